import { streamWithLocale } from '#data/db/locale-context.ts'
import type { ChatPart, ChatPartOf, ChatRequest } from '#domain/chat/chat.ts'
import { HELPLINE_FINDER } from '#domain/helplines/finder.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { isClaim, sentencesOf, withoutClaims } from '#domain/need/claims.ts'
import { withDescribed } from '#domain/need/described.ts'
import type { Fit } from '#domain/need/fit.ts'
import { readNeed } from '#domain/need/need.ts'
import { isBereft, isLossBySuicide } from '#domain/safety/everyday.ts'
import { fold } from '#domain/text/text.ts'
import { mainConcept } from '../prose.ts'
import { spread } from '../shortlist.ts'
import { tidied } from '../tidy.ts'
import type { Act } from './act.ts'
import { asksDetail } from './asked/fields.ts'
import { compared, manySaid, ofSite, onlyShown } from './asked/said.ts'
import { conducted, isRepeated } from './conducted.ts'
import { withDates } from './dates.ts'
import { findFor } from './find.ts'
import { findFirst } from './first.ts'
import { followUpsFor } from './follow-ups.ts'
import { asFound, isNearest } from './found.ts'
import { isHeard } from './heard.ts'
import { asksStay, heldPrice, nightlyPrice, unheeded } from './notes.ts'
import { onDates } from './on-dates.ts'
import { asShown, notesOn, planFor, swapped } from './plan.ts'
import { profiled, profileParts } from './profiled.ts'
import { cautionsFor, watch } from './safety.ts'
import { sayFound, sayPlan, sayTalk } from './say.ts'
import { spoken } from './spoken.ts'
import { assess, clarify, talk, unheard, unsaidOf } from './talk.ts'
import { details, told, why } from './tell.ts'
import { readThread } from './thread.ts'
import { type Answer, asStored, cardsOf, idByName, SHOWN, saidIn, type Turn } from './turn.ts'
import { understoodPart } from './understood.ts'
import { clocksOf } from './when.ts'
import type { Wishes } from './wishes.ts'

const KNOWN = 200

/**
 * Answers the newest turn of a conversation in the language that it is held in, part by part, "done"
 * last. Rejects with the signal's reason when the visitor has gone.
 */
export function converse(request: ChatRequest, around: Turn['around']): AsyncGenerator<ChatPart> {
  const said = request.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const calendar = { ...around, timeZone: clocksOf(request, around) }
  const parts = withDates(answered(request, around), calendar)
  return streamWithLocale(spoken(said, request.locale), parts)
}

async function* answered(request: ChatRequest, around: Turn['around']): AsyncGenerator<ChatPart> {
  const guard = await watch(request.messages, around.country)
  if (guard.care) {
    yield { type: 'notice', kind: 'care', ...guard.care }
    yield { type: 'done', outcome: 'care' }
    return
  }
  const { messages } = request
  if (!messages.some(({ role }) => role === 'assistant')) {
    const text = m.chat_notice({ assistant: around.assistant })
    yield { type: 'notice', kind: 'standing', text }
  }
  around.signal.throwIfAborted()
  const known = await knownListings(request, around)
  const thread = await readThread(guard.turns, known, (text) => withDescribed(readNeed(text), text))
  const read = { ...thread, known, request, guard, around }
  const { turn, said } = await profiled(read)
  const sent: ChatPart[] = []
  for await (const part of conducted(turn)) {
    if (part.type === 'done') yield* profileParts(said, sent)
    sent.push(part)
    yield part
    if (part.type === 'done') return
  }
  const { parts, outcome } = await answerTo(turn)
  for (const part of parts.flatMap(inPieces).filter((each) => !isRepeated(each, sent))) {
    around.signal.throwIfAborted()
    yield part
  }
  yield* profileParts(said, [...sent, ...parts])
  yield { type: 'done', outcome }
}

/** The listings that earlier answers showed and those that the newest turn may name; ids that nobody knows, or that are gone, count for nothing. */
async function knownListings(
  { messages }: ChatRequest,
  { readCandidates, readNamed }: Turn['around'],
): Promise<Map<string, Candidate>> {
  const ids = [
    ...new Set(messages.flatMap(({ role, cards = [] }) => (role === 'assistant' ? cards : []))),
  ]
  const newest = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const named = await readNamed(tidied(newest))
  const wanted = [...new Set([...ids.slice(-KNOWN), ...named])]
  const known = wanted.length > 0 ? await readCandidates(wanted) : []
  return new Map(known.map((candidate) => [candidate.id, candidate]))
}

function answerTo(turn: Turn): Promise<Answer> | Answer {
  const { act, assessment } = turn
  switch (act.kind) {
    case 'greeting':
    case 'thanks':
    case 'bye':
    case 'howAreYou':
    case 'complaint':
    case 'notMeant':
    case 'yesNo':
    case 'offTopic':
    case 'abilities':
    case 'refund':
    case 'myData':
      return talk(turn, unsaidOf(sayTalk(act.kind), turn))
    case 'quit':
      return talk(turn, m.assistant_assess_left())
    case 'about':
      return talk(turn, m.assistant_talk_about({ assistant: turn.around.assistant }))
    case 'why':
      return why(turn, act.about)
    case 'compare':
      return compared(turn, act)
    case 'onlyShown':
      return onlyShown(turn, act.about)
    case 'site':
      return ofSite(turn, act.ask)
    case 'tell':
      return details(turn, act.about)
    case 'tellNamed':
      return namedDetails(turn, act.name)
    case 'plan':
    case 'swap':
      return plan(turn)
    default:
      return assessment?.open[0] ? assess(turn, assessment) : look(turn)
  }
}

async function look(turn: Turn): Promise<Answer> {
  const { wishes, act, request, guard, around } = turn
  if (act.kind === 'restart' && isBlank(wishes)) return talk(turn, m.assistant_restarted())
  const isOpen = act.kind === 'find' || wishes.order !== null
  if (isBlank(wishes) && !isOpen && turn.assessment === null) return clarify(turn)
  if (wishes.order === null && !(await isHeard(turn)))
    return asksDetail(turn.text) ? details(turn, turn.shown) : unheard(turn)
  const onDays = await onDates(turn)
  if (onDays) return onDays
  const find = wishes.order === null ? findFor : findFirst
  const found = await find(wishes, request.currentPage, around, guard.isBarred)
  const isOnlyNear = isNearest(found.gaveUp)
  // What is ordered by a figure or by its distance stays so.
  const isOrdered = isOnlyNear || found.order || found.need.place?.isNear
  const ordered = isOrdered ? found.fits : spread(found.fits)
  const shown = await asStored(ordered.slice(0, SHOWN), turn)
  if (shown.length === 0 && !mainConcept(wishes.need) && !isLimited(wishes)) return clarify(turn)
  const cautions = cautionsFor(turn, shown)
  const understood = understoodPart(found.need, found.order, asFound(found))
  // Nothing was said before that a limit could narrow down.
  const asAct: Act = turn.isFirst && act.kind === 'refine' ? { kind: 'find' } : act
  // Gently, and after the answer: nobody here said to be in danger.
  const isMourning = isLossBySuicide(fold(turn.text)) || isBereft(fold(turn.text))
  const parts: ChatPart[] = [
    ...(understood ? [understood] : []),
    ...cautions.map((text): ChatPart => ({ type: 'notice', kind: 'caution', text })),
    {
      type: 'text',
      text: sayFound(found, shown, wishes.about || turn.text, asAct, {
        isCautioned: cautions.length > 0,
        isSame: isAsBefore(turn, shown),
        said: saidIn(request),
      }),
    },
    ...[unheeded(turn, found, shown), heldPrice(turn), nightlyPrice(turn, shown)].flatMap((text) =>
      text ? [{ type: 'text', text } as const] : [],
    ),
    ...manySaid(turn.text),
    ...(asksStay(turn, shown) ? [{ type: 'text', text: m.assistant_dates_stay() } as const] : []),
    ...(isMourning
      ? [{ type: 'text', text: m.assistant_mourning({ finder: HELPLINE_FINDER }) } as const]
      : []),
    ...cardsOf(found.need, shown, isOnlyNear ? 'nearest' : 'fit'),
    followUpsFor({ need: found.need, shown, rest: ordered.slice(SHOWN), said: saidIn(request) }),
  ]
  const outcome = shown.length === 0 ? 'nothing' : isOnlyNear ? 'nearest' : 'found'
  return { parts, outcome }
}

/** Whether the very listings are shown that were on show, in their order. */
function isAsBefore({ shown: before }: Turn, shown: readonly Fit[]): boolean {
  return before.map(({ id }) => id).join() === shown.map(({ candidate }) => candidate.id).join()
}

async function plan(turn: Turn): Promise<Answer> {
  const { wishes, around, guard } = turn
  const planned = await planFor(wishes, around, guard.isBarred)
  if (!planned) return look(turn)
  const onShow = asShown(planned, new Set(turn.shown.map(({ id }) => id)))
  const { made, news } =
    turn.act.kind === 'swap' ? swapped(onShow, turn.text) : { made: planned, news: null }
  const understood = understoodPart(wishes.need)
  const cautions = cautionsFor(turn, [])
  const followUps = followUpsFor({
    need: wishes.need,
    shown: [],
    rest: [],
    said: saidIn(turn.request),
  })
  return {
    parts: [
      ...(understood ? [understood] : []),
      ...cautions.map((text): ChatPart => ({ type: 'notice', kind: 'caution', text })),
      {
        type: 'text',
        text: [news, sayPlan(made), ...notesOn(made, wishes.need)].filter(Boolean).join(' '),
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

/** Of a listing by its name, or the one on the page; where there is none of that name, what is like it. */
async function namedDetails(turn: Turn, name: string | null): Promise<Answer> {
  const { around, request, text } = turn
  // An address names its listing by id or by slug.
  const onPage = async () => request.listing && (await around.readListing(request.listing))?.id
  const id = name === null ? await onPage() : await idByName(name, around)
  const [candidate] = id ? await around.readCandidates([id]) : []
  if (candidate) return details(turn, [candidate])
  const isBlankYet = turn.shown.length === 0 && turn.wishes.about === ''
  if (name === null)
    return isBlankYet
      ? talk(turn, m.assistant_tell_which())
      : told(turn, m.assistant_tell_which(), [])
  const need = readNeed(name)
  return look({ ...turn, wishes: { ...turn.wishes, need, about: text }, act: { kind: 'find' } })
}

function isBlank({ need, about }: Wishes): boolean {
  return !about || (need.words.length === 0 && understoodPart(need) === null)
}

function isLimited({ need }: Wishes): boolean {
  return understoodPart(need) !== null
}

/** Texts sentence by sentence, without those that promise a medical effect. */
function inPieces(part: ChatPart): ChatPart[] {
  if (part.type !== 'text') return [part]
  const text = tidied(part.text)
  const kept = isClaim(text) ? withoutClaims(text) : text
  return sentencesOf(kept || m.assistant_claims_left_out()).map((sentence) => ({
    type: 'text',
    text: sentence,
  }))
}
