import { type ReactNode, useRef, useState } from 'react'
import { formatMoney, formatSpan } from '#app/lib/i18n/format.ts'
import type { ChatPartOf } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import { dateOfDay } from '#domain/plan/itinerary.ts'
import { type PlanEdit, swapsFor } from '#domain/plan/plan-changes.ts'
import { type PlacedSlot, tripParts } from '#domain/plan/plan-parts.ts'
import { ItineraryLine } from './itinerary-line.tsx'
import { SaveTrip } from './save-trip.tsx'
import './itinerary.css'

type Plan = ChatPartOf<'plan'>

type ItineraryProps = {
  plan: Plan
  onEdit: (edit: PlanEdit, slot: number) => void
  /** Sends a message, for what only the service can change. */
  onAsk: (words: string) => void
}

/** A plan by day; each line can be locked, swapped within the budget, and removed. */
export function Itinerary({ plan, onEdit, onAsk }: ItineraryProps) {
  const [status, setStatus] = useState('')
  const section = useRef<HTMLElement>(null)
  const { stay, days, bring } = tripParts(plan)

  function edit(change: PlanEdit, { slot, at }: PlacedSlot) {
    const { title } = slot.chosen.card
    const next = swapsFor(plan, at)[0]?.card.title
    // Another stay needs other days around it.
    if (change === 'swap' && !next) return onAsk(m.chat_plan_other_stay())
    onEdit(change, at)
    setStatus(statusOf[change]({ title, next: next ?? '', isLocked: slot.isLocked }))
    // The pressed button is gone.
    if (change === 'remove') section.current?.focus()
  }

  const lines = (slots: readonly PlacedSlot[], label: string) =>
    slots.length > 0 && (
      <ul className="chat-recs" aria-label={label}>
        {slots.map((placed) => (
          <ItineraryLine
            key={placed.slot.chosen.card.id}
            plan={plan}
            placed={placed}
            onEdit={(change) => edit(change, placed)}
          />
        ))}
      </ul>
    )

  return (
    <section aria-label={m.chat_plan()} className="chat-plan" ref={section} tabIndex={-1}>
      {days.length > 0 && <p className="chat-plan-facts">{factsOf(plan)}</p>}
      {stay.length > 0 && <Part title={m.chat_plan_stay()}>{lines(stay, m.chat_plan_stay())}</Part>}
      {restGrouped(days).map(({ first, last, slots }) => {
        const title = dayTitle(plan, first, last)
        return (
          <Part key={first} title={title}>
            {lines(slots, title) || <p className="chat-plan-rest">{m.chat_plan_rest()}</p>}
          </Part>
        )
      })}
      {days.length + stay.length > 0
        ? bring.length > 0 && (
            <Part title={m.chat_plan_bring()}>{lines(bring, m.chat_plan_bring())}</Part>
          )
        : lines(bring, m.chat_plan())}
      <Total plan={plan} />
      {days.length + stay.length > 0 && <SaveTrip plan={plan} />}
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="chat-plan-part">{title}</p>
      {children}
    </>
  )
}

function Total({ plan: { totalMinor, budgetMinor, currency } }: { plan: Plan }) {
  const total = formatMoney(totalMinor, currency)
  return (
    <p className="chat-total">
      {budgetMinor === null
        ? m.chat_plan_total({ total })
        : m.chat_plan_within({ total, budget: formatMoney(budgetMinor, currency) })}
    </p>
  )
}

type Edited = { title: string; next: string; isLocked: boolean }

const statusOf: Record<PlanEdit, (edited: Edited) => string> = {
  swap: ({ title, next }) => m.chat_swapped({ old: title, title: next }),
  lock: ({ title, isLocked }) =>
    isLocked ? m.chat_plan_unlocked({ title }) : m.chat_plan_locked({ title }),
  remove: ({ title }) => m.chat_plan_removed({ title }),
}

function factsOf({ days, people }: Plan): string {
  return `${m.chat_plan_days({ n: days })} · ${m.chat_plan_people({ n: people })}`
}

/** "Day 2", or "Days 4–6" of rest; with the date, if there is one. */
function dayTitle(plan: Plan, first: number, last: number): string {
  const title = first === last ? m.chat_plan_day({ day: first }) : m.chat_plan_span({ first, last })
  const [from, to] = [dateOfDay(plan, first), dateOfDay(plan, last)]
  if (from === null || to === null) return title
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const [start, end] = [new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)]
  return `${title} · ${formatSpan(start, end, 'UTC', options)}`
}

type Days = { first: number; last: number; slots: PlacedSlot[] }

/** The days of a trip, with days of rest in a row as one. */
function restGrouped(days: ReturnType<typeof tripParts>['days']): Days[] {
  const grouped: Days[] = []
  for (const { day, slots } of days) {
    const before = grouped.at(-1)
    if (before && before.slots.length === 0 && slots.length === 0) before.last = day
    else grouped.push({ first: day, last: day, slots })
  }
  return grouped
}
