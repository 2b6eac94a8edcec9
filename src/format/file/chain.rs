//! A variant's file, the file that it extends, and so on, as one span of text, so that every value keeps its place.
//!
//! Each file's text has its own range of positions, one file after the other. A file is parsed with blanks in place of the files
//! before it, so that the places of its values are positions in the whole; [`Report`](crate::format::file::report::Report) turns
//! a position back into a file and a place in it. Readers of values need not know this.

use std::ops::Range;

use toml::de::DeTable;

use super::kind::kind;
use crate::diag::Sources;
use crate::keyed::{KeyedMessage, joined, keyed};

/// Most files of a chain.
const DEEPEST: usize = 8;

/// Source of the variants that a file may extend.
pub trait Parents {
    /// Finds the variant that the file `from` calls `name`: a bundled name, id or alias, or a path that starts from
    /// that file's folder.
    ///
    /// # Errors
    ///
    /// A name that leads to no variant: what is wrong with it, and what to do.
    fn find(&self, name: &str, from: &str) -> Result<Parent, Unfound>;
}

/// File that another one extends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parent {
    /// Name of the file in messages.
    pub file: String,
    /// Text of the file.
    pub text: String,
}

/// Reason why there is no such file to extend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfound {
    /// Message: what is wrong.
    pub message: KeyedMessage,
    /// Advice: what to do.
    pub help: KeyedMessage,
}

/// Source without any variant, for a text on its own.
pub(crate) struct Nowhere;

impl Parents for Nowhere {
    fn find(&self, name: &str, _: &str) -> Result<Parent, Unfound> {
        Err(Unfound { message: keyed!("no-variants-beside-this", name), help: keyed!("write-whole-variant") })
    }
}

/// The file that is read and the files that it builds on, the nearest first.
pub(crate) struct Chain {
    pub(crate) links: Vec<Link>,
    /// Texts of all files one after another, each at its start.
    pub(crate) text: String,
    /// Fault of an `extends`: its place, the message and the advice.
    pub(crate) fault: Option<(Range<usize>, KeyedMessage, KeyedMessage)>,
}

/// File of a chain.
pub(crate) struct Link {
    /// Name of the file in messages.
    pub(crate) file: String,
    /// First position of the file.
    pub(crate) start: usize,
    /// Text of the file, behind as many blanks as there are positions before it.
    pub(crate) padded: String,
}

impl Chain {
    /// Collects the file, the file that it extends, and so on; adds every text to `sources`.
    pub(crate) fn collect(file: &str, text: &str, parents: &dyn Parents, sources: &mut Sources) -> Self {
        let mut chain = Self { links: Vec::new(), text: String::new(), fault: None };
        let mut next = Parent { file: file.to_owned(), text: text.to_owned() };
        loop {
            sources.add(next.file.as_str(), next.text.as_str());
            chain.push(&next);
            let Some((name, place)) = chain.links.last().and_then(|link| extends(&link.padded)) else {
                break;
            };
            match name.and_then(|name| chain.parent(&name, parents)) {
                Ok(parent) => next = parent,
                Err(Unfound { message, help }) => {
                    chain.fault = Some((place, message, help));
                    break;
                }
            }
        }
        chain
    }

    fn push(&mut self, file: &Parent) {
        if !self.links.is_empty() {
            // The end of a file needs a position of its own, apart from the next file's start.
            self.text.push('\n');
        }
        let start = self.text.len();
        self.text.push_str(&file.text);
        let padded = format!("{}{}", " ".repeat(start), file.text);
        self.links.push(Link { file: file.file.clone(), start, padded });
    }

    /// Finds the file that the last one extends.
    fn parent(&self, name: &str, parents: &dyn Parents) -> Result<Parent, Unfound> {
        let from = self.links.last().map_or("", |link| link.file.as_str());
        let parent = parents.find(name, from)?;
        let way = || way(self.links.iter().map(|link| link.file.as_str()));
        if self.links.iter().any(|link| link.file == parent.file) {
            return Err(Unfound {
                message: keyed!("variant-extends-itself", way => way(), file = parent.file),
                help: keyed!("take-extends-out"),
            });
        }
        if self.links.len() == DEEPEST {
            return Err(Unfound {
                message: keyed!("too-many-extend", most = DEEPEST, way => way()),
                help: keyed!("extend-a-plain-variant"),
            });
        }
        Ok(parent)
    }
}

/// Returns the message that each file extends the next.
pub(crate) fn way<'a>(files: impl IntoIterator<Item = &'a str>) -> KeyedMessage {
    joined(files.into_iter().map(KeyedMessage::own), |first, next| keyed!("which-extends", first, next))
}

/// Returns the value of a file's `extends`, and its place.
fn extends(text: &str) -> Option<(Result<String, Unfound>, Range<usize>)> {
    let (table, _) = DeTable::parse_recoverable(text);
    let value = table.get_ref().get("extends")?;
    let name = value.get_ref().as_str().map(str::to_owned).ok_or_else(|| Unfound {
        message: keyed!("extends-not-text", found => kind(value.get_ref())),
        help: keyed!("name-one-variant"),
    });
    Some((name, value.span()))
}
