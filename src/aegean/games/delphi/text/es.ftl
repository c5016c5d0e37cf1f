### Las palabras de The Oracle of Delphi. Los mismos mensajes, en el mismo orden, están en en.ftl.

## Colores de dioses, dados, agua y piezas (los de los jugadores están en el catálogo común)

godcolour-red = rojo
godcolour-black = negro
godcolour-pink = rosa
godcolour-blue = azul
godcolour-yellow = amarillo
godcolour-green = verde
godcolour-white = blanco

## Los dioses y lo que pueden hacer

god-aphrodite = Afrodita
god-ares = Ares
god-hermes = Hermes
god-poseidon = Poseidón
god-apollo = Apolo
god-artemis = Ártemis

godpower-aphrodite = Descarta todas tus cartas de herida.
godpower-ares = Derrota, sin tirar el dado, a un monstruo adyacente de cualquier color que necesites.
godpower-hermes = Junto a cualquier ciudad, carga de cualquier ciudad una estatua que necesites. Hace falta un hueco de carga libre.
godpower-poseidon = Pon tu barco en cualquier casilla de agua, o en Zeus si has completado todas tus tareas.
godpower-apollo = Roba una carta de oráculo. En este turno puedes usar un dado o una carta de oráculo como cualquier color, gratis.
godpower-artemis = Descubre una isla boca abajo, por lejos que esté, como si la hubieras explorado.
godpower-apollo-all = Roba una carta de oráculo. En este turno puedes usar todos tus dados y tu única carta de oráculo como cualquier color, gratis.

## Las letras de las islas

letter-psi = Psi
letter-phi = Phi
letter-omega = Omega
letter-sigma = Sigma

letterpower-psi = Recibe 4 favores.
letterpower-phi = Roba 2 cartas de oráculo.
letterpower-omega = Gana 1 de fuerza y, si quieres, descarta todas tus cartas de herida de un color.
letterpower-sigma = Haz avanzar a tus dioses hasta 3 pasos, repartidos como quieras.

## Tareas

task-shrine = santuario
task-statue = estatua
task-offering = ofrenda
task-monster = monstruo

## Los monstruos, por color

monster-red = Cíclope
monster-black = Minotauro
monster-pink = Hidra
monster-blue = Sirena
monster-yellow = Quimera
monster-green = Gorgona

## Aliados

companiontype-hero = héroe
companiontype-demigod = semidiós
companiontype-creature = criatura

companion-red-hero = Odiseo
companion-red-demigod = Pentesilea
companion-red-creature = Fénix
companion-black-hero = Teseo
companion-black-demigod = Circe
companion-black-creature = Quirón
companion-pink-hero = Áyax
companion-pink-demigod = Helena
companion-pink-creature = Pan
companion-blue-hero = Aquiles
companion-blue-demigod = Heracles
companion-blue-creature = Nereida
companion-yellow-hero = Belerofonte
companion-yellow-demigod = Minos
companion-yellow-creature = Grifo
companion-green-hero = Héctor
companion-green-demigod = Perseo
companion-green-creature = Pegaso

companionpower-hero = Gana 2 de fuerza. Desde ahora, cada carta de herida de este color que tengas o robes se descarta en el acto.
companionpower-demigod = Roba una carta de oráculo. Desde ahora puedes usar los dados y las cartas de oráculo de este color como cualquier color, gratis.
companionpower-creature = Cuando mueves tu barco con un dado o una carta de oráculo de este color, llega hasta 3 casillas más lejos y puede detenerse en agua de cualquier color.

## Equipo

equipment-spare-oars = Remos de repuesto
equipment-flat-keel = Quilla plana
equipment-long-spear = Lanza larga
equipment-cargo-crane = Grúa de carga
equipment-long-ramp = Pasarela larga
equipment-thick-skin = Piel curtida
equipment-extra-watch = Guardia extra
equipment-thank-offering = Exvoto
equipment-deep-hull = Casco profundo
equipment-prayer-of-hermes = Plegaria a Hermes
equipment-prayer-of-artemis = Plegaria a Ártemis
equipment-prayer-of-poseidon = Plegaria a Poseidón
equipment-yellow-omen = Presagio amarillo
equipment-red-omen = Presagio rojo
equipment-black-omen = Presagio negro
equipment-warm-statue = Estatua del alba
equipment-cool-statue = Estatua del ocaso
equipment-warm-offering = Ofrenda del alba
equipment-cool-offering = Ofrenda del ocaso
equipment-divine-summons = Llamada divina
equipment-rich-blessing = Rica bendición
equipment-island-scout = Vigía de islas

power-spare-oars = Tu barco llega 1 casilla más lejos.
power-flat-keel = Tu barco puede pasar por los bajíos, que no gastan movimiento. No puede detenerse en ellos.
power-long-spear = Puedes luchar contra monstruos y construir santuarios a través de una casilla de agua.
power-cargo-crane = Puedes cargar y erigir estatuas a través de una casilla de agua.
power-long-ramp = Puedes cargar y hacer ofrendas a través de una casilla de agua.
power-thick-skin = Solo te recuperas con 4 cartas de herida de un color, o con 8 en total.
power-extra-watch = Una vez por turno puedes pagar 3 favores por una acción más, en el color que elijas.
power-thank-offering = Cada vez que recibes la recompensa de una ofrenda, una estatua o un monstruo, puedes además hacer avanzar un paso a un dios.
power-deep-hull = Gana ahora 1 de fuerza. Tu barco lleva una pieza más.
power-prayer-of-hermes = Puedes usar un dado rosa para recibir 1 favor, robar una carta de oráculo y hacer avanzar un paso a Hermes.
power-prayer-of-artemis = Puedes usar un dado verde para recibir 1 favor, robar una carta de oráculo y hacer avanzar un paso a Ártemis.
power-prayer-of-poseidon = Puedes usar un dado azul para recibir 1 favor, robar una carta de oráculo y hacer avanzar un paso a Poseidón.
power-yellow-omen = Cuando consultas el oráculo y alguno de tus dados muestra el amarillo, recibes 2 favores.
power-red-omen = Cuando consultas el oráculo y alguno de tus dados muestra el rojo, recibes 2 favores.
power-black-omen = Cuando consultas el oráculo y alguno de tus dados muestra el negro, recibes 2 favores.
power-warm-statue = Ahora, una sola vez: carga una estatua roja, verde o amarilla que necesites, esté donde esté tu barco.
power-cool-statue = Ahora, una sola vez: carga una estatua rosa, azul o negra que necesites, esté donde esté tu barco.
power-warm-offering = Ahora, una sola vez: carga una ofrenda roja, verde o amarilla que necesites, de cualquier isla.
power-cool-offering = Ahora, una sola vez: carga una ofrenda rosa, azul o negra que necesites, de cualquier isla.
power-divine-summons = Ahora, una sola vez: envía a Poseidón, Hermes, Ártemis o Afrodita directamente al trono.
power-rich-blessing = Ahora, una sola vez: recibe 3 favores, roba una carta de oráculo y haz avanzar a tus dioses 2 pasos en total.
power-island-scout = Ahora, una sola vez: mira 2 islas boca abajo de cualquier lugar y explora una de ellas; la otra se queda boca abajo.

## Losetas de barco

ship-shield = Barco del escudo
ship-gods = Barco de los dioses
ship-range = Barco veloz
ship-hold = Barco mercante
ship-task = Barco veterano
ship-wheel = Barco del adivino
ship-favor = Barco bendito
ship-equip = Barco pertrechado

shippower-shield = Empiezas con fuerza 2.
shippower-gods = Tus dioses empiezan en la nube de entrada y vuelven a ella después de usarse.
shippower-range = Tu barco llega 2 casillas más lejos.
shippower-hold = Puedes cambiar colores en ambos sentidos de la rueda. Tu barco lleva 4 piezas.
shippower-task = Antes de la primera ronda devuelves una de tus losetas de Zeus sin su recompensa: una tarea menos.
shippower-wheel = Cambiar el color de un dado o de una carta de oráculo te cuesta 1 favor menos.
shippower-favor = Cada vez que recibes favores, también al principio, recibes 1 más.
shippower-equip = Empiezas con una carta de equipo de la oferta, a tu elección, y con una carta de oráculo.

## Qué ha pasado

event-start-player = { $seat } es quien empieza.
event-first-injury = { $seat } empieza con una herida de color { $colour }, así que { $god } empieza en la nube de entrada.
event-first-dice = { $seat } empieza con los dados { $die1 }, { $die2 } y { $die3 }.
event-chooses-colour = { $seat } elige el color de jugador { $player }.
event-gets-ship = { $seat } recibe el { $ship }.
event-returns-task =
    { $task_key ->
        [shrine] { $seat } devuelve una loseta de santuario sin su recompensa.
       *[other] { $seat } devuelve una loseta ({ $task }, color { $colour }) sin su recompensa.
    }
event-round-begins = Empieza la ronda { $round }.
event-turn-begins = Es el turno de { $seat }.
event-recovers = { $seat } tiene que recuperarse y descarta tres heridas: { $colour1 }, { $colour2 } y { $colour3 }. El turno termina enseguida.
event-uses-die = { $seat } usa un dado: { $face }.
event-turns-die =
    { $favours ->
        [0] { $seat } usa un dado: { $face }, como { $colour }.
        [one] { $seat } usa un dado: { $face }, cambiado a { $colour } por un favor.
       *[other] { $seat } usa un dado: { $face }, cambiado a { $colour } por { $favours } favores.
    }
event-uses-card = { $seat } usa una carta de oráculo: { $face }.
event-turns-card =
    { $favours ->
        [0] { $seat } usa una carta de oráculo: { $face }, como { $colour }.
        [one] { $seat } usa una carta de oráculo: { $face }, cambiada a { $colour } por un favor.
       *[other] { $seat } usa una carta de oráculo: { $face }, cambiada a { $colour } por { $favours } favores.
    }
event-buys-extra =
    { $colour_key ->
        [none] { $seat } paga 3 favores por una acción más.
       *[other] { $seat } paga 3 favores por una acción más, de color { $colour }.
    }
event-sails =
    { $favours ->
        [0] { $seat } navega a { $space }.
        [one] { $seat } navega a { $space } y paga un favor por el camino.
       *[other] { $seat } navega a { $space } y paga { $favours } favores por el camino.
    }
event-carried = Poseidón lleva el barco de { $seat } a { $space }.
event-reaches-zeus = ¡{ $seat } vuelve a Zeus con todas las tareas hechas!
event-final-round = La ronda { $round } es la última: quien no haya tenido turno en ella aún juega.
event-gains-favours =
    { $favours ->
        [one] { $seat } recibe un favor.
       *[other] { $seat } recibe { $favours } favores.
    }
event-gains-strength = { $seat } tiene ahora fuerza { $strength }.
event-god-advances =
    { $row ->
        [6] { $god } de { $seat } llega al trono.
       *[other] { $god } de { $seat } avanza a la fila { $row }.
    }
event-declines-steps =
    { $steps ->
        [one] { $seat } renuncia a un paso de dios.
       *[other] { $seat } renuncia a { $steps } pasos de dioses.
    }
event-draws-oracle = { $seat } roba una carta de oráculo: { $colour }.
event-draws-injury = { $seat } roba una herida: { $colour }.
event-heals =
    { $count ->
        [one] { $seat } descarta una herida: { $colour }.
       *[other] { $seat } descarta { $count } heridas: { $colour }.
    }
event-declines-clearing = { $seat } conserva todas sus heridas.
event-looks = { $seat } mira la isla de { $space }.
event-sees = Ves en { $space }: { $letter }, color de jugador { $player }.
event-island-uncovered = { $seat } descubre la isla de { $space }: { $letter }, color de jugador { $player }.
event-builds-shrine = { $seat } construye un santuario en { $space }.
event-fights = { $seat } lucha contra el monstruo de color { $colour } en { $space } y saca { $roll } contra { $need }.
event-gives-up = { $seat } abandona la lucha contra el monstruo de color { $colour }.
event-defeats = { $seat } derrota al monstruo de color { $colour } en { $space }.
event-loads-offering = { $seat } carga una ofrenda de color { $colour } en { $space }.
event-makes-offering = { $seat } hace la ofrenda de color { $colour } en el templo de { $space }.
event-loads-statue = { $seat } carga una estatua de color { $colour } de la ciudad de { $space }.
event-raises-statue = { $seat } erige la estatua de color { $colour } en { $space }.
event-task-done =
    { $left ->
        [0] { $seat } ha cumplido una tarea ({ $task }), y era la última.
        [one] { $seat } ha cumplido una tarea ({ $task }). Queda una.
       *[other] { $seat } ha cumplido una tarea ({ $task }). Quedan { $left }.
    }
event-gains-companion = { $companion } se une a { $seat }.
event-takes-equipment = { $seat } toma equipo: { $equipment }.
event-equipment-appears = Nuevo en la oferta: { $equipment }.
event-effect-lost = { $equipment } no tiene efecto para { $seat }: ahora no se puede llevar a cabo.
event-god-summoned = { $god } de { $seat } va directamente al trono.
event-uses-god = { $seat } usa a { $god }.
event-trades-god = { $seat } manda de vuelta a { $god } por una carta de oráculo.
event-rolls = { $seat } consulta el oráculo: { $die1 }, { $die2 } y { $die3 }.
event-roll-answered = Los { $count } jugadores preguntados han respondido a la tirada.
event-titan-rolls = El titán ataca con { $roll }.
event-match-ends = La partida ha terminado. { $reason }
event-final-place =
    { $tasks ->
        [one] Puesto { $place }: { $seat }, con una tarea cumplida.
       *[other] Puesto { $place }: { $seat }, con { $tasks } tareas cumplidas.
    }

## Cómo termina una partida

end-zeus = Un solo jugador ha vuelto a Zeus.
end-oracle-cards = Varios jugadores han vuelto a Zeus; gana el que tiene más cartas de oráculo.
end-favours = Varios jugadores han vuelto a Zeus con las mismas cartas de oráculo; gana el que tiene más favores.
end-shared = Varios jugadores han vuelto a Zeus, iguales en todo, y comparten la victoria.
end-limit = Se ha llegado al límite de rondas; ganan más tareas cumplidas, luego más cartas de oráculo, luego más favores.
end-limit-shared = Se ha llegado al límite de rondas; los jugadores iguales comparten la victoria.

## Preguntas a un asiento

prompt-ChooseColour = Elige tu color de jugador.
prompt-ReturnTask = Elige la loseta de Zeus que devuelves sin su recompensa.
prompt-DraftShip = Elige tu loseta de barco.
prompt-Recover = Tienes demasiadas heridas y debes recuperarte: elige las tres que descartas. Con eso termina tu turno.
prompt-NoInjuries = No tienes heridas: toma 2 favores o haz avanzar a un dios.
prompt-MissedRoll = Mientras esperabas alguien consultó el oráculo: elige un dios que avance, o ninguno.
prompt-OthersAdvance = { $seat } ha sacado { $die1 }, { $die2 } y { $die3 }: elige un dios que avance, o ninguno.
prompt-Turn =
    { $dice ->
        [0] Has gastado tus dados: usa una carta o un dios, o termina tu turno.
        [one] Te queda un dado: elige con qué actúas, o termina tu turno.
       *[other] Te quedan { $dice } dados: elige con qué actúas, o termina tu turno.
    }
prompt-Act =
    { $colour_key ->
        [none] Elige tu acción adicional.
       *[other] Elige tu acción de color { $colour }.
    }
prompt-Fight = Ronda perdida ante el monstruo de color { $colour } en { $space }. ¿Pagas un favor y tiras otra vez? Ganas con { $need } o más.
prompt-GodSteps =
    { $steps ->
        [one] Elige un dios que avance, o ninguno.
       *[other] Elige un dios que avance: quedan { $steps } pasos.
    }
prompt-ClearColour = Elige el color de las heridas que descartas, o ninguno.
prompt-LookAt =
    { $count ->
        [one] Elige una isla boca abajo para mirarla.
       *[other] Elige { $count } islas boca abajo para mirarlas.
    }
prompt-ScoutIslands =
    { $count ->
        [one] Elige la otra isla boca abajo que reconoces.
       *[other] Elige { $count } islas boca abajo para reconocerlas.
    }
prompt-ExploreScouted = Elige cuál de las dos islas exploras; la otra queda boca abajo.
prompt-TakeEquipment = Elige una carta de equipo de la oferta.
prompt-TakeCompanion = Elige un aliado de color { $colour }.
prompt-TakeCargo = { $equipment }: elige qué cargas.
prompt-SummonGod = Elige el dios que va al trono.
prompt-UseGod =
    { $god_key ->
        [poseidon] Poseidón: elige adónde va tu barco.
        [artemis] Ártemis: elige la isla que descubres.
        [ares] Ares: elige el monstruo que derrotas.
       *[hermes] Hermes: elige la estatua que cargas.
    }

## Acciones

action-die = Usar el dado como está: { $face }
action-die-as =
    { $favours ->
        [0] Usar el dado { $face } como { $colour }
        [one] Usar el dado { $face } como { $colour }, por un favor
       *[other] Usar el dado { $face } como { $colour }, por { $favours } favores
    }
action-card = Usar una carta de oráculo como es: { $face }
action-card-as =
    { $favours ->
        [0] Usar una carta de oráculo ({ $face }) como { $colour }
        [one] Usar una carta de oráculo ({ $face }) como { $colour }, por un favor
       *[other] Usar una carta de oráculo ({ $face }) como { $colour }, por { $favours } favores
    }
action-free-die = Usar el dado { $face } como { $colour }, gracias a Apolo
action-free-card = Usar una carta de oráculo ({ $face }) como { $colour }, gracias a Apolo
action-extra = Pagar 3 favores por una acción más de cualquier color
action-extra-colour = Pagar 3 favores por una acción más de color { $colour }
action-god = Usar a { $god }
action-trade = Mandar de vuelta a { $god } por una carta de oráculo
action-end = Terminar el turno y consultar el oráculo
action-sail =
    { $favours ->
        [0] Navegar a { $space }
        [one] Navegar a { $space }, por un favor
       *[other] Navegar a { $space }, por { $favours } favores
    }
action-sail-zeus =
    { $favours ->
        [0] Volver a Zeus
        [one] Volver a Zeus, por un favor
       *[other] Volver a Zeus, por { $favours } favores
    }
action-explore = Explorar la isla de { $space }
action-shrine = Construir un santuario en { $space }
action-fight = Luchar contra el monstruo de color { $colour } en { $space }
action-load = Cargar la ofrenda de color { $colour } en { $space }
action-offer = Hacer la ofrenda de color { $colour } en el templo de { $space }
action-fetch = Cargar una estatua de color { $colour } de la ciudad de { $space }
action-raise = Erigir la estatua de color { $colour } en { $space }
action-heal = Descartar todas tus heridas de color { $colour }
action-advance = Hacer avanzar a { $god } un paso
action-pray = Rezar a { $god }: un favor, una carta de oráculo y un paso
action-oracle = Robar una carta de oráculo
action-favours = Tomar 2 favores
action-look = Mirar dos islas boca abajo
action-look-at = Mirar la isla de { $space }
action-step = Hacer avanzar a { $god } un paso
action-decline = Nada
action-clear = Descartar todas tus heridas de color { $colour }
action-pay = Pagar un favor y tirar otra vez
action-give-up = Abandonar la lucha
action-take = Tomar { $equipment }
action-companion = Tomar a { $companion }
action-summon = Llevar a { $god } al trono
action-discard = Descartar tres heridas: { $colour1 }, { $colour2 } y { $colour3 }
action-ship = Tomar el { $ship }
action-return = Devolver la loseta ({ $task }, color { $colour })
action-return-shrine = Devolver una loseta de santuario
action-return-shrine-letter = Devolver la loseta de santuario con { $letter }
action-colour = Tomar el color { $player }

## Por qué conviene una jugada (el sujeto de estas frases es la jugada)

phrase-errand =
    { $errand ->
        [offer] la ofrenda de color { $colour } en el templo de { $space }
        [raise] la estatua de color { $colour } en { $space }
        [shrine] un santuario en { $space }
        [fight] el monstruo de color { $colour } en { $space }
        [load] la ofrenda de color { $colour } en { $space }
        [fetch] la estatua de color { $colour } en la ciudad de { $space }
       *[explore] la isla de color { $colour } en { $space }
    }
reason-use-errand =
    { $favours ->
        [0] Es el color que hace falta para { phrase-errand }.
        [one] Un favor bien gastado, para { phrase-errand }.
       *[other] { $favours } favores bien gastados, para { phrase-errand }.
    }
reason-use-sail =
    { $favours ->
        [0] Es el color que hace falta para navegar a { $space }.
        [one] Un favor bien gastado, para navegar a { $space }.
       *[other] { $favours } favores bien gastados, para navegar a { $space }.
    }
reason-use-home =
    { $favours ->
        [0] Todas las tareas están hechas: con esto el barco vuelve a Zeus.
        [one] Todas las tareas están hechas: por un favor el barco vuelve a Zeus.
       *[other] Todas las tareas están hechas: por { $favours } favores el barco vuelve a Zeus.
    }
reason-use-heal =
    { $favours ->
        [0] Es el color que hace falta para librarse de las heridas de color { $colour }.
        [one] Un favor bien gastado, para librarse de las heridas de color { $colour }.
       *[other] { $favours } favores bien gastados, para librarse de las heridas de color { $colour }.
    }
reason-use-god =
    { $favours ->
        [0] Es el color que hace falta para un paso de { $god }.
        [one] Un favor bien gastado, para un paso de { $god }.
       *[other] { $favours } favores bien gastados, para un paso de { $god }.
    }
reason-use-plain = Ningún color sirve ahora para una tarea: valen favores, una carta o mirar islas.
reason-home =
    { $first ->
        [1] Todas las tareas están hechas y nadie ha vuelto todavía: junto a Zeus se puede ganar la carrera.
       *[other] Todas las tareas están hechas: de vuelta a Zeus, para entrar en el desempate.
    }
reason-sail-errand = Pone al alcance { phrase-errand }.
reason-sail-on = Se acerca a un objetivo: { phrase-errand }.
reason-sail-home = Todas las tareas están hechas: rumbo a Zeus.
reason-sail = Sigue el viaje.
reason-task =
    { $left ->
        [0] Cumple la última tarea: { phrase-errand }. Después solo falta volver.
        [one] Cumple una tarea: { phrase-errand }. Después queda una.
       *[other] Cumple una tarea: { phrase-errand }. Después quedan { $left }.
    }
reason-fight =
    { $left ->
        [0] Es la última tarea, { phrase-errand }: { $percent } % de probabilidad de ganar pagando todos los favores.
       *[other] Es una tarea, { phrase-errand }: { $percent } % de probabilidad de ganar pagando todos los favores.
    }
reason-cargo = Prepara una tarea: { phrase-errand } puede ir a { $goal }.
reason-cargo-aboard = Prepara una tarea: { phrase-errand }.
reason-explore = { $percent } % de probabilidad de encontrar una isla propia y construir un santuario; si no, su letra da una recompensa.
reason-explore-own =
    { $left ->
        [0] Es una isla propia: su santuario es la última tarea.
       *[other] Es una isla propia: se puede construir enseguida un santuario.
    }
reason-explore-letter =
    { $letter_key ->
        [psi] Allí está { $letter }: cuatro favores.
        [phi] Allí está { $letter }: dos cartas de oráculo.
        [omega] Allí está { $letter }: fuerza, y adiós a algunas heridas.
       *[sigma] Allí está { $letter }: tres pasos de dioses.
    }
reason-explore-reward = Su letra da una recompensa.
reason-look-at = { $percent } % de probabilidad de que sea una isla propia: conviene saberlo antes de ir.
reason-look-again = No hace daño mirar otra vez.
reason-heal =
    { $count ->
        [one] Una herida menos: el próximo turno es más seguro.
       *[other] { $count } heridas menos: el próximo turno es más seguro.
    }
reason-heal-risk = Una herida más de color { $colour } costaría un turno: mejor curarse antes.
reason-throne =
    { $god_key ->
        [aphrodite] { $god } llega al trono y puede curar todas las heridas.
        [ares] { $god } llega al trono y puede derrotar a un monstruo sin luchar.
        [hermes] { $god } llega al trono y puede traer una estatua de cualquier ciudad.
        [poseidon] { $god } llega al trono y puede llevar el barco a cualquier sitio.
        [apollo] { $god } llega al trono y puede dar una carta y cualquier color.
       *[artemis] { $god } llega al trono y puede descubrir una isla en cualquier sitio.
    }
reason-step =
    { $steps ->
        [one] Un paso más y { $god } llega al trono.
       *[other] { $steps } pasos más y { $god } llega al trono.
    }
reason-pray = Un favor, una carta de oráculo y un paso de { $god } por un solo dado; faltan { $steps } hasta el trono.
reason-aphrodite =
    { $count ->
        [one] Cura la única herida.
       *[other] Cura las { $count } heridas de una vez.
    }
reason-apollo = Una carta, y un color que de otro modo costaría favores.
reason-trade = { $god } no tiene nada mejor que hacer, y una carta sirve enseguida.
reason-end =
    { $dice ->
        [0] Todos los dados están usados: toca consultar el oráculo.
       *[other] No queda nada útil que hacer con los demás dados.
    }
reason-pay = Vale un favor: { $percent } % de probabilidad de derrotar aún al monstruo de color { $colour }.
reason-give-up = Mejor guardar los favores: { $percent } % de probabilidad de derrotar al monstruo de color { $colour } con todos ellos.
reason-clear =
    { $count ->
        [one] Cura gratis una herida de color { $colour }.
       *[other] Cura gratis { $count } heridas de color { $colour }.
    }
reason-recovers =
    { $count ->
        [0] No queda ninguna herida, y se puede jugar el próximo turno.
        [one] Queda una herida, y se puede jugar el próximo turno.
       *[other] Quedan { $count } heridas, repartidas de modo que se puede jugar el próximo turno.
    }
reason-recovers-again = Quedan demasiadas heridas: también se pierde el próximo turno.
reason-take =
    { $use ->
        [way] { $equipment }: el barco llega más lejos en cada viaje.
        [reach] { $equipment }: se pueden cumplir tareas desde más lejos.
        [skin] { $equipment }: las heridas cuestan menos turnos.
        [watch] { $equipment }: los favores compran una acción más cada turno.
        [gods] { $equipment }: cada recompensa hace avanzar también a un dios.
        [hull] { $equipment }: fuerza ahora y más sitio para la carga.
        [prayer] { $equipment }: un dado da un favor, una carta y un paso.
        [omen] { $equipment }: favores con muchas tiradas.
        [cargo] { $equipment }: una pieza para una tarea sube a bordo enseguida.
        [summons] { $equipment }: un dios va directamente al trono.
        [blessing] { $equipment }: favores, una carta y pasos de dioses de una vez.
       *[scout] { $equipment }: reconoce islas y explora una enseguida.
    }
reason-join =
    { $kind ->
        [hero] Fuerza para luchar, y se acabaron las heridas de color { $colour }.
        [demigod] Desde ahora los dados y cartas de color { $colour } sirven como cualquier color.
       *[creature] Con el color { $colour } el barco llega más lejos y se detiene donde quiera.
    }
reason-favours =
    { $favours ->
        [0] Los favores cambian colores y alargan los viajes, y no queda ninguno.
       *[other] Los favores cambian colores y alargan los viajes; de momento hay { $favours }.
    }
reason-oracle = Una carta de oráculo es una acción más en otro turno.
reason-look = Muestra dónde hay islas propias antes de mandar el barco.
reason-ship =
    { $ship_key ->
        [shield] La fuerza ayuda en cada lucha y contra el titán.
        [gods] Los dioses vuelven antes al trono.
        [range] Dos casillas más en cada viaje.
        [hold] Sitio para cuatro piezas y los dos sentidos de la rueda.
        [task] Una tarea menos que cumplir.
        [wheel] Cada cambio de color es más barato.
        [favor] Más favores, una y otra vez.
       *[equip] Equipo y una carta desde el principio.
    }
reason-return =
    { $task_key ->
        [shrine] Una isla que ya no hay que buscar.
        [monster] Una lucha menos.
       *[other] Esta habría exigido el viaje más largo.
    }
reason-colour = Un color es tan bueno como otro.
reason-decline = Nada de lo que se ofrece ayudaría.

## Por qué no se puede

why-colour-first = Primero tienes que elegir tu color de jugador.
why-colour-taken = No puedes tomar el color { $player }: lo ha elegido otro jugador.
why-ship-first = Primero tienes que elegir tu loseta de barco.
why-ship-not-there = No puedes tomar el { $ship }: no está entre las losetas.
why-task-first = Primero tienes que devolver una loseta de Zeus.
why-shrine-tile-first = Ahora solo puedes devolver una de tus losetas de santuario.
why-no-such-task = No tienes esa loseta de Zeus.
why-recover-first = Tienes que recuperarte: descarta tres heridas y nada más.
why-not-your-injuries = Solo puedes descartar tres heridas que tengas.
why-bonus-first = Primero tienes que tomar tu bonificación: favores o un paso de dios.
why-answer-the-roll = Ahora solo puedes responder a la tirada: haz avanzar a un dios que encaje, o a ninguno.
why-not-rolled = No puedes hacer avanzar a { $god }: ningún dado muestra ese color.
why-god-sleeps = No puedes hacer avanzar a { $god }: la tirada de otro jugador no despierta a nadie en la nube inicial.
why-god-on-throne = No puedes hacer avanzar más a { $god }: ya está en el trono.
why-steps-first = Primero tienes que decidir los pasos de tus dioses.
why-clear-first = Primero tienes que elegir las heridas que descartas, o ninguna.
why-no-such-injury = No tienes ninguna herida de color { $colour }.
why-choose-a-die-first = Primero tienes que elegir un dado, una carta o un dios con que actuar.
why-act-first = Primero tienes que terminar tu acción.
why-no-such-die = No te queda ningún dado de color { $colour }.
why-no-such-card = No tienes ninguna carta de oráculo de color { $colour }.
why-one-card-a-turn = Ya has usado una carta de oráculo en este turno, y no puedes usar más.
why-recolouring-too-dear =
    { $cost ->
        [one] No puedes pagar ese color: cuesta un favor y no tienes ninguno.
       *[other] No puedes pagar ese color: cuesta { $cost } favores y tienes { $favours }.
    }
why-no-free-colour = No tienes ningún color gratis de Apolo.
why-costs-nothing-anyway = Para eso no necesitas a Apolo: ese color no te cuesta nada.
why-nothing-to-do = Ahora no podrías hacer nada con { $colour }.
why-no-extra-watch = Para comprar una acción más necesitas la guardia extra.
why-extra-used = Ya has comprado tu acción adicional de este turno.
why-extra-too-dear = No puedes pagar una acción adicional: cuesta { $cost } favores y tienes { $favours }.
why-extra-nothing-to-do = Ahora no podrías hacer nada con ese color.
why-not-on-throne = No puedes usar a { $god }: solo te ayuda un dios en el trono.
why-god-no-use = Ahora { $god } no te sirve de nada, pero puedes mandar al dios de vuelta por una carta de oráculo.
why-god-first = Primero tienes que elegir qué hace { $god }.
why-no-oracle-cards = No puedes robar una carta de oráculo: no queda ninguna.
why-all-uncovered = No puedes mirar islas: ya no queda ninguna boca abajo.
why-die-as-it-lies = Para eso no hace falta color: usa un dado como está.
why-colour-needed = Para esa acción tienes que elegir un color.
why-colour-of-die = Actúas con { $colour }, así que la pieza tiene que ser de color { $colour }.
why-wrong-colour = No puedes hacer eso en { $space } con este color: hace falta { $colour }.
why-wrong-water = No puedes parar en { $space }: esa agua es de color { $colour }.
why-not-water = No puedes navegar a { $space }: no es agua a la que puedas llegar.
why-already-there = Tu barco ya está en { $space }.
why-ship-stays = Tu barco ha vuelto a Zeus y se queda allí.
why-tasks-left =
    { $count ->
        [one] Todavía no puedes ir a Zeus: te queda una tarea.
       *[other] Todavía no puedes ir a Zeus: te quedan { $count } tareas.
    }
why-too-far =
    { $cost ->
        [one] No puedes navegar tan lejos: { $space } cuesta un favor y no tienes ninguno.
       *[other] No puedes navegar tan lejos: { $space } cuesta { $cost } favores y tienes { $favours }.
    }
why-out-of-reach = Tu barco está demasiado lejos de { $space }.
why-not-face-down = En { $space } no hay ninguna isla boca abajo.
why-face-down = La isla de { $space } sigue boca abajo.
why-not-an-island-tile = En { $space } no hay ninguna isla para un santuario.
why-has-shrine = En { $space } ya hay un santuario.
why-not-your-island = La isla de { $space } no muestra tu color de jugador.
why-no-shrine-task = No tienes abierta ninguna loseta de santuario para esa isla.
why-look-first = Primero tienes que elegir las islas que miras.
why-picked-already = Ya has elegido { $space }.
why-explore-first = Tienes que explorar una de las dos islas.
why-not-scouted = No has reconocido { $space }.
why-not-needed =
    { $task_key ->
        [monster] Solo puedes luchar contra un monstruo que necesites para una tarea, y este no lo es.
       *[other] Solo puedes cargar lo que necesites para una tarea, y esto no lo es.
    }
why-reserved = No puedes cargar eso: con lo que llevas a bordo no le queda ninguna loseta abierta.
why-no-monster-there = En { $space } no hay ningún monstruo de color { $colour }.
why-fight-first = Primero tienes que terminar la lucha: paga un favor o abandona.
why-no-offering-there = En { $space } no hay ninguna ofrenda de color { $colour }.
why-no-temple-there = En { $space } no hay ningún templo.
why-not-aboard =
    { $task_key ->
        [offering] No llevas a bordo ninguna ofrenda de color { $colour }.
       *[other] No llevas a bordo ninguna estatua de color { $colour }.
    }
why-ship-full =
    { $places ->
        [one] Tu barco está lleno: cabe una pieza.
       *[other] Tu barco está lleno: caben { $places } piezas.
    }
why-no-city-there = En { $space } no hay ninguna ciudad.
why-no-statue-left = En la ciudad de { $space } no queda ninguna estatua.
why-no-pedestal-there = En { $space } no hay ningún pedestal de color { $colour }.
why-pedestal-taken = El pedestal de color { $colour } de { $space } está ocupado.
why-no-prayer = No tienes ninguna plegaria para usar con { $colour }.
why-companion-first = Primero tienes que elegir tu aliado.
why-companion-colour = Tu aliado tiene que ser de color { $colour }, como la estatua.
why-companion-taken = No puedes tomar ese aliado: ya lo tiene alguien.
why-equipment-first = Primero tienes que elegir tu carta de equipo.
why-not-displayed = No puedes tomar { $equipment }: no está en la oferta.
why-cargo-first = Primero tienes que cargar lo que te da { $equipment }.
why-not-on-the-card = { $equipment } no te da ese color.
why-summon-first = Primero tienes que elegir el dios que va al trono.
why-not-summoned = Con esta carta no puedes llamar a { $god }.

## Opciones

option-map = El mapa: compact-1 (lo normal), el sugerido, compact-2, compact-3, o repartido de nuevo: compact_random_recommended con el mismo contorno, compact_random_free con cualquiera.
option-mirrored = ¿Está el mapa por su otra cara, como en un espejo? Normalmente no.
option-ship-tiles = Cómo se reparten las losetas de barco: random, al azar (lo normal), draft, cada uno elige una, primero el último jugador, o first_game, solo las cuatro sencillas al azar.
option-short-game = Cuántas losetas menos tiene cada jugador, para una partida más corta: 0 (lo normal), o de 1 a 4.
option-player-colours = Cómo se reparten los colores de jugador: chosen, elegidos por orden de turno (lo normal), o random, al azar.
option-round-limit = Después de qué ronda termina la partida como muy tarde: none, nunca (lo normal), o un número desde 1.
option-apollo = Qué libera Apolo: one, un dado o una carta (lo normal), o all, todos los dados y la carta del turno.
option-apollo-extra-card = ¿Se puede usar la carta robada por Apolo además de otra? Normalmente no.
option-long-spear-explores = ¿Se explora también con la lanza larga a través de una casilla de agua? Normalmente no.
option-extra-action-creature = ¿Ayuda una criatura en un viaje con la guardia extra? Normalmente no.
option-companions-with-cards = ¿Sirven semidioses y criaturas también con cartas de oráculo (lo normal)? Si no, solo con dados.
option-prayers-with-cards = ¿Se pueden pagar las plegarias también con cartas de oráculo (lo normal)? Si no, solo con dados.
option-thank-offering-counts-itself = ¿Vale el exvoto ya para el monstruo que lo trajo? Normalmente no.
option-keel-passes-zeus = ¿Se puede pasar con la quilla plana por la casilla de Zeus (lo normal)?
option-open-bays-are-shallows = ¿Se pueden pasar con la quilla plana también las bahías del borde del mapa? Normalmente no.
option-start-equipment-resolves = Cuándo actúa la carta del barco pertrechado: at-once, enseguida (lo normal), o first-turn, en el primer turno de su dueño.
option-removed-task-frees-colour = ¿Queda libre para la loseta blanca el color de una loseta devuelta al principio (lo normal)? Si no, sigue cerrado.
option-marked-monsters = Qué monstruos están en las montañas marcadas: one-of-each-colour, uno de cada color (lo normal), o any-six, seis cualesquiera.
option-combat-injury = Qué herida trae un 0 en la lucha: drawn, una del mazo (lo normal), o monster-colour, una del color del monstruo.
option-shrine-letter = Si la letra de la isla tiene que estar en la loseta de santuario: ignored, no (lo normal), o must-match, como en la primera edición.
option-god-steps-on-rolls = Cuándo hacen avanzar los demás a un dios por una tirada: at-once, enseguida (lo normal), o own-next-turn, al principio de su propio turno siguiente.

## Valores de las opciones

value-compact-1 = mapa sugerido
value-compact-2 = segundo mapa
value-compact-3 = tercer mapa
value-compact-random-recommended = contorno sugerido, losetas repartidas de nuevo
value-compact-random-free = cualquier contorno compacto
value-random = al azar
value-draft = los jugadores eligen, primero el último
value-first-game = las cuatro sencillas, al azar
value-chosen = los jugadores eligen
value-one = un dado o una carta
value-all = todos los dados y la carta
value-at-once = enseguida
value-first-turn = en el primer turno del dueño
value-own-next-turn = al principio de su turno siguiente
value-one-of-each-colour = uno de cada color
value-any-six = seis cualesquiera
value-drawn = robada del mazo
value-monster-colour = del color del monstruo
value-ignored = no cuenta
value-must-match = tiene que coincidir

## Secciones de las reglas

section-1 = Objetivo y palabras
section-2 = Preparación: el mapa
section-3 = Preparación: la reserva
section-4 = Preparación: los jugadores
section-5 = Rondas y turnos
section-6 = Fase 1: las heridas
section-7 = Fase 2: lo que se puede usar en un turno
section-8 = Cambiar colores
section-9 = Acciones con cualquier dado
section-10 = Acciones que requieren un color
section-11 = Mover el barco
section-12 = Explorar una isla
section-13 = Construir un santuario
section-14 = Luchar contra un monstruo
section-15 = Ofrendas
section-16 = Estatuas
section-17 = La carga
section-18 = Descartar heridas y hacer avanzar a un dios
section-19 = Tareas y recompensas
section-20 = Dioses
section-21 = Aliados
section-22 = Equipo
section-23 = Losetas de barco
section-24 = Cartas de herida
section-25 = Fase 3: el oráculo
section-26 = El titán
section-27 = Fin de la partida
section-28 = Variantes
section-29 = Preguntas frecuentes
section-30 = Azar y cosas ocultas
section-31 = Ejemplos
section-32 = Opciones de la mesa

## La terminal

label-round = Ronda
label-wheel = Rueda
label-favours = favores
label-strength = fuerza
label-dice = dados
label-tasks = tareas pendientes
label-shrines = santuarios
label-statues = estatuas
label-offerings = ofrendas
label-monsters = monstruos
label-cargo = carga
label-gods = dioses
label-injuries = heridas
label-cards = cartas de oráculo
label-equipment = equipo
label-companions = aliados
label-ship-on = barco en
label-ship-of = barco de
label-home = de vuelta con Zeus
label-temples = templos
label-free-pedestals = pedestales libres
label-city-statues = estatuas en las ciudades
label-islands = islas
label-display = equipo en la oferta
label-ship-tiles = losetas de barco a la vista
label-oracle-deck = mazo de oráculo
label-injury-deck = mazo de heridas
label-face-down = boca abajo
label-of-player = color de jugador { $player }
label-looked = la ha mirado
label-next-to = Al lado
space-water = agua
space-zeus = Zeus
space-hidden = isla
space-offering = ofrendas
space-temple = templo
space-monster = monstruos
space-statue = pedestales libres
space-city = ciudad
warning-injury = Una herida más de color { $hues } cuesta un turno.
warning-any-injury = Una herida más de cualquier color cuesta un turno.
warning-recovers = El próximo turno se pierde en recuperarse.
reach-now = Con la acción en curso:
reach-die = Con el dado de color { $colour }:
reach-card = Con una carta de oráculo de color { $colour }:
reach-cost =
    { $favours ->
        [0] gratis
        [one] por un favor
       *[other] por { $favours } favores
    }
reach-nothing = no se llega a ninguna casilla.
reach-no-dice = No te quedan dados en este turno.
command-reach = alcance COLOR    para ver adónde llevan tus dados a tu barco y lo que cuesta; el color puede faltar
label-legend =
    Colores de los dioses: R rojo (rosa), K negro (yelmo), H rosa (sandalia alada), P azul (tridente), A amarillo (lira), M verde (arco)
    Jugadores: r rojo, y amarillo, g verde, b azul
    En el mapa:
      C4    (R)       agua roja
      C4    R~y       la misma con el barco de Amarillo
      D2i   K?        isla de borde negro, boca abajo
      D2i   KΨy#      la misma descubierta: Psi, color de jugador amarillo, con un santuario
      E5m   RK        un monstruo rojo y uno negro; del mismo modo o ofrendas, t templo, s pedestales libres
      F1c   P3        ciudad azul con tres estatuas; z es Zeus
    En los tableros:
      P2  P*          fila del dios de ese color, o en el trono
      R2!             dos heridas rojas; una más cuesta un turno
      W               blanco: tarea de un color a elegir

## Cifras de una partida por ronda

chart-tasks = Tareas cumplidas
chart-favours = Favores
chart-injuries = Heridas

## La primera partida guiada

lesson-first-1 = ¡Hola! Zeus te ha puesto doce tareas, y cada dado es una acción de su color: toma tu dado verde.
lesson-first-2 = Con un dado verde tu barco avanza hasta cinco casillas y acaba en agua verde. Navega a D3.
lesson-first-3 = A tu lado vive un monstruo azul, pero ninguno de tus dados es azul. Gira uno rosa un paso en la rueda: cuesta un favor.
lesson-first-4 = ¡Atácalo! Necesitas un 9 con un dado de 0 a 9; con más fuerza te basta con menos.
lesson-first-5 = Un 4 no basta, pero el monstruo se debilita en cada asalto. Paga un favor: ahora te vale un 8.
lesson-first-6 = ¡Vencido, y una tarea cumplida! Elige tu premio: la Ofrenda del ocaso te trae una ofrenda de cualquier lugar.
lesson-first-7 = Toma la rosa, porque su templo está a tu lado. Sin una carta así, una ofrenda se carga junto a su isla, con un dado de su color.
lesson-first-8 = Cada ofrenda va al templo de su color. Usa tu dado rosa.
lesson-first-9 = Lleva la ofrenda al templo. Los dioses te lo agradecen con tres favores.
lesson-first-10 = ¡Dos tareas en un turno! Termínalo: tiras ya los dados de tu próximo turno y después juega Amarillo.
lesson-first-11 = Amarillo ha sacado el color de tu Apolo. Siempre que tiran los demás, uno de tus dioses en las nubes puede subir así: haz avanzar a Apolo.
lesson-first-12 = Tras cada ronda ataca el titán: su 2 supera tu fuerza de 0 y te ha herido. Pidamos ayuda al oráculo: usa tu dado azul.
lesson-first-13 = Con cualquier dado se roba una carta de oráculo, sea del color que sea. Roba una.
lesson-first-14 = Es roja. Una vez por turno una carta hace lo mismo que un dado: úsala.
lesson-first-15 = Un dado o una carta de cualquier color también da dos favores. Tómalos, que vas a navegar lejos.
lesson-first-16 = Tres heridas de un color, o seis en total, te cuestan un turno entero. Mejor curarse a tiempo: usa tu dado amarillo.
lesson-first-17 = Un dado amarillo quita todas tus heridas amarillas. Descártalas.
lesson-first-18 = Ahora, rumbo a otras costas. Usa tu dado verde.
lesson-first-19 = L8 está más lejos de lo que alcanza tu barco. Cada casilla de más cuesta un favor: gasta tres y ve allí.
lesson-first-20 = Buen viaje. Termina tu turno.
lesson-first-21 = ¡Otra vez amarillo! Haz avanzar a Apolo: ya casi está arriba.
lesson-first-22 = A tu lado hay una isla sin explorar con borde amarillo. Usa tu dado amarillo.
lesson-first-23 = Explórala. Si es de tu color, será tu santuario; si no, su letra te da un premio.
lesson-first-24 = Es tuya: ¡tercera tarea cumplida! Un santuario también eleva a un dios: haz avanzar a Apolo hasta su trono.
lesson-first-25 = Desde el trono un dios te ayuda una vez, sin gastar dados. Llama a Apolo: te da una carta de oráculo y un dado del color que quieras.
lesson-first-26 = Queda un tipo de tarea: las estatuas. Usa tu dado negro para llegar a su ciudad.
lesson-first-27 = N9 está entre la ciudad verde y una isla que espera una estatua verde. Navega hasta allí.
lesson-first-28 = Necesitas verde. Gracias a Apolo tu dado rojo se vuelve verde sin pagar nada.
lesson-first-29 = Carga una estatua verde en la ciudad. En tu barco caben dos cosas a la vez.
lesson-first-30 = Qué suerte, la carta de Apolo es verde. Úsala.
lesson-first-31 = Erige la estatua en la isla.
lesson-first-32 = Cada estatua trae un compañero de su color. Elige a Héctor: un héroe te da 2 de fuerza y cura tus heridas verdes al momento.
lesson-first-done = ¡Una tarea de cada tipo, y quedan ocho! La carrera acaba cuando alguien cumple las doce y vuelve el primero junto a Zeus; ya sabes lo necesario: sigue jugando contra el bot.
