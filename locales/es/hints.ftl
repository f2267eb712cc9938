hint-purpose = { $hint ->
    [bid] anotar las apuestas
    [call] anotar voces
    [contract] anotar el contrato
    [trou] anotar las dos cosas
    [took] anotar las bazas
    [trick] anotar la baza
    [kind] anotar la clase de mano
    [tally] anotar antes el recuento, si lo hay
    [choose] elegir, o waive para dejarlo pasar
    [choose-late] si la mesa lo permitió, elegir ahora
    [rule] anotar la decisión de la mesa
    [incident] qué hacer ahora
    [redeal] anular la mano
    [leave] dejar que alguien ocupe el sitio y su total
    [join] hacer volver al jugador
    [end] acabar la partida
    [fix-bid] corregir una apuesta
    [undo] deshacer
    [undo-last] deshacer la última anotación
    [redo] rehacer
    [allow] si la mesa lo permitió, anotarlo de todos modos
    [after] si aún vale, anotarlo
    [status] ver qué toca
    [help] ver qué se puede escribir aquí
    [sheet] ver la hoja de puntuación
    [log] ver qué está anotado
    [rematch] jugar otra
    [remove] quitar la partida
    [script] imprimir la partida como script
    [all-rules] ver la lista
    [rules-of] ver las reglas
    [help-on] ver cómo se usa
   *[give-partner] nombrar al compañero
}
hint-record-trump = { $is_optional ->
    [true] anotar el triunfo, si se quiere
   *[false] anotar el triunfo
}
hint-fix = { $what ->
    [dealer] corregir quién reparte
    [took] corregir las bazas hechas
    [trick] corregir una baza
    [contract] corregir el contrato
    [contract-and-tricks] corregir el contrato
    [trump] corregir el triunfo
    [kind] corregir la clase de mano
   *[tally] corregir el recuento
}
hint-extra = jugar una mano adicional en la que { $bids ->
    [zero] todas las apuestas son 0
   *[blind] todos piden antes del reparto
}
hint-confirm = saltarse la pregunta
hint-confirm-removal = quitarla sin preguntar
hint-new-game = empezar una partida
hint-new-with-score = usar esta puntuación
hint-games = ver la lista de partidas
hint-players = ver la lista de jugadores
hint-stats-player = ver todas las cifras de un jugador
hint-explain-figure = ver de dónde sale una cifra
hint-bin = ver las partidas de la papelera
hint-open = continuarla
hint-open-any = elegir una partida
hint-restore = restaurarla
hint-restore-any = restaurar una
hint-import = importarla en otro equipo
hint-check-call = preguntar por una voz
hint-rules-show = ver unas
hint-rules-start = empezar por un juego parecido
hint-doctor = ver qué partidas están sanas
hint-check-rules = comprobar el archivo
hint-commands = ver los comandos
hint-topic = leer uno
hint-schema = imprimir uno
hint-give-cards-and-players = indicar las cartas repartidas y el número de jugadores
hint-give-names = nombrar a los jugadores
hint-give-player-count = indicar el número de jugadores
hint-give-trump = indicar el triunfo
hint-give-tricks = indicar las bazas hechas
hint-give-game = nombrar una partida
hint-give-id = elegir un id
hint-give-other-id = elegir otro id
hint-give-other-file = elegir otro archivo
hint-overwrite = sustituir lo que hay
hint-give-folder = nombrar una carpeta
hint-phones = dejar que se conecten los móviles
hint-give-port = elegir otro puerto
hint-give-address = elegir una
hint-continue = continuar
hint-own-game = empezar una partida propia
hint-rule-by-laws = juzgar según ella
hint-choose-explanation = tomar la primera explicación
hint-incident-show = verlo
hint-incident-misdeal = decidir sobre el mal reparto
hint-incident-dealer = si repartió {$player}
hint-let-stand = dejarlo estar
hint-annul = anular la mano {$deal}
hint-use-before = volver a la partida de antes
hint-chances-whole = verlo entero
hint-sheet-to-audit = escribirla en una forma que se pueda leer de nuevo
hint-name-columns = decir qué son las columnas
hint-name-dealer = nombrar al primero que reparte
hint-map-name = es {$name}
hint-name-rules = nombrar las reglas
hint-import-again = importarla de todos modos
hint-import-all = importarlas
hint-audit-all = comprobarlas todas
hint-name-day = fue el {$day}
hint-take-back = deshacer la importación
hint-debts = ver lo que se debe
