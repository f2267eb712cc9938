//! Connections: how many there may be, and how long they may take.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;

/// The most connections at the same time.
const MOST_CONNECTIONS: usize = 256;
/// The most of them from one address.
const MOST_FROM_ADDRESS: usize = 16;
/// How long the beginning of a request may take to arrive, its body, and a write to go out.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// The longest beginning of a request, in bytes.
const LONGEST_HEAD: usize = 8 * 1024;
/// How long to wait when the system has no connection to give, as when too many files are open.
const PAUSE: Duration = Duration::from_millis(100);

/// What is answered to one connection too many.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// The connections, by address.
#[derive(Clone, Debug, Default)]
struct Places(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// The place of a connection, free again when this is dropped.
#[derive(Debug)]
struct Place {
    places: Places,
    address: IpAddr,
}

impl Places {
    fn take(&self, address: IpAddr) -> Option<Place> {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = taken.get(&address).copied().unwrap_or_default();
        if own >= MOST_FROM_ADDRESS || taken.values().sum::<usize>() >= MOST_CONNECTIONS {
            return None;
        }
        taken.insert(address, own + 1);
        Some(Place { places: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = taken.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

/// Answers connections until this is dropped.
pub(super) async fn listen(listener: TcpListener, pages: Router) {
    let places = Places::default();
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        match places.take(peer.ip()) {
            Some(place) => drop(tokio::spawn(answer(stream, pages.clone(), place))),
            // It is told why if it can be told at once.
            None => drop(stream.try_write(FULL)),
        }
    }
}

async fn answer(stream: TcpStream, pages: Router, _place: Place) {
    // Updates are small and must not wait for each other.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(PATIENCE));
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(pages));
    // Whoever broke the connection knows.
    let _ = served.await;
}
