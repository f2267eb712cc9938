//! Accepts connections, and limits their number and their time.

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_io_timeout::TimeoutStream;

/// The most connections open at the same time.
const MOST_CONNECTIONS: usize = 256;
/// The most connections open from one address.
const MOST_FROM_ADDRESS: usize = 16;
/// How long the head of a request may take to arrive, its body as well, and each write to go out.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 8 * 1024;
/// How long to wait after a failed `accept`, for example when too many files are open.
const PAUSE: Duration = Duration::from_millis(100);

/// The answer to a connection above the limit.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// Whether a request on a connection has shown a valid token.
#[derive(Clone, Debug, Default)]
pub(super) struct Connection(pub(super) Arc<AtomicBool>);

/// An open connection.
struct Open {
    from: IpAddr,
    connection: Connection,
    task: JoinHandle<()>,
}

/// Accepts and answers connections until the future is dropped. When there are too many, the oldest
/// that has not shown a token gives way to a new one.
pub(super) async fn listen(listener: TcpListener, pages: Router) {
    // The oldest first.
    let mut all: Vec<Open> = Vec::new();
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let from = peer.ip();
        all.retain(|open| !open.task.is_finished());
        let mut has_room = all.iter().filter(|open| open.from == from).count() < MOST_FROM_ADDRESS;
        if has_room && all.len() >= MOST_CONNECTIONS {
            let silent = all.iter().position(|open| !open.connection.0.load(Ordering::Relaxed));
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
