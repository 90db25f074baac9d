import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ChatTurn } from '#domain/chat/chat.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import type { Itinerary } from '#domain/plan/itinerary.ts'
import { isLossBySuicide, replaceWithGrief } from '#domain/safety/everyday.ts'
import { fold } from '#domain/text/text.ts'
import type { Act, ActKind } from './act.ts'
import { type Assessment, asAnswer, assessed } from './assessment.ts'
import { parseDatedNeed } from './dates/stated-dates.ts'
import { withoutLifted } from './need/lifted-constraints.ts'
import { NO_WISHES, type Wishes, withTurn } from './need/wishes.ts'
import { parseAct, RESTART } from './parse-act.ts'
import { parsePlanTurn } from './plan-request.ts'
import { isBareReference } from './references/bare-reference.ts'
import { namedListings, withoutNames } from './references/named-listings.ts'
import { actReferring, focusAfter } from './references/reference.ts'
import { withoutEmoji } from './text/emoji.ts'
import { normalised } from './text/normalise.ts'
import { withoutPastedLines } from './text/pasted-lines.ts'

/** A parsed conversation: its wishes and the act of its newest turn. */
export type Thread = {
  wishes: Wishes
  act: Act
  /** The text of the newest turn, normalised. */
  text: string
  /** The question about listings that the newest turn asks, or repeats for another listing ("and the second?"). */
  question: string
  /** The need parsed from the newest turn alone. */
  own: Need
  /** Whether the newest turn relaxes a constraint or answers the assessment. */
  isReply: boolean
  /** Cards of the newest answer with cards, in order. */
  shown: Candidate[]
  /** Cards that ordinals refer to: the last answer with several, also after a choice from it. */
  list: Candidate[]
  /** Listings discussed last, newest first; at most two. */
  focus: readonly Candidate[]
  /** The current assessment; null if there is none. */
  assessment: Assessment | null
  /** Whether a plan is shown. */
  isPlanned: boolean
  /** Whether a plan was shown before the newest turn. */
  wasPlanned: boolean
  /** The state of the plan shown last, if the client sent it. */
  plan: Itinerary | null
  isFirst: boolean
}

/** The state before a turn is parsed. */
type Before = Pick<
  Thread,
  'wishes' | 'shown' | 'list' | 'focus' | 'assessment' | 'isPlanned' | 'question' | 'plan'
>

/**
 * Parses a conversation from its first turn to its newest. Of assistant turns only the listings
 * shown count, if `known` has them. Yields to the event loop between turns: fifteen long ones take
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
    question: '',
    plan: null,
  }
  let newest: Newest = {
    act: { kind: 'unclear' },
    text: '',
    own: readNeed(''),
    isReply: false,
    wasPlanned: false,
  }
  for (const turn of turns) {
    if (turn.role === 'assistant') before = withAnswer(before, turn, known)
    else {
      await yieldToEventLoop()
      const { wishes, shown, list, focus, assessment, isPlanned, plan } = before
      const isAssessed = assessment?.open[0] !== undefined
      const own = withoutPastedLines(
        turn.content,
        list.map(({ title }) => title),
      )
      const text = asAnswer(inFirstPerson(withoutEmoji(normalised(own))), assessment)
      // "Plan" is a request, not a misspelling of "plane".
      const sought = griefIn(afresh(text)).replace(/\bplan(?:s|ned|ning)?\b/gi, ' ')
      const need = parseDatedNeed(sought, readNeed)
      const named = namedListings(text, known.values())
      const isLifted = isLifting(wishes.need, text)
      const read = () => parseAct(text, need, { shown, list, isAssessed, isPlanned })
      const ofPlan = isPlanned ? parsePlanTurn(text, need, planned(plan, shown, known)) : null
      const act = isAssessed
        ? read()
        : (ofPlan ??
          actReferring(text, need, { named, focus, shown, list, isLifting: isLifted }, read))
      const next = withTurn(wishes, { text, need, act, shown })
      const isReply = isAssessed || isLifted
      newest = { act, text, own: need, isReply, wasPlanned: isPlanned }
      before = {
        wishes: next,
        shown,
        list,
        focus: focusAfter(focus, act, named),
        assessment: assessed(assessment, stepOf(act), need, text),
        isPlanned: isPlannedAfter(isPlanned, act),
        question: questionAfter(before.question, text, act),
        plan: isPlannedAfter(isPlanned, act) ? plan : null,
      }
    }
  }
  const isFirst = !turns.some(({ role }) => role === 'assistant')
  return { ...before, ...newest, isFirst }
}

type Newest = Pick<Thread, 'act' | 'text' | 'own' | 'isReply' | 'wasPlanned'>

/** Whether a turn relaxes a constraint, even if it names nothing to search for. */
function isLifting(need: Need, text: string): boolean {
  return JSON.stringify(withoutLifted(need, fold(text))) !== JSON.stringify(need)
}

/** Removes a restart phrase, which would match listings ("a fresh start"). */
function afresh(text: string): string {
  const plain = fold(text)
  return RESTART.test(plain) ? plain.replace(RESTART, ' ') : text
}

/** Replaces phrases of a loss by suicide with grief, so that they are not parsed as wishes. */
function griefIn(text: string): string {
  const plain = fold(text)
  return isLossBySuicide(plain) ? replaceWithGrief(plain, 'grief') : text
}

/** Rewrites "she hates apps" and "he doesn’t like yoga" as exclusions stated by the visitor. */
function inFirstPerson(text: string): string {
  return (
    text
      .replace(/\b(hate|dislike)s\b/gi, '$1')
      // Spanish "sea" in "que no sea una app" is a verb, not the sea.
      .replace(/\bque no sean?\b/gi, 'nada de')
      .replace(/\bdoes(?:n['’]?t| not) (like|want|need|enjoy)\b/gi, 'dont $1')
  )
}

function withAnswer(
  before: Before,
  { cards = [], plan }: ChatTurn,
  known: ReadonlyMap<string, Candidate>,
): Before {
  const shown = cards.flatMap((id) => known.get(id) ?? [])
  if (shown.length === 0) return before
  const seen = new Set([...before.wishes.seen, ...shown.map(({ id }) => id)])
  const isChoice = shown.length === 1 && before.list.some(({ id }) => id === shown[0]?.id)
  const list = isChoice ? before.list : shown
  const isPlanned = before.isPlanned || plan !== undefined
  return {
    ...before,
    shown,
    list,
    isPlanned,
    plan: plan ?? before.plan,
    wishes: { ...before.wishes, seen },
  }
}

/** The listings of the plan shown: of its state, or the listings shown last. */
function planned(
  plan: Itinerary | null,
  shown: readonly Candidate[],
  known: ReadonlyMap<string, Candidate>,
): readonly Candidate[] {
  return plan ? plan.lines.flatMap(({ id }) => known.get(id) ?? []) : shown
}

/** Whether a plan is shown after a turn: questions about it keep it, a search replaces it. */
function isPlannedAfter(isPlanned: boolean, { kind }: Act): boolean {
  return kind === 'plan' || (isPlanned && !SEEKING.some((seeking) => seeking === kind))
}

/** The question about listings after a turn; one that only points to another listing repeats the last. */
function questionAfter(question: string, text: string, act: Act): string {
  if (act.kind === 'tell') {
    const titles = act.about.map(({ title }) => title)
    const isBare = isBareReference(withoutNames(fold(text).replace(/[¿¡]/g, ''), titles))
    return isBare && question ? question : text
  }
  return SEEKING.some((seeking) => seeking === act.kind) ? '' : question
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
