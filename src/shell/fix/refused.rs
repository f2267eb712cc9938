//! Why a fix cannot be, told.

use super::told;
use crate::game::Game;
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
        FixError::NoSuchEntry { of } => Failure::Idle(format!("No act of the game is entry {of}.")),
        FixError::TooMany => Failure::Idle(
            "This game was fixed so often that its record would take too long to read. hoyle \
             script prints it as it stands; replayed with --save it is a new game."
                .into(),
        ),
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

/// Returns the failure of a mend that finds nothing to mend.
pub(super) fn mend(
    game: &Game,
    deal: usize,
    mend: &Correction,
    fault: &CorrectionError,
) -> Failure {
    let who = |seat| game.setup().players().name(seat).to_string();
    let said = match fault {
        CorrectionError::NoSuchDeal { begun: 1 } => {
            return Failure::Usage(format!("Deal {deal} has not begun; only deal 1 has."));
        }
        CorrectionError::NoSuchDeal { begun } => {
            return Failure::Usage(format!("Deal {deal} has not begun; deals 1 to {begun} have."));
        }
        CorrectionError::Twice { seat } => {
            return Failure::Usage(format!("{} is given two numbers.", who(*seat)));
        }
        CorrectionError::NothingRecorded => {
            let plainly = match mend {
                Correction::Bids(_) => "bid N…",
                Correction::Took(_) => "took N…",
                Correction::Trump(_) => "trump SUIT",
                Correction::Tricks(_) => "trick CARD…",
                Correction::Calls(_) => "call CALL…",
                Correction::Contract(_) => "contract BID --by NAME",
                Correction::Dealer(_) => "dealer NAME",
            };
            format!(
                "Nothing is recorded of deal {deal} yet, so there is nothing to fix: hoyle {plainly}"
            )
        }
        CorrectionError::NotRecorded { seat } => match (mend, seat) {
            (Correction::Bids(_), Some(seat)) => {
                format!("No bid of {} is recorded of deal {deal}.", who(*seat))
            }
            (Correction::Bids(_), None) => format!("So many bids are not recorded of deal {deal}."),
            (Correction::Took(_), Some(seat)) => {
                format!("No tricks of {} are recorded of deal {deal}.", who(*seat))
            }
            (Correction::Took(_), None) => {
                format!("The tricks of deal {deal} are not recorded yet.")
            }
            _ => format!("Neither calls nor a contract are recorded of deal {deal}."),
        },
        CorrectionError::FollowsFromCards => format!(
            "The cards of deal {deal} tell who took how many: hoyle fix {deal} trick N CARD…"
        ),
        CorrectionError::NoSuchTrick { recorded: 0, .. } => {
            format!("No tricks of deal {deal} are recorded by their cards.")
        }
        CorrectionError::NoSuchTrick { trick, recorded } => format!(
            "Trick {trick} of deal {deal} is not recorded; the last one is trick {recorded}."
        ),
        CorrectionError::CallsFollowDealer => format!(
            "Whose each call of deal {deal} was follows from its dealer. Say first what came of \
             them: hoyle fix {deal} contract BID --by NAME"
        ),
        CorrectionError::WouldSitOut { seat } => format!(
            "As the dealer {} would have sat deal {deal} out, but has numbers in it.",
            who(*seat)
        ),
        CorrectionError::BidsFirst { seat } => format!(
            "{} would have to bid before others who have bid in deal {deal}. Record the other bids \
             first, or take them back with hoyle undo.",
            who(*seat)
        ),
        CorrectionError::AlreadyDealing { seat } => {
            format!("{} is the dealer of deal {deal}.", who(*seat))
        }
    };
    Failure::Idle(said)
}
