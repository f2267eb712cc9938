//! `rules`: the catalogue, one set of rules in words or as a file, and whether a file is sound.

use crate::grammar::Rules;
use crate::output;
use crate::output::text::Look;
use crate::presets;
use crate::rules::{AuctionRule, Hand, HandScore, Points, Ruleset, Scoring};
use crate::terminal::answer::{Answer, fold};
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::{AGAINST_THE_RULES, DONE, Failure};
use crate::views::{Cell, Column, Grid, Group, Ink};
use crate::words;
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

/// Returns what is asked for of the rules.
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

/// Returns whether a rules file is sound.
fn check(context: &Context, path: &Path) -> Result<Answer, Failure> {
    let (sound, because) = match choose::read_file(path) {
        Ok(rules) => {
            let players = words::range(&rules.player_counts());
            (true, format!("{} is sound: {}, for {players} players.", path.display(), rules.title))
        }
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

/// Returns a score of the catalogue in words.
fn score(context: &Context, scoring: &Scoring) -> Answer {
    if context.global.json {
        return Answer::json(scoring);
    }
    if context.global.plain {
        return Answer::plain([[format!("score.{}", scoring.id()), words::scoring(scoring)]]);
    }
    let told = format!(
        "score.{}\n{}",
        scoring.id(),
        fold(&words::scoring(scoring), Some(context.look.width))
    );
    Answer::result(told).remark("Play by it: hoyle new RULES PLAYER… --scoring ID.")
}

/// Returns a set of rules as a file in which every line may be changed.
fn as_file(rules: &Ruleset) -> String {
    let file = toml::to_string(rules).expect("rules are tables, texts and numbers");
    format!(
        "# {}. Change a line, and id, title and sources with it; hoyle rules --check FILE\n# says whether the file is sound.\n\n{file}",
        rules.title
    )
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

/// The largest deal for which points are tabled: the table must fit a screen.
const TABLED_CARDS: u8 = 8;

/// Returns the points of every bid by every number of tricks, in a deal of a usual size.
fn points_table(rules: &Ruleset, score: &HandScore, look: Look) -> String {
    let players =
        rules.player_counts().into_iter().min_by_key(|count| count.abs_diff(4)).unwrap_or(4);
    let cards = rules.highest(players).min(TABLED_CARDS);
    let took = (0..=cards).map(|took| took.to_string());
    let bid = Group::of_one("bid", Column::NUMBERS).stub();
    let groups = took.map(|took| Group::of_one(&took, Column::NUMBERS));
    let mut grid = Grid::new(std::iter::once(bid).chain(groups).collect());
    let deal = format!("{} each, {players} players", words::count(cards, "card"));
    grid.caption = vec!["Points by bid and tricks taken".to_owned(), deal];
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

/// Returns what each bid pays by the tricks of the declaring side.
fn contracts_table(rule: &AuctionRule, look: Look) -> String {
    let bid = Group::of_one("bid", Column::WORDS).stub();
    let took = (0..=13).map(|took: u8| Group::of_one(&took.to_string(), Column::NUMBERS));
    let mut grid = Grid::new(std::iter::once(bid).chain(took).collect());
    grid.caption =
        vec!["Each challenger's points by tricks".to_owned(), "an opponent's below".to_owned()];
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
    .remark("hoyle rules NAME tells one set of rules in words.")
}
