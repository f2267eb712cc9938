//! `chances`: who can still win.

mod json;
mod words;

use json::ChancesJson;
pub(crate) use json::SCHEMA;

use crate::analysis::{Chances, ChancesError, Outlook, SideChances};
use crate::game::{Act, Game};
use crate::notation::quote;
use crate::output::{fold_in, plain, text};
use crate::terminal::choose::seat;
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::views::{Cell, Column, Grid, Ink};
use crate::words::{Hint, due, messages, sides};
use clap::Args;

/// How many deals of a way to win are shown; those after it are far off, and any other way may come about.
const DEALS_SHOWN: usize = 2;

/// Show who can still win, and what each needs
///
/// hoyle chances
///
/// hoyle chances Igor
#[derive(Debug, Args)]
pub(crate) struct ChancesArgs {
    /// A player: show one way for them to finish first
    #[arg(value_name = "NAME")]
    player: Option<String>,
}

/// Answers who can still win the game asked for; for a player, by what course of the game.
///
/// # Errors
/// The game cannot be read, the chances not be worked out, or nobody has that name.
pub(crate) fn chances(context: &Context, args: &ChancesArgs) -> Result<Answer> {
    let read = games::read(context)?;
    let game = read.history.game();
    let setup = game.setup();
    let mut asked = None;
    if let Some(name) = &args.player {
        asked = Some(setup.side_of(seat(setup.players(), name)?));
    }

    let chances = Chances::of(game).map_err(|error| match error {
        ChancesError::NoLastDeal | ChancesError::Out => Failure::usage(words::chances_error(error)),
        _ => Failure::data(words::chances_error(error)),
    })?;
    let mut shown = json::in_column_order(game, &chances);
    shown.retain(|side| asked.is_none_or(|asked| asked == side.side));

    let answer = if context.global.json {
        Answer::json(&shown.iter().map(|side| ChancesJson::of(game, side)).collect::<Vec<_>>())
    } else if context.global.plain {
        Answer::data(shown.iter().map(|side| record(game, side)).collect::<String>())
    } else if asked.is_some() {
        let lines: Vec<String> =
            shown.iter().flat_map(|side| course(context, game, side)).collect();
        Answer::paragraphs(&lines, &context.screen).remark(messages::ChancesOmissions.say())
    } else if game.current().is_none() {
        Answer::paragraphs(&[due(game, &game.due())], &context.screen)
    } else {
        let text = table(context, game, &chances, &shown);
        Answer::result(text).remark(messages::ChancesOmissions.say())
    };
    Ok(answer.with_remarks(read.remarks))
}

/// A record: player, least, greatest, first, alone, total.
fn record(game: &Game, side: &SideChances) -> String {
    plain::record([
        sides(game)(side.side).as_str(),
        &side.least.decimal(),
        &side.greatest.decimal(),
        side.first.verdict.into(),
        side.alone.verdict.into(),
        &side.total.decimal(),
    ])
}

/// Why a side can or cannot win, and the course of the game by which it does: its first deals, if there are many.
fn course(context: &Context, game: &Game, side: &SideChances) -> Vec<String> {
    let mut lines = Vec::from_iter(words::known_chances(game, side));
    let acts = json::line(side);
    if acts.is_empty() {
        return lines;
    }
    let player = sides(game)(side.side);
    lines.push(messages::ChancesLineCaption { side: &player, alone: json::is_alone(side) }.say());

    let ends = acts.iter().enumerate().filter(|(_, act)| matches!(act, Act::Took(_)));
    let ends: Vec<usize> = ends.map(|(index, _)| index + 1).collect();
    let shown = if ends.len() > DEALS_SHOWN + 1 { ends[DEALS_SHOWN - 1] } else { acts.len() };
    lines.extend(words::line_of_play(game, &acts[..shown]));
    if shown < acts.len() {
        lines.push(messages::ChancesLineRest { deals: ends.len() - DEALS_SHOWN }.say());
        let whole = format!("chances {} --json", quote(&player));
        lines.push(context.hint(&Hint::of_game(messages::HintChancesWhole.say(), whole)));
    }
    lines
}

/// The chances of all sides as a table, then in sentences.
fn table(context: &Context, game: &Game, chances: &Chances, shown: &[&SideChances]) -> String {
    let look = context.screen.look;
    let heading =
        fold_in(&messages::ChancesDealsLeft { deals: chances.ahead }.say(), look.width, 2);
    let mut text = format!("{heading}\n\n{}", text::grid(&grid(game, shown), look));
    let sentences = words::chances(game, chances);
    if !sentences.is_empty() {
        text.push('\n');
    }
    for sentence in sentences {
        text += &(fold_in(&sentence, look.width, 2) + "\n");
    }
    text
}

fn grid(game: &Game, shown: &[&SideChances]) -> Grid {
    let [total, least, greatest, first, alone] = words::headings();
    let mut grid = Grid::of_columns([
        (String::new(), Column::NAMES),
        (total, Column::NUMBERS),
        (least, Column::NUMBERS),
        (greatest, Column::NUMBERS),
        (first, Column::WORDS),
        (alone, Column::WORDS),
    ]);
    for side in shown {
        grid.push(vec![
            Cell::plain(sides(game)(side.side)),
            Cell::new(side.total, Ink::Total),
            Cell::plain(side.least),
            Cell::plain(side.greatest),
            outlook(side.first.verdict),
            outlook(side.alone.verdict),
        ]);
    }
    grid
}

fn outlook(outlook: Outlook) -> Cell {
    let ink = match outlook {
        Outlook::Certain => Ink::Made,
        Outlook::Possible | Outlook::Open => Ink::Plain,
        Outlook::Impossible => Ink::Dim,
    };
    Cell::new(words::outlook(outlook), ink)
}
