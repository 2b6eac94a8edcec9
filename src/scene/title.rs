//! Faces for titles, one for each kind of world.

/// Face in which a theme sets the game's name where it stands as a title.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TitleFace {
    /// The bold face of the text.
    #[default]
    Bold,
    /// Angular capitals, cut into stone with a chisel.
    Chisel,
    /// Capitals cut into wood with a knife.
    Knife,
    /// Round book letters of the early Middle Ages.
    Uncial,
    /// Open, shaded capitals of an engraver in copper.
    Engraved,
    /// Capitals with swashes, as on sea charts.
    Chart,
    /// Stencilled capitals.
    Stencil,
    /// Thick letters cut from paper with scissors.
    CutPaper,
}

/// A title face's file, and how it is set.
#[derive(Clone, Copy, Debug)]
pub struct TitleFile {
    /// Name for messages.
    pub name: &'static str,
    /// The file under `fonts/`.
    pub file: &'static str,
    /// How many times the bold face's size makes its letters look as large as the bold ones.
    pub scale: f64,
    /// Extra space after every letter, in em.
    pub tracking: f64,
}

impl TitleFace {
    /// Every title face.
    pub const ALL: [Self; 8] = [
        Self::Bold,
        Self::Chisel,
        Self::Knife,
        Self::Uncial,
        Self::Engraved,
        Self::Chart,
        Self::Stencil,
        Self::CutPaper,
    ];

    /// Returns the word by which a theme asks for it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Bold => "bold",
            Self::Chisel => "chisel",
            Self::Knife => "knife",
            Self::Uncial => "uncial",
            Self::Engraved => "engraved",
            Self::Chart => "chart",
            Self::Stencil => "stencil",
            Self::CutPaper => "cut-paper",
        }
    }

    /// Returns what it looks like, for people who choose one.
    #[must_use]
    pub const fn doc(self) -> &'static str {
        match self {
            Self::Bold => "the bold letters of the text",
            Self::Chisel => "angular capitals, cut into stone with a chisel; Jorvik and Aberffraw have them",
            Self::Knife => "capitals, cut into wood with a knife; Heartwood, Lapland and Firelight have them",
            Self::Uncial => {
                "round book letters of the early Middle Ages; Romanesque, Ballinderry and The Gospel Book have them"
            }
            Self::Engraved => "open, shaded capitals of an engraver in copper; Ring Fortresses has them",
            Self::Chart => "capitals with swashes, as on old sea charts; Longships has them",
            Self::Stencil => "stencilled capitals; Carrier, 1943 has them",
            Self::CutPaper => {
                "thick letters, cut from paper with scissors; Ravens and Wolves and The Isles have them"
            }
        }
    }

    /// Returns its own file, whose source is in `fonts/README.md`. `None`: it is the bold face of the text.
    #[must_use]
    pub const fn file(self) -> Option<TitleFile> {
        let (name, file, scale, tracking) = match self {
            Self::Bold => return None,
            Self::Chisel => ("Tafl Chisel", "TaflChisel.ttf", 1.0, 0.02),
            Self::Knife => ("Tafl Knife", "TaflKnife.ttf", 1.0, 0.02),
            Self::Uncial => ("Tafl Uncial", "TaflUncial.ttf", 0.84, 0.0),
            Self::Engraved => ("Tafl Engraved", "TaflEngraved.ttf", 0.85, 0.02),
            Self::Chart => ("Tafl Chart", "TaflChart.ttf", 0.88, 0.0),
            Self::Stencil => ("Tafl Stencil", "TaflStencil.ttf", 0.85, 0.02),
            Self::CutPaper => ("Tafl Cut Paper", "TaflCutPaper.ttf", 1.1, 0.02),
        };
        Some(TitleFile { name, file, scale, tracking })
    }
}
