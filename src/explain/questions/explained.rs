//! Form that the file of each question fills in: its sentences, with the pictures beside those in easy words, and its figures
//! by name, before anything is proved or drawn.
//!
//! Each panel names an example whose claims say what the rules mean. The engine confirms them before anything is drawn, and
//! the word under the panel is read from the engine's answer (`figures`). So neither a wrong choice of panels nor a wrong
//! engine can go unnoticed.

use super::from_layout::ExamplePlace;
use crate::explain::in_play::KingStart;
use crate::game::{Board, Example, Piece, Ruleset, Side, Square};

/// Texts and figures of one question. A part that the question doesn't have is left to [`Explained::NOTHING`].
pub(crate) struct Explained {
    /// Whether the rules leave anything to say. If not, no other part is asked for.
    pub(crate) is_asked: fn(&Ruleset) -> bool,
    /// Its numbered rule in the leaflet. `None`: the rules leave nothing to say.
    pub(crate) rule: fn(&Ruleset, KingStart) -> Option<Said>,
    /// Its paragraph on the reminder cards, for the questions that may have one; that gives `None` where the rules leave
    /// nothing to say.
    pub(crate) reminder: Option<fn(&Ruleset, FigureRoom) -> Option<Said>>,
    /// Its sentences in easy words, each with a picture. Empty: the rules leave nothing to say.
    pub(crate) easy: fn(&Ruleset, KingStart) -> Vec<Idea>,
    /// Its figures in the leaflet, in their order.
    pub(crate) figures: fn(&Ruleset) -> Vec<Illustration>,
    /// The name of the one small figure beside its paragraph on a side's card; if the question doesn't choose, it is the
    /// first panel of its first figure.
    pub(crate) small: Option<fn(&Ruleset, Side) -> Option<&'static str>>,
    /// The marked square of a board that it is about: a sign beside its paragraph where no figure has room. `None`: there is
    /// none on this board, or it is about no square.
    pub(crate) square: fn(&Ruleset, &Board) -> Option<Square>,
    /// The examples that it makes from the layout for the panel that the place names, for panels which no drawing made
    /// beforehand can show; `None` for any other name.
    pub(crate) examples: fn(&ExamplePlace<'_>) -> Option<Vec<Example>>,
}

impl Explained {
    /// Form without texts and figures.
    pub(super) const NOTHING: Self = Self {
        is_asked: |_| true,
        rule: |_, _| None,
        reminder: None,
        easy: |_, _| Vec::new(),
        figures: |_| Vec::new(),
        small: None,
        square: |_, _| None,
        examples: |_| None,
    };

    /// Returns its numbered rule in the leaflet. `None`: the rules leave nothing to say.
    pub(crate) fn rule(&self, rules: &Ruleset, king: KingStart) -> Option<Said> {
        (self.is_asked)(rules).then(|| (self.rule)(rules, king))?
    }

    /// Returns its paragraph on the reminder cards. `None`: the rules leave nothing to say, or it never has one.
    pub(crate) fn reminder(&self, rules: &Ruleset, room: FigureRoom) -> Option<Said> {
        (self.is_asked)(rules).then(|| (self.reminder?)(rules, room))?
    }

    /// Returns its sentences in easy words. Empty: the rules leave nothing to say.
    pub(crate) fn easy(&self, rules: &Ruleset, king: KingStart) -> Vec<Idea> {
        if (self.is_asked)(rules) { (self.easy)(rules, king) } else { Vec::new() }
    }

    /// Returns its figures in the leaflet.
    pub(crate) fn figures(&self, rules: &Ruleset) -> Vec<Illustration> {
        if (self.is_asked)(rules) { (self.figures)(rules) } else { Vec::new() }
    }
}

/// A title and the sentences that follow it.
pub(crate) struct Said {
    /// Message of the title.
    pub(crate) title: &'static str,
    /// Messages of the sentences, in order; never none.
    pub(crate) texts: Vec<&'static str>,
}

impl Said {
    pub(super) const fn new(title: &'static str, texts: Vec<&'static str>) -> Self {
        Self { title, texts }
    }
}

/// Whether the cards have room for rules that hold in most games.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum FigureRoom {
    /// There is room.
    Spare,
    /// There is none: this game has paragraphs for special rules, which matter more.
    Taken,
}

/// One idea: a sentence and its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idea {
    /// Message of the sentence.
    pub text: &'static str,
    /// Picture beside the sentence.
    pub picture: EasyPicture,
    /// When it is needed.
    pub need: Need,
    /// Whether it explains what others say, or says what nobody doubts: no game is decided by it.
    pub is_explanation: bool,
}

/// When a sentence is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Before the first game.
    First,
    /// Later, but before all others if the first page has room.
    Early,
    /// Later.
    Later,
    /// Later, and not where it would take one page more.
    Spare,
}

/// The picture beside a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EasyPicture {
    /// The starting layout.
    Setup,
    /// The king with one of his men, and attackers; numbered in the order of their turns if the first side is given.
    Sides(Option<Side>),
    /// Three positions one after the other: the square, of three, on which a man stands.
    Positions([u8; 3]),
    /// A piece alone.
    Alone(Piece),
    /// The proved example of that name, with the word of its outcome if it asks for one.
    Example(&'static str, Option<Asks>),
}

impl Idea {
    /// A sentence that is needed before the first game.
    pub(super) const fn first(text: &'static str, picture: EasyPicture) -> Self {
        Self { need: Need::First, ..Self::then(text, picture) }
    }

    /// A sentence for the first page, if it has room.
    pub(super) const fn early(text: &'static str, picture: EasyPicture) -> Self {
        Self { need: Need::Early, ..Self::then(text, picture) }
    }

    /// A sentence for later pages.
    pub(super) const fn then(text: &'static str, picture: EasyPicture) -> Self {
        Self { text, picture, need: Need::Later, is_explanation: false }
    }

    /// A sentence that is left out if there is no room.
    pub(super) const fn spare(text: &'static str, picture: EasyPicture) -> Self {
        Self { need: Need::Spare, ..Self::then(text, picture) }
    }

    /// The same sentence, which explains and decides nothing.
    pub(super) const fn explaining(self) -> Self {
        Self { is_explanation: true, ..self }
    }
}

impl EasyPicture {
    /// An example that shows the sentence, without a word.
    pub(super) const fn shown(example: &'static str) -> Self {
        Self::Example(example, None)
    }

    /// An example with a word that tells whether it captures.
    pub(super) const fn capture(example: &'static str) -> Self {
        Self::Example(example, Some(Asks::Capture))
    }

    /// An example with a word that tells whether it is allowed.
    pub(super) const fn permission(example: &'static str) -> Self {
        Self::Example(example, Some(Asks::Permission))
    }

    /// An example with a word that tells who has won.
    pub(super) const fn result(example: &'static str) -> Self {
        Self::Example(example, Some(Asks::Result))
    }
}

/// A figure of the leaflet: its caption is the message `figure-ID`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illustration {
    /// Name of the figure.
    pub id: &'static str,
    /// Pictures side by side.
    pub panels: Vec<Panel>,
}

/// One picture of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// Name of the example in `templates/figures`, or of one that the question makes from the layout. A name that ends in `-not`
    /// denies the rest of the name: it does not happen, or is not allowed.
    pub example: &'static str,
    /// Question that the word under it answers. `None`: there is no word.
    pub asks: Option<Asks>,
}

/// A question about the last play of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Does it capture?
    Capture,
    /// Is it allowed?
    Permission,
    /// Who has won?
    Result,
}

impl Illustration {
    /// A figure of one picture, whose caption explains it.
    pub(super) fn one(id: &'static str, example: &'static str) -> Self {
        Self { id, panels: vec![Panel { example, asks: None }] }
    }

    /// A figure whose panels all ask the same question.
    pub(super) fn asking(id: &'static str, asks: Asks, examples: Vec<&'static str>) -> Self {
        let panels = examples.into_iter().map(|example| Panel { example, asks: Some(asks) }).collect();
        Self { id, panels }
    }
}
