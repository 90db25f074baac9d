import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import type { Act } from './act.ts'
import { withoutDays } from './dates/stated-dates.ts'
import { ANY_PRICE } from './need/lifted-constraints.ts'
import { findOrRefine, hasMeaning, hasOnlyDetails } from './need/topical.ts'
import { parseOrderRequest } from './order-request.ts'
import { anyOf, phrasePattern, wholeTurn } from './phrases/pattern.ts'
import { isCheaperPlan, isNewLimit, isPlan, isSwap, PLAN } from './plan-request.ts'
import { GUESTS, POINTING, QUESTION } from './shown-question.ts'
import { CHEAPER, parseBooking, parseShownRequest } from './shown-request.ts'
import { talkIn } from './small-talk.ts'

type Context = {
  shown: readonly Candidate[]
  isAssessed: boolean
  /** The last answer with several cards, if the newest is a choice from it; else as `shown`. */
  list?: readonly Candidate[]
  /** Whether the last answer shown is a plan. */
  isPlanned?: boolean
}

const ASSESS = phrasePattern('assess')
export const RESTART = phrasePattern('restart')
const QUIT = wholeTurn('quit')
const RECOMMEND = phrasePattern('recommend')
const CLOSER = phrasePattern('closer')
const OTHER = new RegExp(`\\b${anyOf('other')}\\b|^${anyOf('otherAlone')}[.! ]*(?:please)?$`)
const MORE_ABOUT = new RegExp(`\\b${anyOf('moreAbout')}\\s+(.{3,80})$`)

/** Returns the act of a turn; the first matching rule decides. Never throws. */
export function parseAct(
  text: string,
  need: Need,
  { shown, list = shown, isAssessed, isPlanned = false }: Context,
): Act {
  const plain = fold(text).replace(/[¿¡]/g, '')
  if (RESTART.test(plain))
    return PLAN.test(plain) ? { kind: 'plan', isAfresh: true } : { kind: 'restart' }
  if (ASSESS.test(plain)) return { kind: 'assess' }
  if (isAssessed && QUIT.test(plain)) return { kind: 'quit' }
  if (isPlanned && isSwap(plain, shown)) return { kind: 'swap' }
  if (isPlanned && isCheaperPlan(plain, need)) return { kind: 'plan', isCheaper: true }
  if (isPlanned && isNewLimit(need) && !plain.includes('?')) return { kind: 'plan' }
  const says = hasMeaning(need)
  const talk = talkIn(plain, need, { says, isAssessed })
  if (talk) return { kind: talk }
  if (isAssessed) return { kind: says || need.words.length > 0 ? 'refine' : 'unclear' }
  return (
    parseOrderRequest(plain, need, list) ??
    parseBooking(plain, shown, list) ??
    // "This weekend" does not refer to a listing.
    parseShownRequest(withoutDays(plain), need, shown, list) ??
    following(plain, shown) ??
    (isPlan(plain, need) ? { kind: 'plan' } : null) ??
    named(withoutDays(plain), need) ??
    (!says && RECOMMEND.test(plain) ? { kind: 'find' } : null) ?? {
      kind: says || hasOnlyDetails(need) ? asked(plain, need) : withoutWish(plain),
    }
  )
}

const RATHER =
  /^(?:(?:no|hm+|ok|okay|nice|cool|nein|non|bueno|bon)[,. ]+)*(?:(?:id|i would|wed) rather|rather|(?:id|i would) prefer|better|mejor|prefiero|lieber|besser|plutot|de preference|je prefere)\b/

/** "Rather somebody who calls me" changes the form of what was asked for, and keeps its topic. */
function asked(plain: string, need: Need): 'find' | 'refine' {
  return RATHER.test(plain) && need.concepts.length === 0 ? 'refine' : findOrRefine(need)
}

/** "Whatever it costs" states no wish, and changes the list. */
function withoutWish(plain: string): 'refine' | 'unclear' {
  return ANY_PRICE.test(plain) ? 'refine' : 'unclear'
}

function following(plain: string, shown: readonly Candidate[]): Act | null {
  if (CHEAPER.test(plain)) return { kind: shown.length > 0 ? 'cheaper' : 'refine' }
  if (CLOSER.test(plain)) return { kind: 'closer' }
  if (OTHER.test(plain)) return { kind: 'other' }
  return null
}

function named(plain: string, need: Need): Act | null {
  const name = MORE_ABOUT.exec(plain)?.[1]
    ?.replace(/[?!.]+$/, '')
    .trim()
  if (name)
    return { kind: 'tellNamed', name: POINTING.test(name) && name.length < 12 ? null : name }
  const isBare = need.concepts.length === 0 && need.contentTypes.length === 0 && need.place === null
  if (GUESTS.test(plain) && need.concepts.length === 0 && !need.place)
    return { kind: 'tellNamed', name: null }
  return isBare && POINTING.test(plain) && QUESTION.test(plain)
    ? { kind: 'tellNamed', name: null }
    : null
}
