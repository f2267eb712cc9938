correction-error-entry = Înregistrarea {$entry} nu are nimic de corectat.
correction-error-blocked = Înregistrarea {$entry} din runda {$deal} nu ar fi fost posibilă atunci.
correction-error-too-many = Această partidă a fost corectată de atâtea ori, încât citirea jurnalului ar dura prea mult. Afișați-o ca script și rejucați scriptul ca partidă nouă.
correction-error-twice = Pentru {$player} sunt date două numere.
correction-error-nothing-recorded = Pentru {$deal} nu este încă nimic notat, deci nu este nimic de corectat.
correction-error-no-bid = Pentru {$deal} nu este notată nicio licitație a acestui jucător: {$player}.
correction-error-fewer-bids = Pentru {$deal} sunt notate mai puține licitații de atât.
correction-error-no-tricks = Pentru {$deal} nu sunt notate levatele acestui jucător: {$player}.
correction-error-tricks-open = Levatele pentru {$deal} nu sunt notate încă.
correction-error-no-auction = Pentru {$deal} nu sunt notate nici anunțuri, nici contract.
correction-error-no-kind = Nimeni nu a ales jocul pentru {$deal}.
correction-error-other-kind = Ce s-a numărat pentru {$deal} nu ține de {$kind}: dați și numerele lui.
correction-error-cards-decide = Cărțile notate pentru {$deal} arată cine a făcut fiecare levată.
correction-error-no-cards = Pentru {$deal} nicio levată nu este notată carte cu carte.
correction-error-no-trick = Pentru {$deal} levata {$trick} nu este notată; ultima notată este {$last}.
correction-error-calls-need-dealer = Cine a făcut fiecare anunț pentru {$deal} depinde de împărțitor: dați întâi contractul.
correction-error-dealer-sits-out = Ca împărțitor, {$player} ar sta pe margine ({$deal}), dar are numere notate.
correction-error-bid-order = {$player} ar trebui să liciteze înaintea unor jucători ale căror licitații pentru {$deal} sunt deja notate. Notați întâi celelalte licitații sau anulați din înregistrări.
correction-error-dealer-away = {$player} nu era la masă ({$deal}).
correction-error-dealer-same = Pentru {$deal} împărțitorul este deja {$player}.
correction-error-none-recorded = Pentru {$deal} nu este notat nimic de acest fel.
correction-error-several-recorded = Pentru {$deal} sunt notate mai multe: înregistrările {$entries}. Corectați una după numărul ei.
correction-error-by-entry = Aceasta se corectează după numărul înregistrării, nu după rundă.
correction-remove-alone = O înregistrare fie se șterge, fie se corectează.
correction-violation = † Runda {$deal}, înregistrarea {$entry} ({$act}), contra regulii {$rule}: {$reason}
correction-ranks-unchanged = Locurile nu se schimbă.
correction-ranks = Locuri: {$changes}.
correction-legal-again = Înregistrarea {$entry} este acum permisă.
correction-unchanged = Nu s-a schimbat nimic: așa este deja notat.
correction-points-unchanged = Punctele nu se schimbă.
correction-deal = runda {$number}
correction-breaks-rule = Cu această corectură: {$reason}
correction-breaks-more = Încă { $entries ->
    [one] {$entries} înregistrare ar fi
    [few] {$entries} înregistrări ar fi
   *[other] {$entries} de înregistrări ar fi
} împotriva regulilor.
correction-entry-impossible = Înregistrarea {$entry} ar fi imposibilă: {$reason}
correction-advice-tricks = Dați levatele împreună cu contractul.
correction-advice-other-first = Corectați întâi asta sau anulați din înregistrări.
correction-ask-allowed = {$violations} A permis masa?
correction-second-name = Se schimbă și levatele altui jucător: indicați-i pe amândoi, {$name}=N NAME=N.
correction-declined = A rămas cum era notat.
