import { formatMoney } from '#app/lib/i18n/format.ts'
import type { ChatPartOf } from '#domain/chat/chat.ts'
import { type ChatMessage, replyOf } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { swapsFor, withSwap } from '#domain/plan/plan-changes.ts'
import { namesWish, requestsCheaper, requestsSwap, slotMeant } from '#domain/plan/slot-words.ts'
import { fold } from '#domain/text/text.ts'

/** A swap in the current plan requested by text, with the reply; `slot` is null if no alternative fits. */
export type TypedSwap = { id: string; slot: number | null; answer: string }

/** Detects "swap the second one" while a plan is the last thing shown; null for anything else. */
export function typedSwap(text: string, messages: readonly ChatMessage[]): TypedSwap | null {
  const plain = fold(text)
  const isCheaper = requestsCheaper(plain)
  if ((!requestsSwap(plain) && !isCheaper) || namesWish(plain)) return null
  const shown = messages.findLast((message) => {
    const { plan, cards } = replyOf(message)
    return plan !== null || cards !== null
  })
  const { plan } = shown ? replyOf(shown) : { plan: null }
  const slot = plan && slotMeant(plan, plain)
  if (!shown || !plan || slot === null) return null
  const [old, next] = [
    plan.slots[slot]?.chosen.card.title,
    swapsFor(plan, slot, isCheaper)[0]?.card.title,
  ]
  if (old === undefined) return null
  // The service knows other stays, with other days around them.
  if (next === undefined && plan.slots[slot]?.category === 'escapes' && plan.days > 1) return null
  return next === undefined
    ? { id: shown.id, slot: null, answer: m.chat_swap_none({ title: old }) }
    : { id: shown.id, slot, answer: swapReply(withSwap(plan, slot, isCheaper), old, next) }
}

function swapReply(plan: ChatPartOf<'plan'>, old: string, title: string): string {
  const { totalMinor, budgetMinor, currency } = plan
  const total = formatMoney(totalMinor, currency)
  const sum =
    budgetMinor === null
      ? m.chat_plan_total({ total })
      : m.chat_plan_within({ total, budget: formatMoney(budgetMinor, currency) })
  return `${m.chat_swapped({ old, title })} ${sum}`
}
