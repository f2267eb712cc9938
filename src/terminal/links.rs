//! The links to the pages: a port, two secret tokens, and the secret from which all other tokens are derived.
//! They are kept in a file that only its owner may read, so that a bookmark or an icon on a phone keeps working.

use super::{Failure, Result};
use crate::store::{LockedText, Store, TextFile};
use crate::words::messages;
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
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
    /// The secret of all tokens that are derived. Files of earlier versions have none.
    #[serde(default)]
    pub(crate) secret: String,
}

/// What a link allows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    /// Reading.
    Viewer,
    /// Reading and recording.
    Scorer,
    /// Reading, and recording the bids and calls of the player of this name, in turn.
    Player(String),
    /// Reading the wall of an event.
    Wall,
    /// Running an event.
    Director,
    /// Keeping score at a table of an event.
    Table(u16),
    /// Reading about the own entry of an event, and saying whether results are right.
    Person(u16),
}

impl Role {
    /// Whether it is one of an event.
    pub(crate) const fn is_in_room(&self) -> bool {
        !matches!(self, Role::Viewer | Role::Scorer | Role::Player(_))
    }
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
            Ok(links)
                if links.port != 0
                    && is_token(&links.view)
                    && is_token(&links.score)
                    && (links.secret.is_empty() || is_token(&links.secret)) =>
            {
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
            && !links.secret.is_empty()
        {
            return Ok((links, None));
        }
        let locked = Links::lock(store)?;
        let mut links = Links::read(store, locked.text.as_deref())?.unwrap_or_else(Links::new);
        if links.secret.is_empty() {
            links.secret = random_token();
        }
        Ok((links, Some(locked)))
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
        Links { port: 0, view: random_token(), score: random_token(), secret: random_token() }
    }

    /// The links to a game that is served by its name, which no server of another game has.
    pub(crate) fn of_game(&self, game: &str) -> Links {
        Links {
            port: self.port,
            view: self.derived(&format!("{game}/view")),
            score: self.derived(&format!("{game}/score")),
            secret: self.derived(&format!("{game}/secret")),
        }
    }

    /// The links to the pages of an event. No game has such a name.
    pub(crate) fn of_event(&self, event: &str) -> Links {
        self.of_game(&format!("events/{event}/"))
    }

    /// The first 128 bits of HMAC-SHA-256 of a purpose, with the secret as the key.
    fn derived(&self, purpose: &str) -> String {
        const BLOCK: usize = 64;
        let mut key = [0; BLOCK];
        key[..self.secret.len()].copy_from_slice(self.secret.as_bytes());
        let inner = Sha256::new()
            .chain_update(key.map(|byte| byte ^ 0x36))
            .chain_update(purpose)
            .finalize();
        let outer =
            Sha256::new().chain_update(key.map(|byte| byte ^ 0x5c)).chain_update(inner).finalize();
        BASE64URL_NOPAD.encode(&outer[..TOKEN])
    }

    /// Keeps the links for the next time.
    ///
    /// # Errors
    /// They cannot be written.
    pub(crate) fn keep(&self, locked: LockedText) -> Result<()> {
        let text = toml::to_string(self).expect("numbers and texts");
        locked.replace(&text).map_err(|error| Failure::beside(&error))
    }

    /// Some roles, each with its token.
    pub(crate) fn tokens(&self, roles: impl IntoIterator<Item = Role>) -> Vec<(Role, String)> {
        roles.into_iter().map(|role| (role.clone(), self.token(&role))).collect()
    }

    /// The token of a role.
    pub(crate) fn token(&self, role: &Role) -> String {
        match role {
            Role::Viewer => self.view.clone(),
            Role::Scorer => self.score.clone(),
            Role::Player(name) => self.derived(&format!("player/{name}")),
            Role::Wall => self.derived("wall"),
            Role::Director => self.derived("director"),
            Role::Table(table) => self.derived(&format!("table/{table}")),
            Role::Person(no) => self.derived(&format!("person/{no}")),
        }
    }

    /// The link of a role at an address.
    pub(crate) fn url(&self, role: &Role, at: impl fmt::Display) -> String {
        format!("http://{at}/{}", self.token(role))
    }
}

/// The role that a token grants, if any. Comparisons take constant time, so that their duration does not reveal how
/// much of a guess is right.
pub(crate) fn granted(token: &str, known: &[(Role, String)]) -> Option<Role> {
    let mut granted = None;
    for (role, own) in known {
        if bool::from(own.as_bytes().ct_eq(token.as_bytes())) {
            granted = Some(role.clone());
        }
    }
    granted
}

fn random_token() -> String {
    let mut bytes = [0; TOKEN];
    getrandom::fill(&mut bytes).expect("a system with random numbers");
    BASE64URL_NOPAD.encode(&bytes)
}

fn is_token(text: &str) -> bool {
    BASE64URL_NOPAD.decode(text.as_bytes()).is_ok_and(|bytes| bytes.len() == TOKEN)
}
