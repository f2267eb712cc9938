//! What changes by a fix, told: what stands in place of what, every number, rank and legality.

use crate::cards::Seat;
use crate::game::{Deal, Game};
use crate::history::{History, PlannedFix, Violation};
use crate::output::json::Number;
use crate::output::text;
use crate::rules::{Points, Refusal};
use crate::shell::entries::{changed, plain};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::views::{Cell, Column, Grid, Group, Ink};
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

/// What changes by a fix.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Told {
    deal: usize,
    recorded: bool,
    changes: Vec<String>,
    numbers: Vec<Numbers>,
    ranks: Vec<Rank>,
    against: Vec<AgainstJson>,
    /// The numbers of entries that were against the rules before, and no longer are.
    legal_again: Vec<u64>,
    /// Who wins, if that changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<String>,
}

/// A player's numbers in a deal, before and after; those that stay are left out.
#[derive(Serialize, JsonSchema)]
struct Numbers {
    deal: usize,
    player: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Pair>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus: Option<Pair>,
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<Pair>,
}

/// A number before and after; nothing where there was or is none.
#[derive(Serialize, JsonSchema)]
struct Pair {
    before: Option<Number>,
    after: Option<Number>,
}

#[derive(Serialize, JsonSchema)]
struct Rank {
    player: String,
    before: usize,
    after: usize,
}

#[derive(Serialize, JsonSchema)]
struct AgainstJson {
    entry: u64,
    deal: usize,
    rule: String,
    because: String,
    new: bool,
    #[serde(skip)]
    told: String,
}

impl Told {
    /// Returns what changes by a fix that was planned for a history.
    pub(super) fn of(history: &History, plan: &PlannedFix) -> Told {
        let (before, after) = (history.game(), &plan.game);
        let stood = plan.legal_again.clone();
        let verdict = |game: &Game| game.current().is_none().then(|| words::prompt(game).due);
        Told {
            deal: plan.fix.deal,
            recorded: false,
            changes: plan.fix.changes.iter().map(|change| changed(before, change)).collect(),
            numbers: numbers(before, after, plan.fix.deal),
            ranks: ranks(before, after),
            against: plan.violations.iter().flat_map(|it| against_json(before, it)).collect(),
            legal_again: stood,
            verdict: verdict(after).filter(|now| Some(now) != verdict(before).as_ref()),
        }
    }

    /// Returns the answer that tells it.
    pub(super) fn answer(mut self, context: &Context, recorded: bool) -> Answer {
        self.recorded = recorded;
        if context.global.json {
            return Answer::json(&self);
        }
        let heading = |change: &String| format!("Deal {}: {change}.", self.deal);
        let lines: Vec<String> = self.changes.iter().map(heading).collect();
        let mut answer = Answer::paragraphs(&lines, context.fold_at);
        if self.numbers.is_empty() {
            answer.result.push_str("No points change.\n");
        } else {
            let grid = text::grid(&self.grid(), context.look);
            answer.result.push_str(&format!("\n{grid}\n"));
        }
        let lines = self.behind();
        answer.result.push_str(&Answer::paragraphs(&lines, context.fold_at).result);
        if recorded { answer } else { answer.remark("Nothing was recorded.") }
    }

    /// Returns what is told behind the numbers.
    fn behind(&self) -> Vec<String> {
        let ranks: Vec<String> = self
            .ranks
            .iter()
            .map(|it| format!("{} {} → {}", it.player, it.before, it.after))
            .collect();
        let ranks = if ranks.is_empty() && !self.numbers.is_empty() {
            "No rank changes.".to_owned()
        } else {
            format!("Ranks: {}.", ranks.join(", "))
        };
        let mut lines: Vec<String> =
            Some(ranks).filter(|_| !self.numbers.is_empty()).into_iter().collect();
        lines.extend(self.verdict.clone());
        let new = self.against.iter().filter(|it| it.new);
        lines.extend(new.map(|it| it.told.clone()));
        lines.extend(
            self.legal_again.iter().map(|entry| format!("Entry {entry} is legal by the fix.")),
        );
        lines
    }

    fn grid(&self) -> Grid {
        let bonuses = self.numbers.iter().any(|it| it.bonus.is_some());
        let mut groups = vec![
            Group::of_one("deal", Column::NUMBERS).stub(),
            Group::of_one("", Column::NAMES).stub(),
            Group::of_one("points", Column::NUMBERS),
        ];
        if bonuses {
            groups.push(Group::of_one("bonus", Column::NUMBERS));
        }
        groups.push(Group::of_one("total", Column::NUMBERS));
        let mut grid = Grid::new(groups);
        let mut last = None;
        for it in &self.numbers {
            let deal = (last.replace(it.deal) != Some(it.deal)).then_some(it.deal);
            let pair = |pair: &Option<Pair>, ink| {
                pair.as_ref().map_or_else(Cell::empty, |pair| Cell::new(pair.told(), ink))
            };
            let mut cells =
                vec![deal.map_or_else(Cell::empty, Cell::plain), Cell::plain(&it.player)];
            cells.push(pair(&it.points, Ink::Plain));
            if bonuses {
                cells.push(pair(&it.bonus, Ink::Bonus));
            }
            cells.push(pair(&it.total, Ink::Total));
            grid.push(cells);
        }
        grid
    }
}

impl Pair {
    /// Returns two numbers that differ; nothing if they are the same.
    fn of(before: Option<Points>, after: Option<Points>) -> Option<Pair> {
        let number = |points: Option<Points>| points.map(Number);
        (before != after).then(|| Pair { before: number(before), after: number(after) })
    }

    fn told(&self) -> String {
        let told = |number: Option<Number>| {
            number.map_or_else(|| "–".to_owned(), |Number(points)| points.to_string())
        };
        format!("{} → {}", told(self.before), told(self.after))
    }
}

/// Returns what would newly be against the rules, a sentence each.
pub(super) fn against(game: &Game, plan: &PlannedFix) -> impl Iterator<Item = String> {
    let new = plan.violations.iter().filter(|against| against.new);
    new.flat_map(move |against| against_json(game, against)).map(|it| it.told)
}

fn against_json(game: &Game, against: &Violation) -> Vec<AgainstJson> {
    let Violation { of, deal, act, refusals, new } = against;
    let who = |seat| game.setup().players().name(seat).to_string();
    let told = |refusal: &Refusal| {
        let ruling = words::ruling(game.setup().rules(), refusal, &who);
        AgainstJson {
            entry: *of,
            deal: *deal,
            told: format!(
                "† Deal {deal}, entry {of} ({}) is against {}: {}",
                plain(game, act),
                ruling.rule,
                ruling.because
            ),
            rule: ruling.rule,
            because: ruling.because,
            new: *new,
        }
    };
    refusals.iter().map(told).collect()
}

fn numbers(before: &Game, after: &Game, from: usize) -> Vec<Numbers> {
    let seats = after.setup().columns();
    let deals = before.deals().len().max(after.deals().len());
    let over = |game: &Game, number: usize| -> Option<Deal> {
        game.deals().nth(number - 1).filter(|deal| deal.is_over()).cloned()
    };
    let mut changed = Vec::new();
    for number in from..=deals {
        let (was, now) = (over(before, number), over(after, number));
        for seat in seats {
            let pair = |of: &dyn Fn(&Deal) -> Option<Points>| {
                Pair::of(was.as_ref().and_then(of), now.as_ref().and_then(of))
            };
            let points = pair(&|deal| deal.points(*seat));
            let bonus = pair(&|deal| Some(deal.bonus(*seat)));
            let total = pair(&|deal| deal.totals().get(seat.index()).copied());
            if points.is_some() || bonus.is_some() || total.is_some() {
                let player = name(after, *seat);
                changed.push(Numbers { deal: number, player, points, bonus, total });
            }
        }
    }
    changed
}

fn ranks(before: &Game, after: &Game) -> Vec<Rank> {
    let rank = |game: &Game, seat: Seat| {
        game.standings().iter().find(|place| place.seat == seat).map_or(0, |place| place.rank)
    };
    let seats = after.setup().columns().iter();
    let ranks = seats.map(|seat| Rank {
        player: name(after, *seat),
        before: rank(before, *seat),
        after: rank(after, *seat),
    });
    ranks.filter(|rank| rank.before != rank.after).collect()
}

fn name(game: &Game, seat: Seat) -> String {
    game.setup().players().name(seat).to_string()
}
