//! The foot of the first page: what is in the set, and the box that asks to print this page first.
//!
//! On wide pages both stand beside each other, or the contents in columns over the box, whichever is lower.

use super::opening::NARROW;
use crate::instructions::GuideBlocks;
use crate::instructions::figures::pictures::{self, Picture, StepPicture};
use crate::layout::columns::{ColumnFrame, Role, fill, least};
use crate::layout::compose::{Composer, Scale, plain};
use crate::layout::{
    Block, Content, Frame, LayoutError, Look, Manner, Setting, drawn, panel, set_in_columns, stack,
};
use crate::scene::{Item, Marks, Rect, Size};
use crate::sheets::drawing::slug_line::{rulers, small};
use crate::text::{Align, Face, Style};

/// Room between the box's edge and its contents, in millimetres.
const PAD: f64 = 4.0;
/// Room between the parts of the box, in millimetres.
const GUTTER: f64 = 5.0;
/// Width and height of both rulers with their names, in millimetres.
const RULERS: Size = Size::new(61.0, 12.0);
/// Radius of the box's corners in millimetres.
const ROUND: f64 = 1.2;
/// Sizes of the words in the box and of the contents, in points, the preferred one first.
pub(super) const WORDS: [f64; 3] = [9.5, 9.0, 8.5];
/// Size of the box's heading, as a share of that of its words.
const TITLE: f64 = 1.35;
/// Widths of the contents beside the box to try, as shares of the page's width.
const BESIDE: [f64; 3] = [0.36, 0.4, 0.45];
/// Room between the contents and the box, and between columns of the contents, in millimetres.
const APART: (f64, f64) = (6.0, 8.0);
/// Columns of the contents over the box, on wide pages.
const COLUMNS: usize = 3;
/// Lines by which such a column may be longer than its share of the words.
const SPARE: u32 = 12;

/// Sets the contents of the set and the box with the steps of the first page, in words of so many `points`; the box is left out if
/// there are no steps.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn foot(
    composer: &mut Composer<'_>,
    steps: &[String],
    contents: &GuideBlocks,
    (points, width): (f64, f64),
) -> Result<Content, LayoutError> {
    let wide = width >= NARROW;
    let columns = if wide { COLUMNS } else { 1 };
    match (contents.is_empty(), steps.is_empty()) {
        (true, true) => Ok(Content { size: Size::new(width, 0.0), items: Vec::new(), structure: Vec::new() }),
        (true, false) => first_of_all(composer, steps, points, Size::new(width, 0.0)),
        (false, true) => in_columns(composer, contents, (points, width), columns),
        (false, false) => {
            // The lowest of the ways to set both is taken.
            let mut marks = Marks::default();
            let mut trial = composer.with(&mut marks);
            let mut best = (None, over(&mut trial, steps, contents, (points, width))?.size.height);
            for share in BESIDE.into_iter().filter(|_| wide) {
                let height = beside(&mut trial, steps, contents, (points, width, share))?.size.height;
                if height < best.1 {
                    best = (Some(share), height);
                }
            }
            match best.0 {
                Some(share) => beside(composer, steps, contents, (points, width, share)),
                None => over(composer, steps, contents, (points, width)),
            }
        }
    }
}

/// Sets the contents, which take this share of the width, at the left of the box, which gets as high as they are.
fn beside(
    composer: &mut Composer<'_>,
    steps: &[String],
    contents: &GuideBlocks,
    (points, width, share): (f64, f64, f64),
) -> Result<Content, LayoutError> {
    let narrow = share * width;
    let listed = in_columns(composer, contents, (points, narrow), 1)?;
    let left = narrow + APART.0;
    // The headings of both stand on one line.
    let top = PAD - 1.0;
    let boxed = first_of_all(composer, steps, points, Size::new(width - left, top + listed.size.height))?;
    let mut items = vec![Item::moved(listed.items, 0.0, top)];
    items.push(Item::moved(boxed.items, left, 0.0));
    let mut structure = listed.structure;
    structure.extend(boxed.structure);
    Ok(Content { size: Size::new(width, boxed.size.height), items, structure })
}

/// Sets the contents over the box.
fn over(
    composer: &mut Composer<'_>,
    steps: &[String],
    contents: &GuideBlocks,
    (points, width): (f64, f64),
) -> Result<Content, LayoutError> {
    let columns = if width >= NARROW { COLUMNS } else { 1 };
    let listed = in_columns(composer, contents, (points, width), columns)?;
    let boxed = first_of_all(composer, steps, points, Size::new(width, 0.0))?;
    let top = listed.size.height + APART.0;
    let mut items = listed.items;
    items.push(Item::moved(boxed.items, 0.0, top));
    let mut structure = listed.structure;
    structure.extend(boxed.structure);
    Ok(Content { size: Size::new(width, top + boxed.size.height), items, structure })
}

/// Sets the contents under their heading in columns of equal length.
fn in_columns(
    composer: &mut Composer<'_>,
    contents: &GuideBlocks,
    (points, width): (f64, f64),
    columns: usize,
) -> Result<Content, LayoutError> {
    let blocks = drawn(contents, &mut |_| Ok::<_, LayoutError>(None))?;
    let measure = (width - (columns - 1) as f64 * APART.1) / columns as f64;
    let manner = Manner { align: Align::Left, ..Manner::USUAL };
    let scale = Scale::of(points);
    let leading = scale.leading();
    let heads = blocks.iter().take_while(|block| matches!(block, Block::Heading { .. })).count();
    let (heads, rest) = blocks.split_at(heads);
    let head = set_in_columns(composer, heads, &Setting { scale, manner, measure: width })?;
    let mut items = Vec::new();
    let mut structure = head.structure;
    let mut top = 0.0;
    for slug in head.slugs {
        items.push(Item::moved(slug.items, 0.0, top));
        top += slug.height;
    }
    let mut set = set_in_columns(composer, rest, &Setting { scale, manner, measure })?;
    structure.extend(set.structure);
    // Here a list to tick off may run over several columns.
    for slug in set.slugs.iter_mut().filter(|slug| slug.role == Role::Begins) {
        slug.tied = false;
    }
    let lines = least(&set.slugs, leading).div_ceil(columns as u32) + SPARE;
    let frames = vec![ColumnFrame { page: 0, lines }; columns];
    let filled = fill(&set.slugs, leading, &frames).ok_or(LayoutError::Overflow { what: "reading" })?;
    let mut bottom = top;
    for (nth, places) in filled.places.iter().enumerate() {
        let left = nth as f64 * (measure + APART.1);
        for place in places {
            let slug = &mut set.slugs[place.slug];
            bottom = bottom.max(top + place.top + slug.height);
            items.push(Item::moved(std::mem::take(&mut slug.items), left, top + place.top));
        }
    }
    Ok(Content { size: Size::new(width, bottom), items, structure })
}

/// Draws the box that asks to print this page first: its steps, and the two rulers. It is at least as high as `least`.
fn first_of_all(
    composer: &mut Composer<'_>,
    steps: &[String],
    points: f64,
    least: Size,
) -> Result<Content, LayoutError> {
    let Size { width, height } = least;
    let wide = width >= NARROW;
    let alt = plain(&composer.say(Picture::Check.alt(), &[])?);
    // Beside the words there is room for a picture in a wide box only.
    let picture = if wide {
        Some(pictures::draw(composer, &StepPicture { picture: Picture::Check, alt }, pictures::SMALL))
    } else {
        None
    };
    let left = PAD + picture.as_ref().map_or(0.0, |picture| picture.size.width + GUTTER);
    let beside = if wide { RULERS.width + GUTTER } else { 0.0 };
    let look = Look::Styled(Style { align: Align::Left, lining_figures: true, ..small(composer, points) });
    let title = Style {
        face: Face::SmallCaps,
        tracking: 0.05,
        color: composer.palette.accent,
        align: Align::Left,
        ..small(composer, TITLE * points)
    };
    let mut blocks = vec![Block::Heading {
        level: 2,
        title: composer.say("assembly-first-title", &[])?,
        look: Look::Styled(title),
    }];
    blocks.push(Block::Gap(0.8));
    for text in steps {
        blocks.push(Block::Paragraph { text: text.clone(), look });
    }
    let words = stack(composer, &blocks, Frame::new(left, PAD - 1.0, width - left - PAD - beside))?;
    let shown = picture.as_ref().map_or(0.0, |picture| PAD + picture.size.height);
    // The rulers stand at the right, in the middle of the box, or below the words.
    let (x, y, bottom) = if wide {
        let bottom = words.bottom.max(shown).max(PAD + RULERS.height).max(height - PAD);
        (width - PAD - RULERS.width, (bottom + PAD - RULERS.height) / 2.0, bottom)
    } else {
        let bottom = (words.bottom + 1.0 + RULERS.height).max(height - PAD);
        (left, (words.bottom + 1.0 + bottom - RULERS.height) / 2.0, bottom)
    };
    let size = Size::new(width, bottom + PAD);
    let mut items = vec![panel(composer.palette, size.to_rect().inset(-0.15), ROUND, 1.0)];
    let mut structure = words.structure;
    if let Some(picture) = picture {
        let shown = Rect::from_origin_size((PAD, (size.height - picture.size.height) / 2.0), picture.size);
        items.push(Item::moved(picture.items, shown.x0, shown.y0));
        structure.extend(picture.structure);
    }
    items.extend(words.items);
    items.extend(rulers(composer, x, y + RULERS.height * 0.36, y + RULERS.height * 0.64)?);
    Ok(Content { size, items, structure })
}
