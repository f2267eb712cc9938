//! Input cut into batches of whole lines.

use super::error::LONGEST_LINE;
use memchr::{memchr_iter, memrchr};
use std::io::{self, Read};
use std::mem;

/// The UTF-8 byte order mark, which some Windows editors write at the start of a file.
const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// Some whole lines of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// The number of the first, from 1.
    pub first: usize,
    /// The lines, each with its newline; the last line of the input may lack it. A line longer than
    /// [`LONGEST_LINE`] is cut off a byte after that.
    pub bytes: Vec<u8>,
}

impl Batch {
    /// Its lines with their numbers, without the newlines.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &[u8])> {
        let last = self.bytes.last().is_some_and(|byte| *byte != b'\n').then_some(self.bytes.len());
        let mut start = 0;
        let lines = memchr_iter(b'\n', &self.bytes).chain(last).map(move |end| {
            let line = &self.bytes[start..end];
            start = end + 1;
            line
        });
        (self.first..).zip(lines)
    }
}

/// The batches of an input. A border between two falls on a line's end.
#[derive(Debug)]
pub struct Batches<R> {
    input: R,
    size: usize,
    next: usize,
    /// The beginning of a line that the last batch did not have whole.
    rest: Vec<u8>,
    ended: bool,
}

impl<R: Read> Batches<R> {
    /// The input in batches of about `size` bytes.
    pub fn new(input: R, size: usize) -> Batches<R> {
        Batches { input, size: size.max(1), next: 1, rest: Vec::new(), ended: false }
    }

    fn batch(&mut self) -> io::Result<Option<Batch>> {
        let mut bytes = mem::take(&mut self.rest);
        let mut end = None;
        while !self.ended && end.is_none() {
            let known = bytes.len();
            self.read(&mut bytes)?;
            end = memrchr(b'\n', &bytes[known..]).map(|at| known + at + 1);
            // Nothing but its length matters of a line that is too long.
            if end.is_none() {
                bytes.truncate(LONGEST_LINE + 1);
            }
        }
        if let Some(end) = end
            && !self.ended
        {
            self.rest = bytes.split_off(end);
        }
        let first = self.next;
        if first == 1 && bytes.starts_with(BYTE_ORDER_MARK) {
            bytes.drain(..BYTE_ORDER_MARK.len());
        }
        self.next += memchr_iter(b'\n', &bytes).count();
        Ok(if bytes.is_empty() { None } else { Some(Batch { first, bytes }) })
    }

    /// Reads until there are `size` bytes more, or the input ends.
    fn read(&mut self, bytes: &mut Vec<u8>) -> io::Result<()> {
        bytes.reserve(self.size);
        let read = self.input.by_ref().take(self.size as u64).read_to_end(bytes)?;
        self.ended = read < self.size;
        Ok(())
    }
}

/// Ends after the first error of the input.
impl<R: Read> Iterator for Batches<R> {
    type Item = io::Result<Batch>;

    fn next(&mut self) -> Option<io::Result<Batch>> {
        let next = self.batch();
        self.ended |= next.is_err();
        next.transpose()
    }
}
