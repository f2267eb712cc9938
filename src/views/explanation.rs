//! How each number of the sheet came about.

use super::deal::DealRuling;
use super::incident::DealIncident;
use super::play::{DealPlay, PlayInWords};
use crate::cards::{Seat, Side};
use crate::game::{Deal, Game, Posting, TableRuling};
use crate::rules::{Clause, Points};
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::Serialize;

/// How the points of a game came about, of all deals or of one, of all players or of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExplanationJson {
    /// Every posting, deal by deal.
    pub points: Vec<ExplainedPoints>,
    /// The play of each deal whose cards are recorded.
    pub play: Vec<DealPlay>,
    /// The rulings of the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<DealRuling>,
    /// The incidents, deal by deal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<ExplainedIncident>,
}

/// An incident, and how it was ruled on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExplainedIncident {
    /// The number of the deal.
    pub deal: usize,
    /// What it was.
    #[serde(flatten)]
    pub incident: DealIncident,
    /// What happened and what was made of it, in sentences.
    pub because: Vec<String>,
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
    /// On which side of a contract the player was, whose points they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
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

/// How the points of a deal came about, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedDeal {
    /// Its number.
    pub number: usize,
    /// Whether it is over.
    pub over: bool,
    /// Its place, cards, trump and dealer.
    pub heading: String,
    /// Who had a seat that is another player's now, as a sentence each.
    pub seats: Vec<String>,
    /// The play, where its cards are recorded.
    pub play: Option<PlayInWords>,
    /// The suit call that lapsed, how the contract ended, and its row of the points table.
    pub contract: Vec<String>,
    /// Its postings.
    pub points: Vec<ExplainedPoints>,
    /// What went wrong, and what the laws made of it.
    pub incidents: Vec<String>,
    /// The rulings of the table that gave no points, or none yet.
    pub rulings: Vec<String>,
    /// The totals after the deal.
    pub totals: String,
    /// The rules that the points rest on.
    pub sources: String,
}

impl ExplanationJson {
    /// Explains a game: one deal, or all of them; one player's points, or everybody's.
    pub fn of(game: &Game, number: Option<usize>, seat: Option<Seat>) -> ExplanationJson {
        let mut deals: Vec<&Deal> = deals_to_explain(game).collect();
        deals.retain(|deal| number.is_none_or(|number| deal.plan.number == number));
        let rulings = game.rulings().filter(|ruling| {
            let on = deals.iter().any(|deal| Some(deal.plan.number) == ruling.deal);
            on && concerns(game, ruling, seat)
        });

        let mut points = Vec::new();
        let mut play = Vec::new();
        let mut incidents = Vec::new();
        for deal in &deals {
            let named = game.as_named_in(deal.plan.number);
            incidents.extend(named.incidents_on(deal).map(|incident| ExplainedIncident {
                deal: deal.plan.number,
                incident: DealIncident::of(&named, incident),
                because: words::incident_explained(&named, incident),
            }));
            points.extend(ExplainedPoints::all(&named, deal, seat));
            play.extend(DealPlay::of(&named, deal));
        }
        points.extend(ExplainedPoints::zero_finish(game, number, seat));
        ExplanationJson {
            points,
            play,
            rulings: rulings.map(|ruling| DealRuling::of(game, ruling)).collect(),
            incidents,
        }
    }
}

/// The deals with anything to explain: points, tricks, incidents, or rulings of the table.
pub fn deals_to_explain(game: &Game) -> impl Iterator<Item = &Deal> {
    game.deals().filter(|deal| {
        deal.is_over()
            || !deal.recorded.is_empty()
            || game.rulings_on(deal).next().is_some()
            || game.incidents_on(deal).next().is_some()
    })
}

/// The explained deals of a game, made one by one: all of them together may not fit in memory.
#[derive(Clone, Debug)]
pub struct ExplainedDeals {
    game: Game,
    number: Option<usize>,
    seat: Option<Seat>,
}

impl ExplainedDeals {
    /// Explains one deal, or all of them; one player's points, or everybody's.
    pub fn of(game: &Game, number: Option<usize>, seat: Option<Seat>) -> ExplainedDeals {
        ExplainedDeals { game: game.clone(), number, seat }
    }

    /// How many deals there are to explain.
    pub fn count(&self) -> usize {
        self.deals().count()
    }

    /// Each deal, explained when it is asked for.
    pub fn iter(&self) -> impl Iterator<Item = ExplainedDeal> {
        self.deals().map(|deal| ExplainedDeal::of(&self.game, deal, self.seat))
    }

    /// The wins with a zero finish, if it decided the game.
    pub fn zero_finish(&self) -> Vec<ExplainedPoints> {
        ExplainedPoints::zero_finish(&self.game, self.number, self.seat)
    }

    fn deals(&self) -> impl Iterator<Item = &Deal> {
        deals_to_explain(&self.game)
            .filter(|deal| self.number.is_none_or(|number| deal.plan.number == number))
    }
}

impl ExplainedDeal {
    fn of(game: &Game, deal: &Deal, seat: Option<Seat>) -> ExplainedDeal {
        let seats = words::seats_passed_on(game, deal.plan.number, seat);
        let game = &*game.as_named_in(deal.plan.number);
        let over = deal.is_over();
        let who = words::names(game);
        let name_of_side = words::sides(game);
        let points = ExplainedPoints::all(game, deal, seat);

        let mut contract = words::deal_decisions(game, deal);
        if over {
            contract.extend(words::lapsed_call(deal, &who));
            contract.extend(words::contract_result(game, deal));
            contract.extend(words::contract_row(game, deal));
        }
        // Points of a ruling are explained with the others once the deal is over.
        let rulings = game
            .rulings_on(deal)
            .filter(|ruling| concerns(game, ruling, seat))
            .filter(|ruling| ruling.points.is_empty() || !over)
            .map(|ruling| words::ruling_in_deal(ruling, &name_of_side))
            .collect();
        let totals = sides(game, seat)
            .filter_map(|side| Some((name_of_side(side), deal.totals.get(side.index())?)));

        ExplainedDeal {
            number: deal.plan.number,
            over,
            heading: words::deal_heading(game, deal),
            seats,
            play: PlayInWords::of(game, deal),
            contract,
            incidents: game
                .incidents_on(deal)
                .flat_map(|incident| words::incident_explained(game, incident))
                .collect(),
            rulings,
            totals: words::pairs(totals),
            sources: match seat {
                Some(seat) if !deal.plan.is_at_table(seat) => messages::ScoreNotAtTable.say(),
                _ => sources(game, deal, &points),
            },
            points,
        }
    }

    /// The course of the deal: the play, the incidents and the contract.
    pub fn course(&self) -> Vec<&String> {
        let play = self.play.iter().flat_map(PlayInWords::in_full);
        self.seats.iter().chain(play).chain(&self.incidents).chain(&self.contract).collect()
    }

    /// The course of the deal, with only what was wrong with the play.
    pub fn course_in_short(&self) -> Vec<&String> {
        let wrong = self.play.iter().flat_map(PlayInWords::wrong);
        self.seats.iter().chain(wrong).chain(&self.incidents).chain(&self.contract).collect()
    }
}

/// The rules that the points of a deal rest on, each once.
fn sources(game: &Game, deal: &Deal, points: &[ExplainedPoints]) -> String {
    let sources = words::each_once(points.iter().flat_map(|posting| posting.cited.iter().cloned()));
    match sources.as_slice() {
        [] if deal.is_closed() || deal.annulled().is_some() => String::new(),
        [] => {
            messages::ScoreSatOut { clause: game.setup().rules().clause_id(Clause::DeadHand) }.say()
        }
        sources => words::by_rules(sources),
    }
}

/// Whether a ruling of the table concerns a player: the points do, or there are none.
fn concerns(game: &Game, ruling: &TableRuling, seat: Option<Seat>) -> bool {
    let mut sides = sides(game, seat);
    ruling.points.is_empty()
        || sides.any(|side| ruling.points.iter().any(|(other, _)| *other == side))
}

/// The sides in column order, or the one of a player.
fn sides(game: &Game, seat: Option<Seat>) -> impl Iterator<Item = Side> {
    let side = seat.map(|seat| game.setup().side_of(seat));
    game.setup().sides().into_iter().filter(move |other| side.is_none_or(|side| side == *other))
}

impl ExplainedPoints {
    /// What belongs to the name of the player: the partner whose hand it was, or the role in a contract.
    pub fn by(&self) -> Option<&String> {
        self.member.as_ref().or(self.role.as_ref())
    }

    /// The points of a deal, of one player's side or of every side.
    fn all(game: &Game, deal: &Deal, seat: Option<Seat>) -> Vec<ExplainedPoints> {
        let mut postings: Vec<&Posting> =
            sides(game, seat).flat_map(|side| deal.postings_of(side)).collect();
        // Of everybody together, those who had none of a tally are left out.
        if seat.is_none() {
            postings.retain(|posting| !posting.is_of_nothing());
        }
        postings.into_iter().map(|posting| ExplainedPoints::of(game, deal, posting)).collect()
    }

    /// The wins with a zero finish, each as 0 points in the last deal, with the clause that gives the win.
    fn zero_finish(game: &Game, number: Option<usize>, seat: Option<Seat>) -> Vec<ExplainedPoints> {
        let Some(deal) = game.played().last() else { return Vec::new() };
        if number.is_some_and(|number| number != deal.plan.number) {
            return Vec::new();
        }
        let Some(because) = words::winner(game) else { return Vec::new() };
        let rule = game.setup().rules().clause_id(Clause::ZeroFinish);
        let sources = words::zero_finish_sources(game);
        let source = words::source(&sources[0]);

        let mut wins = Vec::new();
        for place in game.standings().into_iter().filter(|place| place.zero_finish) {
            if !sides(game, seat).any(|side| side == place.side) || place.rank != 1 {
                continue;
            }
            let cited = sources.iter().map(|citation| format!("{rule} {}", words::cited(citation)));
            wins.push(ExplainedPoints {
                deal: deal.plan.number,
                mark: deal.mark(),
                player: words::sides(game)(place.side),
                member: None,
                role: None,
                because: because.clone(),
                sum: "0".into(),
                points: Points::ZERO,
                rule: rule.clone(),
                document: source.document.clone(),
                section: source.section.clone(),
                cited: cited.collect(),
                total: place.total,
            });
        }
        wins
    }

    fn of(game: &Game, deal: &Deal, posting: &Posting) -> ExplainedPoints {
        let sources = words::posting_sources(game, deal, posting);
        let cited = sources
            .iter()
            .map(|(rule, citation)| format!("{rule} {}", words::cited(citation)))
            .collect();
        let (rule, citation) = sources.into_iter().next().expect("all points rest on a rule");
        let source = words::source(&citation);
        let words::Because { because, sum, role } = words::posting(game, deal, posting);

        ExplainedPoints {
            deal: deal.plan.number,
            mark: deal.mark(),
            player: words::sides(game)(posting.side),
            member: posting.member.map(words::names(game)),
            role,
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
}
