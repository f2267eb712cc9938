//! What Hoyle decided where a document is silent or can be read in two ways, and what is cited for
//! a rule.

use super::{
    Asks, AuctionRule, Bid, BidRule, Call, CallRefusal, Clause, FirstSpeaker, Joining, Length,
    NamesTrump, Pairs, Passage, Pays, Play, PlayRefusal, Refusal, Ruleset, Scoring, Setting, Wins,
};
use crate::cards::{Rank, Trump};
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
    /// The ranks go from the ace down.
    AceHigh,
    /// A shortened pack keeps its highest ranks.
    HighestRanks,
    /// Larger tables deal as many cards as the pack gives.
    LargerTables,
    /// The dead hand counts as a player where a deal is repeated once for each.
    DeadHandDeals,
    /// Who deals first, and who next.
    FirstDealer,
    /// The player before a dead hand bids last.
    LastBeforeDeadHand,
    /// The holder of the standing bid need not pass, and a deal without a bid is dealt again.
    EndOfAuction,
    /// A pair that won may change its contract until a card or a result is recorded.
    LastWord,
    /// A suit call needs a player who has not spoken, or who waits.
    NeedsJoiner,
    /// A suit call that nobody joins lapses, and the highest other bid is played.
    LapsedCall,
    /// A player who has bid may not join.
    WhoMayJoin,
    /// A join keeps the level of the call while that is the standing bid.
    JoinKeepsLevel,
    /// A player who made a bid of the first turn may raise it later.
    OpeningMayRise,
    /// Trou ranks where the table of points has it.
    TrouPlace,
    /// No trump ranks above every suit.
    NoTrumpHighest,
    /// A bid before which cards may be discarded is always a trick shorter.
    TrickFewer,
    /// How many points make a match.
    MatchLength,
    /// The highest total wins.
    HighestWins,
    /// If the best totals are equal at the end, another deal is played.
    TieAtTheEnd,
    /// Equal totals share the rank.
    SharedRank,
    /// Bonuses are not doubled.
    BonusesUndoubled,
    /// A new run begins after a complete one.
    NewRun,
    /// A run that a bid of zero spoils is used up like any other.
    SpoiltRun,
    /// The dead hand counts where a run is as long as there are players, or longer.
    DeadHandCounts,
    /// A deal as the dead hand neither adds to a run nor ends it.
    RunsPastDeadHand,
    /// Bonuses count towards a total of zero, and several players may share it.
    SharedZero,
    /// A total of zero wins by what it is before any extra deal.
    ZeroBeforeExtras,
    /// There are as many deals on the forehead as players.
    ForeheadDeals,
    /// The hook applies in extra deals with bids, and no bonuses are paid in any.
    ExtraDeals,
    /// A miss by overtricks costs as much as one by undertricks.
    EitherMiss,
    /// Tricks past the end of a row pay nothing more.
    RowEnds,
    /// A bid of all the tricks costs the same however many are missing.
    FlatLoss,
    /// All thirteen tricks pay no more in trou.
    TrouThirteen,
    /// A deal without a majority has no winner.
    TiedDeal,
    /// The table itself rules on revokes, misdeals and other incidents.
    NoPenalties,
}

impl Reading {
    /// Every reading, in the order in which rules are explained.
    pub const ALL: &'static [Reading] = Reading::VARIANTS;

    /// The clause that it belongs to; `None` if that is the score.
    pub const fn clause(self) -> Option<Clause> {
        use Reading::*;
        Some(match self {
            AceHigh | HighestRanks => Clause::Pack,
            LargerTables | DeadHandDeals => Clause::Deals,
            FirstDealer => Clause::Dealer,
            LastBeforeDeadHand => Clause::DeadHand,
            EndOfAuction => Clause::CallTurn,
            LastWord => Clause::Raise,
            NeedsJoiner | LapsedCall => Clause::SuitCall,
            WhoMayJoin | JoinKeepsLevel => Clause::Join,
            OpeningMayRise => Clause::FirstTurn,
            TrouPlace | NoTrumpHighest => Clause::Ranking,
            TrickFewer => Clause::Contract,
            MatchLength | HighestWins | TieAtTheEnd | SharedRank => Clause::End,
            BonusesUndoubled => Clause::Doubling,
            NewRun | SpoiltRun | DeadHandCounts | RunsPastDeadHand => Clause::Promotions,
            SharedZero | ZeroBeforeExtras => Clause::ZeroFinish,
            ForeheadDeals => Clause::Forehead,
            ExtraDeals => Clause::Extras,
            EitherMiss | RowEnds | FlatLoss | TrouThirteen | TiedDeal => return None,
            NoPenalties => Clause::Incidents,
        })
    }

    /// The setting with which a table decides the point itself.
    pub const fn setting(self) -> Option<Setting> {
        use Reading::*;
        Some(match self {
            WhoMayJoin => Setting::Join,
            TrouPlace => Setting::TrouRank,
            NoTrumpHighest => Setting::Trumps,
            MatchLength => Setting::End,
            EitherMiss => Setting::Miss,
            RowEnds => Setting::Overtricks,
            TrouThirteen => Setting::TrouAll,
            _ => return None,
        })
    }

    /// Whether the clause is incomplete without it. If the point is not open, the clause itself then
    /// states it.
    pub const fn completes_clause(self) -> bool {
        use Reading::*;
        matches!(
            self,
            NeedsJoiner
                | WhoMayJoin
                | OpeningMayRise
                | BonusesUndoubled
                | NewRun
                | SharedZero
                | ForeheadDeals
                | ExtraDeals
        )
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
            AceHigh | FirstDealer => rules.bidding.auction().is_some(),
            HighestRanks => rules.tables.iter().any(|table| table.lowest != Rank::TWO),
            LargerTables => {
                let counts = rules.player_counts();
                let highest = counts.iter().map(|players| rules.highest(*players));
                rules.bidding.exact().is_some() && highest.clone().min() != highest.max()
            }
            DeadHandDeals => dead_hand && !endless,
            EndOfAuction => auction.is_some(),
            LastBeforeDeadHand => dead_hand && rules.bidding.exact().is_some(),
            LapsedCall => suit_calls,
            NeedsJoiner | WhoMayJoin => suit_calls && auction.is_some_and(only_unspoken_join),
            OpeningMayRise => auction.is_some_and(AuctionRule::has_first_turn_bids),
            TrouPlace => auction.is_some_and(|rule| {
                rule.announces_aces() && rule.trou_place() != rule.trou_place_by_points()
            }),
            JoinKeepsLevel | LastWord => {
                suit_calls && auction.is_some_and(|rule| rule.pairs == Pairs::Raise)
            }
            NoTrumpHighest => {
                auction.is_some_and(|rule| rule.trumps.last() == Some(&Trump::None))
                    && bids.iter().any(|bid| bid.trump == NamesTrump::Either)
            }
            TrickFewer => bids.iter().any(|bid| bid.asks == Some(Asks::Discard)),
            MatchLength => tricks.is_some() && rules.ending.points.is_some(),
            HighestWins => tricks.is_none() && rules.scoring.wins() == Wins::Highest,
            // Where a deal gives one point to one player, nobody else reaches the end with it.
            TieAtTheEnd => {
                endless
                    && tricks.is_none_or(|score| score.pays != Pays::Deals)
                    && !rules.ending.is_by_partners()
            }
            SharedRank => !endless && rules.scoring.ties().is_empty(),
            BonusesUndoubled => rules.scoring.hands().is_some() && schemes.next().is_some(),
            NewRun => schemes.next().is_some(),
            SharedZero => rules.schedule.forms.iter().any(|form| form.zero_finish),
            ForeheadDeals => rules.player_counts().iter().any(|players| {
                let ones = rules.deals(*players).into_iter().filter(|cards| *cards == 1);
                ones.count() > usize::from(*players)
            }),
            ExtraDeals => !rules.extras.is_empty(),
            EitherMiss => rules
                .scoring
                .hands()
                .is_some_and(|score| score.has_penalty() && score.over == score.under),
            RowEnds => {
                pays_contracts(rules) && bids.iter().any(|bid| bid.won.table().at_most.is_some())
            }
            FlatLoss => pays_contracts(rules) && bids.iter().any(BidRule::loses_flat),
            TrouThirteen => {
                let mut trous = bids.iter().filter(|bid| bid.play == Play::Trou);
                pays_contracts(rules)
                    && trous.any(|bid| {
                        let won = bid.won.table();
                        won.each == 0 && won.all.unwrap_or(won.base) == won.base
                    })
            }
            // If all tricks count, a deal may have an even number of them.
            TiedDeal => tricks
                .is_some_and(|score| score.pays == Pays::Deals && score.counted.of(2) % 2 == 0),
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
            NoPenalties => rules.incidents.laws.is_none() && rules.incidents.own.is_empty(),
        }
    }

    /// Whether a rules file itself settles the point, so that only the documents' own rules leave it open.
    pub const fn is_stated_in_files(self) -> bool {
        use Reading::*;
        match self.clause() {
            None | Some(Clause::Pack | Clause::Deals) => true,
            Some(_) => matches!(
                self,
                TrouPlace
                    | MatchLength
                    | NoTrumpHighest
                    | FirstDealer
                    | HighestWins
                    | SharedRank
                    | NoPenalties
            ),
        }
    }

    /// Whether a ruling cites it in addition to the clause, which the document covers in part.
    pub const fn stands_beside_clause(self) -> bool {
        matches!(self, Reading::JoinKeepsLevel | Reading::NeedsJoiner)
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
                (_, CallRefusal::HasBid) => Reading::WhoMayJoin,
                (_, CallRefusal::NobodyToJoin) => Reading::NeedsJoiner,
                (Call::Join(_), CallRefusal::TooLow(_)) => Reading::JoinKeepsLevel,
                (Call::Bid(_), CallRefusal::TooLow(standing))
                    if is_played(rules, standing, Play::Trou) =>
                {
                    Reading::TrouPlace
                }
                // A level named for a join is below the one that a join would have.
                (Call::Bid(bid), CallRefusal::TooLow(_))
                    if is_played(rules, bid, Play::Suit)
                        && call.open.iter().any(|open| matches!(open, Call::Join(_))) =>
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

/// Whether a bid of an auction is played in this way.
fn is_played(rules: &Ruleset, bid: &Bid, play: Play) -> bool {
    rules.bidding.bids().iter().any(|rule| rule.id == bid.id && rule.play == play)
}

/// Whether only a player who has not spoken, or who waits, may join a suit call.
fn only_unspoken_join(rule: &AuctionRule) -> bool {
    rule.first_speaker == FirstSpeaker::Waits && rule.join == Joining::Unspoken
}

/// Whether contracts give points to challengers and opponents, as a table of points lists them.
fn pays_contracts(rules: &Ruleset) -> bool {
    matches!(rules.scoring, Scoring::Contracts(_)) && !rules.scoring.is_settled()
}
