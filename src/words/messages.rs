//! The messages, generated from the English catalog by the build: a type for each, whose fields are the
//! message's arguments, or a [`Text`] for a message without arguments.

// A message without arguments is named like the others, although it is a constant.
#![allow(non_upper_case_globals)]

use super::catalog::{Fact, Text, say};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
