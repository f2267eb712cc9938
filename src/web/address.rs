//! The address that the server listens on.

#[cfg(test)]
#[path = "../../tests/suite/web/addresses.rs"]
mod tests;

use crate::terminal::{Failure, Result};
use crate::words::messages;
use crate::words::{self, Hint};
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};

/// Resolves `--lan[=ADDRESS]`: loopback without the option, otherwise an address of this machine that
/// other machines in its network can reach.
///
/// # Errors
/// The given address does not belong to this machine; or none is given and there is not exactly one.
pub(super) fn chosen(lan: Option<&Option<String>>) -> Result<Ipv4Addr> {
    match lan {
        None => Ok(Ipv4Addr::LOCALHOST),
        Some(named) => among(named.as_deref(), &own_addresses()),
    }
}

fn among(named: Option<&str>, own: &[Ipv4Addr]) -> Result<Ipv4Addr> {
    if let Some(text) = named {
        return match text.parse() {
            Ok(address) if own.contains(&address) => Ok(address),
            _ => Err(Failure::usage(words::not_own_address(text, &listed(own)))),
        };
    }

    match own {
        [only] => Ok(*only),
        [] => Err(Failure::data(messages::LiveErrorNoNetwork.say())),
        several => Err(Failure::usage(
            messages::LiveErrorAddressSeveral { addresses: listed(several) }.say(),
        )
        .hint(Hint::of_program(messages::HintGiveAddress.say(), "--lan=ADDRESS"))),
    }
}

fn listed(addresses: &[Ipv4Addr]) -> String {
    let all: Vec<String> = addresses.iter().map(Ipv4Addr::to_string).collect();
    all.join(", ")
}

/// The IPv4 addresses at which other machines reach this one, each once, in ascending order.
fn own_addresses() -> Vec<Ipv4Addr> {
    let mut own = BTreeSet::new();
    for interface in if_addrs::get_if_addrs().unwrap_or_default() {
        if let IpAddr::V4(address) = interface.ip()
            && !address.is_loopback()
            && !address.is_link_local()
        {
            own.insert(address);
        }
    }
    own.into_iter().collect()
}
