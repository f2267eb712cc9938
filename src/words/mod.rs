//! The sentences: refusals, rules and what happens now, told in English.
