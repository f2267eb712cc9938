//! What a table may choose in a set of rules, in words: forms of the schedule and settings.

use super::schedule::steps;
use super::{capital, catalog, takes, translated};
use crate::rules::{Changed, Offer, Pays, Ruleset, Scoring, Setting};

/// The forms of the schedule, each by its id with its deals.
pub fn forms(rules: &Ruleset) -> Vec<(String, String)> {
    let forms = &rules.schedule.forms;
    let of_several = forms.iter().filter(|_| forms.len() > 1);
    let now = |id: &str| {
        if id == rules.schedule.form { catalog::current_choice() } else { String::new() }
    };
    of_several
        .map(|form| (form.id.clone(), format!("{}{}.", capital(&steps(form)), now(&form.id))))
        .collect()
}

/// The settings as `key=value`, each with the values it takes and what it does.
pub fn offers(rules: &Ruleset) -> Vec<(String, String)> {
    let line = |offer: Offer| {
        let (takes, effect) = (takes(&offer.takes), effect(rules, &offer.changes));
        (format!("{}={}", offer.key, offer.now), catalog::labelled(takes, effect) + ".")
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
            catalog::highest_deal_at_most_with_players(high, few, low, many)
        }
        _ => catalog::highest_deal_text(),
    }
}

/// What a setting does, without a full stop.
fn effect(rules: &Ruleset, changes: &Changed) -> String {
    let says = match changes {
        Changed::Length(id) => {
            return catalog::length_of_run_for_promotion_also(id);
        }
        Changed::Points(id) => return catalog::bonus_for_run_in_also_turns(id),
        Changed::Own(says) => return translated(says),
        Changed::Setting(setting) => match setting {
            Setting::Premium => &*catalog::points_for_bid_made_before_its(),
            Setting::SpadesDouble => &*catalog::whether_deal_with_spades_as_trump(),
            Setting::Promotions => &*catalog::which_runs_of_deals_pay_bonus(),
            Setting::NoZero => &*catalog::whether_winning_run_with_bid_of(),
            Setting::ZeroFinish => &*catalog::whether_total_of_exactly_0_after(),
            Setting::Forehead => &*catalog::which_one_card_deals_are_held(),
            Setting::Top => &highest_deal(rules),
            Setting::Step => &*catalog::by_how_many_cards_deals_rise(),
            Setting::Hook => &*catalog::whether_hook_applies_or_smallest_deal(),
            Setting::End => &*catalog::points_that_end_game(),
            Setting::Trumps => &*catalog::order_of_trumps_between_equal_bids(),
            Setting::Overtricks => &*catalog::whether_solo_is_paid_for_every(),
            Setting::TrouAll => &*catalog::what_trou_pays_for_all_thirteen(),
            Setting::Match => match (&rules.scoring, rules.ending.points) {
                (Scoring::Tricks(score), Some(deals)) if score.pays == Pays::Deals => {
                    let end = score.tricks_of(deals);
                    &catalog::whether_match_adds_up_deals_won(end)
                }
                _ => &*catalog::whether_match_adds_up_deals_won_2(),
            },
        },
    };
    says.to_owned()
}
