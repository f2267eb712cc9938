//! The settings that a table may change in a set of rules: the values each takes, and its current one.

use super::settings::own_takes;
use super::{
    AuctionRule, Expected, Hook, Play, Promotions, Ruleset, Scheme, Setting, SettingError,
    TrumpRule,
};

/// A setting that a table may change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The key as it is typed.
    pub key: String,
    /// What it changes.
    pub changes: Changed,
    /// The values that it takes.
    pub takes: Expected,
    /// The current value, as it would be typed.
    pub now: String,
}

/// What a key changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// What a setting does.
    Setting(Setting),
    /// How many deals make a run of the scheme with this id.
    Length(String),
    /// What a run of the scheme with this id pays.
    Points(String),
    /// What the rules say of a setting of their own.
    Own(String),
}

impl Offer {
    /// Every key that can be set to another value in these rules, including those of promotions.
    pub fn all(rules: &Ruleset) -> Vec<Offer> {
        let own = rules.settings.iter().map(|own| Offer {
            key: own.key.clone(),
            changes: Changed::Own(own.says.clone()),
            takes: own_takes(own),
            now: own.value.clone(),
        });
        let is_own = |setting: &Setting| rules.settings.iter().any(|it| it.key == setting.key());
        let settings = Setting::ALL.iter();
        let settings = settings.filter(|setting| !is_own(setting) && can_change(**setting, rules));
        let settings = settings.filter_map(|setting| {
            let key = setting.key().to_owned();
            offer(rules, key, Changed::Setting(*setting), now(*setting, rules)?)
        });
        let schemes = rules.promotions.schemes.iter().flat_map(|scheme| {
            let Scheme { id, length, points, .. } = scheme;
            let (length, points) = (length.to_string().replace(' ', ""), points.to_string());
            [
                offer(rules, format!("{id}.length"), Changed::Length(id.clone()), length),
                offer(rules, format!("{id}.points"), Changed::Points(id.clone()), points),
            ]
        });
        own.chain(settings).chain(schemes.flatten()).collect()
    }
}

/// The offer of a key. The values that it takes are those that the refusal of a wrong one names.
fn offer(rules: &Ruleset, key: String, changes: Changed, now: String) -> Option<Offer> {
    let refused = Setting::apply(&format!("{key}=?"), &mut rules.clone());
    let Err(SettingError::BadValue(mut takes)) = refused else { return None };
    if let (Changed::Setting(Setting::Top), Expected::Number { most, .. }) = (&changes, &mut takes)
    {
        *most = most_cards(rules).into();
    }
    Some(Offer { key, changes, takes, now })
}

/// The cards of the highest deal that any table can have.
fn most_cards(rules: &Ruleset) -> u8 {
    rules.player_counts().into_iter().map(|players| rules.most_cards(players)).max().unwrap_or(0)
}

/// Whether a setting can be changed in these rules so that they can still be played.
fn can_change(setting: Setting, rules: &Ruleset) -> bool {
    let form = rules.schedule.form_in_use();
    let any_one = || rules.player_counts().iter().any(|players| rules.deals(*players).contains(&1));
    setting.applies(rules)
        && match setting {
            Setting::SpadesDouble => !matches!(rules.trump, TrumpRule::Cycle(_)),
            Setting::ZeroFinish => form.is_some_and(|form| form.zero_finish),
            Setting::Forehead => any_one(),
            Setting::Overtricks => {
                let limited = rules.bidding.bids().iter().any(|bid| bid.won.at_most.is_some());
                limited || (auction_pays_all(rules) && !rules.scoring.is_settled())
            }
            Setting::Trumps => rules.bidding.auction().is_some_and(|rule| !rule.equal_trumps),
            _ => true,
        }
}

fn auction_pays_all(rules: &Ruleset) -> bool {
    rules.bidding.judged_auction().is_some_and(AuctionRule::pays_every_overtrick)
}

/// The current value of a setting.
fn now(setting: Setting, rules: &Ruleset) -> Option<String> {
    let on_or_off = |on: bool| Some(if on { "on" } else { "off" }.to_owned());
    let auction = rules.bidding.auction();
    match setting {
        Setting::Premium => rules.scoring.hands().map(|score| score.premium().to_string()),
        Setting::SpadesDouble => on_or_off(rules.scoring.doubled_by().is_some()),
        Setting::Promotions => Some(in_force(&rules.promotions)),
        Setting::NoZero => on_or_off(rules.promotions.no_zero),
        Setting::ZeroFinish => on_or_off(rules.ending.zero_finish),
        Setting::Forehead => Some(<&str>::from(rules.forehead).to_owned()),
        Setting::Top => Some(rules.schedule.top.unwrap_or(most_cards(rules)).to_string()),
        Setting::Step => Some(rules.schedule.step.unwrap_or(1).to_string()),
        Setting::Hook => rules.bidding.exact().map(|bidding| match bidding.hook {
            Hook::Always => "on".into(),
            Hook::Never => "off".into(),
            Hook::Over => "over".into(),
            Hook::FromCards(least) => least.to_string(),
        }),
        Setting::End => rules.ending.points.map(|points| points.to_string()),
        Setting::Trumps => auction.map(|rule| {
            let names: Vec<&str> = rule.trumps.iter().map(|trump| trump.name()).collect();
            names.join(",")
        }),
        Setting::Overtricks => {
            Some(if auction_pays_all(rules) { "all" } else { "listed" }.to_owned())
        }
        Setting::TrouAll => {
            let trou = rules.bidding.bids().iter().find(|bid| bid.play == Play::Trou);
            trou.map(|trou| trou.won.all.unwrap_or(trou.won.base).to_string())
        }
        Setting::Match => rules.scoring.tricks().map(|score| <&str>::from(score.pays).to_owned()),
    }
}

/// The promotions in force, as they are typed.
fn in_force(promotions: &Promotions) -> String {
    let ids: Vec<&str> = promotions.in_force().map(|scheme| scheme.id.as_str()).collect();
    if ids.is_empty() { "off".into() } else { ids.join(",") }
}
