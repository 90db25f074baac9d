export const SAID_CURRENCIES = ['USD', 'EUR', 'GBP'] as const

/** A price as it was stated: minor units, taken as the default currency whichever was said. */
export type PriceRange = {
  minMinor: number | null
  maxMinor: number | null
  /** What it buys; null when that was not said. */
  per: 'night' | 'month' | 'session' | 'person' | null
  currency: (typeof SAID_CURRENCIES)[number] | null
  /** The words it was read from. */
  said: string
}

const SIGN = String.raw`(?:us ?\$|\$|€|£|usd |eur |gbp )`
const DIGITS = String.raw`\d{1,3}(?:[,.]\d{3})+|\d{1,6}`
const AMOUNT = String.raw`(${DIGITS})(?:[.,]\d{1,2})?(k)?\b`
const UNIT = String.raw`(?:\s*(?:\$|€|£|dollars?|dolar(?:es)?|usd|bucks|euros?|eur|pounds?|quid|gbp)(?![\p{L}]))`
const BELOW = `(?:under|below|less than|cheaper than|no more than|not more than|max(?:imum)?(?: of)?|up to|at most|within|spend|budget(?: is| of|:)?(?: about| around)?|menos de|hasta|maximo|unter|hochstens|bis zu|moins de|jusqua)`
const ABOVE = String.raw`(?<!\bno |\bnot )(?:over|above|more than|at least|minimum(?: of)?|from|starting at|mas de|uber|mindestens|plus de|au moins)`
/** A count of days, people or minutes is no price. */
const NO_COUNT = String.raw`(?!\d|\s*(?:-|to )?\s*(?:days?|nights?|weeks?|months?|hours?|hrs?|min(?:ute)?s?|people|guests|persons|years?|yrs?|miles?|km|kilometers?|percent|%|times|steps|am|pm|sessions|classes|oclock|dias|noches|personas|tage|nachte|personen|jours|nuits|personnes|ans))`

const BETWEEN = new RegExp(
  String.raw`\b(?:between|from|entre|zwischen|de|von) ${SIGN}?${AMOUNT}${UNIT}? (?:and|to|y|und|et|a|bis) ${SIGN}?${AMOUNT}${UNIT}?${NO_COUNT}`,
  'u',
)
const DASHED = new RegExp(String.raw`${SIGN}${AMOUNT}\s*(?:-|–|to)\s*${SIGN}?${AMOUNT}`, 'u')
const FLOOR = new RegExp(String.raw`\b${ABOVE}\s*${SIGN}?\s*${AMOUNT}${UNIT}?${NO_COUNT}`, 'u')
const CEILINGS = [
  // "under $150", "budget of 200", "max 40 euros"
  new RegExp(String.raw`\b${BELOW}\s*${SIGN}?\s*${AMOUNT}${UNIT}?${NO_COUNT}`, 'u'),
  // "150 dollars", "€80 or less"
  new RegExp(String.raw`(?<![^\s])${AMOUNT}${UNIT}`, 'u'),
  new RegExp(String.raw`${SIGN}\s*${AMOUNT}`, 'u'),
  new RegExp(
    String.raw`(?<![^\s])${AMOUNT}\s*(?:max|or less|or under|at most|tops|a night|per night|\/ ?night|a month|per month|per person|la noche|por noche|pro nacht|die nacht|par nuit|la nuit)\b`,
    'u',
  ),
]
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
  /\b(?:for free|free of charge|anything free|something free|free (?:apps?|class(?:es)?|sessions?|courses?|events?|things|stuff|options?|workshops?|meditations?|yoga)|a free (?:\w+ ){0,2}(?:retreat|resort|lodge|cabin|hotel|trip|massage|coach|programme|program|product|gift)|no money(?: to spend| at all)?|costs? nothing|gratis|kostenlos\w*|gratuit\w*)\b/
const ROUND = /\b(?:under|below|less than|up to|at most) a (hundred|thousand)\b/
const PER: readonly (readonly [NonNullable<PriceRange['per']>, RegExp])[] = [
  ['night', /\b(?:a|per|each|por|la|pro|par) (?:night|noche|nacht|nuit)\b|\/ ?night|\bnightly\b/],
  ['month', /\b(?:a|per|each|al|pro|par) (?:month|mes|monat|mois)\b|\/ ?month|\bmonthly\b/],
  ['session', /\b(?:a|per|each) session\b/],
  ['person', /\b(?:per|each|por|pro|par) (?:person|persona|personne|head)\b/],
]

/** The price stated in a folded text; null when none is. */
export function readPrice(plain: string): PriceRange | null {
  const per = PER.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
  const range = (said: string, minMinor: number | null, maxMinor: number | null): PriceRange => ({
    minMinor,
    maxMinor,
    per,
    currency: currencyIn(plain),
    said: said.trim(),
  })
  const both = (BETWEEN.exec(plain) ?? DASHED.exec(plain)) as RegExpExecArray | null
  if (both) {
    const [low, high] = [minorOf(both[1], both[2] ?? both[4]), minorOf(both[3], both[4])]
    if (isLikelyPrice(both[0], plain))
      return range(both[0], Math.min(low, high), Math.max(low, high))
  }
  const floor = FLOOR.exec(plain)
  if (floor && isLikelyPrice(floor[0], plain))
    return range(floor[0], minorOf(floor[1], floor[2]), null)
  const free = FREE.exec(plain)
  if (free) return range(free[0], null, 0)
  const round = ROUND.exec(plain)
  if (round) return range(round[0], null, round[1] === 'hundred' ? 10_000 : 100_000)
  for (const pattern of CEILINGS) {
    const found = pattern.exec(plain)
    if (found) return range(found[0], null, minorOf(found[1], found[2]))
  }
  const bare = bareSum(plain)
  return bare && range(bare.said, null, minorOf(bare.digits, undefined))
}

/** A sum after "for" that says no currency; null where it may count people or name a year. */
function bareSum(plain: string): { said: string; digits: string } | null {
  if (MANY_PEOPLE.test(plain)) return null
  for (const [least, pattern] of BARE_SUMS) {
    const digits = pattern.exec(plain)?.[1]
    const sum = Number(digits)
    if (digits && sum >= least && !(sum >= 1900 && sum < 2100))
      return { said: `for ${digits}`, digits }
  }
  return null
}

/** "from 7 to 9" or "over 50" alone may be hours or years: a price says a currency, a unit or is above that. */
function isLikelyPrice(said: string, plain: string): boolean {
  return (
    /[$€£]|dollar|dolar|euro|\beur\b|usd|bucks|pound|quid/.test(said) ||
    PER.some(([, pattern]) => pattern.test(plain)) ||
    /^(?:between|entre|zwischen)/.test(said) ||
    /\b(?:budget|price|cost|spend|pay)/.test(plain)
  )
}

function minorOf(digits = '0', thousands: string | undefined): number {
  return Number(digits.replace(/[,.]/g, '')) * (thousands ? 1_000 : 1) * 100
}

function currencyIn(plain: string): PriceRange['currency'] {
  if (/€|\beuros?\b|\beur\b/.test(plain)) return 'EUR'
  if (/£|\bpounds?\b|\bquid\b|\bgbp\b/.test(plain)) return 'GBP'
  return /\$|\bdollars?\b|\bdolar(?:es)?\b|\busd\b|\bbucks\b/.test(plain) ? 'USD' : null
}
