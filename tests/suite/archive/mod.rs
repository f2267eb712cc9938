//! Archives: whole games, one a line.

mod lines;
mod rescore;
