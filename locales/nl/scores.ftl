score-tricks-counted = { $is_last ->
    [true] { $counted ->
        [one] De laatste slag van een ronde telt.
       *[other] De laatste {$counted} slagen van een ronde tellen.
    }
   *[false] { $counted ->
        [one] De enige slag van een ronde telt.
       *[other] Alle {$counted} slagen van een ronde tellen.
    }
}
score-every-overtrick = Elke slag boven het doel telt. {$score}
score-lowest-wins = Het laagste totaal wint.
score-contracts-settled = de spelers rekenen elk contract onderling af: wie alleen speelt, krijgt van elk van de anderen wat het bod waard is, of betaalt het aan elk van hen; bij twee tegen twee betaalt elke verliezer het aan één winnaar
score-contracts-paid = elke speler van de spelende kant en elke tegenstander krijgt wat het bod waard is
score-tricks-most = 1 punt voor wie de meeste van de {$tricks} heeft{ $ties ->
    [true] ; geen bij gelijk aantal
   *[false] {""}
}
score-tricks-most-all = 1 punt voor wie de meeste slagen heeft{ $ties ->
    [true] ; geen bij gelijk aantal
   *[false] {""}
}
score-tricks-above = 1 punt voor elke slag van een kant boven {$above}
score-tricks-each = 1 punt voor elk van de {$tricks}
score-tricks-each-all = 1 punt voor elke slag
score-tricks-nothing = slagen leveren niets op, en alleen wat er geteld wordt beslist de ronde
score-tricks-title = Een punt per slag
score-formula-over = slagen te veel
score-formula-under = slagen te weinig
score-formula-off = afwijking
score-formula-number = getal
score-formula-bid = bod
score-formula-took = slagen
score-case-alone = los van de hand van de partner
score-case-blank = geen slag na een bod van 1 of meer
score-case-zero-made = een gehaald bod van 0{ $is_long_deal ->
    [true] {" "}(met meer kaarten per speler dan spelers)
   *[false] {""}
}
score-case-zero-missed = gemist
score-formula-minus = min
score-hand-result = bod {$bid}, slagen {$tricks} ({$result})
score-hand-doubled = {$hand}, {$rule}, verdubbeld door {$suit}: {$sum}
score-result-zero-made = bod van 0 gehaald
score-result-zero-missed = {$tricks} te veel bij een bod van 0
score-result-blank = geen slag
score-result-under = {$tricks} te weinig
score-result-over = {$tricks} te veel
score-result-counts-as-missed = telt als gemist
score-promotion-run = reeksbonus {$scheme}: { $length ->
    [one] {$length} ronde
   *[other] {$length} rondes
} op rij { $is_made ->
    [true] gehaald
   *[false] gemist
} (rondes {$deals})
score-promotion-spoilt = {$run}, maar met een bod van 0: geen bonus
score-tricks-because-above = een punt voor elke slag boven {$above}
score-tricks-because-each = een punt per slag
score-tricks-because-most = de meeste slagen winnen de ronde
score-tricks-because-tie = gelijk aantal
score-tricks-because-fewer = minder dan de tegenstander
score-tricks-because-not-most = niet meer dan een ander
score-tricks-result = {$tricks} van {$counted} gehaald, {$reason}: {$points}
score-by-ruling = door de beslissing van de spelers ({$incident}), “{$reason}”: {$points}
score-by-laws = volgens de wetten
score-by-incident = volgens de wetten, incident {$number} [{$clauses}]: {$points}
score-won-before = geen punten, want de straf had de partij al beslist voordat de slagen telden
explanation-refusal-past-end = Deze partij heeft { $deals ->
    [one] {$deals} ronde
   *[other] {$deals} rondes
}.
explanation-refusal-unfinished = Ronde {$deal} is nog niet uitgespeeld; de laatste is ronde {$latest}.
score-refusal-hand-impossible = {$hand} kan niet in een ronde van {$cards}.
score-remedy-hand = Geef 0 t/m {$most} voor het bod, en voor de slagen.
score-refusal-tricks = {$number} is geen aantal slagen dat kan tellen.
score-remedy-most-tricks = Geef 0 t/m {$most}.
score-refusal-contract = {$bid} is met {$tricks} slagen niet te tellen.
score-by-rules = Volgens {$clauses}
score-sat-out = Speelde niet mee als dode hand, volgens {$clause}
score-not-at-table = Speelde deze ronde niet mee
score-refusal-depends-on-others = Bij {$title} hangen de punten van een kant af van de slagen van alle anderen.
score-refusal-not-hand = {$hand} is geen bod met slagen: verwacht wordt zoiets als 3/2.
explanation-refusal-none-played = Er is nog geen ronde uitgespeeld.
explanation-refusal-several = Er worden telkens maar één ronde en één speler uitgelegd.
score-refusal-incomplete = Om de punten te berekenen is meer nodig.
score-refusal-tricks-apart = Geef elk bod met de slagen, zoals 3/2; slagen alleen zijn voor contracten.
explanation-points = {$player}: {$reason}
score-condition-word = { $word ->
    [and] en
    [made] gehaald
    [missed] gemist
    [over] meer
    [under] minder
    [bid] bod
    [took] slagen
    [off] afwijking
    [cards] kaarten
    [total] totaal
    [partner] totaal van de partner
   *[other] {$word}
}
score-tally-case = {$case}, en {$points} voor elk van de anderen
score-case-of-other = {$side} heeft {$case}
explanation-points-by = {$player} ({$by}): {$reason}
score-formula-theirs = {$tally} van de anderen
score-tricks-quota = elke speler moet een aantal slagen halen, vanaf de deler {$quotas}; 1 punt voor elke slag meer, en min 1 voor elke slag minder
score-tricks-because-quota = te halen {$quota}
