import { conditionKey } from '#domain/need/conditions/condition.ts'
import type { Need } from '#domain/need/need.ts'
import type { Hit, Why } from '../port.ts'
import type { Catalogue } from './catalogue.ts'
import { createUnknownCheck } from './query/constraints.ts'
import type { Term } from './query/plan.ts'
import type { TopHit } from './rank/top.ts'

/**
 * Converts index positions to hits, with the terms each of them meets, best first.
 *
 * @param maskOf the terms a document has, bit `i` for the `i`-th
 * @param need the need whose stated conditions may be left open
 */
export function toHits(
  hits: readonly TopHit[],
  terms: readonly Term[],
  catalogue: Catalogue,
  maskOf: (part: number, document: number) => number,
  need: Need | null = null,
): Hit[] {
  const checks = catalogue.parts.map((part) => need && createUnknownCheck(need, part))
  const unknownOf = (part: number, document: number) => {
    const unknown = checks[part]?.(document).map(conditionKey) ?? []
    return unknown.length > 0 ? { unknown } : {}
  }
  return hits.map(({ part, document, second }) => ({
    id: catalogue.idOf(part, document),
    score: second,
    why: { ...whyOf(maskOf(part, document), terms), ...unknownOf(part, document) },
  }))
}

function whyOf(mask: number, terms: readonly Term[]): Why {
  const met = terms.filter((_, place) => (mask & (1 << place)) !== 0)
  const words = met.filter(({ kind }) => kind === 'word').sort((a, b) => b.weight - a.weight)
  const concepts = met.filter(({ kind }) => kind === 'concept')
  return {
    words: [...new Set(words.map(({ text }) => text))],
    concepts: concepts.sort((a, b) => b.weight - a.weight).map(({ key }) => key),
  }
}
