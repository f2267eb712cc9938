//! Why an act is against the rules.

use super::grammar::{capital, count, range, trump};
use super::near::{did_you_mean, quoted};
use super::ruling::Ruling;
use super::{auction, incidents, instead, play, players};
use crate::cards::Seat;
use crate::rules::{AuctionState, Bidding, Refusal, Ruleset};

/// The least number that is not repeated: reading may have cut it off there.
const BEYOND: i64 = 1_000_000;

/// The ruling on a refused act. `who` names a seat as in the middle of a sentence.
pub fn ruling(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Ruling {
    let because = because(Some(rules), refusal, who);
    let (open, hints) = instead::of(rules, refusal, who);
    Ruling { hints, ..Ruling::on(rules, refusal.clause(), because, open) }
}

/// Why an act is refused; where the rules are not known, without their title.
pub(super) fn because(
    rules: Option<&Ruleset>,
    refusal: &Refusal,
    who: &dyn Fn(Seat) -> String,
) -> String {
    capital(&reason(rules, refusal, who))
}

fn reason(rules: Option<&Ruleset>, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> String {
    let title = rules.map_or("This game", |rules| &rules.title);
    let cards_dealt = |cards: &u8| count(*cards, "trick");
    match refusal {
        Refusal::PlayerCount { given, seated } => {
            format!("{title} is for {} players, not {given}.", range(seated))
        }
        Refusal::BidOutOfRange { seat, bid, .. } if *bid < 0 => {
            format!("{} cannot bid fewer than 0 tricks.", who(*seat))
        }
        Refusal::BidOutOfRange { seat, bid, cards, .. } if *bid >= BEYOND => format!(
            "{} cannot bid that many: this deal has only {}.",
            who(*seat),
            cards_dealt(cards)
        ),
        Refusal::BidOutOfRange { seat, bid, cards, .. } => {
            format!("{} cannot bid {bid}: this deal has only {}.", who(*seat), cards_dealt(cards))
        }
        Refusal::Hooked { seat, bid, cards, sum, .. } => format!(
            "{} may not bid {bid}: with the {sum} bid so far that makes {cards}, the number of \
             cards dealt.",
            who(*seat)
        ),
        Refusal::SecondBid { seat, recorded: false, .. } => {
            format!("Two bids are given for {}.", who(*seat))
        }
        Refusal::SecondBid { seat, earlier, .. } => {
            format!("{} has already bid {earlier} in this deal, and a bid is final.", who(*seat))
        }
        Refusal::BidOutOfTurn { seat, due, .. } => {
            format!("{} bids next, not {}.", who(*due), who(*seat))
        }
        Refusal::SurplusBid { players, had_bid: 0, .. } => {
            format!("Too many bids: {players} players bid in this deal.")
        }
        Refusal::SurplusBid { players, had_bid, .. } if had_bid < players => {
            format!("Too many bids: only {} had yet to bid.", count(players - had_bid, "player"))
        }
        Refusal::SurplusBid { players, .. } => {
            format!("Nobody is left to bid: all {players} players have bid.")
        }
        Refusal::DeadHand { seat, .. } => format!(
            "{} deals and sits this deal out as the dead hand: no bid and no tricks.",
            who(*seat)
        ),
        Refusal::Call(call) => auction::call_fault(call, who),
        Refusal::SurplusCall { call, ended } => match ended {
            AuctionState::Won(won) => {
                format!("{call} is a call too many: {} won.", auction::contract(won, who))
            }
            AuctionState::Partner { by } => format!(
                "{call} is a call too many: only the partner of the trou by {} is missing.",
                who(*by)
            ),
            AuctionState::PassedOut => {
                format!(
                    "{call} is a call too many: everyone has passed, and the deal is dealt again."
                )
            }
            AuctionState::Speaking { due } => {
                format!("{call} is a call too many: {} speaks next.", who(*due))
            }
        },
        Refusal::AuctionOver { contract: Some(contract) } => {
            format!("The auction is over: {}.", auction::contract(contract, who))
        }
        Refusal::AuctionOver { contract: None } => "No auction is in progress.".into(),
        Refusal::AuctionUnderWay { due, .. } => {
            format!("The auction is not over: {} speaks next.", who(*due))
        }
        Refusal::TrouPending { by } => format!(
            "{} announced trou: the partner, who holds the fourth ace, first names the trump.",
            who(*by)
        ),
        Refusal::NoSuchBid { bid } => {
            let bids = rules.and_then(|rules| rules.bidding.auction());
            let bids = bids.iter().flat_map(|rule| &rule.bids);
            let near = did_you_mean(bid, bids.map(|bid| bid.id.as_str()));
            format!("There is no bid {}.{near}", quoted(bid))
        }
        Refusal::ContractTrump { bid, names } => format!("{}.", auction::names_trump(bid, *names)),
        Refusal::PlayedAlone { bid } => format!("{bid} is played alone, without a partner."),
        Refusal::PartnerMissing { bid } => format!("{bid} is played by two: name the partner."),
        Refusal::OwnPartner { seat } => {
            format!("{} cannot be both declarer and partner.", who(*seat))
        }
        Refusal::SideTricksCount { given, .. } => {
            format!("After an auction, give one number, not {given}: the declaring side's tricks.")
        }
        Refusal::NotDeclaring { seat, .. } => {
            format!("{} is not on the declaring side.", who(*seat))
        }
        Refusal::NotInTheseRules => match rules.map(|rules| &rules.bidding) {
            None => "These rules have nothing like it.".into(),
            Some(Bidding::None) => format!("Nobody bids in {title}."),
            Some(Bidding::Exact(_)) => format!("{title} has no auction: players bid tricks."),
            Some(Bidding::Auction(_)) => format!("{title} has an auction: players call."),
        },
        Refusal::TrumpIsNamed => "No card is turned up: the contract names the trump.".into(),
        Refusal::BidsForced => "Nobody bids in this deal: every bid is 0.".into(),
        Refusal::EmptyAct => "No number is given.".into(),
        Refusal::BidsMissing { due, .. } => {
            format!("The bidding is not over: {} bids next.", who(*due))
        }
        Refusal::TricksOutOfRange { seat, tricks, .. } if *tricks < 0 => {
            format!("{} cannot have taken fewer than 0 tricks.", who(*seat))
        }
        Refusal::TricksOutOfRange { seat, tricks, cards } if *tricks >= BEYOND => format!(
            "{} cannot have taken that many: this deal has only {}.",
            who(*seat),
            cards_dealt(cards)
        ),
        Refusal::TricksOutOfRange { seat, tricks, cards } => format!(
            "{} cannot have taken {tricks}: this deal has only {}.",
            who(*seat),
            cards_dealt(cards)
        ),
        Refusal::TricksSum { sum, cards, complete: true } => {
            format!("The tricks add up to {sum}, but this deal has {}.", cards_dealt(cards))
        }
        Refusal::TricksSum { sum, cards, complete: false } => format!(
            "The tricks already add up to {sum}, but this deal has only {}.",
            cards_dealt(cards)
        ),
        Refusal::TricksCount { given, players } => {
            format!("{} given for {players} players.", count(*given as i64, "number"))
        }
        Refusal::TricksContradicted { seat, tricks, won, left: 0, trick, taken_by } => format!(
            "{} cannot have taken {tricks}: by the recorded cards it was {won}. Trick {trick}, \
             won by {}, decides it.",
            who(*seat),
            who(*taken_by)
        ),
        Refusal::TricksContradicted { seat, tricks, won, left, trick, taken_by } => format!(
            "{} cannot have taken {tricks}: by the recorded cards it is {won}, with {left} still \
             to come. Trick {trick}, won by {}, decides it.",
            who(*seat),
            who(*taken_by)
        ),
        Refusal::TricksAlreadyRecorded { deal } => {
            format!("The recorded cards already give the tricks of deal {deal}.")
        }
        Refusal::Play(fault) => play::fault(fault, who),
        Refusal::Ruling(fault) => incidents::ruling_fault(fault, who),
        Refusal::TricksTwice { seat } => {
            format!("Two numbers of tricks are given for {}.", who(*seat))
        }
        Refusal::TrumpFixed { cards, all_dealt: true, .. } => format!(
            "This deal has no trump: with {} each, no card is left to turn up.",
            count(*cards, "card")
        ),
        Refusal::TrumpFixed { trump: fixed, .. } if fixed.suit().is_none() => {
            "This deal has no trump.".into()
        }
        Refusal::TrumpFixed { trump: fixed, .. } => {
            format!("The trump of this deal is always {}. Nothing to record.", trump(*fixed))
        }
        Refusal::TrumpTwice { earlier } => {
            format!("The trump of this deal is already recorded: {}.", trump(*earlier))
        }
        Refusal::Seating(fault) => players::seating_fault(fault, who),
        Refusal::TrumpMissing { doubling } => format!(
            "The trump of this deal is not recorded, and {} would double its points.",
            doubling.name()
        ),
        Refusal::NoSuchExtra { known, .. } if known.is_empty() => {
            format!("{title} has no extra deals.")
        }
        Refusal::NoSuchExtra { id, known } => {
            let near = did_you_mean(id, known.iter().map(String::as_str));
            format!("There is no extra deal {}.{near}", quoted(id))
        }
        Refusal::ExtraTooSoon { left: 0 } => "An extra deal is in progress.".into(),
        Refusal::ExtraTooSoon { left } => format!(
            "Extra deals follow the last deal: {} still to play.",
            count(*left as i64, "deal")
        ),
        Refusal::ExtrasSpent { mark, most } => {
            format!("A game has at most {}.", count(*most as i64, &format!("{mark} deal")))
        }
        Refusal::TrumpIsSuit => "A card is turned up in this deal, and its suit is trump.".into(),
        Refusal::Finished { deals, .. } => {
            format!("The game is over after {}.", count(*deals as i64, "deal"))
        }
    }
}
