people-error-unreadable = Nu se poate citi: {$reason}.
people-error-circle = Numele se învârt în cerc, pornind de la {$name}.
people-error-unknown = Nimeni cu numele {$name} nu a luat parte la vreo partidă.{$suggestion}
people-error-same = Ambele nume sunt deja ale aceluiași jucător: {$player}.
people-error-together = {$player} și {$other} au jucat împreună în partida {$game}, deci sunt doi jucători.
people-error-not-merged = {$name} nu este un nume unit cu alt jucător.
people-error-no-game = Nu există partida {$game}.
people-error-not-in-game = {$name} nu a luat parte la partida {$game}.
people-error-taken = Și {$name} a luat parte la partida {$game}.
people-error-incomplete = Dați și partidele, și numele jucătorului din ele; sau niciuna, ca să desfaceți o unire.
people-split-again = {$name} și {$player} sunt din nou doi jucători.
people-renamed-again = {$player} este din nou {$name} în {$games}.
people-merged = {$name} este {$player} în toate partidele.
people-adopted = Numele care în fișier sunt ale aceluiași jucător sunt acum așa și aici.
people-different = În fișier, {$name} este {$other}; aici rămâne {$player}.
people-renamed = {$old_name} este {$player} în {$games}.
people-games-named = { $number ->
    [one] partida
    [few] partidele
   *[other] partidele
} {$games}
people-error-hidden = {$player} nu mai apare deja în pagini.
people-error-not-hidden = {$player} apare deja în pagini.
people-hidden = {$player} nu mai apare în pagini.
people-shown = {$player} apare din nou în pagini.
