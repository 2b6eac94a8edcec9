//! The words of the first pages, as components: the guide sets them once everything else has its page.

use super::component::{Entry, Form, Words};

/// The tale.
pub(super) const STORY: Entry = Entry {
    name: "story",
    form: Form::Reading,
    words: Words { one: "story", plan: ["story", "stories"], ..Words::NONE },
};

/// How to print and make the set.
pub(super) const ASSEMBLY: Entry = Entry {
    name: "assembly",
    form: Form::Reading,
    words: Words { one: "assembly", plan: ["instructions", "instructions"], ..Words::NONE },
};
