//! Files of krilla before and after they are packed.

use super::*;
use crate::scene::{Art, Color, Document, Item, OutlineEntry, Page, Path, Rect, Shape, Size};
use std::sync::Arc;

fn square(x: f64, color: Color) -> Item {
    Path::fill(Rect::new(x, 5.0, x + 1.0, 6.0).to_path(0.1), color).into()
}

/// Returns a page of many squares, the last of a colour of its own.
fn page(last: Color, art: Option<&Arc<Art>>) -> Page {
    let squares = (0..100).map(|nth| square(f64::from(nth), Color::rgb(nth as u8, 0, 200)));
    let items = squares.chain([square(3.0, last)]).chain(art.map(|art| Item::art(art, 1.0, 1.0))).collect();
    Page { size: Size::new(100.0, 100.0), trim: None, bleed: None, items }
}

fn drawing(color: Color) -> Arc<Art> {
    let lines: Vec<Item> = (0..20).map(|nth| square(f64::from(nth), color)).collect();
    Arc::new(Art { size: Size::new(20.0, 20.0), items: lines })
}

/// Returns the whole content of each page of a file, and the numbers of its streams.
fn contents(file: &Pdf) -> Vec<(Vec<u8>, Vec<u32>)> {
    let content = |page: &Dict<'_>| {
        let one = page.get::<Stream<'_>>(b"Contents").into_iter();
        let several = page
            .get::<Array<'_>>(b"Contents")
            .into_iter()
            .flat_map(|all| all.iter::<Stream<'_>>().collect::<Vec<_>>());
        let streams: Vec<Stream<'_>> = one.chain(several).collect();
        let whole = streams.iter().flat_map(|stream| stream.decoded().expect("a sound stream").into_owned());
        (whole.collect(), streams.iter().map(|stream| stream.obj_id().obj_number).collect())
    };
    file.pages().iter().map(|page| content(page.raw())).collect()
}

fn written(pages: Vec<Page>) -> Vec<u8> {
    let mut document = Document::untitled(pages);
    document.info.title = "Squares".to_owned();
    document.outline = vec![OutlineEntry { title: "Squares".to_owned(), page: 0, children: Vec::new() }];
    crate::render::pdf(&document).expect("a file")
}

fn read(pages: Vec<Page>) -> Pdf {
    Pdf::new(written(pages)).expect("a sound file")
}

/// What each page paints is what it paints in a file of its own, however much of it is stored once.
#[test]
fn pages_share_what_is_alike() {
    let colors = [Color::rgb(255, 0, 0), Color::rgb(0, 255, 0), Color::rgb(255, 0, 0)];
    let all = read(colors.map(|color| page(color, None)).to_vec());
    let found = contents(&all);
    assert!(found.iter().all(|(_, streams)| streams.len() == 2 && streams[0] == found[0].1[0]));
    assert_ne!(found[0].1[1], found[1].1[1]);
    for (color, (content, _)) in colors.iter().zip(&found) {
        let alone = contents(&read(vec![page(*color, None)]));
        assert_eq!(String::from_utf8_lossy(content), String::from_utf8_lossy(&alone[0].0));
    }
}

/// Beside what it shares each page may use other things by the same names; within it, none may.
#[test]
fn a_stretch_is_shared_where_its_names_mean_the_same() {
    let (one, other) = (drawing(Color::BLACK), drawing(Color::WHITE));
    for at in [0, 50, 101] {
        let with = |art: &Arc<Art>| {
            let mut page = page(Color::BLACK, None);
            page.items.insert(at, Item::art(art, 1.0, 1.0));
            page
        };
        let both = [&one, &other].map(with);
        let found = contents(&read(both.to_vec()));
        let [first, second] = found.as_slice() else { panic!("two pages") };
        let shared = first.1.iter().filter(|stream| second.1.contains(stream)).count();
        assert!(shared > 0 && shared < first.1.len(), "{at}: {:?} and {:?}", first.1, second.1);
        for (page, (content, streams)) in both.iter().zip(&found) {
            let alone = contents(&read(vec![page.clone()]));
            assert_eq!(String::from_utf8_lossy(content), String::from_utf8_lossy(&alone[0].0), "{at}");
            assert_eq!(alone[0].1.len(), 1, "{streams:?}");
        }
    }
}

/// What comes between stretches is each page's own: here the numbers of two sets.
#[test]
fn what_differs_in_the_middle_leaves_both_ends_shared() {
    let with = |color: Color| {
        let mut page = page(Color::BLACK, None);
        page.items.insert(50, square(3.0, color));
        page
    };
    let found = contents(&read([Color::WHITE, Color::BLACK].map(with).to_vec()));
    let [first, second] = found.as_slice() else { panic!("two pages") };
    assert_eq!((first.1.len(), second.1.len()), (3, 3));
    assert!(first.1[0] == second.1[0] && first.1[1] != second.1[1] && first.1[2] == second.1[2]);
}

#[test]
fn greys_are_those_of_the_printer() {
    let file = read(vec![page(Color::rgb(9, 9, 9), Some(&drawing(Color::BLACK)))]);
    let profiles = |parts: i64| {
        let is_profile = |object: &Object<'_>| {
            matches!(object, Object::Stream(stream) if
            stream.dict().get::<Number>(b"N").is_some_and(|channels| channels.as_i64() == parts && !stream.dict().contains_key(b"Type")))
        };
        file.objects().into_iter().filter(is_profile).count()
    };
    assert_eq!((profiles(1), profiles(3) > 0), (0, true));
}

#[test]
fn what_cannot_be_packed_is_refused() {
    let refused = |written: &[u8], forms: &[WrittenForm]| {
        pack(written.to_vec(), forms, None).expect_err("no such file")
    };
    assert_eq!(refused(b"%PDF-1.7", &[]), RenderError::Layout("cross-reference table"));
    let whole = written(vec![page(Color::BLACK, None)]);
    let form = WrittenForm { content: Vec::new(), frame: [0; 4], step: 1.0 };
    assert_eq!(refused(&whole, &[form]), RenderError::Layout("drawing"));
    let bare = "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n";
    let [first, second] = ["1 0 obj", "2 0 obj"].map(|object| bare.find(object).expect("an object"));
    let table = format!(
        "xref\n0 3\n0000000000 65535 f\r\n{first:010} 00000 n\r\n{second:010} 00000 n\r\ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n{}\n%%EOF",
        bare.len()
    );
    assert_eq!(refused(format!("{bare}{table}").as_bytes(), &[]), RenderError::Layout("viewer preferences"));
}
