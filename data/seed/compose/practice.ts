import type { EXPERIENCE_CATEGORIES } from '#domain/listing/directory.ts'
import { listOf, type Stock, stockOf } from './stock.ts'

/** One thing that is done together, with the words that only it can have. */
export type Practice = {
  category: (typeof EXPERIENCE_CATEGORIES)[number]
  type: string
  /** Inside sentences: "two hours of …". */
  name: string
  titles: readonly string[]
  needs: readonly string[]
  tags: readonly string[]
  /** Minutes of a meeting, shortest and longest; days for retreats. */
  length: readonly [number, number]
  dollars: readonly [number, number]
  /** Local starting times. */
  starts: readonly string[]
  where: readonly ('city' | 'land' | 'online')[]
  /** What happens, in any order. */
  doing: Stock
  /** Whom it does not suit, and what to know before. */
  cautions: Stock
  bring: readonly string[]
  given: readonly string[]
}

type Words = {
  titles: string
  needs: string
  tags: string
  length: [number, number]
  dollars: [number, number]
  starts: string
  where: string
  doing: string
  cautions: string
  bring: string
  given: string
}

export function practicesOf(
  category: Practice['category'],
  entries: Record<string, Words & { type: string }>,
): Practice[] {
  return Object.entries(entries).map(([name, words]) => ({
    category,
    name,
    type: words.type,
    titles: listOf(words.titles),
    needs: words.needs.split(', '),
    tags: words.tags.split(', '),
    length: words.length,
    dollars: words.dollars,
    starts: words.starts.split(' '),
    where: words.where.split(' ').flatMap((word) => PLACES.find((place) => place === word) ?? []),
    doing: stockOf(words.doing),
    cautions: stockOf(words.cautions),
    bring: listOf(words.bring),
    given: listOf(words.given),
  }))
}

const PLACES = ['city', 'land', 'online'] as const
