//! `rules`: the catalogue, and the example files.

use crate::grammar::hints;
use crate::output::plain;
use crate::presets;
use crate::rules::Ruleset;
use crate::terminal::{Answer, Context};
use crate::words::{self, Hint, messages};
use schemars::JsonSchema;
use serde::Serialize;

#[derive(Serialize, JsonSchema)]
pub(crate) struct Catalogue {
    /// The games, one family after the other.
    rules: Vec<NamedRules>,
    scores: Vec<NamedRules>,
    /// The sets of laws.
    laws: Vec<NamedRules>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Named")]
struct NamedRules {
    id: String,
    title: String,
    /// What a game has in common with others, such as an auction.
    #[serde(skip_serializing_if = "Option::is_none")]
    family: Option<String>,
    /// Where it is at home.
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<String>,
    /// The document that it follows.
    document: String,
}

impl NamedRules {
    fn new(id: &str, title: String, document: &str) -> NamedRules {
        let document = document.to_owned();
        NamedRules { id: id.to_owned(), title, family: None, region: None, document }
    }

    fn of(rules: &Ruleset) -> NamedRules {
        let named = NamedRules::new(&rules.id, words::rules_title(rules), &rules.sources.document);
        NamedRules { region: words::region(rules), ..named }
    }

    /// The title, and where it is at home.
    fn in_words(&self) -> String {
        match &self.region {
            Some(region) => format!("{} ({region})", self.title),
            None => self.title.clone(),
        }
    }
}

/// The sets of rules, the scores and the sets of laws.
pub(super) fn catalogue(context: &Context) -> Answer {
    let mut catalogue = Catalogue { rules: Vec::new(), scores: Vec::new(), laws: Vec::new() };
    for rules in presets::rulesets().filter_map(presets::ruleset) {
        let family = Some(words::family(&rules));
        catalogue.rules.push(NamedRules { family, ..NamedRules::of(&rules) });
    }
    for score in presets::scorings() {
        let document = &score.source().document;
        catalogue.scores.push(NamedRules::new(score.id(), words::score_title(&score), document));
    }
    for set in presets::law_sets() {
        let title = words::law_title(set);
        catalogue.laws.push(NamedRules::new(&set.id, title, &set.source.document));
    }
    Answer::of(&catalogue, context, Catalogue::records, |catalogue| {
        Answer::result(catalogue.in_words(context))
            .remark(context.hint(&Hint::of_program(messages::HintRulesShow.say(), "rules NAME")))
    })
}

/// The example files.
pub(super) fn examples(context: &Context) -> Answer {
    let mut catalogue = Catalogue { rules: Vec::new(), scores: Vec::new(), laws: Vec::new() };
    for rules in presets::examples().filter_map(presets::ruleset) {
        catalogue.rules.push(NamedRules::of(&rules));
    }
    Answer::of(&catalogue, context, Catalogue::records, |catalogue| {
        Answer::result(list(context, &catalogue.rules)).remark(context.hint(&hints::start_rules()))
    })
}

impl Catalogue {
    fn records(&self) -> String {
        let mut records = String::new();
        let kinds = [("rules", &self.rules), ("scores", &self.scores), ("laws", &self.laws)];
        for (kind, all) in kinds {
            for named in all {
                records += &plain::record([kind, &named.id, &named.title]);
            }
        }
        records
    }

    fn in_words(&self, context: &Context) -> String {
        let of_texts =
            self.rules.iter().filter(|game| !presets::settles_everything(&game.document));
        let count = of_texts.clone().count();
        let rows =
            of_texts.map(|game| (&game.id, format!("{} [{}]", game.in_words(), game.document)));
        let mut text =
            format!("{}\n{}\n", messages::RulesFamilyTexts.say(), context.screen.list(rows));
        for games in self.rules[count..].chunk_by(|one, next| one.family == next.family) {
            let family = games[0].family.as_deref().unwrap_or_default();
            text += &format!("{family}\n{}\n", list(context, games));
        }
        let scores = list(context, &self.scores);
        let laws = list(context, &self.laws);
        format!(
            "{text}{}\n{scores}\n{}\n{laws}",
            messages::RulesScoresTitle.say(),
            messages::LawsSetsCaption.say()
        )
    }
}

fn list(context: &Context, all: &[NamedRules]) -> String {
    context.screen.list(all.iter().map(|named| (&named.id, named.in_words())))
}
