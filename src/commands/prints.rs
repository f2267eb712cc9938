//! What a command prints: records, data for programs, or pages for people.

use super::cli::{Command, FrontEnd, Reading};
use super::replay::ReplayArgs;
use super::sheet::SheetArgs;
use crate::grammar::Recording;
use crate::terminal::Medium;
use clap::ValueEnum;
use clap::builder::PossibleValue;

impl Command {
    /// Whether the command can print records, for `--plain`.
    pub(crate) fn has_records(&self) -> bool {
        // Other formats have no records.
        let is_text = ["", "text"].contains(&self.format().as_str());
        is_text
            && match self {
                Command::Record(recording) => !matches!(recording, Recording::Fix(_)),
                Command::Read(Reading::Rules(args)) => !args.toml,
                Command::Start(front_end) => matches!(front_end, FrontEnd::Play),
                Command::Audit(args) => !args.script,
                Command::Schema(args) => args.name.is_empty(),
                Command::Rescore(_)
                | Command::Remove(_)
                | Command::Restore(_)
                | Command::Export(_)
                | Command::Import(_)
                | Command::Help(_)
                | Command::Completions(_)
                | Command::Man(_) => false,
                _ => true,
            }
    }

    /// The name of the requested format; empty for a command without formats.
    fn format(&self) -> String {
        let name = |format: Option<PossibleValue>| {
            format.map_or_else(String::new, |it| it.get_name().to_owned())
        };
        match self {
            Command::Read(Reading::Sheet(SheetArgs { drawing }))
            | Command::Replay(ReplayArgs { drawing, .. }) => {
                drawing.format.map_or_else(String::new, |format| name(format.to_possible_value()))
            }
            Command::Read(Reading::Schedule(asked)) => name(asked.format.to_possible_value()),
            Command::Stats(asked) => name(asked.format.to_possible_value()),
            Command::Audit(asked) => name(asked.format.to_possible_value()),
            _ => String::new(),
        }
    }

    /// What the command prints for.
    pub(crate) fn medium(&self) -> Medium {
        let for_programs = match self {
            Command::Read(Reading::Rules(args)) => args.toml,
            Command::Rescore(_) => true,
            Command::Export(args) => args.lines || args.facts.is_some(),
            _ => false,
        };
        match self.format().as_str() {
            _ if for_programs => Medium::Data,
            "csv" | "json" => Medium::Data,
            "html" | "svg" | "markdown" => Medium::Page,
            _ => Medium::Terminal,
        }
    }
}
