//! From a ruleset's values to the sentences that state them: each value chooses its messages by an exhaustive match, so
//! that no rule is without its sentence and no sentence without its rule.
//!
//! A numbered rule is one or more whole sentences in a row, one for each fact of its question: `moving` has the setup
//! and the moves, `capturing` what captures men, `king` what captures the king, `ending` how games and matches end.

mod capturing;
mod ending;
mod king;
mod moving;

use crate::game::{
    BetweenCommanders, Camps, CornerShape, Corners, Escape, Foes, Jump, Jumps, KingCapture, KingEdge, Piece,
    Ruleset, Steps, Throne, ThronePass, Variant,
};

/// A question that a rule book must answer, in the order in which a reader needs the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// How to set up.
    Setup,
    /// Who begins.
    First,
    /// How pieces move, and how far.
    Move,
    /// Who may stop on the throne, and cross it.
    Throne,
    /// Who may enter the corners.
    Corners,
    /// Who may enter and cross the camps.
    Camps,
    /// How men are captured.
    Capture,
    /// Which squares stand in for a captor of men.
    Hostile,
    /// Stopping between two enemies.
    Between,
    /// The king's part in captures.
    Arms,
    /// Capture of a row along the edge.
    Shieldwall,
    /// Officers and jumps.
    Jumps,
    /// Going on after a capture.
    Berserk,
    /// Where the king escapes.
    Escape,
    /// How the king is captured.
    KingCapture,
    /// How he is captured on the edge.
    KingEdge,
    /// A king between two commanders.
    Commanders,
    /// Capture of a defender against the king.
    Linnaean,
    /// All are hemmed in.
    Enclosure,
    /// A king behind an unbreakable ring on the edge.
    ExitFort,
    /// The third occurrence.
    Repetition,
    /// No legal play.
    NoMove,
    /// What makes a match.
    Match,
}

/// A numbered rule: the question, and the messages of its title and of its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What it answers; [`illustrations`](super::illustrations) shows it.
    pub question: Question,
    /// Message of the words printed in bold before it.
    pub title: &'static str,
    /// Messages of its sentences, in order; never none.
    pub texts: Vec<&'static str>,
}

impl Rule {
    const fn new(question: Question, title: &'static str, texts: Vec<&'static str>) -> Self {
        Self { question, title, texts }
    }
}

/// Where the king starts, as far as the words of the setup go. Other words would contradict the picture beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingStart {
    /// On the throne.
    Throne,
    /// In the middle of a board without a throne.
    Middle,
    /// Anywhere else.
    Elsewhere,
}

impl KingStart {
    /// Looks at the layout.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        let board = &variant.setup.board;
        match (board.king(), variant.ruleset.throne_on(board), board.centre()) {
            (Some(king), Some(throne), _) if king == throne => Self::Throne,
            (Some(king), None, Some(centre)) if king == centre => Self::Middle,
            _ => Self::Elsewhere,
        }
    }

    /// The message for it, of those whose names start with `stem`.
    #[must_use]
    pub fn message(self, stem: &str) -> String {
        match self {
            Self::Throne => stem.to_owned(),
            Self::Middle => format!("{stem}-no-throne"),
            Self::Elsewhere => format!("{stem}-elsewhere"),
        }
    }
}

/// The rules that the pieces of a variant can ever use: what only an officer could do is left out where the layout has
/// none.
#[must_use]
pub fn in_play(variant: &Variant) -> Ruleset {
    let mut rules = variant.ruleset.clone();
    let count = |piece| variant.setup.board.count(piece);
    if count(Piece::Commander) == 0 {
        rules.jumps.commander = Jump::Never;
    }
    if count(Piece::Commander) < 2 {
        rules.between_commanders = BetweenCommanders::Safe;
    }
    if count(Piece::Knight) == 0 {
        rules.jumps.knight = Jump::Never;
    }
    rules
}

/// The rules in the order in which a reader needs them: how to move, how to capture, how the game ends. Take them from
/// [`in_play`].
#[must_use]
pub fn numbered(rules: &Ruleset, king: KingStart) -> Vec<Rule> {
    let mut list = vec![moving::setup(rules, king), moving::first(rules), moving::moves(rules)];
    list.extend(moving::throne(rules, king));
    list.extend(moving::corners(rules));
    list.extend(moving::camps(rules));
    list.push(capturing::capture(rules));
    list.extend(capturing::hostile(rules, king));
    list.push(capturing::between(rules));
    list.push(capturing::arms(rules));
    list.extend(capturing::shieldwall(rules));
    list.extend(capturing::jumps(rules));
    list.extend(capturing::berserk(rules));
    list.push(moving::escape(rules));
    list.push(king::capture(rules));
    list.extend(king::edge(rules));
    list.extend(king::commanders(rules));
    list.extend(capturing::linnaean(rules));
    list.extend(ending::enclosure(rules));
    list.extend(ending::exit_fort(rules));
    list.push(ending::repetition(rules));
    list.push(ending::no_move(rules));
    list.extend(ending::contest(rules));
    list
}

/// Who may cross the empty throne, as far as anyone goes far enough to cross a square at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Crossing {
    /// All pieces.
    Anyone,
    /// The king alone.
    King,
    /// All but the king.
    Men,
    /// None.
    Nobody,
}

/// Who may cross the throne; `None` where there is no throne, or nobody goes further than one square.
pub(super) fn crossing(rules: &Ruleset) -> Option<Crossing> {
    let pass = throne_pass(rules)?;
    let far = |steps| steps != Steps::AtMost(1);
    if !far(rules.man_steps) && !far(rules.king_steps) {
        return None;
    }
    let men = pass == ThronePass::Anyone && far(rules.man_steps);
    let king = pass != ThronePass::Nobody && far(rules.king_steps);
    Some(match (men, king) {
        (true, true) => Crossing::Anyone,
        (true, false) => Crossing::Men,
        (false, true) => Crossing::King,
        (false, false) => Crossing::Nobody,
    })
}

/// Whether any piece jumps.
pub(super) fn somebody_jumps(rules: &Ruleset) -> bool {
    rules.jumps != Jumps::NOBODY
}

/// To whom the empty throne, the corners and the camps are hostile; `None` where there are none.
pub(super) fn throne_foes(rules: &Ruleset) -> Option<Foes> {
    match rules.throne {
        Throne::None => None,
        Throne::Centre { hostile, .. } => Some(hostile),
    }
}

/// See [`throne_foes`].
pub(super) fn corner_foes(rules: &Ruleset) -> Option<Foes> {
    match rules.corners {
        Corners::None => None,
        Corners::Marked { hostile, .. } => Some(hostile),
    }
}

/// See [`throne_foes`].
pub(super) fn camp_foes(rules: &Ruleset) -> Option<Foes> {
    match rules.camps {
        Camps::None => None,
        Camps::Marked { hostile, .. } => Some(hostile),
    }
}

/// Whether the king can stand on the edge without having won.
pub(super) fn king_on_edge(rules: &Ruleset) -> bool {
    rules.escape != Escape::Edge
}

/// Whether it makes a difference that the corners are hostile to the king: single squares touch none but the edge, where
/// a king who is captured on all sides has rules of his own.
pub(super) fn corners_reach_king(rules: &Ruleset) -> bool {
    match rules.corners {
        Corners::None => false,
        Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. } => true,
        Corners::Marked { shape: CornerShape::Single, .. } => {
            king_on_edge(rules)
                && (rules.king_capture != KingCapture::FourSides
                    || rules.king_edge == KingEdge::AllNeighbours)
        }
    }
}

pub(super) fn throne_pass(rules: &Ruleset) -> Option<ThronePass> {
    match rules.throne {
        Throne::None => None,
        Throne::Centre { pass, .. } => Some(pass),
    }
}
