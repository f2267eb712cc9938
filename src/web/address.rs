//! The address that the server listens on.

#[cfg(test)]
#[path = "../../tests/suite/web/addresses.rs"]
mod tests;

use crate::terminal::{Failure, Result};
use crate::words::messages;
use crate::words::{self, Hint};
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// Resolves `--lan[=ADDRESS]`: loopback without the option, otherwise an address of this machine that
/// other machines in its network can reach. Of several, it is that of the default route, with a remark
/// that lists the others.
///
/// # Errors
/// The given address does not belong to this machine; or none is given and there is no default route to
/// choose by.
pub(super) fn chosen(lan: Option<&Option<String>>) -> Result<(Ipv4Addr, Option<String>)> {
    match lan {
        None => Ok((Ipv4Addr::LOCALHOST, None)),
        Some(named) => among(named.as_deref(), &own_addresses(), of_default_route()),
    }
}

fn among(
    named: Option<&str>,
    own: &[Ipv4Addr],
    default: Option<Ipv4Addr>,
) -> Result<(Ipv4Addr, Option<String>)> {
    if let Some(text) = named {
        return match text.parse() {
            Ok(address) if own.contains(&address) => Ok((address, None)),
            _ => Err(Failure::usage(words::not_own_address(text, &listed(own)))),
        };
    }

    if let Some(default) = default
        && own.len() > 1
        && own.contains(&default)
    {
        let others: Vec<Ipv4Addr> =
            own.iter().copied().filter(|address| *address != default).collect();
        let address = default.to_string();
        let remark = messages::LiveServeAddress { address, others: listed(&others) }.say();
        return Ok((default, Some(remark)));
    }
    match own {
        [only] => Ok((*only, None)),
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

/// The address from which this machine reaches others outside its networks. Connecting a UDP socket
/// sends nothing; the destination is an address that is reserved for documentation.
fn of_default_route() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) => Some(address),
        IpAddr::V6(_) => None,
    }
}

/// Whether phones can reach the server, as it was last looked at.
#[derive(Debug, Default)]
pub(super) struct Reach {
    is_lost: bool,
}

impl Reach {
    /// What to say if this machine has lost the address of the server since, or has it again.
    pub(super) fn news(&mut self, at: Ipv4Addr, own: Vec<Ipv4Addr>) -> Option<String> {
        let is_lost = !own.contains(&at);
        if is_lost == self.is_lost {
            return None;
        }
        self.is_lost = is_lost;
        let address = at.to_string();
        Some(if is_lost {
            messages::LiveServeLost { address, others: listed(&own) }.say()
        } else {
            messages::LiveServeFound { address }.say()
        })
    }
}

/// The IPv4 addresses at which other machines reach this one, each once, in ascending order.
pub(super) fn own_addresses() -> Vec<Ipv4Addr> {
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
