//! Letters stand as close as the font wants them: no line is filled by letterspacing.

use super::super::typeset::{Face, Faults, Leaflet, Line};
use super::all;
use std::collections::HashMap;

/// What a line may be letterspaced by, in em: less than anybody sees.
const MOST: f64 = 0.015;
/// With fewer pairs of letters a line says nothing.
const FEWEST: usize = 8;

/// What the program's own fonts say of two letters side by side.
#[derive(Default)]
struct Kerning {
    known: HashMap<(Face, String, String), Option<f64>>,
}

impl Kerning {
    /// How much nearer or further than its advance the second letter stands, in em; nothing if the two become one glyph.
    fn of(&mut self, face: Face, first: &str, second: &str) -> Option<f64> {
        let key = (face, first.to_owned(), second.to_owned());
        *self.known.entry(key).or_insert_with(|| {
            let (alone, together) = (shaped(face, first), shaped(face, &format!("{first}{second}")));
            match (alone.as_slice(), together.as_slice()) {
                ([alone], [pair, _]) => Some(pair - alone),
                _ => None,
            }
        })
    }
}

/// The advances of a text's glyphs, in em.
fn shaped(face: Face, text: &str) -> Vec<f64> {
    let bytes: &[u8] = match face {
        Face::Regular => include_bytes!("../../../../fonts/ElstobD-10pt.otf"),
        Face::Italic => include_bytes!("../../../../fonts/ElstobD-10ptItalic.otf"),
        Face::Bold => include_bytes!("../../../../fonts/ElstobD-10ptSemiBold.otf"),
    };
    let file = harfrust::FontRef::from_index(bytes, 0).expect("a font");
    let tables = harfrust::ShaperData::new(&file);
    let shaper = tables.shaper(&file).build();
    let mut buffer = harfrust::UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let shaped = shaper.shape(buffer, harfrust::ShapeOptions::new());
    let em = f64::from(shaper.units_per_em());
    shaped.glyph_positions().iter().map(|place| f64::from(place.x_advance) / em).collect()
}

/// What most neighbours within the words of a line are apart beyond what the font wants, in em.
fn tracking(line: &Line, kerning: &mut Kerning) -> Option<f64> {
    let mut extra: Vec<f64> = Vec::new();
    for pair in line.glyphs.windows(2) {
        let [a, b] = pair else { unreachable!("two glyphs") };
        let letters = [a, b].iter().all(|glyph| glyph.text.chars().all(char::is_alphabetic));
        if !letters || a.face != b.face || (a.size - b.size).abs() > 0.01 {
            continue;
        }
        let natural = kerning.of(a.face, &a.text, &b.text);
        extra.extend(natural.map(|natural| (b.x - a.end) / a.em() - natural));
    }
    extra.sort_by(f64::total_cmp);
    (extra.len() >= FEWEST).then(|| extra[extra.len() / 2])
}

#[test]
fn no_body_line_is_letterspaced() {
    let (mut faults, mut kerning) = (Faults::default(), Kerning::default());
    let (mut lines, mut most) = (0, 0.0_f64);
    for leaflet in all() {
        for line in leaflet.body_lines() {
            let Some(tracking) = tracking(line, &mut kerning) else { continue };
            lines += 1;
            most = most.max(tracking.abs());
            // A file rounds places.
            if tracking.abs() > MOST + 0.0001 {
                faults.add(
                    tracking.abs(),
                    format!("{:+.1} % of an em: {}, {line}", 100.0 * tracking, leaflet.name),
                );
            }
        }
    }
    assert!(lines > 5000, "only {lines} lines have letters enough to tell");
    println!("{lines} lines, at most {:.2} % of an em", 100.0 * most);
    faults.none("No body line is letterspaced by more than 1.5 % of an em");
}

/// A line whose letters are 2 % of an em further apart is told, and by how much.
#[test]
fn a_letterspaced_line_is_told() {
    let mut kerning = Kerning::default();
    let mut lines = all().flat_map(Leaflet::body_lines).filter(|line| line.glyphs.len() > 30);
    let mut line = lines.next().expect("a line").clone();
    let before = tracking(&line, &mut kerning).expect("letters enough");
    for (nth, glyph) in line.glyphs.iter_mut().enumerate() {
        let shift = 0.02 * nth as f64 * glyph.em();
        glyph.x += shift;
        glyph.end += shift;
    }
    let after = tracking(&line, &mut kerning).expect("letters enough");
    assert!((after - before - 0.02).abs() < 1e-6, "{before} and {after}");
}
