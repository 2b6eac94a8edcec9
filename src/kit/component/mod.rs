//! What a set consists of: one list. Planning, marks, counting, plans, the list "In this set" and the instructions are
//! loops over it.
//!
//! A new product is a folder or file of its own in `kit` that says what it is (a [`Product`]) and makes it, a file of
//! messages, and a line in the list below.

mod blank;

use super::inserts::Making;
use super::{board, cards, leaflet, pieces, points, reading, scores};
use crate::explain::ExplainError;
use crate::layout::Content;
pub use blank::{Blank, Fold, FoldDirection};

/// Names the components, in the order in which they are read and planned, each with what it says of itself.
macro_rules! components {
    ($($(#[$about:meta])* $name:ident => $entry:expr,)+) => {
        /// A component of a set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Component { $($(#[$about])* $name,)+ }

        impl Component {
            /// All components.
            pub const ALL: [Self; [$(stringify!($name)),+].len()] = [$(Self::$name),+];

            /// What it is.
            #[must_use]
            pub const fn product(self) -> &'static Product {
                match self { $(Self::$name => &$entry,)+ }
            }
        }
    };
}

components! {
    /// The tale.
    Story => reading::STORY,
    /// How to print and make the set.
    Assembly => reading::ASSEMBLY,
    /// The board.
    Board => board::COMPONENT,
    /// The pieces.
    Pieces => pieces::COMPONENT,
    /// Reminder cards.
    Cards => cards::COMPONENT,
    /// Cards of points, of games that need them.
    Points => points::COMPONENT,
    /// Score sheets, of games that need one.
    Scores => scores::COMPONENT,
    /// The rules.
    Leaflet => leaflet::COMPONENT,
}

impl Component {
    /// The word by which it is asked for.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.product().name
    }

    /// Its words.
    #[must_use]
    pub const fn words(self) -> &'static ComponentWords {
        &self.product().words
    }

    /// The inserts among the components.
    pub fn inserts() -> impl Iterator<Item = (Self, &'static InsertForm)> {
        Self::ALL.into_iter().filter_map(|component| match &component.product().form {
            Form::Insert(form) => Some((component, form)),
            _ => None,
        })
    }
}

/// What a component is.
#[derive(Debug)]
pub struct Product {
    /// The word by which it is asked for.
    pub name: &'static str,
    /// How it comes to paper.
    pub form: Form,
    /// What it is called, and counted by.
    pub words: ComponentWords,
}

/// How a component comes to paper.
#[derive(Debug)]
pub enum Form {
    /// As words on the first pages.
    Reading,
    /// As squares, cut along their lines.
    Squares,
    /// As discs, as many as the layout has.
    Discs,
    /// As something of a shape of its own that is cut out.
    Insert(InsertForm),
    /// As pages that are bound.
    Pages,
}

/// Something of a shape of its own that is cut out of card.
#[derive(Debug)]
pub struct InsertForm {
    /// For whom it is made.
    pub copies: Copies,
    /// Whether it goes into film where the set is laminated; what is written on does not.
    pub laminated: bool,
    /// Makes those of one copy; none if the game needs none.
    pub make: MakeInserts,
}

/// Makes inserts, each flat as it is cut out, with what it shows.
pub type MakeInserts = fn(&mut Making<'_, '_>) -> Result<Vec<(Blank, Content)>, ExplainError>;

/// For whom copies are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copies {
    /// Each set has one.
    Set,
    /// Each player of a set has one.
    Player,
    /// Each set has one in each language.
    Language,
}

impl Copies {
    /// How many a set of two players has, made in so many languages.
    #[must_use]
    pub const fn of_set(self, languages: usize) -> usize {
        match self {
            Self::Set => 1,
            Self::Player => 2,
            Self::Language => languages,
        }
    }
}

/// What a component is called: messages by their ids. What is `None` is said of it nowhere, or by a message of its form.
#[derive(Clone, Copy, Debug, Default)]
pub struct ComponentWords {
    /// In plans for programs.
    pub one: &'static str,
    /// In plans for people: one, and several.
    pub plan: [&'static str; 2],
    /// The variable that has its number in the messages of the instructions.
    pub variable: Option<&'static str>,
    /// On the slug line of its sheets.
    pub label: Option<&'static str>,
    /// In the list of what a set has.
    pub tally: Option<&'static str>,
    /// In the sentence of what all sets have.
    pub total: Option<&'static str>,
    /// As something that is cut out with knife and ruler; none for cards, which are named all together there.
    pub cut: Option<&'static str>,
    /// As something that is not glued to thick card.
    pub thin: Option<&'static str>,
    /// As something that stays out of the pouches.
    pub kept_out: Option<&'static str>,
    /// The step of making the set that is about it alone.
    pub step: Option<&'static str>,
}

impl ComponentWords {
    /// No words at all, to begin with.
    pub const NONE: Self = Self {
        one: "",
        plan: ["", ""],
        variable: None,
        label: None,
        tally: None,
        total: None,
        cut: None,
        thin: None,
        kept_out: None,
        step: None,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_component_is_asked_for_by_a_word_of_its_own() {
        let names: BTreeSet<&str> = Component::ALL.into_iter().map(Component::name).collect();
        assert_eq!(names.len(), Component::ALL.len());
        let ones: BTreeSet<&str> =
            Component::ALL.into_iter().map(|component| component.words().one).collect();
        assert_eq!(ones.len(), Component::ALL.len());
    }

    #[test]
    fn every_insert_is_counted_and_cut() {
        for (component, form) in Component::inserts() {
            let words = component.words();
            let said = [words.variable, words.label, words.tally, words.total, words.thin];
            assert!(said.iter().all(Option::is_some), "{component:?}");
            assert!(form.laminated || words.kept_out.is_some(), "{component:?}");
        }
        assert_eq!(Copies::Language.of_set(3), 3);
    }
}
