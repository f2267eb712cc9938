//! Runs the program under `strace`, which lists its calls to the system and can interfere with one.

use super::commands::Deed;
use crate::common::{Table, promptly, skipped};
use std::fs::File;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::NamedTempFile;

const STRACE: &str = "/usr/bin/strace";

/// A call that the program made.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// The name of the call.
    pub(super) name: String,
    /// How many calls of that name the program had made, with this one.
    pub(super) number: usize,
    /// Its arguments, as `strace` prints them: strings in hexadecimal.
    pub(super) arguments: Vec<String>,
    /// What it returned; `None` for an error.
    pub(super) result: Option<usize>,
}

/// Returns whether `strace` can be used, and reports it if not.
pub(super) fn is_here() -> bool {
    let options = ["-f", "-qq", "-o", "/dev/null", "true"];
    let output = Command::new(STRACE).args(options).output();
    let works = output.is_ok_and(|output| output.status.success());
    if !works {
        skipped("kills, power cuts and failing calls of every command", "strace does not work");
    }
    works
}

/// Runs a command, and returns its output and every call but those that load it.
pub(super) fn traced(table: &Table, deed: &Deed) -> (Output, Vec<Call>) {
    let trace = NamedTempFile::new().expect("a file");
    let options = ["-etrace=%file,%desc,clone3,clone", "-xx", "-s10000000"];
    let output = run(table, deed, trace.path(), &options);
    let text = std::fs::read_to_string(trace.path()).expect("a trace");
    let lines: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once(' ')).collect();
    let mut calls: Vec<Call> = Vec::new();
    // Another thread, of the prompt, only waits for signals.
    let own = lines.iter().filter(|(thread, _)| *thread == lines[0].0);
    let mut begun = String::new();
    for (_, line) in own {
        // A call is printed in two parts if another thread makes one meanwhile.
        if let Some(part) = line.trim_start().strip_suffix("<unfinished ...>") {
            begun = part.to_owned();
            continue;
        }
        let whole = match line.split_once(" resumed>") {
            Some((_, rest)) => std::mem::take(&mut begun) + rest,
            None => line.trim_start().to_owned(),
        };
        let Some((name, rest)) = whole.split_once('(') else { continue };
        let (arguments, result) = rest.rsplit_once(" = ").expect("a result");
        let arguments = arguments.trim_end().strip_suffix(')').expect("closed").split(", ");
        calls.push(Call {
            name: name.to_owned(),
            number: calls.iter().filter(|call| call.name == name).count() + 1,
            arguments: arguments.map(str::to_owned).collect(),
            result: result.split(' ').next().and_then(|number| number.parse().ok()),
        });
    }
    // The standard library begins with a look at the standard streams.
    assert!(!calls.is_empty(), "no call was traced: {output:?}");
    let begun = calls.iter().position(|call| call.name == "poll").expect("the program begins");
    (output, calls.split_off(begun + 1))
}

/// Runs a command in which `strace` interferes with calls; the faults have spaces between them.
pub(super) fn injected(table: &Table, deed: &Deed, faults: &str) -> Output {
    let names: Vec<String> = faults
        .split(' ')
        .map(|fault: &str| fault.split(':').next().unwrap_or_default().to_owned())
        .collect();
    let injected = faults.split(' ').map(|fault| format!("-einject={fault}"));
    let options: Vec<String> =
        [format!("-etrace={}", names.join(","))].into_iter().chain(injected).collect();
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    run(table, deed, Path::new("/dev/null"), &options)
}

fn run(table: &Table, deed: &Deed, to: &Path, options: &[&str]) -> Output {
    let mut strace = table.other(Path::new(STRACE));
    strace.args(["-f", "-qq", "-o"]).arg(to);
    match options {
        [trace, more @ ..] if deed.is_server() => {
            // A server runs until it is stopped: when it waits for the first page to be asked for.
            strace.arg(format!("{trace},epoll_wait")).args(more);
            strace.arg("-einject=epoll_wait:signal=TERM");
        }
        options => drop(strace.args(options)),
    }
    strace.arg("--").arg(env!("CARGO_BIN_EXE_hoyle")).args(deed.words());
    if let Some(typed) = deed.typed() {
        strace.stdin(Stdio::from(File::open(table.path(typed)).expect("what is typed")));
    }
    promptly(strace.stdout(Stdio::piped()).stderr(Stdio::piped()))
}
