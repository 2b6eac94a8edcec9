//! Sets blocks into slugs, the smallest pieces that columns are filled with.

use super::LayoutError;
use super::block::Block;
use super::columns::Slug;
use super::compose::Composer;
use super::manner::Setting;
use super::stack::{Frame, stack};
use super::words::{Running, WordSetter};

/// Sets blocks and returns their slugs and structure. A block that is neither words nor a figure, such as a row of cells, becomes
/// one slug as wide as the column.
///
/// # Errors
/// A character without a glyph, or faulty markup.
pub(crate) fn set_in_columns(
    composer: &mut Composer<'_>,
    blocks: &[Block],
    setting: &Setting,
) -> Result<Running, LayoutError> {
    let mut running = Running::default();
    let mut words = WordSetter::new(composer, setting);
    for block in blocks {
        running.extend(set_one(&mut words, block)?);
    }
    Ok(running)
}

/// Returns the number of loose paragraphs (see [`Running::loose`]), at most `most`: once that many are found, no other is set.
///
/// # Errors
/// As for [`set_in_columns`].
pub(crate) fn loose_paragraphs(
    most: usize,
    composer: &mut Composer<'_>,
    blocks: &[Block],
    setting: &Setting,
) -> Result<usize, LayoutError> {
    let mut words = WordSetter::new(composer, setting);
    let mut loose = 0;
    for block in blocks {
        let alone = match block {
            Block::List { marker, entries } => entries
                .iter()
                .map(|entry| Block::List { marker: *marker, entries: vec![entry.clone()] })
                .collect(),
            other => vec![other.clone()],
        };
        for block in &alone {
            if loose >= most {
                return Ok(most);
            }
            loose += set_one(&mut words, block)?.loose;
        }
    }
    Ok(loose.min(most))
}

fn set_one(words: &mut WordSetter<'_, '_, '_>, block: &Block) -> Result<Running, LayoutError> {
    match (words.block(block)?, block) {
        (Some(set), _) => Ok(set),
        (None, Block::Figure(figure)) => Ok(words.figure(figure)),
        (None, other) => {
            let setting = words.setting;
            let frame = Frame::new(0.0, 0.0, setting.measure);
            let whole = stack(words.composer, std::slice::from_ref(other), frame)?;
            let slug = Slug { height: setting.rounded(whole.bottom), items: whole.items, ..Slug::default() };
            Ok(Running { slugs: vec![slug], structure: whole.structure, loose: 0 })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::compose::Scale;
    use crate::layout::compose::tests::composed;
    use crate::layout::{Content, Entry, FigureBlock, Look, Manner, Marker, Standing};
    use crate::scene::{Item, Node, Size, Tag};

    fn set(blocks: &[Block]) -> Running {
        let setting = Setting { scale: Scale::of(10.0), manner: Manner::USUAL, measure: 80.0 };
        composed(|composer| set_in_columns(composer, blocks, &setting).expect("words"))
    }

    fn words(text: &str) -> Block {
        Block::paragraph(text.to_owned())
    }

    fn drawing(side: f64) -> Content {
        Content {
            size: Size::new(side, side),
            items: Vec::new(),
            structure: vec![Node::of(Tag::Section, Vec::new())],
        }
    }

    fn tags(running: &Running) -> Vec<&Tag> {
        running.structure.iter().map(|node| &node.tag).collect()
    }

    #[test]
    fn what_follows_a_heading_stays_with_it() {
        let title = Block::heading(2, "title".to_owned());
        let followed = set(&[words("one"), title, words("two"), words("three"), words("four")]);
        let [_, heading, two, three, four] = followed.slugs.as_slice() else {
            panic!("{:?}", followed.slugs)
        };
        assert!(two.tied && two.before == 0.0);
        assert!(three.tied, "two lines stay below a heading, whatever paragraphs they belong to");
        assert!(!four.tied && !heading.tied && heading.before > four.before);
    }

    /// Returns the left end of each run of glyphs among items, its right end, and its baseline, in millimetres.
    fn runs(items: &[Item], left: f64) -> Vec<(f64, f64, f64)> {
        let runs = items.iter().flat_map(|item| match item {
            Item::Marked { items, .. } => runs(items, left),
            Item::Group { items, transform, .. } => runs(items, left + transform.translation().x),
            Item::Glyphs(run) => {
                let wide: f64 = run.glyphs.iter().map(|glyph| glyph.advance).sum();
                let begin = left + run.origin.x;
                vec![(begin, begin + wide * run.size.to_mm(), run.origin.y)]
            }
            other => panic!("{other:?}"),
        });
        runs.collect()
    }

    #[test]
    fn a_paragraph_that_follows_another_is_indented_by_a_line() {
        let title = Block::heading(2, "title".to_owned());
        let lead = Scale::of(10.0).leading();
        let set = set(&[words("one"), words("two"), title, words("three"), words("four")]);
        for (slug, expected) in set.slugs.iter().zip([0.0, lead, 0.0, 0.0, lead]) {
            let (found, ..) = runs(&slug.items, 0.0)[0];
            assert!((found - expected).abs() < 1e-9, "{found} {expected}");
        }
    }

    #[test]
    fn all_lines_of_a_grid_are_equally_high_and_have_their_baselines_at_one_height() {
        let drawn = Block::figure(drawing(20.0), Standing::Stands);
        let list = Block::list(Marker::Bullet, vec!["fine print".to_owned()]);
        let set = set(&[Block::heading(2, "title".to_owned()), words("one"), list, drawn]);
        let lead = Scale::of(10.0).leading();
        for slug in &set.slugs {
            let lines = slug.height / lead;
            assert!((lines - lines.round()).abs() < 1e-9, "{lines}");
        }
        let lines = set.slugs[..3].iter().flat_map(|slug| runs(&slug.items, 0.0));
        let lowest: Vec<f64> = lines.map(|(.., baseline)| baseline).collect();
        assert!(lowest.len() >= 4 && lowest.iter().all(|y| (y - lowest[0]).abs() < 1e-9), "{lowest:?}");
    }

    #[test]
    fn figures_of_a_list_stand_after_their_entries_and_are_read_after_the_list() {
        let entry = |figures: usize| Entry {
            text: "a rule".to_owned(),
            figures: vec![FigureBlock { drawing: drawing(9.0), standing: Standing::InRow }; figures],
            tinted: figures > 1,
        };
        let set = set(&[Block::List { marker: Marker::Number, entries: vec![entry(1), entry(2)] }]);
        let of = |told: fn(&Slug) -> bool| -> Vec<bool> { set.slugs.iter().map(told).collect() };
        assert_eq!(of(|slug| slug.in_row), [false, true, false, true, true]);
        assert_eq!(of(|slug| slug.tinted), [false, false, true, true, true]);
        assert_eq!(tags(&set), [&Tag::List { numbered: true }, &Tag::Section, &Tag::Section, &Tag::Section]);
    }

    #[test]
    fn a_drawing_beside_an_entry_stays_with_its_words_or_goes_below_them() {
        let entry = Entry {
            text: "some words ".repeat(12),
            figures: vec![FigureBlock { drawing: drawing(30.0), standing: Standing::Beside }],
            tinted: false,
        };
        let list = Block::List { marker: Marker::Number, entries: vec![entry.clone(), entry] };
        let of = |measure| {
            let setting = Setting { scale: Scale::of(10.0), manner: Manner::USUAL, measure };
            composed(|composer| {
                set_in_columns(composer, std::slice::from_ref(&list), &setting).expect("words")
            })
        };
        let wide = of(80.0).slugs;
        let second = wide.iter().skip(1).position(|slug| !slug.tied).expect("a second entry") + 1;
        let (first, other) = wide.split_at(second);
        assert!(first.len() == other.len() && other[1..].iter().all(|slug| slug.tied), "each in one piece");
        let height: f64 = first.iter().map(|slug| slug.height).sum();
        assert!(height >= 30.0, "the next drawing does not lie on this one: {height}");
        // 50 mm would leave 17 mm for the words.
        let narrow = of(50.0).slugs;
        assert!(narrow.iter().any(|slug| slug.height >= 30.0 && slug.tied), "below the words, in one piece");
    }

    #[test]
    fn a_list_to_tick_off_stays_in_one_piece_and_others_need_not() {
        let texts = || ["one", "two", "three"].map(str::to_owned).to_vec();
        let tied = |marker| -> Vec<bool> {
            set(&[Block::list(marker, texts())]).slugs.iter().map(|slug| slug.tied).collect()
        };
        assert_eq!(tied(Marker::Box), [false, true, true]);
        assert_eq!(tied(Marker::Bullet), [false; 3]);
    }

    #[test]
    fn a_low_gallery_stays_in_one_piece_and_a_tall_one_may_break() {
        let rows = |count, side| set(&[Block::Gallery(vec![drawing(side); count])]).slugs;
        let low = rows(4, 30.0);
        assert_eq!(low.iter().map(|row| row.tied).collect::<Vec<_>>(), [false, true]);
        let tall = rows(8, 30.0);
        assert!(tall.len() == 4 && tall.iter().all(|row| !row.tied));
        assert!(tall[0].before > tall[1].before && tall[3].after > 0.0, "more room around than within");
    }

    #[test]
    fn what_is_said_of_a_gallery_in_fine_print_stays_with_it() {
        let note = Block::Paragraph { text: "said of it".to_owned(), look: Look::Fine };
        let gallery = || Block::Gallery(vec![drawing(20.0); 8]);
        let tied = |blocks: &[Block]| set(blocks).slugs.last().is_some_and(|slug| slug.tied);
        assert!(tied(&[gallery(), note.clone()]));
        assert!(!tied(&[gallery(), words("on with the text")]) && !tied(&[words("one"), note]));
    }

    /// Returns the gap between the number of each entry and its words, in millimetres.
    fn gaps(entries: usize, manner: &Manner) -> Vec<f64> {
        let list = Block::list(Marker::Number, vec!["words".to_owned(); entries]);
        let setting = Setting { scale: Scale::of(10.0), manner: *manner, measure: 80.0 };
        let set = composed(|composer| set_in_columns(composer, &[list], &setting).expect("words"));
        let of = |slug: &Slug| -> f64 {
            let mut runs = runs(&slug.items, 0.0);
            runs.sort_by(|one, other| one.0.total_cmp(&other.0));
            let [(_, end, _), (begin, ..)] = runs[..] else { panic!("{runs:?}") };
            begin - end
        };
        set.slugs.iter().map(of).collect()
    }

    /// A number of two digits leaves about the same gap before the words as a number of one digit.
    #[test]
    fn numbers_of_several_figures_keep_clear_of_the_words() {
        for manner in [Manner::USUAL, Manner::BARE] {
            let few = gaps(9, &manner)[8];
            let many = gaps(12, &manner);
            assert!(few > 1.0, "{few}");
            for (nth, gap) in many.iter().enumerate() {
                assert!(*gap > 0.8 * few, "number {}: {gap} mm, {few} mm in a short list", nth + 1);
            }
        }
    }

    #[test]
    fn what_is_no_words_stands_in_one_piece() {
        let cells = vec![crate::layout::Cell { width: 40.0, height: 12.0, block: Some(words("beside")) }];
        let set = set(&[words("one"), Block::Row(cells)]);
        assert_eq!(set.slugs.len(), 2);
        let lead = Scale::of(10.0).leading();
        assert!((set.slugs[1].height - 3.0 * lead).abs() < 1e-9, "12 mm take three lines of {lead} mm");
        assert_eq!(tags(&set), [&Tag::Paragraph, &Tag::Paragraph]);
    }
}
