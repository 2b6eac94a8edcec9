//! A kit from its order: its products, then the plan of its sheets, then the words that name pages of that plan, then the pages.
//!
//! First inserts and handouts are made, for their sizes decide on the sheets, and [`crate::imposition::cut_plan`] places
//! everything that is cut. Then the plan lists all sheets but those of story and instructions, whose words name pages and counts
//! of the plan and decide how many sheets they take themselves. Then all pages are drawn from the whole plan, and brought into
//! the order of printing. So no number in the instructions is ever typed.

use crate::explain::ExplainError;
use crate::imposition::cut_plan::FlatInsert;
use crate::imposition::{
    MARGIN, Order, Plan, PlannedHandout, Settings, SheetError, Tool, Uncut, cut_plan, fit, most_of,
    with_larger_card,
};
use crate::instructions::{self, FirstPages};
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::make::making::products::products;
use crate::product::handouts::Handout;
use crate::scene::{Document, Info, Marks, Page, Size};
use crate::sheets;
use crate::sheets::drawing::masters::masters;
use crate::sheets::files::hairlines;
use crate::sheets::leaflet::Leaflet;
use crate::sheets::set::{Products, Set};
use crate::sheets::{Documents, card, files, label_pages, poster};
use crate::text::Value;
use crate::units::Length;

/// Makes the kit, all in one document.
///
/// # Errors
/// Something does not fit the paper, a figure contradicts the rules, or a text can't be set.
pub fn document(order: &Order) -> Result<Document, SheetError> {
    let settings = Settings { split: false, poster: None, ..order.settings.clone() };
    let made = made(&Order { settings, ..order.clone() })?;
    made.files.into_iter().next().map(|file| file.document).ok_or(SheetError::Empty)
}

/// Makes the kit's files and their plan. For a laser alone there are no files here: `laser` makes its own.
///
/// # Errors
/// As for [`document`].
pub fn made(order: &Order) -> Result<Documents, SheetError> {
    made_as(&mut order.clone(), None)
}

/// Side of the picture of a set, in millimetres.
const PICTURE: f64 = 180.0;

/// Draws the set as it lies on the table: the board with its frame, and the pieces on their starting squares.
///
/// # Errors
/// The board does not fit the paper, or its letters can't be set.
pub(in crate::make) fn set_up(order: &Order) -> Result<Document, SheetError> {
    let mut marks = Marks::default();
    let composer = order.composer(&mut marks);
    let masters = masters(order, &cut_plan::plan_with(order, &[])?, &composer)?;
    let items = masters.set_up(&order.variant.setup.board, PICTURE);
    let page = Page { size: Size::new(PICTURE, PICTURE), trim: None, bleed: None, items };
    Ok(Document::untitled(vec![page]))
}

/// Factors by which the room for the words of a class sheet's card grows, tried in turn where the words don't fit.
const ROOM_FOR_WORDS: [f64; 4] = [1.2, 1.4, 1.7, 2.0];

/// Does what [`made`] does; `host` is the plan of the kit with board and pieces, if this kit has only the words of a set in one
/// language more. Where the card of a class's sheet needs more room, the squares get smaller and `order` gets their measures.
///
/// # Errors
/// As for [`document`].
pub(in crate::make) fn made_as(order: &mut Order, host: Option<&Plan>) -> Result<Documents, SheetError> {
    if order.settings.tool == Tool::Laser {
        return Ok(Documents { files: Vec::new(), plan: Plan::of_nothing(order) });
    }
    let mut made = printed(order, host);
    for words in ROOM_FOR_WORDS {
        if !matches!(made, Err(ref error) if is_without_room(error)) {
            break;
        }
        let Some(measures) = with_larger_card(&order.settings, &order.variant, words) else { break };
        order.measures = measures;
        made = printed(order, host);
    }
    made.map_err(|error| {
        // If the kit can be made without the maker's name, the name is too long.
        let nameless = Order { maker: None, ..order.clone() };
        if is_without_room(&error) && order.maker.as_deref().is_some() && printed(&nameless, host).is_ok() {
            return SheetError::MakerTooLong;
        }
        with_ways_out(order, host, error.on_small_paper(&order.settings, order.has_own_texts))
    })
}

/// Returns whether the error is a text without room in its place.
const fn is_without_room(error: &SheetError) -> bool {
    matches!(error, SheetError::Content(ExplainError::Layout(LayoutError::Overflow { .. })))
}

/// Returns the error; one about too little room gets the widest margins, and the smallest larger paper, with which the kit
/// can be printed.
fn with_ways_out(order: &Order, host: Option<&Plan>, error: SheetError) -> SheetError {
    let SheetError::NoRoomOn { what, size, paper, margin, .. } = error else { return error };
    let will_do = |settings: Settings| {
        // For a set on one sheet the measures follow the paper; other measures stay.
        let measures = match order.measures.class {
            Some(_) => fit(&settings, &order.variant),
            None => Ok(order.measures),
        };
        measures.is_ok_and(|measures| printed(&Order { settings, measures, ..order.clone() }, host).is_ok())
    };
    let fits = |more: Length| will_do(Settings { margin: MARGIN + more, ..order.settings.clone() });
    let enough = most_of(2, margin - MARGIN, fits).map(|more| MARGIN + more);
    let larger =
        paper.larger().into_iter().find(|&paper| will_do(Settings { paper, ..order.settings.clone() }));
    SheetError::NoRoomOn { what, size, paper, margin, enough, larger: larger.map(Box::new) }
}

/// Makes the files of a kit for a printer.
fn printed(order: &Order, host: Option<&Plan>) -> Result<Documents, SheetError> {
    let mut marks = Marks::default();
    let mut composer = order.composer(&mut marks);
    let products = products(order, &mut composer)?;
    let flat: Vec<FlatInsert> =
        products.inserts.iter().map(|insert| FlatInsert::of(insert.component, &insert.blank)).collect();
    let cut = cut_plan::plan_with(order, &flat)?;
    let masters = masters(order, &cut, &composer)?;
    let leaflet = Leaflet::new(order, &mut composer)?;
    let unread = Plan::new(order, cut, flat, uncut(&products, &leaflet, order));
    let set = Set { order, plan: &unread, masters: &masters, products: &products };
    // One size of type in a kit: the smaller one of leaflet and first pages, unless lines are too long for it.
    let text = unread.leaflet.as_ref().map(|leaflet| leaflet.text);
    let most = text.unwrap_or(f64::INFINITY);
    let FirstPages { section: reading, mut plan, text: size } = match host {
        Some(host) => first_pages_of_guest(set, host, &mut composer, most)?,
        None => instructions::pages(set, None, &mut composer, most)?,
    };
    let leaflet = match (size, text) {
        (Some(size), Some(text)) if size < text => leaflet.no_larger(size, order, &mut composer)?,
        _ => leaflet,
    };
    plan.leaflet = leaflet.plan(order);
    let set = Set { plan: &plan, ..set };
    // The wall and the poster are drawn before the leaflet, so that their marks in the structure come before its marks.
    let cut_out = card::pages(set, &mut composer)?;
    let labels = label_pages::pages(set, &mut composer)?;
    let handouts = sheets::handouts::pages(set, &mut composer)?;
    let wall = sheets::handouts::wall_pages(set, &mut composer)?;
    let poster = poster::pages(order, plan.cut.trim, &masters, &mut composer)?;
    let leaflet = leaflet.pages(order, &mut composer)?;
    let sections = vec![reading, cut_out, labels, handouts, leaflet, wall, poster];
    let mut files = files::files(order, &plan, sections, &info(order, &composer)?)?;
    if files.is_empty() {
        return Err(SheetError::Empty);
    }
    hairlines::strengthen(files.iter_mut().flat_map(|file| &mut file.document.pages));
    Ok(Documents { files, plan })
}

/// Returns what is printed and not cut, beside story and instructions.
fn uncut(products: &Products, leaflet: &Leaflet, order: &Order) -> Uncut {
    let planned = |handout: &Handout, is_hung| PlannedHandout {
        component: handout.component,
        is_double: handout.back.is_some(),
        is_hung,
    };
    let handouts = products.handouts.iter().map(|handout| planned(handout, false));
    let wall = products.wall.iter().map(|handout| planned(handout, true));
    Uncut {
        handouts: handouts.chain(wall).collect(),
        behind: products.behind.as_ref().map(|handout| handout.component),
        leaflet: leaflet.plan(order),
    }
}

/// Makes the first pages of a kit with the words of a set in one language more: they tell how the host's set is made.
fn first_pages_of_guest(
    set: Set<'_>,
    host: &Plan,
    composer: &mut Composer<'_>,
    most: f64,
) -> Result<FirstPages, SheetError> {
    let (settings, stem) = (host.settings.clone(), host.stem.clone());
    let order = Order { settings, measures: host.measures, stem, ..set.order.clone() };
    let masters = masters(&order, &host.cut, composer)?;
    let whole = Set { order: &order, plan: host, masters: &masters, ..set };
    instructions::pages(set, Some(whole), composer, most)
}

fn info(order: &Order, composer: &Composer<'_>) -> Result<Info, SheetError> {
    let name = [("name", Value::Text(order.variant.name.clone()))];
    Ok(Info {
        title: composer.say("document-title", &name)?,
        subject: composer.say("document-subject", &[])?,
        keywords: vec!["hnefatafl".to_owned(), order.variant.name.clone(), "print and play".to_owned()],
        creator: format!("tafl-print {}", order.version),
        language: composer.messages.language().tag().to_owned(),
        date: order.date,
    })
}
