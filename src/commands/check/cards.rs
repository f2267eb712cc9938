//! `check trick` and `check play`: who takes it, and may this card be played from that hand?

use super::args::{CheckPlay, CheckTrick, OfCards};
use super::ruling::{AskedJson, AskedRuling, RulingSubject};
use crate::cards::{Card, Pack, Seat, Trump};
use crate::game::{Deal, Players};
use crate::grammar::{Choice, hints, request};
use crate::output::json::{NamedSchema, any, part};
use crate::output::plain;
use crate::rules::{
    CardPlay, Clause, OnTable, PlayRefusal, Refusal, Ruleset, Table, TrumpRule, can_be_played,
    card_led, in_pack, suit_led, winner,
};
use crate::terminal::{Answer, Context, Result, choose, games};
use crate::words::{self, Ruling, messages};
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const TRICK_SCHEMA: NamedSchema = NamedSchema::titled(
    "check-trick",
    "Who takes a trick, or why there can be no such trick",
    || any(&[part::<TakenJson>, part::<AskedJson<'_, String>>]),
);

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
pub(super) fn trick(context: &Context, args: &CheckTrick) -> Result<Answer> {
    let question = QuestionContext::of(context, &args.of)?;
    request::known_cards(&question.rules, args.cards.iter().copied())?;
    match taken(&question, &args.cards) {
        Ok(taken) => {
            let answer = Answer::of(&taken, context, TakenJson::record, |taken| {
                Answer::paragraphs(&[taken.text(&question.rules)], &context.screen)
            });
            Ok(answer.with_remarks(question.remarks))
        }
        Err(refusal) => Ok(question.refused(refusal)?.answer(context)),
    }
}

impl TakenJson {
    fn record(&self) -> String {
        let player = self.player.as_deref().unwrap_or_default();
        let card = self.card.to_string();
        plain::record([&self.winner.to_string(), &card, player, &self.because])
    }

    fn text(&self, rules: &Ruleset) -> String {
        let player = self.player.as_deref();
        let taker = words::trick_taker(player, self.winner, self.card, self.complete);
        let because = format!("{taker} {}", self.because);
        let ruling = Ruling::on(rules, Clause::Play, because, None);
        ruling.citing(&ruling.because)
    }
}

/// Who takes a trick, or is winning it so far.
fn taken(question: &QuestionContext, cards: &[Card]) -> Result<TakenJson, PlayRefusal> {
    let hands = question.hands.or_else(|| hands_of(question, cards));
    let mut seats: Vec<Seat> = Vec::new();
    // The cards of a recorded trick have been seen, but may be asked about again.
    let mut is_recorded = false;
    if let Some((deal, _)) = &question.deal {
        let mut tricks = deal.recorded.iter();
        let same = tricks.find(|trick| trick.cards.iter().map(|(_, card)| card).eq(cards));
        if let Some(trick) = same {
            is_recorded = true;
            seats.extend(trick.cards.iter().map(|(seat, _)| *seat));
        } else if let Some(leader) = deal.next_leader(&question.rules) {
            seats.extend(deal.turn_from(leader));
        }
    }
    if !is_recorded {
        question.check_possible(cards, hands)?;
    }
    let players = hands.unwrap_or(cards.len());
    if cards.len() > players {
        return Err(PlayRefusal::TrickSize { given: cards.len(), players });
    }

    let pack = question.pack(hands);
    // If all cards have one suit, the trump decides nothing.
    let is_one_suit =
        pack.order.is_usual() && cards.iter().all(|card| card.suit() == cards[0].suit());
    let trump = match question.trump_of(cards, &pack) {
        None if is_one_suit => Trump::None,
        trump => trump.ok_or(PlayRefusal::TrumpUnknown)?,
    };
    let place = winner(cards, trump, &pack).ok_or(PlayRefusal::TrickSize { given: 0, players })?;
    let why = words::capital(&words::takes_because(cards, place, trump, &pack));
    let source = words::source_of(&question.rules, Clause::Play);
    Ok(TakenJson {
        winner: place + 1,
        card: cards[place],
        because: format!("{why}."),
        player: seats.get(place).map(|seat| question.name(*seat)),
        complete: cards.len() == players,
        rule: question.rules.clause_id(Clause::Play),
        document: source.document,
        section: source.section,
    })
}

/// How many hands play to a trick of these cards: as many as there are cards, or else the next larger number of
/// hands at a table of the rules whose pack has the cards.
fn hands_of(question: &QuestionContext, cards: &[Card]) -> Option<usize> {
    let tables = &question.rules.tables;
    let mut fewest: Option<usize> = None;
    for table in tables {
        let pack = table.pack();
        if cards.iter().all(|card| in_pack(&pack, *card).is_ok()) {
            let large_enough = hands_at(table).filter(|hands| *hands >= cards.len());
            fewest = fewest.into_iter().chain(large_enough).min();
        }
    }
    fewest.or_else(|| tables.iter().flat_map(hands_at).max())
}

/// How many hands play to a trick at a table, for each number of players.
fn hands_at(table: &Table) -> impl Iterator<Item = usize> + Clone {
    table.players.iter().map(|players| table.hands(*players).into())
}

/// The ruling on a card from a hand, or without a card on the hand, with the cards of it that may be
/// played.
pub(super) fn play(context: &Context, args: &CheckPlay) -> Result<AskedRuling<Card>> {
    let question = QuestionContext::of(context, &args.of)?;
    let led = args.led.iter().flat_map(|cards| &cards.0);
    let named = led.chain(&args.hand.0).chain(&args.card);
    request::known_cards(&question.rules, named.copied())?;

    let other_trumps = trumps_of_other_suits(&question, args);
    let mut asked = match judge(&question, args) {
        Ok((ruling, open)) => AskedRuling {
            remarks: question.remarks,
            ..AskedRuling::legal(ruling, open.clone(), signs(&open))
        },
        Err(refusal) => question.refused(refusal)?,
    };
    if let Some(sentence) = other_trumps {
        asked.ruling.because += &format!(" {sentence}");
    }
    if args.card.is_none() && asked.about == RulingSubject::Act {
        asked.about = RulingSubject::Hand;
    }
    Ok(asked)
}

/// The cards in question that are trumps though their suit is not, as a sentence.
fn trumps_of_other_suits(question: &QuestionContext, args: &CheckPlay) -> Option<String> {
    let pack = question.pack(question.hands);
    let trick = args.led.as_ref().map_or(&[][..], |cards| cards.0.as_slice());
    let trump = question.trump_of(trick, &pack)?;
    words::trumps_of_other_suits(&[trick, &args.hand.0].concat(), trump, &pack)
}

/// Cards as people read them: `7♣ K♣`.
fn signs(cards: &[Card]) -> String {
    words::joined(cards.iter().map(|card| card.sign()), " ")
}

/// The ruling on a legal card or hand, with the cards that may be played.
fn judge(question: &QuestionContext, args: &CheckPlay) -> Result<(Ruling, Vec<Card>), PlayRefusal> {
    question.rules.play.judges_cards()?;
    let trick = args.led.as_ref().map(|cards| cards.0.as_slice()).unwrap_or_default();
    let hand = &args.hand.0;
    question.check_possible(&[trick, hand].concat(), question.hands)?;
    if let Some(players) = question.hands
        && trick.len() >= players
    {
        return Err(PlayRefusal::TrickSize { given: trick.len() + 1, players });
    }

    let play = question.rules.play;
    let pack = question.pack(question.hands);
    let table = OnTable {
        trick,
        trump: match question.trump_of(trick, &pack) {
            None if !trump_matters(play, hand, trick, &pack) => Trump::None,
            trump => trump.ok_or(PlayRefusal::TrumpUnknown)?,
        },
        is_broken: question
            .deal
            .as_ref()
            .is_some_and(|(deal, _)| deal.is_trump_broken(&question.rules, deal.recorded.len())),
        pack: &pack,
    };
    let led = suit_led(trick, &pack, table.trump);
    let duty = match args.card {
        Some(card) => play.judge(hand, table, card)?,
        None => play.duty(hand, table),
    };

    let (open, barred): (Vec<Card>, Vec<Card>) =
        hand.iter().copied().partition(|card| duty.allows(*card, &pack));
    let mut because = if led.is_none() && !trick.is_empty() {
        messages::CheckNoSuitLed.say()
    } else {
        let must_trump = if play.must_trump { pack.trumps(table.trump) } else { None };
        words::owed(duty, led, must_trump)
    };
    if !barred.is_empty() {
        because +=
            &format!(" {}", messages::CheckCardsBarred { cards: words::cards(&barred) }.say());
    }
    Ok((Ruling::on(&question.rules, Clause::Play, because, None), open))
}

/// Whether the legal cards of a hand depend on the trump. Having to trump matters only to a player who cannot
/// follow and has a choice; whether a trump was played, only to one who must beat the trick. Where trumps have an
/// order of their own, even a suit depends on it.
fn trump_matters(play: CardPlay, hand: &[Card], trick: &[Card], pack: &Pack) -> bool {
    if !pack.order.is_usual() {
        return hand.len() > 1;
    }
    let led = card_led(trick, pack).and_then(Card::suit);
    if led.is_none() {
        return play.break_trump && hand.len() > 1;
    }
    let follows = hand.iter().any(|card| card.suit() == led);
    let has_choice = hand.iter().any(|card| card.suit() != hand[0].suit());
    (play.must_trump && !follows && has_choice) || (play.must_beat && hand.len() > 1)
}

/// The context of a question about cards: the rules and the trump given, or the current game.
struct QuestionContext {
    rules: Ruleset,
    /// The trump, given or of the deal, if known.
    trump: Option<Trump>,
    /// How many play to a trick, if that is known.
    hands: Option<usize>,
    /// The deal that is being played, and who plays.
    deal: Option<(Deal, Players)>,
    /// Remarks for the answer.
    remarks: Vec<String>,
}

impl QuestionContext {
    /// Finds the context of a question.
    fn of(context: &Context, asked: &OfCards) -> Result<QuestionContext> {
        if let Some(named) = &asked.rules {
            let rules = choose::rules(named, &Choice::of(&asked.set), None)?;
            let mut hands = None;
            if let Some(players) = asked.players {
                hands = Some(rules.hands(choose::seated(&rules, players.into())?).into());
            }
            let mut trump = asked.trump.or_else(|| rules.schedule.only_trump(&rules.trump));
            let mut remarks = Vec::new();
            if trump.is_none() {
                trump = Some(Trump::None);
                remarks.push(messages::CheckNoTrumpAssumed.say());
                remarks.push(context.hint(&hints::give_trump()));
            }
            return Ok(QuestionContext { rules, trump, hands, deal: None, remarks });
        }

        let read = games::read(context)?;
        let game = read.history.game();
        let setup = game.setup();
        let deal = game.current();
        Ok(QuestionContext {
            rules: setup.rules().clone(),
            trump: asked.trump.or_else(|| deal.and_then(Deal::trump)),
            hands: deal.map(|deal| deal.plan.seats.len()),
            deal: deal.map(|deal| (deal.clone(), setup.players().clone())),
            remarks: read.remarks,
        })
    }

    /// The trump, known before or by these cards of a first trick.
    fn trump_of(&self, cards: &[Card], pack: &Pack) -> Option<Trump> {
        match self.trump {
            None if self.rules.trump == TrumpRule::Led => {
                card_led(cards, pack).and_then(Card::suit).map(Trump::from)
            }
            trump => trump,
        }
    }

    /// Refuses cards that cannot be on the table or in a hand: duplicates, cards not in the pack, and cards already
    /// seen in the deal. Refuses any card if the rules do not say who wins a trick.
    fn check_possible(&self, cards: &[Card], hands: Option<usize>) -> Result<(), PlayRefusal> {
        self.rules.play.judges_winners()?;
        let pack = self.pack(hands);
        for (index, card) in cards.iter().enumerate() {
            let beside = &cards[..index];
            match &self.deal {
                Some((deal, _)) => deal.can_be_in_a_hand(beside, *card)?,
                None => can_be_played(&pack, beside, *card)?,
            }
        }
        Ok(())
    }

    /// The pack of the deal, or else the largest with which a trick of `hands` cards is played, or the
    /// largest of all.
    fn pack(&self, hands: Option<usize>) -> Pack {
        if let Some((deal, _)) = &self.deal {
            return (*deal.plan.pack).clone();
        }
        let largest = self.rules.tables.iter().max_by_key(|table| {
            let is_of_size = hands_at(table).any(|number| Some(number) == hands);
            (is_of_size, table.pack().size())
        });
        largest.map_or_else(Pack::default, Table::pack)
    }

    /// Whether the number of players is not known, and some number of them has a larger pack.
    fn may_have_larger_pack(&self, pack: &Pack) -> bool {
        self.hands.is_none()
            && self.rules.tables.iter().any(|table| table.pack().size() > pack.size())
    }

    /// The ruling on cards that cannot have been played like this.
    ///
    /// # Errors
    /// Nothing can be said about them, as the trump is not known.
    fn refused(self, refusal: PlayRefusal) -> Result<AskedRuling<Card>> {
        let open = refusal.open().to_vec();
        let refused = Refusal::Play(refusal.clone());
        let mut ruling = words::ruling(&self.rules, &refused, &|seat| self.name(seat));
        if refusal == PlayRefusal::TrumpUnknown {
            ruling.open = None;
            ruling.hints = vec![hints::give_trump()];
            return Err(ruling.into());
        }
        // Without a game there is no record to look at again.
        if self.deal.is_none() && open.is_empty() {
            ruling.hints.clear();
            if let PlayRefusal::NotInPack { pack, .. } = &refusal
                && self.may_have_larger_pack(pack)
            {
                ruling.open = Some(messages::CheckPackGrows.say());
                ruling.hints.push(hints::give_players());
            }
        }
        let about = match refusal {
            PlayRefusal::NotJudged(_) | PlayRefusal::LeftToTable | PlayRefusal::PlayLeftToTable => {
                RulingSubject::NotJudged
            }
            _ => RulingSubject::Act,
        };
        let asked = AskedRuling::illegal(ruling, open.clone(), signs(&open));
        Ok(AskedRuling { about, remarks: self.remarks, ..asked })
    }

    /// A player's name, or the place in the trick where players have none.
    fn name(&self, seat: Seat) -> String {
        match &self.deal {
            Some((_, players)) => players.name(seat).to_string(),
            None => words::nth_to_play(seat),
        }
    }
}
