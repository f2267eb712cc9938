//! The checks that every request passes, and what all of them share.

use super::listen::{Connection, PATIENCE};
use super::page;
use super::reader::Reader;
use crate::terminal::Context;
use crate::terminal::links::{Links, Role};
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
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 16 * 1024;
/// The content security policy: a page loads only what this server has, and runs no inline scripts.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// What a server shows: a game, or an event.
pub(super) trait Served: Send + Sync {
    /// The context of the server.
    fn context(&self) -> &Context;

    /// The links to its pages.
    fn links(&self) -> &Links;

    /// The role that a token grants on this server, if any.
    fn role(&self, token: &str) -> Option<Role>;

    /// Reads it again if it has changed, and notifies all who watch.
    fn refresh(&self);

    /// Whether somebody waits for changes.
    fn is_watched(&self) -> bool;
}

/// What is behind the guard, and the address of the server.
#[derive(Clone)]
struct Door {
    served: Arc<dyn Served>,
    at: SocketAddrV4,
}

/// Pages behind the tokens and the checks.
pub(super) fn guarded(pages: Router, served: Arc<dyn Served>, at: SocketAddrV4) -> Router {
    let door = Door { served, at };
    Router::new()
        .nest("/{token}", pages.clone())
        .nest("/{token}/in/{language}", pages)
        .fallback(not_found)
        .method_not_allowed_fallback(not_found)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(door, guard))
}

/// Lets a request in if it names this server, comes from one of its own pages, and has a valid token.
/// Everything else is answered with the same page, so that a stranger cannot tell what exists.
async fn guard(State(door): State<Door>, mut request: Request, next: Next) -> Response {
    let reader = reader(&door, &request);
    let is_post = request.method() == Method::POST;
    let language = accepted_language(&door, request.headers());
    if let Some(reader) = &reader
        && let Some(connection) = request.extensions().get::<Connection>()
    {
        connection.shows(&reader.table);
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
fn reader(door: &Door, request: &Request) -> Option<Reader> {
    let headers = request.headers();
    let host = only_value(headers, &HOST)?;
    if !is_host(door.at, host) {
        return None;
    }
    if headers.contains_key(ORIGIN) && only_value(headers, &ORIGIN)? != format!("http://{host}") {
        return None;
    }

    let mut parts = request.uri().path().split('/').skip(1);
    let token = parts.next()?;
    let role = door.served.role(token)?;
    let table = format!("/{token}");
    if let (Some("in"), Some(tag)) = (parts.next(), parts.next()) {
        let language = Language::of_tag(tag)?;
        let base = format!("{table}/in/{}", language.tag());
        return Some(Reader { table, base, role, language, home: None });
    }
    let language = accepted_language(door, headers);
    Some(Reader { base: table.clone(), table, role, language, home: None })
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
fn accepted_language(door: &Door, headers: &HeaderMap) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Language::accepted(accepted.unwrap_or_default()).unwrap_or(door.served.context().language())
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

/// Locks what may have been left by a panic, which has been reported.
pub(super) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
