//! Lists the headings of the manual, which `hoyle rules --find` searches.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a line for each heading of the first two levels into the build's output folder: the page with the
/// anchor, a tab, and the heading. Headings that are ids are left out, since the clauses have them.
///
/// # Panics
///
/// If a page cannot be read.
pub(crate) fn list() {
    let mut pages = Vec::new();
    collect(Path::new("docs"), &mut pages);
    pages.sort();
    let mut lines = String::new();
    for page in pages {
        let text = fs::read_to_string(&page).expect("a page of the manual");
        let mut is_code = false;
        for line in text.lines() {
            if line.starts_with("```") {
                is_code = !is_code;
            }
            let heading = line.strip_prefix("# ").or_else(|| line.strip_prefix("## "));
            if let Some(heading) = heading
                && !is_code
                && !heading.contains('`')
            {
                let page = page.display().to_string().replace('\\', "/");
                let _ = writeln!(lines, "{page}#{}\t{heading}", anchor(heading));
            }
        }
    }
    let folder = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(folder.join("headings.txt"), lines).expect("the output folder can be written to");
}

fn collect(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the manual") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, pages);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.push(path);
        }
    }
}

/// The anchor that mdBook and GitHub give to a heading.
fn anchor(heading: &str) -> String {
    let mut anchor = String::new();
    for c in heading.to_lowercase().chars() {
        if c.is_alphanumeric() || c == '-' || c == '_' {
            anchor.push(c);
        } else if c == ' ' {
            anchor.push('-');
        }
    }
    anchor
}
