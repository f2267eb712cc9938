live-language-label = Langue
live-title = La table
live-no-game = Il n’y a pas encore de partie. Cette page la montrera dès son début.
live-offline = Déconnecté. Nouvel essai…
live-players-caption = Joueurs
live-record-label = À noter
live-pages-label = Pages
live-reload-link = Recharger
live-log-title = Journal
live-find-title = Chercher une règle
live-find-label = Mots de la règle
live-find-button = Chercher
live-back-link = Retour à la table
live-picture-link = La feuille en image
live-new-title = Nouvelle partie
live-player-label = Joueur {$place}
live-start-button = Commencer
live-record-button = Noter
live-undo-button = Annuler
live-redo-button = Rétablir
live-recorded-last = Dernière : {$entry}
live-other-caption = Autre chose
live-other-label = Une commande de hoyle, comme redeal, note ou swap
live-correct-caption = Corriger cette donne
live-preview-title = Ce qui changerait
live-correct-button = Noter la correction
live-dealer = {$player} donne
live-trump-label = Atout :
live-bids-label = Annonces permises
live-mark-deals = donne
live-mark-leads = entame
live-mark-left = n’est plus là
live-player-bid = annonce {$bid}
live-lead-label = En tête :
live-run = {$deals} sur {$length} de suite { $made ->
    [true] tenues
   *[false] manquées
}
live-tricks-legend = Plis du camp déclarant
live-sheet-advice = Ouvrez une donne pour voir d’où viennent ses points{ $may_fix ->
    [true] , ou pour la corriger
   *[false] {""}
}.
live-refusal-other-game = La page concerne la partie qu’elle montre : omettez les options qui en nomment une autre.
live-error-game-changed = Rien de noté : une autre partie est montrée ici maintenant.
live-error-internal = Cette page n’a pas pu être faite à cause d’une erreur de Hoyle lui-même. Ce qui était noté est gardé : revenez en arrière et rechargez la page.
live-press-again = appuyez encore
live-serve-unencrypted = HTTP en clair : qui écoute sur ce réseau peut lire les pages et leurs liens.
live-refusal-rules-file = Une page ne commence de parties qu’avec des règles intégrées.
live-refusal-reading = Une page n’accepte que ce qui note quelque chose.
live-error-address-foreign = {$address} n’est pas une adresse réseau de cette machine ; elle a : { $addresses ->
    [none] aucune
   *[other] {$addresses}
}.
live-error-address-several = Cette machine a plusieurs adresses : {$addresses}.
live-error-no-network = Cette machine n’est dans aucun réseau. Son propre navigateur s’en passe.
live-error-listen = Connexion impossible sur {$address} : {$error}. Cette table est peut-être déjà en ligne.
live-error-links = {$path} ne contient pas les liens vers les pages. De nouveaux sont créés si vous le déplacez, et les anciens ne valent alors plus.
live-error-threads = La table en direct a besoin de ses propres threads, et le système les refuse : {$error}. Fermez d’autres programmes, ou relevez la limite de processus.
live-serve-address = L’adresse est {$address}, celle de la route par défaut. Autres adresses de cette machine, pour --lan=ADDRESS : {$others}.
live-no-page = Il n’y a rien à ce lien, ou plus rien. Demandez le lien actuel là où tourne hoyle.
live-silent = Pas de réponse depuis {$seconds} s. Nouvel essai…
live-turn-mine = À vous de jouer
live-me-label = Je suis…
live-act-gone = Cela ne peut pas être noté maintenant.
live-field-optional = (peut rester vide)
live-laws-button = Ce que disent les lois
live-stands-button = Noter : la table laisse passer
live-dealer-label = Premier donneur
live-dealer-lot = tiré au sort
live-schedule-label = Donnes
live-score-label = Marque
live-promotions-label = Promotions
live-evening-label = Titre de la soirée
live-order-label = Les joueurs, dans l’ordre de la table
live-refusal-others = Avec ce lien, vous notez vos propres annonces et enchères, à votre tour. Le marqueur note tout le reste.
live-confirm-agree = Oui, c’est juste
live-confirm-object = Non
live-confirm-objected = Quelqu’un conteste les levées de la donne {$deal}. Le marqueur peut les corriger.
live-confirm-note = {$player} conteste les levées
live-error-confirm = --confirm interroge les joueurs par leurs propres liens : il faut --keep-score=players.
live-code-viewer = Pour regarder
live-code-scorer = Pour marquer : seulement pour le marqueur
live-code-player = Seulement pour {$player} : ses annonces et enchères
live-code-hide = Une touche quelconque le cache.
live-serve-lost = Cette machine n’a plus l’adresse {$address}, et les téléphones ne peuvent pas se connecter. { $others ->
    [none] Elle n’en a plus aucune.
   *[other] Elle a maintenant {$others}.
} Pour en utiliser une autre, relancez le serveur.
live-serve-found = Cette machine a de nouveau l’adresse {$address}.
live-sheet-all = Les {$number} donnes
