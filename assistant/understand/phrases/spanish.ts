import type { Phrases } from './phrases.ts'

export const SPANISH: Phrases = {
  assess: '(?:e?valoracion|evaluacion) (?:personalizada|personal)|cuestionario|test personalizado',
  restart:
    '(?<=^(?:(?:bueno|vale|y|ok),? )?)(?:otra cosa|otra pregunta|otro tema)(?= ?[:,.])|(?:cambio|cambiando|cambiemos) de tema|empe(?:zar|cemos|zamos) (?:de nuevo|de cero|otra vez)|volver a empezar|olvida (?:todo|lo anterior)|borra(?:lo)? todo|nueva busqueda',
  thanks:
    '(?:vale|ok|genial|perfecto|estupendo|muy bien)?[ ,!.]*(?:muchas |mil )?(?:gracias|genial|perfecto|estupendo|vale)',
  greeting: 'hola|buenos dias|buenas (?:tardes|noches)|buenas',
  bye: 'adios|hasta (?:luego|pronto|manana)|chao|nos vemos',
  about:
    '(?:que es|de que va|para que (?:es|sirve)) (?:esto|esta (?:web|pagina|app))|quien eres|que eres|eres (?:un |una )?(?:humano|humana|persona|robot|bot|maquina|ia|medico|medica|psicologa?|real)|que (?:puedes|sabes) hacer|en que (?:me )?puedes ayudar\\w*|como (?:funcionas?|me ayudas)|como te llamas|tu nombre',
  howAreYou:
    'como (?:estas|andas|te va)|que tal(?: estas)?$|te quiero(?: mucho)?$|eres (?:muy )?(?:maj[oa]|simpatic[oa]|gracios[oa])',
  aboutYou: 'eres (?:\\w+ )?(?:inutil|tont[oa]|mal[oa]|genial|simpatic[oa]|l[oa] mejor)',
  offTopic:
    'que tiempo (?:hace|hara)|futbol|presidente|elecciones|politica|la capital de|chiste|poema|pelicula|noticias|impuestos|hipoteca|abogad[oa]|receta de|contrasenas?|las instrucciones (?:anteriores|previas)|deberes del? (?:colegio|clase)|quien (?:gano|invento|escribio)',
  neverOurs:
    '(?:cuenta|cuentame|escribe|escribeme) un (?:chiste|poema|cuento)|la capital de|presidente de|tradu(?:ce|zca|ceme)|quien gano|(?:ignora|olvida) (?:todas )?(?:las|tus) instrucciones',
  recommend:
    'recomiend\\w*|recomendarme|sugier\\w*|sorprendeme|inspirame|algo bueno|que (?:tienes|teneis|hay)$|muestrame algo|ensename algo',
  cheaper:
    'mas barat[oa]s?|mas economic[oa]s?|menos car[oa]s?|algo barato|(?:demasiado|muy|un poco) car[oa]s?|mejor precio|se (?:me )?va de presupuesto',
  closer:
    'mas cerca(?:no|na)?s?|cerca de (?:mi|casa|aqui)|por aqui cerca|(?:demasiado|muy) lejos|no (?:tan|muy) lejos',
  other:
    'otra cosa|algo (?:distinto|diferente|mas)|otr[oa]s? (?:opcion(?:es)?|ideas?|sugerenci\\w+|sitios?|propuestas?|alternativas?)|mas (?:opciones|ideas|resultados|sugerencias)|(?:muestrame|ensename|dame) (?:mas|otr[oa]s?)|ningun[oa] de (?:est[oa]s|es[oa]s|ell[oa]s)|no me (?:gustan?|convencen?)(?: est[oa]s?| es[oa]s?| nada)?$|alternativas|que mas (?:hay|tienes)',
  otherAlone: 'mas|otr[oa]s?|siguientes?',
  plan: '(?:organiza|prepara|arma|monta)(?:me|nos)(?: \\w+){0,3} (?:dias?|fin de semana|semana|escapada|viaje)|itinerario|un plan|(?<=^(?:por favor )?)(?:planea|planifica|organiza)(?:me|nos)?\\b|un[oa]? (?:cosa )?de cada (?:tipo|categoria)|plan (?:de|para) \\w+|(?:hazme|haz|prepara(?:me)?|crea(?:me)?|propon(?:me)?)(?: \\w+){0,4} (?:plan|rutina|programa)|una rutina|un programa|uno de cada',
  why: '^(?:y |pero )?por que|que tiene(?:n)? de especial',
  tell: 'cuentame(?: mas)?(?: de| sobre)?|dime mas|hablame de|mas (?:informacion|detalles|datos)(?: de| sobre)?|que (?:es|ofrece|incluye)|describe(?:me)?|sobre (?:el|la)',
  moreAbout:
    'cuentame (?:mas )?(?:de|sobre)|hablame (?:mas )?(?:de|sobre)|(?:saber )?mas (?:de(?! [$€£]?\\d)|sobre|informacion (?:de|sobre)|detalles (?:de|sobre))',
  pointing:
    '^(?:se )?(?:admiten?|aceptan?|permiten?|tiene|incluye|esta|queda|dura|cuesta|vale)|cuanto (?:cuesta|dura|vale)|donde (?:esta|queda)|est[ae]|es[ae]|esto|eso|alli|ahi|este sitio|ese sitio',
  question:
    'es|son|esta|estan|tiene|hay|(?:se )?(?:admiten?|aceptan?|permiten?)|incluye|se puede|puedo|cuant[oa]s?|cuanto (?:cuesta|dura|vale)|que|donde|cuando|quien|cual|y',
  compare:
    'compara(?:l[oa]s|me)?|diferencias? entre|cual(?:es)? (?:de (?:ell[oa]s|est[oa]s|los|las)|es|me|elegirias|recomiendas|prefieres)|que elegirias|(?:el|la) (?:mas barat[oa]|mejor(?: valorad[oa])?)',
  cheapest: 'mas barat[oa]s?|menos car[oa]',
  bestRated: 'mejor(?: valorad[oa])?|mas puntuad[oa]',
  first: 'primer[oa]?(?! (?:vez|trimestre))|la opcion (?:uno|1|a)|(?:el|la) (?:numero )?(?:uno|1)',
  second:
    'segund[oa](?! (?:vez|trimestre|mano|opinion))|la opcion (?:dos|2|b)|(?:el|la) (?:numero )?(?:dos|2)',
  third:
    'tercer[oa]?(?! (?:vez|trimestre))|la opcion (?:tres|3|c)|(?:el|la) (?:numero )?(?:tres|3)',
  fourth: 'cuart[oa](?! de)|la opcion (?:cuatro|4)',
  last: '(?:el|la) ultim[oa]',
  askGuests:
    'cuant[oa]s (?:personas|plazas|huespedes|adultos|ninos)|cuanta gente|para cuantas? |capacidad',
  whether:
    '(?:puede|podria|puedo|podemos|se (?:puede|permiten|admiten|aceptan)|admiten?|aceptan?|permiten?|es|son|hay|tienen?)(?: \\w+){0,4}? (?:perr[oa]s?|gat[oa]s?|mascotas?|animales|silla de ruedas|accesibles?)',
  askPets: 'perr[oa]s?|mascotas?|gat[oa]s?|animales|cachorros?',
  askSteps: 'silla de ruedas|accesib\\w+|sin escaleras|escaleras|movilidad reducida|discapacidad',
  askPrice:
    'cuanto (?:cuestan?|costaria|vale|es|sale|seria|serian|por|para)|que precio|precios?|cuesta|tarifas?|pagar',
  askPlace: 'donde (?:esta|queda|es)|donde|ubicacion|en que pais|direccion|lejos',
  askDuration: 'cuanto (?:dura|tiempo)|duracion|cuant[oa]s (?:dias|noches|horas|minutos)',
  askRating: 'valoracion(?:es)?|opiniones|resenas?|puntuacion|estrellas|merece la pena',
  askHome: 'en linea|online|en casa|desde casa|a distancia|viajar|envian?|envios?',
  askCancel: 'cancel(?:ar|acion|o)\\w*|reembols\\w*|devolucion(?:es)?',
  givingUp: 'olvid\\w+|dejemos|(?:cambie|he cambiado) de idea',
  not: '(?:sin|no quiero|no me gustan?|nada de|en vez de|en lugar de|menos|excepto|salvo|odio)(?: una?| mas| ningun[oa]?| l[oa]s?| el)*',
  escapes: 'retiros?|resorts?|hotel(?:es)?|alojamientos?|escapadas?|viajes?',
  essentials: 'productos?|cosas que comprar|comprar (?:nada|algo)',
  experiences: 'clases?|talleres|taller|eventos?',
  enhancements: 'coach(?:ing)?|servicios?',
  apps: 'apps?|aplicacion(?:es)?',
  adding: 'y|tambien|ademas|con|pero|a ser posible|preferiblemente',
  addingAnywhere: 'tambien|ademas',
  request:
    'quiero|quisiera|necesito|busco|estoy buscando|me gustaria|encuentra(?:me)?|muestrame|ensename|que tal|tienes|teneis|ahora|mejor',
  steering:
    'olvida|quita|ignora|elimina|limite|precios?|coste|importa|barat[oa]s?|economic[oa]s?|cercan[oa]s?|car[oa]s?|opcion(?:es)?|alternativas?|presupuesto|flexible|favor|recomienda(?:me)?|sugiere(?:me)?|sorprendeme',
  lift: 'olvida(?:te)?(?: de)?|quita|ignora|elimina|sin|no hace falta(?: que sea)?|da igual|no me importan?|no te preocupes por',
  doesNotMatter:
    '(?:ya )?no (?:me )?(?:importan?|es (?:importante|un problema)|cuentan?)|da igual|es (?:flexible|lo de menos)',
  prices: 'presupuesto|precios?|coste|limite(?: de precio)?|dinero',
  places: 'lugar(?:es)?|sitios?|ubicacion|pais(?:es)?|ciudad|destino',
  pets: 'perr[oa]s?|gat[oa]s?|mascotas?',
  dogs: 'perr[oa]s?|perrit[oa]s?|cachorros?',
  cats: 'gat[oa]s?|gatit[oa]s?',
  steps: 'silla de ruedas|accesib\\w+',
  petsStay:
    '(?:perr[oa]s?|gat[oa]s?|mascotas?) (?:\\w+ )?(?:se quedan?|puede quedarse) en casa|(?:dejo|dejamos|dejare) (?:al|a mi|el|la) (?:perr[oa]|gat[oa]|mascota)',
  anywhere: 'donde sea|en cualquier (?:parte|sitio|lugar)|me da igual donde',
  canTravel: 'puedo viajar|podemos viajar|no me importa viajar|dispuest[oa] a viajar',
  anyDay: '(?:cualquier|otro|algun otro) dia|cuando sea',
  anyKind: 'de cualquier tipo|de todo tipo|lo que sea|todas las categorias',
  fine: '(?:el |la )?(yoga|meditacion|masaje|apps?|retiros?|sauna|clases?) (?:me |nos )?(?:esta|estan|va|van|vale|valen|parece) ?(?:bien)?',
  enough:
    'muestrame|resultados|ya basta|basta|es suficiente|suficiente|para ya|cancela|no mas preguntas|termina(?:r)?|salta(?:r)? todo',
  passed:
    'salta(?:r|la|lo)?|paso|siguiente|ningun[oa]|nada(?: mas| especial)?|no lo se|no se|ni idea|me da igual|da igual',
  firstTwo:
    'l[oa]s (?:dos primer[oa]s|primer[oa]s dos)|(?:es[oa]s|est[oa]s) dos|(?:entre|de) l[oa]s dos(?! (?:dias|noches|semanas|personas))|amb[oa]s',
  askWifi: 'wi[ -]?fi|internet',
  askDates: 'disponib\\w+|plazas? libres?|que fechas|^(?:y )?cuando (?:es|son|empieza)',
  askCure: 'curar?|sanar?',
  book: '(?:reserva(?:r)?l[oa]|reservame(?:l[oa])?|reserva (?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa])|(?:quiero|puedo) reservar(?:l[oa])?|como l[oa] reservo|comprarl[oa])',
  complaint:
    'eres (?:\\w+ )?(?:inutil|tont[oa]|mal[oa])|(?:esto |eso )?no me (?:ayuda|sirve)(?: de nada)?',
  abuse:
    'vete a la mierda|que te (?:den|jodan|follen)|jodete|gilipollas|callate|puto bot|(?:bot|robot) (?:de mierda|inutil|estupido)|(?:eres )?(?:un )?idiota',
  notMeant:
    '(?:eso |esto )?no (?:es|era) lo que (?:queria(?: decir)?|buscaba|pedia|pedi)|no me (?:has entendido|entiendes)',
  yesNo: 'si|no|claro',
  quit: 'para(?: ya)?|basta(?: ya)?|cancela(?:r|lo)?|dejalo',
  anything: 'cualquier cosa|lo que sea',
  dearest: '(?:el|la|los|las) mas car[oa]s?',
  topPrice: '(?:el|la|los|las|lo) (?:\\w+ ){0,3}(?:mas (?:barat|economic)[oa]s?|menos car[oa]s?)',
  topRated:
    '(?:mejor|mejores) (?:valorad|puntuad|calificad)[oa]s?|mejor(?:es)? (?:nota|valoracion)',
  topPopular: 'mas (?:popular(?:es)?|vendid[oa]s?|reservad[oa]s?|solicitad[oa]s?)',
  ofAll:
    'que (?:tienes|teneis|ofreceis|hay)|(?:en|de) (?:la|vuestra|tu) (?:lista|web|pagina)|de tod[oa]s?',
  askVerified: 'verificad[oa]s?',
  askFar: '(?:a que distancia|que tan lejos|como de lejos)|esta lejos',
  askWay: 'como (?:llego|se llega|llegamos|puedo llegar|llegar)',
  askSafe:
    '^(?:y |pero )?(?:(?:es|son|seria) .{0,30}\\b(?:segur[oa]s?|peligros[oa]s?|arriesgad[oa]s?|danin[oa]s?)|(?:hay|tiene|corro) (?:algun )?(?:peligro|riesgos?)\\b|(?:me )?puede(?:n)? hacer(?:me)? dano)',
  abilities: 'que (?:puedes|sabes) hacer|en que (?:me )?puedes ayudar\\w*',
  refund:
    '(?:cancel|anul|cambi)(?:ar|o) mi (?:reserva|cita|pedido)|(?:quiero|necesito|pido) (?:un |el |mi )?(?:reembolso|dinero de vuelta|devolucion)|devuelv\\w+ (?:el|mi) dinero',
  myData:
    '(?:borra|borrar|elimina|eliminar|suprime|suprimir) (?:todos )?(?:mis datos|mi cuenta|mi historial|mis conversaciones)',
}
