//! Writes a plan as JSON for programs. Names of members never change; new ones may be added.

use crate::game::Piece;
use crate::imposition::{
    Contents, Detail, LabelSheet, ListedPiece, Media, Pack, PlannedPage, Side, Sides, TokenShape,
};
use crate::laser::LaserWork;
use crate::laser::chest::BoxPart;
use crate::make::numbers::json as number;
use crate::make::{BackPlan, BedPlan, BoxPlan, FilePlan, KitPlan, LaserPlan, PrintedPage};
use crate::render::Coverage;
use crate::scene::Flip;
use crate::units::Length;
use serde_json::{Map, Value, json};

/// Returns the plans of kits as JSON on one line: an object with the members that `docs/book/plan.schema.json` describes.
#[must_use]
pub fn plan_json(kits: &[KitPlan]) -> String {
    format!("{}\n", json!({"kits": kits.iter().map(kit).collect::<Vec<_>>()}))
}

/// Members of a JSON object, in order.
type Members = Map<String, Value>;

/// Returns the members of an object.
fn members(object: Value) -> Members {
    if let Value::Object(members) = object { members } else { Members::new() }
}

/// Adds a member, if there is a value for it.
fn add(members: &mut Members, name: &str, value: Option<impl Into<Value>>) {
    members.extend(value.map(|value| (name.to_owned(), value.into())));
}

/// Returns a length in millimetres.
fn mm(length: Length) -> Value {
    number(length.to_mm())
}

fn kit(kit: &KitPlan) -> Value {
    let [king, other, between] = kit.clearances().map(number);
    let sheets = Media::ALL.map(|media| (media.name().to_owned(), Value::from(kit.sheets(media))));
    let left_out = kit.plan.leaflet.iter().flat_map(|leaflet| &leaflet.left_out);
    let left_out = left_out.map(|told| json!({"list": told.list.name(), "paragraph": told.nth + 1}));
    let (plan, settings, (trim, cut)) = (&kit.plan, &kit.plan.settings, kit.board());
    let (cuts, share) = (plan.cuts(), plan.share());
    let mut all = members(json!({
        "variant": kit.id,
        "name": kit.name,
        "paper": settings.paper.name(),
        "sets": settings.sets,
        "board": trim.squares,
        "cut": cut.name(),
        "square_mm": mm(plan.measures.cell),
        "squares_mm": mm(trim.side()),
        "frame_mm": mm(trim.frame),
        "board_mm": mm(trim.whole()),
        "king_disc_mm": mm(plan.measures.king_disc),
        "piece_disc_mm": mm(plan.measures.piece_disc),
        "token": match settings.token {
            TokenShape::Round => "round",
            TokenShape::Square => "square",
        },
        "clearance_mm": {"king_in_square": king, "piece_in_square": other, "king_to_neighbour": between},
        "discs_fit": kit.discs_fit(),
        "sheets": sheets.into_iter().collect::<Members>(),
        "cuts": {
            "straight": cuts.straight,
            "round": cuts.round,
            "folds": cuts.folds,
            "joins": cuts.joins,
        },
        "minutes": kit.minutes(),
        "label_minutes": plan.minutes().labels,
        "one_set": {
            "sheets": number((share.sheets * 100.0).round() / 100.0),
            "straight": share.cuts.straight,
            "round": share.cuts.round,
            "minutes": kit.minutes_of_one(),
        },
        "edition": kit.edition.number,
        "changes": kit.edition.changes,
        "fingerprint": kit.edition.fingerprint,
        "command": kit.command,
        "left_out": left_out.collect::<Vec<_>>(),
        "ink_percent": ink(kit.ink()),
    }));
    add(&mut all, "back", kit.back.as_ref().map(back));
    add(&mut all, "pack", settings.pack.map(Pack::name));
    add(&mut all, "label", settings.label.clone());
    add(&mut all, "laser", kit.laser.as_ref().map(laser));
    let beds: Vec<String> = kit.laser.iter().flat_map(LaserPlan::names).collect();
    add(&mut all, "others", Some([beds.as_slice(), &kit.others].concat()));
    add(&mut all, "files", Some(kit.files.iter().map(|each| file(kit, each)).collect::<Value>()));
    Value::Object(all)
}

fn back(back: &BackPlan) -> Value {
    let mut all = members(json!({"name": back.name}));
    add(&mut all, "squares", back.squares);
    add(&mut all, "command", back.command.clone());
    Value::Object(all)
}

fn laser(plan: &LaserPlan) -> Value {
    let mut all = members(json!({
        "bed_width_mm": number(plan.bed.width),
        "bed_height_mm": number(plan.bed.height),
        "kerf_mm": mm(plan.kerf),
    }));
    if let Some((trim, cut)) = plan.board {
        let board = json!({"cut": cut.name(), "frame_mm": mm(trim.frame), "board_mm": mm(trim.whole())});
        all.extend(members(board));
    }
    add(&mut all, "box", plan.chest.as_ref().map(box_of));
    all.extend(work(plan.work()));
    add(&mut all, "beds", Some(plan.beds.iter().zip(1..).map(bed).collect::<Value>()));
    Value::Object(all)
}

fn box_of(chest: &BoxPlan) -> Value {
    let [pieces, cards] = chest.holds;
    json!({
        "thickness_mm": number(chest.thickness),
        "inside_mm": chest.inside.map(number),
        "outside_mm": chest.outside.map(number),
        "pieces": pieces,
        "cards": cards,
    })
}

fn bed((bed, nth): (&BedPlan, usize)) -> Value {
    let of_box = |&(part, count): &(BoxPart, usize)| json!({"part": part.words()[0], "count": count});
    let test_piece = bed.has_test_piece.then(|| json!({"part": "test piece", "count": 1}));
    let parts = bed.parts.iter().map(part).chain(bed.box_parts.iter().map(of_box)).chain(test_piece);
    let mut all = members(json!({
        "bed": nth,
        "plate_width_mm": number(bed.plate.width),
        "plate_height_mm": number(bed.plate.height),
        "parts": parts.collect::<Vec<_>>(),
    }));
    all.extend(work(bed.work));
    add(&mut all, "outputs", Some(bed.names.clone()));
    Value::Object(all)
}

fn work(work: LaserWork) -> Members {
    members(json!({
        "cut_length_mm": number(work.cut),
        "cut_lines": work.cut_lines,
        "score_length_mm": number(work.score),
        "score_lines": work.score_lines,
        "engrave_mm2": number(work.engrave),
    }))
}

fn file(kit: &KitPlan, file: &FilePlan) -> Value {
    let sides = match (kit.plan.settings.sides, file.planned.duplex) {
        (Sides::Manual, _) => "manual",
        (_, None) => "one",
        (_, Some(Flip::ShortEdge)) => "short-edge",
        (_, Some(Flip::LongEdge)) => "long-edge",
    };
    json!({
        "file": file.names.first().map_or("", String::as_str),
        "scale_percent": 100,
        "sides": sides,
        "page_count": file.planned.pages.len(),
        "pages": kit.pages_of(file).map(page).collect::<Vec<_>>(),
        "outputs": file.names,
    })
}

fn page((planned, page): (PlannedPage<'_>, &PrintedPage)) -> Value {
    let side = match planned.side {
        Side::Only => "only",
        Side::First => "first",
        Side::Second => "second",
    };
    let mut all = members(json!({
        "page": planned.number,
        "media": planned.media.name(),
        "side": side,
        "title": page.title,
        "width_mm": number(page.size.width),
        "height_mm": number(page.size.height),
        "parts": planned.parts.iter().map(part).collect::<Vec<_>>(),
        "ink_percent": ink(page.ink),
    }));
    add(&mut all, "label_sheet", planned.sheet.labels.map(LabelSheet::title));
    Value::Object(all)
}

fn part(content: &Contents) -> Value {
    let (name, squares) = match content.detail {
        Detail::Squares(columns, rows) => (content.component.words().one, Some((columns, rows))),
        Detail::OtherSide(columns, rows) => ("board-back", Some((columns, rows))),
        Detail::Piece(ListedPiece(Piece::King)) => ("king", None),
        Detail::Piece(ListedPiece(Piece::Defender)) => ("defender", None),
        Detail::Piece(ListedPiece(Piece::Knight)) => ("knight", None),
        Detail::Piece(ListedPiece(Piece::Attacker)) => ("attacker", None),
        Detail::Piece(ListedPiece(Piece::Commander)) => ("commander", None),
        Detail::Spare => ("spare", None),
        Detail::None => (content.component.words().one, None),
    };
    let mut all = members(json!({"part": name, "count": content.count}));
    add(&mut all, "columns", squares.map(|(columns, _)| columns));
    add(&mut all, "rows", squares.map(|(_, rows)| rows));
    Value::Object(all)
}

fn ink(ink: Coverage) -> Value {
    let percent = |share: f64| number((share * 1000.0).round() / 10.0);
    json!({
        "all": percent(ink.printed()),
        "cyan": percent(ink.cyan),
        "magenta": percent(ink.magenta),
        "yellow": percent(ink.yellow),
        "black": percent(ink.black),
        "grey": percent(ink.grey),
    })
}
