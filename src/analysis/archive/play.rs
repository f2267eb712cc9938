//! A line played again, by the one judge.

use super::error::{GameLineError, LineDealError};
use super::line::{GameLine, LineDeal};
use crate::cards::{Seat, Trump};
use crate::game::{
    Act, BiddingState, Count, Deal, DealPlan, Due, Game, PlayedCard, Players, Setup, TableRuling,
};
use crate::presets;
use crate::rules::{Contract, MOST_PLAYERS, PlannedTrump, Refusal, Ruleset};

impl GameLine {
    /// The rules that the line names, for its number of players.
    ///
    /// # Errors
    /// It names none, or they cannot be played.
    pub fn rules(&self) -> Result<Ruleset, GameLineError> {
        let unchanged = match (&self.rules, &self.ruleset) {
            (None, Some(rules)) => Ruleset::clone(rules),
            (Some(id), None) => {
                presets::built_in(id).ok_or_else(|| GameLineError::NoSuchRules(id.clone()))?
            }
            _ => return Err(GameLineError::NotOneSetOfRules),
        };
        let (scoring, schedule) = (self.scoring.as_deref(), self.schedule.as_deref());
        presets::choose(unchanged, scoring, schedule, &self.set, Some(self.players.len()))
            .map_err(GameLineError::Choice)
    }

    /// Plays the game by its own rules.
    ///
    /// # Errors
    /// It cannot have been played so.
    pub fn play(&self) -> Result<Game, GameLineError> {
        self.play_by(self.rules()?)
    }

    /// Plays the game by these rules, whatever the line names.
    ///
    /// # Errors
    /// It cannot have been played so.
    pub fn play_by(&self, rules: Ruleset) -> Result<Game, GameLineError> {
        let mut play =
            LineReplay { game: Some(Game::new(self.setup(rules)?)), deal: 0, stands: false };
        for deal in &self.deals {
            play.deal += 1;
            play.stands = deal.stands;
            play.deal(deal)?;
        }
        Ok(play.game.expect("a game between two acts"))
    }

    /// What is fixed before the first deal.
    pub(super) fn setup(&self, rules: Ruleset) -> Result<Setup, GameLineError> {
        // Names are compared each with each, so a stranger's line must not bring thousands.
        if self.players.len() > MOST_PLAYERS.into() {
            let (given, seated) = (self.players.len(), rules.player_counts());
            let refusal = Refusal::PlayerCount { given, seated };
            return Err(GameLineError::PlayerCount(Box::new(rules), refusal));
        }
        let players = match Players::new(&self.players) {
            Ok(players) => players,
            Err(error) => return Err(GameLineError::Players(Box::new(rules), error)),
        };
        let Some(dealer) = seat(&players, &self.dealer) else {
            return Err(GameLineError::NoSuchDealer { name: self.dealer.clone(), players });
        };
        let setup = Setup::new(rules.clone(), players, dealer)
            .map_err(|refusal| GameLineError::PlayerCount(Box::new(rules), refusal))?;
        match self.columns.as_slice() {
            [] => Ok(setup),
            columns => setup.with_columns(columns.to_vec()).ok_or(GameLineError::Columns),
        }
    }
}

/// The seat of a player by the whole name.
fn seat(players: &Players, name: &str) -> Option<Seat> {
    let same = |seat: &Seat| players.name(*seat).as_str() == name;
    players.seats().find(same).or_else(|| players.seat(name))
}

/// The tricks taken in a deal that is over, in the order of the players.
pub(super) fn took(deal: &Deal, players: usize) -> Vec<Option<i64>> {
    let mut took = vec![None; players];
    let takers: Vec<usize> = match &deal.bidding {
        BiddingState::Exact(_) => deal.plan.seats.iter().map(|seat| seat.index()).collect(),
        BiddingState::Auction { contract, .. } => {
            contract.iter().flat_map(Contract::declarers).map(Seat::index).collect()
        }
        BiddingState::NoBids => (0..deal.plan.sides).collect(),
    };
    for (taker, tricks) in takers.into_iter().zip(&deal.tricks) {
        took[taker] = Some((*tricks).into());
    }
    took
}

/// A line that is being played.
struct LineReplay {
    /// Never `None` between two acts.
    game: Option<Game>,
    deal: usize,
    stands: bool,
}

impl LineReplay {
    fn now(&self) -> &Game {
        self.game.as_ref().expect("a game between two acts")
    }

    /// The deal that is on.
    fn current(&self) -> Result<&Deal, GameLineError> {
        let now = self.now();
        now.current().ok_or_else(|| {
            let extras = match now.due() {
                Due::Nothing { extras } => extras,
                _ => Vec::new(),
            };
            let extras = extras.into_iter().map(|extra| extra.id).collect();
            let finished = Refusal::Finished { deals: now.deals().len(), extras };
            self.error(LineDealError::Refused(finished))
        })
    }

    fn error(&self, error: LineDealError) -> GameLineError {
        GameLineError::Deal { deal: self.deal, game: Box::new(self.now().clone()), error }
    }

    fn act(&mut self, act: &Act) -> Result<(), GameLineError> {
        let game = self.game.as_mut().expect("a game between two acts");
        let played = if self.stands {
            game.play_anyway(act).map(|allowed| allowed.act)
        } else {
            game.play(act)
        };
        match played {
            Ok(_) => Ok(()),
            Err(refusal) => Err(self.error(LineDealError::Refused(refusal))),
        }
    }

    fn deal(&mut self, line: &LineDeal) -> Result<(), GameLineError> {
        for act in &line.before {
            self.reseat(act)?;
        }
        match &line.extra {
            Some(id) => self.act(&Act::Extra(id.clone()))?,
            // What the table let stand may be that it went on.
            None if self.stands => {}
            None => drop(self.current()?),
        }
        self.dealer(line)?;
        for _ in 0..line.redeals {
            self.act(&Act::Redeal)?;
        }
        self.trump(line)?;
        self.bid(line)?;
        let late = self.rule(&line.rulings)?;
        self.tricks(line)?;
        late.iter().try_for_each(|ruling| self.act(&Act::Ruling(ruling.clone())))
    }

    /// Plays a change of seats.
    fn reseat(&mut self, act: &Act) -> Result<(), GameLineError> {
        let seats = match act {
            Act::Leave { seat, .. } => vec![*seat],
            Act::Swap(one, other) => vec![*one, *other],
            _ => return Err(self.error(LineDealError::OtherAct)),
        };
        self.exist(seats)?;
        self.act(act)
    }

    fn exist(&self, seats: impl IntoIterator<Item = Seat>) -> Result<(), GameLineError> {
        let players = self.now().setup().players().count();
        let missing = seats.into_iter().map(Seat::index).find(|seat| *seat >= players);
        missing.map_or(Ok(()), |seat| Err(self.error(LineDealError::NoSuchPlace(seat))))
    }

    /// The deal that is on; or that begins with its first act, although the game is over.
    fn plan(&self) -> Option<DealPlan> {
        let now = self.now();
        let setup = now.setup();
        let next = || {
            let (rules, players) = (setup.rules(), setup.players().count() as u8);
            let size = rules.schedule.endless()?;
            let plan = DealPlan::sized(rules, players, setup.dealer(), self.deal - 1, size);
            Some(now.as_seated(&plan))
        };
        now.current().map(|deal| deal.plan.clone()).or_else(next)
    }

    /// Checks the cards, and seats the dealer.
    fn dealer(&mut self, line: &LineDeal) -> Result<(), GameLineError> {
        let Some(plan) = self.plan() else { return Ok(()) };
        if let Some(found) = line.cards.filter(|cards| *cards != plan.cards) {
            let dealt = plan.cards;
            return Err(self.error(LineDealError::Cards { found, dealt }));
        }
        let Some(name) = &line.dealer else { return Ok(()) };
        let Some(dealer) = seat(self.now().setup().players(), name) else {
            return Err(self.error(LineDealError::NoSuchDealer(name.clone())));
        };
        if dealer == plan.dealer { Ok(()) } else { self.act(&Act::Dealer(dealer)) }
    }

    /// Turns up the trump before the bids, or says a trump that the rules do not allow.
    fn trump(&mut self, line: &LineDeal) -> Result<(), GameLineError> {
        if let Some(card) = line.card {
            self.act(&Act::Turned(card))?;
        }
        let by_auction = self.now().setup().rules().bidding.auction().is_some();
        let said = match self.plan().map(|plan| plan.trump) {
            Some(PlannedTrump::Turned) if by_auction => line.turned,
            Some(PlannedTrump::Turned) => line.turned.or(line.trump),
            Some(PlannedTrump::Fixed(_)) => line.trump,
            Some(PlannedTrump::Named) | None => None,
        };
        self.say_trump(said)
    }

    /// Says the trump, unless it is known to be this one.
    fn say_trump(&mut self, said: Option<Trump>) -> Result<(), GameLineError> {
        let known = match (self.now().current(), self.plan().map(|plan| plan.trump)) {
            (None, Some(PlannedTrump::Fixed(trump))) => Some(trump),
            (deal, _) => deal.and_then(Deal::trump),
        };
        match said.filter(|said| known != Some(*said)) {
            Some(said) => self.act(&Act::Trump(said)),
            None => Ok(()),
        }
    }

    fn bid(&mut self, line: &LineDeal) -> Result<(), GameLineError> {
        let width = [line.bids.len(), line.took.len()].into_iter();
        let width = width.chain(line.tallies.values().map(Vec::len)).max().unwrap_or(0);
        if width > self.now().setup().players().count() {
            return Err(self.error(LineDealError::TooManyNumbers(width)));
        }
        let bids = self.bids(line);
        let forced = self.now().current().is_some_and(|deal| deal.plan.bids_are_forced());
        let none = |bid: &Count| *bid == Count { by: bid.by, ..Count::next(0) };
        let said = !forced || !bids.iter().all(none);
        if said && !bids.is_empty() {
            self.act(&Act::Bid(bids))?;
        }
        if !line.calls.is_empty() {
            self.act(&Act::Call(line.calls.clone()))?;
        }
        if let Some(contract) = &line.contract {
            self.exist(contract.challengers())?;
            if self.now().current().and_then(Deal::contract) != Some(contract) {
                self.act(&Act::Contract(contract.clone()))?;
            }
        }
        let named = self.now().current().is_some_and(|it| it.plan.trump == PlannedTrump::Named);
        self.say_trump(line.trump.filter(|_| named))?;
        for (id, numbers) in &line.tallies {
            let numbers = self.counts(numbers.iter().copied());
            self.act(&Act::Tally { of: id.clone(), numbers })?;
        }
        Ok(())
    }

    /// The bids, in speaking order, those of a dead hand last.
    fn bids(&self, line: &LineDeal) -> Vec<Count> {
        let Some(plan) = self.plan() else { return Vec::new() };
        let of = |seat: Seat| {
            let bid = line.bids.get(seat.index()).copied().flatten();
            bid.map(|bid| Count { by: Some(seat), ..bid })
        };
        let sits_out = |seat: &Seat| plan.place(*seat).is_none();
        let dead = self.now().setup().players().seats().filter(sits_out);
        plan.seats.iter().copied().chain(dead).filter_map(of).collect()
    }

    fn counts(&self, numbers: impl Iterator<Item = Option<i64>>) -> Vec<Count> {
        let seats = self.now().setup().players().seats();
        seats.zip(numbers).filter_map(|(seat, number)| Some(Count::by(seat, number?))).collect()
    }

    /// Plays rulings made in the deal, and returns those that were made after it: the first that would
    /// have ended the game before it, and those that follow.
    fn rule<'a>(&mut self, rulings: &'a [TableRuling]) -> Result<&'a [TableRuling], GameLineError> {
        if self.now().deals().len() < self.deal {
            return Ok(rulings);
        }
        for (index, ruling) in rulings.iter().enumerate() {
            // The table plays the deal although the game is over, and has not begun it yet.
            if self.now().current().is_none() && ruling.deal == Some(self.deal) {
                return Ok(&rulings[index..]);
            }
            let before = self.now().clone();
            self.act(&Act::Ruling(ruling.clone()))?;
            let ended = before.current().filter(|_| self.now().current().is_none());
            // A deal that is against no rule but the end of the game was played on after the ruling.
            if ended.is_some_and(|deal| !self.stands || !deal.against.is_empty()) {
                self.game = Some(before);
                return Ok(&rulings[index..]);
            }
        }
        Ok(&[])
    }

    /// Plays the tricks, which end the deal.
    fn tricks(&mut self, line: &LineDeal) -> Result<(), GameLineError> {
        for trick in &line.tricks {
            let cards = trick.cards.iter().map(|card| PlayedCard { by: None, card: *card });
            self.act(&Act::Trick { cards: cards.collect(), turned: trick.turned })?;
        }
        let (index, players) = (self.deal - 1, self.now().setup().players().count());
        let over = |play: &LineReplay| {
            let deal = play.now().deals().nth(index).filter(|deal| deal.is_over());
            deal.map(|deal| took(deal, players))
        };
        if let Some(played) = over(self) {
            let agree = line.took.is_empty() || played == line.took;
            return if agree { Ok(()) } else { Err(self.error(LineDealError::OtherTricks)) };
        }
        let tricks = self.counts(line.took.iter().copied());
        if !tricks.is_empty() {
            self.act(&Act::Took(tricks))?;
        }
        over(self).map_or_else(|| Err(self.error(LineDealError::NotOver)), |_| Ok(()))
    }
}
