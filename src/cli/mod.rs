//! The command line: its words, its commands, its exit codes.
