//! The folding steps in their order: the words of each, the panels that move in it, and how far they are folded in its drawing.

use crate::product::carton::fold::FoldAngle;
use crate::product::carton::net::{LeftOrRight, PanelName};
use PanelName::{
    Back, BackLining, BackTab, End, Flap, Front, FrontLining, FrontTab, Hem, Leaflet, Lid, Piece, Rim,
};

/// The steps, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FoldingStep {
    Cut,
    Crease,
    Pockets,
    Cross,
    Ends,
    Linings,
    Back,
    Fill,
    Close,
    Open,
    Band,
}

impl FoldingStep {
    pub(super) const ALL: [Self; 11] = [
        Self::Cut,
        Self::Crease,
        Self::Pockets,
        Self::Cross,
        Self::Ends,
        Self::Linings,
        Self::Back,
        Self::Fill,
        Self::Close,
        Self::Open,
        Self::Band,
    ];

    /// Returns the steps of a box, with the band's step if the board has one.
    pub(super) fn of(has_band: bool) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |step| has_band || *step != Self::Band)
    }

    /// Returns the number of columns of its drawing: the sheets as they lie on paper are wide.
    pub(super) const fn columns(self) -> usize {
        match self {
            Self::Cut => 2,
            _ => 1,
        }
    }

    /// Returns the id of its message.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::Cut => "box-step-cut",
            Self::Crease => "box-step-crease",
            Self::Pockets => "box-step-pockets",
            Self::Cross => "box-step-cross",
            Self::Ends => "box-step-ends",
            Self::Linings => "box-step-linings",
            Self::Back => "box-step-back",
            Self::Fill => "box-step-fill",
            Self::Close => "box-step-close",
            Self::Open => "box-step-open",
            Self::Band => "box-step-band",
        }
    }

    /// Returns whether a panel moves in it.
    pub(super) fn moves(self, panel: PanelName) -> bool {
        match self {
            Self::Cut | Self::Crease | Self::Cross | Self::Open | Self::Band => false,
            Self::Pockets => matches!(panel, Rim(_) | Hem(_)),
            Self::Ends => matches!(panel, End(_) | Rim(_) | Hem(_)),
            Self::Linings => matches!(panel, FrontLining | BackLining),
            Self::Back => matches!(panel, Back | BackTab(_)),
            Self::Fill => matches!(panel, Leaflet(_) | Piece),
            Self::Close => matches!(panel, Front | FrontTab(_) | Flap),
        }
    }

    /// Returns the panels whose way an arrow shows, each with the panel that is folded.
    pub(super) const fn arrows(self) -> &'static [(PanelName, PanelName)] {
        match self {
            Self::Cut | Self::Crease | Self::Cross | Self::Open | Self::Band => &[],
            Self::Pockets => &[
                (Hem(LeftOrRight::Left), Hem(LeftOrRight::Left)),
                (Hem(LeftOrRight::Right), Hem(LeftOrRight::Right)),
            ],
            Self::Ends => &[
                (End(LeftOrRight::Left), End(LeftOrRight::Left)),
                (End(LeftOrRight::Right), End(LeftOrRight::Right)),
            ],
            Self::Linings => &[(FrontLining, FrontLining), (BackLining, BackLining)],
            Self::Back => &[(Lid, Back)],
            Self::Fill => &[(Leaflet(LeftOrRight::Right), Leaflet(LeftOrRight::Right))],
            Self::Close => &[(Front, Front)],
        }
    }

    /// Returns how far a panel is folded when the step is drawn.
    pub(super) fn turn(self, panel: PanelName) -> FoldAngle {
        let since =
            |step: Self| if self as usize >= step as usize { FoldAngle::RIGHT } else { FoldAngle::FLAT };
        match panel {
            Leaflet(_) => FoldAngle::TWO_THIRDS,
            Piece => FoldAngle::FLAT,
            _ if self == Self::Crease => FoldAngle::THIRD,
            Rim(_) | Hem(_) => since(Self::Pockets),
            End(_) => since(Self::Ends),
            FrontLining | BackLining => since(Self::Linings),
            Back if self == Self::Back => FoldAngle::TWO_THIRDS,
            Back | BackTab(_) => since(Self::Back),
            Front | Flap if self == Self::Close => FoldAngle::TWO_THIRDS,
            Lid | Front | Flap | FrontTab(_) => since(Self::Close),
            PanelName::Floor | PanelName::Base => FoldAngle::FLAT,
        }
    }
}
