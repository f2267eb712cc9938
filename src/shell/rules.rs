//! `rules`: the catalogue, one set of rules in words or as a file, and whether a file is sound.

use crate::grammar::{Rules, hints};
use crate::output;
use crate::output::text::Look;
use crate::presets;
use crate::rules::{AuctionRule, Hand, HandScore, Points, Ruleset, Scoring};
use crate::terminal::answer::{Answer, fold};
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::{AGAINST_THE_RULES, DONE, Failure};
use crate::views::{Cell, Column, Grid, Group, Ink};
use crate::words::{self, Hint};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::Path;

#[derive(Serialize, JsonSchema)]
pub(crate) struct Catalogue {
    rules: Vec<Named>,
    scores: Vec<Named>,
}

#[derive(Serialize, JsonSchema)]
struct Named {
    id: String,
    title: String,
}

/// Answers with what is asked for of the rules.
pub(crate) fn rules(context: &Context, asked: &Rules) -> Result<Answer, Failure> {
    if let Some(path) = &asked.check {
        return check(context, path);
    }
    let Some(named) = &asked.rules else { return Ok(catalogue(context)) };
    if let (None, Some(scoring)) = (presets::ruleset(named), presets::scoring(named)) {
        return Ok(score(context, &scoring));
    }
    let rules = choose::rules(named, &asked.choice, None)?;
    Ok(if asked.toml {
        Answer::data(as_file(&rules))
    } else if context.global.json {
        Answer::json(&rules)
    } else if context.global.plain {
        Answer::plain(words::ruleset(&rules).into_iter().map(|(id, says)| [id, says]))
    } else {
        Answer::result(in_words(&rules, context.look))
    })
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Soundness {
    sound: bool,
    because: String,
}

/// Answers whether a rules file is sound.
fn check(context: &Context, path: &Path) -> Result<Answer, Failure> {
    let (sound, because) = match choose::read_file(path) {
        Ok(rules) => (true, words::file_is_sound(&path.display().to_string(), &rules)),
        Err(failure) if context.global.json && failure.code == AGAINST_THE_RULES => {
            (false, failure.lines(context.speller).join(" "))
        }
        Err(failure) => return Err(failure),
    };
    let code = if sound { DONE } else { AGAINST_THE_RULES };
    let answer = if context.global.json {
        Answer::json(&Soundness { sound, because })
    } else if context.global.plain {
        Answer::plain([["sound", &because]])
    } else {
        Answer::paragraphs(&[because], context.fold_at)
    };
    Ok(Answer { code, ..answer })
}

/// A score of the catalogue in words.
fn score(context: &Context, scoring: &Scoring) -> Answer {
    if context.global.json {
        return Answer::json(scoring);
    }
    if context.global.plain {
        return Answer::plain([[format!("score.{}", scoring.id()), words::scoring(scoring)]]);
    }
    let text = fold(&words::scoring(scoring), Some(context.look.width));
    let hint = Hint::NewWithScore(scoring.id().to_owned());
    Answer::result(format!("score.{}\n{text}", scoring.id())).remark(context.hint(&hint))
}

/// A set of rules as a file to change.
fn as_file(rules: &Ruleset) -> String {
    let file = toml::to_string(rules).expect("rules are tables, texts and numbers");
    let header = [words::file_header(rules), words::hint_line(&Hint::CheckRules, hints::spelled)];
    let header: String = header.iter().map(|line| format!("# {line}\n")).collect();
    format!("{header}\n{file}")
}

fn in_words(rules: &Ruleset, look: Look) -> String {
    let mut lines = vec![rules.title.clone()];
    for (id, says) in words::ruleset(rules) {
        lines.push(String::new());
        lines.push(id);
        lines.push(fold(&says, Some(look.width)));
    }
    lines.push(String::new());
    lines.push(match (&rules.scoring, rules.bidding.auction()) {
        (Scoring::Hands(score), _) => points_table(rules, score, look),
        (_, Some(rule)) => contracts_table(rule, look),
        _ => String::new(),
    });
    lines.join("\n")
}

/// The largest deal in a table of points: it has to fit a screen.
const TABLED_CARDS: u8 = 8;

/// The points of every bid by every number of tricks, in a deal of a usual size.
fn points_table(rules: &Ruleset, score: &HandScore, look: Look) -> String {
    let players =
        rules.player_counts().into_iter().min_by_key(|count| count.abs_diff(4)).unwrap_or(4);
    let cards = rules.highest(players).min(TABLED_CARDS);
    let took = (0..=cards).map(|took| took.to_string());
    let bid = Group::of_one("bid", Column::NUMBERS).stub();
    let groups = took.map(|took| Group::of_one(&took, Column::NUMBERS));
    let mut grid = Grid::new(std::iter::once(bid).chain(groups).collect());
    grid.caption = words::points_caption(cards, players);
    for bid in 0..=cards {
        let mut row = vec![Cell::new(bid, Ink::Heading)];
        row.extend((0..=cards).map(|took| {
            let hand = Hand { bid, took, cards, players };
            let ink = if bid == took { Ink::Made } else { Ink::Plain };
            Cell::new(score.score(hand, None), ink)
        }));
        grid.push(row);
    }
    output::text::grid(&grid, look)
}

/// What each bid pays by the tricks of the declaring side.
fn contracts_table(rule: &AuctionRule, look: Look) -> String {
    let bid = Group::of_one("bid", Column::WORDS).stub();
    let took = (0..=13).map(|took: u8| Group::of_one(&took.to_string(), Column::NUMBERS));
    let mut grid = Grid::new(std::iter::once(bid).chain(took).collect());
    grid.caption = words::contracts_caption();
    for bid in &rule.bids {
        let most = bid.tricks(13);
        let scores = (0..=13).map(|took| (took <= most).then(|| bid.score(took, 13)));
        let mut challenger = vec![Cell::plain(&bid.id)];
        challenger.extend(scores.clone().map(|score| match score {
            Some((points, _)) if points > Points::ZERO => Cell::new(points, Ink::Made),
            Some((points, _)) => Cell::plain(points),
            None => Cell::empty(),
        }));
        grid.push(challenger);
        let mut opponent = vec![Cell::empty()];
        opponent.extend(scores.map(|score| match score {
            Some((_, points)) => Cell::new(points, Ink::Dim),
            None => Cell::empty(),
        }));
        grid.push(opponent);
    }
    output::text::grid(&grid, look)
}

fn catalogue(context: &Context) -> Answer {
    let rulesets = presets::rulesets().filter_map(presets::ruleset);
    let catalogue = Catalogue {
        rules: rulesets.map(|rules| Named { id: rules.id, title: rules.title }).collect(),
        scores: presets::scorings()
            .into_iter()
            .map(|scoring| Named { id: scoring.id().to_owned(), title: scoring.title().to_owned() })
            .collect(),
    };
    if context.global.json {
        return Answer::json(&catalogue);
    }
    if context.global.plain {
        let of = |kind: &'static str, named: Vec<Named>| {
            named.into_iter().map(move |it| [kind.to_owned(), it.id, it.title])
        };
        return Answer::plain(of("rules", catalogue.rules).chain(of("scores", catalogue.scores)));
    }
    let list = |named: &[Named]| {
        let width = named.iter().map(|named| named.id.len()).max().unwrap_or(0);
        let line = |named: &Named| context.row(&named.id, width, &named.title);
        named.iter().map(line).collect::<String>()
    };
    Answer::result(format!(
        "Rules\n{}\nScores\n{}",
        list(&catalogue.rules),
        list(&catalogue.scores)
    ))
    .remark(context.hint(&Hint::Rules))
}
