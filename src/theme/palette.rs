//! Colours of a theme, by their purpose.

use crate::scene::Color;

/// Description of a colour of the palette, beside its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swatch {
    /// Name in `theme.toml`.
    pub key: &'static str,
    /// Purpose of the colour.
    pub doc: &'static str,
    /// Name in `theme.toml` of the colour used where a theme leaves this one out; `None`: a theme must have it.
    pub or: Option<&'static str>,
    /// Example of a colour that would do, as `theme.toml` has it: for advice.
    pub example: &'static str,
}

impl Swatch {
    /// Returns the description of a colour, by its name in `theme.toml`.
    #[must_use]
    pub fn of(key: &str) -> Option<Self> {
        Palette::SWATCHES.into_iter().find(|swatch| swatch.key == key)
    }
}

/// Generates the palette from the table below, and whatever goes through all of its colours: a new one is a line of the table.
/// A line has the name in `theme.toml`, the field, after `or` the field of the colour that takes its place, and an example.
macro_rules! palette {
    ($($(#[doc = $doc:literal])+ $key:literal $field:ident $(or $other:ident)? eg $example:literal;)+) => {
        /// The colours of a theme. In `theme.toml` each has the name of its field with hyphens, such as
        /// `border-ribbon = "#d8b26a"`.
        ///
        /// SVG art carries its colours itself; the palette is for what the program draws: text, grid, diagrams,
        /// borders, cut marks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Palette {
            $(
                $(#[doc = $doc])+
                $(#[doc = concat!(" A theme that doesn't say it has `", stringify!($other), "`.")])?
                pub $field: Color,
            )+
        }

        impl Palette {
            /// All colours, in the order of the fields.
            pub const SWATCHES: [Swatch; [$($key),+].len()] = {
                // Each field's key under the field's name, so that the table can name the colour that takes another's
                // place by its field.
                $(#[expect(non_upper_case_globals, reason = "the field's own name")] const $field: &str = $key;)+
                [$(Swatch { key: $field, doc: concat!($($doc),+).trim_ascii_start(), or: first(&[$($other)?]), example: $example }),+]
            };

            /// Every colour with its name in `theme.toml`, in the order of the fields.
            #[must_use]
            pub const fn named(&self) -> [(&'static str, Color); Self::SWATCHES.len()] {
                [$(($key, self.$field)),+]
            }

            /// The palette that a theme says, a colour at a time in the order of the fields. What is left out is as the
            /// colour in its place; if there is none, there is no palette. All are asked for in any case.
            pub(crate) fn said(mut said: impl FnMut(Swatch) -> Option<Color>) -> Option<Self> {
                let [$($field),+] = Self::SWATCHES.map(&mut said);
                Some(Self { $($field: $field$(.or($other))??),+ })
            }

            /// A colour by its name in `theme.toml`.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<Color> {
                self.named().into_iter().find(|(key, _)| *key == name).map(|(_, color)| color)
            }

            /// The place of a colour, by its name in `theme.toml`.
            pub(super) fn get_mut(&mut self, name: &str) -> Option<&mut Color> {
                match name {
                    $($key => Some(&mut self.$field),)+
                    _ => None,
                }
            }

            /// All black: what there is without colours. Tests that ask for forms and places have it, too.
            pub(crate) const BLACK: Self = Self { $($field: Color::BLACK),+ };
        }
    };
}

palette! {
    /// Light ground of cards and panels. Pages themselves stay unprinted.
    "paper" paper eg "#fbf7ec";
    /// Text and the frames of figures.
    "ink" ink eg "#222222";
    /// Secondary text, labels of the grid, page footers.
    "quiet" quiet eg "#6b6258";
    /// Headings and ornament.
    "accent" accent eg "#8b2e1f";
    /// A plain square in diagrams, and behind the art of plain squares.
    "ground" ground eg "#ece8d5";
    /// A square where attackers start.
    "camp" camp eg "#dcc28a";
    /// A square where defenders start.
    "town" town eg "#efe3cf";
    /// The centre square.
    "hall" hall eg "#f6e6b8";
    /// Lines between squares.
    "grid" grid eg "#5d5140";
    /// Attackers, in diagrams and on the ground of their discs.
    "attackers" attackers eg "#1d3a5c";
    /// Defenders, likewise.
    "defenders" defenders eg "#d6593f";
    /// The king, likewise.
    "king" king eg "#a3231b";
    /// The light rim that lifts a piece from a dark ground.
    "light" light eg "#fff8e6";
    /// The ground of the board's border.
    "border" border eg "#f3ead2";
    /// The interlaced ribbon on the board's border.
    "border-ribbon" border_ribbon eg "#8b2e1f";
    /// The line along both sides of that ribbon.
    "ribbon-edge" ribbon_edge or grid eg "#5d5140";
    /// Rules and frames of cards, tables and strips.
    "rule" rule or border_ribbon eg "#8b2e1f";
}

/// Returns the first of at most one.
const fn first(at_most_one: &[&'static str]) -> Option<&'static str> {
    match at_most_one {
        [first, ..] => Some(first),
        [] => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a grey for each colour, by its place in the table.
    fn grey(key: &str) -> Color {
        let place = Palette::SWATCHES.iter().position(|swatch| swatch.key == key).expect("a colour");
        let v = u8::try_from(place).expect("few colours");
        Color::rgb(v, v, v)
    }

    #[test]
    fn every_colour_has_a_name_of_its_own() {
        let palette = Palette::said(|swatch| Some(grey(swatch.key))).expect("all are said");
        for (name, color) in palette.named() {
            assert_eq!(color, grey(name), "{name}: another has the same name");
            let mut same = palette;
            assert_eq!(same.get_mut(name), Some(&mut color.clone()), "{name}");
        }
        assert_eq!((palette.paper, palette.border_ribbon), (grey("paper"), grey("border-ribbon")));
    }

    #[test]
    fn what_a_theme_must_not_say_is_as_another_colour() {
        let palette =
            |left_out: &str| Palette::said(|swatch| (swatch.key != left_out).then(|| grey(swatch.key)));
        for Swatch { key, or, .. } in Palette::SWATCHES {
            let found = palette(key).map(|mut palette| palette.get_mut(key).copied());
            assert_eq!(found, or.map(|or| Some(grey(or))), "{key}");
        }
        assert_eq!(palette("ribbon-edge").map(|palette| palette.ribbon_edge), Some(grey("grid")));
        assert_eq!(palette("hall"), None);
    }
}
