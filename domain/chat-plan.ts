import type { ChatPartOf, PlanItem } from './chat.ts'

type Plan = ChatPartOf<'plan'>

/** What a slot can be swapped for now: after other swaps, no longer all that was offered at first. */
export function swapsFor(plan: Plan, at: number): PlanItem[] {
  const slot = plan.slots[at]
  if (!slot) return []
  const others = plan.totalMinor - slot.chosen.subtotalMinor
  return slot.alternatives.filter(
    ({ subtotalMinor }) => plan.budgetMinor === null || others + subtotalMinor <= plan.budgetMinor,
  )
}

/** The plan with the next thing that fits in a slot; what was there can be had again. The same plan when nothing fits. */
export function withSwap(plan: Plan, at: number): Plan {
  const [next] = swapsFor(plan, at)
  const slot = plan.slots[at]
  if (!next || !slot) return plan
  const rest = slot.alternatives.filter((item) => item !== next)
  const swapped = { ...slot, chosen: next, alternatives: [...rest, slot.chosen] }
  return {
    ...plan,
    slots: plan.slots.with(at, swapped),
    totalMinor: plan.totalMinor - slot.chosen.subtotalMinor + next.subtotalMinor,
  }
}
