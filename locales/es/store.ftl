store-state-unreadable = ilegible
store-error-no-game-yet = Aquí aún no hay ninguna partida.
store-error-unknown-game = No hay partida «{$id}».
store-error-path-without-game = No hay ninguna partida en {$path}.
store-error-exists = Ya hay una partida {$id}; se dejó como estaba.
store-error-bad-pointer = {$path} no nombra una partida.
store-error-locked = {$path} está bloqueado por otro programa: otro hoyle, o uno que lo copia. No quedó libre en cinco segundos, así que no se hizo nada. Probar otra vez; si sigue bloqueado, cerrar ese programa.
store-error-not-file = {$path} no es un archivo normal, así que hoyle no lo abre.
store-error-not-folder = {$path} no es una carpeta, así que no puede haber nada en ella.
store-error-io = No se pudo { $operation ->
    [opened] abrir {$place}
    [locked] bloquear {$place}
    [read] leer {$place}
    [created] crear {$place}
    [written] escribir en {$place}
    [moved] poner {$place} en su sitio
   *[flushed] guardar {$place} en el disco
}: {$reason}.
store-error-system = { $kind ->
    [missing] no existe ese archivo o carpeta
    [denied] permiso denegado
    [full] el disco está lleno
    [large] es demasiado largo
   *[other] {$error}
}
store-archive-too-long = pasa de {$most} bytes.
store-archive-not-archive = no es ni el diario de una partida ni un archivo de partidas, o una parte está dañada.
store-archive-unreadable = no se puede leer: {$reason}.
store-archive-cut-off = le falta el final.
store-archive-after-end = hay algo detrás de su final. Un bloque de ceros puede ocultar partidas.
store-archive-empty = no contiene partidas.
store-archive-bad-name = {$name} no es en él el nombre del diario de una partida.
store-archive-member-not-file = {$id}.jsonl no es en él un archivo normal.
store-archive-member-too-long = {$id}.jsonl pasa en él de los {$most} bytes que puede tener una partida.
store-archive-member-twice = {$id}.jsonl aparece en él dos veces.
store-archive-too-many-games = tiene más de {$most} partidas.
store-state-never-begun = sin empezar
store-state-not-file = no es un archivo
store-check-unfinished-game = quedó sin terminar, y no contiene ninguna partida. {$removal}
store-check-no-newline = la última línea no tiene salto de línea. { $repair ->
    [done] Se reparó: {$entries}.
    [due] Se repararía: {$entries}.
   *[failed] No se pudo reparar: {$error}
}
store-check-remedy-copy = Para arreglarla, quitar la partida e importar una copia.
store-check-remedy-lines = Para arreglarla, quitar la partida e importar una copia; si no la hay, importar un archivo que solo tenga { $lines ->
    [one] la línea anterior
   *[other] las {$lines} líneas anteriores
} al daño.
store-check-remedy-event-copy = Para arreglarla, importar una copia de la velada con otro id.
store-check-remedy-event = Para arreglarla, importar una copia de la velada con otro id{ $lines ->
    [one] ; si no la hay, dejar solo la primera línea del archivo
   *[other] ; si no la hay, dejar solo las primeras {$lines} líneas del archivo
}.
store-check-cut-off = la última línea ({ $cut ->
    [one] {$cut} byte
   *[other] {$cut} bytes
}) se cortó mientras se escribía, y nunca se confirmó. { $repair ->
    [done] Se quitó; quedan {$entries}.
    [due] Se quitaría; quedarían {$entries}.
   *[failed] No se pudo quitar: {$error}
}
store-check-removal = { $repair ->
    [done] Se quitó.
    [due] Se quitaría.
   *[failed] No se pudo quitar: {$error}
}
store-check-pointer = { $former_game ->
    [none] no nombra una partida
   *[other] nombra {$former_game}, que no existe
}. { $repair ->
    [done] Ahora nombra { $game ->
        [none] ninguna partida
       *[other] {$game}, la partida con la última anotación
    }.
    [due] Pasaría a nombrar { $game ->
        [none] ninguna partida
       *[other] {$game}, la partida con la última anotación
    }.
   *[failed] No se pudo cambiar: {$error}
}
store-check-repaired = reparadas
store-check-repairable = por reparar
store-check-unreadable = ilegibles, y sin cambiar
store-check-all-sound = todo sano
store-check-summary = Comprobadas {$games}: {$result}.
store-check-summary-with-bin = Comprobadas {$games} y {$bin} en la papelera: {$result}.
store-export-game = Escrito {$file}: partida {$game}.
store-import-game = Importada la partida {$id}: {$title}, {$entries}.
store-import-diverging = Coincide con {$id} hasta la anotación {$last_entry}, y después es distinta.
store-import-same = La partida {$id} ya está aquí, byte a byte. No cambió nada.
store-import-behind = La partida {$id} ya está aquí, con { $entries ->
    [one] {$entries} anotación
   *[other] {$entries} anotaciones
} más que el archivo. No cambió nada.
store-import-unchanged = {$finding} No cambió nada.
store-import-ahead = La partida {$id} está aquí, y el archivo tiene { $entries ->
    [one] {$entries} anotación
   *[other] {$entries} anotaciones
} más.
store-id-taken = Ya hay otra partida {$id}.
store-import-stopped-at-last = La última partida no se importó. Importar el archivo otra vez para continuar.
store-import-stopped = {$games} partidas no se importaron. Importar el archivo otra vez para continuar.
store-remove-done = La partida {$id} está ahora en la papelera: {$game}.
store-remove-done-renamed = La partida {$id} está ahora en la papelera, como {$bin_id}: {$game}.
store-restore-done = Restaurada la partida {$id}: {$game}.
store-notice-torn-line = La última línea de {$journal} está incompleta y se omite: se cortó mientras se escribía, o el archivo se cortó después.
store-notice-not-current = Anotado, pero la partida no pudo pasar a ser la actual: {$error}
store-error-not-in-bin = No hay partida «{$id}» en la papelera.
store-check-unfinished-file = {$path}: quedó sin terminar. {$removal}
store-check-cache = games.cache: está dañado o es de otra versión, y no se usa. {$removal}
store-check-stray = {$path}: no es una partida; se dejó como estaba.
store-export-games = Escrito {$file}: { $games ->
    [one] {$games} partida
   *[other] {$games} partidas
}.
store-export-damaged = {$error} Se copió sin cambios, byte a byte.
store-export-left-out = {$error} Se omitió.
store-import-ask-add = {$finding} ¿Añadir lo que falta?
store-import-added = { $entries ->
    [one] Añadida {$entries} anotación
   *[other] Añadidas {$entries} anotaciones
} a la partida {$id}.
store-import-left-out = {$error} No se importó.
store-import-failed = {$place}: {$error} No se importó nada.
store-import-one-id = {$place} tiene {$games} partidas; solo una sola puede recibir otro id.
store-remove-ask = ¿Mover la partida {$id} ({$game}) a la papelera?
store-no-current-game = No hay partida actual.
store-export-too-many = Son {$games} partidas, y un archivo contiene como máximo {$most}. No se exportó nada.
store-export-remedy-parts = Exportar unas por sus id, y después las otras.
store-export-none-readable = No se puede leer ninguna de las partidas. No se exportó nada.
store-import-torn-line = La última línea del archivo está incompleta y se omitió.
store-remove-declined = No se ha quitado nada.
store-remove-no-terminal = No se puede pedir confirmación: no hay terminal.
store-notice-current = Es la partida actual.
store-state-newer = más nueva
store-state-damaged = dañada
store-state-busy = ocupada
store-bin-empty = La papelera está vacía.
store-no-games-yet = Aquí aún no hay partidas guardadas.
store-no-games-match = No hay ninguna partida así.
store-last-entry = última anotación {$time}
store-remedy-file = Corregirlo si es un archivo de texto, o apartarlo: se crea uno nuevo cuando hace falta.
store-remedy-folder = Si es un enlace, recuperar aquello a lo que lleva; o apartarlo: se crea una carpeta nueva cuando hace falta.
store-now-current = Los comandos se refieren ahora a la partida {$id}.
import-ask-name = {$name} nunca ha jugado aquí. ¿Es {$near}?
import-error-name-near = {$name} nunca ha jugado aquí, pero {$near} sí.
import-error-result-rules = Solo se conocen los totales finales, y no con qué reglas se jugó.
import-error-archive-alone = {$file} contiene partidas registradas: hay que importarlo por separado.
import-error-deal-rules = Una mano no dice por qué reglas se puntúan sus bazas.
import-error-deal-card = «{$word}» no es una carta.
import-error-deal-unplayed = La mano no se jugó, o no se puede leer el contrato, el declarante o quién salió.
import-error-deal-tricks = Según estas reglas la mano acaba tras la baza {$tricks}, pero hay más.
import-error-deal-incomplete = Bazas por sus cartas: {$tricks}. Ningún resultado dice quién se llevó las demás.
import-error-deal-result = Bazas del bando declarante: por las cartas {$took}, por el resultado {$result}.
import-error-many-deals = {$file} tiene más de {$most} manos. Hay que dividirlo.
import-deal-read = Bazas por sus cartas: {$tricks}. Reparte: {$dealer}.
import-deal-claimed = Las demás bazas son las del resultado.
import-here-already = Esta velada ya está aquí, como partida {$id}; no se ha importado nada.
import-kept = Importada como partida {$id}: {$title}, { $deals ->
    [one] una mano
   *[other] {$deals} manos
 }, {$day}.
import-rehearsed = Sería una partida: {$title}, { $deals ->
    [one] una mano
   *[other] {$deals} manos
 }, {$day}. No se ha importado nada.
store-remove-no-batch = No hay aquí partidas importadas juntas de hojas.
store-remove-ask-batch = { $games ->
    [one] ¿Mover a la papelera la última partida importada de una hoja: {$ids}?
   *[other] ¿Mover a la papelera las {$games} últimas partidas importadas de hojas: {$ids}?
}
store-remove-done-batch = { $games ->
    [one] Una partida está ahora en la papelera: {$ids}.
   *[other] {$games} partidas están ahora en la papelera: {$ids}.
}
import-error-no-files = En {$folder} no hay archivos que importar.
