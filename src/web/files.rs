//! The files that belong to the pages.

use super::guard::not_found;
use super::reader::Reader;
use crate::words::messages;
use axum::extract::{Extension, Path};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::borrow::Cow;

/// The static files: the name, content type and content of each.
const FILES: [(&str, &str, &[u8]); 6] = [
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
    ("room.css", "text/css; charset=utf-8", include_bytes!("../../templates/room/room.css")),
    ("room.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/room/room.js")),
    ("icon.svg", "image/svg+xml", include_bytes!("../../templates/live/icon.svg")),
    ("icon.png", "image/png", include_bytes!("../../templates/live/icon.png")),
];

/// What an icon on a phone opens.
pub(super) async fn manifest(Extension(reader): Extension<Reader>) -> Response {
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

/// A static file.
pub(super) async fn file(Path(FilePath { file }): Path<FilePath>) -> Response {
    match FILES.iter().find(|(name, ..)| *name == file) {
        Some((_, kind, content)) => ([(CONTENT_TYPE, *kind)], brief(content)).into_response(),
        None => not_found().await,
    }
}

/// A file without the indentation and the comments of a text, which a phone need not load.
fn brief(content: &'static [u8]) -> Cow<'static, [u8]> {
    let Ok(text) = str::from_utf8(content) else { return content.into() };
    let lines = text.lines().map(str::trim_start).filter(|line| !line.starts_with("// "));
    lines.collect::<Vec<_>>().join("\n").into_bytes().into()
}

/// The path parameters of a static file.
#[derive(Deserialize)]
pub(super) struct FilePath {
    file: String,
}
