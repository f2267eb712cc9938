//! A contract alone, without the calls: chosen in rows, the bid, its trump, who declares, and with whom.

use crate::game::{Act, Game};
use crate::rules::{Contract, Refusal};
use crate::words::{self, messages};

/// The rows in which a contract is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContractChoice {
    /// The rows; those after the first that is open may still change.
    pub rows: Vec<ContractRow>,
    /// The contract, once every row is chosen.
    pub act: Option<Act>,
}

/// What is chosen in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContractRow {
    /// What it is.
    pub name: String,
    /// What can be chosen.
    pub options: Vec<String>,
    /// What was chosen, by its place.
    pub chosen: Option<usize>,
}

impl ContractChoice {
    /// The rows for the deal being played, after these choices in the first of them. A row with only one answer
    /// is left out.
    pub fn of(game: &Game, chosen: &[usize]) -> ContractChoice {
        let mut choice = ContractChoice::default();
        let auction = game.setup().rules().bidding.auction();
        let Some((rule, deal)) = auction.zip(game.current()) else { return choice };
        let mut contracts = Vec::new();
        // Players keep their places from deal to deal, unless several may declare, the first of them first.
        let mut in_turn = deal.plan.seats.clone();
        in_turn.sort_unstable();
        for bid in &rule.bids {
            let seats = if bid.several { &deal.plan.seats } else { &in_turn };
            contracts.extend(Contract::all(rule, bid, seats));
        }

        let mut chosen = chosen.iter().copied();
        let mut is_open = false;
        for row in ["bid", "trump", "declarer", "partner", "factor"] {
            let mut options: Vec<String> = Vec::new();
            for contract in &contracts {
                let option = said_of(game, contract, row);
                if !options.contains(&option) {
                    options.push(option);
                }
            }
            if options.len() < 2 {
                continue;
            }
            let place = if is_open { None } else { chosen.next() };
            let place = place.filter(|place| *place < options.len());
            match place {
                Some(place) => {
                    contracts.retain(|contract| said_of(game, contract, row) == options[place]);
                }
                None => is_open = true,
            }
            let name = messages::BoardContractRow { row }.say();
            choice.rows.push(ContractRow { name, options, chosen: place });
        }
        if !is_open {
            choice.act = contracts.into_iter().next().map(Act::Contract);
        }
        choice
    }

    /// Why no contract can be recorded alone now, if calls are being made.
    pub fn refusal(game: &Game) -> Option<Refusal> {
        // The first option of each row.
        let act = ContractChoice::of(game, &[0; 5]).act?;
        game.judge(&act).err().filter(|refusal| matches!(refusal, Refusal::AuctionUnderWay { .. }))
    }

    /// The row that is open.
    pub fn open(&self) -> Option<&ContractRow> {
        self.rows.iter().find(|row| row.chosen.is_none())
    }
}

/// What a contract says in a row; `–` if nothing.
fn said_of(game: &Game, contract: &Contract, row: &str) -> String {
    let who = words::names(game);
    match row {
        "bid" => words::bid_name(&contract.bid.id),
        "trump" => contract.bid.trump.map_or_else(|| "–".to_owned(), words::trump),
        "declarer" => who(contract.by),
        "factor" => words::factor_names(contract).unwrap_or_else(|| "–".to_owned()),
        _ => {
            let others = contract.with.iter().chain(&contract.also);
            let names: Vec<String> = others.map(|seat| who(*seat)).collect();
            if names.is_empty() { "–".to_owned() } else { words::list(names) }
        }
    }
}
