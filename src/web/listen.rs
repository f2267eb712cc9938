//! Accepts connections, and limits their number and their time.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
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

/// Accepts and answers connections until the future is dropped.
pub(super) async fn listen(listener: TcpListener, pages: Router) {
    // Each open connection holds a copy of the permit of its address.
    let mut permits: HashMap<IpAddr, Arc<()>> = HashMap::new();
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        permits.retain(|_, permit| Arc::strong_count(permit) > 1);
        let open: usize = permits.values().map(|permit| Arc::strong_count(permit) - 1).sum();
        let permit = permits.entry(peer.ip()).or_default();
        if open < MOST_CONNECTIONS && Arc::strong_count(permit) <= MOST_FROM_ADDRESS {
            tokio::spawn(answer(stream, pages.clone(), permit.clone()));
        } else {
            // Send the 503 if the socket accepts it without blocking.
            let _ = stream.try_write(FULL);
        }
    }
}

async fn answer(stream: TcpStream, pages: Router, _permit: Arc<()>) {
    // Updates are small and must not wait for each other.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(PATIENCE));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(pages));
    // An error here means that the other side broke the connection.
    let _ = connection.await;
}
