//! Rules files made at random of parts of the others: either a fault is reported with its place, or a
//! game of random legal acts can be played, explained, saved, read again and drawn in every format.

use crate::common::{decode, repository};
use crate::faults::short_or_full;
use hoyle::analysis::{
    AuditError, AuditOutcome, Chances, ChancesError, Outlook, audit_forms, read_sheet,
};
use hoyle::cards::{Card, Seat, Suit, Trump};
use hoyle::game::{
    Act, Count, Deal, Due, Game, LeftBecause, Players, SeatChange, SeatChangeKind, Setup,
    TrickCard, TricksDue,
};
use hoyle::history::{Correction, FixError, History, Origin, Stamp};
use hoyle::output::text::{self, Look};
use hoyle::output::{csv, html, json, markdown, plain, svg};
use hoyle::presets;
use hoyle::rules::{BidWord, Contract, OnTable, Ruleset, TrumpRule, card_led};
use hoyle::views::{ExplainedDeals, Log, Sheet, StatusJson, Style};
use hoyle::words;
use std::collections::BTreeMap;
use std::fs;
use toml::{Table, Value};

/// The rules that come with the program, and the examples of house rules.
fn files() -> Vec<Table> {
    let read = |text: &str| text.parse::<Table>().expect("TOML");
    let presets = presets::rulesets().map(|id| read(presets::ruleset_text(id).expect("a preset")));
    let examples = fs::read_dir(repository("examples/rules")).expect("a folder");
    let mut paths: Vec<_> = examples.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let examples = paths.iter().map(|path| read(&fs::read_to_string(path).expect("a file")));
    presets.chain(examples).collect()
}

/// Every value of a file below the top, with the keys that lead to it.
fn values(table: &Table) -> Vec<(Vec<String>, Value)> {
    let mut found = Vec::new();
    let mut left: Vec<(Vec<String>, &Value)> =
        table.iter().map(|(key, value)| (vec![key.clone()], value)).collect();
    while let Some((path, value)) = left.pop() {
        let below = |key: String| [&path[..], &[key]].concat();
        match value {
            Value::Table(inner) => {
                left.extend(inner.iter().map(|(key, value)| (below(key.clone()), value)));
            }
            Value::Array(rows) => {
                left.extend(
                    rows.iter().enumerate().map(|(row, value)| (below(row.to_string()), value)),
                );
            }
            _ => {}
        }
        found.push((path, value.clone()));
    }
    found
}

/// Puts a value where the keys lead; nothing happens if they lead nowhere.
fn put(table: &mut Table, path: &[String], value: Value) {
    let Some((last, path)) = path.split_last() else { return };
    let Some((first, path)) = path.split_first() else {
        table.insert(last.clone(), value);
        return;
    };
    let Some(mut at) = table.get_mut(first) else { return };
    for key in path {
        let next = match at {
            Value::Table(inner) => inner.get_mut(key),
            Value::Array(rows) => key.parse::<usize>().ok().and_then(|row| rows.get_mut(row)),
            _ => None,
        };
        let Some(next) = next else { return };
        at = next;
    }
    match at {
        Value::Table(inner) => drop(inner.insert(last.clone(), value)),
        Value::Array(rows) => {
            if let Some(row) = last.parse::<usize>().ok().and_then(|row| rows.get_mut(row)) {
                *row = value;
            }
        }
        _ => {}
    }
}

/// An ending by a condition of totals, or with players who drop out.
fn ending(lots: &mut fastrand::Rng) -> Value {
    let mut when = format!("total >= {}", lots.u8(5..60));
    if lots.bool() {
        when += &format!(" and partner > {}", lots.u8(..5));
    }
    let total = format!("total >= {}", lots.u8(1..40));
    let out = ["took = 0", "took <= 1", &total, "total < 0"][lots.usize(..4)];
    let mut ending = Table::new();
    let kind = lots.u8(..3);
    if kind != 0 {
        ending.insert("when".to_owned(), when.into());
    }
    if kind != 1 {
        ending.insert("out".to_owned(), out.into());
    }
    ending.into()
}

/// One of the files, with some values of another one, and some numbers and choices changed.
fn mixed(files: &[Table], lots: &mut fastrand::Rng) -> Table {
    let mut file = files[lots.usize(..files.len())].clone();
    for _ in 0..lots.usize(1..4) {
        let others = values(&files[lots.usize(..files.len())]);
        let (path, value) = others[lots.usize(..others.len())].clone();
        put(&mut file, &path, value);
    }
    for _ in 0..lots.usize(..3) {
        let own = values(&file);
        let (path, value) = own[lots.usize(..own.len())].clone();
        let changed = match value {
            Value::Integer(number) => Value::Integer(number + lots.i64(-3..=3)),
            Value::Boolean(choice) => Value::Boolean(!choice),
            value => value,
        };
        put(&mut file, &path, changed);
    }
    let hook = ["never", "always", "over"][lots.usize(..3)];
    let limits: [(&str, Value); 4] = [
        ("hook", hook.into()),
        ("least", lots.i64(0..=3).into()),
        ("most", lots.i64(1..=8).into()),
        ("redeal_below", lots.i64(0..=12).into()),
    ];
    for (key, value) in limits {
        if lots.u8(..6) == 0 {
            put(&mut file, &["bidding", "exact", key].map(str::to_owned), value);
        }
    }
    if lots.u8(..4) == 0 {
        put(&mut file, &["counts", "0", "made"].map(str::to_owned), lots.bool().into());
    }
    let whose = ["none", "dealer", "others", "all"].map(Value::from);
    let deals: Vec<Value> = whose.into_iter().take(lots.usize(1..=4)).collect();
    let first_bid =
        "numbers = { from = 1, to = 3, over = 6 }\nid = \"number\"\ntarget = \"number\"";
    let numbers: Table = first_bid.parse().expect("TOML");
    let axes: [(&str, Value); 8] = [
        ("kinds.0.times", lots.i64(1..=3).into()),
        ("kinds.0.trump", "none".into()),
        ("bidding.auction.deal_times", vec![Value::from(1), lots.i64(1..=4).into()].into()),
        ("bidding.auction.factors.0.deals", deals.into()),
        ("bidding.auction.factors.0.times", lots.i64(1..=4).into()),
        ("bidding.auction.factors.0.adds", lots.i64(0..=2).into()),
        ("ending.by", "declarer".into()),
        ("ending", ending(lots)),
    ];
    for (path, value) in axes {
        if lots.u8(..4) == 0 {
            let path: Vec<String> = path.split('.').map(str::to_owned).collect();
            put(&mut file, &path, value);
        }
    }
    if lots.u8(..4) == 0 {
        for (key, value) in numbers {
            put(&mut file, &["bidding", "auction", "bids", "0", &key].map(str::to_owned), value);
        }
    }
    file
}

fn now() -> Stamp {
    "2026-11-20T20:15:00Z".parse().expect("a time")
}

/// The fewest tricks of a player that agree with the tallies recorded.
fn tricks_counted(game: &Game, seat: Seat) -> u8 {
    let of_tricks = game.setup().rules().tallies_recorded().filter(|rule| rule.is_of_tricks());
    let tallies = of_tricks.filter_map(|rule| Some(game.current()?.tally(rule, seat)));
    tallies.max().unwrap_or(0) as u8
}

/// Tricks for the players due, no fewer for each than were counted: all tricks of the deal together, or
/// at most that many.
fn tricks(game: &Game, due: &TricksDue, lots: &mut fastrand::Rng) -> Act {
    let mut took: Vec<u8> = due.seats.iter().map(|seat| tricks_counted(game, *seat)).collect();
    let least = took.iter().sum::<u8>().min(due.total);
    let taken = if due.contract.is_some() { lots.u8(least..=due.total) } else { due.total };
    (least..taken).for_each(|_| took[lots.usize(..due.seats.len())] += 1);
    let counts = due.seats.iter().zip(took).map(|(seat, number)| Count::by(*seat, number.into()));
    Act::Took(counts.collect())
}

/// Something counted besides the tricks, of one player, if it can be recorded now and the tricks can
/// still agree with all that was counted.
fn counted(game: &Game, due: &TricksDue, lots: &mut fastrand::Rng) -> Option<Act> {
    let rules: Vec<_> = game.setup().rules().tallies_recorded().collect();
    let rule = rules.get(lots.usize(..rules.len().max(1)))?;
    let seats = &game.current()?.plan.seats;
    let most = rule.most_in(due.of).into();
    let count = Count::by(seats[lots.usize(..seats.len())], lots.i64(0..=most));
    let act = Act::Tally { of: rule.id.clone(), numbers: vec![count] };
    let mut after = game.clone();
    after.play(&act).ok()?;
    let sum: u8 = seats.iter().map(|seat| tricks_counted(&after, *seat)).sum();
    (sum <= due.of).then_some(act)
}

/// The hands of a deal that is recorded card by card.
type Hands = BTreeMap<Seat, Vec<Card>>;

/// Hands for the players of a deal; the card turned up for trump stays undealt. A contract may name
/// another trump than that.
fn dealt(rules: &Ruleset, deal: &Deal, tricks: u8, lots: &mut fastrand::Rng) -> Option<Hands> {
    let mut pack: Vec<Card> = deal.plan.pack.cards().collect();
    lots.shuffle(&mut pack);
    let turned: Vec<Suit> = match rules.trump.shows_card(deal.plan.all_dealt) {
        true if deal.contract().is_some() => Suit::ALL.to_vec(),
        true => deal.trump().and_then(Trump::suit).into_iter().collect(),
        false => Vec::new(),
    };
    for (place, suit) in turned.iter().enumerate() {
        let rest = pack.len() - place;
        let at = pack[..rest].iter().position(|card| card.suit() == Some(*suit))?;
        pack.swap(at, rest - 1);
    }
    let held = usize::from(tricks) * deal.plan.seats.len();
    let hands = pack.chunks(tricks.into()).map(<[Card]>::to_vec);
    let is_enough = held + turned.len() <= pack.len();
    is_enough.then(|| deal.plan.seats.iter().copied().zip(hands).collect())
}

/// The next trick of hands, a revoke now and then.
fn trick(game: &Game, due: &TricksDue, hands: &mut Hands, lots: &mut fastrand::Rng) -> Option<Act> {
    let deal = game.current()?;
    let rules = game.setup().rules();
    let mut on_it = Vec::new();
    let pack = &deal.plan.pack;
    for seat in &due.turn {
        let hand = hands.get_mut(seat)?;
        let trump =
            deal.trump().or_else(|| card_led(&on_it, pack).and_then(Card::suit).map(Trump::from));
        let is_broken = deal.is_trump_broken(rules, deal.recorded.len());
        let trump = trump.unwrap_or(Trump::None);
        let duty = rules.play.duty(hand, OnTable { trick: &on_it, trump, is_broken, pack });
        let is_open = |card: &Card| duty.allows(*card, pack);
        let open: Vec<usize> = (0..hand.len()).filter(|at| is_open(&hand[*at])).collect();
        let revokes = lots.u8(..16) == 0;
        let at = if revokes { lots.usize(..hand.len()) } else { open[lots.usize(..open.len())] };
        on_it.push(hand.remove(at));
    }
    let cards = on_it.into_iter().map(|card| TrickCard { by: None, card }).collect();
    Some(Act::Trick { cards, turned: None })
}

/// How the tricks of a deal go on: by their cards, or as numbers that agree with what was counted.
fn of_tricks(
    game: &Game,
    due: &TricksDue,
    hands: &mut Option<Hands>,
    lots: &mut fastrand::Rng,
) -> Act {
    let deal = game.current().expect("tricks of a deal");
    let rules = game.setup().rules();
    let is_fresh = due.trick == 1;
    if !due.last_word.is_empty() && lots.u8(..4) == 0 {
        return Act::Call(vec![due.last_word[lots.usize(..due.last_word.len())].1.clone()]);
    }
    if is_fresh {
        *hands = None;
    }
    let can_be_laid = !due.turn.is_empty()
        && rules.play.judges_cards().is_ok()
        && (deal.trump().is_none() == (rules.trump == TrumpRule::Led))
        && !rules.play.talon
        && deal.plan.pack.jokers.iter().all(|joker| joker.takes.is_some())
        && rules
            .tallies
            .iter()
            .all(|rule| deal.plan.seats.iter().all(|seat| deal.tally(rule, *seat) == 0));
    if is_fresh && can_be_laid && lots.u8(..6) == 0 {
        *hands = dealt(rules, deal, due.of, lots);
    }
    if let Some(act) = hands.as_mut().and_then(|hands| trick(game, due, hands, lots)) {
        return act;
    }
    if lots.bool()
        && let Some(act) = counted(game, due, lots)
    {
        return act;
    }
    let mut numbers = std::iter::repeat_with(|| tricks(game, due, lots));
    if let Some(act) = numbers.by_ref().take(2_000).find(|act| game.judge(act).is_ok()) {
        return act;
    }
    // Right after a deal recorded by its cards, numbers are about that deal while a trump is open.
    assert!(game.trump_is_open(), "{:?}", game.judge(&tricks(game, due, lots)));
    Act::Trump(Suit::ALL[lots.usize(..4)].into())
}

/// An act that is legal now; `None` once the game is over.
fn legal_act(
    history: &History,
    hands: &mut Option<Hands>,
    lots: &mut fastrand::Rng,
) -> Option<Act> {
    let (game, due) = (history.game(), history.game().due());
    let rules = game.setup().rules();
    // After some new deals of the same, everybody bids high.
    let is_high = game.current().is_some_and(|deal| deal.redeals > 3);
    let place =
        |open: usize, lots: &mut fastrand::Rng| if is_high { open - 1 } else { lots.usize(..open) };
    if game.trump_is_open() && lots.bool() || matches!(due, Due::Trump) {
        return Some(Act::Trump(Suit::ALL[lots.usize(..4)].into()));
    }
    Some(match due {
        Due::Kind(due) => Act::Kind(due.open[lots.usize(..due.open.len())].id.clone()),
        Due::Bids(due) if !due.words.is_empty() && !is_high && lots.u8(..4) == 0 => {
            let word = BidWord::from(&due.words[lots.usize(..due.words.len())]).expect("a word");
            Act::Bid(vec![Count::word(word)])
        }
        Due::Bids(due) => Act::Bid(vec![Count::next(due.open[place(due.open.len(), lots)].into())]),
        Due::Calls(due) => Act::Call(vec![due.open[place(due.open.len(), lots)].clone()]),
        Due::Contract { seats } => {
            let rule = rules.bidding.auction()?;
            let bid = &rule.bids[lots.usize(..rule.bids.len())];
            let all = Contract::all(rule, bid, &seats);
            Act::Contract(all[lots.usize(..all.len())].clone())
        }
        Due::Partner { bid, by, others } => {
            let rule = rules.bidding.auction()?;
            let (_, bid) = rule.bid(&bid)?;
            let all = Contract::all(rule, bid, &[vec![by], others].concat());
            let own: Vec<_> = all.into_iter().filter(|contract| contract.by == by).collect();
            Act::Contract(own[lots.usize(..own.len())].clone())
        }
        Due::Tally(due) if rules.tallies.iter().any(|rule| rule.id == due.id && rule.distinct) => {
            let mut places: Vec<i64> = (1..).take(due.seats.len()).collect();
            // The total may leave more than first, second and so on add up to.
            *places.last_mut()? += i64::from(due.left) - places.iter().sum::<i64>();
            lots.shuffle(&mut places);
            let places = due.seats.iter().zip(places);
            let numbers = places.map(|(seat, place)| Count::by(*seat, place)).collect();
            Act::Tally { of: due.id, numbers }
        }
        Due::Tally(due) => {
            let seat = due.seats[lots.usize(..due.seats.len())];
            let number = lots.u32(..=due.left).into();
            Act::Tally { of: due.id, numbers: vec![Count::by(seat, number)] }
        }
        Due::Tricks(due) => of_tricks(game, &due, hands, lots),
        _ => return None,
    })
}

/// Corrects something in one of the last deals, unless that would break a rule: whether it did.
fn fix(history: &mut History, lots: &mut fastrand::Rng, place: &str) -> bool {
    let deals: Vec<&Deal> = history.game().played().collect();
    let Some(deal) = deals.iter().rev().nth(lots.usize(..5)) else { return false };
    let number = deal.plan.number;
    let seats = &deal.plan.seats;
    let mut others = seats.clone();
    lots.shuffle(&mut others);
    let pairs = || seats.iter().zip(&others);
    let correction = match lots.u8(..4) {
        0 => {
            let bids = pairs()
                .filter_map(|(seat, other): (&Seat, &Seat)| Some((*seat, deal.bid_made(*other)?)));
            Correction::Bids(bids.map(|(seat, count)| Count { by: Some(seat), ..count }).collect())
        }
        1 => Correction::Took(
            pairs()
                .filter_map(|(seat, other): (&Seat, &Seat)| {
                    Some(Count::by(*seat, deal.took(*other)?.into()))
                })
                .collect(),
        ),
        2 => Correction::Trump(Act::Trump(Suit::ALL[lots.usize(..4)].into())),
        _ => {
            let rule = history.setup().rules().tallies_recorded().next();
            let Some(of) = rule.map(|rule| rule.id.clone()) else { return false };
            Correction::Tally { of, numbers: vec![Count::by(seats[0], lots.i64(..3))] }
        }
    };
    let planned = history
        .correction(number, &correction)
        .map(|correction| history.plan_fix(number, &correction));
    match planned {
        Ok(Ok(planned)) if planned.refused.is_empty() => {
            history.fix(planned, now());
            true
        }
        Ok(Err(FixError::Blocked { refusal, .. })) => {
            let ruling = words::ruling_in(history.game(), &refusal);
            assert!(!ruling.because.is_empty(), "{place}: {refusal:?}");
            false
        }
        _ => false,
    }
}

/// How much of each kind was played.
#[derive(Default)]
struct Played {
    deals: usize,
    words: usize,
    tricks: usize,
    counts: usize,
    fixes: usize,
    kinds: usize,
    numbers: usize,
    multiplied: usize,
    conditions: usize,
    out: usize,
    audited: usize,
    asked: usize,
}

/// Plays a game, and looks at it in every way.
fn play(rules: Ruleset, players: u8, lots: &mut fastrand::Rng, place: &str, played: &mut Played) {
    let names: Vec<String> = (1..=players).map(|seat| format!("P{seat}")).collect();
    let players = Players::new(&names).expect("names");
    let dealer = players.seats().next().expect("somebody plays");
    let setup = Setup::new(rules, players, dealer).expect(place);
    let mut history =
        History::new("random".parse().expect("an id"), now(), Origin::default(), setup);
    let most = lots.usize(1..=short_or_full(30, 200));
    let mut hands = None;
    while history.game().played().count() < most {
        let Some(act) = legal_act(&history, &mut hands, lots) else { break };
        if let Err(refusal) = history.record(&act, now()) {
            panic!("{place}: {act:?}: {refusal:?}");
        }
        match &act {
            Act::Bid(bids) if bids[0].word.is_some() => played.words += 1,
            Act::Trick { .. } => played.tricks += 1,
            Act::Tally { .. } => played.counts += 1,
            Act::Kind(_) => played.kinds += 1,
            Act::Contract(_) => {
                let game = history.game();
                let deal = game.played().last().or(game.current());
                let bid = deal.and_then(|deal| deal.bid_rule(game.setup().rules()));
                if let Some(bid) = bid {
                    played.numbers += usize::from(bid.numbers.is_some());
                    played.multiplied += usize::from(!bid.multipliers.is_empty());
                }
            }
            _ => {}
        }
        // Whoever bids high in the end is not dealt new cards for ever.
        let redeals = history.game().current().map_or(0, |deal| deal.redeals);
        assert!(redeals < 12, "{place}: dealt again and again");
        if lots.u8(..32) == 0 {
            played.asked += usize::from(asked(history.game(), place));
        }
        let is_between = history.game().current().is_none_or(Deal::is_fresh);
        if is_between && lots.u8(..8) == 0 {
            played.fixes += usize::from(fix(&mut history, lots, place));
        }
    }
    let read = decode(history.journal()).expect(place).history;
    assert!(read.game() == history.game(), "{place}");
    let game = history.game();
    drawn(&history, place);
    if lots.u8(..4) == 0 {
        played.audited += usize::from(audited(&history, place));
    }
    played.deals += game.played().count();
    let is_over = matches!(game.due(), Due::Nothing { .. });
    let is_out = |changed: &SeatChange| {
        matches!(changed.change, SeatChangeKind::Left { reason: LeftBecause::Out, .. })
    };
    played.out += game.seat_changes().iter().filter(|changed| is_out(changed)).count();
    played.conditions += usize::from(is_over && game.setup().rules().ending.when.is_some());
}

/// Asks for the chances in a game: whether they are worked out, and not refused for a reason that holds.
fn asked(game: &Game, place: &str) -> bool {
    let rules = game.setup().rules();
    let ahead = game.to_come().count();
    if ahead > 3 {
        return false;
    }
    match Chances::of(game) {
        Ok(chances) => {
            let may_win =
                chances.sides.iter().any(|side| side.first.verdict != Outlook::Impossible);
            assert!(may_win, "{place}: nobody can be first");
            assert!(chances.sides.iter().all(|side| side.least <= side.greatest), "{place}");
            true
        }
        Err(error) => {
            let is_so = match error {
                ChancesError::NoLastDeal => {
                    game.scheduled().is_none() || rules.ending.is_by_points()
                }
                ChancesError::Out => rules.ending.out.is_some(),
                ChancesError::Tallies => rules.tallies_in_force().next().is_some(),
                _ => true,
            };
            assert!(is_so, "{place}: {error:?}");
            false
        }
    }
}

/// Audits the sheet of a game: whether it is found right, and not refused for a reason that holds.
fn audited(history: &History, place: &str) -> bool {
    let rules = history.setup().rules();
    let sheet = Sheet::of("random", history.game());
    let text = csv::grid(&sheet.facts(Style::Full));
    let bids_numbers = rules.bidding.exact().is_some();
    let Ok(read) = read_sheet(&text, &[]) else {
        // A column for tallies cannot be read.
        let is_so = !bids_numbers
            || rules.tallies_in_force().next().is_some()
            || history.game().played().next().is_none();
        assert!(is_so, "{place}\n{text}");
        return false;
    };
    match audit_forms(&read, std::slice::from_ref(rules)) {
        Ok((_, AuditOutcome::Explained(explained))) => {
            assert!(explained.likeliest().slips.is_empty(), "{place}\n{text}");
            true
        }
        Ok((_, outcome)) => panic!("{place}: {outcome:?}\n{text}"),
        Err(error) => {
            let is_so = match error {
                AuditError::NoExactBids => !bids_numbers,
                AuditError::Sides => history.setup().has_partners(),
                AuditError::Tallies => {
                    rules.tallies_in_force().next().is_some()
                        || rules.bidding.exact().is_some_and(|rule| !rule.named.is_empty())
                }
                AuditError::Kinds => !rules.kinds.is_empty(),
                AuditError::Games => rules.ending.games.is_some(),
                AuditError::Places => rules.ending.out.is_some() || rules.ending.is_by_partners(),
            };
            assert!(is_so, "{place}: {error:?}");
            false
        }
    }
}

/// Draws a game in every way.
fn drawn(history: &History, place: &str) {
    let game = history.game();
    let look = Look { width: 80, color: false, ascii: false };
    let sheet = Sheet::of("random", game);
    let explained = ExplainedDeals::of(game, None, None);
    for style in [Style::Full, Style::Paper] {
        for drawn in [
            text::sheet(&sheet, style, look, None),
            markdown::sheet(&sheet, style),
            csv::grid(&sheet.facts(style)),
            html::sheet(sheet.clone(), style, explained.clone()).to_string(),
            svg::sheet(&sheet, style),
            plain::sheet(&sheet),
            json::line(&sheet.json),
        ] {
            assert!(!drawn.is_empty(), "{place}");
        }
    }

    let explanation = text::explanation(explained, None, look).to_string();
    assert_eq!(explanation.is_empty(), game.played().next().is_none(), "{place}");
    text::log(Log::of(history.clone()), look).to_string();
    json::line(&StatusJson::of(history, &|hint| Some(format!("{hint:?}"))));
}

#[test]
fn random_rules_have_a_fault_with_its_place_or_can_be_played() {
    let files = files();
    let mut sound = 0;
    let mut unsound = 0;
    let mut played = Played::default();
    let seeds = short_or_full(60, 4_500);
    for seed in 0..seeds {
        let mut lots = fastrand::Rng::with_seed(seed as u64);
        let text = toml::to_string(&mixed(&files, &mut lots)).expect("TOML");
        let place = format!("seed {seed}:\n{text}");
        match presets::check(&text, hoyle::words::own_words_errors) {
            Ok(rules) => {
                sound += 1;
                for players in rules.player_counts() {
                    play(rules.clone(), players, &mut lots, &place, &mut played);
                }
            }
            Err(faults) => {
                unsound += 1;
                assert!(faults.iter().all(|fault| fault.at.is_some()), "{faults:?}\n{place}");
            }
        }
    }
    let Played {
        deals,
        words,
        tricks,
        counts,
        fixes,
        kinds,
        numbers,
        multiplied,
        conditions,
        out,
        audited,
        asked,
    } = played;
    println!(
        "random rules: {sound} sound files, {unsound} with faults, {deals} deals, {words} bids by \
         a word, {tricks} tricks by cards, {counts} counts, {fixes} fixes, {kinds} kinds of deal, {numbers} numbered bids, \
         {multiplied} multiplied contracts, {conditions} games ended by a condition, {out} players out, \
         {audited} sheets audited, {asked} chances"
    );
    assert!(sound > seeds / 4 && unsound > seeds / 10 && deals > 10 * seeds);
    assert!(
        [tricks, counts, fixes, kinds, numbers, multiplied].into_iter().all(|number| number > 0)
    );
    assert!((conditions > 0 && out > 0) || seeds < 1_000);
    // Few files have words for bids.
    assert!(words > 0 || seeds < 1_000);
    assert!((sound >= 2_000 && unsound >= 1_000) || seeds < 1_000);
}
