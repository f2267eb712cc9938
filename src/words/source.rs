//! Where a rule comes from, in words: a document and its section, the table, or our own reading with
//! its reason.

use super::{and, capital, catalog};
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
        (Citation::OurReading(_), reason) => catalog::labelled(document, reason),
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
        Citation::HouseRules => passage(&catalog::house_rules(), ""),
        Citation::OurReading(reading) => passage(&catalog::our_reading(), &reason(*reading)),
    }
}

/// The source of a clause of these rules.
pub fn source_of(rules: &Ruleset, clause: Clause) -> Passage {
    source(&presets::cite(rules, clause))
}

/// Why a point is read as it is, without a full stop.
fn reason(reading: Reading) -> String {
    match reading {
        Reading::FirstDealer => catalog::document_does_not_say_who_deals(),
        Reading::LastBeforeDeadHand => catalog::dead_hand_cannot_bid(),
        Reading::EndOfAuction => catalog::nobody_need_outbid_themselves_and_no(),
        Reading::LastWord => catalog::until_then_nothing_has_been_played(),
        Reading::LapsedCall => catalog::suit_call_is_bid_for_two(),
        Reading::JoinKeepsLevel => catalog::to_join_is_to_agree_to(),
        Reading::NoTrumpHighest => catalog::document_ranks_suits_alone(),
        Reading::TrickFewer => catalog::player_who_discards_has_no_card(),
        Reading::MatchLength => catalog::document_does_not_say_how_long(),
        Reading::TieAtTheEnd => catalog::nothing_is_said_of_tie_at(),
        Reading::SharedRank => catalog::nothing_is_said_of_equal_totals(),
        Reading::SpoiltRun => catalog::bonus_is_denied_not_run(),
        Reading::DeadHandCounts => catalog::players_count_not_hands(),
        Reading::RunsPastDeadHand => catalog::dead_hand_neither_wins_nor_fails(),
        Reading::ZeroBeforeExtras => catalog::extra_deals_are_not_part_of(),
        Reading::NoPenalties => catalog::document_gives_no_penalty(),
    }
}

/// What a reading says in these rules, as a sentence with its reason.
pub(super) fn reading(rules: &Ruleset, reading: Reading) -> String {
    let says = match reading {
        Reading::LastBeforeDeadHand => &*catalog::player_before_dead_hand_bids_last(),
        Reading::LapsedCall => &*catalog::call_that_nobody_joins_lapses_and(),
        Reading::JoinKeepsLevel => &*catalog::join_keeps_level_of_call_while(),
        Reading::NoTrumpHighest => {
            let trumps = rules.bidding.auction().map_or(&[][..], |rule| &rule.trumps);
            let highest = trumps.iter().rev().find_map(|trump| trump.suit());
            &catalog::no_trump_ranks_above(highest.map_or_else(catalog::every_suit, super::suit))
        }
        Reading::TrickFewer => {
            let discard = rules.bidding.bids().iter().filter(|bid| bid.asks == Some(Asks::Discard));
            let most = rules.player_counts().iter().map(|it| rules.highest(*it)).max();
            let played = discard.clone().next().map_or(0, |bid| bid.tricks(most.unwrap_or(1)));
            let (tricks, ids) = (catalog::count_tricks(played), and(discard.map(|bid| &bid.id)));
            &catalog::are_played_in_whether_or_not(&tricks, &ids)
        }
        Reading::EndOfAuction => &*catalog::side_with_standing_bid_need_not(),
        Reading::LastWord => &*catalog::winning_pair_may_still_do_either(),
        Reading::MatchLength | Reading::FirstDealer | Reading::NoPenalties => "",
        Reading::SharedRank => &*catalog::equal_totals_share_rank_2(),
        Reading::TieAtTheEnd => &*catalog::if_best_totals_are_equal_another_2(),
        Reading::SpoiltRun => &*catalog::run_with_bid_of_0_pays(),
        Reading::DeadHandCounts => {
            let schemes = rules.promotions.in_question();
            let by_players =
                schemes.filter(|scheme| matches!(scheme.length, Length::PlayersPlus(_)));
            let ids = and(by_players.map(|scheme| &scheme.id));
            &catalog::dead_hand_counts_as_one_of(&ids)
        }
        Reading::RunsPastDeadHand => &*catalog::deal_as_dead_hand_neither_adds(),
        Reading::ZeroBeforeExtras => &*catalog::total_is_judged_before_any_extra(),
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
