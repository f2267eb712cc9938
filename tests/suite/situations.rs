//! What people who keep score ran into, with what the program answers.

use crate::common::console::{self, Manner};
use crate::common::repository;

#[test]
fn every_situation_is_answered_as_the_page_has_it() {
    let page = repository("tests/situations.md");
    console::check(&page, Manner { cwd: None, width: Some(80), gallery: false });
}
