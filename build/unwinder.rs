//! Links the unwinder into programs for GNU/Linux. Loading a shared `libgcc_s` would make a bid take
//! 7 % longer and `--version` 13 %, as `cargo bench --bench commands -- --against PATH` shows.

use std::path::Path;
use std::process::Command;

/// Asks the linker for the static unwinder, if there is one.
pub(crate) fn link() {
    let system = std::env::var("CARGO_CFG_TARGET_OS");
    let library = std::env::var("CARGO_CFG_TARGET_ENV");
    if system.as_deref() != Ok("linux") || library.as_deref() != Ok("gnu") {
        return;
    }
    let is_native = std::env::var("HOST").ok() == std::env::var("TARGET").ok();
    if !is_native {
        return;
    }

    // Without the static library the shared one is linked, as it would be anyway.
    let asked = Command::new("gcc").arg("-print-file-name=libgcc_eh.a").output();
    let Some(path) = asked.ok().and_then(|output| String::from_utf8(output.stdout).ok()) else {
        return;
    };
    let library = Path::new(path.trim());
    if !library.is_absolute() || !library.is_file() {
        return;
    }
    if let Some(folder) = library.parent() {
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:rustc-link-lib=static:+whole-archive,-bundle=gcc_eh");
    }
}
