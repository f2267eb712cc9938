//! What is said of an act of the table as a draft: the list and the deal, the act, the laws, and the answers.

use super::drafts::{self, ACT, Draft};
use crate::game::{Game, TableAct};
use crate::words;

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
