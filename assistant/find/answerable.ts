import { fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { Turn } from '../turn.ts'
import { hasMeaning } from '../understand/need/topical.ts'

/**
 * Whether the newest turn can be searched for. After an answer, words that match no listing
 * ("asdf") must not repeat that answer; a first question is searched for as it is.
 */
export async function isAnswerable(turn: Turn): Promise<boolean> {
  const { own, act, isFirst, isReply } = turn
  if (isReply) return true
  if (act.kind === 'unclear') return false
  const isOfWords = own.words.length > 0 && !hasMeaning(own) && own.time === null
  return isFirst || act.kind !== 'find' || !isOfWords || (await isOnTheList(own, turn))
}

const LOOKED_AT = 24

/** Whether any listing matches at least half of the words. */
async function isOnTheList(need: Need, { around }: Turn): Promise<boolean> {
  const fits = await around.search.retrieve(need, { limit: LOOKED_AT })
  return fits.some(({ candidate }) => {
    const found = need.words.filter(
      (word) => fitOf({ ...need, words: [word] }, candidate).score > 0,
    )
    return 2 * found.length >= need.words.length
  })
}
