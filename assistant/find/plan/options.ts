import type { ContentType } from '#domain/listing/category.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { unitsOf } from '#domain/need/need-total.ts'
import type { Option } from './plan-choice.ts'
import type { Site } from './plan-places.ts'

export const CURRENCY = 'USD'

/** What prices are counted for: a need with the length and party of the trip, and its budget. */
export type Counting = { counted: Need; budget: number; sites: ReadonlyMap<string, Site> }

/** An option at its price for the trip; null without a price. */
export function toOption(fit: Fit, { counted, sites }: Counting, isWhole = true): Option | null {
  const { amount, contentType, id } = fit.candidate
  if (amount?.currency !== CURRENCY) return null
  const count = unitsOf(amount, counted, isWhole)
  return {
    contentType,
    fit,
    count,
    subtotalMinor: count * amount.minor,
    site: sites.get(id) ?? null,
  }
}

/** Affordable options of a content type; stays for all nights, if one is affordable. */
export function optionsOf(
  fits: readonly Fit[],
  contentType: ContentType,
  counting: Counting,
): Option[] {
  const ofKind = fits.filter(({ candidate }) => candidate.contentType === contentType)
  const affordable = (isWhole: boolean) =>
    ofKind.flatMap((fit) => {
      const option = toOption(fit, counting, isWhole)
      return option && option.subtotalMinor <= counting.budget ? [option] : []
    })
  const whole = affordable(true)
  return whole.length > 0 ? whole : affordable(false)
}

/** Maximum number of options: available anywhere, at a place, and stays. */
const MOST = { anywhere: 5, placed: 7, stays: 10 }

/** The first options of a content type, some of them available anywhere. */
export function shortlisted(options: readonly Option[], contentType: ContentType): Option[] {
  if (contentType === 'escape') return options.slice(0, MOST.stays)
  const kept = new Set([
    ...options.filter(({ site }) => site === null).slice(0, MOST.anywhere),
    ...options.filter(({ site }) => site !== null).slice(0, MOST.placed),
  ])
  return options.filter((option) => kept.has(option))
}
