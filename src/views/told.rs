//! What is told about a sheet, in sentences that come from elsewhere: the sheet carries them to
//! whoever draws it.

/// How a game stands and how its points came about, told. A text is one line, without marks of any
/// format.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Who has won, by what; nothing while the game goes on.
    pub outcome: Option<String>,
    /// The deals played out, in the order of the sheet.
    pub deals: Vec<DealTold>,
}

/// How the points of a deal came about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealTold {
    /// Which deal it was: its place, cards, trump and dealer.
    pub heading: String,
    /// The tricks, as far as they are recorded; the contract and what it pays, where there was one.
    pub played: Vec<String>,
    /// A line for each posting, in the order of the sheet.
    pub points: Vec<PointsTold>,
    /// The rulings of the table on the deal of which no points are told.
    pub ruled: Vec<String>,
    /// Everyone's total after the deal.
    pub totals: String,
    /// The rules that the points rest on, with document and section.
    pub sources: String,
}

/// How a player's points came about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PointsTold {
    /// Whose they are.
    pub player: String,
    /// What for: the case, the rule, the sum worked out.
    pub because: String,
}
