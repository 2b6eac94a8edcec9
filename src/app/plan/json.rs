//! Writes a plan as JSON for programs. Names of members never change; new ones may be added.

use super::all;
use super::laser::names;
use crate::app::json::{list, number, object, quoted};
use crate::game::Piece;
use crate::imposition::{Contents, Detail, ListedPiece, Side};
use crate::imposition::{Media, Sides, TokenShape};
use crate::laser::LaserWork;
use crate::laser::chest::BoxPart;
use crate::make::{BedPlan, BoxPlan, FilePlan, KitPlan, LaserPlan, PagePlan};
use crate::render::Coverage;
use crate::scene::Flip;

/// Returns the plans of kits as JSON on one line.
pub(super) fn told(kits: &[KitPlan]) -> String {
    format!("{}\n", object(&[("kits", list(kits.iter().map(kit)))]))
}

fn kit(kit: &KitPlan) -> String {
    let [king, other, between] = kit.clearances().map(number);
    let mm = |length: crate::units::Length| number(length.to_mm());
    let sheets = [Media::Paper, Media::Card, Media::Labels, Media::Poster]
        .map(|media| (media.name(), kit.sheets(media).to_string()));
    let mut members = vec![
        ("variant", quoted(&kit.id)),
        ("name", quoted(&kit.name)),
        ("paper", quoted(&kit.paper.0)),
        ("sets", kit.sets.to_string()),
        ("board", kit.board.to_string()),
        ("cut", quoted(kit.measures.cut.name())),
        ("square_mm", mm(kit.measures.cell)),
        ("squares_mm", mm(kit.trim.side())),
        ("frame_mm", mm(kit.trim.frame)),
        ("board_mm", mm(kit.trim.whole())),
        ("king_disc_mm", mm(kit.measures.king_disc)),
        ("piece_disc_mm", mm(kit.measures.piece_disc)),
        (
            "token",
            quoted(match kit.token {
                TokenShape::Round => "round",
                TokenShape::Square => "square",
            }),
        ),
        (
            "clearance_mm",
            object(&[("king_in_square", king), ("piece_in_square", other), ("king_to_neighbour", between)]),
        ),
        ("discs_fit", kit.discs_fit().to_string()),
        ("sheets", object(&sheets)),
        (
            "cuts",
            object(&[
                ("straight", kit.cuts.straight.to_string()),
                ("round", kit.cuts.round.to_string()),
                ("folds", kit.cuts.folds.to_string()),
                ("joins", kit.cuts.joins.to_string()),
            ]),
        ),
        ("minutes", kit.minutes[0].to_string()),
        ("label_minutes", kit.minutes[1].to_string()),
        (
            "one_set",
            object(&[
                ("sheets", number((kit.share.sheets * 100.0).round() / 100.0)),
                ("straight", kit.share.cuts.straight.to_string()),
                ("round", kit.share.cuts.round.to_string()),
                ("minutes", kit.share.minutes.to_string()),
            ]),
        ),
        ("edition", kit.edition.number.to_string()),
        ("changes", list(kit.edition.changes.iter().map(|change| quoted(change)))),
        ("fingerprint", quoted(&kit.edition.fingerprint)),
        ("command", quoted(&kit.command)),
        (
            "left_out",
            list(kit.left_out.iter().map(|told| {
                object(&[("list", quoted(told.list.name())), ("paragraph", (told.nth + 1).to_string())])
            })),
        ),
        ("ink_percent", ink(kit.ink())),
    ];
    members.extend(kit.back.as_ref().map(|back| {
        let mut members = vec![("name", quoted(&back.name))];
        members.extend(back.squares.map(|size| ("squares", size.to_string())));
        members.extend(back.command.as_ref().map(|command| ("command", quoted(command))));
        ("back", object(&members))
    }));
    members.extend(kit.pack.map(|pack| ("pack", quoted(pack.name()))));
    members.extend(kit.label.as_ref().map(|label| ("label", quoted(label))));
    members.extend(kit.laser.as_ref().map(|plan| ("laser", laser(plan))));
    let beds: Vec<String> = kit.laser.iter().flat_map(names).collect();
    members.push(("others", paths(&[beds.as_slice(), &kit.others].concat())));
    members.push(("files", list(kit.files.iter().map(|each| file(kit, each)))));
    object(&members)
}

fn laser(plan: &LaserPlan) -> String {
    let mm = |length: crate::units::Length| number(length.to_mm());
    let mut members = vec![
        ("bed_width_mm", number(plan.bed.width)),
        ("bed_height_mm", number(plan.bed.height)),
        ("kerf_mm", mm(plan.kerf)),
    ];
    if let Some((trim, cut)) = plan.board {
        members.extend([
            ("cut", quoted(cut.name())),
            ("frame_mm", mm(trim.frame)),
            ("board_mm", mm(trim.whole())),
        ]);
    }
    members.extend(plan.chest.as_ref().map(|chest| ("box", box_of(chest))));
    members.extend(work(plan.work()));
    members.push(("beds", list(plan.beds.iter().enumerate().map(|(nth, each)| bed(nth, each)))));
    object(&members)
}

fn box_of(chest: &BoxPlan) -> String {
    let sides = |sides: [f64; 3]| list(sides.into_iter().map(number));
    let [pieces, cards] = chest.holds;
    object(&[
        ("thickness_mm", number(chest.thickness)),
        ("inside_mm", sides(chest.inside)),
        ("outside_mm", sides(chest.outside)),
        ("pieces", pieces.to_string()),
        ("cards", cards.to_string()),
    ])
}

fn bed(nth: usize, bed: &BedPlan) -> String {
    let test_piece = [("part", quoted("test piece")), ("count", "1".to_owned())];
    let of_box = |&(part, count): &(BoxPart, usize)| {
        object(&[("part", quoted(part.words()[0])), ("count", count.to_string())])
    };
    let test_piece = bed.has_test_piece.then(|| object(&test_piece));
    let mut members = vec![
        ("bed", (nth + 1).to_string()),
        ("plate_width_mm", number(bed.plate.width)),
        ("plate_height_mm", number(bed.plate.height)),
        ("parts", list(bed.parts.iter().map(part).chain(bed.box_parts.iter().map(of_box)).chain(test_piece))),
    ];
    members.extend(work(bed.work));
    members.push(("outputs", paths(&bed.names)));
    object(&members)
}

fn work(work: LaserWork) -> [(&'static str, String); 5] {
    [
        ("cut_length_mm", number(work.cut)),
        ("cut_lines", work.cut_lines.to_string()),
        ("score_length_mm", number(work.score)),
        ("score_lines", work.score_lines.to_string()),
        ("engrave_mm2", number(work.engrave)),
    ]
}

fn file(kit: &KitPlan, file: &FilePlan) -> String {
    let sides = match (kit.sides, file.duplex) {
        (Sides::Manual, _) => "manual",
        (_, None) => "one",
        (_, Some(Flip::ShortEdge)) => "short-edge",
        (_, Some(Flip::LongEdge)) => "long-edge",
    };
    object(&[
        ("file", quoted(file.names.first().map_or("", String::as_str))),
        ("scale_percent", "100".to_owned()),
        ("sides", quoted(sides)),
        ("page_count", file.count.to_string()),
        ("pages", list(file.pages.iter().map(page))),
        ("outputs", paths(&file.names)),
    ])
}

fn paths(paths: &[String]) -> String {
    list(paths.iter().map(|path| quoted(path)))
}

fn page(page: &PagePlan) -> String {
    let side = match page.side {
        Side::Only => "only",
        Side::First => "first",
        Side::Second => "second",
    };
    let labels = page.labels.as_ref().map(|name| ("label_sheet", quoted(name)));
    let mut members = vec![
        ("page", page.number.to_string()),
        ("media", quoted(page.media.name())),
        ("side", quoted(side)),
        ("title", quoted(&page.title)),
        ("width_mm", number(page.size.width)),
        ("height_mm", number(page.size.height)),
        ("parts", list(page.parts.iter().map(part))),
        ("ink_percent", ink(page.ink)),
    ];
    members.extend(labels);
    object(&members)
}

fn part(content: &Contents) -> String {
    let mut members = Vec::new();
    let name = match content.detail {
        Detail::Squares(columns, rows) => {
            members.push(("columns", columns.to_string()));
            members.push(("rows", rows.to_string()));
            content.component.words().one
        }
        Detail::OtherSide(columns, rows) => {
            members.push(("columns", columns.to_string()));
            members.push(("rows", rows.to_string()));
            "board-back"
        }
        Detail::Piece(ListedPiece(Piece::King)) => "king",
        Detail::Piece(ListedPiece(Piece::Defender)) => "defender",
        Detail::Piece(ListedPiece(Piece::Knight)) => "knight",
        Detail::Piece(ListedPiece(Piece::Attacker)) => "attacker",
        Detail::Piece(ListedPiece(Piece::Commander)) => "commander",
        Detail::Spare => "spare",
        Detail::None => content.component.words().one,
    };
    members.insert(0, ("count", content.count.to_string()));
    members.insert(0, ("part", quoted(name)));
    object(&members)
}

fn ink(ink: Coverage) -> String {
    let percent = |share: f64| number((share * 1000.0).round() / 10.0);
    object(&[
        ("all", percent(all(ink))),
        ("cyan", percent(ink.cyan)),
        ("magenta", percent(ink.magenta)),
        ("yellow", percent(ink.yellow)),
        ("black", percent(ink.black)),
        ("grey", percent(ink.grey)),
    ])
}
