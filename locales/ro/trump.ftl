trump-joker-none = Dacă întoarsă este cartea {$joker}, se joacă fără atu.
trump-joker-suit = Dacă întoarsă este cartea {$joker}, împărțitorul numește culoarea.
trump-joker-either = Dacă întoarsă este cartea {$joker}, împărțitorul numește o culoare sau fără atu.
trump-rule-always = {$suit} este mereu atu.
trump-rule-none = Se joacă fără atu.
trump-none = fără atu
trump-rule-cycle = Atuurile urmează un ciclu fix de la prima rundă: {$trumps}.
trump-rule-drawn = Pentru fiecare rundă se trage la sorți sau se numește o culoare de atu, ori nu este atu.
trump-rule-led = Atu este culoarea primei cărți jucate.
trump-rule-named = Contractul numește atuul sau fără atu.
trump-rule-talon = Cartea a {$ordinal}-a se întoarce pe talon, iar culoarea ei este atu toată runda.
trump-refusal-all-dealt = Această rundă nu are atu: cu {$cards} fiecare, nu mai rămâne o carte de întors.
trump-refusal-no-trump = Această rundă nu are atu.
trump-refusal-fixed = Atuul acestei runde este fix: {$trump}.
trump-refusal-recorded = Atuul acestei runde este deja notat: {$trump}.
trump-refusal-missing = Atuul acestei runde nu este notat, iar {$suit} i-ar dubla punctele.
trump-refusal-named-by-contract = Nu se întoarce nicio carte: contractul numește atuul.
trump-refusal-suit-turned = În această rundă se întoarce o carte, iar culoarea ei este atu.
trump-refusal-dealer-names-suit = S-a întors {$card}: împărțitorul numește o culoare.
trump-refusal-turned-twice = Cartea întoarsă este deja notată: {$card}.
trump-remedy-suit = Dați pică, cupă, caro sau treflă.
trump-rule-turn-up = Se întoarce cartea următoare, iar culoarea ei este atu{ $all_dealt ->
    [last_card] ; dacă se împart toate cărțile, atu este culoarea ultimei cărți a împărțitorului
    [no_trump] ; dacă se împart toate cărțile, se joacă fără atu
   *[never] {""}
}.
trump-rule-some-cards-none = Dacă se întorc anumite cărți, se joacă fără atu.
trump-rule-dealer-names = Împărțitorul poate numi alt atu.
trump-plural = atuuri
trump-bower = {$card} ({ $is_jack ->
    [true] valetul din stânga: {$suit}
   *[false] se socotește {$suit}
})
trump-in-every-deal = {$card} (mereu atu)
trump-of-other-suits = Tot atuuri sunt: {$cards}.
trump-rule-in-every-deal = În fiecare rundă sunt atuuri, de la cea mai mare în jos: {$cards}.
trump-rule-ranks = În culoarea de atu ordinea este, de la cea mai mare în jos: {$ranks}.
trump-rule-bower = Cartea {$rank} din cealaltă culoare roșie sau neagră ține și ea de atu, imediat sub {$rank} de atu.
