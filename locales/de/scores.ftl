score-tricks-counted = { $is_last ->
    [true] { $counted ->
        [one] Der letzte Stich eines Spiels zählt.
       *[other] Die letzten {$counted} Stiche eines Spiels zählen.
    }
   *[false] { $counted ->
        [one] Der einzige Stich eines Spiels zählt.
       *[other] Alle {$counted} Stiche eines Spiels zählen.
    }
}
score-every-overtrick = Jeder Überstich zählt. {$score}
score-lowest-wins = Die niedrigste Summe gewinnt.
score-contracts-settled = jeder Kontrakt wird am Tisch untereinander abgerechnet: wer allein spielt, bekommt von allen anderen je, was das Gebot zahlt, oder zahlt es an alle; spielen zwei gegen zwei, zahlt es jeder Verlierer an einen Gewinner
score-contracts-paid = jeder Spieler der spielenden Seite und der Gegenseite bekommt, was das Gebot zahlt
score-tricks-most = 1 Punkt für die meisten Stiche (gezählt: {$tricks}){ $ties ->
    [true] ; keiner bei Gleichstand
   *[false] {""}
}
score-tricks-most-all = 1 Punkt für die meisten Stiche{ $ties ->
    [true] ; keiner bei Gleichstand
   *[false] {""}
}
score-tricks-above = 1 Punkt für jeden Stich einer Seite über {$above}
score-tricks-each = 1 Punkt für jeden Stich (gezählt: {$tricks})
score-tricks-each-all = 1 Punkt für jeden Stich
score-tricks-nothing = Stiche zählen nichts; nur was sonst gezählt wird, entscheidet das Spiel
score-tricks-title = Ein Punkt je Stich
score-formula-over = Stiche zu viel
score-formula-under = Stiche zu wenig
score-formula-off = Abweichung
score-formula-number = Zahl
score-formula-bid = Ansage
score-formula-took = Stiche
score-case-alone = außer der Hand des Partners
score-case-blank = kein Stich nach einer Ansage von 1 oder mehr
score-case-zero-made = eine erfüllte Ansage von 0{ $is_long_deal ->
    [true] {" "}(bei mehr Karten je Spieler als Spielern)
   *[false] {""}
}
score-case-zero-missed = verfehlt
score-formula-minus = minus
score-hand-result = Ansage {$bid}, Stiche {$tricks} ({$result})
score-hand-doubled = {$hand}, {$rule}, verdoppelt durch {$suit}: {$sum}
score-result-zero-made = Ansage von 0 erfüllt
score-result-zero-missed = {$tricks} zu viel bei einer Ansage von 0
score-result-blank = kein Stich
score-result-under = {$tricks} zu wenig
score-result-over = {$tricks} zu viel
score-result-counts-as-missed = gilt als verfehlt
score-promotion-run = Prämie {$scheme}: { $length ->
    [one] {$length} Spiel
   *[other] {$length} Spiele
} in Folge { $is_made ->
    [true] erfüllt
   *[false] verfehlt
} (Spiele {$deals})
score-promotion-spoilt = {$run}, aber mit einer Ansage von 0: keine Prämie
score-tricks-because-above = ein Punkt je Stich über {$above}
score-tricks-because-each = je ein Punkt
score-tricks-because-most = die meisten Stiche gewinnen das Spiel
score-tricks-because-tie = Gleichstand
score-tricks-because-fewer = weniger als der Gegner
score-tricks-because-not-most = nicht mehr als ein anderer
score-tricks-result = {$tricks} von {$counted} gemacht: {$reason}: {$points}
score-by-ruling = nach der Entscheidung der Runde ({$incident}): „{$reason}“: {$points}
score-by-laws = nach den Gesetzen
score-by-incident = nach den Gesetzen, Vorfall {$number} [{$clauses}]: {$points}
score-won-before = keine Punkte, denn die Strafe hatte die Partie schon entschieden, ehe die Stiche zählten
explanation-refusal-past-end = Diese Partie hat { $deals ->
    [one] {$deals} Spiel
   *[other] {$deals} Spiele
}.
explanation-refusal-unfinished = Spiel {$deal} ist noch nicht zu Ende; das letzte ist Spiel {$latest}.
score-refusal-hand-impossible = {$hand} ist in einem Spiel mit {$cards} nicht möglich.
score-remedy-hand = Geben Sie 0 bis {$most} für die Ansage an, und für die Stiche.
score-refusal-tricks = {$number} ist keine Stichzahl, die zählen kann.
score-remedy-most-tricks = Geben Sie 0 bis {$most} an.
score-refusal-contract = {$bid} kann mit {$tricks} Stichen nicht gewertet werden.
score-by-rules = Nach {$clauses}
score-sat-out = Als tote Hand ausgesetzt, nach {$clause}
score-not-at-table = Hat in diesem Spiel nicht mitgespielt
score-refusal-depends-on-others = Bei „{$title}“ hängen die Punkte einer Seite von den Stichen aller anderen ab.
score-refusal-not-hand = {$hand} ist keine Ansage mit Stichen: Erwartet wird beides, etwa 3/2.
explanation-refusal-none-played = Noch kein Spiel ist zu Ende.
explanation-refusal-several = Erklärt werden immer nur ein Spiel und ein Spieler.
score-refusal-incomplete = Für die Punkte fehlen noch Angaben.
score-refusal-tricks-apart = Geben Sie jede Ansage mit ihren Stichen an, etwa 3/2; Stiche allein sind für Kontrakte.
explanation-points = {$player}: {$reason}
explanation-points-by = {$player} ({$by}): {$reason}
score-condition-word = { $word ->
    [and] und
    [made] erfüllt
    [missed] verfehlt
    [over] mehr
    [under] weniger
    [bid] Ansage
    [took] Stiche
    [off] Abweichung
    [cards] Karten
    [total] Summe
    [partner] Summe des Partners
   *[other] {$word}
}
score-tally-case = {$case}, und {$points} für jeden anderen
score-case-of-other = {$side} hat {$case}
score-formula-theirs = {$tally} der anderen
score-tricks-quota = jeder schuldet Stiche, vom Geber an {$quotas}; 1 Punkt für jeden Stich mehr, minus 1 für jeden Stich weniger
score-tricks-because-quota = Soll {$quota}
