//! `completions`: the scripts with which shells ask what may be typed.

use crate::terminal::Answer;
use crate::terminal::environment::COMPLETING;
use clap::Args;
use clap_complete::env::{Bash, Fish, Shells, Zsh};

/// Print the script that makes a shell complete commands, players, bids and more
///
/// source <(hoyle completions bash)
///
/// source <(hoyle completions zsh)
///
/// hoyle completions fish > ~/.config/fish/completions/hoyle.fish
#[derive(Debug, Args)]
pub(crate) struct CompletionsArgs {
    /// bash, zsh or fish
    #[arg(value_parser = ["bash", "zsh", "fish"], hide_possible_values = true)]
    shell: String,
}

/// The shells that can complete.
pub(crate) const SHELLS: Shells<'_> = Shells(&[&Bash, &Zsh, &Fish]);

/// The script that makes a shell complete the words of `hoyle`.
pub(crate) fn script(args: &CompletionsArgs) -> Answer {
    let mut script = Vec::new();
    let completer = SHELLS.completer(&args.shell).expect("the grammar has the same shells");
    completer
        .write_registration(COMPLETING, "hoyle", "hoyle", "hoyle", &mut script)
        .expect("a vector can be written to");
    Answer::data(String::from_utf8(script).expect("a script is text"))
}
