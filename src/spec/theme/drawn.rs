//! The drawings of a theme, read.

use std::sync::Arc;

use crate::scene::{Art, Color};
use crate::theme::ink::colors;
use crate::theme::{BoardArt, Palette, PieceArt, Starts, Turning, plain};

/// The drawings that `[art]` names; slots that a theme may leave empty are filled from the palette.
pub(super) struct Drawn {
    pub(super) king: Arc<Art>,
    pub(super) defender: Arc<Art>,
    pub(super) attacker: Arc<Art>,
    pub(super) knight: Option<Arc<Art>>,
    pub(super) commander: Option<Arc<Art>>,
    pub(super) ground: Vec<Arc<Art>>,
    pub(super) camp: Vec<Arc<Art>>,
    pub(super) town: Vec<Arc<Art>>,
    pub(super) throne: Option<Arc<Art>>,
    pub(super) corner: Option<Arc<Art>>,
    pub(super) escape: Option<Arc<Art>>,
    pub(super) camp_mark: Option<Arc<Art>>,
    pub(super) camp_edge: Option<Arc<Art>>,
    pub(super) town_edge: Option<Arc<Art>>,
    pub(super) camp_gate: Option<Arc<Art>>,
    pub(super) town_gate: Option<Arc<Art>>,
    pub(super) road: Vec<Arc<Art>>,
    pub(super) camp_road: Vec<Arc<Art>>,
    pub(super) vignette: Option<Arc<Art>>,
}

impl Drawn {
    pub(super) fn pieces(&self, palette: &Palette) -> PieceArt {
        let officer = |drawn: &Option<Arc<Art>>, man: &Arc<Art>, color: Color| {
            drawn.clone().unwrap_or_else(|| plain::officer(man, color, palette))
        };
        PieceArt {
            king: Arc::clone(&self.king),
            defender: Arc::clone(&self.defender),
            attacker: Arc::clone(&self.attacker),
            knight: officer(&self.knight, &self.defender, palette.defenders),
            commander: officer(&self.commander, &self.attacker, palette.attackers),
        }
    }

    pub(super) fn board(&self, palette: &Palette, starts: Starts, turning: Turning) -> BoardArt {
        let or = |drawn: &Option<Arc<Art>>, plain: fn(&Palette) -> Arc<Art>| {
            drawn.clone().unwrap_or_else(|| plain(palette))
        };
        let squares = |drawn: &Vec<Arc<Art>>, color: Color| {
            if drawn.is_empty() { vec![plain::square_of(color)] } else { drawn.clone() }
        };
        BoardArt {
            ground: squares(&self.ground, palette.ground),
            camp: squares(&self.camp, palette.camp),
            town: squares(&self.town, palette.town),
            throne: or(&self.throne, plain::throne),
            corner: or(&self.corner, plain::corner),
            escape: or(&self.escape, plain::escape),
            camp_mark: or(&self.camp_mark, plain::camp_mark),
            camp_edge: self.camp_edge.clone(),
            town_edge: self.town_edge.clone(),
            camp_gate: self.camp_gate.clone(),
            town_gate: self.town_gate.clone(),
            road: self.road.clone(),
            camp_road: self.camp_road.clone(),
            starts,
            turning,
        }
    }

    /// The leaflet's ornament.
    pub(super) fn ornament(&self) -> Arc<Art> {
        let three = || plain::vignette(&self.king, &self.defender, &self.attacker);
        self.vignette.clone().unwrap_or_else(three)
    }

    /// Every colour of the drawings.
    pub(super) fn colors(&self) -> Vec<Color> {
        let one = [&self.king, &self.defender, &self.attacker];
        let maybe = [&self.knight, &self.commander, &self.throne, &self.corner, &self.escape, &self.vignette];
        let laid = [&self.camp_mark, &self.camp_edge, &self.town_edge, &self.camp_gate, &self.town_gate];
        let several = [&self.ground, &self.camp, &self.town, &self.road, &self.camp_road];
        let several = several.into_iter().flatten();
        let all = one.into_iter().chain(maybe.into_iter().chain(laid).flatten()).chain(several);
        all.flat_map(|art| colors(art)).collect()
    }
}
