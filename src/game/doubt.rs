//! What is legal, and hardly what was meant.

use super::{Act, Setup};
use crate::rules::{Points, Ruleset};

/// Something that is legal, and hardly what was meant: it is refused when it is typed, and a record
/// that has it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Doubt {
    /// A player's name that reads as a number, or as a name with one.
    Name(String),
    /// A reason for a ruling that reads as its points.
    Reason(String),
    /// Winning runs with a bid of zero pay nothing where no run pays anything.
    NoZero,
}

impl Doubt {
    /// What is doubtful about a player's name.
    pub fn of_name(name: &str) -> Option<Doubt> {
        let has_digit = name.contains(|c: char| c.is_ascii_digit());
        let is_number =
            has_digit && name.chars().all(|c| c.is_ascii_digit() || "+-−.½".contains(c));
        (is_number || name.contains('=')).then(|| Doubt::Name(name.to_owned()))
    }

    /// What is doubtful about an act.
    pub fn of_act(act: &Act) -> Option<Doubt> {
        match act {
            Act::Ruling(ruling) => {
                let (_, points) = ruling.reason.rsplit_once('=')?;
                let reads = points.trim().parse::<Points>().is_ok();
                reads.then(|| Doubt::Reason(ruling.reason.clone()))
            }
            Act::Leave { to: Some(name), .. } => Doubt::of_name(name),
            _ => None,
        }
    }

    /// What is doubtful about a set of rules.
    pub fn of_rules(rules: &Ruleset) -> Option<Doubt> {
        let promotions = &rules.promotions;
        let is_idle = promotions.no_zero && promotions.in_force().next().is_none();
        is_idle.then_some(Doubt::NoZero)
    }

    /// What is doubtful about a setup.
    pub fn of_setup(setup: &Setup) -> Vec<Doubt> {
        let names = setup.players().names().filter_map(|name| Doubt::of_name(name.as_str()));
        Doubt::of_rules(setup.rules()).into_iter().chain(names).collect()
    }
}
