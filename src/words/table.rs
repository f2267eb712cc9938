//! The texts around the cells of a sheet, a schedule or a chart: progress, captions, standings.

use super::entries::ended;
use super::{Ruling, decimal, list, messages, names, pairs, sentence, sides, signed, trump};
use crate::cards::{Side, Trump};
use crate::game::{Game, TableRuling};
use crate::rules::laws::{Effect, Fact, FactValue, Facts, IncidentKind, Moment};
use crate::rules::{PlannedTrump, PlayRefusal, Refusal, Ruleset, ScoreBasis, TrumpRule};

/// How far a game has come: `2 of 28 deals played`, `all 24 deals and 1 extra deal played`.
pub fn deals_played(game: &Game) -> String {
    if game.setup().is_result_alone() {
        return messages::TableProgressResult.say();
    }
    let extras = game.played().filter(|deal| deal.plan.extra.is_some()).count();
    let played = game.deals_over() - extras;
    progress(played, extras, game.scheduled(), game.current().is_none())
}

/// How far a game has come, by the deals of the schedule played, the extra ones, and those scheduled.
pub fn progress(played: usize, extras: usize, scheduled: Option<usize>, finished: bool) -> String {
    let all = match (played, extras) {
        (1, 0) => messages::TableProgressOneDeal.say(),
        (played, 0) => messages::TableProgressAllDeals { deals: played }.say(),
        (_, extras) => messages::TableProgressWithExtras { deals: played, extras }.say(),
    };
    match scheduled {
        Some(scheduled) if finished && played < scheduled => {
            messages::TableProgressEnded { played, scheduled }.say()
        }
        Some(scheduled) if finished || played == scheduled => {
            messages::TableProgressComplete { deals: &all }.say()
        }
        Some(scheduled) => messages::TableProgressPartial { played, scheduled }.say(),
        None if finished && played == 1 => messages::TableProgressComplete { deals: &all }.say(),
        None if finished => messages::TableProgressOver { deals: played }.say(),
        None => messages::TableProgressPlayed { deals: played }.say(),
    }
}

/// How the table ended a game before the rules did: after which deal, why, and what does not count;
/// nothing if it did not.
pub fn early_end(game: &Game) -> Vec<String> {
    let Some(end) = game.early_end() else { return Vec::new() };
    let mut lines = vec![sentence(&deals_played(game)), sentence(&ended(&end.by))];
    lines.extend(deal_left_out(game));
    lines
}

/// The deal that had begun when the table ended the game, and so does not count; `None` if there was none.
pub fn deal_left_out(game: &Game) -> Option<String> {
    let deal = game.early_end()?.left_out?;
    let is_ruled = game.rulings().any(|ruling| ruling.deal == Some(deal))
        || game.incidents().any(|incident| incident.deal == Some(deal));
    Some(messages::EndDealLeftOut { deal, is_ruled }.say())
}

/// What to say about a deal, with the sheet's mark where it explains one.
pub fn about_deal(deal: usize, note: &str, marked: bool) -> String {
    let mark = if marked { "† " } else { "" };
    messages::GrammarLabelled {
        label: format!("{mark}{}", messages::TableDealNumber { number: deal }.say()),
        text: note,
    }
    .say()
}

/// A ruling of the table in a list: `Deal 3, revoke: “had a heart” Igor -5`.
pub fn ruling_line(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let points = pairs(ruling.points.iter().map(|(side, points)| (who(*side), signed(*points))));
    let deal = ruling.deal.unwrap_or_default();
    let incident = ruling.about.name();
    let line = messages::TableRuling { deal, incident, reason: &ruling.reason }.say();
    if points.is_empty() { line } else { format!("{line} {points}") }
}

/// The runs that may still earn or cost a bonus, the nearest to its end first: `Ana 4 of 5 (+10), Radu
/// missed 3 of 5 (-10)`. `None` if there are none.
pub fn runs(game: &Game) -> Option<String> {
    let mut runs = Vec::new();
    for run in game.runs_in_progress() {
        let player = names(game)(run.seat);
        let progress =
            messages::TableRun { is_made: run.made, deals: run.deals, length: run.of }.say();
        runs.push(format!("{player} {progress} ({})", signed(run.points)));
    }
    if runs.is_empty() { None } else { Some(list(runs)) }
}

/// `13 cards ♠`, `1 card, no trump`; `2 cards` where the trump is not known.
pub fn cards_and_trump(cards: u8, trump: Option<Trump>) -> String {
    let cards = messages::CountCards { number: cards }.say();
    let Some(trump) = trump else { return cards };
    match trump.suit() {
        Some(suit) => format!("{cards} {}", suit.sign()),
        None => messages::TableCardsNoTrump { cards: &cards }.say(),
    }
}

/// The trump of a deal not played yet: `♥ hearts`, `no trump`, `turned`, `by contract`.
pub fn planned_trump(rules: &Ruleset, planned: PlannedTrump) -> String {
    match planned {
        PlannedTrump::Turned if rules.trump == TrumpRule::Drawn => messages::TableTrumpDrawn.say(),
        PlannedTrump::Turned => messages::TableTrumpTurned.say(),
        PlannedTrump::Named => messages::TableTrumpByContract.say(),
        PlannedTrump::Fixed(fixed) => match fixed.suit() {
            Some(suit) => format!("{} {}", suit.sign(), super::suit(suit)),
            None => trump(fixed),
        },
    }
}

/// `dealer Igor`, `dealer Igor, who sits out`.
pub fn dealer(name: &str, sits_out: bool) -> String {
    // The word comes first: a narrow terminal may cut off the end of the name.
    messages::TableDealer { name, sits_out }.say()
}

/// A point of a chart: `Igor after deal 3: −5`.
pub fn chart_point(step_name: &str, player: &str, step: usize, total: &str) -> String {
    match step {
        0 => messages::TableChartStart { step: step_name, player, total }.say(),
        step => messages::TableChartPoint { step: step_name, player, number: step, total }.say(),
    }
}

/// What a player's cells hold on the sheet, for its caption.
pub fn sheet_caption(basis: ScoreBasis, has_bonus: bool) -> String {
    let cells = match basis {
        ScoreBasis::Hands => messages::TableCaptionHands.say(),
        ScoreBasis::Contracts => messages::TableCaptionContracts.say(),
        ScoreBasis::Tricks => messages::TableCaptionTricks.say(),
    };
    messages::TableCaptionSheet { cells: &cells, has_bonus }.say()
}

/// What a player's cells hold on the sheet as it is written on paper.
pub fn paper_caption(basis: ScoreBasis, has_bonus: bool) -> String {
    let cells = match basis {
        ScoreBasis::Hands => messages::TableCaptionPaperHands.say(),
        ScoreBasis::Contracts => messages::HeadingPoints.say(),
        ScoreBasis::Tricks => messages::TableCaptionPaperTricks.say(),
    };
    messages::TableCaptionPaper { cells: &cells, has_bonus }.say()
}

/// The heading of the standings.
pub fn standings_title(finished: bool) -> String {
    if finished {
        messages::TableStandingsFinalTitle.say()
    } else {
        messages::TableStandingsTitle.say()
    }
}

/// What the standings count, for their caption.
pub fn standings_caption(basis: ScoreBasis) -> String {
    match basis {
        ScoreBasis::Hands => messages::TableStandingsHands.say(),
        ScoreBasis::Contracts => messages::TableStandingsContracts.say(),
        ScoreBasis::Tricks => messages::TableStandingsTricks.say(),
    }
}

/// Every player's place: `Standings: 1. Igor 240, 2. Jovana 199`.
pub fn standings(game: &Game) -> String {
    let places = game.standings().into_iter().map(|place| {
        let zero = if place.zero_finish {
            messages::TableStandingsZeroFinish.say()
        } else {
            String::new()
        };
        let won = match game.setup().rules().ending.games {
            Some(_) => format!(" ({})", messages::CountGames { number: place.games }.say()),
            None => String::new(),
        };
        format!("{}. {} {}{won}{zero}", place.rank, sides(game)(place.side), decimal(place.total))
    });
    messages::TableStandingsLine { places: list(places) }.say()
}

/// Says what the table allowed and which rule is against it; also which law lets it stand, if the game's laws have one.
pub fn waived(game: &Game, refusal: &Refusal, ruling: &Ruling) -> String {
    let allowed = messages::TableAllowedBreach { rule: ruling.rule(), reason: &ruling.because };
    match law_that_lets_stand(game.setup().rules(), refusal) {
        Some(law) => allowed.say() + " " + &messages::TableStandsByLaw { law }.say(),
        None => allowed.say(),
    }
}

/// The law that lets stand a lead out of turn that all have followed, or a bid against the hook once a card was led.
fn law_that_lets_stand(rules: &Ruleset, refusal: &Refusal) -> Option<String> {
    let mut facts = Facts::default();
    let kind = match refusal {
        Refusal::Play(PlayRefusal::WrongLeader { .. }) => {
            for fact in [Fact::Followed, Fact::Others] {
                facts.add(fact.into(), FactValue::Number(1));
            }
            IncidentKind::Lead
        }
        Refusal::Hooked { .. } => {
            facts.add(Fact::Fault.into(), FactValue::Word("hook".to_owned()));
            facts.add(Fact::Found.into(), FactValue::Moment(Moment::Trick(1)));
            IncidentKind::Bid
        }
        _ => return None,
    };
    let laws = rules.laws();
    let ruling = laws.rule(kind, &facts).ok()?;
    let law = ruling.laws.into_iter().find(|law| law.does.contains(&Effect::Stands))?;
    Some(laws.citation(law))
}
