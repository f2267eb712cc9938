//! Games beyond the four documents: their vectors, and whole evenings against a scorer written apart.

use crate::common::{Table, one_line, repository};
use hoyle::cards::{Card, Pack, Rank, Suit, Trump};
use hoyle::game::{Act, Count, Due, Game, Players, Setup, TrickCard};
use hoyle::presets;
use hoyle::rules::{Ruleset, Setting};

/// A game's schedule for a table, trumps and score, as its players would write them down.
struct Kept {
    id: &'static str,
    players: u8,
    deals: fn(u8) -> Vec<u8>,
    /// The trumps in turn, by their letters; empty where a card is turned up.
    trumps: &'static str,
    hooked: bool,
    /// Whether a deal of these has no trump, by its place.
    without_trump: fn(&[u8], usize) -> bool,
    /// Tenths of a point for a bid and its tricks.
    tenths: fn(i64, i64) -> i64,
}

fn up(to: u8) -> Vec<u8> {
    (1..=to).collect()
}

fn down(from: u8) -> Vec<u8> {
    (1..=from).rev().collect()
}

const GAMES: [Kept; 8] = [
    Kept {
        id: "contract-whist",
        players: 5,
        deals: |_| down(10),
        trumps: "cdhsn",
        hooked: true,
        without_trump: |_, _| false,
        tenths: |bid, took| 10 * took + if bid == took { 100 } else { 0 },
    },
    Kept {
        id: "nomination-whist",
        players: 4,
        deals: |_| [down(7), up(7)[1..].to_vec()].concat(),
        trumps: "hcds",
        hooked: true,
        without_trump: |_, _| false,
        tenths: |bid, took| 10 * took + if bid == took { 100 } else { 0 },
    },
    Kept {
        id: "judgement",
        players: 6,
        deals: |_| [up(8), down(7)].concat(),
        trumps: "sdch",
        hooked: true,
        without_trump: |_, _| false,
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
        without_trump: |_, _| false,
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
        without_trump: |deals, index| index > 0 && deals[index - 1] == deals[index],
        tenths: |bid, took| if bid == took { 100 + 20 * took } else { -20 * (bid - took).abs() },
    },
    Kept {
        id: "wizard",
        players: 4,
        deals: |_| up(15),
        trumps: "",
        hooked: false,
        // Nothing is left to turn up.
        without_trump: |deals, index| deals[index] == 15,
        tenths: |bid, took| if bid == took { 200 + 100 * took } else { -100 * (bid - took).abs() },
    },
    Kept {
        id: "pocha",
        players: 5,
        deals: |_| [up(7), vec![8; 5], down(7)].concat(),
        trumps: "",
        hooked: true,
        without_trump: |_, _| false,
        tenths: |bid, took| if bid == took { 100 + 50 * took } else { -50 * (bid - took).abs() },
    },
    Kept {
        id: "call-break",
        players: 4,
        deals: |_| vec![13; 5],
        trumps: "s",
        hooked: false,
        without_trump: |_, _| false,
        tenths: |bid, took| if took >= bid { 10 * bid + (took - bid) } else { -10 * bid },
    },
];

fn begun(id: &str, players: u8) -> Game {
    begun_by(presets::ruleset(id).expect("a game"), players)
}

fn begun_by(rules: Ruleset, players: u8) -> Game {
    let names: Vec<String> = (1..=players).map(|place| format!("Player {place}")).collect();
    let players = Players::new(&names).expect("the names differ");
    let dealer = players.seats().next().expect("somebody plays");
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
                let no_trump = (kept.without_trump)(&deals, index);
                match kept.trumps.as_bytes().get(index % kept.trumps.len().max(1)) {
                    Some(letter) => {
                        let known = deal.trump.known().expect("a fixed trump");
                        assert_eq!(known.name().as_bytes()[0], *letter, "{place}");
                    }
                    None if no_trump => {
                        assert_eq!(
                            deal.trump.known().map(|trump| trump.name()),
                            Some("none"),
                            "{place}"
                        );
                    }
                    None => {
                        let suit = Suit::ALL[lots.usize(..4)];
                        game.play(&Act::Trump(suit.into())).expect("recordable");
                    }
                }
                let mut bids = Vec::new();
                while let Due::Bids(due) = game.due() {
                    let barred = i64::from(cards) - bids.iter().sum::<i64>();
                    let last = due.seats.len() == 1;
                    let least = i64::from(kept.id == "call-break");
                    let open: Vec<i64> = (least..=cards.into())
                        .filter(|bid: &i64| !(kept.hooked && last && *bid == barred))
                        .collect();
                    assert_eq!(
                        due.open,
                        open.iter().map(|bid| *bid as u8).collect::<Vec<_>>(),
                        "{place}"
                    );
                    let bid = open[lots.usize(..open.len())];
                    bids.push(bid);
                    game.play(&Act::Bid(vec![Count::next(bid)])).expect("open");
                }
                let took = split(&mut lots, cards, kept.players.into());
                for ((seat, bid), took) in deal.seats.iter().zip(&bids).zip(&took) {
                    totals[seat.index()] += (kept.tenths)(*bid, *took);
                }
                let counts = took.into_iter().map(Count::next).collect();
                game.play(&Act::Took(counts)).expect("tricks");
                let counted: Vec<i64> =
                    game.totals().iter().map(|total| total.in_tenths()).collect();
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
fn only_games_that_need_it_have_journals_of_the_second_version() {
    let first = ["serbian", "romanian", "oh-hell", "auction-whist", "german", "nomination-whist"];
    let table = Table::new();
    for rules in hoyle::presets::rulesets() {
        let players = hoyle::presets::ruleset(rules).expect("a game").player_counts()[0];
        let players = ["Ana", "Bo", "Cy", "Di"][..players.into()].join(" ");
        table.done(&format!("new {rules} {players} --dealer Ana --id {rules}"));
        let journal = table.path(&format!("data/games/{rules}.jsonl"));
        let journal = std::fs::read_to_string(journal).expect("a journal");
        let version = match rules {
            // Those that go by a set of laws.
            "whist" | "solo-whist" => 5,
            // One in which nobody may take a trick.
            "skull-king" => 4,
            // Those with cases of tallies, kinds of deal, formulas or factors of contracts, or an order of trumps.
            "hearts" | "king" | "rentz" | "belote" | "coinche" | "euchre" | "tarneeb" | "skat"
            | "schieber" => 5,
            rules if first.contains(&rules) => 1,
            _ => 2,
        };
        assert!(journal.contains(&format!(r#""hoyle":{version},"#)), "{rules}: {journal}");
    }
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
    let said = one_line(&refused.stderr);
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

fn with_twos() -> Ruleset {
    let mut rules = presets::ruleset("contract-whist").expect("a game");
    Setting::apply("twos=on", &mut rules).expect("a setting");
    rules
}

fn bid_anything(mut game: Game, lots: &mut fastrand::Rng) -> Game {
    while let Due::Bids(due) = game.due() {
        let bid = due.open[lots.usize(..due.open.len())];
        game.play(&Act::Bid(vec![Count::next(bid.into())])).expect("open");
    }
    game
}

fn in_points(game: &Game) -> Vec<i64> {
    game.totals().iter().map(|total| total.in_tenths() / 10).collect()
}

#[test]
fn a_two_that_wins_a_trick_is_worth_ten_points_bid_met_or_not() {
    let vectors = [
        ([4, 3, 3, 2], [4, 3, 3, 3], "Ana=1", [24, 13, 13, 3]),
        ([5, 4, 3, 2], [6, 5, 1, 1], "", [6, 5, 1, 1]),
        ([5, 4, 3, 2], [6, 5, 1, 1], "Cy=1 Ana=2", [26, 5, 11, 1]),
    ];
    for (bids, took, twos, points) in vectors {
        let table = Table::new();
        table.done("new contract-whist Ana Bo Cy Di --dealer Di --set twos=on");
        table.done(&format!("bid {}", bids.map(|bid| bid.to_string()).join(" ")));
        if !twos.is_empty() {
            table.done(&format!("count twos {twos}"));
        }
        table.done(&format!("took {}", took.map(|took| took.to_string()).join(" ")));
        let sheet = table.json("sheet");
        let hands = sheet["deals"][0]["hands"].as_array().expect("hands");
        let each: Vec<i64> =
            hands.iter().map(|hand| hand["points"].as_i64().expect("whole")).collect();
        assert_eq!(each, points, "{bids:?} {took:?} {twos}");
    }
}

#[test]
fn typed_counts_match_a_scorer_written_apart() {
    for seed in 0..100 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let players = lots.u8(3..=7);
        let mut game = begun_by(with_twos(), players);
        let mut totals = vec![0; players.into()];
        while let Some(deal) = game.current() {
            let seats = deal.plan.seats.clone();
            let cards = deal.plan.cards;
            game = bid_anything(game, &mut lots);
            let took = split(&mut lots, cards, players.into());
            let mut left = 4;
            let mut twos = Vec::new();
            for (seat, took) in seats.iter().zip(&took) {
                let number = lots.i64(0..=left.min(*took));
                left -= number;
                if number > 0 || lots.bool() {
                    twos.push(Count::by(*seat, number));
                }
                totals[seat.index()] += took + 10 * number;
            }
            lots.shuffle(&mut twos);
            let (first, second) = twos.split_at(lots.usize(..=twos.len()));
            for numbers in [first, second].into_iter().filter(|numbers| !numbers.is_empty()) {
                let count = Act::Tally { of: "twos".into(), numbers: numbers.to_vec() };
                game.play(&count).expect("possible");
            }
            let bids = game.current().expect("a deal").bids().bids.to_vec();
            for ((seat, bid), took) in seats.iter().zip(bids).zip(&took) {
                totals[seat.index()] += if i64::from(bid) == *took { 10 } else { 0 };
            }
            let counts = took.into_iter().map(Count::next).collect();
            game.play(&Act::Took(counts)).expect("tricks");
            assert_eq!(in_points(&game), totals, "seed {seed}");
        }
    }
}

/// Who takes a trick, as a place in it.
fn taker(cards: &[Card], trump: Option<Trump>) -> usize {
    let led = cards[0].suit();
    let worth = |card: &Card| match card.suit() {
        suit if trump == suit.map(Trump::from) => (2, card.rank()),
        suit if suit == led => (1, card.rank()),
        _ => (0, card.rank()),
    };
    (0..cards.len()).max_by_key(|place| worth(&cards[*place])).expect("a card")
}

#[test]
fn recorded_cards_count_their_twos_by_themselves_and_agree_with_what_is_typed() {
    for seed in 0..60 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let players = lots.u8(3..=7);
        let mut game = begun_by(with_twos(), players);
        let mut totals = vec![0; players.into()];
        while let Some(deal) = game.current() {
            let seats = deal.plan.seats.clone();
            let cards = usize::from(deal.plan.cards);
            let trump = deal.plan.trump.known();
            game = bid_anything(game, &mut lots);
            let bids = game.current().expect("a deal").bids().bids.to_vec();
            let mut pack: Vec<Card> = Pack::default().cards().collect();
            lots.shuffle(&mut pack);
            // Few hands have a two that wins, so they are given more of them.
            pack.sort_by_cached_key(|card| card.rank() != Some(Rank::TWO) && lots.u8(..3) > 0);
            let mut dealt = pack[..cards * seats.len()].to_vec();
            lots.shuffle(&mut dealt);
            // Every trick in advance, whoever leads: the cards are played as they lie.
            let mut leader = 0;
            let mut tricks = Vec::new();
            let mut took = vec![0; seats.len()];
            let mut twos = vec![0; seats.len()];
            for trick in dealt.chunks(seats.len()) {
                let place = taker(trick, trump);
                leader = (leader + place) % seats.len();
                took[leader] += 1;
                twos[leader] += i64::from(trick[place].rank() == Some(Rank::TWO));
                tricks.push(trick.to_vec());
            }
            let typed = lots.usize(..=cards);
            let says = lots.usize(..seats.len());
            for (number, trick) in tricks.into_iter().enumerate() {
                if number == typed {
                    let says_it = |number| Act::Tally {
                        of: "twos".into(),
                        numbers: vec![Count::by(seats[says], number)],
                    };
                    let recorded = &game.current().expect("a deal").recorded;
                    let shown = recorded.iter().filter(|trick| {
                        let card = trick.card_of(seats[says]).expect("everybody plays");
                        trick.winner == seats[says] && card.rank() == Some(Rank::TWO)
                    });
                    let shown = shown.count() as i64;
                    if shown > 0 {
                        game.judge(&says_it(shown - 1)).expect_err("contradicted");
                    }
                    game.play(&says_it(twos[says])).expect("true");
                }
                let cards = trick.into_iter().map(|card| TrickCard { by: None, card }).collect();
                game.play(&Act::Trick { cards, turned: None }).expect("agrees");
            }
            for (place, seat) in seats.iter().enumerate() {
                let made = if i64::from(bids[place]) == took[place] { 10 } else { 0 };
                totals[seat.index()] += took[place] + made + 10 * twos[place];
            }
            assert_eq!(in_points(&game), totals, "seed {seed}");
        }
    }
}

#[test]
fn a_false_count_is_refused_at_the_trick_that_decides_it() {
    let table = Table::new();
    table.done("new contract-whist Ana Bo Cy --dealer Cy --set twos=on --set top=3");
    table.done("bid 1 1 0");
    table.done("count twos Ana=3");
    table.done("trick 2h 3d 4s");
    let refused = table.refused(1, "trick 5h 2s 2d");
    let said = one_line(&refused.stderr);
    assert!(said.contains("Trick 2, won by Ana, decides it"), "{said}");
    table.done("fix 1 count twos Ana=1 Bo=0");
    table.done("trick 5h 2s 2d");
    let refused = table.refused(1, "count twos Cy=2");
    assert!(refused.stderr.contains("Trick 2"), "{}", refused.stderr);
    let done = table.done("trick 6h 9d 8h");
    assert!(done.contains("Ana +12"), "{done}");
}

#[test]
fn counts_are_in_the_journal_the_script_the_log_and_the_sheet() {
    let table = Table::new();
    table.done("new contract-whist Ana Bo Cy --dealer Cy --set twos=on --set top=3 --id twos");
    table.done("bid 1 1 0");
    table.done("count twos Ana=1");
    assert!(table.done("status").contains("twos: Ana 1"));
    table.done("undo");
    assert!(!table.done("status").contains("twos: Ana 1"));
    table.done("redo");
    table.done("redeal");
    assert!(!table.done("status").contains("twos: Ana 1"));
    table.done("bid 1 1 0");
    table.done("took 1 1 1");
    let fixed = table.done("fix 1 count twos Bo=1");
    assert!(fixed.contains("11 → 21"), "{fixed}");
    let journal = std::fs::read_to_string(table.path("data/games/twos.jsonl")).expect("a journal");
    assert!(journal.contains(r#""hoyle":2,"#), "{journal}");
    assert!(journal.contains(r#"{"count":{"of":"twos","numbers":[[0,1]]}}"#), "{journal}");
    assert!(table.done("log").contains("twos: Ana 1"));
    let sheet = table.done("sheet");
    assert!(sheet.contains("twos 1") && sheet.contains("+21"), "{sheet}");
    assert!(table.done("sheet --format html").contains("twos 1"));
    let explained = table.done("explain 1 Bo");
    assert!(explained.contains("tricks won with a two: 1 × 10 = 10"), "{explained}");
    let script = table.done("script");
    assert!(script.contains("count twos Bo=1\n"), "{script}");
    table.write("evening.hoyle", &script);
    assert_eq!(table.done("replay evening.hoyle --plain"), table.done("sheet --plain"));
}

#[test]
fn every_game_has_a_recorded_evening() {
    for id in presets::rulesets() {
        let name = match id {
            "auction-whist" => "auction-evening".to_owned(),
            "german" => "german-match".to_owned(),
            id => format!("{id}-evening"),
        };
        let path = repository(&format!("examples/{name}.hoyle"));
        let script = std::fs::read_to_string(&path).expect(id);
        assert!(script.contains(&format!("\nnew {id} ")), "{name} is a game of {id}");
        let table = Table::new();
        table.write("evening.hoyle", &script);
        table.done("replay evening.hoyle --save");
        assert_eq!(table.json("status")["finished"], true, "{name} is played to its end");
    }
}

#[test]
fn the_highest_bidder_is_said_to_lead() {
    let table = Table::new();
    table.done("new plump Ana Bo Cy --dealer Cy");
    assert!(table.done("bid 3 5 1").contains("Bo leads."));
}
