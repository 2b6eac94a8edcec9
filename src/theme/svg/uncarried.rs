//! Features that the parser understands and art can't carry, with their messages and what to draw instead.

use crate::keyed::{KeyedMessage, keyed};

/// Largest number of clip paths one within another; programs that print allow some more.
pub(super) const CLIPS: usize = 16;

/// Returns the help for a drawing that reaches too far.
pub(super) fn too_far() -> KeyedMessage {
    keyed!("draw-within-view-box")
}

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
            Self::Filter => keyed!("svg-filter-in-element", element),
            Self::Mask => keyed!("svg-mask-in-element", element),
            Self::BlendMode => keyed!("svg-blend-mode-in-element", element),
            Self::DeepClips => keyed!("svg-deep-clips-in-element", most = CLIPS, element),
            Self::Bitmap => keyed!("svg-bitmap-in-element", element),
            Self::Text => keyed!("svg-text-in-element", element),
            Self::CrossingClip => keyed!("svg-crossing-clip-in-element", element),
            Self::ClippedClip => {
                keyed!("svg-clipped-clip-in-element", element)
            }
            Self::TextClip => keyed!("svg-clip-text-in-element", element),
            Self::TooFar { farthest, reach } => keyed!(
                "svg-too-far-in-element",
                farthest = format!("{farthest:.1e}"),
                reach = format!("{reach:.1e}"),
                element
            ),
            Self::TooManyDashes => keyed!("svg-dashes-in-element", element),
            Self::FocalPoint => {
                keyed!("svg-focal-point-in-element", element)
            }
            Self::Pattern => keyed!("svg-pattern-in-element", element),
            Self::RepeatedGradient => {
                keyed!("svg-repeats-in-element", element)
            }
            Self::MiterClip => {
                keyed!("svg-miter-clip-in-element", element)
            }
        }
    }

    fn bare(self) -> KeyedMessage {
        match self {
            Self::Filter => keyed!("svg-filter"),
            Self::Mask => keyed!("svg-mask"),
            Self::BlendMode => keyed!("svg-blend-mode"),
            Self::DeepClips => {
                keyed!("svg-deep-clips", most = CLIPS)
            }
            Self::Bitmap => keyed!("svg-bitmap"),
            Self::Text => keyed!("svg-text"),
            Self::CrossingClip => keyed!("svg-crossing-clip"),
            Self::ClippedClip => keyed!("svg-clipped-clip"),
            Self::TextClip => keyed!("svg-clip-text"),
            Self::TooFar { farthest, reach } => {
                keyed!("svg-too-far", farthest = format!("{farthest:.1e}"), reach = format!("{reach:.1e}"))
            }
            Self::TooManyDashes => keyed!("svg-dashes"),
            Self::FocalPoint => keyed!("svg-focal-point"),
            Self::Pattern => keyed!("svg-pattern"),
            Self::RepeatedGradient => keyed!("svg-repeats"),
            Self::MiterClip => keyed!("svg-miter-clip"),
        }
    }

    /// Returns the help: what to draw instead.
    pub(super) fn help(self) -> KeyedMessage {
        match self {
            Self::Filter => {
                keyed!("draw-effect-with-gradients")
            }
            Self::Mask => {
                keyed!("clip-instead-of-mask")
            }
            Self::BlendMode => keyed!("use-plain-colours"),
            Self::DeepClips => {
                keyed!("clip-with-the-innermost")
            }
            Self::Bitmap => keyed!("trace-the-bitmap"),
            Self::Text => keyed!("text-into-paths"),
            Self::CrossingClip => {
                keyed!("join-shapes")
            }
            Self::ClippedClip => keyed!("clip-the-group-around"),
            Self::TextClip => keyed!("use-paths"),
            Self::TooFar { .. } => too_far(),
            Self::TooManyDashes => {
                keyed!("make-dashes-longer")
            }
            Self::FocalPoint => {
                keyed!("leave-focal-point-out")
            }
            Self::Pattern => {
                keyed!("draw-pattern-as-shapes")
            }
            Self::RepeatedGradient => {
                keyed!("write-stops-out")
            }
            Self::MiterClip => keyed!("use-another-join"),
        }
    }
}
