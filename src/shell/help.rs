//! `help`: what a command does, and pages on other topics.

use crate::grammar::pages::Page;
use crate::grammar::{Help, help, pages};
use crate::output::fold::fold_in;
use crate::terminal::answer::{self, Answer};
use crate::terminal::context::{self, Context};
use crate::terminal::failure::Failure;
use crate::words::Hint;
use clap::Command;

/// The width of the names of pages.
const PAGES: usize = 11;

/// Shows the help asked for.
pub(crate) fn help(context: &Context, asked: &Help) -> Result<Answer, Failure> {
    let grammar = help::grammar(context::help_width());
    let page = pages::ALL.iter().find(|page| asked.of == [page.name]);
    if let Some(page) = page {
        return Ok(Answer::result(text(context, page)));
    }
    if asked.of == ["commands"] {
        return Ok(Answer::result(commands(context, &grammar)));
    }
    if asked.of == ["topics"] {
        let lines = pages::ALL.iter().map(|page| context.row(page.name, PAGES, page.about));
        let lines = lines.chain([context.row("commands", PAGES, "every command in a line")]);
        return Ok(Answer::result(lines.collect()).remark("Read one: hoyle help NAME"));
    }
    let found = help::find(&grammar, &asked.of, &help::page_names());
    let (_, command) = found.map_err(|error| Failure::usage(error).hint(Hint::Commands))?;
    let text = command.clone().render_help();
    Ok(Answer::result(answer::styled(&text, context.look.color)))
}

/// Every command with what it does.
fn commands(context: &Context, grammar: &Command) -> String {
    let all = help::commands(grammar).into_iter().skip(1);
    all.map(|(path, command)| {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        context.row(&path.join(" "), 12, &about)
    })
    .collect()
}

/// A page, folded, with the terms of its indented lines in a column.
fn text(context: &Context, page: &Page) -> String {
    let term = |line: &'static str| line.strip_prefix("  ")?.split_once("  ");
    let column = page.text.lines().filter_map(term).map(|(name, _)| name.len()).max().unwrap_or(0);
    let line = |line: &'static str| match term(line) {
        Some((name, what)) => context.row(name, column, what),
        None => fold_in(line, context.look.width, 0) + "\n",
    };
    page.text.lines().map(line).collect()
}
