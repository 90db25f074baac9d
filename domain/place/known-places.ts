import { LANGUAGES } from '../language/language.ts'
import { fold } from '../text/text.ts'
import { demonymsOf } from './demonyms.ts'

/** Country names and demonyms as typed; folded. */
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
  ['TH', 'thai(land)?'],
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

/** Demonyms within names of other things: "english breakfast tea", "swedish massage", "thai massage". */
export const NOT_A_PLACE =
  /\b(swedish|thai|indian|chinese|turkish|japanese|finnish|french|german|english|spanish|italian|greek|american) (massage|yoga massage|yoga|boxing|head massage|medicine|bath|food|cooking|cuisine|sauna|tea|press|lessons?|speaking|speaker|language|breakfast|yog[ah]urt|diet)\b|\b(?:canadian|australian) dollars?\b|\bdollars? (?:canadian|australian)\b|(?<=\b(?:an?|the|any|some|this|private|quiet|remote|small|tropical|warm|sunny|greek) )island\b|\bin (english|spanish|german|french|italian|japanese)\b/g

/** "In den Schweizer Bergen": mountains in the dative, and no town of Norway. */
export const DATIVE_MOUNTAINS = /(?<=\b(?:den|[a-z]+(?:er|en)) )bergen\b/g

/** Capitalised words after "in" or "at" that name no place. */
export const NOT_NAMES =
  /^(The|My|I|Stille|Ruhe|Natur|Bewegung|Balance|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Sleep|Stress|Energy|Focus|English|Zoom|Yoga|ADHD|IBS|OCD|PTSD|SAD|PMS)\b/

/** Cities and regions that are often named without a preposition or in lower case. */
export const KNOWN =
  /\b(bali|ubud|kyoto|tokyo|hakone|okinawa|lisbon|porto|azores|madeira|alentejo|london|edinburgh|bristol|bath england|dublin|paris|provence|berlin|munich|vienna|rome|florence|umbria|barcelona|mallorca|ibiza|madrid|lake bled|crete|santorini|athens|amsterdam|copenhagen|oslo|bergen|stockholm|helsinki|reykjavik|zurich|engadin|krabi|phuket|chiang mai|koh samui|goa|rishikesh|kerala|new york|brooklyn|california|los angeles|san francisco|seattle|chicago|austin|texas|sedona|arizona|hawaii|vermont|colorado|vancouver island|vancouver|tofino|toronto|montreal|sydney|melbourne|byron bay|tulum|mexico city|nosara|monteverde|atacama|wadi rum|marrakech|taghazout|dubai|singapore|hong kong|cape town)\b/

/** The names of a country in each language, as labels write them. */
function namesWritten(code: string): string[] {
  return LANGUAGES.flatMap((language) => {
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(code)
    return name && name !== code ? [fold(name)] : []
  })
}

/** A pattern for each country, and each region of several countries, in folded text. */
export const COUNTRY_PATTERNS = COUNTRIES.map(([code, names]) => {
  const all = [names, ...namesWritten(code), ...demonymsOf(code)].join('|')
  return [[code], new RegExp(`\\b(?:${all})\\b`)] as const
})
export const REGION_PATTERNS = REGIONS.map(
  ([names, codes]) => [codes.split(' '), new RegExp(`\\b(?:${names})\\b`)] as const,
)

/** All other countries: recognised even without listings, and never spell-corrected. */
const OTHER_COUNTRIES =
  `AD AE AF AG AL AM AO AS AW AZ BA BB BD BF BG BH BI BJ BM BN BO BS BT BW BY BZ CD CF CG CI CM CU CV CW CY DJ
  DM DO DZ EC EE EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GP GQ GW GN GU GY HN HT IM IQ IR JM KG KH KI KM
  KN KW KY KZ LA LB LC LI LR LS LT LU LV LY MC MD ME MG MH MK ML MM MN MQ MR MT MU MV MW MY MZ NA NC NE NG NI NR
  NU OM PA PG PK PR PS PW PY QA RS RU RW SA SB SC SK SL SM SN SO SR SS SD ST SV SY SZ TC TD TG TJ TL TM TN TO TT
  TV TW TZ UA UG UY UZ VA VC VE VU WS YE YT ZM ZW`.split(/\s+/)
/** Country names that are also words, people or other places. */
const NAMESAKES = new Set(['chad', 'georgia', 'granada', 'grenade', 'maurice', 'salvador'])
export const OTHER_CODES = new Map(
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
/** Any country without listings. */
export const ANY_OTHER = new RegExp(`\\b(?:${OTHER_NAMES.join('|')})(?!\\p{L})`, 'u')

/** Fast negative check: most texts name no country or region. */
export const ANY_NAMED = new RegExp(
  [...COUNTRY_PATTERNS, ...REGION_PATTERNS].map(([, { source }]) => source).join('|'),
)

const ANY_COUNTRY = new RegExp(`^(?:${COUNTRIES.map(([, names]) => names).join('|')})$`)
const PLACE_WORDS = new Set([
  ...(KNOWN.source.match(/[a-z]+/g) ?? []),
  ...[...COUNTRIES.map(([code]) => code), ...OTHER_COUNTRIES]
    .flatMap(namesWritten)
    .flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []),
])

/** Whether a folded word is part of a known place name, and so not spell-corrected. */
export function isPlaceWord(word: string): boolean {
  return PLACE_WORDS.has(word) || ANY_COUNTRY.test(word)
}
