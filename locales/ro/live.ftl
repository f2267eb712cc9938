live-language-label = Limba
live-title = Masa
live-no-game = Încă nu există nicio partidă. Pagina o arată imediat ce începe.
live-offline = Fără conexiune. Se încearcă din nou…
live-players-caption = Jucători
live-record-label = De notat
live-pages-label = Pagini
live-reload-link = Reîncarcă
live-log-title = Jurnal
live-find-title = Caută o regulă
live-find-label = Cuvinte din regulă
live-find-button = Caută
live-back-link = Înapoi la masă
live-picture-link = Tabelul ca imagine
live-new-title = Partidă nouă
live-player-label = Jucătorul {$place}
live-start-button = Începe
live-record-button = Notează
live-undo-button = Anulează
live-redo-button = Refă
live-recorded-last = Ultima: {$entry}
live-other-caption = Altceva
live-other-label = O comandă hoyle, ca redeal, note sau swap
live-correct-caption = Corectează runda
live-preview-title = Ce s-ar schimba
live-correct-button = Notează corectura
live-dealer = împarte {$player}
live-trump-label = Atu:
live-bids-label = Licitații permise
live-mark-deals = împarte
live-mark-leads = iese
live-mark-left = a plecat
live-player-bid = licitație {$bid}
live-lead-label = În frunte:
live-run = {$deals} din {$length} la rând { $made ->
    [true] reușite
   *[false] ratate
}
live-tricks-legend = Levatele părții declarante
live-sheet-advice = Deschideți o rundă ca să vedeți de unde vin punctele{ $may_fix ->
    [true] , sau ca să o corectați
   *[false] {""}
}.
live-refusal-other-game = Pagina este despre partida pe care o arată: nu dați opțiuni care indică alta.
live-error-game-changed = Nu s-a notat nimic: aici se arată acum altă partidă.
live-error-internal = Pagina nu a putut fi făcută din cauza unei greșeli în Hoyle. Ce era notat se păstrează: mergeți înapoi și reîncărcați pagina.
live-press-again = apăsați din nou
live-serve-unencrypted = HTTP necriptat: cine poate asculta în această rețea poate citi paginile și linkurile lor.
live-refusal-rules-file = Dintr-o pagină se pot începe numai partide cu reguli incluse.
live-refusal-reading = O pagină primește numai comenzi care notează ceva.
live-error-address-foreign = {$address} nu este o adresă de rețea a acestui calculator; are: { $addresses ->
    [none] niciuna
   *[other] {$addresses}
}.
live-error-address-several = Acest calculator are mai multe adrese: {$addresses}.
live-error-no-network = Acest calculator nu este în nicio rețea. Browserul de pe el se poate conecta și fără rețea.
live-error-listen = Nu se pot primi conexiuni la {$address}: {$error}. Poate că această masă este deja deschisă acolo.
live-error-links = {$path} nu conține linkurile către pagini. Dacă îl mutați, se fac altele noi, iar cele vechi nu mai sunt valabile.
live-error-threads = Masa în direct are nevoie de fire de execuție proprii, iar sistemul le refuză: {$error}. Închideți alte programe sau măriți limita de procese.
live-serve-address = Adresa este {$address}, cea a rutei implicite. Celelalte adrese ale acestui calculator, pentru --lan=ADDRESS: {$others}.
live-no-page = La acest link nu este nimic sau nu mai este. Cere linkul valabil acolo unde rulează hoyle.
live-silent = Niciun răspuns de {$seconds} s. Se încearcă din nou…
live-turn-mine = E rândul tău
live-me-label = Eu sunt…
live-act-gone = Acum nu se poate nota.
live-field-optional = (poate rămâne gol)
live-laws-button = Ce spun legile
live-stands-button = Notează: masa lasă așa
live-dealer-label = Primul împărțitor
live-dealer-lot = tras la sorți
live-schedule-label = Tururi
live-score-label = Punctaj
live-promotions-label = Promoții
live-evening-label = Titlul serii
live-order-label = Jucătorii, în ordinea de la masă
live-refusal-others = Cu acest link vă notați propriile licitații și anunțuri, când vă vine rândul. Restul îl notează cine ține scorul.
live-confirm-agree = Da, așa este
live-confirm-object = Nu
live-confirm-objected = Cineva contestă levatele turului {$deal}. Cine ține scorul le poate corecta.
live-confirm-note = {$player} contestă levatele
live-error-confirm = --confirm întreabă jucătorii prin linkurile lor: cere --keep-score=players.
live-code-viewer = Pentru privit
live-code-scorer = Pentru scor: numai pentru cine ține scorul
live-code-player = Numai pentru {$player}: propriile licitații și anunțuri
live-code-hide = Orice tastă îl ascunde.
live-serve-lost = Acest calculator nu mai are adresa {$address}, așa că telefoanele nu se pot conecta. { $others ->
    [none] Acum nu are niciuna.
   *[other] Acum are {$others}.
} Pentru alta, porniți serverul din nou.
live-serve-found = Acest calculator are din nou adresa {$address}.
live-sheet-all = Toate cele {$number} tururi
