import { TRAVEL_TIME } from '../place/travel-time.ts'

/** A parsed value and the words it was parsed from. */
export type Parsed<T> = { value: T; said: string }

const COMPANIES = ['solo', 'couple', 'family', 'friends', 'women', 'men', 'team'] as const
export type Company = (typeof COMPANIES)[number]

export type Duration = {
  count: number
  /** The higher number of a range: "five or six days". */
  to?: number
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month'
  /** A maximum: "under a week". */
  isMost?: true
  /** A minimum: "at least a week". */
  isLeast?: true
}

/** Number words in four languages; folded. */
function tens(words: string, value: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, value]))
}
const DOZENS: Readonly<Record<string, number>> = {
  'half a dozen': 6,
  'media docena': 6,
  'ein halbes dutzend': 6,
  'une demi douzaine': 6,
  'une dizaine': 10,
  'a dozen': 12,
  'una docena': 12,
  'ein dutzend': 12,
  'une douzaine': 12,
  'une quinzaine': 15,
  'une vingtaine': 20,
  ...tens('thirty treinta dreissig trente', 30),
  ...tens('forty cuarenta vierzig quarante', 40),
  ...tens('fifty cincuenta funfzig cinquante', 50),
  ...tens('sixty sesenta sechzig soixante', 60),
  ...tens('ninety noventa neunzig quatre-vingt-dix', 90),
}

const UNITS_AND_TEENS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'a an one un una une ein eine einen einer ne',
    'two dos zwei deux',
    'three tres drei trois',
    'four cuatro vier quatre',
    'five cinco funf cinq',
    'six seis sechs',
    'seven siete sieben sept',
    'eight ocho acht huit',
    'nine nueve neun neuf',
    'ten diez zehn dix',
    'eleven once elf onze',
    'twelve doce zwolf douze',
    'thirteen trece dreizehn treize',
    'fourteen catorce vierzehn quatorze',
    'fifteen quince funfzehn quinze',
    'sixteen dieciseis sechzehn seize',
    'seventeen diecisiete siebzehn',
    'eighteen dieciocho achtzehn',
    'nineteen diecinueve neunzehn',
    'twenty veinte zwanzig vingt',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 1])),
)
const NUMBERS: Readonly<Record<string, number>> = { ...DOZENS, ...UNITS_AND_TEENS }
const UNITS: readonly (readonly [Duration['unit'], string])[] = [
  ['minute', 'min(?:ute)?s?|minutos?|minuten?'],
  ['hour', 'hours?|hrs?|horas?|stunden?|heures?'],
  ['day', 'days?|nights?|dias?|noches?|tage?|nachte?|jours?|nuits?'],
  ['week', 'weeks?|semanas?|wochen?|semaines?'],
  ['month', 'months?|mes(?:es)?|monate?|mois'],
]
const COUNT = `\\d{1,3}|${Object.keys(NUMBERS).join('|')}`
const AT_MOST =
  '(?:under|below|less than|fewer than|shorter than|up to|at most|(?:no|not) (?:more|longer) than|max(?:imum)?(?: of)?|menos de|hasta|como mucho|maximo|no mas de|unter|weniger als|kurzer als|hochstens|maximal|bis zu|nicht (?:mehr|langer) als|moins de|au plus|jusqua|maximum|pas plus de)'
const AT_LEAST =
  '(?:at least|(?:no|not) (?:less|fewer|shorter) than|more than|longer than|minimum(?: of)?|al menos|por lo menos|minimo|mas de|mindestens|wenigstens|(?:langer|mehr) als|au moins|plus de)'
const OR_FEWER =
  '(?: (?:max(?:imum)?|tops|at (?:the )?most|or (?:less|fewer|under)|and no (?:more|longer)|como mucho|como maximo|maximo|o menos|no mas|maximal|hochstens|oder weniger|nicht (?:mehr|langer)|maxi|au (?:plus|maximum)|ou moins|pas plus))'
const OR_MORE =
  '(?: (?:or (?:more|longer)|min(?:imum)?|at least|plus|o mas|minimo|como minimo|oder (?:mehr|langer)|mindestens|ou plus|au moins))'
/** "Three quiet days". */
const MOOD =
  '(?:quiet|calm|slow|lazy|peaceful|restful|relaxing|free|full|whole|long|short|ruhige|stille|entspannte|freie|ganze|volle)'
/** A French "week-end" is no week. */
const SPANS = UNITS.map(
  ([unit, words]) =>
    [
      unit,
      new RegExp(
        `\\b(?:(${AT_MOST}|${AT_LEAST}) )?(?:(${COUNT})(?: (?:or|to|o|a|oder|bis|ou) | ?[-–] ?))?(${COUNT})[ -](?:${MOOD} )?(?:${words})\\b(?![ -]?ends?\\b)(?:(${OR_FEWER})|(${OR_MORE}))?`,
      ),
    ] as const,
)
const LEAST = new RegExp(`^${AT_LEAST}$`)
const WEEKEND = /\b(?:long weekend|weekend|fin de semana|wochenende|week-end)\b/
const FEW_DAYS =
  /\b(?:(?:a )?(?:few|couple of|some)|un[oa]s(?: cuant[oa]s)?|algun[oa]s|par de|ein paar|einige|quelques|plusieurs) (?:days|nights|dias|noches|tagen?|nachten?|jours|nuits)\b(?! (?:ago|atras|vor|auparavant|plus tot))/
/** A rate, a frequency, elapsed time or an age is no length of stay. */
const NOT_A_SPAN =
  /\b(?:(?:per|each|every|last|next|once a|twice a|times a|euros a|dollars a|bucks a|under|over|than|\d|[$€£]\s?\d+) )?(?:a|per|each|last|next|every) (?:night|day|week|month|session|semana|mes)\b|\b\w+ (?:weeks?|months?|days?) (?:ago|pregnant|along|old|post)\b|\bweekends\b|\b(?:for|since|past) (?:the )?(?:last|past) \w+ \w+/g

const JOURNEY = new RegExp(`\\b(?:${TRAVEL_TIME})\\b`, 'g')

/** The requested duration; null when there is none. */
export function readDuration(plain: string): Parsed<Duration> | null {
  const searched = plain
    .replace(/(?:^|\b(?:for|about|around) )a (week|month|day|night|couple)\b/g, 'for one $1')
    .replace(NOT_A_SPAN, ' ')
    .replace(JOURNEY, ' ')
  const few = FEW_DAYS.exec(plain)?.[0]
  if (few) return { value: { count: 3, to: 5, unit: 'day' }, said: few }
  for (const [unit, pattern] of SPANS) {
    const [said, bound, from, count = '', fewer, more] = pattern.exec(searched) ?? []
    const isLeast = more !== undefined || (bound !== undefined && LEAST.test(bound))
    const isMost = !isLeast && (bound !== undefined || fewer !== undefined)
    const [least, last] = [countOf(from ?? count), countOf(count)]
    if (said && last > 0)
      return {
        value: {
          count: Math.min(least, last),
          ...(least < last && { to: last }),
          unit,
          ...(isMost && { isMost: true }),
          ...(isLeast && { isLeast: true }),
        },
        said,
      }
  }
  const weekend = WEEKEND.exec(searched)?.[0]
  return weekend
    ? { value: { count: weekend.startsWith('long') ? 3 : 2, unit: 'day' }, said: weekend }
    : null
}

const MORE_DAYS =
  /\b(?:(?:add|plus|extend(?: it)? by) (?:on )?(?:an?(?:other)?|one|two|three|a couple of) (?:more |extra )?(?:days?|nights?)(?: longer| more)?|(?:an?(?:other)?|one|two|three) (?:more |extra )(?:days?|nights?)|(?:an?|one|two|three) (?:days?|nights?) (?:longer|more|extra)|anad\w+ (?:un|una|otro|otra|dos|tres) (?:dias?|noches?)(?: mas)?|(?:un|una|otro|otra|dos|tres) (?:dias?|noches?) mas|(?:noch )?(?:einen?|zwei|drei) (?:tage?n?|nachte?) (?:langer|mehr|dazu|dran\w*)|noch (?:einen?|zwei|drei) (?:tage?|nachte?)|(?:un|une|deux|trois) (?:jours?|nuits?) de plus|(?:ajoute[rz]?|prolonge[rz]?) (?:d ?)?(?:un|une|deux|trois) (?:jours?|nuits?))\b/
const FEWER_DAYS =
  /\b(?:(?:an?|one|two|three) (?:days?|nights?) (?:less|fewer|shorter)|(?:drop|cut|remove|lose) (?:an?|one|two) (?:days?|nights?)|(?:un|una|dos|tres) (?:dias?|noches?) menos|(?:einen?|zwei|drei) (?:tage?|nachte?) (?:weniger|kurzer)|(?:un|une|deux|trois) (?:jours?|nuits?) de moins)\b/
const SMALL: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|couple|dos|zwei|deux)\b/, 2],
  [/\b(?:three|tres|drei|trois)\b/, 3],
]

/** Days that a folded text adds to a stay ("one more night"), below zero where it takes some away; null for neither. */
export function daysAdded(plain: string): number | null {
  const [more] = MORE_DAYS.exec(plain) ?? []
  const [fewer] = FEWER_DAYS.exec(plain) ?? []
  const said = more ?? fewer
  if (said === undefined) return null
  const count = SMALL.find(([words]) => words.test(said))?.[1] ?? 1
  return more === undefined ? -count : count
}

const PEOPLE =
  '(?:people|persons?|guests?|adults?|of us|personas?|adult[oa]s|huespedes|personen|leute|erwachsene|gaste|personnes?|adultes|invites|friends|mates|colleagues|co-?workers|amig[oa]s|coleg[ao]s|companer[oa]s|freunde?n?|freundinnen|kolleg(?:en|innen)|amis|amies|collegues|copains|copines|women|ladies|men|girls|kids|children|students|mujeres|chicas|nin[oa]s|alumn[oa]s|frauen|manner|kinder|schuler(?:innen)?|femmes|hommes|filles|enfants|eleves)'
/** Words from three on: "for two" is a couple, and a numeral may be a price. */
const SEVERAL = Object.keys(NUMBERS)
  .filter((word) => (NUMBERS[word] ?? 0) > 2)
  .join('|')
/** German "zu viert". */
/** "Me and my best friend", "the two of us". */
const TWO_OF_US =
  /\b(?:(?:me|i|myself) and my (?:best )?(?:friend|mate|sister|brother|mum|mom|mother|dad|father|partner|husband|wife|boyfriend|girlfriend|daughter|son|cousin|colleague)|my (?:best )?(?:friend|mate|sister|brother|mum|mom|mother|dad|father|cousin|daughter|son|colleague) and (?:me|i|myself)|(?:the )?(?:both|two) of us|mi (?:mejor )?(?:amig[oa]|herman[oa]|madre|padre|prim[oa]|pareja|marido|mujer|hij[oa]) y yo|(?:nosotros|nosotras|los|las) dos|(?:ich und|mit) mein\w* (?:beste[nr]? )?(?:freund(?:in)?|schwester|bruder|mutter|vater|tochter|sohn|mann|frau|partner(?:in)?)(?: und ich)?(?=$|[,.!?]| (?:ein|eine|einen|nach|in|an|fur|bis|im|am)\b)|(?:wir|uns) (?:beide|zwei)n?|moi et (?:mon|ma) \w+|(?:nous|tous les|toutes les) deux)\b/

const OF_SO_MANY: readonly (readonly [string, number])[] = [
  ['zu dritt', 3],
  ['zu viert', 4],
  ['zu funft', 5],
  ['zu sechst', 6],
]
const PARTIES = [
  `(?:for |para |fur |pour )?(${COUNT}) ${PEOPLE}`,
  `(?:group|party|family|team|equipo|equipe|grupo|gruppe|groupe|familia|familie|famille) (?:of|de|von) (${COUNT})(?! (?:people )?(?:or|to) )`,
  `(?:for|para|fur|pour) (${SEVERAL})(?= ?(?:$|[,.;!?])| (?:under|below|up|in|near|at|with|on|this|next|and|from|en|cerca|por|con|bajo|menos|hasta|y|im|am|unter|bis|mit|und|a|au|dans|sous|moins|avec|et)\\b)`,
  `(?:there are|somos|nous sommes|on est|wir sind|fur uns|uns) (${COUNT})`,
  // "For 2, all in": a price would have its currency, or be higher.
  `(?:for|para|fur|pour) ([2-9])(?= ?(?:$|[,.;!?])| (?:under|in|near|at|with|on|this|next|en|cerca|con|menos|im|mit|unter|bis|a|au|dans|sous|avec)\\b)`,
].map(
  (words) => new RegExp(`\\b${words}\\b(?! (?:hours?|days?|weeks?|years?|anos|jahre|ans)\\b)`, 'g'),
)
/** A limit on a group, an age and a rate are no party size. */
const NOT_A_PARTY =
  /\b(?:at most|up to|max(?:imum)?|fewer than|less than|under|more than|over|at least|per|maximo|hochstens|maximal|maximum|moins de|plus de|menos de|mas de|unter|uber) (?:a )?[\p{L}\d]+ \p{L}+/gu
const MOST_PEOPLE = 999

const CHILDREN =
  '(?:kids?|child(?:ren)?|toddlers?|teenagers?|teens|nin[oa]s?|hij[oa]s|kind(?:ern?)?|enfants?)'
const GROWN_UPS = '(?:adults?|adult[oa]s?|erwachsenen?|adultes?|parents|padres|eltern)'
/** Adults and children are added up. */
const WITH_CHILDREN = new RegExp(
  `\\b(?:for |para |fur |pour )?(${COUNT}) ${GROWN_UPS},?(?: (?:and|with|plus|y|con|und|mit|et|avec))? (${COUNT}) (?:(?:small|young) )?${CHILDREN}\\b`,
)

/** As the whole text: elsewhere "with my mother" may belong to a trouble. */
const WITH_ONE =
  /^(?:(?:and|but|y|pero|und|aber|et|mais) )?(?:with|con|mit|avec) (?:my|our|a|mi|mein\w*|ma|mon|une?) (?:\w+ )?(?:sister|brother|mum|mom|mother|dad|father|friend|mate|cousin|aunt|hermana|hermano|madre|padre|amig[oa]|prim[oa]|schwester|bruder|mutter|vater|freundin|freund|soeur|frere|mere|pere|amie?|copine?)(?: (?:too|as well|along|coming|tambien|auch|dabei|aussi))?(?=[.!?]*$)/

/** The party size; null when there is none, or for one person. */
export function readParty(plain: string): Parsed<number> | null {
  const searched = plain.replace(NOT_A_PARTY, ' ')
  const [all, adults, children] = WITH_CHILDREN.exec(searched) ?? []
  if (all && adults && children) return { value: countOf(adults) + countOf(children), said: all }
  for (const pattern of PARTIES) {
    // "Four kids, ten of us": the larger number has the smaller in it.
    const [largest] = Array.from(searched.matchAll(pattern), ([said, count = '']) => ({
      value: countOf(count),
      said,
    }))
      .filter(({ value }) => value > 1 && value <= MOST_PEOPLE)
      .sort((a, b) => b.value - a.value)
    if (largest) return largest
  }
  const [two] = TWO_OF_US.exec(plain) ?? []
  if (two) return { value: 2, said: two }
  const many = OF_SO_MANY.find(([words]) => plain.includes(words))
  if (many) return { value: many[1], said: many[0] }
  const [said] = WITH_ONE.exec(plain) ?? []
  return said ? { value: 2, said } : null
}

/** Words for numbers from two on; the words for one are also articles. */
export const NUMBER_WORDS = Object.entries(NUMBERS).flatMap(([word, count]) =>
  count > 1 ? [word] : [],
)

/** The number of a number word or digits; NaN for other words. */
export function countOf(count: string): number {
  return NUMBERS[count] ?? Number(count)
}

const COMPANY_WORDS: readonly (readonly [Company, RegExp])[] = [
  [
    'women',
    /\b(?:women|ladies|girls)(?:s)? (?:only|trip|weekend|retreat|circle|group|getaway)\b|\bwomen only\b|\bhen (?:party|do|weekend)\b|\bsolo mujeres\b|\bnur (?:fur )?frauen\b|\bentre filles\b/,
  ],
  ['men', /\bmens? (?:only|group|circle|retreat)\b|\bstag (?:party|do|weekend)\b/],
  [
    'family',
    /\b(?:with|for|and|plus) (?:the |our |my |her |his |two |three |four |a |an |small |young |little |\d )*(?:kids|kid|child(?:ren)?|family|toddlers?|bab(?:y|ies)|grand(?:children|kids)|\d{1,2}[ -]year[ -]olds?)\b|\bfamily of (?:\d|three|four|five|six|seven|eight)|\b(?:family|kid|child)(?:ren|s)? (?:friendly|welcome|(?:are )?(?:welcome|allowed))\b|\b(?:my|our) (?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddlers?) (?:is|are) \d|\bincluding (?:the |our |my |a )?(?:baby|kids|children|toddler)\b|\bto do with my (?:\w+ ){0,2}(?:year old|son|daughter|kid)\b|\bninos (?:bienvenidos|admitidos|permitidos)\b|\bapt[oa]s? para ninos\b|\b(?:kinder|familien)freundlich\w*|\b(?:adaptee?s? aux|pour) enfants\b|\benfants (?:bienvenus|acceptes|admis)\b|\b(?:con|y) (?:los |las |mis |nuestr[oa]s |dos |tres |un |una |\d |mi )*(?:pequen[oa]s )?(?:nin[oa]s?|hijos|bebes?|peques|niet[oa]s)\b|\ben familia\b|\bfamilia de (?:\d|tres|cuatro|cinco|seis)|\b(?:mit|und) (?:den |meinen |unseren |unserem |meinem |zwei |drei |einem |\d |kleinen |kleinem )*(?:kindern?|kind|baby|kleinkind|enkeln?|enkelkindern?)\b|\bavec (?:les |mes |des |nos |deux |trois |un |mon |notre |\d |petits |jeunes )*(?:enfants?|bebe|petits enfants)\b|\bet (?:deux |trois |un |\d )(?:enfants?|bebe)\b|\ben famille\b/,
  ],
  [
    'couple',
    /\bcouples?\b|\bfor two\b(?! (?:days|nights|weeks|months|hours|dollars|euros|pounds)\b)|\bfor us two\b|\bhoneymoon\b|\banniversary\b|\bromantic\b|\bwith my (?:partner|husband|wife|boyfriend|girlfriend|fiancee?)\b|\bmy (?:husband|wife|partner|boyfriend|girlfriend) and (?:i|me)\b|\ben pareja\b|\bzu zweit\b|\ba deux\b/,
  ],
  [
    'friends',
    /\bwith (?:my |a |some |two |three |four )*(?:best )?friends?\b|\bfor (?:us )?(?:\d+|three|four|five|six|seven|eight|nine|ten|twelve) friends\b|\bgroup of (?:us|friends|\d+)\b|\bcon (?:mis |unos |unas )?amig[oa]s\b|\bmit freund\w*\b|\bentre amis\b/,
  ],
  [
    'team',
    /\bteam (?:building|retreat|day|offsite)\b|\b(?:my|our) team\b|\bcolleagues\b|\bco ?workers\b|\bcompany retreat\b/,
  ],
  [
    'solo',
    /\bsolo (?!(?:mujeres|por|el|los|las|en|con|para|hasta|quiero|necesito|tengo|si)\b)|\bsingle (?:room|occupancy|supplement)s?\b|\beinzelzimmer\w*|(?<!(?:so|ganz|immer|mich|schlaf\w*) )\balleine?\b(?! (?:ein|sein|zu sein|mit))|\bhabitacion(?:es)? (?:individual(?:es)?|sencillas?)\b|\bchambres? (?:individuelles?|simples?)\b|\bon my own\b|\bby myself\b|\b(?:travel\w*|go|going) alone\b|\bjust me\b|\bsolo$/,
  ],
]

/** The company; null when there is none. */
export function readCompany(plain: string): Parsed<Company> | null {
  const family = WITH_CHILDREN.exec(plain)?.[0]
  if (family) return { value: 'family', said: family }
  for (const [value, pattern] of COMPANY_WORDS) {
    const said = pattern.exec(plain)?.[0]
    if (said) return { value, said: said.trim() }
  }
  return null
}

const TIME =
  /\b(?:(?:in|this|next|for|early|late|mid|during|over|en|im|diesen|ce) )?(?:(?:early|late|mid) )?(?:january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|januar|februar|marz|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?: (?:de )?20\d\d)?\b|\bin may\b|\b(?:this|next|coming) (?:weekend|week|month|summer|winter|autumn|fall|spring|year|saturday|sunday|friday)\b|\b(?:tonight|tomorrow|today)\b|\b(?:over|at|for) (?:christmas|easter|new year)\b|\bin (?:the )?(?:summer|winter|autumn|spring)\b|\beste fin de semana\b|\bdieses wochenende\b|\bce week-end\b/

/** The date of a death, or the start of a condition, is no requested date. */
const PAST =
  /\b(?:died|dead|passed(?: away)?|lost|buried|killed|happened|born|diagnosed|ended|murio|fallecio|muerto|perdi\w*|gestorben|starb|verstorben|verlor\w*|mort\w*|deced\w+|perdu\w*)(?: \w+){0,3}? (?:in|on|last|this|en|im|letzten|este|ce)(?: last| early| late)? \w+\b|\b(?:im|in|en|last|letzten) \w+ (?:gestorben|verstorben|verloren)\b|\b(?:since|seit|desde|depuis)(?: last| early| late| dem| letztem)? \w+\b/g
/** A folded text without past dates. */
export function withoutPast(plain: string): string {
  return plain.replace(PAST, ' ')
}

/** The requested date as typed; null when there is none. */
export function readTime(plain: string): Parsed<string> | null {
  const said = TIME.exec(withoutPast(plain))?.[0]
  return said ? { value: said, said } : null
}
