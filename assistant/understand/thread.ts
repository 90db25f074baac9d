import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ChatTurn } from '#domain/chat/chat.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { isLossBySuicide, replaceWithGrief } from '#domain/safety/everyday.ts'
import { fold } from '#domain/text/text.ts'
import type { Act, ActKind } from './act.ts'
import { type Assessment, asAnswer, assessed } from './assessment.ts'
import { parseDatedNeed } from './dates/stated-dates.ts'
import { withoutLifted } from './need/lifted-constraints.ts'
import { NO_WISHES, type Wishes, withTurn } from './need/wishes.ts'
import { parseAct, RESTART } from './parse-act.ts'
import { namedListings } from './references/named-listings.ts'
import { actReferring, focusAfter } from './references/reference.ts'
import { withoutEmoji } from './text/emoji.ts'
import { normalised } from './text/normalise.ts'
import { withoutPastedLines } from './text/pasted-lines.ts'

/** A conversation as far as it has gone: what is wished for, and what the newest turn does. */
export type Thread = {
  wishes: Wishes
  act: Act
  /** The newest words, tidied. */
  text: string
  /** What the newest words say by themselves. */
  own: Need
  /** Whether the newest words take a limit back, or answer a question of the assessment. */
  isReply: boolean
  /** Cards of the newest answer that had any, in their order. */
  shown: Candidate[]
  /** Cards that ordinals refer to: the last answer of more than one, after a choice from it as well. */
  list: Candidate[]
  /** What was talked of last, the newest first; at most two. */
  focus: readonly Candidate[]
  /** The assessment that is going on; null when there is none. */
  assessment: Assessment | null
  /** Whether what is on show is a plan. */
  isPlanned: boolean
  isFirst: boolean
}

/** What the reading of one turn begins with. */
type Before = Pick<Thread, 'wishes' | 'shown' | 'list' | 'focus' | 'assessment' | 'isPlanned'>

/**
 * Reads a conversation from its first turn to its newest. Of the assistant's turns only the listings it
 * showed count, as far as `known` has them. Yields to the event loop between turns: fifteen long ones take
 * hundreds of milliseconds.
 */
export async function parseThread(
  turns: readonly ChatTurn[],
  known: ReadonlyMap<string, Candidate>,
  readNeed: (text: string) => Need,
): Promise<Thread> {
  let before: Before = {
    wishes: NO_WISHES,
    shown: [],
    list: [],
    focus: [],
    assessment: null,
    isPlanned: false,
  }
  let newest: Newest = { act: { kind: 'unclear' }, text: '', own: readNeed(''), isReply: false }
  for (const turn of turns) {
    if (turn.role === 'assistant') before = withAnswer(before, turn, known)
    else {
      await yieldToEventLoop()
      const { wishes, shown, list, focus, assessment, isPlanned } = before
      const isAssessed = assessment?.open[0] !== undefined
      const own = withoutPastedLines(
        turn.content,
        list.map(({ title }) => title),
      )
      const text = asAnswer(inFirstPerson(withoutEmoji(normalised(own))), assessment)
      // "Plan" is what is to be made, and no slip for "plane".
      const sought = griefIn(afresh(text)).replace(/\bplan(?:s|ned|ning)?\b/gi, ' ')
      const need = parseDatedNeed(sought, readNeed)
      const named = namedListings(text, known.values())
      const read = () => parseAct(text, need, { shown, list, isAssessed, isPlanned })
      const act = isAssessed
        ? read()
        : actReferring(text, need, { named, focus, shown, list }, read)
      const next = withTurn(wishes, { text, need, act, shown })
      const isReply = isAssessed || isLifting(wishes.need, text)
      newest = { act, text, own: need, isReply }
      before = {
        wishes: next,
        shown,
        list,
        focus: focusAfter(focus, act, named),
        assessment: assessed(assessment, stepOf(act), need, text),
        isPlanned: isPlannedAfter(isPlanned, act),
      }
    }
  }
  const isFirst = !turns.some(({ role }) => role === 'assistant')
  return { ...before, ...newest, isFirst }
}

type Newest = Pick<Thread, 'act' | 'text' | 'own' | 'isReply'>

/** Words that name nothing to look for may still take a limit back. */
function isLifting(need: Need, text: string): boolean {
  return JSON.stringify(withoutLifted(need, fold(text))) !== JSON.stringify(need)
}

/** To start over is no fresh start that anybody offers. */
function afresh(text: string): string {
  const plain = fold(text)
  return RESTART.test(plain) ? plain.replace(RESTART, ' ') : text
}

/** Who mourns somebody's suicide looks for what helps with grief; the words of it are no wishes. */
function griefIn(text: string): string {
  const plain = fold(text)
  return isLossBySuicide(plain) ? replaceWithGrief(plain, 'grief') : text
}

/** "She hates apps" and "he doesn’t like yoga" are limits as if the visitor had them. */
function inFirstPerson(text: string): string {
  return (
    text
      .replace(/\b(hate|dislike)s\b/gi, '$1')
      // "Que no sea una app" speaks of no sea.
      .replace(/\bque no sean?\b/gi, 'nada de')
      .replace(/\bdoes(?:n['’]?t| not) (like|want|need|enjoy)\b/gi, 'dont $1')
  )
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
function isPlannedAfter(isPlanned: boolean, { kind }: Act): boolean {
  return kind === 'plan' || (isPlanned && !SEEKING.some((seeking) => seeking === kind))
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

function stepOf(act: Act): 'begin' | 'leave' | 'stay' | 'answer' {
  const { kind } = act
  if (kind === 'assess') return 'begin'
  if (kind === 'restart' || kind === 'quit' || 'isAfresh' in act) return 'leave'
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
