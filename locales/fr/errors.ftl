error-player-in-seat = le joueur à la place {$seat}
error-syntax-rank = `{$word}` n’est pas un rang ; attendu : 2 à 10, J, Q, K ou A
error-syntax-joker-id = `{$word}` ne peut pas désigner une carte sans couleur ; attendu : deux lettres, comme Wi, qui ne soient pas rang et couleur
error-syntax-file-card = `{$word}` n’est pas une carte comme 10h
error-syntax-step = `{$word}` n’est pas une étape de programme ; attendu : {$steps}
error-syntax-step-empty = une étape est {$steps}
error-syntax-step-cards = `{$word}` n’est pas un nombre de cartes : attendu 1 à 52, top ou top-1{$suggestion}
error-syntax-step-times = `{$word}` n’est pas un nombre de donnes : attendu 1 à 52, ou players{$suggestion}
error-syntax-run-length = attendu : 1 à 99 donnes ou `players + 1`, et non `{$word}`
error-syntax-sign = attendu : `+` ou `-` avant `{$word}`
error-syntax-term = attendu : un nombre, bid, bid², took, off, off² ou cards, et non `{$word}`{$suggestion}
error-syntax-factor = attendu : un multiple de ½ ou 0.1 jusqu’à {$most}, et non {$word}
error-syntax-condition = attendu : made, missed, over, under, ou une comparaison comme `bid = 10`, `took >= bid` ou `off < 3`, et non `{$word}`{$suggestion}
error-syntax-game-id = {$word} ne peut pas être l’identifiant d’une partie : il a jusqu’à 64 lettres sans accents, chiffres, tirets et tirets bas, et commence par une lettre ou un chiffre.
error-syntax-time = attendu : une heure RFC 3339, comme 2026-11-20T20:15:00Z
error-syntax-formula = une formule a de 1 à 200 caractères ; `0` ne rapporte rien
error-syntax-card = attendu : une carte comme Ah, 10s, Td ou A♥
error-syntax-cards = attendu : des cartes comme "Kc 2h 10s"
error-syntax-suit = attendu : pique, cœur, carreau ou trèfle (ou s h d c, ou ♠ ♥ ♦ ♣){$suggestion}
error-syntax-trump = attendu : pique, cœur, carreau, trèfle (ou s h d c, ou ♠ ♥ ♦ ♣) ou « sans »{$suggestion}
error-syntax-bid = attendu : une enchère comme suit-8:hearts ou piccolo
error-syntax-call = attendu : passe, attends, soutiens, trou, passe-trou, ou une enchère comme suit-8:hearts
error-syntax-points = attendu : des points comme 5, -2.5 ou ½
error-syntax-starting-points = attendu : des points comme 5 ou -2.5, ou lowest ou average
error-syntax-named-number = attendu : un nombre comme 3, ou un nom et un nombre comme Igor=3
error-syntax-named-card = attendu : une carte comme Ah, 10s ou A♥, ou un nom et une carte comme Igor=Ah
error-syntax-named-points = attendu : un nom et des points comme Igor=-5 ou Ana=2.5
error-quote-open = un guillemet n’est pas fermé
error-setting-no-value = Un réglage s’écrit KEY=VALUE, comme hook=off.
error-setting-unknown = Ce réglage n’existe pas.
error-setting-inapplicable = Ce réglage ne s’applique pas à ces règles.
error-rules-file = le fichier de règles
error-unnamed-text = Ce texte
error-bid-ambiguous = {$word} pourrait être {$bids}.
error-unnamed-deal = cette donne
