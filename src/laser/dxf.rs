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
    file.header(bed);
    file.tables();
    // There are no blocks, but some readers ask for the section.
    file.pair(0, "SECTION");
    file.pair(2, "BLOCKS");
    file.pair(0, "ENDSEC");
    file.pair(0, "SECTION");
    file.pair(2, "ENTITIES");
    for area in &bed.layers.engrave {
        area.outlines().for_each(|ring| file.polyline("ENGRAVE", &ring));
    }
    bed.layers.score.iter().for_each(|line| file.line("SCORE", line));
    bed.layers.cut.iter().for_each(|line| file.line("CUT", line));
    file.pair(0, "ENDSEC");
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

    fn header(&mut self, bed: &Bed) {
        self.pair(0, "SECTION");
        self.pair(2, "HEADER");
        self.pair(9, "$ACADVER");
        self.pair(1, "AC1009");
        // Millimetres, and metric: younger than release 12, but today's readers ask for them.
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
        self.pair(0, "ENDSEC");
    }

    fn tables(&mut self) {
        self.pair(0, "SECTION");
        self.pair(2, "TABLES");
        self.pair(0, "TABLE");
        self.pair(2, "LTYPE");
        self.pair(70, 1);
        self.pair(0, "LTYPE");
        self.pair(2, "CONTINUOUS");
        self.pair(70, 0);
        self.pair(3, "Solid line");
        self.pair(72, 65);
        self.pair(73, 0);
        self.pair(40, "0.0");
        self.pair(0, "ENDTAB");
        self.pair(0, "TABLE");
        self.pair(2, "LAYER");
        self.pair(70, LAYERS.len() + 1);
        for (name, color) in [("0", 7)].into_iter().chain(LAYERS) {
            self.pair(0, "LAYER");
            self.pair(2, name);
            self.pair(70, 0);
            self.pair(62, color);
            self.pair(6, "CONTINUOUS");
        }
        self.pair(0, "ENDTAB");
        self.pair(0, "ENDSEC");
    }

    fn line(&mut self, layer: &str, line: &LaserLine) {
        match line {
            LaserLine::Straight(from, to) => {
                self.pair(0, "LINE");
                self.pair(8, layer);
                self.point(10, *from);
                self.point(11, *to);
            }
            LaserLine::Closed(points) => self.polyline(layer, points),
            LaserLine::Circle { center, radius } => {
                self.pair(0, "CIRCLE");
                self.pair(8, layer);
                self.point(10, *center);
                self.pair(40, number(*radius));
            }
        }
    }

    /// Writes a closed polyline.
    fn polyline(&mut self, layer: &str, points: &[Point]) {
        self.pair(0, "POLYLINE");
        self.pair(8, layer);
        self.pair(66, 1);
        // The polyline's own point is a dummy that the format requires.
        self.point(10, Point::new(0.0, self.height));
        self.pair(70, 1);
        for &point in points {
            self.pair(0, "VERTEX");
            self.pair(8, layer);
            self.point(10, point);
        }
        self.pair(0, "SEQEND");
        self.pair(8, layer);
    }
}
