//! What happens now in a game.

use super::deal::{DealContract, DealRuling, PlayerBid, RunJson, trump};
use super::incident::DealIncident;
use super::play::DealPlay;
use super::sheet::TableEndJson;
use crate::cards::Seat;
use crate::game::{Deal, Due, Game};
use crate::history::History;
use crate::rules::{Call, Clause, Hook, PlannedTrump};
use crate::words::{self, Hint, Speller, messages};
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::Not;
use strum::IntoStaticStr;

/// What happens now in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StatusJson {
    /// The game's id.
    pub game: String,
    /// What the evening is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The id of its rules.
    pub rules: String,
    /// The id of its score.
    pub scoring: String,
    /// Whether the game is over.
    pub finished: bool,
    /// How the table ended the game before the rules did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<TableEndJson>,
    /// The number of the last entry, for `--after`.
    pub entries: usize,
    /// The deal in progress.
    pub deal: Option<CurrentDeal>,
    /// What the game waits for, as a sentence.
    pub due: String,
    /// The command that records it.
    pub next: Option<String>,
    /// What the sides carry over to the next deal of tallies that run on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub carried: Vec<PlayerTally>,
    /// The runs that may still earn or cost a bonus, the nearest to its end first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub runs: Vec<RunJson>,
    /// The play of the deal just ended, until something of the next is recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_play: Option<DealPlay>,
    /// Who is certain to win or out of it, and what each needs in the last deal, once anything is
    /// decided.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decided: Vec<String>,
}

/// The kinds that a player may still choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct KindsLeft {
    /// The player.
    pub player: String,
    /// The ids of the kinds.
    pub kinds: Vec<String>,
}

/// The deal in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CurrentDeal {
    /// Its number, from 1.
    #[serde(rename = "deal")]
    pub number: usize,
    /// The number of deals scheduled, unless they go on until the game ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<usize>,
    /// The cards dealt to each player.
    pub cards: u8,
    /// Its trump.
    pub trump: PlannedTrump,
    /// Who deals.
    pub dealer: String,
    /// Who sits out, at a table with a dead hand.
    pub dead_hand: Option<String>,
    /// Whether the cards are held on the forehead.
    #[serde(skip_serializing_if = "Not::not")]
    pub forehead: bool,
    /// What it waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Option<String>,
    /// The bids made, in turn.
    pub bids: Vec<PlayerBid>,
    /// The bids open to the next player.
    pub open: Vec<u8>,
    /// The id of its kind, once it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The kinds that each player may still choose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kinds_left: Vec<KindsLeft>,
    /// The words by which the next player may bid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub open_words: Vec<String>,
    /// The bid that the hook takes from the next player.
    pub barred: Option<BarredBid>,
    /// The calls of the auction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calls: Option<Calls>,
    /// The contract, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<DealContract>,
    /// The tricks recorded by their cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<DealPlay>,
    /// The tallies, as recorded or shown by the cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "counts")]
    pub tallies: Vec<PlayerTally>,
    /// The rulings of the table on the deal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<DealRuling>,
    /// The incidents of the deal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<DealIncident>,
}

/// What a deal waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Bids of a number of tricks.
    Bidding,
    /// Calls of an auction.
    Calling,
    /// The contract of an auction that the table held by itself.
    Contract,
    /// The declarer's partner and trump.
    Partner,
    /// Its tricks, or first its trump.
    Tricks,
    /// The kind that a player chooses.
    Kind,
    /// Numbers of a tally without which it does not end.
    Counts,
}

/// The number of a tally that a player or a side has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename = "PlayerCount")]
pub struct PlayerTally {
    /// The id of the tally.
    #[serde(rename = "count")]
    pub tally: String,
    /// Whose it is: a player's, or a side's.
    pub player: String,
    /// How many.
    pub number: u32,
}

/// A bid that may not be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BarredBid {
    /// The tricks.
    pub bid: u8,
    /// Why not.
    pub because: String,
    /// The id of the rule.
    pub rule: String,
}

/// The calls of an auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Calls {
    /// The calls made, in turn.
    pub made: Vec<PlayerCall>,
    /// The calls open to the next player, or to a pair whose contract may still change.
    pub open: Vec<String>,
    /// The same calls with their players, where a pair's contract may still change.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<PlayerCall>,
}

/// A player's call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerCall {
    /// Who called.
    pub player: String,
    /// The call.
    pub call: String,
}

impl StatusJson {
    /// What happens now in a game; `spelled` writes a hint as a command.
    pub fn of(history: &History, spelled: Speller<'_>) -> StatusJson {
        let game = history.game();
        let rules = game.setup().rules();
        let due = game.due();
        let just_ended = match game.current() {
            Some(deal) if !deal.is_untouched() => None,
            _ => game.played().next_back(),
        };

        StatusJson {
            game: history.id().to_string(),
            title: game.title().map(str::to_owned),
            rules: rules.id.clone(),
            scoring: rules.scoring.id().to_owned(),
            finished: game.current().is_none(),
            ended: game.early_end().map(TableEndJson::of),
            entries: history.entry_count(),
            deal: game.current().map(|deal| CurrentDeal::of(game, deal, &due)),
            due: words::due(game, &due),
            next: Hint::next(game, &due).as_ref().and_then(spelled),
            carried: PlayerTally::carried(game),
            runs: RunJson::all(game),
            last_play: just_ended.and_then(|deal| DealPlay::of(game, deal)),
            decided: words::decided(game),
        }
    }
}

/// What happens now in a game, a paragraph each: the rules and the game; the deal, the bids or calls
/// so far, and the rulings of the table on it; what the game waits for, what is open and what is not,
/// and what to do next; and once a deal is over, the standings and the runs in progress. `spelled` writes a
/// hint as a command.
pub fn status_lines(history: &History, spelled: Speller<'_>) -> Vec<String> {
    let game = history.game();
    let mut lines = vec![words::game_title(history)];

    if let Some(deal) = game.current() {
        lines.push(words::deal_heading(game, deal));
        lines.extend(words::so_far(game));
        lines.extend(deal_lines(game, deal));
    } else {
        lines.extend(words::so_far(game));
    }

    let due = game.due();
    lines.extend(words::due_lines(game, &due, spelled));
    lines.extend(words::kinds_left(game, &due));
    if game.played().next().is_some() {
        lines.push(words::standings(game));
    }
    lines.extend(words::carried(game));
    if let Some(runs) = words::runs(game) {
        lines.push(words::labelled(messages::TableRunsTitle, runs));
    }
    lines.extend(words::decided(game));
    lines
}

/// What is recorded of a deal besides bids, calls and tricks: tallies, rulings and incidents.
pub(crate) fn deal_lines(game: &Game, deal: &Deal) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(words::tallies_in(game, deal));
    for ruling in game.rulings_on(deal) {
        lines.push(words::capital(&words::ruled(ruling, &words::sides(game))));
    }
    for incident in game.incidents_on(deal) {
        lines.push(words::incident_line(game, incident));
    }
    lines
}

impl CurrentDeal {
    fn of(game: &Game, deal: &Deal, due: &Due) -> CurrentDeal {
        let plan = &deal.plan;
        let rules = game.setup().rules();
        let who = words::names(game);
        let (phase, turn) = match due {
            Due::Bids(bids) => (Phase::Bidding, bids.seats.first().copied()),
            Due::Calls(calls) => (Phase::Calling, Some(calls.seat)),
            Due::Contract { .. } => (Phase::Contract, None),
            Due::Partner { by, .. } => (Phase::Partner, Some(*by)),
            Due::Kind(due) => (Phase::Kind, Some(due.seat)),
            Due::Tally(_) => (Phase::Counts, None),
            Due::Trump | Due::Tricks(_) | Due::Nothing { .. } => {
                (Phase::Tricks, deal.next_leader(rules))
            }
        };
        let bids_due = if let Due::Bids(bids) = due { Some(bids) } else { None };
        let barred = bids_due.and_then(|bids| bids.barred.clone());
        CurrentDeal {
            number: plan.number,
            of: game.scheduled(),
            cards: plan.cards,
            trump: trump(deal),
            dealer: who(plan.dealer),
            dead_hand: plan.dead.map(who),
            forehead: plan.forehead,
            phase,
            turn: turn.map(who),
            bids: plan.seats.iter().filter_map(|seat| PlayerBid::of(game, deal, *seat)).collect(),
            open: bids_due.map_or_else(Vec::new, |bids| bids.open.clone()),
            open_words: bids_due.map_or_else(Vec::new, |bids| bids.words.clone()),
            kind: deal.kind().map(|kind| kind.id.clone()),
            kinds_left: KindsLeft::of(game),
            barred: barred.zip(rules.bidding.exact()).map(|(barred, exact)| BarredBid {
                bid: *barred.end(),
                because: words::why_barred(plan.cards, exact.hook == Hook::Over),
                rule: rules.clause_id(Clause::Hook),
            }),
            calls: Calls::of(game, deal, due),
            contract: DealContract::of(game, deal),
            play: DealPlay::of(game, deal),
            tallies: PlayerTally::of(game, deal),
            rulings: game.rulings_on(deal).map(|ruling| DealRuling::of(game, ruling)).collect(),
            incidents: game
                .incidents_on(deal)
                .map(|incident| DealIncident::of(game, incident))
                .collect(),
        }
    }
}

impl KindsLeft {
    /// Those of every player; empty where nobody chooses.
    fn of(game: &Game) -> Vec<KindsLeft> {
        let mut all = Vec::new();
        if game.players_choose_kinds() {
            for seat in game.around_the_table() {
                let kinds = game.kinds_left(seat).into_iter().map(|kind| kind.id.clone());
                all.push(KindsLeft { player: words::names(game)(seat), kinds: kinds.collect() });
            }
        }
        all
    }
}

impl PlayerTally {
    fn carried(game: &Game) -> Vec<PlayerTally> {
        let deals = game.deals_over();
        let mut tallies = Vec::new();
        for rule in game.setup().rules().tallies_in_force() {
            for side in game.setup().sides() {
                if let Some(number) = game.carried(rule, side, deals) {
                    let player = words::sides(game)(side);
                    tallies.push(PlayerTally { tally: rule.id.clone(), player, number });
                }
            }
        }
        tallies
    }

    fn of(game: &Game, deal: &Deal) -> Vec<PlayerTally> {
        let mut tallies = Vec::new();
        for rule in game.setup().rules().tallies_recorded() {
            for seat in &deal.plan.seats {
                let number = deal.tally(rule, *seat).into();
                if number > 0 {
                    let player = words::names(game)(*seat);
                    tallies.push(PlayerTally { tally: rule.id.clone(), player, number });
                }
            }
        }
        tallies
    }
}

impl Calls {
    fn of(game: &Game, deal: &Deal, due: &Due) -> Option<Calls> {
        game.setup().rules().bidding.judged_auction()?;
        let late = if let Due::Tricks(tricks) = due { tricks.last_word.as_slice() } else { &[] };
        Some(Calls {
            made: PlayerCall::all(game, &deal.auction()?.calls),
            open: due.open_calls().iter().map(ToString::to_string).collect(),
            late: PlayerCall::all(game, late),
        })
    }
}

impl PlayerCall {
    fn all(game: &Game, calls: &[(Seat, Call)]) -> Vec<PlayerCall> {
        let calls = calls.iter().map(|(seat, call)| PlayerCall {
            player: words::names(game)(*seat),
            call: call.to_string(),
        });
        calls.collect()
    }
}
