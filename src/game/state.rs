//! The state of a game, and the one way to change it.

use super::{
    Act, Day, Deal, DealEnd, DealPlan, EarlyEnd, LeftBecause, Misdeal, SeatChange, Setup,
    TableNote, TableRuling, counted, incident::RecordedIncident, judge, penalties, postings,
};
use crate::cards::Seat;
use crate::rules::{Judged, PlayRefusal, Points, Refusal};
use std::sync::Arc;

/// A game in progress, or over. A copy is cheap: it shares what cannot change with the original.
///
/// ```
/// use hoyle::game::{Act, Count, Game, Players, Setup};
/// use hoyle::presets;
/// use hoyle::rules::{Points, Refusal};
///
/// let players = Players::new(&["Igor", "Jovana", "Dunja", "Dušan"]).unwrap();
/// let seats: Vec<_> = players.seats().collect();
/// let setup = Setup::new(presets::ruleset("serbian").unwrap(), players, seats[3]).unwrap();
/// let mut game = Game::new(setup);
///
/// // The last bid may not bring the sum to the 13 cards dealt.
/// let bids = |numbers: [i64; 4]| Act::Bid(numbers.map(Count::next).into());
/// let refusal = game.play(&bids([2, 4, 2, 5])).unwrap_err();
/// assert!(matches!(refusal, Refusal::Hooked { bid: 5, .. }));
///
/// game.play(&bids([2, 4, 2, 6])).unwrap();
/// game.play(&Act::Took([2, 4, 1].map(Count::next).into())).unwrap();
/// assert_eq!(game.totals()[0], Points::whole(12));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) setup: Arc<Setup>,
    pub(super) plan: Arc<[DealPlan]>,
    pub(super) deals: Vec<Arc<Deal>>,
    /// Each with the number of deals that had begun.
    pub(super) rulings: Vec<(usize, Arc<TableRuling>)>,
    pub(super) incidents: Vec<RecordedIncident>,
    pub(super) notes: Vec<Arc<TableNote>>,
    /// The title given during the game.
    pub(super) renamed: Option<Arc<str>>,
    pub(super) day: Option<Day>,
    /// How the table ended the game before the rules did.
    pub(super) early_end: Option<Arc<EarlyEnd>>,
    /// Who sits on each chair, in turn.
    pub(super) chairs: Vec<Seat>,
    /// The chair from which the dealers are counted: whoever sat there would have dealt the first deal.
    pub(super) first_chair: Seat,
    pub(super) seat_changes: Vec<SeatChange>,
}

/// An act that was played, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedAct {
    /// The act, with every name and number filled in.
    pub act: Act,
    /// The rules that it is against; empty for a legal act.
    pub against: Vec<Refusal>,
}

impl Game {
    /// A game that waits for its first deal.
    pub fn new(setup: Setup) -> Game {
        let plan: Arc<[DealPlan]> = setup.plan().into();
        let deals = setup.deals_brought_forward(&plan);
        let chairs = setup.players().seats().collect();
        let first_chair = setup.first_dealer();
        let mut game = Game {
            setup: Arc::new(setup),
            plan,
            deals,
            rulings: Vec::new(),
            incidents: Vec::new(),
            notes: Vec::new(),
            renamed: None,
            day: None,
            early_end: None,
            chairs,
            first_chair,
            seat_changes: Vec::new(),
        };
        game.open_next_deal();
        game
    }

    /// Plays an act, and returns it with every name and number filled in.
    ///
    /// # Errors
    /// The act is against the rules; the game is unchanged.
    pub fn play(&mut self, act: &Act) -> Judged<Act> {
        let judged = self.judge(act)?;
        self.apply(&judged);
        Ok(judged)
    }

    /// Judges an act: the act with every name and number filled in, if it is legal now. This is the
    /// one judge: commands, prompts and `check` all ask it.
    ///
    /// # Errors
    /// The act is against the rules.
    pub fn judge(&self, act: &Act) -> Judged<Act> {
        match (act, self.current()) {
            (Act::Extra(id), _) => self.judge_extra(id),
            (Act::Ruling(ruling), _) => {
                self.judge_ruling(ruling).map(Act::Ruling).map_err(Refusal::Ruling)
            }
            (Act::Incident(incident), _) => {
                let judged = self.judge_incident(incident).map_err(Refusal::Incident)?;
                Ok(Act::Incident(Box::new(judged)))
            }
            (Act::Choose { incident, taken }, _) => self.judge_choice(*incident, taken),
            (Act::Title(title), _) => Game::judge_title(title),
            (Act::Day(day), _) => Ok(Act::Day(*day)),
            (Act::Rename { was, now }, _) => self.judge_rename(was, now),
            (Act::Note(note), _) => self.judge_note(note).map(Act::Note).map_err(Refusal::Note),
            (Act::Annul(annulment), _) => {
                self.judge_annul(annulment).map(Act::Annul).map_err(Refusal::Redeal)
            }
            (Act::Misdeal(misdeal), Some(deal)) => self.judge_misdeal(deal, misdeal),
            (Act::End(end), Some(_)) => {
                self.judge_end(end).map(Act::End).map_err(Refusal::EarlyEnd)
            }
            (Act::Kind(id), Some(deal)) => self.judge_kind(deal, id),
            (Act::Join(newcomer), Some(deal)) => self.judge_join(deal, newcomer),
            (Act::Dealer(_) | Act::Leave { .. } | Act::Swap(..), Some(deal)) => {
                self.judge_seating(deal, act)
            }
            (_, current) => self.judge_play(current, act),
        }
    }

    /// Judges an act of the current deal.
    fn judge_play(&self, current: Option<&Deal>, act: &Act) -> Judged<Act> {
        let recorded = self.just_recorded_in_full();
        // Tricks typed after all the cards can only be the same, unless the next deal needs nothing
        // else.
        if let (Act::Took(_), Some(deal)) = (act, recorded)
            && (self.trump_is_open() || !self.due().is_tricks())
        {
            judge::judge(&self.setup, deal, act)?;
            return Err(Refusal::TricksAlreadyRecorded(deal.plan.number));
        }

        let judged = match current {
            Some(deal) if !matches!(act, Act::Redeal) => {
                self.kind_is_known(deal).and_then(|()| judge::judge(&self.setup, deal, act))
            }
            Some(deal) => judge::judge(&self.setup, deal, act),
            None => Err(self.finished()),
        };

        judged.map_err(|refusal| match (act, recorded) {
            (Act::Tally { of, .. }, _) if !matches!(refusal, Refusal::Kind(_)) => {
                judge::too_late(&self.setup, self.just_played(), of).unwrap_or(refusal)
            }
            (Act::Trick { .. }, Some(deal)) => Refusal::Play(PlayRefusal::AllPlayed {
                deal: deal.plan.number,
                tricks: deal.trick_count(self.setup.rules()),
            }),
            _ => refusal,
        })
    }

    /// The refusal of an act because the game is over.
    pub(crate) fn finished(&self) -> Refusal {
        let extras = self.extras_left().map(|extra| extra.id.clone()).collect();
        Refusal::Finished { deals: self.deals.len(), extras, by_table: self.early_end.is_some() }
    }

    /// The last deal played, if nothing has happened since.
    fn just_played(&self) -> Option<&Deal> {
        let is_last = self.current().is_none_or(Deal::is_untouched);
        if is_last { self.played().next_back() } else { None }
    }

    /// The last deal played, if all its cards are recorded and nothing has happened since.
    pub(super) fn just_recorded_in_full(&self) -> Option<&Deal> {
        self.just_played().filter(|last| last.all_tricks_recorded(self.setup.rules()))
    }

    /// The last deal that has begun, to be changed.
    pub(super) fn last_deal(&mut self) -> Option<&mut Deal> {
        self.deals.last_mut().map(Arc::make_mut)
    }

    /// Applies an act that [`Game::judge`] has filled in.
    pub(super) fn apply(&mut self, judged: &Act) {
        match (judged, self.last_deal()) {
            (Act::Extra(id), _) => self.open_extra_deal(id),
            (Act::Kind(id), _) => self.choose_kind(id),
            (Act::Ruling(ruling), _) => self.rule(ruling),
            (Act::Incident(incident), _) => self.record_incident(incident),
            (Act::Choose { incident, taken }, _) => self.choose(*incident, taken),
            (Act::Title(title), _) => self.renamed = Some(title.as_str().into()),
            (Act::Day(day), _) => self.day = Some(*day),
            (Act::Note(note), _) => self.notes.push(Arc::new(note.clone())),
            (Act::Rename { was, now }, _) => self.rename_player(was, now),
            (Act::End(end), _) => self.end_early(end),
            (Act::Trump(trump), Some(deal)) => deal.turn_up(Some(*trump)),
            (Act::Turned(card), Some(deal)) => {
                deal.turn_up(deal.plan.pack.makes(*card).or(deal.turned));
                deal.turned_card = Some(*card);
            }
            (Act::Bid(counts), Some(_)) => self.make_bids(counts),
            (Act::Call(calls), Some(_)) => self.make_calls(calls),
            (Act::Contract(agreed), Some(_)) => self.agree(agreed),
            (Act::Took(tricks), Some(_)) => self.count_tricks(tricks),
            (Act::Tally { of, numbers }, Some(deal)) => {
                let numbers =
                    numbers.iter().filter_map(|count| Some((count.by?, count.number as u16)));
                deal.tallies.extend(numbers.map(|(seat, number)| (of.clone(), seat, number)));
                self.end_counted_deal();
            }
            (Act::Trick { cards, turned }, Some(_)) => self.record_trick(cards, *turned),
            (Act::Dealer(dealer), Some(_)) => self.deal_by(*dealer),
            (Act::Leave { seat, to: Some(to) }, _) => self.take_over(*seat, to),
            (Act::Leave { seat, to: None }, _) => self.let_go(*seat, LeftBecause::Own),
            (Act::Join(newcomer), _) => self.seat_newcomer(newcomer),
            (Act::Swap(one, other), _) => self.swap(*one, *other),
            (Act::Redeal, Some(_)) => self.throw_in(&Misdeal::default()),
            (Act::Misdeal(misdeal), Some(_)) => self.throw_in(misdeal),
            (Act::Annul(annulment), _) => self.annul(annulment),
            (_, None) => {}
        }
    }

    /// Begins the current deal again.
    pub(super) fn deal_again(&mut self, plan: DealPlan, redeals: usize) {
        let Some(old) = self.deals.pop() else { return };
        let mut deal = Deal::new(plan, &self.setup.rules().bidding);
        deal.redeals = old.redeals + redeals;
        // Its bids are void, but it is still a deal played after the end of the game.
        deal.against.clone_from(&old.against);
        deal.against.retain(|refusal| matches!(refusal, Refusal::Finished { .. }));
        self.deals.push(Arc::new(deal));
    }

    /// Posts the points of a deal that is over, and adds up the totals from there on.
    pub(super) fn post(&mut self, index: usize) {
        self.score(index);
        self.add_up(index);
    }

    /// Posts the points of a deal again and those of all later ones: runs and tallies may have begun before
    /// them.
    pub(super) fn post_from(&mut self, first: usize) {
        for index in first..self.deals.len() {
            if self.deals[index].end == Some(DealEnd::Played) {
                self.score(index);
            }
            self.total(index);
        }
    }

    /// Works out the points of a deal that is over, and those of rulings on it.
    fn score(&mut self, index: usize) {
        let deal = &self.deals[index];
        let by_table = deal.is_closed();
        let rulings = penalties::in_force(self.incidents_since_dealt(deal));
        let after_rulings =
            if by_table { None } else { counted::after(&self.setup, deal, &rulings) };
        if deal.after_rulings != after_rulings {
            Arc::make_mut(&mut self.deals[index]).after_rulings = after_rulings;
        }

        let mut postings = if by_table {
            Vec::new()
        } else {
            let before = self.totals_before(index, self.deals[index].plan.sides);
            penalties::postings(&self.setup, before, &self.deals[..=index], &rulings)
        };
        let rulings = self.rulings.iter().map(|(_, ruling)| ruling);
        let ruled = rulings.filter(|ruling| ruling.deal == Some(index + 1));
        postings.extend(ruled.flat_map(postings::of_ruling));
        Arc::make_mut(&mut self.deals[index]).postings = postings;
    }

    /// Whether points that laws give before the score of a deal have won the game, so that its own score does
    /// not count.
    pub fn is_won_before_score(&self, deal: &Deal) -> bool {
        let rulings = penalties::in_force(self.incidents_since_dealt(deal));
        if rulings.is_empty() {
            return false;
        }
        let before = self.totals_before(deal.plan.number.saturating_sub(1), deal.plan.sides);
        penalties::win_first(&self.setup, before, &rulings)
    }

    /// Adds up the totals after each deal that is over, from this one on.
    pub(super) fn add_up(&mut self, first: usize) {
        for index in first..self.deals.len() {
            self.total(index);
        }
    }

    fn total(&mut self, index: usize) {
        let sides = self.deals[index].plan.sides;
        let mut totals = self.totals_before(index, sides);
        let deal = Arc::make_mut(&mut self.deals[index]);
        for posting in &deal.postings {
            totals[posting.side.index()] += posting.points;
        }
        if deal.is_over() {
            deal.totals = totals;
        }
    }

    /// Opens the next deal for those who stay in the game, unless it is over.
    pub(super) fn open_next_deal(&mut self) {
        let out = self.dropping_out();
        let goes_on = self.plans_ahead().next().is_some() || !self.points_reached();
        if goes_on && !self.too_few_stay() && self.play_on() {
            self.put_out(&out);
        }
    }

    /// Takes the chairs of players who are out away.
    pub(super) fn put_out(&mut self, out: &[Seat]) {
        for seat in out {
            self.let_go(*seat, LeftBecause::Out);
        }
    }

    /// Opens the next deal, and returns whether there is one.
    pub(super) fn play_on(&mut self) -> bool {
        if self.early_end.is_some() || self.setup.is_result_alone() {
            return false;
        }
        let next = self.plans_ahead().next().or_else(|| self.planned(self.begun_of_schedule()));
        match next {
            Some(plan) => {
                self.open_deal(&plan);
                true
            }
            None => false,
        }
    }

    pub(super) fn open_deal(&mut self, plan: &DealPlan) {
        let plan = DealPlan { number: self.deals.len() + 1, ..self.seated(plan) };
        let deal = Deal::new(plan, &self.setup.rules().bidding);
        self.deals.push(Arc::new(deal));
    }

    /// The rules, and everybody who has had a seat in the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The current deal, or `None` once the game is over.
    pub fn current(&self) -> Option<&Deal> {
        self.deals().next_back().filter(|deal| !deal.is_over())
    }

    /// The deals played to the end, in order.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = &Deal> {
        self.deals().filter(|deal| deal.is_over())
    }

    /// Each side's total after the last deal played to the end, in turn order.
    pub fn totals(&self) -> Vec<Points> {
        let played = self.deals_over();
        let sides = self.setup.sides_in_turn().count();
        match (self.current(), self.deals[..played].last()) {
            // Over, or not begun a new game since.
            (None, Some(last)) if last.totals.len() == sides => last.totals.clone(),
            _ => self.totals_before(played, sides),
        }
    }

    /// The totals of this many sides before deal `index`, counted from 0.
    fn totals_before(&self, index: usize, sides: usize) -> Vec<Points> {
        postings::before(&self.setup, &self.seat_changes, &self.deals[..index], sides)
    }
}
