//! A refusal as a ruling: what may not be, by which rule of which document, and what would be
//! legal.

use super::auction;
use super::clause::clause;
use super::grammar::{and, capital, count, or, range, trump};
use super::near::{near_miss, quoted};
use super::{play, review, seating};
use crate::cards::Seat;
use crate::rules::{Bidding, Call, Citation, Clause, Refusal, Ruleset, RulingFault};

/// From here on a number is no longer told: it may have been cut to this on reading.
const BEYOND: i64 = 1_000_000;

/// A ruling in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Why, as a sentence.
    pub because: String,
    /// The id of the clause that it rests on, such as `serbian.hook`.
    pub rule: String,
    /// The clause in words.
    pub says: String,
    /// Where the clause comes from.
    pub source: Citation,
    /// What would be legal, as a sentence, where anything would.
    pub legal: Option<String>,
}

impl Ruling {
    /// Returns a ruling that rests on a clause of these rules.
    pub fn on(rules: &Ruleset, rests_on: Clause, because: String, legal: Option<String>) -> Ruling {
        Ruling {
            because,
            rule: rules.clause_id(rests_on),
            says: clause(rules, rests_on),
            source: rules.cite(rests_on),
            legal,
        }
    }
}

/// Returns the ruling on a refused act. `who` names a seat as it stands in the middle of a
/// sentence.
pub fn ruling(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Ruling {
    let because = capital(&because(rules, refusal, who));
    Ruling::on(rules, refusal.clause(), because, legal(rules, refusal, who))
}

/// Returns why the hook bars a bid, without a full stop: `the bids would add up to 6, the number
/// of cards dealt`.
pub fn why_barred(cards: u8) -> String {
    format!("the bids would add up to {cards}, the number of cards dealt")
}

/// Returns `Open to Igor: 0, 1 or 3.`, or nothing when no bid is open.
pub fn open_bids(who: &str, open: &[u8]) -> Option<String> {
    (!open.is_empty()).then(|| format!("Open to {who}: {}.", or(open)))
}

fn because(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> String {
    match refusal {
        Refusal::PlayerCount { given, seated } => {
            format!("{} seats {} players, not {given}.", rules.title, range(seated))
        }
        Refusal::BidOutOfRange { seat, bid, .. } if *bid < 0 => {
            format!("{} cannot bid fewer than 0 tricks.", who(*seat))
        }
        Refusal::BidOutOfRange { seat, bid, cards, .. } if *bid >= BEYOND => format!(
            "{} cannot bid so many: this deal has only {}.",
            who(*seat),
            count(*cards, "trick")
        ),
        Refusal::BidOutOfRange { seat, bid, cards, .. } => format!(
            "{} cannot bid {bid}: this deal has only {}.",
            who(*seat),
            count(*cards, "trick")
        ),
        Refusal::Hooked { seat, bid, cards, sum, .. } => format!(
            "{} may not bid {bid}: {sum} {} bid so far, and {bid} more would make {cards}, the number \
             of cards dealt.",
            who(*seat),
            if *sum == 1 { "is" } else { "are" }
        ),
        Refusal::SecondBid { seat, recorded: false, .. } => {
            format!("{} is given two bids.", who(*seat))
        }
        Refusal::SecondBid { seat, stands, .. } => {
            format!("{} has bid {stands} in this deal, and a bid cannot be changed.", who(*seat))
        }
        Refusal::BidOutOfTurn { seat, due, .. } => {
            format!("It is not {}'s turn to bid: {} is next.", who(*seat), who(*due))
        }
        Refusal::SurplusBid { players, had_bid, .. } if had_bid < players => format!(
            "These are more bids than are due: {} of this deal's {players} players had still to bid.",
            players - had_bid
        ),
        Refusal::SurplusBid { players, .. } => {
            format!("Nobody is left to bid: all {players} players of this deal have bid.")
        }
        Refusal::DeadHand { seat, .. } => {
            format!("{} deals this hand and plays the dead hand: no bid and no tricks.", who(*seat))
        }
        Refusal::Call(call) => auction::call_fault(call, who),
        Refusal::SurplusCall { call, ended } => {
            format!("{call} is one call too many: before it {}.", auction::ended(ended, who))
        }
        Refusal::AuctionOver { contract: Some(contract) } => {
            format!("The auction is over: {}.", auction::contract(contract, who))
        }
        Refusal::AuctionOver { contract: None } => "There is no auction now.".into(),
        Refusal::AuctionUnderWay { due, .. } => format!(
            "The auction is not over: {} is to speak. (hoyle undo takes calls back.)",
            who(*due)
        ),
        Refusal::TrouPending { by } => format!(
            "The trou of {} stands: its partner, who holds the fourth ace, names the trump first.",
            who(*by)
        ),
        Refusal::NoSuchBid { bid } => {
            let bids = rules.bidding.auction().map_or(&[][..], |rule| &rule.bids);
            let near = near_miss(bid, bids.iter().map(|bid| bid.id.as_str()));
            let hint = near.map_or_else(String::new, |near| format!(" Did you mean {near}?"));
            format!("There is no bid {}.{hint}", quoted(bid))
        }
        Refusal::ContractTrump { bid, names } => {
            format!("{bid} cannot be that contract: {}.", auction::names_trump(*names))
        }
        Refusal::PlayedAlone { bid } => format!("{bid} is played alone, without a partner."),
        Refusal::PartnerMissing { bid } => format!("{bid} is played by two: name the partner."),
        Refusal::OwnPartner { seat } => {
            format!("{} cannot be partner of the same player.", who(*seat))
        }
        Refusal::SideTricksCount { given, .. } => format!(
            "{} given: after an auction the tricks of the declaring side are one number.",
            count(*given as i64, "number")
        ),
        Refusal::NotDeclaring { seat, .. } => {
            format!("{} is not of the declaring side.", who(*seat))
        }
        Refusal::NotInTheseRules => match &rules.bidding {
            Bidding::None => format!("Nobody bids in {}.", rules.title),
            Bidding::Exact(_) => format!("{} has no auction: players bid tricks.", rules.title),
            Bidding::Auction(_) => format!("{} has an auction: players call.", rules.title),
        },
        Refusal::TrumpIsNamed => "No card is turned up: the contract names the trump.".into(),
        Refusal::BidsForced => "Nobody bids in this deal: every bid is 0.".into(),
        Refusal::EmptyAct => "No number is given.".into(),
        Refusal::BidsMissing { due, .. } => {
            format!("The bidding is not over: {} has still to bid.", who(*due))
        }
        Refusal::TricksOutOfRange { seat, tricks, .. } if *tricks < 0 => {
            format!("{} cannot have taken fewer than 0 tricks.", who(*seat))
        }
        Refusal::TricksOutOfRange { seat, tricks, cards } if *tricks >= BEYOND => format!(
            "{} cannot have taken so many: this deal has only {}.",
            who(*seat),
            count(*cards, "trick")
        ),
        Refusal::TricksOutOfRange { seat, tricks, cards } => format!(
            "{} cannot have taken {tricks}: this deal has only {}.",
            who(*seat),
            count(*cards, "trick")
        ),
        Refusal::TricksSum { sum, cards, complete: true } => {
            format!("The tricks add up to {sum}, but this deal has {}.", count(*cards, "trick"))
        }
        Refusal::TricksSum { sum, cards, complete: false } => {
            format!("{sum} is already more than the {} of this deal.", count(*cards, "trick"))
        }
        Refusal::TricksCount { given, players } => {
            format!("{} given for {players} players.", count(*given as i64, "number"))
        }
        Refusal::TricksContradicted { seat, tricks, won, left, trick, taken_by } => format!(
            "{} cannot have taken {tricks}: the cards recorded say {won}{}. Trick {trick}, which {} \
             took, decides it.",
            who(*seat),
            match left {
                0 => String::new(),
                left => format!(", with {left} still to come"),
            },
            who(*taken_by)
        ),
        Refusal::TricksAlreadyRecorded { deal } => {
            format!("The cards have told the tricks of deal {deal}.")
        }
        Refusal::Play(fault) => play::fault(fault, who),
        Refusal::Ruling(fault) => review::ruling_fault(fault, who),
        Refusal::TricksTwice { seat } => format!("{} is given tricks twice.", who(*seat)),
        Refusal::TrumpFixed { cards, all_dealt: true, .. } => format!(
            "This deal has no trump: with {} each, no card is left to turn.",
            count(*cards, "card")
        ),
        Refusal::TrumpFixed { trump: fixed, .. } if fixed.suit().is_none() => {
            "This deal has no trump.".into()
        }
        Refusal::TrumpFixed { trump: fixed, .. } => {
            format!(
                "The trump of this deal is fixed: {}. There is nothing to record.",
                trump(*fixed)
            )
        }
        Refusal::TrumpTwice { stands } => {
            format!("The trump of this deal is recorded: {}.", trump(*stands))
        }
        Refusal::Seating(fault) => seating::fault(rules, fault, who),
        Refusal::TrumpMissing { doubling } => format!(
            "The trump of this deal is not recorded, and {} would double its points.",
            doubling.name()
        ),
        Refusal::NoSuchExtra { known, .. } if known.is_empty() => {
            format!("{} has no extra deals.", rules.title)
        }
        Refusal::NoSuchExtra { id, known } => {
            let near = near_miss(id, known.iter().map(String::as_str));
            let hint = near.map_or_else(String::new, |near| format!(" Did you mean {near}?"));
            format!("There is no extra deal {}.{hint}", quoted(id))
        }
        Refusal::ExtraTooSoon { left: 0 } => "An extra deal is being played.".into(),
        Refusal::ExtraTooSoon { left } => format!(
            "Extra deals come after the last deal: {} still to play.",
            count(*left as i64, "deal")
        ),
        Refusal::ExtrasSpent { mark, most } => {
            format!("No more than {most} of the extra deals {mark} may be played.")
        }
        Refusal::TrumpIsSuit => "A card is turned up in this deal, and its suit is trump.".into(),
        Refusal::Finished { deals, .. } => {
            format!("The game is over after {}.", count(*deals as i64, "deal"))
        }
    }
}

fn legal(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Option<String> {
    match refusal {
        Refusal::PlayerCount { seated, .. } => Some(format!("Name {} players.", range(seated))),
        Refusal::BidOutOfRange { seat, open, .. } | Refusal::Hooked { seat, open, .. } => {
            open_bids(&who(*seat), open)
        }
        Refusal::SecondBid { recorded: false, .. } => Some("One bid for each player.".into()),
        Refusal::SecondBid { due: Some(due), open, .. }
        | Refusal::DeadHand { due: Some(due), open, .. }
        | Refusal::BidOutOfTurn { due, open, .. }
        | Refusal::BidsMissing { due, open } => open_bids(&who(*due), open),
        Refusal::SurplusBid { players, had_bid, .. } if had_bid < players => {
            Some(format!("Name at most {}.", count(players - had_bid, "bid")))
        }
        Refusal::SecondBid { due: None, .. } | Refusal::SurplusBid { .. } => {
            Some("The tricks are due: hoyle took N…, or hoyle undo to bid again.".into())
        }
        Refusal::DeadHand { .. } => Some("The others of the deal bid and take tricks.".into()),
        Refusal::TricksOutOfRange { cards, .. } => Some(format!("From 0 to {cards} each.")),
        Refusal::TricksSum { cards, .. } => {
            let order = if rules.bidding.exact().is_some() { "the bids" } else { "the turn" };
            Some(format!("Numbers that add up to {cards}, in the order of {order}."))
        }
        Refusal::TricksCount { players, .. } => Some(format!(
            "{players} numbers in the order of {}, or {} and the last is worked out.",
            if rules.bidding.exact().is_some() { "the bids" } else { "the turn" },
            players - 1
        )),
        Refusal::TricksContradicted { left: 0, .. } => Some(
            "Count again. If these are the tricks of the next deal, record its trump or its bids \
             first."
                .into(),
        ),
        Refusal::TricksContradicted { .. } => Some(
            "Count again; or if a card was mistyped, hoyle undo takes tricks back one by one."
                .into(),
        ),
        Refusal::TricksAlreadyRecorded { .. } => None,
        Refusal::Play(fault) => play::instead(fault, who),
        Refusal::Ruling(RulingFault::TooMany { .. }) => {
            Some("hoyle undo takes back the last entry.".into())
        }
        Refusal::Ruling(_) => Some("hoyle rule KIND \"REASON\" [NAME=POINTS]… [--deal N]".into()),
        Refusal::TricksTwice { .. } => Some("One number for each player.".into()),
        Refusal::Seating(fault) => seating::instead(fault, who),
        Refusal::TrumpMissing { .. } => {
            Some("hoyle trump SUIT records the suit turned up; then the tricks.".into())
        }
        Refusal::NoSuchExtra { known, .. } if known.is_empty() => None,
        Refusal::NoSuchExtra { known, .. } => Some(format!("There are {}.", and(known))),
        Refusal::ExtraTooSoon { .. } => Some("Play to the end of what is on first.".into()),
        Refusal::ExtrasSpent { .. } => Some("hoyle sheet prints the result.".into()),
        Refusal::TrumpIsSuit => Some("spades, hearts, diamonds or clubs.".into()),
        Refusal::Call(call) => open_calls(&who(call.seat), &call.open),
        Refusal::AuctionUnderWay { due, open } => open_calls(&who(*due), open),
        Refusal::SurplusCall { .. } => {
            Some("Leave it out; nothing before it is recorded either.".into())
        }
        Refusal::AuctionOver { contract: None } => Some("hoyle status tells what is due.".into()),
        Refusal::AuctionOver { .. } => {
            Some("The tricks are due: hoyle took N, or hoyle undo to call again.".into())
        }
        Refusal::TrouPending { by } => {
            Some(format!("hoyle contract trou:SUIT --by {} --with NAME", who(*by)))
        }
        Refusal::NoSuchBid { .. } => {
            let bids = rules.bidding.auction().map_or(&[][..], |rule| &rule.bids);
            let bids: Vec<&str> = bids.iter().map(|bid| bid.id.as_str()).collect();
            Some(format!("The bids are {}.", and(&bids)))
        }
        Refusal::SideTricksCount { by, .. } | Refusal::NotDeclaring { by, .. } => {
            Some(format!("hoyle took N: the tricks of {} and partner, if there is one.", who(*by)))
        }
        Refusal::ContractTrump { .. }
        | Refusal::PlayedAlone { .. }
        | Refusal::PartnerMissing { .. }
        | Refusal::OwnPartner { .. } => {
            Some("hoyle contract BID[:SUIT] --by NAME [--with NAME]".into())
        }
        Refusal::NotInTheseRules | Refusal::TrumpIsNamed => {
            Some("hoyle status tells what is due.".into())
        }
        Refusal::BidsForced => Some("The tricks are due: hoyle took N….".into()),
        Refusal::TrumpFixed { .. } | Refusal::EmptyAct => None,
        Refusal::TrumpTwice { .. } => {
            Some("hoyle undo goes back to it, an entry at a time.".into())
        }
        Refusal::Finished { extras, .. } if !extras.is_empty() => {
            let extras: Vec<String> = extras.iter().map(|id| format!("hoyle extra {id}")).collect();
            Some(format!(
                "hoyle undo takes back the last entry; {} plays an extra deal.",
                or(&extras)
            ))
        }
        Refusal::Finished { .. } => {
            Some("hoyle sheet prints the result; hoyle undo takes back the last entry.".into())
        }
    }
}

/// Returns the calls that are open.
fn open_calls(who: &str, open: &[Call]) -> Option<String> {
    let listed = auction::calls_in_short(open);
    (!listed.is_empty()).then(|| format!("Open to {who}: {}.", listed.join(", ")))
}
