//! Why an act is against the rules.

use super::auction::{self, contract};
use super::choice::{Unknown, no_such};
use super::clause::Ruling;
use super::grammar::{Who, capital, count, range, trump};
use super::{instead, play, players};
use crate::rules::{AuctionState, Bidding, Refusal, Ruleset};

/// The least number that is not repeated: reading may have cut it off there.
const BEYOND: i64 = 1_000_000;

/// The ruling on a refused act. `who` names a seat as in the middle of a sentence.
pub fn ruling(rules: &Ruleset, refusal: &Refusal, who: Who<'_>) -> Ruling {
    let (open, hints) = instead::of(rules, refusal, who);
    let because = because(Some(rules), refusal, who);
    Ruling { hints, ..Ruling::on(rules, refusal.clause(), because, open) }
}

/// Why an act is refused; where the rules are not known, without their title.
pub(super) fn because(rules: Option<&Ruleset>, refusal: &Refusal, who: Who<'_>) -> String {
    capital(&reason(rules, refusal, who))
}

fn reason(rules: Option<&Ruleset>, refusal: &Refusal, who: Who<'_>) -> String {
    use Refusal::*;
    let title = rules.map_or("This game", |rules| &rules.title);
    match refusal {
        PlayerCount { given, seated } => {
            format!("{title} is for {} players, not {given}.", range(seated))
        }
        BidOutOfRange { seat, bid, cards, .. } => {
            out_of_range(&format!("{} cannot bid", who(*seat)), *bid, *cards)
        }
        Hooked { seat, bid, cards, sum, .. } => format!(
            "{} may not bid {bid}: with the {sum} bid so far that makes {cards}, the number of \
             cards dealt.",
            who(*seat)
        ),
        SecondBid { seat, recorded: false, .. } => {
            format!("Two bids are given for {}.", who(*seat))
        }
        SecondBid { seat, earlier, .. } => {
            format!("{} has already bid {earlier} in this deal, and a bid is final.", who(*seat))
        }
        BidOutOfTurn { seat, due, .. } => format!("{} bids next, not {}.", who(*due), who(*seat)),
        SurplusBid { players, had_bid: 0 } => {
            format!("Too many bids: {players} players bid in this deal.")
        }
        SurplusBid { players, had_bid } if had_bid < players => {
            format!("Too many bids: only {} had yet to bid.", count(players - had_bid, "player"))
        }
        SurplusBid { players, .. } => {
            format!("Nobody is left to bid: all {players} players have bid.")
        }
        BidsMissing { due, .. } => format!("The bidding is not over: {} bids next.", who(*due)),
        BidsForced => "Nobody bids in this deal: every bid is 0.".into(),
        EmptyAct => "No number is given.".into(),
        DeadHand { seat, .. } => format!(
            "{} deals and sits this deal out as the dead hand: no bid and no tricks.",
            who(*seat)
        ),
        Call(call) => auction::call_fault(call, who),
        SurplusCall { call, ended } => {
            let why = match ended {
                AuctionState::Won(won) => format!("{} won", contract(won, who)),
                AuctionState::Partner(by) => {
                    format!("only the partner of the trou by {} is missing", who(*by))
                }
                AuctionState::PassedOut => {
                    "everyone has passed, and the deal is dealt again".into()
                }
                AuctionState::Speaking(due) => format!("{} speaks next", who(*due)),
            };
            format!("{call} is a call too many: {why}.")
        }
        AuctionOver(Some(agreed)) => {
            format!("The auction is over: {}.", contract(agreed, who))
        }
        AuctionOver(None) => "No auction is in progress.".into(),
        AuctionUnderWay { due, .. } => {
            format!("The auction is not over: {} speaks next.", who(*due))
        }
        TrouPending(by) => auction::trou(&who(*by)),
        NoSuchBid(bid) => {
            let rule = rules.and_then(|rules| rules.bidding.auction());
            let bids = rule.iter().flat_map(|rule| &rule.bids).map(|bid| bid.id.as_str());
            no_such(Unknown::Bid, bid, bids)
        }
        ContractTrump { bid, names } => format!("{}.", auction::names_trump(bid, *names)),
        PlayedAlone(bid) => format!("{bid} is played alone, without a partner."),
        PartnerMissing(bid) => format!("{bid} is played by two: name the partner."),
        OwnPartner(seat) => format!("{} cannot be both declarer and partner.", who(*seat)),
        SideTricksCount(given) => {
            format!("After an auction, give one number, not {given}: the declaring side's tricks.")
        }
        NotDeclaring(seat) => format!("{} is not on the declaring side.", who(*seat)),
        NotInTheseRules => {
            rules.map_or_else(|| "These rules have nothing like it.".into(), how_players_bid)
        }
        TricksOutOfRange { seat, tricks, cards } => {
            out_of_range(&format!("{} cannot have taken", who(*seat)), *tricks, *cards)
        }
        TricksSum { sum, cards, complete: true } => {
            format!("The tricks add up to {sum}, but this deal has {}.", count(*cards, "trick"))
        }
        TricksSum { sum, cards, complete: false } => {
            let dealt = count(*cards, "trick");
            format!("The tricks already add up to {sum}, but this deal has only {dealt}.")
        }
        TricksCount { given, players } => {
            format!("{} given for {players} players.", count(*given, "number"))
        }
        TricksContradicted { seat, tricks, won, left, trick, taken_by } => {
            let by_cards = match left {
                0 => format!("was {won}"),
                _ => format!("is {won}, with {left} still to come"),
            };
            format!(
                "{} cannot have taken {tricks}: by the recorded cards it {by_cards}. Trick {trick}, \
                 won by {}, decides it.",
                who(*seat),
                who(*taken_by)
            )
        }
        TricksAlreadyRecorded(deal) => {
            format!("The recorded cards already give the tricks of deal {deal}.")
        }
        TricksTwice(seat) => format!("Two numbers of tricks are given for {}.", who(*seat)),
        Play(fault) => play::fault(fault, who),
        Ruling(fault) => players::ruling_fault(fault, who),
        Seating(fault) => players::seating_fault(fault, who),
        TrumpFixed { cards, all_dealt: true, .. } => {
            let cards = count(*cards, "card");
            format!("This deal has no trump: with {cards} each, no card is left to turn up.")
        }
        TrumpFixed { trump: fixed, .. } if fixed.suit().is_none() => {
            "This deal has no trump.".into()
        }
        TrumpFixed { trump: fixed, .. } => {
            format!("The trump of this deal is always {}. Nothing to record.", trump(*fixed))
        }
        TrumpTwice(earlier) => {
            format!("The trump of this deal is already recorded: {}.", trump(*earlier))
        }
        TrumpMissing(doubling) => format!(
            "The trump of this deal is not recorded, and {} would double its points.",
            doubling.name()
        ),
        TrumpIsNamed => "No card is turned up: the contract names the trump.".into(),
        TrumpIsSuit => "A card is turned up in this deal, and its suit is trump.".into(),
        NoSuchExtra { known, .. } if known.is_empty() => format!("{title} has no extra deals."),
        NoSuchExtra { id, known } => no_such(Unknown::Extra, id, known.iter().map(String::as_str)),
        ExtraTooSoon(0) => "An extra deal is in progress.".into(),
        ExtraTooSoon(left) => {
            format!("Extra deals follow the last deal: {} still to play.", count(*left, "deal"))
        }
        ExtrasSpent { mark, most } => {
            format!("A game has at most {}.", count(*most, &format!("{mark} deal")))
        }
        Finished { deals, .. } => format!("The game is over after {}.", count(*deals, "deal")),
    }
}

/// Why a number of tricks, bid or taken, cannot be; `cannot` begins the sentence.
fn out_of_range(cannot: &str, number: i64, cards: u8) -> String {
    let tricks = count(cards, "trick");
    match number {
        ..0 => format!("{cannot} fewer than 0 tricks."),
        BEYOND.. => format!("{cannot} that many: this deal has only {tricks}."),
        _ => format!("{cannot} {number}: this deal has only {tricks}."),
    }
}

/// How players bid in these rules, where something else was asked for.
pub fn how_players_bid(rules: &Ruleset) -> String {
    let title = &rules.title;
    match rules.bidding {
        Bidding::None => format!("Nobody bids in {title}."),
        Bidding::Exact(_) => format!("{title} has no auction: players bid tricks."),
        Bidding::Auction(_) => format!("{title} has an auction: players call."),
    }
}
