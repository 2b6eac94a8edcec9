//! The list of all components of a set. Planning, marks, counting, plans, the list "In this set" and the instructions are
//! loops over it.
//!
//! A new product is a folder or file of its own in `product` that describes it (a [`Product`]) and makes it, a file of
//! messages, and a line in the list below.

use super::form::{ComponentWords, Copies, Form, HandoutForm, InsertForm, Product};
use super::{
    board, cards, carton, colouring, design, easy, leaflet, morris, pieces, place_cards, points, puzzles,
    reading, records, scores, teacher, tournament, wall,
};
use crate::game::Variant;
use crate::theme::Slot;
use std::collections::BTreeSet;

/// Defines the components, in the order in which they are read and planned, each with its [`Product`].
macro_rules! components {
    ($($(#[$about:meta])* $name:ident => $entry:expr,)+) => {
        /// A component of a set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Component { $($(#[$about])* $name,)+ }

        impl Component {
            /// All components.
            pub const ALL: [Self; [$(stringify!($name)),+].len()] = [$(Self::$name),+];

            /// Returns the product that describes it.
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
    /// Cards that say where the players of a tournament sit.
    PlaceCards => place_cards::COMPONENT,
    /// The box: a tray and a cover.
    Box => carton::BOX,
    /// The band that holds the board together beside the box.
    BoxBand => carton::BAND,
    /// The page that shows how the box is folded.
    BoxPage => carton::PAGE,
    /// The rules in easy words, with pictures.
    Easy => easy::COMPONENT,
    /// A lesson with the game.
    Teacher => teacher::COMPONENT,
    /// Puzzles and their answers.
    Puzzles => puzzles::COMPONENT,
    /// The board and its pieces, to be coloured in.
    Colouring => colouring::COMPONENT,
    /// An empty board and questions, for a game of one's own.
    Design => design::COMPONENT,
    /// A poster of the board with the rules, for the wall.
    Wall => wall::COMPONENT,
    /// The plan of a tournament, and its table.
    Tournament => tournament::COMPONENT,
    /// The rules of nine men's morris, for the other side of the board.
    Morris => morris::COMPONENT,
    /// Sheets to write a game down.
    Records => records::COMPONENT,
    /// The rules.
    Leaflet => leaflet::COMPONENT,
}

impl Component {
    /// Returns the word by which a request asks for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.product().name
    }

    /// Returns the words by which it is called and counted.
    #[must_use]
    pub const fn words(self) -> &'static ComponentWords {
        &self.product().words
    }

    /// Returns the components that a set has by default: all but handouts, and inserts that have to be asked for.
    pub fn usual() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|component| match &component.product().form {
            Form::Handout(_) => false,
            Form::Insert(form) => form.is_usual,
            Form::Reading | Form::Squares | Form::Discs | Form::Pages => true,
        })
    }

    /// Returns these parts with the components that come along with them, as the band of a box goes with the box.
    #[must_use]
    pub fn with_what_comes_along(mut parts: BTreeSet<Self>) -> BTreeSet<Self> {
        let comes_along = |component: &Self| parts.iter().any(|part| part.name() == component.whole());
        let more: Vec<Self> = Self::ALL.into_iter().filter(comes_along).collect();
        parts.extend(more);
        parts
    }

    /// Returns these parts with the easy rules in place of the leaflet.
    #[must_use]
    pub fn in_easy_words(mut parts: BTreeSet<Self>) -> BTreeSet<Self> {
        parts.remove(&Self::Leaflet);
        parts.insert(Self::Easy);
        parts
    }

    /// Returns whether it can be asked for by itself; other components come along with one that can.
    #[must_use]
    pub fn stands_alone(self) -> bool {
        self.product().comes_with.is_none()
    }

    /// Returns the name of the component that it comes along with; its own name if it comes along with none.
    fn whole(self) -> &'static str {
        let Product { name, comes_with, .. } = self.product();
        comes_with.unwrap_or(name)
    }

    /// Returns whether the finished set is kept in it or held by it: the box, and the components that come along with the box.
    #[must_use]
    pub fn holds_set(self) -> bool {
        let is_kept_in =
            |component: Self| component.words().keeps.is_some() && component.whole() == self.whole();
        Self::ALL.into_iter().any(is_kept_in)
    }

    /// Returns the drawings of a theme that no components show but these parts, those that come along with them, and those that
    /// they come along with.
    #[must_use]
    pub fn slots(parts: &BTreeSet<Self>) -> Vec<Slot> {
        let is_shown = |component: Self| parts.iter().any(|part| part.whole() == component.whole());
        let shown = Self::inserts().filter(|(component, _)| is_shown(*component));
        shown.flat_map(|(_, form)| form.slots).copied().collect()
    }

    /// Returns whether the leaflet is folded once more, to lie in one of these parts.
    #[must_use]
    pub fn fold_leaflet(parts: &BTreeSet<Self>) -> bool {
        Self::inserts().any(|(component, form)| form.folds_leaflet && parts.contains(&component))
    }

    /// Returns whether it goes into film where the set is laminated.
    #[must_use]
    pub fn is_laminated(self) -> bool {
        matches!(&self.product().form, Form::Insert(form) if form.laminated)
    }

    /// Returns whether all sets share one copy of it.
    #[must_use]
    pub const fn is_once(self) -> bool {
        matches!(self.product().copies(), Some(Copies::Kit | Copies::Tournament))
    }

    /// Returns whether it is for the players of a tournament.
    #[must_use]
    pub const fn is_of_tournament(self) -> bool {
        matches!(self.product().copies(), Some(Copies::Tournament))
    }

    /// Returns the handouts among the components.
    pub fn handouts() -> impl Iterator<Item = (Self, &'static HandoutForm)> {
        Self::ALL.into_iter().filter_map(|component| match &component.product().form {
            Form::Handout(form) => Some((component, form)),
            _ => None,
        })
    }

    /// Returns whether sets of a game can have it.
    #[must_use]
    pub fn is_of(self, variant: &Variant) -> bool {
        match &self.product().form {
            Form::Insert(form) => (form.is_of)(variant),
            _ => true,
        }
    }

    /// Returns the inserts among the components.
    pub fn inserts() -> impl Iterator<Item = (Self, &'static InsertForm)> {
        Self::ALL.into_iter().filter_map(|component| match &component.product().form {
            Form::Insert(form) => Some((component, form)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_component_is_asked_for_by_a_word_of_its_own() {
        let names: BTreeSet<&str> = Component::ALL.into_iter().map(Component::name).collect();
        assert_eq!(names.len(), Component::ALL.len());
        let ones: BTreeSet<&str> =
            Component::ALL.into_iter().map(|component| component.words().one).collect();
        assert_eq!(ones.len(), Component::ALL.len());
    }

    #[test]
    fn a_box_brings_its_band_and_its_page() {
        let asked = |parts: &[Component]| Component::with_what_comes_along(parts.iter().copied().collect());
        let whole = [Component::Box, Component::BoxBand, Component::BoxPage];
        assert_eq!(asked(&[Component::Box]), whole.into_iter().collect());
        assert_eq!(asked(&[Component::BoxPage]), BTreeSet::from([Component::BoxPage]));
        assert_eq!(asked(&[Component::Board]), BTreeSet::from([Component::Board]));
    }

    #[test]
    fn every_handout_is_counted_and_asked_for() {
        for (component, _) in Component::handouts() {
            let words = component.words();
            assert!(words.label.is_some() && words.total.is_some() && words.named.is_some(), "{component:?}");
            assert!(words.tally.is_some() || component.is_once(), "{component:?}");
            assert!(Component::usual().all(|usual| usual != component));
        }
    }

    #[test]
    fn every_insert_is_counted_and_cut() {
        for (component, form) in Component::inserts() {
            let words = component.words();
            let said = [words.variable, words.label, words.tally, words.total, words.thin];
            assert!(said.iter().all(Option::is_some), "{component:?}");
            assert!(form.laminated || words.kept_out.is_some(), "{component:?}");
            assert_eq!(Component::usual().any(|usual| usual == component), form.is_usual, "{component:?}");
        }
        assert_eq!(Copies::Language.of_set(3), 3);
    }
}
