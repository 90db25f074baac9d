/** Spanish words of the trade by their English words; folded. */
export const SPANISH = `
abbey: abadia, abadias
abdomen: abdominal, abdominales
abdominal breathing: respiracion abdominal, respiracion diafragmatica
abuse: abuso, abusos, maltrato
acai: bayas de acai
acceptance: aceptacion, aceptar
accessible: accesibles, accesibilidad, movilidad reducida, minusvalido, minusvalida, minusvalidos, minusvalidas
accordion: acordeon, acordeones
accountant: contable, contables, contador publico
achilles: tendon de aquiles
acne: espinilla, espinillas
acorn: bellota, bellotas
acro yoga: acroyoga
actor: actores, actrices, actriz
acupressure: acupresion, digitopuntura
acupressure mat: esterilla de acupresion, esterillas de acupresion, alfombra de clavos, alfombras de clavos, esterilla de clavos, esterillas de clavos, cama de clavos
acupressure point: puntos de acupresion
acupuncture: acupuntura
acupuncturist: acupuntor, acupuntores, acupuntora, acupuntoras
adapted: adaptado, adaptada, adaptados, adaptadas
adaptogen: adaptogeno, adaptogena, adaptogenos, adaptogenas
addiction: adiccion, adicciones, adicto, adicta, adictos, adictas, dependencia
adhd: tdah, deficit de atencion, hiperactividad, hiperactivo, hiperactiva, hiperactivos, hiperactivas
adolescence: adolescencia, adolescencias, pubertad
adoption: adopcion, adoptado, adoptada, adoptados, adoptadas, adoptar
adult: adulto, adulta, adultos, adultas
adults only: solo adultos, sin ninos
advanced: avanzado, avanzada, avanzados, avanzadas, nivel avanzado
advent calendar: calendario de adviento, calendarios de adviento
adventure: aventura, aventuras, aventurero, aventurera, aventureros, aventureras
advice: consejo, consejos, asesoramiento
aerial yoga: yoga aereo, aeroyoga
aerobics: aerobic
affirmation: afirmacion, afirmaciones
affirmation card: tarjetas de afirmaciones
affordable: asequible, asequibles, economico, economica, economicos, economicas
african: africano, africana, africanos, africanas
african dance: danza africana, danzas africanas
after surgery: postoperatorio, postoperatoria, postoperatorios, postoperatorias
afternoon: tarde, tardes, sobremesa, sobremesas
agave: sirope de agave
age: edad, edades
ageing: envejecimiento, envejecer
aggression: agresividad, agresivo, agresiva, agresivos, agresivas
agile: agil, agiles
aikido: akido
air: aires, aereo, aerea, aereos, aereas
air conditioning: aire acondicionado
air freshener: ambientador, ambientadores
air purifier: purificador de aire, purificadores de aire
airport: aeropuerto, aeropuertos
airway: vias respiratorias, bronquios
alarm: alarma, alarmas
alarm clock: despertador, despertadores, reloj despertador, relojes despertadores
alcohol: alcoholes, bebida alcoholica, bebidas alcoholicas
alcohol free: sin alcohol
alcoholism: alcoholismo
aleppo soap: jabon de alepo
algae: alga, algas
all inclusive: todo incluido
allergen: alergeno, alergenos
allergy: alergia, alergias, alergico, alergica, alergicos, alergicas
alley: callejon, callejones, alameda, alamedas
allotment: huerto urbano, huertos urbanos, huerta, huertas
allspice: pimienta de jamaica
almond: almendra, almendras
almond milk: leche de almendras, bebida de almendras
almond oil: aceite de almendras, aceites de almendras
aloe vera: sabila, aloe
alone: sola, solas, a solas, en solitario
alpaca: alpacas
alpaca walk: paseo con alpacas
alpine: alpino, alpina, alpinos, alpinas, alpes
alpine hut: refugio de montana, refugios de montana, cabana alpina, cabanas alpinas
alpine pasture: prado alpino, prados alpinos, pasto, pastos
alps: alpes
altar: altares
altar cloth: mantel de altar
alternate nostril breathing: respiracion alterna
alternative: alternativo, alternativa, alternativos, alternativas
altitude: altitud, mal de altura
altitude training: entrenamiento en altura
aluminium: aluminio
alzheimer: alzheimers, mal de alzheimer
amber: ambar
amethyst: amatista, amatistas
amino acid: aminoacido, aminoacidos
anaemia: anemia, anemias, anemico, anemica, anemicos, anemicas
ancestor: ancestro, ancestros, antepasado, antepasada, antepasados, antepasadas
andes: andino, andina, andinos, andinas
angel: angeles, angelical, angelicales
anger: ira, rabia, enfado, enfados, enojo, enojos
angry: enfadado, enfadada, enfadados, enfadadas, enojado, enojada, enojados, enojadas, furioso, furiosa, furiosos, furiosas
animal: animales
animal farm: granja escuela
animal therapy: terapia con animales, terapias con animales, terapia asistida, terapias asistidas
anise: anis, anises, matalahuva
ankle: tobillo, tobillos
ankle weight: tobillera, tobilleras, tobilleras lastradas
anniversary: aniversario, aniversarios
ant: hormiga, hormigas
antenatal: prenatal, prenatales, preparto
anti ageing: antiedad, antienvejecimiento, rejuvenecer
anti inflammatory: antiinflamatorio, antiinflamatorios, antiinflamatoria, antiinflamatorias
anti snoring: antirronquidos, contra los ronquidos
antioxidant: antioxidante, antioxidantes
antique: antiguedad, antiguedades
anxiety: ansiedad, ansiedades, angustia
anxious: ansioso, ansiosa, ansiosos, ansiosas, angustiado, angustiada, angustiados, angustiadas
apartment: apartamento, apartamentos, departamento, departamentos, piso, pisos
apathy: apatia, desgana
app: aplicacion, aplicaciones, apps
app blocker: bloqueador de aplicaciones, bloqueadores de aplicaciones
appetite: apetito, apetitos
applause: aplauso, aplausos
apple: manzana, manzanas
apple cider vinegar: vinagre de manzana
application: aplicacion, aplicaciones
appointment: cita, citas, cita previa
apricot: albaricoque, albaricoques, damasco, damascos
apron: delantal, delantales
apron linen: delantal de lino
aqua aerobics: aquagym, gimnasia acuatica, aquaerobic
arch: arco del pie, plantilla, plantillas
archery: tiro con arco
archipelago: archipielago, archipielagos
architect: arquitecto, arquitecta, arquitectos, arquitectas
argan oil: aceite de argan, aceites de argan
arm: brazo, brazos
armchair: sillon, sillones, butaca, butacas
armrest: reposabrazos, apoyabrazos
arnica: arnicas
arnica gel: gel de arnica, crema de arnica
arnica oil: aceite de arnica
aromatherapy: aromaterapia, aromaterapeutico, aromaterapeutica, aromaterapeuticos, aromaterapeuticas
aronia: aronias
arrival: llegada, llegadas
arrow: flecha, flechas
art: arte, artes, artistico, artistica, artisticos, artisticas
art therapy: arteterapia, terapia artistica
arthritis: artritis, artrosis
artichoke: alcachofa, alcachofas
artist: artista, artistas
ash: ceniza, cenizas, fresno, fresnos
ash soap: jabon de ceniza
ash tree: fresno, fresnos
ashwagandha: aswagandha
assertiveness: asertividad, decir que no
asthma: asma, asmatico, asmatica, asmaticos, asmaticas
astrology: astrologia, carta astral, cartas astrales, horoscopo, horoscopos
astronomy: astronomia
athlete: atleta, atletas, deportista, deportistas
athletes foot: pie de atleta, hongos en pies
atlantic: atlantico, atlantica, atlanticos, atlanticas
attention: atencion
attic: atico, aticos, buhardilla, buhardillas, desvan, desvanes
aubergine: berenjena, berenjenas
audio: audios
audiobook: audiolibro, audiolibros
aunt: tia, tias
aura: auras
austrian: austriaco, austriaca, austriacos, austriacas
autism: autismo, autista, autistas
autogenic training: entrenamiento autogeno
autumn: otono, otonos, otonal, otonales
avalanche: avalancha, avalanchas, alud, aludes
avenue: avenida, avenidas
avocado: aguacate, aguacates, palta, paltas
awake: despierto, despierta, despiertos, despiertas, desvelado, desvelada, desvelados, desveladas
awareness: conciencia, consciencia
awe: asombro, maravilla, maravillas
ayurveda: ayurvedico, ayurvedica, ayurvedicos, ayurvedicas
baby: bebe, bebes, guagua, guaguas, recien nacido, recien nacidos
baby blanket: mantita de bebe, mantitas de bebe, manta de bebe, mantas de bebe
baby blues: tristeza posparto
baby carrier: portabebe, portabebes
baby food: papilla, papillas, comida de bebe
baby massage: masaje infantil, masajes infantiles, masaje para bebes, masajes para bebes
baby oil: aceite de bebe, aceites de bebe
baby shower: fiesta de bebe
baby sleep: sueno del bebe, sueno infantil, dormir al bebe
baby swimming: natacion para bebes, matronatacion
baby yoga: yoga para bebes
babywearing: porteo, fular, fulares, mochila portabebe, portabebe, portabebes
bach flower: flor de bach, flores de bach
back: espalda, espaldas
back brace: faja lumbar, fajas lumbares, corrector de postura, correctores de postura
back class: clase de espalda
back exercise: ejercicios de espalda, ejercicios para espalda
back massage: masaje de espalda, masajes de espalda
back pain: dolor de espalda, dolores de espalda, lumbalgia, lumbalgias, espalda dolorida
back school: escuela de espalda
backpacker: mochilero, mochilera, mochileros, mochileras
bacteria: bacterias
bad breath: mal aliento, halitosis
badge: insignia, insignias
badger: tejon, tejones
badminton: volante de badminton
bag: bolsa, bolsas, bolso, bolsos, mochila, mochilas
baker: panadero, panadera, panaderos, panaderas
bakery: panaderia, panaderias
baking: hornear, reposteria, panaderia, horneado, horneados
balance: equilibrio, equilibrios, equilibrar, balances
balance board: tabla de equilibrio, tablas de equilibrio
balance training: ejercicio de equilibrio, ejercicios de equilibrio
balanced: equilibrado, equilibrada, equilibrados, equilibradas
balcony: balcon, balcones
balearic islands: baleares, islas baleares
balinese: balines, balinesa, balinesas
ball: pelota, pelotas, bola, bolas
ballet: ballets
ballroom dance: baile de salon, bailes de salon
balm: balsamo, balsamos
baltic sea: mar baltico
bamboo: bambu, bambus
bamboo sheet: sabanas de bambu
banana: platano, platanos, bananas
band: banda, bandas, cinta, cintas
bandage: venda, vendas, vendaje, vendajes
bar: barra, barras
bar soap: jabon en pastilla, jabones en pastilla, pastilla de jabon, pastillas de jabon
barbecue: barbacoa, barbacoas, asado, asados, parrilla, parrillas
barbell: barra de pesas
barefoot: descalzo, descalza, descalzos, descalzas
barefoot walk: caminar descalzo, andar descalzo, sendero descalzo
bark: corteza, cortezas
barley: cebada
barn: granero, graneros, establo, establos, pajar, pajares
barrel sauna: sauna barril, saunas barril, sauna de barril
basalt: basalto, basaltos
basil: albahaca
basket: cesta, cestas, canasta, canastas, cesto, cestos
basket weaving: cesteria, tejer cestas
basketball: baloncesto, basquet
basketry: cesteria, mimbre
bat: murcielago, murcielagos
bath: bano, banos, banarse
bath bomb: bomba de bano, bombas de bano
bath bubble: bano de espuma, banos de espuma, burbuja, burbujas
bath mat: alfombrilla de bano, alfombrillas de bano, alfombra de bano, alfombras de bano
bath oil: aceite de bano, aceites de bano
bath pillow: almohada de bano, almohadas de bano, cojin de bano, cojines de bano
bath salt: sal de bano, sales de bano
bathrobe: albornoz, albornoces, bata de bano, batas de bano
bathroom: cuarto de bano, cuartos de bano, bano, banos
bathtub: banera, baneras, tina, tinas
battery: pila, pilas, bateria, baterias
battery free: sin pilas
bay: bahia, bahias, cala, calas, ensenada, ensenadas
bay leaf: laurel
beach: playa, playas, playero, playeros
beach walk: paseo por playa, paseos por playa, caminar por playa
bead: cuenta de collar, cuentas de collar, abalorio, abalorios
bean: judia, judias, frijol, frijoles, alubia, alubias, poroto, porotos
beanbag: puf, pufs
bear: oso, osos
beard: barba, barbas
beard oil: aceite de barba, aceites de barba, aceite para barba, aceites para barba
beat: latido, latidos
beautiful: hermoso, hermosa, hermosos, hermosas, bonito, bonita, bonitos, bonitas, bello, bella, bellos, bellas
beauty: belleza
beaver: castor, castores
bed: cama, camas, lecho, lechos
bed and breakfast: alojamiento con desayuno
bed frame: somier, somieres, base de cama, armazon de cama
bed linen: ropa de cama, sabana, sabanas, juego de cama, juegos de cama
bed socks: calcetines de dormir
bedroom: dormitorio, dormitorios, recamara, recamaras, alcoba, alcobas
bedside lamp: lampara de noche, lamparas de noche, lampara de mesita, lamparas de mesita
bedside table: mesita de noche, mesitas de noche, mesilla de noche, mesillas de noche, buro, buros
bedspread: colcha, colchas, cubrecama, cubrecamas
bedtime: hora de dormir, antes de dormir, hora de acostarse, al acostarse
bedtime story: cuento para dormir, cuentos para dormir
bee: abeja, abejas, apicola, apicolas
bee pollen: polen de abeja
bee therapy: apiterapia
beech: hayas, hayedo, hayedos
beehive: colmena, colmenas
beekeeper: apicultor, apicultores, apicultora, apicultoras
beekeeping: apicultura
beer: cerveza, cervezas
beeswax: cera de abeja, cera de abejas
beeswax candle: vela de abeja, velas de abeja, vela cera abeja
beetroot: remolacha, remolachas, betabel, betabeles
beginner: principiante, principiantes, iniciacion
beginner course: curso para principiantes
beginner runner: empezar a correr
beginner yoga: yoga para principiantes
behavioural therapy: terapia conductual, terapia cognitiva
belief: creencia, creencias
bell: campana, campanas, campanilla, campanillas, cascabel, cascabeles
bell tower: campanario, campanarios
belly: barriga, barrigas, vientre, vientres, panza, panzas
belly dance: danza del vientre
belly massage: masaje abdominal, masajes abdominales
belly oil: aceite para barriga, aceite antiestrias
bench: banco de madera, banco de jardin, banca, bancas
bentonite: bentonita
bereaved: en duelo, enlutado, enlutada, enlutados, enlutadas
bereavement: duelo, duelos, fallecimiento, fallecimientos
bergamot: bergamota
berry: baya, bayas, frutos rojos
bible: biblia, biblias
bicycle: bicicleta, bicicletas, bici, bicis
big: grande, grandes
binaural: sonidos binaurales
binoculars: prismatico, prismaticos, binocular, binoculares
biodegradable: biodegradables
biofeedback: bioretroalimentacion
biohacking: biohackers
biorhythm: biorritmo, biorritmos
birch: abedul, abedules
bird: ave, aves, pajaro, pajaros
bird sound: sonido de pajaros
birdhouse: casa de pajaros, casas de pajaros, casita para pajaros, casitas para pajaros, pajarera, pajareras
birdsong: canto de pajaros, trino, trinos
birdwatching: observar aves, observacion de aves, avistamiento de aves, ver pajaros
birth: parto, partos, nacimiento, nacimientos, dar a luz
birth preparation: preparacion al parto, preparto
birth trauma: parto traumatico
birthday: cumpleanos
birthday gift: regalo de cumpleanos, regalos de cumpleanos
biscuit: galleta, galletas
bite: mordedura, mordeduras, picadura, picaduras
bite guard: ferula dental, ferulas dentales, ferula de descarga
bitter: amargo, amarga, amargos, amargas
bitters: gotas amargas, amargos digestivos
black: negro, negra, negros, negras
black cohosh: cimicifuga
black forest: selva negra
black soap: jabon negro
black tea: te negro
blackberry: mora, moras, zarzamora, zarzamoras
blackcurrant: grosella negra, grosellas negras, cassis
blackout: opaco, opaca, opacos, opacas, oscurecimiento
blacksmith: herrero, herreros, herreria, forja
bladder: vejiga, vejigas, cistitis
blade: cuchilla, cuchillas
blanket: manta, mantas, frazada, frazadas, cobija, cobijas
blemish: imperfeccion, imperfecciones, impureza, impurezas
blend: mezcla, mezclas, mezclar
blender: batidora, batidoras, licuadora, licuadoras
blind: persiana, persianas
blindness: ciego, ciega, ciegos, ciegas, ceguera
blister: ampolla, ampollas
bloated: hinchado, hinchada, hinchados, hinchadas, barriga hinchada
bloating: hinchazon, hinchazon abdominal, distension abdominal
blocked: tapado, tapada, tapados, tapadas, bloqueado, bloqueada, bloqueados, bloqueadas
blocked nose: nariz tapada, nariz taponada, congestion nasal
blood: sangre, sangres, sanguineo, sanguinea, sanguineos, sanguineas
blood pressure: tension arterial, presion arterial, hipertension
blood sugar: glucosa, azucar en sangre
blue: azul, azules
blue light: luz azul
blue light glasses: gafas para pantalla, gafas luz azul, gafas antiluz azul
blueberry: arandano, arandanos
board: tabla, tablas, tablero, tableros
board game: juego de mesa, juegos de mesa
boat: barco, barcos, barca, barcas, bote, botes, lancha, lanchas
boathouse: cobertizo de barcos, cobertizos de barcos, embarcadero, embarcaderos, casa de botes, casas de botes
bodily: corporal, corporales
body: cuerpo, cuerpos
body awareness: conciencia corporal
body butter: manteca corporal, mantecas corporales
body image: imagen corporal
body lotion: locion corporal, lociones corporales, leche corporal, crema corporal, cremas corporales
body oil: aceite corporal, aceites corporales
body scan: escaneo corporal, escaneos corporales, exploracion corporal
body therapy: terapia corporal
body wrap: envoltura corporal, envolturas corporales
bodywork: trabajo corporal, terapia corporal, terapias corporales
boiling: hirviendo, hervir
bolster: rulo de yoga, rulos de yoga, cojin cilindrico, cojines cilindricos, cabezal de yoga
bone: hueso, huesos, oseo, osea, oseos, oseas
bone broth: caldo de huesos
book: libro, libros
book club: club de lectura
book stand: atril, atriles
bookbinding: encuadernacion
bookmark: marcapaginas
bookshelf: estanteria, estanterias, librero, libreros
boot: bota, botas
borage: borraja
boredom: aburrimiento, aburrido, aburrida, aburridos, aburridas
boring: aburrido, aburrida, aburridos, aburridas
boss: jefe, jefes, jefa, jefas
botanical garden: jardin botanico, jardines botanicos
botany: botanica
bottle: botella, botellas, frasco, frascos, botellin, botellines
bouldering: escalada en bloque, boulder
boundary: limite, limites, poner limites
bouquet: ramo de flores, ramos de flores, ramo, ramos
bow: arco, arcos
bow and arrow: arco y flecha
bowl: cuenco, cuencos, tazon, tazones, bol, boles
bowling: bolos
box: caja, cajas, cajita, cajitas
box breathing: respiracion cuadrada
boxing: boxeo, boxear
boy: chico, chicos, muchacho, muchachos
boyfriend: novio, novios
bra: sujetador, sujetadores, sosten, sostenes, brasier, brasieres
bracelet: pulsera, pulseras, brazalete, brazaletes
bracken: helechos
brain: cerebro, cerebros, cerebral, cerebrales
brain fog: niebla mental, neblina mental, confusion mental
branch: rama, ramas
brass: laton
bread: pan, panes
bread baking: hacer pan, hornear pan, panificacion
bread course: curso de pan, cursos de pan, taller de pan, talleres de pan
bread roll: panecillo, panecillos, bollo, bollos
break: pausa, pausas, escapada, escapadas
breakfast: desayuno, desayunos, desayunar
breakup: ruptura, rupturas, separacion, separaciones
breast: seno, senos, pecho, pechos
breastfeeding: lactancia, amamantar, dar el pecho, lactancia materna
breath: aliento, respiracion, respiraciones
breath hold: retencion del aliento
breathable: transpirable, transpirables
breathing: respiracion, respiraciones, respirar
breathing app: aplicacion de respiracion
breathing exercise: ejercicio de respiracion, ejercicios de respiracion, ejercicio respiratorio, ejercicios respiratorios
breathing trainer: entrenador respiratorio
breathwork: respiracion consciente, ejercicio de respiracion, ejercicios de respiracion, tecnica de respiracion, tecnicas de respiracion
breeze: brisa, brisas
brick: ladrillo, ladrillos
bride: novia, novias
bridge: puente, puentes
bright: brillante, brillantes, luminoso, luminosa, luminosos, luminosas
broccoli: brocoli, brecol
bronchitis: bronquios, bronqueo
bronze: bronce, bronces
brook: arroyo, arroyos
broth: caldo, caldos
brother: hermano, hermana, hermanos, hermanas
brown: marron, marrones, cafe, cafes, pardo, parda, pardos, pardas
bruise: moraton, moratones, moreton, moretones, hematoma, hematomas
brush: cepillo, cepillos, cepillar
bubble: burbuja, burbujas
bucket: cubo, cubos, balde, baldes
buckle: hebilla, hebillas
buckwheat: alforfon, trigo sarraceno, sarraceno
buckwheat husk: cascarilla de sarraceno
bud: brote, brotes, capullo, capullos
buddha statue: buda, budas, estatua de buda, estatuas de buda
buddhism: budismo, budista, budistas
buddhist: budista, budistas
buffet: buffets, bufe, bufes
builder: albanil, albaniles
building: edificio, edificios
bulb: bombilla, bombillas
bullying: acoso, acoso escolar, acoso laboral
bump: chichon, chichones, bultito, bultitos
bungalow: bungalows, bungalo, bungalos
bunion: juanete, juanetes
bunk bed: litera, literas
burn: quemadura, quemaduras, quemadura leve, quemaduras leves
burning: ardor, ardores, escozor
burnout: burn out, agotamiento laboral, desgaste profesional
burnout retreat: retiro para burnout
bus: autobus, autobuses
bus driver: conductor de autobus
bush: arbusto, arbustos
bushcraft: tecnicas de monte
business coaching: coaching empresarial, coaching ejecutivo
butter: mantequilla, mantequillas, manteca, mantecas
butterfly: mariposa, mariposas
buttock: gluteo, gluteos, nalga, nalgas
button: boton, botones
cabbage: col, repollo, repollos
cabin: cabana, cabanas, chalet, chaletes
cable: cables
cacao ceremony: ceremonia de cacao, ceremonias de cacao, ceremonia del cacao, ceremonias del cacao
cactus: cacto, cactos
caesarean: cesarea, cesareas
cafe: cafeteria, cafeterias
caffeine: cafeina, descafeinado, descafeinada, descafeinados, descafeinadas
cake: pastel, pasteles, tarta, tartas, torta, tortas, bizcocho, bizcochos
calcium: calcio
calendar: calendario, calendarios
calendula: calendulas
calendula cream: crema de calendula, pomada de calendula
calf: pantorrilla, pantorrillas, gemelos
call centre: teleoperador, teleoperadores, teleoperadora, teleoperadoras
calligraphy: caligrafia
callus: callo, callos, durezas
calm: calma, calmado, calmada, calmados, calmadas, sereno, serena, serenos, serenas
calming: calmante, calmantes, tranquilizante, tranquilizantes, calmar, calmarse, tranquilizar
calorie: caloria, calorias
camel: camello, camellos, dromedario, dromedarios
camel hair: pelo de camello
camomile: manzanilla, manzanillas, camomila
camp: campamento, campamentos
campervan: autocaravana, autocaravanas, caravana, caravanas, furgoneta camper, furgonetas camper, casa rodante, casas rodantes
campfire: fogata, fogatas, hoguera, hogueras
campfire evening: noche de hoguera
camping: acampada, acampadas, acampar, campings
campsite: zona de acampada, area de acampada
canary islands: canarias, islas canarias
cancer: canceres, oncologico, oncologica, oncologicos, oncologicas
candle: vela, velas, candela, candelas
candle holder: portavela, portavelas, candelabro, candelabros, palmatoria, palmatorias
candle making: hacer velas, velas caseras, fabricar velas
candle workshop: taller de velas, talleres de velas
candlelight: luz de vela, luz de velas
candy: caramelo, caramelos
cannabis: marihuana
canoeing: canoa, canoas, piragua, piraguas, piraguismo
canvas: lona, lonas, lienzo, lienzos
canyon: canon, canones, barranco, barrancos
canyoning: barranquismo
cap: gorra, gorras, gorro, gorros
cape: capa, capas
capoeira: capoeiras
capsule: capsula, capsulas
car: coche, coches, auto, autos, carro, carros, automovil, automoviles
car free: sin coche, sin coches, sin autos
car scent: ambientador de coche
carafe: jarra, jarras
caraway: alcaravea
carbohydrate: carbohidrato, carbohidratos, hidratos de carbono
card: tarjeta, tarjetas, carta, cartas, naipe, naipes
card deck: baraja, barajas, mazo de cartas
cardamom: cardamomo
cardiac: cardiaco, cardiaca, cardiacos, cardiacas, cardiovascular, cardiovasculares
care: cuidado, cuidados, cuidar
care home: residencia de mayores, residencia de ancianos, geriatrico, geriatrica, geriatricos, geriatricas
care package: paquete de cuidados
career: carrera profesional
career change: cambio de trabajo, cambio profesional, reorientacion profesional
careful: cuidadoso, cuidadosa, cuidadosos, cuidadosas, prudente, prudentes
caregiver: cuidador, cuidadores, cuidadora, cuidadoras
carer: cuidador, cuidadores, cuidadora, cuidadoras
caretaker: conserje, conserjes, portero, porteros
carnival: carnaval, carnavales
carob: algarroba, algarrobas, algarrobo, algarrobos
carpal tunnel: tunel carpiano
carpentry: carpinteria, carpintero, carpintera, carpinteros, carpinteras
carpet: alfombra, alfombras, moqueta, moquetas
carriage: carruaje, carruajes, carreta, carretas
carrier oil: aceite portador, aceites portadores, aceite base, aceites base
carrot: zanahoria, zanahorias
cartilage: cartilago, cartilagos
cashew: anacardo, anacardos
cashmere: cachemira, cachemir
cast: escayola, escayolas
cast iron: hierro fundido
castle: castillo, castillos
castor oil: aceite de ricino, ricino
cat: gato, gata, gatos, gatas
catarrh: catarro, catarros, resfriado, resfriados, constipado, constipados
cathedral: catedral, catedrales
cattle: ganado
cave: cueva, cuevas, gruta, grutas
cave house: casa cueva, casas cueva
cbd oil: aceite de cbd, aceites de cbd, cannabidiol
cedar: cedro, cedros
cedar block: bloques de cedro
celebration: celebracion, celebraciones, celebrar
celery: apio
celiac: celiaco, celiaca, celiacos, celiacas, celiaquia
cell: celula, celulas
cellar: sotano, sotanos, bodega, bodegas
cello: violonchelo, violonchelos, chelo, chelos, violoncelo, violoncelos
cellulite: celulitis, piel de naranja
cemetery: cementerio, cementerios
centre: centro, centros
ceramic: ceramica, ceramicas, ceramico, ceramicos
cereal: cereales
ceremony: ceremonia, ceremonias
ceremony space: espacio ceremonial
ceremony tea: te ceremonial
certificate: certificado, certificados, diploma, diplomas
chai: te chai, te especiado
chair: silla, sillas
chair massage: masaje en silla, masajes en silla
chair yoga: yoga en silla
chakra: chakras
chalet: chalets
chamomile: manzanilla, manzanillas, camomila
chamomile tea: te de manzanilla, infusion de manzanilla
change: cambio, cambios, cambiar
changing room: vestuario, vestuarios, vestidor, vestidores
chanting: canto de mantras, cantos devocionales, kirtan
chapel: capilla, capillas, ermita, ermitas
charcoal: carbon, carbon activado
charcoal soap: jabon de carbon
charger: cargador, cargadores
charming: encantador, encantadores, encantadora, encantadoras, con encanto
cheap: barato, barata, baratos, baratas, economico, economica, economicos, economicas
check up: chequeo, chequeos, revision medica
checked: a cuadros
cheek: mejilla, mejillas
cheerful: alegre, alegres, jovial, joviales
cheese: queso, quesos
chef: cocinero, cocinera, cocineros, cocineras, chefs
chemotherapy: quimioterapia, quimio
cherry: cereza, cerezas, cerezo, cerezos
cherry pit pillow: saco de cereza, sacos de cereza, cojin de cereza
cherry stone: hueso de cereza, huesos de cereza, pepita de cereza, pepitas de cereza
cherry stone pillow: almohadilla de cereza, almohadillas de cereza, saquito de cereza, saquitos de cereza
chess: ajedrez
chest: pecho, pechos
chest rub: balsamo pectoral
chestnut: castana, castanas, castano, castanos
chia: semilla de chia, semillas de chia
chicken: pollo, pollos, gallina, gallinas
chicken soup: sopa de pollo, caldo de pollo
chickpea: garbanzo, garbanzos
chicory: achicoria
child: nino, nina, ninos, ninas, infantil, infantiles, crio, crios
child free: sin ninos
child friendly: para ninos, apto para ninos
childhood: infancia, infancias, ninez
childminder: ninera, nineras, canguro, canguros
children: nino, nina, ninos, ninas, hijo, hija, hijos, hijas
children book: libro infantil, libros infantiles
children yoga: yoga infantil, yoga para ninos
chilli: chile, guindilla, guindillas, aji
chime: carillon, carillones
chin: barbilla, barbillas, menton
chinese: chino, china, chinos, chinas
chiropractic: quiropractica, quiropraxia
chiropractor: quiropractico, quiropractica, quiropracticos, quiropracticas
chive: cebollino, cebollinos
chlorella: clorela
chocolate: chocolates, bombon, bombones
chocolate workshop: taller de chocolate
choir: coro, coros, coral, corales
cholesterol: colesterol
chopping board: tabla de cortar, tablas de cortar
christening: bautizo, bautizos, bautismo, bautismos
christian: cristiano, cristiana, cristianos, cristianas
christian meditation: meditacion cristiana
christmas: navidad, navidades, navideno, navidena, navidenos, navidenas
christmas present: regalo de navidad, regalos de navidad
chronic fatigue: fatiga cronica, cansancio cronico
chronic pain: dolor cronico, dolores cronicos
church: iglesia, iglesias
cigar: puro habano, puros
cigarette: cigarrillo, cigarrillos, cigarro, cigarros, pitillo, pitillos
cinema: cine, cines
cinnamon: canela
circadian: circadiano, circadiana, circadianos, circadianas
circle: circulo, circulos
circuit: circuito, circuitos
circulation: circulacion, mala circulacion
circus: circo, circos
citronella: citronela
city: ciudad, ciudades, urbano, urbana, urbanos, urbanas
clarity: claridad, lucidez
class: clase, clases
clay: arcilla, arcillas, barro, barros
clay pot: olla de barro, cazuela de barro
clean: limpio, limpia, limpios, limpias
cleaner: limpiadora, limpiadoras, empleada de limpieza
cleaning: limpieza, limpiezas, limpiar
cleaning product: producto de limpieza, productos de limpieza
clear: clara, claras, transparente, transparentes, nitido, nitida, nitidos, nitidas
clearing: claro del bosque, claros del bosque
cliff: acantilado, acantilados, risco, riscos
climbing: escalada, escalar
clinic: clinica, clinicas
clip: pinza, pinzas, broche, broches
clock: reloj, relojes
cloister: claustro, claustros
closed: cerrado, cerrada, cerrados, cerradas
cloth: trapo, trapos, pano, panos
clothes: ropa, vestimenta, vestimentas
cloud: nube, nubes, nublado, nublada, nublados, nubladas
cloudy: nublado, nublada, nublados, nubladas, nuboso, nubosa, nubosos, nubosas
clove: clavo de olor, clavos de olor, clavo, clavos
clove oil: aceite de clavo
clover: trebol, treboles
clown: payaso, payasa, payasos, payasas
coach: entrenador, entrenadores, entrenadora, entrenadoras
coaching: acompanamiento, acompanamientos
coast: costa, costas, costero, costera, costeros, costeras, litoral, litorales
coastal path: camino costero, caminos costeros, sendero costero, senderos costeros, ruta costera, rutas costeras
coat: abrigo, abrigos
coat rack: perchero, percheros
coccyx: coxis, rabadilla
cocoa: cacao
cocoa butter: manteca de cacao
coconut: coco, cocos
coconut fibre: fibra de coco
coconut oil: aceite de coco, aceites de coco
coenzyme: coenzima, coenzimas
coffee: cafe, cafes
coffee cup: taza de cafe, tazas de cafe
coffee plantation: cafetal, cafetales
coffee substitute: sustituto del cafe, alternativa al cafe
cold: frio, fria, frios, frias
cold dip: bano frio, banos frios, bano helado, banos helados, agua fria, inmersion en frio
cold feet: pies frios, pies helados
cold hands: manos frias
cold pack: bolsa de hielo, bolsas de hielo, compresa fria, compresas frias, gel frio
cold plunge: bano helado, banos helados
cold pool: piscina fria, pileta fria
cold shower: ducha fria, duchas frias
cold water: agua fria, agua helada
colic: colico, colicos
collagen: colageno
collar: collarin, collarines, collar cervical
colleague: companero de trabajo, companera de trabajo, companeros de trabajo, companeras de trabajo, colega, colegas
colour: color, colores, colorido, colorida, coloridos, coloridas
colourful: colorido, colorida, coloridos, coloridas, multicolor, multicolores
colouring book: libro de colorear, libros de colorear, colorear, mandala para colorear, mandalas para colorear
comb: peine, peines
comfort: confort, comodidad, comodidades, consuelo, consuelos
comfortable: comodo, comoda, comodos, comodas, confortable, confortables
comfrey: consuelda
common cold: resfriado, resfriados, resfrio, resfrios, catarro, catarros
communication: comunicacion
communion: primera comunion
community: comunidad, comunidades, comunitario, comunitaria, comunitarios, comunitarias
commute: trayecto al trabajo
commuter: viajero diario, trayecto al trabajo
company: empresa, empresas, compania, companias, empresarial, empresariales
company health: salud laboral
compass: brujula, brujulas
compassion: compasion, autocompasion, compasivo, compasiva, compasivos, compasivas
compost: abono, abonos, compostaje
compress: compresa, compresas, pano, panos
compression stocking: media de compresion, medias de compresion, calcetines de compresion
computer: ordenador, ordenadores, computadora, computadoras
conceive: concebir, concepcion, quedarse embarazada
concentration: concentracion, concentrarse, concentrar
concentration problem: falta de concentracion, dificultad para concentrarme
concert: concierto, conciertos
conditioner: acondicionador, acondicionadores, suavizante de pelo, suavizantes de pelo
condolence: pesame, pesames, condolencia, condolencias
cone: pina de pino, pinas de pino
confidence: confianza
conflict: conflicto, conflictos
connection: conexion, conexiones, conectar
conservatory: jardin de invierno
constipation: estrenimiento, estrenido, estrenida, estrenidos, estrenidas
consultation: consulta, consultas, asesoria, asesorias
contemplation: contemplacion, contemplar
contemplative: contemplativo, contemplativa, contemplativos, contemplativas
contraception: anticonceptivo, anticonceptivos
convalescence: convalecencia, convaleciente, convalecientes
convent: convento, conventos
conversation: conversacion, conversaciones, conversar
conversation card: cartas de conversacion
cook: cocinero, cocinera, cocineros, cocineras, cocinar
cookbook: libro de cocina, libros de cocina, recetario, recetarios
cooking: cocinar, cocina, culinario, culinaria, culinarios, culinarias
cooking class: clase de cocina, clases de cocina, curso de cocina, cursos de cocina
cooking course: curso de cocina, cursos de cocina
cool: fresco, fresca, frescos, frescas, frescor
cool down: estiramientos finales
cooling: refrescante, refrescantes, enfriar, enfriamiento
cooling mattress: colchon fresco
cooling pillow: almohada fresca, almohada refrescante
coordination: coordinacion
coordination exercise: ejercicios de coordinacion
copper: cobre
coral: corales
cordial: refresco, refrescos, sirope, siropes
corduroy: pana
cordyceps: hongo cordyceps
core: faja abdominal, abdominal, abdominales
coriander: cilantro
cork: corcho, corchos, de corcho
corn: maiz, choclo, choclos, elote, elotes
corner: rincon, rincones, esquina, esquinas
corridor: pasillo, pasillos
cortisol: hormona del estres
cosmetics: cosmetica, cosmetico, cosmeticos
cosy: acogedor, acogedores, acogedora, acogedoras, hogareno, hogarena, hogarenos, hogarenas
cot: cuna, cunas
cottage: casita, casitas, casita de campo, casitas de campo
cotton: algodon, algodones, de algodon
cotton pad: disco de algodon, discos de algodon, disco desmaquillante, discos desmaquillantes
cough: tos, toser
cough syrup: jarabe de tos
counselling: orientacion psicologica, asesoramiento psicologico, consejeria
counsellor: consejero, consejera, consejeros, consejeras, orientador, orientadores, orientadora, orientadoras
country house: casa rural, casas rurales, casa de campo, casas de campo
countryside: campo, campos, campestre, campestres, rural, rurales
couple: pareja, parejas, en pareja
couples massage: masaje en pareja, masajes en pareja, masaje para parejas, masajes para parejas
couples retreat: retiro de pareja, retiros de pareja, retiro para parejas, retiros para parejas
couples therapy: terapia de pareja
courage: valentia, coraje, valor para
course: curso, cursos, cursillo, cursillos
courtyard: patio, patios
cousin: primo, prima, primos, primas
cover: funda, fundas
cow: vaca, vacas
coworking: cotrabajo
cradle: cuna, cunas
craft: artesania, artesanias, manualidad, manualidades
craftsman: artesano, artesana, artesanos, artesanas
cramp: calambre, calambres, espasmo, espasmos
cranberry: arandano rojo, arandanos rojos
crane: grulla, grullas
craniosacral: craneosacral, craneosacrales, sacrocraneal, sacrocraneales
crater: crateres
craving: antojo, antojos
craving relief: quitar la ansiedad
cream: crema, cremas
creatine: creatina
creative: creativo, creativa, creativos, creativas
creative retreat: retiro creativo
creativity: creatividad, creativo, creativa, creativos, creativas
crew: tripulacion, tripulaciones
cricket: grillo, grillos
crisis: crisis vital
crochet: ganchillo, croche
crockery: vajilla, vajillas
cross country skiing: esqui de fondo, esqui nordico
crossing: travesia, travesias, cruce, cruces
crossroads: encrucijada, encrucijadas
crowded: concurrido, concurrida, concurridos, concurridas, abarrotado, abarrotada, abarrotados, abarrotadas
cruelty free: sin crueldad
crunchy: crujiente, crujientes
crust: costra, corteza de pan
crutch: muleta, muletas
crying: llorar, llanto, llantos
cryotherapy: crioterapia
crystal: cristal, cristales, cuarzo, cuarzos
crystal bowl: cuenco de cuarzo, cuencos de cuarzo, cuenco de cristal, cuencos de cristal
cucumber: pepino, pepinos
cuddle: mimo, mimos, caricia, caricias
cumin: comino, cominos
cup: taza, tazas
cupboard: armario, armarios, alacena, alacenas
cupping: ventosa, ventosas, ventosaterapia
cure: cura, curas, curar
curious: curioso, curiosa, curiosos, curiosas, curiosidad
curry: curris
curtain: cortina, cortinas
curve: curva, curvas
cushion: cojin, cojines, almohadon, almohadones
cutlery: cubierto de mesa, cubiertos de mesa, cuberteria
cycling: ciclismo, ciclista, ciclistas
cypress: cipres, cipreses
dad: papa, padre, padres
daily: diario, diaria, diarios, diarias, a diario, cotidiano, cotidiana, cotidianos, cotidianas
dairy: lacteo, lacteos
dairy free: sin lacteos, sin leche
daisy: margarita, margaritas
damage: danado, danada, danados, danadas
damp: humedo, humeda, humedos, humedas, humedad
dance: baile, bailes, bailar, danza, danzas
dance class: clase de baile, clases de baile, clase de danza, clases de danza
dance therapy: danzaterapia, danza terapia
dancer: bailarin, bailarines, bailarina, bailarinas
dandelion: diente de leon
dandruff: caspa
danish: danes, danesa, danesas
dark: oscuro, oscura, oscuros, oscuras
dark circles: ojeras
darkness: oscuridad, oscuridades, tinieblas
date: datil, datiles
daughter: hija, hijas
dawn: alba, madrugada, madrugadas, aurora
day of dead: dia de muertos
day retreat: retiro de dia, retiros de dia
day spa: spa urbano, spa de dia
day trip: excursion de dia, excursiones de dia
daylight: luz del dia, luz natural
daylight lamp: lampara de dia, lamparas de dia, luz de dia
dead sea: mar muerto
deadline: plazo de entrega, plazos de entrega, fecha limite, fechas limite
deaf: sordo, sordos, sordas, sordera
death: muerte, muertes, fallecimiento, fallecimientos
decaf: descafeinado, descafeinada, descafeinados, descafeinadas
decision: decisiones
deckchair: tumbona, tumbonas, reposera, reposeras
declutter: ordenar la casa, orden en casa, desorden
decoration: decoracion, decorar, adorno, adornos
deep: profundo, profunda, profundos, profundas, hondo, honda, hondos, hondas
deep tissue massage: masaje profundo, masajes profundos, masaje descontracturante, masajes descontracturantes
deer: ciervo, ciervos, venado, venados
degree: grado, grados
delicious: delicioso, deliciosa, deliciosos, deliciosas, sabroso, sabrosa, sabrosos, sabrosas
delta: deltas
dementia: demencia, demencias, senil, seniles
denmark: dinamarca
dental floss: hilo dental, seda dental
dentist: dentista, dentistas, odontologo, odontologa, odontologos, odontologas
deodorant: desodorante, desodorantes
depressed: deprimido, deprimida, deprimidos, deprimidas, depresivo, depresiva, depresivos, depresivas
depression: depresiones, depresion
depth: profundidad, profundidades
dermatologist: dermatologo, dermatologa, dermatologos, dermatologas
desert: desierto, desiertos, desertico, desertica, deserticos, deserticas
designer: disenador, disenadores, disenadora, disenadoras
desire: deseo, deseos
desk: escritorio, escritorios, mesa de trabajo, mesas de trabajo
desk break: pausa activa, pausas activas
desk exercise: ejercicios de oficina, gimnasia de oficina
desk lamp: lampara de escritorio, lamparas de escritorio, flexo, flexos
despair: desesperacion, desesperado, desesperada, desesperados, desesperadas
dessert: postre, postres
detergent: detergente, detergentes
detox: desintoxicacion, desintoxicaciones, desintoxicante, desintoxicantes, depurativo, depurativa, depurativos, depurativas, depuracion
detox retreat: retiro detox, retiros detox, retiro de desintoxicacion
device: dispositivo, dispositivos, aparato, aparatos
diabetes: diabetico, diabetica, diabeticos, diabeticas
diaphragm: diafragma
diarrhoea: diarrea, diarreas
diary: diario, diarios, agenda, agendas
diastasis: diastasis abdominal
didgeridoo: diyeridu
diet: dieta, dietas, dietetico, dietetica, dieteticos, dieteticas
diffuser: difusor, difusores, humidificador, humidificadores
digestion: digestiones, digerir
digestive: digestivo, digestiva, digestivos, digestivas
digestive tea: infusion digestiva, te digestivo
digital: digitales
digital detox: desintoxicacion digital, desconexion digital, detox digital
digital nomad: nomada digital, nomadas digitales
dignity: dignidad
dill: eneldo
dimmer: luz regulable, regulable, regulables
dining room: comedor, comedores
dinner: cena, cenas, cenar
disability: discapacidad, discapacidades, discapacitado, discapacitada, discapacitados, discapacitadas
discipline: disciplina
discovery: descubrir, descubrimiento, descubrimientos
disease: enfermedad, enfermedades
dish: plato, platos
disinfectant: desinfectante, desinfectantes
distracted: distraido, distraida, distraidos, distraidas, despistado, despistada, despistados, despistadas
distraction: distraccion, distracciones, distraerse
diving: buceo, bucear, submarinismo
divorce: divorcio, divorcios, divorciado, divorciada, divorciados, divorciadas
diy: bricolaje, manualidad, manualidades
dizziness: mareo, mareos, mareado, mareada, mareados, mareadas
doctor: medico, medicos, doctores, doctora, doctoras, medica, medicas
doctor surgery: consultorio, consultorios, centro de salud
dog: perro, perra, perros, perras
dog bed: cama de perro, camas de perro, cama para perros, camas para perros
dog friendly: con perro, admite perros, se admiten perros, mascotas
dog sledding: trineo de perros, trineo con perros
dog walk: paseo con perro, pasear al perro
doll: muneca de trapo, munecas de trapo
dolphin: delfin, delfines
dome: domo, domos, cupula, cupulas
donation: donacion, donaciones, donativo, donativos
donkey: burro, burros, asno, asnos
donkey milk: leche de burra
door: puerta, puertas
doorbell: timbre, timbres
doormat: felpudo, felpudos
dormitory: dormitorio compartido, dormitorios compartidos, habitacion compartida, habitaciones compartidas
double bed: cama doble, camas dobles, cama de matrimonio, camas de matrimonio
double room: habitacion doble, habitaciones dobles
dough: masa de pan, masas de pan
dough bowl: cuenco de amasar
doula: doulas
dove: paloma, palomas
dovecote: palomar, palomares
down: plumon, plumones, pluma de ganso, plumas de ganso
download: descarga, descargas, descargar
dragonfly: libelula, libelulas
drained: sin energia, sin fuerzas
drama: dramatico, dramatica, dramaticos, dramaticas
drawer: cajon, cajones
drawing: dibujo, dibujos, dibujar
dread: pavor, temor, temores
dream: sueno, suenos
dreamcatcher: atrapasuenos
dress: vestido, vestidos
dressing gown: bata, batas, batin, batines
drink: bebida, bebidas
drinking: beber, bebida, bebidas, tomar alcohol
drinking bottle: botella de agua, botellas de agua, botella reutilizable, botellas reutilizables
drinking straw: pajita, pajitas, popote, popotes
driver: conductor, conductores, conductora, conductoras, chofer, choferes
driver truck: camionero, camionera, camioneros, camioneras
driving test: examen de conducir
drop: gota, gotas
drop in: clase suelta, clases sueltas, sin inscripcion
dropper: cuentagotas
drum: tambor, tambores, percusion, percusiones, bombo, bombos
drum circle: circulo de tambores
drum lesson: clase de percusion, clases de percusion
drumming: tamborrada, tocar el tambor, percusion
dry: seco, seca, secos, secas
dry brushing: cepillado en seco, cepillo corporal, cepillos corporales
dry eye: ojos secos, sequedad ocular
dry lip: labios secos, labios agrietados
dry mouth: boca seca
dry skin: piel seca, piel reseca
dryness: sequedad, resequedad
duck: pato, patos
dull: apagado, apagada, apagados, apagadas
dumbbell: mancuerna, mancuernas, pesas
dune: duna, dunas
durable: duradero, duraderos, duradera, duraderas
dusk: crepusculo, crepusculos, anochecer, anocheceres
dust: polvo de casa, acaro, acaros
dust mite: acaro, acaros, acaros del polvo
duty: guardia nocturna, guardias nocturnas
duvet: edredon, edredones, nordico, nordicos, plumon, plumones
duvet cover: funda nordica, fundas nordicas, funda de edredon, fundas de edredon
dyeing: tenir, tintes naturales, tenido
dying: morir, moribundo, moribunda, moribundos, moribundas
dyslexia: dislexia, dislexico, dislexica, dislexicos, dislexicas
e bike: bicicleta electrica, bicicletas electricas
e cigarette: cigarrillo electronico, cigarrillos electronicos, vapeador, vapeadores, vaper, vaperes
eagle: aguila, aguilas
ear: oreja, orejas, oido, oidos
ear ache: dolor de oido, dolor de oidos, otitis
ear acupuncture: auriculoterapia
ear seed: semillas auriculares
early: temprano, temprana, tempranos, tempranas, madrugar
early waking: despertar temprano, despertares tempranos, despertar precoz
earplug: tapon de oidos, tapones de oidos, tapon, tapones
earring: pendiente de plata, pendientes de plata, arete, aretes
earth: tierra
earth house: casa de adobe, casas de adobe, adobe
easter: pascua, semana santa
easy: facil, faciles, sencillo, sencilla, sencillos, sencillas
eating: comer, comiendo
eating disorder: trastorno alimenticio, trastornos alimenticios, trastorno alimentario, trastornos alimentarios, anorexia, bulimia
echinacea: equinacea
eclipse: eclipses lunares
eco friendly: ecologico, ecologica, ecologicos, ecologicas
ecology: ecologia
ecstatic dance: danza extatica, danzas extaticas, danza libre, danzas libres
eczema: eccema, eccemas, dermatitis atopica, atopico, atopica, atopicos, atopicas
edge: borde, bordes, filo, filos
educator: educador, educadores, educadora, educadoras
egg: huevo, huevos
egg cup: huevera, hueveras
egg free: sin huevo
egg shell: cascara de huevo
elastic: elastico, elastica, elasticos, elasticas
elbow: codo, codos
elderberry: sauco, baya de sauco, bayas de sauco
elderflower: sauco, flor de sauco, flores de sauco
elderly: anciano, anciana, ancianos, ancianas, tercera edad, viejo, vieja, viejos, viejas
electric: electrico, electrica, electricos, electricas
electric blanket: manta electrica, mantas electricas
electrician: electricista, electricistas
electricity: electricidad, electrico, electrica, electricos, electricas
electrolyte: electrolito, electrolitos
electrotherapy: electroterapia, electroestimulacion
elephant: elefante, elefantes
elixir: elixires
ember: brasa, brasas, ascuas
embroidery: bordado, bordados, bordar
emerald: esmeralda, esmeraldas
emotion: emocion, emociones, emocional, emocionales
emotional: emocional, emocionales
emotional eating: comer emocional, hambre emocional, comer por ansiedad, atracon, atracones
empathy: empatia, empatico, empatica, empaticos, empaticas
employee: empleado, empleada, empleados, empleadas
employer: empleador, empleadores
emptiness: vacio interior
empty: vacio, vacia, vacios, vacias
empty nest: nido vacio
enamel: esmaltado, esmaltada, esmaltados, esmaltadas, peltre
end of life: final de vida, fin de vida
endometriosis: endometrios
endurance: resistencia
energetic: energetico, energetica, energeticos, energeticas
energy: energia, energias
energy work: trabajo energetico, sanacion energetica
engineer: ingeniero, ingeniera, ingenieros, ingenieras
england: inglaterra
english: ingles, inglesa, inglesas, en ingles
enthusiasm: entusiasmo, ilusion
entrepreneur: emprendedor, emprendedores, emprendedora, emprendedoras, empresario, empresaria, empresarios, empresarias
environment: medio ambiente, medioambiente
envy: envidia
epilepsy: epilepsia, epileptico, epileptica, epilepticos, epilepticas
epsom salt: sales de epsom, sal de epsom
equine therapy: equinoterapia, hipoterapia, terapia con caballos
equinox: equinoccio, equinoccios
equipment: equipamiento, equipamientos, equipo, equipos, material deportivo
ergonomic: ergonomico, ergonomica, ergonomicos, ergonomicas, ergonomia
essential: esencial, esenciales
essential oil: aceite esencial, aceites esenciales, esencia, esencias
essential oil diffuser: difusor de aceites, difusores de aceites, difusor de aromas, difusores de aromas
estate: hacienda, haciendas, finca, fincas, estancia, estancias
estuary: estuario, estuarios, ria, rias
eucalyptus: eucalipto, eucaliptos
eucalyptus oil: aceite de eucalipto
european: europeo, europea, europeos, europeas, europa
evening: noche, noches, atardecer, atardeceres
evening class: clase nocturna, clases nocturnas, clases de noche
evening primrose: onagra, aceite de onagra
evening routine: rutina de noche, rutina nocturna
event: evento, eventos, acontecimiento, acontecimientos
everyday life: dia a dia, vida diaria, vida cotidiana
exam: examen, examenes, oposicion, oposiciones
exam nerves: nervios de examen
exam stress: estres de examenes, nervios de examen
executive: ejecutivo, ejecutiva, ejecutivos, ejecutivas
exercise: ejercicio, ejercicios, ejercitar, ejercitarse
exercise ball: pelota de pilates, pelotas de pilates, balon de ejercicio, balones de ejercicio, fitball, fitballes
exercise bike: bicicleta estatica, bicicletas estaticas
exfoliation: exfoliacion, exfoliaciones, exfoliar
exhale: exhalar, exhalacion, exhalaciones, espirar
exhausted: agotado, agotada, agotados, agotadas, exhausto, exhausta, exhaustos, exhaustas, rendido, rendida, rendidos, rendidas
exhaustion: agotamiento, extenuacion, cansancio extremo
exhibition: exposicion de arte, exposiciones de arte
expat: expatriado, expatriada, expatriados, expatriadas
expecting: embarazada, embarazadas, esperando un bebe
expedition: expedicion, expediciones
expensive: costoso, costosa, costosos, costosas, caro, cara, caros, caras
experience: experiencia, experiencias, vivencia, vivencias
expert: experto, experta, expertos, expertas
exposure: exposicion gradual
extract: extracto, extractos
eye: ojo, ojos, ocular, oculares
eye care: cuidado ocular, cuidado de ojos
eye cream: contorno de ojos, crema de ojos, cremas de ojos
eye infection: conjuntivitis
eye mask: antifaz, antifaces, mascara de dormir, mascaras de dormir
eye strain: vista cansada, fatiga visual, ojos cansados
eye yoga: yoga ocular, ejercicios oculares
eyebrow: ceja, cejas
eyelash: pestana, pestanas
eyelid: parpado, parpados
eyesight: vista, vistas, agudeza visual
fabric: tela, telas, tejido, tejidos
face: cara, caras, rostro, rostros
face clay: mascarilla de arcilla
face cream: crema facial, cremas faciales, crema hidratante, cremas hidratantes
face mask: mascarilla facial, mascarillas faciales, mascarilla, mascarillas
face massage: masaje facial, masajes faciales
face oil: aceite facial, aceites faciales
face roller: rodillo facial, rodillos faciales, rodillo de jade, rodillos de jade
face yoga: yoga facial, gimnasia facial
facial: faciales, limpieza de cutis, limpiezas de cutis, limpieza facial, limpiezas faciales, tratamiento facial, tratamientos faciales
fair trade: comercio justo
faith: fe
fall prevention: prevencion de caidas, caida, caidas
falling asleep: conciliar el sueno, dormirse, quedarse dormido, coger el sueno
family: familia, familias, familiar, familiares
family constellation: constelacion familiar, constelaciones familiares
family friendly: para familias, con ninos
family holiday: vacaciones en familia, vacaciones familiares
family retreat: retiro familiar
family therapy: terapia familiar
family yoga: yoga en familia
fan: ventilador, ventiladores, abanico, abanicos
farewell: despedida, despedidas
farm: granja, granjas, finca, fincas, chacra, chacras
farm shop: tienda de granja
farm stay: agroturismo, casa de labranza
farmer: granjero, granjera, granjeros, granjeras, agricultor, agricultores, campesino, campesina, campesinos, campesinas
farmers market: mercado de agricultores, mercado campesino
farmhouse: caserio, caserios, casa rural, casas rurales, masia, masias, cortijo, cortijos
fascia: fascias, miofascial, miofasciales
fast: rapido, rapida, rapidos, rapidas
fast food: comida rapida
fasting: ayuno, ayunos, ayunar, ayunas
fasting hike: ayuno y senderismo
fasting retreat: retiro de ayuno, retiros de ayuno
fat: grasa, grasas
father: padre, padres, papa
fatherhood: paternidad
fathers day: dia del padre
fatigue: fatiga, fatigas, fatigado, fatigada, fatigados, fatigadas, cansancio
fear: miedo, miedos, temor, temores
fear of flying: miedo a volar, aerofobia
feather: pluma, plumas
feeling: sentimiento, sentimientos, sensacion, sensaciones
feet: pies, podal, podales
felt: fieltro, fieltros, de fieltro
felting: fieltrar, fieltro agujado
female: femenino, femenina, femeninos, femeninas
feminine: feminidad, femenino, femenina, femeninos, femeninas
fence: valla, vallas
fencing: esgrima
feng shui: fengshui
fennel: hinojo, hinojos
fennel tea: te de hinojo, infusion de hinojo
ferment: fermento, fermentos
fermenting: fermentar, fermentacion, fermentado, fermentada, fermentados, fermentadas, fermento, fermentos
fern: helecho, helechos
ferry: transbordador, transbordadores
fertility: fertilidad, fertil, fertiles
festival: festivales
fever: fiebre, fiebres
fibre: fibra, fibras
fibromyalgia: fibromialgia
fidget: juguete antiestres, juguetes antiestres, antiestres
field: campo, campos, prado, prados
fig: higo, higos, higuera, higueras
file: lima de unas, limas de unas
filled: relleno, rellena, rellenos, rellenas
filling: relleno, rellenos
film: pelicula, peliculas
fine: fino, fina, finos, finas
finger: dedo, dedos
finland: finlandia
finnish: finlandes, finlandesa, finlandesas
finnish sauna: sauna finlandesa, saunas finlandesas
fir: abeto, abetos
fire: fuego, fuegos, hoguera, hogueras, lumbre
fire ceremony: ceremonia de fuego, ceremonias de fuego
fire pit: fogata, brasero, braseros
firefighter: bombero, bombera, bomberos, bomberas
firefly: luciernaga, luciernagas
fireplace: chimenea, chimeneas
firewood: lena
firm: firme, firmes
first aid: primeros auxilios, botiquin, botiquines
fish: pescado, pescados, pez, peces
fish oil: aceite de pescado
fisherman: pescador, pescadores
fishing: pesca, pescar
fishing village: pueblo pesquero, pueblo de pescadores
fitness: forma fisica, estar en forma, ponerse en forma, acondicionamiento fisico
fitness class: clase de gimnasia, clases de gimnasia, clase de fitness, clases de fitness
fitness room: sala de fitness
fitness tracker: pulsera de actividad, pulseras de actividad, pulsera deportiva, pulseras deportivas
fitted sheet: sabana bajera, sabanas bajeras, sabana ajustable, sabanas ajustables
fjord: fiordo, fiordos
flame: llama, llamas
flamenco: sevillanas
flannel: franela, franelas
flask: cantimplora, cantimploras, termo, termos
flat: plano, plana, planos, planas, llano, llana, llanos, llanas
flat feet: pies planos, pie plano
flatulence: gases, flatulencia, flatulencias
flavour: sabor, sabores
flaxseed: linaza, semilla de lino, semillas de lino
fleece: forro polar, borreguito
flexibility: flexibilidad
flexible: flexibles
flight: vuelo, vuelos, volar
flight attendant: azafata, azafatas, auxiliar de vuelo
flint: pedernal, silex
float tank: tanque de flotacion, tanques de flotacion, camara de flotacion, camaras de flotacion, flotario, flotarios
floating: flotacion, flotar, flotario
floor: suelo, suelos, piso, pisos
floor cushion: cojin de suelo, cojines de suelo
floor lamp: lampara de pie, lamparas de pie
flour: harina, harinas
flow: flujo, flujos, fluir
flower: flor, flores, floral, florales, florecer
flower arranging: arreglo floral, arreglos florales, ikebana
flowerpot: maceta, macetas
flu: gripe, gripes, gripa
fluffy: esponjoso, esponjosa, esponjosos, esponjosas, mullido, mullida, mullidos, mullidas
flush: sofoco, sofocos, bochorno, bochornos
flute: flauta, flautas
fly: mosca, moscas
foal: potro, potros
foam: espuma, espumas, gomaespuma
foam roller: rodillo de espuma, rodillos de espuma, rodillo de masaje, rodillos de masaje, rulo de masaje, rulos de masaje, rodillo, rodillos
focus: enfoque, enfoques, enfocar, enfocarse
fodmap: dieta fodmap
fog: niebla, nieblas, neblina, neblinas
folate: folato, folatos
foldable: plegable, plegables
folic acid: acido folico
folk dance: baile folclorico, bailes folcloricos, danza folclorica, danzas folcloricas
food: comida, comidas, alimento, alimentos
food allergy: alergia alimentaria, alergias alimentarias
food diary: diario de comidas, registro de comidas
food intolerance: intolerancia alimentaria, intolerancias alimentarias
foot: pie, pies
foot bath: bano de pies, banos de pies, pediluvio, pediluvios
foot cream: crema de pies, cremas de pies, crema para pies, cremas para pies
foot file: lima de pies, limas de pies
foot massage: masaje de pies, masajes de pies, masaje podal, masajes podales
foot pain: dolor de pies, pies doloridos
foot reflexology: reflexologia podal, reflexologia de pies
foot soak: bano de pies, banos de pies
foot warmer: calientapies, calentador de pies, calentadores de pies
football: futbol
footrest: reposapies
foraging: recolectar, recoleccion, recolectar plantas
forehead: frente fruncida
forest: bosque, bosques, forestal, forestales
forest bathing: bano de bosque, banos de bosque, bano forestal, banos forestales, shinrin yoku
forest walk: paseo por bosque, caminata por bosque
forgetful: olvidadizo, olvidadiza, olvidadizos, olvidadizas, despistado, despistada, despistados, despistadas
forgetfulness: olvido, olvidos, falta de memoria, despiste, despistes
forgiveness: perdon, perdonar
fork: tenedor, tenedores
fountain: fuente, fuentes
four hand massage: masaje cuatro manos
fox: zorro, zorros
fracture: fractura, fracturas, hueso roto
fragrance: fragancia, fragancias, aroma, aromas
fragrance free: sin perfume, sin fragancia
fragrant: fragante, fragantes, aromatico, aromatica, aromaticos, aromaticas, perfumado, perfumada, perfumados, perfumadas
frame: marco, marcos
france: francia
frankincense: olibano, incienso, inciensos
free: gratis, gratuito, gratuita, gratuitos, gratuitas
free dance: danza libre, baile libre
free trial: prueba gratuita, prueba gratis
freediving: apnea deportiva, buceo libre
freedom: libertad
freelancer: autonomo, autonoma, autonomos, autonomas, freelance, freelances
french: frances, francesa, francesas
frequency: frecuencia, frecuencias
fresh: fresco, fresca, frescos, frescas, frescura
fresh air: aire fresco, aire puro
fresh bread: pan recien hecho, pan fresco
friend: amigo, amiga, amigos, amigas
friendship: amistad, amistades
frog: rana, ranas
frost: escarcha, helada, heladas
frozen: congelado, congelada, congelados, congeladas
frozen shoulder: hombro congelado, capsulitis
fruit: fruta, frutas, fruto, frutos, frutal, frutales
fruit juice: zumo, zumos, jugo, jugos
fruit tea: te de frutas, infusion de frutas
frustration: frustracion, frustrado, frustrada, frustrados, frustradas
full board: pension completa
full body massage: masaje corporal completo
full moon: luna llena, plenilunio, plenilunios
fullness: saciedad
fun: diversion, divertido, divertida, divertidos, divertidas
funeral: funerales, entierro, entierros
fungal infection: candidiasis, candida
funnel: embudo, embudos
fur: pelaje
furniture: mueble, muebles, mobiliario
futon: futones
gallbladder: vesicula biliar, bilis
gambling: ludopatia, juego patologico
game: juego, juegos
gamer: videojuego, videojuegos, jugador, jugadores
garden: jardin, jardines
garden therapy: terapia de jardin
gardener: jardinero, jardinera, jardineros, jardineras
gardening: jardineria, cuidar el jardin
garlic: ajo, ajos
gastritis: irritacion de estomago
gate: portal, portales, porton, portones, verja, verjas
gazebo: glorieta, glorietas, cenador, cenadores
gel: geles
gemstone: gema, gemas, piedra preciosa, piedras preciosas, mineral, minerales
generation: generacion, generaciones
generosity: generosidad, generoso, generosa, generosos, generosas
gentian: genciana
gentle: suave, suaves, delicado, delicada, delicados, delicadas
geology: geologia
geranium: geranio, geranios
german: aleman, alemana, alemanas
germany: alemania
get well gift: regalo para enfermos
getaway: escapada, escapadas, escapadita, escapaditas
geyser: geiser, geiseres
gift: regalo, regalos, obsequio, obsequios, regalar
gift box: caja de regalo, cajas de regalo, caja regalo, cajas regalo
gift for mother: regalo para mama, regalo para madre
gift set: set de regalo, caja regalo, cajas regalo, cesta de regalo, cestas de regalo, lote de regalo, lotes de regalo
gift wrap: envoltorio, envoltorios
ginger: jengibre
ginger tea: te de jengibre, infusion de jengibre
ginkgo: gingko
ginseng: ginsen
girl: chica, chicas, muchacha, muchachas
girlfriend: novia, novias
glacier: glaciar, glaciares
glade: claro del bosque, claros del bosque, claro de bosque, claros de bosque
glamping: glampings, acampada de lujo
glass: vidrio, vidrios, cristal, cristales
glasses: gafas, lentes, anteojos
glaze: esmalte ceramico
glove: guante, guantes
gluten: sin gluten, celiaco, celiaca, celiacos, celiacas
gluten free: sin gluten, celiaco, celiaca, celiacos, celiacas, apto para celiacos
goal: meta, metas, objetivo, objetivos
goat: cabra, cabras, cabrito, cabritos
goat milk: leche de cabra
goat milk soap: jabon de cabra
goat yoga: yoga con cabras
god: dios
godfather: padrino, padrinos
godmother: madrina, madrinas
gold: oro, dorado, dorada, dorados, doradas
golden: dorado, dorada, dorados, doradas
golden milk: leche dorada, leche de curcuma
golf: golfista, golfistas, campo de golf, campos de golf
gong: gongs, bano de gong, banos de gong
gong bath: bano de gong, banos de gong
goose: ganso, gansos, oca, ocas
gorge: desfiladero, desfiladeros, garganta de montana, gargantas de montana
gorse: tojo, tojos, aulaga, aulagas
gout: acido urico
graduation: graduacion, graduaciones
grain: grano, granos, cereal, cereales
grandchild: nieto, nieta, nietos, nietas
grandfather: abuelo, abuelos, abuelito, abuelitos
grandmother: abuela, abuelas, abuelita, abuelitas
grandparent: abuelo, abuela, abuelos, abuelas
granite: granito
granola: granolas
grape: uva, uvas
grape seed pillow: saco de semillas, sacos de semillas, cojin de semillas, cojines de semillas
grapefruit: pomelo, pomelos, toronja, toronjas
grapeseed: pepita de uva, pepitas de uva, semilla de uva, semillas de uva
grass: hierba, hierbas, cesped, pasto
gratitude: gratitud, agradecimiento, agradecido, agradecida, agradecidos, agradecidas
gratitude journal: diario de gratitud
grave: tumba, tumbas
gravel: grava
greasy: graso, grasa, grasos, grasas, grasiento, grasienta, grasientos, grasientas
greece: grecia
greek: griego, griega, griegos, griegas
green: verde, verdes
green clay: arcilla verde
green tea: te verde
greenhouse: invernadero, invernaderos
greens: verduras de hoja, hoja verde, hojas verdes
greeting card: tarjeta de felicitacion, tarjetas de felicitacion
grey: gris, grises
grief: duelo, duelos, luto, lutos
grief cafe: encuentro de duelo
grief counselling: acompanamiento en duelo, terapia de duelo
grief group: grupo de duelo, grupos de duelo
grief retreat: retiro de duelo
grieving: duelo, duelos, de luto
grinder: molinillo, molinillos
groom: novio, novios
ground: tierra, suelo, suelos, terreno, terrenos
grounding: arraigo, enraizamiento, enraizar, conexion a tierra
group: grupo, grupos, grupal, grupales
group walk: caminata en grupo, caminatas en grupo
grove: arboleda, arboledas
growing pain: dolores de crecimiento
gua sha: raspado chino
guest: huesped, huespedes, invitado, invitada, invitados, invitadas
guesthouse: casa de huespedes, casas de huespedes, pension familiar, posada, posadas
guide: guia, guias, guiar
guided: guiado, guiada, guiados, guiadas
guided meditation: meditacion guiada, meditaciones guiadas
guilt: culpa, culpas, culpabilidad
guitar: guitarra, guitarras
gum: encia, encias, chicle, chicles
gut: intestino, intestinos, intestinal, intestinales, tripa, tripas
gut flora: flora intestinal, microbiota, microbioma
gym: gimnasio, gimnasios
gym ball: balon de gimnasia, balones de gimnasia, pelota de gimnasia, pelotas de gimnasia
gymnastics: gimnasia, gimnasias
gynaecologist: ginecologo, ginecologa, ginecologos, ginecologas
habit: habito, habitos, costumbre, costumbres
habit tracker: registro de habitos, seguimiento de habitos
hair: pelo, pelos, cabello, cabellos, capilar, capilares
hair dye: tinte de pelo, tintes de pelo, tinte capilar, tintes capilares
hair loss: caida del cabello, caida del pelo, alopecia
hair mask: mascarilla capilar, mascarillas capilares
hair oil: aceite capilar, aceites capilares, aceite de pelo, aceite de cabello
hairbrush: cepillo de pelo, cepillos de pelo
hairdresser: peluquero, peluquera, peluqueros, peluqueras, peluqueria, peluquerias
half: mitad, mitades, medio dia
half board: media pension
half moon: media luna, medialuna
hall: salon, salones, vestibulo, vestibulos
halloween: noche de brujas
hammam: bano turco, banos turcos, hamam, bano arabe, banos arabes
hammock: hamaca, hamacas
hamstring: isquiotibiales
hand: mano, manos, manual, manuales
hand cream: crema de manos, cremas de manos
hand grip: ejercitador de manos
hand massage: masaje de manos, masajes de manos
hand poured: vertida a mano
hand soap: jabon de manos, jabones de manos
hand thrown: torneado a mano
hand warmer: calientamanos, calentador de manos, calentadores de manos
hand woven: tejido a mano, tejida a mano
handball: balonmano
handbook: manual de uso
handcrafted: artesanal, artesanales, artesano, artesana, artesanos, artesanas
handle: asa, asas, mango de madera
handmade: hecho a mano, hecha a mano, hechos a mano, artesanal, artesanales, artesano, artesana, artesanos, artesanas
handpan: handpans, hang drum
hangover: resaca, resacas
happiness: felicidad
happy: feliz, felices, contento, contenta, contentos, contentas
harbour: puerto, puertos, muelle, muelles
hard: duro, dura, duros, duras
hare: liebre, liebres
harmonica: armonica, armonicas
harp: arpa, arpas
harvest: cosecha, cosechas, cosechar
hat: sombrero, sombreros, gorro, gorros
hatha: hatha yoga
hawthorn: espino blanco, majuelo
hay: heno
hay bath: bano de heno
hay fever: fiebre del heno, polen, alergia al polen
hay flower: flores de heno
hazelnut: avellana, avellanas
head: cabeza, cabezas, cabezal, cabezales
head massage: masaje craneal, masajes craneales, masaje de cabeza, masajes de cabeza, masaje capilar, masajes capilares
headache: dolor de cabeza, dolores de cabeza, cefalea, cefaleas, jaqueca, jaquecas
headboard: cabecero, cabeceros, cabecera, cabeceras
headphone: auricular, auriculares, cascos, audifono, audifonos
headstand: pino de yoga, parada de cabeza
healer: sanador, sanadores, sanadora, sanadoras, curandero, curandera, curanderos, curanderas
healing: sanacion, sanar, curacion, curativo, curativa, curativos, curativas
healing clay: arcilla medicinal, arcilla curativa
healing garden: jardin terapeutico
health: salud, sanitario, sanitaria, sanitarios, sanitarias
health anxiety: hipocondria, hipocondriaco, hipocondriaca, hipocondriacos, hipocondriacas
health coaching: coaching de salud
health insurance: seguro medico, seguro de salud
health tourism: turismo de salud, turismo de bienestar
healthy: saludable, saludables, sano, sana, sanos, sanas
healthy eating: alimentacion sana, comida sana, comer sano, alimentacion saludable, comida saludable
hearing: audicion, oido, oidos
hearing protection: proteccion auditiva
heart: corazon, corazones
heart attack: infarto, infartos
heart coherence: coherencia cardiaca
heart rate: frecuencia cardiaca, pulsacion, pulsaciones, ritmo cardiaco
heart shaped: forma de corazon
heartbeat: latido, latidos, latidos del corazon
heartbreak: desamor, desamores, corazon roto, mal de amores, despecho
heartburn: acidez, ardor de estomago, acidez de estomago
heat: calor, calores
heat pack: saco termico, sacos termicos, bolsa termica, bolsas termicas, almohadilla termica, almohadillas termicas, compresa caliente, compresas calientes
heated pool: piscina climatizada, piscinas climatizadas
heater: calefactor, calefactores, calefaccion, radiador, radiadores
heath: brezal, brezales
heather: brezo
heating: calefaccion
heating pad: manta electrica, mantas electricas, almohadilla electrica, almohadillas electricas, almohadilla termica, almohadillas termicas
heatwave: ola de calor, olas de calor
heavy: pesado, pesada, pesados, pesadas
heavy legs: piernas cansadas, piernas pesadas
hedge: seto, setos
hedgehog: erizo, erizos
heel: talon, talones
heel spur: espolon, fascitis plantar
heirloom: herencia
helplessness: impotencia
hemp: canamo
hemp oil: aceite de canamo
hen: gallina, gallinas
hen party: despedida de soltera, despedidas de soltera
henna: jena
herb: hierba, hierbas, planta medicinal, plantas medicinales, planta aromatica, plantas aromaticas
herb garden: jardin de hierbas, huerto de hierbas, huertos de hierbas
herb walk: paseo de hierbas, paseos de hierbas, paseo botanico, paseos botanicos
herb workshop: taller de hierbas, taller de plantas
herbal: hierbas, herbales, herbario, herbaria, herbarios, herbarias
herbal bath: bano de hierbas, banos de hierbas
herbal pillow: almohada de hierbas, almohadas de hierbas, cojin de hierbas, cojines de hierbas
herbal tea: infusion, infusiones, tisana, tisanas, te de hierbas, mate de hierbas, mates de hierbas
here and now: aqui y ahora
hermitage: ermita, ermitas
herpes: calentura labial, pupa labial
hibiscus: hibisco, flor de jamaica
hiccup: hipo
high: alto, alta, altos, altas
high blood pressure: tension alta, presion alta, hipertension
high ropes: parque de aventuras, circuito de cuerdas
highly sensitive: altamente sensible, altamente sensibles, hipersensible, hipersensibles, personas altamente sensibles
hike: excursion, excursiones, caminata, caminatas, ruta a pie, rutas a pie
hiking: senderismo, excursionismo, excursion, excursiones, trekking
hill: colina, colinas, cerro, cerros, loma, lomas
himalayan salt: sal del himalaya
hinge: bisagra, bisagras
hip: cadera, caderas
hip pain: dolor de cadera
histamine: histamina
hives: urticaria, urticarias
hoarse: ronquera, afonia, afonico, afonica, afonicos, afonicas
hobby: aficion, aficiones, pasatiempo, pasatiempos
hockey: hoquei
hoe: azada, azadas
holiday home: casa de vacaciones, casas de vacaciones, casa vacacional, casas vacacionales
holistic: holistico, holistica, holisticos, holisticas, integral, integrales
hollow: hueco, hueca, huecos, huecas
holy: sagrado, sagrada, sagrados, sagradas
home: hogar, hogares, en casa
home birth: parto en casa
home care: cuidados en casa
home cooked: comida casera, casero, casera, caseros, caseras
home office: teletrabajo, oficina en casa
home visit: a domicilio, visita a domicilio
homemade: casero, casera, caseros, caseras, hecho en casa
homeopathy: homeopatia, homeopatico, homeopatica, homeopaticos, homeopaticas
homesickness: anoranza, morrina
homework: deberes, tarea escolar, tareas escolares
honest: honesto, honesta, honestos, honestas, sincero, sincera, sinceros, sinceras
honest talk: conversacion sincera
honey: miel, mieles
honey soap: jabon de miel
honeycomb: panal de miel
honeymoon: luna de miel
hooded towel: capa de bano, capas de bano
hook: gancho, ganchos, percha, perchas
hoop: aro, aros
hope: esperanza, esperanzas
hops: lupulo
hormone: hormona, hormonas, hormonal, hormonales
horse: caballo, caballos, yegua, yeguas
horse farm: granja de caballos, yeguada, yeguadas
horse riding: montar a caballo, equitacion, paseo a caballo, paseos a caballo, cabalgata, cabalgatas
horsehair: crin, crines
horseradish: rabano picante
horsetail: cola de caballo
horticultural therapy: hortoterapia, terapia horticola
hospice: cuidados paliativos, paliativo, paliativa, paliativos, paliativas
hospital: hospitales, hospitalario, hospitalaria, hospitalarios, hospitalarias
host gift: detalle para anfitriones
hostel: hostal, hostales, albergue, albergues
hot: caliente, calientes, calor
hot air balloon: globo aerostatico, paseo en globo
hot compress: compresa caliente, compresas calientes
hot drink: bebida caliente
hot flash: sofoco, sofocos, bochorno, bochornos
hot flush: sofoco, sofocos, bochorno, bochornos, golpe de calor, golpes de calor
hot spring: aguas termales, fuente termal, fuentes termales, manantial termal, manantiales termales
hot stone: piedra caliente, piedras calientes, masaje con piedras
hot stone massage: masaje con piedras, masaje piedras calientes
hot tub: jacuzzi, jacuzzis, banera de hidromasaje, baneras de hidromasaje, tina caliente, tinas calientes
hot water bottle: bolsa de agua, bolsas de agua, guatero, guateros, bolsa agua caliente
hot weather: ola de calor, olas de calor
hot yoga: yoga caliente
hotel: hoteles, hotelero, hotelera, hoteleros, hoteleras
hotelier: hotelero, hotelera, hoteleros, hoteleras
hourglass: reloj de arena, relojes de arena
house: casa, casas
houseboat: casa flotante, casas flotantes, barco casa
household: hogar, hogares, domestico, domestica, domesticos, domesticas
houseplant: planta de interior, plantas de interior
housewarming: regalo de casa, casa nueva
housewife: ama de casa, amas de casa
housework: tareas domesticas, tareas del hogar
hug: abrazo, abrazos, abrazar
hula hoop: hulahoop, aro de cintura
humid: humedo, humeda, humedos, humedas
humidifier: humidificador, humidificadores
humility: humildad, humilde, humildes
humming: tarareo, tarareos, tararear
hummingbird: colibries, picaflor, picaflores
humour: humor
hunchback: joroba, jorobas, cifosis
hunched: encorvado, encorvada, encorvados, encorvadas, joroba, jorobas, chepa
hunger: hambre, hambriento, hambrienta, hambrientos, hambrientas
hurry: prisa, prisas, apuro, apuros
husband: marido, maridos, esposo, esposos
husk: cascarilla, cascarillas, cascara, cascaras
husky: perros de trineo
hut: cabana, cabanas, choza, chozas, cabanita, cabanitas
hut to hut: travesia de refugios
hyaluronic acid: acido hialuronico, hialuronico
hydration: hidratacion, hidratar
hydrolat: hidrolato, hidrolatos
hydrotherapy: hidroterapia, hidromasaje, hidromasajes
hygiene: higiene, higienico, higienica, higienicos, higienicas
hypnosis: hipnosis, hipnoterapia
hypnotherapy: hipnoterapia, hipnosis clinica
hypoallergenic: hipoalergenico, hipoalergenica, hipoalergenicos, hipoalergenicas
hyssop: hisopo
ice: hielo, hielos, helado, helada, helados, heladas
ice bath: bano de hielo, banos de hielo, bano helado, banos helados, hielo
ice cream: helado de crema, helados
ice pack: bolsa de hielo, bolsas de hielo
ice skating: patinaje sobre hielo, patinar
ice swimming: natacion en hielo, nadar en invierno
iceland: islandia
icon: icono, iconos
identity: identidad
igloo: iglu, iglus
ikebana: arreglo floral japones
illness: enfermedad, enfermedades, enfermo, enferma, enfermos, enfermas
immune system: sistema inmunitario, sistema inmune, sistema inmunologico, inmunologico, inmunologica, inmunologicos, inmunologicas
immunity: inmunidad, defensas, inmune, inmunes, inmunitario, inmunitaria, inmunitarios, inmunitarias
impatience: impaciencia, impaciente, impacientes
improvisation: improvisacion, improvisar
incense: incienso, inciensos, sahumerio, sahumerios
incense holder: portaincienso, portainciensos
incontinence: incontinencia, perdidas de orina
indian: hindu, hindues
indigestion: empacho, mala digestion
individual: individuales
indoor: interior, interiores, cubierto, cubierta, cubiertos, cubiertas
indoor pool: piscina cubierta, piscinas cubiertas, piscina climatizada, piscinas climatizadas
infection: infeccion, infecciones
infertility: infertilidad, esterilidad
inflammation: inflamacion, inflamaciones, inflamado, inflamada, inflamados, inflamadas
inflatable: hinchable, hinchables, inflable, inflables
infrared: infrarrojo, infrarroja, infrarrojos, infrarrojas
infrared sauna: sauna de infrarrojos, saunas de infrarrojos, cabina de infrarrojos
infusion: infusiones
ingredient: ingrediente, ingredientes
inhalation: inhalacion, inhalaciones
inhale: inhalar, inhalacion, inhalaciones, inspirar
inhaler: inhalador, inhaladores
injury: lesion, lesiones, lesionado, lesionada, lesionados, lesionadas
inline skating: patinaje en linea, patines
inn: posada, posadas, fonda, fondas, meson, mesones
inner child: nino interior, nina interior
inner critic: critico interior, autocritica, autoexigencia
inner peace: paz interior
insect: insecto, insectos
insect bite: picadura, picaduras, picadura de mosquito, picaduras de mosquito
insole: plantilla, plantillas
insomnia: insomnio, insomnios, insomne, insomnes, no puedo dormir, no duermo, desvelo, desvelos
insomniac: insomne, insomnes
inspiration: inspiracion
instructor: instructores, instructora, instructoras, monitora, monitoras
instrument: instrumento, instrumentos
insurance: seguro medico, mutua, mutuas
intermediate: intermedio, intermedia, intermedios, intermedias, nivel medio
intermittent fasting: ayuno intermitente
internet: conexion a internet, wifi
intimacy: intimidad
intimate care: higiene intima, cuidado intimo
intolerance: intolerancia, intolerancias, intolerante, intolerantes
introduction: introduccion, iniciacion
introvert: introvertido, introvertida, introvertidos, introvertidas
inventory: inventario, inventarios
iodine: yodo
ireland: irlanda
iron: hierro
iron deficiency: falta de hierro, anemia, anemias, anemico, anemica, anemicos, anemicas
irritability: irritabilidad, mal humor, mal genio
irritable: irritables, irascible, irascibles
irritable bowel: colon irritable, intestino irritable
island: isla, islas, isleno, islenos, islote, islotes
italian: italiano, italiana, italianos, italianas
italy: italia
itch: picor, picores, picazon, picazones, comezon
itchy: picazon, pica la piel, picor, picores
ivory: marfil
ivy: hiedra, hiedras
jacket: chaqueta, chaquetas, chamarra, chamarras
jacuzzi: jacuzzis
jade: rodillo de jade
jam: mermelada, mermeladas
japan: japon
japanese: japones, japonesa, japonesas, japoneses
jar: tarro, tarros, frasco, frascos, bote, botes
jasmine: jazmin, jazmines
jaw: mandibula, mandibulas, quijada, quijadas
jaw pain: dolor de mandibula
jaw tension: tension mandibular, mandibula tensa
jealousy: celos
jet lag: desfase horario, desfases horarios, jetlag
jetty: embarcadero, embarcaderos, muelle, muelles
jewellery: joya, joyas, joyeria
job interview: entrevista de trabajo, entrevistas de trabajo
job loss: perdida de trabajo, perder el trabajo, despido, despidos
jogging: trote, trotar, footing
joint: articulacion, articulaciones, articular, articulares
joint pain: dolor articular, dolor de articulaciones, dolores articulares
jojoba oil: aceite de jojoba, aceites de jojoba
journal: diario, diarios, cuaderno, cuadernos
journaling: escritura terapeutica, diario personal, escribir un diario
journalist: periodista, periodistas
joy: alegria, alegrias, gozo
judo: yudo
jug: jarra, jarras
juggling: malabares, malabarismo
juice: zumo, zumos, jugo, jugos
juice fast: ayuno con zumos, dieta de zumos, dieta detox
juicer: exprimidor, exprimidores, extractor de zumos, licuadora, licuadoras
jumper: jersey, jerseyes, sueter, sueteres, chompa, chompas
jungle: selva, selvas, jungla, junglas
juniper: enebro, enebros
jute: yute
kale: col rizada, berza, berzas
kapok: miraguano
karate: karateca, karatecas
kayaking: kayak, kayaks, piragua, piraguas, piraguismo
kefir: kefires
kernel: pepita, pepitas
ketogenic: cetogenico, cetogenica, cetogenicos, cetogenicas, dieta keto
kettle: hervidor, hervidores, tetera, teteras, pava, pavas
kettlebell: pesa rusa, pesas rusas
key: llave, llaves
keyboard: teclado, teclados
kickboxing: kick boxing
kidney: rinon, rinones, renal, renales
kiln: horno de ceramica
kilometre: kilometro, kilometros
kimono: kimonos, quimono, quimonos
kind: amable, amables, bondadoso, bondadosa, bondadosos, bondadosas
kindergarten: guarderia, guarderias, jardin de infancia, preescolar
kindness: amabilidad, bondad, gentileza
kinesio tape: cinta kinesiologica, cintas kinesiologicas, vendaje neuromuscular
kinesiology: kinesiologia
kingfisher: martin pescador
kintsugi: ceramica reparada
kiss: beso, besos
kit: kits, estuche, estuches
kitchen: cocina, cocinas
kitten: gatito, gatita, gatitos, gatitas
kneading: amasar, amasado, amasados
knee: rodilla, rodillas
knee brace: rodillera, rodilleras
knee pain: dolor de rodilla, dolor de rodillas
kneeling chair: silla de rodillas, sillas de rodillas, silla ergonomica, sillas ergonomicas
kneipp: terapia kneipp
knife: cuchillo, cuchillos
knitted: tejido, tejida, tejidos, tejidas, de punto
knitting: tejer, punto de media, hacer punto, tricotar
knowledge: conocimiento, conocimientos
kombucha: kombuchas, te fermentado
korean: coreano, coreana, coreanos, coreanas
krav maga: kravmaga
kundalini: yoga kundalini
kung fu: kungfu
label: etiqueta, etiquetas
labour: parto, partos, contraccion, contracciones
lactose: lactosa, sin lactosa
lactose free: sin lactosa
ladle: cucharon, cucharones, cazo, cazos
ladys mantle: alquimila, pie de leon
lagoon: laguna, lagunas
lake: lago, lagos, lacustre, lacustres
lamb: cordero, corderos
lamp: lampara, lamparas
lamp oil: aceite de lampara
lamp shade: pantalla de lampara
landscape: paisaje, paisajes
lane: callejuela, callejuelas, vereda, veredas
language course: curso de idiomas, cursos de idiomas
lantern: farol, faroles, farolillo, farolillos, linterna, linternas
lap: regazo
lap desk: bandeja de cama, bandejas de cama, mesa de cama, mesas de cama
lapis lazuli: lapislazuli
laptop: portatil, portatiles, computadora portatil, computadoras portatiles, ordenador portatil, ordenadores portatiles
laptop stand: soporte para portatil, soportes para portatil, elevador de portatil
larch: alerce, alerces
large: grande, grandes
laser: laseres
late: tardio, tardia, tardios, tardias
latex: latex natural
laughter: risa, risas, reir, risoterapia
laughter yoga: risoterapia
laundry: colada, lavanderia, lavanderias
lava: lava volcanica, roca volcanica
lava field: campo de lava
lavender: lavanda, lavandas, espliego, alhucema
lavender field: campo de lavanda, campos de lavanda
lavender oil: aceite de lavanda
lavender pillow: almohadilla de lavanda, almohadillas de lavanda, cojin de lavanda, cojines de lavanda
lavender soap: jabon de lavanda
lawn: cesped
lawyer: abogado, abogada, abogados, abogadas
leader: lider, lideres, liderazgo
leadership: liderazgo
leaf: hoja, hojas, hojita, hojitas
lean: magro, magra, magros, magras, delgado, delgada, delgados, delgadas
learning: aprender, aprendizaje, aprendizajes
learning difficulty: dificultad de aprendizaje, dificultades de aprendizaje
leather: cuero, cueros, piel curtida
leave: baja laboral, licencia, licencias, baja medica
lecture: conferencia, conferencias, ponencia, ponencias
leg: pierna, piernas
leg massage: masaje de piernas, masajes de piernas
leg pillow: almohada para piernas, almohadas para piernas, cojin para piernas, cojines para piernas
leggings: mallas, leggins
legume: legumbre, legumbres
leisure: ocio, tiempo libre
lemon: limon, limones
lemon balm: melisa, toronjil
lemonade: limonada, limonadas
lemongrass: hierba limon, citronela, zacate limon
lentil: lenteja, lentejas
lesson: leccion, lecciones, clase, clases
letter: carta, cartas, letra, letras
letting go: soltar, dejar ir, desapego
level: nivel, niveles
lgbt: gay, gays, lesbiana, lesbianas, queer
libido: deseo sexual, apetito sexual
library: biblioteca, bibliotecas
lice: piojo, piojos
lichen: liquen, liquenes
lid: tapa, tapas, tapadera, tapaderas
life: vida, vidas, vital, vitales
life coaching: coaching de vida, coaching personal
life crisis: crisis vital, crisis vitales
lift: ascensor, ascensores, elevador, elevadores
ligament: ligamento, ligamentos
light: luz, luces, luminoso, luminosa, luminosos, luminosas, ligero, ligera, ligeros, ligeras
light therapy: fototerapia, luminoterapia, terapia de luz
lighter: mechero, mecheros, encendedor, encendedores
lighthouse: faro, faros
lightweight: ligero, ligera, ligeros, ligeras, liviano, liviana, livianos, livianas
lily: lirio, lirios, azucena, azucenas
lime: lima, limas
lime blossom: tila, flor de tilo
limestone: caliza, piedra caliza
linden: tilo, tilos, tila
line dance: baile en linea
linen: lino, de lino
linseed oil: aceite de linaza
lion: leon, leones
lions mane: melena de leon
lip: labio, labios, labial, labiales
lip balm: balsamo labial, balsamos labiales, cacao labial, protector labial, protectores labiales
lip care: cuidado labial
lip colour: pintalabios, barra de labios
lipoedema: lipedema
liquid soap: jabon liquido, jabones liquidos
liquorice: regaliz
list: lista, listas
listening: escucha, escuchar, escucha activa
listless: desganado, desganada, desganados, desganadas, apatico, apatica, apaticos, apaticas
live stream: en directo, en vivo
liver: higado, hepatico, hepatica, hepaticos, hepaticas
living room: salon, salones, sala de estar
llama: llamas andinas
loaf: hogaza, hogazas, barra de pan
local: locales
local treatment: tratamiento local
lock: candado, candados, cerradura, cerraduras
locker: taquilla, taquillas, casillero, casilleros
lodge: refugio, refugios, albergue, albergues, hosteria, hosterias
log: tronco, troncos, leno, lenos
log cabin: cabana de madera, cabanas de madera, casa de troncos, casas de troncos
loneliness: soledad
lonely: solitario, solitaria, solitarios, solitarias, sola, solas
long: largo, larga, largos, largas
long covid: covid persistente, covid largo
longevity: longevidad, longevo, longeva, longevos, longevas
longing: anhelo, anhelos
loofah: lufa, lufas, esponja vegetal, esponjas vegetales
loose: suelto, suelta, sueltos, sueltas, holgado, holgada, holgados, holgadas
loose leaf tea: te a granel, te suelto, te en hebras
loss: perdida, perdidas
lotion: locion, lociones
lotus: loto, lotos, flor de loto
loud: ruidoso, ruidosa, ruidosos, ruidosas, volumen alto
loudspeaker: altavoz, altavoces, parlante, parlantes, bocina, bocinas
love: amores, amor
lovely: precioso, preciosa, preciosos, preciosas, encantador, encantadores
low: bajito, bajita, bajitos, bajitas
low blood pressure: tension baja, presion baja
low carb: baja en carbohidratos, bajo en carbohidratos
low energy: falta de energia, poca energia
low fat: bajo en grasa, sin grasa
lower back: lumbar, lumbares, zona lumbar, rinonada
lozenge: pastillas de garganta, caramelos de garganta
luggage: equipaje, equipajes
lukewarm: tibio, tibia, tibios, tibias
lullaby: nana para dormir, nanas para dormir, cancion de cuna, canciones de cuna
lumbago: lumbalgia, lumbalgias
lumbar cushion: cojin lumbar, cojines lumbares, soporte lumbar
lump in throat: nudo en garganta
lunch: almuerzo, almuerzos, almorzar, comida de mediodia
lunch box: fiambrera, fiambreras, tupper, lonchera, loncheras
lung: pulmon, pulmones, pulmonar, pulmonares
luxury: lujo, lujos, lujoso, lujosa, lujosos, lujosas, de lujo
lying down: tumbarse, tumbado, tumbada, tumbados, tumbadas, acostado, acostada, acostados, acostadas, recostado, recostada, recostados, recostadas
lymph: linfa, linfatico, linfatica, linfaticos, linfaticas
lymphatic drainage: drenaje linfatico, drenajes linfaticos
maca: raiz de maca
macrame: macrames
macrobiotic: macrobiotico, macrobiotica, macrobioticos, macrobioticas
made to measure: a medida
magazine: revista, revistas
magic: magia, magico, magica, magicos, magicas
magnesium: magnesio
magnet: iman, imanes
magnifying glass: lupa, lupas
mailbox: buzon, buzones
main course: plato principal
make up: maquillaje, maquillajes, maquillar
make up remover: desmaquillante, desmaquillantes, desmaquillar
mala: rosario budista, rosarios budistas, japamala, japamalas
mallow: malva, malvas
man: hombre, hombres, varon, varones, caballero, caballeros
manager: directivo, directiva, directivos, directivas, gerente, gerentes
mandala: mandalas
mandarin: mandarina, mandarinas
mango: mangos
mangrove: manglar, manglares
manicure: manicura, manicuras
manor: casa senorial, casas senoriales, mansion, mansiones, pazo, pazos
mansion: mansiones
mantra: mantras
map: mapa, mapas
maple: arce, arces
marathon: maraton, maratones
marble: marmol
marigold: calendula, calendulas, cempasuchil
marigold balm: balsamo de calendula
marine life: vida marina
marjoram: mejorana
mark: marca, marcas, mancha, manchas
market: mercado, mercados
marriage: matrimonio, matrimonios
marsh: marisma, marismas, pantano, pantanos
marshmallow root: malvavisco, altea
martial arts: arte marcial, artes marciales
mask: mascara, mascaras, mascarilla, mascarillas
massage: masaje, masajes, masajear
massage ball: pelota de masaje, pelotas de masaje, bola de masaje, bolas de masaje
massage gun: pistola de masaje, pistolas de masaje
massage oil: aceite de masaje, aceites de masaje, aceite para masaje, aceites para masaje
massage table: camilla, camillas, camilla de masaje, camillas de masaje
massager: masajeador, masajeadores
masseur: masajista, masajistas
mastitis: pecho inflamado, mastitis lactante
mat: esterilla, esterillas, colchoneta, colchonetas, tapete, tapetes
match: cerilla, cerillas, fosforo, fosforos
matcha: te matcha
mate: yerba mate
mattress: colchon, colchones
mattress protector: protector de colchon, protectores de colchon, cubrecolchon, cubrecolchones
me time: tiempo para mi, momento para mi
meadow: prado, prados, pradera, praderas
meal: comida, comidas, plato, platos
meaning of life: sentido de vida
measuring spoon: cuchara medidora
meat: carne, carnes
mechanic: mecanico, mecanica, mecanicos, mecanicas
mediation: mediacion
medicinal mushroom: hongo medicinal, hongos medicinales, seta medicinal, setas medicinales
medicine: medicina, medicinas, medicamento, medicamentos
meditation: meditacion, meditaciones, meditar, meditando
meditation app: aplicacion de meditacion, aplicaciones de meditacion
meditation bench: banco de meditacion, bancos de meditacion, banquito de meditacion, banquitos de meditacion
meditation class: clase de meditacion, clases de meditacion
meditation course: curso de meditacion, cursos de meditacion
meditation cushion: cojin de meditacion, cojines de meditacion, zafu, zafus
meditation retreat: retiro de meditacion, retiros de meditacion
meditation room: sala de meditacion, salas de meditacion
meditative: meditativo, meditativa, meditativos, meditativas
mediterranean: mediterraneo, mediterranea, mediterraneos, mediterraneas
mediterranean sea: mar mediterraneo
meeting: encuentro, encuentros, reunion, reuniones
melatonin: melatonina
melon: melones
membership: suscripcion, suscripciones, membresia, membresias
memorial: conmemoracion, homenaje, homenajes
memory: memoria, memorias, recuerdo, recuerdos
memory foam: viscoelastico, viscoelastica, viscoelasticos, viscoelasticas, espuma viscoelastica
memory training: entrenamiento de memoria, ejercicios de memoria, memorizar
men: hombre, hombres, masculino, masculina, masculinos, masculinas
menopause: menopausia, menopausico, menopausica, menopausicos, menopausicas
mens group: circulo de hombres, circulos de hombres, grupo de hombres, grupos de hombres
menstrual: menstruales
menstrual cup: copa menstrual, copas menstruales
menstrual cycle: ciclo menstrual, ciclos menstruales
menstruation: menstruacion, menstruaciones, menstrual, menstruales, regla
mental: mentales
mental health: salud mental
menthol: mentol, mentolado, mentolada, mentolados, mentoladas
menu: menus, carta del restaurante
merino: lana merino
message: mensaje, mensajes
metabolism: metabolismo, metabolico, metabolica, metabolicos, metabolicas
metal: metales, metalico, metalica, metalicos, metalicas
metronome: metronomo, metronomos
mexican: mexicano, mexicana, mexicanos, mexicanas
mexico: mejico
microfibre: microfibra, microfibras
midday: mediodia
middle: mediana edad
middle age: mediana edad, edad madura
midlife crisis: crisis mediana edad, crisis de edad
midnight: medianoche
midwife: matrona, matronas, comadrona, comadronas, partera, parteras
migraine: migrana, migranas, jaqueca, jaquecas
migrant: inmigrante, inmigrantes, migrante, migrantes
milk: leche, leches
milk bath: bano de leche
milk soap: jabon de leche
milk thistle: cardo mariano
milky way: via lactea
mill: molino, molinos
millet: mijo
mind: mente, mentes, mental, mentales
mind and body: cuerpo y mente
mindful: consciente, conscientes
mindful eating: alimentacion consciente, comer consciente, comer con atencion
mindfulness: atencion plena, conciencia plena
mindfulness course: curso de mindfulness, cursos de mindfulness, curso de mbsr
mineral: minerales
mineral water: agua mineral
minimalism: minimalismo, minimalista, minimalistas
mint: menta, mentas, hierbabuena, yerbabuena
mint oil: aceite de menta
mirror: espejo, espejos
mirror bathroom: espejo de bano, espejos de bano
mirror compact: espejito, espejitos
miscarriage: aborto espontaneo, abortos espontaneos, perdida gestacional, perdida del bebe
miso: sopa de miso
mist: neblina, neblinas, bruma, brumas
mistletoe: muerdago
mobile massage: masaje a domicilio, masajes a domicilio
mobility: movilidad
modern: moderno, moderna, modernos, modernas
moist: humedo, humeda, humedos, humedas
moisturiser: hidratante, hidratantes, crema hidratante, cremas hidratantes, hidratar
mole: topo, topos
monastery: monasterio, monasterios, convento, conventos
monastery stay: retiro en monasterio, estancia en monasterio
money worries: problemas de dinero, preocupaciones economicas, deudas
monitor stand: soporte de pantalla, soportes de pantalla, soporte de monitor, soportes de monitor
monk: monje, monjes
monkey: monos, chimpance, chimpances
monthly: mensual, mensuales
mood: estado de animo, estados de animo, humor, animo
mood tracker: registro de animo, diario emocional
moon: luna, lunas, lunar, lunares
moon cycle: ciclo lunar
moonlight: luz de luna
moonstone: piedra luna, piedras luna, piedra de luna
moor: paramo, paramos
moose: alce, alces
moringa: moringas
morning: manana, mananas, matinal, matinales, matutino, matutina, matutinos, matutinas
morning person: madrugador, madrugadores, madrugadora, madrugadoras
morning routine: rutina matinal, rutina de manana
morning sickness: nauseas del embarazo, nauseas matutinas
moroccan: marroqui, marroquis
morocco: marruecos
mortar: mortero, morteros, molcajete, molcajetes
mosaic: mosaico, mosaicos
mosquito: mosquitos, antimosquitos, zancudo, zancudos
mosquito coil: espiral antimosquitos
mosquito net: mosquitera, mosquiteras, mosquitero, mosquiteros
moss: musgo, musgos
moth: polilla, polillas
mother: madre, madres, mama, mamas, materno, materna, maternos, maternas
mother and child: madre e hijo, madre e hija
mother baby: mama y bebe
mother in law: suegro, suegra, suegros, suegras
mother of pearl: nacar
motherhood: maternidad
mothers day: dia madre, dia de madres
motivation: motivacion, motivar, desmotivado, desmotivada, desmotivados, desmotivadas
mould: moho
mountain: montana, montanas, sierra, sierras, cordillera, cordilleras, montanoso, montanosa, montanosos, montanosas
mountain air: aire de montana
mountain biking: bicicleta de montana, ciclismo de montana
mountain guide: guia de montana, guias de montana
mountain hut: refugio de montana, refugios de montana
mountain lake: lago de montana
mountain village: pueblo de montana
mouse: raton ergonomico, raton de ordenador
mouse animal: ratoncito, ratoncitos
mouth: boca, bocas, bucal, bucales
mouth tape: cinta bucal, esparadrapo bucal
mouthwash: enjuague bucal, enjuagues bucales, colutorio, colutorios
movement: movimiento, movimientos, moverse
moving house: mudanza, mudanzas, mudarse
moxibustion: moxa, moxas
mud: lodo, lodos, fango, fangos, barro, barros
mud bath: bano de barro, banos de barro, bano de lodo, banos de lodo
mud run: carrera de obstaculos
mudra: mudras
muesli: mueslis
mug: taza, tazas, tazon, tazones, jarro, jarros
mugwort: artemisa
multigenerational: intergeneracional, intergeneracionales
multiple sclerosis: esclerosis multiple
mum: mama, mamas, madre, madres
muscle: musculo, musculos, muscular, musculares
muscle pain: dolor muscular, dolores musculares
muscle soreness: agujetas, dolor muscular
muscle tension: contractura, contracturas, tension muscular, tensiones musculares
muscular: musculatura, musculaturas
museum: museo, museos
mushroom: seta, setas, hongo, hongos, champinon, champinones
mushroom coffee: cafe de hongos, cafe de setas
mushroom picking: recoger setas, buscar setas, micologia
music: musica, musicas, musical, musicales
music lesson: clase de musica, clases de musica
music therapy: musicoterapia
musical instrument: instrumento musical, instrumentos musicales, instrumento de musica, instrumentos de musica
musician: musico, musicos
muslin: muselina, muselinas
mustard: mostaza
myofascial release: liberacion miofascial
myrrh: mirra
mysticism: mistica, misticismo
nail: esmalte de unas, cuidado de unas, cortaunas
nail brush: cepillo de unas, cepillos de unas
nail clipper: cortaunas
nail polish: esmalte de unas, pintaunas
nap: siesta, siestas, echar la siesta
napkin: servilleta, servilletas
nappy: panal, panales
narrow: estrecho, estrecha, estrechos, estrechas, angosto, angosta, angostos, angostas
nasal spray: spray nasal
nasal strip: tira nasal, tiras nasales
national park: parque nacional, parques nacionales
natural: naturales
nature: naturaleza
nature connection: conexion con naturaleza, conectar con naturaleza
nature guide: guia de naturaleza, guias de naturaleza
nature reserve: reserva natural, reservas naturales
nature sound: sonido naturales, sonidos naturales
nature therapy: terapia de naturaleza, terapia forestal
naturopath: naturopata, naturopatas
naturopathy: naturopatia
nausea: nauseas, ganas de vomitar
nearby: cercano, cercana, cercanos, cercanas
neck: cuello, cuellos, cervical, cervicales, nuca, nucas
neck massage: masaje de cuello, masajes de cuello, masaje cervical, masajes cervicales
neck pain: dolor de cuello, cervicalgia, dolor cervical, dolor de cervicales, torticolis
neck pillow: almohada cervical, almohadas cervicales, cojin cervical, cojines cervicales, almohada de viaje, almohadas de viaje, reposacuello
necklace: collar, collares
needle: aguja, agujas
needling: puncion seca
negative thought: pensamiento negativo, pensamientos negativos
neighbour: vecino, vecina, vecinos, vecinas
neighbourhood: barrio, barrios, vecindario, vecindarios
nepalese: nepali, nepales
neroli: azahar, flor de azahar
nerve: nervio, nervios
nerve pain: neuralgia, neuralgias, dolor neuropatico
nervous: nervioso, nerviosa, nerviosos, nerviosas
nervous exhaustion: agotamiento nervioso
nervous stomach: estomago nervioso
nervous system: sistema nervioso
nervousness: nerviosismo, nervios
nest: nido, nidos
neti pot: ducha nasal, duchas nasales, lavado nasal, lota
nettle: ortiga, ortigas
neurodermatitis: dermatitis, dermatitis atopica
neurodivergent: neurodivergente, neurodivergentes, neurodivergencia
neurofeedback: neuroretroalimentacion
new: nuevo, nueva, nuevos, nuevas
new moon: luna nueva
new mother: madre primeriza, madres primerizas, mama reciente
new start: nuevo comienzo, empezar de nuevo, nueva etapa
new year: ano nuevo, fin de ano
newborn: recien nacido, recien nacidos, recien nacida, recien nacidas
newcomer: recien llegado, recien llegada, recien llegados, recien llegadas
newspaper: periodico, periodicos
nicotine: nicotina
nigella: comino negro
night: noche, noches, nocturno, nocturna, nocturnos, nocturnas
night light: luz nocturna, luz de noche, lamparita, lamparitas
night shift: turno de noche, turnos de noche, turno nocturno, turnos nocturnos, trabajo nocturno
night sky: cielo nocturno, cielo estrellado
night sweat: sudor nocturno, sudores nocturnos, sudoracion nocturna
night walk: paseo nocturno, paseos nocturnos, caminata nocturna, caminatas nocturnas
nightgown: camison, camisones
nightingale: ruisenor, ruisenores
nightmare: pesadilla, pesadillas, terror nocturno, terrores nocturnos
nipple: pezon, pezones
nipple balm: balsamo de pezones
noise: ruido, ruidos
noise cancelling: cancelacion de ruido, antirruido
noisy: ruidoso, ruidosa, ruidosos, ruidosas
non alcoholic: sin alcohol
non slip: antideslizante, antideslizantes
nonviolent communication: comunicacion no violenta
noodle: fideo, fideos
noon: mediodia
nordic: nordico, nordica, nordicos, nordicas, escandinavo, escandinava, escandinavos, escandinavas
nordic walking: marcha nordica
north: norte, norteno
north sea: mar del norte
north star: estrella polar
northern lights: aurora boreal, auroras boreales
norway: noruega
norwegian: noruego, noruega, noruegos, noruegas
nose: nariz, narices, nasal, nasales
nostalgia: anoranza, nostalgico, nostalgica, nostalgicos, nostalgicas
note: nota, notas, apunte, apuntes
notebook: cuaderno, cuadernos, libreta, libretas
notification: notificacion, notificaciones
novel: novela, novelas
numbness: adormecimiento, adormecido, adormecida, adormecidos, adormecidas
nun: monja, monjas
nurse: enfermero, enfermera, enfermeros, enfermeras
nursery teacher: maestra infantil, educadora infantil
nursing: enfermeria
nursing pillow: cojin de lactancia, cojines de lactancia, almohada de lactancia, almohadas de lactancia
nursing tea: infusion de lactancia, te de lactancia
nut: fruto seco, frutos secos, nuez, nueces
nut free: sin frutos secos
nutmeg: nuez moscada
nutrition: nutricion, alimentacion
nutrition advice: asesoramiento nutricional, asesoria nutricional
nutritional: nutricional, nutricionales, nutritivo, nutritiva, nutritivos, nutritivas
nutritionist: nutricionista, nutricionistas, dietista, dietistas
oak: roble, robles
oar: remos
oasis: oasis natural
oat: avena, copos de avena
oat bath: bano de avena
oat milk: leche de avena, bebida de avena
oboe: oboes, oboista, oboistas
obsessive: obsesivo, obsesiva, obsesivos, obsesivas, obsesion, obsesiones
obsidian: obsidiana, obsidianas
obstacle course: pista de obstaculos
occupational health: salud laboral
ocean: oceano, oceanos, oceanico, oceanica, oceanicos, oceanicas
ochre: ocre, ocres
oedema: edema, edemas
office: oficina, oficinas, despacho, despachos
office chair: silla de oficina, sillas de oficina, silla ergonomica, sillas ergonomicas
office worker: oficinista, oficinistas, empleado de oficina, empleada de oficina, empleados de oficina, empleadas de oficina
offline: sin conexion, sin internet
oil: aceite, aceites, oleo, oleos
oil burner: quemador de aceite, quemadores de aceite, quemador de esencias, quemadores de esencias, hornillo de esencias, hornillos de esencias
oil lamp: lampara de aceite, lamparas de aceite, quinque, quinques
oil pulling: enjuague con aceite
oily skin: piel grasa, piel grasosa, cutis graso
ointment: pomada, pomadas, unguento, unguentos
old: viejo, vieja, viejos, viejas, antiguo, antigua, antiguos, antiguas
old age: vejez, tercera edad
older: mayor, mayores, personas mayores
olive: oliva, olivas, aceituna, aceitunas, olivo, olivos
olive grove: olivar, olivares
olive oil: aceite de oliva, aceites de oliva
olive soap: jabon de oliva, jabones de oliva, jabon de castilla
omega: acidos grasos, omega tres
omelette: tortilla de huevo
one to one: sesion individual, sesiones individuales
onion: cebolla, cebollas
online: en linea, virtual, virtuales
online course: curso en linea, cursos en linea, curso online, cursos online, curso virtual, cursos virtuales
online shop: tienda en linea, tiendas en linea, tienda online, tiendas online
online yoga: yoga en linea, yoga online
onsen: bano japones, banos japones, aguas termales, termas
oolong: te azul, te oolong
open day: puertas abiertas, jornada abierta
opening hours: horario, horarios
operation: operacion, operaciones, cirugia, cirugias
optimism: optimismo, optimista, optimistas
oracle card: cartas oraculo, oraculo, oraculos
orange: naranja, naranjas, naranjo, naranjos
orange blossom: azahar, flor de azahar, azahares
orange oil: aceite de naranja
orchard: huerto frutal, huertos frutales, arboles frutales
orchestra: orquesta, orquestas, orquestal, orquestales
orchid: orquidea, orquideas
oregano: oreganos
organ: organo, organos
organic: organico, organica, organicos, organicas, ecologico, ecologica, ecologicos, ecologicas, biologico, biologica, biologicos, biologicas
organic cotton: algodon organico, algodon ecologico
organic farm: granja ecologica, granja organica
origami: papiroflexia
orphan: huerfano, huerfana, huerfanos, huerfanas
osteoarthritis: artrosis
osteopath: osteopata, osteopatas
osteopathy: osteopatia
osteoporosis: descalcificacion, huesos fragiles
otter: nutria, nutrias
outdoor: aire libre, exterior, exteriores
outdoor bath: bano exterior, banera exterior
outdoor kitchen: cocina exterior
outdoor pool: piscina exterior, piscina al aire
outdoor shower: ducha exterior
outdoors: aire libre, a la intemperie
outside: exterior, exteriores, aire libre
oval: ovalado, ovalada, ovalados, ovaladas
ovary: ovario, ovarios
oven: horno, hornos
oven glove: manopla de cocina
overload: sobrecarga, sobrecargas, sobrecargado, sobrecargada, sobrecargados, sobrecargadas
overthinking: darle vueltas, pensar demasiado, sobrepensar, rumiacion, rumiar
overweight: sobrepeso, obesidad, obeso, obesa, obesos, obesas
overwhelm: agobio, agobios, abrumado, abrumada, abrumados, abrumadas, saturacion, agobiado, agobiada, agobiados, agobiadas
overwhelmed: abrumado, abrumada, abrumados, abrumadas, desbordado, desbordada, desbordados, desbordadas, agobiado, agobiada, agobiados, agobiadas, sobrepasado, sobrepasada, sobrepasados, sobrepasadas
overwork: exceso de trabajo, demasiado trabajo, adicto al trabajo, adicta al trabajo, adictos al trabajo, adictas al trabajo
owl: buho, buhos, lechuza, lechuzas
oxygen: oxigeno
ozone: ozonoterapia
pace: ritmo, ritmos
pacifier: chupete, chupetes
packaging: envase, envases, embalaje, embalajes
packet: paquetito, paquetitos
padded: acolchado, acolchada, acolchados, acolchadas
paddleboard: paddle surf, tabla de remo, tablas de remo, padel surf
padel: padel tenis, pala de padel
page: pagina, paginas
pain: dolor, dolores, duele, duelen, doler
pain gel: gel para dolor, gel antiinflamatorio
painful: doloroso, dolorosa, dolorosos, dolorosas
painkiller: analgesico, analgesicos
painting: pintura, pinturas, pintar
painting class: clase de pintura, clases de pintura, taller de pintura, talleres de pintura
palace: palacio, palacios
paleo: dieta paleo
palm: palmera, palmeras, palma, palmas
palm oil: aceite de palma
palo santo: palosanto
palpitation: palpitacion, palpitaciones, taquicardia, taquicardias
pan: sarten, sartenes, cazuela, cazuelas
pancake: tortita, tortitas, panqueque, panqueques
pancreas: pancreatico, pancreatica, pancreaticos, pancreaticas
panic: panico
panic attack: ataque de panico, ataques de panico, crisis de panico, ataque de ansiedad, ataques de ansiedad, crisis de ansiedad
pantry: despensa, despensas
papaya: papayas
paper: papel, papeles
paper making: papel artesanal
paprika: pimenton
paragliding: parapente
paramedic: paramedico, paramedica, paramedicos, paramedicas, ambulancia, ambulancias
parasite: parasito, parasitos
parasol: sombrilla, sombrillas, parasoles
parcel: paquete, paquetes
parent: padres, progenitor, progenitores
parenthood: crianza, crianza respetuosa
parenting course: escuela de padres, curso de crianza
parents evening: reunion de padres
park: parque, parques
parking: aparcamiento, aparcamientos, estacionamiento, estacionamientos, aparcar
parkinson: mal de parkinson
parsley: perejil
partner: pareja, parejas, companero, companera, companeros, companeras
party: fiesta, fiestas
pass: puerto de montana
passion: pasion, pasiones
passion flower: pasiflora, pasionaria, maracuya
password: contrasena, contrasenas
pasta: pastas, fideo, fideos
pastry: pasteleria, hojaldre, hojaldres
patch: parche, parches
patchwork: acolchado, acolchados
path: sendero, senderos, camino, caminos, senda, sendas
patience: paciencia
patience practice: practicar la paciencia
patient: paciente, pacientes
patio: patios
pavilion: pabellon, pabellones
pea: guisante, guisantes, arveja, arvejas
peace: paz, serenidad
peaceful: pacifico, pacifica, pacificos, pacificas, apacible, apacibles
peach: melocoton, melocotones, durazno, duraznos
peak: pico, picos, cima, cimas
peanut: cacahuete, cacahuetes, cacahuate, cacahuates, mani
pear: pera, peras
pearl: perla, perlas
peat: turba
pebble: guijarro, guijarros, piedrecita, piedrecitas, canto rodado
pedicure: pedicura, pedicuras
peel: exfoliacion, exfoliaciones, peeling, peelinges, cascara, cascaras
pelvic: pelvico, pelvica, pelvicos, pelvicas
pelvic floor: suelo pelvico, piso pelvico
pelvic floor training: ejercicios de kegel, kegel
pelvic trainer: bolas chinas, ejercitador pelvico
pen: boligrafo, boligrafos, pluma estilografica
pencil: lapiz, lapices
pendulum: pendulo, pendulos
peninsula: peninsulas
peony: peonia, peonias
people pleasing: complacer a todos
pepper: pimienta, pimientas
peppermint: menta piperita, menta, hierbabuena
peppermint tea: te de menta, infusion de menta
perfectionism: perfeccionismo, perfeccionista, perfeccionistas
perfume: perfumes, perfumar, colonia, colonias
pergola: pergolas
perimenopause: perimenopausia
perineum: perine
period: regla, menstruacion, menstruaciones, periodo menstrual, periodos menstruales
period pain: dolor menstrual, dolores menstruales, dolor de regla, dolores de regla, colico menstrual, colicos menstruales
period underwear: braga menstrual, bragas menstruales
permaculture: permacultura
personal: personales
personal trainer: entrenador personal, entrenadores personales, entrenadora personal, entrenadoras personales
perspective: perspectiva, perspectivas
peruvian: peruano, peruana, peruanos, peruanas
pessimism: pesimismo, pesimista, pesimistas
pet: mascota, mascotas
pet loss: muerte de mascota, perdida de mascota, duelo por mascota
petal: petalo, petalos
petanque: petanca
pharmacist: farmaceutico, farmaceutica, farmaceuticos, farmaceuticas
pharmacy: farmacia, farmacias, botica, boticas, parafarmacia, parafarmacias
phase: fase, fases, etapa, etapas
phobia: fobia, fobias
phone: telefono, telefonos, movil, moviles, celular, celulares
phone free: sin movil, sin telefono, sin celular
photography: fotografia, fotografias, foto, fotos
physiotherapist: fisioterapeuta, fisioterapeutas, fisio, fisios, kinesiologo, kinesiologa, kinesiologos, kinesiologas
physiotherapy: fisioterapia, kinesiologia
piano: pianos
pickle: encurtido, encurtidos
picnic: picnics, merienda campestre
picture: cuadro, cuadros, imagen, imagenes
picture book: libro ilustrado, libros ilustrados, album ilustrado
pie: empanada, empanadas
pig: cerdo, cerdos
pilates: metodo pilates, reformer
piles: hemorroide, hemorroides, almorrana, almorranas
pilgrim: peregrino, peregrina, peregrinos, peregrinas
pilgrim path: camino de peregrinacion, camino de santiago
pilgrimage: peregrinacion, peregrinaciones, peregrinaje, peregrinajes, peregrinar, camino de santiago
pill: pastilla, pastillas, pildora, pildoras
pill box: pastillero, pastilleros
pill contraceptive: pastilla anticonceptiva
pillow: almohada, almohadas, cojin, cojines
pillow filling: relleno de almohada
pillow spray: bruma de almohada, brumas de almohada, spray de almohada
pillowcase: funda de almohada, fundas de almohada
pilot: piloto, pilotos
pimple: granos, espinilla, espinillas
pine: pino, pinos, pinar, pinares
pine needle: aguja de pino, agujas de pino
pineapple: pina, pinas
pink: rosa, rosas, rosado, rosada, rosados, rosadas
pipette: pipeta, pipetas
pistachio: pistacho, pistachos
pizza: pizzas caseras
plain: liso, lisa, lisos, lisas, sobrio, sobria, sobrios, sobrias
plan: planes
plane: avion, aviones
planet: planeta, planetas
plank: plancha abdominal
planner: planificador, planificadores, agenda, agendas
plant: planta, plantas, vegetal, vegetales
plant based: de origen vegetal
plant dye: tinte natural, tintes vegetales
plant milk: leche vegetal, leches vegetales, bebida vegetal, bebidas vegetales
plantain: llanten
plantar fascia: fascitis plantar
planting: plantar, sembrar, siembra, siembras
plaster: tirita, tiritas, curita, curitas
plastic: plastico, plasticos
plastic free: sin plastico, sin plasticos
plate: plato, platos
plateau: meseta, mesetas, altiplano, altiplanos
play: jugar, juego, juegos
play therapy: terapia de juego
playlist: lista de reproduccion, listas de reproduccion
plug: tapon, tapones
plum: ciruela, ciruelas
plumber: fontanero, fontanera, fontaneros, fontaneras, plomero, plomera, plomeros, plomeras
pms: sindrome premenstrual, premenstrual
pocket: bolsillo, bolsillos, de bolsillo
podcast: podcasts
poem: poema, poemas, poesia, poesias
poetry: poesia, poesias
point: punto, puntos
police officer: policia, policias
pollen: polen, polenes
polyester: poliester
pomegranate: granadas, granada fruta
poncho: ponchos, ruana, ruanas
pond: estanque, estanques, charca, charcas
pony: poni, ponis
pool: piscina, piscinas, alberca, albercas, pileta, piletas
poppy: amapola, amapolas
porcelain: porcelana, porcelanas
porch: porche, porches, galeria, galerias
porridge: gachas, papilla, papillas, avena cocida
portable: portatil, portatiles
portion: porcion, porciones, racion, raciones
portuguese: portugues, portuguesa, portuguesas
positive thinking: pensamiento positivo
postnatal: postnatales, posparto, postparto
postnatal depression: depresion posparto, depresion postparto
postnatal yoga: yoga postparto, yoga posparto
postpartum: posparto, postparto, puerperio
posture: postura, posturas, mala postura, malas posturas
posture corrector: corrector de postura, correctores de postura
pot: maceta, macetas, olla, ollas, tetera, teteras
potassium: potasio
potato: patata, patatas, papas
potpourri: popurri, popurris
potters wheel: torno de alfarero
pottery: alfareria, ceramica, ceramicas, torno de alfarero, torno
pottery class: clase de ceramica, clases de ceramica, taller de ceramica, talleres de ceramica, curso de ceramica, cursos de ceramica
pouf: puf, pufs
powder: polvo, polvos, en polvo
power: potencia
power nap: siesta corta, siestas cortas
practice: practica, practicas, practicar
prairie: pradera, praderas
pram: cochecito, cochecitos, carrito de bebe
pranayama: respiracion yoguica
prayer: oracion, oraciones, rezo, rezos, rezar, plegaria, plegarias
prayer bead: rosario, rosarios
prayer room: sala de oracion
pregnancy: embarazo, embarazos, gestacion, gestante, gestantes
pregnancy massage: masaje prenatal, masaje para embarazadas
pregnancy pillow: almohada de embarazo, almohadas de embarazo, cojin de embarazo, cojines de embarazo
pregnant: embarazada, embarazadas, encinta, gestante, gestantes
prenatal: prenatales, preparto
prenatal yoga: yoga prenatal, yoga para embarazadas, yoga embarazo
preparation: preparacion, preparaciones, preparar
presence: presencia, momento presente
presentation: presentacion, presentaciones, exposicion oral
pressure: presion
prevention: prevencion, prevenir
priest: sacerdote, sacerdotes
private: privado, privada, privados, privadas
private bathroom: bano privado, bano propio
private lesson: clase particular, clases particulares, clase privada, clases privadas
private pool: piscina privada, piscinas privadas
probiotic: probiotico, probiotica, probioticos, probioticas
procrastination: procrastinacion, procrastinar, postergar
productivity: productividad, productivo, productiva, productivos, productivas
programme: programa, programas
programmer: programador, programadores, programadora, programadoras, informatico, informatica, informaticos, informaticas
progressive muscle relaxation: relajacion muscular progresiva, relajacion progresiva
projector: proyector, proyectores
propolis: propoleo, propoleos
prostate: prostata
protection: proteccion, proteger
protein: proteina, proteinas, proteico, proteica, proteicos, proteicas
psoriasis: soriasis
psyche: psique, psiquis
psychiatrist: psiquiatra, psiquiatras
psychologist: psicologo, psicologa, psicologos, psicologas, sicologo
psychology: psicologia
psychotherapy: psicoterapia, psicoterapias, terapia psicologica
ptsd: estres postraumatico, tept
puberty: pubertad
public speaking: hablar en publico, oratoria, miedo a hablar
pudding: pudin, natilla, natillas
puffy eyes: ojos hinchados
pull up bar: barra de dominadas
pulled muscle: tiron muscular, desgarro muscular
pulse: pulso, pulsos, pulsacion, pulsaciones
pumice stone: piedra pomez, piedras pomez
pumpkin: calabaza, calabazas, zapallo, zapallos
pumpkin seed: pepita de calabaza, pepitas de calabaza, semilla de calabaza, semillas de calabaza
puppy: cachorro, cachorros
purple: morado, morada, morados, moradas, violeta, violetas
purpose: proposito, propositos, sentido de vida
push up: flexion de brazos, flexiones de brazos
puzzle: rompecabezas, puzle, puzles
pyjamas: pijama, pijamas, piyama, piyamas
pyrenees: pirineo, pirineos
qigong: chi kung, chikung
quartz: cuarzo, cuarzos
quick: rapido, rapida, rapidos, rapidas, rapidito
quiet: tranquilo, tranquila, tranquilos, tranquilas, silencioso, silenciosa, silenciosos, silenciosas, callado, callada, callados, calladas, tranquilidad
quiet room: sala silenciosa
quilt: edredon de patchwork, edredones de patchwork, colcha, colchas
quilted: acolchado, acolchada, acolchados, acolchadas, enguatado, enguatada, enguatados, enguatadas
quince: membrillo, membrillos
quinoa: quinua
quit smoking: dejar de fumar, dejar el tabaco
quitting: dejar el alcohol, abandonar
rabbit: conejo, conejos
racing thoughts: pensamientos acelerados, mente acelerada, cabeza acelerada
radio: radios
raffia: rafia
rafting: descenso de rios
rage: furia, rabia
rain: lluvia, lluvias, lluvioso, lluviosa, lluviosos, lluviosas
rain sound: sonido de lluvia, sonidos de lluvia, ruido de lluvia
rainbow: arcoiris, arco iris
rainforest: selva tropical, selvas tropicales, bosque lluvioso, bosques lluviosos
rainstick: palo de lluvia, palos de lluvia
rainy: lluvioso, lluviosa, lluviosos, lluviosas
raised bed: bancal, bancales, mesa de cultivo
raisin: uva pasa, uvas pasas
rake: rastrillo, rastrillos
ranch: rancho, ranchos, hacienda, haciendas
rapeseed: colza
rash: sarpullido, sarpullidos, erupcion, erupciones
raspberry: frambuesa, frambuesas
rattan: ratan
rattle: sonajero, sonajeros, sonaja, sonajas, maraca, maracas
raven: cuervo, cuervos
raw food: comida cruda, crudivoro, crudivora, crudivoros, crudivoras, crudiveganismo, crudiveganisma, crudiveganismos, crudiveganismas
razor: maquinilla, maquinillas, navaja de afeitar, navajas de afeitar, cuchilla de afeitar, cuchillas de afeitar, rasuradora, rasuradoras
reading: lectura, lecturas, leer
reading lamp: lampara de lectura, lamparas de lectura, luz de lectura
rechargeable: recargable, recargables
recipe: receta, recetas
recovery: recuperacion, recuperarse, convalecencia
recycled: reciclado, reciclada, reciclados, recicladas, reciclaje, reciclar
red: rojo, roja, rojos, rojas
red clover: trebol rojo
redness: rojez, rojeces, enrojecimiento
reed: junco, juncos, carrizo
reed diffuser: mikado, difusor de varillas, varillas aromaticas
reef: arrecife, arrecifes
refill: recarga, recargas, recambio, recambios, rellenable, rellenables
refill pack: bolsa de recarga
reflexology: reflexologia, reflexologia podal
reflux: reflujo, reflujo gastrico
reformer: cama de pilates, maquina de pilates
refugee: refugiado, refugiada, refugiados, refugiadas
rehab clinic: clinica de rehabilitacion, clinicas de rehabilitacion, centro de rehabilitacion
rehabilitation: rehabilitacion
reindeer: reno, renos
relapse: recaida, recaidas
relationship: relacion, relaciones, relacion de pareja
relaxation: relajacion, relajarse, relajar, relax
relaxation music: musica relajante, musica de relajacion
relaxation room: sala de relajacion, salas de relajacion, sala de descanso, salas de descanso
relaxed: relajado, relajada, relajados, relajadas
relaxing: relajante, relajantes, relajar
relaxing massage: masaje relajante, masajes relajantes
relaxing tea: infusion relajante, te relajante
relief: alivio, alivios, aliviar
religion: religiones, religioso, religiosa, religiosos, religiosas
remedy: remedio, remedios
remembrance: recuerdo, recuerdos, recordar
reminder: recordatorio, recordatorios
remote: remoto, remota, remotos, remotas, aislado, aislada, aislados, aisladas
remote work: teletrabajo, trabajo remoto, trabajar desde casa
renewable: energia renovable, renovable, renovables
rent: alquiler, alquileres, alquilar, arriendo
renter: inquilino, inquilina, inquilinos, inquilinas
repair: reparacion, reparaciones, reparar, arreglar
repaired: reparado, reparada, reparados, reparadas
repellent: repelente, repelentes, antimosquitos
report: informe, informes
reservation: reserva, reservas, reservar
reset: reinicio, reinicios, reiniciar, resetear
resilience: resiliencia, resiliente, resilientes
resin: resina, resinas
resistance band: banda elastica, bandas elasticas, banda de resistencia, bandas de resistencia, goma elastica, gomas elasticas, liga de ejercicio, ligas de ejercicio
resort: resorts, complejo turistico, complejos turisticos
respiratory: respiratorio, respiratoria, respiratorios, respiratorias
respite: respiro, respiros, descanso familiar
rest: descanso, descansos, descansar, reposo, reposos, reposar
restaurant: restaurante, restaurantes
rested: descansado, descansada, descansados, descansadas
restless: inquieto, inquieta, inquietos, inquietas, intranquilo, intranquila, intranquilos, intranquilas
restless legs: piernas inquietas
restlessness: inquietud, inquietudes, desasosiego, nerviosismo
restorative yoga: yoga restaurativo
retiree: jubilado, jubilada, jubilados, jubiladas, pensionista, pensionistas
retirement: jubilacion, jubilarse, pension, pensiones
retreat: retiro, retiros
retreat centre: centro de retiros, centros de retiros, casa de retiros
reusable: reutilizable, reutilizables
revision: repaso, repasos, estudiar para examenes
rewilding: renaturalizacion
rhassoul: ghassoul
rheumatism: reuma, reumatismo, reumatico, reumatica, reumaticos, reumaticas
rhodiola: rodiola
rhythm: ritmo, ritmos, ritmico, ritmica, ritmicos, ritmicas
rib: costilla, costillas
rice: arroz, arroces
rice field: arrozal, arrozales
ridge: cresta, crestas, cumbrera
ring: anillo, anillos, sortija, sortijas
rite of passage: rito de paso, ritos de paso
ritual: rituales, rito, ritos
river: rio, rios, fluvial, fluviales
road: carretera, carreteras, camino, caminos
robin: petirrojo, petirrojos
rock: roca, rocas, rocoso, rocosa, rocosos, rocosas
rocking: mecer, balancin
rocking chair: mecedora, mecedoras
rocking horse: caballito de madera, caballitos de madera
roller: rodillo, rodillos, rulo, rulos
romantic: romantico, romantica, romanticos, romanticas
roof: tejado, tejados, techo, techos
rooftop: azotea, azoteas
rooibos: te rojo africano
room: habitacion, habitaciones, cuarto, cuartos, sala, salas
room scent: aroma de hogar, fragancia de hogar
room spray: ambientador, ambientadores, bruma de ambiente, brumas de ambiente, spray de ambiente
root: raiz, raices
rope: cuerda, cuerdas, soga, sogas
rosacea: cuperosis, rojeces
rosary: rosario, rosarios
rose: rosas, rosal, rosales, rosa
rose oil: aceite de rosas, aceite de rosa
rose quartz: cuarzo rosa
rose water: agua de rosas
rosehip: rosa mosqueta, escaramujo, escaramujos, mosqueta
rosehip oil: rosa mosqueta
rosemary: romero, romeros
rosemary oil: aceite de romero
rota: turnos rotativos, cuadrante de turnos, cuadrantes de turnos
rough: aspero, aspera, asperos, asperas
round: redondo, redonda, redondos, redondas
routine: rutina, rutinas, rutinario, rutinaria, rutinarios, rutinarias
rowing: remo, remar
rowing boat: bote de remos, botes de remos, barca de remos, barcas de remos
rowing machine: maquina de remo
royal jelly: jalea real
rubber: caucho, hule
rucksack: mochila, mochilas
rug: alfombra, alfombras, tapete, tapetes
rugby: rugbi
ruin: ruina, ruinas
rumination: rumiacion, pensamientos rumiantes, rumiar
run: carrera, carreras, correr
runner: corredor, corredores, corredora, corredoras
running: correr, carrera a pie, carreras a pie
runny nose: moqueo, mocos
rural: rurales
rural tourism: turismo rural, agroturismo
rustic: rustico, rustica, rusticos, rusticas
rusty: oxidado, oxidada, oxidados, oxidadas
rye: centeno
sabbatical: ano sabatico, sabatico, sabatica, sabaticos, sabaticas
sachet: saquito, saquitos, bolsita, bolsitas
sacred: sagrado, sagrada, sagrados, sagradas
sad: triste, tristes
saddle: silla de montar, sillas de montar, montura, monturas
sadness: tristeza, tristezas, pena, penas
safari: safaris
safe: seguro, segura, seguros, seguras
saffron: azafran
sage: salvia, salvias
sailing: navegar, vela ligera, navegacion a vela
sailing boat: velero, veleros
salad: ensalada, ensaladas
salesperson: vendedor, vendedores, vendedora, vendedoras, dependiento, dependienta, dependientos, dependientas
salmon: salmones
salsa: salsa cubana, bachata
salt: sal, sales, salado, salada, salados, saladas
salt cave: cueva de sal, cuevas de sal, haloterapia
salt lamp: lampara de sal, lamparas de sal, lampara del himalaya, lamparas del himalaya
salt soap: jabon de sal
salt water pool: piscina salada
salty: salado, salada, salados, saladas
sand: arena, arenas, arenoso, arenosa, arenosos, arenosas
sandal: sandalia, sandalias
sandalwood: sandalo
sandbank: banco de arena
sandstone: arenisca
sandwich: bocadillo, bocadillos, emparedado, emparedados
sanitary pad: compresa de tela, compresas de tela
satin: saten, saten de seda
sauce: salsa, salsas
saucer: platillo, platillos
sauerkraut: chucrut
sauna: saunas
sauna hat: gorro de sauna, gorros de sauna
sauna infusion: aufguss, ritual de sauna
sauna towel: toalla de sauna, toallas de sauna
savannah: sabana africana
saxophone: saxofon, saxofones
scale: bascula, basculas, balanza, balanzas
scalp: cuero cabelludo
scar: cicatriz, cicatrices
scarf: bufanda, bufandas, panuelo, panuelos
scent: aroma, aromas, fragancia, fragancias, perfume, perfumes
scent bag: bolsita aromatica, bolsita perfumada
scented: perfumado, perfumada, perfumados, perfumadas, aromatico, aromatica, aromaticos, aromaticas, aromatizado, aromatizada, aromatizados, aromatizadas
scented candle: vela aromatica, velas aromaticas, vela perfumada, velas perfumadas
sceptic: esceptico, esceptica, escepticos, escepticas
school: escuela, escuelas, colegio, colegios, escolar, escolares, instituto, institutos
sciatica: ciatica, nervio ciatico, lumbociatica
scientist: cientifico, cientifica, cientificos, cientificas
scissors: tijera, tijeras
scoliosis: escoliosis
scotland: escocia
screen: pantalla, pantallas
screen divider: biombo, biombos
screen free: sin pantallas
screen time: tiempo de pantalla, adiccion al movil, adiccion al celular
scrub: exfoliante, exfoliantes, exfoliar
sculpture: escultura, esculturas, esculpir
sea: mar, mares, marino, marina, marinos, marinas, maritimo, maritima, maritimos, maritimas
sea air: aire marino, brisa marina, brisa
sea buckthorn: espino amarillo
sea salt: sal marina
sea sound: sonido de olas, sonido del mar, sonidos del mar
sea swimming: nadar en mar, banarse en mar
sea view: vista al mar, vistas al mar
sea water: agua de mar
seafarer: marinero, marinera, marineros, marineras
seafood: marisco, mariscos
seagull: gaviota, gaviotas
seal: foca, focas
seaside: junto al mar, orilla del mar, costa, costas
season: estacion del ano, estaciones del ano, temporada, temporadas, estacional, estacionales
seasonal depression: depresion estacional, depresion invernal, tristeza de invierno
seat: asiento, asientos
seat cushion: cojin de asiento, cojines de asiento, cojin para silla, cojines para silla
seaweed: alga, algas, algas marinas
secluded: apartado, apartada, apartados, apartadas, aislado, aislada, aislados, aisladas, recondito, recondita, reconditos, reconditas
second: segundo, segundos
secondhand: segunda mano
secretary: secretario, secretaria, secretarios, secretarias
security: seguridad
seed: semilla, semillas, pepita, pepitas
seed packet: sobre de semillas
selenium: selenio
self care: autocuidado, autocuidados, cuidarme, cuidarse
self care box: caja de autocuidado, cajas de autocuidado
self confidence: confianza en mi, seguridad en mi, autoconfianza
self defence: defensa personal, autodefensa
self esteem: autoestima, amor propio
self harm: autolesion, autolesiones
self help: autoayuda
self help group: grupo de apoyo, grupos de apoyo, grupo de autoayuda, grupos de autoayuda
self love: amor propio
self massage: automasaje, automasajes
seminar: seminario, seminarios
seminar house: casa de retiros, centro de retiros
seminar room: sala de seminarios, salas de seminarios
senior: persona mayor, personas mayores, jubilado, jubilada, jubilados, jubiladas, anciano, anciana, ancianos, ancianas
seniors exercise: gimnasia para mayores, ejercicio para mayores
sense: sentido, sentidos, los sentidos
sensitive: sensible, sensibles
sensitive skin: piel sensible, pieles sensibles
sensitivity: sensibilidad
sensor: sensores
separation: separacion, separaciones, separado, separada, separados, separadas
serenity: serenidad, sosiego
serotonin: serotonina
serum: sueros, suero facial, sueros faciales
sesame: sesamo, ajonjoli
sesame oil: aceite de sesamo, aceites de sesamo
session: sesion, sesiones
set: conjunto, conjuntos
sewing: coser, costura, costuras
sexuality: sexualidad, sexual, sexuales
shade: sombra, sombras, sombreado, sombreada, sombreados, sombreadas
shadow: sombra, sombras
shady: sombreado, sombreada, sombreados, sombreadas, umbrio, umbria, umbrios, umbrias
shaman drum: tambor chamanico, tambores chamanicos
shamanism: chamanismo, chaman, chamanes, chamanico, chamanica, chamanicos, chamanicas
shame: verguenza, verguenzas
shampoo: champu, champus
shared: compartido, compartida, compartidos, compartidas, compartir
shared bathroom: bano compartido
shared kitchen: cocina compartida
shark: tiburon, tiburones
sharp: afilado, afilada, afilados, afiladas
shaving: afeitado, afeitados, afeitar, afeitarse
shaving brush: brocha de afeitar, brochas de afeitar
shaving soap: jabon de afeitar, jabones de afeitar
shawl: chal, chales
shea butter: manteca de karite, karite
shed: cobertizo, cobertizos
sheep: oveja, ovejas
sheepskin: piel de oveja, piel de cordero
sheet: sabana, sabanas
sheet music: partitura, partituras
shelf: estante, estantes, estanteria, estanterias, repisa, repisas
shelf unit: estanteria, estanterias
shell: concha, conchas, caracola, caracolas
shepherd: pastor, pastores
shift: turno, turnos
shift work: trabajo por turnos, turno de noche, turnos de noche, turnos rotativos
shift worker: trabajador por turnos, trabajadores por turnos, turno de noche, turnos de noche
shiitake: seta shiitake
shingles: culebrilla
ship: barco, barcos, buque, buques
shipping: envio, envios
shirt: camisa, camisas, camiseta, camisetas
shoe: zapato, zapatos, calzado, calzados
shoji: panel japones, biombo japones
shooting star: estrella fugaz, estrellas fugaz, estrellas fugaces, perseidas
shop: tienda, tiendas, comercio, comercios
shore: orilla, orillas, ribera, riberas
shoreline: orilla, orillas
short: corto, corta, cortos, cortas, breve, breves
shortness of breath: falta de aire, ahogo, ahogos, falta de aliento
shoulder: hombro, hombros
shoulder massage: masaje de hombros
shoulder pain: dolor de hombros, dolor de hombro
shower: ducha, duchas, ducharse, regadera, regaderas
shower filter: filtro de ducha, filtros de ducha
shower gel: gel de ducha, geles de ducha, gel de bano, geles de bano
shower head: alcachofa de ducha, alcachofas de ducha
shrub: arbusto, arbustos
shungite: shungita
shyness: timidez, timido, timida, timidos, timidas
sibling: hermano, hermana, hermanos, hermanas
sickness: mareo, mareos, enfermedad, enfermedades
side: lateral, laterales, costado, costados
side effect: efecto secundario, efectos secundarios
side sleeper: dormir de lado
sieve: colador, coladores, tamiz
signal: senal, senales
silence: silencio, silencios
silent: silencioso, silenciosa, silenciosos, silenciosas, en silencio
silent retreat: retiro de silencio, retiros de silencio, retiro en silencio, retiros en silencio
silent walk: caminata silenciosa, paseo en silencio
silk: seda, sedas, de seda
silky: sedoso, sedosa, sedosos, sedosas
silver: plata, plateado, plateada, plateados, plateadas
simple: simples, sencillo, sencilla, sencillos, sencillas, sencillez
simple living: vida sencilla, vida simple
simplicity: sencillez, simplicidad
sincerity: sinceridad
singer: cantante, cantantes
singing: canto, cantos, cantar, cantando
singing bowl: cuenco tibetano, cuencos tibetanos, cuenco cantor, cuencos cantores, cuenco cantores, cuenco de cuarzo, cuencos de cuarzo
singing circle: circulo de canto, circulo de cantos
singing group: grupo de canto, canto grupal
singing lesson: clase de canto, clases de canto
single: soltero, soltera, solteros, solteras, individual, individuales
single bed: cama individual, camas individuales
single parent: madre soltera, madres solteras, padre soltero, padres solteros, monoparental, monoparentales
single room: habitacion individual, habitaciones individuales
sinus: senos nasales, sinusitis
sisal: sisales
sister: hermana, hermanas
sitting: sentarse, sentado, sentada, sentados, sentadas
skateboard: monopatin, monopatines, patineta, patinetas
ski: esqui, esquis, esquiar
ski touring: esqui de travesia
skiing: esqui, esquiar
skin: piel, pieles, cutis, cutaneo, cutanea, cutaneos, cutaneas
skincare: cuidado facial, cuidados faciales, cosmetica facial, cuidado de piel
skipping rope: comba, combas, cuerda de saltar, cuerdas de saltar
skull: craneo, craneos
sky: cielo, cielos
slackline: cuerda floja
slate: pizarra
slatted frame: somier, somieres, somier de laminas
sledge: trineo, trineos
sleep: sueno, dormir, durmiendo, duermo
sleep aid: ayuda para dormir, ayudas para dormir
sleep apnea: apnea, apneas, apnea del sueno
sleep app: aplicacion para dormir, aplicaciones para dormir
sleep coaching: asesoria de sueno, coaching de sueno
sleep diary: diario de sueno, diarios de sueno, registro de sueno
sleep expert: experto en sueno, especialista del sueno
sleep hygiene: higiene del sueno
sleep lab: unidad del sueno, laboratorio del sueno
sleep mask: antifaz, antifaces, mascara de dormir, mascaras de dormir
sleep music: musica para dormir
sleep podcast: podcast para dormir
sleep problem: problema de sueno, problemas de sueno, problemas para dormir, trastorno del sueno, trastornos del sueno, dormir mal, duermo mal
sleep quality: calidad del sueno
sleep rhythm: ritmo de sueno, ritmo circadiano
sleep sack: saco de bebe, sacos de bebe
sleep talking: hablar dormido
sleep tea: infusion para dormir, te para dormir
sleep tracker: monitor de sueno, medidor de sueno, rastreador de sueno
sleep training: entrenamiento del sueno
sleep well: dormir mejor, buen sueno
sleeper: durmiente, durmientes
sleepiness: somnolencia, modorra
sleeping bag: saco de dormir, sacos de dormir
sleeping pad: aislante de dormir, aislantes de dormir, colchoneta inflable, colchonetas inflables
sleeping pill: pastilla para dormir, pastillas para dormir, somnifero, somniferos
sleepless: insomne, insomnes, sin dormir, noche en vela, noches en vela
sleepwalking: sonambulismo, sonambulo, sonambula, sonambulos, sonambulas
sleepy: somnoliento, somnolienta, somnolientos, somnolientas, con sueno, adormilado, adormilada, adormilados, adormiladas
sleeve: manga, mangas
sleigh ride: paseo en trineo
sling: cabestrillo, cabestrillos
slipped disc: hernia discal, hernias discales, hernia de disco
slipper: zapatilla de casa, zapatillas de casa, pantufla, pantuflas, alpargata, alpargatas
slope: ladera, laderas, pendiente, pendientes
slow: lento, lenta, lentos, lentas, despacio, despacia, despacios, despacias, pausado, pausada, pausados, pausadas, lentitud
slow living: vida lenta, vida slow, vida pausada
slow travel: viaje lento, viajes lentos, turismo lento
slowing down: desacelerar, bajar el ritmo, frenar
small: pequeno, pequena, pequenos, pequenas, chico, chica, chicos, chicas
small group: grupo reducido, grupos reducidos, grupo pequeno, grupos pequenos
smart ring: anillo inteligente, anillos inteligentes
smartphone: telefono inteligente, telefonos inteligentes, movil, moviles, celular, celulares
smartwatch: reloj inteligente, relojes inteligentes
smell: olor, olores, olfato, olfatos, oler
smile: sonrisa, sonrisas, sonreir
smoker: fumador, fumadores, fumadora, fumadoras
smoking: fumar, tabaquismo
smoking cessation: deshabituacion tabaquica
smooth: liso, lisa, lisos, lisas
smoothie: batido, batidos, licuado, licuados
smudge: sahumerio, sahumerios, sahumar, atado de salvia, atados de salvia
snack: tentempie, tentempies, merienda, meriendas, aperitivo, aperitivos
snail: caracol, caracoles
snake: serpiente, serpientes
sneeze: estornudo, estornudos
sniffle: moqueo, mocos
snore: ronquido, ronquidos, roncar
snoring: ronquido, ronquidos, roncar, ronco
snorkelling: esnorquel, esnorkel
snow: nieve, nieves, nevado, nevada, nevados, nevadas
snowboard: snowboards
snowshoe: raqueta de nieve, raquetas de nieve
snowy: nevado, nevada, nevados, nevadas
soap: jabon, jabones
soap bag: bolsa de jabon, bolsas de jabon
soap dish: jabonera, jaboneras
soap making: hacer jabon, jabones caseros, hacer jabones
soap workshop: taller de jabon, talleres de jabon, taller de jabones, talleres de jabones
sober: sobrio, sobria, sobrios, sobrias, abstemio, abstemia, abstemios, abstemias
sobriety: sobriedad, abstinencia
social anxiety: ansiedad social, fobia social
social media: redes sociales
social worker: trabajador social, trabajadora social, trabajadores sociales
sock: calcetin, calcetines, media de lana, medias de lana, soquete, soquetes
sofa: sofas, sillon, sillones
soft: suave, suaves, blando, blanda, blandos, blandas, mullido, mullida, mullidos, mullidas
soft toy: peluche, peluches
softness: suavidad
soil: tierra
solar: solares
solar lamp: lampara solar, lamparas solares
soldier: soldado, soldados, militar, militares
solid shampoo: champu solido, champus solidos, champu en pastilla, champus en pastilla
solitude: soledad, aislamiento
solo: en solitario, viajar sola, viajar solo, sola, solas
solo time: tiempo a solas
solo travel: viajar sola, viajar solo
solo traveller: viajera sola, viajero solo, viajar sola
solstice: solsticio, solsticios
somatic: somatico, somatica, somaticos, somaticas
son: hijo, hijos
song: cancion, canciones, canto, cantos
soothing: calmante, calmantes, relajante, relajantes, aliviar
sore: dolorido, dolorida, doloridos, doloridas, adolorido, adolorida, adoloridos, adoloridas
sorrel: acedera, acederas
soul: alma, almas
sound: sonido, sonidos, sonoro, sonora, sonoros, sonoras
sound bath: bano de sonido, banos de sonido, bano sonoro, banos sonoros, bano de gong, banos de gong, sonoterapia
sound healing: sanacion con sonido, sonoterapia, terapia de sonido
sound machine: maquina de sonidos, generador de sonido
sound therapy: terapia de sonido, terapia sonora
soundscape: paisaje sonoro, paisajes sonoros
soup: sopa, sopas
soup kitchen: comedor social
sour: acido, acida, acidos, acidas, agrio, agria, agrios, agrias
sourdough: masa madre
south: sur, meridional, meridionales
souvenir: recuerdo de viaje, recuerdos de viaje
soy: soja, soya
soy candle: vela de soja, velas de soja, vela de soya, velas de soya
soy free: sin soja
spa: balneario, balnearios, spas, termas
spade: pala, palas
spain: espana
spanish: espanol, espanola, espanolas, en espanol
sparrow: gorrion, gorriones
speaker: orador, oradores, ponente, ponentes
spearmint: hierbabuena, menta verde
speech: discurso, discursos
speech therapy: logopedia, logopeda, logopedas
speed: velocidad, rapidez
spelt: espelta
spelt husk: cascara de espelta, cascaras de espelta
spice: especia, especias
spice mill: molinillo, molinillos
spicy: picante, picantes, especiado, especiada, especiados, especiadas
spider: arana, aranas
spinach: espinaca, espinacas
spine: columna vertebral, columna, columnas, espina dorsal
spine exercise: gimnasia de columna
spinning: hilar, rueca, ruecas
spirit: espiritu, espiritus
spirit drink: licor, licores, aguardiente
spiritual: espiritual, espirituales
spiritual guidance: acompanamiento espiritual
spirituality: espiritualidad
spirulina: espirulina
spit: lengua de arena
sponge: esponja, esponjas
spoon: cuchara, cucharas, cucharilla, cucharillas, cucharita, cucharitas
sport: deporte, deportes, deportivo, deportiva, deportivos, deportivas
sports bra: sujetador deportivo, top deportivo
sports massage: masaje deportivo, masajes deportivos, masaje de descarga, masajes de descarga
sporty: deportista, deportistas, deportivo, deportiva, deportivos, deportivas
spot: granos, barrito, barritos
sprain: esguince, esguinces, torcedura, torceduras
spray: aerosol, aerosoles, pulverizador, pulverizadores, atomizador, atomizadores
spring: primavera, primaveras, primaveral, primaverales, manantial, manantiales
spring fatigue: astenia, astenia primaveral
sprout: germinado, germinada, germinados, germinadas, brotes
spruce: abeto, abetos, picea
square: plaza, plazas
square shape: cuadrado, cuadrada, cuadrados, cuadradas
squat: sentadilla, sentadillas
squirrel: ardilla, ardillas
st johns oil: aceite de hiperico
st johns wort: hiperico
stable: establo, establos, cuadra, cuadras
stag: ciervo, ciervos
stage fright: miedo escenico, panico escenico
stained glass: vidriera, vidrieras, vitral, vitrales
stainless steel: acero inoxidable
stairs: escalera, escaleras
stand: soporte, soportes
standing: de pie, postura de pie
standing desk: escritorio elevable, escritorios elevables, escritorio de pie, escritorios de pie, mesa elevable, mesas elevables
star: estrella, estrellas, estrellado, estrellada, estrellados, estrelladas
star anise: anis estrellado
star guide: guia de estrellas
star projector: proyector de estrellas, proyectores de estrellas
stargazing: observar las estrellas, observacion de estrellas, ver estrellas, astroturismo
starter: entrante, entrantes, entremes, entremeses
station: estacion de tren
statue: estatua, estatuas
steam: vapor, vapores, bano de vapor, banos de vapor
steam bath: bano de vapor, banos de vapor, bano turco, banos turcos, hamam
steam inhaler: vahos
steam room: sala de vapor
steel: acero
stem: tallo, tallos
step: escalon, escalones, peldano, peldanos
step counter: podometro, podometros, contador de pasos, cuentapasos
stepfamily: familia reconstituida, familia ensamblada
stepmother: madrastra, madrastras
steppe: estepa, estepas
stevia: estevia
stew: guiso, guisos, estofado, estofados, potaje, potajes
stick: palo, palos, baston, bastones, palito, palitos
stiff: rigido, rigida, rigidos, rigidas, agarrotado, agarrotada, agarrotados, agarrotadas, entumecido, entumecida, entumecidos, entumecidas
stiffness: rigidez, entumecimiento, agarrotamiento
stillbirth: muerte perinatal, duelo perinatal
stillness: quietud, sosiego
stocking: medias
stomach: estomago, estomagos, estomacal, estomacales, panza, panzas
stomach ache: dolor de estomago, dolor de barriga, dolor de tripa
stomach tea: infusion digestiva, te digestivo
stomach ulcer: ulcera, ulceras
stone: piedra, piedras, petreo, petrea, petreos, petreas
stool: taburete, taburetes, banqueta, banquetas
stop smoking: dejar de fumar
storage: almacenaje
stork: ciguena, ciguenas
storm: tormenta, tormentas, tempestad, tempestades, temporal de lluvia
story: cuento, cuentos, historia, historias, relato, relatos
storytelling: narracion oral, cuentacuentos, contar cuentos
stove: estufa, estufas, cocina economica, hornillo, hornillos
straight: recto, recta, rectos, rectas, erguido, erguida, erguidos, erguidas
strand: hebra, hebras, mechon, mechones
strap: correa, correas, cinturon, cinturones
straw: paja, pajas
strawberry: fresa, fresas, frutilla, frutillas
stream: arroyo, arroyos, riachuelo, riachuelos
street: calle, calles
strength: fuerza, fuerzas, fortaleza
strength training: entrenamiento de fuerza, musculacion, pesas
strengthening: fortalecer, fortalecimiento, tonificar
stress: estres, estresado, estresada, estresados, estresadas, estresante, estresantes
stress ball: pelota antiestres, pelotas antiestres
stress management: gestion del estres, manejo del estres
stress reduction: reduccion de estres, reducir el estres, antiestres
stretch: estiramiento, estiramientos, estirar
stretch class: clase de estiramientos, clases de estiramientos
stretch mark: estria, estrias, antiestrias
stretching: estiramiento, estiramientos, estirar, estirarse, elongacion
string: cuerda, cuerdas, cordel, cordeles
string light: guirnalda de luces, guirnaldas de luces, luces de hadas
striped: rayado, rayada, rayados, rayadas, a rayas
stroke: ictus, derrame cerebral
strong: fuerte, fuertes
student: estudiante, estudiantes, alumno, alumna, alumnos, alumnas
studio: estudio, estudios
study: estudio, estudios, estudiar
stuffing: relleno, rellenos
stutter: tartamudez, tartamudo, tartamuda, tartamudos, tartamudas
subconscious: subconsciente, inconsciente
subscription: suscripcion, suscripciones, abono mensual
success: exito, exitos
succulent: suculenta, suculentas
sugar: azucar, azucares, azucarado, azucarada, azucarados, azucaradas
sugar craving: antojo de dulce, antojos de dulce, ganas de dulce
sugar free: sin azucar
suicide: suicidio, suicido, suicida, suicidos, suicidas
suitcase: maleta, maletas, valija, valijas
suite: suites
summer: verano, veranos, estival, estivales, veraniego, veraniega, veraniegos, veraniegas
summer camp: campamento de verano
summit: cumbre, cumbres, cima, cimas
sun: sol, solar, solares, soleado, soleada, soleados, soleadas
sun lamp: lampara solar, lamparas solares
sun salutation: saludo al sol, saludos al sol
sunbathing: tomar el sol
sunburn: quemadura solar, quemaduras solares, quemadura de sol, quemaduras de sol, insolacion
sunflower: girasol, girasoles
sunlight: luz solar, luz natural
sunny: soleado, soleada, soleados, soleadas
sunrise: amanecer, amaneceres, alba, salida del sol
sunscreen: protector solar, protectores solares, crema solar, cremas solares, bloqueador solar, bloqueadores solares
sunset: atardecer, atardeceres, puesta de sol, puestas de sol, ocaso
sunset walk: paseo al atardecer
sunshine: sol, luz del sol
sunstroke: insolacion
superfood: superalimento, superalimentos
supper: cena, cenas, cenar
supplement: suplemento, suplementos, complemento alimenticio, complementos alimenticios, suplementacion
support: apoyo, apoyos, apoyar
support group: grupo de apoyo, grupos de apoyo, ayuda mutua
surf camp: campamento de surf
surfing: surf, surfear, surfista, surfistas
surgeon: cirujano, cirujana, cirujanos, cirujanas
surprise: sorpresa, sorpresas
survival: supervivencia
sustainable: sostenible, sostenibles, sustentable, sustentables, sostenibilidad
swaddle: arrullo de bebe, arrullos de bebe, muselina, muselinas
swallow: golondrina, golondrinas
swan: cisne, cisnes
sweat lodge: temazcal, temazcales
sweating: sudor, sudoracion, sudar, transpirar, transpiracion
sweaty: sudoroso, sudorosa, sudorosos, sudorosas, sudado, sudada, sudados, sudadas
sweden: suecia
swedish: sueco, sueca, suecos, suecas
swedish massage: masaje sueco, masajes suecos
sweet: dulce, dulces, golosina, golosinas
sweet potato: boniato, boniatos, batata, batatas, camote, camotes
sweetness: dulzor
swimmer: nadador, nadadores, nadadora, nadadoras
swimming: nadar, natacion
swimming pool: piscina, piscinas, alberca, albercas, pileta, piletas
swimsuit: banador, banadores, traje de bano, trajes de bano
swing: columpio, columpios
swiss: suizo, suiza, suizos, suizas
switzerland: suiza
swollen leg: piernas hinchadas, piernas pesadas, retencion de liquidos
sword: espada, espadas
sympathy: pesame, pesames, condolencia, condolencias
symptom: sintoma, sintomas
synthetic: sintetico, sintetica, sinteticos, sinteticas
syrup: jarabe, jarabes, sirope, siropes
syrup maple: sirope de arce
systemic constellation: constelacion familiar, constelaciones familiares
table: mesa, mesas
table lamp: lampara de mesa, lamparas de mesa
table tennis: ping pong, tenis de mesa
tablecloth: mantel, manteles
tablet: tableta, tabletas, pastilla, pastillas, comprimido, comprimidos
tai chi: taichi, tai chi chuan
tailbone: coxis, rabadilla
talk: charla, charlas, conferencia, conferencias, platica, platicas
tallow: sebo
tamarind: tamarindo, tamarindos
tampon: tampones
tango: tangos
tantra: tantrico, tantrica, tantricos, tantricas
tap: grifo, grifos
tape: cinta kinesiologica, cintas kinesiologicas, cinta adhesiva, cintas adhesivas, vendaje neuromuscular
tarot: cartas del tarot
tarragon: estragon
tart: tarta, tartas
taste: sabor, sabores
tasting: cata, catas, degustacion, degustaciones
tatami: tatamis, estera, esteras
taxi driver: taxista, taxistas
tea: tes, infusion, infusiones, te verde, te negro, te de hierbas
tea bag: bolsita de te, bolsitas de te, saquito de te, saquitos de te
tea bowl: cuenco de te, cuencos de te
tea caddy: lata de te
tea ceremony: ceremonia del te, ceremonias del te
tea cup: taza de te, tazas de te
tea house: casa de te, casas de te, teteria, teterias, salon de te, salones de te
tea plantation: plantacion de te
tea set: juego de te, juegos de te
tea strainer: colador de te, coladores de te, infusor, infusores
tea tasting: cata de te, catas de te, degustacion de te
tea towel: pano de cocina, panos de cocina
tea tree: arbol de te, arbol del te
tea tree oil: aceite arbol te, aceite de melaleuca
teacher: profesor, profesores, profesora, profesoras, maestro, maestra, maestros, maestras, docente, docentes
teacher training: formacion de profesores, formaciones de profesores, formacion de yoga
teaching: ensenanza, ensenanzas, ensenar
tealight: vela de te, velas de te, velita, velitas, portavela, portavelas
team: equipo, equipos
team building: actividad de equipo, actividades de equipo, dinamica de grupo, dinamicas de grupo, retiro de empresa, retiros de empresa
teapot: tetera, teteras
teen: adolescente, adolescentes, juvenil, juveniles
teenager: adolescente, adolescentes, quinceanero, quinceanera, quinceaneros, quinceaneras
teeth grinding: bruxismo, rechinar los dientes, apretar los dientes
teething: denticion
telephone: telefono, telefonos, telefonico, telefonica, telefonicos, telefonicas
telescope: telescopio, telescopios
television: televisiones, televisor, televisores, tele
temple: templo, templos
tenderness: ternura, tierno, tierna, tiernos, tiernas
tendon: tendones, tendinitis
tennis: tenis
tennis elbow: codo de tenista, epicondilitis
tense: tenso, tensa, tensos, tensas
tension: tensiones
tent: tienda de campana, tiendas de campana, carpa, carpas
terrace: terraza, terrazas
test: prueba, pruebas
text neck: cuello de movil
textile: textil, textiles
thai: tailandes, tailandesa, tailandesas
thai massage: masaje tailandes, masajes tailandes, masaje tailandeses, masajes tailandeses, masaje thai
thailand: tailandia
thalassotherapy: talasoterapia, talaso
thank you gift: regalo de agradecimiento
theatre: teatro, teatros
theatre class: clase de teatro, clases de teatro
therapist: terapeuta, terapeutas
therapy: terapia, terapias, terapeutico, terapeutica, terapeuticos, terapeuticas
thermal: termal, termales
thermal bath: termas, balneario, balnearios, bano termal, banos termales
thermometer: termometro, termometros
thermos: termo, termos
thermostat: termostato, termostatos
thick: grueso, gruesa, gruesos, gruesas, espeso, espesa, espesos, espesas
thigh: muslo, muslos
thin: fino, fina, finos, finas, delgado, delgada, delgados, delgadas
thin hair: pelo fino
thirst: sed, sediento, sedienta, sedientos, sedientas
thistle: cardo, cardos, cardo mariano
thought: pensamiento, pensamientos
thread: hilo, hilos
throat: garganta, gargantas, dolor de garganta
throw: plaid, mantita, mantitas
thunder: trueno, truenos
thyme: tomillo, tomillos
thyroid: tiroides, hipotiroidismo
tibetan: tibetano, tibetana, tibetanos, tibetanas
tick: garrapata, garrapatas
tidal: mareal, mareales
tide: marea, mareas, mareas vivas
tide pool: poza de marea, pozas de marea
tidying: ordenar, ordenar la casa
tiger: tigre, tigres
tiger balm: balsamo de tigre
tight: apretado, apretada, apretados, apretadas, contracturado, contracturada, contracturados, contracturadas
tile: azulejo, azulejos, baldosa, baldosas
tiled stove: estufa de azulejos, estufas de azulejos, estufa de ceramica
time management: gestion del tiempo, organizar el tiempo, organizacion
time out: tiempo para mi
timer: temporizador, temporizadores, cronometro, cronometros
tin: lata, latas, estano
tincture: tintura, tinturas
tingling: hormigueo
tinnitus: acufeno, acufenos, zumbido de oidos, zumbidos de oidos, pitido de oidos, pitidos de oidos, tinitus
tiny: diminuto, diminuta, diminutos, diminutas, pequenito, pequenita, pequenitos, pequenitas
tiny house: minicasa, minicasas, mini casa, mini casas, casa diminuta, casas diminutas
tipi: tipis
tired: cansado, cansada, cansados, cansadas, fatigado, fatigada, fatigados, fatigadas
tiredness: cansancio, fatiga, fatigas
toast: tostada, tostadas
tobacco: tabaco, tabacos, tabaquismo
toddler: nino pequeno, ninos pequenos
toddler group: grupo de crianza
toe: dedo del pie, dedos del pie
tofu: queso de soja
toilet: lavabo, lavabos, inodoro, inodoros, aseo, aseos
toiletry bag: neceser, neceseres
tomato: tomate, tomates, jitomate, jitomates
toner: tonico facial, tonicos faciales
tongue: lengua, lenguas
tongue drum: tambor de lengua, tambores de lengua, tambor de lengueta, tambores de lengueta
tongue scraper: limpiador de lengua, limpiadores de lengua, raspador de lengua, raspadores de lengua
tonic: tonico, tonicos
tonsil: amigdala, amigdalas, anginas
tool: herramienta, herramientas
tooth: diente, dientes, dental, dentales, muela, muelas
toothache: dolor de muelas, dolor de dientes
toothbrush: cepillo de dientes, cepillos de dientes
toothpaste: pasta de dientes, pastas de dientes, dentifrico, dentifricos, pasta dental, pastas dentales
topper: sobrecolchon, sobrecolchones, cubrecolchon, cubrecolchones, topper de colchon
torch: linterna, linternas, antorcha, antorchas
touch: tacto, contacto fisico
tourmaline: turmalina, turmalinas
towel: toalla, toallas
tower: torre, torres
tower room: torreon, torreones
town: ciudad, ciudades, pueblo, pueblos
toy: juguete, juguetes
trace element: oligoelemento, oligoelementos
tracking: seguimiento, seguimientos, registro, registros
traditional: tradicional, tradicionales, tradicion, tradiciones
traditional chinese medicine: medicina tradicional china, medicina china
traffic: trafico
traffic jam: atasco, atascos, embotellamiento, embotellamientos
trail: sendero, senderos, ruta, rutas
trail running: carrera por montana, carreras por montana, correr por montana
train: tren, trenes
trainer: zapatilla deportiva, zapatillas deportivas, deportivas
training: formacion, formaciones, entrenamiento, entrenamientos, capacitacion, capacitaciones
trampoline: cama elastica, camas elasticas, trampolin, trampolines
transfer: traslado, traslados
transition: transicion, transiciones
transparent: translucido, translucida, translucidos, translucidas
transport: transporte, transportes
trauma: traumas, traumatico, traumatica, traumaticos, traumaticas, estres postraumatico
trauma therapy: terapia de trauma
travel mug: taza de viaje, tazas de viaje, termo de viaje, termos de viaje
travel pillow: almohada de viaje, almohadas de viaje
travel set: set de viaje, kit de viaje
travel sickness: mareo de viaje, mareos de viaje, mareo en coche, cinetosis
traveller: viajero, viajera, viajeros, viajeras
tray: bandeja, bandejas
treadmill: cinta de correr, cinta de andar
treatment: tratamiento, tratamientos
treatment room: sala de tratamiento, salas de tratamiento, cabina de tratamiento, cabinas de tratamiento
tree: arbol, arboles, arboleda, arboledas
tree hugging: abrazar arboles, abrazar un arbol
tree planting: plantar arboles, reforestar
treehouse: casa del arbol, casas del arbol, casa arbol, cabana arbol
trembling: temblor, temblores, temblar
trial class: clase de prueba, clases de prueba
triangular: triangulo, triangulos
triathlon: triatlon
trigger point: punto gatillo, puntos gatillo
trimester: trimestre, trimestres
trousers: pantalon, pantalones
truck driver: camionero, camionera, camioneros, camioneras, conductor de camion
trumpet: trompeta, trompetas
trunk: tronco, troncos
trust: confianza, confiar
tryptophan: triptofano
tub: tina, tinas
tulip: tulipan, tulipanes
tuning fork: diapason, diapasones
turkish: turco, turca, turcos, turcas
turmeric: curcuma
turning point: punto de inflexion
turquoise: turquesa, turquesas
turtle: tortuga, tortugas
tutorial: tutoriales
tweezers: pinzas de depilar
twig: ramita, ramitas
twin: gemelo, gemela, gemelos, gemelas, mellizo, melliza, mellizos, mellizas
ukulele: ukeleles
ultrasound: ultrasonidos
umbrella: paraguas, sombrilla, sombrillas
uncle: tio, tios
underfloor heating: suelo radiante
underwear: ropa interior
unemployment: desempleo, desempleado, desempleada, desempleados, desempleadas
unhurried: sin prisa, sin prisas, pausado, pausada, pausados, pausadas
university: universidad, universidades, universitario, universitaria, universitarios, universitarias
unplugged: desconectado, desconectada, desconectados, desconectadas, desenchufado, desenchufada, desenchufados, desenchufadas
unscented: sin perfume, sin fragancia, sin olor, inodoro, inodora, inodoros, inodoras
unscented soap: jabon sin perfume
unwind: desconectar, desconexion, relajarse
upright: erguido, erguida, erguidos, erguidas, vertical, verticales
urban gardening: huerto urbano, huertos urbanos
urn: urna, urnas
usb: memoria usb
vagina: vaginal, vaginales
vagus nerve: nervio vago
valentine: san valentin
valerian: valeriana
valley: valle, valles
vanilla: vainilla
vaping: vapear, vapeo, vapeador, vapeadores
varicose vein: varices, variz, aranas vasculares
vase: jarron, jarrones, florero, floreros
vegan: vegano, vegana, veganos, veganas, veganismo
vegetable: verdura, verduras, hortaliza, hortalizas, vegetales
vegetable garden: huerto, huertos, huerta, huertas
vegetable oil: aceite vegetal, aceites vegetales
vegetable soup: sopa de verduras
vegetarian: vegetariano, vegetariana, vegetarianos, vegetarianas, vegetarianismo
velcro: cierre velcro
velvet: terciopelo
veranda: veranda cubierta
verbena: hierba luisa, hierbaluisa, cedron, verbenas
vertebra: vertebras
vertigo: vertigos
vet: veterinario, veterinaria, veterinarios, veterinarias
veterinary: veterinario, veterinaria, veterinarios, veterinarias
via ferrata: ferrata, ferratas
vibration: vibracion, vibraciones
video: videos
view: vista, vistas, mirador, miradores
villa: villas
village: pueblo, pueblos, aldea, aldeas
vinegar: vinagre, vinagres
vineyard: vinedo, vinedos, vina, vinas
vintage: retro
vinyasa: vinyasa yoga
violence: violencia, maltrato
violet: violeta, violetas
violin: violines
vipassana: retiro de silencio
virus: virico, viral, virales
vision: vista, vistas, visiones
vision quest: busqueda de vision
visit: visita, visitas, visitar
visualisation: visualizacion, visualizaciones, visualizar
vitality: vitalidad
vitamin: vitamina, vitaminas, vitaminico, vitaminica, vitaminicos, vitaminicas
vitamin deficiency: deficit de vitaminas, falta de vitaminas
vocal training: entrenamiento vocal, educacion de voz
voice: voz, voces, vocal, vocales
voice therapy: terapia de voz
volcano: volcan, volcanes, volcanico, volcanica, volcanicos, volcanicas
volleyball: voleibol
volume: volumen, volumenes
volunteer: voluntario, voluntaria, voluntarios, voluntarias, voluntariado
voucher: vale regalo, vales regalo, bono regalo, bonos regalo, tarjeta regalo, tarjetas regalo, cupon, cupones
vulnerability: vulnerabilidad, vulnerable, vulnerables
wadi: uadi, uadis
waist: cintura, cinturas
waiter: camarero, camarera, camareros, camareras, mesero, mesera, meseros, meseras
wake up light: despertador de luz, despertadores de luz, lampara despertador, lamparas despertador, luz despertador
waking: despertar, despertarse, despertares
waking at night: despertares nocturnos, despertarme de noche
walk: paseo, paseos, pasear, caminata, caminatas, caminar
walker: andador, andadores
walking: caminar, caminando, andar, caminata, caminatas, senderismo
walking meditation: meditacion caminando
walking pad: cinta de andar, cinta para caminar
walking pole: baston de senderismo, bastones de senderismo, baston de marcha, bastones de marcha, baston, bastones
wall: pared, paredes, muro, muros
walnut: nuez, nueces, nogal, nogales
wardrobe: armario, armarios, ropero, roperos
warm: calido, calida, calidos, calidas, templado, templada, templados, templadas, tibio, tibia, tibios, tibias
warm milk: leche caliente, leche tibia
warm up: calentamiento, calentar musculos
warmer: calentador, calentadores
warmth: calor, calidez
wart: verruga, verrugas
wash: lavado, lavados
washable: lavable, lavables
washcloth: toallita, toallitas, manopla, manoplas
washing: lavar, lavado, lavados, lavable, lavables
wasp: avispa, avispas
waste: residuo, residuos, basura
watch: reloj de pulsera, relojes de pulsera, reloj, relojes
water: agua, aguas
water birth: parto en agua
water filter: filtro de agua, filtros de agua
water gymnastics: gimnasia acuatica, gimnasia en agua
water jug: jarra de agua
water retention: retencion de liquidos, retencion de agua
water sound: sonido de agua
water therapy: terapia acuatica
watercolour: acuarela, acuarelas
waterfall: cascada, cascadas, catarata, cataratas, salto de agua, saltos de agua
waterfall walk: ruta de cascadas
watering can: regadera de jardin, regaderas de jardin
watermelon: sandia, sandias
waterproof: impermeable, impermeables, resistente al agua, resistentes al agua
watsu: terapia acuatica
wave: ola, olas, oleaje
wax: cera, ceras
wax melt: tarta de cera
waxing: depilacion, depilaciones, depilar
weak: debil, debiles
weakness: debilidad, debilidades
wearable: ponible, ponibles, pulsera inteligente, pulseras inteligentes, reloj inteligente, relojes inteligentes
weather: clima, climas, meteorologia
weather proof: resistente a intemperie
weaving: telar, telares, tejer
wedding: boda, bodas, casamiento, casamientos
wedding gift: regalo de boda, regalos de boda
wedge: cuna de yoga, cunas de yoga, almohada de cuna, almohadas de cuna
weeding: desherbar, quitar malas hierbas, escarda
weekday: dia laborable, dias laborables, entre semana
weekend: fin de semana, fines de semana, finde, findes
weekend retreat: retiro fin semana
weekly: semanal, semanales
weight: peso, pesos, pesa, pesas
weight loss: adelgazar, perder peso, bajar de peso, adelgazamiento, perdida de peso
weight watching: control de peso
weighted blanket: manta pesada, mantas pesadas, manta con peso, mantas con peso, manta de peso, mantas de peso, cobija pesada, cobijas pesadas
weir: presa, presas
well: pozo, pozos
wellbeing: bienestar
wellness: bienestar
wellness hotel: hotel de bienestar, hotel balneario, hotel con spa
wellness retreat: retiro de bienestar, retiros de bienestar
wellness weekend: escapada de bienestar
west: oeste, poniente
wet: mojado, mojada, mojados, mojadas
whale: ballena, ballenas
whale watching: avistamiento de ballenas, ver ballenas
wheat: trigo
wheat bag: saco de semillas, sacos de semillas, almohadilla de semillas, almohadillas de semillas
wheelchair: silla de ruedas, sillas de ruedas
whiplash: latigazo cervical
whirlpool: jacuzzi, jacuzzis, hidromasaje, hidromasajes, banera de hidromasaje, baneras de hidromasaje
whisk: batidor de te, batidores de te, varilla de batir
white: blanco, blanca, blancos, blancas
white clay: arcilla blanca, caolin
white noise: ruido blanco
white tea: te blanco
wholefood: alimentos integrales, integral, integrales
wholegrain: integral, integrales, grano entero
wholemeal bread: pan integral
wick: mecha, mechas
wicker: mimbre, mimbres
wide: ancho, ancha, anchos, anchas, amplio, amplia, amplios, amplias
widow: viuda, viudas, viudez
widowed: viudo, viuda, viudos, viudas, enviudar
widower: viudo, viudos
wife: esposa, esposas
wifi free: sin wifi
wild: salvaje, salvajes, silvestre, silvestres
wild swimming: aguas abiertas
wilderness: naturaleza salvaje, tierra salvaje
wildflower: flor silvestre, flores silvestres
wildlife: fauna, vida silvestre
willow: sauce, sauces
willpower: fuerza de voluntad
wind: viento, vientos, ventoso, ventosa, ventosos, ventosas
wind chime: carillon, carillones, campana de viento, campanas de viento, movil de viento
windmill: molino de viento, molinos de viento
window: ventana, ventanas, ventanal, ventanales
windowsill: alfeizar, repisa de ventana, repisas de ventana
windsurfing: windsurf
windy: ventoso, ventosa, ventosos, ventosas
wine: vinos, vinoteca, vino
wine tasting: cata de vino, catas de vino, cata de vinos, catas de vinos
winery: bodega, bodegas
wing: ala, alas
winter: invierno, inviernos, invernal, invernales
winter bathing: banarse en invierno, bano de invierno, banos de invierno
winter blues: tristeza invernal, depresion invernal
wisdom: sabiduria, sabio, sabia, sabios, sabias
witch hazel: hamamelis
withdrawal: abstinencia
wolf: lobo, lobos
woman: mujer, mujeres, femenino, femenina, femeninos, femeninas
womb: utero, matriz
women: mujer, mujeres, senora, senoras
women circle: circulo de mujeres, circulos de mujeres
womens retreat: retiro de mujeres, retiros de mujeres, retiro para mujeres, retiros para mujeres
wonder: asombro, admiracion
wood: madera, maderas
wood carving: tallar madera, talla de madera, tallado, tallados
wood stove: estufa de lena, estufas de lena, chimenea, chimeneas
wooden: de madera
wooden bowl: cuenco de madera, cuencos de madera
wooden box: caja de madera, cajas de madera
wooden spoon: cuchara de madera, cucharas de madera, cuchara de palo, cucharas de palo
wooden toy: juguete de madera, juguetes de madera
wool: lana, lanas, de lana
wool socks: calcetines de lana
wool workshop: taller de lana
woolly: lanudo, lanuda, lanudos, lanudas
word: palabra, palabras
work: trabajo, trabajos, laboral, laborales, trabajar
work life balance: conciliacion laboral, equilibrio vida trabajo, conciliar
workbook: cuaderno de ejercicios, libro de ejercicios
worker: trabajador, trabajadores, trabajadora, trabajadoras, empleado, empleada, empleados, empleadas
working parent: conciliacion familiar, madre trabajadora, madres trabajadoras
workout: entrenamiento, entrenamientos, entrenar, entreno, entrenos
workplace: lugar de trabajo, trabajo, trabajos
workplace massage: masaje en silla, masajes en silla
worksheet: ficha de trabajo, fichas de trabajo
workshop: taller, talleres
workshop room: sala de talleres, salas de talleres
wormwood: ajenjo
worried: preocupado, preocupada, preocupados, preocupadas
worry: preocupacion, preocupaciones, preocuparse, preocupado, preocupada, preocupados, preocupadas
worry doll: muneca quitapenas, quitapenas
worry stone: piedra antiestres, piedras antiestres
wound: herida, heridas
woven: tejido, tejida, tejidos, tejidas
wrapping paper: papel de regalo
wrestling: lucha libre
wrinkle: arruga, arrugas, antiarrugas
wrist: muneca, munecas
wrist brace: munequera, munequeras
writer: escritor, escritores, escritora, escritoras
writing: escritura, escrituras, escribir
writing retreat: retiro de escritura, retiros de escritura
writing workshop: taller de escritura, talleres de escritura
yarn: hilo, hilos, ovillo, ovillos
yarrow: milenrama, aquilea
yeast: levadura, levaduras
yeast free: sin levadura
yellow: amarillo, amarilla, amarillos, amarillas
yoga: yogas
yoga block: bloque de yoga, bloques de yoga, bloque de corcho, bloques de corcho, ladrillo de yoga, ladrillos de yoga, taco de yoga, tacos de yoga
yoga camp: campamento de yoga
yoga class: clase de yoga, clases de yoga
yoga clothes: ropa de yoga, ropa deportiva
yoga holiday: vacaciones de yoga
yoga mat: esterilla de yoga, esterillas de yoga, colchoneta de yoga, colchonetas de yoga, tapete de yoga, tapetes de yoga
yoga pose: asana, asanas, postura de yoga, posturas de yoga
yoga retreat: retiro de yoga, retiros de yoga
yoga strap: cinturon de yoga, cinturones de yoga, correa de yoga, correas de yoga, cinta de yoga, cintas de yoga
yoga studio: estudio de yoga, estudios de yoga, centro de yoga, centros de yoga, sala de yoga
yoga teacher: profesor de yoga, profesora de yoga, profesores de yoga
yoghurt: yogur, yogures
young: joven, jovenes
youth: juventud, jovenes, juvenil, juveniles
yurt: yurta, yurtas
zen: meditacion zen, zazen
zeolite: zeolita
zero waste: cero residuos, residuo cero, sin residuos
zinc: cinc
zip: cremallera, cremalleras
zip line: tirolina, tirolinas, tirolesa, tirolesas
zone: zona, zonas
`
