import { CONTENT_TYPES } from '#domain/category.ts'
import { asksForRetreat } from '#domain/fit.ts'
import { PRICE_BANDS } from '#domain/listing.ts'
import type { Need } from '#domain/need.ts'
import { COVERAGE_SHARE, dampedFactor, INTENT, SAMPLE_YIELDS } from '#domain/ranking.ts'
import { MET_IMPACT } from './accumulate.ts'
import { bandCode, FLAGS, kindCode } from './columns.ts'
import { TOP_IMPACT } from './fields.ts'
import type { BrokenMusts } from './musts.ts'
import type { Part } from './parts.ts'
import { type Plan, SHARES, WEIGHT_UNIT } from './plan.ts'

/** Scores of found documents, in their order; comparable over all parts of one catalogue. */
export type Scorer = (documents: Uint32Array) => Float64Array

type Factor = (document: number) => number

/** What coverage is without anything met, and what one unit of shares adds. */
const LEAST_COVERAGE = 1 - COVERAGE_SHARE
const COVERAGE_STEP = COVERAGE_SHARE / (SHARES * MET_IMPACT)
const UNIT = 1 / (WEIGHT_UNIT * TOP_IMPACT)
const LEAST_QUALITY = dampedFactor(0)
const QUALITY_STEP = dampedFactor(1) - LEAST_QUALITY

/**
 * How well documents of one part meet a plan, as domain/fit has it: concepts by coverage, words by rarity,
 * times intent and quality. What asks for all of a kind or price is ordered by intent and quality.
 *
 * @param broken counts broken musts where those order; null where all are kept
 */
export function createScorer(
  { terms, understood }: Plan,
  { segment, scratch }: Part,
  broken: BrokenMusts | null,
): Scorer {
  if (understood === null) return ({ length }) => new Float64Array(length)
  const factors = intentFactors(understood)
  const special = specialFactor(understood, segment, broken)
  const isAll = terms.length === 0
  const { score, kind, band, flags } = segment
  const { sums, meant, shares } = scratch
  return (documents) => {
    const scores = new Float64Array(documents.length)
    for (let place = 0; place < documents.length; place++) {
      const document = documents[place] as number
      const coverage = LEAST_COVERAGE + COVERAGE_STEP * (shares[document] as number)
      const said = (meant[document] as number) * coverage + (sums[document] as number)
      const intent = factors[(kind[document] as number) * BANDS + (band[document] as number)]
      const quality = LEAST_QUALITY + QUALITY_STEP * (score[document] as number)
      const isSample = ((flags[document] as number) & FLAGS.sample) !== 0
      scores[place] =
        (isAll ? 1 : said * UNIT) * (intent as number) * quality * (isSample ? SAMPLE_YIELDS : 1)
    }
    if (special)
      for (let place = 0; place < documents.length; place++)
        scores[place] = (scores[place] as number) * special(documents[place] as number)
    return scores
  }
}

/** None, and each band. */
const BANDS = PRICE_BANDS.length + 1

/** Factors of named kinds and bands, by code of the kind and of the band. */
function intentFactors({ contentTypes, priceBands }: Need): Float64Array {
  const factors = new Float64Array(CONTENT_TYPES.length * BANDS)
  for (const contentType of CONTENT_TYPES) {
    const isNamed = contentTypes.length === 0 || contentTypes.includes(contentType)
    for (const price of [null, ...PRICE_BANDS]) {
      const ofBand =
        priceBands.length === 0
          ? 1
          : price && priceBands.includes(price)
            ? INTENT.namedPrice
            : INTENT.otherPrice
      factors[kindCode(contentType) * BANDS + bandCode(price)] =
        ofBand * (isNamed ? 1 : INTENT.otherKind)
    }
  }
  return factors
}

/** What few needs ask for: null when this one does not. */
function specialFactor(
  { online, words, contentTypes, minMinor, maxMinor }: Need,
  { flags, kind, amount }: Part['segment'],
  broken: BrokenMusts | null,
): Factor | null {
  const experience = kindCode('experience')
  // What is of another kind than was named is not counted down twice.
  const isRetreat =
    asksForRetreat(words) && (contentTypes.length === 0 || contentTypes.includes('experience'))
  const isPriced = minMinor !== null || maxMinor !== null
  if (!online && !isRetreat && !isPriced && !broken) return null
  return (document) => {
    const has = flags[document] as number
    const isClass = isRetreat && kind[document] === experience && (has & FLAGS.retreat) === 0
    return (
      (online && (has & FLAGS.comesToYou) === 0 ? INTENT.notOnline : 1) *
      (isClass ? INTENT.otherKind : 1) *
      (isPriced && (amount[document] as number) < 0 ? INTENT.unknownPrice : 1) *
      (broken ? INTENT.brokenMust ** broken(document) : 1)
    )
  }
}
