//! The whole command line, and a line of a script.

use super::shared::{count, number, within};
use super::{About, AuditFormat, Check, Choice, Drawing, ListFormat, Manage, Recording, Rescore};
use crate::cards::Trump;
use crate::words::{self, Hint, Language, Problem};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ColorChoice, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

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

/// The options of every command. They are hidden in its help, which points to the page on them.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Global {
    /// The game: an id, or the path of its journal [default: HOYLE_GAME, or the last written to]
    #[arg(short, long, global = true, hide = true, value_name = "ID|PATH")]
    pub(crate) game: Option<String>,
    /// The folder of games [default: HOYLE_DIR, or the platform's data folder]
    #[arg(long, global = true, hide = true)]
    pub(crate) dir: Option<PathBuf>,
    /// Record only if the game still ends with this entry, as hoyle log numbers them
    #[arg(long, global = true, hide = true, value_name = "ENTRY", value_parser = count::<u64>)]
    pub(crate) after: Option<u64>,
    /// Print JSON, as hoyle schema describes it
    #[arg(long, global = true, hide = true)]
    pub(crate) json: bool,
    /// Print one record per line, with tabs between fields
    #[arg(long, global = true, hide = true)]
    pub(crate) plain: bool,
    /// Colours: auto, always or never; auto respects NO_COLOR
    #[arg(long, global = true, hide = true, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: ColorChoice,
    /// Suits and other symbols: auto (by locale), unicode or ascii
    #[arg(long, global = true, hide = true, value_enum, default_value_t, value_name = "SET")]
    pub(crate) symbols: Symbols,
    /// The language, such as en, sr or sr-Cyrl [default: HOYLE_LANG, or the locale's]
    #[arg(long, global = true, hide = true, value_name = "TAG", value_parser = languages(), ignore_case = true)]
    pub(crate) lang: Option<Language>,
    /// Do not use a pager for long output
    #[arg(long, global = true, hide = true)]
    pub(crate) no_pager: bool,
    /// The path the program was run by, if it is relative
    #[arg(skip)]
    pub(crate) called: Option<String>,
}

impl Global {
    /// How to call the program on a command line.
    pub(crate) fn program(&self) -> &str {
        self.called.as_deref().unwrap_or("hoyle")
    }

    /// These options where they are given, and otherwise those of the front end they are typed at,
    /// about its `game`. The folder of games is always the front end's.
    pub(crate) fn over(self, own: &Global, game: Option<String>) -> Global {
        Global {
            game: self.game.or(game).or_else(|| own.game.clone()),
            dir: own.dir.clone(),
            after: self.after,
            json: self.json || own.json,
            plain: self.plain || own.plain,
            symbols: if self.symbols == Symbols::Auto { own.symbols } else { self.symbols },
            lang: self.lang.or(own.lang),
            no_pager: self.no_pager || own.no_pager,
            called: own.called.clone(),
            color: if self.color == ColorChoice::Auto { own.color } else { self.color },
        }
    }
}

/// Parses a language tag.
fn languages() -> impl TypedValueParser<Value = Language> {
    let tag = |language: Language| PossibleValue::new(language.tag()).hide(language.is_pseudo());
    let tags = PossibleValuesParser::new(Language::all().map(tag));
    tags.map(|tag| Language::of_tag(&tag).unwrap_or_default())
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Symbols {
    #[default]
    Auto,
    Unicode,
    Ascii,
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Command {
    /// Start a game
    New(New),
    #[command(flatten)]
    Record(Recording),
    #[command(flatten)]
    Read(Reading),
    /// Keep score at a prompt with short forms
    Play,
    /// Keep score on the full screen
    Board,
    /// Watch a scripted evening on the board; nothing is stored
    Demo,
    /// Show the live table in a browser, on phones as well
    #[cfg(feature = "serve")]
    Serve(Serve),
    /// Run a script without recording it: print the answers to its queries, then the sheet. With
    /// --format, --json or --plain, print only the sheet
    Replay(Replay),
    /// Check a sheet kept by hand: find its slips, and its rules
    Audit(Audit),
    /// Score an archive again: one game per line
    Rescore(Rescore),
    #[command(flatten)]
    Manage(Manage),
    #[command(flatten)]
    About(About),
}

// The commands that only read: a game, or the rules. A script may hold them too.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Reading {
    /// Show what is due now
    Status,
    /// Show the history of the game
    Log,
    /// List every deal of a game: number, cards, trump, dealer
    Schedule(Schedule),
    /// Show the score sheet
    Sheet(Drawing),
    /// Explain the points of a deal, a player or the whole game
    Explain {
        /// The deal's number, and a player's name
        #[arg(value_name = "DEAL|NAME", num_args = 0..=2)]
        of: Vec<String>,
    },
    /// Show what bids and tricks score
    Score(Score),
    /// Show what the game would have come to by other rules
    WhatIf(WhatIfArgs),
    /// Show who can still win, and what each needs
    Chances {
        /// A player, to show a course of the game by which that player comes first
        #[arg(value_name = "NAME")]
        player: Option<String>,
    },
    /// List the sets of rules and scores, or describe one
    Rules(Rules),
    /// Ask for a ruling without recording anything
    #[command(subcommand, disable_help_subcommand = true)]
    Check(Check),
    /// Print the game as a script
    Script,
}

impl Command {
    /// Checks the options of every command that not every command takes.
    ///
    /// # Errors
    /// This command does not take one of them.
    pub(crate) fn check(&self, global: &Global) -> Result<(), Problem> {
        if global.after.is_some() && !matches!(self, Command::Record(_)) {
            return Err(Problem::of(words::only_for_recording("--after"), [Hint::Commands]));
        }
        if global.plain && global.json {
            return Err(Problem::of(words::choose_one(["--plain", "--json"]), []));
        }
        if global.plain && !self.has_records() {
            let page = Hint::HelpOn("plain".into());
            return Err(Problem::of(words::only_for_records("--plain"), [page]));
        }
        Ok(())
    }

    /// Whether the command records something, or would.
    pub(crate) const fn records(&self) -> bool {
        matches!(
            self,
            Command::New(_)
                | Command::Record(_)
                | Command::Manage(Manage::Rematch(_) | Manage::Players { change: Some(_) })
                | Command::Replay(Replay { save: true, .. })
                | Command::Audit(Audit { save: true, .. })
        )
    }
}

#[derive(Clone, Debug, Default, Args)]
pub(crate) struct New {
    /// serbian, romanian, oh-hell, auction-whist, german, or a rules file [default: asked for]
    pub(crate) rules: Option<String>,
    /// The players, in turn order
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Who deals first [default: drawn]
    #[arg(long, value_name = "NAME")]
    pub(crate) dealer: Option<String>,
    /// The columns of the sheet, if not in turn order
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub(crate) columns: Vec<String>,
    /// What the evening is called
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// The game's id [default: rules and date]
    #[arg(long)]
    pub(crate) id: Option<String>,
}

#[cfg(feature = "serve")]
fn port(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| words::expected_number_from_to(0, u16::MAX))
}

#[cfg(feature = "serve")]
#[derive(Clone, Debug, Args)]
pub(crate) struct Serve {
    /// Let phones in the same network connect, at this address of this machine [default: its only one]
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true)]
    pub(crate) lan: Option<Option<String>>,
    /// The port [default: the one used last]
    #[arg(long, value_name = "N", value_parser = port)]
    pub(crate) port: Option<u16>,
    /// Also print a secret link by which score is kept
    #[arg(long)]
    pub(crate) keep_score: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Schedule {
    /// serbian, romanian, oh-hell, auction-whist, german, or the path of a rules file [default: those
    /// of the current game]
    pub(crate) rules: Option<String>,
    /// The players, in turn order
    #[arg(value_name = "PLAYER", conflicts_with = "count")]
    pub(crate) players: Vec<String>,
    /// How many players, instead of their names
    #[arg(long = "players", value_name = "N", requires = "rules")]
    pub(crate) count: Option<u8>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Who deals first [default: the last player]
    #[arg(long, value_name = "NAME")]
    pub(crate) dealer: Option<String>,
    /// text, markdown, csv, json or html (a blank sheet to print)
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: ListFormat,
}

#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// A set of rules, a rules file, or a clause such as serbian.hook [default: list all]
    pub(crate) rules: Option<String>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Print them as a rules file, to edit for house rules
    #[arg(long, requires = "rules")]
    pub(crate) toml: bool,
    /// Check whether a rules file is valid
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Score {
    /// serbian, romanian, oh-hell, auction-whist, or a rules file
    pub(crate) rules: String,
    /// The cards dealt to each player
    #[arg(long, value_name = "N", value_parser = within::<1, 52>)]
    pub(crate) cards: Option<u8>,
    /// How many players take part in the deal
    #[arg(long, value_name = "N", value_parser = within::<2, 26>)]
    pub(crate) players: Option<u8>,
    /// The trump of the deal, if the score depends on it
    #[arg(long, value_name = "SUIT")]
    pub(crate) trump: Option<Trump>,
    /// The tricks of the declaring side, for contracts
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = number)]
    pub(crate) took: Option<i64>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Bid and tricks, such as 3/2; for auctions a contract, such as solo-6; without bids, the tricks
    #[arg(required = true, value_name = "B/T|BID")]
    pub(crate) what: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct WhatIfArgs {
    /// A score from the catalogue
    #[arg(long, value_name = "ID")]
    pub(crate) scoring: Option<String>,
    /// A setting that changes only points, such as premium=3 or promotions=ten
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Every score that fits the game, without promotions and with each [default, unless another
    /// option says which]
    #[arg(long, conflicts_with = "scoring")]
    pub(crate) all: bool,
    /// A score of which to tell which deals made the difference
    #[arg(long, value_name = "ID", conflicts_with_all = ["all", "scoring"])]
    pub(crate) explain: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The script, or - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) script: PathBuf,
    #[command(flatten)]
    pub(crate) drawing: Drawing,
    /// Save the game
    #[arg(long)]
    pub(crate) save: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Audit {
    /// The sheet, or - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// A set of rules, or a rules file [default: all are tried]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// The players, in the order of the columns
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// text, html (slips marked) or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: AuditFormat,
    /// Save the corrected evening as a game
    #[arg(long, requires = "dealer", group = "kept")]
    pub(crate) save: bool,
    /// Print the corrected evening as a script
    #[arg(long, requires = "dealer", group = "kept")]
    pub(crate) script: bool,
    /// Who dealt first, for --save and --script
    #[arg(long, value_name = "NAME", requires = "kept")]
    pub(crate) dealer: Option<String>,
}
