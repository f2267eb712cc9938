//! What the words of each command may be: from the game, from the games kept here, from the rules.

use crate::cards::{Suit, Trump};
use crate::game::{BiddingState, Game, Incident, Phase};
use crate::grammar::Shell;
use crate::grammar::{help, parse};
use crate::history::History;
use crate::presets;
use crate::rules::{Ruleset, Scoring, Setting};
use crate::shell::{choose, schema};
use crate::store::Store;
use crate::terminal::context::Context;
use clap::Command;
use std::ffi::OsString;

/// What is looked up for a word.
pub(crate) type Values = fn(&Known) -> Vec<String>;

/// Returns what a command's word may be; nothing where only the player knows.
pub(crate) fn of(path: &[&str], word: &str) -> Option<Values> {
    Some(match (path, word) {
        (_, "game") | (["remove"], "id") | (["export"], "ids") => Known::games,
        (["restore"], "id") => Known::bin,
        (_, "after") => Known::last_entry,
        (["rules"], "rules") => |known| [Known::rules(known), Known::all_scores(known)].concat(),
        (_, "rules") => Known::rules,
        (_, "scoring") => Known::scores,
        (["new" | "schedule" | "score" | "rules", ..] | ["check", ..], "schedule") => {
            Known::schedules
        }
        (_, "set") => Known::settings,
        (["new" | "schedule"], "dealer" | "columns") => Known::named,
        (["new" | "schedule"], "players") => Known::acquaintances,
        (["bid"], "numbers") => {
            |known| [Known::open_bids(known), Known::players_and(known)].concat()
        }
        (_, "numbers") | (["rule"], "points") => Known::players_and,
        (["dealer" | "leave"] | ["fix", "dealer"], "name")
        | (["swap"], "names")
        | (_, "by" | "with") => Known::players,
        (["trump"] | ["fix", "trump"], "turned") => Known::suits,
        (_, "trump") => Known::trumps,
        (["call"] | ["check", "call"], "calls" | "call") => Known::open_calls,
        (["contract"] | ["fix", "contract"], "bid") | (["score"], "what") => Known::contracts,
        (["extra"], "extra") => Known::extras,
        (["rule"], "about") => |_| Incident::ALL.map(|it| it.name().to_owned()).to_vec(),
        (["fix"] | ["rule"], "deal") => Known::deals,
        (["explain"], "of") => |known| [Known::deals(known), Known::players(known)].concat(),
        (["schema"], "name") => |_| schema::names().map(|(name, _)| name.to_owned()).collect(),
        (["help"], "of") => |known| [commands(known), help::page_names()].concat(),
        (["man"], "of") => commands,
        _ => return None,
    })
}

fn commands(_: &Known) -> Vec<String> {
    let grammar = help::with_options_shown();
    grammar.get_subcommands().map(Command::get_name).map(str::to_owned).collect()
}

/// What a line that is being typed can refer to.
pub(crate) struct Known {
    shell: Shell,
    words: Vec<String>,
    context: Option<Context>,
}

impl Known {
    /// Returns what the words of a line, the first of them the program's name, can refer to.
    pub(crate) fn new(shell: Shell, words: &[OsString]) -> Known {
        let context = Context::new(parse::said_of_all(words)).ok();
        let words = words.iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
        Known { shell, words, context }
    }

    /// Returns a value as it has to be handed to the shell: bash takes it as typed.
    pub(crate) fn escaped(&self, value: &str) -> String {
        let special = |c: char| !(c.is_alphanumeric() || "-_./=:+,@%".contains(c));
        if self.shell != Shell::Bash {
            return value.to_owned();
        }
        let escape = |c: char| if special(c) { format!("\\{c}") } else { c.to_string() };
        value.chars().map(escape).collect()
    }

    fn store(&self) -> Option<Store> {
        self.context.as_ref()?.store().ok()
    }

    fn history(&self) -> Option<History> {
        let selector = self.context.as_ref()?.selector().ok()?;
        Some(self.store()?.read(&selector).ok()?.history)
    }

    /// Returns something of the game that is meant; nothing where there is none.
    fn of_game(&self, told: impl FnOnce(&Game) -> Vec<String>) -> Vec<String> {
        self.history().map_or_else(Vec::new, |history| told(history.game()))
    }

    fn games(&self) -> Vec<String> {
        let ids = self.store().and_then(|store| store.ids().ok()).unwrap_or_default();
        ids.iter().map(ToString::to_string).collect()
    }

    fn bin(&self) -> Vec<String> {
        let listed = self.store().and_then(|store| store.bin().ok()).unwrap_or_default();
        listed.iter().map(|listed| listed.id.to_string()).collect()
    }

    fn last_entry(&self) -> Vec<String> {
        self.history().map(|history| history.entries().len().to_string()).into_iter().collect()
    }

    fn rules(&self) -> Vec<String> {
        presets::rulesets().map(str::to_owned).collect()
    }

    /// Returns the rules that the line names, or those of the game.
    fn rules_meant(&self) -> Option<Ruleset> {
        let named = self.words.iter().find_map(|word| presets::ruleset(word));
        named.or_else(|| Some(self.history()?.setup().rules().clone()))
    }

    fn all_scores(&self) -> Vec<String> {
        presets::scorings().iter().map(|scoring| scoring.id().to_owned()).collect()
    }

    fn scores(&self) -> Vec<String> {
        let Some(rules) = self.rules_meant() else { return self.all_scores() };
        choose::scorings(&rules).iter().map(Scoring::id).map(str::to_owned).collect()
    }

    fn schedules(&self) -> Vec<String> {
        let forms = self.rules_meant().map(|rules| rules.schedule.forms).unwrap_or_default();
        forms.into_iter().map(|form| form.id).collect()
    }

    fn settings(&self) -> Vec<String> {
        let keys = self.rules_meant().map(|rules| Setting::keys(&rules)).unwrap_or_default();
        keys.into_iter().map(|key| key + "=").collect()
    }

    /// Returns the players that the line names.
    fn named(&self) -> Vec<String> {
        let rules = self.words.iter().position(|word| presets::ruleset(word).is_some());
        let behind = rules.map_or(&[][..], |rules| &self.words[rules + 1..]);
        behind.iter().take_while(|word| !word.starts_with('-')).cloned().collect()
    }

    /// Returns everybody who plays in a game kept here, but for those that the line names.
    fn acquaintances(&self) -> Vec<String> {
        let listed = self.store().and_then(|store| store.list().ok()).unwrap_or_default();
        let games = listed.iter().filter_map(|listed| listed.game.as_ref().ok());
        let mut names: Vec<String> = games.flat_map(|read| names(read.history.game())).collect();
        names.sort();
        names.dedup();
        names.retain(|name| !self.words.contains(name));
        names
    }

    fn players(&self) -> Vec<String> {
        self.of_game(names)
    }

    /// Returns the players, each to be followed by a number.
    fn players_and(&self) -> Vec<String> {
        self.players().into_iter().map(|name| name + "=").collect()
    }

    fn suits(&self) -> Vec<String> {
        Suit::ALL.map(|suit| suit.name().to_owned()).to_vec()
    }

    fn trumps(&self) -> Vec<String> {
        [self.suits(), vec![Trump::None.name().to_owned()]].concat()
    }

    fn open_bids(&self) -> Vec<String> {
        self.of_game(|game| {
            let exact = game.setup().rules().bidding.exact().zip(game.current());
            let open = exact
                .filter(|_| matches!(game.phase(), Phase::Bidding { .. }))
                .map(|(exact, deal)| exact.open(deal.bids()));
            open.unwrap_or_default().iter().map(u8::to_string).collect()
        })
    }

    fn open_calls(&self) -> Vec<String> {
        self.of_game(|game| {
            let rule = game.setup().rules().bidding.auction();
            match (rule, game.current().map(|deal| deal.bidding())) {
                (Some(rule), Some(BiddingState::Auction { auction, .. })) => {
                    auction.open(rule).iter().map(ToString::to_string).collect()
                }
                _ => Vec::new(),
            }
        })
    }

    fn contracts(&self) -> Vec<String> {
        let rules = self.rules_meant();
        let rule = rules.as_ref().and_then(|rules| rules.bidding.auction());
        rule.map_or_else(Vec::new, |rule| rule.bids.iter().map(|bid| bid.id.clone()).collect())
    }

    fn extras(&self) -> Vec<String> {
        self.of_game(|game| game.extras_left().map(|extra| extra.id.clone()).collect())
    }

    fn deals(&self) -> Vec<String> {
        self.of_game(|game| game.deals().map(|deal| deal.plan().number.to_string()).collect())
    }
}

fn names(game: &Game) -> Vec<String> {
    game.setup().players().names().map(ToString::to_string).collect()
}
