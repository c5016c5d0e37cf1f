### Palabras de Cyclades que solo muestra el navegador. Los mismos mensajes, en el mismo orden, están en en.ftl.

## Lo que se señala

web-cyclades-isle = isla { $isle }
web-cyclades-sea = casilla de mar { $sea }
web-cyclades-slot = solar { $slot }
web-cyclades-position = posición inicial { $position }
web-cyclades-cycle = Ciclo { $cycle }

## Fases

web-cyclades-phase-creatures = Criaturas
web-cyclades-phase-gods = Dioses
web-cyclades-phase-revenue = Ingresos
web-cyclades-phase-offerings = Ofrendas
web-cyclades-phase-actions = Acciones

## Oro

web-cyclades-gold = { $gold } PO
web-cyclades-pays = pagas { $gold } PO
web-cyclades-gain = +{ $gold } PO
web-cyclades-free = gratis
web-cyclades-costs = { $gold ->
        [0] Es gratis.
       *[other] Cuesta { $gold } PO; te quedan { $left }.
    }

## Lo que dice el botón de cada clase de acción

web-cyclades-verb-start = Empezar aquí
web-cyclades-verb-bid = Ofrecer
web-cyclades-verb-bid-apollo = Ir a Apolo
web-cyclades-verb-fleet = Reclutar una flota
web-cyclades-verb-troop = Reclutar una tropa
web-cyclades-verb-priest = Reclutar un sacerdote
web-cyclades-verb-philosopher = Reclutar un filósofo
web-cyclades-verb-build = Construir
web-cyclades-verb-sail = Navegar
web-cyclades-verb-march = Mover tropas
web-cyclades-verb-exchange = Cambiar una criatura
web-cyclades-verb-call = Invocar una criatura
web-cyclades-verb-end = Terminar el turno
web-cyclades-verb-stop = Parar aquí
web-cyclades-verb-stay = Quedarse a luchar
web-cyclades-verb-retreat = Retirarse
web-cyclades-verb-give = Entregar
web-cyclades-verb-raze = Destruir
web-cyclades-verb-found = Fundar la metrópolis
web-cyclades-verb-at-sea = Elegir una casilla de mar
web-cyclades-verb-at-isle = Elegir una isla
web-cyclades-verb-change = Convertir un edificio
web-cyclades-verb-rob = Quitar a
web-cyclades-verb-copy = Usar una criatura
web-cyclades-verb-sell-fleet = Vender una flota
web-cyclades-verb-sell-troop = Vender una tropa
web-cyclades-verb-sell-priest = Vender un sacerdote
web-cyclades-verb-sell-philosopher = Vender un filósofo
web-cyclades-verb-push = Empujar flotas
web-cyclades-verb-push-off = Devolver a la reserva
web-cyclades-verb-pick = Empujar ahora

## Dioses

web-cyclades-to-bid = Por ofrecer
web-cyclades-next-cycle = Próximo ciclo
web-cyclades-order-place = Puesto { $place }: { $name }
web-cyclades-place-free = Puesto { $place }: libre
web-cyclades-power-of = Lo que da { $name }
web-cyclades-closed = Boca abajo este ciclo:
web-cyclades-no-bid = sin ofrenda
web-cyclades-bid-of = { $name } ofrece { $gold }
web-cyclades-driven = { $name }: desbancado de aquí
web-cyclades-driven-you = Te han desbancado de aquí
web-cyclades-acting = actúa ahora
web-cyclades-done = hecho
web-cyclades-nobody = nadie
web-cyclades-apollo-place = Apolo, puesto { $place }: { $name }
web-cyclades-apollo-empty = nadie aún
web-cyclades-apollo-gives = { $marker ->
        [yes] +{ $gold } PO y un marcador de prosperidad
       *[other] +{ $gold } PO
    }
web-cyclades-bid-chip = Ofrecer { $gold } PO a { $god }
web-cyclades-more-bids = Ofrendas más altas
web-cyclades-fewer-bids = Ofrendas más bajas
web-cyclades-bid-help = Elige un número: un clic hace la ofrenda.
web-cyclades-bid-help-touch = Toca un número para ver qué significa; tócalo otra vez para ofrecer.
web-cyclades-bid-pays = { $priests ->
        [0] Pagas { $pays }
       *[other] Pagas { $pays } ({ $gold } − { $saved } por sacerdotes)
    }, te quedan { $left }; actúas { $acts ->
        [1] en primer lugar
        [2] en segundo lugar
        [3] en tercer lugar
        [4] en cuarto lugar
       *[other] en el lugar { $acts }
    }.
web-cyclades-bid-outbids = Desbancas a { $name }.
web-cyclades-bid-outbids-you = Sustituye tu propia ofrenda.

## El turno de un dios

web-cyclades-recruits = Reclutas
web-cyclades-recruit-done = hecho
web-cyclades-recruit-next = siguiente
web-cyclades-menu = Turno de { $god }
web-cyclades-short-recruit = Reclutar
web-cyclades-short-build = Construir
web-cyclades-short-sail = Navegar
web-cyclades-short-march = Mover
web-cyclades-short-exchange = Cambiar
web-cyclades-short-call = Invocar

## Criaturas

web-cyclades-call-for = Invocar por { $gold } PO
web-cyclades-call-discount = { $discounts ->
        [one] Invocar por { $gold } PO con un descuento
       *[other] Invocar por { $gold } PO con { $discounts } descuentos
    }
web-cyclades-call = Invocar
web-cyclades-exchange-for = Cambiar por { $gold } PO
web-cyclades-use = Usar
web-cyclades-space-empty = vacío
web-cyclades-space-price = Casilla de { $gold } PO
web-cyclades-pile = mazo { $cards }
web-cyclades-discard = descarte { $cards }
web-cyclades-discard-empty = La pila de descartes está vacía.

## Lo que tiene cada uno

web-cyclades-mat-of = Lo que tiene { $name }
web-cyclades-your-turn = tu turno
web-cyclades-turn = le toca
web-cyclades-leads = va delante
web-cyclades-hidden-gold = Oro oculto
web-cyclades-metropolis-progress = Metrópolis: { $have } de { $need }
web-cyclades-philosopher-progress = Filósofos: { $have } de { $need }
web-cyclades-set-progress = { $have } de 4 clases
web-cyclades-count = { $what }: { $count }
web-cyclades-income = por ciclo
web-cyclades-priests = { $count ->
        [one] sacerdote
       *[other] sacerdotes
    }
web-cyclades-isles = { $count ->
        [one] isla
       *[other] islas
    }
web-cyclades-reserve = reserva
web-cyclades-discounts = { $count ->
        [one] descuento
       *[other] descuentos
    }
web-cyclades-discounts-left = Descuentos en criaturas que quedan: { $left } de { $all }
web-cyclades-take-from = Quitar a { $name }

## Batalla

web-cyclades-battle-at-land = Batalla en la isla { $place }
web-cyclades-battle-at-sea = Batalla en la casilla de mar { $place }
web-cyclades-attacks = ataca
web-cyclades-defends = defiende
web-cyclades-die = dado { $face }
web-cyclades-bonus-fortress = fortaleza +{ $count }
web-cyclades-bonus-metropolis = metrópolis +{ $count }
web-cyclades-bonus-minotaur = Minotauro +{ $count }
web-cyclades-bonus-port = puerto +{ $count }
web-cyclades-bonus = bono +{ $count }
web-cyclades-odds = Si luchan hasta el final
web-cyclades-odds-attacker = { $name } { $percent } %
web-cyclades-odds-nobody = nadie { $percent } %
web-cyclades-assaults = Asaltos hasta ahora
web-cyclades-assault = { $round }. { $attack } : { $defence }
web-cyclades-lost-attacker = { $name } pierde una unidad
web-cyclades-lost-both = ambos pierden una unidad
web-cyclades-waits-retreat = { $name } decide: retirarse o quedarse.
web-cyclades-close = Cerrar

## Metrópolis

web-cyclades-found-title = ¿Dónde va la metrópolis?
web-cyclades-found-destroys = destruye
web-cyclades-found-nothing = no se destruye nada

## Ofrendas que se dejan al servidor

web-cyclades-delegate = Dejar ofrendas al servidor
web-cyclades-delegate-explains = Cuando te toque en este ciclo, el servidor hace la ofrenda más baja que valga al primer dios de tu lista dentro de su límite. Nadie más puede ver la lista.
web-cyclades-delegate-most = hasta
web-cyclades-delegate-row = Deseo { $row }
web-cyclades-delegate-up = Subir { $god }
web-cyclades-delegate-down = Bajar { $god }
web-cyclades-delegate-remove = Quitar { $god }
web-cyclades-delegate-add = Añadir un dios
web-cyclades-delegate-then = Si ninguno queda dentro de su límite:
web-cyclades-delegate-ask = pregúntame
web-cyclades-delegate-apollo = ir a Apolo
web-cyclades-delegate-save = Dejarlas
web-cyclades-delegate-drop = Retirarlas
web-cyclades-delegate-saved = El servidor ofrece por ti en el ciclo { $cycle }.
web-cyclades-delegate-none = No hay ofrendas dejadas al servidor.
web-cyclades-delegate-old = Estas ofrendas eran para un ciclo anterior: déjalas otra vez para usarlas ahora.
web-cyclades-delegate-empty = Añade primero un dios, o elige Apolo.
web-cyclades-delegate-number = Pon un número entero de 1 o más para { $god }.

## The board

web-cyclades-board = El tablero
web-cyclades-board-lit = { $place } (se puede elegir)
web-cyclades-board-troops = { $count ->
        [0] sin tropas
        [one] una tropa
       *[other] { $count } tropas
    }
web-cyclades-board-fleets = { $count ->
        [one] una flota
       *[other] { $count } flotas
    }
web-cyclades-board-prosperity = prosperidad { $count }
web-cyclades-board-empty = libre
web-cyclades-board-odds = batalla, { $percent } % para el atacante
web-cyclades-board-takes = se toma sin combate

## Cómo es un ciclo, en la página para aprender

web-cyclades-learn-first = Tú haces cada jugada; la mesa te dice qué probar y por qué. Pujas, navegas, construyes, invocas una criatura, ganas una batalla y fundas tu primera metrópolis. Sal del camino cuando quieras: la partida sigue.
web-cyclades-learn-round = Un ciclo en seis imágenes
web-cyclades-learn-goal = Gana quien tiene dos metrópolis al final de un ciclo; entre dos jugadores hacen falta tres. Todo se paga con oro, y los dioses deciden qué puedes hacer.
web-cyclades-learn-creatures = Llegan las criaturas
web-cyclades-learn-creatures-text = Entran criaturas nuevas y cada ciclo se abaratan: 4, luego 3, luego 2 de oro. Cada una ayuda una vez y al momento.
web-cyclades-learn-gods = Los dioses se ordenan
web-cyclades-learn-gods-text = Su orden se sortea de nuevo. En ese orden actuáis, de arriba abajo; Apolo siempre es el último.
web-cyclades-learn-income = Ingresos
web-cyclades-learn-income-text = Cada cornucopia de tus islas y cada casilla de comercio bajo tus flotas da una pieza de oro.
web-cyclades-learn-offerings = Ofrendas
web-cyclades-learn-offerings-text = Puja por un dios. Quien es superado elige otro en el acto. Apolo es gratis y da un poco de oro.
web-cyclades-learn-actions = Acciones
web-cyclades-learn-actions-text = Cada dios vende una pieza y un edificio: Poseidón flotas y puertos, Ares tropas y fortalezas, Zeus sacerdotes y templos, Atenea filósofos y universidades.
web-cyclades-learn-metropolis = Metrópolis
web-cyclades-learn-metropolis-text = Un edificio de cada uno de los cuatro tipos, o cuatro filósofos, se convierten al momento en una metrópolis. O le quitas la suya a otro.
