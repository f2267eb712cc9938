//! The board as it stands: which view is shown and what has been typed. A key leads to another state
//! and perhaps to something that the program has to do; nothing is recorded or read here.

use super::asked::{self, due};
use super::typed::{Asked, Step, Typed};
use crate::game::Game;

/// What is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum View {
    /// What is due, and where it is typed.
    Table,
    /// The whole sheet.
    Sheet,
    /// A deal of it, by its number.
    Deal(usize),
    /// The totals in large type, with their chart where there is room.
    Score,
    /// The chart of the running totals.
    Chart,
    /// Everything that happened.
    Log,
    /// The keys.
    Help,
}

/// The views in the order in which one key goes through them.
const ROUND: [View; 6] =
    [View::Table, View::Sheet, View::Score, View::Chart, View::Log, View::Help];

/// A key that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Digit(u8),
    Enter,
    Back,
    Escape,
    Up,
    Down,
    PageUp,
    PageDown,
    Char(char),
}

/// What there is to do after a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing but to draw.
    Draw,
    /// To record what these words say.
    Record(Vec<String>),
    /// To say whether these words could be recorded; if not, the last key is taken back.
    Try(Vec<String>),
    /// To leave.
    Leave,
}

/// A deal being mended.
#[derive(Clone, Debug)]
pub(super) struct Mend {
    pub(super) deal: usize,
    /// What of it.
    pub(super) label: &'static str,
    verb: &'static str,
    pub(super) asked: Asked,
    pub(super) typed: Typed,
    /// The words of the fix, once all is typed: then it is shown what would change.
    pub(super) words: Option<Vec<String>>,
}

/// The board.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) view: View,
    pub(super) typed: Typed,
    /// Whether the suit turned up is being chosen.
    pub(super) turning: bool,
    pub(super) mend: Option<Mend>,
    /// A fix that is typed in words.
    pub(super) line: Option<String>,
    /// The number of a deal that is being typed.
    pub(super) number: String,
    /// How many lines of a page are above the screen.
    pub(super) scroll: usize,
    /// What was said last, a paragraph each.
    pub(super) said: Vec<String>,
}

impl Board {
    pub(super) const fn new() -> Board {
        Board {
            view: View::Table,
            typed: Typed {
                numbers: Vec::new(),
                digits: String::new(),
                tricks: Vec::new(),
                group: None,
                page: 0,
            },
            turning: false,
            mend: None,
            line: None,
            number: String::new(),
            scroll: 0,
            said: Vec::new(),
        }
    }

    /// Says something, and forgets what was typed for what stood before.
    pub(super) fn told(&mut self, said: Vec<String>) {
        self.said = said;
        (self.typed, self.turning) = (Typed::default(), false);
        (self.mend, self.line) = (None, None);
    }

    /// Says why the last key cannot stand, and takes it back.
    pub(super) fn refuse(&mut self, said: Vec<String>) {
        self.said = said;
        self.typed.back();
    }

    /// Returns what is asked for at the table, and the command that takes it.
    pub(super) fn asked(&self, game: &Game) -> (Vec<String>, Asked) {
        match self.turning {
            true => (vec!["trump".into()], asked::suits()),
            false => due(game),
        }
    }

    /// Takes a key.
    pub(super) fn key(&mut self, key: Key, game: &Game) -> Effect {
        if let Some(line) = &mut self.line {
            return match key {
                Key::Char(c) => {
                    line.push(c);
                    Effect::Draw
                }
                Key::Digit(digit) => {
                    line.push(char::from(b'0' + digit));
                    Effect::Draw
                }
                Key::Back => {
                    line.pop();
                    Effect::Draw
                }
                Key::Enter => self.line_ends(),
                _ => self.cancel(),
            };
        }
        self.said.clear();
        match (key, self.view) {
            (Key::Char('*'), _) => self.turn_to(next(self.view)),
            (Key::Char('q'), _) | (Key::Digit(0), View::Help) => Effect::Leave,
            (Key::Char('t'), _) => self.turn_to(View::Table),
            (Key::Char('s'), _) => self.turn_to(View::Sheet),
            (Key::Char('b'), _) => self.turn_to(View::Score),
            (Key::Char('c'), _) => self.turn_to(View::Chart),
            (Key::Char('l'), _) => self.turn_to(View::Log),
            (Key::Char('?' | 'h'), _) => self.turn_to(View::Help),
            (Key::Char('u'), _) => Effect::Record(vec!["undo".into()]),
            (Key::Char('r'), _) => Effect::Record(vec!["redo".into()]),
            (Key::Escape | Key::Char('.'), _) => self.cancel(),
            (key, View::Table) => self.table_key(key, game),
            (key, View::Deal(deal)) => self.deal_key(key, deal, game),
            (key, _) => self.page_key(key, game),
        }
    }

    fn turn_to(&mut self, view: View) -> Effect {
        // What came last stands at the end of the sheet and of the log.
        let to_end = matches!(view, View::Sheet | View::Log);
        (self.view, self.scroll, self.mend) = (view, if to_end { usize::MAX } else { 0 }, None);
        self.number.clear();
        Effect::Draw
    }

    /// Goes a step back: what is typed, what is mended, the deal, the view.
    fn cancel(&mut self) -> Effect {
        if self.line.take().is_some() || self.mend.take().is_some() {
            return Effect::Draw;
        }
        if !self.number.is_empty() {
            self.number.clear();
            return Effect::Draw;
        }
        match self.view {
            View::Deal(_) => self.turn_to(View::Sheet),
            View::Table => {
                (self.typed, self.turning) = (Typed::default(), false);
                Effect::Draw
            }
            _ => self.turn_to(View::Table),
        }
    }

    fn table_key(&mut self, key: Key, game: &Game) -> Effect {
        let (verb, asked) = self.asked(game);
        let step = match key {
            Key::Digit(digit) => self.typed.digit(digit, &asked),
            Key::Enter => self.typed.enter(&asked),
            Key::Back => {
                if !self.typed.back() {
                    self.turning = false;
                }
                return Effect::Draw;
            }
            Key::Char('-') if !self.typed.is_empty() || self.turning => {
                return self.table_key(Key::Back, game);
            }
            Key::Char('-') => return Effect::Record(vec!["undo".into()]),
            Key::Char('+') => return Effect::Record(vec!["redo".into()]),
            Key::Char('/') if game.trump_may_be_recorded() => {
                (self.typed, self.turning) = (Typed::default(), !self.turning);
                return Effect::Draw;
            }
            _ => Step::Useless,
        };
        match step {
            Step::Done(words) => Effect::Record([verb, words].concat()),
            // Whether it is legal is said before anybody says it aloud.
            Step::Said if verb == ["bid"] => {
                let numbers = self.typed.numbers.iter().map(u8::to_string);
                Effect::Try(verb.iter().cloned().chain(numbers).collect())
            }
            Step::Said | Step::Taken => Effect::Draw,
            Step::Useless => self.useless(&asked, key),
        }
    }

    /// Says what is missing where Enter came too early.
    fn useless(&mut self, asked: &Asked, key: Key) -> Effect {
        if let (Asked::Tricks { total, .. }, Key::Enter) = (asked, key) {
            let given = self.typed.tricks.len();
            self.said = vec![format!("{given} of {total} tricks are given so far.")];
        }
        Effect::Draw
    }

    fn page_key(&mut self, key: Key, game: &Game) -> Effect {
        const PAGE: usize = 10;
        match key {
            Key::Up | Key::Char('-') => self.scroll = self.scroll.saturating_sub(1),
            Key::Down | Key::Char('+') => self.scroll = self.scroll.saturating_add(1),
            Key::PageUp => self.scroll = self.scroll.saturating_sub(PAGE),
            Key::PageDown => self.scroll = self.scroll.saturating_add(PAGE),
            Key::Digit(digit) if self.view == View::Sheet && self.number.len() < 3 => {
                self.number.push(char::from(b'0' + digit));
            }
            Key::Back => drop(self.number.pop()),
            Key::Enter if self.view == View::Sheet => {
                let deal = self.number.parse().unwrap_or_default();
                if game.deals().any(|it| it.plan().number == deal && !it.is_fresh()) {
                    return self.turn_to(View::Deal(deal));
                }
                self.said = vec!["Type the number of a deal that has begun, then Enter.".into()];
                self.number.clear();
            }
            _ => {}
        }
        Effect::Draw
    }

    fn deal_key(&mut self, key: Key, deal: usize, game: &Game) -> Effect {
        let Some(mend) = &mut self.mend else {
            let dealt = game.deals().find(|it| it.plan().number == deal);
            let mut all = dealt.map(|it| asked::mendable(game, it)).unwrap_or_default();
            return match key {
                Key::Digit(digit) if (1..=all.len()).contains(&usize::from(digit)) => {
                    let it = all.swap_remove(usize::from(digit) - 1);
                    let (label, verb, asked) = (it.label, it.verb, it.asked);
                    let typed = Typed::default();
                    self.mend = Some(Mend { deal, label, verb, asked, typed, words: None });
                    self.scroll = 0;
                    Effect::Draw
                }
                Key::Char('f') => {
                    self.line = Some(String::new());
                    Effect::Draw
                }
                Key::Digit(_) => Effect::Draw,
                key => self.page_key(key, game),
            };
        };
        if let Some(words) = &mend.words {
            return match key {
                // What is shown is what is agreed to, also where it is against the rules by then.
                Key::Enter => Effect::Record([&words[..], &["--yes".to_owned()]].concat()),
                key => self.page_key(key, game),
            };
        }
        let step = match key {
            Key::Digit(digit) => mend.typed.digit(digit, &mend.asked),
            Key::Enter => mend.typed.enter(&mend.asked),
            Key::Back | Key::Char('-') if !mend.typed.back() => return self.cancel(),
            _ => Step::Taken,
        };
        let complete = match &mend.asked {
            Asked::Numbers { seats, .. } => mend.typed.numbers.len() == seats.len(),
            _ => true,
        };
        match step {
            Step::Done(words) if complete => {
                let fix = ["fix".to_owned(), deal.to_string(), mend.verb.to_owned()];
                mend.words = Some([&fix[..], &words[..]].concat());
            }
            Step::Done(_) => self.said = vec!["A number is due from each player.".into()],
            Step::Useless => {
                let asked = mend.asked.clone();
                self.useless(&asked, key);
            }
            Step::Taken | Step::Said => {}
        }
        Effect::Draw
    }

    /// A fix that was typed in words is shown before it is recorded.
    fn line_ends(&mut self) -> Effect {
        let (Some(line), View::Deal(deal)) = (self.line.take(), self.view) else {
            return Effect::Draw;
        };
        match crate::notation::words(&line) {
            Ok(words) if !words.is_empty() => {
                let fix = ["fix".to_owned(), deal.to_string()];
                self.mend = Some(Mend {
                    deal,
                    label: "a fix",
                    verb: "",
                    asked: Asked::Nothing,
                    typed: Typed::default(),
                    words: Some([&fix[..], &words[..]].concat()),
                });
            }
            Ok(_) => {}
            Err(_) => self.said = vec!["A quote is opened and not closed.".into()],
        }
        Effect::Draw
    }
}

fn next(view: View) -> View {
    let at = ROUND.iter().position(|it| *it == view).unwrap_or(1);
    ROUND[(at + 1) % ROUND.len()]
}
