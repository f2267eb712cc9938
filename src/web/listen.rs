//! Accepts connections, and limits their number and their time.

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_io_timeout::TimeoutStream;

/// The most connections open at the same time.
const MOST_CONNECTIONS: usize = 256;
/// The most connections open from one address.
const MOST_FROM_ADDRESS: usize = 16;
/// The most connections open from one address that have not shown a link yet, where links are counted: fifty tables of a room
/// may send their results at once.
const MOST_SILENT: usize = 128;
/// How long the head of a request may take to arrive, its body as well, and each write to go out.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 8 * 1024;
/// How long to wait after a failed `accept`, for example when too many files are open.
const PAUSE: Duration = Duration::from_millis(100);

/// The answer to a connection above the limit.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// The valid link that a request on a connection has shown, if any.
#[derive(Clone, Debug, Default)]
pub(super) struct Connection(Arc<OnceLock<String>>);

impl Connection {
    /// Notes the link that a request has shown.
    pub(super) fn shows(&self, link: &str) {
        self.0.get_or_init(|| link.to_owned());
    }
}

/// What has a limited number of connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountedBy {
    /// An address.
    Address,
    /// A link: all phones of a room may have one address.
    Link,
}

/// An open connection.
struct Open {
    from: IpAddr,
    connection: Connection,
    task: JoinHandle<()>,
}

impl Open {
    /// Whether it counts as one more from an address.
    fn is_from(&self, from: IpAddr, counted: CountedBy) -> bool {
        self.from == from && (counted == CountedBy::Address || self.connection.0.get().is_none())
    }
}

/// Accepts and answers connections until the future is dropped. When there are too many, the oldest
/// that has not shown a token gives way to a new one.
pub(super) async fn listen(listener: TcpListener, pages: Router, counted: CountedBy) {
    // The oldest first.
    let mut all: Vec<Open> = Vec::new();
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let from = peer.ip();
        all.retain(|open| !open.task.is_finished());
        if counted == CountedBy::Link {
            end_those_above_the_limit(&mut all);
        }
        let of_address = all.iter().filter(|open| open.is_from(from, counted));
        let most = match counted {
            CountedBy::Address => MOST_FROM_ADDRESS,
            CountedBy::Link => MOST_SILENT,
        };
        let mut has_room = of_address.count() < most;
        if has_room && all.len() >= MOST_CONNECTIONS {
            let silent = all.iter().position(|open| open.connection.0.get().is_none());
            has_room = silent.is_some();
            if let Some(silent) = silent {
                all.remove(silent).task.abort();
            }
        }

        if has_room {
            let connection = Connection::default();
            let task = tokio::spawn(answer(stream, pages.clone(), connection.clone()));
            all.push(Open { from, connection, task });
        } else {
            // Send the 503 if the socket accepts it without blocking.
            let _ = stream.try_write(FULL);
        }
    }
}

/// Ends the oldest connections of each link that has too many.
fn end_those_above_the_limit(all: &mut Vec<Open>) {
    let mut links: HashMap<String, usize> = HashMap::new();
    let mut kept = Vec::new();
    for open in std::mem::take(all).into_iter().rev() {
        let count = open.connection.0.get().map(|link| links.entry(link.clone()).or_default());
        if let Some(count) = count {
            *count += 1;
            if *count > MOST_FROM_ADDRESS {
                open.task.abort();
                continue;
            }
        }
        kept.push(open);
    }
    kept.reverse();
    *all = kept;
}

async fn answer(stream: TcpStream, pages: Router, connection: Connection) {
    // Updates are small and must not wait for each other.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(PATIENCE));
    let pages = TowerToHyperService::new(pages);
    let answered = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(connection.clone());
        pages.call(request)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), answered);
    // An error here means that the other side broke the connection.
    let _ = served.await;
}
