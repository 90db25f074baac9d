import type { WellnessTag } from '#domain/listing/listing.ts'
import { linesOf, type Stock, stockOf } from './stock.ts'

/** Something people come for, with the words that go with it. */
export type Need = {
  tags: readonly string[]
  hour: WellnessTag
  /** Whom it suits; follows "for" or "it suits". */
  who: Stock
  /** "Title | text" of a benefit. */
  gains: Stock
  /** What guests say about it. */
  said: Stock
  /** "Question | answer". */
  asks: Stock
}

type Words = { who: string; gains: string; said: string; asks: string }

export function needOf(tags: string, hour: WellnessTag, words: Words): Need {
  return {
    tags: tags.split(', '),
    hour,
    who: stockOf(words.who),
    gains: stockOf(linesOf(words.gains).map(marksFirst).join('\n')),
    said: stockOf(words.said),
    asks: stockOf(words.asks),
  }
}

/** "Title | [marks] text" becomes "[marks] Title | text". */
function marksFirst(line: string): string {
  return line.replace(/^(.*?) \| (\[[^\]]*\]) (.*)$/, '$2 $1 | $3')
}
