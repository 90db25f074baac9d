import type { Candidate } from '#domain/need/candidate.ts'
import { type Fit, fitOf } from '#domain/need/fit.ts'
import { isShowable } from '../find/showable.ts'
import { asStored, SHOWN, type Turn } from '../turn.ts'

export type Choice = { match: 'fit' | 'asked'; fits: Fit[] }

/**
 * Listings of the model's choice that may be shown: those sent to it, as now stored in the
 * database, that meet every constraint; those the visitor asks about in any case. Null if the model
 * chose listings and none may be shown.
 */
export async function allowedChoice(
  ids: readonly string[],
  turn: Turn,
  offered: ReadonlyMap<string, Candidate>,
  about: readonly Candidate[],
): Promise<Choice | null> {
  const { wishes, guard } = turn
  const asked = new Set(about.map(({ id }) => id))
  const chosen = [...new Set(ids)].flatMap((id) => offered.get(id) ?? [])
  const isAsked = about.length > 0 && chosen.every(({ id }) => asked.has(id))
  const wanted = isAsked && chosen.length === 0 ? about : chosen
  const stored = await asStored(
    wanted.map((candidate) => fitOf(wishes.need, candidate)),
    turn,
  )
  if (isAsked) return { match: 'asked', fits: stored.slice(0, SHOWN) }
  const kinds = wishes.need.contentTypes
  const kept = stored.filter(
    (fit) =>
      isShowable(fit, wishes, guard.isBarred) &&
      (kinds.length === 0 || kinds.includes(fit.candidate.contentType)),
  )
  return ids.length > 0 && kept.length === 0 ? null : { match: 'fit', fits: kept.slice(0, SHOWN) }
}
