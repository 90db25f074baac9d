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
import type { Need } from './need.ts'

/** How well a listing meets a need, and by what. */
export type Fit = {
  candidate: Candidate
  /** From 0; comparable within one need only. */
  score: number
  /** Concepts of the need that it meets, best first. */
  met: ConceptName[]
  /** Its tags that speak to the need, most telling first. */
  tags: string[]
  /** How far it is from the town that it should be near; absent where that was not worked out. */
  km?: number
}

/** How rare the stem of a word is among the listings: 1 for a middling one, more for a rarer one. */
export type Statistics = { rarity(stem: string): number }

/**
 * How well a listing meets a need. Words weigh by their rarity where `statistics` of the catalogue are at
 * hand; the figures are those of every adapter of search (domain/listing/ranking.ts).
 */
export function fitOf(need: Need, candidate: Candidate, statistics?: Statistics): Fit {
  const texts = readingOf(candidate)
  const { offered } = texts
  const met = need.asked
    .map((concept, place) => meeting(concept, place, offered.get(concept.name) ?? 0))
    .filter(({ value }) => value > 0)
  const meant = met.reduce((sum, { value }) => sum + value, 0)
  const said = need.words.reduce(
    (sum, word) => sum + wordStrength(word, texts) * (statistics?.rarity(stemOf(word)) ?? 1),
    0,
  )
  return {
    candidate,
    score:
      (CONCEPT_WEIGHT * meant * coverageOf(need.asked, offered) + WORD_WEIGHT * said) *
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

/** The share of what was named that is met, as a factor. */
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

/** A profession: neither what touches on its subject nor a passing word ("a massage therapist") is one. */
const PROFESSIONS: ReadonlySet<ConceptName> = new Set<ConceptName>(['therapy'])

/** Whether a listing says of itself that it is for a concept, or for the wider one it belongs to. */
export function isAbout({ candidate, met }: Fit, concept: ConceptName): boolean {
  const offered = offeredBy(candidate)
  if (PROFESSIONS.has(concept)) return (offered.get(concept) ?? 0) >= MET
  return met.includes(concept) || (offered.get(baseOf(concept)) ?? 0) > 0
}

/** The tags of a listing that speak to one concept, or to the wider one it belongs to. */
export function tagsFor(candidate: Candidate, concept: ConceptName): string[] {
  const { tags } = readingOf(candidate)
  const looked = [...phrasesOf(concept), ...phrasesOf(baseOf(concept))]
  return candidate.tags.filter((_, at) => looked.some((phrase) => tags[at]?.includes(phrase)))
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
  // A retreat is a stay or a programme of that name, not any class.
  const isOtherThanRetreat =
    requestsRetreat(words) &&
    candidate.contentType === 'experience' &&
    !containsStems(texts.all, 'retreat')
  const isNamedKind = contentTypes.length === 0 || contentTypes.includes(candidate.contentType)
  const kind = isNamedKind && !isOtherThanRetreat ? 1 : INTENT.otherKind
  const price = bandFactor(priceBands, candidate.price)
  const reach = need.online && !comesToYou(candidate) ? INTENT.notOnline : 1
  // What is sent or online is no place with a way in.
  const access = need.wheelchair && !need.online && comesToYou(candidate) ? INTENT.notAPlace : 1
  return kind * price * reach * access
}

/** One tag for each concept, then for each word, then the next ones. */
function tellingTags(
  { concepts, words }: Need,
  tags: readonly string[],
  { tags: stems, all }: Reading,
): string[] {
  const lists = [...concepts.map(phrasesOf), ...words.map((word) => [stemmed(word)])]
  const perList = lists.map((looked) =>
    looked
      .filter((phrase) => all.includes(phrase))
      .flatMap((phrase) => tags.filter((_, at) => stems[at]?.includes(phrase))),
  )
  const first = perList.flatMap((found) => found.slice(0, 1))
  return [...new Set([...first, ...perList.flat()])]
}

const phrases = new Map<ConceptName, readonly string[]>()

/** The stems of what listings say that help with a concept. */
function phrasesOf(name: ConceptName): readonly string[] {
  const known = phrases.get(name)
  if (known) return known
  const read = CONCEPTS[name].offered.map(({ words }) => stemmed(words.join(' ')))
  phrases.set(name, read)
  return read
}
