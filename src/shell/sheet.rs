//! `sheet`: the score sheet of a game.

use super::explain;
use crate::game::{Deal, Game};
use crate::grammar::{Drawing, Format};
use crate::history::History;
use crate::output::{csv, html, json, markdown, plain, svg, text};
use crate::rules::{Clause, Refusal};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::{Note, Sheet, Told};
use crate::words::{self, Ruling};

/// Returns the sheet of the game asked for.
pub(crate) fn sheet(context: &Context, drawing: Drawing) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let answer = drawn(context, &read.history, drawing);
    Ok(read.with_remarks(answer))
}

/// Returns the sheet of a game as it is to be drawn.
pub(crate) fn drawn(context: &Context, history: &History, drawing: Drawing) -> Answer {
    let game = history.game();
    let mut sheet = Sheet::of(history.id().as_str(), game);
    sheet.notes = notes(game);
    let format = if context.global.json { Format::Json } else { drawing.format };
    let style = drawing.style.into();
    if context.global.plain {
        return Answer::data(plain::sheet(&sheet));
    }
    Answer::data(match format {
        Format::Text => return Answer::result(text::sheet(&sheet, style, context.look)),
        Format::Markdown => markdown::sheet(&sheet, style),
        Format::Csv => csv::sheet(&sheet, style),
        Format::Html => html::sheet(&sheet, style, &told(game)),
        Format::Svg => svg::sheet(&sheet, style, &told(game)),
        Format::Json => json::sheet(&sheet),
    })
}

/// Returns what a page tells besides the sheet.
fn told(game: &Game) -> Told {
    Told {
        outcome: words::outcome(game).map(|outcome| format!("{outcome}.")),
        deals: game.played().map(|deal| explain::told(game, deal, None, true)).collect(),
    }
}

/// Returns what is to be said of deals: why acts stand though they are against the rules, and who
/// came for whom.
fn notes(game: &Game) -> Vec<Note> {
    let (rules, players) = (game.setup().rules(), game.setup().players());
    let who = |seat| players.name(seat).to_string();
    let note = |deal: usize, refusal: &Refusal| {
        let Ruling { because, rule, .. } = words::ruling(rules, refusal, &who);
        let text = format!("against {rule}, and the table let it stand. {because}");
        Note { deal, rule, text, marked: true }
    };
    let of = |deal: &Deal| -> Vec<Note> {
        deal.against().iter().map(|refusal| note(deal.plan().number, refusal)).collect()
    };
    let reseated = game.seat_changes().iter().map(|it| Note {
        deal: it.deal,
        rule: rules.clause_id(Clause::Players),
        text: words::reseated(game, it),
        marked: false,
    });
    let mut notes: Vec<Note> = game.deals().flat_map(of).chain(reseated).collect();
    notes.sort_by_key(|note| note.deal);
    notes
}
