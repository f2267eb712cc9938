//! How sentences are put together from parts, in what is printed in each language.

use crate::common::Table;

/// A name stands apart from the nouns that say where its points come from, and a partner is no author.
#[test]
fn explanations_set_names_apart() {
    for (lines, explained) in [
        (
            &["new serbian Ana Bo Cy Di --dealer Di", "bid 2 4 2 6", "took 2 4 1"],
            [
                ("de", "Ana: Ansage 2, Stiche 2 (erfüllt), 10 + Stiche: "),
                ("fr", "Ana\u{a0}: annonce 2, plis 2 (tenue), 10 + plis\u{a0}: "),
                ("es", "Ana: apuesta 2, bazas 2 (acierto), 10 + bazas: "),
                ("nl", "Ana: bod 2, slagen 2 (gehaald), 10 + slagen: "),
                ("ro", "Ana: licitație 2, levate 2 (reușit), 10 + levate: "),
                ("sr", "Ana: licitacija 2, štihova 2 (ispunjeno), 10 + štihovi: "),
            ],
        ),
        (
            &["new spades Ana Bo Cy Di --dealer Di", "bid nil 3 5 4", "took 1 3 5 4"],
            [
                ("en", "Ana & Cy (Cy): bid 5"),
                ("de", "Ana & Cy (Cy): Ansage 5"),
                ("fr", "Ana & Cy (Cy)\u{a0}: annonce 5"),
                ("es", "Ana & Cy (Cy): apuesta 5"),
                ("nl", "Ana & Cy (Cy): bod 5"),
                ("ro", "Ana & Cy (Cy): licitație 5"),
            ],
        ),
    ] {
        let table = Table::after(lines);
        for (tag, expected) in explained {
            let said = table.within(&[("COLUMNS", "300")], &format!("explain 1 --lang {tag}"));
            assert!(said.stdout.contains(expected), "{tag}: {}", said.stdout);
        }
    }
}
