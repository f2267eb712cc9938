//! The clauses about cards in words: the pack, the trump, the play.

use super::auction::leaders;
use super::texts::joker_title;
use super::trumps::trump_order;
use super::{
    and, capital, card_in_play, followed, joined, list, messages, range, schedule, sentence,
};
use crate::cards::{Card, DealerNames, Equals, Pack, Takes, Trump};
use crate::presets;
use crate::rules::{CardsJudged, FirstLead, Reading, Ruleset, TrumpRule, suit_led};

/// The packs of the tables.
pub(super) fn pack(rules: &Ruleset) -> String {
    let mut sentences = Vec::new();
    let is_usual = rules.tables.iter().all(|table| has_usual_order(&table.pack()));
    if is_usual && !presets::leaves_open(rules, Reading::AceHigh) {
        sentences.push(messages::PackAceHigh.say());
    }

    let ranks_open = presets::leaves_open(rules, Reading::HighestRanks);
    let mut packs = Vec::new();
    for table in &rules.tables {
        let pack = table.pack();
        let cards = if ranks_open {
            messages::CountCards { number: pack.cards().count() }.say()
        } else {
            cards_of(&pack)
        };
        if rules.tables.len() == 1 {
            packs.push(cards);
        } else {
            packs.push(messages::PackByPlayers { players: range(&table.players), cards }.say());
        }
    }
    sentences.push(sentence(&joined(packs, &messages::GrammarSemicolon.say())));

    match rules.tables.iter().find(|table| table.double).map(|table| table.equals) {
        Some(Equals::First) => sentences.push(messages::PackEqualsFirst.say()),
        Some(Equals::Last) => sentences.push(messages::PackEqualsSecond.say()),
        None => {}
    }
    joined(sentences, " ")
}

/// The cards of a pack: `the full pack of 52, with 4 wizards (Wi)`.
pub(super) fn cards_of(pack: &Pack) -> String {
    let double = pack.packs > 1;
    let suited = pack.cards().filter(|card| card.suit().is_some()).count();
    let lowest = pack.ranks.last().map_or_else(String::new, ToString::to_string);
    let cards = match suited {
        52 if has_usual_order(pack) && !double => messages::PackFull.say(),
        size if has_usual_order(pack) => {
            messages::PackCardsToAce { double, size, lowest: &lowest }.say()
        }
        size => {
            let ranks = joined(pack.ranks.iter(), " ");
            messages::PackCardsRanked { double, size, ranks: &ranks }.say()
        }
    };
    if pack.jokers.is_empty() {
        return cards;
    }
    let jokers = and(pack.jokers.iter().map(|joker| {
        messages::PackJokerNumber {
            number: joker.number,
            joker: joker_title(joker),
            id: joker.id.to_string(),
        }
        .say()
    }));
    messages::PackCardsWithJokers { cards, jokers }.say()
}

/// Whether the ranks go from the ace down.
pub(super) fn has_usual_order(pack: &Pack) -> bool {
    pack.ranks.last().is_some_and(|lowest| lowest.down_from_ace().eq(pack.ranks.iter().copied()))
}

/// `a wizard`, `an escape`.
fn a(title: &str) -> String {
    messages::PackJokerIndefinite {
        vowel: title.starts_with(['a', 'e', 'i', 'o', 'u']),
        joker: title,
    }
    .say()
}

/// What is trump where a joker is turned up.
fn turned_jokers(rules: &Ruleset) -> String {
    let mut says = String::new();
    for rule in rules.jokers() {
        let joker = a(&joker_title(rule));
        says += " ";
        says += &match rule.turned {
            None => messages::TrumpJokerNone { joker }.say(),
            Some(DealerNames::Suit) => messages::TrumpJokerSuit { joker }.say(),
            Some(DealerNames::SuitOrNone) => messages::TrumpJokerEither { joker }.say(),
        };
    }
    says
}

/// That a card is in no pack of these rules, and how cards are typed.
pub fn no_such_card(rules: &Ruleset, card: Card) -> String {
    let jokers = list(rules.jokers().iter().map(|joker| joker.id));
    messages::PackErrorCardUnknown { card, has_jokers: !jokers.is_empty(), jokers }.say()
}

/// What the jokers do in a trick.
fn jokers(rules: &Ruleset) -> String {
    let all = rules.jokers();
    let mut sentences = Vec::new();
    for joker in &all {
        let title = a(&joker_title(joker));
        sentences.push(match joker.takes {
            Some(Takes::Always) => messages::PackJokerTakesAlways { joker: capital(&title) }.say(),
            Some(Takes::Never) => messages::PackJokerTakesNever { joker: capital(&title) }.say(),
            None => messages::PackJokerUnjudged { joker: &title }.say(),
        });
        let mut captured = Vec::new();
        for other in &all {
            if joker.captures.contains(&other.id) {
                let title = joker_title(other);
                captured.push(messages::PackJokerDefinite { joker: title }.say());
            }
        }
        if !captured.is_empty() {
            sentences.push(messages::PackJokerCaptures { jokers: and(captured) }.say());
        }
    }

    let highest = all.iter().filter(|joker| joker.takes == Some(Takes::Always));
    let always: Vec<String> = highest.map(|joker| joker_title(joker)).collect();
    if always.len() > 1 {
        sentences.push(messages::PackJokerOrder { jokers: list(always) }.say());
    }
    if all.iter().any(|joker| joker.takes.is_some()) {
        sentences.push(messages::PackJokerAnyTrick.say());
    }
    joined(sentences, " ")
}

/// How a deal gets its trump.
pub(super) fn trump(rules: &Ruleset) -> String {
    match &rules.trump {
        TrumpRule::Cycle(cycle) => {
            if let Some(always) = rules.schedule.only_trump(&rules.trump) {
                return match always.suit() {
                    Some(suit) => {
                        messages::TrumpRuleAlways { suit: capital(&super::suit(suit)) }.say()
                    }
                    None => messages::TrumpRuleNone.say(),
                };
            }
            let trumps = list(cycle.iter().map(|trump| match trump.suit() {
                Some(suit) => super::suit(suit),
                None => messages::TrumpNone.say(),
            }));
            messages::TrumpRuleCycle { trumps }.say()
        }
        TrumpRule::Drawn => messages::TrumpRuleDrawn.say(),
        TrumpRule::Led => messages::TrumpRuleLed.say(),
        TrumpRule::Named => messages::TrumpRuleNamed.say(),
        // On a talon the card turned up is always the same in number.
        TrumpRule::Turned if rules.play.talon && rules.schedule.endless().is_some() => {
            let players = rules.player_counts().first().copied().unwrap_or(2);
            let endless = rules.schedule.endless();
            let cards = endless.map_or(0, |endless| endless.cards(rules.highest(players)));
            let number = usize::from(cards) * usize::from(players) + 1;
            let ordinal = messages::GrammarOrdinal { number }.say();
            messages::TrumpRuleTalon { ordinal }.say()
        }
        TrumpRule::TurnUp(rule) => schedule::turn_up(*rule, rules) + &turned_jokers(rules),
        TrumpRule::Turned => {
            let all_dealt = if rules.schedule.keep_back == 0 { "no_trump" } else { "never" };
            messages::TrumpRuleTurnUp { all_dealt }.say() + &turned_jokers(rules)
        }
    }
}

/// What may be played, and who takes a trick.
pub(super) fn play(rules: &Ruleset) -> String {
    let side = rules.turn.side();
    let auction = rules.bidding.auction().is_some();
    let leads = match rules.play.first_lead {
        FirstLead::Next => messages::PlayRuleNeighbourLeads { side, auction }.say(),
        FirstLead::HighestBid => messages::PlayRuleBidderLeads { auction }.say(),
    };
    if rules.play.cards == CardsJudged::Table {
        return joined([leads, messages::PlayRuleLeftToTable.say()], " ");
    }
    if rules.play.cards == CardsJudged::Winner {
        let mut sentences = vec![leads, messages::PlayRuleChoiceLeftToTable.say()];
        sentences.push(messages::PlayRuleWinner.say());
        sentences.extend(trump_order(rules));
        return joined(sentences, " ");
    }
    let must_beat = rules.play.must_beat;
    let without = match (must_beat, rules.play.must_trump) {
        (true, true) => messages::PlayRuleBeatOrTrump.say(),
        (true, false) => messages::PlayRuleBeat.say(),
        (false, true) => messages::PlayRuleTrump.say(),
        (false, false) => messages::PlayRuleAnyCard.say(),
    };
    let follow = messages::PlayRuleFollow { must_beat, otherwise: without }.say();
    let mut sentences = vec![leads];
    sentences.extend(rules.bidding.auction().into_iter().flat_map(leaders));
    sentences.extend([follow, messages::PlayRuleWinner.say()]);
    sentences.extend(trump_order(rules));
    if rules.play.break_trump {
        sentences.push(messages::PlayRuleBreakTrump.say());
    }
    let jokers = jokers(rules);
    if !jokers.is_empty() {
        sentences.push(jokers);
    }
    if rules.play.talon {
        sentences.push(messages::PlayRuleTalon.say());
    }
    joined(sentences, " ")
}

/// Why a card takes a trick of these cards, by its place: `2♥ is the only trump played`.
pub fn takes_because(cards: &[Card], place: usize, is_trump: Trump, pack: &Pack) -> String {
    let Some(taken_by) = cards.get(place).copied() else { return String::new() };
    let sign = card_in_play(taken_by, is_trump, pack);
    let Some(suit) = pack.follows(taken_by, is_trump) else {
        return joker_takes(cards, taken_by, pack);
    };
    let Some(led) = suit_led(cards, pack, is_trump) else {
        return joker_takes(cards, taken_by, pack);
    };
    let of_suit = cards.iter().filter(|card| pack.follows(**card, is_trump) == Some(suit));
    let is_only = of_suit.count() == 1;
    let copies = cards.iter().filter(|card| **card == taken_by).count();
    let equals = match (copies, pack.equals) {
        (..=1, _) => "none",
        (_, Equals::First) => "first",
        (_, Equals::Last) => "last",
    };
    if pack.trumps(is_trump) == Some(suit) {
        return if is_only {
            messages::PackTakesOnlyTrump { card: &sign }.say()
        } else {
            messages::PackTakesHighestTrump { card: &sign, equals }.say()
        };
    }
    let why = match pack.trumps(is_trump) {
        None => messages::PackTakesTrumpless.say(),
        Some(_) => messages::PackTakesNoTrumpPlayed.say(),
    };
    let which = if is_only { "only" } else { "highest" };
    let led = followed(led);
    messages::PackTakesSuitLed { reason: why, card: &sign, rank: which, led, equals }.say()
}

/// Why a card without a suit takes a trick.
fn joker_takes(cards: &[Card], taken_by: Card, pack: &Pack) -> String {
    let Card::Joker(id) = taken_by else { return String::new() };
    let Some(joker) = pack.joker(id) else { return String::new() };
    let sign = taken_by.sign();
    let title = joker_title(joker);
    let captured = joker.captures.iter().find(|other| cards.contains(&Card::Joker(**other)));
    let several = cards.iter().filter(|card| **card == taken_by).count() > 1;
    match (captured, joker.takes) {
        (Some(captured), _) => {
            messages::PackTakesCaptures { card: &sign, captured: captured.to_string() }.say()
        }
        (None, Some(Takes::Never)) => messages::PackTakesFirstCard { card: &sign }.say(),
        _ if several => messages::PackTakesFirstJoker { card: &sign, joker: &title }.say(),
        _ => messages::PackTakesJoker { joker: &title }.say(),
    }
}
