import type { ContentType } from '../listing/category.ts'

/** Words for a content type, in four languages; folded. */
export const CONTENT_TYPE_WORDS: Record<ContentType, RegExp> = {
  escape:
    /\b(retreats?|resorts?|escapes?|villas?|getaways?|get away|lodges?|cabins?|cottages?|hotels?|ryokans?|treehouses?|estates?|manors?|farmhouses?|guest ?houses?|farm ?stays?|hostels?|(?:a|the|any|some|your|only|quiet|nice|verified|short|cheap) stays?(?! (?:calm|awake|asleep|focused|fit|well))|(?<!\b(?:it|he|she|that|which|who|what|food|one|heart|mind|this|nothing) )stays\b(?! (?:calm|awake|asleep|focused|fit|put|the|with me))|stay (?:with|near|for)\b(?! (?:me|calm))|to stay(?= (?:for|in|near|by|with)\b|[.,!?]|$)|where (?:to|can (?:i|we)|could (?:i|we)) (?:stay|sleep)|somewhere to (?:stay|sleep)|(?<!\b(?:leave|leaving|left|of|in|into|around|about|at|round|clean|cleaning) )(?:a|the|whole|holiday|quiet|little|own|big|large|old|entire|rented|country|beach) houses?(?= (?:with|in|near|by|for|on|only)\b| ?(?:$|[.,]))|accommodation|bed and breakfast|b&b|airbnb|places? (to (stay|sleep|go|unplug|rest)|in|near|around|by|for (?:\d+|two|three|four|five|six|seven|eight|us|me|a family|my family|our family|the (?:two|three|four) of us))|beach place|(?:a|some|any) (?:\w+ ){0,2}(?:place|spot|corner)s?(?= (?:by|on|with|without|away|at|to (?:write|read|rest|think|sleep|recover))\b)|stay somewhere|go away|go somewhere|trips?|somewhere (?!between)|holidays?|vacations?|staycation|overnight|(per|a) night|weekend (away|break)|few days away|away for|(?:days|nights|weeks?) away|(?:nature|spa|short|quick|little|wellness|yoga|beach|city|mountain|relaxing|weekend) breaks?|(?:a|another|long|proper|real|much needed|gentle|quiet) breaks?(?= (?:with (?:my|our|the|a|some)|for (?:two|us|me)|away|somewhere|by|near)\b)|(?:dias|noches) fuera|(?:tage|nachte|wochen?) (?:weg|raus|fort)|partir (?:\w+ ){1,3}(?:jours|nuits|semaines?)|nights? (in|at|away)|(two|three|four|five|\d) nights|(dos|tres|cuatro|cinco|\d) noches|(zwei|drei|vier|funf|\d) nachte|(deux|trois|quatre|cinq|\d) nuits|honeymoon|retiros?|escapadas?|cabanas?|casas? rural(es)?|fincas?|haciendas?|cortijos?|masias?|alojamientos?|estancias?|hospedaj\w+|donde (?:dormir|quedar(?:me|nos)|aloj\w+|hosped\w+)|(?:una|la|bonita|pequena) casa(?= (?:con|en|cerca|junto|para|de)\b)|(?<!\b(?:en|a|de|mi|su|tu|nuestra|la) )casa(?= (?:con|cerca|junto)\b)|casa (?:grande|entera)|(?:un|algun) (?:\w+ )?(?:sitio|lugar|rincon)(?: \w+){0,2}(?= (?:en|cerca|junto|con|sin|lejos|al)\b)|vacaciones|viajes?|urlaub|ferien\w*|unterkunfte?n?|ubernacht\w+|bleibe|(?:ein|einen|der|den|irgendein|irgendeinen) (?:\w+ )?(?:ort|platz|platzchen|fleckchen)(?= (?:am|an|in|im|bei|mit|ohne|nahe|auf|zum)\b)|irgendwo(?:hin)?(?! anders| zwischen)|wo (?:kann|konnen|darf) (?:ich|man|wir) (?:\w+ ){0,3}(?:schlafen|wohnen|ubernachten)|(?:ein|das|kleines|ruhiges|grosses|ganzes|ferien) ?haus(?:er)?(?= (?:mit|in|im|am|an|fur|nur|bei)\b| *(?:$|[.,]))|(?<!\b(?:im|zu|nach|vom|ins) )haus(?= (?:mit|am|an der)\b)|landhaus(er)?|landguts?|landguter|gutshof\w*|gutshaus|hutten?|auszeit(?:en)?|reisen?|sejours?|(?<!\b(?:a la|ma|sa|notre|depuis la|en|suis|est|jeune|prendre sa|prendre la) )retraites?|(?:un|petit) (?:\w+ )?(?:endroit|lieu|coin)(?: \w+){0,2}(?= (?:au|a la|en|dans|pres|avec|sans|loin)\b)|quelque part|vacances|gites?|manoirs?|bastides?|domaines?(?! d(e|es|u)\b)|cabanes?|hebergements?|(?:ou|pour) (?:dormir|sejourner|loger)\b|(?:une|petite|grande) maison(?= (?:avec|au|en|pres|dans|pour|a)\b)|(?<!\b(?:la|ma|sa|notre|de|faits?) )maison(?= avec\b)|voyages?|(?<!\b(?:les?|en) )week-ends?)\b/,
  essential:
    /\b(products?|supplements?|essentials?|oils?(?! rig)|blankets?|teas?|candles?|pillows?|mats?|vitamins?|lamps?|diffusers?|gadgets?|cushions?|rollers?|masks?|capsules?|powders?|creams?|balms?|salts?|tinctures?|equipment|gear|gifts?|books|book(?= (?:on|about|of|for (?:my|a|our|the))\b)|(?<=\b(?:a|an|any|good|the|this|that) (?:\w+ )?)book|^book$|to buy|(?:things? )?(?:that )?(?:i|we|you) can buy|buy|productos?|suplementos?|aceites?|mantas?|velas?|almohadas?|regalos?|libros?|produkte?|nahrungserganzung\w*|decken?|tee|kerzen?|kissen|geschenke?|bucher|produits?|complements? alimentaires?|huiles?|couvertures?|tisanes?|bougies?|oreillers?|cadeaux?|livres?)\b/,
  enhancement:
    /\b(apps?|digital tools?|enhancements?|coach(es|ing)?|massages?|acupuncture|chiropract\w*|medspas?|therapists?|trackers?|wearables?|online (course|program|programme)s?|aplicacion(es)?|masajes?|terapeutas?|acupuntura|massagen?|therapeut\w*|akupunktur|applis?|applications?|therapeutes?)\b/,
  experience:
    /\b(away for|(?:days|nights|weeks?) away|(?:dias|noches) fuera|(?:tage|nachte|wochen?) (?:weg|raus|fort)|partir (?:\w+ ){1,3}(?:jours|nuits|semaines?)|retreats?|retiros?|(?<!\b(?:a la|ma|sa|notre|depuis la|en|suis|est|jeune|prendre sa|prendre la) )retraites?|class(es)?|workshops?|events?|courses?|sound (baths?|healing)|guided|sessions?|ceremon(y|ies)|circles?|lessons?|meet ?ups?|something to do|drum circles?|talleres|taller|clases?|cursos?|eventos?|kurse?|veranstaltung\w*|seminare?|cours|ateliers?|stages?|seances?)\b/,
}

/** For the day, without a night: a class or a local service. */
export const WITHOUT_NIGHT =
  /\b(?:(?:not|no|dont (?:want|need) to|without) (?:stay(?:ing)? |sleep(?:ing)? )?(?:over ?night|over|the night|overnight stays?)|just (?:for )?the day|day (?:things?|trips?|visits?|passes|pass|thing)|sin (?:dormir|pernoctar|quedar(?:me|nos) a dormir|alojamiento|pasar la noche)|(?:solo|nada mas) (?:por el|para el|de|un) dia|ohne ubernachtung(?:en)?|nicht ubernachten|nur tagsuber|nur (?:fur )?(?:den|einen) tag|tagesausflug|sans (?:y )?(?:dormir|nuitee?s?|hebergement|nuit|passer la nuit)|(?:juste|seulement) (?:pour )?la journee|a la journee)\b/
/** Kinds without a night. */
export const DAY_KINDS: readonly ContentType[] = ['experience', 'enhancement']

export const CHEAP =
  /\b(cheap\w*|budget|affordabl[ey]|inexpensive|low cost|(?:not|nothing) (?:(?:too|so|that|very|crazy|overly) )?(?:expensive|pricey|dear)|little money|on a shoestring|cant afford much|barat[oa]s?|economic[oa]s?|asequibles?|billig\w*|gunstig\w*|preiswert\w*|(?:no|nada|ni) (?:(?:sea|sean|es|de|demasiado|muy|tan) ){0,2}car[oa]s?|nicht (?:(?:zu|so|sehr|allzu) )?teuer|(?:pas|rien de) (?:(?:trop|tres|si) )?cher|bon marche|abordables?|petit budget|not cost (a lot|much)|broke)\b/
/** The negations among these: what is ruled out is a high price, no thing. */
export const NOT_DEAR =
  /\b(?:(?:not|nothing) (?:(?:too|so|that|very|crazy|overly) )?(?:expensive|pricey|dear)|(?:que )?(?:no|nada|ni) (?:(?:sea|sean|es|de|demasiado|muy|tan) ){0,2}car[oa]s?|nicht (?:(?:zu|so|sehr|allzu) )?teuer|(?:pas|rien de) (?:(?:trop|tres|si) )?cher)\b/
/** "My budget is, "2000 dollar budget", but not "on a budget". */
export const STATED_BUDGET =
  /(?<!\b(?:on a|low|small|tight|little|petit|kleines|knappes) )\bbudget\b/
export const LUXURY =
  /\b(luxur\w*|de lujo|lujos[oa]s?|luxus\w*|de luxe|luxueu\w+|five star|5 star|splurge|high end|fancy|treat myself|money is no object|no expense spared|indulg\w*)\b/
export const WHEELCHAIR =
  /\b(wheelchairs?|step[ -]free|accessib(le|ility)(?! (?:by|on|with|en|par) (?:foot|car|bus|train|public|transport\w*|transit|voiture|metro)\b)|disabled|cant (do|climb|manage) (stairs|steps)|no stairs|mobility (scooter|aid)|(?:walking frame|rollator|roll in through)|no (?:single )?steps?(?! by)|silla de ruedas|(?:sin|ni) (?:un solo |una sola |ningun )?(?:escalon(?:es)?|escaleras?)|accesibles?(?! (?:en|con) (?:tren|coche|bus|metro|transporte)\b)|movilidad reducida|rollstuhl\w*|barrierefrei\w*|stufenlos\w*|keine (?:einzige )?stufen?|ohne (?:eine (?:einzige )?)?stufen?|en fauteuil(?! d)|fauteuil roulant|mobilite reduite|sans (?:une seule |aucune )?marches?|deambulateur|acces fauteuil|pmr|(?:pas|plus) (?:monter|prendre|descendre) (?:les |d)?escaliers?|keine treppen? (?:steigen|laufen|gehen|schaffen)|(?:no (?:puedo|puede|podemos)|sin) (?:subir|bajar) (?:escaleras?|escalones))\b/
/** Accessibility words that describe a place, not the person. */
export const STEP_FREE =
  /^(wheelchairs?|step[ -]free|accessib(le|ility)|wheelchair accessible|rollstuhl\w*|barrierefrei\w*|stufenlos\w*|silla de ruedas|fauteuil roulant)$/
/** A house to sleep in, which nothing but a stay is; a retreat, a holiday or a place may be more. */
const LODGING =
  /^(?:resorts?|villas?|lodges?|cabins?|cottages?|hotels?|ryokans?|treehouses?|manors?|farmhouses?|guest ?houses?|hostels?|accommodation|bed and breakfast|b&b|airbnb|somewhere to (?:stay|sleep)|cabanas?|casas? rural(?:es)?|fincas?|alojamientos?|hospedaj\w+|unterkunfte?n?|hutten?|landhaus(?:er)?|gites?|cabanes?|hebergements?)$/

/** Whether words that name a kind of listing name a house to sleep in. */
export function isLodging(said: string): boolean {
  return LODGING.test(said)
}

/** Names of a content type without further meaning: "escape under 100". */
export const ANY_KIND =
  /^(retreats?|escapes?|essentials?|enhancements?|experiences?|products?|getaways?|escapadas?|retiros?|retraites?|auszeit(en)?|productos?|produkte?|produits?)$/
/**
 * Travelling nowhere, as a constraint: "sans voyager loin" and "keine Reise nach Asien" are exclusions
 * instead.
 */
const NO_TRAVEL = String.raw`(?:(?:no|without) trips?|(?:no|not) travell?ing|stay(?:ing)? (?:at )?home|(?:cannot|dont want to|wont|dont (?:like|enjoy) (?:to )?|hate (?:to )?) ?travel(?:l?ing)?|no me gusta viajar|(?:ver)?reise (?:ich )?(?:nicht(?: so)? gerne?|ungern)|sin (?:ningun |hacer )?(?:viajar|viajes?)|no (?:puedo|podemos|quiero|queremos) viajar|(?:ohne (?:zu )?|keine |nicht )(?:ver)?reisen?|sans (?:voyager|voyages?|me deplacer|deplacements?)|pas de (?:voyages?|deplacements?)|pas (?:voyager|me deplacer))\b(?! (?:far|to|abroad|alone|by|lejos|a|al|en|sol[oa]|nach|weit|in|mit|loin|au|aux|avec|seule?)\b)`
export const GOING_NOWHERE = new RegExp(String.raw`\b${NO_TRAVEL}`, 'g')
/** Negated seasons and past states, which are no request. */
export const NO_LONGER =
  /\b(?:not (?:in|during) (?:the )?|nicht im |no en (?:el )?|pas (?:en |au ))(?:winter|summer|spring|autumn|sommer|herbst|fruhling|invierno|verano|otono|primavera|hiver|ete|automne|printemps)\b|\b(?<!(?:still|still am|am still|im still) )(?:(?:im |i am )?(?:not|no longer) pregnant\b(?! yet)(?: any ?more| any longer)?|(?:ya )?no estoy embarazada(?: ya)?|(?:bin )?(?:nicht mehr|nicht) schwanger|(?:ne )?suis (?:plus|pas) enceinte)\b/g
const THING =
  '(?:phones?|mobiles?|cell|smartphones?|iphones?|laptops?|computers?|pc|tablets?|batter(?:y|ies)|cars?|van|tvs?|wi-?fi|internet|apps?|plants?|handys?|akkus?|batterien?|autos?|computer|rechner|movil(?:es)?|telefonos?|ordenador(?:es)?|portatil(?:es)?|bateria|coches?|telefon\\w*|telephones?|portables?|ordinateurs?|batteries?|voitures?|plantes?)'
/** Phrases without a request: broken devices, idioms, screen readers, and negations such as "not too hot". */
export const FIGURE_OF_SPEECH = new RegExp(
  [
    `${THING} (?:(?:just|has|have|had|is|are|was|were|ist|esta|est|se|sont|again|hat|a|ha) )*(?:died|dead|dying|tot|gestorben|kaputt|muerto|murio|mort\\w*)`,
    `se (?:me )?(?:ha muerto|murio) (?:el|la|mi) ${THING}`,
    '(?:to|zum) die for|para morirse|zum sterben (?:schon|gut)|a tomber par terre|a mourir de (?:bon|beau)',
    '(?:im |i am |me |je |ich )?(?:starving|muero de hambre|meurs de faim|habe (?:einen )?barenhunger|am verhungern)',
    '(?:with |using |for )?(?:an? |my )?screen ?readers?|(?:con |un )*lectore?s? de pantalla|(?:mit )?(?:einem )?(?:screenreader|bildschirmleser)|(?:avec )?(?:un )?lecteurs? d?ecran',
    '(?:not|nicht|no|pas) (?:too |so |that |zu |sehr |demasiado |muy |tan |trop |tres )?(?:hot|cold|warm|humid|heiss|kalt|calurosos?|caluroso|caliente|frio|chaude?|froide?)(?= (?:please|weather|place|climate|there|bitte)|[,.;!?]|$)',
    '(?:not|nicht|no|pas) (?:abroad|overseas|im ausland|ins ausland|al extranjero|en el extranjero|a letranger)',
  ]
    .map((words) => `\\b(?:${words})`)
    .join('|')
    .replace(/$/, '(?!\\p{L})'),
  'gu',
)
/** A visiting practitioner. */
const VISIT =
  '(?:home visits?|house calls?|hausbesuche?|a domicil(?:io|e)|(?:comes?|coming) to (?:me|us|my (?:home|house|place|door|flat)|our (?:home|house))|kommt (?:zu mir|nach hause)|viene a (?:mi )?casa|vient chez (?:moi|nous))'
export const ONLINE = new RegExp(
  String.raw`\b(?:(?<!(?:buy|order|bought|shop|shopping) )online|remote (?:class|session|course|coach)\w*|${VISIT}|remotely|virtual(?:ly)?|at home|from home|at my place|on my sofa|(?:do|join|follow|use) (?:\w+ ){0,2}from (?:my )?(?:bed|sofa)|zoom|(?:over|by|via) video|video calls?|(?:per|uber|par|por) (?:video\w*|zoom)|videollamadas?|en visio\w*|no travel|without travel\w*|cant travel|cant leave (?:the house|home)|housebound|en linea|por internet|desde (?:mi )?casa|en (?:mi )?casa(?! (?:rural|de)\b)|a distancia|(?:von )?zu ?hause(?! (?:weg|fort)\b)|daheim|im internet|en ligne|a distance|a la maison(?! (?:de|du|d)\b)|(?:depuis|reste[rz]?|restant) chez (?:moi|nous)|${NO_TRAVEL})\b`,
)

const OUT_OF_HOME = String.raw`(?:(?:not|never) (?:at|from|in) (?:my |our )?(?:own )?home|(?:no|without(?: any)?) (?:home visits?|house calls?)|no (?:(?:sea|quiero|queremos|puede ser) )?(?:en|a|desde) (?:mi |la |nuestra )?(?:casa(?! (?:rural|de)\b)|domicilio)|sin visitas? a (?:casa|domicilio)|fuera de (?:mi )?casa|(?:nicht|nie|niemals) (?:bei (?:mir|uns) )?(?:zu ?hause|daheim)|(?:keine?n?|ohne) hausbesuche?|ausser haus|(?:pas|non|jamais) (?:a domicile|chez (?:moi|nous)|a la maison)|(?:sans|pas de) (?:visites?|deplacements?) a domicile|hors de chez (?:moi|nous))\b`
/** Statements that somebody is, or sleeps, away from home are no constraint. */
const NO_WISH = String.raw`(?<!\b(?:is|am|are|im|hes|shes|was|were|when|while|if|ich|er|bin|ist|sind|war|wenn|ne|suis|quand|cuando|si)(?: \w+)? )(?<!\bn\w+ )`
/** Anywhere but at home. */
export const NOT_AT_HOME = new RegExp(String.raw`${NO_WISH}\b${OUT_OF_HOME}`)
/** Every negation of "home", which therefore is no request for help at home. */
export const AGAINST_HOME = new RegExp(String.raw`\b${OUT_OF_HOME}`, 'g')

/** The delivery constraint in words that ask for no travel. */
export const COMES_BY = {
  visit: new RegExp(String.raw`\b${VISIT}\b`),
  online:
    /\b(?:online|remote \w+|remotely|virtual(?:ly)?|zoom|(?:over|by|via) video|video calls?|(?:per|uber|par|por) (?:video\w*|zoom)|videollamadas?|en visio\w*|en linea|por internet|a distancia|im internet|en ligne|a distance)\b/,
  /** May describe the trouble ("tense at home") as well as the requested place. */
  vaguely: /^(?:at home|en (?:mi )?casa|(?:von )?zu ?hause|daheim|a la maison)$/,
} as const

/** In person. */
export const NOT_ONLINE =
  /\b(not|no|never|isnt|nothing) (?:\w+ )?online\b|\bin person\b|\b(?:nicht|no|nada|nichts|pas|rien) (?:online|en linea|en ligne)\b|\b(?:not|no|nada de|nicht(?: uber| per)?|keine?|pas (?:de|en|par|sur)) (?:on |over |via |de |por )?(?:zoom|visio\w*|videollamadas?|videocalls?|video calls?)\b|(?<!by )\breal people\b|\bin the flesh\b|\b(?:not|nothing|no|never) (?:through|on|via|over|behind) (?:a |my |the )?(?:screens?|computers?|laptops?|videos?)\b|\b(?:no|without) (?:online|video|virtual|remote|zoom) \w+|\b(?:nada|no) (?:por|de|en) (?:videollamadas?|zoom|pantallas?|internet)\b|\bkeine? (?:online|video|zoom)\w+|\b(?:nichts|nicht) (?:am bildschirm|per video|ubers internet)\b|\b(?:rien|pas) (?:a distance|en visio\w*|sur (?:un )?ecran|derriere un ecran)\b|\bin real life\b|\birl\b|\ben vrai\b|\bpresencial(?:es|mente)?\b|\ben persona\b|\bcara a cara\b|\bvor ort\b|\bpersonlich vor\b|\bpresentiel\b|\ben personne\b|\bface a face\b|\bface to face\b/
