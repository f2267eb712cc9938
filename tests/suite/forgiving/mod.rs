//! Input that anyone would understand, however it is spelled.

mod calls;
mod commands;
mod ids;
mod names;
#[cfg(unix)]
mod new;
