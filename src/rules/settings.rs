//! What a table may set when a game starts: `KEY=VALUE` applied to a set of rules.

use super::{
    AuctionRule, BidTarget, Bidding, Expected, FirstSpeaker, Forehead, Form, Formula, HandScore,
    Hook, Joining, Length, OwnSetting, Pays, Play, Points, Rotation, Ruleset, Scheme, Scoring,
    TieBreak, TieBreaks, TrickScore,
};
use crate::cards::{Suit, Trump};
use std::ops::RangeInclusive;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A key that a table may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum Setting {
    /// The premium for a made contract.
    Premium,
    /// Whether spades as trump double the points of a deal.
    SpadesDouble,
    /// The promotions in force.
    Promotions,
    /// Whether a bid of zero voids a winning run.
    NoZero,
    /// Whether a total of zero wins.
    ZeroFinish,
    /// Which one-card deals are held on the forehead.
    Forehead,
    /// Who deals after somebody dealt out of turn.
    Rotation,
    /// The highest deal.
    Top,
    /// By how many cards the deals rise and fall.
    Step,
    /// The smallest deal.
    Bottom,
    /// In which deals the hook holds.
    Hook,
    /// The points at which the game ends.
    End,
    /// The order of the trumps between bids of one rank, lowest first.
    Trumps,
    /// Who may join a suit call.
    Join,
    /// Where trou ranks.
    TrouRank,
    /// What a miss by overtricks costs in a score with a penalty.
    Miss,
    /// Whether every overtrick pays, or only those listed.
    Overtricks,
    /// What trou pays for all the tricks.
    TrouAll,
    /// What a match adds up.
    Match,
    /// What breaks ties, one after another.
    Ties,
}

/// Why a setting cannot be applied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SettingError {
    /// It is not of the form `KEY=VALUE`.
    NoValue,
    /// There is no such key.
    UnknownKey,
    /// The key does not take the value.
    BadValue(Expected),
    /// The rules have nothing that the key could change.
    Lacking(Setting),
}

/// What a value says, or why it cannot be set.
type Result<T> = std::result::Result<T, SettingError>;

impl Setting {
    /// The key as it is typed.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// Every setting, in the order of listings.
    pub const ALL: &'static [Setting] = Setting::VARIANTS;

    /// Whether the rules have anything that the key would change.
    pub(super) fn applies(self, rules: &Ruleset) -> bool {
        let hands = rules.scoring.hands();
        let auction = rules.bidding.judged_auction();
        let form = rules.schedule.form_in_use();
        match self {
            Setting::Premium => hands.is_some_and(|score| score.premium() > Points::ZERO),
            Setting::SpadesDouble | Setting::Ties => hands.is_some(),
            Setting::Forehead | Setting::Hook => rules.bidding.exact().is_some(),
            Setting::Top => rules.bidding.exact().is_some() && form.is_some_and(Form::reaches_top),
            Setting::Step | Setting::Bottom => form.is_some_and(Form::varies),
            Setting::Promotions | Setting::NoZero => !rules.promotions.schemes.is_empty(),
            Setting::ZeroFinish => rules.schedule.forms.iter().any(|form| form.zero_finish),
            Setting::End => rules.schedule.endless().is_some() && rules.ending.points.is_some(),
            Setting::Rotation => true,
            Setting::Trumps | Setting::Overtricks => auction.is_some(),
            Setting::Join => auction.is_some_and(|rule| {
                rule.first_speaker == FirstSpeaker::Waits
                    && rule.bids.iter().any(|bid| bid.play == Play::Suit)
            }),
            Setting::Miss => hands.is_some_and(HandScore::has_penalty),
            Setting::TrouAll | Setting::TrouRank => {
                auction.is_some_and(AuctionRule::announces_aces)
            }
            Setting::Match => rules.scoring.tricks().is_some_and(TrickScore::may_be_a_match),
        }
    }

    /// Applies `KEY=VALUE` to a set of rules. Whether the rules as a whole can still be played is
    /// for [`Ruleset::errors`] to say.
    ///
    /// ```
    /// use hoyle::rules::{Hook, Setting, SettingError};
    ///
    /// let mut rules = hoyle::presets::ruleset("serbian").unwrap();
    /// Setting::apply("hook=off", &mut rules).unwrap();
    /// assert_eq!(rules.bidding.exact().unwrap().hook, Hook::Never);
    /// assert_eq!(Setting::apply("hooks=off", &mut rules), Err(SettingError::UnknownKey));
    /// ```
    ///
    /// # Errors
    /// An unknown key, a value that it does not take, or rules in which it would change nothing.
    pub fn apply(text: &str, rules: &mut Ruleset) -> Result<()> {
        let (typed_key, typed_value) = text.split_once('=').ok_or(SettingError::NoValue)?;
        let key = typed_key.trim();
        let value = typed_value.trim();
        if let Some(row) = rules.settings.iter().position(|own| own.key == key) {
            let own = &rules.settings[row];
            let changed = rules.changed_by(own, value);
            *rules = changed.ok_or_else(|| SettingError::BadValue(own_takes(own)))?;
            value.clone_into(&mut rules.settings[row].value);
            return Ok(());
        }
        if let Some((scheme, part)) = key.split_once('.') {
            return set_scheme(rules, scheme, part, value);
        }
        let setting: Setting = key.parse().map_err(|_| SettingError::UnknownKey)?;
        if !setting.applies(rules) {
            return Err(SettingError::Lacking(setting));
        }
        setting.set(rules, value)
    }

    /// Sets a value in rules that have what the key changes.
    fn set(self, rules: &mut Ruleset, value: &str) -> Result<()> {
        match (self, &mut rules.bidding, &mut rules.scoring) {
            (Setting::Promotions, ..) => set_promotions(&mut rules.promotions.schemes, value)?,
            (Setting::NoZero, ..) => rules.promotions.no_zero = on_or_off(value)?,
            (Setting::ZeroFinish, ..) => rules.ending.zero_finish = on_or_off(value)?,
            (Setting::Forehead, ..) => {
                rules.forehead =
                    named(value, [Forehead::Last, Forehead::FirstAndLast, Forehead::Off])?;
            }
            (Setting::Rotation, ..) => {
                rules.rotation = named(value, [Rotation::Schedule, Rotation::LastDealer])?;
            }
            (Setting::Top, ..) => rules.schedule.top = Some(cards(value, &[])?),
            (Setting::Step, ..) => {
                let most = highest(rules).saturating_sub(1).max(1);
                let step = number(value, 1..=most.into(), "cards", &[])? as u8;
                rules.schedule.step = (step > 1).then_some(step);
            }
            (Setting::Bottom, ..) => {
                let bottom = number(value, 1..=highest(rules).into(), "cards", &[])? as u8;
                rules.schedule.bottom = (bottom > 1).then_some(bottom);
            }
            (Setting::End, ..) => {
                rules.ending.points = Some(number(value, 1..=10_000, "points", &[])?);
            }
            (Setting::Premium, _, Scoring::Hands(score)) => score.set_premium(premium(value)?),
            (Setting::SpadesDouble, _, Scoring::Hands(score)) => {
                score.doubled_by = on_or_off(value)?.then_some(Suit::Spades);
            }
            (Setting::Ties, _, Scoring::Hands(score)) => score.ties = ties(value)?,
            (Setting::Hook, Bidding::Exact(bidding), _) => {
                bidding.hook = match value {
                    "on" => Hook::Always,
                    "off" => Hook::Never,
                    "over" => Hook::Over,
                    least => Hook::FromCards(cards(least, &["on", "off", "over"])?),
                };
            }
            (Setting::Trumps, Bidding::Auction(rule), _) => {
                rule.trumps = trumps(value, &rule.trumps)?;
            }
            (Setting::Overtricks, Bidding::Auction(rule), _) => {
                if one_of(value, &[("all", true), ("listed", false)])? {
                    rule.pay_every_overtrick();
                }
            }
            (Setting::Join, Bidding::Auction(rule), _) => {
                rule.join = named(value, [Joining::Unspoken, Joining::Open])?;
            }
            (Setting::TrouRank, Bidding::Auction(rule), _) => {
                if one_of(value, &[("points", true), ("listed", false)])? {
                    rule.rank_trou_by_points();
                }
            }
            (Setting::Miss, _, Scoring::Hands(score)) => {
                let either = one_of(value, &[("either", true), ("under", false)])?;
                score.over = if either { score.under.clone() } else { Formula::default() };
            }
            (Setting::TrouAll, Bidding::Auction(rule), _) => {
                let points = number(value, 0..=1000, "points", &[])?;
                let trous = rule.bids.iter_mut().filter(|bid| bid.play == Play::Trou);
                trous.filter_map(|bid| bid.won.table_mut()).for_each(|won| won.all = Some(points));
            }
            (Setting::Match, _, Scoring::Tricks(score)) => {
                let pays = named(value, [Pays::Deals, Pays::Tricks])?;
                // As many deals' worth of tricks, unless the table says more.
                if score.pays == Pays::Deals && pays == Pays::Tricks {
                    rules.ending.points = rules.ending.points.map(|deals| score.tricks_of(deals));
                }
                score.pays = pays;
            }
            _ => return Err(SettingError::Lacking(self)),
        }
        Ok(())
    }
}

impl Ruleset {
    /// Plays by a score of the catalogue, where a bid of a number of tricks has to be taken exactly.
    /// Settings that would change the old score are dropped.
    pub fn set_score(&mut self, scoring: Scoring) {
        self.scoring = scoring;
        if let Bidding::Exact(bidding) = &mut self.bidding {
            bidding.target = BidTarget::Exact;
        }

        let applies =
            |own: &OwnSetting| own.samples().all(|value| own.apply(self, &value).is_some());
        let rows = self.settings.iter().enumerate().filter(|(_, own)| applies(own));
        let kept: Vec<(usize, OwnSetting)> = rows.map(|(row, own)| (row, own.clone())).collect();
        let rows: Vec<usize> = kept.iter().map(|(row, _)| *row).collect();
        self.settings = kept.into_iter().map(|(_, own)| own.following(&rows)).collect();
    }
}

/// What a setting of the rules' own takes.
pub(super) fn own_takes(own: &OwnSetting) -> Expected {
    let words = own.words.iter().map(|word| word.word.clone()).collect();
    if own.least.is_none() && own.most.is_none() {
        return Expected::OneOf(words);
    }
    Expected::Number {
        least: own.least.unwrap_or(0).into(),
        most: own.most.unwrap_or(u16::MAX).into(),
        of: "",
        or: words,
    }
}

/// The cards of the highest deal at any table.
fn highest(rules: &Ruleset) -> u8 {
    let counts = rules.player_counts().into_iter();
    counts.map(|players| rules.highest(players)).max().unwrap_or(52)
}

fn one_of<T: Copy>(value: &str, choices: &[(&str, T)]) -> Result<T> {
    let found = choices.iter().find(|(word, _)| *word == value);
    found.map(|(_, choice)| *choice).ok_or_else(|| {
        let words = choices.iter().map(|(word, _)| (*word).to_owned()).collect();
        SettingError::BadValue(Expected::OneOf(words))
    })
}

/// The choice whose name a value writes.
fn named<T: Copy + Into<&'static str>, const N: usize>(value: &str, choices: [T; N]) -> Result<T> {
    one_of(value, &choices.map(|choice| (choice.into(), choice)))
}

fn on_or_off(value: &str) -> Result<bool> {
    one_of(value, &[("on", true), ("off", false)])
}

/// The number that a value writes, if it is in the range.
fn number(value: &str, range: RangeInclusive<u16>, of: &'static str, or: &[&str]) -> Result<u16> {
    match value.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(out_of_range((*range.start()).into(), (*range.end()).into(), of, or)),
    }
}

fn out_of_range(least: i64, most: i64, of: &'static str, or: &[&str]) -> SettingError {
    let or = or.iter().map(|word| (*word).to_owned()).collect();
    SettingError::BadValue(Expected::Number { least, most, of, or })
}

fn cards(value: &str, or: &[&str]) -> Result<u8> {
    number(value, 1..=52, "cards", or).map(|cards| cards as u8)
}

/// The largest premium that a table may set, in points.
const LARGEST_PREMIUM: i64 = 100;

/// The premium that a value writes, in whole or half points.
fn premium(value: &str) -> Result<Points> {
    let most = Points::whole(LARGEST_PREMIUM);
    match value.parse() {
        Ok(points) if (Points::ZERO..=most).contains(&points) => Ok(points),
        _ => Err(out_of_range(0, LARGEST_PREMIUM, "points", &[])),
    }
}

fn set_promotions(schemes: &mut [Scheme], value: &str) -> Result<()> {
    let chosen: Vec<&str> = match value {
        "off" => Vec::new(),
        ids => ids.split(',').map(str::trim).collect(),
    };
    let known: Vec<String> = schemes.iter().map(|scheme| scheme.id.clone()).collect();
    if chosen.iter().any(|id| !known.iter().any(|known| known == id)) {
        return Err(SettingError::BadValue(Expected::SomeOf(known)));
    }
    for scheme in schemes {
        scheme.on = chosen.contains(&scheme.id.as_str());
    }
    Ok(())
}

/// Tie-breaks, the first that decides first.
fn ties(value: &str) -> Result<TieBreaks> {
    if value == "off" {
        return Ok(TieBreaks::default());
    }
    let words = value.split(',').map(|word| word.trim().parse());
    words.collect::<std::result::Result<_, _>>().map(TieBreaks).map_err(|_| {
        let known = TieBreak::VARIANTS.iter().map(|tie| <&str>::from(tie).to_owned());
        SettingError::BadValue(Expected::SomeOf(known.collect()))
    })
}

/// Sets the length or the points of a scheme, and puts it in force.
fn set_scheme(rules: &mut Ruleset, id: &str, part: &str, value: &str) -> Result<()> {
    let mut schemes = rules.promotions.schemes.iter_mut();
    let scheme = schemes.find(|scheme| scheme.id == id).ok_or(SettingError::UnknownKey)?;
    match part {
        "length" if value.contains("players") => {
            scheme.length = value.parse().map_err(|_| {
                let words = ["players".to_owned(), "players+1".to_owned()];
                SettingError::BadValue(Expected::OneOf(words.into()))
            })?;
        }
        "length" => {
            scheme.length = Length::Deals(number(value, 1..=99, "deals", &["players+1"])? as u8);
        }
        "points" => scheme.points = number(value, 1..=1000, "points", &[])?,
        _ => return Err(SettingError::UnknownKey),
    }
    scheme.on = true;
    Ok(())
}

/// An order of trumps, lowest first; every one of `known` has to be in it once.
fn trumps(value: &str, known: &[Trump]) -> Result<Vec<Trump>> {
    let names: Vec<&str> = value.split(',').map(str::trim).collect();
    let named = names.iter().filter_map(|name| known.iter().find(|trump| trump.name() == *name));
    let order: Vec<Trump> = named.copied().collect();
    if names.len() == known.len() && known.iter().all(|trump| order.contains(trump)) {
        return Ok(order);
    }
    let all = known.iter().map(|trump| trump.name().to_owned()).collect();
    Err(SettingError::BadValue(Expected::AllOf(all)))
}
