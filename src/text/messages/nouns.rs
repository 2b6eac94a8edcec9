//! Works out the forms of nouns: the forms a language asks for, the forms a theme's noun gives, and the forms that
//! follow by rule. Where a form can't be known, the neutral noun is used.

use super::Messages;
use super::fault::MessageFault;
use super::gender::{GENDER, gender_of, terms};
use super::places::{MessagePlaces, at_term, entries};
use crate::keyed::{KeyedMessage, keyed};
use crate::text::language::{LanguageFacts, NounRule};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Term, VariantKey};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Name of the variable that tells one thing from several. A noun for a single thing, like the king, doesn't choose by it.
const NUMBER: &str = "number";

/// Placeholder for a form that can't be guessed, in a proposal to the author.
const OPEN: &str = "…";

/// Variables that a noun chooses its forms by: the name of each, and its words. The first word is the default.
type AskedForms<'l> = Vec<(&'l str, &'l [String])>;

/// Words that name a form, and the text of the form.
type FormText<'a> = (&'a [&'a str], &'a str);

/// A noun of a language, from the language's own files.
struct Noun<'m> {
    id: &'m str,
    asked: AskedForms<'m>,
    gender: Option<&'m str>,
}

/// One form of a noun.
#[derive(Clone, Debug)]
struct NounForm<'m> {
    /// Chosen word for each variable of `AskedForms`.
    words: Vec<&'m str>,
    /// Text of the form. `None`: it isn't known.
    text: Option<String>,
    known: KnownBy,
}

/// Source of a form: the noun itself, a rule that always holds, or a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KnownBy {
    Said,
    Rule,
    Guess,
}

/// Outcome of working out the nouns of a theme's file.
#[derive(Default)]
pub(super) struct Settled {
    /// Faults of the nouns whose forms aren't all known.
    pub(super) faults: Vec<MessageFault>,
    /// What is perhaps wrong: see [`Messages::doubts`].
    pub(super) doubts: Vec<MessageFault>,
    /// Terms in Fluent that replace the file's own.
    pub(super) said: String,
}

/// Works out the nouns of the file that was added last: returns terms with all their forms, and faults of nouns that lack some.
pub(super) fn settled(messages: &Messages, file: &str, source: &str) -> Settled {
    let mut settled = Settled::default();
    let (Some(last), facts) = (messages.resources.last(), messages.language.facts()) else {
        return settled;
    };
    let nouns = nouns(messages);
    for term in terms(last) {
        let Some(noun) = nouns.iter().find(|noun| noun.id == term.id.name) else { continue };
        let doubts = unusual(noun, term, facts).into_iter();
        settled.doubts.extend(doubts.map(|(what, help)| at_term(file, source, noun.id, what, help)));
        match forms(noun, term, facts) {
            Ok(None) => {}
            Ok(Some(whole)) => settled.said.push_str(&whole),
            Err((what, help)) => {
                settled.faults.push(at_term(file, source, noun.id, what, help));
                settled.said.push_str(&neutral(messages, noun.id));
            }
        }
    }
    settled
}

/// Returns the nouns of the language: the name of each, and its Fluent text with all its forms.
pub(super) fn declined(messages: &Messages) -> Vec<(String, String)> {
    let facts = messages.language.facts();
    let all = nouns(messages).into_iter().filter_map(|noun| {
        let term = messages.own().flat_map(terms).find(|term| term.id.name == noun.id)?;
        let mut forms = said(&noun, &term.value);
        follow(&mut forms, noun.gender, facts, true);
        let whole: Vec<_> =
            forms.into_iter().map(|form| (form.words, form.text.unwrap_or_default())).collect();
        Some((format!("-{}", noun.id), written(&noun, &whole, noun.gender)))
    });
    all.collect()
}

/// Returns the nouns of the language's own files: the terms that have a gender or forms to choose from, and refer to
/// no other term. (Articles refer to a noun.)
fn nouns(messages: &Messages) -> Vec<Noun<'_>> {
    let all: Vec<(&Term<&str>, BTreeSet<&str>)> = messages
        .own()
        .flat_map(terms)
        .filter_map(|term| Some((term, chosen_by(&term.value)?)))
        .filter(|(term, chosen)| gender_of(term).is_some() || !chosen.is_empty())
        .collect();
    let by_any: BTreeSet<&str> = all.iter().flat_map(|(_, chosen)| chosen).copied().collect();
    all.iter()
        .map(|(term, chosen)| {
            let is_asked = |name: &str| {
                if name == NUMBER { chosen.contains(NUMBER) } else { by_any.contains(name) }
            };
            let forms = &messages.language.facts().forms;
            let asked = forms.iter().filter(|(name, _)| is_asked(name));
            let mut asked: AskedForms<'_> =
                asked.map(|(name, words)| (name.as_str(), words.as_slice())).collect();
            asked.sort_by_key(|(name, _)| *name != NUMBER);
            Noun { id: term.id.name, asked, gender: gender_of(term) }
        })
        .collect()
}

/// Returns the variables that a text chooses its forms by. `None`: it has something else in it than words.
fn chosen_by<'s>(pattern: &Pattern<&'s str>) -> Option<BTreeSet<&'s str>> {
    let mut names = BTreeSet::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. }
            | PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { .. }),
            } => {}
            PatternElement::Placeable {
                expression:
                    Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
            } => {
                names.insert(id.name);
                for variant in variants {
                    names.extend(chosen_by(&variant.value)?);
                }
            }
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(names)
}

/// Works out the forms of a theme's noun. `Ok(None)`: it gives all its forms itself. `Ok(Some)`: the whole noun, some
/// forms by rule. `Err`: what is wrong and what to do.
fn forms(
    noun: &Noun<'_>,
    term: &Term<&str>,
    facts: &LanguageFacts,
) -> Result<Option<String>, (KeyedMessage, KeyedMessage)> {
    let gender = gender_of(term).or(noun.gender);
    let mut forms = said(noun, &term.value);
    if facts.capital_nouns
        && let Some(word) = forms.iter().filter_map(|form| form.text.as_deref()).find(|word| is_small(word))
    {
        return Err(small(noun.id, word, facts));
    }
    follow(&mut forms, gender, facts, true);
    let is_known = |form: &NounForm<'_>| form.text.is_some() || form.known == KnownBy::Said;
    if forms.iter().all(is_known) {
        let follows = forms.iter().any(|form| form.known == KnownBy::Rule);
        let whole = || forms.iter().map(|form| (form.words.clone(), form.text.clone().unwrap_or_default()));
        return Ok(follows.then(|| written(noun, &whole().collect::<Vec<_>>(), gender)));
    }
    follow(&mut forms, gender, facts, false);
    let wanted: Vec<String> = forms
        .iter()
        .filter(|form| form.known == KnownBy::Guess || !is_known(form))
        .map(|form| format!("`{}`", name(&noun.asked, &form.words)))
        .collect();
    let proposed = forms
        .into_iter()
        .filter(|form| form.known != KnownBy::Rule || form.text.is_none())
        .map(|form| (form.words, form.text.unwrap_or_else(|| OPEN.to_owned())));
    let lines = written(noun, &proposed.collect::<Vec<_>>(), gender);
    let what = keyed!("noun-forms-unknown", id = noun.id, forms = wanted.join(", "));
    let help = keyed!("write-noun-forms", lines = lines.trim_end());
    Err((what, help))
}

/// Returns message and advice for each form that a noun gives and that is another than the one that always follows: a feminine noun
/// of German has no genitive of its own. A name of several words is left alone: its adjectives have forms of their own.
fn unusual(noun: &Noun<'_>, term: &Term<&str>, facts: &LanguageFacts) -> Vec<(KeyedMessage, KeyedMessage)> {
    let gender = gender_of(term).or(noun.gender);
    let forms = said(noun, &term.value);
    let first = forms.first().and_then(|form| form.text.clone());
    let Some(first) = first.filter(|first| !first.contains(char::is_whitespace)) else { return Vec::new() };
    let always = || facts.noun_rules.iter().filter(|rule| rule.is_sure && rule.if_form.is_none());
    let doubt = |form: &NounForm<'_>| {
        let rule = always().find(|rule| {
            rule.forms.iter().any(|words| is_form(words, &form.words, facts))
                && applied(rule, &first, &forms, gender, facts).is_some()
        })?;
        let (text, usual) = (form.text.as_ref()?, applied(rule, &first, &forms, gender, facts)?);
        let form = name(&noun.asked, &form.words);
        (*text != usual).then(|| {
            (
                keyed!("noun-form-unusual", id = noun.id, form, text, usual),
                keyed!("leave-form-out", form, usual),
            )
        })
    };
    forms.iter().filter_map(doubt).collect()
}

/// Tells whether a word begins with a small letter.
fn is_small(word: &str) -> bool {
    word.trim_start().chars().next().is_some_and(char::is_lowercase)
}

/// Returns the message and advice for a noun that begins with a small letter.
fn small(id: &str, word: &str, facts: &LanguageFacts) -> (KeyedMessage, KeyedMessage) {
    let mut letters = word.split_whitespace().next_back().unwrap_or_default().chars();
    let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    let what = keyed!("noun-in-small-letters", id, word, language = facts.english_name);
    let help = keyed!("noun-with-capital", capital);
    (what, help)
}

/// Returns all forms of a noun, each with the text that a pattern gives for it.
fn said<'m>(noun: &Noun<'m>, pattern: &Pattern<&str>) -> Vec<NounForm<'m>> {
    let mut all: Vec<Vec<&str>> = vec![Vec::new()];
    for (_, words) in &noun.asked {
        let with = |before: &Vec<&'m str>| {
            words.iter().map(|word| [before.as_slice(), &[word.as_str()]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    let form = |words: Vec<&'m str>| {
        let mut said = SaidForm { text: Some(String::new()), hit: BTreeSet::new(), missed: false };
        said.read(pattern, &noun.asked, &words);
        let asked = noun.asked.iter().zip(&words);
        let is_first = |all: &[String], word: &str| all.first().is_some_and(|first| first == word);
        let mut others = asked.filter(|((_, all), word)| !is_first(all, word));
        let is_open = said.text.as_ref().is_some_and(|text| text.contains(OPEN));
        let is_said = !is_open && !said.missed && others.all(|((name, _), _)| said.hit.contains(name));
        let known = if is_said { KnownBy::Said } else { KnownBy::Rule };
        NounForm { words, text: said.text.filter(|_| is_said), known }
    };
    all.into_iter().map(form).collect()
}

/// Reading of one form from a pattern.
struct SaidForm<'p> {
    /// Text of the form. `None`: the pattern has more in it than words, such as a reference to another term.
    text: Option<String>,
    /// Variables for which the pattern has this form's own word.
    hit: BTreeSet<&'p str>,
    /// Whether the pattern chooses by one of this form's variables and lacks its word.
    missed: bool,
}

impl<'p> SaidForm<'p> {
    fn read(&mut self, pattern: &Pattern<&'p str>, asked: &AskedForms<'_>, words: &[&str]) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value }
                | PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => {
                    if let Some(text) = &mut self.text {
                        text.push_str(value);
                    }
                }
                PatternElement::Placeable {
                    expression:
                        Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
                } => {
                    let word = asked.iter().zip(words).find(|((name, _), _)| *name == id.name);
                    let is_this = |key: &VariantKey<&str>| match (key, word) {
                        (VariantKey::Identifier { name }, Some((_, word))) => name == word,
                        _ => false,
                    };
                    let found = variants.iter().find(|variant| is_this(&variant.key));
                    match (found, word) {
                        (Some(_), _) => {
                            self.hit.insert(id.name);
                        }
                        (None, Some(_)) => self.missed = true,
                        (None, None) => {}
                    }
                    let usual = variants.iter().find(|variant| variant.default);
                    if let Some(variant) = found.or(usual) {
                        self.read(&variant.value, asked, words);
                    }
                }
                PatternElement::Placeable { .. } => self.text = None,
            }
        }
    }
}

/// Works out unknown forms from known ones until no rule gives more: by the rules that always hold and, unless
/// `only_sure`, by guesses. Skips a name of several words: its adjectives have forms of their own.
fn follow(forms: &mut [NounForm<'_>], gender: Option<&str>, facts: &LanguageFacts, only_sure: bool) {
    let first = forms.first().and_then(|form| form.text.clone());
    let Some(first) = first.filter(|first| !first.contains(char::is_whitespace)) else { return };
    let step = |forms: &mut [NounForm<'_>], is_sure: bool| {
        let all = forms.to_vec();
        for form in forms.iter_mut().filter(|form| form.text.is_none() && form.known != KnownBy::Said) {
            let rules = facts.noun_rules.iter().filter(|rule| rule.is_sure == is_sure);
            let text = rules
                .filter(|rule| rule.forms.iter().any(|words| is_form(words, &form.words, facts)))
                .find_map(|rule| applied(rule, &first, &all, gender, facts));
            if text.is_some() {
                form.text = text;
                form.known = if is_sure { KnownBy::Rule } else { KnownBy::Guess };
                return true;
            }
        }
        false
    };
    while step(forms, true) || (!only_sure && step(forms, false)) {}
}

/// Applies a rule to the known forms. `None`: the rule doesn't fit.
fn applied(
    rule: &NounRule,
    first: &str,
    known: &[NounForm<'_>],
    gender: Option<&str>,
    facts: &LanguageFacts,
) -> Option<String> {
    let text = |words: &[String]| {
        known.iter().find(|form| is_form(words, &form.words, facts)).and_then(|form| form.text.as_deref())
    };
    let of = text(&rule.of)?;
    let small = of.to_lowercase();
    let fits = (rule.genders.is_empty() || rule.genders.iter().any(|known| Some(known.as_str()) == gender))
        && (rule.ends.is_empty() || rule.ends.iter().any(|end| small.ends_with(end.as_str())))
        && rule.if_form.as_ref().is_none_or(|(words, ends)| {
            let behind = text(words).and_then(|text| text.strip_prefix(first));
            behind.is_some_and(|behind| ends.iter().any(|end| end == behind))
        });
    fits.then(|| format!("{of}{}", rule.adds))
}

/// Tells whether words name a form: both must have the same words, apart from the default words.
fn is_form(words: &[String], form: &[&str], facts: &LanguageFacts) -> bool {
    let is_first =
        |word: &str| facts.forms.iter().any(|(_, all)| all.first().is_some_and(|first| first == word));
    let named: BTreeSet<&str> = words.iter().map(String::as_str).filter(|word| !is_first(word)).collect();
    let of_form: BTreeSet<&str> = form.iter().copied().filter(|word| !is_first(word)).collect();
    named == of_form
}

/// Returns the name of a form: its words without the default ones.
fn name(asked: &AskedForms<'_>, words: &[&str]) -> String {
    let said =
        asked.iter().zip(words).filter(|((_, all), word)| all.first().is_none_or(|first| first != *word));
    let said: Vec<&str> = said.map(|(_, word)| *word).collect();
    if said.is_empty() { words.join(" ") } else { said.join(" ") }
}

/// Writes a noun in Fluent with these forms, the first of which is the default.
fn written(noun: &Noun<'_>, forms: &[(Vec<&str>, String)], gender: Option<&str>) -> String {
    let forms: Vec<FormText<'_>> =
        forms.iter().map(|(words, text)| (words.as_slice(), text.as_str())).collect();
    let value = value(&noun.asked, &forms, 4);
    let mut text = format!("-{} =", noun.id);
    text.push_str(if value.starts_with('{') { "\n    " } else { " " });
    text.push_str(&value);
    if let Some(gender) = gender {
        // Writing to a `String` never fails.
        let _ = write!(text, "\n    .{GENDER} = {gender}");
    }
    text.push('\n');
    text
}

/// Writes the text of forms that differ in the variables of `asked`, indented by `indent` spaces.
fn value(asked: &[(&str, &[String])], forms: &[FormText<'_>], indent: usize) -> String {
    let Some(((name, all), rest)) = asked.split_first() else {
        return forms.first().map(|(_, text)| (*text).to_owned()).unwrap_or_default();
    };
    let mut groups: Vec<(&str, Vec<FormText<'_>>)> = Vec::new();
    for (words, text) in forms {
        let Some((first, words)) = words.split_first() else { continue };
        match groups.last_mut() {
            Some((word, group)) if word == first => group.push((words, text)),
            _ => groups.push((first, vec![(words, text)])),
        }
    }
    if let [(word, group)] = groups.as_slice()
        && all.first().is_some_and(|first| first == word)
    {
        return value(rest, group, indent);
    }
    let mut text = format!("{{ ${name} ->\n");
    for (nth, (word, group)) in groups.iter().enumerate() {
        let star = if nth == 0 { '*' } else { ' ' };
        let _ = writeln!(text, "{:indent$}   {star}[{word}] {}", "", value(rest, group, indent + 4));
    }
    let _ = write!(text, "{:indent$}}}", "");
    text
}

/// Returns the lines of a noun in the language's own files. For the throne also the term for a piece on the throne,
/// since the preposition goes with the noun.
fn neutral(messages: &Messages, id: &str) -> String {
    let is_meant = |term: &Term<&str>| term.id.name == id || id == "throne" && term.id.name.starts_with("on");
    let mut said = String::new();
    for resource in messages.own() {
        for term in terms(resource).filter(|term| is_meant(term)) {
            let source = resource.source();
            let start = MessagePlaces::of(source).nth(&format!("-{}", term.id.name), 0).start;
            said.extend(entries(&source[start..]).next());
            said.push('\n');
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    const NEUTRAL: &str = "-king = king\n    .gender = masculine\n-throne = throne\n-on-throne = on the { -throne }\n-man =\n    { $number \
                           ->\n       *[one] man\n        [other] men\n    }\n";

    fn messages(theme: &str) -> Messages {
        let mut messages = Messages::new(Language::english());
        messages.add("terms.ftl", NEUTRAL).expect("terms");
        messages.add_overriding("en.ftl", theme).expect("words");
        messages.settle_nouns("en.ftl", theme);
        messages
    }

    #[test]
    fn a_noun_without_its_plural_gives_way_to_the_neutral_one() {
        let said = |theme: &str| {
            let messages = messages(theme);
            let text =
                messages.pattern("{ -king }, { -man }, { -man(number: \"other\") }", &[]).expect("a text");
            (text, messages.unknown_forms().iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        let (text, unknown) = said("-king = queen\n-man = cat\n");
        assert_eq!(text, "queen, man, men");
        assert_eq!(unknown, ["en.ftl:2:1: `-man` lacks what can't be known from what it says: `other`"]);
        let whole = "-man =\n    { $number ->\n        [one] sheep\n       *[other] sheep\n    }\n";
        assert_eq!(said(whole), ("king, sheep, sheep".to_owned(), Vec::new()));
        // The ending of the plural is chosen right behind the noun, as in Fluent's own guide.
        assert_eq!(
            said("-man = cat{ $number ->\n    [other] s\n   *[one] {\"\"}\n }\n").0,
            "king, cat, cats"
        );
    }

    #[test]
    fn nouns_are_written_with_all_their_forms() {
        let nouns = messages("-king = king\n").nouns();
        let ids: Vec<&str> = nouns.iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(ids, ["-king", "-man"], "the throne has neither gender nor forms here");
        assert!(NEUTRAL.contains(&nouns[0].1) && NEUTRAL.contains(&nouns[1].1), "{nouns:?}");
    }
}
