//! Benchmarks audits of sheets with slips, as ratios to the audit of the right sheet.
//!
//! `cargo bench --bench audit` prints them; with `-- --check` it fails if one misses its target.

#[allow(dead_code)] // The tests plant other slips, too.
#[path = "../tests/suite/audit/evenings.rs"]
mod evenings;

use evenings::{BID, Evening, TOOK, TOTAL};
use hoyle::analysis::{WrittenSheet, audit_forms, candidates, fits, forms, read_sheet};
use hoyle::presets;
use hoyle::rules::Ruleset;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The most that the audit of a sheet with slips may take by the rules named, in audits of the right sheet.
const BY_RULES: f64 = 20.0;
/// The same where all rules are tried.
const BY_ANY: f64 = 100.0;
/// How many evenings are measured, and how many of them by all rules.
const EVENINGS: u64 = 12;
const EVENINGS_BY_ANY: u64 = 3;

fn main() -> ExitCode {
    let forty = forty();
    let forms_of_forty = forms(&forty);
    let romanian = presets::ruleset("romanian").expect("a preset");
    let all = candidates(7, None, &[]);
    let mut by_rules = Worst::default();
    for seed in 0..EVENINGS {
        let right = evening(&forty, seed);
        let usual = timed(&right, |sheet| drop(audit_forms(sheet, &forms_of_forty)));
        for (what, wrong) in with_slips(&right, seed) {
            let time = timed(&wrong, |sheet| drop(audit_forms(sheet, &forms_of_forty)));
            by_rules.add(time, usual, &what);
        }
    }
    by_rules.report("one set of rules", BY_RULES);

    let mut by_any = Worst::default();
    for seed in 0..EVENINGS_BY_ANY {
        let right = evening(&romanian, seed);
        let usual = timed(&right, |sheet| drop(fits(sheet, &all, |_, _| {})));
        for (what, wrong) in with_slips(&right, seed) {
            let time = timed(&wrong, |sheet| drop(fits(sheet, &all, |_, _| {})));
            by_any.add(time, usual, &what);
        }
    }
    by_any.report("all rules", BY_ANY);

    let misses = by_rules.ratio > BY_RULES || by_any.ratio > BY_ANY;
    let check = std::env::args().any(|word| word == "--check");
    ExitCode::from(u8::from(check && misses))
}

/// The longest audit, in audits of the right sheet.
#[derive(Default)]
struct Worst {
    ratio: f64,
    usual: Duration,
    what: String,
    /// All that were measured.
    ratios: Vec<f64>,
}

impl Worst {
    fn add(&mut self, time: Duration, usual: Duration, what: &str) {
        let ratio = time.as_secs_f64() / usual.as_secs_f64();
        self.ratios.push(ratio);
        if ratio > self.ratio {
            self.ratio = ratio;
            self.usual = usual;
            what.clone_into(&mut self.what);
        }
    }

    fn report(&self, by: &str, most: f64) {
        let verdict = if self.ratio <= most { "meets" } else { "MISSES" };
        println!(
            "{:8.1} times the audit of the right sheet ({:.2?}) at most, by {by}, with {}: {verdict} its target \
             of at most {most}, as {} of {} sheets do",
            self.ratio,
            self.usual,
            self.what,
            self.ratios.iter().filter(|ratio| **ratio <= most).count(),
            self.ratios.len()
        );
    }
}

/// Oh Hell with 40 deals of seven cards.
fn forty() -> Ruleset {
    let text = presets::ruleset_text("oh-hell").expect("a preset");
    let steps = text.find("steps = [").expect("a schedule");
    let end = steps + text[steps..].find(']').expect("its end");
    let text = format!("{}steps = [\"7 × 40\"{}", &text[..steps], &text[end..]);
    presets::read(&text).expect("sound rules")
}

/// An evening of seven players.
fn evening(rules: &Ruleset, seed: u64) -> Evening {
    let mut lots = fastrand::Rng::with_seed(seed);
    let mut evening = evenings::play(rules.clone(), 7, 40, &mut lots);
    evening.columns =
        if seed.is_multiple_of(2) { vec![BID, TOTAL] } else { vec![BID, TOOK, TOTAL] };
    evening.has_mark = true;
    evening
}

/// The evening with one to six slips, and with slips of whole deals.
fn with_slips(right: &Evening, seed: u64) -> Vec<(String, Evening)> {
    let mut lots = fastrand::Rng::with_seed(seed);
    let mut wrong = Vec::new();
    let mut evening = right.clone();
    for slips in 1..=6 {
        while evenings::plant(&mut evening, &mut lots).is_none() {}
        wrong.push((format!("{slips} slips"), evening.clone()));
    }
    for _ in 0..6 {
        let mut evening = right.clone();
        if let Some(kind) = evenings::plant_whole(&mut evening, &mut lots) {
            wrong.push((format!("{kind:?}"), evening));
        }
    }
    wrong
}

/// How long the quickest of three audits takes.
fn timed(evening: &Evening, audit: impl Fn(&WrittenSheet)) -> Duration {
    let sheet = read_sheet(&evening.text(), &[]).expect("a sheet");
    let times = (0..3).map(|_| {
        let start = Instant::now();
        audit(&sheet);
        start.elapsed()
    });
    times.min().expect("several")
}
