//! The record of a game: its history, the journal that keeps it, and the folder of journals.
