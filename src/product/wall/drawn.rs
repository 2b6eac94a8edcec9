//! The page with everything in its place.

use super::setting::WallSetting;
use super::{FilledWall, WallScript, head};
use crate::explain::ExplainError;
use crate::layout::compose::Composer;
use crate::layout::{Content, Running};
use crate::product::handout_type::LINE;
use crate::product::tailpiece::Tailpiece;
use crate::scene::{Affine, BezPath, Item, Path, Rect, Size, Stroke};
use crate::theme::Slot;
use std::sync::Arc;

/// Draws a page whose columns are filled.
pub(super) fn page(
    composer: &mut Composer<'_>,
    script: &WallScript<'_>,
    printable: Size,
    wall: &FilledWall,
) -> Result<Content, ExplainError> {
    let FilledWall { setting, top, above, frames, filled } = wall;
    let (setting, lead) = (*setting, wall.setting.scale.leading());
    let mut page = Content { size: printable, ..head::set(composer, script.variant, printable.width)? };
    if let Some(board) = script.board(composer, setting)? {
        let right = setting.right_of_board();
        let left = if setting.has_picture() { 0.0 } else { (right - setting.board) / 2.0 };
        page.items.push(Item::moved(board.items, left, *top));
        page.structure.extend(board.structure);
        if setting.has_picture() {
            let room = Rect::new(setting.board + setting.gutter, *top, right, top + board.size.height);
            page.items.extend(picture(composer, room));
        }
    }
    let Running { slugs, structure, .. } = script.columns(composer, setting)?;
    page.structure.extend(structure);
    let begins = |column: usize| top + if column < setting.over { f64::from(*above) * lead } else { 0.0 };
    let mut ends = Vec::new();
    for (column, places) in filled.places.iter().enumerate() {
        let (left, begins) = (setting.left(column), begins(column));
        for place in places {
            page.items.push(Item::moved(slugs[place.slug].items.clone(), left, begins + place.top));
        }
        ends.push(begins + places.last().map_or(0.0, |place| place.top + slugs[place.slug].height));
    }
    page.items.push(lines(composer, setting, *top, &begins, &ends));
    if let (Some(end), Some(frame)) = (ends.last(), frames.last()) {
        let last = setting.columns - 1;
        let free = begins(last) + f64::from(frame.lines) * lead - end;
        let piece = Tailpiece::of(composer.art, 0, setting.measure).filter(|piece| piece.room(lead) <= free);
        page.items.extend(piece.map(|piece| piece.placed(setting.left(last), *end, setting.measure, lead)));
    }
    Ok(page.into_section())
}

/// The theme's picture in the middle of its room, as large as it can be: it adorns, and nobody is told of it.
fn picture(composer: &Composer<'_>, room: Rect) -> Option<Item> {
    let art = composer.art.one(Slot::Cover);
    if art.items.is_empty() || room.width() <= 0.0 {
        return None;
    }
    let scale = (room.width() / art.size.width).min(room.height() / art.size.height);
    let (width, height) = (art.size.width * scale, art.size.height * scale);
    let corner = (room.x0 + (room.width() - width) / 2.0, room.y0 + (room.height() - height) / 2.0);
    let transform = Affine::translate(corner) * Affine::scale(scale);
    Some(Item::Art { art: Arc::clone(art), transform })
}

/// Lines between the columns, from where the later of two begins to where the longer ends.
fn lines(
    composer: &Composer<'_>,
    setting: WallSetting,
    top: f64,
    begins: &dyn Fn(usize) -> f64,
    ends: &[f64],
) -> Item {
    let mut path = BezPath::new();
    for column in 1..setting.columns {
        let x = setting.left(column) - setting.gutter / 2.0;
        // Beside the starting layout there is a line as well, but none runs through it.
        let from = if column < setting.over { begins(column) } else { top };
        path.move_to((x, from));
        path.line_to((x, ends[column - 1].max(ends[column])));
    }
    Path::stroke(path, Stroke::new(composer.palette.quiet, LINE)).into()
}
