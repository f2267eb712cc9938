//! The `hoyle` program: a door to the library.

fn main() {}
