prompt-games-known = Jeux : {$games}.
prompt-number-game-over = La partie est finie : aucun nombre n’est attendu.
prompt-number-not-due = Attendu : { $expected ->
    [call] une enchère
    [contract] le contrat
    [kind] le contrat
   *[trump] l’atout
}, pas un nombre.
prompt-digits-ambiguous = {$digits} pourrait être {$readings} : séparez les nombres par des espaces.
prompt-suit-or-sheet = s peut être pique ou la feuille : tapez sp ou sheet.
prompt-not-understood = {$word} n’est pas une commande{ $due ->
    [bid] {" "}ni une annonce.
    [call] {" "}ni une enchère.
    [contract] , ni une enchère et ses joueurs.
    [partner] , ni un partenaire et une couleur.
    [trump] {" "}ni une couleur.
    [kind] {" "}ni un contrat.
    [tricks] , ni des plis ou des cartes.
    [tally] {" "}ni des nombres.
    [no_game] , et aucune partie n’est ouverte ici.
   *[nothing] {"."}
}
prompt-trump-recorded = L’atout est noté : {$trump}.
prompt-trump-by-contract = Le contrat nomme l’atout.
prompt-trump-set = L’atout de cette donne est fixé : {$trump}.
prompt-trump-not-needed = Aucune couleur n’est attendue ici.
prompt-standings = Classement : {$totals}.
prompt-choice-rematch = {$number}  Revanche : {$players}
prompt-choice-game = {$number}  Continuer {$id} : {$game}
prompt-choice-new-game = {$number}  Nouvelle partie
prompt-choice-rules = {$number}  {$id} : {$title}, {$player_counts} joueurs
prompt-choices-offered = Règles maison : {$choices} … Tapez-en d’autres pour les changer, ou help pour en voir la liste.
prompt-ask-players = Qui joue à {$title} ? Nommez {$player_counts} joueurs, dans l’ordre de la table.
prompt-word-unreadable = {$word} est illisible : {$expected}.
prompt-ask-next = Et maintenant ? Tapez un numéro.
prompt-ask-next-or-leave = Et maintenant ? Tapez un numéro, ou Entrée pour { $goes_back ->
    [true] revenir
   *[false] quitter
}.
prompt-ask-dealer = Qui donne en premier ? Tapez un nom, ou Entrée pour tirer au sort.
prompt-ask-game = Quel jeu ? Tapez son numéro ou son nom, ou q pour quitter.
prompt-new-game-usage = Nommez un jeu, puis les joueurs dans l’ordre de la table.
prompt-bids-usage = { $number ->
    [1] tapez une annonce, par exemple {$example}
   *[other] tapez {$number} annonces, par exemple {$example}
}
prompt-tricks-usage = { $number ->
    [1] tapez les plis
   *[other] tapez les plis de {$number} joueurs ; le dernier nombre peut manquer
}
prompt-trou-usage = NOM COULEUR
prompt-turned-card-without-trick = Une carte du talon n’est retournée qu’après un pli.
prompt-other-folder = Un seul dossier de parties est ouvert ici. Pour un autre, quittez et recommencez avec lui.
prompt-label = { $due ->
    [reading] lequel
    [bid] annonce
    [call] enchère
    [contract] contrat
    [partner] partenaire
    [trump] atout
    [kind] contrat
    [tricks] plis
    [tally] compte
    [nothing] fin
   *[no_game] hoyle
}>{" "}
prompt-side-total = {$side} {$total}{ $is_first ->
    [true] {" "}(en tête)
   *[false] {""}
}
prompt-ask-reading = {$digits} peut se lire de plusieurs façons. Laquelle est la bonne ?
prompt-help-intro = Tapez ce qui se dit à la table : ce qui est attendu décide du sens.
prompt-help-numbers = { $has_bids ->
    [true] annonces, ou plis : le dernier peut manquer
   *[false] plis : le dernier nombre peut manquer
}
prompt-help-names = nombres par nom : le début suffit
prompt-help-word = l’annonce {$word} : le début suffit
prompt-help-suit = la couleur ou la carte retournée
prompt-help-suit-bids = couleur et annonces
prompt-help-trick = un pli, comme joué
prompt-help-tally = ce qui compte en plus
prompt-help-bid = {$bid} à cœur
prompt-help-contract = un contrat et ses joueurs
prompt-help-partner = partenaire et atout
prompt-help-tricks = les plis du camp du déclarant
prompt-help-events = ce qui s’est mal passé ; le reste
prompt-help-undo = annuler, rétablir
prompt-help-sheet = feuille, cette aide, fin
prompt-help-file = écrit la feuille dans un fichier
prompt-help-print = imprime la feuille depuis un navigateur ; la copie
prompt-help-more = Quitter ne perd rien. Les commandes marchent aussi, comme explain 3 ; help les liste.
prompt-number-expected = { $most ->
    [1] Tapez 1.
   *[other] Tapez un nombre de 1 à {$most}.
}
prompt-hand-out-alone = Tapez {$command} tout seul. Un fichier s’écrit avec sheet FICHIER, par exemple sheet vendredi.html.
