//! The words of the first pages, as components: the room `instructions` sets them once everything else has its page.

use super::form::{ComponentWords, Form, Product};

/// The tale.
pub(super) const STORY: Product = Product {
    name: "story",
    comes_with: None,
    form: Form::Reading,
    words: ComponentWords { one: "story", plan: ["story", "stories"], ..ComponentWords::NONE },
};

/// How to print and make the set.
pub(super) const ASSEMBLY: Product = Product {
    name: "assembly",
    comes_with: None,
    form: Form::Reading,
    words: ComponentWords { one: "assembly", plan: ["instructions", "instructions"], ..ComponentWords::NONE },
};
