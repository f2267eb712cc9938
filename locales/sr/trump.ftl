trump-joker-none = Ako je to {$joker}, nema aduta.
trump-joker-suit = Ako je to {$joker}, delilac bira boju.
trump-joker-either = Ako je to {$joker}, delilac bira boju ili igru bez aduta.
trump-rule-always = {$suit} je uvek adut.
trump-rule-none = Nema aduta.
trump-none = sans
trump-rule-cycle = Aduti idu u stalnom krugu od prvog deljenja: {$trumps}.
trump-rule-drawn = Za svako deljenje izvlači se ili bira adutska boja, ili aduta nema.
trump-rule-led = Adut je boja prve karte kojom se izađe.
trump-rule-named = Kontrakt određuje adut ili igru bez aduta.
trump-rule-talon = Na talonu se okreće {$ordinal} karta i njena boja je adut celog deljenja.
trump-refusal-all-dealt = Ovo deljenje nema aduta: po igraču je {$cards}, pa ne ostaje karta za okretanje.
trump-refusal-no-trump = Ovo deljenje nema aduta.
trump-refusal-fixed = Adut ovog deljenja je određen: {$trump}.
trump-refusal-recorded = Adut ovog deljenja je već upisan: {$trump}.
trump-refusal-missing = Adut ovog deljenja nije upisan, a {$suit} bi udvostručio poene.
trump-refusal-named-by-contract = Karta se ne okreće: adut određuje kontrakt.
trump-refusal-suit-turned = U ovom deljenju se okreće karta i njena boja je adut.
trump-refusal-dealer-names-suit = Okrenuto je {$card}: delilac bira boju.
trump-refusal-turned-twice = Okrenuta karta je već upisana: {$card}.
trump-remedy-suit = Navedite pik, herc, karo ili tref.
trump-rule-turn-up = Okreće se sledeća karta i njena boja je adut{ $all_dealt ->
    [last_card] ; ako su sve karte podeljene, adut je boja poslednje karte delioca
    [no_trump] ; ako su sve karte podeljene, nema aduta
   *[never] {""}
}.
trump-rule-some-cards-none = Neke okrenute karte znače igru bez aduta.
trump-rule-dealer-names = Delilac može da izabere drugi.
trump-plural = aduti
trump-bower = {$card} ({ $is_jack ->
    [true] levi žandar: {$suit}
   *[false] računa se kao {$suit}
})
trump-in-every-deal = {$card} (uvek adut)
trump-of-other-suits = Aduti su i: {$cards}.
trump-rule-in-every-deal = U svakom deljenju aduti su, od najjačeg: {$cards}.
trump-rule-ranks = U adutskoj boji redosled je, od najjače karte: {$ranks}.
trump-rule-bower = {$rank} druge boje iste vrste (crne ili crvene) pripada adutima, odmah ispod karte {$rank} adutske boje.
