//! Which address the server listens on; this is a module of the library's own tests.

use super::{among, chosen};
use crate::terminal::WRONG_COMMAND_LINE;
use std::net::Ipv4Addr;

const OWN: [Ipv4Addr; 2] = [Ipv4Addr::new(10, 0, 0, 7), Ipv4Addr::new(192, 168, 1, 20)];

#[test]
fn only_this_machine_unless_the_network_is_asked_for() {
    assert_eq!(chosen(None).expect("an address"), Ipv4Addr::LOCALHOST);
}

#[test]
fn the_only_address_or_the_one_that_is_named() {
    assert_eq!(among(None, &OWN[..1]).expect("an address"), OWN[0]);
    assert_eq!(among(Some("192.168.1.20"), &OWN).expect("an address"), OWN[1]);
}

#[test]
fn several_addresses_are_listed_with_exit_code_2() {
    for named in [None, Some("192.168.1.21"), Some("0.0.0.0"), Some("kitchen")] {
        let failure = among(named, &OWN).expect_err("it is not known which");
        assert_eq!(failure.code, WRONG_COMMAND_LINE);
        let says = failure.lines(&|_| Some(String::new())).join(" ");
        assert!(says.contains("10.0.0.7, 192.168.1.20"), "{says}");
    }
}
