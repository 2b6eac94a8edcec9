//! Where on a board the section of a figure lies.

use crate::game::{Anchor, Board, Escape, Falsehood, Ruleset, Section, Square, Window};

/// The windows of the board in which a section may lie.
pub(super) struct Places {
    /// The best first; at least one.
    pub(super) windows: Vec<Window>,
    /// Whether the first is as good as a place can be. Then a claim that holds in none of the windows is false; otherwise
    /// the board has no room for the section.
    pub(super) clear: bool,
}

/// Returns the places where a section may lie.
pub(super) fn places(section: &Section, board_size: u8, ruleset: &Ruleset) -> Result<Places, Falsehood> {
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

/// Sorts windows, the best first: by the number of special squares in them (but for squares that the anchor names), then clear
/// of edges that they need not touch, then by special squares beside them, then by distance from the middle of their edge.
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
    // The sort is stable: of equally good places the lowest is first, then the leftmost.
    rated.sort_by_key(|(rate, _)| *rate);
    let best = rated.first().map(|(rate, _)| *rate);
    let clear = best.is_some_and(|(special, outside, beside, ..)| special + beside == 0 && !outside);
    // A throne beside the window may take part in a capture: then the other places are tried, too.
    let alone = best.is_some_and(|(.., throne_beside, _)| throne_beside == 0);
    if clear && alone {
        rated.truncate(1);
    }
    Places { windows: rated.into_iter().map(|(_, window)| window).collect(), clear }
}

/// Returns the falsehood that a board has no room for a section where it has to lie.
pub(super) const fn no_room(section: &Section, board: u8) -> Falsehood {
    let &Section { width, height, anchor, .. } = section;
    Falsehood::NoRoom { width, height, anchor, board }
}
