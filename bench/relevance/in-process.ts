import { rarityOf } from '#domain/listing/ranking.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { meetsConstraints } from '#domain/need/constraints.ts'
import { fitOf, type Statistics } from '#domain/need/fit.ts'
import { readNeed } from '#domain/need/need.ts'
import { countryOfLocation } from '#domain/place/country.ts'
import { createSpelling } from '#domain/text/edit-distance.ts'
import { stemOf, wordsOf } from '#domain/text/text.ts'

/** An item of the graded set: the fields of specification section 3. */
export type Item = Omit<Candidate, 'slug' | 'country' | 'amount' | 'amenities' | 'offering'>

/** Ranks all items by the rules of the domain alone, without a database or an index. */
export function rankInProcess(items: readonly Item[]): (query: string) => string[] {
  const candidates = items.map(toCandidate)
  const vocabulary = createSpelling(countsOf(items, (word) => word))
  const statistics = statisticsOf(items)
  return (query) => {
    const need = readNeed(query, vocabulary)
    const relevant = candidates.filter((candidate) =>
      meetsConstraints({ ...need, online: false }, candidate),
    )
    return (relevant.length > 0 ? relevant : candidates)
      .map((candidate) => fitOf(need, candidate, statistics))
      .filter(({ score }) => score > 0 || need.words.length + need.asked.length === 0)
      .sort((a, b) => b.score - a.score)
      .map(({ candidate }) => candidate.id)
  }
}

function toCandidate(item: Item): Candidate {
  return {
    ...item,
    slug: item.id,
    country: countryOfLocation(item.location ?? null),
    amount: null,
    amenities: [],
    offering: null,
  }
}

function statisticsOf(items: readonly Item[]): Statistics {
  const holding = countsOf(items, stemOf)
  return { rarity: (stem) => rarityOf(holding.get(stem) ?? 0, items.length) }
}

/** Document frequency of each form of a word. */
function countsOf(items: readonly Item[], formOf: (word: string) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, type, tags, location, description } of items) {
    const text = [title, type, ...tags, location, description].join(' ')
    for (const form of new Set(wordsOf(text).map(formOf)))
      counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  return counts
}
