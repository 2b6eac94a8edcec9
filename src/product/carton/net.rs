//! The two sheets flat: panels, the hinges between them, and the outline. All folds go away from the print.

use super::measures::{BESIDE, CARD, CartonMeasures, POCKET, SLACK};
use crate::product::form::{Blank, Fold, FoldDirection};
use crate::scene::{Point, Rect, Shape, Size, Vec2, polygon, polyline};

/// Panels of the two sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PanelName {
    /// Floor of the tray, on which everything lies.
    Floor,
    /// The outer layer of an end.
    End(LeftOrRight),
    /// The upper edge of an end: as wide as its pocket.
    Rim(LeftOrRight),
    /// The inner layer of an end.
    Hem(LeftOrRight),
    /// The low wall at the front.
    FrontLining,
    /// The low wall at the back.
    BackLining,
    /// Base of the cover, which stands on the table.
    Base,
    /// Back of the cover.
    Back,
    /// A tab of the back.
    BackTab(LeftOrRight),
    /// Lid of the cover.
    Lid,
    /// Front of the cover.
    Front,
    /// A tab of the front.
    FrontTab(LeftOrRight),
    /// Flap of the cover, which slips between the two floors.
    Flap,
    /// One half of the leaflet, which is folded once more.
    Leaflet(LeftOrRight),
    /// A piece that lies on the floor.
    Piece,
}

/// The two ends of the box, as one sees it from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LeftOrRight {
    /// At the left.
    Left,
    /// At the right.
    Right,
}

impl LeftOrRight {
    /// Both ends.
    pub(super) const BOTH: [Self; 2] = [Self::Left, Self::Right];
}

/// A panel, flat. Millimetres in the plane of its sheet.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NetPanel {
    /// Name of the panel.
    pub(super) name: PanelName,
    /// Its corners in turn.
    pub(super) corners: Vec<Point>,
}

/// Fold between two panels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hinge {
    /// The panel that is nearer to the floor or the base.
    pub(super) parent: PanelName,
    /// The panel that is folded off it.
    pub(super) child: PanelName,
    /// Beginning of the fold.
    pub(super) from: Point,
    /// End of the fold.
    pub(super) to: Point,
}

/// A flat sheet. In its plane the origin is the front left corner of the tray's floor, x goes along the box to the right
/// and y to the back; one looks at its printed side, which is below when the box stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Net {
    /// The panels, the floor or the base first and each behind the one it hangs on.
    pub(super) panels: Vec<NetPanel>,
    /// The hinges.
    pub(super) hinges: Vec<Hinge>,
    /// Corners of the line along which the sheet is cut.
    pub(super) outline: Vec<Point>,
    /// Height of its floor or base in the finished box, in millimetres.
    pub(super) level: f64,
}

/// Length cut off the corners of linings and inner layers, in millimetres, so that they slide in.
const CORNER: f64 = 2.0;
/// Distance of a tab from its wall's fold, at the wall and at the tab's outer edge, in millimetres.
const TAB_FROM: f64 = 1.5;
const TAB_OUT: f64 = 3.0;
/// Room between a tab and the limit of its swing, in millimetres.
const SWING: f64 = 0.5;
/// Distance of the flap from the ends of the box, at its fold and at its tip, in millimetres.
const FLAP_FROM: f64 = 8.0;
const FLAP_TIP: f64 = 14.0;
/// Distance below which two corners count as one, in millimetres.
const SAME: f64 = 0.001;

/// Returns the flat tray.
pub(super) fn tray(size: &CartonMeasures) -> Net {
    use PanelName::{BackLining, End, Floor, FrontLining, Hem, Rim};
    let (long, wide, high, low) = (size.length, size.width, size.height, size.lining());
    // A lining stands against the inner layers of both ends.
    let lining = POCKET + CARD / 2.0 + SLACK + CARD / 2.0;
    let mut net = Net { panels: Vec::new(), hinges: Vec::new(), outline: Vec::new(), level: POCKET };
    net.panel(Floor, &[(0.0, 0.0), (long, 0.0), (long, wide), (0.0, wide)]);
    let mut hems = Vec::new();
    for side in LeftOrRight::BOTH {
        // Measured outwards from the floor's edge.
        let x = |out: f64| if side == LeftOrRight::Left { -out } else { long + out };
        let across = |out: f64| [Point::new(x(out), 0.0), Point::new(x(out), wide)];
        let strip = |from: f64, to: f64| [(x(from), 0.0), (x(to), 0.0), (x(to), wide), (x(from), wide)];
        let (rim, hem) = (high + POCKET, high + POCKET + low);
        net.panel(End(side), &strip(0.0, high));
        net.panel(Rim(side), &strip(high, rim));
        let cut = [
            (x(rim), 0.0),
            (x(hem - CORNER), 0.0),
            (x(hem), CORNER),
            (x(hem), wide - CORNER),
            (x(hem - CORNER), wide),
            (x(rim), wide),
        ];
        net.panel(Hem(side), &cut);
        hems.push(cut);
        for (parent, child, out) in
            [(Floor, End(side), 0.0), (End(side), Rim(side), high), (Rim(side), Hem(side), rim)]
        {
            let [from, to] = across(out);
            net.hinges.push(Hinge { parent, child, from, to });
        }
    }
    for (name, y, out) in [(FrontLining, 0.0, -1.0), (BackLining, wide, 1.0)] {
        let corners = [
            (lining, y),
            (lining, y + out * (low - CORNER)),
            (lining + CORNER, y + out * low),
            (long - lining - CORNER, y + out * low),
            (long - lining, y + out * (low - CORNER)),
            (long - lining, y),
        ];
        net.panel(name, &corners);
        net.hinges.push(Hinge { parent: Floor, child: name, from: corners[0].into(), to: corners[5].into() });
    }
    // The outline: along the front, up the right end, along the back, down the left end.
    let corners = |name: PanelName| net.corners(name).to_vec();
    let (front, back) = (corners(FrontLining), corners(BackLining));
    let (left, right) = (&hems[0], &hems[1]);
    let mut outline = front;
    outline.extend(right[1..5].iter().map(|corner| Point::from(*corner)));
    outline.extend(back.into_iter().rev());
    outline.extend(left[1..5].iter().rev().map(|corner| Point::from(*corner)));
    net.outline = outline;
    net
}

/// Returns the flat cover.
pub(super) fn cover(size: &CartonMeasures) -> Net {
    use PanelName::{Back, BackTab, Base, Flap, Front, FrontTab, Lid};
    let (long, lid, front) = (size.length, size.lid(), size.front());
    let mut net = Net { panels: Vec::new(), hinges: Vec::new(), outline: Vec::new(), level: 0.0 };
    // Its folds, from the front of the base to the tip of the flap.
    let edge = -BESIDE - CARD / 2.0;
    let back = size.width + BESIDE;
    let above = back + lid;
    let before = above + size.deep();
    let below = before + front;
    let tip = below + size.flap;
    // Walls are as long as there is room between the outer layers of the ends for their tabs.
    let (left, right) = (POCKET / 2.0, long - POCKET / 2.0);
    let band = |x0: f64, x1: f64, y0: f64, y1: f64| [(x0, y0), (x1, y0), (x1, y1), (x0, y1)];
    net.panel(Base, &band(0.0, long, edge, back));
    net.panel(Back, &band(left, right, back, above));
    net.panel(Lid, &band(0.0, long, above, before));
    net.panel(Front, &band(left, right, before, below));
    let flap = [(FLAP_FROM, below), (long - FLAP_FROM, below), (long - FLAP_TIP, tip), (FLAP_TIP, tip)];
    net.panel(Flap, &flap);
    let mut tabs = Vec::new();
    for (wall, tab, fold, reach) in [
        // Upwards from the fold of the base, as far as below the rims of the ends.
        (Back, BackTab as fn(LeftOrRight) -> PanelName, back, POCKET + size.height - CARD / 2.0 - SLACK),
        // Downwards from the fold of the lid, as far as above the floor of the tray.
        (Front, FrontTab, before, size.lid() - POCKET - CARD / 2.0 - SLACK),
    ] {
        let radius = reach - SWING;
        let out = (radius * radius - size.tab * size.tab).sqrt();
        for side in LeftOrRight::BOTH {
            let x = |deep: f64| if side == LeftOrRight::Left { left - deep } else { right + deep };
            let corners = [
                (x(0.0), fold + TAB_FROM),
                (x(size.tab), fold + TAB_OUT),
                (x(size.tab), fold + out),
                (x(0.0), fold + radius),
            ];
            net.panel(tab(side), &corners);
            net.hinges.push(Hinge {
                parent: wall,
                child: tab(side),
                from: corners[0].into(),
                to: corners[3].into(),
            });
            tabs.push(corners);
        }
    }
    for (parent, child, y, x0, x1) in [
        (Base, Back, back, left, right),
        (Back, Lid, above, left, right),
        (Lid, Front, before, left, right),
        (Front, Flap, below, FLAP_FROM, long - FLAP_FROM),
    ] {
        net.hinges.push(Hinge { parent, child, from: (x0, y).into(), to: (x1, y).into() });
    }
    net.hinges.sort_by_key(|hinge| net.panels.iter().position(|panel| panel.name == hinge.child));
    // The outline: down the right side from the base, around the flap, and up the left side.
    let mut side = vec![(long, edge), (long, back), (right, back)];
    side.extend(tabs[1]);
    side.extend([(right, above), (long, above), (long, before), (right, before)]);
    side.extend(tabs[3]);
    side.extend([(right, below), flap[1], flap[2]]);
    let mirrored: Vec<(f64, f64)> = side.iter().rev().map(|(x, y)| (long - x, *y)).collect();
    side.extend(mirrored);
    net.outline = side.into_iter().map(Point::from).collect();
    net
}

/// Returns the leaflet as it comes into the box: two halves, of which one is folded over the other.
pub(super) fn leaflet(size: &CartonMeasures) -> Net {
    let [long, wide, _] = size.inside();
    let mut net = Net { panels: Vec::new(), hinges: Vec::new(), outline: Vec::new(), level: 0.0 };
    for (side, y0, y1) in [(LeftOrRight::Left, 0.0, wide), (LeftOrRight::Right, wide, 2.0 * wide)] {
        net.panel(PanelName::Leaflet(side), &[(0.0, y0), (long, y0), (long, y1), (0.0, y1)]);
    }
    let (parent, child) = (PanelName::Leaflet(LeftOrRight::Left), PanelName::Leaflet(LeftOrRight::Right));
    net.hinges.push(Hinge { parent, child, from: (0.0, wide).into(), to: (long, wide).into() });
    net
}

/// Returns some pieces as they lie on the floor, in two rows, each as a polygon of twelve sides.
pub(super) fn pieces(size: &CartonMeasures) -> Net {
    /// Radius of the pieces, and distance from one to the next; in millimetres.
    const RADIUS: f64 = 9.5;
    const APART: f64 = 24.0;
    /// Cosine of 30 degrees, for the corners of a polygon of twelve sides.
    const ROOT: f64 = 0.866_025_403_784_438_6;
    let quarter = [(1.0, 0.0), (ROOT, 0.5), (0.5, ROOT)];
    let mut net = Net { panels: Vec::new(), hinges: Vec::new(), outline: Vec::new(), level: 0.0 };
    let along = ((size.length - APART) / APART).floor();
    for row in [1.0, 2.0] {
        for nth in 0..along as usize {
            let x = (size.length - (along - 1.0) * APART) / 2.0 + nth as f64 * APART;
            let y = size.width * row / 3.0;
            let corners: Vec<(f64, f64)> = (0..12)
                .map(|corner| {
                    let (cos, sin) = quarter[corner % 3];
                    let (cos, sin) = match corner / 3 {
                        0 => (cos, sin),
                        1 => (-sin, cos),
                        2 => (-cos, -sin),
                        _ => (sin, -cos),
                    };
                    (x + RADIUS * cos, y + RADIUS * sin)
                })
                .collect();
            net.panel(PanelName::Piece, &corners);
        }
    }
    net
}

impl Net {
    fn panel(&mut self, name: PanelName, corners: &[(f64, f64)]) {
        let corners = corners.iter().map(|corner| Point::from(*corner)).collect();
        self.panels.push(NetPanel { name, corners });
    }

    /// Returns the corners of a panel; empty if there is none of this name.
    pub(super) fn corners(&self, name: PanelName) -> &[Point] {
        self.panels.iter().find(|panel| panel.name == name).map_or(&[], |panel| &panel.corners)
    }

    /// Returns the bounding box of a panel.
    pub(super) fn area(&self, name: PanelName) -> Rect {
        polyline(self.corners(name).iter().copied()).bounding_box()
    }

    /// Returns the bounding box of the flat sheet.
    pub(super) fn bounds(&self) -> Rect {
        polyline(self.outline.iter().copied()).bounding_box()
    }

    /// Returns the sheet as it is cut and folded, from the top left of its bounding box; `finished` is its size when folded.
    pub(super) fn blank(&self, finished: Size) -> Blank {
        let shift: Vec2 = -self.bounds().origin().to_vec2();
        let mut corners = self.outline.clone();
        corners.dedup_by(|corner, before| (*corner - *before).hypot() < SAME);
        let outline = polygon(corners.into_iter().map(|corner| corner + shift));
        let fold = |hinge: &Hinge| Fold {
            from: hinge.from + shift,
            to: hinge.to + shift,
            direction: FoldDirection::Mountain,
            quarters: 1,
        };
        Blank { outline, folds: self.hinges.iter().map(fold).collect(), finished }
    }
}
