//! Panics of single requests; a part of the library's own tests, because no page panics.

use super::*;
use crate::grammar::{Global, Keepers, ServeArgs};
use crate::store::Store;
use crate::terminal::Context;
use crate::terminal::links::{Links, Role};
use crate::web::guard::is_host;
use crate::web::listen;
use crate::web::table::poll;
use futures_util::StreamExt;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tokio::sync::Semaphore;

/// A page that panics while it is put together.
async fn at_once() -> Response {
    panic!("on purpose")
}

/// A page that panics while it is drawn, and holds the game.
async fn drawing(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    blocking(reader, move |_| {
        let _shown = shared.table.shown();
        panic!("on purpose")
    })
    .await
}

/// Serves a table without a game, and two more pages, which panic. Returns its address and a link.
fn serve(folder: &std::path::Path) -> (SocketAddrV4, String) {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    listener.set_nonblocking(true).expect("a socket");
    let SocketAddr::V4(at) = listener.local_addr().expect("an address") else { unreachable!() };
    let context = Context::alone(Global::default(), Some(Store::new(folder)));
    let keep_score = Some(Keepers::Scorer);
    let asked = ServeArgs { lan: None, port: None, keep_score, confirm: false, event: None };
    let table = LiveTable::new(context, &Links::new(), &asked);
    let link = format!("/{}", table.links.token(&Role::Scorer));

    let pages =
        routes().route("/at/once", get(at_once)).route("/draw/ing", get(drawing).post(drawing));
    let pages = guarded(pages.with_state(Shared::of(table.clone())), table, at);
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener).expect("a socket");
            listen::listen(listener, pages, listen::CountedBy::Address).await;
        });
    });
    (at, link)
}

fn answer(at: SocketAddrV4, first: &str, language: &str) -> String {
    let mut stream = TcpStream::connect(at).expect("a connection");
    let head = format!(
        "{first} HTTP/1.1\r\nhost: {at}\r\naccept-language: {language}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: 0\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn a_panic_ends_its_request_and_the_table_goes_on() {
    let folder = tempfile::tempdir().expect("a folder of its own");
    let (at, link) = serve(folder.path());
    for first in ["GET /at/once", "GET /draw/ing", "POST /draw/ing"] {
        let (method, page) = first.split_once(' ').expect("a path");
        for (language, says) in [("en", "fault in Hoyle itself"), ("de", "Fehlers in Hoyle selbst")]
        {
            let said = answer(at, &format!("{method} {link}{page}"), language);
            assert!(said.starts_with("HTTP/1.1 500") && said.contains(says), "{first}: {said}");
            assert!(said.contains("content-security-policy"), "{first}: {said}");
        }
        let said = answer(at, &format!("GET {link}"), "de");
        assert!(said.starts_with("HTTP/1.1 200"), "after {first}: {said}");
    }
}

#[test]
fn a_drawing_that_panics_does_not_end_the_events() {
    let (sender, changes) = watch::channel(0);
    let drawn = Arc::new(AtomicUsize::new(0));
    let draw = move |_| match drawn.fetch_add(1, Ordering::Relaxed) {
        0 => panic!("on purpose"),
        _ => (Bytes::from_static(b"drawn"), 2),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let permit = Arc::new(Semaphore::new(1)).acquire_owned().await.expect("a permit");
        let mut events = Box::pin(events(changes, permit, draw));
        for expected in [&b"event: beat\ndata:\n\n"[..], b"drawn"] {
            sender.send_modify(|changes| *changes += 1);
            assert_eq!(events.next().await, Some(Ok(Bytes::from_static(expected))));
        }
    });
}

/// Browsers leave out the default port.
#[test]
fn only_port_80_may_be_left_out_of_the_host() {
    let ip = Ipv4Addr::new(192, 168, 1, 20);
    for (port, host, is_own) in [
        (80, "192.168.1.20", true),
        (80, "192.168.1.20:80", true),
        (80, "192.168.1.21", false),
        (80, "192.168.1.20:81", false),
        (8700, "192.168.1.20", false),
        (8700, "192.168.1.20:8700", true),
    ] {
        assert_eq!(is_host(SocketAddrV4::new(ip, port), host), is_own, "{port}: {host}");
    }
}

#[test]
fn a_table_that_panics_while_it_is_read_is_read_again() {
    let folder = tempfile::tempdir().expect("a folder of its own");
    let context = Context::alone(Global::default(), Some(Store::new(folder.path())));
    let keep_score = Some(Keepers::Scorer);
    let asked = ServeArgs { lan: None, port: None, keep_score, confirm: false, event: None };
    let table = LiveTable::new(context, &Links::new(), &asked);
    let watching = table.changes();
    let (sender, read) = std::sync::mpsc::channel();
    let polled = Arc::downgrade(&table);
    let polling = thread::spawn(move || {
        poll(&polled, |table| {
            sender.send(()).expect("the test waits");
            // The game is held while this panics.
            let _shown = table.shown();
            panic!("on purpose")
        });
    });
    for _ in 0..2 {
        read.recv().expect("the thread goes on after a panic");
    }
    drop(watching);
    table.refresh();
    drop(table);
    drop(read);
    let _ = polling.join();
}

/// Only a panic that unwinds can be caught.
#[test]
fn no_profile_aborts_on_a_panic() {
    assert!(!include_str!("../../../Cargo.toml").contains("panic = \"abort\""));
}
