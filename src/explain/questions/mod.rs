//! Questions about the rules: one file for each question that a rule book must answer, with all texts and figures of its
//! answer. Whoever changes a rule finds them all there.
//!
//! Each file begins with an `EXPLAINED`, the list of what it offers; below that are
//!
//! - `is_asked`: whether the rules leave anything to say;
//! - `rule`: the numbered rule of the leaflet, one or more whole sentences in a row, each a message of `rules.ftl`;
//! - `reminder`: the paragraph on the reminder cards, messages of `cards.ftl`. Some questions have none, but a sentence
//!   in the paragraph of another, which asks for it: `on_card_of_throne` is for the paragraph of the throne;
//! - `easy`: its sentences in easy words, messages of `easy.ftl`, each with its picture;
//! - `figures`: the figures of the leaflet that show the rule, and `small`, the one picture beside the reminder;
//! - `examples`: the panels that no drawing made beforehand can show, made from the layout of the variant.
//!
//! All of them choose by exhaustive matches on the values of the ruleset: every value has its sentence, and every sentence
//! its value. The questions are listed once, below, in the order of the leaflet. `explained` is the form that each file fills
//! in, `from_layout` helps to make examples, and `facts` has the facts about a ruleset that
//! several files need. Advice is not here: no rule gives rise to any, it is written in the files of the variants.
//!
//! To add a question:
//!
//! 1. Give [`Ruleset`] a value for it, as `game/ruleset` has them, and the engine and the reader of variant files (`spec`)
//!    what they need of it.
//! 2. Write `questions/NAME.rs` with an `EXPLAINED` and what that names; the nearest in kind is a good start.
//! 3. Name the file twice here: as a `mod`, and in the list of questions where a reader of the leaflet needs the answer.
//! 4. Write the messages: `rule-title-NAME` and the sentences into `rules.ftl` of `templates/text/en`; the reminder into
//!    `cards.ftl`; the easy words into `easy.ftl`, at most twelve words a sentence; `figure-ID` for each figure into
//!    `figures.ftl`; `card-alt-EXAMPLE` for the small one into `cards.ftl`.
//! 5. Draw the examples that the panels name: `templates/figures/EXAMPLE.toml`, or `examples` in the file.
//! 6. If it has a reminder, give that its place in `ORDER` of `explain/reminders.rs`.
//! 7. Give its values to the random rulesets of `tests/integration/rules_text/sample.rs` and `every_figure.rs`. The tests
//!    then name whatever is still missing: a message, a caption, an example, a place on the cards, a value that no
//!    sentence tells.

mod arms;
mod berserk;
mod between;
mod camps;
mod capture;
mod commanders;
mod contest;
mod corners;
mod enclosure;
mod escape;
mod exit_fort;
mod first;
mod hostile;
mod jumps;
mod king_capture;
mod king_edge;
mod linnaean;
mod moves;
mod no_move;
mod repetition;
mod setup;
mod shieldwall;
mod throne;

mod explained;
mod facts;
mod from_layout;

pub use explained::{Asks, EasyPicture, Idea, Illustration, Need, Panel};
pub use no_move::addition;
pub use setup::SETUP;

pub(crate) use escape::escape_of_card;
pub(crate) use explained::FigureRoom;

use crate::game::{Example, Ruleset, Variant};
use explained::Explained;
use from_layout::ExamplePlace;

/// Makes the enumeration of the questions, the list of all of them, and the way from each to its file.
macro_rules! questions {
    ($($(#[$about:meta])* $question:ident => $file:ident,)+) => {
        /// A question that a rule book must answer, in the order in which a reader needs the answers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Question {
            $($(#[$about])* $question,)+
        }

        impl Question {
            /// Every question, in the order of the leaflet.
            pub const ALL: &'static [Self] = &[$(Self::$question),+];

            /// Returns the form that its file fills in.
            pub(super) const fn explained(self) -> &'static Explained {
                match self {
                    $(Self::$question => &$file::EXPLAINED,)+
                }
            }

            /// Returns whether its answer tells how a side wins, and so stands out on a tinted ground: the king's escape, and
            /// how he is taken.
            #[must_use]
            pub const fn is_of_winning(self) -> bool {
                matches!(self, Self::Escape | Self::KingCapture)
            }
        }
    };
}

questions! {
    /// How to set up.
    Setup => setup,
    /// Who begins.
    First => first,
    /// How pieces move, and how far.
    Move => moves,
    /// Who may stop on the throne, and cross it.
    Throne => throne,
    /// Who may enter the corners.
    Corners => corners,
    /// Who may enter and cross the camps.
    Camps => camps,
    /// How men are captured.
    Capture => capture,
    /// Which squares stand in for a captor of men.
    Hostile => hostile,
    /// Stopping between two enemies.
    Between => between,
    /// The king's part in captures.
    Arms => arms,
    /// Capture of a row along the edge.
    Shieldwall => shieldwall,
    /// Officers and jumps.
    Jumps => jumps,
    /// Going on after a capture.
    Berserk => berserk,
    /// Where the king escapes.
    Escape => escape,
    /// How the king is captured.
    KingCapture => king_capture,
    /// How he is captured on the edge.
    KingEdge => king_edge,
    /// A king between two commanders.
    Commanders => commanders,
    /// Capture of a defender against the king.
    Linnaean => linnaean,
    /// All are hemmed in.
    Enclosure => enclosure,
    /// A king behind an unbreakable ring on the edge.
    ExitFort => exit_fort,
    /// A position that occurs for the third time.
    Repetition => repetition,
    /// No legal play.
    NoMove => no_move,
    /// How a match is played and won.
    Match => contest,
}

/// Returns the figures of a rule, in their order. A small board may lack room for some of them: see
/// [`proved`](super::figures::proved).
#[must_use]
pub fn illustrations(question: Question, rules: &Ruleset) -> Vec<Illustration> {
    question.explained().figures(rules)
}

/// Returns the examples for the panel `name` that are made from the layout. `None`: the panel is one of the templates.
#[must_use]
pub(super) fn made(name: &str, variant: &Variant) -> Option<Vec<Example>> {
    let place = ExamplePlace::of(name, variant);
    Question::ALL.iter().find_map(|question| (question.explained().examples)(&place))
}
