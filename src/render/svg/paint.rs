//! Gradients, and the attributes of lines.

use svg::node::Value;
use svg::node::element::{Element, LinearGradient, RadialGradient, Stop};

use super::numbers::{matrix, number};
use crate::scene::{Cap, Gradient, GradientKind, Join, Stroke};

/// Returns the definition of a gradient under a name.
pub(super) fn gradient(gradient: &Gradient, id: &str) -> Element {
    let stops = gradient.stops.iter().map(|stop| {
        let element = Stop::new()
            .set("offset", number(stop.offset.clamp(0.0, 1.0)))
            .set("stop-color", stop.color.to_string());
        if stop.opacity < 1.0 { element.set("stop-opacity", number(stop.opacity.max(0.0))) } else { element }
    });
    let transform = matrix(gradient.transform);
    match gradient.kind {
        GradientKind::Linear { from, to } => {
            let element = LinearGradient::new()
                .set("id", id)
                .set("gradientUnits", "userSpaceOnUse")
                .set("gradientTransform", transform)
                .set("x1", number(from.x))
                .set("y1", number(from.y))
                .set("x2", number(to.x))
                .set("y2", number(to.y));
            stops.fold(element, LinearGradient::add::<Stop>).into()
        }
        GradientKind::Radial { center, radius, focus, focus_radius } => {
            let element = RadialGradient::new()
                .set("id", id)
                .set("gradientUnits", "userSpaceOnUse")
                .set("gradientTransform", transform)
                .set("cx", number(center.x))
                .set("cy", number(center.y))
                .set("r", number(radius));
            let element = if focus == center {
                element
            } else {
                element.set("fx", number(focus.x)).set("fy", number(focus.y))
            };
            let element = if focus_radius > 0.0 { element.set("fr", number(focus_radius)) } else { element };
            stops.fold(element, RadialGradient::add::<Stop>).into()
        }
    }
}

/// Returns the attributes of a line, without its colour. Values that are SVG's defaults are left out; its default miter limit is
/// [`Stroke::MITER_LIMIT`].
pub(super) fn line(stroke: &Stroke) -> Vec<(&'static str, Value)> {
    let mut attributes = vec![("stroke-width", Value::from(number(stroke.width)))];
    match stroke.cap {
        Cap::Butt => {}
        Cap::Round => attributes.push(("stroke-linecap", "round".into())),
        Cap::Square => attributes.push(("stroke-linecap", "square".into())),
    }
    match stroke.join {
        Join::Miter if (stroke.miter_limit - Stroke::MITER_LIMIT).abs() < 1e-6 => {}
        Join::Miter => attributes.push(("stroke-miterlimit", number(stroke.miter_limit).into())),
        Join::Round => attributes.push(("stroke-linejoin", "round".into())),
        Join::Bevel => attributes.push(("stroke-linejoin", "bevel".into())),
    }
    if !stroke.dash.is_empty() {
        let lengths: Vec<String> = stroke.dash.iter().map(|&length| number(length)).collect();
        attributes.push(("stroke-dasharray", lengths.join(" ").into()));
    }
    attributes
}
