//! Where a rule comes from, in words: a document and its section, the table, or our own reading with
//! its reason.

use super::texts::{bid_name, rules_title};
use super::{and, capital, joined, messages, range, schedule};
use crate::cards::Side;
use crate::game::{Game, Reason};
use crate::presets;
use crate::rules::{Asks, Citation, Clause, Length, Passage, Reading, Ruleset};

/// A citation in brackets: `[Serbian whist, Scoring]`, `[House rules]`, `[our reading: …]`.
pub fn cited(citation: &Citation) -> String {
    format!("[{}]", named(citation))
}

/// A citation without brackets.
fn named(citation: &Citation) -> String {
    let Passage { document, section } = source(citation);
    let document = translated_title(document);
    match (citation, section.as_str()) {
        (_, "") => document,
        (Citation::OurReading(_), reason) => {
            messages::GrammarLabelled { label: document, text: reason }.say()
        }
        (_, section) => format!("{document}, {section}"),
    }
}

/// A citation without brackets, and without the reason for a reading of ours.
pub(super) fn in_short(citation: &Citation) -> String {
    if let Citation::OurReading(_) = citation { source(citation).document } else { named(citation) }
}

/// A citation as a document and a section of it: of our reading, the reason.
pub fn source(citation: &Citation) -> Passage {
    match citation {
        Citation::Passage(passage) => passage.clone(),
        Citation::HouseRules => {
            Passage { document: messages::SourceHouseRules.say(), section: String::new() }
        }
        Citation::OurReading(reading) => Passage {
            document: messages::SourceOurReading.say(),
            section: messages::SourceReason { reading: <&str>::from(reading) }.say(),
        },
    }
}

/// The title of a document; only that of a page of our own is translated.
fn translated_title(document: String) -> String {
    match presets::game_of_own_page(&document) {
        Some(rules) => messages::SourceOwnPage { id: &rules.id, game: rules_title(rules) }.say(),
        None => document,
    }
}

/// The source of a clause of these rules.
pub fn source_of(rules: &Ruleset, clause: Clause) -> Passage {
    source(&presets::cite(rules, clause))
}

/// What a reading says in these rules, as a sentence with its reason.
pub(super) fn reading(rules: &Ruleset, reading: Reading) -> String {
    let says = capital(&reading_says(rules, reading));
    format!("{says}. {}", cited(&Citation::OurReading(reading)))
}

/// What a reading says in these rules, without a full stop.
pub(super) fn reading_says(rules: &Ruleset, reading: Reading) -> String {
    match reading {
        Reading::NoTrumpHighest => {
            let trumps = rules.bidding.auction().map_or(&[][..], |rule| &rule.trumps);
            let highest = trumps.iter().rev().find_map(|trump| trump.suit());
            messages::SourceReadingNoTrumpHighest {
                suit: highest.map_or_else(|| messages::SourceReadingEverySuit.say(), super::suit),
            }
            .say()
        }
        Reading::TrickFewer => {
            let discard = rules.bidding.bids().iter().filter(|bid| bid.asks == Some(Asks::Discard));
            let most = rules.player_counts().iter().map(|players| rules.highest(*players)).max();
            let played = discard.clone().next().map_or(0, |bid| bid.tricks(most.unwrap_or(1)));
            let tricks = messages::CountTricks { number: played }.say();
            let bids = and(discard.map(|bid| bid_name(&bid.id)));
            messages::SourceReadingTrickFewer { tricks, bids }.say()
        }
        Reading::DeadHandCounts => {
            let schemes = rules.promotions.in_question();
            let by_players =
                schemes.filter(|scheme| matches!(scheme.length, Length::PlayersPlus(_)));
            let ids = and(by_players.map(|scheme| &scheme.id));
            messages::SourceReadingDeadHandCounts { schemes: &ids }.say()
        }
        Reading::HighestRanks => messages::SourceReadingHighestRanks { ranks: ranks(rules) }.say(),
        Reading::LargerTables => {
            let deals = schedule::sizes(rules, &schedule::read_by_us(rules, reading));
            messages::SourceReadingLargerTables { deals }.say()
        }
        Reading::DeadHandDeals => {
            let deals = schedule::sizes(rules, &schedule::read_by_us(rules, reading));
            messages::SourceReadingDeadHandDeals { deals }.say()
        }
        Reading::FlatLoss => {
            let flat = rules.bidding.bids().iter().filter(|bid| bid.loses_flat());
            messages::SourceReadingFlatLoss { bids: and(flat.map(|bid| bid_name(&bid.id))) }.say()
        }
        reading => messages::SourceReading { reading: <&str>::from(reading) }.say(),
    }
}

/// The ranks that each table plays with: `3 players, 9 to ace; 4 players, 7 to ace`.
fn ranks(rules: &Ruleset) -> String {
    let mut ranks = Vec::new();
    for table in &rules.tables {
        let lowest = table.pack().ranks.last().map_or_else(String::new, ToString::to_string);
        let cards = messages::PackRanksToAce { lowest }.say();
        ranks.push(messages::PackByPlayers { players: range(&table.players), cards }.say());
    }
    joined(ranks, &messages::GrammarSemicolon.say())
}

/// What our readings add to a clause of these rules, or to the score if that is `None`, each with its reason.
pub(super) fn readings(rules: &Ruleset, clause: Option<Clause>) -> Vec<String> {
    let whole = clause.map(|clause| presets::cite(rules, clause));
    let mut said = Vec::new();
    for added in Reading::ALL.iter().copied() {
        let is_whole = whole == Some(Citation::OurReading(added));
        if added.clause() == clause && !is_whole && presets::leaves_open(rules, added) {
            said.push(reading(rules, added));
        }
    }
    said
}

/// The sources of a win with a zero finish: the clause, and our readings that decide it.
pub fn zero_finish_sources(game: &Game) -> Vec<Citation> {
    let rules = game.setup().rules();
    let mut readings = Vec::new();
    // Extra deals came after the total that counts.
    if game.played().any(|deal| deal.plan.extra.is_some()) {
        readings.push(Reading::ZeroBeforeExtras);
    }
    let winners = game.standings().into_iter().filter(|place| place.zero_finish);
    let sides: Vec<Side> = winners.map(|place| place.side).collect();
    let any_bonus = game.played().flat_map(|deal| &deal.postings).any(|posting| {
        sides.contains(&posting.side) && matches!(posting.reason, Reason::Promotion(_))
    });
    if sides.len() > 1 || any_bonus {
        readings.push(Reading::SharedZero);
    }

    let mut sources = vec![presets::cite(rules, Clause::ZeroFinish)];
    readings.retain(|reading| presets::leaves_open(rules, *reading));
    sources.extend(readings.into_iter().map(Citation::OurReading));
    sources
}
