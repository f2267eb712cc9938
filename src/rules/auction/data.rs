//! The bids of an auction: their ranking, their targets and what they are worth.

use super::{Factor, Multiplier, Numbers, Pay, Target, TrumpTimes};
use crate::cards::{Suit, Trump};
use crate::rules::error_list::MOST_ROWS;
use crate::rules::{TallyFormula, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_with::skip_serializing_none;
use strum::IntoStaticStr;

/// The rule of an auction for the contract.
///
/// Source: Whist, The betting, and Points.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AuctionRule {
    /// The trumps, lowest first: between bids of one rank the trump decides.
    pub trumps: Vec<Trump>,
    /// The bids, lowest first.
    #[serde(deserialize_with = "bids_of_rows", serialize_with = "rows_of_bids")]
    pub bids: Vec<BidRule>,
    /// The words that multiply what contracts pay.
    #[serde(default, skip_serializing_if = "is_default")]
    pub factors: Vec<Factor>,
    /// What a trump multiplies that contracts pay in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub trump_times: TrumpTimes,
    /// What the first deal, the second and so on multiply that contracts pay; then from the first again.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(inner(range(min = 1, max = 100)))]
    pub deal_times: Vec<u8>,
    /// Whether all trumps rank the same: only a bid of another rank is higher.
    #[serde(default, skip_serializing_if = "is_default")]
    pub equal_trumps: bool,
    /// How the first to speak may keep the chance to join a suit call.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_speaker: FirstSpeaker,
    /// Who may join a suit call.
    #[serde(default, skip_serializing_if = "is_default")]
    pub join: Joining,
    /// Whether a pair may change its bid.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pairs: Pairs,
    /// Whether the table holds the auction by itself, and only its contract is recorded.
    #[serde(default, skip_serializing_if = "is_default")]
    pub contract_only: bool,
}

/// A bid, and what a contract of it is worth.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BidRule {
    /// The id it is called by; in a row of numbers, with "number" in place of the number.
    pub id: String,
    /// The numbers that the row stands for: there is a bid for each.
    pub numbers: Option<Numbers>,
    /// Who plays it.
    pub play: Play,
    /// What it has to take.
    pub target: Target,
    /// What the target counts, if not tricks: tallies of the declaring side.
    pub of: Option<TallyFormula>,
    /// Whether it names a trump.
    #[serde(default)]
    pub trump: NamesTrump,
    /// When it may be called.
    #[serde(default)]
    pub turn: CallTurn,
    /// Who leads to the first trick.
    #[serde(default)]
    pub leads: Leads,
    /// What else it asks of the table.
    pub asks: Option<Asks>,
    /// Whether several players may play it in one deal, each alone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub several: bool,
    /// What each challenger gets for a contract won.
    pub won: Pay,
    /// What each challenger loses with a contract lost.
    pub lost: Pay,
    /// What each opponent gets from a contract lost, unless the players settle it.
    pub opponents: Option<Pay>,
    /// What each opponent gets from a contract won; nothing if left out.
    pub opponents_won: Option<Pay>,
    /// What all of these are multiplied by: a formula of the tallies of all sides together.
    pub multiplier: Option<TallyFormula>,
    /// Its number, in a row of numbers.
    #[serde(skip)]
    pub numbered: Option<Numbered>,
    /// What else multiplies the points of a contract of it: words, the trump or the deal.
    #[serde(skip)]
    pub multipliers: Vec<Multiplier>,
}

/// The number of a bid, and the row that it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The number.
    pub number: u16,
    /// The row, as the rules file has it.
    pub row: Box<BidRule>,
}

/// How the first to speak may keep the chance to join a suit call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum FirstSpeaker {
    /// By waiting instead of bidding.
    #[default]
    Waits,
    /// Even after a pass.
    JoinsLate,
}

/// Who may join a suit call, apart from a first speaker who passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Joining {
    /// Who has not spoken, or waits.
    #[default]
    Unspoken,
    /// Who has not passed.
    Open,
}

/// Whether the caller and the joiner of a suit call may change their bid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Pairs {
    /// The joiner may raise it, and the caller may leave it.
    #[default]
    Raise,
    /// It stands. Only a caller whom nobody joined may bid higher, alone and last of all.
    Stand,
}

/// Who plays a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Play {
    /// A caller and the player who joins.
    Suit,
    /// The caller alone.
    Solo,
    /// The holder of three aces, with the holder of the fourth.
    Trou,
}

/// Whether a bid names a trump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum NamesTrump {
    /// A suit.
    #[default]
    Suit,
    /// No trump, without saying so.
    None,
    /// A suit or no trump.
    Either,
    /// The suit turned up, which need not be said once it is recorded.
    Turned,
    /// Spades, without saying so.
    Spades,
    /// Hearts, without saying so.
    Hearts,
    /// Diamonds, without saying so.
    Diamonds,
    /// Clubs, without saying so.
    Clubs,
}

impl NamesTrump {
    /// The only suit that a bid is played in.
    pub const fn only(self) -> Option<Suit> {
        match self {
            NamesTrump::Spades => Some(Suit::Spades),
            NamesTrump::Hearts => Some(Suit::Hearts),
            NamesTrump::Diamonds => Some(Suit::Diamonds),
            NamesTrump::Clubs => Some(Suit::Clubs),
            _ => None,
        }
    }
}

/// When a bid may be called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum CallTurn {
    /// In any turn.
    #[default]
    Any,
    /// In the player's first turn, or later by a player whose first turn was such a bid.
    First,
}

/// Who leads to the first trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Leads {
    /// The player next to the dealer.
    #[default]
    Next,
    /// The player who called the bid.
    Declarer,
    /// The declarer's partner.
    Partner,
}

/// What a bid asks of the table apart from taking tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// Each player may discard a card first, so that a trick fewer is played.
    Discard,
    /// After the second trick the declarer's hand is laid open.
    OpenHand,
    /// The declarer's partner lays the cards down.
    PartnerOut,
}

impl BidRule {
    /// The bids of a row; the row itself if it carries no numbers.
    fn of_row(row: BidRule) -> Vec<BidRule> {
        let Some(Numbers { from, to, step, over }) = row.numbers else { return vec![row] };
        let mut bids = Vec::new();
        // In the id, “number” stands for the number.
        let numbers = (from..=to.max(from)).step_by(step.max(1).into());
        // One more than a list may have, so that a longer row is refused.
        for number in numbers.take(MOST_ROWS + 1) {
            let mut bid = row.clone();
            bid.id = row.id.replace("number", &number.to_string());
            if row.target == Target::Number {
                bid.target = Target::AtLeast(number.saturating_add(over));
            }
            bid.numbered = Some(Numbered { number, row: Box::new(row.clone()) });
            bids.push(bid);
        }
        bids
    }

    /// Whether it is the first bid of its row.
    fn begins_row(&self) -> bool {
        let Some(Numbered { number, row }) = &self.numbered else { return true };
        row.numbers.is_some_and(|numbers| numbers.from == *number)
    }

    /// The number that it carries; 0 if none.
    pub fn number(&self) -> u16 {
        self.numbered.as_ref().map_or(0, |numbered| numbered.number)
    }

    /// How many tricks of a deal of `cards` are played.
    pub fn tricks(&self, cards: u8) -> u8 {
        if self.asks == Some(Asks::Discard) { cards - 1 } else { cards }
    }

    /// Whether the target is met by what it counts.
    pub fn is_met(&self, counted: i64) -> bool {
        match self.target {
            Target::AtLeast(least) => counted >= i64::from(least),
            Target::Exactly(just) => counted == i64::from(just),
            Target::Number => false,
        }
    }

    /// How many opponents pay a challenger, or are paid, where `players` settle the contract among
    /// themselves: all of them if it is played alone; of two against two, one.
    pub const fn settled_with(&self, players: u8) -> u8 {
        if let Play::Solo = self.play { players.saturating_sub(1) } else { 1 }
    }

    /// Whether a bid of more tricks than one can miss costs the same however many are missing.
    pub fn loses_flat(&self) -> bool {
        let Target::AtLeast(least) = self.target else { return false };
        matches!(self.play, Play::Suit) && least > 12 && self.lost.table().each == 0
    }

    /// Whether the bid may name this trump; `None` means that it names none.
    pub fn takes(&self, trump: Option<Trump>) -> bool {
        match self.trump {
            NamesTrump::Suit | NamesTrump::Turned => trump.and_then(Trump::suit).is_some(),
            NamesTrump::None => trump.is_none(),
            NamesTrump::Either => trump.is_some(),
            names => trump == names.only().map(Trump::from),
        }
    }
}

impl AuctionRule {
    /// The bids, each with the place of its row in the rules file, from 0.
    pub fn rows(&self) -> impl Iterator<Item = (usize, &BidRule)> + Clone {
        let mut begun = 0;
        self.bids.iter().map(move |bid| {
            begun += usize::from(bid.begins_row());
            (begun - 1, bid)
        })
    }

    /// Whether three aces are announced before the bidding, as one of the bids requires.
    pub fn announces_aces(&self) -> bool {
        !self.contract_only && self.bids.iter().any(|bid| bid.play == Play::Trou)
    }

    /// Whether every trick beyond the target of a bid played alone is paid for.
    pub fn pays_every_overtrick(&self) -> bool {
        let mut solos = self.bids.iter().filter(|bid| bid.play == Play::Solo);
        solos.clone().any(|bid| bid.won.table().each > 0)
            && solos.all(|bid| bid.won.table().at_most.is_none())
    }

    /// Pays for every trick beyond the target.
    pub fn pay_every_overtrick(&mut self) {
        for bid in &mut self.bids {
            let row = bid.numbered.as_mut().map(|numbered| &mut numbered.row.won);
            for won in [&mut bid.won].into_iter().chain(row) {
                if let Some(won) = won.table_mut() {
                    won.at_most = None;
                }
            }
        }
    }

    /// The place of trou in the ranking, from 0.
    pub fn trou_place(&self) -> Option<usize> {
        self.bids.iter().position(|bid| bid.play == Play::Trou)
    }

    /// The place that trou would have by its points: above the bids that pay no more.
    pub fn trou_place_by_points(&self) -> Option<usize> {
        let trou = &self.bids[self.trou_place()?];
        let others = self.bids.iter().filter(|bid| bid.play != Play::Trou);
        Some(others.take_while(|bid| bid.won.table().base <= trou.won.table().base).count())
    }

    /// Moves trou to the place that it would have by its points.
    pub fn rank_trou_by_points(&mut self) {
        if let (Some(old), Some(new)) = (self.trou_place(), self.trou_place_by_points()) {
            let trou = self.bids.remove(old);
            self.bids.insert(new, trou);
        }
    }

    /// A bid by its id, with its place in the ranking, from 0.
    pub fn bid(&self, id: &str) -> Option<(usize, &BidRule)> {
        self.bids.iter().enumerate().find(|(_, bid)| bid.id == id)
    }

    /// Whether a bid belongs to a player's first turn.
    pub fn has_first_turn_bids(&self) -> bool {
        self.bids.iter().any(|bid| bid.turn == CallTurn::First)
    }

    /// Whether the bid with this id is played in the suit turned up.
    pub(super) fn is_in_turned_suit(&self, id: &str) -> bool {
        self.bid(id).is_some_and(|(_, bid)| bid.trump == NamesTrump::Turned)
    }

    /// Whether a bid is played in the suit turned up.
    pub fn has_turned_trump(&self) -> bool {
        self.bids.iter().any(|bid| bid.trump == NamesTrump::Turned)
    }

    /// The strength of a trump between bids of one rank; 0 for a bid without one, and where all
    /// trumps rank the same.
    pub fn strength(&self, trump: Option<Trump>) -> usize {
        let Some(trump) = trump else { return 0 };
        if self.equal_trumps {
            return 0;
        }
        self.trumps.iter().position(|other| *other == trump).map_or(0, |place| place + 1)
    }
}

/// Reads the rows of a rules file as bids.
fn bids_of_rows<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<BidRule>, D::Error> {
    let rows = Vec::<BidRule>::deserialize(deserializer)?;
    Ok(rows.into_iter().flat_map(BidRule::of_row).collect())
}

/// Writes bids as the rows of a rules file.
fn rows_of_bids<S: Serializer>(bids: &[BidRule], serializer: S) -> Result<S::Ok, S::Error> {
    let firsts = bids.iter().filter(|bid| bid.begins_row());
    serializer
        .collect_seq(firsts.map(|bid| bid.numbered.as_ref().map_or(bid, |numbered| &numbered.row)))
}
