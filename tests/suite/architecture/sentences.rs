//! Every sentence that a player can read is in `words`, which names no commands.

use super::{Source, sources};
use syn::visit::{self, Visit};

/// The modules that compose output but contain no sentences. Help texts are in `grammar`.
const FRONT_ENDS: [&str; 4] = ["shell", "terminal", "prompt", "board"];

/// Collects the string literals of a file, including those in macros, but no doc comments.
#[derive(Default)]
struct Texts(Vec<String>);

impl Texts {
    fn of(source: &Source) -> Vec<String> {
        let mut texts = Texts::default();
        texts.visit_file(&syn::parse_file(&source.text).expect("a source"));
        texts.0
    }
}

impl<'ast> Visit<'ast> for Texts {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.0.push(text.value());
    }

    fn visit_macro(&mut self, invoked: &'ast syn::Macro) {
        let arguments = syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        if let Ok(arguments) = invoked.parse_body_with(arguments) {
            arguments.iter().for_each(|argument| visit::visit_expr(self, argument));
        }
    }
}

/// Whether a text has at least two words in a row and ends like a sentence.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|b| b.is_ascii_lowercase());
    let ends = ['.', '?', '!'];
    let words: Vec<&str> =
        text.split_whitespace().map(|word| word.trim_end_matches(ends)).collect();
    text.trim_end().ends_with(ends) && words.windows(2).any(|pair| pair.iter().all(is_word))
}

/// Whether a text has an option, or a command after the program's name.
fn names_a_command(text: &str) -> bool {
    let is_option = |word: &str| {
        word.strip_prefix("--")
            .is_some_and(|name| name.starts_with(|c: char| c.is_ascii_lowercase()))
    };
    let commands =
        ["new", "bid", "took", "call", "trick", "undo", "redo", "fix", "status", "games"];
    let words: Vec<&str> = text.split_whitespace().collect();
    words.iter().any(|word| is_option(word))
        || words.windows(2).any(|pair| pair[0] == "hoyle" && commands.contains(&pair[1]))
}

#[test]
fn only_words_contains_sentences() {
    let sources = sources();
    let front_ends = sources.iter().filter(|source| {
        let module = source.path.split('/').next().unwrap_or_default();
        FRONT_ENDS.contains(&module)
    });
    for source in front_ends {
        for text in Texts::of(source) {
            assert!(!is_sentence(&text), "src/{}: {text:?} belongs in words", source.path);
        }
    }
}

#[test]
fn messages_name_no_commands() {
    for source in sources().iter().filter(|source| source.path.starts_with("words/")) {
        for text in Texts::of(source) {
            assert!(!names_a_command(&text), "src/{}: {text:?} names a command", source.path);
        }
    }
}

#[test]
fn sentences_and_commands_are_recognized() {
    assert!(is_sentence("Nothing was recorded."));
    assert!(is_sentence("Move game {id} to the bin?"));
    assert!(!is_sentence("a bid is legal only when one is due"));
    assert!(!is_sentence("{folder}{id}: {what}"));
    assert!(names_a_command("Take it back: hoyle undo"));
    assert!(names_a_command("Name it with --trump."));
    assert!(!names_a_command("A newer hoyle can read it."));
}
