//! What could be done instead of an act that was refused.

use super::{
    Fixable, Hint, Who, bid_name, calls_in_short, list, messages, or, play, range, shortened,
    spans, tallies,
};
use crate::rules::{
    Call, IncidentRefusal, KindRefusal, NamesTrump, PlayRefusal, Refusal, Ruleset, RulingRefusal,
    SeatingRefusal,
};
use unicode_width::UnicodeWidthStr;

/// The columns for what is open, in a line of 80 that begins with “Nothing recorded.”
const COLUMNS: usize = 61;

/// The columns for what is open to a player with a long name.
const FEWEST_COLUMNS: usize = 36;

type Instead = (Option<String>, Vec<Hint>);

fn open(sentence: impl Into<String>) -> Instead {
    (Some(sentence.into()), Vec::new())
}

fn hints<const N: usize>(hints: [Hint; N]) -> Instead {
    (None, hints.into())
}

/// Whether so many numbers are those of the sides, where only the tricks of sides count.
pub(super) fn counts_sides(rules: &Ruleset, numbers: u8) -> bool {
    rules.counts_tricks_of_sides() && !rules.player_counts().contains(&numbers)
}

/// Records what ends a deal after an auction: the tricks of the declarer, or the first tally with a total.
fn numbers_due(rules: &Ruleset) -> Hint {
    let mut totals = rules.tallies_recorded().filter(|tally| tally.total.is_some());
    match totals.next() {
        Some(tally) if rules.is_of_tallies() => Hint::Tally(tally.id.clone()),
        _ => Hint::Took(Some(1)),
    }
}

/// What could be done instead of an act that was refused.
pub(super) fn instead(rules: &Ruleset, refusal: &Refusal, who: Who<'_>) -> Instead {
    use Refusal::*;
    let order = if rules.bidding.exact().is_some() { "bidding" } else { "turn" };
    match refusal {
        PlayerCount { seated, .. } => {
            open(messages::PlayersRemedyNumber { allowed: range(seated) }.say())
        }
        BidOutOfRange { seat: due, open, .. }
        | Hooked { seat: due, open, .. }
        | DeadHand { due: Some(due), open, .. }
        | BidOutOfTurn { due, open, .. }
        | BidsMissing { due, open } => (open_to(&who(*due), |_| bids(rules, open)), Vec::new()),
        SecondBid { recorded: None, .. } => open(&*messages::BidRemedyOneEach.say()),
        SecondBid { recorded: Some(deal), seat, .. } => {
            hints([Hint::FixBid { deal: *deal, name: who(*seat) }, Hint::UndoLast])
        }
        SurplusBid { players, had_bid } if had_bid < players => {
            open(messages::BidRemedyAtMost { bids: players - had_bid }.say())
        }
        SurplusBid { players, .. } => hints([Hint::Took(Some((*players).into())), Hint::UndoLast]),
        BidsForced(_) => hints([Hint::Took(None)]),
        DeadHand { .. } => (Some(messages::DeadHandRemedy.say()), vec![Hint::Status]),
        TricksOutOfRange { cards, .. } => open(messages::TricksRemedyRange { most: cards }.say()),
        TricksSum { cards, .. } => open(messages::TricksRemedySum { sum: cards, order }.say()),
        TricksCount { players, .. } if counts_sides(rules, *players) => {
            open(&*messages::TricksRemedyEachSide.say())
        }
        TricksCount { players, .. } => open(messages::TricksRemedyCount { players, order }.say()),
        TricksContradicted { left: 0, .. } => open(&*messages::TricksRemedyRecount.say()),
        TricksContradicted { .. } => {
            (Some(messages::TricksRemedyRecountOrUndo.say()), vec![Hint::UndoLast])
        }
        TricksTwice(_) if rules.counts_tricks_of_sides() => {
            open(&*messages::TricksRemedyEachSide.say())
        }
        TricksTwice(_) => open(&*messages::TallyAdviceOneNumber.say()),
        Play(refusal) => instead_of_play(refusal, who),
        Ruling(RulingRefusal::TooMany) | Incident(IncidentRefusal::TooMany) => {
            hints([Hint::UndoLast])
        }
        Ruling(_) => hints([Hint::HelpOn("rule".into())]),
        Incident(IncidentRefusal::NoSuchOption { options, .. }) => {
            open(messages::IncidentRemedyOptions { options: or(options) }.say())
        }
        Incident(IncidentRefusal::Disproved { .. }) => {
            hints([Hint::of_program(messages::HintLetStand.say(), "--stands")])
        }
        Incident(IncidentRefusal::TooLate { incident, options, .. }) => {
            hints([Hint::ChooseLate { incident: *incident, options: options.clone() }])
        }
        Incident(_) => hints([Hint::HelpOn("incident".into())]),
        Title(_) => hints([Hint::HelpOn("rename".into())]),
        Note(_) => hints([Hint::HelpOn("note".into())]),
        Redeal(_) => hints([Hint::HelpOn("redeal".into())]),
        EarlyEnd(_) => hints([Hint::HelpOn("end".into())]),
        Seating(refusal) => instead_of_seating(refusal, who),
        Tally { refusal, .. } => tallies::instead(refusal),
        TrumpMissing(_) => hints([Hint::Trump { optional: false }]),
        TrumpTwice { deal, .. } | TurnedTwice { deal, .. } => {
            hints([Hint::Fix { deal: *deal, what: Fixable::Trump }])
        }
        TrumpIsSuit | DealerNamesSuit(_) => open(&*messages::TrumpRemedySuit.say()),
        Kind(refusal) => instead_of_kind(refusal, who),
        NoSuchExtra { known, .. } if !known.is_empty() => {
            open(messages::TallyAdviceChoose { tallies: or(known) }.say())
        }
        ExtraTooSoon(0) => (Some(messages::ExtraRemedyFinishCurrent.say()), vec![Hint::Status]),
        ExtraTooSoon(_) => (Some(messages::ExtraRemedyPlaySchedule.say()), vec![Hint::Status]),
        ExtrasSpent { .. } => hints([Hint::Sheet]),
        Call(call) => (open_calls(&who(call.seat), &call.open), Vec::new()),
        AuctionUnderWay { due, open } => (open_calls(&who(*due), open), Vec::new()),
        NoContract if rules.bidding.judged_auction().is_some() => {
            hints([Hint::contract(rules), Hint::Call])
        }
        NoContract | ContractOnly => hints([Hint::contract(rules)]),
        OneDeclarer(_) => open(&*messages::ContractRemedyOneDeclarer.say()),
        DeclarerTwice(_) => open(&*messages::ContractRemedyDifferentPlayers.say()),
        SurplusCall { .. } => open(&*messages::CallRemedyOmit.say()),
        AuctionOver(Some(_)) => hints([numbers_due(rules), Hint::UndoLast]),
        TrouPending(by) => hints([Hint::Trou(who(*by))]),
        SideTricksCount { declarers, .. } => hints([Hint::Took(Some(*declarers))]),
        NotDeclaring(_) => hints([numbers_due(rules)]),
        ContractTrump { names: NamesTrump::None, .. } => {
            open(&*messages::ContractRemedyOmitSuit.say())
        }
        ContractTrump { .. } => open(&*messages::ContractRemedyGiveTrump.say()),
        PlayedAlone(_) => open(&*messages::ContractRemedyOmitPartner.say()),
        PartnerMissing(_) | OwnPartner(_) => hints([Hint::GivePartner]),
        Finished { extras, .. } => {
            let mut hints = vec![Hint::Sheet, Hint::UndoLast];
            for extra in rules.extras.iter().filter(|extra| extras.contains(&extra.id)) {
                hints.push(Hint::Extra { id: extra.id.clone(), bids: extra.bids });
            }
            (None, hints)
        }
        _ => hints([Hint::Status]),
    }
}

/// What is open to a player, shortened to the columns that are left; `None` if nothing is open.
fn open_to(who: &str, open: impl FnOnce(usize) -> String) -> Option<String> {
    let before = messages::RefusalOpenChoices { player: who }.say() + " ";
    let open = open(COLUMNS.saturating_sub(before.width()).max(FEWEST_COLUMNS));
    (!open.is_empty()).then(|| format!("{before}{open}."))
}

/// The bids that are open, with the words that make one.
fn bids(rules: &Ruleset, open: &[u8]) -> String {
    let words = rules.bidding.exact().into_iter().flat_map(|rule| rule.words(open));
    or(spans(open).into_iter().chain(words))
}

fn open_calls(who: &str, open: &[Call]) -> Option<String> {
    let calls = calls_in_short(open);
    let highest = match open.last() {
        Some(Call::Bid(bid)) => bid_name(&bid.id),
        _ => calls.last().cloned().unwrap_or_default(),
    };
    open_to(who, |columns| {
        shortened(&calls, columns, |_| messages::CallListHighest { call: &highest }.say())
    })
}

fn instead_of_play(refusal: &PlayRefusal, who: Who<'_>) -> Instead {
    use PlayRefusal::*;
    match refusal {
        NotInPack { .. }
        | Duplicate(_)
        | AllSeen { .. }
        | AlreadyPlayed { .. }
        | TakenByOther { .. }
        | TurnedLater { .. } => (Some(messages::CardRemedyCheck.say()), vec![Hint::Log]),
        TurnedUp(_) | LastOfTrumpSuit { .. } => {
            (Some(messages::CardRemedyCheckTurned.say()), vec![Hint::UndoLast])
        }
        NothingTurned(_) => open(&*messages::CardRemedyOmitTurned.say()),
        WrongLeader { due, .. } => open(messages::CardRemedyLeader { leader: who(*due) }.say()),
        OutOfTurn { .. } => open(&*messages::CardRemedyOneEach.say()),
        TrickSize { players, .. } => hints([Hint::Trick(*players)]),
        TrumpUnknown => hints([Hint::Trump { optional: false }]),
        AllPlayed { .. } => hints([Hint::Status]),
        NotJudged(_) | LeftToTable | PlayLeftToTable => hints([Hint::Took(None)]),
        Forbidden { open: cards, .. } if cards.is_empty() => (None, Vec::new()),
        Forbidden { open: cards, .. } => {
            open(messages::CardRemedyPlayable { cards: play::cards(cards) }.say())
        }
    }
}

fn instead_of_seating(refusal: &SeatingRefusal, who: Who<'_>) -> Instead {
    use SeatingRefusal::*;
    match refusal {
        DealBegun(deal) => hints([Hint::Fix { deal: *deal, what: Fixable::Dealer }]),
        MidDeal(_) => (Some(messages::SeatingRemedyFinishDeal.say()), vec![Hint::Redeal]),
        Number { leaving: Some(_), is_mid_deal: true, .. } => {
            (Some(messages::SeatingRemedyTakeOver.say()), vec![Hint::Redeal, Hint::End])
        }
        Number { leaving: Some(seat), .. } => hints([Hint::Leave(who(*seat), "NAME".into())]),
        Number { leaving: None, .. } => hints([Hint::Leave("NAME".into(), "NAME".into())]),
        NumberMidDeal { .. } => {
            (Some(messages::SeatingRemedyFinishDeal.say()), vec![Hint::Redeal, Hint::End])
        }
        NotAtTable(seat) => hints([Hint::Join(who(*seat))]),
        KeepsTotal(_) => open(&*messages::JoinRemedyNoPoints.say()),
        Points(_) => hints([Hint::HelpOn("join".into())]),
        NameTaken(_) | NameInGame(_) | NobodyCalled(_) | NoName => {
            open(&*messages::SeatingRemedyAnotherName.say())
        }
        SameSeat => open(&*messages::SeatingRemedyDifferentPlayers.say()),
        Sides => open(&*messages::SeatingRemedyPartners.say()),
        AlreadyDealing(_) => hints([Hint::Status]),
        TooMany => hints([Hint::Script]),
    }
}

/// What to do instead of a refused kind.
fn instead_of_kind(refusal: &KindRefusal, who: Who<'_>) -> Instead {
    match refusal {
        KindRefusal::Unknown { known, .. } => {
            open(messages::TallyAdviceChoose { tallies: or(known) }.say())
        }
        KindRefusal::OtherTally { kind, .. } if kind.tallies.is_empty() => hints([Hint::Status]),
        KindRefusal::OtherTally { kind, .. } => {
            open(messages::TallyAdviceChoose { tallies: or(&kind.tallies) }.say())
        }
        KindRefusal::Spent { seat, open: left, .. } | KindRefusal::Missing { seat, open: left } => {
            open(messages::KindLeft { player: who(*seat), kinds: list(left) }.say())
        }
        KindRefusal::Known { deal: Some(deal), .. } => {
            hints([Hint::Fix { deal: *deal, what: Fixable::Kind }])
        }
        KindRefusal::Known { deal: None, .. } => hints([Hint::Status]),
    }
}
