quiz-may-bid = Karten für jeden: {$cards}. Spieler: {$players}. Ansagen bisher: {$bids}. Darf der letzte Spieler {$bid} ansagen?
quiz-may-play = Ausgespielt: {$led}. Trumpf: {$trump}. Auf der Hand: {$hand}. Darf {$card} gespielt werden?
quiz-hand = Karten für jeden: {$cards}. Spieler: {$players}. Ansage: {$bid}. Stiche: {$took}. Wie viele Punkte?
quiz-contract = Kontrakt: {$bid}. Stiche: {$took}. Wie viele Punkte bekommt der Alleinspieler?
quiz-tricks = Stiche: {$took} von {$counted}. Wie viele Punkte?
quiz-deal = Spieler: {$players}. Wie viele Karten bekommt jeder in Spiel {$deal}?
quiz-verdict = { $is_legal ->
    [true] Ja
   *[false] Nein
}
quiz-right = Richtig.
quiz-wrong = Falsch. Die Antwort ist {$answer}.
quiz-result = {$right} von {$asked} richtig.
quiz-unclear = { $is_number ->
    [true] Tippen Sie eine Zahl.
   *[false] Tippen Sie ja oder nein.
}
quiz-nothing = Über {$title} gibt es nichts zu fragen.
quiz-answer = Antwort: {$answer}.
