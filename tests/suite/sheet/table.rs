//! A helper that plays games through the library, one line per deal.

use hoyle::cards::{Seat, Suit};
use hoyle::game::{Act, Count, Game, Players, Setup};
use hoyle::presets;
use hoyle::views::Sheet;

/// A game in progress; numbers are given in the order of the sheet's columns.
#[derive(Clone)]
pub(crate) struct Table(Game);

impl Table {
    /// Starts a game with columns in turn order and the default score.
    pub(crate) fn of(rules: &str, players: &[&str], dealer: &str) -> Table {
        Table::with(rules, None, players, dealer, players)
    }

    /// Starts a game with any score of the catalogue and columns in any order.
    pub(crate) fn with(
        rules: &str,
        scoring: Option<&str>,
        players: &[&str],
        dealer: &str,
        columns: &[&str],
    ) -> Table {
        let mut rules = presets::ruleset(rules).expect("a preset");
        if let Some(id) = scoring {
            rules.scoring = presets::scoring(id).expect("a score of the catalogue");
        }
        let players = Players::new(players).expect("sound names");
        let dealer = players.seat(dealer).expect("the dealer plays");
        let columns = columns.iter().map(|name| players.seat(name).expect("a player")).collect();
        let setup = Setup::new(rules, players, dealer).expect("seated");
        Table(Game::new(setup.with_columns(columns).expect("every column")))
    }

    fn play(mut self, act: &Act) -> Table {
        self.0.play(act).unwrap_or_else(|refusal| panic!("{act:?}: {refusal:?}"));
        self
    }

    /// Pairs numbers in column order with the players of the deal, in speaking order.
    fn said(&self, numbers: &[i64]) -> Vec<Count> {
        let plan = &self.0.current().expect("a deal is open").plan;
        let columns = self.0.setup().columns().iter().filter(|seat| plan.place(**seat).is_some());
        let mut said: Vec<(Seat, i64)> = columns.copied().zip(numbers.iter().copied()).collect();
        said.sort_by_key(|(seat, _)| plan.place(*seat));
        said.into_iter().map(|(seat, number)| Count::by(seat, number)).collect()
    }

    /// Plays a deal: everyone's bid and tricks.
    pub(crate) fn deal(self, bids: &[i64], tricks: &[i64]) -> Table {
        let bids = Act::Bid(self.said(bids));
        let took = Act::Took(self.said(tricks));
        self.play(&bids).play(&took)
    }

    /// Records the trump turned up.
    pub(crate) fn trump(self, suit: Suit) -> Table {
        self.play(&Act::Trump(suit.into()))
    }

    /// Records the first bids of a deal, in speaking order.
    pub(crate) fn bids(self, bids: &[i64]) -> Table {
        self.play(&Act::Bid(bids.iter().copied().map(Count::next).collect()))
    }

    /// Plays the rest of the game, with made and missed bids.
    pub(crate) fn played_out(mut self) -> Table {
        while let Some(deal) = self.0.current() {
            let plan = &deal.plan;
            let cards = i64::from(plan.cards);
            let seats = plan.seats.len();
            // One player bids all tricks but one and takes them all; in every third deal another
            // takes one of them. The others bid 0, or what the hook requires of the last.
            let winner = plan.number % seats;
            let mut bids = vec![0; seats];
            bids[winner] = (cards - 1).max(0);
            if bids.iter().sum::<i64>() == cards {
                bids[seats - 1] += 1;
            }
            let mut tricks = vec![0; seats];
            tricks[winner] = cards;
            if plan.number.is_multiple_of(3) && cards > 1 {
                tricks[winner] -= 1;
                tricks[(winner + 1) % seats] += 1;
            }

            let bid = Act::Bid(counts(&plan.seats, &bids));
            let took = Act::Took(counts(&plan.seats, &tricks));
            self = self.play(&bid).play(&took);
        }
        self
    }

    /// Returns the current sheet of the game.
    pub(crate) fn sheet(&self) -> Sheet {
        Sheet::of("evening", &self.0)
    }
}

/// Pairs numbers with the seats that say them.
fn counts(seats: &[Seat], numbers: &[i64]) -> Vec<Count> {
    seats.iter().zip(numbers).map(|(seat, number)| Count::by(*seat, *number)).collect()
}

/// Returns the example of the Serbian text.
pub(crate) fn serbian() -> Table {
    Table::of("serbian", &["Igor", "Jovana", "Dunja", "Dušan"], "Dušan")
        .deal(&[2, 4, 2, 6], &[2, 4, 1, 6])
        .deal(&[1, 3, 5, 4], &[2, 3, 4, 3])
}

/// Returns the example of the Romanian text: the turn passes Peggy, John, Peter, opposite to the
/// columns.
pub(crate) fn romanian() -> Table {
    romanian_first_deals(None)
        .deal(&[0, 0, 0], &[0, 0, 1])
        .deal(&[1, 1, 0], &[0, 1, 0])
        .deal(&[0, 2, 2], &[0, 0, 2])
        .deal(&[1, 0, 1], &[2, 0, 1])
}

/// Returns the example of the Romanian text after its first deal.
pub(crate) fn romanian_first_deals(scoring: Option<&str>) -> Table {
    let turn = ["Peggy", "John", "Peter"];
    Table::with("romanian", scoring, &turn, "Peggy", &["Peter", "John", "Peggy"])
        .deal(&[1, 0, 1], &[1, 0, 0])
}
