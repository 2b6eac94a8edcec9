//! Handouts: whole sheets of paper that a set has if the request asks for them. They are made like inserts, and need no
//! place in the plan of the sheets that are cut.

use super::component::Component;
use super::form::{Form, HandoutForm, Making};
use crate::explain::ExplainError;
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::Size;
use crate::theme::Ink;
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

/// Makes all handouts of one set that are wanted and that the game has, in the order of the components, each as large as its
/// [area](HandoutForm::area) on a sheet of this size with this margin; the handouts that all sets have together are among them.
///
/// # Errors
/// A figure that contradicts the rules, a message or a glyph that is missing, or a text too long for its place.
pub(crate) fn all(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    wanted: &BTreeSet<Component>,
    (sheet, margin): (Size, Length),
) -> Result<Vec<Handout>, ExplainError> {
    let mut handouts = Vec::new();
    for (component, form) in Component::handouts().filter(|(component, _)| wanted.contains(component)) {
        let making = Making { printable: form.area(sheet, margin).size(), ..making };
        // A kit is made in one language.
        for _ in 0..form.copies.of_set(1) {
            let made = (form.make)(composer, making)?;
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

/// Makes a handout of the size of [`Making::printable`] that is printed behind another part. `None`: its component has none.
///
/// # Errors
/// As for [`all`].
pub(crate) fn behind(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    component: Component,
) -> Result<Option<Handout>, ExplainError> {
    let Form::Handout(HandoutForm { behind: Some(make), .. }) = &component.product().form else {
        return Ok(None);
    };
    let content = make(composer, making)?;
    Ok(Some(Handout { component, content, back: None }))
}

/// Returns the inks in which the wanted handouts need a theme's drawings.
pub(crate) fn inks(wanted: &BTreeSet<Component>) -> Vec<Ink> {
    let asked = Component::handouts().filter(|(component, _)| wanted.contains(component));
    asked.flat_map(|(_, form)| form.inks).copied().collect()
}
