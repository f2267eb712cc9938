//! Why an act is against the rules, and what could be done instead.

use super::{
    Fixable, Hint, Ruling, Unknown, Who, auction, calls_in_short, capital, catalog, contract,
    count_rule, names, no_such, or, play, players, range, shortened, spans, translated, trump,
    why_barred,
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
    let title = rules.map_or_else(catalog::this_game, |rules| translated(&rules.title));
    let because = match refusal {
        PlayerCount { given, seated } => catalog::is_for_players_not(&title, range(seated), given),
        BidOutOfRange { seat, bid, cards, range: bids, .. } => {
            match *bid >= 0 && *bid <= i64::from(*cards) {
                true => catalog::bids_go_from_to(who(*seat), bid, bids.start(), bids.end()),
                false => catalog::cannot_bid(who(*seat), size(*bid), cards, bid),
            }
        }
        Hooked { seat, bid, cards, over, .. } => {
            catalog::may_not_bid(who(*seat), bid, why_barred(*cards, *over))
        }
        SecondBid { seat, recorded: None, .. } => catalog::two_bids_are_given_for(who(*seat)),
        SecondBid { seat, earlier, .. } => {
            catalog::has_already_bid_in_this_deal(who(*seat), earlier)
        }
        BidOutOfTurn { seat, due, .. } => catalog::bids_next_not(who(*due), who(*seat)),
        SurplusBid { players, had_bid: 0 } => catalog::too_many_bids_players_bid_in(players),
        SurplusBid { players, had_bid } if had_bid < players => {
            catalog::too_many_bids_only_had_yet(players - had_bid)
        }
        SurplusBid { players, .. } => catalog::nobody_is_left_to_bid_all(players),
        BidsMissing { due, .. } => catalog::bidding_is_not_over_bids_next(who(*due)),
        NoSuchBidWord { word, known } => no_such(Unknown::Bid, word, known),
        BidsForced => catalog::nobody_bids_in_this_deal_every(),
        EmptyAct => catalog::no_numbers_given(),
        DeadHand { seat, .. } => catalog::deals_and_sits_this_deal_out(who(*seat)),
        Call(call) => auction::call_fault(call, who),
        SurplusCall { call, ended } => {
            let why = match &**ended {
                AuctionState::Won(won) => catalog::won(contract(won, who)),
                AuctionState::Partner(by) => catalog::only_partner_of_trou_by_is(who(*by)),
                AuctionState::PassedOut => catalog::everyone_has_passed_and_deal_is(),
                AuctionState::Speaking(due) => catalog::speaks_next(who(*due)),
            };
            catalog::comes_after_end_of_auction(auction::call_words(call), &why)
        }
        AuctionOver(Some(agreed)) => catalog::auction_is_over_2(contract(agreed, who)),
        AuctionOver(None) => catalog::no_auction_is_in_progress(),
        NoContract => catalog::no_contract_is_recorded_for_this(),
        AuctionUnderWay { due, .. } => catalog::auction_is_not_over_speaks_next(who(*due)),
        TrouPending(by) => catalog::trou_announced(who(*by)),
        NoSuchBid(bid) => {
            let bids = rules.map_or(&[][..], |rules| rules.bidding.bids());
            no_such(Unknown::Bid, bid, bids.iter().map(|bid| &bid.id))
        }
        ContractTrump { bid, names } => format!("{}.", auction::names_trump(bid, *names)),
        PlayedAlone(bid) => catalog::is_played_alone_without_partner(bid),
        PartnerMissing(bid) => catalog::is_played_by_two_name_partner(bid),
        OwnPartner(seat) => catalog::cannot_be_both_declarer_and_partner(who(*seat)),
        SideTricksCount { given, declarers: 1 } => {
            catalog::after_auction_give_one_number_not(given)
        }
        SideTricksCount { given, declarers } => {
            catalog::give_numbers_not_tricks_of_each(declarers, given)
        }
        ContractOnly => catalog::table_holds_auction_by_itself_only(),
        OneDeclarer(bid) => catalog::only_one_player_in_deal_can(bid),
        DeclarerTwice(seat) => catalog::is_named_twice(who(*seat)),
        NotDeclaring(seat) => catalog::is_not_on_declaring_side(who(*seat)),
        TooManyInForce(most) => catalog::this_game_already_has_entries_in(most),
        NotInTheseRules => {
            rules.map_or_else(catalog::these_rules_do_not_allow_that, how_players_bid)
        }
        TricksOutOfRange { seat, tricks, cards } => {
            catalog::cannot_have_taken(who(*seat), size(*tricks), cards, tricks)
        }
        TricksSum { sum, cards, complete } => {
            let dealt = catalog::count_tricks(cards);
            match complete {
                true => catalog::tricks_add_up_to_but_this(sum, dealt),
                false => catalog::tricks_already_add_up_to(sum, dealt),
            }
        }
        TricksCount { given, players } => catalog::given_for_players(given, players),
        TricksContradicted { seat, tricks, won, left, trick, taken_by } => {
            let by = who(*taken_by);
            match left {
                0 => catalog::recorded_cards_gave(who(*seat), tricks, won, trick, by),
                _ => catalog::recorded_cards_give_so_far(who(*seat), tricks, won, left, trick, by),
            }
        }
        TricksAlreadyRecorded(deal) => catalog::recorded_cards_already_give_tricks_of(deal),
        TricksTwice(seat) => match rules.is_some_and(Ruleset::counts_tricks_of_sides) {
            true => catalog::two_numbers_of_tricks_are_given(who(*seat)),
            false => catalog::two_numbers_of_tricks_are_given_2(who(*seat)),
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
            let cards = catalog::count_cards(cards);
            catalog::this_deal_has_no_trump_with(&cards)
        }
        TrumpFixed { trump: fixed, .. } if fixed.suit().is_none() => {
            catalog::this_deal_has_no_trump()
        }
        TrumpFixed { trump: fixed, .. } => catalog::trump_of_this_deal_is_fixed(trump(*fixed)),
        TrumpTwice(earlier) => catalog::trump_of_this_deal_is_already(trump(*earlier)),
        TrumpMissing(doubling) => catalog::trump_of_this_deal_is_not(super::suit(*doubling)),
        TrumpIsNamed => catalog::no_card_is_turned_up_contract(),
        TrumpIsSuit => catalog::card_is_turned_up_in_this(),
        DealerNamesSuit(card) => catalog::is_turned_up_dealer_names_suit(card.sign()),
        TurnedTwice(earlier) => catalog::card_turned_up_is_already_recorded(earlier.sign()),
        NoSuchExtra { known, .. } if known.is_empty() => catalog::has_no_extra_deals(&title),
        NoSuchExtra { id, known } => no_such(Unknown::Extra, id, known),
        ExtraTooSoon(0) => catalog::extra_deal_is_in_progress(),
        ExtraTooSoon(left) => catalog::extra_deals_follow_last_deal_still(left),
        ExtrasSpent { mark, most } => catalog::game_has_at_most(most, mark),
        Finished { deals, .. } => catalog::game_is_over_after(deals),
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
    let title = &translated(&rules.title);
    match rules.bidding {
        Bidding::None => catalog::nobody_bids_in(title),
        Bidding::Exact(_) => catalog::has_no_auction_players_bid_tricks(title),
        Bidding::Auction(_) => catalog::is_bid_by_auction_calls_not(title),
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
        PlayerCount { seated, .. } => open(catalog::name_players_2(range(seated))),
        BidOutOfRange { seat: due, open, .. }
        | Hooked { seat: due, open, .. }
        | DeadHand { due: Some(due), open, .. }
        | BidOutOfTurn { due, open, .. }
        | BidsMissing { due, open } => (open_to(&who(*due), |_| bids(rules, open)), Vec::new()),
        SecondBid { recorded: None, .. } => open(&*catalog::give_one_bid_for_each_player()),
        SecondBid { recorded: Some(deal), seat, .. } => {
            hints([Hint::FixBid { deal: *deal, name: who(*seat) }, Hint::UndoLast])
        }
        SurplusBid { players, had_bid } if had_bid < players => {
            open(catalog::give_at_most(players - had_bid))
        }
        SurplusBid { players, .. } => hints([Hint::Took(Some((*players).into())), Hint::UndoLast]),
        BidsForced => hints([Hint::Took(None)]),
        DeadHand { .. } => (Some(catalog::others_bid_and_take_tricks()), vec![Hint::Status]),
        TricksOutOfRange { cards, .. } => open(catalog::give_number_from_0_to(cards)),
        TricksSum { cards, .. } => open(catalog::give_numbers_that_add_up_to(cards, order)),
        TricksCount { players, .. } => {
            open(catalog::give_numbers_in_order_last_may(players, order))
        }
        TricksContradicted { left: 0, .. } => open(&*catalog::count_again_for_next_deal_record()),
        TricksContradicted { .. } => {
            (Some(catalog::count_again_if_card_was_mistyped()), vec![Hint::UndoLast])
        }
        TricksTwice(_) if rules.counts_tricks_of_sides() => {
            open(&*catalog::give_one_number_for_each_side())
        }
        TricksTwice(_) => open(&*catalog::give_one_number_for_each_player()),
        Play(fault) => instead_of_play(fault, who),
        Ruling(RulingFault::TooMany) | TooManyInForce(_) | TrumpTwice(_) => hints([Hint::UndoLast]),
        Ruling(_) => hints([Hint::HelpOn("rule".into())]),
        Title(_) => hints([Hint::HelpOn("rename".into())]),
        Note(_) => hints([Hint::HelpOn("note".into())]),
        Seating(fault) => instead_of_seating(fault, who),
        Count { fault, .. } => count_rule::instead(fault),
        TrumpMissing(_) => hints([Hint::Trump { optional: false }]),
        TurnedTwice(_) => hints([Hint::Trump { optional: false }, Hint::UndoLast]),
        TrumpIsSuit | DealerNamesSuit(_) => open(&*catalog::give_spades_hearts_diamonds_or_clubs()),
        NoSuchExtra { known, .. } if !known.is_empty() => open(catalog::choose(or(known))),
        ExtraTooSoon(0) => (Some(catalog::finish_it_first()), vec![Hint::Status]),
        ExtraTooSoon(_) => (Some(catalog::play_to_end_first()), vec![Hint::Status]),
        ExtrasSpent { .. } => hints([Hint::Sheet]),
        Call(call) => (open_calls(&who(call.seat), &call.open), Vec::new()),
        AuctionUnderWay { due, open } => (open_calls(&who(*due), open), Vec::new()),
        NoContract if rules.bidding.judged_auction().is_some() => {
            hints([Hint::Contract, Hint::Call])
        }
        NoContract | ContractOnly => hints([Hint::Contract]),
        OneDeclarer(_) => open(&*catalog::name_one_player()),
        DeclarerTwice(_) => open(&*catalog::name_different_players()),
        SurplusCall { .. } => open(&*catalog::leave_it_out()),
        AuctionOver(Some(_)) => hints([Hint::Took(Some(1)), Hint::UndoLast]),
        TrouPending(by) => hints([Hint::Trou(who(*by))]),
        SideTricksCount { declarers, .. } => hints([Hint::Took(Some(*declarers))]),
        NotDeclaring(_) => hints([Hint::Took(Some(1))]),
        ContractTrump { names: NamesTrump::None, .. } => open(&*catalog::leave_suit_out()),
        ContractTrump { .. } => open(&*catalog::give_trump_with_bid()),
        PlayedAlone(_) => open(&*catalog::leave_partner_out()),
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
    let before = catalog::open_to_text_2(who) + " ";
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
    open_to(who, |columns| shortened(&calls, columns, |_| catalog::up_to(highest)))
}

fn instead_of_play(fault: &PlayFault, who: Who<'_>) -> Instead {
    use PlayFault::*;
    match fault {
        NotInPack { .. }
        | Duplicate(_)
        | AllSeen { .. }
        | AlreadyPlayed { .. }
        | TakenByOther { .. }
        | TurnedLater { .. } => (Some(catalog::check_cards()), vec![Hint::Log]),
        TurnedUp(_) | LastOfTrumpSuit { .. } => {
            (Some(catalog::check_trick_and_card_turned_up()), vec![Hint::UndoLast])
        }
        NothingTurned(_) => open(&*catalog::leave_out_card_turned_up()),
        WrongLeader { due, .. } => open(catalog::give_cards_in_order_played_starting(who(*due))),
        OutOfTurn { .. } => open(&*catalog::give_one_card_for_each_player()),
        TrickSize { players, .. } => hints([Hint::Trick(*players)]),
        TrumpUnknown => hints([Hint::Trump { optional: false }]),
        AllPlayed { .. } => hints([Hint::Status]),
        NotJudged(_) => hints([Hint::Took(None)]),
        NotInHand { open, .. }
        | MustFollow { open, .. }
        | MustBeat { open, .. }
        | TrumpUnbroken { open, .. }
        | MustTrump { open, .. } => {
            ((!open.is_empty()).then(|| catalog::playable(play::cards(open))), Vec::new())
        }
    }
}

fn instead_of_seating(fault: &SeatingFault, who: Who<'_>) -> Instead {
    use SeatingFault::*;
    match fault {
        DealBegun(deal) => hints([Hint::Fix { deal: *deal, what: Fixable::Dealer }]),
        MidDeal(_) => (Some(catalog::first_play_deal_to_its_end()), vec![Hint::Redeal]),
        SeatEmpty { seat, .. } => hints([Hint::Leave(who(*seat))]),
        NameTaken(_) | NoName => open(&*catalog::choose_another_name()),
        SameSeat => open(&*catalog::name_two_different_players()),
        Sides => open(&*catalog::name_two_partners()),
        AlreadyDealing(_) => hints([Hint::Status]),
        TooMany => hints([Hint::Script]),
    }
}
