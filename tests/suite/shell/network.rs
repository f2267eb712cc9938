//! Nothing but the live table uses the network.

use crate::common::repository;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Crates for network access, and those that such crates depend on. Not `mio`: the terminal crate
/// uses it only to wait for keys and resize signals.
const OF_NETWORKS: [&str; 30] = [
    "async-std",
    "attohttpc",
    "axum",
    "curl",
    "curl-sys",
    "h2",
    "hickory-resolver",
    "http",
    "hyper",
    "hyper-util",
    "if-addrs",
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
        let rests_on = package
            .get("dependencies")
            .and_then(toml::Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(toml::Value::as_str);
        // All versions of a crate are combined.
        let names = rests_on.filter_map(|name| name.split(' ').next()).map(str::to_owned);
        found.entry(name).or_default().extend(names);
    }
    found
}

/// Returns the crates of the program without those used only by tests, with a feature or without it.
fn shipped(left_out: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(repository("Cargo.toml")).expect("a manifest");
    let manifest: toml::Table = text.parse().expect("TOML");
    let mut tables = vec![manifest["dependencies"].as_table().expect("a table")];
    let targets = manifest["target"].as_table().into_iter().flat_map(|table| table.values());
    tables.extend(targets.filter_map(|target| target.get("dependencies")?.as_table()));
    let features = manifest["features"].as_table().expect("a table");
    let brings = |feature: &str, name: &str| {
        let brought = features.get(feature).and_then(toml::Value::as_array);
        brought.is_some_and(|all| {
            all.iter().any(|feature| feature.as_str() == Some(&format!("dep:{name}")))
        })
    };
    let mut next: Vec<String> =
        tables.into_iter().flat_map(|table| table.keys().cloned()).collect();
    next.retain(|name| !brings(left_out, name));
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

fn of_networks(shipped: &BTreeSet<String>) -> Vec<&'static str> {
    OF_NETWORKS.into_iter().filter(|name| shipped.contains(*name)).collect()
}

#[test]
fn without_serve_no_dependency_uses_the_network() {
    let shipped = shipped("serve");
    assert!(shipped.contains("clap_builder") && shipped.len() > 50, "{shipped:?}");
    assert_eq!(of_networks(&shipped), <[&str; 0]>::default());
    // The schema validator of the tests must not fetch anything either.
    assert!(!locked().contains_key("reqwest"));
}

#[test]
fn with_serve_nothing_asks_the_network_for_anything() {
    let server = ["axum", "http", "hyper", "hyper-util", "if-addrs", "socket2", "tokio"];
    assert_eq!(of_networks(&shipped("none")), server);
}

#[test]
fn only_the_web_uses_a_socket() {
    fn walk(folder: &Path) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                if path != repository("src/web") {
                    walk(&path);
                }
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            for word in [
                "std::net",
                "TcpStream",
                "UdpSocket",
                "UnixStream",
                "ToSocketAddrs",
                "tokio",
                "axum",
            ] {
                assert!(!text.contains(word), "{} names {word}", path.display());
            }
        }
    }
    walk(&repository("src"));
}
