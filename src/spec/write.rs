//! A variant as a file.

use std::fmt::Write as _;

use crate::game::{
    Berserk, Between, BetweenCommanders, Board, Camps, Contest, Corners, Cut, Escape, ExitFort, Foes, Jump,
    KingEdge, Linnaean, Piece, Ruleset, Shieldwall, Side, Square, Steps, Throne,
};

/// How a board may be cut whose author has not said how.
const CUTS: [Cut; 5] = [Cut::Halves, Cut::Pinwheel, Cut::Quarters, Cut::Grid, Cut::Whole];

/// The text of a variant file, that [`variant`](super::variant()) reads back as the same board and rules. The lines of
/// `heading` go first as comments. Questions that are answered as if they weren't asked are left out.
#[must_use]
pub fn write_variant(
    heading: &str,
    id: &str,
    name: &str,
    theme: &str,
    board: &Board,
    rules: &Ruleset,
) -> String {
    let mut text = String::new();
    for line in heading.lines() {
        text.push_str(line);
        text.push('\n');
    }
    let mut root = Lines(String::new());
    root.text("id", id);
    root.text("name", name);
    root.text("theme", theme);
    root.texts("cuts", &CUTS.map(|cut| cut.name().to_owned()));
    text.push_str(&root.0);
    text.push_str("layout = [\n");
    for row in board.to_string().lines() {
        let _ = writeln!(text, "  \"{row}\",");
    }
    let of = |side| board.pieces().filter(|(_, piece)| piece.side() == side && *piece != Piece::King).count();
    let (attackers, defenders) = (of(Side::Attackers), of(Side::Defenders));
    let _ = write!(text, "]\n\n[counts]\nattackers = {attackers}\ndefenders = {defenders}\n\n[rules]\n");
    text + &questions(rules)
}

/// The lines of `[rules]`.
fn questions(rules: &Ruleset) -> String {
    let mut lines = Lines(String::new());
    lines.text("first", rules.first.name());
    match rules.throne {
        Throne::None => lines.text("throne", "none"),
        Throne::Centre { stop, pass, hostile, occupied } => {
            lines.text("throne", "centre");
            lines.text("throne-stop", stop.name());
            lines.text("throne-pass", pass.name());
            lines.foes("throne-hostile", hostile);
            lines.text("throne-hostile-occupied", occupied.name());
        }
    }
    if let Corners::Marked { shape, hostile } = rules.corners {
        lines.text("corners", shape.name());
        lines.foes("corners-hostile", hostile);
    }
    if let Camps::Marked { enter, pass, hostile, .. } = &rules.camps {
        lines.text("camps", "attackers-start");
        lines.text("camps-enter", enter.name());
        lines.text("camps-pass", pass.name());
        lines.foes("camps-hostile", *hostile);
    }
    lines.text("escape", rules.escape.name());
    if let Escape::Squares(squares) = &rules.escape {
        lines.texts("escape-squares", &squares.iter().map(Square::to_string).collect::<Vec<_>>());
    }
    lines.steps("man-steps", rules.man_steps);
    lines.steps("king-steps", rules.king_steps);
    lines.unless("between", rules.between.name(), Between::Safe.name());
    lines.text("king-arms", rules.arms.name());
    lines.text("king-capture", rules.king_capture.name());
    lines.unless("king-on-edge", rules.king_edge.name(), KingEdge::Never.name());
    lines.unless("king-between-commanders", rules.between_commanders.name(), BetweenCommanders::Safe.name());
    lines.unless("linnaean", rules.linnaean.name(), Linnaean::Never.name());
    lines.unless("shieldwall", rules.shieldwall.name(), Shieldwall::Never.name());
    lines.unless("berserk", rules.berserk.name(), Berserk::Never.name());
    let jumps = rules.jumps;
    for (key, jump) in
        [("king-jump", jumps.king), ("commander-jump", jumps.commander), ("knight-jump", jumps.knight)]
    {
        lines.unless(key, jump.name(), Jump::Never.name());
    }
    lines.text("enclosure", rules.enclosure.name());
    lines.unless("exit-fort", rules.exit_fort.name(), ExitFort::NoEffect.name());
    lines.text("repetition", rules.repetition.name());
    lines.text("no-move", rules.no_move.name());
    lines.unless("match", rules.contest.name(), Contest::Single.name());
    lines.0
}

/// Lines of a TOML file.
struct Lines(String);

impl Lines {
    fn add(&mut self, key: &str, value: &str) {
        let _ = writeln!(self.0, "{key} = {value}");
    }

    fn text(&mut self, key: &str, value: &str) {
        self.add(key, &quoted(value));
    }

    fn unless(&mut self, key: &str, value: &str, usual: &str) {
        if value != usual {
            self.text(key, value);
        }
    }

    fn texts(&mut self, key: &str, values: &[String]) {
        let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
        self.add(key, &format!("[{}]", values.join(", ")));
    }

    fn foes(&mut self, key: &str, foes: Foes) {
        let all = [("attackers", foes.attackers), ("defenders", foes.defenders), ("king", foes.king)];
        let named = all.into_iter().filter(|(_, is_foe)| *is_foe).map(|(word, _)| word.to_owned());
        self.texts(key, &named.collect::<Vec<_>>());
    }

    fn steps(&mut self, key: &str, steps: Steps) {
        if let Steps::AtMost(most) = steps {
            self.add(key, &most.to_string());
        }
    }
}

/// A TOML text in quotes.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(c);
            }
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
