rules-error-format = Its format is {$format}; this version reads only format 1.
rules-error-id = {$id} cannot be an id: {$reason}.
rules-error-call-word = {$id} cannot be a bid's id: it is a call of its own.
rules-error-duplicate = {$value} is already in this list.
rules-error-unprintable = This text has an invisible character, or more than 80 characters.
rules-error-ends-by-declarer = Only a contract can end a game by the declarer: in one game, at a number of points.
rules-error-ends-when = when takes the place of points, least, games and by, and needs a schedule with “until the end”.
rules-error-ends-by-partners = partner is the total of the player opposite: it needs tables of 4, 6, 8 players and so on without a dead hand, where each has a score of their own and the highest total wins.
rules-error-out = out needs a single game in which each player has a score of their own and wins alone.
rules-error-empty = There is nothing in it.
rules-error-too-many-rows = This list has more than {$most} rows.
rules-error-tricks-counted = counted cannot be {$counted}: expected 1 to {$most} tricks, as many as the smallest deal has, or "all".
rules-error-tricks-above = above is only for pays = "tricks".
rules-error-tricks-above-all = above has to be less than counted, {$counted}: otherwise no trick scores.
rules-error-several-games = Several games need ending.points, and a schedule with “until the end”.
rules-error-no-zero = no-zero changes nothing: no promotion is in force.
rules-error-mark = A mark has 1 to 4 visible characters.
rules-error-no-table = No [[tables]] row names a number of players.
rules-error-score-mismatch = The score {$score} does not fit the bidding: [scoring.hands] goes with [bidding.exact], [scoring.contracts] with [bidding.auction], and [scoring.tricks] with bidding = "none".
rules-error-trump-mismatch = Trump is named in an auction, and only there; or it is led.
rules-error-never-ends = A schedule with “until the end” needs ending.points.
rules-error-out-of-reach = Nobody can reach these points: no deal pays any.
rules-error-least-out-of-reach = Nobody can fall to this total: no deal costs points.
rules-error-unit-half = Factors are multiples of ½; for tenths of a point, set unit = "0.1".
rules-error-unit-tenth = Factors are multiples of 0.1.
rules-error-tally-most = There can be {$least} in a deal, so most has to be {$least} or more.
rules-error-tally-distinct = The different numbers of {$players} players add up to {$least} or more, and so does the total.
rules-error-lowest-of-ranks = ranks has the lowest rank already.
rules-error-no-equal-cards = Only in two packs, with double = true, are cards equal.
rules-error-too-many-jokers = A pack has at most 60 cards without a suit.
rules-error-not-in-pack = {$card} is in no pack of these rules.
rules-error-equal-cards = A talon needs a pack without equal cards, and the announcing of aces one with four aces.
rules-error-tally-over = A count can depend on bids only where players bid tricks.
rules-error-tally-half = A count can be worth half after a missed bid only with made = true and without every.
rules-error-tally-table = The points of a count are in a table, or in points and every.
rules-error-tally-short = A side can lack points only where ending.points ends the game.
rules-error-tally-total = total says how many every deal has; it goes with neither most nor over.
rules-error-tally-against = A count can be of one side of a contract only where an auction makes one.
rules-error-nothing-ends-deal = Where tricks pay nothing, a count with a total has to end the deal.
rules-error-most-below-least = The most that may be bid, {$most}, is below the least, {$least}.
rules-error-redealt-forever = A deal of { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} for {$players} players would be dealt again forever: its bids add up to at most {$most}, always less than {$below}.
rules-error-hook-never-met = With {$players} players, no last bid can ever meet the hook.
rules-error-bid-word = {$word} cannot be a bid: a word has 1 to 16 lower-case letters, digits and hyphens, and starts with a letter.
rules-error-unknown-bid-word = {$word} is not among bidding.exact.named.{$suggestion}
rules-error-no-partners = A table of {$players} has no partners opposite each other: at 4, 6, 8 players and so on they have, without a dead hand.
rules-error-called-partner = Partners who sit opposite each other cannot settle contracts, or be called.
rules-error-numbers-missing = target = "number" needs numbers in its row.
rules-error-factors-called = Words that multiply a contract need contract_only = true.
rules-error-setting-value = The value {$value} of this setting cannot be set: these rules lack one of the keys under sets.
rules-error-doubled-in-cycle = A suit doubles the points only where trump is turned up, not in a fixed cycle.
rules-error-zero-finish = A total of 0 cannot win in {$form}.
rules-error-endless-early = Only the last step can go on until the end.
rules-error-no-deals = This step has no deals, at any table.
rules-error-packets = Every deal must be made of whole rounds of these packets.
rules-error-talon = Only two players can draw from a talon.
rules-error-trumps-missing = The trumps lack {$trumps}.
rules-error-second-trou = There can be only one trou.
rules-error-target-too-high = A target of { $target ->
    [one] {$target} trick
   *[other] {$target} tricks
} cannot be met: the largest deal has {$tricks}.
rules-error-opponents-given = The players settle these contracts: opponents cannot be given.
rules-error-opponents-missing = The key opponents is missing.
rules-error-uneven-sides = Only two against two can settle a bid with a partner.
rules-error-several-pairs = Only a bid played alone can be played by several.
rules-error-no-opponents = At a table of two, a bid with a partner would have no opponents.
rules-error-table-size = A table of {$players} is not possible: 2 to {$most} players, at least two of them with a hand.
rules-error-deal-count = With {$players} players it would have { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
}; 1 to {$most} are possible.
rules-error-pack-below-players = A pack of {$pack} cards is too small for {$players} players.
rules-error-pack-below-deal = A deal of { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} for {$players} players needs more cards than the pack of {$pack} has.
rules-id-empty = it is empty
rules-id-capitals = its letters have to be lower-case
rules-id-space = it has a space; use a hyphen
rules-id-character = it has {$character}
rules-id-start = it does not start with a letter
rules-id-too-long = it has more than 40 characters
rules-file-error-too-long = a rules file has at most {$most} bytes.
rules-file-error-not-toml = This is not TOML: expected KEY = VALUE, [TABLE] or [[LIST]], with every quote and bracket closed.
rules-file-error-duplicate-key = This key was given before.
rules-file-error-below-table = {$key} is a key of the whole file, so it has to stand above the first [table].
rules-file-error-one-table = {$key} is a list of tables: write [[{$key}]].
rules-file-error-quoted = {$key} is a number: write {$number} without quotes.
rules-file-error-missing-key = The key {$keys} is missing.
rules-file-old-form = Earlier versions wrote this so. It is still read; change it to `{$now}`.
rules-file-error-exclusive-keys = Only one of {$keys} can be given.
rules-file-more-errors = It has { $errors ->
    [one] {$errors} more fault
   *[other] {$errors} more faults
}.
rules-file-valid = {$file} is valid: {$title}, for {$player_counts} players.
rules-file-header = {$title}. Change any line, and then also the id, the title and the sources.
rules-error-unknown-language = Hoyle has no language {$language}; expected {$languages}.
rules-error-unknown-text = There is no text {$text} to translate.
rules-error-unprintable-words = These words have more than 500 characters, a backslash or an invisible character.
rules-error-line-break = The words for {$text} have a line break. Write them in one line.
rules-error-idle-tie-break = {$word} stands twice, or after the place is already shared, so it would never decide.
rules-file-error-kind = { $kind ->
    [key] a key is unknown here.
    [value] a value is missing, or not one that its key can have.
   *[rules] these rules cannot be played.
}
rules-error-law-chooser = Options need a chooser, and a chooser needs options.
rules-error-law-default = {$option} is not one of the options.{$suggestion}
rules-error-law-idle = This law does nothing: it needs do or options.
rules-error-law-tricks = Tricks cannot move where everybody bids a number of tricks alone: losing some may be what the offender wanted.
rules-error-law-coverage = No law covers this: {$kind}{ $facts ->
    [none] {""}
   *[other] , {$facts}
}. Add one, or name {$word} under silent.
rules-error-laws-unfit = The laws {$set} are for games { $need ->
    [sides] with partners
    [alone] in which everybody plays alone
    [auction] with an auction
    [tricks] that give points for tricks
    [lone] with a bid that is played without the partner
   *[exact] in which everybody bids a number of tricks
}.
rules-error-cases-of-tricks = Cases of tallies need pays = "nothing".
rules-error-unknown-quantity = {$word} is not counted in this score: choose from {$known}.{$suggestion}
rules-error-tally-target = A target of {$target} cannot be met: what it counts comes to at most {$most}.
rules-error-mixed-targets = Either all bids have of, or none: a deal ends with tricks or with counts.
rules-error-quota-fit = quota has a number for each player, for pays = "tricks" without above and without partners.
rules-error-quota-sum = The quotas add up to {$sum}, but {$tricks} tricks of a deal count.
