//! The `hoyle` program: a door to the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    hoyle::shell::main()
}
