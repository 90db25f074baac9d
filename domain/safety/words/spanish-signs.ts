import type { Vocabulary } from './signs.ts'

export const SPANISH_SIGNS: Vocabulary = {
  person:
    'el|ella|ellos|alguien|gente|personas?|jef[ea]|companer[oa]s?|profesor\\w*|vecin[oa]s?|todos|todo el mundo|otros|un hombre|una mujer|casero|la|lo',
  kin: 'hombre|tipo|marido|esposo|mujer|esposa|pareja|novi[oa]|ex|expareja|exmarido|exnovi[oa]|padre|papa|madre|mama|padrastro|madrastra|herman[oa]|hermanastro|tio|abuelo|primo|entrenador|hijo|suegra|suegro|el|ella|compañero',
  dear: 'ti[oa]|yay[oa]|amig[oa]s?|hij[oa]|herman[oa]|madre|mama|padre|papa|marido|esposo|mujer|esposa|pareja|novi[oa]|compañer[oa]|companer[oa]|nin[oa]|bebe|sobrin[oa]|prim[oa]|abuel[oa]|el|ella|alumn[oa]|vecin[oa]',
  child:
    'nin[oa]s?|bebe|al bebe|hij[oa]s?|hijit[oa]|peque|pequen[oa]|recien nacido|sobrin[oa]|niet[oa]|\\d+ (?:anos|meses)|chic[oa]|crio|cria',
  crowd:
    'escuela|instituto|colegio|universidad|trabajo|oficina|clase|todos|gente|iglesia|companeros',
  me: 'me|nos|mi (?:hijo|hija|madre|hermana|amiga|bebe)|mis hijos|le|la|lo',
  intent:
    'imagin\\w*|planteo|planteando\\w*|tentad[oa]|fuerzas|animo|ilusion|quiero|quisiera|voy a|vamos a|podria|puedo|pienso|pensando|ganas de|necesito|planeo|dice que|va a|quiere|tengo que|me dan ganas',
  earnest:
    'realmente|de veras|seriamente|en serio|esta noche|de verdad|lista|listo|compre|he comprado|tengo un|tengo una|ya tengo|ahora mismo|no es broma',
  voices: 'voces|voz|demonios?|dios|diablo',
  tell: 'dice|dicen|diciendo|ordena\\w*|mandan|piden|hablan|grita\\w*',
  not: 'no|nada|nunca|ya no|sin|tampoco|ni|apenas|deja de|dejo de|dejado de|jamas|incapaz',
  self: 'mi mism[oa]|si mism[oa]|misma|mismo|me|se',
  hate: 'odio|me odio|asco|detesto|desprecio',
  die: 'morir\\w*|muert[oa]|muerte|muero|muera|palmar\\w*|diñar\\w*|espicharla',
  live: 'vivir(?! (?:en (?!este mundo)|con (?:prisa|estres|ruido|mis|mi)|cerca|lejos|a |de (?:alquiler|prisa)|sin (?:prisa|prisas|estres|dolor|mi perro|movil))\\w*)|viviendo(?! en)|vida|seguir|existir|existencia|seguir adelante|despertar(?:me)?(?! (?:temprano|a las|antes|cansad|tan))',
  being: 'estar aqui|estar en este mundo|este mundo|seguir aqui|estar viv[oa]',
  pointless:
    'valor|ya no vale|no vale|sentido|para que|merece la pena|vale la pena|razon|motivo|inutil|vaci[oa]|ganas|por que|insoportable|encuentro',
  whatFor:
    'para que|que sentido tiene|de que sirve|por que deberia|no le encuentro sentido a|sin sentido',
  hurtSelf:
    'me arano|me (?:corto|hago dano|quemo|lastimo|golpeo|autolesiono|rajo|hiero|rasguno)|cortarme|cortarse|hacerme dano|hacerse dano|quemarme|lastimarme|autolesi\\w*|se (?:corta|hace dano|quema|lastima|autolesiona|raja)|lesionarme',
  again:
    'sangrar|sangre|otra vez|de nuevo|sigo|a proposito|adrede|para sentir|cada (?:noche|dia|vez)|cuando estoy|sol[oa]|cuchilla|mechero|hasta|brazos|munecas|piernas|a escondidas|muslos',
  height:
    'puente|azotea|tejado|balcon|cornisa|vias|tren|metro|precipicio|acantilado|barandilla|ventana',
  jump: 'saltar|salto|tirarme|lanzarme|arrojarme|mirando abajo|dejarme caer|mirando hacia abajo|tirarse|lanzarse|el vacio',
  vanish: 'desaparecer|dejar de existir|esfumarme|irme|borrarme',
  forever: 'para siempre|nadie|del todo|de una vez|definitivamente|nunca volver',
  nobody: 'nadie|a quien',
  notice: 'importa\\w*|nota\\w*|extranar\\w*|echar\\w* de menos|entera\\w*|importo',
  darkThoughts:
    'su[iy][sczt]+[iy]?[dt]\\w*|suc+[iy][dt]\\w*|sus+[iy]d\\w*|suicid\\w*|pensamientos oscuros|pensamientos negros|ideas (?:oscuras|negras|suicidas)|matarme|matarse|morirme|morirse ya|mejor muert[oa]|quitarme de en medio|acabar conmigo|no despertara|no amanezco|no amanecer|estar muert[oa]',
  farewell:
    '(?:esto|este) es (?:una|mi|la|un|el) (?:despedida|adios)|es mi despedida|cartas? de despedida|nota de suicidio|adios a todos|me despido de todos|mi ultima noche|mi ultimo dia|despedirme de todos',
  ownEnd:
    'me mato(?! (?:de|a|por|trabajando|currando|estudiando))|me tir(?:o|ar) (?:por|a) (?:la|el) (?:ventana|balcon|puente|tren|metro|vias)|tirar(?:me)? (?:por|a) (?:la|el|las) (?:ventana|balcon|tren|metro|vias|puente)|me cortado las (?:venas|munecas)|cortado las munecas|quitar(?:me|se) la vida|se quita la vida|me quito la vida|acabar con (?:mi|su) vida|ahorcar(?:me|se)|colgar(?:me|se)|pegar(?:me|se) un tiro|cortarme las venas|terminar con mi vida|se va a matar|me voy a matar|se quiere matar',
  kill: 'clavar\\w*|asfixiar\\w*|aplastar\\w*|rajar\\w*|quemar (?:a|la)|partirle|estampar\\w*|tirar (?:al|a mi)|matar\\w*|mato|asesinar\\w*|apunal\\w*|acuchill\\w*|dispar(?:ar\\w*|e|o)|estrangular\\w*|ahogar\\w*|hacerle? dano|hacerle dano|dano|golpear\\w*|pegarle|envenenar\\w*|atacar\\w*|sacudir\\w*|herir\\w*|reventar\\w*|degollar\\w*|cargarme',
  weapon: 'cuchillos?|pistolas?|arma|armas|escopeta|navaja|machete|hacha|martillo|rifle',
  hit: 'tira cosas|insulta y|agarra fuerte|empuja\\w*|escaleras|bofetadas?|bofeton|me rompio|rompio|cinto|correa|tira del pelo|empujon\\w*|cachetadas?|me da con|zarandea|escupe|pega|pegan|pego|pegaba|pegado|golpea\\w*|golpeo|golpes|paliza|palizas|abofetea\\w*|patadas|punetazos|estrangul\\w*|empuja\\w*|agarro del cuello|agarra del cuello|maltrata\\w*|maltrato|agrede|amenaza\\w*|cinturon|zurra|sacude|abusa',
  assault:
    'agarr\\w+ (?:del|por el) cuello|me estrangul\\w+|me ahorco con|me obliga a (?:tener|acostar\\w*)|obliga a tener relaciones|echaron algo en (?:la|mi) (?:copa|bebida)|burundanga|me drogaron|violad[oa]|violaron|violo|violacion|me viola|abusaron|abuso sexual\\w*|abusa de|abusado|abusada|agresion sexual|manosea\\w*|manoseo|me forzo|me obligo a tener',
  touch: 'toca|tocaba|toco|tocan|manosea\\w*|se mete en mi cama|entra en mi (?:cuarto|habitacion)',
  night:
    'a quien (?:\\w+ )?(?:contar\\w*|decir\\w*)|(?:no|que no) (?:se )?(?:lo |me )?(?:cuente|diga|puedo decir|puedo contar)\\w*|contarselo|callar\\w*|nadie (?:lo )?sabe|secreto|noches?|mi cama|mi cuarto|mi habitacion|partes intimas|donde no quiero|es nuestro secreto|cuando no esta|debajo de la ropa',
  confine:
    'no me deja|encierra|encerrad[oa]|me controla|controla|quita|me prohibe|prohibe|revisa|vigila|aisla',
  phone:
    'movil|telefono|celular|salir|mensajes|dinero|casa|pasaporte|mi familia|amigas|ver a|llaves|trabajar',
  stalk:
    'espera|me manda mensajes|persigue|me sigue|acosa\\w*|me espera|me vigila|espia|aparece|merodea|esta fuera|esta en|rondando',
  atMyPlace:
    'por la calle|salida|puerta|sitio|cada dia|todos los dias|mi casa|mi puerta|mi portal|mi trabajo|todas partes|fuera|calle|ventana|ahora mismo|delante',
  bruise:
    'me rompio (?:el|la|un|una) (?:brazo|nariz|costilla|mandibula|diente|muneca)|moratones|moretones|moraton|cardenales|ojo morado|ojos morados|quemaduras|marcas|hematomas',
  fear: 'miedo|aterrorizad[oa]|asustad[oa]|panico|temo',
  home: 'volver a casa|ir a casa|llegar a casa|entrar en casa|(?:de|a) mi (?:padre|marido|pareja|novio|ex|padrastro|madre|hermano|mujer|esposo)|de el|a el',
  massacre: 'tiroteo|masacre|matanza|poner una bomba|volar el instituto|disparar a todos',
  swallow:
    'trag(?:o|ado|ue|aron|a)|bebi(?:o|do)|bebid[oa]|beb[eio]\\w*|comi(?:o|do)|ingiri\\w*|ha tomado|tomo|tomad[oa]|chup\\w*|inhal\\w*',
  poison:
    'lejia|detergente|limpiador|desinfectante|veneno|pila|pilas|iman(?:es)?|moneda|anticongelante|amoniaco|acido|gasolina|pintura|quitaesmalte|aguarras|pastillas|pastilla del lavavajillas|medicamentos?|lavavajillas|raticida|insecticida|cloro|sosa|producto de limpieza|bayas|setas|pegamento|friegasuelos|disolvente',
  fever: 'fiebre|temperatura|calentura|ardiendo',
  limp: 'no reacciona|flacid[oa]|flojit[oa]|fl[oj]+[oa]|41|40|39|muy alta|convuls\\w*|no despierta|somnolient[oa]|aletargad[oa]|rigid[oa]|no responde|manchas|morad[oa]|no come|no bebe',
  pregnant:
    'estoy de \\d+ (?:meses|semanas)|embaraz\\w*|encinta|gestacion|preñada|\\d+ semanas|semana \\d+|de \\w+ meses',
  bleed:
    'sangr\\w*|hemorragia|coagulos|manchado|rompi aguas|roto aguas|contracciones|calambres fuertes|vision borrosa',
  move: 'mueve|moverse|movimientos|se mueve|siento al bebe|sentir al bebe|noto al bebe|patadas|siento moverse|noto que|siento|noto',
  face: 'cara|boca|labio|lado|parpado|sonrisa|media cara|brazo',
  droop:
    'caid[oa]|torcid[oa]|paraliza\\w*|dormid[oa]|cuelga|cae|no puede mover|adormecid[oa]|entumecid[oa]|debil|se le cae',
  speak: 'hablar|habla|palabras|vocaliza|articula|balbucea|decir|entiende',
  chest: 'pecho|corazon|esternon|brazo izquierdo',
  pain: 'duele|dolor\\w*|opresion|presion|punzada\\w*|aprieta|pesadez|quemazon|oprimid[oa]|pinchazos|ardor',
  grave:
    'mucho|brazo|mandibula|sudo|sudor\\w*|sudando|respir\\w*|mareo|mareado|desde hace|hora|horas|de repente|ahora|fuerte|fuertes|nauseas|izquierdo|aire|ahog\\w*|intens[oa]',
  breath: 'respir\\w*|aire|aliento|ahog\\w*',
  throat: 'garganta|lengua|labios|cara|cuello',
  swell:
    'hincha\\w*|hinchad[oa]|cierra|cerrando|inflam\\w*|se me cierra|ronchas|avispa|abeja|cacahuetes|mani|mariscos',
  blood: 'sangre',
  spit: 'vomit\\w*|tos|toso|tosi\\w*|escup\\w*|orin\\w*|heces|echo|echando|cago',
  pills:
    'pastillas?|comprimidos?|somniferos?|paracetamol|ibuprofeno|aspirinas?|medicamentos?|tranquilizantes?|ansioliticos?|antidepresivos?|capsulas?|lexatin|orfidal|trankimazin|diazepam|opioides|heroina|insulina|frasco|medicacion',
  tooMany:
    'diez|doce|quince|veinte|treinta|cuarenta|cincuenta|un monton|toda la|todo el|demasiad[oa]s|muchas|muchos|frasco entero|bote entero|caja entera|un frasco|un bote|una caja|todas|todos|entero|entera|punado|de golpe|por error|doble|\\d\\d+|sobredosis',
  took: 'tomado|tome|tomo|he tomado|trague|tragado|trago|me tome|se tomo|tomad[oa]|ingerido|me he tomado',
  unconscious:
    'inconsciente|no responde|no despierta|no reacciona|se ha desmayado|desmayad[oa]|se desmayo|desplom\\w*|ha perdido el conocimiento|perdio el conocimiento|no respira|sin pulso|no se despierta|colaps\\w*|electrocutad[oa]|labios morados',
  seizure:
    'convuls\\w*|ataque epileptico|crisis epileptica|echando espuma|espumarajos|ataque de epilepsia',
  head: 'dolor de cabeza|cabeza|jaqueca|migraña|migrana',
  suddenly: 'el peor|la peor|de repente|subit[oa]|de golpe|de mi vida|rigidez|explosiv[oa]|caida',
  disorder:
    'dedos (?:en|a|hasta) la garganta|provocar(?:me|se)? el vomito|provoco el vomito|anorex\\w*|anorexi\\w*|bulimi\\w*|ortorexi\\w*|trastornos? aliment\\w*|trastornos? de la conducta aliment\\w*|tca|pro ana|vigorexia',
  eat: 'comida|como|peso|comer|como|come|comido|comia|comida|comidas|probar bocado|calorias|alimentarme|alimentarse',
  days: '(?:\\w+) dias|dias|semanas?|desde (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|nada|al dia|diario',
  slim: 'adelgazar|perder peso|bajar de peso|delgad[oa]|flac[oa]|gord[oa]|engordar|kilos|peso|calorias|orgullos[oa]|castig\\w*|fe[oa]|control|figura|esqueletic[oa]',
  refuse: 'no quiere|se niega|rechaza|no|nunca|ha dejado de|dejo de|apenas|miedo|no puede',
  kilos:
    '\\d+ ?(?:kg|kilos?)|pesa|en los huesos|esqueletic[oa]|huesos|muy delgad[oa]|bajo peso|imc',
  vomit:
    'meto los dedos|dedos|vomit\\w*|vomito|provoc\\w* el vomito|devolver|devuelvo|purg\\w*|dedos en la garganta|echar la comida|provocarme',
  meal: 'a escondidas|todo|despues de|cada comida|comer|comida|cena|cenar|comidas|atracones|luego|atracon|adrede|a proposito|provoc\\w*|tras',
  laxative: 'laxantes?|diureticos?|enemas?|pastillas para adelgazar|purgantes?',
  starve:
    'pasar hambre|paso hambre|hambre|matarme de hambre|no comer|ayunar|mato de hambre|sin comer|saltarme|me salto|solo (?:como|ceno|desayuno)|restring\\w*|dejar de comer',
  binge: 'atracon|atracones|me atraco|comer hasta|no puedo parar de comer|compulsiv\\w*',
  shame: 'culpable|verguenza|asco|me castig\\w*|odio',
  guilt:
    'asco|gordisima|gordisimo|me doy asco|culpa|culpable|verguenza|asco|gord[oa]|me odio|castig\\w*',
  downTo:
    '(?:hasta|llegar a|pesar|bajar a|bajar hasta) (?:los )?(?:3\\d|4[0-5]) ?(?:kg|kilos?)?|(?:500|600|700|400|300) calorias al dia|imc (?:de )?1[0-7]',
  medicine:
    'medicacion|medicamentos?|medicinas?|antidepresiv\\w*|ansiolitic\\w*|sertralina|fluoxetina|citalopram|escitalopram|paroxetina|venlafaxina|duloxetina|bupropion|mirtazapina|trazodona|quetiapina|olanzapina|litio|insulina|metformina|ozempic|estatinas?|anticoagulantes?|sintrom|warfarina|betabloqueantes?|bisoprolol|enalapril|valium|diazepam|lorazepam|orfidal|lexatin|trankimazin|alprazolam|clonazepam|rivotril|benzodiacepinas?|concerta|rubifen|ritalin|antipsicotic\\w*|anticonceptiv\\w*|la pildora|antibioticos?|quimio\\w*|levotiroxina|eutirox|prednisona|cortisona|corticoides|tramadol|opioides|pregabalina|gabapentina|melatonina|ibuprofeno|paracetamol|aspirina|zolpidem|somniferos?|mis pastillas|(?:las )?pastillas (?:de|para) (?:la )?(?:tension|presion|tiroides|dormir|ansiedad|corazon|diabetes|colesterol)|tratamiento medico|receta',
  change:
    'dejar|deje|dejado|dejo|parar|suspender|suspendi\\w*|quitar\\w*|abandonar|reducir|bajar|subir|aumentar|doblar|duplicar|sustitu\\w*|reemplaz\\w*|cambiar|cambio|mezcl\\w*|combin\\w*|interact\\w*|interaccion\\w*|en lugar de|en vez de|alternativa|juntos|juntas|a la vez|al mismo tiempo|de golpe|sin decir\\w*|sin receta|compatible|saltarme|olvid\\w*|junto con|tirar',
  alcohol: 'alcohol|vino|cerveza|vodka|whisky|ron|ginebra|beber|copas|marihuana|porros|cocaina',
  herb: 'hierba de san juan|hiperico|hipericon|ashwagandha|valeriana|kava|cbd|curcuma|ginseng|ginkgo|hierbas?|plantas?|suplementos?|rodiola|magnesio|pomelo|ayahuasca|homeopatia|infusion\\w*|manzanilla|pasiflora|natural|vitamina k|aceites? esencial\\w*|remedios?|te|tes',
  dose: 'dosis|cuant[oa]s?|mg|miligramos|maxim[oa]|posologia',
  with: 'con|y|mientras tomo|junto con|tomando|si tomo|mas',
  sport:
    'rugby|boxeo|futbol|ajedrez|tenis|karate|judo|gimnasio|entrenamiento|entrenar|surf|esquiar|escalar|esqui|puenting|natacion|paracaidas|piscina|buceo|remo|yoga|defensa personal|partido|sombra|sol|cartas|remar|parque',
  figure:
    'pelicula|cine|libro|novela|podcast|documental|cancion|serie|foto|fotos|video|broma|risa|misterio|teatro|correos|mails|tiempo|gusanillo|camara|netflix|escuadron',
  place:
    'ciudad|pueblo|piso|oficina|con mis padres|aqui en|extranjero|plantas|animales|perro|gato|mejor|mas anos|campo|prisas|barrio|madrid|barcelona|sin prisa|estres|pareja',
  food: 'ayuno|ayuno intermitente|detox|gluten|azucar|carne|lacteos|vegan[oa]|consciente|cuaresma|ramadan|verduras|desayuno|pescado|ultraprocesados|entre horas|zumos',
  rope: 'cuerda|soga',
  got: 'list[oa]|colgad[oa]|ya|compr\\w*|tengo|escondid\\w*|preparad\\w*|atad\\w*',
  lowWeight: '(?:peso|pesa|pesar)(?: solo)? (?:3\\d|4[0-5]) ?(?:kg|kilos?)',
  blueFace:
    '(?:esta|se pone|se puso|poniendose)(?: tod[oa]| muy)? (?:morad[oa]|azul)|labios (?:morados|azules)|atragant\\w*|no respira|asfixiando\\w*',
  urge: 'quiero|voy a|me dan ganas|ganas de|podria|siento ganas|tengo miedo de',
  planned: 'plan|planead\\w*|planeo|se como|decidid[oa]',
  dieVerb: 'morir|morirme|mi muerte|la muerte',
  hint: 'no me importa si (?:vivo|muero)|dormir y no (?:volver|despertar)|(?:mirando|miro|mirar) las vias|(?:seguiria|sigue) igual sin mi|no haber nacido nunca|tengo un plan y|se cuando y como|si (?:yo )?(?:desapareciera|muriera|me muriera|no existiera|no estuviera)|(?:da igual|me da lo mismo) (?:vivir o morir|si vivo|morirme)|soy una carga|soy un estorbo|dejar de existir|no haber nacido|lo tengo todo preparado|mejor que no exista|nadie me necesita|no me importa (?:morir|vivir)|pistola en la (?:mano|boca)|dormir y no despertar|no quiero seguir aqui|no quiero existir|seria mas facil si no',
  acute:
    'mordedura de|(?:me|le) ha mordido una (?:serpiente|vibora|arana)|monoxido|fuga de gas|olor a gas|descarga electrica|aceite hirviendo|agua hirviendo|golpe en la cabeza y|herida profunda|no siento (?:las piernas|el brazo|la cara)|no para de (?:sangrar|vomitar)|se ha caido (?:de|por)|casi se ahoga|golpe de calor y',
  steer: 'estrell\\w*|conducir|manejar|empotrar\\w*|chocar',
  obstacle:
    'contra (?:un|el|una|la|lo primero) ?(?:muro|arbol|pared|camion|que)|por un (?:barranco|precipicio|puente)',
  imagines:
    'imagin\\w*|fantase\\w*|pensamientos|pienso|pensando|sueno con|ganas|quiero|voy a|tentad[oa]|se me pasa',
  murder:
    'matar(?:l[oae]s?)?|asesinar\\w*|apunalar\\w*|acuchillar\\w*|estrangular\\w*|envenenar\\w*|asfixiar\\w*|degollar\\w*|ahogar(?:l[oae]s?)?|disparar(?:le)?|(?:pegar|meter)(?:le)? (?:un tiro|\\w+ tiros)|cargarme',
  murders:
    '(?:lo|la|los|las) mato|mato a|(?:lo|la|le) (?:apunalo|mato|rajo|disparo|enveneno)|(?:apunalo|enveneno|estrangulo) a',
  victim:
    '(?:a )?(?:mis?|la|el|al|los|las|un|una|nuestr[oa]) (?:jef[ea]|ex|marido|esposo|mujer|esposa|pareja|novi[oa]|padres?|padrastro|madre|madrastra|herman[oa]|tio|vecin[oa]s?|profesor\\w*|companer[oa]s?|caser[oa]|familia|bebe|hij[oa]s?|nin[oa]s?|suegr[oa])|alguien|todos|gente|(?:mat|apunal|estrangul|envenen|asfixi)ar(?:l[oae]s?)|(?:lo|la|los|las) mato',
  recipe: 'como|donde|con que|algo para|manera de|forma de|que puedo',
  obsessed:
    'quiero|voy a|va a|quiere|ganas de|pienso en|pensando en|imagino|fantaseo|sueno con|miedo de|me da miedo|juro|dice que|le voy|planeo|pensamientos de',
  abused:
    '(?:lo|la|los|las|le|les) (?:maltrata\\w*|pega|pegan|golpea\\w*)|maltratad[oa]s?|golpead[oa]s?|sufre\\w* malos tratos',
  downAll:
    '(?:tomar|tragar|tomarme|tomarse|tragarme|tragarse) (?:tod[oa]s?|un bote|una caja|el bote|la caja)',
  wake: 'despert\\w*',
  note: '(?:una|la) (?:nota|carta)',
  silent: 'no (?:contesta|responde|coge)',
  strike: 'pegar(?:le|les)?|golpear(?:le|les)?',
  allowOnly: 'solo me (?:permito|dejo)',
  portion: 'una? (?:manzana|huevo|ensalada|yogur|zanahoria|comida)|\\d+ calorias',
  confused: 'confus[oa]|desorientad[oa]|delira\\w*',
  oddSpeech: 'habla (?:raro|mal|extrano)|cosas sin sentido|balbucea|arrastra las palabras',
  limb: 'brazo|pierna|mano|cara|lado',
}
