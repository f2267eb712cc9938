people-error-unreadable = It cannot be read: {$reason}.
people-error-circle = Its aliases form a loop, starting with {$name}.
people-error-unknown = Nobody called {$name} took part in any game.{$suggestion}
people-error-same = Both names are {$player}'s already.
people-error-together = {$player} and {$other} played together in game {$game}, so they are two players.
people-error-not-merged = {$name} is not merged with another player.
people-error-no-game = There is no game {$game}.
people-error-not-in-game = {$name} took no part in game {$game}.
people-error-taken = {$name} took part in game {$game} too.
people-error-incomplete = Give both the games and the player's name in them; or neither, to undo a merge.
people-split-again = {$name} and {$player} are two players again.
people-renamed-again = {$player} is {$name} again in {$games}.
people-merged = {$name} is {$player} in every game.
people-adopted = Names that are one player's in the file are now one player's here too.
people-different = In the file, {$name} is {$other}; here, it is still {$player}.
people-renamed = {$old_name} is {$player} in {$games}.
people-games-named = { $number ->
    [one] game
   *[other] games
} {$games}
people-error-hidden = {$player} is hidden already.
people-error-not-hidden = {$player} is not hidden.
people-hidden = {$player} is left out of pages now.
people-shown = {$player} is on pages again.
