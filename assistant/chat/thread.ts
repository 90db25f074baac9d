import type { Candidate } from '#domain/candidate.ts'
import type { ChatTurn } from '#domain/chat.ts'
import type { Need } from '#domain/need.ts'
import { isLossBySuicide, saidAsGrief } from '#domain/safety/everyday.ts'
import { fold } from '#domain/text.ts'
import { tidied } from '../tidy.ts'
import { type Act, type ActKind, readAct } from './act.ts'
import { namedIn } from './asked/naming.ts'
import { actReferring, focusAfter } from './asked/reference.ts'
import { type Assessment, asAnswer, assessed } from './assessment.ts'
import { NO_WISHES, type Wishes, withTurn } from './wishes.ts'

/** A conversation as far as it has gone: what is wished for, and what the newest turn does. */
export type Thread = {
  wishes: Wishes
  act: Act
  /** The newest words, tidied. */
  text: string
  /** Cards of the newest answer that had any, in their order. */
  shown: Candidate[]
  /** Cards that ordinals refer to: the last answer of more than one, after a choice from it as well. */
  list: Candidate[]
  /** What was talked of last, the newest first; at most two. */
  focus: readonly Candidate[]
  /** The assessment that is going on; null when there is none. */
  assessment: Assessment | null
  /** What was asked to be swapped in the plan on show, in order; null where none is. */
  swaps: readonly string[] | null
  isFirst: boolean
}

/** What the reading of one turn begins with. */
export type Before = Pick<Thread, 'wishes' | 'shown' | 'list' | 'focus' | 'assessment' | 'swaps'>

/**
 * Reads a conversation from its first turn to its newest. Of the assistant's turns only the listings it
 * showed count, as far as `known` has them.
 */
export function readThread(
  turns: readonly ChatTurn[],
  known: ReadonlyMap<string, Candidate>,
  readNeed: (text: string) => Need,
): Thread {
  let before: Before = {
    wishes: NO_WISHES,
    shown: [],
    list: [],
    focus: [],
    assessment: null,
    swaps: null,
  }
  let newest: Pick<Thread, 'act' | 'text'> = { act: { kind: 'unclear' }, text: '' }
  for (const turn of turns) {
    if (turn.role === 'assistant') before = withAnswer(before, turn, known)
    else {
      const { wishes, shown, list, focus, assessment, swaps } = before
      const isAssessed = assessment?.open[0] !== undefined
      const text = asAnswer(inFirstPerson(tidied(turn.content)), assessment)
      // "Plan" is what is to be made, and no slip for "plane".
      const need = readNeed(griefIn(text).replace(/\bplan(?:s|ned|ning)?\b/gi, ' '))
      const named = namedIn(text, known.values())
      const isPlanned = swaps !== null
      const read = () => readAct(text, need, { shown, list, isAssessed, isPlanned })
      const act = isAssessed
        ? read()
        : actReferring(text, need, { named, focus, shown, list }, read)
      newest = { act, text }
      before = {
        wishes: withTurn(wishes, { text, need, act, shown }),
        shown,
        list,
        focus: focusAfter(focus, act, named),
        assessment: assessed(assessment, stepOf(act), need, text),
        swaps: swapsAfter(swaps, act, text),
      }
    }
  }
  const isFirst = !turns.some(({ role }) => role === 'assistant')
  return { ...before, ...newest, isFirst }
}

/** Who mourns somebody's suicide looks for what helps with grief; the words of it are no wishes. */
function griefIn(text: string): string {
  const plain = fold(text)
  return isLossBySuicide(plain) ? saidAsGrief(plain, 'grief') : text
}

/** "She hates apps" and "he doesn’t like yoga" are limits as if the visitor had them. */
function inFirstPerson(text: string): string {
  return text
    .replace(/\b(hate|dislike)s\b/gi, '$1')
    .replace(/\bdoes(?:n['’]?t| not) (like|want|need|enjoy)\b/gi, 'dont $1')
}

function withAnswer(
  before: Before,
  { cards = [] }: ChatTurn,
  known: ReadonlyMap<string, Candidate>,
): Before {
  const shown = cards.flatMap((id) => known.get(id) ?? [])
  if (shown.length === 0) return before
  const seen = new Set([...before.wishes.seen, ...shown.map(({ id }) => id)])
  const isChoice = shown.length === 1 && before.list.some(({ id }) => id === shown[0]?.id)
  const list = isChoice ? before.list : shown
  return { ...before, shown, list, wishes: { ...before.wishes, seen } }
}

/** Words about a plan leave it on show; what is looked for takes its place. */
function swapsAfter(swaps: readonly string[] | null, { kind }: Act, text: string) {
  if (kind === 'plan') return []
  if (kind === 'swap') return [...(swaps ?? []), text]
  return SEEKING.some((seeking) => seeking === kind) ? null : swaps
}

const SEEKING: readonly ActKind[] = [
  'find',
  'refine',
  'cheaper',
  'closer',
  'top',
  'other',
  'assess',
  'restart',
]

function stepOf({ kind }: Act): 'begin' | 'leave' | 'stay' | 'answer' {
  if (kind === 'assess') return 'begin'
  if (kind === 'restart' || kind === 'quit') return 'leave'
  return [
    'greeting',
    'about',
    'abilities',
    'refund',
    'myData',
    'howAreYou',
    'offTopic',
    'bye',
    'complaint',
    'notMeant',
  ].includes(kind)
    ? 'stay'
    : 'answer'
}
