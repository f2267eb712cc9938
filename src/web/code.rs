//! A link as a code for a phone's camera.

use crate::output::Look;
use fast_qr::{ECL, QRBuilder};

/// The light modules around a code. Four are recommended; two are enough for cameras, and with them
/// a link fits 40 columns.
const MARGIN: usize = 2;

/// A text as a code, two rows of modules to a line; `None` where the terminal has no blocks for it.
///
/// Its dark modules are dark also on a dark terminal, where colours are wanted; otherwise, light blocks
/// are drawn on what is taken for a dark one.
pub(super) fn drawn(text: &str, look: Look) -> Option<String> {
    if look.ascii {
        return None;
    }
    let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
    let size = code.size + 2 * MARGIN;
    let is_light = |row: usize, column: usize| {
        let (Some(row), Some(column)) = (row.checked_sub(MARGIN), column.checked_sub(MARGIN))
        else {
            return true;
        };
        row >= code.size || column >= code.size || !code[row][column].value()
    };
    let block = |row: usize, column: usize| match (is_light(row, column), is_light(row + 1, column))
    {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let (begin, end) = if look.color { ("\u{1b}[97;40m", "\u{1b}[0m") } else { ("", "") };
    let line = |row| {
        format!("{begin}{}{end}\n", (0..size).map(|column| block(row, column)).collect::<String>())
    };
    Some((0..size).step_by(2).map(line).collect())
}
