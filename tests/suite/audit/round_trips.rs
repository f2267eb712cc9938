//! Evenings out as sheets and in again: each comes out with the same bytes.

use crate::common::{Table, evening};
use crate::faults::short_or_full;

/// Evenings of games in which players bid a number of tricks.
const EVENINGS: [&str; 8] = [
    "serbian-evening",
    "wizard-evening",
    "romanian-evening",
    "oh-hell-evening",
    "plump-evening",
    "judgement-evening",
    "nomination-whist-evening",
    "boerenbridge-evening",
];

/// How `hoyle sheet` is asked for a sheet without the id of the game.
const FORMS: [&str; 6] = [
    "--style full --format csv",
    "--style paper --format text",
    "--style paper --format markdown --lang sr",
    "--style paper --format csv",
    "--style paper --format markdown --lang fr",
    "--style paper --format markdown --lang de",
];

#[test]
fn sheets_go_out_and_come_in_again() {
    for name in &EVENINGS[..short_or_full(1, EVENINGS.len())] {
        let lines = evening(name);
        let table = Table::after(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        let rules = lines[0].split(' ').nth(1).expect("rules");
        let begun = lines[0].find(" --").map_or("", |at| &lines[0][at..]);
        for form in FORMS {
            let sheet = table.done(&format!("sheet {form}"));
            let other = Table::new();
            other.write("sheet.txt", &sheet);
            let said = other.hoyle(&format!("import sheet.txt --rules {rules}{begun}"));
            assert_eq!(said.code, 0, "{name} {form}: {}\n{sheet}", said.all());
            assert_eq!(other.done(&format!("sheet {form}")), sheet, "{name} {form}");
        }
    }
}
