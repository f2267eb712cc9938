hint-purpose = { $hint ->
    [bid] noter les annonces
    [call] noter les enchères
    [contract] noter le contrat
    [trou] noter les deux
    [took] noter les plis
    [trick] noter le pli
    [kind] noter le contrat
    [tally] noter d’abord ce qui est compté
    [choose] choisir, ou waive pour laisser passer
    [choose-late] si la table l’a permis, choisir maintenant
    [rule] noter la décision de la table
    [incident] et maintenant
    [redeal] annuler la donne
    [leave] céder la place et son total
    [join] faire revenir ce joueur
    [end] terminer la partie
    [fix-bid] corriger une annonce
    [undo] annuler
    [undo-last] annuler la dernière entrée
    [redo] rétablir
    [allow] si la table l’a permis, noter quand même
    [after] si cela vaut encore, noter
    [status] voir ce qui est attendu
    [help] voir ce qui peut se taper ici
    [sheet] voir la feuille
    [log] voir ce qui est noté
    [rematch] en jouer une autre
    [remove] supprimer la partie
    [script] afficher la partie en script
    [all-rules] voir la liste
    [rules-of] voir les règles
    [help-on] voir l’emploi
   *[give-partner] indiquer le partenaire
}
hint-record-trump = { $is_optional ->
    [true] noter l’atout, si vous voulez
   *[false] noter l’atout
}
hint-fix = { $what ->
    [dealer] corriger le donneur
    [took] corriger les plis faits
    [trick] corriger un pli
    [contract] corriger le contrat
    [contract-and-tricks] corriger le contrat
    [trump] corriger l’atout
    [kind] corriger le contrat
   *[tally] corriger le compte
}
hint-extra = jouer une donne supplémentaire où { $bids ->
    [zero] toutes les annonces sont 0
   *[blind] tous annoncent avant la donne
}
hint-confirm = passer la question
hint-confirm-removal = supprimer sans confirmation
hint-new-game = commencer une partie
hint-new-with-score = prendre ce barème
hint-games = afficher la liste des parties
hint-players = afficher la liste des joueurs
hint-stats-player = voir toutes les valeurs d’un joueur
hint-explain-figure = voir d’où vient une valeur
hint-bin = afficher la corbeille
hint-open = continuer
hint-open-any = choisir une partie
hint-restore = restaurer
hint-restore-any = en restaurer une
hint-import = importer sur une autre machine
hint-check-call = vérifier une enchère
hint-rules-show = en montrer une
hint-rules-start = partir d’un jeu proche du vôtre
hint-doctor = voir quelles parties sont intactes
hint-check-rules = vérifier le fichier
hint-commands = afficher les commandes
hint-topic = en lire une
hint-schema = en afficher une
hint-give-cards-and-players = indiquer les cartes distribuées et le nombre de joueurs
hint-give-names = indiquer les joueurs
hint-give-player-count = indiquer le nombre de joueurs
hint-give-trump = indiquer l’atout
hint-give-tricks = indiquer les plis faits
hint-give-game = indiquer une partie
hint-give-id = choisir un identifiant
hint-give-other-id = choisir un autre identifiant
hint-give-other-file = choisir un autre fichier
hint-overwrite = remplacer ce qui est là
hint-give-folder = indiquer un dossier
hint-phones = connecter des téléphones
hint-give-port = choisir un autre port
hint-give-address = en choisir une
hint-continue = continuer
hint-own-game = commencer votre partie
hint-rule-by-laws = trancher d’après elles
hint-choose-explanation = prendre la première explication
hint-incident-show = le voir
hint-incident-misdeal = trancher sur la maldonne
hint-incident-dealer = si {$player} a donné
hint-let-stand = laisser passer
hint-annul = annuler la donne {$deal}
hint-use-before = revenir à la partie d’avant
hint-chances-whole = tout voir
hint-sheet-to-audit = l’écrire sous une forme lisible
hint-name-columns = dire ce que sont les colonnes
hint-name-dealer = nommer le premier donneur
hint-map-name = c’est {$name}
hint-name-rules = nommer les règles
hint-import-again = l’importer quand même
hint-import-all = les importer
hint-audit-all = vérifier chacune
hint-name-day = c’était le {$day}
hint-take-back = annuler l’import
hint-debts = voir ce qui est dû
