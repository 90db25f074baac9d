import { m } from '#domain/messages/messages.js'
import { sentencesOf } from '#domain/need/claims.ts'
import { variantOf } from '../facts/variants.ts'
import { type Answer, assistantText, type Turn } from '../turn.ts'
import { type Assessment, questionOf } from '../understand/assessment.ts'
import { needPart } from './need-part.ts'

/** A text without listings, with suggestions for the next message. */
export function talkAnswer({ assessment, wishes }: Turn, text: string): Answer {
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

/** The next question of the assessment; there is no search before its end. */
export function assessmentAnswer({ wishes, act }: Turn, assessment: Assessment): Answer {
  const open = questionOf(assessment)
  const understood = needPart(wishes.need)
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

/** Asks for more details, if nothing was parsed; not in the same words again. */
export function clarifyingAnswer(turn: Turn): Answer {
  const first = m.chat_not_understood()
  if (assistantText(turn.request).includes(first)) return unknownWordsAnswer(turn)
  return asking(first, m.assistant_ask_matter(), MATTERS())
}

/** Asks where the visitor is, in words or by the position of the device. */
export function placeQuestion(): Answer {
  return {
    parts: [
      { type: 'text', text: m.assistant_near_ask() },
      { type: 'followUps', question: null, suggestions: [], asksPlace: true },
    ],
    outcome: 'asked',
  }
}

const MATTERS = () => [
  m.assistant_answer_sleep(),
  m.assistant_answer_stress(),
  m.assistant_next_quiet(),
]
/** Maximum length of a quoted turn, in characters. */
const QUOTED = 40

/** States that a turn was not understood, with suggestions from the listings on show. */
export function unknownWordsAnswer(turn: Turn): Answer {
  const letters = [...turn.text]
  const words = letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('').trim()}…` : turn.text
  const ways = [m.assistant_unheard_1, m.assistant_unheard_2, m.assistant_unheard_3]
  const text = withoutRepeats(
    ways.map((say) => say({ words })),
    turn,
  )
  const [first] = turn.shown
  if (!first) return asking(text, null, MATTERS())
  return asking(text, null, [
    m.assistant_suggest_more({ title: first.title }),
    m.assistant_suggest_other(),
    m.assistant_suggest_restart(),
  ])
}

function asking(text: string, question: string | null, suggestions: string[]): Answer {
  return {
    parts: [
      { type: 'text', text },
      { type: 'followUps', question, suggestions },
    ],
    outcome: 'asked',
  }
}

/** Returns the text chosen by the words of the turn, else the next one not used before. */
export function withoutRepeats(texts: readonly string[], { text, request }: Turn): string {
  const chosen = variantOf(texts, text)
  const at = texts.indexOf(chosen)
  const said = assistantText(request)
  const inTurn = [...texts.slice(at), ...texts.slice(0, at)]
  return inTurn.find((each) => !sentencesOf(each).some((one) => said.includes(one))) ?? chosen
}
