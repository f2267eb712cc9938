//! Text that cannot be read, and characters that must not reach a terminal.

use std::borrow::Cow;

/// Text that does not write the value it was read as. Displayed, it says which form was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Unreadable {
    message: Cow<'static, str>,
}

impl Unreadable {
    pub(crate) fn new(message: impl Into<Cow<'static, str>>) -> Unreadable {
        Unreadable { message: message.into() }
    }
}

/// Whether a character is a control, turns the direction of text, or is invisible without a part in
/// writing words. The two joiners belong to scripts and emoji; tags write some flags.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || (c.is_whitespace() && c != ' ')
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFD}'
            | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E001F}'
            | '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}')
}
