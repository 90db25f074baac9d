import { formatMoney } from '#app/lib/i18n/format.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ChatPartOf, PlanItem } from '#domain/chat/chat.ts'
import type { Category } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { type PlanEdit, swapsFor } from '#domain/plan/plan-changes.ts'
import type { PlacedSlot } from '#domain/plan/plan-parts.ts'
import { AnswerCard } from '../answer-card.tsx'

const SWAPS: Record<Category, () => string> = {
  escapes: m.chat_swap_escapes,
  essentials: m.chat_swap_essentials,
  enhancements: m.chat_swap_enhancements,
  experiences: m.chat_swap_experiences,
}

type ItineraryLineProps = {
  plan: ChatPartOf<'plan'>
  placed: PlacedSlot
  onEdit: (edit: PlanEdit) => void
}

/** A listing of a plan with its cost, and the buttons that change it. */
export function ItineraryLine({ plan, placed, onEdit }: ItineraryLineProps) {
  const { at, slot } = placed
  const { category, chosen, isLocked } = slot
  const { title } = chosen.card
  const canSwap = !isLocked && (category === 'escapes' || swapsFor(plan, at).length > 0)
  return (
    <li>
      <AnswerCard card={chosen.card} />
      <div className="chat-slot">
        <span>{costOf(chosen, plan.currency)}</span>
        <span className="chat-slot-actions">
          <IconButton
            label={m.chat_plan_lock({ title })}
            aria-pressed={isLocked}
            onClick={() => onEdit('lock')}
          >
            <Icon name="lock" size={16} />
          </IconButton>
          {canSwap && (
            <IconButton
              label={m.chat_swap_label({ swap: SWAPS[category](), title })}
              onClick={() => onEdit('swap')}
            >
              <Icon name="refresh-cw" size={16} />
            </IconButton>
          )}
          {!isLocked && plan.slots.length > 1 && (
            <IconButton label={m.chat_plan_remove({ title })} onClick={() => onEdit('remove')}>
              <Icon name="x" size={16} />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  )
}

/** "2 × $80, $160"; for a single one just its price. */
function costOf({ count, subtotalMinor }: PlanItem, currency: string): string {
  const subtotal = formatMoney(subtotalMinor, currency)
  const price = formatMoney(subtotalMinor / count, currency)
  return count > 1 ? m.chat_plan_count({ count, price, subtotal }) : subtotal
}
