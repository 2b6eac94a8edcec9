//! Tag tree: what a screen reader reads, in order.

use super::convert::spaced;
use crate::render::RenderError;
use crate::scene::{Child, Mark, Node, Tag};
use krilla::tagging::{
    Identifier, ListNumbering, Node as Group, TableHeaderScope, Tag as Kind, TagGroup, TagKind, TagTree,
};
use std::collections::BTreeMap;
use std::num::NonZeroU16;

/// Returns the tag tree of the structure, with the places of each leaf's content. Every leaf must have content, and all
/// content must belong to one leaf.
pub(super) fn tree(
    structure: &[Node],
    language: &str,
    mut leaves: BTreeMap<Mark, Vec<Identifier>>,
) -> Result<TagTree, RenderError> {
    let mut tree = TagTree::new().with_lang(Some(language.to_owned()));
    for node in structure {
        tree.push(group(node, TableHeaderScope::Column, &mut leaves)?);
    }
    if leaves.is_empty() {
        Ok(tree)
    } else {
        Err(RenderError::Malformed(format!("{} marks are not in the structure", leaves.len())))
    }
}

/// Returns one part of the tree. `scope` is what a header cell right below it names.
fn group(
    node: &Node,
    scope: TableHeaderScope,
    leaves: &mut BTreeMap<Mark, Vec<Identifier>>,
) -> Result<TagGroup, RenderError> {
    let mut group = TagGroup::new(kind(node, scope)?);
    let mut rows = 0;
    for child in &node.children {
        match child {
            Child::Node(child) => {
                // The header cells of the first row name columns, those of other rows name their row.
                let scope = match (&node.tag, rows) {
                    (Tag::Table { .. }, 0) => TableHeaderScope::Column,
                    (Tag::Table { .. }, _) => TableHeaderScope::Row,
                    _ => scope,
                };
                rows += usize::from(child.tag == Tag::TableRow);
                group.push(self::group(child, scope, leaves)?);
            }
            Child::Mark(mark) => {
                let places = leaves.remove(mark).ok_or_else(|| {
                    let how = "a leaf of the structure has no content, or stands in it twice";
                    RenderError::Malformed(format!("{how}: {:?} in {:?}", mark, node.tag))
                })?;
                group.children.extend(places.into_iter().map(Group::Leaf));
            }
        }
    }
    Ok(group)
}

fn kind(node: &Node, scope: TableHeaderScope) -> Result<TagKind, RenderError> {
    Ok(match &node.tag {
        Tag::Part => Kind::Part.into(),
        Tag::Section => Kind::Section.into(),
        Tag::Heading { level, title } => {
            let level = NonZeroU16::new(u16::from(*level))
                .ok_or_else(|| RenderError::Malformed(format!("the heading `{title}` is of level 0")))?;
            Kind::Hn(level, Some(spaced(title))).into()
        }
        Tag::Paragraph => Kind::P.into(),
        Tag::List { numbered: true } => Kind::L(ListNumbering::Decimal).into(),
        Tag::List { numbered: false } => {
            let labelled =
                node.children.iter().any(|child| matches!(child, Child::Node(item) if has_label(item)));
            Kind::L(if labelled { ListNumbering::Disc } else { ListNumbering::None }).into()
        }
        Tag::ListItem => Kind::LI.into(),
        Tag::Label => Kind::Lbl.into(),
        Tag::ListBody => Kind::LBody.into(),
        Tag::Figure { alt } => Kind::Figure(Some(spaced(alt))).into(),
        Tag::Caption => Kind::Caption.into(),
        Tag::Table { summary } => Kind::Table.with_summary(Some(spaced(summary))).into(),
        Tag::TableRow => Kind::TR.into(),
        Tag::TableHeader => Kind::TH(scope).into(),
        Tag::TableCell => Kind::TD.into(),
    })
}

fn has_label(item: &Node) -> bool {
    item.children.iter().any(|child| matches!(child, Child::Node(part) if part.tag == Tag::Label))
}
