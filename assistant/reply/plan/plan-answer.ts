import type { ChatPart, ChatPartOf } from '#domain/chat/chat.ts'
import { categoryOf } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import type { Need } from '#domain/need/need.ts'
import type { ItineraryLine } from '#domain/plan/itinerary.ts'
import {
  dayNamed,
  requestsAddition,
  requestsCheaper,
  requestsRemoval,
  requestsSwap,
  slotMeant,
} from '#domain/plan/slot-words.ts'
import { fold } from '#domain/text/text.ts'
import type { PlanChange } from '../../find/plan/change-plan.ts'
import { makePlan, type Shown } from '../../find/plan/make-plan.ts'
import { planScope } from '../../find/plan/plan-search.ts'
import { tripOf } from '../../find/plan/trip.ts'
import { cautionsFor } from '../../guard/guard.ts'
import { type Answer, assistantText, type Turn } from '../../turn.ts'
import { visitorTimeZone } from '../../understand/dates/stated-dates.ts'
import type { Wishes } from '../../understand/need/wishes.ts'
import { followUpsFor } from '../follow-ups.ts'
import { needPart } from '../need-part.ts'
import { resultsAnswer } from '../results-answer.ts'
import { planText } from '../texts.ts'
import { beyondLimits, notesOn, toPlanPart } from './plan.ts'

/** A plan for the need of the conversation; listings if no plan is possible. */
export async function planAnswer(turn: Turn): Promise<Answer> {
  const { wishes, around, guard, own, request } = turn
  const shown = shownPlan(turn)
  const today = { text: turn.text, now: around.now, timeZone: visitorTimeZone(request, around) }
  const trip = tripOf(own, wishes.need, shown ? turn.plan : null, today)
  const scope = planScope(wishes, around, trip.days, guard.isBarred)
  const change = shown ? changeIn(turn, shown) : { kind: 'none' as const }
  const made = await makePlan(scope, trip, shown, change)
  if (!made) return resultsAnswer(turn)
  const plan = toPlanPart(made, scope.wanted)
  const understood = needPart(wishes.need)
  const followUps = followUpsFor({
    need: wishes.need,
    shown: [],
    rest: [],
    said: assistantText(request),
  })
  return {
    parts: [
      ...(understood ? [understood] : []),
      ...cautionsFor(turn, [], shown !== null).map(
        (text): ChatPart => ({ type: 'notice', kind: 'caution', text }),
      ),
      {
        type: 'text',
        text: [
          newsOf(change, plan, turn),
          planText(plan),
          ...beyondLimits(wishes.need),
          ...notesOn(plan, scope.wanted),
        ]
          .filter(Boolean)
          .join(' '),
      },
      plan,
      { ...followUps, suggestions: planSuggestions(plan, wishes) },
    ],
    outcome: 'plan',
  }
}

/**
 * The plan that the newest turn changes: its state, or the listings shown where a client sends
 * none; null for a new plan.
 */
function shownPlan({ act, plan, shown, wasPlanned }: Turn): Shown | null {
  if (!wasPlanned || 'isAfresh' in act) return null
  if (plan && plan.lines.length > 0) return plan
  if (shown.length === 0) return null
  const isDaily = shown.some(({ contentType }) => contentType === 'escape')
  let day = 0
  const lines = shown.map(({ id, contentType }): ItineraryLine => {
    const isOfDay = isDaily && contentType === 'experience'
    if (isOfDay) day += 1
    return { id, day: isOfDay ? day : null, isLocked: false }
  })
  return { lines, days: null }
}

/** What a turn changes in the plan, besides the need. */
function changeIn({ act, text, own, known }: Turn, { lines, days }: Shown): PlanChange {
  if ('isCheaper' in act) return { kind: 'cheaper' }
  if (act.kind !== 'swap') return { kind: 'none' }
  const plain = fold(text)
  const slots = lines.flatMap(({ id, day, isLocked }) => {
    const candidate = known.get(id)
    if (!candidate) return []
    return [
      { category: categoryOf(candidate.contentType), day, isLocked, chosen: { card: candidate } },
    ]
  })
  const at = slotMeant({ slots, days: days ?? 1 }, plain)
  const id = at === null ? undefined : slots[at]?.chosen.card.id
  const topic = own.concepts.length > 0 ? { ...own, place: null } : null
  const day = dayNamed(plain)
  if (id === undefined && day !== null && days !== null && !requestsRemoval(plain))
    return { kind: 'add', day: Math.min(day < 0 ? days : day, days), topic }
  // "Drop the massage and add cooking": what is added takes the place of what is dropped.
  const isAdded = requestsAddition(plain)
  if (id === undefined) return isAdded ? { kind: 'add', day: null, topic } : { kind: 'none' }
  if (requestsRemoval(plain) && !isAdded) return { kind: 'remove', id }
  if (isAdded && !requestsRemoval(plain)) return { kind: 'add', day, topic }
  return { kind: 'swap', id, isCheaper: requestsCheaper(plain), topic }
}

/** What a swap or a removal has changed. */
function newsOf(
  change: PlanChange,
  { slots }: ChatPartOf<'plan'>,
  { act, text, known, shown, plan }: Turn,
): string | null {
  if (change.kind === 'add')
    return newsOfAdded(change.day, { slots, plan, shown, topic: change.topic })
  if (change.kind !== 'swap' && change.kind !== 'remove') {
    const plain = fold(text)
    const isAsked = act.kind === 'swap' && (requestsRemoval(plain) || requestsSwap(plain))
    return isAsked ? m.assistant_plan_not_there() : null
  }
  const old = known.get(change.id)?.title ?? ''
  const isStill = slots.some(({ chosen }) => chosen.card.id === change.id)
  if (change.kind === 'remove')
    return isStill ? m.chat_swap_none({ title: old }) : m.chat_plan_removed({ title: old })
  if (isStill) return m.chat_swap_none({ title: old })
  const before = new Set((plan?.lines ?? shown).map(({ id }) => id))
  const kind = known.get(change.id)?.contentType
  const added = slots.filter(({ chosen }) => !before.has(chosen.card.id))
  const next = added.find(({ chosen }) => chosen.card.contentType === kind) ?? added[0]
  return next ? m.chat_swapped({ old, title: next.chosen.card.title }) : null
}

/** What was added, or that nothing was found for the day or the topic. */
function newsOfAdded(
  day: number | null,
  {
    slots,
    plan,
    shown,
    topic,
  }: Pick<ChatPartOf<'plan'>, 'slots'> & Pick<Turn, 'plan' | 'shown'> & { topic: Need | null },
): string | null {
  const before = new Set((plan?.lines ?? shown).map(({ id }) => id))
  const added = slots.find(({ chosen }) => !before.has(chosen.card.id))
  if (added) return m.assistant_plan_added({ title: added.chosen.card.title })
  if (day !== null) return m.assistant_plan_rest({ day })
  return m.assistant_plan_add_none({ thing: topic?.asked.find(({ said }) => said)?.said ?? '' })
}

function planSuggestions({ slots }: ChatPartOf<'plan'>, { need }: Wishes): string[] {
  const titles = slots.map(({ chosen }) => chosen.card.title)
  return [
    ...(need.concepts.length === 0
      ? [m.assistant_answer_sleep(), m.assistant_answer_stress()]
      : []),
    ...titles.map((title) => m.assistant_suggest_more({ title })),
  ].slice(0, 3)
}
