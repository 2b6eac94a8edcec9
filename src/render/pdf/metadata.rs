//! Metadata of the file, and its outline.

use super::convert::{points, spaced};
use crate::render::RenderError;
use crate::scene::{Document, Info, OutlineEntry};
use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::metadata::{DateTime, Metadata};
use krilla::outline::{Outline, OutlineNode};

/// Returns title, language and the like.
pub(super) fn metadata(info: &Info) -> Metadata {
    Metadata::new()
        .title(info.title.clone())
        .description(info.subject.clone())
        .keywords(info.keywords.clone())
        .creator(info.creator.clone())
        .producer("krilla".to_owned())
        .language(info.language.clone())
        // All editions of one document have the same id, as the standard asks.
        .document_id(format!("tafl-print/{}/{}", info.language, info.title))
        .creation_date(date(info.date))
}

/// Returns the civil date and time, UTC, of a number of seconds since 1970.
fn date(seconds: i64) -> DateTime {
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = civil(days);
    DateTime::new(year.clamp(0, 9999) as u16)
        .month(month as u8)
        .day(day as u8)
        .hour((second / 3600) as u8)
        .minute((second / 60 % 60) as u8)
        .second((second % 60) as u8)
        .utc_offset_hour(0)
        .utc_offset_minute(0)
}

/// Returns year, month and day of a number of days since 1970-01-01 in the Gregorian calendar.
///
/// Counts in years that begin on 1 March, so that the leap day is the last day of a year, and in cycles of 400
/// years, which all have 146 097 days.
fn civil(days: i64) -> (i64, i64, i64) {
    // 1 March of the year 0 is 719 468 days before 1970-01-01.
    let days = days + 719_468;
    let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // From March on, five months in turn have 153 days.
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (cycle * 400 + year + next, month, day)
}

/// Returns the outline; each line leads to the top of its page.
pub(super) fn outline(document: &Document) -> Result<Outline, RenderError> {
    let mut outline = Outline::new();
    for entry in &document.outline {
        outline.push_child(line(entry, document.pages.len())?);
    }
    Ok(outline)
}

/// Returns a line of the outline with the lines below it.
fn line(entry: &OutlineEntry, pages: usize) -> Result<OutlineNode, RenderError> {
    if entry.page >= pages {
        let how = format!("the outline's `{}` leads to page {} that is not there", entry.title, entry.page);
        return Err(RenderError::Malformed(how));
    }
    let top = Point::from_xy(points(0.0), points(0.0));
    let mut node = OutlineNode::new(spaced(&entry.title), XyzDestination::new(entry.page, top));
    for below in &entry.children {
        node.push_child(line(below, pages)?);
    }
    Ok(node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        // Values of `date -u -d @SECONDS`, by GNU coreutils.
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(-1), (1969, 12, 31));
        assert_eq!(civil(951_782_400 / 86_400), (2000, 2, 29));
        assert_eq!(civil(951_868_800 / 86_400), (2000, 3, 1));
        assert_eq!(civil(1_735_603_200 / 86_400), (2024, 12, 31));
        assert_eq!(civil(4_107_542_400 / 86_400), (2100, 3, 1));
    }
}
