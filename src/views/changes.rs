//! What a correction of a deal changes: totals, bonuses, ranks and which acts are legal.

use super::grid::{Cell, Column, Grid, Group, Ink, chosen};
use crate::cards::Side;
use crate::game::{Deal, Game};
use crate::history::{PlannedFix, RefusedAct};
use crate::rules::Points;
use crate::words;
use crate::words::messages;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

/// What a correction changes.
#[derive(Serialize, JsonSchema)]
pub struct Changes {
    deal: usize,
    recorded: bool,
    changes: Vec<String>,
    numbers: Vec<NumbersChanged>,
    ranks: Vec<RankChanged>,
    against: Vec<ViolationView>,
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
struct ViolationView {
    entry: u64,
    deal: usize,
    rule: String,
    because: String,
    /// Whether it was legal before.
    new: bool,
    #[serde(skip)]
    text: String,
}

impl Changes {
    /// What a planned correction changes in the game `before` it; `recorded` says whether it has
    /// been made.
    pub fn of(before: &Game, plan: &PlannedFix, recorded: bool) -> Changes {
        let after = plan.game();
        Changes {
            deal: plan.fix.deal,
            recorded,
            changes: plan.fix.changes.iter().map(|it| words::changed(before, it)).collect(),
            numbers: numbers(before, after, plan.fix.deal),
            ranks: ranks(before, after),
            against: plan.refused.iter().flat_map(|it| violations(before, it)).collect(),
            legal_again: plan.legal_again.clone(),
            verdict: words::outcome(after)
                .filter(|now| Some(now) != words::outcome(before).as_ref())
                .map(|outcome| format!("{outcome}.")),
        }
    }

    /// What was corrected, a sentence each.
    pub fn corrections(&self) -> Vec<String> {
        let line = |change| words::about_deal(self.deal, &format!("{change}."), false);
        self.changes.iter().map(line).collect()
    }

    /// What changes besides the numbers, a sentence each.
    pub fn consequences(&self) -> Vec<String> {
        let ranks =
            self.ranks.iter().map(|it| format!("{} {} → {}", it.player, it.before, it.after));
        let ranks = words::ranks_changed(&ranks.collect::<Vec<String>>());
        let new = self.against.iter().filter(|it| it.new).map(|it| it.text.clone());
        let legal = self
            .legal_again
            .iter()
            .map(|entry| messages::CorrectionLegalAgain { entry: *entry }.say());
        (!self.numbers.is_empty())
            .then_some(ranks)
            .into_iter()
            .chain(self.verdict.clone())
            .chain(new)
            .chain(legal)
            .collect()
    }

    /// The numbers that change as a table; `None` if none does.
    pub fn grid(&self) -> Option<Grid> {
        let bonuses = self.numbers.iter().any(|it| it.bonus.is_some());
        let mut grid = Grid::new(chosen([
            (true, Group::of_one(&words::translated("deal"), Column::NUMBERS).stub()),
            (true, Group::of_one("", Column::NAMES).stub()),
            (true, Group::of_one(&words::translated("points"), Column::NUMBERS)),
            (bonuses, Group::of_one(&words::translated("bonus"), Column::NUMBERS)),
            (true, Group::of_one(&words::translated("total"), Column::NUMBERS)),
        ]));
        let mut last = None;
        for it in &self.numbers {
            let deal = (last.replace(it.deal) != Some(it.deal)).then_some(it.deal);
            grid.push(chosen([
                (true, Cell::maybe(deal)),
                (true, Cell::plain(&it.player)),
                (true, cell(it.points.as_ref(), Ink::Plain)),
                (bonuses, cell(it.bonus.as_ref(), Ink::Bonus)),
                (true, cell(it.total.as_ref(), Ink::Total)),
            ]));
        }
        (!self.numbers.is_empty()).then_some(grid)
    }
}

fn cell(changed: Option<&PointsChanged>, ink: Ink) -> Cell {
    let text = |points: Option<Points>| points.map_or_else(|| "–".into(), words::decimal);
    let cell = |it: &PointsChanged| format!("{} → {}", text(it.before), text(it.after));
    changed.map(|it| Cell::new(cell(it), ink)).unwrap_or_default()
}

fn violations(game: &Game, violation: &RefusedAct) -> impl Iterator<Item = ViolationView> {
    let RefusedAct { of: entry, deal, new, .. } = *violation;
    let all = words::violations(game, violation).into_iter();
    all.map(move |(ruling, text)| ViolationView {
        entry,
        deal,
        rule: ruling.rule(),
        because: ruling.because,
        new,
        text,
    })
}

fn numbers(before: &Game, after: &Game, from: usize) -> Vec<NumbersChanged> {
    let deals = before.deals().len().max(after.deals().len());
    let played = |game: &Game, number: usize| -> Option<Deal> {
        game.deals().nth(number - 1).filter(|deal| deal.is_over()).cloned()
    };
    let mut changed = Vec::new();
    for number in from..=deals {
        let (was, now) = (played(before, number), played(after, number));
        for side in after.setup().sides() {
            let points = |of: &dyn Fn(&Deal) -> Option<Points>| {
                let (before, after) = (was.as_ref().and_then(of), now.as_ref().and_then(of));
                (before != after).then_some(PointsChanged { before, after })
            };
            let own = points(&|deal| deal.points(side));
            let bonus = points(&|deal| Some(deal.bonus(side)));
            let total = points(&|deal| deal.totals.get(side.index()).copied());
            if own.is_some() || bonus.is_some() || total.is_some() {
                let player = words::sides(after)(side);
                changed.push(NumbersChanged { deal: number, player, points: own, bonus, total });
            }
        }
    }
    changed
}

fn ranks(before: &Game, after: &Game) -> Vec<RankChanged> {
    let rank = |game: &Game, side: Side| {
        game.standings().iter().find(|place| place.side == side).map_or(0, |place| place.rank)
    };
    let sides = after.setup().sides().into_iter();
    let ranks = sides.map(|side| RankChanged {
        player: words::sides(after)(side),
        before: rank(before, side),
        after: rank(after, side),
    });
    ranks.filter(|rank| rank.before != rank.after).collect()
}
