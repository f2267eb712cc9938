//! `stats`: what the games of the folder come to, player by player.

use super::kept::{self, KeptGame};
use super::people;
use crate::analysis::{KnownRules, Question, Stats, Tallied};
use crate::game::{Name, fold};
use crate::grammar::{BookFormat, StatsArgs};
use crate::history::GameId;
use crate::output::{csv, html, plain, text};
use crate::presets;
use crate::terminal::{Answer, Context, Failure};
use crate::views::Book;
use crate::words::{self, Hint};
use std::collections::HashMap;

/// Statistics over the games asked for.
pub(super) fn stats(context: &Context, asked: &StatsArgs) -> Result<Answer, Failure> {
    let known = KnownRules::default();
    let store = context.store()?;
    let (mut games, mut unread) = (Vec::new(), 0);
    let of = |_: &GameId, game: Result<KeptGame, _>| Tallied::of(&game.ok()?.line, &known).ok();
    kept::each(&store, of, |game| {
        unread += usize::from(game.is_none());
        games.extend(game);
        true
    })?;
    let people = people::people(&store)?;
    // A player is listed by the spelling of the game last played.
    let mut names: HashMap<String, Name> = HashMap::new();
    for game in &games {
        let players = game.people.iter().map(|name| people.who(&game.id, name));
        for name in players.filter_map(|name| name.parse::<Name>().ok()) {
            names.entry(name.folded()).or_insert(name);
        }
    }
    let who = |game: &str, name: &str| {
        let name = people.who(game, name);
        names.get(&fold(name)).map_or(name, Name::as_str).to_owned()
    };
    let player = |text: &String| {
        let found = Name::find(names.values(), people.player(text));
        found.map(ToString::to_string).map_err(|fault| match fault.could_be.is_empty() {
            true => Failure::usage(words::nobody_called(text, names.values().map(Name::as_str))),
            false => Failure::usage(words::not_one_name(&fault)),
        })
    };
    let question = Question {
        players: asked.players.iter().map(player).collect::<Result<_, _>>()?,
        rules: asked.filter.rules.as_ref().map(|text| rules_id(text)),
        since: asked.filter.since.clone(),
        until: asked.filter.until.clone(),
        last: asked.last,
    };
    let book = Book::of(&Stats::of(games, &question, who), asked.explain);
    let answer = drawn(context, asked, &book);
    let unread =
        (unread > 0).then(|| [words::games_not_counted(unread), context.hint(&Hint::Doctor)]);
    Ok(answer.with_remarks(unread.into_iter().flatten()))
}

/// The id of built-in rules that a text means, or of rules of a table's own.
fn rules_id(text: &str) -> String {
    presets::rulesets().find(|id| presets::means(text, id)).unwrap_or(text).to_owned()
}

fn drawn(context: &Context, asked: &StatsArgs, book: &Book) -> Answer {
    let records = |book: &Book| match asked.explain {
        Some(_) => book.sources.iter().map(|it| plain::record(it.record())).collect(),
        None => book.records().map(plain::record).collect::<String>(),
    };
    Answer::of(book, context, records, |book| match (asked.format, asked.explain) {
        (BookFormat::Json, _) => Answer::json(book),
        (BookFormat::Html, _) => Answer::data(html::book(book)),
        (BookFormat::Csv, Some(_)) => Answer::data(csv::grid(&book.sources_table())),
        (BookFormat::Csv, None) => Answer::data(csv::grid(&book.facts())),
        (BookFormat::Text, _) if book.players.is_empty() => {
            Answer::default().remark(words::no_games_counted())
        }
        (BookFormat::Text, Some(_)) if book.sources.is_empty() => {
            Answer::default().remark(words::no_sources())
        }
        (BookFormat::Text, Some(_)) => {
            Answer::result(text::grid(&book.sources_table(), context.look))
        }
        (BookFormat::Text, None) => as_text(context, asked, book),
    })
}

/// The players in short; of those that are named, every figure.
fn as_text(context: &Context, asked: &StatsArgs, book: &Book) -> Answer {
    let heading = words::games_counted(book.games, book.days.as_ref());
    let (grid, more) = match asked.players.is_empty() {
        true => (book.table(), Hint::StatsOf),
        false => (Book::figures(&book.players), Hint::ExplainFigure),
    };
    let mut result = format!("{heading}\n\n{}", text::grid(&grid, context.look));
    if !book.ratings.is_empty() {
        result += &format!("\n{}", text::grid(&book.ratings_table(), context.look));
    }
    let about = (!asked.players.is_empty()).then(|| words::figures_caption().to_owned());
    Answer::result(result).with_remarks(about).remark(context.hint(&more))
}
