//! Matches a text against the ids of rules, scores, schedules and sets of laws.

/// Whether a text is an id of rules, a score or a schedule, in any case, with its words joined by
/// hyphens, spaces, underscores or nothing.
///
/// ```
/// use hoyle::presets::means;
///
/// assert!(means("Oh Hell", "oh-hell") && means("ohhell", "oh-hell"));
/// assert!(!means("oh", "oh-hell"));
/// ```
pub fn means(text: &str, id: &str) -> bool {
    letters(text) == letters(id)
}

fn letters(text: &str) -> String {
    text.replace(['-', '_', ' '], "").to_lowercase()
}
