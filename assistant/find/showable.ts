import { baseOf, type ConceptName } from '#domain/concepts/concepts.ts'
import { meetsConstraints } from '#domain/need/constraints.ts'
import type { Fit } from '#domain/need/fit.ts'
import { isNamedThing } from '#domain/need/named-thing.ts'
import type { Need } from '#domain/need/need.ts'
import type { Barred } from '../guard/guard.ts'
import type { Wishes } from '../understand/need/wishes.ts'

/** Whether a listing meets every stated constraint. */
export function isShowable(fit: Fit, wishes: Wishes, isBarred: Barred): boolean {
  const { need, withoutKinds, withoutApps, seen, isFresh } = wishes
  const { candidate } = fit
  return (
    meetsConstraints(need, candidate) &&
    (need.thing === null || isNamedThing(need.thing, candidate)) &&
    !withoutKinds.includes(candidate.contentType) &&
    !(withoutApps && candidate.offering?.kind === 'app') &&
    !(need.inPerson && candidate.offering?.delivery.join() === 'online') &&
    !(isFresh && seen.has(candidate.id)) &&
    (speaksOfLoss(need) || !isForMourners(candidate)) &&
    !isBarred(fit)
  )
}

const MOURNING =
  /\b(?:grief|griev\w+|bereave\w*|mourn\w*|widow\w*|(?<!(?:weight|hair|hearing) )loss)\b/i

/** Listings for mourners could distress a visitor who mentioned no loss. */
function isForMourners({ title, type, tags }: Fit['candidate']): boolean {
  return MOURNING.test([title, type, tags[0]].join(' . '))
}

function speaksOfLoss({ asked, words }: Need): boolean {
  return (
    asked.some(({ name }) => LOSSES.has(baseOf(name)) || LOSSES.has(name)) ||
    words.some((word) => MOURNING.test(word))
  )
}

const LOSSES: ReadonlySet<ConceptName> = new Set([
  'grief',
  'petLoss',
  'miscarriage',
  'heartbreak',
  'loneliness',
  'mood',
])
