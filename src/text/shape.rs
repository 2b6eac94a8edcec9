//! Turns words into glyphs, once for each word.

use super::fonts::Loaded;
use super::{Face, Fonts, Language, Style, TextError};
use crate::scene::{Features, Glyph};
use harfrust::{Direction, Feature, Script, ShapeOptions, ShapePlan, Tag, UnicodeBuffer, script};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

/// Settings that decide the look of a word, besides its size and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ShapeSetting {
    pub(super) face: Face,
    /// Whether figures are as tall as capitals.
    pub(super) lining: bool,
    /// Extra space after every glyph, in em, as the bits of an `f64`: a key must be comparable.
    tracking: u64,
}

impl ShapeSetting {
    pub(super) fn new(face: Face, lining: bool, tracking: f64) -> Self {
        // 0 and -0 must be one setting.
        Self { face, lining, tracking: (tracking + 0.0).to_bits() }
    }

    /// Returns the setting of unmarked text in a style.
    pub(super) fn of(style: &Style) -> Self {
        Self::new(style.face, style.lining_figures, style.tracking)
    }

    pub(super) fn tracking(self) -> f64 {
        f64::from_bits(self.tracking)
    }

    pub(super) fn with_face(self, face: Face) -> Self {
        Self { face, ..self }
    }

    /// Returns the font features asked for: outputs that write text instead of glyphs ask a viewer for the same.
    pub(super) fn asked(self) -> Features {
        Features {
            small_caps: self.face == Face::SmallCaps,
            lining_figures: self.lining,
            letters_apart: self.tracking() > 0.0,
            initial: false,
            title: matches!(self.face, Face::Title(_)),
        }
    }

    fn features(self) -> Vec<Feature> {
        let feature = |tag: &[u8; 4], on: bool| Feature::new(Tag::new(tag), u32::from(on), ..);
        // Letters set apart must not be joined: the joint would look like a missing gap.
        let joined = self.tracking() <= 0.0;
        let mut features = vec![
            feature(b"kern", true),
            feature(b"liga", joined),
            feature(b"clig", joined),
            feature(b"calt", joined),
            feature(if self.lining { b"lnum" } else { b"onum" }, true),
        ];
        if self.face == Face::SmallCaps {
            features.push(feature(b"smcp", true));
        }
        features
    }
}

/// Shaped word. Measures are in em; ranges are bytes of the word.
#[derive(Debug)]
pub(super) struct Shaped {
    pub(super) glyphs: Vec<Glyph>,
    pub(super) width: f64,
}

impl Shaped {
    /// Returns the pen's position at a byte of the word. The advance of a ligature is divided evenly among its bytes.
    pub(super) fn advance_to(&self, byte: usize) -> f64 {
        let share = |glyph: &Glyph| {
            let Range { start, end } = glyph.range;
            if byte >= end {
                1.0
            } else if byte <= start {
                0.0
            } else {
                (byte - start) as f64 / (end - start) as f64
            }
        };
        self.glyphs.iter().map(|glyph| glyph.advance * share(glyph)).sum()
    }
}

impl Shaped {
    /// Tells whether a byte of the word is between two glyphs, and not within a ligature.
    pub(super) fn is_between(&self, byte: usize) -> bool {
        self.glyphs.iter().all(|glyph| byte <= glyph.range.start || byte >= glyph.range.end)
    }
}

/// Plans and shaped words of one setting.
struct Store {
    features: Vec<Feature>,
    latin: Option<ShapePlan>,
    runic: Option<ShapePlan>,
    words: FxHashMap<Box<str>, Rc<Shaped>>,
    /// Buffer for the letters to shape, reused for all words.
    buffer: UnicodeBuffer,
}

impl Store {
    fn new(setting: ShapeSetting) -> Self {
        let (features, buffer) = (setting.features(), UnicodeBuffer::new());
        Self { features, latin: None, runic: None, words: FxHashMap::default(), buffer }
    }
}

/// Shaper of words, which caches them.
pub(super) struct Shaper {
    pub(super) fonts: Fonts,
    /// The language of the text.
    pub(super) language: Language,
    /// The same language in the form that the shaping library uses.
    script_language: Option<harfrust::Language>,
    stores: RefCell<FxHashMap<ShapeSetting, Store>>,
}

impl Shaper {
    pub(super) fn new(fonts: Fonts, language: Language) -> Self {
        let script_language = language.tag().parse().ok();
        Self { fonts, language, script_language, stores: RefCell::default() }
    }

    /// Forgets all words.
    pub(super) fn forget(&self) {
        self.stores.take();
    }

    /// Shapes a word, left to right, unless it is cached.
    ///
    /// # Errors
    /// [`TextError::MissingGlyph`], with the word as its context.
    pub(super) fn shape(&self, word: &str, setting: ShapeSetting) -> Result<Rc<Shaped>, TextError> {
        let mut stores = self.stores.borrow_mut();
        let store = stores.entry(setting).or_insert_with(|| Store::new(setting));
        if let Some(known) = store.words.get(word) {
            return Ok(Rc::clone(known));
        }
        let shaped = Rc::new(self.shape_anew(word, setting, store)?);
        store.words.insert(word.into(), Rc::clone(&shaped));
        Ok(shaped)
    }

    fn shape_anew(&self, word: &str, setting: ShapeSetting, store: &mut Store) -> Result<Shaped, TextError> {
        let loaded = self.fonts.loaded(setting.face);
        let file = loaded.file();
        let shaper = loaded.tables.shaper(&file).build();
        // The script is set, not guessed: a word of figures or stops alone has no script, yet wants old-style figures.
        let is_runic = word.chars().any(|c| ('\u{16a0}'..='\u{16ff}').contains(&c));
        let (writing, plan): (Script, _) =
            if is_runic { (script::RUNIC, &mut store.runic) } else { (script::LATIN, &mut store.latin) };
        let plan = plan.get_or_insert_with(|| {
            ShapePlan::new(
                &shaper,
                Direction::LeftToRight,
                Some(writing),
                self.script_language.as_ref(),
                &store.features,
            )
        });
        let mut buffer = std::mem::take(&mut store.buffer);
        buffer.push_str(word);
        buffer.set_direction(Direction::LeftToRight);
        buffer.set_script(writing);
        if let Some(language) = &self.script_language {
            buffer.set_language(language.clone());
        }
        let options = ShapeOptions::new().plan(Some(plan)).features(&store.features);
        let output = shaper.shape(buffer, options);

        let em = loaded.em;
        let infos = output.glyph_infos();
        let mut glyphs = Vec::with_capacity(infos.len());
        let mut end = word.len();
        // The loop runs backwards, so that the next cluster's start is known.
        for (at, (info, position)) in infos.iter().zip(output.glyph_positions()).enumerate().rev() {
            let start = info.cluster as usize;
            if info.glyph_id == 0 {
                return Err(TextError::MissingGlyph {
                    character: missing(word.get(start..end).unwrap_or(word), loaded),
                    font: loaded.font.name().to_owned(),
                    context: word.to_owned(),
                });
            }
            let advance = f64::from(position.x_advance) / em;
            glyphs.push(Glyph {
                id: info.glyph_id as u16,
                // A mark over a letter doesn't move the pen, and gets no extra space.
                advance: if position.x_advance == 0 { advance } else { advance + setting.tracking() },
                dx: f64::from(position.x_offset) / em,
                dy: f64::from(position.y_offset) / em,
                range: start..end,
            });
            if at > 0 && infos[at - 1].cluster != info.cluster {
                end = start;
            }
        }
        store.buffer = output.clear();
        glyphs.reverse();
        let width = glyphs.iter().map(|glyph| glyph.advance).sum();
        Ok(Shaped { glyphs, width })
    }
}

/// Returns the character of a cluster that the font lacks.
fn missing(cluster: &str, loaded: &Loaded) -> char {
    cluster
        .chars()
        .find(|&c| loaded.glyph(c).is_none())
        .or_else(|| cluster.chars().next())
        .unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shaper() -> Shaper {
        Shaper::new(Fonts::bundled(), Language::english())
    }

    fn ids(text: &str, setting: ShapeSetting) -> Vec<u16> {
        shaper().shape(text, setting).unwrap().glyphs.iter().map(|g| g.id).collect()
    }

    const PLAIN: ShapeSetting = ShapeSetting { face: Face::Regular, lining: false, tracking: 0 };

    #[test]
    fn features_change_the_glyphs() {
        assert_ne!(ids("1066", PLAIN), ids("1066", ShapeSetting { lining: true, ..PLAIN }), "figures");
        assert_ne!(ids("king", PLAIN), ids("king", PLAIN.with_face(Face::SmallCaps)), "small capitals");
        // Elstob joins f and i with a pair of glyphs made for each other.
        let tracked = ShapeSetting::new(Face::Regular, false, 0.05);
        assert_ne!(ids("fi", PLAIN), [ids("f", PLAIN), ids("i", PLAIN)].concat(), "ligature");
        assert_eq!(ids("fi", tracked), [ids("f", PLAIN), ids("i", PLAIN)].concat(), "none when tracked");
        let kerned = shaper().shape("To", PLAIN).unwrap().width;
        let apart = shaper().shape("T", PLAIN).unwrap().width + shaper().shape("o", PLAIN).unwrap().width;
        assert!(kerned < apart, "kerning");
    }

    #[test]
    fn tracking_widens_every_letter() {
        let plain = shaper().shape("ANVIL", PLAIN).unwrap().width;
        let wide = shaper().shape("ANVIL", ShapeSetting::new(Face::Regular, false, 0.1)).unwrap().width;
        assert!((wide - plain - 0.5).abs() < 1e-9, "{plain} {wide}");
    }

    #[test]
    fn ranges_cover_the_word() {
        for word in ["office", "þing", "e\u{301}t", "ᚼᚾᛁᚠᛁ", "Ǫðr’s"] {
            let shaped = shaper().shape(word, PLAIN).unwrap();
            let mut at = 0;
            for glyph in &shaped.glyphs {
                assert!(glyph.range.start == at || glyph.range.end == at, "{word}");
                assert!(word.get(glyph.range.clone()).is_some(), "{word}");
                at = glyph.range.end;
            }
            assert_eq!(at, word.len());
            assert!((shaped.advance_to(word.len()) - shaped.width).abs() < 1e-12);
        }
    }

    #[test]
    fn a_missing_glyph_is_an_error() {
        let error = shaper().shape("ход", PLAIN).unwrap_err();
        let shown = error.to_string();
        assert!(shown.contains("U+0434") || shown.contains("U+0445") || shown.contains("U+043E"), "{shown}");
        assert!(shown.contains("Elstob Regular"), "{shown}");
    }
}
