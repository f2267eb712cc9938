//! What Hoyle decided where a document is silent or can be read in two ways, and what is cited for
//! a rule.

use super::{
    Asks, Bid, Call, CallRefusal, Clause, Length, NamesTrump, Pairs, Passage, Pays, Play,
    PlayRefusal, Refusal, Ruleset,
};
use crate::cards::Trump;
use strum::{IntoStaticStr, VariantArray};

/// Where a rule comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Citation {
    /// A document says so.
    Passage(Passage),
    /// The table says so.
    HouseRules,
    /// No document says so: Hoyle has decided.
    OurReading(Reading),
}

/// A point that no document settles, as Hoyle reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum Reading {
    /// Who deals first, and who next.
    FirstDealer,
    /// The player before a dead hand bids last.
    LastBeforeDeadHand,
    /// The holder of the standing bid need not pass, and a deal without a bid is dealt again.
    EndOfAuction,
    /// A pair that won may change its contract until a card or a result is recorded.
    LastWord,
    /// A suit call that nobody joins lapses, and the highest other bid is played.
    LapsedCall,
    /// A join keeps the level of the call while that is the standing bid.
    JoinKeepsLevel,
    /// No trump ranks above every suit.
    NoTrumpHighest,
    /// A bid before which cards may be discarded is always a trick shorter.
    TrickFewer,
    /// How many points make a match.
    MatchLength,
    /// If the best totals are equal at the end, another deal is played.
    TieAtTheEnd,
    /// Equal totals share the rank.
    SharedRank,
    /// A run that a bid of zero spoils is used up like any other.
    SpoiltRun,
    /// The dead hand counts where a run is as long as there are players, or longer.
    DeadHandCounts,
    /// A deal as the dead hand neither adds to a run nor ends it.
    RunsPastDeadHand,
    /// A total of zero wins by what it is before any extra deal.
    ZeroBeforeExtras,
    /// The table itself rules on revokes, misdeals and other incidents.
    NoPenalties,
}

impl Reading {
    /// Every reading, in the order in which rules are explained.
    pub const ALL: &'static [Reading] = Reading::VARIANTS;

    /// The clause that it belongs to.
    pub const fn clause(self) -> Clause {
        use Reading::*;
        match self {
            FirstDealer => Clause::Dealer,
            LastBeforeDeadHand => Clause::DeadHand,
            EndOfAuction => Clause::CallTurn,
            LastWord => Clause::Raise,
            LapsedCall => Clause::SuitCall,
            JoinKeepsLevel => Clause::Join,
            NoTrumpHighest => Clause::Ranking,
            TrickFewer => Clause::Contract,
            MatchLength | TieAtTheEnd | SharedRank => Clause::End,
            SpoiltRun | DeadHandCounts | RunsPastDeadHand => Clause::Promotions,
            ZeroBeforeExtras => Clause::ZeroFinish,
            NoPenalties => Clause::Incidents,
        }
    }

    /// Whether the point can come up in these rules.
    pub fn applies(self, rules: &Ruleset) -> bool {
        use Reading::*;
        let bids = rules.bidding.bids();
        let dead_hand = rules.tables.iter().any(|table| table.dead_hand);
        let auction = rules.bidding.judged_auction();
        let suit_calls = auction.is_some() && bids.iter().any(|bid| bid.play == Play::Suit);
        let tricks = rules.scoring.tricks();
        let endless = rules.schedule.endless().is_some();
        let mut schemes = rules.promotions.in_question();
        match self {
            FirstDealer => rules.bidding.auction().is_some(),
            EndOfAuction => auction.is_some(),
            LastBeforeDeadHand => dead_hand && rules.bidding.exact().is_some(),
            LapsedCall => suit_calls,
            JoinKeepsLevel | LastWord => {
                suit_calls && auction.is_some_and(|rule| rule.pairs == Pairs::Raise)
            }
            NoTrumpHighest => {
                auction.is_some_and(|rule| rule.trumps.last() == Some(&Trump::None))
                    && bids.iter().any(|bid| bid.trump == NamesTrump::Either)
            }
            TrickFewer => bids.iter().any(|bid| bid.asks == Some(Asks::Discard)),
            MatchLength => tricks.is_some() && rules.ending.points.is_some(),
            // Where a deal gives one point to one player, nobody else reaches the end with it.
            TieAtTheEnd => endless && tricks.is_none_or(|score| score.pays != Pays::Deals),
            SharedRank => !endless && rules.scoring.ties().is_none(),
            SpoiltRun => {
                let any_on = rules.promotions.in_force().next().is_some();
                schemes.next().is_some() && (rules.promotions.no_zero || !any_on)
            }
            RunsPastDeadHand => dead_hand && schemes.next().is_some(),
            DeadHandCounts => {
                dead_hand && schemes.any(|scheme| matches!(scheme.length, Length::PlayersPlus(_)))
            }
            ZeroBeforeExtras => {
                !rules.extras.is_empty() && rules.schedule.forms.iter().any(|form| form.zero_finish)
            }
            NoPenalties => true,
        }
    }

    /// Whether a rules file itself settles the point, so that only the documents' own rules leave it open.
    pub const fn is_stated_in_files(self) -> bool {
        use Reading::*;
        matches!(self, MatchLength | NoTrumpHighest | FirstDealer | SharedRank | NoPenalties)
    }

    /// The reading that a legal call rests on; `standing` is the highest bid before it.
    pub fn behind_call(call: &Call, standing: Option<&Bid>) -> Option<Reading> {
        match (call, standing) {
            (Call::Join(_), _) => Some(Reading::JoinKeepsLevel),
            (Call::Bid(bid), Some(standing))
                if bid.id == standing.id && bid.trump == Some(Trump::None) =>
            {
                Some(Reading::NoTrumpHighest)
            }
            _ => None,
        }
    }

    /// The reading that a refusal rests on, beside its clause or instead of it; `players` is the
    /// size of the table, if that is known.
    pub fn behind(refusal: &Refusal, rules: &Ruleset, players: Option<u8>) -> Option<Reading> {
        let reading = match refusal {
            Refusal::Call(call) => match (&call.call, &call.refusal) {
                (Call::Join(_), CallRefusal::TooLow(_)) => Reading::JoinKeepsLevel,
                // A level named for a join is below the one that a join would have.
                (Call::Bid(bid), CallRefusal::TooLow(_))
                    if call.open.iter().any(|open| matches!(open, Call::Join(_)))
                        && rules.bidding.auction().is_some_and(|rule| {
                            rule.bid(&bid.id).is_some_and(|(_, bid)| bid.play == Play::Suit)
                        }) =>
                {
                    Reading::JoinKeepsLevel
                }
                (Call::Bid(bid), CallRefusal::TooLow(standing))
                    if bid.id == standing.id && standing.trump == Some(Trump::None) =>
                {
                    Reading::NoTrumpHighest
                }
                _ => return None,
            },
            Refusal::TricksOutOfRange { cards: tricks, .. }
            | Refusal::Play(PlayRefusal::AllPlayed { tricks, .. })
                if rules.bidding.auction().is_some()
                    && rules
                        .player_counts()
                        .iter()
                        .all(|count| rules.highest(*count) != *tricks) =>
            {
                Reading::TrickFewer
            }
            Refusal::Hooked { .. } if rules.table(players?)?.dead_hand => {
                Reading::LastBeforeDeadHand
            }
            _ => return None,
        };
        reading.applies(rules).then_some(reading)
    }
}
