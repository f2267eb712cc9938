//! Pure questions about games: who can still win one, and what another rule would have made of it.

mod chances;
mod what_if;

pub use chances::{Bound, Chance, Chances, ChancesFault, Need, SideChances, Verdict};
pub use what_if::{DealDifference, Difference, LeadChange, WhatIf, WhatIfFault, difference};
