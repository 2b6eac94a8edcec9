//! The words of the first pages, as components: the guide sets them once everything else has its page.

use super::component::{Form, Product, Words};

/// The tale.
pub(super) const STORY: Product = Product {
    name: "story",
    form: Form::Reading,
    words: Words { one: "story", plan: ["story", "stories"], ..Words::NONE },
};

/// How to print and make the set.
pub(super) const ASSEMBLY: Product = Product {
    name: "assembly",
    form: Form::Reading,
    words: Words { one: "assembly", plan: ["instructions", "instructions"], ..Words::NONE },
};
