//! `status`: what happens now.

use crate::cards::{Seat, Trump};
use crate::game::{BiddingState, Deal, Game, Phase};
use crate::grammar::hints;
use crate::history::History;
use crate::rules::{BidsSoFar, Clause};
use crate::terminal::answer::{Answer, fold};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::{DealPlay, DealRuling, DealTrump, PlayerBid};
use crate::words::{self, Hint};
use schemars::JsonSchema;
use serde::Serialize;

/// Returns what happens now in the game asked for.
pub(crate) fn status(context: &Context) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let history = &read.history;
    let told = for_programs(context, history);
    let answer = told.unwrap_or_else(|| Answer::result(text(history, context)));
    Ok(read.with_remarks(answer))
}

/// Returns what happens now as JSON or as records, if either is asked for.
pub(crate) fn for_programs(context: &Context, history: &History) -> Option<Answer> {
    if context.global.json {
        Some(Answer::json(&StatusJson::of(history)))
    } else if context.global.plain {
        Some(Answer::plain(StatusJson::of(history).records()))
    } else {
        None
    }
}

fn text(history: &History, context: &Context) -> String {
    let game = history.game();
    let mut lines = vec![words::game_title(history)];
    if let Some(deal) = game.current() {
        lines.push(words::deal_heading(game, deal));
    }
    lines.extend(words::so_far(game));
    lines.extend(game.current().into_iter().flat_map(|deal| ruled(game, deal)));
    lines.extend(words::due_lines(game, context.speller));
    if game.played().next().is_some() {
        lines.push(standings(game));
    }
    lines.iter().map(|line| fold(line, Some(context.look.width)) + "\n").collect()
}

/// Returns what the table has ruled on the deal being played.
fn ruled(game: &Game, deal: &Deal) -> Vec<String> {
    let who = |seat| game.setup().players().name(seat).to_string();
    let rulings = game.rulings_on(deal);
    rulings.map(|ruling| words::capital(&words::ruled(ruling, &who))).collect()
}

fn standings(game: &Game) -> String {
    let places: Vec<String> = game
        .standings()
        .iter()
        .map(|place| {
            format!("{}. {} {}", place.rank, game.setup().players().name(place.seat), place.total)
        })
        .collect();
    format!("Standings: {}", places.join(", "))
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct StatusJson {
    game: String,
    rules: String,
    scoring: String,
    finished: bool,
    /// The number of the last entry, for `--after`.
    entries: usize,
    deal: Option<DealJson>,
    due: String,
    next: Option<String>,
    /// The play of the deal just ended, as long as nothing of the next is recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_play: Option<DealPlay>,
}

#[derive(Serialize, JsonSchema)]
struct DealJson {
    deal: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<usize>,
    cards: u8,
    trump: &'static str,
    dealer: String,
    dead_hand: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    forehead: bool,
    phase: &'static str,
    turn: Option<String>,
    bids: Vec<PlayerBid>,
    open: Vec<u8>,
    barred: Option<BarredJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    calls: Option<CallsJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<ContractJson>,
    /// The tricks recorded by their cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<DealPlay>,
    /// What the table has ruled on the deal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<DealRuling>,
}

#[derive(Serialize, JsonSchema)]
struct CallsJson {
    made: Vec<CallJson>,
    open: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
struct CallJson {
    player: String,
    call: String,
}

#[derive(Serialize, JsonSchema)]
struct ContractJson {
    bid: String,
    trump: &'static str,
    by: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
struct BarredJson {
    bid: u8,
    because: String,
    rule: String,
}

impl StatusJson {
    fn of(history: &History) -> StatusJson {
        let game = history.game();
        let rules = game.setup().rules();
        let due = game.due();
        StatusJson {
            game: history.id().to_string(),
            rules: rules.id.clone(),
            scoring: rules.scoring.id().to_owned(),
            finished: game.current().is_none(),
            entries: history.entries().len(),
            deal: DealJson::of(game),
            due: words::due(game, &due),
            next: Hint::next(game, &due).map(|hint| hints::spelled(&hint)),
            last_play: game
                .played()
                .next_back()
                .filter(|_| game.current().is_none_or(Deal::is_untouched))
                .and_then(|deal| DealPlay::of(game, deal)),
        }
    }
}

impl StatusJson {
    /// Returns it as records: a word, and what it says.
    fn records(self) -> Vec<Vec<String>> {
        let mut records = Vec::new();
        let mut add = |word: &str, says: &[&str]| {
            let says = says.iter().copied();
            records.push(std::iter::once(word).chain(says).map(str::to_owned).collect());
        };
        add("game", &[&self.game]);
        add("rules", &[&self.rules]);
        add("scoring", &[&self.scoring]);
        add("finished", &[if self.finished { "yes" } else { "no" }]);
        add("entries", &[&self.entries.to_string()]);
        if let Some(deal) = &self.deal {
            let of = deal.of.map_or_else(String::new, |of| of.to_string());
            let (number, cards) = (deal.deal.to_string(), deal.cards.to_string());
            let turn = deal.turn.as_deref().unwrap_or_default();
            add("deal", &[&number, &of, &cards, deal.trump, &deal.dealer, deal.phase, turn]);
            deal.bids.iter().for_each(|it| add("bid", &[&it.player, &it.bid.to_string()]));
            for call in deal.calls.iter().flat_map(|calls| &calls.made) {
                add("call", &[&call.player, &call.call]);
            }
            if let Some(contract) = &deal.contract {
                add("contract", &[&contract.bid, contract.trump, &contract.by.join(",")]);
            }
            deal.open.iter().for_each(|bid| add("open", &[&bid.to_string()]));
            for call in deal.calls.iter().flat_map(|calls| &calls.open) {
                add("open", &[call]);
            }
            if let Some(barred) = &deal.barred {
                add("barred", &[&barred.bid.to_string(), &barred.rule]);
            }
        }
        add("due", &[&self.due]);
        if let Some(next) = &self.next {
            add("next", &[next]);
        }
        records
    }
}

impl DealJson {
    fn of(game: &Game) -> Option<DealJson> {
        let deal = game.current()?;
        let (plan, setup) = (deal.plan(), game.setup());
        let name = |seat| setup.players().name(seat).to_string();
        let exact = setup.rules().bidding.exact();
        let so_far: BidsSoFar<'_> = deal.bids();
        let (phase, due) = match game.phase() {
            Phase::Bidding { due } => ("bidding", Some(due)),
            Phase::Calling { due } => ("calling", Some(due)),
            Phase::Partner { by } => ("partner", Some(by)),
            Phase::Tricks => ("tricks", deal.next_leader(setup.rules())),
            Phase::Finished => ("finished", None),
        };
        Some(DealJson {
            deal: plan.number,
            of: game.scheduled(),
            cards: plan.cards,
            trump: DealTrump::of(deal).name(),
            dealer: name(plan.dealer),
            dead_hand: plan.dead.map(name),
            forehead: plan.forehead,
            phase,
            turn: due.map(name),
            bids: plan
                .seats
                .iter()
                .zip(so_far.bids)
                .map(|(seat, bid)| PlayerBid { player: name(*seat), bid: *bid })
                .collect(),
            open: exact.map(|exact| exact.open(so_far)).unwrap_or_default(),
            barred: exact.and_then(|exact| exact.barred(so_far)).map(|bid| BarredJson {
                bid,
                because: words::why_barred(plan.cards),
                rule: setup.rules().clause_id(Clause::Hook),
            }),
            calls: calls(game, deal),
            contract: deal.contract().map(|contract| ContractJson {
                bid: contract.bid.id.clone(),
                trump: contract.bid.trump.unwrap_or(Trump::None).name(),
                by: std::iter::once(contract.by).chain(contract.with).map(name).collect(),
            }),
            play: DealPlay::of(game, deal),
            rulings: game.rulings_on(deal).map(|ruling| DealRuling::of(game, ruling)).collect(),
        })
    }
}

fn calls(game: &Game, deal: &Deal) -> Option<CallsJson> {
    let rule = game.setup().rules().bidding.auction()?;
    let BiddingState::Auction { auction, .. } = deal.bidding() else { return None };
    let name = |seat: &Seat| game.setup().players().name(*seat).to_string();
    let made = auction.calls().iter();
    let over = deal.contract().is_some();
    let open = if over { Vec::new() } else { auction.open(rule) };
    Some(CallsJson {
        made: made
            .map(|(seat, call)| CallJson { player: name(seat), call: call.to_string() })
            .collect(),
        open: open.iter().map(ToString::to_string).collect(),
    })
}
