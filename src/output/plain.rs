//! Views as records for `awk`, `cut` and `sort`: one a line, with tabs between the fields. What is
//! unknown or did not happen is an empty field.

use super::Drawn;
use crate::cards::visible;
use crate::views::{
    Explanation, GameSummary, Grid, Log, Points, Row, Schedule, Sheet, SideScore, StatusJson,
};
use std::borrow::Borrow;
use std::fmt::Display;

/// A record. Tabs and ends of lines within a field become spaces.
pub fn record<T: AsRef<str>>(fields: impl IntoIterator<Item = T>) -> String {
    let field = |field: T| visible(&field.as_ref().replace(['\t', '\r', '\n'], " "));
    let fields: Vec<String> = fields.into_iter().map(field).collect();
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
/// total, the contract, and `made` or `missed`.
pub fn sheet(sheet: impl Borrow<Sheet>) -> impl Display {
    Drawn(move |f| {
        let deals = sheet.borrow().deals.iter();
        let mut rows = deals.flat_map(|deal| {
            let hands = deal
                .hands
                .iter()
                .map(|it| (&it.player, it.bid_text(), it.took, it.score.as_ref(), it.made));
            let sides = deal.sides.iter();
            let sides = sides.map(|it| (&it.side, None, it.took, Some(&it.score), it.made));
            hands.chain(sides).map(move |row| (&deal.head, row))
        });
        rows.try_for_each(|(head, (player, bid, took, score, made))| {
            let points = |of: fn(&SideScore) -> Points| or_empty(score.map(|it| of(it).decimal()));
            f.write_str(&record([
                head.number.to_string(),
                head.mark.clone(),
                head.cards.to_string(),
                head.trump.name().to_owned(),
                head.dealer.clone(),
                player.clone(),
                or_empty(bid),
                or_empty(took),
                points(|it| it.points),
                points(|it| it.bonus),
                points(|it| it.ruling.unwrap_or_default()),
                points(|it| it.total),
                or_empty(head.contract.as_ref().map(|contract| &contract.bid)),
                if made { "made" } else { "missed" }.to_owned(),
            ]))
        })
    })
}

/// A schedule: a record for each deal.
///
/// Its fields: deal, cards, trump, dealer, who sits out, and `forehead` where the cards are held there.
pub fn schedule(schedule: &Schedule) -> String {
    let deals = schedule.deals.iter().map(|deal| {
        record([
            deal.number.to_string(),
            deal.cards.to_string(),
            deal.trump.name().to_owned(),
            deal.dealer.to_string(),
            or_empty(deal.dead_hand.as_ref()),
            if deal.forehead { "forehead" } else { "" }.to_owned(),
        ])
    });
    deals.collect()
}

/// How points came about: a record for each posting.
///
/// Its fields: deal, mark, player, points, total, the sum, and the rule, its document and section.
pub fn explanation<I: IntoIterator<Item = Explanation>>(deals: impl Fn() -> I) -> impl Display {
    Drawn(move |f| {
        deals().into_iter().flat_map(|deal| deal.points).try_for_each(|it| {
            f.write_str(&record([
                &it.deal.to_string(),
                &it.mark,
                &it.player,
                &it.points.decimal(),
                &it.total.decimal(),
                &it.sum,
                &it.rule,
                &it.document,
                &it.section,
            ]))
        })
    })
}

/// Everything that happened in a game: a record for each entry.
///
/// Its fields: number, time, what, the number of the entry that it undid or redid, deal, `in-force`,
/// and the entry in words.
pub fn log(log: impl Borrow<Log>) -> impl Display {
    Drawn(move |f| {
        log.borrow().entries().try_for_each(|it| {
            f.write_str(&record([
                it.seq.to_string().as_str(),
                &it.at.to_string(),
                it.what,
                &or_empty(it.of),
                &or_empty(it.text.deal),
                if it.text.in_force { "in-force" } else { "" },
                &it.text.entry,
            ]))
        })
    })
}

/// A game in a list.
///
/// Its fields: id, `current`, rules, deals played, deals scheduled, `over`, the local time of the last
/// entry, the players, the title, and who has won.
pub fn game(game: &GameSummary) -> String {
    record([
        game.game.as_str(),
        if game.current { "current" } else { "" },
        game.rules.as_deref().unwrap_or(&game.state),
        &game.deals_played.to_string(),
        &or_empty(game.deals),
        if game.finished { "over" } else { "" },
        &or_empty(game.last.as_ref()),
        &game.players.join(","),
        &or_empty(game.title.as_ref()),
        &game.winners.join(","),
    ])
}

/// What happens now: records of a word and its values.
pub fn status(status: &StatusJson) -> String {
    let mut records = String::new();
    let mut add = |word: &str, fields: &[&str]| {
        records += &record([word].iter().chain(fields));
    };
    add("game", &[&status.game]);
    if let Some(title) = &status.title {
        add("title", &[title]);
    }
    add("rules", &[&status.rules]);
    add("scoring", &[&status.scoring]);
    add("finished", &[if status.finished { "yes" } else { "no" }]);
    add("entries", &[&status.entries.to_string()]);
    if let Some(deal) = &status.deal {
        let (number, of, cards) =
            (deal.number.to_string(), or_empty(deal.of), deal.cards.to_string());
        let turn = deal.turn.as_deref().unwrap_or_default();
        add(
            "deal",
            &[&number, &of, &cards, deal.trump.name(), &deal.dealer, deal.phase.into(), turn],
        );
        deal.bids.iter().for_each(|it| add("bid", &[&it.player, &it.text()]));
        for call in deal.calls.iter().flat_map(|calls| &calls.made) {
            add("call", &[&call.player, &call.call]);
        }
        if let Some(contract) = &deal.contract {
            add("contract", &[&contract.bid, contract.trump.name(), &contract.by.join(",")]);
        }
        deal.open.iter().for_each(|bid| add("open", &[&bid.to_string()]));
        for call in deal.calls.iter().flat_map(|calls| &calls.open) {
            add("open", &[call]);
        }
        if let Some(barred) = &deal.barred {
            add("barred", &[&barred.bid.to_string(), &barred.rule]);
        }
    }
    add("due", &[&status.due]);
    if let Some(next) = &status.next {
        add("next", &[next]);
    }
    records
}

fn or_empty(field: Option<impl Display>) -> String {
    field.map_or_else(String::new, |field| field.to_string())
}
