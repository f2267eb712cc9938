archive-line-blank = De regel is leeg.
archive-line-too-long = De regel is langer dan {$bytes} bytes.
archive-line-not-json = De regel is geen partij: {$error} (kolom {$column}).
archive-rules-ambiguous = Een partij heeft `rules`, een id, of anders `ruleset`, de volledige regels.
archive-dealer-unknown = De deler {$dealer} is geen van de spelers: {$players}.
archive-choice-unfit = Wat de regel kiest, past niet bij de spelregels.
archive-columns-incomplete = De kolommen noemen niet de plaats van elke speler één keer.
archive-deal-error = Ronde {$deal}: {$reason}
archive-cards-differ = Elke speler krijgt {$cards}, niet {$recorded}.
archive-place-unknown = Plaats {$place} bestaat niet: de plaatsen tellen vanaf 0, en er zijn {$players}.
archive-numbers-surplus = Een lijst heeft { $numbers ->
    [one] {$numbers} getal
   *[other] {$numbers} getallen
} voor {$players}.
archive-act-misplaced = Tussen rondes kan er alleen `leave` en `swap` zijn.
archive-tricks-differ = De gehaalde slagen zijn niet die van de kaarten.
archive-deal-unfinished = De ronde is niet uitgespeeld.
