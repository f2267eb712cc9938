//! The address that the server listens on.

#[cfg(test)]
#[path = "../../tests/suite/web/addresses.rs"]
mod tests;

use crate::terminal::{Failure, Result};
use crate::words::messages;
use crate::words::{self, Hint};
use std::net::Ipv4Addr;

/// The address asked for: this machine alone, or one at which its network reaches it.
///
/// # Errors
/// It is none of this machine's, or there is none or more than one to choose from.
pub(super) fn chosen(lan: Option<&Option<String>>) -> Result<Ipv4Addr> {
    lan.map_or(Ok(Ipv4Addr::LOCALHOST), |named| among(named.as_deref(), &own_addresses()))
}

fn among(named: Option<&str>, own: &[Ipv4Addr]) -> Result<Ipv4Addr> {
    match named {
        Some(text) => text
            .parse()
            .ok()
            .filter(|address| own.contains(address))
            .ok_or_else(|| Failure::usage(words::not_own_address(text, &listed(own)))),
        None => match own {
            [only] => Ok(*only),
            [] => Err(Failure::data(messages::LiveErrorNoNetwork.say())),
            several => {
                let failure = Failure::usage(
                    messages::LiveErrorAddressSeveral { addresses: listed(several) }.say(),
                );
                Err(failure
                    .hint(Hint::of_program(messages::HintGiveAddress.say(), "--lan=ADDRESS")))
            }
        },
    }
}

fn listed(addresses: &[Ipv4Addr]) -> String {
    let all: Vec<String> = addresses.iter().map(Ipv4Addr::to_string).collect();
    all.join(", ")
}

/// The addresses at which other machines reach this one, each once, rising.
fn own_addresses() -> Vec<Ipv4Addr> {
    let mut own: Vec<Ipv4Addr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter_map(|interface| match interface.ip() {
            std::net::IpAddr::V4(address) => Some(address),
            std::net::IpAddr::V6(_) => None,
        })
        .filter(|address| !address.is_loopback() && !address.is_link_local())
        .collect();
    own.sort_unstable();
    own.dedup();
    own
}
