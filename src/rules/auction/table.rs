//! An auction in progress: who may call what, and what it ends in.

use super::{AuctionRule, Bid, Call, CallFault, CallTurn, Contract, Play};
use crate::cards::{Seat, Trump};

/// An auction in progress.
///
/// ```
/// use hoyle::game::Players;
/// use hoyle::rules::{Auction, AuctionState, Call, CallFault};
///
/// let rules = hoyle::presets::ruleset("auction-whist").unwrap();
/// let rule = rules.bidding.auction().unwrap();
/// let players = Players::new(&["Igor", "Vojin", "Dunja", "Ana"]).unwrap();
/// let mut auction = Auction::new(rule, players.seats().collect());
/// for text in ["pass-trou", "pass-trou", "pass-trou", "pass-trou", "solo-6:hearts"] {
///     let call = auction.judge(rule, &text.parse().unwrap()).unwrap();
///     auction.make(rule, &call);
/// }
/// let low: Call = "suit-8:clubs".parse().unwrap();
/// assert!(matches!(auction.judge(rule, &low), Err(CallFault::TooLow(_))));
/// assert!(matches!(auction.state(), AuctionState::Speaking(_)));
/// ```
///
/// Sources: Whist, The betting, Bet called Trou, The first betting round, Raising the bet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    /// The players in speaking order; places are indexes of it.
    seats: Vec<Seat>,
    /// How many calls say who holds three aces: one of each player, or 0.
    aces: usize,
    calls: Vec<(Seat, Call)>,
    speakers: Vec<Speaker>,
    /// The bids made, rising.
    bids: Vec<MadeBid>,
    /// Who announced three aces.
    trou: Option<usize>,
    /// Who is to speak.
    due: Option<usize>,
}

/// What an auction waits for, or ended in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuctionState {
    /// A call by this player.
    Speaking(Seat),
    /// This player has announced three aces: the holder of the fourth is the partner, and names the
    /// trump.
    Partner(Seat),
    /// A contract.
    Won(Contract),
    /// Nobody bid, or nobody joined: the same dealer deals again.
    PassedOut,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Speaker {
    /// Whether the player has called anything since the aces were announced.
    spoken: bool,
    passed: bool,
    waiting: bool,
    /// Whether the first turn was a bid that belongs to the first turn.
    opened_first: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct MadeBid {
    rank: usize,
    bid: Bid,
    play: Play,
    by: usize,
    with: Option<usize>,
}

impl MadeBid {
    fn is_of(&self, place: usize) -> bool {
        self.by == place || self.with == Some(place)
    }

    fn is_open_call(&self) -> bool {
        self.play == Play::Suit && self.with.is_none()
    }
}

impl Auction {
    /// An auction by a rule, in which `seats` speak in that order.
    pub fn new(rule: &AuctionRule, seats: Vec<Seat>) -> Auction {
        let speakers = vec![Speaker::default(); seats.len()];
        let aces = if rule.announces_aces() { seats.len() } else { 0 };
        Auction {
            aces,
            seats,
            calls: Vec::new(),
            speakers,
            bids: Vec::new(),
            trou: None,
            due: Some(0),
        }
    }

    /// The calls made, with whose each was.
    pub fn calls(&self) -> &[(Seat, Call)] {
        &self.calls
    }

    /// The highest bid so far, and whose it is.
    pub fn standing(&self) -> Option<Contract> {
        self.bids.last().map(|made| self.contract(made))
    }

    /// The suit call that lapsed, as it was the highest bid and nobody joined it before the auction
    /// ended.
    pub fn lapsed(&self) -> Option<Contract> {
        let last = self.bids.last().filter(|made| self.due.is_none() && made.is_open_call());
        last.map(|made| self.contract(made))
    }

    /// What the auction waits for, or ended in.
    pub fn state(&self) -> AuctionState {
        if let Some(due) = self.due {
            return AuctionState::Speaking(self.seats[due]);
        }
        // A suit call that nobody joined lapses; the strongest other bid is played.
        match self.bids.iter().rev().find(|made| !made.is_open_call()) {
            None => AuctionState::PassedOut,
            Some(made) if made.play == Play::Trou => AuctionState::Partner(self.seats[made.by]),
            Some(made) => AuctionState::Won(self.contract(made)),
        }
    }

    fn contract(&self, made: &MadeBid) -> Contract {
        Contract {
            bid: made.bid.clone(),
            by: self.seats[made.by],
            with: made.with.map(|place| self.seats[place]),
            also: Vec::new(),
        }
    }

    /// Whose a call would be: of the player who is to speak. Once nobody is, a pair whose bid stands
    /// has the last word: a suit call would be the joiner's raise, any other bid that of the first
    /// caller, who leaves.
    ///
    /// Source: Whist, Raising the bet.
    pub fn speaker(&self, rule: &AuctionRule, call: &Call) -> Option<Seat> {
        self.place_of(rule, call).map(|place| self.seats[place])
    }

    fn place_of(&self, rule: &AuctionRule, call: &Call) -> Option<usize> {
        self.due.or_else(|| {
            let (Call::Bid(bid), Some(pair)) = (call, self.bids.last()) else { return None };
            let joiner = pair.with?;
            let raises = rule.bid(&bid.id).is_some_and(|(_, bid)| bid.play == Play::Suit);
            Some(if raises { joiner } else { pair.by })
        })
    }

    /// Every call that is legal now, bids from the lowest.
    pub fn open(&self, rule: &AuctionRule) -> Vec<Call> {
        let bids = rule.bids.iter().flat_map(|bid| {
            let trumps = std::iter::once(None).chain(rule.trumps.iter().copied().map(Some));
            let named = trumps.filter(|trump| bid.takes(*trump));
            named.map(|trump| Call::Bid(Bid { id: bid.id.clone(), trump }))
        });
        [Call::Trou, Call::PassTrou, Call::Pass, Call::Wait, Call::Join(None)]
            .into_iter()
            .chain(bids)
            .filter(|call| self.judge(rule, call).is_ok())
            .collect()
    }

    /// Judges a call by the player [whose it is](Auction::speaker): the call with everything filled in.
    ///
    /// # Errors
    /// Why it is not legal.
    pub fn judge(&self, rule: &AuctionRule, call: &Call) -> Result<Call, CallFault> {
        let place = self.place_of(rule, call).ok_or(CallFault::Over)?;
        let speaker = &self.speakers[place];
        if self.calls.len() < self.aces {
            return self.judge_aces(call);
        }
        match call {
            Call::Trou | Call::PassTrou => Err(CallFault::TrouOver),
            Call::Pass => Ok(Call::Pass),
            Call::Wait if self.calls.len() > self.aces => Err(CallFault::NotFirst),
            Call::Wait if self.trou.is_some() => Err(CallFault::NoWaitAfterTrou),
            Call::Wait => Ok(Call::Wait),
            Call::Join(bid) => {
                if speaker.spoken && !speaker.waiting {
                    return Err(CallFault::NothingToJoin);
                }
                self.judge_join(rule, place, bid.as_ref())
            }
            Call::Bid(bid) => self.judge_bid(rule, place, bid),
        }
    }

    /// Judges a call while everyone says whether they hold three aces.
    fn judge_aces(&self, call: &Call) -> Result<Call, CallFault> {
        match (call, self.trou) {
            (Call::Trou, Some(by)) => Err(CallFault::TrouTaken(self.seats[by])),
            (Call::Trou | Call::PassTrou, _) => Ok(call.clone()),
            _ => Err(CallFault::TrouFirst),
        }
    }

    /// Other players' suit calls that still lack a partner, the latest first.
    fn open_calls(&self, place: usize) -> impl Iterator<Item = &MadeBid> {
        let latest = |made: &&MadeBid| {
            self.bids.iter().rev().find(|other| other.is_of(made.by)) == Some(*made)
        };
        let joinable = move |made: &&MadeBid| {
            made.is_open_call() && made.by != place && !self.speakers[made.by].passed
        };
        self.bids.iter().rev().filter(joinable).filter(latest)
    }

    fn judge_join(
        &self,
        rule: &AuctionRule,
        place: usize,
        named: Option<&Bid>,
    ) -> Result<Call, CallFault> {
        let fits = |call: &&MadeBid| named.is_none_or(|bid| bid.trump == call.bid.trump);
        let call = self.open_calls(place).find(fits).ok_or(CallFault::NothingToJoin)?;
        // The call may stay at its level while it is the standing bid.
        let stands = self.bids.last() == Some(call);
        let level = |rank: &usize| {
            rule.bids[*rank].play == Play::Suit
                && ((stands && *rank == call.rank) || self.outbids(rule, *rank, call.bid.trump))
        };
        let too_low = || CallFault::TooLow(self.bids[self.bids.len() - 1].bid.clone());
        let rank = match named {
            None => (0..rule.bids.len()).find(level).ok_or_else(too_low)?,
            Some(bid) => {
                let (rank, _) = rule.bid(&bid.id).ok_or(CallFault::NoSuchBid)?;
                Some(rank).filter(level).ok_or_else(too_low)?
            }
        };
        let bid = Bid { id: rule.bids[rank].id.clone(), trump: call.bid.trump };
        Ok(Call::Join(Some(bid)))
    }

    fn judge_bid(&self, rule: &AuctionRule, place: usize, bid: &Bid) -> Result<Call, CallFault> {
        let speaker = &self.speakers[place];
        let (rank, bid_rule) = rule.bid(&bid.id).ok_or(CallFault::NoSuchBid)?;
        if bid_rule.play == Play::Trou {
            return Err(CallFault::TrouIsAnnounced);
        }
        if !bid_rule.takes(bid.trump) {
            return Err(CallFault::WrongTrump(bid_rule.trump));
        }
        let may_join = !speaker.spoken || speaker.waiting;
        let names_a_call = || self.open_calls(place).any(|call| call.bid.trump == bid.trump);
        if bid_rule.play == Play::Suit && may_join && names_a_call() {
            return self.judge_join(rule, place, Some(bid));
        }
        if speaker.waiting {
            return Err(CallFault::Waiting);
        }
        self.judge_pair(place, bid_rule.play, bid)?;
        if bid_rule.turn == CallTurn::First && speaker.spoken && !speaker.opened_first {
            return Err(CallFault::FirstTurnOnly);
        }
        if !self.outbids(rule, rank, bid.trump) {
            let standing = self.bids[self.bids.len() - 1].bid.clone();
            return Err(CallFault::TooLow(standing));
        }
        let raises = self.bids.iter().any(|made| made.with == Some(place));
        if bid_rule.play == Play::Suit && !raises && !self.somebody_could_join(place) {
            return Err(CallFault::NobodyToJoin);
        }
        Ok(Call::Bid(bid.clone()))
    }

    /// Limits the players of a pair: the joiner may only raise, the caller only leave.
    fn judge_pair(&self, place: usize, play: Play, bid: &Bid) -> Result<(), CallFault> {
        let pair = self.bids.iter().rev().find(|made| made.with.is_some() && made.is_of(place));
        match (pair, play) {
            (Some(pair), Play::Suit) if pair.by == place => Err(CallFault::OnlyLeave),
            (Some(pair), _) if pair.with == Some(place) => match pair.bid.trump {
                Some(trump) if play != Play::Suit || bid.trump != Some(trump) => {
                    Err(CallFault::OnlyRaise(trump))
                }
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn outbids(&self, rule: &AuctionRule, rank: usize, trump: Option<Trump>) -> bool {
        self.bids.last().is_none_or(|standing| {
            (rank, rule.strength(trump)) > (standing.rank, rule.strength(standing.bid.trump))
        })
    }

    fn somebody_could_join(&self, caller: usize) -> bool {
        let could = |speaker: &Speaker| !speaker.passed && (!speaker.spoken || speaker.waiting);
        self.speakers.iter().enumerate().any(|(place, speaker)| place != caller && could(speaker))
    }

    /// Makes a call that [`Auction::judge`] has filled in.
    pub fn make(&mut self, rule: &AuctionRule, settled: &Call) {
        let Some(place) = self.place_of(rule, settled) else { return };
        self.calls.push((self.seats[place], settled.clone()));
        if self.calls.len() <= self.aces {
            self.announce(rule, place, settled);
            return;
        }
        match settled {
            Call::Pass => self.speakers[place].passed = true,
            Call::Wait => self.speakers[place].waiting = true,
            Call::Join(Some(bid)) => self.join(rule, place, bid),
            Call::Bid(bid) => self.bid(rule, place, bid),
            Call::Join(None) | Call::Trou | Call::PassTrou => {}
        }
        self.speakers[place].spoken = true;
        self.due = self.next_after(place);
    }

    fn announce(&mut self, rule: &AuctionRule, place: usize, settled: &Call) {
        let trou = rule.bids.iter().position(|bid| bid.play == Play::Trou);
        if let (Call::Trou, Some(rank)) = (settled, trou) {
            self.trou = Some(place);
            let bid = Bid { id: rule.bids[rank].id.clone(), trump: None };
            self.bids.push(MadeBid { rank, bid, play: Play::Trou, by: place, with: None });
        }
        let over = self.calls.len() == self.aces;
        self.due = if over { self.next_after(self.seats.len() - 1) } else { Some(place + 1) };
    }

    fn join(&mut self, rule: &AuctionRule, place: usize, bid: &Bid) {
        let Some((rank, _)) = rule.bid(&bid.id) else { return };
        let call = self.open_calls(place).find(|call| call.bid.trump == bid.trump).cloned();
        let Some(call) = call else { return };
        let joined = MadeBid { rank, bid: bid.clone(), with: Some(place), ..call.clone() };
        if self.bids.last() == Some(&call) {
            self.bids.pop();
        }
        self.bids.push(joined);
        self.speakers[place].waiting = false;
    }

    fn bid(&mut self, rule: &AuctionRule, place: usize, bid: &Bid) {
        let Some((rank, bid_rule)) = rule.bid(&bid.id) else { return };
        let raised = self.bids.iter().rev().find(|made| made.with == Some(place));
        let (by, with) = raised.map_or((place, None), |pair| (pair.by, pair.with));
        let made = MadeBid { rank, bid: bid.clone(), play: bid_rule.play, by, with };
        if !self.speakers[place].spoken {
            self.speakers[place].opened_first = bid_rule.turn == CallTurn::First;
        }
        // With the last word the caller leaves only because the joiner does not raise.
        let left = self.bids.last().filter(|pair| self.due.is_none() && made.with != pair.with);
        if let Some(joiner) = left.and_then(|pair| pair.with) {
            self.speakers[joiner].passed = true;
        }
        self.bids.push(made);
    }

    /// Who speaks after a player: the next who still gets a turn.
    fn next_after(&self, place: usize) -> Option<usize> {
        let players = self.seats.len();
        (1..=players).map(|steps| (place + steps) % players).find(|place| self.gets_a_turn(*place))
    }

    /// Whether a player still gets a turn. The side of the standing bid does not; nor does the
    /// caller of a pair while the joiner speaks for it; nor is the holder of three aces.
    fn gets_a_turn(&self, place: usize) -> bool {
        let holds = self.bids.last().is_some_and(|standing| standing.is_of(place));
        let spoken_for = self.bids.iter().any(|made| {
            made.by == place && made.with.is_some_and(|joiner| !self.speakers[joiner].passed)
        });
        !self.speakers[place].passed && self.trou != Some(place) && !holds && !spoken_for
    }
}
