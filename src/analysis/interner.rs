//! Numbers for values, so that large ones are stored and compared cheaply.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Index;

/// Distinct values, numbered from 0 in the order in which they came up.
#[derive(Clone)]
pub(super) struct Interner<T> {
    values: Vec<T>,
    numbers: HashMap<T, u32>,
}

impl<T: Clone + Eq + Hash> Interner<T> {
    pub(super) fn new() -> Interner<T> {
        Interner { values: Vec::new(), numbers: HashMap::new() }
    }

    /// The number of a value. A value that has none gets the next.
    pub(super) fn number(&mut self, value: T) -> u32 {
        let next = self.values.len() as u32;
        *self.numbers.entry(value).or_insert_with_key(|value| {
            self.values.push(value.clone());
            next
        })
    }
}

impl<T> Index<u32> for Interner<T> {
    type Output = T;

    fn index(&self, number: u32) -> &T {
        &self.values[number as usize]
    }
}
