//! Outline that a viewer shows beside the pages: a line for each kind of sheet, and its contents below it.

use crate::scene::{Child, Item, Mark, Node, OutlineEntry, Page, Tag};
use std::collections::BTreeMap;

/// Level of the headings that become lines of the outline; higher headings are titles of whole parts.
const LEVEL: u8 = 2;

/// A line below the line of a kind of sheet, whose page is not known yet.
pub(super) struct Bookmark {
    /// Words of the line.
    title: String,
    /// Leaf of the structure that the line leads to.
    mark: Mark,
}

/// Returns the headings of a part of the structure.
pub(super) fn of_structure(structure: &[Node]) -> Vec<Bookmark> {
    let mut found = Vec::new();
    for node in structure {
        gather(node, &mut found);
    }
    found
}

fn gather(node: &Node, found: &mut Vec<Bookmark>) {
    if let (Tag::Heading { level: LEVEL, title }, Some(Child::Mark(mark))) =
        (&node.tag, node.children.first())
    {
        found.push(Bookmark { title: title.clone(), mark: *mark });
    }
    for child in &node.children {
        if let Child::Node(node) = child {
            gather(node, found);
        }
    }
}

/// Puts bookmarks below the lines with these indices, each on the page where its heading is.
pub(super) fn put(outline: &mut [OutlineEntry], pages: &[Page], bookmarks: Vec<(usize, Bookmark)>) {
    if bookmarks.is_empty() {
        return;
    }
    let mut found: BTreeMap<Mark, Option<usize>> =
        bookmarks.iter().map(|(_, bookmark)| (bookmark.mark, None)).collect();
    for (nth, page) in pages.iter().enumerate() {
        find(&page.items, nth, &mut found);
    }
    for (under, Bookmark { title, mark }) in bookmarks {
        if let (Some(entry), Some(Some(page))) = (outline.get_mut(under), found.get(&mark)) {
            add(entry, title, *page);
        }
    }
}

/// Adds a line below another, but only once: copies for other sets have the same line.
pub(super) fn add(entry: &mut OutlineEntry, title: String, page: usize) {
    if !entry.children.iter().any(|known| known.title == title) {
        entry.children.push(OutlineEntry::of(title, page));
    }
}

/// Notes the first page of each mark.
fn find(items: &[Item], page: usize, found: &mut BTreeMap<Mark, Option<usize>>) {
    for item in items {
        match item {
            Item::Marked { mark, .. } => {
                if let Some(place) = found.get_mut(mark).filter(|place| place.is_none()) {
                    *place = Some(page);
                }
            }
            Item::Group { items, .. } => find(items, page, found),
            Item::Path(_) | Item::Glyphs(_) | Item::Art { .. } | Item::Bitmap { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Marks, Size};

    #[test]
    fn headings_are_lines_below_their_part_on_their_own_pages() {
        let mut marks = Marks::default();
        let [top, first, second, copy] = std::array::from_fn(|_| marks.fresh());
        let heading =
            |level, title: &str, mark| Node::leaf(Tag::Heading { level, title: title.to_owned() }, mark);
        let nodes = vec![
            heading(1, "Rules", top),
            Node::of(Tag::Section, vec![heading(2, "Moves", first)]),
            heading(2, "Ends", second),
            heading(2, "Moves", copy),
        ];
        let page = |marks: &[Mark]| Page {
            size: Size::new(10.0, 10.0),
            trim: None,
            bleed: None,
            items: vec![Item::moved(
                marks.iter().map(|mark| Item::marked(*mark, Vec::new())).collect(),
                1.0,
                1.0,
            )],
        };
        let pages = [page(&[]), page(&[top, second]), page(&[first, copy])];
        let mut outline = [OutlineEntry::of("Leaflet".to_owned(), 1)];
        put(&mut outline, &pages, of_structure(&nodes).into_iter().map(|bookmark| (0, bookmark)).collect());
        let below: Vec<(&str, usize)> =
            outline[0].children.iter().map(|entry| (entry.title.as_str(), entry.page)).collect();
        assert_eq!(below, [("Moves", 2), ("Ends", 1)]);
    }
}
