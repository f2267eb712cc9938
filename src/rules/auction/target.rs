//! What a bid has to take, and the numbers that a row of bids carries.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a contract has to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// This many tricks or more.
    AtLeast(#[schemars(range(min = 1))] u16),
    /// Exactly this many tricks; every miss costs the same.
    Exactly(u16),
    /// The bid's number or more, in a row of numbers.
    Number,
}

/// The numbers that a row of bids carries: one bid for each, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The lowest number.
    #[schemars(range(min = 1))]
    pub from: u16,
    /// The highest number.
    pub to: u16,
    /// How much higher each number is than the one before.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[schemars(range(min = 1))]
    pub step: u16,
    /// What is added to the number for `target = "number"`: 6 where a bid of 1 needs seven tricks.
    #[serde(default, skip_serializing_if = "crate::rules::is_default")]
    pub over: u16,
}

const fn one() -> u16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_one(step: &u16) -> bool {
    *step == 1
}

impl Target {
    /// Whether `took` tricks meet it.
    pub const fn is_met(self, took: u8) -> bool {
        match self {
            Target::AtLeast(least) => took as u16 >= least,
            Target::Exactly(just) => took as u16 == just,
            Target::Number => false,
        }
    }

    /// The number that exactly meets the target.
    pub const fn number(self) -> u16 {
        match self {
            Target::AtLeast(number) | Target::Exactly(number) => number,
            Target::Number => 0,
        }
    }

    /// The number of tricks that exactly meets the target; the most that can be typed if it counts more.
    pub const fn tricks(self) -> u8 {
        let number = self.number();
        if number < u8::MAX as u16 { number as u8 } else { u8::MAX }
    }

    /// By how many tricks `took` is beyond the target, or short of it.
    pub const fn off(self, took: u8) -> u8 {
        took.abs_diff(self.tricks())
    }
}
