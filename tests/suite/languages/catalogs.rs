//! Every message of every catalog, formatted with every kind of argument.

use crate::common::repository;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use hoyle::club::Plan;
use hoyle::presets;
use hoyle::rules::{CallRefusal, Offer, Reading, Scoring, Setting};
use hoyle::words::{Fixable, Hint};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use strum::VariantNames;

/// Numbers of every plural category of every language, up to the largest in use.
const NUMBERS: [u32; 9] = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];

/// A short and a long text, for names and parts of sentences.
const TEXTS: [&str; 2] = ["A", "Aleksandra-Magdalena Petrović Njegoš, Đorđe und Günther"];

/// The plural categories of a language that whole numbers can have.
fn categories(tag: &str) -> BTreeSet<String> {
    let keys = ["zero", "one", "two", "few", "many"].map(|key| format!("[{key}] {key}\n "));
    let choice = format!("category = {{ $number ->\n {}*[other] other\n }}", keys.concat());
    let mut bundle = FluentBundle::new(vec![tag.parse().expect("a tag")]);
    bundle.add_resource(FluentResource::try_new(choice).expect("a message")).expect("the only one");
    let message = bundle.get_message("category").and_then(|message| message.value());
    NUMBERS
        .map(|number: u32| {
            let arguments = FluentArgs::from_iter([("number", number)]);
            let pattern = message.expect("its text");
            bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
        })
        .into()
}

struct Catalog {
    tag: String,
    text: String,
    messages: BTreeMap<String, Message<String>>,
}

fn catalogs() -> Vec<Catalog> {
    let mut folders = paths(&repository("locales"));
    folders.retain(|path| path.is_dir());
    folders.iter().map(|folder| catalog(folder)).collect()
}

/// The catalog in a folder, which has a file for each subject.
fn catalog(folder: &Path) -> Catalog {
    let tag = folder.file_name().and_then(|name| name.to_str()).expect("a tag").to_owned();
    let mut text = String::new();
    let mut messages = BTreeMap::new();
    for path in paths(folder).iter().filter(|path| path.extension().is_some_and(|end| end == "ftl"))
    {
        let file = std::fs::read_to_string(path).expect("UTF-8");
        let resource = fluent_syntax::parser::parse(file.clone());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{tag}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let before = messages.insert(message.id.name.clone(), message);
            assert!(before.is_none(), "{tag}: {before:?} is defined twice");
        }
        text += &file;
    }
    Catalog { tag, text, messages }
}

/// The entries of a folder, sorted.
fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn english(catalogs: &[Catalog]) -> &Catalog {
    catalogs.iter().find(|catalog| catalog.tag == "en").expect("English")
}

/// What a message uses: its arguments, each with the keys that select by it, and other messages.
#[derive(Default)]
struct Uses {
    arguments: BTreeMap<String, BTreeSet<String>>,
    messages: BTreeSet<String>,
    /// The keys of every choice by number.
    plurals: Vec<BTreeSet<String>>,
}

impl Uses {
    fn of(message: &Message<String>) -> Uses {
        let mut uses = Uses::default();
        uses.pattern(message.value.as_ref().expect("a value"));
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => drop(self.inline(inline)),
                Expression::Select { selector, variants } => {
                    let name = self.inline(selector);
                    let keys = variants.iter().map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => name.clone(),
                        VariantKey::NumberLiteral { value } => value.clone(),
                    });
                    let keys: BTreeSet<String> = keys.collect();
                    let is_ordinal = matches!(selector, InlineExpression::FunctionReference { .. });
                    if keys.contains("one") && !is_ordinal {
                        self.plurals.push(keys.clone());
                    }
                    self.arguments.entry(name).or_default().extend(keys);
                    variants.iter().for_each(|variant| self.pattern(&variant.value));
                }
            }
        }
    }

    /// Returns the name of the argument.
    fn inline(&mut self, inline: &InlineExpression<String>) -> String {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.entry(id.name.clone()).or_default();
                id.name.clone()
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
                String::new()
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().map(|inline| self.inline(inline)).last().expect("one")
            }
            _ => String::new(),
        }
    }
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let all = catalogs();
    for catalog in &all {
        let wanted: BTreeSet<_> = english(&all).messages.keys().collect();
        let found: BTreeSet<_> = catalog.messages.keys().collect();
        let missing: Vec<_> = wanted.symmetric_difference(&found).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", catalog.tag);
    }
}

#[test]
fn every_message_is_used() {
    let mut sources = String::new();
    let mut folders = vec![repository("src"), repository("templates")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path)
            } else {
                sources += &std::fs::read_to_string(path).unwrap_or_default()
            }
        }
    }
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words: BTreeSet<&str> = sources.split(|c| !is_part(c)).collect();
    let all = catalogs();
    let english = english(&all);
    let named: BTreeSet<String> =
        english.messages.values().flat_map(|message| Uses::of(message).messages).collect();
    // The ids of the texts of rules are made from those of the rules.
    let mut not_in_code = ids_in("presets.ftl");
    not_in_code.extend(ids_in("typing.ftl"));
    for id in english.messages.keys().filter(|id| !not_in_code.contains(*id)) {
        assert!(words.contains(type_name(id).as_str()) || named.contains(id), "{id} is never said");
    }
}

/// The name of a message in the code: `BidRefusalHook` for `bid-refusal-hook`.
fn type_name(id: &str) -> String {
    id.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// The ids in a file of the English catalog.
fn ids_in(file: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(repository(&format!("locales/en/{file}"))).expect("a file");
    let resource = fluent_syntax::parser::parse(text).expect("messages");
    let ids = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    ids.collect()
}

#[test]
fn every_text_of_the_built_in_rules_is_translated_and_no_other() {
    let named = ids_in("presets.ftl");
    let mut wanted = Vec::new();
    for rules in presets::rulesets().filter_map(presets::ruleset) {
        wanted.push((vec![format!("game-{}", rules.id)], rules.title.clone()));
        for tally in &rules.tallies {
            wanted.push((vec![format!("tally-{}", tally.id)], tally.title.clone()));
            wanted.push((vec![format!("tally-name-{}", tally.id)], tally.id.clone()));
        }
        for kind in &rules.kinds {
            wanted.push((vec![format!("kind-{}", kind.id)], kind.title.clone()));
        }
        for joker in rules.jokers() {
            let id = joker.id.to_string().to_lowercase();
            wanted.push((vec![format!("joker-{id}")], joker.title.clone()));
        }
        // Other bids are called by their ids in every language.
        for bid in rules.bidding.auction().iter().flat_map(|auction| &auction.bids) {
            let id = format!("bid-{}", bid.id);
            if named.contains(&id) {
                wanted.push((vec![id], bid.id.clone()));
            }
        }
        for own in &rules.settings {
            let ids =
                vec![format!("setting-{}-{}", rules.id, own.key), format!("setting-{}", own.key)];
            wanted.push((ids, own.says.clone()));
        }
        // Other settings are bids, or called by their keys.
        for setting in Setting::ALL {
            let id = format!("setting-name-{}", setting.key());
            wanted.push((vec![id], setting.key().to_owned()));
        }
        for offer in Offer::all(&rules) {
            let values = offer.takes.words().iter().map(|word| ("value", word));
            for (of, text) in [("name", &offer.key)].into_iter().chain(values) {
                let id = format!("setting-{of}-{text}");
                if named.contains(&id) {
                    wanted.push((vec![id], text.clone()));
                }
            }
        }
        wanted.push(score_text(&rules.scoring));
    }
    wanted.extend(presets::scorings().iter().map(score_text));
    for kind in presets::kinds() {
        let file = presets::kind(kind).expect("a kind");
        let about = file.lines().next().unwrap_or_default().trim_start_matches("# ");
        wanted.push((vec![format!("event-kind-{kind}")], about.to_owned()));
        let plan = Plan::read(file, &[]).expect("a plan");
        wanted.push((vec![text_id("event-title", &plan.title)], plan.title));
        for prize in plan.prizes {
            wanted.push((vec![text_id("event-prize", &prize.name)], prize.name));
        }
    }

    let all = catalogs();
    let english = &english(&all).messages;
    let mut unused = named;
    for (ids, text) in wanted {
        let found = ids
            .iter()
            .find(|id: &&String| english.get(*id).is_some_and(|message| says(message, &text)));
        unused.remove(found.unwrap_or_else(|| panic!("{ids:?}: {text}")));
    }
    assert!(unused.is_empty(), "{unused:?}");
}

/// The id of a message that is found by its English.
fn text_id(what: &str, text: &str) -> String {
    format!("{what}-{}", text.to_lowercase().replace(' ', "-"))
}

/// The ids that the title of a score can have, and the title.
fn score_text(scoring: &Scoring) -> (Vec<String>, String) {
    let id = scoring.id();
    (vec![format!("scoring-{id}"), format!("game-{id}")], scoring.title().to_owned())
}

/// Whether a message consists of this text.
fn says(message: &Message<String>, text: &str) -> bool {
    let elements = message.value.as_ref().map(|pattern| pattern.elements.as_slice());
    matches!(elements, Some([PatternElement::TextElement { value }]) if value == text)
}

/// The help is drawn without wrapping.
#[test]
fn the_help_of_the_board_fits_40_columns() {
    for catalog in catalogs() {
        {
            let id = "board-help";
            let resource = FluentResource::try_new(catalog.text.clone()).expect("a catalog");
            let mut bundle = FluentBundle::new(Vec::new());
            bundle.add_resource(&resource).expect("a catalog");
            let help =
                bundle.get_message(id).and_then(|message| message.value()).expect("a message");
            let help = bundle.format_pattern(help, None, &mut Vec::new());
            let wide: Vec<_> = help.lines().filter(|line| line.chars().count() > 40).collect();
            assert!(wide.is_empty() && help.lines().count() > 15, "{}: {wide:?}", catalog.tag);
        }
    }
}

/// An argument that a translation drops is listed in a comment before it: `# drops: $name`.
#[test]
fn a_translation_uses_the_arguments_of_the_english_message() {
    let all = catalogs();
    for catalog in &all {
        for (id, message) in &catalog.messages {
            let wanted: BTreeSet<_> =
                Uses::of(&english(&all).messages[id]).arguments.into_keys().collect();
            let mut found: BTreeSet<_> = Uses::of(message).arguments.into_keys().collect();
            let comment = message.comment.iter().flat_map(|comment| &comment.content);
            let dropped = comment.filter_map(|line| line.strip_prefix("drops: "));
            let dropped: Vec<_> = dropped
                .flat_map(|names| names.split(", "))
                .map(|name| name.replace('$', ""))
                .collect();
            assert!(!dropped.iter().any(|name| found.contains(name)), "{} {id}", catalog.tag);
            found.extend(dropped);
            assert_eq!(wanted, found, "{} {id}", catalog.tag);
        }
    }
}

#[test]
fn a_choice_by_number_knows_the_plurals_of_its_language() {
    for catalog in catalogs() {
        for (id, message) in &catalog.messages {
            for keys in Uses::of(message).plurals {
                assert_eq!(keys, categories(&catalog.tag), "{} {id}", catalog.tag);
            }
        }
    }
}

/// Without a text of its own, a kind would be shown as the last one of its message.
#[test]
fn a_choice_by_kind_has_a_text_for_each() {
    let settings: Vec<&str> = Setting::ALL.iter().map(|setting| setting.key()).collect();
    let readings: Vec<&str> = Reading::ALL.iter().map(<&str>::from).collect();
    let all = catalogs();
    for (id, argument, kinds, said_elsewhere) in [
        (
            "hint-purpose",
            "hint",
            Hint::VARIANTS,
            &["trump", "extra", "fix", "fix-tally", "fix-kind", "command"][..],
        ),
        ("hint-fix", "what", Fixable::VARIANTS, &[]),
        ("offer-setting", "setting", &settings, &[]),
        // All rules have a rotation.
        ("rules-lack-setting", "setting", &settings, &["rotation"]),
        ("source-reason", "reading", &readings, &[]),
        (
            "auction-refusal-reason",
            "refusal",
            CallRefusal::VARIANTS,
            &["trou-taken", "only-raise", "wrong-trump", "too-low"],
        ),
    ] {
        let keys = &Uses::of(&english(&all).messages[id]).arguments[argument];
        let missing: Vec<&&str> = kinds.iter().filter(|kind| !keys.contains(**kind)).collect();
        assert!(missing.iter().all(|kind| said_elsewhere.contains(kind)), "{id}: {missing:?}");
    }
}

/// The values to try for an argument.
fn values(name: &str, keys: &BTreeSet<String>) -> Vec<FluentValue<'static>> {
    let is_number = |key: &String| ["one", "two", "few", "many"].contains(&key.as_str());
    let mut values: Vec<FluentValue<'static>> = Vec::new();
    if keys.iter().any(is_number) || keys.is_empty() && name == "number" {
        values.extend(NUMBERS.map(FluentValue::from));
    } else if keys.is_empty() {
        values.extend(TEXTS.map(FluentValue::from));
    }
    values.extend(keys.iter().filter(|key| !is_number(key)).cloned().map(FluentValue::from));
    values
}

#[test]
fn every_message_can_be_said_with_every_argument() {
    let all = catalogs();
    let mut said = 0;
    for catalog in &all {
        let tag = catalog.tag.parse().expect("a language");
        let mut bundle = FluentBundle::new(vec![tag]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("builtins");
        bundle.add_function("INITIAL", |_, _| FluentValue::None).expect("a new function");
        let resource = FluentResource::try_new(catalog.text.clone()).expect("a catalog");
        bundle.add_resource(&resource).expect("a catalog");
        for (id, message) in &catalog.messages {
            let mut arguments = Uses::of(&english(&all).messages[id]).arguments;
            for (name, keys) in Uses::of(message).arguments {
                arguments.entry(name).or_default().extend(keys);
            }
            let kinds: Vec<_> =
                arguments.iter().map(|(name, keys)| (name, values(name, keys))).collect();
            let most = kinds.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
            // Each value of each argument, combined with some value of every other.
            for (turned, (name, _)) in kinds.iter().enumerate() {
                for number in 0..most * 2 {
                    let of = |place: usize| if place == turned { number / 2 } else { number };
                    let args: FluentArgs<'_> = kinds
                        .iter()
                        .enumerate()
                        .map(|(place, (name, values))| {
                            (name.as_str(), values[of(place) % values.len()].clone())
                        })
                        .collect();
                    check(&bundle, catalog, id, Some(&args), name);
                    said += 1;
                }
            }
            if kinds.is_empty() {
                check(&bundle, catalog, id, None, "");
            }
        }
    }
    assert!(said > 10_000, "{said}");
}

fn check(
    bundle: &FluentBundle<&FluentResource>,
    catalog: &Catalog,
    id: &str,
    args: Option<&FluentArgs<'_>>,
    name: &str,
) {
    let message = bundle.get_message(id).and_then(|message| message.value()).expect("a message");
    let mut errors = Vec::new();
    let text = bundle.format_pattern(message, args, &mut errors);
    let told = format!("{} {id} {name}: {text}", catalog.tag);
    assert!(errors.is_empty(), "{told}: {errors:?}");
    assert!(!text.contains(['{', '}', '$']) || id == "grammar-or", "{told}");
    // A file's ending begins with a full stop.
    let is_odd = text.contains(" ,")
        || text.split(" .").skip(1).any(|after| !after.starts_with(char::is_alphanumeric));
    assert!(!is_odd || text.contains('\n'), "{told}");
}
