//! Sets words: the sizes and styles of a text, single lines, the lines of a paragraph.

use super::columns::{Role, Slug};
use crate::layout::LayoutError;
use crate::scene::TitleFace;
use crate::scene::{Child, Color, Item, Mark, Marks, Node, Tag};
use crate::text::{Align, Face, Line, Messages, Style, Typesetter, Value, parse_markup};
use crate::theme::{Artwork, Palette, Symbols};
use crate::units::Length;

/// The smallest type, in points, of anything that is meant to be read in one go.
pub const SMALLEST_TEXT: f64 = 8.5;

/// Least length of the last line of a caption, and of a ragged paragraph, in em: about eight letters.
pub(super) const LAST_LINE: f64 = 3.6;

/// Sizes of a text, from which the styles of its body, captions and headings follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Size of the body text in points.
    pub body: f64,
    /// Distance of its baselines in points.
    pub lead: f64,
    /// Side of the squares of figures, in lines.
    pub square: f64,
}

impl Scale {
    /// The sizes that running text is set in, the largest first, each with its leading. A square of a figure is as high as a line:
    /// figures then end on the grid of the lines. The smallest squares are as small as can be read with ease, 3.7 mm.
    pub const LADDER: [Self; 6] = [
        Self { body: 11.0, lead: 13.75, square: 1.0 },
        Self { body: 10.5, lead: 13.0, square: 1.0 },
        Self { body: 10.0, lead: 12.5, square: 1.0 },
        Self { body: 9.5, lead: 11.75, square: 1.0 },
        Self { body: 9.0, lead: 11.0, square: 1.0 },
        Self { body: 8.5, lead: 10.5, square: 1.0 },
    ];

    /// Returns the scale for a size of body text in points, with the usual leading for words on no grid.
    #[must_use]
    pub const fn of(body: f64) -> Self {
        Self { body, lead: body * 1.26, square: 1.0 }
    }

    /// Returns the distance of baselines of the body, in millimetres.
    #[must_use]
    pub fn leading(self) -> f64 {
        Length::pt(self.lead).to_mm()
    }

    /// Returns the style of body text.
    #[must_use]
    pub fn text(self, color: Color) -> Style {
        Style {
            align: Align::Justify,
            hyphenate: true,
            ..Style::plain(Length::pt(self.body), Length::pt(self.lead), color)
        }
    }

    /// Returns the style of captions: italic, one point smaller, but never below 7.5 pt.
    #[must_use]
    pub fn caption(self, color: Color) -> Style {
        let size = (self.body - 1.0).max(7.5);
        Style {
            face: Face::Italic,
            size: Length::pt(size),
            leading: Length::pt(size * 1.22),
            align: Align::Left,
            last_line: LAST_LINE * Length::pt(size).to_mm(),
            ..self.text(color)
        }
    }

    /// Returns the style of headings: letterspaced small capitals.
    #[must_use]
    pub fn heading(self, color: Color) -> Style {
        Style {
            face: Face::SmallCaps,
            size: Length::pt(self.body * 1.3),
            align: Align::Left,
            hyphenate: false,
            tracking: 0.05,
            ..self.text(color)
        }
    }
}

/// Composer of words in one theme's colours and one language.
pub struct Composer<'a> {
    /// Typesetter of lines and paragraphs.
    pub typesetter: &'a Typesetter,
    /// Messages of the language.
    pub messages: &'a Messages,
    /// Colours of the theme.
    pub palette: &'a Palette,
    /// Drawings of the theme, with the symbols for diagrams.
    pub art: &'a Artwork,
    /// Face of the game's name as a title.
    pub title: TitleFace,
    /// Source of marks for the leaves of the document's structure.
    pub marks: &'a mut Marks,
    /// Whether words are only set to see how they fit: then lines have their heights, but no glyphs.
    pub trial: bool,
}

impl<'a> Composer<'a> {
    /// Returns this composer for words that are only set to see how they fit: without glyphs, and with other marks, so that
    /// the document's marks stay as they are.
    #[must_use]
    pub const fn with<'b>(&self, marks: &'b mut Marks) -> Composer<'b>
    where
        'a: 'b,
    {
        Composer {
            typesetter: self.typesetter,
            messages: self.messages,
            palette: self.palette,
            art: self.art,
            title: self.title,
            marks,
            trial: true,
        }
    }

    /// Returns the colours and drawings for diagrams.
    #[must_use]
    pub const fn symbols(&self) -> Symbols<'a> {
        Symbols { palette: self.palette, art: self.art }
    }

    /// Returns a message with its variables filled in.
    ///
    /// # Errors
    /// An unknown message, term or variable.
    pub fn say(&self, id: &str, args: &[(&str, Value)]) -> Result<String, LayoutError> {
        Ok(self.messages.get(id, args)?)
    }

    /// Returns messages with the same variables filled in.
    ///
    /// # Errors
    /// As for [`Self::say`].
    pub fn say_each(&self, ids: &[&str], args: &[(&str, Value)]) -> Result<Vec<String>, LayoutError> {
        ids.iter().map(|id| self.say(id, args)).collect()
    }

    /// Returns the style of letters of so many points in the theme's ink, with a leading that is so many times as large.
    #[must_use]
    pub fn style(&self, points: f64, leading: f64, face: Face) -> Style {
        Style { face, ..Style::plain(Length::pt(points), Length::pt(points * leading), self.palette.ink) }
    }

    /// Returns the style of the game's name where it stands as a title, in the theme's accent: so many points large, with a
    /// leading that is so many times as large, in the middle of its line. The face is the theme's own for titles where it has
    /// all letters of `name`, in a size in which it looks as large as the bold one; else the bold one.
    #[must_use]
    pub fn title_style(&self, name: &str, points: f64, leading: f64) -> Style {
        let bold = Style {
            align: Align::Center,
            color: self.palette.accent,
            ..self.style(points, leading, Face::SemiBold)
        };
        let own = self.title.file().filter(|_| self.typesetter.fonts().title_has(self.title, &plain(name)));
        own.map_or(bold, |own| Style {
            face: Face::Title(self.title),
            size: bold.size * own.scale,
            tracking: own.tracking,
            ..bold
        })
    }

    /// Sets a paragraph as slugs, of which neither the first nor the last stands alone in a column.
    ///
    /// # Errors
    /// A character without a glyph, or faulty markup.
    pub fn lines(
        &self,
        text: &str,
        style: &Style,
        measure: f64,
        mark: Mark,
    ) -> Result<Vec<Slug>, LayoutError> {
        self.lines_on(text, style, measure, mark, down(style))
    }

    /// Sets a paragraph as [`Self::lines`] does, with each baseline `down` millimetres below the top of its line.
    ///
    /// # Errors
    /// As for [`Self::lines`].
    pub fn lines_on(
        &self,
        text: &str,
        style: &Style,
        measure: f64,
        mark: Mark,
        down: f64,
    ) -> Result<Vec<Slug>, LayoutError> {
        let hyphenated = self.typesetter.broke(text, style, measure)?.hyphenated;
        let count = hyphenated.len();
        let mut slugs: Vec<Slug> = hyphenated
            .into_iter()
            .enumerate()
            .map(|(i, hyphenated)| Slug {
                height: style.leading.to_mm(),
                role: if i > 0 { Role::Continues } else { Role::Begins },
                tied: i == 1 || (count > 1 && i == count - 1),
                hyphenated,
                ..Slug::default()
            })
            .collect();
        if !self.trial {
            let lines = self.typesetter.paragraph(text, style, measure)?;
            for (slug, line) in slugs.iter_mut().zip(lines) {
                slug.items.push(Item::marked(mark, at(line, 0.0, down)));
            }
        }
        Ok(slugs)
    }

    /// Sets one line of text with its baseline at the origin.
    ///
    /// # Errors
    /// A character without a glyph.
    pub fn label(&self, text: &str, style: &Style) -> Result<Line, LayoutError> {
        Ok(self.typesetter.line(text, style)?)
    }
}

/// Returns a line's runs, moved so that the top of its leading is at 0.
#[must_use]
pub fn baseline(line: Line, style: &Style) -> Vec<Item> {
    at(line, 0.0, down(style))
}

/// Returns how far a line's baseline is below the top of its leading, in millimetres: ascenders and descenders then stand
/// evenly in the leading.
#[must_use]
pub fn down(style: &Style) -> f64 {
    style.leading.to_mm() * 0.5 + style.size.to_mm() * 0.26
}

/// Returns a line's runs with the baseline starting at (`x`, `y`) millimetres.
#[must_use]
pub fn at(line: Line, x: f64, y: f64) -> Vec<Item> {
    line.runs
        .into_iter()
        .map(|mut run| {
            run.origin.x += x;
            run.origin.y += y;
            Item::Glyphs(run)
        })
        .collect()
}

/// Returns a text without its markup, for titles and alternative texts.
#[must_use]
pub fn plain(text: &str) -> String {
    // Faulty markup is reported where the text is set.
    parse_markup(text)
        .map_or_else(|_| text.to_owned(), |spans| spans.into_iter().map(|span| span.text).collect())
}

/// Returns a title style, shrunk if the text is longer than one line of `width` millimetres.
///
/// # Errors
/// A character without a glyph.
pub(crate) fn fitted(
    composer: &Composer<'_>,
    text: &str,
    style: Style,
    width: f64,
) -> Result<Style, LayoutError> {
    let natural = composer.label(text, &style)?.width;
    let factor = (width / natural).min(1.0);
    Ok(Style { size: style.size * factor, leading: style.leading * factor, ..style })
}

/// Returns the structure node of a list.
#[must_use]
pub fn list(items: Vec<Node>, numbered: bool) -> Node {
    Node { tag: Tag::List { numbered }, children: items.into_iter().map(Child::Node).collect() }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::text::{Fonts, Language};

    /// Runs `work` with a composer that has no messages, in black.
    pub(in crate::layout) fn composed<T>(work: impl FnOnce(&mut Composer<'_>) -> T) -> T {
        let english = Language::english();
        let (typesetter, messages) =
            (Typesetter::new(Fonts::bundled(), english.clone()), Messages::new(english));
        let (palette, art, mut marks) = (Palette::BLACK, Artwork::default(), Marks::default());
        work(&mut Composer {
            typesetter: &typesetter,
            messages: &messages,
            palette: &palette,
            art: &art,
            title: TitleFace::Bold,
            marks: &mut marks,
            trial: false,
        })
    }

    #[test]
    fn neither_the_first_nor_the_last_line_of_a_paragraph_stands_alone() {
        let text =
            "so many words that they need four lines of no more than thirty millimetres each to stand in";
        let style = Scale::of(10.0).text(Color::BLACK);
        let slugs = composed(|composer| {
            let mark = composer.marks.fresh();
            composer.lines(text, &style, 30.0, mark).expect("lines")
        });
        let tied: Vec<bool> = slugs.iter().map(|slug| slug.tied).collect();
        assert_eq!((tied[0], tied[1], tied.last()), (false, true, Some(&true)), "{tied:?}");
        assert!(tied[2..tied.len() - 1].iter().all(|tied| !tied));
        assert!(slugs[1..].iter().all(|slug| slug.role == Role::Continues));
    }

    #[test]
    fn a_title_is_bold_where_the_face_of_the_theme_lacks_a_letter() {
        composed(|composer| {
            let mut marks = Marks::default();
            let mut composer = Composer { title: TitleFace::Stencil, ..composer.with(&mut marks) };
            let face = |composer: &Composer<'_>, name| composer.title_style(name, 30.0, 1.1).face;
            assert_eq!(face(&composer, "Sea Battle"), Face::Title(TitleFace::Stencil));
            assert_eq!(face(&composer, "Морской бой"), Face::SemiBold);
            composer.title = TitleFace::Bold;
            assert_eq!(face(&composer, "Sea Battle"), Face::SemiBold);
        });
    }

    #[test]
    fn a_style_is_shrunk_only_for_what_is_too_long() {
        let style = Scale::of(10.0).heading(Color::BLACK);
        composed(|composer| {
            assert_eq!(fitted(composer, "short", style, 60.0).expect("a style"), style);
            let text = "a title that is longer than sixty millimetres";
            let shrunk = fitted(composer, text, style, 60.0).expect("a style");
            assert!(shrunk.size.to_mm() < style.size.to_mm());
            let width = composer.label(text, &shrunk).expect("a line").width;
            assert!((width - 60.0).abs() < 0.01, "{width}");
        });
    }
}
