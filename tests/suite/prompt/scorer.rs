//! A scorer who means something and types it at the prompt in every way that the manual names, with keys between,
//! other sizes, notes from a second terminal and kills: the game holds what was meant.

use crate::board::screen::Screen;
use crate::common::Table;

/// The games that are kept, with the number of players.
const GAMES: [(&str, usize); 5] =
    [("serbian", 4), ("romanian", 5), ("oh-hell", 4), ("spades", 4), ("auction-whist", 4)];

const NAMES: [&str; 5] = ["Ana", "Bo", "Cy", "Di", "Eva"];

/// How many deals of an evening are played at most.
const DEALS: usize = 6;

/// The sizes that the terminal has in turn.
const SIZES: [(u16, u16); 4] = [(40, 20), (60, 24), (80, 24), (120, 36)];

struct Scorer {
    random: fastrand::Rng,
    table: Table,
    prompt: Screen,
    /// The commands that were meant.
    meant: Vec<String>,
    /// Everything typed so far.
    typed: Vec<String>,
}

impl Scorer {
    fn at(seed: u64) -> Scorer {
        let mut random = fastrand::Rng::with_seed(seed);
        let (rules, players) = random.choice(GAMES).expect("a game");
        let names = NAMES[..players].join(" ");
        let new = format!("new {rules} {names} --dealer {} --id friday", NAMES[players - 1]);
        let table = Table::after(&[&new]);
        let prompt = Screen::of(&table, &["play", "--no-pager"], (80, 24));
        prompt.waits("the prompt", is_ready);
        Scorer { random, table, prompt, meant: vec![new], typed: Vec::new() }
    }

    /// The number of entries in the journal.
    fn entries(&self) -> usize {
        let journal = std::fs::read(self.table.path("data/games/friday.jsonl")).expect("a journal");
        journal.iter().filter(|byte| **byte == b'\n').count()
    }

    /// Types a line that records something, and chooses the reading that is meant if there are several.
    fn types(&mut self, line: &str, readings: &[String]) {
        self.between();
        self.types_at_once(line, readings);
    }

    fn types_at_once(&mut self, line: &str, readings: &[String]) {
        let before = self.entries();
        self.typed.push(line.to_owned());
        self.prompt.press(&format!("{line}\r"));
        self.prompt
            .waits(line, |screen| asks(screen) || is_ready(screen) && self.entries() > before);
        let screen = self.prompt.text();
        if asks(&screen) {
            let digit = screen.lines().rev().find_map(|line| {
                let (digit, reading) = line.trim_start().split_once("  ")?;
                readings.iter().any(|meant| meant == reading).then_some(digit)
            });
            let digit = digit.unwrap_or_else(|| panic!("{readings:?} is not offered:\n{screen}"));
            self.typed.push(digit.to_owned());
            self.prompt.press(&format!("{digit}\r"));
            self.prompt.waits(line, |screen| is_ready(screen) && self.entries() > before);
        }
        let recorded = self.entries() > before;
        assert!(recorded, "{:?} recorded nothing:\n{}", self.typed, self.prompt.text());
    }

    /// Does something that records nothing of this scorer's.
    fn between(&mut self) {
        match self.random.u8(..23) {
            0 => {
                let size = self.random.choice(SIZES).expect("a size");
                self.prompt.resize(size);
                self.clears();
            }
            // Keys that are taken back.
            1 => self.prompt.press("12\x7f\x7f"),
            2 => self.again(),
            // Somebody types a note at another terminal, which the prompt tells before anything else.
            3 => {
                self.table.done("note meanwhile -g friday");
                self.meant.push("note meanwhile".into());
                self.typed.push("[note]".into());
                self.again();
            }
            4 => {
                let line = self.random.choice(["sheet", "?", "log", "status"]).expect("one");
                self.clears();
                self.prompt.press(&format!("{line}\r"));
                self.prompt.waits(line, |screen| screen.contains(&format!("> {line}")));
                self.prompt.waits("the prompt", is_ready);
            }
            _ => {}
        }
    }

    /// Clears the screen.
    fn clears(&self) {
        self.prompt.press("\x0c");
        self.prompt.waits("the prompt alone", |screen| {
            is_ready(screen) && screen.trim().lines().count() == 1
        });
    }

    /// The prompt is killed, and started again.
    fn again(&mut self) {
        self.typed.push("[killed]".into());
        self.prompt.kill();
        self.prompt = Screen::of(&self.table, &["play", "--no-pager"], (80, 24));
        self.prompt.waits("the prompt", is_ready);
    }

    /// Types numbers, one for each of the first players of those who are due, after the trump, if it is given.
    fn numbers(&mut self, verb: &str, players: &[String], numbers: &[u8], trump: Option<&str>) {
        let due = players.len();
        let text: Vec<String> = numbers.iter().map(u8::to_string).collect();
        let line = match self.random.u8(..5) {
            0 => text.join(" "),
            1 => text.join(","),
            2 if trump.is_none() => {
                let pairs = players.iter().zip(&text).map(|(name, number)| {
                    let beginning = name.chars().next().expect("a letter");
                    format!("{}={number}", beginning.to_lowercase())
                });
                pairs.collect::<Vec<_>>().join(" ")
            }
            3 if trump.is_none() => format!("{verb} {}", text.join(" ")),
            // Digits that are a number for everybody are not read as fewer.
            _ if text.len() < due && text.concat().len() >= due => text.join(" "),
            _ => text.concat(),
        };
        let all = format!("{verb} {}", text.join(" "));
        let but_the_last = format!("{verb} {}", text[..text.len() - 1].join(" "));
        let prefix = match trump {
            None => "",
            Some("spades") => "sp",
            Some(suit) => &suit[..1],
        };
        self.types(&format!("{prefix}{line}"), &[all.clone(), but_the_last]);
        self.meant.extend(trump.map(|suit| format!("trump {suit}")));
        self.meant.push(all);
    }

    fn bids(&mut self, deal: &serde_json::Value, speakers: &[String]) {
        let cards = deal["cards"].as_u64().expect("cards") as u8;
        let mut bids = Vec::new();
        loop {
            bids.clear();
            let few = cards.min(if self.random.bool() { 4 } else { 13 });
            bids.extend(speakers.iter().map(|_| self.random.u8(..=few)));
            if bids.iter().sum::<u8>() != cards {
                break;
            }
        }
        let suit = self.random.choice(["spades", "hearts", "diamonds", "clubs"]).expect("a suit");
        let is_with_bids = deal["trump"] == "turned" && self.random.u8(..3) == 0;
        let trump = is_with_bids.then_some(suit);
        // Some bid first, and the others later.
        let first = if trump.is_none() && self.random.u8(..4) == 0 {
            self.random.usize(1..=speakers.len())
        } else {
            speakers.len()
        };
        let [earlier, later] = [&bids[..first], &bids[first..]].map(<[u8]>::to_vec);
        self.numbers("bid", speakers, &earlier, trump);
        if !later.is_empty() {
            self.numbers("bid", &speakers[first..], &later, None);
        }
    }

    fn tricks(&mut self, cards: u8, speakers: &[String]) {
        let mut tricks = vec![0; speakers.len()];
        for _ in 0..cards {
            tricks[self.random.usize(..speakers.len())] += 1;
        }
        self.numbers("took", speakers, &tricks, None);
    }

    fn contract(&mut self) {
        let mut names = NAMES[..4].to_vec();
        self.random.shuffle(&mut names);
        let [by, with] = [names[0], names[1]];
        let line = match self.random.u8(..3) {
            0 => format!("8:h {by} {with}"),
            1 => format!("suit-8:hearts {by} {with}"),
            _ => format!("contract suit-8:hearts --by {by} --with {with}"),
        };
        self.types(&line, &[]);
        self.meant.push(format!("contract suit-8:hearts --by {by} --with {with}"));
        let took = self.random.u8(..=13).to_string();
        self.types(&took, &[]);
        self.meant.push(format!("took {took}"));
    }

    /// A note, a ruling, or something taken back and brought back.
    fn event(&mut self) {
        match self.random.u8(..8) {
            0 => {
                self.types("note Ana was late", &[]);
                self.meant.push("note 'Ana was late'".into());
            }
            1 => {
                self.types("rule other 'phone at the table' Bo=-1", &[]);
                self.meant.push("rule other 'phone at the table' Bo=-1".into());
            }
            2 if self.meant.len() > 1 => {
                self.types("u", &[]);
                // What is recorded in between leaves nothing to redo.
                self.types_at_once("r", &[]);
            }
            _ => {}
        }
    }

    fn evening(mut self) {
        for _ in 0..DEALS {
            self.event();
            let status = self.table.json("status -g friday");
            let deal = &status["deal"];
            if deal.is_null() {
                break;
            }
            let sheet = self.table.json("sheet -g friday");
            let names = sheet["players"].as_array().expect("players");
            let mut speakers: Vec<String> =
                names.iter().map(|name| name.as_str().expect("a name").to_owned()).collect();
            let dealer = speakers.iter().position(|name| deal["dealer"] == name.as_str());
            let first = (dealer.expect("a dealer") + 1) % speakers.len();
            speakers.rotate_left(first);
            if self.meant[0].starts_with("new auction-whist") {
                self.contract();
            } else {
                let cards = deal["cards"].as_u64().expect("cards") as u8;
                self.bids(deal, &speakers);
                self.event();
                self.tricks(cards, &speakers);
            }
        }
        self.prompt.press("q\r");
        self.prompt.ends();
        let by_words = Table::new();
        by_words.write("evening.hoyle", &self.meant.join("\n"));
        by_words.done("replay evening.hoyle --save");
        let [typed, meant] = [&self.table, &by_words].map(|table| table.done("script -g friday"));
        assert!(typed == meant, "typed: {:?}\n{typed}\nmeant:\n{meant}", self.typed);
    }
}

/// The last line that is not empty.
fn last(screen: &str) -> &str {
    screen.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("")
}

fn is_ready(screen: &str) -> bool {
    ["bid>", "tricks>", "call>", "over>", "trump>", "partner>"].contains(&last(screen).trim_end())
}

fn asks(screen: &str) -> bool {
    last(screen) == "which>"
}

/// Six evenings; as many as `HOYLE_EVENINGS` says, if it is set.
#[test]
fn the_game_holds_what_a_random_scorer_typed_at_the_prompt() {
    let evenings = std::env::var("HOYLE_EVENINGS").ok().and_then(|number| number.parse().ok());
    for evening in 0..evenings.unwrap_or(6) {
        Scorer::at(evening).evening();
    }
}
