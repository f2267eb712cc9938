//! Huge requests, slow ones, and very many.

use super::{Events, NEW, Server, read, until};
use crate::common::{Table, evening};
use socket2::{Domain, Socket, Type};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};

fn loopback(last: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 0, last)
}

/// Whether the server has closed a connection.
fn is_closed(stream: &mut TcpStream) -> bool {
    stream.set_nonblocking(true).expect("a socket");
    let mut byte = [0; 4096];
    match stream.read(&mut byte) {
        Ok(0) => true,
        Ok(_) => false,
        Err(error) => error.kind() != std::io::ErrorKind::WouldBlock,
    }
}

#[test]
fn a_huge_body_or_head_is_refused() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let before = table.bytes();
    let long = "x".repeat(17 * 1024);
    let page =
        server.press(&[("game", "friday"), ("last", "0"), ("line", "note"), ("word", &long)]);
    assert_eq!(page.status, 413);
    let page = server.ask(
        &format!("GET {}", server.view),
        &format!("x-long: {}\r\n", "x".repeat(9000)),
        "",
    );
    assert_eq!(page.status, 431);
    assert_eq!(table.bytes(), before);
    assert_eq!(server.get(&server.view).status, 200);
}

#[test]
fn a_request_that_never_ends_is_given_up() {
    let server = Server::at(&Table::after(&[NEW]));
    let mut head = server.connect();
    head.write_all(b"GET / HTTP/1.1\r\nhost:").expect("it is sent");
    let mut idle = server.connect();
    let mut body = server.connect();
    let request = format!(
        "POST {} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
         content-length: 100\r\n\r\nline",
        server.score, server.at
    );
    body.write_all(request.as_bytes()).expect("it is sent");
    // Others are answered meanwhile.
    assert_eq!(server.get(&server.view).status, 200);
    until("a head in pieces is given up", || is_closed(&mut head));
    until("a connection without a request is given up", || is_closed(&mut idle));
    body.set_nonblocking(false).expect("a socket");
    assert_eq!(read(body).status, 408);
}

#[test]
fn no_address_has_more_than_its_share_of_connections() {
    let server = Server::at(&Table::after(&[NEW]));
    let mut held: Vec<TcpStream> = (0..16).map(|_| server.connect()).collect();
    // All of them are there once the last is answered.
    let last = held.pop().expect("a connection");
    held.push(server.connect_from(loopback(2)));
    let another = server.connect();
    assert!([0, 503].contains(&status(&server, another)));
    assert_eq!(status(&server, last), 200);
    // Other addresses are not affected, and a connection that is closed makes room for another.
    assert_eq!(status(&server, server.connect_from(loopback(3))), 200);
    until("there is room", || status(&server, server.connect()) == 200);
}

/// Asks for the viewers' page on a connection; 0 if the server closes it first.
fn status(server: &Server, mut stream: TcpStream) -> u16 {
    let request =
        format!("GET {} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.view, server.at);
    // A connection above the limit may be closed before it asks.
    let _ = stream.write_all(request.as_bytes());
    read(stream).status
}

#[test]
fn there_are_never_more_than_256_connections() {
    let server = Server::at(&Table::after(&[NEW]));
    let held: Vec<TcpStream> =
        (0..256).map(|number| server.connect_from(loopback(2 + (number / 16) as u8))).collect();
    // Those who have shown no token give way to those who do.
    let from = loopback(100);
    assert_eq!(status(&server, server.connect_from(from)), 200);
    drop(held);

    let mut held = Vec::new();
    let request = format!("GET {}/icon.svg HTTP/1.1\r\nhost: {}\r\n\r\n", server.view, server.at);
    for number in 0..256 {
        let mut stream = server.connect_from(loopback(2 + (number / 16) as u8));
        stream.write_all(request.as_bytes()).expect("it is sent");
        stream.read_exact(&mut [0; 12]).expect("an answer");
        held.push(stream);
    }
    assert!([0, 503].contains(&status(&server, server.connect_from(from))));
    drop(held);
    until("there is room again", || status(&server, server.connect_from(from)) == 200);
}

#[test]
fn at_most_64_watch_at_a_time() {
    let server = Server::at(&Table::after(&[NEW]));
    let mut watching: Vec<Events> =
        (0..64).map(|number| server.listen(loopback(2 + number / 8))).collect();
    assert_eq!(server.get(&format!("{}/live", server.view)).status, 503);
    assert_eq!(server.get(&server.view).status, 200);
    drop(watching.split_off(63));
    until("a place is free", || {
        let mut stream = server.connect();
        let request = format!("GET {}/live HTTP/1.1\r\nhost: {}\r\n\r\n", server.view, server.at);
        stream.write_all(request.as_bytes()).expect("it is sent");
        let mut status = [0; 12];
        stream.read_exact(&mut status).is_ok_and(|()| status.ends_with(b"200"))
    });
}

/// More pages than a system keeps for a reader who does not read.
#[cfg(target_os = "linux")]
const PAGES: usize = 600;

#[cfg(target_os = "linux")]
#[test]
fn a_viewer_who_does_not_read_is_dropped_and_others_go_on() {
    // A whole evening makes each page large, so that soon no system keeps more of them.
    let mut lines = evening("romanian-evening");
    lines[0] += " --id friday";
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let table = Table::after(&lines);
    let server = Server::at(&table);
    let files = format!("/proc/{}/fd", server.child.id());
    let open_files = || std::fs::read_dir(&files).expect("its files").count();
    let mut reader = server.listen(loopback(2));
    let sleeper = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
    sleeper.set_recv_buffer_size(4096).expect("a size");
    sleeper.connect(&SocketAddr::from(server.at).into()).expect("a connection");
    let mut sleeper = TcpStream::from(sleeper);
    let request = format!("GET {} HTTP/1.1\r\nhost: {}\r\n\r\n", server.view, server.at);
    sleeper.write_all(request.repeat(PAGES).as_bytes()).expect("they are sent");
    sleeper.read_exact(&mut [0; 12]).expect("an answer");
    let with_sleeper = open_files();
    let mut entries = lines.len() - 1;
    until("the connection is dropped", || {
        let line = if (entries + 1 - lines.len()).is_multiple_of(2) { "undo" } else { "redo" };
        assert_eq!(server.line(entries, line).status, 303);
        entries += 1;
        reader.wait_for(&format!("friday.{entries}"));
        open_files() < with_sleeper
    });
    drop(sleeper);
}
