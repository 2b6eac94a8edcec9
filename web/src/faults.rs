//! Faults, in words for the page and with the field to mark.

use crate::names::OwnTheme;
use crate::packs;
use crate::question::Question;
use serde::Serialize;
use tafl_print::{Argument, Fault, FaultSentences, Field, KeyedMessage, Notice, Voice, fault_sentences};

/// A fault as the page is told.
#[derive(Serialize)]
pub(crate) struct PageFault {
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    key: String,
    text: String,
    bug: bool,
}

impl Question {
    /// Says something in the language of the page, which puts its own words for a field in place of `⟦field⟧`.
    fn say<T>(&self, said: impl FnOnce(Voice<'_>) -> T) -> T {
        let sentences = fault_sentences(&self.language, &packs::library());
        let sentences: FaultSentences = sentences.unwrap_or_default();
        let names = |field: Field| format!("⟦{}⟧", field.name());
        said(Voice { sentences: &sentences, names: &names })
    }

    /// Returns the fault that a message says of a field.
    pub(crate) fn said(&self, field: Option<&str>, message: &KeyedMessage) -> PageFault {
        let text = self.say(|voice| voice.say(message));
        PageFault { field: field.map(str::to_owned), key: message.key().to_owned(), text, bug: false }
    }

    /// Returns a fault of the program for the page. One in the words of the set's own names is at the field of that name.
    pub(crate) fn told(&self, fault: &Fault, own: Option<&OwnTheme>) -> PageFault {
        let Fault::Files { faults, .. } = fault else {
            let text = self.say(|voice| fault.report(voice, false));
            let field = fault.field().map(|field| field.name().to_owned());
            return PageFault { field, key: fault.key().to_owned(), text, bug: fault.is_bug() };
        };
        for found in faults {
            if let Some(field) = own.and_then(|own| own.field(found)) {
                return self.of_name(&field, &found.message);
            }
        }
        // Only a link can ask for an option that a game of the program doesn't have; its files have no faults, as its tests hold.
        let is_option = faults.iter().all(|found| found.message.key() == "option-unknown");
        let text = self.say(|voice| {
            let lines = faults.iter().flat_map(|found| std::iter::once(&found.message).chain(&found.help));
            lines.map(|message| voice.say(message)).collect::<Vec<_>>().join("\n")
        });
        let field = is_option.then(|| Field::Option.name().to_owned());
        PageFault { field, key: fault.key().to_owned(), text, bug: !is_option }
    }

    /// Returns the fault of one of the set's own names. If forms of a noun are missing, its field is that of the first.
    fn of_name(&self, field: &str, message: &KeyedMessage) -> PageFault {
        let forms = message.arguments().iter().find(|(name, _)| *name == "forms").map(|(_, forms)| forms);
        let form = match forms {
            Some(Argument::Text(forms)) if message.key() == "noun-forms-unknown" => {
                ["genitive", "other"].into_iter().find(|form| forms.contains(&format!("`{form}`")))
            }
            _ => None,
        };
        let field = form.map_or_else(|| field.to_owned(), |form| format!("{field}.{form}"));
        self.said(Some(&field), message)
    }

    /// Returns notices in words. A name whose forms aren't all known would be replaced by the neutral one: that is a fault here, for
    /// who typed it is asked for the rest.
    pub(crate) fn noticed(
        &self,
        notices: &[Notice],
        own: Option<&OwnTheme>,
    ) -> Result<Vec<String>, PageFault> {
        let mut said = Vec::new();
        for message in notices.iter().filter_map(Notice::message) {
            let inner = message.arguments().iter().find_map(|(_, argument)| match argument {
                Argument::Message(inner) if message.key() == "noun-neutral" => Some(innermost(inner)),
                _ => None,
            });
            if let (Some(inner), Some(own)) = (inner, own)
                && let Some(field) = own.field_of_term(inner)
            {
                return Err(self.of_name(&field, inner));
            }
            said.push(self.say(|voice| voice.say(&message)));
        }
        Ok(said)
    }
}

/// Returns the message inside a message that only adds its place.
fn innermost(message: &KeyedMessage) -> &KeyedMessage {
    let inside = message.arguments().iter().find_map(|(_, argument)| match argument {
        Argument::Message(inside) => Some(inside),
        _ => None,
    });
    inside.map_or(message, innermost)
}
