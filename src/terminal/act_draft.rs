//! What is said of an act of the table as a draft: the list and the deal, the act, the laws, and the answers.

use super::drafts::{self, ACT, Draft, DraftKind};
use super::{Context, Result, answer, dialog};
use crate::game::{Choices, Game, TableAct, TableChoice};
use crate::history::History;
use crate::words::{self, messages};

/// Stands between the answers in a draft.
const NEXT: char = '\u{1f}';

/// An act of the table of which something has been said.
pub(crate) struct ActDraft {
    /// The key of the list in which it was chosen: `!` or `e`.
    pub(crate) sign: char,
    /// The deal that it is about, if one was named.
    pub(crate) deal: Option<usize>,
    /// The name of the act.
    pub(crate) act: String,
    /// The id of the laws, if some were chosen.
    pub(crate) laws: Option<String>,
    /// The answers; the last one as far as it is typed.
    pub(crate) said: Vec<String>,
}

impl ActDraft {
    /// The draft in a list that was begun before and never recorded; `None` if there is none, or what it is about has
    /// passed.
    pub(crate) fn left(
        context: &Context,
        history: &History,
        sign: char,
        deal: Option<usize>,
    ) -> Option<ActDraft> {
        let kept = drafts::read(context.store().ok()?, history.id().as_str()).ok()?;
        let kept = kept.into_iter().find(|kept| kept.kind() == DraftKind::Act)?;
        let mut draft = ActDraft::read(&kept)?;
        if draft.sign != sign || draft.deal != deal || !kept.is_asked(history.game()) {
            return None;
        }
        // The last answer may be half an answer.
        draft.said.pop();
        Some(draft)
    }

    /// The draft of an act in a list: what was said before, which is shown, or nothing yet.
    pub(crate) fn begun(
        context: &Context,
        history: &History,
        sign: char,
        deal: Option<usize>,
        act: TableAct,
    ) -> ActDraft {
        if let Some(draft) = ActDraft::left(context, history, sign, deal)
            && draft.act == act.name()
        {
            let typed = &draft.written(history.game(), act).text;
            answer::say(&[messages::BoardDraftKept { typed }.say()], &context.screen);
            return draft;
        }
        ActDraft { sign, deal, act: act.name(), laws: None, said: Vec::new() }
    }

    /// Drops the draft of an act that is recorded, or not meant.
    pub(crate) fn forget(context: &Context, history: &History) {
        write(context, history, &Draft::default());
    }

    /// The act, if it can be recorded now.
    pub(crate) fn choice<'a>(&self, choices: &'a Choices) -> Option<&'a TableChoice> {
        let (act, _) = choices.listed().iter().find(|(act, _)| act.name() == self.act)?;
        choices.choice(*act)
    }

    /// Asks for what has not been said, and keeps each answer. Returns whether all is said.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(crate) fn ask(
        &mut self,
        context: &Context,
        history: &History,
        choice: &TableChoice,
    ) -> Result<bool> {
        let game = history.game();
        for field in choice.fields.iter().skip(self.said.len()) {
            let Some(answer) = dialog::field(context, game, choice, field, &self.said)? else {
                return Ok(false);
            };
            self.add(context, history, choice.act, answer);
        }
        Ok(true)
    }

    /// Adds an answer, and keeps the draft.
    pub(crate) fn add(
        &mut self,
        context: &Context,
        history: &History,
        act: TableAct,
        answer: String,
    ) {
        // Nothing has been typed of the next answer.
        self.said.extend([answer, String::new()]);
        write(context, history, &self.written(history.game(), act));
        self.said.pop();
    }

    /// The draft of an act in the form in which it is kept.
    pub(crate) fn written(&self, game: &Game, act: TableAct) -> Draft {
        let about = self.deal.map_or_else(String::new, |number| number.to_string());
        let laws = self.laws.as_deref().unwrap_or_default();
        let mut typed = format!("{ACT}{}/{about}/{}/{laws}", self.sign, self.act);
        let mut text = vec![words::table_act(game, act)];
        for answer in &self.said {
            typed.push(NEXT);
            typed += answer;
            if !answer.is_empty() {
                text.push(answer.clone());
            }
        }
        let question = if self.deal.is_some() { String::new() } else { drafts::deal(game) };
        Draft { question, typed, text: words::joined(text, " · ") }
    }

    /// The act that a draft is of; `None` if it is of something else.
    pub(crate) fn read(draft: &Draft) -> Option<ActDraft> {
        let mut parts = draft.typed.strip_prefix(ACT)?.split(NEXT);
        let head: Vec<&str> = parts.next()?.split('/').collect();
        let [sign, about, act, laws] = head[..] else { return None };
        Some(ActDraft {
            sign: sign.chars().next()?,
            deal: about.parse().ok(),
            act: act.to_owned(),
            laws: (!laws.is_empty()).then(|| laws.to_owned()),
            said: parts.map(str::to_owned).collect(),
        })
    }
}

/// Keeps a draft, as far as the file of drafts can be written.
fn write(context: &Context, history: &History, draft: &Draft) {
    if let Ok(store) = context.store() {
        let _ = drafts::write(store, history.id().as_str(), DraftKind::Act, draft);
    }
}
