//! `help`: what a command does, and pages on other topics.

mod args;

pub(crate) use args::HelpArgs;

use crate::commands::guide::{self, PAGES, Page};
use crate::grammar::hints;
use crate::output::fold_in;
use crate::terminal::{Answer, Context, Failure, Result, answer, screen};
use crate::words::{Hint, messages};
use clap::Command;

/// Shows the help asked for.
///
/// # Errors
/// There is no such command or page.
pub(crate) fn help(context: &Context, args: &HelpArgs, grammar: Command) -> Result<Answer> {
    let of = args.of.as_slice();
    let grammar = guide::grammar(grammar, screen::help_width());
    if let Some(page) = PAGES.iter().find(|page| of == [page.name]) {
        return Ok(Answer::result(text(context, page)));
    }
    if of == ["commands"] {
        let commands = guide::commands(&grammar).into_iter().skip(1);
        let rows = commands.map(|(path, command)| {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            (path.join(" "), about)
        });
        return Ok(Answer::result(context.screen.list(rows)));
    }
    if of == ["topics"] {
        let pages = PAGES.iter().map(|page| (page.name, page.about));
        let list = context.screen.list(pages.chain([guide::COMMANDS]));
        return Ok(Answer::result(list)
            .remark(context.hint(&Hint::of_program(messages::HintTopic.say(), "help NAME"))));
    }
    if let Some((word, meaning)) = guide::word_of_documents(&of.join(" ")) {
        return Ok(Answer::result(context.screen.row(word, word.len(), meaning)));
    }
    let found = guide::find(&grammar, of, &guide::page_names());
    let (_, command) = found.map_err(|error| Failure::usage(error).hint(hints::commands()))?;
    let text = command.clone().render_help();
    Ok(Answer::result(answer::styled(&text, context.screen.look.color)))
}

/// A page, folded, with the terms of its indented lines in a column.
fn text(context: &Context, page: &Page) -> String {
    let terms = page.text.lines().filter_map(guide::term);
    let column = terms.map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for line in page.text.lines() {
        text += &match guide::term(line) {
            Some((name, what)) => context.screen.row(name, column, what),
            None => fold_in(line, context.screen.look.width, 0) + "\n",
        };
    }
    text
}
