//! Blocks that a text consists of: one model for leaflet, instructions, cards, points and scores.
//!
//! A product gives its text as a row of [`Block`]s and computes no lengths. How large a drawing is depends on the column, so
//! figures may be names at first: a script is a row of `Block<F>` with the product's own `F`, and [`drawn`] turns it into the
//! `Block<Content>`s that can be set.

use super::{Content, Table};
use crate::scene::{Art, Size, Stroke, Tag};
use crate::text::Style;
use std::sync::Arc;

/// A part of a text, its words with their markup. Measures in millimetres.
#[derive(Clone, Debug, PartialEq)]
pub enum Block<F = Content> {
    /// A heading; the first lines of the block behind it stay with it.
    Heading {
        /// Its level, 1 to 6.
        level: u8,
        /// Its words.
        title: String,
        /// How it looks.
        look: Look,
    },
    /// A paragraph.
    Paragraph {
        /// Its words.
        text: String,
        /// How it looks.
        look: Look,
    },
    /// A paragraph whose first letter is large and stands on an ornament beside its first lines; if that cannot be set, a
    /// usual paragraph.
    Opening {
        /// Its words.
        text: String,
        /// The ornament, which is square.
        initial: Arc<Art>,
    },
    /// A paragraph with a small drawing at the left of its first two lines, which screen readers skip; without it if there are no
    /// more lines than these.
    Inset {
        /// Its words.
        text: String,
        /// How they look.
        look: Look,
        /// The drawing, about as high as two lines.
        drawing: F,
    },
    /// A paragraph with a drawing at its right, or below it if the words would have too little room.
    Pictured {
        /// Its words.
        text: String,
        /// The drawing.
        drawing: F,
    },
    /// The words that belong to the figure before them.
    Caption {
        /// The words.
        text: String,
        /// How they look.
        look: Look,
    },
    /// One line in the middle, placed by its baseline, for example a title.
    Line(LineBlock),
    /// A list.
    List {
        /// What stands in front of its entries.
        marker: Marker,
        /// The entries.
        entries: Vec<Entry<F>>,
    },
    /// A drawing.
    Figure(FigureBlock<F>),
    /// Small drawings of one size in rows, as large as the column lets them be.
    Gallery(Vec<F>),
    /// Stored art in the middle as decoration, which screen readers skip.
    Ornament {
        /// The art.
        art: Arc<Art>,
        /// Its height.
        tall: f64,
    },
    /// A table.
    Table(Table),
    /// Blocks beside each other, each in the middle of the row's height.
    Row(Vec<Cell<F>>),
    /// Blocks that fill a height: the rest of it is shared out between them, with half as much before the first and after the
    /// last.
    Spread {
        /// The blocks.
        blocks: Vec<Self>,
        /// The height.
        height: f64,
        /// Line in the middle of each gap.
        line: Option<Stroke>,
    },
    /// Words with a line behind them to write on.
    Blank {
        /// The words.
        label: String,
        /// How they look.
        style: Style,
        /// Number of boxes to tick at the end of the line.
        boxes: usize,
    },
    /// Room between the blocks before and after.
    Gap(f64),
}

/// How words look.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Look {
    /// Usual look of blocks of this kind in the text.
    #[default]
    Usual,
    /// In the size of captions.
    Fine,
    /// In a style of their own.
    Styled(Style),
    /// In a style of their own, shrunk until they go on one line; if that is too small to read with ease, they take several
    /// lines.
    Fitted(Style),
}

/// A line that is placed by its baseline.
#[derive(Clone, Debug, PartialEq)]
pub struct LineBlock {
    /// Its words.
    pub text: String,
    /// How they look.
    pub style: Style,
    /// Greatest width.
    pub room: f64,
    /// Tracking to which the letters of a line that is too long are set closer, before all of it is shrunk.
    pub close: f64,
    /// Distance from the block before to the baseline, at which the next block begins.
    pub above: f64,
    /// Tag of the line in the structure, for screen readers.
    pub tag: Tag,
}

/// Marker in front of the entries of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// The number of the entry.
    Number,
    /// A dot.
    Bullet,
    /// A box to tick; a list with boxes stays in one piece.
    Box,
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<F = Content> {
    /// Its words.
    pub text: String,
    /// The drawings that follow it; read after the list.
    pub figures: Vec<FigureBlock<F>>,
    /// Whether it stands out on a tinted ground.
    pub tinted: bool,
}

/// A drawing between words.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureBlock<F = Content> {
    /// The drawing.
    pub drawing: F,
    /// How it stands in the text.
    pub standing: Standing,
}

/// How a drawing stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Below the words of the list entry that it belongs to, in one row with them: a row is never parted if a column holds it.
    InRow,
    /// In its place.
    Stands,
    /// Right below the block before.
    Tied,
    /// At the right of the list entry that it belongs to, whose words keep clear of it; below the words if they would have too
    /// little room.
    Beside,
}

/// A part of a [`Block::Row`].
#[derive(Clone, Debug, PartialEq)]
pub struct Cell<F = Content> {
    /// Its width.
    pub width: f64,
    /// Its least height.
    pub height: f64,
    /// Content. `None`: the cell is empty room.
    pub block: Option<Block<F>>,
}

impl<F> Block<F> {
    /// Returns a heading in the usual look.
    #[must_use]
    pub const fn heading(level: u8, title: String) -> Self {
        Self::Heading { level, title, look: Look::Usual }
    }

    /// Returns a paragraph in the usual look.
    #[must_use]
    pub const fn paragraph(text: String) -> Self {
        Self::Paragraph { text, look: Look::Usual }
    }

    /// Returns a heading in a style of its own.
    #[must_use]
    pub const fn title(level: u8, title: String, style: Style) -> Self {
        Self::Heading { level, title, look: Look::Styled(style) }
    }

    /// Returns a paragraph in a style of its own.
    #[must_use]
    pub const fn styled(text: String, style: Style) -> Self {
        Self::Paragraph { text, look: Look::Styled(style) }
    }

    /// Returns a list of entries without figures.
    #[must_use]
    pub fn list(marker: Marker, texts: Vec<String>) -> Self {
        let entry = |text| Entry { text, figures: Vec::new(), tinted: false };
        Self::List { marker, entries: texts.into_iter().map(entry).collect() }
    }

    /// Returns a drawing between words.
    #[must_use]
    pub const fn figure(drawing: F, standing: Standing) -> Self {
        Self::Figure(FigureBlock { drawing, standing })
    }
}

impl<F> Cell<F> {
    /// Returns a cell as high as its block.
    #[must_use]
    pub const fn of(width: f64, block: Block<F>) -> Self {
        Self { width, height: 0.0, block: Some(block) }
    }

    /// Returns an empty cell, for room beside others.
    #[must_use]
    pub const fn room(width: f64) -> Self {
        Self { width, height: 0.0, block: None }
    }
}

impl Cell {
    /// Returns the cells of a drawing and of a block beside it, with so much room between, over all of `width`.
    #[must_use]
    pub fn beside(drawing: Content, room: f64, width: f64, block: Block) -> [Self; 3] {
        let Size { width: wide, height } = drawing.size;
        let drawing = Some(Block::figure(drawing, Standing::Stands));
        [Self { width: wide, height, block: drawing }, Self::room(room), Self::of(width - wide - room, block)]
    }
}

/// Returns a script with its figures drawn, without the figures for which `draw` returns `None`.
///
/// # Errors
/// Any error of `draw`.
pub fn drawn<F, G, E, D>(script: &[Block<F>], draw: &mut D) -> Result<Vec<Block<G>>, E>
where
    D: FnMut(&F) -> Result<Option<G>, E>,
{
    let mut blocks = Vec::with_capacity(script.len());
    for block in script {
        blocks.extend(block.drawn(draw)?);
    }
    Ok(blocks)
}

impl<F> Block<F> {
    fn drawn<G, E, D>(&self, draw: &mut D) -> Result<Option<Block<G>>, E>
    where
        D: FnMut(&F) -> Result<Option<G>, E>,
    {
        Ok(Some(match self {
            Self::Heading { level, title, look } => {
                Block::Heading { level: *level, title: title.clone(), look: *look }
            }
            Self::Paragraph { text, look } => Block::Paragraph { text: text.clone(), look: *look },
            Self::Opening { text, initial } => {
                Block::Opening { text: text.clone(), initial: Arc::clone(initial) }
            }
            Self::Inset { text, look, drawing } => match draw(drawing)? {
                Some(drawing) => Block::Inset { text: text.clone(), look: *look, drawing },
                None => Block::Paragraph { text: text.clone(), look: *look },
            },
            Self::Pictured { text, drawing } => match draw(drawing)? {
                Some(drawing) => Block::Pictured { text: text.clone(), drawing },
                None => Block::Paragraph { text: text.clone(), look: Look::Usual },
            },
            Self::Caption { text, look } => Block::Caption { text: text.clone(), look: *look },
            Self::Line(line) => Block::Line(line.clone()),
            Self::List { marker, entries } => {
                let mut all = Vec::with_capacity(entries.len());
                for Entry { text, figures, tinted } in entries {
                    let mut drawn = Vec::with_capacity(figures.len());
                    for figure in figures {
                        drawn.extend(figure.drawn(draw)?);
                    }
                    all.push(Entry { text: text.clone(), figures: drawn, tinted: *tinted });
                }
                Block::List { marker: *marker, entries: all }
            }
            Self::Figure(figure) => return Ok(figure.drawn(draw)?.map(Block::Figure)),
            Self::Gallery(figures) => {
                let mut all = Vec::with_capacity(figures.len());
                for figure in figures {
                    all.extend(draw(figure)?);
                }
                Block::Gallery(all)
            }
            Self::Ornament { art, tall } => Block::Ornament { art: Arc::clone(art), tall: *tall },
            Self::Table(table) => Block::Table(table.clone()),
            Self::Row(cells) => {
                let mut all = Vec::with_capacity(cells.len());
                for Cell { width, height, block } in cells {
                    let block = match block {
                        Some(block) => block.drawn(draw)?,
                        None => None,
                    };
                    all.push(Cell { width: *width, height: *height, block });
                }
                Block::Row(all)
            }
            Self::Spread { blocks, height, line } => {
                Block::Spread { blocks: drawn(blocks, draw)?, height: *height, line: line.clone() }
            }
            Self::Blank { label, style, boxes } => {
                Block::Blank { label: label.clone(), style: *style, boxes: *boxes }
            }
            Self::Gap(room) => Block::Gap(*room),
        }))
    }
}

impl<F> FigureBlock<F> {
    fn drawn<G, E, D>(&self, draw: &mut D) -> Result<Option<FigureBlock<G>>, E>
    where
        D: FnMut(&F) -> Result<Option<G>, E>,
    {
        let standing = self.standing;
        Ok(draw(&self.drawing)?.map(|drawing| FigureBlock { drawing, standing }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_drawn_in_their_order_and_those_of_which_nothing_comes_are_gone() {
        let entry = |name| Entry {
            text: String::new(),
            figures: vec![FigureBlock { drawing: name, standing: Standing::InRow }],
            tinted: false,
        };
        let script = [
            Block::figure("a", Standing::Stands),
            Block::paragraph("words".to_owned()),
            Block::List { marker: Marker::Number, entries: vec![entry("b"), entry("nothing")] },
            Block::figure("nothing", Standing::Stands),
            Block::Gallery(vec!["c", "d"]),
        ];
        let mut seen = Vec::new();
        let mut draw = |name: &&'static str| {
            seen.push(*name);
            Ok::<_, ()>((*name != "nothing").then(|| name.to_uppercase()))
        };
        let blocks = drawn(&script, &mut draw).expect("drawings");
        assert_eq!(seen, ["a", "b", "nothing", "nothing", "c", "d"]);
        assert_eq!(blocks.len(), 4);
        assert_eq!(blocks[0], Block::figure("A".to_owned(), Standing::Stands));
        let Block::List { entries, .. } = &blocks[2] else { panic!("{:?}", blocks[2]) };
        assert_eq!(entries.iter().map(|entry| entry.figures.len()).collect::<Vec<_>>(), [1, 0]);
        assert_eq!(blocks[3], Block::Gallery(vec!["C".to_owned(), "D".to_owned()]));
    }

    #[test]
    fn a_fault_of_drawing_is_reported() {
        let script = [Block::Row(vec![Cell {
            width: 1.0,
            height: 0.0,
            block: Some(Block::figure(1, Standing::Stands)),
        }])];
        let fault = drawn(&script, &mut |_: &i32| Err::<Option<()>, _>("no ink"));
        assert_eq!(fault, Err("no ink"));
    }
}
