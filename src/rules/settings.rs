//! What a table may set when a game starts: `KEY=VALUE` applied to a set of rules.

use super::{
    Bidding, Forehead, Formula, HandScore, Hook, Length, Pays, Play, Points, Quantity, Ruleset,
    Scoring,
};
use crate::cards::{Suit, Trump};

/// A key that a table may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The highest deal.
    Top,
    /// In which deals the hook holds.
    Hook,
    /// The points at which the game ends.
    End,
    /// The order of the trumps between bids of one rank, lowest first.
    Trumps,
    /// Whether every overtrick pays, or only those listed.
    Overtricks,
    /// What trou pays for all the tricks.
    TrouAll,
    /// What a match adds up.
    Match,
}

/// Why a setting cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingFault {
    /// It is not of the form `KEY=VALUE`.
    NoValue,
    /// There is no such key.
    UnknownKey,
    /// The value is none of those that the key takes.
    BadValue(Expected),
    /// The rules have nothing that the key could change; why, in words.
    Nothing {
        /// What they lack.
        lacking: String,
    },
}

/// What a key takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of these words.
    OneOf(Vec<String>),
    /// Some of these words with commas between, or `off`.
    SomeOf(Vec<String>),
    /// Each of these words once, with commas between.
    AllOf(Vec<String>),
    /// A number in this range, or one of these words.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// What is counted, in the plural.
        of: &'static str,
        /// The words.
        or: Vec<String>,
    },
}

impl Setting {
    /// Every key that does not belong to a scheme of promotions.
    pub const ALL: [Setting; 13] = [
        Setting::Premium,
        Setting::SpadesDouble,
        Setting::Promotions,
        Setting::NoZero,
        Setting::ZeroFinish,
        Setting::Forehead,
        Setting::Top,
        Setting::Hook,
        Setting::End,
        Setting::Trumps,
        Setting::Overtricks,
        Setting::TrouAll,
        Setting::Match,
    ];

    /// Returns the key as it is typed.
    pub const fn key(self) -> &'static str {
        match self {
            Setting::Premium => "premium",
            Setting::SpadesDouble => "spades-double",
            Setting::Promotions => "promotions",
            Setting::NoZero => "no-zero",
            Setting::ZeroFinish => "zero-finish",
            Setting::Forehead => "forehead",
            Setting::Top => "top",
            Setting::Hook => "hook",
            Setting::End => "end",
            Setting::Trumps => "trumps",
            Setting::Overtricks => "overtricks",
            Setting::TrouAll => "trou-all",
            Setting::Match => "match",
        }
    }

    /// Returns every key that a set of rules takes, those of its promotions included.
    pub fn keys(rules: &Ruleset) -> Vec<String> {
        let schemes = rules.promotions.schemes.iter();
        Setting::ALL
            .into_iter()
            .filter(|setting| setting.belongs_to(rules))
            .map(|setting| setting.key().to_owned())
            .chain(schemes.flat_map(|scheme| {
                [format!("{}.length", scheme.id), format!("{}.points", scheme.id)]
            }))
            .collect()
    }

    /// Returns whether rules have anything that the key could change.
    fn belongs_to(self, rules: &Ruleset) -> bool {
        match self {
            Setting::Premium | Setting::SpadesDouble => rules.scoring.hands().is_some(),
            Setting::Hook | Setting::Top | Setting::Forehead => rules.bidding.exact().is_some(),
            Setting::Promotions | Setting::NoZero => !rules.promotions.schemes.is_empty(),
            Setting::ZeroFinish => rules.schedule.forms.iter().any(|form| form.zero_finish),
            Setting::End => rules.schedule.endless().is_some(),
            Setting::Trumps | Setting::Overtricks | Setting::TrouAll => {
                rules.bidding.auction().is_some()
            }
            Setting::Match => matches!(rules.scoring, Scoring::Tricks(_)),
        }
    }

    /// Applies `KEY=VALUE` to a set of rules. Whether the rules as a whole can still be played is
    /// for [`Ruleset::fault`] to say.
    ///
    /// # Errors
    /// An unknown key, a value that it does not take, or rules that have nothing to set there.
    pub fn apply(text: &str, rules: &mut Ruleset) -> Result<(), SettingFault> {
        let (key, value) = text.split_once('=').ok_or(SettingFault::NoValue)?;
        let (key, value) = (key.trim(), value.trim());
        if let Some((scheme, of)) = key.split_once('.') {
            return set_scheme(rules, scheme, of, value);
        }
        let setting = Setting::ALL.into_iter().find(|setting| setting.key() == key);
        let setting = setting.ok_or(SettingFault::UnknownKey)?;
        if matches!(setting, Setting::Top | Setting::Forehead) && !setting.belongs_to(rules) {
            return Err(nothing(rules, "no deals of different sizes"));
        }
        match setting {
            Setting::Premium => set_premium(rules, value)?,
            Setting::SpadesDouble => {
                hands(rules)?.doubled_by = on_or_off(value)?.then_some(Suit::Spades);
            }
            Setting::Promotions => set_promotions(rules, value)?,
            Setting::NoZero => {
                need_schemes(rules)?;
                rules.promotions.no_zero = on_or_off(value)?;
            }
            Setting::ZeroFinish => {
                if !rules.schedule.forms.iter().any(|form| form.zero_finish) {
                    return Err(nothing(rules, "no zero finish"));
                }
                rules.ending.zero_finish = on_or_off(value)?;
            }
            Setting::Forehead => {
                rules.forehead = match value {
                    "off" => Forehead::Off,
                    "last" => Forehead::Last,
                    "first-and-last" => Forehead::FirstAndLast,
                    _ => return Err(one_of(&["last", "first-and-last", "off"])),
                };
            }
            Setting::Top => rules.schedule.top = Some(cards(value, &[])?),
            Setting::Hook => {
                let Bidding::Exact(bidding) = &mut rules.bidding else {
                    return Err(nothing(rules, "no bids that a hook could bar"));
                };
                bidding.hook = match value {
                    "on" => Hook::Always,
                    "off" => Hook::Never,
                    least => Hook::FromCards(cards(least, &["on", "off"])?),
                };
            }
            Setting::End => {
                if rules.schedule.endless().is_none() {
                    return Err(nothing(rules, "a schedule that ends by itself"));
                }
                rules.ending.points = Some(number(value, (1, 10_000), "points", &[])? as u16);
            }
            Setting::Trumps => {
                let lacking = nothing(rules, "no auction");
                let Bidding::Auction(rule) = &mut rules.bidding else { return Err(lacking) };
                rule.trumps = trumps(value, &rule.trumps)?;
            }
            Setting::Overtricks => {
                let lacking = nothing(rules, "no contracts");
                let Bidding::Auction(rule) = &mut rules.bidding else { return Err(lacking) };
                match value {
                    "listed" => {}
                    "all" => rule.bids.iter_mut().for_each(|bid| bid.won.at_most = None),
                    _ => return Err(one_of(&["all", "listed"])),
                }
            }
            Setting::TrouAll => {
                let lacking = nothing(rules, "no trou");
                let Bidding::Auction(rule) = &mut rules.bidding else { return Err(lacking) };
                let trou = rule.bids.iter_mut().find(|bid| bid.play == Play::Trou);
                trou.ok_or(lacking)?.won.all =
                    Some(number(value, (0, 1000), "points", &[])? as u16);
            }
            Setting::Match => {
                let lacking = nothing(rules, "no match");
                let Scoring::Tricks(score) = &mut rules.scoring else { return Err(lacking) };
                score.pays = match value {
                    "deals" => Pays::Deals,
                    "tricks" => Pays::Tricks,
                    _ => return Err(one_of(&["deals", "tricks"])),
                };
                // Three deals' worth of tricks, unless the table says more.
                if score.pays == Pays::Tricks {
                    let deals = rules.ending.points.unwrap_or(1);
                    rules.ending.points = Some(deals.saturating_mul(u16::from(score.counted)));
                }
            }
        }
        Ok(())
    }
}

/// Returns the score of hands, which alone pays a premium and can be doubled.
fn hands(rules: &mut Ruleset) -> Result<&mut HandScore, SettingFault> {
    let lacking = nothing(rules, "no score of hands");
    match &mut rules.scoring {
        Scoring::Hands(score) => Ok(score),
        Scoring::Contracts(_) | Scoring::Tricks(_) => Err(lacking),
    }
}

fn nothing(rules: &Ruleset, what: &str) -> SettingFault {
    SettingFault::Nothing { lacking: format!("{} has {what}", rules.title) }
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn one_of(choices: &[&str]) -> SettingFault {
    SettingFault::BadValue(Expected::OneOf(words(choices)))
}

fn on_or_off(value: &str) -> Result<bool, SettingFault> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(one_of(&["on", "off"])),
    }
}

/// Returns the number that a value writes, from `least` to `most`.
fn number(
    value: &str,
    (least, most): (i64, i64),
    of: &'static str,
    or: &[&str],
) -> Result<i64, SettingFault> {
    let number = value.parse().ok().filter(|number| (least..=most).contains(number));
    number
        .ok_or_else(|| SettingFault::BadValue(Expected::Number { least, most, of, or: words(or) }))
}

fn cards(value: &str, or: &[&str]) -> Result<u8, SettingFault> {
    number(value, (1, 52), "cards", or).map(|cards| cards as u8)
}

/// The largest premium that a table may set, in points.
const LARGEST_PREMIUM: i64 = 100;

fn set_premium(rules: &mut Ruleset, value: &str) -> Result<(), SettingFault> {
    let scoring = hands(rules)?;
    let usual = scoring.made.factor(Quantity::One);
    if usual <= Points::ZERO {
        return Err(SettingFault::Nothing {
            lacking: format!("the score {} pays no premium for a made contract", scoring.id),
        });
    }
    let premium = Formula::parse(value)
        .ok()
        .filter(|formula| formula.terms().all(|(_, quantity)| quantity == Quantity::One))
        .map(|formula| formula.factor(Quantity::One))
        .filter(|premium| (Points::ZERO..=Points::whole(LARGEST_PREMIUM)).contains(premium))
        .ok_or(SettingFault::BadValue(Expected::Number {
            least: 0,
            most: LARGEST_PREMIUM,
            of: "points",
            or: Vec::new(),
        }))?;
    scoring.made = scoring.made.with_constant(premium);
    // A bid of zero that pays the same premium goes along; one with its own keeps it.
    if let Some(zero) =
        scoring.zero.as_mut().filter(|zero| zero.made.factor(Quantity::One) == usual)
    {
        zero.made = zero.made.with_constant(premium);
    }
    Ok(())
}

fn need_schemes(rules: &Ruleset) -> Result<(), SettingFault> {
    if rules.promotions.schemes.is_empty() {
        return Err(nothing(rules, "no promotions"));
    }
    Ok(())
}

fn set_promotions(rules: &mut Ruleset, value: &str) -> Result<(), SettingFault> {
    need_schemes(rules)?;
    let schemes = &mut rules.promotions.schemes;
    let known: Vec<String> = schemes.iter().map(|scheme| scheme.id.clone()).collect();
    let chosen: Vec<&str> = match value {
        "off" => Vec::new(),
        several => several.split(',').map(str::trim).collect(),
    };
    if chosen.iter().any(|id| !known.iter().any(|known| known == id)) {
        return Err(SettingFault::BadValue(Expected::SomeOf(known)));
    }
    for scheme in schemes {
        scheme.on = chosen.contains(&scheme.id.as_str());
    }
    Ok(())
}

/// Sets the length or the points of a scheme, which puts it in force.
fn set_scheme(rules: &mut Ruleset, id: &str, of: &str, value: &str) -> Result<(), SettingFault> {
    let schemes = &mut rules.promotions.schemes;
    let scheme =
        schemes.iter_mut().find(|scheme| scheme.id == id).ok_or(SettingFault::UnknownKey)?;
    match of {
        "length" => {
            scheme.length = match value.split_once("players") {
                Some(_) => Length::parse(value).map_err(|_| one_of(&["players", "players+1"]))?,
                None => Length::Deals(number(value, (1, 99), "deals", &["players+1"])? as u8),
            };
        }
        "points" => scheme.points = number(value, (1, 1000), "points", &[])? as u16,
        _ => return Err(SettingFault::UnknownKey),
    }
    scheme.on = true;
    Ok(())
}

/// Returns an order of trumps, lowest first; every one of `known` has to stand in it once.
fn trumps(value: &str, known: &[Trump]) -> Result<Vec<Trump>, SettingFault> {
    let names: Vec<&str> = value.split(',').map(str::trim).collect();
    let order: Vec<Trump> = names
        .iter()
        .filter_map(|name| known.iter().copied().find(|trump| trump.name() == *name))
        .collect();
    let whole = order.len() == known.len() && names.len() == known.len();
    if whole && known.iter().all(|trump| order.contains(trump)) {
        return Ok(order);
    }
    let names: Vec<&str> = known.iter().map(|trump| trump.name()).collect();
    Err(SettingFault::BadValue(Expected::AllOf(words(&names))))
}
