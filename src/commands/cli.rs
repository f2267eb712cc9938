//! The whole command line, and what runs its commands.

use super::SCHEMAS;
use super::completions::{self, CompletionsArgs};
use super::debts::{self, DebtsArgs};
use super::doctor::{self, DoctorArgs};
use super::event::{self, EventArgs};
use super::export::{self, ExportArgs};
use super::games::{self, GamesArgs};
use super::help::{self, HelpArgs};
use super::man::{self, ManArgs};
use super::notebook::audit::{self, AuditArgs};
use super::notebook::import::{self, ImportArgs};
use super::player::ScriptCommand;
use super::players::{self, PlayersArgs};
use super::prints::Prints;
use super::quiz::{self, QuizArgs};
use super::remove::{self, RemoveArgs};
use super::replay::{self, ReplayArgs};
use super::rescore::{self, RescoreArgs};
use super::restore::{self, RestoreArgs};
use super::schema::{self, SchemaArgs};
use super::season::{self, SeasonArgs};
use super::settle::{self, SettleArgs};
use super::stats::{self, StatsArgs};
use super::use_game::{self, UseArgs};
#[cfg(feature = "serve")]
use crate::grammar::ServeArgs;
use crate::grammar::{Global, RematchArgs, hints};
use crate::terminal::{self, Answer, Context, Failure, Result};
use crate::words::{Problem, messages};
use clap::{CommandFactory, Parser, Subcommand};

/// Keep score and settle disputes in trick-taking games played with real cards.
///
/// hoyle new serbian Igor Jovana Dunja Dušan
///
/// hoyle bid 2 4 2 6
///
/// hoyle took 2 4 1
///
/// hoyle sheet
#[derive(Debug, Parser)]
#[command(name = "hoyle", version, disable_help_subcommand = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) global: Global,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

// A command. Its arguments say what it does, or its own comment.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Command {
    #[command(flatten)]
    Script(ScriptCommand),
    #[command(flatten)]
    Start(FrontEnd),
    Replay(ReplayArgs),
    Audit(AuditArgs),
    Quiz(QuizArgs),
    Rescore(RescoreArgs),
    Games(GamesArgs),
    Use(UseArgs),
    Rematch(RematchArgs),
    Players(PlayersArgs),
    Settle(SettleArgs),
    Debts(DebtsArgs),
    Event(EventArgs),
    Remove(RemoveArgs),
    Restore(RestoreArgs),
    Export(ExportArgs),
    Import(ImportArgs),
    Stats(StatsArgs),
    Season(SeasonArgs),
    Doctor(DoctorArgs),
    Help(HelpArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    Schema(SchemaArgs),
}

// The commands that start a front end, which runs until its user leaves it.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum FrontEnd {
    /// Keep score at a prompt with short forms
    ///
    /// hoyle play
    ///
    /// hoyle play < evening.hoyle
    Play,
    /// Keep score on the full screen
    ///
    /// hoyle board
    ///
    /// hoyle board --color never
    Board,
    /// Watch a scripted evening on the board; nothing is stored
    ///
    /// hoyle demo
    ///
    /// hoyle demo --lang fr
    Demo,
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
}

/// What a command leads to.
pub(crate) enum Next {
    /// It is done, and this is to be printed.
    Print(Answer),
    /// This front end is to be started.
    Start(FrontEnd),
}

/// Runs a command, or says which front end it asks for.
///
/// # Errors
/// It cannot be carried out.
pub(crate) fn run(context: &Context, command: Command) -> Result<Next> {
    command.check(&context.global).map_err(Failure::usage)?;
    let answer = match command {
        Command::Start(front_end) => return Ok(Next::Start(front_end)),
        Command::Script(command) => command.run(context),
        Command::Replay(args) => replay::replay(context, &args),
        Command::Audit(args) => audit::audit(context, &args),
        Command::Quiz(args) => quiz::quiz(context, &args),
        Command::Rescore(args) => rescore::rescore(context, &args),
        Command::Games(args) => games::games(context, &args),
        Command::Use(args) => use_game::use_game(context, &args),
        Command::Rematch(args) => {
            terminal::games::rematch(context, &args, terminal::games::Extent::Brief)
                .map(|(_, answer)| answer)
        }
        Command::Players(args) => players::players(context, &args),
        Command::Settle(args) => settle::settle(context, &args),
        Command::Debts(args) => debts::debts(context, &args),
        Command::Event(args) => event::event(context, &args),
        Command::Remove(args) => remove::remove(context, &args),
        Command::Restore(args) => restore::restore(context, &args),
        Command::Export(args) => export::export(context, &args),
        Command::Import(args) => import::import(context, &args),
        Command::Stats(args) => stats::stats(context, &args),
        Command::Season(args) => season::season(context, &args),
        Command::Doctor(args) => doctor::doctor(context, &args),
        Command::Help(args) => help::help(context, &args, Cli::command()),
        Command::Completions(args) => Ok(completions::script(&args)),
        Command::Man(args) => man::man(&args, Cli::command()),
        Command::Schema(args) => schema::schema(context, &args, &SCHEMAS),
    };
    answer.map(Next::Print)
}

impl Command {
    /// Checks the global options that only some commands take.
    ///
    /// # Errors
    /// This command does not take one of them.
    pub(crate) fn check(&self, global: &Global) -> std::result::Result<(), Problem> {
        if global.last_entry().is_some()
            && !matches!(self, Command::Script(ScriptCommand::Record(_)))
        {
            return Err(Problem::of(
                messages::OptionRefusalNotRecording { option: "--after" }.say(),
                [hints::commands()],
            ));
        }
        self.prints().check(global)
    }

    /// Whether the command records something, or would.
    pub(crate) const fn records(&self) -> bool {
        match self {
            Command::Event(args) => return args.records(),
            Command::Settle(args) => return args.records(),
            _ => {}
        }
        matches!(
            self,
            Command::Script(ScriptCommand::New(_) | ScriptCommand::Record(_))
                | Command::Rematch(_)
                | Command::Players(PlayersArgs { change: Some(_), .. })
                | Command::Debts(DebtsArgs { paid: Some(_), .. } | DebtsArgs { undo: true, .. })
                | Command::Replay(ReplayArgs { save: true, .. })
                | Command::Audit(AuditArgs { save: true, .. })
        )
    }

    /// What the command prints.
    pub(crate) fn prints(&self) -> Prints {
        match self {
            Command::Script(command) => command.prints(),
            Command::Replay(args) => Prints::drawn(args.drawing),
            Command::Stats(args) => Prints::in_format(args.format),
            Command::Season(args) => Prints::in_format(args.format),
            Command::Audit(args) if args.script => Prints::in_format(args.format).without_records(),
            Command::Audit(args) => Prints::in_format(args.format),
            Command::Event(args) if args.prints_data() => Prints::DATA,
            Command::Event(args) if !args.has_records() => Prints::TEXT.without_records(),
            Command::Rescore(_) => Prints::DATA,
            Command::Export(args) if args.lines || args.facts.is_some() => Prints::DATA,
            Command::Schema(args) if !args.name.is_empty() => Prints::TEXT.without_records(),
            Command::Start(FrontEnd::Play)
            | Command::Quiz(_)
            | Command::Games(_)
            | Command::Event(_)
            | Command::Use(_)
            | Command::Rematch(_)
            | Command::Players(_)
            | Command::Settle(_)
            | Command::Debts(_)
            | Command::Doctor(_)
            | Command::Schema(_) => Prints::TEXT,
            Command::Start(_)
            | Command::Remove(_)
            | Command::Restore(_)
            | Command::Export(_)
            | Command::Import(_)
            | Command::Help(_)
            | Command::Completions(_)
            | Command::Man(_) => Prints::TEXT.without_records(),
        }
    }
}
