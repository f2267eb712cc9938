//! The play of a deal: each trick, who took it and why, and what the cards prove.

use crate::cards::Card;
use crate::game::{Deal, FalseCall, Game, Incident, Renounce, Review, Verdict};
use crate::rules::Clause;
use crate::words;
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
    pub not_all_right: Vec<Vec<PlayedCard>>,
    /// The calls that the cards prove to be false.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub false_calls: Vec<ProvenCall>,
    /// The id of the rule of play.
    pub rule: String,
    /// The document that has it.
    pub document: String,
    /// The section of the document.
    pub section: String,
    /// What players are shown to be without, as a sentence.
    #[serde(skip)]
    pub shown: Option<String>,
    /// What is proven of each play that did not follow suit, and of the whole, in sentences.
    #[serde(skip)]
    pub findings: Vec<String>,
    /// What the rules say of the revokes and the false calls.
    #[serde(skip)]
    pub broken_rules: Vec<String>,
    /// What the table may rule on, if anything is proven.
    #[serde(skip)]
    pub incident: Option<Incident>,
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
    /// The whole trick, as sentences.
    #[serde(skip)]
    pub line: String,
}

/// A card on a trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayedCard {
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
    pub play: PlayedCard,
    /// The suit led.
    pub led: &'static str,
    /// What the hand was without, if the play was right: suits, or the cards that beat one.
    pub without: Vec<String>,
    /// `right`, `revoke` or `not-proven`.
    pub verdict: &'static str,
    /// The trick that proved a revoke.
    pub proven_by: Option<usize>,
    /// What proves it, as a sentence.
    pub because: Option<String>,
}

/// A call that the cards prove to be false.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ProvenCall {
    /// Who called.
    pub player: String,
    /// `join`, `trou` or `pass-trou`.
    pub call: &'static str,
    /// The trick that proved it.
    pub proven_by: Option<usize>,
    /// What proves it, as a sentence.
    pub because: String,
    /// The id of the rule that it breaks.
    pub rule: String,
}

impl DealPlay {
    /// The play of a deal, or `None` where no trick is recorded by its cards.
    pub fn of(game: &Game, deal: &Deal) -> Option<DealPlay> {
        let rules = game.setup().rules();
        let trump = deal.trump().filter(|_| !deal.recorded().is_empty())?;
        let who = words::names(game);
        let review = Review::of(rules, deal);
        // What is proven once stays proven.
        let revokes = match review.revokes().next() {
            Some(_) => Review::revokes_of(rules, deal),
            None => Vec::new(),
        };
        let tricks = deal.recorded().iter().enumerate().map(|(index, trick)| {
            let because = words::trick_taken(trick, trump, &deal.plan.pack, &who);
            PlayedTrick {
                lead: trick.leader().map_or_else(String::new, who),
                cards: trick.cards.iter().map(|(_, card)| *card).collect(),
                winner: who(trick.winner),
                line: words::trick_line(index + 1, trick, &because, &who),
                because,
                turned: trick.turned,
            }
        });
        let card = |play: &Renounce| PlayedCard {
            trick: play.trick,
            player: who(play.seat),
            card: play.card,
        };
        let plays = review.renounces.iter().map(|(play, verdict)| {
            let proof = revokes.iter().find(|revoke| revoke.play == *play);
            JudgedPlay {
                play: card(play),
                led: play.led.name(),
                without: play.without.iter().copied().map(words::lacking).collect(),
                verdict: match verdict {
                    Verdict::Right => "right",
                    Verdict::Revoke(_) => "revoke",
                    Verdict::Unproven => "not-proven",
                },
                proven_by: proof.map(|revoke| revoke.proven_by),
                because: proof.map(|revoke| words::revoke(game, play, &revoke.proof)),
            }
        });
        let groups = review.not_all_right.iter().map(|group| group.iter().map(&card).collect());
        let source = words::source_of(rules, Clause::Play);
        let false_calls = review.false_calls.iter().map(|call| ProvenCall {
            player: who(call.seat()),
            call: match call {
                FalseCall::Join { .. } => "join",
                FalseCall::Trou(_) => "trou",
                FalseCall::Partner { .. } => "partner",
                FalseCall::PassTrou(_) => "pass-trou",
            },
            proven_by: Review::proves_call(rules, deal, call),
            because: words::false_call(game, deal, call),
            rule: rules.clause_id(call.clause()),
        });
        let broken = words::broken(&review);
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
            shown: words::shown_without(game, deal, &review),
            findings: words::findings(game, deal, &review, &revokes),
            broken_rules: broken.iter().map(|rule| words::broken_rule(game, *rule)).collect(),
            incident: words::to_rule_on(&broken),
        })
    }

    /// The play in sentences: all of it, or only what was found to be wrong.
    pub fn lines(&self, in_full: bool) -> Vec<String> {
        let mut lines = Vec::new();
        if in_full {
            lines.extend(self.tricks.iter().map(|trick| trick.line.clone()));
            lines.extend(self.shown.clone());
        }
        if in_full || self.incident.is_some() {
            lines.extend(self.findings.iter().cloned());
        }
        lines.extend(self.broken_rules.iter().cloned());
        lines
    }
}
