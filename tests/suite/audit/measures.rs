//! How often the likeliest explanation is what happened, over evenings with one planted slip.

use super::evenings::{
    BID, Evening, TOTAL, evening, plant, plant_addition, plant_forgotten_bonus, plant_whole, play,
    rules,
};
use crate::faults::{report, short_or_full};
use hoyle::analysis::{AuditOutcome, CellKind, Explained, SlipKind, audit_forms, read_sheet};
use hoyle::rules::{Points, Ruleset};

fn audited(evening: &Evening) -> Option<Explained> {
    let text = evening.text();
    let sheet = read_sheet(&text, &[]).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    match audit_forms(&sheet, std::slice::from_ref(&evening.rules)).expect("rules with bids").1 {
        AuditOutcome::Explained(explained) => Some(explained),
        AuditOutcome::Unreadable(_) | AuditOutcome::MoreSlips(_) => None,
    }
}

#[test]
fn a_slip_of_whole_deals_is_one_slip() {
    let mut planted = 0;
    let mut one = 0;
    let mut named = 0;
    for seed in 0..short_or_full(40, 20_000) as u64 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let mut sheet = evening(&mut lots);
        let Some(kind) = plant_whole(&mut sheet, &mut lots) else { continue };
        planted += 1;
        let Some(explained) = audited(&sheet) else {
            println!("seed {seed}: {kind:?} left open");
            continue;
        };
        let slips = &explained.likeliest().slips;
        if slips.len() > 1 {
            println!("seed {seed}: {kind:?} {slips:?}");
        }
        one += usize::from(slips.len() <= 1);
        named += usize::from(slips.iter().any(|slip| slip.kind == kind));
    }
    assert!(one * 10 >= planted * 9, "{one} of {planted}");
    report(&format!("{planted} slips of whole deals, {one} explained by one, {named} named first"));
}

#[test]
fn a_forgotten_bonus_is_the_likeliest() {
    let mut planted = 0;
    let mut named = 0;
    for seed in 0..short_or_full(40, 10_000) as u64 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let rules = rules(&mut lots);
        if rules.promotions.in_force().next().is_none() {
            continue;
        }
        let counts = rules.player_counts();
        let players = usize::from(counts[lots.usize(..counts.len())]);
        let mut sheet = play(rules, players, 60, &mut lots);
        sheet.columns = vec![BID, TOTAL];
        let Some(bonus) = plant_forgotten_bonus(&mut sheet, &mut lots) else { continue };
        planted += 1;
        let Some(explained) = audited(&sheet) else { continue };
        let slips = &explained.likeliest().slips;
        let is_named = slips.iter().any(|slip| {
            slip.kind == SlipKind::Bonus
                && slip.row == bonus.row + 1
                && slip.cell == CellKind::Total
        });
        named += usize::from(is_named || slips.is_empty());
    }
    assert!(named * 10 >= planted * 9, "{named} of {planted}");
    report(&format!("{planted} bonuses forgotten, {named} named first"));
}

/// The columns of those with the best totals.
fn first(totals: &[Points], rules: &Ruleset) -> Vec<usize> {
    let worth = |total: &Points| rules.scoring.wins().worth(*total);
    let best = totals.iter().map(worth).max();
    (0..totals.len()).filter(|player| best == Some(worth(&totals[*player]))).collect()
}

/// Another winner is announced only if every explanation says so. Where as many slips as were planted are needed, what
/// really happened is one of them; else the announcement may be wrong.
#[test]
fn another_winner_is_announced_only_if_every_explanation_agrees() {
    let mut sheets = 0;
    let mut announced = 0;
    let mut wrong = 0;
    for seed in 0..short_or_full(10, 10_000) as u64 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let mut sheet = evening(&mut lots);
        sheet.columns = vec![BID, TOTAL];
        let last = sheet.rows.len() - 1;
        let truth: Option<Vec<Points>> =
            (0..sheet.players).map(|player| sheet.right_total(last, player)).collect();
        let mut planted = 0;
        for _ in 0..lots.usize(1..4) {
            planted += usize::from(plant(&mut sheet, &mut lots).is_some());
        }
        let written: Option<Vec<Points>> =
            sheet.rows[last].cells.iter().map(|cells| cells[TOTAL]).collect();
        let Some(explained) = audited(&sheet) else { continue };
        let [Some(truth), Some(written)] = [truth, written] else { continue };
        sheets += 1;
        let says = explained.explanations.iter().map(|one| first(one.totals(), &sheet.rules));
        let mut says: Vec<Vec<usize>> = says.collect();
        says.dedup();
        if says.len() > 1 || !explained.are_all || says[0] == first(&written, &sheet.rules) {
            continue;
        }
        announced += 1;
        if says[0] != first(&truth, &sheet.rules) {
            wrong += 1;
            assert!(explained.likeliest().slips.len() < planted, "{seed}: {explained:?}");
        }
    }
    report(&format!(
        "{sheets} sheets with one to three slips, another winner announced {announced} times, \
         {wrong} times falsely, where fewer slips than planted suffice"
    ));
}

#[test]
fn an_adding_slip_is_mostly_the_likeliest() {
    let mut planted = 0;
    let mut named = 0;
    let mut proven = 0;
    let mut wrong = 0;
    for seed in 0..short_or_full(40, 10_000) as u64 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let mut sheet = evening(&mut lots);
        sheet.columns = vec![BID, TOTAL];
        let addition = plant_addition(&mut sheet, &mut lots);
        let Some(explained) = audited(&sheet) else { continue };
        let slips = &explained.likeliest().slips;
        planted += 1;
        let [slip] = slips.as_slice() else { continue };
        let player = addition.players[0];
        let is_named = slip.row == addition.row + 1
            && slip.player.map(hoyle::cards::Seat::index) == Some(player)
            && slip.expected == sheet.right_total(addition.row, player);
        named += usize::from(is_named);
        proven += usize::from(explained.is_proven());
        wrong += usize::from(explained.is_proven() && !is_named);
    }
    assert_eq!(wrong, 0, "a guess is called proven");
    report(&format!("{planted} adding slips, {named} named first, {proven} proven"));
}
