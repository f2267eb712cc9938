//! `event`: a club night of several tables.
//!
//! `args` has the arguments, with those of `points` and `print`, `open` reads and writes the journals, `record` has the
//! commands that record, with what follows from them in `consequences`, `show`, `tell` and `list` those that read, with the
//! JSON of `json` and the `news` of the round, `print` the pages, `transfer` and `facts` take events elsewhere, `bin` removes
//! and restores them, and `demo` invents one.

mod args;
mod bin;
mod consequences;
mod demo;
mod facts;
mod json;
mod list;
mod news;
mod open;
mod points;
mod print;
mod record;
mod show;
mod tell;
mod transfer;

pub(crate) use args::EventArgs;
pub(crate) use json::SCHEMAS;
#[cfg(feature = "serve")]
pub(crate) use news::{news, news_of_round, tables_out};
#[cfg(feature = "serve")]
pub(crate) use open::id;
#[cfg(feature = "serve")]
pub(crate) use print::by_name;
#[cfg(feature = "serve")]
pub(crate) use show::{heading, states};
#[cfg(feature = "serve")]
pub(crate) use tell::{entry_lines, logged};

use crate::terminal::{Answer, Context, Result};
#[cfg(feature = "serve")]
use args::AddArgs;
use args::EventCommand;

/// Runs a command of an event.
///
/// # Errors
/// It cannot be carried out.
pub(crate) fn event(context: &Context, args: &EventArgs) -> Result<Answer> {
    let named = args.event.as_deref();
    match &args.command {
        EventCommand::New(new) => record::new(context, new),
        EventCommand::Kinds { name, toml } => list::kinds(context, name.as_deref(), *toml),
        EventCommand::List { bin } => list::list(context, *bin),
        EventCommand::Remove { id, yes } => bin::remove(context, id, *yes),
        EventCommand::Restore { id } => bin::restore(context, id),
        EventCommand::Demo(args) => demo::demo(context, args),
        EventCommand::Log => tell::log(context, named),
        EventCommand::Status => show::status(context, named),
        EventCommand::Standings { round, stage, group } => {
            let after = show::StandingsAfter { round: *round, stage: *stage };
            show::standings(context, named, after, *group)
        }
        EventCommand::Prizes => tell::prizes(context, named),
        EventCommand::Explain { entry } => tell::explain(context, named, entry),
        EventCommand::Print(args) => print::print(context, named, args),
        EventCommand::Export { facts: Some(format), to } => {
            transfer::export_facts(context, named, *format, to.as_deref())
        }
        EventCommand::Export { facts: None, to } => transfer::export(context, named, to.as_deref()),
        EventCommand::Import { file, to } => transfer::import(context, file, to.as_deref()),
        EventCommand::Draw(draw) if draw.check => tell::check_draws(context, named),
        command => record::record(context, named, command),
    }
}

impl EventArgs {
    /// Whether the command records something, or would.
    pub(crate) const fn records(&self) -> bool {
        !matches!(
            self.command,
            EventCommand::Kinds { .. }
                | EventCommand::List { .. }
                | EventCommand::Log
                | EventCommand::Status
                | EventCommand::Standings { .. }
                | EventCommand::Prizes
                | EventCommand::Explain { .. }
                | EventCommand::Print(_)
                | EventCommand::Export { .. }
                | EventCommand::Import { .. }
                | EventCommand::Remove { .. }
                | EventCommand::Restore { .. }
                | EventCommand::Demo(_)
        )
    }

    /// Whether a page may ask for it: it records something, and reads no file of this machine.
    #[cfg(feature = "serve")]
    pub(crate) const fn records_here(&self) -> bool {
        let reads_file = matches!(
            self.command,
            EventCommand::New(_) | EventCommand::Add(AddArgs { file: Some(_), .. })
        );
        self.records() && !reads_file
    }

    /// Whether the command prints a file.
    pub(crate) const fn prints_data(&self) -> bool {
        matches!(self.command, EventCommand::Kinds { toml: true, .. })
    }

    /// Whether the command can print records.
    pub(crate) const fn has_records(&self) -> bool {
        matches!(
            self.command,
            EventCommand::List { .. }
                | EventCommand::Log
                | EventCommand::Status
                | EventCommand::Standings { .. }
                | EventCommand::Kinds { .. }
        )
    }
}
