//! The words and figures of the rules leaflet, in reading order, as slugs for its columns.

use super::component::{Entry, Form, Words};
use super::front::options;
use crate::explain::counts::counts;
use crate::explain::figures::{Examples, Proved, proved};
use crate::explain::in_play::{KingStart, in_play};
use crate::explain::rules::numbered;
use crate::explain::{ExplainError, captioned};
use crate::game::Variant;
use crate::layout::compose::{Composer, Scale, list, space, tie_next};
use crate::layout::flow::Slug;
use crate::scene::{Marks, Node};
use crate::text::{Face, Style, Value};
use std::collections::BTreeMap;

/// The rules, on pages that are folded or bound.
pub(super) const COMPONENT: Entry = Entry {
    name: "leaflet",
    form: Form::Pages,
    words: Words {
        one: "leaflet",
        plan: ["rules leaflet", "rules leaflets"],
        total: Some("total-leaflets"),
        ..Words::NONE
    },
};

/// How far the gap between two paragraphs opens to fill a column, to that between two rules, whose numbers hold them
/// together.
const PARAGRAPHS: f64 = 0.4;

/// The running text of a leaflet, set for one size of type and one width of column.
#[derive(Clone, Debug)]
pub(crate) struct Leaflet {
    /// What the columns are filled with, in order.
    pub slugs: Vec<Slug>,
    /// Its structure, in reading order.
    pub structure: Vec<Node>,
}

/// Sets the running text with body type of `scale`, in columns of `measure` millimetres.
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing.
pub(crate) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    scale: Scale,
    measure: f64,
) -> Result<Leaflet, ExplainError> {
    let mut leaflet = Leaflet { slugs: Vec::new(), structure: Vec::new() };
    let about = &variant.about;
    leaflet.section(composer, "heading-introduction", &[(None, &about.introduction)], scale, measure)?;
    leaflet.chosen(composer, variant, scale, measure)?;
    leaflet.rules(composer, variant, examples, scale, measure)?;
    leaflet.section(composer, "heading-advice", &[(None, &about.advice)], scale, measure)?;
    let disputes = variant.disputes.iter().map(|dispute| &dispute.text);
    let uncertain: Vec<String> = about.uncertain.iter().chain(disputes).cloned().collect();
    let history: [(Option<&str>, &[String]); 4] = [
        (Some("heading-found"), &about.found),
        (Some("heading-reconstructed"), &about.reconstructed),
        (Some("heading-modern"), &about.modern),
        (Some("heading-uncertain"), &uncertain),
    ];
    leaflet.section(composer, "heading-history", &history, scale, measure)?;
    leaflet.sources(composer, variant, scale, measure)?;
    Ok(leaflet)
}

/// A paragraph of the running text that bears no number.
fn paragraph(
    composer: &mut Composer<'_>,
    text: &str,
    scale: Scale,
    measure: f64,
) -> Result<(Vec<Slug>, Node), ExplainError> {
    let style = scale.text(composer.palette.ink);
    let (mut slugs, node) = composer.paragraph(text, &style, measure, 0.28)?;
    if let Some(first) = slugs.first_mut() {
        first.stretch = PARAGRAPHS;
    }
    Ok((slugs, node))
}

impl Leaflet {
    fn push(&mut self, slugs: Vec<Slug>, node: Node) {
        self.slugs.extend(slugs);
        self.structure.push(node);
    }

    /// A heading and the paragraphs of its parts, each part with the message of the words that lead it, if any; nothing
    /// at all if there are no paragraphs.
    fn section(
        &mut self,
        composer: &mut Composer<'_>,
        heading: &str,
        parts: &[(Option<&str>, &[String])],
        scale: Scale,
        measure: f64,
    ) -> Result<(), ExplainError> {
        if parts.iter().all(|(_, paragraphs)| paragraphs.is_empty()) {
            return Ok(());
        }
        let title = composer.say(heading, &[])?;
        let (slugs, node) = composer.heading(&title, 2, scale, measure)?;
        self.push(slugs, node);
        let mut first = true;
        for (lead, paragraphs) in parts {
            for (nth, pattern) in paragraphs.iter().enumerate() {
                let mut text = composer.messages.pattern(pattern, &[])?;
                if let (0, Some(lead)) = (nth, lead) {
                    text = format!("**{}.** {text}", composer.say(lead, &[])?);
                }
                let (mut slugs, node) = paragraph(composer, &text, scale, measure)?;
                if std::mem::take(&mut first) {
                    space(&mut slugs, 0.0, 0.0);
                    tie_next(&mut slugs);
                }
                self.push(slugs, node);
            }
        }
        Ok(())
    }

    /// A paragraph that names the options chosen.
    fn chosen(
        &mut self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        scale: Scale,
        measure: f64,
    ) -> Result<(), ExplainError> {
        if variant.chosen.is_empty() {
            return Ok(());
        }
        let args = [
            ("options", Value::Text(options(composer, variant)?)),
            ("count", Value::Number(variant.chosen.len() as f64)),
        ];
        let text = composer.say("chosen-introduction", &args)?;
        let (slugs, node) = paragraph(composer, &text, scale, measure)?;
        self.push(slugs, node);
        Ok(())
    }

    /// The numbered rules; each figure follows the rule that speaks of it.
    fn rules(
        &mut self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        examples: &Examples,
        scale: Scale,
        measure: f64,
    ) -> Result<(), ExplainError> {
        let title = composer.say("heading-rules", &[])?;
        let (slugs, node) = composer.heading(&title, 2, scale, measure)?;
        self.push(slugs, node);
        let ruleset = in_play(variant);
        let rules = numbered(&ruleset, KingStart::of(variant));
        let shown = rules.iter().map(|rule| proved(rule.question, variant, examples));
        let shown: Vec<Vec<Proved>> = shown.collect::<Result<_, _>>()?;
        let numbers: BTreeMap<&str, usize> =
            shown.iter().flatten().enumerate().map(|(i, figure)| (figure.id, i + 1)).collect();
        let style = scale.text(composer.palette.ink);
        let indent = composer.label("88", &style)?.width + scale.leading() * 0.35;
        let mut items = Vec::new();
        let mut figures = Vec::new();
        for (i, (rule, shown)) in rules.iter().zip(&shown).enumerate() {
            let mut args = counts(variant);
            let mut text = format!("**{}**", composer.say(rule.title, &[])?);
            let mut sentences = rule.texts.clone();
            // The figures of a rule have numbers in a row.
            if let (Some(first), Some(last)) = (shown.first(), shown.last()) {
                let number = |figure: &Proved| Value::from(numbers[figure.id]);
                args.extend([
                    ("count", Value::from(shown.len())),
                    ("figure", number(first)),
                    ("last", number(last)),
                ]);
                sentences.push("rule-figures");
            }
            for sentence in sentences {
                text.push(' ');
                text.push_str(&composer.say(sentence, &args)?);
            }
            let label = (i + 1).to_string();
            let (mut slugs, node) = composer.numbered(&label, &text, &style, measure, indent)?;
            if i == 0 {
                space(&mut slugs, 0.0, 0.0);
                tie_next(&mut slugs);
            }
            self.slugs.extend(slugs);
            items.push(node);
            for figure in shown {
                let (slug, node) =
                    captioned::set(composer, variant, figure, numbers[figure.id], scale, measure)?;
                self.slugs.push(slug);
                figures.push(node);
            }
        }
        self.structure.push(list(items, true));
        self.structure.extend(figures);
        Ok(())
    }

    /// The list of sources, in the size of captions.
    fn sources(
        &mut self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        scale: Scale,
        measure: f64,
    ) -> Result<(), ExplainError> {
        if variant.about.sources.is_empty() {
            return Ok(());
        }
        let title = composer.say("heading-sources", &[])?;
        let (slugs, node) = composer.heading(&title, 2, scale, measure)?;
        self.push(slugs, node);
        let style = Style { face: Face::Regular, ..scale.caption(composer.palette.ink) };
        let mut items = Vec::new();
        for (i, pattern) in variant.about.sources.iter().enumerate() {
            let text = composer.messages.pattern(pattern, &[])?;
            let (mut slugs, node) = composer.numbered("·", &text, &style, measure, 2.4)?;
            space(&mut slugs, style.leading.to_mm() * 0.12, 0.3);
            if i == 0 {
                space(&mut slugs, 0.0, 0.0);
                tie_next(&mut slugs);
            }
            self.slugs.extend(slugs);
            items.push(node);
        }
        self.structure.push(list(items, false));
        Ok(())
    }
}

/// Sets the running text without keeping its marks; for fitting.
///
/// # Errors
/// As for [`set`].
pub(crate) fn try_size(
    composer: &Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    scale: Scale,
    measure: f64,
) -> Result<Vec<Slug>, ExplainError> {
    let mut marks = Marks::default();
    Ok(set(&mut composer.with(&mut marks), variant, examples, scale, measure)?.slugs)
}
