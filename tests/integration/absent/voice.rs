//! Says the instructions of a kit, without setting them.

use crate::library;
use tafl_print::guide::{Facts, GuideFigure, printing, script};
use tafl_print::layout::compose::Composer;
use tafl_print::layout::{Block, Marker};
use tafl_print::scene::Marks;
use tafl_print::text::{Fonts, Language, Messages, Typesetter};
use tafl_print::theme::Theme;

/// What says the words.
pub(super) struct Voice {
    theme: Theme,
    messages: Messages,
    typesetter: Typesetter,
}

impl Voice {
    pub(super) fn new() -> Self {
        let theme = library::theme("jorvik");
        let messages = library::messages_with(&theme);
        Self { messages, theme, typesetter: Typesetter::new(Fonts::bundled(), Language::ENGLISH) }
    }

    pub(super) fn say(&self, facts: &Facts) -> Said {
        let mut marks = Marks::default();
        let composer = Composer {
            typesetter: &self.typesetter,
            messages: &self.messages,
            palette: &self.theme.palette,
            art: &self.theme.art,
            marks: &mut marks,
            trial: false,
        };
        let mut said = Said { steps: printing(&composer, facts).expect("steps"), ..Said::default() };
        for block in script(&composer, facts).expect("a script") {
            match block {
                Block::Heading { title, .. } => said.headings.push(title),
                Block::Paragraph { text, .. } => said.texts.push(text),
                Block::List { marker: Marker::Box, entries } => {
                    said.ticks = entries.into_iter().map(|entry| entry.text).collect();
                }
                Block::List { entries, .. } => {
                    let texts: Vec<String> = entries.into_iter().map(|entry| entry.text).collect();
                    said.lists.push(texts.clone());
                    said.texts.extend(texts);
                }
                Block::Gallery(pictures) => {
                    let list = said.lists.last().cloned().unwrap_or_default();
                    let step = |step: Option<usize>| step.map(|nth| list[nth - 1].clone());
                    let picture = |shown| match shown {
                        GuideFigure::Step(picture) => (step(picture.step), picture.alt),
                        other => panic!("{other:?} among the steps"),
                    };
                    said.pictures.push(pictures.into_iter().map(picture).collect());
                }
                Block::Figure(_) => {}
                other => panic!("{other:?} in the instructions"),
            }
        }
        // Books and licence are the same for every kit.
        let books = said.texts.iter().position(|text| text.contains("Murray")).expect("books to read");
        said.texts.truncate(books);
        said.headings.retain(|title| title != "Read more" && title != "Licence");
        for text in said.steps.iter_mut().chain(&mut said.texts).chain(&mut said.ticks) {
            *text = text.replace('\u{2060}', "").replace('\u{a0}', " ").replace("**", "");
        }
        said
    }
}

/// What is said of a kit.
#[derive(Default)]
pub(super) struct Said {
    pub(super) steps: Vec<String>,
    pub(super) headings: Vec<String>,
    pub(super) ticks: Vec<String>,
    pub(super) texts: Vec<String>,
    /// The pictures of each list of steps: the words of the step whose number one has, and what it shows.
    pub(super) pictures: Vec<Vec<(Option<String>, String)>>,
    /// The lists of steps that have numbers.
    pub(super) lists: Vec<Vec<String>>,
}

impl Said {
    pub(super) fn all(&self) -> String {
        let parts = [&self.steps, &self.headings, &self.ticks, &self.texts];
        let pictures = self.pictures.iter().flatten().map(|(_, alt)| alt);
        parts.into_iter().flatten().chain(pictures).map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}
