//! The commands: a folder for each, with its arguments, what it prints as JSON and for people, and
//! what only it says. No folder uses another; what several need is in `terminal` or below.
//!
//! This file has the commands that only read, and the lists that name every command. `player`, which runs the
//! commands of scripts, builds on these, on their folders (`chances`, `check`, `explain`, `log`, `rules`,
//! `schedule`, `score`, `script`, `sheet`, `status`, `what_if`), and on `end`, `fix`, `incident`, `new`, `record`
//! and `seats`. `cli`, the whole command line, builds on `player` and on the folders of the other commands
//! (`completions`, `debts`, `doctor`, `event`, `export`, `games`, `help`, `man`, `notebook`, `players`, `quiz`, `remove`,
//! `replay`, `rescore`, `restore`, `schema`, `season`, `settle`, `stats`, `use_game`). `parse` reads command lines, and `complete` says
//! what may be typed next. `prints` is what a command prints, `unknown` is about commands that do not exist, and
//! `guide` lays out the grammar for people.

mod chances;
mod check;
mod cli;
pub(crate) mod complete;
mod completions;
mod debts;
mod doctor;
pub(crate) mod end;
pub(crate) mod event;
mod explain;
mod export;
mod fix;
mod games;
mod guide;
mod help;
mod incident;
mod log;
mod man;
mod new;
mod notebook;
pub(crate) mod parse;
pub(crate) mod player;
mod players;
mod prints;
mod quiz;
mod record;
mod remove;
mod replay;
mod rescore;
mod restore;
pub(crate) mod rules;
mod schedule;
mod schema;
mod score;
mod script;
mod season;
mod seats;
mod settle;
mod sheet;
mod stats;
mod status;
mod unknown;
mod use_game;
mod what_if;

pub(crate) use cli::{Cli, Command, FrontEnd, Next, run};
pub(crate) use player::ScriptCommand;
pub use rescore::RescoredError;
pub(crate) use unknown::meant;

use crate::output::json::NamedSchema;
use crate::terminal::{Answer, Context, Result, choose};
use chances::ChancesArgs;
use check::Check;
use clap::Subcommand;
use explain::ExplainArgs;
use prints::Prints;
use rules::RulesArgs;
use schedule::ScheduleArgs;
use score::ScoreArgs;
use sheet::SheetArgs;
use std::path::Path;
use what_if::WhatIfArgs;

// The commands that only read: a game, or the rules. A script may have them too.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum ReadingCommand {
    /// Show what is due now
    ///
    /// hoyle
    ///
    /// hoyle status --json
    Status,
    /// Show the history of the game
    ///
    /// hoyle log
    ///
    /// hoyle log --plain | tail -3
    Log,
    Schedule(ScheduleArgs),
    Sheet(SheetArgs),
    Explain(ExplainArgs),
    Score(ScoreArgs),
    WhatIf(WhatIfArgs),
    Chances(ChancesArgs),
    Rules(RulesArgs),
    /// Ask for a ruling without recording anything
    ///
    /// hoyle check bid 3
    ///
    /// hoyle check bid --cards 6 --players 4 --bids 2,0,1 4
    ///
    /// hoyle check trick --rules serbian --trump h 7c Kc 2h Ac
    #[command(subcommand, disable_help_subcommand = true)]
    Check(Check),
    /// Print the game as a script
    ///
    /// hoyle script > evening.hoyle
    Script,
}

/// The commands by purpose. A test makes sure that none is missing.
const OVERVIEW: [(&str, &str); 7] = [
    ("Play", "new play board bid took trump trick count call contract undo redo fix"),
    ("Table", "dealer kind redeal extra join leave swap incident rule note rename end"),
    ("Read", "status sheet explain log schedule script serve replay"),
    ("Ask", "check score rules quiz what-if chances audit"),
    ("Games", "games use rematch redate remove restore export import rescore doctor"),
    ("Club", "event season players stats settle debts"),
    ("More", "demo help completions man schema"),
];

/// Every schema, in the order in which `hoyle schema` lists them.
const SCHEMAS: [NamedSchema; 39] = [
    status::SCHEMA,
    sheet::SCHEMA,
    schedule::SCHEMA,
    explain::SCHEMA,
    log::SCHEMA,
    script::SCHEMA,
    fix::SCHEMA,
    incident::SCHEMA,
    check::BID_SCHEMA,
    check::CALL_SCHEMA,
    check::TRICK_SCHEMA,
    check::PLAY_SCHEMA,
    check::INCIDENT_SCHEMA,
    notebook::json::SCHEMA,
    score::SCHEMA,
    what_if::SCHEMA,
    chances::SCHEMA,
    rules::SCHEMA,
    quiz::SCHEMA,
    games::SCHEMA,
    remove::SCHEMA,
    players::SCHEMA,
    settle::SCHEMA,
    debts::SCHEMA,
    export::SCHEMA,
    notebook::import::result::SCHEMA,
    stats::SCHEMA,
    season::SCHEMA,
    rescore::SCHEMA,
    export::FACTS_SCHEMA,
    doctor::SCHEMA,
    event::SCHEMAS[0],
    event::SCHEMAS[1],
    event::SCHEMAS[2],
    event::SCHEMAS[3],
    event::SCHEMAS[4],
    event::SCHEMAS[5],
    schema::SCHEMA,
    rules::FILE_SCHEMA,
];

impl ReadingCommand {
    /// Answers a command that only reads.
    ///
    /// # Errors
    /// It cannot be answered.
    fn run(&self, context: &Context) -> Result<Answer> {
        let answer = match self {
            ReadingCommand::Status => status::status(context),
            ReadingCommand::Log => log::log(context),
            ReadingCommand::Schedule(args) => schedule::schedule(context, args),
            ReadingCommand::Sheet(args) => sheet::sheet(context, args),
            ReadingCommand::Explain(args) => explain::explain(context, args),
            ReadingCommand::Score(args) => score::score(context, args),
            ReadingCommand::WhatIf(args) => what_if::what_if(context, args),
            ReadingCommand::Chances(args) => chances::chances(context, args),
            ReadingCommand::Rules(args) => rules::rules(context, args),
            ReadingCommand::Check(args) => check::check(context, args),
            ReadingCommand::Script => script::script(context),
        }?;
        let slips = self.rules_named().map(choose::slips);
        Ok(answer.with_remarks(slips.into_iter().flatten()))
    }

    /// The rules that the command uses, as it names them.
    fn rules_named(&self) -> Option<&str> {
        match self {
            ReadingCommand::Schedule(args) => args.rules.as_deref(),
            ReadingCommand::Score(args) => args.rules.as_deref(),
            ReadingCommand::Rules(args) => args.rules.as_deref(),
            ReadingCommand::Check(args) => args.rules_named(),
            _ => None,
        }
    }

    /// The rules file that the command opens.
    fn rules_file(&self) -> Option<&Path> {
        match self {
            ReadingCommand::Rules(args) => args.file(),
            _ => self.rules_named().and_then(choose::named_file),
        }
    }

    /// What the command prints.
    fn prints(&self) -> Prints {
        match self {
            ReadingCommand::Sheet(args) => Prints::drawn(args.drawing),
            ReadingCommand::Schedule(args) => Prints::in_format(args.format),
            ReadingCommand::Rules(args) if args.toml => Prints::DATA,
            _ => Prints::TEXT,
        }
    }
}
