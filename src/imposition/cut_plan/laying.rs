//! One sheet while it is filled.

use super::element::{CutSheet, Element, Placed, SlugLineForm};
use super::pack::Room;
use crate::imposition::settings::Settings;
use crate::scene::{Rect, Size};
use crate::units::Length;

/// Room between the bleeds of two elements on a sheet, in millimetres, so that cut marks stand clear.
pub(crate) const GAP: f64 = 4.0;

/// A sheet while it is filled.
#[derive(Clone)]
pub(crate) struct SheetInProgress {
    pub(crate) placed: Vec<Placed>,
    /// Free room, from which the areas in `untaken` are not yet taken.
    room: Room,
    /// Areas that are placed but not yet taken out of the room: on most sheets of pieces free room is never looked for again.
    untaken: Vec<Rect>,
    /// Printable area.
    printable: Rect,
    bleed: Length,
    /// Width of the room around a board part's trim box that has to lie within the margins, in millimetres.
    kept: f64,
    /// Whether the slug line is placed. Until then, room is kept for one.
    labelled: bool,
}

impl SheetInProgress {
    pub(crate) fn empty(settings: &Settings) -> Self {
        let printable = settings.paper.printable(settings.margin);
        let room = Room::new(printable, GAP);
        Self {
            placed: Vec::new(),
            room,
            untaken: Vec::new(),
            printable,
            bleed: settings.bleed,
            kept: 0.0,
            labelled: false,
        }
    }

    /// Returns this sheet, which keeps `kept` millimetres around each board part within the margins, too.
    pub(crate) fn keeping(self, kept: f64) -> Self {
        Self { kept, ..self }
    }

    /// Returns this sheet with another gap between the bleeds of its elements, present and future ones.
    pub(crate) fn spaced(self, gap: f64) -> Self {
        let mut room = Room::new(self.printable, gap);
        for placed in &self.placed {
            room.take(placed.outer_within(self.bleed, self.printable));
        }
        Self { room, untaken: Vec::new(), ..self }
    }

    /// Returns whether the slug line is placed.
    pub(super) const fn is_labelled(&self) -> bool {
        self.labelled
    }

    /// Returns whether an element of `size` has room, as it is or turned, and leaves room for the slug line.
    pub(crate) fn holds(&mut self, element: Element, size: Size) -> bool {
        self.settle();
        self.find(element, size, false, Room::find).is_some()
    }

    /// Puts an element at a place: `area` is its trimmed area.
    pub(crate) fn put(&mut self, element: Element, area: Rect, turned: bool) {
        let placed = Placed { element, area, turned };
        self.untaken.push(placed.outer_within(self.bleed, self.printable));
        self.placed.push(placed);
    }

    /// Takes everything that is placed out of the room.
    pub(super) fn settle(&mut self) {
        for area in self.untaken.drain(..) {
            self.room.take(area);
        }
    }

    /// Puts an element of `size` where `find` finds room; returns whether there is any.
    pub(crate) fn lay(
        &mut self,
        element: Element,
        size: Size,
        across: bool,
        find: impl Fn(&Room, Size) -> Option<Rect>,
    ) -> bool {
        self.settle();
        let place = self.find(element, size, across, find);
        if let Some((area, turned)) = place {
            self.put(element, area, turned);
        }
        place.is_some()
    }

    /// Returns the trimmed area of an element of `size`, and whether it is turned there. Where both ways fit, it stays as it is,
    /// or lies across if `across` is true. Inserts of one size lie the same way on a sheet. `None`: there is no room.
    fn find(
        &self,
        element: Element,
        size: Size,
        across: bool,
        find: impl Fn(&Room, Size) -> Option<Rect>,
    ) -> Option<(Rect, bool)> {
        let mut ways = [(size, false), (turned(size), true)];
        if across && size.height > size.width {
            ways.reverse();
        }
        let is_like = |other: &&Placed| {
            let of = other.area.size();
            matches!((element, other.element), (Element::Insert { .. }, Element::Insert { .. }))
                && ways.iter().any(|(size, turned)| *turned == other.turned && of == *size)
        };
        let way = self.placed.iter().find(is_like).map(|other| other.turned);
        ways.into_iter().filter(|(_, turned)| way.is_none_or(|way| way == *turned)).find_map(
            |(size, turned)| {
                let outer = find(&self.room, self.outer(element, size))?;
                self.keeps_label(outer).then(|| (Rect::from_center_size(outer.center(), size), turned))
            },
        )
    }

    /// Returns the size of an element of `size` together with the room around it. Of a board part or a card, only the trimmed
    /// area and the room kept around it have to lie within the margins: further bleed or marks end where the printable area ends.
    fn outer(&self, element: Element, size: Size) -> Size {
        let outset = element.outset(self.bleed);
        let (least, most) = match element {
            Element::Board { .. } => (self.kept, outset.max(self.kept)),
            Element::Insert { .. } => (0.0, outset),
            _ => (outset, outset),
        };
        let within = |trimmed: f64, room: f64| (trimmed + 2.0 * most).min((trimmed + 2.0 * least).max(room));
        Size::new(within(size.width, self.printable.width()), within(size.height, self.printable.height()))
    }

    /// Returns whether the slug line still finds room when `area` is taken.
    fn keeps_label(&self, area: Rect) -> bool {
        if self.labelled {
            return true;
        }
        SlugLineForm::ALL.into_iter().any(|form| {
            [form.size(), turned(form.size())].into_iter().any(|size| self.room.has_beside(size, area))
        })
    }

    /// Puts the slug line where there is room for it: in the form `liked` if that fits, else in another.
    pub(crate) fn label(&mut self, liked: SlugLineForm) {
        if !self.labelled {
            self.settle();
            let place = label_in(&self.room, liked).or_else(|| label_place(&self.room));
            self.put_label(place);
        }
    }

    /// Puts the slug line at the upper right; returns the room at its left, as high as the slug line and the gap below
    /// it.
    pub(super) fn label_at_the_corner(&mut self) -> Option<Rect> {
        let form = SlugLineForm::Block;
        self.settle();
        let area = self.room.find_right(form.size())?;
        self.put_label(Some((form, area, false)));
        Some(Rect::new(self.printable.x0, area.y0, area.x0 - GAP, area.y1 + GAP))
    }

    fn put_label(&mut self, place: Option<(SlugLineForm, Rect, bool)>) {
        if let Some((form, area, turned)) = place {
            self.put(Element::SlugLine(form), area, turned);
            self.labelled = true;
        }
    }

    /// Returns whether no element reaches into an area.
    pub(super) fn is_free(&self, area: Rect) -> bool {
        let reaches = |placed: &Placed| {
            placed.outer_within(self.bleed, self.printable).inset(-0.001).intersect(area).area() > 0.0
        };
        !self.placed.iter().any(reaches)
    }

    /// The largest free rectangle.
    pub(crate) fn largest(&mut self) -> Rect {
        self.settle();
        let free = self.room.free().iter();
        free.max_by(|a, b| a.area().total_cmp(&b.area())).copied().unwrap_or(Rect::ZERO)
    }

    /// Returns the finished sheet. Its blank part lies at the foot, in one piece: inserts near the foot are moved up as far as
    /// there is room. Inserts of one size that lie side by side stay so, so that one cut goes along them all.
    pub(crate) fn finished(mut self) -> CutSheet {
        let is_insert = |placed: &Placed| matches!(placed.element, Element::Insert { .. });
        let mut inserts: Vec<usize> =
            (0..self.placed.len()).filter(|nth| is_insert(&self.placed[*nth])).collect();
        inserts.sort_by(|a, b| self.placed[*a].area.y0.total_cmp(&self.placed[*b].area.y0));
        let before = self.placed.clone();
        let mut moved = vec![false; self.placed.len()];
        for &nth in &inserts {
            let is_beside = |other: &usize| {
                let (one, other) = (before[nth].area, before[*other].area);
                (one.y0 - other.y0).abs() < 0.001 && one.size() == other.size()
            };
            let row: Vec<usize> = inserts.iter().copied().filter(is_beside).collect();
            if row.iter().any(|other| moved[*other]) {
                continue;
            }
            // As far as all of them can, before anything below follows them.
            let up = row.iter().map(|nth| self.room_above(*nth)).fold(f64::MAX, f64::min);
            for other in row {
                moved[other] = true;
                let area = &mut self.placed[other].area;
                (area.y0, area.y1) = (area.y0 - up, area.y1 - up);
            }
        }
        CutSheet { placed: self.placed, lines: Vec::new() }
    }

    /// Returns how far an element can be moved up before it comes too near to an element above it.
    fn room_above(&self, nth: usize) -> f64 {
        let outer = |placed: &Placed| placed.outer_within(self.bleed, self.printable);
        let own = outer(&self.placed[nth]);
        let column = Rect { y0: self.printable.y0, y1: own.y0, ..own }.inset(GAP - 0.001);
        let above = self.placed.iter().enumerate().filter(|(other, _)| *other != nth);
        let above = above.map(|(_, other)| outer(other)).filter(|other| other.intersect(column).area() > 0.0);
        let top = above.map(|other| other.y1 + GAP).fold(self.printable.y0, f64::max);
        // Gaps may be narrower than this already.
        (own.y0 - top).max(0.0)
    }

    /// Returns the area that is free of elements and of the room around them, in square millimetres.
    pub(super) fn free_area(&self) -> f64 {
        let taken = |placed: &Placed| placed.outer_within(self.bleed, self.printable).area();
        self.printable.area() - self.placed.iter().map(taken).sum::<f64>()
    }
}

fn label_place(room: &Room) -> Option<(SlugLineForm, Rect, bool)> {
    SlugLineForm::ALL.into_iter().find_map(|form| label_in(room, form))
}

fn label_in(room: &Room, form: SlugLineForm) -> Option<(SlugLineForm, Rect, bool)> {
    let upright = room.find_bottom(form.size()).map(|area| (form, area, false));
    upright.or_else(|| room.find_bottom(turned(form.size())).map(|area| (form, area, true)))
}

fn turned(size: Size) -> Size {
    Size::new(size.height, size.width)
}
