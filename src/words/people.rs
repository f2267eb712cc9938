//! Which names are one player's, and who pays whom.

use super::{and, bad_name, catalog, did_you_mean, joined, quoted};
use crate::analysis::{Among, MOST_MATCHED, PeopleChange, PeopleError, Rate, SettleError};

/// The headings of a list of players: who, the number of games, when last, the other names.
pub fn player_titles() -> [String; 4] {
    [
        catalog::translated("player"),
        catalog::translated("games"),
        catalog::last_played(),
        catalog::also_written(),
    ]
}

/// Why names cannot be changed so, as a sentence.
pub fn people_error(error: &PeopleError) -> String {
    match error {
        PeopleError::Unreadable(why) => catalog::it_cannot_be_read(why),
        PeopleError::Name { text, error } => bad_name(&quoted(text), *error),
        PeopleError::Circle(name) => catalog::its_names_go_round_in_circle(quoted(name)),
        PeopleError::Unknown { name, known } => {
            let near = did_you_mean(name, known);
            catalog::nobody_called_took_part_in_any(quoted(name), &near)
        }
        PeopleError::Same(player) => catalog::both_names_are_s_already(player),
        PeopleError::Together { one, other, game } => {
            catalog::and_played_together_in_game_so(one, other, game)
        }
        PeopleError::NotMerged(name) => catalog::is_not_merged_with_another_player(name),
        PeopleError::NoSuchGame(id) => catalog::there_is_no_game(quoted(id)),
        PeopleError::NotThere { name, game } => catalog::took_no_part_in_game(name, game),
        PeopleError::Incomplete => catalog::give_both_games_and_player_s(),
    }
}

/// What changed about names; `back` undoes it.
pub fn people_changed(change: &PeopleChange, back: &PeopleChange) -> String {
    match (change, back) {
        (_, PeopleChange::Merge { name, into }) => catalog::and_are_two_players_again(name, into),
        (PeopleChange::Merge { .. }, PeopleChange::Split { name, games, to: Some(to) }) => {
            catalog::is_again_in(to, name, these_games(games))
        }
        (PeopleChange::Merge { into, .. }, PeopleChange::Split { name, .. }) => {
            catalog::is_in_every_game(name, into)
        }
        (PeopleChange::Split { .. }, PeopleChange::Split { name, games, to }) => {
            let was = to.as_deref().unwrap_or(name);
            catalog::is_in(was, name, these_games(games))
        }
    }
}

fn these_games(games: &[String]) -> String {
    catalog::games_named(games.len(), and(games))
}

/// Why games cannot be settled, as a sentence.
pub fn settle_error(error: &SettleError) -> String {
    match error {
        SettleError::Among => catalog::expected_all_last_or_pot_such(),
        SettleError::Pot(sum) => catalog::shares_of_pot_add_up_to(sum),
        SettleError::Rate => catalog::expected_amount_such_as_0_10(),
        SettleError::Shares { shares, places } => catalog::pot_has_for_give_at_most(shares, places),
        SettleError::TooMuch => catalog::that_comes_to_more_money_than(),
    }
}

/// What is settled and how: `2 games, 0.10 EUR a point. Each pays each the difference.`
pub fn settled_by(games: usize, rate: Rate, currency: &str, among: &Among) -> String {
    let how = match among {
        Among::All => catalog::each_pays_each_difference(),
        Among::Last => catalog::last_pays_each_of_others_difference(),
        Among::Pot(shares) => {
            let shares = joined(shares.iter().map(catalog::percent), ", ");
            catalog::each_pays_what_they_are_behind(&shares)
        }
    };
    catalog::point(games, catalog::decimal(rate), currency, &how)
}

/// That the payments need not be the fewest.
pub fn perhaps_not_fewest() -> String {
    catalog::among_more_than_people_fewest_payments(MOST_MATCHED)
}
