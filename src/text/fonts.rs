//! The typefaces of a set.

#[cfg(feature = "bundle")]
#[cfg(feature = "bundle")]
use crate::bundle;
use crate::scene::Font;
use crate::scene::{TitleFace, TitleFile};
use harfrust::{FontRef, ShaperData};
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{GlyphId, MetadataProvider};
use std::sync::{Arc, OnceLock};

/// Face of the typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Upright text.
    Regular,
    /// Italic.
    Italic,
    /// Bold headings and marks.
    SemiBold,
    /// Upright text with small capitals for lower-case letters.
    SmallCaps,
    /// A world's letters for titles.
    Title(TitleFace),
}

impl Face {
    /// Every face of the text.
    pub const ALL: [Self; 4] = [Self::Regular, Self::Italic, Self::SemiBold, Self::SmallCaps];
}

/// Vertical measures of a face in em. All are positive; `descent` is counted downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metrics {
    /// Distance from the baseline to the top that the font asks for.
    pub ascent: f64,
    /// Distance from the baseline down to the bottom that the font asks for.
    pub descent: f64,
    /// Height of capitals.
    pub cap_height: f64,
    /// Height of a lower-case x.
    pub x_height: f64,
}

/// Font file, opened for shaping.
#[derive(Clone)]
pub(super) struct Loaded {
    pub(super) font: Font,
    /// The font's tables, prepared for shaping.
    pub(super) tables: Arc<ShaperData>,
    /// Font units per em.
    pub(super) em: f64,
    /// Glyphs and advances of the ASCII characters, which are needed again and again.
    ascii: Arc<[KnownCharacter; 128]>,
}

/// Character of a font.
#[derive(Clone, Copy, Default)]
struct KnownCharacter {
    /// Glyph of the character. `None`: the font lacks it.
    glyph: Option<u16>,
    /// Advance of the glyph, in em.
    advance: f64,
}

impl Loaded {
    fn new(font: Font) -> Option<Self> {
        let file = FontRef::from_index(font.bytes(), 0).ok()?;
        let tables = Arc::new(ShaperData::new(&file));
        let em = f64::from(file.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
        let mut ascii = [KnownCharacter::default(); 128];
        let (glyphs, measures) =
            (file.charmap(), file.glyph_metrics(Size::unscaled(), LocationRef::default()));
        for (code, known) in (0_u32..).zip(&mut ascii) {
            let glyph = glyphs.map(code);
            let advance = glyph.and_then(|glyph| measures.advance_width(glyph)).unwrap_or(0.0);
            *known = KnownCharacter {
                glyph: glyph.and_then(|glyph| u16::try_from(glyph.to_u32()).ok()),
                advance: f64::from(advance) / em,
            };
        }
        Some(Self { tables, em, ascii: Arc::new(ascii), font })
    }

    /// Opens the file for reading its tables in place.
    ///
    /// # Panics
    /// Never: [`Fonts::new`] refuses a file that can't be opened.
    pub(super) fn file(&self) -> FontRef<'_> {
        FontRef::from_index(self.font.bytes(), 0).expect("a font that was opened before")
    }

    /// Returns the measures of all glyphs, in font units.
    fn glyphs(&self) -> GlyphMetrics<'_> {
        self.file().glyph_metrics(Size::unscaled(), LocationRef::default())
    }

    /// Returns the number of a character's own glyph. `None`: the font lacks it.
    pub(super) fn glyph(&self, character: char) -> Option<u16> {
        if let Some(known) = self.ascii.get(character as usize) {
            return known.glyph;
        }
        u16::try_from(self.file().charmap().map(character)?.to_u32()).ok()
    }

    /// Returns the advance of a character's glyph, in em; 0 for a character the font lacks.
    pub(super) fn advance(&self, character: char) -> f64 {
        if let Some(known) = self.ascii.get(character as usize) {
            return known.advance;
        }
        let advance = self.glyph(character).and_then(|id| self.glyphs().advance_width(GlyphId::from(id)));
        f64::from(advance.unwrap_or(0.0)) / self.em
    }

    /// Returns the height of a character's ink over the baseline, in em.
    fn height(&self, character: char) -> Option<f64> {
        let bounds = self.glyphs().bounds(GlyphId::from(self.glyph(character)?))?;
        Some(f64::from(bounds.y_max) / self.em)
    }
}

/// Fonts of a set.
#[derive(Clone)]
pub struct Fonts {
    regular: Loaded,
    italic: Loaded,
    semi_bold: Loaded,
    titles: Arc<[TitleFont]>,
}

/// Font of a title face. It is opened when it is first asked for, for a kit uses one at most.
struct TitleFont {
    face: TitleFace,
    font: Font,
    /// `None`: the file is no OpenType font.
    opened: OnceLock<Option<Loaded>>,
}

/// Files of the typeface, Elstob at its design size of 10 pt, in the order of [`Fonts::new`]: the name for messages
/// and the file under `fonts/`, whose source is in `fonts/README.md`.
pub const FILES: [(&str, &str); 3] = [
    ("Elstob Regular", "ElstobD-10pt.otf"),
    ("Elstob Italic", "ElstobD-10ptItalic.otf"),
    ("Elstob SemiBold", "ElstobD-10ptSemiBold.otf"),
];

impl Fonts {
    /// Creates the fonts from Regular, Italic and `SemiBold`; titles are bold. `None`: one of the files is no OpenType font.
    #[must_use]
    pub fn new([regular, italic, semi_bold]: [Font; 3]) -> Option<Self> {
        Some(Self {
            regular: Loaded::new(regular)?,
            italic: Loaded::new(italic)?,
            semi_bold: Loaded::new(semi_bold)?,
            titles: Arc::default(),
        })
    }

    /// Returns these fonts with fonts of title faces.
    #[must_use]
    pub fn with_titles(mut self, titles: impl IntoIterator<Item = (TitleFace, Font)>) -> Self {
        let closed = |(face, font)| TitleFont { face, font, opened: OnceLock::new() };
        self.titles = titles.into_iter().map(closed).collect();
        self
    }

    /// Returns the typeface that is part of the program.
    ///
    /// # Panics
    /// Never in a program whose tests passed: the files are parts of it.
    #[cfg(feature = "bundle")]
    #[must_use]
    pub fn bundled() -> Self {
        let font = |nth: usize| {
            let (name, file) = FILES[nth];
            Font::new(name, bundle::file(&format!("fonts/{file}")).expect("a bundled font"))
        };
        let fonts = Self::new([font(0), font(1), font(2)]).expect("a bundled font is an OpenType file");
        fonts.with_titles(TitleFace::ALL.into_iter().filter_map(|face| {
            let TitleFile { name, file, .. } = face.file()?;
            Some((face, Font::new(name, bundle::file(&format!("fonts/{file}")).expect("a bundled font"))))
        }))
    }

    /// Returns the font that holds the glyphs of a face.
    #[must_use]
    pub fn font(&self, face: Face) -> &Font {
        &self.loaded(face).font
    }

    /// Tells whether a title face has a font of its own with all letters of a text.
    #[must_use]
    pub fn title_has(&self, face: TitleFace, text: &str) -> bool {
        let letters = || text.chars().filter(|letter| !letter.is_whitespace());
        self.title(face).is_some_and(|loaded| letters().all(|letter| loaded.glyph(letter).is_some()))
    }

    /// Tells whether every face of the text has a character, or it prints as nothing: spaces, and marks for line breaks.
    #[must_use]
    pub fn have(&self, character: char) -> bool {
        let is_unseen = character.is_whitespace()
            || character.is_control()
            || matches!(character, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}');
        is_unseen || Face::ALL.into_iter().all(|face| self.loaded(face).glyph(character).is_some())
    }

    /// Returns the vertical measures of a face.
    #[must_use]
    pub fn metrics(&self, face: Face) -> Metrics {
        let loaded = self.loaded(face);
        let em = loaded.em;
        let measures = loaded.file().metrics(Size::unscaled(), LocationRef::default());
        let cap_height =
            measures.cap_height.map_or_else(|| loaded.height('H'), |height| Some(f64::from(height) / em));
        let x_height = loaded.height('x').or_else(|| measures.x_height.map(|height| f64::from(height) / em));
        Metrics {
            ascent: f64::from(measures.ascent) / em,
            descent: -f64::from(measures.descent) / em,
            cap_height: cap_height.unwrap_or(0.65),
            x_height: x_height.unwrap_or(0.45),
        }
    }

    pub(super) fn loaded(&self, face: Face) -> &Loaded {
        match face {
            Face::Regular | Face::SmallCaps => &self.regular,
            Face::Italic => &self.italic,
            Face::SemiBold => &self.semi_bold,
            Face::Title(title) => self.title(title).unwrap_or(&self.semi_bold),
        }
    }

    /// Returns a title face's own font. `None`: it has none that can be opened.
    fn title(&self, face: TitleFace) -> Option<&Loaded> {
        let known = self.titles.iter().find(|title| title.face == face)?;
        known.opened.get_or_init(|| Loaded::new(known.font.clone())).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_in_a_sane_order() {
        let fonts = Fonts::bundled();
        for face in Face::ALL {
            let m = fonts.metrics(face);
            assert!(0.3 < m.x_height && m.x_height < m.cap_height, "{face:?} {m:?}");
            assert!(m.cap_height < m.ascent && m.ascent < 1.5, "{face:?} {m:?}");
            assert!(0.1 < m.descent && m.descent < 0.6, "{face:?} {m:?}");
        }
    }

    #[test]
    fn titles_have_the_letters_of_our_languages() {
        let fonts = Fonts::bundled();
        for face in TitleFace::ALL {
            for name in
                ["York Hnefatafl", "Größe, Äpfel & Öl", "coração", "Þórr’s Æðr-Øyå", "Łódź Ǫ", "Dŷ 19 × 19"]
            {
                assert_eq!(fonts.title_has(face, name), face.file().is_some(), "{face:?} {name}");
            }
            assert!(!fonts.title_has(face, "тафл"), "{face:?}");
            let name = face.file().map_or("Elstob SemiBold", |file| file.name);
            assert_eq!(fonts.font(Face::Title(face)).name(), name);
            let m = fonts.metrics(Face::Title(face));
            assert!((0.4..0.8).contains(&m.cap_height) && m.cap_height < m.ascent, "{face:?} {m:?}");
        }
    }

    #[test]
    fn faces_share_a_font_only_where_they_are_one_file() {
        let fonts = Fonts::bundled();
        assert_eq!(fonts.font(Face::Regular), fonts.font(Face::SmallCaps));
        assert_ne!(fonts.font(Face::Regular), fonts.font(Face::Italic));
        assert_eq!(fonts.font(Face::SemiBold).name(), "Elstob SemiBold");
    }
}
