### Las palabras de Cyclades. Los mismos mensajes, en el mismo orden, están en en.ftl.

## Los dioses y lo que dan

god-poseidon = Poseidón
god-ares = Ares
god-zeus = Zeus
god-athena = Atenea
god-apollo = Apolo
god-none = -

godpower-poseidon = Recluta hasta cuatro flotas: la primera es gratis y las siguientes cuestan 1, 2 y 3 PO. Construye puertos por 2 PO cada uno. Por 1 PO, tantas veces como quieras, mueve flotas de una casilla de mar hasta 3 casillas.
godpower-ares = Recluta hasta cuatro tropas: la primera es gratis y las siguientes cuestan 2, 3 y 4 PO. Construye fortalezas por 2 PO cada una. Por 1 PO, tantas veces como quieras, mueve tropas de una isla a otra por una cadena de flotas tuyas.
godpower-zeus = Recluta un sacerdote gratis y otro por 4 PO. Construye templos por 2 PO cada uno. Por 1 PO, tantas veces como quieras, descarta una criatura de la pista y saca otra para su casilla.
godpower-athena = Recluta un filósofo gratis y otro por 4 PO. Construye universidades por 2 PO cada una. No tiene acción especial.
godpower-apollo = Recibes 4 PO si tienes exactamente una isla; si no, 1 PO. Además, quien llegó primero pone un marcador de prosperidad en una isla. Nada más: ni reclutar, ni construir, ni criaturas.

## Edificios y piezas

building-port = puerto
building-fortress = fortaleza
building-temple = templo
building-university = universidad

piece-fleet = flota
piece-troop = tropa
piece-priest = sacerdote
piece-philosopher = filósofo

## Las criaturas y sus poderes

creature-mermaid = Sirena
creature-pegasus = Pegaso
creature-giant = Gigante
creature-chimera = Quimera
creature-cyclops = Cíclope
creature-sphinx = Esfinge
creature-sylph = Sílfide
creature-harpy = Arpía
creature-griffin = Grifo
creature-fates = Las Moiras
creature-satyr = Sátiro
creature-dryad = Dríada
creature-kraken = Kraken
creature-minotaur = Minotauro
creature-chiron = Quirón
creature-medusa = Medusa
creature-polyphemus = Polifemo

power-mermaid = Devuelve a la reserva de su dueño una flota enemiga que esté sola en su casilla de mar y pon allí una tuya. No hay batalla.
power-pegasus = Mueve las tropas que quieras de una de tus islas a cualquier otra isla, gratis y sin flotas.
power-giant = Destruye un edificio de cualquier isla; vuelve al suministro. Las metrópolis están a salvo.
power-chimera = Usa el poder de una criatura del descarte. Después se barajan juntos el mazo, el descarte y esta carta.
power-cyclops = Convierte uno de tus edificios en un edificio de otro tipo, en el mismo solar.
power-sphinx = Vende tantas tropas, flotas, sacerdotes y filósofos tuyos como quieras, por 2 PO cada uno.
power-sylph = Mueve tus flotas 10 casillas en total, gratis, repartidas como quieras entre tus grupos.
power-harpy = Retira una tropa de cualquier isla; vuelve a la reserva de su dueño.
power-griffin = Llévate la mitad del oro de un rival, redondeando hacia abajo.
power-fates = Recibe otra vez tus ingresos, tal como están ahora.
power-satyr = Llévate un filósofo de un rival.
power-dryad = Llévate un sacerdote de un rival.
power-kraken = Pon el Kraken en cualquier casilla de mar y muévelo por 1 PO la casilla: se pierden todas las flotas que encuentra, también las tuyas. Se queda en su última casilla, y allí no puede entrar ninguna flota.
power-minotaur = La isla en la que está se defiende como si tuviera dos tropas más, mientras haya tropas. Se queda hasta tu primer turno del ciclo siguiente.
power-chiron = Protege la isla de Pegaso, del Gigante y de la Arpía. Se queda hasta tu primer turno del ciclo siguiente.
power-medusa = Ninguna tropa puede salir de la isla. Se queda hasta tu primer turno del ciclo siguiente.
power-polyphemus = Empuja todas las flotas fuera de la costa de la isla, y ninguna puede acercarse a ella. Se queda hasta tu primer turno del ciclo siguiente.

## Partes con las que se forman las frases de abajo

phrase-creature =
    { $creature_key ->
        [fates] las Moiras
        [pegasus] { $creature }
        [chiron] { $creature }
        [medusa] { $creature }
        [polyphemus] { $creature }
        [mermaid] la { $creature }
        [chimera] la { $creature }
        [sphinx] la { $creature }
        [sylph] la { $creature }
        [harpy] la { $creature }
        [dryad] la { $creature }
       *[other] el { $creature }
    }
phrase-creature-object =
    { $creature_key ->
        [fates] a las Moiras
        [pegasus] a { $creature }
        [chiron] a { $creature }
        [medusa] a { $creature }
        [polyphemus] a { $creature }
        [mermaid] a la { $creature }
        [chimera] a la { $creature }
        [sphinx] a la { $creature }
        [sylph] a la { $creature }
        [harpy] a la { $creature }
        [dryad] a la { $creature }
       *[other] al { $creature }
    }
phrase-building =
    { $building_key ->
        [fortress] una { $building }
        [university] una { $building }
       *[other] un { $building }
    }
phrase-the-building =
    { $building_key ->
        [fortress] la { $building }
        [university] la { $building }
       *[other] el { $building }
    }
phrase-into =
    { $into_key ->
        [fortress] una { $into }
        [university] una { $into }
       *[other] un { $into }
    }
phrase-piece =
    { $piece_key ->
        [priest] un { $piece }
        [philosopher] un { $piece }
       *[other] una { $piece }
    }

## Lo que ha pasado

event-settles = { $seat } empieza en las islas { $isle } y { $other_isle }.
event-cycle-begins = Empieza el ciclo { $cycle }.
event-discard-shuffled = El mazo está vacío: se baraja el descarte, que pasa a ser el mazo.
event-creature-appears = Nueva criatura en la pista: { phrase-creature }, por { $price } PO.
event-creature-discarded = Sale de la pista de criaturas, al descarte: { phrase-creature }.
event-gods =
    { $count ->
        [2] Los dioses de este ciclo, por orden: { $god1 } y { $god2 }.
        [3] Los dioses de este ciclo, por orden: { $god1 }, { $god2 } y { $god3 }.
       *[other] Los dioses de este ciclo, por orden: { $god1 }, { $god2 }, { $god3 } y { $god4 }.
    }
event-revenue = { $seat } recibe { $gold } PO de ingresos.
event-offers = { $seat } ofrece { $gold } PO a { $god }.
event-driven = Desbancan a { $seat } de { $god }: debe elegir otro dios.
event-goes-to-apollo = { $seat } va a Apolo, puesto { $place }.
event-pays-offering = { $seat } paga { $gold } PO a los dioses.
event-turn-begins = { $seat } empieza el turno de { $god }.
event-turn-ends = { $seat } termina el turno de { $god }.
event-recruits-fleet =
    { $price ->
        [0] { $seat } recluta gratis una flota en { $sea }.
       *[other] { $seat } recluta una flota en { $sea } por { $price } PO.
    }
event-recruits-troop =
    { $price ->
        [0] { $seat } recluta gratis una tropa en la isla { $isle }.
       *[other] { $seat } recluta una tropa en la isla { $isle } por { $price } PO.
    }
event-recruits-priest =
    { $price ->
        [0] { $seat } recluta gratis un sacerdote.
       *[other] { $seat } recluta un sacerdote por { $price } PO.
    }
event-recruits-philosopher =
    { $price ->
        [0] { $seat } recluta gratis un filósofo.
       *[other] { $seat } recluta un filósofo por { $price } PO.
    }
event-must-take-philosopher = { $seat } tiene tres filósofos y debe aceptar el que Atenea da gratis.
event-builds = { $seat } construye { phrase-building } en la isla { $isle } por { $price } PO.
event-gives-up-philosophers = { $seat } entrega cuatro filósofos por una metrópolis.
event-gives-up-building = { $seat } entrega { phrase-the-building } de la isla { $isle } por una metrópolis.
event-building-destroyed = En la isla { $isle } se destruye { phrase-the-building }.
event-metropolis =
    { $count ->
        [one] { $seat } funda una metrópolis en la isla { $isle } y ya tiene una.
       *[other] { $seat } funda una metrópolis en la isla { $isle } y ya tiene { $count }.
    }
event-metropolis-lost = { $seat } no tiene ninguna isla con sitio para una metrópolis y no recibe nada a cambio.
event-sails =
    { $units ->
        [one] { $seat } mueve una flota de { $sea } a { $to }.
       *[other] { $seat } mueve { $units } flotas de { $sea } a { $to }.
    }
event-marches =
    { $units ->
        [one] { $seat } mueve una tropa de la isla { $isle } a la isla { $to }.
       *[other] { $seat } mueve { $units } tropas de la isla { $isle } a la isla { $to }.
    }
event-assault = Asalto en { $space }: { $attacker } ataca con dado { $attack_die } + unidades { $attackers } = { $attack }; { $defender } defiende con dado { $defence_die } + unidades { $defenders } + bonificación { $bonus } = { $defence }.
event-stays = { $seat } se queda en { $space } y sigue luchando.
event-retreats =
    { $units ->
        [one] { $seat } se retira de { $space } a { $to } con una unidad.
       *[other] { $seat } se retira de { $space } a { $to } con { $units } unidades.
    }
event-battle-held = { $seat } rechaza el ataque a { $space }.
event-sea-taken =
    { $units ->
        [one] { $seat } gana la casilla de mar { $sea } y la ocupa con una flota.
       *[other] { $seat } gana la casilla de mar { $sea } y la ocupa con { $units } flotas.
    }
event-isle-taken =
    { $units ->
        [one] { $seat } toma la isla { $isle } con una tropa.
       *[other] { $seat } toma la isla { $isle } con { $units } tropas.
    }
event-eliminated = { $seat } pierde su última isla y queda fuera de la partida.
event-calls = { $seat } invoca { phrase-creature-object } por { $price } PO.
event-no-target = No hay objetivo para { phrase-creature }: no pasa nada.
event-figurine-placed = { $seat } coloca { phrase-creature-object } en la isla { $isle }.
event-figurine-leaves = Isla { $isle }: se va { phrase-creature } y se descarta su carta.
event-fleet-enchanted = En { $sea }, una flota de { $seat } ocupa el lugar de la de { $other }.
event-kraken = El Kraken aparece en { $sea }.
event-kraken-leaves = El Kraken se va de { $sea }.
event-fleets-lost =
    { $units ->
        [one] { $seat } pierde una flota en { $sea }.
       *[other] { $seat } pierde { $units } flotas en { $sea }.
    }
event-pushed =
    { $units ->
        [one] Polifemo empuja una flota de { $seat } de { $sea } a { $to }.
       *[other] Polifemo empuja { $units } flotas de { $seat } de { $sea } a { $to }.
    }
event-troop-carried-off = La Arpía se lleva una tropa de { $seat } de la isla { $isle }.
event-building-changed = En la isla { $isle }, { $seat } convierte { phrase-the-building } en { phrase-into }.
event-sells = { $seat } vende { phrase-piece } por { $gold } PO.
event-fates-pay = Las Moiras vuelven a pagar a { $seat } sus ingresos: { $gold } PO.
event-robs-gold = { $seat } se lleva la mitad del oro de { $other }.
event-robbed-amount = { $seat } se ha llevado { $gold } PO de { $other }.
event-robs-philosopher = { $seat } se lleva un filósofo de { $other }.
event-robs-priest = { $seat } se lleva un sacerdote de { $other }.
event-copies = { $seat } usa { phrase-creature } del descarte.
event-piles-shuffled = Se barajan juntos el mazo y el descarte.
event-apollo-pays = { $seat } recibe { $gold } PO de Apolo.
event-prosperity = { $seat } pone un marcador de prosperidad en la isla { $isle }.
event-match-ends = La partida ha terminado. { $reason }
event-final-place = Puesto { $place }: { $seat }, con { $gold } PO.

## Cómo termina una partida

end-metropolises = Solo un jugador tenía las metrópolis necesarias al final del ciclo.
end-richest = Varios jugadores tenían las metrópolis necesarias; gana el más rico de ellos.
end-most-metropolises = Varios jugadores tenían las metrópolis necesarias; gana el que tiene más.
end-turn-order = Varios jugadores han quedado igualados hasta el final; decide su orden en la pista de turno.
end-shared = Varios jugadores han quedado igualados hasta el final y comparten la victoria.
end-limit = Se ha llegado al límite de ciclos; gana quien tiene más metrópolis y, después, más oro.
end-limit-turn-order = Se ha llegado al límite de ciclos con jugadores igualados; decide su orden en la pista de turno.
end-limit-shared = Se ha llegado al límite de ciclos; los jugadores igualados comparten la victoria.
end-last-player = Solo queda un jugador, que gana la partida.

## Preguntas a un jugador

prompt-ChooseStart = Elige tu posición inicial.
prompt-PlaceMarker =
    { $banned_key ->
        [none] Elige un dios y haz tu ofrenda, o ve gratis a Apolo.
       *[other] Te han desbancado de { $banned }: elige otro dios.
    }
prompt-GodTurn = Juegas con { $god }: elige una acción o termina tu turno.
prompt-FleetMove =
    { $left ->
        [one] Tus flotas de { $sea } pueden moverse una casilla más: sigue o detente.
       *[other] Tus flotas de { $sea } pueden moverse { $left } casillas más: sigue o detente.
    }
prompt-Retreat =
    { $land ->
        [1] { $units ->
            [one] Batalla en la isla { $space }: ¿te retiras con tu tropa o te quedas a luchar?
           *[other] Batalla en la isla { $space }: ¿te retiras con tus { $units } tropas o te quedas a luchar?
        }
       *[other] { $units ->
            [one] Batalla en { $space }: ¿te retiras con tu flota o te quedas a luchar?
           *[other] Batalla en { $space }: ¿te retiras con tus { $units } flotas o te quedas a luchar?
        }
    }
prompt-GiveUpBuilding = Cuatro edificios se convierten en una metrópolis: elige qué { $building } entregas.
prompt-PlaceMetropolis = Elige la isla de tu nueva metrópolis.
prompt-PlaceProsperity = Elige la isla del marcador de prosperidad de Apolo.
prompt-UseCreature =
    { $creature_key ->
        [mermaid] Sirena: elige una flota enemiga que esté sola en su casilla de mar.
        [pegasus] Pegaso: elige cuántas tropas vuelan, desde cuál de tus islas y adónde.
        [giant] Gigante: elige el edificio que se destruye.
        [chimera] Quimera: elige una criatura del descarte.
        [cyclops] Cíclope: elige uno de tus edificios y en qué se convierte.
        [harpy] Arpía: elige la isla que pierde una tropa.
        [griffin] Grifo: elige el rival que pierde la mitad de su oro.
        [satyr] Sátiro: elige el rival que pierde un filósofo.
        [dryad] Dríada: elige el rival que pierde un sacerdote.
        [kraken] Kraken: elige la casilla de mar donde aparece.
        [minotaur] Minotauro: elige la isla que defiende.
        [chiron] Quirón: elige la isla que protege.
        [medusa] Medusa: elige la isla cuyas tropas retiene.
        [polyphemus] Polifemo: elige la isla cuya costa despeja de flotas.
       *[other] Elige qué haces con { phrase-creature }.
    }
prompt-MermaidSource = Tu reserva está vacía: elige de qué casilla de mar va una flota a { $sea }.
prompt-SylphMove =
    { $left ->
        [one] Sílfide: tus flotas pueden moverse una casilla más en total. Mueve o detente.
       *[other] Sílfide: tus flotas pueden moverse { $left } casillas más en total. Mueve o detente.
    }
prompt-KrakenMove = El Kraken está en { $sea }: elige una casilla de mar adyacente por 1 PO o detente.
prompt-SphinxSale = Esfinge: elige qué vendes por 2 PO o detente.
prompt-PushOrder = Polifemo despeja la costa: elige qué flotas se van ahora.
prompt-PushDirection = Polifemo empuja tus flotas de { $sea }: elige adónde van.

## Acciones

action-start = Ocupar la posición inicial { $position }
action-bid = Ofrecer { $gold } PO a { $god }
action-bid-apollo = Ir gratis a { $god }
action-fleet = Reclutar una flota en { $sea }
action-troop = Reclutar una tropa en la isla { $isle }
action-priest = Reclutar un sacerdote
action-philosopher = Reclutar un filósofo
action-build = Construir { phrase-building } en la isla { $isle } (solar { $slot })
action-sail =
    { $units ->
        [one] Mover una flota de { $sea } a { $to }
       *[other] Mover { $units } flotas de { $sea } a { $to }
    }
action-march =
    { $units ->
        [one] Mover una tropa de la isla { $isle } a la isla { $to }
       *[other] Mover { $units } tropas de la isla { $isle } a la isla { $to }
    }
action-exchange = Descartar { phrase-creature } y sacar otra criatura (1 PO)
action-call =
    { $discounts ->
        [0] Invocar { phrase-creature-object } por { $price } PO
        [one] Invocar { phrase-creature-object } por { $price } PO, con un descuento
       *[other] Invocar { phrase-creature-object } por { $price } PO, con { $discounts } descuentos
    }
action-end = Terminar el turno
action-stop = Parar aquí
action-stay = Quedarse a luchar
action-retreat =
    { $units ->
        [one] Retirarse a { $space } con una unidad
       *[other] Retirarse a { $space } con { $units } unidades
    }
action-give = Entregar { phrase-the-building } de la isla { $isle } (solar { $slot })
action-raze = Destruir { phrase-the-building } de la isla { $isle } (solar { $slot })
action-found = Fundar la metrópolis en la isla { $isle }
action-at-sea = Elegir la casilla de mar { $sea }
action-at-isle = Elegir la isla { $isle } ({ $owner })
action-change = Convertir { phrase-the-building } del solar { $slot } en { phrase-into }
action-rob = Quitar a { $seat }
action-copy = Usar { phrase-creature } del descarte
action-sell-fleet = Vender una flota de { $sea }
action-sell-troop = Vender una tropa de la isla { $isle }
action-sell-priest = Vender un sacerdote
action-sell-philosopher = Vender un filósofo
action-push = Empujar las flotas de { $sea } a { $to }
action-push-off = Devolver a la reserva las flotas de { $sea }
action-pick = Empujar ahora las flotas de { $sea }

## Por qué conviene una jugada (el sujeto de estas frases es la jugada)

reason-offer-fourth-philosopher =
    { $wins ->
        [1] El filósofo de { $god } sería el cuarto: con esa metrópolis se podría ganar la partida.
       *[other] El filósofo de { $god } sería el cuarto, y cuatro hacen una metrópolis.
    }
reason-offer-fourth-building =
    { $wins ->
        [1] { $god } construye el único tipo que falta, { phrase-building }: con esa metrópolis se podría ganar la partida.
       *[other] { $god } construye el único tipo que falta para una metrópolis: { phrase-building }.
    }
reason-offer-takes-metropolis =
    { $wins ->
        [1] { $god } podría tomar la metrópolis de la isla { $isle } ({ $percent } %) y, con ella, la partida.
       *[other] { $god } podría tomar la metrópolis de la isla { $isle } ({ $percent } %).
    }
reason-offer-denies = Aleja a { $other } de { $god }, que podría dar a { $other } la metrópolis que gana la partida.
reason-offer-shields = Aleja a { $other } de Ares, que podría tomar la isla { $isle } ({ $percent } %).
reason-offer-takes-isle =
    { $owner_key ->
        [-1] Ares podría tomar la isla libre { $isle }.
       *[other] Ares podría tomar la isla { $isle } de { $owner } ({ $percent } %).
    }
reason-offer-kind = Permite construir { phrase-building }, el tipo { $count } de los cuatro que hacen una metrópolis.
reason-offer-stands = Ya nadie puede ofrecer más a { $god }.
reason-offer-philosopher = Da un filósofo, el número { $count } de los cuatro que hacen una metrópolis.
reason-offer-recruit =
    { $god_key ->
        [poseidon] Da una flota gratis: más mar, más comercio y camino a otras islas.
        [ares] Da una tropa gratis, para atacar o defender.
       *[other] Da un sacerdote gratis, que abarata todas las ofrendas siguientes.
    }
reason-apollo-one-isle = No cuesta nada y paga { $gold } PO, porque no hay más que una isla.
reason-apollo-first = No cuesta nada, paga { $gold } PO y, por llegar primero, añade un marcador de prosperidad: más ingresos cada ciclo.
reason-apollo = No cuesta nada y paga { $gold } PO: se ahorra oro para el ciclo siguiente.

reason-fleet = Refuerza la costa en { $sea }.
reason-trade = { $sea } es una casilla de comercio: 1 PO más cada ciclo.
reason-opens-way =
    { $owner_key ->
        [-1] Abre el camino a la isla libre { $isle }.
       *[other] Abre el camino a la isla { $isle } de { $owner }.
    }
reason-troop = Refuerza la isla { $isle }.
reason-guards = Protege la isla { $isle }: la probabilidad de que { $other } la tome baja del { $before } % al { $after } %.
reason-prepares-landing = Prepara un desembarco en la isla { $isle } ({ $percent } %).
reason-priest =
    { $count ->
        [one] Desde ahora cada ofrenda cuesta 1 PO menos.
       *[other] Es el sacerdote número { $count }: desde ahora cada ofrenda cuesta { $count } PO menos, pero nunca menos de 1.
    }
reason-philosopher = Es el filósofo número { $count } de los cuatro que hacen una metrópolis.
reason-fourth-philosopher =
    { $wins ->
        [1] Es el cuarto filósofo: da la última metrópolis que falta para ganar.
       *[other] Es el cuarto filósofo: da una metrópolis.
    }
reason-fourth-building =
    { $wins ->
        [1] Con { phrase-building } se completa la serie: da la última metrópolis que falta para ganar.
       *[other] Con { phrase-building } se completa la serie y se convierte en metrópolis.
    }
reason-new-kind = Es el tipo { $count } de los cuatro edificios que hacen una metrópolis: { phrase-building }.
reason-spare-building =
    { $building_key ->
        [port] Otro puerto: ayuda a defender las flotas alrededor de la isla { $isle }.
        [fortress] Otra fortaleza: la isla { $isle } es más difícil de tomar.
        [temple] Otro templo: cada ciclo, un descuento más de 1 PO en criaturas.
       *[other] Otra universidad: servirá para la serie siguiente.
    }
reason-last-metropolis = En la isla { $isle } se alza la última metrópolis que falta para ganar.
reason-metropolis-fits = En la isla { $isle } no hay que quitar ningún edificio.
reason-metropolis-destroys = En la isla { $isle } los edificios que hay que quitar valen menos que la metrópolis.
reason-give = El de la isla { $isle } es el que menos falta hará.
reason-exchange = Descubre otra criatura, y ya nadie puede invocar { phrase-creature-object }.
reason-gathers =
    { $units ->
        [one] En la isla { $isle } la tropa es más útil.
       *[other] En la isla { $isle } las tropas son más útiles.
    }
reason-takes-winning-metropolis =
    { $percent ->
        [100] La metrópolis de la isla { $isle } es la última que falta para ganar, y nadie la protege.
       *[other] La metrópolis de la isla { $isle } es la última que falta para ganar: { $percent } % de probabilidad de tomarla.
    }
reason-breaks-victory =
    { $percent ->
        [100] { $owner } ganaría con la metrópolis de la isla { $isle }: se toma sin luchar.
       *[other] { $owner } ganaría con la metrópolis de la isla { $isle }: { $percent } % de probabilidad de tomarla.
    }
reason-takes-metropolis =
    { $percent ->
        [100] Toma sin luchar la metrópolis de la isla { $isle }.
       *[other] Ataca la metrópolis de la isla { $isle }: { $percent } % de probabilidad de tomarla.
    }
reason-takes-set =
    { $wins ->
        [1] Los edificios de la isla { $isle } completan la serie para la última metrópolis que falta ({ $percent } %).
       *[other] Los edificios de la isla { $isle } completan la serie para una metrópolis ({ $percent } %).
    }
reason-attacks = Ataca la isla { $isle } de { $owner }: { $percent } % de probabilidad de tomarla.
reason-takes-isle =
    { $owner_key ->
        [-1] Toma la isla libre { $isle }, con sus ingresos y sus solares.
       *[other] Toma sin luchar la isla { $isle } de { $owner }.
    }
reason-sea-battle = Disputa { $sea } a { $owner }: { $percent } % de probabilidad de ganar.
reason-sail-on = Rumbo a la casilla de comercio { $sea }: 1 PO más cada ciclo.
reason-sail = En { $sea } las flotas son más útiles.
reason-stays =
    { $attacks ->
        [1] Merece la pena seguir luchando: { $percent } % de probabilidad de ganar la batalla.
       *[other] Merece la pena defender el lugar: { $percent } % de probabilidad de ganar la batalla.
    }
reason-retreats =
    { $attacks ->
        [1] Salva las unidades: solo había un { $percent } % de probabilidad de ganar la batalla.
       *[other] Salva las unidades: solo había un { $percent } % de probabilidad de conservar el lugar.
    }
reason-push-off = Las flotas de { $owner } no tienen adónde ir.
reason-push-away = Manda las flotas de { $owner } a { $sea }, donde hacen menos daño.
reason-pick = Las flotas de { $sea } se van primero, mientras hay sitio.
reason-start = Un comienzo como cualquier otro: todas las posiciones tienen sus ventajas.
reason-end = Nada más vale ahora su precio: se guarda el oro.
reason-end-poor = No queda oro.
reason-stop =
    { $move ->
        [KrakenMove] El Kraken hace aquí su trabajo, y cada casilla más cuesta 1 PO.
        [SphinxSale] Todo lo demás vale más de 2 PO.
       *[other] Las flotas están donde hacen falta.
    }
reason-sell = 2 PO son más útiles ahora.

reason-call =
    { $creature_key ->
        [mermaid] Cambia una flota ajena por una propia, sin batalla.
        [pegasus] Lleva tropas a cualquier isla, sin flotas.
        [giant] Destruye un edificio que alguien necesita para una metrópolis.
        [chimera] Usa una criatura que ya se ha invocado antes.
        [cyclops] Convierte un edificio en otro que hace más falta.
        [sphinx] Convierte en oro piezas que ya no hacen falta.
        [sylph] Mueve flotas diez casillas gratis.
        [harpy] Se lleva una tropa de una isla.
        [griffin] Se lleva la mitad del oro de alguien.
        [fates] Vuelve a pagar los ingresos.
        [satyr] Se lleva un filósofo de alguien: uno más aquí, uno menos allí.
        [dryad] Se lleva un sacerdote de alguien: uno más aquí, uno menos allí.
        [kraken] Hunde flotas y cierra una casilla de mar.
        [minotaur] Protege una isla como dos tropas más.
        [chiron] Protege una isla de Pegaso, del Gigante y de la Arpía.
        [medusa] Retiene las tropas de una isla.
       *[polyphemus] Aleja todas las flotas de la costa de una isla.
    }
reason-pegasus =
    { $owner_key ->
        [-1] Pegaso puede llevar tropas a la isla libre { $isle }.
       *[other] Pegaso puede desembarcar en la isla { $isle } de { $owner } ({ $percent } %).
    }
reason-fates = Vuelve a pagar los ingresos: { $gold } PO.
reason-spares-fleet = En { $sea } se puede prescindir de una flota.
reason-mermaid = { $owner } pierde una flota en { $sea }, y una propia ocupa su lugar.
reason-mermaid-trade = { $sea } es una casilla de comercio: 1 PO más cada ciclo, y 1 PO menos para { $owner }.
reason-kraken-sinks =
    { $units ->
        [one] Hunde una flota de { $owner } en { $sea }.
       *[other] Hunde { $units } flotas de { $owner } en { $sea }.
    }
reason-kraken-blocks = Cierra { $sea } a todos.
reason-prosperity = La isla { $isle } da 1 PO más cada ciclo.
reason-prosperity-elsewhere = Ahora merece más la pena tomar la isla { $isle }.
reason-harpy = La isla { $isle } de { $owner } tiene un defensor menos.
reason-minotaur-guards = Protege la isla { $isle }, que { $other } podría atacar.
reason-figurine-own =
    { $creature_key ->
        [minotaur] Protege la isla { $isle } como dos tropas más.
        [chiron] Aleja a Pegaso, al Gigante y a la Arpía de la isla { $isle }.
        [polyphemus] Ninguna flota se acerca a la isla { $isle }.
       *[other] No había nada mejor que elegir.
    }
reason-figurine =
    { $creature_key ->
        [medusa] Las tropas de la isla { $isle } no pueden salir.
        [polyphemus] Aleja las flotas de la costa de la isla { $isle }.
       *[other] Allí es donde menos daño hace.
    }
reason-raze-set =
    { $count ->
        [one] { $owner } pierde el único tipo de edificio que tiene para una metrópolis.
       *[other] { $owner } tiene { $count } de los cuatro tipos para una metrópolis: cae { phrase-the-building }.
    }
reason-raze = Ningún otro edificio haría más daño a nadie: cae { phrase-the-building }.
reason-change = Es más útil { phrase-building }.
reason-rob-philosopher =
    { $count ->
        [one] { $other } pierde su único filósofo.
       *[other] { $other } tiene { $count } filósofos y pierde uno.
    }
reason-rob-priest =
    { $count ->
        [one] { $other } pierde su único sacerdote.
       *[other] { $other } tiene { $count } sacerdotes y pierde uno.
    }
reason-rob-richest = Nadie ha cobrado tanto en este ciclo como { $other }: { $gold } PO.
reason-rob = { $other } puede tener oro que perder.

## Por qué se rechaza una acción

why-buildings-stay = No puedes mover, cambiar ni derribar un edificio a tu antojo.
why-choose-start-first = Antes tienes que elegir tu posición inicial.
why-start-taken = No puedes empezar ahí: esa posición ya tiene jugador o no existe.
why-offerings-only = Ahora solo puedes poner tu marcador en un dios; las acciones vienen después.
why-offerings-over = Ya no puedes hacer ofrendas: los marcadores de este ciclo se quedan donde están.
why-apollo-is-free = No puedes ofrecer oro a Apolo: ir a él es gratis.
why-apollo-last = Ya tienes un marcador en Apolo, y este solo puede ir con él si no te queda abierto ningún otro dios.
why-god-face-down = No puedes elegir ese dios: en este ciclo está boca abajo.
why-driven-from = Te acaban de desbancar de { $god }, así que este marcador debe ir a otro dios.
why-offer-higher = Tienes que superar la oferta que ya hay, de { $offer } PO.
why-offer-at-least-one = Tienes que ofrecer al menos 1 PO a este dios.
why-cannot-pay =
    { $most ->
        [0] No puedes pagar ninguna ofrenda a este dios.
       *[other] No puedes pagar eso: a este dios puedes ofrecerle como máximo { $most } PO.
    }
why-wrong-god = Estás jugando con { $god }, y esa acción es de otro dios.
why-not-an-action-now = Estás en el turno de { $god }, y ahora no hay ocasión para eso.
why-too-dear = No puedes pagar eso: cuesta { $price } PO y tienes { $gold }.
why-none-left = No puedes tomar ninguna pieza de ese tipo: no queda ninguna.
why-recruited-all = Ya has reclutado { $most } veces en este turno y no se permiten más.
why-not-at-your-coast = Solo puedes poner una flota junto a una isla tuya.
why-sea-barred = No puedes llevar flotas ahí: el Kraken o Polifemo cierra esa casilla de mar.
why-foreign-fleets = No puedes llevar flotas ahí: en esa casilla de mar hay flotas de otro jugador.
why-not-your-isle = Solo puedes hacer eso con una isla tuya.
why-slot-taken = No puedes construir ahí: ese solar lo ocupa un edificio o una metrópolis.
why-track-space-empty = No puedes elegir esa casilla: no hay ninguna criatura en ella.
why-at-least-one-gold = No puedes usar tantos descuentos: una criatura cuesta al menos 1 PO.
why-discounts-left =
    { $discounts ->
        [0] No te quedan descuentos en este ciclo.
        [one] Solo te queda un descuento en este ciclo.
       *[other] Solo te quedan { $discounts } descuentos en este ciclo.
    }
why-no-target-no-sale = No puedes invocar { phrase-creature-object }: ahora no tiene ningún objetivo.
why-power-first = Antes tienes que terminar con { phrase-creature }.
why-move-first = Antes tienes que terminar este movimiento de flotas: sigue o detente.
why-other-group = Estás moviendo las flotas de { $sea }; las demás necesitan un movimiento propio.
why-no-own-fleets = No tienes flotas en esa casilla de mar.
why-not-adjacent = Solo puedes ir a una casilla de mar adyacente.
why-fleet-number =
    { $fleets ->
        [one] Solo puedes mover la única flota que hay ahí.
       *[other] Puedes mover de 1 a { $fleets } flotas desde ahí.
    }
why-troop-number =
    { $troops ->
        [0] No tienes tropas en esa isla.
        [one] Solo puedes mover la única tropa que hay ahí.
       *[other] Puedes mover de 1 a { $troops } tropas desde ahí.
    }
why-other-isle = Tienes que mover las tropas a otra isla.
why-no-chain = No tienes una cadena de flotas que una las dos islas.
why-last-isle = No puedes desembarcar ahí: es la última isla de su dueño, y tomarla no te daría la victoria.
why-medusa-holds = No puedes sacar tropas de esa isla: Medusa las retiene.
why-chiron-shields = No puedes hacer eso ahí: Quirón protege la isla.
why-territory-markers = No puedes dejar otra isla sin tropas: tus tres marcadores de territorio están en uso.
why-battle-first = Antes tienes que decidir sobre la batalla: retirarte o quedarte.
why-retreat-begun = Has empezado a retirarte y tienes que irte con todas tus unidades.
why-retreat-to-own-isle = Solo puedes retirarte a otra isla tuya.
why-retreat-together =
    { $units ->
        [one] Solo puedes retirarte con la única unidad que tienes ahí.
       *[other] Tienes que retirarte con tus { $units } unidades juntas, a un mismo lugar.
    }
why-set-first = Antes tienes que entregar tus cuatro tipos de edificio por una metrópolis.
why-give-this-building = Ahora tienes que entregar { phrase-building } de tus islas.
why-metropolis-first = Antes tienes que colocar tu metrópolis.
why-has-metropolis = No puedes colocarla ahí: la isla ya tiene una metrópolis.
why-square-not-free = No puedes colocarla ahí: hay edificios en medio, y otra isla tuya tiene la plaza libre.
why-apollo-only-marker = Ahora solo puedes poner el marcador de prosperidad: Apolo no permite nada más.
why-not-a-lone-fleet = Solo puedes elegir una flota enemiga que esté sola en su casilla de mar.
why-fought-already = No puedes mover otra vez esas flotas con esta Sílfide: ya han luchado.
why-spaces-left =
    { $left ->
        [one] Solo te queda una casilla con esta Sílfide.
       *[other] Solo te quedan { $left } casillas con esta Sílfide.
    }
why-nothing-to-sell = No tienes ahí nada de ese tipo que vender.
why-not-an-opponent = Tienes que elegir un rival que siga en la partida.
why-has-no-card = No puedes llevarte eso: ese jugador no tiene ninguna carta así.
why-not-in-discard = Solo puedes elegir una criatura del descarte, y no la propia Quimera.
why-no-building = No puedes elegir ese solar: no hay ningún edificio en él.
why-other-type = Tienes que elegir otro tipo de edificio.
why-no-troop = No puedes elegir esa isla: no hay ninguna tropa en ella.
why-not-on-this-coast = Solo puedes elegir flotas de la costa que despeja Polifemo.
why-push-off-coast = Tienes que empujar estas flotas a una casilla de mar adyacente fuera de esta costa, sin flotas ajenas ni Kraken; solo vuelven a la reserva si no hay ninguna.

## Opciones de la mesa

option-supply-philosophers = Cuántas cartas de filósofo hay: 17 (lo normal) o 16.
option-supply-priests = Cuántas cartas de sacerdote hay: 18 (lo normal) o 16.
option-supply-gold = Cuánto oro tiene la banca: unlimited, sin límite (lo normal), o 98 o 100 PO en total, y entonces no paga más de lo que tiene.
option-supply-buildings-limited = ¿Hay solo diez edificios de cada tipo (lo normal)? Si no, tantos como hagan falta.
option-territory-markers-limited = ¿Son un límite los tres marcadores de territorio? Entonces nadie puede dejar sin tropas una cuarta isla. Normalmente no.
option-two-player-priests = Con dos jugadores, lo que ahorran los sacerdotes: each, 1 PO en cada ofrenda (lo normal), o pooled, 1 PO una sola vez sobre la suma de ambas.
option-two-player-double-apollo = Con dos jugadores, ¿pueden ir a Apolo los dos marcadores de un jugador? Normalmente sí; forced: solo si el segundo no tiene abierto ningún otro dios.
option-two-player-setup = Con dos jugadores, dónde empiezan: corners, en las esquinas (lo normal), alt-3p-subset, en dos de las posiciones de tres jugadores, o alt-source-literal, en las posiciones tal como las da la fuente.
option-metropolis-may-destroy-voluntarily = ¿Puede una metrópolis nueva sustituir edificios aunque haya una plaza libre? Normalmente no.
option-last-isle-strict = ¿Se puede atacar una última isla solo si tomarla da al atacante las metrópolis necesarias (lo normal)? Si no, también si ya las tiene.
option-apollo-marker-target = Adónde puede ir el marcador de prosperidad de Apolo: any, a cualquier isla (lo normal), u own, solo a islas propias.
option-several-winners = Quién gana si varios tienen las metrópolis necesarias: gold, el más rico (lo normal), o metropolises_first, el que tiene más metrópolis y solo después el más rico.
option-final-tie = Qué pasa si siguen igualados: shared, victoria compartida (lo normal), o turn-order, gana el primero en la pista de turno.
option-cycle-limit = Tras qué ciclo termina la partida como muy tarde: none, sin límite (lo normal), o un número a partir de 1.
option-seat-assignment = Cómo se reparten las posiciones iniciales: random, al azar (lo normal), o chosen, las eligen los jugadores uno tras otro.
option-gold-open = ¿Ven todos cuánto oro tienen los demás? Normalmente no.
option-retreat-may-split = ¿Pueden ir a lugares distintos las unidades que se retiran? Normalmente no.
option-medusa-blocks-retreat = ¿Impide Medusa también que las tropas se retiren? Normalmente sí.
option-kraken-leaves = Cuándo deja el Kraken su casilla: when-called-again, cuando se le invoca otra vez (lo normal), o when-its-card-is-turned-up, cuando su carta sale en la pista de criaturas.
option-minotaur-alone = Qué hace el Minotauro en una isla sin tropas: no-defence, se va (lo normal), o fights-alone, la defiende solo con valor 2.
option-polyphemus-chooser = Quién elige adónde van las flotas empujadas: active-player, el jugador activo (lo normal), o fleet-owner, el dueño de las flotas.
option-sylph-counting = Cómo se cuentan las diez casillas de la Sílfide: per-group, una por cada casilla que se mueve un grupo (lo normal), o per-fleet, una por cada flota y casilla.
option-fates-count = Qué ingresos pagan las Moiras: now, los de ese momento (lo normal), o as-paid, los que se pagaron en este ciclo.
option-creature-without-target = Si se puede invocar una criatura sin objetivo: may-be-bought, sí, y no pasa nada (lo normal), o may-not, no.

## Secciones de las reglas

section-1 = Componentes y suministro
section-2 = Preparación
section-3 = El ciclo
section-4 = Pista de criaturas
section-5 = Dioses
section-6 = Ingresos
section-7 = Ofrendas
section-8 = Acciones en general
section-9 = Invocar criaturas
section-10 = Atenea
section-11 = Zeus
section-12 = Poseidón
section-13 = Ares
section-14 = Construcción
section-15 = Metrópolis
section-16 = Batalla
section-17 = Retirada
section-18 = Última isla y eliminación
section-19 = Apolo
section-20 = Fin de la partida
section-21 = Dos jugadores
section-22 = Tres, cuatro y cinco jugadores
section-23 = Información a la vista

## Palabras de la pantalla: títulos y, después, lo que va dentro de una línea

label-cycle = Ciclo
label-gods = Dioses
label-bids = Ofrendas
label-creatures = Criaturas
label-turn-order = Orden de turno
label-draw-pile = Mazo
label-price = Precio
label-seas = Casillas de mar
label-discard = descarte
label-isles = islas
label-gold = oro
label-gp = PO
label-income = ingresos
label-priests = sacerdotes
label-philosophers = filósofos
label-fleets-reserve = flotas en reserva
label-troops-reserve = tropas en reserva
label-metropolis = metrópolis
label-metropolises = metrópolis
label-discounts = descuentos
label-hidden = oculto
label-neutral = neutral
label-trade-space = casilla de comercio
label-face-down = boca abajo
label-owner = dueño
label-troops = tropas
label-fleets = flotas
label-buildings = edificios
label-free-slots = solares libres
label-figurine = figura
label-out = fuera de la partida
label-god = Dios
label-prosperity = prosperidad
label-neutral-isles = Islas neutrales
label-next-seas = junto a las casillas
label-next-isles = junto a las islas
label-sea = casilla de mar
label-isle = isla
label-slots = solares
label-legend =
    En el mapa:
      C3$  B~2        casilla de mar C3, de comercio, con dos flotas de Azul (B)
      N7 R3  PF.#     isla N7 de Rojo con tres tropas; puerto, fortaleza, solar libre, solar bajo la metrópolis
                      (P puerto, F fortaleza, T templo, U universidad)
      +2 M            prosperidad 2, y una metrópolis
    En las fichas:
      7 PO (+3)       oro (? si está oculto) e ingresos
      M1 Sac2 Fil3    metrópolis, sacerdotes, filósofos
      Des1 res. 6/5   descuentos de criatura sin usar; tropas y flotas en reserva
label-short-priests = Sac
label-short-philosophers = Fil
label-short-discounts = Des
label-short-reserve = res.

## Evolución de la partida por ciclos

chart-gold = Oro
chart-income = Ingresos
chart-isles = Islas
chart-metropolises = Metrópolis
chart-bids = Pagado a los dioses

## Una primera partida guiada: lo que se dice antes de cada decisión

lesson-first-1 = ¡Hola, juegas con el azul! Los dioses ayudan a quien más oro (PO) ofrece: ofrece 1 PO a Ares.
lesson-first-2 = Rojo ha ofrecido más, así que tienes que dejar a Ares. Apolo siempre es gratis y da un poco de oro: ve con él.
lesson-first-3 = Entre dos, cada jugador tiene dos marcadores. Ofrece 1 PO a Poseidón, el dios del mar; nadie más lo quiere.
lesson-first-4 = Ya has pagado y es tu turno. La primera flota es gratis: ponla en B2, entre tu isla N1 y la isla N2 de Rojo.
lesson-first-5 = Ahora navega con una flota a A2 por 1 PO. A2 es una casilla de comercio: te da 1 PO en cada ciclo.
lesson-first-6 = Podrías seguir navegando, pero el oro está en A2: detente.
lesson-first-7 = Cada dios construye un tipo de edificio por 2 PO. Construye un puerto en N7: uno de cada uno de los cuatro tipos se convertirá en metrópolis.
lesson-first-8 = No necesitas nada más de Poseidón: termina tu turno.
lesson-first-9 = Apolo te ha pagado 1 PO y, por llegar primero, te da un marcador de prosperidad. Ponlo en N1: dará 1 PO más en cada ciclo.
lesson-first-10 = Empieza otro ciclo: has cobrado y los dioses han cambiado de orden. Zeus tiene sacerdotes y templos: ofrécele 1 PO.
lesson-first-11 = Atenea también está libre y actúa antes que Zeus. Ofrécele 1 PO.
lesson-first-12 = El primer filósofo es gratis: tómalo. Con cuatro también se funda una metrópolis.
lesson-first-13 = Construye una universidad en N7, tu segundo tipo de edificio.
lesson-first-14 = Guarda el resto del oro para Zeus: termina tu turno.
lesson-first-15 = Toma el sacerdote gratis. Desde ahora cada ofrenda te cuesta 1 PO menos, aunque nunca menos de 1.
lesson-first-16 = Construye un templo en N7. Cada ciclo te abarata una criatura en 1 PO.
lesson-first-17 = Una criatura ayuda una vez y al momento. Llama a la Sirena, por 2 PO en vez de 3 gracias a tu templo.
lesson-first-18 = La Sirena hace tuya una flota enemiga que está sola. Elige K2: da oro, y Rojo la pierde.
lesson-first-19 = Muy bien. Termina tu turno.
lesson-first-20 = Rojo está con Ares y tú quieres luchar. Ofrece 2 PO: con tu sacerdote pagas solo 1, y Rojo tiene que irse.
lesson-first-21 = Guarda el oro para la batalla: manda el otro marcador a Apolo.
lesson-first-22 = Toma la tropa gratis en N1. Con más tropas tienes más posibilidades.
lesson-first-23 = N6 no es de nadie y tu flota de G5 hace de puente: lleva por ella tu tropa desde N7. N7 sigue siendo tuya aunque se quede vacía.
lesson-first-24 = Ahora ataca N2 por tu flota de B2 con las dos tropas. Cada bando suma un dado a sus tropas; el total más bajo pierde una.
lesson-first-25 = Ha salido mal, pero ahora sois uno contra uno. ¡Quédate y lucha!
lesson-first-26 = ¡La isla es tuya! Construye una fortaleza en N7: es el cuarto tipo de edificio, y ya sabes lo que significa.
lesson-first-27 = Los cuatro edificios se convierten en una metrópolis. Ponla en N2: allí también defiende lo que acabas de ganar.
lesson-first-done = ¡Tu primera metrópolis! Con tres se gana (con dos si sois más jugadores), y ya sabes lo necesario: sigue jugando contra el bot.

## Cómo se llaman los valores de las opciones

value-unlimited = sin límite
value-each = 1 PO en cada ofrenda
value-pooled = 1 PO una vez, en la suma
value-forced = solo si no queda otro dios
value-corners = esquinas
value-alt-3p-subset = dos de las posiciones de tres
value-alt-source-literal = como las da la fuente
value-any = cualquier isla
value-own = solo islas propias
value-gold = el más rico
value-metropolises-first = más metrópolis, luego el más rico
value-shared = victoria compartida
value-turn-order = primero en la pista de turno
value-random = al azar
value-chosen = las eligen los jugadores
value-when-called-again = cuando se le invoca otra vez
value-when-its-card-is-turned-up = cuando sale su carta
value-no-defence = se va
value-fights-alone = lucha solo
value-active-player = el jugador activo
value-fleet-owner = el dueño de las flotas
value-per-group = por grupo
value-per-fleet = por flota
value-now = los de ese momento
value-as-paid = los pagados en este ciclo
value-may-be-bought = sí, y no pasa nada
value-may-not = no
