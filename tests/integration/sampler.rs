//! Small documents built by hand, for the tests of the renderer.

use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape, Size};
use std::sync::Arc;
use tafl_print::game::Piece;
use tafl_print::product::pieces::{Make, Token, TokenShape};
use tafl_print::scene::{
    Art, Bitmap, Channels, Child, Color, Document, Features, Flip, Font, Glyph, GlyphRun, Gradient,
    GradientKind, Info, Item, Mark, Marks, Node, OutlineEntry, Page, Paint, Path, Stop, Stroke, Tag,
};
use tafl_print::theme::{Ink, Theme};
use tafl_print::units::Length;

pub(crate) const RED: Color = Color::rgb(255, 0, 0);
pub(crate) const BLUE: Color = Color::rgb(0, 0, 255);

/// The upright and the italic face of the program.
pub(crate) fn fonts() -> [Font; 2] {
    [
        Font::new("Elstob", include_bytes!("../../fonts/ElstobD-10pt.otf")),
        Font::new("Elstob Italic", include_bytes!("../../fonts/ElstobD-10ptItalic.otf")),
    ]
}

/// A line of text, shaped as the font asks, with its baseline at (`x`, `y`) millimetres.
pub(crate) fn line(font: &Font, text: &str, x: f64, y: f64) -> Item {
    let file = harfrust::FontRef::from_index(font.bytes(), 0).expect("a font");
    let tables = harfrust::ShaperData::new(&file);
    let shaper = tables.shaper(&file).build();
    let em = f64::from(shaper.units_per_em());
    let mut buffer = harfrust::UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let shaped = shaper.shape(buffer, harfrust::ShapeOptions::new());
    let starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions()).map(|(info, place)| {
        let start = info.cluster as usize;
        let end = starts.iter().copied().filter(|&next| next > start).min().unwrap_or(text.len());
        Glyph {
            id: info.glyph_id as u16,
            advance: f64::from(place.x_advance) / em,
            dx: f64::from(place.x_offset) / em,
            dy: f64::from(place.y_offset) / em,
            range: start..end,
        }
    });
    Item::Glyphs(GlyphRun {
        font: font.clone(),
        features: Features::default(),
        size: Length::pt(10.8),
        color: Color::BLACK,
        origin: Point::new(x, y),
        text: text.to_owned(),
        glyphs: glyphs.collect(),
    })
}

/// A line that ends in a hyphen of the typesetter's own: drawn as U+2010, copied as U+00AD.
pub(crate) fn broken_line(font: &Font, text: &str, x: f64, y: f64) -> Item {
    let Item::Glyphs(mut run) = line(font, &format!("{text}\u{2010}"), x, y) else { unreachable!("a run") };
    run.text = format!("{text}\u{ad}");
    if let Some(hyphen) = run.glyphs.last_mut() {
        hyphen.range = text.len()..run.text.len();
    }
    Item::Glyphs(run)
}

/// A filled rectangle; millimetres.
pub(crate) fn block(x: f64, y: f64, width: f64, height: f64, paint: impl Into<Paint>) -> Item {
    Path::fill(Rect::new(x, y, x + width, y + height).to_path(0.01), paint).into()
}

/// A change from red to blue along a line.
pub(crate) fn red_to_blue(from: (f64, f64), to: (f64, f64)) -> Gradient {
    Gradient {
        kind: GradientKind::Linear { from: from.into(), to: to.into() },
        transform: Affine::IDENTITY,
        stops: vec![
            Stop { offset: 0.0, color: RED, opacity: 1.0 },
            Stop { offset: 1.0, color: BLUE, opacity: 1.0 },
        ],
    }
}

/// A change from opaque blue in the centre to nothing at the rim.
pub(crate) fn glow(center: (f64, f64), radius: f64) -> Gradient {
    Gradient {
        kind: GradientKind::Radial { center: center.into(), radius, focus: center.into(), focus_radius: 0.0 },
        transform: Affine::IDENTITY,
        stops: vec![
            Stop { offset: 0.0, color: BLUE, opacity: 1.0 },
            Stop { offset: 1.0, color: BLUE, opacity: 0.0 },
        ],
    }
}

/// A page of A5, 148 mm by 210 mm.
pub(crate) fn page(items: Vec<Item>) -> Page {
    Page { size: Size::new(148.0, 210.0), trim: None, bleed: None, items }
}

/// A document of such pages; its structure is one heading, painted on the first of them.
pub(crate) fn document(mut pages: Vec<Page>) -> Document {
    let mark = Marks::default().fresh();
    let title = line(&fonts()[0], "York", 130.0, 205.0);
    pages[0].items.push(Item::marked(mark, vec![title]));
    let structure = vec![Node::leaf(heading(), mark)];
    with_structure(pages, structure)
}

/// A document with a structure of its own.
pub(crate) fn with_structure(pages: Vec<Page>, structure: Vec<Node>) -> Document {
    let info = Info {
        title: "York – a sampler".to_owned(),
        subject: "All that the renderer can paint".to_owned(),
        keywords: vec!["hnefatafl".to_owned(), "York".to_owned()],
        creator: "tafl-print test".to_owned(),
        language: "en".to_owned(),
        // 2026-03-01 12:34:56 UTC.
        date: 1_772_368_496,
    };
    let outline = vec![OutlineEntry::of("The sampler".to_owned(), 0)];
    Document { info, flip: Some(Flip::LongEdge), pages, numbers: Vec::new(), structure, outline }
}

pub(crate) fn heading() -> Tag {
    Tag::Heading { level: 1, title: "York".to_owned() }
}

/// Art with art in it, 20 mm square: a glow in a ring, and a corner of blocks.
pub(crate) fn shield() -> Arc<Art> {
    let corner = Arc::new(Art { size: Size::new(5.0, 5.0), items: vec![block(0.0, 0.0, 5.0, 5.0, RED)] });
    let ring = Circle::new((10.0, 10.0), 8.0).to_path(0.01);
    let ring = Path {
        fill: Some(Paint::Gradient(Box::new(glow((10.0, 10.0), 8.0)))),
        stroke: Some(Stroke::new(Paint::Gradient(Box::new(red_to_blue((2.0, 0.0), (18.0, 0.0)))), 1.0)),
        opacity: 0.8,
        ..Path::fill(ring, BLUE)
    };
    let items = vec![Item::Path(ring), Item::art(&corner, 0.0, 0.0), Item::art(&corner, 15.0, 15.0)];
    Arc::new(Art { size: Size::new(20.0, 20.0), items })
}

/// A picture of 4 by 3 pixels, no two of one colour; in each row the last hides least of what is beneath it, if it may.
pub(crate) fn pixels(channels: Channels) -> Arc<Bitmap> {
    let pixel = |nth: u8| {
        let (column, row) = (nth % 4, nth / 4);
        let all = [80 * column, 120 * row, 250 - 20 * nth, 255 - 60 * column];
        all.into_iter().take(channels.count())
    };
    Arc::new(Bitmap::new(4, 3, channels, (0..12).flat_map(pixel).collect()).expect("12 pixels"))
}

/// Two pages with everything: headings, a paragraph over two pages, a list, a table, figures, decoration.
pub(crate) fn sampler() -> Document {
    let [upright, italic] = fonts();
    let mut marks = Marks::default();
    let mut leaf = |tag: Tag, items: Vec<Item>, page: &mut Vec<Item>| -> Node {
        let mark = marks.fresh();
        page.push(Item::marked(mark, items));
        Node::leaf(tag, mark)
    };
    let (mut first, mut second) = (Vec::new(), Vec::new());
    first.push(block(0.0, 0.0, 148.0, 3.0, Paint::Gradient(Box::new(red_to_blue((0.0, 0.0), (148.0, 0.0))))));
    let title = leaf(heading(), vec![line(&upright, "York", 10.0, 20.0)], &mut first);
    first.push(line(&italic, "decoration", 100.0, 20.0));

    let (lines, number) =
        (broken_line(&upright, "The sea\u{2010}king flees; his shield", 10.0, 30.0), "wall holds.");
    let mut paragraph = leaf(Tag::Paragraph, vec![lines], &mut first);
    let Child::Mark(running) = paragraph.children[0] else { unreachable!("a leaf has a mark") };
    second.push(Item::marked(running, vec![line(&upright, number, 10.0, 20.0)]));
    paragraph.children.truncate(1);

    let mut items = Vec::new();
    for (n, words) in ["First the king.", "Then his men."].into_iter().enumerate() {
        let y = 40.0 + 6.0 * n as f64;
        let label = leaf(Tag::Label, vec![line(&upright, &format!("{}.", n + 1), 10.0, y)], &mut first);
        let body = leaf(Tag::ListBody, vec![line(&italic, words, 16.0, y)], &mut first);
        items.push(Node::of(Tag::ListItem, vec![label, body]));
    }
    let list = Node::of(Tag::List { numbered: true }, items);

    let mut rows = Vec::new();
    for (n, words) in [["Side", "Men"], ["King", "1"], ["Attackers", "24"]].into_iter().enumerate() {
        let y = 60.0 + 6.0 * n as f64;
        let head = leaf(Tag::TableHeader, vec![line(&italic, words[0], 10.0, y)], &mut first);
        let tag = if n == 0 { Tag::TableHeader } else { Tag::TableCell };
        let cell = leaf(tag, vec![line(&upright, words[1], 50.0, y)], &mut first);
        rows.push(Node::of(Tag::TableRow, vec![head, cell]));
    }
    let table = Node::of(Tag::Table { summary: "How many men each side has".to_owned() }, rows);

    let shield = shield();
    let turned = Affine::translate((80.0, 110.0)) * Affine::new([0.96, 0.28, -0.28, 0.96, 0.0, 0.0]);
    let shields = vec![
        Item::art(&shield, 10.0, 100.0),
        Item::art(&shield, 40.0, 100.0),
        Item::Art { art: Arc::clone(&shield), transform: turned },
        Item::clipped(vec![Item::art(&shield, 110.0, 100.0)], Rect::new(110.0, 100.0, 120.0, 110.0)),
    ];
    let figure = leaf(Tag::Figure { alt: "Four shields".to_owned() }, shields, &mut first);
    let caption = leaf(Tag::Caption, vec![line(&italic, "Shields.", 10.0, 130.0)], &mut first);
    let (opaque, veiled) = (pixels(Channels::Rgb), pixels(Channels::Rgba));
    let stamp = vec![Item::bitmap(&opaque, Rect::new(1.0, 1.0, 9.0, 7.0))];
    let stamp = Arc::new(Art { size: Size::new(10.0, 8.0), items: stamp });
    let pictures = vec![
        block(12.0, 105.0, 10.0, 40.0, BLUE),
        Item::bitmap(&opaque, Rect::new(60.0, 110.0, 100.0, 140.0)),
        Item::bitmap(&veiled, Rect::new(10.0, 110.0, 50.0, 140.0)),
        Item::art(&stamp, 110.0, 110.0),
    ];
    let pictures = leaf(Tag::Figure { alt: "Pixels".to_owned() }, pictures, &mut second);
    second.push(Item::Group {
        transform: Affine::translate((0.0, 50.0)),
        opacity: 1.0,
        clip: Some(Rect::new(5.0, 0.0, 140.0, 50.0).to_path(0.01)),
        items: vec![
            block(10.0, 10.0, 20.0, 5.0, RED),
            Item::marked(marks.fresh(), vec![line(&upright, "Inside a clip.", 10.0, 30.0)]),
            block(10.0, 40.0, 20.0, 5.0, BLUE),
        ],
    });
    let clipped = Node::leaf(Tag::Paragraph, last_mark(&second));
    let section =
        Node::of(Tag::Section, vec![title, paragraph, list, table, figure, caption, pictures, clipped]);
    let trim = Some(Rect::new(10.0, 12.0, 130.0, 200.0));
    let bleed = Some(Rect::new(7.0, 9.0, 133.0, 203.0));
    let pages = vec![Page { trim, bleed, ..page(first) }, page(second)];
    with_structure(pages, vec![section])
}

fn last_mark(items: &[Item]) -> Mark {
    let Some(Item::Group { items, .. }) = items.last() else { unreachable!("the group above") };
    let Item::Marked { mark, .. } = items[1] else { unreachable!("the second item above") };
    mark
}

/// A triangle from (`x`, `y`) millimetres, `size` wide and high, its right angle at the start.
pub(crate) fn triangle(x: f64, y: f64, size: f64) -> BezPath {
    let mut path = BezPath::new();
    path.move_to((x, y));
    path.line_to((x + size, y));
    path.line_to((x, y + size));
    path.close_path();
    path
}

/// Holds if each side is where it should be, to one dot of 0.1 mm.
pub(crate) fn assert_near(found: Option<Rect>, wanted: Rect) {
    // And some more for rounding.
    let dot = 0.101;
    let found = found.expect("something is there");
    let sides = [found.x0 - wanted.x0, found.y0 - wanted.y0, found.x1 - wanted.x1, found.y1 - wanted.y1];
    assert!(sides.iter().all(|side| side.abs() <= dot), "{found:?} instead of {wanted:?}");
}

/// The round disc of a piece with 2 mm of bleed, `diameter` millimetres wide when it is cut.
pub(crate) fn round_token(theme: &Theme, piece: Piece, diameter: f64, ink: Ink) -> Token {
    let (shape, bleed) = (TokenShape::Round, Length::mm(2.0));
    let make = Make { shape, bleed, marked: true, inset: false, back: None, ink };
    Token::new(piece, Length::mm(diameter), &theme.art, &theme.palette, make)
}
