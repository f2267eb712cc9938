//! The links to the pages: a port and two secret tokens. They are kept in a file that only its owner
//! may read, so that a bookmark or an icon on a phone keeps working.

use crate::terminal::{Result, files};
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use std::net::SocketAddrV4;
use std::path::Path;
use subtle::ConstantTimeEq;

/// The length of a token in bytes: 128 bits, 22 characters as text.
const TOKEN: usize = 16;

/// The name of the file, in the folder of games.
const FILE: &str = "serve.toml";

/// The links.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Links {
    /// The port; 0 until one has been used.
    pub(super) port: u16,
    /// The token of viewers.
    pub(super) view: String,
    /// The token of scorers.
    pub(super) score: String,
}

/// What a link allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    /// Reading.
    Viewer,
    /// Reading and recording.
    Scorer,
}

impl Links {
    /// The links kept in the folder of games; new ones if there are none or they are damaged.
    pub(super) fn kept(folder: &Path) -> Links {
        let text = files::private_text(&folder.join(FILE));
        match toml::from_str::<Links>(&text) {
            Ok(links) if is_token(&links.view) && is_token(&links.score) => links,
            _ => Links::new(),
        }
    }

    /// New links, with random tokens.
    pub(super) fn new() -> Links {
        Links { port: 0, view: random_token(), score: random_token() }
    }

    /// Writes the links for the next time, atomically, to a file that only its owner may read.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn keep(&self, folder: &Path) -> Result<()> {
        let text = toml::to_string(self).expect("numbers and texts");
        files::write_private(&folder.join(FILE), &text)
    }

    /// The role that a token grants, if any. The comparison takes constant time, so that its duration
    /// does not reveal how much of a guess is right.
    pub(super) fn role(&self, token: &str) -> Option<Role> {
        let is_viewer = self.view.as_bytes().ct_eq(token.as_bytes());
        let is_scorer = self.score.as_bytes().ct_eq(token.as_bytes());
        if bool::from(is_viewer) {
            Some(Role::Viewer)
        } else if bool::from(is_scorer) {
            Some(Role::Scorer)
        } else {
            None
        }
    }

    /// The token of a role.
    pub(super) fn token(&self, role: Role) -> &str {
        match role {
            Role::Viewer => &self.view,
            Role::Scorer => &self.score,
        }
    }

    /// The link of a role at an address.
    pub(super) fn url(&self, role: Role, at: SocketAddrV4) -> String {
        format!("http://{at}/{}", self.token(role))
    }
}

fn random_token() -> String {
    let mut bytes = [0; TOKEN];
    getrandom::fill(&mut bytes).expect("a system with random numbers");
    BASE64URL_NOPAD.encode(&bytes)
}

fn is_token(text: &str) -> bool {
    BASE64URL_NOPAD.decode(text.as_bytes()).is_ok_and(|bytes| bytes.len() == TOKEN)
}
