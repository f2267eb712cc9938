//! A set of rules in words, and why one cannot be played.

use super::clause::{Ruling, with_source};
use super::grammar::{count, or, quoted};
use super::score::scoring;
use crate::rules::{AuctionRule, Clause, Forehead, MOST_DEALS, MOST_PLAYERS, RulesFault, Ruleset};

/// A set of rules in words: each clause with its id and source, then the score.
pub fn ruleset(rules: &Ruleset) -> Vec<(String, String)> {
    let clauses = Clause::ALL.iter().filter(|clause| applies(rules, **clause));
    let score = (format!("score.{}", rules.scoring.id()), scoring(&rules.scoring));
    clauses
        .map(|clause| (rules.clause_id(*clause), with_source(rules, *clause)))
        .chain([score])
        .collect()
}

/// Whether a clause has anything to say.
fn applies(rules: &Ruleset, clause: Clause) -> bool {
    match clause {
        Clause::BidTurn | Clause::BidRange | Clause::BidFinal | Clause::Hook => {
            rules.bidding.exact().is_some()
        }
        Clause::CallTurn
        | Clause::Wait
        | Clause::SuitCall
        | Clause::Join
        | Clause::Raise
        | Clause::FirstTurn
        | Clause::Ranking
        | Clause::Contract => rules.bidding.auction().is_some(),
        Clause::Trou => rules.bidding.auction().is_some_and(AuctionRule::announces_aces),
        Clause::DeadHand => rules.tables.iter().any(|table| table.dead_hand),
        Clause::Doubling => rules.scoring.doubled_by().is_some(),
        Clause::Promotions => !rules.promotions.schemes.is_empty(),
        Clause::ZeroFinish => rules.schedule.forms.iter().any(|form| form.zero_finish),
        Clause::Forehead => {
            rules.forehead != Forehead::Off || rules.sources.sections.contains_key(&clause)
        }
        Clause::Extras => !rules.extras.is_empty(),
        _ => true,
    }
}

/// The ruling on rules that cannot be played as a table would have them.
pub fn rules_refused(rules: &Ruleset, fault: &RulesFault) -> Ruling {
    let clause = match fault {
        RulesFault::DoubledInCycle => Clause::Doubling,
        RulesFault::ZeroFinish(_) => Clause::ZeroFinish,
        RulesFault::Players(_) | RulesFault::NoTable => Clause::Players,
        _ => Clause::Deals,
    };
    Ruling::on(rules, clause, rules_fault(fault), None)
}

/// What keeps a set of rules from being played, as a sentence.
pub fn rules_fault(fault: &RulesFault) -> String {
    match fault {
        RulesFault::Format(format) => {
            format!("Its format is {format}; this version reads only format 1.")
        }
        RulesFault::Id(_) => {
            "Its id is invalid: expected up to 40 lower-case letters, digits and hyphens, starting \
             with a letter."
                .into()
        }
        RulesFault::Unprintable(key) => {
            format!("{key} has an invisible character, or more than 80 characters.")
        }
        RulesFault::Invalid(key) => senseless(key).into(),
        RulesFault::NoTable => "No [[tables]] row names a number of players.".into(),
        RulesFault::ScoreMismatch(id) => {
            format!("The score {id} does not fit the bidding of these rules.")
        }
        RulesFault::NeverEnds => {
            "Deals go on until the end, but ending.points does not say when that is.".into()
        }
        RulesFault::DoubledInCycle => {
            "A suit doubles the points only where trump is turned up, not in a fixed cycle.".into()
        }
        RulesFault::ZeroFinish(form) => format!("A total of 0 cannot win in {form}."),
        RulesFault::Form { form, forms } => {
            format!("There is no schedule {}; expected {}.", quoted(form), or(forms))
        }
        RulesFault::Players(players) => format!(
            "A table of {players} is not possible: 2 to {MOST_PLAYERS} players, at least two of \
             them with a hand."
        ),
        RulesFault::Deals { players, deals } => format!(
            "With {players} players it would have {}; 1 to {MOST_DEALS} are possible.",
            count(*deals, "deal")
        ),
        RulesFault::PackTooSmall { players, cards: 0, pack } => {
            format!("A pack of {pack} cards is too small for {players} players.")
        }
        RulesFault::PackTooSmall { players, cards, pack } => format!(
            "A deal of {} for {players} players needs more cards than the pack of {pack} has.",
            count(*cards, "card")
        ),
    }
}

/// What is expected under a key that holds what nobody could play by.
fn senseless(key: &str) -> &'static str {
    match key {
        "title" => "The title is empty.",
        "tables" => {
            "Each number of players may be in one [[tables]] row only, and there may be 64 rows."
        }
        "schedule.forms" => {
            "The schedule needs 1 to 64 forms with different ids, and only a last step may be endless."
        }
        "schedule.top" => "top must be 1 to 52 cards.",
        "trump" => {
            "A trump cycle needs at least one trump; an auction, and nothing else, has the trump named."
        }
        "bidding.auction" => {
            "The auction needs bids with different ids (lower-case letters, digits and hyphens), \
             targets of at most 13 tricks, at most one trou, and every suit once in trumps."
        }
        "scoring.tricks.counted" => "A score of tricks counts 1 to 26 of them.",
        "bidding.exact.hook" => "The hook must apply from 1 to 52 cards on.",
        "promotions.schemes" => {
            "A promotion scheme needs its own id (lower-case letters, digits and hyphens) and 1 to \
             1000 points."
        }
        _ => {
            "An extra deal needs its own id (lower-case letters, digits and hyphens) and its own \
             mark of 1 to 4 visible characters."
        }
    }
}
