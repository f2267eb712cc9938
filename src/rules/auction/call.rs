//! The calls of an auction, and the contract it ends in.

use super::{AuctionRule, BidRule, NamesTrump, Play};
use crate::cards::{Seat, Suit, Syntax, SyntaxError, Trump, in_english, without_accents};
use crate::rules::Clause;
use serde::{Deserialize, Serialize};
use serde_with::{OneOrMany, serde_as};
use std::fmt;
use std::str::FromStr;
use strum::{IntoStaticStr, VariantNames};

/// A call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Call {
    /// No more calls by this player.
    Pass,
    /// The first player to call lets the others call first.
    Wait,
    /// Joins the suit call of another player, at the level of this bid or else at the lowest legal
    /// one.
    Join(Option<Bid>),
    /// Exactly three aces.
    Trou,
    /// Not exactly three aces.
    PassTrou,
    /// A bid.
    Bid(Bid),
}

/// A bid of an auction. Journals hold it as a pair of its id and its trump.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(String, Option<Trump>)", into = "(String, Option<Trump>)")]
pub struct Bid {
    /// The bid's id in the rules.
    pub id: String,
    /// The trump it names, if it names one.
    pub trump: Option<Trump>,
}

impl Bid {
    /// A bid with each trump that it may name, by their rank.
    pub(super) fn all(rule: &AuctionRule, bid: &BidRule) -> impl Iterator<Item = Bid> {
        let trumps = [None].into_iter().chain(rule.trumps.iter().copied().map(Some));
        let named = trumps.filter(|trump| bid.takes(*trump));
        named.map(|trump| Bid { id: bid.id.clone(), trump })
    }
}

impl From<(String, Option<Trump>)> for Bid {
    fn from((id, trump): (String, Option<Trump>)) -> Bid {
        Bid { id, trump }
    }
}

impl From<Bid> for (String, Option<Trump>) {
    fn from(bid: Bid) -> Self {
        (bid.id, bid.trump)
    }
}

/// What an auction ended in. Journals hold it as one flat table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "FlatContract", into = "FlatContract")]
pub struct Contract {
    /// The bid, with its trump.
    pub bid: Bid,
    /// Who called it.
    pub by: Seat,
    /// The partner, where there is one.
    pub with: Option<Seat>,
    /// The others who play the same bid in this deal, each alone.
    pub also: Vec<Seat>,
    /// The words that multiply what it pays, in the order of the rules.
    pub factors: Vec<String>,
}

impl Contract {
    /// The players whose tricks are counted: one declarer, for the whole side, or each of several.
    pub fn declarers(&self) -> impl Iterator<Item = Seat> + '_ {
        [self.by].into_iter().chain(self.also.iter().copied())
    }

    /// Every contract of a bid between `seats`, by its trumps, then by its players, then by its factors.
    pub fn all(rule: &AuctionRule, bid: &BidRule, seats: &[Seat]) -> Vec<Contract> {
        let mut all = Vec::new();
        for named in Bid::all(rule, bid) {
            for (place, by) in seats.iter().enumerate() {
                let alone = Contract {
                    bid: named.clone(),
                    by: *by,
                    with: None,
                    also: Vec::new(),
                    factors: Vec::new(),
                };
                if bid.play != Play::Solo {
                    let partners = seats.iter().filter(|seat| *seat != by);
                    all.extend(
                        partners.map(|with| Contract { with: Some(*with), ..alone.clone() }),
                    );
                    continue;
                }

                // Each set of declarers once, begun by the first of them.
                let later = &seats[place + 1..];
                let sets = if bid.several { 1_u32 << later.len().min(10) } else { 1 };
                for set in 0..sets {
                    let chosen = later.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1);
                    let also = chosen.map(|(_, seat)| *seat).collect();
                    all.push(Contract { also, ..alone.clone() });
                }
            }
        }

        // With each word alone, and with each pair of a word that adds and one that multiplies.
        for factors in rule.factor_groups() {
            let plain = all.clone();
            for factor in factors {
                if !factor.may_follow(&bid.id) {
                    continue;
                }
                all.extend(plain.iter().cloned().map(|mut contract| {
                    contract.factors.push(factor.word.clone());
                    contract
                }));
            }
        }
        all
    }

    /// The declarers, or the declarer and the partner.
    pub fn challengers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.declarers().chain(self.with)
    }
}

#[serde_as]
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FlatContract {
    bid: String,
    trump: Option<Trump>,
    by: Seat,
    with: Option<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    also: Vec<Seat>,
    #[serde_as(as = "OneOrMany<_>")]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    factor: Vec<String>,
}

impl From<FlatContract> for Contract {
    fn from(flat: FlatContract) -> Contract {
        let FlatContract { bid, trump, by, with, also, factor } = flat;
        Contract { bid: Bid { id: bid, trump }, by, with, also, factors: factor }
    }
}

impl From<Contract> for FlatContract {
    fn from(contract: Contract) -> FlatContract {
        let Contract { bid: Bid { id, trump }, by, with, also, factors: factor } = contract;
        FlatContract { bid: id, trump, by, with, also, factor }
    }
}

/// Why the auction does not allow a call.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum CallRefusal {
    /// Everyone first says whether they hold three aces.
    TrouFirst,
    /// Everyone has already said whether they hold three aces.
    TrouOver,
    /// This player has announced three aces, so nobody else holds them.
    TrouTaken(Seat),
    /// Only the first to speak may wait, in the first turn.
    NotFirst,
    /// After a trou only higher bids may follow: no suit call, so nothing to wait for.
    NoWaitAfterTrou,
    /// Under these rules the first to speak bids or passes.
    NoWait,
    /// A player who waited may only join or pass.
    Waiting,
    /// A player who passed may only join, and only the first to speak.
    Passed,
    /// There is no suit call that this player may join.
    NothingToJoin,
    /// A player who has bid may not join the suit call of another.
    HasBid,
    /// A player who joined may only raise for the pair, in its suit, which this is.
    OnlyRaise(Trump),
    /// The caller of a pair's suit may only leave it for a bid played alone.
    OnlyLeave,
    /// Nobody is left who could join a suit call.
    NobodyToJoin,
    /// The bid is allowed only in the first turn.
    FirstTurnOnly,
    /// These rules have no such bid.
    NoSuchBid,
    /// The bid names a trump that it may not, or does not name one that it must; what it may name.
    WrongTrump(NamesTrump),
    /// It does not rank above the standing bid, which this is.
    TooLow(Bid),
    /// Trou is announced before the bidding, not bid.
    TrouIsAnnounced,
    /// The auction is over.
    Over,
}

impl CallRefusal {
    /// The clause that the call breaks.
    pub const fn clause(&self) -> Option<Clause> {
        use CallRefusal::*;
        Some(match self {
            TrouFirst | TrouOver | TrouTaken(_) | NoWaitAfterTrou | TrouIsAnnounced => Clause::Trou,
            NotFirst | NoWait | Waiting | Passed => Clause::Wait,
            NothingToJoin | HasBid => Clause::Join,
            OnlyRaise(_) | OnlyLeave => Clause::Raise,
            NobodyToJoin => Clause::SuitCall,
            FirstTurnOnly => Clause::FirstTurn,
            TooLow(_) => Clause::Ranking,
            WrongTrump(_) => Clause::Contract,
            Over => Clause::CallTurn,
            NoSuchBid => return None,
        })
    }
}

/// Writes `suit-8:hearts`, or `piccolo` for a bid that names no trump.
impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.trump {
            Some(trump) => write!(f, "{}:{}", self.id, trump.name()),
            None => write!(f, "{}", self.id),
        }
    }
}

/// Writes the call as it is typed; a join by its level.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("pass"),
            Call::Wait => f.write_str("wait"),
            Call::Join(None) => f.write_str("join"),
            Call::Join(Some(bid)) | Call::Bid(bid) => write!(f, "{bid}"),
            Call::Trou => f.write_str("trou"),
            Call::PassTrou => f.write_str("pass-trou"),
        }
    }
}

/// Reads an id, or words that may mean one, and a trump after a colon if the bid names one. Whether the rules
/// have such a bid is for the judge to say.
impl FromStr for Bid {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Bid, SyntaxError> {
        let unreadable = || SyntaxError::new(Syntax::Bid, text);
        let (words, trump) = match text.split_once(':') {
            Some((words, trump)) => (words, Some(trump.parse().map_err(|_| unreadable())?)),
            None => (text, None),
        };
        let mut plain = without_accents(words);
        for suit in Suit::ALL {
            plain = plain.replace(suit.sign(), &format!("-{}", suit.name()));
        }
        let mut parts = Vec::new();
        for word in plain.split(['-', '\'', '’']).filter(|word| !word.is_empty()) {
            parts.push(if word.is_ascii() { word } else { in_english(word).unwrap_or(word) });
        }
        let id = parts.join("-");
        let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if id.is_empty() || id.len() > 40 || !id.chars().all(is_word) {
            return Err(unreadable());
        }
        Ok(Bid { id, trump })
    }
}

/// Reads a call as it is typed, in either case.
impl FromStr for Call {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Call, SyntaxError> {
        // An ASCII word may be the id of a bid, so only code that knows the rules may translate it.
        let english = if text.is_ascii() { None } else { in_english(text) };
        Ok(match english.unwrap_or(&text.to_lowercase()) {
            "pass" => Call::Pass,
            "wait" => Call::Wait,
            "join" => Call::Join(None),
            "trou" => Call::Trou,
            "pass-trou" => Call::PassTrou,
            _ => Call::Bid(text.parse().map_err(|_| SyntaxError::new(Syntax::Call, text))?),
        })
    }
}
