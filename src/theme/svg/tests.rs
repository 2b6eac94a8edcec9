//! Small drawings, lowered: their geometry, their faults, and how they look beside another renderer's picture.

mod pictures;

use super::{SvgFault, lower};
use crate::scene::{Affine, Art, Cap, Color, GradientKind, Item, Join, Paint, Path, Point, Shape, Size};

fn svg(content: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{content}</svg>"#)
}

fn art(content: &str) -> Art {
    lower("test.svg", &svg(content)).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn faults(source: &str) -> Vec<SvgFault> {
    lower("test.svg", source).expect_err("should be refused")
}

fn only_path(art: &Art) -> &Path {
    match &art.items[..] {
        [Item::Path(path)] => path,
        other => panic!("not one path: {other:?}"),
    }
}

// Faults that the parser would pass over in silence.

#[test]
fn values_that_nothing_is_made_of_are_refused_at_their_line() {
    for (content, place, part) in [
        (
            "<rect x=\"1\" y=\"1\" width=\"9\"\nheight=\"NaN\"/>",
            (2, 1),
            "`height` of `<rect>` is `NaN`, which is no length",
        ),
        ("\n<circle r=\"4q\"/>", (2, 9), "`r` of `<circle>` is `4q`"),
        ("<circle r=\"inf\"/>", (1, 72), "which is no length"),
        (
            "<g opacity=\"half\"><rect width=\"9\" height=\"9\"/></g>",
            (1, 67),
            "`opacity` of `<g>` is `half`, which is no number",
        ),
        (
            "<path d=\"M0 0H9V9Z\" fill=\"ocre\"/>",
            (1, 84),
            "`fill` of `<path>` is `ocre`, which is no colour",
        ),
        ("<path d=\"M0 0H9V9Z\" style=\"stroke-width:1;fill:#12\"/>", (1, 84), "`fill` of `<path>` is `#12`"),
        (
            "<use href=\"other.svg#a\"/>",
            (1, 69),
            "`href` of `<use>` is `other.svg#a`, which is in another file",
        ),
        (
            "<clipPath id=\"c\" clip-path=\"url(#d)\"><rect width=\"9\" height=\"9\"/></clipPath>\n\
             <clipPath id=\"d\"><rect width=\"9\" height=\"9\" style=\"clip-path: url(#c)\"/></clipPath>",
            (1, 64),
            "`<clipPath id=\"c\">` is clipped by itself",
        ),
    ] {
        let found = faults(&svg(content));
        let fault = found.iter().find(|fault| fault.message.text().contains(part));
        let fault = fault.unwrap_or_else(|| panic!("{content}: {found:?}"));
        assert!(fault.place.is_some_and(|at| at.0 == place.0), "{content}: {:?}", fault.place);
    }
    // A value that can be spelled in several ways is right in each.
    art(
        "<rect x=\"1e1\" width=\"5mm\" height=\"50%\" fill=\"Navy\" stroke=\"rgb(1,2,3)\" style=\"fill-opacity:.5;color:inherit\"/>\
         <circle r=\"4px\" fill=\"none\" stroke=\"#abc\"/><path d=\"M0 0H9V9Z\" fill=\"hsl(120, 50%, 50%)\"/>",
    );
}

// Geometry.

#[test]
fn a_rectangle_keeps_its_place_size_and_colour() {
    let art = art(r##"<rect x="10" y="20" width="30" height="40" fill="#8b2e1f"/>"##);
    assert_eq!(art.size, Size::new(100.0, 100.0));
    let path = only_path(&art);
    assert_eq!(path.fill, Some(Paint::Solid(Color::rgb(0x8b, 0x2e, 0x1f))));
    assert_eq!(path.stroke, None);
    let bounds = path.outline.bounding_box();
    assert_eq!((bounds.x0, bounds.y0, bounds.x1, bounds.y1), (10.0, 20.0, 40.0, 60.0));
}

#[test]
fn transforms_fold_into_outline_and_line_width() {
    let art = art(r##"<g transform="translate(50 50) scale(2)"><g transform="rotate(90)">
            <path d="M0 0H10" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="1 2"
                  stroke-linecap="round" stroke-linejoin="bevel"/></g></g>"##);
    let path = only_path(&art);
    let bounds = path.outline.bounding_box();
    assert!((bounds.y1 - 70.0).abs() < 1e-4 && (bounds.x1 - 50.0).abs() < 1e-4, "{bounds:?}");
    let stroke = path.stroke.as_ref().expect("it is stroked");
    assert!((stroke.width - 6.0).abs() < 1e-4);
    assert!((stroke.dash[0] - 2.0).abs() < 1e-4 && (stroke.dash[1] - 4.0).abs() < 1e-4);
    assert_eq!((stroke.cap, stroke.join), (Cap::Round, Join::Bevel));
}

#[test]
fn a_stretched_line_keeps_its_transform() {
    let art = art(r##"<circle r="10" transform="scale(4 1)" fill="none" stroke="#000"/>"##);
    let [Item::Group { transform, clip: None, items, .. }] = &art.items[..] else { panic!("{art:?}") };
    assert_eq!(*transform, Affine::scale_non_uniform(4.0, 1.0));
    let [Item::Path(path)] = &items[..] else { panic!("{items:?}") };
    assert!((path.outline.bounding_box().width() - 20.0).abs() < 1e-4);
}

#[test]
fn the_frame_is_the_view_box_whatever_width_and_height_say() {
    let source = r#"<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="25mm" viewBox="-10 -5 80 40">
        <rect x="-10" y="-5" width="80" height="40"/></svg>"#;
    let art = lower("test.svg", source).expect("it is good");
    assert_eq!(art.size, Size::new(80.0, 40.0));
    let bounds = only_path(&art).outline.bounding_box();
    assert!(
        bounds.x0.abs() < 1e-3 && (bounds.x1 - 80.0).abs() < 1e-3 && (bounds.y1 - 40.0).abs() < 1e-3,
        "{bounds:?}"
    );
}

#[test]
fn art_may_reach_beyond_its_frame() {
    let art = art(r#"<rect x="-12" y="-12" width="124" height="124"/>"#);
    let bounds = only_path(&art).outline.bounding_box();
    assert_eq!((bounds.x0, bounds.y1), (-12.0, 112.0));
}

#[test]
fn gradients_keep_their_course() {
    let art = art(r##"<linearGradient id="l" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="30" y2="0">
            <stop offset="0" stop-color="#102030"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient>
        <rect width="50" height="50" fill="url(#l)" transform="translate(5 0)"/>"##);
    let Some(Paint::Gradient(gradient)) = &only_path(&art).fill else { panic!("{art:?}") };
    let GradientKind::Linear { from, to } = gradient.kind else { panic!("{gradient:?}") };
    assert!((gradient.transform * from).distance(Point::new(15.0, 0.0)) < 1e-4);
    assert!((gradient.transform * to).distance(Point::new(35.0, 0.0)) < 1e-4);
    assert_eq!(gradient.stops[0].color, Color::rgb(0x10, 0x20, 0x30));
    assert!((gradient.stops[1].opacity - 0.5).abs() < 1e-6);
}

#[test]
fn opacity_multiplies_down_to_parts_that_lie_apart() {
    let art = art(
        r#"<g opacity=".5"><rect width="10" height="10" fill-opacity=".5"/><rect x="20" width="10" height="10"/></g>"#,
    );
    let opacities: Vec<f64> =
        art.items.iter().map(|i| if let Item::Path(p) = i { p.opacity } else { 9.0 }).collect();
    assert!((opacities[0] - 0.25).abs() < 1e-3 && (opacities[1] - 0.5).abs() < 1e-3, "{opacities:?}");
}

#[test]
fn paint_order_and_unequal_opacity_make_two_paths() {
    let turned = art(r##"<rect width="10" height="10" stroke="#f00" paint-order="stroke"/>"##);
    let [Item::Path(first), Item::Path(second)] = &turned.items[..] else { panic!("{turned:?}") };
    assert!(first.stroke.is_some() && first.fill.is_none() && second.fill.is_some());
    let unequal = art(r##"<rect width="10" height="10" stroke="#f00" stroke-opacity=".5"/>"##);
    assert_eq!(unequal.items.len(), 2);
    let equal = art(r##"<rect width="10" height="10" stroke="#f00"/>"##);
    assert_eq!(equal.items.len(), 1);
}

// Faults.

#[test]
fn text_that_is_not_xml_is_a_fault_with_its_place() {
    let found = faults("<svg xmlns=\"http://www.w3.org/2000/svg\">\n  <g>\n</svg>");
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].place.map(|p| p.0), Some(3), "{found:?}");
    assert!(found[0].message.text().contains("not an SVG file"));
    for source in ["", "plain words", "\u{0}\u{1}", "<html/>", "{}", "<svg/>"] {
        assert_eq!(faults(source).len(), 1, "{source}");
    }
}

#[test]
fn what_art_cannot_carry_is_named_with_its_place() {
    let cases = [
        (r#"<text id="t">x</text>"#, "`<text id=\"t\">`"),
        (r#"<image id="i" href="x.png"/>"#, "`<image id=\"i\">`"),
        (r"<foreignObject/>", "`<foreignObject>`"),
        (r"<blink/>", "`<blink>`"),
        (
            r#"<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect id="r" width="9" height="9" filter="url(#f)"/>"#,
            "filter",
        ),
        (
            r##"<mask id="m"><rect width="5" height="5" fill="#fff"/></mask><rect id="r" width="9" height="9" mask="url(#m)"/>"##,
            "mask",
        ),
        (
            r#"<pattern id="p" width="5" height="5"><rect width="5" height="5"/></pattern><rect id="r" width="9" height="9" fill="url(#p)"/>"#,
            "pattern",
        ),
        (r#"<g id="b" style="mix-blend-mode:multiply"><rect width="9" height="9"/></g>"#, "blend mode"),
        (r#"<rect id="k" width="9" height="9" fill="url(#gone)"/>"#, "`#gone`"),
        (r##"<use id="u" href="#gone"/>"##, "`#gone`"),
        (
            r##"<radialGradient id="q" fx="-1"><stop stop-color="#fff"/><stop offset="1"/></radialGradient><rect width="9" height="9" fill="url(#q)"/>"##,
            "focal",
        ),
        (
            r##"<linearGradient id="s" x2=".0001" spreadMethod="reflect"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#s)"/>"##,
            "repeats too often",
        ),
        (
            r#"<clipPath id="c"><path clip-rule="evenodd" d="M50 5L80 95L5 38L95 38L20 95Z"/></clipPath><rect width="99" height="99" clip-path="url(#c)"/>"#,
            "a clip path whose shapes cross",
        ),
    ];
    for (content, expected) in cases {
        let found = faults(&svg(&format!("\n<g>{content}</g>")));
        assert_eq!(found.len(), 1, "{content}: {found:?}");
        assert!(found[0].message.text().contains(expected), "{content}: {found:?}");
        assert_eq!(found[0].place.map(|p| p.0), Some(2), "{content}: {found:?}");
        assert!(!found[0].help.text().is_empty());
    }
}

#[test]
fn all_faults_come_at_once_in_the_order_of_the_source() {
    let found = faults(&svg(
        "\n<text>a</text>\n<g id='g' style='mix-blend-mode:screen'><rect width='2' height='2'/></g>\n<image/>",
    ));
    let lines: Vec<_> = found.iter().map(|f| f.place.map(|p| p.0)).collect();
    assert_eq!(lines, [Some(2), Some(3), Some(4)], "{found:?}");
}

#[test]
fn unused_filters_are_no_fault() {
    let kept = art(
        r#"<defs><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs><rect width="9" height="9"/>"#,
    );
    assert_eq!(kept.items.len(), 1);
}

/// Small files that would take all the time or memory there is: each is refused with what is too much.
#[test]
fn drawings_have_bounds() {
    let drawn = |frame: &str, inside: &str| {
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}">{inside}</svg>"#)
    };
    let usual = |inside: &str| drawn("0 0 100 100", inside);
    let disc = r#"<circle cx="50" cy="50" r="40"/>"#;
    let clip = |nth: usize| {
        let outer = format!("clip-path='url(#c{})'", nth + 1);
        format!("<clipPath id='c{nth}' {outer}><rect width='90' height='90'/></clipPath>")
    };
    let clips: String = (0..60).map(clip).collect();
    let chain = format!(
        "{clips}<clipPath id='c60'><rect width='9' height='9'/></clipPath><g clip-path='url(#c0)'>{disc}</g>"
    );
    let own =
        |nth: usize| format!("<clipPath id='d{nth}'><circle cx='50' cy='50' r='{}'/></clipPath>", 49 - nth);
    let opened = |nth: usize| format!("<g clip-path='url(#d{nth})'>");
    let open: String = (0..28).map(opened).collect();
    let nested = format!("{}{open}{disc}{}", (0..28).map(own).collect::<String>(), "</g>".repeat(28));
    let entity = format!("<!DOCTYPE svg [<!ENTITY a \"{}\">]>", "x".repeat(1000));
    let rule = |nth: usize| format!(".a{nth}{{fill:red}}");
    let rules: String = (0..3000).map(rule).collect();
    let styled = format!("<style>{rules}</style>{}", disc.repeat(9000));
    for (source, wanted) in [
        (drawn("0 0 1e-38 1e-38", ""), "`viewBox` of 1e-38"),
        (usual(r#"<circle cx="50" cy="50" r="1e38"/>"#), "the number 1e38"),
        (usual(r##"<path d="M0 0H12345678901" stroke="#800"/>"##), "the number 12345678901"),
        (usual(r##"<path d="M 0.5,2 H 1.5 L 7,10000000001 z" stroke="#800"/>"##), "the number 10000000001"),
        (usual(r##"<g id="a"><use href="#a"/></g>"##), "copies what it is a part of itself"),
        (usual(r##"<path d="M0 0H100" stroke="#800" stroke-width="1e20"/>"##), "the number 1e20"),
        (usual(r##"<path d="M0 0H100" stroke="#800" stroke-width="1e6"/>"##), "a shape that reaches"),
        (usual(r##"<path d="M0 0H100" stroke="#800" stroke-dasharray="0.0001"/>"##), "too many dashes"),
        (usual(&chain), "clip paths one within another"),
        (usual(&nested), "clip paths one within another"),
        (entity + &usual(&format!("<desc>{}</desc>{disc}", "&a;".repeat(2000))), "entities would grow"),
        (usual(&styled), "3000 rules of CSS for"),
    ] {
        let faults = lower("a.svg", &source).expect_err(wanted);
        assert!(faults.iter().any(|fault| fault.message.text().contains(wanted)), "{wanted}: {faults:?}");
    }
    // A drawing made by hand is far below the limits.
    let sound = format!("{}<g clip-path='url(#d0)'><g clip-path='url(#d1)'>{disc}</g></g>", own(0) + &own(1));
    assert!(lower("a.svg", &usual(&sound)).is_ok());
}
