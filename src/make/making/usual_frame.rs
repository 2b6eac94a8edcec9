//! The remark about a board's frame that is narrower than usual because the request asks for wider margins or more parts.

use crate::imposition::cut_plan::FlatInsert;
use crate::imposition::{Component, Order, Plan, Settings, cut_plan, narrower_frame};
use crate::keyed::KeyedMessage;
use crate::units::Length;

/// Returns the remark that the board's frame is narrower than usual. `None`: it is not.
pub(super) fn remark(order: &Order, plan: &Plan) -> Option<KeyedMessage> {
    let usual = usual_frame(order, plan)?;
    Some(narrower_frame(&order.settings, plan.cut.trim.frame, usual))
}

/// Returns the frame that the board would have with the usual bleed, margins and inserts, if it is wider than the planned one.
/// `None`: it is not, or the frame follows a choice of the request.
fn usual_frame(order: &Order, plan: &Plan) -> Option<Length> {
    let (settings, usual) = (&order.settings, Settings::of(order.settings.pack));
    let is_usual = |insert: &&FlatInsert| insert.component.is_some_and(|part| usual.parts.contains(&part));
    let (bleed, margin) = (settings.bleed.min(usual.bleed), settings.margin.min(usual.margin));
    let is_chosen = settings.frame.is_some() || settings.poster.is_some() || order.measures.class.is_some();
    let is_as_usual =
        bleed == settings.bleed && margin == settings.margin && plan.inserts.iter().all(|i| is_usual(&i));
    if !settings.has(Component::Board) || is_chosen || is_as_usual || plan.sheets.is_empty() {
        return None;
    }
    let inserts: Vec<FlatInsert> = plan.inserts.iter().filter(is_usual).copied().collect();
    let settings = Settings { margin, bleed, ..settings.clone() };
    let frame = cut_plan::plan_with(&Order { settings, ..order.clone() }, &inserts).ok()?.trim.frame;
    (frame > plan.cut.trim.frame).then_some(frame)
}
