//! Nothing here uses the network.

use crate::common::repository;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Crates for network access, and those that such crates depend on. Not `mio`: the terminal crate
/// uses it only to wait for keys and resize signals.
const OF_NETWORKS: [&str; 27] = [
    "async-std",
    "attohttpc",
    "curl",
    "curl-sys",
    "h2",
    "hickory-resolver",
    "http",
    "hyper",
    "isahc",
    "minreq",
    "native-tls",
    "net2",
    "openssl",
    "openssl-sys",
    "quinn",
    "reqwest",
    "ring",
    "rustls",
    "smol",
    "socket2",
    "surf",
    "tokio",
    "tungstenite",
    "ureq",
    "url",
    "webbrowser",
    "webpki",
];

/// Returns the dependencies of each crate in the lock file.
fn locked() -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(repository("Cargo.lock")).expect("a lock file");
    let lock: toml::Table = text.parse().expect("TOML");
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in lock["package"].as_array().expect("packages") {
        let name = package["name"].as_str().expect("a name").to_owned();
        let rests_on = package.get("dependencies").and_then(toml::Value::as_array);
        let rests_on = rests_on.into_iter().flatten().filter_map(toml::Value::as_str);
        // All versions of a crate are combined.
        let names = rests_on.filter_map(|it| it.split(' ').next()).map(str::to_owned);
        found.entry(name).or_default().extend(names);
    }
    found
}

/// Returns the crates of the program, without those used only by tests.
fn shipped() -> BTreeSet<String> {
    let text = std::fs::read_to_string(repository("Cargo.toml")).expect("a manifest");
    let manifest: toml::Table = text.parse().expect("TOML");
    let mut tables = vec![manifest["dependencies"].as_table().expect("a table")];
    let targets = manifest["target"].as_table().into_iter().flat_map(|table| table.values());
    tables.extend(targets.filter_map(|target| target.get("dependencies")?.as_table()));
    let mut next: Vec<String> =
        tables.into_iter().flat_map(|table| table.keys().cloned()).collect();
    let locked = locked();
    let mut found = BTreeSet::new();
    while let Some(name) = next.pop() {
        let rests_on = locked.get(&name).unwrap_or_else(|| panic!("{name} is locked"));
        if found.insert(name) {
            next.extend(rests_on.iter().cloned());
        }
    }
    found
}

#[test]
fn no_dependency_uses_the_network() {
    let shipped = shipped();
    assert!(shipped.contains("clap_builder") && shipped.len() > 50, "{shipped:?}");
    let found: Vec<&str> = OF_NETWORKS.into_iter().filter(|name| shipped.contains(*name)).collect();
    assert_eq!(found, <[&str; 0]>::default());
    // The schema validator of the tests must not fetch anything either.
    assert!(!locked().contains_key("reqwest"));
}

#[test]
fn no_source_uses_a_socket() {
    fn walk(folder: &Path) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            for word in ["std::net", "TcpStream", "UdpSocket", "UnixStream", "ToSocketAddrs"] {
                assert!(!text.contains(word), "{} names {word}", path.display());
            }
        }
    }
    walk(&repository("src"));
}
