//! Parts of a sentence: its variables, the terms and messages it asks for, its plural forms.

use fluent_syntax::ast::{
    CallArguments, Expression, Identifier, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::BTreeSet;

/// Names of plural forms in Unicode's CLDR.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Parts of a sentence.
#[derive(Debug, Default)]
pub(super) struct MessageParts<'s> {
    pub(super) variables: BTreeSet<&'s str>,
    pub(super) messages: BTreeSet<&'s str>,
    pub(super) functions: BTreeSet<&'s str>,
    pub(super) terms: Vec<TermAsked<'s>>,
    pub(super) plurals: Vec<PluralSelector<'s>>,
    /// Texts between the other parts.
    pub(super) texts: Vec<&'s str>,
}

/// Reference to a term in a sentence.
#[derive(Debug)]
pub(super) struct TermAsked<'s> {
    /// Id of the term, without its hyphen.
    pub(super) id: &'s str,
    pub(super) attribute: Option<&'s str>,
    /// Arguments by name and value, like `case` and `dative`.
    pub(super) arguments: Vec<(&'s str, &'s str)>,
}

/// Variable whose plural form selects a text.
#[derive(Debug)]
pub(super) struct PluralSelector<'s> {
    pub(super) variable: &'s str,
    /// Plural forms that the sentence has, by their names in CLDR.
    pub(super) forms: Vec<&'s str>,
}

impl<'s> MessageParts<'s> {
    pub(super) fn of(pattern: &Pattern<&'s str>) -> Self {
        let mut parts = Self::default();
        parts.pattern(pattern);
        parts
    }

    fn pattern(&mut self, pattern: &Pattern<&'s str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'s str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id: Identifier { name } } = selector {
                    let keys: Vec<&str> = variants
                        .iter()
                        .filter_map(|variant| match variant.key {
                            VariantKey::Identifier { name } => Some(name),
                            VariantKey::NumberLiteral { .. } => None,
                        })
                        .collect();
                    // Words that are no plural forms select by something else, like the kind of a square.
                    if keys.iter().all(|key| PLURALS.contains(key)) {
                        self.plurals.push(PluralSelector { variable: name, forms: keys });
                    }
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.texts.push(value),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name);
                self.arguments(arguments);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name);
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let named = arguments.iter().flat_map(|arguments| &arguments.named);
                let said = named.map(|named| {
                    let value = match named.value {
                        InlineExpression::StringLiteral { value }
                        | InlineExpression::NumberLiteral { value } => value,
                        _ => "",
                    };
                    (named.name.name, value)
                });
                let arguments = said.collect();
                self.terms.push(TermAsked {
                    id: id.name,
                    attribute: attribute.as_ref().map(|at| at.name),
                    arguments,
                });
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&'s str>) {
        for positional in &arguments.positional {
            self.inline(positional);
        }
    }
}
