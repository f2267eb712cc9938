argument-numbers-partly-named = Certains nombres ont un nom, d’autres non : nommez-les tous, ou aucun.
argument-trick-number-missing = Donnez le numéro du pli avant ses cartes.
argument-tally-name-missing = Nommez ce qui est compté avant ses nombres, par exemple hearts 0 4 8.
argument-unclosed-quote = Un guillemet n’est pas fermé : ajoutez l’autre.
argument-expected-card-or-suit = attendu : une carte comme 7h, ou pique, cœur, carreau, trèfle (ou s h d c, ou ♠ ♥ ♦ ♣), ou « sans »
argument-expected-number = attendu : un nombre
argument-expected-date = attendu : une date comme 2026-11-20
argument-expected-tally = attendu : un compte et ses nombres, comme bags=3,1
argument-expected-range = attendu : un nombre de {$least} à {$most}
argument-expected-trick-or-card = attendu : le numéro d’un pli, ou une carte comme Ah, 10s ou A♥
argument-expected-mapping = attendu : un nom de la feuille et le joueur voulu, comme Jovna=Jovana
