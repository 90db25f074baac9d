/** A highest price: minor units of the default currency, and what it buys when that was said. */
export type Limit = { minor: number; per: 'night' | 'month' | 'session' | 'person' | null }

const SIGN = String.raw`(?:us ?\$|\$|€|£|usd |eur )`
const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?(k)?\b`
const UNIT = String.raw`(?:\s*(?:\$|€|£|dollars?|usd|bucks|euros?|eur|pounds?|quid))`
const BOUND = String.raw`(?:under|below|less than|cheaper than|no more than|not more than|max(?:imum)?(?: of)?|up to|at most|within|spend|budget(?: is| of|:)?(?: about| around)?|between ${SIGN}?\d{1,6}${UNIT}? and|from ${SIGN}?\d{1,6}${UNIT}? to)`

const STATED = [
  // "under $150", "budget of 200", "max 40 euros"; a count of days, people or minutes is no price.
  new RegExp(
    String.raw`\b${BOUND}\s*${SIGN}?\s*${AMOUNT}(?!\s*(?:-|to )?\s*(?:days?|nights?|weeks?|hours?|hrs?|min(?:ute)?s?|people|guests|persons|years?|miles?|km|kilometers?|percent|%|times|steps|am|pm|sessions|classes))`,
  ),
  // "150 dollars", "€80 or less"
  new RegExp(String.raw`(?:^|\s)${AMOUNT}${UNIT}`),
  new RegExp(String.raw`${SIGN}\s*${AMOUNT}`),
  new RegExp(
    String.raw`(?:^|\s)${AMOUNT}\s*(?:max|or less|or under|at most|tops|a night|per night|\/ ?night|a month|per month|per person)\b`,
  ),
]
const FREE =
  /\b(for free|free of charge|anything free|something free|free (apps?|class(es)?|sessions?|courses?|events?|things|stuff|options?|workshops?|meditations?|yoga)|no money( to spend| at all)?|costs? nothing)\b/
const WORDS = /\b(under|below|less than|up to|at most) a (hundred|thousand)\b/
const PER: readonly (readonly [Limit['per'], RegExp])[] = [
  ['night', /\b(a|per|each) night\b|\/ ?night|\bnightly\b/],
  ['month', /\b(a|per|each) month\b|\/ ?month|\bmonthly\b/],
  ['session', /\b(a|per|each) session\b/],
  ['person', /\b(per|each) person\b|\bper head\b/],
]

/** A lowest price is no limit: "over 300 a night" asks for the finer things. */
const FLOOR = new RegExp(
  String.raw`(?<!\bno |\bnot )\b(?:over|above|more than|at least|minimum(?: of)?)\s*${SIGN}?\s*\d`,
)

/** The highest price stated in a folded text; null when none is. */
export function readLimit(plain: string): Limit | null {
  const per = PER.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
  if (FLOOR.test(plain)) return null
  if (FREE.test(plain)) return { minor: 0, per }
  const round = WORDS.exec(plain)?.[2]
  if (round) return { minor: round === 'hundred' ? 10_000 : 100_000, per }
  for (const pattern of STATED) {
    const [, digits, thousands] = pattern.exec(plain) ?? []
    if (digits)
      return { minor: Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1) * 100, per }
  }
  return null
}
