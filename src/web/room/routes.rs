//! The paths of the pages, and what answers each.

use super::pages as drawn;
use super::press::SentForm;
use super::state::{Room, table_of};
use crate::club::TableState;
use crate::grammar::{Keepers, ServeArgs};
use crate::terminal::links::{Links, Role};
use crate::terminal::{AGAINST_THE_RULES, Failure};
use crate::web::files::{file, manifest};
use crate::web::guard::{Served, blocking, guarded, locked, not_found};
use crate::web::page::{live_page, page};
use crate::web::reader::Reader;
use crate::web::routes::{self, Shared, events, permits, streamed};
use crate::web::table::{self, LiveTable};
use axum::Router;
use axum::extract::{Extension, Form, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, LOCATION};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{any, get};
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::SocketAddrV4;
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;

/// A game at a table, with its round.
type GameOfRound = (u16, Arc<LiveTable>);

/// The state that all requests share.
#[derive(Clone)]
struct RoomState {
    room: Arc<Room>,
    at: SocketAddrV4,
    viewers: Arc<Semaphore>,
    /// The games at the tables, each with its round, as far as their pages were asked for.
    games: Arc<Mutex<HashMap<u16, GameOfRound>>>,
}

/// The pages of an event that is reached at an address.
pub(in crate::web) fn pages(room: Arc<Room>, at: SocketAddrV4) -> Router {
    let pages = Router::new()
        .route("/", get(own_page).post(press))
        .route("/live", get(live))
        .route("/signs", get(signs))
        .route("/game", any(game))
        .route("/game/{*page}", any(game))
        .route("/app.webmanifest", get(manifest))
        .route("/{file}", get(file))
        .with_state(RoomState {
            room: room.clone(),
            at,
            viewers: permits(),
            games: Arc::default(),
        });
    guarded(pages, room, at)
}

/// The page of a reader below a message, with the form that was refused.
fn html(room: &Room, reader: &Reader, message: &[String], sent: &SentForm) -> Html<String> {
    let seen = room.seen();
    let title = seen.history.as_ref().map(|history| drawn::title(reader, history.event()));
    let title = title.unwrap_or_default();
    let content = if message.is_empty() {
        let draw = || (seen.len.to_string(), drawn::content(room, reader, &seen, &[], sent));
        room.drawings.drawn(reader, draw).html.to_string()
    } else {
        drawn::content(room, reader, &seen, message, sent)
    };
    Html(if reader.reloads() {
        page(reader, &title, &content)
    } else {
        live_page(reader, &title, &content)
    })
}

async fn own_page(State(hall): State<RoomState>, Extension(reader): Extension<Reader>) -> Response {
    let reloads = reader.reloads();
    let page = blocking(reader, move |reader| {
        html(&hall.room, reader, &[], &SentForm(Vec::new())).into_response()
    });
    let page = page.await;
    // A phone that comes back in half a minute keeps no connection.
    if reloads { ([(CONNECTION, "close")], page).into_response() } else { page }
}

async fn press(
    State(hall): State<RoomState>,
    Extension(reader): Extension<Reader>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    if reader.role == Role::Wall {
        return not_found().await;
    }
    blocking(reader, move |reader| {
        let sent = SentForm(fields);
        match sent.perform(&hall.room, reader) {
            Ok(()) => (StatusCode::SEE_OTHER, [(LOCATION, &reader.base)]).into_response(),
            Err(failure) => refused(&hall.room, reader, &sent, failure),
        }
    })
    .await
}

fn refused(room: &Room, reader: &Reader, sent: &SentForm, failure: Failure) -> Response {
    let status = match failure.code {
        AGAINST_THE_RULES => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    };
    let message = failure.when_recording().lines(&room.context.speller());
    (status, html(room, reader, &message, sent)).into_response()
}

/// A stream of events for everybody but the people, whose pages are loaded again instead.
async fn live(State(hall): State<RoomState>, Extension(reader): Extension<Reader>) -> Response {
    if reader.reloads() {
        return not_found().await;
    }
    let Ok(permit) = hall.viewers.clone().try_acquire_owned() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let room = hall.room;
    let outdated = room.clone();
    let _ = tokio::task::spawn_blocking(move || outdated.refresh()).await;
    streamed(events(room.drawings.changes(), permit, move |last| {
        let seen = room.seen();
        let draw = || {
            let content = drawn::content(&room, &reader, &seen, &[], &SentForm(Vec::new()));
            (seen.len.to_string(), content)
        };
        reader.spoken_to(|| room.drawings.drawn(&reader, draw)).event(last)
    }))
}

async fn signs(State(hall): State<RoomState>, Extension(reader): Extension<Reader>) -> Response {
    if reader.role != Role::Director {
        return not_found().await;
    }
    blocking(reader, move |reader| Html(drawn::signs(&hall.room, reader, hall.at)).into_response())
        .await
}

/// The pages of the game at a table, once it has begun.
async fn game(
    State(hall): State<RoomState>,
    Extension(reader): Extension<Reader>,
    mut request: Request,
) -> Response {
    let Some(number) = table_of(&reader) else { return not_found().await };
    let viewers = hall.viewers.clone();
    let asked = reader.clone();
    let opened = tokio::task::spawn_blocking(move || hall.game(&asked, number)).await;
    let Ok(Some((table, role))) = opened else { return not_found().await };

    let base = format!("{}/game", reader.base);
    let home = Some(reader.base.clone());
    request.extensions_mut().insert(Reader { base, role, home, ..reader });
    let path = request.uri().path().strip_prefix("/game").unwrap_or_default();
    let path = if path.is_empty() { "/" } else { path };
    let Ok(uri) = path.parse() else { return not_found().await };
    *request.uri_mut() = uri;
    let pages = routes::routes().with_state(Shared { table, viewers });
    match TowerToHyperService::new(pages).call(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}

impl RoomState {
    /// The game that a table plays, and what its page may do: once the result is agreed, only read.
    fn game(&self, reader: &Reader, number: u16) -> Option<(Arc<LiveTable>, Role)> {
        let history = self.room.history().ok()?;
        let event = history.event();
        let round = drawn::round_of(event, number);
        let state = event.state(round, number);
        let is_settled = matches!(state, TableState::Agreed | TableState::Closed);
        let role = if is_settled { Role::Viewer } else { Role::Scorer };
        if !self.room.context.store().ok()?.has_table(&self.room.id, round, number) {
            return None;
        }
        let mut games = locked(&self.games);
        if let Some((of, table)) = games.get(&number)
            && *of == round
        {
            return Some((table.clone(), role));
        }
        let asked = ServeArgs {
            lan: None,
            port: None,
            keep_score: Some(Keepers::Scorer),
            confirm: false,
            event: None,
        };
        let context = self.room.at_table(round, number);
        let table = reader.spoken_to(|| LiveTable::new(context, &Links::new(), &asked));
        let served: Arc<dyn Served> = table.clone();
        table::watch(&served).ok()?;
        games.insert(number, (round, table.clone()));
        Some((table, role))
    }
}
