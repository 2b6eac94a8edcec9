//! What lies on a page, counted: twelve defenders, two cards, a part of the board.

use super::cut_plan::{CutPlan, Element, FlatInsert, Placed};
use crate::game::Piece;
use crate::imposition::cutting::BoardPart;
use crate::product::component::Component;
use std::cmp::Ordering;

/// Number of one component on a page, such as 12 defenders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The component.
    pub component: Component,
    /// Exact kind, where the component alone does not tell it.
    pub detail: Detail,
    /// Number of them.
    pub count: usize,
}

impl Contents {
    /// Returns a single thing that its component tells.
    pub(super) const fn once(component: Component) -> Self {
        Self { component, detail: Detail::None, count: 1 }
    }

    /// Counts the things of each kind, in the order of the components.
    pub(crate) fn counted(things: impl Iterator<Item = (Component, Detail)>) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        for (component, detail) in things {
            match found.iter_mut().find(|content| (content.component, content.detail) == (component, detail))
            {
                Some(content) => content.count += 1,
                None => found.push(Self { component, detail, count: 1 }),
            }
        }
        // Parts of the board stay in the order of their numbers.
        let rank = |content: &Self| {
            (
                content.component,
                if let Detail::Squares(..) | Detail::OtherSide(..) = content.detail {
                    Detail::None
                } else {
                    content.detail
                },
            )
        };
        found.sort_by_key(rank);
        found
    }

    /// Counts what lies on a sheet.
    pub(super) fn placed(placed: &[Placed], cut: &CutPlan, inserts: &[FlatInsert]) -> Vec<Self> {
        Self::counted(placed.iter().filter_map(|placed| named(placed.element, cut, inserts)))
    }

    /// Counts the parts of the other side of the board behind a sheet with these elements.
    pub(super) fn behind(placed: &[Placed], cut: &CutPlan) -> Vec<Self> {
        Self::counted(placed.iter().filter_map(|placed| {
            let (component, Detail::Squares(columns, rows)) = named(placed.element, cut, &[])? else {
                return None;
            };
            Some((component, Detail::OtherSide(columns, rows)))
        }))
    }
}

/// Returns component and kind of an element. `None`: it belongs to no component.
fn named(element: Element, cut: &CutPlan, inserts: &[FlatInsert]) -> Option<(Component, Detail)> {
    Some(match element {
        Element::Board { part, .. } => {
            let BoardPart { columns, rows, .. } = *cut.parts.get(part)?;
            (Component::Board, Detail::Squares(columns, rows))
        }
        Element::Disc { spare: true, .. } => (Component::Pieces, Detail::Spare),
        Element::Disc { piece, .. } => (Component::Pieces, Detail::Piece(ListedPiece(piece))),
        Element::Insert { index, .. } => (inserts.get(index)?.component?, Detail::None),
        Element::Caption(_) | Element::Backs | Element::SlugLine(_) => return None,
    })
}

/// Exact kind of a component on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Nothing beyond the component.
    None,
    /// A part of the board; its columns and rows of squares.
    Squares(u8, u8),
    /// The other side of a part of the board; the columns and rows of squares of its front.
    OtherSide(u8, u8),
    /// Pieces of a kind that the game needs, by its place in the list of contents.
    Piece(ListedPiece),
    /// Spare pieces: more than the game needs.
    Spare,
}

/// Kind of piece, in the order in which contents are listed: the king's side first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedPiece(pub Piece);

impl ListedPiece {
    /// Kinds of piece in the order of lists of contents.
    pub const ORDER: [Piece; 5] =
        [Piece::King, Piece::Defender, Piece::Knight, Piece::Attacker, Piece::Commander];

    fn place(self) -> usize {
        Self::ORDER.iter().position(|piece| *piece == self.0).unwrap_or(Self::ORDER.len())
    }
}

/// Returns numbers of pieces in the order of lists of contents, given numbers in the order of [`Piece::ALL`].
#[must_use]
pub fn listed(counts: &[usize; Piece::ALL.len()]) -> [(Piece, usize); Piece::ALL.len()] {
    let count = |kind: Piece| Piece::ALL.iter().zip(counts).find(|(piece, _)| **piece == kind);
    ListedPiece::ORDER.map(|piece| (piece, count(piece).map_or(0, |(_, count)| *count)))
}

impl PartialOrd for ListedPiece {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ListedPiece {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place().cmp(&other.place())
    }
}
