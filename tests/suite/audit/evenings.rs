//! Random evenings as sheets of text, and slips planted in them.

use hoyle::analysis::SlipKind;
use hoyle::cards::{Seat, Suit, Trump};
use hoyle::game::{Act, Count, Game, Players, Setup};
use hoyle::presets;
use hoyle::rules::{BidsSoFar, Points, Ruleset};

/// The rules whose sheets can be audited.
pub(crate) const RULES: [&str; 12] = [
    "serbian",
    "romanian",
    "oh-hell",
    "contract-whist",
    "nomination-whist",
    "judgement",
    "plump",
    "boerenbridge",
    "pocha",
    "wizard",
    "call-break",
    "romanian",
];

const NAMES: [&str; 8] = ["Ana", "Bojan", "Cica", "Dunja", "Emil", "Filip", "Goran", "Hana"];

/// A row: the cards dealt, what marks it, the trump, and of each player bid, tricks, points, bonus and
/// total; nothing for a dead hand but the total.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    cards: u8,
    pub(crate) mark: String,
    pub(crate) trump: Option<Trump>,
    pub(crate) cells: Vec<[Option<Points>; 5]>,
    /// The cells before any slip.
    truth: Vec<[Option<Points>; 5]>,
}

/// The places of the cells of a player in a row.
pub(crate) const BID: usize = 0;
pub(crate) const TOOK: usize = 1;
pub(crate) const POINTS: usize = 2;
pub(crate) const BONUS: usize = 3;
pub(crate) const TOTAL: usize = 4;
pub(crate) const CARDS: usize = 5;

/// An evening, its rules, and which columns its sheet has.
#[derive(Clone, Debug)]
pub(crate) struct Evening {
    pub(crate) rules: Ruleset,
    pub(crate) players: usize,
    pub(crate) rows: Vec<Row>,
    pub(crate) columns: Vec<usize>,
    pub(crate) has_mark: bool,
    pub(crate) has_trump: bool,
    /// The cells that cannot be read: row, player, column.
    pub(crate) unreadable: Vec<(usize, usize, usize)>,
    /// The rows and columns in which two players have each other's number.
    swapped: Vec<(usize, usize, [usize; 2])>,
}

/// Rules as a table may choose them.
pub(crate) fn rules(lots: &mut fastrand::Rng) -> Ruleset {
    loop {
        let mut rules = presets::ruleset(RULES[lots.usize(..RULES.len())]).expect("a preset");
        if lots.u8(..4) > 0 {
            let scores = presets::scorings_for(&rules);
            if !scores.is_empty() && rules.id != "call-break" {
                rules.scoring = scores[lots.usize(..scores.len())].clone();
            }
        }
        let forms = &rules.schedule.forms;
        rules.schedule.form = forms[lots.usize(..forms.len())].id.clone();
        for scheme in &mut rules.promotions.schemes {
            scheme.on = lots.u8(..3) == 0;
        }
        rules.promotions.no_zero =
            rules.promotions.in_force().next().is_some() && lots.u8(..3) == 0;
        if lots.u8(..6) == 0 {
            let _ = hoyle::rules::Setting::apply("spades-double=on", &mut rules);
        }
        if rules.errors().is_empty() {
            return rules;
        }
    }
}

/// Plays a random evening.
pub(crate) fn evening(lots: &mut fastrand::Rng) -> Evening {
    let rules = rules(lots);
    let counts = rules.player_counts();
    let players = usize::from(counts[lots.usize(..counts.len())]);
    play(rules, players, lots.usize(2..60), lots)
}

/// Plays this many deals, or fewer if the game ends first.
pub(crate) fn play(
    rules: Ruleset,
    players: usize,
    deals: usize,
    lots: &mut fastrand::Rng,
) -> Evening {
    let named = Players::new(&NAMES[..players]).expect("names");
    let seats: Vec<Seat> = named.seats().collect();
    let dealer = seats[lots.usize(..players)];
    let mut game = Game::new(Setup::new(rules.clone(), named, dealer).expect("they are seated"));
    for _ in 0..deals {
        if game.current().is_none() {
            let extras = &rules.extras;
            if extras.is_empty() || lots.bool() {
                break;
            }
            let extra = extras[lots.usize(..extras.len())].id.clone();
            if game.play(&Act::Extra(extra)).is_err() {
                break;
            }
        }
        game = play_deal(game, lots);
    }
    let rows = game.played().map(|deal| {
        let cells = seats.iter().map(|seat| {
            let side = game.setup().side_of(*seat);
            let total = Some(deal.totals[side.index()]);
            let number = |number: u8| Points::whole(number.into());
            match deal.hand(*seat) {
                None => [None, None, None, None, total],
                Some(hand) => [
                    Some(number(hand.bid)),
                    Some(number(hand.took)),
                    deal.points(side),
                    Some(deal.bonus(side)),
                    total,
                ],
            }
        });
        let cards = deal.plan.cards;
        let mark = deal.plan.mark();
        let cells = cells.collect::<Vec<_>>();
        Row { cards, mark, trump: deal.trump(), truth: cells.clone(), cells }
    });
    let rows: Vec<Row> = rows.collect();
    let ways: [&[usize]; 8] = [
        &[BID, TOTAL],
        &[BID, TOTAL],
        &[BID, TOTAL],
        &[BID, POINTS, TOTAL],
        &[BID, TOOK],
        &[BID, TOOK, POINTS, TOTAL],
        &[BID, TOOK, POINTS, BONUS, TOTAL],
        &[TOTAL],
    ];
    let columns = ways[lots.usize(..ways.len())].to_vec();
    let has_mark = lots.u8(..8) > 0;
    let has_trump = lots.bool();
    let unreadable = Vec::new();
    let swapped = Vec::new();
    Evening { rules, players, rows, columns, has_mark, has_trump, unreadable, swapped }
}

fn play_deal(mut game: Game, lots: &mut fastrand::Rng) -> Game {
    let deal = game.current().expect("a deal").clone();
    let bidding = game.setup().rules().bidding.exact().expect("exact bids").clone();
    if deal.trump().is_none() {
        let suit = Suit::ALL[lots.usize(..4)];
        game.play(&Act::Trump(suit.into())).expect("a suit is turned");
    }
    let players = deal.plan.seats.len() as u8;
    let cards = deal.plan.cards;
    if !deal.plan.bids_are_forced() {
        let mut bids: Vec<u8> = Vec::new();
        for _ in 0..players {
            let open = bidding.open(BidsSoFar { cards, players, bids: &bids });
            // People bid low.
            let low = open.len().min(usize::from(cards / players) + 3);
            bids.push(open[lots.usize(..low)]);
        }
        let bids = bids.iter().map(|bid| Count::next((*bid).into())).collect();
        game.play(&Act::Bid(bids)).expect("legal bids");
    }
    let Some(now) = game.current().filter(|now| now.bids().bids.len() == usize::from(players))
    else {
        return play_deal(game, lots);
    };
    // Mostly they take about what they bid.
    let mut took: Vec<u8> = now.bids().bids.to_vec();
    loop {
        let sum: u8 = took.iter().sum();
        let hand = &mut took[lots.usize(..usize::from(players))];
        match sum.cmp(&cards) {
            std::cmp::Ordering::Equal => break,
            std::cmp::Ordering::Less => *hand += 1,
            std::cmp::Ordering::Greater => *hand = hand.saturating_sub(1),
        }
    }
    let took = took.iter().map(|took| Count::next((*took).into())).collect();
    game.play(&Act::Took(took)).expect("tricks that add up");
    game
}

impl Evening {
    /// Whether a cell stands on the sheet and can be read.
    pub(crate) fn shows(&self, row: usize, player: usize, column: usize) -> bool {
        self.columns.contains(&column)
            && self.rows[row].cells[player][column].is_some()
            && !self.unreadable.contains(&(row, player, column))
    }

    /// A player's number in a row, wherever it was written.
    fn written(&mut self, row: usize, player: usize, column: usize) -> &mut Option<Points> {
        let own = |(at, of, pair): &(usize, usize, [usize; 2])| {
            let place = pair.iter().position(|other| *other == player)?;
            ((*at, *of) == (row, column)).then(|| pair[1 - place])
        };
        let player = self.swapped.iter().find_map(own).unwrap_or(player);
        &mut self.rows[row].cells[player][column]
    }

    /// Shifts a player's totals from a row on.
    fn shift(&mut self, from: usize, player: usize, off: Points) {
        for row in from..self.rows.len() {
            let total = self.written(row, player, TOTAL);
            *total = total.map(|total| total + off);
        }
    }

    /// The sheet as text.
    pub(crate) fn text(&self) -> String {
        let labels = ["bid", "took", "points", "bonus", "total"];
        let mut head: Vec<String> = Vec::new();
        head.extend(self.has_mark.then(|| "cards".to_owned()));
        head.extend(self.has_trump.then(|| "trump".to_owned()));
        for name in &NAMES[..self.players] {
            head.extend(self.columns.iter().map(|column| format!("{name} {}", labels[*column])));
        }
        let mut lines = vec![head.join("\t")];
        for (index, row) in self.rows.iter().enumerate() {
            let mut line: Vec<String> = Vec::new();
            line.extend(self.has_mark.then(|| row.mark.clone()));
            line.extend(self.has_trump.then(|| row.trump.map_or("?", Trump::name).to_owned()));
            for (player, cells) in row.cells.iter().enumerate() {
                line.extend(self.columns.iter().map(|column| match cells[*column] {
                    Some(points) if !self.unreadable.contains(&(index, player, *column)) => {
                        points.to_string()
                    }
                    _ => String::new(),
                }));
            }
            lines.push(line.join("\t"));
        }
        lines.join("\n") + "\n"
    }
}

/// A slip that was planted: the row, from 0, the players, and the column.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Planted {
    pub(crate) row: usize,
    pub(crate) players: Vec<usize>,
    pub(crate) column: usize,
    pub(crate) kind: &'static str,
}

/// Plants a slip; `None` if the sheet has no room for the one drawn.
pub(crate) fn plant(evening: &mut Evening, lots: &mut fastrand::Rng) -> Option<Planted> {
    let row = lots.usize(..evening.rows.len());
    let player = lots.usize(..evening.players);
    let shown: Vec<usize> = evening
        .columns
        .iter()
        .copied()
        .filter(|column| evening.shows(row, player, *column))
        .collect();
    let off = loop {
        let off = lots.i64(-12..=12);
        if off != 0 {
            break Points::whole(off);
        }
    };
    let kinds =
        ["addition", "carried", "column", "digits", "sign", "bonus", "hook", "tricks", "cards"];
    let kind = kinds[lots.usize(..kinds.len())];
    let one = |column| Some(Planted { row, players: vec![player], column, kind });
    match kind {
        "addition" if shown.contains(&TOTAL) => {
            evening.shift(row, player, off);
            one(TOTAL)
        }
        "carried" if shown.contains(&TOTAL) => {
            let total = evening.rows[row].cells[player][TOTAL]?;
            evening.rows[row].cells[player][TOTAL] = Some(total + off);
            one(TOTAL)
        }
        "column" => {
            let other = lots.usize(..evening.players);
            let column = *lots.choice(&shown)?;
            let mine = evening.rows[row].cells[player][column];
            let theirs = evening.rows[row].cells[other][column];
            if !evening.shows(row, other, column) || mine == theirs {
                return None;
            }
            evening.rows[row].cells[player][column] = theirs;
            evening.rows[row].cells[other][column] = mine;
            evening.swapped.push((row, column, [player, other]));
            Some(Planted { row, players: vec![player, other], column, kind })
        }
        "digits" | "sign" => {
            let column = *lots.choice(&shown)?;
            let was = evening.rows[row].cells[player][column]?;
            let is = match kind {
                "sign" => -was,
                _ => {
                    let mut digits: Vec<char> = was.decimal().chars().collect();
                    let at = lots.usize(..digits.len());
                    if at + 1 >= digits.len() || !digits[at].is_ascii_digit() {
                        return None;
                    }
                    digits.swap(at, at + 1);
                    String::from_iter(digits).parse().ok()?
                }
            };
            if is == was {
                return None;
            }
            evening.rows[row].cells[player][column] = Some(is);
            one(column)
        }
        "bonus" if shown.contains(&TOTAL) => {
            let bonus =
                evening.rows[row].cells[player][BONUS].filter(|bonus| *bonus != Points::ZERO)?;
            let forgotten = evening.rows[row].cells[player][BONUS].as_mut()?;
            *forgotten = Points::ZERO;
            evening.shift(row, player, -bonus);
            one(if shown.contains(&BONUS) { BONUS } else { TOTAL })
        }
        "hook" if shown.contains(&BID) => {
            let cards = evening.rows[row].mark.parse::<i64>().ok()?;
            let bids = evening.rows[row].cells.iter().filter_map(|cells| cells[BID]);
            let sum: Points = bids.sum();
            let bid = evening.rows[row].cells[player][BID]?;
            let to = bid + Points::whole(cards) - sum;
            if to < Points::ZERO || to == bid {
                return None;
            }
            evening.rows[row].cells[player][BID] = Some(to);
            one(BID)
        }
        "tricks" if shown.contains(&TOOK) => {
            let [Some(bid), Some(took), ..] = evening.rows[row].truth[player] else { return None };
            let to = took + Points::whole(if lots.bool() { 1 } else { -1 });
            let cards = evening.rows[row].cards;
            if to < Points::ZERO || to > Points::whole(cards.into()) {
                return None;
            }
            evening.rows[row].cells[player][TOOK] = Some(to);
            // The points may have been worked out from it, where no trump doubles them.
            let score = evening.rules.scoring.hands()?.clone();
            if lots.bool() && score.doubled_by.is_none() {
                let small = |points: Points| (points.in_tenths() / 10) as u8;
                let players =
                    evening.rows[row].cells.iter().filter(|cells| cells[BID].is_some()).count()
                        as u8;
                let hand = |took| evening.rules.hand(small(bid), small(took), cards, players);
                let more = score.score(hand(to), None) - score.score(hand(took), None);
                let points = evening.written(row, player, POINTS);
                *points = points.map(|points| points + more);
                evening.shift(row, player, more);
            }
            one(TOOK)
        }
        "cards" if evening.has_mark => {
            let cards: u8 = evening.rows[row].mark.parse().ok()?;
            let to = if cards > 1 && lots.bool() { cards - 1 } else { cards + 1 };
            evening.rows[row].mark = to.to_string();
            Some(Planted { row, players: Vec::new(), column: CARDS, kind })
        }
        _ => None,
    }
}

/// Plants a slip of whole deals or columns. Returns its kind; `None` if the sheet has no room for the one drawn.
pub(crate) fn plant_whole(evening: &mut Evening, lots: &mut fastrand::Rng) -> Option<SlipKind> {
    let before = evening.text();
    if evening.rows.len() < 3 {
        return None;
    }
    let row = lots.usize(..evening.rows.len() - 2);
    let until = (row + lots.usize(1..5)).min(evening.rows.len() - 1);
    let player = lots.usize(..evening.players);
    let other = (player + lots.usize(1..evening.players)) % evening.players;
    let kind = match lots.u8(..5) {
        0 => {
            evening.rows.remove(row);
            SlipKind::DealMissing
        }
        1 => {
            let again = evening.rows[row].clone();
            evening.rows.insert(row + 1, again);
            SlipKind::DealTwice
        }
        2 => {
            evening.rows.swap(row, row + 1);
            SlipKind::DealsSwapped
        }
        3 => {
            for row in &mut evening.rows[row..=until] {
                row.cells.swap(player, other);
            }
            SlipKind::ColumnsSwapped
        }
        _ => {
            if !evening.columns.contains(&BID) || !evening.columns.contains(&TOOK) {
                return None;
            }
            for cells in evening.rows[row..=until].iter_mut().flat_map(|row| &mut row.cells) {
                cells.swap(BID, TOOK);
            }
            SlipKind::BidsForTricks
        }
    };
    if evening.text() == before { None } else { Some(kind) }
}

/// Adds wrong in one total, from there on.
pub(crate) fn plant_addition(evening: &mut Evening, lots: &mut fastrand::Rng) -> Planted {
    let row = lots.usize(..evening.rows.len());
    let player = lots.usize(..evening.players);
    let off = [1, -1, 10, -10, 2, -2, 9, 5][lots.usize(..8)];
    evening.shift(row, player, Points::whole(off));
    Planted { row, players: vec![player], column: TOTAL, kind: "addition" }
}

/// Forgets a bonus; `None` if there is none.
pub(crate) fn plant_forgotten_bonus(
    evening: &mut Evening,
    lots: &mut fastrand::Rng,
) -> Option<Planted> {
    let mut earned = Vec::new();
    for (row, cells) in evening.rows.iter().enumerate() {
        for (player, cells) in cells.cells.iter().enumerate() {
            let bonus = cells[BONUS].unwrap_or_default();
            if bonus != Points::ZERO {
                earned.push((row, player, bonus));
            }
        }
    }
    let (row, player, bonus) = *lots.choice(&earned)?;
    evening.shift(row, player, -bonus);
    Some(Planted { row, players: vec![player], column: TOTAL, kind: "bonus" })
}

impl Evening {
    /// The right total of a player after a row.
    pub(crate) fn right_total(&self, row: usize, player: usize) -> Option<Points> {
        self.rows[row].truth[player][TOTAL]
    }
}
