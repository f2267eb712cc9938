//! Strangers, and other sites in the same browser.

use super::{NEW, Server};
use crate::common::{Table, skipped};
#[cfg(unix)]
use crate::prompt::console::Console;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

#[test]
fn a_stranger_finds_nothing() {
    let server = Server::at(&Table::after(&[NEW]));
    let mut bodies = std::collections::HashSet::new();
    let mut wrong = server.view.clone();
    let last = wrong.pop().expect("a token");
    wrong.push(if last == 'A' { 'B' } else { 'A' });
    for path in
        ["/", "/favicon.ico", "//", &wrong, &format!("{wrong}/live"), &server.view[..22], "/../"]
    {
        let page = server.get(path);
        assert_eq!(page.status, 404, "{path}");
        assert!(page.body.contains("There is nothing at this link"), "{path}: {}", page.body);
        bodies.insert(page.body);
    }
    // Nor does a viewer find out what a scorer has.
    for path in ["/new", "/nothing"] {
        bodies.insert(server.get(&format!("{}{path}", server.view)).body);
    }
    assert_eq!(bodies.len(), 1, "{bodies:?}");
    // Its own page has it.
    assert_eq!(server.get(&server.view).status, 200);
}

#[test]
fn tokens_have_128_bits_and_differ() {
    let server = Server::at(&Table::after(&[NEW]));
    for path in [&server.view, &server.score] {
        assert_eq!(path.len(), 23, "{path}");
        assert!(
            path[1..].bytes().all(|byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)),
            "{path}"
        );
    }
    assert_ne!(server.view, server.score);
    assert_ne!(server.view, Server::at(&Table::after(&[NEW])).view);
}

#[test]
fn links_stay_the_same_until_they_are_renewed() {
    let table = Table::after(&[NEW]);
    let mut first = Server::at(&table);
    first.kill();
    let again = Server::at(&table);
    assert_eq!((first.at, &first.view, &first.score), (again.at, &again.view, &again.score));
}

#[cfg(unix)]
#[test]
fn only_their_owner_may_read_the_links() {
    use std::os::unix::fs::PermissionsExt;
    let table = Table::after(&[NEW]);
    let _server = Server::at(&table);
    let mode =
        std::fs::metadata(table.path("data/serve.toml")).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

/// The folder is as good as read-only if no file in it may grow.
#[cfg(unix)]
#[test]
fn links_that_stay_the_same_are_served_where_nothing_can_be_written() {
    let table = Table::after(&[NEW]);
    let mut first = Server::at(&table);
    first.kill();
    let before = table.bytes();
    let mut command = table.other(std::path::Path::new("/bin/sh"));
    let serve = "ulimit -f 0; exec \"$0\" serve --keep-score";
    command.args(["-c", serve, env!("CARGO_BIN_EXE_hoyle")]);
    let again = Server::of(command, &["--keep-score"]);
    assert_eq!((first.at, &first.view, &first.score), (again.at, &again.view, &again.score));
    assert_eq!(table.bytes(), before);
}

#[test]
fn damaged_links_are_told_and_kept_for_repair() {
    let table = Table::after(&[NEW]);
    Server::at(&table).kill();
    let kept = std::fs::read_to_string(table.path("data/serve.toml")).expect("links");
    let half = &kept[..kept.len() / 2];
    let shorter = kept.replacen("score = \"", "score = \"x", 1);
    let portless = kept.replacen("port = ", "port = 0 # ", 1);
    for text in ["", half, &shorter, &portless, "port = 1\n", "\0\0\0"] {
        table.write("data/serve.toml", text);
        for line in ["serve", "doctor"] {
            let said = table.refused(3, line);
            let all = said.all();
            let told = crate::common::one_line(&all);
            assert!(told.contains("serve.toml does not have the links"), "{text:?}: {told}");
            assert!(told.contains("New ones are made if you move it away"), "{text:?}: {told}");
            // The links are secret.
            let secret = kept.split('"').nth(1).expect("a token");
            assert!(!all.contains(secret), "{text:?}: {told}");
        }
    }
    table.write("data/serve.toml", &kept);
    table.done("doctor");
}

/// The second one says that the port of the first is in use, and no links are forgotten.
#[test]
fn two_first_servers_at_the_same_time_have_the_same_links() {
    for _ in 0..4 {
        let table = Table::after(&[NEW]);
        let mut servers = Vec::new();
        for _ in 0..4 {
            let mut command = table.command(&["serve"], &table.path(""), Some(80));
            command.stdout(Stdio::piped()).stderr(Stdio::piped());
            servers.push(command.spawn().expect("the program runs"));
        }
        let mut links = Vec::new();
        for server in &mut servers {
            let mut out = BufReader::new(server.stdout.take().expect("a pipe"));
            let mut line = String::new();
            out.read_line(&mut line).expect("UTF-8");
            if !line.is_empty() {
                links.push(line);
            }
        }
        for mut server in servers {
            let _ = server.kill();
            server.wait().expect("it ends");
        }
        assert_eq!(links.len(), 1, "{links:?}");
        let again = Server::with(&table, &[]);
        assert_eq!(links[0], format!("view http://{}{}\n", again.at, again.view));
    }
}

#[test]
fn the_score_is_kept_only_if_asked_for() {
    let table = Table::after(&[NEW]);
    let mut scoring = Server::at(&table);
    scoring.kill();
    let server = Server::with(&table, &[]);
    assert_eq!(server.get(&scoring.score).status, 404);
    assert!(!server.get(&server.view).body.contains("<form"));
    let post = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n";
    assert_eq!(server.ask(&format!("POST {}", server.view), post, "line=undo").status, 404);
}

#[test]
fn a_viewer_cannot_record() {
    let table = Table::after(&[NEW, "bid 0"]);
    let server = Server::at(&table);
    let before = table.bytes();
    let post = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 28\r\n";
    let page = server.ask(&format!("POST {}", server.view), post, "game=friday&last=1&line=undo");
    assert_eq!(page.status, 404);
    assert_eq!(server.get(&format!("{}/new", server.view)).status, 404);
    assert_eq!(table.bytes(), before);
}

#[test]
fn another_host_or_origin_finds_nothing() {
    let table = Table::after(&[NEW, "bid 0"]);
    let server = Server::at(&table);
    let at = server.at;
    let port = at.port();
    let view = &server.view;
    // Names that an attacker made resolve to this machine.
    for host in [format!("evil.example:{port}"), "127.0.0.1".into(), format!("localhost:{port}")] {
        let mut stream = server.connect();
        let request = format!("GET {view} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        std::io::Write::write_all(&mut stream, request.as_bytes()).expect("it is sent");
        assert_eq!(super::read(stream).status, 404, "{host}");
    }
    let form = "game=friday&last=1&line=undo";
    for origin in ["http://evil.example", "null", &format!("https://{at}")] {
        let head = format!(
            "origin: {origin}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n",
            form.len()
        );
        assert_eq!(
            server.ask(&format!("POST {}", server.score), &head, form).status,
            404,
            "{origin}"
        );
        assert_eq!(
            server.ask(&format!("GET {view}"), &format!("origin: {origin}\r\n"), "").status,
            404
        );
    }
    assert_eq!(table.json("status")["entries"], 1);
}

#[test]
fn every_answer_says_what_it_may_load_and_sets_no_cookie() {
    let server = Server::at(&Table::after(&[NEW]));
    let Server { view, score, .. } = &server;
    for path in [
        "/",
        view,
        score,
        &format!("{view}/log"),
        &format!("{view}/live.js"),
        &format!("{score}/new"),
    ] {
        let head = server.get(path).head.to_lowercase();
        for wanted in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: same-origin",
            "cache-control: no-store",
        ] {
            assert!(head.contains(wanted), "{path}: {head}");
        }
        for unwanted in ["set-cookie", "access-control", "unsafe-inline", "unsafe-eval"] {
            assert!(!head.contains(unwanted), "{path}: {head}");
        }
    }
    // The policy would block inline styles and scripts.
    let page = server.get(score).body;
    assert!(!page.contains("style=\"") && !page.contains("onclick") && !page.contains("<style"));
}

#[test]
fn names_are_text() {
    let new = "new romanian '<b>Igor</b>' '\"&amp;' Dunja Ana --dealer Ana --title '<script>alert(1)</script>'";
    let server = Server::at(&Table::after(&[new, "bid 0 0 0 0"]));
    for path in ["", "/log", "/deal/1", "/new"] {
        let page = server.get(&format!("{}{path}", server.score));
        assert_eq!(page.status, 200, "{path}");
        assert!(!page.body.contains("<b>Igor") && !page.body.contains("<script>alert"), "{path}");
    }
    assert!(server.get(&server.view).body.contains("&#60;b&#62;Igor"));
}

#[test]
fn nothing_that_is_printed_names_a_link() {
    let table = Table::after(&[NEW]);
    let mut server = Server::at(&table);
    server.get(&server.view);
    server.get(&format!("{}/nothing", server.score));
    server.get(&format!("{}x", server.view));
    server.line(0, "bid 0");
    server.line(0, "bid 7");
    server.ask(&format!("POST {}", server.view), "content-length: x\r\n", "");
    server.kill();
    let said = std::fs::read_to_string(&server.said).expect("text");
    for token in [&server.view, &server.score] {
        assert!(!said.contains(&token[1..]), "{said}");
    }
}

#[test]
fn the_viewers_code_fits_40_columns_below_what_it_is_for() {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").expect("a socket");
    // Connecting sends nothing. The address is one for documentation.
    let is_reachable = socket.connect("192.0.2.1:9").is_ok();
    let address = socket.local_addr().expect("an address").ip();
    if !is_reachable || address.is_loopback() || address.is_unspecified() {
        skipped("the viewers' code", "this machine has no address in a network");
        return;
    }

    let table = Table::after(&[NEW]);
    let lan = format!("--lan={address}");
    let mut server = Server::with(&table, &[&lan]);
    server.get(&server.view);
    server.kill();
    let said = std::fs::read_to_string(&server.said).expect("text");
    assert!(said.contains("To watch\n"), "{said}");
    let code = said.lines().filter(|line| line.contains(['█', '▀', '▄']));
    let widths: Vec<usize> = code.map(|line| line.chars().count()).collect();
    assert!(widths.len() > 10 && widths.iter().all(|width| *width <= 40), "{said}");
}

/// A shell stops a program that changes the terminal's modes in the background.
#[cfg(unix)]
#[test]
fn it_serves_in_the_background_of_a_shell() {
    let table = Table::after(&[NEW]);
    let mut shell = table.other(std::path::Path::new("/bin/sh"));
    shell.args([
        "-m",
        "-c",
        "trap 'kill $!' EXIT HUP TERM; \"$0\" serve & read -r line",
        env!("CARGO_BIN_EXE_hoyle"),
    ]);
    shell.env("TERM", "xterm").stdin(Stdio::inherit());
    let mut console = Console::of(shell);
    console.sees("view http://");
    let rest = console.sees("\n");
    let (at, path) = rest.trim().split_once('/').expect("a path");
    console.sees("Let phones connect");
    let mut stream = std::net::TcpStream::connect(at).expect("a connection");
    stream.set_read_timeout(Some(crate::common::PATIENCE)).expect("a timeout");
    let request = format!("GET /{path} HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n\r\n");
    std::io::Write::write_all(&mut stream, request.as_bytes()).expect("it is sent");
    let status = super::read(stream).status;
    // The shell ends its server with itself.
    console.types("");
    console.ends();
    assert_eq!(status, 200);
}

/// Waits for the scorer's link, and returns its token.
#[cfg(unix)]
fn printed_token(console: &mut Console) -> String {
    console.sees("score http://127.0.0.1:");
    let rest = console.sees("\n");
    let (_, token) = rest.trim().split_once('/').expect("a path");
    token.to_owned()
}

#[cfg(unix)]
#[test]
fn keys_show_the_scorers_code_and_renew_the_links() {
    let table = Table::after(&[NEW]);
    let mut console = Console::at(&table, "serve --keep-score --symbols unicode");
    let first = printed_token(&mut console);
    // A phone cannot follow a link of this machine alone, so no code is shown.
    let before = console.sees("Let phones connect: hoyle serve --lan");
    // The console shows the bytes of a sign one by one.
    let block = "\u{e2}\u{96}\u{80}";
    assert!(!before.contains(block), "{before}");
    console.sees("s shows the scorer's code; n makes new links");
    console.keys("s");
    console.sees(block);
    console.keys("n");
    let second = printed_token(&mut console);
    assert_ne!(first, second);
    console.keys("q");
    console.ends();
    // The next server has the new links.
    assert_eq!(Server::at(&table).score[1..], second);
}
