//! The commands that explain: an entry, the prizes, what is recorded, and whether the draws are sound.

use super::json::{EventLogJson, PrizeJson, WinnerJson};
use super::open::{self, refused};
use super::show::{standing_json, title};
use crate::club::{
    Event, EventAct, EventHistory, Range, Ranked, Spell, check_draws as first_wrong_draw,
};
use crate::output::plain;
use crate::terminal::tables::ReadEvent;
use crate::terminal::{Answer, Context, Failure, Result};
use crate::words::{self, messages};

/// The rounds of an entry, and what decided its place.
pub(super) fn explain(context: &Context, named: Option<&str>, entry: &str) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let event = history.event();
    let no = event.find(entry).map_err(|refusal| refused(&refusal))?;
    let players = format!("{no} {}", event.name(no, event.last_round()));
    let standings = event.standings(None, None);
    let ranked = standings.ranked.iter().find(|ranked| ranked.tally.no == no);
    let Some(ranked) = ranked else {
        return Err(Failure::against(messages::EventLeftEarly { players }.say().into()));
    };
    let mut lines = vec![title(&history), players];
    let (rounds, place) = entry_lines(event, no);
    lines.extend(rounds);
    lines.extend(place);
    let answer = Answer::json_or(&standing_json(event, ranked), context, || {
        Answer::paragraphs(&lines, &context.screen)
    });
    Ok(answer.with_remarks(remarks))
}

/// The rounds of an entry, a line each, and its place with what decided it.
pub(crate) fn entry_lines(event: &Event, no: u16) -> (Vec<String>, Option<String>) {
    // The rounds of every stage, not only of the one that placed it.
    let all = event.record(event.last_round()).tally(no, Range::up_to(event.last_round()));
    let mut lines = Vec::new();
    for (round, spell) in &all.spells {
        let round = *round;
        lines.push(match spell {
            Spell::Played { table, seat, points, matched, .. } => messages::EventExplainPlayed {
                round,
                table: *table,
                seat: *seat,
                points: words::exact(*points),
                match_points: words::exact(*matched),
            }
            .say(),
            Spell::Open { table, seat } => {
                messages::EventExplainOpen { round, table: *table, seat: *seat }.say()
            }
            Spell::Bench { points, .. } => {
                let points = words::exact(points.unwrap_or_default());
                messages::EventExplainBench { round, points }.say()
            }
            Spell::Away => messages::EventExplainAway { round }.say(),
        });
    }
    for (adjusted, round, points, reason) in &event.adjusted {
        if *adjusted == no {
            let act =
                EventAct::Adjust { no, round: *round, points: *points, because: reason.clone() };
            lines.extend(words::event_act(event, &act));
        }
    }
    let standings = event.standings(None, None);
    let ranked = standings.ranked.iter().position(|ranked| ranked.tally.no == no);
    (lines, ranked.map(|index| place_line(event, &standings.ranked, index)))
}

/// The place of an entry, and what decided it against its neighbours in the ranking.
fn place_line(event: &Event, ranking: &[Ranked], index: usize) -> String {
    let Ranked { place, tally, decided, against } = &ranking[index];
    let place = *place;
    let points = words::exact(tally.points);
    let match_points = words::exact(tally.matched);
    let Some(decided) = decided else {
        return messages::EventExplainEqual { place, points, match_points }.say();
    };
    let criterion = words::criterion(*decided);
    let near = ranking[index.saturating_sub(1)..].iter().take(3).map(|near| near.tally.no);
    let near: Vec<u16> = near.filter(|near| against.contains(near)).collect();
    if near.is_empty() {
        messages::EventExplainPlace { place, points, match_points, criterion }.say()
    } else {
        let players = words::seated(event, event.last_round(), &near);
        messages::EventExplainAgainst { place, points, match_points, criterion, players }.say()
    }
}

/// Who gets which prize.
pub(super) fn prizes(context: &Context, named: Option<&str>) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let event = history.event();
    let last = event.last_round();
    let mut lines = vec![title(&history)];
    let mut json = Vec::new();
    for won in event.prizes() {
        let mut winners = Vec::new();
        let mut names = Vec::new();
        for Ranked { tally, .. } in &won.winners {
            names.push(format!(
                "{} {} ({})",
                tally.no,
                event.name(tally.no, last),
                words::exact(tally.points)
            ));
            winners.push(WinnerJson {
                no: tally.no,
                people: event.people(tally.no, last),
                points: tally.points.exact(),
            });
        }
        let prize = words::prize_name(&event.plan, &won.name);
        lines.push(messages::EventPrizeWon { prize, players: words::and(names) }.say());
        json.push(PrizeJson { prize: won.name, winners });
    }
    if json.is_empty() {
        lines.push(messages::EventNoPrizes.say());
    }
    let answer =
        Answer::json_or(json.as_slice(), context, || Answer::paragraphs(&lines, &context.screen));
    Ok(answer.with_remarks(remarks))
}

/// Everything recorded.
pub(super) fn log(context: &Context, named: Option<&str>) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let lines = logged(&history);
    let answer = Answer::of(
        lines.as_slice(),
        context,
        |lines| {
            let records = lines.iter().map(|line| {
                let undone = if line.undone { "undone" } else { "" };
                plain::record([&line.seq.to_string(), &line.at, undone, &line.text])
            });
            records.collect()
        },
        |lines| {
            let mut text = vec![title(&history)];
            for line in lines {
                let mark = if line.undone { "✗ " } else { "" };
                text.push(format!("{:>4}  {mark}{}", line.seq, line.text));
            }
            Answer::paragraphs(&text, &context.screen)
        },
    );
    Ok(answer.with_remarks(remarks))
}

/// Everything recorded, a line each.
pub(crate) fn logged(history: &EventHistory) -> Vec<EventLogJson> {
    let in_force: Vec<u64> = history.in_force().map(|entry| entry.seq).collect();
    let mut lines = Vec::new();
    for entry in history.entries() {
        let (text, undone) = match (&entry.act, entry.undo.or(entry.redo)) {
            (Some(act), _) => {
                let text = words::event_act(history.event(), act).join(" ");
                (text, !in_force.contains(&entry.seq))
            }
            (None, of) => {
                let first = &history.group(of.unwrap_or(1))[0];
                let act = first.act.as_ref().map(|act| words::event_act(history.event(), act));
                let act = act.map_or_else(String::new, |mut lines| lines.remove(0));
                let text = if entry.undo.is_some() {
                    messages::EventActUndone { act }.say()
                } else {
                    messages::EventActRedone { act }.say()
                };
                (text, false)
            }
        };
        lines.push(EventLogJson { seq: entry.seq, at: entry.at.to_string(), text, undone });
    }
    lines
}

/// What the printed results say below the tables: what ranked, the seeds, and whatever changed what tables wrote.
pub(super) fn findings(history: &EventHistory) -> Vec<String> {
    let event = history.event();
    let mut lines = Vec::new();
    for stage in 0..=event.plan.stage_of(event.last_round()).unwrap_or_default() {
        let (round, _) = event.plan.rounds_of(stage);
        let criteria: Vec<String> =
            event.rank_of(stage).iter().copied().map(words::criterion).collect();
        lines.push(messages::EventRankedBy { round, criteria: criteria.join(", ") }.say());
    }
    for act in history.in_force().filter_map(|entry| entry.act.as_ref()) {
        match act {
            EventAct::Draw { .. } => lines.extend(words::event_act(event, act).drain(..1)),
            EventAct::Adjust { .. } | EventAct::Seat { .. } | EventAct::Person { .. } => {
                lines.extend(words::event_act(event, act));
            }
            _ if act.because().is_some() => lines.extend(words::event_act(event, act)),
            _ => {}
        }
    }
    lines.extend(words::changed_cuts(event, &event.changed_cuts()));
    lines
}

/// Recomputes every draw.
pub(super) fn check_draws(context: &Context, named: Option<&str>) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let acts = history.in_force().filter_map(|entry| entry.act.as_ref());
    let event = history.event();
    let differs =
        first_wrong_draw(&event.plan, acts, event).map_err(|refusal| refused(&refusal))?;
    match differs {
        None => {
            let sound = [title(&history), messages::EventDrawsSound.say().to_owned()];
            Ok(Answer::paragraphs(&sound, &context.screen).with_remarks(remarks))
        }
        Some(round) => Err(Failure::against(messages::EventDrawDiffers { round }.say().into())),
    }
}
