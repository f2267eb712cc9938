//! How sentences are put together from parts, in what is printed in each language.

use crate::common::{Table, one_line};

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

/// The bids that are open are listed by their names, and can be typed so.
#[test]
fn open_bids_have_their_names() {
    let table = Table::after(&["new auction-whist Ana Bo Cy Di --dealer Di"]);
    table.done("call pass-trou pass-trou pass-trou pass-trou");
    for (tag, name) in [
        ("en", "big-misere-open"),
        ("de", "große Misère offen"),
        ("fr", "grande misère étalée"),
        ("ro", "mizeră mare deschisă"),
        ("sr", "velika mizera otvorena"),
    ] {
        let status = one_line(&table.done(&format!("status --lang {tag}")));
        assert!(status.contains(&format!(", {name}, ")), "{tag}: {status}");
        let called = one_line(&table.done(&format!("call {name} --lang {tag}")));
        assert!(called.contains(name), "{tag}: {called}");
        let refused = table.refused(1, &format!("call piccolo --lang {tag}"));
        let refused = one_line(&refused.stderr);
        assert_eq!(refused.contains("big-chelem"), tag == "en", "{tag}: {refused}");
        table.done("undo");
    }
}

/// Kinds of deal and scores are called by their names in a language, or by their ids.
#[test]
fn kinds_and_scores_are_called_by_their_names() {
    let table = Table::after(&["new king Ana Bo Cy Di --dealer Di --schedule dealer"]);
    let said = table.done("kind 'keine damen' --lang de");
    assert!(said.contains("Art des Spiels: Keine Damen."), "{said}");
    assert!(table.done("script").ends_with("\nkind queens\n"));
    table.refused(1, "kind 'Keine Asse' --lang de");

    let new = "new serbian Ana Bo Cy Di --dealer Di --scoring";
    table.done(&format!("{new} 'Negative Wertung' --lang de"));
    assert!(table.done("script").contains("--scoring negative"));
    table.refused(2, &format!("{new} 'Positive Wertung' --lang de"));
}

/// Settings and their values are called by their names in a language, or by their ids.
#[test]
fn settings_are_called_by_their_names() {
    let table = Table::new();
    let rules = one_line(&table.done("rules serbian --lang de"));
    assert!(
        rules.contains("--set hook=on Summenregel. 1 bis 52 Karten, on, off oder over:"),
        "{rules}"
    );

    let new = "new serbian Ana Bo Cy Di --dealer Di --set";
    for (tag, typed, id) in [
        ("de", "summenregel=aus", "hook=off"),
        ("de", "hook=aus", "hook=off"),
        ("de", "Höchste-Kartenzahl=7", "top=7"),
        ("sr", "'zabrana zbira=ne'", "hook=off"),
        ("sr-Cyrl", "'забрана збира=не'", "hook=off"),
        ("ro", "'regula sumei=3'", "hook=3"),
        ("nl", "gelijkspel=gedeeld", "ties=shared"),
        ("fr", "égalité='annonces tenues,dernière donne'", "ties=successful-bids,last-deal"),
        ("es", "frente=última", "forehead=last"),
    ] {
        table.done(&format!("{new} {typed} --lang {tag}"));
        let script = table.done("script");
        let flag = id.replacen('=', " ", 1);
        assert!(script.contains(id) || script.contains(&flag), "{typed}: {script}");
    }
    table.refused(2, &format!("{new} summenregel=aus --lang en"));
}

/// Days are written as the language writes them; for programs they stay as they are typed.
#[test]
fn days_are_written_as_the_language_writes_them() {
    let lines = ["new serbian Ana Bo Cy Di --dealer Di --id friday", "bid 2 4 2 6", "took 2 4 1"];
    let table = Table::after(&lines);
    table.done("event new whist-drive --rounds 2 --id spring");
    for (tag, day) in [
        ("en", "2026-11-20"),
        ("de", "20.11.2026"),
        ("es", "20/11/2026"),
        ("fr", "20/11/2026"),
        ("nl", "20-11-2026"),
        ("ro", "20.11.2026"),
        ("sr", "20.11.2026."),
        ("sr-Cyrl", "20.11.2026."),
    ] {
        for line in ["games", "stats", "log", "players", "event list"] {
            let said = one_line(&table.done(&format!("{line} --lang {tag}")));
            let is_told =
                [" ", ",", ";"].iter().any(|after| said.contains(&format!("{day}{after}")));
            assert!(is_told || said.ends_with(day), "{tag} {line}: {said}");
            assert_eq!(said.contains("2026-11-20"), tag == "en", "{tag} {line}: {said}");
        }
        assert!(table.done(&format!("games --plain --lang {tag}")).contains("2026-11-20"));
        assert!(table.done(&format!("games --json --lang {tag}")).contains("2026-11-20"));
        assert!(table.done(&format!("event list --plain --lang {tag}")).contains("2026-11-20"));
    }
}
