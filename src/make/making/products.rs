//! The products of one set, made before they have a place on paper: inserts and handouts.

use crate::explain::ExplainError;
use crate::game::Piece;
use crate::imposition::{Component, Order, Paper, Players, SheetError, cut_plan};
use crate::layout::compose::Composer;
use crate::layout::{Content, LayoutError};
use crate::product::form::{Blank, HandoutPaper, Making};
use crate::product::{handouts, inserts, wall};
use crate::scene::{Marks, Size};
use crate::sheets::leaflet;
use crate::sheets::set::Products;
use crate::units::Length;
use std::collections::BTreeSet;

/// Makes the products of one set.
pub(super) fn products(order: &Order, composer: &mut Composer<'_>) -> Result<Products, SheetError> {
    let settings = &order.settings;
    let wanted = Component::with_what_comes_along(settings.parts.clone());
    let finished = finished(order);
    let players = settings.players.clone().unwrap_or_default();
    let making = making(order, &players, &finished);
    let inserts = inserts::all(composer, making, &wanted)?;
    let (hung, mut others): (BTreeSet<Component>, BTreeSet<Component>) =
        wanted.into_iter().partition(|part| settings.is_apart(*part));
    let behind = match settings.behind().zip(order.measures.class) {
        Some((component, class)) => {
            others.remove(&component);
            let printable = class.behind().size();
            handouts::behind(composer, Making { printable, ..making }, component)?
        }
        None => None,
    };
    let mut on_paper = |paper: Paper, wanted: &BTreeSet<Component>| {
        let sheet = |paper: Paper| (paper.size(), settings.margin);
        handouts::all(composer, making, wanted, sheet(paper)).map_err(|error| {
            if !matches!(error, ExplainError::Layout(LayoutError::Overflow { what: wall::WHAT })) {
                return error.into();
            }
            // The rules for the wall have no room: a larger paper that has room is named.
            let wanted = Component::handouts().filter(|(_, form)| form.paper == HandoutPaper::OfWall);
            let wanted = wanted.map(|(component, _)| component).collect();
            let mut marks = Marks::default();
            let mut fits = |paper: &Paper| {
                handouts::all(&mut composer.with(&mut marks), making, &wanted, sheet(*paper)).is_ok()
            };
            let enough = paper.larger().into_iter().find(|paper| fits(paper));
            SheetError::WallTooSmall { paper, margin: settings.margin, enough }
        })
    };
    let handouts = on_paper(settings.paper, &others)?;
    let wall = on_paper(settings.wall_paper(), &hung)?;
    Ok(Products { inserts, handouts, wall, behind })
}

/// Returns the folded size of each card of one set in millimetres. Cards are the inserts that go into film where a set is
/// laminated.
///
/// # Errors
/// A figure contradicts the rules, or a text can't be set.
pub(in crate::make) fn cards(order: &Order) -> Result<Vec<Size>, SheetError> {
    let mut marks = Marks::default();
    let laminated = Component::inserts().filter(|(_, form)| form.laminated).map(|(component, _)| component);
    let wanted = laminated.filter(|component| order.settings.has(*component)).collect();
    let players = Players::default();
    let inserts = inserts::all(&mut order.composer(&mut marks), making(order, &players, &[]), &wanted)?;
    Ok(inserts.iter().map(|insert| insert.blank.finished).collect())
}

/// Returns the inserts of one set, flat as they come out of the sheet: component, blank (outline and folds) and printed
/// content. For cutting with another machine, or for folding in thought.
///
/// # Errors
/// A figure contradicts the rules, or a text can't be set.
pub fn flat_inserts(order: &Order) -> Result<Vec<(Component, Blank, Content)>, SheetError> {
    let mut marks = Marks::default();
    let wanted = Component::with_what_comes_along(order.settings.parts.clone());
    let players = order.settings.players.clone().unwrap_or_default();
    let finished = finished(order);
    let making = making(order, &players, &finished);
    let inserts = inserts::all(&mut order.composer(&mut marks), making, &wanted)?;
    Ok(inserts.into_iter().map(|insert| (insert.component, insert.blank, insert.content)).collect())
}

/// Returns the input from which inserts and handouts are made.
fn making<'a>(order: &'a Order, players: &'a Players, finished: &'a [(&'static str, Size)]) -> Making<'a> {
    let sheet = order.settings.paper.printable(order.settings.margin).size();
    Making {
        variant: &order.variant,
        theme: &order.theme,
        examples: &order.examples,
        sizes: [order.measures.cell, order.measures.piece_disc],
        king: order.measures.king_disc,
        in_inches: order.settings.paper.is_in_inches(),
        printable: sheet,
        sheet,
        is_round: order.settings.laminate,
        shared_card: order.measures.class.map(|class| class.card.size()),
        players,
        game_minutes: order.settings.game_minutes,
        puzzles: &order.puzzles,
        finished,
        maker: order.maker.as_deref(),
        address: order.settings.address.as_deref(),
        box_places: &order.settings.box_places,
        usual_inserts: inserts::usual_inserts,
    }
}

/// Returns name and finished size in millimetres of all that a set has beside the inserts: each part of the board without its
/// frame, each piece, the leaflet; also if they are not printed this time, for a box that is printed later has to hold them.
fn finished(order: &Order) -> Vec<(&'static str, Size)> {
    let square = |side: Length| Size::new(side.to_mm(), side.to_mm());
    let mut all = Vec::new();
    if order.settings.poster.is_none() {
        all.extend(cut_plan::bare_parts(order).into_iter().map(|part| (Component::Board.name(), part)));
    }
    for &piece in Piece::ALL {
        let disc = (Component::Pieces.name(), square(order.disc(piece)));
        all.extend(std::iter::repeat_n(disc, order.count(piece).max(order.variant.setup.board.count(piece))));
    }
    all.push((Component::Leaflet.name(), leaflet::page_size(&order.settings)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::make::{Library, Request, order};

    /// York on A4: 11 squares of 25 mm, a king, 12 defenders and 24 attackers, a leaflet of A5.
    #[test]
    fn inserts_are_told_what_else_the_set_has() {
        let order = order(&Request::of("york"), &Library::bundled()).expect("a game");
        let all = finished(&order);
        let of = |name: &str| -> Vec<Size> {
            all.iter().filter(|(other, _)| *other == name).map(|(_, size)| *size).collect()
        };
        // Halves of six and five columns.
        assert_eq!(of("board"), [Size::new(150.0, 275.0), Size::new(125.0, 275.0)]);
        assert_eq!(of("pieces").len(), 37);
        assert_eq!(of("pieces").iter().filter(|size| size.width > 24.9).count(), 1, "one king");
        let leaflet = of("leaflet");
        assert!(
            (leaflet[0].width - 148.5).abs() < 1.0 && (leaflet[0].height - 210.0).abs() < 1.0,
            "{leaflet:?}"
        );
    }
}
