//! What makes a set of rules unplayable, and what is probably a mistake in a rules file.

use super::error_list::{MOST_ROWS, RulesErrors};
use super::{
    Bidding, LocatedRulesError, Pays, PlannedTrump, Points, RulesError, Ruleset, Scoring, Sides,
    TallyCase, TrumpRule, is_id,
};

impl Ruleset {
    /// Everything that makes the rules unplayable.
    pub fn errors(&self) -> Vec<LocatedRulesError> {
        let mut errors = RulesErrors::default();
        self.check_pack_sizes(&mut errors);
        if !errors.list.is_empty() {
            return errors.list;
        }
        errors.note_if(self.format != 1, "format", RulesError::Format(self.format));
        errors.note_if(!is_id(&self.id), "id", RulesError::Id(self.id.clone()));
        self.check_texts(&mut errors);
        self.check_law_texts(&mut errors);
        self.check_lists(&mut errors);
        self.check_auction(&mut errors);
        self.check_bid_words(&mut errors);
        self.check_axes(&mut errors);
        self.check_score(&mut errors);
        self.check_end(&mut errors);
        self.check_tables(&mut errors);
        errors.list
    }

    /// What is probably a mistake in a rules file. Such rules can be played, so existing games of them
    /// still open.
    pub fn slips(&self) -> Vec<LocatedRulesError> {
        let mut errors = RulesErrors::default();
        let most = self.seated().map(|players| self.most_cards(players)).max();
        if let (Some(top), Some(most)) = (self.schedule.top, most) {
            errors.note_if(top > most, "schedule.top", RulesError::TopTooHigh { top, most });
        }
        for (row, form) in self.schedule.forms.iter().enumerate() {
            self.check_steps(&mut errors, row, form);
            if form.id != self.schedule.form {
                self.check_form(&mut errors, row, form);
            }
        }

        let idle = self.promotions.no_zero && self.promotions.in_force().next().is_none();
        errors.note_if(idle, "promotions.no_zero", RulesError::NoZero);
        if self.schedule.endless().is_some() {
            let paid: Vec<Points> = self.seated().flat_map(|players| self.paid(players)).collect();
            let rises = paid.iter().any(|points| *points > Points::ZERO);
            let falls = paid.iter().any(|points| *points < Points::ZERO);
            let no_points = self.ending.points.is_some() && !rises;
            errors.note_if(no_points, "ending.points", RulesError::OutOfReach);
            let no_least = self.ending.least.is_some() && !falls;
            errors.note_if(no_least, "ending.least", RulesError::LeastOutOfReach);
            let is_unmet = self.ending.when.as_ref().is_some_and(|when| !when.holds(|_| 0_i64));
            errors.note_if(is_unmet && !rises, "ending.when", RulesError::OutOfReach);
        }

        self.check_bids(&mut errors);
        self.check_limits(&mut errors);
        errors.list
    }

    /// Settings that cannot be typed, or cannot be set, and laws that are probably a mistake. They matter only
    /// until a game of the rules starts.
    pub fn setting_slips(&self) -> Vec<LocatedRulesError> {
        let mut errors = RulesErrors::default();
        self.check_settings(&mut errors);
        self.check_laws(&mut errors);
        errors.list
    }

    /// Whether the pack can deal `cards` to each of `players`, if nothing has to be left over.
    ///
    /// # Errors
    /// The pack is too small.
    pub fn can_deal(&self, players: u8, cards: u8) -> Result<(), RulesError> {
        let pack = self.pack_size(players);
        if u32::from(cards) * u32::from(self.hands(players)) > pack.into() {
            return Err(RulesError::PackTooSmall { players, cards, pack });
        }
        Ok(())
    }

    /// Notes texts that cannot be shown.
    fn check_texts(&self, errors: &mut RulesErrors) {
        errors.note_if(self.title.trim().is_empty(), "title", RulesError::Empty);
        errors.note_text("title", &self.title);
        errors.note_text("sources.document", &self.sources.document);
        for (clause, section) in &self.sources.sections {
            errors.note_text(format_args!("sources.sections.{}", clause.id()), section);
        }
        for (clause, cited) in &self.sources.elsewhere {
            errors.note_passage(format_args!("sources.elsewhere.{}", clause.id()), cited);
        }

        let kind: &str = self.scoring.basis().into();
        let id = self.scoring.id();
        errors.note_if(
            !is_id(id),
            format_args!("scoring.{kind}.id"),
            RulesError::Id(id.to_owned()),
        );
        errors.note_text(format_args!("scoring.{kind}.title"), self.scoring.title());
        errors.note_passage(format_args!("scoring.{kind}.source"), self.scoring.source());

        for (tag, words) in &self.words {
            for (id, text) in words {
                errors.note_words(format_args!("words.{tag}.{id}"), text);
            }
        }
        for (row, form) in self.schedule.forms.iter().enumerate() {
            errors.note_text(format_args!("schedule.forms.{row}.id"), &form.id);
            if let Some(source) = &form.source {
                errors.note_passage(format_args!("schedule.forms.{row}.source"), source);
            }
        }
    }

    /// Notes settings of the rules that cannot be typed, or cannot be set.
    fn check_settings(&self, errors: &mut RulesErrors) {
        if self.settings.len() > MOST_ROWS {
            return errors.note("settings", RulesError::TooLong(MOST_ROWS));
        }
        let rows = self.settings.iter().enumerate();
        errors.note_twice(rows.clone().map(|(row, own)| (format!("settings.{row}.key"), &own.key)));
        for (row, own) in rows {
            let at = format_args!("settings.{row}");
            errors.note_if(
                !is_id(&own.key),
                format_args!("{at}.key"),
                RulesError::Id(own.key.clone()),
            );
            errors.note_text(format_args!("{at}.says"), &own.says);
            if let Some(value) = own.samples().find(|value| own.apply(self, value).is_none()) {
                let key = match own.words.iter().position(|word| word.word == value) {
                    Some(word) => format!("{at}.words.{word}.sets"),
                    None => format!("{at}.sets"),
                };
                errors.note(key, RulesError::Setting(value));
            }
        }
    }

    /// Notes lists with too many rows, and rows that cannot be told apart.
    fn check_lists(&self, errors: &mut RulesErrors) {
        let forms = self.schedule.forms.iter();
        errors.note_ids("schedule.forms", forms.map(|form| &form.id), |_| true);
        let schemes = self.promotions.schemes.iter();
        errors.note_ids("promotions.schemes", schemes.map(|scheme| &scheme.id), is_id);
        errors.note_ids("extras", self.extras.iter().map(|extra| &extra.id), is_id);
        errors.note_ids("counts", self.tallies.iter().map(|tally| &tally.id), is_id);
        for (row, tally) in self.tallies.iter().enumerate().take(MOST_ROWS) {
            self.check_tally(errors, row, tally);
            self.check_distinct(errors, row, tally);
        }

        let extras = self.extras.iter().enumerate().take(MOST_ROWS);
        errors.note_marks(extras.map(|(row, extra)| (format!("extras.{row}.mark"), &extra.mark)));
        self.check_kinds(errors);
        self.check_totals(errors);

        if self.tables.len() > MOST_ROWS {
            return errors.note("tables", RulesError::TooLong(MOST_ROWS));
        }
        let mut players = Vec::new();
        for (row, table) in self.tables.iter().enumerate() {
            let numbers = table.players.iter().enumerate();
            players
                .extend(numbers.map(|(at, number)| (format!("tables.{row}.players.{at}"), number)));
        }
        errors.note_twice(players.into_iter());
    }

    /// Notes values that do not fit together.
    fn check_axes(&self, errors: &mut RulesErrors) {
        let Ruleset { scoring, bidding, trump, .. } = self;
        let fits = matches!(
            (bidding, scoring),
            (Bidding::Exact(_), Scoring::Hands(_))
                | (Bidding::None, Scoring::Tricks(_))
                | (Bidding::Auction(_), Scoring::Contracts(_))
        );
        errors.note_if(!fits, "scoring", RulesError::ScoreMismatch(scoring.id().to_owned()));
        let doubled = matches!(trump, TrumpRule::Cycle(_)) && scoring.doubled_by().is_some();
        errors.note_if(doubled, "scoring.hands.doubled_by", RulesError::DoubledInCycle);
        let no_trumps = *trump == TrumpRule::Cycle(Vec::new());
        errors.note_if(no_trumps, "trump.cycle", RulesError::Empty);
        let fits = match bidding {
            Bidding::Auction(rule) if rule.has_turned_trump() => {
                trump.planned(0, 0) == PlannedTrump::Turned
            }
            Bidding::Auction(_) => matches!(trump, TrumpRule::Named | TrumpRule::Led),
            _ => *trump != TrumpRule::Named,
        };
        errors.note_if(!fits, "trump", RulesError::TrumpMismatch);
        let packets = self.packets_make_the_deals();
        errors.note_if(!packets, "schedule.packets", RulesError::Packets);
        let for_two = self.tables.iter().all(|table| table.players == [2] && !table.dead_hand);
        errors.note_if(self.play.talon && !for_two, "play.talon", RulesError::Talon);
    }

    /// Notes a score that cannot be kept.
    fn check_score(&self, errors: &mut RulesErrors) {
        match &self.scoring {
            Scoring::Hands(score) => {
                let too_long = score.cases.len() > MOST_ROWS;
                errors.note_if(too_long, "scoring.hands.cases", RulesError::TooLong(MOST_ROWS));
                if let Some(tie) = score.ties.idle() {
                    errors.note("scoring.hands.ties", RulesError::IdleTieBreak(tie));
                }
                for (key, formula) in score.formulas() {
                    let fits = formula.terms().all(|(factor, _)| factor.fits(self.unit));
                    errors.note_if(
                        !fits,
                        format_args!("scoring.hands.{key}"),
                        RulesError::Unit(self.unit),
                    );
                }
            }
            Scoring::Tricks(score) => {
                let most = self.fewest_tricks().unwrap_or(26);
                let counted = score.counted.of(most);
                let key = "scoring.tricks.above";
                if score.pays == Pays::Tricks {
                    let all = score.above >= counted;
                    errors.note_if(all, key, RulesError::TricksAboveAll(counted));
                } else {
                    errors.note_if(score.above > 0, key, RulesError::TricksAbove);
                }
                let error = RulesError::TricksCounted { counted, most };
                errors.note_if(!(1..=most).contains(&counted), "scoring.tricks.counted", error);
                let counts = self.tallies_recorded().any(|tally| tally.total.is_some());
                let endless = score.pays == Pays::Nothing && !counts;
                errors.note_if(endless, "scoring.tricks.pays", RulesError::NothingEndsDeal);
                self.check_quota(errors, score, most);
                self.check_cases(errors, score);
            }
            Scoring::Contracts(_) => {}
        }
    }

    /// Notes impossible tables, and deals that their packs are too small for.
    fn check_tables(&self, errors: &mut RulesErrors) {
        errors.note_if(self.player_counts().is_empty(), "tables", RulesError::NoTable);
        for (row, table) in self.tables.iter().enumerate().take(MOST_ROWS) {
            self.check_pack(errors, row, table);
            for (index, &players) in table.players.iter().enumerate() {
                let key = format_args!("tables.{row}.players.{index}");
                errors.note_if(!table.seats(players), key, RulesError::Players(players));
                let in_pairs = players >= 4 && players.is_multiple_of(2) && !table.dead_hand;
                let odd = self.sides == Sides::Opposite && !in_pairs;
                errors.note_if(odd, key, RulesError::NoPartners(players));
            }
        }

        let mut forms = self.schedule.forms.iter().enumerate();
        if let Some((row, form)) = forms.find(|(_, form)| form.id == self.schedule.form) {
            self.check_form(errors, row, form);
        }
        for players in self.seated() {
            for (row, extra) in self.extras.iter().enumerate().take(MOST_ROWS) {
                let cards = extra.cards.cards(self.highest(players));
                if let Err(error) = self.can_deal(players, cards) {
                    errors.note(format_args!("extras.{row}.cards"), error);
                }
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
        let mut deals = self.seated().flat_map(|players| self.all_deals(players));
        self.schedule.packets.is_empty()
            || deals.all(|cards| round > 0 && u32::from(cards).is_multiple_of(round))
    }

    /// The fewest tricks that are played in a deal, those of a talon included.
    fn fewest_tricks(&self) -> Option<u8> {
        let fewest_at = |players| {
            let deals = self.all_deals(players);
            deals.map(|cards| cards + self.drawn(players, cards)).min()
        };
        self.seated().filter_map(fewest_at).min()
    }

    /// The points that a deal can pay one player at a table of `players`: those for hands, contracts and
    /// tricks, and those for tallies.
    fn paid(&self, players: u8) -> Vec<Points> {
        let Some(cards) = self.largest_deal(players) else { return Vec::new() };
        let mut paid = Vec::new();
        for tally in self.tallies_in_force() {
            let most = tally.total.unwrap_or(tally.most);
            paid.extend((1..=most.max(1)).map(|number| tally.worth(0, number)));
        }
        match &self.scoring {
            Scoring::Hands(score) => {
                for bid in 0..=cards {
                    let hands = (0..=cards).map(|took| self.hand(bid, took, cards, players));
                    paid.extend(hands.map(|hand| score.score(hand, None)));
                }
            }
            Scoring::Tricks(score) if score.pays == Pays::Nothing => {
                // Of a formula each term counts: only whether points rise or fall matters.
                for (_, formula) in score.cases.iter().flat_map(TallyCase::formulas) {
                    paid.extend(formula.terms().map(|(factor, _)| factor));
                }
            }
            Scoring::Tricks(score) => {
                paid.push(Points::whole(score.counted.of(cards).into()));
                paid.extend(score.quota.iter().map(|quota| -Points::whole((*quota).into())));
            }
            Scoring::Contracts(_) => {
                for bid in self.bidding.bids() {
                    for (_, formula) in bid.formulas() {
                        paid.extend(formula.terms().map(|(factor, _)| factor));
                    }
                    for took in 0..=bid.tricks(cards) {
                        let (challenger, opponent) =
                            self.scoring.of_contract(bid, took, cards, players, &|_| 0);
                        paid.extend([challenger, opponent]);
                    }
                }
            }
        }
        paid
    }
}
