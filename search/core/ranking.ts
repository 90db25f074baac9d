import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { PRICE_BANDS } from '#domain/listing/listing.ts'
import { bandFactor, INTENT, yieldOf } from '#domain/listing/ranking.ts'
import { asksForRetreat } from '#domain/listing/retreat.ts'
import type { Need } from '#domain/need/need.ts'
import type { Bits } from './bits.ts'
import { bandCode, FLAGS, kindCode } from './columns.ts'
import { TOP_IMPACT } from './fields.ts'
import type { OpenTerm } from './find.ts'
import type { BrokenMusts } from './musts.ts'
import type { Part } from './parts.ts'
import { type Plan, WEIGHT_UNIT } from './plan.ts'
import { qualityOf } from './quality.ts'
import { BLOCK, COVERAGE_STEP, createSayings, LEAST_COVERAGE, MET_IMPACT } from './sayings.ts'

/** Scores documents of one part; comparable over all parts of one catalogue. */
export type Scorer = {
  /** Scores the first `count` of some documents, at most BLOCK of them. */
  score(documents: Uint32Array, count: number): void
  /** Scores a block of a set (see sayings); writes those documents that may have `least`, and answers how many. */
  scoreBlock(set: Bits, from: number, least: number, documents: Uint32Array): number
  /** By place in the documents scored last. */
  readonly scores: Float64Array
  /** No document has a greater score that has at most these levels of the terms. */
  limitOf(levels: readonly number[]): number
  /** The weightiest first. */
  terms: readonly OpenTerm[]
}

type Factor = (document: number) => number

/** One question is answered at a time. */
const scores = new Float64Array(BLOCK)

const UNIT = 1 / (WEIGHT_UNIT * TOP_IMPACT)
/** Limits are worked out in another order than scores: they must not fall below by rounding. */
const ROUNDING = 1 + 1e-6

/**
 * How well documents of one part meet a plan, as domain/fit has it: concepts by coverage, words by rarity,
 * times intent and quality. What asks for all of a kind or price is ordered by intent and quality.
 *
 * @param all those terms of the plan that the part has (see find)
 * @param broken counts broken musts where those order; null where all are kept
 */
export function createScorer(
  plan: Plan,
  all: readonly OpenTerm[],
  part: Part,
  broken: BrokenMusts | null,
): Scorer {
  const terms = all.toSorted((a, b) => b.term.weight - a.term.weight)
  const sayings = createSayings(terms)
  const worth = plan.understood && createWorth(plan.understood, part, broken)
  const isAll = plan.terms.length === 0

  function weigh(documents: Uint32Array, count: number): void {
    for (let at = 0; at < count; at++) scores[at] = isAll ? 1 : (sayings.said[at] as number) * UNIT
    if (worth === null) scores.fill(0, 0, count)
    else worth.apply(documents, count, scores)
  }
  return {
    score(documents, count) {
      sayings.addEach(documents, count)
      weigh(documents, count)
    },
    scoreBlock(set, from, least, documents) {
      const needed = isAll || worth === null ? 0 : least / (UNIT * worth.most * ROUNDING)
      const count = sayings.addBlock(set, from, needed, documents)
      weigh(documents, count)
      return count
    },
    scores,
    limitOf: (levels) =>
      worth === null ? 0 : mostSaid(terms, levels) * UNIT * worth.most * ROUNDING,
    terms: worth === null ? [] : terms,
  }
}

/** What terms say at most together where each has at most its level. */
function mostSaid(terms: readonly OpenTerm[], levels: readonly number[]): number {
  let meant = 0
  let met = 0
  let said = 0
  for (let at = 0; at < terms.length; at++) {
    const { kind, weight, share } = (terms[at] as OpenTerm).term
    const level = levels[at] as number
    if (kind === 'word') said += level * weight
    else {
      meant += level * weight
      met += level > 0 ? share : 0
    }
  }
  return meant * (LEAST_COVERAGE + COVERAGE_STEP * MET_IMPACT * met) + said
}

/** What documents are worth beside what is said of them: their intent, their quality, and what few needs ask for. */
function createWorth(understood: Need, { segment, open }: Part, broken: BrokenMusts | null) {
  const { score: ratings, kind, band, flags } = segment
  const factors = intentFactors(understood)
  const special = specialFactor(understood, segment, broken)
  return {
    /** No document is worth more. */
    most: factors.reduce((most, factor) => Math.max(most, factor)) * open.bestWorth,
    apply(documents: Uint32Array, count: number, scores: Float64Array): void {
      for (let at = 0; at < count; at++) {
        const document = documents[at] as number
        const intent = factors[(kind[document] as number) * BANDS + (band[document] as number)]
        const isSample = ((flags[document] as number) & FLAGS.sample) !== 0
        scores[at] =
          (scores[at] as number) *
          (intent as number) *
          qualityOf(ratings[document] as number) *
          yieldOf(isSample, ratings[document] as number)
      }
      if (special)
        for (let at = 0; at < count; at++)
          scores[at] = (scores[at] as number) * special(documents[at] as number)
    },
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
      factors[kindCode(contentType) * BANDS + bandCode(price)] =
        bandFactor(priceBands, price) * (isNamed ? 1 : INTENT.otherKind)
    }
  }
  return factors
}

/** What few needs ask for: null when this one does not. */
function specialFactor(
  { online, remote, wheelchair, words, contentTypes, minMinor, maxMinor }: Need,
  { flags, kind, amount }: Part['segment'],
  broken: BrokenMusts | null,
): Factor | null {
  const experience = kindCode('experience')
  // What is of another kind than was named is not counted down twice.
  const isRetreat =
    asksForRetreat(words) && (contentTypes.length === 0 || contentTypes.includes('experience'))
  const isPriced = minMinor !== null || maxMinor !== null
  // As a must it is kept as long as enough keeps to it.
  const isRather = online && (remote === null || broken !== null)
  const isPlace = wheelchair && !online
  if (!isRather && !isRetreat && !isPriced && !isPlace && !broken) return null
  return (document) => {
    const has = flags[document] as number
    const isClass = isRetreat && kind[document] === experience && (has & FLAGS.retreat) === 0
    return (
      (isRather && (has & FLAGS.comesToYou) === 0 ? INTENT.notOnline : 1) *
      (isPlace && (has & FLAGS.comesToYou) !== 0 ? INTENT.notAPlace : 1) *
      (isClass ? INTENT.otherKind : 1) *
      (isPriced && (amount[document] as number) < 0 ? INTENT.unknownPrice : 1) *
      (broken ? INTENT.brokenMust ** broken(document) : 1)
    )
  }
}
