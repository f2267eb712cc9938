//! Random evenings with everything that can happen at a table: played, undone, redone, corrected, and read back
//! from a journal, a script, an archive and an export.

use crate::common::{Table, seat_at, side_at};
use crate::faults::short_or_full;
use crate::record::coming::check;
use crate::record::fix::{bids, took};
use crate::record::table::{id, legal_act, noon};
use hoyle::game::{
    Act, Annulment, Deal, Game, Misdeal, Newcomer, Players, RulingKind, Setup, TableEnd, TableNote,
    TableRuling,
};
use hoyle::history::{Correction, History, Origin};
use hoyle::presets;
use hoyle::rules::Points;

const NAMES: [&str; 8] = ["Ana", "Bo", "Cid", "Dan", "Eva", "Fay", "Gil", "Hal"];

/// Returns a new game of the first four.
fn begin(rules: &str) -> History {
    let players = Players::new(&NAMES[..4]).expect("names");
    let setup = Setup::new(presets::ruleset(rules).expect("rules"), players, seat_at(0));
    let origin = Origin { rules: rules.into(), ..Origin::default() };
    History::new(id("friday"), noon(), origin, setup.expect("a full table"))
}

/// An act of the table, drawn without regard to whether it is possible now.
fn act_of_table(history: &History, lots: &mut fastrand::Rng) -> Act {
    let players = history.game().setup().players();
    let seats = players.count() as u8;
    let seat = lots.u8(..seats);
    let other = lots.u8(..seats);
    let name = NAMES[lots.usize(..NAMES.len())].to_owned();
    let deal = lots.usize(1..12);
    let reason = Some("a card was exposed".to_owned());
    match lots.u8(..14) {
        0 => Act::Join(Newcomer {
            name,
            points: Points::whole(lots.i64(-20..20)),
            after: lots.bool().then(|| seat_at(seat)),
        }),
        1 => Act::Leave { seat: seat_at(seat), to: None },
        2 => Act::Leave { seat: seat_at(seat), to: Some(name) },
        3 => Act::Swap(seat_at(seat), seat_at(other)),
        4 => Act::Redeal,
        5 => Act::Misdeal(Misdeal { passes_on: lots.bool(), reason }),
        6 | 7 => Act::Annul(Annulment { deal, is_left_out: lots.bool(), reason }),
        8 => Act::Ruling(TableRuling {
            about: RulingKind::Revoke,
            reason: "a revoke".into(),
            deal: None,
            points: vec![(side_at(seat), Points::whole(lots.i64(-9..9)))],
            closes: lots.bool(),
        }),
        9 => Act::End(TableEnd { reason, abandoned: lots.bool() }),
        10 => Act::Rename { was: players.name(seat_at(seat)).to_string(), now: name },
        11 => Act::Title(format!("Evening {deal}")),
        12 => Act::Note(TableNote { deal: Some(deal), text: "Bo was late".into() }),
        _ => Act::Dealer(seat_at(seat)),
    }
}

/// Corrects a number of a deal, if that is possible.
fn correct(history: &mut History, lots: &mut fastrand::Rng) {
    let deal = lots.usize(1..12);
    let numbers: Vec<i64> = (0..4).map(|_| lots.i64(..4)).collect();
    let counts = match if lots.bool() { bids(&numbers) } else { took(&numbers) } {
        Act::Bid(counts) => Correction::Bids(counts),
        Act::Took(counts) => Correction::Took(counts),
        other => panic!("{other:?}"),
    };
    let Ok(changes) = history.correction(deal, &counts) else { return };
    if let Ok(planned) = history.plan_fix(deal, &changes) {
        history.fix(planned, noon());
    }
}

/// Plays on by an act, or undoes, redoes or corrects one.
fn step(history: &mut History, lots: &mut fastrand::Rng) {
    // Most of what happens to the table can happen between two deals only.
    let is_between = history.game().current().is_some_and(Deal::is_fresh);
    match if is_between { lots.u8(..16) } else { lots.u8(..24) } {
        0 | 1 => drop(history.undo(noon())),
        2 => drop(history.redo(noon())),
        3 | 4 => correct(history, lots),
        5..9 => {
            let act = act_of_table(history, lots);
            // Refused where it is not possible; that is fine.
            if history.record(&act, noon()).is_ok()
                && history.game().has_result()
                && lots.u8(..4) > 0
            {
                history.undo(noon()).expect("the end");
            }
        }
        9 => {
            // The table lets any numbers stand that a deal can have.
            let numbers: Vec<i64> = (0..4).map(|_| lots.i64(..3)).collect();
            drop(history.allow(&took(&numbers), noon()));
        }
        _ => {
            if let Some(act) = legal_act(history, |count| lots.usize(..count)) {
                history.record(&act, noon()).expect("legal");
            }
        }
    }
}

/// Asserts that no place is worse than its total.
fn check_ranks(game: &Game) {
    let totals = game.totals();
    for place in game.standings() {
        let better = totals.iter().filter(|total| **total > totals[place.side.index()]).count();
        assert!(place.rank <= better + 1, "{place:?} of {totals:?}");
    }
}

/// Asserts that the program tells the same of the game after a script, an export and an import.
fn check_copies(history: &History, told: &str) {
    let table = Table::new();
    table.done("new serbian Io Jo Ky Li --dealer Io --id other");
    let journal = table.path("data/games").join(format!("{}.jsonl", history.id()));
    std::fs::write(journal, history.journal().to_vec()).expect("a file is written");
    let id = history.id();
    let sheet = |table: &Table, line: &str| {
        let mut sheet = table.json(line);
        // Copies may have other ids.
        sheet.as_object_mut().map(|sheet| sheet.remove("game"));
        sheet
    };
    let shown = sheet(&table, &format!("sheet -g {id}"));

    let script = table.done(&format!("script -g {id}"));
    let replayed = Table::new();
    replayed.write("again.hoyle", &script);
    replayed.done("replay again.hoyle --save");
    assert_eq!(sheet(&replayed, "sheet"), shown, "{told}:\n{script}");

    let exported = table.done(&format!("export {id} --to -"));
    let imported = Table::new();
    imported.write("again.jsonl", &exported);
    imported.done("import again.jsonl");
    assert_eq!(sheet(&imported, &format!("sheet -g {id}")), shown, "{told}");
}

#[test]
fn random_evenings_of_every_act_add_up_and_have_equal_copies() {
    for rules in ["serbian", "romanian", "oh-hell", "plump", "wizard"] {
        for seed in 0..short_or_full(12, 400) {
            let told = format!("{rules}, seed {seed}");
            let mut lots = fastrand::Rng::with_seed(seed as u64);
            let mut history = begin(rules);
            for _ in 0..120 {
                step(&mut history, &mut lots);
            }
            // Shown if the check fails.
            println!("{told}");
            check(&history);
            check_ranks(history.game());
            if seed % 6 == 0 {
                check_copies(&history, &told);
            }
        }
    }
}
