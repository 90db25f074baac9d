import { isNearMeRequest } from '#domain/place/near-me.ts'
import { placeAround } from '#domain/place/place.ts'
import type { Point } from '#domain/place/public-place.ts'
import type { Turn } from '../turn.ts'
import type { Thread } from '../understand/thread.ts'
import { NEAR_KM } from './distances.ts'

/** Acts that search for listings, for which the visitor's position matters. */
const LOOKING: readonly string[] = [
  'find',
  'refine',
  'cheaper',
  'closer',
  'top',
  'other',
  'unclear',
]

/** The conversation with the device's position as its place, unless it names another. */
export function atPosition(thread: Thread, position: Point | undefined): Thread {
  const { wishes, act } = thread
  if (!position || wishes.need.place || !LOOKING.includes(act.kind)) return thread
  const need = { ...wishes.need, place: placeAround({ ...position, km: NEAR_KM }) }
  return { ...thread, wishes: { ...wishes, need } }
}

/** Whether a turn searches, and nothing says where. */
export function lacksPlace({ act, wishes: { need } }: Turn): boolean {
  return need.place === null && !need.online && LOOKING.includes(act.kind)
}

/** Whether the place has to be asked for first; after an answer without listings it is left open. */
export function needsPlace(turn: Turn): boolean {
  const { wishes, text, request } = turn
  const last = request.messages.findLast(({ role }) => role === 'assistant')
  const isOfNearby = wishes.isNearMe && (last?.cards ?? []).length > 0
  return lacksPlace(turn) && (isNearMeRequest(text) || isOfNearby)
}
