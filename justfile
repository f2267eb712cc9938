# Everyday commands. `just` lists them.

# List the recipes
default:
    @just --list

# Run the tests
test *ARGS:
    cargo test {{ ARGS }}

# Check the format, and clippy with warnings denied
lint:
    cargo fmt --check
    cargo clippy --all-targets --locked -- -D warnings

# Build the library's documentation with warnings denied
docs:
    RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --locked

# Run all checks
ci:
    .ci/run

# Run the benchmarks
bench *ARGS:
    cargo bench {{ ARGS }}

# Print the sheet of a script, as on paper
replay SCRIPT="examples/serbian.hoyle" *ARGS="--style paper":
    cargo run --quiet -- replay {{ SCRIPT }} {{ ARGS }}

# Regenerate the pictures in the docs (the HTML one needs Chromium)
pictures:
    .ci/pictures

# Go through changed snapshots one by one (needs cargo-insta)
snapshots:
    cargo insta review
