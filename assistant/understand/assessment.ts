import { m } from '#domain/messages/messages.js'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { anyOf, phrasePattern } from './phrases/pattern.ts'

const QUESTIONS = ['matter', 'form', 'budget', 'company', 'care'] as const
type Question = (typeof QUESTIONS)[number]

/** The open questions of the personal assessment; the first of them was asked. */
export type Assessment = { open: readonly Question[] }

const ENOUGH = phrasePattern('enough')

/**
 * Returns the assessment after one more turn; null if there is none. Any text answers the open
 * question.
 */
export function assessed(
  before: Assessment | null,
  step: 'begin' | 'leave' | 'stay' | 'answer',
  need: Need,
  text: string,
): Assessment | null {
  if (step === 'begin') return { open: QUESTIONS.filter((question) => !isAnswered(question, need)) }
  const [, ...others] = before?.open ?? []
  // The result was given, so later turns are normal conversation.
  if (before === null || before.open.length === 0 || step === 'leave') return null
  if (step === 'stay') return before
  if (ENOUGH.test(fold(text))) return { open: [] }
  return { open: others.filter((question) => !isAnswered(question, need)) }
}

const PASSED = new RegExp(`^${anyOf('passed')}[ .!]*$`)

/**
 * Returns the text to parse: empty if it only skips the question; a bare number is a maximum price
 * if the budget was asked.
 */
export function asAnswer(text: string, assessment: Assessment | null): string {
  if (assessment?.open[0] && PASSED.test(fold(text))) return ''
  const sum = /^\D{0,8}(\d{1,6})\D{0,8}$/.exec(text)?.[1]
  return assessment?.open[0] === 'budget' && sum ? `under $${sum}` : text
}

function isAnswered(question: Question, need: Need): boolean {
  switch (question) {
    case 'matter':
      return need.concepts.length > 0
    case 'form':
      return need.contentTypes.length > 0 || need.online || need.place !== null
    case 'budget':
      return need.maxMinor !== null || need.priceBands.length > 0
    case 'company':
      return need.company !== null
    case 'care':
      return need.petFriendly || need.wheelchair || need.avoided.length > 0
  }
}

const ASKED: Record<Question, () => string> = {
  matter: m.assistant_assess_matter,
  form: m.assistant_assess_form,
  budget: m.assistant_assess_budget,
  company: m.assistant_assess_company,
  care: m.assistant_assess_care,
}

const ANSWERS: Record<Question, readonly (() => string)[]> = {
  matter: [m.assistant_answer_sleep, m.assistant_answer_stress, m.assistant_answer_energy],
  form: [m.assistant_answer_home, m.assistant_answer_away, m.assistant_answer_class],
  budget: [m.assistant_answer_fifty, m.assistant_answer_two_hundred],
  company: [m.assistant_answer_alone, m.assistant_answer_partner],
  care: [m.assistant_answer_dog, m.assistant_answer_steps, m.assistant_answer_nothing],
}

/**
 * Returns the open question with suggested answers, the last of which skips it; null at the end.
 */
export function questionOf({ open }: Assessment): { text: string; answers: string[] } | null {
  const [question] = open
  if (!question) return null
  const number = QUESTIONS.indexOf(question) + 1
  return {
    text: m.assistant_assess_question({
      number,
      count: QUESTIONS.length,
      question: ASKED[question](),
    }),
    answers: [...ANSWERS[question].map((say) => say()), m.assistant_answer_skip()],
  }
}
