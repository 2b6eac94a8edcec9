//! One picture of all pages of a kit, as they would lie on a table. Of several sets each kind of page is shown once, where it
//! first comes, and its caption says how often it comes: a hundred sets would be a picture in which nothing can be seen.

use super::{DocumentFile, Documents};
use crate::imposition::{Media, Order, SheetError};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::scene::{
    Affine, Color, Document, Item, Marks, OutlineEntry, Page, Path, Rect, Shape, Size, Stroke, Vec2,
};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Align, Face, Line, Style, Value};

/// The longer side of the largest page, in millimetres of the picture.
const LONG: f64 = 74.0;
/// Most by which a poster may be larger than the other pages: at their scale it would dwarf them.
const POSTER: f64 = 1.5;
/// Room between pages and around all of them, in millimetres of the picture.
const GAP: f64 = 9.0;
/// Room under a page for its caption.
const CAPTION: f64 = 6.5;
/// Room over the pages for the heading.
const HEAD: f64 = 21.0;
/// Room over the pages of each file for its name, if there are several files.
const SUBHEAD: f64 = 9.0;
/// Preferred ratio of the picture's width to its height.
const ASPECT: f64 = 1.4;
/// Highest resolution, in dots to an inch.
const SHARPEST: f64 = 200.0;
/// Approximate limit for the dots of the picture.
const MOST_DOTS: f64 = 40e6;
/// Colour of the table.
const TABLE: Color = Color::rgb(0xe4, 0xe2, 0xdd);

/// Picture of all pages, in bands of equal width from the top: a hundred sets in one drawing would take minutes.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The bands, each a page.
    pub document: Document,
    /// Resolution in dots to an inch that makes a picture of a handy size.
    pub dpi: f64,
}

/// Reduced page, with the data of its caption.
struct Thumb<'a> {
    page: &'a Page,
    number: usize,
    title: &'a str,
    scale: f64,
    /// Number of pages of its kind, this one included.
    times: usize,
}

impl Thumb<'_> {
    fn size(&self) -> Size {
        self.page.size * self.scale
    }
}

/// Draws the picture.
///
/// # Errors
/// If a caption can't be set.
pub fn preview(order: &Order, made: &Documents) -> Result<Preview, SheetError> {
    let mut marks = Marks::default();
    let composer = order.composer(&mut marks);
    let groups: Vec<Vec<Thumb<'_>>> = thumbs(made, order.settings.sets > 1);
    let width = best_width(&groups);
    let Some(first) = made.files.first() else { return Err(SheetError::Empty) };
    let mut info = first.document.info.clone();
    let pages: usize = groups.iter().flatten().map(|thumb| thumb.times).sum();
    let is_whole = groups.iter().flatten().all(|thumb| thumb.times == 1);
    let about = [
        ("paper", Value::Text(order.settings.paper.title())),
        ("pages", Value::Number(pages as f64)),
        ("shown", Value::from(if is_whole { "all" } else { "kinds" })),
    ];
    let about = composer.say("preview-about", &about)?;
    let mut picture = PagePicture { composer, items: Vec::new(), width, bands: Vec::new() };
    picture.heading(&info.title, &about)?;
    let mut top = HEAD;
    for (file, group) in made.files.iter().zip(&groups) {
        if made.files.len() > 1 {
            picture.file(&file.planned.name(&order.stem), top)?;
            top += SUBHEAD;
        }
        for row in rows(group, width) {
            top = picture.row(row, top)?;
            picture.band(top);
            top = 0.0;
        }
    }
    info.subject.clone_from(&about);
    let inches = picture.bands.iter().map(|band| band.size.area()).sum::<f64>() / (25.4 * 25.4);
    Ok(Preview {
        document: Document {
            outline: vec![OutlineEntry::of(info.title.clone(), 0)],
            info,
            flip: None,
            numbers: Vec::new(),
            pages: picture.bands,
            structure: Vec::new(),
        },
        dpi: (MOST_DOTS / inches).sqrt().floor().min(SHARPEST),
    })
}

/// Returns the pages of each file, with their scale: all of them, or one of each kind.
fn thumbs<'a>(made: &'a Documents, one_of_each: bool) -> Vec<Vec<Thumb<'a>>> {
    let files = &made.files;
    let long = |page: &Page| page.size.width.max(page.size.height);
    let longest = |poster: bool| {
        let files = files.iter().filter(move |file| (file.planned.media == Some(Media::Poster)) == poster);
        files.flat_map(|file| &file.document.pages).map(long).fold(1.0, f64::max)
    };
    // All pages have one scale, so that sizes of paper are seen; a poster has a smaller one.
    let ordinary = LONG / longest(false);
    let poster = ordinary.min(POSTER * LONG / longest(true));
    let small = |file: &'a DocumentFile| -> Vec<Thumb<'a>> {
        let DocumentFile { planned, document } = file;
        let scale = if planned.media == Some(Media::Poster) { poster } else { ordinary };
        let title = |nth| document.outline.iter().rev().find(|entry| entry.page <= nth);
        // Blank backs form one kind, too.
        let kind = |nth: usize| made.plan.page(planned.pages[nth]).map(|page| page.kind);
        let mut shown: Vec<Thumb<'a>> = Vec::new();
        for (nth, page) in document.pages.iter().enumerate() {
            let like =
                |thumb: &&mut Thumb<'_>| kind(thumb.number - 1) == kind(nth) && thumb.page.size == page.size;
            if one_of_each && let Some(known) = shown.iter_mut().find(like) {
                known.times += 1;
                continue;
            }
            let title = title(nth).map_or("", |entry| entry.title.as_str());
            shown.push(Thumb { page, number: nth + 1, title, scale, times: 1 });
        }
        shown
    };
    files.iter().map(small).collect()
}

/// Splits pages into rows that are no wider than the picture.
fn rows<'a, 'b>(group: &'b [Thumb<'a>], width: f64) -> Vec<&'b [Thumb<'a>]> {
    let mut rows = Vec::new();
    let (mut start, mut x) = (0, GAP);
    for (nth, thumb) in group.iter().enumerate() {
        let wide = thumb.size().width + GAP;
        if nth > start && x + wide > width + 1e-6 {
            rows.push(&group[start..nth]);
            (start, x) = (nth, GAP);
        }
        x += wide;
    }
    if start < group.len() {
        rows.push(&group[start..]);
    }
    rows
}

fn row_height(row: &[Thumb<'_>]) -> f64 {
    row.iter().map(|thumb| thumb.size().height).fold(0.0, f64::max)
}

/// Returns the width of the picture: several pages stand side by side, so that it is neither a ribbon nor a tower.
fn best_width(groups: &[Vec<Thumb<'_>>]) -> f64 {
    let all: Vec<f64> = groups.iter().flatten().map(|thumb| thumb.size().width).collect();
    // The heading needs room even over a single page.
    let least = all.iter().copied().fold(110.0, f64::max) + 2.0 * GAP;
    let mut best = (f64::INFINITY, least);
    for count in 1..=all.len().min(40) {
        // Wide enough for any `count` pages that follow each other.
        let run = all.windows(count).map(|run| run.iter().sum::<f64>()).fold(0.0, f64::max);
        let room = (run + (count + 1) as f64 * GAP).max(least);
        // The picture needs to be no wider than its widest row.
        let row = |row: &[Thumb<'_>]| row.iter().map(|thumb| thumb.size().width + GAP).sum::<f64>() + GAP;
        let rows_of = groups.iter().flat_map(|group| rows(group, room));
        let width = rows_of.map(row).fold(least, f64::max);
        let height: f64 = groups
            .iter()
            .flat_map(|group| rows(group, width))
            .map(|row| row_height(row) + CAPTION + GAP)
            .sum::<f64>()
            + HEAD;
        let aspect = width / height;
        let off = if aspect > ASPECT { aspect / ASPECT } else { ASPECT / aspect };
        if off < best.0 {
            best = (off, width);
        }
    }
    best.1
}

/// The picture while it is drawn.
struct PagePicture<'a> {
    composer: Composer<'a>,
    /// Items of the band that is being drawn.
    items: Vec<Item>,
    width: f64,
    bands: Vec<Page>,
}

impl PagePicture<'_> {
    fn style(&self, face: Face, points: f64, color: Color) -> Style {
        Style { face, color, align: Align::Left, ..small(&self.composer, points) }
    }

    /// Sets a line no wider than `most` millimetres, in smaller type if need be.
    fn line(&self, text: &str, style: Style, most: f64) -> Result<Line, LayoutError> {
        let line = self.composer.label(text, &style)?;
        if line.width <= most {
            return Ok(line);
        }
        self.composer.label(text, &Style { size: style.size * (most / line.width), ..style })
    }

    fn heading(&mut self, title: &str, about: &str) -> Result<(), LayoutError> {
        let palette = self.composer.palette;
        let most = self.width - 2.0 * GAP;
        let title = self.line(title, self.style(Face::SemiBold, 15.0, palette.ink), most)?;
        let about = self.line(about, self.style(Face::Regular, 10.0, palette.quiet), most)?;
        self.items.extend(at(title, GAP, GAP + 3.6));
        self.items.extend(at(about, GAP, GAP + 9.0));
        Ok(())
    }

    fn file(&mut self, name: &str, top: f64) -> Result<(), LayoutError> {
        let style = self.style(Face::Italic, 10.0, self.composer.palette.ink);
        let line = self.line(name, style, self.width - 2.0 * GAP)?;
        self.items.extend(at(line, GAP, top + 4.0));
        Ok(())
    }

    /// Ends a band of this height, in millimetres.
    fn band(&mut self, height: f64) {
        let size = Size::new(self.width, height);
        // The ground goes on beyond the edges: otherwise the last row of dots would be half white.
        let mut items = vec![Path::fill(size.to_rect().inset(1.0).to_path(0.01), TABLE).into()];
        items.append(&mut self.items);
        self.bands.push(Page { size, trim: None, bleed: None, items });
    }

    /// Draws pages side by side, on one line; returns where the next row begins.
    fn row(&mut self, row: &[Thumb<'_>], top: f64) -> Result<f64, LayoutError> {
        let height = row_height(row);
        let mut x = GAP;
        for thumb in row {
            let size = thumb.size();
            self.page(thumb, Vec2::new(x, top + height - size.height));
            self.caption(thumb, x, top + height)?;
            x += size.width + GAP;
        }
        Ok(top + height + CAPTION + GAP)
    }

    fn page(&mut self, thumb: &Thumb<'_>, corner: Vec2) {
        let area = Rect::from_origin_size(corner.to_point(), thumb.size());
        let outline = |area: Rect| area.to_path(0.01);
        let shadow = Path { opacity: 0.16, ..Path::fill(outline(area + Vec2::new(0.7, 0.9)), Color::BLACK) };
        self.items.push(shadow.into());
        self.items.push(Path::fill(outline(area), Color::WHITE).into());
        self.items.push(Item::Group {
            transform: Affine::translate(corner) * Affine::scale(thumb.scale),
            clip: Some(outline(thumb.page.size.to_rect())),
            opacity: 1.0,
            items: thumb.page.items.clone(),
        });
        let frame = Stroke::new(Color::rgb(0x8c, 0x88, 0x80), 0.15);
        self.items.push(Path::stroke(outline(area), frame).into());
    }

    /// Draws the page's number, its title and how often it comes; without the title where there is no room.
    fn caption(&mut self, thumb: &Thumb<'_>, x: f64, top: f64) -> Result<(), LayoutError> {
        let style = self.style(Face::Regular, 9.0, self.composer.palette.ink);
        let number = ("page", Value::Number(thumb.number as f64));
        let times = match thumb.times {
            1 => String::new(),
            times => self.composer.say("preview-times", &[("count", Value::Number(times as f64))])?,
        };
        let say = |title: &str| {
            let caption = [number.clone(), ("title", Value::Text(title.to_owned()))];
            let caption = self.composer.say("preview-caption", &caption)?;
            let caption = [caption.trim_end(), &times].map(str::to_owned);
            Ok::<_, LayoutError>(
                caption.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "),
            )
        };
        let wide = thumb.size().width;
        let mut line = self.composer.label(&say(thumb.title)?, &style)?;
        if line.width > wide + GAP / 2.0 {
            line = self.composer.label(&say("")?, &style)?;
        }
        let x = x + (wide - line.width) / 2.0;
        self.items.extend(at(line, x, top + 4.6));
        Ok(())
    }
}
