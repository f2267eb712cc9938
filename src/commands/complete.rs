//! What may be typed next on a command line, for the shells and the prompt alike; and the scripts
//! with which shells ask.
//!
//! clap walks the grammar. The values of an argument come from the rules, from the line itself, or
//! from the games there are.

use super::cli::Cli;
use super::completions::SHELLS;
use super::{SCHEMAS, guide, parse};
use crate::cards::{Suit, Trump};
use crate::game::{Due, Game, RuledIncident};
use crate::history::History;
use crate::presets;
use crate::rules::laws::{Fact, IncidentKind};
use crate::rules::{Offer, Ruleset, Scoring};
use crate::store::{Selector, Store};
use crate::terminal::{Context, DONE, WRONG_COMMAND_LINE, answer, choose, environment, kept};
use clap::{Command, CommandFactory};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, complete};
use std::ffi::{OsStr, OsString};
use std::sync::Arc;
use strum::IntoEnumIterator;

/// A folder of games, and the one that a line is about. Whatever cannot be read is left out.
#[derive(Clone)]
pub(crate) struct Games {
    pub(crate) store: Option<Store>,
    pub(crate) selector: Option<Selector>,
}

/// Writes a value quoted for the line.
pub(crate) type Quote = fn(&str) -> String;

/// What the last word of a line could become. The first word is the program's name.
pub(crate) fn candidates(line: &[OsString], games: Games, quote: Quote) -> Vec<String> {
    let mut grammar = grammar(line, games, quote);
    let found = complete(&mut grammar, line.to_vec(), line.len() - 1, None).unwrap_or_default();
    found.iter().map(|value| value.get_value().to_string_lossy().into_owned()).collect()
}

/// The grammar, with the values that each argument may have in this line.
pub(crate) fn grammar(line: &[OsString], games: Games, quote: Quote) -> Command {
    let words = line.iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let known = Arc::new(TypedLine { words, games, quote });
    with_values(guide::with_options_shown(Cli::command()), &[], &known)
}

/// The command at `path`, and those below it, with the values of their arguments.
fn with_values(command: Command, path: &[&str], known: &Arc<TypedLine>) -> Command {
    // Options are offered once a hyphen is typed, or where nothing else can follow.
    let hyphen = known.words.last().is_some_and(|word| word.starts_with('-'));
    let command = command.mut_args(|arg| {
        let is_hidden = !hyphen && !arg.is_positional();
        let arg = arg.hide(is_hidden);
        let Some(values) = values(path, arg.get_id().as_str()) else { return arg };
        let known = Arc::clone(known);
        arg.add(ArgValueCompleter::new(move |typed: &OsStr| known.matching(values, typed)))
    });
    command.mut_subcommands(|below| {
        let name = below.get_name().to_owned();
        with_values(below, &[path, &[&name]].concat(), known)
    })
}

type Values = fn(&TypedLine) -> Vec<String>;

/// The values of an argument of a command, or `None` where only the player knows them.
fn values(command: &[&str], argument: &str) -> Option<Values> {
    Some(match (command, argument) {
        (_, "game")
        | (["remove"], "id")
        | (["export"], "ids")
        | (["settle" | "players", ..], "games") => TypedLine::ids,
        (["restore"], "id") => TypedLine::binned,
        (_, "after") => TypedLine::last_entry,
        (["rules"], "rules") => TypedLine::rules_scores_and_clauses,
        (_, "rules") => rules,
        (_, "scoring") | (["what-if"], "explain") => TypedLine::scores,
        (["new" | "schedule" | "score" | "rules" | "audit", ..] | ["check", ..], "schedule") => {
            TypedLine::schedules
        }
        (_, "set") => TypedLine::settings,
        (["new" | "schedule"], "dealer" | "columns") => TypedLine::named,
        (["new" | "schedule"], "players")
        | (["games"], "player")
        | (["players", ..], "name" | "into") => TypedLine::others,
        (["bid"], "bids") => |known| [known.open_bids(), known.names_and_equals()].concat(),
        ([.., "incident"], "about") => |known| [incident_kinds(), known.incidents()].concat(),
        ([.., "incident"], "facts") => |known| [known.names(), facts()].concat(),
        ([.., "incident"], "laws") => |_| law_sets(),
        ([.., "incident"], "take") => TypedLine::takings,
        (_, "numbers") | (["fix", "bid"], "bids") | (["rule"], "reason") => {
            TypedLine::names_and_equals
        }
        (["stats"], "players") => TypedLine::others,
        (["chances"], "player")
        | (["dealer" | "leave"] | ["fix", "dealer"], "name")
        | (["rematch"], "dealer")
        | (["swap"], "one" | "other")
        | (_, "by" | "with") => TypedLine::names,
        (["trump"] | ["fix", "trump"], "turned") => |_| suits(),
        (_, "trump") => |_| [suits(), vec![Trump::None.name().to_owned()]].concat(),
        (["call"] | ["check", "call"], "calls" | "call") => TypedLine::open_calls,
        (["contract"] | ["fix", "contract"], "bid") | (["score"], "what") => TypedLine::contracts,
        (["count"] | ["fix", "count"], "of") => TypedLine::tallies,
        (["fix", "kind"], "counts") => |known| [known.tallies(), known.names_and_equals()].concat(),
        (["extra"], "extra") => TypedLine::extras,
        (["kind"] | ["fix", "kind"], "kind") => TypedLine::kinds,
        (["fix"] | ["rule"] | ["note"] | [.., "incident"], "deal") => TypedLine::deals,
        (["explain"], "of") => |known| [known.deals(), known.names()].concat(),
        (["schema"], "name") => |_| SCHEMAS.map(|schema| schema.listed.name.to_owned()).to_vec(),
        (["help"], "of") => |_| [commands(), guide::page_names()].concat(),
        (["man"], "of") => |_| commands(),
        _ => return None,
    })
}

fn commands() -> Vec<String> {
    let grammar = guide::with_options_shown(Cli::command());
    grammar.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

fn rules(_: &TypedLine) -> Vec<String> {
    presets::rulesets().chain(presets::examples()).map(str::to_owned).collect()
}

fn all_scores() -> Vec<String> {
    presets::scorings().iter().map(|scoring| scoring.id().to_owned()).collect()
}

fn suits() -> Vec<String> {
    Suit::ALL.map(|suit| suit.name().to_owned()).to_vec()
}

fn incident_kinds() -> Vec<String> {
    IncidentKind::iter().map(|kind| <&str>::from(kind).to_owned()).collect()
}

fn facts() -> Vec<String> {
    Fact::iter().map(|fact| format!("{}=", <&str>::from(fact))).collect()
}

fn law_sets() -> Vec<String> {
    presets::law_ids().map(str::to_owned).collect()
}

/// A line being typed, and what it can refer to.
struct TypedLine {
    /// The words after the program's name.
    words: Vec<String>,
    games: Games,
    quote: Quote,
}

impl TypedLine {
    /// The values that begin with what is typed, in either case.
    fn matching(&self, values: Values, typed: &OsStr) -> Vec<CompletionCandidate> {
        let typed = typed.to_string_lossy();
        // The word may be quoted or escaped.
        let typed = typed.trim_start_matches(['"', '\'']).replace('\\', "").to_lowercase();
        let found =
            values(self).into_iter().filter(|value| value.to_lowercase().starts_with(&typed));
        let candidates = found.map(|value| CompletionCandidate::new((self.quote)(&value)));
        candidates.enumerate().map(|(order, value)| value.display_order(Some(order))).collect()
    }

    /// The rules named in the line, or those of the game.
    fn rules(&self) -> Option<Ruleset> {
        let named = self.words.iter().find_map(|word| presets::ruleset(word));
        named.or_else(|| Some(self.history()?.setup().rules().clone()))
    }

    /// Rules and scores; once a dot is typed, the clauses of the rules.
    fn rules_scores_and_clauses(&self) -> Vec<String> {
        if !self.words.last().is_some_and(|word| word.contains('.')) {
            return [rules(self), all_scores()].concat();
        }
        let current = self.history().map(|history| history.setup().rules().clone());
        let documented = presets::rulesets().filter_map(presets::ruleset);
        choose::clause_ids(documented.chain(current)).into_iter().collect()
    }

    fn scores(&self) -> Vec<String> {
        let Some(rules) = self.rules() else { return all_scores() };
        presets::scorings_for(&rules).iter().map(Scoring::id).map(str::to_owned).collect()
    }

    fn schedules(&self) -> Vec<String> {
        let forms = self.rules().map(|rules| rules.schedule.forms).unwrap_or_default();
        forms.into_iter().map(|form| form.id).collect()
    }

    fn settings(&self) -> Vec<String> {
        let Some(mut rules) = self.rules() else { return Vec::new() };
        // Some forms of the schedule bar a setting.
        let mut words = self.words.iter().skip_while(|word| *word != "--schedule");
        if let Some(form) = words.nth(1) {
            rules.schedule.form.clone_from(form);
        }
        Offer::all(&rules).into_iter().map(|offer| offer.key + "=").collect()
    }

    /// The players whom the line names after a set of rules.
    fn named(&self) -> Vec<String> {
        let words = self.words.iter().skip_while(|word| presets::ruleset(word).is_none()).skip(1);
        words.take_while(|word| !word.starts_with('-')).cloned().collect()
    }

    /// Everybody who plays in any game, except those whom the line names.
    fn others(&self) -> Vec<String> {
        let others = self.games.store.as_ref().map(kept::names).unwrap_or_default();
        others.into_iter().filter(|name| !self.words.contains(name)).collect()
    }

    fn ids(&self) -> Vec<String> {
        let ids = self.games.store.as_ref().and_then(|store| store.ids().ok()).unwrap_or_default();
        ids.iter().map(ToString::to_string).collect()
    }

    fn binned(&self) -> Vec<String> {
        let ids = self.games.store.as_ref().and_then(|store| store.bin_ids().ok());
        ids.iter().flatten().map(ToString::to_string).collect()
    }

    /// The game that the line is about.
    fn history(&self) -> Option<History> {
        Some(self.games.store.as_ref()?.read(self.games.selector.as_ref()?).ok()?.history)
    }

    fn last_entry(&self) -> Vec<String> {
        self.history().iter().map(|history| history.entry_count().to_string()).collect()
    }

    /// Values of the game, if there is one.
    fn of_game(&self, values: impl FnOnce(&Game) -> Vec<String>) -> Vec<String> {
        self.history().map(|history| values(history.game())).unwrap_or_default()
    }

    fn names(&self) -> Vec<String> {
        self.of_game(|game| game.setup().players().names().map(ToString::to_string).collect())
    }

    fn names_and_equals(&self) -> Vec<String> {
        self.names().into_iter().map(|name| name + "=").collect()
    }

    fn open_bids(&self) -> Vec<String> {
        self.of_game(|game| match game.due() {
            Due::Bids(due) => due.open.iter().map(u8::to_string).chain(due.words).collect(),
            _ => Vec::new(),
        })
    }

    fn open_calls(&self) -> Vec<String> {
        self.of_game(|game| game.due().open_calls().iter().map(ToString::to_string).collect())
    }

    fn contracts(&self) -> Vec<String> {
        let rules = self.rules();
        rules.iter().flat_map(|rules| rules.bidding.bids()).map(|bid| bid.id.clone()).collect()
    }

    fn tallies(&self) -> Vec<String> {
        let rules = self.rules();
        rules.iter().flat_map(Ruleset::tallies_recorded).map(|rule| rule.id.clone()).collect()
    }

    fn kinds(&self) -> Vec<String> {
        let rules = self.rules();
        rules.iter().flat_map(|rules| &rules.kinds).map(|kind| kind.id.clone()).collect()
    }

    fn extras(&self) -> Vec<String> {
        self.of_game(|game| match game.due() {
            Due::Nothing { extras } => extras.into_iter().map(|extra| extra.id).collect(),
            _ => Vec::new(),
        })
    }

    fn incidents(&self) -> Vec<String> {
        self.of_game(|game| {
            let numbers = game.incidents().filter_map(|incident| incident.number);
            numbers.map(|number| number.to_string()).collect()
        })
    }

    /// The options of the incident on the line.
    fn takings(&self) -> Vec<String> {
        let about = self.words.iter().skip_while(|word| *word != "incident").nth(1);
        let number = about.and_then(|word| word.parse().ok());
        let recorded = self.of_game(|game| {
            number
                .and_then(|number| game.incident(number))
                .map(RuledIncident::takings)
                .unwrap_or_default()
        });
        if recorded.is_empty() {
            return ["yes", "waive", "later"].map(str::to_owned).to_vec();
        }
        recorded
    }

    fn deals(&self) -> Vec<String> {
        self.of_game(|game| game.deals().map(|deal| deal.plan.number.to_string()).collect())
    }
}

/// Answers a shell's script, which hands over its own call, `--`, and the line being typed. The
/// result is the exit code: a message would spoil that line.
pub(crate) fn answer(shell: &str, words: &[OsString]) -> u8 {
    let Some(completer) = SHELLS.completer(shell) else { return WRONG_COMMAND_LINE };
    let call = words.iter().position(|word| word == "--").map_or(words.len(), |end| end + 1);
    let line = words[call..].to_vec();
    let context = Context::new(parse::global(&line)).ok();
    let games = Games {
        store: context.as_ref().and_then(|context| context.store().ok().cloned()),
        selector: context.as_ref().and_then(|context| context.selector().ok()),
    };
    let quote = if shell == "bash" { escaped } else { str::to_owned };
    let mut grammar = grammar(&line, games, quote);
    let mut found = Vec::new();
    let folder = environment::folder();
    match completer.write_complete(&mut grammar, line, folder.as_deref(), &mut found) {
        Ok(()) => {
            answer::hand_over(&found);
            DONE
        }
        Err(_) => WRONG_COMMAND_LINE,
    }
}

/// Escapes a value as bash wants it; the other shells do that themselves.
fn escaped(value: &str) -> String {
    let mut escaped = String::new();
    for c in value.chars() {
        if !(c.is_alphanumeric() || "-_./=:+,@%".contains(c)) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
