//! The pages, drawn from the views that all front ends share.

use super::confirmed::{Opinion, marked_grid, to_confirm};
use super::forms::{Controls, Fieldset, act_links, due_fieldsets, fieldsets, turn_fieldsets};
use super::reader::Reader;
use super::remarks::{own_points, remarks};
use crate::cards::Seat;
use crate::game::{Due, Game};
use crate::history::{EntryKind, History};
use crate::output::html::{HtmlTable, Plot};
use crate::terminal::drafts;
use crate::views::{
    Changes, ExplainedDeal, ExplainedDeals, GameEnding, Log, Sheet, Style, TableNow, fixable_parts,
};
use crate::words::messages;
use crate::words::{self, Language, Voice};
use askama::Template;

/// How many deals the table's page has; all are on a page of their own.
const LAST_DEALS: usize = 10;

/// A whole page around its content.
#[derive(Template)]
#[template(path = "live/page.html")]
struct WholePage<'a> {
    reader: &'a Reader,
    title: &'a str,
    /// The content, as HTML.
    body: &'a str,
    /// Whether the page shows each change as it arrives.
    is_live: bool,
    /// Whether its script keeps what is chosen or typed.
    keeps_drafts: bool,
}

/// The table.
#[derive(Template)]
#[template(path = "live/now.html")]
struct TablePage<'a> {
    base: &'a str,
    version: String,
    /// The player whose link this is; empty on other pages.
    me: &'a str,
    /// Whether that player has to speak.
    is_own_turn: bool,
    /// The deal that the player is asked about.
    confirm: Option<(usize, String)>,
    /// Whether the reader may record everything.
    keeps_score: bool,
    /// The points of each player in the deal played last.
    own_points: Vec<(String, String)>,
    /// Why the last form was refused, or why the game cannot be read.
    message: Vec<String>,
    now: TableNow,
    /// The number of the deal being played.
    number: Option<usize>,
    /// Calls, tallies, rulings and incidents of the deal, and what the sides have.
    remarks: Vec<String>,
    /// The standings and remarks on them, once the game is over.
    ending: Option<(HtmlTable, &'a [String])>,
    deals: HtmlTable,
    /// The link to the page of a deal, without its number.
    deal_link: String,
    /// The number of deals on the sheet, with the one being played.
    rows: usize,
    plot: Option<Plot>,
    last: Option<String>,
    form: Option<FormState>,
    fieldsets: Vec<Fieldset>,
    /// What else can be recorded: what went wrong, and what else happened.
    acts: [Vec<(String, String)>; 2],
    can_redo: bool,
    /// The page of the table of an event, where no other game begins.
    home: Option<&'a str>,
    /// The id for a rematch, once this game is over.
    rematch: Option<String>,
}

impl TablePage<'_> {
    /// The state for a form that only the scorer may send.
    fn scorers_form(&self) -> Option<&FormState> {
        if self.keeps_score { self.form.as_ref() } else { None }
    }

    /// The state for the form of a bid, which a player may send in turn.
    fn bid_form(&self) -> Option<&FormState> {
        if self.is_own_turn { self.form.as_ref() } else { self.scorers_form() }
    }

    /// Identifies what is due: a control of another key means something else.
    fn key(&self) -> String {
        let deal = self.now.deal.as_ref().map_or("", |deal| &deal.name);
        format!("{deal} {}", self.now.due)
    }
}

/// The table when there is no game.
#[derive(Template)]
#[template(path = "live/none.html")]
struct NonePage<'a> {
    base: &'a str,
    message: Vec<String>,
    keeps_score: bool,
}

/// The page of every wrong link.
#[derive(Template)]
#[template(path = "live/no-page.html")]
struct NoPage {
    language: Language,
}

/// A deal explained, with forms that correct its parts if a scorer reads the page.
#[derive(Template)]
#[template(path = "live/deal.html")]
struct DealPage<'a> {
    base: &'a str,
    explained: Option<ExplainedDeal>,
    heading: String,
    form: Option<FormState>,
    parts: Vec<(&'static str, Vec<Fieldset>)>,
    acts: [Vec<(String, String)>; 2],
}

/// The whole sheet.
#[derive(Template)]
#[template(path = "live/sheet.html")]
struct SheetPage<'a> {
    base: &'a str,
    deals: HtmlTable,
    deal_link: String,
    played: usize,
}

/// What a correction would change.
#[derive(Template)]
#[template(path = "live/preview.html")]
struct PreviewPage<'a> {
    base: &'a str,
    changes: Changes,
    numbers: Option<HtmlTable>,
    form: FormState,
    line: String,
}

/// What is recorded.
#[derive(Template)]
#[template(path = "live/log.html")]
struct LogPage<'a> {
    base: &'a str,
    log: Vec<(u64, String, String)>,
}

/// The game that a form is about, as its page shows it.
pub(super) struct FormState {
    /// The id of the game.
    pub(super) game: String,
    /// The number of its last entry.
    pub(super) last: usize,
    /// The question that it asks, to which drafts belong.
    pub(super) question: String,
}

impl FormState {
    pub(super) fn of(history: &History) -> FormState {
        FormState {
            game: history.id().to_string(),
            last: history.entry_count(),
            question: drafts::question(history.game()),
        }
    }
}

/// Identifies what a table shows: a game, the number of its last entry, and what opponents have said of it.
pub(super) fn version(
    history: Option<&History>,
    unconfirmed: &[(usize, Option<Opinion>)],
) -> String {
    let Some(history) = history else { return String::new() };
    let mut version = format!("{}.{}", history.id(), history.entry_count());
    if !unconfirmed.is_empty() {
        let objections = unconfirmed.iter().filter(|(_, says)| says.is_some()).count();
        version += &format!("?{}.{objections}", unconfirmed.len());
    }
    version
}

/// The content of the table's page when there is no game.
pub(super) fn no_game(reader: &Reader, message: Vec<String>) -> String {
    drawn(&NonePage { base: &reader.base, message, keeps_score: reader.keeps_score() })
}

/// The content of the table's page, below a message, with how the game ended. `free_id` finds an id
/// for a rematch: the form holds it, so that a form sent twice starts only one game.
pub(super) fn table(
    history: &History,
    ending: Option<&GameEnding>,
    reader: &Reader,
    message: Vec<String>,
    unconfirmed: &[(usize, Option<Opinion>)],
    free_id: impl FnOnce() -> String,
) -> String {
    let base = &reader.base;
    let game = history.game();
    let can_record = reader.keeps_score();
    let own_seat = reader.player().and_then(|name| game.setup().players().seat(name));
    let is_own_turn = own_seat.is_some() && own_seat == next_to_speak(game);
    let can_redo = history
        .entries()
        .last()
        .is_some_and(|entry| matches!(entry.kind, EntryKind::Undone { .. }));

    let sheet = Sheet::of(history.id().as_str(), game);
    let marked = sheet.side_names();
    let caption = words::paper_caption(sheet.basis, sheet.bonuses);

    let mut fieldsets = Vec::new();
    let mut acts = <[Vec<(String, String)>; 2]>::default();
    if can_record {
        fieldsets = due_fieldsets(game);
        acts = act_links(game, &reader.base, None);
    } else if is_own_turn {
        fieldsets = turn_fieldsets(game);
    }

    // The deal being played has a row once something of it is recorded.
    let is_begun = game.current().is_some_and(|deal| !deal.is_untouched());

    drawn(&TablePage {
        base,
        version: version(Some(history), unconfirmed),
        me: reader.player().unwrap_or_default(),
        is_own_turn,
        confirm: own_seat.and_then(|seat| to_confirm(history, seat, unconfirmed)),
        keeps_score: can_record,
        message,
        now: TableNow::of(game),
        number: game.current().map(|deal| deal.plan.number),
        remarks: remarks(game, unconfirmed),
        own_points: own_points(game),
        ending: ending.map(|ending| {
            let caption = words::standings_title(true);
            (HtmlTable::of(ending.places.clone(), &caption, &[]), ending.remarks.as_slice())
        }),
        rows: sheet.json.deals.len() + usize::from(is_begun),
        deal_link: format!("{base}/deal/"),
        deals: HtmlTable::of(marked_grid(&sheet, unconfirmed), &caption, &marked)
            .last_rows(LAST_DEALS),
        plot: Plot::of(&sheet).and_then(Plot::in_brief),
        last: history.in_force().last().map(|entry| words::entry(history, entry)),
        form: (can_record || own_seat.is_some()).then(|| FormState::of(history)),
        fieldsets,
        acts,
        can_redo,
        home: reader.home.as_deref(),
        rematch: (can_record && game.current().is_none() && reader.home.is_none()).then(free_id),
    })
}

/// The name of the player whose turn it is.
pub(super) fn next_player(game: &Game) -> Option<String> {
    let players = TableNow::of(game).players;
    players.into_iter().find(|player| player.is_next).map(|player| player.name)
}

/// The player who has to bid or call.
fn next_to_speak(game: &Game) -> Option<Seat> {
    match game.due() {
        Due::Bids(bids) => bids.seats.first().copied(),
        Due::Calls(calls) => Some(calls.seat),
        _ => None,
    }
}

/// The page of a deal, by its number; `None` if nothing of it is recorded.
pub(super) fn deal(history: &History, reader: &Reader, number: usize) -> Option<String> {
    let game = history.game();
    let current = game.current().map(|deal| deal.plan.number);
    let deal = game.deals().find(|deal| deal.plan.number == number)?;
    if deal.is_untouched() && current != Some(number) {
        return None;
    }
    let heading = words::capital(&words::deal_heading(game, deal));

    let mut form = None;
    let mut parts = Vec::new();
    if reader.keeps_score() {
        form = Some(FormState { question: format!("/deal/{number}"), ..FormState::of(history) });
        let prefix = format!("fix {number} ");
        for (name, asked) in fixable_parts(game, number) {
            parts.push((name, fieldsets(game, asked, &prefix, name, Some(deal))));
        }
    }

    let content = drawn(&DealPage {
        base: &reader.base,
        explained: ExplainedDeals::of(game, Some(number), None).iter().next(),
        heading: heading.clone(),
        form,
        parts,
        acts: act_links(game, &reader.base, Some(number)),
    });
    Some(form_page(reader, &heading, &content))
}

/// The page of the whole sheet.
pub(super) fn sheet(history: &History, reader: &Reader) -> String {
    let sheet = Sheet::of(history.id().as_str(), history.game());
    let caption = words::paper_caption(sheet.basis, sheet.bonuses);
    let content = SheetPage {
        base: &reader.base,
        played: sheet.json.deals.len(),
        deal_link: format!("{}/deal/", reader.base),
        deals: HtmlTable::of(sheet.grid(Style::Paper), &caption, &[]),
    };
    page(reader, &messages::TableSheetTitle.say(), &drawn(&content))
}

/// The page of what a correction would change.
pub(super) fn preview(
    history: &History,
    reader: &Reader,
    changes: Changes,
    line: String,
) -> String {
    let numbers = changes.grid().map(|grid| HtmlTable::of(grid, "", &[]));
    let form = FormState::of(history);
    let content = drawn(&PreviewPage { base: &reader.base, changes, numbers, form, line });
    form_page(reader, &messages::LivePreviewTitle.say(), &content)
}

/// The page of everything recorded, the latest first.
pub(super) fn log(history: &History, reader: &Reader) -> String {
    let log = Log::of(history.clone());
    let mut lines = Vec::new();
    for entry in log.entries() {
        let line = if entry.seq == 0 { log.begun() } else { entry.line() };
        lines.push((entry.seq, words::day(&entry.at.local_text()), line));
    }
    lines.reverse();
    page(reader, &messages::LiveLogTitle.say(), &drawn(&LogPage { base: &reader.base, log: lines }))
}

/// The table's page around its content, which shows each change as it arrives.
pub(super) fn live_page(reader: &Reader, title: &str, body: &str) -> String {
    drawn(&WholePage { reader, title, body, is_live: true, keeps_drafts: true })
}

/// A page around a form, in which what is chosen or typed is kept.
pub(super) fn form_page(reader: &Reader, title: &str, body: &str) -> String {
    drawn(&WholePage { reader, title, body, is_live: false, keeps_drafts: true })
}

/// A page around its content.
pub(super) fn page(reader: &Reader, title: &str, body: &str) -> String {
    drawn(&WholePage { reader, title, body, is_live: false, keeps_drafts: false })
}

/// The page of every wrong link.
pub(super) fn no_page(language: Language) -> String {
    words::speak(Voice { language, ascii: false }, || drawn(&NoPage { language }))
}

/// A template, filled in.
pub(super) fn drawn(page: &impl Template) -> String {
    page.render().expect("memory takes every page")
}
