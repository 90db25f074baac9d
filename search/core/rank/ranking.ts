import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { PRICE_BANDS } from '#domain/listing/listing.ts'
import { bandFactor, INTENT } from '#domain/listing/ranking.ts'
import { requestsRetreat } from '#domain/listing/retreat.ts'
import { kindsAlone } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'
import { bandCode, FLAGS, kindCode } from '../index/columns.ts'
import { BODY_IMPACT, TOP_IMPACT } from '../index/fields.ts'
import type { Part } from '../parts.ts'
import { type BrokenConstraints, createUnknownCheck } from '../query/constraints.ts'
import type { MatchedTerm } from '../query/find.ts'
import { type Plan, WEIGHT_UNIT } from '../query/plan.ts'
import { type Bits, BLOCK, BLOCK_WORDS } from './bits.ts'
import { COVERAGE_STEP, createBlockScorer, MET_IMPACT, MIN_COVERAGE } from './block-scorer.ts'
import { maxQualityByBlock, qualityOf } from './quality.ts'

/** Scores documents of one part; scores are comparable across parts of a catalogue. */
export type Scorer = {
  scoreOf(document: number): number
  /**
   * Scores a block of a set (see block-scorer); writes documents that may reach `least` and returns their
   * number.
   */
  scoreBlock(set: Bits, from: number, minScore: number, documents: Uint32Array): number
  /** By index in the documents scored last. */
  readonly scores: Float64Array
  /** Upper bound of the score from a word of a set on, with at most these impacts of the terms. */
  limitOf(impacts: readonly number[], from: number): number
  /** Upper bound of the score from a word of a set on. */
  limitFrom(from: number): number
  /** Heaviest first. */
  terms: readonly MatchedTerm[]
  /** Highest impact of each term. */
  levels: readonly number[]
}

type Factor = (document: number) => number

/** Shared memory: queries are answered one at a time. */
const scores = new Float64Array(BLOCK)
const one = new Uint32Array(1)

const UNIT = 1 / (WEIGHT_UNIT * TOP_IMPACT)
/** Upper bounds are computed in another order than scores; rounding must not make them too low. */
const ROUNDING = 1 + 1e-6

/**
 * Scores documents against a plan, as in domain/fit: concepts by coverage, words by rarity, times intent and
 * quality. A plan without terms is ordered by intent and quality.
 *
 * @param all the terms of the plan that the part has (see find)
 * @param broken counts violated constraints when these affect order; null when all are met
 */
export function createScorer(
  plan: Plan,
  all: readonly MatchedTerm[],
  part: Part,
  broken: BrokenConstraints | null,
): Scorer {
  const terms = all.toSorted((a, b) => b.term.weight - a.term.weight)
  const blockScorer = createBlockScorer(terms)
  const quality = plan.need && createQuality(plan.need, part, broken)
  const isAll = plan.terms.length === 0
  const levels = terms.map(highestImpact)
  const highest = isAll ? 1 : maxSum(terms, levels) * UNIT
  const limit = (sum: number, from: number) =>
    sum * (quality === null ? 1 : quality.maxFrom(from)) * ROUNDING

  function applyQuality(documents: Uint32Array, count: number): void {
    for (let at = 0; at < count; at++)
      scores[at] = isAll ? 1 : (blockScorer.sums[at] as number) * UNIT
    if (quality === null) scores.fill(0, 0, count)
    else quality.apply(documents, count, scores)
  }
  return {
    scoreOf(document) {
      one[0] = document
      blockScorer.sums[0] = blockScorer.sumOf(document)
      applyQuality(one, 1)
      return scores[0] as number
    },
    scoreBlock(set, from, minScore, documents) {
      const needed = isAll ? 0 : minScore / limit(UNIT, from)
      const count = blockScorer.addBlock(set, from, needed, documents)
      applyQuality(documents, count)
      return count
    },
    scores,
    limitOf: (impacts, from) => limit(maxSum(terms, impacts) * UNIT, from),
    limitFrom: (from) => limit(highest, from),
    terms,
    levels,
  }
}

/** A word may also occur in the long text. */
function highestImpact({ list, body }: MatchedTerm): number {
  return body === null ? list.maxImpact : Math.max(list.maxImpact, BODY_IMPACT)
}

/** Upper bound of the sum for given impacts. */
function maxSum(terms: readonly MatchedTerm[], impacts: readonly number[]): number {
  let meant = 0
  let met = 0
  let sum = 0
  for (let at = 0; at < terms.length; at++) {
    const { kind, weight, share } = (terms[at] as MatchedTerm).term
    const impact = impacts[at] as number
    if (kind === 'word') sum += impact * weight
    else {
      meant += impact * weight
      met += impact > 0 ? share : 0
    }
  }
  return meant * (MIN_COVERAGE + COVERAGE_STEP * MET_IMPACT * met) + sum
}

/** Factors of a score other than its terms: intent, quality, and rare special cases. */
function createQuality(need: Need, part: Part, broken: BrokenConstraints | null) {
  const { segment } = part
  const { kind, band } = segment
  const factors = intentFactors(need)
  const qualityFrom = maxQualityByBlock(segment)
  const most = factors.reduce((highest, factor) => Math.max(highest, factor))
  const special = specialFactor(need, segment, broken, createUnknownCheck(need, part))
  return {
    /** Upper bound of the factor from a word of a set on. */
    maxFrom: (from: number) => most * (qualityFrom[from / BLOCK_WORDS] as number),
    apply(documents: Uint32Array, count: number, scores: Float64Array): void {
      for (let at = 0; at < count; at++) {
        const document = documents[at] as number
        const intent = factors[(kind[document] as number) * BANDS + (band[document] as number)]
        scores[at] = (scores[at] as number) * (intent as number) * qualityOf(segment, document)
      }
      if (special)
        for (let at = 0; at < count; at++)
          scores[at] = (scores[at] as number) * special(documents[at] as number)
    },
  }
}

/** No band, and each band. */
const BANDS = PRICE_BANDS.length + 1

/** Factors of kinds and price bands, by code of both. */
function intentFactors({ contentTypes, priceBands }: Need): Float64Array {
  const factors = new Float64Array(CONTENT_TYPES.length * BANDS)
  for (const contentType of CONTENT_TYPES) {
    const isNamed = contentTypes.length === 0 || contentTypes.includes(contentType)
    for (const price of [null, ...PRICE_BANDS]) {
      factors[kindCode(contentType) * BANDS + bandCode(price)] =
        bandFactor(priceBands, price) * (isNamed ? 1 : INTENT.otherKind)
    }
  }
  return factors
}

/** Factor of special cases; null if none applies. */
function specialFactor(
  need: Need,
  { flags, kind, amount }: Part['segment'],
  broken: BrokenConstraints | null,
  unknown: ReturnType<typeof createUnknownCheck>,
): Factor | null {
  const { online, remote, wheelchair, words, contentTypes, minMinor, maxMinor } = need
  const [experience, stay] = [kindCode('experience'), kindCode('escape')]
  const isRetreatAlone = kindsAlone(need) !== null && requestsRetreat([need.said.kind ?? ''])
  // Another kind is already penalised.
  const isRetreat =
    requestsRetreat(words) && (contentTypes.length === 0 || contentTypes.includes('experience'))
  const isPriced = minMinor !== null || maxMinor !== null
  // As a constraint it is enforced while enough listings meet it.
  const prefersRemote = online && (remote === null || broken !== null)
  const isPlace = wheelchair && !online
  if (
    !prefersRemote &&
    !isRetreat &&
    !isRetreatAlone &&
    !isPriced &&
    !isPlace &&
    !broken &&
    !unknown
  )
    return null
  return (document) => {
    const has = flags[document] as number
    const isClass = isRetreat && kind[document] === experience && (has & FLAGS.retreat) === 0
    return (
      (prefersRemote && (has & FLAGS.comesToYou) === 0 ? INTENT.notOnline : 1) *
      (isPlace && (has & FLAGS.comesToYou) !== 0 ? INTENT.notAPlace : 1) *
      (isClass ? INTENT.otherKind : 1) *
      (isRetreatAlone && kind[document] === stay ? INTENT.stayForRetreat : 1) *
      (isPriced && (amount[document] as number) < 0 ? INTENT.unknownPrice : 1) *
      (broken ? INTENT.brokenMust ** broken(document) : 1) *
      (unknown ? INTENT.unknownFact ** unknown(document).length : 1)
    )
  }
}
