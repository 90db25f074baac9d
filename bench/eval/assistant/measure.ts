import { breaksLimit } from '../../relevance/graded-set.ts'
import type { Answered } from './answer.ts'

/** A share with its 95 % confidence interval (Wilson), all between 0 and 1. */
export type Share = { share: number; of: number; low: number; high: number }

export type Figures = {
  /** Cards that break a stated limit, of all cards. */
  broken: Share
  /** The same for cards that are shown as a fit. */
  brokenFits: Share
  /** Answers without cards, though listings are graded. */
  empty: Share
}

const Z = 1.96

/** The Wilson interval of `count` in `of`; all 0 if `of` is 0. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { share: 0, of, low: 0, high: 0 }
  const share = count / of
  const scale = 1 + Z ** 2 / of
  const middle = (share + Z ** 2 / (2 * of)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return { share, of, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The figures of a table row. */
export function figuresOf(answered: readonly Answered[]): Figures {
  const graded = answered.filter(({ query }) => Object.keys(query.grades).length > 0)
  const empty = graded.filter(({ cards }) => cards.length === 0)
  return {
    broken: brokenShare(answered),
    brokenFits: brokenShare(answered.filter(({ match }) => match === 'fit')),
    empty: shareOf(empty.length, graded.length),
  }
}

function brokenShare(answered: readonly Answered[]): Share {
  const shown = answered.flatMap(({ cards }) => cards).length
  return shareOf(answered.flatMap(brokenIn).length, shown)
}

/** The ids of cards that break a limit of their query. */
export function brokenIn({ cards, query }: Answered): string[] {
  return cards.filter((id) => query.limits.some((limit) => breaksLimit(id, limit)))
}
