//! Why an act is against the rules.

use super::remedy::{counts_sides, instead};
use super::texts::{kind_title, tally_name};
use super::{
    Ruling, Unknown, Who, auction, capital, contract, messages, names, no_such, play, players,
    quoted, range, rules_error, rules_title, tallies, trump, why_barred,
};
use crate::game::{Due, Game, SlipRefusal};
use crate::rules::{
    AuctionState, Bidding, KindRefusal, LocatedRulesError, Reading, Refusal, RulesError, Ruleset,
    Sides, TallyRefusal,
};

/// The least number that is not repeated: reading may have cut it off there.
const BEYOND: i64 = 1_000_000;

/// The ruling on a refused act. `who` names a seat as in the middle of a sentence.
pub fn ruling(rules: &Ruleset, refusal: &Refusal, who: Who<'_>) -> Ruling {
    resting_on(rules, refusal, who, Reading::behind(refusal, rules, None))
}

/// The ruling on an act refused in a game.
pub fn ruling_in(game: &Game, refusal: &Refusal) -> Ruling {
    ruling_for(game, refusal, &names(game))
}

/// The ruling on an act refused in a game whose players have no names, or other ones.
pub fn ruling_for(game: &Game, refusal: &Refusal, who: Who<'_>) -> Ruling {
    let setup = game.setup();
    let players = u8::try_from(game.around_the_table().count()).ok();
    let mut behind = Reading::behind(refusal, setup.rules(), players);
    if behind.is_none() && rests_on_lapsed_call(game, refusal) {
        behind = Some(Reading::LapsedCall);
    }
    let is_extra = game.current().is_some_and(|deal| deal.plan.extra.is_some());
    if is_extra && matches!(refusal, Refusal::Hooked { .. }) {
        behind = Some(Reading::ExtraDeals);
    }
    let mut ruling = resting_on(setup.rules(), refusal, who, behind);
    if let (Refusal::AuctionOver(_), Due::Tricks(due)) = (refusal, game.due()) {
        ruling.open = auction::may_still_bid(&due.last_word, who).or(ruling.open);
    }
    ruling
}

/// Whether a call is refused because one that nobody joined had lapsed, so that the auction is over.
fn rests_on_lapsed_call(game: &Game, refusal: &Refusal) -> bool {
    let Some(deal) = game.current() else { return false };
    // A pair that won has passed since; only a lone player owes the contract to the lapse.
    let is_lone = deal.contract().is_some_and(|contract| contract.with.is_none());
    matches!(refusal, Refusal::AuctionOver(_) | Refusal::SurplusCall { .. })
        && is_lone
        && deal.lapsed_call().is_some()
}

fn resting_on(rules: &Ruleset, refusal: &Refusal, who: Who<'_>, behind: Option<Reading>) -> Ruling {
    let (open, hints) = instead(rules, refusal, who);
    let because = because(Some(rules), refusal, who);
    let clause = match behind {
        // These replace what the act seems to break; the others are cited in addition.
        Some(reading @ (Reading::TrickFewer | Reading::LapsedCall)) => reading.clause(),
        _ => refusal.clause(),
    };
    Ruling { hints, ..Ruling::on(rules, clause, because, open) }.resting_on(rules, behind)
}

/// Why an act is refused; where the rules are not known, without their title.
pub(super) fn because(rules: Option<&Ruleset>, refusal: &Refusal, who: Who<'_>) -> String {
    use Refusal::*;
    let title = rules.map_or_else(|| messages::TallyThisGame.say(), rules_title);
    let because = match refusal {
        PlayerCount { given, seated } => {
            messages::PlayersRefusalNumber { title: &title, allowed: range(seated), given }.say()
        }
        BidOutOfRange { seat, bid, cards, range: bids, .. } => {
            if (0..=i64::from(*cards)).contains(bid) {
                messages::BidRefusalOutOfRange {
                    player: who(*seat),
                    bid,
                    least: bids.start(),
                    most: bids.end(),
                }
                .say()
            } else {
                messages::BidRefusalImpossible { player: who(*seat), size: size(*bid), cards, bid }
                    .say()
            }
        }
        Hooked { seat, bid, cards, over, .. } => messages::BidRefusalHooked {
            player: who(*seat),
            bid,
            reason: why_barred(*cards, *over),
        }
        .say(),
        SecondBid { seat, recorded: None, .. } => {
            messages::BidRefusalGivenTwice { player: who(*seat) }.say()
        }
        SecondBid { seat, earlier, .. } => {
            messages::BidRefusalFinal { player: who(*seat), earlier }.say()
        }
        BidOutOfTurn { seat, due, .. } => {
            messages::BidRefusalOutOfTurn { next_player: who(*due), player: who(*seat) }.say()
        }
        SurplusBid { players, had_bid: 0 } => messages::BidRefusalMoreThanPlayers { players }.say(),
        SurplusBid { players, had_bid } if had_bid < players => {
            messages::BidRefusalMoreThanDue { players: players - had_bid }.say()
        }
        SurplusBid { players, .. } => messages::BidRefusalAllHaveBid { players }.say(),
        BidsMissing { due, .. } => {
            messages::TricksRefusalBidsMissing { next_player: who(*due) }.say()
        }
        NoSuchBidWord { word, known } => no_such(Unknown::Bid, word, known),
        BidsForced(_) => messages::BidRefusalForcedZero.say(),
        EmptyAct => messages::NumbersRefusalNoneGiven.say(),
        DeadHand { seat, .. } => messages::DeadHandRefusal { player: who(*seat) }.say(),
        Call(call) => auction::refused_call(call, who),
        SurplusCall { call, ended } => {
            let why = match &**ended {
                AuctionState::Won(won) => {
                    messages::AuctionStateWon { contract: contract(won, who) }.say()
                }
                AuctionState::Partner(by) => {
                    messages::AuctionStatePartner { player: who(*by) }.say()
                }
                AuctionState::PassedOut => messages::AuctionStatePassedOut.say(),
                AuctionState::Speaking(due) => {
                    messages::AuctionStateSpeaking { next_player: who(*due) }.say()
                }
            };
            messages::CallRefusalSurplus { call: auction::call_words(call), reason: &why }.say()
        }
        AuctionOver(Some(agreed)) => {
            messages::CallRefusalAuctionOver { contract: contract(agreed, who) }.say()
        }
        AuctionOver(None) => messages::CallRefusalNoAuction.say(),
        NoContract => messages::ContractRefusalMissing.say(),
        AuctionUnderWay { due, .. } => {
            messages::TricksRefusalAuctionUnderWay { next_player: who(*due) }.say()
        }
        TrouPending(by) => messages::AuctionTrouAnnounced { player: who(*by) }.say(),
        NoSuchBid(bid) => {
            let bids = rules.map_or(&[][..], |rules| rules.bidding.bids());
            no_such(Unknown::Bid, bid, bids.iter().map(|bid| &bid.id))
        }
        FactorsTogether { first, second } => {
            messages::ContractRefusalWords { first: quoted(first), second: quoted(second) }.say()
        }
        ContractTrump { bid, names } => format!("{}.", auction::names_trump(bid, *names)),
        PlayedAlone(_) if rules.is_some_and(|rules| rules.sides == Sides::Opposite) => {
            messages::ContractRefusalSidesFixed.say()
        }
        PlayedAlone(bid) => messages::ContractRefusalPlayedAlone { bid }.say(),
        PartnerMissing(bid) => messages::ContractRefusalPartnerMissing { bid }.say(),
        OwnPartner(seat) => messages::ContractRefusalOwnPartner { player: who(*seat) }.say(),
        SideTricksCount { given, declarers: 1 } => messages::TricksRefusalOneSide { given }.say(),
        SideTricksCount { given, declarers } => {
            messages::TricksRefusalEachDeclarer { declarers, given }.say()
        }
        ContractOnly => messages::CallRefusalContractOnly.say(),
        OneDeclarer(bid) => messages::ContractRefusalOneDeclarer { bid }.say(),
        DeclarerTwice(seat) => messages::ContractRefusalDeclarerTwice { player: who(*seat) }.say(),
        NotDeclaring(seat) => messages::TricksRefusalNotDeclaring { player: who(*seat) }.say(),
        NotInTheseRules => {
            rules.map_or_else(|| messages::EntryRefusalNotInRules.say(), how_players_bid)
        }
        TricksOutOfRange { seat, tricks, cards } => messages::TricksRefusalImpossible {
            player: who(*seat),
            size: size(*tricks),
            cards,
            tricks,
        }
        .say(),
        TricksSum { sum, cards, complete } => {
            let dealt = messages::CountTricks { number: cards }.say();
            if *complete {
                messages::TricksRefusalWrongSum { sum, tricks: dealt }.say()
            } else {
                messages::TricksRefusalSumExceeded { sum, tricks: dealt }.say()
            }
        }
        TricksCount { given, players } => {
            let takers = if rules.is_some_and(|rules| counts_sides(rules, *players)) {
                "sides"
            } else {
                "players"
            };
            messages::TricksRefusalCount { given, takers, players }.say()
        }
        TricksContradicted { seat, tricks, won, left, trick, taken_by } => {
            let by = who(*taken_by);
            match left {
                0 => messages::TricksRefusalContradicted {
                    player: who(*seat),
                    tricks,
                    won,
                    trick,
                    taker: by,
                }
                .say(),
                _ => messages::TricksRefusalContradictedSoFar {
                    player: who(*seat),
                    tricks,
                    won,
                    left,
                    trick,
                    taker: by,
                }
                .say(),
            }
        }
        TricksAlreadyRecorded(deal) => messages::TricksRefusalGivenByCards { deal }.say(),
        TricksTwice(seat) if rules.is_some_and(Ruleset::counts_tricks_of_sides) => {
            messages::TricksRefusalSideTwice { side: who(*seat) }.say()
        }
        TricksTwice(seat) => messages::TricksRefusalPlayerTwice { player: who(*seat) }.say(),
        Play(refusal) => play::refusal(refusal, who),
        Ruling(refusal) => players::ruling_refusal(refusal, who),
        Incident(refusal) => players::incident_refusal(refusal, who),
        Title(refusal) => players::title_error(*refusal),
        Note(refusal) => players::note_refusal(refusal),
        Redeal(refusal) => players::redeal_refusal(refusal),
        EarlyEnd(refusal) => players::early_end_refusal(refusal),
        Seating(refusal) => players::seating_refusal(refusal, who),
        Tally { id, refusal } => match &**refusal {
            TallyRefusal::Unknown(known) if !known.is_empty() => no_such(Unknown::Tally, id, known),
            refusal => tallies::refusal(rules, id, refusal, who),
        },
        TrumpFixed { cards, all_dealt: true, .. } => {
            let cards = messages::CountCards { number: cards }.say();
            messages::TrumpRefusalAllDealt { cards: &cards }.say()
        }
        TrumpFixed { trump: fixed, .. } if fixed.suit().is_none() => {
            messages::TrumpRefusalNoTrump.say()
        }
        TrumpFixed { trump: fixed, .. } => {
            messages::TrumpRefusalFixed { trump: trump(*fixed) }.say()
        }
        TrumpTwice { trump: earlier, .. } => {
            messages::TrumpRefusalRecorded { trump: trump(*earlier) }.say()
        }
        TrumpMissing(doubling) => {
            messages::TrumpRefusalMissing { suit: super::suit(*doubling) }.say()
        }
        TrumpIsNamed => messages::TrumpRefusalNamedByContract.say(),
        TrumpIsSuit => messages::TrumpRefusalSuitTurned.say(),
        DealerNamesSuit(card) => messages::TrumpRefusalDealerNamesSuit { card: card.sign() }.say(),
        TurnedTwice { card, .. } => messages::TrumpRefusalTurnedTwice { card: card.sign() }.say(),
        Kind(refusal) => refused_kind(refusal, who),
        NoSuchExtra { known, .. } if known.is_empty() => {
            messages::ExtraRefusalNoneInRules { title: &title }.say()
        }
        NoSuchExtra { id, known } => no_such(Unknown::Extra, id, known),
        ExtraTooSoon(0) => messages::ExtraRefusalInProgress.say(),
        ExtraTooSoon(left) => messages::ExtraRefusalTooSoon { deals: left }.say(),
        ExtrasSpent { mark, most } => messages::ExtraRefusalSpent { most, mark }.say(),
        Finished { deals, by_table: true, .. } => messages::EndRefusalByTable { deals }.say(),
        Finished { deals, .. } => messages::DealRefusalGameOver { deals }.say(),
    };
    capital(&because)
}

/// The message variant for an impossible number of tricks, bid or taken.
fn size(number: i64) -> &'static str {
    match number {
        ..0 => "negative",
        BEYOND.. => "huge",
        _ => "number",
    }
}

/// How players bid in these rules, where something else was asked for.
pub fn how_players_bid(rules: &Ruleset) -> String {
    let title = &rules_title(rules);
    match rules.bidding {
        Bidding::None => messages::BidRefusalNoBidding { title }.say(),
        Bidding::Exact(_) => messages::CallRefusalTricksAreBid { title }.say(),
        Bidding::Auction(_) => messages::BidRefusalAuctionInstead { title }.say(),
    }
}

/// Why a kind cannot be recorded.
fn refused_kind(refusal: &KindRefusal, who: Who<'_>) -> String {
    match refusal {
        KindRefusal::Unknown { id, known } => no_such(Unknown::Kind, id, known),
        KindRefusal::Spent { seat, kind, deal, .. } => {
            messages::KindRefusalSpent { player: who(*seat), kind: kind_title(kind), deal }.say()
        }
        KindRefusal::Known { kind, deal: Some(deal) } => {
            messages::KindRefusalChosen { kind: kind_title(kind), deal }.say()
        }
        KindRefusal::Known { kind, deal: None } => {
            messages::KindRefusalScheduled { kind: kind_title(kind) }.say()
        }
        KindRefusal::Missing { seat, .. } => {
            messages::KindRefusalMissing { player: who(*seat) }.say()
        }
        KindRefusal::OtherTally { tally, kind, .. } => {
            messages::KindRefusalTally { tally: tally_name(tally), kind: kind_title(kind) }.say()
        }
    }
}

/// What is probably a mistake, as a sentence.
pub fn slip_refusal(slip: &SlipRefusal) -> String {
    match slip {
        SlipRefusal::Name(name) if name.contains('=') => {
            messages::NameDoubtSetting { name: quoted(name) }.say()
        }
        SlipRefusal::Name(name) => messages::NameDoubtNumber { name: quoted(name) }.say(),
        SlipRefusal::Reason(reason) => messages::RulingDoubtPoints { reason: quoted(reason) }.say(),
        SlipRefusal::Deal(deal) => {
            messages::RedealDoubtDeal { deal: quoted(&deal.to_string()) }.say()
        }
        SlipRefusal::All { name, all, tally } => {
            let all = tally_name(all);
            messages::TallyDoubtAll { player: name, all, tally: tally_name(tally) }.say()
        }
        SlipRefusal::Incident(number) => messages::IncidentDoubtTwice { number }.say(),
        SlipRefusal::Misdeal { name, dealer, .. } => {
            messages::IncidentDoubtDealer { player: name, dealer }.say()
        }
        SlipRefusal::Rules(LocatedRulesError { error: error @ RulesError::NoZero, .. }) => {
            rules_error(error)
        }
        SlipRefusal::Rules(LocatedRulesError { key, error }) => {
            format!("{key}: {}", rules_error(error))
        }
    }
}
