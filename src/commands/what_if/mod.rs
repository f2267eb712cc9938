//! `what-if`: a game as other rules score it.

use crate::analysis::{WhatIf, WhatIfError, difference};
use crate::game::Game;
use crate::grammar::Choice;
use crate::output::{fold_in, plain, text};
use crate::presets;
use crate::rules::{Ruleset, Setting};
use crate::terminal::{Answer, Context, Failure, Result, choose, games};
use crate::views::ScoredBy;
use crate::words::messages;
use crate::words::{self, Fixable, Hint};
use clap::Args;
use std::cmp::Reverse;

/// Show what the game would have come to by other rules
#[derive(Debug, Args)]
pub(crate) struct WhatIfArgs {
    /// A score from the catalogue
    #[arg(long, value_name = "ID")]
    pub(crate) scoring: Option<String>,
    /// A setting that changes only points, such as premium=3 or promotions=ten
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Every score that fits the game, without promotions and with each [default, unless another
    /// option says which]
    #[arg(long, conflicts_with = "scoring")]
    pub(crate) all: bool,
    /// A score of which to tell which deals made the difference
    #[arg(long, value_name = "ID", conflicts_with_all = ["all", "scoring"])]
    pub(crate) explain: Option<String>,
}

/// A game as other rules score it, with the settings that make them.
type Scored = (WhatIf, Vec<String>);

/// Answers what the game asked for would have come to by other rules.
pub(crate) fn what_if(context: &Context, asked: &WhatIfArgs) -> Result<Answer> {
    let read = games::read(context)?;
    let game = read.history.game();
    if game.played().next().is_none() && !context.global.json && !context.global.plain {
        return Ok(Answer::default()
            .remark(messages::ExplanationRefusalNonePlayed.say())
            .with_remarks(read.remarks));
    }
    let scoring = asked.explain.as_ref().or(asked.scoring.as_ref());
    let is_one = scoring.is_some() || (!asked.set.is_empty() && !asked.all);
    let mut scored = match is_one {
        true => vec![one(game, scoring.cloned(), &asked.set)?],
        false => all(game, &asked.set)?,
    };
    scored.sort_by_key(|(scored, _)| Reverse(scored.change(game)));
    let others = scored.iter().map(|(scored, set)| ScoredBy::of(scored, Some(set.clone())));
    let views: Vec<ScoredBy> =
        [ScoredBy::of(&WhatIf::played(game), None)].into_iter().chain(others).collect();
    let records = |views: &[ScoredBy]| {
        views.iter().flat_map(ScoredBy::records).map(plain::record).collect::<String>()
    };
    let text = |views: &[ScoredBy]| {
        // Rules that make no difference to a score are one line with it.
        let mut views = views.to_vec();
        views.dedup_by(|it, last| {
            !last.own && it.scoring == last.scoring && it.totals == last.totals
        });
        let table = text::grid(&ScoredBy::grid(&views, game), context.look);
        let mut lines = vec![words::bids_as_made(game)];
        if let Some((other, _)) = scored.first().filter(|_| is_one) {
            let rule = views[1].rule();
            lines.push(words::would_have_won(&rule, game, &other.game));
            let told = difference(game, &other.game).filter(|_| asked.explain.is_some());
            lines.extend(told.iter().flat_map(|told| words::difference(&rule, game, told)));
        }
        let lines = lines.iter().map(|line| fold_in(line, context.look.width, 2) + "\n");
        Answer::result(format!("{table}\n{}", lines.collect::<String>()))
    };
    Ok(Answer::of(views.as_slice(), context, records, text).with_remarks(read.remarks))
}

/// The game by the rule asked for.
fn one(game: &Game, scoring: Option<String>, set: &[String]) -> Result<Scored> {
    let asked: Vec<String> = scoring.iter().chain(set).cloned().collect();
    let choice = Choice { scoring, schedule: None, set: set.to_vec() };
    let (own, players) = (game.setup().rules(), game.setup().players().count());
    let rules = choose::chosen(&own.id, own.clone(), &choice, Some(players))?;
    let scored = WhatIf::by(rules, game);
    let scored = scored.map_err(|error| {
        let failure = Failure::usage(words::cannot_rescore(&asked, &error));
        match error {
            WhatIfError::TrumpMissing(deals) => {
                failure.hint(Hint::Fix { deal: deals[0], what: Fixable::Trump })
            }
            _ => failure.hint(Hint::HelpOn("what-if".into())),
        }
    });
    Ok((scored?, set.to_vec()))
}

/// The game by every score that fits it, without promotions and with each, besides its own rule;
/// those left out that some setting does not fit.
fn all(game: &Game, set: &[String]) -> Result<Vec<Scored>> {
    let own = game.setup().rules();
    let schemes = own.promotions.schemes.iter().map(|scheme| scheme.id.as_str());
    let promotions: Vec<&str> = ["off"].into_iter().chain(schemes).collect();
    let mut scored = Vec::new();
    let mut error = None;
    for scoring in presets::scorings_for(own) {
        for promotion in &promotions {
            let mut set = set.to_vec();
            let text = format!("{}={promotion}", Setting::Promotions.key());
            let mut changed = own.clone();
            if Setting::apply(&text, &mut changed).is_ok() && changed.promotions != own.promotions {
                set.push(text);
            }
            match one(game, Some(scoring.id().to_owned()), &set) {
                Ok((other, _)) if is_own(other.game.setup().rules(), own) => {}
                Ok(other) => scored.push(other),
                Err(failure) => error = Some(failure),
            }
            if own.promotions.schemes.is_empty() {
                break;
            }
        }
    }
    if scored.is_empty() && !set.is_empty() { error.map_or(Ok(scored), Err) } else { Ok(scored) }
}

fn is_own(rules: &Ruleset, own: &Ruleset) -> bool {
    rules.scoring == own.scoring
        && rules.promotions == own.promotions
        && rules.tallies == own.tallies
        && rules.ending == own.ending
}
