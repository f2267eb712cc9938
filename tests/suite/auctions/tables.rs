//! Every auction of the tables, played through the library.

use crate::auctions::table::{self, NAMES, Step, Whole};
use crate::common::seat_at;
use hoyle::cards::Seat;
use hoyle::game::{Act, BiddingState, Due, Game, Players, Setup};
use hoyle::presets;
use hoyle::rules::{Call, Refusal, Setting};
use hoyle::words;
use std::collections::BTreeSet;

fn begun(set: Option<&str>) -> Game {
    let mut rules = presets::ruleset("auction-whist").expect("a preset");
    if let Some(setting) = set {
        Setting::apply(setting, &mut rules).expect(setting);
    }
    let players = Players::new(&NAMES).expect("names");
    Game::new(Setup::new(rules, players, seat_at(3)).expect("seated"))
}

fn read(text: &str) -> Call {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn who(seat: Seat) -> String {
    NAMES[seat.index()].into()
}

/// Returns whose a call would be.
fn speaker(game: &Game, call: &Call) -> Option<String> {
    let BiddingState::Auction { auction, .. } = &game.current()?.bidding else { return None };
    auction.speaker(game.setup().rules().bidding.auction()?, call).map(who)
}

/// Returns the result of an auction in the notation of the tables.
fn end(game: &Game) -> String {
    let deal = game.current().expect("no deal is over");
    match (deal.contract(), game.due(), &deal.bidding) {
        (Some(contract), ..) => {
            let with =
                contract.with.map_or_else(String::new, |with| format!(" with {}", who(with)));
            format!("{} by {}{with}", contract.bid, who(contract.by))
        }
        (None, Due::Partner { by, .. }, _) => format!("partner of {}", who(by)),
        (None, _, BiddingState::Auction { auction, .. })
            if auction.calls.is_empty() && deal.redeals > 0 =>
        {
            "redeal".into()
        }
        (None, phase, _) => format!("{phase:?}"),
    }
}

fn play(whole: &Whole) {
    let title = &whole.title;
    let mut game = begun(whole.set.as_deref());
    for step in &whole.steps {
        match step {
            Step::Call { name, call, refused } => {
                let speaker = speaker(&game, &read(call));
                assert_eq!(speaker.as_ref(), Some(name), "{title}: {name} {call}");
                let act = Act::Call(vec![read(call)]);
                match (game.judge(&act), refused) {
                    (Ok(_), None) => drop(game.play(&act).expect("judged legal")),
                    (Err(refusal @ Refusal::Call(_)), Some(clause)) => {
                        let ruling = words::ruling(game.setup().rules(), &refusal, &who);
                        let rule = format!("auction-whist.{clause}");
                        assert_eq!(ruling.rule(), rule, "{title}: {name} {call}");
                        let start = format!("{name} may not ");
                        assert!(ruling.because.starts_with(&start), "{}", ruling.because);
                        let open = ruling.open.expect("something is always legal");
                        let start = format!("Open to {name}: ");
                        assert!(open.starts_with(&start), "{title}: {name} {call}: {open}");
                    }
                    (answer, _) => panic!("{title}: {name} {call}: {answer:?}"),
                }
            }
            Step::Open(open) => {
                assert_eq!(&words::open(&game.due()).join(", "), open, "{title}");
            }
            Step::Ends(ends) => assert_eq!(&end(&game), ends, "{title}"),
            Step::Over(clause) => {
                for call in [Call::Pass, Call::PassTrou, read("big-chelem:none")] {
                    let refusal = game.judge(&Act::Call(vec![call])).expect_err("it is over");
                    let ruling = words::ruling(game.setup().rules(), &refusal, &who);
                    assert_eq!(ruling.rule(), format!("auction-whist.{clause}"), "{title}");
                }
            }
        }
    }
    // However often everyone passes, it stays the first deal with the same dealer.
    let plan = game.current().map(|deal| &deal.plan).expect("no deal is over");
    assert_eq!((plan.number, plan.dealer, game.deals().len()), (1, seat_at(3), 1), "{title}");
}

#[test]
fn every_auction_follows_its_table() {
    for whole in table::all() {
        play(&whole);
    }
}

#[test]
fn every_table_auction_ends() {
    for Whole { title, steps, .. } in table::all() {
        let last = steps.last().expect("steps");
        assert!(matches!(last, Step::Ends(_) | Step::Over(_)), "{title}");
    }
}

#[test]
fn every_auction_rule_is_both_followed_and_broken() {
    let all = table::all();
    assert!(all.len() >= 30, "{}", all.len());
    let titles: BTreeSet<&str> = all.iter().map(|whole| whole.title.as_str()).collect();
    assert_eq!(titles.len(), all.len(), "two of a name");
    let calls = all.iter().flat_map(|whole| &whole.steps);
    let broken: BTreeSet<&str> = calls
        .filter_map(|step| match step {
            Step::Call { refused, .. } => refused.as_deref(),
            Step::Over(clause) => Some(clause.as_str()),
            Step::Open(_) | Step::Ends(_) => None,
        })
        .collect();
    let clauses = [
        "call-turn",
        "contract",
        "first-turn",
        "join",
        "raise",
        "ranking",
        "suit-call",
        "trou",
        "wait",
    ];
    assert_eq!(broken.into_iter().collect::<Vec<_>>(), clauses);
}
