//! The links to the pages: a port and two secret tokens, kept in a file that only its owner may read,
//! so that a bookmark or an icon on a phone goes on working.

use crate::terminal::{Result, files};
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use std::net::SocketAddrV4;
use std::path::Path;
use subtle::ConstantTimeEq;

/// The bytes of a token: 128 bits, 22 characters as text.
const TOKEN: usize = 16;

/// The file in the folder of games.
const FILE: &str = "serve.toml";

/// The links.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Links {
    /// The port; 0 before one was ever used.
    pub(super) port: u16,
    /// The token of those who only look.
    pub(super) view: String,
    /// The token of those who keep the score.
    pub(super) score: String,
}

/// What a link allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    /// Looking.
    Viewer,
    /// Recording as well.
    Scorer,
}

impl Links {
    /// The links kept in the folder of games, or new ones.
    pub(super) fn kept(folder: &Path) -> Links {
        let text = files::private_text(&folder.join(FILE));
        let is_token = |text: &String| {
            BASE64URL_NOPAD.decode(text.as_bytes()).is_ok_and(|it| it.len() == TOKEN)
        };
        let kept = toml::from_str(&text).ok();
        kept.filter(|it: &Links| is_token(&it.view) && is_token(&it.score))
            .unwrap_or_else(Links::new)
    }

    /// New links, with tokens that nobody can guess.
    pub(super) fn new() -> Links {
        let token = || {
            let mut bytes = [0; TOKEN];
            getrandom::fill(&mut bytes).expect("a system with random numbers");
            BASE64URL_NOPAD.encode(&bytes)
        };
        Links { port: 0, view: token(), score: token() }
    }

    /// Keeps the links for the next time, whole, in a file that only its owner may read.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn keep(&self, folder: &Path) -> Result<()> {
        let text = toml::to_string(self).expect("numbers and texts");
        files::write_private(&folder.join(FILE), &text)
    }

    /// What a token allows, if anything. How long this takes does not depend on how much of it is right.
    pub(super) fn role(&self, token: &str, keeps_score: bool) -> Option<Role> {
        let is = |own: &str| bool::from(own.as_bytes().ct_eq(token.as_bytes()));
        match (is(&self.view), is(&self.score)) {
            (true, _) => Some(Role::Viewer),
            (false, true) if keeps_score => Some(Role::Scorer),
            _ => None,
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
