//! The paths of the pages, and what answers each.

#[cfg(test)]
#[path = "../../tests/suite/web/panics.rs"]
mod tests;

use super::acts::{self, SentAct};
use super::begin::{self, SentNew};
use super::files::{file, manifest};
use super::find;
use super::guard::{Served, blocking, guarded, not_found};
use super::page;
use super::press::{Press, Pressed};
use super::reader::Reader;
use super::table::LiveTable;
use crate::history::History;
use crate::terminal::links::Role;
use crate::terminal::{AGAINST_THE_RULES, Failure, hand_out, kept};
use crate::words::messages;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Extension, Form, Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, CONTENT_TYPE, LOCATION};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use futures_util::{Stream, stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::net::SocketAddrV4;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// How often to send a heartbeat to viewers between events: the page's script says so if it misses one
/// for more than a second.
const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// A heartbeat.
const BEAT: Bytes = Bytes::from_static(b"event: beat\ndata:\n\n");

/// The most viewers that can watch at the same time.
const MOST_VIEWERS: usize = 64;

/// The state that all requests share.
#[derive(Clone)]
pub(super) struct Shared {
    pub(super) table: Arc<LiveTable>,
    /// A permit for each viewer that can watch.
    pub(super) viewers: Arc<Semaphore>,
}

impl Shared {
    /// The state of the requests about a table, with permits of its own.
    fn of(table: Arc<LiveTable>) -> Shared {
        Shared { table, viewers: permits() }
    }
}

/// A permit for each viewer that can watch.
pub(super) fn permits() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(MOST_VIEWERS))
}

/// The pages of a table that is reached at an address.
pub(super) fn pages(table: Arc<LiveTable>, at: SocketAddrV4) -> Router {
    guarded(routes().with_state(Shared::of(table.clone())), table, at)
}

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/", get(table_page).post(press))
        .route("/live", get(live))
        .route("/turn", get(turn))
        .route("/log", get(log))
        .route("/rules", get(rules))
        .route("/rules/{id}", get(rule))
        .route("/sheet", get(sheet))
        .route("/sheet.png", get(picture))
        .route("/new", get(games))
        .route("/new/{rules}", get(new))
        .route("/deal/{number}", get(deal))
        .route("/act/{name}", get(act))
        .route("/deal/{number}/act/{name}", get(act))
        .route("/app.webmanifest", get(manifest))
        .route("/{file}", get(file))
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
    if reader.role == Role::Viewer {
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
    if let Some(rules) = press.new_rules()
        && let Some(page) = new_html(shared, reader, rules, SentNew(&press.fields), message.clone())
    {
        return (status, Html(page)).into_response();
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

    streamed(events(changes, permit, move |last| table.event(&reader, last)))
}

/// Whether it is a player's turn, for a page in the background. The connection is not kept.
async fn turn(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    blocking(reader, move |reader| {
        shared.table.refresh();
        let shown = shared.table.shown();
        let is_turn = shown.history().is_some_and(|history| {
            let next = page::next_player(history.game());
            next.is_some() && next.as_deref() == reader.player()
        });
        ([(CONNECTION, "close")], if is_turn { "1" } else { "0" }).into_response()
    })
    .await
}

/// A stream of events as an answer.
pub(super) fn streamed(
    events: impl Stream<Item = Result<Bytes, Infallible>> + Send + 'static,
) -> Response {
    ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(events)).into_response()
}

/// An event for each change, and heartbeats between them.
pub(super) fn events(
    changes: watch::Receiver<u64>,
    permit: OwnedSemaphorePermit,
    draw: impl Fn(Option<u64>) -> (Bytes, u64) + Clone + Send + 'static,
) -> impl Stream<Item = Result<Bytes, Infallible>> {
    let begun = (changes, permit, None);
    stream::unfold(begun, move |(mut changes, permit, mut last)| {
        let draw = draw.clone();
        async move {
            let event = match tokio::time::timeout(KEEP_ALIVE, changes.changed()).await {
                // If drawing panics, the next change may be drawn again.
                Ok(Ok(())) => match tokio::task::spawn_blocking(move || draw(last)).await {
                    Ok((event, change)) => {
                        last = Some(change);
                        event
                    }
                    Err(_) => BEAT,
                },
                // The table is gone.
                Ok(Err(_)) => return None,
                // Nothing has changed for a while.
                Err(_) => BEAT,
            };
            Some((Ok(event), (changes, permit, last)))
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

async fn sheet(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    game_page(shared, reader, |history, reader| Some(page::sheet(history, reader))).await
}

/// The sheet as a picture. The table is not kept waiting while it is drawn.
async fn picture(State(shared): State<Shared>, Extension(reader): Extension<Reader>) -> Response {
    blocking(reader, move |_| {
        shared.table.refresh();
        let history = shared.table.shown().history().cloned();
        match history.map(|history| hand_out::picture(&history)) {
            Some(Ok(picture)) => ([(CONTENT_TYPE, "image/png")], picture).into_response(),
            Some(Err(_)) | None => StatusCode::NOT_FOUND.into_response(),
        }
    })
    .await
}

/// The rules that have the words asked for.
async fn rules(
    State(shared): State<Shared>,
    Extension(reader): Extension<Reader>,
    Form(FindQuery { find: words }): Form<FindQuery>,
) -> Response {
    blocking(reader, move |reader| {
        let history = shared.table.shown().history().cloned();
        let context = &shared.table.context;
        Html(find::page_of_words(reader, context, history.as_ref(), &words)).into_response()
    })
    .await
}

/// The words to find.
#[derive(Deserialize)]
struct FindQuery {
    #[serde(default)]
    find: String,
}

async fn rule(
    State(shared): State<Shared>,
    Extension(reader): Extension<Reader>,
    Path(RulePath { id }): Path<RulePath>,
) -> Response {
    blocking(reader, move |reader| {
        let history = shared.table.shown().history().cloned();
        match find::page_of_rule(reader, history.as_ref(), &id) {
            Some(page) => Html(page).into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    })
    .await
}

/// The path parameters of a rule's page.
#[derive(Deserialize)]
struct RulePath {
    id: String,
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
    Path(ActPath { number, name }): Path<ActPath>,
) -> Response {
    if !reader.keeps_score() {
        return not_found().await;
    }
    blocking(reader, move |reader| {
        shared.table.refresh();
        let sent = SentAct { name, deal: number, ..SentAct::default() };
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
    number: Option<usize>,
    name: String,
}

async fn games(Extension(reader): Extension<Reader>) -> Response {
    if !reader.keeps_score() || reader.home.is_some() {
        return not_found().await;
    }
    Html(reader.spoken_to(|| begin::games(&reader))).into_response()
}

async fn new(
    State(shared): State<Shared>,
    Extension(reader): Extension<Reader>,
    Path(NewPath { rules }): Path<NewPath>,
) -> Response {
    if !reader.keeps_score() {
        return not_found().await;
    }
    blocking(reader, move |reader| {
        match new_html(&shared, reader, &rules, SentNew(&[]), Vec::new()) {
            Some(page) => Html(page).into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    })
    .await
}

/// The page with the form of a game, as it was sent if it was refused; `None` if there is no such game.
fn new_html(
    shared: &Shared,
    reader: &Reader,
    rules: &str,
    sent: SentNew<'_>,
    message: Vec<String>,
) -> Option<String> {
    let table = &shared.table;
    table.refresh();
    let free_id = table.free_id(rules);
    let shown = table.shown();
    let known = || {
        let names = table.context.store().map(kept::names).unwrap_or_default();
        names.into_iter().collect()
    };
    begin::form(reader, rules, shown.history(), known, free_id, sent, message)
}

/// The path parameters of the form of a game.
#[derive(Deserialize)]
struct NewPath {
    rules: String,
}
