//! What a table may choose in a set of rules, in words: forms of the schedule and settings.

use super::schedule::steps;
use super::{capital, takes};
use crate::rules::{Changed, Offer, Pays, Ruleset, Scoring, Setting};

/// The forms of the schedule, each by its id with its deals.
pub fn forms(rules: &Ruleset) -> Vec<(String, String)> {
    let forms = &rules.schedule.forms;
    let of_several = forms.iter().filter(|_| forms.len() > 1);
    let now = |id: &str| if id == rules.schedule.form { " (current)" } else { "" };
    of_several
        .map(|form| (form.id.clone(), format!("{}{}.", capital(&steps(form)), now(&form.id))))
        .collect()
}

/// The settings as `key=value`, each with the values it takes and what it does.
pub fn offers(rules: &Ruleset) -> Vec<(String, String)> {
    let line = |offer: Offer| {
        let (takes, effect) = (takes(&offer.takes), effect(rules, &offer.changes));
        (format!("{}={}", offer.key, offer.now), format!("{takes}: {effect}."))
    };
    Offer::all(rules).into_iter().map(line).collect()
}

/// What the setting of the highest deal does, with what it can be at the smallest and the largest
/// table.
fn highest_deal(rules: &Ruleset) -> String {
    let counts = rules.player_counts();
    let most = |players: Option<&u8>| players.map(|it| (*it, rules.most_cards(*it)));
    match (most(counts.first()), most(counts.last())) {
        (Some((few, high)), Some((many, low))) if low < high => {
            format!("the highest deal, at most {high} with {few} players and {low} with {many}")
        }
        _ => "the highest deal".into(),
    }
}

/// What a setting does, without a full stop.
fn effect(rules: &Ruleset, changes: &Changed) -> String {
    let says = match changes {
        Changed::Length(id) => {
            return format!("length of a run for promotion {id}; also turns it on");
        }
        Changed::Points(id) => return format!("bonus for a run in {id}; also turns it on"),
        Changed::Own(says) => return says.clone(),
        Changed::Setting(setting) => match setting {
            Setting::Premium => "the points for a bid made, before its tricks",
            Setting::SpadesDouble => "whether a deal with spades as trump counts double",
            Setting::Promotions => "which runs of deals pay a bonus",
            Setting::NoZero => {
                "whether a winning run with a bid of 0 in it pays nothing; needs a promotion in force"
            }
            Setting::ZeroFinish => "whether a total of exactly 0 after the last deal wins",
            Setting::Forehead => {
                "which one-card deals are held on the forehead, where everyone sees every card but \
                 their own"
            }
            Setting::Top => &highest_deal(rules),
            Setting::Step => {
                "by how many cards the deals rise and fall, counted from the smallest deal"
            }
            Setting::Hook => "whether the hook applies, or the smallest deal it applies to",
            Setting::End => "the points that end the game",
            Setting::Trumps => "the order of trumps between equal bids",
            Setting::Overtricks => {
                "whether a solo is paid for every trick beyond its target, or only for those listed"
            }
            Setting::TrouAll => "what a trou pays for all thirteen tricks",
            Setting::Match => match (&rules.scoring, rules.ending.points) {
                (Scoring::Tricks(score), Some(deals)) if score.pays == Pays::Deals => {
                    let end = score.tricks_of(deals);
                    &format!("whether a match adds up deals won, or tricks, and then ends at {end}")
                }
                _ => "whether a match adds up deals won, or tricks",
            },
        },
    };
    says.to_owned()
}

messages! {
    /// That the score in use is one of several to choose from.
    other_scores(scores: usize): "Current; {scores} scores to choose from.";

    /// The heading of what a table may choose.
    choices_title: "What a table may choose";
}
