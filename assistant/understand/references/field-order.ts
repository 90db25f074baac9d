import type { Language } from '#domain/language/language.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { isPrice } from '../need/topical.ts'

/** An order of the listings shown by a field other than price and rating. */
export type FieldOrder =
  | 'shortest'
  | 'longest'
  | 'soonest'
  | 'nature'
  | 'sea'
  | 'smallest'
  | 'largest'
  | 'roomiest'
  | 'reviews'

type Alternatives = Readonly<Record<Language, string>>

/** Superlatives of each order, over folded text; the more specific orders first. */
const ORDERS: Readonly<Record<FieldOrder, Alternatives>> = {
  soonest: {
    en: '(?:starts?|begins?|opens?|happens?) (?:the )?(?:first|soonest|earliest|sooner|earlier|next)|(?:soonest|earliest)(?! review)',
    es: '(?:empieza|comienza|inicia) (?:el |la |lo )?(?:antes|primero|mas pronto|mas temprano)|(?:fecha|inicio) mas (?:proxim[oa]|cercan[oa]|tempran[oa])',
    de: '(?:fangt|beginnt|startet)(?: \\w+){0,2} (?:zuerst|als erste[sr]?|am fruhesten|am ehesten|fruher)(?: \\w+)?|(?:fruheste|nachste)[rsn]? (?:termin|start|beginn)',
    fr: '(?:commence|debute|demarre|a lieu)(?: \\w+){0,2} (?:en premier|le premier|la premiere|le plus tot|avant|plus tot)|(?:date|seance) la plus proche|le plus tot',
  },
  sea: {
    en: '(?:closest|nearest|closer|nearer|shortest (?:walk|way))(?: to)?(?: \\w+){0,2} (?:sea|beach|coast|ocean|water|shore|seaside)',
    es: 'mas (?:cerca|proxim[oa]|cercan[oa])(?: \\w+){0,3} (?:mar|playa|costa|oceano|agua|orilla)',
    de: '(?:am nachsten|naher|am dichtesten|dichter|am wenigsten weit)(?: \\w+){0,3} (?:meer|strand|kuste|ozean|wasser|see|ufer)|(?:meer|strand|kuste|wasser|see)(?: \\w+)? (?:am nachsten|naher)',
    fr: 'plus (?:pres|proche)(?: \\w+){0,3} (?:mer|plage|cote|ocean|eau|leau|locean|rivage)',
  },
  nature: {
    en: '(?:closest|nearest|closer|nearer|deepest)(?: to| in)?(?: \\w+){0,2} (?:nature|woods?|forest|mountains?|trails?|lake|river|park|countryside|wild)',
    es: 'mas (?:cerca|proxim[oa]|cercan[oa])(?: \\w+){0,3} (?:naturaleza|bosque|montanas?|senderos?|lago|rio|campo)',
    de: '(?:am nachsten|naher|am dichtesten|dichter)(?: \\w+){0,3} (?:natur|wald|bergen?|wanderwegen?|fluss|park)|(?:natur|wald|bergen|grunen)(?: \\w+)? (?:am nachsten|naher)|naturnahsten?|naturnaher',
    fr: 'plus (?:pres|proche)(?: \\w+){0,3} (?:nature|foret|montagnes?|sentiers?|lac|riviere|campagne)',
  },
  reviews: {
    en: 'most (?:reviews|ratings|reviewed|rated|comments|opinions)|(?:more|higher number of) (?:reviews|ratings)',
    es: 'mas (?:resenas|opiniones|valoraciones|comentarios|criticas)',
    de: '(?:meisten|mehr) (?:bewertungen|rezensionen|kritiken|meinungen)|am (?:meisten|haufigsten) bewertet',
    fr: 'plus (?:d ?)?(?:avis|davis|commentaires|de commentaires)',
  },
  roomiest: {
    en: '(?:sleeps?|fits?|(?:room|space) for) (?:the )?(?:most|more)|(?:most|more) (?:beds|space|room)|roomiest|most spacious',
    es: '(?:caben|duermen) mas|mas (?:camas|espacio|plazas)',
    de: '(?:platz|betten) fur (?:die )?meisten|(?:meisten|mehr) (?:betten|platz|schlafplatze)',
    fr: 'plus (?:de )?(?:lits|place|couchages)|loge le plus',
  },
  smallest: {
    en: 'smallest|smaller|fewest (?:people|guests|participants|others)|least crowded|most intimate',
    es: 'mas pequen[oa]s?|menos (?:gente|personas|plazas|participantes|huespedes)|mas intim[oa]',
    de: 'kleinste[nrsm]?|kleinere[nrsm]?|wenigsten (?:leuten?|personen|teilnehmern?|gasten?|menschen)|am kleinsten',
    fr: 'plus petite?s?|moins (?:de )?(?:monde|gens|personnes|participants)|plus intime',
  },
  largest: {
    en: '(?:largest|biggest|larger|bigger) (?:group|class)|most (?:people|guests|participants)',
    es: '(?:grupo|clase) mas grande|mas (?:gente|personas|participantes)',
    de: 'gross(?:te|ere)[nrsm]? (?:gruppe|klasse|kurs)|meisten (?:leuten?|personen|teilnehmern?|gasten?)',
    fr: 'plus grande? (?:groupe|classe)|(?:groupe|cours) (?:le )?plus grand|plus de (?:monde|gens|personnes|participants)',
  },
  shortest: {
    en: 'shortest(?! stay)|shorter|quickest|briefest|least time|fastest',
    es: 'mas cort[oa]s?|mas breves?|mas rapid[oa]s?|dura menos|menos tiempo',
    de: 'kurzeste[nrsm]?|am kurzesten|kurzere?[nrsm]?|schnellste[nrsm]?|am schnellsten|wenigste zeit|am wenigsten zeit',
    fr: 'plus courte?s?|plus breves?|plus rapides?|dure (?:le )?moins|moins longue?s?|moins de temps',
  },
  longest: {
    en: 'longest(?! stay)|longer|most time',
    es: 'mas larg[oa]s?|dura mas|mas tiempo',
    de: 'langste[nrsm]?|am langsten|langere?[nrsm]?|dauert langer',
    fr: 'plus longue?s?|dure (?:le )?plus',
  },
}

const NAMES = Object.keys(ORDERS) as FieldOrder[]
const PATTERNS = new Map(
  NAMES.map((name) => [name, new RegExp(`\\b(?:${Object.values(ORDERS[name]).join('|')})\\b`)]),
)

/** Words that choose among listings; a comparative alone ("something shorter") asks for others. */
const CHOOSING: Alternatives = {
  en: 'which|^(?:and |so )?(?:what|whats|who)|of (?:these|those|them)|between (?:them|these|those)',
  es: 'cual(?:es)?|^(?:y )?(?:quien|que)|de (?:est[oa]s|es[oa]s|ell[oa]s)',
  de: 'welche[rsnm]?|^(?:und )?(?:was|wer|wo)|davon|von (?:denen|diesen|beiden)',
  fr: 'lequel|laquelle|lesquel(?:le)?s|^(?:et )?(?:quel(?:le)?s?|qui)|parmi|des deux|de c(?:eux|elles)',
}
const IS_CHOOSING = new RegExp(`(?:${Object.values(CHOOSING).join('|')})\\b`)

const SEEKING: Alternatives = {
  en: 'something|anything|somewhere|someone|find|looking for|search|i (?:want|need|would like)|do you have|got any',
  es: 'algo|alguna?|busco|quiero|necesito|tienes|teneis|hay',
  de: 'etwas|suche?|such|ich (?:will|mochte|brauche)|hast du|habt ihr|gibt es',
  fr: 'quelque chose|cherche|je (?:veux|voudrais)|il me faut|avez vous|as tu|y a t il',
}
const IS_SEEKING = new RegExp(`\\b(?:${Object.values(SEEKING).join('|')})\\b`)

const HELPING = /\b(?:help(?:s|ed)?|works?|hilft|helfen|wirkt|ayuda|sirve|aide|marche|agit)\b/

const BARE = 6

/** Returns the order by a field that folded text names; null if it names none. */
function fieldOrderIn(plain: string): FieldOrder | null {
  const spaced = plain.replace(/-/g, ' ')
  return NAMES.find((name) => PATTERNS.get(name)?.test(spaced)) ?? null
}

/**
 * Returns the order by which a turn chooses among the listings shown ("which one is the shortest?"); null for a
 * search, and for a single listing.
 */
export function parseFieldOrder(
  plain: string,
  need: Need,
  list: readonly Candidate[],
): FieldOrder | null {
  const by = fieldOrderIn(plain)
  if (by === null || list.length < 2 || need.place !== null || IS_SEEKING.test(plain)) return null
  // "What helps fastest?" asks for no short session.
  if (by === 'shortest' && HELPING.test(plain)) return null
  if (IS_CHOOSING.test(plain)) return by
  const isBare = need.contentTypes.length === 0 && need.asked.every(({ name }) => isPrice(name))
  return isBare && plain.split(' ').length <= BARE ? by : null
}
