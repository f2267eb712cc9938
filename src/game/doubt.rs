//! What is legal, but probably a mistake.

use super::{Act, Setup};
use crate::rules::{Points, Unsound};

/// Something legal that is probably a mistake: it is refused when typed, but a record that has it is
/// played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Doubt {
    /// A player's name that reads as a number, or as a name with one.
    Name(String),
    /// A reason for a ruling that reads as its points.
    Reason(String),
    /// Rules that no rules file can mean.
    Rules(Unsound),
}

impl Doubt {
    /// What is doubtful about a player's name.
    pub fn of_name(name: &str) -> Option<Doubt> {
        let has_digit = name.contains(char::is_numeric);
        let is_number = has_digit && name.chars().all(|c| c.is_numeric() || "+-−.".contains(c));
        (is_number || name.contains('=')).then(|| Doubt::Name(name.to_owned()))
    }

    /// What is doubtful about an act.
    pub fn of_act(act: &Act) -> Option<Doubt> {
        match act {
            Act::Ruling(ruling) => {
                let reason = ruling.reason.trim();
                let is_points = |text: &str| text.trim().parse::<Points>().is_ok();
                let after_sign = reason.rsplit_once(['=', ':']).map(|(_, points)| points);
                let second = match reason.split_whitespace().collect::<Vec<_>>().as_slice() {
                    [_, points] if points.starts_with(['+', '-', '−']) => Some(*points),
                    _ => None,
                };
                let reads = [Some(reason), after_sign, second].into_iter().flatten().any(is_points);
                reads.then(|| Doubt::Reason(ruling.reason.clone()))
            }
            Act::Leave { to: Some(name), .. } => Doubt::of_name(name),
            _ => None,
        }
    }

    /// What is doubtful about a setup.
    pub fn of_setup(setup: &Setup) -> Vec<Doubt> {
        let names = setup.players().names().filter_map(|name| Doubt::of_name(name.as_str()));
        setup.rules().slips().into_iter().map(Doubt::Rules).chain(names).collect()
    }
}
