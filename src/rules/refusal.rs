//! Why an act is against the rules: facts only; the sentences are in `words`.

use super::{
    AuctionState, BidWord, Call, CallRefusal, Clause, Contract, EarlyEndRefusal, IncidentRefusal,
    KindRefusal, NamesTrump, NoteRefusal, PlayRefusal, RedealRefusal, RulingRefusal,
    SeatingRefusal, TallyRefusal,
};
use crate::cards::{Card, LineError, Seat, Suit, Trump};
use std::ops::RangeInclusive;

/// What is legal, with everything filled in; or why it is against the rules.
pub type Judged<T> = Result<T, Refusal>;

/// An act that the rules do not allow, with the facts that a sentence about it needs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The rules do not seat that many players.
    PlayerCount {
        /// The players named.
        given: usize,
        /// The numbers of players that the rules seat, rising.
        seated: Vec<u8>,
    },
    /// A bid that the deal does not have, such as one above the cards dealt.
    BidOutOfRange {
        /// Who would have made it.
        seat: Seat,
        /// The bid.
        bid: i64,
        /// The cards dealt to each player.
        cards: u8,
        /// The bids that the deal has.
        range: RangeInclusive<u8>,
        /// The bids that are legal.
        open: Vec<u8>,
    },
    /// The last bid would bring the sum of the bids to what the hook bars.
    Hooked {
        /// Who would have made it.
        seat: Seat,
        /// The bid.
        bid: u8,
        /// The cards dealt to each player.
        cards: u8,
        /// The sum of the earlier bids.
        sum: u32,
        /// Whether the sum has to be over the cards dealt, rather than another number.
        over: bool,
        /// The bids that are legal.
        open: Vec<u8>,
    },
    /// The player has bid in this deal.
    SecondBid {
        /// Who.
        seat: Seat,
        /// The earlier bid.
        earlier: u8,
        /// The deal in which the earlier bid is recorded; `None` if it is in the same act.
        recorded: Option<usize>,
        /// The player to bid, unless everyone has.
        due: Option<Seat>,
        /// The bids that are legal for that player.
        open: Vec<u8>,
    },
    /// Somebody else is to bid first.
    BidOutOfTurn {
        /// Who spoke.
        seat: Seat,
        /// Who is to bid.
        due: Seat,
        /// The bids that are legal for that player.
        open: Vec<u8>,
    },
    /// More bids than there are players left to bid.
    SurplusBid {
        /// The players who bid in this deal.
        players: u8,
        /// How many of them had bid before this act.
        had_bid: u8,
    },
    /// The player is the dead hand, and has no part in the deal.
    DeadHand {
        /// Who.
        seat: Seat,
        /// The player to bid, if bids are due.
        due: Option<Seat>,
        /// The bids that are legal for that player.
        open: Vec<u8>,
    },
    /// A call that the auction does not allow.
    Call(#[source] Box<AuctionRefusal>),
    /// A call after the one that ends the auction, in the same act.
    SurplusCall {
        /// The call.
        call: Call,
        /// What the auction ended in.
        ended: Box<AuctionState>,
    },
    /// A call, or a contract, after the auction; with what it ended in.
    AuctionOver(Option<Contract>),
    /// Tricks before any call and any contract.
    NoContract,
    /// A contract or tricks while the auction goes on.
    AuctionUnderWay {
        /// Who is to speak.
        due: Seat,
        /// The calls that are legal.
        open: Vec<Call>,
    },
    /// Something else while a trou needs its partner and its trump; who holds three aces.
    TrouPending(Seat),
    /// A contract of a bid that the rules do not have; its id.
    NoSuchBid(String),
    /// Two words after a bid that exclude each other.
    FactorsTogether {
        /// The one said first.
        first: String,
        /// The other.
        second: String,
    },
    /// A contract that names a trump where it may not, or does not where it must.
    ContractTrump {
        /// The bid.
        bid: String,
        /// What it names.
        names: NamesTrump,
    },
    /// A partner in a contract that is played alone; the bid.
    PlayedAlone(String),
    /// No partner in a contract that is played by two; the bid.
    PartnerMissing(String),
    /// A player named as their own partner.
    OwnPartner(Seat),
    /// Calls where the table holds the auction by itself.
    ContractOnly,
    /// Several declarers of a bid that only one may play; the bid.
    OneDeclarer(String),
    /// A player named twice as a declarer.
    DeclarerTwice(Seat),
    /// Other than one number for the tricks of the declaring side, or of each declarer.
    SideTricksCount {
        /// How many were given.
        given: usize,
        /// How many there should be.
        declarers: usize,
    },
    /// Tricks of a player who is not of the declaring side.
    NotDeclaring(Seat),
    /// An act that these rules never ask for.
    NotInTheseRules,
    /// A bid by a word that the rules do not have.
    NoSuchBidWord {
        /// The word.
        word: BidWord,
        /// The words that they have.
        known: Vec<String>,
    },
    /// A bid in a deal in which everyone bids zero; the clause that says so.
    BidsForced(Clause),
    /// An act without a number or a call.
    EmptyAct,
    /// Tricks before every bid is in.
    BidsMissing {
        /// Who is to bid.
        due: Seat,
        /// The bids that are legal for that player.
        open: Vec<u8>,
    },
    /// A number of tricks below 0 or above the cards dealt.
    TricksOutOfRange {
        /// Whose.
        seat: Seat,
        /// The tricks given.
        tricks: i64,
        /// The cards dealt to each player.
        cards: u8,
    },
    /// The tricks do not add up to the cards dealt.
    TricksSum {
        /// Their sum.
        sum: i64,
        /// The cards dealt to each player.
        cards: u8,
        /// Whether every player's tricks were given, or the last left out.
        complete: bool,
    },
    /// Too few or too many numbers of tricks.
    TricksCount {
        /// The numbers given.
        given: usize,
        /// The players who took tricks in the deal.
        players: u8,
    },
    /// Tricks that the cards recorded contradict.
    TricksContradicted {
        /// Whose: a player's, or the declarer's for the side.
        seat: Seat,
        /// The tricks given.
        tricks: u8,
        /// The tricks won by the cards recorded.
        won: u8,
        /// The tricks whose cards are not recorded.
        left: u8,
        /// The number of the trick that decides it, from 1.
        trick: usize,
        /// Who took that trick.
        taken_by: Seat,
    },
    /// The same tricks that follow from the cards recorded; the number of the deal.
    TricksAlreadyRecorded(usize),
    /// An impossible card or trick.
    Play(#[source] PlayRefusal),
    /// An impossible ruling of the table.
    Ruling(#[source] RulingRefusal),
    /// An impossible record of an incident, or an impossible choice.
    Incident(#[source] IncidentRefusal),
    /// A title that cannot be shown in a line.
    Title(LineError),
    /// A note that cannot be made.
    Note(#[source] NoteRefusal),
    /// Two numbers of tricks for the same player.
    TricksTwice(Seat),
    /// A trump where the rules fix it, or allow none.
    TrumpFixed {
        /// The trump that the deal has.
        trump: Trump,
        /// The cards dealt to each player.
        cards: u8,
        /// Whether the deal has no trump because every card is dealt.
        all_dealt: bool,
    },
    /// The deal's trump has been recorded.
    TrumpTwice {
        /// The trump.
        trump: Trump,
        /// The number of the deal.
        deal: usize,
    },
    /// A trump turned up where the contract names it.
    TrumpIsNamed,
    /// “No trump” where a card is turned up: its suit is trump.
    TrumpIsSuit,
    /// A trump that the card turned up does not make: it lets the dealer name a suit.
    DealerNamesSuit(Card),
    /// A card turned up after another one.
    TurnedTwice {
        /// The card turned up before.
        card: Card,
        /// The number of the deal.
        deal: usize,
    },
    /// The game is over.
    Finished {
        /// The deals played.
        deals: usize,
        /// The ids of the extra deals that may still be played.
        extras: Vec<String>,
        /// Whether the table ended it before the rules did.
        by_table: bool,
    },
    /// Tricks before the trump is known, where the score needs it; the suit that doubles.
    TrumpMissing(Suit),
    /// An impossible number of a tally, or what one makes impossible.
    Tally {
        /// The id of the tally.
        id: String,
        /// Why not.
        refusal: Box<TallyRefusal>,
    },
    /// A deal that cannot be dealt again.
    Redeal(#[source] RedealRefusal),
    /// An impossible end of the game.
    EarlyEnd(#[source] EarlyEndRefusal),
    /// An impossible change of dealer, player or seats.
    Seating(#[source] SeatingRefusal),
    /// An impossible kind of deal, or what a kind makes impossible.
    Kind(Box<KindRefusal>),
    /// An extra deal that the rules do not have.
    NoSuchExtra {
        /// Its id, as typed.
        id: String,
        /// The ids of the extra deals they have.
        known: Vec<String>,
    },
    /// An extra deal while a deal is on, or before the last of the schedule; the deals of the schedule
    /// still to play, 0 while an extra deal is on.
    ExtraTooSoon(usize),
    /// More extra deals of a kind than allowed.
    ExtrasSpent {
        /// What marks them.
        mark: String,
        /// How many there may be.
        most: usize,
    },
}

/// A call that the auction does not allow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct AuctionRefusal {
    /// Whose turn it is.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// Why not.
    #[source]
    pub refusal: CallRefusal,
    /// The calls that are legal.
    pub open: Vec<Call>,
}

impl Refusal {
    /// The clause that the refusal rests on; `None` where it rests on the record, or on what was
    /// typed, and no rule of the game is about that.
    pub const fn clause(&self) -> Option<Clause> {
        use Refusal::*;
        Some(match self {
            PlayerCount { .. } => Clause::Players,
            BidOutOfRange { .. } => Clause::BidRange,
            Hooked { .. } => Clause::Hook,
            SecondBid { recorded: Some(_), .. } => Clause::BidFinal,
            BidOutOfTurn { .. } | BidsMissing { .. } | SurplusBid { .. } => Clause::BidTurn,
            DeadHand { .. } => Clause::DeadHand,
            Play(refusal) => return refusal.clause(),
            Call(call) => return call.refusal.clause(),
            NotDeclaring(_) | TricksOutOfRange { .. } | TricksSum { .. } => Clause::Tricks,
            TricksContradicted { .. } | Incident(IncidentRefusal::Disproved { .. }) => Clause::Play,
            TrumpFixed { .. } | TrumpIsNamed | TrumpIsSuit | DealerNamesSuit(_) => Clause::Trump,
            SurplusCall { .. } | AuctionOver(Some(_)) | AuctionUnderWay { .. } => Clause::CallTurn,
            TrouPending(_) => Clause::Trou,
            FactorsTogether { .. }
            | ContractTrump { .. }
            | PlayedAlone(_)
            | PartnerMissing(_)
            | OneDeclarer(_) => Clause::Contract,
            ContractOnly => Clause::CallTurn,
            Finished { by_table: false, .. } => Clause::End,
            TrumpMissing(_) => Clause::Doubling,
            Tally { refusal, .. } => return refusal.clause(),
            BidsForced(clause) => *clause,
            Kind(refusal) => match **refusal {
                KindRefusal::Unknown { .. } => return None,
                _ => Clause::Kinds,
            },
            ExtrasSpent { .. } => Clause::Extras,
            ExtraTooSoon(left) if *left > 0 => Clause::Extras,
            _ => return None,
        })
    }

    /// The bids that would have been legal instead; empty if none would.
    pub fn open_bids(&self) -> &[u8] {
        match self {
            Refusal::BidOutOfRange { open, .. }
            | Refusal::Hooked { open, .. }
            | Refusal::SecondBid { open, .. }
            | Refusal::BidOutOfTurn { open, .. }
            | Refusal::DeadHand { open, .. }
            | Refusal::BidsMissing { open, .. } => open,
            _ => &[],
        }
    }
}
