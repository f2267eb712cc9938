//! An auction in progress: whose turn it is, and what it ends in.

use super::made::{MadeBid, Speaker};
use super::{AuctionRule, Bid, Call, CallTurn, Contract, FirstSpeaker, Pairs, Play};
use crate::cards::{Seat, Trump};

/// An auction in progress.
///
/// ```
/// use hoyle::game::Players;
/// use hoyle::rules::{Auction, AuctionState, Call, CallRefusal};
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
/// assert!(matches!(auction.judge(rule, &low), Err(CallRefusal::TooLow(_))));
/// assert!(matches!(auction.state(), AuctionState::Speaking(_)));
/// ```
///
/// Sources: Whist, The betting, Bet called Trou, The first betting round, Raising the bet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    /// The players in speaking order; places are indexes of it.
    pub(super) seats: Vec<Seat>,
    /// How many calls say who holds three aces: one of each player, or 0.
    pub(super) aces: usize,
    /// The calls made, each with its player.
    pub calls: Vec<(Seat, Call)>,
    pub(super) speakers: Vec<Speaker>,
    /// The bids made, rising.
    pub(super) bids: Vec<MadeBid>,
    /// Who announced three aces.
    pub(super) trou: Option<usize>,
    /// Whether bids are played in the suit turned up, so that a bid without a trump has none.
    pub is_for_turned: bool,
    /// The suit turned up, once it is known or a bid has named it.
    pub turned: Option<Trump>,
    /// Who is to speak.
    pub(super) due: Option<usize>,
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

impl Auction {
    /// An auction by a rule, in which `seats` speak in that order.
    pub fn new(rule: &AuctionRule, seats: Vec<Seat>) -> Auction {
        let mut speakers = vec![Speaker::default(); seats.len()];
        if let Some(first) = speakers.first_mut() {
            first.joins_late = rule.first_speaker == FirstSpeaker::JoinsLate;
        }
        let aces = if rule.announces_aces() { seats.len() } else { 0 };
        Auction {
            aces,
            seats,
            calls: Vec::new(),
            speakers,
            bids: Vec::new(),
            trou: None,
            is_for_turned: rule.has_turned_trump(),
            turned: None,
            due: Some(0),
        }
    }

    /// Takes the suit turned up from a bid that is played in it.
    pub fn learn_turned(&mut self, rule: &AuctionRule, bid: &Bid) {
        if rule.is_in_turned_suit(&bid.id) {
            self.turned = bid.trump;
        }
    }

    /// The highest bid so far, with its players.
    pub fn standing(&self) -> Option<Contract> {
        self.bids.last().map(|made| self.contract(made))
    }

    /// The suit call that lapsed, as it was the highest bid and nobody joined it before the auction
    /// ended.
    pub fn lapsed(&self) -> Option<Contract> {
        if self.due.is_some() {
            return None;
        }
        let last = self.bids.last().filter(|made| made.is_open_call())?;
        Some(self.contract(last))
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
            factors: Vec::new(),
        }
    }

    /// The player who would make a call: the one whose turn it is. Once nobody has to speak, the pair whose
    /// bid stands has the last word: a suit call would be the joiner's raise, and any other bid would come
    /// from the first caller, who leaves.
    ///
    /// Source: Whist, Raising the bet.
    pub fn speaker(&self, rule: &AuctionRule, call: &Call) -> Option<Seat> {
        self.place_of(rule, call).map(|place| self.seats[place])
    }

    pub(super) fn place_of(&self, rule: &AuctionRule, call: &Call) -> Option<usize> {
        if self.due.is_some() || rule.pairs == Pairs::Stand {
            return self.due;
        }
        let Call::Bid(bid) = call else { return None };
        let pair = self.bids.last()?;
        let joiner = pair.with?;
        let raises = rule.bid(&bid.id).is_some_and(|(_, bid)| bid.play == Play::Suit);
        Some(if raises { joiner } else { pair.by })
    }

    /// Other players' suit calls that still lack a partner, the latest first.
    pub(super) fn open_calls(&self, place: usize) -> impl Iterator<Item = &MadeBid> {
        self.bids.iter().rev().filter(move |made| {
            let latest = self.bids.iter().rev().find(|other| other.is_of(made.by));
            made.is_open_call()
                && made.by != place
                && !self.speakers[made.by].passed
                && latest == Some(*made)
        })
    }

    /// Makes a call that [`Auction::judge`] has filled in.
    pub fn make(&mut self, rule: &AuctionRule, settled: &Call) {
        let Some(place) = self.place_of(rule, settled) else { return };
        self.calls.push((self.seats[place], settled.clone()));
        if self.calls.len() <= self.aces {
            self.announce(rule, place, settled);
            return;
        }

        // The late chance comes only once.
        self.speakers[place].joins_late &= !self.speakers[place].passed;
        match settled {
            Call::Pass => self.speakers[place].passed = true,
            Call::Wait => self.speakers[place].waiting = true,
            Call::Join(Some(bid)) => self.join(rule, place, bid),
            Call::Bid(bid) => self.bid(rule, place, bid),
            Call::Join(None) | Call::Trou | Call::PassTrou => {}
        }

        self.speakers[place].spoken = true;
        self.due = self.next_after(rule, place);
    }

    fn announce(&mut self, rule: &AuctionRule, place: usize, settled: &Call) {
        if let (Call::Trou, Some(rank)) = (settled, rule.trou_place()) {
            self.trou = Some(place);
            let bid = Bid { id: rule.bids[rank].id.clone(), trump: None };
            self.bids.push(MadeBid { rank, bid, play: Play::Trou, by: place, with: None });
        }

        let over = self.calls.len() == self.aces;
        self.due = if over { self.next_after(rule, place) } else { Some(place + 1) };
    }

    fn join(&mut self, rule: &AuctionRule, place: usize, bid: &Bid) {
        let Some((rank, _)) = rule.bid(&bid.id) else { return };
        let mut calls = self.open_calls(place);
        let Some(call) = calls.find(|call| call.bid.trump == bid.trump) else { return };

        let stands = self.bids.last() == Some(call);
        let joined = MadeBid { rank, bid: bid.clone(), with: Some(place), ..call.clone() };
        drop(calls);
        if stands {
            self.bids.pop();
        }
        self.bids.push(joined);

        self.speakers[place].waiting = false;
        self.speakers[place].passed = false;
    }

    fn bid(&mut self, rule: &AuctionRule, place: usize, bid: &Bid) {
        let Some((rank, bid_rule)) = rule.bid(&bid.id) else { return };
        let mut made =
            MadeBid { rank, bid: bid.clone(), play: bid_rule.play, by: place, with: None };
        if rule.pairs == Pairs::Raise
            && let Some(pair) = self.bids.iter().rev().find(|made| made.with == Some(place))
        {
            made.by = pair.by;
            made.with = pair.with;
        }
        self.learn_turned(rule, bid);
        if !self.speakers[place].spoken {
            self.speakers[place].opened_first = bid_rule.turn == CallTurn::First;
        }

        // With the last word the caller leaves only because the joiner does not raise.
        if self.due.is_none()
            && let Some(joiner) = self.bids.last().and_then(|pair| pair.with)
            && made.with != Some(joiner)
        {
            self.speakers[joiner].passed = true;
        }
        self.bids.push(made);
    }

    /// Who speaks after a player: the next who still gets a turn, and last of all the caller of a
    /// suit call that nobody joined, if the rule lets that player bid higher.
    fn next_after(&self, rule: &AuctionRule, place: usize) -> Option<usize> {
        let players = self.seats.len();
        let mut others = (1..=players).map(|steps| (place + steps) % players);
        let next = others.find(|place| self.gets_a_turn(rule, *place));
        if next.is_some() || rule.pairs == Pairs::Raise {
            return next;
        }

        let unjoined = self.bids.last().filter(|made| made.is_open_call())?;
        if self.speakers[unjoined.by].passed { None } else { Some(unjoined.by) }
    }

    /// Whether a player still gets a turn. The side of the standing bid does not; nor does the
    /// caller of a pair while the joiner speaks for it; nor does the holder of three aces.
    fn gets_a_turn(&self, rule: &AuctionRule, place: usize) -> bool {
        let speaker = &self.speakers[place];
        let standing = self.bids.last();
        if speaker.passed {
            return speaker.joins_late && standing.is_some_and(MadeBid::is_open_call);
        }

        let is_spoken_for = rule.pairs == Pairs::Raise
            && self.bids.iter().any(|made| {
                made.by == place && made.with.is_some_and(|joiner| !self.speakers[joiner].passed)
            });
        self.trou != Some(place)
            && !standing.is_some_and(|standing| standing.is_of(place))
            && !is_spoken_for
    }
}
