//! The clauses about cards in words: the pack, the trump, the play.

use super::{and, capital, count, joined, list, ordinal, range, schedule};
use crate::cards::{Card, DealerNames, Equals, Joker, Pack, Suit, Takes, Trump};
use crate::rules::{FirstLead, Ruleset, Table, TrumpRule, suit_led};

/// The packs of the tables.
pub(super) fn pack(rules: &Ruleset) -> String {
    let packs = rules.tables.iter().map(|table| {
        let cards = cards_of(&table.pack());
        match rules.tables.len() {
            1 => cards,
            _ => format!("{} players, {cards}", range(&table.players)),
        }
    });
    let of_own = |table: &Table| !has_usual_order(&table.pack());
    let ace = if rules.tables.iter().any(of_own) { "" } else { "Ace is high. " };
    let equals = |table: &Table| if table.double { Some(table.equals) } else { None };
    let equals = match rules.tables.iter().find_map(equals) {
        Some(Equals::First) => " Of two equal cards the first takes the trick.",
        Some(Equals::Last) => " Of two equal cards the second takes the trick.",
        None => "",
    };
    format!("{ace}{}.{equals}", capital(&joined(packs, "; ")))
}

/// The cards of a pack: `the full pack of 52, with 4 wizards (Wi)`.
pub(super) fn cards_of(pack: &Pack) -> String {
    let double = if pack.packs > 1 { "two packs, " } else { "" };
    let suited = pack.cards().filter(|card| card.suit().is_some()).count();
    let lowest = pack.ranks.last().map_or_else(String::new, ToString::to_string);
    let cards = match suited {
        52 if has_usual_order(pack) && double.is_empty() => "the full pack of 52".to_owned(),
        size if has_usual_order(pack) => format!("{double}{size} cards, {lowest} to ace"),
        size => {
            let ranks = joined(pack.ranks.iter(), " ");
            format!("{double}{size} cards, which rank {ranks} from the highest down")
        }
    };
    let jokers = pack.jokers.iter();
    let jokers = jokers.map(|it| format!("{} ({})", count(it.number, &it.title), it.id));
    if pack.jokers.is_empty() { cards } else { format!("{cards}, with {}", and(jokers)) }
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
            None => "there is no trump",
            Some(DealerNames::Suit) => "the dealer names the suit",
            Some(DealerNames::SuitOrNone) => "the dealer names the suit, or no trump",
        };
        format!(" If it is {}, {says}.", a(title))
    });
    joined(says, "")
}

/// That a card is in no pack of these rules, and how cards are typed.
pub fn no_such_card(rules: &Ruleset, card: Card) -> String {
    let jokers = list(rules.jokers().iter().map(|joker| joker.id));
    let jokers = if jokers.is_empty() { jokers } else { format!("; or {jokers}") };
    format!(
        "{card} is in no pack of these rules: expected a card such as Ah, 10s, Td or A♥{jokers}."
    )
}

/// What the jokers do in a trick.
fn jokers(rules: &Ruleset) -> String {
    let all = rules.jokers();
    let one = |joker: &&Joker| {
        let Joker { takes, captures, .. } = joker;
        let title = a(&joker.title);
        let mut says = match takes {
            Some(Takes::Always) => format!(
                " {} takes the trick, the first if there are several; if one is led, any card \
                 may follow.",
                capital(&title)
            ),
            Some(Takes::Never) => format!(
                " {} takes no trick unless nothing else is on it, and then the first one does; \
                 if one is led, the next other card sets the suit, if it has one.",
                capital(&title)
            ),
            None => format!(" What {title} does in a trick is left to the table."),
        };
        let captured = all.iter().filter(|other| captures.contains(&other.id));
        let captured = and(captured.map(|other| format!("the {}", other.title)));
        if !captured.is_empty() {
            says += &format!(" It takes the trick from {captured}.");
        }
        says
    };
    let says = joined(all.iter().map(one), "");
    let always = all.iter().filter(|joker| joker.takes == Some(Takes::Always));
    let always: Vec<&str> = always.map(|joker| joker.title.as_str()).collect();
    let order = match always.len() {
        0 | 1 => "",
        _ => &format!(" If several are on a trick, the first of these takes it: {}.", list(always)),
    };
    match all.iter().any(|joker| joker.takes.is_some()) {
        true => format!("{says}{order} They may be played to any trick."),
        false => says,
    }
}

/// How a deal gets its trump.
pub(super) fn trump(rules: &Ruleset) -> String {
    match &rules.trump {
        TrumpRule::Cycle(cycle) => {
            if let Some(always) = rules.schedule.only_trump(&rules.trump) {
                return match always.suit() {
                    Some(suit) => format!("{} are always trump.", capital(suit.name())),
                    None => "There is no trump.".into(),
                };
            }
            let name = |trump: &Trump| trump.suit().map_or("no trump", Suit::name);
            let cycle = list(cycle.iter().map(name));
            format!("Trumps follow a fixed cycle from the first deal on: {cycle}.")
        }
        TrumpRule::Drawn => "A trump suit is drawn for each deal.".into(),
        TrumpRule::Led => "The suit of the first card led is trump.".into(),
        TrumpRule::Named => "The contract names the trump, or no trump.".into(),
        // On a talon the card turned up is always the same in number.
        TrumpRule::Turned if rules.play.talon && rules.schedule.endless().is_some() => {
            let players = rules.player_counts().first().copied().unwrap_or(2);
            let cards = rules.schedule.endless().map_or(0, |it| it.cards(rules.highest(players)));
            format!(
                "The {} card is turned up on the talon, and its suit is trump for the whole deal.",
                ordinal(usize::from(cards) * usize::from(players) + 1)
            )
        }
        TrumpRule::TurnUp(rule) => schedule::turn_up(*rule, rules) + &turned_jokers(rules),
        TrumpRule::Turned => {
            let none = match rules.schedule.keep_back {
                0 => "; if every card is dealt, there is no trump",
                _ => "",
            };
            let jokers = turned_jokers(rules);
            format!("The next card is turned up, and its suit is trump{none}.{jokers}")
        }
    }
}

/// What may be played, and who takes a trick.
pub(super) fn play(rules: &Ruleset) -> String {
    let side = rules.turn.side();
    let first = match rules.bidding.auction() {
        Some(_) => " unless the contract says otherwise",
        None => "",
    };
    let must_beat = rules.play.must_beat;
    let follow = match must_beat {
        true => {
            ", with a card that beats the trick if possible, or with any card of that suit once the \
             trick is trumped"
        }
        false => "",
    };
    let free = match (must_beat, rules.play.must_trump) {
        (true, true) => {
            "must beat the trick with a trump if possible, or else play a lower one, and otherwise \
             may play any card"
        }
        (true, false) => {
            "must beat the trick with a trump if possible, and otherwise may play any card"
        }
        (false, true) => "must trump if possible, and otherwise may play any card",
        (false, false) => "may play any card",
    };
    let talon = if rules.play.talon {
        " After each trick the winner takes the card face up on the talon and the loser the one \
         under it, until none is left; then the cards in hand are played out."
    } else {
        ""
    };
    let broken = if rules.play.break_trump {
        " A trump may be led only once one has been played, or from a hand of trumps alone."
    } else {
        ""
    };
    let leader = match rules.play.first_lead {
        FirstLead::Next => &format!("player on the dealer's {side}"),
        FirstLead::HighestBid => "first of the highest bidders",
    };
    let jokers = jokers(rules);
    format!(
        "The {leader} leads first{first}; the winner of a trick leads to the next. The suit led \
         must be followed{follow}; a player without it {free}. The highest trump takes the trick, \
         or else the highest card of the suit led.{broken}{jokers}{talon}"
    )
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
        (_, Equals::First) => ", the first of its equals",
        (_, Equals::Last) => ", the last of its equals",
    };
    if is_trump.suit() == Some(suit) {
        return match is_only {
            true => format!("{sign} is the only trump played"),
            false => format!("{sign} is its highest trump{equals}"),
        };
    }
    let why = if is_trump.suit().is_none() { "there is no trump" } else { "no trump was played" };
    let which = if is_only { "only" } else { "highest" };
    let led = led.name();
    format!("{why}, and {sign} is the {which} card of the suit led, {led}{equals}")
}

/// Why a card without a suit takes a trick.
fn joker_takes(cards: &[Card], taken_by: Card, pack: &Pack) -> String {
    let Card::Joker(id) = taken_by else { return String::new() };
    let Some(joker) = pack.joker(id) else { return String::new() };
    let (sign, title) = (taken_by.sign(), &joker.title);
    let captured = joker.captures.iter().find(|it| cards.contains(&Card::Joker(**it)));
    let several = cards.iter().filter(|card| **card == taken_by).count() > 1;
    match (captured, joker.takes) {
        (Some(captured), _) => format!("{sign} captures {captured}"),
        (None, Some(Takes::Never)) => format!("nothing on it takes a trick, and {sign} came first"),
        _ if several => format!("{sign} is the first {title} played"),
        _ => format!("nothing on it is above the {title}"),
    }
}
