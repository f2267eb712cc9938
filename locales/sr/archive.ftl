archive-line-blank = Red je prazan.
archive-line-too-long = Red je duži od dozvoljenog broja bajtova ({$bytes}).
archive-line-not-json = Red nije partija: {$error} (kolona {$column}).
archive-rules-ambiguous = Partija ima ili `rules`, oznaku pravila, ili `ruleset`, cela pravila.
archive-dealer-unknown = {$dealer} deli, a nije među igračima: {$players}.
archive-choice-unfit = Ono što red bira ne odgovara njegovim pravilima.
archive-columns-incomplete = Kolone ne navode mesto svakog igrača tačno jednom.
archive-deal-error = Deljenje {$deal}: {$reason}
archive-cards-differ = Po igraču je {$cards}, a ne {$recorded}.
archive-place-unknown = Mesto {$place} ne postoji: mesta se broje od 0, a partija je za {$players}.
archive-numbers-surplus = Spisak ima { $numbers ->
    [one] {$numbers} broj
    [few] {$numbers} broja
   *[other] {$numbers} brojeva
}, a partija je za {$players}.
archive-act-misplaced = Između deljenja može da stoji samo `leave` ili `swap`.
archive-tricks-differ = Upisani štihovi ne odgovaraju kartama.
archive-deal-unfinished = Nije odigrano do kraja.
