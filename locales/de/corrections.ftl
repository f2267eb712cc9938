correction-error-entry = An Eintrag {$entry} gibt es nichts zu berichtigen.
correction-error-blocked = Eintrag {$entry} in Spiel {$deal} wäre dann nicht möglich gewesen.
correction-error-too-many = Diese Partie wurde so oft berichtigt, dass es zu lange dauern würde, ihr Journal zu lesen. Geben Sie sie als Skript aus und spielen Sie das als neue Partie ein.
correction-error-twice = Für {$player} sind zwei Zahlen angegeben.
correction-error-nothing-recorded = Für {$deal} ist noch nichts eingetragen, also gibt es nichts zu berichtigen.
correction-error-no-bid = Für {$deal} ist keine Ansage von {$player} eingetragen.
correction-error-fewer-bids = Für {$deal} sind weniger Ansagen eingetragen.
correction-error-no-tricks = Für {$deal} sind keine Stiche von {$player} eingetragen.
correction-error-tricks-open = Die Stiche für {$deal} sind noch nicht eingetragen.
correction-error-no-auction = Für {$deal} sind weder Gebote noch ein Kontrakt eingetragen.
correction-error-no-kind = Die Art von {$deal} hat niemand gewählt.
correction-error-other-kind = Was für {$deal} gezählt ist, gehört nicht zu {$kind}: Geben Sie auch die Zahlen dafür an.
correction-error-cards-decide = Die Karten, die für {$deal} eingetragen sind, zeigen, wer welchen Stich gemacht hat.
correction-error-no-cards = Für {$deal} ist kein Stich mit seinen Karten eingetragen.
correction-error-no-trick = Stich {$trick} ist für {$deal} nicht eingetragen; der letzte eingetragene ist Stich {$last}.
correction-error-calls-need-dealer = Wessen Gebot welches war, hängt für {$deal} vom Geber ab: Geben Sie erst den Kontrakt an.
correction-error-dealer-sits-out = Als Geber hätte {$player} ausgesetzt, es sind aber Zahlen von {$player} eingetragen; es geht um {$deal}.
correction-error-bid-order = {$player} müsste vor anderen ansagen, deren Ansagen für {$deal} schon eingetragen sind. Tragen Sie erst die anderen Ansagen ein, oder nehmen Sie Einträge zurück.
correction-error-dealer-away = {$player} saß nicht am Tisch ({$deal}).
correction-error-dealer-same = Für {$deal} ist {$player} schon Geber.
correction-error-none-recorded = Für {$deal} ist nichts dergleichen eingetragen.
correction-error-several-recorded = Für {$deal} gibt es mehrere: Einträge {$entries}. Berichtigen Sie einen davon mit der Nummer des Eintrags.
correction-error-by-entry = Das wird mit der Nummer des Eintrags berichtigt, nicht mit der eines Spiels.
correction-remove-alone = Ein Eintrag wird entweder entfernt oder berichtigt.
correction-violation = † Spiel {$deal}, Eintrag {$entry} ({$act}), verstößt gegen {$rule}: {$reason}
correction-ranks-unchanged = An den Plätzen ändert sich nichts.
correction-ranks = Plätze: {$changes}.
correction-legal-again = Eintrag {$entry} ist jetzt erlaubt.
correction-unchanged = Nichts geändert: So ist es schon eingetragen.
correction-points-unchanged = An den Punkten ändert sich nichts.
correction-deal = Spiel {$number}
correction-breaks-rule = Mit dieser Berichtigung: {$reason}
correction-breaks-more = { $entries ->
    [one] {$entries} weiterer Eintrag würde
   *[other] {$entries} weitere Einträge würden
} gegen die Regeln verstoßen.
correction-entry-impossible = Eintrag {$entry} wäre nicht möglich: {$reason}
correction-advice-tricks = Geben Sie die Stiche mit dem Kontrakt an.
correction-advice-other-first = Berichtigen Sie das zuerst, oder nehmen Sie Einträge zurück.
correction-ask-allowed = {$violations} Hat die Runde es erlaubt?
correction-second-name = Auch die Stiche eines zweiten Spielers ändern sich: Nennen Sie beide, {$name}=N NAME=N.
correction-declined = Bleibt, wie es eingetragen ist.
