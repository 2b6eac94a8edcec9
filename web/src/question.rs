//! Questions, as the page writes them.

use crate::faults::PageFault;
use crate::names::Names;
use serde::Deserialize;
use tafl_print::{Field, Request, options};

#[derive(Deserialize)]
pub(crate) struct Question {
    /// Which of the answers is asked for.
    pub(crate) ask: String,
    #[serde(default)]
    pub(crate) asked: Asked,
    /// The language of the page.
    pub(crate) language: String,
}

#[derive(Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    choices: Vec<(String, String)>,
    #[serde(default)]
    pub(crate) names: Names,
}

impl Question {
    /// Returns the request of the choices.
    pub(crate) fn request(&self) -> Result<Request, PageFault> {
        let mut choices: Vec<(Field, String)> = Vec::new();
        for (name, text) in &self.asked.choices {
            if let Some(option) = options().iter().find(|option| option.field.name() == name) {
                choices.push((option.field, text.clone()));
            } else {
                // It is refused in the program's own words.
                Request::default().set(name, text).map_err(|why| self.said(Some(name), &why))?;
            }
        }
        Request::chosen(&choices).map_err(|(field, why)| self.said(Some(field.name()), &why))
    }
}
