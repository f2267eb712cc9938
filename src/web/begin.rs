//! The pages that begin a game: the list of games, and the form of one of them.

use super::page::{drawn, form_page, page};
use super::reader::Reader;
use crate::history::History;
use crate::presets;
use crate::rules::{Expected, Offer, Ruleset, Setting};
use crate::words::{self, messages};
use askama::Template;

/// The games to choose from.
#[derive(Template)]
#[template(path = "live/games.html")]
struct GamesPage<'a> {
    base: &'a str,
    /// The id and the title of each.
    games: Vec<(&'static str, String)>,
}

/// The form that starts a game.
#[derive(Template)]
#[template(path = "live/new.html")]
struct NewPage<'a> {
    base: &'a str,
    /// The id of the game.
    rules: &'a str,
    title: &'a str,
    /// The line that starts the game.
    line: String,
    least: usize,
    /// The name of each player, as far as it is known.
    names: Vec<String>,
    /// Everybody who has played before.
    known: Vec<String>,
    /// What can be chosen besides the players.
    choices: Vec<NewChoice>,
    promotions: Option<PromotionChoice>,
    sent: SentNew<'a>,
    /// Why the form was refused.
    message: Vec<String>,
}

/// A choice of the table.
struct NewChoice {
    /// The field, and the option of the command line.
    field: &'static str,
    label: String,
    /// The value and the label of each choice; the value of what the rules have anyway is empty.
    options: Vec<(String, String)>,
}

/// The promotions to choose from.
struct PromotionChoice {
    label: String,
    now: String,
    all: Vec<String>,
}

/// The fields of a form that was refused; none of a new one.
#[derive(Clone, Copy)]
pub(super) struct SentNew<'a>(pub(super) &'a [(String, String)]);

impl<'a> SentNew<'a> {
    /// The field of the player in a place, from 1.
    fn player_field(place: usize) -> String {
        format!("word{place}")
    }

    /// The value of a field.
    fn value(self, name: &str) -> &'a str {
        let field = self.0.iter().find(|(field, _)| field == name);
        field.map_or("", |(_, value)| value)
    }

    /// Whether a box is checked: as it was sent, or else where the rules have it.
    fn is_chosen(self, name: &str, value: &str, now: &str) -> bool {
        if self.0.is_empty() {
            return now.split(',').any(|chosen| chosen == value);
        }
        self.0.iter().any(|(field, sent)| field == name && sent == value)
    }
}

/// The page of the games to choose from.
pub(super) fn games(reader: &Reader) -> String {
    let mut games = Vec::new();
    for id in presets::rulesets() {
        games.extend(presets::built_in(id).map(|rules| (id, words::rules_title(&rules))));
    }
    let content = GamesPage { base: &reader.base, games };
    page(reader, &messages::LiveNewTitle.say(), &drawn(&content))
}

/// The page with the form of a game; it begins with the players of the game shown, or with what was sent if it
/// was refused. `None` if there is no such game.
pub(super) fn form(
    reader: &Reader,
    id: &str,
    shown: Option<&History>,
    known: impl FnOnce() -> Vec<String>,
    free_id: String,
    sent: SentNew<'_>,
    message: Vec<String>,
) -> Option<String> {
    let rules = presets::built_in(id)?;
    let counts = rules.player_counts();
    let least = counts.first().copied().map_or(2, usize::from);
    let most = counts.last().copied().map_or(least, usize::from);
    let mut names = Vec::new();
    if !sent.0.is_empty() {
        names.extend((1..=most).map(|place| sent.value(&SentNew::player_field(place)).to_owned()));
    } else if let Some(history) = shown {
        let game = history.game();
        let players = game.setup().players();
        names.extend(game.around_the_table().map(|seat| players.name(seat).to_string()));
    }
    names.resize(most, String::new());

    let title = words::rules_title(&rules);
    let content = NewPage {
        base: &reader.base,
        rules: id,
        title: &title,
        line: format!("new --id {free_id} -- {id}"),
        least,
        names,
        known: known(),
        choices: choices(&rules),
        promotions: PromotionChoice::of(&rules),
        sent,
        message,
    };
    Some(form_page(reader, &title, &drawn(&content)))
}

/// The schedule and the score, where there are several.
fn choices(rules: &Ruleset) -> Vec<NewChoice> {
    let mut choices = Vec::new();
    let forms = words::forms(rules);
    if !forms.is_empty() {
        let value = |id: String| if id == rules.schedule.form { String::new() } else { id };
        let options = forms.into_iter().map(|(id, says)| (value(id), says));
        let label = messages::LiveScheduleLabel.say().to_owned();
        choices.push(NewChoice { field: "schedule", label, options: options.collect() });
    }
    let mut options = vec![(String::new(), words::score_title(&rules.scoring))];
    for scoring in presets::scorings_for(rules) {
        if scoring.id() != rules.scoring.id() {
            options.push((scoring.id().to_owned(), words::score_title(&scoring)));
        }
    }
    if options.len() > 1 {
        let label = messages::LiveScoreLabel.say().to_owned();
        choices.push(NewChoice { field: "scoring", label, options });
    }
    choices
}

impl PromotionChoice {
    fn of(rules: &Ruleset) -> Option<PromotionChoice> {
        let key = Setting::Promotions.key();
        let offer = Offer::all(rules).into_iter().find(|offer| offer.key == key)?;
        let Expected::SomeOf(all) = offer.takes else { return None };
        let label = messages::LivePromotionsLabel.say().to_owned();
        Some(PromotionChoice { label, now: offer.now, all })
    }
}
