import type { ChatPartOf, PlanItem } from '../chat/chat.ts'
import { LANGUAGES, type Language } from '../language/language.ts'

type Plan = ChatPartOf<'plan'>

/**
 * The alternatives of an unlocked slot that fit the budget after earlier swaps; with `isCheaper`, only those that
 * cost less than the current item.
 */
export function swapsFor(plan: Plan, at: number, isCheaper = false): PlanItem[] {
  const slot = plan.slots[at]
  if (!slot || slot.isLocked) return []
  const others = plan.totalMinor - slot.chosen.subtotalMinor
  return slot.alternatives.filter(
    ({ subtotalMinor }) =>
      (plan.budgetMinor === null || others + subtotalMinor <= plan.budgetMinor) &&
      (!isCheaper || subtotalMinor < slot.chosen.subtotalMinor),
  )
}

/**
 * The plan with the next alternative in a slot; the replaced item becomes an alternative. The same plan
 * when nothing fits.
 */
export function withSwap(plan: Plan, at: number, isCheaper = false): Plan {
  const [next] = swapsFor(plan, at, isCheaper)
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

/** The plan with a slot locked, or open to changes again. */
function withLock(plan: Plan, at: number): Plan {
  const slot = plan.slots[at]
  if (!slot) return plan
  return { ...plan, slots: plan.slots.with(at, { ...slot, isLocked: !slot.isLocked }) }
}

/** The plan without a slot; the same plan if the slot is locked or the only one. */
function withoutSlot(plan: Plan, at: number): Plan {
  const slot = plan.slots[at]
  if (!slot || slot.isLocked || plan.slots.length === 1) return plan
  const totalMinor = plan.totalMinor - slot.chosen.subtotalMinor
  return { ...plan, slots: plan.slots.toSpliced(at, 1), totalMinor }
}

export type PlanEdit = 'swap' | 'lock' | 'remove'

const EDITS: Record<PlanEdit, (plan: Plan, at: number) => Plan> = {
  swap: (plan, at) => withSwap(plan, at),
  lock: withLock,
  remove: withoutSlot,
}

/** The plan after an edit of one slot; the same plan if the edit is not possible. */
export function withEdit(plan: Plan, edit: PlanEdit, at: number): Plan {
  return EDITS[edit](plan, at)
}

/** The text of a plan after a change, with the new title and the new total. */
export function retold(text: string, before: Plan, after: Plan): string {
  const named = before.slots.reduce((updated, { chosen }, at) => {
    const title = after.slots.length === before.slots.length && after.slots[at]?.chosen.card.title
    return title ? updated.replaceAll(chosen.card.title, title) : updated
  }, text)
  // The text may be in another language than the page. The total comes before the budget in it.
  for (const language of LANGUAGES) {
    const old = moneyIn(language, before.totalMinor, before.currency)
    const at = plainSpaces(named).indexOf(old)
    if (at < 0 || /\d/.test(named.charAt(at + old.length))) continue
    const total = moneyIn(language, after.totalMinor, after.currency)
    return named.slice(0, at) + total + named.slice(at + old.length)
  }
  return named
}

function moneyIn(language: Language, minor: number, currency: string): string {
  const digits = minor % 100 === 0 ? 0 : 2
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, ...form })
  return plainSpaces(format.format(minor / 100))
}

/** The no-break space within amounts differs between ICU versions. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
