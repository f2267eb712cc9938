//! The request that a command makes of a game, with its names looked up at the table.

use super::recording::{Recording, TallyNumbers, TallyWord, TrickWord};
use super::shared::{self, Bids, Waiver};
use super::table::{EndArgs, JoinArgs, LeaveArgs, TableCommand};
use crate::cards::{Card, Seat, SyntaxError};
use crate::desk::Request;
use crate::game::{
    Act, Annulment, Count, Deal, Game, Misdeal, Name, NameSearchError, Newcomer, Players,
    PlayersError, SlipRefusal, TableEnd, TableNote, TableRuling, TrickCard, fold,
};
use crate::history::History;
use crate::notation::{self, BidSearchError, Named, NamedError};
use crate::rules::{Auction, Bid, BidWord, Call, Contract, Points, Ruleset};
use crate::words::{self, Hint, Problem, messages};

/// Why a command makes no request of a game.
#[derive(Clone, Debug)]
pub(crate) enum RequestError {
    /// The command line is wrong.
    Usage(Problem),
    /// A bid is not one that the rules have, or could be several that they have.
    Bid(BidSearchError),
    /// It is against the rules.
    Against(Problem),
    /// The table has no such player, or can have none of that name.
    Name(Problem),
    /// It is probably a mistake.
    Slip(SlipRefusal),
}

pub(super) type Result<T> = std::result::Result<T, RequestError>;

/// What is wrong with the names in a command about a game.
fn misnamed(error: NamedError, game: &Game) -> RequestError {
    match error {
        NamedError::Mixed => RequestError::Usage(messages::ArgumentNumbersPartlyNamed.say().into()),
        NamedError::Name(error) => unnamed(game.setup().players(), &error),
    }
}

/// What is wrong with a name that does not mean one player.
pub(crate) fn unnamed(players: &Players, error: &NameSearchError) -> RequestError {
    if error.could_be.is_empty() {
        RequestError::Name(words::unknown_name(players, &error.text).into())
    } else {
        RequestError::Usage(words::not_one_name(error).into())
    }
}

impl Recording {
    /// The request that the command makes of a game.
    pub(crate) fn request(&self, history: &History) -> Result<Request> {
        let request = self.as_recorded(history)?;
        match request.slip(history.game()) {
            Some(slip) => Err(RequestError::Slip(slip)),
            None => Ok(request),
        }
    }

    /// The request that the command makes of a game, even if it is probably a mistake.
    pub(crate) fn as_recorded(&self, history: &History) -> Result<Request> {
        let game = history.game();
        let none = Waiver::default();
        let deal = game.current();
        let (act, waiver) = match self {
            Recording::Undo => return Ok(Request::Undo),
            Recording::Redo => return Ok(Request::Redo),
            Recording::Fix(fix) => return fix.request(history),
            Recording::Trump { turned, waiver } => (known_turned(game, turned)?, waiver),
            Recording::Trick { cards, up, waiver } => {
                let typed = cards.iter().map(|card| card.value);
                known_cards(game.setup().rules(), typed.chain(*up))?;
                (Act::Trick { cards: self::cards(game, cards)?, turned: *up }, waiver)
            }
            Recording::Bid { bids, waiver } => (Act::Bid(self::bids(game, deal, bids)?), waiver),
            Recording::Took { numbers, waiver } => {
                (Act::Took(counts(game, deal, &numbers.numbers)?), waiver)
            }
            Recording::Tally(TallyNumbers { of, numbers }) => {
                let numbers = counts(game, deal, &numbers.numbers)?;
                (Act::Tally { of: of.clone(), numbers }, &none)
            }
            Recording::Call { calls, waiver } => {
                (Act::Call(known_calls(game, deal, calls)?), waiver)
            }
            Recording::Contract { agreed, waiver } => {
                (Act::Contract(contract(game, agreed)?), waiver)
            }
            Recording::Table(TableCommand::Incident(incident)) => return incident.request(history),
            Recording::Table(command) => return command.request(game),
            Recording::Dealer { name, waiver } => (Act::Dealer(seat(game, name)?), waiver),
        };
        Ok(Request::Play { act, waive: waiver.stands })
    }
}

/// The id of the kind of deal that is called so: by its id, or by its title in the reader's language.
pub(crate) fn kind_id(game: &Game, named: &str) -> String {
    let kinds = &game.setup().rules().kinds;
    let titled = kinds.iter().find(|kind| fold(&words::kind_title(kind)) == fold(named));
    match titled {
        Some(kind) if kinds.iter().all(|kind| kind.id != named) => kind.id.clone(),
        _ => named.to_owned(),
    }
}

impl TableCommand {
    /// The request that the command makes of a game.
    pub(super) fn request(&self, game: &Game) -> Result<Request> {
        let none = Waiver::default();
        let (act, waiver) = match self {
            TableCommand::Extra { extra } => (Act::Extra(extra.clone()), &none),
            TableCommand::Kind { kind } => (Act::Kind(kind_id(game, kind)), &none),
            TableCommand::Rule { about, reason, deal, close } => {
                let (reason, points) = reason_and_points(reason)?;
                let ruling = TableRuling {
                    about: *about,
                    reason,
                    points: Named::points(&points, game.setup())
                        .map_err(|error| misnamed(error, game))?,
                    deal: *deal,
                    closes: *close,
                };
                (Act::Ruling(ruling), &none)
            }
            TableCommand::End(end) => return Ok(end.into()),
            TableCommand::Incident(incident) => return incident.new_request(game),
            TableCommand::Rename { title } => (Act::Title(title.clone()), &none),
            TableCommand::Redate { day } => (Act::Day(*day), &none),
            TableCommand::Note { text, deal } => {
                (Act::Note(TableNote { deal: *deal, text: text.join(" ") }), &none)
            }
            TableCommand::Redeal { reason, next, deal, skip, waiver } => {
                // Players who do not think of an option type `redeal next`.
                let says_next = deal.is_none()
                    && matches!(reason.as_slice(), [word] if word.eq_ignore_ascii_case("next"));
                let next = *next || says_next;
                let reason = if says_next { None } else { sentence_of(reason) };
                let act = match deal {
                    Some(deal) => Act::Annul(Annulment { deal: *deal, is_left_out: *skip, reason }),
                    None if reason.is_none() && !next => Act::Redeal,
                    None => Act::Misdeal(Misdeal { passes_on: next, reason }),
                };
                (act, waiver)
            }
            TableCommand::Join(JoinArgs { name, points, after, .. }) => {
                let newcomer = Newcomer {
                    name: new_name(name)?,
                    points: points.map_or(Points::ZERO, |points| game.starting_points(points)),
                    after: after.as_ref().map(|name| seat(game, name)).transpose()?,
                };
                (Act::Join(newcomer), &none)
            }
            TableCommand::Leave(LeaveArgs { name, to, waiver, .. }) => {
                let to = to.as_ref().map(|to| new_name(to)).transpose()?;
                (Act::Leave { seat: seat(game, name)?, to }, waiver)
            }
            TableCommand::Swap { one, other, waiver } => {
                (Act::Swap(seat(game, one)?, seat(game, other)?), waiver)
            }
        };
        Ok(Request::Play { act, waive: waiver.stands })
    }
}

impl From<&EndArgs> for Request {
    fn from(EndArgs { reason, abandon, .. }: &EndArgs) -> Request {
        let act = Act::End(TableEnd { reason: sentence_of(reason), abandoned: *abandon });
        Request::Play { act, waive: false }
    }
}

/// A reason, given as words or in quotes.
fn sentence_of(words: &[String]) -> Option<String> {
    if words.is_empty() { None } else { Some(words.join(" ")) }
}

/// The reason of a ruling, and the points after it. The first word belongs to the reason whatever it is. A number at
/// the very end is taken as points without a name.
fn reason_and_points(words: &[String]) -> Result<(String, Vec<Named<Points>>)> {
    let named = words.iter().skip(1).position(|word| word.contains('='));
    let ends_in_number =
        words.len() > 1 && words.last().is_some_and(|word| word.parse::<Points>().is_ok());
    let begin = match named {
        Some(place) => place + 1,
        None if ends_in_number => words.len() - 1,
        None => words.len(),
    };
    let (reason, typed) = words.split_at(begin);

    let mut points = Vec::new();
    for text in typed {
        let read = text.parse().map_err(|error: SyntaxError| {
            let wrong = words::bad_value("NAME=POINTS", text, &error.to_string());
            RequestError::Usage(Problem::of(wrong, [Hint::HelpOn("rule".into())]))
        });
        points.push(read?);
    }
    Ok((reason.join(" "), points))
}

/// Bids in the turn of a deal, with the players that are named.
pub(super) fn bids(game: &Game, deal: Option<&Deal>, typed: &Bids) -> Result<Vec<Count>> {
    let mut bids = counts(game, deal, &typed.bids)?;
    for bid in &mut bids {
        let Some(word) = bid.word else { continue };
        bid.word =
            Some(bid_word(game, word).ok_or_else(|| {
                RequestError::Usage(words::no_bid_word(game.setup().rules(), &word))
            })?);
    }
    Ok(bids)
}

/// The word in the rules of a game of the bid that is called so, there or in the rules' own words.
pub(crate) fn bid_word(game: &Game, word: BidWord) -> Option<BidWord> {
    let rules = game.setup().rules();
    let exact = rules.bidding.exact()?;
    if exact.named(&word).is_some() {
        return Some(word);
    }
    let id = notation::own_text(&word, &rules.words, |id| exact.named(id).is_some())?;
    BidWord::from(&id).ok()
}

/// Numbers in the turn of a deal, with the players that are named.
pub(crate) fn counts<T: Copy + Into<Count>>(
    game: &Game,
    deal: Option<&Deal>,
    typed: &[Named<T>],
) -> Result<Vec<Count>> {
    let turn = deal.map_or(&[][..], |deal| &deal.plan.seats);
    Named::counts(typed, game.setup().players(), turn).map_err(|error| misnamed(error, game))
}

/// The seat of the player meant by a name.
pub(crate) fn seat(game: &Game, name: &str) -> Result<Seat> {
    let players = game.setup().players();
    players.find(name).map_err(|error| unnamed(players, &error))
}

/// The seat that the player meant by a name has, or had before leaving.
pub(crate) fn seat_ever(game: &Game, name: &str) -> Result<Seat> {
    seat(game, name).or_else(|error| game.seat_ever(name).ok_or(error))
}

fn new_name(text: &str) -> Result<String> {
    let name: Name = text.parse().map_err(|error| {
        let error = PlayersError::Name { text: text.to_owned(), error };
        RequestError::Name(words::players_error(&error).into())
    })?;
    Ok(name.as_str().to_owned())
}

pub(super) fn contract(game: &Game, agreed: &shared::ContractArgs) -> Result<Contract> {
    let mut typed = agreed.bid.as_slice();
    let mut factors = Vec::new();
    let rules = game.setup().rules();
    while let (Some(rule), [words @ .., last]) = (rules.bidding.auction(), typed)
        && !words.is_empty()
        && last.trump.is_none()
        && let Some(factor) = notation::factor(&last.id, rule, &rules.words)
    {
        factors.push(factor);
        typed = words;
    }
    factors.reverse();
    let bid = known_bid(game, typed).map_err(|error| wrong_factor(game, typed).unwrap_or(error))?;
    let mut declarers = agreed.by.iter().map(|name| seat(game, name));
    let by = declarers.next().unwrap_or_else(|| seat(game, ""))?;
    let also = declarers.collect::<Result<_>>()?;
    let with = agreed.with.as_ref().map(|name| seat(game, name)).transpose()?;
    Ok(Contract { bid, by, also, with, factors })
}

/// That the last word typed does not multiply a contract, if those before it are a bid.
fn wrong_factor(game: &Game, typed: &[Bid]) -> Option<RequestError> {
    let factors = &game.setup().rules().bidding.auction()?.factors;
    let (last, before) = typed.split_last()?;
    if factors.is_empty() || before.is_empty() || known_bid(game, before).is_err() {
        return None;
    }
    let factors = words::or(factors.iter().map(|factor| &factor.word));
    let unknown = messages::ContractFactorUnknown { word: words::quoted(&last.id), factors };
    Some(RequestError::Usage(unknown.say().into()))
}

/// The calls meant, after those of a deal or from the first. Without an auction, the judge says so.
pub(crate) fn known_calls(game: &Game, after: Option<&Deal>, calls: &[Call]) -> Result<Vec<Call>> {
    let Some(rule) = game.setup().rules().bidding.auction() else { return Ok(calls.to_vec()) };
    let auction = match after.and_then(Deal::auction) {
        Some(auction) => auction.clone(),
        None => Auction::new(rule, game.setup().players().seats().collect()),
    };
    let own = &game.setup().rules().words;
    notation::calls(calls, rule, own, auction).map_err(RequestError::Bid)
}

/// The bid meant, if the rules have it; without an auction, the judge says so.
fn known_bid(game: &Game, typed: &[Bid]) -> Result<Bid> {
    match (game.setup().rules().bidding.auction(), typed) {
        (None, [bid, ..]) => Ok(bid.clone()),
        (None, []) => Err(RequestError::Usage(messages::ErrorSyntaxBid.say().into())),
        (Some(rule), _) => {
            notation::bid(typed, rule, &game.setup().rules().words).map_err(RequestError::Bid)
        }
    }
}

/// Refuses a card that is not in these rules.
pub(crate) fn known_cards(rules: &Ruleset, cards: impl IntoIterator<Item = Card>) -> Result<()> {
    match cards.into_iter().find(|card| !rules.knows(*card)) {
        Some(card) => Err(RequestError::Usage(words::no_such_card(rules, card).into())),
        None => Ok(()),
    }
}

pub(super) fn known_turned(game: &Game, turned: &Act) -> Result<Act> {
    match turned {
        Act::Turned(card) if !game.setup().rules().knows(*card) => {
            Err(RequestError::Usage(messages::PackErrorTurnedUnknown { card: *card }.say().into()))
        }
        _ => Ok(turned.clone()),
    }
}

pub(super) fn tallies(
    game: &Game,
    deal: Option<&Deal>,
    words: &[TallyWord],
) -> Result<Vec<(String, Vec<Count>)>> {
    let mut typed: Vec<(String, Vec<Named<i64>>)> = Vec::new();
    for word in words {
        match (word, typed.last_mut()) {
            (TallyWord::Of(of), _) => typed.push((of.clone(), Vec::new())),
            (TallyWord::Number(number), Some((_, numbers))) => numbers.push(number.clone()),
            (TallyWord::Number(_), None) => {
                return Err(RequestError::Usage(messages::ArgumentTallyNameMissing.say().into()));
            }
        }
    }

    typed.into_iter().map(|(of, numbers)| Ok((of, counts(game, deal, &numbers)?))).collect()
}

pub(super) fn tricks(game: &Game, words: &[TrickWord]) -> Result<Vec<(usize, Vec<TrickCard>)>> {
    let mut typed: Vec<(usize, Vec<Named<Card>>)> = Vec::new();
    for word in words {
        match (word, typed.last_mut()) {
            (TrickWord::Number(number), _) => typed.push((*number, Vec::new())),
            (TrickWord::Card(card), Some((_, cards))) => cards.push(card.clone()),
            (TrickWord::Card(_), None) => {
                return Err(RequestError::Usage(messages::ArgumentTrickNumberMissing.say().into()));
            }
        }
    }

    typed.into_iter().map(|(number, trick)| Ok((number, cards(game, &trick)?))).collect()
}

/// Cards that are in the rules, with the players that are named.
pub(crate) fn cards(game: &Game, typed: &[Named<Card>]) -> Result<Vec<TrickCard>> {
    known_cards(game.setup().rules(), typed.iter().map(|card| card.value))?;
    Named::cards(typed, game.setup().players()).map_err(|error| misnamed(error, game))
}
