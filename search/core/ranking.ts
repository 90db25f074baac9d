import type { ContentType } from '#domain/category.ts'
import type { Need } from '#domain/need.ts'
import { fold } from '#domain/text.ts'
import { bitsIn } from './accumulate.ts'
import { bandCode, FLAGS, kindCode, unitCode } from './columns.ts'
import { valueKey } from './facet-values.ts'
import type { Part } from './parts.ts'
import { AVOIDED_BIT, type Plan } from './plan.ts'

const FLOOR_OF_CONCEPTS = 0.55
const FLOOR_OF_WORDS = 0.75
const OTHER_KIND = 0.45
const WANTED_PRICE = 1.1
const OTHER_PRICE = 0.65
const BROKEN_MUST = 0.25
const FLOOR_OF_RATING = 0.6

/** Score of a found document; comparable over all parts of one catalogue. */
export type Scorer = (document: number, sum: number, mask: number) => number

/** How well documents of one part meet a plan: sum of its terms, times coverage, intent and rating. */
export function createScorer({ terms, understood }: Plan, { segment }: Part): Scorer {
  const bitsOf = (kind: string) =>
    terms.reduce((bits, term, place) => (term.kind === kind ? bits | (1 << place) : bits), 0)
  const conceptBits = bitsOf('concept')
  const wordBits = bitsOf('word')
  const conceptShare = shares(bitsIn(conceptBits), FLOOR_OF_CONCEPTS)
  const wordShare = shares(bitsIn(wordBits), FLOOR_OF_WORDS)
  const ofKind = kindFactors(understood)
  const ofBand = bandFactors(understood)
  const keepsMusts = understood && createMustCheck(understood, segment)
  const { score, kind, band } = segment
  return (document, sum, mask) =>
    sum *
    (conceptShare[bitsIn(mask & conceptBits)] as number) *
    (wordShare[bitsIn(mask & wordBits)] as number) *
    (ofKind[kind[document] as number] as number) *
    (ofBand[band[document] as number] as number) *
    (FLOOR_OF_RATING + (1 - FLOOR_OF_RATING) * ((score[document] as number) / 5)) *
    ((mask & AVOIDED_BIT) !== 0 || (keepsMusts && !keepsMusts(document)) ? BROKEN_MUST : 1)
}

/** Meeting three needs a little is better than meeting one of them well. */
function shares(asked: number, floor: number): Float64Array {
  return Float64Array.from({ length: asked + 1 }, (_, met) =>
    asked === 0 ? 1 : floor + (1 - floor) * (met / asked),
  )
}

const KINDS: readonly ContentType[] = ['escape', 'essential', 'enhancement', 'experience']

function kindFactors(need: Need | null): Float64Array {
  const factors = new Float64Array(KINDS.length).fill(1)
  if (!need || need.contentTypes.length === 0) return factors
  for (const kind of KINDS)
    if (!need.contentTypes.includes(kind)) factors[kindCode(kind)] = OTHER_KIND
  return factors
}

/** By band code; what has no price is neither wanted nor unwanted. */
function bandFactors(need: Need | null): Float64Array {
  const factors = new Float64Array(5).fill(1)
  if (!need || need.priceBands.length === 0) return factors
  factors.fill(OTHER_PRICE, 1)
  for (const band of need.priceBands) factors[bandCode(band)] = WANTED_PRICE
  return factors
}

/**
 * Whether a document may keep to the musts of a need, as far as columns tell: never false for one
 * that does. Null when nothing is a must.
 */
export function createMustCheck(
  { maxMinor, maxPer, petFriendly, wheelchair, online, place }: Need,
  segment: Part['segment'],
): ((document: number) => boolean) | null {
  const flags =
    (petFriendly ? FLAGS.pets : 0) | (wheelchair ? FLAGS.stepFree : 0) | (online ? FLAGS.remote : 0)
  if (maxMinor === null && flags === 0 && !place) return null
  const isThere = place && placeCheck(place, segment)
  const unit = maxPer === 'night' || maxPer === 'month' ? unitCode(maxPer) : 0
  return (document) => {
    if (((segment.flags[document] as number) & flags) !== flags) return false
    if (maxMinor !== null) {
      const minor = segment.amount[document] as number
      if (minor < 0 || minor > maxMinor) return false
      if (unit !== 0 && segment.unit[document] !== unit) return false
    }
    return !isThere || isThere(document)
  }
}

function placeCheck(
  { countries, words }: NonNullable<Need['place']>,
  segment: Part['segment'],
): (document: number) => boolean {
  if (words) {
    const wanted = fold(words)
    const holds = segment.locations.map((location) => fold(location).includes(wanted))
    return (document) => holds[segment.location[document] as number] === true
  }
  const wanted = new Set(countries.map((country) => valueKey('country', country)))
  const isWanted = Uint8Array.from(segment.values, (key) => (wanted.has(key) ? 1 : 0))
  return (document) => {
    const end = segment.valueOffsets[document + 1] as number
    for (let at = segment.valueOffsets[document] as number; at < end; at++)
      if (isWanted[segment.docValues[at] as number] === 1) return true
    return false
  }
}
