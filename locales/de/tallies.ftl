tally-rule-none = Nichts außer den Stichen.
tally-rule-choices = Nichts außer den Stichen, wenn die Runde es nicht vereinbart: {$tallies}
tally-rule-bid-made = Nichts, wenn die Ansage verfehlt wird.
tally-rule-half-off = Die Hälfte, wenn sie um höchstens {$tricks} verfehlt wird.
tally-rule-recorded = Wird in jedem Spiel eingetragen.
tally-rule-carried = {$tally}: je {$number} einer Seite sind {$points} wert, der Rest wird übertragen.
tally-rule-each = je {$points}
tally-rule-number = { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} für {$number}
tally-rule-most = höchstens {$most} je Spiel
tally-rule-total = {$total} in jedem Spiel
tally-rule-against = nur gegen den Kontrakt
tally-rule-declarer = nur für den Kontrakt
tally-rule-within-tricks = nicht mehr als eigene Stiche
tally-rule-distinct = für jeden Spieler eine andere Zahl
tally-rule-short-by = Angeschrieben werden sie nur für eine Seite, der {$points} oder mehr zum Ende fehlen, und gar nicht, wenn schon die Stiche die Partie beendet haben.
tally-worth-carried = {$tally}: {$before} + {$number} = {$total}: {$times} × {$each} = {$worth}, Übertrag {$rest}
tally-unscored-bid-missed = {$tally}: {$number}: die Ansage ist verfehlt: 0
tally-half = {$tally}: {$number}: die Hälfte für eine knapp verfehlte Ansage: {$points}
tally-unscored-near-end = für eine Seite, der weniger als { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} fehlen, zählt nichts
tally-unscored-game-ended = die Stiche haben die Partie vorher beendet
tally-so-far = Bisher gezählt: {$tallies}
tally-refusal-not-recorded = {$tally} ergeben sich aus den Stichen und werden nicht eingetragen.
tally-this-game = Diese Partie
tally-refusal-none = Bei „{$rules}“, wie diese Runde spielt, zählt außer den Stichen nichts.
tally-refusal-range = Für {$player} sind in diesem Spiel 0 bis {$most} {$tally} möglich.
tally-refusal-distinct = {$player} kann nicht {$number} haben. {$tally}: für jeden Spieler eine andere Zahl, von 1 bis {$most}.
tally-doubt-all = {$player} hat alle {$all}. Trage zuerst ein ({$tally}): 1, wenn es so ist, sonst 0.
tally-refusal-sum = Das ergäbe in diesem Spiel {$sum} {$tally}, es gibt aber höchstens {$most}.
tally-refusal-missing = Jedes Spiel hat {$total} ({$tally}); gezählt: {$sum}.
tally-refusal-declarer = {$player} spielt den Kontrakt, und {$tally} wird nur bei den anderen gezählt.
tally-refusal-against = {$player} spielt den Kontrakt nicht, und {$tally} wird nur beim Alleinspieler gezählt.
tally-refusal-not-all = {$player} kann {$tally} nur mit allen {$needed} haben.
tally-refusal-twice = Für {$player} sind zwei Zahlen angegeben.
tally-refusal-recorded = Für {$player} ist {$tally} schon eingetragen: {$number}.
tally-refusal-above-tricks = {$player}: {$tricks} ist nicht möglich, denn {$tally} ist {$number}, und jedes davon ist ein Stich.
tally-refusal-by-cards = Nach den eingetragenen Karten kann {$tally} von {$player} nicht {$number} sein. Entscheidend ist Stich {$trick}, gewonnen von {$winner}.
tally-refusal-late = Spiel {$deal} ist vorbei: {$tally} wird vor den Stichen eingetragen.
tally-advice-one-number = Geben Sie für jeden Spieler eine Zahl an.
tally-advice-count-again = Zählen Sie noch einmal.
tally-advice-choose = Wählen Sie {$tallies}.
tally-unscored-case = {$tally}: {$number}: stattdessen zählt der Sonderfall: 0
