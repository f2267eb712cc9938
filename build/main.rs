//! Compiles the catalogs of messages, and links the unwinder into the program.

mod catalogs;
mod unwinder;

/// Every language that Hoyle speaks, English first. Adding one takes its catalog in `locales/`, and its
/// tag here.
const LANGUAGES: &[&str] = &["en", "sr"];

fn main() {
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=locales");
    catalogs::compile(LANGUAGES);
    unwinder::link();
}
