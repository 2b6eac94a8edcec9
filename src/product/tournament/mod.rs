//! A tournament in which everybody meets everybody: a page with the rounds, their times and room for the results, and a page
//! with the table and how places are found.
//!
//! [`Players`] has the players, `rounds` their pairings, `hours` the duration, `ranking` the arithmetic of the table, and
//! `example` the table that is worked out on the page. `plan_page` and `table_page` set the two pages.

mod example;
mod hours;
mod plan_page;
mod ranking;
mod rounds;
mod table_page;

pub(crate) use hours::Hours;
pub use ranking::{CrossTable, OF_A_MATCH, PlayerStanding, Ranked, halves, quarters};
pub use rounds::{Pairing, Round, rounds};

use super::form::{ComponentWords, Copies, Form, HandoutForm, Product};
use super::players::Players;
use crate::text::escape_markup;

/// The plan of a tournament, and its table.
pub(super) const COMPONENT: Product = Product {
    name: "tournament",
    comes_with: None,
    form: Form::Handout(HandoutForm {
        copies: Copies::Tournament,
        ..HandoutForm::of(|composer, making| {
            let mut pages = plan_page::pages(composer, making)?;
            pages.extend(table_page::pages(composer, making)?);
            Ok(pages)
        })
    }),
    words: ComponentWords {
        one: "tournament",
        plan: ["page of the tournament", "pages of the tournament"],
        variable: Some("tournament-pages"),
        label: Some("part-tournament"),
        named: Some("outline-tournament"),
        tally: Some("tally-tournament"),
        total: Some("total-tournament"),
        ..ComponentWords::NONE
    },
};

/// Returns the players' names on the pages, with markup: their own names, else their numbers.
fn called(players: &Players) -> Vec<String> {
    let name = |(number, name): (usize, Option<&str>)| name.map_or_else(|| number.to_string(), escape_markup);
    (1..).zip(players.names()).map(name).collect()
}

/// Leading as a share of the size of type.
const LEADING: f64 = 1.25;
