//! The parts of a cut board, laid together again.

use super::{Cutting, large, of, on_page};
use crate::reading::Raster;
use kurbo::Point;
use tafl_print::game::Cut;
use tafl_print::imposition::{Component, Paper, Settings};
use tafl_print::units::Length;

/// A board cut into parts, laid together, is the board in one piece, its frame included: nothing of the letters at the seams is on it.
#[test]
fn parts_put_together_give_the_whole_board() {
    let narrow = Paper::custom(Length::mm(180.0), Length::mm(320.0)).expect("a paper");
    for (paper, cut, parts) in [
        (Paper::A4, Some(Cut::Halves), 2),
        (Paper::LETTER, Some(Cut::Pinwheel), 5),
        (Paper::A5, Some(Cut::Grid), 6),
        (Paper::A3, Some(Cut::Quarters), 4),
        (narrow, Some(Cut::Halves), 2),
    ] {
        let cutting = Cutting::new("york-11", Settings { cut, ..of(paper, &[Component::Board]) });
        let all = cutting.parts();
        assert_eq!(all.len(), parts, "{paper}");
        // In one piece, with the same frame.
        let trim = cutting.plan.trim;
        let settings =
            Settings { cut: Some(Cut::Whole), frame: Some(trim.frame), ..of(large(), &[Component::Board]) };
        let one = Cutting::new("york-11", settings);
        let whole = (one.raster(0), one.parts()[0].1.area.origin() - trim.board().origin());
        let pages: Vec<Raster> = (0..cutting.pdf.page_count()).map(|page| cutting.raster(page)).collect();
        let (mut compared, mut wrong) = (0_usize, 0_usize);
        for (part, placed, page) in all {
            let (size, corner) = (trim.part(&part).size(), trim.part(&part).origin());
            for row in 10..(size.height * 10.0) as usize - 10 {
                for column in 10..(size.width * 10.0) as usize - 10 {
                    let point = Point::new((column as f64 + 0.5) / 10.0, (row as f64 + 0.5) / 10.0);
                    let on_board = corner + point.to_vec2();
                    let at = on_page(&placed, size, point);
                    compared += 1;
                    wrong += usize::from(!near(pages[page].pixel(at.x, at.y), &whole.0, on_board + whole.1));
                }
            }
        }
        assert!(compared > 5_000_000, "{paper}: {compared} dots");
        assert!(wrong * 100_000 < compared, "{paper}: {wrong} of {compared} dots differ");
    }
}

/// Whether a colour is within those around a point. The two rasters may lie half a dot apart, so that a line of a dot and
/// a half, the thinnest there is, fills one dot of the one and no dot of the other.
fn near(color: [u8; 3], raster: &Raster, point: Point) -> bool {
    let there = raster.pixel(point.x, point.y);
    if color.iter().zip(there).all(|(a, b)| a.abs_diff(b) <= 24) {
        return true;
    }
    let around = [-0.1, 0.0, 0.1]
        .iter()
        .flat_map(|x| [-0.1, 0.0, 0.1].map(|y| raster.pixel(point.x + x, point.y + y)))
        .collect::<Vec<_>>();
    (0..3).all(|part| {
        let all = around.iter().map(|dot| dot[part]);
        let (least, most) = (all.clone().min().unwrap_or(0), all.max().unwrap_or(255));
        let slack = 24 + (most - least) / 3;
        (least.saturating_sub(slack)..=most.saturating_add(slack)).contains(&color[part])
    })
}
