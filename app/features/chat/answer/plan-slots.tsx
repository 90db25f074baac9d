import { useState } from 'react'
import { formatMoney } from '#app/lib/i18n/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ChatPartOf, PlanItem } from '#domain/chat/chat.ts'
import { swapsFor } from '#domain/chat/chat-plan.ts'
import type { Category } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { AnswerCard } from './answer-card.tsx'

const SWAPS: Record<Category, () => string> = {
  escapes: m.chat_swap_escapes,
  essentials: m.chat_swap_essentials,
  enhancements: m.chat_swap_enhancements,
  experiences: m.chat_swap_experiences,
}

type PlanSlotsProps = { plan: ChatPartOf<'plan'>; onSwap: (slot: number) => void }

/** A plan with one listing per category, each swappable within the budget. */
export function PlanSlots({ plan, onSwap }: PlanSlotsProps) {
  const [status, setStatus] = useState('')
  const { slots, totalMinor, budgetMinor, currency } = plan
  const total = formatMoney(totalMinor, currency)

  function swap(at: number) {
    const [old, next] = [slots[at]?.chosen.card.title, swapsFor(plan, at)[0]?.card.title]
    if (!old || !next) return
    onSwap(at)
    setStatus(m.chat_swapped({ old, title: next }))
  }

  return (
    <section aria-label={m.chat_plan()} className="chat-plan">
      <ul className="chat-recs">
        {slots.map(({ category, chosen }, at) => (
          <li key={category}>
            <AnswerCard card={chosen.card} />
            <div className="chat-slot">
              <span>{costOf(chosen, currency)}</span>
              {swapsFor(plan, at).length > 0 && (
                <Button
                  variant="plain"
                  aria-label={m.chat_swap_label({
                    swap: SWAPS[category](),
                    title: chosen.card.title,
                  })}
                  onClick={() => swap(at)}
                >
                  <Icon name="refresh-cw" size={16} />
                  {SWAPS[category]()}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="chat-total">
        {budgetMinor === null
          ? m.chat_plan_total({ total })
          : m.chat_plan_within({ total, budget: formatMoney(budgetMinor, currency) })}
      </p>
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  )
}

/** "2 × $80, $160"; for a single one just its price. */
function costOf({ count, subtotalMinor }: PlanItem, currency: string): string {
  const subtotal = formatMoney(subtotalMinor, currency)
  const price = formatMoney(subtotalMinor / count, currency)
  return count > 1 ? m.chat_plan_count({ count, price, subtotal }) : subtotal
}
