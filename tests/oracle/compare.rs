//! Compares the library's rulings with the oracle's.

use crate::game::Outcome;
use crate::record::{OffSuit, Record};
use crate::single_play;
use crate::suits::Reading;
use crate::terms::Terms;
use hoyle::cards::{Followed, Trump};
use hoyle::game::{Deal, Renounce, Review, Revoke, Verdict};
use hoyle::rules::{OfSuit, Ruleset};
use std::collections::BTreeSet;

/// A verdict, without its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    Right,
    Revoke,
    Unproven,
}

impl Known {
    fn of(verdict: &Verdict) -> Known {
        match verdict {
            Verdict::Right => Known::Right,
            Verdict::Revoke(_) => Known::Revoke,
            Verdict::Unproven => Known::Unproven,
        }
    }

    fn from(can_be_right: bool, can_be_wrong: bool) -> Known {
        match (can_be_right, can_be_wrong) {
            (false, _) => Known::Revoke,
            (true, false) => Known::Right,
            (true, true) => Known::Unproven,
        }
    }
}

/// Returns the plays of a record with what the oracle knows of each.
pub(crate) fn known(plays: &[OffSuit], reading: &dyn Reading) -> Vec<Known> {
    let bits = (0..plays.len()).map(|bit| 1 << bit);
    bits.map(|bit| Known::from(reading.possible(bit, 0), reading.possible(0, bit))).collect()
}

/// Returns what is known of each single play.
pub(crate) fn known_alone(terms: &Terms, record: &Record, plays: &[OffSuit]) -> Vec<Known> {
    let judged = plays.iter().map(|play| single_play::judge(terms, record, play));
    judged.map(|(right, wrong)| Known::from(right, wrong)).collect()
}

fn is(terms: &Terms, said: &Renounce, play: &OffSuit) -> bool {
    let owed = terms.owed(play.card, play.led).into_iter();
    let trump = terms.trump.map_or(Trump::None, Trump::from);
    let owed = owed.map(|suit| OfSuit::all(Followed::Suit(suit), trump));
    let without: BTreeSet<OfSuit> = owed.collect();
    said.trick == play.trick
        && said.seat == terms.seats[play.place]
        && said.card == play.card
        && said.led == Followed::Suit(play.led)
        && said.without == without
}

/// Compares a review with the plays of the record and what the oracle knows of each.
pub(crate) fn verdicts(
    terms: &Terms,
    record: &Record,
    review: &Review,
    plays: &[OffSuit],
    known: &[Known],
) -> Outcome {
    let told = record.rounds.len();
    if review.tricks != told || review.complete != (told == terms.tricks()) {
        return Err(format!("the review is of another record: {review:#?}"));
    }
    let same = review.renounces.len() == plays.len()
        && review.renounces.iter().zip(plays).all(|((said, _), play)| is(terms, said, play));
    if !same {
        return Err(format!("expected the plays {plays:#?}\nfound {:#?}", review.renounces));
    }
    for ((said, verdict), known) in review.renounces.iter().zip(known) {
        if Known::of(verdict) != *known {
            return Err(format!(
                "after {told} tricks, expected {known:?} of {said:?}, found {verdict:?}"
            ));
        }
    }
    Ok(())
}

/// Compares the sets of plays that cannot all be legal.
pub(crate) fn doubt(
    terms: &Terms,
    review: &Review,
    plays: &[OffSuit],
    known: &[Known],
    reading: &dyn Reading,
) -> Outcome {
    let open: u64 = (0..plays.len())
        .filter(|bit| known[*bit] != Known::Revoke)
        .fold(0, |bits, bit| bits | 1 << bit);
    let told = review.tricks;
    let all_right = reading.possible(open, 0);
    if all_right != review.not_all_right.is_empty() {
        return Err(format!(
            "after {told} tricks, expected that all can be right: {all_right}; found {review:#?}"
        ));
    }
    let mut alone = 0;
    for group in &review.not_all_right {
        let mut named = 0;
        for said in group {
            let place = plays
                .iter()
                .position(|play| is(terms, said, play))
                .ok_or_else(|| format!("{said:?} was not played"))?;
            if 1 << place <= named {
                return Err(format!("not in order: {group:#?}"));
            }
            named |= 1 << place;
        }
        if named & !open != 0 || named == 0 || reading.possible(named, 0) {
            return Err(format!("after {told} tricks, all of these can be right: {group:#?}"));
        }
        let mut bits = (0..plays.len()).map(|bit| 1 << bit).filter(|bit| named & bit != 0);
        if bits.any(|bit| !reading.possible(named & !bit, 0)) {
            return Err(format!("after {told} tricks, one is named without need: {group:#?}"));
        }
        alone += usize::from(group.iter().all(|play| play.seat == group[0].seat));
    }
    // A player whose plays cannot all be legal is reported without mentioning others.
    let caught = |place: &usize| {
        let own: u64 = (0..plays.len())
            .filter(|bit| plays[*bit].place == *place)
            .fold(0, |bits, bit| bits | 1 << bit);
        !reading.possible(open & own, 0)
    };
    let caught = (0..terms.players()).filter(caught).count();
    if caught == alone && (caught == 0 || review.not_all_right.len() == caught) {
        Ok(())
    } else {
        Err(format!("after {told} tricks, expected {caught} players: {review:#?}"))
    }
}

/// Compares a review with what really happened: `wrong` has the illegal plays.
pub(crate) fn truth(review: &Review, wrong: &[bool]) -> Outcome {
    let known = review.renounces.iter().map(|(_, verdict)| Known::of(verdict));
    for (index, (known, wrong)) in known.zip(wrong).enumerate() {
        let play = &review.renounces[index].0;
        match (known, wrong) {
            (Known::Revoke, false) => return Err(format!("a false accusation of {play:?}")),
            (Known::Right, true) => {
                return Err(format!("called right, and it was a revoke: {play:?}"));
            }
            _ => {}
        }
    }
    for group in &review.not_all_right {
        if group
            .iter()
            .filter_map(|play: &Renounce| {
                review.renounces.iter().position(|(other, _)| other == play)
            })
            .all(|index| !wrong[index])
        {
            return Err(format!("a false doubt of {group:#?}"));
        }
    }
    Ok(())
}

/// Compares the reported revokes with the tricks at which the oracle proved each: `proven[n]` is
/// for the play with bit `n`, 0 if not proven.
pub(crate) fn revokes(
    terms: &Terms,
    rules: &Ruleset,
    deal: &Deal,
    plays: &[OffSuit],
    proven: &[usize],
) -> Outcome {
    let found = Review::revokes_of(rules, deal);
    let expected = proven.iter().filter(|trick| **trick > 0).count();
    let at = |revoke: &Revoke| plays.iter().position(|play| is(terms, &revoke.play, play));
    let right = found
        .iter()
        .all(|ruling| at(ruling).is_some_and(|place| proven[place] == ruling.proven_by));
    let in_order = found.windows(2).all(|two| two[0].proven_by <= two[1].proven_by);
    if found.len() == expected && right && in_order {
        Ok(())
    } else {
        Err(format!(
            "expected these plays {plays:#?}\nproven by these tricks {proven:?}\nfound {found:#?}"
        ))
    }
}
