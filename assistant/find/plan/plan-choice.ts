import type { ContentType } from '#domain/listing/category.ts'
import type { Fit } from '#domain/need/fit.ts'
import { areTogether, type Site } from './plan-places.ts'

/** Candidate for a plan: a listing, its number of units, their subtotal, and its site. */
export type Option = {
  contentType: ContentType
  fit: Fit
  count: number
  subtotalMinor: number
  site: Site
}

/** Penalty for a listing that needs travel if the visitor is not known to be near it. */
const A_WAY = 0.3

/** Worth of a place to stay where a place is named; other kinds are worth 1. Days away need a bed. */
const A_STAY = 2

/**
 * At most one option of each kind that together stay within the budget and one neighbourhood.
 * Covering a kind counts more than how well a listing meets the need.
 *
 * @param isPlaced whether the visitor named a place
 */
export function bestTogether(
  perKind: readonly (readonly Option[])[],
  budget: number,
  isPlaced: boolean,
): Option[] {
  let best: { options: Option[]; value: number } = { options: [], value: 0 }
  const most = perKind.map((options) =>
    Math.max(...options.map(({ fit }) => fit.score), Number.EPSILON),
  )
  const choose = (at: number, options: Option[], spent: number, value: number) => {
    if (value > best.value) best = { options, value }
    const offered = perKind[at]
    if (!offered) return
    const isNear = isPlaced || options.some(({ contentType }) => contentType === 'escape')
    for (const option of offered) {
      const after = spent + option.subtotalMinor
      if (after > budget || !options.every((other) => areTogether(other.site, option.site)))
        continue
      const way = option.contentType === 'escape' || option.site === null || isNear ? 0 : A_WAY
      const kind = option.contentType === 'escape' && isPlaced ? A_STAY : 1
      const worth = kind + option.fit.score / (most[at] ?? 1) / 4 - way
      choose(at + 1, [...options, option], after, value + worth)
    }
    choose(at + 1, options, spent, value)
  }
  choose(0, [], 0, 0)
  return best.options
}
