//! `help`: what a command does, and pages on other topics.

mod args;

pub(crate) use args::HelpArgs;

use crate::commands::guide::{self, PAGES, Page};
use crate::grammar::hints;
use crate::output::fold_in;
use crate::terminal::{Answer, Context, Failure, Result, answer, screen};
use crate::words::Hint;
use crate::words::messages;
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
        let about = |command: &Command| command.get_about().map(ToString::to_string);
        let lines = commands.map(|(path, it)| (path.join(" "), about(it).unwrap_or_default()));
        return Ok(Answer::result(context.screen.list(lines)));
    }
    if of == ["topics"] {
        let pages = PAGES.iter().map(|page| (page.name, page.about));
        let list = context.screen.list(pages.chain([guide::COMMANDS]));
        return Ok(Answer::result(list)
            .remark(context.hint(&Hint::of_program(messages::HintTopic.say(), "help NAME"))));
    }
    let found = guide::find(&grammar, of, &guide::page_names());
    let (_, command) = found.map_err(|error| Failure::usage(error).hint(hints::commands()))?;
    let text = command.clone().render_help();
    Ok(Answer::result(answer::styled(&text, context.screen.look.color)))
}

/// A page, folded, with the terms of its indented lines in a column.
fn text(context: &Context, page: &Page) -> String {
    let term = |line: &'static str| line.strip_prefix("  ")?.split_once("  ");
    let column = page.text.lines().filter_map(term).map(|(name, _)| name.len()).max().unwrap_or(0);
    let line = |line: &'static str| match term(line) {
        Some((name, what)) => context.screen.row(name, column, what),
        None => fold_in(line, context.screen.look.width, 0) + "\n",
    };
    page.text.lines().map(line).collect()
}
