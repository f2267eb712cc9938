audit-caption-tricks = Biedingen en slagen
audit-caption-either = {$cell}: {$took} slagen
audit-caption-totals = Totalen
audit-caption-fits = Regels die passen
audit-caption-others = Andere, de best passende eerst
audit-title = Controle
audit-caption-sheet = Het scoreblad zoals geschreven. Een pijl wijst van wat fout is naar wat het moet zijn.
audit-remark-tie = Meer dan één stel regels verklaart het scoreblad even goed: welke gespeeld zijn, is er niet uit op te maken.
audit-remark-winner = Met de juiste totalen verandert de eerste plaats.
audit-error-rules-unclear = Uit het scoreblad blijkt niet welke regels gespeeld zijn, dus kan het geen partij worden.
audit-error-many-slips = Een scoreblad met zo veel fouten kan geen partij worden.
audit-error-no-candidate = Met deze instellingen zijn er geen regels met geboden slagen voor {$players} spelers.
audit-error-tricks-uncertain = De slagen van ronde {$deal} zijn niet zeker, dus kan het scoreblad geen partij worden.
audit-sheet-position = {$file}:{$line}:{$column}
audit-nothing-fits = Geen regels verklaren het scoreblad met hoogstens zes fouten.
audit-error-struck = Een ronde is doorgestreept en niet meteen opnieuw gespeeld, dus kan het scoreblad geen partij worden.
audit-error-schedule-alone = Een speelplan hoort bij regels: noem ook de regels.
audit-any-rules = spellen waarin een aantal slagen geboden wordt
audit-more-rules = en nog {$number}
audit-sheet-error-too-long = Het scoreblad is te lang: er worden hoogstens {$kilobytes} kilobytes en {$rows} rijen gelezen.
audit-sheet-error-no-rows = Dit is geen scoreblad: verwacht wordt een rij getallen voor elke ronde.
audit-sheet-error-no-names = Het scoreblad noemt zijn spelers niet: verwacht wordt eerst een regel met namen.
audit-sheet-error-player-count = Het scoreblad heeft kolommen voor { $players ->
    [one] {$players} speler
   *[other] {$players} spelers
}, niet voor {$names}.
audit-sheet-error-number = Verwacht wordt een getal, of ? voor wat onleesbaar is, niet {$cell}.
audit-sheet-error-trump = Verwacht wordt een troef: een kleur, none, of het Preferansnummer ervan, niet {$cell}.
audit-sheet-error-cell-count = Verwacht wordt {$cells}, niet {$number}: schrijf ? voor wat onleesbaar is.
audit-sheet-error-row-width = Verwacht worden de kaarten, en dan een bod en een totaal voor elk van { $players ->
    [one] {$players} speler
   *[other] {$players} spelers
}; een rij heeft { $cells ->
    [one] {$cells} vak
   *[other] {$cells} vakken
}. Zet koppen boven de kolommen als het andere zijn.
audit-sheet-error-label-unknown = Verwacht wordt de naam van een speler vóór {$label}, of een bekende kop.
audit-sheet-error-column-twice = De kolom {$label} komt twee keer voor.
audit-refusal-no-bids = niemand biedt daar een aantal slagen
audit-refusal-partners = partners delen daar de punten
audit-refusal-tallies = daar telt meer dan alleen slagen
audit-refusal-kinds = de rondes zijn van verschillende soorten
audit-refusal-match = daar worden meerdere partijen gespeeld, elk vanaf nul
audit-refusal-places = de plaatsen hangen daar niet alleen van de totalen af
audit-refusal = Scorebladen van {$title} zijn niet te controleren: {$reason}.
audit-rules-with-score = de regels van {$title} met puntentelling {$score}
audit-rules = de regels van {$title}
audit-result-right = Het scoreblad klopt volgens {$rules}.
audit-result-slips = { $slips ->
    [one] {$slips} fout
   *[other] {$slips} fouten
} volgens {$rules}:
audit-result-many-slips = Meer dan {$slips} fouten volgens {$rules}. De eerste ronde die niet kan kloppen is {$deal}.
audit-result-unreadable = Volgens {$rules} is tot ronde {$deal} te weinig leesbaar om te zeggen wat er gebeurd is.
audit-slip-swapped = {$place}: {$written} is verwisseld met {$other} van {$player}.
audit-slip-nothing-written = niets
audit-slip-correction = {$written} moet {$expected} zijn
audit-slip-correction-reason = {$written} moet {$expected} zijn: {$reason}
audit-slip-correction-schedule = {$written} moet volgens het speelplan {$expected} zijn
audit-slip-total-above = vanaf hier {$points} te veel
audit-slip-total-below = vanaf hier {$points} te weinig
audit-slip-total-recovers = het volgende totaal klopt weer
audit-slip-reason-digits = twee cijfers zijn verwisseld
audit-slip-reason-sign = het teken is fout
audit-slip-reason-bonus = de bonus voor een reeks is fout
audit-slip-reason-hook = de somregel verbiedt deze biedingen
audit-slip-reason-tricks = de som van de slagen klopt niet
audit-result-guess = { $slips ->
    [one] {$slips} fout
   *[other] {$slips} fouten
} volgens {$rules}, op een van deze manieren, de waarschijnlijkste eerst:
audit-result-breaches = De totalen kloppen volgens {$rules}, maar enkele biedingen niet:
audit-breach-hook = { $deals ->
    [one] Ronde
   *[other] Rondes
} {$numbers}: de biedingen zijn samen het aantal kaarten, tegen {$clause}. Niemands punten veranderen.
audit-breach-sum = De biedingen zijn samen {$bids}, met {$cards} kaarten, tegen {$clause}. Niemands punten veranderen.
audit-explanation-stays = Elk totaal blijft zoals het is.
audit-explanation-total = {$player} heeft {$total} in plaats van {$written}.
audit-explanation-place = {$player} staat op plaats {$place} in plaats van {$was}.
audit-explanation-total-place = {$player} heeft {$total} in plaats van {$written}, en plaats {$place} in plaats van {$was}.
audit-explanations-more = { $number ->
    [one] Nog {$number} verklaring is even kort.
   *[other] Nog {$number} verklaringen zijn even kort.
}
audit-explanations-unknown = Er zijn meer verklaringen dan er uitgezocht zijn.
audit-remark-first-depends = Wie eerste is, hangt ervan af welke waar is.
audit-slip-put-right = {$written} klopt weer.
audit-slip-reason-worth = bod {$bid}, slagen {$took} is {$points} waard
audit-caption-totals-likeliest = Totalen volgens de eerste verklaring
audit-slip-deal-missing = Vóór ronde {$deal} is een ronde weggelaten.
audit-slip-deal-twice = Ronde {$deal} is de vorige, nog eens opgeschreven.
audit-slip-deals-swapped = Ronde {$deal} en ronde {$other} staan op elkaars plaats.
audit-slip-columns-swapped = { $deals ->
    [one] Ronde
   *[other] Rondes
} {$numbers}: {$player} en {$other} staan in elkaars kolom.
audit-slip-bids-for-tricks = { $deals ->
    [one] Ronde
   *[other] Rondes
} {$numbers}: biedingen en slagen staan in elkaars kolom.
audit-cell-number = getal
audit-remark-unchecked = Niet gecontroleerd, omdat er te weinig van volgens de regels is: {$columns}.
audit-error-guess = Uit het scoreblad blijkt niet welke fouten erin staan, dus kan het pas een partij worden als een verklaring gekozen is.
audit-error-no-explanation = Er is geen verklaring {$number}: het scoreblad heeft er {$most}.
audit-note-struck = { $number ->
    [one] Op het scoreblad is een rij boven deze ronde doorgestreept.
   *[other] Op het scoreblad zijn {$number} rijen boven deze ronde doorgestreept.
}
audit-error-only-totals = Het scoreblad heeft alleen eindtotalen, dus er valt niets te controleren.
audit-error-several = Het bestand bevat scorebladen van {$sheets} partijen. In deze vorm kan er maar één tegelijk worden gecontroleerd.
audit-error-deals = Het bestand bevat rondes met de gespeelde kaarten, en geen scoreblad.
audit-error-columns-unclear = Volgens deze regels kunnen de kolommen van een speler verschillende dingen zijn: {$readings}.
audit-error-turn = Noem elke speler één keer, in speelvolgorde.
audit-error-no-dealer = Het scoreblad zegt niet wie het eerst gedeeld heeft.
audit-note-tricks = Het scoreblad toont deze slagen niet, en geen totaal hangt ervan af: {$tricks}. Eén mogelijk aantal is genoteerd.
audit-read-columns = Kolommen van de ronde: {$of_deal}; van elke speler: {$of_player}.
audit-read-player-columns = Kolommen van elke speler: {$of_player}.
audit-read-unread-columns = Niet gelezen kolommen: {$columns}.
audit-read-unread-lines = { $number ->
    [one] Eén regel hoort
   *[other] {$number} regels horen
} niet bij de tabel: {$texts}.
audit-sheet-error-name-near = {$name} is misschien {$near}, verkeerd geschreven.
audit-sheet-error-evening = Begint hier een andere avond? Zo ja, zet die in een eigen bestand; zo nee, verwijder de regel erboven.
audit-sheet-error-several = Hier begint een ander scoreblad.
audit-slip-hand-missing = Ronde {$deal}: voor {$player} staat er niets.
audit-slip-hands-missing = Ronde {$deal}: er staat niets.
audit-error-bids-uncertain = De biedingen van ronde {$deal} zijn niet zeker, dus kan het scoreblad geen partij worden.
audit-error-day-unclear = De datum op het scoreblad kan {$one} of {$other} zijn.
audit-error-totals-rules = Het scoreblad heeft geen biedingen en geen slagen, dus passen er veel regels bij: welke zijn er gespeeld?
audit-bid-worked-out = {$player} {$bids} (ronde {$deal})
audit-remark-bids = Biedingen die niet op het scoreblad staan, uit de rest afgeleid: {$bids}.
audit-deal-in-line = {$deal} (regel {$line})
audit-progress = {$rules} sets regels worden geprobeerd, met {$slips} fouten; met genoemde regels gaat het sneller.
