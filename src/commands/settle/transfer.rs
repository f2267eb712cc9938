//! The code that a bank's app scans to prefill a transfer.
//!
//! Source: European Payments Council, EPC069-12, Quick Response Code: Guidelines to Enable Data Capture for the
//! Initiation of a SEPA Credit Transfer.

use crate::words::messages;
use std::str::FromStr;

/// The most characters of the name and of the remark.
const LONGEST_NAME: usize = 70;
const LONGEST_REMARK: usize = 140;

/// The account of somebody who is paid.
#[derive(Clone, Debug)]
pub(super) struct PayeeAccount {
    pub(super) player: String,
    iban: String,
}

/// Reads `NAME=IBAN`, with or without spaces in the IBAN.
impl FromStr for PayeeAccount {
    type Err = String;

    fn from_str(text: &str) -> Result<PayeeAccount, String> {
        let (player, iban) = text.split_once('=').unwrap_or_default();
        let iban = iban.replace(' ', "").to_uppercase();
        if player.is_empty() || !is_iban(&iban) {
            return Err(messages::TransferIban.say());
        }
        Ok(PayeeAccount { player: player.to_owned(), iban })
    }
}

/// Whether the check digits of an IBAN are right: with its first four characters last and letters as numbers
/// from 10, it leaves 1 when divided by 97.
fn is_iban(iban: &str) -> bool {
    if !(15..=34).contains(&iban.len()) || !iban.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return false;
    }
    let (country, rest) = iban.split_at(4);
    let is_country = country[..2].bytes().all(|byte| byte.is_ascii_uppercase());
    let mut remainder = 0;
    for digit in rest.chars().chain(country.chars()).filter_map(|c| c.to_digit(36)) {
        let shifted = if digit < 10 { remainder * 10 } else { remainder * 100 };
        remainder = (shifted + digit) % 97;
    }
    is_country && remainder == 1
}

impl PayeeAccount {
    /// What the code says: a transfer of an amount in euros.
    pub(super) fn payload(&self, amount: &str, remark: &str) -> String {
        let name: String = self.player.chars().take(LONGEST_NAME).collect();
        let remark: String = remark.chars().take(LONGEST_REMARK).collect();
        let amount = format!("EUR{amount}");
        // The version without a BIC, in UTF-8; no purpose, and a remark in place of a reference.
        let lines = ["BCD", "002", "1", "SCT", "", &name, &self.iban, &amount, "", "", &remark];
        lines.join("\n")
    }
}
