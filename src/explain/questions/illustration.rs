//! Figures that a question asks for: by name, before anything is proved or drawn.
//!
//! Each panel names an example whose claims say what the rules mean. The engine confirms them before anything is drawn, and
//! the word under the panel is read from the engine's answer (`figures`). So neither a wrong choice of panels nor a wrong
//! engine can go unnoticed.

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
