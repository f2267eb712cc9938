//! Compiles the catalogs of messages, rewrites the embedded rules, lists the headings of the manual, and links the
//! unwinder into the program.

mod catalogs;
mod cyrillic;
mod headings;
mod presets;
mod unwinder;

/// Every supported language, English first. To add one, put its catalog in `locales/` and its tag
/// here. `sr-Cyrl` is made from the catalog of `sr`.
const LANGUAGES: &[&str] = &["en", "de", "es", "fr", "nl", "ro", "sr", "sr-Cyrl"];

fn main() {
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=docs");
    println!("cargo:rerun-if-changed=examples/rules");
    println!("cargo:rerun-if-changed=locales");
    println!("cargo:rerun-if-changed=src/presets");
    catalogs::compile(LANGUAGES);
    presets::rewrite();
    headings::list();
    unwinder::link();
}
