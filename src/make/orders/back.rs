//! The other side of the board: finds and reads its game, refuses one that does not fit, and makes a set of pieces that
//! serves both games.

use crate::field::Field;
use crate::game::{Piece, Variant, morris};
use crate::imposition::{Back, BackOfBoard, Component, Settings, Shared, SheetError};
use crate::keyed::{KeyedMessage, keyed};
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::source;
use crate::make::finding::source::Found;
use crate::make::orders::found_kit::FoundKit;
use crate::product::edition::edition;
use crate::product::other_side::{BackMisfit, OtherSide, border};
use crate::request::Request;
use crate::request::command;
use crate::text::{MessageFault, Messages, Value};
use std::collections::BTreeSet;

/// Id of the message with the name of nine men's morris in a sentence.
const MORRIS: &str = "back-morris";

/// Finds the game on the other side. `None`: no hnefatafl game is asked for there.
///
/// # Errors
/// The game is not found or faulty.
pub(in crate::make) fn found(settings: &Settings, library: &Library<'_>) -> Result<Option<Found>, Fault> {
    let Some(Back::Game(name)) = &settings.back else { return Ok(None) };
    match source::variant(name, &[], library) {
        Ok(found) => Ok(Some(found)),
        Err(Fault::Unreadable { path, why, .. }) => Err(Fault::Unreadable { field: Field::Back, path, why }),
        Err(fault) => Err(fault),
    }
}

/// Refuses a game that does not fit behind the front's game.
///
/// # Errors
/// Why it does not fit, and which games do.
pub(in crate::make) fn check(
    front: &Found,
    back: Option<&Found>,
    library: &Library<'_>,
) -> Result<(), Fault> {
    let Some(back) = back else { return Ok(()) };
    let names =
        |found: &Found| (found.reading.variant.name.clone(), found.reading.variant.setup.board.size());
    let ((one, squares), (other, others)) = (names(front), names(back));
    let refused = |why| Err(Fault::value(Field::Back, why));
    if front.bundled && back.bundled && front.reading.variant.id == back.reading.variant.id {
        return refused(keyed!("back-like-front", one));
    }
    let fitting = fitting(squares, library);
    match border(squares, others) {
        Ok(_) => Ok(()),
        Err(BackMisfit::Larger) => refused(keyed!("back-larger", one, other, squares, others, fitting)),
        Err(BackMisfit::HalfASquare) => {
            refused(keyed!("back-half-a-square", one, other, squares, others, fitting))
        }
    }
}

/// Returns in words which sizes of bundled games fit behind a board: their lines lie on the front's lines.
fn fitting(squares: u8, library: &Library<'_>) -> KeyedMessage {
    let all = library.texts("variants", ".toml");
    let read = all.iter().filter_map(|text| source::variant(text.stem, &[], library).ok());
    let sizes: BTreeSet<u8> = read
        .map(|found| found.reading.variant.setup.board.size())
        .filter(|size| border(squares, *size).is_ok())
        .collect();
    let sizes: Vec<String> = sizes.into_iter().rev().map(|size| format!("{size} x {size}")).collect();
    match sizes.as_slice() {
        [] => keyed!("only-morris-fits"),
        [only] => keyed!("one-size-fits", only),
        [first @ .., last] => keyed!("several-sizes-fit", sizes = first.join(", "), last),
    }
}

/// Returns the settings with the rules of the other side among the parts, if the kit has any rules.
pub(in crate::make) fn with_rules(settings: &Settings, side: Option<&OtherSide>) -> Settings {
    let mut settings = settings.clone();
    let told = [Component::Leaflet, Component::Easy].into_iter().any(|part| settings.has(part));
    if let Some(rules) = side.and_then(OtherSide::rules).filter(|_| told) {
        settings.parts.insert(rules);
    }
    settings
}

/// Returns the other side of a game's board, with its name and the command for its rules. `None`: there is none.
///
/// # Errors
/// A message that is missing.
pub(in crate::make) fn side(
    game: &FoundKit,
    request: &Request,
    messages: &Messages,
) -> Result<Option<BackOfBoard>, SheetError> {
    let variant = &game.found.reading.variant;
    Ok(match (&request.settings.back, &game.back) {
        (Some(Back::Morris), _) => {
            let of = [("edition", Value::Text(edition(messages, variant)?))];
            Some(BackOfBoard {
                side: OtherSide::Morris,
                name: said(messages, MORRIS, &[])?,
                imprint: said(messages, "back-imprint", &of)?,
                command: None,
            })
        }
        (Some(Back::Game(_)), Some(back)) => Some(BackOfBoard {
            side: OtherSide::Game(Box::new(back.reading.variant.clone())),
            name: back.reading.variant.name.clone(),
            imprint: edition(messages, &back.reading.variant)?,
            command: Some(command::rules_of_back(request)),
        }),
        _ => None,
    })
}

fn said(messages: &Messages, id: &str, args: &[(&str, Value)]) -> Result<String, SheetError> {
    messages.get(id, args).map_err(|fault: MessageFault| crate::layout::LayoutError::from(fault).into())
}

/// Returns one set of pieces for both sides of a board: of each kind the larger number of the two games.
pub(in crate::make) fn pieces(front: &Variant, back: &BackOfBoard) -> Shared {
    let of = |variant: &Variant| std::array::from_fn(|nth| variant.setup.board.count(Piece::ALL[nth]));
    let taken: [usize; Piece::ALL.len()] = match &back.side {
        OtherSide::Game(variant) => of(variant),
        OtherSide::Morris => std::array::from_fn(|nth| match Piece::ALL[nth] {
            Piece::Attacker | Piece::Defender => morris::MEN,
            Piece::King | Piece::Commander | Piece::Knight => 0,
        }),
    };
    let own: [usize; Piece::ALL.len()] = of(front);
    Shared {
        games: vec![front.name.clone(), back.name.clone()],
        pieces: std::array::from_fn(|nth| own[nth].max(taken[nth])),
        taken: vec![own, taken],
        here: true,
        kit: String::new(),
        page: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::make::{Library, order};

    fn shared(variant: &str, back: Back) -> [usize; 3] {
        let settings = Settings { back: Some(back), ..Settings::default() };
        let request = Request { settings, ..Request::of(variant) };
        let shared = order(&request, &Library::bundled()).expect("a game").shared.expect("pieces for both");
        [Piece::King, Piece::Defender, Piece::Attacker].map(|kind| {
            Piece::ALL.iter().zip(shared.pieces).find(|(piece, _)| **piece == kind).map_or(0, |found| found.1)
        })
    }

    /// York has 12 defenders and 24 attackers, enough for nine men on either side; Brandubh 4 and 8, Tablut 8 and 16.
    #[test]
    fn pieces_serve_both_sides() {
        assert_eq!(shared("york", Back::Morris), [1, 12, 24]);
        assert_eq!(shared("brandubh", Back::Morris), [1, 9, 9]);
        assert_eq!(shared("tablut", Back::Morris), [1, 9, 16]);
        assert_eq!(shared("tablut", Back::Game("brandubh".into())), [1, 8, 16]);
    }

    fn refused(variant: &str, back: &str) -> String {
        let settings = Settings { back: Some(Back::Game(back.into())), ..Settings::default() };
        let request = Request { settings, ..Request::of(variant) };
        order(&request, &Library::bundled()).err().expect("a fault").to_string()
    }

    #[test]
    fn what_has_no_place_behind_the_board_is_refused_with_what_would_do() {
        let larger = refused("brandubh", "copenhagen");
        assert!(
            larger.contains("can't be larger") && larger.contains("a game of 7 x 7 squares, or morris"),
            "{larger}"
        );
        assert!(refused("york", "york-11").contains("on the front of the board already"));
        assert!(refused("york", "tablutt").contains("tablut"));
    }
}
