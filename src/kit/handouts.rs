//! Handouts: whole sheets of paper that a set has if they are asked for. They are made like inserts, and need no place in
//! the plan of what is cut.

use super::component::Component;
use super::inserts::usual_inserts;
use super::players::Players;
use super::product::{Form, HandoutForm, PageMaking};
use crate::explain::ExplainError;
use crate::explain::figures::Examples;
use crate::game::Variant;
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::Size;
use crate::theme::{Ink, Theme};
use crate::units::Length;
use std::collections::BTreeSet;

/// A handout of a set, ready to be placed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Handout {
    /// Of which component.
    pub(crate) component: Component,
    /// What it shows.
    pub(crate) content: Content,
    /// What its other side shows, if it has two.
    pub(crate) back: Option<Content>,
}

impl Handout {
    /// How many pages it has.
    const fn pages(&self) -> usize {
        if self.back.is_some() { 2 } else { 1 }
    }
}

/// What handouts are made from beside the words.
#[derive(Clone, Copy)]
pub(crate) struct HandoutSource<'a> {
    /// The game.
    pub(crate) variant: &'a Variant,
    /// Its look.
    pub(crate) theme: &'a Theme,
    /// The figures of the rules.
    pub(crate) examples: &'a Examples,
    /// Who plays in a tournament.
    pub(crate) players: &'a Players,
    /// How wide the squares of the board and the smallest pieces are.
    pub(crate) sizes: [Length; 2],
    /// What of a sheet can be printed on that is cut, in millimetres, and whether the corners of cards are cut round.
    pub(crate) sheet: (Size, bool),
    /// What else a set has: see [`PageMaking`].
    pub(crate) finished: &'a [(&'static str, Size)],
    /// Who made the set.
    pub(crate) maker: Option<&'a str>,
}

impl HandoutSource<'_> {
    /// What a handout of this size is made from.
    fn page<'b, 'c>(&'b self, composer: &'b mut Composer<'c>, printable: Size) -> PageMaking<'b, 'c> {
        let Self { variant, theme, examples, players, sizes, sheet, finished, maker } = *self;
        PageMaking {
            composer,
            variant,
            theme,
            examples,
            sizes,
            printable,
            players,
            sheet,
            finished,
            maker,
            usual_inserts,
        }
    }
}

/// All handouts of one set that are wanted and that the game has, in the order of the components, each as large as what of a
/// sheet can be printed on; those that all sets have together are among them.
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing, or a text too long for its place.
pub(crate) fn all(
    composer: &mut Composer<'_>,
    source: HandoutSource<'_>,
    wanted: &BTreeSet<Component>,
    printable: Size,
) -> Result<Vec<Handout>, ExplainError> {
    let mut handouts = Vec::new();
    for (component, form) in Component::handouts().filter(|(component, _)| wanted.contains(component)) {
        // A kit is made in one language.
        for _ in 0..form.copies.of_set(1) {
            let made = (form.make)(&mut source.page(composer, printable))?;
            let is_double = form.double && made.len() % 2 == 0;
            let mut made = made.into_iter();
            while let Some(content) = made.next() {
                let back = if is_double { made.next() } else { None };
                handouts.push(Handout { component, content, back });
            }
        }
    }
    Ok(handouts)
}

/// A handout that is printed behind something of this size; none if its component can't be.
///
/// # Errors
/// As for [`all`].
pub(crate) fn behind(
    composer: &mut Composer<'_>,
    source: HandoutSource<'_>,
    component: Component,
    printable: Size,
) -> Result<Option<Handout>, ExplainError> {
    let Form::Handout(HandoutForm { behind: Some(make), .. }) = &component.product().form else {
        return Ok(None);
    };
    let content = make(&mut source.page(composer, printable))?;
    Ok(Some(Handout { component, content, back: None }))
}

/// The inks that the wanted handouts want a theme's drawings in.
pub(crate) fn inks(wanted: &BTreeSet<Component>) -> Vec<Ink> {
    let asked = Component::handouts().filter(|(component, _)| wanted.contains(component));
    asked.flat_map(|(_, form)| form.inks).copied().collect()
}

/// How many pages there are of each component, in two groups of handouts together.
pub(crate) fn counted(groups: [&[Handout]; 2]) -> Vec<(Component, usize)> {
    let of = |component| groups.into_iter().flatten().filter(move |handout| handout.component == component);
    let count = |component| of(component).map(Handout::pages).sum::<usize>();
    let all = Component::handouts().map(|(component, _)| (component, count(component)));
    all.filter(|(_, count)| *count > 0).collect()
}

/// In which order the handouts of all sets are printed, by their places among those of one: those with one side come first,
/// and of these and of those with two what all sets have together, then one set after another. With each comes the number of its set, counted from 1; none if all have it together.
pub(crate) fn order(handouts: &[Handout], sets: u16) -> Vec<(Option<u16>, usize)> {
    let of = |is_double: bool| {
        let here = (0..handouts.len()).filter(move |&nth| handouts[nth].back.is_some() == is_double);
        let (once, each): (Vec<usize>, Vec<usize>) = here.partition(|&nth| handouts[nth].component.is_once());
        let of_sets =
            (1..=sets).flat_map(move |set| each.clone().into_iter().map(move |nth| (Some(set), nth)));
        once.into_iter().map(|nth| (None, nth)).chain(of_sets)
    };
    of(false).chain(of(true)).collect()
}
