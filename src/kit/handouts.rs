//! Handouts: whole sheets of paper that a set has if the request asks for them. They are made like inserts, and need no
//! place in the plan of the sheets that are cut.

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
    /// Component that it belongs to.
    pub(crate) component: Component,
    /// Content of its front.
    pub(crate) content: Content,
    /// Content of its other side. `None`: it has one side.
    pub(crate) back: Option<Content>,
}

/// Input from which handouts are made, beside the words.
#[derive(Clone, Copy)]
pub(crate) struct HandoutSource<'a> {
    /// The game.
    pub(crate) variant: &'a Variant,
    /// Theme of the game.
    pub(crate) theme: &'a Theme,
    /// Figures of the rules.
    pub(crate) examples: &'a Examples,
    /// Players of a tournament.
    pub(crate) players: &'a Players,
    /// Widths of the board's squares and of the smallest pieces.
    pub(crate) sizes: [Length; 2],
    /// Printable area of a sheet that is cut, in millimetres, and whether the corners of cards are cut round.
    pub(crate) sheet: (Size, bool),
    /// Other parts of the set: see [`PageMaking`].
    pub(crate) finished: &'a [(&'static str, Size)],
    /// Maker of the set.
    pub(crate) maker: Option<&'a str>,
}

impl HandoutSource<'_> {
    /// Returns the input for a handout of this size.
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

/// Makes all handouts of one set that are wanted and that the game has, in the order of the components, each as large as the
/// printable area of a sheet; the handouts that all sets have together are among them.
///
/// # Errors
/// A figure that contradicts the rules, a message or a glyph that is missing, or a text too long for its place.
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

/// Makes a handout of this size that is printed behind another part. `None`: its component has none.
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

/// Returns the inks in which the wanted handouts need a theme's drawings.
pub(crate) fn inks(wanted: &BTreeSet<Component>) -> Vec<Ink> {
    let asked = Component::handouts().filter(|(component, _)| wanted.contains(component));
    asked.flat_map(|(_, form)| form.inks).copied().collect()
}
