//! `what-if`: a game as other rules score it.

mod json;
mod words;

pub(crate) use json::SCHEMA;
use json::ScoredBy;

use crate::analysis::{WhatIf, WhatIfError, difference};
use crate::game::Game;
use crate::grammar::Choice;
use crate::output::{fold_in, plain, text};
use crate::presets;
use crate::rules::{Ruleset, ScoreBasis, Setting};
use crate::terminal::{Answer, Context, Failure, Result, choose, games};
use crate::views::{Cell, Column, Grid, Group, Ink};
use crate::words::{Fixable, Hint, joined, messages, sides};
use clap::Args;
use std::cmp::Reverse;

/// Show how the game would have ended by other rules
///
/// hoyle what-if --scoring montreal
///
/// hoyle what-if --all
///
/// hoyle what-if --explain montreal
#[derive(Debug, Args)]
pub(crate) struct WhatIfArgs {
    /// A score from the catalogue
    #[arg(long, value_name = "ID")]
    scoring: Option<String>,
    /// A setting that changes only points, such as premium=3 or promotions=ten
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// Every score that fits the game, without promotions and with each [default, unless another
    /// option says which]
    #[arg(long, conflicts_with = "scoring")]
    all: bool,
    /// Show which deals made the difference under this scoring
    #[arg(long, value_name = "ID", conflicts_with_all = ["all", "scoring"])]
    explain: Option<String>,
}

/// A game as other rules score it, with the settings that make them.
struct Other {
    scored: WhatIf,
    set: Vec<String>,
}

/// A row of the table.
struct RuleRow {
    json: ScoredBy,
    /// Whether it is the game's own rule.
    is_own: bool,
}

/// Scores the game asked for by other rules.
///
/// # Errors
/// The game cannot be read, or not be scored by the rules asked for.
pub(crate) fn what_if(context: &Context, args: &WhatIfArgs) -> Result<Answer> {
    let read = games::read(context)?;
    let game = read.history.game();
    let is_for_people = !context.global.json && !context.global.plain;
    if game.played().next().is_none() && is_for_people {
        let remark = messages::ExplanationRefusalNonePlayed.say();
        return Ok(Answer::default().remark(remark).with_remarks(read.remarks));
    }

    let scoring = args.explain.as_ref().or(args.scoring.as_ref());
    let is_one = scoring.is_some() || (!args.set.is_empty() && !args.all);
    let mut others =
        if is_one { vec![one(game, scoring.cloned(), &args.set)?] } else { all(game, &args.set)? };
    others.sort_by_key(|other| Reverse(other.scored.change(game)));

    let mut lines = vec![RuleRow { json: ScoredBy::of(&WhatIf::played(game), &[]), is_own: true }];
    for other in &others {
        lines.push(RuleRow { json: ScoredBy::of(&other.scored, &other.set), is_own: false });
    }
    let answer = if context.global.json {
        Answer::json(&lines.iter().map(|line| &line.json).collect::<Vec<_>>())
    } else if context.global.plain {
        Answer::data(lines.iter().map(records).collect::<String>())
    } else {
        // Rules that make no difference to a score are one line with it.
        lines.dedup_by(|line, last| {
            !last.is_own
                && line.json.scoring == last.json.scoring
                && line.json.totals == last.json.totals
        });
        let table = text::grid(&grid(&lines, game), context.screen.look);
        let mut sentences = vec![words::bids_as_made(game)];
        if is_one {
            let rule = rule(&lines[1]);
            sentences.extend(compared(game, &others[0].scored.game, &rule, args));
        }
        let folded =
            sentences.iter().map(|line| fold_in(line, context.screen.look.width, 2) + "\n");
        Answer::result(format!("{table}\n{}", folded.collect::<String>()))
    };
    Ok(answer.with_remarks(read.remarks))
}

/// Who would have won by another rule, and the deals that made the difference if they are asked for.
fn compared(game: &Game, other: &Game, rule: &str, args: &WhatIfArgs) -> Vec<String> {
    let mut sentences = vec![words::would_have_won(rule, game, other)];
    if args.explain.is_some()
        && let Some(difference) = difference(game, other)
    {
        sentences.extend(words::difference(rule, game, &difference));
    }
    sentences
}

/// The game by the rule asked for.
fn one(game: &Game, scoring: Option<String>, set: &[String]) -> Result<Other> {
    let own = game.setup().rules();
    let players = game.setup().players().count();
    let asked: Vec<String> = scoring.iter().chain(set).cloned().collect();
    let choice = Choice { scoring, schedule: None, set: set.to_vec(), laws: None };
    let rules = choose::chosen(&own.id, own.clone(), &choice, Some(players))?;
    let scored = WhatIf::by(rules, game).map_err(|error| {
        let failure = Failure::usage(words::what_if_error(&asked, &error));
        failure.hint(match error {
            WhatIfError::TrumpMissing(deals) => Hint::Fix { deal: deals[0], what: Fixable::Trump },
            _ => Hint::HelpOn("what-if".into()),
        })
    })?;
    Ok(Other { scored, set: set.to_vec() })
}

/// The game by every other score that fits it, without promotions and with each. Those are left out
/// that some setting does not fit.
fn all(game: &Game, set: &[String]) -> Result<Vec<Other>> {
    let own = game.setup().rules();
    let mut promotions = vec!["off"];
    promotions.extend(own.promotions.schemes.iter().map(|scheme| scheme.id.as_str()));

    let mut others = Vec::new();
    let mut failure = None;
    for scoring in presets::scorings_for(own) {
        for promotion in &promotions {
            let mut set = set.to_vec();
            set.extend(changing_promotions(own, promotion));
            match one(game, Some(scoring.id().to_owned()), &set) {
                Ok(other) if scores_alike(other.scored.game.setup().rules(), own) => {}
                Ok(other) => others.push(other),
                Err(error) => failure = Some(error),
            }
            if own.promotions.schemes.is_empty() {
                break;
            }
        }
    }
    match failure {
        Some(failure) if others.is_empty() && !set.is_empty() => Err(failure),
        _ => Ok(others),
    }
}

/// The setting that gives rules these promotions, if they have others.
fn changing_promotions(own: &Ruleset, promotion: &str) -> Option<String> {
    let setting = format!("{}={promotion}", Setting::Promotions.key());
    let mut changed = own.clone();
    let is_other =
        Setting::apply(&setting, &mut changed).is_ok() && changed.promotions != own.promotions;
    is_other.then_some(setting)
}

fn scores_alike(rules: &Ruleset, own: &Ruleset) -> bool {
    // The points of contracts are those of the bids, by whatever name.
    let is_of_contracts = own.scoring.basis() == ScoreBasis::Contracts;
    (is_of_contracts || rules.scoring == own.scoring)
        && rules.promotions == own.promotions
        && rules.tallies == own.tallies
        && rules.ending == own.ending
}

/// The rule of a line as one text: `montreal promotions=ten`.
fn rule(line: &RuleRow) -> String {
    let mut parts = vec![line.json.scoring.clone()];
    parts.extend(line.json.set.iter().cloned());
    if line.is_own {
        parts.push(messages::WhatIfAsPlayed.say());
    }
    parts.join(" ")
}

/// A line for each rule: the totals with their ranks, and after which deals the lead changed.
fn grid(lines: &[RuleRow], game: &Game) -> Grid {
    let rule_heading = Column::WORDS.row_heading();
    let mut groups = vec![Group::of_one(&messages::HeadingRule.say(), rule_heading).stub()];
    for side in game.setup().sides() {
        groups.push(Group::of_one(&sides(game)(side), Column::NUMBERS));
    }
    groups.push(Group::of_one(&messages::HeadingLeadChange.say(), Column::NAMES));

    let mut grid = Grid::new(groups);
    for line in lines {
        let ink = if line.is_own { Ink::Heading } else { Ink::Plain };
        let mut cells = vec![Cell::new(rule(line), ink)];
        for json::RankedTotal { total, rank, .. } in &line.json.totals {
            let ink = if *rank == 1 { Ink::Leader } else { Ink::Plain };
            cells.push(Cell::new(messages::WhatIfTotalAndRank { total, rank }.say(), ink));
        }
        let changes = line.json.lead.iter().skip(1).map(|lead| lead.deal);
        cells.push(Cell::plain(joined(changes, " ")));
        grid.push(cells);
    }
    grid
}

/// A record for each total: rule, settings, player, total, rank.
fn records(line: &RuleRow) -> String {
    let set = line.json.set.join(" ");
    let mut records = String::new();
    for ranked in &line.json.totals {
        records += &plain::record([
            &line.json.scoring,
            &set,
            &ranked.player,
            &ranked.total.decimal(),
            &ranked.rank.to_string(),
        ]);
    }
    records
}
