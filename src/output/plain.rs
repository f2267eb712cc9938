//! Records for `awk`, `cut` and `sort`: one a line, its fields parted by a tab. What is unknown or did
//! not happen is an empty field.

use crate::views::{Points, Schedule, Sheet};

/// Returns a record. A tab or a line break within a field becomes a space.
pub fn record<T: AsRef<str>>(fields: impl IntoIterator<Item = T>) -> String {
    let field = |field: T| field.as_ref().replace(char::is_control, " ");
    let fields: Vec<String> = fields.into_iter().map(field).collect();
    fields.join("\t") + "\n"
}

/// Returns points as a number: `12`, `-0.5`.
pub fn points(points: Points) -> String {
    let halves = points.in_halves();
    let sign = if halves < 0 { "-" } else { "" };
    let part = if halves % 2 == 0 { "" } else { ".5" };
    format!("{sign}{}{part}", halves.abs() / 2)
}

/// Returns a score sheet: a record for each hand of a deal that is over.
///
/// Its fields: deal, mark, cards, trump, dealer, player, bid, tricks, points, bonus, points by rulings,
/// total, the contract, and `made` or `missed`.
pub fn sheet(sheet: &Sheet) -> String {
    let hands = sheet.deals.iter().flat_map(|deal| deal.hands.iter().map(move |hand| (deal, hand)));
    let number = |number: Option<u8>| number.map_or_else(String::new, |number| number.to_string());
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
                number(hand.bid),
                number(hand.took),
                points(hand.points),
                points(hand.bonus),
                points(hand.ruled),
                points(hand.total),
                head.contract.as_ref().map_or_else(String::new, |contract| contract.bid.clone()),
                if hand.made { "made" } else { "missed" }.to_owned(),
            ])
        })
        .collect()
}

/// Returns a schedule: a record a deal.
///
/// Its fields: deal, cards, trump, dealer, who sits out, and `forehead` where the cards are held there.
pub fn schedule(schedule: &Schedule) -> String {
    let deals = schedule.deals.iter();
    deals
        .map(|deal| {
            record([
                deal.number.to_string(),
                deal.cards.to_string(),
                deal.trump.name().to_owned(),
                deal.dealer.clone(),
                deal.dead_hand.clone().unwrap_or_default(),
                if deal.forehead { "forehead" } else { "" }.to_owned(),
            ])
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_one_line_whatever_its_fields_hold() {
        assert_eq!(record(["a\tb", "c\nd", ""]), "a b\tc d\t\n");
    }

    #[test]
    fn halves_are_numbers() {
        let told = [24, 1, -1, -5, 0].map(|halves| points(Points::halves(halves)));
        assert_eq!(told, ["12", "0.5", "-0.5", "-2.5", "0"]);
    }
}
