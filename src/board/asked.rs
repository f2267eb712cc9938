//! What a game waits for, and the parts of a deal that can be corrected, as questions that digits
//! answer.

use super::typed::{self, Asked, Group, Typed};
use crate::cards::{Seat, Trump};
use crate::game::{Act, BiddingState, Count, Deal, Due, Game, TricksDue};
use crate::grammar::{Cli, Command, Recording};
use crate::history::Correction;
use crate::notation;
use crate::rules::{Bid, BidRule, BidWord, Call, Contract, CountRule, Extra, PlannedTrump};
use crate::terminal::Failure;
use crate::words;
use clap::Parser;

const SUITS: [Trump; 4] = [Trump::Spades, Trump::Hearts, Trump::Diamonds, Trump::Clubs];

/// What is asked for at the table.
pub(super) fn due(game: &Game) -> Asked {
    match game.due() {
        Due::Bids(bids) => Asked::Bids { seats: bids.seats, most: bids.cards },
        Due::Calls(calls) => Asked::Choice(self::calls(&calls.open)),
        Due::Contract { seats } => Asked::Choice(contracts(game, &seats)),
        Due::Partner { bid, by, others } => {
            let contract = |with, trump| {
                let bid = Bid { id: bid.clone(), trump: Some(trump) };
                Act::Contract(Contract { bid, by, with: Some(with), also: Vec::new() })
            };
            let group = |with| Group {
                label: game.setup().players().name(with).to_string(),
                options: SUITS.map(|suit| (words::trump(suit), contract(with, suit))).into(),
            };
            Asked::Choice(others.into_iter().map(group).collect())
        }
        Due::Trump => {
            Asked::Choice(game.current().map_or_else(Vec::new, |deal| trumps(game, deal)))
        }
        Due::Tricks(due) => tricks(due),
        Due::Nothing { extras } => {
            let extra = |it: Extra| Group::of_one(words::extra_deal(&it.mark), Act::Extra(it.id));
            Asked::Choice(extras.into_iter().map(extra).collect())
        }
    }
}

/// What may be recorded besides, after the bids typed: the suit turned up, a bid by a word, a call by
/// which a contract may still change, or a count.
pub(super) fn besides(game: &Game, due: &Due, bids: &[u8]) -> Option<Asked> {
    let deal = game.current()?;
    let mut groups = if game.trump_is_open() { trumps(game, deal) } else { Vec::new() };
    match due {
        Due::Bids(due) => groups.extend(due.words.iter().filter_map(|word| {
            let mut all = typed::counts(bids);
            all.push(Count::word(BidWord::from(word).ok()?));
            Some(Group::of_one(format!("bid {word}"), Act::Bid(all)))
        })),
        Due::Tricks(_) => {
            groups.extend(calls(&due.open_calls()));
            groups.extend(counts(game, deal));
        }
        _ => {}
    }
    (!groups.is_empty()).then_some(Asked::Choice(groups))
}

/// What can be counted besides the tricks; the numbers of a player are one group.
fn counts(game: &Game, deal: &Deal) -> Vec<Group> {
    let rules = game.setup().rules().counts_recorded();
    let group = |(rule, seat): (&CountRule, Seat)| {
        let option = |number: u8| {
            let numbers = vec![Count::by(seat, number.into())];
            (number.to_string(), Act::Count { of: rule.id.clone(), numbers })
        };
        let options = (1..=rule.most).map(option).filter(|(_, act)| game.judge(act).is_ok());
        let label = format!("{} {}", rule.id, game.setup().players().name(seat));
        Group { label, options: options.collect() }
    };
    let each = rules.flat_map(|rule| deal.plan.seats.iter().map(move |seat| (rule, *seat)));
    each.map(group).filter(|group| !group.options.is_empty()).collect()
}

fn tricks(due: TricksDue) -> Asked {
    match due.contract {
        Some(_) => Asked::Count { declarers: due.seats.len(), most: due.total },
        None => Asked::Tricks { seats: due.seats, total: due.total },
    }
}

/// Every contract between some players; those of a bid are one group.
fn contracts(game: &Game, seats: &[Seat]) -> Vec<Group> {
    let who = words::names(game);
    let option =
        |contract: Contract| (words::contract_in_short(&contract, &who), Act::Contract(contract));
    let Some(rule) = game.setup().rules().bidding.auction() else { return Vec::new() };
    let group = |bid: &BidRule| {
        let options = Contract::all(rule, bid, seats).into_iter().map(option).collect();
        Group { label: bid.id.clone(), options }
    };
    rule.bids.iter().map(group).collect()
}

/// The open calls; the suits of a bid are one group.
fn calls(open: &[Call]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for call in open {
        let (label, option) = match call {
            Call::Bid(Bid { id, trump: Some(trump) }) => (id.clone(), words::trump(*trump)),
            call => (call.to_string(), call.to_string()),
        };
        let option = (option, Act::Call(vec![call.clone()]));
        match groups.iter_mut().find(|group| group.label == label) {
            Some(group) => group.options.push(option),
            None => groups.push(Group { label, options: vec![option] }),
        }
    }
    groups
}

/// Which suit was turned up, or no trump where that is possible.
fn trumps(game: &Game, deal: &Deal) -> Vec<Group> {
    let none = deal.may_turn_none(game.setup().rules()).then_some(Trump::None);
    let trump = |trump| Group::of_one(words::trump(trump), Act::Trump(trump));
    SUITS.into_iter().chain(none).map(trump).collect()
}

/// A part of a deal to correct with the digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) name: &'static str,
    pub(super) asked: Asked,
    pub(super) typed: Typed,
}

/// The parts of a deal, by its number, that can be corrected with the digits.
pub(super) fn parts(game: &Game, number: usize) -> Vec<Part> {
    let Some(deal) = game.deals().find(|deal| deal.plan.number == number) else {
        return Vec::new();
    };
    let players = game.setup().players();
    let mut parts = Vec::new();
    if let BiddingState::Exact(_) = deal.bidding {
        let (seats, most) = (deal.plan.seats.clone(), deal.plan.cards);
        parts.push(("bids", Asked::Bids { seats, most }));
    }
    if deal.recorded().is_empty() && deal.is_over() {
        parts.push(("tricks", tricks(TricksDue::of(game.setup().rules(), deal))));
    }
    if deal.plan.trump == PlannedTrump::Turned {
        parts.push(("trump", Asked::Choice(trumps(game, deal))));
    }
    let dealer = |seat| Group::of_one(players.name(seat).to_string(), Act::Dealer(seat));
    parts.push(("dealer", Asked::Choice(players.seats().map(dealer).collect())));
    let part = |(name, asked)| Part { name, asked, typed: Typed::default() };
    parts.into_iter().map(part).collect()
}

/// The correction that puts an act in the place of what is recorded.
pub(super) fn correction(act: Act) -> Option<Correction> {
    Some(match act {
        Act::Bid(bids) => Correction::Bids(bids),
        Act::Took(tricks) => Correction::Took(tricks),
        Act::Trump(_) => Correction::Trump(act),
        Act::Dealer(seat) => Correction::Dealer(seat),
        _ => return None,
    })
}

/// The correction of a deal that a line of words asks for, as after `hoyle fix N`.
pub(super) fn typed_correction(
    line: &str,
    deal: usize,
    game: &Game,
) -> Result<Correction, Failure> {
    let unclosed = |_| Failure::usage(words::unclosed_quote());
    let fix = ["hoyle".into(), "fix".into(), deal.to_string()];
    let words = fix.into_iter().chain(notation::words(line).map_err(unclosed)?);
    match Cli::try_parse_from(words).map_err(Failure::from)?.command {
        Some(Command::Record(Recording::Fix(fix))) => Ok(fix.correction(game)?),
        _ => unreachable!("the words begin with fix"),
    }
}
