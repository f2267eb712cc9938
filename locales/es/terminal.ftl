option-refusal-new-game = Solo se puede elegir una partida que ya existe; una nueva necesita un id.
terminal-ask-yes-or-no = {$question} Escribir sí o no.
terminal-reply-yes = sí si s
terminal-reply-no = no n
terminal-error-setup = No se pudo preparar el terminal: {$error}.
terminal-error-output = No se pudo escribir la salida: {$error}. Lo que ya está anotado está a salvo.
terminal-manual-written = Escritas {$pages} páginas del manual en {$folder}.
terminal-manual-usage = Leer una: man {$page}
terminal-file-too-long = {$file} pasa de {$most} bytes.
terminal-file-not-text = {$file} no es texto UTF-8.
terminal-workbook-unreadable = {$file} no se puede leer como libro de cálculo (xlsx u ods). Quizá esté dañado o protegido con contraseña. Guardar la hoja como CSV y usar ese archivo.
terminal-workbook-old = {$file} es un libro de Excel anterior a 2007 (.xls) o protegido con contraseña. Guardarlo como .xlsx sin contraseña, o como CSV, y usar ese archivo.
terminal-workbook-too-large = {$file} es demasiado grande para una hoja de puntos. Guardar solo la hoja como CSV y usar ese archivo.
terminal-file-exists = {$file} ya existe y no se ha cambiado.
option-refusal-not-recording = {$option} es solo para comandos que anotan en una partida que ya existe.
option-refusal-not-records = {$option} solo sirve con una salida en registros.
option-refusal-game-named = {$option} no se puede usar aquí: el propio comando nombra la partida.
option-refusal-exclusive = Elegir una de {$options}.
terminal-file-remedy-path = Comprobar la ruta y sus permisos.
terminal-everything-saved = Todo lo anotado está guardado.
terminal-nothing-recorded = No se ha anotado nada.
terminal-standard-input = la entrada estándar
terminal-temporary-folder = la carpeta temporal {$folder}
terminal-no-home-folder = No hay carpeta personal donde guardar partidas.
terminal-file-not-regular = no es un archivo normal
terminal-archive-not-shown = Un archivo de varias partidas o un libro de cálculo no se puede mostrar en un terminal.
ending-choice-save-sheet = Guardar la hoja
ending-choice-other-game = Otra partida
ending-choice-rematch = Revancha
ending-choice-export = Exportar
terminal-error-theme = {$theme} no es un tema para HOYLE_THEME; se espera {$themes}.
terminal-error-time = {$time} no es una hora para HOYLE_NOW; se espera algo como 2026-11-20T20:15:00Z.
terminal-error-clock = El reloj da una hora anterior a 1970 o posterior a 9999, que ninguna partida puede anotar. Poner en hora el reloj, o HOYLE_NOW.
serve-keys = { $keeps_score ->
    [true] s muestra el código de quien anota;{" "}
   *[false] {""}
}{ $players ->
    [0] {""}
   *[other] de 1 a {$players} muestran el código de un jugador, p imprime los enlaces de los jugadores;{" "}
}n hace enlaces nuevos, y los viejos dejan de valer; q termina.
terminal-nothing-stored = No se ha guardado nada.
sheet-refusal-script = Un script no escribe archivos.
sheet-refusal-ending = El final del nombre dice qué escribir: txt, md, csv, html, svg, png o json.
sheet-refusal-not-shown = Una imagen no se puede mostrar en un terminal.
sheet-refusal-too-large = La hoja es demasiado grande para una imagen. Usa svg o html.
sheet-refusal-without-feature = Este programa se compiló sin la función { $feature }.
terminal-printing = La hoja está abierta en un navegador, con su cuadro de impresión: {$file}
terminal-no-browser = Aquí no se puede abrir un navegador. Imprimir esta página desde otro sitio: {$file}
terminal-copied = La hoja se envió al portapapeles. Si no se pega, el terminal no la tomó: guardar la hoja.
terminal-no-clipboard = Este terminal no tiene portapapeles. Guardar la hoja.
ending-choice-print = Imprimir la hoja
ending-choice-copy = Copiar la hoja
terminal-ask-leave = Escribir q para salir.
