//! A game turned into cells that say what they mean; nothing here knows how anything looks.
