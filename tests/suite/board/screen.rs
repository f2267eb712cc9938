//! A terminal of a given size and its screen.

use crate::common::{PATIENCE, Table};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// What a terminal shows.
struct Shown {
    screen: vt100::Parser,
    /// Everything printed so far.
    printed: Vec<u8>,
    /// Whether the program has ended.
    over: bool,
}

/// The program in a terminal.
pub(crate) struct Screen {
    master: Box<dyn MasterPty + Send>,
    keys: Mutex<Box<dyn Write + Send>>,
    child: Mutex<Box<dyn Child + Send + Sync>>,
    shown: Arc<(Mutex<Shown>, Condvar)>,
}

const fn size(columns_and_rows: (u16, u16)) -> PtySize {
    let (cols, rows) = columns_and_rows;
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

/// Returns the number of bytes before an unfinished frame: a terminal shows each frame at once.
fn whole_pictures(bytes: &[u8]) -> usize {
    const BEGIN: &[u8] = b"\x1b[?2026h";
    const END: &[u8] = b"\x1b[?2026l";
    let last = |mark: &[u8]| bytes.windows(mark.len()).rposition(|window| window == mark);
    match (last(BEGIN), last(END)) {
        (Some(begin), None) => begin,
        (Some(begin), Some(end)) if begin > end => begin,
        _ => bytes.len(),
    }
}

fn some(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("a terminal has a size")
}

fn text(shown: &Shown) -> String {
    let lines = shown.screen.screen().contents();
    lines.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// Returns the reversed lines of the screen, apart from the heading.
fn reversed(shown: &Shown) -> String {
    let screen = shown.screen.screen();
    let (rows, columns) = screen.size();
    let mut lines = String::new();
    for row in 1..rows.into() {
        if screen.cell(row, 0).is_some_and(vt100::Cell::inverse) {
            for column in 0..columns.into() {
                lines += screen.cell(row, column).map_or("", vt100::Cell::contents);
            }
            lines.push('\n');
        }
    }
    lines
}

impl Screen {
    /// Runs the program at a table.
    pub(crate) fn of(table: &Table, words: &[&str], columns_and_rows: (u16, u16)) -> Screen {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_hoyle"));
        command.args(words);
        Screen::running(table, command, columns_and_rows)
    }

    /// Runs a script of the shell, for which `$0` is the program.
    pub(crate) fn of_shell(table: &Table, script: &str) -> Screen {
        let mut command = CommandBuilder::new("/bin/sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_hoyle")]);
        Screen::running(table, command, (80, 24))
    }

    /// Runs a command at a table, isolated from this machine's environment.
    fn running(table: &Table, mut command: CommandBuilder, columns_and_rows: (u16, u16)) -> Screen {
        let pair = native_pty_system().openpty(size(columns_and_rows)).expect("a terminal");
        command.cwd(table.path(""));
        command.env_clear();
        let set = [
            ("HOYLE_DIR", "data"),
            ("HOYLE_NOW", "2026-11-20T20:15:00Z"),
            ("HOYLE_SEED", "1"),
            ("TZ", "UTC"),
            ("PATH", "/usr/bin:/bin"),
            ("TERM", "xterm-256color"),
        ];
        for (name, value) in set {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program runs");
        drop(pair.slave);
        let (cols, rows) = columns_and_rows;
        let screen = vt100::Parser::new(some(rows), some(cols), 0);
        let shown = Arc::new((
            Mutex::new(Shown { screen, printed: Vec::new(), over: false }),
            Condvar::new(),
        ));
        let mut reader = pair.master.try_clone_reader().expect("a screen");
        let drawing = Arc::clone(&shown);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            let mut held = Vec::new();
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                held.extend_from_slice(&bytes[..read]);
                let whole = whole_pictures(&held);
                let drawn: Vec<u8> = held.drain(..whole).collect();
                let (shown, changed) = &*drawing;
                let mut now = shown.lock().unwrap_or_else(PoisonError::into_inner);
                now.screen.process(&drawn);
                now.printed.extend_from_slice(&drawn);
                drop(now);
                changed.notify_all();
            }
            let (shown, changed) = &*drawing;
            shown.lock().unwrap_or_else(PoisonError::into_inner).over = true;
            changed.notify_all();
        });
        let keys = Mutex::new(pair.master.take_writer().expect("keys"));
        Screen { master: pair.master, keys, child: Mutex::new(child), shown }
    }

    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The text on the screen.
    pub(crate) fn text(&self) -> String {
        text(&self.shown())
    }

    /// Returns the contents of the screen, with colours and attributes.
    pub(crate) fn styled(&self) -> String {
        let shown = self.shown();
        shown.screen.screen().contents_formatted()
    }

    /// Visits the cells of the screen, row by row.
    pub(crate) fn each_cell(&self, size: (u16, u16), mut look: impl FnMut(u16, u16, &vt100::Cell)) {
        let (columns, rows) = size;
        let shown = self.shown();
        for row in 0..rows {
            for column in 0..columns {
                if let Some(cell) = shown.screen.screen().cell(row, column) {
                    look(row, column, cell);
                }
            }
        }
    }

    /// Returns whether the alternate screen is active.
    pub(crate) fn is_taken(&self) -> bool {
        self.shown().screen.screen().alternate_screen()
    }

    /// Returns whether clicks go to the program.
    pub(crate) fn has_mouse(&self) -> bool {
        self.shown().screen.screen().mouse_protocol_mode() != vt100::MouseProtocolMode::None
    }

    /// Waits until some text is on a reversed line below the heading.
    #[track_caller]
    pub(crate) fn sees_reversed(&self, text: &str) {
        self.waits_for(text, |shown| reversed(shown).contains(text));
    }

    /// Clicks on a text, and waits for another.
    #[track_caller]
    pub(crate) fn click(&self, on: &str, text: &str) {
        self.sees(on);
        let shown = self.text();
        let (row, line) = shown.lines().enumerate().find(|(_, line)| line.contains(on)).expect(on);
        let before = &line[..line.find(on).expect(on)];
        let column = before.chars().count() + on.chars().take_while(|sign| *sign == ' ').count();
        let at = format!("{};{}", column + 1, row + 1);
        self.after(&format!("\x1b[<0;{at}M\x1b[<0;{at}m"), text);
    }

    /// Returns whether the cursor is visible.
    pub(crate) fn has_cursor(&self) -> bool {
        !self.shown().screen.screen().hide_cursor()
    }

    /// Waits until the screen meets a condition, checked after every change.
    #[track_caller]
    pub(crate) fn waits(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        self.waits_for(what, |shown| is_so(&text(shown)));
    }

    #[track_caller]
    fn waits_for(&self, what: &str, is_so: impl Fn(&Shown) -> bool) {
        let changed = &self.shown.1;
        let (shown, timeout) = changed
            .wait_timeout_while(self.shown(), PATIENCE, |shown| !is_so(shown))
            .unwrap_or_else(PoisonError::into_inner);
        assert!(!timeout.timed_out(), "{what} did not appear on the screen:\n{}", text(&shown));
    }

    /// Waits until the program has the terminal to itself: another screen, without a cursor.
    #[track_caller]
    pub(crate) fn is_taken_soon(&self) {
        self.waits_for("a screen of its own", |shown| {
            let screen = shown.screen.screen();
            screen.alternate_screen() && screen.hide_cursor()
        });
    }

    /// Waits until some text is on the screen.
    #[track_caller]
    pub(crate) fn sees(&self, text: &str) {
        self.waits(text, |screen| screen.contains(text));
    }

    /// Waits until one of some texts is printed after a place. Returns which it is and what came before it, and
    /// moves the place behind it.
    #[track_caller]
    pub(crate) fn prints(&self, place: &mut usize, texts: &[&str]) -> (usize, String) {
        let start = *place;
        let first = |shown: &Shown| {
            let printed = &shown.printed[start..];
            let found = texts.iter().enumerate().filter_map(|(index, text)| {
                let mut windows = printed.windows(text.len());
                Some((windows.position(|window| window == text.as_bytes())?, index))
            });
            found.min()
        };
        self.waits_for(&texts.join(" or "), |shown| first(shown).is_some());
        let shown = self.shown();
        let (at, index) = first(&shown).expect("it was printed");
        *place = start + at + texts[index].len();
        (index, String::from_utf8_lossy(&shown.printed[start..start + at]).into_owned())
    }

    /// Presses keys.
    pub(crate) fn press(&self, keys: &str) {
        let mut writer = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write_all(keys.as_bytes()).and_then(|()| writer.flush()).expect("keys");
    }

    /// Presses keys, and waits for some text.
    #[track_caller]
    pub(crate) fn after(&self, keys: &str, text: &str) {
        self.press(keys);
        self.sees(text);
    }

    /// Resizes the terminal.
    pub(crate) fn resize(&self, columns_and_rows: (u16, u16)) {
        let (cols, rows) = columns_and_rows;
        let mut shown = self.shown();
        shown.screen.screen_mut().set_size(some(rows), some(cols));
        drop(shown);
        self.master.resize(size(columns_and_rows)).expect("another size");
    }

    /// Kills the program.
    pub(crate) fn kill(&self) {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        child.kill().expect("it can be ended");
        drop(child.wait());
    }

    /// Waits for the program to exit with code 0 and restore the terminal.
    #[track_caller]
    pub(crate) fn ends(&self) {
        self.waits_for("the end", |shown| shown.over);
        let restored = !self.is_taken() && self.has_cursor() && !self.has_mouse();
        assert!(restored, "the terminal was not restored");
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(child.wait().expect("it ends").exit_code(), 0);
    }
}
