import { baseOf, CONCEPTS, type ConceptName } from '../concepts/concepts.ts'
import type { MatchedConcept } from '../concepts/match-concepts.ts'
import {
  bandFactor,
  CONCEPT_DECAY,
  CONCEPT_WEIGHT,
  COVERAGE_SHARE,
  DECISIVE_FACTOR,
  FIELD_WEIGHTS,
  INTENT,
  MET,
  qualityFactor,
  WORD_WEIGHT,
} from '../listing/ranking.ts'
import { requestsRetreat } from '../listing/retreat.ts'
import { comesToYou } from '../place/journey.ts'
import { containsStems, stemmed } from '../text/stems.ts'
import { stemOf } from '../text/text.ts'
import type { Candidate } from './candidate.ts'
import { offeredBy, type Reading, readingOf } from './candidate-reading.ts'
import { conditionVerdict } from './constraints.ts'
import { type Need, searchedWords } from './need.ts'

/** How well a listing meets a need, and why. */
export type Fit = {
  candidate: Candidate
  /** From 0; comparable within one need only. */
  score: number
  /** Concepts of the need that it meets, best first. */
  met: ConceptName[]
  /** Its tags relevant to the need, most relevant first. */
  tags: string[]
  /** Distance from the town that it should be near; absent when not computed. */
  km?: number
  /** True if a rule of whoever runs the site moved it up; absent otherwise. */
  picked?: true
}

/** Inverse document frequency of a stem: 1 for an average one, more for a rarer one. */
export type Statistics = { rarity(stem: string): number }

/**
 * Returns how well a listing meets a need. Words are weighted by rarity if `statistics` of the
 * catalogue are given; the weights are shared with every search adapter
 * (domain/listing/ranking.ts).
 */
export function fitOf(need: Need, candidate: Candidate, statistics?: Statistics): Fit {
  const texts = readingOf(candidate)
  const { offered } = texts
  const met = need.asked
    .map((concept, place) => meeting(concept, place, offered.get(concept.name) ?? 0))
    .filter(({ value }) => value > 0)
  const conceptScore = met.reduce((sum, { value }) => sum + value, 0)
  const wordScore = searchedWords(need).reduce(
    (sum, word) => sum + wordStrength(word, texts) * (statistics?.rarity(stemOf(word)) ?? 1),
    0,
  )
  return {
    candidate,
    score:
      (CONCEPT_WEIGHT * conceptScore * coverageOf(need.asked, offered) + WORD_WEIGHT * wordScore) *
      intentFactor(need, candidate, texts) *
      qualityFactor(candidate.rating, candidate.reviews),
    met: met
      .filter(({ name }) => need.concepts.includes(name))
      .toSorted((a, b) => b.value - a.value)
      .map(({ name }) => name),
    tags: tellingTags(need, candidate.tags, texts),
  }
}

function meeting({ name, weight, implied }: MatchedConcept, place: number, strength: number) {
  const order = implied ? 1 : CONCEPT_DECAY ** place
  return {
    name,
    value: strength * weight * order * (CONCEPTS[name].decisive ? DECISIVE_FACTOR : 1),
  }
}

/** The share of named concepts that is met, as a factor. */
function coverageOf(
  asked: readonly MatchedConcept[],
  offered: ReadonlyMap<ConceptName, number>,
): number {
  const named = asked.filter(({ implied }) => !implied)
  const total = named.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 1
  const met = named.reduce(
    (sum, { name, weight }) => sum + weight * Math.min(1, (offered.get(name) ?? 0) / MET),
    0,
  )
  return 1 - COVERAGE_SHARE + COVERAGE_SHARE * (met / total)
}

/** Professions: a related subject or a passing mention ("a massage therapist") is no match. */
const PROFESSIONS: ReadonlySet<ConceptName> = new Set<ConceptName>(['therapy'])

/** Whether a listing is explicitly for a concept, or for its broader one. */
export function isAbout({ candidate, met }: Fit, concept: ConceptName): boolean {
  const offered = offeredBy(candidate)
  if (PROFESSIONS.has(concept)) return (offered.get(concept) ?? 0) >= MET
  return met.includes(concept) || (offered.get(baseOf(concept)) ?? 0) > 0
}

/** The tags of a listing for one concept, or for its broader one. */
export function tagsFor(candidate: Candidate, concept: ConceptName): string[] {
  const { tags } = readingOf(candidate)
  const offeredPhrases = [...phrasesOf(concept), ...phrasesOf(baseOf(concept))]
  return candidate.tags.filter((_, at) =>
    offeredPhrases.some((phrase) => tags[at]?.includes(phrase)),
  )
}

function wordStrength(word: string, { title, type, location, description, tags }: Reading): number {
  const place = tags.indexOf(stemmed(word))
  const within = tags.some((tag) => containsStems(tag, word))
  return Math.max(
    place >= 0 ? FIELD_WEIGHTS.tag - 0.03 * place : within ? FIELD_WEIGHTS.withinTag : 0,
    containsStems(title, word) ? FIELD_WEIGHTS.title : 0,
    containsStems(type, word) ? FIELD_WEIGHTS.type : 0,
    containsStems(location, word) ? FIELD_WEIGHTS.location : 0,
    containsStems(description, word) ? FIELD_WEIGHTS.description : 0,
  )
}

function intentFactor(need: Need, candidate: Candidate, texts: Reading): number {
  const { contentTypes, priceBands, words } = need
  // A retreat is a stay or a programme of that name; a class is none.
  const isOtherThanRetreat =
    requestsRetreat(words) &&
    candidate.contentType === 'experience' &&
    !containsStems(texts.all, 'retreat')
  const isNamedKind = contentTypes.length === 0 || contentTypes.includes(candidate.contentType)
  const kind = isNamedKind && !isOtherThanRetreat ? 1 : INTENT.otherKind
  const price = bandFactor(priceBands, candidate.price)
  const reach = need.online && !comesToYou(candidate) ? INTENT.notOnline : 1
  // Online and mail-order listings have no entrance.
  const access = need.wheelchair && !need.online && comesToYou(candidate) ? INTENT.notAPlace : 1
  return kind * price * reach * access
}

/** One tag for each concept, then for each word, then the next ones. */
function tellingTags(need: Need, tags: readonly string[], { tags: stems, all }: Reading): string[] {
  const lists = [
    ...need.concepts.map(phrasesOf),
    ...searchedWords(need).map((word) => [stemmed(word)]),
  ]
  const perList = lists.map((offeredPhrases) =>
    offeredPhrases
      .filter((phrase) => all.includes(phrase))
      .flatMap((phrase) => tags.filter((_, at) => stems[at]?.includes(phrase))),
  )
  const first = perList.flatMap((found) => found.slice(0, 1))
  return [...new Set([...first, ...perList.flat()])]
}

const phrases = new Map<ConceptName, readonly string[]>()

/** The stems of listing phrases of a concept. */
function phrasesOf(name: ConceptName): readonly string[] {
  const known = phrases.get(name)
  if (known) return known
  const read = CONCEPTS[name].offered.map(({ words }) => stemmed(words.join(' ')))
  phrases.set(name, read)
  return read
}

/** Score of a listing in which no word of the need occurs. */
const LEAST_SCORE = 0.01

/**
 * Fits best first; among equals those that prove the stated conditions. Equal ones keep their
 * order.
 */
export function bestFirst({ conditions }: Pick<Need, 'conditions'>, fits: readonly Fit[]): Fit[] {
  const openIn = ({ candidate }: Fit) =>
    candidate.contentType === 'essential'
      ? 0
      : conditions.filter((each) => conditionVerdict(each, candidate) !== 'met').length
  const scored = fits.map((fit) => ({
    fit,
    score: Math.max(fit.score, LEAST_SCORE) * INTENT.unknownFact ** openIn(fit),
  }))
  return scored.sort((a, b) => b.score - a.score).map(({ fit }) => fit)
}
