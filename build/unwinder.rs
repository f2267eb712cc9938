//! Links the unwinder into programs for GNU/Linux. Loading a shared `libgcc_s` would make a bid take
//! 7 % longer and `--version` 13 %, as `cargo bench --bench commands -- --against PATH` shows.

use std::path::Path;
use std::process::Command;

/// Asks the linker for the static unwinder, if there is one.
pub(crate) fn link() {
    let is = |key: &str, value: &str| std::env::var(key).is_ok_and(|found| found == value);
    let gnu_linux = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    let native = std::env::var("HOST").ok() == std::env::var("TARGET").ok();
    if !gnu_linux || !native {
        return;
    }
    // Without the static library the shared one is linked, as it would be anyway.
    let asked = Command::new("gcc").arg("-print-file-name=libgcc_eh.a").output();
    let Some(path) = asked.ok().and_then(|output| String::from_utf8(output.stdout).ok()) else {
        return;
    };
    let path = Path::new(path.trim());
    if let (true, Some(folder)) = (path.is_absolute() && path.is_file(), path.parent()) {
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:rustc-link-lib=static:+whole-archive,-bundle=gcc_eh");
    }
}
