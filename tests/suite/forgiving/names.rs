//! Names by their beginning, and without their accents.

use crate::common::Table;

const SERBIAN: &str = "new serbian Jovana Dušan Marko Ana --dealer Ana --id friday";

/// Asserts that a command records this line of a script.
#[track_caller]
fn records(setup: &[&str], line: &str, recorded: &str) {
    let table = Table::after(setup);
    table.done(line);
    assert_eq!(table.done("script").lines().last(), Some(recorded), "{line}");
}

#[test]
fn an_initial_or_a_name_without_its_accents_is_enough() {
    for line in ["bid J=3 D=4", "bid j=3 dusan=4", "bid Jov=3 DUŠ=4", "bid jovan=3 Dus=4"] {
        records(&[SERBIAN], line, "bid 3 4");
    }
    let bid = [SERBIAN, "bid 3 4 2 1"];
    records(&bid, "took m=2 a=1 dusan=6 j=4", "took 4 6 2 1");
    records(&[SERBIAN], "dealer dus", "dealer Dušan");
    records(&[SERBIAN], "swap d M", "swap Dušan Marko");
    records(&[SERBIAN], "leave d --to Vera", "leave Dušan --to Vera");
    records(&bid, "trick J=7s D=8s m=9s a=10s", "trick 7s 8s 9s 10s");
    records(&bid, "rule revoke late J=-5 d=2.5", "rule revoke --deal 1 late Jovana=-5 Dušan=2½");
    let auction = "new auction-whist Đorđe Łukasz Jørgen Weiß --dealer Weiß";
    let with = "contract suit-8:hearts --by Đorđe --with Jørgen";
    for names in ["--by djordje --with jorgen", "--by dorde --with joergen", "--by d --with Jø"] {
        records(&[auction], &format!("contract suit-8:h {names}"), with);
    }
    records(&[auction], "contract solo-6:h --by weiss", "contract solo-6:hearts --by Weiß");
    records(&[auction], "contract solo-6:h --by Luk", "contract solo-6:hearts --by Łukasz");
}

#[test]
fn fixes_questions_and_new_games_take_the_same_names() {
    let table = Table::after(&[SERBIAN, "bid 3 4 2 1", "took 3 4 2 4"]);
    table.done("fix 1 took dus=3 a=5");
    let explained = table.done("explain 1 dus");
    assert!(explained.contains("Dušan") && !explained.contains("Jovana"), "{explained}");
    assert_eq!(explained, table.done("explain dusan 1"));

    let table = Table::after(&["new romanian Ștefania Radu Ioana --dealer stef --columns r,i,s"]);
    let new = "new romanian Ștefania Radu Ioana --dealer Ștefania --columns Radu,Ioana,Ștefania";
    assert_eq!(table.done("script").lines().next(), Some(new));
    let asked = table.done("schedule serbian Jovana Dušan Marko Ana --dealer dusan");
    assert_eq!(asked, table.done("schedule serbian Jovana Dušan Marko Ana --dealer Dušan"));
}

#[test]
fn an_exact_name_wins_over_those_that_begin_with_it() {
    let jovan = "new romanian Jovana Jovan Stefan Štefan --dealer Jovana";
    records(&[jovan], "dealer jovan", "dealer Jovan");
    records(&[jovan], "dealer stefan", "dealer Stefan");
}

#[test]
fn a_beginning_of_several_names_is_refused_with_all_of_them() {
    let jovan = "new romanian Jovana Jovan Stefan Štefan --dealer Štefan";
    let table = Table::after(&[jovan]);
    for (line, says) in [
        ("bid Jo=1", "“Jo” could be Jovana or Jovan: type more of the name."),
        ("dealer s", "“s” could be Stefan or Štefan"),
        ("explain j", "“j” could be Jovana or Jovan"),
        ("new romanian Ana Anica Bo --dealer An", "“An” could be Ana or Anica"),
    ] {
        let said = table.refused(2, line);
        assert!(said.stderr.contains(says), "{line}: {}", said.stderr);
    }
    // With its accent a letter is not ambiguous, and a whole name never is.
    table.done("dealer jovan");
    table.done("dealer šte");
    let said = table.refused(1, "bid Zoran=1");
    assert!(said.stderr.contains("Nobody at this table is called “Zoran”."), "{}", said.stderr);
    table.refused(1, "bid =1");
}

#[test]
fn scripts_hold_whole_names_however_they_were_typed() {
    let table = Table::new();
    table.write(
        "evening.hoyle",
        &format!("{SERBIAN}\nbid j=3 dus=4 m=2 a=1\ntook j=3 d=4 m=2 a=4\n"),
    );
    table.done("replay evening.hoyle --save");
    let log = table.done("log");
    assert!(log.contains("Dušan 4") && log.contains("Jovana bid 3"), "{log}");
}

#[test]
fn what_is_no_name_is_refused_wherever_a_name_is_given() {
    for text in ["1", "+3", "b=c"] {
        for line in [
            format!("new oh-hell Ana {text} Eva"),
            format!("join {text}"),
            format!("leave Bo --to {text}"),
            format!("players rename Bo {text}"),
            format!("players split Bo --games fri --as {text}"),
        ] {
            let table = Table::after(&["new oh-hell Ana Bo Cy --dealer Cy --id fri"]);
            let before = table.done("script");
            let said = table.refused(1, &line).stderr;
            assert!(said.contains("not a player's name"), "{line}: {said}");
            assert_eq!(table.done("script"), before, "{line}");
        }
    }
}

#[test]
fn a_number_is_no_reason_to_deal_again() {
    let table = Table::after(&[
        "new oh-hell Ana Bo Cy --dealer Cy --id fri",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 0",
    ]);
    let said = table.refused(2, "redeal 1").stderr;
    for part in ["looks like the number of a deal", "hoyle redeal --deal 1", "hoyle redeal"] {
        assert!(said.contains(part), "{said}");
    }
    table.done("redeal --deal 1");
    table.done("redeal 'one card too many'");
}

#[test]
fn a_name_in_small_letters_stays_so_at_the_beginning_of_a_sentence() {
    let table = Table::after(&["new wizard jon bea Cid Dan --dealer Dan --id fri"]);
    let said = table.done("bid 0 0 0 0") + &table.done("took 1 0 0 0") + &table.done("leave BEA");
    for part in ["jon bid 0, bea 0", "jon took 1", "bea leaves the table"] {
        assert!(said.contains(part), "{said}");
    }
}
