//! The keys, on the page of their own and in hints.

use crate::grammar::hints;
use crate::words::Hint;

/// The keys.
pub(super) const HELP: &str = "\
The digits of a keypad are enough.

At the table
 digits   a bid for each in turn; the
          player who took a trick; the
          line of a call (0 more lines)
 Enter    end a number; record
 -        take back a key; then undo
 +        redo
 /        the suit turned up
Everywhere
 *        the next view
 .        back
 + -      scroll
In the sheet
 3 Enter  open deal 3; a digit then
          corrects a part of it, and f
          takes any fix in words
Letters
 t table  s sheet  b score  c chart
 l log  ? this  u undo  r redo  q leave
Nothing is lost by leaving: all that is
recorded is on the disk.
";

/// A hint as the keys that do it, or as a command where there are none.
pub(super) fn spelled(hint: &Hint) -> String {
    match hint {
        Hint::Trump { .. } => "/".into(),
        Hint::Fix { deal, .. } => format!("s {deal} Enter"),
        Hint::Undo | Hint::UndoLast => "u".into(),
        Hint::Redo => "r".into(),
        Hint::Status => "t".into(),
        Hint::Help => "?".into(),
        Hint::Sheet => "s".into(),
        Hint::Log => "l".into(),
        _ => hints::spelled(hint),
    }
}
