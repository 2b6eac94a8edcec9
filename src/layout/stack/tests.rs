use super::*;
use crate::layout::compose::tests::composed;
use crate::layout::{Content, LineBlock, Look, Standing, Table};
use crate::scene::{Color, Marks, Size, Tag};
use crate::text::Style;
use crate::units::Length;

/// Sets blocks in a frame that is 60 mm wide and begins 20 mm from the left and 10 mm from the top.
fn set(blocks: &[Block], foot: f64) -> Stacked {
    let frame = Frame { foot, ..Frame::new(20.0, 10.0, 60.0) };
    composed(|composer| stack(composer, blocks, frame).expect("a stack"))
}

fn style() -> Style {
    Style::plain(Length::mm(3.0), Length::mm(4.0), Color::BLACK)
}

fn words(text: &str) -> Block {
    Block::Paragraph { text: text.to_owned(), look: Look::Styled(style()) }
}

fn square(side: f64) -> Block {
    let drawing = Content { size: Size::new(side, side), items: Vec::new(), structure: Vec::new() };
    Block::figure(drawing, Standing::Stands)
}

/// Where the groups of a stack are moved to, in millimetres.
fn places(stacked: &Stacked) -> Vec<(f64, f64)> {
    let place = |item: &Item| match item {
        Item::Group { transform, .. } => {
            let at = transform.translation();
            Some((at.x, at.y))
        }
        _ => None,
    };
    stacked.items.iter().filter_map(place).collect()
}

#[test]
fn blocks_stand_below_each_other_and_drawings_in_the_middle() {
    let stacked = set(&[words("one"), Block::Gap(2.5), square(10.0), words("two")], f64::INFINITY);
    assert_eq!(places(&stacked), [(20.0, 10.0), (45.0, 16.5), (20.0, 26.5)]);
    assert!((stacked.bottom - 30.5).abs() < 1e-9, "{}", stacked.bottom);
    assert_eq!(stacked.structure.len(), 2, "a paragraph each");
}

#[test]
fn cells_of_a_row_stand_beside_each_other_in_the_middle_of_its_height() {
    let cell = |width, height, block| Cell { width, height, block: Some(block) };
    let row = vec![cell(20.0, 16.0, square(10.0)), Cell::room(5.0), cell(35.0, 0.0, words("beside"))];
    let stacked = set(&[Block::Row(row), words("below")], f64::INFINITY);
    assert_eq!(places(&stacked), [(25.0, 13.0), (45.0, 16.0), (20.0, 26.0)]);
}

#[test]
fn what_is_left_of_a_height_is_shared_out_with_a_line_in_each_gap() {
    let line = Some(Stroke::new(Color::BLACK, 0.2));
    let spread = Block::Spread { blocks: vec![square(10.0), square(10.0)], height: 32.0, line };
    let stacked = set(&[spread], f64::INFINITY);
    assert_eq!(places(&stacked), [(45.0, 13.0), (45.0, 29.0)]);
    let Item::Path(rule) = &stacked.items[1] else { panic!("{:?}", stacked.items) };
    let bounds = crate::scene::Shape::bounding_box(&*rule.outline);
    assert_eq!((bounds.x0, bounds.x1, bounds.y0), (20.0, 80.0, 26.0));
}

#[test]
fn rows_of_a_table_are_lower_where_it_would_end_beyond_the_foot() {
    let table = |row| {
        let rows = vec![Vec::new(); 4];
        Block::Table(Table {
            summary: String::new(),
            columns: vec![60.0],
            heads: Vec::new(),
            rows,
            looks: Vec::new(),
            row,
            points: 8.0,
        })
    };
    assert!((set(&[table(5.0)], 100.0).bottom - 38.0).abs() < 1e-9);
    assert!((set(&[words("above"), table(5.0)], 34.0).bottom - 34.0).abs() < 1e-9);
}

#[test]
fn a_title_that_is_too_long_becomes_smaller() {
    let line = |text: &str| LineBlock {
        text: text.to_owned(),
        style: style(),
        room: 30.0,
        close: 0.0,
        above: 7.0,
        tag: Tag::Paragraph,
    };
    let size = |text: &str| {
        let stacked = set(&[Block::Line(line(text))], f64::INFINITY);
        assert!((stacked.bottom - 17.0).abs() < 1e-9);
        let Some(Item::Marked { items, .. }) = stacked.items.first() else { panic!("a leaf") };
        let Some(Item::Glyphs(run)) = items.first() else { panic!("letters") };
        assert!((run.origin.y - 17.0).abs() < 1e-9, "the baseline: {}", run.origin.y);
        assert!(run.origin.x >= 35.0 - 1e-9, "in the middle: {}", run.origin.x);
        run.size.to_mm()
    };
    assert!((size("short") - 3.0).abs() < 1e-9);
    assert!(size("much longer than the thirty millimetres it has") < 2.0);
}

#[test]
fn blocks_are_as_high_when_tried_as_when_set() {
    let blocks = [words("some words that need more than one line of sixty millimetres"), square(7.0)];
    let (tried, mark) =
        composed(|composer| (height(composer, &blocks, 60.0).expect("a height"), composer.marks.fresh()));
    assert!((set(&blocks, f64::INFINITY).bottom - 10.0 - tried).abs() < 1e-9);
    assert_eq!(mark, Marks::default().fresh(), "trying takes no marks");
}
