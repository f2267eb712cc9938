//! What can be wrong with a set of rules.

use super::{TieBreak, Unit, laws::IncidentKind, laws::Need};
use crate::cards::Trump;

/// An error of a set of rules, and where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocatedRulesError {
    /// The dotted key of the rules file; a row of a list is given by its number, from 0.
    pub key: String,
    /// What is wrong there.
    pub error: RulesError,
}

/// What is wrong with a set of rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RulesError {
    /// An unknown version of the format.
    Format(u32),
    /// An id that could not be typed or cited.
    Id(String),
    /// An id of a bid that is a call of its own.
    CallWord(String),
    /// An id, a mark or a number of players that another row of the list has.
    Twice(String),
    /// A text that could disturb a terminal, or has more than 80 characters.
    Unprintable,
    /// Words that could disturb a terminal, or have more than 500 characters.
    Words,
    /// A text or a list with nothing in it.
    Empty,
    /// A list with too many rows; the most that it may have.
    TooLong(usize),
    /// No tricks that count, or more than every deal has; the most that may.
    TricksCounted {
        /// The tricks that count.
        counted: u8,
        /// The most that may.
        most: u8,
    },
    /// Tricks that score nothing where most of them win the deal.
    TricksAbove,
    /// As many tricks that score nothing as count, or more; those that count.
    TricksAboveAll(u8),
    /// An end by the declarer where there are no contracts, no points to reach, or several games.
    EndsByDeclarer,
    /// A condition that ends the game beside points, or where the schedule ends it.
    EndsWhen,
    /// A condition of partners where nobody sits opposite, partners share a score, or the lowest total wins.
    EndsByPartners,
    /// A condition that puts players out where partners share a score, or several games are played.
    OutAlone,
    /// Several games where no total ends one, or the schedule ends the game.
    Games,
    /// A mark that is empty, invisible or longer than four characters.
    Mark,
    /// A tie-break that stands twice, or after the place is shared, so that it never decides.
    IdleTieBreak(TieBreak),
    /// A formula with a factor that is not a multiple of the unit of points.
    Unit(Unit),
    /// Fewer of a tally in a deal than there are cards of the rank that it is known by.
    TallyMost(usize),
    /// A total too small for different numbers.
    TallyDistinct {
        /// The number of players.
        players: u8,
        /// The least that the total can be.
        least: u16,
    },
    /// A tally with `total` together with `most` or `over`.
    TallyTotal,
    /// A tally of the players against a contract where there is none.
    TallyAgainst,
    /// Quotas that are not one for each player who scores tricks.
    QuotaFit,
    /// Quotas that do not add up to the tricks of a deal.
    QuotaSum {
        /// Their sum.
        sum: u32,
        /// The tricks of a deal.
        tricks: u8,
    },
    /// Cases of tallies where tricks pay.
    CasesOfTricks,
    /// A word in a formula or condition of tallies that is none of theirs.
    NoSuchQuantity {
        /// The word.
        word: String,
        /// The words that there are.
        known: Vec<String>,
    },
    /// Tricks that pay nothing, and no tally that ends a deal.
    NothingEndsDeal,
    /// A tally that depends on bids of tricks where nobody makes any.
    TallyOver,
    /// A tally worth half after a missed bid that needs no bid made, or carries over.
    TallyHalf,
    /// Points of a tally both for each and in a table, or carried over and in a table.
    TallyTable,
    /// A tally for sides that lack points where no points end the game.
    TallyShort,
    /// The most that may be bid, where it is below the least.
    MostBelowLeast {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// A deal that is dealt again whatever is bid.
    RedealtForever {
        /// The players at the table.
        players: u8,
        /// The cards that it gives each.
        cards: u8,
        /// The most that its bids can add up to.
        most: u32,
        /// The least that they have to.
        below: u8,
    },
    /// A hook that no last bid can meet, in any deal; the players at the table.
    HookNeverMet(u8),
    /// A word that cannot be typed as a bid.
    BidWord(String),
    /// A case for a bid by a word that the bidding does not have.
    NoSuchBidWord {
        /// The word.
        word: String,
        /// The words that it has.
        known: Vec<String>,
    },
    /// A set of laws for games of another kind: its id, and what the rules lack.
    LawsUnfit(String, Need),
    /// A law tests a fact that does not exist.
    LawFact {
        /// The fact.
        fact: String,
        /// The facts that there are.
        known: Vec<String>,
    },
    /// A law has options or a chooser without the other.
    LawChooser,
    /// The default of a law is not among its options.
    LawDefault {
        /// The default.
        option: String,
        /// The options.
        known: Vec<String>,
    },
    /// A law does nothing.
    LawIdle,
    /// A law moves tricks where everybody bids a number of them alone.
    LawTricks,
    /// An incident that no law covers, though the laws are not said to be silent on its kind.
    LawCoverage {
        /// The kind.
        kind: IncidentKind,
        /// The facts, as they are typed.
        facts: String,
    },
    /// Partners at a table of an odd number of players, of two, or with a dead hand; the players.
    NoPartners(u8),
    /// Partners where the players settle contracts, or call for a partner.
    CalledPartner,
    /// Forced bids of zero where nobody bids numbers of tricks.
    KindMisere,
    /// A kind of deal that the rules do not have.
    NoSuchKind {
        /// Its id.
        kind: String,
        /// The ids of those they have.
        known: Vec<String>,
    },
    /// A target of the bid's number, in a row without numbers.
    NumbersMissing,
    /// Factors where the calls of the auction are recorded.
    FactorsCalled,
    /// Words in a language without a catalog, or in English; its tag.
    NoSuchLanguage(String),
    /// Words whose key is not a text of the rules.
    NoSuchText {
        /// The key.
        text: String,
        /// What was probably meant.
        meant: Option<String>,
    },
    /// Words with a line break; their key.
    LineBreak(String),
    /// A value that a setting does not accept, or that changes something these rules do not have.
    Setting(String),
    /// No table may play.
    NoTable,
    /// The score counts what these rules do not bid; its id.
    ScoreMismatch(String),
    /// Trump is named without an auction, or not named in one.
    TrumpMismatch,
    /// Endless deals, and no number of points ends the game.
    NeverEnds,
    /// Points that end the game, and that nobody can reach.
    OutOfReach,
    /// A total below zero that ends the game, and to which nobody can fall.
    LeastOutOfReach,
    /// A suit that doubles points where trumps follow a fixed cycle.
    DoubledInCycle,
    /// A winning total of zero in a form of the schedule that does not allow it; the form.
    ZeroFinish(String),
    /// The schedule names a form that it does not have.
    Form {
        /// The form.
        form: String,
        /// The forms it has.
        forms: Vec<String>,
    },
    /// An endless step that is not the last of its form.
    EndlessEarly,
    /// A step without deals at any table.
    NoDeals {
        /// Whether its sizes do not depend on the table.
        fixed: bool,
    },
    /// A highest deal that no table can have; the most that one can.
    TopTooHigh {
        /// The highest deal.
        top: u8,
        /// The most cards that any table can deal.
        most: u8,
    },
    /// Winning runs with a bid of zero pay nothing where no run pays anything.
    NoZero,
    /// Packets of cards that do not make up a deal.
    Packets,
    /// A talon for other than two players.
    Talon,
    /// A lowest rank beside a list of ranks.
    LowestOfRanks,
    /// Which of equal cards takes a trick, in a pack without such.
    NoEquals,
    /// More cards without a suit than a pack may have.
    TooManyJokers,
    /// A rank or a card that no pack of the rules has.
    NotInPack(String),
    /// Equal cards where it matters whose each is, or other than four aces where they are announced.
    EqualCards,
    /// Trumps that bids may name, but that are not among those of the auction.
    TrumpsMissing(Vec<Trump>),
    /// A second trou.
    SecondTrou,
    /// A target that the tricks of a deal cannot meet.
    TargetTooHigh {
        /// The target.
        target: u16,
        /// The tricks that are played.
        tricks: u8,
    },
    /// A target that counts tallies and is more than they come to.
    TallyTarget {
        /// The target.
        target: u16,
        /// The most that they come to.
        most: i64,
    },
    /// Targets of which some count tricks and some tallies.
    MixedTargets,
    /// A bid with a partner, at a table at which nobody else would be left.
    NoOpponents,
    /// Points of the opponents where the players settle contracts among themselves.
    Settled,
    /// No points of the opponents where the players do not.
    OpponentsMissing,
    /// A bid with a partner that is settled at a table of other than four hands.
    UnevenSides,
    /// A bid with a partner that several may play.
    SeveralPairs,
    /// Fewer than two hands, or more players than [`MOST_PLAYERS`](super::MOST_PLAYERS).
    Players(u8),
    /// No deals, or more than [`MOST_DEALS`](super::MOST_DEALS).
    Deals {
        /// The players at the table.
        players: u8,
        /// The deals that the schedule gives.
        deals: usize,
    },
    /// A deal needs more cards than the pack has, or none.
    PackTooSmall {
        /// The players at the table.
        players: u8,
        /// The cards that the largest deal gives each.
        cards: u8,
        /// The cards in the pack.
        pack: u8,
    },
}

impl RulesError {
    /// The first keys on which the error rests, where it is not one of its own key alone.
    pub const fn rests_on(&self) -> &'static [&'static str] {
        use RulesError::*;
        match self {
            TrumpMismatch => &["bidding", "bidding.auction.bids", "trump"],
            Unit(_) => &["scoring", "unit"],
            DoubledInCycle => &["scoring", "trump"],
            NeverEnds | OutOfReach | LeastOutOfReach => {
                &["bidding", "ending", "schedule", "scoring", "tables"]
            }
            ZeroFinish(_) | Games | EndsWhen => &["ending", "schedule"],
            EndsByDeclarer => &["ending", "scoring"],
            EndsByPartners => &["ending", "scoring", "sides", "tables"],
            OutAlone => &["ending", "sides"],
            Form { .. } => &["schedule"],
            NoZero => &["promotions"],
            NoDeals { fixed: true } => &[],
            Talon => &["play", "tables"],
            EqualCards => &["bidding", "play", "tables"],
            Packets => &["schedule", "tables"],
            NoOpponents | UnevenSides => &["bidding", "tables"],
            ScoreMismatch(_) | NoSuchBidWord { .. } => &["bidding", "scoring"],
            TallyAgainst | KindMisere => &["bidding"],
            QuotaFit | QuotaSum { .. } => &["schedule", "scoring", "sides", "tables"],
            TricksCounted { .. } | TricksAboveAll(_) => &["schedule", "scoring", "tables"],
            NothingEndsDeal | NoSuchQuantity { .. } => &["counts", "scoring"],
            Settled | OpponentsMissing | TallyOver => &["bidding", "scoring"],
            TallyShort => &["ending"],
            NoSuchKind { .. } => &["kinds", "schedule"],
            NoPartners(_) => &["sides", "tables"],
            CalledPartner => &["bidding", "scoring", "sides"],
            TargetTooHigh { .. } => &["bidding", "schedule", "tables"],
            TallyTarget { .. } | MixedTargets => &["bidding", "counts"],
            RedealtForever { .. } | HookNeverMet(_) => {
                &["bidding.exact", "extras", "schedule", "tables"]
            }
            MostBelowLeast { .. } => &["bidding.exact"],
            NoTable | NoDeals { .. } | TopTooHigh { .. } | Deals { .. } | PackTooSmall { .. } => {
                &["extras", "schedule", "tables"]
            }
            _ => &[],
        }
    }
}
