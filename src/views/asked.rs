//! Questions that a key, a button or a digit answers: what a game waits for, and which parts of a deal
//! can be corrected.

use crate::cards::{Seat, Trump};
use crate::game::{
    Act, Annulment, BiddingState, Count, Deal, Due, Game, Misdeal, TableEnd, TricksDue,
};
use crate::history::Correction;
use crate::rules::{Bid, BidWord, Call, Contract, PlannedTrump};
use crate::words::{self, messages};

const SUITS: [Trump; 4] = [Trump::Spades, Trump::Hearts, Trump::Diamonds, Trump::Clubs];

/// The highest number up to which those of a tally are offered as choices.
const MOST_NUMBERS: u16 = 52;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A bid of each of these players, in this order, up to the most.
    Bids {
        /// The players.
        seats: Vec<Seat>,
        /// The most that can be bid.
        most: u8,
    },
    /// Who took each trick of this total.
    Tricks {
        /// Those who may have taken one.
        seats: Vec<Seat>,
        /// The number of tricks.
        total: u8,
    },
    /// How many tricks the declaring side took, or each of these declarers, up to the most.
    Count {
        /// How many numbers are asked for.
        declarers: usize,
        /// The most that each can be.
        most: u8,
    },
    /// One act out of several.
    Choice(Vec<ActGroup>),
}

/// Acts to choose from in a second step, such as the suits of a bid; a single one is chosen at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActGroup {
    /// The label of the group.
    pub label: String,
    /// The acts, each with its own label.
    pub options: Vec<(String, Act)>,
}

impl ActGroup {
    fn of_one(label: String, act: Act) -> ActGroup {
        ActGroup { label: label.clone(), options: vec![(label, act)] }
    }
}

/// The question that the game asks the table now.
pub fn asked(game: &Game) -> Asked {
    match game.due() {
        Due::Bids(bids) => Asked::Bids { seats: bids.seats, most: bids.cards },
        Due::Calls(calls) => Asked::Choice(self::calls(&calls.open)),
        Due::Contract { seats } => Asked::Choice(contracts(game, &seats)),
        Due::Partner { bid, by, others } => {
            let groups = others.into_iter().map(|partner| ActGroup {
                label: game.setup().players().name(partner).to_string(),
                options: SUITS.map(|suit| partnership(&bid, by, partner, suit)).into(),
            });
            Asked::Choice(groups.collect())
        }
        Due::Kind(due) => {
            let kinds = due.open.into_iter();
            Asked::Choice(
                kinds
                    .map(|kind| ActGroup::of_one(words::kind_title(&kind), Act::Kind(kind.id)))
                    .collect(),
            )
        }
        Due::Trump => {
            Asked::Choice(game.current().map_or_else(Vec::new, |deal| trumps(game, deal)))
        }
        Due::Tricks(due) => tricks(due),
        Due::Tally(_) => {
            Asked::Choice(game.current().map_or_else(Vec::new, |deal| tallies(game, deal)))
        }
        Due::Nothing { extras } => {
            let mut groups = choices(game);
            groups.extend(extras.into_iter().map(|extra| {
                let label = messages::DueDealExtra { mark: &extra.mark }.say();
                ActGroup::of_one(label, Act::Extra(extra.id))
            }));
            Asked::Choice(groups)
        }
    }
}

/// The contract of a declarer with a partner in a suit, labelled by the suit.
fn partnership(bid: &str, by: Seat, partner: Seat, suit: Trump) -> (String, Act) {
    let bid = Bid { id: bid.to_owned(), trump: Some(suit) };
    let contract = Contract { bid, by, with: Some(partner), also: Vec::new(), factors: Vec::new() };
    (words::trump(suit), Act::Contract(contract))
}

/// What else may be recorded after the bids typed: a choice that laws leave open, the suit turned up, a bid by a
/// word, a call by which a contract may still change, a tally, a deal that is dealt again, or the end of the game.
pub fn asked_besides(game: &Game, due: &Due, bids: &[u8]) -> Option<Asked> {
    let deal = game.current()?;
    let turns_up = game.trump_is_open() && *due != Due::Trump;
    let mut groups = choices(game);
    if turns_up {
        groups.extend(trumps(game, deal));
    }
    match due {
        Due::Bids(due) => {
            for word in &due.words {
                if let Ok(bid) = BidWord::from(word) {
                    let mut all: Vec<Count> =
                        bids.iter().map(|bid| Count::next((*bid).into())).collect();
                    all.push(Count::word(bid));
                    let label = messages::ActBidWord { word }.say();
                    let label = match due.seats.get(bids.len()) {
                        Some(seat) => words::labelled(words::names(game)(*seat), label),
                        None => label,
                    };
                    groups.push(ActGroup::of_one(label, Act::Bid(all)));
                }
            }
        }
        Due::Tricks(_) => {
            groups.extend(calls(&due.open_calls()));
            groups.extend(tallies(game, deal));
        }
        _ => {}
    }
    groups.push(deals_again(game));
    groups.extend(endings(game));
    Some(Asked::Choice(groups))
}

/// The options of choices that laws leave open, a group for each incident.
fn choices(game: &Game) -> Vec<ActGroup> {
    let mut groups = Vec::new();
    for incident in game.open_choices() {
        let Some(number) = incident.number else { continue };
        let options = words::choices_of(game, incident)
            .into_iter()
            .map(|(label, taken)| (label, Act::Choose { incident: number, taken }));
        let label = words::what_happened(game, incident);
        groups.push(ActGroup { label, options: options.collect() });
    }
    groups
}

/// How a deal may be dealt again: the one in progress by the same or the next dealer, or the last one
/// that was played.
fn deals_again(game: &Game) -> ActGroup {
    let next = Act::Misdeal(Misdeal { passes_on: true, reason: None });
    let mut options = vec![
        (messages::RedealOptionSame.say(), Act::Redeal),
        (messages::RedealOptionNext.say(), next),
    ];
    if let Some(last) = game.played().rfind(|deal| deal.annulled().is_none()) {
        let deal = last.plan.number;
        let annulled = Act::Annul(Annulment { deal, ..Annulment::default() });
        options.push((messages::RedealOptionAnnul { deal }.say(), annulled));
    }
    ActGroup { label: messages::RedealTitle.say(), options }
}

/// How the table may end the game before the rules do.
fn endings(game: &Game) -> Option<ActGroup> {
    let mut options = Vec::new();
    for abandoned in [false, true] {
        let act = Act::End(TableEnd { reason: None, abandoned });
        if game.judge(&act).is_ok() {
            options.push((messages::EndOption { abandoned }.say(), act));
        }
    }
    // A single option would be chosen at once.
    (options.len() > 1).then(|| ActGroup { label: messages::EndTitle.say(), options })
}

/// The tallies that can be recorded, with one group of numbers per player.
fn tallies(game: &Game, deal: &Deal) -> Vec<ActGroup> {
    let mut groups = Vec::new();
    for rule in deal.tallies_asked(game.setup().rules()) {
        let tally = words::tally_name(&rule.id);
        for seat in &deal.plan.seats {
            let mut options = Vec::new();
            for number in 1..=deal.most_of(game.setup().rules(), rule).min(MOST_NUMBERS) {
                let numbers = vec![Count::by(*seat, number.into())];
                let act = Act::Tally { of: rule.id.clone(), numbers };
                if game.judge(&act).is_ok() {
                    options.push((format!("{tally} {number}"), act));
                }
            }
            if !options.is_empty() {
                let label = format!("{tally} {}", game.setup().players().name(*seat));
                groups.push(ActGroup { label, options });
            }
        }
    }
    groups
}

/// The numbers that a tally of a deal may be corrected to, with one group per player; those of a tally that needs
/// more digits than a key has are left out.
fn counted(game: &Game, deal: &Deal) -> Vec<ActGroup> {
    let rules = game.setup().rules();
    let mut groups = Vec::new();
    for rule in deal.tallies_asked(rules) {
        let most = deal.most_of(rules, rule);
        if most > MOST_NUMBERS {
            continue;
        }
        let tally = words::tally_name(&rule.id);
        for seat in &deal.plan.seats {
            let mut options = Vec::new();
            for number in 0..=most {
                let numbers = vec![Count::by(*seat, number.into())];
                let label = format!("{tally} {number}");
                options.push((label, Act::Tally { of: rule.id.clone(), numbers }));
            }
            let label = format!("{tally} {}", game.setup().players().name(*seat));
            groups.push(ActGroup { label, options });
        }
    }
    groups
}

fn tricks(due: TricksDue) -> Asked {
    match due.contract {
        Some(_) => Asked::Count { declarers: due.seats.len(), most: due.total },
        None => Asked::Tricks { seats: due.seats, total: due.total },
    }
}

/// Every contract between some players; those of a bid are one group.
fn contracts(game: &Game, seats: &[Seat]) -> Vec<ActGroup> {
    let who = words::names(game);
    let Some(rule) = game.setup().rules().bidding.auction() else { return Vec::new() };
    let mut groups = Vec::new();
    for bid in &rule.bids {
        let options = Contract::all(rule, bid, seats)
            .into_iter()
            .map(|contract| (words::contract_in_short(&contract, &who), Act::Contract(contract)));
        groups.push(ActGroup { label: words::bid_name(&bid.id), options: options.collect() });
    }
    groups
}

/// The open calls; the suits of a bid are one group.
fn calls(open: &[Call]) -> Vec<ActGroup> {
    let mut groups: Vec<ActGroup> = Vec::new();
    for call in open {
        let (label, option) = match call {
            Call::Bid(Bid { id, trump: Some(trump) }) => {
                (words::bid_name(id), words::trump(*trump))
            }
            call => (words::call_words(call), words::call_words(call)),
        };
        let option = (option, Act::Call(vec![call.clone()]));
        match groups.iter_mut().find(|group| group.label == label) {
            Some(group) => group.options.push(option),
            None => groups.push(ActGroup { label, options: vec![option] }),
        }
    }
    groups
}

/// The suits that may have been turned up, and no trump where that is possible.
fn trumps(game: &Game, deal: &Deal) -> Vec<ActGroup> {
    let mut trumps = SUITS.to_vec();
    if deal.plan.may_turn_none(game.setup().rules()) {
        trumps.push(Trump::None);
    }
    let groups =
        trumps.into_iter().map(|trump| ActGroup::of_one(words::trump(trump), Act::Trump(trump)));
    groups.collect()
}

/// The parts of a deal, by its number, that can be corrected by such answers, each with its name.
pub fn fixable_parts(game: &Game, number: usize) -> Vec<(&'static str, Asked)> {
    let Some(deal) = game.deals().find(|deal| deal.plan.number == number) else {
        return Vec::new();
    };
    let players = game.setup().players();
    let mut parts = Vec::new();
    if let BiddingState::Exact(_) = deal.bidding {
        let seats = deal.plan.seats.clone();
        parts.push(("bids", Asked::Bids { seats, most: deal.plan.cards }));
    }
    let is_of_tallies = game.setup().rules().is_of_tallies();
    if deal.recorded.is_empty() && deal.is_over() && !is_of_tallies {
        parts.push(("tricks", tricks(TricksDue::of(game.setup().rules(), deal))));
    }
    if deal.planned_trump() == PlannedTrump::Turned {
        parts.push(("trump", Asked::Choice(trumps(game, deal))));
    }
    let counted = counted(game, deal);
    if deal.is_over() && !counted.is_empty() {
        parts.push(("tallies", Asked::Choice(counted)));
    }
    if deal.kind_chosen().is_some() {
        let kinds = game.setup().rules().kinds.iter();
        let kinds =
            kinds.map(|kind| ActGroup::of_one(words::kind_title(kind), Act::Kind(kind.id.clone())));
        parts.push(("kind", Asked::Choice(kinds.collect())));
    }
    let at_table = players.seats().filter(|seat| deal.plan.is_at_table(*seat));
    let dealers =
        at_table.map(|seat| ActGroup::of_one(players.name(seat).to_string(), Act::Dealer(seat)));
    parts.push(("dealer", Asked::Choice(dealers.collect())));
    parts
}

/// The correction that puts an act in the place of what is recorded.
pub fn correction(act: Act) -> Option<Correction> {
    Some(match act {
        Act::Bid(bids) => Correction::Bids(bids),
        Act::Took(tricks) => Correction::Took(tricks),
        Act::Trump(_) => Correction::Trump(act),
        Act::Dealer(seat) => Correction::Dealer(seat),
        Act::Tally { of, numbers } => Correction::Tally { of, numbers },
        Act::Kind(kind) => Correction::Kind { kind, tallies: Vec::new() },
        _ => return None,
    })
}
