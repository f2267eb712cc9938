//! What is counted besides the tricks, and whether cards and tricks agree with it.

use crate::cards::Seat;
use crate::game::{Count, Deal, Setup};
use crate::rules::{CountFault, CountRule, Judged, Refusal, Ruleset};

/// Judges numbers of a count: whose each is.
pub(super) fn count(rules: &Ruleset, deal: &Deal, id: &str, given: &[Count]) -> Judged<Vec<Count>> {
    if given.is_empty() {
        return Err(Refusal::EmptyAct);
    }
    let refused = |fault| refusal(id, fault);
    let rule = rules.counts_recorded().find(|rule| rule.id == id).ok_or_else(|| {
        refused(CountFault::Unknown(rules.counts_recorded().map(|rule| rule.id.clone()).collect()))
    })?;
    let most = rule.most_in(deal.trick_count(rules));
    let mut after = deal.clone();
    let mut judged = Vec::with_capacity(given.len());
    for (place, count) in given.iter().enumerate() {
        let seat = count.by.or_else(|| deal.plan.seats.get(place).copied());
        let (given, players) = (given.len(), deal.plan.seats.len() as u8);
        let seat = seat.ok_or(Refusal::TricksCount { given, players })?;
        if deal.plan.place(seat).is_none() {
            return Err(Refusal::DeadHand { seat, due: None, open: Vec::new() });
        }
        if let Some(earlier) = after.recorded_count(rule, seat) {
            let is_recorded = deal.recorded_count(rule, seat).is_some();
            let deal = is_recorded.then_some(deal.plan.number);
            return Err(refused(CountFault::Second { seat, earlier, deal }));
        }
        let number = u8::try_from(count.number).ok().filter(|number| *number <= most);
        let out_of_range = CountFault::OutOfRange { seat, number: count.number, most };
        let number = number.ok_or_else(|| refused(out_of_range))?;
        after.counts.push((rule.id.clone(), seat, number));
        judged.push(Count::by(seat, number.into()));
    }
    let sum = deal.plan.seats.iter().map(|seat| u32::from(after.count(rule, *seat))).sum();
    if sum > most.into() {
        return Err(refused(CountFault::Sum { sum, most }));
    }
    agrees(rules, &after)?;
    Ok(judged)
}

/// Refuses a count recorded in the deal that its cards contradict, with the trick that decides it.
pub(super) fn agrees(rules: &Ruleset, deal: &Deal) -> Judged<()> {
    for rule in rules.counts_recorded().filter(|rule| rule.is_of_tricks()) {
        for tricks in 1..=deal.recorded().len() {
            let left = usize::from(deal.trick_count(rules)) - tricks;
            if let Some((seat, number)) = contradicted(rule, deal, tricks, left) {
                let (taken_by, deal) = (deal.recorded()[tricks - 1].winner, deal.plan.number);
                let fault =
                    CountFault::Contradicted { seat, number, trick: tricks, taken_by, deal };
                return Err(refusal(&rule.id, fault));
            }
        }
    }
    Ok(())
}

/// The first number that the first `tricks` tricks contradict, with `free` to come.
fn contradicted(
    rule: &CountRule,
    deal: &Deal,
    tricks: usize,
    mut free: usize,
) -> Option<(Seat, u8)> {
    let played = &deal.recorded()[..tricks];
    if let Some(rank) = rule.won_with {
        let in_pack = deal.plan.pack.cards().filter(|card| card.rank() == Some(rank)).count();
        let of_rank = played.iter().flat_map(|trick| &trick.cards);
        let of_rank = of_rank.filter(|(_, card)| card.rank() == Some(rank)).count();
        free = free.min(in_pack.saturating_sub(of_rank));
    }
    let recorded = deal.counts.iter().filter(|(id, ..)| *id == rule.id);
    let mut recorded = recorded.map(|(_, seat, number)| (*seat, *number));
    recorded.find(|(seat, number)| {
        let shown = match rule.won_with {
            Some(_) => deal.shown(rule, *seat, tricks),
            None => played.iter().filter(|trick| trick.winner == *seat).count() as u8,
        };
        let missing = usize::from(number.saturating_sub(shown));
        let fits = missing <= free && (rule.won_with.is_none() || *number >= shown);
        free = free.saturating_sub(missing);
        !fits
    })
}

/// Refuses tricks of a player that are fewer than a count recorded of them.
pub(super) fn fits_tricks(rules: &Ruleset, deal: &Deal, took: &[Count]) -> Judged<()> {
    for rule in rules.counts_recorded().filter(|rule| rule.is_of_tricks()) {
        for count in took.iter().filter(|_| rules.bidding.auction().is_none()) {
            let Some(seat) = count.by else { continue };
            let tricks = count.number as u8 + deal.uncounted(rules);
            let number = deal.recorded_count(rule, seat).unwrap_or(0);
            if number > tricks {
                let deal = deal.plan.number;
                let fault = CountFault::AboveTricks { seat, number, tricks, deal };
                return Err(refusal(&rule.id, fault));
            }
        }
    }
    Ok(())
}

/// Why a count is refused where it can only be about the deal just played.
pub(in crate::game) fn too_late(setup: &Setup, last: Option<&Deal>, id: &str) -> Option<Refusal> {
    let number = last?.plan.number;
    let is_counted = setup.rules().counts_recorded().any(|rule| rule.id == id);
    is_counted.then(|| refusal(id, CountFault::TooLate(number)))
}

fn refusal(id: &str, fault: CountFault) -> Refusal {
    Refusal::Count { count: id.to_owned(), fault: Box::new(fault) }
}
