//! The whole of the defenders' side is hemmed in. The cards begin with it, together with the king's capture: see the messages that
//! end in `-ring` in `opening`; what closes the ring has a paragraph of its own.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use crate::game::Enclosure;

pub(super) const EXPLAINED: Explained = Explained {
    is_asked: |rules| rules.enclosure != Enclosure::NoEffect,
    easy: |_, _| easy(),
    rule: |_, _| Some(Said::new("rule-title-enclosure", vec!["rule-enclosure-attackers-win"])),
    reminder: Some(|_, _| Some(Said::new("card-title-enclosure", vec!["card-enclosure"]))),
    figures: |_| vec![figure()],
    ..Explained::NOTHING
};

/// Returns the figure: a ring around all, and one with a defender outside it.
fn figure() -> Illustration {
    Illustration::asking("enclosure", Asks::Result, vec!["enclosure", "enclosure-outside"])
}

fn easy() -> Vec<Idea> {
    vec![
        Idea::then("easy-enclosure", EasyPicture::result("enclosure")),
        Idea::then("easy-enclosure-outside", EasyPicture::result("enclosure-outside")).explaining(),
    ]
}
