//! Finds room on beds: rectangles of free room are split as parts are laid into them.

use super::lines::Layers;
use super::{Bed, GAP, LaserError, LaserPart, MARGIN};
use crate::scene::{Affine, Point, Rect, Size, quarter_turn};

/// Panel to lay on a bed; its drawing begins at its top left.
#[derive(Clone, Debug)]
pub(super) struct BedPanel {
    /// Name of the panel, for people.
    pub(super) what: &'static str,
    /// Parts that fall out of it.
    pub(super) parts: Vec<LaserPart>,
    /// Width and height with the kerf, in millimetres.
    pub(super) size: Size,
    pub(super) layers: Layers,
}

impl BedPanel {
    /// Returns a panel of these parts and this size; its drawing begins at `corner`, and is moved to the top left.
    pub(super) fn of(
        what: &'static str,
        parts: Vec<LaserPart>,
        corner: Point,
        size: Size,
        drawn: &Layers,
    ) -> Self {
        let mut layers = Layers::default();
        layers.add(drawn, Affine::translate(-corner.to_vec2()));
        Self { what, parts, size, layers }
    }
}

/// Beds with the room that is left on them.
pub(super) struct Nest {
    size: Size,
    beds: Vec<(Bed, Vec<Rect>)>,
}

/// Rectangle of free room.
#[derive(Clone, Copy)]
pub(super) struct BedRoom {
    bed: usize,
    nth: usize,
    /// Place and size on the bed.
    pub(super) area: Rect,
}

/// Tolerance for panels that fit exactly, in millimetres.
const SLACK: f64 = 0.001;

impl Nest {
    pub(super) const fn new(size: Size) -> Self {
        Self { size, beds: Vec::new() }
    }

    /// Returns the beds as they are laid.
    pub(super) fn beds(self) -> Vec<Bed> {
        self.beds.into_iter().map(|(bed, _)| bed).collect()
    }

    /// Returns the size of a bed in millimetres.
    pub(super) const fn bed(&self) -> Size {
        self.size
    }

    /// Adds another bed.
    pub(super) fn begin(&mut self) {
        let bed = Bed { size: self.size, layers: Layers::default(), parts: Vec::new() };
        self.beds.push((bed, vec![usable(self.size)]));
    }

    /// Returns all free rooms.
    pub(super) fn rooms(&self) -> Vec<BedRoom> {
        let beds = self.beds.iter().enumerate();
        beds.flat_map(|(bed, (_, rooms))| {
            rooms.iter().enumerate().map(move |(nth, &area)| BedRoom { bed, nth, area })
        })
        .collect()
    }

    /// Lays a drawing into the top left of a room, of which it takes the size `taken`.
    pub(super) fn fill(
        &mut self,
        room: BedRoom,
        taken: Size,
        layers: &Layers,
        place: Affine,
        parts: &[LaserPart],
    ) {
        let (bed, rooms) = &mut self.beds[room.bed];
        bed.parts.extend_from_slice(parts);
        let area = rooms.remove(room.nth);
        bed.layers.add(layers, Affine::translate((area.x0, area.y0)) * place);
        let (right, below) = (area.x0 + taken.width + GAP, area.y0 + taken.height + GAP);
        // Of the two ways to split the rest of the room, the one that keeps the larger part whole.
        let ways = [
            [Rect::new(right, area.y0, area.x1, below - GAP), Rect::new(area.x0, below, area.x1, area.y1)],
            [Rect::new(right, area.y0, area.x1, area.y1), Rect::new(area.x0, below, right - GAP, area.y1)],
        ];
        let is_room = |area: &Rect| area.x1 - area.x0 > 5.0 && area.y1 - area.y0 > 5.0;
        let largest = |way: &[Rect; 2]| {
            way.iter().copied().filter(is_room).map(|room| Rect::area(&room)).fold(0.0, f64::max)
        };
        let [first, second] = ways;
        let chosen = if largest(&first) >= largest(&second) { first } else { second };
        rooms.extend(chosen.into_iter().filter(is_room));
    }

    /// Lays a panel into the room that it fills best, as it is or turned; on another bed if there is none.
    ///
    /// # Errors
    /// If the panel is larger than a bed.
    pub(super) fn lay(&mut self, panel: &BedPanel) -> Result<(), LaserError> {
        let Size { width, height } = panel.size;
        let upright = (panel.size, Affine::IDENTITY);
        let turned = (Size::new(height, width), Affine::translate((height, 0.0)) * quarter_turn(1));
        let mut best: Option<(f64, BedRoom, (Size, Affine))> = None;
        for round in 0..2 {
            for room in self.rooms() {
                for way in [upright, turned] {
                    let left = (room.area.width() - way.0.width).min(room.area.height() - way.0.height);
                    // Beds are filled one after the other.
                    let rank = room.bed as f64 * 1e6 + left;
                    if left >= -SLACK && best.is_none_or(|(least, ..)| rank < least) {
                        best = Some((rank, room, way));
                    }
                }
            }
            if best.is_some() || round == 1 {
                break;
            }
            self.begin();
        }
        let (_, room, (size, place)) =
            best.ok_or(LaserError::TooLarge { what: panel.what, size: panel.size, bed: self.size })?;
        self.fill(room, size, &panel.layers, place, &panel.parts);
        Ok(())
    }
}

/// Returns the area of an empty bed that can be used.
fn usable(bed: Size) -> Rect {
    bed.to_rect().inset(-MARGIN)
}

/// Returns whether an empty bed has room for a panel of this size, as it is or turned.
pub(super) fn bed_holds(bed: Size, size: Size) -> bool {
    let room = usable(bed).size();
    let within = |a: f64, b: f64| a <= room.width + SLACK && b <= room.height + SLACK;
    within(size.width, size.height) || within(size.height, size.width)
}

/// Returns how many times a length goes into a room, with `between` from one to the next.
pub(super) fn times(room: f64, length: f64, between: f64) -> usize {
    ((room + between + SLACK) / (length + between)).floor().max(0.0) as usize
}
