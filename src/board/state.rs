//! The state of the board. A key changes the state, and may ask for an effect; nothing is recorded or
//! read here.

use super::contract::ContractForm;
use super::form::TableForm;
use super::page::TextPage;
use super::row::{self, KeyResult, NumberRow, TrickEntry};
use super::search::{Direction, PageSearch};
use super::typed::{AfterGame, Typed};
use super::view::{Effect, FixStage, ROUND, View, scrolled, view_of_key};
use crate::desk::Request;
use crate::game::Game;
use crate::notation::NumbersDue;
use crate::terminal::drafts::Draft;
use crate::views::{self, ActGroup, Asked, GameEnding};
use crate::words;
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;

/// How many lines are shown above a match.
const ABOVE: usize = 3;

/// The state of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) view: View,
    /// The drafts of this game in the file of drafts, in the order of their kinds.
    pub(super) kept: [Draft; 3],
    /// The input at the table.
    pub(super) typed: Typed,
    pub(super) entry: TrickEntry,
    /// Whether the table asks for something other than what is due, such as the suit turned up.
    pub(super) aside: bool,
    pub(super) fix: FixStage,
    /// The act of the table that is being described.
    pub(super) form: Option<TableForm>,
    /// The contract that is being chosen in rows.
    pub(super) contract: Option<ContractForm>,
    /// The number of a deal being typed.
    pub(super) number: String,
    /// The search on the page.
    pub(super) search: Option<PageSearch>,
    /// The number of lines of the page that are above the screen.
    pub(super) scroll: usize,
    /// The number of lines of the help that are above its box, while it is shown.
    pub(super) help: Option<usize>,
    /// The result of the last key, in paragraphs.
    pub(super) message: Vec<String>,
    /// How the game ended.
    pub(super) ending: Option<GameEnding>,
}

impl Board {
    /// What is asked for at the table.
    pub(super) fn asked(&self, game: &Game) -> Asked {
        if self.aside
            && let Some(asked) = views::asked_besides(game, &game.due(), &self.typed.row.numbers)
        {
            return asked;
        }
        if let Some(asked) = self.typed.asked_again(self.numbers_due(game).as_ref()) {
            return asked;
        }

        let mut asked = views::asked(game);
        if game.current().is_none()
            && let Asked::Choice(groups) = &mut asked
        {
            for label in words::after_the_end() {
                groups.push(ActGroup { label, options: Vec::new() });
            }
        }
        asked
    }

    /// The numbers that the table asks for, if it asks for numbers.
    pub(super) fn numbers_due(&self, game: &Game) -> Option<NumbersDue> {
        if self.aside { None } else { self.row_due(game) }
    }

    /// The numbers that are due, even while the table asks for something else.
    pub(super) fn row_due(&self, game: &Game) -> Option<NumbersDue> {
        match views::asked(game) {
            Asked::Bids { .. } => NumbersDue::of(game),
            asked => row::numbers_due(&asked, self.entry, game),
        }
    }

    /// Takes a key.
    pub(super) fn key(&mut self, key: KeyCode, game: &Game) -> Effect {
        if let Some(scroll) = self.help {
            return self.help_key(key, scroll);
        }
        self.message.clear();
        if self.form.is_some() {
            return self.form_key(key, game);
        }
        if self.contract.is_some() {
            return self.contract_key(key, game);
        }
        if let View::Deal(deal) = self.view
            && matches!(self.fix, FixStage::Words(_))
        {
            return self.deal_key(key, deal, game);
        }
        if let Some(effect) = self.search_key(key) {
            return effect;
        }
        if self.would_lose(key) {
            let typed = self.unrecorded();
            if !typed.is_empty() {
                self.message.push(messages::BoardTypedFirst { typed: &typed }.say());
            }
            return Effect::Draw;
        }
        if let KeyCode::Char(sign) = key
            && let Some(view) = view_of_key(sign)
        {
            return self.show(view);
        }

        match (key, self.view) {
            (KeyCode::Char(sign @ ('!' | 'e')), view) if self.fix == FixStage::None => {
                self.show(View::Table);
                let deal = if let View::Deal(deal) = view { Some(deal) } else { None };
                self.form = Some(TableForm::opened(sign, deal));
                Effect::Draw
            }
            (KeyCode::Char('*'), view) => {
                // A deal is part of the sheet, the view of index 1.
                let index = ROUND.iter().position(|(shown, _)| *shown == view).unwrap_or(1);
                let (next, _) = ROUND[(index + 1) % ROUND.len()];
                self.show(next)
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

    /// Takes a key while the help is shown. A key that does not scroll closes it.
    fn help_key(&mut self, key: KeyCode, scroll: usize) -> Effect {
        if let KeyCode::Char('q' | '0') = key {
            return Effect::Leave;
        }
        self.help = scrolled(scroll, key);
        Effect::Draw
    }

    /// Goes to a line of a form, or replaces an incomplete number with a number, and returns the key that
    /// ends it.
    pub(super) fn put(&mut self, number: usize, game: &Game) -> KeyCode {
        if let Some(form) = &mut self.form {
            form.line = number;
            return KeyCode::Enter;
        }
        if self.view == View::Table
            && let Some(due) = self.numbers_due(game)
        {
            self.typed.row.put(number, &due);
            return KeyCode::Char(' ');
        }
        self.number = number.to_string();
        KeyCode::Enter
    }

    /// Takes a key if it belongs to the search.
    fn search_key(&mut self, key: KeyCode) -> Option<Effect> {
        let is_page = match self.view {
            View::Sheet | View::Log => self.number.is_empty(),
            View::Deal(_) => self.fix == FixStage::None,
            View::Table | View::Score | View::Chart => false,
        };
        let is_new = self.search.as_ref().is_none_or(|search| !search.is_open);
        if is_new && is_page && key == KeyCode::Char('/') {
            self.search = Some(PageSearch { is_open: true, ..PageSearch::default() });
            return Some(Effect::Draw);
        }

        let search = self.search.as_mut()?;
        match key {
            KeyCode::Esc => self.search = None,
            KeyCode::Char(sign) if search.is_open => search.text.push(sign),
            KeyCode::Backspace | KeyCode::Delete if search.is_open => {
                if search.text.pop().is_none() {
                    self.search = None;
                }
            }
            KeyCode::Enter if search.is_open && search.text.trim().is_empty() => {}
            KeyCode::Enter if is_page => return Some(Effect::Find(Direction::Down)),
            _ if search.is_open => {}
            KeyCode::Char('n') => return Some(Effect::Find(Direction::Down)),
            KeyCode::Char('N') => return Some(Effect::Find(Direction::Up)),
            KeyCode::Char('.') => self.search = None,
            _ => return None,
        }
        Some(Effect::Draw)
    }

    /// Goes to another match of the search on a page, or says that there is none.
    pub(super) fn find(&mut self, page: &TextPage, game: &Game, direction: Direction) {
        let is_sheet = self.view == View::Sheet;
        let Some(search) = &mut self.search else { return };
        match search.find(page, is_sheet, game, direction) {
            Some(line) => {
                search.is_open = false;
                self.scroll = line.saturating_sub(ABOVE);
            }
            None => self.message = vec![messages::BoardSearchNotFound { text: &search.text }.say()],
        }
    }

    fn show(&mut self, view: View) -> Effect {
        self.view = view;
        self.fix = FixStage::None;
        self.number = String::new();
        self.search = None;
        // The latest entries are at the end of the sheet and of the log.
        self.scroll = if matches!(view, View::Sheet | View::Log) { usize::MAX } else { 0 };
        Effect::Draw
    }

    /// Goes back a step: ends the correction, drops the number, leaves the deal, or goes to the table.
    fn step_back(&mut self) -> Effect {
        match self.view {
            _ if self.fix != FixStage::None => self.fix = FixStage::None,
            _ if !self.number.is_empty() => self.number.clear(),
            View::Deal(_) => return self.show(View::Sheet),
            // The numbers stay until Backspace takes them back.
            View::Table => {
                self.typed.asks.clear();
                self.aside = false;
            }
            _ => return self.show(View::Table),
        }
        Effect::Draw
    }

    /// Asks for something other than what is due, after the numbers typed, which must have only one reading.
    fn set_aside(&mut self, game: &Game) {
        let mut numbers = Vec::new();
        if let Some(due) = self.numbers_due(game)
            && !self.typed.row.is_empty()
        {
            match self.typed.row.settled(&due) {
                Some(settled) => numbers = settled,
                None => {
                    let typed = self.typed.text();
                    let open = self.typed.row.open(&due);
                    let first = messages::BoardTypedFirst { typed: &typed };
                    self.message = vec![open.unwrap_or_else(|| first.say())];
                    return;
                }
            }
        }
        let row = NumberRow { numbers, digits: String::new() };
        self.typed = Typed { row, ..Typed::default() };
        self.aside = true;
    }

    /// Changes how tricks are typed, unless some are already typed.
    pub(super) fn change_entry(&mut self) {
        let typed = self.unrecorded();
        if !typed.is_empty() {
            self.message = vec![messages::BoardTypedFirst { typed: &typed }.say()];
            return;
        }
        self.entry = match self.entry {
            TrickEntry::Takers => TrickEntry::Numbers,
            TrickEntry::Numbers => TrickEntry::Takers,
        };
    }

    fn table_key(&mut self, key: KeyCode, game: &Game) -> Effect {
        let asked = self.asked(game);
        if let Some(choice) = AfterGame::chosen(key, &asked) {
            return Effect::AfterGame(choice);
        }
        if let Some(most) = AfterGame::missed(key, &asked)
            && game.current().is_none()
        {
            self.message = vec![messages::BoardDigitRange { most }.say()];
            return Effect::Draw;
        }
        if let KeyCode::Char('0'..='9') = key
            && self.shown_contract(game).is_some()
        {
            self.contract = Some(ContractForm::default());
            return self.contract_key(key, game);
        }
        let due = self.numbers_due(game);
        match (key, self.typed.key(key, &asked, due.as_ref()), &asked) {
            (_, KeyResult::Done(act), _) => {
                return Effect::Record(Request::Play { act, waive: false });
            }
            // A bid against the rules is refused before the others are typed.
            (_, KeyResult::Against(act), _) => {
                return Effect::Try(Request::Play { act, waive: false });
            }
            (_, KeyResult::Impossible(why), _) => self.message = vec![why],
            (_, KeyResult::Empty, _) if self.aside => self.aside = false,
            (KeyCode::Char('-'), KeyResult::Empty, _) => return Effect::Record(Request::Undo),
            (KeyCode::Char('+'), ..) => return Effect::Record(Request::Redo),
            (KeyCode::Char('n'), _, Asked::Tricks { .. }) => self.change_entry(),
            (KeyCode::Char('n'), ..) if game.current().is_some() => {
                self.message = vec![messages::BoardEntryNotNow.say()];
            }
            (KeyCode::Char('='), ..) => self.open_contract(game),
            (KeyCode::Char('/'), ..) if self.aside => self.aside = false,
            (KeyCode::Char('/'), ..) if game.current().is_some() => self.set_aside(game),
            _ => {}
        }
        Effect::Draw
    }

    pub(super) fn page_key(&mut self, key: KeyCode, game: &Game) -> Effect {
        if let Some(scroll) = scrolled(self.scroll, key) {
            self.scroll = scroll;
        }
        match (key, self.view) {
            (KeyCode::Backspace | KeyCode::Delete, _) => drop(self.number.pop()),
            (KeyCode::Char('n' | 'N'), View::Sheet | View::Log | View::Deal(_)) => {
                self.message = vec![messages::BoardSearchNone.say()];
            }
            (KeyCode::Char('n'), _) => self.message = vec![messages::BoardEntryNotNow.say()],
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
}
