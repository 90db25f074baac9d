import { LANGUAGES } from './language.ts'
import { fold, wordsOf } from './text.ts'

/** Where somebody wants to be: in any of some countries by ISO code, or where the words of a location say so. */
export type Place = {
  said: string
  countries: string[]
  words: string | null
  /** A town that it should be near rather than in. */
  isNear?: true
}

/** Countries as people name them, demonyms included; folded, without accents. */
const COUNTRIES: readonly (readonly [code: string, names: string])[] = [
  ['AR', 'argentin(a|ian)'],
  ['AT', 'austrian?'],
  ['AU', 'australian?'],
  ['BE', 'belgium|belgian'],
  ['BR', 'brazil(ian)?'],
  ['CA', 'canad(a|ian)'],
  ['CH', 'switzerland|swiss'],
  ['CL', 'chilean|chile'],
  ['CN', 'china|chinese'],
  ['CO', 'colombian?'],
  ['CR', 'costa rican?'],
  ['CZ', 'czechia|czech( republic)?'],
  ['DE', 'germany|german'],
  ['DK', 'denmark|danish'],
  ['EG', 'egypt(ian)?'],
  ['ES', 'spain|spanish'],
  ['FI', 'finland|finnish'],
  ['FR', 'france|french'],
  [
    'GB',
    'united kingdom|vereinigten konigreich|grossbritannien|uk|great britain|britain|british|england|english countryside|scotland|scottish|wales|welsh',
  ],
  ['GR', 'greece|greek'],
  ['GT', 'guatemalan?'],
  ['HR', 'croatian?'],
  ['HU', 'hungary|hungarian'],
  ['ID', 'indonesian?'],
  ['IE', 'ireland|irish'],
  ['IL', 'israel'],
  ['IN', 'indian?'],
  ['IS', 'iceland(ic)?'],
  ['IT', 'italy|italian|tuscany|sicily'],
  ['JO', 'jordan(ian)?'],
  ['JP', 'japan(ese)?'],
  ['KE', 'kenyan?'],
  ['KR', 'korean?|south korea'],
  ['LK', 'sri lankan?'],
  ['MA', 'morocc(o|an)'],
  ['MX', 'mexic(o|an)'],
  ['NL', 'netherlands|niederlanden|dutch|holland'],
  ['NO', 'norway|norwegian'],
  ['NP', 'nepal(ese)?'],
  ['NZ', 'new zealand'],
  ['PE', 'peru(vian)?'],
  ['PH', 'philippines'],
  ['PL', 'poland|polish'],
  ['PT', 'portugal|portuguese|algarve'],
  ['RO', 'romanian?'],
  ['SE', 'sweden|swedish'],
  ['SI', 'slovenian?'],
  ['TH', 'thailand'],
  ['TR', 'turkey|turkish'],
  ['US', 'united states|vereinigten staaten|usa|america|american'],
  ['VN', 'vietnam(ese)?'],
  ['ZA', 'south africa'],
]

const REGIONS: readonly (readonly [names: string, codes: string])[] = [
  ['europe(an)?|europa', 'AT BE CH CZ DE DK ES FI FR GB GR HR HU IE IS IT NL NO PL PT RO SE SI'],
  [
    'scandinavian?|skandinavien|escandinavia|scandinavie|nordic( country| countries)?',
    'DK FI IS NO SE',
  ],
  [
    'mediterranean(?! (diet|food|cooking))|mittelmeer|mediterraneo|mediterranee',
    'ES FR GR HR IT PT TR',
  ],
  ['the alps|alpine|alpen|los alpes|les alpes|dans les alpes', 'AT CH DE FR IT SI'],
  ['south ?east asia', 'ID PH TH VN'],
  ['asian?|asien|asie', 'CN ID IN JP KR LK NP PH TH VN'],
  ['latin america|south america', 'AR BR CL CO PE'],
  ['central america', 'CR GT'],
  ['north america', 'CA MX US'],
  ['africa(n)?|afrika|afrique', 'EG KE MA ZA'],
]

/** Words that are also something else: "english breakfast tea", "swedish massage", "thai massage". */
const NOT_A_PLACE =
  /\b(swedish|thai|indian|chinese|turkish|japanese|finnish|french|german|english|spanish|italian|greek|american) (massage|head massage|medicine|bath|food|cooking|cuisine|sauna|tea|press|lessons?|speaking|speaker|language|breakfast|yog[ah]urt|diet)\b|\bden bergen\b|(?<=\b(?:an?|the|any|some|this|private|quiet|remote|small|tropical|warm|sunny|greek) )island\b|\bin (english|spanish|german|french|italian|japanese)\b/g

/** Cities and regions that people name without a preposition or in lower case. */
const KNOWN =
  /\b(bali|ubud|kyoto|tokyo|hakone|okinawa|lisbon|porto|azores|madeira|alentejo|london|edinburgh|bristol|bath england|dublin|paris|provence|berlin|munich|vienna|rome|florence|umbria|barcelona|mallorca|ibiza|madrid|lake bled|crete|santorini|athens|amsterdam|copenhagen|oslo|bergen|stockholm|helsinki|reykjavik|zurich|engadin|krabi|phuket|chiang mai|koh samui|goa|rishikesh|kerala|new york|brooklyn|california|los angeles|san francisco|seattle|chicago|austin|texas|sedona|arizona|hawaii|vermont|colorado|vancouver island|vancouver|tofino|toronto|montreal|sydney|melbourne|byron bay|tulum|mexico city|nosara|monteverde|atacama|wadi rum|marrakech|taghazout|dubai|singapore|hong kong|cape town)\b/

/** Capitalised names after a preposition, as in "a yoga class in Ghent". */
const NAMED =
  /\b(?:in|near|around|to|at|from|outside|cerca de|près de|proche de|in der Nähe von|nahe)\s+((?:Lake |Mount |San |Los |Las |New |The )?\p{Lu}[\p{L}'’-]{2,}(?:\s\p{Lu}[\p{L}'’-]+){0,2})/u
/** English alone puts it behind the name. */
const ISLAND = /\b(?:on|near|around|to)\s+(?:the\s+)?((?:\p{Lu}[\p{L}'’-]+\s){1,3}Islands?)\b/u
const NOT_NAMES =
  /^(The|My|I|Stille|Ruhe|Natur|Bewegung|Balance|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Sleep|Stress|Energy|Focus|English|Zoom|Yoga|ADHD|IBS|OCD|PTSD|SAD|PMS)\b/

/** The names that a country has in each language, as labels write them. */
function namesWritten(code: string): string[] {
  return LANGUAGES.flatMap((language) => {
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(code)
    return name && name !== code ? [fold(name)] : []
  })
}

const COUNTRY_PATTERNS = COUNTRIES.map(([code, names]) => {
  const all = [names, ...namesWritten(code)].join('|')
  return [[code], new RegExp(`\\b(?:${all})\\b`)] as const
})
const REGION_PATTERNS = REGIONS.map(
  ([names, codes]) => [codes.split(' '), new RegExp(`\\b(?:${names})\\b`)] as const,
)

/** Every other country: nothing may be listed there, and it is no slip of another word all the same. */
const OTHER_COUNTRIES =
  `AD AE AF AG AL AM AO AS AW AZ BA BB BD BF BG BH BI BJ BM BN BO BS BT BW BY BZ CD CF CG CI CM CU CV CW CY DJ
  DM DO DZ EC EE EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GP GQ GW GN GU GY HN HT IM IQ IR JM KG KH KI KM
  KN KW KY KZ LA LB LC LI LR LS LT LU LV LY MC MD ME MG MH MK ML MM MN MQ MR MT MU MV MW MY MZ NA NC NE NG NI NR
  NU OM PA PG PK PR PS PW PY QA RS RU RW SA SB SC SK SL SM SN SO SR SS SD ST SV SY SZ TC TD TG TJ TL TM TN TO TT
  TV TW TZ UA UG UY UZ VA VC VE VU WS YE YT ZM ZW`.split(/\s+/)
/** Words, people and other places of the same name. */
const NAMESAKES = new Set(['chad', 'georgia', 'granada', 'grenade', 'maurice', 'salvador'])
const OTHER_CODES = new Map(
  OTHER_COUNTRIES.flatMap((code) =>
    namesWritten(code)
      .flatMap((name) => name.split(/ ?[()]/))
      .filter((name) => name.length > 3 && !NAMESAKES.has(name))
      .map((name) => [name, code] as const),
  ),
)
const OTHER_NAMES = [...OTHER_CODES.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll('.', String.raw`\.`))
const ANY_OTHER = new RegExp(`\\b(?:${OTHER_NAMES.join('|')})(?!\\p{L})`, 'u')

/** One look tells that no country or region is named, as in most texts. */
const ANY_NAMED = new RegExp(
  [...COUNTRY_PATTERNS, ...REGION_PATTERNS].map(([, { source }]) => source).join('|'),
)

const NO_JOURNEY =
  '(?:trips?|journeys?|holidays?|travel(?:ling|ing)?|flights?|fly(?:ing)?|go(?:ing)?|be|ir|viajes?|viajar|volar|vacaciones|reisen?|verreisen|urlaub|fliegen|flug|voyages?|voyager|aller|partir|vacances)'
const NOT_IN = String.raw`\b(?:(?<!why )(?:not|no)|never|except|without|(?:do|wo|ca)n['’]?t(?: want(?: to)?)?|outside(?: of)?|(?:any|every)(?:where|thing| ?place| country)? but|other than|excepto|salvo|(?:en )?(?:(?:cualquier|todos?|todas?) )?(?:(?:los |las )?(?:sitio|lugar|lado|parte|pais|país|paise|países?)s?|sea|todo|cualquiera?) menos|fuera de|sin|no quiero|nada de|(?:(?:uberall|überall|egal wo),? )?(?:nur |aber )?nicht|nie|keine?n?|ohne|ausser|außer|pas|sauf|sans|jamais|(?:partout|n[ ’']?importe o[uù]),? sauf|hors(?: de)?|ailleurs quen?)\s+(?:${NO_JOURNEY}\s+)?(?:(?:est[eé]n?|sean?|queden?|situ[eé]e?s?)\s+)?(?:in |on |to |at |near |en |nach |au |aux |a |d|de |l)?(?:the |la |los |las |les |den |die |der )?`
/** In a text as typed: the word after is no name of a place that is asked for. */
const RULED_OUT_TYPED = new RegExp(
  `${NOT_IN}(?:(?:[\\p{L}'’-]+\\s+){1,3}islands?\\b|[\\p{L}'’-]+)`,
  'giu',
)
const OR =
  ',? (?:or|nor|and|oder|noch|und|o|u|ni|y|e|ou|et) (?:(?:in|to|en|a|nach|au|aux) )?(?:(?:the|la|los|les|den) )?'
/** Names of places that are known here, one of them, or several of which any will do. */
const NAME = `(?:${KNOWN.source}|${ANY_NAMED.source})`
const NAMES = `${NAME}(?:, ${NAME})*(?:${OR}${NAME})+`
const EACH_NAME = new RegExp(NAME, 'g')
/** The name of a known place and a space. */
const BESIDE_NAME = new RegExp(`\\b(?:${KNOWN.source}) $`)
const SEVERAL = new RegExp(NAMES)
/** "Not on Salt Spring Island": an island of any name, which is not Iceland in German. */
const ISLAND_RULED_OUT =
  /\b(?:not|never|except|but|outside|other than) (?:on|in|near|to) (?:the )?((?:\p{L}+ ){1,3}islands?)\b/u
/** The same of any name in capitals, in a text as typed. */
const NAMED_RULED_OUT =
  /\b(?:not|never|except|excepto|salvo|menos|nicht|außer|pas|sauf) (?:in|near|around|en|à|bei|près de) (\p{Lu}[\p{L}'’-]{2,}(?:\s\p{Lu}[\p{L}'’-]+){0,2})/u
/** In a folded text: where it must not be. */
const RULED_OUT = new RegExp(`${NOT_IN}(?:${NAMES}|${NAME})(?: islands?)?`, 'g')
const OTHER_RULED_OUT = new RegExp(`${NOT_IN}${ANY_OTHER.source}`, 'gu')
/** Where somebody has been or is going is not where help must be: "after flying to Tokyo". */
const ON_THE_WAY =
  /\b(?:flying|flew|flown|flights?|travell?ing|despues de viajar|nach der reise|apres le voyage|back|returning|returned|return|landed|vuelta|regreso|vuelo|flug|zuruck|ruckkehr|retour|vol) (?:home )?(?:to|from|in|de|desde|a|aus|nach|von|du|des) (?:\p{L}+)(?: \p{Lu}[\p{L}]+)?/giu

/** The same with the place first: "jet lag after Tokyo flights". */
const THERE_AND_BACK =
  /\b(?:after|from|despues de|nach|apres)(?: (?:my|the|a|our|mi|un|dem|der|einem|mon|le|un))? \p{L}+(?: \p{Lu}[\p{L}]+)? (?:flights?|trips?|travels?|business trips?|vuelos?|fluge?n?|vols?)(?!\p{L})/giu

/** Towns of a region whose name their own address leaves out. */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  'vancouver island': ['tofino', 'ucluelet', 'port renfrew', 'victoria', 'nanaimo'],
}

/** Towns that lie in a place though their address does not say so. */
export function townsOf({ words }: Place): readonly string[] {
  return TOWNS[words ?? ''] ?? []
}

/** The place that is asked for and the one that is ruled out; null for what is not said. */
export function readPlaces(
  text: string,
  plain: string,
): { place: Place | null; elsewhere: Place | null } {
  const [typed, folded] = [text.replace(RULED_OUT_TYPED, ' '), withoutRuledOut(plain)].map((said) =>
    said.replace(ON_THE_WAY, ' ').replace(THERE_AND_BACK, ' '),
  ) as [string, string]
  return { place: readPlace(typed, folded), elsewhere: readRuledOut(text, plain) }
}

/** A folded text without what is said of where it must not be. */
export function withoutRuledOut(plain: string): string {
  // A Thai massage that is ruled out says nothing of Thailand.
  const masked = plain.replace(NOT_A_PLACE, (said) => said.replaceAll(' ', '_'))
  return masked
    .replace(RULED_OUT, ' ')
    .replace(ISLAND_RULED_OUT, ' ')
    .replace(OTHER_RULED_OUT, ' ')
    .replaceAll('_', ' ')
}

function readRuledOut(text: string, plain: string): Place | null {
  const said = [...plain.replace(NOT_A_PLACE, ' ').matchAll(RULED_OUT)].map(([all]) => all)
  if (said.length > 0) return anyOf(said.join(', '))
  const island = ISLAND_RULED_OUT.exec(plain)?.[1]
  if (island) return { said: titled(island), countries: [], words: island }
  const named = NAMED_RULED_OUT.exec(text)?.[1]
  return named && !NOT_NAMES.test(named) && !ANY_OTHER.test(fold(named))
    ? { said: named, countries: [], words: named.toLowerCase() }
    : null
}

/** All the places that are named in a folded text; it may be any of them. */
function anyOf(plain: string): Place | null {
  const names = [...plain.matchAll(EACH_NAME)]
    // "Bali island" is no country as well.
    .filter(({ 0: name, index }) => name !== 'island' || !BESIDE_NAME.test(plain.slice(0, index)))
    .map(([name]) => name)
  const known = names.find((name) => KNOWN.exec(name)?.[0] === name)
  const countries = names.flatMap(
    (name) =>
      [...COUNTRY_PATTERNS, ...REGION_PATTERNS].find(
        ([, pattern]) => pattern.exec(name)?.[0] === name,
      )?.[0] ?? [],
  )
  if (!known && countries.length === 0) return null
  return {
    said: names.map(titled).join(', '),
    countries: [...new Set(countries)],
    words: known?.replace(/ england$/, '') ?? null,
  }
}

const NEAR_BY =
  /\b(?:near|nearby|close to|around|outside(?: of)?|not (?:too )?far from|within reach of|cerca de|proxim[oa] a|alrededor de|no (?:muy )?lejos de|in der nahe (?:von|des)|nahe|bei|rund um|unweit von|nicht weit von|pres de|proche de|autour de|aux alentours de|(?:non|pas) loin de|pas trop loin de) $/

/** Whether a folded word says no more than that it should be near. */
export function isNearWord(word: string): boolean {
  return /^(?:close|nahe|unweit|weit|cerca|proxim[oa]|lejos|alrededor|pres|proche|loin|autour|alentours)$/.test(
    word,
  )
}

/** The place named in a text; null when none is. `plain` is the folded text. */
export function readPlace(text: string, plain: string): Place | null {
  const place = placeIn(text, plain)
  if (!place || place.words === null) return place
  const at = plain.indexOf(fold(place.said))
  return NEAR_BY.test(plain.slice(0, Math.max(0, at))) ? { ...place, isNear: true } : place
}

function placeIn(text: string, plain: string): Place | null {
  const searched = plain.replace(NOT_A_PLACE, ' ')
  const several = SEVERAL.exec(searched)?.[0]
  if (several) return anyOf(several)
  const known = KNOWN.exec(searched)?.[0]
  const island = ISLAND.exec(text)?.[1]
  if (island && !known) return { said: island, countries: [], words: island.toLowerCase() }
  if (known) return { said: titled(known), countries: [], words: known.replace(/ england$/, '') }
  const isNamed = ANY_NAMED.test(searched)
  for (const [countries, pattern] of isNamed ? [...COUNTRY_PATTERNS, ...REGION_PATTERNS] : []) {
    const said = pattern.exec(searched)?.[0]
    if (said) return { said: titled(said), countries: [...countries], words: null }
  }
  const other = ANY_OTHER.exec(searched)?.[0]
  const code = other && OTHER_CODES.get(other)
  if (code) return { said: titled(other), countries: [code], words: null }
  const named = NAMED.exec(text)?.[1]
  // A text in capitals throughout names nothing by them.
  if (!named || NOT_NAMES.test(named) || text === text.toUpperCase()) return null
  return { said: named, countries: [], words: named.toLowerCase() }
}

/** Words (folded) without those of the name of a place that is known here; another name may say something else too. */
export function withoutPlace(words: readonly string[], place: Place | null): string[] {
  if (!place) return [...words]
  const named = new Set(
    wordsOf(place.said).filter((word) => place.countries.length > 0 || isPlaceWord(word)),
  )
  return words.filter((word) => !wordsOf(word).every((part) => named.has(part)))
}

const ANY_COUNTRY = new RegExp(`^(?:${COUNTRIES.map(([, names]) => names).join('|')})$`)
const PLACE_WORDS = new Set([
  ...(KNOWN.source.match(/[a-z]+/g) ?? []),
  ...[...COUNTRIES.map(([code]) => code), ...OTHER_COUNTRIES]
    .flatMap(namesWritten)
    .flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []),
])

/** Whether a folded word is part of the name of a place that is known here: it is no slip. */
export function isPlaceWord(word: string): boolean {
  return PLACE_WORDS.has(word) || ANY_COUNTRY.test(word)
}

function titled(name: string): string {
  if (name === 'uk' || name === 'usa') return name.toUpperCase()
  return name.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase()).replace(/^The /, 'the ')
}
