correction-error-entry = Entry {$entry} records nothing that can be corrected.
correction-error-blocked = Entry {$entry} of deal {$deal} could not have happened then.
correction-error-too-many = This game has been corrected so often that its record would take too long to read. Print it as a script and replay that as a new game.
correction-error-twice = {$player} is given two numbers.
correction-error-nothing-recorded = Nothing is recorded for {$deal} yet, so there is nothing to correct.
correction-error-no-bid = No bid by {$player} is recorded for {$deal}.
correction-error-fewer-bids = Fewer bids than that are recorded for {$deal}.
correction-error-no-tricks = No tricks of {$player} are recorded for {$deal}.
correction-error-tricks-open = The tricks of {$deal} are not recorded yet.
correction-error-no-auction = Neither calls nor a contract are recorded for {$deal}.
correction-error-no-kind = Nobody chose the kind of {$deal}.
correction-error-other-kind = What is counted for {$deal} does not belong to {$kind}: give the new numbers too.
correction-error-cards-decide = The cards recorded for {$deal} show who took each trick.
correction-error-no-cards = No trick of {$deal} is recorded card by card.
correction-error-no-trick = Trick {$trick} of {$deal} is not recorded; the last one recorded is trick {$last}.
correction-error-calls-need-dealer = Whose call each was in {$deal} depends on its dealer, so give the contract first.
correction-error-dealer-sits-out = As dealer {$player} would have sat out {$deal}, but has numbers recorded in it.
correction-error-bid-order = {$player} would have to bid before players whose bids in {$deal} are recorded already. Record the other bids first, or undo some entries.
correction-error-dealer-away = {$player} was not at the table in {$deal}.
correction-error-dealer-same = {$player} is the dealer of {$deal} already.
correction-error-none-recorded = Nothing of the kind is recorded for {$deal}.
correction-error-several-recorded = Several are recorded for {$deal}: entries {$entries}. Correct one of them by the number of its entry.
correction-error-by-entry = That is corrected by the number of its entry, not by a deal.
correction-remove-alone = An entry is either removed or corrected.
correction-violation = † Deal {$deal}, entry {$entry} ({$act}) is against {$rule}: {$reason}
correction-ranks-unchanged = No rank changes.
correction-ranks = Ranks: {$changes}.
correction-legal-again = Entry {$entry} is now legal.
correction-unchanged = Nothing changed: that is what is recorded already.
correction-points-unchanged = No points change.
correction-deal = deal {$number}
correction-breaks-rule = With this correction: {$reason}
correction-breaks-more = { $entries ->
    [one] {$entries} entry
   *[other] {$entries} entries
} more would be against the rules.
correction-entry-impossible = Entry {$entry} would be impossible: {$reason}
correction-advice-tricks = Give the tricks with the contract.
correction-advice-other-first = Correct that first, or undo entries.
correction-ask-allowed = {$violations} Did the table allow it?
correction-second-name = A second player's tricks change too: name both, {$name}=N NAME=N.
correction-declined = Left as recorded.
