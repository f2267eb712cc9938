//! `status`, `sheet`, `explain` and `log`: what there is to see of a game.

use crate::cards::Seat;
use crate::game::Game;
use crate::grammar::{Drawing, Format, request};
use crate::history::History;
use crate::output::{csv, html, json, markdown, plain, svg, text};
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::views::{self, Explanation, Log, Sheet};
use crate::words::{self, Hint};

/// What happens now in the game asked for.
pub(super) fn status(context: &Context) -> Result<Answer> {
    let read = games::read(context)?;
    let answer = games::status(context, &read.history, || {
        let lines = views::status_lines(&read.history, &context.speller());
        Answer::result(text::status(&lines, context.look))
    });
    Ok(answer.with_remarks(read.remarks))
}

/// Everything that happened in the game asked for, with the times.
pub(super) fn log(context: &Context) -> Result<Answer> {
    let read = games::read(context)?;
    let text = |log| Answer::result(text::log(log, context.look));
    let answer = Answer::of_large(Log::of(read.history), context, plain::log, text);
    Ok(answer.with_remarks(read.remarks))
}

/// The sheet of the game asked for.
pub(super) fn sheet(context: &Context, drawing: Drawing) -> Result<Answer> {
    let read = games::read(context)?;
    Ok(sheet_of(&read.history, context, drawing).with_remarks(read.remarks))
}

/// The sheet of a game, in the format asked for.
pub(super) fn sheet_of(history: &History, context: &Context, drawing: Drawing) -> Answer {
    let Drawing { style, format } = drawing;
    let game = history.game();
    let sheet = Sheet::of(history.id().as_str(), game);
    Answer::of_large(sheet, context, plain::sheet, |sheet| match format.unwrap_or(Format::Text) {
        Format::Text => Answer::result(text::sheet(sheet, style, context.look)),
        Format::Markdown => Answer::data(markdown::sheet(&sheet, style)),
        Format::Csv => Answer::data(csv::grid(&sheet.facts(style))),
        Format::Html => {
            let game = game.clone();
            let explained = move || Explanation::by_deal(&game, None, None);
            Answer::data(html::sheet(sheet, style, explained))
        }
        Format::Svg => Answer::data(svg::sheet(sheet, style)),
        Format::Json => Answer::data(json::Line(sheet)),
    })
}

/// How the numbers asked for came about.
pub(super) fn explain(context: &Context, of: &[String]) -> Result<Answer> {
    let read = games::read(context)?;
    let game = read.history.game();
    let (deal, seat) = question(game, of)?;
    if context.global.json {
        let explained = Explanation::of(game, deal, seat);
        return Ok(Answer::data(json::Line(explained)).with_remarks(read.remarks));
    }
    let shared = game.clone();
    let explained = move || Explanation::by_deal(&shared, deal, seat);
    if context.global.plain {
        return Ok(Answer::data(plain::explanation(explained)).with_remarks(read.remarks));
    }
    if explained().next().is_none() {
        return Ok(Answer::default().remark(words::no_deal_played()).with_remarks(read.remarks));
    }
    let incident = explained().flat_map(|it| it.play).find_map(|play| play.incident);
    let hint = incident.map(|incident| Hint::Rule(Some(incident)));
    let is_last_word = game.current().is_none() && deal.is_none();
    let verdict = is_last_word.then(|| words::due(game, &game.due()));
    let answer = Answer::result(text::explanation(explained, verdict, context.look));
    Ok(answer.with_remarks(hint.map(|hint| context.hint(&hint))).with_remarks(read.remarks))
}

/// Reads `[DEAL] [NAME]`, in either order. What is not the number of a deal is a name.
fn question(game: &Game, of: &[String]) -> Result<(Option<usize>, Option<Seat>)> {
    let setup = game.setup();
    let (mut deal, mut asked) = (None, None);
    for word in of {
        match word.parse::<usize>() {
            Ok(number) if setup.players().seat(word).is_none() && deal.is_none() => {
                let begun = Explanation::deals(game).count();
                if !(1..=begun).contains(&number) {
                    let why = words::nothing_to_explain(number, begun, game.scheduled());
                    return Err(Failure::usage(why).hint(Hint::Log));
                }
                deal = Some(number);
            }
            _ if asked.is_none() => asked = Some(request::seat(game, word)?),
            _ => {
                let why = Failure::usage(words::one_at_a_time());
                return Err(why.hint(Hint::HelpOn("explain".into())));
            }
        }
    }
    Ok((deal, asked))
}
