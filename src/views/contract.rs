//! The cells of a contract, as both sheets show them: each part in a column of its own, so that
//! only names are ever shortened.

use super::{Cell, Column, ContractScore, DealHead, DealTrump, Ink};

/// Returns the columns of a contract: the bid with its trump, who plays it with whom, the tricks.
pub(super) const fn columns() -> [Column; 4] {
    [
        Column::WORDS.told("contract"),
        Column::NAMES.told("by"),
        Column::NAMES.told("with"),
        Column::NUMBERS.told("took"),
    ]
}

/// Returns the cells of a deal's contract; empty ones while there is none.
pub(super) fn cells(head: &DealHead) -> [Cell; 4] {
    let Some(contract) = &head.contract else { return std::array::from_fn(|_| Cell::empty()) };
    let ink = match contract.made {
        Some(true) => Ink::Made,
        Some(false) => Ink::Missed,
        None => Ink::Plain,
    };
    let player = |place: usize| contract.by.get(place).map_or_else(Cell::empty, Cell::plain);
    let took = contract.took.map_or_else(Cell::empty, |took| Cell::new(took, ink));
    [Cell::new(contract.named(), ink), player(0), player(1), took]
}

impl ContractScore {
    /// Returns the bid with its trump, `suit-8 ♥`; without a sign where there is no trump.
    fn named(&self) -> String {
        match self.trump {
            DealTrump::Known(trump) if trump.suit().is_none() => self.bid.clone(),
            known => format!("{} {}", self.bid, known.sign()),
        }
    }

    /// Returns the contract in one text: `suit-8 ♥ Ana+Bob 9`, with the tricks once they are
    /// known.
    pub fn told(&self) -> String {
        let took = self.took.map_or_else(String::new, |took| format!(" {took}"));
        format!("{} {}{took}", self.named(), self.by.join("+"))
    }
}
