hint-purpose = { $hint ->
    [bid] notați licitațiile
    [call] notați anunțurile
    [contract] notați contractul
    [trou] notați ambele
    [took] notați levatele
    [trick] notați levata
    [kind] notați jocul ales
    [tally] notați întâi ce s-a numărat, dacă este cazul
    [choose] alegeți, sau waive ca să treceți cu vederea
    [choose-late] dacă masa a permis, alegeți acum
    [rule] notați decizia mesei
    [incident] ce urmează
    [redeal] declarați runda nulă
    [leave] lăsați pe altcineva să preia locul și totalul
    [join] primiți jucătorul înapoi
    [end] încheiați partida
    [fix-bid] corectați o licitație
    [undo] anulați
    [undo-last] anulați ultima înregistrare
    [redo] refaceți
    [allow] dacă masa a permis, notați totuși
    [after] dacă este încă valabilă, notați-o
    [status] vedeți ce urmează
    [help] vedeți ce se poate scrie aici
    [sheet] vedeți tabelul
    [log] vedeți ce este notat
    [rematch] jucați încă o partidă
    [remove] ștergeți partida
    [script] afișați partida ca script
    [all-rules] afișați-le
    [rules-of] vedeți regulile
    [help-on] vedeți cum se folosește
   *[give-partner] indicați partenerul
}
hint-record-trump = { $is_optional ->
    [true] notați atuul, dacă doriți
   *[false] notați atuul
}
hint-fix = { $what ->
    [dealer] corectați împărțitorul
    [took] corectați levatele luate
    [trick] corectați o levată
    [contract] corectați contractul
    [contract-and-tricks] corectați contractul
    [trump] corectați atuul
    [kind] corectați jocul
   *[tally] corectați numărul
}
hint-extra = jucați o rundă suplimentară în care { $bids ->
    [zero] toate licitațiile sunt 0
   *[blind] toți licitează înainte de împărțire
}
hint-confirm = săriți peste întrebare
hint-confirm-removal = ștergeți fără confirmare
hint-new-game = începeți o partidă
hint-new-with-score = folosiți acest punctaj
hint-games = afișați lista partidelor
hint-players = afișați lista jucătorilor
hint-stats-player = vedeți toți indicatorii unui jucător
hint-explain-figure = vedeți de unde vine un indicator
hint-bin = afișați partidele din coș
hint-open = continuați
hint-open-any = alegeți o partidă
hint-restore = restaurați
hint-restore-any = restaurați una
hint-import = importați pe alt calculator
hint-check-call = întrebați despre un anunț
hint-rules-show = afișați una dintre ele
hint-rules-start = porniți de la un joc asemănător
hint-doctor = vedeți care partide sunt în regulă
hint-check-rules = verificați fișierul
hint-commands = afișați comenzile
hint-topic = citiți una
hint-schema = afișați una dintre ele
hint-give-cards-and-players = indicați numărul de cărți și de jucători
hint-give-names = indicați jucătorii
hint-give-player-count = indicați numărul de jucători
hint-give-trump = indicați atuul
hint-give-tricks = indicați levatele făcute
hint-give-game = indicați o partidă
hint-give-id = alegeți un identificator
hint-give-other-id = alegeți alt identificator
hint-give-other-file = alegeți alt fișier
hint-overwrite = înlocuiți ce există acolo
hint-give-folder = indicați un dosar
hint-phones = conectați telefoane
hint-give-port = alegeți alt port
hint-give-address = alegeți una
hint-continue = continuați
hint-own-game = începeți o partidă
hint-rule-by-laws = decideți după ele
hint-choose-explanation = ia prima explicație
hint-incident-show = vedeți-l
hint-incident-misdeal = decideți asupra împărțirii greșite
hint-incident-dealer = dacă a împărțit {$player}
hint-let-stand = lăsați așa
hint-annul = anulați runda {$deal}
hint-use-before = reveniți la partida dinainte
hint-chances-whole = vedeți totul
hint-sheet-to-audit = scrieți-o într-o formă care poate fi citită
hint-name-columns = spuneți ce sunt coloanele
hint-name-dealer = numiți primul care împarte
hint-map-name = este {$name}
hint-name-rules = numiți regulile
hint-import-again = importați-o totuși din nou
hint-import-all = importați-le
hint-audit-all = verificați-le pe toate
hint-name-day = a fost pe {$day}
hint-take-back = anulează importul
hint-debts = vedeți ce se datorează
