//! `check trick` and `check play`: who takes it, and may this card be played from that hand?

use super::args::{CheckPlay, CheckTrick, OfCards};
use super::ruling::Asked;
use super::ruling::AskedJson;
use crate::cards::{Card, Pack, Seat, Trump};
use crate::game::{Deal, Players, Trick};
use crate::grammar::{Choice, hints, request};
use crate::output::json::{NamedSchema, any, part};
use crate::output::plain;
use crate::rules::{
    Clause, OnTable, PlayRefusal, Refusal, Ruleset, Table, TrumpRule, can_be_played, in_pack,
    suit_led, winner,
};
use crate::terminal::{Answer, Context, Result, choose, games};
use crate::words::messages;
use crate::words::{self, Ruling};
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const TRICK_SCHEMA: NamedSchema =
    NamedSchema::new("check-trick", "Who takes a trick, or why there can be no such trick", || {
        any(&[part::<TakenJson>, part::<AskedJson<'_, String>>])
    });

/// Who takes a trick.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TakenJson {
    /// The place of the card that takes it, from 1 for the lead.
    winner: usize,
    card: Card,
    because: String,
    /// Who played that card, in a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    /// Whether everybody has played.
    complete: bool,
    rule: String,
    document: String,
    section: String,
}

/// Answers who takes a trick of these cards, and why.
pub(super) fn trick(context: &Context, asked: &CheckTrick) -> Result<Answer> {
    let ground = Ground::of(context, &asked.of)?;
    request::known_cards(&ground.rules, asked.cards.iter().copied())?;
    let taken = match taken(&ground, &asked.cards) {
        Ok(taken) => taken,
        Err(refusal) => return Ok(ground.refused(refusal)?.answer(context, true)),
    };
    let record = |taken: &TakenJson| {
        let (place, card) = (taken.winner.to_string(), taken.card.to_string());
        let player = taken.player.as_deref().unwrap_or_default();
        plain::record([&place, &card, player, &taken.because])
    };
    let text = |taken: &TakenJson| {
        let TakenJson { winner, card, because, player, complete, .. } = taken;
        let taker = words::trick_taker(player.as_deref(), *winner, *card, *complete);
        let ruling = Ruling::on(&ground.rules, Clause::Play, format!("{taker} {because}"), None);
        Answer::paragraphs(&[ruling.citing(&ruling.because)], context)
    };
    Ok(Answer::of(&taken, context, record, text).with_remarks(ground.remarks))
}

/// Who takes a trick, or is winning it so far.
fn taken(ground: &Ground, cards: &[Card]) -> Result<TakenJson, PlayRefusal> {
    let hands = ground.hands.or_else(|| hands_of(ground, cards));
    let deal = ground.deal.as_ref().map(|(deal, _)| deal);
    // A trick that is recorded may be asked about again.
    let same = |trick: &&Trick| trick.cards.iter().map(|(_, card)| card).eq(cards);
    let known = deal.and_then(|deal| deal.recorded().iter().find(same));
    if known.is_none() {
        ground.can_be(cards, hands)?;
    }
    let leader = deal.and_then(|deal| deal.next_leader(&ground.rules));
    let seats: Vec<Seat> = match (known, deal.zip(leader)) {
        (Some(trick), _) => trick.cards.iter().map(|(seat, _)| *seat).collect(),
        (None, Some((deal, leader))) => deal.turn_from(leader).collect(),
        (None, None) => Vec::new(),
    };
    if let Some(players) = hands.filter(|hands| cards.len() > *hands) {
        return Err(PlayRefusal::TrickSize { given: cards.len(), players });
    }
    // Between cards of one suit no trump decides anything.
    let one_suit = cards.iter().all(|card| card.suit() == cards[0].suit());
    let pack = ground.pack(hands);
    let trump = ground.trump_of(cards, &pack).or(one_suit.then_some(Trump::None));
    let trump = trump.ok_or(PlayRefusal::TrumpUnknown)?;
    let players = hands.unwrap_or(cards.len());
    let place = winner(cards, trump, &pack).ok_or(PlayRefusal::TrickSize { given: 0, players })?;
    let card = cards[place];
    let why = format!("{}.", words::capital(&words::takes_because(cards, place, trump, &pack)));
    let source = words::source_of(&ground.rules, Clause::Play);
    Ok(TakenJson {
        winner: place + 1,
        card,
        because: why,
        player: seats.get(place).map(|seat| ground.name(*seat)),
        complete: cards.len() == players,
        rule: ground.rules.clause_id(Clause::Play),
        document: source.document,
        section: source.section,
    })
}

/// How many hands play to a trick of these cards: that many, or else the next number of hands at a
/// table of the rules whose pack has them.
fn hands_of(ground: &Ground, cards: &[Card]) -> Option<usize> {
    let has_them = |table: &&Table| {
        let pack = table.pack();
        cards.iter().all(|card| in_pack(&pack, *card).is_ok())
    };
    let with_pack = ground.rules.tables.iter().filter(has_them).flat_map(hands_at);
    let all = ground.rules.tables.iter().flat_map(hands_at);
    with_pack.filter(|hands| *hands >= cards.len()).min().or(all.max())
}

/// How many hands play to a trick at a table, for each number of players.
fn hands_at(table: &Table) -> impl Iterator<Item = usize> + Clone {
    table.players.iter().map(|players| table.hands(*players).into())
}

/// The ruling on a card from a hand, or without a card on the hand, with the cards of it that may be
/// played.
pub(super) fn play(context: &Context, asked: &CheckPlay) -> Result<Asked<Card>> {
    let ground = Ground::of(context, &asked.of)?;
    let led = asked.led.iter().flat_map(|cards| &cards.0);
    let named = led.chain(&asked.hand.0).chain(&asked.card);
    request::known_cards(&ground.rules, named.copied())?;
    match judge(&ground, asked) {
        Ok((ruling, open)) => {
            let open_text = words::joined(open.iter().map(|card| card.sign()), " ");
            Ok(Asked { remarks: ground.remarks, ..Asked::new(true, ruling, open, open_text) })
        }
        Err(refusal) => ground.refused(refusal),
    }
}

fn judge(ground: &Ground, asked: &CheckPlay) -> Result<(Ruling, Vec<Card>), PlayRefusal> {
    let led = asked.led.as_ref().map(|cards| cards.0.as_slice()).unwrap_or_default();
    let hand = &asked.hand.0;
    ground.can_be(&[led, hand].concat(), ground.hands)?;
    if let Some(players) = ground.hands.filter(|hands| led.len() >= *hands) {
        return Err(PlayRefusal::TrickSize { given: led.len() + 1, players });
    }
    let (play, trick, pack) = (ground.rules.play, led, ground.pack(ground.hands));
    let led = suit_led(trick, &pack);
    // Whether a trump is owed matters only to those who must trump, cannot follow, and have a choice;
    // whether one was played, to those who must beat the trick.
    let follows = hand.iter().any(|card| led.is_some() && card.suit() == led);
    let choice = hand.iter().any(|card| card.suit() != hand[0].suit());
    let must_trump = play.must_trump && !follows && choice;
    let matters = match led {
        Some(_) => must_trump || (play.must_beat && hand.len() > 1),
        None => play.break_trump && hand.len() > 1,
    };
    let assumed = (!matters).then_some(Trump::None);
    let trump = ground.trump_of(trick, &pack).or(assumed).ok_or(PlayRefusal::TrumpUnknown)?;
    let deal = ground.deal.as_ref().map(|(deal, _)| deal);
    let is_broken =
        deal.is_some_and(|deal| deal.is_trump_broken(&ground.rules, deal.recorded().len()));
    let table = OnTable { trick, trump, is_broken, pack: &pack };
    let duty = match asked.card {
        Some(card) => play.judge(hand, table, card)?,
        None => play.duty(hand, table),
    };
    let (open, barred): (Vec<Card>, Vec<Card>) =
        hand.iter().copied().partition(|card| duty.allows(*card, &pack));
    let must = trump.suit().filter(|_| play.must_trump);
    let mut because = match led {
        None if !trick.is_empty() => messages::CheckNoSuitLed.say(),
        led => words::owed(duty, led, must),
    };
    if !barred.is_empty() {
        because += &format!(" {}", words::not_open(&barred));
    }
    Ok((Ruling::on(&ground.rules, Clause::Play, because, None), open))
}

/// The context of a question about cards: the rules and the trump given, or the current game.
struct Ground {
    rules: Ruleset,
    /// The trump, given or of the deal, if known.
    trump: Option<Trump>,
    /// How many play to a trick, if that is known.
    hands: Option<usize>,
    /// The deal that is being played, and who plays.
    deal: Option<(Deal, Players)>,
    /// What else to know.
    remarks: Vec<String>,
}

impl Ground {
    /// Finds the context of a question.
    fn of(context: &Context, asked: &OfCards) -> Result<Ground> {
        if let Some(named) = &asked.rules {
            let rules = choose::rules(named, &Choice::of(&asked.set), None)?;
            let seated = asked.players.map(|players| choose::seated(&rules, players.into()));
            let seated = seated.transpose()?;
            let trump = asked.trump.or_else(|| rules.schedule.only_trump(&rules.trump));
            let assumed = [messages::CheckNoTrumpAssumed.say(), context.hint(&hints::give_trump())];
            return Ok(Ground {
                hands: seated.map(|players| rules.hands(players).into()),
                trump: Some(trump.unwrap_or(Trump::None)),
                deal: None,
                remarks: if trump.is_none() { assumed.into() } else { Vec::new() },
                rules,
            });
        }
        let read = games::read(context)?;
        let game = read.history.game();
        let setup = game.setup();
        let deal = game.current();
        Ok(Ground {
            rules: setup.rules().clone(),
            trump: asked.trump.or_else(|| deal.and_then(Deal::trump)),
            hands: deal.map(|deal| deal.plan.seats.len()),
            deal: deal.map(|deal| (deal.clone(), setup.players().clone())),
            remarks: read.remarks,
        })
    }

    /// The trump, known before or by these cards of a first trick.
    fn trump_of(&self, cards: &[Card], pack: &Pack) -> Option<Trump> {
        let led = || suit_led(cards, pack).filter(|_| self.rules.trump == TrumpRule::Led);
        self.trump.or_else(|| led().map(Trump::from))
    }

    /// Refuses cards that cannot be on the table or in a hand: duplicates, cards not in
    /// the pack, and cards already seen in the deal.
    fn can_be(&self, cards: &[Card], hands: Option<usize>) -> Result<(), PlayRefusal> {
        let pack = self.pack(hands);
        (0..cards.len()).try_for_each(|index| match (&self.deal, &cards[..index]) {
            (Some((deal, _)), beside) => deal.can_be_in_a_hand(beside, cards[index]),
            (None, beside) => can_be_played(&pack, beside, cards[index]),
        })
    }

    /// The pack of the deal, or else the largest with which a trick of `hands` cards is played, or the
    /// largest of all.
    fn pack(&self, hands: Option<usize>) -> Pack {
        if let Some((deal, _)) = &self.deal {
            return (*deal.plan.pack).clone();
        }
        let is_of_size = |table: &Table| hands_at(table).any(|of_table| Some(of_table) == hands);
        let tables = self.rules.tables.iter();
        let largest = tables.max_by_key(|table| (is_of_size(table), table.pack().size()));
        largest.map_or_else(Pack::default, Table::pack)
    }

    /// Whether the number of players is not known, and one has a larger pack.
    fn may_have_larger(&self, pack: &Pack) -> bool {
        self.hands.is_none()
            && self.rules.tables.iter().any(|table| table.pack().size() > pack.size())
    }

    /// The ruling on cards that cannot have been played like this.
    ///
    /// # Errors
    /// Nothing can be said about them, as the trump is not known.
    fn refused(self, refusal: PlayRefusal) -> Result<Asked<Card>> {
        let open = refusal.open().to_vec();
        let refused = Refusal::Play(refusal.clone());
        let mut ruling = words::ruling(&self.rules, &refused, &|seat| self.name(seat));
        // Without a game there is no record to look at again.
        (ruling.open, ruling.hints) = match &refusal {
            PlayRefusal::TrumpUnknown => (None, vec![hints::give_trump()]),
            _ if self.deal.is_some() || !open.is_empty() => (ruling.open, ruling.hints),
            PlayRefusal::NotInPack { pack, .. } if self.may_have_larger(pack) => {
                (Some(messages::CheckPackGrows.say()), vec![hints::give_players()])
            }
            _ => (ruling.open, Vec::new()),
        };
        if refusal == PlayRefusal::TrumpUnknown {
            return Err(ruling.into());
        }
        let open_text = words::joined(open.iter().map(|card| card.sign()), " ");
        Ok(Asked { remarks: self.remarks, ..Asked::new(false, ruling, open, open_text) })
    }

    /// A player's name, or the place in the trick where players have none.
    fn name(&self, seat: Seat) -> String {
        match &self.deal {
            Some((_, players)) => players.name(seat).to_string(),
            None => words::nth_to_play(seat),
        }
    }
}
