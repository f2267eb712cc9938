//! Games beyond the four documents: their vectors, and whole evenings against a scorer written apart.

use crate::common::Table;
use hoyle::cards::Suit;
use hoyle::game::{Act, Count, Due, Game, Players, Setup};
use hoyle::presets;

/// A game's schedule for a table, trumps and score, as its players would write them down.
struct Kept {
    id: &'static str,
    players: u8,
    deals: fn(u8) -> Vec<u8>,
    /// The trumps in turn, by their letters; empty where a card is turned up.
    trumps: &'static str,
    hooked: bool,
    /// Tenths of a point for a bid and its tricks.
    tenths: fn(i64, i64) -> i64,
}

fn up(to: u8) -> Vec<u8> {
    (1..=to).collect()
}

fn down(from: u8) -> Vec<u8> {
    (1..=from).rev().collect()
}

const GAMES: [Kept; 6] = [
    Kept {
        id: "contract-whist",
        players: 5,
        deals: |_| down(10),
        trumps: "cdhsn",
        hooked: true,
        tenths: |bid, took| 10 * took + if bid == took { 100 } else { 0 },
    },
    Kept {
        id: "nomination-whist",
        players: 4,
        deals: |_| [down(7), up(7)[1..].to_vec()].concat(),
        trumps: "hcds",
        hooked: true,
        tenths: |bid, took| 10 * took + if bid == took { 100 } else { 0 },
    },
    Kept {
        id: "judgement",
        players: 6,
        deals: |_| [up(8), down(7)].concat(),
        trumps: "sdch",
        hooked: true,
        tenths: |bid, took| if bid == took { 100 + 10 * bid } else { 0 },
    },
    Kept {
        id: "plump",
        players: 3,
        deals: |players| {
            [down(10)[..9].to_vec(), vec![1; players.into()], up(10)[1..].to_vec()].concat()
        },
        trumps: "n",
        hooked: true,
        tenths: |bid, took| match (bid, took) {
            (0, 0) => 50,
            (10, 10) => 1100,
            (bid, took) if bid == took => 100 + 10 * bid,
            _ => 0,
        },
    },
    Kept {
        id: "boerenbridge",
        players: 4,
        deals: |_| [up(13), down(13)].concat(),
        trumps: "",
        hooked: false,
        tenths: |bid, took| match bid == took {
            true => 100 + 20 * took,
            false => -20 * (bid - took).abs(),
        },
    },
    Kept {
        id: "call-break",
        players: 4,
        deals: |_| vec![13; 5],
        trumps: "s",
        hooked: false,
        tenths: |bid, took| if took >= bid { 10 * bid + (took - bid) } else { -10 * bid },
    },
];

fn begun(id: &str, players: u8) -> Game {
    let names: Vec<String> = (1..=players).map(|place| format!("Player {place}")).collect();
    let players = Players::new(&names).expect("the names differ");
    let dealer = players.seats().next().expect("somebody plays");
    let rules = presets::ruleset(id).expect("a game");
    Game::new(Setup::new(rules, players, dealer).expect("seated"))
}

/// Splits the tricks of a deal at random.
fn split(lots: &mut fastrand::Rng, cards: u8, players: usize) -> Vec<i64> {
    let mut taken = vec![0; players];
    for _ in 0..cards {
        taken[lots.usize(..players)] += 1;
    }
    taken
}

#[test]
fn every_game_matches_its_vectors() {
    let lines = include_str!("../vectors/games.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, cards, players, bid, took, points] = words[..] else { panic!("{line}") };
        let number = |text: &str| text.parse::<u8>().expect("a number");
        let rules = presets::ruleset(id).expect("a game");
        let hand = rules.hand(number(bid), number(took), number(cards), number(players));
        let score = rules.scoring.hands().expect("hands").score(hand, None);
        assert_eq!(score.to_string().replace('-', "−"), points, "{line}");
    }
}

#[test]
fn random_evenings_match_a_scorer_written_apart() {
    for kept in &GAMES {
        for seed in 0..100 {
            let mut lots = fastrand::Rng::with_seed(seed);
            let mut game = begun(kept.id, kept.players);
            let mut totals = vec![0; kept.players.into()];
            let deals = (kept.deals)(kept.players);
            for (index, cards) in deals.iter().copied().enumerate() {
                let deal = game.current().expect("a deal").plan.clone();
                let place = format!("{}, seed {seed}, deal {}", kept.id, index + 1);
                assert_eq!(deal.cards, cards, "{place}");
                // The second of two highest deals has no trump.
                let again = index > 0 && deals[index - 1] == cards;
                match kept.trumps.as_bytes().get(index % kept.trumps.len().max(1)) {
                    Some(letter) => {
                        let known = deal.trump.known().expect("a fixed trump");
                        assert_eq!(known.name().as_bytes()[0], *letter, "{place}");
                    }
                    None if again => {
                        assert_eq!(deal.trump.known().map(|it| it.name()), Some("none"), "{place}");
                    }
                    None => {
                        let suit = Suit::ALL[lots.usize(..4)];
                        game = game.play(&Act::Trump(suit.into())).expect("recordable").0;
                    }
                }
                let mut bids = Vec::new();
                while let Due::Bids(due) = game.due() {
                    let barred = i64::from(cards) - bids.iter().sum::<i64>();
                    let last = due.seats.len() == 1;
                    let is_open = |bid: &i64| !(kept.hooked && last && *bid == barred);
                    let least = i64::from(kept.id == "call-break");
                    let open: Vec<i64> = (least..=cards.into()).filter(is_open).collect();
                    assert_eq!(
                        due.open,
                        open.iter().map(|it| *it as u8).collect::<Vec<_>>(),
                        "{place}"
                    );
                    let bid = open[lots.usize(..open.len())];
                    bids.push(bid);
                    game = game.play(&Act::Bid(vec![Count::next(bid)])).expect("open").0;
                }
                let took = split(&mut lots, cards, kept.players.into());
                for ((seat, bid), took) in deal.seats.iter().zip(&bids).zip(&took) {
                    totals[seat.index()] += (kept.tenths)(*bid, *took);
                }
                let counts = took.into_iter().map(Count::next).collect();
                game = game.play(&Act::Took(counts)).expect("tricks").0;
                let counted: Vec<i64> = game.totals().iter().map(|it| it.in_tenths()).collect();
                assert_eq!(counted, totals, "{place}");
            }
            assert!(game.current().is_none(), "{}", kept.id);
        }
    }
}

#[test]
fn a_game_in_tenths_says_so_in_its_journal_and_on_its_sheet() {
    let table = Table::new();
    table.done("new call-break Ana Bo Cy Di --dealer Di --id tenths");
    table.done("bid 3 4 2 1");
    table.done("took 5 2 2 4");
    let journal =
        std::fs::read_to_string(table.path("data/games/tenths.jsonl")).expect("a journal");
    assert!(journal.lines().next().expect("a line").contains(r#""hoyle":2,"#), "{journal}");
    // Bids go to the right of the dealer, which is how players are named.
    assert!(journal.ends_with("\"totals_in_tenths\":[32,-40,20,13]}\n"), "{journal}");
    let sheet = table.done("sheet");
    assert!(sheet.contains("3.2") && sheet.contains("1.3"), "{sheet}");
    table.done("rule other 'late' Ana=-0.7");
    assert!(table.done("sheet --plain").contains("2.5"));
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    assert!(table.done("replay evening.hoyle").contains("2.5"));
    table.done("new serbian Ana Bo Cy Di --dealer Di --id halves");
    table.done("bid 3 4 2 1");
    assert!(table.refused(1, "rule other 'late' Ana=-0.7").stderr.contains("have a half"));
    let journal =
        std::fs::read_to_string(table.path("data/games/halves.jsonl")).expect("a journal");
    assert!(journal.contains(r#""hoyle":1,"#), "{journal}");
}

#[test]
fn settings_of_the_rules_own_change_what_they_name() {
    let table = Table::new();
    table.done("new call-break Ana Bo Cy Di --dealer Di --set deals=1 --set least=2");
    let refused = table.refused(1, "bid 1");
    assert!(refused.stderr.contains("bids go from 2 to 13"), "{}", refused.stderr);
    table.done("bid 2 2 2 2");
    let done = table.done("took 4 3 3 3");
    assert!(done.contains("over"), "{done}");
    let refused = table.refused(2, "new call-break Ana Bo Cy Di --set least=14");
    assert!(refused.stderr.contains("expected 0 to 13; 13 is nearest"), "{}", refused.stderr);
    let told = table.done("rules judgement --set trumps=suits-and-none");
    assert!(told.contains("no trump"), "{told}");
}

#[test]
fn a_hook_may_want_more_bids_than_cards() {
    let table = Table::new();
    table.done("new oh-hell Ana Bo Cy --dealer Cy --set hook=over --schedule down --set top=5");
    table.done("bid 2 1");
    let refused = table.refused(1, "bid 2");
    let said = refused.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("the bids have to add up to more than 5"), "{said}");
    assert!(said.contains("3 to 5"), "{said}");
    table.done("bid 3");
}

#[test]
fn the_highest_bidder_leads_where_the_rules_say_so() {
    let table = Table::new();
    table.done("new plump Ana Bo Cy --dealer Cy");
    table.done("bid 2 4 3");
    let refused = table.refused(1, "trick Ana=Ah Bo=Kh Cy=Qh");
    assert!(refused.stderr.contains("Bo"), "{}", refused.stderr);
    table.done("trick Bo=Kh Cy=Qh Ana=Ah");
}
