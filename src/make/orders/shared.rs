//! One set of pieces for several games, and options that only some of the games know.

use crate::field::Field;
use crate::game::Piece;
use crate::imposition::{Settings, Shared, fit};
use crate::keyed::keyed;
use crate::make::fault::Fault;
use crate::make::finding::source::Found;
use crate::units::Length;

/// Refuses an option that none of several games knows.
pub(in crate::make) fn check(asked: &[String], known: &[Vec<String>]) -> Result<(), Fault> {
    let is_known = |option: &&String| known.iter().any(|ids| ids.contains(option));
    match asked.iter().find(|option| !is_known(option)) {
        Some(option) if known.len() > 1 => {
            let mut ids: Vec<&str> = known.iter().flatten().map(String::as_str).collect();
            ids.sort_unstable();
            ids.dedup();
            let message = if ids.is_empty() {
                keyed!("option-where-none-are", option)
            } else {
                keyed!("unknown-option", option, known = ids.join(", "))
            };
            Err(Fault::value(Field::Option, message))
        }
        // An option that a single game doesn't know is refused when the game is read, with a message that says more.
        _ => Ok(()),
    }
}

/// Returns settings that give all games discs of the same sizes, the smallest that any of them needs; and the pieces that
/// serve all games, printed with the first.
///
/// # Errors
/// A game can't be printed with these settings.
pub(in crate::make) fn pieces(games: &[&Found], settings: &Settings) -> Result<(Settings, Shared), Fault> {
    let mut settings = settings.clone();
    for found in games {
        let measures = fit(&settings, &found.reading.variant)?;
        let smaller = |asked: Option<Length>, own| Some(asked.map_or(own, |asked| asked.min(own)));
        settings.king_disc = smaller(settings.king_disc, measures.king_disc);
        settings.piece_disc = smaller(settings.piece_disc, measures.piece_disc);
    }
    let taken: Vec<[usize; Piece::ALL.len()]> = games.iter().map(|found| counted(found)).collect();
    let most = |nth: usize| taken.iter().map(|game| game[nth]).max().unwrap_or(0);
    let pieces = std::array::from_fn(most);
    let shared = Shared {
        games: games.iter().map(|found| found.reading.variant.name.clone()).collect(),
        pieces,
        taken,
        here: true,
        kit: String::new(),
        page: 0,
    };
    Ok((settings, shared))
}

/// Returns the numbers of a game's pieces, in the order of [`Piece::ALL`].
fn counted(found: &Found) -> [usize; Piece::ALL.len()] {
    std::array::from_fn(|nth| found.reading.variant.setup.board.count(Piece::ALL[nth]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::make::Library;
    use crate::make::finding::source;

    /// York has 24 attackers and 12 defenders; Berserk has fewer of both, and officers.
    #[test]
    fn shared_pieces_are_the_most_of_each_kind() {
        let find = |name: &str| source::variant(name, &[], &Library::bundled()).expect("a game");
        let (york, berserk) = (find("york"), find("berserk"));
        let (_, shared) = pieces(&[&york, &berserk], &Settings::default()).expect("pieces");
        let count = |piece: Piece| {
            Piece::ALL.iter().zip(shared.pieces).find(|(other, _)| **other == piece).map(|found| found.1)
        };
        let all = [Piece::King, Piece::Attacker, Piece::Defender, Piece::Knight].map(count);
        assert_eq!(all, [Some(1), Some(24), Some(12), Some(1)]);
        assert_eq!(
            count(Piece::Commander),
            Some(berserk.reading.variant.setup.board.count(Piece::Commander))
        );
        assert_eq!(shared.games.len(), 2);
        assert!(shared.here);
    }

    #[test]
    fn shared_discs_are_of_one_size() {
        let find = |name: &str| source::variant(name, &[], &Library::bundled()).expect("a game");
        let games = [find("york"), find("brandubh")];
        let asked = Settings { king_disc: Some(Length::mm(22.0)), ..Settings::default() };
        let (settings, _) = pieces(&[&games[0], &games[1]], &asked).expect("pieces");
        assert_eq!(settings.king_disc, Some(Length::mm(22.0)));
        assert_eq!(settings.piece_disc, Some(Length::mm(19.0)));
    }
}
