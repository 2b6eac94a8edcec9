//! Figures that the engine proves.
//!
//! A figure shows a section of the board, plays on it and what becomes of them. [`prove`] replays it under
//! the rules of the variant; what the figure claims and the engine does not find is a [`Lie`].

use super::game::{Game, Shown};
use super::{
    Anchor, Board, CampRight, Camps, Escape, Falsehood, Illegal, Lie, Piece, Play, Position, Ruleset,
    Section, Side, Square, Throne, ThroneStop, Turn, Window,
};

/// A figure: a position, plays from it, and claims about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The name of the figure in messages.
    pub id: String,
    /// What is seen of the board.
    pub section: Section,
    /// The figure that shows the same where a board has no room for this one.
    pub smaller: Option<String>,
    /// Who makes the first of the plays.
    pub to_move: Side,
    /// The plays, one after another, by the sides in turn. A play claimed to be illegal is not made, and the
    /// turn stays.
    pub plays: Vec<Claim>,
    /// Pieces whose every legal move before the first play is shown, whoever is to move.
    pub reach: Vec<Square>,
}

/// What a figure says of one play. Squares are those of the section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The play.
    pub play: Play,
    /// Whether it is legal. If not, nothing more is claimed: the next two must be empty.
    pub legal: bool,
    /// The squares of the pieces it captures, in any order.
    pub captures: Vec<Square>,
    /// Whether it ends the game, and for whom: `Some(None)` is an end without a winner.
    pub result: Option<Option<Side>>,
}

/// What the engine found, and all that is needed to draw the figure. Squares are those of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The whole board before the plays. Outside the window it is empty.
    pub board: Board,
    /// The part of the board that the figure shows.
    pub window: Window,
    /// The legal plays and what they did. Illegal ones are in `illegal`.
    pub turns: Vec<(Play, Turn)>,
    /// The plays claimed to be illegal, and why they are.
    pub illegal: Vec<(Play, Illegal)>,
    /// The whole board after the plays.
    pub after: Board,
    /// For each piece of [`Example::reach`], the squares it may move to, sorted; also those outside the window.
    pub reach: Vec<(Square, Vec<Square>)>,
}

/// Replays a figure under the rules of a variant, on an otherwise empty board of the variant's size.
///
/// A figure that shows a section says nothing of the rest of the board, so two ends of the game are judged
/// with care: no play left only if the section is [`Anchor::Whole`], and enclosure only if the king is on it.
///
/// # Errors
///
/// The first claim that the engine does not confirm, or what keeps the figure from being played at all.
pub fn prove(example: &Example, board_size: u8, ruleset: &Ruleset) -> Result<Proof, Lie> {
    prove_claims(example, board_size, ruleset)
        .map_err(|falsehood| Lie { figure: example.id.clone(), falsehood })
}

fn prove_claims(example: &Example, board_size: u8, ruleset: &Ruleset) -> Result<Proof, Falsehood> {
    let Places { windows, clear } = places(&example.section, board_size, ruleset)?;
    let mut first = None;
    for window in windows {
        match prove_in(example, window, board_size, ruleset) {
            Ok(proof) => return Ok(proof),
            Err(falsehood) => first = first.or(Some(falsehood)),
        }
    }
    // Where the board leaves no clear place, it is the place that is at fault, not the claim.
    Err(first.filter(|_| clear).unwrap_or_else(|| no_room(&example.section, board_size)))
}

const fn no_room(section: &Section, board: u8) -> Falsehood {
    let &Section { width, height, anchor, .. } = section;
    Falsehood::NoRoom { width, height, anchor, board }
}

/// Replays a figure with its section in one place of the board.
fn prove_in(
    example: &Example,
    window: Window,
    board_size: u8,
    ruleset: &Ruleset,
) -> Result<Proof, Falsehood> {
    let section = &example.section;
    let on_board = |square: Square| window.to_board(square).ok_or(Falsehood::Outside(square));
    let board = fill(section, window, board_size, ruleset)?;

    let start = Position::new(board.clone(), example.to_move);
    let reach = example.reach.iter().map(|&square| {
        let from = on_board(square)?;
        if board.get(from).is_none() {
            return Err(Falsehood::NothingToReach(square));
        }
        Ok((from, start.reach(ruleset, from)))
    });
    let reach = reach.collect::<Result<Vec<_>, _>>()?;

    let shown = if section.anchor == Anchor::Whole { Shown::Whole } else { Shown::Section };
    let mut game = Game::shown(start, ruleset.clone(), shown);
    if let Some(outcome) = game.outcome() {
        return Err(Falsehood::Over(outcome));
    }
    let mut turns = Vec::new();
    let mut illegal = Vec::new();
    for claim in &example.plays {
        let play = Play { from: on_board(claim.play.from)?, to: on_board(claim.play.to)? };
        if claim.legal {
            turns.push((play, prove_turn(claim, &mut game, play, window)?));
        } else {
            let nothing_more = claim.captures.is_empty() && claim.result.is_none();
            match game.is_legal(play) {
                Err(why) if nothing_more => illegal.push((play, why)),
                _ => return Err(Falsehood::NotIllegal { play: claim.play }),
            }
        }
    }
    Ok(Proof { board, window, turns, illegal, after: game.board().clone(), reach })
}

/// Makes a play that is claimed to be legal, and compares what it does with the claim.
fn prove_turn(claim: &Claim, game: &mut Game, play: Play, window: Window) -> Result<Turn, Falsehood> {
    let turn = game.play(play).map_err(|found| Falsehood::NotLegal { play: claim.play, found })?;
    let mut claimed = claim.captures.clone();
    claimed.sort_unstable();
    let found: Vec<Square> = turn.captures.iter().map(|&square| window.to_section(square)).collect();
    if claimed != found {
        return Err(Falsehood::Captures { play: claim.play, claimed, found });
    }
    if claim.result != turn.outcome.map(|outcome| outcome.winner) {
        return Err(Falsehood::Result { play: claim.play, claimed: claim.result, found: turn.outcome });
    }
    Ok(turn)
}

/// The windows of the board in which a section may lie.
struct Places {
    /// The best first; at least one.
    windows: Vec<Window>,
    /// Whether the first is as good as any board could have it: the claims must hold there, and no other is tried.
    clear: bool,
}

/// Where a section may lie.
fn places(section: &Section, board_size: u8, ruleset: &Ruleset) -> Result<Places, Falsehood> {
    let &Section { width, height, anchor, .. } = section;
    let window = |left, bottom| Window { left, bottom, width, height };
    let board = Board::empty(board_size);
    let find = || {
        let right = board_size.checked_sub(width)?;
        let top = board_size.checked_sub(height)?;
        let one = |left, bottom| {
            let on_board = left <= right && bottom <= top;
            on_board.then(|| rated([window(left, bottom)].into_iter(), anchor, &board, ruleset))
        };
        match anchor {
            Anchor::Whole if right == 0 && top == 0 => one(0, 0),
            Anchor::Centre if right % 2 == 0 && top % 2 == 0 => one(right / 2, top / 2),
            Anchor::Whole | Anchor::Centre => None,
            Anchor::CentreOn(square) => {
                let centre = board.centre()?;
                one(centre.file.checked_sub(square.file)?, centre.rank.checked_sub(square.rank)?)
            }
            Anchor::At(Square { file, rank }) => one(file, rank),
            Anchor::Corner => one(0, 0),
            Anchor::Top => Some(rated((0..=right).map(|left| window(left, top)), anchor, &board, ruleset)),
            Anchor::Field => {
                let all = (0..=top).flat_map(|bottom| (0..=right).map(move |left| window(left, bottom)));
                Some(rated(all, anchor, &board, ruleset))
            }
        }
    };
    let empty = width == 0 || height == 0;
    find().filter(|_| !empty).ok_or(no_room(section, board_size))
}

/// Windows with the fewest special squares first, but for those that the anchor is about; of those, such as are clear of
/// the edges that they need not touch; then those nearest to the middle of the edge they touch.
fn rated(windows: impl Iterator<Item = Window>, anchor: Anchor, board: &Board, ruleset: &Ruleset) -> Places {
    let size = board.size();
    let throne = ruleset.throne_on(board);
    let named = matches!(ruleset.escape, Escape::Squares(_));
    let special = |square: Square| {
        let centred = matches!(anchor, Anchor::Centre | Anchor::CentreOn(_));
        // Of the four corners, the lower left is the anchor's own.
        let own = anchor == Anchor::Corner && square.file < size / 2 && square.rank < size / 2;
        throne == Some(square) && !centred
            || ruleset.is_corner(size, square) && !own
            || ruleset.is_camp(square)
            || named && ruleset.is_escape(size, square)
    };
    let rate = |window: &Window| {
        let (right, top) = (size - window.width, size - window.height);
        let across = window.left > 0 && window.left < right;
        let up = window.bottom > 0 && window.bottom < top;
        let (inside, away) = match anchor {
            Anchor::Whole | Anchor::At(_) => (true, 0),
            Anchor::Corner => (right > 0 && top > 0, 0),
            Anchor::Top => (across && top > 0, (2 * i16::from(window.left) + 1 - i16::from(right)).abs()),
            Anchor::Centre | Anchor::CentreOn(_) | Anchor::Field => (across && up, 0),
        };
        let whole = anchor == Anchor::Whole;
        let count =
            |at: &dyn Fn(Square) -> bool| window.squares().filter(|square| !whole && at(*square)).count();
        // A hostile square beside the window can have a part in what happens in it.
        let beside = |of: &dyn Fn(Square) -> bool| {
            count(&|square| board.neighbours(square).any(|next| !window.contains(next) && of(next)))
        };
        let throne_beside = beside(&|square| throne == Some(square));
        let others_beside = beside(&|square| throne != Some(square) && special(square));
        (count(&special), !inside, others_beside, throne_beside, away)
    };
    let mut rated: Vec<_> = windows.map(|window| (rate(&window), window)).collect();
    // Stable: of places that are equally good, the lowest and leftmost.
    rated.sort_by_key(|(rate, _)| *rate);
    let clear =
        rated.first().is_some_and(|((special, outside, beside, ..), _)| special + beside == 0 && !outside);
    if clear {
        rated.truncate(1);
    }
    Places { windows: rated.into_iter().map(|(_, window)| window).collect(), clear }
}

/// The board with the pieces of a section on it.
fn fill(section: &Section, window: Window, board_size: u8, ruleset: &Ruleset) -> Result<Board, Falsehood> {
    let mut board = Board::empty(board_size);
    for &(square, piece) in &section.pieces {
        let at = window.to_board(square).ok_or(Falsehood::Outside(square))?;
        if board.get(at).is_some() {
            return Err(Falsehood::Crowded(square));
        }
        if !may_stand(&board, at, piece, ruleset) {
            return Err(Falsehood::Forbidden(square));
        }
        board.set(at, Some(piece));
    }
    if board.count(Piece::King) > 1 { Err(Falsehood::ManyKings) } else { Ok(board) }
}

/// Whether a game could bring a piece to a square. Attackers may be in camps from the start, the king on the throne.
fn may_stand(board: &Board, square: Square, piece: Piece, ruleset: &Ruleset) -> bool {
    let throne = ruleset.throne_on(board) == Some(square)
        && !matches!(ruleset.throne, Throne::Centre { stop: ThroneStop::Anyone, .. });
    let corner = ruleset.is_corner(board.size(), square);
    let camp =
        ruleset.is_camp(square) && !matches!(ruleset.camps, Camps::Marked { enter: CampRight::Anyone, .. });
    match piece.side() {
        Side::Attackers => !throne && !corner,
        Side::Defenders if piece == Piece::King => !camp,
        Side::Defenders => !throne && !corner && !camp,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Ending, Linnaean, Throne};

    const RULES: Ruleset = crate::game::YORK;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn claim(play: &str, captures: &[&str]) -> Claim {
        let captures = captures.iter().map(|name| square(name)).collect();
        Claim { play: play.parse().unwrap(), legal: true, captures, result: None }
    }

    fn figure(rows: &[&str], anchor: Anchor, plays: Vec<Claim>) -> Example {
        let section = Section::from_rows(rows, anchor).unwrap();
        Example {
            id: "capture".to_owned(),
            section,
            smaller: None,
            to_move: Side::Attackers,
            plays,
            reach: Vec::new(),
        }
    }

    fn lie(example: &Example) -> String {
        prove(example, 11, &RULES).unwrap_err().to_string()
    }

    #[test]
    fn a_true_figure_is_proved_where_it_lies() {
        let example = figure(&["A...", ".D..", ".A.."], Anchor::Field, vec![claim("a3-b3", &["b2"])]);
        let proof = prove(&example, 11, &RULES).unwrap();
        assert_eq!(proof.window, Window { left: 1, bottom: 1, width: 4, height: 3 });
        let (play, turn) = &proof.turns[0];
        assert_eq!(play.to_string(), "b4-c4");
        assert_eq!(turn.captures, [square("c3")]);
        assert_eq!(proof.board.count(Piece::Defender), 1);
        assert_eq!(proof.after.count(Piece::Defender), 0);
        assert_eq!(proof.board.size(), 11);
    }

    #[test]
    fn a_section_in_the_centre_has_the_throne() {
        let rows = &[".....", ".....", ".....", ".AKA.", "A...."];
        let mut example = figure(rows, Anchor::Centre, vec![claim("a1-c1", &["c2"])]);
        assert_eq!(
            lie(&example),
            "figure `capture` is wrong: it says that after a1-c1 the game goes on, but the engine finds that \
             the attackers win: the king is captured"
        );
        example.plays[0].result = Some(Some(Side::Attackers));
        let proof = prove(&example, 11, &RULES).unwrap();
        assert_eq!(proof.turns[0].1.outcome.unwrap().how, Ending::KingCaptured);
        assert_eq!(proof.window.left, 3);
        let rules = Ruleset { throne: Throne::None, linnaean: Linnaean::Never, ..RULES };
        assert!(matches!(prove(&example, 11, &rules).unwrap_err().falsehood, Falsehood::Captures { .. }));
    }

    #[test]
    fn a_figure_that_lies_is_named_with_claim_and_truth() {
        let rows = &["A...", ".D..", "...."];
        assert_eq!(
            lie(&figure(rows, Anchor::Field, vec![claim("a3-b3", &["b2"])])),
            "figure `capture` is wrong: it says that a3-b3 captures b2, but the engine finds that it captures nothing"
        );
        assert_eq!(
            lie(&figure(rows, Anchor::Field, vec![claim("a3-b2", &[])])),
            "figure `capture` is wrong: it says that a3-b2 is legal, but the engine finds it illegal: \
             a piece moves along one row or column"
        );
        let not_illegal = Claim { legal: false, ..claim("a3-b3", &[]) };
        assert_eq!(
            lie(&figure(rows, Anchor::Field, vec![not_illegal])),
            "figure `capture` is wrong: it says that a3-b3 is illegal, but the engine finds it legal"
        );
    }

    #[test]
    fn an_illegal_play_is_not_made() {
        let illegal = Claim { legal: false, ..claim("a2-b2", &[]) };
        let example = figure(&["...", "A..", "..."], Anchor::Centre, vec![illegal, claim("a2-a3", &[])]);
        let proof = prove(&example, 11, &RULES).unwrap();
        let throne = square("f6");
        assert_eq!(proof.illegal[0].1, Illegal::StopsOnThrone(throne));
        assert_eq!(proof.turns.len(), 1);
    }

    #[test]
    fn reach_shows_every_move_of_a_piece_of_either_side() {
        let mut example = figure(&["..K", "...", "A.."], Anchor::Centre, Vec::new());
        example.reach = vec![square("c3"), square("a1")];
        let proof = prove(&example, 11, &RULES).unwrap();
        assert_eq!(proof.reach.len(), 2);
        assert_eq!(proof.reach[0].0, square("g7"));
        assert_eq!(proof.reach[0].1.len(), 20);
        example.reach = vec![square("b3")];
        assert_eq!(
            lie(&example),
            "figure `capture` is wrong: it shows the moves of the piece on b3, but no piece stands there"
        );
    }

    #[test]
    fn a_section_must_have_room() {
        let wide = ["......"; 2];
        assert!(prove(&figure(&wide, Anchor::Top, Vec::new()), 11, &RULES).is_ok());
        assert_eq!(
            lie(&figure(&wide, Anchor::Centre, Vec::new())),
            "figure `capture` is wrong: a section of 6x2 squares can't lie in the centre of a board of 11x11, for want of \
             room or of squares that are not special"
        );
        let large = ["....."; 5];
        // Too large to lie clear of both, it lies clear of the throne.
        let window = prove(&figure(&large, Anchor::Field, Vec::new()), 11, &RULES).unwrap().window;
        assert!(!window.contains(square("f6")));
        let larger = ["......"; 7];
        let lie_on_five =
            prove(&figure(&larger, Anchor::Field, Vec::new()), 5, &RULES).unwrap_err().to_string();
        assert!(
            lie_on_five.contains("6x7 squares can't lie on any squares of a board of 5x5"),
            "{lie_on_five}"
        );
        assert!(lie(&figure(&large, Anchor::Whole, Vec::new())).contains("be the whole of a board"));
        assert!(lie(&figure(&[], Anchor::Field, Vec::new())).contains("0x0"));
        let no_throne = Ruleset { throne: Throne::None, ..RULES };
        assert!(prove(&figure(&large, Anchor::Field, Vec::new()), 11, &no_throne).is_ok());
    }

    #[test]
    fn a_section_must_make_sense() {
        let top = |rows: &[&str]| figure(rows, Anchor::Top, Vec::new());
        assert!(lie(&top(&["..K", "..."])).contains("over before the first play: the defenders win"));
        assert!(
            lie(&figure(&["..K", ".A.", "K.."], Anchor::Centre, Vec::new()))
                .contains("a piece stands on b2, a special square")
        );
        assert!(
            lie(&figure(&["..K", "...", "K.."], Anchor::Centre, Vec::new())).contains("more than one king")
        );
        let mut outside = top(&["...", "A.."]);
        outside.section.pieces[0].0 = square("a3");
        assert!(lie(&outside).contains("a3 is outside its section"));
        let mut crowded = top(&["...", "AA."]);
        crowded.section.pieces[1].0 = square("a1");
        assert!(lie(&crowded).contains("two pieces stand on a1"));
        assert!(lie(&figure(&["A.."], Anchor::Field, vec![claim("a1-d1", &[])])).contains("d1 is outside"));
    }

    #[test]
    fn a_section_does_not_say_that_a_side_has_no_play() {
        let example = figure(&["A.", ".."], Anchor::Field, vec![claim("a2-b2", &[])]);
        assert!(prove(&example, 11, &RULES).is_ok());
        let mut rows = ["..........."; 11];
        rows[3] = "...A.......";
        let whole = figure(&rows, Anchor::Whole, vec![claim("d8-e8", &[])]);
        assert!(lie(&whole).contains("no legal play"));
    }
}
