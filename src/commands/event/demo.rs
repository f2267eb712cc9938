//! A rehearsal: an event with invented people and results.

use super::args::DemoArgs;
use super::record::{answer, kind_text};
use super::{bin, open, show};
use crate::club::{EntryOf, Event, EventAct, EventHistory, EventRefusal, Plan};
use crate::rules::Points;
use crate::terminal::{Answer, Context, Failure, Result, game_id};
use crate::words::{self, Hint, messages};
use std::collections::BTreeMap;

/// The seed of the draws, and so a rehearsal of one kind is the same every time.
const SEED: &str = "demo";

/// The kind, where none is named.
const KIND: &str = "whist-drive";

/// How many people or pairs come, where the number is not given.
const USUAL_ENTRIES: u16 = 14;

/// The invented people. Where there are more, they are numbered.
const NAMES: [&str; 26] = [
    "Ana", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea", "Max",
    "Nina", "Otto", "Pia", "Quinn", "Rita", "Sam", "Tara", "Udo", "Vera", "Will", "Xenia", "Yan",
    "Zoe",
];

/// How many times points are moved between two sides to invent a result whose sum is fixed, and the most steps that
/// are moved at once.
const MOVES: usize = 12;
const MOST_STEPS: i64 = 6;

/// Starts an event with invented people and results of its first rounds, and draws the next.
///
/// # Errors
/// There is no such kind, it does not seat that many, or the id is taken.
pub(super) fn demo(context: &Context, args: &DemoArgs) -> Result<Answer> {
    let text = kind_text(args.kind.as_deref().unwrap_or(KIND))?;
    // Results are typed: to invent them does not need games.
    let mut plan = Plan::read(&text, &["results=typed".to_owned()])
        .map_err(|error| open::unreadable_plan(&error))?;
    plan.title = messages::EventDemoTitle { title: words::event_title(&plan) }.say();

    let named = args.id.as_deref().unwrap_or(SEED);
    let id = game_id(named, Hint::of_program(messages::HintGiveId.say(), "--id ID"))?;
    let empty = EventHistory::new(id.clone(), context.now(), plan, None);
    let history = rehearsal(&empty, args).map_err(|refusal| {
        let number = Hint::of_program(messages::HintEventEntries.say(), "--entries N");
        Failure::against(words::event_refusal(&refusal).into()).hint(number)
    })?;

    open::create(context, &history)?;
    let lines = [messages::EventDemoReady { event: id.as_str() }.say()];
    Ok(answer(context, &history, &lines)
        .remark(context.hint(&show::next_step(history.event())))
        .remark(context.hint(&bin::remove_it(&id))))
}

/// The event with people and results: as many people as are asked for, or else the most that the kind seats of
/// [`USUAL_ENTRIES`].
fn rehearsal(empty: &EventHistory, args: &DemoArgs) -> Result<EventHistory, EventRefusal> {
    let mut entries = args.entries.unwrap_or(USUAL_ENTRIES);
    loop {
        let mut history = empty.clone();
        let played = enter(&mut history, entries).and_then(|()| play(&mut history, args.rounds));
        match played {
            Ok(()) => return Ok(history),
            Err(EventRefusal::Seating(_)) if args.entries.is_none() && entries > 1 => entries -= 1,
            Err(refusal) => return Err(refusal),
        }
    }
}

/// Enters invented people, each alone or in pairs.
fn enter(history: &mut EventHistory, entries: u16) -> Result<(), EventRefusal> {
    let people = match history.event().plan.entry {
        EntryOf::Person => 1,
        EntryOf::Pair => 2,
    };
    let mut acts = Vec::new();
    let mut names = (0..).map(invented_name);
    for no in 1..=entries {
        let people = names.by_ref().take(people).collect();
        acts.push(EventAct::Enter { no, people, group: None, handicap: Points::ZERO, from: None });
    }
    history.record(&acts, history.begun())
}

fn invented_name(index: usize) -> String {
    let name = NAMES[index % NAMES.len()];
    match index / NAMES.len() {
        0 => name.to_owned(),
        times => format!("{name} {}", times + 1),
    }
}

/// Draws and plays some rounds, and draws the next one, as far as the plan has so many.
fn play(history: &mut EventHistory, rounds: u16) -> Result<(), EventRefusal> {
    let mut dice = fastrand::Rng::with_seed(0);
    let mut played = 0;
    loop {
        let event = history.event();
        let round = event.current_round();
        let open = event.open_tables(round);
        if round == 0 || open.is_empty() {
            match event.draws(SEED, &BTreeMap::new(), None) {
                Ok(acts) => history.record(&acts, history.begun())?,
                Err(EventRefusal::AllDrawn(_)) => return Ok(()),
                Err(refusal) => return Err(refusal),
            }
        } else if played == rounds {
            return Ok(());
        } else {
            for table in open {
                let result = invented_result(history.event(), round, table, &mut dice)?;
                history.record(&[result], history.begun())?;
            }
            played += 1;
        }
    }
}

/// A result that the plan allows.
fn invented_result(
    event: &Event,
    round: u16,
    table: u16,
    dice: &mut fastrand::Rng,
) -> Result<EventAct, EventRefusal> {
    let seats = event.seats_at(round, table)?;
    let sides = event.sides(round, &seats).len();
    Ok(EventAct::Typed {
        round,
        table,
        points: invented_points(&event.plan, sides, dice),
        made: Vec::new(),
        winner: Some(1),
        because: None,
        by: None,
    })
}

fn invented_points(plan: &Plan, sides: usize, dice: &mut fastrand::Rng) -> Vec<Points> {
    let step = plan.step.unwrap_or(Points::whole(1));
    let low = plan.low.unwrap_or(Points::ZERO);
    let Some(sum) = plan.sum else {
        let points = (0..sides).map(|_| low + step * dice.i64(0..=2 * MOST_STEPS));
        return points.map(|points| plan.high.map_or(points, |high| points.min(high))).collect();
    };
    let mut points = vec![Points::ZERO; sides];
    points[0] = sum;
    for _ in 0..MOVES {
        let moved = step * dice.i64(1..=MOST_STEPS);
        let from = dice.usize(..sides);
        let to = dice.usize(..sides);
        let is_enough = sum == Points::ZERO || points[from] + -moved >= low;
        let is_allowed = plan.high.is_none_or(|high| points[to] + moved <= high);
        if is_enough && is_allowed {
            points[from] = points[from] - moved;
            points[to] += moved;
        }
    }
    points
}
