//! The rules leaflet on its sheets: folded ones, one inside the other, with two pages on each side; or single pages.
//!
//! Of N pages the outer sheet has on its outside the last page on the left and the front page on the right, and inside
//! pages 2 and N - 1; the next sheet goes on from there. Single pages follow each other, two to a sheet.

mod booklet;
mod endings;
mod format;
mod marks;
mod turned;
mod words;

use crate::imposition::leaflet::Imposition;
use crate::imposition::{Component, LeafletForm, LeafletPlan, Matter, Order, Settings, SheetError};
use crate::layout::columns::{Slug, SlugPlace};
use crate::layout::compose::Composer;
use crate::layout::{Content, LayoutError, Running, panel};
use crate::product::front::Cover;
use crate::product::{backpage, leaflet};
use crate::scene::{Item, Node, Page, Rect, RenewedMarks, Size, Tag};
use crate::sheets::leaf::{Leaf, SheetSection};
use crate::sheets::set_name;
use crate::theme::Slot;
use booklet::{Booklet, fit};
use endings::{EndedColumn, columns_end, tailpieces};
use format::{APART, LeafletFormat};
use marks::{SetNumber, across, binding, column_rule, cuts, fold, footer, front_number};
use turned::TurnedMarks;

/// Room between the words of the last page and the table for the games played, in millimetres.
const OVER_TABLE: f64 = 7.0;

/// How far a tinted ground reaches beyond its words at the sides, in millimetres: less than half the room between columns.
const BESIDE: f64 = 1.8;
/// How far it reaches beyond them above and below, in millimetres: less than half a line.
const OVER: f64 = 1.2;
/// Radius of its corners in millimetres.
const ROUND: f64 = 1.2;

/// The leaflet of a kit, if it has one.
pub(crate) struct Leaflet {
    imposition: Imposition,
    sets: u16,
    words: Option<FittedWords>,
}

/// Words of a leaflet, fitted to its pages.
struct FittedWords {
    scripts: leaflet::LeafletScripts,
    booklet: Booklet,
    format: LeafletFormat,
    foot: Content,
}

/// Drawn page of a leaflet, or drawn side of its sheet, in millimetres from its top left corner.
#[derive(Default)]
struct DrawnPage {
    /// Items that are the same in the leaflet of every set.
    words: Vec<Item>,
    /// Numbers and folds. They are painted last, so that a file can store the items before them once.
    own: Vec<Item>,
    /// Right end of the footer, in millimetres.
    foot: f64,
}

impl DrawnPage {
    /// Appends the items of another page.
    fn join(&mut self, other: Self) {
        self.words.extend(other.words);
        self.own.extend(other.own);
    }

    /// Returns the page moved by `x` and `y` millimetres.
    fn moved(self, x: f64, y: f64) -> Self {
        Self {
            words: vec![Item::moved(self.words, x, y)],
            own: vec![Item::moved(self.own, x, y)],
            foot: self.foot + x,
        }
    }
}

/// Returns the size of a leaflet page on the paper of the settings, in millimetres.
#[must_use]
pub(crate) fn page_size(settings: &Settings) -> Size {
    Imposition::new(settings).page
}

impl Leaflet {
    /// Fits the words to the paper.
    pub(crate) fn new(order: &Order, composer: &mut Composer<'_>) -> Result<Self, SheetError> {
        let imposition = Imposition::new(&order.settings);
        let words = if order.settings.has(Component::Leaflet) {
            let empty = LeafletFormat::of(imposition);
            let foot = backpage::foot(composer, empty.width())?;
            let format = LeafletFormat { foot: foot.size.height, ..empty };
            if cover(order, format).least(composer, &order.variant)? > format.height() {
                return Err(LayoutError::Overflow { what: "leaflet" }.into());
            }
            let scripts =
                leaflet::scripts(composer, &order.variant, &order.examples, order.balance.as_deref())?;
            let booklet = fit(order, composer, &scripts, format, f64::INFINITY)?;
            Some(FittedWords { scripts, booklet, format, foot })
        } else {
            None
        };
        Ok(Self { imposition, sets: order.settings.sets, words })
    }

    /// Returns the leaflet with type no larger than `most` points.
    pub(crate) fn no_larger(
        self,
        most: f64,
        order: &Order,
        composer: &mut Composer<'_>,
    ) -> Result<Self, SheetError> {
        let Some(words) = self.words else { return Ok(self) };
        let booklet = fit(order, composer, &words.scripts, words.format, most)?;
        Ok(Self { words: Some(FittedWords { booklet, ..words }), ..self })
    }

    /// Returns the leaflet as it is planned. `None`: there is no leaflet.
    pub(crate) fn plan(&self, order: &Order) -> Option<LeafletPlan> {
        let (imposition, (upright, across)) = (self.imposition, self.imposition.cuts());
        let booklet = &self.words.as_ref()?.booklet;
        let sheets = booklet.pages / imposition.pages_to_a_sheet() * usize::from(self.sets);
        Some(LeafletPlan {
            pages: booklet.pages,
            papers: sheets.div_ceil(imposition.sheets_to_a_paper()),
            form: imposition.form,
            cuts: if imposition.form == LeafletForm::Single { 0 } else { upright.len() + across.len() },
            is_across: imposition.side.width > imposition.side.height,
            flip: imposition.flip(&order.settings),
            left_out: order.variant.about.giving_way[..booklet.left_out].to_vec(),
            text: booklet.setting.scale.body,
        })
    }

    /// Draws the two sides of each sheet of paper, the outer sheet of each leaflet first, the outside of each first.
    pub(crate) fn pages(
        self,
        order: &Order,
        composer: &mut Composer<'_>,
    ) -> Result<SheetSection, SheetError> {
        let Self { imposition, sets, words } = self;
        let Some(words) = words else { return Ok(SheetSection::default()) };
        let format = words.format;
        let (pages, nodes) = words.upright(order, composer)?;
        let (mut sheets, mut structure) = (Vec::new(), Vec::new());
        let once_more = Component::fold_leaflet(&order.settings.parts);
        for set in 1..=sets {
            let number = set_name::is_named(&order.settings).then_some(set);
            let (pages, nodes) = if set == 1 {
                (pages.clone(), nodes.clone())
            } else {
                let mut copy = RenewedMarks::new(composer.marks);
                let items = pages.iter().map(|page| copy.items(page)).collect();
                (items, nodes.iter().map(|node| copy.node(node)).collect())
            };
            let (pages, nodes) = numbered(order, composer, format, pages, nodes, number)?;
            structure.push(Node::of(Tag::Part, nodes));
            sheets.extend(imposed(composer, imposition, once_more, pages)?);
        }
        let title = composer.say("outline-leaflet", &[])?;
        let mut leaves = Vec::new();
        while !sheets.is_empty() {
            let rest = sheets.split_off(imposition.sheets_to_a_paper().min(sheets.len()));
            let together = std::mem::replace(&mut sheets, rest);
            let [front, back] = paper(composer, imposition, together);
            let sheet = Leaf::one_sided(Matter::Leaflet(leaves.len()), title.clone(), front);
            leaves.push(Leaf { back: Some(back), ..sheet });
        }
        Ok(SheetSection { leaves, structure })
    }
}

/// Returns the cover of an order.
fn cover(order: &Order, format: LeafletFormat) -> Cover<'_> {
    let picture = order.theme.art.one(Slot::Cover);
    let (width, widest) = (format.width(), format.page.width - 2.0 * format.picture);
    Cover { picture, width, widest, maker: order.maker.as_deref() }
}

/// Draws the footers and the number of the set on the pages.
fn numbered(
    order: &Order,
    composer: &mut Composer<'_>,
    format: LeafletFormat,
    pages: Vec<Vec<Item>>,
    mut nodes: Vec<Node>,
    set: SetNumber,
) -> Result<(Vec<DrawnPage>, Vec<Node>), SheetError> {
    let last = pages.len();
    let drawn = |(nth, words)| {
        let (own, foot) = footer(order, composer, format, nth + 1, last, set)?;
        Ok(DrawnPage { words, own, foot })
    };
    let mut pages: Vec<DrawnPage> =
        pages.into_iter().enumerate().map(drawn).collect::<Result<_, SheetError>>()?;
    if let (Some(set), Some(first)) = (set, pages.first_mut()) {
        let (item, node) = front_number(order, composer, format, set)?;
        first.own.push(item);
        // The number comes right after the title.
        nodes.insert(1.min(nodes.len()), node);
    }
    Ok((pages, nodes))
}

/// Returns the two sides of each sheet of a leaflet, the second turned like the page of a book. If the leaflet is folded once
/// more, its outside shows where.
fn imposed(
    composer: &Composer<'_>,
    imposition: Imposition,
    once_more: bool,
    mut pages: Vec<DrawnPage>,
) -> Result<Vec<[DrawnPage; 2]>, SheetError> {
    let count = pages.len();
    let mut take = |number: usize| pages.get_mut(number).map(std::mem::take).unwrap_or_default();
    let mut sheets = Vec::new();
    if imposition.form == LeafletForm::Single {
        for nth in (0..count).step_by(2) {
            let mut front = take(nth);
            if nth == 0 && count > 2 {
                front.own.extend(binding(composer, imposition)?);
            }
            sheets.push([front, take(nth + 1)]);
        }
        return Ok(sheets);
    }
    let on_right = |page: DrawnPage| page.moved(imposition.page.width, 0.0);
    let folded = count / imposition.pages_to_a_sheet();
    for nth in 0..folded {
        let (left, right) = (count - 1 - 2 * nth, 2 * nth);
        let note = match (folded, nth) {
            (1, _) => "leaflet-fold",
            (_, 0) => "leaflet-fold-outer",
            _ => "leaflet-fold-inner",
        };
        // The page that is read first comes first in the file.
        let mut outside = on_right(take(right));
        let last = take(left);
        let foot = last.foot;
        outside.join(last);
        outside.own.extend(fold(composer, imposition, Some((note, foot)))?);
        if once_more && nth == 0 {
            outside.own.push(across(composer, imposition));
        }
        let mut inside = take(right + 1);
        inside.join(on_right(take(left - 1)));
        inside.own.extend(fold(composer, imposition, None)?);
        sheets.push([outside, inside]);
    }
    Ok(sheets)
}

/// Returns both sides of a sheet of paper with the leaflet sheets that are printed on it together.
fn paper(composer: &Composer<'_>, imposition: Imposition, together: Vec<[DrawnPage; 2]>) -> [Page; 2] {
    let mut sides = [DrawnPage::default(), DrawnPage::default()];
    let mut trims: [Option<Rect>; 2] = [None, None];
    for (nth, sheet) in together.into_iter().enumerate() {
        let area = imposition.area(nth);
        let areas = [area, imposition.behind(area)];
        for (((side, trim), area), sheet) in sides.iter_mut().zip(&mut trims).zip(areas).zip(sheet) {
            side.join(sheet.moved(area.x0, area.y0));
            *trim = Some(trim.map_or(area, |other| other.union(area)));
        }
    }
    let mut second = false;
    sides.map(|side| {
        let mut items = side.words;
        items.extend(side.own);
        items.extend(cuts(composer, imposition, second));
        let trim = trims[usize::from(second)];
        second = true;
        Page { size: imposition.side, trim, bleed: trim, items }
    })
}

impl FittedWords {
    /// Returns the pages in the order of reading, without their numbers, and their structure.
    fn upright(
        self,
        order: &Order,
        composer: &mut Composer<'_>,
    ) -> Result<(Vec<Vec<Item>>, Vec<Node>), SheetError> {
        let Self { scripts, booklet, format, foot } = self;
        let cover = cover(order, format).set(composer, &order.variant, format.height())?;
        let left_out = &order.variant.about.giving_way[..booklet.left_out];
        let mut script = scripts.opening;
        script.extend(scripts.rules);
        script.extend(leaflet::rest(composer, &order.variant, order.balance.as_deref(), left_out)?);
        let set = leaflet::set(composer, &order.variant, &script, booklet.setting)?;
        let mut pages: Vec<Vec<Item>> = vec![Vec::new(); booklet.pages];
        pages[0].push(Item::moved(cover.items, format.left(0), format.edge));
        // Lower ends of the columns of each page.
        let mut ends: Vec<Vec<f64>> = vec![Vec::new(); booklet.pages];
        let Running { slugs, structure, .. } = set;
        for (column, (number, frame)) in booklet.places.iter().zip(&booklet.columns) {
            pages[*number].extend(grounds(composer, column, &slugs, *frame));
        }
        let mut turned = TurnedMarks::new(composer.marks);
        for (column, (number, frame)) in booklet.places.iter().zip(&booklet.columns) {
            for place in column {
                let items = turned.items(&slugs[place.slug].items, *number);
                pages[*number].push(Item::moved(items, frame.x0, frame.y0 + place.top));
            }
            let end = column.last().map(|place| frame.y0 + place.top + slugs[place.slug].height);
            ends[*number].extend(end);
        }
        let lowest = |number: usize| ends[number].iter().copied().fold(0.0, f64::max);
        let mut nodes = cover.structure;
        nodes.extend(structure.iter().map(|node| turned.node(node)));
        let last = booklet.pages - 1;
        let last_foot = foot.size.height;
        let bottom = format.bottom() - last_foot;
        pages[last].push(Item::moved(foot.items, format.left(last), bottom));
        // Where the words end early, a table for the games played takes the largest room that is left of one page.
        let mut tables = vec![f64::INFINITY; booklet.pages];
        let end = (0..=last).rev().find(|&number| lowest(number) > 0.0).unwrap_or(0);
        let mut largest: Option<(f64, usize, f64)> = None;
        for number in end..booklet.pages {
            let above = lowest(number);
            let top = if above > 0.0 { above + OVER_TABLE } else { format.edge };
            let bottom = format.bottom() - if number == last { last_foot + APART } else { 0.0 };
            if let Some(height) = backpage::heights(bottom - top).next()
                && largest.is_none_or(|(most, ..)| height > most)
            {
                largest = Some((height, number, top));
            }
        }
        if let Some((height, number, top)) = largest {
            let table = backpage::games(composer, format.width(), height)?;
            tables[number] = top;
            pages[number].push(Item::moved(table.items, format.left(number), top));
            nodes.extend(table.structure);
        }
        nodes.extend(foot.structure);
        let leading = booklet.setting.scale.leading();
        let ended: Vec<EndedColumn> = columns_end(&booklet, &slugs, &tables).collect();
        for (number, item) in tailpieces(&order.theme.art, &ended, leading) {
            pages[number].push(item);
        }
        for (number, rule) in column_rules(composer, &booklet, &slugs) {
            pages[number].push(rule);
        }
        Ok((pages, nodes))
    }
}

/// Draws the tinted grounds of a column: rules that stand out and follow each other have one together.
fn grounds(
    composer: &Composer<'_>,
    column: &[SlugPlace],
    slugs: &[Slug],
    frame: Rect,
) -> impl Iterator<Item = Item> {
    let palette = composer.palette;
    let stretches = column.chunk_by(|one, other| slugs[one.slug].tinted == slugs[other.slug].tinted);
    let ends = stretches.filter_map(|stretch| {
        let (first, last) = stretch.first().zip(stretch.last())?;
        slugs[first.slug].tinted.then(|| (first.top, last.top + slugs[last.slug].height))
    });
    ends.map(move |(top, bottom)| {
        let ground = Rect::new(frame.x0, frame.y0 + top, frame.x1, frame.y0 + bottom).inflate(BESIDE, OVER);
        panel(palette, ground, ROUND, 1.0)
    })
}

/// Draws the lines between columns that stand side by side, each with the index of its page, down to the end of the longer one.
fn column_rules(composer: &Composer<'_>, booklet: &Booklet, slugs: &[Slug]) -> Vec<(usize, Item)> {
    let columns: Vec<_> = booklet.columns.iter().zip(&booklet.places).collect();
    let end = |frame: &Rect, column: &[SlugPlace]| {
        column.last().map(|place| frame.y0 + place.top + slugs[place.slug].height)
    };
    let rule = |pair: &[(&(usize, Rect), &Vec<SlugPlace>)]| {
        let [((page, left), one), ((next, right), other)] = pair else { return None };
        let is_beside = page == next && (left.y0 - right.y0).abs() < 1e-9 && left.x0 < right.x0;
        let bottom = end(left, one)?.max(end(right, other)?);
        let x = f64::midpoint(left.x1, right.x0);
        is_beside.then(|| (*page, column_rule(composer, x, left.y0 + 1.0, bottom)))
    };
    columns.windows(2).filter_map(rule).collect()
}
