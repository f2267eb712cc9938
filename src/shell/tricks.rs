//! The play of a deal as `explain` and `status` tell it: each trick, who took it and why, and what
//! the cards prove.

use crate::cards::{Card, Seat};
use crate::game::{Deal, Game, Incident, Renounce, Review, Verdict};
use crate::grammar::hints;
use crate::rules::Clause;
use crate::words::{self, Hint};
use schemars::JsonSchema;
use serde::Serialize;

/// Returns the play of a deal: in full, or no more than what was found.
pub(crate) fn text(game: &Game, deal: &Deal, in_full: bool) -> Vec<String> {
    let who = |seat| game.setup().players().name(seat).to_string();
    let Some(trump) = deal.trump().filter(|_| !deal.recorded().is_empty()) else {
        return Vec::new();
    };
    let rules = game.setup().rules();
    let review = Review::of(rules, deal);
    let found = review.revokes().next().is_some() || !review.not_all_right.is_empty();
    let mut lines = Vec::new();
    if in_full {
        for (index, trick) in deal.recorded().iter().enumerate() {
            let laid = words::trick(trick, &who);
            let taken = words::trick_taken(trick, trump, &who);
            lines.push(format!("Trick {}: {laid}. {taken}", index + 1));
        }
        lines.extend(words::shown_without(game, deal, &review));
        lines.extend(words::judged(game, deal));
    } else if found {
        lines.extend(words::judged(game, deal));
    }
    if found {
        lines.push(words::revoke_rule(game));
        lines.push(hints::line(&Hint::Rule { about: Some(Incident::Revoke) }));
    }
    lines
}

/// The play of a deal.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PlayJson {
    deal: usize,
    /// Whether every trick of the deal is recorded.
    complete: bool,
    tricks: Vec<TrickJson>,
    /// The plays that did not follow suit.
    plays: Vec<JudgedJson>,
    /// Groups of plays of which each may have been right, but not all.
    not_all_right: Vec<Vec<PlaceJson>>,
    rule: String,
    document: String,
    section: String,
}

#[derive(Serialize, JsonSchema)]
struct TrickJson {
    lead: String,
    cards: Vec<Card>,
    winner: String,
    because: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    turned: Option<Card>,
}

#[derive(Serialize, JsonSchema)]
struct PlaceJson {
    trick: usize,
    player: String,
    card: Card,
}

#[derive(Serialize, JsonSchema)]
struct JudgedJson {
    trick: usize,
    player: String,
    card: Card,
    led: &'static str,
    /// The suits that the hand was without, if the play was right.
    without: Vec<&'static str>,
    /// `right`, `revoke` or `not-proven`.
    verdict: &'static str,
    /// The trick that proved a revoke.
    #[serde(skip_serializing_if = "Option::is_none")]
    proven_by: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<String>,
}

/// Returns the play of a deal; nothing where no trick is recorded by its cards.
pub(crate) fn json(game: &Game, deal: &Deal) -> Option<PlayJson> {
    let rules = game.setup().rules();
    let trump = deal.trump().filter(|_| !deal.recorded().is_empty())?;
    let who = |seat: Seat| game.setup().players().name(seat).to_string();
    let (review, revokes) = (Review::of(rules, deal), Review::revokes_of(rules, deal));
    let source = rules.cite(Clause::Play);
    let tricks = deal.recorded().iter().map(|trick| TrickJson {
        lead: trick.leader().map_or_else(String::new, who),
        cards: trick.cards.iter().map(|(_, card)| *card).collect(),
        winner: who(trick.winner),
        because: words::trick_taken(trick, trump, &who),
        turned: trick.turned,
    });
    let plays = review.renounces.iter().map(|(play, verdict)| {
        let proof = revokes.iter().find(|revoke| revoke.play == *play);
        JudgedJson {
            trick: play.trick,
            player: who(play.seat),
            card: play.card,
            led: play.led.name(),
            without: play.without.iter().map(|suit| suit.name()).collect(),
            verdict: match verdict {
                Verdict::Right => "right",
                Verdict::Revoke(_) => "revoke",
                Verdict::Unproven => "not-proven",
            },
            proven_by: proof.map(|revoke| revoke.proven_by),
            because: proof.map(|revoke| words::revoke(game, play, &revoke.proof)),
        }
    });
    let place =
        |play: &Renounce| PlaceJson { trick: play.trick, player: who(play.seat), card: play.card };
    let open = review.not_all_right.iter().map(|group| group.iter().map(place).collect());
    Some(PlayJson {
        deal: deal.plan().number,
        complete: review.complete,
        tricks: tricks.collect(),
        plays: plays.collect(),
        not_all_right: open.collect(),
        rule: rules.clause_id(Clause::Play),
        document: source.document,
        section: source.section,
    })
}
