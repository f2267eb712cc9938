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
    /// A setting of the rules' own, and what they say of it.
    Own {
        /// Its key.
        key: String,
        /// What it changes.
        says: String,
    },
}

impl Offer {
    /// Every key that can be set to another value in these rules, including those of promotions.
    pub fn all(rules: &Ruleset) -> Vec<Offer> {
        let mut offers = Vec::new();
        for own in &rules.settings {
            offers.push(Offer {
                key: own.key.clone(),
                changes: Changed::Own { key: own.key.clone(), says: own.says.clone() },
                takes: own_takes(own),
                now: own.value.clone(),
            });
        }

        for setting in Setting::ALL {
            let key = setting.key();
            let is_own = rules.settings.iter().any(|own| own.key == key);
            if !is_own
                && can_change(*setting, rules)
                && let Some(now) = now(*setting, rules)
            {
                offers.extend(offer(rules, key.to_owned(), Changed::Setting(*setting), now));
            }
        }

        for Scheme { id, length, points, .. } in &rules.promotions.schemes {
            let length = length.to_string().replace(' ', "");
            let points = points.to_string();
            offers.extend(offer(
                rules,
                format!("{id}.length"),
                Changed::Length(id.clone()),
                length,
            ));
            offers.extend(offer(
                rules,
                format!("{id}.points"),
                Changed::Points(id.clone()),
                points,
            ));
        }
        offers
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
    if !setting.applies(rules) {
        return false;
    }
    match setting {
        Setting::SpadesDouble => !matches!(rules.trump, TrumpRule::Cycle(_)),
        Setting::ZeroFinish => rules.schedule.form_in_use().is_some_and(|form| form.zero_finish),
        Setting::Forehead => {
            rules.player_counts().iter().any(|players| rules.deals(*players).contains(&1))
        }
        Setting::Overtricks => {
            let limited = rules.bidding.bids().iter().any(|bid| bid.won.table().at_most.is_some());
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
    let now = match setting {
        Setting::Premium => rules.scoring.hands()?.premium().to_string(),
        Setting::SpadesDouble => on_or_off(rules.scoring.doubled_by().is_some()),
        Setting::Promotions => in_force(&rules.promotions),
        Setting::NoZero => on_or_off(rules.promotions.no_zero),
        Setting::ZeroFinish => on_or_off(rules.ending.zero_finish),
        Setting::Forehead => <&str>::from(rules.forehead).to_owned(),
        Setting::Rotation => <&str>::from(rules.rotation).to_owned(),
        Setting::Top => rules.schedule.top.unwrap_or(most_cards(rules)).to_string(),
        Setting::Step => rules.schedule.step.unwrap_or(1).to_string(),
        Setting::Bottom => rules.schedule.bottom.unwrap_or(1).to_string(),
        Setting::Hook => match rules.bidding.exact()?.hook {
            Hook::Always => "on".to_owned(),
            Hook::Never => "off".to_owned(),
            Hook::Over => "over".to_owned(),
            Hook::FromCards(least) => least.to_string(),
        },
        Setting::End => rules.ending.points?.to_string(),
        Setting::Trumps => {
            let trumps = &rules.bidding.auction()?.trumps;
            let names: Vec<&str> = trumps.iter().map(|trump| trump.name()).collect();
            names.join(",")
        }
        Setting::Overtricks => if auction_pays_all(rules) { "all" } else { "listed" }.to_owned(),
        Setting::Join => <&str>::from(rules.bidding.auction()?.join).to_owned(),
        Setting::TrouRank => {
            let rule = rules.bidding.auction()?;
            let by_points = rule.trou_place() == rule.trou_place_by_points();
            if by_points { "points" } else { "listed" }.to_owned()
        }
        Setting::Miss => {
            let score = rules.scoring.hands()?;
            if score.over == score.under { "either" } else { "under" }.to_owned()
        }
        Setting::TrouAll => {
            let trou = rules.bidding.bids().iter().find(|bid| bid.play == Play::Trou)?;
            let won = trou.won.table();
            won.all.unwrap_or(won.base).to_string()
        }
        Setting::Ties => {
            let ties = &rules.scoring.hands()?.ties.0;
            let words: Vec<&str> = ties.iter().map(<&str>::from).collect();
            if words.is_empty() { "off".to_owned() } else { words.join(",") }
        }
        Setting::Match => <&str>::from(rules.scoring.tricks()?.pays).to_owned(),
    };
    Some(now)
}

fn on_or_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

/// The promotions in force, as they are typed.
fn in_force(promotions: &Promotions) -> String {
    let ids: Vec<&str> = promotions.in_force().map(|scheme| scheme.id.as_str()).collect();
    if ids.is_empty() { "off".into() } else { ids.join(",") }
}
