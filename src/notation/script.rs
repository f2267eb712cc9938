//! A script's lines: each act as the command that records it.

use super::quote;
use crate::cards::Seat;
use crate::game::{Act, Count, Players};

/// The command that records an act: numbers in speaking order, for which no names are needed, and
/// names as they are at that moment.
pub fn line(act: &Act, players: &Players) -> String {
    let name = |seat: Seat| quote(players.name(seat).as_str()).into_owned();
    let numbers = |verb: &str, counts: &[Count]| {
        let numbers: Vec<String> = counts.iter().map(|count| count.number.to_string()).collect();
        format!("{verb} {}", numbers.join(" "))
    };
    match act {
        Act::Trump(trump) => format!("trump {}", trump.name()),
        Act::Turned(card) => format!("trump {card}"),
        Act::Trick { cards, turned } => {
            let cards: String = cards.iter().map(|played| format!(" {}", played.card)).collect();
            let up = turned.map_or_else(String::new, |card| format!(" --up {card}"));
            format!("trick{cards}{up}")
        }
        Act::Bid(counts) => numbers("bid", counts),
        Act::Took(counts) => numbers("took", counts),
        Act::Call(calls) => {
            let calls: Vec<String> = calls.iter().map(ToString::to_string).collect();
            format!("call {}", calls.join(" "))
        }
        Act::Contract(contract) => {
            let with =
                contract.with.map_or_else(String::new, |with| format!(" --with {}", name(with)));
            format!("contract {} --by {}{with}", contract.bid, name(contract.by))
        }
        Act::Dealer(seat) => format!("dealer {}", name(*seat)),
        Act::Leave { seat, to } => {
            let to = to.as_deref().unwrap_or_default();
            format!("leave {} --to {}", name(*seat), quote(to))
        }
        Act::Swap(one, other) => format!("swap {} {}", name(*one), name(*other)),
        Act::Redeal => "redeal".into(),
        Act::Extra(id) => format!("extra {}", quote(id)),
        Act::Ruling(ruling) => {
            let given = ruling.points.iter();
            let given: String =
                given.map(|(seat, points)| format!(" {}={points}", name(*seat))).collect();
            let deal = ruling.deal.map_or_else(String::new, |deal| format!(" --deal {deal}"));
            // A reason may begin like an option.
            let end = if ruling.reason.starts_with('-') { " --" } else { "" };
            let (about, reason) = (ruling.about.name(), quote(&ruling.reason));
            format!("rule {about}{deal}{end} {reason}{given}")
        }
    }
}
