option-refusal-new-game = Seule une partie existante peut être choisie ; donnez à une nouvelle un identifiant.
terminal-ask-yes-or-no = {$question} Tapez oui ou non.
terminal-reply-yes = oui o
terminal-reply-no = non n
terminal-error-setup = Le terminal n’a pas pu être préparé : {$error}.
terminal-error-output = La sortie n’a pas pu être écrite : {$error}. Tout ce qui est déjà noté est conservé.
terminal-manual-written = {$pages} pages de manuel écrites dans {$folder}.
terminal-manual-usage = En lire une : man {$page}
terminal-file-too-long = {$file} dépasse {$most} octets.
terminal-file-not-text = {$file} n’est pas un texte UTF-8.
terminal-workbook-unreadable = {$file} ne peut pas être lu comme classeur (xlsx ou ods). Il est peut-être abîmé ou protégé par un mot de passe. Enregistrez la feuille en CSV et utilisez ce fichier.
terminal-workbook-old = {$file} est un classeur Excel d’avant 2007 (.xls), ou protégé par un mot de passe. Enregistrez-le en .xlsx sans mot de passe, ou en CSV, et utilisez ce fichier.
terminal-workbook-too-large = {$file} est trop grand pour une feuille de marque. Enregistrez la feuille seule en CSV et utilisez ce fichier.
terminal-file-exists = {$file} existe déjà et n’a pas changé.
option-refusal-not-recording = {$option} ne va qu’avec les commandes qui notent dans une partie existante.
option-refusal-not-records = {$option} ne va qu’avec une sortie en enregistrements.
option-refusal-game-named = {$option} ne va pas ici : la commande nomme elle-même la partie.
option-refusal-exclusive = Choisissez l’une de ces options : {$options}.
terminal-file-remedy-path = Vérifiez le chemin et ses droits.
terminal-everything-saved = Tout ce qui est noté est enregistré.
terminal-nothing-recorded = Rien de noté.
terminal-standard-input = entrée standard
terminal-temporary-folder = le dossier temporaire {$folder}
terminal-no-home-folder = Il n’y a pas de dossier personnel où garder les parties.
terminal-file-not-regular = ce n’est pas un fichier ordinaire
terminal-archive-not-shown = Une archive ou un classeur ne peut pas s’afficher sur un terminal.
ending-choice-save-sheet = Enregistrer la feuille
ending-choice-other-game = Autre partie
ending-choice-rematch = Revanche
ending-choice-export = Exporter
terminal-error-theme = {$theme} n’est pas un thème pour HOYLE_THEME ; possibles : {$themes}.
terminal-error-time = {$time} n’est pas une heure pour HOYLE_NOW ; par exemple 2026-11-20T20:15:00Z.
terminal-error-clock = L’horloge indique une date avant 1970 ou après 9999, qu’aucune partie ne peut noter. Réglez l’horloge, ou HOYLE_NOW.
serve-keys = { $keeps_score ->
    [true] s montre le code du marqueur ;{" "}
   *[false] {""}
}{ $players ->
    [0] {""}
   *[other] 1 à {$players} montrent le code d’un joueur, p affiche les liens des joueurs ;{" "}
}n crée de nouveaux liens, les anciens ne valent plus ; q arrête.
terminal-nothing-stored = Rien n’a été enregistré.
sheet-refusal-script = Un script n’écrit pas de fichiers.
sheet-refusal-ending = L’extension du fichier dit quoi écrire : txt, md, csv, html, svg, png ou json.
sheet-refusal-not-shown = Une image ne peut pas s’afficher sur un terminal.
sheet-refusal-too-large = La feuille est trop grande pour une image. Prenez svg ou html.
sheet-refusal-without-feature = Ce programme a été compilé sans la fonctionnalité { $feature }.
terminal-printing = La feuille est ouverte dans un navigateur, avec la fenêtre d’impression : {$file}
terminal-no-browser = Aucun navigateur ne s’ouvre ici. Imprimez cette page ailleurs : {$file}
terminal-copied = La feuille est envoyée au presse-papiers. Si elle ne se colle pas, le terminal ne l’a pas prise : enregistrez-la.
terminal-no-clipboard = Ce terminal n’a pas de presse-papiers. Enregistrez la feuille.
ending-choice-print = Imprimer la feuille
ending-choice-copy = Copier la feuille
terminal-ask-leave = Tapez q pour quitter.
