//! `check`: rulings that record nothing.

use crate::cards::{Card, SyntaxError, Trump};
use crate::game::Count;
use crate::grammar::shared::{Choice, bid, within};
use crate::notation::CardRun;
use crate::rules::Call;
use crate::rules::laws::IncidentKind;
use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Check {
    /// Is this bid legal?
    ///
    /// hoyle check bid 3
    ///
    /// hoyle check bid --cards 6 --players 4 --bids 2,0,1 4
    Bid(CheckBid),
    /// Is this call legal?
    ///
    /// hoyle check call --calls trou pass-trou
    Call(CheckCall),
    /// Who takes this trick?
    ///
    /// hoyle check trick --rules serbian --trump h 7c Kc 2h Ac
    Trick(CheckTrick),
    /// Is this card legal from that hand?
    ///
    /// hoyle check play --rules serbian --trump h --led 7c --hand "Kd 2h" 2h
    Play(CheckPlay),
    /// What do the laws say of this incident?
    ///
    /// hoyle check incident revoke Bo 7 found=9 --rules whist
    Incident(CheckIncident),
}

impl Check {
    /// The rules that the question is about, as it names them.
    pub(crate) fn rules_named(&self) -> Option<&str> {
        match self {
            Check::Bid(asked) => asked.rules.as_deref(),
            Check::Call(asked) => Some(&asked.rules),
            Check::Trick(CheckTrick { of, .. }) | Check::Play(CheckPlay { of, .. }) => {
                of.rules.as_deref()
            }
            Check::Incident(asked) => asked.rules.as_deref(),
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct CheckBid {
    /// The bid
    #[arg(value_name = "N", allow_negative_numbers = true, value_parser = bid)]
    pub(crate) bid: Count,
    /// The cards dealt to each player [default: those of the current deal]
    #[arg(long, value_name = "N", requires = "players", value_parser = within::<1, 52>)]
    pub(crate) cards: Option<u8>,
    /// How many players bid
    #[arg(long, value_name = "N", requires = "cards", value_parser = within::<2, 52>)]
    pub(crate) players: Option<u8>,
    /// The earlier bids, in bidding order
    #[arg(long, value_name = "N,N", requires = "cards", value_delimiter = ',', value_parser = bid)]
    pub(crate) bids: Vec<Count>,
    /// The rules [default: those of the current game, or of a document with such a deal]
    #[arg(long, value_name = "RULES", requires = "cards")]
    pub(crate) rules: Option<String>,
    /// A house rule, such as hook=off
    #[arg(long, value_name = "KEY=VALUE", requires = "rules")]
    pub(crate) set: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckCall {
    /// The call
    #[arg(required = true, value_name = "CALL")]
    pub(crate) call: Vec<Call>,
    /// The earlier calls, from the dealer's left; may be empty [default: those of the current deal]
    #[arg(long, value_name = "CALL,CALL", value_parser = calls)]
    pub(crate) calls: Option<Box<[Call]>>,
    /// The rules
    #[arg(long, value_name = "RULES", requires = "calls", default_value = "auction-whist")]
    pub(crate) rules: String,
    #[command(flatten)]
    pub(crate) choice: Choice,
}

// What a ruling on cards depends on.
#[derive(Debug, Args)]
pub(crate) struct OfCards {
    /// The rules [default: those of the current game]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    /// A house rule, such as must-beat=off
    #[arg(long, value_name = "KEY=VALUE", requires = "rules")]
    pub(crate) set: Vec<String>,
    /// The trump: a suit, or none [default: that of the current deal]
    #[arg(long, value_name = "SUIT")]
    pub(crate) trump: Option<Trump>,
    /// How many players, if the pack depends on it
    #[arg(long, value_name = "N", requires = "rules")]
    pub(crate) players: Option<u8>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckTrick {
    /// Rank and suit, in the order played: Ah 10s Td 2c A♥
    #[arg(required = true, value_name = "CARD", value_delimiter = ',')]
    pub(crate) cards: Vec<Card>,
    #[command(flatten)]
    pub(crate) of: OfCards,
}

#[derive(Debug, Args)]
pub(crate) struct CheckPlay {
    /// The card [default: list the legal ones]
    #[arg(value_name = "CARD")]
    pub(crate) card: Option<Card>,
    /// The whole hand, including the card: "Kc 2h 10s"
    #[arg(long, value_name = "CARDS")]
    pub(crate) hand: CardRun,
    /// The card led, or the trick so far [default: the hand leads]
    #[arg(long, value_name = "CARDS")]
    pub(crate) led: Option<CardRun>,
    #[command(flatten)]
    pub(crate) of: OfCards,
}

#[derive(Debug, Args)]
pub(crate) struct CheckIncident {
    /// What happened
    #[arg(value_name = "KIND")]
    pub(crate) kind: IncidentKind,
    /// Who did it, the number of the trick, and facts such as found=9
    #[arg(value_name = "FACT=VALUE")]
    pub(crate) facts: Vec<String>,
    /// The rules, which name the laws that the game goes by
    #[arg(long, value_name = "RULES", required_unless_present = "laws")]
    pub(crate) rules: Option<String>,
    /// The set of laws, such as whist-1900 [default: that of the rules]
    #[arg(long, value_name = "LAWS")]
    pub(crate) laws: Option<String>,
    /// The cards dealt to each player
    #[arg(long, value_name = "N", value_parser = within::<1, 52>)]
    pub(crate) cards: Option<u8>,
    /// How many play [default: 4, if the rules seat as many]
    #[arg(long, value_name = "N", value_parser = within::<2, 26>)]
    pub(crate) players: Option<u8>,
}

/// Reads calls with commas between; none in an empty text.
fn calls(text: &str) -> Result<Box<[Call]>, SyntaxError> {
    let calls = text.split(',').map(str::trim).filter(|text| !text.is_empty());
    calls.map(str::parse).collect()
}
