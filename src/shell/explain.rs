//! `explain`: how each number of the sheet came about.

use crate::cards::Seat;
use crate::terminal::answer::{Answer, fold};
use crate::terminal::choose::seat;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;

use super::tricks::{self, PlayJson};
use crate::game::{Deal, Game, Posting, Reason, TableRuling};
use crate::output::json::{Number, RulingJson};
use crate::output::plain;
use crate::rules::{Citation, Clause};
use crate::views::{self, DealTold, PointsTold};
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

/// One posting, explained.
#[derive(Serialize, JsonSchema)]
struct Explained {
    deal: usize,
    mark: String,
    player: String,
    because: String,
    sum: String,
    points: Number,
    rule: String,
    document: String,
    section: String,
    total: Number,
}

impl Explained {
    fn record(self) -> [String; 9] {
        [
            self.deal.to_string(),
            self.mark,
            self.player,
            plain::points(self.points.0),
            plain::points(self.total.0),
            self.sum,
            self.rule,
            self.document,
            self.section,
        ]
    }
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct ExplainedJson {
    points: Vec<Explained>,
    play: Vec<PlayJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<RulingJson>,
}

/// Returns whether there is something to explain of a deal: points, tricks, or what the table ruled.
fn is_told(game: &Game, deal: &Deal) -> bool {
    deal.is_over() || !deal.recorded().is_empty() || game.rulings_on(deal).next().is_some()
}

/// Which postings are asked for.
struct Asked {
    deal: Option<usize>,
    seat: Option<Seat>,
}

/// Returns how the numbers asked for came about.
pub(crate) fn explain(context: &Context, of: &[String]) -> Result<Answer, Failure> {
    let kept = games::read(context)?;
    let game = kept.history.game();
    let asked = asked(game, of)?;
    let wanted = |deal: &&Deal| asked.deal.is_none_or(|number| deal.plan().number == number);
    let deals: Vec<&Deal> =
        game.deals().filter(|deal| is_told(game, deal)).filter(wanted).collect();
    let answer = if context.global.json {
        let points = deals.iter().flat_map(|deal| explained(game, deal, asked.seat)).collect();
        let play = deals.iter().filter_map(|deal| tricks::json(game, deal)).collect();
        let rulings = rulings(game, &deals, asked.seat);
        Answer::json(&ExplainedJson { points, play, rulings })
    } else if context.global.plain {
        let points = deals.iter().flat_map(|deal| explained(game, deal, asked.seat));
        Answer::plain(points.map(Explained::record))
    } else if deals.is_empty() {
        Answer::default().remark("No deal has been played out yet: there are no points to explain.")
    } else {
        let mut told = text(game, &deals, asked.seat, context.look.width);
        if game.current().is_none() && asked.deal.is_none() {
            let verdict = words::due(game, &game.due());
            told.push_str(&format!("\n\n{}", fold(&verdict, Some(context.look.width))));
        }
        Answer::result(told)
    };
    Ok(kept.with_remarks(answer))
}

/// Reads `[DEAL] [NAME]`, in either order. What is no number of a deal is a name.
fn asked(game: &Game, of: &[String]) -> Result<Asked, Failure> {
    let (setup, mut asked) = (game.setup(), Asked { deal: None, seat: None });
    for word in of {
        match word.parse::<usize>() {
            Ok(number) if setup.players().seat(word).is_none() && asked.deal.is_none() => {
                asked.deal = Some(played(game, number)?);
            }
            _ if asked.seat.is_none() => {
                asked.seat = Some(seat(setup.rules(), setup.players(), word)?);
            }
            _ => {
                return Err(Failure::Usage(
                    "One deal and one player are explained at a time.".into(),
                ));
            }
        }
    }
    Ok(asked)
}

fn played(game: &Game, number: usize) -> Result<usize, Failure> {
    let played = game.deals().filter(|deal| is_told(game, deal)).count();
    if (1..=played).contains(&number) {
        return Ok(number);
    }
    Err(Failure::Usage(match played {
        0 => "No deal has been played out yet.".into(),
        1 => format!("Deal {number} has not been played out yet; only deal 1 has."),
        played => format!("Deal {number} has not been played out yet; deals 1 to {played} have."),
    }))
}

fn text(game: &Game, deals: &[&Deal], seat: Option<Seat>, width: usize) -> String {
    let mut lines = Vec::new();
    for deal in deals {
        // In a whole game only what was found is told; a deal that is asked for is told in full.
        let told = told(game, deal, seat, deals.len() == 1);
        lines.push(fold(&told.heading, Some(width)));
        lines.extend(told.played.iter().map(|line| fold_under(line, width)));
        let ruled = told.ruled.iter().map(|line| fold_under(line, width));
        if !deal.is_over() {
            lines.extend(ruled);
            lines.push(String::new());
            continue;
        }
        for points in &told.points {
            lines.push(fold_under(&format!("{} {}", points.player, points.because), width));
        }
        lines.extend(ruled);
        lines.push(fold_under(&format!("Totals: {}", told.totals), width));
        lines.push(fold_under(&told.sources, width));
        lines.push(String::new());
    }
    lines.join("\n").trim_end().to_owned()
}

/// Returns how the points of a deal came about, of one player or of all, with its tricks: all of
/// them, or no more than what was found. Of a deal in progress there are only tricks
/// and rulings.
pub(crate) fn told(game: &Game, deal: &Deal, seat: Option<Seat>, in_full: bool) -> DealTold {
    let heading = format!("{}: {}", words::deal_name(game, deal), words::deal_line(game, deal));
    let mut played = tricks::text(game, deal, in_full);
    let ruled = without_points(game, deal, seat);
    if !deal.is_over() {
        return DealTold { heading, played, ruled, ..DealTold::default() };
    }
    played.extend(words::contract_result(game, deal));
    played.extend(row(game, deal));
    let postings = explained(game, deal, seat);
    let sources = if postings.is_empty() {
        let rules = game.setup().rules();
        format!("Sat out as the dead hand, by {}", rules.clause_id(Clause::DeadHand))
    } else {
        sources(&postings)
    };
    let points =
        |posting: Explained| PointsTold { player: posting.player, because: posting.because };
    DealTold {
        heading,
        played,
        points: postings.into_iter().map(points).collect(),
        ruled,
        totals: totals(game, deal, seat),
        sources,
    }
}

/// Returns whether a ruling of the table concerns a player: by the points, or as it has none.
fn concerns(ruling: &TableRuling, seat: Option<Seat>) -> bool {
    let asked = |asked: Seat| ruling.points.iter().any(|(seat, _)| *seat == asked);
    ruling.points.is_empty() || seat.is_none_or(asked)
}

/// Returns the rulings on a deal of which no points are explained: they have none, or count when the
/// deal ends.
fn without_points(game: &Game, deal: &Deal, seat: Option<Seat>) -> Vec<String> {
    let who = |seat| game.setup().players().name(seat).to_string();
    let told = game.rulings_on(deal).filter(|ruling| concerns(ruling, seat));
    let told = told.filter(|ruling| ruling.points.is_empty() || !deal.is_over());
    told.map(|ruling| {
        let counts = if ruling.points.is_empty() { "" } else { ", counted when the deal ends" };
        words::capital(&words::ruled(ruling, &who)) + counts
    })
    .collect()
}

/// Returns the rulings on deals, as JSON.
fn rulings(game: &Game, deals: &[&Deal], seat: Option<Seat>) -> Vec<RulingJson> {
    let told = game.rulings().zip(views::TableRuling::all(game));
    let told = told.filter(|(ruling, _)| {
        let on = deals.iter().any(|deal| Some(deal.plan().number) == ruling.deal);
        on && concerns(ruling, seat)
    });
    told.map(|(_, ruling)| RulingJson::of(&ruling)).collect()
}

/// Returns the row of the points table that a contract is scored by.
fn row(game: &Game, deal: &Deal) -> Option<String> {
    let rule = game.setup().rules().bidding.auction()?;
    let (_, bid) = rule.bid(&deal.contract()?.bid.id)?;
    Some(format!("The table has {}", words::points_row(bid)))
}

/// Returns the rules that postings rest on, each once.
fn sources(postings: &[Explained]) -> String {
    let mut sources: Vec<String> = Vec::new();
    for posting in postings {
        let source = format!("{} [{}, {}]", posting.rule, posting.document, posting.section);
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    format!("By {}", words::and(&sources))
}

/// Folds a paragraph, set in by two columns.
fn fold_under(text: &str, width: usize) -> String {
    let folded = fold(text, Some(width.saturating_sub(2)));
    folded.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

fn totals(game: &Game, deal: &Deal, seat: Option<Seat>) -> String {
    let wanted = |other: &&Seat| seat.is_none_or(|seat| seat == **other);
    let columns = game.setup().columns().iter().filter(wanted);
    let name = |seat: &Seat| game.setup().players().name(*seat).to_string();
    let each: Vec<String> =
        columns.map(|seat| format!("{} {}", name(seat), deal.totals()[seat.index()])).collect();
    each.join(", ")
}

/// Returns what a deal posted, in the order of the sheet.
fn explained(game: &Game, deal: &Deal, seat: Option<Seat>) -> Vec<Explained> {
    let wanted = |other: &&Seat| seat.is_none_or(|seat| seat == **other);
    let columns = game.setup().columns().iter().filter(wanted);
    columns
        .flat_map(|seat| deal.postings_of(*seat))
        .map(|posting| explain_posting(game, deal, posting))
        .collect()
}

fn explain_posting(game: &Game, deal: &Deal, posting: &Posting) -> Explained {
    let rules = game.setup().rules();
    let (rule, source) = match posting.reason {
        Reason::Promotion(_) => {
            (rules.clause_id(Clause::Promotions), rules.cite(Clause::Promotions))
        }
        // No document gives these points.
        Reason::Ruling(_) => (
            rules.clause_id(Clause::Incidents),
            Citation { document: "The table".into(), section: "its own ruling".into() },
        ),
        _ => (format!("score.{}", rules.scoring.id()), rules.scoring.source().clone()),
    };
    let (because, sum) = words::posting(rules, deal, posting);
    Explained {
        deal: deal.plan().number,
        mark: deal.plan().mark(),
        player: game.setup().players().name(posting.seat).to_string(),
        because,
        sum,
        points: Number(posting.points),
        rule,
        document: source.document,
        section: source.section,
        total: Number(deal.totals()[posting.seat.index()]),
    }
}
