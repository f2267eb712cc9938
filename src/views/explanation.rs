//! How each number of the sheet came about.

use super::deal::DealRuling;
use super::play::DealPlay;
use crate::cards::{Seat, Side};
use crate::game::{Deal, Game, Posting, TableRuling};
use crate::rules::Points;
use crate::words;
use crate::words::messages;
use schemars::JsonSchema;
use serde::Serialize;

/// How the points of a game came about, of all deals or of one, of all players or of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Explanation {
    /// Every posting, deal by deal.
    pub points: Vec<ExplainedPoints>,
    /// The play of each deal whose cards are recorded.
    pub play: Vec<DealPlay>,
    /// The rulings of the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<DealRuling>,
    /// The deals that have anything to explain.
    #[serde(skip)]
    pub deals: Vec<ExplainedDeal>,
}

/// Points that a deal gave to a player, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExplainedPoints {
    /// The number of the deal.
    pub deal: usize,
    /// The deal's mark on the sheet.
    pub mark: String,
    /// Whose points they are: a player's, or a side's.
    pub player: String,
    /// The player of the side by whose own hand they came about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
    /// The case, the rule, and the sum worked out.
    pub because: String,
    /// The sum alone.
    pub sum: String,
    /// The points.
    pub points: Points,
    /// The id of the rule that gives them.
    pub rule: String,
    /// The document that has the rule.
    pub document: String,
    /// The section of the document.
    pub section: String,
    /// Every rule that they rest on, with its source: `score.romanian [Romanian whist, Scoring]`.
    pub cited: Vec<String>,
    /// The player's total after the deal.
    pub total: Points,
}

/// A deal of an [`Explanation`], in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedDeal {
    /// Its number.
    pub number: usize,
    /// Whether it is over.
    pub over: bool,
    /// Its place, cards, trump and dealer.
    pub heading: String,
    /// The suit call that lapsed, how the contract ended, and its row of the points table.
    pub contract: Vec<String>,
    /// The rulings of the table that gave no points, or none yet.
    pub rulings: Vec<String>,
    /// The totals after the deal.
    pub totals: String,
    /// The rules that the points rest on.
    pub sources: String,
}

impl Explanation {
    /// Explains a game: one deal, or all of them; one player's points, or everybody's.
    pub fn of(game: &Game, deal: Option<usize>, seat: Option<Seat>) -> Explanation {
        let mut deals: Vec<&Deal> = Explanation::deals(game).collect();
        deals.retain(|other| deal.is_none_or(|number| other.plan.number == number));
        let points = deals.iter().flat_map(|deal| {
            let postings = sides(game, seat).flat_map(|side| deal.postings_of(side));
            postings.map(|posting| explain(game, deal, posting))
        });
        let points: Vec<ExplainedPoints> = points.collect();
        let rulings = game.rulings().filter(|ruling| {
            let on = deals.iter().any(|deal| Some(deal.plan.number) == ruling.deal);
            on && concerns(game, ruling, seat)
        });
        Explanation {
            play: deals.iter().filter_map(|deal| DealPlay::of(game, deal)).collect(),
            rulings: rulings.map(|ruling| DealRuling::of(game, ruling)).collect(),
            deals: deals.iter().map(|deal| ExplainedDeal::of(game, deal, seat, &points)).collect(),
            points,
        }
    }

    /// Explains a game like [`Explanation::of`], one deal after the other.
    pub fn by_deal(
        game: &Game,
        deal: Option<usize>,
        seat: Option<Seat>,
    ) -> impl Iterator<Item = Explanation> + use<> {
        let mut numbers: Vec<usize> = Explanation::deals(game).map(|it| it.plan.number).collect();
        numbers.retain(|number| deal.is_none_or(|asked| asked == *number));
        let game = game.clone();
        numbers.into_iter().map(move |number| Explanation::of(&game, Some(number), seat))
    }

    /// The deals with anything to explain: points, tricks, or rulings of the table.
    pub fn deals(game: &Game) -> impl Iterator<Item = &Deal> {
        game.deals().filter(|deal| {
            deal.is_over() || !deal.recorded().is_empty() || game.rulings_on(deal).next().is_some()
        })
    }

    /// The course of a deal, in sentences: the play, all of it or only what was found to be wrong,
    /// and the contract.
    pub fn course(&self, deal: &ExplainedDeal, in_full: bool) -> Vec<String> {
        let play = self.play.iter().filter(|play| play.deal == deal.number);
        let play = play.flat_map(|play| play.lines(in_full));
        play.chain(deal.contract.iter().cloned()).collect()
    }
}

impl ExplainedDeal {
    fn of(
        game: &Game,
        deal: &Deal,
        seat: Option<Seat>,
        points: &[ExplainedPoints],
    ) -> ExplainedDeal {
        let over = deal.is_over();
        let (who, of_side) = (words::names(game), words::sides(game));
        // Points of a ruling are explained with the others once the deal is over.
        let rulings = game
            .rulings_on(deal)
            .filter(|ruling| concerns(game, ruling, seat))
            .filter(|ruling| ruling.points.is_empty() || !over)
            .map(|ruling| words::ruling_in_deal(ruling, &of_side))
            .collect();
        let totals = sides(game, seat)
            .filter_map(|side| Some((of_side(side), deal.totals.get(side.index())?)));
        let contract = [
            words::lapsed_call(deal, &who),
            words::contract_result(game, deal),
            words::contract_row(game, deal),
        ];
        ExplainedDeal {
            number: deal.plan.number,
            over,
            heading: words::deal_heading(game, deal),
            contract: contract.into_iter().flatten().filter(|_| over).collect(),
            rulings,
            totals: words::pairs(totals),
            sources: sources(game, deal, points),
        }
    }
}

/// The rules that the points of a deal rest on, each once.
fn sources(game: &Game, deal: &Deal, points: &[ExplainedPoints]) -> String {
    let here = points.iter().filter(|it| it.deal == deal.plan.number);
    let sources = words::each_once(here.flat_map(|it| it.cited.iter().cloned()));
    match sources.as_slice() {
        [] => words::sat_out(game.setup().rules()),
        sources => words::by_rules(sources),
    }
}

/// Whether a ruling of the table concerns a player: the points do, or there are none.
fn concerns(game: &Game, ruling: &TableRuling, seat: Option<Seat>) -> bool {
    let has = |side: Side| ruling.points.iter().any(|(other, _)| *other == side);
    ruling.points.is_empty() || sides(game, seat).any(has)
}

/// The sides in column order, or the one of a player.
fn sides(game: &Game, seat: Option<Seat>) -> impl Iterator<Item = Side> {
    let side = seat.map(|seat| game.setup().side_of(seat));
    game.setup().sides().into_iter().filter(move |other| side.is_none_or(|side| side == *other))
}

fn explain(game: &Game, deal: &Deal, posting: &Posting) -> ExplainedPoints {
    let sources = words::posting_sources(game, posting);
    let cited = sources.iter().map(|(rule, citation)| format!("{rule} {}", words::cited(citation)));
    let cited = cited.collect();
    let (rule, source) = sources.into_iter().next().expect("all points rest on a rule");
    let source = words::source(&source);
    let words::Because { because, sum } = words::posting(game, deal, posting);
    let member = posting.member.map(words::names(game));
    let because = match &member {
        Some(member) => messages::ScoreByMember { member, reason: &because }.say(),
        None => because,
    };
    ExplainedPoints {
        deal: deal.plan.number,
        mark: deal.plan.mark(),
        player: words::sides(game)(posting.side),
        member,
        because,
        sum,
        points: posting.points,
        rule,
        document: source.document,
        section: source.section,
        cited,
        total: deal.totals[posting.side.index()],
    }
}
