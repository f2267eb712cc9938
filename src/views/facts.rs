//! The sheet as bare facts, each in a column of its own: for spreadsheets and other programs that
//! read tables. Numbers are decimal and without a plus; suits and results are words.

use super::{Cell, Column, Counts, DealHead, Grid, Group, Points, Sheet, Style};

/// A column of what stands at the left of a deal's row.
type HeadFact = (Column, fn(&DealHead) -> Cell);

/// A column of what a player has in a deal.
type HandFact = (Column, fn(&Hand) -> Cell);

/// What a player has in a deal, as far as there is any.
#[derive(Default)]
struct Hand {
    bid: Option<u8>,
    took: Option<u8>,
    points: Option<Points>,
    bonus: Option<Points>,
    ruled: Option<Points>,
    total: Option<Points>,
}

impl Sheet {
    /// Returns a row for each deal and one fact in each cell: those that the sheet on paper has, or
    /// those of the full sheet without its standings.
    pub fn facts(&self, style: Style) -> Grid {
        let (heads, hands) = (self.head_facts(style), self.hand_facts(style));
        let left = heads.iter().map(|(column, _)| *column).collect();
        let mut groups = vec![Group::new("", left).stub()];
        let columns: Vec<Column> = hands.iter().map(|(column, _)| *column).collect();
        groups.extend(self.players.iter().map(|player| Group::new(player, columns.clone())));
        if !self.notes.is_empty() {
            groups.push(Group::of_one("", Column::WORDS.told("note")));
        }
        let mut grid = Grid::new(groups);
        for (head, row) in self.rows() {
            let left = heads.iter().map(|(_, fact)| fact(head));
            let right = row.iter().flat_map(|hand| hands.iter().map(|(_, fact)| fact(hand)));
            let note = (!self.notes.is_empty()).then(|| self.noted(head.number));
            grid.push(left.chain(right).chain(note).collect());
        }
        grid
    }

    /// Returns what every player has in every deal, in column order.
    fn rows(&self) -> impl Iterator<Item = (&DealHead, Vec<Hand>)> {
        let played = self.deals.iter().map(|deal| {
            let hands = self.players.iter().zip(&deal.totals).map(|(player, total)| {
                let hand = deal.hand(player);
                Hand {
                    bid: hand.and_then(|hand| hand.bid),
                    took: hand.and_then(|hand| hand.took),
                    points: hand.map(|hand| hand.points),
                    bonus: hand.map(|hand| hand.bonus),
                    ruled: Some(self.ruling_points(deal.head.number, player)),
                    total: Some(*total),
                }
            });
            (&deal.head, hands.collect())
        });
        let open = self.current.iter().map(|deal| {
            let bids = self.players.iter().map(|player| deal.bid(player));
            (&deal.head, bids.map(|bid| Hand { bid, ..Hand::default() }).collect())
        });
        played.chain(open)
    }

    /// Returns what there is to say of a deal.
    fn noted(&self, deal: usize) -> Cell {
        let notes = self.notes.iter().filter(|note| note.deal == deal);
        let texts: Vec<&str> = notes.map(|note| note.text.as_str()).collect();
        cell(Some(texts.join(" ")).filter(|text| !text.is_empty()))
    }

    /// Returns what rulings of the table gave a player in a deal, or took.
    fn ruling_points(&self, deal: usize, player: &str) -> Points {
        let rulings = self.rulings.iter().filter(|ruling| ruling.deal == deal);
        let points = rulings.flat_map(|ruling| &ruling.points);
        points.filter(|(of, _)| of == player).map(|(_, points)| *points).sum()
    }

    fn head_facts(&self, style: Style) -> Vec<HeadFact> {
        let deal: HeadFact = (Column::NUMBERS.told("deal"), |head| Cell::plain(head.number));
        let mark: HeadFact = (Column::NUMBERS.told("cards"), |head| Cell::plain(&head.mark));
        let preferans: HeadFact =
            (Column::NUMBERS.told("trump"), |head| cell(head.trump.preferans_number()));
        let cards: HeadFact = (Column::NUMBERS.told("cards"), |head| Cell::plain(head.cards));
        let trump: HeadFact = (Column::WORDS.told("trump"), |head| Cell::plain(head.trump.name()));
        let dealer: HeadFact = (Column::NAMES.told("dealer"), |head| Cell::plain(&head.dealer));
        let mut facts = match (style, self.counts) {
            (Style::Paper, Counts::Hands) if self.trump_number => vec![mark, preferans],
            (Style::Paper, Counts::Hands) => vec![mark],
            (Style::Paper, Counts::Contracts) => vec![deal],
            (Style::Paper, Counts::Tricks) => vec![deal, trump],
            (Style::Full, Counts::Contracts) => vec![deal, dealer],
            (Style::Full, Counts::Hands | Counts::Tricks) => vec![deal, cards, trump, dealer],
        };
        let heads = || self.rows().map(|(head, _)| head);
        if style == Style::Full && heads().any(|head| head.extra().is_some()) {
            facts.push((Column::NUMBERS.told("extra deal"), |head| cell(head.extra())));
        }
        if style == Style::Full && heads().any(|head| head.dead_hand.is_some()) {
            facts.push((Column::NAMES.told("sits out"), |head| cell(head.dead_hand.as_ref())));
        }
        if self.counts == Counts::Contracts {
            facts.extend(CONTRACT);
        }
        facts
    }

    fn hand_facts(&self, style: Style) -> Vec<HandFact> {
        let bid: HandFact = (Column::NUMBERS.told("bid"), |hand| cell(hand.bid));
        let took: HandFact = (Column::NUMBERS.told("took"), |hand| cell(hand.took));
        let points: HandFact =
            (Column::NUMBERS.told("points"), |hand| cell(hand.points.map(decimal)));
        let mut facts = match (style, self.counts) {
            (Style::Paper, Counts::Hands) => vec![bid],
            (Style::Full, Counts::Hands) => vec![bid, took, points],
            (Style::Paper, Counts::Tricks) => vec![took],
            (Style::Full, Counts::Tricks) => vec![took, points],
            (_, Counts::Contracts) => vec![points],
        };
        if self.bonuses {
            facts.push((Column::NUMBERS.told("bonus"), |hand| cell(hand.bonus.map(decimal))));
        }
        if !self.rulings.is_empty() {
            facts.push((Column::NUMBERS.told("ruling"), |hand| cell(hand.ruled.map(decimal))));
        }
        facts.push((Column::NUMBERS.told("total"), |hand| cell(hand.total.map(decimal))));
        facts
    }
}

/// The facts of a contract.
const CONTRACT: [HeadFact; 6] = [
    (Column::WORDS.told("contract"), |head| cell(head.contract.as_ref().map(|of| &of.bid))),
    (Column::WORDS.told("trump"), |head| {
        cell(head.contract.as_ref().map(|contract| contract.trump.name()))
    }),
    (Column::NAMES.told("by"), |head| cell(head.contract.as_ref().and_then(|of| of.by.first()))),
    (Column::NAMES.told("with"), |head| cell(head.contract.as_ref().and_then(|of| of.by.get(1)))),
    (Column::NUMBERS.told("took"), |head| cell(head.contract.as_ref().and_then(|of| of.took))),
    (Column::WORDS.told("result"), |head| {
        let made = head.contract.as_ref().and_then(|contract| contract.made);
        cell(made.map(|made| if made { "made" } else { "missed" }))
    }),
];

impl DealHead {
    /// Returns the mark of an extra deal.
    fn extra(&self) -> Option<&str> {
        Some(self.mark.as_str()).filter(|mark| *mark != self.cards.to_string())
    }
}

/// Returns a cell with what there is, or an empty one.
fn cell(text: Option<impl ToString>) -> Cell {
    text.map_or_else(Cell::empty, Cell::plain)
}

/// Returns points as every program reads them: `12`, `-0.5`.
fn decimal(points: Points) -> String {
    let halves = points.in_halves();
    let sign = if halves < 0 { "-" } else { "" };
    let half = if halves % 2 == 0 { "" } else { ".5" };
    format!("{sign}{}{half}", halves.abs() / 2)
}
