//! Views as records for `awk`, `cut` and `sort`: one a line, with tabs between the fields. What is
//! unknown or did not happen is an empty field.

use crate::views::{Explanation, Schedule, Sheet};
use std::fmt::Display;

/// A record. Control characters within a field become spaces.
pub fn record<T: AsRef<str>>(fields: impl IntoIterator<Item = T>) -> String {
    let field = |field: T| field.as_ref().replace(char::is_control, " ");
    let fields: Vec<String> = fields.into_iter().map(field).collect();
    fields.join("\t") + "\n"
}

/// A score sheet: a record for each hand of a deal that is over.
///
/// Its fields: deal, mark, cards, trump, dealer, player, bid, tricks, points, bonus, points by rulings,
/// total, the contract, and `made` or `missed`.
pub fn sheet(sheet: &Sheet) -> String {
    let hands = sheet.deals.iter().flat_map(|deal| deal.hands.iter().map(move |hand| (deal, hand)));
    hands
        .map(|(deal, hand)| {
            let head = &deal.head;
            record([
                head.number.to_string(),
                head.mark.clone(),
                head.cards.to_string(),
                head.trump.name().to_owned(),
                head.dealer.clone(),
                hand.player.clone(),
                or_empty(hand.bid),
                or_empty(hand.took),
                hand.points.decimal(),
                hand.bonus.decimal(),
                hand.ruling.unwrap_or_default().decimal(),
                hand.total.decimal(),
                or_empty(head.contract.as_ref().map(|contract| &contract.bid)),
                if hand.made { "made" } else { "missed" }.to_owned(),
            ])
        })
        .collect()
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
pub fn explanation(explanation: &Explanation) -> String {
    let points = explanation.points.iter().map(|it| {
        record([
            &it.deal.to_string(),
            &it.mark,
            &it.player,
            &it.points.decimal(),
            &it.total.decimal(),
            &it.sum,
            &it.rule,
            &it.document,
            &it.section,
        ])
    });
    points.collect()
}

fn or_empty(field: Option<impl Display>) -> String {
    field.map_or_else(String::new, |field| field.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_one_line_whatever_its_fields_hold() {
        assert_eq!(record(["a\tb", "c\nd", ""]), "a b\tc d\t\n");
    }
}
