//! What the rules leaflet says, in reading order.

use super::front::options;
use super::product::{ComponentWords, Form, Product};
use crate::explain::counts::counts;
use crate::explain::figures::{Examples, Proved, proved};
use crate::explain::in_play::{KingStart, in_play};
use crate::explain::rules::numbered;
use crate::explain::{ExplainError, captioned};
use crate::game::Variant;
use crate::layout::compose::{Composer, Scale};
use crate::layout::{
    Block, Entry, FigureBlock, Gap, Indent, Listed, Manner, Marker, Running, Setting, ShownAt, Standing,
    drawn, set_in_columns,
};
use crate::text::Value;
use std::collections::BTreeMap;

/// The rules, on pages that are folded or bound.
pub(super) const COMPONENT: Product = Product {
    name: "leaflet",
    form: Form::Pages,
    words: ComponentWords {
        one: "leaflet",
        plan: ["rules leaflet", "rules leaflets"],
        total: Some("total-leaflets"),
        ..ComponentWords::NONE
    },
};

/// To fill a column, the gap between two paragraphs opens less than that between two rules, whose numbers show where
/// each begins. Rules are indented by the width of `88`, the widest number there may be. Figures are as wide as the
/// column, so there is nothing to centre.
const MANNER: Manner = Manner {
    paragraph: Gap::new(0.28, 0.4),
    numbers: Listed { indent: Indent::Beside("88", 0.35), ..Manner::USUAL.numbers },
    figures: ShownAt { gap: Gap::new(0.6, 2.0), centred: false },
    ..Manner::USUAL
};

/// A figure of a rule with its number.
pub(crate) struct Numbered {
    figure: Proved,
    number: usize,
}

/// The running text before its figures are drawn, whose size goes with that of the type.
pub(crate) type LeafletScript = Vec<Block<Numbered>>;

/// The running text.
///
/// # Errors
/// A figure that lies, or a message that is missing.
pub(crate) fn script(
    composer: &Composer<'_>,
    variant: &Variant,
    examples: &Examples,
) -> Result<LeafletScript, ExplainError> {
    let about = &variant.about;
    let mut script = section(composer, "heading-introduction", &[(None, &about.introduction)])?;
    script.extend(chosen(composer, variant)?);
    script.extend(rules(composer, variant, examples)?);
    script.extend(section(composer, "heading-advice", &[(None, &about.advice)])?);
    let disputes = variant.disputes.iter().map(|dispute| &dispute.text);
    let uncertain: Vec<String> = about.uncertain.iter().chain(disputes).cloned().collect();
    let history: [(Option<&str>, &[String]); 4] = [
        (Some("heading-found"), &about.found),
        (Some("heading-reconstructed"), &about.reconstructed),
        (Some("heading-modern"), &about.modern),
        (Some("heading-uncertain"), &uncertain),
    ];
    script.extend(section(composer, "heading-history", &history)?);
    script.extend(sources(composer, variant)?);
    Ok(script)
}

/// Sets the running text with body type of `scale`, in columns of `measure` millimetres.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    script: &[Block<Numbered>],
    scale: Scale,
    measure: f64,
) -> Result<Running, ExplainError> {
    let mut draw = |shown: &Numbered| {
        captioned::set(composer, variant, &shown.figure, shown.number, scale, measure).map(Some)
    };
    let blocks = drawn(script, &mut draw)?;
    Ok(set_in_columns(composer, &blocks, &Setting { scale, manner: MANNER, measure })?)
}

/// A heading and the paragraphs of its parts, each part with the message of the words that lead it, if any; nothing at all
/// if there are no paragraphs.
fn section(
    composer: &Composer<'_>,
    heading: &str,
    parts: &[(Option<&str>, &[String])],
) -> Result<LeafletScript, ExplainError> {
    if parts.iter().all(|(_, paragraphs)| paragraphs.is_empty()) {
        return Ok(Vec::new());
    }
    let mut blocks = vec![Block::heading(2, composer.say(heading, &[])?)];
    for (lead, paragraphs) in parts {
        for (nth, pattern) in paragraphs.iter().enumerate() {
            let mut text = composer.messages.pattern(pattern, &[])?;
            if let (0, Some(lead)) = (nth, lead) {
                text = format!("**{}.** {text}", composer.say(lead, &[])?);
            }
            blocks.push(Block::paragraph(text));
        }
    }
    Ok(blocks)
}

/// A paragraph that names the options chosen.
fn chosen(composer: &Composer<'_>, variant: &Variant) -> Result<Option<Block<Numbered>>, ExplainError> {
    if variant.chosen.is_empty() {
        return Ok(None);
    }
    let args = [
        ("options", Value::Text(options(composer, variant)?)),
        ("count", Value::Number(variant.chosen.len() as f64)),
    ];
    Ok(Some(Block::paragraph(composer.say("chosen-introduction", &args)?)))
}

/// The numbered rules; each figure follows the rule that speaks of it.
fn rules(
    composer: &Composer<'_>,
    variant: &Variant,
    examples: &Examples,
) -> Result<LeafletScript, ExplainError> {
    let ruleset = in_play(variant);
    let rules = numbered(&ruleset, KingStart::of(variant));
    let shown = rules.iter().map(|rule| proved(rule.question, variant, examples));
    let shown: Vec<Vec<Proved>> = shown.collect::<Result<_, _>>()?;
    let numbers: BTreeMap<&str, usize> =
        shown.iter().flatten().enumerate().map(|(i, figure)| (figure.id, i + 1)).collect();
    let mut entries = Vec::new();
    for (rule, shown) in rules.iter().zip(shown) {
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
        let figure = |figure: Proved| {
            let number = numbers[figure.id];
            FigureBlock { drawing: Numbered { figure, number }, standing: Standing::Floats }
        };
        entries.push(Entry { text, figures: shown.into_iter().map(figure).collect() });
    }
    let heading = Block::heading(2, composer.say("heading-rules", &[])?);
    Ok(vec![heading, Block::List { marker: Marker::Number, entries }])
}

/// The list of sources.
fn sources(composer: &Composer<'_>, variant: &Variant) -> Result<LeafletScript, ExplainError> {
    if variant.about.sources.is_empty() {
        return Ok(Vec::new());
    }
    let sources = variant.about.sources.iter().map(|pattern| composer.messages.pattern(pattern, &[]));
    let sources: Vec<String> = sources.collect::<Result<_, _>>()?;
    let heading = Block::heading(2, composer.say("heading-sources", &[])?);
    Ok(vec![heading, Block::list(Marker::Bullet, sources)])
}
