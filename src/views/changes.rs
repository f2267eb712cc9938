//! What a correction of a deal changes: totals, bonuses, ranks and which acts are legal.

use super::grid::{Cell, Column, Grid, Group, Ink, chosen};
use crate::game::{Deal, Game};
use crate::history::PlannedFix;
use crate::rules::Points;
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

/// What a correction changes.
pub struct Changes {
    /// What programs read.
    pub json: ChangesJson,
    /// The acts that are newly against the rules, a sentence each.
    newly_against: Vec<String>,
    /// The number of the deal that is corrected, unless what is corrected has its own or none.
    about: Option<usize>,
}

/// What a correction changes, as programs read it.
#[derive(Serialize, JsonSchema)]
pub struct ChangesJson {
    deal: usize,
    recorded: bool,
    changes: Vec<String>,
    numbers: Vec<NumbersChanged>,
    ranks: Vec<RankChanged>,
    against: Vec<ActAgainst>,
    /// The numbers of entries that were against the rules before, and no longer are.
    legal_again: Vec<u64>,
    /// Who wins, if that changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<String>,
}

/// The numbers of a player or a side in a deal that change.
#[skip_serializing_none]
#[derive(Serialize, JsonSchema)]
struct NumbersChanged {
    deal: usize,
    player: String,
    points: Option<PointsChanged>,
    bonus: Option<PointsChanged>,
    total: Option<PointsChanged>,
}

/// Points before and after; null in a deal that is not played out.
#[derive(Serialize, JsonSchema)]
struct PointsChanged {
    before: Option<Points>,
    after: Option<Points>,
}

#[derive(Serialize, JsonSchema)]
struct RankChanged {
    player: String,
    before: usize,
    after: usize,
}

/// An act that is against the rules after the correction.
#[derive(Serialize, JsonSchema)]
struct ActAgainst {
    entry: u64,
    deal: usize,
    rule: String,
    because: String,
    /// Whether it was legal before.
    new: bool,
}

impl Changes {
    /// What a planned correction changes in the game `before` it; `recorded` says whether it has
    /// been made.
    pub fn of(before: &Game, plan: &PlannedFix, recorded: bool) -> Changes {
        let after = plan.game();
        let mut against = Vec::new();
        let mut newly_against = Vec::new();
        for refused in &plan.refused {
            for (ruling, sentence) in words::violations(before, refused) {
                against.push(ActAgainst {
                    entry: refused.of,
                    deal: refused.deal,
                    rule: ruling.rule(),
                    because: ruling.because,
                    new: refused.new,
                });
                if refused.new {
                    newly_against.push(sentence);
                }
            }
        }

        let outcome_after = words::winner(after);
        let verdict = if outcome_after == words::winner(before) { None } else { outcome_after };
        let changes = plan.fix.changes.iter().map(|change| words::changed(before, change));
        let json = ChangesJson {
            deal: plan.fix.deal,
            recorded,
            changes: changes.collect(),
            numbers: numbers(before, after),
            ranks: ranks(before, after),
            against,
            legal_again: plan.legal_again.clone(),
            verdict: verdict.map(|outcome| format!("{outcome}.")),
        };
        Changes { json, newly_against, about: words::fixed_deal(&plan.fix) }
    }

    /// What was corrected, a sentence each.
    pub fn corrections(&self) -> Vec<String> {
        let sentences = self.json.changes.iter().map(|change| format!("{change}."));
        let about = |sentence: String| match self.about {
            Some(deal) => words::about_deal(deal, &sentence, false),
            None => words::capital(&sentence),
        };
        sentences.map(about).collect()
    }

    /// The other changes, a sentence each.
    pub fn consequences(&self) -> Vec<String> {
        let ChangesJson { numbers, ranks, legal_again, verdict, .. } = &self.json;
        let mut lines = Vec::new();
        if !numbers.is_empty() {
            let changed = ranks
                .iter()
                .map(|rank| format!("{} {} → {}", rank.player, rank.before, rank.after));
            lines.push(words::ranks_changed(&changed.collect::<Vec<String>>()));
        }
        lines.extend(verdict.clone());
        lines.extend(self.newly_against.iter().cloned());
        lines.extend(
            legal_again.iter().map(|entry| messages::CorrectionLegalAgain { entry: *entry }.say()),
        );
        lines
    }

    /// The numbers that change as a table; `None` if none does.
    pub fn grid(&self) -> Option<Grid> {
        let numbers = &self.json.numbers;
        if numbers.is_empty() {
            return None;
        }

        let has_bonuses = numbers.iter().any(|changed| changed.bonus.is_some());
        let mut grid = Grid::new(chosen([
            (true, Group::of_one(&messages::HeadingDeal.say(), Column::NUMBERS).stub()),
            (true, Group::of_one("", Column::NAMES).stub()),
            (true, Group::of_one(&messages::HeadingPoints.say(), Column::NUMBERS)),
            (has_bonuses, Group::of_one(&messages::HeadingBonus.say(), Column::NUMBERS)),
            (true, Group::of_one(&messages::HeadingTotal.say(), Column::NUMBERS)),
        ]));

        let mut deal_above = None;
        for changed in numbers {
            let deal = if deal_above == Some(changed.deal) { None } else { Some(changed.deal) };
            deal_above = Some(changed.deal);
            grid.push(chosen([
                (true, Cell::maybe(deal)),
                (true, Cell::plain(&changed.player)),
                (true, points_cell(changed.points.as_ref(), Ink::Plain)),
                (has_bonuses, points_cell(changed.bonus.as_ref(), Ink::Bonus)),
                (true, points_cell(changed.total.as_ref(), Ink::Total)),
            ]));
        }
        Some(grid)
    }
}

fn points_cell(changed: Option<&PointsChanged>, ink: Ink) -> Cell {
    let Some(PointsChanged { before, after }) = changed else { return Cell::default() };
    let text = |points: Option<Points>| points.map_or_else(|| "–".into(), words::decimal);
    Cell::new(format!("{} → {}", text(*before), text(*after)), ink)
}

fn numbers(before: &Game, after: &Game) -> Vec<NumbersChanged> {
    let deals = before.deals_begun().max(after.deals_begun());
    let mut changed = Vec::new();
    for deal in 1..=deals {
        let was = played(before, deal);
        let now = played(after, deal);
        for side in after.setup().sides() {
            let points = points_changed(was, now, |deal| deal.points(side));
            let bonus = points_changed(was, now, |deal| Some(deal.bonus(side)));
            let total = points_changed(was, now, |deal| deal.totals.get(side.index()).copied());
            if points.is_some() || bonus.is_some() || total.is_some() {
                let player = words::sides(after)(side);
                changed.push(NumbersChanged { deal, player, points, bonus, total });
            }
        }
    }
    changed
}

/// A deal by its number, if it is over.
fn played(game: &Game, number: usize) -> Option<&Deal> {
    game.deal(number).filter(|deal| deal.is_over())
}

fn points_changed(
    was: Option<&Deal>,
    now: Option<&Deal>,
    points: impl Fn(&Deal) -> Option<Points>,
) -> Option<PointsChanged> {
    let before = was.and_then(&points);
    let after = now.and_then(&points);
    if before == after { None } else { Some(PointsChanged { before, after }) }
}

fn ranks(before: &Game, after: &Game) -> Vec<RankChanged> {
    let ranks_before = before.ranks();
    let ranks_after = after.ranks();
    let mut changed = Vec::new();
    for side in after.setup().sides() {
        let before = ranks_before.get(side.index()).copied().unwrap_or(0);
        let now = ranks_after[side.index()];
        if before != now {
            let player = words::sides(after)(side);
            changed.push(RankChanged { player, before, after: now });
        }
    }
    changed
}
