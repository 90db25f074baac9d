import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { PRICE_BANDS } from '#domain/listing/listing.ts'
import { bandFactor, INTENT } from '#domain/listing/ranking.ts'
import { requestsRetreat } from '#domain/listing/retreat.ts'
import type { Need } from '#domain/need/need.ts'
import { bandCode, FLAGS, kindCode } from '../index/columns.ts'
import { BODY_IMPACT, TOP_IMPACT } from '../index/fields.ts'
import type { Part } from '../parts.ts'
import type { BrokenConstraints } from '../query/constraints.ts'
import type { OpenTerm } from '../query/find.ts'
import { type Plan, WEIGHT_UNIT } from '../query/plan.ts'
import { type Bits, BLOCK, BLOCK_WORDS } from './bits.ts'
import { COVERAGE_STEP, createBlockScorer, LEAST_COVERAGE, MET_IMPACT } from './block-scorer.ts'
import { worthByBlock, worthOf } from './quality.ts'

/** Scores documents of one part; comparable over all parts of one catalogue. */
export type Scorer = {
  scoreOf(document: number): number
  /** Scores a block of a set (see sayings); writes those documents that may have `least`, and answers how many. */
  scoreBlock(set: Bits, from: number, least: number, documents: Uint32Array): number
  /** By place in the documents scored last. */
  readonly scores: Float64Array
  /** No document from a word of a set on has a greater score that has at most these impacts of the terms. */
  limitOf(impacts: readonly number[], from: number): number
  /** No document from there on has a greater score. */
  limitFrom(from: number): number
  /** The weightiest first. */
  terms: readonly OpenTerm[]
  /** The highest impact of each. */
  levels: readonly number[]
}

type Factor = (document: number) => number

/** One question is answered at a time. */
const scores = new Float64Array(BLOCK)
const one = new Uint32Array(1)

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
  broken: BrokenConstraints | null,
): Scorer {
  const terms = all.toSorted((a, b) => b.term.weight - a.term.weight)
  const sayings = createBlockScorer(terms)
  const worth = plan.understood && createWorth(plan.understood, part, broken)
  const isAll = plan.terms.length === 0
  const levels = terms.map(highestImpact)
  const highest = isAll ? 1 : mostSaid(terms, levels) * UNIT
  const limit = (said: number, from: number) =>
    said * (worth === null ? 1 : worth.mostFrom(from)) * ROUNDING

  function weigh(documents: Uint32Array, count: number): void {
    for (let at = 0; at < count; at++) scores[at] = isAll ? 1 : (sayings.said[at] as number) * UNIT
    if (worth === null) scores.fill(0, 0, count)
    else worth.apply(documents, count, scores)
  }
  return {
    scoreOf(document) {
      one[0] = document
      sayings.said[0] = sayings.sumOf(document)
      weigh(one, 1)
      return scores[0] as number
    },
    scoreBlock(set, from, least, documents) {
      const needed = isAll ? 0 : least / limit(UNIT, from)
      const count = sayings.addBlock(set, from, needed, documents)
      weigh(documents, count)
      return count
    },
    scores,
    limitOf: (impacts, from) => limit(mostSaid(terms, impacts) * UNIT, from),
    limitFrom: (from) => limit(highest, from),
    terms,
    levels,
  }
}

/** A word may stand in the long text too. */
function highestImpact({ list, body }: OpenTerm): number {
  return body === null ? list.most : Math.max(list.most, BODY_IMPACT)
}

/** What terms say at most together where each has at most its impact. */
function mostSaid(terms: readonly OpenTerm[], impacts: readonly number[]): number {
  let meant = 0
  let met = 0
  let said = 0
  for (let at = 0; at < terms.length; at++) {
    const { kind, weight, share } = (terms[at] as OpenTerm).term
    const impact = impacts[at] as number
    if (kind === 'word') said += impact * weight
    else {
      meant += impact * weight
      met += impact > 0 ? share : 0
    }
  }
  return meant * (LEAST_COVERAGE + COVERAGE_STEP * MET_IMPACT * met) + said
}

/** What documents are worth beside what is said of them: their intent, their quality, and what few needs ask for. */
function createWorth(understood: Need, { segment }: Part, broken: BrokenConstraints | null) {
  const { kind, band } = segment
  const factors = intentFactors(understood)
  const worthFrom = worthByBlock(segment)
  const most = factors.reduce((highest, factor) => Math.max(highest, factor))
  const special = specialFactor(understood, segment, broken)
  return {
    /** No document from a word of a set on is worth more. */
    mostFrom: (from: number) => most * (worthFrom[from / BLOCK_WORDS] as number),
    apply(documents: Uint32Array, count: number, scores: Float64Array): void {
      for (let at = 0; at < count; at++) {
        const document = documents[at] as number
        const intent = factors[(kind[document] as number) * BANDS + (band[document] as number)]
        scores[at] = (scores[at] as number) * (intent as number) * worthOf(segment, document)
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
  broken: BrokenConstraints | null,
): Factor | null {
  const experience = kindCode('experience')
  // What is of another kind than was named is not counted down twice.
  const isRetreat =
    requestsRetreat(words) && (contentTypes.length === 0 || contentTypes.includes('experience'))
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
