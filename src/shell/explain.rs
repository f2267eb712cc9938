//! `explain`: how each number of the sheet came about.

use crate::cards::Seat;
use crate::game::{Game, Incident};
use crate::output::fold::fold_in;
use crate::output::{plain, text};
use crate::terminal::answer::Answer;
use crate::terminal::choose::seat;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::Explanation;
use crate::words::{self, Hint};

/// How the numbers asked for came about.
pub(crate) fn explain(context: &Context, of: &[String]) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let game = read.history.game();
    let (deal, seat) = question(game, of)?;
    let explanation = Explanation::of(game, deal, seat);
    let answer = if context.global.json {
        Answer::json(&explanation)
    } else if context.global.plain {
        Answer::data(plain::explanation(&explanation))
    } else if explanation.deals.is_empty() {
        Answer::default().remark(words::no_deal_played())
    } else {
        let mut text = text::explanation(&explanation, context.look);
        if game.current().is_none() && deal.is_none() {
            let verdict = words::due(game, &game.due());
            text.push_str(&format!("\n\n{}", fold_in(&verdict, context.look.width, 0)));
        }
        let answer = Answer::result(text);
        match explanation.play.iter().any(|play| play.revoke_rule.is_some()) {
            true => answer.remark(context.hint(&Hint::Rule(Some(Incident::Revoke)))),
            false => answer,
        }
    };
    Ok(read.with_remarks(answer))
}

/// Reads `[DEAL] [NAME]`, in either order. What is not the number of a deal is a name.
fn question(game: &Game, of: &[String]) -> Result<(Option<usize>, Option<Seat>), Failure> {
    let setup = game.setup();
    let (mut deal, mut asked) = (None, None);
    for word in of {
        match word.parse::<usize>() {
            Ok(number) if setup.players().seat(word).is_none() && deal.is_none() => {
                let begun = Explanation::deals(game).count();
                if !(1..=begun).contains(&number) {
                    return Err(Failure::usage(words::nothing_to_explain(number, begun)));
                }
                deal = Some(number);
            }
            _ if asked.is_none() => asked = Some(seat(setup.rules(), setup.players(), word)?),
            _ => {
                return Err(Failure::usage(words::one_at_a_time().into()));
            }
        }
    }
    Ok((deal, asked))
}
