//! What a command prints: records, data for programs, or pages for people.

use super::{About, Command, Drawing, Manage, Reading, Recording, Replay};
use clap::ValueEnum;
use clap::builder::PossibleValue;

impl Command {
    /// Whether the command can print records, for `--plain`.
    pub(super) fn has_records(&self) -> bool {
        // Other formats have no records.
        let is_text = ["", "text"].contains(&self.format().as_str());
        is_text
            && match self {
                Command::Manage(manage) => matches!(
                    manage,
                    Manage::Games(_)
                        | Manage::Rematch(_)
                        | Manage::Players { .. }
                        | Manage::Settle(_)
                        | Manage::Doctor { .. }
                        | Manage::Stats(_)
                ),
                Command::Record(recording) => !matches!(recording, Recording::Fix(_)),
                Command::About(about) => matches!(about, About::Schema { name } if name.is_empty()),
                Command::Board | Command::Demo | Command::Rescore(_) => false,
                #[cfg(feature = "serve")]
                Command::Serve(_) => false,
                Command::Read(Reading::Rules(rules)) => !rules.toml,
                Command::Audit(audit) => !audit.script,
                _ => true,
            }
    }

    /// The name of the requested format; empty for a command without formats.
    fn format(&self) -> String {
        let name = |format: Option<PossibleValue>| {
            format.map_or_else(String::new, |it| it.get_name().to_owned())
        };
        match self {
            Command::Read(Reading::Sheet(Drawing { format, .. }))
            | Command::Replay(Replay { drawing: Drawing { format, .. }, .. }) => {
                format.map_or_else(String::new, |it| name(it.to_possible_value()))
            }
            Command::Read(Reading::Schedule(asked)) => name(asked.format.to_possible_value()),
            Command::Manage(Manage::Stats(asked)) => name(asked.format.to_possible_value()),
            Command::Audit(asked) => name(asked.format.to_possible_value()),
            _ => String::new(),
        }
    }

    /// Whether the output is for programs, and therefore in English.
    pub(crate) fn is_for_programs(&self) -> bool {
        match self {
            Command::Read(Reading::Rules(asked)) => asked.toml,
            Command::Rescore(_) => true,
            Command::Manage(Manage::Export(asked)) => asked.lines || asked.facts.is_some(),
            _ => ["csv", "json"].contains(&self.format().as_str()),
        }
    }

    /// Whether the command prints a file for people, which is in UTF-8 whatever the terminal supports.
    pub(crate) fn is_page(&self) -> bool {
        ["html", "svg", "markdown"].contains(&self.format().as_str())
    }
}
