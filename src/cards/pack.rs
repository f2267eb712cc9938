//! Packs: which cards there are, how often, and how high they are.

use super::{Card, CardId, Followed, Rank, Suit, Trump, TrumpOrder};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

/// A card without a suit, such as a joker. It may be played to any trick.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Joker {
    /// The two letters by which it is typed.
    pub id: CardId,
    /// Its name, in the singular.
    pub title: String,
    /// How many of it the pack has.
    #[schemars(range(min = 1, max = 12))]
    pub number: u8,
    /// When it takes a trick; without it, tricks with the card cannot be judged.
    pub takes: Option<Takes>,
    /// The cards without a suit that it takes a trick from, whatever else is on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captures: Vec<CardId>,
    /// What is trump where it is turned up; no trump, unless this says more.
    pub turned: Option<DealerNames>,
}

/// When a card without a suit takes a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// The first such card takes it; of different ones, the one listed first. Led, it sets no suit.
    Always,
    /// Only from others that never take a trick. Led, it leaves the suit to the next card.
    Never,
}

/// What the dealer may name for trump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DealerNames {
    /// A suit.
    Suit,
    /// A suit, or no trump.
    SuitOrNone,
}

/// Which of equal cards of a suit takes a trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Equals {
    /// The one played first.
    #[default]
    First,
    /// The one played last.
    Last,
}

/// A pack of cards, or several shuffled together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The ranks of each suit, the highest first.
    pub ranks: Vec<Rank>,
    /// How many cards of each rank a suit has.
    pub packs: u8,
    /// Which of equal cards takes a trick.
    pub equals: Equals,
    /// Which cards are trumps, and how they rank.
    pub order: TrumpOrder,
    /// The cards without a suit, those that take a trick from others first.
    pub jokers: Vec<Joker>,
}

/// The full pack of 52 cards, the ace high.
impl Default for Pack {
    fn default() -> Pack {
        let ranks = Rank::TWO.down_from_ace().collect();
        let order = TrumpOrder::default();
        Pack { ranks, packs: 1, equals: Equals::First, order, jokers: Vec::new() }
    }
}

impl Pack {
    /// Whether this is the Spanish pack of 40, which has no 8, 9 or 10, and suits with names of their own.
    pub fn is_spanish(&self) -> bool {
        let mut missing = Rank::TWO.down_from_ace().skip(4).take(3);
        self.ranks.len() == 10 && !missing.any(|rank| self.ranks.contains(&rank))
    }

    /// The number of cards in the pack.
    pub fn size(&self) -> u8 {
        Pack::size_of(self.ranks.len(), self.packs, &self.jokers)
    }

    /// The number of cards in a pack of these parts.
    pub(crate) fn size_of(ranks: usize, packs: u8, jokers: &[Joker]) -> u8 {
        let suited = (4 * ranks as u8).saturating_mul(packs);
        jokers.iter().fold(suited, |size, joker| size.saturating_add(joker.number))
    }

    /// How many of a card the pack has: 0 if the card is not in it.
    pub fn number(&self, card: Card) -> u8 {
        match card {
            Card::Suited(rank, _) if self.ranks.contains(&rank) => self.packs,
            Card::Suited(..) => 0,
            Card::Joker(id) => self.joker(id).map_or(0, |joker| joker.number),
        }
    }

    /// The card without a suit that has this id.
    pub fn joker(&self, id: CardId) -> Option<&Joker> {
        self.jokers.iter().find(|joker| joker.id == id)
    }

    /// When a card without a suit takes a trick.
    pub fn takes(&self, card: Card) -> Option<Takes> {
        if let Card::Joker(id) = card { self.joker(id)?.takes } else { None }
    }

    /// Whether no card is in the pack twice.
    pub fn is_of_different_cards(&self) -> bool {
        self.packs == 1 && self.jokers.iter().all(|joker| joker.number == 1)
    }

    /// Each card of the pack once, suit by suit.
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let suited = Suit::ALL
            .into_iter()
            .flat_map(|suit| self.ranks.iter().rev().map(move |rank| Card::Suited(*rank, suit)));
        suited.chain(self.jokers.iter().map(|joker| Card::Joker(joker.id)))
    }

    /// Every card of the pack, suit by suit.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|card| (0..self.number(card)).map(move |_| card))
    }

    /// The trump that a card turned up makes; `None` where the dealer names it.
    pub fn makes(&self, turned: Card) -> Option<Trump> {
        match turned {
            Card::Suited(_, suit) => Some(suit.into()),
            Card::Joker(_) => self.names(turned).is_none().then_some(Trump::None),
        }
    }

    /// Whether a card turned up may have led to this trump.
    pub fn may_make(&self, turned: Card, trump: Trump) -> bool {
        match (self.makes(turned), self.names(turned)) {
            (Some(makes), _) => makes == trump,
            (None, names) => trump != Trump::None || names == Some(DealerNames::SuitOrNone),
        }
    }

    /// What the dealer may name where this card is turned up, if anything.
    fn names(&self, turned: Card) -> Option<DealerNames> {
        if let Card::Joker(id) = turned { self.joker(id)?.turned } else { None }
    }

    /// The suit or the trumps that a card counts as when following; `None` for a card without a suit.
    ///
    /// ```
    /// use hoyle::cards::{Followed, Pack, Suit, Trump};
    ///
    /// let mut pack = Pack::default();
    /// pack.order.bower = Some("J".parse()?);
    /// let bower = "Jc".parse()?;
    /// assert_eq!(pack.follows(bower, Trump::Spades), Some(Followed::Suit(Suit::Spades)));
    /// assert_eq!(pack.follows(bower, Trump::Hearts), Some(Followed::Suit(Suit::Clubs)));
    /// # Ok::<(), hoyle::cards::SyntaxError>(())
    /// ```
    pub fn follows(&self, card: Card, trump: Trump) -> Option<Followed> {
        let suit = card.suit()?;
        let is_of_trump_suit = trump.suit() == Some(suit);
        let is_trump = is_of_trump_suit || self.is_trump_of_other_suit(card, trump);
        if is_trump { self.trumps(trump) } else { Some(Followed::Suit(suit)) }
    }

    /// What has to be followed when a trump is led; `None` if the deal has no trumps.
    pub fn trumps(&self, trump: Trump) -> Option<Followed> {
        if self.order.always_trump.is_empty() {
            trump.suit().map(Followed::Suit)
        } else {
            Some(Followed::Trumps)
        }
    }

    /// Whether a card is a trump without being of the trump suit.
    pub fn is_trump_of_other_suit(&self, card: Card, trump: Trump) -> bool {
        if card.suit() == trump.suit() {
            return false;
        }
        self.order.always_trump.contains(&card) || self.is_left_bower(card, trump)
    }

    /// Whether a card is the bower of the other suit of the trump's colour.
    pub fn is_left_bower(&self, card: Card, trump: Trump) -> bool {
        let other = trump.suit().map(Suit::same_colour);
        other.is_some() && card.suit() == other && card.rank() == self.order.bower
    }

    /// Whether a card beats one that was played earlier and counts as the same suit.
    pub fn beats(&self, card: Card, earlier: Card, trump: Trump) -> bool {
        let follows = self.follows(card, trump);
        if follows.is_none() || follows != self.follows(earlier, trump) {
            return false;
        }
        let own = self.depth(card, trump);
        let other = self.depth(earlier, trump);
        own < other || (own == other && self.equals == Equals::Last)
    }

    /// How far a card is below the highest of its suit or of the trumps: its step, and whether it is the
    /// lower of two on that step.
    fn depth(&self, card: Card, trump: Trump) -> (usize, bool) {
        let order = &self.order;
        if let Some(row) = order.always_trump.iter().position(|always| *always == card) {
            return (row, false);
        }
        let Some(rank) = card.rank() else { return (usize::MAX, false) };
        let mut rows = order.always_trump.len();
        if self.follows(card, trump) == self.trumps(trump) {
            if let Some(row) = order.trump_ranks.iter().position(|first| *first == rank) {
                return (rows + row, self.is_left_bower(card, trump));
            }
            rows += order.trump_ranks.len();
        }
        let row = self.ranks.iter().position(|other| *other == rank);
        (rows + row.unwrap_or(usize::MAX / 2), self.is_left_bower(card, trump))
    }
}
