//! `explain`: how the points came about.

use crate::cards::Seat;
use crate::game::Game;
use crate::grammar::request;
use crate::output::json::{self, NamedSchema};
use crate::output::{plain, text};
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::views::{self, ExplainedDeals, ExplanationJson};
use crate::words::{self, Hint, messages};
use clap::Args;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("explain", "How the points came about", json::schema::<ExplanationJson>);

/// Explain the points of a deal, a player or the whole game
///
/// hoyle explain 2 Jovana
///
/// hoyle explain
#[derive(Debug, Args)]
pub(crate) struct ExplainArgs {
    /// The deal's number, and a player's name
    #[arg(value_name = "DEAL|NAME", num_args = 0..=2)]
    of: Vec<String>,
}

/// How the numbers asked for came about.
pub(crate) fn explain(context: &Context, args: &ExplainArgs) -> Result<Answer> {
    let read = games::read(context)?;
    let game = read.history.game();
    let (deal, seat) = question(game, &args.of)?;
    if context.global.json {
        let explained = ExplanationJson::of(game, deal, seat);
        return Ok(Answer::data(json::JsonLine(explained)).with_remarks(read.remarks));
    }
    let explained = ExplainedDeals::of(game, deal, seat);
    if context.global.plain {
        return Ok(Answer::data(plain::explanation(explained)).with_remarks(read.remarks));
    }
    if explained.count() == 0 {
        return Ok(Answer::default()
            .remark(messages::ExplanationRefusalNonePlayed.say())
            .with_remarks(read.remarks));
    }
    let hint = explained.iter().find_map(|deal| deal.play?.hint);
    let is_last_word = game.current().is_none() && deal.is_none();
    let verdict = is_last_word.then(|| words::due(game, &game.due()));
    let answer = Answer::result(text::explanation(explained, verdict, context.screen.look));
    Ok(answer.with_remarks(hint.map(|hint| context.hint(&hint))).with_remarks(read.remarks))
}

/// Reads `[DEAL] [NAME]`, in either order. What is not the number of a deal is a name.
fn question(game: &Game, of: &[String]) -> Result<(Option<usize>, Option<Seat>)> {
    let setup = game.setup();
    let mut deal = None;
    let mut asked = None;
    for word in of {
        match word.parse::<usize>() {
            Ok(number) if setup.players().seat(word).is_none() && deal.is_none() => {
                if (1..=setup.deals_before()).contains(&number) {
                    let why = messages::ForwardErrorExplain { deal: number }.say();
                    return Err(Failure::usage(why).hint(Hint::Log));
                }
                let begun = setup.deals_before() + views::deals_to_explain(game).count();
                if !(1..=begun).contains(&number) {
                    let why = words::nothing_to_explain(number, begun, game.scheduled());
                    return Err(Failure::usage(why).hint(Hint::Log));
                }
                deal = Some(number);
            }
            _ if asked.is_none() => asked = Some(request::seat_ever(game, word)?),
            _ => {
                let why = Failure::usage(messages::ExplanationRefusalSeveral.say());
                return Err(why.hint(Hint::HelpOn("explain".into())));
            }
        }
    }
    Ok((deal, asked))
}
