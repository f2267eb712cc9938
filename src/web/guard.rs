//! The checks that every request passes, and what all of them share.

use super::listen::{Connection, PATIENCE};
use super::page::{self, Reader};
use super::table::LiveTable;
use crate::words::Language;
use crate::words::messages;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use futures_util::FutureExt;
use std::net::SocketAddrV4;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::Semaphore;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 16 * 1024;
/// The most viewers that can watch at the same time.
const MOST_VIEWERS: usize = 64;

/// The content security policy: a page loads only what this server has, and runs no inline scripts.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// The state that all requests share.
#[derive(Clone)]
pub(super) struct Shared {
    pub(super) table: Arc<LiveTable>,
    /// The address of this server.
    pub(super) at: SocketAddrV4,
    /// A permit for each viewer that can watch.
    pub(super) viewers: Arc<Semaphore>,
}

/// Pages behind the tokens and the checks.
pub(super) fn guarded(pages: Router<Shared>, table: Arc<LiveTable>, at: SocketAddrV4) -> Router {
    let shared = Shared { table, at, viewers: Arc::new(Semaphore::new(MOST_VIEWERS)) };
    Router::new()
        .nest("/{token}", pages.clone())
        .nest("/{token}/in/{language}", pages)
        .fallback(not_found)
        .method_not_allowed_fallback(not_found)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(shared.clone(), guard))
        .with_state(shared)
}

/// Lets a request in if it names this server, comes from one of its own pages, and has a valid token.
/// Everything else is answered with the same page, so that a stranger cannot tell what exists.
async fn guard(State(shared): State<Shared>, mut request: Request, next: Next) -> Response {
    let reader = reader(&shared, &request);
    let is_post = request.method() == Method::POST;
    let language = accepted_language(&shared, request.headers());
    if reader.is_some()
        && let Some(Connection(has_token)) = request.extensions().get()
    {
        has_token.store(true, Ordering::Relaxed);
    }

    let mut response = match reader {
        None => not_found().await,
        Some(reader) => {
            request.extensions_mut().insert(reader.clone());
            // A panic ends only its request, not the server.
            let answer = AssertUnwindSafe(next.run(request)).catch_unwind();
            let answered = if is_post {
                // The timeout ends a request whose body does not arrive.
                tokio::time::timeout(PATIENCE, answer)
                    .await
                    .unwrap_or_else(|_| Ok(StatusCode::REQUEST_TIMEOUT.into_response()))
            } else {
                answer.await
            };
            answered.unwrap_or_else(|_| broken(&reader))
        }
    };

    if response.status() == StatusCode::NOT_FOUND {
        response = (StatusCode::NOT_FOUND, Html(page::no_page(language))).into_response();
    }
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (CACHE_CONTROL, "no-store"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The reader that a request comes from; `None` if it may not be answered. Its path is `/TOKEN/…` or
/// `/TOKEN/in/LANGUAGE/…`.
fn reader(shared: &Shared, request: &Request) -> Option<Reader> {
    let headers = request.headers();
    let host = only_value(headers, &HOST)?;
    if !is_host(shared.at, host) {
        return None;
    }
    if headers.contains_key(ORIGIN) && only_value(headers, &ORIGIN)? != format!("http://{host}") {
        return None;
    }

    let mut parts = request.uri().path().split('/').skip(1);
    let role = shared.table.role(parts.next()?)?;
    let language_in_path = match (parts.next(), parts.next()) {
        (Some("in"), Some(tag)) => Some(Language::of_tag(tag)?),
        _ => None,
    };
    Some(shared.table.reader(role, language_in_path, accepted_language(shared, headers)))
}

/// Whether a `Host` is this server's address. Browsers leave out the default port.
pub(super) fn is_host(at: SocketAddrV4, host: &str) -> bool {
    host == at.to_string() || (at.port() == 80 && host == at.ip().to_string())
}

/// The value of a header that occurs exactly once.
fn only_value<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    if values.next().is_some() { None } else { Some(value) }
}

/// The language of a request that has no reader.
fn accepted_language(shared: &Shared, headers: &HeaderMap) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Language::accepted(accepted.unwrap_or_default()).unwrap_or(shared.table.context.language())
}

/// The answer to a request for what is not there.
pub(super) async fn not_found() -> Response {
    StatusCode::NOT_FOUND.into_response()
}

/// The answer to a request that ended in a panic.
fn broken(reader: &Reader) -> Response {
    let says = reader.spoken_to(|| messages::LiveErrorInternal.say());
    (StatusCode::INTERNAL_SERVER_ERROR, says).into_response()
}

/// Runs blocking work, such as disk access, in the reader's language on a thread for such work.
pub(super) async fn blocking(
    reader: Reader,
    work: impl FnOnce(&Reader) -> Response + Send + 'static,
) -> Response {
    let worker = reader.clone();
    tokio::task::spawn_blocking(move || worker.spoken_to(|| work(&worker)))
        .await
        .unwrap_or_else(|_| broken(&reader))
}
