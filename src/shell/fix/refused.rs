//! Why a fix cannot be, told.

use super::told;
use crate::game::Game;
use crate::grammar::hints;
use crate::history::{Correction, CorrectionError, FixError, History, PlannedFix};
use crate::shell::desk;
use crate::shell::entries::plain;
use crate::terminal::failure::Failure;
use crate::words::{self, Hint};

/// Refuses a fix by which something would be against the rules that is not so now.
pub(super) fn unless_legal(history: &History, plan: &PlannedFix) -> Result<(), Failure> {
    let game = history.game();
    let Some(first) = plan.violations.iter().find(|against| against.new) else { return Ok(()) };
    let Some(refusal) = first.refusals.first() else { return Ok(()) };
    let who = |seat| game.setup().players().name(seat).to_string();
    let mut ruling = words::ruling(game.setup().rules(), refusal, &who);
    let (of, deal) = (first.of, first.deal);
    let act = plain(game, &first.act);
    ruling.because =
        format!("Entry {of} of deal {deal} ({act}) would be against the rules: {}", ruling.because);
    ruling.open = None;
    ruling.hints = Vec::new();
    let mut notes: Vec<String> = told::against(game, plan).skip(1).collect();
    notes.push(
        "If the table let it stand, add --yes: it stays as it is, and the sheet marks it.".into(),
    );
    Err(Failure::Noted { failure: Box::new(ruling.into()), notes })
}

/// Returns the failure of acts that cannot stand in place of others.
pub(super) fn fix(game: &Game, fault: &FixError) -> Failure {
    match fault {
        FixError::NothingChanged => Failure::Idle(super::NOTHING_CHANGES.into()),
        FixError::NoSuchEntry { .. } => Failure::Idle(fault.to_string()),
        FixError::TooMany => Failure::Idle(format!(
            "{fault} hoyle script prints the game; replayed with --save it is a new one."
        )),
        FixError::Blocked { own: true, refusal, .. } => desk::refused(game, refusal),
        FixError::Blocked { of, deal, act, refusal, .. } => {
            let who = |seat| game.setup().players().name(seat).to_string();
            let mut ruling = words::ruling(game.setup().rules(), refusal, &who);
            let act = plain(game, act);
            ruling.because = format!(
                "Entry {of} of deal {deal} ({act}) stands in the way, for it could not have \
                 happened then. {}",
                ruling.because
            );
            ruling.open = Some("Correct that first, or take entries back.".to_owned());
            ruling.hints = vec![Hint::UndoLast];
            ruling.into()
        }
    }
}

/// Returns the failure of a correction that finds nothing to correct.
pub(super) fn correction(
    game: &Game,
    deal: usize,
    correction: &Correction,
    error: &CorrectionError,
) -> Failure {
    let who = |seat| game.setup().players().name(seat).to_string();
    let said = words::correction(deal, error, &who);
    let hint = words::correction_hint(deal, correction, error);
    let said = hint.map_or(said.clone(), |hint| format!("{said} {}", hints::line(&hint)));
    match error {
        CorrectionError::NoSuchDeal { .. } | CorrectionError::Twice { .. } => Failure::Usage(said),
        _ => Failure::Idle(said),
    }
}
