//! Pure questions about games: what another rule would have made of one.

mod what_if;

pub use what_if::{DealDifference, Difference, LeadChange, WhatIf, WhatIfFault, difference};
