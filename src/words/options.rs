//! What a table may choose: promotions, the zero finish, forehead deals, extra deals.

use super::grammar::{and, capital, count, or};
use crate::rules::{Extra, ExtraBids, ExtraMost, Forehead, Length, OneCardDeals, Ruleset, Scheme};

/// The promotions in force, or those that could be.
pub(super) fn promotions(rules: &Ruleset) -> String {
    let promotions = &rules.promotions;
    let in_force: Vec<String> = promotions.in_force().map(scheme).collect();
    if in_force.is_empty() {
        let ids: Vec<&str> = promotions.schemes.iter().map(|scheme| scheme.id.as_str()).collect();
        return match ids.as_slice() {
            [] => "No bonus is paid for a run of deals.".into(),
            ids => format!(
                "No bonus is paid for a run of deals, unless the table chooses one: {}.",
                and(ids)
            ),
        };
    }
    let ones = match rules.one_card_deals() {
        OneCardDeals::Skip => "One-card deals do not count.",
        OneCardDeals::End => "A one-card deal ends every run.",
    };
    let zero = if promotions.no_zero {
        " A winning run that contains a bid of 0 pays nothing."
    } else {
        ""
    };
    format!(
        "{}. A run of missed deals costs as much, and after either a new run begins. {ones}{zero}",
        capital(&in_force.join("; "))
    )
}

fn scheme(scheme: &Scheme) -> String {
    let length = match scheme.length {
        Length::Deals(deals) => count(deals, "deal"),
        Length::PlayersPlus(0) => "as many deals as there are players".into(),
        Length::PlayersPlus(more) => format!("{more} more deals than there are players"),
    };
    format!("{length} made in a row add {} ({})", count(scheme.points, "point"), scheme.id)
}

/// Whether a total of zero wins.
pub(super) fn zero_finish(rules: &Ruleset) -> String {
    let refused = rules.schedule.forms.iter().filter(|form| !form.zero_finish);
    let refused: Vec<&str> = refused.map(|form| form.id.as_str()).collect();
    let choice = if rules.ending.zero_finish {
        "A total of exactly 0 after the last deal of the schedule, bonuses included, wins; several \
         share it"
    } else {
        "A total of 0 does not win unless the table chooses that"
    };
    match refused.as_slice() {
        [] => format!("{choice}."),
        refused => format!("{choice}. It cannot be chosen in {}.", or(refused)),
    }
}

/// Which one-card deals are held on the forehead.
pub(super) fn forehead(forehead: Forehead) -> String {
    let held = match forehead {
        Forehead::Off => return "Everyone looks at their own cards in every deal.".to_owned(),
        Forehead::Last => "The last one-card deals, as many as there are players,",
        Forehead::FirstAndLast => {
            "The first and the last one-card deals, as many of each as there are players,"
        }
    };
    format!("{held} are held on the forehead: everyone sees every card but their own.")
}

/// The deals that may follow the last.
pub(super) fn extras(rules: &Ruleset) -> String {
    if rules.extras.is_empty() {
        return "There are no extra deals.".into();
    }
    let each: Vec<String> = rules.extras.iter().map(extra).collect();
    format!(
        "After the last deal, to settle a draw or for fun: {}. No bonuses are paid in them.",
        each.join("; ")
    )
}

fn extra(extra: &Extra) -> String {
    let most = match extra.most {
        ExtraMost::One => "one deal",
        ExtraMost::Players => "at most one deal per player",
    };
    let bids = match extra.bids {
        ExtraBids::Zero => "every bid is 0",
        ExtraBids::Blind => "everyone bids before the deal",
    };
    format!("{} ({}), {most} in which {bids}", extra.mark, extra.id)
}
