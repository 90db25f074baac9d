import type { Language } from '#domain/language/language.ts'

/** Topics of the site that are recognised by words that all have to stand in a question. */
export type SiteTopic = 'verified' | 'chats' | 'travel' | 'delivery' | 'prescription'

type Patterns = Readonly<Record<Language, readonly string[]>>

/** Patterns over folded text, by language; a topic is asked about if all of one language match. */
const ASKED: Readonly<Record<SiteTopic, Patterns>> = {
  prescription: {
    en: [
      '(?:can|could|do|will|would) (?:you|u)(?: \\w+){0,3} prescribe|prescribe me|(?:get|write|have|give)(?: me)? a prescription',
    ],
    es: [
      'recetar(?:me|nos|le)?\\b(?! de cocina)|me (?:recetas|recetais|receta) |(?:me )?(?:haces|das|dais|hacen) una receta medica',
    ],
    de: [
      '(?:kannst|konnt|konntest|konnen|wurdest|kann)(?: \\w+){0,6} verschreiben|verschreib(?:st|t) (?:du|ihr)|ein rezept (?:ausstellen|bekommen|vom arzt)',
    ],
    fr: [
      '(?:pouvez|peux|pourriez|pourrais|peut)(?: \\w+){0,3} prescrire|(?:me )?prescri(?:s|vez|rez)(?: tu| vous)|(?:faire|fais|faites|avoir|donner|donnez)(?: \\w+){0,2} ordonnance',
    ],
  },
  travel: {
    en: [
      '\\b(?:do|can|could|will|would) (?:you|u|i)\\b|\\b(?:sell|book|offer|arrange)',
      '(?:flights?|(?:plane|air\\w*|train|bus|ferry) tickets?|car (?:hire|rentals?)|(?:rental|hire) cars?|visas?|travel insurance)',
    ],
    es: [
      'vende\\w*|reserva\\w*|ofrec\\w+|organiza\\w*|teneis|tienes|tienen|puedo|puedes|podeis',
      '(?:vuelos?|(?:billetes?|pasajes?|boletos?) de (?:avion|tren|bus|autobus)|alquiler de coches?|coches? de alquiler|visados?|seguros? de viaje)',
    ],
    de: [
      'verkauf\\w*|buch\\w*|bietet|biete[nt]|habt ihr|hast du|kann (?:ich|man)|konnt ihr|kannst du',
      '(?:fluge|flugen|flug|flugtickets?|(?:bahn|zug|bus)(?:tickets?|fahrkarten?)|mietwagen|leihwagen|visum|visa|reiseversicherung\\w*)',
    ],
    fr: [
      'vend\\w*|reserv\\w*|propos\\w*|organis\\w*|avez vous|as tu|peut on|pouvez|peux|puis je',
      '(?:vols?|billets? (?:d ?|de )(?:avion|train|bus)|location de voitures?|voitures? de location|visas?|assurances? voyage)',
    ],
  },
  delivery: {
    en: ['(?:do|can|will|could) (?:you|u)(?: guys)?(?: also)? (?:deliver|ship|post|send)\\b'],
    es: ['\\b(?:enviais|envian|envias|entregais|entregan|mandais|haceis envios|hacen envios)\\b'],
    de: [
      '\\b(?:liefert|verschickt|versendet) (?:ihr|man)\\b|liefer(?:st|n) (?:du|sie)\\b|\\bwird (?:auch )?(?:\\w+ ){0,3}geliefert',
    ],
    fr: ['\\b(?:vous )?(?:livrez|expediez|envoyez)\\b|\\blivraison (?:en|au|aux|vers|possible)\\b'],
  },
  chats: {
    en: [
      '(?:messages?|chats?|conversations?|what (?:i|we) (?:write|type|say|tell|enter|wrote|typed|said)|this private|this confidential|this anonymous)',
      '(?:do (?:you|they) do with|happens?|happen|stor\\w+|sav(?:e|ed|ing)|keep|kept|record\\w*|logged|log|shar(?:e|ed|ing)|sell|private|confidential|anonymous|encrypted|train\\w*|reads?|see|sees|access)',
    ],
    es: [
      '(?:mensajes?|chats?|conversaci\\w+|lo que (?:escribo|digo|cuento|pongo|tecleo))',
      '(?:hac\\w+ con|pasa con|guard\\w+|almacen\\w+|grab\\w+|compart\\w+|vend\\w+|privad\\w+|confidencial\\w*|anonim\\w+|lee|leen|leer|ve|ven|ver|acceso|borra\\w*|cifrad\\w+)',
    ],
    de: [
      '(?:nachrichten|chats?|chatverlauf\\w*|gesprach\\w*|unterhaltung\\w*|was ich (?:hier )?(?:schreibe|eingebe|sage|erzahle|tippe))',
      '(?:macht|machst|passiert|geschieht|speicher\\w*|gespeichert|aufgezeichnet|aufbewahrt|teilt|weitergegeben|weiter|privat|vertraulich|anonym|verschlusselt|liest|lesen|gelesen|sieht|sehen|zugriff)',
    ],
    fr: [
      '(?:messages?|chats?|conversations?|discussions?|echanges|ce que (?:j ?|je )(?:ecris|dis|tape|raconte))',
      '(?:faites|fais|devien\\w+|gard\\w+|conserv\\w+|stock\\w+|enregistr\\w+|partag\\w+|vend\\w+|privee?s?|confidentiel\\w*|anonyme\\w*|lit|lire|lisent|voit|voient|acces|chiffre\\w*)',
    ],
  },
  verified: {
    en: [
      '(?:are|is) (?:all |everything |any of |the |your |these |those )*(?:listings?|offers?|places?|providers?|hosts?|teachers?|coach(?:es)?|therapists?|sellers?|makers?|retreats?|hotels?|stays?|everything)(?: \\w+){0,3} (?:verified|checked|vetted|inspected|screened|trustworthy|legit\\w*|genuine)|do you (?:actually |really |even )?(?:check|verify|vet|inspect|screen)\\b|who (?:checks|verifies|vets)\\b|how do you (?:check|verify|vet)\\b|what does verified\\b|what is verified\\b|whats verified\\b',
    ],
    es: [
      '(?:estan|son) (?:todos |todas |los |las |vuestr[oa]s |tus |sus |est[oa]s )*(?:fichas|anuncios|ofertas|lugares|sitios|proveedores|anfitriones|alojamientos|productos|retiros|hoteles|profesores)(?: \\w+){0,2} (?:verificad[oa]s|comprobad[oa]s|revisad[oa]s|fiables)|(?:los|las|vuestr[oa]s|tus) (?:fichas|anuncios|ofertas|lugares|sitios|proveedores|anfitriones|alojamientos|productos) (?:estan|son) (?:verificad[oa]s|comprobad[oa]s|revisad[oa]s|fiables)|(?:estan|son) (?:verificad[oa]s|comprobad[oa]s|revisad[oa]s|fiables) (?:los|las|vuestr[oa]s|tus)|(?:verificais|comprobais|revisais|verificas|compruebas|revisas|verifican|comprueban)\\b|quien (?:verifica|comprueba|revisa)\\b|que significa verificad[oa]',
    ],
    de: [
      '(?:sind|werden) (?:die |eure |alle |deine |ihre |diese )*(?:angebote|eintrage|orte|anbieter\\w*|gastgeber\\w*|unterkunfte|produkte|kurse|retreats|hotels|lehrer\\w*)(?: \\w+){0,3} (?:gepruft\\w*|verifiziert\\w*|uberpruft\\w*|serios|kontrolliert)|(?:pruft|uberpruft|kontrolliert|verifiziert) ihr\\b|prufst du\\b|wer (?:pruft|uberpruft|kontrolliert)\\b|was (?:bedeutet|heisst) (?:gepruft|verifiziert)|wie (?:pruft|wird gepruft)',
    ],
    fr: [
      '(?:les|vos|ces|toutes les|tous les) (?:annonces|fiches|offres|lieux|hebergements|prestataires|hotes|produits|cours|adresses|hotels|profs?|sejours)(?: \\w+){0,4} (?:verifie\\w*|controle\\w*|fiables?|serieu\\w+)|(?:verifiez|controlez) vous\\b|vous (?:verifiez|controlez)\\b|qui (?:verifie|controle)\\b|(?:veut dire|signifie) verifie',
    ],
  },
}

/** "Can you help with my fear of flights?" is a wish. */
const FEAR =
  /\b(?:fear|afraid|scared|nerv\w+|anxi\w+|panic|angst|miedo|temor|peur|crain\w+|stress\w*)\b/

type Topics = readonly (readonly [SiteTopic, readonly (readonly RegExp[])[]])[]
const TOPICS: Topics = (Object.keys(ASKED) as SiteTopic[]).map((topic) => [
  topic,
  Object.values(ASKED[topic]).map((patterns) =>
    patterns.map((words) => new RegExp(`\\b(?:${words})(?!\\p{L})`, 'u')),
  ),
])

/** Returns the topic of the site that a folded question asks about; null for none. */
export function siteTopicIn(plain: string): SiteTopic | null {
  // French puts hyphens into questions ("avez-vous").
  const spaced = plain.replace(/-/g, ' ')
  const found = TOPICS.find(([, languages]) =>
    languages.some((patterns) => patterns.every((words) => words.test(spaced))),
  )?.[0]
  return found === undefined || (found === 'travel' && FEAR.test(spaced)) ? null : found
}
