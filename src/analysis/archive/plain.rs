//! Games of exact bids, of which a line has nothing but who sat where, bid and took.
//!
//! Most lines are such games, written as `hoyle export --lines` writes them. Those are read here: what they
//! mean is what serde reads in them, or nothing. A reader by serde that borrowed the texts took as long as
//! DuckDB takes for the same totals.

use super::error::LONGEST_LINE;
use super::line::GameLine;
use crate::cards::Trump;
use crate::rules::{MOST_DEALS, MOST_PLAYERS};
use arrayvec::ArrayVec;

/// A number for each player, in the order of the players.
pub(super) type Numbers = ArrayVec<Option<u8>, { MOST_PLAYERS as usize }>;

/// A line with such a game.
#[derive(Debug)]
pub(super) struct PlainLine<'a> {
    pub(super) id: &'a str,
    rules: &'a str,
    scoring: Option<&'a str>,
    schedule: Option<&'a str>,
    set: Vec<&'a str>,
    pub(super) players: Vec<&'a str>,
    /// The names of the players as the line has them.
    pub(super) written_players: &'a [u8],
    /// The place of the first dealer.
    pub(super) dealer: usize,
    pub(super) deals: Vec<PlainDeal>,
}

/// A deal of such a game.
#[derive(Debug)]
pub(super) struct PlainDeal {
    pub(super) cards: u8,
    /// The dealer's place.
    pub(super) dealer: usize,
    pub(super) trump: Option<Trump>,
    pub(super) bids: Numbers,
    pub(super) took: Numbers,
}

impl<'a> PlainLine<'a> {
    /// The game of a line that is written as usual; `None` for any other line.
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
        let names = rest.0;
        let mut players = Vec::with_capacity(8);
        rest.list(|rest| {
            players.push(rest.text()?);
            Some(())
        })?;
        let written_players = &names[..names.len() - rest.0.len()];
        rest.skip(br#","dealer":"#)?;
        let dealer = rest.place(&players)?;

        rest.skip(br#","deals":["#)?;
        let mut deals = Vec::with_capacity(32);
        rest.list(|rest| {
            deals.push(rest.deal(&players)?);
            Some(())
        })?;
        rest.skip(br#","finished":true"#);
        rest.worked_out(br#","totals":["#, Cursor::points)?;
        rest.worked_out(br#","ranks":["#, |rest| rest.number()?.map(drop))?;
        let is_whole = rest.0 == b"}" && deals.len() <= MOST_DEALS;
        is_whole.then_some(PlainLine {
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

    /// The rules and players that the line names.
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

/// Whether a text is surely an instant in UTC, such as `2026-11-20T20:15:00Z` or
/// `2026-11-20T20:15:00.250Z`.
fn is_stamp(text: &[u8]) -> bool {
    let shape: &[u8] =
        if text.len() == 20 { b"0000-00-00T00:00:00Z" } else { b"0000-00-00T00:00:00.000Z" };
    let has_shape = text.len() == shape.len()
        && text.iter().zip(shape).all(|(byte, shape)| match shape {
            b'0' => byte.is_ascii_digit(),
            shape => byte == shape,
        });
    let number = |at: usize| 10 * (text[at] - b'0') + (text[at + 1] - b'0');
    has_shape
        && (1..=28).contains(&number(8))
        && (1..=12).contains(&number(5))
        && (10..=99).contains(&number(0))
        && number(11) < 24
        && number(14) < 60
        && number(17) < 60
}

/// The rest of a line. Each function reads its beginning, or returns `None`.
struct Cursor<'a>(&'a [u8]);

impl<'a> Cursor<'a> {
    fn skip(&mut self, text: &[u8]) -> Option<()> {
        self.0 = self.0.strip_prefix(text)?;
        Some(())
    }

    /// A text without anything escaped.
    fn text(&mut self) -> Option<&'a str> {
        self.skip(b"\"")?;
        let end = self.0.iter().position(|byte| matches!(byte, b'"' | b'\\' | ..b' '))?;
        let (text, rest) = self.0.split_at(end);
        self.0 = rest;
        self.skip(b"\"")?;
        std::str::from_utf8(text).ok()
    }

    /// The text of a key, where the line has that.
    fn text_of(&mut self, key: &[u8]) -> Option<Option<&'a str>> {
        match self.skip(key) {
            Some(()) => self.text().map(Some),
            None => Some(None),
        }
    }

    /// The elements of a list after its bracket.
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

    /// A list that is worked out and ignored on reading, where the line has it.
    fn worked_out(
        &mut self,
        key: &[u8],
        element: impl FnMut(&mut Cursor<'a>) -> Option<()>,
    ) -> Option<()> {
        if self.skip(key).is_some() { self.list(element) } else { Some(()) }
    }

    /// A player's name, as the place.
    fn place(&mut self, players: &[&str]) -> Option<usize> {
        let name = self.text()?;
        players.iter().position(|player| *player == name)
    }

    /// Up to nine digits as a number, without a zero before it.
    fn digits(&mut self) -> Option<u32> {
        let end = self.0.iter().position(|byte| !byte.is_ascii_digit())?;
        if !(1..=9).contains(&end) || end > 1 && self.0[0] == b'0' {
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

    /// Points, whole or with a half.
    fn points(&mut self) -> Option<()> {
        self.skip(b"-");
        self.digits()?;
        self.skip(b".5");
        Some(())
    }

    fn numbers(&mut self, players: usize) -> Option<Numbers> {
        let mut numbers = Numbers::new();
        self.list(|rest| numbers.try_push(rest.number()?).ok())?;
        (numbers.len() == players).then_some(numbers)
    }

    fn deal(&mut self, players: &[&str]) -> Option<PlainDeal> {
        self.skip(br#"{"cards":"#)?;
        let cards = self.number()??;
        self.skip(br#","dealer":"#)?;
        let dealer = self.place(players)?;
        let mut trump = None;
        if self.skip(br#","trump":"#).is_some() {
            let name = self.text()?;
            trump = Some(Trump::ALL.into_iter().find(|trump| trump.name() == name)?);
        }
        self.skip(br#","bids":["#)?;
        let bids = self.numbers(players.len())?;
        self.skip(br#","took":["#)?;
        let took = self.numbers(players.len())?;
        self.worked_out(br#","points":["#, |rest| rest.skip(b"null").or_else(|| rest.points()))?;
        self.worked_out(br#","bonus":["#, Cursor::points)?;
        self.skip(b"}")?;
        Some(PlainDeal { cards, dealer, trump, bids, took })
    }
}
