//! `incident`: what went wrong in a game, as it is typed.

use super::shared::{Waiver, count};
use crate::notation::quote;
use crate::rules::laws::IncidentKind;
use crate::words::{did_you_mean, messages};
use clap::Args;
use strum::IntoEnumIterator;

/// What is taken to leave a choice open.
pub(crate) const LATER: &str = "later";

#[derive(Clone, Debug, Default, Args)]
#[group(skip)]
pub(crate) struct IncidentArgs {
    /// What went wrong, such as revoke, or the number of a recorded incident [default: list the kinds]
    #[arg(value_name = "KIND|N", value_parser = about)]
    pub(crate) about: Option<About>,
    /// Who did it, the number of the trick, and facts such as found=9
    #[arg(value_name = "FACT=VALUE")]
    pub(crate) facts: Vec<String>,
    /// The deal [default: the one being played, or the last]
    #[arg(long, value_name = "N", value_parser = count::<usize>)]
    pub(crate) deal: Option<usize>,
    /// The set of laws to rule by [default: that of the game]
    #[arg(long, value_name = "LAWS")]
    pub(crate) laws: Option<String>,
    /// Record it, with this option, or: yes, waive, later, drop
    #[arg(long, value_name = "OPTION")]
    pub(crate) take: Option<String>,
    #[command(flatten)]
    pub(crate) waiver: Waiver,
}

/// What `incident` is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// Something of this kind that went wrong.
    Kind(IncidentKind),
    /// The recorded incident of this number.
    Number(usize),
}

/// Reads a kind of incident, or the number of one.
pub(crate) fn about(text: &str) -> std::result::Result<About, String> {
    if let Ok(kind) = text.to_lowercase().parse() {
        return Ok(About::Kind(kind));
    }
    count(text).map(About::Number).map_err(|_| {
        let expected = messages::IncidentKindExpected { example: "revoke" }.say();
        match did_you_mean(text, IncidentKind::iter().map(<&str>::from)) {
            suggestion if suggestion.is_empty() => expected,
            suggestion => format!("{expected}.{suggestion}"),
        }
    })
}

/// Whether a word of an incident is a number: of a trick, or of the cards in a hand.
pub(crate) fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

impl IncidentArgs {
    /// Whether the command says who did it.
    pub(crate) fn has_player(&self) -> bool {
        self.facts.iter().any(|fact| !fact.contains('=') && !is_number(fact))
    }

    /// The command as it is typed, without the option taken.
    pub(crate) fn line(&self) -> String {
        let mut line = "incident".to_owned();
        match self.about {
            Some(About::Kind(kind)) => line += &format!(" {}", <&str>::from(kind)),
            Some(About::Number(number)) => line += &format!(" {number}"),
            None => {}
        }
        for fact in &self.facts {
            line += &format!(" {}", quote(fact));
        }
        if let Some(deal) = self.deal {
            line += &format!(" --deal {deal}");
        }
        if let Some(laws) = &self.laws {
            line += &format!(" --laws {}", quote(laws));
        }
        if self.waiver.stands {
            line += " --stands";
        }
        line
    }
}
