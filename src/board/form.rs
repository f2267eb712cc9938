//! `!` and `e`: an act of the table, chosen from a list and described step by step. The digits and the arrows
//! choose a line; a text and a number are typed.

use super::typed::ON_A_PAGE;
use crate::desk::Request;
use crate::game::{Act, Choices, FieldValues, Game, TableAct, TableChoice, TableField};
use crate::grammar::Global;
use crate::grammar::adjudged::{GameRuling, taking};
use crate::grammar::hints::Spelling;
use crate::grammar::incident::IncidentArgs;
use crate::grammar::request::RequestError;
use crate::grammar::table_act;
use crate::terminal::Failure;
use crate::words::{self, Hint, messages};
use ratatui::crossterm::event::KeyCode;

/// An act of the table, as far as it is described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TableForm {
    /// The key that opened the list: `!` or `e`.
    pub(super) sign: char,
    /// The deal on whose page it was opened.
    pub(super) deal: Option<usize>,
    pub(super) choice: Option<TableChoice>,
    pub(super) said: Vec<String>,
    /// The set of laws to rule by, where the game's own say nothing.
    pub(super) laws: Option<String>,
    /// What is probably a slip, or is disproved by the cards, as it is recorded if the table lets it stand.
    standing: Option<Request>,
    /// The text or the number being typed.
    pub(super) typed: String,
    /// The line that Enter chooses.
    pub(super) line: usize,
}

/// A line of a list.
pub(super) struct FormLine {
    pub(super) label: String,
    /// What it says.
    pub(super) value: String,
    /// Why it cannot be chosen now.
    pub(super) refusal: Option<String>,
}

/// What a form asks for.
pub(super) enum FormStep {
    /// A line of a list.
    Lines(Vec<FormLine>),
    /// A number out of these.
    Number(Vec<usize>),
    /// A text.
    Text {
        /// Whether it may be left out.
        is_optional: bool,
    },
    /// Nothing more: Enter records the request.
    Preview(Result<Request, RequestError>),
}

/// The result of a key.
pub(super) enum FormKey {
    /// The form goes on.
    Open,
    /// It is closed, and nothing is recorded.
    Closed,
    /// It is complete.
    Record(Request),
    /// The key is refused, for these reasons.
    Refused(Vec<String>),
    /// The board is left.
    Leave,
}

impl FormStep {
    /// Lines that can be chosen, each with what it says.
    fn lines(lines: Vec<(String, String)>) -> FormStep {
        let lines = lines.into_iter();
        FormStep::Lines(
            lines.map(|(label, value)| FormLine { label, value, refusal: None }).collect(),
        )
    }
}

impl TableForm {
    /// The list that a key opens.
    pub(super) const fn opened(sign: char, deal: Option<usize>) -> TableForm {
        TableForm {
            sign,
            deal,
            choice: None,
            said: Vec::new(),
            laws: None,
            standing: None,
            typed: String::new(),
            line: 0,
        }
    }

    pub(super) fn choices(&self, game: &Game) -> Choices {
        match self.deal {
            Some(number) => Choices::of_deal(game, number),
            None => Choices::of(game),
        }
    }

    /// The field that is asked for.
    pub(super) fn field(&self) -> Option<&TableField> {
        self.choice.as_ref()?.fields.get(self.said.len())
    }

    /// The incident, once everything has been said about it.
    fn incident(&self) -> Option<IncidentArgs> {
        let choice = self.choice.as_ref()?;
        let TableAct::Incident(kind) = choice.act else { return None };
        let laws = self.laws.clone();
        Some(IncidentArgs { laws, ..table_act::incident(kind, choice, &self.said) })
    }

    /// The moments at which the incident may have been found, each as it is typed, while that is asked.
    fn moments(&self, game: &Game, ruling: &GameRuling) -> Vec<(String, String)> {
        let args = self.incident().unwrap_or_default();
        let moments = args.moments(game, ruling).into_iter();
        moments.map(|moment| (words::moment(moment), format!("found={moment}"))).collect()
    }

    /// The ruling on the incident, once everything has been said about it.
    pub(super) fn ruling(&self, game: &Game) -> Option<Result<GameRuling, RequestError>> {
        if self.field().is_some() {
            return None;
        }
        self.incident()?.ruling(game).transpose()
    }

    /// What is asked for now.
    pub(super) fn step(&self, game: &Game) -> FormStep {
        if self.standing.is_some() {
            return FormStep::lines(vec![(messages::LiveStandsButton.say(), String::new())]);
        }
        let Some(choice) = &self.choice else {
            return FormStep::Lines(self.acts(game));
        };
        if let Some(field) = self.field() {
            return match &field.values {
                FieldValues::Numbers(numbers) => FormStep::Number(numbers.clone()),
                FieldValues::Text { is_optional } => FormStep::Text { is_optional: *is_optional },
                FieldValues::Players(_) | FieldValues::Words(_) => {
                    FormStep::lines(words::field_values(game, choice, field, &self.said))
                }
            };
        }
        match self.ruling(game) {
            None => FormStep::Preview(table_act::request(game, choice, &self.said)),
            Some(Err(error)) => FormStep::Preview(Err(error)),
            Some(Ok(ruling)) => {
                let moments = self.moments(game, &ruling);
                if !moments.is_empty() {
                    return FormStep::lines(moments);
                }
                let args = self.incident().unwrap_or_default();
                FormStep::lines(table_act::options(game, &args, &ruling))
            }
        }
    }

    /// The acts of the list, each with its place among all.
    fn acts(&self, game: &Game) -> Vec<FormLine> {
        let mut acts = Vec::new();
        for (place, (act, refusal)) in self.choices(game).listed().iter().enumerate() {
            if act.is_of_a_wrong() == (self.sign == '!') {
                acts.push(FormLine {
                    label: words::table_act(game, *act),
                    value: place.to_string(),
                    refusal: refusal
                        .as_ref()
                        .map(|refusal| words::ruling_in(game, refusal).because),
                });
            }
        }
        acts
    }

    /// What has been said so far, and the question.
    pub(super) fn question(&self, game: &Game) -> Vec<String> {
        let mut so_far = Vec::new();
        so_far.extend(self.deal.map(|number| messages::TableDealNumber { number }.say()));
        let Some(choice) = &self.choice else {
            so_far.push(messages::TableFormTitle { is_wrong: self.sign == '!' }.say());
            return vec![words::joined(so_far, " · ")];
        };
        so_far.push(words::table_act(game, choice.act));
        so_far.extend(self.said.iter().filter(|said| !said.is_empty()).cloned());
        let mut lines = vec![words::joined(so_far, " · ")];
        if let Some(field) = self.field() {
            let question = words::field_question(choice, field);
            lines.push(format!("{question} {}", self.typed).trim_end().to_owned());
        } else if let Some(Ok(ruling)) = self.ruling(game)
            && !self.moments(game, &ruling).is_empty()
        {
            lines.push(words::moment_question());
        }
        lines
    }

    /// Takes a key.
    pub(super) fn key(&mut self, key: KeyCode, game: &Game) -> FormKey {
        let step = self.step(game);
        let is_text = matches!(step, FormStep::Text { .. });
        match key {
            KeyCode::Esc => return self.back(),
            KeyCode::Char('.') if !is_text => return self.back(),
            KeyCode::Backspace | KeyCode::Delete => {
                return if self.typed.pop().is_some() { FormKey::Open } else { self.back() };
            }
            KeyCode::Char('q') if !is_text => return FormKey::Leave,
            _ => {}
        }
        match step {
            FormStep::Lines(lines) => match key {
                KeyCode::Up | KeyCode::Char('k') => self.line = self.line.saturating_sub(1),
                KeyCode::Down | KeyCode::Char('j') => {
                    self.line = (self.line + 1).min(lines.len().saturating_sub(1));
                }
                KeyCode::Char('0') => {
                    let next = (self.line / ON_A_PAGE + 1) * ON_A_PAGE;
                    self.line = if next < lines.len() { next } else { 0 };
                }
                KeyCode::Enter => return self.choose(self.line, &lines, game),
                KeyCode::Char(digit @ '1'..='9') => {
                    let first = self.line / ON_A_PAGE * ON_A_PAGE;
                    return self.choose(first + digit as usize - '1' as usize, &lines, game);
                }
                _ => {}
            },
            FormStep::Number(numbers) => return self.number_key(key, &numbers),
            FormStep::Text { is_optional } => match key {
                KeyCode::Char(sign) => self.typed.push(sign),
                KeyCode::Enter if is_optional || !self.typed.trim().is_empty() => {
                    return self.text_typed();
                }
                _ => {}
            },
            FormStep::Preview(Ok(request)) if key == KeyCode::Enter => {
                return FormKey::Record(request);
            }
            FormStep::Preview(_) => {}
        }
        FormKey::Open
    }

    /// Takes the text typed, if it can be read.
    fn text_typed(&mut self) -> FormKey {
        let text = self.typed.trim().to_owned();
        if let Some(field) = self.field()
            && let Err(expected) = table_act::check(field, &text)
        {
            let word = words::quoted(&text);
            return FormKey::Refused(vec![messages::PromptWordUnreadable { word, expected }.say()]);
        }
        self.say(text);
        FormKey::Open
    }

    /// A number ends with a digit that no other can follow, or with Enter.
    fn number_key(&mut self, key: KeyCode, numbers: &[usize]) -> FormKey {
        if let KeyCode::Char(digit @ '0'..='9') = key {
            self.typed.push(digit);
        } else if key != KeyCode::Enter {
            return FormKey::Open;
        }
        let typed = self.typed.clone();
        let is_whole = typed.parse().is_ok_and(|number| numbers.contains(&number));
        let is_begun = numbers
            .iter()
            .any(|number| number.to_string().starts_with(&typed) && number.to_string() != typed);
        if is_whole && (key == KeyCode::Enter || !is_begun) {
            self.say(typed);
            FormKey::Open
        } else if is_begun && key != KeyCode::Enter {
            FormKey::Open
        } else {
            self.typed.pop();
            let open: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            FormKey::Refused(vec![messages::TableFieldOpen { open: words::or(&open) }.say()])
        }
    }

    /// Takes a line of the list.
    fn choose(&mut self, index: usize, lines: &[FormLine], game: &Game) -> FormKey {
        let Some(FormLine { value, refusal, .. }) = lines.get(index) else {
            let most = lines.len().min(ON_A_PAGE);
            return FormKey::Refused(vec![messages::BoardDigitRange { most }.say()]);
        };
        if let Some(refusal) = refusal {
            self.line = index;
            return FormKey::Refused(vec![refusal.clone()]);
        }
        if let Some(request) = self.standing.take() {
            return FormKey::Record(request);
        }
        if self.choice.is_none() {
            let choices = self.choices(game);
            let place: usize = value.parse().unwrap_or_default();
            let chosen = choices.listed().get(place);
            self.choice = chosen.and_then(|(act, _)| choices.choice(*act)).cloned();
            self.line = 0;
            return FormKey::Open;
        }
        if self.field().is_some() {
            self.say(value.clone());
            // The options were shown with their totals.
            return match (&self.choice, self.step(game)) {
                (Some(choice), FormStep::Preview(Ok(request)))
                    if matches!(choice.act, TableAct::Choose(_)) =>
                {
                    FormKey::Record(request)
                }
                _ => FormKey::Open,
            };
        }
        match self.ruling(game) {
            Some(Ok(ruling)) if ruling.is_silent() => {
                self.laws = Some(value.clone());
                self.line = 0;
                FormKey::Open
            }
            Some(Ok(ruling)) if !self.moments(game, &ruling).is_empty() => {
                self.say(value.clone());
                FormKey::Open
            }
            Some(Ok(ruling)) => {
                let act = Act::Incident(Box::new(taking(ruling.incident, value)));
                match table_act::objection(game, &act) {
                    Some(error) => {
                        self.standing = Some(Request::Play { act, waive: true });
                        self.line = 0;
                        FormKey::Refused(refused(error))
                    }
                    None => FormKey::Record(Request::Play { act, waive: false }),
                }
            }
            _ => FormKey::Open,
        }
    }

    fn say(&mut self, said: String) {
        self.said.push(said);
        self.typed.clear();
        self.line = 0;
    }

    /// Takes back the last answer; the first closes the form.
    fn back(&mut self) -> FormKey {
        self.line = 0;
        self.typed.clear();
        let fields = self.choice.as_ref().map_or(0, |choice| choice.fields.len());
        let is_moment_said = self.said.len() > fields;
        if self.standing.take().is_some()
            || !is_moment_said && self.laws.take().is_some()
            || self.said.pop().is_some()
            || self.choice.take().is_some()
        {
            FormKey::Open
        } else {
            FormKey::Closed
        }
    }
}

/// Why an act cannot be recorded, in paragraphs.
pub(super) fn refused(error: RequestError) -> Vec<String> {
    Failure::from(error).lines(&|hint: &Hint| Spelling::Board.spell(hint, &Global::default()))
}
