import type { Candidate } from '#domain/need/candidate.ts'
import type { Act } from '../act.ts'
import { firstBy } from './first-by.ts'

/**
 * Returns the focus after a turn: the listing described, first in a comparison, or searched by
 * name.
 */
export function focusAfter(
  focus: readonly Candidate[],
  act: Act,
  named: readonly Candidate[],
): readonly Candidate[] {
  switch (act.kind) {
    case 'tell':
    case 'why':
    case 'book':
      return act.about.length === 1 ? newest(act.about, focus) : []
    case 'compare': {
      const first = act.by === null ? firstByAll(act.about) : firstBy(act.about, act.by)
      return first ? newest([first], focus) : []
    }
    case 'find':
      return named.length === 1 ? named : []
    default:
      return KEEPING.has(act.kind) ? focus : []
  }
}

/** Returns the listing that is both cheapest and best rated; null if those are two. */
function firstByAll(about: readonly Candidate[]): Candidate | null {
  const cheapest = firstBy(about, 'price')
  return cheapest && cheapest.id === firstBy(about, 'rating')?.id ? cheapest : null
}

function newest(about: readonly Candidate[], focus: readonly Candidate[]): Candidate[] {
  const [now] = about
  return [...about, ...focus.filter(({ id }) => id !== now?.id)].slice(0, 2)
}

const KEEPING: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'thanks',
  'greeting',
  'yesNo',
  'notMeant',
  'complaint',
  'howAreYou',
  'about',
  'refund',
  'site',
  'offTopic',
])
