//! Figures of nine men's morris: positions that the model of the game has confirmed, with arrows and marks.

use super::{MorrisLook, draw_on};
use crate::game::Piece;
use crate::game::morris::MorrisPlay::{Move, Place};
use crate::game::morris::MorrisPlayer::{First, Second};
use crate::game::morris::{MorrisPlayer, MorrisPoint, MorrisPosition};
use crate::layout::compose::Composer;
use crate::scene::{BezPath, Color, Item, Path, Point, Rect, Stroke, Vec2, circle};
use crate::theme::Slot;

/// Figures, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MorrisFigure {
    /// The empty board with the first men.
    Place,
    /// A row of three.
    Mill,
    /// A man that may be taken.
    Take,
    /// The points to which a man may go.
    Move,
    /// A man who flies.
    Fly,
    /// Men that can't move.
    Win,
}

/// Content of a figure.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct MorrisShown {
    /// Position of the men.
    pub(super) position: MorrisPosition,
    /// Moves of a man, each from his point to the next.
    pub(super) arrows: Vec<[MorrisPoint; 2]>,
    /// Point on which a man has just been put down.
    pub(super) placed: Option<MorrisPoint>,
    /// Mills that are marked.
    pub(super) mills: Vec<[MorrisPoint; 3]>,
    /// Men that are taken.
    pub(super) taken: Vec<MorrisPoint>,
}

impl MorrisFigure {
    /// All figures.
    pub(super) const ALL: [Self; 6] = [Self::Place, Self::Mill, Self::Take, Self::Move, Self::Fly, Self::Win];

    /// Returns the ids of its messages: its heading, its words, and its description for those who can't see it.
    pub(super) const fn messages(self) -> [&'static str; 3] {
        match self {
            Self::Place => ["morris-place-title", "morris-place", "morris-place-alt"],
            Self::Mill => ["morris-mill-title", "morris-mill", "morris-mill-alt"],
            Self::Take => ["morris-take-title", "morris-take", "morris-take-alt"],
            Self::Move => ["morris-move-title", "morris-move", "morris-move-alt"],
            Self::Fly => ["morris-fly-title", "morris-fly", "morris-fly-alt"],
            Self::Win => ["morris-win-title", "morris-win", "morris-win-alt"],
        }
    }

    /// Returns the content of the figure. `None`: the model of the game denies it.
    pub(super) fn shown(self) -> Option<MorrisShown> {
        let at = MorrisPoint::named;
        Some(match self {
            Self::Place => {
                let (one, _) = MorrisPosition::default().after(First, Place(at("d2")?))?;
                let (position, _) = one.after(Second, Place(at("f4")?))?;
                MorrisShown { placed: at("f4"), position, ..MorrisShown::default() }
            }
            Self::Mill => {
                let (position, mills) = closed()?;
                MorrisShown { placed: at("g1"), position, mills, ..MorrisShown::default() }
            }
            Self::Take => {
                let (position, mut mills) = closed()?;
                let (_, taken) = before_mill()?.after(First, Place(at("g1")?))?;
                mills.extend(position.mills_at(at("b6")?));
                // The board has one other mill, and only the man outside it may be taken.
                (mills.len() == 2 && taken == [at("e4")?]).then_some(())?;
                MorrisShown { position, mills, taken, ..MorrisShown::default() }
            }
            Self::Move => {
                let position =
                    MorrisPosition::of(&["a1", "d1", "d2", "c5", "g7"], &["b6", "d6", "f4", "g4", "a7"])?;
                let from = at("d2")?;
                let arrows: Vec<_> = position.moves(from).into_iter().map(|to| [from, to]).collect();
                (arrows.len() > 1).then_some(())?;
                MorrisShown { position, arrows, ..MorrisShown::default() }
            }
            Self::Fly => {
                let before = MorrisPosition::of(&["c5", "d5", "g1"], &["a1", "d1", "b4", "g7", "a7"])?;
                // The arrow runs between the points and hides none.
                let (from, to) = (at("g1")?, at("e5")?);
                let (after, _) = before.after(First, Move(from, to))?;
                (!from.neighbours().contains(&to) && !after.mills_at(to).is_empty()).then_some(())?;
                MorrisShown { position: before, arrows: vec![[from, to]], ..MorrisShown::default() }
            }
            Self::Win => {
                let position =
                    MorrisPosition::of(&["a1", "d1", "g1", "a4"], &["a7", "b4", "d2", "g4", "f6"])?;
                position.has_lost(First).then_some(MorrisShown { position, ..MorrisShown::default() })?
            }
        })
    }
}

/// Returns a position where the first player has two in a row and can add a third; the other has a mill and one man alone.
fn before_mill() -> Option<MorrisPosition> {
    MorrisPosition::of(&["a1", "d1", "c4"], &["b6", "d6", "f6", "e4"])
}

/// Returns the position once the row is closed, and its mill.
fn closed() -> Option<(MorrisPosition, Vec<[MorrisPoint; 3]>)> {
    let third = MorrisPoint::named("g1")?;
    let (position, _) = before_mill()?.after(First, Place(third))?;
    let mills = position.mills_at(third);
    (mills.len() == 1).then_some((position, mills))
}

/// Measures as shares of the distance between two lines: side of a man, radius of the ring around a man just put down, room
/// beyond the outermost line, widths of a mill's band and of an arrow, length of an arrow's head.
const MAN: f64 = 0.8;
const RING: f64 = 0.52;
const BEYOND: f64 = 0.5;
const BAND: f64 = 0.34;
const ARROW: f64 = 0.12;
const HEAD: f64 = 0.36;
/// Number of steps from one side of the board to the other.
const STEPS: f64 = 6.0;

/// Draws a figure `side` millimetres wide; the origin is its upper left corner.
pub(super) fn draw(composer: &Composer<'_>, shown: &MorrisShown, side: f64) -> Vec<Item> {
    let palette = composer.palette;
    let step = side / (STEPS + 2.0 * BEYOND);
    let look = MorrisLook { step, man: step * 0.55, line: palette.ink, point: Color::WHITE };
    let ground = Rect::from_center_size(Point::ORIGIN, (side, side));
    let mut items: Vec<Item> = vec![
        Path::fill(
            crate::scene::rounded(ground, BEYOND * step * 0.5),
            palette.ground.mix(Color::WHITE, 0.55),
        )
        .into(),
    ];
    let mut bands = BezPath::new();
    for mill in &shown.mills {
        bands.move_to(look.at(mill[0]));
        bands.line_to(look.at(mill[2]));
    }
    if !shown.mills.is_empty() {
        let band = Stroke::new(palette.accent.mix(Color::WHITE, 0.45), BAND * step).rounded();
        items.push(Path::stroke(bands, band).into());
    }
    items.extend(draw_on(look));
    for &(point, player) in shown.position.men() {
        items.push(man(composer, player, look.at(point), step));
    }
    let mut signs = BezPath::new();
    if let Some(point) = shown.placed {
        signs.extend(circle(look.at(point), RING * step));
    }
    for point in &shown.taken {
        let (middle, reach) = (look.at(*point), RING * step);
        for turn in [Vec2::new(reach, reach), Vec2::new(reach, -reach)] {
            signs.move_to(middle - turn);
            signs.line_to(middle + turn);
        }
    }
    let mut heads = BezPath::new();
    for &[from, to] in &shown.arrows {
        arrow(&mut signs, &mut heads, look.at(from), look.at(to), step);
    }
    let (halo, line) = (ARROW * step * 1.8, ARROW * step);
    items.push(Path::stroke(signs.clone(), Stroke::new(Color::WHITE, halo).rounded()).into());
    items.push(
        Path { stroke: Some(Stroke::new(Color::WHITE, line)), ..Path::fill(heads.clone(), palette.accent) }
            .into(),
    );
    items.push(Path::stroke(signs, Stroke::new(palette.accent, line).rounded()).into());
    items.push(Path::fill(heads, palette.accent).into());
    items.retain(|item| !matches!(item, Item::Path(path) if path.outline.elements().is_empty()));
    vec![Item::moved(items, side / 2.0, side / 2.0)]
}

/// Draws a man of a player with the symbol of his pieces in the diagrams.
fn man(composer: &Composer<'_>, player: MorrisPlayer, at: Point, step: f64) -> Item {
    let slot = match piece(player) {
        Piece::Attacker => Slot::AttackerSymbol,
        _ => Slot::DefenderSymbol,
    };
    let side = MAN * step;
    Item::stretched(composer.art.one(slot), Rect::from_center_size(at, (side, side)))
}

/// Draws a piece of a player `side` millimetres wide; the origin is the upper left corner around it.
pub(super) fn sign(composer: &Composer<'_>, player: MorrisPlayer, side: f64) -> Item {
    man(composer, player, Point::new(side / 2.0, side / 2.0), side / MAN)
}

/// Returns the kind of piece of a player: the attackers begin.
pub(super) const fn piece(player: MorrisPlayer) -> Piece {
    match player {
        First => Piece::Attacker,
        Second => Piece::Defender,
    }
}

/// Adds an arrow from the rim of a man to the middle of a point.
fn arrow(shafts: &mut BezPath, heads: &mut BezPath, from: Point, to: Point, step: f64) {
    let way = to - from;
    let along = way / way.hypot2().sqrt().max(1e-9);
    let across = Vec2::new(-along.y, along.x);
    let (start, foot) = (from + along * (MAN * step / 2.0), to - along * (HEAD * step));
    shafts.move_to(start);
    shafts.line_to(foot);
    heads.move_to(to);
    heads.line_to(foot + across * (HEAD * step * 0.6));
    heads.line_to(foot - across * (HEAD * step * 0.6));
    heads.close_path();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_confirms_every_figure() {
        for figure in MorrisFigure::ALL {
            let shown = figure.shown().unwrap_or_else(|| panic!("{figure:?}"));
            for mill in &shown.mills {
                assert!(shown.position.mills_at(mill[0]).contains(mill), "{figure:?}");
            }
            for [from, to] in &shown.arrows {
                assert!(shown.position.moves(*from).contains(to), "{figure:?}");
            }
        }
    }

    /// The words of the figure say so: a man who is beset has no empty point beside him.
    #[test]
    fn men_that_are_shut_in_have_an_enemy_or_a_friend_on_every_side() {
        let shown = MorrisFigure::Win.shown().expect("a figure");
        for (point, player) in shown.position.men() {
            if *player == First {
                assert!(point.neighbours().iter().all(|next| shown.position.man(*next).is_some()));
            }
        }
    }
}
