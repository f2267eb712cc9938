//! The clauses about cards in words: the pack, the trump, the play.

use super::{and, capital, catalog, count, joined, list, ordinal, range, schedule};
use crate::cards::{Card, DealerNames, Equals, Joker, Pack, Takes, Trump};
use crate::rules::{FirstLead, Ruleset, Table, TrumpRule, suit_led};

/// The packs of the tables.
pub(super) fn pack(rules: &Ruleset) -> String {
    let packs = rules.tables.iter().map(|table| {
        let cards = cards_of(&table.pack());
        match rules.tables.len() {
            1 => cards,
            _ => catalog::players(range(&table.players), &cards),
        }
    });
    let of_own = |table: &Table| !has_usual_order(&table.pack());
    let ace = if rules.tables.iter().any(of_own) { "" } else { &*catalog::ace_is_high() };
    let equals = |table: &Table| if table.double { Some(table.equals) } else { None };
    let equals = match rules.tables.iter().find_map(equals) {
        Some(Equals::First) => &*catalog::of_two_equal_cards_first_takes(),
        Some(Equals::Last) => &*catalog::of_two_equal_cards_second_takes(),
        None => "",
    };
    format!("{ace}{}.{equals}", capital(&joined(packs, "; ")))
}

/// The cards of a pack: `the full pack of 52, with 4 wizards (Wi)`.
pub(super) fn cards_of(pack: &Pack) -> String {
    let double = if pack.packs > 1 { &*catalog::two_packs() } else { "" };
    let suited = pack.cards().filter(|card| card.suit().is_some()).count();
    let lowest = pack.ranks.last().map_or_else(String::new, ToString::to_string);
    let cards = match suited {
        52 if has_usual_order(pack) && double.is_empty() => catalog::full_pack_of_52(),
        size if has_usual_order(pack) => catalog::cards_to_ace(double, size, &lowest),
        size => {
            let ranks = joined(pack.ranks.iter(), " ");
            catalog::cards_which_rank_from_highest_down(double, size, &ranks)
        }
    };
    let jokers = pack.jokers.iter();
    let jokers = jokers.map(|it| format!("{} ({})", count(it.number, &it.title), it.id));
    if pack.jokers.is_empty() { cards } else { catalog::with_3(&cards, and(jokers)) }
}

/// Whether the ranks go from the ace down.
pub(super) fn has_usual_order(pack: &Pack) -> bool {
    pack.ranks.last().is_some_and(|lowest| lowest.down_from_ace() == pack.ranks)
}

/// `a wizard`, `an escape`.
fn a(title: &str) -> String {
    let article = if title.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {title}")
}

/// What is trump where a joker is turned up.
fn turned_jokers(rules: &Ruleset) -> String {
    let says = rules.jokers().into_iter().map(|Joker { title, turned, .. }| {
        let says = match turned {
            None => &*catalog::there_is_no_trump(),
            Some(DealerNames::Suit) => &*catalog::dealer_names_suit(),
            Some(DealerNames::SuitOrNone) => &*catalog::dealer_names_suit_or_no_trump(),
        };
        catalog::if_it_is(a(title), says)
    });
    joined(says, "")
}

/// That a card is in no pack of these rules, and how cards are typed.
pub fn no_such_card(rules: &Ruleset, card: Card) -> String {
    let jokers = list(rules.jokers().iter().map(|joker| joker.id));
    let jokers = if jokers.is_empty() { jokers } else { catalog::or_text_3(&jokers) };
    catalog::is_in_no_pack_of_these(card, &jokers)
}

/// What the jokers do in a trick.
fn jokers(rules: &Ruleset) -> String {
    let all = rules.jokers();
    let one = |joker: &&Joker| {
        let Joker { takes, captures, .. } = joker;
        let title = a(&joker.title);
        let mut says = match takes {
            Some(Takes::Always) => catalog::takes_trick_first_if_there_are(capital(&title)),
            Some(Takes::Never) => catalog::takes_no_trick_unless_nothing_else(capital(&title)),
            None => catalog::what_does_in_trick_is_left(&title),
        };
        let captured = all.iter().filter(|other| captures.contains(&other.id));
        let captured = and(captured.map(|other| catalog::the(&other.title)));
        if !captured.is_empty() {
            says += &catalog::it_takes_trick_from(&captured);
        }
        says
    };
    let says = joined(all.iter().map(one), "");
    let always = all.iter().filter(|joker| joker.takes == Some(Takes::Always));
    let always: Vec<&str> = always.map(|joker| joker.title.as_str()).collect();
    let order = match always.len() {
        0 | 1 => "",
        _ => &catalog::if_several_are_on_trick_first(list(always)),
    };
    match all.iter().any(|joker| joker.takes.is_some()) {
        true => catalog::they_may_be_played_to_any(&says, order),
        false => says,
    }
}

/// How a deal gets its trump.
pub(super) fn trump(rules: &Ruleset) -> String {
    match &rules.trump {
        TrumpRule::Cycle(cycle) => {
            if let Some(always) = rules.schedule.only_trump(&rules.trump) {
                return match always.suit() {
                    Some(suit) => catalog::are_always_trump(capital(suit.name())),
                    None => catalog::there_is_no_trump_2(),
                };
            }
            let name = |trump: &Trump| trump.suit().map_or_else(catalog::no_trump, super::suit);
            let cycle = list(cycle.iter().map(name));
            catalog::trumps_follow_fixed_cycle_from_first(&cycle)
        }
        TrumpRule::Drawn => catalog::trump_suit_is_drawn_for_each(),
        TrumpRule::Led => catalog::suit_of_first_card_led_is(),
        TrumpRule::Named => catalog::contract_names_trump_or_no_trump(),
        // On a talon the card turned up is always the same in number.
        TrumpRule::Turned if rules.play.talon && rules.schedule.endless().is_some() => {
            let players = rules.player_counts().first().copied().unwrap_or(2);
            let cards = rules.schedule.endless().map_or(0, |it| it.cards(rules.highest(players)));
            catalog::card_is_turned_up_on_talon(ordinal(
                usize::from(cards) * usize::from(players) + 1,
            ))
        }
        TrumpRule::TurnUp(rule) => schedule::turn_up(*rule, rules) + &turned_jokers(rules),
        TrumpRule::Turned => {
            let none = match rules.schedule.keep_back {
                0 => &*catalog::if_every_card_is_dealt_there(),
                _ => "",
            };
            let jokers = turned_jokers(rules);
            catalog::next_card_is_turned_up_and(none, &jokers)
        }
    }
}

/// What may be played, and who takes a trick.
pub(super) fn play(rules: &Ruleset) -> String {
    let side = rules.turn.side();
    let first = match rules.bidding.auction() {
        Some(_) => &*catalog::unless_contract_says_otherwise(),
        None => "",
    };
    let must_beat = rules.play.must_beat;
    let follow = match must_beat {
        true => &*catalog::with_card_that_beats_trick_if(),
        false => "",
    };
    let free = match (must_beat, rules.play.must_trump) {
        (true, true) => &*catalog::must_beat_trick_with_trump_if(),
        (true, false) => &*catalog::must_beat_trick_with_trump_if_2(),
        (false, true) => &*catalog::must_trump_if_possible_and_otherwise(),
        (false, false) => &*catalog::may_play_any_card(),
    };
    let talon = if rules.play.talon { &*catalog::after_each_trick_winner_takes_card() } else { "" };
    let broken = if rules.play.break_trump { &*catalog::trump_may_be_led_only_once() } else { "" };
    let leader = match rules.play.first_lead {
        FirstLead::Next => &catalog::player_on_dealer_s(side),
        FirstLead::HighestBid => &*catalog::first_of_highest_bidders(),
    };
    let jokers = jokers(rules);
    catalog::leads_first_winner_of_trick_leads(leader, first, follow, free, broken, &jokers, talon)
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
        (..=1, _) => "",
        (_, Equals::First) => &*catalog::first_of_its_equals(),
        (_, Equals::Last) => &*catalog::last_of_its_equals(),
    };
    if is_trump.suit() == Some(suit) {
        return match is_only {
            true => catalog::is_only_trump_played(&sign),
            false => catalog::is_its_highest_trump(&sign, equals),
        };
    }
    let why = if is_trump.suit().is_none() {
        &*catalog::there_is_no_trump()
    } else {
        &*catalog::no_trump_was_played()
    };
    let which = if is_only { "only" } else { "highest" };
    let led = led.name();
    catalog::and_is_card_of_suit_led(why, &sign, which, led, equals)
}

/// Why a card without a suit takes a trick.
fn joker_takes(cards: &[Card], taken_by: Card, pack: &Pack) -> String {
    let Card::Joker(id) = taken_by else { return String::new() };
    let Some(joker) = pack.joker(id) else { return String::new() };
    let (sign, title) = (taken_by.sign(), &joker.title);
    let captured = joker.captures.iter().find(|it| cards.contains(&Card::Joker(**it)));
    let several = cards.iter().filter(|card| **card == taken_by).count() > 1;
    match (captured, joker.takes) {
        (Some(captured), _) => catalog::captures(&sign, captured.to_string()),
        (None, Some(Takes::Never)) => catalog::nothing_on_it_takes_trick_and(&sign),
        _ if several => catalog::is_first_played(&sign, title),
        _ => catalog::nothing_on_it_is_above(title),
    }
}
