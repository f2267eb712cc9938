//! Rules files of games that do not come with the program: cards that a file leaves to the table, counts
//! that make a deal, and what else such files need.

use crate::common::{Said, Table, one_line};
use crate::games::journal;

/// A table with a rules file, `game.toml`.
fn table(rules: &str) -> Table {
    let table = Table::new();
    table.write("game.toml", rules);
    table
}

/// Plays a script by a rules file, which it names `./game.toml`.
fn replay(rules: &str, script: &str) -> Said {
    let table = table(rules);
    table.write("evening.hoyle", script);
    table.run(&["replay", "evening.hoyle"], &table.path("."), Some(200))
}

/// Plays a script, all of which is legal.
#[track_caller]
fn played(rules: &str, script: &str) -> String {
    let said = replay(rules, script);
    assert_eq!(said.code, 0, "{}", said.stderr);
    said.stdout
}

/// Plays a script that is refused, and returns the refusal.
#[track_caller]
fn refused(rules: &str, script: &str) -> String {
    let said = replay(rules, script);
    assert_eq!(said.code, 1, "{}", said.stdout);
    one_line(&said.stderr)
}

/// What `rules --check` says of a file.
fn checked(rules: &str) -> String {
    one_line(&table(rules).hoyle("rules --check game.toml").all())
}

/// The totals of a replayed game, in the order of the players.
#[track_caller]
fn totals(rules: &str, script: &str) -> Vec<i64> {
    let table = table(rules);
    table.write("evening.hoyle", script);
    let sheet = table.json("replay evening.hoyle");
    let last = sheet["deals"].as_array().and_then(|deals| deals.last()).expect("a deal");
    let hands = last["hands"].as_array().filter(|hands| !hands.is_empty());
    let scored = hands.or(last["sides"].as_array()).expect("scores");
    scored.iter().map(|hand| hand["total"].as_i64().expect("a whole total")).collect()
}

const NEW: &str = "new ./game.toml Ana Bo Cy Di --dealer Di\n";

const EUCHRE: &str = r#"
format = 1
id = "euchre"
title = "Euchre"
turn = "clockwise"
sides = "opposite"
trump = "named"

[[tables]]
players = [4]
lowest = "9"

[schedule]
form = "fives"

[[schedule.forms]]
id = "fives"
steps = ["5 until the end"]

[bidding.auction]
trumps = ["clubs", "diamonds", "hearts", "spades"]
contract_only = true

[[bidding.auction.bids]]
id = "makers"
play = "solo"
target = { at_least = 3 }
won = { base = 1, all = 2 }
lost = { base = 0 }
opponents = { base = 2 }

[play]
cards = "table"

[ending]
points = 10

[scoring.contracts]
id = "euchre"
title = "Euchre"
source = { document = "House rules", section = "Euchre" }
"#;

const LEFT: &str = "These rules leave what the cards do to the table: which card takes a trick, and \
                    which may be played. No trick is recorded by its cards, and no revoke is proven. \
                    [euchre.play: House rules]";

// The right bower takes the trick, and the left bower has to be played.
#[test]
fn cards_left_to_the_table_are_not_judged() {
    let table = table(EUCHRE);
    for line in [
        "check trick --rules ./game.toml --trump spades As Kd Js 9h",
        "check play --rules ./game.toml --trump spades --led As --hand 'Jc 9h' 9h",
        "check play --rules ./game.toml --trump spades --led As --hand 'Jc 9h'",
    ] {
        let said = table.hoyle(line);
        assert_eq!(said.code, 1, "{line}");
        let all = one_line(&said.all());
        assert!(all.starts_with(&format!("No ruling. {LEFT}")), "{line}: {all}");
        let json = table.hoyle(&format!("{line} --json")).stdout;
        assert!(json.contains(r#"{"rule":"euchre.play""#), "{json}");
    }

    let script = format!("{NEW}contract makers:spades --by Ana\n");
    let trick = refused(EUCHRE, &format!("{script}trick 9s Jc Ks 10s\n"));
    assert!(trick.contains(LEFT), "{trick}");

    let rules = one_line(&table.hoyle("rules ./game.toml").stdout);
    let says = "Which card takes a trick, and which may be played, is left to the table.";
    assert!(rules.contains(says), "{rules}");
    assert!(!rules.contains("The highest trump takes the trick"), "{rules}");
    // The numbers are scored all the same.
    assert_eq!(totals(EUCHRE, &format!("{script}took 5\n")), [2, 0]);
}

const HOKM: &str = include_str!("../../examples/rules/hokm.toml");

const HEARTS: &str = include_str!("shell/printed/hearts.toml");

#[test]
fn counts_with_a_total_make_a_deal_and_the_last_is_worked_out() {
    // Nobody types what the tricks were, and Di's three hearts follow.
    let two = format!("{NEW}count hearts 3 0 7\ncount queen Cy=1\n");
    assert_eq!(totals(HEARTS, &two), [3, 0, 20, 3]);
    let waiting = played(HEARTS, &format!("{NEW}count hearts 3 0 7\nstatus\n"));
    assert!(waiting.contains("1 queen to be counted: Ana, Bo, Cy and Di."), "{waiting}");
    assert!(waiting.contains("count queen NAME=N"), "{waiting}");

    // The fewest points win.
    let many = format!("{NEW}{}", "count hearts 13 0 0\ncount queen Ana=1\n".repeat(4));
    let over = played(HEARTS, &format!("{many}status\n"));
    assert!(over.contains("104") && over.contains("Bo, Cy and Di"), "{over}");

    let took = refused(HEARTS, &format!("{NEW}took 3 4 2 4\n"));
    assert!(took.contains("Every deal has 13 hearts; 0 are counted."), "{took}");
    let more = refused(HEARTS, &format!("{NEW}count hearts 3 0 11\n"));
    assert!(more.contains("14 hearts in this deal, which has at most 13"), "{more}");
    let fewer = refused(HEARTS, &format!("{NEW}count hearts 3 0 7 2\n"));
    assert!(fewer.contains("Every deal has 13 hearts; 12 are counted."), "{fewer}");
}

#[test]
fn deals_of_counts_are_kept_and_read_again() {
    let table = table(HEARTS);
    table.done("new ./game.toml Ana Bo Cy Di --dealer Di --id hearts");
    table.done("trick 2c 3c 4c 5c");
    table.done("count hearts Cy=13");
    table.done("count queen 0 0 1 0");
    table.done("count hearts 3 0 7");
    table.done("undo");
    table.done("redo");
    table.done("fix 1 count queen Cy=0 Ana=1");
    table.done("count queen Di=1");
    let last = &table.json("sheet")["deals"][1]["hands"];
    let totals: Vec<i64> = (0..4).map(|place| last[place]["total"].as_i64().unwrap()).collect();
    assert_eq!(totals, [13 + 3, 0, 13 + 7, 3 + 13]);

    table.write("games.jsonl", &table.done("export --lines"));
    let again = table.done("rescore games.jsonl --totals");
    assert!(again.contains("\"Ana\":16") && again.contains("\"Cy\":20"), "{again}");
}

#[test]
fn tricks_and_counts_with_a_total_end_a_deal_together() {
    let both = HEARTS.replace("pays = \"nothing\"", "pays = \"tricks\"");
    let early = refused(&both, &format!("{NEW}took 3 4 2 4\n"));
    assert!(early.contains("Every deal has 13 hearts; 0 are counted."), "{early}");
    let script = format!("{NEW}count hearts 3 0 7\ncount queen Cy=1\ntook 3 4 2\n");
    assert_eq!(totals(&both, &script), [6, 4, 22, 7]);
}

// Four players with eight cards each have eight tricks, so no deal has all 13.
#[test]
fn a_deal_with_fewer_tricks_than_a_total_ends_with_as_many() {
    let short = HEARTS
        .replace("total = 13", "total = 13\nat_most_tricks = true")
        .replace("13 until", "8 until");
    let script = format!("{NEW}count hearts 3 0 5\ncount queen Cy=1\n");
    assert_eq!(totals(&short, &script), [3, 0, 18, 0]);
}

// As the totals of exoty.com: 80 in spades made with 172 points is 252.
#[test]
fn counts_go_beyond_a_pack() {
    let belote = HEARTS
        .replace(
            "title = \"hearts\"\npoints = 1\ntotal = 13",
            "title = \"points\"\npoints = 1\ntotal = 252",
        )
        .replace("players = [4]", "players = [4]\nlowest = \"7\"")
        .replace("13 until", "8 until")
        .replace("turn = \"clockwise\"", "turn = \"clockwise\"\nsides = \"opposite\"");
    let script = format!("{NEW}count hearts 172\ncount queen Bo=1\n");
    assert_eq!(totals(&belote, &script), [172, 80 + 13]);
}

/// Hearts in which the tricks pay as well, and nothing has to be counted.
fn king() -> String {
    HEARTS
        .replace("total = 13", "most = 13")
        .replace("total = 1\n", "most = 1\n")
        .replace("pays = \"nothing\"", "pays = \"tricks\"")
}

// Neighbouring lines read in the same order, whoever deals.
#[test]
fn count_and_took_read_numbers_in_the_same_order_without_bids() {
    for dealer in ["Ana", "Bo", "Cy", "Di"] {
        let script = format!(
            "new ./game.toml Ana Bo Cy Di --dealer {dealer}\ncount hearts 4 3 3 3\ntook 4 3 3 3\n"
        );
        assert_eq!(totals(&king(), &script), [8, 6, 6, 6], "dealt by {dealer}");
    }

    let table = Table::new();
    for dealer in ["Ana", "Di"] {
        let script = format!(
            "new whist Ana Bo Cy Di --dealer {dealer} --set honours=on\ncount honours 4\ntook 9 4\n"
        );
        let said = table.piped("replay -", &script, 80);
        assert_eq!(said.code, 0, "{}", said.stderr);
        let sheet = one_line(&said.stdout);
        assert!(sheet.contains("9 ✓ honours 4"), "dealt by {dealer}: {sheet}");
    }
}

const RASCAL: &str = include_str!("shell/printed/void-tricks.toml");

#[test]
fn a_trick_may_be_taken_by_nobody() {
    let new = "new ./game.toml Ana Bo Cy --dealer Cy\nbid 0 1 1\ntook 0 1 0\nbid 1 1 0\n";
    assert_eq!(totals(RASCAL, &format!("{new}took 1 0 0\n")), [20, 11 + 11, 0]);
    // The last number left out is still the rest.
    assert_eq!(totals(RASCAL, &format!("{new}took 1 1\n"))[2], 11);
    let many = refused(RASCAL, &format!("{new}took 1 1 1\n"));
    assert!(many.contains("The tricks add up to 3, but this deal has 2 tricks."), "{many}");
    let strict = RASCAL.replace("void_tricks = true", "");
    let few = refused(&strict, &format!("{new}took 1 0 0\n"));
    assert!(few.contains("The tricks add up to 1"), "{few}");

    let table = table(RASCAL);
    let rules = one_line(&table.hoyle("rules ./game.toml").stdout);
    assert!(rules.contains("A trick may be taken by nobody"), "{rules}");
}

#[test]
fn a_game_that_cannot_end_is_a_fault() {
    let endless = HEARTS.replace("points = 100", "least = -100");
    let said = checked(&endless);
    assert!(said.contains(":34:1: Nobody can fall to this total: no deal costs points."), "{said}");
    assert!(checked(HEARTS).contains("is valid"));

    // Where only the least ends a game, `end` has nothing to set.
    let falling = endless.replace("points = 1\n", "points = -1\n");
    let table = table(&falling);
    let said = table.hoyle("rules ./game.toml --set end=50");
    assert!(said.code != 0 && said.stderr.contains("end"), "{}", said.stderr);
}

#[test]
fn a_drawn_trump_is_called_drawn_and_may_be_none() {
    let table = Table::new();
    let new = "new hokm Ana Bo Cy Di --dealer Di\n";
    let said = table.piped("replay -", format!("{new}trump none\nstatus\n"), 80);
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("no trump"), "{}", said.stdout);
    let said = table.piped("replay -", format!("{new}status\n"), 80);
    assert!(said.stdout.contains("trump drawn or named"), "{}", said.stdout);
    let rules = table.hoyle("rules hokm").stdout;
    assert!(one_line(&rules).contains("drawn or named, or there is no trump"), "{rules}");
    let schedule = table.hoyle("schedule hokm --players 4").stdout;
    assert!(schedule.contains("drawn or named") && !schedule.contains("turned"), "{schedule}");
}

/// The facts of a deal in which one player takes ten tricks and each of the others one.
fn facts(rules: &str) -> String {
    let table = table(rules);
    table.done("new ./game.toml Ana Bo Cy Di --dealer Di");
    table.done("took 10 1 1 1");
    table.done("export --facts csv")
}

#[test]
fn a_table_of_several_sides_does_not_lose_every_deal() {
    let king = king();
    let of_tricks = facts(&king);
    assert!(!of_tricks.contains(",10,true,") && !of_tricks.contains(",1,false,1,"), "{of_tricks}");
    let by_deals = king.replace("pays = \"tricks\"\nwins = \"lowest\"", "pays = \"deals\"");
    let of_deals = facts(&by_deals);
    assert_eq!(of_deals.matches(",10,true,").count(), 1, "{of_deals}");
    assert_eq!(of_deals.matches(",1,false,0,").count(), 3, "{of_deals}");
}

#[test]
fn counted_tricks_may_be_all_in_deals_of_every_size() {
    let knockout = king()
        .replace("13 until the end", "7 down to 1")
        .replace("wins = \"lowest\"", "counted = \"all\"")
        .replace("[ending]\npoints = 100\n", "");
    let script = format!("{NEW}took 4 1 1 1\ntook 0 3 3 0\n");
    assert_eq!(totals(&knockout, &script), [4, 4, 4, 1]);
    let seven = checked(&knockout.replace("counted = \"all\"", "counted = 7"));
    assert!(seven.contains("\"all\""), "{seven}");
}

#[test]
fn the_example_files_are_in_the_program() {
    let table = Table::new();
    let listed = table.done("rules --examples");
    assert!(listed.contains("hokm") && listed.contains("Hokm"), "{listed}");
    assert!(!listed.contains("serbian"), "{listed}");
    table.done("new hokm Ana Bo Cy Di --dealer Di");
    table.done("trump hearts");
    table.done("took 9");
    assert!(table.done("status").contains("Hokm"));
    assert!(table.done("script").contains("new hokm"));
    table.done("new bid whist Ana Bo Cy Di --dealer Di");
    let near = table.hoyle("new hokn Ana Bo Cy Di");
    assert!(near.stderr.contains("Did you mean hokm?"), "{}", near.stderr);
    // The games come first.
    let games = table.done("rules");
    assert!(!games.contains("hokm"), "{games}");
}

// One message for each mistake, which says what to write.
#[test]
fn messages_about_a_file_do_not_mislead() {
    let until = EUCHRE.replace("5 until the end", "5 until 10 points");
    assert!(!checked(&until).contains("A target of"), "{}", checked(&until));
    let until = checked(&HOKM.replace("13 until the end", "13 until 10 points"));
    assert!(until.contains("is not a step") && !until.contains("counted"), "{until}");
    let quoted = checked(&EUCHRE.replace("points = 10", "points = \"10\""));
    assert!(quoted.contains("points is a number: write 10 without quotes."), "{quoted}");
    let tables = checked(&EUCHRE.replace("[[tables]]", "[tables]"));
    assert!(tables.contains("tables is a list of tables: write [[tables]]."), "{tables}");

    let below = checked(
        &EUCHRE
            .replace("trump = \"named\"\n", "")
            .replace("points = 10", "points = 10\ntrump = \"named\""),
    );
    assert!(below.contains("trump is a key of the whole file"), "{below}");
    assert!(!below.contains("The key trump is missing"), "{below}");

    let mixed = checked(
        &HEARTS
            .replace("[scoring.tricks]", "[scoring.contracts]")
            .replace("pays = \"nothing\"\nwins = \"lowest\"", ""),
    );
    assert!(mixed.contains("[scoring.contracts] with [bidding.auction]"), "{mixed}");
    let unknown = checked(&EUCHRE.replace("target = {", "aim = {"));
    for key in ["target", "trump", "won"] {
        assert!(unknown.contains(key), "{unknown}");
    }
    let empty = checked("");
    assert!(
        empty.contains("There is nothing in it.") && empty.contains("rules NAME --toml"),
        "{empty}"
    );
    assert!(!empty.contains("is missing"), "{empty}");

    // A sum in a reason is no points.
    let sum = played(HEARTS, &format!("{NEW}rule other '(25+8+10) x 2 + 20 = 106' Ana=106\n"));
    assert!(sum.contains("106"), "{sum}");
}

#[test]
fn an_extra_deal_may_have_a_number_of_cards() {
    for (cards, says) in
        [("7", "is valid"), ("\"7\"", "is valid"), ("\"top\"", "is valid"), ("53", "1 to 52")]
    {
        let said = checked(&format!(
            "{RASCAL}\n[[extras]]\nid = \"last\"\nmark = \"L\"\ncards = {cards}\nbids = \"zero\"\n\
             most = \"one\"\n"
        ));
        assert!(said.contains(says), "{cards}: {said}");
    }
}

#[test]
fn contracts_by_another_name_are_no_other_rule() {
    let table = table(EUCHRE);
    table.done("new ./game.toml Ana Bo Cy Di --dealer Di");
    table.done("contract makers:spades --by Ana");
    table.done("took 5");
    let all = table.done("what-if --all");
    assert!(!all.contains("contracts"), "{all}");
}

const EIGHT_HEARTS: &str = r#"[[bidding.auction.bids]]
id = "eight-hearts"
play = "solo"
target = { at_least = 3 }
trump = "hearts"
won = { base = 1 }
lost = { base = 0 }
opponents = { base = 2 }

[play]
"#;

#[test]
fn a_bid_may_be_in_one_suit() {
    let rules = EUCHRE.replace("[play]\n", EIGHT_HEARTS);
    let wrong = refused(&rules, &format!("{NEW}contract eight-hearts:spades --by Ana\n"));
    assert!(wrong.contains("Eight-hearts is always played with hearts as trump"), "{wrong}");
    for named in ["eight-hearts", "eight-hearts:hearts"] {
        let sheet = played(&rules, &format!("{NEW}contract {named} --by Ana\ntook 4\n"));
        assert!(sheet.contains("eight-hearts") && sheet.contains('♥'), "{sheet}");
    }
}

#[test]
fn a_count_may_be_of_those_against_a_contract() {
    let rules = format!(
        "{EUCHRE}\n[[counts]]\nid = \"against\"\ntitle = \"tricks of an opponent\"\npoints = 1\nmost = 5\n\
         at_most_tricks = true\nof = \"against\"\n"
    );
    let new = format!("{NEW}contract makers:spades --by Ana\n");
    let own = refused(&rules, &format!("{new}count against Cy=1\n"));
    assert!(own.contains("Cy plays the contract"), "{own}");
    let many = refused(&rules, &format!("{new}count against Bo=2 Di=1\ntook 3\n"));
    assert!(many.contains("3 against in this deal, which has at most 2"), "{many}");
    assert_eq!(totals(&rules, &format!("{new}count against Bo=2\ntook 3\n")), [1, 2]);
    let nobody = checked(&HEARTS.replace("total = 13", "most = 13\nof = \"against\""));
    assert!(nobody.contains("only where an auction makes one"), "{nobody}");
}

#[test]
fn a_game_by_a_key_that_older_programs_do_not_know_is_of_version_4() {
    for (name, rules, players) in
        [("hearts", HEARTS, "Ana Bo Cy Di"), ("rascal", RASCAL, "Ana Bo Cy")]
    {
        let table = table(rules);
        table.done(&format!("new ./game.toml {players} --dealer Ana --id {name}"));
        let journal = String::from_utf8(journal(&table, name)).expect("text");
        assert!(journal.contains("\"hoyle\":4,"), "{journal}");
        assert!(table.done(&format!("status -g {name}")).contains(name.get(1..).expect("a name")));
    }
}
