//! Which address the server listens on; this is a module of the library's own tests.

use super::{Reach, among, chosen};
use crate::terminal::WRONG_COMMAND_LINE;
use std::net::Ipv4Addr;

const OWN: [Ipv4Addr; 2] = [Ipv4Addr::new(10, 0, 0, 7), Ipv4Addr::new(192, 168, 1, 20)];

#[test]
fn only_this_machine_unless_the_network_is_asked_for() {
    assert_eq!(chosen(None).expect("an address").0, Ipv4Addr::LOCALHOST);
}

#[test]
fn the_only_address_or_the_one_that_is_named() {
    assert_eq!(among(None, &OWN[..1], None).expect("an address").0, OWN[0]);
    let named = among(Some("192.168.1.20"), &OWN, Some(OWN[0])).expect("an address");
    assert_eq!(named, (OWN[1], None));
}

#[test]
fn of_several_that_of_the_default_route() {
    let (address, remark) = among(None, &OWN, Some(OWN[1])).expect("an address");
    assert_eq!(address, OWN[1]);
    let remark = remark.expect("a remark");
    assert!(
        remark.contains("192.168.1.20, the address") && remark.contains(": 10.0.0.7."),
        "{remark}"
    );
    // The route may lead through a network that is left out.
    among(None, &OWN, Some(Ipv4Addr::new(169, 254, 0, 1))).expect_err("it is not known which");
}

#[test]
fn several_addresses_are_listed_with_exit_code_2() {
    for named in [None, Some("192.168.1.21"), Some("0.0.0.0"), Some("kitchen")] {
        let failure = among(named, &OWN, None).expect_err("it is not known which");
        assert_eq!(failure.code, WRONG_COMMAND_LINE);
        let says = failure.lines(&|_| Some(String::new())).join(" ");
        assert!(says.contains("10.0.0.7, 192.168.1.20"), "{says}");
    }
}

#[test]
fn a_lost_address_is_told_once_and_so_is_its_return() {
    let at = Ipv4Addr::new(192, 168, 1, 20);
    let other = Ipv4Addr::new(10, 0, 0, 7);
    let mut reach = Reach::default();
    assert_eq!(reach.news(at, vec![at, other]), None);
    let lost = reach.news(at, vec![other]).expect("news");
    assert!(
        lost.contains("no longer") && lost.contains("192.168.1.20") && lost.contains("10.0.0.7")
    );
    assert_eq!(reach.news(at, Vec::new()), None);
    assert!(reach.news(at, vec![at]).is_some_and(|news| news.contains("again")));
}
