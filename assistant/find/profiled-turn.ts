import type { ChatPart } from '#domain/chat/chat.ts'
import { sentencesOf } from '#domain/need/claims.ts'
import type { Turn } from '../turn.ts'
import { findFor } from './find.ts'
import { isNearest } from './found.ts'
import {
  PROFILE_PARTS,
  type ProfilePart,
  profileText,
  RELAXATIONS,
  withProfile,
} from './profile.ts'

const LOOKING = ['find', 'refine', 'cheaper', 'closer', 'top', 'other', 'unclear', 'plan', 'swap']

/** A turn under the visitor's profile, and the sentences of the answer about it. */
export type ProfiledTurn = { turn: Turn; said: string }

/**
 * Applies the enabled parts of the visitor's profile to a turn that searches. If no listing meets
 * all of them, reach and then budget are dropped; exclusions never are.
 */
export async function applyProfile(turn: Turn): Promise<ProfiledTurn> {
  const { profile } = turn.request
  const isLooking = LOOKING.includes(turn.act.kind) && !turn.assessment?.open[0]
  if (!profile || !isLooking) return { turn, said: '' }
  // The budget of a profile is for one listing, not for a whole plan.
  const never: ProfilePart[] = ['plan', 'swap'].includes(turn.act.kind) ? ['budget'] : []
  for (const givenUp of RELAXATIONS) {
    const under = withProfile(turn.wishes.need, profile, [...never, ...givenUp])
    const wishes = {
      ...turn.wishes,
      need: under.need,
      about: turn.wishes.about || (under.kept.includes('concerns') ? turn.text : ''),
    }
    const isBarred: Turn['guard']['isBarred'] = (fit) =>
      turn.guard.isBarred(fit) || under.isOutOfReach(fit.candidate)
    const next = { ...turn, wishes, guard: { ...turn.guard, isBarred } }
    const dropped = givenUp.filter((part) => wouldKeep(turn, part))
    const isLast = givenUp.length === RELAXATIONS.at(-1)?.length
    if (isLast || (await isEnough(next, under.kept)))
      return { turn: next, said: profileText(profile, under.kept, dropped) }
  }
  return { turn, said: '' }
}

/** Whether enough is found; always so without budget and reach, as nothing else can be dropped. */
async function isEnough(turn: Turn, kept: readonly ProfilePart[]): Promise<boolean> {
  if (!kept.includes('budget') && !kept.includes('reach')) return true
  const { wishes, request, around, guard } = turn
  const { fits, gaveUp } = await findFor(wishes, request.currentPage, around, guard.isBarred)
  return fits.length > 0 && !isNearest(gaveUp)
}

function wouldKeep({ wishes, request }: Turn, part: ProfilePart): boolean {
  const others = PROFILE_PARTS.filter((each) => each !== part)
  return withProfile(wishes.need, request.profile ?? {}, others).kept.includes(part)
}

/** Sentences about the profile as parts; empty if the answer shows no listing. */
export function profileParts(said: string, sent: readonly ChatPart[]): ChatPart[] {
  const hasShown = sent.some(({ type }) => type === 'cards' || type === 'plan')
  if (!said || !hasShown) return []
  return sentencesOf(said).map((text) => ({ type: 'text', text }))
}
