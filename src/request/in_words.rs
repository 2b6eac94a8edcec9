//! Sets and lists fields of a request by name, with values as somebody types them.

use super::bounds::{self, WrongValue};
use super::{Request, Takes, options};
use crate::field::Field;
use crate::keyed::{KeyedMessage, keyed};

impl Request {
    /// Sets a field, given its name and a value as somebody types it. Set `pack` before fields that shall differ from the pack,
    /// and `parts` before `reading`.
    ///
    /// ```
    /// use tafl_print::Request;
    ///
    /// let mut request = Request::of("york");
    /// request.set("paper", "letter")?;
    /// request.set("sets", "2")?;
    /// assert_eq!(request.settings.sets, 2);
    /// assert!(request.set("sets", "no").is_err());
    /// # Ok::<(), tafl_print::KeyedMessage>(())
    /// ```
    ///
    /// # Errors
    /// There is no field of that name, or the text is not a value of it.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), KeyedMessage> {
        let option = options().iter().find(|option| option.field.name() == name);
        option.ok_or_else(|| keyed!("no-such-field", name))?.set(self, text)
    }

    /// Returns the request of choices in any order, each a field with a value as somebody types it: the pack is set first, for the
    /// others may change its choices; `parts` before `reading`; values of a list that are given one by one are joined. If nothing but the
    /// rules for the wall is printed, a paper that is named is the paper of these rules.
    ///
    /// # Errors
    /// The field of which a text is no value, and why.
    pub fn chosen(choices: &[(Field, String)]) -> Result<Self, (Field, KeyedMessage)> {
        let mut request = Self::default();
        let (packs, others): (Vec<_>, Vec<_>) =
            options().iter().partition(|option| option.field == Field::Pack);
        for option in packs.into_iter().chain(others) {
            let own = choices.iter().filter(|(field, _)| *field == option.field);
            let values: Vec<&str> = own.map(|(_, value)| value.as_str()).collect();
            let mut set = |text: &str| option.set(&mut request, text).map_err(|why| (option.field, why));
            match option.takes {
                _ if values.is_empty() => {}
                Takes::Words(..) | Takes::List(_) => set(&values.join(","))?,
                _ => values.into_iter().try_for_each(set)?,
            }
        }
        let is_paper_named = choices.iter().any(|(field, _)| *field == Field::Paper);
        let settings = &mut request.settings;
        if is_paper_named && settings.is_wall_alone() {
            settings.wall = settings.wall.or(Some(settings.paper));
        }
        Ok(request)
    }

    /// Returns the fields that differ from the default, with their values, in an order that [`Request::set`] can take.
    #[must_use]
    pub fn fields(&self) -> Vec<(Field, String)> {
        let mut fields: Vec<(Field, String)> = Vec::new();
        for option in options() {
            fields.extend(option.said(self).into_iter().map(|text| (option.field, text)));
        }
        fields.sort_by_key(|(field, _)| *field);
        fields
    }
}

/// Checks the bounds of all fields of a request: each value is written and read again.
pub(crate) fn check(request: &Request) -> Result<(), WrongValue> {
    let mut again = request.clone();
    for option in options() {
        // A request for nothing at all is a clash, with a message of its own.
        let is_none = |text: &String| text.is_empty() && matches!(option.field, Field::Parts | Field::Format);
        for text in option.said(request).into_iter().filter(|text| !is_none(text)) {
            option.set(&mut again, &text).map_err(|why| (option.field, why))?;
        }
    }
    bounds::date(request.date).map_err(|why| (Field::Date, why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Values that differ from the default, one for each option.
    const ASKED: [(&str, &str); 47] = [
        ("variant", "york"),
        ("option", "b"),
        ("theme", "jorvik"),
        ("language", "de,pt-BR"),
        ("maker", "Freya Lund, York"),
        ("pack", "club"),
        ("paper", "letter"),
        ("wall", "a4"),
        ("margin", "6mm"),
        ("back", "tablut"),
        ("cut", "halves"),
        ("cell", "largest"),
        ("frame", "2.5mm"),
        ("maker-on-board", ""),
        ("poster", "a2"),
        ("bleed", "3mm"),
        ("laminate", ""),
        ("duplex", "manual"),
        ("back-offset", "-1mm,0.25mm"),
        ("split", ""),
        ("leaflet", "long"),
        ("ink", "grey"),
        ("king-disc", "26mm"),
        ("piece-disc", "19.05mm"),
        ("token", "square"),
        ("spares", "4"),
        ("label-sheet", "LP117/19R"),
        ("nudge", "0.5mm,-1mm"),
        ("two-sided", ""),
        ("sets", "15"),
        ("label", "Table {n}"),
        ("players", "Ada, Bo, Cleo"),
        ("game-minutes", "35"),
        ("puzzles", "8"),
        ("balance", "60"),
        ("seed", "3"),
        ("box-places", "price,age"),
        ("address", "1 Coppergate, York"),
        ("reading", "easy"),
        ("share-pieces", ""),
        ("format", "pdf,svg"),
        ("outline-text", ""),
        ("dpi", "300"),
        ("preview", ""),
        ("bed", "700x450.5mm"),
        ("kerf", "0.15mm"),
        ("thickness", "3mm"),
    ];

    #[test]
    fn what_is_asked_in_words_is_said_in_the_same_words() {
        let mut request = Request::default();
        for (name, text) in ASKED {
            request.set(name, text).unwrap_or_else(|why| panic!("{name}: {why}"));
        }
        let said: Vec<(&str, String)> =
            request.fields().into_iter().map(|(field, text)| (field.name(), text)).collect();
        assert_eq!(said, ASKED.map(|(name, text)| (name, text.to_owned())));
        let mut again = Request::default();
        for (name, text) in &said {
            again.set(name, text).unwrap();
        }
        assert_eq!(again, request);
        // Two options are written by others: parts that are read in easy words, and the coordinates that a club has anyway.
        assert_eq!(options().len(), ASKED.len() + 2);
    }

    #[test]
    fn an_option_chooses_one_field_and_what_it_takes_unasked_is_read() {
        let fields: BTreeSet<Field> = options().iter().map(|option| option.field).collect();
        assert_eq!(fields.len(), options().len());
        for option in options() {
            assert!(!option.help.is_empty() && !option.help.ends_with('.'), "{}", option.field);
            if let Some(text) = option.default {
                let mut request = Request::default();
                option.set(&mut request, text).unwrap();
                assert_eq!(option.said(&request), Vec::<String>::new(), "{}", option.field);
            }
        }
    }

    #[test]
    fn what_is_no_value_is_refused() {
        for (name, text) in [
            ("paper", "a9"),
            ("king-disc", "25"),
            ("piece-disc", "1mm"),
            ("duplex", "both"),
            ("no", ""),
            ("margin", "2mm"),
            ("cell", "large"),
            ("sets", "0"),
            ("spares", "201"),
            ("dpi", "29"),
            ("parts", "lid"),
            ("label-sheet", "Avery"),
            ("format", "gif"),
            ("bed", "600"),
            ("thickness", "1mm"),
        ] {
            let mut request = Request::default();
            assert!(request.set(name, text).is_err(), "{name} {text}");
            assert_eq!(request, Request::default(), "{name} {text}");
        }
    }
}
