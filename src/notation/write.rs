//! Writes a rules record.

use super::keys::usual;
use super::special::corner_squares;
use super::values::{
    ARMS, AnswersOf, BERSERK, ENCLOSURE, ESCAPE, EXIT_FORT, FIRST, FLANKING, JUMP, KING, LINNAEAN, OCCUPIED,
    PASS, REPETITION, RIGHT, SHIELDWALL, STOP,
};
use super::{Recorded, Remark, pieces, position};
use crate::game::{
    Between, BetweenCommanders, CampRight, Camps, Contest, CornerShape, Corners, Escape, First, Foes,
    KingCapture, KingEdge, Linnaean, NoMove, Piece, Repetition, Shieldwall, Square, Steps, Throne,
};
use crate::keyed::{KeyedMessage, keyed};

/// Writes the rules record of a game, one line without a line break at its end. Also returns a remark on every rule that the
/// notation can't say; the nearest rule is written instead. If there are no remarks, [`read`](super::read()) gives the same
/// board and rules back.
#[must_use]
pub fn write(game: &Recorded) -> (String, Vec<Remark>) {
    let mut writer = RecordWriter { game, entries: Vec::new(), remarks: Vec::new() };
    writer.add("dim", &game.board.size().to_string());
    let name: Vec<&str> = game.name.split_whitespace().collect();
    writer.add_unless_usual("name", &name.join("_"));
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
        let edge = Escape::Edge;
        let (escape, unsaid) = match &rules.escape {
            Escape::Squares(_) => (&edge, Some(keyed!("unsaid-escape-squares"))),
            said => (said, None),
        };
        self.say("esc", ESCAPE, escape);
        self.remark("escape", unsaid);
        self.say("surf", ENCLOSURE, &rules.enclosure);
        self.say("atkf", FIRST, &rules.first);
        let unsaid = (rules.first == First::Lot).then(|| keyed!("unsaid-first-by-lot"));
        self.remark("first", unsaid);
        let (repetition, unsaid) = match rules.repetition {
            Repetition::RepeaterLoses => (Repetition::ForcerLoses, Some(keyed!("unsaid-repeater-loses"))),
            Repetition::DefendersLose => {
                (Repetition::ForcerLoses, Some(keyed!("unsaid-repetition-defenders-lose")))
            }
            Repetition::MustVary | Repetition::ForcerMustVary => {
                (Repetition::NotSaid, Some(keyed!("unsaid-must-vary")))
            }
            Repetition::SameMoveDraw => (Repetition::Draw, Some(keyed!("unsaid-same-move-draw"))),
            said => (said, None),
        };
        self.say("tfr", REPETITION, &repetition);
        self.remark("repetition", unsaid);
    }

    fn king(&mut self) {
        let rules = &self.game.ruleset;
        self.say("ka", ARMS, &rules.arms);
        let (edge, unsaid) = match (rules.king_capture, rules.king_edge) {
            (KingCapture::FourSides, KingEdge::ThreeSides) => {
                (KingEdge::AllNeighbours, Some(keyed!("unsaid-king-on-edge-by-attackers")))
            }
            (KingCapture::FourSides, KingEdge::ThreeSidesAlone) => {
                (KingEdge::Never, Some(keyed!("unsaid-king-alone-on-edge")))
            }
            (KingCapture::FourSides, said) => (said, None),
            _ => (KingEdge::Never, None),
        };
        self.say("ks", KING, &(rules.king_capture, edge));
        self.remark("king-on-edge", unsaid);
    }

    /// What each kind of piece can do.
    fn pieces(&mut self) {
        let rules = &self.game.ruleset;
        let jumps = [
            ("kj", Piece::King, rules.jumps.king),
            ("nj", Piece::Knight, rules.jumps.knight),
            ("cj", Piece::Commander, rules.jumps.commander),
        ];
        for (key, piece, jump) in jumps {
            if self.game.board.count(piece) > 0 {
                self.say(key, JUMP, &jump);
            }
        }
        let number = |steps| match steps {
            Steps::Any => "-1".to_owned(),
            Steps::AtMost(most) => most.to_string(),
        };
        let (man, king) = (number(rules.man_steps), number(rules.king_steps));
        if man == king {
            self.add_unless_usual("spd", &man);
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
        self.list("cens", named(STOP, stop));
        self.list("cenp", named(PASS, pass));
        self.list("cenh", named(OCCUPIED, occupied));
        self.list("cenhe", hostile);
    }

    fn corners(&mut self) {
        let Corners::Marked { shape, hostile } = self.game.ruleset.corners else {
            self.add("cor", "");
            return;
        };
        if shape != CornerShape::Single {
            self.squares("cor", &corner_squares(shape, self.game.board.size()));
        }
        self.list("corh", hostile);
    }

    fn camps(&mut self) {
        let Camps::Marked { squares, enter, pass, hostile } = &self.game.ruleset.camps else { return };
        self.squares("afor", squares);
        self.list("aforre", named(RIGHT, *enter));
        let (across, unsaid) = match (pass, enter) {
            // Only the attackers that have not left the camp yet may cross it. The notation writes this as all
            // attackers.
            (CampRight::Nobody, CampRight::Nobody) => (CampRight::Attackers, None),
            (CampRight::Nobody, _) => (CampRight::Nobody, Some(keyed!("unsaid-camp-crossing"))),
            (CampRight::Attackers, CampRight::Nobody) => {
                (CampRight::Attackers, Some(keyed!("unsaid-camp-crossing-attackers")))
            }
            (said, _) => (*said, None),
        };
        self.list("aforp", named(RIGHT, across));
        self.remark("camps-pass", unsaid);
        self.list("aforh", *hostile);
    }

    /// Shieldwalls, exit forts, captures against the king, and going on after a capture.
    fn captures(&mut self) {
        let rules = &self.game.ruleset;
        let shieldwall = match rules.shieldwall {
            Shieldwall::PiecesCloseLast => Shieldwall::PiecesClose,
            Shieldwall::CornersCloseLast => Shieldwall::CornersClose,
            said => said,
        };
        self.say("sw", SHIELDWALL, &shieldwall);
        self.say("swf", FLANKING, &!rules.shieldwall.any_last());
        self.say("efe", EXIT_FORT, &rules.exit_fort);
        let (linnaean, unsaid) = match rules.linnaean {
            Linnaean::Anywhere => (Linnaean::InCastle, Some(keyed!("unsaid-linnaean-anywhere"))),
            said => (said, None),
        };
        self.say("linc", LINNAEAN, &linnaean);
        self.remark("linnaean", unsaid);
        self.say("ber", BERSERK, &Some(rules.berserk));
    }

    /// Rules that the notation has no key for.
    fn unsaid(&mut self) {
        let (rules, board) = (&self.game.ruleset, &self.game.board);
        let between = (rules.between == Between::PassOnly).then(|| keyed!("unsaid-no-stop-between"));
        self.remark("between", between);
        let safe = rules.between_commanders == BetweenCommanders::Safe && board.count(Piece::Commander) >= 2;
        let commanders = safe.then(|| keyed!("unsaid-king-safe-between-commanders"));
        self.remark("king-between-commanders", commanders);
        let no_move = match rules.no_move {
            NoMove::Loss => None,
            NoMove::Draw => Some(keyed!("unsaid-no-move-draw")),
            NoMove::NotSaid => Some(keyed!("unsaid-no-move-open")),
        };
        self.remark("no-move", no_move);
        let contest = (rules.contest != Contest::Single).then(|| keyed!("unsaid-match"));
        self.remark("match", contest);
    }

    fn add(&mut self, key: &str, value: &str) {
        self.entries.push(format!("{key}:{value}"));
    }

    /// Adds an entry, unless its value is the key's default.
    fn add_unless_usual(&mut self, key: &str, value: &str) {
        if usual(key) != Some(value) {
            self.add(key, value);
        }
    }

    /// Adds an entry with the word for an answer, if there is a word and it is not the key's default.
    fn say<T: PartialEq>(&mut self, key: &str, words: AnswersOf<'_, &str, T>, answer: &T) {
        if let Some((word, _)) = words.iter().find(|(_, known)| known == answer) {
            self.add_unless_usual(key, word);
        }
    }

    /// Adds an entry with a list of kinds of pieces, unless it is the key's default.
    fn list(&mut self, key: &str, named: Foes) {
        self.add_unless_usual(key, &pieces::list(named));
    }

    /// Adds an entry with a list of squares. Each is followed by a comma, as the notation asks.
    fn squares(&mut self, key: &str, squares: &[Square]) {
        let list: Vec<String> = squares.iter().map(Square::to_string).collect();
        self.add(key, &format!("{},", list.join(",")));
    }

    /// Adds the remark on a question whose answer can't be said, if there is one.
    fn remark(&mut self, key: &str, unsaid: Option<KeyedMessage>) {
        self.remarks.extend(unsaid.map(|message| Remark {
            key: key.to_owned(),
            at: None,
            message,
            help: None,
        }));
    }
}

/// The pieces that a list must name for an answer.
fn named<T: Copy + PartialEq>(lists: AnswersOf<'_, Foes, T>, answer: T) -> Foes {
    lists.iter().find(|(_, known)| *known == answer).map_or(Foes::NOBODY, |(named, _)| *named)
}
