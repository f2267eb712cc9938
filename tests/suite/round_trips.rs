//! Any game, finished or not, keeps its sheet when converted to a journal or a script and back.

use crate::common::{Table, decode, seat_at, side_at};
use hoyle::analysis::GameLine;
use hoyle::cards::{Seat, Suit, Trump};
use hoyle::game::{
    Act, Annulment, BiddingState, BroughtForward, Count, Deal, Due, Game, Misdeal, Newcomer,
    Players, RulingKind, SeatChangeKind, Setup, TableEnd, TableNote, TableRuling,
};
use hoyle::history::{Correction, GameId, History, Origin, Stamp};
use hoyle::output::json;
use hoyle::presets;
use hoyle::rules::{Bid, Contract, PlannedTrump, Points, Scoring};
use hoyle::store::Store;
use hoyle::views::SheetJson;
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::VecDeque;

/// Names that need quoting in scripts, multi-byte characters, or combining characters.
const NAMES: [&str; 8] = [
    "Ana",
    "Igor",
    "Dus\u{30c}an",
    "O'Neill",
    "Mary \"Q\" Ann",
    "#1",
    "王さん",
    "👩\u{200d}🚀 = $HOME",
];

/// Random settings of a table.
#[derive(Clone, Debug)]
struct Lots {
    rules: Index,
    players: Index,
    names: Vec<&'static str>,
    columns: Vec<Index>,
    dealer: Index,
    scoring: Option<Index>,
    schedule: Option<Index>,
}

fn lots() -> impl Strategy<Value = Lots> {
    let names = Just(NAMES.to_vec()).prop_shuffle();
    let columns = prop::collection::vec(any::<Index>(), NAMES.len());
    let scoring = prop::option::of(any::<Index>());
    let schedule = prop::option::of(any::<Index>());
    (any::<Index>(), any::<Index>(), names, columns, any::<Index>(), scoring, schedule).prop_map(
        |(rules, players, names, columns, dealer, scoring, schedule)| Lots {
            rules,
            players,
            names,
            columns,
            dealer,
            scoring,
            schedule,
        },
    )
}

/// Random moves: what kind, how much of it, and the numbers in it.
type Move = (u8, u8, Vec<Index>);

fn moves(most: usize) -> impl Strategy<Value = Vec<Move>> {
    let numbers = prop::collection::vec(any::<Index>(), NAMES.len());
    prop::collection::vec((any::<u8>(), any::<u8>(), numbers), 0..most)
}

/// Returns a new game and the script line that starts it.
fn begun(lots: &Lots) -> (History, String) {
    let ids: Vec<&str> = presets::rulesets().collect();
    let id = ids[lots.rules.index(ids.len())];
    let mut rules = presets::ruleset(id).expect("a preset");
    let counts = rules.player_counts();
    let count = counts[lots.players.index(counts.len())].into();
    let names = &lots.names[..count];
    let mut origin = Origin { rules: id.into(), ..Origin::default() };
    let mut line = vec!["new".to_owned(), id.to_owned()];
    line.extend(names.iter().map(|name| quoted(name)));
    let catalogue = presets::scorings_for(&rules);
    if !catalogue.is_empty()
        && let Some(lot) = lots.scoring
    {
        rules.set_score(catalogue[lot.index(catalogue.len())].clone());
        line.push(format!("--scoring {}", rules.scoring.id()));
        origin.scoring = Some(rules.scoring.id().to_owned());
    }
    if let Some(lot) = lots.schedule {
        let forms = &rules.schedule.forms;
        rules.schedule.form = forms[lot.index(forms.len())].id.clone();
        line.push(format!("--schedule {}", rules.schedule.form));
        origin.schedule = Some(rules.schedule.form.clone());
    }
    if lots.dealer.index(3) == 1 && !rules.promotions.schemes.is_empty() {
        let set = vec!["promotions=five".to_owned()];
        presets::choose(&mut rules, None, None, &set, Some(count)).expect("an offer");
        line.push("--set promotions=five".to_owned());
        origin.set = set;
    }
    let dealer = lots.dealer.index(count);
    let mut columns: Vec<Seat> = (0..count as u8).map(seat_at).collect();
    for (place, lot) in lots.columns[..count].iter().enumerate() {
        columns.swap(place, lot.index(count));
    }
    line.push(format!("--dealer {}", quoted(names[dealer])));
    let headings: Vec<&str> = columns.iter().map(|seat| names[seat.index()]).collect();
    line.push(format!("--columns {}", quoted(&headings.join(","))));
    let players = Players::new(names).expect("sound names");
    let mut setup = Setup::new(rules, players, seat_at(dealer as u8))
        .expect("seated")
        .with_columns(columns)
        .expect("every column");
    if lots.dealer.index(2) == 0 {
        let title = REASONS[lots.dealer.index(REASONS.len())];
        setup = setup.with_title(title).expect("a title");
        line.push(format!("--title={}", quoted(title)));
    }
    let last = if setup.rules().schedule.endless().is_some() { 0 } else { setup.plan().len() };
    if lots.dealer.index(3) == 1 && last > 3 && setup.rules().ending.games.is_none() {
        let deals = 1 + lots.rules.index(last - 2);
        let totals: Vec<Points> =
            setup.sides_in_turn().map(|side| Points::whole(side.index() as i64 * 7 - 5)).collect();
        let texts: Vec<String> = totals.iter().map(Points::to_string).collect();
        line.push(format!("--from-deal={} --totals={}", deals + 1, texts.join(",")));
        let mut forward =
            BroughtForward { deals: Some(deals), totals, ..BroughtForward::default() };
        let runs: Vec<i16> = (0..count).map(|seat| [0, 2, -2][seat % 3]).collect();
        let running = BroughtForward { runs: runs.clone(), ..forward.clone() };
        if setup.clone().with_brought_forward(running.clone()).is_ok() {
            let given = names.iter().zip(&runs).filter(|(_, run)| **run != 0);
            let given: Vec<String> = given.map(|(name, run)| format!("{name}={run}")).collect();
            line.push(format!("--runs={}", quoted(&given.join(","))));
            forward = running;
        }
        setup = setup.with_brought_forward(forward).expect("a game in the middle");
    }
    let id = "any".parse::<GameId>().expect("an id");
    (History::new(id, now(), origin, setup), line.join(" "))
}

/// Quotes any word for a shell.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

fn now() -> Stamp {
    "2026-11-20T20:15:00Z".parse::<Stamp>().expect("a time")
}

/// Plays the next random move, if possible, and returns its script line.
fn play(history: &mut History, (kind, amount, numbers): &Move) -> Option<String> {
    match kind {
        0..=15 => return history.undo(now()).is_some().then(|| "undo".into()),
        16..=31 => return history.redo(now()).is_some().then(|| "redo".into()),
        32..=43 => return rule(history, *kind, *amount, numbers),
        244..=255 => return note(history, *kind, *amount, numbers),
        44..=59 => return fix(history, *amount, numbers),
        91 if amount.is_multiple_of(2) => return end(history, *amount, numbers),
        _ => {}
    }
    let game = history.game();
    let deal = game.current()?;
    if kind % 16 == 10 && deal.is_fresh() {
        return come_or_go(history, *amount, numbers);
    }
    let is_reseated = has_come_or_gone(game);
    let untold = deal.plan.trump == PlannedTrump::Turned && deal.trump().is_none();
    let (act, line) = match game.due() {
        _ if kind % 16 == 5 => again(game, *amount, numbers),
        _ if kind % 16 == 6 && deal.is_fresh() => {
            let players = game.setup().players();
            let dealer =
                deal.plan.dealer.after(1 + numbers[0].index(players.count() - 1), players.count());
            (Act::Dealer(dealer), format!("dealer {}", quoted(players.name(dealer).as_str())))
        }
        _ if kind % 16 == 7 && deal.is_fresh() => {
            let players = game.setup().players();
            let seat = seat_at(numbers[0].index(players.count()) as u8);
            let to = format!("New {amount}");
            if players.seat(&to).is_some() {
                return None;
            }
            let line = format!("leave {} --to '{to}'", quoted(players.name(seat).as_str()));
            (Act::Leave { seat, to: Some(to) }, line)
        }
        _ if kind % 16 == 8 && deal.is_fresh() => {
            let players = game.setup().players();
            let one = seat_at(numbers[0].index(players.count()) as u8);
            let apart = if game.setup().has_partners() {
                players.count() / 2
            } else {
                1 + numbers[1].index(players.count() - 1)
            };
            let other = one.after(apart, players.count());
            let name = |seat| quoted(players.name(seat).as_str());
            (Act::Swap(one, other), format!("swap {} {}", name(one), name(other)))
        }
        Due::Tricks(due) if kind % 16 == 9 && due.contract.is_none() => {
            let mut took = tricks(game, deal, numbers);
            took[0] += 1;
            let words: Vec<String> = took.iter().map(i64::to_string).collect();
            let act = Act::Took(took.into_iter().map(Count::next).collect());
            history.allow(&act, now()).ok()?;
            return Some(format!("took {} --stands", words.join(" ")));
        }
        Due::Bids(_) if kind % 16 == 11 => {
            let bid = numbers[0].index(usize::from(deal.plan.cards) + 3) as i64;
            history.allow(&Act::Bid(vec![Count::next(bid)]), now()).ok()?;
            return Some(format!("bid {bid} --stands"));
        }
        Due::Kind(due) => {
            let id = &due.open[numbers[0].index(due.open.len())].id;
            (Act::Kind(id.clone()), format!("kind {id}"))
        }
        _ if untold && kind.is_multiple_of(3) => {
            let suit = Suit::ALL[numbers[0].index(4)];
            (Act::Trump(suit.into()), format!("trump {}", suit.name()))
        }
        Due::Bids(_) => some(game, deal, "bid", &bids(game, deal, *amount, numbers), *kind),
        Due::Calls(_) => call(game, deal, numbers[0]),
        Due::Contract { seats } => contract(game, &seats, numbers),
        Due::Partner { by, .. } => partner(game, by, numbers[0]),
        Due::Tricks(due) if due.contract.is_some() && due.seats.len() > 1 => {
            let mut took = vec![0; due.seats.len()];
            took[0] = numbers[0].index(deal.plan.cards.into()) as i64;
            let words: Vec<String> = took.iter().map(i64::to_string).collect();
            let counts = took.into_iter().map(Count::next).collect();
            (Act::Took(counts), format!("took {}", words.join(" ")))
        }
        Due::Tricks(_) | Due::Trump if matches!(deal.bidding, BiddingState::Auction { .. }) => {
            let took = numbers[0].index(deal.plan.cards.into()) as i64;
            (Act::Took(vec![Count::next(took)]), format!("took {took}"))
        }
        Due::Tricks(_) | Due::Trump => {
            some(game, deal, "took", &tricks(game, deal, numbers), *kind)
        }
        _ => return None,
    };
    let recorded = history.record(&act, now()).map(drop);
    // What is drawn may be about somebody who has left.
    if !is_reseated {
        recorded.expect("what was drawn is legal");
    } else if recorded.is_err() {
        return None;
    }
    Some(line)
}

/// The players who joined a game, each with the first deal played and the points brought.
fn newcomers(game: &Game) -> VecDeque<(usize, Points)> {
    let mut newcomers = VecDeque::new();
    for change in game.seat_changes() {
        if let SeatChangeKind::Joined { brought: Some(points), .. } = &change.change {
            newcomers.push_back((change.deal, *points));
        }
    }
    newcomers
}

/// Whether anybody has joined or left since the game began.
fn has_come_or_gone(game: &Game) -> bool {
    game.seat_changes().iter().any(|change| {
        matches!(change.change, SeatChangeKind::Joined { .. } | SeatChangeKind::Left { .. })
    })
}

/// Ends the game, if there is anything to rank, or gives it up.
fn end(history: &mut History, amount: u8, numbers: &[Index]) -> Option<String> {
    let abandoned = amount.is_multiple_of(4);
    let reason = REASONS[numbers[0].index(REASONS.len())];
    let act = Act::End(TableEnd { reason: Some(reason.into()), abandoned });
    history.record(&act, now()).ok()?;
    let abandon = if abandoned { " --abandon" } else { "" };
    Some(format!("end{abandon} -- {}", quoted(reason)))
}

/// Seats somebody who joins, or lets a player go, if the rules have a table for that many.
fn come_or_go(history: &mut History, amount: u8, numbers: &[Index]) -> Option<String> {
    let game = history.game();
    let players = game.setup().players();
    let seats = &game.current()?.plan.seats;
    let seat = seats[numbers[0].index(seats.len())];
    let own = quoted(players.name(seat).as_str());
    if amount.is_multiple_of(2) {
        history.record(&Act::Leave { seat, to: None }, now()).ok()?;
        return Some(format!("leave {own}"));
    }
    let name = format!("Late {amount}");
    if players.seat(&name).is_some() {
        return None;
    }
    let points = Points::whole(numbers[1].index(40) as i64 - 20);
    let line = format!("join '{name}' --points {points} --after {own}");
    history.record(&Act::Join(Newcomer { name, points, after: Some(seat) }), now()).ok()?;
    Some(line)
}

/// Deals again: the deal in progress, by the same or the next dealer, or one that is over; or ends the deal by
/// a ruling.
fn again(game: &Game, amount: u8, numbers: &[Index]) -> (Act, String) {
    let deal = any_deal(game, numbers[0]).expect("a deal is in progress");
    let reason = REASONS[numbers[1].index(REASONS.len())];
    let over = game.played().any(|other| other.plan.number == deal && other.annulled().is_none());
    match amount % 5 {
        0 => {
            let misdeal = Misdeal { passes_on: true, reason: None };
            (Act::Misdeal(misdeal), "redeal --next".into())
        }
        1 if over => {
            let is_left_out = amount.is_multiple_of(2);
            let skip = if is_left_out { " --skip" } else { "" };
            let annulment = Annulment { deal, is_left_out, reason: Some(reason.into()) };
            (Act::Annul(annulment), format!("redeal --deal {deal}{skip} -- {}", quoted(reason)))
        }
        2 => {
            let mut points = Vec::new();
            let mut given = String::new();
            if amount != 2 {
                points.push((side_at(0), Points::whole(amount.into())));
                let first = game.setup().players().seats().next().expect("a player");
                given = quoted(&format!("{}={amount}", game.setup().players().name(first)));
            }
            let line = format!("rule other --close -- {} {given}", quoted(reason));
            let about = RulingKind::Other;
            let ruling =
                TableRuling { about, reason: reason.into(), points, deal: None, closes: true };
            (Act::Ruling(ruling), line)
        }
        _ => (Act::Redeal, "redeal".into()),
    }
}

/// The number of a deal that has begun; `None` for a game that was given up before any had.
fn any_deal(game: &Game, lot: Index) -> Option<usize> {
    let begun = game.deals().len();
    if begun == 0 { None } else { Some(game.setup().deals_before() + 1 + lot.index(begun)) }
}

/// Reasons that need quoting, look like something else, or have two Unicode forms.
const REASONS: [&str; 6] =
    ["had a heart", "-x", "#1 = “his”", "it's $HOME", "e\u{301}tait “là”", "さくら 👩\u{200d}🚀"];

/// Records a random ruling on a deal that has begun, and returns its script line.
fn rule(history: &mut History, kind: u8, amount: u8, numbers: &[Index]) -> Option<String> {
    let game = history.game();
    let deal = any_deal(game, numbers[0])?;
    if game.annulled().any(|annulled| annulled.plan.number == deal) {
        return None;
    }
    let reason = REASONS[numbers[1].index(REASONS.len())];
    let seats = game.setup().players().seats().take(game.totals().len()).zip(numbers);
    let points: Vec<(Seat, Points)> = seats
        .skip(usize::from(amount % 3))
        .step_by(1 + usize::from(amount % 2))
        .map(|(seat, lot)| (seat, Points::halves(lot.index(80) as i64 - 40)))
        .filter(|(_, points)| *points != Points::ZERO)
        .collect();
    let name = |seat: Seat| game.setup().players().name(seat).as_str();
    let given: Vec<String> = points
        .iter()
        .map(|(seat, points)| " ".to_owned() + &quoted(&format!("{}={points}", name(*seat))))
        .collect();
    let side = |(seat, points)| (game.setup().side_of(seat), points);
    let points = points.into_iter().map(side).collect();
    let about = [RulingKind::Revoke, RulingKind::Misdeal, RulingKind::Other][usize::from(kind % 3)];
    let line =
        format!("rule {} --deal {deal} -- {}{}", about.name(), quoted(reason), given.concat());
    let ruling =
        TableRuling { about, reason: reason.into(), points, deal: Some(deal), closes: false };
    let is_reseated = has_come_or_gone(game);
    let recorded = history.record(&Act::Ruling(ruling), now()).map(drop);
    if !is_reseated {
        recorded.expect("the table may rule at any time");
    } else if recorded.is_err() {
        return None;
    }
    Some(line)
}

/// Records a random note on a deal that has begun, or a new title, and returns its script line.
fn note(history: &mut History, kind: u8, amount: u8, numbers: &[Index]) -> Option<String> {
    let text = REASONS[numbers[1].index(REASONS.len())];
    let deal = any_deal(history.game(), numbers[0])?;
    let (act, line) = match kind % 2 {
        0 => (Act::Title(text.into()), format!("rename -- {}", quoted(text))),
        _ if amount.is_multiple_of(2) => (
            Act::Note(TableNote { deal: None, text: text.into() }),
            format!("note -- {}", quoted(text)),
        ),
        _ => (
            Act::Note(TableNote { deal: Some(deal), text: text.into() }),
            format!("note --deal {deal} -- {}", quoted(text)),
        ),
    };
    history.record(&act, now()).expect("a note may be made at any time");
    Some(line)
}

/// Fixes a random deal, if possible, and returns the script line. Entries that become illegal are
/// allowed to stand.
fn fix(history: &mut History, amount: u8, numbers: &[Index]) -> Option<String> {
    let deals: Vec<&Deal> = history.game().deals().collect();
    if deals.is_empty() {
        return None;
    }
    let deal = deals[numbers[0].index(deals.len())];
    let number = deal.plan.number;
    let words =
        |said: &[i64]| -> String { said.iter().map(|number| format!(" {number}")).collect() };
    let said = |told: &[i64]| told.iter().map(|number| Count::next(*number)).collect();
    let (mend, line) = match (amount % 3, &deal.bidding) {
        (0, _) => {
            let players = history.game().setup().players();
            let dealer = seat_at(numbers[1].index(players.count()) as u8);
            (
                Correction::Dealer(dealer),
                format!("dealer {}", quoted(players.name(dealer).as_str())),
            )
        }
        (1, BiddingState::Exact(bids)) => {
            let cards = usize::from(deal.plan.cards);
            let lots = bids.iter().zip(numbers);
            let bids: Vec<i64> = lots.map(|(_, lot)| lot.index(cards + 1) as i64).collect();
            (Correction::Bids(said(&bids)), format!("bid{}", words(&bids)))
        }
        (_, BiddingState::Auction { .. }) => {
            let took = [numbers[1].index(13) as i64];
            (Correction::Took(said(&took)), format!("took{}", words(&took)))
        }
        _ => {
            let took = tricks(history.game(), deal, numbers);
            (Correction::Took(said(&took)), format!("took{}", words(&took)))
        }
    };
    let in_place = history.correction(number, &mend).ok()?;
    let plan = history.plan_fix(number, &in_place).ok()?;
    history.fix(plan, now());
    Some(format!("fix {number} {line} --yes"))
}

/// Returns legal bids for some of the players yet to bid.
fn bids(game: &Game, deal: &Deal, amount: u8, numbers: &[Index]) -> Vec<i64> {
    let bidding = game.setup().rules().bidding.exact().expect("bids are due");
    let left = deal.plan.seats.len() - deal.bids().bids.len();
    let mut all = deal.bids().bids.to_vec();
    for lot in &numbers[..1 + usize::from(amount) % left] {
        let so_far = hoyle::rules::BidsSoFar { bids: &all, ..deal.bids() };
        let open = bidding.open(so_far);
        all.push(open[lot.index(open.len())]);
    }
    all[deal.bids().bids.len()..].iter().map(|bid| i64::from(*bid)).collect()
}

/// Returns an open call, as an act and as a line.
fn call(game: &Game, deal: &Deal, lot: Index) -> (Act, String) {
    let rule = game.setup().rules().bidding.auction().expect("calls are due");
    let BiddingState::Auction { auction, .. } = &deal.bidding else { panic!("calls are due") };
    let open = auction.open(rule);
    let call = open[lot.index(open.len())].clone();
    let line = format!("call {call}");
    (Act::Call(vec![call]), line)
}

/// Returns a contract that the table may have agreed on, as an act and as a line.
fn contract(game: &Game, seats: &[Seat], numbers: &[Index]) -> (Act, String) {
    let rule = game.setup().rules().bidding.auction().expect("a contract is due");
    let bid = &rule.bids[numbers[0].index(rule.bids.len())];
    let all = Contract::all(rule, bid, seats);
    let contract = all[numbers[1].index(all.len())].clone();
    let name = |seat| quoted(game.setup().players().name(seat).as_str());
    let mut line = format!("contract {}", contract.bid);
    line.extend(contract.factors.iter().map(|word| format!(" {word}")));
    line.extend(contract.declarers().map(|by| format!(" --by {}", name(by))));
    line.extend(contract.with.map(|with| format!(" --with {}", name(with))));
    (Act::Contract(contract), line)
}

/// Returns the partner and the trump of a trou, as an act and as a line.
fn partner(game: &Game, by: Seat, lot: Index) -> (Act, String) {
    let with = by.after(1 + lot.index(3), 4);
    let bid = Bid { id: "trou".into(), trump: Some(Trump::Hearts) };
    let name = |seat| quoted(game.setup().players().name(seat).as_str());
    let line = format!("contract trou:h --by {} --with {}", name(by), name(with));
    (
        Act::Contract(Contract {
            bid,
            by,
            with: Some(with),
            also: Vec::new(),
            factors: Vec::new(),
        }),
        line,
    )
}

/// Returns everyone's tricks at random.
fn tricks(game: &Game, deal: &Deal, numbers: &[Index]) -> Vec<i64> {
    let cards = match &game.setup().rules().scoring {
        Scoring::Tricks(score) => score.counted.of(deal.plan.cards),
        _ => deal.plan.cards,
    };
    // Where nobody bids, they are those of a side.
    let takers = match deal.bidding {
        BiddingState::NoBids => deal.plan.sides,
        _ => deal.plan.seats.len(),
    };
    let mut taken = vec![0; takers];
    let favourite = numbers[0].index(taken.len());
    for card in 0..cards {
        let lot = numbers[usize::from(card) % numbers.len()];
        let other = (lot.index(1 << 16) >> (card / 7)) % taken.len();
        taken[if card % 2 == 0 { other } else { favourite }] += 1;
    }
    taken
}

/// Returns numbers as an act and as a line: by name in any order, or bare, sometimes without the
/// last number of tricks.
fn some(game: &Game, deal: &Deal, verb: &str, numbers: &[i64], kind: u8) -> (Act, String) {
    let said = |seats: Option<&[Seat]>, numbers: &[i64]| -> Vec<Count> {
        let by = |index: usize| seats.map(|seats| seats[index]);
        let pairs = numbers.iter().enumerate();
        pairs.map(|(index, number)| Count { by: by(index), ..Count::next(*number) }).collect()
    };
    let from = if verb == "bid" { deal.bids().bids.len() } else { 0 };
    let seats = &deal.plan.seats[from..];
    let told = if verb == "took" && kind.is_multiple_of(5) {
        &numbers[..numbers.len() - 1]
    } else {
        numbers
    };
    let act = |said| if verb == "bid" { Act::Bid(said) } else { Act::Took(said) };
    if kind.is_multiple_of(2) {
        let words: Vec<String> = told.iter().map(i64::to_string).collect();
        (act(said(None, told)), format!("{verb} {}", words.join(" ")))
    } else {
        let name = |seat: &Seat| game.setup().players().name(*seat).as_str();
        let mut words: Vec<String> = seats
            .iter()
            .zip(told)
            .map(|(seat, number)| quoted(&format!("{}={number}", name(seat))))
            .collect();
        // Numbers by name can be in any order.
        words.rotate_left(usize::from(kind / 2) % told.len());
        (act(said(Some(seats), told)), format!("{verb} {}", words.join(" ")))
    }
}

/// Returns a random game, and a script of everything that was typed for it.
fn played(lots: &Lots, moves: &[Move]) -> (History, String) {
    let (mut history, first) = begun(lots);
    let mut lines = vec![first];
    for next in moves {
        lines.extend(play(&mut history, next));
    }
    (history, lines.join("\n") + "\n")
}

/// Returns a random game in which names are now and then spelt otherwise, which only a journal can hold.
fn respelt(lots: &Lots, moves: &[Move]) -> History {
    let (mut history, _) = begun(lots);
    for (index, next) in moves.iter().enumerate() {
        play(&mut history, next);
        if index % 30 == 20 {
            let players = history.game().setup().players();
            let was = players.names().nth(index % players.count()).expect("a name").to_string();
            let respelt = Act::Rename { was, now: format!("Name {index}") };
            history.record(&respelt, now()).expect("a new name");
        }
    }
    history
}

fn sheet(history: &History) -> String {
    json::line(&SheetJson::of(history.id().as_str(), history.game()))
}

/// Returns a sheet without the game's id and the program's sentences.
fn nameless(sheet: &str) -> serde_json::Value {
    let mut sheet: serde_json::Value = serde_json::from_str(sheet).expect("JSON");
    let parts = sheet.as_object_mut().expect("an object");
    parts.remove("game").expect("a game");
    parts.remove("notes");
    sheet
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn a_journal_round_trips(lots in lots(), moves in moves(160)) {
        let history = respelt(&lots, &moves);
        let bytes = history.journal().to_vec();
        let read = decode(&bytes).expect("sound");
        prop_assert!(!read.torn);
        prop_assert_eq!(sheet(&read.history), sheet(&history));
        prop_assert_eq!(read.history, history);
    }

    #[test]
    fn a_line_of_an_archive_plays_to_the_same_game(lots in lots(), moves in moves(160)) {
        let history = respelt(&lots, &moves);
        // A line does not say at which point of a deal the table ruled, and where games end by points
        // that may have ended this one.
        prop_assume!(history.game().scheduled().is_some() || history.game().rulings().count() == 0);
        let line = GameLine::of_history(&history);
        let text = serde_json::to_string(&line).expect("JSON");
        let read: GameLine = serde_json::from_str(&text).expect("as it was written");
        prop_assert_eq!(&read, &line);
        let game = read.play();
        prop_assert!(game.is_ok(), "{}: {text}", game.unwrap_err());
        let game = game.expect("played");
        prop_assert_eq!(game.totals(), history.game().totals());
        let again = GameLine::of(&game);
        prop_assert_eq!((&again.deals, &again.ranks), (&line.deals, &line.ranks), "{}", text);
    }

    #[test]
    fn new_entries_append_lines_to_the_journal(lots in lots(), moves in moves(40)) {
        let (mut history, _) = begun(&lots);
        let mut bytes = history.journal().to_vec();
        for next in &moves {
            play(&mut history, next);
            prop_assert!(history.journal().starts_with(&bytes), "a line was changed");
            bytes = history.journal().to_vec();
        }
    }

    #[test]
    fn every_total_is_the_sum_of_its_postings(lots in lots(), moves in moves(160)) {
        let history = respelt(&lots, &moves);
        let game = history.game();
        let mut newcomers = newcomers(game);
        let mut sums = vec![Points::ZERO; game.totals().len() - newcomers.len()];
        if let Some(forward) = game.setup().brought_forward() {
            for (side, total) in game.setup().sides_in_turn().zip(&forward.totals) {
                sums[side.index()] = *total;
            }
        }
        for deal in game.played() {
            while newcomers.front().is_some_and(|newcomer| newcomer.0 <= deal.plan.number) {
                sums.extend(newcomers.pop_front().map(|newcomer| newcomer.1));
            }
            for posting in &deal.postings {
                sums[posting.side.index()] += posting.points;
            }
            prop_assert_eq!(&deal.totals, &sums[..], "deal {}", deal.plan.number);
            for side in game.setup().sides() {
                // What was ruled on an annulled deal is void.
                let rulings = game.rulings_on(deal).filter(|_| deal.annulled().is_none());
                let given: Points = rulings.flat_map(|ruling| &ruling.points).filter(|(to, _)| *to == side).map(|(_, points)| *points).sum();
                prop_assert_eq!(deal.ruling_points(side), given);
                let own = deal.points(side).unwrap_or_default();
                let posted: Points = deal.postings_of(side).map(|posting| posting.points).sum();
                prop_assert_eq!(own + deal.bonus(side) + given, posted);
            }
        }
        sums.extend(newcomers.iter().map(|newcomer| newcomer.1));
        prop_assert_eq!(game.totals(), sums);
    }

    #[test]
    fn undo_and_redo_leave_the_sheet_unchanged(lots in lots(), moves in moves(60)) {
        let mut history = respelt(&lots, &moves);
        let before = sheet(&history);
        let taken = (0..).take_while(|_| history.undo(now()).is_some()).count();
        prop_assert_eq!(sheet(&history), sheet(&begun(&lots).0));
        for _ in 0..taken {
            history.redo(now()).expect("taken back");
        }
        prop_assert_eq!(sheet(&history), before);
    }
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn typed_commands_replay_to_the_same_sheet(lots in lots(), moves in moves(160)) {
        let (history, script) = played(&lots, &moves);
        let table = Table::new();
        table.write("typed.hoyle", &script);
        let replayed = table.done("replay typed.hoyle --json");
        prop_assert_eq!(nameless(&replayed), nameless(&sheet(&history)), "{}", script);
    }

    #[test]
    fn the_script_of_a_stored_game_replays_to_the_same_sheet(lots in lots(), moves in moves(160)) {
        let history = respelt(&lots, &moves);
        let table = Table::new();
        Store::new(table.path("data")).create(&history).expect("kept");
        let kept = table.done("sheet --json");
        prop_assert_eq!(nameless(&kept), nameless(&sheet(&history)));
        let script = table.done("script");
        table.write("again.hoyle", &script);
        let again = table.done("replay again.hoyle --json");
        prop_assert_eq!(nameless(&again), nameless(&kept), "{}", script);
        // A script of a script is the same script.
        let other = Table::new();
        other.write("again.hoyle", &script);
        other.done("replay again.hoyle --save");
        prop_assert_eq!(other.done("script"), script);
    }
}

#[test]
fn an_annulment_in_a_deal_that_the_end_leaves_out_is_in_the_line() {
    let table = Table::new();
    for line in [
        "new romanian Ana Bo Cy --dealer Ana",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 0 0",
        "took 0 1 0",
        "bid 1 1",
        "redeal --deal 1 'cards were missing'",
        "end",
    ] {
        table.done(line);
    }
    table.write("games.jsonl", &table.done("export --lines"));
    let scored = table.json("rescore --totals games.jsonl");
    assert_eq!(scored["totals"], serde_json::json!({ "Ana": -1, "Bo": 5, "Cy": 5 }));
}

#[test]
fn a_script_has_the_name_of_a_newcomer_as_it_is_spelt_now() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Ana", "join Jhon"]);
    table.done("players rename Jhon John");
    let script = table.done("script");
    assert!(script.contains("\njoin John"), "{script}");
}

#[test]
fn nobody_has_dealt_before_joining() {
    let script = ["new romanian Ana Bo Cy --dealer Ana", "bid 0 0 0", "took 1 0 0", "join Eve"];
    let table = Table::after(&script);
    let said = table.hoyle("fix 1 dealer Eve");
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stderr.contains("Eve was not at the table in deal 1."), "{}", said.stderr);
}
