//! The links to the pages: a port and two secret tokens. They are kept in a file that only its owner
//! may read, so that a bookmark or an icon on a phone keeps working.

use super::{Failure, Result};
use crate::store::{LockedText, Store, TextFile};
use crate::words::messages;
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use std::fmt;
use subtle::ConstantTimeEq;

/// The length of a token in bytes: 128 bits, 22 characters as text.
const TOKEN: usize = 16;

/// The links.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Links {
    /// The port; 0 until one has been used.
    pub(crate) port: u16,
    /// The token of viewers.
    pub(crate) view: String,
    /// The token of scorers.
    pub(crate) score: String,
}

/// What a link allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    /// Reading.
    Viewer,
    /// Reading and recording.
    Scorer,
}

impl Links {
    /// The links kept in the folder of games, if there are any.
    ///
    /// # Errors
    /// They cannot be read, or are damaged. The damaged text is not quoted: links are secret.
    pub(crate) fn kept(store: &Store) -> Result<Option<Links>> {
        let text = store.read_text(TextFile::LINKS).map_err(|error| Failure::beside(&error))?;
        Links::read(store, text.as_deref())
    }

    fn read(store: &Store, text: Option<&str>) -> Result<Option<Links>> {
        let Some(text) = text else { return Ok(None) };
        match toml::from_str::<Links>(text) {
            Ok(links) if links.port != 0 && is_token(&links.view) && is_token(&links.score) => {
                Ok(Some(links))
            }
            _ => {
                let path = store.text_path(TextFile::LINKS).display().to_string();
                Err(Failure::data(messages::LiveErrorLinks { path }.say()))
            }
        }
    }

    /// The links for a port, or by default for the port of the stored links: those stored, or new ones. If
    /// they have to be stored, their file is locked, so that two servers that start at once share them.
    ///
    /// # Errors
    /// They cannot be read or locked, or are damaged.
    pub(crate) fn open(store: &Store, port: Option<u16>) -> Result<(Links, Option<LockedText>)> {
        if let Some(links) = Links::kept(store)?
            && port.is_none_or(|port| port == links.port)
        {
            return Ok((links, None));
        }
        let locked = Links::lock(store)?;
        let links = Links::read(store, locked.text.as_deref())?;
        Ok((links.unwrap_or_else(Links::new), Some(locked)))
    }

    /// Locks the file of the links, to replace them.
    ///
    /// # Errors
    /// It cannot be locked or read.
    pub(crate) fn lock(store: &Store) -> Result<LockedText> {
        store.lock_text(TextFile::LINKS).map_err(|error| Failure::beside(&error))
    }

    /// New links, with random tokens.
    pub(crate) fn new() -> Links {
        Links { port: 0, view: random_token(), score: random_token() }
    }

    /// Keeps the links for the next time.
    ///
    /// # Errors
    /// They cannot be written.
    pub(crate) fn keep(&self, locked: LockedText) -> Result<()> {
        let text = toml::to_string(self).expect("numbers and texts");
        locked.replace(&text).map_err(|error| Failure::beside(&error))
    }

    /// The role that a token grants, if any. The comparison takes constant time, so that its duration
    /// does not reveal how much of a guess is right.
    pub(crate) fn role(&self, token: &str) -> Option<Role> {
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
    pub(crate) fn token(&self, role: Role) -> &str {
        match role {
            Role::Viewer => &self.view,
            Role::Scorer => &self.score,
        }
    }

    /// The link of a role at an address.
    pub(crate) fn url(&self, role: Role, at: impl fmt::Display) -> String {
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
