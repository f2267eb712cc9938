//! `stats`: what the games of the folder come to, player by player.

use crate::analysis::{Figure, StatGame, StatsQuery};
use crate::game::Name;
use crate::grammar::shared::count;
use crate::grammar::{Filter, hints};
use crate::history::GameId;
use crate::output::{csv, html, plain, text};
use crate::terminal::kept::{self, KeptGame};
use crate::terminal::{Answer, Context, Failure};
use crate::views::Book;
use crate::words::messages;
use crate::words::{self, Hint};
use clap::{Args, ValueEnum};
use std::collections::HashMap;

/// Show statistics over past games: players, ratings, every figure of a player
#[derive(Debug, Args)]
pub(crate) struct StatsArgs {
    /// The players, to show every figure [default: all, in short]
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) filter: Filter,
    /// Only so many games, those last played
    #[arg(long, value_name = "N", value_parser = count::<usize>)]
    pub(crate) last: Option<usize>,
    /// Show which games and deals a figure comes from
    #[arg(long, value_enum, value_name = "FIGURE", hide_possible_values = true)]
    pub(crate) explain: Option<Figure>,
    /// text, csv, html or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: BookFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BookFormat {
    Text,
    Csv,
    Html,
    Json,
}

/// Statistics over the games asked for.
pub(crate) fn stats(context: &Context, asked: &StatsArgs) -> Result<Answer, Failure> {
    let store = context.store()?;
    let (mut games, mut unread) = (Vec::new(), 0);
    let of = |_: &GameId, game: Result<KeptGame, _>| Some(game.ok()?.stats);
    kept::each(&store, of, |game| {
        unread += usize::from(game.is_none());
        games.extend(game);
        true
    })?;
    let start = (games.is_empty() && unread == 0).then(|| context.hint(&hints::new_game()));
    let people = kept::people(&store)?;
    // A player is listed by the spelling of the game last played.
    let mut names: HashMap<String, Name> = HashMap::new();
    let mut folded: HashMap<String, String> = HashMap::new();
    for game in &mut games {
        for written in &mut game.people {
            *written = people.who(&game.id, written).to_owned();
            if !folded.contains_key(written)
                && let Ok(name) = written.parse::<Name>()
            {
                folded.insert(written.clone(), name.folded());
                names.entry(name.folded()).or_insert(name);
            }
        }
    }
    for written in games.iter_mut().flat_map(|game| &mut game.people) {
        if let Some(name) = folded.get(written).and_then(|it| names.get(it)) {
            *written = name.to_string();
        }
    }
    let player = |text: &String| {
        let found = Name::find(names.values(), people.player(text));
        found.map(ToString::to_string).map_err(|fault| match fault.could_be.is_empty() {
            true => {
                let problem = words::nobody_called(text, names.values().map(Name::as_str));
                Failure::usage(problem).hint(hints::players())
            }
            false => Failure::usage(words::not_one_name(&fault)),
        })
    };
    let question = StatsQuery {
        players: asked.players.iter().map(player).collect::<Result<_, _>>()?,
        last: asked.last,
        explained: asked.explain,
    };
    games.retain(|game| asked.filter.is_by(&game.rules) && asked.filter.is_until(&game.day));
    let counted = |game: &StatGame| asked.filter.is_since(&game.day);
    let book = Book::of(games, &question, counted);
    let answer = drawn(context, asked, &book);
    let unread = (unread > 0).then(|| {
        [messages::StatsGamesUnreadable { games: unread }.say(), context.hint(&hints::doctor())]
    });
    Ok(answer.with_remarks(start).with_remarks(unread.into_iter().flatten()))
}

fn drawn(context: &Context, asked: &StatsArgs, book: &Book) -> Answer {
    let rows = |book: &Book| match asked.explain {
        Some(_) => book.sources_table(),
        None => book.facts(),
    };
    let records = |book: &Book| plain::grid(&rows(book));
    Answer::of(book, context, records, |book| match asked.format {
        BookFormat::Json => Answer::json(book),
        BookFormat::Html => Answer::data(html::book(book)),
        BookFormat::Csv => Answer::data(csv::grid(&rows(book))),
        BookFormat::Text if book.players.is_empty() => {
            Answer::default().remark(messages::StatsNoGames.say())
        }
        BookFormat::Text if asked.explain.is_none() => as_text(context, asked, book),
        BookFormat::Text if book.sources.is_empty() => {
            Answer::default().remark(messages::StatsNoSources.say())
        }
        BookFormat::Text => {
            let games = book.sources.iter().map(|it| (&it.game, words::figure_source(it)));
            Answer::result(context.list(games))
        }
    })
}

/// The players in short; of those that are named, every figure.
fn as_text(context: &Context, asked: &StatsArgs, book: &Book) -> Answer {
    let heading = words::games_counted(book.games, book.days.as_ref());
    let (grid, more) = match asked.players.is_empty() {
        true => (book.table(), Hint::of_folder(messages::HintStatsPlayer.say(), "stats NAME")),
        false => (
            Book::figures(&book.players),
            Hint::of_folder(messages::HintExplainFigure.say(), "stats NAME --explain FIGURE"),
        ),
    };
    let mut result = format!("{heading}\n\n{}", text::grid(&grid, context.look));
    if !book.ratings.is_empty() {
        result += &format!("\n{}", text::grid(&book.ratings_table(), context.look));
    }
    let about = (!asked.players.is_empty()).then(|| messages::StatsFiguresCaption.say().to_owned());
    Answer::result(result).with_remarks(about).remark(context.hint(&more))
}
