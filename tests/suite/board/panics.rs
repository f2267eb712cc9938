//! Panics at a terminal; a part of the library's own tests, because no command panics.

use crate::board::screen;
use crate::terminal::sudden;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use ratatui::crossterm::terminal::enable_raw_mode;
use std::env;
use std::io::Read;

/// The variable that names what panics in a run of the test below that the test starts itself.
const PANIC_IN: &str = "PANIC_IN";

/// Runs the test below once more, in a terminal, with a panic in it; returns what it wrote there.
fn at_terminal(panic_in: &str) -> String {
    let script = r#"
        modes=$(stty -g)
        "$0" --nocapture --exact "$1"
        [ "$modes" = "$(stty -g)" ] && echo Restored.
    "#;
    let pair = native_pty_system().openpty(PtySize::default()).expect("a terminal");
    let mut command = CommandBuilder::new("/bin/sh");
    command.args(["-c", script]);
    command.arg(env::current_exe().expect("this program"));
    command.arg("board::tests::panics::a_panic_restores_the_terminal_before_it_is_reported");
    command.env(PANIC_IN, panic_in);
    let mut child = pair.slave.spawn_command(command).expect("the shell runs");
    drop(pair.slave);
    let mut bytes = [0; 4096];
    let mut written = Vec::new();
    let mut reader = pair.master.try_clone_reader().expect("a screen");
    // Linux reports the end of a terminal as an error.
    while let Ok(read @ 1..) = reader.read(&mut bytes) {
        written.extend_from_slice(&bytes[..read]);
    }
    child.wait().expect("it ends");
    String::from_utf8_lossy(&written).into_owned()
}

fn panicking_board() {
    let _: std::io::Result<()> = screen::taken(|terminal| {
        terminal.draw(|frame| frame.render_widget("the board", frame.area()))?;
        panic!("on purpose")
    });
}

fn panicking_prompt() {
    sudden::restore_modes_before_end().expect("a terminal");
    enable_raw_mode().expect("a terminal");
    panic!("on purpose");
}

#[test]
fn a_panic_restores_the_terminal_before_it_is_reported() {
    match env::var(PANIC_IN).as_deref() {
        Ok("board") => return panicking_board(),
        Ok(_) => return panicking_prompt(),
        Err(_) => {}
    }
    let output = at_terminal("board");
    let places = [
        ["\x1b[?1049h", "\x1b[?1049l", "on purpose", "Restored."],
        ["\x1b[?25l", "\x1b[?25h", "on purpose", "Restored."],
    ]
    .map(|texts| texts.map(|text| output.find(text).expect(text)));
    assert!(places.iter().all(|places| places.is_sorted()), "{output:?}");
    let output = at_terminal("prompt");
    assert!(output.contains("on purpose") && output.contains("Restored."), "{output:?}");
}
