//! The whole command line, and a line of a script.

use super::audit::AuditArgs;
use super::chances::ChancesArgs;
use super::check::Check;
use super::completions::CompletionsArgs;
use super::doctor::DoctorArgs;
use super::explain::ExplainArgs;
use super::export::ExportArgs;
use super::games::GamesArgs;
use super::help::HelpArgs;
use super::import::ImportArgs;
use super::man::ManArgs;
use super::players::PlayersArgs;
use super::remove::RemoveArgs;
use super::replay::ReplayArgs;
use super::rescore::RescoreArgs;
use super::restore::RestoreArgs;
use super::rules::RulesArgs;
use super::schedule::ScheduleArgs;
use super::schema::SchemaArgs;
use super::score::ScoreArgs;
use super::settle::SettleArgs;
use super::sheet::SheetArgs;
use super::stats::StatsArgs;
use super::what_if::WhatIfArgs;
#[cfg(feature = "serve")]
use crate::grammar::ServeArgs;
use crate::grammar::{Global, NewArgs, Recording, RematchArgs, hints};
use crate::words::messages;
use crate::words::{self, Hint, Problem};
use clap::{Parser, Subcommand};

/// Keep score and settle disputes in trick-taking games played with real cards.
#[derive(Debug, Parser)]
#[command(name = "hoyle", version, disable_help_subcommand = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) global: Global,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// A line of a script: a command without the program's name and the global options.
#[derive(Debug, Parser)]
#[command(no_binary_name = true, disable_help_flag = true, disable_help_subcommand = true)]
pub(crate) struct Line {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Print JSON, where the command reads
    #[arg(long, global = true, hide = true)]
    pub(crate) json: bool,
    /// Print one record per line, where the command reads
    #[arg(long, global = true, hide = true)]
    pub(crate) plain: bool,
}

// A command. Its arguments say what it does, or its own comment.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Command {
    New(NewArgs),
    #[command(flatten)]
    Record(Recording),
    #[command(flatten)]
    Read(Reading),
    #[command(flatten)]
    Start(FrontEnd),
    Replay(ReplayArgs),
    Audit(AuditArgs),
    Rescore(RescoreArgs),
    Games(GamesArgs),
    Rematch(RematchArgs),
    Players(PlayersArgs),
    Settle(SettleArgs),
    Remove(RemoveArgs),
    Restore(RestoreArgs),
    Export(ExportArgs),
    Import(ImportArgs),
    Stats(StatsArgs),
    Doctor(DoctorArgs),
    Help(HelpArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    Schema(SchemaArgs),
}

// The commands that only read: a game, or the rules. A script may have them too.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Reading {
    /// Show what is due now
    Status,
    /// Show the history of the game
    Log,
    Schedule(ScheduleArgs),
    Sheet(SheetArgs),
    Explain(ExplainArgs),
    Score(ScoreArgs),
    WhatIf(WhatIfArgs),
    Chances(ChancesArgs),
    Rules(RulesArgs),
    /// Ask for a ruling without recording anything
    #[command(subcommand, disable_help_subcommand = true)]
    Check(Check),
    /// Print the game as a script
    Script,
}

// The commands that start a front end, which runs until its user leaves it.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum FrontEnd {
    /// Keep score at a prompt with short forms
    Play,
    /// Keep score on the full screen
    Board,
    /// Watch a scripted evening on the board; nothing is stored
    Demo,
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
}

impl Command {
    /// Checks the global options that only some commands take.
    ///
    /// # Errors
    /// This command does not take one of them.
    pub(crate) fn check(&self, global: &Global) -> Result<(), Problem> {
        if global.after.is_some() && !matches!(self, Command::Record(_)) {
            return Err(Problem::of(
                messages::OptionRefusalNotRecording { option: "--after" }.say(),
                [hints::commands()],
            ));
        }
        if global.plain && global.json {
            return Err(Problem::of(words::choose_one(["--plain", "--json"]), []));
        }
        if global.plain && !self.has_records() {
            let page = Hint::HelpOn("plain".into());
            return Err(Problem::of(
                messages::OptionRefusalNotRecords { option: "--plain" }.say(),
                [page],
            ));
        }
        Ok(())
    }

    /// Whether the command records something, or would.
    pub(crate) const fn records(&self) -> bool {
        matches!(
            self,
            Command::New(_)
                | Command::Record(_)
                | Command::Rematch(_)
                | Command::Players(PlayersArgs { change: Some(_) })
                | Command::Replay(ReplayArgs { save: true, .. })
                | Command::Audit(AuditArgs { save: true, .. })
        )
    }
}
