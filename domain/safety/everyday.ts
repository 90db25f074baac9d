import type { Language } from '../language/language.ts'
import { alternation } from './patterns/alternation.ts'

const KIN: Record<Language, string> = {
  en: '(?:(?:my|our|his|her|a|the) )?(?:\\w+ )?(?:brother|sister|mother|mum|mom|father|dad|son|daughter|husband|wife|partner|friend|boyfriend|girlfriend|uncle|aunt|cousin|nephew|niece|grandfather|grandmother|colleague|neighbour|child|parent|loved one)s?',
  es: '(?:mi|nuestro|nuestra|su|un|una) (?:herman[oa]|madre|padre|mama|papa|hij[oa]|marido|mujer|pareja|amig[oa]|novi[oa]|ti[oa]|prim[oa]|abuel[oa])',
  de: '(?:mein|unser|sein|ihr|ein)(?:e[rsnm]?)? (?:bruders?|schwester|mutter|vaters?|mama|papas?|sohne?s?|tochter|mannes|mann|frau|partners?|partnerin|freundin|freunde?s?|onkels?|tante|cousins?|opas?|oma)',
  fr: '(?:mon|ma|notre|son|sa|un|une) (?:frere|soeur|mere|maman|pere|papa|fils|fille|mari|femme|conjointe?|compagnon|compagne|amie?|copain|copine|oncle|tante|cousine?|grand-(?:pere|mere))',
}

const PETS: Record<Language, string> = {
  en: '(?:dog|cat|puppy|kitten|pet)s?',
  es: '(?:perr[oa]s?|gat[oa]s?|cachorros?|mascotas?)',
  de: '(?:hund|hundin|katze|kater|welpe|haustier)',
  fr: '(?:chien(?:ne)?|chat(?:te)?|chiot|chaton)s?',
}
const AFTER_FOOD: Record<Language, string> = {
  en: '(?:(?:(?:after|every|all|his|her|its|their|the) )*(?:meals?|food|eating|dinner|breakfast|lunch)\\b)?',
  es: '(?:(?:despues de |la |su |cada |las )*(?:comer|comidas?|cenar?|desayunar)\\b)?',
  de: '(?:(?:nach |dem |jedem |jeder |sein |ihr |den )*(?:essen|fressen|futter|mahlzeit(?:en)?)\\b)?',
  fr: '(?:(?:apres |ses |les |son |chaque |avoir )*(?:repas|mange|manger|croquettes)\\b)?',
}

// The patterns match folded text: lower case, no accents, no apostrophes.
const EVERYDAY: Record<Language, readonly string[]> = {
  en: [
    `^(?:and |so |ok )?(?:what if|if) ${KIN.en}(?:,? \\(?\\d{1,2}\\)?,?)? (?:comes?|joins?|came|joined|is coming)(?: (?:too|along|with (?:us|me)|as well))*[^a-z]*$`,
    `^(?:and )?${KIN.en} (?:is coming|comes|will come|joins us|is joining us)(?: (?:too|along|with us|as well))*(?:,? (?:she|he)s? (?:is )?\\d{1,2})?[^a-z]*$`,
    '^(?:and )?how long does (?:it|that|this) (?:last|take)(?: and can (?:i|we) (?:lie|sit) down)?[^a-z]*$',
    '^(?:can|could) you (?:put|add|plan|fit) (?:\\w+ ){1,4}(?:on|for|into) the (?:last|first|second|third) (?:day|evening|night|morning)[^a-z]*$',
    '^(?:please )?book (?:me |us )?an? (?:table|taxi|cab|flight|seat)\\b',
    '^(?:is|are|can|could|might|would) (?:it|this|that|they|these) (?:be )?(?:at all )?(?:dangerous|harmful|risky|unsafe)(?: (?:for|to) (?:me|us|him|her|them|my \\w+))?[^a-z]*$',
    '^(?:can|could|may|should) (?:i|we) (?:return|refund|cancel|exchange|swap|change|keep|bring|wash|share|gift|book|reserve|extend|pause|use|wear)(?: (?:it|this|that|them|these|those|one|her|him))?(?: (?:every (?:day|night)|daily|at (?:home|night)|along|back|later|any ?time|again|online|for free|by (?:mail|post)|in person|as a (?:gift|present)|to work|too))?[^a-z]*$',
    'how many (?:people|persons|guests|of us)(?= ?(?:$|[?.!,])| (?:(?:can|could|may|will) (?:stay|sleep|come|join|fit|attend|it|take part)|fit|per|come|join|attend|are (?:there|allowed|coming|in)|in (?:a|the|each) (?:group|class|room|sauna|cabin|workshop)))',
    'end(?:ing)? (?:my|the|this|our) (?:\\w+ )?(?:day|workday|evening|week|weekend|shift|contract|lease|subscription|membership|trial|job|project|meeting|call|stay|holiday|retreat|class|course|booking|reservation)\\b(?! (?:on|in|of) (?:this |the |my )?(?:earth|world|planet|life))',
    '(?:i|ive|i have|we|just|recently) (?:\\w+ )?(?:stopped|quit|given up|gave up) (?:smoking|vaping|drinking(?: alcohol)?|alcohol|coffee|sugar|meat)\\b(?! (?:(?:and|or) (?:eating|breathing)|anything|water))',
    '^(?:stopped|quit|gave up) (?:smoking|vaping)\\b',
    '(?<!(?:whole|entire|all|emptied|swallowed) (?:my |the |of |a )?)(?:pill|tablet|vitamin) (?:box|organi[sz]er|case|cutter|dispenser)(?:es|s)?\\b',
    '(?:bleeding gums|gums (?:\\w+ )?bleed(?:ing)?)\\b',
    '(?:jump|dive|leap)\\w* (?:off|from) (?:a |the |\\w+ )?(?:cliffs?|rocks?|bridge)(?: into (?:the )?(?:sea|water|lake|river))?(?=.*\\b(?:coasteering|canyoning|bungee|cliff[ -]?(?:diving|jumping)|guide[ds]?|instructors?|tours?)\\b)',
    '(?:novels?|books?|films?|movies?|plays?|series|songs?|poems?|memoirs?|documentary|documentaries|story|stories|opera) (?:\\w+ ){0,2}(?:about|on|of|with|around) (?:\\w+ )?suicide\\b',
    '(?:treat|reward|pamper|spoil) (?:myself|ourselves|herself|himself)\\b(?! (?:with|by) (?:pills|cutting|hurting))',
    '(?:ice baths?|cold plunge|sauna|spin|class|run|workout|hill|hike|training|crossfit|burpees)(?: \\w+){0,3} (?:felt|feels?|was) like (?:dying|death)\\b',
    '(?:scared|afraid|terrified|fear|phobia|frightened) (?:of )?(?:flying|planes|heights|dentists?|the dentist|lifts|elevators|public speaking|driving|spiders)\\b',
    '(?:throw|throwing|flop|fling)\\w* (?:myself|ourselves) (?:on|onto|into) (?:a |the |my )?(?:\\w+ )?(?:sofa|couch|bed|cushions|hammock|beach|sea|pool|waves|work|dancing)\\b',
    '(?:virgin suicides|suicide squad|suicidal tendencies|suicide is painless)\\b',
    '(?:choir|band|song|album|group|film|movie|play) (?:\\w+ )?(?:called|named) (?:\\w+ ){0,2}suicid\\w*',
    '(?:essay|thesis|paper|dissertation|article|report|study|lecture|talk) (?:\\w+ ){0,2}(?:on|about) (?:\\w+ )?(?:self[ -]?harm|suicide|eating disorders|domestic violence)(?: (?:statistics|rates|prevention))?\\b',
    'kill me if i (?:dont|forget|miss) (?:\\w+ ){0,4}(?:souvenir|present|gift|birthday|cake|flowers)\\b',
    '(?:work|dance|train|exercise)\\w* (?:out )?(?:till|until) i drop\\b',
    'cut my (?:finger|thumb) (?:\\w+ )?(?:cooking|chopping|slicing|in the kitchen|on (?:a|the) (?:knife|paper|can|tin))\\b',
    'boss is (?:a |such a )?(?:tyrant|monster|slave driver|nightmare)\\b',
    `${PETS.en} (?:\\w+ )?(?:throws?|throwing|threw|vomits?|vomiting|vomited|pukes?|puking|puked) (?:up )?${AFTER_FOOD.en}`,
  ],
  es: [
    `^[^a-z]*(?:y )?si (?:viene|se apunta|va) (?:tambien )?${KIN.es}(?:,? \\(?(?:de )?\\d{1,2}(?: anos)?\\)?)?(?: (?:tambien|conmigo|con nosotr[oa]s))?[^a-z]*$`,
    '^[^a-z]*(?:y )?(?:esto |eso )?se puede (?:devolver|cambiar|cancelar)(?: si no (?:me|le|nos) gusta)?[^a-z]*$',
    '^[^a-z]*(?:puedo|podria|podemos) (?:devolver|cancelar|cambiar|usar|utilizar|lavar|regalar|llevar|traer|compartir|reservar)(?:l[oae]s?)?(?: (?:todos los dias|cada (?:dia|noche)|en casa|conmigo|despues|online|de noche))?[^a-z]*$',
    '(?:terminar|acabar|cerrar) (?:con )?(?:el|la|mi|este|esta) (?:dia|jornada|tarde|noche|turno|semana|contrato|suscripcion|membresia|proyecto|tabaco|azucar|cigarrillo)\\b',
    '(?:he dejado|deje|hemos dejado|ya no) (?:de )?(?:fumar|fumo|beber alcohol|el (?:alcohol|tabaco|cafe|azucar)|la carne)\\b',
    'pastilleros?\\b',
    'encias (?:que )?(?:me )?sangran\\w*|sangran las encias',
    'salt\\w+ (?:al mar )?(?:de|desde) (?:un |una |el |la |las |los )?(?:acantilados?|rocas?|puente)(?: al (?:mar|agua|lago|rio))?(?=.*\\b(?:coasteering|barranquismo|puenting|saltos? de acantilados?|clavados?|guia|instructor|monitor)\\b)',
    '(?:novelas?|libros?|peliculas?|obras?(?: de teatro)?|series?|cancion|poema|documental) (?:\\w+ ){0,2}(?:sobre|de|del|acerca del) (?:el )?suicidio\\b',
    '(?:darme|darnos|me doy|merezco) (?:un |algun )?(?:capricho|gusto|homenaje|premio|regalo)|(?:premiarme|mimarme|consentirme)\\b',
    '(?:me |nos )?(?:estoy |estamos )?(?:ahog|asfixi)\\w+ (?:en|con|entre|por|de) (?:el |la |los |las |tant[oa]s? )?(?:papeleo|papeles|trabajo|correos?|e-?mails|mails?|facturas|reuniones|tareas|burocracia|recados|coladas)\\b',
    '(?:bano helado|bano frio|sauna|clase|carrera|cuesta|crossfit|entreno|entrenamiento)(?: \\w+){0,2} (?:fue|era|es|parecia) (?:como )?(?:morir(?:se|me)?|la muerte)\\b',
    '(?:me da[n]?|tengo) (?:mucho |mucha |un |una )?(?:panico|miedo|terror|fobia) (?:a |al )?(?:volar|l?os aviones|avion|conducir|dentista|las alturas|los ascensores|hablar en publico|las aranas)\\b',
    '(?:tirarme|tumbarme|lanzarme) (?:en|a|al|sobre) (?:el |la |un |una )?(?:\\w+ )?(?:sofa|cama|hamaca|playa|piscina|mar|cojines)\\b',
    'mand\\w+ (?:\\w+ ){0,3}a (?:la porra|paseo|freir esparragos|tomar viento|la mierda)\\b',
    '(?:tfg|tfm|tesis|ensayo|trabajo|articulo|informe|ponencia) (?:\\w+ ){0,2}(?:sobre|acerca de) (?:las? |los? |el )?(?:autolesion\\w*|suicidios?|violencia)\\b',
    'me mata si (?:no )?(?:\\w+ ){0,4}(?:recuerdo|regalo|cumpleanos|pastel|tarta|flores)\\b',
    '(?:sudar|bailar|entrenar|moverme) hasta (?:caer|no poder mas|reventar)\\b',
    'me (?:corte|he cortado) (?:el|un|en el) dedo\\b',
    'jef[ea] es (?:un|una) (?:tiran[oa]|ogro|monstruo)\\b',
    `${PETS.es} (?:\\w+ )?(?:vomita|devuelve) ${AFTER_FOOD.es}`,
  ],
  de: [
    `^(?:und )?(?:was ist,? )?(?:wenn|falls) ${KIN.de}(?:,? \\(?\\d{1,2}\\)?,?)?(?: auch)? (?:mitkommt|dabei ist|mitfahrt|kommt|dazukommt)[^a-z]*$`,
    '^(?:und )?was (?:kostet|kosten) (?:das|die|es)(?: (?:denn|so|im|schnitt|ungefahr|etwa|pro|person|nacht|insgesamt|alles|zusammen)){0,5}[^a-z]*$',
    '^(?:kann|konnte|darf) (?:ich|wir|man) (?:(?:es|das|die|den|ihn|sie|dies\\w*) )?(?:(?:jeden tag|taglich|zu hause|nachts|spater|online) )?(?:zuruckgeben|zuruckschicken|stornieren|umtauschen|tauschen|behalten|benutzen|verwenden|waschen|verschenken|mitbringen|teilen|buchen|verlangern)[^a-z]*$',
    '(?:meinen|den|diesen) (?:\\w*tag|abend|feierabend|urlaub|vertrag|job)(?: \\w+){0,2} (?:be)?end(?:e|en)\\b',
    '(?:mein|das|meine|die|ein) (?:abo|abonnement|mitgliedschaft|schicht|woche|projekt|meeting)(?: \\w+){0,2} beenden\\b',
    '(?:habe? )?(?:mit dem |mit )?(?:rauchen |alkohol |kaffee |zucker )?aufgehort(?: (?:zu|mit dem|mit) (?:rauchen|trinken|alkohol|kaffee|zucker|dampfen))\\b|mit (?:dem )?(?:rauchen|alkohol|kaffee|zucker|dampfen) aufgehort\\b',
    '(?:tabletten|pillen|medikamenten)(?:box|dose|teiler|schachtel)(?:en)?\\b(?! (?:leer|geschluckt|genommen|auf einmal))',
    'zahnfleischbluten\\w*|zahnfleisch (?:\\w+ )?blutet',
    '(?:von|vom) (?:\\w+ )?(?:klippen?|felsen|brucke)(?: \\w+){0,3} (?:springen|sprung)(?=.*\\b(?:coasteering|canyoning|bungee|klippenspringen|guide|fuhrung)\\b)',
    '(?:roman|romane|buch|bucher|film|filme|theaterstuck|stuck|serie|lied|gedicht|doku)(?: \\w+){0,2} (?:uber|zum|zu|mit) (?:\\w+ )?(?:suizid|selbstmord|freitod)\\b',
    '(?:mir|uns) (?:\\w+ )?(?:gonnen|was gutes tun)|gonne ich mir (?:\\w+)?|(?:mich|uns) (?:\\w+ )?(?:belohnen|verwohnen)\\b',
    '(?:ersticke|ersticken|ertrinke|ertrinken|versinke|versinken) (?:\\w+ )?(?:in|im|unter) (?:\\w+ )?(?:arbeit|mails?|e-?mails|papierkram|wasche|terminen|meetings|aufgaben|haushalt|post|akten|burokratie|chaos)\\b',
    '(?:eisbad\\w*|tauchbecken|training|kurs|lauf|sauna|aufguss|wanderung|crossfit|spinning)(?: \\w+){0,2} (?:war|fuhlt\\w*(?: sich)?(?: an)?) (?:\\w+ )?wie (?:sterben|der tod)\\b',
    '(?:flugangst|hohenangst|zahnarztangst|panik (?:vor dem|beim) fliegen|angst (?:vor dem|vorm|vor) (?:fliegen|zahnarzt|autofahren|spinnen))\\b',
    'mich (?:\\w+ )?(?:aufs|auf das|in die|ins) (?:\\w+ )?(?:sofa|bett|hangematte|wellen|kissen) (?:werfen|schmeissen|fallen lassen)\\b',
    '(?:hausarbeit|masterarbeit|bachelorarbeit|facharbeit|referat|aufsatz|artikel|vortrag|studie) (?:\\w+ ){0,2}(?:uber|zu|zum) (?:\\w+ )?(?:selbstverletz\\w+|suizid\\w*|selbstmord\\w*|gewalt)\\b',
    '(?:killt|bringt) mich (?:um )?,? ?wenn ich (?:\\w+ ){0,4}(?:souvenir|geschenk|geburtstag|kuchen|blumen)(?: \\w+)?\\b',
    '(?:mich )?(?:\\w+ ){0,2}auspowern(?: bis (?:nichts mehr geht|zum umfallen))?\\b',
    'in den (?:finger|daumen) geschnitten(?: beim (?:kochen|schneiden))?\\b',
    '(?:chef|chefin|boss) ist ein\\w* (?:tyrann\\w*|monster|ekel)\\b',
    `${PETS.de} (?:\\w+ )?(?:erbricht|kotzt|ubergibt|spuckt) (?:sich )?${AFTER_FOOD.de}`,
  ],
  fr: [
    `^(?:et )?si ${KIN.fr}(?:,? \\(?\\d{1,2}(?: ans)?\\)?,?)? (?:vient|se joint a nous|nous accompagne|maccompagne)(?: aussi| avec (?:nous|moi))?[^a-z]*$`,
    '^(?:et )?(?:ca|cela) se (?:rend|retourne|rembourse|echange)(?: si (?:ca|cela) (?:ne )?(?:me |lui )?plait pas)?[^a-z]*$',
    '^(?:est[ -]ce que )?(?:puis[ -]je|je peux|on peut|peut[ -]on) (?:(?:le|la|les) |l)?(?:rendre|retourner|annuler|echanger|garder|utiliser|laver|offrir|amener|apporter|partager|reserver|prolonger)(?: (?:tous les jours|chaque (?:jour|nuit)|chez moi|plus tard|en ligne|la nuit))?[^a-z]*$',
    '(?:en finir|finir|arreter) avec (?:le |la |les |l|mon |ma |mes |ce |cette )?(?:tabac|sucre|cigarettes?|alcool|cafe|stress|desordre|abonnement|contrat|bruit)\\b',
    '(?:finir|terminer|mettre fin a|clore) (?:ma|mon|la|le|cette|ce) (?:journee|soiree|semaine|service|contrat|abonnement|projet|stage)\\b',
    '(?:(?:est[ -]ce que )?(?:je peux|on peut)|puis[ -]je|peut[ -]on) mettre fin (?:a (?:la|ma|cette|notre) (?:retraite|reservation|formation)|(?:au|a (?:mon|ce|notre)) (?:sejour|cours|programme))(?: (?:plus tot|avant(?: terme| la fin)?))?\\b(?! (?:sur (?:la )?terre|ici[ -]bas|(?:dans|de) (?:ce|le) monde))',
    '(?:jai|on a|nous avons) arrete (?:de (?:fumer|vapoter|boire de lalcool)|lalcool|le (?:tabac|sucre|cafe)|la (?:viande|cigarette))\\b',
    'piluliers?\\b|boites? a pilules\\b',
    'gencives (?:qui )?saignent|saignement des gencives',
    'saut\\w* (?:\\w+ ){0,2}(?:falaises?|rochers?|pont)(?: dans (?:la |le |l)?(?:mer|eau|lac))?(?=.*\\b(?:coasteering|canyoning|elastique|plongeon de falaise|guide|moniteur)\\b)',
    '(?:romans?|livres?|films?|pieces?(?: de theatre)?|series?|chanson|poeme|documentaire) (?:\\w+ ){0,2}(?:sur|du|a propos du|autour du) (?:le )?suicide\\b',
    '(?:me|nous) (?:recompenser|faire plaisir|chouchouter|gater|dorloter)\\b',
    '(?:bain (?:glace|froid)|sauna|cours|cote|footing|crossfit|entrainement|rando(?:nnee)?)(?: \\w+){0,2},? (?:jai (?:cru|failli|pense) (?:mourir|y passer|y rester)|(?:cest|cetait) (?:comme )?(?:mourir|la mort))\\b',
    '(?:peur|panique|phobie) (?:de l|en |du |des |de )(?:avion|dentiste|vide|ascenseurs?|araignees|conduire)\\b|peur de lavion\\b',
    '(?:me |m)(?:jeter|affaler|vautrer|etaler) (?:sur|dans) (?:le |la |un |mon |des )?(?:\\w+ )?(?:canape|lit|hamac|coussins|plage|vagues)\\b',
    'ca me frappe,? (?:la |le |les |a |cette |combien|comme)',
    '(?:memoire|these|expose|article|dossier|dissertation|etude) (?:\\w+ ){0,2}(?:sur|a propos de) (?:le |la |les )?(?:l ?)?(?:automutilation|suicides?|scarifications?|violences?)\\b',
    'va me tuer si (?:\\w+ ){0,4}(?:cadeau|souvenir|anniversaire|gateau|fleurs)\\b',
    'me depenser(?: a fond)?(?: jusqua (?:plus rien|plus soif|lepuisement))?\\b',
    'me suis (?:coupee?|entaillee?) (?:le|au|un) (?:doigt|pouce)(?: en (?:cuisine|cuisinant))?\\b',
    '(?:chef|cheffe|patron|patronne) est (?:un |une )?(?:tyran|monstre|dragon|ogre)\\b',
    `${PETS.fr} (?:\\w+ )?(?:vomit|vomi|regurgite) ${AFTER_FOOD.fr}`,
  ],
}

/** Not knowing how to mourn; excludes longer statements ("how to go on", "why I should live"). */
const AT_A_LOSS: Record<Language, string> = {
  en: 'i (?:dont|do not|just dont) (?:really )?know (?:what to do(?: with (?:myself|the grief|my grief))?|how to (?:cope|deal|grieve|mourn)(?: with (?:the |my |this |all this )?(?:grief|loss|pain))?)',
  es: 'no se (?:que hacer|como (?:llevar|afrontar|superar|vivir) (?:el|este|mi) duelo|como (?:llevarlo|afrontarlo|superarlo))',
  de: '(?:ich )?weiss (?:ich )?nicht,? (?:was ich (?:tun|machen) soll|wie ich (?:damit|mit (?:der|meiner|dieser) trauer) (?:umgehen|klarkommen|zurechtkommen) (?:soll|kann))',
  fr: 'je (?:ne )?sais (?:plus|pas) (?:quoi faire|comment (?:faire (?:mon|le|ce) deuil|gerer (?:mon|le|ce) deuil|faire face))',
}
/** A death of a person or a pet, with the question how to mourn. */
const BEREFT: Record<Language, string> = {
  en: `\\b(?:my |our )(?:\\w+ )?(?:${KIN.en}|${PETS.en}) (?:\\w+ )?(?:died|passed away|is dead|was put (?:down|to sleep))\\b(?: (?!(?:i|because|by|after)\\b)\\w+){0,4},? ?(?:and |so )?${AT_A_LOSS.en}`,
  es: `\\b(?:${KIN.es}|(?:mi|nuestr[oa]) ${PETS.es}) (?:\\w+ )?(?:murio|ha muerto|fallecio|ha fallecido)\\b(?: \\w+){0,4},? ?y ${AT_A_LOSS.es}`,
  de: `\\b(?:${KIN.de}|(?:mein|unser)e? ${PETS.de}) ist (?:\\w+ ){0,4}(?:gestorben|verstorben|tot|eingeschlafert worden)\\b,? ?(?:und )?${AT_A_LOSS.de}`,
  fr: `\\b(?:${KIN.fr}|(?:mon|ma|notre) ${PETS.fr}) (?:est (?:\\w+ )?(?:morte?|decedee?|partie?)|nous a quittes)\\b(?: \\w+){0,4},? ?et ${AT_A_LOSS.fr}`,
}

/** The loss of somebody else by suicide, and help for the bereaved. */
const LOSS: Record<Language, readonly string[]> = {
  en: [
    `${KIN.en} suicide\\b(?! (?:attempts?|notes?|letter|threats?|plans?|thoughts|watch|risk))`,
    'suicide (?:grief|bereavement|loss)(?: (?:support|groups?|counsel\\w*|survivors?|circles?|help|retreats?))*\\b',
    'survivors? of suicide loss\\b',
    `${KIN.en} (?:\\w+ )?(?:(?:killed|hanged|shot|drowned) (?:himself|herself|themselves)|(?:committed|died (?:by|from|of)) suicide|took (?:his|her|their) (?:own )?life)\\b(?=.*\\b(?:ago|last (?:year|spring|summer|autumn|fall|winter|month|week)|grie\\w+|mourn\\w*|bereave\\w*|miss|remember\\w*)\\b)`,
    `(?:bereaved|bereavement|grief|grieving|mourning) (?:\\w+ ){0,3}?(?:after|since|because|when) ${KIN.en} (?:\\w+ )?(?:(?:killed|hanged|shot|drowned) (?:himself|herself|themselves)|(?:committed|died (?:by|from|of)) suicide|took (?:his|her|their) (?:own )?life)\\b`,
    '(?:bereaved|bereavement|loss|losing|lost|grief|grieving|mourning) (?:\\w+ ){0,4}?(?:by|to|after|from) (?:\\w+ )?suicide\\b(?! (?:attempt|note|plan)s?)',
  ],
  es: [
    `suicidio de ${KIN.es}\\b`,
    `${KIN.es} (?:\\w+ )?(?:se (?:suicido|mato|ahorco|quito la vida))\\b(?=.*\\b(?:hace|pasad[oa]|duelo|echo de menos|extrano|recordar\\w*)\\b)`,
    `(?:duelo|luto) (?:\\w+ ){0,3}?(?:que|porque|cuando) ${KIN.es} (?:\\w+ )?se (?:suicido|mato|ahorco|quito la vida)\\b`,
    `(?:duelo|perdida|perdimos|perdi|perdieron) (?:\\w+ ){0,4}?(?:por|tras|al) (?:el |un )?suicidio(?: de ${KIN.es})?\\b`,
  ],
  de: [
    '(?:suizid|selbstmord)(?:trauer|hinterbliebene|angehorige)\\w*',
    `(?:suizid|selbstmord|freitod)s? (?:von )?${KIN.de}\\b`,
    `${KIN.de} hat sich (?:\\w+ ){0,4}?(?:umgebracht|erhangt|getotet|das leben genommen)\\b(?=.*\\b(?:vermisse|trauer\\w*|erinner\\w*|gedenken)\\b)`,
    `trauer\\w*,? (?:\\w+ ){0,3}?(?:nachdem|weil|seit|seitdem) (?:sich )?${KIN.de} (?:sich )?(?:\\w+ )?(?:umgebracht|erhangt|getotet|das leben genommen)(?: hat)?\\b`,
    `(?:hinterbliebene\\w*|trauer\\w*|verlust|verloren) (?:\\w+ ){0,4}?(?:nach|durch|an) (?:\\w+ )?(?:suizid|selbstmord)(?: (?:von )?${KIN.de})?\\b|durch (?:suizid|selbstmord) verloren`,
  ],
  fr: [
    `suicide de ${KIN.fr}\\b`,
    `${KIN.fr} (?:\\w+ )?(?:sest (?:\\w+ )?(?:suicidee?|tuee?|pendue?|donnee? la mort)|sest (?:ote|donne) la (?:vie|mort))\\b(?=.*\\b(?:il y a|derniere?|deuil|manque|souvenir\\w*|printemps)\\b)`,
    `deuil (?:\\w+ ){0,3}?(?:que|parce que|quand) ${KIN.fr} (?:\\w+ )?sest (?:suicidee?|tuee?|pendue?|donnee? la mort|ote la vie)\\b`,
    `(?:deuil|endeuillee?s?|perte|perdu) (?:\\w+ ){0,4}?(?:par|apres|au) (?:un |le )?suicide(?: de ${KIN.fr})?\\b`,
  ],
}

const anyOf = (table: Record<Language, readonly string[]>) =>
  alternation(Object.values(table).flat())
const ANY = anyOf(EVERYDAY)
const ANY_LOSS = anyOf(LOSS)
/** Anchored at the end: any further words are classified as usual. */
const ANY_BEREFT = alternation(Object.values(BEREFT), ['^', '[ .!,]*$'])
/** How and since when somebody is missed: harmless next to a loss. */
const MISSED = alternation(
  [
    '(?:i|we) (?:(?:still|really|so|just|do) )*miss (?:him|her|them)(?: (?:so|very) much| terribly| a lot| every day)?',
    'last (?:spring|summer|autumn|fall|winter|year|month|week)|(?:\\w+ ){1,2}(?:years?|months?|weeks?) ago',
    '(?:lo|la|le) (?:echo (?:mucho )?de menos|extrano)(?: mucho)?|hace (?:\\w+ ){1,2}(?:anos?|mes(?:es)?|semanas?)|(?:la |el )?(?:primavera|verano|otono|invierno|ano|mes) pasad[oa]',
    '(?:ich )?vermisse (?:ihn|sie|ich ihn|ich sie)(?: (?:so )?sehr)?|letzte[nsmr]? (?:jahr|fruhling|fruhjahr|sommer|herbst|winter|monat|woche)|vor (?:\\w+ ){1,2}(?:jahr(?:en)?|monat(?:en)?|wochen?)',
    '(?:il|elle) me manque(?: (?:tellement|beaucoup|tant))?|(?:le |l)?(?:printemps|ete|automne|hiver|annee|mois) (?:dernier|passe)e?|il y a (?:\\w+ ){1,2}(?:ans?|mois|semaines?)',
  ],
  ['\\b', '(?!\\p{L})'],
  'u',
)

/** Whether a folded text is about somebody else's suicide. Never throws. */
export function isLossBySuicide(text: string): boolean {
  return ANY_LOSS.test(text)
}

/**
 * Whether a folded text states only that somebody died and that the writer cannot mourn. Never
 * throws.
 */
export function isBereft(text: string): boolean {
  return ANY_BEREFT.test(text)
}

/**
 * A folded text with a loss by suicide replaced with plain grief, for the search of listings. Never
 * throws.
 */
export function replaceWithGrief(text: string, grief: string): string {
  return MISSED.replace(ANY_LOSS.replace(text, ` ${grief} `), ' ')
}

/**
 * A folded text without harmless phrases that resemble danger: counting guests, days and contracts
 * that end, habits given up, pill boxes, sick pets, works about suicide and mourning for somebody
 * else's. The rest must still be checked: the bereaved may be in danger too. Never throws.
 */
export function withoutEveryday(text: string): string {
  if (isBereft(text)) return ''
  const rest = ANY.replace(text.replace(/^[¿¡]+/, ''), ' , ')
  return isLossBySuicide(rest) ? MISSED.replace(ANY_LOSS.replace(rest, ' , '), ' , ') : rest
}
