//! The pages, drawn from the views that every front end has.

use crate::cards::Seat;
use crate::game::Game;
use crate::history::{Entry, EntryKind, History};
use crate::notation;
use crate::output::html::{HtmlTable, Plot};
use crate::presets;
use crate::views::{
    ActGroup, Asked, Changes, Ending, ExplainedDeal, ExplainedDeals, Log, LogEntry, Sheet, Style,
    TableNow, asked, asked_besides, fixable_parts,
};
use crate::words::messages;
use crate::words::{self, Language, Voice};
use askama::Template;
use axum::body::Bytes;

/// A whole page.
#[derive(Template)]
#[template(path = "live/page.html")]
struct Page<'a> {
    reader: &'a Reader,
    title: &'a str,
    /// What is inside, as HTML.
    body: &'a str,
    /// Whether it shows each change as it arrives.
    is_live: bool,
}

/// The table.
#[derive(Template)]
#[template(path = "live/now.html")]
struct TablePage<'a> {
    base: &'a str,
    version: String,
    /// What went wrong with the last form, or why the game cannot be read.
    message: Vec<String>,
    now: TableNow,
    /// The places and what to say of them, once the game is over.
    ending: Option<(HtmlTable, &'a [String])>,
    deals: HtmlTable,
    /// Where the page of a deal is, without its number.
    deal_link: String,
    played: usize,
    plot: Option<Plot>,
    last: Option<String>,
    form: Option<Form>,
    questions: Vec<Question>,
    can_redo: bool,
    /// The id of the next game, once this one is over.
    rematch: Option<String>,
}

/// Where there is no game.
#[derive(Template)]
#[template(path = "live/none.html")]
struct NonePage<'a> {
    base: &'a str,
    message: Vec<String>,
    keeps_score: bool,
}

/// How a game is started.
#[derive(Template)]
#[template(path = "live/new.html")]
struct NewPage<'a> {
    base: &'a str,
    /// The line that starts a game by each set of rules, and its title.
    rules: Vec<(String, String)>,
    /// Who plays now.
    names: Vec<String>,
    /// Whose names are known.
    known: Vec<String>,
}

/// A deal explained, and for the scorer its parts to correct.
#[derive(Template)]
#[template(path = "live/deal.html")]
struct DealPage<'a> {
    base: &'a str,
    explained: Option<ExplainedDeal>,
    heading: String,
    form: Option<Form>,
    parts: Vec<(&'static str, Vec<Question>)>,
}

/// What a correction would change.
#[derive(Template)]
#[template(path = "live/preview.html")]
struct PreviewPage<'a> {
    base: &'a str,
    changes: Changes,
    numbers: Option<HtmlTable>,
    form: Form,
    line: String,
}

/// What is recorded.
#[derive(Template)]
#[template(path = "live/log.html")]
struct LogPage<'a> {
    base: &'a str,
    log: Vec<(u64, String, String)>,
}

/// What every form says of the page it is on.
struct Form {
    /// The id of the game.
    game: String,
    /// The number of its last entry.
    last: usize,
}

/// Something that is asked for, and how it is answered.
struct Question {
    legend: String,
    answer: Answer,
}

enum Answer {
    /// With one of these buttons, each with the line that it sends.
    Buttons(Vec<(String, String)>),
    /// With a number up to the most for each of these, a name and the number there is already, after
    /// the beginning of a line.
    Numbers { line: String, each: Vec<(String, Option<u8>)>, most: u8 },
}

impl Form {
    fn of(history: &History) -> Form {
        Form { game: history.id().to_string(), last: history.entry_count() }
    }
}

/// Whose pages are drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reader {
    /// The path of the table without a language.
    pub(super) table: String,
    /// The path of the reader's table, with which every link begins.
    pub(super) base: String,
    /// Whether the reader may record.
    pub(super) keeps_score: bool,
    /// The language chosen by the reader, or else by the browser.
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

/// Which game a table shows, and how far it has come.
pub(super) fn version(history: Option<&History>) -> String {
    let of = |history: &History| format!("{}.{}", history.id(), history.entry_count());
    history.map(of).unwrap_or_default()
}

/// The content of the table's page, after a message, with how the game ended. `free_id` finds an id
/// for a new game by the given rules, so that a form sent twice starts only one.
pub(super) fn table(
    (history, ending): (Option<&History>, Option<&Ending>),
    reader: &Reader,
    message: Vec<String>,
    free_id: impl Fn(&str) -> String,
) -> String {
    let Reader { base, keeps_score, .. } = reader;
    let keeps_score = *keeps_score;
    let Some(history) = history else {
        return drawn(&NonePage { base, message, keeps_score });
    };
    let game = history.game();
    let sheet = Sheet::of(history.id().as_str(), game);
    let plot = Plot::of(&sheet);
    let marked = if plot.is_some() { sheet.side_names() } else { Vec::new() };
    let caption = words::sheet_caption(true, sheet.basis, sheet.bonuses);
    let is_undo = |entry: &Entry| matches!(entry.kind, EntryKind::Undone { .. });
    let is_over = keeps_score && game.current().is_none();
    drawn(&TablePage {
        base,
        version: version(Some(history)),
        message,
        now: TableNow::of(game),
        ending: ending.map(|it| {
            let caption = words::standings_title(true);
            (HtmlTable::of(it.places.clone(), &caption, &[]), it.remarks.as_slice())
        }),
        played: sheet.json.deals.len(),
        deal_link: format!("{base}/deal/"),
        deals: HtmlTable::of(sheet.grid(Style::Paper), &caption, &marked),
        plot,
        last: history.in_force().last().map(|entry| words::entry(history, &entry)),
        form: keeps_score.then(|| Form::of(history)),
        questions: if keeps_score { questions(game) } else { Vec::new() },
        can_redo: history.entries().last().is_some_and(|entry| is_undo(&entry)),
        rematch: is_over.then(|| free_id(&game.setup().rules().id)),
    })
}

/// The page on which a game is started, with whoever plays now, or played last.
pub(super) fn new(
    history: Option<&History>,
    reader: &Reader,
    free_id: impl Fn(&str) -> String,
) -> String {
    let names: Vec<String> = match history {
        Some(history) => {
            let (game, players) = (history.game(), history.setup().players());
            game.around_the_table().map(|seat| players.name(seat).to_string()).collect()
        }
        None => Vec::new(),
    };
    let line = |id: &str| format!("new --id {} -- {id}", free_id(id));
    let rules = presets::rulesets();
    let rules =
        rules.filter_map(|id| Some((line(id), words::translated(&presets::built_in(id)?.title))));
    let new = NewPage { base: &reader.base, rules: rules.collect(), known: names.clone(), names };
    page(reader, &messages::LiveNewTitle.say(), &drawn(&new))
}

/// The page of a deal, by its number; `None` if nothing of it is recorded.
pub(super) fn deal(history: &History, reader: &Reader, number: usize) -> Option<String> {
    let Reader { base, keeps_score, .. } = reader;
    let keeps_score = *keeps_score;
    let game = history.game();
    let deal = game.deals().find(|deal| deal.plan.number == number && !deal.is_untouched())?;
    let heading = words::capital(&words::deal_heading(game, deal));
    let explained = ExplainedDeals::of(game, Some(number), None).iter().next();
    let fix = format!("fix {number} ");
    let part = |(name, asked): (&'static str, Asked)| {
        let numbers: Vec<Option<u8>> = match name {
            "bids" => deal.plan.seats.iter().map(|seat| deal.bid(*seat)).collect(),
            _ => deal.tricks.iter().copied().map(Some).collect(),
        };
        (name, question(game, asked, &fix, String::new(), &numbers))
    };
    let parts = fixable_parts(game, number).into_iter().filter(|_| keeps_score).map(part).collect();
    let form = keeps_score.then(|| Form::of(history));
    Some(page(
        reader,
        &heading,
        &drawn(&DealPage { base, explained, heading: heading.clone(), form, parts }),
    ))
}

/// The page of what a correction would change.
pub(super) fn preview(
    history: &History,
    reader: &Reader,
    changes: Changes,
    line: String,
) -> String {
    let numbers = changes.grid().map(|grid| HtmlTable::of(grid, "", &[]));
    let form = Form::of(history);
    page(
        reader,
        &messages::LivePreviewTitle.say(),
        &drawn(&PreviewPage { base: &reader.base, changes, numbers, form, line }),
    )
}

/// The page of what is recorded, the latest first.
pub(super) fn log(history: &History, reader: &Reader) -> String {
    let log = Log::of(history.clone());
    let line = |it: LogEntry| {
        let line = if it.seq == 0 { log.begun() } else { it.line() };
        (it.seq, it.at.local_text(), line)
    };
    let mut entries: Vec<_> = log.entries().map(line).collect();
    entries.reverse();
    page(
        reader,
        &messages::LiveLogTitle.say(),
        &drawn(&LogPage { base: &reader.base, log: entries }),
    )
}

/// A whole page around its inside; the table's shows each change as it arrives.
pub(super) fn whole(reader: &Reader, title: &str, body: &str, is_live: bool) -> String {
    drawn(&Page { reader, title, body, is_live })
}

fn page(reader: &Reader, title: &str, body: &str) -> String {
    whole(reader, title, body, false)
}

fn drawn(page: &impl Template) -> String {
    page.render().expect("memory takes every page")
}

/// An event with the inside of the table's page.
pub(super) fn event(version: &str, html: &str) -> Bytes {
    let lines = html.lines().map(|line| format!("data: {line}\n"));
    format!("id: {version}\n{}\n", lines.collect::<String>()).into()
}

/// What the game waits for, and what may be recorded besides.
fn questions(game: &Game) -> Vec<Question> {
    let due = game.due();
    let besides = asked_besides(game, &due, &[]);
    let besides = besides
        .into_iter()
        .flat_map(|asked| question(game, asked, "", words::which_besides(game, &due), &[]));
    question(game, asked(game), "", words::due(game, &due), &[])
        .into_iter()
        .chain(besides)
        .collect()
}

/// Something asked for, as buttons and numbers; `before` every line stands a command, and the numbers
/// are those recorded.
fn question(
    game: &Game,
    asked: Asked,
    before: &str,
    legend: String,
    numbers: &[Option<u8>],
) -> Vec<Question> {
    let players = game.setup().players();
    let one = |answer| vec![Question { legend: legend.clone(), answer }];
    let each = |seats: &[Seat]| {
        let number = |index: usize| numbers.get(index).copied().flatten();
        let name = |(index, seat): (usize, &Seat)| (players.name(*seat).to_string(), number(index));
        seats.iter().enumerate().map(name).collect()
    };
    match asked {
        Asked::Bids { seats, most } if !before.is_empty() => {
            one(Answer::Numbers { line: format!("{before}bid"), each: each(&seats), most })
        }
        Asked::Bids { .. } => Vec::new(),
        Asked::Tricks { seats, total } => {
            one(Answer::Numbers { line: format!("{before}took"), each: each(&seats), most: total })
        }
        Asked::Count { declarers, most } => one(Answer::Numbers {
            line: format!("{before}took"),
            each: (0..declarers)
                .map(|index| (String::new(), numbers.get(index).copied().flatten()))
                .collect(),
            most,
        }),
        Asked::Choice(groups) => groups
            .into_iter()
            .map(|ActGroup { label, options }| {
                let button =
                    |(label, act)| (label, format!("{before}{}", notation::line(&act, players)));
                Question {
                    legend: label,
                    answer: Answer::Buttons(options.into_iter().map(button).collect()),
                }
            })
            .collect(),
    }
}
