//! The cover of the leaflet: the game's name, one large picture, and what a player asks first.

use crate::explain::counts::counts;
use crate::game::Variant;
use crate::layout::compose::{Composer, Scale};
use crate::layout::{Block, Content, Frame, LayoutError, Look, stack};
use crate::scene::{Art, Marks, Size};
use crate::text::{Align, Face, Style, Value, escape_markup};
use crate::units::Length;
use std::sync::Arc;

/// Least height of the picture, in millimetres; only a picture of the greatest width may be lower.
const LEAST_PICTURE: f64 = 40.0;
/// Least room above and below the picture, in millimetres.
const AROUND: f64 = 5.0;
/// Shares of the room left over that stand above the title, above the picture and below it; the rest is below the words at the
/// foot.
const SHARES: [f64; 3] = [0.3, 0.2, 0.2];
/// Size of the title in points; one that is too long for the page is smaller.
const TITLE: f64 = 40.0;

/// The leaflet's first page.
pub(crate) struct Cover<'a> {
    /// The picture.
    pub(crate) picture: &'a Arc<Art>,
    /// Width of the page between its margins, in millimetres.
    pub(crate) width: f64,
    /// Greatest width of the picture, in the middle of the page, in millimetres.
    pub(crate) widest: f64,
    /// Who made the set.
    pub(crate) maker: Option<&'a str>,
}

impl Cover<'_> {
    /// Returns the height of the picture at its greatest width, in millimetres.
    fn tallest(&self) -> f64 {
        self.widest / self.picture.size.width * self.picture.size.height
    }

    /// Returns the height of the cover with the lowest picture that it may have, in millimetres.
    ///
    /// # Errors
    /// A message or a glyph that is missing.
    pub(crate) fn least(&self, composer: &Composer<'_>, variant: &Variant) -> Result<f64, LayoutError> {
        Ok(self.bare(composer, variant)? + LEAST_PICTURE.min(self.tallest()))
    }

    /// Sets the cover over the whole width of the page, `height` millimetres high: the picture is as large as the words leave
    /// room for.
    ///
    /// # Errors
    /// A message or a glyph that is missing.
    pub(crate) fn set(
        &self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        height: f64,
    ) -> Result<Content, LayoutError> {
        let bare = self.bare(composer, variant)?;
        let tall = (height - bare).clamp(0.0, self.tallest());
        self.with(composer, variant, tall, (height - bare - tall).max(0.0))
    }

    /// Returns the height of the cover without its picture, in millimetres.
    fn bare(&self, composer: &Composer<'_>, variant: &Variant) -> Result<f64, LayoutError> {
        let mut marks = Marks::default();
        Ok(self.with(&mut composer.with(&mut marks), variant, 0.0, 0.0)?.size.height)
    }

    /// Sets the cover with a picture `tall` millimetres high, and `rest` millimetres of room between its parts.
    fn with(
        &self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        tall: f64,
        rest: f64,
    ) -> Result<Content, LayoutError> {
        let line = |text, style| Block::Paragraph { text, look: Look::Fitted(style) };
        let of = |composer: &Composer<'_>, face, points: f64, tracking| Style {
            face,
            tracking,
            size: Length::pt(points),
            leading: Length::pt(points * 1.4),
            align: Align::Center,
            hyphenate: false,
            ..Scale::of(points).text(composer.palette.ink)
        };
        let [above, over, under] = SHARES.map(|share| share * rest);
        let title = composer.say("leaflet-title", &[("name", Value::Text(variant.name.clone()))])?;
        let style = composer.title_style(&title, TITLE, 1.1);
        let mut blocks =
            vec![Block::Gap(above), Block::Heading { level: 1, title, look: Look::Fitted(style) }];
        if let Some(tagline) = own_or_themes(composer, variant.about.tagline.as_deref(), "theme-tagline")? {
            blocks.push(Block::Gap(1.5));
            blocks.push(line(tagline, of(composer, Face::Italic, 13.0, 0.0)));
        }
        blocks.push(Block::Gap(AROUND + over));
        blocks.push(Block::Ornament { art: Arc::clone(self.picture), tall });
        blocks.push(Block::Gap(AROUND + under));
        blocks.push(line(facts(composer, variant)?, of(composer, Face::SmallCaps, 12.0, 0.08)));
        if let Some(maker) = self.maker {
            let text = composer.say("made-by", &[("maker", Value::Text(escape_markup(maker)))])?;
            blocks.push(Block::Gap(1.0));
            blocks.push(line(text, of(composer, Face::Italic, 10.5, 0.0)));
        }
        let page = stack(composer, &blocks, Frame::new(0.0, 0.0, self.width))?;
        Ok(Content { size: Size::new(self.width, page.bottom), items: page.items, structure: page.structure })
    }
}

/// Returns how many play, and how long.
fn facts(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    let mut args = counts(variant);
    args.push(("minutes", Value::Number(f64::from(minutes(variant.setup.board.size())))));
    Ok(composer.say_each(&["facts-players", "facts-time"], &args)?.join("  ·  "))
}

/// Returns the line below a title: the game's own, or the theme's. `None`: neither has one.
///
/// # Errors
/// A term that is missing.
pub(crate) fn own_or_themes(
    composer: &Composer<'_>,
    own: Option<&str>,
    theme: &str,
) -> Result<Option<String>, LayoutError> {
    match own {
        Some(own) => Ok(Some(composer.messages.pattern(own, &[])?)),
        None if composer.messages.has(theme) => Ok(Some(composer.say(theme, &[])?)),
        None => Ok(None),
    }
}

/// Returns the titles of the options that the set is made with, with semicolons between them.
///
/// # Errors
/// A term that is missing.
pub(super) fn options(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    let mut titles = Vec::new();
    for choice in &variant.chosen {
        titles.push(composer.messages.pattern(&choice.title, &[])?);
    }
    Ok(titles.join("; "))
}

/// Returns the least minutes that a game on a board of so many squares a side usually takes; the most are twice that. A rule of
/// thumb: sources give half an hour to an hour for 11 by 11, and the number of pieces grows with the board.
pub(crate) const fn minutes(size: u8) -> u8 {
    match size {
        ..=7 => 10,
        8..=9 => 20,
        10..=11 => 30,
        12..=13 => 45,
        14..=16 => 60,
        _ => 90,
    }
}
