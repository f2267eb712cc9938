//! What a word could go on to be: commands, options, names of players, games, bids.

use crate::game::{BiddingState, Game, Phase};
use crate::grammar::Cli;
use crate::history::GameId;
use crate::notation;
use crate::presets;
use crate::store::Store;
use clap::CommandFactory;

/// What there is to name.
pub(super) struct Around {
    pub(super) game: Option<Game>,
    pub(super) store: Store,
}

/// Returns where the last word of a text begins, and what it could go on to be.
pub(super) fn candidates(around: &Around, text: &str) -> (usize, Vec<String>) {
    let breaks = |c: char| c.is_whitespace() || c == ',';
    let start = text.rfind(breaks).map_or(0, |at| at + 1);
    let begun = &text[start..];
    let Ok(mut before) = notation::words(&text[..start]) else { return (start, Vec::new()) };
    if before.first().is_some_and(|first| first == "hoyle") {
        before.remove(0);
    }
    let before: Vec<&str> = before.iter().map(String::as_str).collect();
    let mut found = match before.as_slice() {
        _ if begun.starts_with('-') => options(before.first().copied()),
        [.., option] if option.starts_with('-') => around.values(&before, option),
        [] | ["help"] => around.first_words(before.is_empty()),
        words => around.words_behind(words),
    };
    let folded = begun.to_lowercase();
    found.retain(|(folds, _)| folds.starts_with(&folded));
    (start, found.into_iter().map(|(_, word)| word).collect())
}

/// A word that could be meant, behind what is compared with the one begun.
type Candidate = (String, String);

fn plain<T: ToString>(words: impl IntoIterator<Item = T>) -> Vec<Candidate> {
    words.into_iter().map(|word| (word.to_string(), word.to_string())).collect()
}

/// Returns the options of a command, or of every one.
fn options(command: Option<&str>) -> Vec<Candidate> {
    let mut cli = Cli::command();
    cli.build();
    let of = command.and_then(|name| cli.find_subcommand(name)).unwrap_or(&cli);
    let longs =
        of.get_arguments().filter(|arg| !arg.is_hide_set()).filter_map(|arg| arg.get_long());
    plain(longs.map(|long| format!("--{long}")))
}

fn subcommands(of: Option<&str>) -> Vec<Candidate> {
    let mut cli = Cli::command();
    cli.build();
    let of = of.map_or(Some(&cli), |name| cli.find_subcommand(name));
    plain(of.into_iter().flat_map(|command| command.get_subcommands()).map(|sub| sub.get_name()))
}

impl Around {
    /// Returns the players' names with something behind them, each quoted where it needs that.
    fn names(&self, behind: &str) -> Vec<Candidate> {
        let names = self.game.iter().flat_map(|game| game.setup().players().names());
        names
            .map(|name| {
                (name.folded().to_owned(), format!("{}{behind}", notation::quote(name.as_str())))
            })
            .collect()
    }

    fn games(&self) -> Vec<Candidate> {
        plain(self.store.ids().unwrap_or_default().iter().map(GameId::as_str))
    }

    /// Returns the calls that are open.
    fn calls(&self) -> Vec<Candidate> {
        let open = self.game.as_ref().and_then(|game| {
            let rule = game.setup().rules().bidding.auction()?;
            match game.current()?.bidding() {
                BiddingState::Auction { auction, .. } => Some(auction.open(rule)),
                BiddingState::Exact(_) | BiddingState::NoBids => None,
            }
        });
        plain(open.unwrap_or_default())
    }

    fn bids(&self) -> Vec<Candidate> {
        let rule = self.game.as_ref().and_then(|game| game.setup().rules().bidding.auction());
        plain(rule.into_iter().flat_map(|rule| &rule.bids).map(|bid| &bid.id))
    }

    fn first_words(&self, said_too: bool) -> Vec<Candidate> {
        let mut words = subcommands(None);
        match self.game.as_ref().map(Game::phase).filter(|_| said_too) {
            Some(Phase::Bidding { .. } | Phase::Tricks) => words.extend(self.names("=")),
            Some(Phase::Calling { .. }) => words.extend(self.calls()),
            _ => {}
        }
        words
    }

    /// Returns what may stand behind an option that takes a value.
    fn values(&self, before: &[&str], option: &str) -> Vec<Candidate> {
        match option {
            "--by" | "--with" | "--dealer" | "--columns" => self.names(""),
            "--game" | "-g" => self.games(),
            "--rules" => plain(presets::rulesets()),
            "--scoring" => plain(presets::scorings().iter().map(|score| score.id())),
            _ => {
                let mut cli = Cli::command();
                cli.build();
                let of = before.first().and_then(|name| cli.find_subcommand(name));
                let arg = of.into_iter().flat_map(|of| of.get_arguments()).find(|arg| {
                    arg.get_long().is_some_and(|long| option.strip_prefix("--") == Some(long))
                });
                let values = arg.map(|arg| arg.get_possible_values()).unwrap_or_default();
                plain(values.iter().map(|value| value.get_name()))
            }
        }
    }

    /// Returns what may stand behind a command.
    fn words_behind(&self, words: &[&str]) -> Vec<Candidate> {
        match words {
            ["check"] => subcommands(Some("check")),
            ["new" | "rules" | "schedule" | "score"] => plain(presets::rulesets()),
            ["remove" | "export"] => self.games(),
            ["restore"] => {
                let binned = self.store.bin().unwrap_or_default();
                plain(binned.iter().map(|listed| listed.id.as_str()))
            }
            ["extra"] => {
                let left = self.game.iter().flat_map(Game::extras_left);
                plain(left.map(|extra| extra.id.clone()))
            }
            ["trump"] => plain(["spades", "hearts", "diamonds", "clubs"]),
            ["contract"] => self.bids(),
            ["call", ..] | ["check", "call", ..] => self.calls(),
            ["rule"] => plain(["revoke", "misdeal", "other"]),
            ["explain", ..] => self.names(""),
            ["bid" | "took" | "trick" | "rule", ..] => self.names("="),
            _ => {
                self.first_words(true).into_iter().filter(|(_, word)| word.ends_with('=')).collect()
            }
        }
    }
}
