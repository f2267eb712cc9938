//! The ledger: what was settled and paid, and what is open.

use crate::common::{Table, one_line};
use serde_json::json;
use std::fs;

/// Two evenings. In `one` Jovana wins 7 points from each of the others, in `two` Ana does.
fn evenings() -> Table {
    let table = Table::after(&[
        "new romanian Jovana Ana Ion --dealer Ion --id one",
        "bid 1 1 1",
        "took 1 0 0",
        "redate 2026-11-06",
        "new romanian Jovana Ana Mia --dealer Mia --id two",
        "bid 1 1 1",
        "took 0 1 0",
    ]);
    table.done("redate 2026-11-13");
    table
}

#[test]
fn what_is_owed_is_open_until_it_is_paid() {
    let table = evenings();
    assert_eq!(table.done("debts --plain"), "");
    table.done("settle one --record=owed");
    let owed = "Ana\tJovana\t0.70\tEUR\nIon\tJovana\t0.70\tEUR\n";
    assert_eq!(table.done("debts --plain"), owed);
    assert!(table.done("debts").contains("Ana owes Jovana 0.70 EUR."));

    assert!(table.done("debts --paid ana").contains("Ana pays Jovana 0.70 EUR."));
    assert_eq!(table.done("debts --plain"), "Ion\tJovana\t0.70\tEUR\n");
    table.refused(2, "debts --paid Ana");
    table.refused(2, "debts --paid Jovana");

    table.done("debts --undo");
    assert_eq!(table.done("debts --plain"), owed);
    table.done("debts --undo");
    assert_eq!(table.done("debts --plain"), "");
    table.refused(2, "debts --undo");
}

#[test]
fn evenings_are_set_off_against_each_other_and_currencies_are_not() {
    let table = evenings();
    table.done("settle one --record=owed");
    table.done("settle two --record=owed");
    // Ana: 0.70 behind in one, 1.40 ahead in two. Jovana: 1.40 ahead, 0.70 behind.
    assert_eq!(
        table.json("debts"),
        json!([
            {"from": "Ion", "to": "Jovana", "amount": "0.70", "currency": "EUR"},
            {"from": "Mia", "to": "Ana", "amount": "0.70", "currency": "EUR"},
        ])
    );
    table.done("debts --undo");
    table.done("settle two --record=owed --currency RON --per-point 1");
    assert_eq!(
        table.done("debts --plain"),
        "Ana\tJovana\t0.70\tEUR\nIon\tJovana\t0.70\tEUR\n\
         Jovana\tAna\t7.00\tRON\nMia\tAna\t7.00\tRON\n"
    );
}

#[test]
fn a_corrected_game_leaves_the_difference_open() {
    let table = evenings();
    table.done("settle one --record");
    assert!(table.done("debts").contains("Nobody owes anything."));
    let told = table.refused(2, "settle one two --record").all();
    assert!(one_line(&told).contains("Game one is in the ledger already."), "{told}");

    // Ana should have been paid 0.70 by both. She and Ion have paid Jovana 0.70 each.
    table.done("fix 1 took 0 1 0 -g one");
    assert_eq!(table.done("debts --plain"), "Jovana\tAna\t2.10\tEUR\n");
    table.done("debts --paid Jovana");
    assert_eq!(table.done("debts --plain"), "");
    table.done("undo -g one");
    assert_eq!(table.done("debts --plain"), "Ana\tJovana\t2.10\tEUR\n");
    // A name that is spelt otherwise in the games is spelt so in the ledger too.
    table.done("players rename Ana Anna");
    assert_eq!(table.done("debts --plain"), "Anna\tJovana\t2.10\tEUR\n");

    // Without the game nobody knows what was settled.
    table.done("remove one --yes");
    let said = table.hoyle("debts");
    assert_eq!(said.code, 0);
    assert!(one_line(&said.stderr).contains("one in the ledger: "), "{}", said.stderr);
}

#[test]
fn the_games_to_settle_are_chosen_by_day_player_and_rules() {
    let table = evenings();
    table.done("new german Ana Ion --dealer Ion --id three");
    let of_two = table.json("settle two");
    assert_eq!(table.json("settle --since 2026-11-10 --until 2026-11-15"), of_two);
    assert_eq!(table.json("settle --player mia"), of_two);
    let both = table.json("settle one two");
    assert_eq!(table.json("settle --rules romanian"), both);
    assert_eq!(table.json("settle --until 2026-11-15"), both);
    table.refused(2, "settle one --since 2026");
    table.refused(2, "settle --player Mai");
    table.refused(2, "settle --rules romanain");
}

/// What a camera reads in the codes that a text has in blocks, two rows of modules to a line.
fn codes(text: &str) -> Vec<String> {
    let is_of_code = |line: &&str| line.contains('█') || line.contains('▄') || line.contains('▀');
    let rows: Vec<Vec<char>> =
        text.lines().filter(is_of_code).map(|line| line.chars().collect()).collect();
    // Light around it, as a screen has, and several pixels for a module.
    let (pixels, margin) = (4, 8);
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let is_light = |x: usize, y: usize| {
        let module = |at: usize| (at / pixels).checked_sub(margin);
        let (Some(column), Some(row)) = (module(x), module(y)) else { return true };
        match rows.get(row / 2).and_then(|blocks| blocks.get(column)) {
            Some('▀') => row % 2 == 0,
            Some('▄') => row % 2 == 1,
            Some(' ') => false,
            _ => true,
        }
    };
    let width = pixels * (columns + 2 * margin);
    let height = pixels * (2 * rows.len() + 2 * margin);
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
        if is_light(x, y) { 255 } else { 0 }
    });
    let grids = image.detect_grids();
    grids.iter().map(|grid| grid.decode().expect("a code").1).collect()
}

#[test]
fn a_bank_reads_the_code_of_a_transfer() {
    let table = evenings();
    let with_code = "settle one --iban 'Jovana=DE89 3704 0044 0532 0130 00'";
    let payments = table.json(with_code);
    let lines = "BCD\n002\n1\nSCT\n\nJovana\nDE89370400440532013000\nEUR0.70\n\n\none";
    assert_eq!(payments[0]["transfer"], lines);
    assert_eq!(payments[1]["transfer"], lines);
    let said = table.done(with_code);
    assert!(said.contains("Ana pays Jovana 0.70 EUR."), "{said}");
    assert_eq!(codes(&said), [lines, lines]);

    assert_eq!(
        table.json("settle two --iban Jovana=DE89370400440532013000")[0].get("transfer"),
        None
    );
    for wrong in ["DE88370400440532013000", "DE8937040044", "GB82WEST12345698765432X", "=", ""] {
        table.refused(2, &format!("settle one --iban 'Jovana={wrong}'"));
    }
    table.done("settle one --iban Jovana=GB82WEST12345698765432");
    table.refused(2, "settle one --iban Jovana=GB82WEST12345698765432 --currency RON");
}

#[test]
fn a_damaged_ledger_is_named_and_never_written_to() {
    let table = evenings();
    table.done("settle one --record");
    let path = table.path("data/ledger");
    let sound = fs::read_to_string(&path).expect("a ledger");
    for damaged in [
        sound.replace("0.10", "0.1x"),
        sound.replace("\"cents\":70", "\"cents\":-70"),
        sound.replace("\"all\"", "\"some\""),
        sound[..sound.len() / 2].to_owned(),
    ] {
        assert_ne!(damaged, sound);
        fs::write(&path, &damaged).expect("written");
        for line in ["debts", "debts --undo", "settle two --record", "doctor"] {
            let said = table.hoyle(line);
            assert_eq!(said.code, 3, "{line}: {}", said.all());
            assert!(said.all().contains("ledger:1"), "{line}: {}", said.all());
        }
        assert_eq!(fs::read_to_string(&path).expect("a ledger"), damaged);
    }
}
