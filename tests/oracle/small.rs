//! Custom rules with a pack so small that every deal can be enumerated.

use crate::game::{Table, house, seats};
use crate::terms::Terms;
use fastrand::Rng;
use hoyle::cards::{Suit, Trump};
use hoyle::game::{Act, Count};
use hoyle::rules::{Bid, Contract};

/// A game with a small pack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Small {
    pub(crate) lowest: &'static str,
    pub(crate) players: usize,
    pub(crate) cards: usize,
    pub(crate) kind: Kind,
}

/// What is played with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Hands stay as dealt.
    Fixed,
    /// Each player may discard a card.
    Discard,
    /// Two hands and a talon.
    Talon,
}

/// A table that plays it, and the source of its trump.
pub(crate) struct SmallTable {
    pub(crate) small: Small,
    pub(crate) table: Table,
    trump: &'static str,
}

impl Small {
    pub(crate) const fn new(
        lowest: &'static str,
        players: usize,
        cards: usize,
        kind: Kind,
    ) -> Small {
        Small { lowest, players, cards, kind }
    }

    /// Returns tables with every kind of trump, with and without the duty to trump.
    pub(crate) fn tables(self) -> Vec<SmallTable> {
        let trumps: &[&'static str] = match self.kind {
            Kind::Discard => &["\"named\""],
            Kind::Fixed | Kind::Talon => &["\"turned\"", "\"drawn\"", "{ cycle = [\"none\"] }"],
        };
        let must = [false, true].into_iter();
        must.flat_map(|must| trumps.iter().map(move |trump| self.table(trump, must))).collect()
    }

    fn table(self, trump: &'static str, must_trump: bool) -> SmallTable {
        let Small { lowest, players, cards, kind } = self;
        let pack = crate::terms::pack(lowest).len();
        let tricks = cards + (pack - players * cards) / players;
        let bidding = match kind {
            Kind::Fixed => {
                "scoring = \"oh-hell\"\nbidding = { exact = { hook = \"never\" } }\n".into()
            }
            Kind::Discard => "scoring = \"contracts\"\n".into(),
            Kind::Talon => format!(
                "bidding = \"none\"\nscoring = {{ tricks = {{ id = \"all\", title = \"All\", source = {{ document = \"Ours\", section = \"Score\" }}, counted = {tricks} }} }}\n"
            ),
        };
        let auction = match kind {
            Kind::Discard => {
                "[bidding.auction]\ntrumps = [\"spades\", \"clubs\", \"diamonds\", \"hearts\", \"none\"]\n\n\
                 [[bidding.auction.bids]]\nid = \"away\"\nplay = \"solo\"\ntarget = { at_least = 1 }\n\
                 trump = \"either\"\nasks = \"discard\"\nwon = { base = 2, each = 1 }\nlost = { base = 1 }\n\
                 opponents = { base = 1 }\n\n"
            }
            Kind::Fixed | Kind::Talon => "",
        };
        let text = format!(
            "format = 1\nid = \"small\"\ntitle = \"Small\"\nturn = \"clockwise\"\ntrump = {trump}\n{bidding}\n\
             [[tables]]\nplayers = [{players}]\nlowest = \"{lowest}\"\n\n\
             [schedule]\nform = \"all\"\n\n[[schedule.forms]]\nid = \"all\"\nsteps = [\"{cards} × 3\"]\n\n\
             {auction}[play]\nmust_trump = {must_trump}\ntalon = {}\n",
            kind == Kind::Talon
        );
        let table = Table::new(house(&text), Some(&text), players, "");
        SmallTable { small: self, table, trump }
    }
}

impl SmallTable {
    /// Returns a table at the start of the play, with the trump named and the bids made, and the
    /// terms of the deal. If the trump is turned up, it is the given one.
    pub(crate) fn begin(&self, turned: Suit, rng: &mut Rng) -> Result<(Table, Terms), String> {
        let mut table = self.table.clone();
        let suit = Suit::ALL[rng.usize(..4)];
        match (self.small.kind, self.trump) {
            (Kind::Discard, _) => {
                let trump = if rng.u8(..3) == 0 { Trump::None } else { suit.into() };
                let bid = Bid { id: "away".into(), trump: Some(trump) };
                let by = usize::from(rng.u8(..self.small.players as u8));
                let by = seats(self.small.players)[by];
                table.act(&Act::Contract(Contract {
                    bid,
                    by,
                    with: None,
                    also: Vec::new(),
                    factors: Vec::new(),
                }))?;
            }
            (_, "\"turned\"") if self.goes_round() => {}
            (_, "\"turned\"") => table.act(&Act::Trump(turned.into()))?,
            (_, "\"drawn\"") => table.act(&Act::Trump(suit.into()))?,
            _ => {}
        }
        if self.small.kind == Kind::Fixed {
            let bids =
                (0..self.small.players).map(|_| Count::next(rng.i64(0..=self.small.cards as i64)));
            table.act(&Act::Bid(bids.collect()))?;
        }
        let leader = table.deal().plan.seats[0];
        let terms = table.terms(self.small.lowest, self.small.kind == Kind::Discard, leader);
        Ok((table, terms))
    }

    /// Returns whether every card is dealt.
    fn goes_round(&self) -> bool {
        let Small { lowest, players, cards, .. } = self.small;
        crate::terms::pack(lowest).len() == players * cards
    }
}
