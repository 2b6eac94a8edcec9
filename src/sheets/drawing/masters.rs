//! Drawings that several pages use, made once.

use crate::game::Piece;
use crate::imposition::cut_plan::CutPlan;
use crate::imposition::cut_plan::gutterfold::REACH;
use crate::imposition::cutting::{BoardPart, Trim, seams};
use crate::imposition::{BackOfBoard, Component, FRAME, Order, SheetError, TokenShape};
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::product::board::{self, BoardMeasures, BoardPicture, Lettering, MakerPlace};
use crate::product::other_side;
use crate::product::other_side::Reverse;
use crate::product::picture::Masters;
use crate::product::pieces::{Make, Token, plate};
use crate::scene::{Art, Point, Size};
use crate::units::Length;
use std::sync::Arc;

/// Width of the blank edge around the board of a class, whose neighbours adjoin the cut.
const WHITE: Length = Length::mm(1.2);

/// Draws the drawings that several pages use, for a board that comes apart as the plan says.
pub(crate) fn masters(order: &Order, cut: &CutPlan, composer: &Composer<'_>) -> Result<Masters, SheetError> {
    let (trim, parts) = (cut.trim, cut.parts.as_slice());
    // A board that is not printed here is seen on page 1 with the widest frame that it may have.
    let frame =
        if order.settings.has(Component::Board) { trim.frame } else { order.settings.frame.unwrap_or(FRAME) };
    // Children's scissors go astray: outside the frame the board ends in white.
    let frame = if order.measures.class.is_some() { (frame - WHITE).max(Length::ZERO) } else { frame };
    let mut picture = board::draw(&order.variant, &order.theme, trim.cell, frame, order.settings.bleed);
    let set = Lettering { palette: composer.palette, typesetter: composer.typesetter };
    let lettered = picture.with_lettering(&order.theme.board.lettering, set);
    picture = lettered.map_err(LayoutError::from)?;
    if order.settings.coordinates {
        let named = picture.with_coordinates(set);
        picture = named.map_err(LayoutError::from)?;
    }
    if let Some(maker) = order.maker.as_deref().filter(|_| order.settings.maker_on_board) {
        let has_coordinates = order.settings.coordinates;
        let place = MakerPlace { uncut: uncut(trim, parts), has_coordinates };
        let signed = picture.with_maker(maker, place, &order.theme.art, set);
        picture = signed.map_err(LayoutError::from)?;
    }
    let BoardPicture { measures, items } = picture;
    let token = |piece| {
        let make = match order.label_sheet(piece) {
            Some(sheet) => Make {
                shape: TokenShape::Round,
                bleed: sheet.bleed(order.settings.bleed),
                marked: false,
                inset: false,
                back: None,
                ink: order.settings.ink,
            },
            None => Make {
                shape: order.settings.token,
                bleed: order.settings.bleed,
                marked: true,
                inset: order.measures.class.is_some(),
                back: order.settings.two_sided.then_some(order.settings.bleed.max(REACH)),
                ink: order.settings.ink,
            },
        };
        Token::new(piece, order.disc(piece), &order.theme.art, &order.theme.palette, make)
    };
    let tokens: Vec<Token> = Piece::ALL.iter().copied().map(token).collect();
    let mut plates = Vec::new();
    for set in (1..=order.settings.sets).filter(|_| order.settings.sets > 1) {
        let of_set: Result<Vec<Arc<Art>>, _> =
            tokens.iter().map(|token| plate(composer, token, set).map(Arc::new)).collect();
        plates.push(of_set?);
    }
    let board = Arc::new(Art { size: Size::new(measures.side(), measures.side()), items });
    let is_cut = order.settings.has(Component::Board) && order.settings.poster.is_none();
    let back = match order.back.as_ref().filter(|_| is_cut) {
        Some(back) => Some(Arc::new(self::back(order, back, trim, parts, composer)?)),
        None => None,
    };
    Ok(Masters { board, back, frame: frame.to_mm(), tokens, plates })
}

/// Draws the other side of a board that comes apart into `parts`.
fn back(
    order: &Order,
    back: &BackOfBoard,
    trim: Trim,
    parts: &[BoardPart],
    composer: &Composer<'_>,
) -> Result<Art, LayoutError> {
    let side = trim.side().to_mm();
    // The left of the front is the right of the back.
    let mirrored = |(column, row): (u8, u8)| {
        let at = |squares: u8| (trim.cell * f64::from(squares)).to_mm();
        Point::new(side - at(column), at(row))
    };
    let cuts: Vec<[Point; 2]> =
        seams(parts).iter().map(|seam| [mirrored(seam.from), mirrored(seam.to)]).collect();
    let (from, to) = uncut(trim, parts);
    let reverse = Reverse {
        board: BoardMeasures {
            squares: trim.squares,
            cell: trim.cell.to_mm(),
            frame: trim.frame.to_mm(),
            bleed: order.settings.bleed.to_mm(),
        },
        seams: &cuts,
        uncut: (side - to, side - from),
        disc: order.measures.piece_disc,
        coordinates: order.settings.coordinates,
        imprint: &back.imprint,
    };
    let BoardPicture { items, .. } =
        other_side::draw(&back.side, &order.theme, &reverse, composer.typesetter)?;
    Ok(Art { size: Size::new(side, side), items })
}

/// Returns the longest stretch of the board's lower side without a cut, the first of several: its start and end, in
/// millimetres from the left of the squares.
fn uncut(trim: Trim, parts: &[BoardPart]) -> (f64, f64) {
    let lowest = parts.iter().filter(|part| part.below() == trim.squares).map(|part| trim.squares(part));
    let longest = lowest.reduce(|one, other| if other.width() > one.width() { other } else { one });
    longest.map_or((0.0, trim.side().to_mm()), |squares| (squares.x0, squares.x1))
}
