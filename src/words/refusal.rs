//! Why an act is against the rules, and what could be done instead.

use super::{
    Fixable, Hint, Ruling, Unknown, Who, auction, calls_in_short, capital, contract, count,
    count_rule, names, no_such, or, play, players, range, shortened, spans, trump, why_barred,
};
use crate::game::{Deal, Due, Game};
use crate::rules::{
    AuctionState, Bidding, Call, CountFault, NamesTrump, PlayFault, Reading, Refusal, Ruleset,
    RulingFault, SeatingFault,
};
use unicode_width::UnicodeWidthStr;

/// The columns for what is open, in a line of 80 that begins with “Nothing recorded.”
const COLUMNS: usize = 61;

/// The columns for what is open to a player with a long name.
const FEWEST_COLUMNS: usize = 36;

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
    let lapsed = || {
        let over = matches!(refusal, Refusal::AuctionOver(_) | Refusal::SurplusCall { .. });
        // A pair that won has passed since; only of a lone player is the contract owed to the lapse.
        let alone = |deal: &&Deal| deal.contract().is_some_and(|won| won.with.is_none());
        let lapsed = game.current().filter(|_| over).filter(alone).and_then(Deal::lapsed_call);
        lapsed.map(|_| Reading::LapsedCall)
    };
    let players = u8::try_from(setup.players().count()).ok();
    let behind = Reading::behind(refusal, setup.rules(), players).or_else(lapsed);
    let ruling = resting_on(setup.rules(), refusal, who, behind);
    let late = match (refusal, game.due()) {
        (Refusal::AuctionOver(_), Due::Tricks(due)) => auction::may_still_bid(&due.last_word, who),
        _ => None,
    };
    Ruling { open: late.or(ruling.open), ..ruling }
}

fn resting_on(rules: &Ruleset, refusal: &Refusal, who: Who<'_>, behind: Option<Reading>) -> Ruling {
    let (open, hints) = instead(rules, refusal, who);
    let because = because(Some(rules), refusal, who);
    let clause = match behind {
        // These take the place of what the act seems to break; the others stand beside it.
        Some(reading @ (Reading::TrickFewer | Reading::LapsedCall)) => Some(reading.clause()),
        _ => refusal.clause(),
    };
    Ruling { hints, ..Ruling::on(rules, clause, because, open) }.resting_on(rules, behind)
}

/// Why an act is refused; where the rules are not known, without their title.
pub(super) fn because(rules: Option<&Ruleset>, refusal: &Refusal, who: Who<'_>) -> String {
    use Refusal::*;
    let title = rules.map_or("This game", |rules| &rules.title);
    let because = match refusal {
        PlayerCount { given, seated } => {
            format!("{title} is for {} players, not {given}.", range(seated))
        }
        BidOutOfRange { seat, bid, cards, range: bids, .. } => {
            let cannot = format!("{} cannot bid", who(*seat));
            match *bid >= 0 && *bid <= i64::from(*cards) {
                true => format!("{cannot} {bid}: bids go from {} to {}.", bids.start(), bids.end()),
                false => out_of_range(&cannot, *bid, *cards),
            }
        }
        Hooked { seat, bid, cards, over, .. } => {
            format!("{} may not bid {bid}: {}.", who(*seat), why_barred(*cards, *over))
        }
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
        NoSuchBidWord { word, known } => no_such(Unknown::Bid, word, known),
        BidsForced => "Nobody bids in this deal: every bid is 0.".into(),
        EmptyAct => "No numbers given.".into(),
        DeadHand { seat, .. } => format!(
            "{} deals and sits this deal out as the dead hand: no bid and no tricks.",
            who(*seat)
        ),
        Call(call) => auction::call_fault(call, who),
        SurplusCall { call, ended } => {
            let why = match &**ended {
                AuctionState::Won(won) => format!("{} won", contract(won, who)),
                AuctionState::Partner(by) => {
                    format!("only the partner of the trou by {} is missing", who(*by))
                }
                AuctionState::PassedOut => {
                    "everyone has passed, and the deal is dealt again".into()
                }
                AuctionState::Speaking(due) => format!("{} speaks next", who(*due)),
            };
            format!("{call} comes after the end of the auction: {why}.")
        }
        AuctionOver(Some(agreed)) => format!("The auction is over: {}.", contract(agreed, who)),
        AuctionOver(None) => "No auction is in progress.".into(),
        NoContract => "No contract is recorded for this deal.".into(),
        AuctionUnderWay { due, .. } => {
            format!("The auction is not over: {} speaks next.", who(*due))
        }
        TrouPending(by) => auction::trou(&who(*by)),
        NoSuchBid(bid) => {
            let bids = rules.map_or(&[][..], |rules| rules.bidding.bids());
            no_such(Unknown::Bid, bid, bids.iter().map(|bid| &bid.id))
        }
        ContractTrump { bid, names } => format!("{}.", auction::names_trump(bid, *names)),
        PlayedAlone(bid) => format!("{bid} is played alone, without a partner."),
        PartnerMissing(bid) => format!("{bid} is played by two: name the partner."),
        OwnPartner(seat) => format!("{} cannot be both declarer and partner.", who(*seat)),
        SideTricksCount { given, declarers: 1 } => {
            format!("After an auction, give one number, not {given}: the declaring side's tricks.")
        }
        SideTricksCount { given, declarers } => {
            format!("Give {declarers} numbers, not {given}: the tricks of each declarer.")
        }
        ContractOnly => {
            "The table holds the auction by itself: only its contract is recorded.".into()
        }
        OneDeclarer(bid) => format!("Only one player in a deal can play {bid}."),
        DeclarerTwice(seat) => format!("{} is named twice.", who(*seat)),
        NotDeclaring(seat) => format!("{} is not on the declaring side.", who(*seat)),
        TooManyInForce(most) => {
            format!("This game already has {most} entries in force, the most possible.")
        }
        NotInTheseRules => {
            rules.map_or_else(|| "These rules do not allow that.".into(), how_players_bid)
        }
        TricksOutOfRange { seat, tricks, cards } => {
            out_of_range(&format!("{} cannot have taken", who(*seat)), *tricks, *cards)
        }
        TricksSum { sum, cards, complete } => {
            let (already, only) = if *complete { ("", "") } else { ("already ", "only ") };
            let dealt = count(*cards, "trick");
            format!("The tricks {already}add up to {sum}, but this deal has {only}{dealt}.")
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
        TricksTwice(seat) => match rules.is_some_and(Ruleset::counts_tricks_of_sides) {
            true => format!("Two numbers of tricks are given for the side of {}.", who(*seat)),
            false => format!("Two numbers of tricks are given for {}.", who(*seat)),
        },
        Play(fault) => play::fault(fault, who),
        Ruling(fault) => players::ruling_fault(fault, who),
        Title(fault) => players::title_fault(*fault),
        Note(fault) => players::note_fault(fault),
        Seating(fault) => players::seating_fault(fault, who),
        Count { count, fault } => match &**fault {
            CountFault::Unknown(known) if !known.is_empty() => {
                no_such(Unknown::Count, count, known)
            }
            fault => count_rule::fault(rules, count, fault, who),
        },
        TrumpFixed { cards, all_dealt: true, .. } => {
            let cards = count(*cards, "card");
            format!("This deal has no trump: with {cards} each, no card is left to turn up.")
        }
        TrumpFixed { trump: fixed, .. } if fixed.suit().is_none() => {
            "This deal has no trump.".into()
        }
        TrumpFixed { trump: fixed, .. } => {
            format!("The trump of this deal is fixed: {}.", trump(*fixed))
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
        DealerNamesSuit(card) => format!("{} is turned up: the dealer names a suit.", card.sign()),
        TurnedTwice(earlier) => {
            format!("The card turned up is already recorded: {}.", earlier.sign())
        }
        NoSuchExtra { known, .. } if known.is_empty() => format!("{title} has no extra deals."),
        NoSuchExtra { id, known } => no_such(Unknown::Extra, id, known),
        ExtraTooSoon(0) => "An extra deal is in progress.".into(),
        ExtraTooSoon(left) => {
            format!("Extra deals follow the last deal: {} still to play.", count(*left, "deal"))
        }
        ExtrasSpent { mark, most } => {
            format!("A game has at most {}.", count(*most, &format!("{mark} deal")))
        }
        Finished { deals, .. } => format!("The game is over after {}.", count(*deals, "deal")),
    };
    capital(&because)
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
        Bidding::Auction(_) => format!("{title} is bid by auction: calls, not numbers of tricks."),
    }
}

type Instead = (Option<String>, Vec<Hint>);

fn open(sentence: impl Into<String>) -> Instead {
    (Some(sentence.into()), Vec::new())
}

fn hints<const N: usize>(hints: [Hint; N]) -> Instead {
    (None, hints.into())
}

/// What could be done instead of an act that was refused.
fn instead(rules: &Ruleset, refusal: &Refusal, who: Who<'_>) -> Instead {
    use Refusal::*;
    let order = if rules.bidding.exact().is_some() { "bidding" } else { "turn" };
    match refusal {
        PlayerCount { seated, .. } => open(format!("Name {} players.", range(seated))),
        BidOutOfRange { seat: due, open, .. }
        | Hooked { seat: due, open, .. }
        | SecondBid { recorded: true, due: Some(due), open, .. }
        | DeadHand { due: Some(due), open, .. }
        | BidOutOfTurn { due, open, .. }
        | BidsMissing { due, open } => (open_to(&who(*due), |_| bids(rules, open)), Vec::new()),
        SecondBid { recorded: false, .. } => open("Give one bid for each player."),
        SecondBid { due: None, .. } => hints([Hint::Took(None), Hint::UndoLast]),
        SurplusBid { players, had_bid } if had_bid < players => {
            open(format!("Give at most {}.", players - had_bid))
        }
        SurplusBid { players, .. } => hints([Hint::Took(Some((*players).into())), Hint::UndoLast]),
        BidsForced => hints([Hint::Took(None)]),
        DeadHand { .. } => (Some("The others bid and take tricks.".into()), vec![Hint::Status]),
        TricksOutOfRange { cards, .. } => open(format!("Give a number from 0 to {cards}.")),
        TricksSum { cards, .. } => {
            open(format!("Give numbers that add up to {cards}, in {order} order."))
        }
        TricksCount { players, .. } => {
            open(format!("Give {players} numbers in {order} order; the last may be left out."))
        }
        TricksContradicted { left: 0, .. } => {
            open("Count again; for the next deal, record bids or trump first.")
        }
        TricksContradicted { .. } => (
            Some("Count again. If a card was mistyped, undo tricks one by one.".into()),
            vec![Hint::UndoLast],
        ),
        TricksTwice(_) if rules.counts_tricks_of_sides() => open("Give one number for each side."),
        TricksTwice(_) => open("Give one number for each player."),
        Play(fault) => instead_of_play(fault, who),
        Ruling(RulingFault::TooMany) | TooManyInForce(_) | TrumpTwice(_) => hints([Hint::UndoLast]),
        Ruling(_) => hints([Hint::HelpOn("rule".into())]),
        Title(_) => hints([Hint::HelpOn("rename".into())]),
        Note(_) => hints([Hint::HelpOn("note".into())]),
        Seating(fault) => instead_of_seating(fault, who),
        Count { fault, .. } => count_rule::instead(fault),
        TrumpMissing(_) => hints([Hint::Trump { optional: false }]),
        TurnedTwice(_) => hints([Hint::Trump { optional: false }, Hint::UndoLast]),
        TrumpIsSuit | DealerNamesSuit(_) => open("Give spades, hearts, diamonds or clubs."),
        NoSuchExtra { known, .. } if !known.is_empty() => open(format!("Choose {}.", or(known))),
        ExtraTooSoon(0) => (Some("Finish it first.".into()), vec![Hint::Status]),
        ExtraTooSoon(_) => (Some("Play to the end first.".into()), vec![Hint::Status]),
        ExtrasSpent { .. } => hints([Hint::Sheet]),
        Call(call) => (open_calls(&who(call.seat), &call.open), Vec::new()),
        AuctionUnderWay { due, open } => (open_calls(&who(*due), open), Vec::new()),
        NoContract if rules.bidding.judged_auction().is_some() => {
            hints([Hint::Contract, Hint::Call])
        }
        NoContract | ContractOnly => hints([Hint::Contract]),
        OneDeclarer(_) => open("Name one player."),
        DeclarerTwice(_) => open("Name different players."),
        SurplusCall { .. } => open("Leave it out."),
        AuctionOver(Some(_)) => hints([Hint::Took(Some(1)), Hint::UndoLast]),
        TrouPending(by) => hints([Hint::Trou(who(*by))]),
        SideTricksCount { declarers, .. } => hints([Hint::Took(Some(*declarers))]),
        NotDeclaring(_) => hints([Hint::Took(Some(1))]),
        ContractTrump { names: NamesTrump::None, .. } => open("Leave the suit out."),
        ContractTrump { .. } => open("Give the trump with the bid."),
        PlayedAlone(_) => open("Leave the partner out."),
        PartnerMissing(_) | OwnPartner(_) => hints([Hint::GivePartner]),
        Finished { extras, .. } => {
            let extras = extras.iter().cloned().map(Hint::Extra);
            (None, [Hint::Sheet, Hint::UndoLast].into_iter().chain(extras).collect())
        }
        _ => hints([Hint::Status]),
    }
}

/// What is open to a player, made to fit the columns that are left; `None` if nothing is.
fn open_to(who: &str, open: impl FnOnce(usize) -> String) -> Option<String> {
    let before = format!("Open to {who}: ");
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
    let highest = calls.last().and_then(|call| call.split(' ').next()).unwrap_or_default();
    open_to(who, |columns| shortened(&calls, columns, |_| format!("… up to {highest}")))
}

fn instead_of_play(fault: &PlayFault, who: Who<'_>) -> Instead {
    use PlayFault::*;
    match fault {
        NotInPack { .. }
        | Duplicate(_)
        | AllSeen { .. }
        | AlreadyPlayed { .. }
        | TakenByOther { .. }
        | TurnedLater { .. } => (Some("Check the cards.".into()), vec![Hint::Log]),
        TurnedUp(_) | LastOfTrumpSuit { .. } => {
            (Some("Check the trick and the card turned up.".into()), vec![Hint::UndoLast])
        }
        NothingTurned(_) => open("Leave out the card turned up."),
        WrongLeader { due, .. } => {
            open(format!("Give the cards in the order played, starting with {}.", who(*due)))
        }
        OutOfTurn { .. } => open("Give one card for each player, in turn."),
        TrickSize { players, .. } => hints([Hint::Trick(*players)]),
        TrumpUnknown => hints([Hint::Trump { optional: false }]),
        AllPlayed { .. } => hints([Hint::Status]),
        NotJudged(_) => hints([Hint::Took(None)]),
        NotInHand { open, .. }
        | MustFollow { open, .. }
        | MustBeat { open, .. }
        | TrumpUnbroken { open, .. }
        | MustTrump { open, .. } => {
            ((!open.is_empty()).then(|| format!("Playable: {}.", play::cards(open))), Vec::new())
        }
    }
}

fn instead_of_seating(fault: &SeatingFault, who: Who<'_>) -> Instead {
    use SeatingFault::*;
    match fault {
        DealBegun(deal) => hints([Hint::Fix { deal: *deal, what: Fixable::Dealer }]),
        MidDeal(_) => (Some("First play the deal to its end.".into()), vec![Hint::Redeal]),
        SeatEmpty { seat, .. } => hints([Hint::Leave(who(*seat))]),
        NameTaken(_) | NoName => open("Choose another name."),
        SameSeat => open("Name two different players."),
        Sides => open("Name two partners."),
        AlreadyDealing(_) => hints([Hint::Status]),
        TooMany => hints([Hint::Script]),
    }
}
