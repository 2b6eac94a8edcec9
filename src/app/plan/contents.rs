//! Contents of a sheet or a bed, in words.

use super::words::count;
use crate::game::Piece;
use crate::imposition::{Contents, Detail, ListedPiece};
use crate::product::form::Form;

/// Returns a number of things in words, such as `12 defenders`.
pub(super) fn part(content: &Contents) -> String {
    let Contents { component, detail, count: number } = *content;
    let words = component.words();
    let [one, many] = words.plan;
    let some = |one: &str, many: &str| count(number, one, many);
    match (detail, &component.product().form) {
        (Detail::Squares(columns, rows), _) => {
            format!("{} of {columns} x {rows} squares", some(one, many))
        }
        (Detail::OtherSide(columns, rows), _) => {
            format!("the other side of {} of {columns} x {rows} squares", some(one, many))
        }
        (Detail::Piece(ListedPiece(piece)), _) => match piece {
            Piece::King => some("king", "kings"),
            Piece::Defender => some("defender", "defenders"),
            Piece::Knight => some("knight", "knights"),
            Piece::Attacker => some("attacker", "attackers"),
            Piece::Commander => some("commander", "commanders"),
        },
        (Detail::Spare, _) => some("spare piece", "spare pieces"),
        // Pages to read are not counted: they are there or not.
        (Detail::None, Form::Reading | Form::Pages) => one.to_owned(),
        (Detail::None, _) => some(one, many),
    }
}
