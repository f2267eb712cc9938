quiz-may-bid = Karata po igraču: {$cards}. Igrača: {$players}. Licitacije dosad: {$bids}. Sme li poslednji igrač da licitira {$bid}?
quiz-may-play = Izašlo se kartom: {$led}. Adut: {$trump}. U ruci: {$hand}. Sme li da se igra {$card}?
quiz-hand = Karata po igraču: {$cards}. Igrača: {$players}. Licitacija: {$bid}. Štihova: {$took}. Koliko poena?
quiz-contract = Kontrakt: {$bid}. Štihova: {$took}. Koliko poena dobija svaki igrač strane koja igra?
quiz-tricks = Štihova: {$took} od {$counted}. Koliko poena?
quiz-deal = Igrača: {$players}. Koliko karata dobija svako u deljenju {$deal}?
quiz-verdict = { $is_legal ->
    [true] Da
   *[false] Ne
}
quiz-right = Tačno.
quiz-wrong = Netačno. Odgovor je {$answer}.
quiz-result = Tačnih odgovora: {$right} od {$asked}.
quiz-unclear = { $is_number ->
    [true] Otkucajte broj.
   *[false] Otkucajte da ili ne.
}
quiz-nothing = O igri {$title} nema šta da se pita.
quiz-answer = Odgovor: {$answer}.
