# Les soirées de club : plusieurs tables, et des joueurs qui passent de l’une à l’autre.
event-ready = La soirée {$event} est prête : {$title}.
event-entry-entered = {$number} {$players} : inscription faite.
event-entries-counted = { $number ->
    [one] {$number} inscription
   *[other] {$number} inscriptions
}. Tables : {$sizes}.
event-entries-other = Avec une de plus : {$more}. Avec une de moins : {$fewer}.
event-entries-bench = {$sizes} ; {$number} au repos
event-entry-away = {$number} {$players} : absence à partir du tour {$round}.
event-entry-back = {$number} {$players} : retour au tour {$round}.
event-person-changed = À partir du tour {$round}, {$player} joue comme {$number} à la place de {$old_name}.
event-name-corrected = Inscription {$number} : le nom s’écrit {$player}.
event-exported = La soirée {$event} est dans {$file}.
event-imported = La soirée {$event} est ici : {$title}.
event-entry-paid = {$number} {$players} a payé {$amount}.
event-money-counted = Payé jusqu’ici : {$amount}, par {$paid} sur {$number}.
event-round-drawn = Tour {$round}, graine {$seed}, essai {$attempt}.
event-round-drawn-again = Tour {$round} tiré de nouveau, graine {$seed}, essai {$attempt} : {$reason}.
event-table-seats = Table {$table} : {$players}
event-bench-seats = Au repos : {$players}
event-meetings-new = Personne ne retrouve quelqu’un à sa table.
event-meetings-again = { $number ->
    [one] {$number} paire s’est déjà rencontrée.
   *[other] {$number} paires se sont déjà rencontrées.
}
event-seats-corrected = Tour {$round}, table {$table} : y étaient assis {$players}.
event-seats-corrected-because = Tour {$round}, table {$table} : y étaient assis {$players}, motif : {$reason}.
event-clock-started = Le tour {$round} dure {$minutes} minutes.
event-result-entered = Tour {$round}, table {$table} : {$result}.
event-result-changed = Tour {$round}, table {$table} : {$result}, motif : {$reason}.
event-result-not-played = Tour {$round}, table {$table} : pas jouée.
event-result-winner = Tour {$round}, table {$table} : victoire de {$players}.
event-table-agreed = Tour {$round}, table {$table} : d’accord.
event-table-disputed = Tour {$round}, table {$table} : résultat contesté.
event-table-disputed-by = Tour {$round}, table {$table} : {$players} conteste le résultat.
event-table-agreed-by = Tour {$round}, table {$table} : accord de {$players}.
event-round-closed = Les résultats du tour {$round} sont définitifs.
event-points-adjusted = {$number} {$players} : {$points} points au tour {$round}, motif : {$reason}.
event-rank-changed = Classement désormais par : {$criteria}, motif : {$reason}.
event-note-made = Note : {$text}
event-over = La soirée est finie.
event-act-undone = Annulé : {$act}
event-act-redone = Rétabli : {$act}
event-all-tables-in = Toutes les tables ont rendu.
event-tables-out = Manquent encore : {$tables}.
event-places-changed = Places changées : {$changes}.
event-place-change = {$number} {$players} {$before} → {$after}
event-tables-uneven = Les tables ne sont pas de même taille et le classement commence par les points : à une plus grande table, on en joue plus ou moins.
event-stations-repeat = À partir du tour {$round}, certains se rencontrent de nouveau.
event-partners-again = D’anciens partenaires peuvent se retrouver.
event-cut-lot = {$player} et {$other} étaient à égalité selon tous les critères : le sort a retenu {$player}.
event-cut-changed = Avec cela, {$players} jouerait à partir du tour {$round} à la place de {$others} : les places restent.
event-draws-sound = Chaque tirage est celui que donne sa graine.
event-draw-differs = Le tour {$round} n’est pas placé comme sa graine le donne.
event-nothing-drawn = Aucun tour n’est encore tiré.
event-table-state = { $state ->
    [open] rien encore
    [entered] inscrit
    [agreed] confirmé
    [closed] définitif
   *[not-played] pas jouée
}
event-table-playing = donne {$deal} jouée
event-flag = { $flag ->
    [early] saisi tôt
    [far] loin de tous les autres
    [repeated] le même qu’au tour précédent
    [changed] modifié après l’accord
    [unfinished] pas finie à la clôture
   *[disputed] contesté
}
event-criterion = { $criterion ->
    [points] points
    [match] points de match
    [wins] victoires
    [made] donnes tenues
    [met] leurs rencontres
    [best] meilleurs tours
    [last] derniers tours
    [table] dernière table
   *[lot] sort
}
event-ranked-by = À partir du tour {$round}, classement par : {$criteria}.
event-rounds-title = Points par tour
event-left-early = Départ anticipé, sans place : {$players}.
event-results-missing = Résultats manquants : {$tables}.
event-table-named = tour {$round} table {$table}
event-tables-named = tour {$round} { $number ->
    [one] table
   *[other] tables
} {$tables}
event-explain-played = Tour {$round} : table {$table}, siège {$seat}, {$points} points, {$match_points} points de match.
event-explain-open = Tour {$round} : table {$table}, siège {$seat}, pas encore de résultat.
event-explain-bench = Tour {$round} : au repos, {$points} points.
event-explain-away = Tour {$round} : absence.
event-explain-against = Place {$place} avec {$points} points et {$match_points} points de match, départage avec {$players} : {$criterion}.
event-explain-place = Place {$place} avec {$points} points et {$match_points} points de match, départage : {$criterion}.
event-explain-equal = Place {$place} avec {$points} points et {$match_points} points de match, à égalité après tous les critères.
event-prize-won = {$prize} : {$players}
event-no-prizes = La soirée n’a pas de prix.
event-no-events = Il n’y a pas encore de soirée.
event-state-running = tour {$round}
event-heading = { $column ->
    [number] n°
    [place] place
    [name] nom
    [points] points
    [match] match
    [wins] victoires
    [made] tenues
    [decided] départage
    [table] table
    [seat] siège
    [event] soirée
    [title] titre
    [entries] inscriptions
    [day] jour
    [round] tour
    [result] résultat
   *[initials] paraphe
}
event-refusal-no-event = Il n’y a pas de soirée {$event}.{$suggestion}
event-refusal-none-chosen = Aucune soirée n’est choisie.
event-refusal-exists = Il y a déjà une soirée {$event}.
event-refusal-unreadable = On ne peut pas se fier au journal de la soirée {$event} : {$reason}
event-refusal-no-kind = Il n’y a pas de soirée du genre {$kind}.{$suggestion}
event-refusal-plan = Le plan est illisible : {$reason}.
event-refusal-plan-key = Un plan n’a pas de clé {$key}.{$suggestion}
event-refusal-plan-value = {$key} ne peut pas être {$value} dans un plan.
event-journal-not-first = La première ligne n’est pas celle d’une soirée.
event-journal-line = ligne {$line} : {$reason}
event-refusal-ended = La soirée est finie.
event-refusal-no-entry = Aucune inscription n’est {$name}.
event-refusal-several-entries = {$name} peut être {$numbers}.
event-refusal-name = {$name} ne peut pas être un nom : il a de 1 à 40 signes visibles, sans +, et n’est pas un nombre.
event-refusal-too-many = Une soirée a au plus {$most} inscriptions.
event-refusal-too-many-tables = Un tour a au plus {$most} tables, et celui-ci en aurait {$tables}.
event-refusal-people = À cette soirée s’inscrit { $number ->
    [one] une personne à la fois
   *[other] une paire, comme Ana+Bo
}.
event-refusal-seating = { $present ->
    [one] {$present} inscription ne peut pas être placée
   *[other] {$present} inscriptions ne peuvent pas être placées
} : il en faut au moins {$least}{ $has_most ->
    [true] {" "}et au plus {$most}
   *[false] {""}
}.
event-refusal-no-round = { $rounds ->
    [0] Aucun tour n’est encore tiré
   *[other] Le tour {$round} n’est pas tiré : le dernier est le {$rounds}
}.
event-refusal-no-table = Il n’y a pas de table {$table} : { $tables ->
    [one] il y a {$tables} table.
   *[other] il y a {$tables} tables.
}
event-refusal-tables-open = Au tour {$round} manque encore le résultat { $number ->
    [one] de la table
   *[other] des tables
} {$tables}.
event-refusal-needs-winner = Égalité de points { $number ->
    [one] à la table
   *[other] aux tables
} {$tables} : il faut dire qui avance ; la table coupe.
event-refusal-all-drawn = Le tour {$round} était le dernier.
event-refusal-begun = Le tour {$round} a commencé : on ne peut plus le tirer de nouveau.
event-refusal-form = {$text} n’est pas de la forme {$form}.
event-refusal-no-side = Il n’y a pas de camp {$side} à cette table : il y en a {$sides}.
event-refusal-people-settled = Le tour {$round} a déjà commencé : on sait qui le joue.
event-refusal-own-result = Le camp de {$number} a saisi ce résultat : quelqu’un d’un autre camp doit donner son accord.
event-refusal-not-at-table = {$number} n’est pas à la table {$table}.
event-refusal-needs-reason = Ce résultat est définitif : dites pourquoi il change.
event-refusal-sides = { $given ->
    [one] {$given} nombre est donné
   *[other] {$given} nombres sont donnés
}, il en faut {$needed}.
event-refusal-sum = La somme des points est {$given}, et non {$sum}.
event-refusal-step = { $is_whole ->
    [true] {$points} n’est pas un nombre entier.
   *[other] {$points} n’est pas un multiple de {$step}.
}
event-refusal-bounds = {$points} n’est pas possible à une table : { $limits ->
    [both] de {$low} à {$high}
    [least] au moins {$low}
   *[most] au plus {$high}
}.
event-refusal-typed = Les résultats de la soirée {$event} sont inscrits tels quels : ses tables n’ont pas de parties.
event-refusal-other-entries = Ces places doivent avoir les mêmes inscriptions qu’avant : {$numbers}.
event-refusal-unchanged = C’est déjà ainsi.
event-refusal-nothing-to-undo = Il n’y a plus rien à annuler.
event-refusal-nothing-to-redo = Rien n’a été annulé.
event-refusal-fixed-tables = Les tables suivent du mouvement : personne ne peut en demander une.
hint-event-add = inscrivez des joueurs
hint-event-draw = tirez le tour suivant
hint-event-result = inscrivez un résultat
hint-event-winner = dites qui a gagné
hint-event-reason = donnez le motif
hint-event-status = voyez où on en est
hint-event-standings = voyez le classement
hint-event-kind = voyez les clés d’un genre
hint-event-kinds = voyez les genres
hint-event-new = commencez une soirée
hint-event-choose = nommez-la
hint-event-list = voyez les soirées
hint-event-undo = annulez-le
room-code-director = Pour diriger la soirée : réservé au directeur
room-refusal-link = Ce lien n’enregistre pas cela.
room-refusal-meanwhile = Autre chose a été enregistré depuis l’affichage de la page : regardez, puis renvoyez si cela convient toujours.
room-refusal-agreed = Ce résultat a reçu l’accord : appelez le directeur.
room-replace-question = {$result} a été saisi à {$at}. Pour le remplacer, saisissez encore une fois le résultat.
room-dispute-button = C’est faux
room-enter-button = Saisir le résultat
room-keeper-label = Qui marque ?
room-game-link = Marquer donne par donne
room-agree-elsewhere = L’autre camp donne son accord sur sa propre page.
room-agree-button = {$player} est d’accord
room-agree-question = Est-ce exact ?
room-table-empty = Personne n’est ici au tour {$round}.
room-line-label = Toute commande de hoyle event qui enregistre, par exemple result 2 7 ou substitute 3 Zoe
room-states-title = Tables
room-signs-title = Panneaux et cartes avec les liens
room-next-bench = {$player} est au repos au tour {$round}
room-next-partner = {$player} : tour {$round}, table {$table}, place {$seat}, avec {$partner} contre {$against}
room-next-seat = {$player} : tour {$round}, table {$table}, place {$seat}, contre {$against}
room-close-button = Valider les résultats du tour {$round}
room-clock-button = Lancer le chronomètre
room-draw-button = Tirer le tour suivant
room-ranking-title = Classement après le tour {$round}
room-results-title = Tour {$round} : les résultats
room-seats-title = Tour {$round} : les places
room-out-title = Tables sans résultat
room-clock-until = jusqu’à {$at}
room-table-title = Table {$table}
event-none-removed = Aucune soirée dans la corbeille.
event-remove-ask = Mettre la soirée {$event} à la corbeille ?
event-remove-done = Soirée {$event} mise à la corbeille.
event-restore-done = Soirée {$event} restaurée.
event-restore-none = Il n’y a pas de soirée {$event} dans la corbeille.
event-refusal-removed = Une soirée {$event} est dans la corbeille.
event-demo-title = Répétition : {$title}
event-demo-ready = La répétition {$event} est prête, avec des joueurs et des résultats inventés.
event-print-no-links = Il n’y a pas encore de liens : hoyle serve les crée à son premier lancement.
hint-event-bin = voyez les soirées de la corbeille
hint-event-entries = choisir un autre nombre
hint-event-remove = la supprimer
