//! The board as a pure function of keys: a key leads to another state and perhaps to an effect.
//! Nothing is recorded or read here.

use super::fixing::{self, Part};
use super::page::Page;
use super::search::Search;
use super::typed::{self, Next, Step, Typed};
use crate::desk::Request;
use crate::game::{Act, Game};
use crate::history::Correction;
use crate::views::{self, ActGroup, Asked, Ending};
use crate::words;
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;

/// What is on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(super) enum View {
    /// What is due, and where it is typed.
    #[default]
    Table,
    /// The whole sheet.
    Sheet,
    /// A deal of it, by its number.
    Deal(usize),
    /// The totals in large type, with their chart where there is room.
    Score,
    /// The chart of the running totals.
    Chart,
    /// Everything recorded.
    Log,
}

/// The views in the order in which one key goes through them, each with its own key.
const ROUND: [(View, char); 5] = [
    (View::Table, 't'),
    (View::Sheet, 's'),
    (View::Score, 'b'),
    (View::Chart, 'c'),
    (View::Log, 'l'),
];

/// The lines above a match that is gone to.
const ABOVE: usize = 3;

/// What to do after a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Only draw.
    Draw,
    Record(Request),
    /// Judge this; if it could not be recorded, take back the last key.
    Try(Request),
    /// Draw everything again, whatever else was written on the screen.
    Redraw,
    Suspend,
    /// Go to the next match of the search on the page, or to the one before.
    Find {
        back: bool,
    },
    /// Take the terminal again, which was left without notice.
    Retake,
    /// Go on from a game that is over.
    Next(Next),
    Leave,
}

/// What a click does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// It presses a key.
    Key(KeyCode),
    /// It types a number, in place of one not ended yet.
    Number(usize),
}

/// Progress of the correction of the deal on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Fix {
    /// None has been begun.
    #[default]
    None,
    /// A part of the deal is typed with the digits.
    Part(Part),
    /// A line of words is typed.
    Words(String),
    /// All is typed, and what it would change is shown.
    Preview(Correction),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) view: View,
    /// What has been typed at the table.
    pub(super) typed: Typed,
    /// Whether tricks are typed as a number for each player, instead of the taker of each.
    pub(super) by_number: bool,
    /// Whether something besides is being chosen, such as the suit turned up.
    pub(super) aside: bool,
    pub(super) fix: Fix,
    /// The number of a deal being typed.
    pub(super) number: String,
    /// What is looked for on the page, and whether it is still being typed.
    pub(super) search: Option<(Search, bool)>,
    /// How many lines of a page are above the screen.
    pub(super) scroll: usize,
    /// How many lines of the help are above its box, while it is shown over the view.
    pub(super) help: Option<usize>,
    /// The result of the last key, a paragraph each.
    pub(super) message: Vec<String>,
    /// How the game ended.
    pub(super) ending: Option<Ending>,
}

impl Board {
    /// Shows what happened, and forgets what was typed before it.
    pub(super) fn report(&mut self, message: Vec<String>) {
        (self.message, self.ending) = (message, None);
        (self.typed, self.aside, self.fix) = (Typed::default(), false, Fix::None);
    }

    /// Says why nothing was recorded; what was typed stays, to be put right.
    pub(super) fn keep(&mut self, message: Vec<String>) {
        self.message = message;
    }

    /// Says why the last key is refused, and takes it back.
    pub(super) fn refuse(&mut self, message: Vec<String>) {
        self.message = message;
        self.typed.back();
    }

    /// What is asked for at the table.
    pub(super) fn asked(&self, game: &Game) -> Asked {
        let besides = || views::asked_besides(game, &game.due(), &self.typed.numbers);
        let mut asked = self.aside.then(besides).flatten().unwrap_or_else(|| views::asked(game));
        if let (None, Asked::Choice(groups)) = (game.current(), &mut asked) {
            let next = |label| ActGroup { label, options: Vec::new() };
            groups.extend(words::after_the_end().map(next));
        }
        asked
    }

    /// Takes a key.
    pub(super) fn key(&mut self, key: KeyCode, game: &Game) -> Effect {
        if let Some(scroll) = self.help {
            return self.help_key(key, scroll);
        }
        self.message.clear();
        if let (Fix::Words(_), View::Deal(deal)) = (&self.fix, self.view) {
            return self.deal_key(key, deal, game);
        }
        if let Some(effect) = self.search_key(key) {
            return effect;
        }
        if self.would_lose(key) {
            let typed = Some(self.unrecorded()).filter(|typed| !typed.is_empty());
            self.message
                .extend(typed.map(|typed| messages::BoardTypedFirst { typed: &typed }.say()));
            return Effect::Draw;
        }
        if let KeyCode::Char(c) = key
            && let Some((view, _)) = ROUND.iter().find(|(_, own)| *own == c)
        {
            return self.show(*view);
        }
        match (key, self.view) {
            (KeyCode::Char('*'), view) => {
                let at = ROUND.iter().position(|(it, _)| *it == view).unwrap_or(1);
                self.show(ROUND[(at + 1) % ROUND.len()].0)
            }
            (KeyCode::Char('q'), _) => Effect::Leave,
            (KeyCode::Char('?' | 'h'), _) => {
                self.help = Some(0);
                Effect::Draw
            }
            (KeyCode::Char('u'), _) => Effect::Record(Request::Undo),
            (KeyCode::Char('r'), _) => Effect::Record(Request::Redo),
            (KeyCode::Esc | KeyCode::Char('.'), _) => self.step_back(),
            (key, View::Table) => self.table_key(key, game),
            (key, View::Deal(deal)) => self.deal_key(key, deal, game),
            (key, _) => self.page_key(key, game),
        }
    }

    /// Takes a key while the help is shown; only one that scrolls it or leaves does not close it.
    fn help_key(&mut self, key: KeyCode, scroll: usize) -> Effect {
        self.help = match key {
            KeyCode::Char('q' | '0') => return Effect::Leave,
            key => scrolled(scroll, key),
        };
        Effect::Draw
    }

    /// The number that is typed and may go on.
    pub(super) const fn open_number(&mut self) -> &mut String {
        match self.view {
            View::Table => &mut self.typed.digits,
            _ => &mut self.number,
        }
    }

    /// Takes a key of the search, if it is one.
    fn search_key(&mut self, key: KeyCode) -> Option<Effect> {
        let is_page = match self.view {
            View::Sheet | View::Log => self.number.is_empty(),
            View::Deal(_) => self.fix == Fix::None,
            View::Table | View::Score | View::Chart => false,
        };
        match (&mut self.search, key) {
            (None | Some((_, false)), KeyCode::Char('/')) if is_page => {
                self.search = Some((Search::default(), true));
            }
            (Some(_), KeyCode::Esc) => self.search = None,
            (Some((search, true)), KeyCode::Char(sign)) => search.text.push(sign),
            (Some((search, true)), KeyCode::Backspace | KeyCode::Delete) => {
                if search.text.pop().is_none() {
                    self.search = None;
                }
            }
            (Some((search, true)), KeyCode::Enter) if search.text.trim().is_empty() => {}
            (Some(_), KeyCode::Enter) if is_page => return Some(Effect::Find { back: false }),
            (Some((_, false)), KeyCode::Char('n')) => return Some(Effect::Find { back: false }),
            (Some((_, false)), KeyCode::Char('N')) => return Some(Effect::Find { back: true }),
            (Some((_, false)), KeyCode::Char('.')) => self.search = None,
            (Some((_, true)), _) => {}
            _ => return None,
        }
        Some(Effect::Draw)
    }

    /// Goes to another match of the search on a page, or says that there is none.
    pub(super) fn find(&mut self, page: &Page, game: &Game, back: bool) {
        let Some((search, is_typed)) = &mut self.search else { return };
        match search.find(page, self.view == View::Sheet, game, back) {
            // Some lines above it show where it is.
            Some(line) => (self.scroll, *is_typed) = (line.saturating_sub(ABOVE), false),
            None => self.message = vec![messages::BoardSearchNotFound { text: &search.text }.say()],
        }
    }

    fn show(&mut self, view: View) -> Effect {
        // The latest is at the end of the sheet and of the log.
        let to_end = matches!(view, View::Sheet | View::Log);
        (self.view, self.scroll, self.fix) = (view, if to_end { usize::MAX } else { 0 }, Fix::None);
        (self.number, self.search) = (String::new(), None);
        Effect::Draw
    }

    /// Goes back a step: from what is typed, from the correction, from the deal, to the table.
    fn step_back(&mut self) -> Effect {
        match self.view {
            _ if self.fix != Fix::None => self.fix = Fix::None,
            _ if !self.number.is_empty() => self.number.clear(),
            View::Deal(_) => return self.show(View::Sheet),
            // The numbers typed stay: only a key for that takes them back.
            View::Table => self.look_aside(false),
            _ => return self.show(View::Table),
        }
        Effect::Draw
    }

    /// Asks for what may be recorded besides, or no longer. The whole numbers typed stay.
    fn look_aside(&mut self, aside: bool) {
        if self.aside != aside {
            let numbers = std::mem::take(&mut self.typed.numbers);
            (self.typed, self.aside) = (Typed { numbers, ..Typed::default() }, aside);
        }
    }

    /// The digits typed but not recorded, at the table or of a correction; empty if there are none.
    pub(super) fn unrecorded(&self) -> String {
        match &self.fix {
            Fix::Part(part) if !part.typed.text().is_empty() => part.typed.text(),
            _ => self.typed.text(),
        }
    }

    /// Whether a key would lose what is typed: an undo or a redo changes what it means, and the way
    /// back from a correction drops it.
    fn would_lose(&self, key: KeyCode) -> bool {
        let in_part = matches!(&self.fix, Fix::Part(part) if !part.typed.text().is_empty());
        match key {
            KeyCode::Char('u' | 'r') => self.fix != Fix::None || !self.unrecorded().is_empty(),
            KeyCode::Char('+') => self.view == View::Table && !self.unrecorded().is_empty(),
            KeyCode::Esc | KeyCode::Char('.' | '*') => in_part,
            KeyCode::Char(c) => in_part && ROUND.iter().any(|(_, own)| *own == c),
            _ => false,
        }
    }

    /// Types tricks in the other way from now on, unless some are already typed.
    fn type_otherwise(&mut self) {
        match self.unrecorded() {
            typed if typed.is_empty() => self.by_number = !self.by_number,
            typed => self.message = vec![messages::BoardTypedFirst { typed: &typed }.say()],
        }
    }

    fn table_key(&mut self, key: KeyCode, game: &Game) -> Effect {
        let asked = self.asked(game);
        let play = |act| Request::Play { act, waive: false };
        if let Some(next) = Next::chosen(key, &asked) {
            return Effect::Next(next);
        }
        match (key, self.typed.key(key, &asked, self.by_number), &asked) {
            (_, Step::Done(act), _) => return Effect::Record(play(act)),
            // A bid against the rules is refused before the others are typed.
            (_, Step::Number, Asked::Bids { .. }) => {
                return Effect::Try(play(Act::Bid(typed::counts(&self.typed.numbers))));
            }
            (_, Step::Impossible(why), _) => self.message = vec![why],
            (_, Step::Empty, _) if self.aside => self.aside = false,
            (KeyCode::Char('-'), Step::Empty, _) => return Effect::Record(Request::Undo),
            (KeyCode::Char('+'), ..) => return Effect::Record(Request::Redo),
            (KeyCode::Char('n'), _, Asked::Tricks { .. }) => self.type_otherwise(),
            (KeyCode::Char('/'), ..) if views::asked_besides(game, &game.due(), &[]).is_some() => {
                self.look_aside(!self.aside);
            }
            _ => {}
        }
        Effect::Draw
    }

    fn page_key(&mut self, key: KeyCode, game: &Game) -> Effect {
        if let Some(scroll) = scrolled(self.scroll, key) {
            self.scroll = scroll;
        }
        match (key, self.view) {
            (KeyCode::Backspace | KeyCode::Delete, _) => drop(self.number.pop()),
            (KeyCode::Char(digit @ '0'..='9'), View::Sheet) if self.number.len() < 3 => {
                self.number.push(digit);
            }
            (KeyCode::Enter, View::Sheet) => {
                let number = std::mem::take(&mut self.number).parse().unwrap_or_default();
                if game.deals().any(|deal| deal.plan.number == number && !deal.is_fresh()) {
                    return self.show(View::Deal(number));
                }
                self.message = vec![messages::BoardAskDeal.say()];
            }
            _ => {}
        }
        Effect::Draw
    }

    fn deal_key(&mut self, key: KeyCode, deal: usize, game: &Game) -> Effect {
        match (&mut self.fix, key) {
            (Fix::None, KeyCode::Char(digit @ '1'..='9')) => {
                let index = digit as usize - '1' as usize;
                if let Some(part) = fixing::parts(game, deal).into_iter().nth(index) {
                    (self.fix, self.scroll) = (Fix::Part(part), 0);
                }
            }
            (Fix::None, KeyCode::Char('f')) => self.fix = Fix::Words(String::new()),
            (Fix::Part(Part { asked: Asked::Tricks { .. }, .. }), KeyCode::Char('n')) => {
                self.type_otherwise();
            }
            (Fix::Part(Part { asked, typed, .. }), key) => {
                match typed.key(key, asked, self.by_number) {
                    Step::Done(act) => {
                        self.fix = views::correction(act).map_or(Fix::None, Fix::Preview);
                    }
                    Step::Impossible(why) => self.message = vec![why],
                    Step::Empty => self.fix = Fix::None,
                    _ => {}
                }
            }
            (Fix::Words(line), KeyCode::Char(c)) => line.push(c),
            (Fix::Words(line), KeyCode::Backspace | KeyCode::Delete) => drop(line.pop()),
            (Fix::Words(line), KeyCode::Enter) if !line.trim().is_empty() => {
                match fixing::typed_correction(line, deal, game) {
                    Ok(correction) => self.fix = Fix::Preview(correction),
                    Err(message) => self.message = message,
                }
            }
            (Fix::Words(_), _) => self.fix = Fix::None,
            (Fix::Preview(correction), KeyCode::Enter) => {
                // The preview showed what it leaves against the rules.
                let correction = correction.clone();
                return Effect::Record(Request::Fix { deal, correction, waive: true });
            }
            _ => return self.page_key(key, game),
        }
        Effect::Draw
    }
}

/// How far a page is scrolled after a key; `None` if the key does not scroll.
fn scrolled(from: usize, key: KeyCode) -> Option<usize> {
    const PAGE: usize = 10;
    Some(match key {
        KeyCode::Home | KeyCode::Char('g') => 0,
        KeyCode::End | KeyCode::Char('G') => usize::MAX,
        KeyCode::Up | KeyCode::Char('-' | 'k') => from.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('+' | 'j') => from.saturating_add(1),
        KeyCode::PageUp => from.saturating_sub(PAGE),
        KeyCode::PageDown => from.saturating_add(PAGE),
        _ => return None,
    })
}
