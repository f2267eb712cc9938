incident-revoke = een verzaking
incident-misdeal = een deelfout
incident-other = een ander incident
ruling-with-points = de spelers beslissen over {$incident}: “{$reason}”
ruling-without-points = de spelers beslissen over {$incident}: “{$reason}”, zonder punten
ruling-counted-later = geteld als de ronde eindigt
note-refusal-too-many = Deze partij heeft al {$most} notities, meer kan niet.
text-refusal-empty = { $kind ->
    [note] Een notitie
    [title] Een titel
    [reason] Een reden
   *[other] Een tekst
} heeft minstens één zichtbaar teken nodig.
text-refusal-too-long = { $kind ->
    [note] Die notitie
    [title] Die titel
    [reason] Die reden
   *[other] Die tekst
} is te lang: hoogstens {$longest} tekens.
text-refusal-invisible = { $kind ->
    [note] In een notitie
    [title] In een titel
    [reason] In een reden
   *[other] In een tekst
} kan geen U+{$code} staan, een stuurteken of een onzichtbaar teken.
ruling-refusal-no-reason = Een beslissing heeft een reden nodig.
ruling-refusal-too-many = Deze partij heeft al {$most} beslissingen, meer kan niet.
ruling-refusal-points-twice = Voor {$player} zijn twee keer punten gegeven.
ruling-refusal-points-range = Een beslissing geeft of neemt ½ t/m {$most} punten. Zijn het er geen, laat de punten dan weg.
ruling-refusal-unit-half = Punten zijn heel of half: 5, -2.5, ½.
ruling-refusal-unit-tenth = Punten zijn heel of hebben één decimaal: 5, -2.5.
ruling-refusal-no-seat = Daar zit niemand.
ruling-doubt-points = {$reason} lijkt op de punten van een beslissing, niet op de reden.
end-refusal-nothing-played = Er is geen ronde gespeeld, dus valt er niets te rangschikken.
end-deal-left-out = Ronde {$deal} is begonnen maar heeft nog geen punten, en telt dus niet mee{ $is_ruled ->
    [true] {"; wat erin is beslist, telt ook niet"}
   *[other] {""}
}.
end-ask = { $abandoned ->
    [true] De partij afbreken zonder uitslag?
   *[other] De partij beëindigen met de stand van nu?
}
end-declined = De partij gaat door.
end-title = De partij beëindigen
end-option = { $abandoned ->
    [true] zonder uitslag
   *[other] met de stand van nu
}
end-refusal-by-table = De spelers hebben de partij beëindigd na { $deals ->
    [one] {$deals} ronde
   *[other] {$deals} rondes
}.
annul-refusal-not-over = Ronde {$deal} is niet afgelopen, dus valt er niets te annuleren.
annul-refusal-twice = Ronde {$deal} is al geannuleerd.
annul-refusal-too-many = Van deze partij kunnen geen rondes meer geannuleerd worden.
annul-note-again = Geannuleerd, en opnieuw gespeeld als ronde {$deal}.
annul-note-due = Geannuleerd; wordt na de laatste ronde opnieuw gespeeld.
annul-note-left-out = Geannuleerd; er wordt niets voor gespeeld.
annul-note-replay = Gespeeld voor ronde {$deal}, die geannuleerd is.
ruling-refusal-annulled = Ronde {$deal} is geannuleerd, dus kan geen beslissing ervoor tellen.
ruling-refusal-not-in-progress = Ronde {$deal} is niet bezig, dus kan geen beslissing die beëindigen.
ruling-closes = {$ruling}; daarmee eindigt de ronde
ruling-note-closed = Beëindigd door een beslissing van de spelers, zonder slagen.
redeal-title = Opnieuw delen
redeal-option-same = door dezelfde deler
redeal-option-next = door de volgende deler
redeal-option-annul = ronde {$deal}, die dan niet telt
incident-refusal-too-many = Deze partij heeft al {$most} incidenten, meer kan niet.
incident-refusal-none = Er is geen incident {$number} genoteerd.
incident-refusal-number-taken = Incident {$number} is al genoteerd.
incident-refusal-option = De keuze {$taken} is er hier niet.
incident-refusal-not-open = Incident {$number} laat geen keuze open.
incident-refusal-too-late = Het is te laat om bij incident {$number} nog te kiezen: { $until ->
    [next] de volgende ronde is begonnen
    [over] de partij is afgelopen
   *[other] de ronde is afgelopen
}. { $option ->
    [waive] Niemand koos, dus geldt dat ervan is afgezien.
   *[other] Niemand koos, dus geldt {$option}.
}
incident-remedy-options = Neem een van deze: {$options}.
redeal-doubt-deal = {$deal} lijkt op het nummer van een ronde, niet op een reden om opnieuw te delen.
