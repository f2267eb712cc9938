//! Numbers of tallies, and whether cards and tricks agree with them.

use crate::cards::Seat;
use crate::game::{Count, Deal, Setup};
use crate::rules::{Judged, KindRefusal, Refusal, Ruleset, TallyOf, TallyRefusal, TallyRule};

/// Judges numbers of a tally, and assigns them to seats.
pub(super) fn numbers(
    rules: &Ruleset,
    deal: &Deal,
    id: &str,
    given: &[Count],
) -> Judged<Vec<Count>> {
    if given.is_empty() {
        return Err(Refusal::EmptyAct);
    }
    let Some(rule) = rules.tallies_recorded().find(|rule| rule.id == id) else {
        let known = rules.tallies_recorded().map(|rule| rule.id.clone()).collect();
        return Err(refusal(id, TallyRefusal::Unknown(known)));
    };
    if let Some(kind) = deal.kind()
        && !deal.counts(rule)
    {
        let other = KindRefusal::OtherTally { tally: rule.id.clone(), kind: kind.clone() };
        return Err(Refusal::Kind(Box::new(other)));
    }
    let most = deal.most_of(rules, rule);
    let seats = deal.in_order(rules);
    let mut after = deal.clone();
    let mut judged = Vec::with_capacity(given.len());
    for (place, count) in given.iter().enumerate() {
        let Some(seat) = count.by.or(seats.get(place).copied()) else {
            let players = deal.plan.seats.len() as u8;
            return Err(Refusal::TricksCount { given: given.len(), players });
        };
        if deal.plan.place(seat).is_none() {
            return Err(deal.plan.without_hand(seat, None, Vec::new()));
        }
        if !deal.has_tally(rule, seat) {
            return Err(refusal(
                id,
                match rule.of {
                    TallyOf::Declarer => TallyRefusal::NotDeclarer(seat),
                    TallyOf::All | TallyOf::Against => TallyRefusal::NotAgainst(seat),
                },
            ));
        }
        if let Some(earlier) = after.recorded_tally(rule, seat) {
            let recorded = deal.recorded_tally(rule, seat);
            let deal = recorded.map(|_| deal.plan.number);
            return Err(refusal(id, TallyRefusal::Second { seat, earlier, deal }));
        }
        different(rules, &after, rule, seat, count.number)?;
        if !(0..=i64::from(most)).contains(&count.number) {
            let number = count.number;
            return Err(refusal(id, TallyRefusal::OutOfRange { seat, number, most }));
        }
        let number = count.number as u16;
        after.tallies.push((rule.id.clone(), seat, number));
        judged.push(Count::by(seat, number.into()));
    }

    let sum = after.tallied(rule);
    if sum > most.into() {
        return Err(refusal(id, TallyRefusal::Sum { sum, most }));
    }
    if rule.total.is_some() && rule.of != TallyOf::Declarer && sum < most.into() {
        match after.without_tally(rules, rule).as_slice() {
            [] => return Err(refusal(id, TallyRefusal::Missing { sum, total: most })),
            [last] => {
                let number = after.tally(rule, *last) + most - sum as u16;
                different(rules, &after, rule, *last, number.into())?;
                after.tallies.push((rule.id.clone(), *last, number));
                judged.push(Count::by(*last, number.into()));
            }
            _ => {}
        }
    }
    agrees(rules, &after)?;
    has_all(rules, &after)?;
    Ok(judged)
}

/// Refuses a number that another player has, or that leaves the others no different ones, where the numbers
/// of a tally differ.
fn different(
    rules: &Ruleset,
    deal: &Deal,
    rule: &TallyRule,
    seat: Seat,
    number: i64,
) -> Judged<()> {
    if !rule.distinct {
        return Ok(());
    }
    let recorded = deal.tallies.iter().filter(|(id, ..)| *id == rule.id);
    let taken: Vec<i64> = recorded.map(|(_, _, number)| i64::from(*number)).collect();
    let others = (taken.len() + deal.without_tally(rules, rule).len()).saturating_sub(1) as u16;
    // The others have 1, 2 and so on.
    let most = deal.most_of(rules, rule).saturating_sub(others * (others + 1) / 2);
    if taken.contains(&number) || !(1..=i64::from(most)).contains(&number) {
        return Err(refusal(&rule.id, TallyRefusal::Distinct { seat, number, most }));
    }
    Ok(())
}

/// Refuses a tally that needs all of another one while another side holds part of that.
fn has_all(rules: &Ruleset, deal: &Deal) -> Judged<()> {
    for rule in rules.tallies_recorded() {
        let mut tallies = rules.tallies_recorded();
        let Some(needed) = tallies.find(|other| rule.all_of.as_ref() == Some(&other.id)) else {
            continue;
        };
        for (_, seat, _) in deal.tallies.iter().filter(|(id, _, n)| *id == rule.id && *n > 0) {
            let side = deal.plan.side_of(*seat);
            let is_short = deal.tallies.iter().any(|(id, other, number)| {
                let is_own = deal.plan.side_of(*other) == side;
                // Where only the declarer's are counted, the others have the rest.
                let is_part =
                    needed.of == TallyOf::Declarer && *number < deal.most_of(rules, needed);
                *id == needed.id && if is_own { is_part } else { *number > 0 }
            });
            if is_short {
                let not_all = TallyRefusal::NotAll { seat: *seat, of: needed.id.clone() };
                return Err(refusal(&rule.id, not_all));
            }
        }
    }
    Ok(())
}

/// Refuses to end a deal before all tallies with a fixed total are complete.
pub(super) fn are_complete(rules: &Ruleset, deal: &Deal) -> Judged<()> {
    match deal.tally_due(rules) {
        Some(rule) => {
            let sum = deal.tallied(rule);
            let total = deal.most_of(rules, rule);
            Err(refusal(&rule.id, TallyRefusal::Missing { sum, total }))
        }
        None => Ok(()),
    }
}

/// Refuses a tally recorded in the deal that its cards contradict, with the trick that decides it.
pub(super) fn agrees(rules: &Ruleset, deal: &Deal) -> Judged<()> {
    for rule in rules.tallies_recorded().filter(|rule| rule.is_of_tricks()) {
        for tricks in 1..=deal.recorded.len() {
            let left = usize::from(deal.trick_count(rules)) - tricks;
            if let Some((seat, number)) = contradicted(rule, deal, tricks, left) {
                let contradiction = TallyRefusal::Contradicted {
                    seat,
                    number,
                    trick: tricks,
                    taken_by: deal.recorded[tricks - 1].winner,
                    deal: deal.plan.number,
                };
                return Err(refusal(&rule.id, contradiction));
            }
        }
    }
    Ok(())
}

/// The first number that the first `tricks` tricks contradict, with `free` to come.
fn contradicted(
    rule: &TallyRule,
    deal: &Deal,
    tricks: usize,
    mut free: usize,
) -> Option<(Seat, u16)> {
    let played = &deal.recorded[..tricks];
    if let Some(rank) = rule.won_with {
        let in_pack = deal.plan.pack.cards().filter(|card| card.rank() == Some(rank)).count();
        let cards = played.iter().flat_map(|trick| &trick.cards);
        let of_rank = cards.filter(|(_, card)| card.rank() == Some(rank)).count();
        free = free.min(in_pack.saturating_sub(of_rank));
    }
    for (_, seat, number) in deal.tallies.iter().filter(|(id, ..)| *id == rule.id) {
        let shown = match rule.won_with {
            Some(_) => deal.shown(rule, *seat, tricks),
            None => played.iter().filter(|trick| trick.winner == *seat).count() as u16,
        };
        let missing = usize::from(number.saturating_sub(shown));
        if missing > free || (rule.won_with.is_some() && *number < shown) {
            return Some((*seat, *number));
        }
        free -= missing;
    }
    None
}

/// Refuses tricks of a player that are fewer than a tally recorded of them.
pub(super) fn fits_tricks(rules: &Ruleset, deal: &Deal, took: &[Count]) -> Judged<()> {
    let all: i64 = took.iter().map(|count| count.number).sum();
    for rule in rules.tallies_recorded().filter(|rule| rule.is_of_tricks()) {
        // After an auction, the tricks are those of a whole side.
        if rules.bidding.auction().is_some() {
            let sum = deal.tallied(rule);
            let most = (i64::from(deal.trick_count(rules)) - all) as u16;
            if rule.of == TallyOf::Against && sum > most.into() {
                return Err(refusal(&rule.id, TallyRefusal::Sum { sum, most }));
            }
            continue;
        }
        for count in took {
            let Some(seat) = count.by else { continue };
            let tricks = count.number as u16 + u16::from(deal.uncounted(rules));
            let number = deal.recorded_tally(rule, seat).unwrap_or(0);
            if number > tricks {
                let deal = deal.plan.number;
                let contradiction = TallyRefusal::AboveTricks { seat, number, tricks, deal };
                return Err(refusal(&rule.id, contradiction));
            }
        }
    }
    Ok(())
}

/// The refusal of a tally that can only be about the deal just played.
pub(in crate::game) fn too_late(setup: &Setup, last: Option<&Deal>, id: &str) -> Option<Refusal> {
    let number = last?.plan.number;
    let is_tally = setup.rules().tallies_recorded().any(|rule| rule.id == id);
    is_tally.then(|| refusal(id, TallyRefusal::TooLate(number)))
}

fn refusal(id: &str, refusal: TallyRefusal) -> Refusal {
    Refusal::Tally { id: id.to_owned(), refusal: Box::new(refusal) }
}
