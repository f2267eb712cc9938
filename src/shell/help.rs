//! `help` and `man`: what a command does, and pages on other topics.

use crate::grammar::help::{self, PAGES, Page};
use crate::output::fold_in;
use crate::terminal::{Answer, Context, Failure, Result, answer, context, files};
use crate::words::{self, Hint};
use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use std::path::Path;

/// Shows the help asked for.
pub(super) fn help(context: &Context, of: &[String]) -> Result<Answer> {
    let grammar = help::grammar(context::help_width());
    if let Some(page) = PAGES.iter().find(|page| of == [page.name]) {
        return Ok(Answer::result(text(context, page)));
    }
    if of == ["commands"] {
        let commands = help::commands(&grammar).into_iter().skip(1);
        let about = |command: &Command| command.get_about().map(ToString::to_string);
        let lines = commands.map(|(path, it)| (path.join(" "), about(it).unwrap_or_default()));
        return Ok(Answer::result(context.list(lines)));
    }
    if of == ["topics"] {
        let pages = PAGES.iter().map(|page| (page.name, page.about));
        let list = context.list(pages.chain([help::COMMANDS]));
        return Ok(Answer::result(list).remark(context.hint(&Hint::Topic)));
    }
    let found = help::find(&grammar, of, &help::page_names());
    let (_, command) = found.map_err(|error| Failure::usage(error).hint(Hint::Commands))?;
    let text = command.clone().render_help();
    Ok(Answer::result(answer::styled(&text, context.look.color)))
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

/// Prints a manual page, or writes all of them to a folder.
pub(super) fn man(of: &[String], out: Option<&Path>, overwrite: bool) -> Result<Answer> {
    let grammar = help::with_options_shown();
    if let Some(folder) = out {
        files::make_folder(folder)?;
        let commands = help::commands(&grammar);
        for (path, command) in &commands {
            let file = folder.join(format!("{}.1", name(path)));
            let page = manual_page(path, command);
            match overwrite {
                true => files::replace(&file, &page)?,
                false => files::write_new(&file, Hint::Overwrite, |file| file.write_all(&page))?,
            }
        }
        let answer =
            Answer::result(words::manual_written(commands.len(), folder.display().to_string()));
        return Ok(answer.remark(words::read_manual(folder.join("hoyle.1").display().to_string())));
    }
    let found = help::find(&grammar, of, &[]);
    let (path, command) = found.map_err(|error| Failure::usage(error).hint(Hint::Commands))?;
    Ok(Answer::data(String::from_utf8(manual_page(&path, command)).expect("a page is text")))
}

/// The name of a page, such as `hoyle-check-bid`.
fn name(path: &[&str]) -> String {
    [&["hoyle"], path].concat().join("-")
}

/// A page: what the grammar says, then examples and exit codes.
fn manual_page(path: &[&str], command: &Command) -> Vec<u8> {
    let full_name = [&["hoyle"], path].concat().join(" ");
    let command = command.clone().bin_name(full_name).display_name(name(path));
    let command = command.before_help(None).after_help(None).version(None);
    let source = format!("hoyle {}", env!("CARGO_PKG_VERSION"));
    let page = Man::new(command).section("1").manual("Hoyle").source(source);
    let mut written = Vec::new();
    page.render(&mut written).expect("a vector can be written to");
    section(&mut written, "EXAMPLES", help::examples(path));
    section(&mut written, "EXIT STATUS", help::EXIT_CODES);
    if path.is_empty() {
        section(&mut written, "ENVIRONMENT", help::ENVIRONMENT);
        section(&mut written, "FILES", help::FILES);
    }
    written
}

/// Adds a section whose lines stay as they are.
fn section(written: &mut Vec<u8>, title: &str, text: &str) {
    let mut roff = Roff::new();
    roff.control("SH", [title]);
    roff.control("nf", []);
    for line in text.trim_end().lines() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
    roff.to_writer(written).expect("a vector can be written to");
}
