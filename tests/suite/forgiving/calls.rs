//! Calls and bids by their first letters.

use crate::common::Table;

const AUCTION: &str = "new auction-whist Ana Marko Jelena Miloš --dealer Miloš";

#[test]
fn p_is_pass_or_no_trou_wherever_calls_are_typed() {
    let all = "call pass-trou pass-trou pass-trou pass-trou solo-6:hearts pass pass pass";
    let short = "call p p p p so6:h p p p";
    let table = Table::after(&[AUCTION, short]);
    assert_eq!(table.done("script").lines().last(), Some(all));

    let by_script = Table::new();
    by_script.write("evening.hoyle", &format!("{AUCTION}\n{short}\ntook 6\n"));
    by_script.done("replay evening.hoyle --save");
    assert!(by_script.done("script").contains(all));

    let silent = Table::new();
    assert!(silent.done("check call --calls p,p,p,p,w p").contains("may say pass."));
    assert!(silent.done("check call --calls p,p p").contains("may say pass-trou."));

    let table = Table::after(&[AUCTION, "call p p p p p p p so6:h", "took 6"]);
    table.done("fix 1 call p p p p so6:s p p p");
    assert!(table.done("log").contains("spades"));
}

#[test]
fn contracts_take_short_bids_too() {
    let table = Table::after(&[AUCTION, "contract su8:h --by a --with je"]);
    let recorded = "contract suit-8:hearts --by Ana --with Jelena";
    assert_eq!(table.done("script").lines().last(), Some(recorded));
    let table = Table::after(&[AUCTION]);
    let said = table.refused(2, "contract s8:h --by Ana");
    assert!(said.stderr.contains("“s8” could be suit-8 or solo-8."), "{}", said.stderr);
}
