//! The room of a club night: pages for the wall, the director, each table and each person. A form becomes a
//! command line of `event`, so that a page records like the desk.
//!
//! `state` holds the event that the pages show, `press` carries out forms, `pages` and `wall` draw, and `routes` builds on all of
//! them. The game at a table has the pages of any live table.

mod pages;
mod press;
mod routes;
mod state;
mod wall;

pub(super) use routes::pages;
pub(super) use state::Room;
