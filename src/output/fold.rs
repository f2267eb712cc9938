//! Paragraphs folded to a width.

/// A paragraph folded at word ends, every line but the first indented.
pub fn fold_in(text: &str, width: usize, indent: usize) -> String {
    let indent = " ".repeat(indent);
    // Ids such as big-misere stay whole.
    let options = textwrap::Options::new(width)
        .break_words(false)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .subsequent_indent(&indent);
    textwrap::fill(text, options)
}

/// A paragraph folded at word ends, every line indented.
pub fn indented(text: &str, width: usize, indent: usize) -> String {
    fold_in(&format!("{}{text}", " ".repeat(indent)), width, indent)
}
