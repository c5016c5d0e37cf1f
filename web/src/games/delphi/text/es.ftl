### Las palabras de El oráculo de Delfos que solo muestra el navegador. Los mismos mensajes, en el mismo orden, están en en.ftl.

## What one points at

web-delphi-die = dado { $face }
web-delphi-die-as = dado { $face } como { $colour }
web-delphi-card = carta de oráculo: { $face }
web-delphi-card-as = carta de oráculo: { $face } como { $colour }
web-delphi-extra = acción adicional en { $colour }
web-delphi-extra-any = acción adicional sin color
web-delphi-trade = { $god } por una carta de oráculo
web-delphi-space = casilla { $space }
web-delphi-injury = heridas: { $colour }
web-delphi-task = { $task }: { $colour }
web-delphi-by-apollo = gratis, por Apolo
web-delphi-last-round = Última ronda ({ $round })
web-delphi-round =
    { $round ->
        [0] Preparación
       *[other] Ronda { $round }
    }

## Favours

web-delphi-favours =
    { $favours ->
        [one] 1 favor
       *[other] { $favours } favores
    }
web-delphi-gain =
    { $favours ->
        [one] +1 favor
       *[other] +{ $favours } favores
    }

## Phases

web-delphi-phase-injuries = Heridas
web-delphi-phase-actions = Acciones
web-delphi-phase-oracle = Oráculo

## What a button of a kind of action says

web-delphi-verb-die = Usar un dado
web-delphi-verb-die-as = Girar un dado
web-delphi-verb-free-die = Girar un dado gratis
web-delphi-verb-card = Usar una carta
web-delphi-as-it-lies = tal cual
web-delphi-minus = −{ $favours }
web-delphi-no-colour = sin color
web-delphi-free-colour = { $tool }, otro color gratis
web-delphi-verb-card-as = Girar una carta
web-delphi-verb-free-card = Girar una carta gratis
web-delphi-verb-extra = Acción adicional
web-delphi-verb-extra-colour = Acción adicional de un color
web-delphi-verb-god = Usar un dios
web-delphi-verb-trade = Despedir a un dios
web-delphi-verb-end = Terminar el turno
web-delphi-verb-sail = Navegar
web-delphi-verb-sail-zeus = Volver a casa
web-delphi-verb-explore = Explorar
web-delphi-verb-shrine = Construir un santuario
web-delphi-verb-fight = Luchar
web-delphi-verb-load = Cargar una ofrenda
web-delphi-verb-offer = Hacer la ofrenda
web-delphi-verb-fetch = Cargar una estatua
web-delphi-verb-raise = Erigir la estatua
web-delphi-verb-heal = Curar
web-delphi-verb-advance = Avanzar el dios
web-delphi-verb-pray = Rezar
web-delphi-verb-oracle = Robar una carta
web-delphi-verb-favours = Tomar favores
web-delphi-verb-look = Mirar islas
web-delphi-verb-look-at = Mirar
web-delphi-verb-step = Avanzar un dios
web-delphi-verb-decline = Nada
web-delphi-verb-clear = Descartar heridas
web-delphi-verb-pay = Volver a tirar
web-delphi-verb-give-up = Abandonar
web-delphi-verb-take = Tomar equipo
web-delphi-verb-companion = Tomar un compañero
web-delphi-verb-summon = Llamar a un dios
web-delphi-verb-discard = Descartar tres
web-delphi-verb-ship = Tomar un barco
web-delphi-verb-return = Devolver una loseta
web-delphi-verb-return-shrine = Devolver una loseta de santuario
web-delphi-verb-return-shrine-letter = Devolver una loseta de santuario
web-delphi-verb-colour = Tomar un color

## The board

web-delphi-board = El mar: islas, ciudades, templos y barcos
web-delphi-board-lit = { $place }; se puede elegir
web-delphi-board-water = agua: { $colour }
web-delphi-board-city =
    { $count ->
        [0] ciudad: { $colour }, sin estatuas
        [one] ciudad: { $colour }, una estatua
       *[other] ciudad: { $colour }, { $count } estatuas
    }
web-delphi-board-temple = templo: { $colour }
web-delphi-board-island = isla con borde { $colour }
web-delphi-board-face-down = boca abajo
web-delphi-board-seen = la conoces: { $letter }, color de jugador { $player }
web-delphi-board-looked = vista por { $names }
web-delphi-board-open = { $letter }, color de jugador { $player }
web-delphi-board-shrine = con un santuario
web-delphi-board-monster = monstruo: { $colour } ({ $monster })
web-delphi-board-offering = ofrenda: { $colour }
web-delphi-board-no-monsters = montaña sin monstruos
web-delphi-board-no-offerings = isla sin ofrendas
web-delphi-board-pedestal = pedestal libre: { $colour }
web-delphi-board-statue = estatua: { $colour }
web-delphi-board-ship = barco de { $name }
web-delphi-board-shallow = Bajío: solo lo pasa una quilla plana
web-delphi-board-reach-free = a tu alcance
web-delphi-board-reach-cost =
    { $favours ->
        [one] a tu alcance por 1 favor
       *[other] a tu alcance por { $favours } favores
    }
web-delphi-board-there = después: { $things }
web-delphi-board-win = { $percent } % de ganar
web-delphi-board-own-shrine = { $percent } % de que sea un santuario tuyo
web-delphi-board-reach = { $tool }: { $count ->
        [0] ninguna casilla de agua al alcance
        [one] una casilla de agua al alcance
       *[other] { $count } casillas de agua al alcance
    }
web-delphi-board-use = Usar
web-delphi-board-again = o tócalo otra vez
web-delphi-board-here = aquí: { $things }
web-delphi-board-dotted = a puntos: cuesta favores

## Panels

web-delphi-mat-of = Tablero de { $name }
web-delphi-your-turn = te toca
web-delphi-turn = juega
web-delphi-asked = elige
web-delphi-recovers = se recupera
web-delphi-titan-keeper = guarda al titán
web-delphi-none = nada
web-delphi-free = libre
web-delphi-range = alcance
web-delphi-favours-word =
    { $favours ->
        [one] favor
       *[other] favores
    }
web-delphi-things = Barco y ayudas
web-delphi-waiting = Tiene efecto en tu primer turno.
web-delphi-extra-short = una acción más
web-delphi-card-count =
    { $count ->
        [one] carta de oráculo: { $face }
       *[other] { $count } cartas de oráculo: { $face }
    }
web-delphi-card-used = usada:
web-delphi-apollo-free = un color gratis
web-delphi-tasks-done = { $done } de { $all } tareas hechas
web-delphi-go-home =
    { $count ->
        [one] ¡Todo hecho! Zeus está a una casilla.
       *[other] ¡Todo hecho! Zeus está a { $count } casillas.
    }
web-delphi-tile-open = Por hacer: { $what }
web-delphi-tile-aboard = A bordo: { $what }
web-delphi-tile-done = Hecho: { $what }
web-delphi-goes-to =
    { $spaces ->
        [none] { $what }
       *[other] { $what }, a { $spaces }
    }
web-delphi-room = sitio libre a bordo
web-delphi-injury-count =
    { $count ->
        [0] ninguna herida: { $colour }
        [one] una herida: { $colour }
       *[other] { $count } heridas: { $colour }
    }
web-delphi-injury-danger = Una más de este color cuesta un turno.
web-delphi-companion = { $name }, { $type }: { $colour }
web-delphi-companion-with = Va con { $name }.

## Gods

web-delphi-your-gods = Tus dioses
web-delphi-on-throne = en el trono
web-delphi-to-throne =
    { $count ->
        [one] a un paso del trono
       *[other] a { $count } pasos del trono
    }
web-delphi-then-to-throne =
    { $count ->
        [one] queda a un paso del trono
       *[other] queda a { $count } pasos del trono
    }
web-delphi-reaches-throne = llega al trono
web-delphi-use = Usar
web-delphi-advance = Avanzar
web-delphi-summon = Llamar
web-delphi-for-card = Por una carta

## What all share

web-delphi-in-deck = { $count } en el mazo
web-delphi-lost = Ahora no tendría efecto.
web-delphi-companions-left = quedan { $count } de 18
web-delphi-decks = Mazos y titán
web-delphi-oracle-cards = Oráculo
web-delphi-injury-cards = Heridas
web-delphi-discarded = { $count } descartadas
web-delphi-titan = Titán
web-delphi-titan-of = El titán: { $name } tira su dado al final de la ronda
web-delphi-titan-text = De 1 a 5: una herida para quien tenga menos fuerza que la tirada. Con 6: dos heridas para todos.
web-delphi-titan-roll =
    { $count ->
        [0] { $roll }: nada
        [one] { $roll }: una herida
       *[other] { $roll }: { $count } heridas
    }

## Over the board

web-delphi-fold = Mirar el mapa
web-delphi-unfold = Mostrar otra vez
web-delphi-fight = { $monster } en { $space }
web-delphi-fight-need = Próxima tirada: ganas con { $need } o más
web-delphi-fight-waits = { $name } decide si sigue.
web-delphi-rolled = { $roll } contra { $need }
web-delphi-rolls = Tiradas
web-delphi-against = contra { $need }
web-delphi-hurt = una herida
web-delphi-pay-one =
    { $left ->
        [0] Paga tu último favor y tira
       *[other] Paga 1 favor y tira (te quedan { $left })
    }
web-delphi-odds-round = en la próxima tirada
web-delphi-odds-hurt = · { $percent } % de acabar con heridas
web-delphi-odds-favours = Probabilidad de ganar, según los favores que pagues después de esta tirada
web-delphi-odds-with =
    { $favours ->
        [0] esta tirada
       *[other] +{ $favours }
    }
web-delphi-roll-of = { $name } consulta el oráculo
web-delphi-roll-choose = Los dioses de estos colores pueden dar un paso. Los demás eligen a la vez.
web-delphi-thinks = está eligiendo
web-delphi-answered = ha contestado
web-delphi-titan-attacks = El titán ataca
web-delphi-titan-rolled = el titán sacó { $roll }
web-delphi-unhurt = sin heridas
web-delphi-discard =
    { $count ->
        [3] Descarta estas tres
        [2] Elige una más
        [1] Elige dos más
       *[other] Elige tres
    }
web-delphi-recovers-again = Con las que quedan tendrás que recuperarte otra vez.
web-delphi-choose-ChooseColour = Tu color de jugador
web-delphi-choose-DraftShip = Tu barco
web-delphi-choose-ReturnTask = ¿Qué loseta devuelves?
web-delphi-choose-Recover = Tienes que recuperarte: descarta tres heridas
web-delphi-choose-NoInjuries = Sin heridas: un premio
web-delphi-choose-MissedRoll = Una tirada mientras esperabas
web-delphi-choose-GodSteps = Haz avanzar a un dios
web-delphi-choose-ClearColour = Descarta las heridas de un color
web-delphi-choose-TakeEquipment = Elige tu equipo
web-delphi-choose-TakeCompanion = Elige tu compañero
web-delphi-choose-SummonGod = ¿Quién sube al trono?

## Cómo va un turno, en la página para aprender

web-delphi-learn-first = Tú haces cada jugada; la mesa te dice qué probar y por qué. Navegas según el color de tus dados, levantas un santuario, llevas una ofrenda, alzas una estatua, vences a un monstruo y llamas a un dios. Sal del camino cuando quieras: la partida sigue.
web-delphi-learn-round = Un turno en seis imágenes
web-delphi-learn-goal = Zeus pide a cada uno doce tareas: santuarios, estatuas, ofrendas y monstruos. Gana quien las cumple todas y vuelve antes junto a él.
web-delphi-learn-roll = Habla el oráculo
web-delphi-learn-roll-text = Tres dados te dan tres colores. Cada dado es una acción, y su color dice qué puedes hacer con él.
web-delphi-learn-wheel = Gira la rueda
web-delphi-learn-wheel-text = ¿Necesitas otro color? Gira un dado en el sentido del reloj: cada paso cuesta un favor de los dioses.
web-delphi-learn-sail = Navega por colores
web-delphi-learn-sail-text = Tu barco avanza hasta tres casillas y acaba en agua del color del dado. Cada casilla de más cuesta un favor.
web-delphi-learn-act = Actúa junto a las islas
web-delphi-learn-act-text = Explora una isla, carga una ofrenda o una estatua, llévala a su sitio o lucha con un monstruo: siempre con un dado de su color.
web-delphi-learn-gods = Los dioses suben
web-delphi-learn-gods-text = Tus dioses suben cuando otros sacan sus colores. Desde el trono cada uno te ayuda una vez a su manera. El titán y los monstruos te hieren: tres heridas de un color cuestan un turno.
web-delphi-learn-zeus = De vuelta con Zeus
web-delphi-learn-zeus-text = Por cada tarea cumplida devuelves una loseta. Tras la duodécima corres a casa, y la ronda se juega hasta el final.
