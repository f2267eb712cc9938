//! Compiles the catalogs in `locales/` to Rust: a type for each English message, whose fields are the
//! message's arguments, and the text of each message in every language, which is parsed on first use.

use crate::cyrillic::Exceptions;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::{parser, serializer};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

type Catalog = BTreeMap<String, Message<String>>;

/// Writes the code for all languages into the build's output folder.
///
/// # Panics
///
/// If a catalog is missing or invalid.
pub(crate) fn compile(languages: &[&str]) {
    let mut catalogs: Vec<(String, Catalog)> =
        languages.iter().map(|tag| ((*tag).to_owned(), read(tag))).collect();
    write("typed.rs", &typed(&mut catalogs));
    let english = catalogs[0].1.clone();
    if std::env::var("PROFILE").as_deref() == Ok("debug") {
        catalogs.push(("en-XA".into(), with_text(&english, &bold)));
    }
    let ids: Vec<&String> = english.keys().collect();
    // The texts of the built-in rules are found by ids made from those of the rules.
    let mut of_rules = Catalog::new();
    read_file(Path::new("locales/en/presets.ftl"), &mut of_rules);
    let mut types = String::new();
    let mut texts: Vec<(&str, String, usize)> = Vec::new();
    for (number, id) in ids.iter().enumerate() {
        if of_rules.contains_key(*id) {
            texts.push((id, text(&english[*id]), number));
        } else {
            types.push_str(&message_type(number, &english[*id]));
        }
    }
    write("messages.rs", &types);
    let mut code = String::new();
    let tags: Vec<&String> = catalogs.iter().map(|(tag, _)| tag).collect();
    write("tags.rs", &format!("static TAGS: [&str; {}] = {tags:?};", tags.len()));
    let _ = writeln!(
        code,
        "/// The texts of the built-in rules: the id of each, its English, and the message's number.\n\
         static RULES_TEXTS: [(&str, &str, usize); {}] = {texts:?};",
        texts.len()
    );
    let _ = writeln!(
        code,
        "/// The id of each message.\npub(super) static IDS: Texts = {};",
        table(&ids)
    );
    let _ = writeln!(
        code,
        "/// The source of each message in each language, empty where it is missing.\n\
         pub(super) static SOURCES: [Texts; {}] = [",
        catalogs.len()
    );
    for (tag, catalog) in &catalogs {
        if let Some(unknown) = catalog.keys().find(|id| !english.contains_key(*id)) {
            panic!("locales/{tag}: no English message is called {unknown}");
        }
        let messages = ids.iter().map(|id| catalog.get(*id));
        let sources: Vec<String> =
            messages.map(|said| said.map(source).unwrap_or_default()).collect();
        let _ = writeln!(code, "{},", table(&sources));
    }
    code.push_str("];\n");
    write("catalog.rs", &code);
}

/// The table of words that can be typed in each language, with their English meanings. These messages,
/// whose ids begin with `input-`, are removed from the catalogs.
fn typed(catalogs: &mut [(String, Catalog)]) -> String {
    let mut words: BTreeMap<String, String> = BTreeMap::new();
    let mut taken = catalogs.iter_mut().map(|(tag, catalog)| {
        let (typed, said): (Catalog, Catalog) =
            std::mem::take(catalog).into_iter().partition(|(id, _)| id.starts_with("input-"));
        *catalog = said;
        (tag, typed)
    });
    let (_, english) = taken.next().expect("English comes first");
    // The first word in English is the meaning.
    let mut meanings: BTreeMap<String, String> = BTreeMap::new();
    for (id, message) in &english {
        let text = text(message);
        let (meaning, others) = text.split_once(", ").unwrap_or((&text, ""));
        for word in others.split_terminator(", ") {
            words.insert(word.to_owned(), meaning.to_owned());
        }
        meanings.insert(id.clone(), meaning.to_owned());
    }
    for (tag, typed) in taken {
        for (id, message) in typed {
            let Some(meaning) = meanings.get(&id) else {
                panic!("locales/{tag}: no message of English is called {id}")
            };
            for word in text(&message).split(", ") {
                let before = words.insert(word.to_owned(), meaning.clone());
                let is_clear = before.is_none_or(|before| before == *meaning);
                assert!(is_clear, "locales/{tag}: {word} already means something else");
            }
        }
    }
    let words: Vec<(&String, &String)> = words.iter().collect();
    format!("static TYPED: [(&str, &str); {}] = {words:?};", words.len())
}

/// The text of a message.
///
/// # Panics
///
/// If it does not consist only of text.
fn text(message: &Message<String>) -> String {
    let elements = message.value.as_ref().map(|pattern| pattern.elements.as_slice());
    let Some([PatternElement::TextElement { value }]) = elements else {
        panic!("{} is not only text", message.id.name)
    };
    value.clone()
}

/// Texts as a `Texts` in code.
fn table<T: AsRef<str>>(texts: &[T]) -> String {
    let mut end = 0;
    let ends = texts.iter().map(|text| {
        end += text.as_ref().len();
        end
    });
    let ends: Vec<usize> = ends.collect();
    let all: String = texts.iter().map(AsRef::as_ref).collect();
    format!("Texts {{ all: {all:?}, ends: &{ends:?} }}")
}

fn write(name: &str, code: &str) {
    let folder = std::env::var_os("OUT_DIR").expect("cargo names a folder");
    std::fs::write(Path::new(&folder).join(name), code).expect("the folder can be written to");
}

/// The catalog of a language. A Cyrillic one is transliterated from the Latin one.
fn read(tag: &str) -> Catalog {
    if let Some(latin) = tag.strip_suffix("-Cyrl") {
        let path = format!("locales/{tag}.txt");
        let list = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let exceptions = Exceptions::read(&list);
        return with_text(&read(latin), &|text| exceptions.write(text));
    }
    let mut catalog = Catalog::new();
    for path in files(tag) {
        read_file(&path, &mut catalog);
    }
    catalog
}

/// Adds the messages in a file to a catalog.
fn read_file(path: &Path, catalog: &mut Catalog) {
    let name = path.display();
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let resource = parser::parse(text.clone()).unwrap_or_else(|(_, errors)| {
        let error = &errors[0];
        let line = text[..error.pos.start].lines().count();
        panic!("{name}:{line}: {error}")
    });
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name.clone();
        assert!(catalog.insert(id.clone(), message).is_none(), "{name}: {id} is defined twice");
    }
}

/// The files of a language's catalog, one for each subject.
fn files(tag: &str) -> Vec<PathBuf> {
    let folder = format!("locales/{tag}");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files
}

/// The code for a message: a constant if it has no arguments, otherwise a type with a field for each.
fn message_type(number: usize, message: &Message<String>) -> String {
    let doc = format!("```text\n{}\n```", source(message).trim_end());
    let name = type_name(&message.id.name);
    let arguments = arguments(message);
    if arguments.is_empty() {
        return format!("#[doc = {doc:?}]\npub(crate) const {name}: Text = Text({number});\n");
    }

    let mut fields = String::new();
    let mut parameters = String::new();
    let mut bounds = String::new();
    let mut facts = String::new();
    for (place, argument) in arguments.iter().enumerate() {
        let _ = write!(fields, "pub(crate) {argument}: T{place}, ");
        let _ = write!(parameters, "T{place}, ");
        let _ = write!(bounds, "T{place}: Fact, ");
        let _ = write!(facts, "({argument:?}, self.{argument}.fact()), ");
    }
    format!(
        "#[doc = {doc:?}]\npub(crate) struct {name}<{parameters}> {{ {fields} }}\n\
         impl<{bounds}> {name}<{parameters}> {{\n\
         /// The message in the reader's language.\n\
         pub(crate) fn say(&self) -> String {{ say({number}, [{facts}]) }}\n}}\n"
    )
}

/// The name of a message's type: `BidRefusalHook` for `bid-refusal-hook`.
fn type_name(id: &str) -> String {
    let mut name = String::new();
    for word in id.split('-') {
        let (first, rest) = word.split_at(1);
        name += &first.to_uppercase();
        name += rest;
    }
    name
}

/// The arguments of a message in order of first appearance.
fn arguments(message: &Message<String>) -> Vec<String> {
    let mut names = Vec::new();
    if let Some(pattern) = &message.value {
        add_arguments_of_pattern(pattern, &mut names);
    }
    names
}

fn add_arguments_of_pattern(pattern: &Pattern<String>, names: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                add_arguments_of_inline(inline, names);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                add_arguments_of_inline(selector, names);
                for variant in variants {
                    add_arguments_of_pattern(&variant.value, names);
                }
            }
        }
    }
}

/// # Panics
///
/// If it refers to another message: each message is parsed by itself.
fn add_arguments_of_inline(inline: &InlineExpression<String>, names: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } if !names.contains(&id.name) => {
            names.push(id.name.clone());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. }, ..
        } => {
            for argument in positional {
                add_arguments_of_inline(argument, names);
            }
        }
        InlineExpression::MessageReference { id, .. } => {
            panic!("a message refers to another, {}", id.name)
        }
        _ => {}
    }
}

fn source(message: &Message<String>) -> String {
    let message = Message { comment: None, ..message.clone() };
    serializer::serialize(&Resource { body: vec![Entry::Message(message)] })
}

/// The catalog with its text changed, except for what is in braces.
fn with_text(catalog: &Catalog, change: &dyn Fn(&str) -> String) -> Catalog {
    let mut changed = catalog.clone();
    for message in changed.values_mut() {
        if let Some(pattern) = &mut message.value {
            change_pattern(pattern, change);
        }
    }
    changed
}

fn change_pattern(pattern: &mut Pattern<String>, change: &dyn Fn(&str) -> String) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = change(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. }, ..
            } => variants.iter_mut().for_each(|variant| change_pattern(&mut variant.value, change)),
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// The text in mathematical bold letters, which no catalog uses: in the language `en-XA`, text that
/// does not come from a catalog stands out.
fn bold(text: &str) -> String {
    let mut bold = String::new();
    for c in text.chars() {
        let bold_c = match c {
            'A'..='Z' => char::from_u32(0x1D400 + u32::from(c) - u32::from('A')),
            'a'..='z' => char::from_u32(0x1D41A + u32::from(c) - u32::from('a')),
            _ => None,
        };
        bold.push(bold_c.unwrap_or(c));
    }
    bold
}
