import { CONTENT_TYPES, type ContentType, categoryOf } from '#domain/category.ts'
import type { ChatPartOf, PlanItem } from '#domain/chat.ts'
import { swapsFor, withSwap } from '#domain/chat-plan.ts'
import type { Fit } from '#domain/fit.ts'
import { reachesAnywhere } from '#domain/journey.ts'
import type { Price } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import type { Need } from '#domain/need.ts'
import { nightsOf } from '#domain/need-total.ts'
import { slotMeant } from '#domain/plan-swap.ts'
import { fold } from '#domain/text.ts'
import { toCard } from './cards.ts'
import { type Barred, findFor } from './find.ts'
import type { ChatSurroundings } from './surroundings.ts'
import type { Wishes } from './wishes.ts'

const OPTIONS = 8
const ALTERNATIVES = 2
const CURRENCY = 'USD'
const USUAL_NIGHTS = 2
/** Words that ask for a plan and tell nothing about what should be in it. */
const PLAN_WORDS =
  /^(?:plan|routine|programmes?|programs?|package|bundle|kit|schedule|travel|full|complete)$/

type Option = { contentType: ContentType; fit: Fit; count: number; subtotalMinor: number }

/**
 * At most one listing of each category that together keep to the budget; as many categories as it allows,
 * and of those the ones that meet the need best. Null when not even one does.
 */
export async function planFor(
  wishes: Wishes,
  around: ChatSurroundings,
  isBarred?: Barred,
): Promise<ChatPartOf<'plan'> | null> {
  const { need } = wishes
  const budget = need.totalMinor ?? need.maxMinor
  // Without a matter words of the plan itself are left ("well-being", "two"), which no listing has.
  const words = need.concepts.length > 0 ? need.words.filter((word) => !PLAN_WORDS.test(word)) : []
  const wanted = {
    ...need,
    minMinor: null,
    maxMinor: budget,
    maxPer: null,
    contentTypes: [],
    words,
  }
  const kinds = (need.contentTypes.length > 1 ? need.contentTypes : CONTENT_TYPES).filter(
    (kind) => !wishes.withoutKinds.includes(kind),
  )
  // Whoever comes to a home comes to one nearby: without a place that is nobody.
  const mustReach = need.online && need.place === null
  const isOut: Barred = (fit) =>
    (isBarred?.(fit) ?? false) || (mustReach && !reachesAnywhere(fit.candidate))
  const perKind = await Promise.all(
    kinds.map(async (kind) => {
      const ofKind = { ...wishes, need: { ...wanted, contentTypes: [kind] }, isFresh: false }
      const { fits, gaveUp } = await findFor(ofKind, 'all', around, isOut)
      return gaveUp ? [] : optionsOf(fits, kind, need, budget)
    }),
  )
  const chosen = bestTogether(perKind, budget ?? Number.POSITIVE_INFINITY)
  if (chosen.length === 0) return null
  const totalMinor = sumOf(chosen)
  const slots = chosen.map((option) => ({
    category: categoryOf(option.contentType),
    chosen: toItem(wanted, option),
    alternatives: (perKind.find((options) => options.includes(option)) ?? [])
      .filter((other) => other !== option)
      .filter(
        ({ subtotalMinor }) =>
          budget === null || totalMinor - option.subtotalMinor + subtotalMinor <= budget,
      )
      .slice(0, ALTERNATIVES)
      .map((other) => toItem(wanted, other)),
  }))
  return { type: 'plan', slots, totalMinor, currency: CURRENCY, budgetMinor: budget }
}

/** The plan with what it has on show, where that was swapped for an alternative before. */
export function asShown(plan: ChatPartOf<'plan'>, shown: ReadonlySet<string>): ChatPartOf<'plan'> {
  return plan.slots.reduce((made, { alternatives }, at) => {
    const swaps = [made]
    for (const _ of alternatives) swaps.push(withSwap(swaps.at(-1) ?? made, at))
    return swaps.find(({ slots }) => shown.has(slots[at]?.chosen.card.id ?? '')) ?? made
  }, plan)
}

/** A plan after the swap that a turn asks for, and what came of it. */
export function swapped(
  plan: ChatPartOf<'plan'>,
  text: string,
): { made: ChatPartOf<'plan'>; news: string | null } {
  const at = slotMeant(plan, fold(text))
  const old = at === null ? undefined : plan.slots[at]?.chosen.card.title
  if (at === null || old === undefined) return { made: plan, news: null }
  const [next] = swapsFor(plan, at)
  const news = next
    ? m.chat_swapped({ old, title: next.card.title })
    : m.chat_swap_none({ title: old })
  return { made: withSwap(plan, at), news }
}

function optionsOf(
  fits: readonly Fit[],
  contentType: ContentType,
  need: Need,
  budget: number | null,
): Option[] {
  return fits
    .flatMap((fit) => {
      const { amount } = fit.candidate
      if (amount?.currency !== CURRENCY || fit.candidate.contentType !== contentType) return []
      const count = countOf(amount, need)
      return [{ contentType, fit, count, subtotalMinor: count * amount.minor }]
    })
    .filter(({ subtotalMinor }) => budget === null || subtotalMinor <= budget)
    .slice(0, OPTIONS)
}

/** How many of what a price buys: nights of a short stay, months that are begun, else one. */
function countOf({ per }: Price, { duration, totalMinor }: Need): number {
  const nights = nightsOf(duration) ?? 0
  if (per === 'month') return Math.max(1, Math.ceil(nights / 31))
  if (per !== 'night') return 1
  const isWhole = nights > 0 && (nights < 7 || totalMinor !== null)
  return isWhole ? nights : USUAL_NIGHTS
}

/** Every category that can be had counts more than how well one meets the need. */
function bestTogether(perKind: readonly (readonly Option[])[], budget: number): Option[] {
  let best: { options: Option[]; value: number } = { options: [], value: 0 }
  const choose = (at: number, options: Option[], spent: number, value: number) => {
    if (value > best.value) best = { options, value }
    const offered = perKind[at]
    if (!offered) return
    const most = Math.max(...offered.map(({ fit }) => fit.score), Number.EPSILON)
    for (const option of offered) {
      const after = spent + option.subtotalMinor
      if (after <= budget)
        choose(at + 1, [...options, option], after, value + 1 + option.fit.score / most / 4)
    }
    choose(at + 1, options, spent, value)
  }
  choose(0, [], 0, 0)
  return best.options
}

function sumOf(options: readonly Option[]): number {
  return options.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, 0)
}

function toItem(need: Need, { fit, count, subtotalMinor }: Option): PlanItem {
  return { card: toCard(need, fit), count, subtotalMinor }
}
