import { CONTENT_TYPES } from '#domain/category.ts'
import { asksForRetreat } from '#domain/fit.ts'
import { PRICE_BANDS } from '#domain/listing.ts'
import type { Need } from '#domain/need.ts'
import { COVERAGE_SHARE, INTENT, MET, SAMPLE_YIELDS } from '#domain/ranking.ts'
import { hasBit } from './bits.ts'
import { bandCode, FLAGS, kindCode } from './columns.ts'
import { BODY_IMPACT, impactOf, TOP_IMPACT } from './fields.ts'
import type { OpenTerm } from './find.ts'
import type { BrokenMusts } from './musts.ts'
import { impactIn } from './open-lists.ts'
import type { Part } from './parts.ts'
import { type Plan, SHARES, WEIGHT_UNIT } from './plan.ts'
import { qualityOf } from './quality.ts'

/** Scores documents of one part; comparable over all parts of one catalogue. */
export type Scorer = {
  /** The score of a found document; -1 where it is sure to be below `least`. */
  scoreOf(document: number, least: number): number
  /** No score is greater than this, of a document that has nothing of the plan but such a sum of weighted levels. */
  limitOf(sum: number): number
  terms: readonly OpenTerm[]
}

type Factor = (document: number) => number

/** What of a concept's impact counts as met in full. */
const MET_IMPACT = impactOf(MET)
/** What coverage is without anything met, and what one unit of shares adds. */
const LEAST_COVERAGE = 1 - COVERAGE_SHARE
const COVERAGE_STEP = COVERAGE_SHARE / (SHARES * MET_IMPACT)
const UNIT = 1 / (WEIGHT_UNIT * TOP_IMPACT)
/** Limits are worked out in another order than scores: they must not fall below by rounding. */
const ROUNDING = 1 + 1e-6

/**
 * How well documents of one part meet a plan, as domain/fit has it: concepts by coverage, words by rarity,
 * times intent and quality. What asks for all of a kind or price is ordered by intent and quality.
 *
 * @param terms those of the plan that the part has (see find)
 * @param broken counts broken musts where those order; null where all are kept
 */
export function createScorer(
  plan: Plan,
  terms: readonly OpenTerm[],
  part: Part,
  broken: BrokenMusts | null,
): Scorer {
  const { understood } = plan
  if (understood === null) return { scoreOf: () => 0, limitOf: () => 0, terms: [] }
  const { segment, open } = part
  const { score, kind, band, flags } = segment
  const factors = intentFactors(understood)
  const special = specialFactor(understood, segment, broken)
  const isAll = plan.terms.length === 0
  const greatest = factors.reduce((most, factor) => Math.max(most, factor))
  const sayings = createSayings(terms)

  function scoreOf(document: number, least: number): number {
    const intent = factors[
      (kind[document] as number) * BANDS + (band[document] as number)
    ] as number
    const quality = qualityOf(score[document] as number)
    const yielding = ((flags[document] as number) & FLAGS.sample) !== 0 ? SAMPLE_YIELDS : 1
    const own = special === null ? 1 : special(document)
    let said = 1
    if (!isAll) {
      const needed = least > 0 ? least / (UNIT * intent * quality * yielding * own * ROUNDING) : 0
      said = sayings(document, needed)
      if (said < 0) return -1
      said *= UNIT
    }
    const scored = said * intent * quality * yielding
    return special === null ? scored : scored * own
  }

  const limit = UNIT * greatest * open.bestWorth * ROUNDING
  return { scoreOf, limitOf: (sum) => (isAll ? Number.POSITIVE_INFINITY : sum * limit), terms }
}

/** What the terms say of a document together; -1 where it is sure to be less than needed. */
function createSayings(all: readonly OpenTerm[]): (document: number, needed: number) => number {
  const terms = all.toSorted((a, b) => b.term.weight - a.term.weight)
  const lists = terms.map(({ list }) => list)
  const bodies = terms.map(({ body }) => body)
  const weights = Float64Array.from(terms, ({ term }) => term.weight)
  const shares = Float64Array.from(terms, ({ term }) => term.share)
  const isConcept = Uint8Array.from(terms, ({ term }) => (term.kind === 'concept' ? 1 : 0))
  /** What the terms from one on can add at most: of meaning, of what of it is met, of words. */
  const meantLeft = new Float64Array(terms.length)
  const metLeft = new Float64Array(terms.length)
  const saidLeft = new Float64Array(terms.length)
  for (let at = terms.length - 1, meant = 0, met = 0, said = 0; at >= 0; at--) {
    const most = (weights[at] as number) * TOP_IMPACT
    if (isConcept[at] === 1) meant += most
    else said += most
    met += (shares[at] as number) * MET_IMPACT
    meantLeft[at] = meant
    metLeft[at] = met
    saidLeft[at] = said
  }
  return (document, needed) => {
    let meant = 0
    let met = 0
    let said = 0
    for (let at = 0; at < lists.length; at++) {
      const coverage = LEAST_COVERAGE + COVERAGE_STEP * (met + (metLeft[at] as number))
      const most = (meant + (meantLeft[at] as number)) * coverage + said + (saidLeft[at] as number)
      if (most < needed) return -1
      const impact = impactIn(lists[at] as OpenTerm['list'], document)
      const weight = weights[at] as number
      if (isConcept[at] === 1) {
        meant += impact * weight
        met += Math.min(impact, MET_IMPACT) * (shares[at] as number)
      } else if (impact !== 0) said += impact * weight
      else {
        const body = bodies[at] as OpenTerm['body']
        if (body !== null && hasBit(body, document)) said += BODY_IMPACT * weight
      }
    }
    return meant * (LEAST_COVERAGE + COVERAGE_STEP * met) + said
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
