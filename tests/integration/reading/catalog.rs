//! What the file says of itself as a whole.

use super::{Pdf, name, text};
use hayro::hayro_syntax::object::{Array, Dict, Object};

impl Pdf {
    fn catalog(&self) -> Dict<'_> {
        let xref = self.hayro.xref();
        xref.get::<Dict<'_>>(xref.root_id()).expect("a catalog")
    }

    /// The language of the whole file.
    pub(crate) fn language(&self) -> Option<String> {
        text(&self.catalog(), "Lang")
    }

    /// The entries of the viewer preferences as `Name value`, sorted.
    pub(crate) fn viewer_preferences(&self) -> Vec<String> {
        let Some(preferences) = self.catalog().get::<Dict<'_>>("ViewerPreferences") else {
            return Vec::new();
        };
        let mut entries: Vec<String> = preferences
            .keys()
            .map(|key| {
                let value = match preferences.get::<Object<'_>>(&*key) {
                    Some(Object::Name(name)) => name.as_str().to_owned(),
                    Some(Object::Boolean(value)) => value.to_string(),
                    other => format!("{other:?}"),
                };
                format!("{} {value}", key.as_str())
            })
            .collect();
        entries.sort();
        entries
    }

    /// What viewers call each page: by its place, unless the file says otherwise. Every label of ours is a number.
    pub(crate) fn page_labels(&self) -> Vec<u32> {
        let mut labels: Vec<u32> = (1..).take(self.page_count()).collect();
        let Some(tree) = self.catalog().get::<Dict<'_>>("PageLabels") else { return labels };
        let pairs: Vec<Object<'_>> = tree.get::<Array<'_>>("Nums").expect("labels").iter().collect();
        for pair in pairs.chunks_exact(2) {
            let [Object::Number(page), Object::Dict(label)] = pair else { panic!("a page and its label") };
            assert_eq!(name(label, "S").as_deref(), Some("D"), "Arabic numerals");
            let start = label.get::<u32>("St").unwrap_or(1);
            let from = page.as_i64() as usize;
            // A label goes on over the pages behind it, up to the next one.
            for (label, number) in labels[from..].iter_mut().zip(start..) {
                *label = number;
            }
        }
        labels
    }

    /// The lines of the outline with the index of the page that each leads to.
    pub(crate) fn outline(&self) -> Vec<(String, usize)> {
        let mut entries = Vec::new();
        let outlines = self.catalog().get::<Dict<'_>>("Outlines");
        let mut next = outlines.and_then(|outlines| outlines.get::<Dict<'_>>("First"));
        while let Some(entry) = next {
            let target = entry.get::<Array<'_>>("Dest").expect("a destination");
            let page = target.flex_iter().next::<Dict<'_>>().expect("a page").obj_id();
            let page = self.hayro.pages().iter().position(|known| known.raw().obj_id() == page);
            entries.push((text(&entry, "Title").expect("a title"), page.expect("a page of the file")));
            next = entry.get::<Dict<'_>>("Next");
        }
        entries
    }

    /// A text of the document information dictionary, such as `Title` or `CreationDate`.
    pub(crate) fn info(&self, key: &str) -> Option<String> {
        // The only dictionary with a producer.
        let info = self.dictionaries().find(|dict| dict.contains_key("Producer"))?;
        text(&info, key)
    }

    /// The XMP packet.
    pub(crate) fn xmp(&self) -> String {
        let packet = self.streams().find(|stream| name(stream.dict(), "Subtype").as_deref() == Some("XML"));
        let packet = packet.expect("an XMP packet").decoded().expect("readable XMP").into_owned();
        String::from_utf8(packet).expect("XMP in UTF-8")
    }
}
