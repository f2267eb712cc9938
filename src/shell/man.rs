//! `man`: manual pages made from the grammar.

use crate::grammar::Man;
use crate::grammar::{examples, help, pages};
use crate::terminal::answer::Answer;
use crate::terminal::failure::Failure;
use crate::terminal::files;
use crate::words::{self, Hint};
use clap::Command;
use clap_mangen::Man as Page;
use clap_mangen::roff::{Roff, roman};

/// Prints a manual page, or writes all of them to a folder.
pub(crate) fn man(asked: &Man) -> Result<Answer, Failure> {
    let grammar = help::with_options_shown();
    if let Some(folder) = &asked.out {
        files::make_folder(folder)?;
        let commands = help::commands(&grammar);
        for (path, command) in &commands {
            let file = folder.join(format!("{}.1", name(path)));
            files::write_over(&file, &page(path, command))?;
        }
        let answer = Answer::result(words::manual_written(commands.len(), folder.display()));
        return Ok(answer.remark(words::read_manual(folder.join("hoyle.1").display())));
    }
    let found = help::find(&grammar, &asked.of, &[]);
    let (path, command) = found.map_err(|error| Failure::usage(error).hint(Hint::Commands))?;
    Ok(Answer::data(String::from_utf8(page(&path, command)).expect("a page is text")))
}

/// The name of a page, such as `hoyle-check-bid`.
fn name(path: &[&str]) -> String {
    [&["hoyle"], path].concat().join("-")
}

/// A page: what the grammar says, then examples and exit codes.
fn page(path: &[&str], command: &Command) -> Vec<u8> {
    let full_name = [&["hoyle"], path].concat().join(" ");
    let command = command.clone().bin_name(full_name).display_name(name(path));
    let command = command.before_help(None).after_help(None).version(None);
    let source = format!("hoyle {}", env!("CARGO_PKG_VERSION"));
    let page = Page::new(command).section("1").manual("Hoyle").source(source);
    let mut written = Vec::new();
    page.render(&mut written).expect("a vector can be written to");
    section(&mut written, "EXAMPLES", examples::of(path));
    section(&mut written, "EXIT STATUS", pages::EXIT_CODES);
    if path.is_empty() {
        section(&mut written, "ENVIRONMENT", pages::ENVIRONMENT);
        section(&mut written, "FILES", pages::FILES);
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
