//! Games in which partners share a score: their vectors, whole evenings against a scorer written apart,
//! and everything that shows or changes a score.

use crate::common::{Table, one_line};
use hoyle::game::{Act, Count, Due, Game, Players, Setup};
use hoyle::notation::Named;
use hoyle::presets;
use hoyle::rules::{Points, Ruleset, Setting};

/// The totals on the sheet of a game of two sides, that of Ana first.
pub(crate) fn totals(sheet: &serde_json::Value) -> [i64; 2] {
    let mut of_sides = [0; 2];
    for row in sheet["standings"].as_array().expect("a list") {
        let side = usize::from(row["player"].as_str().expect("a name").starts_with("Bo"));
        of_sides[side] = row["total"].as_i64().expect("a number");
    }
    of_sides
}

fn begun(rules: Ruleset) -> Game {
    let players = Players::new(&["Ana", "Bo", "Cy", "Di"]).expect("the names differ");
    let dealer = players.seats().next_back().expect("somebody plays");
    Game::new(Setup::new(rules, players, dealer).expect("seated"))
}

fn with(id: &str, settings: &[&str]) -> Ruleset {
    let mut rules = presets::ruleset(id).expect("a game");
    settings.iter().for_each(|setting| Setting::apply(setting, &mut rules).expect("a setting"));
    rules
}

fn whole(game: &Game) -> Vec<i64> {
    game.totals().iter().map(|total| total.in_tenths() / 10).collect()
}

/// A side's score in spades, as its players would keep it.
#[derive(Clone, Copy, Default)]
struct Kept {
    points: i64,
    bags: i64,
}

impl Kept {
    /// Adds a deal of two partners: what each bid, as it was typed, and took.
    fn deal(&mut self, hands: [(&str, i64); 2], nil: i64, blind: i64) {
        let mut bid = 0;
        let mut took = 0;
        let mut bidders = 0;
        for (said, tricks) in hands {
            let worth = if said == "blind" { blind } else { nil };
            match said {
                "nil" | "blind" | "0" if tricks == 0 => self.points += worth,
                "nil" | "blind" | "0" => {
                    self.points += tricks - worth;
                    self.bags += tricks;
                }
                number => {
                    bid += number.parse::<i64>().expect("a number");
                    took += tricks;
                    bidders += 1;
                }
            }
        }
        if bidders > 0 && took >= bid {
            self.points += 10 * bid + took - bid;
            self.bags += took - bid;
        } else if bidders > 0 {
            self.points -= 10 * bid;
        }
        while self.bags >= 10 {
            self.bags -= 10;
            self.points -= 100;
        }
    }
}

fn typed(bid: &str) -> Count {
    bid.parse::<Named<Count>>().expect("a bid").value
}

#[test]
fn random_evenings_of_spades_match_a_scorer_written_apart() {
    for seed in 0..100 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let settings: &[&str] = if lots.bool() { &["nil=50", "low=200"] } else { &[] };
        let (nil, low) = if settings.is_empty() { (100, i64::MIN) } else { (50, -200) };
        let mut game = begun(with("spades", settings));
        let mut sides = [Kept::default(); 2];
        for deals in 1.. {
            let seats = game.current().expect("a deal").plan.seats.clone();
            let mut bids = Vec::new();
            for _ in &seats {
                let bid = match lots.u8(..8) {
                    0 => "nil".to_owned(),
                    1 => "blind".to_owned(),
                    2 => "0".to_owned(),
                    _ => lots.i64(1..5).to_string(),
                };
                game.play(&Act::Bid(vec![typed(&bid)])).expect("open");
                bids.push(bid);
            }
            let mut took = [0; 4];
            (0..13).for_each(|_| took[lots.usize(..4)] += 1);
            if lots.bool() {
                // Nils are seldom made by chance.
                for place in 0..4 {
                    if bids[place].parse::<i64>().is_ok_and(|bid| bid > 0) {
                        continue;
                    }
                    took[(place + 1) % 4] += std::mem::take(&mut took[place]);
                }
            }
            let counts = took.iter().map(|tricks| Count::next(*tricks)).collect();
            game.play(&Act::Took(counts)).expect("tricks");
            for (side, kept) in sides.iter_mut().enumerate() {
                let place = |partner: usize| {
                    seats.iter().position(|seat| seat.index() == side + 2 * partner).expect("sits")
                };
                let hands = [place(0), place(1)].map(|place| (bids[place].as_str(), took[place]));
                kept.deal(hands, nil, 200);
            }
            let expect = sides.map(|side| side.points);
            assert_eq!(whole(&game), expect, "seed {seed}, deal {deals}");
            let bags = &game.setup().rules().tallies[0];
            for (side, kept) in game.setup().sides().into_iter().zip(sides) {
                assert_eq!(game.carried(bags, side, deals), Some(kept.bags as u32), "seed {seed}");
            }
            let over =
                expect.iter().any(|total| *total >= 500 || *total <= low) && expect[0] != expect[1];
            assert_eq!(game.current().is_none(), over, "seed {seed}: {expect:?}");
            if over || deals == 200 {
                break;
            }
        }
    }
}

/// A deal of spades in which only the bids and the tricks of Ana and Cy matter.
fn one_deal(bids: [&str; 2], took: [i64; 2]) -> (i64, u64) {
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di");
    table.done(&format!("bid Ana={} Bo=1 Cy={} Di=1", bids[0], bids[1]));
    let rest = 13 - took[0] - took[1];
    table.done(&format!("took Ana={} Bo={rest} Cy={} Di=0", took[0], took[1]));
    let side = &table.json("sheet")["deals"][0]["sides"][0];
    assert_eq!(side["side"], "Ana & Cy");
    let bags = side["carried"]["bags"].as_u64().expect("bags");
    (side["points"].as_i64().expect("whole"), bags)
}

#[test]
fn spades_matches_its_vectors() {
    assert_eq!(one_deal(["4", "3"], [5, 4]), (72, 2));
    assert_eq!(one_deal(["4", "3"], [4, 2]), (-70, 0));
    assert_eq!(one_deal(["nil", "5"], [0, 5]), (150, 0));
    assert_eq!(one_deal(["0", "5"], [1, 5]), (-49, 1));
    assert_eq!(one_deal(["nil", "5"], [1, 4]), (-149, 1));
    assert_eq!(one_deal(["blind", "5"], [0, 5]), (250, 0));
    assert_eq!(one_deal(["5", "blind"], [4, 1]), (-249, 1));
    assert_eq!(one_deal(["nil", "blind"], [0, 0]), (300, 0));
}

#[test]
fn every_ten_bags_cost_a_hundred_before_the_end_is_judged() {
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di --set end=100");
    table.done("bid Ana=1 Bo=1 Cy=0 Di=0");
    table.done("took Ana=10 Bo=3 Cy=0 Di=0");
    let nine = &table.json("sheet")["deals"][0]["sides"][0];
    assert_eq!((nine["points"].as_i64(), nine["carried"]["bags"].as_u64()), (Some(119), Some(9)));
    // The other side leads with 112: 10 and 2 for the bid, 100 for nil.
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di --set end=500");
    table.done("bid Ana=1 Bo=1 Cy=1 Di=1");
    table.done("took Ana=11 Bo=1 Cy=0 Di=1");
    table.done("bid Ana=1 Bo=6 Cy=1 Di=5");
    let done = table.done("took Ana=3 Bo=5 Cy=1 Di=4");
    let said = one_line(&done);
    assert!(said.contains("Bags: Ana & Cy 1, Bo & Di 0."), "{said}");
    let side = &table.json("sheet")["deals"][1]["sides"][0];
    assert_eq!(side["counts"]["bags"], 2);
    assert_eq!(side["carried"]["bags"], 1);
    assert_eq!(side["points"], 22 - 100);
    let explained = table.done("explain 2 Cy");
    let said = one_line(&explained);
    assert!(said.contains("9 + 2 = 11: 1 × -100 = -100, 1 carried over"), "{said}");
    let status = table.json("status");
    assert_eq!(status["carried"][0]["number"], 1);
    assert_eq!(status["carried"][0]["player"], "Ana & Cy");
}

#[test]
fn a_side_over_the_end_goes_on_when_its_bags_take_it_below() {
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di --set end=105");
    table.done("bid Ana=1 Bo=1 Cy=1 Di=1");
    table.done("took Ana=10 Bo=1 Cy=1 Di=1");
    // 29 and 9 bags; then 80 and 2 bags make 111, less a hundred.
    table.done("bid Ana=4 Bo=1 Cy=4 Di=1");
    table.done("took Ana=5 Bo=1 Cy=5 Di=2");
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][1]["sides"][0]["total"], 11);
    assert_eq!(sheet["finished"], false);
}

#[test]
fn a_tie_at_the_top_plays_another_deal_and_a_low_total_ends_the_game() {
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di --set end=50");
    table.done("bid 3 3 3 3");
    table.done("took 3 4 4 2");
    let sheet = table.json("sheet");
    assert_eq!(
        sheet["standings"][0]["total"],
        sheet["standings"][1]["total"].as_i64().unwrap() + 1
    );
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di --set end=60");
    table.done("bid nil 3 nil 3");
    let done = table.done("took 1 6 0 6");
    assert!(done.contains("Bo & Di"), "{done}");
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di --set low=50");
    table.done("bid 3 3 3 3");
    table.done("took 1 5 1 6");
    let sheet = table.json("sheet");
    assert_eq!(sheet["finished"], true);
    assert_eq!(sheet["winners"][0], "Bo & Di");
    assert!(table.done("status").contains("Bo & Di win with 65"));
}

fn evening() -> Table {
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di --id sides --columns Bo,Ana,Di,Cy");
    table.done("bid 4 nil 3 5");
    table.done("took 5 1 4 3");
    table.done("bid 3 4 blind 3");
    table.done("took 3 6 1 3");
    table
}

#[test]
fn every_format_shows_sides() {
    let table = evening();
    let sheet = table.done("sheet");
    // The columns begin with Bo.
    let heading = sheet.lines().find(|line| line.contains("Ana & Cy")).expect("a heading");
    assert!(heading.find("Bo & Di") < heading.find("Ana & Cy"), "{sheet}");
    assert!(sheet.contains("nil/1+5/3") && sheet.contains("4/5+3/4 ✓"), "{sheet}");
    for format in ["markdown", "html", "svg", "csv"] {
        let drawn = table.done(&format!("sheet --format {format}"));
        let names = ["Ana & Cy", "Ana &#38; Cy", "Ana \\& Cy"];
        assert!(names.iter().any(|name| drawn.contains(name)), "{format}: {drawn}");
    }
    let csv = table.done("sheet --format csv");
    let names = "Bo bid,Bo took,Di bid,Di took,Bo & Di counts,Bo & Di points,Bo & Di total,Ana bid";
    assert!(csv.lines().next().expect("a line").contains(names), "{csv}");
    let json = table.json("sheet");
    assert_eq!(json["sides"][0]["players"].as_array().map(Vec::len), Some(2));
    assert_eq!(json["deals"][0]["hands"][0]["player"], "Bo");
    assert_eq!(json["deals"][0]["hands"][0]["word"], "nil");
    assert!(json["deals"][0]["hands"][0]["points"].is_null());
    assert_eq!(json["standings"][0]["player"], "Ana & Cy");
    let plain = table.done("sheet --plain");
    assert_eq!(plain.lines().count(), 2 * (4 + 2), "{plain}");
    let explained = table.done("explain 1");
    let said = one_line(&explained);
    assert!(said.contains("Bo & Di (Bo): bid nil, took 1: 1 trick over"), "{said}");
    let blank = table.done("schedule --format html");
    assert!(blank.contains("Bo &#38; Di"), "{blank}");
}

#[test]
fn the_journal_the_script_and_corrections_keep_named_bids_and_totals_by_side() {
    let table = evening();
    let journal = std::fs::read_to_string(table.path("data/games/sides.jsonl")).expect("a journal");
    assert!(journal.lines().next().expect("a line").contains(r#""hoyle":2,"#), "{journal}");
    assert!(journal.contains(r#"{"bid":[[0,4],[1,0,"nil"],[2,3],[3,5]]}"#), "{journal}");
    assert!(journal.contains("\"totals_in_halves\":[144,-298]"), "{journal}");
    let script = table.done("script");
    assert!(script.contains("bid 4 nil 3 5\n"), "{script}");
    table.write("evening.hoyle", &script);
    assert_eq!(table.done("replay evening.hoyle --plain"), table.done("sheet --plain"));
    let fixed = table.done("fix 1 bid Bo=blind --yes");
    assert!(fixed.contains("blind") && fixed.contains("-149 → -249"), "{fixed}");
    table.done("fix 1 bid Bo=2 --yes");
    assert_eq!(table.json("sheet")["deals"][0]["sides"][0]["points"], -70);
    table.done("undo");
    assert_eq!(table.json("sheet")["deals"][0]["sides"][0]["points"], -249);
}

#[test]
fn a_ruling_goes_to_a_side_whichever_partner_is_named() {
    let table = evening();
    let before = table.json("sheet")["standings"].clone();
    let done = table.done("rule revoke 'had a heart' Di=-30");
    assert!(done.contains("Bo & Di -30"), "{done}");
    let after = table.json("sheet");
    assert_eq!(after["standings"][1]["total"], before[1]["total"].as_i64().expect("whole") - 30);
    assert_eq!(after["rulings"][0]["points"][0]["player"], "Bo & Di");
    let refused = table.refused(1, "rule other late Bo=5 Di=5");
    assert!(refused.stderr.contains("Points are given twice"), "{}", refused.stderr);
}

#[test]
fn only_partners_swap_seats() {
    let table = evening();
    let refused = table.refused(1, "swap Ana Bo");
    assert!(refused.stderr.contains("Partners sit opposite"), "{}", refused.stderr);
    table.done("swap Ana Cy");
    table.done("bid 3 3 3 3");
}

#[test]
fn words_are_bids_only_where_the_rules_have_them() {
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di");
    let refused = table.refused(2, "bid blnd");
    assert!(refused.stderr.contains("nil or blind"), "{}", refused.stderr);
    assert!(table.done("status").contains("12 13 nil blind"));
    assert_eq!(table.json("status")["deal"]["open_words"][0], "nil");
    table.done("bid NIL");
    table.done("new serbian Ana Bo Cy Di --dealer Di");
    let refused = table.refused(2, "bid nil");
    assert!(refused.stderr.contains("expected a number"), "{}", refused.stderr);
}

#[test]
fn rules_of_partners_that_cannot_be_played_are_faults() {
    let text = presets::ruleset_text("spades").expect("a game");
    for (from, to, fault) in [
        ("players = [4]", "players = [3]", "has no partners opposite each other"),
        ("players = [4]", "players = [2]", "has no partners opposite each other"),
        ("players = [4]", "players = [5, 6]", "A table of 5 has no partners"),
        ("players = [4]", "players = [4]\ndead_hand = true", "has no partners"),
        ("word = \"nil\"", "word = \"Nil\"", "cannot be a bid"),
        ("word = \"nil\"", "word = \"blind\"", "is already in this list"),
        ("named = \"blind\"", "named = \"blnd\"", "is not among bidding.exact.named"),
        ("points = 500", "", "needs ending.points"),
        ("every = 10", "every = 10\ntable = [1, 2]", "in a table, or in points and every"),
        ("over = true", "over = true\nshort_by = 0", "short_by cannot be"),
    ] {
        let table = Table::new();
        table.write("ours.toml", &text.replacen(from, to, 1));
        let refused = table.refused(1, "rules --check ours.toml");
        let said = one_line(&refused.stderr);
        assert!(said.contains(fault), "{to}: {said}");
    }
    let table = Table::new();
    table.write("ours.toml", &text.replacen("players = [4]", "players = [4, 6, 8]", 1));
    table.write("six.toml", &text.replacen("[4]", "[6]", 1).replace("13 until", "8 until"));
    table.done("rules --check six.toml");
    table.done("new ./six.toml A B C D E F --dealer F");
    table.done("bid 1 1 1 1 1 1");
    table.done("took 2 1 1 1 1 2");
    let sheet = table.json("sheet");
    assert_eq!(sheet["sides"].as_array().map(Vec::len), Some(3));
    assert_eq!(sheet["sides"][0]["side"], "A & D");
    assert_eq!(sheet["deals"][0]["sides"][0]["total"], 21);
}

#[test]
fn points_of_a_side_are_its_own_type() {
    let game = begun(with("spades", &[]));
    let sides = game.setup().sides();
    assert_eq!((sides.len(), game.totals().len()), (2, 2));
    let members: Vec<usize> = game.setup().members(sides[1]).map(|seat| seat.index()).collect();
    assert_eq!(members, [1, 3]);
    assert!(game.totals().iter().all(|total| *total == Points::ZERO));
    assert!(matches!(game.due(), Due::Bids(due) if due.words == ["nil", "blind"]));
}

/// A game of whist as its players would keep it: the points of the game being played, and games won.
#[derive(Default)]
struct Whist {
    points: [i64; 2],
    games: [u8; 2],
    over: bool,
}

impl Whist {
    /// Adds a deal: the tricks of the first side, and who held how many honours.
    fn deal(&mut self, took: i64, (holder, honours): (usize, i64), end: i64, rubber: bool) {
        if self.points.iter().any(|points| *points >= end) {
            self.points = [0; 2];
        }
        let short = end - self.points[holder];
        self.points[0] += (took - 6).max(0);
        self.points[1] += (7 - took).max(0);
        if self.points.iter().all(|points| *points < end) && short > 1 {
            self.points[holder] += [0, 0, 0, 2, 4][honours as usize];
        }
        for side in 0..2 {
            self.games[side] += u8::from(self.points[side] >= end);
        }
        self.over = self.games.contains(&(1 + u8::from(rubber)));
    }
}

#[test]
fn random_games_of_whist_match_a_scorer_written_apart() {
    for seed in 0..100 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let end = [5, 7, 9, 10][lots.usize(..4)];
        let rubber = lots.bool();
        let honours = end > 7 || lots.bool();
        let mut settings = vec![format!("end={end}")];
        settings.extend((honours && end <= 7).then(|| "honours=on".to_owned()));
        settings.extend(rubber.then(|| "rubber=on".to_owned()));
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let mut game = begun(with("whist", &settings));
        let seats: Vec<_> = game.setup().players().seats().collect();
        let mut kept = Whist::default();
        for deals in 1.. {
            let took = lots.i64(0..=13);
            let held = lots.i64(0..=4);
            let holder = lots.usize(..2);
            if honours && held > 0 {
                // Either partner holds them, or both do.
                let own = lots.i64(0..=held);
                let counts = [(holder, own), (holder + 2, held - own)];
                let numbers = counts.map(|(seat, number)| Count::by(seats[seat], number)).to_vec();
                let count = Act::Tally { of: "honours".into(), numbers };
                game.play(&count).expect("possible");
            }
            let by = lots.usize(..2) * 2;
            let tricks = vec![Count::by(seats[by], took)];
            game.play(&Act::Took(tricks)).expect("tricks");
            kept.deal(took, (holder, if honours { held } else { 0 }), end, rubber);
            let place = format!("seed {seed}, deal {deals}");
            let last = game.deals().nth(deals - 1).expect("played");
            let totals: Vec<i64> = last.totals.iter().map(|total| total.in_tenths() / 10).collect();
            assert_eq!(totals, kept.points, "{place}");
            assert_eq!(game.current().is_none(), kept.over, "{place}");
            if rubber {
                let won: Vec<u8> =
                    game.setup().sides().into_iter().map(|side| game.games_won(side)).collect();
                assert_eq!(won, kept.games, "{place}");
            }
            if kept.over {
                break;
            }
        }
        let first = game.standings()[0];
        let best =
            if rubber { kept.games[0] < kept.games[1] } else { kept.points[0] < kept.points[1] };
        assert_eq!(first.side.index(), usize::from(best), "seed {seed}");
    }
}

#[test]
fn whist_matches_its_vector_and_counts_tricks_by_side() {
    let table = Table::new();
    table.done("new whist Ana Bo Cy Di --dealer Di");
    let done = table.done("took 9 4");
    assert!(done.contains("Ana & Cy took 9, Bo & Di 4."), "{done}");
    assert!(done.contains("Ana & Cy +3 = 3, Bo & Di 0 = 0"), "{done}");
    table.done("took Di=13");
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][1]["sides"][1]["took"], 13);
    assert_eq!(sheet["winners"][0], "Bo & Di");
    let refused = table.refused(2, "new whist Ana Bo Cy Di --set end=6");
    assert!(refused.stderr.contains("5, 7, 9 or 10"), "{}", refused.stderr);
}

#[test]
fn honours_count_after_tricks_and_not_one_point_short() {
    let table = Table::new();
    table.done("new whist Ana Bo Cy Di --dealer Di --set honours=on");
    let refused = table.refused(1, "count honours Ana=3 Bo=2");
    assert!(refused.stderr.contains("at most 4"), "{}", refused.stderr);
    table.done("count honours Cy=4");
    table.done("took 6 7");
    assert_eq!(table.json("sheet")["deals"][0]["sides"][0]["total"], 4);
    // One point short, the side scores no more of them.
    table.done("count honours Ana=4");
    table.done("took 6 7");
    assert_eq!(table.json("sheet")["deals"][1]["sides"][0]["total"], 4);
    // The other side has two and could go out by honours, but the tricks are counted first.
    table.done("count honours Bo=4");
    table.done("took 7 6");
    let sheet = table.json("sheet");
    assert_eq!(sheet["winners"][0], "Ana & Cy");
    assert_eq!(sheet["deals"][2]["sides"][1]["total"], 2);
}

#[test]
fn each_game_of_a_rubber_begins_from_zero() {
    let table = Table::new();
    table.done("new whist Ana Bo Cy Di --dealer Di --set rubber=on --id rubber");
    table.done("took 11");
    let status = table.done("status");
    assert!(status.contains("1. Ana & Cy 0 (1 game), 2. Bo & Di 0 (0 games)"), "{status}");
    table.done("took 4");
    table.done("rule revoke 'two tricks' Ana=-1");
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][0]["sides"][0]["total"], 5);
    assert_eq!(sheet["deals"][1]["sides"][0]["total"], -1);
    assert_eq!([0, 1].map(|deal| sheet["deals"][deal]["game"].clone()), [1, 2]);
    // A ruling on the first deal takes the first game away, and with it the new beginning.
    table.done("rule revoke 'one more' Ana=-1 --deal 1");
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][1]["sides"][0]["total"], 3);
    assert_eq!(sheet["standings"][0]["games"], 0);
    table.done("undo");
    table.done("took 4");
    let sheet = table.json("sheet");
    assert_eq!(sheet["standings"][0]["games"], 1);
    assert_eq!(sheet["standings"][1]["games"], 1);
    table.done("took 12");
    assert!(table.done("status").contains("Ana & Cy win with 2 games to 1"));
    let journal =
        std::fs::read_to_string(table.path("data/games/rubber.jsonl")).expect("a journal");
    assert!(journal.contains("\"totals_in_halves\":[0,0]"), "{journal}");
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    assert_eq!(table.done("replay evening.hoyle --plain"), table.done("sheet --plain"));
    let sheet = table.done("sheet");
    assert!(sheet.contains("games") && sheet.matches("-----\n").count() >= 4, "{sheet}");
}

#[test]
fn recorded_cards_count_for_the_side() {
    let table = Table::new();
    table.done("new whist Ana Bo Cy Di --dealer Di");
    table.done("trump 2s");
    table.done("trick 2h 3h 4h 5h");
    table.done("trick Di=2c Ana=3c Bo=4c Cy=5c");
    let status = table.done("status");
    assert!(status.contains("Tricks so far: Ana & Cy 1, Bo & Di 1"), "{status}");
    let refused = table.refused(1, "took 0 13");
    assert!(refused.stderr.contains("Trick 2"), "{}", refused.stderr);
    table.done("took 12 1");
}

#[test]
fn after_a_deal_recorded_by_its_cards_the_next_may_be_recorded_by_numbers() {
    let table = Table::new();
    let rules = presets::ruleset_text("whist").expect("a preset");
    let turned = "trump = { turn-up = { last = true } }";
    let fixed = rules.replace(turned, r#"trump = { cycle = ["hearts"] }"#);
    table.write(
        "fixed.toml",
        &fixed
            .replace("13 until", "1 until")
            .replace("counted = 13\nabove = 6", "counted = 1\nabove = 0"),
    );
    table.done("new ./fixed.toml Ana Bo Cy Di --dealer Di");
    table.done("trick 2c 3c 4c Ac");
    // As many as before are no repetition: the next deal waits for nothing else.
    table.done("took 0 1");
    table.done("took 1 0");
    assert_eq!(table.json("sheet")["deals"][2]["sides"][0]["total"], 1);
    // The suit turned up comes first where the trump is open: until then, numbers repeat the cards.
    let table = Table::new();
    table.done("new romanian Ana Bo Cy Di --dealer Di");
    for line in ["trump 7h", "bid 0 0 0 0", "trick 7c 8c 9c Ac"] {
        table.done(line);
    }
    table.refused(0, "took 0 0 0 1");
    table.refused(1, "took 1 0 0 0");
}

#[test]
fn endings_that_cannot_be_reached_are_faults() {
    let text = presets::ruleset_text("whist").expect("a game");
    for (from, to, fault) in [
        ("points = 5", "games = 2", "Several games need ending.points"),
        ("above = 6", "above = 13", "above has to be less than counted"),
        ("pays = \"tricks\"", "pays = \"deals\"", "only for pays"),
        ("table = [0, 0, 2, 4]", "over = true", "depend on bids only where players bid"),
        ("short_by = 2", "made = true", "depend on bids only where players bid"),
    ] {
        let table = Table::new();
        table.write("ours.toml", &text.replacen(from, to, 1));
        let refused = table.refused(1, "rules --check ours.toml");
        let said = one_line(&refused.stderr);
        assert!(said.contains(fault), "{to}: {said}");
    }
}

#[test]
fn a_bid_by_a_word_can_be_checked() {
    let table = Table::new();
    let legal = table.done("check bid blind --cards 13 --players 4 --rules spades --bids 3,nil");
    assert!(legal.contains("Legal"), "{legal}");
    let refused = table.refused(2, "check bid blnd --cards 13 --players 4 --rules spades");
    assert!(refused.stderr.contains("nil or blind"), "{}", refused.stderr);
}

#[test]
fn honours_that_score_nothing_are_shown_with_the_reason() {
    let table = Table::new();
    table.done("new whist Ana Bo Cy Di --dealer Di --set honours=on");
    table.done("took 10 3");
    table.done("count honours Ana=2 Cy=2");
    assert!(table.done("log").contains("honours: Cy 2, Ana 2"), "{}", table.done("log"));
    let refused = table.refused(1, "took Ana=5 Cy=4");
    assert!(refused.stderr.contains("for the side of Ana"), "{}", refused.stderr);
    table.done("took 5 8");
    let told = table.done("explain 2");
    assert!(told.contains("honours held: 4: none score for a side that needs fewer"), "{told}");
    assert_eq!(table.json("sheet")["deals"][1]["sides"][0]["counts"]["honours"], 4);
    table.done("new spades Ana Bo Cy Di --dealer Di");
    table.done("bid 3 3 3 3");
    let refused = table.refused(1, "count bags Ana=1");
    assert!(refused.stderr.contains("Bags follow from the tricks"), "{}", refused.stderr);
}

#[test]
fn the_end_of_a_game_of_a_rubber_is_said() {
    let table = Table::new();
    table.done("new whist Ana Bo Cy Di --dealer Di --set rubber=on");
    assert!(!table.done("took 10 3").contains("Games won"));
    assert!(table.done("took 9 4").contains("Games won: Ana & Cy 1, Bo & Di 0."));
}
