play-rule-talon = Nach jedem Stich nimmt, wer ihn macht, die offene Karte vom Talon und die andere Seite die darunter, bis keine mehr da ist; dann werden die Karten auf der Hand ausgespielt.
play-rule-break-trump = Trumpf darf erst ausgespielt werden, wenn schon einer gefallen ist oder die Hand nur noch Trümpfe hat.
play-rule-neighbour-leads = Zuerst spielt aus, wer { $side ->
    [left] links
   *[right] rechts
} vom Geber sitzt{ $auction ->
    [true] , wenn der Kontrakt nichts anderes sagt;
   *[false] ;
} wer einen Stich macht, spielt zum nächsten aus.
play-rule-bidder-leads = Zuerst spielt aus, wer die höchste Ansage gemacht hat, bei mehreren die erste{ $auction ->
    [true] , wenn der Kontrakt nichts anderes sagt;
   *[false] ;
} wer einen Stich macht, spielt zum nächsten aus.
play-rule-follow = Die ausgespielte Farbe muss bedient werden{ $must_beat ->
    [true] , wenn möglich mit einer Karte, die alle bisherigen schlägt, oder mit jeder Karte der Farbe, wenn schon gestochen ist;
   *[false] ;
} {$otherwise}
play-rule-beat-or-trump = wer sie nicht hat, muss wenn möglich stechen oder überstechen, sonst einen niedrigeren Trumpf spielen, und darf ohne Trumpf jede Karte spielen.
play-rule-beat = wer sie nicht hat, muss wenn möglich stechen oder überstechen und darf sonst jede Karte spielen.
play-rule-trump = wer sie nicht hat, muss wenn möglich stechen und darf sonst jede Karte spielen.
play-rule-any-card = wer sie nicht hat, darf jede Karte spielen.
play-rule-winner = Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.
play-rule-left-to-table = Welche Karte sticht und welche gespielt werden darf, bestimmt die Runde.
play-duty-break = Hier wird ausgespielt, {$trump} wurde noch nicht gespielt, und es sind andere Karten auf der Hand.
play-duty-lead = Hier wird ausgespielt, also darf jede Karte gespielt werden.
play-duty-follow = Ausgespielt wurde {$suit}, und {$suit} ist auf der Hand.
play-duty-follow-beat = Ausgespielt wurde {$suit}, und auf der Hand ist {$suit}, das {$card} schlägt.
play-duty-trump = Auf der Hand ist kein {$led}: Mit {$trump} muss gestochen werden.
play-duty-trump-beat = Auf der Hand ist kein {$led}: Es muss mit {$trump} gestochen werden, das {$card} schlägt.
play-duty-free = Auf der Hand ist kein {$suit}: Jede Karte darf gespielt werden.
play-duty-free-trumpless = Auf der Hand ist kein {$suit} und kein {$trump} zum Stechen: Jede Karte darf gespielt werden.
play-card-led = {$player} spielt {$card} aus
play-trick-taken = Der Stich geht an {$player}; {$reason}.
play-trick-line = Stich {$number}: {$cards}. {$taken}
play-refusal-not-in-range = {$card} ist nicht im Blatt: Seine {$size} Karten gehen von {$lowest} bis A.
play-refusal-not-in-pack = {$card} ist nicht im Blatt: {$pack}.
play-refusal-all-seen = Alle {$number} {$card} des Blatts sind schon gespielt oder aufgedeckt.
play-refusal-unjudged = Was {$card} in einem Stich bewirkt, bestimmt die Runde, also kann ein Stich damit nicht mit seinen Karten eingetragen werden.
play-refusal-left-to-table = Was die Karten bewirken, überlassen diese Regeln der Runde: welche Karte sticht und welche gespielt werden darf. Kein Stich wird mit seinen Karten eingetragen, und kein Nichtbedienen nachgewiesen.
play-refusal-must-beat = {$card} darf nicht gespielt werden: Auf der Hand ist eine Karte, die {$highest} schlägt.
play-refusal-duplicate = {$card} ist zweimal angegeben.
play-refusal-already-played = {$card} wurde in diesem Spiel schon gespielt: von {$player} in Stich {$trick}.
play-refusal-turned-up = {$card} liegt offen auf dem Tisch, also hat niemand diese Karte.
play-refusal-last-of-suit = {$card} wäre die letzte von {$suit}, aber eine davon liegt offen auf dem Tisch.
play-refusal-last-taken = {$card} ist nicht auf dieser Hand: Alle anderen {$suit} sind bekannt, also ist es die aufgedeckte Karte, die an {$player} ging.
play-refusal-taken-by-other = {$card} ist nicht auf dieser Hand: {$player} hat sie nach Stich {$trick} vom Talon genommen.
play-refusal-nothing-turned = Nach diesem Stich wird keine Karte aufgedeckt, also auch nicht {$card}.
play-refusal-turned-later = {$card} wurde nach Stich {$trick} aufgedeckt, nicht als Trumpf.
play-refusal-first-leader = Zum ersten Stich spielt {$leader} aus, nicht {$player}.
play-refusal-leader = {$leader} hat Stich {$trick} gemacht und spielt aus, nicht {$player}.
play-refusal-turn = An der Reihe war {$expected}, nicht {$player}.
play-refusal-trick-size = {$cards} angegeben, aber ein Stich in diesem Spiel hat {$players}: eine von jedem Spieler.
play-refusal-trump-unknown = Das hängt vom Trumpf ab, und der ist nicht eingetragen.
play-refusal-all-played = Spiel {$deal} hat { $tricks ->
    [one] {$tricks} Stich
   *[other] {$tricks} Stiche
}, und alle sind eingetragen.
play-refusal-not-in-hand = {$card} ist nicht auf dieser Hand.
# drops: $number
play-refusal-must-follow = {$card} darf nicht gespielt werden: Ausgespielt wurde {$suit}, und {$suit} ist auf der Hand.
play-refusal-trump-unbroken = {$card} darf nicht ausgespielt werden: {$trump} wurde noch nicht gespielt, und es sind andere Karten auf der Hand.
play-refusal-must-trump = {$card} darf nicht gespielt werden: Auf der Hand ist nichts von der ausgespielten Farbe, also muss mit {$trump} gestochen werden.
play-turnable-cards = Karten, die aufgedeckt werden können
play-suit-beating = {$suit}, das {$card} schlägt
card-remedy-check = Prüfen Sie die Karten.
card-remedy-check-turned = Prüfen Sie den Stich und die aufgedeckte Karte.
card-remedy-omit-turned = Lassen Sie die aufgedeckte Karte weg.
card-remedy-leader = Geben Sie die Karten in der gespielten Reihenfolge an, {$leader} zuerst.
card-remedy-one-each = Geben Sie der Reihe nach für jeden Spieler eine Karte an.
card-remedy-playable = Spielbar: {$cards}.
play-rule-choice-left-to-table = Welche Karte gespielt werden darf, bestimmt die Runde.
play-refusal-play-left-to-table = Welche Karte gespielt werden darf, überlassen diese Regeln der Runde. Kein Stich wird mit seinen Karten eingetragen, und kein Nichtbedienen nachgewiesen.
