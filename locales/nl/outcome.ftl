outcome-waived = {$refusal} Het scoreblad merkt de ronde met †.
outcome-undone = Teruggenomen: {$entry}.
outcome-redone = Teruggezet: {$entry}.
outcome-tricks-known = Deze slagen zijn al kaart voor kaart genoteerd. Noteer voor de volgende ronde eerst de troef of de biedingen.
outcome-ruling-pending = De punten tellen aan het einde van de ronde.
outcome-totals = Totalen: {$totals}.
outcome-tricks = Slagen: {$tricks}.
outcome-points-bonus = {$points} bonus
outcome-points-ruling = {$points} door beslissing
outcome-games-won = Gewonnen partijen: {$games}.
outcome-points = Punten: {$points}.
outcome-journal = het journaal
outcome-game-label = Partij {$game}: {$text}
undo-nothing-left = Er is niets om terug te nemen.
redo-nothing-left = Er is niets om terug te zetten: als laatste is niets teruggenomen.
outcome-columns-incomplete = De kolommen moeten elk van {$players} één keer noemen.
news-recorded-by-others = Door anderen genoteerd:
conflict-entry-passed = partij {$game} eindigt niet meer met notering {$entry}.
conflict-entry-missing = partij {$game} heeft nog geen notering {$entry}.
conflict-recorded-first = iemand anders heeft eerst iets genoteerd.
conflict-latest-entry = De laatste is {$entry}
conflict-record-again = Noteer het opnieuw als het nog geldt.
conflict-nothing-recorded = Niets genoteerd: {$reason}
conflict-game-replaced = {$game} is vervangen door een andere partij of een oudere kopie: {$entries}.
news-earlier-entries = Hiervóór nog { $entries ->
    [one] {$entries} notering
   *[other] {$entries} noteringen
}.
news-entry = notering {$number}, {$time}: {$entry}.
news-time-now = zojuist
news-time-seconds = { $seconds ->
    [one] {$seconds} seconde
   *[other] {$seconds} seconden
} geleden
news-time-minutes = { $minutes ->
    [one] {$minutes} minuut
   *[other] {$minutes} minuten
} geleden
outcome-dealer-drawn = {$dealer} is geloot als eerste deler.
