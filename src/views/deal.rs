//! What several views say of a deal: its trump, its contract, bids, rulings of the table, runs, and notes.

use crate::cards::{Seat, Trump};
use crate::game::{
    Deal, Game, LeftBecause, RulingKind, RunInProgress, SeatChangeKind, TableRuling,
};
use crate::rules::{Clause, PlannedTrump, Points, Quantity, Refusal};
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::ops::Not;

/// The contract of a deal.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealContract {
    /// The bid's id.
    pub bid: String,
    /// Its trump.
    pub trump: Trump,
    /// The declarer, and the partner if there is one; or several who each played alone.
    pub by: Declarers,
    /// The tricks that they took, once the deal is over.
    pub took: Option<u8>,
    /// The tricks that count, if rulings by the laws have changed them.
    pub counted: Option<u8>,
    /// Whether it was made, once the deal is over.
    pub made: Option<bool>,
    /// What each of several declarers took, once the deal is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<DeclarerTricks>,
    /// The word that multiplies what it pays.
    pub factor: Option<String>,
    /// By how much.
    pub times: Option<u16>,
}

/// Who plays a contract. JSON has the names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "Vec<String>")]
#[schemars(with = "Vec<String>")]
pub struct Declarers {
    /// Everybody on the side that plays the contract, the declarers first.
    pub names: Vec<String>,
    /// How many of them are declarers.
    declarers: usize,
}

impl Declarers {
    /// The declarer, or the several, joined by `+`.
    pub fn declarers(&self) -> String {
        self.names[..self.declarers].join("+")
    }

    /// The declarer's partner.
    pub fn partner(&self) -> Option<&String> {
        self.names.get(self.declarers)
    }
}

impl From<Declarers> for Vec<String> {
    fn from(declarers: Declarers) -> Vec<String> {
        declarers.names
    }
}

/// What one of several declarers took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DeclarerTricks {
    /// Who.
    pub player: String,
    /// How many tricks.
    pub took: u8,
    /// Whether the contract was made.
    pub made: bool,
}

impl DealContract {
    /// The contract of a deal, once there is one.
    pub fn of(game: &Game, deal: &Deal) -> Option<DealContract> {
        let contract = deal.contract()?;
        let rule = deal.bid_rule(game.setup().rules())?;
        let who = words::names(game);
        let is_over = deal.is_over();
        let times = rule.times(&|quantity| match quantity {
            Quantity::Tally(_) | Quantity::Theirs(_) if !is_over => 0,
            quantity => game.setup().tallied(deal, &[], quantity),
        });
        let words = &contract.factors;
        let factors = if words.is_empty() { None } else { Some(words.join(" ")) };
        let mut deal_contract = DealContract {
            bid: contract.bid.id.clone(),
            trump: contract.bid.trump.unwrap_or(Trump::None),
            by: Declarers {
                names: contract.declarers().chain(contract.with).map(&who).collect(),
                declarers: contract.declarers().count(),
            },
            took: None,
            counted: None,
            made: None,
            each: Vec::new(),
            factor: factors,
            times: u16::try_from(times).ok().filter(|times| *times > 1),
        };

        if contract.also.is_empty() {
            let took = deal.tricks.first().copied();
            let counted = deal.tricks_after_rulings().first().copied();
            deal_contract.took = took;
            deal_contract.counted = if counted == took { None } else { counted };
            let side = contract.declarers().next().map(|by| game.setup().side_of(by));
            let result = side.and_then(|side| deal.results(side, None).next());
            deal_contract.made = result.or(took.map(|took| rule.target.is_met(took)));
        } else {
            let each = contract.declarers().zip(&deal.tricks).map(|(seat, took)| DeclarerTricks {
                player: who(seat),
                took: *took,
                made: rule.target.is_met(*took),
            });
            deal_contract.each = each.collect();
        }
        Some(deal_contract)
    }

    /// The tricks that count, `9`, or those of several declarers, `0+3`.
    pub fn tricks(&self) -> Option<String> {
        if self.each.is_empty() {
            return self.counted.or(self.took).map(|took| took.to_string());
        }
        Some(words::joined(self.each.iter().map(|declarer| declarer.took), "+"))
    }

    /// The bid with its trump, `suit-8 ♥`; without a sign where there is no trump.
    pub fn bid_with_trump(&self) -> String {
        let bid = words::bid_name(&self.bid);
        let times = self.times.map_or_else(String::new, |times| format!(" ×{times}"));
        match self.trump.suit() {
            Some(suit) => format!("{bid} {}{times}", suit.sign()),
            None => format!("{bid}{times}"),
        }
    }
}

/// A player's bid of a number of tricks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerBid {
    /// Who bid.
    pub player: String,
    /// The tricks bid.
    pub bid: u8,
    /// The word that it was bid by, if not by its number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

impl PlayerBid {
    /// A player's bid of a deal, once made.
    pub fn of(game: &Game, deal: &Deal, seat: Seat) -> Option<PlayerBid> {
        let word = deal.bid_made(seat)?.word.map(|word| word.to_string());
        Some(PlayerBid { player: words::names(game)(seat), bid: deal.bid(seat)?, word })
    }

    /// The bid as it was made: its word, or its number.
    pub fn text(&self) -> String {
        match &self.word {
            Some(word) => words::bid_name(word),
            None => self.bid.to_string(),
        }
    }
}

/// Points that a player or a side got or lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerPoints {
    /// Who.
    pub player: String,
    /// How many.
    pub points: Points,
}

/// A ruling of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealRuling {
    /// The number of the deal that it counts for.
    pub deal: usize,
    /// What it is about.
    pub about: RulingKind,
    /// Why, in the table's own words.
    pub reason: String,
    /// The players who got or lost points.
    pub points: Vec<PlayerPoints>,
    /// Whether it ended the deal, without tricks.
    #[serde(skip_serializing_if = "Not::not")]
    pub closes: bool,
}

impl DealRuling {
    /// A ruling of the table with its players' names.
    pub fn of(game: &Game, ruling: &TableRuling) -> DealRuling {
        let named = game.as_named_in(ruling.deal.unwrap_or_default());
        let points = ruling.points.iter().map(|(side, points)| PlayerPoints {
            player: words::sides(&named)(*side),
            points: *points,
        });
        DealRuling {
            deal: ruling.deal.unwrap_or_default(),
            about: ruling.about,
            reason: ruling.reason.clone(),
            points: points.collect(),
            closes: ruling.closes,
        }
    }
}

/// A run of deals made, or missed, that further deals may complete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Run")]
pub struct RunJson {
    /// Whose it is.
    pub player: String,
    /// Whether the deals were made, or missed.
    pub made: bool,
    /// How many there are, at least 2.
    pub deals: usize,
    /// How many complete it.
    pub of: usize,
    /// What it then pays: below zero where it costs points.
    pub points: Points,
}

impl RunJson {
    pub(super) fn of(game: &Game, run: RunInProgress) -> RunJson {
        let RunInProgress { seat, made, deals, of, points } = run;
        RunJson { player: words::names(game)(seat), made, deals, of, points }
    }

    /// The runs in progress, the one nearest completion first.
    pub fn all(game: &Game) -> Vec<RunJson> {
        game.runs_in_progress().into_iter().map(|run| RunJson::of(game, run)).collect()
    }
}

/// A note below the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Note")]
pub struct DealNote {
    /// The number of the deal.
    pub deal: usize,
    /// The id of the clause that it is about; none for a note of the table's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The note, in sentences.
    #[serde(rename = "note")]
    pub text: String,
}

/// A note, and how it stands below the sheet.
pub(super) struct Footnote {
    pub(super) note: DealNote,
    /// Whether it explains the mark of its deal.
    explains_mark: bool,
}

impl Footnote {
    /// Every note on a game, by deals.
    pub(super) fn all(game: &Game) -> Vec<Footnote> {
        let mut footnotes = Vec::new();
        for deal in game.deals() {
            let number = deal.plan.number;
            footnotes
                .extend(deal.against.iter().map(|refusal| Footnote::waived(game, number, refusal)));
            for text in words::deal_decisions(game, deal) {
                let rule = Some(game.setup().rules().clause_id(Clause::Incidents));
                let note = DealNote { deal: number, rule, text };
                footnotes.push(Footnote { note, explains_mark: true });
            }
        }
        for change in game.seat_changes() {
            let clause = match change.change {
                SeatChangeKind::Left { reason: LeftBecause::Out, .. } => Clause::End,
                _ => Clause::Players,
            };
            let note = DealNote {
                deal: change.deal,
                rule: Some(game.setup().rules().clause_id(clause)),
                text: words::reseated(game, change),
            };
            footnotes.push(Footnote { note, explains_mark: false });
        }
        for note in game.notes() {
            let deal = note.deal.unwrap_or_default();
            let note = DealNote { deal, rule: None, text: note.text.clone() };
            footnotes.push(Footnote { note, explains_mark: false });
        }
        footnotes.sort_by_key(|footnote| footnote.note.deal);
        footnotes
    }

    fn waived(game: &Game, deal: usize, refusal: &Refusal) -> Footnote {
        let ruling = words::ruling_in(game, refusal);
        let note = DealNote {
            deal,
            text: words::waived(game, refusal, &ruling),
            rule: Some(ruling.rule()),
        };
        Footnote { note, explains_mark: true }
    }

    /// The note with its deal; one of the table's own in quotation marks.
    pub(super) fn line(&self) -> String {
        let DealNote { deal, rule, text } = &self.note;
        let text =
            if rule.is_some() { text.clone() } else { messages::GrammarQuotation { text }.say() };
        words::about_deal(*deal, &text, self.explains_mark)
    }
}

/// The trump of a deal, as far as it is known now.
pub(super) fn trump(deal: &Deal) -> PlannedTrump {
    deal.trump().map_or(deal.planned_trump(), PlannedTrump::Fixed)
}
