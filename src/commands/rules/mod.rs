//! `rules`: the catalogue, one set of rules in words or as a file, and whether a file is sound.

mod clause;

use crate::grammar::hints::{self, Spelling};
use crate::grammar::{Choice, Global};
use crate::output::json::{NamedSchema, any, part};
use crate::output::{Look, fold_in, plain, text};
use crate::presets::{self, LocatedFileError};
use crate::rules::{AuctionRule, BidWord, Citation, Hand, HandScore, Points, Ruleset, Scoring};
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, Result, choose, files};
use crate::views::{Cell, Column, Grid, Group, Ink};
use crate::words::ClauseInWords;
use crate::words::messages;
use crate::words::{self, Hint};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "rules",
    "The catalogue, a set of rules, a clause, a score, or whether a file is valid",
    || {
        any(&[
            part::<Catalogue>,
            part::<Ruleset>,
            part::<Scoring>,
            part::<Soundness>,
            part::<ClauseInWords>,
        ])
    },
);

pub(crate) const FILE_SCHEMA: NamedSchema =
    NamedSchema::titled("rules-file", "A rules file, as TOML or JSON", presets::schema);

/// List the sets of rules and scores, or describe one
///
/// hoyle rules serbian
///
/// hoyle rules romanian --toml > ours.toml
///
/// hoyle rules --check ours.toml
#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
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

#[derive(Serialize, JsonSchema)]
pub(crate) struct Catalogue {
    /// The games, one family after the other.
    rules: Vec<Named>,
    scores: Vec<Named>,
}

#[derive(Serialize, JsonSchema)]
struct Named {
    id: String,
    title: String,
    /// What a game has in common with others, such as an auction.
    #[serde(skip_serializing_if = "Option::is_none")]
    family: Option<String>,
}

pub(crate) fn rules(context: &Context, asked: &RulesArgs) -> Result<Answer> {
    if let Some(path) = &asked.check {
        return check(context, path);
    }
    let Some(named) = &asked.rules else { return Ok(catalogue(context)) };
    if clause::is_clause(named) {
        return match asked.toml {
            true => Err(Failure::usage(messages::RulesClauseNotFile.say())),
            false => clause::clause(context, named, &asked.choice),
        };
    }
    if let Some(scoring) = choose::score(named) {
        return Ok(score(context, &scoring));
    }
    let rules = choose::rules(named, &asked.choice, None)?;
    if asked.toml {
        return Ok(Answer::data(as_file(&rules)));
    }
    let record = |(id, says)| plain::record([id, says]);
    let clauses = |rules: &_| words::ruleset(rules).into_iter().map(record).collect();
    let text = |rules: &_| Answer::result(in_words(rules, context) + &choices(rules, context));
    Ok(Answer::of(&rules, context, clauses, text))
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
    let (sound, because, faults) = match choose::check(&files::read_text(path)?) {
        Ok(rules) => (true, words::file_is_sound(&name, &rules), Vec::new()),
        Err(faults) if context.global.json => {
            (false, words::file_errors(&name, &faults).join(" "), faults)
        }
        Err(faults) => {
            return Err(Failure::against(words::file_errors(&name, &faults).join("\n").into()));
        }
    };
    let json = |LocatedFileError { at, error }| {
        let (line, column) = at.unzip();
        FaultJson { line, column, says: words::rules_file_error(&error) }
    };
    let faults = faults.into_iter().map(json).collect();
    let record = |it: &Soundness| plain::record(["sound", &it.because]);
    let text = |it: &Soundness| Answer::paragraphs(&[&it.because], &context.screen);
    let answer = Answer::of(&Soundness { sound, because, faults }, context, record, text);
    Ok(Answer { code: if sound { DONE } else { AGAINST_THE_RULES }, ..answer })
}

/// A score of the catalogue in words.
fn score(context: &Context, scoring: &Scoring) -> Answer {
    let clause = format!("score.{}", scoring.id());
    let says = words::scoring(scoring, &Citation::Passage(scoring.source().clone()));
    let text = |_: &_| {
        let hint = Hint::of_folder(
            messages::HintNewWithScore.say(),
            format!("new RULES NAME… --scoring {}", scoring.id()),
        );
        let text = format!("{clause}\n{}", fold_in(&says, context.screen.look.width, 0));
        Answer::result(text).remark(context.hint(&hint))
    };
    Answer::of(scoring, context, |_| plain::record([&clause, &says]), text)
}

/// A set of rules as a file to change.
fn as_file(rules: &Ruleset) -> String {
    let file = toml::to_string(rules).expect("rules are tables, texts and numbers");
    let check = words::hint_line(&hints::check_rules("FILE"), &|hint| {
        Spelling::Shell.spell(hint, &Global::default())
    });
    let header = [messages::RulesFileHeader { title: &rules.title }.say(), check];
    let header: String = header.iter().map(|line| format!("# {line}\n")).collect();
    format!("{header}\n{file}")
}

fn in_words(rules: &Ruleset, context: &Context) -> String {
    let look = context.screen.look;
    let clause = |(id, says): &(_, String)| format!("\n{id}\n{}\n", fold_in(says, look.width, 0));
    let clauses: String = words::ruleset(rules).iter().map(clause).collect();
    let table = match (&rules.scoring, rules.bidding.auction()) {
        (Scoring::Hands(score), _) => format!("\n{}", points_table(rules, score, look)),
        (_, Some(rule)) => format!("\n{}", contracts_table(&rules.scoring, rule, look)),
        _ => String::new(),
    };
    format!("{}\n{clauses}{table}", words::rules_title(rules))
}

/// What a table may choose, as it is typed.
fn choices(rules: &Ruleset, context: &Context) -> String {
    let option = |option: &str, rows: Vec<(String, String)>| -> Vec<(String, String)> {
        rows.into_iter().map(|(value, what)| (format!("{option} {value}"), what)).collect()
    };
    let scores = presets::scorings_for(rules);
    let score =
        (rules.scoring.id().to_owned(), messages::OfferOtherScores { scores: scores.len() }.say());
    let score = if scores.len() > 1 { vec![score] } else { Vec::new() };
    let (forms, offers) = (words::forms(rules), words::offers(rules));
    let rows =
        [option("--scoring", score), option("--schedule", forms), option("--set", offers)].concat();
    if rows.is_empty() {
        return String::new();
    }
    let list = context.screen.list(rows.iter().map(|(name, what)| (name, what)));
    format!(
        "\n{}\n{list}",
        fold_in(&messages::OfferChoicesCaption.say(), context.screen.look.width, 0)
    )
}

/// The largest deal in a table of points: it has to fit a screen.
const TABLED_CARDS: u8 = 13;

/// The points of every bid by every number of tricks, in the largest deal.
fn points_table(rules: &Ruleset, score: &HandScore, look: Look) -> String {
    let players = rules.player_counts().into_iter().min_by_key(|it| it.abs_diff(4)).unwrap_or(4);
    let cards = rules.largest_deal(players).unwrap_or(0).min(TABLED_CARDS);
    let bid = Group::of_one(&messages::HeadingBid.say(), Column::NUMBERS);
    let mut grid = by_tricks(
        bid,
        cards,
        vec![
            messages::RulesPointsCaption.say(),
            messages::RulesPointsDeal { cards, players }.say(),
        ],
    );
    let Some(bidding) = rules.bidding.exact() else { return String::new() };
    let bids = bidding.range(cards).map(|bid| (bid.to_string(), bid, None));
    let named =
        bidding.named.iter().map(|it| (it.word.clone(), it.bid, BidWord::from(&it.word).ok()));
    for (typed, bid, word) in bids.chain(named) {
        let points = (0..=cards).map(|took| {
            let hand = Hand { word, ..rules.hand(bid, took, cards, players) };
            let ink = if score.judged(hand).0.is_made() { Ink::Made } else { Ink::Plain };
            Cell::new(score.score(hand, None), ink)
        });
        grid.push(
            [Cell::new(words::bid_name(&typed), Ink::Heading)].into_iter().chain(points).collect(),
        );
    }
    text::grid(&grid, look)
}

/// A table with a row for each bid, and a column for each number of tricks.
fn by_tricks(bid: Group, most: u8, caption: Vec<String>) -> Grid {
    let took = (0..=most).map(|took| Group::of_one(&took.to_string(), Column::NUMBERS));
    Grid { caption, ..Grid::new([bid.stub()].into_iter().chain(took).collect()) }
}

/// What each bid pays by the tricks of the declaring side.
fn contracts_table(scoring: &Scoring, rule: &AuctionRule, look: Look) -> String {
    let mut grid = by_tricks(
        Group::of_one(&messages::HeadingBid.say(), Column::WORDS),
        13,
        vec![messages::RulesContractsCaption.say(), messages::RulesContractsOpponents.say()],
    );
    for bid in &rule.bids {
        let most = bid.tricks(13);
        let score = |took| scoring.of_contract(bid, took, 13, 4);
        let scores: Vec<(Points, Points)> = (0..=most).map(score).collect();
        let challenger = scores.iter().map(|(points, _)| {
            Cell::new(points, if *points > Points::ZERO { Ink::Made } else { Ink::Plain })
        });
        let opponent = scores.iter().map(|(_, points)| Cell::new(points, Ink::Dim));
        let rest = (most..13).map(|_| Cell::default());
        let bid = Cell::plain(words::bid_name(&bid.id));
        grid.push([bid].into_iter().chain(challenger).chain(rest.clone()).collect());
        grid.push([Cell::default()].into_iter().chain(opponent).chain(rest).collect());
    }
    text::grid(&grid, look)
}

fn catalogue(context: &Context) -> Answer {
    let named = |id: &str, title: &str, family| Named {
        id: id.to_owned(),
        title: title.to_owned(),
        family,
    };
    let rules = presets::rulesets().filter_map(presets::ruleset);
    let rules =
        rules.map(|it| named(&it.id, &words::rules_title(&it), Some(words::family(&it)))).collect();
    let scores = presets::scorings()
        .iter()
        .map(|it| named(it.id(), &words::score_title(it), None))
        .collect();
    let catalogue = Catalogue { rules, scores };
    let records = |catalogue: &Catalogue| {
        let rules = catalogue.rules.iter().map(|it| ["rules", &it.id, &it.title]);
        let scores = catalogue.scores.iter().map(|it| ["scores", &it.id, &it.title]);
        rules.chain(scores).map(plain::record).collect()
    };
    let list = |named: &[Named]| context.screen.list(named.iter().map(|it| (&it.id, &it.title)));
    Answer::of(&catalogue, context, records, |Catalogue { rules, scores }| {
        let families = rules.chunk_by(|one, next| one.family == next.family);
        let families: String = families
            .map(|games| {
                format!("{}\n{}\n", games[0].family.as_deref().unwrap_or_default(), list(games))
            })
            .collect();
        Answer::result(format!("{families}{}\n{}", messages::RulesScoresTitle.say(), list(scores)))
            .remark(context.hint(&Hint::of_program(messages::HintRulesShow.say(), "rules NAME")))
    })
}
