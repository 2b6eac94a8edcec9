//! Whatever is cut along a ruler is cut from mark to mark: at both ends of every straight cut of every sheet there is a mark on
//! its line, read from the lines of the file, and none lies on what is kept.

use super::of;
use crate::library;
use crate::order;
use crate::reading::{Pdf, Stroked};
use kurbo::{Point, Rect, Size, Vec2};
use tafl_print::game::Cut;
use tafl_print::imposition::cut_plan::{Element, plan};
use tafl_print::imposition::{Component, Paper, Settings, TokenShape};
use tafl_print::layout::compose::Composer;
use tafl_print::make::made;
use tafl_print::product::cards;
use tafl_print::scene::Marks;
use tafl_print::units::Length;

/// How far the middle of a mark may lie beside the line that is cut: a mark that lies beside the line's end touches it.
const BESIDE: f64 = 0.1;
/// Beyond the bleed a mark begins so near, in millimetres.
const NEAR: f64 = 1.0;
/// Rounding of the file, in millimetres.
const ROUNDING: f64 = 0.02;

/// A straight cut, from one end to the other.
#[derive(Clone, Copy, Debug)]
struct Cutting {
    from: Point,
    to: Point,
}

/// The cuts around rectangles. Edges on one line with nothing but bleed between them are one cut.
fn cuts(areas: &[Rect], bleed: f64) -> Vec<Cutting> {
    let mut cuts = Vec::new();
    for upright in [true, false] {
        let mut edges: Vec<(f64, f64, f64)> = Vec::new();
        for area in areas {
            let (lines, ends) = if upright {
                ([area.x0, area.x1], (area.y0, area.y1))
            } else {
                ([area.y0, area.y1], (area.x0, area.x1))
            };
            edges.extend(lines.map(|line| (line, ends.0, ends.1)));
        }
        // Joined as long as two of them meet.
        let meet = |a: &(f64, f64, f64), b: &(f64, f64, f64)| {
            (a.0 - b.0).abs() < ROUNDING
                && a.1 <= b.2 + 2.0 * bleed + ROUNDING
                && b.1 <= a.2 + 2.0 * bleed + ROUNDING
        };
        while let Some((one, other)) = (0..edges.len())
            .flat_map(|one| (0..one).map(move |other| (one, other)))
            .find(|&(one, other)| meet(&edges[one], &edges[other]))
        {
            let edge = edges.swap_remove(one);
            let kept = &mut edges[other];
            (kept.1, kept.2) = (kept.1.min(edge.1), kept.2.max(edge.2));
        }
        cuts.extend(edges.into_iter().map(|(line, from, to)| {
            let at = |along: f64| if upright { Point::new(line, along) } else { Point::new(along, line) };
            Cutting { from: at(from), to: at(to) }
        }));
    }
    cuts
}

/// Whether a line is a cut mark at an end: on the line that goes on `way` there, beyond the end or, where there is no room
/// for that, beside the end and outside of everything that is kept.
fn marks(mark: &Stroked, (end, way): (Point, Vec2), bleed: f64, kept: &[Rect]) -> bool {
    let is_black = mark.color.is_some_and(|color| color.iter().all(|&share| share < 0.2));
    if !is_black || mark.dashed || mark.width > 0.3 {
        return false;
    }
    let (from, to) = (mark.from - end, mark.to - end);
    let across = |point: Vec2| point.cross(way).abs();
    let along = [from.dot(way), to.dot(way)];
    let (least, most) = (along[0].min(along[1]), along[0].max(along[1]));
    let on_line = across(from).max(across(to)) <= BESIDE && most - least >= 0.9;
    let middle = mark.from.midpoint(mark.to);
    let is_outside = kept.iter().all(|area| !area.inset(-ROUNDING).contains(middle));
    let beyond = least >= -ROUNDING && least <= bleed + NEAR;
    let beside = (-ROUNDING..=ROUNDING).contains(&most) && is_outside;
    on_line && is_outside && (beyond || beside)
}

/// The sizes of the cards of a game that is printed with these settings.
fn card_sizes(id: &str, settings: &Settings) -> Vec<Size> {
    let order = order::of(library::variant(id, &[]), settings.clone());
    let mut drawn = Marks::default();
    let mut composer = Composer {
        typesetter: &order.typesetter,
        messages: &order.messages,
        palette: &order.theme.palette,
        art: &order.theme.art,
        title: order.theme.title,
        marks: &mut drawn,
        trial: false,
    };
    let printable = settings.paper.printable(settings.margin).size();
    let cards = cards::set(&mut composer, &order.variant, &order.examples, printable, false);
    cards.expect("cards").iter().map(|card| card.size).collect()
}

/// Ends of cuts that have no mark, and how many cuts there are.
fn unmarked(id: &str, settings: &Settings) -> (Vec<String>, usize) {
    let order = order::of(library::variant(id, &[]), settings.clone());
    let order = order.measured().expect("measures");
    let sizes = if settings.has(Component::Cards) { card_sizes(id, settings) } else { Vec::new() };
    let plan = plan(&order, &sizes).expect("a plan");
    let file = Pdf::of(&made(&order).expect("a kit").files[0].document);
    assert_eq!(file.page_count(), plan.sheets.len(), "no page but those that are cut");
    let (mut missing, mut count) = (Vec::new(), 0);
    for (page, sheet) in plan.sheets.iter().enumerate() {
        let strokes = file.strokes(page);
        let all: Vec<Rect> = sheet
            .placed
            .iter()
            .filter(|placed| match placed.element {
                Element::Board { .. } | Element::Insert { .. } => true,
                Element::Disc { .. } => settings.token == TokenShape::Square,
                _ => false,
            })
            .map(|placed| placed.area)
            .collect();
        for cut in cuts(&all, settings.bleed.to_mm()) {
            count += 1;
            let way = (cut.to - cut.from) / (cut.to - cut.from).hypot();
            for (end, way) in [(cut.from, -way), (cut.to, way)] {
                let has = strokes.iter().any(|mark| marks(mark, (end, way), settings.bleed.to_mm(), &all));
                if !has {
                    missing.push(format!(
                        "{id} on {}, page {}: {end:?} towards {way:?}",
                        settings.paper,
                        page + 1
                    ));
                }
            }
        }
    }
    (missing, count)
}

#[test]
fn every_straight_cut_has_a_mark_at_both_ends() {
    let all = [Component::Board, Component::Pieces, Component::Cards];
    let square = |paper| Settings { token: TokenShape::Square, ..of(paper, &all) };
    let cut = |paper, cut| Settings { cut: Some(cut), ..of(paper, &[Component::Board]) };
    let mut missing = Vec::new();
    for (id, settings, least) in [
        ("york-11", of(Paper::A4, &all), 16),
        ("york-11", of(Paper::LETTER, &all), 16),
        ("walker-15", of(Paper::A4, &all), 20),
        ("walker-15", of(Paper::LETTER, &all), 20),
        ("york-11", cut(Paper::A4, Cut::Pinwheel), 16),
        ("york-11", cut(Paper::LETTER, Cut::Pinwheel), 16),
        ("york-11", Settings { bleed: Length::mm(3.0), ..cut(Paper::A4, Cut::Pinwheel) }, 16),
        ("alea-evangelii-19", cut(Paper::A4, Cut::Quarters), 16),
        ("alea-evangelii-19", cut(Paper::A3, Cut::Quarters), 16),
        ("tablut-9", cut(Paper::A5, Cut::Grid), 16),
        ("york-11", square(Paper::A4), 30),
        ("brandubh-7", square(Paper::A4), 20),
        ("copenhagen-11", square(Paper::LETTER), 30),
        ("tablut-9", square(Paper::A3), 20),
        ("sea-battle-9", square(Paper::A5), 20),
        ("alea-evangelii-19", square(Paper::A4), 40),
        ("brandubh-7", Settings { sets: 3, ..square(Paper::A4) }, 40),
    ] {
        let (without, count) = unmarked(id, &settings);
        assert!(count >= least, "{id} on {}: {count} cuts", settings.paper);
        missing.extend(without);
    }
    assert!(missing.is_empty(), "{} ends without a mark:\n{}", missing.len(), missing.join("\n"));
}
