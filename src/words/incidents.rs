//! Rulings of the table on a revoke, a misdeal or another incident.

use super::grammar::{capital, signed};
use crate::cards::Seat;
use crate::game::{Incident, TableRuling};
use crate::rules::RulingFault;

/// What a ruling is about: `a revoke`.
pub(super) const fn incident(about: Incident) -> &'static str {
    match about {
        Incident::Revoke => "a revoke",
        Incident::Misdeal => "a misdeal",
        Incident::Other => "another incident",
    }
}

/// A ruling of the table with its deal: `deal 3: the table rules on a revoke: “had a
/// heart”: Igor -5`.
pub fn table_ruling(ruling: &TableRuling, who: &dyn Fn(Seat) -> String) -> String {
    let deal = ruling.deal.map_or_else(String::new, |deal| format!("deal {deal}: "));
    format!("{deal}{}", ruled(ruling, who))
}

/// A ruling of the table: `the table rules on a revoke: “had a heart”: Igor -5`.
pub fn ruled(ruling: &TableRuling, who: &dyn Fn(Seat) -> String) -> String {
    let given: Vec<String> = ruling
        .points
        .iter()
        .map(|(seat, points)| format!("{} {}", who(*seat), signed(*points)))
        .collect();
    let points = match given.as_slice() {
        [] => ", without points".to_owned(),
        given => format!(": {}", given.join(", ")),
    };
    format!("the table rules on {}: “{}”{points}", incident(ruling.about), ruling.reason)
}

/// A ruling of the table in the explanation of its deal, as a sentence without a full stop.
pub fn ruling_in_deal(ruling: &TableRuling, who: &dyn Fn(Seat) -> String) -> String {
    let counts = if ruling.points.is_empty() { "" } else { ", counted when the deal ends" };
    capital(&ruled(ruling, who)) + counts
}

/// Why a ruling of the table cannot stand so, as a sentence.
pub(super) fn ruling_fault(fault: &RulingFault, who: &dyn Fn(Seat) -> String) -> String {
    match fault {
        RulingFault::NoSuchDeal { deal: 0, .. } => "Deals are numbered from 1.".into(),
        RulingFault::NoSuchDeal { deal, begun } => format!(
            "Deal {deal} has not begun; {}.",
            if *begun == 1 { "only deal 1 has".into() } else { format!("deals 1 to {begun} have") }
        ),
        RulingFault::NoReason => "A ruling needs a reason.".into(),
        RulingFault::LongReason { longest } => {
            format!("That reason is too long: at most {longest} characters.")
        }
        RulingFault::InvisibleReason { code } => format!(
            "A reason cannot contain U+{code:04X}, a control character or one that is invisible."
        ),
        RulingFault::TooMany { most } => {
            format!("This game already has {most} rulings, the most possible.")
        }
        RulingFault::PointsTwice { seat } => format!("Points are given twice for {}.", who(*seat)),
        RulingFault::PointsRange { most } => {
            format!("A ruling gives or takes ½ to {most} points. For none, leave the points out.")
        }
        RulingFault::NoSuchSeat => "Nobody sits there.".into(),
    }
}
