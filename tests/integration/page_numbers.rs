//! The number at the foot of a page is what viewers call the page, and what a printer's dialogue takes.

use crate::reading::Pdf;
use tafl_print::cli::{CommandLine, Task};
use tafl_print::make::{Format, Library, make};

/// The number that a page says of itself, "page 3 of 9".
fn printed(page: &str) -> Option<u32> {
    page.match_indices("age ").find_map(|(at, word)| {
        let (number, rest) = page[at + word.len()..].split_once(" of ")?;
        rest.starts_with(|first: char| first.is_ascii_digit()).then(|| number.parse().ok())?
    })
}

#[test]
fn labels_of_pages_are_the_numbers_at_their_feet() {
    let orders = [
        ("--variant york", 1),
        ("--variant york --split", 2),
        ("--variant york --split --duplex manual --sets 2 --label-sheet LP117/19R", 3),
        ("--variant copenhagen --split --duplex long-edge --back morris", 2),
        ("--variant copenhagen --split --duplex manual --pack club", 3),
        ("--variant brandubh --pack class --sets 3", 2),
        ("--variant brandubh --split --parts place-cards,records,leaflet,teacher,wall --players 5", 3),
        ("--variant tablut --one-sheet --sets 2 --split", 1),
    ];
    for (order, files) in orders {
        let words = ["tafl-print"].into_iter().chain(order.split(' '));
        let Ok(Task::Kit(options)) = CommandLine::parse(words) else { panic!("{order}: no kit") };
        let made = make(&options.request, &Library::bundled())
            .unwrap_or_else(|refused| panic!("{order}: {refused}"));
        assert_eq!(made.files.iter().filter(|file| file.format == Format::Pdf).count(), files, "{order}");
        for file in &made.files {
            let pdf = Pdf::open(&file.bytes);
            let labels = pdf.page_labels();
            let mut told = 0;
            for (page, label) in labels.iter().enumerate() {
                if let Some(number) = printed(&pdf.page_text(page, true)) {
                    assert_eq!(number, *label, "{order}: page {} of {}", page + 1, file.name);
                    told += 1;
                }
            }
            assert!(told > 0 || file.name.contains("wall"), "{order}: no page of {} has a number", file.name);
            // No two pages are called the same.
            assert!(labels.windows(2).all(|pair| pair[0] < pair[1]), "{order}: {} has {labels:?}", file.name);
        }
    }
}
