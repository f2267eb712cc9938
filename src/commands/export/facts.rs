//! A row for every hand: what `export --facts` writes.

use crate::cards::Seat;
use crate::game::{Deal, Game};
use crate::history::History;
use crate::output::csv;
use crate::output::json::{self, NamedSchema};
use crate::rules::Points;
use crate::terminal::kept::Persons;
use crate::views::DealContract;
use crate::words::{self, sides};
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "facts",
    "A hand as a row, a line each: what export --facts jsonl writes",
    json::schema::<HandFact>,
);

/// A hand of a game, as a row of a table.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HandFact {
    /// The game's id.
    game: String,
    /// The day on which it was played, in local time.
    date: String,
    /// Its title.
    title: Option<String>,
    /// The id of its rules.
    rules: String,
    /// The id of its score.
    scoring: String,
    /// The number of the deal.
    deal: usize,
    /// The mark of an extra deal.
    extra: Option<String>,
    /// The cards dealt to each player.
    cards: u8,
    /// The trump, where it is known.
    trump: Option<String>,
    /// Who dealt.
    dealer: String,
    /// Whose hand it was.
    player: String,
    /// The player under the name that statistics list.
    person: String,
    /// The player's side, by the names of those who hold it after the last deal.
    side: String,
    /// The place in the speaking order, from 1.
    place: usize,
    /// The tricks bid, where players bid for themselves.
    bid: Option<u8>,
    /// The word that they were bid by.
    word: Option<String>,
    /// The bid of the contract, after an auction.
    contract: Option<String>,
    /// Whether the player played the contract, or against it.
    declares: Option<bool>,
    /// The tricks taken, where they are counted for the player, the side or the contract.
    took: Option<u8>,
    /// Whether the player made the bid or the contract, or the side won the deal.
    made: Option<bool>,
    /// What the side scored, without bonuses and rulings.
    points: Points,
    /// What it got for runs.
    bonus: Points,
    /// What rulings gave it or took from it.
    ruling: Points,
    /// Its total after the deal.
    total: Points,
    /// Its rank after the last deal played.
    rank: usize,
    /// Whether the game is over, and has a result.
    finished: bool,
    /// The tricks that count, if rulings by the laws have changed them.
    counted: Option<u8>,
    /// The incidents of the deal, each with who did it and the laws that apply.
    incidents: Option<String>,
}

impl HandFact {
    /// Every hand that was played to the end, deal by deal, in speaking order.
    pub(super) fn all(history: &History, persons: &Persons) -> Vec<HandFact> {
        let game = history.game();
        let ranks = game.ranks();
        let mut facts = Vec::new();
        for deal in game.played().filter(|deal| deal.annulled().is_none()) {
            for (index, seat) in deal.plan.seats.iter().enumerate() {
                let side = game.setup().side_of(*seat);
                let fact = HandFact::of(history, deal, *seat);
                facts.push(HandFact {
                    person: persons.who(&fact.game, &fact.player),
                    place: index + 1,
                    rank: ranks[side.index()],
                    ..fact
                });
            }
        }
        facts
    }

    /// The hand of a seat; person, place and rank are filled in later.
    fn of(history: &History, deal: &Deal, seat: Seat) -> HandFact {
        let game = history.game();
        let rules = game.setup().rules();
        let side = game.setup().side_of(seat);
        let plan = &deal.plan;
        let named = game.as_named_in(plan.number);
        let name = |seat| game.player_in(seat, plan.number).to_string();
        let declares = deal.contract().map(|contract| contract.challengers().any(|by| by == seat));
        let took_as_declarer =
            if declares == Some(true) { declared_tricks(deal, seat) } else { None };
        HandFact {
            game: history.id().to_string(),
            date: history.played_at().local_date().to_string(),
            title: game.title().map(str::to_owned),
            rules: rules.id.clone(),
            scoring: rules.scoring.id().to_owned(),
            deal: plan.number,
            extra: plan.extra.as_ref().map(|extra| extra.mark.clone()),
            cards: plan.cards,
            trump: deal.trump().map(|trump| trump.name().to_owned()),
            dealer: name(plan.dealer),
            player: name(seat),
            person: String::new(),
            side: sides(game)(side),
            place: 0,
            bid: deal.bid(seat),
            word: deal.bid_made(seat).and_then(|bid| Some(bid.word?.to_string())),
            contract: DealContract::of(game, deal).map(|contract| contract.bid),
            declares,
            took: deal.took(seat).or(took_as_declarer),
            made: deal.results(side, Some(seat)).next(),
            points: deal.points(side).unwrap_or_default(),
            bonus: deal.bonus(side),
            ruling: deal.ruling_points(side),
            total: deal.total(side).unwrap_or_default(),
            rank: 0,
            finished: game.has_result(),
            counted: deal
                .took_after_rulings(seat)
                .filter(|counted| Some(*counted) != deal.took(seat)),
            incidents: incidents(&named, deal),
        }
    }

    /// The texts that a spreadsheet must not take for anything else.
    fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let HandFact { game, title, rules, scoring, extra, dealer, player, person, side, .. } =
            self;
        let always = [game, rules, scoring, dealer, player, person, side];
        let optional = [title.as_mut(), extra.as_mut(), self.incidents.as_mut()];
        always.into_iter().chain(optional.into_iter().flatten())
    }
}

/// The incidents of a deal: `revoke Bo whist-1900.75 whist-1900.86; count Ana round-table.count`.
fn incidents(game: &Game, deal: &Deal) -> Option<String> {
    let mut incidents = Vec::new();
    for incident in game.incidents_on(deal) {
        let mut parts = vec![<&str>::from(incident.kind).to_owned()];
        parts.extend(incident.by.map(words::names(game)));
        parts.extend(words::cited_laws(incident));
        incidents.push(parts.join(" "));
    }
    if incidents.is_empty() { None } else { Some(incidents.join("; ")) }
}

/// The tricks of a contract that count for one of those who play it.
fn declared_tricks(deal: &Deal, seat: Seat) -> Option<u8> {
    let place = deal.contract()?.declarers().position(|by| by == seat).unwrap_or(0);
    deal.tricks.get(place).copied()
}

/// Hands as lines of CSV.
pub(super) fn as_csv(mut hands: Vec<HandFact>, header: csv::CsvHeader) -> String {
    for text in hands.iter_mut().flat_map(HandFact::texts_mut) {
        *text = csv::as_text(text);
    }
    csv::records(&hands, header)
}
