//! How a record says that the game ended.

use super::{fault, turn};
use crate::game::{GameResult, Side};
use crate::keyed::{KeyedMessage, keyed};
use crate::notation::Remark;
use std::ops::Range;

/// What a record says of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenResult {
    /// `attackers win`, and OpenTafl's 1.
    Attackers,
    /// `defenders win`, and OpenTafl's -1.
    Defenders,
    /// `draw`, and OpenTafl's 0.
    Draw,
    /// `unfinished`: the game was not played to its end.
    Unfinished,
    /// OpenTafl's `?`: anything else.
    Other,
}

/// The words of a result: first the words that are written, then others that are read as the same.
const WORDS: [(&str, WrittenResult); 14] = [
    ("attackers win", WrittenResult::Attackers),
    ("defenders win", WrittenResult::Defenders),
    ("draw", WrittenResult::Draw),
    ("unfinished", WrittenResult::Unfinished),
    ("attackers won", WrittenResult::Attackers),
    ("attackers have won", WrittenResult::Attackers),
    ("attacker wins", WrittenResult::Attackers),
    ("defenders won", WrittenResult::Defenders),
    ("defenders have won", WrittenResult::Defenders),
    ("defender wins", WrittenResult::Defenders),
    ("drawn", WrittenResult::Draw),
    // As the printed sheet says it.
    ("it is a draw", WrittenResult::Draw),
    ("king’s side has won", WrittenResult::Defenders),
    ("king's side has won", WrittenResult::Defenders),
];
/// OpenTafl's signs of a result.
const SIGNS: [(&str, WrittenResult); 4] = [
    ("1", WrittenResult::Attackers),
    ("-1", WrittenResult::Defenders),
    ("0", WrittenResult::Draw),
    ("?", WrittenResult::Other),
];
/// Most bytes of a line that says a result: a longer one is prose.
const MOST: usize = 80;

/// Help on how a result is written.
pub(super) fn write_result() -> KeyedMessage {
    keyed!("write-a-result")
}

impl WrittenResult {
    /// The word that is written for it. `None`: only OpenTafl's notation can say it.
    #[must_use]
    pub fn word(self) -> Option<&'static str> {
        WORDS.iter().find(|(_, result)| *result == self).map(|(word, _)| *word)
    }

    /// The result of the game. `None`: it names none.
    #[must_use]
    pub const fn result(self) -> Option<GameResult> {
        match self {
            Self::Attackers => Some(GameResult::Attackers),
            Self::Defenders => Some(GameResult::Defenders),
            Self::Draw => Some(GameResult::Draw),
            Self::Unfinished | Self::Other => None,
        }
    }
}

/// How a record says that the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing {
    /// The result.
    pub result: WrittenResult,
    /// The reason, if one is written.
    pub reason: Option<String>,
    /// Whether the side to move gave up in place of a move, OpenTafl's `---`.
    pub resigns: bool,
    /// Where it stands, in bytes.
    pub at: Range<usize>,
}

/// Whether the rest of a line is a result: it begins with a word of a result, or is a result as people write it elsewhere.
pub(super) fn begins(line: &str) -> bool {
    // A longer line is prose, and must not be read anew from each of its words.
    let said = line[..line.floor_char_boundary(MOST)].split([':', '.', '{', '#']).next().unwrap_or_default();
    begins_heading(line) || of_words(said).is_some() || elsewhere(line).is_some()
}

/// Returns the result that words say, with or without a full stop. `None`: none.
fn of_words(text: &str) -> Option<WrittenResult> {
    let bare = without_article(text.trim().trim_end_matches('.'));
    let known = WORDS.iter().find(|(known, _)| known.eq_ignore_ascii_case(bare));
    known.map(|(_, result)| *result)
}

/// Whether a text begins with a word of a result. By this `attackers win: resigned` is known to be no heading.
pub(super) fn begins_heading(text: &str) -> bool {
    let word: String = without_article(text).chars().take_while(char::is_ascii_alphabetic).collect();
    ["attackers", "attacker", "defenders", "defender", "draw", "drawn", "unfinished"]
        .iter()
        .any(|known| known.eq_ignore_ascii_case(&word))
}

fn without_article(text: &str) -> &str {
    text.strip_prefix("The ").or_else(|| text.strip_prefix("the ")).unwrap_or(text)
}

/// Reads a result: its word, or OpenTafl's sign, then perhaps a colon and the reason.
pub(super) fn read(text: &str, at: Range<usize>) -> Result<Closing, Remark> {
    let (word, reason) = match text.split_once(':') {
        Some((word, reason)) => (word.trim(), Some(reason.trim().to_owned())),
        None => (text.trim(), None),
    };
    let sign = || SIGNS.iter().find(|(sign, _)| *sign == word).map(|(_, result)| *result);
    if let Some(result) = of_words(word).or_else(sign) {
        let reason = reason.filter(|reason| !reason.is_empty());
        Ok(Closing { result, reason, resigns: false, at })
    } else {
        let help = elsewhere(text).unwrap_or_else(write_result);
        Err(fault("Result", at, keyed!("no-result", word), help))
    }
}

/// The party that a result speaks of.
#[derive(Clone, Copy)]
enum ResultParty {
    Side(Side),
    King,
    /// A colour: which side has it differs from set to set.
    Color,
}

/// The words that a result begins with, as people write it.
const PARTIES: [(&str, ResultParty); 12] = [
    ("attackers", ResultParty::Side(Side::Attackers)),
    ("attacker", ResultParty::Side(Side::Attackers)),
    ("muscovites", ResultParty::Side(Side::Attackers)),
    ("defenders", ResultParty::Side(Side::Defenders)),
    ("defender", ResultParty::Side(Side::Defenders)),
    ("swedes", ResultParty::Side(Side::Defenders)),
    ("king", ResultParty::King),
    ("black", ResultParty::Color),
    ("white", ResultParty::Color),
    ("red", ResultParty::Color),
    ("dark", ResultParty::Color),
    ("light", ResultParty::Color),
];
/// Beginnings of words which say that a party has won, and below those which say that it has lost.
const WINNING: [&str; 5] = ["win", "won", "escape", "victor", "free"];
const LOSING: [&str; 10] =
    ["resign", "los", "forfeit", "concede", "surrender", "gives", "gave", "captured", "taken", "trapped"];

/// Help on a result as people write it elsewhere: figures as in chess, or a sentence such as `Black resigns`. `None`: the text
/// is neither.
fn elsewhere(text: &str) -> Option<KeyedMessage> {
    let text = &text[..text.floor_char_boundary(MOST)];
    let text = text[..text.find(['{', '#']).unwrap_or(text.len())].trim().trim_end_matches(['.', '!']);
    if text.len() + 1 >= MOST || text.is_empty() {
        return None;
    }
    let figures: String = text.chars().map(|c| if turn::is_dash(c) { '-' } else { c }).collect();
    match figures.as_str() {
        "1-0" | "0-1" => {
            return Some(keyed!("write-side-that-won"));
        }
        "1/2-1/2" | "½-½" | "½" | "0-0" => return Some(write_line("draw: agreed")),
        "*" => return Some(write_line(WORDS[3].0)),
        _ => {}
    }
    let lower = text.to_lowercase();
    let mut words = lower.split_whitespace().skip_while(|word| *word == "the");
    let first = words.next()?;
    let (_, party) = PARTIES.into_iter().find(|(known, _)| *known == first)?;
    let one_of = |known: &[&str]| words.clone().any(|word| known.iter().any(|start| word.starts_with(start)));
    let has_won = one_of(&WINNING);
    if !has_won && !one_of(&LOSING) {
        return None;
    }
    let line = |side: Side| format!("{} win: {text}", side.name());
    let winner = |side: Side| if has_won { side } else { side.other() };
    Some(match party {
        ResultParty::Side(side) => write_line(&line(winner(side))),
        ResultParty::King => write_line(&line(winner(Side::Defenders))),
        ResultParty::Color => keyed!(
            "write-line-of-either",
            one = line(winner(Side::Attackers)),
            color = text.split_whitespace().find(|word| word.eq_ignore_ascii_case(first)).unwrap_or(first),
            other = line(winner(Side::Defenders))
        ),
    })
}

/// Help to write this line.
fn write_line(line: &str) -> KeyedMessage {
    keyed!("write-this-line", line)
}
