//! The parts of the command line that several commands or front ends share: options, arguments, the
//! commands that record, and how hints and errors are spelled. Nothing here prints or touches the disk.
//!
//! `shared` is at the bottom; `global`, `new` and `recording` build on it, `recording` with the commands of
//! `table`, including `incident`. `request` turns commands that record into requests, and `correction` builds
//! corrections on it; `table_act` does that for an act that was chosen; `facts` reads the facts of an incident, and
//! `adjudged` rules on it. `usage` explains an error of the parser, and `hints` spells the hints of `words` as
//! command lines. `script` and `serve` stand alone.

pub(crate) mod adjudged;
mod correction;
pub(crate) mod facts;
mod global;
pub(crate) mod hints;
pub(crate) mod incident;
mod new;
mod recording;
pub(crate) mod request;
pub(crate) mod script;
#[cfg(feature = "serve")]
mod serve;
pub(crate) mod shared;
mod table;
pub(crate) mod table_act;
pub(crate) mod usage;

pub(crate) use global::{Global, Symbols};
pub(crate) use new::{NewArgs, RematchArgs};
pub(crate) use recording::{FixArgs, Recording, ShortOptions};
#[cfg(feature = "serve")]
pub(crate) use serve::{Keepers, ServeArgs};
pub(crate) use shared::{Choice, Drawing, FactFormat, Filter, Format, whole_day};
pub(crate) use table::{EndArgs, TableCommand};
