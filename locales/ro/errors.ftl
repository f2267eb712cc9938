error-player-in-seat = jucătorul de la locul {$seat}
error-syntax-rank = `{$word}` nu este valoarea unei cărți; se așteaptă de la 2 la 10, J, Q, K sau A
error-syntax-joker-id = `{$word}` nu poate fi identificatorul unei cărți fără culoare; se așteaptă două litere, ca Wi, care nu înseamnă o valoare și o culoare
error-syntax-file-card = `{$word}` nu este o carte, ca de exemplu 10h
error-syntax-step = `{$word}` nu este un pas de program; se așteaptă {$steps}
error-syntax-step-empty = un pas este {$steps}
error-syntax-step-cards = `{$word}` nu este un număr de cărți: se așteaptă de la 1 la 52, top sau top-1{$suggestion}
error-syntax-step-times = `{$word}` nu este un număr de runde: se așteaptă de la 1 la 52, sau players{$suggestion}
error-syntax-run-length = se așteaptă între 1 și 99 de runde sau `players + 1`, nu `{$word}`
error-syntax-sign = se așteaptă `+` sau `-` înainte de `{$word}`
error-syntax-term = se așteaptă un număr, bid, bid², took, off, off² sau cards, nu `{$word}`{$suggestion}
error-syntax-factor = se așteaptă un multiplu de ½ sau 0.1 până la {$most}, nu {$word}
error-syntax-condition = se așteaptă made, missed, over, under, sau o comparație ca `bid = 10`, `took >= bid` sau `off < 3`, nu `{$word}`{$suggestion}
error-syntax-game-id = {$word} nu poate fi identificatorul unei partide: acesta are până la 64 de litere fără diacritice, cifre, cratime și liniuțe de subliniere, și începe cu o literă sau o cifră.
error-syntax-time = se așteaptă o oră RFC 3339, ca 2026-11-20T20:15:00Z
error-syntax-formula = o formulă are între 1 și 200 de caractere; `0` nu aduce puncte
error-syntax-card = se așteaptă o carte ca Ah, 10s, Td sau A♥
error-syntax-cards = se așteaptă cărți ca "Kc 2h 10s"
error-syntax-suit = se așteaptă pică, cupă, caro sau treflă (sau s h d c, sau ♠ ♥ ♦ ♣){$suggestion}
error-syntax-trump = se așteaptă pică, cupă, caro, treflă (sau s h d c, sau ♠ ♥ ♦ ♣) sau „fără”{$suggestion}
error-syntax-bid = se așteaptă un anunț ca suit-8:hearts sau piccolo
error-syntax-call = se așteaptă pas, aștept, susțin, trou, pass-trou sau un anunț ca suit-8:hearts
error-syntax-points = se așteaptă puncte ca 5, -2.5 sau ½
error-syntax-starting-points = se așteaptă puncte ca 5 sau -2.5, ori lowest sau average
error-syntax-named-number = se așteaptă un număr ca 3, sau un nume și un număr ca Igor=3
error-syntax-named-card = se așteaptă o carte ca Ah, 10s sau A♥, sau un nume și o carte ca Igor=Ah
error-syntax-named-points = se așteaptă un nume și puncte ca Igor=-5 sau Ana=2.5
error-quote-open = lipsesc ghilimelele de închidere
error-setting-no-value = O setare este KEY=VALUE, ca hook=off.
error-setting-unknown = Nu există această setare.
error-setting-inapplicable = Această setare nu este pentru aceste reguli.
error-rules-file = fișierul de reguli
error-unnamed-text = Acest text
error-bid-ambiguous = {$word} ar putea fi {$bids}.
error-unnamed-deal = această rundă
