//! Beds as DXF of release 12 (AC1009), which every program reads: lines, circles and polylines on three layers.
//!
//! Release 12 knows no units: a comment names millimetres, and so do the variables of later releases. y points up.

use super::lines::LaserLine;
use super::{Bed, number};
use crate::scene::Point;
use std::fmt::Display;

/// The layers with their colours by number: 7 is black on white ground, 5 blue, 1 red.
const LAYERS: [(&str, u8); 3] = [("ENGRAVE", 7), ("SCORE", 5), ("CUT", 1)];

/// Returns the bed as a DXF file.
#[must_use]
pub fn dxf(bed: &Bed) -> String {
    let mut file = DxfFile { text: String::new(), height: bed.size.height };
    file.pair(999, "tafl-print: lengths in millimetres; layers ENGRAVE, SCORE, CUT");
    file.section("HEADER", |file| file.header(bed));
    file.section("TABLES", DxfFile::tables);
    // There are no blocks, but some readers ask for the section.
    file.section("BLOCKS", |_| {});
    file.section("ENTITIES", |file| {
        for area in &bed.layers.engrave {
            area.outlines().for_each(|ring| file.polyline("ENGRAVE", &ring));
        }
        bed.layers.score.iter().for_each(|line| file.line("SCORE", line));
        bed.layers.cut.iter().for_each(|line| file.line("CUT", line));
    });
    file.pair(0, "EOF");
    file.text
}

struct DxfFile {
    text: String,
    /// Height of the bed in millimetres, to turn y about.
    height: f64,
}

impl DxfFile {
    /// Writes a group code and its value, a line each.
    fn pair(&mut self, code: u16, value: impl Display) {
        use std::fmt::Write as _;
        let _ = write!(self.text, "{code:>3}\n{value}\n");
    }

    /// Writes a point; `code` is the code of its x.
    fn point(&mut self, code: u16, point: Point) {
        self.pair(code, number(point.x));
        self.pair(code + 10, number(self.height - point.y));
        self.pair(code + 20, "0");
    }

    fn section(&mut self, name: &str, write: impl FnOnce(&mut Self)) {
        self.pair(0, "SECTION");
        self.pair(2, name);
        write(self);
        self.pair(0, "ENDSEC");
    }

    fn table(&mut self, name: &str, entries: usize, write: impl FnOnce(&mut Self)) {
        self.pair(0, "TABLE");
        self.pair(2, name);
        self.pair(70, entries);
        write(self);
        self.pair(0, "ENDTAB");
    }

    /// Writes the beginning of an entity on a layer.
    fn entity(&mut self, kind: &str, layer: &str) {
        self.pair(0, kind);
        self.pair(8, layer);
    }

    fn header(&mut self, bed: &Bed) {
        self.pair(9, "$ACADVER");
        self.pair(1, "AC1009");
        // Millimetres, and metric: these variables are younger than release 12, but today's readers ask for them.
        for (name, value) in [("$INSUNITS", 4), ("$MEASUREMENT", 1)] {
            self.pair(9, name);
            self.pair(70, value);
        }
        for (name, point) in [
            ("$INSBASE", Point::new(0.0, bed.size.height)),
            ("$EXTMIN", Point::new(0.0, bed.size.height)),
            ("$EXTMAX", Point::new(bed.size.width, 0.0)),
        ] {
            self.pair(9, name);
            self.point(10, point);
        }
        for (name, (x, y)) in [("$LIMMIN", (0.0, 0.0)), ("$LIMMAX", (bed.size.width, bed.size.height))] {
            self.pair(9, name);
            self.pair(10, number(x));
            self.pair(20, number(y));
        }
    }

    fn tables(&mut self) {
        self.table("LTYPE", 1, |file| {
            file.pair(0, "LTYPE");
            file.pair(2, "CONTINUOUS");
            file.pair(70, 0);
            file.pair(3, "Solid line");
            file.pair(72, 65);
            file.pair(73, 0);
            file.pair(40, "0.0");
        });
        self.table("LAYER", LAYERS.len() + 1, |file| {
            for (name, color) in [("0", 7)].into_iter().chain(LAYERS) {
                file.pair(0, "LAYER");
                file.pair(2, name);
                file.pair(70, 0);
                file.pair(62, color);
                file.pair(6, "CONTINUOUS");
            }
        });
    }

    fn line(&mut self, layer: &str, line: &LaserLine) {
        match line {
            LaserLine::Straight(from, to) => {
                self.entity("LINE", layer);
                self.point(10, *from);
                self.point(11, *to);
            }
            LaserLine::Closed(points) => self.polyline(layer, points),
            LaserLine::Circle { center, radius } => {
                self.entity("CIRCLE", layer);
                self.point(10, *center);
                self.pair(40, number(*radius));
            }
        }
    }

    /// Writes a closed polyline.
    fn polyline(&mut self, layer: &str, points: &[Point]) {
        self.entity("POLYLINE", layer);
        self.pair(66, 1);
        // The polyline's own point is a dummy that the format requires.
        self.point(10, Point::new(0.0, self.height));
        self.pair(70, 1);
        for &point in points {
            self.entity("VERTEX", layer);
            self.point(10, point);
        }
        self.entity("SEQEND", layer);
    }
}
