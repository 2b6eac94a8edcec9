//! The words of the first pages: how to print, the story, how to make the set, what is in it.

use super::KitError;
use super::compose::{Composer, Scale, list, space, tie_next};
use super::flow::Slug;
use crate::game::Piece;
use crate::scene::{Item, Node, Size};
use crate::text::Value;
use crate::units::Length;

/// Numbers that the instructions name. All are read off the planned kit, none is typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// Side of the board in squares.
    pub size: u8,
    /// Parts of the board.
    pub parts: usize,
    /// Rows and columns of the parts, where they lie in a grid; nothing for a pinwheel or a whole board.
    pub part_grid: Option<(usize, usize)>,
    /// Pieces that the game needs, by kind.
    pub pieces: [(Piece, usize); 5],
    /// Pieces beyond those.
    pub spares: usize,
    /// The page with the spare pieces.
    pub spares_page: usize,
    /// Reminder cards, all players' together.
    pub cards: usize,
    /// Whether the four point cards of a match are printed.
    pub point_cards: bool,
    /// Whether a score sheet is printed.
    pub score_sheet: bool,
    /// Folded sheets of the leaflet: 1 for four pages, 2 for eight.
    pub leaflet_sheets: usize,
    /// The king's disc.
    pub king_disc: Length,
    /// The disc of the other pieces.
    pub piece_disc: Length,
    /// Last page of story and instructions.
    pub text_last: usize,
    /// First page that is cut.
    pub first: usize,
    /// Last page that is cut.
    pub last: usize,
    /// First page with pieces.
    pub pieces_page: usize,
    /// Last page with pieces.
    pub pieces_last: usize,
    /// How many pages have pieces.
    pub pieces_sheets: usize,
    /// First page of the leaflet.
    pub leaflet_first: usize,
    /// Last page of the leaflet in the file; each sheet has two.
    pub leaflet_last: usize,
    /// The program's version.
    pub version: String,
}

impl Facts {
    fn count(&self, kind: Piece) -> usize {
        self.pieces.iter().find(|(piece, _)| *piece == kind).map_or(0, |(_, count)| *count)
    }

    /// Every number under the name that messages give it.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, Value)> {
        let number = |n: usize| Value::Number(n as f64);
        let defenders = self.count(Piece::Defender) + self.count(Piece::Knight);
        let attackers = self.count(Piece::Attacker) + self.count(Piece::Commander);
        let (cut, discs) = (self.minutes_to_cut(), defenders + attackers);
        let sheets = self.last + 1 - self.first;
        let (rows, columns) = self.part_grid.unwrap_or((0, 0));
        vec![
            ("size", Value::Number(f64::from(self.size))),
            ("parts", number(self.parts)),
            ("rows", number(rows)),
            ("columns", number(columns)),
            ("kings", number(self.count(Piece::King))),
            ("defenders", number(defenders)),
            ("attackers", number(attackers)),
            ("men", number(defenders + attackers)),
            ("spares", number(self.spares)),
            ("spares-page", number(self.spares_page)),
            ("cards", number(self.cards)),
            ("king-disc", Value::Text(unbroken(self.king_disc))),
            ("piece-disc", Value::Text(unbroken(self.piece_disc))),
            ("text-last", number(self.text_last)),
            ("first", number(self.first)),
            ("last", number(self.last)),
            ("pieces-page", number(self.pieces_page)),
            ("pieces-last", number(self.pieces_last)),
            ("pieces-sheets", number(self.pieces_sheets)),
            ("leaflet-first", number(self.leaflet_first)),
            ("leaflet-second", number(self.leaflet_first + 1)),
            ("leaflet-third", number(self.leaflet_first + 2)),
            ("leaflet-last", number(self.leaflet_last)),
            ("leaflet-sheets", number(self.leaflet_sheets)),
            ("leaflet-pages", number(4 * self.leaflet_sheets)),
            ("score-sheets", number(usize::from(self.score_sheet))),
            ("minutes-card", number(in_fives(cut))),
            ("minutes-laminated", number(in_fives(cut + 5 * sheets))),
            ("minutes-glued", number(in_fives(cut + 12 * sheets))),
            ("minutes-discs", number(in_fives(discs * 4 / 5))),
            ("version", Value::Text(self.version.clone())),
        ]
    }

    /// Minutes to cut everything out, join the board and fold the rest: two pieces a minute at best, an hour for the
    /// usual set of 37 with film around it.
    fn minutes_to_cut(&self) -> usize {
        let pieces: usize = self.pieces.iter().map(|(_, count)| count).sum();
        let flat = self.cards + 4 * usize::from(self.point_cards) + usize::from(self.score_sheet);
        15 + pieces * 3 / 5 + 3 * self.parts + flat
    }

    /// What is in the set, as messages with their own numbers: ordinary men and officers apart.
    fn tally(&self) -> Vec<(&'static str, Vec<(&'static str, Value)>)> {
        let number = |n: usize| Value::Number(n as f64);
        let mut tally = vec![("tally-board", self.values())];
        for (piece, count) in self.pieces {
            let (id, variable) = match piece {
                Piece::King => ("tally-kings", "kings"),
                Piece::Defender => ("tally-defenders", "defenders"),
                Piece::Attacker => ("tally-attackers", "attackers"),
                Piece::Knight => ("pieces-knight", "count"),
                Piece::Commander => ("pieces-commander", "count"),
            };
            if count > 0 {
                tally.push((id, vec![(variable, number(count))]));
            }
        }
        if self.spares > 0 {
            tally.push(("tally-spares", vec![("spares", number(self.spares))]));
        }
        tally.push(("tally-cards", vec![("cards", number(self.cards))]));
        if self.point_cards {
            tally.push(("tally-points", Vec::new()));
        }
        if self.score_sheet {
            tally.push(("tally-score", Vec::new()));
        }
        tally.push(("tally-leaflet", vec![("leaflet-pages", number(4 * self.leaflet_sheets))]));
        tally
    }
}

/// The nearest multiple of five, 5 at least: as exactly as anyone can say it.
const fn in_fives(minutes: usize) -> usize {
    let fives = (minutes + 2) / 5;
    if fives == 0 { 5 } else { 5 * fives }
}

/// A measure that is never broken between number and unit.
fn unbroken(length: Length) -> String {
    length.to_string().replace(' ', "\u{a0}")
}

/// A drawing that stands in the running text, such as the scheme of the board's parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Inset {
    /// Width and height in millimetres.
    pub size: Size,
    /// What it shows, its content already marked.
    pub items: Vec<Item>,
    /// Its structure.
    pub structure: Vec<Node>,
}

/// Text and structure of the first pages below the strip at the top.
#[derive(Clone, Debug)]
pub struct Story {
    /// What the columns are filled with, in order.
    pub slugs: Vec<Slug>,
    /// Its structure, in reading order.
    pub structure: Vec<Node>,
}

/// The routes of making a set: message of the title, messages of the numbered steps.
const ROUTES: [(&str, &[&str]); 5] = [
    ("assembly-laminate-title", &["assembly-laminate-1", "assembly-laminate-2", "assembly-laminate-3"]),
    ("assembly-glue-title", &["assembly-glue-1", "assembly-glue-2", "assembly-glue-3"]),
    ("assembly-card-title", &["assembly-card-1", "assembly-card-2"]),
    ("assembly-discs-title", &["assembly-discs-1", "assembly-discs-2"]),
    ("assembly-mono-title", &["assembly-mono-1", "assembly-mono-2"]),
];

/// Drawings that stand between the words.
#[derive(Clone, Debug, PartialEq)]
pub struct Insets {
    /// The set, ready to play.
    pub picture: Inset,
    /// How the board's parts join; nothing for a board of one part.
    pub scheme: Option<Inset>,
}

/// Sets story and instructions in columns of `measure` millimetres.
///
/// # Errors
/// A message or a glyph that is missing.
pub fn set(
    composer: &mut Composer<'_>,
    facts: &Facts,
    insets: Insets,
    scale: Scale,
    measure: f64,
) -> Result<Story, KitError> {
    let values = facts.values();
    let mut story = Story { slugs: Vec::new(), structure: Vec::new() };
    let mut out = Writer { composer, values: &values, scale, measure, story: &mut story };
    out.tale()?;
    out.inset(insets.picture, true);
    out.heading("tally-title", 2)?;
    out.tally(facts)?;
    out.heading("assembly-title", 2)?;
    out.lead("assembly-tools-title", "assembly-tools")?;
    out.lead("assembly-ways-title", "assembly-ways")?;
    for (title, steps) in ROUTES {
        out.heading(title, 3)?;
        out.steps(steps)?;
    }
    out.heading("assembly-cut-title", 2)?;
    let mut steps = vec!["assembly-cut-1"];
    if facts.parts > 1 {
        steps.push("assembly-cut-number");
    }
    steps.push("assembly-cut-2");
    if facts.score_sheet {
        steps.push("assembly-cut-score");
    }
    steps.push("assembly-cut-3");
    steps.extend(joining(facts));
    steps.push("assembly-leaflet");
    out.steps(&steps)?;
    if let Some(scheme) = insets.scheme {
        out.inset(scheme, false);
    }
    for (title, text) in [
        ("assembly-store-title", "assembly-store"),
        ("assembly-lost-title", "assembly-lost"),
        ("reading-title", "reading"),
        ("licence-title", "licence"),
    ] {
        out.heading(title, 3)?;
        out.paragraph(text)?;
    }
    out.paragraph("version")?;
    Ok(story)
}

/// How the parts of the board become one.
const fn joining(facts: &Facts) -> &'static [&'static str] {
    match (facts.parts, facts.part_grid) {
        (0 | 1, _) => &["assembly-join-whole"],
        // More than two in a grid: what to tape first matters.
        (3.., Some((2.., 2..))) => &["assembly-join-grid-1", "assembly-join-grid-2"],
        _ => &["assembly-join-1", "assembly-join-2"],
    }
}

/// Appends to a [`Story`].
struct Writer<'a, 'b> {
    composer: &'a mut Composer<'b>,
    values: &'a [(&'static str, Value)],
    scale: Scale,
    measure: f64,
    story: &'a mut Story,
}

impl Writer<'_, '_> {
    fn push(&mut self, mut slugs: Vec<Slug>, node: Node) {
        // What follows a heading stays with it.
        let after_heading = self
            .story
            .structure
            .last()
            .is_some_and(|last| matches!(last.tag, crate::scene::Tag::Heading { .. }));
        if after_heading {
            space(&mut slugs, 0.0, 0.0);
            tie_next(&mut slugs);
        }
        self.story.slugs.extend(slugs);
        self.story.structure.push(node);
    }

    fn heading(&mut self, id: &str, level: u8) -> Result<(), KitError> {
        let title = self.composer.say(id, self.values)?;
        let scale = if level > 2 { Scale { body: self.scale.body * 0.86, ..self.scale } } else { self.scale };
        let (slugs, node) = self.composer.heading(&title, level, scale, self.measure)?;
        self.push(slugs, node);
        Ok(())
    }

    fn paragraph(&mut self, id: &str) -> Result<(), KitError> {
        let text = self.composer.say(id, self.values)?;
        self.text(&text)
    }

    fn text(&mut self, text: &str) -> Result<(), KitError> {
        let style = self.scale.text(self.composer.palette.ink);
        let (slugs, node) = self.composer.paragraph(text, &style, self.measure, 0.3)?;
        self.push(slugs, node);
        Ok(())
    }

    fn lead(&mut self, title: &str, id: &str) -> Result<(), KitError> {
        let title = self.composer.say(title, self.values)?;
        let text = self.composer.say(id, self.values)?;
        self.text(&format!("**{title}:** {text}"))
    }

    /// What is in the set, to tick off.
    fn tally(&mut self, facts: &Facts) -> Result<(), KitError> {
        let say = |(id, values): (&str, Vec<(&'static str, Value)>)| self.composer.say(id, &values);
        let texts = facts.tally().into_iter().map(say).collect::<Result<Vec<_>, _>>()?;
        self.items(&texts, false)
    }

    /// Numbered steps; a single one needs no number.
    fn steps(&mut self, ids: &[&str]) -> Result<(), KitError> {
        if let [only] = ids {
            return self.paragraph(only);
        }
        let texts = ids.iter().map(|id| self.composer.say(id, self.values)).collect::<Result<Vec<_>, _>>()?;
        self.items(&texts, true)
    }

    /// A drawing in the middle of the column; it may wait for the next column if it `floats`.
    fn inset(&mut self, inset: Inset, floats: bool) {
        let left = (self.measure - inset.size.width) / 2.0;
        let room = self.scale.leading() * 0.8;
        self.story.slugs.push(Slug {
            height: inset.size.height,
            before: room,
            after: room,
            stretch: 1.0,
            floats,
            items: vec![Item::moved(inset.items, left, 0.0)],
            ..Slug::default()
        });
        self.story.structure.extend(inset.structure);
    }

    /// A list.
    fn items(&mut self, texts: &[String], numbered: bool) -> Result<(), KitError> {
        let style = self.scale.text(self.composer.palette.ink);
        let indent = self.scale.leading() * 0.95;
        let (mut slugs, mut nodes) = (Vec::new(), Vec::new());
        for (i, text) in texts.iter().enumerate() {
            let label = if numbered { (i + 1).to_string() } else { "·".to_owned() };
            let (mut lines, node) = self.composer.numbered(&label, text, &style, self.measure, indent)?;
            if !numbered {
                // A list to tick off stays in one piece.
                space(&mut lines, 0.0, 0.0);
                for line in &mut lines {
                    line.tied = i > 0 || line.tied;
                }
            }
            slugs.extend(lines);
            nodes.push(node);
        }
        self.push(slugs, list(nodes, numbered));
        Ok(())
    }

    /// The story of the theme, as far as the theme has one.
    fn tale(&mut self) -> Result<(), KitError> {
        if !self.composer.messages.has("theme-story-title") {
            return Ok(());
        }
        self.heading("theme-story-title", 2)?;
        let mut nth = 1;
        while self.composer.messages.has(&format!("theme-story-{nth}")) {
            self.paragraph(&format!("theme-story-{nth}"))?;
            nth += 1;
        }
        Ok(())
    }
}
