//! The play of a deal: each trick, who took it and why, and what the cards prove.

use crate::cards::{Card, Followed, Trump};
use crate::game::{Deal, FalseCall, Game, Renounce, Review, Revoke, Verdict};
use crate::rules::{Clause, Ruleset};
use crate::words::{self, Hint};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

/// The play of a deal whose tricks are recorded by their cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealPlay {
    /// The number of the deal.
    pub deal: usize,
    /// Whether every trick of the deal is recorded.
    pub complete: bool,
    /// The tricks, in order.
    pub tricks: Vec<PlayedTrick>,
    /// The plays that did not follow suit.
    pub plays: Vec<JudgedPlay>,
    /// Groups of plays of which each may have been right, but not all.
    pub not_all_right: Vec<Vec<CardInTrick>>,
    /// The calls that the cards prove to be false.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub false_calls: Vec<ProvenCall>,
    /// The id of the rule of play.
    pub rule: String,
    /// The document that has it.
    pub document: String,
    /// The section of the document.
    pub section: String,
}

/// The play of a deal in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayInWords {
    tricks: Vec<String>,
    /// What players are shown to be without.
    shown: Option<String>,
    /// The findings on each play that did not follow suit, and on the whole deal.
    findings: Vec<String>,
    /// The rules on the revokes and the false calls.
    broken_rules: Vec<String>,
    /// What to do about it, if anything is proven.
    pub hint: Option<Hint>,
}

/// A trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayedTrick {
    /// Who led.
    pub lead: String,
    /// The cards, in the order played.
    pub cards: Vec<Card>,
    /// Who took it.
    pub winner: String,
    /// Why, as a sentence.
    pub because: String,
    /// The card turned up after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turned: Option<Card>,
}

/// A card on a trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PlayedCard")]
pub struct CardInTrick {
    /// The number of the trick, from 1.
    pub trick: usize,
    /// Who played it.
    pub player: String,
    /// The card.
    pub card: Card,
}

/// A play that did not follow suit.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct JudgedPlay {
    /// What was played.
    #[serde(flatten)]
    pub play: CardInTrick,
    /// The suit led; `trumps` where some cards of every suit are trumps.
    pub led: Followed,
    /// What the hand was without, if the play was right: suits, or the cards that beat one.
    pub without: Vec<String>,
    /// Whether it was right.
    pub verdict: PlayVerdict,
    /// The trick that proved a revoke.
    pub proven_by: Option<usize>,
    /// What proves it, as a sentence.
    pub because: Option<String>,
}

/// Whether a play that did not follow suit was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlayVerdict {
    /// The hand had no card of the suit.
    Right,
    /// The hand had one.
    Revoke,
    /// The cards prove neither.
    NotProven,
}

/// A call that the cards prove to be false.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ProvenCall {
    /// Who called.
    pub player: String,
    /// The call.
    pub call: CallProvenFalse,
    /// The trick that proved it.
    pub proven_by: Option<usize>,
    /// What proves it, as a sentence.
    pub because: String,
    /// The id of the rule that it breaks.
    pub rule: String,
}

/// The kind of a call that the cards prove to be false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CallProvenFalse {
    /// A suit call was joined without a card of the suit.
    Join,
    /// A trou was announced without exactly three aces.
    Trou,
    /// A trou was played with a partner who did not have the fourth ace.
    Partner,
    /// A trou was denied with exactly three aces.
    PassTrou,
}

impl DealPlay {
    /// The play of a deal, or `None` where no trick is recorded by its cards.
    pub fn of(game: &Game, deal: &Deal) -> Option<DealPlay> {
        let rules = game.setup().rules();
        let trump = trump_of_play(deal)?;
        let who = words::names(game);
        let review = Review::of(rules, deal);
        let revokes = proven_revokes(rules, deal, &review);
        let source = words::source_of(rules, Clause::Play);

        let tricks = deal.recorded.iter().map(|trick| PlayedTrick {
            lead: trick.leader().map_or_else(String::new, who),
            cards: trick.cards.iter().map(|(_, card)| *card).collect(),
            winner: who(trick.winner),
            because: words::trick_taken(trick, trump, &deal.plan.pack, &who),
            turned: trick.turned,
        });
        let card = |play: &Renounce| CardInTrick {
            trick: play.trick,
            player: who(play.seat),
            card: play.card,
        };
        let plays = review.renounces.iter().map(|(play, verdict)| {
            let proof = revokes.iter().find(|revoke| revoke.play == *play);
            JudgedPlay {
                play: card(play),
                led: play.led,
                without: play.without.iter().copied().map(words::lacking).collect(),
                verdict: verdict.into(),
                proven_by: proof.map(|revoke| revoke.proven_by),
                because: proof.map(|revoke| words::revoke(game, play, &revoke.proof)),
            }
        });
        let groups = review.not_all_right.iter().map(|group| group.iter().map(card).collect());
        let false_calls = review.false_calls.iter().map(|call| ProvenCall {
            player: who(call.seat()),
            call: call.into(),
            proven_by: Review::proves_call(rules, deal, call),
            because: words::false_call(game, deal, call),
            rule: rules.clause_id(call.clause()),
        });

        Some(DealPlay {
            deal: deal.plan.number,
            complete: review.complete,
            tricks: tricks.collect(),
            plays: plays.collect(),
            not_all_right: groups.collect(),
            false_calls: false_calls.collect(),
            rule: rules.clause_id(Clause::Play),
            document: source.document,
            section: source.section,
        })
    }
}

impl PlayInWords {
    /// The play of a deal, or `None` where no trick is recorded by its cards.
    pub fn of(game: &Game, deal: &Deal) -> Option<PlayInWords> {
        let rules = game.setup().rules();
        let trump = trump_of_play(deal)?;
        let who = words::names(game);
        let review = Review::of(rules, deal);
        let revokes = proven_revokes(rules, deal, &review);
        let broken = words::broken(&review);

        let tricks = deal.recorded.iter().zip(1..).map(|(trick, number)| {
            let because = words::trick_taken(trick, trump, &deal.plan.pack, &who);
            words::trick_line(number, trick, &because, &who)
        });
        Some(PlayInWords {
            tricks: tricks.collect(),
            shown: words::shown_without(game, deal, &review),
            findings: words::findings(game, deal, &review, &revokes),
            broken_rules: broken.iter().map(|rule| words::broken_rule(game, *rule)).collect(),
            hint: words::after_proof(game, deal, &review),
        })
    }

    /// All of the play.
    pub fn in_full(&self) -> impl Iterator<Item = &String> {
        self.tricks.iter().chain(&self.shown).chain(&self.findings).chain(&self.broken_rules)
    }

    /// Only what was wrong with it.
    pub fn wrong(&self) -> impl Iterator<Item = &String> {
        let findings: &[String] = if self.broken_rules.is_empty() { &[] } else { &self.findings };
        findings.iter().chain(&self.broken_rules)
    }
}

/// The trump of the tricks, or `None` where none is recorded by its cards.
fn trump_of_play(deal: &Deal) -> Option<Trump> {
    if deal.recorded.is_empty() { None } else { deal.trump() }
}

/// The revokes of a deal, each with the trick that proved it first. A proof stays valid,
/// so only a deal with any is searched trick by trick.
fn proven_revokes(rules: &Ruleset, deal: &Deal, review: &Review) -> Vec<Revoke> {
    if review.revokes().next().is_some() { Review::revokes_of(rules, deal) } else { Vec::new() }
}

impl From<&Verdict> for PlayVerdict {
    fn from(verdict: &Verdict) -> PlayVerdict {
        match verdict {
            Verdict::Right => PlayVerdict::Right,
            Verdict::Revoke(_) => PlayVerdict::Revoke,
            Verdict::Unproven => PlayVerdict::NotProven,
        }
    }
}

impl From<&FalseCall> for CallProvenFalse {
    fn from(call: &FalseCall) -> CallProvenFalse {
        match call {
            FalseCall::Join { .. } => CallProvenFalse::Join,
            FalseCall::Trou(_) => CallProvenFalse::Trou,
            FalseCall::Partner { .. } => CallProvenFalse::Partner,
            FalseCall::PassTrou(_) => CallProvenFalse::PassTrou,
        }
    }
}
