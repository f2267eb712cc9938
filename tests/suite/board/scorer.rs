//! A scorer who means something and types it in every way that the board knows: the game holds what was meant.

use super::forms::{said, shell_line};
use super::{game, noon, request};
use crate::board::draw::{Shown, Theme, draw};
use crate::board::page::TextPage;
use crate::board::row::TrickEntry;
use crate::board::state::Board;
use crate::board::view::Effect;
use crate::desk::Request;
use crate::game::{Choices, Due, TableAct};
use crate::history::History;
use crate::output::Look;
use crate::views::{self, Asked};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use std::cell::RefCell;

/// The games that are kept, with the acts of the table that do not end them.
const GAMES: [&str; 6] = ["serbian", "romanian", "oh-hell", "spades", "whist", "auction-whist"];

/// How many deals of an evening are played at most.
const DEALS: usize = 8;

struct Scorer {
    random: fastrand::Rng,
    /// What the keys have recorded.
    typed: History,
    /// What was meant, recorded by commands.
    meant: History,
    board: Board,
    /// Everything pressed so far.
    keys: String,
}

impl Scorer {
    fn at(seed: u64) -> Scorer {
        let mut random = fastrand::Rng::with_seed(seed);
        let rules = random.choice(GAMES).expect("a game");
        let [typed, meant] = [game(rules, &[]), game(rules, &[])];
        Scorer { random, typed, meant, board: Board::default(), keys: String::new() }
    }

    /// Presses a key, as the live board does.
    fn press(&mut self, key: char) {
        self.keys.push(key);
        let code = match key {
            '\r' => KeyCode::Enter,
            '<' => KeyCode::Backspace,
            '^' => KeyCode::Esc,
            key => KeyCode::Char(key),
        };
        match self.board.key(code, self.typed.game()) {
            Effect::Record(request) => {
                let before = self.typed.game().clone();
                let done = request.perform(&mut self.typed, noon());
                assert!(done.is_ok(), "{}: {done:?}", self.keys);
                self.board.report_recorded(&request, Vec::new(), &before, self.typed.game());
            }
            Effect::Try(request) if request.perform(&mut self.typed.clone(), noon()).is_err() => {
                self.board.refuse(Vec::new());
            }
            _ => {}
        }
    }

    fn press_all(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(key);
        }
    }

    /// Presses the keys of an answer at the table, with other things between them.
    fn answer(&mut self, keys: &str) {
        for key in keys.chars() {
            self.between();
            self.press(key);
        }
        // A row with several readings is asked about.
        if !self.board.typed.asks.is_empty() {
            self.between();
        }
    }

    /// Does something that loses nothing of what is typed.
    fn between(&mut self) {
        match self.random.u8(..40) {
            0 => {
                let view = self.random.choice(['b', 'c', 'l', 's']).expect("a view");
                self.press_all(&format!("{view}t"));
            }
            1 => self.press_all("?x"),
            2 if self.board.typed.asks.is_empty() => self.press_all("!^"),
            3 if self.board.typed.asks.is_empty() => self.press_all("e^"),
            4..=7 => self.draw(),
            // The board is killed, and started again.
            8 if self.board.typed.asks.is_empty() => {
                let entry = self.board.entry;
                let draft = self.board.draft(self.typed.game());
                self.board = Board { entry, ..Board::default() };
                self.board.take_up(&draft, self.typed.game());
                self.keys += "[killed]";
            }
            // Somebody types a note at another terminal.
            9 if self.board.typed.asks.is_empty() => {
                let before = self.typed.game().clone();
                for history in [&mut self.typed, &mut self.meant] {
                    request("note meanwhile", history).perform(history, noon()).expect("legal");
                }
                self.board.report_news(Vec::new(), &before, self.typed.game());
                self.keys += "[note]";
            }
            _ => {}
        }
    }

    /// Draws the board on a screen of some size.
    fn draw(&mut self) {
        let width = self.random.u16(20..=200);
        let page = TextPage::default();
        let shown = Shown {
            board: &self.board,
            history: &self.typed,
            page: &page,
            look: Look { width: width.into(), color: false, ascii: false },
            now: noon(),
            theme: Theme::default(),
            is_demo: false,
            spots: RefCell::default(),
        };
        let backend = TestBackend::new(width, self.random.u16(5..=60));
        let mut terminal = Terminal::new(backend).expect("a screen");
        terminal.draw(|frame| _ = draw(frame, &shown)).expect("a picture");
    }

    /// Means a command.
    fn mean(&mut self, line: &str) {
        let done = request(line, &self.meant).perform(&mut self.meant, noon());
        assert!(done.is_ok(), "{line}: {done:?}");
    }

    /// Compares what is recorded with what was meant.
    fn check(&self, line: &str) {
        let [typed, meant] = [&self.typed, &self.meant].map(|history| history.game());
        assert!(typed == meant, "{line} was meant, and this was typed: {:?}", self.keys);
    }

    /// Numbers for everybody due that are legal.
    fn legal_bids(&mut self, players: usize, most: u8) -> Option<Vec<u8>> {
        for _ in 0..200 {
            let few = most.min(if self.random.bool() { 4 } else { 13 });
            let bids: Vec<u8> = (0..players).map(|_| self.random.u8(..=few)).collect();
            let line = format!("bid {}", spaced(&bids, " "));
            let Request::Play { act, .. } = request(&line, &self.meant) else { return None };
            if self.meant.game().judge(&act).is_ok() {
                return Some(bids);
            }
        }
        None
    }

    /// Types numbers with spaces between them or without, and chooses the reading that is meant.
    fn numbers(&mut self, numbers: &[u8]) {
        if self.random.u8(..6) == 0 {
            self.answer("1<");
        }
        let mut gap = if self.random.bool() { " " } else { "" };
        // Digits that are a number for everybody are not read as fewer.
        let due = match views::asked(self.typed.game()) {
            Asked::Bids { seats, .. } => seats.len(),
            _ => numbers.len(),
        };
        if numbers.len() < due && spaced(numbers, "").len() >= due {
            gap = " ";
        }
        let keys = format!("{}{gap}\r", spaced(numbers, gap));
        self.answer(&keys);
        let place = self.board.typed.asks.iter().position(|asked| asked == numbers);
        if let Some(place) = place {
            self.press_all(&(place + 1).to_string());
        }
    }

    fn bids(&mut self, players: usize, most: u8) {
        let Some(mut bids) = self.legal_bids(players, most) else {
            panic!("no legal bids: {}", self.keys)
        };
        if self.random.u8(..4) == 0 {
            bids.truncate(self.random.usize(1..=players));
        }
        self.numbers(&bids);
        let line = format!("bid {}", spaced(&bids, " "));
        self.mean(&line);
        self.check(&line);
    }

    fn tricks(&mut self, players: usize, total: u8, rows: &[usize]) {
        let mut takers = Vec::new();
        for _ in 0..total {
            takers.push(self.random.usize(..players));
        }
        let count = |place: usize| takers.iter().filter(|taker| **taker == place).count() as u8;
        let tricks: Vec<u8> = (0..players).map(count).collect();
        if self.random.u8(..3) == 0 {
            self.press('n');
        }
        match self.board.entry {
            TrickEntry::Takers => {
                let keys: String =
                    takers.iter().map(|taker| (rows[*taker] + 1).to_string()).collect();
                self.answer(&(keys + "\r"));
            }
            TrickEntry::Numbers => self.numbers(&tricks),
        }
        let line = format!("took {}", spaced(&tricks, " "));
        self.mean(&line);
        self.check(&line);
    }

    /// A contract, in rows: level, suit, declarer and partner.
    fn contract(&mut self) {
        let names = ["Ana", "Bo", "Cy", "Di"];
        let by = self.random.usize(..4);
        let with = self.random.usize(..3);
        let partner = names[if with < by { with } else { with + 1 }];
        self.press_all(&format!("=14{}{}\r", by + 1, with + 1));
        let line = format!("contract suit-8:hearts --by {} --with {partner}", names[by]);
        self.mean(&line);
        self.check(&line);
        let took = self.random.u8(..=13);
        self.answer(&format!("{took}\r"));
        let line = format!("took {took}");
        self.mean(&line);
        self.check(&line);
    }

    /// A note, a ruling, an incident or the like, chosen from its list.
    fn event(&mut self) {
        let choices = Choices::of(self.typed.game());
        let kept: Vec<_> = choices
            .all()
            .iter()
            .filter(|choice| {
                use TableAct::{Day, Incident, Note, Rule, Title};
                matches!(choice.act, Incident(_) | Rule | Note | Title | Day)
            })
            .collect();
        let Some(choice) = self.random.choice(kept) else { return };
        let (said, answers) = said(&self.typed, choice);
        let Some(line) = shell_line(&self.typed, choice, &said) else { return };
        if request(&line, &self.meant).perform(&mut self.meant.clone(), noon()).is_err() {
            return;
        }
        let is_wrong = choice.act.is_of_a_wrong();
        let mut list = choices.listed().iter().filter(|(act, _)| act.is_of_a_wrong() == is_wrong);
        let place = list.position(|(act, _)| *act == choice.act).expect("listed");
        let last = match choice.act {
            TableAct::Incident(_) if line.contains("found=") => "11",
            TableAct::Incident(_) => "1",
            _ => "\r",
        };
        let sign = if is_wrong { '!' } else { 'e' };
        self.press_all(&format!("{sign}{}{}{answers}", "0".repeat(place / 9), place % 9 + 1));
        self.draw();
        self.press_all(last);
        self.mean(&line);
        self.check(&line);
    }

    /// A correction of the tricks of a deal, in words.
    fn correction(&mut self) {
        let Some(deal) = self.typed.game().played().next_back() else { return };
        let number = deal.plan.number;
        let mut tricks = deal.tricks.clone();
        if tricks.len() < 2 {
            return;
        }
        let one = self.random.usize(..tricks.len());
        let other = (one + 1) % tricks.len();
        if tricks[one] == 0 {
            return;
        }
        tricks[one] -= 1;
        tricks[other] += 1;
        let line = format!("took {}", spaced(&tricks, " "));
        let fix = format!("fix {number} {line} --yes");
        if request(&fix, &self.meant).perform(&mut self.meant.clone(), noon()).is_err() {
            return;
        }
        self.press_all(&format!("s{number}\rf{line}\r"));
        self.draw();
        self.press_all("\rt");
        self.mean(&fix);
        self.check(&fix);
    }

    fn evening(&mut self) {
        while self.typed.game().current().is_some() && self.typed.game().deals_begun() <= DEALS {
            match self.random.u8(..12) {
                0 => self.event(),
                1 => self.correction(),
                2 if self.typed.entry_count() > 0 => {
                    self.press_all("ur");
                    self.check("undo, redo");
                }
                _ => {}
            }
            let game = self.typed.game().clone();
            match (views::asked(&game), game.due()) {
                (Asked::Bids { seats, most }, _) => self.bids(seats.len(), most),
                (Asked::Tricks { seats, total }, _) => {
                    let mut rows = Vec::new();
                    for seat in &seats {
                        rows.push(seats.iter().filter(|other| *other < seat).count());
                    }
                    self.tricks(seats.len(), total, &rows);
                }
                (_, Due::Calls(_) | Due::Contract { .. }) => self.contract(),
                _ => break,
            }
        }
    }
}

fn spaced(numbers: &[u8], gap: &str) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(gap)
}

/// Twelve evenings; as many as `HOYLE_EVENINGS` says, if it is set.
#[test]
fn the_game_holds_what_a_random_scorer_meant() {
    let evenings = std::env::var("HOYLE_EVENINGS").ok().and_then(|number| number.parse().ok());
    for evening in 0..evenings.unwrap_or(12) {
        Scorer::at(evening).evening();
    }
}
