//! The figures that a question asks for: by name, before anything is proved or drawn.
//!
//! Each panel names an example whose claims say what the rules mean. The engine confirms them before anything is drawn, and
//! the word under the panel is read from the engine's answer (`figures`). So neither a wrong choice of panels nor a wrong
//! engine can go unnoticed.

/// A figure of the leaflet: its caption is the message `figure-ID`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illustration {
    /// Its name.
    pub id: &'static str,
    /// What it shows side by side.
    pub panels: Vec<Panel>,
}

/// One picture of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The example of that name in `templates/figures`, or one of those that the question makes from the layout. In a
    /// name that ends in `-not`, what the rest of the name says does not happen, or is not allowed.
    pub example: &'static str,
    /// What the word under it answers; there is none if it asks nothing.
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
    /// A figure of one picture, whose caption says it all.
    pub(super) fn one(id: &'static str, example: &'static str) -> Self {
        Self { id, panels: vec![Panel { example, asks: None }] }
    }

    /// A figure whose panels all ask the same.
    pub(super) fn asking(id: &'static str, asks: Asks, examples: Vec<&'static str>) -> Self {
        let panels = examples.into_iter().map(|example| Panel { example, asks: Some(asks) }).collect();
        Self { id, panels }
    }
}
