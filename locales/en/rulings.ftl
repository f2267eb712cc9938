incident-revoke = a revoke
incident-misdeal = a misdeal
incident-other = another incident
ruling-with-points = the table rules on {$incident}: “{$reason}”
ruling-without-points = the table rules on {$incident}: “{$reason}”, without points
ruling-counted-later = counted when the deal ends
note-refusal-too-many = This game already has {$most} notes, the most possible.
text-refusal-empty = A {$kind} needs at least one visible character.
text-refusal-too-long = That {$kind} is too long: at most {$longest} characters.
text-refusal-invisible = A {$kind} cannot contain U+{$code}, a control character or one that is invisible.
ruling-refusal-no-reason = A ruling needs a reason.
ruling-refusal-too-many = This game already has {$most} rulings, the most possible.
ruling-refusal-points-twice = Points are given twice for {$player}.
ruling-refusal-points-range = A ruling gives or takes ½ to {$most} points. For none, leave the points out.
ruling-refusal-unit-half = Points are whole, or have a half: 5, -2.5, ½.
ruling-refusal-unit-tenth = Points are whole, or have one decimal: 5, -2.5.
ruling-refusal-no-seat = Nobody sits there.
ruling-doubt-points = {$reason} looks like the points of a ruling, not its reason.
end-refusal-nothing-played = No deal has been played, so there is nothing to rank.
end-deal-left-out = Deal {$deal} has begun and is not scored, so { $is_ruled ->
    [true] neither the deal nor what was ruled on it counts
   *[other] it does not count
}.
end-ask = { $abandoned ->
    [true] Abandon the game without a result?
   *[other] End the game as it stands?
}
end-declined = The game goes on.
end-title = End the game
end-option = { $abandoned ->
    [true] without a result
   *[other] as it stands
}
end-refusal-by-table = The table ended the game after { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
}.
annul-refusal-not-over = Deal {$deal} is not over, so there is nothing to annul.
annul-refusal-twice = Deal {$deal} is annulled already.
annul-refusal-too-many = No more deals of this game can be annulled.
annul-note-again = Annulled, and played again as deal {$deal}.
annul-note-due = Annulled; it is played again after the last deal.
annul-note-left-out = Annulled; nothing is played for it.
annul-note-replay = Played for deal {$deal}, which was annulled.
ruling-refusal-annulled = Deal {$deal} is annulled, so no ruling can count for it.
ruling-refusal-not-in-progress = Deal {$deal} is not in progress, so no ruling can end it.
ruling-closes = {$ruling}; the deal ends with that
ruling-note-closed = Ended by a ruling of the table, without tricks.
redeal-title = Deal again
redeal-option-same = by the same dealer
redeal-option-next = by the next dealer
redeal-option-annul = deal {$deal}, which then does not count
incident-refusal-too-many = This game already has {$most} incidents, the most possible.
incident-refusal-none = No incident {$number} is recorded.
incident-refusal-number-taken = Incident {$number} is recorded already.
incident-refusal-option = There is no choice {$taken} here.
incident-refusal-not-open = Incident {$number} leaves no choice open.
incident-refusal-too-late = It is too late to choose in incident {$number}: { $until ->
    [next] the next deal has begun
    [over] the game is over
   *[other] the deal is over
}. { $option ->
    [waive] Nobody chose, so the choice counts as waived.
   *[other] Nobody chose, so {$option} counts.
}
incident-remedy-options = Take one of these: {$options}.
redeal-doubt-deal = {$deal} looks like the number of a deal, not a reason to deal again.
