//! `fix`: what earlier entries say, mended.

mod refused;
pub(super) mod told;

use super::{desk, keep, status};
use crate::cards::Card;
use crate::game::{Game, PlayedCard};
use crate::grammar::{Fix, FixWhat, TrickWord};
use crate::history::{Correction, Entry, FixError, History, PlannedFix, Stamp};
use crate::notation::Named;
use crate::rules::Refusal;
use crate::terminal::answer::Answer;
use crate::terminal::ask::{Reply, ask};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::words;
use told::Told;

/// Mends a deal of the game asked for, or shows what would come of it.
pub(super) fn fix(context: &Context, asked: &Fix) -> Result<Answer, Failure> {
    let kept = keep::read(context)?;
    if asked.dry_run {
        let answer = match planned(asked, &kept.history)? {
            Some(plan) => Told::of(&kept.history, &plan).answer(context, false),
            None => nothing_changes(),
        };
        return Ok(kept.with_remarks(answer));
    }
    let answered = !asked.yes && agreed(context, asked, &kept.history)?;
    let seen = kept.history.entries().len();
    let now = context.now();
    let (fixed, kept) = keep::update(context, |history| {
        let Some(plan) = planned(asked, history)? else { return Ok(None) };
        // Who said yes meant what was shown.
        let agreed = asked.yes || (answered && history.entries().len() == seen);
        if !agreed {
            refused::unless_legal(history, &plan)?;
        }
        let told = Told::of(history, &plan);
        let prompt = history.game().current() != plan.game.current();
        history.fix(plan, now);
        Ok(Some((told, prompt)))
    })?;
    let answer = match fixed {
        Some((told, prompt)) => {
            let mut answer = told.answer(context, true);
            if prompt && !context.global.json {
                let lines = status::prompt_lines(&words::prompt(kept.history.game()));
                answer.result += &Answer::paragraphs(&lines, context.fold_at).result;
            }
            answer.remark("Take it back: hoyle undo")
        }
        None => nothing_changes(),
    };
    Ok(kept.with_remarks(answer))
}

/// Mends a deal of a game in memory, and returns the entry.
///
/// # Errors
/// It cannot be mended so, or it would leave something against the rules and nobody said yes.
pub(super) fn perform(asked: &Fix, history: &mut History, now: Stamp) -> Result<Entry, Failure> {
    let Some(plan) = planned(asked, history)? else {
        return Err(Failure::Idle(NOTHING_CHANGES.into()));
    };
    if asked.dry_run {
        return Err(Failure::Usage("--dry-run records nothing; a script records.".into()));
    }
    if !asked.yes {
        refused::unless_legal(history, &plan)?;
    }
    Ok(history.fix(plan, now).clone())
}

const NOTHING_CHANGES: &str =
    "It is recorded so already: nothing changes, and nothing was recorded.";

fn nothing_changes() -> Answer {
    Answer::default().remark(NOTHING_CHANGES)
}

/// Asks whether what is against the rules by then shall stand, where somebody is there to be asked
/// and there is something to ask; returns whether the answer was yes.
fn agreed(context: &Context, asked: &Fix, history: &History) -> Result<bool, Failure> {
    let Some(plan) = planned(asked, history)? else { return Ok(false) };
    let new: Vec<String> = told::against(history.game(), &plan).collect();
    if new.is_empty() {
        return Ok(false);
    }
    let question = format!("{} Did the table let it stand?", new.join(" "));
    match ask(context, &question)? {
        Reply::Yes => Ok(true),
        Reply::No => Err(Failure::Idle("It stays as it was recorded.".into())),
        Reply::Nobody => Ok(false),
    }
}

/// Returns what would come of a fix; nothing if it is so already.
fn planned(asked: &Fix, history: &History) -> Result<Option<PlannedFix>, Failure> {
    let game = history.game();
    let mend = mend(asked, game)?;
    let in_place = history
        .correction(asked.deal, &mend)
        .map_err(|fault| refused::correction(game, asked.deal, &mend, &fault))?;
    match history.plan_fix(asked.deal, &in_place) {
        Ok(plan) => Ok(Some(plan)),
        Err(FixError::NothingChanged) => Ok(None),
        Err(fault) => Err(refused::fix(game, &fault)),
    }
}

/// Reads what is to be mended.
fn mend(asked: &Fix, game: &Game) -> Result<Correction, Failure> {
    let deal = asked.deal.checked_sub(1).and_then(|index| game.deals().nth(index));
    let bidding = &game.setup().rules().bidding;
    let here = match &asked.what {
        FixWhat::Bid(_) => bidding.exact().is_some(),
        FixWhat::Call { .. } | FixWhat::Contract(_) => bidding.auction().is_some(),
        _ => true,
    };
    if !here {
        return Err(desk::refused(game, &Refusal::NotInTheseRules));
    }
    Ok(match &asked.what {
        FixWhat::Bid(numbers) => Correction::Bids(desk::said_in(game, deal, &numbers.numbers)?),
        FixWhat::Took(numbers) => Correction::Took(desk::said_in(game, deal, &numbers.numbers)?),
        FixWhat::Trump { turned } => Correction::Trump(desk::trump(*turned)),
        FixWhat::Trick { words } => Correction::Tricks(tricks(game, words)?),
        FixWhat::Call { calls } => Correction::Calls(desk::known_calls(game, calls)?),
        FixWhat::Contract(agreed) => Correction::Contract(desk::contract(game, agreed)?),
        FixWhat::Dealer { name } => Correction::Dealer(desk::seat_of(game, name)?),
    })
}

/// Reads `N CARD…`, once or several times.
fn tricks(game: &Game, words: &[TrickWord]) -> Result<Vec<(usize, Vec<PlayedCard>)>, Failure> {
    let mut tricks: Vec<(usize, Vec<Named<Card>>)> = Vec::new();
    for word in words {
        match (word, tricks.last_mut()) {
            (TrickWord::Number(number), _) => tricks.push((*number, Vec::new())),
            (TrickWord::Card(card), Some((_, cards))) => cards.push(card.clone()),
            (TrickWord::Card(_), None) => {
                return Err(Failure::Usage(
                    "Say which trick first: hoyle fix DEAL trick N CARD…".into(),
                ));
            }
        }
    }
    let laid =
        |(number, cards): &(usize, Vec<Named<Card>>)| Ok((*number, desk::laid(game, cards)?));
    tricks.iter().map(laid).collect()
}
