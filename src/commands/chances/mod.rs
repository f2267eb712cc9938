//! `chances`: who can still win.

mod json;
mod words;

use json::ChancesJson;
pub(crate) use json::SCHEMA;

use crate::analysis::{Chances, ChancesError, Outlook, SideChances};
use crate::game::Game;
use crate::output::{fold_in, plain, text};
use crate::terminal::choose::seat;
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::views::{Cell, Column, Grid, Group, Ink};
use crate::words::{messages, sides};
use clap::Args;

/// Show who can still win, and what each needs
///
/// hoyle chances
///
/// hoyle chances Igor
#[derive(Debug, Args)]
pub(crate) struct ChancesArgs {
    /// A player, to show a course of the game by which that player comes first
    #[arg(value_name = "NAME")]
    player: Option<String>,
}

/// The chances of a side, as they are found and as JSON has them.
struct ShownSide<'a> {
    chances: &'a SideChances,
    json: ChancesJson,
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
        ChancesError::NoLastDeal => Failure::usage(words::chances_error(error)),
        _ => Failure::data(words::chances_error(error)),
    })?;
    let mut shown = Vec::new();
    for side in json::in_column_order(game, &chances) {
        if asked.is_none_or(|asked| asked == side.side) {
            let json = ChancesJson::of(game, side, &sides(game)(side.side));
            shown.push(ShownSide { chances: side, json });
        }
    }

    let answer = if context.global.json {
        Answer::json(&shown.iter().map(|side| &side.json).collect::<Vec<_>>())
    } else if context.global.plain {
        Answer::data(shown.iter().map(record).collect::<String>())
    } else if asked.is_some() {
        let lines: Vec<String> = shown.iter().flat_map(|side| course(game, side)).collect();
        Answer::paragraphs(&lines, context).remark(messages::ChancesOmissions.say())
    } else {
        let text = table(context, game, &chances, &shown);
        Answer::result(text).remark(messages::ChancesOmissions.say())
    };
    Ok(answer.with_remarks(read.remarks))
}

/// A record: player, least, greatest, first, alone, total.
fn record(ShownSide { chances, json }: &ShownSide<'_>) -> String {
    plain::record([
        json.player.as_str(),
        &json.least.decimal(),
        &json.greatest.decimal(),
        json.first.into(),
        json.alone.into(),
        &chances.total.decimal(),
    ])
}

/// Why a side can or cannot win, and the course of the game by which it does.
fn course(game: &Game, ShownSide { chances, json }: &ShownSide<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(words::known_chances(game, chances));
    if !json.line.is_empty() {
        let alone = json::is_alone(chances);
        lines.push(messages::ChancesLineCaption { side: &json.player, alone }.say());
        lines.extend(json.line.iter().cloned());
    }
    lines
}

/// The chances of all sides as a table, then in sentences.
fn table(context: &Context, game: &Game, chances: &Chances, sides: &[ShownSide<'_>]) -> String {
    let fold = |line: &str| fold_in(line, context.screen.look.width, 2) + "\n";
    let heading = fold(&words::deals_ahead(chances.ahead));
    let table = text::grid(&grid(sides), context.screen.look);
    let lines: String = words::chances(game, chances).iter().map(|line| fold(line)).collect();
    let gap = if lines.is_empty() { "" } else { "\n" };
    format!("{heading}\n{table}{gap}{lines}")
}

fn grid(sides: &[ShownSide<'_>]) -> Grid {
    let [total, least, greatest, first, alone] = words::headings();
    let mut grid = Grid::new(vec![
        Group::of_one("", Column::NAMES.row_heading()).stub(),
        Group::of_one(&total, Column::NUMBERS),
        Group::of_one(&least, Column::NUMBERS),
        Group::of_one(&greatest, Column::NUMBERS),
        Group::of_one(&first, Column::WORDS),
        Group::of_one(&alone, Column::WORDS),
    ]);
    for ShownSide { chances, json } in sides {
        grid.push(vec![
            Cell::plain(&json.player),
            Cell::new(chances.total, Ink::Total),
            Cell::plain(json.least),
            Cell::plain(json.greatest),
            outlook(json.first),
            outlook(json.alone),
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
