//! Remarks on an order that will be printed as it is asked for, and perhaps not as it is meant: too few boards, one name for all sets,
//! an evening that is too short. Each is a sentence without a full stop.

use crate::game::Variant;
use crate::imposition::settings::Settings;
use crate::keyed::{KeyedMessage, keyed};
use crate::product::component::Component;
use crate::product::tournament::Hours;

/// Returns all remarks on an order of a game.
pub(crate) fn advice(settings: &Settings, variant: &Variant) -> impl Iterator<Item = KeyedMessage> {
    let all = [
        too_few_boards(settings),
        same_labels(settings),
        one_poster(settings),
        long_tournament(settings, variant),
    ];
    all.into_iter().flatten()
}

/// Returns the remark, without a full stop, that a tournament needs more boards at once than are printed. `None`: there are
/// enough, or no tournament or no boards are printed.
fn too_few_boards(settings: &Settings) -> Option<KeyedMessage> {
    let plays = settings.parts.iter().any(|part| part.is_of_tournament());
    let players = settings.players.clone().unwrap_or_default();
    let (boards, sets) = (players.boards(), usize::from(settings.sets));
    let players = players.count();
    (plays && settings.has(Component::Board) && sets < boards).then(|| match sets {
        1 => keyed!("one-set-for-several-boards", players, boards),
        _ => keyed!("too-few-boards", players, boards, sets),
    })
}

/// Returns the remark, without a full stop, that all sets have the same name. `None`: each has its own, or there are no names.
fn same_labels(settings: &Settings) -> Option<KeyedMessage> {
    let label = settings.label.as_ref().filter(|label| !label.contains("{n}"))?;
    (settings.sets > 1).then(|| keyed!("same-label", label, sets = settings.sets))
}

/// Returns the remark, without a full stop, that the board of several sets is printed from one page. `None`: it is not.
fn one_poster(settings: &Settings) -> Option<KeyedMessage> {
    let is_poster = settings.poster.is_some() && settings.has(Component::Board);
    (is_poster && settings.sets > 1).then(|| keyed!("one-poster", sets = settings.sets))
}

/// Returns the remark, without a full stop, that a tournament of this game takes more than an evening. `None`: it does not, or none
/// is printed.
fn long_tournament(settings: &Settings, variant: &Variant) -> Option<KeyedMessage> {
    let plays = settings.parts.iter().any(|part| part.is_of_tournament());
    let players = settings.players.clone().unwrap_or_default().count();
    let hours = Hours::of(variant.setup.board.size(), players, settings.game_minutes);
    let (rounds, evenings, all) = (hours.rounds, hours.evenings(), (hours.all() + 30) / 60);
    let said =
        || keyed!("tournament-of-evenings", players, rounds, hours = all, evenings, minutes = hours.game);
    (plays && evenings > 1).then(said)
}
