//! What makes a set of rules unplayable, and what is probably a mistake in a rules file.

use super::rules_error::{Found, MOST_ROWS};
use super::{
    AuctionRule, Bidding, DealRun, Form, LocatedRulesError, MOST_DEALS, Pays, PlannedTrump, Points,
    RulesError, Ruleset, Scoring, Sides, Step, Table, TrumpRule, is_id,
};
use crate::cards::is_invisible;

impl Ruleset {
    /// Everything that makes the rules unplayable.
    pub fn errors(&self) -> Vec<LocatedRulesError> {
        let mut found = Found::default();
        self.check_pack_sizes(&mut found);
        if !found.0.is_empty() {
            return found.0;
        }
        found.note_if(self.format != 1, "format", || RulesError::Format(self.format));
        found.note_if(!is_id(&self.id), "id", || RulesError::Id(self.id.clone()));
        self.check_texts(&mut found);
        self.check_lists(&mut found);
        self.check_auction(&mut found);
        self.check_bid_words(&mut found);
        self.check_axes(&mut found);
        self.check_tables(&mut found);
        found.0
    }

    /// What is probably a mistake in a rules file. Such rules can be played, so existing games of them
    /// still open.
    pub fn slips(&self) -> Vec<LocatedRulesError> {
        let mut found = Found::default();
        let counts: Vec<u8> = self.seated().collect();
        let most = counts.iter().map(|players| self.most_cards(*players)).max();
        if let (Some(top), Some(most)) = (self.schedule.top, most) {
            found.note_if(top > most, "schedule.top", || RulesError::TopTooHigh { top, most });
        }
        for (index, form) in self.schedule.forms.iter().enumerate() {
            let is_dealt = |step: &Step| {
                let run = step.run;
                let deals = |players: &u8| run.sizes(self.most_cards(*players), *players);
                match run {
                    DealRun::Endless(_) => true,
                    run if run.is_fixed() => run.sizes(1, 1).len() > 0,
                    _ => counts.iter().any(|players| deals(players).len() > 0),
                }
            };
            // A table may always lower the highest deal. A form without any deals is an error of its own.
            if form.steps.iter().any(is_dealt) {
                let none = form.steps.iter().enumerate().filter(|(_, step)| !is_dealt(step));
                for (row, step) in none {
                    let key = format!("schedule.forms.{index}.steps.{row}");
                    found.note(key, RulesError::NoDeals { fixed: step.run.is_fixed() });
                }
            }
            if form.id != self.schedule.form {
                self.check_form(&mut found, index, form);
            }
        }
        let points = self.ending.points;
        let idle = self.promotions.no_zero && self.promotions.in_force().next().is_none();
        found.note_if(idle, "promotions.no_zero", || RulesError::NoZero);
        let ends = points.is_some() && self.schedule.endless().is_some();
        let pays = || counts.iter().any(|players| self.most_points(*players) > Points::ZERO);
        found.note_if(ends && !pays(), "ending.points", || RulesError::OutOfReach);
        self.check_bids(&mut found);
        self.check_limits(&mut found);
        self.check_settings(&mut found);
        found.0
    }

    /// Whether the pack can deal `cards` to each of `players`, if nothing has to be left over.
    ///
    /// # Errors
    /// The pack is too small.
    pub fn can_deal(&self, players: u8, cards: u8) -> Result<(), RulesError> {
        let pack = self.pack_size(players);
        match u32::from(cards) * u32::from(self.hands(players)) > pack.into() {
            true => Err(RulesError::PackTooSmall { players, cards, pack }),
            false => Ok(()),
        }
    }

    /// Notes texts that cannot be shown.
    fn check_texts(&self, found: &mut Found) {
        found.note_if(self.title.trim().is_empty(), "title", || RulesError::Empty);
        found.note_text("title", &self.title);
        found.note_text("sources.document", &self.sources.document);
        for (clause, section) in &self.sources.sections {
            found.note_text(format_args!("sources.sections.{}", clause.id()), section);
        }
        for (clause, cited) in &self.sources.elsewhere {
            found.note_passage(format_args!("sources.elsewhere.{}", clause.id()), cited);
        }
        let kind: &str = self.scoring.basis().into();
        let key = |of: &str| format!("scoring.{kind}.{of}");
        let id = self.scoring.id();
        found.note_if(!is_id(id), key("id"), || RulesError::Id(id.to_owned()));
        found.note_text(key("title"), self.scoring.title());
        found.note_passage(key("source"), self.scoring.source());
        for (tag, words) in &self.words {
            for (id, text) in words {
                found.note_words(format_args!("words.{tag}.{id}"), text);
            }
        }
        for (index, form) in self.schedule.forms.iter().enumerate() {
            found.note_text(format_args!("schedule.forms.{index}.id"), &form.id);
            if let Some(source) = &form.source {
                found.note_passage(format_args!("schedule.forms.{index}.source"), source);
            }
        }
    }

    /// Notes settings of the rules that cannot be typed, or cannot be set.
    fn check_settings(&self, found: &mut Found) {
        if self.settings.len() > MOST_ROWS {
            return found.note("settings", RulesError::TooLong(MOST_ROWS));
        }
        let key = |row: usize, of: &str| format!("settings.{row}.{of}");
        let keys = self.settings.iter().enumerate();
        found.note_twice(keys.map(|(row, own)| (key(row, "key"), own.key.clone())).collect());
        for (row, own) in self.settings.iter().enumerate() {
            found.note_if(!is_id(&own.key), key(row, "key"), || RulesError::Id(own.key.clone()));
            found.note_text(key(row, "says"), &own.says);
            let bad = own.samples().find(|value| own.apply(self, value).is_none());
            if let Some(value) = bad {
                let word = own.words.iter().position(|word| word.word == value);
                let sets = word.map_or("sets".into(), |word| format!("words.{word}.sets"));
                found.note(key(row, &sets), RulesError::Setting(value));
            }
        }
    }

    /// Notes lists with too many rows, and rows that cannot be told apart.
    fn check_lists(&self, found: &mut Found) {
        let (forms, extras) = (&self.schedule.forms, &self.extras);
        let schemes = &self.promotions.schemes;
        found.note_ids("schedule.forms", forms.iter().map(|form| form.id.as_str()), false);
        found.note_ids("promotions.schemes", schemes.iter().map(|it| it.id.as_str()), true);
        found.note_ids("extras", extras.iter().map(|extra| extra.id.as_str()), true);
        found.note_ids("counts", self.tallies.iter().map(|rule| rule.id.as_str()), true);
        for (row, rule) in self.tallies.iter().enumerate().take(MOST_ROWS) {
            self.check_tally(found, row, rule);
        }
        let marks = extras.iter().enumerate().take(MOST_ROWS);
        let marks: Vec<(String, String)> =
            marks.map(|(row, extra)| (format!("extras.{row}.mark"), extra.mark.clone())).collect();
        for (key, mark) in &marks {
            let shows = (1..=4).contains(&mark.chars().count()) && !mark.chars().any(is_invisible);
            found.note_if(!shows, key, || RulesError::Mark);
        }
        found.note_twice(marks);
        if self.tables.len() > MOST_ROWS {
            return found.note("tables", RulesError::TooLong(MOST_ROWS));
        }
        let players = self.tables.iter().enumerate().flat_map(|(row, table)| {
            let key = move |index| format!("tables.{row}.players.{index}");
            let seats = table.players.iter().enumerate();
            seats.map(move |(index, players)| (key(index), players.to_string()))
        });
        found.note_twice(players.collect());
    }

    /// Notes values that do not fit together.
    fn check_axes(&self, found: &mut Found) {
        let Ruleset { scoring, bidding, trump, schedule, ending, .. } = self;
        let fits = matches!(
            (bidding, scoring),
            (Bidding::Exact(_), Scoring::Hands(_))
                | (Bidding::None, Scoring::Tricks(_))
                | (Bidding::Auction(_), Scoring::Contracts(_))
        );
        found.note_if(!fits, "scoring", || RulesError::ScoreMismatch(scoring.id().to_owned()));
        let doubled = matches!(trump, TrumpRule::Cycle(_)) && scoring.doubled_by().is_some();
        found.note_if(doubled, "scoring.hands.doubled_by", || RulesError::DoubledInCycle);
        found.note_if(*trump == TrumpRule::Cycle(Vec::new()), "trump.cycle", || RulesError::Empty);
        let turned = bidding.auction().is_some_and(AuctionRule::has_turned_trump);
        let fits = match bidding {
            Bidding::Auction(_) if turned => trump.planned(0, 0) == PlannedTrump::Turned,
            Bidding::Auction(_) => matches!(trump, TrumpRule::Named | TrumpRule::Led),
            _ => *trump != TrumpRule::Named,
        };
        found.note_if(!fits, "trump", || RulesError::TrumpMismatch);
        let packets = self.packets_make_the_deals();
        found.note_if(!packets, "schedule.packets", || RulesError::Packets);
        if let Scoring::Hands(score) = scoring {
            let (key, cases) = ("scoring.hands.cases", score.cases.len());
            found.note_if(cases > MOST_ROWS, key, || RulesError::TooLong(MOST_ROWS));
            for (key, formula) in score.formulas() {
                let key = format!("scoring.hands.{key}");
                let fits = formula.terms().all(|(factor, _)| factor.fits(self.unit));
                found.note_if(!fits, key, || RulesError::Unit(self.unit));
            }
        }
        if let Scoring::Tricks(score) = scoring {
            let most = self.fewest_tricks().unwrap_or(26);
            let counted = score.counted;
            let (above, deals) = ("scoring.tricks.above", score.pays == Pays::Deals);
            found.note_if(score.above > 0 && deals, above, || RulesError::TricksAbove);
            let all = score.above >= counted;
            found.note_if(all && !deals, above, || RulesError::TricksAboveAll(counted));
            found.note_if(!(1..=most).contains(&counted), "scoring.tricks.counted", || {
                RulesError::TricksCounted { counted, most }
            });
        }
        let two = |table: &Table| table.players == [2] && !table.dead_hand;
        let serves = !self.play.talon || self.tables.iter().all(two);
        found.note_if(!serves, "play.talon", || RulesError::Talon);
        let games =
            ending.games.is_some() && (schedule.endless().is_none() || !ending.is_by_points());
        found.note_if(games, "ending.games", || RulesError::Games);
        let never = schedule.endless().is_some() && !ending.is_by_points();
        found.note_if(never, "ending", || RulesError::NeverEnds);
        let form = schedule.form_in_use();
        if schedule.forms.is_empty() {
            found.note("schedule.forms", RulesError::Empty);
        } else if form.is_none() {
            let forms = schedule.forms.iter().map(|form| form.id.clone()).collect();
            found.note("schedule.form", RulesError::Form { form: schedule.form.clone(), forms });
        }
        let zero = ending.zero_finish && form.is_some_and(|form| !form.zero_finish);
        let form = || RulesError::ZeroFinish(schedule.form.clone());
        found.note_if(zero, "ending.zero_finish", form);
    }

    /// Notes impossible tables, and deals that their packs are too small for.
    fn check_tables(&self, found: &mut Found) {
        found.note_if(self.player_counts().is_empty(), "tables", || RulesError::NoTable);
        for (row, table) in self.tables.iter().enumerate().take(MOST_ROWS) {
            self.check_pack(found, row, table);
            for (index, players) in table.players.iter().enumerate() {
                let key = format_args!("tables.{row}.players.{index}");
                found.note_if(!table.seats(*players), key, || RulesError::Players(*players));
                let even = *players >= 4 && players.is_multiple_of(2) && !table.dead_hand;
                let alone = self.sides == Sides::Opposite && !even;
                found.note_if(alone, key, || RulesError::NoPartners(*players));
            }
        }
        let forms = self.schedule.forms.iter().enumerate();
        for (index, form) in forms.filter(|(_, form)| form.id == self.schedule.form).take(1) {
            self.check_form(found, index, form);
        }
        for players in self.seated() {
            for (index, extra) in self.extras.iter().enumerate().take(MOST_ROWS) {
                let cards = extra.cards.cards(self.highest(players));
                let key = format!("extras.{index}.cards");
                self.can_deal(players, cards).unwrap_or_else(|error| found.note(key, error));
            }
        }
    }

    /// Notes what keeps a form of the schedule from being dealt.
    fn check_form(&self, found: &mut Found, index: usize, form: &Form) {
        let last = form.steps.len().saturating_sub(1);
        for (row, early) in form.steps[..last].iter().enumerate() {
            let key = format_args!("schedule.forms.{index}.steps.{row}");
            found.note_if(early.run.is_endless(), key, || RulesError::EndlessEarly);
        }

        for players in self.seated() {
            let top = self.highest(players);
            let by = self.schedule.step.unwrap_or(1);
            let endless = form.steps.iter().filter(|step| step.run.is_endless()).count();
            let deals = form.deals(top, players, by).count() + endless;
            if !(1..=MOST_DEALS).contains(&deals) {
                let key = format!("schedule.forms.{index}.steps");
                found.note(key, RulesError::Deals { players, deals });
                continue;
            }

            let pack = self.pack_size(players);
            for (row, step) in form.steps.iter().enumerate() {
                let key = format_args!("schedule.forms.{index}.steps.{row}");
                let endless = match step.run {
                    DealRun::Endless(size) => Some(size.cards(top)),
                    _ => None,
                };
                let sizes = step.run.outermost(top, players).chain(endless);
                let none = sizes.clone().any(|cards| cards == 0);
                found.note_if(none, key, || RulesError::PackTooSmall { players, cards: 0, pack });
                let most = sizes.max().unwrap_or(0);
                self.can_deal(players, most).unwrap_or_else(|error| found.note(key, error));
            }
        }
    }

    /// The numbers of players that can sit at a table, rising.
    pub(super) fn seated(&self) -> impl Iterator<Item = u8> + '_ {
        let seats = |players: &u8| self.table(*players).is_some_and(|table| table.seats(*players));
        self.player_counts().into_iter().filter(seats)
    }

    /// The cards of each deal for a table of `players`; endless deals appear once.
    pub(super) fn all_deals(&self, players: u8) -> impl Iterator<Item = u8> + use<> {
        let endless = self.schedule.endless().map(|size| size.cards(self.highest(players)));
        self.deals(players).into_iter().chain(endless)
    }

    /// The cards of the largest deal for a table of `players`, if there is one.
    pub fn largest_deal(&self, players: u8) -> Option<u8> {
        self.all_deals(players).filter(|cards| *cards > 0).max()
    }

    /// Whether every deal is made of whole rounds of packets, if the rules name any.
    fn packets_make_the_deals(&self) -> bool {
        let round: u32 = self.schedule.packets.iter().copied().map(u32::from).sum();
        let is_made = |cards: u8| round > 0 && u32::from(cards).is_multiple_of(round);
        let mut deals = self.seated().flat_map(|players| self.all_deals(players));
        self.schedule.packets.is_empty() || deals.all(is_made)
    }

    /// The fewest tricks that are played in a deal, those of a talon included.
    fn fewest_tricks(&self) -> Option<u8> {
        let played = |players: u8| {
            self.all_deals(players).map(move |cards| cards + self.drawn(players, cards))
        };
        self.seated().flat_map(played).min()
    }

    /// The most points that a deal can pay one player at a table of `players`.
    fn most_points(&self, players: u8) -> Points {
        let Some(cards) = self.largest_deal(players) else { return Points::ZERO };
        let counted =
            self.tallies_in_force().map(|rule| rule.worth(0, rule.most).max(Points::ZERO));
        let counted: Points = counted.sum();
        let scored = match (&self.scoring, self.bidding.auction()) {
            (Scoring::Hands(score), _) => {
                let hands = (0..=cards).flat_map(|bid| (0..=cards).map(move |took| (bid, took)));
                let points = hands
                    .map(|(bid, took)| score.score(self.hand(bid, took, cards, players), None));
                points.max().unwrap_or(Points::ZERO)
            }
            (Scoring::Tricks(score), _) => match score.pays {
                Pays::Deals => Points::whole(1),
                Pays::Tricks => Points::whole(score.counted.into()),
            },
            (Scoring::Contracts(_), Some(rule)) => {
                let paid = rule.bids.iter().flat_map(|bid| {
                    let played = (0..=bid.tricks(cards))
                        .map(|took| self.scoring.of_contract(bid, took, cards, players));
                    played.flat_map(|(challenger, opponent)| [challenger, opponent])
                });
                paid.max().unwrap_or(Points::ZERO)
            }
            (Scoring::Contracts(_), None) => Points::ZERO,
        };
        scored + counted
    }
}
