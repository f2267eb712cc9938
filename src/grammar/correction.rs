//! What a correction asks of a game.

use super::recording::{FixArgs, FixPart, FixWhat, TallyNumbers, TrickWord};
use super::request::{
    self, RequestError, Result, contract, counts, known_calls, known_turned, seat, tallies, tricks,
};
use super::table::TableCommand;
use crate::cards::Card;
use crate::desk::Request;
use crate::game::{Act, Annulment, Game};
use crate::history::{Correction, History};
use crate::notation::Named;
use crate::words::{self, Hint, Problem, messages};
use clap::{Command, Subcommand};

impl FixArgs {
    /// The correction that the command asks for.
    pub(crate) fn request(&self, history: &History) -> Result<Request> {
        let waive = self.yes;
        let Some(entry) = self.entry else {
            let deal = self.deal.unwrap_or_default();
            let correction = match &self.what {
                Some(FixWhat::Table(command)) => command.correction(history, deal)?,
                _ => self.correction(history.game())?,
            };
            return Ok(Request::Fix { deal, correction, waive });
        };
        let act = match &self.what {
            Some(_) if self.remove => {
                let problem = messages::CorrectionRemoveAlone.say();
                return Err(RequestError::Usage(Problem::of(problem, [help()])));
            }
            Some(what) => {
                let before = before(history, entry);
                Some(what.act(before.as_ref().unwrap_or(history).game())?)
            }
            None if self.remove => None,
            None => return Err(missing(format!("fix --entry {entry}"))),
        };
        Ok(Request::FixEntry { entry, act, waive })
    }

    /// What the command corrects in the deal that it names.
    pub(crate) fn correction(&self, game: &Game) -> Result<Correction> {
        let number = self.deal.unwrap_or_default();
        match &self.what {
            Some(FixWhat::Part(part)) => part.correction(game, number),
            Some(FixWhat::Table(command)) => Ok(Correction::Recorded(command.act(game)?)),
            None => Err(missing(format!("fix {number}"))),
        }
    }
}

impl FixWhat {
    /// The act in place of an entry's, in the game before it.
    fn act(&self, game: &Game) -> Result<Act> {
        let deal = game.current();
        let part = match self {
            FixWhat::Part(part) => part,
            FixWhat::Table(command) => return command.act(game),
        };
        Ok(match part {
            FixPart::Bid(bids) => Act::Bid(request::bids(game, deal, bids)?),
            FixPart::Took(numbers) => Act::Took(counts(game, deal, &numbers.numbers)?),
            FixPart::Tally(TallyNumbers { of, numbers }) => {
                let numbers = counts(game, deal, &numbers.numbers)?;
                Act::Tally { of: of.clone(), numbers }
            }
            FixPart::Kind { counts, .. } if !counts.is_empty() => {
                return Err(conflict("--count"));
            }
            FixPart::Kind { kind, .. } => Act::Kind(request::kind_id(game, kind)),
            FixPart::Trump { turned } => known_turned(game, turned)?,
            FixPart::Trick { words } => {
                let mut typed: Vec<Named<Card>> = Vec::new();
                for word in words {
                    // The entry says which trick it is.
                    if let TrickWord::Card(card) = word {
                        typed.push(card.clone());
                    }
                }
                Act::Trick { cards: request::cards(game, &typed)?, turned: None }
            }
            FixPart::Call { calls } => Act::Call(known_calls(game, deal, calls)?),
            FixPart::Contract { took, .. } if !took.is_empty() => {
                // The tricks are an entry of their own.
                return Err(conflict("--took"));
            }
            FixPart::Contract { agreed, .. } => Act::Contract(contract(game, agreed)?),
            FixPart::Dealer { name } => Act::Dealer(seat(game, name)?),
        })
    }
}

impl FixPart {
    /// The correction of a deal, by its number.
    pub(super) fn correction(&self, game: &Game, number: usize) -> Result<Correction> {
        let deal = game.deal(number);
        Ok(match self {
            FixPart::Bid(bids) => Correction::Bids(request::bids(game, deal, bids)?),
            FixPart::Took(numbers) => Correction::Took(counts(game, deal, &numbers.numbers)?),
            FixPart::Tally(TallyNumbers { of, numbers }) => {
                let numbers = counts(game, deal, &numbers.numbers)?;
                Correction::Tally { of: of.clone(), numbers }
            }
            FixPart::Kind { kind, counts: typed } => {
                Correction::Kind { kind: kind.clone(), tallies: tallies(game, deal, typed)? }
            }
            FixPart::Trump { turned } => Correction::Trump(known_turned(game, turned)?),
            FixPart::Trick { words } => Correction::Tricks(tricks(game, words)?),
            FixPart::Call { calls } => Correction::Calls(known_calls(game, None, calls)?),
            FixPart::Contract { agreed, took } => Correction::Contract {
                contract: contract(game, agreed)?,
                took: counts(game, deal, took)?,
            },
            FixPart::Dealer { name } => Correction::Dealer(seat(game, name)?),
        })
    }
}

/// The act that annuls a finished deal, if a redeal without a number is meant for it.
fn annulled(act: &Act, deal: usize) -> Option<Act> {
    let reason = match act {
        Act::Redeal => None,
        Act::Misdeal(misdeal) if !misdeal.passes_on => misdeal.reason.clone(),
        _ => return None,
    };
    Some(Act::Annul(Annulment { deal, is_left_out: false, reason }))
}

/// The history before an entry, with the names of the players at that moment.
fn before(history: &History, entry: u64) -> Option<History> {
    entry.checked_sub(1).and_then(|seq| history.as_of(seq))
}

/// That an option does not go with `--entry`.
fn conflict(argument: &str) -> RequestError {
    let conflict = messages::CommandLineArgumentsConflict { argument, others: "--entry" };
    RequestError::Usage(conflict.say().into())
}

fn help() -> Hint {
    Hint::HelpOn("fix".into())
}

/// That a correction does not say what is right.
fn missing(command: String) -> RequestError {
    let commands = FixWhat::augment_subcommands(Command::new("fix"));
    let subcommands = words::or(commands.get_subcommands().map(Command::get_name));
    let missing = messages::CommandLineSubcommandMissing { command, subcommands };
    RequestError::Usage(Problem::of(missing.say(), [help()]))
}

impl TableCommand {
    /// The correction of what a deal has of the kind that the command records.
    fn correction(&self, history: &History, deal: usize) -> Result<Correction> {
        let act = match self.act(history.game()) {
            Ok(act) => act,
            // It may name somebody who has left since.
            Err(error) => self.act_of_deal(history, deal).ok_or(error)?,
        };
        let recorded = history.entry_on(deal, &act).ok();
        if recorded.is_none()
            && let Some(annulled) = annulled(&act, deal)
            && history.entry_on(deal, &annulled).is_ok()
        {
            return Ok(Correction::Recorded(annulled));
        }
        let before = recorded.and_then(|entry| before(history, entry));
        Ok(Correction::Recorded(match before {
            Some(before) => self.act(before.game())?,
            None => act,
        }))
    }

    /// The act that the command would have recorded in a deal.
    fn act_of_deal(&self, history: &History, deal: usize) -> Option<Act> {
        let befores = history.entries_of(deal).filter_map(|entry| before(history, entry));
        befores.filter_map(|before| self.act(before.game()).ok()).next()
    }

    /// The act that the command records.
    fn act(&self, game: &Game) -> Result<Act> {
        match self.request(game)? {
            Request::Play { act, .. } => Ok(act),
            _ => unreachable!("commands of the table record an act"),
        }
    }
}
