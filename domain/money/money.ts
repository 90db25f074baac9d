import { wordsOf } from '../text/text.ts'
import {
  CURRENCY_SIGNS,
  CURRENCY_WORDS,
  currencyIn,
  IN_DOLLAR,
  type NamedCurrency,
} from './currency.ts'
import { isLikelyPrice, isOther, textAfter } from './likely-price.ts'
import { FOLLOWED, PER, type PriceUnit, perIn, TRAILING } from './price-unit.ts'
import { BETWEEN, CEILINGS, DASHED, FLOORS, FOR_ALL, SIGN } from './sum-patterns.ts'

/**
 * A stated price in minor units of the default currency. Dollars, euros, pounds and francs are treated as
 * equal; others are converted by IN_DOLLAR.
 */
export type PriceRange = {
  minMinor: number | null
  maxMinor: number | null
  /** Unit; null when not stated. */
  per: PriceUnit | null
  currency: NamedCurrency | null
  /** Words that make it a total for a stay ("in total", "for 3 nights"); null where there are none. */
  total: string | null
  /** The words of the price, with a unit that follows. */
  said: string
}

/** Words of a total for a stay. */
const NIGHTS = String.raw`(?:\d{1,2}|\p{L}+) (?:nights?|noches?|nachte?|nuits?)`
const TOTAL = new RegExp(
  [
    String.raw`\b(?:(?:in|en|au) total|in all(?=$|[.!?,])|total (?:budget|price|cost)|(?:budget|presupuesto|precio) total|total(?=$|[.!:]| (?:of|de|is) | \d)|all (?:in|told)|altogether|(?:for |por |para |pour )?(?:the |my |our |todo |toda |tout )?(?:whole|entire|el|la|le|l) ?(?:stay|trip|estancia|viaje|sejour|voyage)|${FOR_ALL}|insgesamt|im ganzen|gesamt(?:budget|preis)?|alles zusammen|(?:fur )?(?:den|die) ganzen? (?:aufenthalt|reise)|en tout|en conjunto)\b`,
    `(?<=\\b${NIGHTS} )(?:for|por|fur|pour)(?= (?:\\p{L}+ ){0,2}(?:${SIGN} ?)?\\d)`,
    `(?<=\\d(?: ?(?:[${CURRENCY_SIGNS}]|${CURRENCY_WORDS}))? )(?:for|por|fur|pour)(?= ${NIGHTS}\\b)`,
  ].join('|'),
  'u',
)

/** "a cabin for 200": a price where it is too high for a number of people, and no year. */
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
  /^free(?: please)?$|, ?free(?=$|[.!]| please| only| ones)|\b(?:for free|free ones?|free only|(?:only|just) free(?! (?:time|of|from)\b)|(?:must|should|has to|have to|needs? to) be free(?! (?:of|from|to)\b)|(?:(?:that|which|ones) (?:is|are)|thats) free(?=$|[,.!?])|umsonst|kostenfrei\w*|sin (?:coste|costo)|free of charge|at no cost|(?:any|some)thing free(?! (?:of|from)\b)|free (?:apps?|class(?:es)?|sessions?|courses?|events?|things|stuff|options?|workshops?|meditations?|yoga)|a free (?:\w+ ){0,2}(?:retreat|resort|lodge|cabin|hotel|trip|massage|coach|programme|program|product|gift)|no money(?: to spend| at all)?|costs? nothing|gratis|kostenlos\w*|gratuit\w*)\b/
/** "Nobody under 30", "Leute über 60": ages of people. */
const AGES =
  /\b(?:nobody|no ?one|any(?:one|body)|every(?:one|body)|people|adults|guests|women|men|crowd|those|niemand(?:en)?|leute|menschen|frauen|manner|gaste|nadie|gente|personas|mujeres|hombres|personne|gens|femmes|hommes) (?:(?:who )?(?:is|are) |(?:que )?sean? |(?:de|mayor(?:es)? de|menor(?:es)? de) |(?:aged? )?)*(?:under|below|over|above|past|unter|uber|ab|menos de|mas de|moins de|plus de)? ?[1-9]\d\b(?! ?(?:[$€£]|dollars?|euros?|pounds?|usd|eur|per|a night|pro|por|par))/g

const ROUND = /\b(?:under|below|less than|up to|at most) a (hundred|thousand)\b/

/** Whether a folded word marks a total. */
export function isTotalWord(word: string): boolean {
  return /^(?:total|altogether|insgesamt|gesamt\w*)$/.test(word)
}

/** The price stated in a folded text; null when none is. Never throws. */
export function readPrice(text: string): PriceRange | null {
  const plain = /\d/.test(text) ? text.replace(AGES, ' ') : text
  const round = ROUND.exec(plain)
  const free = FREE.exec(plain)
  // The patterns are large, so they are compiled lazily and only for texts with digits.
  const hasSum = /\d/.test(plain)
  return (
    (hasSum ? (rangeIn(plain) ?? floorIn(plain)) : null) ??
    (free && priceOf(plain, free[0], { maxMinor: 0 })) ??
    (round && priceOf(plain, round[0], { maxMinor: round[1] === 'hundred' ? 10_000 : 100_000 })) ??
    (hasSum ? (ceilingIn(plain) ?? bareSum(plain)) : null)
  )
}

/** A text without the words of its price; "free" stays in the text. */
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
      return priceOf(plain, wordsOfPrice(found, plain), { minMinor, maxMinor })
    }
  return null
}

function floorIn(plain: string): PriceRange | null {
  for (const floor of FLOORS)
    for (const found of plain.matchAll(floor)) {
      const minMinor = minorOf(found[1], found[2], plain)
      if (!isOther(found, minMinor, plain) && isLikelyPrice(found, plain))
        return priceOf(plain, wordsOfPrice(found, plain), { minMinor })
    }
  return null
}

function ceilingIn(plain: string): PriceRange | null {
  for (const ceiling of CEILINGS)
    for (const found of plain.matchAll(ceiling)) {
      const maxMinor = minorOf(found[1], found[2], plain)
      if (!isOther(found, maxMinor, plain))
        return priceOf(plain, wordsOfPrice(found, plain), { maxMinor })
    }
  return null
}

/** A sum after "for" without a currency; null where it may be a number of people or a year. */
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

/** The words of a price, with a unit that follows. */
function wordsOfPrice(found: RegExpMatchArray, plain: string): string {
  return found[0] + (TRAILING.exec(textAfter(found, plain))?.[0] ?? '')
}

/** Both sums of a range; in "1-2k" both are thousands. */
function minorsOf([, low, ofLow, high, ofHigh]: RegExpMatchArray, plain: string): [number, number] {
  const isBelow = numberOf(low) < numberOf(high)
  return [
    minorOf(low, ofLow ?? (isBelow ? ofHigh : undefined), plain),
    minorOf(high, ofHigh, plain),
  ]
}

function minorOf(digits: string | undefined, thousands: string | undefined, plain: string): number {
  const sum = numberOf(digits) * (thousands ? 1_000 : 1)
  const currency = currencyIn(plain)
  const rate = (currency && IN_DOLLAR[currency]) ?? 1
  return Math.round((sum / rate) * 100)
}

/** "1 200", "1.200" and "1,200.00" are equal; "49,90" and "49.90" are. */
function numberOf(digits = '0'): number {
  const grouped = /^\d{1,3}(?:[,. ]\d{3})+/.exec(digits)?.[0]
  if (grouped === undefined) return Number(digits.replace(',', '.'))
  return Number(grouped.replace(/\D/g, '') + digits.slice(grouped.length).replace(',', '.'))
}
