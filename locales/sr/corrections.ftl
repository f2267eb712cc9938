correction-error-entry = Unos {$entry} nema ništa što bi se ispravilo.
correction-error-blocked = Unos {$entry} u deljenju {$deal} tada nije bio moguć.
correction-error-too-many = Ova partija je ispravljana toliko puta da bi se njen zapis predugo čitao. Ispišite je kao skriptu i ponovite kao novu partiju.
correction-error-twice = Za igrača {$player} navedena su dva broja.
correction-error-nothing-recorded = Za {$deal} još ništa nije upisano, pa nema šta da se ispravi.
correction-error-no-bid = {$player}: nema upisane licitacije ({$deal}).
correction-error-fewer-bids = Upisano je manje licitacija od toga ({$deal}).
correction-error-no-tricks = {$player}: nema upisanih štihova ({$deal}).
correction-error-tricks-open = Štihovi još nisu upisani ({$deal}).
correction-error-no-auction = Nisu upisane ni najave ni kontrakt ({$deal}).
correction-error-no-kind = Niko nije birao vrstu ({$deal}).
correction-error-other-kind = Ono što je prebrojano ({$deal}) ne pripada vrsti {$kind}: navedite i njene brojeve.
correction-error-cards-decide = Upisane karte pokazuju ko nosi koji štih ({$deal}).
correction-error-no-cards = Nijedan štih nije upisan po kartama ({$deal}).
correction-error-no-trick = Štih {$trick} nije upisan ({$deal}); poslednji upisani je štih {$last}.
correction-error-calls-need-dealer = Čija je koja najava zavisi od delioca ({$deal}), pa prvo navedite kontrakt.
correction-error-dealer-sits-out = Delilac tu ne igra ({$deal}), a {$player} već ima upisane brojeve.
correction-error-bid-order = {$player} treba da licitira pre igrača čije su licitacije već upisane ({$deal}). Prvo upišite druge licitacije ili poništite neke unose.
correction-error-dealer-away = {$player} nije za stolom ({$deal}).
correction-error-dealer-same = Delilac je već {$player} ({$deal}).
correction-error-none-recorded = Za {$deal} ništa takvo nije upisano.
correction-error-several-recorded = Za {$deal} ih je upisano više: unosi {$entries}. Ispravite jedan po broju unosa.
correction-error-by-entry = To se ispravlja po broju unosa, a ne po deljenju.
correction-remove-alone = Unos se ili uklanja ili ispravlja.
correction-violation = † Deljenje {$deal}, unos {$entry} ({$act}) je protiv pravila {$rule}: {$reason}
correction-ranks-unchanged = Poredak se ne menja.
correction-ranks = Poredak: {$changes}.
correction-legal-again = Unos {$entry} je sada po pravilima.
correction-unchanged = Ništa nije promenjeno: to je već upisano.
correction-points-unchanged = Poeni se ne menjaju.
correction-deal = deljenje {$number}
correction-breaks-rule = Sa ovom ispravkom: {$reason}
correction-breaks-more = Protiv pravila { $entries ->
    [one] bio bi još {$entries} unos
    [few] bila bi još {$entries} unosa
   *[other] bilo bi još {$entries} unosa
}.
correction-entry-impossible = Unos {$entry} ne bi bio moguć: {$reason}
correction-advice-tricks = Uz kontrakt navedite i štihove.
correction-advice-other-first = Prvo to ispravite ili poništite unose.
correction-ask-allowed = {$violations} Da li su igrači to dozvolili?
correction-second-name = Menjaju se i štihovi drugog igrača: navedite oba imena, {$name}=N NAME=N.
correction-declined = Ostalo je kako je upisano.
