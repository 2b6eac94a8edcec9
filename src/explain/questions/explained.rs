//! Form that the file of each question fills in.

use super::from_layout::ExamplePlace;
use super::idea::Idea;
use super::illustration::Illustration;
use crate::explain::in_play::KingStart;
use crate::game::{Example, Ruleset};

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
    /// The name of the one small figure beside its paragraph on the cards; if the question doesn't choose, it is the
    /// first panel of its first figure.
    pub(crate) small: Option<fn(&Ruleset) -> Option<&'static str>>,
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
