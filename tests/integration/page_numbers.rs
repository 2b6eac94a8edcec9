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

/// The phrases "page marked 3 of k-paper.pdf" and "page marked 3 and 4 of k-paper.pdf" of a text, as the file and the numbers.
fn named(text: &str) -> Vec<(String, Vec<u32>)> {
    let phrases = text.split("page marked ").skip(1).filter_map(|after| {
        let (numbers, rest) = after.split_once(" of ")?;
        let numbers: Vec<&str> = numbers.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let numbers: Vec<u32> = numbers.iter().filter_map(|word| word.parse().ok()).collect();
        let file = rest.split_whitespace().next()?.trim_end_matches([',', '.', ';', ':']);
        Some((file.to_owned(), numbers))
    });
    phrases.collect()
}

/// With several files, each of which has its own numbers: whatever page the instructions name, they name its file, and the file
/// has a page with this number at its foot.
#[test]
fn a_page_that_is_named_has_its_number_at_the_foot_in_the_file_that_is_named() {
    for order in [
        "--variant york --pack class --sets 2",
        "--variant york --split",
        "--variant york --split --duplex manual --sets 2 --label-sheet LP117/19R",
        "--variant copenhagen --split --pack club",
        "--variant brandubh --pack class --sets 3",
        "--variant york --split --sets 3 --parts story,assembly,board,pieces,cards,leaflet,easy,records,teacher,box",
    ] {
        let words = ["tafl-print"].into_iter().chain(order.split(' '));
        let Ok(Task::Kit(options)) = CommandLine::parse(words) else { panic!("{order}: no kit") };
        let made = make(&options.request, &Library::bundled())
            .unwrap_or_else(|refused| panic!("{order}: {refused}"));
        let files: Vec<(String, Pdf)> = made
            .files
            .iter()
            .filter(|file| file.format == Format::Pdf)
            .map(|file| (file.name.clone(), Pdf::open(&file.bytes)))
            .collect();
        let (_, paper) = files.iter().find(|(name, _)| name.ends_with("-paper.pdf")).expect("instructions");
        let mut told = 0;
        for page in 0..paper.page_count() {
            let text = paper.page_text(page, false).replace('\u{a0}', " ");
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let text = text.replace("pages marked", "page marked");
            let phrases = named(&text);
            assert_eq!(
                phrases.len(),
                text.matches("page marked ").count(),
                "{order}: a page without its file: {text}"
            );
            for (file, numbers) in phrases {
                let (_, pdf) = files
                    .iter()
                    .find(|(name, _)| *name == file)
                    .unwrap_or_else(|| panic!("{order}: `{file}` is none of the files: {text}"));
                let feet: Vec<u32> =
                    (0..pdf.page_count()).filter_map(|page| printed(&pdf.page_text(page, true))).collect();
                assert!(
                    !numbers.is_empty() && numbers.iter().all(|number| feet.contains(number)),
                    "{order}: {numbers:?} of {file}: {feet:?}"
                );
                told += 1;
            }
        }
        assert!(told >= 2, "{order}: {told}");
    }
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
