//! The colours of a theme, by what they are for.

use crate::scene::Color;

/// The colours of a theme. In `theme.toml` each has the name of its field with hyphens, such as
/// `border-ribbon = "#d8b26a"`.
///
/// SVG art carries its colours itself; the palette is for what the program draws: text, grid, diagrams,
/// borders, cut marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Light ground of cards and panels. Pages themselves stay unprinted.
    pub paper: Color,
    /// Text and the frames of figures.
    pub ink: Color,
    /// Secondary text, labels of the grid, page footers.
    pub quiet: Color,
    /// Headings and ornament.
    pub accent: Color,
    /// A plain square in diagrams, and behind the art of plain squares.
    pub ground: Color,
    /// A square where attackers start.
    pub camp: Color,
    /// A square where defenders start.
    pub town: Color,
    /// The centre square.
    pub hall: Color,
    /// Lines between squares.
    pub grid: Color,
    /// Attackers, in diagrams and on the ground of their discs.
    pub attackers: Color,
    /// Defenders, likewise.
    pub defenders: Color,
    /// The king, likewise.
    pub king: Color,
    /// The light rim that lifts a piece from a dark ground.
    pub light: Color,
    /// The ground of the board's border.
    pub border: Color,
    /// The interlaced ribbon on it.
    pub border_ribbon: Color,
    /// The line along both sides of the ribbon. A theme that doesn't say it has that of the grid.
    pub ribbon_edge: Color,
    /// Rules and frames of cards, tables and strips. A theme that doesn't say it has that of the ribbon.
    pub rule: Color,
}

impl Palette {
    /// Every colour with its name in `theme.toml`, in the order of the fields.
    #[must_use]
    pub const fn named(&self) -> [(&'static str, Color); 17] {
        [
            ("paper", self.paper),
            ("ink", self.ink),
            ("quiet", self.quiet),
            ("accent", self.accent),
            ("ground", self.ground),
            ("camp", self.camp),
            ("town", self.town),
            ("hall", self.hall),
            ("grid", self.grid),
            ("attackers", self.attackers),
            ("defenders", self.defenders),
            ("king", self.king),
            ("light", self.light),
            ("border", self.border),
            ("border-ribbon", self.border_ribbon),
            ("ribbon-edge", self.ribbon_edge),
            ("rule", self.rule),
        ]
    }

    /// The place of a colour, by its name in `theme.toml`.
    pub(super) fn slot(&mut self, name: &str) -> Option<&mut Color> {
        Some(match name {
            "paper" => &mut self.paper,
            "ink" => &mut self.ink,
            "quiet" => &mut self.quiet,
            "accent" => &mut self.accent,
            "ground" => &mut self.ground,
            "camp" => &mut self.camp,
            "town" => &mut self.town,
            "hall" => &mut self.hall,
            "grid" => &mut self.grid,
            "attackers" => &mut self.attackers,
            "defenders" => &mut self.defenders,
            "king" => &mut self.king,
            "light" => &mut self.light,
            "border" => &mut self.border,
            "border-ribbon" => &mut self.border_ribbon,
            "ribbon-edge" => &mut self.ribbon_edge,
            "rule" => &mut self.rule,
            _ => return None,
        })
    }
}

#[cfg(test)]
impl Palette {
    /// All black, for tests that ask for forms and places; those that tell colours apart replace some.
    pub(crate) const BLACK: Self = {
        let c = Color::BLACK;
        Self {
            paper: c,
            ink: c,
            quiet: c,
            accent: c,
            ground: c,
            camp: c,
            town: c,
            hall: c,
            grid: c,
            attackers: c,
            defenders: c,
            king: c,
            light: c,
            border: c,
            border_ribbon: c,
            ribbon_edge: c,
            rule: c,
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_a_name_of_its_own() {
        let grey = |v: u8| Color::rgb(v, v, v);
        let palette = Palette {
            paper: grey(1),
            ink: grey(2),
            quiet: grey(3),
            accent: grey(4),
            ground: grey(5),
            camp: grey(6),
            town: grey(7),
            hall: grey(8),
            grid: grey(9),
            attackers: grey(10),
            defenders: grey(11),
            king: grey(12),
            light: grey(13),
            border: grey(14),
            border_ribbon: grey(15),
            ribbon_edge: grey(16),
            rule: grey(17),
        };
        for (index, (name, color)) in palette.named().iter().enumerate() {
            assert_eq!(usize::from(color.r), index + 1, "{name}");
            assert_eq!(palette.named().iter().filter(|(other, _)| other == name).count(), 1, "{name}");
            let mut same = palette;
            assert_eq!(same.slot(name), Some(&mut color.clone()), "{name}");
        }
    }
}
