//! The clauses about cards in words: the pack, the trump, the play.

use super::{and, capital, catalog, joined, list, ordinal, range, schedule, sentence, translated};
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
    let ace = (!rules.tables.iter().any(of_own)).then(catalog::ace_is_high);
    let equals = |table: &Table| if table.double { Some(table.equals) } else { None };
    let equals = match rules.tables.iter().find_map(equals) {
        Some(Equals::First) => Some(catalog::of_two_equal_cards_first_takes()),
        Some(Equals::Last) => Some(catalog::of_two_equal_cards_second_takes()),
        None => None,
    };
    let packs = [sentence(&joined(packs, &catalog::semicolon()))];
    joined(ace.into_iter().chain(packs).chain(equals), " ")
}

/// The cards of a pack: `the full pack of 52, with 4 wizards (Wi)`.
pub(super) fn cards_of(pack: &Pack) -> String {
    let double = pack.packs > 1;
    let suited = pack.cards().filter(|card| card.suit().is_some()).count();
    let lowest = pack.ranks.last().map_or_else(String::new, ToString::to_string);
    let cards = match suited {
        52 if has_usual_order(pack) && !double => catalog::full_pack_of_52(),
        size if has_usual_order(pack) => catalog::cards_to_ace(double, size, &lowest),
        size => {
            let ranks = joined(pack.ranks.iter(), " ");
            catalog::cards_which_rank_from_highest_down(double, size, &ranks)
        }
    };
    let jokers = pack.jokers.iter();
    let jokers = jokers
        .map(|it| catalog::jokers_of_kind(it.number, translated(&it.title), it.id.to_string()));
    if pack.jokers.is_empty() { cards } else { catalog::with_3(&cards, and(jokers)) }
}

/// Whether the ranks go from the ace down.
pub(super) fn has_usual_order(pack: &Pack) -> bool {
    pack.ranks.last().is_some_and(|lowest| lowest.down_from_ace() == pack.ranks)
}

/// `a wizard`, `an escape`.
fn a(title: &str) -> String {
    catalog::a_joker(title.starts_with(['a', 'e', 'i', 'o', 'u']), title)
}

/// What is trump where a joker is turned up.
fn turned_jokers(rules: &Ruleset) -> String {
    let says = rules.jokers().into_iter().map(|Joker { title, turned, .. }| {
        let says = match turned {
            None => catalog::no_trump_if_turned_up,
            Some(DealerNames::Suit) => catalog::dealer_names_suit_if_turned_up,
            Some(DealerNames::SuitOrNone) => catalog::dealer_names_suit_or_none_if_turned_up,
        };
        format!(" {}", says(a(&translated(title))))
    });
    joined(says, "")
}

/// That a card is in no pack of these rules, and how cards are typed.
pub fn no_such_card(rules: &Ruleset, card: Card) -> String {
    let jokers = list(rules.jokers().iter().map(|joker| joker.id));
    catalog::is_in_no_pack_of_these(card, !jokers.is_empty(), jokers)
}

/// What the jokers do in a trick.
fn jokers(rules: &Ruleset) -> String {
    let all = rules.jokers();
    let one = |joker: &&Joker| {
        let Joker { takes, captures, .. } = joker;
        let title = a(&translated(&joker.title));
        let mut says = match takes {
            Some(Takes::Always) => catalog::takes_trick_first_if_there_are(capital(&title)),
            Some(Takes::Never) => catalog::takes_no_trick_unless_nothing_else(capital(&title)),
            None => catalog::what_does_in_trick_is_left(&title),
        };
        let captured = all.iter().filter(|other| captures.contains(&other.id));
        let captured = and(captured.map(|other| catalog::the(translated(&other.title))));
        if !captured.is_empty() {
            says += &format!(" {}", catalog::it_takes_trick_from(&captured));
        }
        says
    };
    let says = joined(all.iter().map(one), " ");
    let always = all.iter().filter(|joker| joker.takes == Some(Takes::Always));
    let always: Vec<String> = always.map(|joker| translated(&joker.title)).collect();
    let order = match always.len() {
        0 | 1 => None,
        _ => Some(catalog::if_several_are_on_trick_first(list(always))),
    };
    let any = all.iter().any(|joker| joker.takes.is_some());
    let order = order.filter(|_| any);
    let says = (!says.is_empty()).then_some(says);
    joined(says.into_iter().chain(order).chain(any.then(catalog::they_may_be_played_to_any)), " ")
}

/// How a deal gets its trump.
pub(super) fn trump(rules: &Ruleset) -> String {
    match &rules.trump {
        TrumpRule::Cycle(cycle) => {
            if let Some(always) = rules.schedule.only_trump(&rules.trump) {
                return match always.suit() {
                    Some(suit) => catalog::are_always_trump(capital(&super::suit(suit))),
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
            let all_dealt = if rules.schedule.keep_back == 0 { "no_trump" } else { "never" };
            catalog::next_card_is_turned_up_and_2(all_dealt) + &turned_jokers(rules)
        }
    }
}

/// What may be played, and who takes a trick.
pub(super) fn play(rules: &Ruleset) -> String {
    let side = rules.turn.side();
    let auction = rules.bidding.auction().is_some();
    let leads = match rules.play.first_lead {
        FirstLead::Next => catalog::dealers_neighbour_leads_first(side, auction),
        FirstLead::HighestBid => catalog::highest_bidder_leads_first(auction),
    };
    let must_beat = rules.play.must_beat;
    let without = match (must_beat, rules.play.must_trump) {
        (true, true) => catalog::without_suit_beat_or_play_lower_trump(),
        (true, false) => catalog::without_suit_beat_with_trump(),
        (false, true) => catalog::without_suit_trump(),
        (false, false) => catalog::without_suit_any_card(),
    };
    let says = [leads, catalog::suit_led_must_be_followed(must_beat, without)].into_iter();
    let says = says.chain([catalog::highest_trump_takes_trick()]);
    let broken = rules.play.break_trump.then(catalog::trump_may_be_led_only_once);
    let jokers = Some(jokers(rules)).filter(|says| !says.is_empty());
    let talon = rules.play.talon.then(catalog::after_each_trick_winner_takes_card);
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
            true => catalog::is_only_trump_played(&sign),
            false => catalog::is_its_highest_trump(&sign, equals),
        };
    }
    let why = match is_trump.suit() {
        None => catalog::there_is_no_trump(),
        Some(_) => catalog::no_trump_was_played(),
    };
    let which = if is_only { "only" } else { "highest" };
    let led = super::suit(led);
    catalog::and_is_card_of_suit_led(why, &sign, which, led, equals)
}

/// Why a card without a suit takes a trick.
fn joker_takes(cards: &[Card], taken_by: Card, pack: &Pack) -> String {
    let Card::Joker(id) = taken_by else { return String::new() };
    let Some(joker) = pack.joker(id) else { return String::new() };
    let (sign, title) = (taken_by.sign(), translated(&joker.title));
    let captured = joker.captures.iter().find(|it| cards.contains(&Card::Joker(**it)));
    let several = cards.iter().filter(|card| **card == taken_by).count() > 1;
    match (captured, joker.takes) {
        (Some(captured), _) => catalog::captures(&sign, captured.to_string()),
        (None, Some(Takes::Never)) => catalog::nothing_on_it_takes_trick_and(&sign),
        _ if several => catalog::is_first_played(&sign, &title),
        _ => catalog::nothing_on_it_is_above(&title),
    }
}
