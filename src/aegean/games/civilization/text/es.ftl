### Las palabras de Civilization. Los mismos mensajes, en el mismo orden, están en en.ftl.

## El color del quinto asiento (los demás están en el catálogo común)

colour-purple = morado

## Civilizaciones

civilization-america = Estados Unidos
civilization-china = China
civilization-egypt = Egipto
civilization-germany = Alemania
civilization-rome = Roma
civilization-russia = Rusia
civilization-arabia = Arabia
civilization-greece = Grecia
civilization-india = India
civilization-spain = España

civilizationtext-america = Empiezas con Moneda, Despotismo y un gran personaje. Al acelerar la producción, cada 3 de comercio te dan 2 de producción en lugar de 1.
civilizationtext-china = Empiezas con Escritura, Despotismo y murallas en tu capital. Gana 3 de cultura cada vez que explores una cabaña o conquistes una aldea. Después de cada batalla, ganada o perdida, puedes devolver a tus fuerzas permanentes una de tus unidades eliminadas en ella.
civilizationtext-egypt = Empiezas con Construcción, Despotismo y una maravilla antigua gratis en los alrededores de tu capital. Una vez por turno, una de tus ciudades puede usar su acción de ciudad para construir sin coste un edificio desbloqueado.
civilizationtext-germany = Empiezas con Metalurgia, Despotismo y 2 unidades de infantería adicionales (3 de infantería, 1 de artillería y 1 de caballería). Cada vez que investigas una tecnología que sube el rango de un tipo de unidad o desbloquea la aviación, recibes gratis una unidad de ese tipo y un recurso del mercado a tu elección. Las tecnologías que solo aprendes no cuentan.
civilizationtext-rome = Empiezas con Código de leyes y República. Avanza gratis 1 espacio en el medidor de cultura por cada maravilla que construyas, cada ciudad que fundes y cada ciudad o aldea que conquistes en batalla.
civilizationtext-russia = Empiezas con Comunismo como tecnología y como gobierno y con 2 ejércitos en el mapa; tienes 7 ejércitos en total. Tu límite de apilamiento es siempre 1 mayor de lo normal (3 al principio). Una vez por turno, en tu Movimiento, una de tus figuras puede entrar en el centro de una ciudad enemiga y sacrificarse allí: investigas gratis una tecnología que conozca el dueño de la ciudad y que puedas colocar.
civilizationtext-arabia = Empiezas con Matemáticas (artillería en rango II), Despotismo y 1 incienso, 1 hierro, 1 seda y 1 trigo del mercado. Gana 1 de cultura por cada ficha o marcador de recurso que gastes. Con cada moneda que inviertes avanzas además gratis 1 espacio en el medidor de cultura.
civilizationtext-greece = Empiezas con Democracia como tecnología y como gobierno (infantería en rango II). Cada vez que obtienes un gran personaje, robas dos y te quedas con uno. Cada vez que investigas o aprendes una tecnología, gana 1 de cultura por cada otro jugador que ni la conozca ni la esté investigando ahora.
civilizationtext-india = Empiezas con Agricultura, Despotismo y una metrópolis en lugar de una capital. Cualquier recurso que gastes puede contar como incienso, hierro, seda o trigo. Cuando dedicas una ciudad a las artes, gana 1 de cultura adicional por cada casilla de sus alrededores con un icono de recurso que no esté cubierto ni bloqueado.
civilizationtext-spain = Empiezas con Navegación, Despotismo y 2 exploradores en el mapa; tienes 3 exploradores en total. Tu velocidad de viaje es siempre 1 mayor de lo normal (3 al principio). Cada vez que descubres una loseta, puedes construir enseguida y gratis un edificio básico en una de tus ciudades, aunque no lo hayas desbloqueado, pero ninguno cuya mejora conozcas.

## Terreno

terrain-grassland = pradera
terrain-forest = bosque
terrain-mountain = montaña
terrain-desert = desierto
terrain-water = agua

## Recursos

resource-incense = incienso
resource-iron = hierro
resource-silk = seda
resource-wheat = trigo
resource-spy = espía
resource-uranium = uranio

## Figuras y marcadores de las ciudades

figure-army = ejército
figure-scout = explorador
figures-army =
    { $count ->
        [one] ejército
       *[other] ejércitos
    }
figures-scout =
    { $count ->
        [one] explorador
       *[other] exploradores
    }

citymarker-fortification = fortificación
citymarker-caravan = caravana

## Unidades: tipos, y nombres por tipo y rango

unit-infantry = infantería
unit-mounted = caballería
unit-artillery = artillería
unit-aircraft = aviación

unitname-infantry-1 = Guerrero
unitname-infantry-2 = Espadachín
unitname-infantry-3 = Mosquetero
unitname-infantry-4 = Infante de marina
unitname-mounted-1 = Jinete
unitname-mounted-2 = Lancero
unitname-mounted-3 = Coracero
unitname-mounted-4 = Blindado
unitname-artillery-1 = Hondero
unitname-artillery-2 = Trabuquete
unitname-artillery-3 = Bombarda
unitname-artillery-4 = Obús
unitname-aircraft-1 = Avión de combate

## Edificios

building-harbor = Puerto
building-trading-post = Puesto comercial
building-workshop = Taller
building-iron-mine = Mina de hierro
building-library = Biblioteca
building-university = Universidad
building-granary = Granero
building-aqueduct = Acueducto
building-market = Mercado
building-bank = Banco
building-temple = Templo
building-cathedral = Catedral
building-barracks = Cuartel
building-academy = Academia

## Gobiernos; los textos «later» son los del perfil ww_2013_replacement

government-anarchy = Anarquía
government-despotism = Despotismo
government-republic = República
government-feudalism = Feudalismo
government-democracy = Democracia
government-monarchy = Monarquía
government-communism = Comunismo
government-fundamentalism = Fundamentalismo

governmenttext-anarchy = Tu capital o metrópolis no puede realizar su acción de ciudad; tus demás ciudades actúan con normalidad. Puedes salir de la Anarquía en el Inicio del turno de un turno posterior.
governmenttext-despotism = Ni ventajas ni inconvenientes.
governmenttext-republic = En tu Movimiento, tus exploradores pueden entrar en casillas con cabañas y explorarlas como los ejércitos; con eso termina su movimiento. Las aldeas y las reliquias siguen cerradas a los exploradores sin ejército.
governmenttext-feudalism = Una vez en tu Inicio del turno, puedes cosechar un recurso de los alrededores no bloqueados de una de tus ciudades o de la casilla de un explorador asignado. No gasta acción de ciudad; la ficha debe estar en el mercado.
governmenttext-democracy = Al principio de tu Inicio del turno, gana 2 de comercio. No puedes atacar figuras ni ciudades de otros jugadores, ni siquiera exploradores solos; sí puedes atacar aldeas y defenderte.
governmenttext-monarchy = Cuando dedicas tu capital o metrópolis a las artes, gana 2 de cultura adicional.
governmenttext-communism = Cada una de tus ciudades tiene 2 de producción adicional cuando produce. Cada ciudad que dedicas a las artes da 1 de cultura menos (nunca menos de 0).
governmenttext-fundamentalism = Tu mano de batalla tiene 1 unidad más. En la fase de Comercio, cada una de tus ciudades da 1 de comercio menos (nunca menos de 0).

governmenttext-later-anarchy = Tu capital o metrópolis no puede realizar su acción de ciudad; tus demás ciudades actúan con normalidad. Puedes salir de la Anarquía en el Inicio del turno de un turno posterior.
governmenttext-later-despotism = Cada una de tus ciudades tiene 1 de producción adicional cuando produce.
governmenttext-later-republic = En tu Inicio del turno, tus ejércitos pueden fundar ciudades como los exploradores.
governmenttext-later-feudalism = Una vez en tu Inicio del turno, puedes cosechar un recurso de los alrededores no bloqueados de una de tus ciudades o de la casilla de un explorador asignado. No gasta acción de ciudad; la ficha debe estar en el mercado.
governmenttext-later-democracy = Cuenta como 1 moneda mientras sea tu gobierno. Al principio de tu Inicio del turno, gana 2 de comercio.
governmenttext-later-monarchy = Una vez por turno, tu capital o metrópolis puede realizar una segunda acción de ciudad, de un tipo distinto de la primera.
governmenttext-later-communism = Tu mano de batalla tiene 1 unidad más. Cuando una de tus ciudades produce, sus alrededores cuentan tanta producción como los de tu mejor ciudad; todo lo demás se suma ciudad por ciudad.
governmenttext-later-fundamentalism = Tienes +4 de bonificación de combate en todas las batallas. Al principio de tu Inicio del turno, gana 1 de cultura por cada ejército que tengas en el mapa.

## Las tecnologías y lo que aportan

tech-animal-husbandry = Ganadería
tech-agriculture = Agricultura
tech-code-of-laws = Código de leyes
tech-currency = Moneda
tech-horseback-riding = Equitación
tech-masonry = Albañilería
tech-metalworking = Metalurgia
tech-navigation = Navegación
tech-philosophy = Filosofía
tech-pottery = Alfarería
tech-writing = Escritura
tech-chivalry = Código de caballería
tech-civil-service = Administración pública
tech-construction = Construcción
tech-democracy = Democracia
tech-engineering = Ingeniería
tech-irrigation = Irrigación
tech-mathematics = Matemáticas
tech-monarchy = Monarquía
tech-mysticism = Misticismo
tech-printing-press = Imprenta
tech-sailing = Navegación a vela
tech-banking = Banca
tech-biology = Biología
tech-communism = Comunismo
tech-ecology = Ecología
tech-gunpowder = Pólvora
tech-metal-casting = Fundición
tech-military-science = Ciencia militar
tech-railroad = Ferrocarril
tech-steam-power = Energía de vapor
tech-theology = Teología
tech-atomic-theory = Teoría atómica
tech-ballistics = Balística
tech-combustion = Combustión
tech-computers = Ordenadores
tech-flight = Vuelo
tech-mass-media = Medios de comunicación
tech-plastics = Plásticos
tech-replaceable-parts = Piezas intercambiables
tech-space-flight = Vuelo espacial

techtext-animal-husbandry = Los Jardines colgantes te cuestan 10 en lugar de 15. Una vez por batalla, en tu turno de batalla, puedes quitar hasta 3 heridas en total de tus unidades en juego. Una vez por turno, en tu Gestión de ciudades: paga 1 trigo y una de tus ciudades tiene 3 de producción adicional en su próxima acción de producir de este turno.
techtext-agriculture = Tu capital se convierte enseguida en metrópolis; si hay varias segundas casillas posibles, eliges tú. Si todavía no puede crecer, debe hacerlo en el primer Inicio del turno en que pueda.
techtext-code-of-laws = Desbloquea el Puesto comercial y el gobierno República. El Oráculo te cuesta 10 en lugar de 15. La primera batalla que ganas cada turno, al atacar o al defender, pone aquí 1 ficha de moneda (4 como máximo); cuentan las batallas contra bárbaros y los exploradores sin ejército que elimines.
techtext-currency = Desbloquea el Mercado. Chichén Itzá te cuesta 10 en lugar de 15. Una vez por turno, en tu Gestión de ciudades: paga 1 incienso y gana 3 de cultura.
techtext-horseback-riding = Velocidad de viaje 3. Una vez por turno, en tu parte de la fase de Comercio: paga 1 seda y gana 9 de comercio; después, otro jugador que elijas gana 6 de comercio.
techtext-masonry = Límite de apilamiento 3. Tus ciudades pueden construir murallas por 7 de producción. La Gran Muralla te cuesta 10 en lugar de 15.
techtext-metalworking = Desbloquea el Cuartel. El Coloso te cuesta 10 en lugar de 15. Una vez por turno, en batalla, al jugar una unidad contra una unidad enemiga: paga 1 hierro y su ataque causa 3 heridas adicionales. La unidad no resiste más heridas y, si es eliminada antes de golpear, no causa ninguna.
techtext-navigation = Desbloquea el Puerto. Tus figuras pueden cruzar el agua, pero no terminar en ella su movimiento.
techtext-philosophy = Desbloquea el Templo. Una vez por turno, en tu Gestión de ciudades: paga 3 recursos cualesquiera y obtén un gran personaje, si queda algún marcador.
techtext-pottery = Tu mano de cultura admite 1 carta más. Desbloquea el Granero. Las Pirámides te cuestan 10 en lugar de 15. Una vez por turno, en tu Gestión de ciudades: paga 2 recursos cualesquiera y pon aquí 1 ficha de moneda (4 como máximo).
techtext-writing = Desbloquea la Biblioteca. Una vez por turno, cuando otro jugador anuncia una acción de ciudad: paga 1 espía y anúlala, salvo que esté protegida. La acción queda gastada.
techtext-chivalry = Sube tu caballería al rango II. Desbloquea el gobierno Feudalismo. El Taj Mahal te cuesta 15 en lugar de 20. Una vez por turno, en tu Gestión de ciudades: paga 1 incienso y gana 5 de cultura.
techtext-civil-service = Tu mano de cultura admite 1 carta más. Cuenta como 1 moneda. Una vez por turno, cuando otro jugador juega un evento de cultura: paga 1 espía y anúlalo.
techtext-construction = Desbloquea el Taller. La Torre de porcelana te cuesta 15 en lugar de 20. Una vez por turno, en tu Gestión de ciudades: paga 1 trigo y una de tus ciudades tiene 5 de producción adicional en su próxima acción de producir de este turno.
techtext-democracy = Sube tu infantería al rango II. Desbloquea el gobierno Democracia. Una vez por turno, en tu Gestión de ciudades: gasta 6 de comercio y pon aquí 1 ficha de moneda (4 como máximo).
techtext-engineering = Desbloquea el Acueducto y mejora enseguida tus Graneros. El Canal de Panamá te cuesta 20 en lugar de 25. Una vez por turno, una de tus ciudades puede gastar su producción en dos elementos, iguales o distintos; sus costes juntos no pueden superar la producción anunciada, y el primero no le añade nada.
techtext-irrigation = Puedes tener 3 ciudades en lugar de 2, contando la capital. Machu Picchu te cuesta 15 en lugar de 20.
techtext-mathematics = Sube tu artillería al rango II. Una vez por turno, en tu turno de batalla: paga 1 hierro y causa hasta 3 heridas, repartidas como quieras entre las unidades enemigas en juego.
techtext-monarchy = Desbloquea el gobierno Monarquía. El Castillo samurái de Himeji te cuesta 15 en lugar de 20. Una vez por turno, en tu Gestión de ciudades: paga 1 seda y deja obsoleta una maravilla antigua, construida por cualquiera o todavía en el mercado, o elimina al azar una unidad de las fuerzas permanentes de otro jugador.
techtext-mysticism = Cada vez que robas un evento de cultura, roba uno más del mismo mazo, quédate con uno de los dos y descarta el otro. Una vez por turno, en tu Gestión de ciudades: paga 1 espía y otro jugador descarta una ficha de moneda que eliges tú, nunca una inversión.
techtext-printing-press = Límite de apilamiento 4. Desbloquea la Universidad y mejora enseguida tus Bibliotecas. El Louvre te cuesta 15 en lugar de 20. Una vez por turno, en tu Gestión de ciudades: gasta 5 de cultura y pon aquí 1 ficha de moneda (4 como máximo).
techtext-sailing = Velocidad de viaje 4. Tus figuras pueden cruzar el agua y terminar en ella su movimiento.
techtext-banking = Desbloquea el Banco y mejora enseguida tus Mercados. El Big Ben te cuesta 20 en lugar de 25. Una vez por turno, en tu Gestión de ciudades: paga 1 trigo y una de tus ciudades tiene 7 de producción adicional en su próxima acción de producir de este turno.
techtext-biology = Límite de apilamiento 5. Una vez por batalla, en tu turno de batalla, puedes quitar todas las heridas de tus unidades en juego.
techtext-communism = Desbloquea el gobierno Comunismo. El Kremlin te cuesta 20 en lugar de 25. Una vez por turno, en tu Movimiento o cuando cualquier jugador anuncia un paso o un ataque: paga 1 espía y elige una casilla; ninguna figura puede salir de ella durante el resto del turno.
techtext-ecology = Cada avance pagado en el medidor de cultura te cuesta 1 de comercio menos por cada 3 monedas que tengas (nunca menos de 0). Una vez por turno, en tu Inicio del turno: paga 1 trigo y convierte una casilla explorada y vacía que no sea montaña en otro terreno (bosque, pradera, desierto o agua) para el resto de la partida.
techtext-gunpowder = Sube tu infantería al rango III. Una vez por turno, en tu Gestión de ciudades: paga 2 recursos cualesquiera y deja obsoleta una maravilla antigua o medieval, construida por cualquiera o todavía en el mercado, o destruye un edificio cualquiera.
techtext-metal-casting = Sube tu artillería al rango III. La Estatua de la Libertad te cuesta 20 en lugar de 25. Una vez por turno, en tu Gestión de ciudades: paga 1 incienso y gana 7 de cultura.
techtext-military-science = Desbloquea la Academia y mejora enseguida tus Cuarteles. Cuando una de tus ciudades produce, tiene 1 de producción adicional por cada 3 monedas que tengas.
techtext-railroad = Desbloquea la Mina de hierro y mejora enseguida tus Talleres. Sube tu caballería al rango III. Cuenta como 1 moneda.
techtext-steam-power = Velocidad de viaje 5. Tus figuras pueden cruzar el agua y terminar en ella su movimiento. Una vez por turno, en tu Gestión de ciudades: paga 1 seda y pon todas tus figuras de una casilla en cualquier casilla de agua explorada, dentro del límite de apilamiento y sin figuras enemigas, ciudad ni marcador de cabaña, aldea o reliquia. Ya no pueden moverse en este turno.
techtext-theology = Tu mano de cultura admite 1 carta más. Desbloquea la Catedral y mejora enseguida tus Templos. Desbloquea el gobierno Fundamentalismo. Angkor Wat te cuesta 10 en lugar de 20.
techtext-atomic-theory = Una vez por turno, en tu Gestión de ciudades: paga 1 uranio y cada una de tus ciudades tiene una acción de ciudad más (no la capital en Anarquía). Una vez por turno, en tu Movimiento: paga 1 uranio y destruye una ciudad de cualquier jugador que no sea capital ni metrópolis, con todos los edificios, maravillas, grandes personajes y figuras de sus alrededores.
techtext-ballistics = Sube tu artillería al rango IV. Una vez por turno, en tu turno de batalla: paga 1 hierro y causa hasta 6 heridas, repartidas como quieras entre las unidades enemigas en juego.
techtext-combustion = Sube tu caballería al rango IV. Una vez por turno, cuando uno de tus ejércitos termina su movimiento sobre un edificio de cualquier jugador, puedes destruir ese edificio. Cuando uno de tus ejércitos ataca una ciudad con murallas, estas se destruyen antes de la batalla.
techtext-computers = Cuenta como 1 moneda. Tu mano de batalla y tu mano de cultura tienen cada una 1 carta más por cada 5 monedas que tengas.
techtext-flight = Velocidad de viaje 6. Tus figuras pueden cruzar el agua y terminar en ella su movimiento. Desbloquea la aviación (12 de producción por unidad). Al moverse, tus figuras pueden pasar por casillas con figuras enemigas, cabañas, aldeas, reliquias o ciudades enemigas; si se detienen allí, atacan o exploran como siempre.
techtext-mass-media = El Cristo Redentor te cuesta 15 en lugar de 25. Los eventos de cultura que juegas no se pueden anular. Una vez por turno, cuando otro jugador ha pagado una capacidad de recurso: paga 1 espía y anúlala; lo que se pagó por ella se pierde.
techtext-plastics = Una vez en tu Inicio del turno, puedes construir gratis una unidad de un tipo desbloqueado, una figura en los alrededores de una de tus ciudades o un edificio desbloqueado en una de tus ciudades. Una vez por turno, en tu Gestión de ciudades: paga 1 trigo y una de tus ciudades tiene 10 de producción adicional en su próxima acción de producir de este turno.
techtext-replaceable-parts = Límite de apilamiento 6. Sube tu infantería al rango IV.
techtext-space-flight = Quien obtiene esta tecnología gana enseguida la partida por tecnología. Hay una sola carta para todos los jugadores.

## Las maravillas y lo que hacen

wonder-stonehenge = Stonehenge
wonder-colossus = Coloso
wonder-hanging-gardens = Jardines colgantes
wonder-oracle = Oráculo
wonder-chichen-itza = Chichén Itzá
wonder-great-wall = Gran Muralla
wonder-pyramids = Pirámides
wonder-angkor-wat = Angkor Wat
wonder-himeji = Castillo samurái de Himeji
wonder-porcelain-tower = Torre de porcelana
wonder-louvre = Louvre
wonder-brandenburg-gate = Puerta de Brandeburgo
wonder-machu-picchu = Machu Picchu
wonder-taj-mahal = Taj Mahal
wonder-panama-canal = Canal de Panamá
wonder-statue-of-liberty = Estatua de la Libertad
wonder-sydney-opera-house = Ópera de Sídney
wonder-united-nations = Naciones Unidas
wonder-big-ben = Big Ben
wonder-cristo-redentor = Cristo Redentor
wonder-kremlin = Kremlin

wondertext-stonehenge = Al principio de tu Inicio del turno, gana 1 de cultura. Cuesta 10 de producción.
wondertext-colossus = Al principio de tu Inicio del turno, gana 3 de comercio. Cuesta 15 de producción, 10 con Metalurgia.
wondertext-hanging-gardens = Una vez en tu Inicio del turno, puedes construir gratis un ejército o un explorador en la casilla de esta maravilla, dentro del límite de apilamiento. Cuesta 15 de producción, 10 con Ganadería.
wondertext-oracle = En batalla ves la mano de batalla de tu oponente, también la de los bárbaros. Cuesta 15 de producción, 10 con Código de leyes.
wondertext-chichen-itza = Cada una de tus ciudades tiene 3 de producción adicional cuando produce. Cuesta 15 de producción, 10 con Moneda.
wondertext-great-wall = Una vez en tu Inicio del turno, puedes dar murallas gratis a una de tus ciudades, aun sin Albañilería. Quien te vence en batalla obtiene 1 de botín menos (nunca menos de 0). Cuesta 15 de producción, 10 con Albañilería.
wondertext-pyramids = Todos los gobiernos están desbloqueados para ti y eres inmune a la anarquía: cambias de gobierno directamente y ningún evento puede imponerte la Anarquía. Si esta maravilla queda obsoleta o se pierde mientras tu gobierno no está desbloqueado de otro modo, cambia enseguida a uno que lo esté. Cuesta 15 de producción, 10 con Alfarería.
wondertext-angkor-wat = Una vez por turno, una de tus ciudades puede cosechar dos recursos con una sola acción, de una casilla o de dos. Cuesta 20 de producción, 10 con Teología.
wondertext-himeji = Todas tus unidades tienen 1 más de fuerza en batalla: para su ataque, para las heridas que resisten y para el total final. Cuesta 20 de producción, 15 con Monarquía.
wondertext-porcelain-tower = Necesitas 5 de comercio menos para investigar una tecnología: nivel I desde 1 de comercio, II desde 6, III desde 11, IV desde 16 y V desde 21. Sigues investigando una sola vez por turno. Cuesta 20 de producción, 15 con Construcción.
wondertext-louvre = Al principio de tu Inicio del turno, gana 3 de cultura. Cuesta 20 de producción, 15 con Imprenta.
wondertext-brandenburg-gate = Las figuras de otros jugadores no pueden detenerse en los alrededores de tus ciudades; solo pueden pasar por ellos o atacar. Las que ya estén allí deben salir en el próximo Movimiento de su dueño si pueden. Cuesta 15 de producción.
wondertext-machu-picchu = Una vez por turno, cuando inviertes una moneda, puedes tomar del mercado un recurso a tu elección; las inversiones gratuitas cuentan. Cuesta 20 de producción, 15 con Irrigación.
wondertext-taj-mahal = Una vez en tu Inicio del turno, puedes construir gratis un edificio desbloqueado en una de tus ciudades. Cuesta 20 de producción, 15 con Código de caballería.
wondertext-panama-canal = Al principio de tu Inicio del turno, pon 1 ficha de moneda en esta maravilla si no está bloqueada; no hay máximo. Las fichas solo cuentan mientras no esté bloqueada y se pierden con ella. Cuesta 25 de producción, 20 con Ingeniería.
wondertext-statue-of-liberty = Una vez en tu Inicio del turno, puedes investigar gratis una tecnología que conozca otro jugador y que puedas colocar. No gasta tu investigación normal. Cuesta 25 de producción, 20 con Fundición.
wondertext-sydney-opera-house = Al principio de tu Inicio del turno, avanza gratis 1 espacio en el medidor de cultura, con la recompensa habitual. Cuesta 25 de producción.
wondertext-united-nations = Salvo que lo permitas, los eventos de cultura de otros jugadores no pueden tenerte como objetivo a ti, ni a tus figuras, ni a las casillas, los edificios y los grandes personajes de tus ciudades. Cuesta 20 de producción.
wondertext-big-ben = Al principio de tu Inicio del turno, toma una ficha de cada tipo de recurso que haya en el mercado. Cuesta 25 de producción, 20 con Banca.
wondertext-cristo-redentor = Tu mano de cultura admite 4 cartas más. Una vez en tu Inicio del turno, puedes robar dos eventos de cultura, ambos del mismo mazo, a tu elección. Cuesta 25 de producción, 15 con Medios de comunicación.
wondertext-kremlin = Una vez por turno, puedes pagar otros dos recursos cualesquiera en lugar de un espía. Cuesta 25 de producción, 20 con Comunismo.

## Los eventos de cultura, con nombres propios nuestros, y lo que hacen

cultureevent-gift-from-afar = Regalo extranjero
cultureevent-bread-and-circuses = Juegos públicos
cultureevent-counterfeiters = Moneda falsa
cultureevent-defection = Deserción
cultureevent-disoriented = Camino equivocado
cultureevent-drought = Sequía
cultureevent-duty-and-honor = Voluntarios
cultureevent-exchange-of-ideas = Sabios viajeros
cultureevent-sabotage = Sabotaje
cultureevent-revolt-1 = Motín del pan
cultureevent-festival-1 = Fiesta de la cosecha
cultureevent-generous-gift = Regalo de mercader
cultureevent-catastrophe = Terremoto
cultureevent-deforestation = Deforestación
cultureevent-depression = Depresión
cultureevent-flooding = Inundación
cultureevent-jousting-tourney = Torneo
cultureevent-knowledge-shared = Cartas eruditas
cultureevent-lost = Niebla espesa
cultureevent-mass-defection = Tránsfugas
cultureevent-nationalism = Nacionalismo
cultureevent-revolt-2 = Levantamiento
cultureevent-festival-2 = Jubileo real
cultureevent-princely-gift = Regalo regio
cultureevent-bank-scandal = Crac bursátil
cultureevent-disaster = Gran incendio
cultureevent-out-of-position = Mapas falsos
cultureevent-patriotism = Patriotismo
cultureevent-primetime-tv = Horario de máxima audiencia
cultureevent-think-tank = Laboratorio conjunto
cultureevent-festival-3 = Día de la República
cultureevent-wholesale-defection = Éxodo

cultureeventtext-gift-from-afar = Cuando pagues recursos, en cualquier momento: usa esta carta como 1 hierro, seda, trigo o espía. Después, otro jugador que elijas pone una ficha de moneda en su hoja de civilización.
cultureeventtext-bread-and-circuses = Cuando un evento de cultura de otro jugador te tiene como objetivo a ti, a una de tus figuras o a una casilla, un edificio o un gran personaje de una de tus ciudades: anúlalo, para todos sus objetivos.
cultureeventtext-counterfeiters = En tu Inicio del turno: otro jugador que elijas descarta una ficha de moneda que eliges tú, nunca una inversión.
cultureeventtext-defection = En tu Movimiento, o cuando cualquier jugador anuncia un paso o un ataque: elimina una figura de cualquier jugador a 4 casillas como máximo (sin diagonales) de una de tus figuras o ciudades.
cultureeventtext-disoriented = En tu Gestión de ciudades: elige una casilla con figuras de otro jugador y muévelas todas, como un grupo, hasta 2 casillas (sin diagonales). No pueden entrar en agua ni en casillas con figuras ajenas, cabañas, aldeas, reliquias o ciudades ajenas; no exploran ni atacan nada y terminan dentro de su límite de apilamiento.
cultureeventtext-drought = En tu Inicio del turno: una casilla explorada que no sea montaña ni desierto se convierte en desierto para el resto de la partida. No puede tener edificio, maravilla, centro de ciudad ni reliquia.
cultureeventtext-duty-and-honor = En tu batalla, antes de robar las unidades: 1 unidad gratis de un tipo desbloqueado se une a tus fuerzas permanentes.
cultureeventtext-exchange-of-ideas = En tu Inicio del turno: elige a otro jugador y aprende gratis una tecnología de nivel I que conozca y que puedas colocar. Después, ese jugador debe aprender gratis, si puede, una tecnología tuya de nivel I, a su elección.
cultureeventtext-sabotage = En tu Inicio del turno: destruye un edificio de cualquier jugador a 4 casillas como máximo (sin diagonales) de una de tus figuras o ciudades. El edificio vuelve al mercado.
cultureeventtext-revolt-1 = En tu Inicio del turno: otro jugador que elijas, que no sea inmune a la anarquía, pasa enseguida a la Anarquía.
cultureeventtext-festival-1 = En tu Gestión de ciudades: una de tus ciudades tiene 4 de producción adicional en su próxima acción de producir de este turno.
cultureeventtext-generous-gift = Cuando pagues recursos, en cualquier momento: usa esta carta como 1 hierro, seda, trigo o espía.
cultureeventtext-catastrophe = En tu Inicio del turno: destruye un edificio de cualquier jugador a 6 casillas como máximo (sin diagonales) de una de tus figuras o ciudades. El edificio vuelve al mercado.
cultureeventtext-deforestation = En tu Inicio del turno: una casilla explorada de bosque se convierte en pradera para el resto de la partida. No puede tener edificio, maravilla, centro de ciudad ni reliquia.
cultureeventtext-depression = En tu Inicio del turno: uno o dos de los demás jugadores, a tu elección, descartan cada uno una ficha de moneda que eliges tú, nunca una inversión.
cultureeventtext-flooding = En tu Inicio del turno: una casilla explorada que no sea montaña ni agua se convierte en agua para el resto de la partida. No puede tener figuras ni marcadores de ninguna clase.
cultureeventtext-jousting-tourney = Cuando otro jugador acaba de jugar un evento de cultura: anúlalo.
cultureeventtext-knowledge-shared = En tu Inicio del turno: elige a otro jugador y aprende gratis una tecnología de nivel I o II que conozca y que puedas colocar. Después, ese jugador debe aprender gratis, si puede, una tecnología tuya de nivel I o II, a su elección.
cultureeventtext-lost = En tu Gestión de ciudades: elige una casilla con figuras de otro jugador y muévelas todas, como un grupo, hasta 3 casillas (sin diagonales). No pueden entrar en agua ni en casillas con figuras ajenas, cabañas, aldeas, reliquias o ciudades ajenas; no exploran ni atacan nada y terminan dentro de su límite de apilamiento.
cultureeventtext-mass-defection = En tu Movimiento, o cuando cualquier jugador anuncia un paso o un ataque: elige una casilla a 6 casillas como máximo (sin diagonales) de una de tus figuras o ciudades y elimina al gran personaje o hasta 2 figuras que haya en ella.
cultureeventtext-nationalism = En tu batalla, antes de robar las unidades: hasta 2 unidades gratis de tipos desbloqueados se unen a tus fuerzas permanentes.
cultureeventtext-revolt-2 = En tu Inicio del turno: otro jugador que elijas, que no sea inmune a la anarquía, pasa enseguida a la Anarquía.
cultureeventtext-festival-2 = En tu Gestión de ciudades: una de tus ciudades tiene 6 de producción adicional en su próxima acción de producir de este turno.
cultureeventtext-princely-gift = Cuando pagues recursos, en cualquier momento: usa esta carta como 1 hierro, seda, trigo, espía o uranio.
cultureeventtext-bank-scandal = En tu Inicio del turno: cada uno de los demás jugadores descarta una ficha de moneda que eliges tú, nunca una inversión.
cultureeventtext-disaster = En tu Inicio del turno: destruye uno o dos edificios de otros jugadores, estén donde estén. Los edificios vuelven al mercado.
cultureeventtext-out-of-position = En tu Gestión de ciudades: elige una casilla con figuras de otro jugador y muévelas todas, como un grupo, hasta 4 casillas (sin diagonales). No pueden entrar en agua ni en casillas con figuras ajenas, cabañas, aldeas, reliquias o ciudades ajenas; no exploran ni atacan nada y terminan dentro de su límite de apilamiento.
cultureeventtext-patriotism = En tu batalla, antes de robar las unidades: hasta 3 unidades gratis de tipos desbloqueados se unen a tus fuerzas permanentes.
cultureeventtext-primetime-tv = Cuando otro jugador acaba de jugar un evento de cultura o de pagar una capacidad de recurso: anula ese evento o esa capacidad. Lo que se pagó por la capacidad se pierde.
cultureeventtext-think-tank = En tu Inicio del turno: elige a otro jugador y aprende gratis una tecnología de nivel I, II o III que conozca y que puedas colocar. Después, ese jugador debe aprender gratis, si puede, una tecnología tuya de nivel I, II o III, a su elección.
cultureeventtext-festival-3 = En tu Gestión de ciudades: una de tus ciudades tiene 8 de producción adicional en su próxima acción de producir de este turno.
cultureeventtext-wholesale-defection = En tu Movimiento, o cuando cualquier jugador anuncia un paso o un ataque: elige cualquier casilla y elimina al gran personaje o hasta 2 figuras que haya en ella.

## Los grandes personajes: tipos, cartas y lo que hacen

persontype-artist = artista
persontype-builder = constructor
persontype-general = general
persontype-humanitarian = humanista
persontype-industrialist = industrial
persontype-scientist = científico

person-akira-kurosawa = Akira Kurosawa
person-frida-kahlo = Frida Kahlo
person-jerry-garcia = Jerry Garcia
person-mark-twain = Mark Twain
person-michelangelo = Miguel Ángel
person-valmiki = Valmiki
person-william-shakespeare = William Shakespeare
person-ada-lovelace = Ada Lovelace
person-archimedes = Arquímedes
person-frank-lloyd-wright = Frank Lloyd Wright
person-henry-ford = Henry Ford
person-nikola-tesla = Nikola Tesla
person-orville-wright = Orville Wright
person-thomas-edison = Thomas Edison
person-georgy-zhukov = Gueorgui Zhúkov
person-gustavus-adolphus = Gustavo Adolfo
person-hannibal = Aníbal
person-joan-of-arc = Juana de Arco
person-khalid-ibn-al-walid = Jálid ibn al-Walid
person-leonidas = Leónidas
person-sun-tzu = Sun Tzu
person-martin-luther-king = Martin Luther King
person-florence-nightingale = Florence Nightingale
person-jacques-cousteau = Jacques Cousteau
person-jim-henson = Jim Henson
person-mother-teresa = Madre Teresa
person-st-francis = San Francisco de Asís
person-susan-b-anthony = Susan B. Anthony
person-ap-giannini = A. P. Giannini
person-adam-smith = Adam Smith
person-andrew-carnegie = Andrew Carnegie
person-captain-cook = James Cook
person-lorenzo-de-medici = Lorenzo de Médici
person-marco-polo = Marco Polo
person-zheng-he = Zheng He
person-alan-turing = Alan Turing
person-albert-einstein = Albert Einstein
person-charles-darwin = Charles Darwin
person-galileo-galilei = Galileo Galilei
person-louis-pasteur = Louis Pasteur
person-marie-curie = Marie Curie
person-isaac-newton = Isaac Newton

persontext-akira-kurosawa = Gana 1 de cultura cada vez que una ciudad de otro jugador se dedica a las artes.
persontext-frida-kahlo = Descarta esta carta en cualquier momento: descarta cuantos eventos de cultura tuyos quieras y luego roba hasta el límite de tu mano del mazo de tu sección del medidor de cultura (nivel I antes del primer espacio).
persontext-jerry-garcia = Descarta esta carta como acción de ciudad de tu capital, si puede actuar: todas tus ciudades se dedican a las artes a la vez. No se puede anular, y tus demás ciudades conservan sus propias acciones.
persontext-mark-twain = Descarta esta carta cuando otro jugador anuncia una acción de ciudad, un evento de cultura o una capacidad de recurso: lo anunciado queda anulado. Lo que se pagó por la capacidad se pierde.
persontext-michelangelo = Descarta esta carta cuando construyas una maravilla: cuesta 5 de producción menos, además de cualquier otro descuento.
persontext-valmiki = Tu mano de cultura admite 2 cartas más.
persontext-william-shakespeare = Cada vez que tu marcador de cultura avanza, puede saltar los espacios con marcadores de otros jugadores. El coste y la recompensa son los del espacio en que se detiene.
persontext-ada-lovelace = Descarta esta carta en tu Gestión de ciudades: una de tus ciudades tiene una acción de ciudad más, incluso tu capital en Anarquía. Esa acción no se puede anular.
persontext-archimedes = Gana 3 de cultura cada vez que investigas una tecnología que ningún otro jugador conoce ni revela en la misma fase.
persontext-frank-lloyd-wright = Descarta esta carta en tu Gestión de ciudades: gana 1 de comercio y 1 de cultura por cada edificio en los alrededores de tus ciudades, incluidos los bloqueados.
persontext-henry-ford = Tu velocidad de viaje es 1 mayor.
persontext-nikola-tesla = Descarta esta carta cuando añadas una tecnología de nivel II, III o IV: puede ocupar en tu pirámide un hueco de un nivel inferior. El comercio necesario es el de su nivel impreso.
persontext-orville-wright = Descarta esta carta en tu Inicio del turno: recibe gratis una unidad de aviación, aun sin Vuelo.
persontext-thomas-edison = Descarta esta carta en tu Inicio del turno: investiga gratis una tecnología que conozca otro jugador y que puedas colocar.
persontext-georgy-zhukov = En batalla, cada vez que una de tus unidades es eliminada, una unidad enemiga en juego que elijas recibe 1 herida.
persontext-gustavus-adolphus = Descarta esta carta al comienzo de una batalla: todas las unidades que has robado quedan eliminadas sin que se puedan salvar, y ocupan su lugar otras tantas unidades nuevas gratis, de los tipos desbloqueados que elijas.
persontext-hannibal = Descarta esta carta en tu Gestión de ciudades: pon cuantas figuras tuyas quieras de una casilla en otra casilla donde tengas una figura, dentro del límite de apilamiento. Todavía pueden moverse en este turno.
persontext-joan-of-arc = Descarta esta carta al comienzo de una batalla en la que defiendas: en esta batalla tu bonificación de combate aumenta en tanto como cultura tengas. Conservas la cultura.
persontext-khalid-ibn-al-walid = Descarta esta carta al principio de cualquier fase: pasas enseguida a ser el jugador inicial. En el turno siguiente, el marcador pasa desde ti en sentido horario.
persontext-leonidas = Si al comienzo de una batalla tu oponente ha robado más unidades que tú, tienes +8 de bonificación de combate en ella.
persontext-sun-tzu = Una vez por batalla, en tu turno de batalla, puedes pagar 3 de comercio en lugar de jugar una unidad.
persontext-martin-luther-king = Tus acciones de ciudad no se pueden anular y eres inmune a la anarquía.
persontext-florence-nightingale = Descarta esta carta después de una batalla, ganada o perdida: todas tus unidades eliminadas en ella vuelven a tus fuerzas permanentes.
persontext-jacques-cousteau = Descarta esta carta en tu Inicio del turno: construye gratis hasta 3 Puertos en los alrededores de tus ciudades, aun sin Navegación.
persontext-jim-henson = Cada maravilla que construyes mientras esta carta está boca arriba pone un marcador en ella. Al principio de tu Inicio del turno, gana 1 de cultura y 1 de comercio por cada marcador.
persontext-mother-teresa = Una vez en tu Inicio del turno, puedes pasar una de tus fichas de moneda a la hoja de civilización de otro jugador: avanza gratis 1 espacio en el medidor de cultura.
persontext-st-francis = Descarta esta carta en tu Gestión de ciudades: gana 3 de cultura por cada ejército de tu reserva, es decir, que no esté en el mapa.
persontext-susan-b-anthony = Cada una de tus ciudades tiene 2 de producción adicional cuando produce.
persontext-ap-giannini = Cada vez que inviertes una moneda, puedes construir gratis un edificio desbloqueado en una de tus ciudades; las inversiones gratuitas cuentan.
persontext-adam-smith = Cuenta como 1 moneda. No es una ficha: no se puede descartar, robar ni invertir.
persontext-andrew-carnegie = Descarta esta carta en tu Gestión de ciudades: avanza gratis 1 espacio en el medidor de cultura por cada 3 monedas que tengas, con todas las recompensas.
persontext-captain-cook = Descarta esta carta en tu Movimiento: tu velocidad de viaje se duplica durante el resto de este turno. Las figuras que ya han terminado su movimiento no ganan nada.
persontext-lorenzo-de-medici = Al principio de tu Inicio del turno, gana 1 de cultura por cada 3 monedas que tengas.
persontext-marco-polo = Descarta esta carta en cualquier momento: gana 27 de comercio. Tu dial no pasa de 27.
persontext-zheng-he = Descarta esta carta en cualquier momento: mira todos los marcadores de cabaña y de aldea boca abajo del mapa y de los demás jugadores.
persontext-alan-turing = Al principio de tu Inicio del turno, gana 1 de comercio y 1 de cultura por cada 2 ejércitos de tu reserva, es decir, que no estén en el mapa.
persontext-albert-einstein = Descarta esta carta en tu Gestión de ciudades: convierte cuanto comercio quieras en otra tanta cultura, o cuanta cultura quieras en otro tanto comercio. El comercio por encima de 27 se pierde.
persontext-charles-darwin = Una vez por turno, una ciudad que dedicas a las artes puede darte comercio en lugar de cultura: toda, a razón de uno por uno. El comercio por encima de 27 se pierde.
persontext-galileo-galilei = Descarta esta carta en tu Gestión de ciudades: pon todas tus figuras de una casilla del borde exterior del mapa en otra casilla del borde exterior donde puedan terminar un movimiento, sin figuras, ciudades ni marcadores de cabaña, aldea o reliquia. Ya no pueden moverse en este turno. El contorno del agujero no es borde exterior.
persontext-louis-pasteur = Tu límite de apilamiento es 1 mayor.
persontext-marie-curie = Descarta esta carta cuando pagues recursos: puedes pagar cualquier otro recurso en lugar de un uranio.
persontext-isaac-newton = En la Investigación, antes de la tecnología que elijas, puedes poner esta carta boca abajo en un hueco libre de tu pirámide, de nivel I a IV, como tecnología sin efecto. Se queda allí hasta el final de la partida, pase lo que pase con tus científicos.

## Inversiones; el texto «-first» es el de la versión fame_and_fortune_2011

investment-military-industrial-complex = Complejo militar-industrial
investment-infrastructure = Infraestructuras
investment-public-education = Educación pública
investment-endowment-for-the-arts = Fondo para las artes

investmenttext-military-industrial-complex = Con 2 marcadores tienes +4 de bonificación de combate en todas las batallas; con 4 marcadores, +8 en su lugar; con 6 marcadores, +12.
investmenttext-infrastructure = Con 1 marcador, cada una de tus ciudades tiene 1 de producción adicional cuando produce; con 2 marcadores, 2 en su lugar; con 3 marcadores, 3.
investmenttext-public-education = Cuando colocas el marcador número 3, el número 6 y el número 9, aprende enseguida y gratis una tecnología a tu elección que puedas colocar. Cada uno de los tres da su tecnología una sola vez.
investmenttext-endowment-for-the-arts = Con 1 marcador, tu mano de cultura admite 1 carta más. Con 2 marcadores, además, cada avance pagado en el medidor de cultura te cuesta 1 de cultura menos; con 4 marcadores, 2 menos (nunca menos de 0).

investmenttext-endowment-for-the-arts-first = Con 1 marcador, cada avance pagado en el medidor de cultura te cuesta 1 de cultura menos; con 2 marcadores, 2 menos; con 4 marcadores, 3 menos (nunca menos de 0).

## Lo que muestran los marcadores de cabaña y de aldea

mark-incense = Incienso
mark-iron = Hierro
mark-silk = Seda
mark-wheat = Trigo
mark-spy = Espía
mark-uranium = Uranio
mark-great-person = Gran personaje
mark-friendly-barbarian = Bárbaro aliado
mark-friendly-workers = Trabajadores aliados
mark-native-art-3 = Arte indígena (3)
mark-native-art-6 = Arte indígena (6)
mark-teacher = Profesor
mark-wealth = Riqueza

marktext-incense = Consérvalo boca abajo. Gástalo como 1 incienso cuando pagues recursos; después se descarta.
marktext-iron = Consérvalo boca abajo. Gástalo como 1 hierro cuando pagues recursos; después se descarta.
marktext-silk = Consérvalo boca abajo. Gástalo como 1 seda cuando pagues recursos; después se descarta.
marktext-wheat = Consérvalo boca abajo. Gástalo como 1 trigo cuando pagues recursos; después se descarta.
marktext-spy = Consérvalo boca abajo. Gástalo como 1 espía cuando pagues recursos; después se descarta.
marktext-uranium = Consérvalo boca abajo. Gástalo como 1 uranio cuando pagues recursos; después se descarta.
marktext-great-person = Muéstralo y descártalo enseguida: obtén un gran personaje.
marktext-friendly-barbarian = Muéstralo y descártalo enseguida: o una unidad gratis de un tipo desbloqueado se une a tus fuerzas permanentes, o construyes gratis un ejército o un explorador en la casilla del marcador, dentro del límite de apilamiento.
marktext-friendly-workers = Consérvalo boca abajo. Muéstralo y descártalo en tu Gestión de ciudades: una de tus ciudades tiene 4 de producción adicional en su próxima acción de producir de este turno.
marktext-native-art-3 = Muéstralo y descártalo enseguida: gana 3 de cultura.
marktext-native-art-6 = Muéstralo y descártalo enseguida: gana 6 de cultura.
marktext-teacher = Consérvalo boca abajo. Muéstralo y descártalo en tu Inicio del turno: aprende gratis una tecnología de nivel I.
marktext-wealth = Muéstralo y descártalo enseguida: pon una ficha de moneda en tu hoja de civilización.

back-hut = cabaña
back-village = aldea

## Reliquias

relic-atlantis = Atlántida
relic-school-of-confucius = Escuela de Confucio
relic-seven-cities-of-gold = Siete Ciudades de Oro

relictext-atlantis = Si eres el primero que termina aquí un movimiento con un ejército: al principio de tu próximo Inicio del turno, aprende gratis una tecnología de cualquier nivel que puedas colocar. Si no puedes colocar ninguna, el beneficio se pierde.
relictext-school-of-confucius = Si eres el primero que termina aquí un movimiento con un ejército: obtén enseguida dos grandes personajes, uno tras otro.
relictext-seven-cities-of-gold = Si eres el primero que termina aquí un movimiento con un ejército: al principio de tu próximo Inicio del turno, coloca dos marcadores de inversión en tus cartas de inversión sin pagar fichas de moneda. Aún puedes invertir una moneda ese turno.

## Fases, lugares de las fichas de moneda, épocas

phase-start-of-turn = Inicio del turno
phase-trade = Comercio
phase-city-management = Gestión de ciudades
phase-movement = Movimiento
phase-research = Investigación

coinplace-code-of-laws = Código de leyes
coinplace-pottery = Alfarería
coinplace-democracy = Democracia
coinplace-printing-press = Imprenta
coinplace-sheet = hoja de civilización
coinplace-panama-canal = Canal de Panamá

age-ancient = antigua
age-medieval = medieval
age-modern = moderna

## Lugares de las ciudades, medios de investigar, invertir sin moneda

cityplace-capital = capital
cityplace-second = segunda ciudad
cityplace-third = tercera ciudad
cityplace-none = ninguna ciudad

means-plainly = sin ayuda
means-tesla = { person-nikola-tesla }
means-newton = { person-isaac-newton }
means-both = { person-isaac-newton } y { person-nikola-tesla }

coinplace-free = sin moneda

## Cómo se llaman las capacidades

ability-animal-husbandry-wheat3 = { tech-animal-husbandry } (3 de producción)
ability-currency = { tech-currency }
ability-horseback-riding = { tech-horseback-riding }
ability-philosophy = { tech-philosophy }
ability-pottery = { tech-pottery }
ability-writing = { tech-writing }
ability-chivalry = { tech-chivalry }
ability-civil-service = { tech-civil-service }
ability-construction = { tech-construction }
ability-democracy = { tech-democracy }
ability-monarchy = { tech-monarchy }
ability-mysticism-heresy = { tech-mysticism } (descartar moneda)
ability-printing-press = { tech-printing-press }
ability-banking = { tech-banking }
ability-communism = { tech-communism }
ability-ecology-terraform = { tech-ecology } (cambiar terreno)
ability-gunpowder = { tech-gunpowder }
ability-metal-casting = { tech-metal-casting }
ability-steam-power = { tech-steam-power }
ability-atomic-theory = { tech-atomic-theory }
ability-atomic-theory-nuke = { tech-atomic-theory } (destruir ciudad)
ability-mass-media-scandal = { tech-mass-media } (anular capacidad)
ability-plastics = { tech-plastics }
ability-plastics-wheat10 = { tech-plastics } (10 de producción)
ability-hanging-gardens = { wonder-hanging-gardens }
ability-great-wall = { wonder-great-wall }
ability-angkor-wat = { wonder-angkor-wat }
ability-taj-mahal = { wonder-taj-mahal }
ability-statue-of-liberty = { wonder-statue-of-liberty }
ability-cristo-redentor = { wonder-cristo-redentor }
ability-bread-and-circuses = { cultureevent-bread-and-circuses }
ability-counterfeiters = { cultureevent-counterfeiters }
ability-defection = { cultureevent-defection }
ability-disoriented = { cultureevent-disoriented }
ability-drought = { cultureevent-drought }
ability-duty-and-honor = { cultureevent-duty-and-honor }
ability-exchange-of-ideas = { cultureevent-exchange-of-ideas }
ability-sabotage = { cultureevent-sabotage }
ability-revolt-1 = { cultureevent-revolt-1 }
ability-festival-1 = { cultureevent-festival-1 }
ability-catastrophe = { cultureevent-catastrophe }
ability-deforestation = { cultureevent-deforestation }
ability-depression = { cultureevent-depression }
ability-flooding = { cultureevent-flooding }
ability-jousting-tourney = { cultureevent-jousting-tourney }
ability-knowledge-shared = { cultureevent-knowledge-shared }
ability-lost = { cultureevent-lost }
ability-mass-defection = { cultureevent-mass-defection }
ability-nationalism = { cultureevent-nationalism }
ability-revolt-2 = { cultureevent-revolt-2 }
ability-festival-2 = { cultureevent-festival-2 }
ability-bank-scandal = { cultureevent-bank-scandal }
ability-disaster = { cultureevent-disaster }
ability-out-of-position = { cultureevent-out-of-position }
ability-patriotism = { cultureevent-patriotism }
ability-primetime-tv = { cultureevent-primetime-tv }
ability-think-tank = { cultureevent-think-tank }
ability-festival-3 = { cultureevent-festival-3 }
ability-wholesale-defection = { cultureevent-wholesale-defection }
ability-frida-kahlo = { person-frida-kahlo }
ability-jerry-garcia = { person-jerry-garcia }
ability-mark-twain = { person-mark-twain }
ability-michelangelo = { person-michelangelo }
ability-ada-lovelace = { person-ada-lovelace }
ability-frank-lloyd-wright = { person-frank-lloyd-wright }
ability-orville-wright = { person-orville-wright }
ability-thomas-edison = { person-thomas-edison }
ability-hannibal = { person-hannibal }
ability-khalid-ibn-al-walid = { person-khalid-ibn-al-walid }
ability-jacques-cousteau = { person-jacques-cousteau }
ability-mother-teresa = { person-mother-teresa }
ability-st-francis = { person-st-francis }
ability-andrew-carnegie = { person-andrew-carnegie }
ability-captain-cook = { person-captain-cook }
ability-marco-polo = { person-marco-polo }
ability-zheng-he = { person-zheng-he }
ability-albert-einstein = { person-albert-einstein }
ability-charles-darwin = { person-charles-darwin }
ability-galileo-galilei = { person-galileo-galilei }
ability-jim-henson = { person-jim-henson }
ability-lorenzo-de-medici = { person-lorenzo-de-medici }
ability-alan-turing = { person-alan-turing }
ability-egypt = { civilization-egypt } (edificio gratis)
ability-feudalism = { government-feudalism }
ability-friendly-workers = { mark-friendly-workers }
ability-teacher = { mark-teacher }
ability-animal-husbandry = { tech-animal-husbandry }
ability-biology = { tech-biology }
ability-mathematics = { tech-mathematics }
ability-ballistics = { tech-ballistics }
ability-metalworking = { tech-metalworking }
ability-gustavus-adolphus = { person-gustavus-adolphus }
ability-joan-of-arc = { person-joan-of-arc }
ability-florence-nightingale = { person-florence-nightingale }
ability-invest = inversión
ability-machu-picchu = { wonder-machu-picchu }
ability-russia = { civilization-russia } (espionaje)
ability-combustion = { tech-combustion }
ability-leonidas = { person-leonidas }
ability-georgy-zhukov = { person-georgy-zhukov }
## Lo que hacen las capacidades, en pocas palabras, para la lista de acciones

deed-animal-husbandry-wheat3 = paga 1 trigo y una ciudad tiene 3 más de producción
deed-currency = paga 1 incienso por 3 de cultura
deed-horseback-riding = paga 1 seda por 9 de comercio; otro jugador gana 6
deed-philosophy = paga 3 recursos por un gran personaje
deed-pottery = paga 2 recursos por una moneda
deed-writing = paga 1 espía para anular la acción de la ciudad
deed-chivalry = paga 1 incienso por 5 de cultura
deed-civil-service = paga 1 espía para anular el evento
deed-construction = paga 1 trigo y una ciudad tiene 5 más de producción
deed-democracy = gasta 6 de comercio por una moneda
deed-monarchy = paga 1 seda para dejar obsoleta una maravilla antigua o eliminar una unidad
deed-mysticism-heresy = paga 1 espía y otro jugador pierde una moneda
deed-printing-press = gasta 5 de cultura por una moneda
deed-banking = paga 1 trigo y una ciudad tiene 7 más de producción
deed-communism = paga 1 espía y ninguna figura sale de una casilla este turno
deed-ecology-terraform = paga 1 trigo para cambiar el terreno de una casilla vacía
deed-gunpowder = paga 2 recursos para dejar obsoleta una maravilla anterior o destruir un edificio
deed-metal-casting = paga 1 incienso por 7 de cultura
deed-steam-power = paga 1 seda para llevar las figuras de una casilla a cualquier agua
deed-atomic-theory = paga 1 uranio y cada una de tus ciudades actúa una vez más
deed-atomic-theory-nuke = paga 1 uranio para destruir una ciudad que no sea capital
deed-mass-media-scandal = paga 1 espía para anular la capacidad de recursos
deed-plastics = construye gratis una unidad, una figura o un edificio
deed-plastics-wheat10 = paga 1 trigo y una ciudad tiene 10 más de producción
deed-hanging-gardens = construye gratis un ejército o un explorador en la maravilla
deed-great-wall = da murallas gratis a una ciudad
deed-angkor-wat = cosecha dos recursos
deed-taj-mahal = construye gratis un edificio
deed-statue-of-liberty = investiga gratis una tecnología que conozca otro jugador
deed-cristo-redentor = roba dos eventos de un mazo
deed-bread-and-circuses = anula el evento
deed-counterfeiters = otro jugador pierde una moneda
deed-defection = elimina una figura a 4 casillas como mucho
deed-disoriented = mueve figuras de otro jugador hasta 2 casillas
deed-drought = una casilla se convierte en desierto
deed-duty-and-honor = recibe una unidad gratis
deed-exchange-of-ideas = aprende de otro jugador una tecnología de nivel I, y él una tuya
deed-sabotage = destruye un edificio a 4 casillas como mucho
deed-revolt-1 = otro jugador cae en la Anarquía
deed-festival-1 = una ciudad tiene 4 más de producción
deed-catastrophe = destruye un edificio a 6 casillas como mucho
deed-deforestation = un bosque se convierte en pradera
deed-depression = uno o dos jugadores más pierden una moneda
deed-flooding = una casilla se convierte en agua
deed-jousting-tourney = anula el evento
deed-knowledge-shared = aprende de otro jugador una tecnología de nivel I o II, y él una tuya
deed-lost = mueve figuras de otro jugador hasta 3 casillas
deed-mass-defection = elimina un gran personaje o 2 figuras a 6 casillas como mucho
deed-nationalism = recibe hasta 2 unidades gratis
deed-revolt-2 = otro jugador cae en la Anarquía
deed-festival-2 = una ciudad tiene 6 más de producción
deed-bank-scandal = todos los demás pierden una moneda
deed-disaster = destruye uno o dos edificios ajenos
deed-out-of-position = mueve figuras de otro jugador hasta 4 casillas
deed-patriotism = recibe hasta 3 unidades gratis
deed-primetime-tv = anula el evento o la capacidad de recursos
deed-think-tank = aprende de otro jugador una tecnología de nivel I a III, y él una tuya
deed-festival-3 = una ciudad tiene 8 más de producción
deed-wholesale-defection = elimina un gran personaje o 2 figuras en cualquier casilla
deed-frida-kahlo = descarta la carta para cambiar eventos
deed-jerry-garcia = descarta la carta y todas tus ciudades se dedican a las artes
deed-mark-twain = descarta la carta para anularlo
deed-michelangelo = descarta la carta y la maravilla cuesta 5 menos
deed-ada-lovelace = descarta la carta y una ciudad actúa una vez más
deed-frank-lloyd-wright = descarta la carta por 1 de comercio y 1 de cultura por edificio
deed-orville-wright = descarta la carta por una aviación gratis
deed-thomas-edison = descarta la carta para investigar una tecnología que conozca otro jugador
deed-hannibal = descarta la carta para llevar figuras adonde tengas otras
deed-khalid-ibn-al-walid = descarta la carta para ser jugador inicial
deed-jacques-cousteau = descarta la carta por hasta 3 puertos gratis
deed-mother-teresa = regala una moneda para avanzar en el medidor de cultura
deed-st-francis = descarta la carta por 3 de cultura por ejército sin construir
deed-andrew-carnegie = descarta la carta para avanzar una vez por cada 3 monedas
deed-captain-cook = descarta la carta para doblar tu velocidad este turno
deed-marco-polo = descarta la carta por 27 de comercio
deed-zheng-he = descarta la carta para mirar todas las cabañas y aldeas
deed-albert-einstein = descarta la carta para cambiar comercio por cultura o cultura por comercio
deed-charles-darwin = dedica la ciudad a las artes por comercio en lugar de cultura
deed-galileo-galilei = descarta la carta para llevar figuras por el borde del mapa
deed-jim-henson = gana 1 de cultura y 1 de comercio por cada marcador de la carta
deed-lorenzo-de-medici = gana 1 de cultura por cada 3 monedas
deed-alan-turing = gana 1 de comercio y 1 de cultura por cada 2 ejércitos sin construir
deed-egypt = construye gratis un edificio
deed-feudalism = cosecha un recurso
deed-friendly-workers = descarta el marcador y una ciudad tiene 4 más de producción
deed-teacher = descarta el marcador para aprender una tecnología de nivel I
deed-animal-husbandry = cura hasta 3 heridas de tus unidades
deed-biology = cura todas las heridas de tus unidades
deed-mathematics = paga 1 hierro para causar hasta 3 heridas
deed-ballistics = paga 1 hierro para causar hasta 6 heridas
deed-metalworking = paga 1 hierro por 3 heridas más
deed-gustavus-adolphus = descarta la carta para cambiar tu mano de batalla
deed-joan-of-arc = descarta la carta para sumar tu cultura a tu bonificación de combate
deed-florence-nightingale = descarta la carta para salvar todas tus unidades eliminadas
deed-invest = pon una moneda en una inversión
deed-machu-picchu = toma un recurso del mercado
deed-russia = sacrifica una figura en una ciudad enemiga por una tecnología
deed-combustion = destruye el edificio
deed-leonidas = +8 de bonificación de combate contra una mano de batalla mayor
deed-georgy-zhukov = una unidad enemiga sufre 1 herida

## Lo que puede producir una ciudad

item-army = { figure-army }
item-scout = { figure-scout }
item-walls = murallas
item-infantry = { unit-infantry }
item-mounted = { unit-mounted }
item-artillery = { unit-artillery }
item-aircraft = { unit-aircraft }
item-harbor = { building-harbor }
item-trading-post = { building-trading-post }
item-workshop = { building-workshop }
item-iron-mine = { building-iron-mine }
item-library = { building-library }
item-university = { building-university }
item-granary = { building-granary }
item-aqueduct = { building-aqueduct }
item-market = { building-market }
item-bank = { building-bank }
item-temple = { building-temple }
item-cathedral = { building-cathedral }
item-barracks = { building-barracks }
item-academy = { building-academy }
item-stonehenge = { wonder-stonehenge }
item-colossus = { wonder-colossus }
item-hanging-gardens = { wonder-hanging-gardens }
item-oracle = { wonder-oracle }
item-chichen-itza = { wonder-chichen-itza }
item-great-wall = { wonder-great-wall }
item-pyramids = { wonder-pyramids }
item-angkor-wat = { wonder-angkor-wat }
item-himeji = { wonder-himeji }
item-porcelain-tower = { wonder-porcelain-tower }
item-louvre = { wonder-louvre }
item-brandenburg-gate = { wonder-brandenburg-gate }
item-machu-picchu = { wonder-machu-picchu }
item-taj-mahal = { wonder-taj-mahal }
item-panama-canal = { wonder-panama-canal }
item-statue-of-liberty = { wonder-statue-of-liberty }
item-sydney-opera-house = { wonder-sydney-opera-house }
item-united-nations = { wonder-united-nations }
item-big-ben = { wonder-big-ben }
item-cristo-redentor = { wonder-cristo-redentor }
item-kremlin = { wonder-kremlin }

## Lo que se paga, se intercambia y se toma como botín

price-incense = { resource-incense }
price-iron = { resource-iron }
price-silk = { resource-silk }
price-wheat = { resource-wheat }
price-hut-incense = { back-hut }, { mark-incense }
price-hut-iron = { back-hut }, { mark-iron }
price-hut-silk = { back-hut }, { mark-silk }
price-hut-wheat = { back-hut }, { mark-wheat }
price-hut-spy = { back-hut }, { mark-spy }
price-hut-uranium = { back-hut }, { mark-uranium }
price-hut-great-person = { back-hut }, { mark-great-person }
price-hut-friendly-barbarian = { back-hut }, { mark-friendly-barbarian }
price-hut-friendly-workers = { back-hut }, { mark-friendly-workers }
price-hut-native-art-3 = { back-hut }, { mark-native-art-3 }
price-hut-native-art-6 = { back-hut }, { mark-native-art-6 }
price-hut-teacher = { back-hut }, { mark-teacher }
price-hut-wealth = { back-hut }, { mark-wealth }
price-hut = cabaña boca abajo
price-village-incense = { back-village }, { mark-incense }
price-village-iron = { back-village }, { mark-iron }
price-village-silk = { back-village }, { mark-silk }
price-village-wheat = { back-village }, { mark-wheat }
price-village-spy = { back-village }, { mark-spy }
price-village-uranium = { back-village }, { mark-uranium }
price-village-great-person = { back-village }, { mark-great-person }
price-village-friendly-barbarian = { back-village }, { mark-friendly-barbarian }
price-village-friendly-workers = { back-village }, { mark-friendly-workers }
price-village-native-art-3 = { back-village }, { mark-native-art-3 }
price-village-native-art-6 = { back-village }, { mark-native-art-6 }
price-village-teacher = { back-village }, { mark-teacher }
price-village-wealth = { back-village }, { mark-wealth }
price-village = aldea boca abajo
price-gift-from-afar = { cultureevent-gift-from-afar }
price-bread-and-circuses = { cultureevent-bread-and-circuses }
price-counterfeiters = { cultureevent-counterfeiters }
price-defection = { cultureevent-defection }
price-disoriented = { cultureevent-disoriented }
price-drought = { cultureevent-drought }
price-duty-and-honor = { cultureevent-duty-and-honor }
price-exchange-of-ideas = { cultureevent-exchange-of-ideas }
price-sabotage = { cultureevent-sabotage }
price-revolt-1 = { cultureevent-revolt-1 }
price-festival-1 = { cultureevent-festival-1 }
price-generous-gift = { cultureevent-generous-gift }
price-catastrophe = { cultureevent-catastrophe }
price-deforestation = { cultureevent-deforestation }
price-depression = { cultureevent-depression }
price-flooding = { cultureevent-flooding }
price-jousting-tourney = { cultureevent-jousting-tourney }
price-knowledge-shared = { cultureevent-knowledge-shared }
price-lost = { cultureevent-lost }
price-mass-defection = { cultureevent-mass-defection }
price-nationalism = { cultureevent-nationalism }
price-revolt-2 = { cultureevent-revolt-2 }
price-festival-2 = { cultureevent-festival-2 }
price-princely-gift = { cultureevent-princely-gift }
price-bank-scandal = { cultureevent-bank-scandal }
price-disaster = { cultureevent-disaster }
price-out-of-position = { cultureevent-out-of-position }
price-patriotism = { cultureevent-patriotism }
price-primetime-tv = { cultureevent-primetime-tv }
price-think-tank = { cultureevent-think-tank }
price-festival-3 = { cultureevent-festival-3 }
price-wholesale-defection = { cultureevent-wholesale-defection }
price-kremlin = { wonder-kremlin } (dos recursos por un espía)
price-marie-curie = { person-marie-curie } (otro recurso por uranio)
price-trade = comercio
price-culture = cultura
price-event-1 = evento de cultura de nivel I
price-event-2 = evento de cultura de nivel II
price-event-3 = evento de cultura de nivel III
price-coin-code-of-laws = moneda de { coinplace-code-of-laws }
price-coin-pottery = moneda de { coinplace-pottery }
price-coin-democracy = moneda de { coinplace-democracy }
price-coin-printing-press = moneda de { coinplace-printing-press }
price-coin-sheet = moneda de la hoja de civilización
price-coin-panama-canal = moneda de { coinplace-panama-canal }
price-animal-husbandry = { tech-animal-husbandry }
price-agriculture = { tech-agriculture }
price-code-of-laws = { tech-code-of-laws }
price-currency = { tech-currency }
price-horseback-riding = { tech-horseback-riding }
price-masonry = { tech-masonry }
price-metalworking = { tech-metalworking }
price-navigation = { tech-navigation }
price-philosophy = { tech-philosophy }
price-pottery = { tech-pottery }
price-writing = { tech-writing }
price-chivalry = { tech-chivalry }
price-civil-service = { tech-civil-service }
price-construction = { tech-construction }
price-democracy = { tech-democracy }
price-engineering = { tech-engineering }
price-irrigation = { tech-irrigation }
price-mathematics = { tech-mathematics }
price-monarchy = { tech-monarchy }
price-mysticism = { tech-mysticism }
price-printing-press = { tech-printing-press }
price-sailing = { tech-sailing }
price-banking = { tech-banking }
price-biology = { tech-biology }
price-communism = { tech-communism }
price-ecology = { tech-ecology }
price-gunpowder = { tech-gunpowder }
price-metal-casting = { tech-metal-casting }
price-military-science = { tech-military-science }
price-railroad = { tech-railroad }
price-steam-power = { tech-steam-power }
price-theology = { tech-theology }
price-atomic-theory = { tech-atomic-theory }
price-ballistics = { tech-ballistics }
price-combustion = { tech-combustion }
price-computers = { tech-computers }
price-flight = { tech-flight }
price-mass-media = { tech-mass-media }
price-plastics = { tech-plastics }
price-replaceable-parts = { tech-replaceable-parts }
price-space-flight = { tech-space-flight }

## Partes de frases

phrase-city =
    { $city ->
        [0] capital
        [1] segunda ciudad
       *[other] tercera ciudad
    }
phrase-level =
    { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
phrase-gives = producción { $production }, comercio { $trade }, cultura { $culture }
phrase-figures =
    { $armies ->
        [0] { $scouts ->
            [one] un explorador
           *[other] { $scouts } exploradores
        }
        [one] { $scouts ->
            [0] un ejército
            [one] un ejército y un explorador
           *[other] un ejército y { $scouts } exploradores
        }
       *[other] { $scouts ->
            [0] { $armies } ejércitos
            [one] { $armies } ejércitos y un explorador
           *[other] { $armies } ejércitos y { $scouts } exploradores
        }
    }
phrase-amounts =
    { $amount ->
        [0] { $amount2 ->
            [one] un explorador
           *[other] { $amount2 } exploradores
        }
        [one] { $amount2 ->
            [0] un ejército
            [one] un ejército y un explorador
           *[other] un ejército y { $amount2 } exploradores
        }
       *[other] { $amount2 ->
            [0] { $amount } ejércitos
            [one] { $amount } ejércitos y un explorador
           *[other] { $amount } ejércitos y { $amount2 } exploradores
        }
    }
phrase-card = { $unit } { $strength }
phrase-loot-coin =
    { $amount ->
        [one] Hacer descartar una { $price }, por 1 de botín
       *[other] Tomar una { $price }, por { $amount } de botín
    }
phrase-reward =
    { $reward ->
        [person] da un gran personaje
        [victory] gana la partida
       *[other] da un evento de nivel { phrase-level }
    }
phrase-way =
    { $way ->
        [north] al norte
        [east] al este
        [south] al sur
       *[other] al oeste
    }

## Qué ha pasado

# Preparación, exploración, cabañas y aldeas

event-first-home = { $seat } ocupa la primera loseta inicial del mapa; los demás siguen en sentido horario.
event-gets-civilization = { $seat } juega con { $civilization }.
event-first-player = { $seat } tiene el marcador de jugador inicial.
event-first-wonder = { $seat } empieza con una maravilla: { $wonder }.
event-first-goods = { $seat } empieza con un recurso de cada tipo del mercado.
event-first-city = { $seat } pone su capital en { $square }.
event-first-metropolis = { $seat } pone una metrópolis en { $square } y { $square2 }.
event-first-walls = La capital de { $seat } empieza con murallas.
event-places-first-wonder = { $seat } pone una maravilla en { $square }: { $wonder }.
event-first-figure =
    { $figure_key ->
        [army] { $seat } pone un ejército en { $square }.
       *[other] { $seat } pone un explorador en { $square }.
    }
event-first-dials =
    { $coins ->
        [0] { $seat } empieza con { $trade } de comercio.
        [one] { $seat } empieza con { $trade } de comercio y una moneda.
       *[other] { $seat } empieza con { $trade } de comercio y { $coins } monedas.
    }
event-tile-turned-up = { $seat } explora la loseta de { $square }.
event-looks-at-marker =
    { $back_key ->
        [hut] { $seat } mira la cabaña de { $square }.
       *[other] { $seat } mira la aldea de { $square }.
    }
event-marker-seen =
    { $back_key ->
        [hut] Ves bajo la cabaña de { $square }: { $mark }.
       *[other] Ves bajo la aldea de { $square }: { $mark }.
    }
event-takes-marker =
    { $back_key ->
        [hut] { $seat } toma la cabaña de { $square }.
       *[other] { $seat } toma la aldea de { $square }.
    }
event-marker-kept =
    { $back_key ->
        [hut] Tu cabaña muestra: { $mark }. Te la quedas.
       *[other] Tu aldea muestra: { $mark }. Te la quedas.
    }
event-marker-works =
    { $back_key ->
        [hut] La cabaña de { $seat } muestra: { $mark }.
       *[other] La aldea de { $seat } muestra: { $mark }.
    }
event-marker-has-no-effect = { $mark } no tiene efecto para { $seat }: no se puede construir nada.
event-shows-marker =
    { $back_key ->
        [hut] { $seat } muestra y descarta una cabaña: { $mark }.
       *[other] { $seat } muestra y descarta una aldea: { $mark }.
    }
event-barbarian-joins =
    { $figure_key ->
        [army] Aparece un nuevo ejército de { $seat } en { $square }.
       *[other] Aparece un nuevo explorador de { $seat } en { $square }.
    }
event-workers-help = { $seat } recibe { $production } más de producción para la próxima acción de producir de una ciudad ({ phrase-city }).

# Turnos, Inicio del turno, gobiernos, ciudades, terreno

event-turn-begins = Empieza el turno { $turn }; el jugador inicial es { $seat }.
event-phase-begins = Empieza la fase: { $phase }.
event-assigns = { $seat } asigna los exploradores de { $square } a una ciudad ({ phrase-city }).
event-assigns-none = { $seat } anula la asignación de los exploradores de { $square }.
event-changes-government =
    { $government_key ->
        [anarchy] { $seat } pasa a la Anarquía.
       *[other] { $seat } tiene un nuevo gobierno: { $government }.
    }
event-gains-trade = { $seat } gana { $trade } de comercio.
event-founds-city = { $seat } funda una ciudad en { $square }.
event-grows = La capital de { $seat } crece a metrópolis y ocupa { $square }.
event-makes-room =
    { $figure_key ->
        [army] Un ejército de { $seat } deja sitio y pasa a { $square }.
       *[other] Un explorador de { $seat } deja sitio y pasa a { $square }.
    }
event-no-room =
    { $figure_key ->
        [army] Un ejército de { $seat } no tiene adónde ir y vuelve a la reserva.
       *[other] Un explorador de { $seat } no tiene adónde ir y vuelve a la reserva.
    }
event-terrain-changes = La casilla { $square } tiene un nuevo terreno: { $terrain }.

# Pagos y monedas

event-pays-token = { $seat } paga un recurso: { $resource }.
event-pays-marker =
    { $back_key ->
        [hut] { $seat } paga con una cabaña: { $mark }.
       *[other] { $seat } paga con una aldea: { $mark }.
    }
event-plays-gift = { $seat } paga con un evento de cultura: { $cultureevent }.
event-gift-cancelled = El regalo de { $seat } queda anulado y no paga nada: { $cultureevent }.
event-replaces-spy = { $seat } paga dos recursos en lugar de un espía: { $wonder }.
event-gains-coin =
    { $coinplace_key ->
        [sheet] { $seat } pone una moneda en su hoja de civilización.
       *[other] { $seat } pone una moneda en { $coinplace }.
    }
event-loses-coin =
    { $coinplace_key ->
        [sheet] { $seat } pierde una moneda de su hoja de civilización.
       *[other] { $seat } pierde una moneda de { $coinplace }.
    }

# La fase de Comercio

event-collects-trade = { $seat } recauda { $trade } de comercio.
event-makes-offer = { $seat } hace una oferta a { $other }.
event-offers-trade = { $seat } ofrece a { $other } { $amount } de comercio.
event-offers-culture = { $seat } ofrece a { $other } { $amount } de cultura.
event-offers-resource = { $seat } ofrece a { $other } { $amount } de { $resource }.
event-offers-marker =
    { $back_key ->
        [hut] { $amount ->
            [one] { $seat } ofrece a { $other } una cabaña boca abajo.
           *[other] { $seat } ofrece a { $other } { $amount } cabañas boca abajo.
        }
       *[other] { $amount ->
            [one] { $seat } ofrece a { $other } una aldea boca abajo.
           *[other] { $seat } ofrece a { $other } { $amount } aldeas boca abajo.
        }
    }
event-offers-event =
    { $amount ->
        [one] { $seat } ofrece a { $other } un evento de cultura de nivel { phrase-level }.
       *[other] { $seat } ofrece a { $other } { $amount } eventos de cultura de nivel { phrase-level }.
    }
event-wants-trade = { $seat } pide a { $other } { $amount } de comercio.
event-wants-culture = { $seat } pide a { $other } { $amount } de cultura.
event-wants-resource = { $seat } pide a { $other } { $amount } de { $resource }.
event-wants-marker =
    { $back_key ->
        [hut] { $amount ->
            [one] { $seat } pide a { $other } una cabaña boca abajo.
           *[other] { $seat } pide a { $other } { $amount } cabañas boca abajo.
        }
       *[other] { $amount ->
            [one] { $seat } pide a { $other } una aldea boca abajo.
           *[other] { $seat } pide a { $other } { $amount } aldeas boca abajo.
        }
    }
event-wants-event =
    { $amount ->
        [one] { $seat } pide a { $other } un evento de cultura de nivel { phrase-level }.
       *[other] { $seat } pide a { $other } { $amount } eventos de cultura de nivel { phrase-level }.
    }
event-accepts = { $seat } acepta la oferta de { $other }.
event-declines = { $seat } rechaza la oferta de { $other }.
event-offer-expires = La oferta de { $other } a { $seat } caduca: ya no existe lo que nombra.
event-gives-trade = { $seat } da a { $other } { $amount } de comercio.
event-gives-culture = { $seat } da a { $other } { $amount } de cultura.
event-gives-resource = { $seat } da a { $other } { $amount } de { $resource }.
event-gives-marker =
    { $back_key ->
        [hut] { $amount ->
            [one] { $seat } da a { $other } una cabaña boca abajo.
           *[other] { $seat } da a { $other } { $amount } cabañas boca abajo.
        }
       *[other] { $amount ->
            [one] { $seat } da a { $other } una aldea boca abajo.
           *[other] { $seat } da a { $other } { $amount } aldeas boca abajo.
        }
    }
event-gives-event =
    { $amount ->
        [one] { $seat } da a { $other } un evento de cultura de nivel { phrase-level }.
       *[other] { $seat } da a { $other } { $amount } eventos de cultura de nivel { phrase-level }.
    }
event-receives-event = El evento de cultura que recibes es { $cultureevent }.
event-receives-marker =
    { $back_key ->
        [hut] La cabaña que recibes muestra: { $mark }.
       *[other] La aldea que recibes muestra: { $mark }.
    }

# Gestión de ciudades, edificios, maravillas

event-produces-figure =
    { $figure_key ->
        [army] { $seat } produce un ejército en { $square } ({ phrase-city }).
       *[other] { $seat } produce un explorador en { $square } ({ phrase-city }).
    }
event-produces-walls = { $seat } produce murallas ({ phrase-city }).
event-produces-unit = { $seat } produce una unidad: { $unit } ({ phrase-city }).
event-produces-building = { $seat } produce un edificio en { $square }: { $building } ({ phrase-city }).
event-produces-wonder = { $seat } produce una maravilla en { $square }: { $wonder } ({ phrase-city }).
event-rushes = { $seat } acelera la producción: { $trade } de comercio por { $production } más.
event-caravan-spent = { $seat } gasta la caravana por 2 más de producción ({ phrase-city }).
event-devotes = { $seat } dedica una ciudad a las artes ({ phrase-city }).
event-harvests = { $seat } cosecha { $resource } en { $square } ({ phrase-city }).
event-action-cancelled = La acción de una ciudad de { $seat } queda anulada y gastada ({ phrase-city }).
event-takes-resource = { $seat } toma un recurso del mercado: { $resource }.
event-builds-figure =
    { $figure_key ->
        [army] { $seat } tiene un nuevo ejército en { $square }.
       *[other] { $seat } tiene un nuevo explorador en { $square }.
    }
event-builds-walls = { $seat } tiene nuevas murallas ({ phrase-city }).
event-builds = { $seat } tiene un nuevo edificio en { $square }: { $building }.
event-building-leaves = El edificio de { $square } vuelve al mercado: { $building }.
event-upgrades = Un edificio de { $seat } en { $square } mejora: { $building }.
event-wonder-appears = Nueva en el mercado de maravillas: { $wonder }.
event-builds-wonder = { $seat } ha construido una maravilla en { $square }: { $wonder }.
event-wonder-lost = Se pierde la maravilla de { $square }: { $wonder }.
event-wonder-obsolete = Una maravilla queda obsoleta: { $wonder }.

# Cultura, eventos de cultura, cartas y reacciones

event-gains-culture = { $seat } gana { $culture } de cultura.
event-pays-advance =
    { $trade ->
        [0] { $seat } paga { $culture } de cultura por un avance.
       *[other] { $seat } paga { $culture } de cultura y { $trade } de comercio por un avance.
    }
event-advances = { $seat } avanza hasta el espacio { $space } del medidor de cultura.
event-advances-for =
    { $trade ->
        [0] { $seat } paga { $culture } de cultura y avanza hasta el espacio { $space } del medidor de cultura.
       *[other] { $seat } paga { $culture } de cultura y { $trade } de comercio y avanza hasta el espacio { $space } del medidor de cultura.
    }
event-draws-event = { $seat } roba un evento de cultura de nivel { phrase-level }.
event-event-drawn = Evento robado: { $cultureevent }.
event-events-shuffled = Los eventos descartados de nivel { phrase-level } se barajan y forman el mazo.
event-no-events-left = { $seat } no roba nada: no quedan eventos de nivel { phrase-level }.
event-discards-event = { $seat } descarta un evento de cultura: { $cultureevent }.
event-plays-event = { $seat } juega un evento de cultura: { $cultureevent }.
event-plays-card = { $seat } juega un evento de cultura: { $cultureevent } ({ $deed }).
event-uses = { $seat } usa: { $ability }.
event-uses-card = { $seat } usa { $ability } ({ $deed }).
event-aims-at-square = { $seat } elige { $square }.
event-aims-at-player = { $seat } elige a un jugador: { $other }.
event-aims-at-city = { $seat } elige una ciudad de { $other } ({ phrase-city }).
event-aims-at-coin =
    { $coinplace_key ->
        [sheet] { $seat } elige una moneda de la hoja de civilización de { $other }.
       *[other] { $seat } elige una moneda de { $other } en { $coinplace }.
    }
event-aims-at-figure =
    { $figure_key ->
        [army] { $seat } elige un ejército en { $square }.
       *[other] { $seat } elige un explorador en { $square }.
    }
event-aims-at-wonder = { $seat } elige una maravilla: { $wonder }.
event-names-tech = { $seat } nombra una tecnología: { $tech }.
event-names-terrain = { $seat } nombra un terreno: { $terrain }.
event-is-cancelled = Lo que anunció { $seat } queda anulado y no tiene efecto: { $ability }.
event-is-impossible = Lo que anunció { $seat } ya no es posible: { $ability }.
event-takes-back = { $seat } lo retira: { $ability }.
event-allows-event = { $seat } permite el evento de { $other }.
event-refuses-event = { $seat } se niega: el evento de { $other } no puede tener ese objetivo.
event-city-celebrates = Una fiesta de { $seat }: { $production } más de producción para la próxima acción de producir de una ciudad ({ phrase-city }).

# Grandes personajes

event-gains-person = { $seat } obtiene un gran personaje: { $persontype }.
event-person-drawn = Robas una carta de gran personaje: { $person }.
event-person-offered = Robas una carta de gran personaje y puedes quedártela: { $person }.
event-person-passed-over = No quedan marcadores de ese tipo, así que la carta va boca arriba debajo del mazo: { $person }.
event-person-not-kept = { $seat } no se queda una carta de gran personaje, que va boca arriba debajo del mazo: { $person }.
event-person-deck-shuffled = Se da la vuelta al mazo de grandes personajes y se baraja.
event-no-great-people-left = No quedan grandes personajes para { $seat }.
event-keeps-in-reserve = { $seat } guarda un gran personaje en la reserva: { $persontype }.
event-places-person = { $seat } coloca un gran personaje en { $square }: { $persontype }.
event-moves-person = { $seat } traslada un gran personaje de { $square } a { $square2 }: { $persontype }.
event-person-to-reserve = Un gran personaje de { $seat } vuelve a la reserva: { $persontype }.
event-person-killed = Se elimina un gran personaje de { $seat } en { $square }: { $persontype }.
event-shows-person = { $seat } pone boca arriba una carta de gran personaje: { $person }.
event-discards-person = { $seat } descarta una carta de gran personaje: { $person }.
event-one-more-action = { $seat } tiene una acción de ciudad más, que nadie puede anular ({ phrase-city }).
event-becomes-first-player = { $seat } tiene desde ahora el marcador de jugador inicial.
event-held-marker-seen = Miras un marcador de { $other } ({ $back }): { $mark }.

# Movimiento y reliquias

event-sets-out = { $seat } mueve { phrase-figures } desde { $square }.
event-announces-step = { $seat } anuncia un paso a { $square }.
event-step-interrupted = El movimiento de { $seat } se interrumpe en { $square }.
event-steps = { $seat } se mueve a { $square }.
event-walks =
    { $squares ->
        [none] { $seat } mueve { phrase-figures } de { $square } a { $square2 }.
       *[other] { $seat } mueve { phrase-figures } de { $square } a { $square2 } (por { $squares }).
    }
event-walks-on = { $seat } sigue hasta { $square } (por { $squares }).
event-leaves-behind = { $seat } deja atrás { phrase-figures } en { $square }.
event-move-ends = { $seat } termina el movimiento en { $square }.
event-stays-pinned = Las figuras de { $seat } quedan inmovilizadas en { $square }.
event-stranded = { $seat } pierde { phrase-figures } en { $square }: el movimiento no puede terminar en ninguna parte.
event-figures-set-down =
    { $number ->
        [one] { $seat } coloca una figura en { $square }.
       *[other] { $seat } coloca { $number } figuras en { $square }.
    }
event-razes = Combustión: { $seat } destruye el edificio de { $square }: { $building }.
event-spy-sacrificed =
    { $figure_key ->
        [army] { $seat } sacrifica un ejército por espionaje.
       *[other] { $seat } sacrifica un explorador por espionaje.
    }
event-disbands = { $seat } disuelve { phrase-figures } ({ phrase-city }).
event-city-fortified = { $seat } coloca una fortificación ({ phrase-city }).
event-caravan-placed = { $seat } coloca una caravana ({ phrase-city }).
event-takes-relic = { $seat } toma la reliquia de { $square }: { $relic }.
event-relic-pays = { $seat } obtiene ahora el beneficio de una reliquia: { $relic }.

# Batallas y botín

event-attacks-city = { $seat } ataca una ciudad de { $other }, { $square } ({ phrase-city }).
event-attacks-army = { $seat } ataca al ejército de { $other } en { $square }.
event-attacks-village = { $seat } ataca la aldea de { $square }.
event-walls-breached = Combustión destruye las murallas de { $seat } ({ phrase-city }).
event-draws-units =
    { $number ->
        [one] { $seat } tiene una mano de batalla de 1 unidad.
       *[other] { $seat } tiene una mano de batalla de { $number } unidades.
    }
event-barbarians-draws-units =
    { $number ->
        [one] Los bárbaros tienen 1 unidad.
       *[other] Los bárbaros tienen { $number } unidades.
    }
event-hand-holds = En la mano de batalla: { $unit } { $strength }.
event-oracle-shows = El Oráculo te muestra: { $unit } { $strength }.
event-combat-bonus = { $seat } tiene una bonificación de combate de { $bonus }.
event-bonus-rises = La bonificación de combate de { $seat } aumenta en { $bonus } en esta batalla.
event-unit-replaced = { $seat } entrega una unidad: { $unit } { $strength }.
event-unit-recruited = { $seat } recluta una unidad: { $unit }.
event-plays-unit = Frente { $front }: { $seat } juega { $unit } { $strength }.
event-barbarians-plays-unit = Frente { $front }: los bárbaros juegan { $unit } { $strength }.
event-unit-wounded =
    { $wounds ->
        [one] Frente { $front }: la { $unit } de { $seat } sufre 1 herida.
       *[other] Frente { $front }: la { $unit } de { $seat } sufre { $wounds } heridas.
    }
event-barbarians-unit-wounded =
    { $wounds ->
        [one] Frente { $front }: la { $unit } de los bárbaros sufre 1 herida.
       *[other] Frente { $front }: la { $unit } de los bárbaros sufre { $wounds } heridas.
    }
event-unit-killed = Frente { $front }: la { $unit } de { $seat } es eliminada.
event-barbarians-unit-killed = Frente { $front }: la { $unit } de los bárbaros es eliminada.
event-unit-healed =
    { $wounds ->
        [one] Frente { $front }: la { $unit } de { $seat } se cura de 1 herida.
       *[other] Frente { $front }: la { $unit } de { $seat } se cura de { $wounds } heridas.
    }
event-holds-back = { $seat } paga { $trade } de comercio y no juega ninguna unidad.
event-battle-totals = Recuento de la batalla: ataque { $attack }, defensa { $defence }.
event-wins-battle = { $seat } gana la batalla.
event-barbarians-wins-battle = Los bárbaros ganan la batalla.
event-unit-saved = { $seat } salva una unidad eliminada: { $unit }.
event-loses-armies =
    { $armies ->
        [one] { $seat } pierde 1 ejército en la victoria.
       *[other] { $seat } pierde { $armies } ejércitos en la victoria.
    }
event-loses-figures = { $seat } pierde todas las figuras de la batalla: { phrase-figures }.
event-fortification-used = La fortificación de { $seat } se gasta ({ phrase-city }).
event-enters-after-battle = { $seat } entra en { $square }.
event-kills-scouts =
    { $scouts ->
        [one] { $seat } elimina un explorador de { $other } en { $square }.
       *[other] { $seat } elimina { $scouts } exploradores de { $other } en { $square }.
    }
event-gains-loot = { $seat } ha vencido a { $other } y tiene { $loot } de botín para gastar.
event-loot-lost = { $seat } no puede comprar nada con el botín que queda ({ $loot }).
event-loots-trade = { $seat } roba { $trade } de comercio a { $other }.
event-loots-culture = { $seat } roba { $culture } de cultura a { $other }.
event-loots-token = { $seat } roba un recurso a { $other }: { $resource }.
event-loots-marker = { $seat } roba un marcador boca abajo a { $other }: { $back }.
event-marker-looted = El marcador robado ({ $back }) muestra: { $mark }.
event-loots-event = { $seat } roba un evento de cultura de nivel { phrase-level } a { $other }.
event-event-looted = El evento de cultura robado: { $cultureevent }.
event-loots-tech = { $seat } aprende una tecnología de { $other } como botín: { $tech }.
event-city-falls = Una ciudad de { $seat } en { $square } queda destruida ({ phrase-city }).
event-figure-nuked = Una figura de { $seat } en { $square } es eliminada.
event-gains-unit = { $seat } recibe una unidad: { $unit }.
event-unit-drawn = Tu nueva unidad: { $unit } { $strength }.
event-loses-unit = { $seat } pierde una unidad de sus fuerzas permanentes: { $unit }.

# Investigación, tecnologías, monedas, inversiones

event-gains-tech = { $seat } obtiene { $tech }, en un hueco de nivel { phrase-level }.
event-chooses-tech = { $seat } elige investigar { $tech }.
event-reveals-research = { $seat } ha elegido investigar { $tech }.
event-researches = { $seat } investiga { $tech }. Su dial de comercio marca ahora { $trade }.
event-places-newton = { $seat } pone a { $person } en su pirámide tecnológica como tecnología en blanco de nivel { phrase-level }.
event-invests = { $seat } pone un marcador en { $investment }.
event-invests-coin =
    { $coinplace_key ->
        [sheet] { $seat } invierte una moneda de la hoja de civilización: { $investment }.
       *[other] { $seat } invierte una moneda de { $coinplace }: { $investment }.
    }
event-city-boosted = { $seat } recibe { $production } más de producción para la próxima acción de producir de una ciudad ({ phrase-city }).
event-spends-trade = { $seat } gasta { $trade } de comercio.
event-spends-culture = { $seat } gasta { $culture } de cultura.
event-square-pinned = { $seat } bloquea { $square }: ninguna figura puede salir de allí en lo que queda de turno.

# El final

event-match-ends = La partida ha terminado. { $reason }
event-wins = { $seat } gana la partida.

## Cómo termina una partida

end-culture = Victoria cultural: se ha llegado al final del medidor de cultura.
end-technology = Victoria tecnológica: se conoce Vuelo espacial.
end-economy = Victoria económica: alguien tiene 15 monedas.
end-military = Victoria militar: se ha conquistado una capital.
end-limit = Se ha llegado al límite de turnos; gana quien está más avanzado en el medidor de cultura, luego más monedas, luego más tecnologías, luego el orden de turno.

## Preguntas a un asiento

# Preparación, exploración, cabañas y aldeas

prompt-ChooseCivilization = Elige tu civilización.
prompt-PlaceCapital = Elige dónde está tu capital: en el centro de tu loseta inicial.
prompt-PlaceFirstWonder = Elige en qué casilla de los alrededores de tu capital pones tu maravilla: { $wonder }.
prompt-PutFigures =
    { $figure_key ->
        [army] Elige en qué casilla de los alrededores de tu capital pones un ejército.
       *[other] Elige en qué casilla de los alrededores de tu capital pones un explorador.
    }
prompt-SpainBuilds = Has explorado una loseta: elige un edificio básico que construyes gratis, o ninguno.
prompt-FriendlyBarbarian = Elige qué es el bárbaro aliado: una unidad de tus fuerzas permanentes o una figura en { $square }.

# Turnos, Inicio del turno, gobiernos, ciudades, terreno

prompt-Moment = Puedes usar una carta ahora, antes de que siga la partida, o pasar.
prompt-StartOfTurn = Tu Inicio del turno: funda ciudades, cambia de gobierno, asigna exploradores, coloca grandes personajes, invierte, usa cartas; después termínalo.
prompt-FallBack = Has perdido las Pirámides: elige un gobierno que hayas desbloqueado con una tecnología.
prompt-LateGovernment = Acabas de desbloquear un gobierno: adóptalo ahora sin Anarquía, o pasa.
prompt-Founder = Elige qué figura se convierte en la ciudad de { $square }.
prompt-Grow = Tu capital crece a metrópolis: elige la casilla que ocupa.
prompt-MakeRoom = La ciudad de { $square } necesita la casilla: elige adónde va una figura.

# Pagos y monedas

prompt-Pay = { $ability }: elige con qué pagas.
prompt-GiveCoin = Elige quién recibe una moneda por tu regalo.

# La fase de Comercio

prompt-Bargain =
    { $left ->
        [0] Tu parte de la fase de Comercio: usa una carta o termina tu parte.
        [one] Tu parte de la fase de Comercio: haz una oferta (te queda una), usa una carta o termina tu parte.
       *[other] Tu parte de la fase de Comercio: haz una oferta (te quedan { $left }), usa una carta o termina tu parte.
    }
prompt-Offer = Tu oferta a { $other }: añade lo que das y lo que pides, una cosa tras otra, y después haz la oferta.
prompt-Answer = { $other } te hace una oferta: acéptala o recházala.
prompt-LayOut = Elige qué entregas a { $other }.

# Gestión de ciudades, edificios, maravillas

prompt-ManageCities = Tu Gestión de ciudades: cada ciudad actúa una vez; también puedes avanzar en el medidor de cultura y usar cartas. Después termínala.
prompt-CityAction = Elige qué hace la ciudad con su acción: producir, dedicarse a las artes o cosechar ({ phrase-city }).
prompt-ChooseSite = Elige la casilla para lo que produce la ciudad ({ phrase-city }).
prompt-SecondItem = Ingeniería: elige un segundo elemento, o ninguno ({ phrase-city }).
prompt-PayProduction = La producción de la ciudad no basta: elige cómo pagas el resto ({ phrase-city }).

# Cultura, eventos de cultura, cartas y reacciones

prompt-StopOn = Elige el espacio del medidor de cultura donde se detiene tu marcador; con William Shakespeare puede saltar sobre otros.
prompt-KeepEvent = Elige con cuál de los dos eventos te quedas; el otro se descarta.
prompt-TooManyEvents = Tienes más de { $limit } eventos de cultura: elige uno que descartas.
prompt-Aim = { $ability } ({ $deed }): elige un objetivo.
prompt-React =
    { $announced ->
        [Effect] { $other } ha anunciado { $ability } ({ $deed }). ¿Reaccionas antes de que tenga efecto?
        [Step] { $other } ha anunciado un paso o un ataque. ¿Reaccionas antes de que se lleve a cabo?
        [Production] { $other } ha anunciado lo que produce una ciudad. ¿Reaccionas antes de que se construya?
        [Devotion] { $other } ha anunciado que dedica una ciudad a las artes. ¿Reaccionas antes de que dé cultura?
        [Harvest] { $other } ha anunciado una cosecha. ¿Reaccionas antes de que tome el recurso?
       *[other] { $other } ha anunciado algo. ¿Reaccionas antes de que tenga efecto?
    }
prompt-Consent = { $other } te elige como objetivo de un evento ({ $ability }): ¿lo permites?
prompt-LearnFrom = Elige la tecnología que aprendes de { $other }.
prompt-RaiseUnit = Elige una unidad que se une a tus fuerzas permanentes (pendientes: { $number }).

# Grandes personajes

prompt-ChoosePerson = Elige con cuál de las dos cartas de gran personaje te quedas.
prompt-ChooseMarker = Elige con cuál de los dos grandes personajes te quedas.
prompt-PlaceGained = Has obtenido un gran personaje ({ $persontype }): elige ahora una casilla para él o guárdalo en la reserva.
prompt-ThrowAway = Frida Kahlo: descarta eventos, uno tras otro, o termina y vuelve a llenar tu mano.
prompt-ArtsAsTrade = Jerry Garcia dedica a las artes todas tus ciudades. Con Charles Darwin una de ellas puede dar comercio en lugar de cultura: elige una ciudad o ninguna.
prompt-BuildHarbors =
    { $number ->
        [one] Jacques Cousteau: elige una casilla para un puerto más o termina.
        [3] Jacques Cousteau: elige una casilla para el primer puerto.
       *[other] Jacques Cousteau: elige una casilla para uno de hasta { $number } puertos más o termina.
    }

# Movimiento y reliquias

prompt-Move = Tu Movimiento: elige figuras de una casilla para moverlas juntas, usa una carta o termínalo.
prompt-March =
    { $points ->
        [0] A tu grupo de { $square } ({ phrase-figures }) no le quedan puntos de movimiento: deja figuras atrás o detente.
        [one] A tu grupo de { $square } ({ phrase-figures }) le queda un punto de movimiento: da un paso, explora, deja figuras atrás o detente.
       *[other] A tu grupo de { $square } ({ phrase-figures }) le quedan { $points } puntos de movimiento: da un paso, explora, deja figuras atrás o detente.
    }
prompt-RazeBuilding = Tu ejército ha terminado su movimiento en { $square }. ¿Destruyes con Combustión el edificio que hay allí ({ $building })?
prompt-BringMarker = Has disuelto figuras: elige cuál de ellas deja un marcador, o ninguna ({ phrase-city }). Un ejército deja una fortificación y un explorador una caravana.
prompt-AtlantisTeaches = Atlántida: elige una tecnología que aprendes sin coste.

# Batallas y botín

prompt-BeforeDraw = Antes de robar las unidades: juega un evento o pasa.
prompt-BattleStart = Empieza la batalla: usa un gran personaje o pasa.
prompt-BattleTurn = Tu turno de batalla: juega una unidad en un frente nuevo o contra un enemigo que esté solo; puedes usar una capacidad antes y otra después.
prompt-Zhukov = Una de tus unidades ha sido eliminada. Con Gueorgui Zhúkov puedes herir a una unidad enemiga.
prompt-FieldMedicine = Ganadería: elige un frente y cuántas heridas curas (pendientes: { $wounds }), o termina.
prompt-Strike = Elige un frente y cuántas heridas causas en él (pendientes: { $wounds }), o termina.
prompt-Recruit = Gustavo Adolfo: elige el tipo de la siguiente unidad (pendientes: { $number }).
prompt-SaveUnits = Algunas de tus unidades han sido eliminadas: salva las que puedas o pasa.
prompt-Loot = Has vencido a { $other }: gasta tu botín ({ $loot }).

# Investigación, tecnologías, monedas, inversiones

prompt-Research = Elige en secreto una tecnología que investigar, o ninguna. Todas se revelan a la vez.
prompt-OpenResearch = Elige una tecnología que investigar, o ninguna.
prompt-ChooseSlot = Elige el nivel en el que colocas { $tech }; con Nikola Tesla puede ser uno inferior.
prompt-TakeToken = Elige un recurso del mercado.
prompt-Invested = Elige lo siguiente que te da tu inversión.
prompt-InvestTwice =
    { $left ->
        [one] Elige una carta para tu inversión gratuita.
       *[other] Elige una carta para la primera de tus { $left } inversiones gratuitas.
    }

## Acciones

action-end =
    { $asked ->
        [StartOfTurn] Terminar tu Inicio del turno
        [Bargain] Terminar tu parte de la fase de Comercio
        [ManageCities] Terminar tu Gestión de ciudades
        [Move] Terminar tu Movimiento
        [BattleTurn] Terminar tu turno de batalla
        [ThrowAway] No descartar más y volver a llenar tu mano
        [BuildHarbors] No construir más puertos
        [FieldMedicine] No curar más heridas
        [Strike] No causar más heridas
       *[other] Terminar
    }
action-pass =
    { $asked ->
        [Answer] Rechazar la oferta
        [ArtsAsTrade] Todas las ciudades dan cultura
        [Aim] No nombrar más
        [BattleStart] No usar nada
        [BeforeDraw] No jugar nada
        [BringMarker] No dejar ningún marcador
        [Consent] No permitir el evento
        [Invested] No tomar nada
        [LateGovernment] Conservar tu gobierno
        [Loot] Dejar el resto del botín
        [March] Quedarte aquí: la casilla está bloqueada
        [Moment] No usar nada y seguir
        [OpenResearch] No investigar nada
        [Pay] No pagar más
        [PlaceGained] Guardarlo en la reserva
        [RaiseUnit] No reclutar más unidades
        [RazeBuilding] Dejar el edificio en pie
        [React] Dejar que ocurra
        [Research] No investigar nada
        [SaveUnits] No salvar nada
        [SecondItem] Ningún segundo elemento
        [SpainBuilds] No construir nada
        [Zhukov] No usar a Gueorgui Zhúkov
       *[other] Pasar
    }
action-civilization = Jugar con { $civilization } (empieza con { $tech }, { $government })
action-settle = Poner tu capital en { $square } (alrededor: { phrase-gives })
action-settle-two = Poner tu metrópolis en { $square } y { $square2 } (alrededor: { phrase-gives })
action-put =
    { $figure_key ->
        [army] Poner un ejército en { $square }
       *[other] Poner un explorador en { $square }
    }
action-found = Fundar una ciudad en { $square } (alrededor: { phrase-gives })
action-govern =
    { $government_key ->
        [anarchy] Pasar a la Anarquía
       *[other] Cambiar de gobierno: { $government }
    }
action-assign =
    { $cityplace_key ->
        [none] No asignar a ninguna ciudad los exploradores de { $square }
       *[other] Asignar a una ciudad los exploradores de { $square }: { $cityplace }
    }
action-place = Colocar en { $square }: { $persontype } ({ $terrain }, ahora { phrase-gives })
action-shift = Trasladar a { $square2 } el gran personaje de { $square }
action-invest =
    { $coinplace_key ->
        [free] Invertir sin moneda: { $investment }
        [sheet] Invertir una moneda de tu hoja de civilización: { $investment }
       *[other] Invertir una moneda de { $coinplace }: { $investment }
    }
action-use = Usar { $ability }: { $deed }
action-show = Poner boca arriba a { $person }
action-advance =
    { $trade ->
        [0] Avanzar al espacio { $space } del medidor de cultura por { $culture } de cultura ({ phrase-reward })
       *[other] Avanzar al espacio { $space } del medidor de cultura por { $culture } de cultura y { $trade } de comercio ({ phrase-reward })
    }
action-square = Elegir { $square }
action-player = Elegir a { $other }
action-at = Elegir una ciudad de { $other }: { $cityplace }
action-tech = Elegir { $tech }
action-wonder = Elegir una maravilla: { $wonder }
action-amount = Elegir la cantidad: { $amount }
action-unit = Elegir una unidad: { $unit }
action-coin =
    { $coinplace_key ->
        [sheet] Elegir una moneda de la hoja de civilización de { $other }
       *[other] Elegir una moneda de { $other } en { $coinplace }
    }
action-building = Construir en { $square }: { $building }
action-resource = Tomar del mercado: { $resource }
action-figure =
    { $asked ->
        [MakeRoom] { $figure_key ->
            [army] Llevar el ejército a { $square }
           *[other] Llevar el explorador a { $square }
        }
        [Founder] { $figure_key ->
            [army] Un ejército se convierte en la ciudad
           *[other] Un explorador se convierte en la ciudad
        }
        [FriendlyBarbarian] { $figure_key ->
            [army] Construir un ejército en { $square }
           *[other] Construir un explorador en { $square }
        }
        [BringMarker] { $figure_key ->
            [army] Un ejército deja una fortificación
           *[other] Un explorador deja una caravana
        }
       *[other] { $figure_key ->
            [army] Elegir un ejército: { $square }
           *[other] Elegir un explorador: { $square }
        }
    }
action-terrain = Elegir el terreno: { $terrain }
action-level = Elegir el nivel { phrase-level }
action-pay = Entregar: { $price }
action-offer = Preparar una oferta a { $other }
action-give =
    { $price_key ->
        [trade] Dar { $amount } de comercio
        [culture] Dar { $amount } de cultura
        [incense] Dar { $amount } de { $price }
        [iron] Dar { $amount } de { $price }
        [silk] Dar { $amount } de { $price }
        [wheat] Dar { $amount } de { $price }
       *[other] Dar { $amount } × { $price }
    }
action-take =
    { $price_key ->
        [trade] Pedir { $amount } de comercio
        [culture] Pedir { $amount } de cultura
        [incense] Pedir { $amount } de { $price }
        [iron] Pedir { $amount } de { $price }
        [silk] Pedir { $amount } de { $price }
        [wheat] Pedir { $amount } de { $price }
       *[other] Pedir { $amount } × { $price }
    }
action-send = Hacer la oferta
action-accept = Aceptar la oferta
action-city = Actuar con una ciudad: { $cityplace }, { $square } (producción { $production }, artes { $culture })
action-produce =
    { $missing ->
        [0] Producir: { $item } (cuesta { $cost }, la ciudad tiene { $production })
       *[other] Producir: { $item } (cuesta { $cost }, tiene { $production }; acelerar: { $trade } de comercio)
    }
action-arts = Dedicar la ciudad a las artes (ganar { $culture } de cultura)
action-harvest = Cosechar { $resource } en { $square }
action-on =
    { $item_key ->
        [army] Poner el ejército en { $square }
        [scout] Poner el explorador en { $square }
       *[other] { $item } en { $square } ({ $terrain }, ahora { phrase-gives })
    }
action-rush =
    { $amount2 ->
        [0] { $amount ->
            [0] Pagar solo con la producción de la ciudad
           *[other] Acelerar: gastar { $trade } de comercio por { $production } más de producción
        }
       *[other] { $amount ->
            [0] Gastar la caravana por 2 más de producción
           *[other] Gastar la caravana por 2 más de producción, y { $trade } de comercio por { $production } más
        }
    }
action-special = Usar la acción de la ciudad para { $ability }: { $deed }
action-group = Mover { phrase-amounts } desde { $square }
action-step =
    { $meets ->
        [city] Atacar a { $other } en { $square } ({ phrase-city })
        [home] Ir { phrase-way } a { $square }, tu propia ciudad ({ phrase-city })
        [army] Atacar a los ejércitos de { $other } en { $square }
        [scouts] Ir { phrase-way } a { $square } y eliminar a los exploradores de { $other }
        [village] Atacar la aldea de { $square }
        [hut] Ir { phrase-way } a { $square } y explorar la cabaña
        [relic] Ir { phrase-way } a { $square }, a la reliquia
       *[other] Ir { phrase-way } a { $square } ({ $terrain })
    }
action-explore = Descubrir la loseta sin explorar de { $square }
action-leave = Dejar atrás { phrase-amounts }
action-stop = Terminar aquí el movimiento
action-unit-plays =
    { $front ->
        [0] Jugar { phrase-card } en un frente nuevo
       *[other] { $amount ->
            [0] Jugar { phrase-card } contra { $foe } { $foe_strength } en el frente { $front }
           *[other] Jugar { phrase-card } contra { $foe } { $foe_strength } en el frente { $front }, con 1 hierro para 3 heridas más
        }
    }
action-hold = Pagar 3 de comercio en lugar de jugar una unidad
action-strike =
    { $amount ->
        [one] Causar una herida al enemigo del frente { $front }
       *[other] Causar { $amount } heridas al enemigo del frente { $front }
    }
action-heal =
    { $amount ->
        [one] Quitar una herida a tu unidad del frente { $front }
       *[other] Quitar { $amount } heridas a tu unidad del frente { $front }
    }
action-loot =
    { $price_key ->
        [trade] Tomar hasta 3 de comercio, por 1 de botín
        [culture] Tomar hasta 3 de cultura, por 1 de botín
        [coin-code_of_laws] { phrase-loot-coin }
        [coin-pottery] { phrase-loot-coin }
        [coin-democracy] { phrase-loot-coin }
        [coin-printing_press] { phrase-loot-coin }
        [coin-sheet] { phrase-loot-coin }
        [coin-panama_canal] { phrase-loot-coin }
       *[other] Tomar por { $amount } de botín: { $price }
    }
action-research =
    { $means_key ->
        [tesla] Investigar { $tech } con Nikola Tesla, en un hueco de nivel { phrase-level }
        [newton] Poner a Isaac Newton en un hueco de nivel { phrase-level } e investigar { $tech }
        [both] Poner a Isaac Newton en un hueco de nivel { phrase-level } e investigar { $tech } con Nikola Tesla
       *[other] Investigar { $tech } (nivel { phrase-level })
    }
action-keep = Quedarte con { $cultureevent }
action-keep-person = Quedarte con { $person }
action-keep-type = Quedarte con el marcador: { $persontype }
action-discard = Descartar { $cultureevent }
action-stop-on = Detenerte en el espacio { $amount } del medidor de cultura
action-grow = Crecer a { $square } ({ $terrain })
action-save = Salvar { phrase-card }
action-allow = Permitir el evento
action-raze = Destruir el edificio

## Por qué se rechaza una acción

# Preparación, exploración, cabañas y aldeas

why-civilization-first = Primero tienes que elegir tu civilización.
why-civilization-taken = No puedes jugar con { $civilization }: la tiene otro jugador.
why-civilization-needs-investments = No puedes jugar con { $civilization } sin las inversiones.
why-capital-first = Primero tienes que poner tu capital.
why-metropolis-of-two = Empiezas con una metrópolis, así que tienes que nombrar dos casillas.
why-city-of-one = Empiezas con una capital, así que tienes que nombrar una sola casilla.
why-not-a-centre-square = No puedes poner la ciudad en { $square }: no es una de las cuatro casillas centrales de tu loseta inicial.
why-city-not-on-water = No puedes poner la ciudad en { $square }: es agua.
why-squares-not-adjacent = No puedes poner ahí una metrópolis: sus dos casillas deben compartir un lado.
why-squares-in-order = Tienes que nombrar las dos casillas de la metrópolis al revés: primero la de arriba o la de la izquierda.
why-wonder-first = Primero tienes que poner tu maravilla.
why-not-in-first-outskirts = Ahora no puedes poner nada en { $square }: no está en los alrededores de tu capital.
why-wonder-not-on-water = No puedes poner una maravilla en { $square }: es agua.
why-figures-first = Primero tienes que poner tus figuras en el mapa.
why-other-figure-now =
    { $figure_key ->
        [army] Ahora tienes que poner un ejército en el mapa.
       *[other] Ahora tienes que poner un explorador en el mapa.
    }
why-no-figure-in-water = No puedes poner una figura en { $square }: es agua.
why-no-room-for-figure = No puedes poner otra figura en { $square }: has llegado a tu límite de apilamiento.
why-free-building-first = Primero tienes que elegir tu edificio gratuito, o ninguno.
why-basic-building-only = No puedes construir gratis este edificio ({ $building }): no es básico.
why-no-free-building-there = No puedes construir gratis este edificio ({ $building }) en { $square }.
why-barbarian-first = Primero tienes que elegir qué es el bárbaro aliado: una unidad o una figura.
why-no-such-unit-to-gain = No puedes recibir esta unidad ({ $unit }): no la has desbloqueado o no queda ninguna.
why-barbarian-elsewhere = No puedes poner ahí la figura: aparece en { $square }.
why-barbarian-no-room = No puedes recibir una figura: no cabe en { $square }.
why-no-figure-in-supply =
    { $figure_key ->
        [army] No puedes recibir un ejército: todos los tuyos están en el mapa.
       *[other] No puedes recibir un explorador: todos los tuyos están en el mapa.
    }

# Turnos, Inicio del turno, gobiernos, ciudades, terreno

why-not-now = No puedes usar eso en este momento.
why-not-in-start-of-turn = No puedes hacer eso en el Inicio del turno.
why-cannot-use = No puedes usar eso ahora: { $ability }.
why-assign-at-action = En esta mesa los exploradores se asignan cuando una ciudad realiza su acción.
why-no-scout-there = No tienes ningún explorador en { $square }.
why-scout-posted = Ese explorador se ha construido o asignado este turno; puedes volver a asignarlo en tu próximo Inicio del turno.
why-assigned-already = Los exploradores de ahí ya están asignados así.
why-governs-already = Ese ya es tu gobierno: { $government }.
why-governed-this-turn = Ya has cambiado de gobierno este turno.
why-anarchy-this-turn = Has entrado en Anarquía este turno; puedes salir de ella en tu próximo Inicio del turno.
why-government-locked = No has desbloqueado ese gobierno: { $government }.
why-anarchy-first = Desbloqueaste ese gobierno antes del turno pasado, así que necesitas pasar por la Anarquía: { $government }.
why-must-fall-back = Debes elegir un gobierno que hayas desbloqueado con una tecnología.
why-only-new-governments = Solo puedes adoptar un gobierno que hayas desbloqueado en esta fase.
why-no-founder = No tienes ahí ninguna figura que pueda fundar una ciudad.
why-too-many-cities = Ya tienes { $limit } ciudades y no puedes tener más.
why-city-on-water = No se puede fundar una ciudad en el agua.
why-city-at-edge = Ahí no se puede fundar una ciudad: todas las casillas de alrededor deben estar en el mapa.
why-city-at-unexplored = Ahí no se puede fundar una ciudad: una casilla de alrededor está sin explorar.
why-city-near-relic = No se puede fundar una ciudad en una reliquia ni junto a ella.
why-city-near-marker = Ahí no se puede fundar una ciudad: hay una cabaña o aldea en la casilla o junto a ella.
why-city-near-enemy = Ahí no se puede fundar una ciudad: hay una figura enemiga en la casilla o junto a ella.
why-city-near-city = Ahí no se puede fundar una ciudad: está a menos de 3 casillas de otra ciudad.
why-grow-next-to-capital = Tu capital crece a una casilla situada justo encima, debajo, a la izquierda o a la derecha.
why-grow-enemy = Tu capital no puede crecer a esa casilla: hay en ella una figura enemiga.
why-grow-marker = Tu capital no puede crecer a esa casilla: hay en ella una cabaña, una aldea o una reliquia.
why-grow-edge = Tu capital no puede crecer a esa casilla: los alrededores se saldrían del mapa.
why-grow-unexplored = Tu capital no puede crecer a esa casilla: los alrededores llegarían a una loseta sin explorar.
why-grow-other-city = Tu capital no puede crecer a esa casilla: los alrededores se solaparían con los de otra ciudad.
why-not-a-place-to-end = Esa figura no puede terminar ahí un movimiento.

# Pagos y monedas

why-not-yours-to-pay = No puedes pagar con eso.
why-give-to-another = Tienes que elegir a otro jugador, que recibe la moneda.

# La fase de Comercio

why-offer-to-others = Solo puedes hacer ofertas a otros jugadores.
why-no-offers-left =
    { $offers ->
        [0] En esta mesa nadie hace ofertas.
        [one] Ya has hecho tu oferta de este turno.
       *[other] Ya has hecho tus { $offers } ofertas de este turno.
    }
why-nothing-to-trade = Ni tú ni { $other } tenéis nada que intercambiar.
why-only-bargaining = No puedes hacer eso mientras negocias.
why-empty-offer = Primero tienes que nombrar algo que das o que pides.
why-by-back-only = Los marcadores y los eventos de cultura solo se pueden nombrar por su reverso.
why-not-for-trade = Eso no se puede intercambiar.
why-named-already = Eso ya lo has nombrado.
why-not-owned =
    { $amount ->
        [0] { $seat } no tiene nada de eso.
       *[other] { $seat } solo tiene { $amount } de eso.
    }
why-no-longer-owned = No puedes aceptar: uno de los dos no tiene lo que se ha nombrado.
why-accept-or-decline = Solo puedes aceptar la oferta o pasar.
why-other-back = Tienes que entregar algo tuyo con el reverso que se ha nombrado.

# Gestión de ciudades, edificios, maravillas

why-choose-a-city = Primero tienes que elegir la ciudad que actúa.
why-not-in-city-management = No puedes hacer eso en la Gestión de ciudades.
why-no-such-city = No tienes esa ciudad.
why-capital-in-anarchy = En Anarquía tu capital no hace ninguna acción.
why-city-has-acted = A esa ciudad no le quedan acciones este turno ({ phrase-city }).
why-another-kind = La segunda acción de tu capital debe ser de otra clase que la primera.
why-not-a-city-action = Una ciudad no puede hacer eso ahora como acción.
why-nothing-to-harvest = La ciudad no puede cosechar en { $square }: no tiene ningún recurso ahí.
why-harvest-blockaded = La ciudad no puede cosechar en { $square }: la bloquean figuras enemigas.
why-no-token-left = En el mercado no queda { $resource }.
why-wonder-not-in-market = { $wonder } no está en el mercado de maravillas.
why-walls-need-masonry = Necesitas Albañilería para producir murallas.
why-walls-already = La ciudad ya tiene murallas.
why-unit-not-unlocked = No has desbloqueado esa unidad: { $unit }.
why-building-not-unlocked = No construyes ese edificio: { $building }. Necesitas su tecnología, y en cuanto conoces su mejora solo construyes esta.
why-too-dear = Eso cuesta { $cost } de producción; la ciudad llega como mucho a { $production }.
why-no-figure-left =
    { $figure_key ->
        [army] No te quedan ejércitos en tu reserva.
       *[other] No te quedan exploradores en tu reserva.
    }
why-no-site-for-figure =
    { $figure_key ->
        [army] En los alrededores de la ciudad no hay casilla para otro ejército.
       *[other] En los alrededores de la ciudad no hay casilla para otro explorador.
    }
why-no-unit-left = No quedan cartas de esa unidad: { $unit }.
why-no-site-for-wonder = En los alrededores de la ciudad no hay casilla para { $wonder }.
why-no-building-left = En el mercado no quedan marcadores de ese edificio: { $building }.
why-no-site-for-building = En los alrededores de la ciudad no hay casilla para ese edificio: { $building }.
why-choose-a-site = Primero tienes que elegir la casilla.
why-not-in-outskirts = { $square } no está en los alrededores de la ciudad que produce.
why-site-blockaded = No se puede poner nada en { $square }: hay una figura enemiga.
why-site-has-marker = No se puede poner nada en { $square } mientras haya ahí un marcador.
why-site-full = En { $square } no caben más figuras tuyas.
why-site-in-water = No se puede poner en { $square }: es agua.
why-site-taken = La casilla { $square } la ocupa tu otro elemento.
why-wrong-terrain = Ese edificio no puede estar en { $square }: el terreno no le sirve.
why-one-star-only = La ciudad ya tiene un edificio de estrella, así que no puedes construir otro en { $square }.
why-second-item-or-none = Elige el segundo elemento, o ninguno.
why-pay-without-waste = No pagues más comercio del necesario, y la caravana solo si ahorra comercio.

# Cultura, eventos de cultura, cartas y reacciones

why-advance-too-dear =
    { $trade ->
        [0] No puedes pagar un avance: cuesta { $culture } de cultura.
       *[other] No puedes pagar un avance: cuesta { $culture } de cultura y { $trade } de comercio.
    }
why-no-landing = Tu marcador no puede detenerse ahí.
why-keep-one-of-two = Debes quedarte con uno de los dos eventos que acabas de robar.
why-grow-first = Primero debes elegir hacia qué casilla crece tu capital.
why-discard-first = Antes debes descartar eventos de cultura hasta tener { $limit }.
why-consent-first = Antes debes permitir o rechazar el evento.
why-no-target = { $ability } no se puede usar con ese objetivo.
why-no-reaction = No puedes reaccionar con eso: solo puedes pasar o usar una carta que valga ahora.
why-no-such-lesson = No puedes aprender eso: debe ser una tecnología que el otro jugador conozca, del nivel permitido y que puedas colocar.
why-no-such-unit = No puedes reclutar esa unidad: su tipo no está desbloqueado o se han agotado sus cartas.

# Grandes personajes

why-not-one-of-the-two = Solo puedes quedarte con uno de los dos que has robado.
why-place-the-new-one = Decide primero sobre tu nuevo gran personaje ({ $persontype }): colócalo o guárdalo en la reserva.
why-not-your-outskirts = { $square } no está en los alrededores de ninguna de tus ciudades.
why-person-on-water = { $square } es agua; los grandes personajes necesitan tierra.
why-person-blockaded = { $square } está bajo bloqueo.
why-person-on-marker = En { $square } hay todavía un marcador de cabaña, de aldea o de reliquia.
why-same-person-there = En { $square } ya hay un gran personaje de ese tipo: { $persontype }.
why-nobody-in-reserve = No tienes en la reserva ningún gran personaje de ese tipo: { $persontype }.
why-person-must-wait = Ese gran personaje se ha obtenido, colocado o trasladado en este turno; espera a tu próximo Inicio del turno: { $persontype }.
why-no-person-there = No tienes ningún gran personaje en { $square }.
why-people-stay = En esta mesa los grandes personajes que están en el mapa no se trasladan.
why-not-in-your-hand = Puedes descartar un evento de tu mano o terminar: { $person }.
why-no-darwin = Solo puedes pasar: ahora no puedes usar esa carta: { $person }.
why-no-harbor-there = No puedes construir un puerto allí.

# Movimiento y reliquias

why-unexplored = Esa loseta aún no se ha revelado. Explórala primero; cuesta un punto de movimiento.
why-pinned = Las figuras de esta casilla están inmovilizadas y no pueden salir de ella en este turno.
why-water = Tus figuras no pueden entrar en el agua. Necesitan Navegación, Navegación a vela, Energía de vapor o Vuelo.
why-no-end-in-water = Tus figuras pueden cruzar el agua, pero no terminar en ella un movimiento. Necesitan Navegación a vela, Energía de vapor o Vuelo.
why-no-end-in-reach = Con los puntos que quedan, el grupo no podría terminar legalmente su movimiento después de eso.
why-scouts-need-army = Los exploradores solo pueden entrar en esa casilla junto con un ejército.
why-peaceful = Una democracia no puede empezar una batalla contra otros jugadores.
why-too-many-figures = Un movimiento no puede terminar allí: el límite de apilamiento es { $limit }.
why-closed-outskirts = La Puerta de Brandeburgo cierra estos alrededores: puedes pasar por ellos o atacar, pero no terminar allí tu movimiento.
why-group-is-gone = El grupo ya no existe.
why-no-points = Al grupo no le quedan puntos de movimiento.
why-tile-not-adjacent = El grupo no está junto a esa loseta en ortogonal, o la loseta ya está revelada.
why-cannot-be-left = Esas figuras no se pueden dejar aquí: deben poder terminar aquí su movimiento, y las demás deben poder continuar.
why-finish-move-first = Hay un grupo en movimiento. Termina antes su movimiento.
why-not-adjacent = Los pasos son ortogonales, a una casilla adyacente.
why-must-leave = Hay figuras donde no pueden quedarse. Deben salir, puesto que pueden hacerlo.
why-no-such-figures = No tienes esas figuras en esa casilla.
why-already-moved = Algunas de esas figuras han terminado su movimiento o ya no pueden moverse en este turno.
why-group-too-large = Un grupo no puede superar tu límite de apilamiento, que es { $limit }.
why-no-way-out = Este grupo no puede dar ningún paso ni explorar nada.
why-not-in-movement = Eso no se puede hacer en tu Movimiento.
why-no-such-marker = Un ejército puede dejar una fortificación y un explorador una caravana, y solo una figura que se acaba de disolver aquí.
why-atlantis-first = Elige primero la tecnología que aprendes de la Atlántida.
why-tech-has-no-slot = Tu pirámide no tiene un hueco libre para esta tecnología: { $tech }.
why-raze-or-pass = Decide primero si Combustión destruye el edificio.

# Batallas y botín

why-not-now-in-battle = No puedes usar eso en este momento de la batalla.
why-no-saving = No puedes salvar esa unidad.
why-not-your-person = No puedes usar ese gran personaje: { $person }.
why-zhukov-strikes = Gueorgui Zhúkov está boca arriba: debes elegir a quién hiere.
why-no-enemy-there = No hay ninguna unidad enemiga sola en el frente { $front }.
why-no-such-wounds =
    { $wounds ->
        [one] No es posible: queda una herida por elegir, y ninguna unidad sufre ni pierde más de las que puede.
       *[other] No es posible: quedan { $wounds } heridas por elegir, y ninguna unidad sufre ni pierde más de las que puede.
    }
why-recruit-first = Debes elegir el tipo de la nueva unidad.
why-unit-locked = No has desbloqueado esa unidad: { $unit }.
why-unit-deck-empty = No queda ninguna carta de esa unidad: { $unit }.
why-unit-is-played = Ya has jugado tu unidad; usa una capacidad o termina tu turno de batalla.
why-must-play-unit = Debes jugar una unidad: no hay retirada.
why-no-holding-back = Solo Sun Tzu te permite no jugar ninguna unidad, una vez por batalla y por { $trade } de comercio.
why-slot-used = Ya has usado una capacidad aquí; en cada uno de los dos momentos cabe una.
why-unit-not-in-hand = No tienes esa unidad en tu mano de batalla.
why-steel-needs-enemy = Metalurgia solo sirve para una unidad que se juega contra una unidad enemiga.
why-front-locked = Dos unidades se enfrentan en el frente { $front }; ninguna otra puede unirse.
why-no-steel = Ahora no puedes usar Metalurgia: necesitas la tecnología y un hierro, una vez por turno.
why-loot-first = Primero tienes que gastar tu botín ({ $loot }).
why-not-enough-loot = Solo tienes { $loot } de botín.
why-no-tech-to-loot = No puedes aprender así { $tech }: el perdedor debe conocerla y tú necesitas un hueco libre para ella.
why-nothing-to-loot = { $other } no tiene eso.

# Investigación, tecnologías, monedas, inversiones

why-no-such-slot = { $tech } no se puede colocar en ese nivel.
why-not-in-market = En el mercado no queda ese recurso.
why-only-research = En esta fase solo eliges una tecnología que investigar, o ninguna.
why-known-tech = No se puede investigar { $tech }: ya se conoce.
why-too-little-trade = { $tech } necesita { $needed } de comercio; tienes { $trade }.
why-no-such-means = { $tech } no se puede investigar de ese modo.
why-no-slot =
    { $level ->
        [0] No tienes ningún hueco libre para esa tecnología.
       *[other] No hay hueco para { $tech }: una tecnología de nivel { phrase-level } debe apoyarse en dos del nivel inferior.
    }
why-no-investments = Esta partida se juega sin inversiones.
why-invested-already = Ya has invertido una moneda este turno.
why-no-investment-markers = Todos los marcadores de inversión están en uso.
why-no-coin-token = No tienes ninguna ficha de moneda ahí.
why-canal-blockaded = Las monedas de un Canal de Panamá bloqueado no se pueden invertir.
why-mandatory-first = Primero toma lo que la inversión da obligatoriamente.
why-not-from-investing = La inversión no da eso.
why-free-investment = Esta inversión no cuesta ninguna moneda: elige solo la carta a la que va.

## Opciones

option-great-person-deck = ¿Se usa el mazo de grandes personajes (lo normal)? Si no, los grandes personajes son marcadores sin cartas.
option-investments = ¿Se usan las cartas de inversión (lo normal)?
option-civilizations = Cómo se reparten las civilizaciones: drawn, al azar (lo normal), o chosen, elegidas por los jugadores.
option-government-profile = Qué hacen los gobiernos: base_2010, lo de sus primeras cartas (lo normal), o ww_2013_replacement, lo de las cartas que las sustituyeron en 2013.
option-endowment-for-the-arts = Qué versión del Fondo para las artes se usa: ww_2013_replacement, la de 2013 (lo normal), o fame_and_fortune_2011, la primera, con avances más baratos pero sin una mano de cultura mayor.
option-angkor-wat-discount = Con qué tecnología cuesta menos Angkor Wat: theology 10, 10 de producción con Teología (lo normal), o philosophy 15, 15 con Filosofía.
option-gift-incense = ¿Se pueden gastar los eventos de regalo también como incienso? Normalmente no.
option-leonidas = Cuándo ayuda Leónidas: attack and defence, al atacar y al defender (lo normal), o defence only, solo al defender.
option-scout-assignment = Cuándo se asignan los exploradores a una ciudad: start of turn, en el Inicio del turno (lo normal), o at city action, cuando actúa la ciudad.
option-second-star-building = Qué pasa con un segundo edificio de estrella de una ciudad: replaces, sustituye al primero (lo normal), o forbidden, está prohibido.
option-move-great-people = ¿Se pueden trasladar en el Inicio del turno los grandes personajes que están en el mapa (lo normal)?
option-event-timing = Cuándo se juega un evento de una fase: own part, en la parte propia (lo normal), o whole phase, también entre las partes de los demás.
option-late-protection = Qué pasa con una carta o un recurso usado contra alguien que entonces muestra una protección: returned, se devuelve (lo normal), o lost, se pierde.
option-offers-per-turn = Cuántas ofertas puede hacer un jugador en una fase de Comercio: 3 (lo normal), u otro número de 0 a 10.
option-passing-over-stacking-limit = ¿Pueden pasar las figuras por una casilla superando el límite de apilamiento (lo normal)?
option-scouts-share-squares = ¿Pueden compartir casilla los exploradores con exploradores enemigos? Normalmente no.
option-killing-scouts-ends-move = ¿Termina el movimiento de un ejército donde elimina exploradores (lo normal)?
option-walls-attacker-first = ¿Juega primero el atacante contra una ciudad con murallas (lo normal)? Si no, el defensor.
option-aircraft-trump = Sobre qué unidades tiene superioridad la aviación: none, sobre ninguna (lo normal), o all, sobre todos los demás tipos.
option-battle-abilities-per-slot = Cuántas capacidades caben en cada momento de un turno de batalla: one, una (lo normal), o any, cuantas se quiera.
option-cancel-in-battle = ¿Se pueden anular capacidades también en los turnos de batalla? Normalmente no.
option-losses-counted = Cuándo se cuentan las unidades eliminadas del vencedor para sus pérdidas: before saving, antes de salvar ninguna (lo normal), o after saving, después de salvarlas.
option-barbarian-coin = ¿Da Código de leyes su moneda también por batallas contra bárbaros (lo normal)?
option-research-choice = Cómo se eligen las tecnologías en la Investigación: secret, en secreto y a la vez (lo normal), o in turn order, a la vista y por orden de turno.
option-dial-after-research = Qué muestra el dial de comercio después de investigar: capped, nunca más que antes (lo normal), o not capped, siempre tanto como monedas haya.
option-space-flight-by-learning = ¿Da la victoria Vuelo espacial también cuando se aprende (lo normal)? Si no, solo cuando se investiga.
option-investment-markers = Cuántos marcadores de inversión hay: 23 (lo normal), o unlimited, sin límite.
option-disaster-markers = Cuántos marcadores de desastre hay: limited, los de la caja (lo normal), o unlimited, sin límite.
option-simultaneous-victory = Quién gana si varios fueran a ganar a la vez: turn order, el primero por orden de turno (lo normal), o shared, todos ellos.
option-turn-limit = Después de qué turno termina la partida como muy tarde: none, nunca (lo normal), o un número desde 1.

## Valores de las opciones

value-drawn = al azar
value-chosen = los jugadores eligen
value-base-2010 = primeras cartas, de 2010
value-ww-2013-replacement = cartas de sustitución, de 2013
value-fame-and-fortune-2011 = primera carta, de 2011
value-theology-10 = 10 con Teología
value-philosophy-15 = 15 con Filosofía
value-attack-and-defence = al atacar y al defender
value-defence-only = solo al defender
value-start-of-turn = en el Inicio del turno
value-at-city-action = cuando actúa la ciudad
value-replaces = sustituye al primero
value-forbidden = prohibido
value-own-part = en la parte propia
value-whole-phase = en toda la fase
value-returned = se devuelve
value-lost = se pierde
value-none = ninguna
value-all = todas
value-one = una
value-any = cuantas se quiera
value-before-saving = antes de salvar unidades
value-after-saving = después de salvar unidades
value-secret = en secreto y a la vez
value-in-turn-order = a la vista, por orden de turno
value-capped = nunca más que antes
value-not-capped = siempre tanto como monedas
value-23 = 23
value-unlimited = sin límite
value-limited = los de la caja
value-turn-order = el primero por orden de turno
value-shared = victoria compartida

## Secciones de las reglas

section-1 = Componentes y límites
section-2 = Preparación general
section-3 = Preparación: el mapa
section-4 = Preparación: los jugadores
section-5 = El turno
section-6 = Inicio del turno
section-7 = Gobiernos
section-8 = Ciudades y alrededores
section-9 = Bloqueo
section-10 = Fase de Comercio
section-11 = Gestión de ciudades
section-12 = Edificios
section-13 = Maravillas
section-14 = Cosecha y recursos
section-15 = Artes y cultura
section-16 = Grandes personajes
section-17 = Movimiento
section-18 = Exploración
section-19 = Reliquias, disolución, fortificaciones y caravanas
section-20 = Batalla
section-21 = Después de la batalla: botín y ciudades perdidas
section-22 = Investigación y pirámide tecnológica
section-23 = Monedas e inversiones
section-24 = Metrópolis
section-25 = Cambios de terreno
section-26 = Victoria
section-27 = Momentos e información oculta
section-28 = Civilizaciones
section-29 = Preguntas frecuentes
section-30 = Ejemplos
section-31 = Opciones de la mesa

## La terminal: signos del mapa, de un carácter salvo que se diga otra cosa

# pradera, bosque, montaña, desierto, agua
map-terrains = pbmda
# ejércitos, exploradores, ejércitos con exploradores
map-figures = Ex&
# ciudad, capital, metrópolis
map-cities = cCM
# cabaña, aldea, reliquia
map-spots = car
# incienso, hierro, seda, trigo, espía, uranio
map-resources = IHSTEU
# artista, constructor, general, humanista, industrial, científico
map-people = acghif
# dos caracteres cada uno: puerto, puesto comercial, taller, mina de hierro, biblioteca, universidad, granero, acueducto, mercado, banco, templo, catedral, cuartel, academia
map-buildings = Pu Pc Ta Mi Bi Un Gr Aq Me Bc Te Ca Cu Ac

## La terminal: cabeceras de columnas

short-track = medidor
short-coins = monedas
short-techs = técn. I-V
short-units = unid.+bon.
short-trade = comercio
short-culture = cultura
short-resources = recursos
short-markers = marcadores
short-events = eventos
short-people = personajes
short-armies = ejércitos
short-scouts = explorad.
short-cities = ciudades
short-speed = vel./apil.

## La terminal: rótulos

label-turn = Turno
label-first-player = jugador inicial
label-trade = comercio
label-trade-due = comercio por turno
label-culture = cultura
label-production = producción
label-coins = monedas
label-combat = bonificación de combate
label-defence = defensa
label-culture-track = medidor de cultura
label-techs = tecnologías
label-level = nivel
label-known-to = La conocen
label-room = hueco
label-units = unidades
label-unit-strengths = unidades por fuerza
label-ranks = rangos
label-strength = fuerza
label-standing-forces = en sus fuerzas permanentes
label-battle-hand = mano de batalla de un ejército
label-armies = ejércitos
label-armies-left = ejércitos sin construir
label-scouts = exploradores
label-scouts-left = exploradores sin construir
label-figures = figuras
label-speed = velocidad
label-stacking = apilamiento
label-cities = ciudades
label-metropolis = metrópolis
label-walls = murallas
label-actions-taken = acciones hechas
label-outskirts = alrededores
label-outskirts-of = alrededores de:
label-blockaded = bloqueada
label-of = de
label-moved = ya movidas:
label-serves = sirve a
label-pinned = Ninguna figura sale de esta casilla en este turno.
label-resources = recursos
label-markers = marcadores
label-events = eventos
label-great-people = grandes personajes
label-face-down = boca abajo
label-in-reserve = en reserva
label-wonders = maravillas
label-tokens = fichas de moneda
label-investments = inversiones
label-relics-due = beneficios de reliquias en el próximo Inicio del turno
label-your-hand = Lo tuyo
label-unexplored = sin explorar
label-disaster = marcador de desastre
label-relic = reliquia
label-seen-by = visto por
label-obsolete = obsoleta
label-next-to = Junto a ella
label-standing = En el mapa
label-spots = Cabañas, aldeas y reliquias
label-map-resources = Recursos del mapa
label-natural-wonders = Cultura y monedas del mapa
label-disasters = Marcadores de desastre
label-unexplored-tiles = Losetas sin explorar
label-map = Mapa
label-offer = Oferta
label-gives = da
label-market-resources = Recursos del mercado
label-market-wonders = Maravillas del mercado
label-built-wonders = Maravillas construidas
label-wonder-deck = Maravillas en el mazo
label-wonders-unseen = Aún no vistas
label-buildings-left = Edificios que quedan
label-people-left = Grandes personajes que quedan
label-decks = Mazos (boca abajo + debajo) y reservas
label-person-deck = grandes personajes
label-investment-markers = marcadores de inversión
label-city-markers = marcadores de ciudad
label-disaster-markers = marcadores de desastre
label-tiles = losetas sin explorar
label-marks-unseen = Marcadores que no has visto
label-in-market = en el mercado
label-on-map = en el mapa
label-buildings = Edificios
label-cost = coste
label-on = en
label-needs = requiere
label-left = quedan
label-star = Solo un edificio con estrella en cada ciudad.
label-battle = Batalla
label-no-battle = No se libra ninguna batalla.
label-against = contra
label-barbarians = bárbaros
label-hand = mano por fuerza
label-hand-by-type = mano por tipo
label-total = total
label-killed = eliminadas
label-front = Frente
label-nobody = nadie
label-wounds = heridas
label-winner = Vencedor
label-legend =
    En el mapa:
      p b m d a       pradera, bosque, montaña, desierto, agua; en mayúscula: con marcador de desastre
      ·               sin explorar
      2E3  2x1  2&3   tres ejércitos del jugador 2; un explorador; tres ejércitos y exploradores
      2*3             figuras de los jugadores 2 y 3
      2C#  2c   2M    capital del jugador 2, con murallas; otra ciudad; metrópolis (en dos casillas)
      pBi             pradera con una Biblioteca
                      (Pu Puerto, Pc Puesto comercial, Ta Taller, Mi Mina de hierro, Bi Biblioteca,
                      Un Universidad, Gr Granero, Aq Acueducto, Me Mercado, Bc Banco, Te Templo,
                      Ca Catedral, Cu Cuartel, Ac Academia)
      m*S             una maravilla, con la primera letra de su nombre
      d@a             un gran personaje (a artista, c constructor, g general, h humanista, i industrial,
                      f científico)
      bc? ba? bc!     una cabaña, una aldea; una que has visto; r! es una reliquia
      mI  m$  m*      un recurso (I incienso, H hierro, S seda, T trigo), una moneda, cultura
    En la tabla de los jugadores:
      5/21  3/15      espacio del medidor de cultura, y monedas: quien llega a 21 o a 15 gana
      4-2-1           tecnologías de los niveles I, II, III... (Vuelo espacial, nivel V, gana)
      7+4             unidades y bonificación de combate; quien conquista una capital gana
      2/6             ejércitos o exploradores en el mapa, y de cuántos en total
      1/2             eventos en la mano o ciudades, y cuántos se pueden tener
      3/2             velocidad y límite de apilamiento
    Para mirar:
      mira C7         una casilla y sus vecinas; mira 2 un jugador, mira 2-capital una ciudad
      mira mano       tus cartas; mira NOMBRE cualquier carta, edificio, terreno o recurso
command-cities = ciudades N      para ver tus ciudades, las del jugador N o las de todos, y lo que hay alrededor
command-techs = tecnologias N   para ver las tecnologías de todos o del jugador N; con un nombre, lo que hace
command-battle = batalla         para ver la batalla que se libra y la fuerza de cada uno
command-market = mercado         para ver maravillas, recursos, edificios y mazos
