//! Features that the parser understands and art can't carry, with their messages and what to draw instead.

use super::bounds::{CLIPS, too_far};
use crate::keyed::{KeyedMessage, keyed};

/// Feature of an element that art can't carry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Uncarried {
    Filter,
    Mask,
    BlendMode,
    /// More than [`CLIPS`] clip paths one within another.
    DeepClips,
    Bitmap,
    Text,
    /// A clip path of several shapes or of the other fill rule whose lines cross.
    CrossingClip,
    /// A clip path within a clip path.
    ClippedClip,
    TextClip,
    /// A shape that reaches farther than it may.
    TooFar {
        farthest: f64,
        reach: f64,
    },
    TooManyDashes,
    /// A radial gradient with a focal point beyond its circle.
    FocalPoint,
    Pattern,
    /// A gradient that starts anew at its ends too often.
    RepeatedGradient,
    /// A join of strokes that is cut at the miter limit.
    MiterClip,
}

impl Uncarried {
    /// Returns the message that a drawing has the feature; `element` is its start in the source, if that is known.
    pub(super) fn message(self, element: Option<&str>) -> KeyedMessage {
        match element {
            Some(element) => self.within(element),
            None => self.bare(),
        }
    }

    fn within(self, element: &str) -> KeyedMessage {
        match self {
            Self::Filter => keyed!("svg-filter-in-element", "a filter in {element}", element),
            Self::Mask => keyed!("svg-mask-in-element", "a mask in {element}", element),
            Self::BlendMode => keyed!("svg-blend-mode-in-element", "a blend mode in {element}", element),
            Self::DeepClips => keyed!(
                "svg-deep-clips-in-element",
                "more than {most} clip paths one within another in {element}",
                most = CLIPS,
                element
            ),
            Self::Bitmap => keyed!("svg-bitmap-in-element", "a bitmap in {element}", element),
            Self::Text => keyed!("svg-text-in-element", "text in {element}", element),
            Self::CrossingClip => keyed!(
                "svg-crossing-clip-in-element",
                "a clip path whose shapes cross, with `clip-rule: evenodd` or holes, in {element}",
                element
            ),
            Self::ClippedClip => {
                keyed!("svg-clipped-clip-in-element", "a clip path inside a clip path in {element}", element)
            }
            Self::TextClip => keyed!("svg-clip-text-in-element", "a clip path of text in {element}", element),
            Self::TooFar { farthest, reach } => keyed!(
                "svg-too-far-in-element",
                "a shape that reaches {farthest} far, and {reach} is the farthest in {element}",
                farthest = format!("{farthest:.1e}"),
                reach = format!("{reach:.1e}"),
                element
            ),
            Self::TooManyDashes => keyed!(
                "svg-dashes-in-element",
                "too many dashes, with those of other lines, in {element}",
                element
            ),
            Self::FocalPoint => {
                keyed!(
                    "svg-focal-point-in-element",
                    "a focal point beyond the circle of the gradient in {element}",
                    element
                )
            }
            Self::Pattern => keyed!("svg-pattern-in-element", "a pattern as paint in {element}", element),
            Self::RepeatedGradient => {
                keyed!("svg-repeats-in-element", "a gradient that repeats too often in {element}", element)
            }
            Self::MiterClip => {
                keyed!("svg-miter-clip-in-element", "`stroke-linejoin: miter-clip` in {element}", element)
            }
        }
    }

    fn bare(self) -> KeyedMessage {
        match self {
            Self::Filter => keyed!("svg-filter", "a filter"),
            Self::Mask => keyed!("svg-mask", "a mask"),
            Self::BlendMode => keyed!("svg-blend-mode", "a blend mode"),
            Self::DeepClips => {
                keyed!("svg-deep-clips", "more than {most} clip paths one within another", most = CLIPS)
            }
            Self::Bitmap => keyed!("svg-bitmap", "a bitmap"),
            Self::Text => keyed!("svg-text", "text"),
            Self::CrossingClip => keyed!(
                "svg-crossing-clip",
                "a clip path whose shapes cross, with `clip-rule: evenodd` or holes"
            ),
            Self::ClippedClip => keyed!("svg-clipped-clip", "a clip path inside a clip path"),
            Self::TextClip => keyed!("svg-clip-text", "a clip path of text"),
            Self::TooFar { farthest, reach } => keyed!(
                "svg-too-far",
                "a shape that reaches {farthest} far, and {reach} is the farthest",
                farthest = format!("{farthest:.1e}"),
                reach = format!("{reach:.1e}")
            ),
            Self::TooManyDashes => keyed!("svg-dashes", "too many dashes, with those of other lines,"),
            Self::FocalPoint => keyed!("svg-focal-point", "a focal point beyond the circle of the gradient"),
            Self::Pattern => keyed!("svg-pattern", "a pattern as paint"),
            Self::RepeatedGradient => keyed!("svg-repeats", "a gradient that repeats too often"),
            Self::MiterClip => keyed!("svg-miter-clip", "`stroke-linejoin: miter-clip`"),
        }
    }

    /// Returns the help: what to draw instead.
    pub(super) fn help(self) -> KeyedMessage {
        match self {
            Self::Filter => {
                keyed!("draw-effect-with-gradients", "draw the effect with gradients and second tones")
            }
            Self::Mask => {
                keyed!("clip-instead-of-mask", "use a clip path, or gradients with transparent stops")
            }
            Self::BlendMode => keyed!("use-plain-colours", "use plain colours and opacity"),
            Self::DeepClips => {
                keyed!("clip-with-the-innermost", "clip with the innermost alone, or join them into one path")
            }
            Self::Bitmap => keyed!(
                "trace-the-bitmap",
                "trace it (Inkscape: Path > Trace Bitmap) and save the paths without the picture"
            ),
            Self::Text => keyed!("text-into-paths", "turn text into paths"),
            Self::CrossingClip => {
                keyed!("join-shapes", "join its shapes into one path (Inkscape: Path > Union)")
            }
            Self::ClippedClip => keyed!("clip-the-group-around", "clip the group around instead"),
            Self::TextClip => keyed!("use-paths", "use paths"),
            Self::TooFar { .. } => too_far(),
            Self::TooManyDashes => {
                keyed!("make-dashes-longer", "make the dashes longer: nobody sees 20,000 of them")
            }
            Self::FocalPoint => {
                keyed!("leave-focal-point-out", "move `fx` and `fy` within the circle, or leave them out")
            }
            Self::Pattern => {
                keyed!("draw-pattern-as-shapes", "draw the shapes of the pattern themselves, with `use`")
            }
            Self::RepeatedGradient => {
                keyed!("write-stops-out", "write the repeated stops out, without `spreadMethod`")
            }
            Self::MiterClip => keyed!("use-another-join", "use `miter`, `round` or `bevel`"),
        }
    }
}
