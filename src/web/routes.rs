//! The paths of the pages, and the checks that every request passes.

#[cfg(test)]
#[path = "../../tests/suite/web/panics.rs"]
mod tests;

use super::acts::{self, SentAct};
use super::listen::{Connection, PATIENCE};
use super::page::{self, Reader, RefusedNew};
use super::press::{Press, Pressed};
use super::table::LiveTable;
use crate::history::History;
use crate::terminal::{AGAINST_THE_RULES, Failure};
use crate::words::Language;
use crate::words::messages;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Extension, Form, Path, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, LOCATION, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use futures_util::{FutureExt, Stream, stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::net::SocketAddrV4;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 16 * 1024;
/// The most viewers that can watch at the same time.
const MOST_VIEWERS: usize = 64;
/// How often to send a heartbeat to viewers between events: the page's script says so if it misses one
/// for more than a second.
const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// A heartbeat.
const BEAT: Bytes = Bytes::from_static(b"event: beat\ndata:\n\n");

/// The content security policy: a page loads only what this server has, and runs no inline scripts.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// The static files: the name, content type and content of each.
const FILES: [(&str, &str, &[u8]); 4] = [
    (
        "page.css",
        "text/css; charset=utf-8",
        concat!(
            include_str!("../../templates/page.css"),
            include_str!("../../templates/chart.css"),
            include_str!("../../templates/live/live.css")
        )
        .as_bytes(),
    ),
    ("live.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/live/live.js")),
    ("icon.svg", "image/svg+xml", include_bytes!("../../templates/live/icon.svg")),
    ("icon.png", "image/png", include_bytes!("../../templates/live/icon.png")),
];

/// The state that all requests share.
#[derive(Clone)]
struct Shared {
    table: Arc<LiveTable>,
    /// The address of this server.
    at: SocketAddrV4,
    /// A permit for each viewer that can watch.
    viewers: Arc<Semaphore>,
}

/// The pages of a table that is reached at an address.
pub(super) fn pages(table: Arc<LiveTable>, at: SocketAddrV4) -> Router {
    guarded(routes(), table, at)
}

fn routes() -> Router<Shared> {
    Router::new()
        .route("/", get(table_page).post(press))
        .route("/live", get(live))
        .route("/log", get(log))
        .route("/new", get(new))
        .route("/deal/{number}", get(deal))
        .route("/act/{name}", get(act))
        .route("/app.webmanifest", get(manifest))
        .route("/{file}", get(file))
}

/// Pages behind the tokens and the checks.
fn guarded(pages: Router<Shared>, table: Arc<LiveTable>, at: SocketAddrV4) -> Router {
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
fn is_host(at: SocketAddrV4, host: &str) -> bool {
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

async fn not_found() -> Response {
    StatusCode::NOT_FOUND.into_response()
}

/// The answer to a request that ended in a panic.
fn broken(reader: &Reader) -> Response {
    let says = reader.spoken_to(|| messages::LiveErrorInternal.say());
    (StatusCode::INTERNAL_SERVER_ERROR, says).into_response()
}

/// Runs blocking work, such as disk access, in the reader's language on a thread for such work.
async fn blocking(
    reader: Reader,
    work: impl FnOnce(&Reader) -> Response + Send + 'static,
) -> Response {
    let worker = reader.clone();
    tokio::task::spawn_blocking(move || worker.spoken_to(|| work(&worker)))
        .await
        .unwrap_or_else(|_| broken(&reader))
}

/// The page of the table, with a message at the top.
fn table_html(shared: &Shared, reader: &Reader, message: &[String]) -> Html<String> {
    shared.table.refresh();
    let mut shown = shared.table.shown();
    let title = shown.history().and_then(|history| history.game().title());
    let title = title.map_or_else(|| messages::LiveTitle.say().to_owned(), str::to_owned);
    if message.is_empty() {
        let drawn = shared.table.drawn(&mut shown, reader);
        return Html(page::live_page(reader, &title, &drawn.html));
    }
    let body = shared.table.html(&mut shown, reader, message);
    Html(page::live_page(reader, &title, &body))
}

async fn table_page(
    State(shared): State<Shared>,
    Extension(reader): Extension<Reader>,
) -> Response {
    blocking(reader, move |reader| table_html(&shared, reader, &[]).into_response()).await
}

async fn press(
    State(shared): State<Shared>,
    Extension(reader): Extension<Reader>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    if !reader.keeps_score {
        return not_found().await;
    }
    blocking(reader, move |reader| {
        let press = Press::of(fields);
        match press.perform(&shared.table, reader) {
            Ok(Pressed::Recorded) => {
                shared.table.refresh();
                (StatusCode::SEE_OTHER, [(LOCATION, &reader.base)]).into_response()
            }
            Ok(Pressed::Preview { history, changes, line }) => {
                Html(page::preview(&history, reader, *changes, line)).into_response()
            }
            Ok(Pressed::Ruling(page)) => Html(page).into_response(),
            Err(failure) => refused(&shared, reader, &press, failure),
        }
    })
    .await
}

fn refused(shared: &Shared, reader: &Reader, press: &Press, failure: Failure) -> Response {
    let status = match failure.code {
        AGAINST_THE_RULES => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    };
    let failure = failure.when_recording();
    let message = failure.lines(&shared.table.context.speller());
    if press.is_new() {
        let refused = RefusedNew { line: press.line.clone(), names: press.words.clone(), message };
        return (status, new_html(shared, reader, Some(refused))).into_response();
    }
    if let Some(page) = act_html(shared, reader, &press.act, message.clone()) {
        return (status, Html(page)).into_response();
    }
    (status, table_html(shared, reader, &message)).into_response()
}

/// A stream of events: the table as it is now, then after each change, until the viewer goes away.
async fn live(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    let Ok(permit) = shared.viewers.clone().try_acquire_owned() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let table = shared.table;
    let changes = table.changes();
    // While nobody watches, nobody refreshes the table, so it may be out of date.
    let outdated = table.clone();
    let _ = tokio::task::spawn_blocking(move || outdated.refresh()).await;

    let events = events(changes, permit, move || table.event(&reader));
    ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(events)).into_response()
}

/// An event for each change, and heartbeats between them.
fn events(
    changes: watch::Receiver<u64>,
    permit: OwnedSemaphorePermit,
    draw: impl Fn() -> Bytes + Clone + Send + 'static,
) -> impl Stream<Item = Result<Bytes, Infallible>> {
    stream::unfold((changes, permit), move |(mut changes, permit)| {
        let draw = draw.clone();
        async move {
            let event = match tokio::time::timeout(KEEP_ALIVE, changes.changed()).await {
                // If drawing panics, the next change may be drawn again.
                Ok(Ok(())) => tokio::task::spawn_blocking(draw).await.unwrap_or(BEAT),
                // The table is gone.
                Ok(Err(_)) => return None,
                // Nothing has changed for a while.
                Err(_) => BEAT,
            };
            Some((Ok(event), (changes, permit)))
        }
    })
}

/// A page of the game as it is now; 404 if there is no game, or nothing to draw.
async fn game_page(
    shared: Shared,
    reader: Reader,
    draw: impl FnOnce(&History, &Reader) -> Option<String> + Send + 'static,
) -> Response {
    blocking(reader, move |reader| {
        shared.table.refresh();
        let shown = shared.table.shown();
        match shown.history().and_then(|history| draw(history, reader)) {
            Some(page) => Html(page).into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    })
    .await
}

async fn log(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    game_page(shared, reader, |history, reader| Some(page::log(history, reader))).await
}

async fn deal(
    State(shared): State<Shared>,
    Extension(reader): Extension<Reader>,
    Path(DealPath { number }): Path<DealPath>,
) -> Response {
    game_page(shared, reader, move |history, reader| page::deal(history, reader, number)).await
}

/// The path parameters of a deal's page.
#[derive(Deserialize)]
struct DealPath {
    number: usize,
}

async fn act(
    State(shared): State<Shared>,
    Extension(reader): Extension<Reader>,
    Path(ActPath { name }): Path<ActPath>,
) -> Response {
    if !reader.keeps_score {
        return not_found().await;
    }
    blocking(reader, move |reader| {
        shared.table.refresh();
        let sent = SentAct { name, ..SentAct::default() };
        match act_html(&shared, reader, &sent, Vec::new()) {
            Some(page) => Html(page).into_response(),
            None => (StatusCode::SEE_OTHER, [(LOCATION, &reader.base)]).into_response(),
        }
    })
    .await
}

/// The page with the form of an act below a message; `None` if it cannot be recorded now.
fn act_html(
    shared: &Shared,
    reader: &Reader,
    sent: &SentAct,
    message: Vec<String>,
) -> Option<String> {
    let shown = shared.table.shown();
    acts::form(shown.history()?, reader, sent, message, shared.table.context.now())
}

/// The path parameters of an act's page.
#[derive(Deserialize)]
struct ActPath {
    name: String,
}

async fn new(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    if !reader.keeps_score {
        return not_found().await;
    }
    blocking(reader, move |reader| new_html(&shared, reader, None).into_response()).await
}

/// The page that starts a game, as it was before if its form was refused.
fn new_html(shared: &Shared, reader: &Reader, refused: Option<RefusedNew>) -> Html<String> {
    let table = &shared.table;
    table.refresh();
    let shown = table.shown();
    Html(page::new(shown.history(), reader, |rules| table.free_id(rules), refused))
}

async fn manifest(Extension(reader): Extension<Reader>) -> Response {
    let base = &reader.base;
    let manifest = serde_json::json!({
        "name": reader.spoken_to(|| messages::LiveTitle.say()),
        "short_name": "Hoyle",
        "start_url": base,
        "display": "standalone",
        "icons": [
            { "src": format!("{base}/icon.svg"), "sizes": "any" },
            { "src": format!("{base}/icon.png"), "sizes": "192x192" },
        ],
    });
    ([(CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

async fn file(Path(FilePath { file }): Path<FilePath>) -> Response {
    match FILES.iter().find(|(name, ..)| *name == file) {
        Some((_, kind, content)) => ([(CONTENT_TYPE, *kind)], *content).into_response(),
        None => not_found().await,
    }
}

/// The path parameters of a static file.
#[derive(Deserialize)]
struct FilePath {
    file: String,
}
