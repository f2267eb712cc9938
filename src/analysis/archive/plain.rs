//! A fast reader for the most common lines: games of exact bids with nothing recorded but trumps, bids and
//! tricks, spelled as `hoyle export --lines` spells them.
//!
//! It reads either what serde would read, or nothing. A serde reader that borrowed the texts took as long
//! as DuckDB takes for the same totals.

use super::error::LONGEST_LINE;
use super::line::GameLine;
use crate::cards::Trump;
use crate::game::Day;
use crate::rules::{MOST_DEALS, MOST_PLAYERS};
use arrayvec::ArrayVec;

/// A number for each player, in the order of the players.
pub(super) type Numbers = ArrayVec<Option<u8>, { MOST_PLAYERS as usize }>;

/// The line of a plain game: one of exact bids, with nothing recorded but trumps, bids and tricks.
#[derive(Debug)]
pub(super) struct PlainLine<'a> {
    pub(super) id: &'a str,
    rules: &'a str,
    scoring: Option<&'a str>,
    schedule: Option<&'a str>,
    set: Vec<&'a str>,
    pub(super) players: Vec<&'a str>,
    /// The bytes of the list of players, after its opening bracket.
    pub(super) written_players: &'a [u8],
    /// The index of the first dealer among the players.
    pub(super) dealer: usize,
    pub(super) deals: Vec<PlainDeal>,
}

/// A deal of a plain game.
#[derive(Debug)]
pub(super) struct PlainDeal {
    pub(super) cards: u8,
    /// The index of the dealer among the players.
    pub(super) dealer: usize,
    pub(super) trump: Option<Trump>,
    pub(super) bids: Numbers,
    pub(super) took: Numbers,
}

impl<'a> PlainLine<'a> {
    /// Reads a line that is spelled as `hoyle export --lines` spells it; `None` for any other line.
    pub(super) fn read(line: &'a [u8]) -> Option<PlainLine<'a>> {
        if line.len() > LONGEST_LINE {
            return None;
        }

        let mut rest = Cursor(line);
        rest.skip(br#"{"id":"#)?;
        let id = rest.text()?;
        rest.text_of(br#","title":"#)?;
        for key in [&br#","begun":"#[..], br#","last":"#] {
            if rest.text_of(key)?.is_some_and(|stamp| !is_stamp(stamp.as_bytes())) {
                return None;
            }
        }
        if rest.text_of(br#","day":"#)?.is_some_and(|day| day.parse::<Day>().is_err()) {
            return None;
        }
        let rules = rest.text_of(br#","rules":"#)??;
        let scoring = rest.text_of(br#","scoring":"#)?;
        let schedule = rest.text_of(br#","schedule":"#)?;
        let mut set = Vec::new();
        if rest.skip(br#","set":["#).is_some() {
            rest.list(|rest| {
                set.push(rest.text()?);
                Some(())
            })?;
        }

        rest.skip(br#","players":["#)?;
        let from_players = rest.0;
        let mut players = Vec::with_capacity(8);
        rest.list(|rest| {
            players.push(rest.text()?);
            Some(())
        })?;
        let written_players = &from_players[..from_players.len() - rest.0.len()];
        rest.skip(br#","dealer":"#)?;
        let dealer = rest.player(&players)?;

        rest.skip(br#","deals":["#)?;
        let mut deals = Vec::with_capacity(32);
        rest.list(|rest| {
            deals.push(rest.deal(&players)?);
            Some(())
        })?;

        rest.skip(br#","finished":true"#);
        rest.skip_list(br#","totals":["#, Cursor::points)?;
        rest.skip_list(br#","ranks":["#, |rest| rest.number()?.map(drop))?;
        if rest.0 != b"}" || deals.len() > MOST_DEALS {
            return None;
        }
        Some(PlainLine {
            id,
            rules,
            scoring,
            schedule,
            set,
            players,
            written_players,
            dealer,
            deals,
        })
    }

    /// A line with only the rules and players of this one.
    pub(super) fn named(&self) -> GameLine {
        GameLine {
            rules: Some(self.rules.to_owned()),
            scoring: self.scoring.map(str::to_owned),
            schedule: self.schedule.map(str::to_owned),
            set: self.set.iter().map(ToString::to_string).collect(),
            players: self.players.iter().map(ToString::to_string).collect(),
            ..GameLine::default()
        }
    }
}

/// Whether a text is surely an instant, such as `2026-11-20T20:15:00Z` or
/// `2026-11-20T21:15:00.250+01:00`. Years before 1000 and days after the 28th are left to serde.
fn is_stamp(text: &[u8]) -> bool {
    let shapes: [&[u8]; 4] = [
        b"0000-00-00T00:00:00Z",
        b"0000-00-00T00:00:00.000Z",
        b"0000-00-00T00:00:00+00:00",
        b"0000-00-00T00:00:00.000+00:00",
    ];
    let Some(shape) = shapes.into_iter().find(|shape| shape.len() == text.len()) else {
        return false;
    };
    let has_shape = text.iter().zip(shape).all(|(byte, shape)| match shape {
        b'0' => byte.is_ascii_digit(),
        b'+' => matches!(byte, b'+' | b'-'),
        shape => byte == shape,
    });
    if !has_shape {
        return false;
    }

    let two_digits = |at: usize| 10 * (text[at] - b'0') + (text[at + 1] - b'0');
    let century = two_digits(0);
    let month = two_digits(5);
    let day = two_digits(8);
    let has_offset = text[text.len() - 1] != b'Z';
    let offset = text.len() - 5;
    century >= 10
        && (1..=12).contains(&month)
        && (1..=28).contains(&day)
        && two_digits(11) < 24
        && two_digits(14) < 60
        && two_digits(17) < 60
        && (!has_offset || two_digits(offset) < 24 && two_digits(offset + 3) < 60)
}

/// The rest of a line. Each function reads something off its start, or returns `None` if something else
/// is there.
struct Cursor<'a>(&'a [u8]);

impl<'a> Cursor<'a> {
    fn skip(&mut self, text: &[u8]) -> Option<()> {
        self.0 = self.0.strip_prefix(text)?;
        Some(())
    }

    /// A quoted text without escapes.
    fn text(&mut self) -> Option<&'a str> {
        self.skip(b"\"")?;
        let end = self.0.iter().position(|byte| matches!(byte, b'"' | b'\\' | ..b' '))?;
        let (text, rest) = self.0.split_at(end);
        self.0 = rest;
        self.skip(b"\"")?;
        std::str::from_utf8(text).ok()
    }

    /// The text of a key; `Some(None)` if the key is not there.
    fn text_of(&mut self, key: &[u8]) -> Option<Option<&'a str>> {
        match self.skip(key) {
            Some(()) => self.text().map(Some),
            None => Some(None),
        }
    }

    /// Reads the elements of a list whose opening bracket has been read.
    fn list(&mut self, mut element: impl FnMut(&mut Cursor<'a>) -> Option<()>) -> Option<()> {
        if self.skip(b"]").is_some() {
            return Some(());
        }
        loop {
            element(self)?;
            if self.skip(b"]").is_some() {
                return Some(());
            }
            self.skip(b",")?;
        }
    }

    /// Skips a list of results, if it is there: they are worked out anew. `key` includes the opening
    /// bracket.
    fn skip_list(
        &mut self,
        key: &[u8],
        element: impl FnMut(&mut Cursor<'a>) -> Option<()>,
    ) -> Option<()> {
        if self.skip(key).is_some() { self.list(element) } else { Some(()) }
    }

    /// The index of a player, from the name.
    fn player(&mut self, players: &[&str]) -> Option<usize> {
        let name = self.text()?;
        players.iter().position(|player| *player == name)
    }

    /// A number of up to nine digits, without leading zeros.
    fn digits(&mut self) -> Option<u32> {
        let end = self.0.iter().position(|byte| !byte.is_ascii_digit())?;
        let has_leading_zero = end > 1 && self.0[0] == b'0';
        if !(1..=9).contains(&end) || has_leading_zero {
            return None;
        }
        let (digits, rest) = self.0.split_at(end);
        self.0 = rest;
        Some(digits.iter().fold(0, |number, digit| 10 * number + u32::from(digit - b'0')))
    }

    /// A number of tricks, or `null`.
    fn number(&mut self) -> Option<Option<u8>> {
        if self.skip(b"null").is_some() {
            return Some(None);
        }
        u8::try_from(self.digits()?).ok().map(Some)
    }

    /// Skips points, which are whole or end in a half.
    fn points(&mut self) -> Option<()> {
        self.skip(b"-");
        self.digits()?;
        self.skip(b".5");
        Some(())
    }

    /// A list with a number for each player.
    fn numbers(&mut self, players: usize) -> Option<Numbers> {
        let mut numbers = Numbers::new();
        self.list(|rest| numbers.try_push(rest.number()?).ok())?;
        (numbers.len() == players).then_some(numbers)
    }

    fn deal(&mut self, players: &[&str]) -> Option<PlainDeal> {
        self.skip(br#"{"cards":"#)?;
        let cards = self.number()??;
        self.skip(br#","dealer":"#)?;
        let dealer = self.player(players)?;

        let mut trump = None;
        if self.skip(br#","trump":"#).is_some() {
            let name = self.text()?;
            trump = Some(Trump::ALL.into_iter().find(|trump| trump.name() == name)?);
        }

        self.skip(br#","bids":["#)?;
        let bids = self.numbers(players.len())?;
        self.skip(br#","took":["#)?;
        let took = self.numbers(players.len())?;

        self.skip_list(br#","points":["#, |rest| rest.skip(b"null").or_else(|| rest.points()))?;
        self.skip_list(br#","bonus":["#, Cursor::points)?;
        self.skip(b"}")?;
        Some(PlainDeal { cards, dealer, trump, bids, took })
    }
}
