### Palabras comunes a todos los juegos. Los mismos mensajes, en el mismo orden, están en en.ftl.

## Colores de los jugadores

colour-blue = azul
colour-red = rojo
colour-green = verde
colour-yellow = amarillo
colour-black = negro

## Por qué se rechaza una acción, en cualquier juego

why-match-over = La partida ha terminado: ya no se puede jugar nada más.
why-not-asked = Ahora no te toca decidir a ti.
why-not-offered = No puedes hacer eso en este momento.

## Errores: una línea cada uno

error-wrong-players = { $game } es para { $least } a { $most } jugadores, no para { $players }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Las opciones son: { $known }.
error-bad-option-value = La opción { $option } no puede valer «{ $value }». Puede valer: { $allowed }.
error-option-not-here = La opción { $option } no tiene sentido con { $players } jugadores.
error-unknown-game = No existe el juego «{ $game }». Los juegos son: { $known }.
error-bad-action = «{ $text }» no es una acción de este juego.
error-illegal-action = Las reglas no permiten ahora esa acción.
error-undo-sealed = Eso ya no se puede deshacer: se ha sacado o mostrado algo, o ha actuado otro jugador.
error-nothing-to-undo = No hay nada que deshacer.
error-no-such-file = El archivo «{ $file }» no existe o no se puede leer.
error-bad-record = No se puede usar el registro: línea { $line }, { $problem }.
error-cannot-write = No se puede escribir el archivo «{ $file }».
error-unknown-bot = No existe el bot «{ $bot }». Puedes elegir entre: { $known }.
error-bad-budget = «{ $bot }» no es un bot con presupuesto. Escríbelo así: planner:nodes=200 o searcher:ms=500.
error-too-many-seats =
    { $seats ->
        [0] Indica quién se sienta a la mesa de { $players }.
       *[other] Se indican { $seats } asientos, pero la mesa es para { $players }.
    }
error-too-many-names = Se dan { $names } nombres, pero el número de personas es { $people }.
error-at-least-one = El número debe ser al menos 1, no { $value }.
error-bad-key = La clave debe tener 64 cifras hexadecimales.
error-bad-step = No existe el paso { $step }: los pasos van de 0 a { $most }.
error-no-such-rule = Ninguna regla tiene el número ni contiene la palabra «{ $search }».
error-no-tests-here = Aquí no hay pruebas que contar: esto solo funciona con el código fuente.
error-bench-failed = No ha funcionado la medición de { $what }: { $detail }
error-no-environment = No hay entorno para { $game }. Hay entornos para: { $known }.
error-unknown-reward = No hay una recompensa «{ $reward }». Puedes elegir entre: { $known }.
error-unknown-render-mode = No hay un modo de dibujo «{ $mode }». Puedes elegir entre: { $known }.
error-bad-seating = El asiento puede ser «random», «rotate» o un número de 0 a { $most }, no { $seat }.
error-wrong-opponents = Hay { $opponents } rivales indicados, pero los demás asientos son { $others }. Indica uno para todos, o uno para cada asiento.
error-wrong-seeds = Hay { $seeds } semillas, pero las mesas son { $tables }.
error-illegal-number = El número { $number } no es ahora una acción legal de { $agent }. Elige una que permita la máscara de acciones.
error-no-envs = { $package } no está instalado aquí. Instálalo con: pip install aegean[envs]
error-reset-first = El entorno no se ha reiniciado todavía: llama antes a reset().
error-table-not-reset = La partida de la mesa { $table } ha terminado. Reiníciala antes, o deja que las mesas se reinicien solas.
error-arena-two-bots =
    { $bots ->
        [one] Nombra dos bots, el aspirante y quien ocupa los demás asientos; para más hace falta --mixed.
       *[other] Nombra dos bots, no { $bots }: el aspirante y quien ocupa los demás asientos. Para más hace falta --mixed.
    }
error-arena-mixed-bots = Una mesa mixta de { $players } necesita al menos dos bots distintos, y tantos nombres como asientos o la mitad; hay { $bots }.
error-arena-worker-died = Ha muerto un proceso que jugaba partidas (¿sin memoria?). Prueba con menos --jobs.
error-bad-bound = El límite es una proporción entre 0 y 1, como 0.40, no { $bound }.
error-bad-sprt = «{ $sprt }» no son dos proporciones entre 0 y 1, primero la menor. Escríbelas como 0.25,0.35.
error-nothing-to-learn = Todavía no hay nada que aprender en { $game }.
error-tune-two-or-four = Juegan dos bandos entre sí: 2 o 4 jugadores, no { $players }.
error-not-a-tuning = «{ $file }» no es un archivo de aegean tune.
error-tuning-of-another-version = «{ $file }» es de otra versión: sus números o sus reglas no son los de hoy. Indica otro archivo para empezar de nuevo.
error-tuning-of-another-game = «{ $file }» trata de { $game } con { $players } jugadores. Indica otro archivo con --file.
error-analysis-unfinished = Solo se puede analizar una partida jugada hasta el final.
error-analysis-unknown = Las partidas de «{ $game }» aún no se pueden analizar.
error-bad-claim = El archivo «{ $file }» no es una afirmación que se pueda leer.
error-claim-there = La afirmación de «{ $file }» ya se ha jugado. Repítela con --repeat o elige otro nombre.
error-claim-not-played = La afirmación de «{ $file }» no se ha jugado hasta el final, así que no hay con qué comparar.
error-repeat-alone = Una afirmación se repite como se jugó: junto a --repeat solo valen --jobs, --engine y --lang.
error-no-ray = Ray no está instalado aquí. Instálalo con: pip install aegean[ray]
error-ray-fails = Ray no funciona aquí: { $detail }

## Qué puede fallar en un registro (va detrás de «línea 12,»)

error-bad-wishes = No se entienden estos deseos: da hasta ocho pares de un dios y una oferta máxima.
error-rules-changed = Esta partida empezó con otras reglas y no puede seguir aquí.
error-not-started = La partida todavía no ha empezado.
error-no-such-seat = Aquí no existe ese asiento.
error-seat-taken = Ese asiento ya está ocupado.
error-owner-only = Eso solo puede hacerlo quien abrió la mesa.
error-seats-open = Todavía hay asientos libres.
error-stale = Ha pasado algo desde que miraste. Mira otra vez y elige.
error-no-such-move = No hay ninguna jugada { $number } a la que volver.
error-vote-open = Todavía hay otra votación abierta.
error-no-vote-open = No hay ninguna votación que te espere.
error-stood-in = Un bot juega en este asiento: recupéralo primero.
error-still-here = Solo se puede votar un bot para quien lleve { $seconds } segundos fuera.
error-clock-decides = En esta mesa el reloj decide cuándo entra un bot.
error-too-many-sockets = Ya tienes { $most } conexiones abiertas: cierra una.
error-fault = Algo ha fallado aquí y ha quedado anotado. Nada ha cambiado.
error-resigned-already = Este asiento ya ha abandonado.
error-nothing-to-return-to = Nadie juega por ti en este asiento.
error-table-open = La partida todavía no ha empezado.
error-table-running = La partida ya está en marcha.
error-table-over = La partida ha terminado.
error-table-frozen = Un fallo ha detenido esta mesa en su última decisión buena. Las demás siguen.
error-not-your-turn = No te toca.
error-no-such-table = No existe esa mesa.
error-busy = Aquí pasan demasiadas cosas a la vez. Inténtalo dentro de un momento.
error-who-are-you = Aún no te conocemos: di primero tu nombre.
error-not-for-tokens = Un programa no puede hacer eso por ti: hazlo tú en el navegador.
error-recovery-unknown = Este enlace de recuperación no existe o ya se usó.
error-password-short = Una contraseña necesita al menos { $least } signos.
error-login-taken = Alguien ya tiene este nombre.
error-try-later = Demasiadas contraseñas erróneas: inténtalo dentro de { $seconds } segundos.
error-wrong-password = El nombre o la contraseña no son correctos.
error-name-empty = Un nombre necesita al menos una letra.
error-no-such-token = No existe ese código.
error-no-such-session = No hay ningún dispositivo así con la sesión abierta.
error-too-many-mails = Ya se han enviado demasiados correos a esta dirección: inténtalo dentro de una hora.
error-confirmation-unknown = Este enlace no existe, ha caducado o es de una dirección que ya has cambiado.
error-nothing-to-confirm = No hay ninguna dirección por confirmar.
error-bad-email = Eso no es una dirección de correo.
error-bad-pace = El ritmo es free, live o days.
error-not-finished = El registro estará cuando termine la partida.
error-not-your-eyes = Mientras dura la partida solo la ves con tus propios ojos.
error-not-your-seat = Ese no es tu asiento.
error-players-only = Aquí solo escriben los jugadores.
error-no-delegation = En este juego no se puede dejar nada encargado al servidor.
error-too-large = Ese mensaje es demasiado grande.
error-too-fast = Vas demasiado rápido: espera un momento.
error-bad-message = No se entiende ese mensaje.
error-not-here = Aquí no hay nada.
error-workers-need-postgres = Varios procesos necesitan PostgreSQL: define AEGEAN_DATABASE_URL.
error-bad-webhook = Un webhook es una dirección http o https pública.
error-database-fails = No se puede usar la base de datos: { $detail }
error-no-database = Aquí todavía no hay base de datos: { $file }.
error-database-not-empty = La base de datos no está vacía. Usa --replace para poner la copia en su lugar.
error-server-running = Un servidor está usando esta base de datos. Detenlo antes.
error-bad-backup = La copia de seguridad no se puede usar: línea { $line }.
error-bad-log = El registro de pasos de una mesa no se puede usar: línea { $line }.
error-record-unfinished = Esta partida no ha terminado: solo se puede traer una partida terminada.
error-no-such-game = Aquí no existe ese juego.
error-no-such-lesson = No existe esa lección.
error-no-advice-here = En esta mesa no hay pistas: juegan otras personas y no se abrió con pistas.
error-advice-not-public = Una mesa abierta a todo el mundo no puede tener pistas.
error-no-advice = Esta vez no se encontró ninguna pista. Inténtalo otra vez o sigue tu propio criterio.
event-sandbox = Aquí puedes probar lo que quieras: se sigue desde la mesa { $table } tras la jugada { $move }, con dados nuevos.
lesson-left = Has elegido tu propio camino, y está bien: la lección termina aquí y los bots siguen jugando contra ti.
confirm-subject = ¿Es tuya esta dirección?
confirm-mail =
    Alguien ha dado esta dirección para recibir un aviso cuando le toque jugar.
    Si has sido tú, abre este enlace antes de un día:
    { $link }
    Si no, no hagas nada: no llegará ningún correo más.
notice-turn = { $name }, te toca jugar en { $game }.
notice-mail =
    { $text }

    { $link }
end-resigned = Los demás abandonaron.

problem-not-a-record = esto no es el registro de una partida
problem-unknown-header = este encabezado no se conoce o está repetido
problem-missing-header = falta un encabezado
problem-bad-line = esta línea no se puede leer
problem-wrong-number = las decisiones no están numeradas en orden
problem-wrong-seat = a este jugador no le toca decidir aquí
problem-bad-action = esto no es una acción del juego
problem-illegal = las reglas no permiten aquí esta acción
problem-chance = lo que se dice que dio el azar no encaja
problem-digest = la posición no coincide con su suma de control
problem-key = falta la clave secreta de los dados
problem-commitment = la clave secreta no corresponde al compromiso
problem-result = el resultado no es el que da esta partida
problem-unfinished = la partida no está terminada y sus dados aún no se pueden comprobar
problem-version = el registro es de otra versión del formato o de las reglas
problem-too-long = el registro es demasiado largo

## La terminal

serve-open = Aegean está en { $address } (Ctrl+C lo detiene).
serve-running-already = Aegean ya está en marcha, en { $address }.
cli-your-turn = { $seat }, te toca.
cli-prompt-help =
    Puedes escribir:
      un número        para jugar la acción que lleva ese número
      una acción       en breve, como en los registros de partidas
      un verbo         para ver las acciones que empiezan por esa palabra
      lista            para ver todas las acciones
      porque ACCIÓN    para saber si una acción se permite o qué regla lo impide
      deshacer         para deshacer tu última decisión
      registro         para ver lo que ha pasado últimamente
      desde            para ver lo que ha pasado desde tu última decisión
      mapa             para volver a ver la mesa
      mira COSA        para mirar de cerca una cosa: una casilla, una pieza, una carta, un jugador
      pista            para oír qué haría aquí un bot fuerte y por qué
      motivos sí/no    para oír por qué los bots hacen lo que hacen, o no
      guardar ARCHIVO  para guardar la partida en un archivo
      regla ID         para leer una regla, por su número
      ayuda            para ver esta lista
      salir            para guardar la partida y salir
cli-cannot-see = No hay nada llamado «{ $thing }» que mirar.
cli-choose = Tu elección
cli-nothing-happened = Todavía no ha pasado nada.
cli-since-title = Desde tu última decisión
cli-log-title = Lo que ha pasado últimamente
cli-saved = Guardado en { $file }.
cli-undone = Se ha deshecho tu última decisión.
cli-undo-sealed = Ahora no puedes deshacer nada: no se vuelve más atrás de donde se sacó o mostró algo, o actuó otro jugador.
cli-pass-device = Pasa el teclado a { $seat }, que debe pulsar Intro.
cli-bad-number =
    { $most ->
        [one] No hay acción { $number }: la única es la 1.
       *[other] No hay acción { $number }: elige de 1 a { $most }.
    }
cli-legal = Sí, ahora puedes hacer eso.
cli-because = Regla { $rule }:
cli-bye = ¡Hasta pronto!
cli-quit-saved = La partida está guardada en { $file }. ¡Hasta pronto!
cli-match-over = La partida ha terminado.
cli-place = Puesto { $place }: { $seat }, con { $gold } PO
cli-commitment = Compromiso de los dados de esta partida: { $hash }
cli-key = Clave secreta de los dados, para comprobar el compromiso: { $key }
cli-verify-ok =
    { $decisions ->
        [one] El registro es correcto: una decisión comprobada.
       *[other] El registro es correcto: { $decisions } decisiones comprobadas.
    }
cli-verify-failed = El registro no es correcto: línea { $line }, { $problem }.
cli-bot = bot ({ $level })
cli-reason = Motivo: { $why }
cli-hint = Pista: { $action }. { $why }
cli-reasons-on = Los bots dicen por qué hacen lo que hacen.
cli-reasons-off = Los bots se guardan sus motivos.
cli-human = persona
cli-thinking = { $seat } está pensando...
cli-more-options =
    { $count ->
        [one] una acción; escribe la palabra para verla
       *[other] { $count } acciones; escribe la palabra para verlas
    }
cli-all-actions = Todas las acciones posibles
cli-replay-step = Paso { $number } de { $total }
cli-seat-line = { $seat }: { $kind }
cli-welcome =
    { $players ->
        [one] Te damos la bienvenida a { $game }, para una persona
       *[other] Te damos la bienvenida a { $game }, con { $players } jugadores
    }
cli-confirm-quit = ¿Guardar la partida y salir? (s/n)
cli-unknown-command = «{ $text }» no es ni una orden ni una acción. Escribe ayuda para ver qué puedes hacer.
cli-no-rule = No existe la regla { $rule }.
cli-rule-tests =
    { $count ->
        [one] La demuestra una prueba
       *[other] La demuestran { $count } pruebas
    }
cli-rule-untested = Aún sin prueba
cli-coverage = Tienen prueba { $tested } de { $total } reglas.
cli-simulating = Jugando partidas
cli-simulated =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
cli-column-bot = Bot
cli-column-wins = Victorias
cli-column-share = Proporción
cli-column-interval = Intervalo del 95 %
cli-by-seat = Victorias por asiento:
cli-mean-decisions = Decisiones por partida, de media: { $mean }
cli-mean-rounds = Rondas por partida, de media: { $mean }
cli-fuzzing = Intentando romper las reglas
cli-fuzzed = Partidas: { $matches }. Decisiones: { $decisions }. Acciones rechazadas: { $refused }, de ellas sin regla: { $vague }.
cli-fuzz-broken =
    { $count ->
        [0] Se han cumplido todas las promesas.
        [one] Una partida ha roto una promesa.
       *[other] { $count } partidas han roto una promesa.
    }
cli-backed-up = { $rows } filas guardadas en { $file }.
cli-restored = { $rows } filas restauradas de { $file }.
cli-imported = Mesa { $table }: { $steps } pasos, suma de control { $digest }. Invitación: { $invite }

## La arena

arena-heading =
    { $matches ->
        [one] { $game }, { $players } jugadores: una partida, semilla { $first }
       *[other] { $game }, { $players } jugadores: { $matches } partidas, semillas { $first } a { $last }
    }
arena-so-far = { $bot }: { $share }
arena-column-seeds = Por semillas
arena-column-p50 = ms p50
arena-column-p95 = ms p95
arena-column-rating = Puntuación
arena-no-ratings = Las puntuaciones necesitan el paquete openskill: pip install aegean[arena]
arena-failures =
    { $count ->
        [0] Ningún fallo.
        [one] Un fallo, contado como derrota:
       *[other] { $count } fallos, contados como derrotas:
    }
arena-failure-exception = semilla { $seed }, partida { $turn }, asiento { $place }, { $bot }: se ha detenido con { $detail }
arena-failure-illegal = semilla { $seed }, partida { $turn }, asiento { $place }, { $bot }: ha elegido una acción que no es legal ({ $detail })
arena-failure-endless = semilla { $seed }, partida { $turn }: sin terminar tras { $detail } decisiones, así que no gana nadie
arena-failure-fault = semilla { $seed }, partida { $turn }: las reglas se han detenido con { $detail }, así que no gana nadie
arena-sprt-accepted = Prueba secuencial: aceptada tras { $seeds } semillas (media { $mean }, razón { $ratio } entre { $low } y { $high }).
arena-sprt-rejected = Prueba secuencial: rechazada tras { $seeds } semillas (media { $mean }, razón { $ratio } entre { $low } y { $high }).
arena-sprt-undecided = Prueba secuencial: sin decidir tras { $seeds } semillas (media { $mean }, razón { $ratio } entre { $low } y { $high }).
arena-bound = { $bot }: el intervalo empieza en { $low }, y se pedía { $bound }.
arena-passed = La afirmación se sostiene.
arena-failed = La afirmación no se sostiene.
arena-changed = Ya no son lo que eran cuando se jugó la afirmación: { $bots }. Se repite con lo que hay ahora.
arena-same =
    { $count ->
        [one] La única partida ha salido igual, decisión por decisión.
       *[other] Las { $count } partidas han salido iguales, decisión por decisión.
    }
arena-different =
    { $count ->
        [one] Una partida ha salido distinta (semilla/partida): { $matches }
       *[other] { $count } partidas han salido distintas (semilla/partida): { $matches }
    }
arena-overlap = { $bot }: { $then } entonces, { $now } ahora. Los intervalos se solapan.
arena-apart = { $bot }: { $then } entonces, { $now } ahora. Los intervalos no tienen nada en común.
arena-title = { $bot } contra { $others }: { $game }, { $players } jugadores
arena-title-mixed = { $bot }, { $others } en una mesa: { $game }, { $players } jugadores
arena-rule-bound = El intervalo de Wilson del 95 % de la proporción de partidas que gana { $bot } empieza en { $bound } o más arriba.
arena-rule-sprt = La prueba secuencial acepta que { $bot } gana el { $high } de las partidas y no el { $low }.
arena-rule-none = No había nada que demostrar.
tune-begins = Aprendiendo
tune-resumed = Se continúa con { $file }, tras { $steps } pasos.
tune-so-far = Tras { $steps } pasos gana { $low } - { $high } contra su punto de partida
tune-heading = { $game }, { $players } jugadores: { $steps } pasos, { $matches } partidas
tune-column-number = Número
tune-column-start = Inicio
tune-column-now = Aprendido
tune-picture-strength = Proporción de partidas ganadas contra el inicio, por pasos (intervalos del 95 %)
tune-picture-numbers = Números como múltiplos de su inicio, por pasos
arena-goes-on =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    } de esta afirmación se habían jugado cuando se detuvo; se sigue desde ahí.
arena-bench-title =
    { $matches ->
        [one] Una partida de { $game } con { $players } jugadores por ronda: { $bots }
       *[other] { $matches } partidas de { $game } con { $players } jugadores por ronda: { $bots }
    }
arena-bench-column-how = Cómo
arena-bench-column-workers = A la vez
arena-bench-column-matches = Partidas/s
arena-bench-column-decisions = Decisiones/s
arena-bench-no-ray = Ray no está instalado: pip install aegean[ray]
budgets-title = Parte de su presupuesto que usa un bot: { $game }, { $players } jugadores, { $decisions } decisiones
budgets-bot = Bot y presupuesto
budgets-p50 = La mitad, hasta
budgets-p95 = El 95 %, hasta
budgets-most = La más larga

## Velocidad de los entornos

bench-envs-what = Entorno
bench-envs-players = Jugadores
bench-envs-how = Modo
bench-envs-steps = Pasos/s
bench-envs-microseconds = µs/paso
bench-envs-episode = Pasos/episodio
bench-envs-not-compiled = Aquí no está compilado: `make fast` construye el motor compilado.
bench-envs-no-yardsticks = Los juegos propios de PettingZoo no están instalados: los trae el extra bench (`make bench`).

## Niveles de bots para las personas, y sus motivos

bot-level-beginner = Principiante
bot-level-beginner-about = Juega solo para sí: no ve lo que puede pasarle, y a menudo se conforma con menos de lo mejor que ve.
bot-level-easy = Fácil
bot-level-easy-about = Sabe lo que quiere y gasta sin mirar para lograrlo; de vez en cuando se conforma con lo segundo mejor.
bot-level-medium = Medio
bot-level-medium-about = Sopesa bien cada jugada, una por una, y cuenta lo que gasta.
bot-level-hard = Difícil
bot-level-hard-about = Ha aprendido lo que valen de verdad las cosas y rara vez se distrae.
bot-level-expert = Experto
bot-level-expert-about = Piensa su turno entero y juega tan bien como puede.
reason-judgement = Parece mejor que todo lo demás.

## El análisis de una partida

analysis-working = Analizando
analysis-heading =
    { $moves ->
        [one] { $game }, { $players } jugadores: una decisión, comparada con { $bot }
       *[other] { $game }, { $players } jugadores: { $moves } decisiones, comparadas con { $bot }
    }
analysis-curve = Probabilidades de ganar por decisión
analysis-after = Tras la decisión { $number }: { $chances }
analysis-swings = Los mayores vuelcos
analysis-swings-column = Probabilidad
analysis-mistakes = Las elecciones más caras
analysis-mistakes-column = Puntos
analysis-column-move = Jugada
analysis-column-seat = Jugador
analysis-column-what = Qué pasó
analysis-column-start = Inicio
analysis-column-luck = Suerte
analysis-column-own = Elecciones propias
analysis-column-others = Elecciones ajenas
analysis-column-result = Resultado
analysis-column-agreed = Como el bot
analysis-agreed = { $agreed } de { $choices }
analysis-split = Elección { $choice }, suerte { $luck }.
analysis-rather = El bot ({ $points }): { $action }
analysis-balance = Suerte y elección
analysis-explained = En puntos de 100: inicio + suerte + elecciones propias + elecciones ajenas = resultado. La suerte es lo que dados y robos dieron de más o de menos sobre lo que cabía esperar al elegir.
chances-heading = { $game }, { $players } jugadores: { $positions } posiciones de { $matches } partidas
chances-column-said = Dicho
chances-column-came = Cumplido
chances-column-count = Veces
chances-brier = Puntuación de Brier { $brier } (las mismas probabilidades para todos: { $ignorance }); por cuartos de la partida: { $quarters }
