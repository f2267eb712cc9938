table-act = { $act ->
    [rule] ruling of the table
    [close] ruling that ends the deal
    [allow-bid] let the barred bid stand
    [redeal] deal again
    [pass-on] the next player deals
    [annul] a deal does not count
    [dealer] another dealer
    [note] note
    [join] somebody joins
    [leave] somebody leaves
    [replace] somebody takes over a seat
    [swap] two players change seats
    [rename] correct a name
    [title] title of the evening
    [day] day of the evening
    [extra] extra deal
    [end] end the game as it stands
   *[abandon] end without a result
}
incident-kind-short = { $kind ->
    [revoke] revoke
    [misdeal] wrong deal
    [count] number of cards
    [exposed] card exposed
    [lead] lead out of turn
    [play] play out of turn
    [bid] wrong bid
    [trick] wrong trick
    [claim] cards laid down
    [pack] wrong pack
    [dealer] wrong dealer
    [trump] wrong trump
    [score] wrong score
   *[player] player absent
}
table-act-not-now = {$act} (not now)
table-field-ask = { $field ->
    [player] Which player?
    [other] With whom?
    [after] After whom?
    [name] Which name?
    [start] How many points to begin with: a number, lowest or average?
    [points] How many points?
    [kind] What is it about?
    [reason] Why?
    [option] What is chosen?
    [bid] Which bid?
    [deal] Which deal?
    [again] Is it played again?
    [text] What should it say?
    [day] Which day, such as 2024-09-08?
    [extra] Which extra deal?
    [held] How many cards?
    [trick] In which trick?
    [followed] How many followed?
    [found] When was it found?
   *[fact] What exactly?
}
dialog-line-expected = Type a number from 1 to {$most}, or how a line begins.
table-field-optional = Enter alone leaves it out.
dialog-leave = Enter alone records nothing.
table-value = { $value ->
    [revoke] a revoke
    [misdeal] a misdeal
    [other] something else
    [again] it is played again
    [skip] nothing is played for it
    [misdeal-order] in the wrong order
    [misdeal-two] two cards at once
    [misdeal-uncut] not cut
    [misdeal-trump] the trump misplaced
    [misdeal-shuffled] shuffled after the cut
    [exposed-table] on the table
    [exposed-floor] on the floor
    [exposed-deal] while dealing
    [play-third] third hand before second
    [play-fourth] fourth hand before second
    [play-ahead] ahead of the lead
    [bid-turn] out of turn
    [bid-low] too low
    [bid-barred] not allowed
    [bid-changed] changed
    [bid-hook] against the hook
    [bid-unheard] not heard
    [trick-two] two cards played
    [trick-omitted] no card played
    [trick-mixed] mixed with another
    [trick-seen] looked at
    [trick-taken] gathered by the wrong side
    [claim-some] some cards laid down
    [claim-all] all cards laid down
    [claim-attention] attention drawn to the trick
    [trump-written] written wrongly
    [trump-played] played as trump
    [trump-named] called out wrongly
    [score-number] a wrong number
    [score-rubber] a wrong rubber
    [player-absent] absent
    [player-leaves] leaves
   *[player-replaced] replaced
}
table-act-ask = Record it?
table-field-open = Choose from these: {$open}.
table-form-title = { $is_wrong ->
    [true] What went wrong?
   *[false] What happened?
}
table-form-later = later: the choice stays open
