//! `man`: the pages of the manual, made from the grammar.

use crate::grammar::Man;
use crate::grammar::{examples, help, pages};
use crate::shell::help::no_such;
use crate::terminal::answer::Answer;
use crate::terminal::failure::Failure;
use crate::terminal::files;
use clap::Command;
use clap_mangen::Man as Page;
use clap_mangen::roff::{Roff, roman};

/// Returns a page of the manual, or writes all of them.
pub(crate) fn man(asked: &Man) -> Result<Answer, Failure> {
    let grammar = help::with_options_shown();
    if let Some(folder) = &asked.out {
        files::make_folder(folder)?;
        let mut names = Vec::new();
        for (path, command) in help::commands(&grammar) {
            let name = format!("{}.1", name(&path));
            files::write_over(&folder.join(&name), &page(&path, command))?;
            names.push(name);
        }
        let line = format!("Wrote {} pages of the manual to {}.", names.len(), folder.display());
        return Ok(Answer::result(line)
            .remark(format!("Read one: man {}", folder.join("hoyle.1").display())));
    }
    let (path, command) =
        help::find(&grammar, &asked.of).map_err(|unknown| no_such("command", &unknown))?;
    Ok(Answer::data(String::from_utf8(page(&path, command)).expect("a page is text")))
}

/// Returns the name of a page: `hoyle-check-bid`.
fn name(path: &[&str]) -> String {
    [&["hoyle"], path].concat().join("-")
}

/// Returns a page, with the examples and the exit codes behind what the grammar tells.
fn page(path: &[&str], command: &Command) -> Vec<u8> {
    let spoken = [&["hoyle"], path].concat().join(" ");
    let named = command.clone().bin_name(&spoken).display_name(name(path));
    let bare = named.before_help(None).after_help(None);
    let source = format!("hoyle {}", env!("CARGO_PKG_VERSION"));
    let page = Page::new(bare).section("1").manual("Hoyle").source(source);
    let mut written = Vec::new();
    let memory = "memory takes every page";
    page.render_title(&mut written).expect(memory);
    page.render_name_section(&mut written).expect(memory);
    page.render_synopsis_section(&mut written).expect(memory);
    page.render_description_section(&mut written).expect(memory);
    if command.get_arguments().next().is_some() {
        page.render_options_section(&mut written).expect(memory);
    }
    if command.has_subcommands() {
        page.render_subcommands_section(&mut written).expect(memory);
    }
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
    roff.to_writer(written).expect("memory takes every page");
}
