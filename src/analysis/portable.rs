//! Reads deals whose cards were recorded in Portable Bridge Notation (PBN 2.1), or in its variant for other trick
//! games that TricksterBots uses (PTN).

use crate::cards::{Card, Trump};

/// The most deals that are read of a text.
pub const MOST_PORTABLE_DEALS: usize = 1000;

/// The players, in turn.
pub const COMPASS: [&str; 4] = ["N", "E", "S", "W"];

/// The tags that are read; the others say nothing that a game holds.
const TAGS: [&str; 11] = [
    "Event", "Date", "Board", "West", "North", "East", "South", "Declarer", "Contract", "Result",
    "Play",
];

/// A deal as the text has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PortableDeal {
    /// The line on which it begins, from 1.
    pub line: usize,
    tags: Vec<(String, String)>,
    /// The cards played, in the order of the text: a trick has one of each player, the first from the leader of the
    /// first trick. `None` for a card that was not played.
    cards: Vec<Option<Card>>,
    /// The first word among the cards that is not a card, and its line.
    pub unread: Option<(usize, String)>,
}

/// A contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PortableContract {
    /// The number that was bid, as it is written.
    pub number: String,
    /// The trump.
    pub trump: Trump,
    /// How it was doubled: `x` or `xx`.
    pub doubled: Option<&'static str>,
}

/// Whether a text begins as deals in this notation do: with a tag such as `[Event "Friday"]`.
pub fn is_portable(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with(['%', ';']));
    first.is_some_and(|line| tag(line).is_some())
}

/// The deals of a text; of more than [`MOST_PORTABLE_DEALS`], one more.
pub fn portable_deals(text: &str) -> Vec<PortableDeal> {
    let mut deals: Vec<PortableDeal> = Vec::new();
    let mut is_play = false;
    let mut is_comment = false;
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with('%') {
            continue;
        }
        if let Some((name, value)) = tag(line.trim())
            && !is_comment
        {
            is_play = name == "Play";
            if !TAGS.contains(&name) {
                continue;
            }
            let is_new = deals.last().is_none_or(|deal| deal.tag(name).is_some());
            if is_new && deals.len() > MOST_PORTABLE_DEALS {
                break;
            }
            if is_new {
                deals.push(PortableDeal { line: number, ..PortableDeal::default() });
            }
            // A number sign repeats what the deal before has.
            let before = deals.len().checked_sub(2).and_then(|index| deals[index].tag(name));
            let value = if value.starts_with('#') { before.unwrap_or_default() } else { value };
            let pair = (name.to_owned(), value.to_owned());
            if let Some(deal) = deals.last_mut() {
                deal.tags.push(pair);
            }
            continue;
        }

        let line = without_comments(line, &mut is_comment);
        let Some(deal) = deals.last_mut() else { continue };
        for word in line.split_whitespace() {
            if word == "*" {
                is_play = false;
            }
            if is_play && deal.unread.is_none() {
                deal.add(word, number);
            }
        }
    }
    deals
}

impl PortableDeal {
    fn add(&mut self, word: &str, line: usize) {
        let word = word.trim_end_matches(['!', '?']);
        // Annotations stand behind a card, and a plus sign says that the play goes on.
        if word.is_empty() || word.starts_with(['$', '=', '^', '+']) {
            return;
        }
        let mut letters = word.chars();
        let card = letters.next().map(|suit| format!("{}{suit}", letters.as_str()).parse());
        match card {
            Some(Ok(card @ Card::Suited(..))) => self.cards.push(Some(card)),
            _ if word == "-" => self.cards.push(None),
            _ => self.unread = Some((line, word.to_owned())),
        }
    }

    /// The value of a tag, unless it is not known.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value);
        value.map(|value| value.as_str())
    }

    /// The value of a tag that is known.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.tag(name)
            .map(str::trim)
            .filter(|value| !value.is_empty() && !value.starts_with(['?', '-']))
    }

    /// The player whom a tag names, by the place in [`COMPASS`].
    pub fn player(&self, name: &str) -> Option<usize> {
        let letter = self.known(name)?.trim_start_matches('^');
        COMPASS.iter().position(|other| *other == letter)
    }

    /// The contract; `None` if all passed, or it cannot be read.
    pub fn contract(&self) -> Option<PortableContract> {
        let written = self.known("Contract")?.to_ascii_uppercase();
        let doubles = written.len() - written.trim_end_matches('X').len();
        let doubled = match doubles {
            0 => None,
            1 => Some("x"),
            _ => Some("xx"),
        };
        let bid = written.trim_end_matches('X');
        let trump = bid.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = bid[..bid.len() - trump.len()].to_owned();
        let trump = match trump {
            "NT" | "N" => Trump::None,
            "" => return None,
            suit => suit.parse().ok()?,
        };
        Some(PortableContract { number, trump, doubled })
    }

    /// How many tricks the side of the declarer took, as the text says.
    pub fn result(&self) -> Option<u8> {
        self.known("Result")?.trim_start_matches('^').parse().ok()
    }

    /// The tricks: for each the cards, by the place of the player in [`COMPASS`].
    pub fn tricks(&self) -> Vec<[Option<Card>; 4]> {
        let first = self.player("Play").unwrap_or_default();
        let mut tricks = Vec::new();
        for written in self.cards.chunks(4) {
            let mut trick = [None; 4];
            for (index, card) in written.iter().enumerate() {
                trick[(first + index) % 4] = *card;
            }
            tricks.push(trick);
        }
        tricks
    }
}

/// The name and the value of a tag.
fn tag(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.strip_prefix('[')?.split_once(' ')?;
    let value = value.trim().strip_suffix(']')?.trim_end();
    let value = value.strip_prefix('"')?.strip_suffix('"')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then_some((name, value))
}

/// A line without what stands between braces, and behind a semicolon. A comment in braces may go on in the next line.
fn without_comments(line: &str, is_comment: &mut bool) -> String {
    let mut text = String::new();
    for c in line.chars() {
        match c {
            '}' if *is_comment => *is_comment = false,
            _ if *is_comment => {}
            '{' => *is_comment = true,
            ';' => break,
            _ => text.push(c),
        }
    }
    text
}
