//! The paths of the pages, and what every request and answer is checked for.

use super::listen::PATIENCE;
use super::page::{self, Reader};
use super::press::{Press, Pressed};
use super::table::Table;
use crate::history::History;
use crate::terminal::{AGAINST_THE_RULES, Failure};
use crate::words::Language;
use crate::words::messages;
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Extension, Form, Path, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, LOCATION, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use serde::Deserialize;
use std::net::SocketAddrV4;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 16 * 1024;
/// The most who may watch at the same time.
const MOST_LIVE: usize = 64;
/// How often something is sent to those who watch, so that a broken connection is noticed.
const PULSE: Duration = Duration::from_secs(15);

/// What a page may load: only what this server has, and nothing written inside the page.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// The files that do not change: a name, a type, the contents.
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

/// What all requests share.
#[derive(Clone)]
struct Shared {
    table: Arc<Table>,
    /// Where this server is reached.
    at: SocketAddrV4,
    live: Arc<Semaphore>,
}

/// The pages of a table that is reached at an address.
pub(super) fn pages(table: Arc<Table>, at: SocketAddrV4) -> Router {
    let shared = Shared { table, at, live: Arc::new(Semaphore::new(MOST_LIVE)) };
    let pages = Router::new()
        .route("/", get(table_page).post(press))
        .route("/live", get(live))
        .route("/log", get(log))
        .route("/new", get(new))
        .route("/deal/{number}", get(deal))
        .route("/app.webmanifest", get(manifest))
        .route("/{file}", get(file));
    Router::new()
        .nest("/{token}", pages.clone())
        .nest("/{token}/in/{language}", pages)
        .fallback(not_found)
        .method_not_allowed_fallback(not_found)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(shared.clone(), guard))
        .with_state(shared)
}

/// Lets a request in if it names this server, comes from its own pages, and has a token; what a
/// stranger asks for does not exist.
async fn guard(State(shared): State<Shared>, mut request: Request, next: Next) -> Response {
    let own = shared.at.to_string();
    let is_one = |headers: &HeaderMap, name: &HeaderName, value: &str| {
        let mut all = headers.get_all(name).iter();
        all.next().is_some_and(|it| it.as_bytes() == value.as_bytes()) && all.next().is_none()
    };
    let headers = request.headers();
    let is_own = is_one(headers, &HOST, &own)
        && (!headers.contains_key(ORIGIN) || is_one(headers, &ORIGIN, &format!("http://{own}")));
    let liked = headers.get(ACCEPT_LANGUAGE).and_then(|liked| liked.to_str().ok());
    let mut parts = request.uri().path().split('/').skip(1);
    let role = shared.table.links.role(parts.next().unwrap_or_default(), shared.table.keeps_score);
    let chosen = parts.next().filter(|part| *part == "in").and_then(|_| parts.next());
    let language = chosen.map(Language::of_tag);
    let reader = role
        .filter(|_| is_own && language != Some(None))
        .map(|role| shared.table.reader(role, language.flatten(), liked.unwrap_or_default()));
    let mut response = match reader {
        None => not_found().await,
        Some(reader) => {
            let is_post = request.method() == Method::POST;
            request.extensions_mut().insert(reader);
            match is_post {
                // Its body has to arrive in time.
                true => tokio::time::timeout(PATIENCE, next.run(request))
                    .await
                    .unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response()),
                false => next.run(request).await,
            }
        }
    };
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

async fn not_found() -> Response {
    StatusCode::NOT_FOUND.into_response()
}

/// Runs blocking work, such as disk access, on a thread of its own, in the reader's language.
async fn blocking(
    reader: Reader,
    work: impl FnOnce(&Reader) -> Response + Send + 'static,
) -> Response {
    let done = tokio::task::spawn_blocking(move || reader.spoken_to(|| work(&reader))).await;
    done.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// The page of the table, with what to say first.
fn table_html(shared: &Shared, reader: &Reader, message: &[String]) -> Html<String> {
    shared.table.look();
    let mut open = shared.table.open();
    let title = open.history().and_then(|history| history.game().title().map(str::to_owned));
    let body = shared.table.html(&mut open, reader, message);
    let title = title.unwrap_or_else(|| messages::LiveTitle.say().to_owned());
    Html(page::whole(reader, &title, &body, true))
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
    blocking(reader, move |reader| match Press::of(fields).perform(&shared.table) {
        Ok(Pressed::Recorded) => {
            shared.table.look();
            (StatusCode::SEE_OTHER, [(LOCATION, &reader.base)]).into_response()
        }
        Ok(Pressed::Preview { history, changes, line }) => {
            Html(page::preview(&history, reader, changes, line)).into_response()
        }
        Err(failure) => refused(&shared, reader, &failure),
    })
    .await
}

fn refused(shared: &Shared, reader: &Reader, failure: &Failure) -> Response {
    let status = match failure.code {
        AGAINST_THE_RULES => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    };
    let message = failure.lines(true, &shared.table.context.speller());
    (status, table_html(shared, reader, &message)).into_response()
}

/// The table as it is now and after each change, until the reader goes away.
async fn live(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    let Ok(place) = shared.live.clone().try_acquire_owned() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let event = move |table: Arc<Table>, reader: Reader| {
        tokio::task::spawn_blocking(move || table.event(&reader))
    };
    let changes = shared.table.changes();
    let events = stream::unfold((changes, place), move |(mut changes, place)| {
        let (table, reader) = (shared.table.clone(), reader.clone());
        async move {
            let event = match tokio::time::timeout(PULSE, changes.changed()).await {
                Ok(Ok(())) => event(table, reader).await.ok()?,
                Ok(Err(_)) => return None,
                Err(_) => axum::body::Bytes::from_static(b":\n\n"),
            };
            Some((Ok::<_, std::convert::Infallible>(event), (changes, place)))
        }
    });
    ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(events)).into_response()
}

/// A page of the game as it is now.
async fn of_game(
    shared: Shared,
    reader: Reader,
    draw: impl FnOnce(&History, &Reader) -> Option<String> + Send + 'static,
) -> Response {
    blocking(reader, move |reader| {
        shared.table.look();
        let drawn = shared.table.open().history().and_then(|history| draw(history, reader));
        drawn.map_or_else(
            || StatusCode::NOT_FOUND.into_response(),
            |page| Html(page).into_response(),
        )
    })
    .await
}

async fn log(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    of_game(shared, reader, |history, reader| Some(page::log(history, reader))).await
}

/// The path parameters of a deal.
#[derive(Deserialize)]
struct Numbered {
    number: usize,
}

async fn deal(
    State(shared): State<Shared>,
    Extension(reader): Extension<Reader>,
    Path(Numbered { number }): Path<Numbered>,
) -> Response {
    of_game(shared, reader, move |history, reader| page::deal(history, reader, number)).await
}

async fn new(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    if !reader.keeps_score {
        return not_found().await;
    }
    blocking(reader, move |reader| {
        let table = &shared.table;
        let page = page::new(table.open().history(), reader, |rules| table.free_id(rules));
        Html(page).into_response()
    })
    .await
}

async fn manifest(Extension(reader): Extension<Reader>) -> Response {
    let base = &reader.base;
    let icon = |name: &str, sizes: &str| serde_json::json!({ "src": format!("{base}/{name}"), "sizes": sizes });
    let manifest = serde_json::json!({
        "name": reader.spoken_to(|| messages::LiveTitle.say()),
        "short_name": "Hoyle",
        "start_url": base,
        "display": "standalone",
        "icons": [icon("icon.svg", "any"), icon("icon.png", "192x192")],
    });
    ([(CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

/// The path parameters of a file.
#[derive(Deserialize)]
struct Named {
    file: String,
}

async fn file(Path(Named { file: name }): Path<Named>) -> Response {
    match FILES.iter().find(|(own, ..)| *own == name) {
        Some((_, kind, contents)) => ([(CONTENT_TYPE, *kind)], *contents).into_response(),
        None => not_found().await,
    }
}
