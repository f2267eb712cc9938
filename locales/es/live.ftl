live-language-label = Idioma
live-title = La mesa
live-no-game = Aún no hay partida. Esta página la mostrará en cuanto empiece.
live-offline = Sin conexión. Reintentando…
live-players-caption = Jugadores
live-record-label = Para anotar
live-pages-label = Páginas
live-reload-link = Recargar
live-log-title = Diario
live-find-title = Buscar una regla
live-find-label = Palabras de la regla
live-find-button = Buscar
live-back-link = Volver a la mesa
live-picture-link = La hoja como imagen
live-new-title = Partida nueva
live-player-label = Jugador {$place}
live-start-button = Empezar
live-record-button = Anotar
live-undo-button = Deshacer
live-redo-button = Rehacer
live-recorded-last = Última: {$entry}
live-other-caption = Otras cosas
live-other-label = Cualquier comando de hoyle que anote, como redeal, note o swap
live-correct-caption = Corregir esta mano
live-preview-title = Qué cambiaría
live-correct-button = Anotar la corrección
live-dealer = reparte {$player}
live-trump-label = Triunfo:
live-bids-label = Apuestas posibles
live-mark-deals = reparte
live-mark-leads = sale
live-mark-left = ya no está
live-player-bid = pide {$bid}
live-lead-label = En cabeza:
live-run = { $made ->
    [true] {$deals} de {$length} acertadas seguidas
   *[false] {$deals} de {$length} falladas seguidas
}
live-tricks-legend = Bazas del bando declarante
live-sheet-advice = Abrir una mano muestra de dónde salen sus puntos{ $may_fix ->
    [true] , y permite corregirla
   *[false] {""}
}.
live-refusal-other-game = Esta página solo anota en la partida que muestra: omitir las opciones que nombran otra.
live-error-game-changed = No se ha anotado nada: ahora se muestra aquí otra partida.
live-error-internal = Esta página no se pudo hacer por un fallo del propio Hoyle. Lo anotado se conserva: volver atrás y cargar la página otra vez.
live-press-again = pulsar otra vez
live-serve-unencrypted = HTTP sin cifrar: cualquiera que escuche en esta red puede leer las páginas y sus enlaces.
live-refusal-rules-file = Una página solo empieza partidas con reglas incorporadas.
live-refusal-reading = Una página solo admite comandos que anotan algo.
live-error-address-foreign = {$address} no es una de las direcciones de red de este equipo; { $addresses ->
    [none] no tiene ninguna
   *[other] tiene {$addresses}
}.
live-error-address-several = Este equipo tiene varias direcciones: {$addresses}.
live-error-no-network = Este equipo no está conectado a ninguna red. Su propio navegador puede conectarse sin ella.
live-error-listen = No se puede escuchar en {$address}: {$error}. Quizá ya esté en marcha otro `hoyle serve`.
live-error-links = {$path} no contiene los enlaces a las páginas. Si se aparta, se crean otros nuevos, y los antiguos dejan de valer.
live-error-threads = La mesa en directo necesita hilos propios, y el sistema no los da: {$error}. Cerrar otros programas, o subir el límite de procesos.
live-serve-address = Servido en {$address}, la dirección de la ruta predeterminada. Otras de este equipo, para --lan=ADDRESS: {$others}.
live-no-page = En este enlace no hay nada, o ya no. El actual se puede pedir donde funciona hoyle.
live-silent = Sin respuesta desde hace {$seconds} s. Reintentando…
live-turn-mine = Mi turno
live-me-label = Soy…
live-act-gone = Esto no se puede anotar ahora.
live-field-optional = (puede quedar vacío)
live-laws-button = Qué dicen las leyes
live-stands-button = Anotarlo, la mesa lo deja pasar
live-dealer-label = Reparte primero
live-dealer-lot = a suertes
live-schedule-label = Manos
live-score-label = Puntuación
live-promotions-label = Promociones
live-evening-label = Título de la velada
live-order-label = Los jugadores, en el orden de la mesa
live-refusal-others = Con este enlace se anotan las apuestas y voces propias, cuando toca. Todo lo demás lo anota quien lleva el tanteo.
live-confirm-agree = Sí, es correcto
live-confirm-object = No
live-confirm-objected = Alguien no está de acuerdo con las bazas de la mano {$deal}. Quien lleva el tanteo puede corregirlas.
live-confirm-note = {$player} no está de acuerdo con las bazas
live-error-confirm = --confirm pregunta a los jugadores en sus propios enlaces, así que necesita --keep-score=players.
live-code-viewer = Para mirar
live-code-scorer = Para llevar el tanteo, solo para quien anota
live-code-player = Solo para {$player}, con sus apuestas y voces
live-code-hide = Cualquier tecla lo oculta.
live-serve-lost = Este equipo ya no tiene la dirección {$address}, así que los móviles no pueden conectarse. { $others ->
    [none] Ahora no tiene ninguna.
   *[other] Ahora tiene {$others}.
} Para usar otra hay que volver a arrancar el servidor.
live-serve-found = Este equipo vuelve a tener la dirección {$address}.
live-sheet-all = Las {$number} manos
