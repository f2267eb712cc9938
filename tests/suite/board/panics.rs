//! Panics at a terminal; a part of the library's own tests, because no command panics.

use crate::board::screen;
use crate::terminal::sudden;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use ratatui::crossterm::terminal::enable_raw_mode;
use std::io::Read;
use std::{env, panic, process};

/// Runs one of the ignored tests below in a terminal, and returns what it wrote there.
fn at_terminal(test: &str) -> String {
    let script = r#"
        modes=$(stty -g)
        "$0" --ignored --nocapture --exact "$1"
        [ "$modes" = "$(stty -g)" ] && echo Restored.
    "#;
    let pair = native_pty_system().openpty(PtySize::default()).expect("a terminal");
    let mut command = CommandBuilder::new("/bin/sh");
    command.args(["-c", script]);
    command.arg(env::current_exe().expect("this program"));
    command.arg(format!("board::tests::panics::{test}"));
    let mut child = pair.slave.spawn_command(command).expect("the shell runs");
    drop(pair.slave);
    let (mut bytes, mut told) = ([0; 4096], Vec::new());
    let mut reader = pair.master.try_clone_reader().expect("a screen");
    // Linux reports the end of a terminal as an error.
    while let Ok(read @ 1..) = reader.read(&mut bytes) {
        told.extend_from_slice(&bytes[..read]);
    }
    child.wait().expect("it ends");
    String::from_utf8_lossy(&told).into_owned()
}

/// Panics end the program where they happen, as they do in a release.
fn abort_after_panic() {
    panic::set_hook(Box::new(|panic| {
        eprintln!("{panic}");
        process::abort();
    }));
}

#[test]
#[ignore = "run by the test below, at a terminal"]
fn panicking_board() {
    abort_after_panic();
    let _: std::io::Result<()> = screen::taken(|terminal| {
        terminal.draw(|frame| frame.render_widget("the board", frame.area()))?;
        panic!("on purpose")
    });
}

#[test]
#[ignore = "run by the test below, at a terminal"]
fn panicking_prompt() {
    abort_after_panic();
    sudden::restore_modes_before_end().expect("a terminal");
    enable_raw_mode().expect("a terminal");
    panic!("on purpose");
}

#[test]
fn a_panic_restores_the_terminal_before_it_is_reported() {
    let told = at_terminal("panicking_board");
    let place = |text: &str| told.rfind(text).unwrap_or_else(|| panic!("no {text:?} in {told:?}"));
    let (enter, leave) = (place("\x1b[?1049h"), place("\x1b[?1049l"));
    let (hide, show) = (place("\x1b[?25l"), place("\x1b[?25h"));
    let report = place("on purpose");
    assert!(enter < leave && leave < report && hide < show && show < report, "{told:?}");
    assert!(place("Restored.") > report);
    let told = at_terminal("panicking_prompt");
    assert!(told.contains("on purpose") && told.contains("Restored."), "{told:?}");
}
