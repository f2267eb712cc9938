incident-revoke = o renonsă
incident-misdeal = o împărțire greșită
incident-other = alt incident
ruling-with-points = masa decide, {$incident}: „{$reason}”
ruling-without-points = masa decide, {$incident}: „{$reason}”, fără puncte
ruling-counted-later = se numără la sfârșitul rundei
note-refusal-too-many = Această partidă are deja {$most} de note, maximul posibil.
text-refusal-empty = { $kind ->
    [note] O notă
    [title] Un titlu
    [reason] Un motiv
   *[other] Un text
} trebuie să aibă cel puțin un caracter vizibil.
text-refusal-too-long = { $kind ->
    [note] Nota este prea lungă
    [title] Titlul este prea lung
    [reason] Motivul este prea lung
   *[other] Textul este prea lung
}: cel mult {$longest} de caractere.
text-refusal-invisible = { $kind ->
    [note] O notă
    [title] Un titlu
    [reason] Un motiv
   *[other] Un text
} nu poate conține U+{$code}, un caracter de control sau invizibil.
ruling-refusal-no-reason = O decizie trebuie motivată.
ruling-refusal-too-many = Această partidă are deja {$most} de decizii, maximul posibil.
ruling-refusal-points-twice = Pentru {$player} sunt date puncte de două ori.
ruling-refusal-points-range = O decizie dă sau ia între ½ și {$most} de puncte. Dacă nu schimbă punctele, nu scrieți niciunul.
ruling-refusal-unit-half = Punctele sunt întregi sau cu jumătăți: 5, -2.5, ½.
ruling-refusal-unit-tenth = Punctele sunt întregi sau cu o zecimală: 5, -2.5.
ruling-refusal-no-seat = Acolo nu stă nimeni.
ruling-doubt-points = {$reason} arată ca punctele unei decizii, nu ca motivul ei.
end-refusal-nothing-played = Nu s-a jucat nicio rundă, deci nu e nimic de clasat.
end-deal-left-out = Runda {$deal} a început, dar nu e punctată, deci { $is_ruled ->
    [true] nu se socotește nici ea, nici ce s-a hotărât în ea
   *[other] nu se socotește
}.
end-ask = { $abandoned ->
    [true] Abandonați partida fără rezultat?
   *[other] Încheiați partida așa cum stă?
}
end-declined = Partida continuă.
end-title = Încheie partida
end-option = { $abandoned ->
    [true] fără rezultat
   *[other] așa cum stă
}
end-refusal-by-table = Masa a încheiat partida după { $deals ->
    [one] {$deals} rundă
    [few] {$deals} runde
   *[other] {$deals} de runde
}.
annul-refusal-not-over = Runda {$deal} nu s-a terminat, deci nu e nimic de anulat.
annul-refusal-twice = Runda {$deal} este deja anulată.
annul-refusal-too-many = În această partidă nu mai poate fi anulată nicio rundă.
annul-note-again = Anulată și rejucată ca runda {$deal}.
annul-note-due = Anulată; se rejoacă după ultima rundă.
annul-note-left-out = Anulată; nu se joacă nimic în locul ei.
annul-note-replay = Se joacă în locul rundei {$deal}, care a fost anulată.
ruling-refusal-annulled = Runda {$deal} este anulată, deci nicio decizie nu se poate socoti pentru ea.
ruling-refusal-not-in-progress = Runda {$deal} nu este în curs, deci nicio decizie n-o poate încheia.
ruling-closes = {$ruling}; runda se încheie astfel
ruling-note-closed = Încheiată printr-o decizie a mesei, fără levate.
redeal-title = Împarte din nou
redeal-option-same = același împărțitor
redeal-option-next = următorul împărțitor
redeal-option-annul = runda {$deal}, care atunci nu se mai socotește
incident-refusal-too-many = Această partidă are deja {$most} de incidente, maximul posibil.
incident-refusal-none = Incidentul {$number} nu este înregistrat.
incident-refusal-number-taken = Incidentul {$number} este deja înregistrat.
incident-refusal-option = Opțiunea {$taken} nu există aici.
incident-refusal-not-open = La incidentul {$number} nu mai este nimic de ales.
incident-refusal-too-late = La incidentul {$number} este prea târziu pentru a mai alege: { $until ->
    [next] a început runda următoare
    [over] partida s-a încheiat
   *[other] runda s-a terminat
}. { $option ->
    [waive] Nimeni nu a ales, deci se consideră că s-a renunțat la alegere.
   *[other] Nimeni nu a ales, deci contează {$option}.
}
incident-remedy-options = Alegeți una dintre acestea: {$options}.
redeal-doubt-deal = {$deal} arată ca numărul unei runde, nu ca un motiv pentru a împărți din nou.
