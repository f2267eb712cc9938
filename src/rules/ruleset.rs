//! A whole set of rules: one value for each axis, and nothing that names a game.

use super::{
    BidTarget, Bidding, CardPlay, Clause, Ending, Extra, Forehead, Hand, Incidents, Kind,
    OneCardDeals, OwnSetting, Promotions, Schedule, Scoring, Sources, StepDeal, TallyRule,
    TrumpRule, Unit, is_default,
};
use crate::cards::{Card, Equals, Joker, Pack, Rank, Seat, Side, TrumpOrder, Turn};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use strum::IntoStaticStr;

/// A set of rules, as a rules file states it and as a game's journal freezes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// The version of this format: 1.
    #[schemars(extend("const" = 1))]
    pub format: u32,
    /// The name it is chosen by, which its clauses' ids begin with.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The direction in which deal, bidding and play go.
    pub turn: Turn,
    /// Who shares a score.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sides: Sides,
    /// Who deals after somebody dealt out of turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rotation: Rotation,
    /// The smallest part of a point that is counted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unit: Unit,
    /// How a deal gets its trump.
    pub trump: TrumpRule,
    /// The score of a hand.
    pub scoring: Scoring,
    /// The tables that can play it, by number of players.
    pub tables: Vec<Table>,
    /// How many cards the deals have.
    pub schedule: Schedule,
    /// How players bid.
    pub bidding: Bidding,
    /// What may be played.
    #[serde(default)]
    pub play: CardPlay,
    /// What is counted besides the tricks.
    #[serde(rename = "counts", alias = "tallies")]
    #[serde(default, skip_serializing_if = "is_default")]
    pub tallies: Vec<TallyRule>,
    /// The kinds of deal, where not all are scored alike.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kinds: Vec<Kind>,
    /// Bonuses for runs.
    #[serde(default)]
    pub promotions: Promotions,
    /// How the game ends.
    #[serde(default)]
    pub ending: Ending,
    /// Which one-card deals are held on the forehead.
    #[serde(default, skip_serializing_if = "is_default")]
    pub forehead: Forehead,
    /// Deals that may follow the last.
    #[serde(default, skip_serializing_if = "is_default")]
    pub extras: Vec<Extra>,
    /// What else a table may vary.
    #[serde(default, skip_serializing_if = "is_default")]
    pub settings: Vec<OwnSetting>,
    /// The laws that it goes by when something goes wrong.
    #[serde(default, skip_serializing_if = "is_default")]
    pub incidents: Incidents,
    /// How the sheet looks on paper.
    #[serde(default)]
    pub paper: Paper,
    /// Where the clauses come from.
    #[serde(default)]
    pub sources: Sources,
    /// Replacement wording, by language tag, and then by message id or by an English text of these rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub words: OwnWords,
}

/// Texts by language tag, and then by the id of a message or by an English text.
pub type OwnWords = BTreeMap<String, BTreeMap<String, String>>;

/// Who shares a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    /// Nobody: each player is a side alone.
    #[default]
    Alone,
    /// The two players who sit opposite each other.
    Opposite,
}

/// Who deals after somebody dealt out of turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rotation {
    /// Whose turn it is by the schedule.
    #[default]
    Schedule,
    /// The player after the one who dealt.
    LastDealer,
}

impl Sides {
    /// How many sides a table of `players` has, an even number of them where two share a score.
    pub const fn at_table(self, players: usize) -> usize {
        match self {
            Sides::Alone => players,
            Sides::Opposite => players / 2,
        }
    }

    /// The side of a seat at a table of `players`.
    pub const fn side_of(self, seat: Seat, players: usize) -> Side {
        Side::of(seat, self.at_table(players))
    }
}

/// A table size, and what it plays with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The numbers of players that this row is for.
    #[schemars(inner(range(min = 2, max = 26)))]
    pub players: Vec<u8>,
    /// The lowest rank in the pack, where the ace is the highest.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lowest: Rank,
    /// The ranks in the pack from the highest down, in an order of their own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ranks: Vec<Rank>,
    /// The highest ranks of the trump suit, the highest first; the others follow as in the other suits.
    #[serde(default, skip_serializing_if = "is_default")]
    pub trump_ranks: Vec<Rank>,
    /// The rank of the bowers: that card of the other suit of the trump's colour is a trump too, just below
    /// the one of the trump suit.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bower: Option<Rank>,
    /// The cards that are trumps in every deal, above all others, the highest first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub always_trump: Vec<Card>,
    /// Whether two packs are shuffled together.
    #[serde(default, skip_serializing_if = "is_default")]
    pub double: bool,
    /// Which of equal cards of a suit takes a trick.
    #[serde(default, skip_serializing_if = "is_default")]
    pub equals: Equals,
    /// The cards without a suit that are added, those that take a trick from others first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub jokers: Vec<Joker>,
    /// Whether the dealer plays no cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dead_hand: bool,
    /// The totals of tallies at this table, by their ids, where they differ from `total` of the tally.
    #[serde(default, skip_serializing_if = "is_default")]
    pub totals: BTreeMap<String, u16>,
}

impl Table {
    /// The pack that the table plays with.
    pub fn pack(&self) -> Pack {
        let ranks = match self.ranks.as_slice() {
            [] => self.lowest.down_from_ace().collect(),
            ranks => ranks.to_vec(),
        };
        Pack {
            ranks,
            packs: self.packs(),
            equals: self.equals,
            order: self.trump_order(),
            jokers: self.jokers.clone(),
        }
    }

    /// Which of its cards are trumps, and how they rank.
    pub fn trump_order(&self) -> TrumpOrder {
        TrumpOrder {
            trump_ranks: self.trump_ranks.clone(),
            bower: self.bower,
            always_trump: self.always_trump.clone(),
        }
    }

    /// The number of cards in that pack.
    pub(super) fn pack_size(&self) -> u8 {
        let ranks = match self.ranks.as_slice() {
            [] => self.lowest.down_from_ace().len(),
            ranks => ranks.len(),
        };
        Pack::size_of(ranks, self.packs(), &self.jokers)
    }

    const fn packs(&self) -> u8 {
        if self.double { 2 } else { 1 }
    }

    /// Whether that many can play at all, which takes at least two with a hand.
    pub(super) fn seats(&self, players: u8) -> bool {
        (2..=MOST_PLAYERS).contains(&players) && self.hands(players) >= 2
    }

    /// How many of `players` are dealt a hand.
    pub const fn hands(&self, players: u8) -> u8 {
        if self.dead_hand { players - 1 } else { players }
    }
}

/// How the sheet looks on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Paper {
    /// Whether the trump's Preferans number follows the card count.
    pub trump_number: bool,
}

/// The most players that any set of rules may seat.
pub const MOST_PLAYERS: u8 = 26;

/// The most cards that a hand is dealt.
const MOST_CARDS: u8 = 52;

/// The most deals that a game may have.
pub const MOST_DEALS: usize = 500;

impl Ruleset {
    /// The row for a table of `players`, or `None` if these rules do not seat that many.
    pub fn table(&self, players: u8) -> Option<&Table> {
        self.tables.iter().find(|table| table.players.contains(&players))
    }

    /// How many of `players` are dealt a hand.
    pub fn hands(&self, players: u8) -> u8 {
        self.table(players).map_or(players, |table| table.hands(players))
    }

    /// Every number of players that the rules seat, rising.
    pub fn player_counts(&self) -> Vec<u8> {
        let counts = self.tables.iter().flat_map(|table| &table.players);
        BTreeSet::from_iter(counts.copied()).into_iter().collect()
    }

    /// The cards of the highest deal for a table of `players`; 0 if the rules do not seat that many.
    pub fn highest(&self, players: u8) -> u8 {
        let most = self.most_cards(players);
        self.schedule.top.map_or(most, |top| top.min(most))
    }

    /// How many cards each hand draws after the deal of `cards` each, at a table of
    /// `players`: 0 without a talon.
    pub fn drawn(&self, players: u8, cards: u8) -> u8 {
        if !self.play.talon {
            return 0;
        }
        let Some(table) = self.table(players) else { return 0 };
        let hands = table.hands(players).max(1);
        table.pack_size().saturating_sub(cards.saturating_mul(hands)) / hands
    }

    /// The most cards that the pack gives each hand of a table of `players`, whatever the
    /// highest deal; 0 if the rules do not seat that many.
    pub fn most_cards(&self, players: u8) -> u8 {
        self.table(players).map_or(0, |table| {
            let dealt = table.pack_size().saturating_sub(self.schedule.keep_back);
            (dealt / table.hands(players).max(1)).min(MOST_CARDS)
        })
    }

    /// Keeps back fewer cards where the highest deal needs them at a table of `players`, if the pack has
    /// enough.
    pub fn deal_kept_back(&mut self, players: u8) {
        let Some(table) = self.table(players) else { return };
        let top = u16::from(self.schedule.top.unwrap_or(0));
        let left = u16::from(table.pack_size()).checked_sub(top * u16::from(table.hands(players)));
        if let Some(left) = left.and_then(|left| u8::try_from(left).ok()) {
            self.schedule.keep_back = self.schedule.keep_back.min(left);
        }
    }

    /// The pack of a table of `players`; the largest there is if the rules do not seat that many.
    pub fn pack(&self, players: u8) -> Pack {
        self.table_or_largest(players).map_or_else(Pack::default, Table::pack)
    }

    /// The number of cards in that pack.
    pub(super) fn pack_size(&self, players: u8) -> u8 {
        self.table_or_largest(players).map_or_else(|| Pack::default().size(), Table::pack_size)
    }

    fn table_or_largest(&self, players: u8) -> Option<&Table> {
        self.table(players).or_else(|| self.tables.iter().max_by_key(|table| table.pack_size()))
    }

    /// Whether a card has a suit, or is one of the jokers of these rules.
    pub fn knows(&self, card: Card) -> bool {
        let Card::Joker(id) = card else { return true };
        self.jokers().iter().any(|joker| joker.id == id)
    }

    /// The different cards without a suit in the packs of these rules.
    pub fn jokers(&self) -> Vec<&Joker> {
        let mut all: Vec<&Joker> = Vec::new();
        for joker in self.tables.iter().flat_map(|table| &table.jokers) {
            if !all.iter().any(|known| known.id == joker.id) {
                all.push(joker);
            }
        }
        all
    }

    /// The cards of every deal for a table of `players`; empty if the rules do not seat that many.
    ///
    /// ```
    /// let rules = hoyle::presets::ruleset("romanian").unwrap();
    /// assert_eq!(rules.deals(3)[..6], [1, 1, 1, 2, 3, 4]);
    /// assert!(rules.deals(99).is_empty());
    /// ```
    pub fn deals(&self, players: u8) -> Vec<u8> {
        self.deals_of_steps(players).into_iter().map(|deal| deal.cards).collect()
    }

    /// Every deal for a table of `players`, with its step of the schedule; empty if the rules do not
    /// seat that many.
    pub fn deals_of_steps(&self, players: u8) -> Vec<StepDeal> {
        if self.table(players).is_none() {
            return Vec::new();
        }
        let Some(form) = self.schedule.form_in_use() else { return Vec::new() };
        form.deals(self.highest(players), players, &self.schedule).collect()
    }

    /// The kind that a step of the schedule in use gives its deals.
    pub fn kind_of_step(&self, step: usize) -> Option<&Kind> {
        let id = self.schedule.form_in_use()?.steps.get(step)?.kind.as_ref()?;
        self.kinds.iter().find(|kind| kind.id == *id)
    }

    /// The tallies that the table plays with.
    pub fn tallies_in_force(&self) -> impl Iterator<Item = &TallyRule> {
        self.tallies.iter().filter(|rule| !rule.off)
    }

    /// The tallies that are recorded, not worked out from the tricks.
    pub fn tallies_recorded(&self) -> impl Iterator<Item = &TallyRule> {
        self.tallies_in_force().filter(|rule| !rule.over)
    }

    /// The totals that a tally has at the tables.
    pub fn totals_of(&self, tally: &TallyRule) -> BTreeSet<u16> {
        let at_tables = self.tables.iter().filter_map(|table| table.totals.get(&tally.id));
        at_tables.copied().chain(tally.total).collect()
    }

    /// Whether only tallies score or decide contracts, and end the deal.
    pub fn is_of_tallies(&self) -> bool {
        let bids = self.bidding.bids();
        self.scoring.is_of_tallies()
            || (!bids.is_empty() && bids.iter().all(|bid| bid.of.is_some()))
    }

    /// What makes a bid of a number of tricks.
    pub fn bid_target(&self) -> BidTarget {
        self.bidding.exact().map(|exact| exact.target).unwrap_or_default()
    }

    /// A hand in a deal of `cards` each to `players` players, bid by its number.
    pub fn hand(&self, bid: u8, took: u8, cards: u8, players: u8) -> Hand {
        Hand { bid, word: None, took, cards, players, target: self.bid_target() }
    }

    /// Whether the tricks of two players are counted together.
    pub fn counts_tricks_of_sides(&self) -> bool {
        self.sides != Sides::Alone && self.bidding == Bidding::None
    }

    /// What one-card deals do to runs, by the form of the schedule in use.
    pub fn one_card_deals(&self) -> OneCardDeals {
        self.schedule.form_in_use().map_or(OneCardDeals::Skip, |form| form.one_card_deals)
    }

    /// The id by which a clause of these rules is cited, such as `serbian.hook`.
    pub fn clause_id(&self, clause: Clause) -> String {
        format!("{}.{}", self.id, clause.id())
    }

    /// The seats that play in a deal, in speaking order, when `dealer` deals at a table of
    /// `players`; and the dealer's seat if it is the dead hand.
    pub fn seats(&self, dealer: Seat, players: u8) -> (Vec<Seat>, Option<Seat>) {
        let hands = self.hands(players);
        let seats = (1..=hands).map(|steps| dealer.after(steps.into(), players.into())).collect();
        (seats, (hands < players).then_some(dealer))
    }
}
