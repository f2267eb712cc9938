//! A scorer who means something and types it at the real prompt in every way that the manual names. The prompt is
//! killed between lines and within them, and somebody else writes notes: the journal holds what was meant.

use crate::board::screen::Screen;
use crate::common::{Table, decode};
use hoyle::cards::Seat;
use hoyle::game::{Act, CallsDue, Count, Due, Game};
use hoyle::rules::{Bid, BidWord, Call};
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

const PLAYERS: &str = "Ana Bo Cvetko Dušan";

const GAMES: [&str; 7] =
    ["serbian", "romanian", "oh-hell", "spades", "whist", "auction-whist", "hearts"];

/// How many deals of an evening are played at most.
const DEALS: usize = 6;

/// Cards that every pack has.
const RANKS: [&str; 5] = ["10", "J", "Q", "K", "A"];

/// Suits as they are typed and as a script has them.
const SUITS: [([&str; 4], &str); 4] = [
    (["h", "♥", "hearts", "Hearts"], "hearts"),
    (["sp", "♠", "spades", "pik"], "spades"),
    (["d", "♦", "diamonds", "karo"], "diamonds"),
    (["c", "♣", "clubs", "trefle"], "clubs"),
];

/// How a bid is typed, how a script has it, and the trumps that it may name, typed and in a script.
type TypedBid = (&'static [&'static str], &'static str, &'static [(&'static str, &'static str)]);

/// Bids of an auction.
const BIDS: [TypedBid; 5] = [
    (&["suit-8:", "suit 8 ", "su8:"], "suit-8", &[("h", "hearts"), ("clubs", "clubs")]),
    (&["so6:", "solo-6:", "Solo 6 "], "solo-6", &[("s", "spades"), ("d", "diamonds")]),
    (&["pm", "petite misère", "petite-misere"], "petite-misere", &[]),
    (&["bmo", "big-misere-open"], "big-misere-open", &[]),
    (&["grand slam ", "big-chelem:"], "big-chelem", &[("hearts", "hearts"), ("none", "none")]),
];

struct Scorer {
    random: fastrand::Rng,
    table: Table,
    prompt: Screen,
    /// How much of what the prompt has printed is read.
    place: usize,
    /// What was meant, as a script.
    meant: Vec<String>,
    /// What was typed.
    typed: Vec<String>,
    /// The last deal that was scored in numbers.
    scored: Option<(usize, Vec<u8>)>,
    /// The deal whose trump was recorded.
    turned: usize,
    /// The deal in which somebody called.
    called: usize,
}

impl Scorer {
    fn at(seed: u64) -> Scorer {
        let mut random = fastrand::Rng::with_seed(seed);
        let rules = random.choice(GAMES).expect("a game");
        let new = format!("new {rules} {PLAYERS} --dealer Dušan --id friday");
        let table = Table::after(&[&new]);
        let prompt = Screen::of(&table, &["play"], (80, 24));
        let mut scorer = Scorer {
            random,
            table,
            prompt,
            place: 0,
            meant: vec![new],
            typed: Vec::new(),
            scored: None,
            turned: 0,
            called: 0,
        };
        scorer.asked();
        scorer
    }

    fn game(table: &Table) -> Game {
        let journal = std::fs::read(table.path("data/games/friday.jsonl")).expect("a journal");
        decode(&journal).expect("sound").history.game().clone()
    }

    /// Waits until the prompt asks for a line.
    fn asked(&mut self) {
        self.prints("> ");
    }

    fn prints(&mut self, text: &str) -> String {
        self.prompt.prints(&mut self.place, &[text]).1
    }

    fn enter(&mut self, line: &str) {
        self.typed.push(line.to_owned());
        self.prompt.press(&format!("{line}\r"));
    }

    /// The prompt is killed, and started again.
    fn restart(&mut self) {
        self.prompt.kill();
        self.typed.push("[killed]".to_owned());
        self.prompt = Screen::of(&self.table, &["play"], (80, 24));
        self.place = 0;
    }

    /// Somebody writes a note at another terminal.
    fn note_elsewhere(&mut self) {
        self.table.done("note meanwhile");
        self.typed.push("[note]".to_owned());
        self.meant.push("note meanwhile".to_owned());
    }

    /// Does something between two lines that loses nothing.
    fn between(&mut self, due: &Due) {
        match self.random.u8(..24) {
            0 => {
                self.restart();
                self.asked();
            }
            1 => self.note_elsewhere(),
            2 => {
                self.enter("status --no-pager");
                self.prints("Next: ");
                self.asked();
            }
            3 if matches!(due, Due::Bids(_) | Due::Tricks(_)) => {
                self.enter("99 99 99 99 99");
                self.prints("Nothing recorded");
                self.asked();
            }
            4 => self.prompt.resize((self.random.u16(80..=200), self.random.u16(10..=60))),
            5 if self.meant.len() > 1 => {
                self.enter("u");
                self.prints("Took back");
                self.asked();
                self.enter("R");
                self.prints("Brought back");
                self.asked();
            }
            _ => {}
        }
    }

    /// Types a line that records something, and answers what the prompt asks about it.
    fn record(&mut self, due: &Due, line: &str, meant: &[String]) {
        self.between(due);
        self.enter(line);
        self.answered(line, meant, None);
    }

    /// Reads the answer to a line. `total` is what tricks add up to.
    fn answered(&mut self, line: &str, meant: &[String], total: Option<u8>) {
        let last = meant.last().expect("something is meant");
        loop {
            let texts = [
                "Take it back: u",
                "Which is right?",
                "Nothing recorded: somebody else",
                "Nothing recorded: game friday no longer ends",
                "Type yes or no",
                "Nothing recorded.",
            ];
            match self.prompt.prints(&mut self.place, &texts).0 {
                0 => break,
                1 => {
                    let listed = self.prints("which> ");
                    let is_meant = |listed: &str| reading(listed, total) == reading(last, total);
                    let mut readings = listed.lines().filter(|line| {
                        line.trim_start().starts_with(|first: char| first.is_ascii_digit())
                    });
                    let Some(place) = readings.position(is_meant) else {
                        panic!("{last} is no reading of {line}: {listed} {:?}", self.typed)
                    };
                    self.enter(&(place + 1).to_string());
                }
                2 | 3 => {
                    self.asked();
                    self.enter(line);
                }
                4 => self.enter("yes"),
                _ => panic!("{line}: {:?}\n{}", self.typed, self.prompt.text()),
            }
        }
        self.asked();
        self.meant.extend_from_slice(meant);
    }

    /// A name as it may be typed.
    fn name(&mut self, game: &Game, seat: Seat) -> String {
        let name = game.setup().players().name(seat).to_string();
        let initial = name[..1].to_lowercase();
        let plain = name.replace('š', "s");
        self.random.choice([name.clone(), name, plain.to_lowercase(), initial]).expect("a form")
    }

    /// Types numbers in one of the ways, before them perhaps the suit turned up.
    fn numbers(&mut self, game: &Game, due: &Due, seats: &[Seat], numbers: &[u8]) {
        let (word, total) = match due {
            Due::Tricks(tricks) => ("took", Some(tricks.total)),
            _ => ("bid", None),
        };
        let spaced = spaced(numbers, " ");
        let run = spaced.replace(' ', "");
        let is_all = numbers.len() == seats.len();
        let mut meant = vec![format!("{word} {spaced}")];
        let may_be_run = is_all || run.len() < seats.len();
        let mut line = match self.random.u8(..8) {
            // Digits that are a number for everybody are not read as fewer.
            _ if numbers.len() == 1 && !may_be_run => format!("{word} {spaced}"),
            0 => spaced.replace(' ', ","),
            1 if game.setup().rules().id != "whist" => {
                let mut named = Vec::new();
                for (seat, number) in seats.iter().zip(numbers) {
                    named.push(format!("{}={number}", self.name(game, *seat)));
                }
                if total.is_some() {
                    self.random.shuffle(&mut named);
                }
                named.join(" ")
            }
            2 => {
                let before = self.random.choice(["", "hoyle "]).expect("a form");
                let word = if self.random.bool() { capital(word) } else { word.to_owned() };
                format!("{before}{word} {spaced}")
            }
            3 if total.is_some() && numbers.len() > 1 => {
                spaced.rsplit_once(' ').expect("several").0.to_owned()
            }
            4..=6 if may_be_run => run,
            _ => spaced.clone(),
        };
        let deal = game.deals_begun();
        if word == "bid" && is_all && game.trump_is_open() && self.turned < deal {
            let (typed, suit) = self.random.choice(SUITS).expect("a suit");
            let typed = self.random.choice(typed).expect("a form");
            self.turned = deal;
            // A suit and what follows are one word only if these are digits.
            let is_run = line.bytes().all(|byte| byte.is_ascii_digit());
            let is_short = is_run || line == spaced;
            if is_short && typed.len() < 3 && self.random.bool() {
                line = if is_run { format!("{typed}{line}") } else { format!("{typed} {line}") };
                meant.insert(0, format!("trump {suit}"));
            } else {
                self.record(due, typed, &[format!("trump {suit}")]);
            }
        }

        self.between(due);
        if numbers.len() > 1 && line == spaced && self.random.u8(..6) == 0 {
            self.begin_and_kill(&line, &format!("= {word} "));
        } else {
            self.enter(&line);
        }
        self.answered(&line, &meant, total);
    }

    /// Types the beginning of a line, loses the prompt, and goes on with what it has kept. `meaning` begins what is
    /// shown beside it.
    fn begin_and_kill(&mut self, line: &str, meaning: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        let (begun, rest) = words.split_at(self.random.usize(1..words.len()));
        let begun = begun.join(" ");
        self.typed.push(format!("{begun}…"));
        self.prompt.press(&begun);
        // What is on the screen is kept as a draft.
        let typed = format!("> {begun}");
        self.prompt.waits(&typed, |screen| {
            let line = screen.trim_end().lines().last().unwrap_or_default();
            line.contains(&typed) && line.contains(meaning)
        });
        self.restart();
        self.prints("Typed before and not recorded:");
        self.asked();
        self.enter(&format!(" {}", rest.join(" ")));
    }

    fn bids(&mut self, game: &Game, due: &Due, seats: &[Seat], most: u8) {
        let mut bids = Vec::new();
        for _ in 0..300 {
            let few = most.min(if self.random.bool() { 4 } else { 13 });
            bids = (0..seats.len()).map(|_| self.random.u8(..=few)).collect();
            let counts = bids.iter().map(|bid| Count::next((*bid).into())).collect();
            if game.judge(&Act::Bid(counts)).is_ok() {
                break;
            }
        }
        if self.random.u8(..4) == 0 {
            bids.truncate(self.random.usize(1..=seats.len()));
        }
        let nil = BidWord::from("nil").map(Count::word);
        if game.setup().rules().id == "spades"
            && self.random.bool()
            && nil.is_ok_and(|nil| game.judge(&Act::Bid(vec![nil])).is_ok())
        {
            let typed = self.random.choice(["n", "nil", "bid nil"]).expect("a form");
            return self.record(due, typed, &["bid nil".to_owned()]);
        }
        self.numbers(game, due, seats, &bids);
    }

    fn tricks(&mut self, game: &Game, due: &Due, seats: &[Seat], total: u8) {
        if let [_] = seats {
            let took = self.random.u8(..=total.min(13));
            return self.numbers(game, due, seats, &[took]);
        }
        let deal = game.deals_begun();
        let is_one_card = matches!(due, Due::Tricks(tricks) if tricks.of == 1);
        if is_one_card && self.turned == deal && seats.len() == 4 && self.random.bool() {
            return self.trick(due);
        }
        let mut took = vec![0; seats.len()];
        for _ in 0..total {
            took[self.random.usize(..seats.len())] += 1;
        }
        self.numbers(game, due, seats, &took);
        self.scored = Some((deal, took));
    }

    /// The only trick of a deal, card by card.
    fn trick(&mut self, due: &Due) {
        let mut cards = Vec::new();
        while cards.len() < 4 {
            let rank = self.random.choice(RANKS).expect("a rank");
            let card = format!("{rank}{}", self.random.choice(["s", "h", "d", "c"]).expect("one"));
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        let meant = format!("trick {}", cards.join(" "));
        let line = match self.random.u8(..3) {
            0 => cards.concat(),
            1 => meant.clone(),
            _ => cards.join(" ").to_lowercase(),
        };
        self.record(due, &line, &[meant]);
    }

    /// A bid of an auction as it is typed, and as a script has it, if one is open.
    fn auction_bid(&mut self, open: Option<&[Call]>) -> Option<(String, String)> {
        let (forms, id, trumps) = self.random.choice(BIDS).expect("a bid");
        let form = self.random.choice(forms).expect("a form");
        let (typed, bid) = match self.random.choice(trumps) {
            Some((typed, trump)) => (format!("{form}{typed}"), format!("{id}:{trump}")),
            None => ((*form).to_owned(), id.to_owned()),
        };
        let meant: Bid = bid.parse().expect("a bid");
        let is_open = open.is_none_or(|open| open.contains(&Call::Bid(meant)));
        is_open.then_some((typed, bid))
    }

    fn call(&mut self, game: &Game, due: &Due, calls: &CallsDue) {
        let deal = game.deals_begun();
        if self.called < deal && self.random.bool() {
            return self.contract(game, due);
        }
        let is_first = self.called < deal;
        self.called = deal;
        let open = &calls.open;
        let line = |call: &str| vec![format!("call {call}")];
        if open.contains(&Call::Trou) && self.random.u8(..6) == 0 {
            return self.record(due, "t", &line("trou"));
        }
        if open.contains(&Call::PassTrou) {
            if is_first && self.random.bool() {
                return self.record(due, "pppp", &line("pass-trou pass-trou pass-trou pass-trou"));
            }
            let typed = self.random.choice(["p", "pt", "pass-trou"]).expect("a form");
            return self.record(due, typed, &line("pass-trou"));
        }
        if open.contains(&Call::Join(None)) && self.random.bool() {
            let typed = self.random.choice(["j", "join", "mitgehen"]).expect("a form");
            return self.record(due, typed, &line("join"));
        }
        if open.contains(&Call::Wait) && self.random.u8(..4) == 0 {
            let typed = self.random.choice(["w", "wait", "čekam"]).expect("a form");
            return self.record(due, typed, &line("wait"));
        }
        if self.random.u8(..3) == 0
            && let Some((typed, bid)) = self.auction_bid(Some(open))
        {
            return self.record(due, &typed, &line(&bid));
        }
        let typed = self.random.choice(["p", "pass", "Passe"]).expect("a form");
        self.record(due, typed, &line("pass"));
    }

    /// A contract alone, without its calls.
    fn contract(&mut self, game: &Game, due: &Due) {
        let Some((typed, bid)) = self.auction_bid(None) else { return };
        let mut seats: Vec<Seat> = game.around_the_table().collect();
        self.random.shuffle(&mut seats);
        let full = |seat| game.setup().players().name(seat).to_string();
        let mut line = format!("{typed} {}", full(seats[0]));
        let mut meant = format!("contract {bid} --by {}", full(seats[0]));
        if bid.starts_with("suit-") {
            line += &format!(" {}", full(seats[1]).to_lowercase());
            meant += &format!(" --with {}", full(seats[1]));
        }
        if self.random.u8(..3) > 0 {
            return self.record(due, &line, &[meant]);
        }
        self.between(due);
        self.begin_and_kill(&line, "");
        self.answered(&line, &[meant], None);
    }

    /// Numbers of a tally, such as the hearts.
    fn tally(&mut self, game: &Game, due: &Due, id: &str, seats: &[Seat], left: u32) {
        for _ in 0..50 {
            let mut numbers = vec![0_u8; seats.len()];
            for _ in 0..left {
                numbers[self.random.usize(..seats.len())] += 1;
            }
            let counts = numbers.iter().map(|number| Count::next((*number).into())).collect();
            let act = Act::Tally { of: id.to_owned(), numbers: counts };
            let is_all = numbers.iter().any(|number| u32::from(*number) == left);
            if game.judge(&act).is_err() || is_all && left > 1 {
                continue;
            }
            let spaced = spaced(&numbers, " ");
            let mut named = Vec::new();
            for (seat, number) in seats.iter().zip(&numbers) {
                named.push(format!("{}={number}", self.name(game, *seat)));
            }
            let named = format!("{id} {}", named.join(" "));
            let in_order = format!("count {id} {spaced}");
            let by_name = format!("count {named}");
            let (line, meant) = match self.random.u8(..4) {
                0 => (spaced, in_order),
                1 => (spaced.replace(' ', ","), in_order),
                2 => (named, by_name),
                _ => (by_name.clone(), by_name),
            };
            return self.record(due, &line, &[meant]);
        }
        panic!("no numbers for {id}: {:?}", self.typed);
    }

    /// A note, a ruling or an incident, or a correction of the last deal.
    fn event(&mut self, game: &Game, due: &Due) {
        match self.random.u8(..5) {
            0 => self.record(due, "note Ana was late", &["note Ana was late".to_owned()]),
            1 => {
                self.enter("e");
                self.prints("What happened?");
                self.enter("note");
                self.prints("What should it say?");
                self.enter("The cat.");
                self.prints("Record it?");
                self.enter("y");
                self.prints("Take it back: u");
                self.asked();
                self.meant.push("note 'The cat.'".to_owned());
            }
            2 => {
                let name = self.random.choice(["Ana", "Bo"]).expect("a name");
                let line = format!("rule other because {name}=-5");
                self.record(due, &line, std::slice::from_ref(&line));
            }
            3 if game.setup().rules().id == "whist" => self.revoke(due),
            _ => {
                let Some((deal, mut took)) = self.scored.clone() else { return };
                let one = self.random.usize(..took.len());
                let other = (one + 1) % took.len();
                if took[one] == 0 {
                    return;
                }
                took[one] -= 1;
                took[other] += 1;
                let line = format!("fix {deal} took {}", spaced(&took, " "));
                self.record(due, &line, &[format!("{line} --yes")]);
                self.scored = Some((deal, took));
            }
        }
    }

    /// A revoke, by a list or in one line. Two in the same trick would be a slip.
    fn revoke(&mut self, due: &Due) {
        let trick = self.random.u8(1..=12);
        let meant = format!("incident revoke Bo {trick} found=end --take on");
        let is_new = !self.meant.iter().any(|line| line.contains(" revoke "));
        if !is_new {
            return;
        }
        if self.random.bool() {
            let line = meant.replace("incident", "!");
            return self.record(due, &line, &[meant]);
        }
        self.enter("!");
        for (question, reply) in [
            ("What went wrong?", "revoke"),
            ("Who did it?", "Bo"),
            ("In which trick?", &trick.to_string()),
        ] {
            self.prints(question);
            self.enter(reply);
        }
        // The record shows when it was found, if the deal is over.
        let questions = ["When was it found?", "What is taken?"];
        let is_asked = self.prompt.prints(&mut self.place, &questions).0 == 0;
        if is_asked {
            self.enter("after the last trick");
            self.prints("What is taken?");
        }
        self.enter("on");
        let meant = if is_asked { meant } else { meant.replace(" found=end", "") };
        self.prints("Take it back: u");
        self.asked();
        self.meant.push(meant);
    }

    fn evening(mut self) {
        loop {
            let game = Scorer::game(&self.table);
            if game.current().is_none() || game.deals_begun() > DEALS {
                break;
            }
            let due = game.due();
            if self.random.u8(..10) == 0 {
                self.event(&game, &due);
                continue;
            }
            match &due {
                Due::Bids(bids) => self.bids(&game, &due, &bids.seats, bids.cards),
                Due::Tricks(tricks) => self.tricks(&game, &due, &tricks.seats, tricks.total),
                Due::Tally(tally) => {
                    self.tally(&game, &due, &tally.id, &tally.seats, tally.left);
                }
                Due::Calls(calls) => self.call(&game, &due, calls),
                Due::Partner { bid, by, others } => {
                    let name = |seat| game.setup().players().name(seat).to_string();
                    let with = self.random.choice(others).map(|seat| name(*seat)).expect("one");
                    let by = name(*by);
                    let meant = format!("contract {bid}:hearts --by {by} --with {with}");
                    self.record(&due, &format!("{with} h"), &[meant]);
                }
                _ => break,
            }
        }
        self.enter("q");
        self.prompt.ends();

        let there = Table::new();
        there.write("meant.hoyle", &(self.meant.join("\n") + "\n"));
        let replayed = there.hoyle("replay meant.hoyle --save");
        assert_eq!(replayed.code, 0, "{replayed:?} {:?} {:?}", self.meant, self.typed);
        let [typed, meant] = [&self.table, &there].map(Scorer::game);
        assert!(typed == meant, "{:?} was meant, and this was typed: {:?}", self.meant, self.typed);
    }
}

/// The numbers of a line such as ` 1  took 11 1 0`, with the last one if it was left out.
fn reading(line: &str, total: Option<u8>) -> Vec<u8> {
    let words = line.rsplit_once("bid ").or_else(|| line.rsplit_once("took "));
    let numbers = words.map_or("", |(_, numbers)| numbers);
    let mut numbers: Vec<u8> = numbers.split_whitespace().filter_map(|n| n.parse().ok()).collect();
    if let Some(total) = total
        && numbers.len() < 4
    {
        numbers.push(total.saturating_sub(numbers.iter().sum()));
    }
    numbers
}

fn spaced(numbers: &[u8], gap: &str) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(gap)
}

fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

/// Six evenings; as many as `HOYLE_EVENINGS` says, if it is set, or those from one number to another: `17..18`.
#[test]
fn the_journal_holds_what_a_random_scorer_meant() {
    let evenings = evenings(&std::env::var("HOYLE_EVENINGS").unwrap_or_default()).unwrap_or(0..6);
    let next = AtomicU64::new(evenings.start);
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let evening = next.fetch_add(1, Ordering::Relaxed);
                    if evening >= evenings.end {
                        break;
                    }
                    // A panic names the thread.
                    let thread = thread::Builder::new().name(format!("evening {evening}"));
                    let played = thread.spawn(move || Scorer::at(evening).evening());
                    if played.expect("a thread").join().is_err() {
                        failed.lock().expect("no panic").push(evening);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().expect("no panic");
    assert!(failed.is_empty(), "these evenings failed: {failed:?}");
}

fn evenings(text: &str) -> Option<Range<u64>> {
    let (start, end) = text.split_once("..").unwrap_or(("0", text));
    Some(start.parse().ok()?..end.parse().ok()?)
}
