//! The play of the cards: what a hand may play, and which card takes a trick.

use super::is_default;
use super::play_refusal::{PlayBreach, PlayRefusal};
use crate::cards::{Card, Followed, Pack, Suit, Takes, Trump};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What a player may put on a trick, and whether hands are filled up again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardPlay {
    /// Whether these rules say what a card does.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cards: CardsJudged,
    /// Whether a player without the suit led must trump if able.
    #[serde(default)]
    pub must_trump: bool,
    /// Whether a player must beat the cards on the trick if able: in the suit led, or for lack of it
    /// with a trump.
    #[serde(default, skip_serializing_if = "is_default")]
    pub must_beat: bool,
    /// Whether a trump may be led only once one was played to an earlier trick, or from a hand of nothing
    /// else.
    #[serde(default, skip_serializing_if = "is_default")]
    pub break_trump: bool,
    /// Whether a trick may be taken by nobody, so that the tricks of a deal may add up to fewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub void_tricks: bool,
    /// Who leads to the first trick, where no contract says it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_lead: FirstLead,
    /// Whether two players draw from the cards left over: after each trick its winner takes the
    /// card face up, the loser the one under it, until none is left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub talon: bool,
}

/// Who judges what a card does: which one takes a trick, and which may be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CardsJudged {
    /// The rules.
    #[default]
    Rules,
    /// The rules say who takes a trick, and the table what may be played.
    Winner,
    /// The table.
    Table,
}

/// Who leads to the first trick of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstLead {
    /// The player next to the dealer.
    #[default]
    Next,
    /// Who bid most tricks, the first of them.
    HighestBid,
}

/// The cards of a suit, or the trumps: all of them, or those that beat one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OfSuit {
    /// The suit, or the trumps.
    pub suit: Followed,
    /// What is trump.
    pub trump: Trump,
    /// The card that they beat.
    pub above: Option<Card>,
}

impl OfSuit {
    /// Every card of a suit.
    pub const fn all(suit: Followed, trump: Trump) -> OfSuit {
        OfSuit { suit, trump, above: None }
    }

    /// Whether a card is one of them.
    pub fn has(self, card: Card, pack: &Pack) -> bool {
        pack.follows(card, self.trump) == Some(self.suit)
            && self.above.is_none_or(|above| pack.beats(card, above, self.trump))
    }
}

/// What a hand owes the trick. A card without a suit may always be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Nothing: any card may be played.
    Free,
    /// A card of the suit led.
    Follow(OfSuit),
    /// A trump, for lack of the suit led.
    Trump(OfSuit),
    /// Any card but a trump, to lead while none has been played.
    Break(OfSuit),
}

impl Duty {
    /// Whether the card does what the hand owes.
    pub fn allows(self, card: Card, pack: &Pack) -> bool {
        match self {
            Duty::Free => true,
            Duty::Break(held) => !held.has(card, pack),
            Duty::Follow(owed) | Duty::Trump(owed) => card.suit().is_none() || owed.has(card, pack),
        }
    }
}

/// What a card is played to.
#[derive(Clone, Copy, Debug)]
pub struct OnTable<'a> {
    /// The cards of the trick so far.
    pub trick: &'a [Card],
    /// What is trump.
    pub trump: Trump,
    /// Whether a trump was played to an earlier trick.
    pub is_broken: bool,
    /// The pack that is played with.
    pub pack: &'a Pack,
}

impl CardPlay {
    /// Refuses questions about what may be played if the rules leave that to the table.
    ///
    /// # Errors
    /// The rules leave it to the table.
    pub fn judges_cards(self) -> Result<(), PlayRefusal> {
        self.judges_winners()?;
        match self.cards {
            CardsJudged::Rules => Ok(()),
            CardsJudged::Winner | CardsJudged::Table => Err(PlayRefusal::PlayLeftToTable),
        }
    }

    /// Refuses questions about who takes a trick if the rules leave that to the table.
    ///
    /// # Errors
    /// The rules leave it to the table.
    pub fn judges_winners(self) -> Result<(), PlayRefusal> {
        match self.cards {
            CardsJudged::Rules | CardsJudged::Winner => Ok(()),
            CardsJudged::Table => Err(PlayRefusal::LeftToTable),
        }
    }

    /// What a hand owes the trick.
    ///
    /// Source: Serbian whist, Play; Romanian whist, Play; Whist, The game; German Whist, The Play.
    pub fn duty(self, hand: &[Card], table: OnTable<'_>) -> Duty {
        let OnTable { trick, trump, pack, .. } = table;
        let Some(led) = suit_led(trick, pack, trump) else {
            return match self.held_back(table) {
                Some(held) if !hand.iter().all(|card| held.has(*card, pack)) => Duty::Break(held),
                _ => Duty::Free,
            };
        };

        let holds = |owed: &OfSuit| hand.iter().any(|card| owed.has(*card, pack));
        let follow = OfSuit::all(led, trump);
        if holds(&follow) {
            let beating = self.beating(led, table).filter(holds);
            return Duty::Follow(beating.unwrap_or(follow));
        }

        let Some(suit) = pack.trumps(trump) else { return Duty::Free };
        let trumps = OfSuit::all(suit, trump);
        match self.beating(suit, table).filter(holds) {
            Some(beating) => Duty::Trump(beating),
            None if self.must_trump && holds(&trumps) => Duty::Trump(trumps),
            None => Duty::Free,
        }
    }

    /// The trumps that may not be led from a hand with anything else.
    fn held_back(self, table: OnTable<'_>) -> Option<OfSuit> {
        if !self.break_trump || table.is_broken || !table.trick.is_empty() {
            return None;
        }
        let suit = table.pack.trumps(table.trump)?;
        Some(OfSuit::all(suit, table.trump))
    }

    /// The cards of a suit that beat those on a trick, where that is a duty and the pack has such.
    fn beating(self, suit: Followed, table: OnTable<'_>) -> Option<OfSuit> {
        if !self.must_beat {
            return None;
        }
        let OnTable { trick, trump, pack, .. } = table;
        let best = trick[winner(trick, trump, pack)?];
        let beating = match pack.follows(best, trump)? {
            same if same == suit => OfSuit { suit, trump, above: Some(best) },
            _ if pack.trumps(trump) == Some(suit) => OfSuit::all(suit, trump),
            _ => return None,
        };
        if pack.kinds().any(|card| beating.has(card, pack)) { Some(beating) } else { None }
    }

    /// Judges a card from a hand against the trick: what the hand owed.
    ///
    /// # Errors
    /// The card is not in the hand, or the hand owes another; with the cards that may be played.
    pub fn judge(self, hand: &[Card], table: OnTable<'_>, card: Card) -> Result<Duty, PlayRefusal> {
        let duty = self.duty(hand, table);
        let mut open = hand.to_vec();
        open.retain(|card| duty.allows(*card, table.pack));
        if open.contains(&card) {
            return Ok(duty);
        }

        let breach = match duty {
            _ if !hand.contains(&card) => PlayBreach::NotInHand,
            Duty::Follow(OfSuit { suit, above: Some(above), .. })
            | Duty::Trump(OfSuit { suit, above: Some(above), .. })
                if table.pack.follows(card, table.trump) == Some(suit) =>
            {
                PlayBreach::MustBeat(above)
            }
            Duty::Trump(owed) => PlayBreach::MustTrump(owed.suit),
            Duty::Follow(owed) => PlayBreach::MustFollow(owed.suit),
            Duty::Break(held) => PlayBreach::TrumpUnbroken(held.suit),
            Duty::Free => return Ok(duty),
        };
        Err(PlayRefusal::Forbidden { card, breach, open })
    }

    /// The cards that a hand must be without for this card to be legal on the trick: none where it
    /// does all that it can owe.
    pub fn shown_without(self, table: OnTable<'_>, card: Card) -> BTreeSet<OfSuit> {
        let OnTable { trick, trump, pack, .. } = table;
        let Some(suit) = pack.follows(card, trump) else { return BTreeSet::new() };
        let Some(led) = suit_led(trick, pack, trump) else {
            if self.held_back(table).is_none_or(|held| held.suit != suit) {
                return BTreeSet::new();
            }
            let others = Suit::ALL.map(Followed::Suit).into_iter().filter(|other| *other != suit);
            return others.map(|other| OfSuit::all(other, trump)).collect();
        };

        let mut without = BTreeSet::new();
        let mut beating = self.beating(led, table);
        if suit != led {
            without.insert(OfSuit::all(led, trump));
            let trumps = pack.trumps(trump);
            beating = trumps.and_then(|trumps| self.beating(trumps, table));
            if let Some(trumps) = trumps
                && self.must_trump
                && trumps != suit
            {
                without.insert(OfSuit::all(trumps, trump));
            }
        }
        if let Some(beating) = beating
            && !beating.has(card, pack)
            && !without.contains(&OfSuit::all(beating.suit, trump))
        {
            without.insert(beating);
        }
        without
    }
}

/// What must be followed after these cards of a trick; `None` if no suit has been set.
///
/// A card that never takes a trick leaves the suit to the next one, any other without a suit sets
/// none.
pub fn suit_led(cards: &[Card], pack: &Pack, trump: Trump) -> Option<Followed> {
    pack.follows(card_led(cards, pack)?, trump)
}

/// The card that sets the suit of a trick, if it has one.
pub fn card_led(cards: &[Card], pack: &Pack) -> Option<Card> {
    cards.iter().copied().find(|card| pack.takes(*card) != Some(Takes::Never))
}

/// The place of the card that takes a trick, from 0 for the lead: the first card without a suit that
/// always takes it, the highest trump, or else the highest card of the suit led. `None` without
/// cards.
///
/// ```
/// use hoyle::cards::{Card, Pack, Trump};
/// use hoyle::rules::winner;
///
/// let trick = ["Kc", "Ac", "2h", "As"].map(|card| card.parse::<Card>().unwrap());
/// assert_eq!(winner(&trick, Trump::Hearts, &Pack::default()), Some(2));
/// assert_eq!(winner(&trick, Trump::None, &Pack::default()), Some(1));
/// ```
///
/// Source: Serbian whist, Play; Romanian whist, Play; Whist, The game; German Whist, The Play.
pub fn winner(cards: &[Card], trump: Trump, pack: &Pack) -> Option<usize> {
    let joker = capturing_joker(cards, pack).or_else(|| joker_that_always_takes(cards, pack));
    if joker.is_some() {
        return joker;
    }
    let highest_of = |suit| highest_of(OfSuit::all(suit, trump), cards, pack);
    let trumped = pack.trumps(trump).and_then(highest_of);
    let followed = suit_led(cards, pack, trump).and_then(highest_of);
    let lead = if cards.is_empty() { None } else { Some(0) };
    trumped.or(followed).or(lead)
}

/// The place of the first joker that captures another on the trick.
fn capturing_joker(cards: &[Card], pack: &Pack) -> Option<usize> {
    cards.iter().position(|card| {
        pack.jokers.iter().any(|joker| {
            *card == Card::Joker(joker.id)
                && joker.captures.iter().any(|other| cards.contains(&Card::Joker(*other)))
        })
    })
}

/// The place of a joker that always takes the trick: of several, the one that the pack names first.
fn joker_that_always_takes(cards: &[Card], pack: &Pack) -> Option<usize> {
    let mut always = pack.jokers.iter().filter(|joker| joker.takes == Some(Takes::Always));
    always.find_map(|joker| cards.iter().position(|card| *card == Card::Joker(joker.id)))
}

/// The place of the highest card of a suit, the first of several.
fn highest_of(suit: OfSuit, cards: &[Card], pack: &Pack) -> Option<usize> {
    let mut best: Option<usize> = None;
    for place in 0..cards.len() {
        let beats = |best: usize| pack.beats(cards[place], cards[best], suit.trump);
        if suit.has(cards[place], pack) && best.is_none_or(beats) {
            best = Some(place);
        }
    }
    best
}

/// Refuses a card that the pack does not have.
///
/// # Errors
/// The card is not in the pack.
pub fn in_pack(pack: &Pack, card: Card) -> Result<(), PlayRefusal> {
    match pack.number(card) {
        0 => Err(PlayRefusal::NotInPack { card, pack: Box::new(pack.clone()) }),
        _ => Ok(()),
    }
}

/// Refuses a card that cannot be put on a trick beside others: one that the pack does not have, or not
/// that often, or one for which the rules do not say when it takes a trick.
///
/// # Errors
/// Which of these it is.
pub fn can_be_played(pack: &Pack, beside: &[Card], card: Card) -> Result<(), PlayRefusal> {
    in_pack(pack, card)?;
    let number = pack.number(card);
    let given = beside.iter().filter(|other| **other == card).count();
    match card {
        _ if given > 0 && number == 1 => Err(PlayRefusal::Duplicate(card)),
        _ if given >= number.into() => Err(PlayRefusal::AllSeen { card, number }),
        Card::Joker(_) if pack.takes(card).is_none() => Err(PlayRefusal::NotJudged(card)),
        _ => Ok(()),
    }
}
