//! Where a rule comes from, in words: a document and its section, the table, or our own reading with
//! its reason.

use super::{and, capital, count};
use crate::presets;
use crate::rules::{Asks, Citation, Clause, Length, Passage, Reading, Ruleset};

/// A citation in brackets: `[Serbian whist, Scoring]`, `[House rules]`, `[our reading: …]`.
pub fn cited(citation: &Citation) -> String {
    format!("[{}]", named(citation))
}

/// A citation without brackets.
fn named(citation: &Citation) -> String {
    let Passage { document, section } = source(citation);
    match (citation, section.as_str()) {
        (_, "") => document,
        (Citation::OurReading(_), reason) => format!("{document}: {reason}"),
        (_, section) => format!("{document}, {section}"),
    }
}

/// A citation without brackets, and without the reason for a reading of ours.
pub(super) fn in_short(citation: &Citation) -> String {
    if let Citation::OurReading(_) = citation { source(citation).document } else { named(citation) }
}

/// A citation as a document and a section of it: of our reading, the reason.
pub fn source(citation: &Citation) -> Passage {
    let passage = |document: &str, section: &str| Passage {
        document: document.to_owned(),
        section: section.to_owned(),
    };
    match citation {
        Citation::Passage(passage) => passage.clone(),
        Citation::HouseRules => passage("House rules", ""),
        Citation::OurReading(reading) => passage("our reading", reason(*reading)),
    }
}

/// The source of a clause of these rules.
pub fn source_of(rules: &Ruleset, clause: Clause) -> Passage {
    source(&presets::cite(rules, clause))
}

/// Why a point is read as it is, without a full stop.
const fn reason(reading: Reading) -> &'static str {
    match reading {
        Reading::FirstDealer => "the document does not say who deals",
        Reading::LastBeforeDeadHand => "a dead hand cannot bid",
        Reading::EndOfAuction => "nobody need outbid themselves, and no deal was played",
        Reading::LastWord => "until then nothing has been played",
        Reading::LapsedCall => "a suit call is a bid for two, and beats nothing without a partner",
        Reading::JoinKeepsLevel => "to join is to agree to a bid, not to outbid it",
        Reading::NoTrumpHighest => "the document ranks the suits alone",
        Reading::TrickFewer => "a player who discards has no card left for another trick",
        Reading::MatchLength => "the document does not say how long a match is",
        Reading::TieAtTheEnd => "nothing is said of a tie at the end",
        Reading::SharedRank => "nothing is said of equal totals",
        Reading::SpoiltRun => "the bonus is denied, not the run",
        Reading::DeadHandCounts => "the players count, not the hands",
        Reading::RunsPastDeadHand => "a dead hand neither wins nor fails",
        Reading::ZeroBeforeExtras => "extra deals are not part of the schedule",
        Reading::NoPenalties => "the document gives no penalty",
    }
}

/// What a reading says in these rules, as a sentence with its reason.
pub(super) fn reading(rules: &Ruleset, reading: Reading) -> String {
    let says = match reading {
        Reading::LastBeforeDeadHand => "the player before the dead hand bids last",
        Reading::LapsedCall => {
            "a call that nobody joins lapses, and the highest other bid is played, even if its \
             bidder has passed since"
        }
        Reading::JoinKeepsLevel => {
            "a join keeps the level of the call while that is the standing bid; otherwise it raises \
             the pair's bid to the lowest suit level above the standing bid, or to the level named"
        }
        Reading::NoTrumpHighest => {
            let trumps = rules.bidding.auction().map_or(&[][..], |rule| &rule.trumps);
            let highest = trumps.iter().rev().find_map(|trump| trump.suit());
            &format!("no trump ranks above {}", highest.map_or("every suit", |suit| suit.name()))
        }
        Reading::TrickFewer => {
            let discard = rules.bidding.bids().iter().filter(|bid| bid.asks == Some(Asks::Discard));
            let most = rules.player_counts().iter().map(|it| rules.highest(*it)).max();
            let played = discard.clone().next().map_or(0, |bid| bid.tricks(most.unwrap_or(1)));
            let (tricks, ids) = (count(played, "trick"), and(discard.map(|bid| &bid.id)));
            &format!("{tricks} are played in {ids}, whether or not anybody discards")
        }
        Reading::EndOfAuction => {
            "the side with the standing bid need not pass; if nobody bids, the same dealer deals \
             again"
        }
        Reading::LastWord => {
            "the winning pair may still do either until a card or the result is recorded"
        }
        Reading::MatchLength | Reading::FirstDealer | Reading::NoPenalties => "",
        Reading::SharedRank => "equal totals share the rank",
        Reading::TieAtTheEnd => "if the best totals are equal, another deal is played",
        Reading::SpoiltRun => {
            "a run with a bid of 0 pays nothing but still ends where it would have paid"
        }
        Reading::DeadHandCounts => {
            let schemes = rules.promotions.in_question();
            let by_players =
                schemes.filter(|scheme| matches!(scheme.length, Length::PlayersPlus(_)));
            let ids = and(by_players.map(|scheme| &scheme.id));
            &format!("the dead hand counts as one of the players of {ids}")
        }
        Reading::RunsPastDeadHand => "a deal as the dead hand neither adds to a run nor ends it",
        Reading::ZeroBeforeExtras => "the total is judged before any extra deals",
    };
    format!("{}. {}", capital(says), cited(&Citation::OurReading(reading)))
}

/// What our readings add to a clause of these rules, each with its reason.
pub(super) fn readings(rules: &Ruleset, clause: Clause) -> impl Iterator<Item = String> + '_ {
    let whole = presets::cite(rules, clause);
    let of_clause = presets::readings(rules)
        .filter(move |it| it.clause() == clause && whole != Citation::OurReading(*it));
    of_clause.map(|it| reading(rules, it))
}
