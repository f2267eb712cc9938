//! `man`: manual pages.

mod args;

pub(crate) use args::ManArgs;

use crate::commands::guide;
use crate::grammar::hints;
use crate::terminal::{Answer, Failure, Result, files};
use crate::words::{Hint, messages};
use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

/// Prints a manual page, or writes all of them to a folder.
///
/// # Errors
/// There is no such command, or the pages cannot be written.
pub(crate) fn man(args: &ManArgs, grammar: Command) -> Result<Answer> {
    let grammar = guide::with_options_shown(grammar);
    if let Some(folder) = &args.out {
        files::make_folder(folder)?;
        let commands = guide::commands(&grammar);
        for (path, command) in &commands {
            let file = folder.join(format!("{}.1", name(path)));
            let page = manual_page(path, command);
            if args.overwrite {
                files::replace(&file, &page)?;
            } else {
                let hint = Hint::of_program(messages::HintOverwrite.say(), "--overwrite");
                files::write_new(&file, hint, |file| file.write_all(&page))?;
            }
        }
        let answer = Answer::result(
            messages::TerminalManualWritten {
                pages: commands.len(),
                folder: folder.display().to_string(),
            }
            .say(),
        );
        return Ok(answer.remark(
            messages::TerminalManualUsage { page: folder.join("hoyle.1").display().to_string() }
                .say(),
        ));
    }
    let found = guide::find(&grammar, &args.of, &[]);
    let (path, command) = found.map_err(|error| Failure::usage(error).hint(hints::commands()))?;
    Ok(Answer::data(String::from_utf8(manual_page(&path, command)).expect("a page is text")))
}

/// The name of a page, such as `hoyle-check-bid`.
fn name(path: &[&str]) -> String {
    [&["hoyle"], path].concat().join("-")
}

/// A page: what the grammar says, then examples and exit codes.
fn manual_page(path: &[&str], command: &Command) -> Vec<u8> {
    let full_name = [&["hoyle"], path].concat().join(" ");
    let page = command.clone().bin_name(full_name).display_name(name(path));
    // The examples in the comment would make clap promise longer help.
    let page = page.mut_arg("help", |help| help.help("Print help").long_help(None));
    let page = page.long_about(None).before_help(None).after_help(None).version(None);
    let source = format!("hoyle {}", env!("CARGO_PKG_VERSION"));
    let page = Man::new(page).section("1").manual("Hoyle").source(source);
    let mut written = Vec::new();
    page.render(&mut written).expect("a vector can be written to");
    section(&mut written, "EXAMPLES", &guide::examples(command).join("\n"));
    section(&mut written, "EXIT STATUS", guide::EXIT_CODES);
    if path.is_empty() {
        section(&mut written, "ENVIRONMENT", guide::ENVIRONMENT);
        section(&mut written, "FILES", guide::FILES);
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
