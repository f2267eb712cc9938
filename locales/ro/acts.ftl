table-act = { $act ->
    [rule] hotărâre a mesei
    [close] hotărâre care încheie runda
    [allow-bid] rămâne licitația oprită
    [redeal] împarte din nou
    [pass-on] împarte următorul
    [annul] o rundă nu se socotește
    [dealer] alt împărțitor
    [note] notă
    [join] vine cineva
    [leave] pleacă cineva
    [replace] cineva preia un loc
    [swap] doi jucători schimbă locurile
    [rename] corectează un nume
    [title] titlul serii
    [day] ziua serii
    [extra] rundă suplimentară
    [end] încheie partida așa cum stă
   *[abandon] încheie fără rezultat
}
incident-kind-short = { $kind ->
    [revoke] renonsă
    [misdeal] împărțire greșită
    [count] numărul de cărți
    [exposed] carte văzută
    [lead] ieșire peste rând
    [play] joc peste rând
    [bid] licitație greșită
    [trick] levată greșită
    [claim] cărți puse pe masă
    [pack] pachet greșit
    [dealer] împărțitor greșit
    [trump] atu greșit
    [score] punctaj greșit
   *[player] jucător absent
}
table-act-not-now = {$act} (nu acum)
table-field-ask = { $field ->
    [player] Care jucător?
    [other] Cu cine?
    [after] După cine?
    [name] Ce nume?
    [start] Cu câte puncte începe: un număr, lowest sau average?
    [points] Câte puncte?
    [kind] Despre ce este vorba?
    [reason] De ce?
    [option] Ce se alege?
    [bid] Ce licitație?
    [deal] Care rundă?
    [again] Se joacă din nou?
    [text] Ce text?
    [day] Ce zi, de exemplu 2024-09-08?
    [extra] Ce rundă suplimentară?
    [held] Câte cărți?
    [trick] În ce levată?
    [followed] Câți au urmat?
    [found] Când s-a observat?
   *[fact] Ce anume?
}
dialog-line-expected = Tastați un număr de la 1 la {$most} sau începutul unui rând.
table-field-optional = Doar Enter: nimic.
dialog-leave = Doar Enter: nu se notează nimic.
table-value = { $value ->
    [revoke] o renonsă
    [misdeal] o împărțire greșită
    [other] altceva
    [again] se joacă din nou
    [skip] nu se joacă nimic în loc
    [misdeal-order] în ordine greșită
    [misdeal-two] două cărți deodată
    [misdeal-uncut] netăiat
    [misdeal-trump] atuul pus greșit
    [misdeal-shuffled] amestecat după tăiere
    [exposed-table] pe masă
    [exposed-floor] pe jos
    [exposed-deal] la împărțire
    [play-third] al treilea înaintea celui de-al doilea
    [play-fourth] al patrulea înaintea celui de-al doilea
    [play-ahead] înainte de ieșire
    [bid-turn] peste rând
    [bid-low] prea mică
    [bid-barred] nepermisă
    [bid-changed] schimbată
    [bid-hook] împotriva regulii sumei
    [bid-unheard] neauzită
    [trick-two] două cărți jucate
    [trick-omitted] nicio carte jucată
    [trick-mixed] amestecată cu alta
    [trick-seen] privită
    [trick-taken] strânsă de partea greșită
    [claim-some] câteva cărți puse pe masă
    [claim-all] toate cărțile puse pe masă
    [claim-attention] atenție atrasă asupra levatei
    [trump-written] scris greșit
    [trump-played] jucat ca atu
    [trump-named] anunțat greșit
    [score-number] un număr greșit
    [score-rubber] un rober greșit
    [player-absent] absent
    [player-leaves] pleacă
   *[player-replaced] înlocuit
}
table-act-ask = Se notează?
table-field-open = Alegeți dintre acestea: {$open}.
table-form-title = { $is_wrong ->
    [true] Ce n-a mers?
   *[false] Ce s-a întâmplat?
}
table-form-later = mai târziu: alegerea rămâne deschisă
