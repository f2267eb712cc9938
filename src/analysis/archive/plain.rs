//! Games of exact bids, of which a line has nothing but who sat where, bid and took.
//!
//! Most lines are such games, written without spaces and in one order of keys. Those are read here; what
//! they mean is what serde reads in them, or nothing.

use super::line::{GameLine, LineDeal};
use crate::cards::Trump;

/// Such a game.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Plain<'a> {
    pub(super) id: &'a str,
    /// What names the rules, as it is written.
    pub(super) rules: &'a [u8],
    pub(super) players: Vec<&'a str>,
    /// The place of the first dealer.
    pub(super) dealer: usize,
    pub(super) deals: Vec<PlainDeal>,
    /// Of each deal the bids, then the tricks, in the order of the players.
    pub(super) numbers: Vec<Option<u8>>,
}

/// A deal of such a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlainDeal {
    pub(super) cards: Option<u8>,
    /// The dealer's place, where it is given.
    pub(super) dealer: Option<usize>,
    pub(super) trump: Option<Trump>,
}

impl<'a> Plain<'a> {
    /// The game of a line, if it is such a game.
    pub(super) fn of(line: &'a GameLine) -> Option<Plain<'a>> {
        let players: Vec<&str> = line.players.iter().map(String::as_str).collect();
        let place = |name: &String| players.iter().position(|player| player == name);
        let (mut deals, mut numbers) = (Vec::with_capacity(line.deals.len()), Vec::new());
        for deal in &line.deals {
            let dealer = match &deal.dealer {
                Some(name) => Some(place(name)?),
                None => None,
            };
            if !is_plain(deal) || [deal.bids.len(), deal.took.len()] != [players.len(); 2] {
                return None;
            }
            let bids = deal.bids.iter().map(|bid| bid.map(|bid| bid.number));
            for number in bids.chain(deal.took.iter().copied()) {
                numbers.push(number.map(u8::try_from).transpose().ok()?);
            }
            deals.push(PlainDeal { cards: deal.cards, dealer, trump: deal.trump });
        }
        let dealer = place(&line.dealer).filter(|_| line.columns.is_empty())?;
        Some(Plain { id: &line.id, rules: &[], players, dealer, deals, numbers })
    }

    /// The game of a line as it is usually written; `None` for any other line.
    pub(super) fn read(line: &'a [u8]) -> Option<Plain<'a>> {
        let mut rest = Rest(line);
        rest.skip(br#"{"id":"#)?;
        let id = rest.text()?;
        for key in [&br#","title":"#[..], br#","begun":"#, br#","last":"#] {
            if rest.skip(key).is_some() {
                let text = rest.text()?;
                if !key.ends_with(br#"title":"#) && !is_stamp(text.as_bytes()) {
                    return None;
                }
            }
        }
        rest.skip(b",")?;
        let rules = rest.until(br#","players":["#)?;
        let mut players = Vec::with_capacity(8);
        rest.list(&mut players, |rest| rest.text())?;
        rest.skip(br#","dealer":"#)?;
        let dealer = rest.place(&players)?;
        rest.skip(br#","deals":["#)?;
        let mut deals = Vec::with_capacity(32);
        let mut numbers = Vec::with_capacity(64 * players.len());
        rest.list(&mut deals, |rest| rest.deal(&players, &mut numbers))?;
        (rest.0 == b"}").then_some(Plain { id, rules, players, dealer, deals, numbers })
    }
}

/// Whether nothing happened in a deal but bids and tricks.
fn is_plain(deal: &LineDeal) -> bool {
    let LineDeal { extra, turned, card, before, redeals, calls, contract, .. } = deal;
    let LineDeal { bids, tallies, tricks, rulings, stands, .. } = deal;
    let has_words = bids.iter().flatten().any(|bid| bid.word.is_some());
    extra.is_none()
        && turned.is_none()
        && card.is_none()
        && before.is_empty()
        && *redeals == 0
        && !has_words
        && calls.is_empty()
        && contract.is_none()
        && tallies.is_empty()
        && tricks.is_empty()
        && rulings.is_empty()
        && !stands
}

/// Whether a text is surely an instant in UTC, such as `2026-11-20T20:15:00Z`.
fn is_stamp(text: &[u8]) -> bool {
    let shaped = text.len() == 20
        && text.iter().zip(b"0000-00-00T00:00:00Z").all(|(byte, shape)| match shape {
            b'0' => byte.is_ascii_digit(),
            shape => byte == shape,
        });
    let number = |at: usize| 10 * (text[at] - b'0') + (text[at + 1] - b'0');
    shaped
        && (1..=28).contains(&number(8))
        && (1..=12).contains(&number(5))
        && (10..=99).contains(&number(0))
        && number(11) < 24
        && number(14) < 60
        && number(17) < 60
}

/// What is left of a line. Each function reads its beginning, or returns `None`.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn skip(&mut self, text: &[u8]) -> Option<()> {
        self.0 = self.0.strip_prefix(text)?;
        Some(())
    }

    fn until(&mut self, end: &[u8]) -> Option<&'a [u8]> {
        let at = self.0.windows(end.len()).position(|window| window == end)?;
        let before = &self.0[..at];
        self.0 = &self.0[at + end.len()..];
        Some(before)
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

    /// The elements of a list after its bracket.
    fn list<T>(
        &mut self,
        list: &mut Vec<T>,
        mut element: impl FnMut(&mut Rest<'a>) -> Option<T>,
    ) -> Option<()> {
        if self.skip(b"]").is_some() {
            return Some(());
        }
        loop {
            list.push(element(self)?);
            match self.0.split_first()? {
                (b',', rest) => self.0 = rest,
                (b']', rest) => {
                    self.0 = rest;
                    return Some(());
                }
                _ => return None,
            }
        }
    }

    /// A player's name, as the place.
    fn place(&mut self, players: &[&str]) -> Option<usize> {
        let name = self.text()?;
        players.iter().position(|player| *player == name)
    }

    /// A number of one or two digits, or `null`.
    fn number(&mut self) -> Option<Option<u8>> {
        let digit = |byte: &u8| byte.checked_sub(b'0').filter(|digit| *digit < 10);
        match self.0 {
            [first, second, rest @ ..] if digit(first).is_some() => {
                let (first, second) = (digit(first)?, digit(second));
                match second {
                    Some(_) if first == 0 => None,
                    Some(second) => {
                        self.0 = rest;
                        Some(Some(10 * first + second))
                    }
                    None => {
                        self.0 = &self.0[1..];
                        Some(Some(first))
                    }
                }
            }
            _ => self.skip(b"null").map(|()| None),
        }
    }

    fn deal(&mut self, players: &[&str], numbers: &mut Vec<Option<u8>>) -> Option<PlainDeal> {
        self.skip(b"{")?;
        let mut deal = PlainDeal { cards: None, dealer: None, trump: None };
        if self.skip(br#""cards":"#).is_some() {
            deal.cards = Some(self.number()??);
            self.skip(b",")?;
        }
        if self.skip(br#""dealer":"#).is_some() {
            deal.dealer = Some(self.place(players)?);
            self.skip(b",")?;
        }
        if self.skip(br#""trump":"#).is_some() {
            let name = self.text()?;
            deal.trump = Some(Trump::ALL.into_iter().find(|trump| trump.name() == name)?);
            self.skip(b",")?;
        }
        for key in [&br#""bids":["#[..], br#","took":["#] {
            self.skip(key)?;
            let before = numbers.len();
            self.list(numbers, |rest| rest.number())?;
            (numbers.len() - before == players.len()).then_some(())?;
        }
        self.skip(b"}")?;
        Some(deal)
    }
}
