import { wordsOf } from './text.ts'

export const SAID_CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const
type SaidCurrency = (typeof SAID_CURRENCIES)[number]

/**
 * A price as it was stated: minor units of the default currency. Dollars, euros, pounds and francs are taken as
 * worth the same; yen, which are not near that, by YEN_IN_DOLLAR.
 */
export type PriceRange = {
  minMinor: number | null
  maxMinor: number | null
  /** What it buys; null when that was not said. */
  per: 'night' | 'month' | 'session' | 'person' | null
  currency: SaidCurrency | null
  /** What says that it is for a whole stay ("in total", "for 3 nights"); null where nothing does. */
  total: string | null
  /** The words it was read from, with those that say what it buys where they follow. */
  said: string
}

/** About; what is read from yen says so. */
export const YEN_IN_DOLLAR = 150

const CURRENCIES: readonly (readonly [SaidCurrency, signs: string, words: string])[] = [
  ['EUR', '€', 'euros?|eur'],
  ['GBP', '£', 'pounds?|quid|gbp|libras?|pfund'],
  // Franken is a region too: without a sum before it, it is no money.
  [
    'CHF',
    '',
    String.raw`chf|sfr|(?<=\d ?|(?:mil|mille|tausend) )(?:(?:swiss )?francs?(?: suisses?)?|franken|francos?(?: suizos?)?)`,
  ],
  ['JPY', '¥円', 'yen(?:es)?|jpy'],
  ['USD', '$', 'dollars?|dolar(?:es)?|usd|bucks'],
]
const SIGNS = CURRENCIES.map(([, signs]) => signs).join('')
const WORDS = CURRENCIES.map(([, , words]) => words).join('|')
const NAMED = CURRENCIES.map(
  ([currency, signs, words]) =>
    [
      currency,
      new RegExp(String.raw`${signs ? `[${signs}]|` : ''}(?<!\p{L})(?:${words})(?!\p{L})`, 'u'),
    ] as const,
)
const MONEY = new RegExp(String.raw`[${SIGNS}]|(?<!\p{L})(?:${WORDS})(?!\p{L})`, 'u')

const SIGN = String.raw`(?:us ?\$|[${SIGNS}]|(?<!\p{L})(?:usd|eur|gbp|chf|sfr|jpy))`
/** Thousands are set apart by a comma, a point or a space; what has one or two digits at its end are cents. */
const NUMBER = String.raw`\d{1,3}(?:[,. ]\d{3}){1,2}(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`
const AMOUNT = String.raw`(?<![\d.,])(${NUMBER})(?![\d]|[.,]\d)(?: ?(k|thousand|mil|tausend|mille))?(?!\p{L})`
const UNIT = String.raw`(?: ?(?:[${SIGNS}]|(?:${WORDS})(?!\p{L})))`
const BELOW = `(?:under|below|less than|cheaper than|no more than|not more than|max(?:imum)?(?: of)?|up to|at most|within|spend|budget(?: is| of|:)?(?: about| around)?|menos de|hasta|maximo|unter|hochstens|bis zu|moins de|jusqua|nothing (?:over|above)|(?:no|nada de) mas de|sin (?:gastar|pagar) mas de|sin pasar(?:me)? de|nicht mehr als|pas plus de|sans depasser)`
const ABOVE = String.raw`(?<!\b(?:no|not|nothing|nada de|sin gastar|sin pagar|nicht|pas) )(?:over|above|more than|at least|minimum(?: of)?|from|starting at|mas de|uber|mindestens|plus de|au moins)`
/** A count of days, people, years or minutes is no price. */
const NO_COUNT = String.raw`(?!\d|\s*(?:-|to )?\s*(?:days?|nights?|weeks?|months?|hours?|hrs?|min(?:ute)?s?|people|guests|persons|years?|yrs?|miles?|km|kilometers?|percent|%|times|steps|stars?|am|pm|sessions|classes|oclock|dias|noches|semanas?|mes(?:es)?|horas?|minutos?|anos?|personas|estrellas|tage|nachte|wochen?|monate?|stunden?|minuten?|jahre?n?|personen|leute|sterne|jours|nuits|semaines?|mois|heures?|ans|personnes|etoiles)\b)`
const TO = `(?:-|–|—|to|bis|a|hasta)`

/** What a price buys where it follows the sum: "150€/Nacht", "100€ la noche", "80 or less per session". */
const FOLLOWING = String.raw`(?: (?:max|or less|or under|at most|tops))?(?: ?\/ ?| (?:a|per|each|por|cada|pro|par|je|la|die|der|al|im|le|el) )`
const BUYS: readonly (readonly [NonNullable<PriceRange['per']>, words: string])[] = [
  ['night', 'night|noche|nacht|nuit(?:ee)?'],
  ['month', 'month|mes|monat|mois'],
  ['session', 'session|sesion|sitzung|seance'],
  ['person', 'person|persona|personne|head'],
]
const ANYTHING = BUYS.map(([, words]) => words).join('|')
/** The same said anywhere; an article alone is no sign of it there ("je dors mal la nuit"). */
const PER = BUYS.map(
  ([per, words]) =>
    [
      per,
      new RegExp(
        String.raw`(?<!times |hours )\b(?:a|per|each|por|pro|par|cada) (?:${words})\b|\/ ?(?:${words})\b`,
      ),
    ] as const,
)
/** A sum for everything that a stay comes to. */
const NIGHTS = String.raw`(?:\d{1,2}|\p{L}+) (?:nights?|noches?|nachte?|nuits?)`
const TOTAL = new RegExp(
  [
    String.raw`\b(?:(?:in|en|au) total|in all(?=$|[.!?,])|total (?:budget|price|cost)|(?:budget|presupuesto|precio) total|total(?=$|[.!:]| (?:of|de|is) | \d)|all (?:in|told)|altogether|(?:for |por |para |pour )?(?:the |my |our |todo |toda |tout )?(?:whole|entire|el|la|le|l) ?(?:stay|trip|estancia|viaje|sejour|voyage)|insgesamt|im ganzen|gesamt(?:budget|preis)?|alles zusammen|(?:fur )?(?:den|die) ganzen? (?:aufenthalt|reise)|en tout|en conjunto)\b`,
    `(?<=\\b${NIGHTS} )(?:for|por|fur|pour)(?= (?:\\p{L}+ ){0,2}(?:${SIGN} ?)?\\d)`,
    `(?<=\\d(?: ?(?:[${SIGNS}]|${WORDS}))? )(?:for|por|fur|pour)(?= ${NIGHTS}\\b)`,
  ].join('|'),
  'u',
)
const FREQUENCY = /\b(?:nightly|monthly)\b/

const BETWEEN = pattern(
  String.raw`\b(?:between|from|entre|zwischen|de|von) ${SIGN}? ?${AMOUNT}${UNIT}? (?:and|to|y|und|et|a|bis) ${SIGN}? ?${AMOUNT}${UNIT}?${NO_COUNT}`,
)
const DASHED = [
  pattern(`${SIGN} ?${AMOUNT} ?${TO} ?${SIGN}? ?${AMOUNT}`),
  pattern(String.raw`(?<!\S)${AMOUNT}${UNIT}? ?${TO} ?${AMOUNT}${UNIT}`),
]
const FLOOR = pattern(String.raw`\b${ABOVE} ?${SIGN}? ?${AMOUNT}${UNIT}?${NO_COUNT}`)
const CEILINGS = [
  // "under $150", "budget of 200", "max 40 euros"
  pattern(String.raw`\b${BELOW} ?${SIGN}? ?${AMOUNT}${UNIT}?${NO_COUNT}`),
  // "150 dollars", "€80 or less"
  pattern(String.raw`(?<!\S)${AMOUNT}${UNIT}`),
  pattern(`${SIGN} ?${AMOUNT}`),
  pattern(
    String.raw`(?<!\S)${AMOUNT}(?= (?:max|or less|or under|at most|tops)\b|${FOLLOWING}(?:${ANYTHING})\b)`,
  ),
  // "600 in total", "total 600"
  pattern(
    String.raw`(?<!\S)${AMOUNT}(?= (?:(?:in|en|au) total|total|insgesamt|altogether|all in)\b)`,
  ),
  pattern(
    String.raw`\b(?:total|insgesamt|gesamtbudget|altogether)(?: (?:of|von|de|budget))?:? ${AMOUNT}${NO_COUNT}`,
  ),
  // "Make it 600", and nothing else
  pattern(
    `^(?:(?:and|ok|no|y|und|et) )?(?:make (?:it|that)|(?:lets|let us) say|que sean?|mach(?:en wir)? (?:es|das)|sagen wir|disons|mettons) ${AMOUNT}(?=[.! ]*(?:please|por favor|bitte)?[.! ]*$)`,
  ),
]
const TRAILING = new RegExp(`^${FOLLOWING}(?:${ANYTHING})\\b`)

/** "a cabin for 200": a sum where it is too high for the people who would share it, and no year. */
const BARE_SUMS: readonly (readonly [least: number, pattern: RegExp])[] = [
  [
    100,
    /\b(?:cabins?|cottages?|hotels?|retreats?|resorts?|lodges?|rooms?|stays?|spas?)(?: \w+){0,3}? for (\d{2,4})(?=$|[,.;!?]| (?:a|per|in|near|with|by|at)\b)/,
  ],
  [
    30,
    /\b(?:massages?|facials?|treatments?)(?: \w+){0,3}? for (\d{2,4})(?=$|[,.;!?]| (?:a|per|in|near|with|by|at)\b)/,
  ],
]
const MANY_PEOPLE =
  /\b(?:team|company|corporate|people|guests|staff|colleagues|wedding|group|groups)\b/
const FREE =
  /^free(?: please)?$|, ?free(?=$|[.!]| please| only| ones)|\b(?:for free|free ones?|free only|(?:only|just) free(?! (?:time|of|from)\b)|(?:must|should|has to|have to|needs? to) be free(?! (?:of|from|to)\b)|(?:that|which|ones) (?:is|are) free(?=$|[,.!])|umsonst|kostenfrei\w*|sin (?:coste|costo)|free of charge|at no cost|(?:any|some)thing free(?! (?:of|from)\b)|free (?:apps?|class(?:es)?|sessions?|courses?|events?|things|stuff|options?|workshops?|meditations?|yoga)|a free (?:\w+ ){0,2}(?:retreat|resort|lodge|cabin|hotel|trip|massage|coach|programme|program|product|gift)|no money(?: to spend| at all)?|costs? nothing|gratis|kostenlos\w*|gratuit\w*)\b/
const ROUND = /\b(?:under|below|less than|up to|at most) a (hundred|thousand)\b/
const PRICE_WORD = /\b(?:budget|prices?|priced|costs?|costing|spend|pay)\b[\p{L} ]*$/u

/** Ages are said of people, and some of them nearly always are ages. */
const PEOPLE_BEFORE =
  /\b(?:kids?|child|children|teens?|teenagers?|boys?|girls?|babies|toddlers?|adults?|wom[ae]n|m[ae]n|people|anyone|everyone|guests|seniors?|age|aged|ages|ninos?|ninas?|hijos?|hijas?|jovenes|personas|mujeres|hombres|kind|kinder|jugendliche|frauen|manner|leute|menschen|erwachsene|enfants?|ados?|jeunes|femmes|hommes|personnes|gens|adultes?)(?: (?:who|that|are|is|of|que|son|die|der|sind|qui|ont|aged))* $/
/** Pounds are lost and gained too. */
const WEIGHT_BEFORE =
  /\b(?:los[et]|losing|gain(?:ed|ing)?|drop(?:ped|ping)?|shed|shedding|put on|perder|perdi|bajar)\b[\p{L} ]*$/u
const WEIGHT_AFTER = /^ (?:overweight|heavier|lighter|of weight|of fat|de peso|less than i)\b/
const LEGAL_AGES = new Set([12, 13, 14, 16, 18, 21])
const OLDEST = 99

/** Whether a folded word says that a sum is for everything. */
export function isTotalWord(word: string): boolean {
  return /^(?:total|altogether|insgesamt|gesamt\w*)$/.test(word)
}

/** The price stated in a folded text; null when none is. Total. */
export function readPrice(plain: string): PriceRange | null {
  const round = ROUND.exec(plain)
  const free = FREE.exec(plain)
  return (
    rangeIn(plain) ??
    floorIn(plain) ??
    (free && priceOf(plain, free[0], { maxMinor: 0 })) ??
    (round && priceOf(plain, round[0], { maxMinor: round[1] === 'hundred' ? 10_000 : 100_000 })) ??
    ceilingIn(plain) ??
    bareSum(plain)
  )
}

/** A text without the words that state its price; one that says only that it is free stays as it is. */
export function withoutPrice(text: string, price: PriceRange | null): string {
  return price && price.maxMinor !== 0 ? text.replace(price.said, ' ') : text
}

/** The same for the words of a text. */
export function wordsWithoutPrice(words: readonly string[], price: PriceRange | null): string[] {
  if (!price) return [...words]
  const said = wordsOf(price.said).join(' ')
  return wordsOf(withoutPrice(words.join(' '), { ...price, said }))
}

function rangeIn(plain: string): PriceRange | null {
  for (const range of [BETWEEN, ...DASHED])
    for (const found of plain.matchAll(range)) {
      const [low, high] = minorsOf(found, plain)
      if (isOther(found, high, plain) || !isLikelyPrice(found, plain)) continue
      const [minMinor, maxMinor] = [Math.min(low, high), Math.max(low, high)]
      return priceOf(plain, saidOf(found, plain), { minMinor, maxMinor })
    }
  return null
}

function floorIn(plain: string): PriceRange | null {
  for (const found of plain.matchAll(FLOOR)) {
    const minMinor = minorOf(found[1], found[2], plain)
    if (!isOther(found, minMinor, plain) && isLikelyPrice(found, plain))
      return priceOf(plain, saidOf(found, plain), { minMinor })
  }
  return null
}

function ceilingIn(plain: string): PriceRange | null {
  for (const ceiling of CEILINGS)
    for (const found of plain.matchAll(ceiling)) {
      const maxMinor = minorOf(found[1], found[2], plain)
      if (!isOther(found, maxMinor, plain))
        return priceOf(plain, saidOf(found, plain), { maxMinor })
    }
  return null
}

/** A sum after "for" that says no currency; null where it may count people or name a year. */
function bareSum(plain: string): PriceRange | null {
  if (MANY_PEOPLE.test(plain)) return null
  for (const [least, pattern] of BARE_SUMS) {
    const digits = pattern.exec(plain)?.[1]
    const sum = Number(digits)
    if (digits && sum >= least && !(sum >= 1900 && sum < 2100))
      return priceOf(plain, `for ${digits}`, { maxMinor: sum * 100 })
  }
  return null
}

function priceOf(
  plain: string,
  said: string,
  limits: Partial<Pick<PriceRange, 'minMinor' | 'maxMinor'>>,
): PriceRange {
  const per = perIn(said, FOLLOWED) ?? perIn(plain, PER)
  return {
    minMinor: null,
    maxMinor: null,
    ...limits,
    per,
    currency: currencyIn(plain),
    total: per === null ? (TOTAL.exec(plain)?.[0] ?? null) : null,
    said: said.trim(),
  }
}

const FOLLOWED = BUYS.map(([per, words]) => [per, new RegExp(`(?:${words})$`)] as const)

function perIn(text: string, patterns: typeof PER): PriceRange['per'] {
  const rate = FREQUENCY.exec(text)?.[0]
  if (rate) return rate === 'nightly' ? 'night' : 'month'
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** The words of a price, with what it buys where that follows. */
function saidOf(found: RegExpMatchArray, plain: string): string {
  return found[0] + (TRAILING.exec(restOf(found, plain))?.[0] ?? '')
}

function restOf({ 0: said, index = 0 }: RegExpMatchArray, plain: string): string {
  return plain.slice(index + said.length)
}

/** "from 7 to 9" or "over 50" alone may be hours or years: a price says a currency, a unit or is called one. */
function isLikelyPrice(found: RegExpMatchArray, plain: string): boolean {
  return (
    MONEY.test(found[0]) ||
    TRAILING.test(restOf(found, plain)) ||
    PER.some(([, pattern]) => pattern.test(plain)) ||
    /^(?:between|entre|zwischen)/.test(found[0]) ||
    PRICE_WORD.test(plain.slice(0, found.index))
  )
}

/** "kids under 12", "women between 40 and 60", "lose 20 pounds": years or weight, and no money. */
function isOther(found: RegExpMatchArray, minor: number, plain: string): boolean {
  const before = plain.slice(0, found.index)
  const rest = restOf(found, plain)
  if (/pounds|libras/.test(found[0]) && (WEIGHT_BEFORE.test(before) || WEIGHT_AFTER.test(rest)))
    return true
  if (MONEY.test(found[0]) || TRAILING.test(rest) || PRICE_WORD.test(before)) return false
  if (/^(?:budget|spend|max)/.test(found[0])) return false
  const years = minor / 100
  return LEGAL_AGES.has(years) || (years <= OLDEST && PEOPLE_BEFORE.test(before))
}

/** Both sums of a range; "1-2k" are thousands both. */
function minorsOf([, low, ofLow, high, ofHigh]: RegExpMatchArray, plain: string): [number, number] {
  const isBelow = numberOf(low) < numberOf(high)
  return [
    minorOf(low, ofLow ?? (isBelow ? ofHigh : undefined), plain),
    minorOf(high, ofHigh, plain),
  ]
}

function minorOf(digits: string | undefined, thousands: string | undefined, plain: string): number {
  const sum = numberOf(digits) * (thousands ? 1_000 : 1)
  const dollars = currencyIn(plain) === 'JPY' ? sum / YEN_IN_DOLLAR : sum
  return Math.round(dollars * 100)
}

/** "1 200", "1.200" and "1,200.00" are one number; "49,90" and "49.90" are. */
function numberOf(digits = '0'): number {
  const grouped = /^\d{1,3}(?:[,. ]\d{3})+/.exec(digits)?.[0]
  if (grouped === undefined) return Number(digits.replace(',', '.'))
  return Number(grouped.replace(/\D/g, '') + digits.slice(grouped.length).replace(',', '.'))
}

function currencyIn(plain: string): SaidCurrency | null {
  return NAMED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu')
}
