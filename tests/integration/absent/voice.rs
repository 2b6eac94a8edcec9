//! Says the instructions of a kit, without setting them.

use crate::library;
use tafl_print::instructions::{GuideFigure, PrintingSteps, Subject, printing, script};
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
        Self { messages, theme, typesetter: Typesetter::new(Fonts::bundled(), Language::english()) }
    }

    pub(super) fn say(&self, subject: Subject<'_>) -> Said {
        let mut marks = Marks::default();
        let composer = Composer {
            typesetter: &self.typesetter,
            messages: &self.messages,
            palette: &self.theme.palette,
            art: &self.theme.art,
            title: self.theme.title,
            marks: &mut marks,
            trial: false,
        };
        let PrintingSteps { first, rest } = printing(&composer, subject).expect("steps");
        let script = script(&composer, subject).expect("a script");
        assert_eq!(script.first, first);
        let mut said = Said { first, steps: rest.clone(), ..Said::default() };
        for block in script.tale.into_iter().chain(script.greeting).chain(script.doing) {
            match block {
                Block::Heading { title, .. } => said.headings.push(title),
                Block::Paragraph { text, .. } if rest == [text.as_str()] => {}
                Block::Paragraph { text, .. } => said.texts.push(text),
                Block::List { marker: Marker::Box, entries } => {
                    said.ticks = entries.into_iter().map(|entry| entry.text).collect();
                }
                Block::List { entries, .. } => {
                    if entries.iter().map(|entry| &entry.text).eq(&rest) {
                        continue;
                    }
                    for entry in &entries {
                        for figure in &entry.figures {
                            said.picture(&figure.drawing, &entry.text);
                        }
                    }
                    said.texts.extend(entries.into_iter().map(|entry| entry.text));
                }
                Block::Pictured { text, drawing } => {
                    said.picture(&drawing, &text);
                    said.texts.push(text);
                }
                Block::Figure(figure) => {
                    let step = said.texts.last().cloned().unwrap_or_default();
                    said.picture(&figure.drawing, &step);
                }
                Block::Gallery(_) => {}
                other => panic!("{other:?} in the instructions"),
            }
        }
        // Books and licence are the same for every kit.
        let books = said.texts.iter().position(|text| text.contains("Murray")).expect("books to read");
        said.texts.truncate(books);
        said.headings.retain(|title| title != "Read more" && title != "Licence");
        for text in said.first.iter_mut().chain(&mut said.steps).chain(&mut said.texts).chain(&mut said.ticks)
        {
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
    /// The steps of the box on the first page.
    pub(super) first: Vec<String>,
    /// The pictures: the words of the step beside which each stands, and what it shows.
    pub(super) pictures: Vec<(String, String)>,
    /// The words of the table of ways.
    pub(super) ways: Vec<String>,
}

impl Said {
    /// A drawing that stands beside a step or below it.
    fn picture(&mut self, drawing: &GuideFigure, step: &str) {
        match drawing {
            GuideFigure::Step(picture) => {
                let step = step.replace('\u{a0}', " ").replace("**", "");
                self.pictures.push((step, picture.alt.clone()));
            }
            GuideFigure::Ways(table) => {
                let texts = table.heads.iter().chain(&table.said).chain(table.ways.iter().flatten());
                self.ways.extend(texts.cloned());
            }
            GuideFigure::Edge(alt) => {
                let step = step.replace('\u{a0}', " ").replace("**", "");
                self.pictures.push((step, alt.clone()));
            }
            GuideFigure::Scheme | GuideFigure::Hinge | GuideFigure::CutOrder | GuideFigure::Sheet(..) => {}
        }
    }

    pub(super) fn all(&self) -> String {
        let parts = [&self.first, &self.steps, &self.headings, &self.ticks, &self.texts, &self.ways];
        let pictures = self.pictures.iter().map(|(_, alt)| alt);
        parts.into_iter().flatten().chain(pictures).map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}
