//! From a game to a record.

use super::keys::{ALL, ATTACKING, DEFENDING};
use super::special::corner_squares;
use super::{Recorded, Remark, pieces, position};
use crate::game::{
    Berserk, Between, BetweenCommanders, CampRight, Camps, Contest, CornerShape, Corners, Enclosure, Escape,
    ExitFort, First, Jump, KingArms, KingCapture, KingEdge, Linnaean, NoMove, OccupiedThrone, Piece,
    Repetition, Shieldwall, Square, Steps, Throne, ThronePass, ThroneStop,
};
use crate::keyed::{KeyedMessage, keyed};

/// Writes the rules record of a game, one line without its end. Beside it come remarks on every rule that the notation
/// has no words for; the nearest is written then. Without remarks, [`read`](super::read()) gives the same board and rules
/// back.
#[must_use]
pub fn write(game: &Recorded) -> (String, Vec<Remark>) {
    let mut writer = RecordWriter { game, entries: Vec::new(), remarks: Vec::new() };
    writer.add("dim", &game.board.size().to_string());
    let name: Vec<&str> = game.name.split_whitespace().collect();
    writer.add_unless("name", &name.join("_"), "");
    writer.course();
    writer.king();
    writer.pieces();
    writer.throne();
    writer.corners();
    writer.camps();
    writer.captures();
    writer.unsaid();
    writer.add("start", &position::write(&game.board));
    (writer.entries.join(" "), writer.remarks)
}

struct RecordWriter<'a> {
    game: &'a Recorded,
    entries: Vec<String>,
    remarks: Vec<Remark>,
}

impl RecordWriter<'_> {
    /// How the game begins and ends.
    fn course(&mut self) {
        let rules = &self.game.ruleset;
        match rules.escape {
            Escape::Corners => {}
            Escape::Edge => self.add("esc", "e"),
            Escape::Squares(_) => {
                self.add("esc", "e");
                self.remark(
                    "escape",
                    keyed!(
                        "unsaid-escape-squares",
                        "`escape`: escape to named squares can't be said; any square of the edge is written"
                    ),
                );
            }
        }
        if rules.enclosure == Enclosure::NoEffect {
            self.add("surf", "n");
        }
        match rules.first {
            First::Attackers => {}
            First::Defenders => self.add("atkf", "n"),
            First::Lot => self.remark(
                "first",
                keyed!(
                    "unsaid-first-by-lot",
                    "`first`: a first move by lot can't be said; the attackers begin"
                ),
            ),
        }
        match rules.repetition {
            Repetition::Draw => {}
            Repetition::NotSaid => self.add("tfr", "i"),
            Repetition::ForcerLoses => self.add("tfr", "w"),
            Repetition::RepeaterLoses => {
                self.add("tfr", "w");
                let message = keyed!(
                    "unsaid-repeater-loses",
                    "`repetition`: that the side that repeats loses can't be said; the side that forces it loses"
                );
                self.remark("repetition", message);
            }
            Repetition::DefendersLose => {
                self.add("tfr", "w");
                let message = keyed!(
                    "unsaid-repetition-defenders-lose",
                    "`repetition`: that the defenders lose, whoever repeats, can't be said; the side that forces it \
                     loses"
                );
                self.remark("repetition", message);
            }
            Repetition::MustVary | Repetition::ForcerMustVary => {
                self.add("tfr", "i");
                let message = keyed!(
                    "unsaid-must-vary",
                    "`repetition`: that a player must vary can't be said; nothing is written of repetition"
                );
                self.remark("repetition", message);
            }
            Repetition::SameMoveDraw => {
                let message = keyed!(
                    "unsaid-same-move-draw",
                    "`repetition`: a draw by the same move can't be said; a draw by the same position is written"
                );
                self.remark("repetition", message);
            }
        }
    }

    fn king(&mut self) {
        let rules = &self.game.ruleset;
        match rules.arms {
            KingArms::Armed => {}
            KingArms::Unarmed => self.add("ka", "n"),
            KingArms::Hammer => self.add("ka", "h"),
            KingArms::Anvil => self.add("ka", "a"),
        }
        match (rules.king_capture, rules.king_edge) {
            (KingCapture::FourNearThrone, _) => self.add("ks", "c"),
            (KingCapture::TwoSides, _) => self.add("ks", "w"),
            (KingCapture::FourSides, KingEdge::Never) => {}
            (KingCapture::FourSides, KingEdge::AllNeighbours) => self.add("ks", "m"),
            (KingCapture::FourSides, KingEdge::ThreeSides) => {
                self.add("ks", "m");
                let message = keyed!(
                    "unsaid-king-on-edge-by-attackers",
                    "`king-on-edge`: that three attackers alone capture a king on the edge can't be said; what is written \
                     counts hostile squares, too"
                );
                self.remark("king-on-edge", message);
            }
            (KingCapture::FourSides, KingEdge::ThreeSidesAlone) => {
                let message = keyed!(
                    "unsaid-king-alone-on-edge",
                    "`king-on-edge`: capture on the edge of a king without defenders can't be said; none is written"
                );
                self.remark("king-on-edge", message);
            }
        }
    }

    /// What each kind of piece can do.
    fn pieces(&mut self) {
        let rules = &self.game.ruleset;
        let word = |jump| match jump {
            Jump::Never => "n",
            Jump::SpecialSquares => "r",
            Jump::Over => "j",
            Jump::Capturing => "c",
        };
        let jumps = [
            ("kj", Piece::King, rules.jumps.king, "n"),
            ("nj", Piece::Knight, rules.jumps.knight, "c"),
            ("cj", Piece::Commander, rules.jumps.commander, "j"),
        ];
        for (key, piece, jump, usual) in jumps {
            if self.game.board.count(piece) > 0 {
                self.add_unless(key, word(jump), usual);
            }
        }
        let number = |steps| match steps {
            Steps::Any => "-1".to_owned(),
            Steps::AtMost(most) => most.to_string(),
        };
        let (man, king) = (number(rules.man_steps), number(rules.king_steps));
        if man == king {
            self.add_unless("spd", &man, "-1");
        } else {
            // In the order of `tcnkTCNK`.
            let of = |letter| if letter == 'K' { king.as_str() } else { man.as_str() };
            let speeds: Vec<&str> = "tcnkTCNK".chars().map(of).collect();
            self.add("spd", &speeds.join(","));
        }
    }

    fn throne(&mut self) {
        let Throne::Centre { stop, pass, hostile, occupied } = self.game.ruleset.throne else {
            self.add("cen", "");
            return;
        };
        match stop {
            ThroneStop::King => {}
            ThroneStop::Nobody => self.add("cens", ""),
            ThroneStop::Anyone => self.add("cens", ALL),
        }
        match pass {
            ThronePass::Anyone => {}
            ThronePass::King => self.add("cenp", "K"),
            ThronePass::Nobody => self.add("cenp", ""),
        }
        if occupied == OccupiedThrone::Nobody {
            self.add("cenh", "");
        }
        self.add_unless("cenhe", &pieces::list(hostile), ALL);
    }

    fn corners(&mut self) {
        let Corners::Marked { shape, hostile } = self.game.ruleset.corners else {
            self.add("cor", "");
            return;
        };
        if shape != CornerShape::Single {
            self.squares("cor", &corner_squares(shape, self.game.board.size()));
        }
        self.add_unless("corh", &pieces::list(hostile), ALL);
    }

    fn camps(&mut self) {
        let Camps::Marked { squares, enter, pass, hostile } = &self.game.ruleset.camps else { return };
        self.squares("afor", squares);
        let back = match enter {
            CampRight::Anyone => ALL,
            CampRight::Attackers => ATTACKING,
            CampRight::Nobody => "",
        };
        self.add_unless("aforre", back, ALL);
        match (pass, enter) {
            (CampRight::Anyone, _) => {}
            // Across a camp go only the attackers that have not left it yet, which the notation writes as all
            // attackers.
            (CampRight::Nobody, CampRight::Nobody) => self.add("aforp", ATTACKING),
            (CampRight::Nobody, _) => {
                self.add("aforp", "");
                let message = keyed!(
                    "unsaid-camp-crossing",
                    "`camps-pass`: that those who stop in a camp may not cross it can't be said of its own attackers \
                     apart"
                );
                self.remark("camps-pass", message);
            }
            (CampRight::Attackers, CampRight::Nobody) => {
                self.add("aforp", ATTACKING);
                let message = keyed!(
                    "unsaid-camp-crossing-attackers",
                    "`camps-pass`: that attackers cross a camp they may not enter can't be said; only its own do"
                );
                self.remark("camps-pass", message);
            }
            (CampRight::Attackers, _) => self.add("aforp", ATTACKING),
        }
        self.add_unless("aforh", &pieces::list(*hostile), DEFENDING);
    }

    /// Captures of their own kind.
    fn captures(&mut self) {
        let rules = &self.game.ruleset;
        match rules.shieldwall {
            Shieldwall::Never => {}
            Shieldwall::PiecesClose | Shieldwall::PiecesCloseLast => self.add("sw", "w"),
            Shieldwall::CornersClose | Shieldwall::CornersCloseLast => self.add("sw", "s"),
        }
        if rules.shieldwall.any_last() {
            self.add("swf", "n");
        }
        if rules.exit_fort == ExitFort::DefendersWin {
            self.add("efe", "y");
        }
        match rules.linnaean {
            Linnaean::Never => {}
            Linnaean::InCastle => self.add("linc", "y"),
            Linnaean::Anywhere => {
                self.add("linc", "y");
                let message = keyed!(
                    "unsaid-linnaean-anywhere",
                    "`linnaean`: capture against the king away from his throne can't be said; on the throne is written"
                );
                self.remark("linnaean", message);
            }
        }
        if rules.berserk == Berserk::Captures {
            self.add("ber", "c");
        }
    }

    /// Questions that the notation does not ask.
    fn unsaid(&mut self) {
        let rules = &self.game.ruleset;
        if rules.between == Between::PassOnly {
            self.remark(
                "between",
                keyed!(
                    "unsaid-no-stop-between",
                    "`between`: that a piece may not stop between two enemies can't be said; it is safe there"
                ),
            );
        }
        if rules.between_commanders == BetweenCommanders::Safe && self.game.board.count(Piece::Commander) >= 2
        {
            let message = keyed!(
                "unsaid-king-safe-between-commanders",
                "`king-between-commanders`: that the king is safe between two commanders can't be said; the notation's \
                 program takes him there"
            );
            self.remark("king-between-commanders", message);
        }
        match rules.no_move {
            NoMove::Loss => {}
            NoMove::Draw => {
                self.remark(
                    "no-move",
                    keyed!(
                        "unsaid-no-move-draw",
                        "`no-move`: a draw by a side that can't move can't be said; that side loses"
                    ),
                );
            }
            NoMove::NotSaid => {
                let message = keyed!(
                    "unsaid-no-move-open",
                    "`no-move`: what follows when a side can't move can't be left open; that side loses"
                );
                self.remark("no-move", message);
            }
        }
        if rules.contest != Contest::Single {
            self.remark(
                "match",
                keyed!("unsaid-match", "`match`: a match can't be said; a single game is written"),
            );
        }
    }

    fn add(&mut self, key: &str, value: &str) {
        self.entries.push(format!("{key}:{value}"));
    }

    /// Adds an entry, unless its value is the one that is meant where the entry is left out.
    fn add_unless(&mut self, key: &str, value: &str, usual: &str) {
        if value != usual {
            self.add(key, value);
        }
    }

    /// A list of squares, each followed by a comma as the notation has it.
    fn squares(&mut self, key: &str, squares: &[Square]) {
        let list: Vec<String> = squares.iter().map(Square::to_string).collect();
        self.add(key, &format!("{},", list.join(",")));
    }

    fn remark(&mut self, key: &str, message: KeyedMessage) {
        self.remarks.push(Remark { key: key.to_owned(), at: None, message, help: None });
    }
}
