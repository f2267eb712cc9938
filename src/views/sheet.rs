//! The score sheet of a game, and the running totals as lines from deal to deal.

use super::deal::{DealNote, DealRuling, Footnote, RunJson};
use super::hand::RULED;
use super::played::{DrawnDeal, OpenDeal, PlayedDeal, SheetSide};
use crate::cards::Side;
use crate::game::{Deal, EarlyEnd, Game, Setup, Standing, WonBy};
use crate::rules::{PlannedTrump, Points, ScoreBasis};
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::ops::Not;

/// The score sheet of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What programs read.
    pub json: SheetJson,
    /// What else a drawing shows of each of the deals played, in the same order.
    pub drawn: Vec<DrawnDeal>,
    /// The name of the rules.
    pub rules_title: String,
    /// Who has won and by what, as a sentence, once the game is over.
    pub outcome: Option<String>,
    /// What the score counts.
    pub basis: ScoreBasis,
    /// Whether tallies alone are scored.
    pub of_tallies: bool,
    /// How far the game has come: `2 of 28 deals played`.
    pub progress: String,
    /// Whether runs may earn bonuses.
    pub bonuses: bool,
    /// Whether the rules have tallies.
    pub has_tallies: bool,
    /// Whether the sheet on paper has the trump's Preferans number.
    pub trump_number: bool,
    /// What each side made and missed, in the order of the standings.
    pub(super) results: Vec<SideResults>,
    /// What was ruled on deals, by the table and by laws, each with the number of its deal.
    pub(super) ruled: Vec<(usize, String)>,
    /// The runs in progress, the notes on deals and the rulings of the table, each under a heading and
    /// only where there are any.
    pub footnotes: Vec<(String, Vec<String>)>,
}

/// How often a side made what it set out to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SideResults {
    /// What it made: hands, contracts played, or deals won.
    pub(super) made: usize,
    /// What it missed or lost; ties are neither.
    pub(super) missed: usize,
}

/// The score sheet of a game, as programs read it.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetJson {
    /// The game's id; empty for a game that is not stored.
    pub game: String,
    /// What the evening is called.
    pub title: Option<String>,
    /// The id of its rules.
    pub rules: String,
    /// The id of its score.
    pub scoring: String,
    /// The players, in column order.
    pub players: Vec<String>,
    /// The sides that have a score, in column order; left out where each player is one.
    #[serde(skip_serializing_if = "no_partners")]
    pub sides: Vec<SheetSide>,
    /// Whether the game is over.
    pub finished: bool,
    /// How the table ended the game before the rules did.
    pub ended: Option<TableEndJson>,
    /// What was played elsewhere before these deals.
    pub brought_forward: Option<ForwardJson>,
    /// The deals played, in order.
    pub deals: Vec<PlayedDeal>,
    /// The deal in progress, once anything of it is recorded.
    pub current: Option<OpenDeal>,
    /// Who has won, in column order, once the game is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<String>,
    /// What decided it, unless the win is shared.
    pub won_by: Option<WonBy>,
    /// Every side's place, best first.
    pub standings: Vec<SidePlace>,
    /// The runs that may still earn or cost a bonus, the nearest to its end first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub runs: Vec<RunJson>,
    /// Notes on deals, by their numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<DealNote>,
    /// The rulings of the table, in the order in which they were made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<DealRuling>,
}

fn no_partners(sides: &[SheetSide]) -> bool {
    sides.iter().all(|side| side.players.len() == 1)
}

/// What was played elsewhere before a game was taken over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ForwardJson {
    /// How many deals were played; left out if only the result of the game is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deals: Option<usize>,
    /// Each side's total, in column order.
    pub totals: Vec<Points>,
}

impl ForwardJson {
    fn of(setup: &Setup) -> Option<ForwardJson> {
        let forward = setup.brought_forward()?;
        // Players who have joined since brought nothing forward.
        let sides = setup.sides().into_iter();
        let totals =
            sides.map(|side| forward.totals.get(side.index()).copied().unwrap_or_default());
        Some(ForwardJson { deals: forward.deals, totals: totals.collect() })
    }
}

/// How the table ended a game before the rules did.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableEndJson {
    /// Why, in the table's own words.
    pub reason: Option<String>,
    /// Whether the game was given up, so that nobody has won.
    pub abandoned: bool,
    /// The number of a deal that had begun, and does not count.
    pub left_out: Option<usize>,
}

impl TableEndJson {
    pub(super) fn of(end: &EarlyEnd) -> TableEndJson {
        TableEndJson {
            reason: end.by.reason.clone(),
            abandoned: end.by.abandoned,
            left_out: end.left_out,
        }
    }
}

/// How much of a score sheet is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Style {
    /// The documents' own table: cards, then each player's bid and running total.
    Paper,
    /// Also trump, dealer, tricks, points, what was made and missed, and the standings.
    Full,
}

/// A side's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Place")]
pub struct SidePlace {
    /// The rank, from 1; equal sides share it.
    pub rank: usize,
    /// Who: a player, or the names of the side.
    pub player: String,
    /// How many games it has won, where several are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<u8>,
    /// The total; of the game in progress, where several are played.
    pub total: Points,
    /// Whether the side had exactly zero after the last deal of the schedule, where that wins.
    #[serde(skip_serializing_if = "Not::not")]
    pub zero_finish: bool,
}

/// A side's running total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    /// Whose it is.
    pub player: String,
    /// The total before the first deal, then after each: one more than there are deals.
    pub totals: Vec<Points>,
}

impl ChartLine {
    /// The total after the last deal.
    pub fn last(&self) -> Points {
        self.totals.last().copied().unwrap_or_default()
    }
}

impl SheetJson {
    /// The score sheet of a game, after everything recorded so far.
    pub fn of(game_id: &str, game: &Game) -> SheetJson {
        let setup = game.setup();
        let rules = setup.rules();
        let current = game
            .current()
            .filter(|deal| has_begun(deal) || game.incidents_on(deal).next().is_some());
        SheetJson {
            game: game_id.to_owned(),
            title: game.title().map(str::to_owned),
            rules: rules.id.clone(),
            scoring: rules.scoring.id().to_owned(),
            players: setup.columns().iter().map(|seat| words::names(game)(*seat)).collect(),
            sides: setup.sides().into_iter().map(|side| SheetSide::of(game, side)).collect(),
            finished: game.current().is_none(),
            ended: game.early_end().map(TableEndJson::of),
            brought_forward: ForwardJson::of(setup),
            deals: game.played().map(|deal| PlayedDeal::of(game, deal)).collect(),
            current: current.map(|deal| OpenDeal::of(game, deal)),
            winners: winners(game),
            won_by: if game.has_result() { game.won_by() } else { None },
            standings: game
                .standings()
                .into_iter()
                .map(|place| SidePlace::of(game, place))
                .collect(),
            runs: RunJson::all(game),
            notes: Footnote::all(game).into_iter().map(|footnote| footnote.note).collect(),
            rulings: game.rulings().map(|ruling| DealRuling::of(game, ruling)).collect(),
        }
    }
}

impl SidePlace {
    fn of(game: &Game, standing: Standing) -> SidePlace {
        SidePlace {
            rank: standing.rank,
            player: words::sides(game)(standing.side),
            games: game.setup().rules().ending.games.map(|_| standing.games),
            total: standing.total,
            zero_finish: standing.zero_finish,
        }
    }
}

impl SideResults {
    fn of(game: &Game, side: Side) -> SideResults {
        let deals = game.played();
        let results: Vec<bool> = deals.flat_map(|deal| deal.results(side, None)).collect();
        let made = results.iter().filter(|made| **made).count();
        SideResults { made, missed: results.len() - made }
    }
}

impl Sheet {
    /// Whether each deal is played for a contract, which stands in columns of its own.
    pub fn has_contracts(&self) -> bool {
        self.basis == ScoreBasis::Contracts
    }

    /// The score sheet of a game, after everything recorded so far.
    pub fn of(game_id: &str, game: &Game) -> Sheet {
        let rules = game.setup().rules();
        let standings = game.standings().into_iter();
        Sheet {
            json: SheetJson::of(game_id, game),
            drawn: game.played().map(|deal| DrawnDeal::of(game, deal)).collect(),
            rules_title: words::rules_title(rules),
            outcome: words::winner(game).map(|outcome| format!("{outcome}.")),
            basis: rules.scoring.basis(),
            of_tallies: rules.is_of_tallies(),
            progress: words::deals_played(game),
            bonuses: rules.promotions.in_force().next().is_some(),
            has_tallies: rules.tallies_in_force().next().is_some(),
            trump_number: rules.paper.trump_number,
            results: standings.map(|place| SideResults::of(game, place.side)).collect(),
            ruled: [rulings(game), incidents(game)].concat(),
            footnotes: footnotes(game),
        }
    }

    /// The heading of the sheet: the title of the evening, or else the name of the rules.
    pub fn heading(&self) -> &str {
        self.json.title.as_ref().unwrap_or(&self.rules_title)
    }

    /// The names of the sides, in column order.
    pub fn side_names(&self) -> Vec<String> {
        self.json.sides.iter().map(|side| side.name.clone()).collect()
    }

    /// A side's total after the last deal played, by its place among the columns.
    pub fn total(&self, column: usize) -> Points {
        let total = self.drawn.last().and_then(|deal| deal.totals.get(column));
        total.copied().unwrap_or_else(|| self.total_before(column))
    }

    /// A side's total before the first deal, by its place among the columns.
    fn total_before(&self, column: usize) -> Points {
        let forward = self.json.brought_forward.as_ref();
        forward.map_or(Points::ZERO, |forward| forward.totals[column])
    }

    /// The running total of each side, in column order.
    pub fn chart(&self) -> Vec<ChartLine> {
        let mut lines = Vec::new();
        for (column, player) in self.side_names().into_iter().enumerate() {
            let mut totals = vec![self.total_before(column)];
            totals.extend(self.drawn.iter().map(|deal| deal.totals[column]));
            lines.push(ChartLine { player, totals });
        }
        lines
    }
}

/// The runs in progress, the notes on deals, the rulings of the table and the incidents, each under a heading
/// and only where there are any.
fn footnotes(game: &Game) -> Vec<(String, Vec<String>)> {
    let notes: Vec<String> = Footnote::all(game).iter().map(Footnote::line).collect();
    let rulings: Vec<String> = rulings(game).into_iter().map(|(_, line)| line).collect();
    let incidents: Vec<String> = incidents(game).into_iter().map(|(_, line)| line).collect();

    let mut footnotes = Vec::new();
    if let Some(runs) = words::runs(game) {
        footnotes.push((messages::TableRunsTitle.say(), vec![runs]));
    }
    let forward = words::brought_forward(game);
    if !forward.is_empty() {
        footnotes.push((messages::ForwardTitle.say(), forward));
    }
    if game.early_end().is_some() {
        footnotes.push((messages::TableEndTitle.say(), words::early_end(game)));
    }
    if !notes.is_empty() {
        footnotes.push((messages::TableNotesTitle.say(), notes));
    }
    if !rulings.is_empty() {
        footnotes.push((messages::TableRulingsTitle.say(), rulings));
    }
    if !incidents.is_empty() {
        footnotes.push((messages::TableIncidentsTitle.say(), incidents));
    }
    footnotes
}

/// The rulings of the table, each with the number of its deal.
fn rulings(game: &Game) -> Vec<(usize, String)> {
    let mut rulings = Vec::new();
    for ruling in game.rulings() {
        let deal = ruling.deal.unwrap_or_default();
        let line = words::ruling_line(ruling, &words::sides(&game.as_named_in(deal)));
        let is_counted = game.played().any(|played| played.plan.number == deal);
        let is_marked = is_counted && !ruling.points.is_empty();
        rulings.push((deal, if is_marked { format!("{RULED} {line}") } else { line }));
    }
    rulings
}

/// The incidents, each with the number of its deal.
fn incidents(game: &Game) -> Vec<(usize, String)> {
    let mut incidents = Vec::new();
    for incident in game.incidents() {
        let deal = incident.deal.unwrap_or_default();
        let line = words::incident_line(&game.as_named_in(deal), incident);
        incidents.push((deal, format!("{RULED} {line}")));
    }
    incidents
}

/// Whether anything of a deal is recorded: a trump that the schedule fixes is not.
fn has_begun(deal: &Deal) -> bool {
    let turned = deal.planned_trump() == PlannedTrump::Turned && deal.trump().is_some();
    let played = !deal.recorded.is_empty();
    turned || played || !deal.bids().bids.is_empty() || deal.contract().is_some()
}

/// The sides that have won, in column order; none while the game goes on, or if it was abandoned.
pub(super) fn winners(game: &Game) -> Vec<String> {
    let mut winners = Vec::new();
    if !game.has_result() {
        return winners;
    }
    let standings = game.standings();
    for side in game.setup().sides() {
        if standings.iter().any(|standing| standing.side == side && standing.rank == 1) {
            winners.push(words::sides(game)(side));
        }
    }
    winners
}
