import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ChatTurn } from '#domain/chat/chat.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { daysAdded } from '#domain/need/circumstances.ts'
import { readNamedThing } from '#domain/need/named-thing.ts'
import type { Need } from '#domain/need/need.ts'
import { nightsOf } from '#domain/need/need-total.ts'
import type { Itinerary } from '#domain/plan/itinerary.ts'
import { isLossBySuicide, replaceWithGrief } from '#domain/safety/everyday.ts'
import { fold } from '#domain/text/text.ts'
import type { Act, ActKind } from './act.ts'
import { type Assessment, asAnswer, assessed } from './assessment.ts'
import { parseDatedNeed } from './dates/stated-dates.ts'
import { ANY_PRICE, withoutLifted } from './need/lifted-constraints.ts'
import { takenBackIn, withoutConcepts } from './need/taken-back.ts'
import { hasMeaning } from './need/topical.ts'
import { NO_WISHES, type Wishes, withTurn } from './need/wishes.ts'
import { parseAct, RESTART } from './parse-act.ts'
import { parsePlanTurn, withoutPlanWord } from './plan-request.ts'
import { isBareReference } from './references/bare-reference.ts'
import {
  type EarlierList,
  earlierList,
  goesBack,
  pointedInList,
} from './references/earlier-list.ts'
import { focusAfter } from './references/focus.ts'
import { namedListings, withoutNames } from './references/named-listings.ts'
import { actReferring } from './references/reference.ts'
import { audienceOf, isForSomebodyElse } from './references/somebody-else.ts'
import { isTimeAlone } from './references/time-alone.ts'
import { ofOpenQuestion } from './references/turn-of-list.ts'
import { inFirstPerson } from './text/dislikes.ts'
import { withoutEmoji } from './text/emoji.ts'
import { normalised } from './text/normalise.ts'
import { withoutPastedLines } from './text/pasted-lines.ts'
import { plainWish, withoutOrigin, withoutThanks } from './text/plain-wish.ts'

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
  /** The lists of earlier answers, oldest first, with the wishes that they answered. */
  history: readonly EarlierList[]
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
  | 'wishes'
  | 'shown'
  | 'list'
  | 'focus'
  | 'history'
  | 'assessment'
  | 'isPlanned'
  | 'question'
  | 'plan'
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
    history: [],
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
      const { shown, list, focus, history, assessment, isPlanned, plan } = before
      const isAssessed = assessment?.open[0] !== undefined
      const own = withoutPastedLines(
        turn.content,
        list.map(({ title }) => title),
      )
      const text = asAnswer(withoutThanks(inFirstPerson(withoutEmoji(normalised(own)))), assessment)
      const takenBack = takenBackIn(text, before.wishes.need)
      const isForOther = list.length > 0 && isForSomebodyElse(fold(text))
      const audience = isForOther ? audienceOf(before.wishes.need) : []
      const wishes = {
        ...before.wishes,
        need: withoutConcepts(before.wishes.need, [...takenBack.names, ...audience]),
      }
      const asked =
        list.length > 0 && ASKING.test(text) ? withoutOrigin(takenBack.rest) : takenBack.rest
      const isOfJourney = asked !== takenBack.rest
      const sought = withoutPlanWord(plainWish(griefIn(withoutAnyPrice(afresh(asked)))))
      const dated = { ...parseDatedNeed(sought, readNeed), thing: readNamedThing(sought) }
      const parsed = withoutSeason(dated, fold(text).replace(/[¿¡]/g, ''))
      const need = withDaysAdded(parsed, fold(text), plan?.days ?? nightsOf(wishes.need.duration))
      const named = namedListings(text, known.values())
      const isLifted = isLifting(wishes.need, text) || takenBack.names.length > 0
      const referents = { named, focus, shown, list, isLifting: isLifted }
      const read = () => parseAct(text, need, { shown, list, isAssessed, isPlanned })
      const ofPlan = isPlanned ? parsePlanTurn(text, need, planned(plan, shown, known)) : null
      const back = goesBack(fold(text)) ? earlierList(fold(text), need, history) : null
      const act = isAssessed
        ? read()
        : (ofPlan ??
          (back && goingBack(fold(text), back)) ??
          (isForOther && !hasMeaning(need) ? { kind: 'refine' as const } : null) ??
          (isOfJourney && !hasMeaning(need) ? ofOpenQuestion(fold(text), true, referents) : null) ??
          actReferring(text, need, referents, read))
      const next =
        back && act.kind === 'back'
          ? { ...back.wishes, seen: wishes.seen, isFresh: false }
          : withTurn(wishes, { text, need, act, shown })
      const isReply = isAssessed || isLifted
      newest = { act, text, own: need, isReply, wasPlanned: isPlanned }
      before = {
        wishes: next,
        shown,
        list,
        focus: focusAfter(focus, act, named),
        history,
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

/** Questions, which are often typed without their mark. */
const ASKING =
  /\?|\b(?:how(?:['’]?s| is| do| can)|which|is there|are there|wie|gibts?|c[oó]mo|hay|comment|y a[- ]t)\b/i

type Newest = Pick<Thread, 'act' | 'text' | 'own' | 'isReply' | 'wasPlanned'>

/** "In winter" alone says when, and asks for nothing against the winter blues. */
function withoutSeason(need: Need, plain: string): Need {
  return isTimeAlone(plain, need) ? { ...need, asked: [], concepts: [], words: [] } : need
}

/** "One more night" counts from the length of before. */
function withDaysAdded(need: Need, plain: string, before: number | null): Need {
  const added = before === null ? null : daysAdded(plain)
  if (before === null || added === null) return need
  const count = Math.max(1, before + added)
  const conditions = need.conditions.filter(({ kind }) => kind !== 'days')
  return {
    ...need,
    conditions,
    duration: { value: { count, unit: 'day' }, said: need.duration?.said ?? '' },
  }
}

/** Whether a turn relaxes a constraint, even if it names nothing to search for. */
function isLifting(need: Need, text: string): boolean {
  return JSON.stringify(withoutLifted(need, fold(text))) !== JSON.stringify(need)
}

/** Removes a restart phrase, which would match listings ("a fresh start"). */
function afresh(text: string): string {
  const plain = fold(text)
  return RESTART.test(plain) ? plain.replace(RESTART, ' ') : text
}

/** Removes "no fixed budget", whose words name neither a price nor a feast. */
function withoutAnyPrice(text: string): string {
  const plain = fold(text)
  return ANY_PRICE.test(plain) ? plain.replace(ANY_PRICE, ' ') : text
}

/** Replaces phrases of a loss by suicide with grief, so that they are not parsed as wishes. */
function griefIn(text: string): string {
  const plain = fold(text)
  return isLossBySuicide(plain) ? replaceWithGrief(plain, 'grief') : text
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
  const history =
    isChoice || shown.length < 2
      ? before.history
      : [...before.history, { wishes: before.wishes, list }]
  return {
    ...before,
    shown,
    list,
    history,
    isPlanned,
    plan: plan ?? before.plan,
    wishes: { ...before.wishes, seen },
  }
}

/** The act of a turn that goes back: the listing that it points at, or the whole list. */
function goingBack(plain: string, back: EarlierList): Act {
  const about = pointedInList(plain, back)
  return about.length > 0 ? { kind: 'tell', about } : { kind: 'back' }
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
  'back',
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
