//! Replays a line with the game's own judge.

use super::error::{GameLineError, LineDealError};
use super::line::{GameLine, LineDeal};
use crate::cards::{Seat, Trump};
use crate::game::{
    Act, BiddingState, Count, Deal, DealPlan, Game, Misdeal, Players, Setup, TrickCard,
};
use crate::presets::{self, ChoiceError};
use crate::rules::{Contract, MOST_PLAYERS, PlannedTrump, Refusal, Ruleset};

impl GameLine {
    /// The rules that the line names, for its number of players.
    ///
    /// # Errors
    /// The line names no rules, or they cannot be played.
    pub fn rules(&self) -> Result<Ruleset, GameLineError> {
        let mut rules = self.named_rules()?;
        self.choose(&mut rules).map_err(GameLineError::Choice)?;
        Ok(rules)
    }

    /// The rules that the line names, unchanged.
    pub(super) fn named_rules(&self) -> Result<Ruleset, GameLineError> {
        match (&self.rules, &self.ruleset) {
            (None, Some(rules)) => Ok(Ruleset::clone(rules)),
            (Some(id), None) => {
                presets::built_in(id).ok_or_else(|| GameLineError::NoSuchRules(id.clone()))
            }
            _ => Err(GameLineError::NotOneSetOfRules),
        }
    }

    /// Changes the rules to what the table chose in them.
    pub(super) fn choose(&self, rules: &mut Ruleset) -> Result<(), ChoiceError> {
        let scoring = self.scoring.as_deref();
        let schedule = self.schedule.as_deref();
        presets::choose(rules, scoring, schedule, &self.set, Some(self.players.len()))
    }

    /// Plays the game by its own rules.
    ///
    /// # Errors
    /// The game cannot have been played like that.
    pub fn play(&self) -> Result<Game, GameLineError> {
        self.play_by(self.rules()?)
    }

    /// Plays the game by these rules, whatever the line names.
    ///
    /// # Errors
    /// The game cannot have been played like that.
    pub fn play_by(&self, rules: Ruleset) -> Result<Game, GameLineError> {
        let mut game = Game::new(self.setup(rules)?);
        self.play_in(&mut game, None)?;
        Ok(game)
    }

    /// Plays the deals in a game that has none yet, and adds each act to a list, with whether it was let stand.
    ///
    /// # Errors
    /// The game cannot have been played like that; it stays as it was when it was refused.
    pub(super) fn play_in(
        &self,
        game: &mut Game,
        mut acts: Option<&mut Vec<(Act, bool)>>,
    ) -> Result<(), GameLineError> {
        for (number, line) in (game.deals_over() + 1..).zip(&self.deals) {
            let acts = acts.as_deref_mut();
            let mut replay = DealReplay { game, number, stands: line.stands, acts };
            replay.play(line).map_err(|error| GameLineError::Deal { deal: number, error })?;
        }
        let deal = game.deals_over();
        for act in &self.after {
            let acts = acts.as_deref_mut();
            let mut replay = DealReplay { game, number: deal + 1, stands: false, acts };
            replay.change_seats(act).map_err(|error| GameLineError::Deal { deal, error })?;
        }
        if let Some(end) = &self.ended {
            let ended = game.play(&Act::End(end.clone())).map_err(LineDealError::Refused);
            ended.map_err(|error| GameLineError::Deal { deal, error })?;
            if let Some(acts) = acts {
                acts.push((Act::End(end.clone()), false));
            }
        }
        Ok(())
    }

    /// What is fixed before the first deal.
    pub(super) fn setup(&self, rules: Ruleset) -> Result<Setup, GameLineError> {
        // Names are compared each with each, so a stranger's line must not bring thousands.
        if self.players.len() > MOST_PLAYERS.into() {
            return Err(GameLineError::PlayerCount(Refusal::PlayerCount {
                given: self.players.len(),
                seated: rules.player_counts(),
            }));
        }
        let players = Players::new(&self.players).map_err(GameLineError::Players)?;
        let Some(dealer) = seat(&players, &self.dealer) else {
            return Err(GameLineError::NoSuchDealer { name: self.dealer.clone(), players });
        };

        let mut setup = Setup::new(rules, players, dealer).map_err(GameLineError::PlayerCount)?;
        if let Some(forward) = &self.brought_forward {
            let taken_over = setup.with_brought_forward(forward.clone());
            setup = taken_over.map_err(GameLineError::BroughtForward)?;
        }
        if self.columns.is_empty() {
            Ok(setup)
        } else {
            setup.with_columns(self.columns.clone()).ok_or(GameLineError::Columns)
        }
    }
}

/// The seat of the player with this whole name, or else with this name in another case or form.
fn seat(players: &Players, name: &str) -> Option<Seat> {
    let exact = players.seats().find(|seat| players.name(*seat).as_str() == name);
    exact.or_else(|| players.seat(name))
}

/// The tricks taken in a deal that is over, in the order of the players.
pub(super) fn took(deal: &Deal, players: usize) -> Vec<Option<i64>> {
    let takers: Vec<usize> = match &deal.bidding {
        BiddingState::Exact(_) => deal.plan.seats.iter().map(|seat| seat.index()).collect(),
        BiddingState::Auction { contract, .. } => {
            contract.as_deref().into_iter().flat_map(Contract::declarers).map(Seat::index).collect()
        }
        BiddingState::NoBids => deal.counted().into_iter().map(Seat::index).collect(),
    };
    let mut took = vec![None; players];
    for (taker, tricks) in takers.into_iter().zip(&deal.tricks) {
        took[taker] = Some((*tricks).into());
    }
    took
}

/// The replay of one deal.
pub(super) struct DealReplay<'g> {
    pub(super) game: &'g mut Game,
    /// The number of the deal, from 1.
    pub(super) number: usize,
    /// Whether the table let stand what was against the rules in the deal.
    pub(super) stands: bool,
    /// Receives each act, and whether it was let stand.
    pub(super) acts: Option<&'g mut Vec<(Act, bool)>>,
}

impl DealReplay<'_> {
    fn players(&self) -> usize {
        self.game.setup().players().count()
    }

    pub(super) fn act(&mut self, act: &Act) -> Result<(), LineDealError> {
        let played = if self.stands {
            self.game.play_anyway(act).map(drop)
        } else {
            self.game.play(act).map(drop)
        };
        if let Some(acts) = &mut self.acts {
            acts.push((act.clone(), self.stands));
        }
        played.map_err(LineDealError::Refused)
    }

    fn play(&mut self, line: &LineDeal) -> Result<(), LineDealError> {
        for act in &line.before {
            self.change_seats(act)?;
        }
        if let Some(id) = &line.extra {
            self.act(&Act::Extra(id.clone()))?;
        } else if !self.stands {
            // A deal that the table let stand may go on after the end of the game.
            self.check_that_game_goes_on()?;
        }
        for _ in 0..line.passed {
            self.act(&Act::Misdeal(Misdeal { passes_on: true, reason: None }))?;
        }
        self.seat_dealer(line)?;
        for _ in line.passed..line.redeals {
            self.act(&Act::Redeal)?;
        }
        if let Some(id) = &line.kind {
            self.act(&Act::Kind(id.clone()))?;
        }
        self.turn_up_trump(line)?;
        self.bid(line)?;
        let closes = line.rulings.iter().any(|ruling| ruling.closes);
        if closes && !self.game.setup().rules().is_of_tallies() {
            self.play_tricks(line)?;
        }
        let late_rulings = self.make_rulings(&line.rulings)?;
        let late_incidents = self.close_by_laws(line)?;
        if !closes {
            self.end(line)?;
        }
        for ruling in late_rulings {
            self.act(&Act::Ruling(ruling.clone()))?;
        }
        for incident in late_incidents {
            self.act(&Act::Incident(Box::new(incident.clone())))?;
        }
        for annulment in &line.annulled {
            self.act(&Act::Annul(annulment.clone()))?;
        }
        Ok(())
    }

    fn check_that_game_goes_on(&self) -> Result<(), LineDealError> {
        let game = &*self.game;
        if game.current().is_some() {
            return Ok(());
        }
        Err(LineDealError::Refused(game.finished()))
    }

    fn change_seats(&mut self, act: &Act) -> Result<(), LineDealError> {
        match act {
            Act::Leave { seat, .. } => self.check_places([*seat])?,
            Act::Swap(one, other) => self.check_places([*one, *other])?,
            Act::Join(newcomer) => self.check_places(newcomer.after)?,
            _ => return Err(LineDealError::OtherAct),
        }
        self.act(act)
    }

    fn check_places(&self, seats: impl IntoIterator<Item = Seat>) -> Result<(), LineDealError> {
        let players = self.players();
        match seats.into_iter().map(Seat::index).find(|place| *place >= players) {
            Some(place) => Err(LineDealError::NoSuchPlace { place, players }),
            None => Ok(()),
        }
    }

    /// The plan of the current deal; or of the one that begins with its first act, although the
    /// game is over.
    fn plan(&self) -> Option<DealPlan> {
        let current = self.game.current().map(|deal| deal.plan.clone());
        current.or_else(|| self.game.beyond_the_end())
    }

    /// Checks the number of cards, and seats the dealer.
    fn seat_dealer(&mut self, line: &LineDeal) -> Result<(), LineDealError> {
        let Some(plan) = self.plan() else { return Ok(()) };
        // The table may let another number stand; then the tricks say it.
        if let Some(found) = line.cards
            && found != plan.cards
            && !self.stands
        {
            return Err(LineDealError::Cards { found, dealt: plan.cards });
        }
        let Some(name) = &line.dealer else { return Ok(()) };
        let players = self.game.setup().players();
        match seat(players, name) {
            Some(dealer) if dealer == plan.dealer => Ok(()),
            Some(dealer) => self.act(&Act::Dealer(dealer)),
            None => {
                let players = players.clone();
                Err(LineDealError::NoSuchDealer { name: name.clone(), players })
            }
        }
    }

    /// Turns up the trump before the bids, or says a trump that the rules do not allow.
    fn turn_up_trump(&mut self, line: &LineDeal) -> Result<(), LineDealError> {
        if let Some(card) = line.card {
            self.act(&Act::Turned(card))?;
        }
        let by_auction = self.game.setup().rules().bidding.auction().is_some();
        let trump = match self.plan().map(|plan| plan.trump) {
            Some(PlannedTrump::Turned) if by_auction => line.turned,
            Some(PlannedTrump::Turned) => line.turned.or(line.trump),
            Some(PlannedTrump::Fixed(_)) => line.trump,
            Some(PlannedTrump::Named) | None => None,
        };
        self.say_trump(trump)
    }

    /// Says the trump, unless it is known to be this one.
    fn say_trump(&mut self, trump: Option<Trump>) -> Result<(), LineDealError> {
        let known = match (self.game.current(), self.plan().map(|plan| plan.trump)) {
            (None, Some(PlannedTrump::Fixed(trump))) => Some(trump),
            (deal, _) => deal.and_then(Deal::trump),
        };
        match trump {
            Some(trump) if known != Some(trump) => self.act(&Act::Trump(trump)),
            _ => Ok(()),
        }
    }

    fn bid(&mut self, line: &LineDeal) -> Result<(), LineDealError> {
        self.check_widths(line)?;
        let bids = self.bids(line);
        let are_forced = self.game.current().is_some_and(|deal| deal.bids_are_forced());
        let are_as_forced =
            are_forced && bids.iter().all(|bid| *bid == Count { by: bid.by, ..Count::next(0) });
        if !are_as_forced && !bids.is_empty() {
            self.act(&Act::Bid(bids))?;
        }

        if !line.calls.is_empty() {
            self.act(&Act::Call(line.calls.clone()))?;
        }
        if let Some(contract) = &line.contract {
            self.check_places(contract.challengers())?;
            if self.game.current().and_then(Deal::contract) != Some(contract) {
                self.act(&Act::Contract(contract.clone()))?;
            }
        }
        if self.game.current().is_some_and(|deal| deal.planned_trump() == PlannedTrump::Named) {
            self.say_trump(line.trump)?;
        }

        if self.game.setup().rules().is_of_tallies() {
            self.play_tricks(line)?;
        }
        for (id, numbers) in line.tallies_in_order(self.game.setup().rules()) {
            let numbers = self.by_seat(numbers);
            self.act(&Act::Tally { of: id.clone(), numbers })?;
        }
        Ok(())
    }

    /// Checks that no list has numbers for more players than there are.
    fn check_widths(&self, line: &LineDeal) -> Result<(), LineDealError> {
        let players = self.players();
        let mut numbers = line.bids.len().max(line.took.len());
        for tally in line.tallies.values() {
            numbers = numbers.max(tally.len());
        }
        if numbers > players {
            return Err(LineDealError::TooManyNumbers { numbers, players });
        }
        Ok(())
    }

    /// The bids, in speaking order, those of a dead hand last.
    fn bids(&self, line: &LineDeal) -> Vec<Count> {
        let Some(plan) = self.plan() else { return Vec::new() };
        let players = self.game.setup().players();
        let dead = players.seats().filter(|seat| plan.place(*seat).is_none());
        let seats = plan.seats.iter().copied().chain(dead);
        seats
            .filter_map(|seat| {
                let bid = (*line.bids.get(seat.index())?)?;
                Some(Count { by: Some(seat), ..bid })
            })
            .collect()
    }

    /// The numbers that are not `null`, each with its player.
    fn by_seat(&self, numbers: &[Option<i64>]) -> Vec<Count> {
        let seats = self.game.setup().players().seats();
        seats.zip(numbers).filter_map(|(seat, number)| Some(Count::by(seat, (*number)?))).collect()
    }

    /// Plays the tricks whose cards are known, unless the deal is over.
    pub(super) fn play_tricks(&mut self, line: &LineDeal) -> Result<(), LineDealError> {
        let recorded = self.game.current().map_or(0, |deal| deal.recorded.len());
        let is_over = self.deal_that_is_over().is_some();
        for trick in line.tricks.iter().skip(if is_over { line.tricks.len() } else { recorded }) {
            self.check_places(trick.by)?;
            let mut cards: Vec<TrickCard> =
                trick.cards.iter().map(|card| TrickCard { by: None, card: *card }).collect();
            if let Some(lead) = cards.first_mut() {
                lead.by = trick.by;
            }
            self.act(&Act::Trick { cards, turned: trick.turned })?;
        }
        Ok(())
    }

    /// Ends the deal with its tricks, unless its tallies have ended it.
    fn end(&mut self, line: &LineDeal) -> Result<(), LineDealError> {
        if !self.game.setup().rules().is_of_tallies() {
            self.play_tricks(line)?;
        }
        if let Some(deal) = self.deal_that_is_over() {
            let agrees = line.took.is_empty() || line.took == took(deal, self.players());
            return if agrees { Ok(()) } else { Err(LineDealError::OtherTricks) };
        }

        let tricks = self.by_seat(&line.took);
        if !tricks.is_empty() {
            self.act(&Act::Took(tricks))?;
        }
        if self.deal_that_is_over().is_none() {
            return Err(LineDealError::NotOver);
        }
        Ok(())
    }

    /// The deal of the line, once it is over.
    fn deal_that_is_over(&self) -> Option<&Deal> {
        self.game.deal(self.number).filter(|deal| deal.is_over())
    }
}
