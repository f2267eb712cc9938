//! The rules that a command names: built in or from a file, with the table's settings.

use super::answer::fold;
use super::list::Listed;
use super::screen::Screen;
use super::{Failure, Result, files, game_id};
use crate::cards::Seat;
use crate::desk::{NewForward, NewGame};
use crate::game::{self, Players, SlipRefusal};
use crate::grammar::{Choice, NewArgs, hints, request};
use crate::history::Origin;
pub(crate) use crate::presets::built_in;
use crate::presets::{self, ChoiceError, LocatedFileError};
use crate::rules::laws::LawSet;
use crate::rules::{LocatedRulesError, Offer, Refusal, RulesError, Ruleset, Scoring};
use crate::words::{self, Hint, Unknown, messages};
use std::borrow::Borrow;
use std::collections::BTreeSet;
use std::path::Path;

/// The rules that `named` and `choice` ask for, for a table of `players` if that is known.
///
/// # Errors
/// No such rules, score or schedule; a file that cannot be read or played; or a setting that is
/// probably a mistake.
pub(crate) fn rules(named: &str, choice: &Choice, players: Option<usize>) -> Result<Ruleset> {
    let unchanged = unchanged(named, files::read_text)?;
    let known = unchanged.slips();
    let rules = chosen(named, unchanged, choice, players)?;
    match rules.slips().into_iter().find(|slip| !known.contains(slip)) {
        Some(slip) if slip.error == RulesError::NoZero => Err(SlipRefusal::Rules(slip).into()),
        Some(slip) => Err(refused(named, &rules, &slip)),
        None => Ok(rules),
    }
}

/// The refusal of rules that a table cannot play, or would not.
fn refused(named: &str, rules: &Ruleset, unplayable: &LocatedRulesError) -> Failure {
    let refused = words::rules_refused(rules, &unplayable.error);
    Failure::from(refused).hint(Hint::RulesOf(named.to_owned()))
}

/// The rules that were asked for in a record, even if a setting is probably a mistake.
///
/// # Errors
/// As for [`rules`].
pub(crate) fn as_recorded(named: &str, choice: &Choice, players: Option<usize>) -> Result<Ruleset> {
    // A record from elsewhere must not make the program wait at a FIFO.
    chosen(named, unchanged(named, files::read_regular_text)?, choice, players)
}

/// The rules that a text names, unchanged; `open` reads the text of their file. Adopts their wording.
fn unchanged(named: &str, open: fn(&Path) -> Result<String>) -> Result<Ruleset> {
    let rules = match built_in(named) {
        Some(rules) => rules,
        None if is_path(named) => {
            presets::read(&open(Path::new(named))?).map_err(|errors| not_read(named, &errors))?
        }
        None => {
            let known = presets::rulesets().chain(presets::examples());
            let unknown = words::unknown(Unknown::Rules, named, known);
            return Err(Failure::usage(unknown));
        }
    };
    words::adopt(&rules);
    Ok(rules)
}

/// The rules with what a table chooses in them; `named` as a command line names them.
///
/// # Errors
/// No such score or schedule, or a setting that the rules cannot have.
pub(crate) fn chosen(
    named: &str,
    mut rules: Ruleset,
    choice: &Choice,
    players: Option<usize>,
) -> Result<Ruleset> {
    let scoring = choice.scoring.as_ref().map(|named| scoring_id(&rules, named));
    let scoring = scoring.as_deref();
    let schedule = choice.schedule.as_deref();
    // A score or a form of the schedule can bring settings.
    let mut before = rules.clone();
    let is_fit = presets::choose(&mut before, scoring, schedule, &[], players).is_ok();
    let settings = setting_ids(if is_fit { &before } else { &rules }, choice.settings());
    let chosen = presets::choose(&mut rules, scoring, schedule, &settings, players);
    let Err(error) = chosen else { return Ok(rules) };
    Err(match &error {
        ChoiceError::Unplayable(unplayable) => refused(named, &rules, unplayable),
        ChoiceError::Scoring(_)
        | ChoiceError::Schedule(_)
        | ChoiceError::Laws(_)
        | ChoiceError::LawsUnfit(..) => Failure::usage(words::choice_error(&rules, &error)),
        _ => Failure::usage(words::choice_error(&rules, &error))
            .hint(Hint::RulesOf(named.to_owned())),
    })
}

/// The id of the score that is called so: by its title in the reader's language, or else as it stands.
fn scoring_id(rules: &Ruleset, named: &str) -> String {
    let mut fitting = presets::scorings_for(rules).into_iter();
    let titled = fitting.find(|scoring| is_called(&words::score_title(scoring), named));
    titled.map_or_else(|| named.to_owned(), |scoring| scoring.id().to_owned())
}

/// Settings as they are typed, `KEY=VALUE`, by their ids: keys and values may be called by their names in the
/// reader's language.
fn setting_ids(rules: &Ruleset, typed: Vec<String>) -> Vec<String> {
    if typed.is_empty() {
        return typed;
    }
    let offers = Offer::all(rules);
    typed.into_iter().map(|typed| setting_id(&offers, &typed).unwrap_or(typed)).collect()
}

/// One setting by its ids; `None` if no setting is called so.
fn setting_id(offers: &[Offer], typed: &str) -> Option<String> {
    let (key, values) = typed.split_once('=')?;
    let of_key = offers.iter().find(|offer| offer.key == key);
    let offer = of_key.or_else(|| {
        let mut offers = offers.iter();
        offers.find(|offer| is_name(&words::setting_name(&offer.key), &offer.key, key))
    })?;
    let mut ids = Vec::new();
    for value in values.split(',') {
        let mut words = offer.takes.words().iter();
        let word = words.find(|word| is_name(&words::setting_value(word), word, value));
        ids.push(word.map_or(value, String::as_str));
    }
    Some(format!("{}={}", offer.key, ids.join(",")))
}

/// Whether what is typed is a name. An id that has no other name is typed as it is written.
fn is_name(name: &str, id: &str, typed: &str) -> bool {
    name != id && is_called(name, typed)
}

/// Whether what is typed is this name; a hyphen may stand for a space.
fn is_called(name: &str, typed: &str) -> bool {
    let plain = |text: &str| game::fold(text).replace('-', " ");
    plain(name) == plain(typed)
}

/// The ids of the clauses of some rules, and of all scores of the catalogue.
pub(crate) fn clause_ids(rules: impl Iterator<Item: Borrow<Ruleset>>) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for rules in rules {
        ids.extend(words::ruleset(rules.borrow()).into_iter().map(|(id, _)| id));
    }
    for scoring in presets::scorings() {
        ids.insert(format!("score.{}", scoring.id()));
    }
    ids
}

/// The score of the catalogue that has the id meant, unless a set of rules has it too.
pub(crate) fn score(named: &str) -> Option<Scoring> {
    if built_in(named).is_some() {
        return None;
    }
    presets::scorings().into_iter().find(|scoring| presets::means(named, scoring.id()))
}

/// The game that a command line asks for, with its rules resolved.
///
/// # Errors
/// As for [`rules`]; a name that is probably a mistake; or its id is invalid.
pub(crate) fn new_game(new: &NewArgs) -> Result<NewGame> {
    let (named, players) = named_in(new)?;
    let rules = rules(&named, &new.choice, Some(players.len()))?;
    let game = game(new, named.clone(), &players, rules)?;
    if is_path(&named) && (!game.rules.slips().is_empty() || !game.rules.setting_slips().is_empty())
    {
        check(&files::read_text(Path::new(&named))?).map_err(|errors| not_read(&named, &errors))?;
    }
    match game.players.iter().find_map(|name| SlipRefusal::of_name(name)) {
        Some(slip) => Err(slip.into()),
        None => Ok(game),
    }
}

/// The game that a record asks for, even if some of it is probably a mistake.
///
/// # Errors
/// As for [`new_game`].
pub(crate) fn recorded_game(new: &NewArgs) -> Result<NewGame> {
    let (named, players) = named_in(new)?;
    let rules = as_recorded(&named, &new.choice, Some(players.len()))?;
    game(new, named, &players, rules)
}

/// The rules that a command line for a new game names, and the players.
fn named_in(new: &NewArgs) -> Result<(String, Vec<String>)> {
    let Some(named) = &new.rules else { return Err(incomplete(new)) };
    let all = new.players();
    let (named, players) = rules_and_players(named, &all);
    if players.is_empty() { Err(incomplete(new)) } else { Ok((named, players.to_vec())) }
}

fn game(new: &NewArgs, named: String, players: &[String], rules: Ruleset) -> Result<NewGame> {
    Ok(NewGame {
        origin: Origin {
            rules: if is_path(&named) { named } else { rules.id.clone() },
            scoring: new.choice.scoring.as_ref().map(|_| rules.scoring.id().to_owned()),
            schedule: new.choice.schedule.as_ref().map(|_| rules.schedule.form.clone()),
            set: setting_ids(&rules, new.choice.settings()),
        },
        rules,
        players: players.to_vec(),
        dealer: new.dealer.clone(),
        columns: new.columns.clone(),
        title: new.title.clone(),
        forward: forward(new),
        begun: new.date,
        id: new.id.as_deref().map(|id| game_id(id, hints::give_new_id())).transpose()?,
    })
}

/// What a command line brings forward from elsewhere, if anything.
fn forward(new: &NewArgs) -> Option<NewForward> {
    if new.from_deal.is_none() && new.result.is_empty() {
        return None;
    }
    let mut totals = Vec::new();
    totals.extend(new.totals.iter().map(|total| (None, *total)));
    totals.extend(new.result.iter().map(|named| (named.name.clone(), named.value)));
    let mut runs = Vec::new();
    for run in &new.runs {
        let length = run.value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        runs.push((run.name.clone().unwrap_or_default(), length));
    }
    let tallies = new.tallies.iter().cloned().collect();
    Some(NewForward { next: new.from_deal, totals, runs, tallies })
}

/// The name of some rules, and the players after it: `oh hell Ana Marko` names the rules in two words.
pub(crate) fn rules_and_players<'a>(rules: &str, players: &'a [String]) -> (String, &'a [String]) {
    if let [second, others @ ..] = players
        && built_in(rules).is_none()
    {
        let both = format!("{rules} {second}");
        if built_in(&both).is_some() {
            return (both, others);
        }
    }
    (rules.to_owned(), players)
}

/// Reads a rules file strictly.
///
/// # Errors
/// As for [`presets::check`].
pub(crate) fn check(text: &str) -> Result<Ruleset, Vec<LocatedFileError>> {
    presets::check(text, words::own_words_errors)
}

/// What is probably a mistake in the rules file that a command names.
pub(crate) fn slips(named: &str) -> Vec<String> {
    if !is_path(named) {
        return Vec::new();
    }
    // A pipe was read before, and has nothing more to say.
    let Ok(text) = files::read_regular_text(Path::new(named)) else { return Vec::new() };
    let errors = check(&text).err().unwrap_or_else(|| presets::old_forms(&text));
    words::file_errors(named, &errors)
}

/// The failure of a rules file with errors.
fn not_read(named: &str, errors: &[LocatedFileError]) -> Failure {
    let mut sentences = words::file_errors(named, errors).into_iter();
    let failure = Failure::against(sentences.next().unwrap_or_default().into());
    match sentences.len() {
        0 => failure,
        more => failure
            .note([messages::RulesFileMoreErrors { errors: more }.say()])
            .hint(hints::check_rules(named)),
    }
}

/// Refuses a rules file named in a script if it has errors, or is outside the `folder` to which the script is
/// limited. The file may be private, so nothing in it is quoted.
///
/// # Errors
/// The file is refused, or cannot be read.
pub(crate) fn check_file_of_script(path: &Path, folder: Option<&Path>) -> Result<()> {
    let file = path.display().to_string();
    if let Some(folder) = folder
        && !files::is_within(path, folder)?
    {
        return Err(Failure::data(messages::ScriptRefusalFile { file }.say()));
    }
    presets::read(&files::read_regular_text(path)?).map(drop).map_err(|errors| {
        let first = errors.first().map(|error| words::unquoted_file_error(&file, error));
        Failure::against(first.unwrap_or_default().into()).note([messages::ScriptRemedyFile.say()])
    })
}

/// The rules file that a name stands for; `None` if the rules are built in.
pub(crate) fn named_file(named: &str) -> Option<&Path> {
    (is_path(named) && built_in(named).is_none()).then(|| Path::new(named))
}

fn is_path(named: &str) -> bool {
    let path = Path::new(named);
    path.components().count() > 1 || path.extension().is_some()
}

/// What is missing in a new game, with the games there are and an example.
pub(crate) fn incomplete(new: &NewArgs) -> Failure {
    let known = new.rules.as_deref().and_then(|named| rules(named, &new.choice, None).ok());
    match known {
        Some(rules) => Failure::usage(words::who_plays(&rules)).hint(hints::new_game_by(&rules)),
        None => Failure::usage(messages::PromptNewGameUsage.say())
            .note([words::games(presets::rulesets())])
            .hint(hints::new_game()),
    }
}

/// The games, each with its number, its title and how many can play; with the number alone, if that is more than
/// fits the screen with a question and a reply.
pub(super) fn games(screen: &Screen) -> Listed {
    const OTHER_LINES: usize = 6;
    let games = presets::rulesets().filter_map(presets::ruleset).zip(1..);
    let lines: Vec<String> =
        games.map(|(rules, number)| words::game_choice(number, &rules)).collect();
    let rows = lines.iter().map(|line| fold(line, screen.fold_at).lines().count());
    match screen.rows {
        Some(most) if rows.sum::<usize>() + OTHER_LINES > most => {
            let ids = presets::rulesets().zip(1..);
            Listed::Inline(ids.map(|(id, number)| format!("{number} {id}")).collect())
        }
        _ => Listed::Lines(lines),
    }
}

/// The players with these names, if the rules seat that many.
///
/// # Errors
/// They do not, or one of the names cannot be one.
pub(crate) fn players(rules: &Ruleset, names: &[String]) -> Result<Players> {
    let players = Players::new(names).map_err(|error| words::players_error(&error))?;
    seated(rules, names.len())?;
    Ok(players)
}

/// A number of players, if the rules seat that many.
pub(crate) fn seated(rules: &Ruleset, given: usize) -> Result<u8> {
    if let Ok(players) = u8::try_from(given)
        && rules.table(players).is_some()
    {
        return Ok(players);
    }
    let refusal = Refusal::PlayerCount { given, seated: rules.player_counts() };
    Err(words::ruling(rules, &refusal, &|_| String::new()).into())
}

/// The seat of the player meant by a name.
pub(crate) fn seat(players: &Players, name: &str) -> Result<Seat> {
    players.find(name).map_err(|error| request::unnamed(players, &error).into())
}

/// A set of laws that comes with the program.
///
/// # Errors
/// None has that name.
pub(crate) fn laws(named: &str) -> Result<&'static LawSet> {
    presets::laws(named)
        .ok_or_else(|| Failure::usage(words::unknown(Unknown::Laws, named, presets::law_ids())))
}
