//! `rules`: the catalogue, one set of rules in words or as a file, and whether a file is sound.

mod catalogue;
mod clause;
mod file;
pub(crate) mod find;
mod laws;
mod questions;
mod readings;
mod tables;

use crate::grammar::Choice;
use crate::grammar::hints;
use crate::output::json::{NamedSchema, any, part};
use crate::output::{fold_in, plain};
use crate::presets::{self, LocatedFileError, RulesFileError};
use crate::rules::laws::IncidentKind;
use crate::rules::{BidRule, Citation, Ruleset, Scoring};
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, Result, choose, files};
use crate::words::{self, ClauseInWords, Hint, ReadingInWords, messages};
use clap::Args;
use file::as_file;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};
use tables::{bids_table, contracts_table, points_table};

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "rules",
    "The catalogue, a set of rules, a clause, a score, what has some words, or whether a file is valid",
    || {
        any(&[
            part::<catalogue::Catalogue>,
            part::<Ruleset>,
            part::<Scoring>,
            part::<Soundness>,
            part::<ClauseInWords>,
            part::<Vec<ReadingInWords>>,
            part::<laws::LawsJson<'_>>,
            part::<Vec<find::FoundJson>>,
        ])
    },
);

pub(crate) const FILE_SCHEMA: NamedSchema =
    NamedSchema::titled("rules-file", "A rules file, as TOML or JSON", presets::schema);

/// List the sets of rules and scores, or describe one
///
/// hoyle rules serbian --find dealer
#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// A set of rules or laws, a file, a clause like serbian.hook, or new
    pub(crate) rules: Option<String>,
    /// Of a set of laws, only those on this kind of incident
    #[arg(value_name = "KIND", hide_possible_values = true)]
    pub(crate) kind: Option<IncidentKind>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Print them as a rules file, to edit for house rules
    #[arg(long, requires = "rules")]
    pub(crate) toml: bool,
    /// List what no document says, and how Hoyle reads it
    #[arg(long, requires = "rules", conflicts_with = "toml")]
    pub(crate) readings: bool,
    /// Find clauses, laws and headings of the manual by their words
    #[arg(long, value_name = "WORDS", conflicts_with_all = ["toml", "readings", "examples", "check"])]
    pub(crate) find: Option<String>,
    /// List the example files, which are named like the games
    #[arg(long, conflicts_with_all = ["rules", "check"])]
    pub(crate) examples: bool,
    /// Check whether a rules file is valid
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    pub(crate) check: Option<PathBuf>,
}

impl RulesArgs {
    /// The rules file that the command opens.
    pub(crate) fn file(&self) -> Option<&Path> {
        let named = self.rules.as_deref();
        match &self.check {
            Some(path) => Some(path),
            None if named.is_some_and(clause::is_clause) => None,
            None => named.and_then(choose::named_file),
        }
    }
}

/// Answers with what is asked for: the catalogue, a set of rules, a clause, a score, or whether a file is
/// sound.
///
/// # Errors
/// There is no such thing, or the file cannot be read.
pub(crate) fn rules(context: &Context, args: &RulesArgs) -> Result<Answer> {
    if let Some(path) = &args.check {
        return check(context, path);
    }
    if let Some(text) = &args.find {
        let rules = args.rules.as_deref().map(|named| choose::rules(named, &args.choice, None));
        return find::find(context, text, rules.transpose()?.as_ref());
    }
    let Some(named) = &args.rules else {
        return Ok(if args.examples {
            catalogue::examples(context)
        } else {
            catalogue::catalogue(context)
        });
    };
    if named == "new" {
        let new = questions::ask_rules(context)?;
        let players = new.rules.player_counts().into_iter().min().unwrap_or(2);
        let names = " NAME".repeat(players.into());
        let start =
            Hint::of_folder(messages::HintNewGame.say(), format!("new {}{names}", new.file));
        return Ok(Answer::result(in_words(&new.rules, context))
            .remark(messages::RulesNewWritten { file: &new.file }.say())
            .remark(context.hint(&start)));
    }
    if let Some((set, number)) = laws::named(named) {
        if args.toml {
            return Err(Failure::usage(messages::RulesClauseNotFile.say()));
        }
        return laws::laws(context, set, number, args.kind);
    }
    if args.kind.is_some() {
        choose::laws(named)?;
    }
    if clause::is_clause(named) {
        if args.toml {
            return Err(Failure::usage(messages::RulesClauseNotFile.say()));
        }
        return clause::clause(context, named, &args.choice);
    }
    if let Some(scoring) = choose::score(named) {
        return Ok(score(context, &scoring));
    }
    let rules = choose::rules(named, &args.choice, None)?;
    if args.toml {
        return Ok(Answer::data(as_file(&rules)));
    }
    if args.readings {
        return Ok(readings::readings(context, &rules));
    }
    Ok(Answer::of(&rules, context, records, |rules| {
        Answer::result(in_words(rules, context) + &choices(rules, context))
    }))
}

fn records(rules: &Ruleset) -> String {
    words::ruleset(rules).into_iter().map(|(id, says)| plain::record([id, says])).collect()
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Soundness {
    sound: bool,
    because: String,
    faults: Vec<FaultJson>,
}

/// A fault of a rules file, and its place, counted from 1.
#[derive(Serialize, JsonSchema)]
struct FaultJson {
    line: Option<usize>,
    column: Option<usize>,
    says: String,
}

/// Answers whether a rules file is sound.
fn check(context: &Context, path: &Path) -> Result<Answer> {
    let name = path.display().to_string();
    let text = files::read_text(path)?;
    let mut remarks = Vec::new();
    let (soundness, code) = match choose::check(&text) {
        Ok(rules) => {
            remarks = words::file_errors(&name, &presets::old_forms(&text));
            let because = words::file_is_sound(&name, &rules);
            (Soundness { sound: true, because, faults: Vec::new() }, DONE)
        }
        Err(errors) if context.global.json => {
            let because = words::file_errors(&name, &errors).join(" ");
            let faults = errors.iter().map(FaultJson::of).collect();
            (Soundness { sound: false, because, faults }, AGAINST_THE_RULES)
        }
        Err(errors) => {
            let failure = Failure::against(words::file_errors(&name, &errors).join("\n").into());
            return Err(match errors.as_slice() {
                [LocatedFileError { error: RulesFileError::Empty, .. }] => {
                    failure.hint(hints::start_rules())
                }
                _ => failure,
            });
        }
    };
    let answer = Answer::of(
        &soundness,
        context,
        |Soundness { because, .. }| plain::record(["sound", because]),
        |Soundness { because, .. }| Answer::paragraphs(&[because], &context.screen),
    );
    Ok(Answer { code, ..answer }.with_remarks(remarks))
}

impl FaultJson {
    fn of(error: &LocatedFileError) -> FaultJson {
        let (line, column) = error.at.unzip();
        FaultJson { line, column, says: words::rules_file_error(&error.error) }
    }
}

/// A score of the catalogue in words.
fn score(context: &Context, scoring: &Scoring) -> Answer {
    let clause = format!("score.{}", scoring.id());
    let says = words::scoring(scoring, &Citation::Passage(scoring.source().clone()));
    Answer::of(
        scoring,
        context,
        |_| plain::record([&clause, &says]),
        |_| {
            let hint = Hint::of_folder(
                messages::HintNewWithScore.say(),
                format!("new RULES NAME… --scoring {}", scoring.id()),
            );
            let folded = fold_in(&says, context.screen.look.width, 0);
            Answer::result(format!("{clause}\n{folded}")).remark(context.hint(&hint))
        },
    )
}

fn in_words(rules: &Ruleset, context: &Context) -> String {
    let look = context.screen.look;
    let mut text = format!("{}\n", words::rules_title(rules));
    let targets = rules.bidding.auction().and_then(words::targets);
    for (id, mut says) in words::ruleset(rules) {
        // A table below has them.
        if let Some(targets) = &targets {
            says = says.replace(&format!("{targets} "), "");
        }
        text += &format!("\n{id}\n{}\n", fold_in(&says, look.width, 0));
    }
    match (&rules.scoring, rules.bidding.auction()) {
        (Scoring::Hands(score), _) => text += &format!("\n{}", points_table(rules, score, look)),
        (_, Some(auction)) => {
            text += &format!("\n{}", bids_table(auction, look));
            if auction.bids.iter().any(BidRule::is_by_tricks) {
                text += &format!("\n{}", contracts_table(rules, auction, look));
            }
            let mut shown = None;
            for (row, bid) in auction.rows().filter(|(_, bid)| !bid.is_by_tricks()) {
                if shown.replace(row) != Some(row) {
                    let pays = words::bid_pays(&rules.scoring, bid);
                    text += &format!("\n{}\n", fold_in(&pays, look.width, 0));
                }
            }
        }
        _ => {}
    }
    text
}

/// What a table may choose, as it is typed.
fn choices(rules: &Ruleset, context: &Context) -> String {
    let mut rows = Vec::new();
    let scorings = presets::scorings_for(rules);
    if scorings.len() > 1 {
        let id = rules.scoring.id();
        let others = messages::OfferOtherScores { scores: scorings.len() };
        rows.push((format!("--scoring {id}"), others.say()));
    }
    // Another score of the same passage, such as a harsher one.
    for scoring in scorings {
        if scoring.source() == rules.scoring.source() && scoring.id() != rules.scoring.id() {
            let title = words::score_title(&scoring);
            rows.push((format!("--scoring {}", scoring.id()), format!("{title}.")));
        }
    }
    for (form, says) in words::forms(rules) {
        rows.push((format!("--schedule {form}"), says));
    }
    for (setting, says) in words::offers(rules) {
        rows.push((format!("--set {setting}"), says));
    }
    let laws = rules.laws();
    for (key, usual) in &laws.settings {
        let values = laws.values(key).into_iter().collect::<Vec<_>>().join(", ");
        rows.push((
            format!("--set {key}={usual}"),
            format!("{values}: {}.", words::law_title(&laws)),
        ));
    }
    for set in presets::fitting_laws(rules) {
        rows.push((format!("--laws {}", set.id), format!("{}.", words::law_title(set))));
    }
    if rules.incidents.laws.is_some() {
        rows.push(("--laws none".to_owned(), messages::OfferNoLaws.say()));
    }
    if rows.is_empty() {
        return String::new();
    }
    let caption = fold_in(&messages::OfferChoicesCaption.say(), context.screen.look.width, 0);
    format!("\n{caption}\n{}", context.screen.list(rows.into_iter()))
}
