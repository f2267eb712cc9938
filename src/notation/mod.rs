//! Text that players type, read: words, suits, numbers by name. Unreadable is another error than
//! illegal.
