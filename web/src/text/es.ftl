### Palabras que solo muestra el navegador. Los mismos mensajes, en el mismo orden, están en en.ftl.
### Lo que también dicen el terminal y el servidor está en src/aegean/text y en la carpeta de cada juego.

web-tagline = Los grandes juegos de mesa del mar antiguo, completos y limpios: con amigos, contra bots, en el navegador.
web-unofficial = Una versión no oficial hecha por aficionados, con arte y textos propios.

## El encabezado

web-language = Idioma
web-theme = Colores
web-theme-auto = Automático
web-theme-light = Claro
web-theme-dark = Oscuro
web-skip = Ir al contenido

## Páginas

web-lobby = Juegos
web-table = Mesa
web-replay = Repetición
web-rules = Reglas
web-learn = Aprende a jugar
web-me = Tú
web-confirm = Confirmación
web-nowhere = Aquí no hay nada.
web-players = De { $least } a { $most } jugadores

## Esperas y problemas

web-loading = Cargando…
web-offline = No se puede acceder al servidor. Comprueba la conexión; seguimos intentándolo.
web-failed = Algo ha ido mal. Inténtalo de nuevo.
web-no-board = { $game } aún no tiene tablero en el navegador. Se juega en la terminal: { $command }

## La portada

web-hero = Domina las islas
web-play-now = Jugar ya
web-play-game = Jugar a { $game }
web-game = Juego
web-how-many = Jugadores
web-bots = Rivales
web-bot-random = Náufragos
web-bot-random-text = Hacen lo primero que se les ocurre. Buenos para echar un vistazo.
web-bot-greedy = Mercaderes
web-bot-greedy-text = Toman lo que da beneficio ahora. Un buen primer rival.
web-starting = Un momento…
web-with-friends = Jugar con amigos
web-new = Mesa nueva
web-new-table = Mesa nueva
web-my-tables = Tus mesas
web-turns =
    { $count ->
        [one] 1 te espera
       *[other] { $count } te esperan
    }
web-no-tables = Todavía nada. Una partida contra bots está a un clic, y puedes dejarla y volver cuando quieras.
web-past = Terminadas
web-watch = Mirar
web-nothing-to-watch = Ahora no se juega ninguna partida pública.
web-your-turn = Te toca
web-state-open = Esperando jugadores
web-state-running = En juego
web-state-over = Terminada
web-state-frozen = Detenida
web-promises = Lo que tienes aquí
web-promise-rules = Todas las reglas, comprobadas: solo se ilumina lo que es legal.
web-promise-why = Haz clic en otra cosa y te dice por qué no, con su regla.
web-promise-undo = Deshaz todo lo que no haya revelado nada.
web-promise-dice = Dados que puedes comprobar tú al acabar la partida.
web-pages = Páginas
web-log-in = Entrar
web-guest-names = Argonauta | Timonel | Remero | Isleña | Buscaperlas | Olivarera | Alfarero | Buceadora | Citarista | Farera

## Una mesa nueva

web-your-name = Tu nombre
web-name-hint = Cómo te ven los demás
web-seats = Asientos
web-seat-number = Asiento { $number }
web-seat-me = Yo
web-seat-beside = Alguien a mi lado, en esta pantalla
web-seat-open = Libre, para un amigo
web-seat-of-bot = Bot: { $bot }
web-hot-seat = Varias personas en esta pantalla: entre turnos, un telón tapa lo que la siguiente no debe ver.
web-who-sees = Quién puede venir
web-by-link = Quien tenga el enlace
web-public = Todo el mundo
web-private-hint = Solo quien tenga el enlace de invitación puede sentarse o mirar.
web-public-hint = La mesa aparece en la portada. Cualquiera puede sentarse o mirar.
web-hints = Pistas
web-hints-off = Ninguna
web-hints-on = Para todos
web-hints-off-text = Mientras jueguen otras personas, nadie pregunta a un bot.
web-hints-on-text = En esta mesa cualquiera puede preguntar a un bot qué haría.
web-pace = Ritmo
web-pace-free = Sin reloj
web-pace-free-text = Sin prisas: cada cual se toma su tiempo.
web-pace-live = De una sentada
web-pace-live-text = Cada jugador tiene un reloj para toda la partida y recupera unos segundos tras cada turno. A quien se le acaba lo sustituye un bot hasta que vuelva.
web-pace-days = Por días
web-pace-days-text = Cada turno puede durar estos días. Te avisamos cuando te toque, si dejas una dirección.
web-minutes = Minutos por jugador
web-seconds = Segundos más por turno
web-days = Días por turno
web-game-options = Opciones del juego
web-options-usual = Todo como siempre
web-options-changed =
    { $count ->
        [one] 1 cambiada
       *[other] { $count } cambiadas
    }
web-options-reset = Todo como siempre otra vez
web-options-rest = Reglas
web-options-two-player = Para dos jugadores
web-options-supply = Reserva
web-search-options = Buscar en las opciones
web-no-options = Ninguna opción coincide.
web-usual = lo normal
web-none = ninguno
web-open-table = Abrir la mesa

## Una mesa que espera jugadores

web-sit-hint = Elige un asiento libre. No necesitas cuenta.
web-seat-free = Libre
web-seat-bot-named = { $name } (bot)
web-seat-bot = Quién juega en el asiento { $number }
web-you = tú
web-sit = Sentarme
web-stand-up = Levantarme
web-free-seat = Dejar libre
web-start = Empezar
web-start-waits =
    { $count ->
        [one] Queda un asiento libre: espera a alguien o pon un bot.
       *[other] Quedan { $count } asientos libres: espera a alguien o pon bots.
    }
web-wait-start = La partida la empieza quien abrió la mesa.
web-not-seated = Estás mirando. Siéntate si quieres jugar.
web-invite = Invitación
web-invite-hint = Envía este enlace a tus amigos
web-invite-owner = El enlace lo tiene quien abrió la mesa.
web-invite-make = Crear un enlace de invitación
web-invite-renew = Crear otro enlace (el anterior deja de valer)
web-copy = Copiar
web-copied = Copiado

## En la mesa

web-prompt = Lo que se te pide
web-others = Los demás
web-board = Tablero
web-board-closer = Acercar
web-board-farther = Alejar
web-board-fit = Ver todo el tablero
web-market = Lo común
web-log = Registro
web-own-mat = Lo que tienes
web-parts = Partes de la mesa
web-tab-board = Tablero
web-tab-me = Yo
web-tab-others = Rivales
web-tab-market = Mercado
web-tab-log = Registro
web-news-here = hay algo nuevo
web-broken = Esta parte no se ha podido dibujar. Lo demás funciona: en «Todas las acciones» está todo lo que puedes hacer.
web-undo = Deshacer
web-reset = Reiniciar turno
web-end = Fin de turno
web-why = ¿Qué es esto?
web-menu = Menú
web-watchers =
    { $count ->
        [one] Mira 1 persona
       *[other] Miran { $count } personas
    }
web-seat-here = aquí
web-seat-away = ausente
web-seat-is-bot = bot
web-seat-stand-in = un bot juega en su lugar
web-seat-resigned = abandonó
web-seat-asked = tiene que decidir
web-rule = Regla
web-all-rules = Todas las reglas
web-options = Opciones
web-back = Atrás
web-all-actions = Todas las acciones
web-filter = Buscar en las acciones
web-actions-found =
    { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
web-not-your-turn = No te toca: podrás elegir cuando se te pida.
web-not-now = Eso no tiene que ver con lo que se pide ahora.
web-hint = Pista
web-hint-thinking = Pensando…
web-hint-play = Jugarla
web-hint-next = Otra idea
web-why-mode = Haz clic en cualquier cosa para saber qué es. Pulsa ? otra vez para ver las teclas.
web-why-legal = Puedes hacerlo ahora: { $what }.
web-why-several = { $what } ({ $count } opciones). Elígelo y luego señala el resto.
web-waiting = Juegan los demás.
web-waiting-for = Esperando a { $name }.
web-more-decisions =
    { $count ->
        [one] (después, otro de tus asientos)
       *[other] (después, otros { $count } de tus asientos)
    }
web-over = La partida ha terminado
web-show-result = Resultado
web-seals = Esto no se puede deshacer.
web-do-it = Hacerlo
web-cancel = Cancelar
web-close = Cerrar
web-yes = Sí
web-no = No
web-explain-undo = Deshace tu última decisión, mientras no se haya sacado ni mostrado nada y nadie más haya decidido desde entonces.
web-explain-reset = Deshace de una vez todo lo que puedas de este turno.
web-explain-end = Termina tu turno. Hasta entonces puedes cambiar lo hecho, en lo que se pueda deshacer.
web-explain-hint = Pregunta a un bot fuerte qué haría en tu lugar y por qué. No sabe más que tú.

## Registro, charla, notas

web-chat = Charla
web-notes = Notas
web-since = Desde tu último turno
web-news = Novedades
web-news-none = No ha pasado nada desde tu último turno.
web-news-left =
    { $count ->
        [one] y una línea más en el registro
       *[other] y { $count } líneas más en el registro
    }
web-step-through = Paso a paso
web-previous = Anterior
web-next = Siguiente
web-newer = Lo nuevo ↓
web-log-empty = Todavía no ha pasado nada.
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-write = Escribe a la mesa
web-send = Enviar
web-notes-hint = Esto solo lo lees tú.
web-notes-saved = Guardado
web-notes-writing = Guardando…
web-notes-trouble = Sin guardar todavía; se conserva aquí y se vuelve a intentar.

## Menú

web-settings = Ajustes
web-speed = Movimiento
web-speed-0 = Ninguno
web-speed-1 = Normal
web-speed-2 = Doble de rápido
web-confirm-sealing = Preguntar otra vez antes de lo que no se puede deshacer
web-sound = Un sonido cuando me toque
web-curtain = Un telón entre quienes juegan en esta pantalla
web-delegate = Dejar ofrendas
web-propose-undo = Proponer volver atrás
web-propose-undo-explained = Elige la primera jugada que se desharía. Todas las personas de la mesa tienen que estar de acuerdo. Los dados se tiran de nuevo.
web-secret-move = una elección secreta
web-propose-takeover = Sustituir a alguien ausente
web-takeover-explained = Un bot juega hasta que la persona vuelva. Todos los demás presentes tienen que estar de acuerdo. ¿Qué asiento?
web-proposal-undo = { $name } propone deshacer la jugada { $number } y todo lo que siguió.
web-proposal-takeover = { $name } propone que un bot juegue por { $other }.
web-votes = { $yes } de { $all } de acuerdo
web-resign = Abandonar
web-resign-explained = Un bot sigue por ti hasta el final. No podrás volver.
web-resign-yes = Sí, abandono
web-resign-seat = { $name } abandona
web-leave = A la portada
web-leave-explained = Puedes irte cuando quieras: la mesa te espera en «Tus mesas».
web-keys = Teclas
web-key-choose = elegir una opción por su número
web-key-arrows = recorrer las opciones
web-key-enter = elegir lo marcado
web-key-back = un paso atrás
web-key-tab = a las opciones, y luego a lo iluminado
web-key-undo = deshacer
web-key-reset = deshacer todo el turno
web-key-end = terminar el turno
web-key-actions = todas las acciones en una lista, con búsqueda
web-key-news = qué ha pasado desde tu último turno
web-key-fit = ver todo el tablero
web-key-hint = una pista: lo que haría un bot fuerte
web-key-why = ¿qué es esto? El siguiente clic lo explica
web-keys-why = Un clic en algo que no está iluminado te dice por qué no se puede elegir ahora.

## Conexión y personas

web-lost = Conexión perdida. Lo intentamos de nuevo; no se pierde nada de lo elegido.
web-frozen = Un fallo ha detenido esta mesa.
web-frozen-more = Un fallo ha detenido esta mesa en su última decisión buena. Todo lo anterior se conserva; quien lleva el servidor puede hacer que siga.
web-watching = Estás mirando.
web-stand-in = Un bot está jugando por ti.
web-stand-in-for = Un bot juega por { $name }.
web-come-back = Recuperar mi asiento
web-hand-over = Cambio de jugador
web-hand-over-to = Pasa la pantalla a { $name }
web-hand-over-why = Ahora solo { $name } debería mirar la pantalla.
web-i-am = Soy { $name }
web-others-play = Juegan los demás…
web-gone = Esta mesa no está disponible para ti
web-gone-why = Quizá el enlace está incompleto, la invitación se renovó o en este navegador juegas con otro nombre.
web-to-lobby = A la portada
web-try-again = Intentar otra vez
web-reload = Cargar la página de nuevo

## Después de la partida

web-wins =
    { $count ->
        [one] Gana { $name }
       *[other] Comparten la victoria { $name }
    }
web-places = Clasificación final
web-place = Puesto
web-players-word = Jugador
web-what-next = Y ahora
web-rematch = Revancha
web-watch-again = Verla otra vez
web-back-to-board = Mirar el tablero
web-charts = { $unit } a { $within }
web-figure = Dato
web-as-table = En forma de tabla
web-as-csv = Descargar en CSV
web-analysis = Análisis
web-analysis-chances = Probabilidades de ganar
web-analysis-move = Jugada
web-analysis-offer = Un bot mira cada decisión: cómo cambiaron las probabilidades de ganar, qué habría hecho él y cuánto fue suerte. Tarda como medio minuto.
web-analysis-begin = Analizar esta partida
web-analysis-working = Mirando la jugada { $done } de { $of } …
web-analysis-failed = El análisis no ha llegado a su fin. Inténtalo otra vez.
web-analysis-list = Jugadas decisivas
web-analysis-swings = Mayores vuelcos
web-analysis-mistakes = Elecciones más caras
web-analysis-nothing = Nada digno de mención.
web-analysis-deal = Nadie ha jugado todavía.
web-analysis-split = Elección { $choice }, suerte { $luck }
web-analysis-rather = Bot ({ $points }): { $action }
web-analysis-same = El bot habría hecho lo mismo.
web-analysis-balance = Suerte y elección
web-analysis-luck = Suerte
web-analysis-own = Elecciones propias
web-analysis-others = Elecciones ajenas
web-analysis-agreed = { $name } eligió como el bot { $agreed } de { $choices } veces.
web-analysis-explained = Puntos de 100. El inicio, la suerte y todas las elecciones suman el resultado. La suerte es lo que dados y robos dieron de más o de menos sobre lo que cabía esperar al elegir; las probabilidades son una estimación. Comparado con el bot { $bot }.
web-share = Compartir
web-share-match = Enlace a esta partida
web-share-moment = Enlace a este momento
web-share-closed = La mesa es privada: el enlace solo les sirve a quienes se sentaron en ella.
web-share-open = Crear un enlace para todos (las invitaciones anteriores dejan de valer)
web-record = Registro
web-record-download = Descargar el registro
web-record-open = Abrir un registro
web-record-open-hint = Elige el archivo de una partida o suéltalo aquí.
web-record-large = Ese archivo es demasiado grande para ser un registro.
web-dice = Dados limpios
web-dice-explained = Antes de la primera jugada, el servidor mostró una huella de su secreto. Ahora que el secreto se conoce, cualquiera puede comprobar que no se cambió ningún dado.
web-dice-commitment = Huella
web-dice-key = Clave
web-dice-check = Comprobarlo ahora
web-dice-checking = Comprobando …
web-dice-commitment-good = El secreto es el que se prometió antes de la partida.
web-dice-commitment-bad = El secreto no encaja con la huella.
web-dice-no-hash = Esta página no llegó por una conexión segura, así que tu navegador no puede comprobar aquí la huella.
web-dice-key-good = La clave sale del secreto y de lo que añadió cada asiento.
web-dice-key-bad = La clave no sale del secreto y de lo que añadieron los asientos.
web-dice-draws-good =
    { $count ->
        [one] La única tirada es la que da la clave.
       *[other] Las { $count } tiradas, de dados y cartas, son las que da la clave.
    }
web-dice-draws-bad = { $wrong } de { $count } tiradas no son las que da la clave.
web-dice-more = Lo ha calculado tu propio navegador. También puedes comprobar cada decisión en tu ordenador, con el registro:

## Repetición

web-replay-not-started = Esta partida aún no ha empezado.
web-replay-steps = Pasos
web-replay-round = { $unit } { $round }
web-replay-scrub = Momento de la partida
web-replay-at = Jugada { $move } de { $end }, { $within } { $round }
web-replay-next = Después, { $name }: { $action }
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-replay-move-next = Jugada siguiente
web-replay-move-previous = Jugada anterior
web-replay-turn-next = Turno siguiente
web-replay-turn-previous = Turno anterior
web-replay-round-next = { $within } siguiente
web-replay-round-previous = { $within } anterior
web-replay-eyes = Con los ojos de
web-replay-spectator = El público
web-replay-key-move = una jugada
web-replay-key-turn = al turno anterior o siguiente
web-replay-key-round = { $within } anterior o siguiente
web-replay-key-ends = al principio o al final
web-replay-key-play = reproducir, pausar
web-replay-key-fit = mostrar todo el tablero
web-fork = Jugar desde aquí
web-fork-explained = Empieza una partida nueva desde esta posición, tras la jugada { $move }. Tú ocupas un asiento, los bots los demás, y los dados caen de nuevo. La partida original queda como está.
web-fork-seat = Tu asiento
web-fork-go = Jugar
web-fork-hint = ¿Quieres saber qué habría pasado? Vuelve a verla, párate donde quieras y juega desde ahí.

## Reglas

web-rules-of = Reglas de { $game }
web-rules-search = Busca en las reglas
web-rules-found =
    { $count ->
        [one] 1 línea
       *[other] { $count } líneas
    }
web-rules-none = Ninguna línea de las reglas tiene todas esas palabras.
web-rules-about = Estas son las reglas tal como las aplica la mesa, con nuestras palabras. Cada línea tiene su propia dirección: pulsa su número para compartirla.
web-sections = Secciones
web-rule-link = Enlace a esta línea
web-rule-inferred = nuestra lectura
web-rule-inferred-text = Las reglas impresas lo dejan abierto; así las leemos nosotros.
web-rule-choice = opción
web-rule-choice-text = Una opción de la mesa puede cambiarlo.

## Aprender

web-learn-first = Tu primera partida, guiada
web-learn-time = Unos 12 minutos, sin cuenta.
web-learn-start = Empezar la partida guiada
web-learn-pictures = El juego en imágenes
web-learn-screen = Cómo funciona la pantalla
web-learn-screen-lit = Lo que brilla se puede elegir. Señálalo: en el tablero, a su lado o en la barra de arriba.
web-learn-screen-why = Pulsa cualquier otra cosa y la mesa te dice por qué no, con su regla.
web-learn-screen-undo = Deshacer es libre mientras no se haya sacado o mostrado nada ni haya decidido otro. Antes de ese punto se te pregunta una vez más.
web-learn-screen-prompt = La línea sobre el tablero dice qué se te pide. «Todas las acciones» muestra todo lo que puedes hacer, con buscador.
web-learn-screen-rules = El librito lleva a la regla que hay detrás de la pregunta.
web-learn-screen-leave = Puedes irte cuando quieras: la partida te espera en el vestíbulo.
web-lesson = Partida guiada
web-lesson-step = Paso { $step } de { $of }
web-lesson-waits = Tu rival está jugando …
web-lesson-show = Muéstramelo
web-lesson-fold = Plegar
web-lesson-unfold = Desplegar

## Tú

web-save = Guardar
web-saved = Guardado
web-profile = Nombre e idioma
web-language-of-notices = Idioma de las páginas y de los avisos
web-notices = Cuando te toca
web-notices-text = Si no estás en la mesa cuando llega tu turno, te escribimos una vez. Nunca nada sobre la posición.
web-email = Correo electrónico
web-email-confirmed = Los avisos van a { $email }.
web-email-waits = { $email } aún no está confirmado: abre el enlace del correo que te enviamos.
web-email-again = Enviarlo otra vez
web-email-sent = Enviado
web-no-mail = Este servidor no envía correo. La dirección web de abajo sí funciona.
web-no-mail-kept = Este servidor no envía correo: guardamos tu dirección, pero nada llega ahí. La dirección web de abajo sí funciona.
web-webhook = O una dirección web (webhook) a la que llamamos
web-recovery = Volver desde otro navegador
web-recovery-text = No tienes cuenta, solo este navegador. Con este enlace vuelves a ser tú en cualquier parte. Al usarlo se cierran las demás sesiones.
web-recovery-link = Tu enlace para volver
web-recovery-once = Guárdalo como una contraseña: solo se muestra ahora y vale una vez.
web-recovery-make = Crear un enlace nuevo (el anterior deja de valer)
web-password = Contraseña
web-password-text = Si quieres, elige un nombre y una contraseña para entrar en otros dispositivos.
web-password-set = Puedes entrar como «{ $login }». Aquí puedes cambiar ambas cosas.
web-login-name = Nombre para entrar
web-new-password = Contraseña nueva (8 signos o más)
web-devices = Tus dispositivos
web-device-unknown = Dispositivo desconocido
web-device-this = este
web-device-used = usado el { $day }
web-device-end = Cerrar sesión
web-device-end-others = Cerrar todas las demás
web-log-out = Cerrar sesión aquí
web-log-out-sure = Sin contraseña ni enlace para volver, no podrás regresar a tus partidas.
web-tokens = Claves para programas
web-tokens-text = Un programa con una de estas claves juega en tu nombre. Casi nadie las necesita.
web-token-label = ¿Para qué es?
web-token-make = Crear una clave
web-token-new = La clave nueva
web-token-once = Solo se muestra ahora.
web-token-unnamed = Sin nombre
web-token-end = Revocar
web-delete = Borrarte
web-delete-text = Se olvidan tu nombre, direcciones, dispositivos y claves. Los registros de las partidas conservan el nombre que se vio en la mesa.
web-delete-go = Borrar para siempre
web-delete-sure = No se puede deshacer. Pierdes tus asientos en las partidas en curso.
web-recover = Tienes un enlace para volver
web-recover-text = Pégalo aquí. Se cierran las demás sesiones y recibes un enlace nuevo.
web-recover-word = Enlace o palabra
web-recover-go = Volver a ser tú
web-begin = Es tu primera vez
web-begin-text = No hace falta cuenta: basta un nombre, y puedes cambiarlo cuando quieras.
web-begin-go = Empezar
web-confirm-good = Gracias: { $email } está confirmado. Cuando te toque, te escribiremos ahí.
web-confirm-bad = Los enlaces valen un día y una sola vez. Puedes pedir otro correo en tu página.
