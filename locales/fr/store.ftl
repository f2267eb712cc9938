store-state-unreadable = illisible
store-error-no-game-yet = Il n’y a pas encore de partie ici.
store-error-unknown-game = Il n’y a pas de partie « {$id} ».
store-error-path-without-game = Il n’y a pas de partie à l’emplacement {$path}.
store-error-exists = Il y a déjà une partie {$id} ; elle reste telle quelle.
store-error-bad-pointer = {$path} n’indique pas de partie.
store-error-locked = {$path} est verrouillé par un autre programme : un autre hoyle, ou un qui le copie. Toujours verrouillé après cinq secondes, donc rien n’est fait. Réessayez ; si cela dure, fermez ce programme.
store-error-not-file = {$path} n’est pas un fichier ordinaire : hoyle ne l’ouvre pas.
store-error-not-folder = {$path} n’est pas un dossier : rien ne peut s’y trouver.
store-error-io = {$place} n’a pas pu être { $operation ->
    [opened] ouvert
    [locked] verrouillé
    [read] lu
    [created] créé
    [written] écrit
    [moved] mis à sa place
   *[flushed] écrit sur le disque
} : {$reason}.
store-error-system = { $kind ->
    [missing] il n’existe pas de tel fichier ni de tel dossier
    [denied] permission refusée
    [full] le disque est plein
    [large] trop long
   *[other] {$error}
}
store-archive-too-long = il dépasse {$most} octets.
store-archive-not-archive = ce n’est ni le journal d’une partie ni une archive de parties, ou il est abîmé en partie.
store-archive-unreadable = il ne peut pas être lu : {$reason}.
store-archive-cut-off = sa fin manque.
store-archive-after-end = quelque chose suit sa fin. Un bloc de zéros peut cacher des parties.
store-archive-empty = il ne contient pas de parties.
store-archive-bad-name = {$name} n’y est pas le nom d’un journal de partie.
store-archive-member-not-file = {$id}.jsonl n’y est pas un fichier ordinaire.
store-archive-member-too-long = {$id}.jsonl y dépasse les {$most} octets qu’une partie peut avoir.
store-archive-member-twice = {$id}.jsonl y figure deux fois.
store-archive-too-many-games = il a plus de {$most} parties.
store-state-never-begun = jamais commencée
store-state-not-file = pas de fichier
store-check-unfinished-game = jamais fini, et sans partie dedans. {$removal}
store-check-no-newline = la dernière ligne n’a pas de fin de ligne. { $repair ->
    [done] C’est réparé : {$entries}.
    [due] Ce serait réparé : {$entries}.
   *[failed] Réparation impossible : {$error}
}
store-check-remedy-copy = Pour la réparer, retirez la partie et importez-en une copie.
store-check-remedy-lines = Pour la réparer, retirez la partie et importez-en une copie ; sans copie, importez un fichier qui ne contient que { $lines ->
    [one] la ligne
   *[other] les {$lines} lignes
} avant le dommage.
store-check-remedy-event-copy = Pour réparer, importez une copie de la soirée sous un autre id.
store-check-remedy-event = Pour réparer, importez une copie de la soirée sous un autre id{ $lines ->
    [one] {" "}; sans copie, ne gardez que la première ligne du fichier
   *[other] {" "}; sans copie, ne gardez que les {$lines} premières lignes du fichier
}.
store-check-cut-off = la dernière ligne ({ $cut ->
    [one] {$cut} octet
   *[other] {$cut} octets
}) a été coupée pendant l’écriture, et jamais confirmée. { $repair ->
    [done] Elle est retirée ; il reste : {$entries}.
    [due] Elle serait retirée ; il resterait : {$entries}.
   *[failed] Impossible de la retirer : {$error}
}
store-check-removal = { $repair ->
    [done] C’est retiré.
    [due] Ce serait retiré.
   *[failed] Impossible à retirer : {$error}
}
store-check-pointer = { $former_game ->
    [none] il ne nomme pas de partie
   *[other] il nomme {$former_game}, qui n’existe pas
}. { $repair ->
    [done] { $game ->
        [none] Il n’en nomme plus aucune.
       *[other] Il nomme maintenant {$game}, la partie de la dernière entrée.
    }
    [due] { $game ->
        [none] Il n’en nommerait aucune.
       *[other] Il nommerait {$game}, la partie de la dernière entrée.
    }
   *[failed] Impossible à changer : {$error}
}
store-check-repaired = réparé
store-check-repairable = à réparer
store-check-unreadable = illisibles et laissées telles quelles
store-check-all-sound = tout est intact
store-check-summary = Vérifié : {$games}. Résultat : {$result}.
store-check-summary-with-bin = Vérifié : {$games}, et {$bin} dans la corbeille. Résultat : {$result}.
store-export-game = Écrit dans {$file} : partie {$game}.
store-import-game = Partie {$id} importée : {$title}, {$entries}.
store-import-diverging = Elle suit {$id} jusqu’à l’entrée {$last_entry}, puis diffère.
store-import-same = La partie {$id} est déjà ici, identique à l’octet près. Rien n’a changé.
store-import-behind = La partie {$id} est déjà ici, avec { $entries ->
    [one] {$entries} entrée
   *[other] {$entries} entrées
} de plus que le fichier. Rien n’a changé.
store-import-unchanged = {$finding} Rien n’a changé.
store-import-ahead = La partie {$id} est ici, et le fichier a { $entries ->
    [one] {$entries} entrée
   *[other] {$entries} entrées
} de plus.
store-id-taken = Il y a déjà une autre partie {$id}.
store-import-stopped-at-last = La dernière partie n’a pas été importée. Pour continuer, réimportez le fichier.
store-import-stopped = {$games} parties n’ont pas été importées. Pour continuer, réimportez le fichier.
store-remove-done = Partie {$id} mise à la corbeille : {$game}.
store-remove-done-renamed = Partie {$id} mise à la corbeille, sous {$bin_id} : {$game}.
store-restore-done = Partie {$id} restaurée : {$game}.
store-notice-torn-line = {$journal} : la dernière ligne est incomplète et elle est ignorée : elle a été coupée pendant l’écriture, ou le fichier a été coupé plus tard.
store-notice-not-current = Noté, mais la partie n’a pas pu devenir la partie courante : {$error}
store-error-not-in-bin = Il n’y a pas de partie « {$id} » dans la corbeille.
store-check-unfinished-file = {$path} : jamais fini. {$removal}
store-check-cache = games.cache : le fichier est abîmé ou d’une autre version, et ne sert pas. {$removal}
store-check-stray = {$path} : pas une partie ; laissé tel quel.
store-export-games = Écrit dans {$file} : { $games ->
    [one] {$games} partie
   *[other] {$games} parties
}.
store-export-damaged = {$error} Copié tel quel, à l’octet près.
store-export-left-out = {$error} Ignoré.
store-import-ask-add = {$finding} Ajouter ce qui manque ?
store-import-added = Ajouté à la partie {$id} : { $entries ->
    [one] {$entries} entrée
   *[other] {$entries} entrées
}.
store-import-left-out = {$error} Non importé.
store-import-failed = {$place} : {$error} Rien n’a été importé.
store-import-one-id = {$place} a {$games} parties ; une seule à la fois peut prendre un autre identifiant.
store-remove-ask = Mettre la partie {$id} ({$game}) à la corbeille ?
store-no-current-game = Il n’y a pas de partie courante.
store-export-too-many = Il y a {$games} parties, et une archive en a au plus {$most}. Rien n’a été exporté.
store-export-remedy-parts = Exportez-en par leurs identifiants, puis les autres.
store-export-none-readable = Aucune des parties n’est lisible. Rien n’a été exporté.
store-import-torn-line = La dernière ligne du fichier est incomplète et elle est ignorée.
store-remove-declined = Rien n’a été supprimé.
store-remove-no-terminal = Impossible de demander confirmation : il n’y a pas de terminal.
store-notice-current = C’est la partie courante.
store-state-newer = plus récente
store-state-damaged = abîmée
store-state-busy = occupée
store-bin-empty = La corbeille est vide.
store-no-games-yet = Il n’y a pas encore de parties ici.
store-no-games-match = Aucune partie ne convient.
store-last-entry = dernière entrée {$time}
store-remedy-file = Corrigez-le si c’est un fichier texte, ou déplacez-le : un nouveau est créé au besoin.
store-remedy-folder = Si c’est un lien, rétablissez ce vers quoi il mène ; sinon déplacez-le : un nouveau dossier est créé au besoin.
store-now-current = Les commandes concernent maintenant la partie {$id}.
import-ask-name = {$name} n’a jamais joué ici. Est-ce {$near} ?
import-error-name-near = {$name} n’a jamais joué ici, mais {$near} si.
import-error-result-rules = Seuls les totaux finaux sont connus, mais pas les règles.
import-error-archive-alone = {$file} contient des parties enregistrées : importez-le seul.
import-error-deal-rules = Une donne ne dit pas selon quelles règles ses levées comptent.
import-error-deal-card = « {$word} » n’est pas une carte.
import-error-deal-unplayed = La donne n’a pas été jouée, ou le contrat, le déclarant ou l’entame sont illisibles.
import-error-deal-tricks = Selon ces règles, la donne finit après la levée {$tricks}, mais il y en a d’autres.
import-error-deal-incomplete = Levées d’après leurs cartes : {$tricks}. Aucun résultat ne dit qui a fait les autres.
import-error-deal-result = Levées du camp déclarant : {$took} d’après les cartes, {$result} d’après le résultat.
import-error-many-deals = {$file} contient plus de {$most} donnes. Divisez-le.
import-deal-read = Levées d’après leurs cartes : {$tricks}. Donneur : {$dealer}.
import-deal-claimed = Les autres levées sont celles du résultat.
import-here-already = Cette soirée est déjà là, sous la partie {$id} ; rien n’a été importé.
import-kept = Importée sous la partie {$id} : {$title}, { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
 }, {$day}.
import-rehearsed = Cela deviendrait une partie : {$title}, { $deals ->
    [one] {$deals} donne
   *[other] {$deals} donnes
 }, {$day}. Rien n’a été importé.
store-remove-no-batch = Il n’y a ici aucune partie d’un import de feuilles.
store-remove-ask-batch = { $games ->
    [one] Mettre à la corbeille la partie du dernier import de feuilles : {$ids} ?
   *[other] Mettre à la corbeille les {$games} parties du dernier import de feuilles : {$ids} ?
}
store-remove-done-batch = { $games ->
    [one] Une partie mise à la corbeille : {$ids}.
   *[other] {$games} parties mises à la corbeille : {$ids}.
}
import-error-no-files = Il n’y a aucun fichier à importer dans {$folder}.
