//! The options of every command.

use super::shared::count;
use crate::words::Language;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ColorChoice, ValueEnum};
use std::path::PathBuf;

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
    // A text, because clap gives `--after` one type, and that of `join` takes a player's name.
    #[arg(long, global = true, hide = true, value_name = "ENTRY", value_parser = entry)]
    pub(crate) after: Option<String>,
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

    /// The number of the entry that must still be the last.
    pub(crate) fn last_entry(&self) -> Option<u64> {
        self.after.as_ref()?.parse().ok()
    }

    /// The same options, if the last entry must have this number.
    pub(crate) fn with_last_entry(self, entry: usize) -> Global {
        Global { after: Some(entry.to_string()), ..self }
    }

    /// These options if they are given, and otherwise those of the front end in which they are typed. The
    /// folder of games is always the front end's.
    pub(crate) fn over(self, own: &Global) -> Global {
        Global {
            game: self.game,
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

/// Parses the number of an entry.
fn entry(text: &str) -> Result<String, String> {
    count::<u64>(text).map(|_| text.to_owned())
}

/// Parses a language tag.
fn languages() -> impl TypedValueParser<Value = Language> {
    let tags = Language::all()
        .map(|language| PossibleValue::new(language.tag()).hide(language.is_pseudo()));
    PossibleValuesParser::new(tags).map(|tag| Language::of_tag(&tag).unwrap_or_default())
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Symbols {
    #[default]
    Auto,
    Unicode,
    Ascii,
}
