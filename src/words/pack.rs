//! The clauses about cards in words: the pack, the trump, the play.

use super::messages;
use super::{and, capital, joined, list, range, schedule, sentence, translated};
use crate::cards::{Card, DealerNames, Equals, Joker, Pack, Takes, Trump};
use crate::rules::{FirstLead, Ruleset, Table, TrumpRule, suit_led};

/// The packs of the tables.
pub(super) fn pack(rules: &Ruleset) -> String {
    let packs = rules.tables.iter().map(|table| {
        let cards = cards_of(&table.pack());
        match rules.tables.len() {
            1 => cards,
            _ => messages::PackByPlayers { players: range(&table.players), cards: &cards }.say(),
        }
    });
    let of_own = |table: &Table| !has_usual_order(&table.pack());
    let ace = (!rules.tables.iter().any(of_own)).then(|| messages::PackAceHigh.say());
    let equals = |table: &Table| if table.double { Some(table.equals) } else { None };
    let equals = match rules.tables.iter().find_map(equals) {
        Some(Equals::First) => Some(messages::PackEqualsFirst.say()),
        Some(Equals::Last) => Some(messages::PackEqualsSecond.say()),
        None => None,
    };
    let packs = [sentence(&joined(packs, &messages::GrammarSemicolon.say()))];
    joined(ace.into_iter().chain(packs).chain(equals), " ")
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
    let jokers = pack.jokers.iter();
    let jokers = jokers.map(|it| {
        messages::PackJokerNumber {
            number: it.number,
            joker: translated(&it.title),
            id: it.id.to_string(),
        }
        .say()
    });
    if pack.jokers.is_empty() {
        cards
    } else {
        messages::PackCardsWithJokers { cards: &cards, jokers: and(jokers) }.say()
    }
}

/// Whether the ranks go from the ace down.
pub(super) fn has_usual_order(pack: &Pack) -> bool {
    pack.ranks.last().is_some_and(|lowest| lowest.down_from_ace() == pack.ranks)
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
    let says = rules.jokers().into_iter().map(|Joker { title, turned, .. }| {
        let says = match turned {
            None => |joker| messages::TrumpJokerNone { joker }.say(),
            Some(DealerNames::Suit) => |joker| messages::TrumpJokerSuit { joker }.say(),
            Some(DealerNames::SuitOrNone) => |joker| messages::TrumpJokerEither { joker }.say(),
        };
        format!(" {}", says(a(&translated(title))))
    });
    joined(says, "")
}

/// That a card is in no pack of these rules, and how cards are typed.
pub fn no_such_card(rules: &Ruleset, card: Card) -> String {
    let jokers = list(rules.jokers().iter().map(|joker| joker.id));
    messages::PackErrorCardUnknown { card, has_jokers: !jokers.is_empty(), jokers }.say()
}

/// What the jokers do in a trick.
fn jokers(rules: &Ruleset) -> String {
    let all = rules.jokers();
    let one = |joker: &&Joker| {
        let Joker { takes, captures, .. } = joker;
        let title = a(&translated(&joker.title));
        let mut says = match takes {
            Some(Takes::Always) => messages::PackJokerTakesAlways { joker: capital(&title) }.say(),
            Some(Takes::Never) => messages::PackJokerTakesNever { joker: capital(&title) }.say(),
            None => messages::PackJokerUnjudged { joker: &title }.say(),
        };
        let captured = all.iter().filter(|other| captures.contains(&other.id));
        let captured = and(captured
            .map(|other| messages::PackJokerDefinite { joker: translated(&other.title) }.say()));
        if !captured.is_empty() {
            says += &format!(" {}", messages::PackJokerCaptures { jokers: &captured }.say());
        }
        says
    };
    let says = joined(all.iter().map(one), " ");
    let always = all.iter().filter(|joker| joker.takes == Some(Takes::Always));
    let always: Vec<String> = always.map(|joker| translated(&joker.title)).collect();
    let order = match always.len() {
        0 | 1 => None,
        _ => Some(messages::PackJokerOrder { jokers: list(always) }.say()),
    };
    let any = all.iter().any(|joker| joker.takes.is_some());
    let order = order.filter(|_| any);
    let says = (!says.is_empty()).then_some(says);
    joined(says.into_iter().chain(order).chain(any.then(|| messages::PackJokerAnyTrick.say())), " ")
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
            let name =
                |trump: &Trump| trump.suit().map_or_else(|| messages::TrumpNone.say(), super::suit);
            let cycle = list(cycle.iter().map(name));
            messages::TrumpRuleCycle { trumps: &cycle }.say()
        }
        TrumpRule::Drawn => messages::TrumpRuleDrawn.say(),
        TrumpRule::Led => messages::TrumpRuleLed.say(),
        TrumpRule::Named => messages::TrumpRuleNamed.say(),
        // On a talon the card turned up is always the same in number.
        TrumpRule::Turned if rules.play.talon && rules.schedule.endless().is_some() => {
            let players = rules.player_counts().first().copied().unwrap_or(2);
            let cards = rules.schedule.endless().map_or(0, |it| it.cards(rules.highest(players)));
            messages::TrumpRuleTalon {
                ordinal: messages::GrammarOrdinal {
                    number: usize::from(cards) * usize::from(players) + 1,
                }
                .say(),
            }
            .say()
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
    let must_beat = rules.play.must_beat;
    let without = match (must_beat, rules.play.must_trump) {
        (true, true) => messages::PlayRuleBeatOrTrump.say(),
        (true, false) => messages::PlayRuleBeat.say(),
        (false, true) => messages::PlayRuleTrump.say(),
        (false, false) => messages::PlayRuleAnyCard.say(),
    };
    let says =
        [leads, messages::PlayRuleFollow { must_beat, otherwise: without }.say()].into_iter();
    let says = says.chain([messages::PlayRuleWinner.say()]);
    let broken = rules.play.break_trump.then(|| messages::PlayRuleBreakTrump.say());
    let jokers = Some(jokers(rules)).filter(|says| !says.is_empty());
    let talon = rules.play.talon.then(|| messages::PlayRuleTalon.say());
    joined(says.chain(broken).chain(jokers).chain(talon), " ")
}

/// Why a card takes a trick of these cards, by its place: `2♥ is the only trump played`.
pub fn takes_because(cards: &[Card], place: usize, is_trump: Trump, pack: &Pack) -> String {
    let Some(taken_by) = cards.get(place).copied() else { return String::new() };
    let sign = taken_by.sign();
    let (Some(suit), Some(led)) = (taken_by.suit(), suit_led(cards, pack)) else {
        return joker_takes(cards, taken_by, pack);
    };
    let of_suit = cards.iter().filter(|card| card.suit() == Some(suit));
    let is_only = of_suit.count() == 1;
    let equals = cards.iter().filter(|card| **card == taken_by).count();
    let equals = match (equals, pack.equals) {
        (..=1, _) => "none",
        (_, Equals::First) => "first",
        (_, Equals::Last) => "last",
    };
    if is_trump.suit() == Some(suit) {
        return match is_only {
            true => messages::PackTakesOnlyTrump { card: &sign }.say(),
            false => messages::PackTakesHighestTrump { card: &sign, equals }.say(),
        };
    }
    let why = match is_trump.suit() {
        None => messages::PackTakesTrumpless.say(),
        Some(_) => messages::PackTakesNoTrumpPlayed.say(),
    };
    let which = if is_only { "only" } else { "highest" };
    let led = super::suit(led);
    messages::PackTakesSuitLed { reason: why, card: &sign, rank: which, led, equals }.say()
}

/// Why a card without a suit takes a trick.
fn joker_takes(cards: &[Card], taken_by: Card, pack: &Pack) -> String {
    let Card::Joker(id) = taken_by else { return String::new() };
    let Some(joker) = pack.joker(id) else { return String::new() };
    let (sign, title) = (taken_by.sign(), translated(&joker.title));
    let captured = joker.captures.iter().find(|it| cards.contains(&Card::Joker(**it)));
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
