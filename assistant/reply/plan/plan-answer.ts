import type { ChatPart, ChatPartOf } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import { cautionsFor } from '../../guard/guard.ts'
import { type Answer, assistantText, type Turn } from '../../turn.ts'
import type { Wishes } from '../../understand/need/wishes.ts'
import { followUpsFor } from '../follow-ups.ts'
import { needPart } from '../need-part.ts'
import { resultsAnswer } from '../results-answer.ts'
import { planText } from '../texts.ts'
import { asShown, notesOn, planFor, swapped } from './plan.ts'

/** A plan for the need of the conversation; listings if no plan is possible. */
export async function planAnswer(turn: Turn): Promise<Answer> {
  const { wishes, around, guard } = turn
  const planned = await planFor(wishes, around, guard.isBarred)
  if (!planned) return resultsAnswer(turn)
  const onShow = asShown(planned, new Set(turn.shown.map(({ id }) => id)))
  const { made, news } =
    turn.act.kind === 'swap' ? swapped(onShow, turn.text) : { made: planned, news: null }
  const understood = needPart(wishes.need)
  const cautions = cautionsFor(turn, [])
  const followUps = followUpsFor({
    need: wishes.need,
    shown: [],
    rest: [],
    said: assistantText(turn.request),
  })
  return {
    parts: [
      ...(understood ? [understood] : []),
      ...cautions.map((text): ChatPart => ({ type: 'notice', kind: 'caution', text })),
      {
        type: 'text',
        text: [news, planText(made), ...notesOn(made, wishes.need)].filter(Boolean).join(' '),
      },
      made,
      { ...followUps, suggestions: planSuggestions(made, wishes) },
    ],
    outcome: 'plan',
  }
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
