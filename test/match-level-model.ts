import { conceptsOffered } from '#domain/concepts/offered-concepts.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { RELEVANCE } from '#domain/listing/ranking.ts'
import type { Need } from '#domain/need/need.ts'
import { coveredWords } from '#domain/text/covered-words.ts'
import { stemOf, wordsOf } from '#domain/text/text.ts'

const STEPS = 255

/**
 * The relevance cut-off of a need without constraints, computed by a full scan; a deliberately simple
 * reference.
 */
export function withinLevel(listings: readonly Listing[], need: Need): Listing[] {
  const read = listings
    .filter(({ listed }) => listed)
    .map((listing) => ({ listing, ...signsOf(listing, need) }))
  const about = read.filter((each) => each.about || each.hints >= RELEVANCE.hints)
  const touching = read.filter((each) => each.about || each.touches)
  const any = read.filter((each) => each.any)
  const level = about.length >= RELEVANCE.few ? about : touching.length > 0 ? touching : any
  return level.map(({ listing }) => listing)
}

function signsOf(listing: Listing, need: Need) {
  const offered = conceptsOffered(listing)
  const strengths = need.asked.map((concept) => ({
    ...concept,
    strength: offered.get(concept.name) ?? 0,
  }))
  const covered = coveredWords(need)
  const { title, type, location, tags, description } = listing
  const significant = stemsOf([title, type, location ?? '', ...tags].join(' '))
  const anywhere = new Set([...significant, ...stemsOf(description)])
  const words = need.words.flatMap(wordsOf).map((word) => ({
    stem: stemOf(word),
    isCovered: covered.has(word),
  }))
  const open = words.filter(({ isCovered }) => !isCovered).map(({ stem }) => stem)
  const named = strengths.filter(({ implied, strength }) => !implied && strength > 0)
  return {
    about:
      strengths.some(({ strength, weight }) => reaches(strength, RELEVANCE.about / weight)) ||
      open.some((stem) => significant.has(stem)),
    hints: named.length + new Set(open.filter((stem) => anywhere.has(stem))).size,
    touches:
      named.length > 0 ||
      strengths.some(({ implied, strength }) => implied && reaches(strength, RELEVANCE.touches)) ||
      open.some((stem) => anywhere.has(stem)) ||
      words.some(({ stem }) => significant.has(stem)),
    any:
      strengths.some(({ strength }) => strength > 0) ||
      words.some(({ stem }) => anywhere.has(stem)),
  }
}

/** Strengths are quantised to a byte. */
function reaches(strength: number, least: number): boolean {
  const impact = strength === 0 ? 0 : Math.max(1, Math.round(strength * STEPS))
  return least <= 1 && impact >= Math.max(1, Math.round(least * STEPS))
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(stemOf))
}
