//! Views as records for `awk`, `cut` and `sort`: one a line, with tabs between the fields. What is
//! unknown or did not happen is an empty field.

use super::Drawn;
use crate::cards::visible;
use crate::views::{
    CurrentDeal, DealHead, ExplainedDeals, Grid, Log, Row, Sheet, SideScore, StatusJson,
};
use std::fmt::Display;

/// A record. Tabs and ends of lines within a field become spaces.
pub fn record<T: AsRef<str>>(fields: impl IntoIterator<Item = T>) -> String {
    let fields = fields
        .into_iter()
        .map(|field| visible(&field.as_ref().replace(['\t', '\r', '\n'], " ")).into_owned())
        .collect::<Vec<String>>();
    fields.join("\t") + "\n"
}

/// A table: a record for each row.
pub fn grid(grid: &Grid) -> String {
    let rows = grid.rows.iter().filter_map(Row::cells);
    rows.map(|cells| record(cells.iter().map(|cell| &cell.text))).collect()
}

/// A score sheet: a record for each hand of a deal that is over, and for each side of partners, who
/// have the points together.
///
/// Its fields: deal, mark, cards, trump, dealer, player, bid, tricks, points, bonus, points by rulings,
/// total, the contract, and `made` or `missed` if there was anything to make.
pub fn sheet(sheet: &Sheet) -> String {
    let mut records = String::new();
    for (deal, drawn) in sheet.json.deals.iter().zip(&sheet.drawn) {
        for (hand, made) in deal.hands.iter().zip(&drawn.made_hands) {
            let bid_and_took = [or_empty(hand.bid_text()), or_empty(hand.took)];
            let score = hand.score.as_ref();
            records += &sheet_record(&deal.head, &hand.player, bid_and_took, score, *made);
        }
        for (side, made) in deal.sides.iter().zip(&drawn.made_sides) {
            let bid_and_took = [String::new(), or_empty(side.took)];
            let score = Some(&side.score);
            records += &sheet_record(&deal.head, &side.side, bid_and_took, score, *made);
        }
    }
    records
}

fn sheet_record(
    head: &DealHead,
    player: &str,
    [bid, took]: [String; 2],
    score: Option<&SideScore>,
    made: Option<bool>,
) -> String {
    let [points, bonus, ruling, total] = match score {
        Some(score) => [score.points, score.bonus, score.ruling.unwrap_or_default(), score.total]
            .map(|points| points.decimal()),
        None => Default::default(),
    };
    record([
        head.number.to_string().as_str(),
        &head.mark,
        &head.cards.to_string(),
        head.trump.name(),
        &head.dealer,
        player,
        &bid,
        &took,
        &points,
        &bonus,
        &ruling,
        &total,
        head.contract.as_ref().map_or("", |contract| &contract.bid),
        match made {
            Some(true) => "made",
            None if head.contract.is_none() => "",
            _ => "missed",
        },
    ])
}

/// How points came about: a record for each posting.
///
/// Its fields: deal, mark, player, points, total, the sum, and the rule, its document and section.
pub fn explanation(explained: ExplainedDeals) -> impl Display {
    Drawn(move |f| {
        let points = explained.iter().flat_map(|deal| deal.points);
        for points in points.chain(explained.zero_finish()) {
            f.write_str(&record([
                &points.deal.to_string(),
                &points.mark,
                &points.player,
                &points.points.decimal(),
                &points.total.decimal(),
                &points.sum,
                &points.rule,
                &points.document,
                &points.section,
            ]))?;
        }
        Ok(())
    })
}

/// Everything that happened in a game: a record for each entry.
///
/// Its fields: number, time, what, the number of the entry that it undid or redid, deal, `in-force`,
/// and the entry in words.
pub fn log(log: Log) -> impl Display {
    Drawn(move |f| {
        for entry in log.entries() {
            f.write_str(&record([
                entry.seq.to_string().as_str(),
                &entry.at.to_string(),
                entry.what.into(),
                &or_empty(entry.of),
                &or_empty(entry.text.deal),
                if entry.text.in_force { "in-force" } else { "" },
                &entry.text.entry,
            ]))?;
        }
        Ok(())
    })
}

/// What happens now: records of a word and its values.
pub fn status(status: &StatusJson) -> String {
    let mut text = record(["game", &status.game]);
    if let Some(title) = &status.title {
        text += &record(["title", title]);
    }
    text += &record(["rules", &status.rules]);
    text += &record(["scoring", &status.scoring]);
    text += &record(["finished", if status.finished { "yes" } else { "no" }]);
    text += &record(["entries", &status.entries.to_string()]);
    if let Some(deal) = &status.deal {
        text += &deal_status(deal);
    }
    text += &record(["due", &status.due]);
    if let Some(next) = &status.next {
        text += &record(["next", next]);
    }
    text
}

fn deal_status(deal: &CurrentDeal) -> String {
    let mut text = record([
        "deal",
        &deal.number.to_string(),
        &or_empty(deal.of),
        &deal.cards.to_string(),
        deal.trump.name(),
        &deal.dealer,
        deal.phase.into(),
        deal.turn.as_deref().unwrap_or_default(),
    ]);
    for bid in &deal.bids {
        text += &record(["bid", &bid.player, &bid.text()]);
    }
    if let Some(calls) = &deal.calls {
        for call in &calls.made {
            text += &record(["call", &call.player, &call.call]);
        }
    }
    if let Some(contract) = &deal.contract {
        let declarers = contract.by.names.join(",");
        text += &record(["contract", &contract.bid, contract.trump.name(), &declarers]);
    }
    for bid in &deal.open {
        text += &record(["open", &bid.to_string()]);
    }
    if let Some(calls) = &deal.calls {
        for call in &calls.open {
            text += &record(["open", call]);
        }
    }
    if let Some(barred) = &deal.barred {
        text += &record(["barred", &barred.bid.to_string(), &barred.rule]);
    }
    text
}

fn or_empty(field: Option<impl Display>) -> String {
    field.map_or_else(String::new, |field| field.to_string())
}
