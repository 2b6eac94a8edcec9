//! Finding room on a page: the largest free rectangles of a sheet ("maximal rectangles").

use crate::scene::{Rect, Size};

/// The free room of one page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Room {
    free: Vec<Rect>,
    gap: f64,
}

impl Room {
    /// Returns an empty room; `gap` is the distance in millimetres to keep between the elements put into it.
    #[must_use]
    pub(crate) fn new(area: Rect, gap: f64) -> Self {
        Self { free: vec![area], gap }
    }

    /// Returns the free rectangles; they overlap each other, but none lies within another.
    #[must_use]
    pub(crate) fn free(&self) -> &[Rect] {
        &self.free
    }

    /// Returns the place for a rectangle nearest to the top, then to the left, without taking it. `None`: there is no room.
    #[must_use]
    pub(crate) fn find(&self, size: Size) -> Option<Rect> {
        self.nearest(size, (0.0, 0.0), |place| [place.y0, place.x0])
    }

    /// Returns the place for a rectangle nearest to the right, then to the top.
    #[must_use]
    pub(super) fn find_right(&self, size: Size) -> Option<Rect> {
        self.nearest(size, (1.0, 0.0), |place| [-place.x1, place.y0])
    }

    /// Returns the place for a rectangle nearest to the bottom, then to the right.
    #[must_use]
    pub(super) fn find_bottom(&self, size: Size) -> Option<Rect> {
        self.nearest(size, (1.0, 1.0), |place| [-place.y1, -place.x1])
    }

    /// Returns, of the places in a corner of each free rectangle, the one with the least key. The corner is given in shares of
    /// the room left over: (0, 0) is the top left, (1, 1) the bottom right.
    fn nearest(&self, size: Size, corner: (f64, f64), key: impl Fn(&Rect) -> [f64; 2]) -> Option<Rect> {
        self.free
            .iter()
            .filter(|room| fits(size, **room))
            .map(|room| {
                let x = room.x0 + corner.0 * (room.width() - size.width);
                let y = room.y0 + corner.1 * (room.height() - size.height);
                Rect::from_origin_size((x, y), size)
            })
            .min_by(|a, b| {
                let ([a0, a1], [b0, b1]) = (key(a), key(b));
                a0.total_cmp(&b0).then(a1.total_cmp(&b1))
            })
    }

    /// Takes a rectangle out of the free room, with the gap around it.
    pub(crate) fn take(&mut self, taken: Rect) {
        let taken = taken.inset(self.gap);
        if !self.free.iter().any(|room| meet(*room, taken)) {
            return;
        }
        // The rest of each rectangle, and whether something is cut away from it.
        let mut left = Vec::with_capacity(self.free.len() + 8);
        for room in self.free.drain(..) {
            if meet(room, taken) {
                left.extend(sides(room, taken).map(|side| (side, true)));
            } else {
                left.push((room, false));
            }
        }
        // Unchanged rectangles do not lie within each other, so that only cut ones are checked.
        let kept = left.iter().enumerate().filter(|(nth, (_, cut))| !cut || !is_hidden(*nth, &left));
        self.free.extend(kept.map(|(_, (room, _))| *room));
    }

    /// Returns whether there is still a place for a rectangle of `size` if `taken` is taken.
    #[must_use]
    pub(super) fn has_beside(&self, size: Size, taken: Rect) -> bool {
        let taken = taken.inset(self.gap);
        self.free.iter().any(|room| {
            if meet(*room, taken) {
                sides(*room, taken).any(|side| fits(size, side))
            } else {
                fits(size, *room)
            }
        })
    }
}

/// Returns whether a taken area reaches into a room.
fn meet(room: Rect, taken: Rect) -> bool {
    room.intersect(taken).area() > 0.0
}

/// Returns the rest of a room at the left, the right, the top and the bottom of the area taken out of it.
fn sides(room: Rect, taken: Rect) -> impl Iterator<Item = Rect> {
    let sides = [
        Rect::new(room.x0, room.y0, taken.x0, room.y1),
        Rect::new(taken.x1, room.y0, room.x1, room.y1),
        Rect::new(room.x0, room.y0, room.x1, taken.y0),
        Rect::new(room.x0, taken.y1, room.x1, room.y1),
    ];
    sides.into_iter().filter(|side| side.x1 - side.x0 > 0.01 && side.y1 - side.y0 > 0.01)
}

/// Returns whether a size fits, within a thousandth of a millimetre, for sums of measures that should be equal.
fn fits(size: Size, room: Rect) -> bool {
    size.width <= room.width() + 0.001 && size.height <= room.height() + 0.001
}

/// Returns whether a room lies within another; of equal rooms, all but the first do.
fn is_hidden(nth: usize, rooms: &[(Rect, bool)]) -> bool {
    let within = |a: &Rect, b: &Rect| b.x0 <= a.x0 && b.y0 <= a.y0 && b.x1 >= a.x1 && b.y1 >= a.y1;
    let room = &rooms[nth].0;
    let hides = |(other_nth, (other, _)): (usize, &(Rect, bool))| {
        nth != other_nth && within(room, other) && (!within(other, room) || other_nth < nth)
    };
    rooms.iter().enumerate().any(hides)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_taken_is_no_longer_found() {
        let mut room = Room::new(Rect::new(0.0, 0.0, 100.0, 100.0), 5.0);
        let first = room.find(Size::new(60.0, 60.0)).unwrap();
        assert_eq!(first, Rect::new(0.0, 0.0, 60.0, 60.0));
        room.take(first);
        assert_eq!(room.find(Size::new(36.0, 10.0)), Some(Rect::new(0.0, 65.0, 36.0, 75.0)));
        assert_eq!(room.find(Size::new(35.0, 60.0)), Some(Rect::new(65.0, 0.0, 100.0, 60.0)));
        assert_eq!(room.find(Size::new(40.0, 40.0)), None);
    }

    proptest! {
        #[test]
        fn nothing_ever_touches(sizes in prop::collection::vec((5.0..60.0, 5.0..60.0), 1..20)) {
            let area = Rect::new(5.0, 5.0, 205.0, 292.0);
            let mut room = Room::new(area, 3.0);
            let mut placed: Vec<Rect> = Vec::new();
            for (width, height) in sizes {
                if let Some(place) = room.find(Size::new(width, height)) {
                    // A rectangle that fits within a thousandth of a millimetre may stand out by that much.
                    prop_assert!(area.inset(0.0011).contains_rect(place));
                    for other in &placed {
                        prop_assert!(place.inset(2.999).intersect(*other).area() <= 0.0);
                    }
                    placed.push(place);
                    room.take(place);
                }
            }
        }
    }
}
