import { m } from '#domain/messages/messages.js'
import { type Assessment, questionOf } from './assessment.ts'
import type { Answer, Turn } from './turn.ts'
import { understoodPart } from './understood.ts'

/** Words without listings, and what could be said next. */
export function talk({ assessment, wishes }: Turn, text: string): Answer {
  const open = assessment && questionOf(assessment)
  const suggestions = open?.answers ?? [
    m.assistant_next_quiet(),
    m.assistant_next_class(),
    m.assistant_next_tea(),
  ]
  const question = open?.text ?? (wishes.about ? null : m.assistant_ask_matter())
  return {
    parts: [
      { type: 'text', text },
      { type: 'followUps', question, suggestions },
    ],
    outcome: 'talk',
  }
}

/** The next question of the assessment; nothing is looked for before its end. */
export function assess({ wishes, act }: Turn, assessment: Assessment): Answer {
  const open = questionOf(assessment)
  const understood = understoodPart(wishes.need)
  const text = act.kind === 'assess' ? m.assistant_assess_begin() : m.assistant_assess_noted()
  return {
    parts: [
      ...(understood ? [understood] : []),
      { type: 'text', text },
      { type: 'followUps', question: open?.text ?? null, suggestions: open?.answers ?? [] },
    ],
    outcome: 'asked',
  }
}

/** Asks for more, where nothing was understood. */
export function clarify(): Answer {
  return {
    parts: [
      { type: 'text', text: m.chat_not_understood() },
      {
        type: 'followUps',
        question: m.assistant_ask_matter(),
        suggestions: [
          m.assistant_answer_sleep(),
          m.assistant_answer_stress(),
          m.assistant_next_quiet(),
        ],
      },
    ],
    outcome: 'asked',
  }
}
