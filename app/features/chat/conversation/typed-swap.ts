import { formatMoney } from '#app/lib/format.ts'
import type { ChatPartOf } from '#domain/chat.ts'
import { swapsFor, withSwap } from '#domain/chat-plan.ts'
import { type ChatMessage, replyOf } from '#domain/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { fold } from '#domain/text.ts'

/** What a turn asks to be swapped in the plan on show, and what to say to it; `slot` is null where nothing else fits. */
export type TypedSwap = { id: string; slot: number | null; answer: string }

const SWAP =
  /\b(?:swap|exchange|replace|change|cambi\w+|sustitu\w+|tausch\w*|ersetz\w*|wechs\w+|echange\w*|remplace\w*)\b/
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|primer[oa]?|erste[ns]?|premiere?|1)\b/, 0],
  [/\b(?:second|2nd|segund[oa]|zweite[ns]?|deuxieme|seconde?|2)\b/, 1],
  [/\b(?:third|3rd|tercer[oa]?|dritte[ns]?|troisieme|3)\b/, 2],
  [/\b(?:fourth|4th|cuart[oa]|vierte[ns]?|quatrieme|4)\b/, 3],
  [/\b(?:last|ultim[oa]|letzte[ns]?|derniere?)\b/, -1],
]
/** Whoever says more than that asks for something else as well. */
const MOST_WORDS = 6

/** "Swap the second one", said of a plan that nothing has been shown after; null for anything else. */
export function typedSwap(text: string, messages: readonly ChatMessage[]): TypedSwap | null {
  const plain = fold(text)
  if (!SWAP.test(plain)) return null
  const shown = messages.findLast((message) => {
    const { plan, cards } = replyOf(message)
    return plan !== null || cards !== null
  })
  const { plan } = shown ? replyOf(shown) : { plan: null }
  const slot = plan && slotIn(plan, plain)
  if (!shown || !plan || slot === null) return null
  const [old, next] = [plan.slots[slot]?.chosen.card.title, swapsFor(plan, slot)[0]?.card.title]
  if (old === undefined) return null
  return next === undefined
    ? { id: shown.id, slot: null, answer: m.chat_swap_none({ title: old }) }
    : { id: shown.id, slot, answer: newsOf(withSwap(plan, slot), old, next) }
}

function slotIn({ slots }: ChatPartOf<'plan'>, plain: string): number | null {
  const named = slots.findIndex(({ chosen }) => plain.includes(fold(chosen.card.title)))
  if (named >= 0) return named
  if (plain.split(' ').length > MOST_WORDS) return null
  const place = PLACES.find(([pattern]) => pattern.test(plain))?.[1]
  if (place === undefined) return null
  const at = place < 0 ? slots.length - 1 : place
  return at < slots.length ? at : null
}

function newsOf(plan: ChatPartOf<'plan'>, old: string, title: string): string {
  const { totalMinor, budgetMinor, currency } = plan
  const total = formatMoney(totalMinor, currency)
  const sum =
    budgetMinor === null
      ? m.chat_plan_total({ total })
      : m.chat_plan_within({ total, budget: formatMoney(budgetMinor, currency) })
  return `${m.chat_swapped({ old, title })} ${sum}`
}
