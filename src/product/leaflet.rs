//! The text of the rules leaflet, in reading order.

use super::form::{ComponentWords, Form, Product};
use super::front::options;
use crate::explain::ExplainError;
use crate::explain::captioned::{self, CaptionedFigure, FigurePlace, captioned};
use crate::explain::counts::counts;
use crate::explain::figures::{Examples, Proved, proved};
use crate::explain::in_play::{KingStart, in_play};
use crate::explain::questions::addition;
use crate::explain::rules::numbered;
use crate::game::{AboutList, Side, Told, Variant};
use crate::layout::compose::{Composer, Scale};
use crate::layout::{
    Block, Entry, FigureBlock, Indent, Listed, Manner, Marker, Running, Setting, ShownAt, Standing, drawn,
    loose_paragraphs, set_in_columns,
};
use crate::scene::Marks;
use crate::search::StrengthBalance;
use crate::text::{Align, Value};
use std::collections::BTreeMap;

/// The rules, on pages that are folded or bound.
pub(super) const COMPONENT: Product = Product {
    name: "leaflet",
    comes_with: None,
    form: Form::Pages,
    words: ComponentWords {
        one: "leaflet",
        plan: ["rules leaflet", "rules leaflets"],
        total: Some("total-leaflets"),
        ..ComponentWords::NONE
    },
};

/// Indent of rules and figures: the width of `88`, the widest number there may be, and room beside it.
const INDENT: Indent = Indent::Beside("88", 0.35);

/// Setting of the running text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct LeafletSetting {
    /// Sizes of type.
    pub(crate) scale: Scale,
    /// Whether the right side of the text is ragged.
    pub(crate) ragged: bool,
    /// Width of its columns in millimetres.
    pub(crate) measure: f64,
}

impl LeafletSetting {
    fn setting(self) -> Setting {
        let manner = Manner {
            align: if self.ragged { Align::Left } else { Align::Justify },
            numbers: Listed { indent: INDENT, before: 1.0, rows: true, ..Manner::USUAL.numbers },
            // Figures come with their captions, and with the room around both.
            figures: ShownAt::Left,
            around: 0.0,
            ..Manner::USUAL
        };
        Setting { scale: self.scale, manner, measure: self.measure }
    }
}

/// Running text before its figures are drawn, as their size depends on the size of the type.
pub(crate) type LeafletScript = Vec<Block<CaptionedFigure>>;

/// Running text, in the parts that have pages of their own; the cover has none.
pub(crate) struct LeafletScripts {
    /// At the head of the spread inside: what the game is.
    pub(crate) opening: LeafletScript,
    /// On the spread inside: how it is played.
    pub(crate) rules: LeafletScript,
    /// On the back: how to play well, where it comes from, the sources.
    pub(crate) rest: LeafletScript,
}

/// Returns the whole running text.
///
/// # Errors
/// A figure that contradicts the rules, or a message that is missing.
pub(crate) fn scripts(
    composer: &Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    balance: Option<&StrengthBalance>,
) -> Result<LeafletScripts, ExplainError> {
    let mut opening = section(composer, "heading-introduction", &[(None, all(&variant.about.introduction))])?;
    opening.extend(chosen(composer, variant)?);
    let rules = rules(composer, variant, examples)?;
    Ok(LeafletScripts { opening, rules, rest: rest(composer, variant, balance, &[])? })
}

/// Returns advice, history and sources without the paragraphs in `left_out`.
///
/// # Errors
/// A message that is missing.
pub(crate) fn rest(
    composer: &Composer<'_>,
    variant: &Variant,
    balance: Option<&StrengthBalance>,
    left_out: &[Told],
) -> Result<LeafletScript, ExplainError> {
    let about = &variant.about;
    let kept = |list: AboutList| -> Vec<&String> {
        let is_kept = |nth: usize| !left_out.contains(&Told { list, nth });
        about.list(list).iter().enumerate().filter(|(nth, _)| is_kept(*nth)).map(|(_, text)| text).collect()
    };
    let mut script = section(composer, "heading-advice", &[(None, kept(AboutList::Advice))])?;
    let mut uncertain = kept(AboutList::Uncertain);
    uncertain.extend(variant.disputes.iter().map(|dispute| &dispute.text));
    let addition = addition(&variant.ruleset);
    uncertain.extend(&addition);
    let history = [
        (Some("heading-found"), kept(AboutList::Found)),
        (Some("heading-reconstructed"), kept(AboutList::Reconstructed)),
        (Some("heading-modern"), kept(AboutList::Modern)),
        (Some("heading-uncertain"), uncertain),
    ];
    let untranslated = format!("{{ {UNTRANSLATED} }}");
    let missing = (None, if about.untranslated { vec![&untranslated] } else { Vec::new() });
    let history = [&history[..], &[missing]].concat();
    script.extend(section(composer, "heading-history", &history)?);
    script.extend(balance.map(|played| who_wins(composer, played)).transpose()?);
    script.extend(sources(composer, variant)?);
    Ok(script)
}

/// Message that there is more to tell than the language of the set has.
const UNTRANSLATED: &str = "history-untranslated";

/// Returns the paragraph about who wins how often when the program plays against itself.
fn who_wins(
    composer: &Composer<'_>,
    StrengthBalance { nodes, balance }: &StrengthBalance,
) -> Result<Block<CaptionedFigure>, ExplainError> {
    let percent = |share: f64| (100.0 * share).round() as usize;
    let share = balance.share(Side::Defenders);
    let [counted, least, most] =
        share.map_or([0; 3], |share| [share.counted, share.least, share.most].map(percent));
    let said = [
        ("games", Value::from(balance.games())),
        ("nodes", Value::from(*nodes as usize)),
        ("won", Value::from(balance.won.iter().sum::<usize>())),
        ("percent", Value::from(counted)),
        ("least", Value::from(least)),
        ("most", Value::from(most)),
    ];
    let (lead, text) = (composer.say("heading-played", &[])?, composer.say("who-wins", &said)?);
    Ok(Block::paragraph(format!("**{lead}.** {text}")))
}

fn all(paragraphs: &[String]) -> Vec<&String> {
    paragraphs.iter().collect()
}

/// Sets the running text.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    script: &[Block<CaptionedFigure>],
    setting: LeafletSetting,
) -> Result<Running, ExplainError> {
    let whole = setting.setting();
    let indent = whole.indent(composer, INDENT)?;
    let place = FigurePlace { scale: setting.scale, indent, measure: setting.measure };
    let shown = script.iter().flat_map(|block| match block {
        Block::List { entries, .. } => entries.as_slice(),
        _ => &[],
    });
    let figures = shown.flat_map(|entry| &entry.figures).map(|figure| &figure.drawing);
    let place = captioned::level(composer, figures, place)?;
    let mut draw = |shown: &CaptionedFigure| captioned::set(composer, variant, shown, place).map(Some);
    let blocks = drawn(script, &mut draw)?;
    Ok(set_in_columns(composer, &blocks, &whole)?)
}

/// Counts the paragraphs whose words would stand too far apart if both sides of the text were straight, up to `most`.
///
/// # Errors
/// A glyph that is missing.
pub(crate) fn loose(
    composer: &Composer<'_>,
    script: &[Block<CaptionedFigure>],
    setting: LeafletSetting,
    most: usize,
) -> Result<usize, ExplainError> {
    let mut marks = Marks::default();
    let mut trial = composer.with(&mut marks);
    let justified = LeafletSetting { ragged: false, ..setting }.setting();
    let words = drawn(script, &mut |_: &CaptionedFigure| Ok::<_, ExplainError>(None))?;
    Ok(loose_paragraphs(most, &mut trial, &words, &justified)?)
}

/// Returns a heading and the paragraphs of its parts, each part led by the words of its message, if any; empty if there are
/// no paragraphs.
fn section(
    composer: &Composer<'_>,
    heading: &str,
    parts: &[(Option<&str>, Vec<&String>)],
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

/// Returns a paragraph that names the chosen options. `None`: none is chosen.
fn chosen(
    composer: &Composer<'_>,
    variant: &Variant,
) -> Result<Option<Block<CaptionedFigure>>, ExplainError> {
    if variant.chosen.is_empty() {
        return Ok(None);
    }
    let args = [
        ("options", Value::Text(options(composer, variant)?)),
        ("count", Value::Number(variant.chosen.len() as f64)),
    ];
    Ok(Some(Block::paragraph(composer.say("chosen-introduction", &args)?)))
}

/// Returns the numbered rules; each figure follows the rule that mentions it.
///
/// # Errors
/// A figure that contradicts the rules, or a message that is missing.
pub(crate) fn rules(
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
        let mut figures = String::new();
        // The figures of a rule have numbers in a row.
        if let (Some(first), Some(last)) = (shown.first(), shown.last()) {
            let number = |figure: &Proved| Value::from(numbers[figure.id]);
            args.extend([
                ("count", Value::from(shown.len())),
                ("figure", number(first)),
                ("last", number(last)),
            ]);
            figures = composer.say("rule-figures", &args)?;
        }
        for sentence in &rule.texts {
            text.push(' ');
            text.push_str(&composer.say(sentence, &args)?);
        }
        let text = mentioned(text, &figures);
        let figure = |figure: Proved| {
            let number = numbers[figure.id];
            let drawing = captioned(composer, variant, figure, number)?;
            Ok(FigureBlock { drawing, standing: Standing::InRow })
        };
        let figures = shown.into_iter().map(figure).collect::<Result<_, ExplainError>>()?;
        entries.push(Entry { text, figures, tinted: rule.question.is_of_winning() });
    }
    let heading = Block::heading(2, composer.say("heading-rules", &[])?);
    Ok(vec![heading, Block::List { marker: Marker::Number, entries }])
}

/// Returns a rule with the mention of its figures at the end of its last sentence, before the full stop.
fn mentioned(rule: String, figures: &str) -> String {
    match rule.strip_suffix('.') {
        _ if figures.is_empty() => rule,
        Some(sentence) => format!("{sentence} {figures}."),
        None => format!("{rule} {figures}"),
    }
}

/// Returns the list of sources; empty if there are none.
fn sources(composer: &Composer<'_>, variant: &Variant) -> Result<LeafletScript, ExplainError> {
    if variant.about.sources.is_empty() {
        return Ok(Vec::new());
    }
    let sources = variant.about.sources.iter().map(|pattern| composer.messages.pattern(pattern, &[]));
    let sources: Vec<String> = sources.collect::<Result<_, _>>()?;
    let heading = Block::heading(2, composer.say("heading-sources", &[])?);
    Ok(vec![heading, Block::list(Marker::Bullet, sources)])
}
