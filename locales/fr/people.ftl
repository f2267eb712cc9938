people-error-unreadable = Illisible : {$reason}.
people-error-circle = Ses noms tournent en rond, en commençant par {$name}.
people-error-unknown = Aucun joueur nommé {$name} n’a participé à une partie.{$suggestion}
people-error-same = Les deux noms sont déjà à {$player}.
people-error-together = {$player} et {$other} ont joué ensemble dans la partie {$game} : ce sont deux joueurs.
people-error-not-merged = Aucun autre nom n’est réuni à {$name}.
people-error-no-game = Il n’y a pas de partie {$game}.
people-error-not-in-game = {$name} n’a pas participé à la partie {$game}.
people-error-taken = {$name} a participé aussi à la partie {$game}.
people-error-incomplete = Donnez les parties et le nom qu’elles portent ; ou ni l’un ni l’autre, pour défaire une réunion.
people-split-again = {$name} et {$player} sont de nouveau deux joueurs.
people-renamed-again = {$player} redevient {$name} dans {$games}.
people-merged = {$name} est {$player} dans toutes les parties.
people-adopted = Les noms qui désignent un même joueur dans le fichier le désignent maintenant ici aussi.
people-different = Dans le fichier, {$name} est {$other} ; ici, c’est toujours {$player}.
people-renamed = {$old_name} est {$player} dans {$games}.
people-games-named = { $number ->
    [one] partie
   *[other] parties
} {$games}
people-error-hidden = {$player} n’apparaît déjà plus dans les pages.
people-error-not-hidden = {$player} apparaît déjà dans les pages.
people-hidden = {$player} n’apparaît plus dans les pages.
people-shown = {$player} apparaît de nouveau dans les pages.
