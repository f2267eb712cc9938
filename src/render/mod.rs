//! How a sheet looks. Imports `sheet` alone: no games, no rules.
