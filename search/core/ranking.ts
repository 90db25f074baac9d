import { CONTENT_TYPES } from '#domain/category.ts'
import { asksForRetreat } from '#domain/fit.ts'
import { PRICE_BANDS } from '#domain/listing.ts'
import type { Need } from '#domain/need.ts'
import { COVERAGE_SHARE, INTENT, MET, SAMPLE_YIELDS } from '#domain/ranking.ts'
import { type Bits, bitsIn } from './bits.ts'
import { bandCode, FLAGS, kindCode } from './columns.ts'
import { BODY_IMPACT, impactOf, TOP_IMPACT } from './fields.ts'
import type { OpenTerm } from './find.ts'
import type { BrokenMusts } from './musts.ts'
import type { OpenList } from './open-lists.ts'
import type { Part } from './parts.ts'
import { type Plan, SHARES, WEIGHT_UNIT } from './plan.ts'
import { qualityOf } from './quality.ts'

/** Scores documents of one part; comparable over all parts of one catalogue. */
export type Scorer = {
  /**
   * Scores the first `count` of `documents`, at most STRIDE of them, and answers how many may have `least`:
   * these then stand first, in their order, each with its score in `scores`.
   */
  score(documents: Uint32Array, count: number, least: number): number
  readonly scores: Float64Array
  /** No document has a greater score that has at most these levels of the terms. */
  limitOf(levels: readonly number[]): number
  terms: readonly OpenTerm[]
}

/** Documents scored at a time: what is known of them stays in the nearest cache. */
export const STRIDE = 1_024

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
 * @param all those terms of the plan that the part has (see find)
 * @param broken counts broken musts where those order; null where all are kept
 */
export function createScorer(
  plan: Plan,
  all: readonly OpenTerm[],
  part: Part,
  broken: BrokenMusts | null,
): Scorer {
  const { understood } = plan
  const scores = new Float64Array(STRIDE)
  if (understood === null)
    return { score: (_, count) => count, scores, limitOf: () => 0, terms: [] }
  const terms = all.toSorted((a, b) => b.term.weight - a.term.weight)
  const { segment, open } = part
  const { score: ratings, kind, band, flags } = segment
  const factors = intentFactors(understood)
  const special = specialFactor(understood, segment, broken)
  const isAll = plan.terms.length === 0
  const sayings = createSayings(terms)

  function score(documents: Uint32Array, count: number, least: number): number {
    const { worth, said } = sayings
    for (let at = 0; at < count; at++) {
      const document = documents[at] as number
      worth[at] =
        (factors[(kind[document] as number) * BANDS + (band[document] as number)] as number) *
        qualityOf(ratings[document] as number) *
        (((flags[document] as number) & FLAGS.sample) !== 0 ? SAMPLE_YIELDS : 1)
    }
    const left = isAll ? count : sayings.add(documents, count, least / (UNIT * ROUNDING))
    for (let at = 0; at < left; at++) {
      const document = documents[at] as number
      const intent = factors[(kind[document] as number) * BANDS + (band[document] as number)]
      const isSample = ((flags[document] as number) & FLAGS.sample) !== 0
      scores[at] =
        (isAll ? 1 : (said[at] as number) * UNIT) *
        (intent as number) *
        qualityOf(ratings[document] as number) *
        (isSample ? SAMPLE_YIELDS : 1)
    }
    if (special)
      for (let at = 0; at < left; at++)
        scores[at] = (scores[at] as number) * special(documents[at] as number)
    return left
  }

  const greatest = factors.reduce((most, factor) => Math.max(most, factor))
  const limit = UNIT * greatest * open.bestWorth * ROUNDING
  function limitOf(levels: readonly number[]): number {
    let meant = 0
    let met = 0
    let said = 0
    for (let at = 0; at < terms.length; at++) {
      const { kind: own, weight, share } = (terms[at] as OpenTerm).term
      const level = levels[at] as number
      if (own === 'word') said += level * weight
      else {
        meant += level * weight
        met += level > 0 ? share : 0
      }
    }
    return (meant * (LEAST_COVERAGE + COVERAGE_STEP * MET_IMPACT * met) + said) * limit
  }
  return { score, scores, limitOf, terms }
}

/** What terms say of some documents together; what each is worth beside that, is to be told before. */
function createSayings(terms: readonly OpenTerm[]) {
  const meant = new Float64Array(STRIDE)
  const met = new Float64Array(STRIDE)
  const said = new Float64Array(STRIDE)
  const worth = new Float64Array(STRIDE)

  /** Takes out what cannot come up to what is needed, with all that is left to add. */
  function drop(documents: Uint32Array, count: number, left: Left, needed: number): number {
    let kept = 0
    for (let at = 0; at < count; at++) {
      const ownMeant = meant[at] as number
      const ownMet = met[at] as number
      const ownSaid = said[at] as number
      const ownWorth = worth[at] as number
      const coverage = LEAST_COVERAGE + COVERAGE_STEP * (ownMet + left.met)
      const most = (ownMeant + left.meant) * coverage + ownSaid + left.said
      if (most * ownWorth < needed) continue
      documents[kept] = documents[at] as number
      worth[kept] = ownWorth
      meant[kept] = ownMeant
      met[kept] = ownMet
      said[kept++] = ownSaid
    }
    return kept
  }

  const lefts = leftsOf(terms)
  return {
    worth,
    said,
    /** Adds all terms; answers how many documents may come to what is needed: these then stand first. */
    add(documents: Uint32Array, count: number, needed: number): number {
      meant.fill(0, 0, count)
      met.fill(0, 0, count)
      said.fill(0, 0, count)
      let left = count
      for (let at = 0; at < terms.length && left > 0; at++) {
        const { term, list, body } = terms[at] as OpenTerm
        if (term.kind === 'concept') addConcept(list, term.weight, term.share, documents, left)
        else addWord(list, body, term.weight, documents, left)
        left = drop(documents, left, lefts[at] as Left, needed)
      }
      for (let at = 0; at < left; at++)
        said[at] =
          (meant[at] as number) * (LEAST_COVERAGE + COVERAGE_STEP * (met[at] as number)) +
          (said[at] as number)
      return left
    },
  }

  function addConcept(
    { bits, before, impacts }: OpenList,
    weight: number,
    share: number,
    documents: Uint32Array,
    count: number,
  ): void {
    for (let at = 0; at < count; at++) {
      const document = documents[at] as number
      const word = bits[document >>> 5] as number
      const place = document & 31
      if (((word >>> place) & 1) === 0) continue
      const entry = (before[document >>> 5] as number) + bitsIn(word & ((1 << place) - 1))
      const impact = impacts[entry] as number
      meant[at] = (meant[at] as number) + impact * weight
      met[at] = (met[at] as number) + (impact < MET_IMPACT ? impact : MET_IMPACT) * share
    }
  }

  function addWord(
    { bits, before, impacts }: OpenList,
    body: Bits | null,
    weight: number,
    documents: Uint32Array,
    count: number,
  ): void {
    for (let at = 0; at < count; at++) {
      const document = documents[at] as number
      const word = bits[document >>> 5] as number
      const place = document & 31
      if (((word >>> place) & 1) !== 0) {
        const entry = (before[document >>> 5] as number) + bitsIn(word & ((1 << place) - 1))
        said[at] = (said[at] as number) + (impacts[entry] as number) * weight
      } else if (body !== null && (((body[document >>> 5] as number) >>> place) & 1) !== 0)
        said[at] = (said[at] as number) + BODY_IMPACT * weight
    }
  }
}

/** What terms can add at most: of meaning, of what of it is met, of words. */
type Left = { meant: number; met: number; said: number }

/** What those after each term can add. */
function leftsOf(terms: readonly OpenTerm[]): Left[] {
  const lefts: Left[] = []
  let left: Left = { meant: 0, met: 0, said: 0 }
  for (const { term } of terms.toReversed()) {
    lefts.unshift(left)
    const most = term.weight * TOP_IMPACT
    left =
      term.kind === 'concept'
        ? { ...left, meant: left.meant + most, met: left.met + term.share * MET_IMPACT }
        : { ...left, said: left.said + most }
  }
  return lefts
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
