//! Server-sent events, and what changes from one text to the next.

#[cfg(test)]
#[path = "../../tests/suite/web/patches.rs"]
mod tests;

use axum::body::Bytes;
use std::collections::HashMap;

/// A server-sent event of a kind.
pub(super) fn event(version: &str, kind: &str, text: &str) -> Bytes {
    let mut event = format!("id: {version}\nevent: {kind}\n");
    for line in text.lines() {
        event += &format!("data: {line}\n");
    }
    event.push('\n');
    event.into()
}

/// Ends a step of a patch. A line of an event would take five bytes more.
const END: char = '\u{1e}';

/// A text as lines of another one, in steps: `=FROM COUNT` repeats lines of the old text, `+LINE` adds one, and `*PLACE
/// HEAD TAIL MIDDLE` one with the head and the tail of an old one, whose lengths are counted in units of UTF-16.
pub(super) fn between(old: &str, new: &str) -> String {
    let old: Vec<&str> = old.lines().collect();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for (place, line) in old.iter().enumerate() {
        places.entry(line).or_insert(place);
    }

    let mut patch = String::new();
    let mut repeated = 0..0;
    for line in new.lines() {
        if old.get(repeated.end) == Some(&line) {
            repeated.end += 1;
            continue;
        }
        // What comes next is most likely what came next before.
        let after = (repeated.end + 1..).zip(old.iter().skip(repeated.end + 1).take(NEAR));
        let mut near = after.filter(|(_, other)| **other == line).map(|(place, _)| place);
        let found = near.next().or_else(|| places.get(line).copied());
        match found {
            Some(place) if line.len() >= SHORT => {
                push(&mut patch, &repeated);
                repeated = place..place + 1;
            }
            _ => {
                push(&mut patch, &repeated);
                match old.get(repeated.end).and_then(|other| changed(other, line)) {
                    Some(change) => patch += &format!("*{} {change}{END}", repeated.end),
                    None => patch += &format!("+{line}{END}"),
                }
                // A line that replaces another is followed by what followed that one.
                let next = repeated.end + 1;
                repeated = next..next;
            }
        }
    }
    push(&mut patch, &repeated);
    patch
}

/// How many lines further on the old text may go on.
const NEAR: usize = 40;

/// The length of head and tail below which keeping them does not pay.
const LEAST_KEPT: usize = 16;

/// The length of a line below which repeating it does not pay.
const SHORT: usize = 8;

/// A line as a change of another one, if that is shorter.
fn changed(old: &str, new: &str) -> Option<String> {
    let head: usize =
        old.chars().zip(new.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    let ends = old[head..].chars().rev().zip(new[head..].chars().rev());
    let tail: usize = ends.take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    if head + tail < LEAST_KEPT {
        return None;
    }
    let units = |text: &str| text.encode_utf16().count();
    let middle = &new[head..new.len() - tail];
    Some(format!("{} {} {middle}", units(&new[..head]), units(&new[new.len() - tail..])))
}

fn push(patch: &mut String, repeated: &std::ops::Range<usize>) {
    if !repeated.is_empty() {
        *patch += &format!("={} {}{END}", repeated.start, repeated.len());
    }
}
