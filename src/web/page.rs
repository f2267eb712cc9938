//! The pages, drawn from the views that all front ends share.

use super::forms::{Controls, Fieldset, act_links, due_fieldsets, fieldsets};
use crate::history::{EntryKind, History};
use crate::output::html::{HtmlTable, Plot};
use crate::presets;
use crate::views::{
    Changes, ExplainedDeal, ExplainedDeals, GameEnding, Log, Sheet, Style, TableNow, fixable_parts,
};
use crate::words::messages;
use crate::words::{self, Language, Voice};
use askama::Template;
use axum::body::Bytes;

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
}

/// The table.
#[derive(Template)]
#[template(path = "live/now.html")]
struct TablePage<'a> {
    base: &'a str,
    version: String,
    /// Why the last form was refused, or why the game cannot be read.
    message: Vec<String>,
    now: TableNow,
    /// The standings and remarks on them, once the game is over.
    ending: Option<(HtmlTable, &'a [String])>,
    deals: HtmlTable,
    /// The link to the page of a deal, without its number.
    deal_link: String,
    played: usize,
    plot: Option<Plot>,
    last: Option<String>,
    form: Option<FormState>,
    fieldsets: Vec<Fieldset>,
    /// What else can be recorded: what went wrong, and what else happened.
    acts: [Vec<(String, String)>; 2],
    can_redo: bool,
    /// The id for a rematch, once this game is over.
    rematch: Option<String>,
}

impl TablePage<'_> {
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

/// The form that starts a game.
#[derive(Template)]
#[template(path = "live/new.html")]
struct NewPage<'a> {
    base: &'a str,
    /// The line that starts a game by each set of rules, and its title.
    rules: Vec<(String, String)>,
    /// The players of the game shown, or those of a form that was refused.
    names: Vec<String>,
    /// The end of the line that was chosen before.
    chosen: String,
    /// Why the form was refused.
    message: Vec<String>,
}

/// A form for a new game that was refused.
pub(super) struct RefusedNew {
    pub(super) line: String,
    pub(super) names: Vec<String>,
    /// Why, a sentence each.
    pub(super) message: Vec<String>,
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
}

impl FormState {
    pub(super) fn of(history: &History) -> FormState {
        FormState { game: history.id().to_string(), last: history.entry_count() }
    }
}

/// A kind of reader: all with equal values see the same pages.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reader {
    /// The path of the table, without a language.
    pub(super) table: String,
    /// The path with which every link on the reader's pages begins.
    pub(super) base: String,
    /// Whether the reader may record.
    pub(super) keeps_score: bool,
    /// The language of the pages.
    pub(super) language: Language,
}

impl Reader {
    /// The languages to choose from.
    pub(super) fn languages(&self) -> impl Iterator<Item = Language> {
        Language::all().filter(|language| !language.is_pseudo())
    }

    /// Runs a function in the reader's language.
    pub(super) fn spoken_to<T>(&self, f: impl FnOnce() -> T) -> T {
        words::speak(Voice { language: self.language, ascii: false }, f)
    }
}

/// Identifies what a table shows: a game, and the number of its last entry.
pub(super) fn version(history: Option<&History>) -> String {
    match history {
        Some(history) => format!("{}.{}", history.id(), history.entry_count()),
        None => String::new(),
    }
}

/// The content of the table's page when there is no game.
pub(super) fn no_game(reader: &Reader, message: Vec<String>) -> String {
    drawn(&NonePage { base: &reader.base, message, keeps_score: reader.keeps_score })
}

/// The content of the table's page, below a message, with how the game ended. `free_id` finds an id
/// for a rematch: the form holds it, so that a form sent twice starts only one game.
pub(super) fn table(
    history: &History,
    ending: Option<&GameEnding>,
    reader: &Reader,
    message: Vec<String>,
    free_id: impl FnOnce() -> String,
) -> String {
    let Reader { base, keeps_score, .. } = reader;
    let game = history.game();
    let can_record = *keeps_score;
    let can_redo = history
        .entries()
        .last()
        .is_some_and(|entry| matches!(entry.kind, EntryKind::Undone { .. }));

    let sheet = Sheet::of(history.id().as_str(), game);
    let plot = Plot::of(&sheet);
    let marked = if plot.is_some() { sheet.side_names() } else { Vec::new() };
    let caption = words::paper_caption(sheet.basis, sheet.bonuses);

    let mut fieldsets = Vec::new();
    let mut acts = <[Vec<(String, String)>; 2]>::default();
    if can_record {
        fieldsets = due_fieldsets(game);
        acts = act_links(game);
    }

    drawn(&TablePage {
        base,
        version: version(Some(history)),
        message,
        now: TableNow::of(game),
        ending: ending.map(|ending| {
            let caption = words::standings_title(true);
            (HtmlTable::of(ending.places.clone(), &caption, &[]), ending.remarks.as_slice())
        }),
        played: sheet.json.deals.len(),
        deal_link: format!("{base}/deal/"),
        deals: HtmlTable::of(sheet.grid(Style::Paper), &caption, &marked),
        plot,
        last: history.in_force().last().map(|entry| words::entry(history, entry)),
        form: can_record.then(|| FormState::of(history)),
        fieldsets,
        acts,
        can_redo,
        rematch: (can_record && game.current().is_none()).then(free_id),
    })
}

/// The page that starts a game; its form begins with the players of the game shown, or with the line
/// and the words of a form that was refused, below the reasons.
pub(super) fn new(
    history: Option<&History>,
    reader: &Reader,
    free_id: impl Fn(&str) -> String,
    refused: Option<RefusedNew>,
) -> String {
    let mut names = Vec::new();
    if let Some(refused) = &refused {
        names.clone_from(&refused.names);
    } else if let Some(history) = history {
        let players = history.setup().players();
        names.extend(history.game().around_the_table().map(|seat| players.name(seat).to_string()));
    }

    let mut rules = Vec::new();
    for id in presets::rulesets() {
        if let Some(built_in) = presets::built_in(id) {
            let line = format!("new --id {} -- {id}", free_id(id));
            rules.push((line, words::rules_title(&built_in)));
        }
    }
    let mut chosen = String::new();
    if let Some(refused) = &refused {
        chosen = format!(" {}", refused.line.rsplit(' ').next().unwrap_or_default());
    }
    let message = refused.map_or_else(Vec::new, |refused| refused.message);
    let content = NewPage { base: &reader.base, rules, names, chosen, message };
    page(reader, &messages::LiveNewTitle.say(), &drawn(&content))
}

/// The page of a deal, by its number; `None` if nothing of it is recorded.
pub(super) fn deal(history: &History, reader: &Reader, number: usize) -> Option<String> {
    let game = history.game();
    let deal = game.deals().find(|deal| deal.plan.number == number && !deal.is_untouched())?;
    let heading = words::capital(&words::deal_heading(game, deal));

    let mut form = None;
    let mut parts = Vec::new();
    if reader.keeps_score {
        form = Some(FormState::of(history));
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
    });
    Some(page(reader, &heading, &content))
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
    page(reader, &messages::LivePreviewTitle.say(), &content)
}

/// The page of everything recorded, the latest first.
pub(super) fn log(history: &History, reader: &Reader) -> String {
    let log = Log::of(history.clone());
    let mut lines = Vec::new();
    for entry in log.entries() {
        let line = if entry.seq == 0 { log.begun() } else { entry.line() };
        lines.push((entry.seq, entry.at.local_text(), line));
    }
    lines.reverse();
    page(reader, &messages::LiveLogTitle.say(), &drawn(&LogPage { base: &reader.base, log: lines }))
}

/// The table's page around its content, which shows each change as it arrives.
pub(super) fn live_page(reader: &Reader, title: &str, body: &str) -> String {
    drawn(&WholePage { reader, title, body, is_live: true })
}

/// A page around its content.
pub(super) fn page(reader: &Reader, title: &str, body: &str) -> String {
    drawn(&WholePage { reader, title, body, is_live: false })
}

/// The page of every wrong link.
pub(super) fn no_page(language: Language) -> String {
    words::speak(Voice { language, ascii: false }, || drawn(&NoPage { language }))
}

/// A template, filled in.
pub(super) fn drawn(page: &impl Template) -> String {
    page.render().expect("memory takes every page")
}

/// A server-sent event with the content of the table's page.
pub(super) fn event(version: &str, html: &str) -> Bytes {
    let mut event = format!("id: {version}\n");
    for line in html.lines() {
        event += &format!("data: {line}\n");
    }
    event.push('\n');
    event.into()
}
