//! Properties of every game with any settings.

use crate::common::side_at;
use crate::common::{Table, one_line};
use crate::scoring::evening::{Hands, NAMES, dealt, seated};
use crate::scoring::sums::{config, hand_scores, hands, worked};
use hoyle::cards::{Seat, Side, Suit};
use hoyle::game::{Act, Game, Reason, RulingKind, TableRuling};
use hoyle::history::{GameId, History, Origin, Stamp};
use hoyle::presets;
use hoyle::rules::{BidsSoFar, PlannedTrump, Points, Ruleset, Scoring, Setting, TieBreaks, Wins};
use hoyle::store::Store;
use hoyle::views::Sheet;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;
use std::cmp::Reverse;

/// Random choices of a table.
#[derive(Clone, Debug)]
struct Chosen {
    rules: Index,
    players: Index,
    form: Index,
    scoring: Index,
    settings: Vec<Index>,
}

fn chosen() -> impl Strategy<Value = Chosen> {
    let settings = prop::collection::vec(any::<Index>(), 0..6);
    (any::<Index>(), any::<Index>(), any::<Index>(), any::<Index>(), settings).prop_map(
        |(rules, players, form, scoring, settings)| Chosen {
            rules,
            players,
            form,
            scoring,
            settings,
        },
    )
}

const SETTINGS: [&str; 22] = [
    "spades-double=on",
    "spades-double=on",
    "premium=0",
    "premium=3",
    "premium=4½",
    "promotions=ten,five",
    "promotions=players-plus-one",
    "promotions=ten,players-plus-one,five",
    "no-zero=on",
    "zero-finish=on",
    "zero-finish=on",
    "forehead=last",
    "forehead=first-and-last",
    "hook=off",
    "hook=2",
    "hook=on",
    "top=4",
    "top=2",
    "five.length=2",
    "five.points=3",
    "ten.length=players",
    "players-plus-one.length=players+3",
];

/// Returns rules with the chosen settings, except those that the rules refuse, and the number of
/// players.
fn settled(chosen: &Chosen) -> (Ruleset, usize, Vec<&'static str>) {
    let is_scheduled = |rules: &Ruleset| rules.schedule.endless().is_none();
    let ids: Vec<&str> = presets::rulesets()
        .filter(|id: &&str| {
            let rules = presets::ruleset(id).expect("a preset");
            rules.bidding.exact().is_some() && is_scheduled(&rules)
        })
        .collect();
    let mut rules = presets::ruleset(ids[chosen.rules.index(ids.len())]).expect("a preset");
    let counts = rules.player_counts();
    let players = counts[chosen.players.index(counts.len())].into();
    let forms = &rules.schedule.forms;
    rules.schedule.form = forms[chosen.form.index(forms.len())].id.clone();
    let catalogue = hand_scores();
    rules.scoring = Scoring::Hands(catalogue[chosen.scoring.index(catalogue.len())].clone());
    let mut applied = Vec::new();
    for lot in &chosen.settings {
        let setting = SETTINGS[lot.index(SETTINGS.len())];
        let mut changed = rules.clone();
        if Setting::apply(setting, &mut changed).is_ok() && changed.errors().is_empty() {
            rules = changed;
            applied.push(setting);
        }
    }
    (rules, players, applied)
}

/// Returns random legal hands for the current deal; a lucky bid is made.
fn drawn(game: &Game, lots: &[Index]) -> Hands {
    let bidding = game.setup().rules().bidding.exact().expect("exact bids");
    let deal = game.current().expect("a deal");
    let cards = deal.plan.cards;
    let count = deal.plan.seats.len();
    let mut bids: Vec<u8> = Vec::new();
    for lot in &lots[..count] {
        let so_far = BidsSoFar { bids: &bids, cards, players: count as u8 };
        let open = bidding.open(so_far);
        bids.push(open[lot.index(open.len()).min(lot.index(3))]);
    }
    let mut left = i64::from(cards);
    let lucky = lots[7].index(1 << 7);
    let mut tricks: Vec<i64> = Vec::new();
    for (place, bid) in bids.iter().enumerate() {
        let wish = i64::from(*bid) + i64::from(lucky >> place & 1 == 0 && lucky.is_multiple_of(3));
        tricks.push(wish.min(left));
        left -= wish.min(left);
    }
    let unlucky = lots[8].index(count);
    tricks[unlucky] += left;
    Hands { bids: bids.into_iter().map(i64::from).collect(), tricks }
}

fn lots(deals: usize) -> impl Strategy<Value = Vec<Vec<Index>>> {
    prop::collection::vec(prop::collection::vec(any::<Index>(), 9), 0..deals)
}

/// Returns a game with these random deals. If cards are turned up, every second trump is spades.
fn drawn_game(rules: Ruleset, players: usize, lots: &[Vec<Index>], turn: bool) -> Game {
    let game = seated(rules, players);
    let lots = lots.iter().enumerate();
    lots.fold(game, |game, (index, lots)| play_on(game, index, Some(lots), turn))
}

/// Returns a game after another random deal, if one is left.
fn play_on(mut game: Game, index: usize, lots: Option<&Vec<Index>>, turn: bool) -> Game {
    let (Some(lots), Some(deal)) = (lots, game.current()) else { return game };
    if turn && deal.plan.trump == PlannedTrump::Turned {
        let suit = if index.is_multiple_of(2) { Suit::Spades } else { Suit::Hearts };
        game = crate::scoring::evening::act(game, &Act::Trump(suit.into()));
    }
    let hands = drawn(&game, lots);
    dealt(game, &hands)
}

/// Returns how many players rank before each player, calculated from the totals.
fn ranks(game: &Game) -> Vec<usize> {
    let rules = game.setup().rules();
    let seats: Vec<Seat> = game.setup().players().seats().collect();
    let bids_made = |seat: Seat| -> u32 {
        let hands = game.played().filter_map(|deal| deal.hand(seat));
        hands.filter(|hand| hand.is_made()).map(|hand| u32::from(hand.bid)).sum()
    };
    let over = game.played().count() >= game.scheduled().expect("so many deals");
    let key = |seat: Seat| {
        let total = game.totals()[seat.index()];
        let zero = rules.ending.zero_finish && over && total == Points::ZERO;
        let better = if rules.scoring.wins() == Wins::Lowest { -total } else { total };
        let bids = if rules.scoring.ties().is_empty() { 0 } else { bids_made(seat) };
        (zero, better, bids)
    };
    let ranks =
        seats.iter().map(|seat| 1 + seats.iter().filter(|other| key(**other) > key(*seat)).count());
    ranks.collect()
}

proptest! {
    #![proptest_config(config(192))]

    #[test]
    fn totals_equal_the_sum_of_the_postings(chosen in chosen(), lots in lots(34)) {
        let (rules, players, _) = settled(&chosen);
        let game = drawn_game(rules, players, &lots, true);
        let mut totals = vec![Points::ZERO; game.totals().len()];
        for deal in game.played() {
            for posting in &deal.postings {
                totals[posting.side.index()] += posting.points;
            }
            prop_assert_eq!(&deal.totals, &totals[..]);
            for seat in game.setup().players().seats() {
                let side = game.setup().side_of(seat);
                let own = deal.points(side).unwrap_or_default() + deal.bonus(side);
                let posted: Points = deal.postings_of(side).map(|posting| posting.points).sum();
                prop_assert_eq!(own, posted);
                prop_assert_eq!(deal.hand(seat).is_some(), deal.points(side).is_some());
            }
        }
        let sheet = Sheet::of("any", &game);
        for (column, total) in game.setup().columns().iter().zip(0..) {
            prop_assert_eq!(sheet.total(total), totals[column.index()]);
        }
    }

    #[test]
    fn rulings_add_points_from_their_deal_and_change_nothing_else(
        chosen in chosen(),
        lots in lots(34),
        rulings in prop::collection::vec((any::<Index>(), any::<Index>(), any::<Index>(), 1..90_i64), 0..8),
    ) {
        let (rules, players, _) = settled(&chosen);
        let plain = drawn_game(rules.clone(), players, &lots, true);
        let mut ruled = drawn_game(rules.clone(), players, &[], true);
        let mut given: Vec<(usize, Side, Points)> = Vec::new();
        for played in 0..=lots.len() {
            for (when, deal, seat, halves) in &rulings {
                if when.index(lots.len() + 1) == played {
                    let deal = 1 + deal.index(ruled.deals().len());
                    let side = side_at(seat.index(players) as u8);
                    let points = Points::halves(45 - halves);
                    let points: Vec<_> = Some((side, points)).into_iter().filter(|given| given.1 != Points::ZERO).collect();
                    given.extend(points.iter().map(|(side, points)| (deal, *side, *points)));
                    let about = RulingKind::Other;
                    let reason = "by lot".to_owned();
                    let ruling = TableRuling { about, reason, points, deal: Some(deal), closes: false };
                    ruled = crate::scoring::evening::act(ruled, &Act::Ruling(ruling));
                }
            }
            ruled = play_on(ruled, played, lots.get(played), true);
        }
        prop_assert_eq!(ruled.due(), plain.due());
        for (plain, ruled) in plain.played().zip(ruled.played()) {
            let number = plain.plan.number;
            for side in (0..players as u8).map(side_at) {
                let until: Points = given.iter().filter(|(deal, to, _)| *deal <= number && *to == side).map(|(_, _, points)| *points).sum();
                prop_assert_eq!(ruled.points(side), plain.points(side));
                prop_assert_eq!(ruled.bonus(side), plain.bonus(side));
                prop_assert_eq!(ruled.totals[side.index()], plain.totals[side.index()] + until);
            }
        }
    }

    #[test]
    fn ranks_follow_from_the_totals(chosen in chosen(), lots in lots(34)) {
        let (mut rules, players, _) = settled(&chosen);
        let game = drawn_game(rules.clone(), players, &lots, true);
        let expect = ranks(&game);
        for place in game.standings() {
            prop_assert_eq!(place.rank, expect[place.side.index()]);
        }
        // If the lowest total wins, totals stay and ranks are reversed.
        rules.ending.zero_finish = false;
        hands(&mut rules).ties = TieBreaks::default();
        let turned = |wins| {
            let mut rules = rules.clone();
            hands(&mut rules).wins = wins;
            drawn_game(rules, players, &lots, true)
        };
        let high = turned(Wins::Highest);
        let low = turned(Wins::Lowest);
        prop_assert_eq!(high.totals(), low.totals());
        let mut order: Vec<Points> = high.standings().iter().map(|place| place.total).collect();
        prop_assert!(order.is_sorted_by_key(|total| Reverse(*total)));
        order.reverse();
        let low: Vec<Points> = low.standings().iter().map(|place| place.total).collect();
        prop_assert_eq!(low, order);
    }

    #[test]
    fn spades_double_changes_no_bonus_and_no_other_deal(chosen in chosen(), lots in lots(34)) {
        let (mut rules, players, _) = settled(&chosen);
        hands(&mut rules).doubled_by = None;
        let mut doubling = rules.clone();
        prop_assume!(Setting::apply("spades-double=on", &mut doubling).is_ok());
        prop_assume!(doubling.errors().is_empty());
        let plain = drawn_game(rules, players, &lots, true);
        let doubled = drawn_game(doubling, players, &lots, true);
        for (before, after) in plain.played().zip(doubled.played()) {
            let spades = after.trump() == Some(Suit::Spades.into());
            prop_assert_eq!(&before.plan, &after.plan);
            for side in plain.setup().sides() {
                let points = before.points(side);
                let expect = if spades { points.map(|points| points + points) } else { points };
                prop_assert_eq!(after.points(side), expect);
                prop_assert_eq!(before.bonus(side), after.bonus(side));
            }
            for posting in &after.postings {
                if let Reason::Hand { doubled, .. } = &posting.reason {
                    prop_assert_eq!(*doubled, spades);
                }
            }
        }
    }

    #[test]
    fn rules_round_trip(chosen in chosen()) {
        let (rules, _, applied) = settled(&chosen);
        let printed = toml::to_string(&rules).expect("prints");
        prop_assert_eq!(presets::read(&printed), Ok(rules), "{:?}\n{}", applied, printed);
    }
}

/// Stores a game as the current one.
fn keep(table: &Table, game: &Game, lots: &[Vec<Index>]) {
    let at = "2026-11-20T20:15:00Z".parse::<Stamp>().expect("a time");
    let id = "friday".parse::<GameId>().expect("an id");
    let mut history = History::new(id, at, Origin::default(), game.setup().clone());
    for deal in game.played() {
        let said = |numbers: &mut dyn Iterator<Item = u8>| {
            numbers.map(|number| hoyle::game::Count::next(number.into())).collect::<Vec<_>>()
        };
        if let (PlannedTrump::Turned, Some(trump)) = (deal.plan.trump, deal.trump()) {
            history.record(&Act::Trump(trump), at).expect("legal");
        }
        let bids = said(&mut deal.bids().bids.iter().copied());
        history.record(&Act::Bid(bids), at).expect("legal");
        history.record(&Act::Took(said(&mut deal.tricks.iter().copied())), at).expect("legal");
    }
    assert!(history.game().played().count() <= lots.len());
    Store::new(table.path("data")).create(&history).expect("kept");
}

/// Returns points from JSON, where a half is `0.5`.
#[track_caller]
fn points(number: &Value) -> Points {
    let text = number.to_string();
    let (whole, half) = match text.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (text.as_str(), 0),
    };
    let size: i64 = whole.trim_start_matches('-').parse().expect("a number");
    let halves = 2 * size + half;
    Points::halves(if text.starts_with('-') { -halves } else { halves })
}

proptest! {
    #![proptest_config(config(16))]

    #[test]
    fn the_program_explains_every_point_of_the_sheet(chosen in chosen(), lots in lots(34)) {
        let (rules, players, applied) = settled(&chosen);
        let game = drawn_game(rules, players, &lots, true);
        let table = Table::new();
        keep(&table, &game, &lots);
        let sheet = table.json("sheet");
        let explained = table.json("explain");
        let explained = explained["points"].as_array().expect("postings");
        let mut totals = vec![Points::ZERO; players];
        let mut seen = 0;
        for deal in sheet["deals"].as_array().expect("deals") {
            for hand in deal["hands"].as_array().expect("hands") {
                let own: Vec<&Value> = explained
                    .iter()
                    .filter(|one| one["deal"] == deal["deal"] && one["player"] == hand["player"])
                    .collect();
                seen += own.len();
                for one in &own {
                    prop_assert_eq!(worked(one["sum"].as_str().expect("a sum")), points(&one["points"]));
                    prop_assert_eq!(&one["total"], &hand["total"]);
                    prop_assert!(one["document"].as_str().is_some_and(|text| !text.is_empty()));
                    // House rules have no sections.
                    let section = one["section"].as_str().expect("a section");
                    prop_assert_eq!(section.is_empty(), one["document"] == "House rules");
                }
                let sum: Points = own.iter().map(|one| points(&one["points"])).sum();
                prop_assert_eq!(sum, points(&hand["points"]) + points(&hand["bonus"]));
                let column = NAMES.iter().position(|name| hand["player"] == *name).expect("a name");
                totals[column] += sum;
                prop_assert_eq!(totals[column], points(&hand["total"]), "{:?}", applied);
            }
        }
        prop_assert_eq!(seen, explained.len());
    }
}

#[test]
fn the_program_reads_the_rules_it_prints() {
    let table = Table::new();
    for id in ["serbian", "romanian", "oh-hell"] {
        let chosen = "--scoring trick --set hook=2 --set top=5";
        let printed = table.done(&format!("rules {id} {chosen} --toml"));
        table.write("ours.toml", &printed);
        assert_eq!(table.done("rules ./ours.toml --toml"), printed, "{id}");
        assert_eq!(table.json("rules ./ours.toml"), table.json(&format!("rules {id} {chosen}")));
    }
    for scoring in hand_scores() {
        let printed = table.done(&format!("rules oh-hell --scoring {} --toml", scoring.id));
        table.write("ours.toml", &printed);
        assert_eq!(table.done("rules ./ours.toml --toml"), printed, "{}", scoring.id);
        let sound = "./ours.toml is valid: Oh Hell, for 3 to 7 players.";
        assert_eq!(table.done("rules --check ./ours.toml").trim_end(), sound, "{}", scoring.id);
    }
}

#[test]
fn the_trick_score_halves_exactly() {
    let table = Table::new();
    table.done("new oh-hell Ana Bo Cy --dealer Cy --scoring trick");
    table.done("bid 0 0 0");
    table.done("took 0 0 1");
    table.done("bid 0 1 0");
    table.done("took 1 1 0");
    let sheet = table.json("sheet");
    let of = |deal: usize, name: &str, key: &str| {
        let hands = sheet["deals"][deal]["hands"].as_array().expect("hands").clone();
        hands.iter().find(|hand| hand["player"] == name).expect("a hand")[key].to_string()
    };
    assert_eq!(of(0, "Ana", "points"), "0.5");
    assert_eq!(of(0, "Cy", "points"), "-1");
    assert_eq!(of(0, "Cy", "total"), "-1");
    assert_eq!(of(1, "Ana", "total"), "1", "two halves are whole");
    assert_eq!(of(1, "Bo", "total"), "-0.5");
    assert_eq!(of(1, "Cy", "total"), "0");
    let paper = table.done("sheet --style paper");
    for row in ["1 0 ½ 0 ½ 0 -1", "2 0 1 0 -½ 1 0"] {
        let drawn = paper.lines().map(one_line);
        assert!(drawn.clone().any(|line| line == row), "{row}\n{paper}");
    }
    assert!(table.done("explain 1 Ana").contains("made a bid of 0: ½"));
}
