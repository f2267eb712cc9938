//! Whether rules say the same as those of a document.

use crate::cards::Suit;
use crate::rules::{
    self, BidRule, Clause, Form, HandScore, Pay, Pays, Points, Ruleset, Scheme, Scoring, Setting,
    Table, TallyRule,
};
use std::mem::discriminant;

/// Whether a clause says the same in some rules as in the documented ones. What is left to chance or
/// the score, or is an option in the document, makes no difference.
pub(super) fn says_the_same(clause: Clause, rules: &Ruleset, documented: &Ruleset) -> bool {
    use Clause::*;
    let bids_alike = discriminant(&rules.bidding) == discriminant(&documented.bidding);
    let turns_alike = rules.turn == documented.turn;
    match clause {
        Players => {
            bids_alike
                && rules.sides == documented.sides
                && same_at_tables(rules, documented, |_, _| true)
        }
        Pack => same_at_tables(rules, documented, |table, other| table.pack() == other.pack()),
        DeadHand => {
            same_at_tables(rules, documented, |table, other| table.dead_hand == other.dead_hand)
        }
        Deals => same_deals(rules, documented),
        Dealer => bids_alike && turns_alike,
        BidTurn => bids_alike && turns_alike && says_the_same(DeadHand, rules, documented),
        CallTurn => {
            let calls = rules.bidding.judged_auction().is_some();
            calls == documented.bidding.judged_auction().is_some()
                && says_the_same(BidTurn, rules, documented)
        }
        Trump => rules.trump == documented.trump,
        BidRange | BidFinal | Wait | SuitCall | Join | Raise | Trou | Tricks => bids_alike,
        Hook => rules.bidding.exact() == documented.bidding.exact(),
        FirstTurn => same_bids(rules, documented, |bid| {
            (bid.turn == rules::CallTurn::First).then(|| bid.id.clone())
        }),
        Ranking => {
            let trumps = rules.bidding.auction().map(|rule| &rule.trumps);
            trumps == documented.bidding.auction().map(|rule| &rule.trumps)
                && same_bids(rules, documented, |bid| bid.id.clone())
        }
        Contract => same_bids(rules, documented, |bid| {
            (bid.id.clone(), bid.play, bid.target, bid.trump, bid.leads, bid.asks, bid.several)
        }),
        Play => bids_alike && turns_alike && rules.play == documented.play,
        End => {
            rules.ending.points == documented_end(rules, documented)
                && rules.ending.least == documented.ending.least
                && rules.ending.games == documented.ending.games
                && rules.schedule.endless().is_some() == documented.schedule.endless().is_some()
        }
        Doubling => rules.scoring.doubled_by().is_none_or(|suit| suit == Suit::Spades),
        Tallies => rules.tallies.iter().all(|tally| {
            let tally = TallyRule { off: false, ..tally.clone() };
            documented
                .tallies
                .iter()
                .any(|other| TallyRule { off: false, ..other.clone() } == tally)
        }),
        Promotions => same_promotions(rules, documented),
        ZeroFinish => form_like(rules, documented).is_none_or(|like| {
            rules.schedule.form_in_use().is_some_and(|form| form.zero_finish == like.zero_finish)
        }),
        Forehead | Incidents => true,
        Extras => {
            rules.extras.is_empty() == documented.extras.is_empty()
                && rules.extras.iter().all(|extra| documented.extras.contains(extra))
        }
    }
}

/// The documented form of the schedule with the same deals.
pub(super) fn form_like<'a>(rules: &Ruleset, documented: &'a Ruleset) -> Option<&'a Form> {
    let form = rules.schedule.form_in_use()?;
    documented.schedule.forms.iter().find(|other| other.steps == form.steps)
}

/// Whether the documented rules have every table of the rules, each alike.
fn same_at_tables(
    rules: &Ruleset,
    documented: &Ruleset,
    alike: fn(&Table, &Table) -> bool,
) -> bool {
    rules.player_counts().into_iter().all(|players| {
        let tables = rules.table(players).zip(documented.table(players));
        tables.is_some_and(|(table, other)| alike(table, other))
    })
}

fn same_deals(rules: &Ruleset, documented: &Ruleset) -> bool {
    let packets = &rules.schedule.packets;
    form_like(rules, documented).is_some()
        && rules.schedule.step == documented.schedule.step
        && (packets.is_empty() || *packets == documented.schedule.packets)
        && rules
            .player_counts()
            .into_iter()
            .all(|players| rules.highest(players) == documented.highest(players))
}

fn same_promotions(rules: &Ruleset, documented: &Ruleset) -> bool {
    let schemes = &rules.promotions.schemes;
    let known = &documented.promotions.schemes;
    let is_known = |scheme: &Scheme| {
        known.iter().any(|other| (other.length, other.points) == (scheme.length, scheme.points))
    };
    schemes.is_empty() == known.is_empty()
        && schemes.iter().all(is_known)
        && form_like(rules, documented)
            .is_none_or(|like| like.one_card_deals == rules.one_card_deals())
}

/// Whether the bids of two auctions have the same in common.
fn same_bids<T: PartialEq>(rules: &Ruleset, other: &Ruleset, part: fn(&BidRule) -> T) -> bool {
    rules.bidding.bids().iter().map(part).eq(other.bidding.bids().iter().map(part))
}

/// Where the documented game ends, if its match is counted as in these rules.
fn documented_end(rules: &Ruleset, documented: &Ruleset) -> Option<u16> {
    let end = documented.ending.points?;
    let by_deals = documented.scoring.tricks().is_some_and(|own| own.pays == Pays::Deals);
    match rules.scoring.tricks() {
        Some(score) if by_deals && score.pays == Pays::Tricks => Some(score.tricks_of(end)),
        _ => Some(end),
    }
}

/// The documented rules with their own settings as the rules have them, if they have the same ones.
pub(super) fn as_set(rules: &Ruleset, documented: &Ruleset) -> Option<Ruleset> {
    if rules.settings.is_empty() {
        return None;
    }
    let mut chosen = documented.clone();
    for own in &rules.settings {
        Setting::apply(&format!("{}={}", own.key, own.value), &mut chosen).ok()?;
    }
    Some(chosen)
}

/// Whether a score gives the same points as another, but for a suit that doubles them.
pub(super) fn same_score(known: &Scoring, scoring: &Scoring) -> bool {
    match (known, scoring) {
        (Scoring::Hands(known), Scoring::Hands(score)) => bare(known) == bare(score),
        (Scoring::Tricks(known), Scoring::Tricks(score)) => {
            (known.counted, known.above, known.pays) == (score.counted, score.above, score.pays)
        }
        _ => known.basis() == scoring.basis() && known.is_settled() == scoring.is_settled(),
    }
}

/// A score by its points alone.
fn bare(score: &HandScore) -> HandScore {
    HandScore {
        id: String::new(),
        title: String::new(),
        source: Default::default(),
        doubled_by: None,
        ..score.clone()
    }
}

/// Whether a score is a known one with a lower premium for a bid made.
pub(super) fn lowers_premium(known: &Scoring, scoring: &Scoring) -> bool {
    let (Scoring::Hands(known), Scoring::Hands(score)) = (known, scoring) else { return false };
    let without_premium = |score: &HandScore| {
        let mut score = bare(score);
        score.set_premium(Points::ZERO);
        score
    };
    score.premium() <= known.premium() && without_premium(score) == without_premium(known)
}

/// Whether the bids of an auction are worth what they are in the documented rules.
pub(super) fn pays_the_same(rules: &Ruleset, documented: &Ruleset) -> bool {
    let Some(auction) = documented.bidding.auction() else { return false };
    rules.bidding.bids().iter().all(|bid| {
        let known = auction.bid(&bid.id);
        known.is_some_and(|(_, known)| payments(known) == payments(bid))
    })
}

/// What a bid pays, in each case. The price for all tricks may be listed even if it is what they would pay
/// anyway.
fn payments(bid: &BidRule) -> [Option<Pay>; 4] {
    [Some(bid.won), Some(bid.lost), bid.opponents, bid.opponents_won].map(|pay| {
        let mut pay = pay?;
        if pay.each == 0 && pay.all == Some(pay.base) {
            pay.all = None;
        }
        Some(pay)
    })
}
