//! Boards and their text.

use super::*;

const SMALL: &str = "A...A\n..D..\n.DKD.\n..D..\nA...A\n";

#[test]
fn text_and_board_agree() {
    let board: Board = SMALL.parse().unwrap();
    assert_eq!(board.size(), 5);
    assert_eq!(board.to_string(), SMALL);
    assert_eq!(board.king(), Some(Square::new(2, 2)));
    assert_eq!(board.king(), board.centre());
    assert_eq!(board.count(Piece::Attacker), 4);
    assert_eq!(board.count(Piece::Defender), 4);
}

#[test]
fn pieces_come_in_the_order_of_the_layout() {
    let board: Board = "..A\nD..\n.K.".parse().unwrap();
    let squares: Vec<String> = board.pieces().map(|(square, _)| square.to_string()).collect();
    assert_eq!(squares, ["c3", "a2", "b1"]);
}

#[test]
fn knows_edge_centre_and_outside() {
    let board = Board::empty(4);
    assert_eq!(board.centre(), None);
    assert_eq!(board.squares().filter(|&square| board.is_edge(square)).count(), 12);
    let outside = Square::new(4, 0);
    assert!(!board.contains(outside) && !board.is_edge(outside));
    assert_eq!(board.get(outside), None);
    assert_eq!(board.neighbours(Square::new(3, 3)).count(), 2);
}

/// However a board came about, it is the same: kings are found and positions are known again.
#[test]
fn the_way_to_a_board_does_not_matter() {
    let mut board: Board = "..K\nA..\n.K.".parse().unwrap();
    assert_eq!(board.king(), Some(Square::new(2, 2)));
    board.shift(Square::new(2, 2), Square::new(0, 0));
    assert_eq!(board.king(), Some(Square::new(0, 0)));
    board.set(Square::new(0, 0), None);
    assert_eq!(board.king(), Some(Square::new(1, 0)));
    board.shift(Square::new(1, 0), Square::new(2, 0));
    assert_eq!(board, "...\nA..\n..K".parse().unwrap());
    board.set(Square::new(2, 0), None);
    board.set(Square::new(0, 1), None);
    assert_eq!(board, Board::empty(3));
}

#[test]
fn refuses_what_is_not_a_layout() {
    let read = |text: &str| text.parse::<Board>().unwrap_err();
    assert_eq!(read("..\n.").to_string(), "row 2 of the layout has 1 letters instead of 2");
    assert_eq!(
        read("..\n.x").to_string(),
        "`x` in row 2, column 2 of the layout is none of `A`, `D`, `K`, `C`, `N` and `.`"
    );
    assert_eq!(read(&".\n".repeat(256)), NotALayout::TooLarge);
}

#[test]
fn boards_of_no_size_and_of_the_largest_do_not_panic() {
    assert_eq!(Board::empty(0).squares().count(), 0);
    assert_eq!(Board::empty(255).squares().count(), 255 * 255);
    assert!(Board::empty(255).is_edge(Square::new(254, 3)));
}
