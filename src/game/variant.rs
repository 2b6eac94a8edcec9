//! A game to make a kit of.

use super::words::words;
use super::{Ruleset, Setup};

/// A variant: setup, rules, and the texts about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The name by which commands and files call it, such as `york`.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Its edition.
    pub edition: Edition,
    /// The start. [`validate`](super::validate()) has found no fault in it under `ruleset`.
    pub setup: Setup,
    /// The rules.
    pub ruleset: Ruleset,
    /// The theme to use unless another is asked for.
    pub theme: String,
    /// How to cut the board for paper: the first that fits is taken.
    pub cuts: Vec<Cut>,
    /// What the leaflet tells.
    pub about: About,
    /// The options of the variant that this set is made with, in the order of the file; their changes are
    /// part of `ruleset` already.
    pub chosen: Vec<ChosenOption>,
    /// Where the sources disagree with each other, or with the rule chosen.
    pub disputes: Vec<Dispute>,
}

/// The edition of a variant: its rules may be corrected while people still play with sets made by the old rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Counted from 1.
    pub number: u16,
    /// What changed with each edition after the first, in plain sentences.
    pub changes: Vec<String>,
    /// Six hexadecimal digits made from layout, rules and options: a set that shows other digits has other rules. Texts, the
    /// name and the theme have no part in it.
    pub fingerprint: String,
}

/// An option that a set is made with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenOption {
    /// The name by which the command line and files call it, such as `a-hammer`.
    pub id: String,
    /// A few words for people; a Fluent pattern like the paragraphs of [`About`].
    pub title: String,
}

/// A question on which the sources disagree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The key of the question in a variant file, such as `repetition`.
    pub question: String,
    /// Who says what, and whom this set follows; a Fluent pattern like the paragraphs of [`About`].
    pub text: String,
}

words! {
    /// A way to cut the board into parts, along lines between squares.
    pub enum Cut {
        /// Not at all.
        Whole = "whole",
        /// Two parts of whole columns, as equal as can be.
        Halves = "halves",
        /// Four equal strips around a square part in the centre.
        Pinwheel = "pinwheel",
        /// Four parts, as equal as can be.
        Quarters = "quarters",
        /// Rows and columns of parts, as few as the paper allows.
        Grid = "grid",
    }
}

/// What is told about a variant, each a list of paragraphs. A paragraph is a Fluent pattern, which may name
/// the theme's terms (`{ -king }`), with `*italic*` and `**bold**` in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The line below the title: where and when the game is at home. `None`: the theme's line stands there.
    pub subtitle: Option<String>,
    /// The line on the cover of the leaflet: what the game is like. `None`: the theme's line stands there.
    pub tagline: Option<String>,
    /// The story of the game. `None`: the theme's story is told.
    pub tale: Option<Tale>,
    /// What the game is.
    pub introduction: Vec<String>,
    /// Paragraphs that must stand at the picture of the starting layout.
    pub setup: Vec<String>,
    /// What has been found: boards, pieces, texts.
    pub found: Vec<String>,
    /// What is a reconstruction from the finds.
    pub reconstructed: Vec<String>,
    /// What is modern.
    pub modern: Vec<String>,
    /// What nobody has confirmed.
    pub uncertain: Vec<String>,
    /// How to play well.
    pub advice: Vec<String>,
    /// Where all this is from.
    pub sources: Vec<String>,
    /// The paragraphs that may be left out where there is no room for all; the first of them is left out first.
    pub giving_way: Vec<Told>,
    /// Whether some of this is missing because nobody has translated it into the language of the set.
    pub untranslated: bool,
}

/// The story of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tale {
    /// Its title.
    pub title: String,
    /// Its paragraphs, of which there is one at least.
    pub paragraphs: Vec<String>,
}

/// A paragraph of [`About`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its list.
    pub list: AboutList,
    /// Its index in the list, from 0.
    pub nth: usize,
}

words! {
    /// The lists of [`About`] whose paragraphs may give way to others.
    pub enum AboutList {
        /// What has been found.
        Found = "found",
        /// What is a reconstruction.
        Reconstructed = "reconstructed",
        /// What is modern.
        Modern = "modern",
        /// What nobody has confirmed.
        Uncertain = "uncertain",
        /// How to play well.
        Advice = "advice",
    }
}

impl About {
    /// The paragraphs of a list.
    #[must_use]
    pub fn list(&self, list: AboutList) -> &[String] {
        match list {
            AboutList::Found => &self.found,
            AboutList::Reconstructed => &self.reconstructed,
            AboutList::Modern => &self.modern,
            AboutList::Uncertain => &self.uncertain,
            AboutList::Advice => &self.advice,
        }
    }
}
