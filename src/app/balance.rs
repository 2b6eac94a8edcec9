//! Plays a game against itself, and tells who wins how often.

use super::error::Error;
use super::json::json as short;
use super::progress::{Doing, watched};
use super::{Env, asked};
use crate::cli::BalanceArgs;
use crate::diag::{COLUMNS, wrapped};
use crate::game::{Ending, Side};
use crate::make::{self, CountedGames, SelfPlay};
use crate::search::{Balance, BalanceVerdict, LONGEST, Share, StrengthBalance};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// Columns of the words before the numbers, and of the numbers of each strength.
const WORDS: usize = 30;
const NUMBERS: usize = 20;

/// Plays the games on all cores, and tells the counts.
pub(super) fn balance(options: &BalanceArgs, env: &mut Env<'_>) -> Result<(), Error> {
    let disk = asked::disk(std::slice::from_ref(&options.choice.variant), env)?;
    let library = asked::library(&disk);
    let asked = SelfPlay {
        choice: asked::choice(&options.choice, None),
        games: options.games as usize,
        nodes: options.nodes.clone(),
        seed: options.seed,
    };
    let counted =
        watched(env, &Doing::PLAYING, options.quiet, |executor| make::balance(&asked, &library, executor));
    let counted = counted.map_err(Error::Fault)?;
    let told = if options.json { format!("{}\n", as_json(&counted)) } else { told(&counted, &asked) };
    env.tell(&told)
}

/// A row of the table: what is counted, and its number in the column of a strength.
type BalanceRow = (String, fn(&Balance, Option<Ending>) -> String, Option<Ending>);

/// Tells the counts to people.
fn told(counted: &CountedGames, asked: &SelfPlay) -> String {
    let mut text =
        format!("{}, played by the program against itself (seed {})\n\n", counted.variant, asked.seed);
    let mut line = |what: &str, numbers: &mut dyn Iterator<Item = String>| {
        let _ = write!(text, "  {what:WORDS$}");
        for number in numbers {
            let _ = write!(text, "{number:>NUMBERS$}");
        }
        text.push('\n');
    };
    line("plays looked at for each", &mut counted.counts.iter().map(|count| count.nodes.to_string()));
    for (what, number, ending) in rows(counted) {
        line(&what, &mut counted.counts.iter().map(|count| number(&count.balance, ending)));
    }
    text.push('\n');
    for StrengthBalance { nodes, balance } in &counted.counts {
        let said =
            format!("With {nodes} plays looked at for each, {}.", verdict(BalanceVerdict::of(balance)));
        let _ = writeln!(text, "{}", wrapped(&said, COLUMNS));
    }
    let verdicts = counted.counts.iter().map(|count| BalanceVerdict::of(&count.balance));
    if disagree(&verdicts.collect::<Vec<_>>()) {
        let said = "The strengths disagree, so the program's own play has a part in this: look further, with more \
                    plays (--nodes) or more games (--games).";
        let _ = writeln!(text, "{}", wrapped(said, COLUMNS));
    }
    for known in &counted.known {
        let share =
            Share::of(known.defenders as usize, known.defenders as usize + 100).map_or(0.5, |s| s.counted);
        let last = counted.counts.last().and_then(|count| count.balance.share(Side::Defenders));
        let fits = match last {
            Some(last) if last.allows(share) => "which is within the range above",
            Some(_) => "which is outside the range above",
            None => "beside which there is nothing to hold",
        };
        let said = format!(
            "Between people the king's side has won {} games for each 100 of the attackers ({}), {fits}.",
            known.defenders, known.source
        );
        let _ = writeln!(text, "{}", wrapped(&said, COLUMNS));
    }
    text
}

/// The rows of the table, without ends that no game came to.
fn rows(counted: &CountedGames) -> Vec<BalanceRow> {
    let share = |balance: &Balance, _: Option<Ending>| {
        let told = |share: f64| format!("{:.0}", 100.0 * share);
        balance.share(Side::Defenders).map_or_else(
            || "-".to_owned(),
            |share| format!("{} % ({} to {})", told(share.counted), told(share.least), told(share.most)),
        )
    };
    let mut rows: Vec<BalanceRow> = vec![
        ("games".to_owned(), |balance, _| balance.games().to_string(), None),
        ("the attackers won".to_owned(), |balance, _| balance.won[0].to_string(), None),
        ("the king's side won".to_owned(), |balance, _| balance.won[1].to_string(), None),
        ("nobody won".to_owned(), |balance, _| balance.drawn.to_string(), None),
        ("of the games won, the king's".to_owned(), share, None),
    ];
    for &ending in Ending::ALL {
        if counted.counts.iter().any(|count| count.balance.endings.contains_key(&ending)) {
            let times = |balance: &Balance, ending: Option<Ending>| {
                ending.and_then(|ending| balance.endings.get(&ending)).copied().unwrap_or(0).to_string()
            };
            rows.push((format!("ended by {}", end(ending)), times, Some(ending)));
        }
    }
    let given_up = |balance: &Balance, _: Option<Ending>| balance.given_up.to_string();
    if counted.counts.iter().any(|count| count.balance.given_up > 0) {
        rows.push((format!("given up after {LONGEST} plays"), given_up, None));
    }
    let length =
        |balance: &Balance, _: Option<Ending>| match (balance.lengths.first(), balance.lengths.last()) {
            (Some(least), Some(most)) => {
                format!("{} ({least} to {most})", balance.usual_length().unwrap_or_default())
            }
            _ => "-".to_owned(),
        };
    rows.push(("plays of both sides, usually".to_owned(), length, None));
    rows.push(("attackers lost in a game".to_owned(), |balance, _| lost(balance, Side::Attackers), None));
    rows.push(("defenders lost in a game".to_owned(), |balance, _| lost(balance, Side::Defenders), None));
    rows
}

/// How many pieces a side loses in a game.
fn lost(balance: &Balance, side: Side) -> String {
    if balance.games() == 0 {
        return "-".to_owned();
    }
    format!("{:.1}", balance.lost[side as usize] as f64 / balance.games() as f64)
}

/// An end in few words.
const fn end(ending: Ending) -> &'static str {
    match ending {
        Ending::KingCaptured => "the king's capture",
        Ending::KingEscaped => "the king's escape",
        Ending::ExitFort => "a fort on the edge",
        Ending::Enclosed => "a ring",
        Ending::LastAttacker => "the last attacker's loss",
        Ending::Repetition => "repetition",
        Ending::NoMove => "a side without a play",
    }
}

/// A verdict in words.
fn verdict(verdict: BalanceVerdict) -> String {
    let side = |side| match side {
        Side::Attackers => "the attackers win",
        Side::Defenders => "the king's side wins",
    };
    let number = |n: u8| ["no", "one", "two", "three", "four", "five"].get(usize::from(n)).copied();
    match verdict {
        BalanceVerdict::Unknown => "too few games had a winner to say who is better off".to_owned(),
        BalanceVerdict::Even => "it is about even".to_owned(),
        BalanceVerdict::Leans(winner, some, of) => match (number(some), number(of)) {
            (Some(some), Some(of)) => format!("{} {some} of {of}", side(winner)),
            _ => format!("{} nine of ten", side(winner)),
        },
        BalanceVerdict::Nearly(winner) => format!("{} nearly always", side(winner)),
    }
}

/// Whether verdicts are for different sides, or some for a side and some for none.
fn disagree(verdicts: &[BalanceVerdict]) -> bool {
    let favoured = |verdict: &BalanceVerdict| match verdict {
        BalanceVerdict::Leans(side, ..) | BalanceVerdict::Nearly(side) => Some(*side),
        BalanceVerdict::Unknown | BalanceVerdict::Even => None,
    };
    let known: Vec<_> =
        verdicts.iter().filter(|verdict| **verdict != BalanceVerdict::Unknown).map(favoured).collect();
    known.windows(2).any(|pair| pair[0] != pair[1])
}

/// Tells the counts to programs.
fn as_json(counted: &CountedGames) -> Value {
    let by_side = |numbers: [Value; 2]| {
        let named = Side::ALL.iter().map(|side| side.name().to_owned());
        Value::Object(named.zip(numbers).collect())
    };
    let strengths: Vec<Value> = counted.counts.iter().map(|StrengthBalance { nodes, balance }| {
        let share = balance.share(Side::Defenders).map(|share| {
            let percent = |share: f64| short(100.0 * share);
            json!({"percent": percent(share.counted), "least": percent(share.least), "most": percent(share.most)})
        });
        let ends: Map<String, Value> =
            balance.endings.iter().map(|(ending, &times)| (ending.name().to_owned(), times.into())).collect();
        json!({
            "nodes": nodes,
            "games": balance.games(),
            "won": by_side(balance.won.map(Value::from)),
            "drawn": balance.drawn,
            "given-up": balance.given_up,
            "defenders-share": share,
            "ends": ends,
            "plays": {"least": balance.lengths.first(), "usual": balance.usual_length(), "most": balance.lengths.last()},
            "lost": by_side(balance.lost.map(Value::from)),
            "verdict": verdict(BalanceVerdict::of(balance)),
        })
    }).collect();
    let known: Vec<Value> = counted
        .known
        .iter()
        .map(|known| json!({"defenders-for-100-attackers": known.defenders, "source": known.source}))
        .collect();
    json!({"variant": counted.variant, "strengths": strengths, "known": known})
}
