import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  afterDangerAnswer,
  type CareAnswer,
  careAnswer,
  checkInAnswer,
  supportText,
} from '#domain/care/care.ts'
import { careAnswerFor } from '#domain/care/care-for-text.ts'
import {
  type Condition,
  careTopicTextAgain,
  cautionTexts,
  type Hazard,
  hazardsIn,
  readConditions,
  requestsRemedies,
  riskText,
} from '#domain/care/caution.ts'
import { isRisky, riskIn, withoutRisks } from '#domain/care/risk.ts'
import type { ChatTurn } from '#domain/chat/chat.ts'
import { mentionsWeight } from '#domain/listing/weight.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Detection, FaintSign } from '#domain/safety/detect.ts'
import type { Danger } from '#domain/safety/words/phrases.ts'
import { type DetectedDanger, dangerOf, detectLazily } from './danger.ts'
import { statedCountry } from './stated-country.ts'

/** Returns whether a listing is excluded from all answers of this conversation. */
export type Barred = (fit: Fit) => boolean

/** A fixed answer; with a danger, which is certain, the conversation shows no more listings. */
export type Care = CareAnswer & { danger?: Danger }

/** The safety checks of a conversation, before any listing is shown. */
export type Guard = {
  /** The fixed answer, instead of any other; null if none is needed. */
  care: Care | null
  conditions: Condition[]
  /** Conditions first named in the newest turn. */
  newConditions: Condition[]
  isBarred: Barred
  /** A line on how to find help, if the newest turn has a faint sign of danger; else null. */
  support: string | null
  /** The conversation without requests ruled out by its care topics or conditions. */
  turns: ChatTurn[]
}

/** Care topics that exclude some listings from then on, but no others. */
const RULINGS = ['eating', 'medication'] as const
type Ruling = (typeof RULINGS)[number]
const RULED_OUT: Record<Ruling, (text: string) => boolean> = {
  eating: mentionsWeight,
  medication: requestsRemedies,
}

/**
 * Checks all turns of the visitor. Certain danger persists for the rest of the conversation, probable
 * danger until it is denied or two ordinary turns follow; a suspicion and a medical question are
 * answered once. After disordered eating, nothing about weight is shown;
 * after medication, neither herbs nor supplements; a request for them gets the reason. Yields to
 * the event loop between turns.
 */
export async function checkConversation(
  turns: readonly ChatTurn[],
  country: string | null,
): Promise<Guard> {
  const said = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const near = statedCountry(said) ?? country
  const listened = detectLazily(said)
  for (const at of said.keys()) {
    await yieldToEventLoop()
    listened(at)
  }
  const danger = dangerOf(said, listened)
  if (danger) return closed(turns, careFor(danger, near))
  const heard = said.map((_, at) => listened(at))
  const rulings = rulingsFor(said, heard)
  const has = (topic: Ruling) =>
    heard.some((each) => each?.kind === 'topic' && each.topic === topic)
  const earlier = readConditions(said.slice(0, -1).join('\n'))
  const conditions = readConditions(said.join('\n'))
  const [hasEating, hasMedication] = [has('eating'), has('medication')]
  const risks = said.map((_, at) => riskIn(said.slice(0, at + 1)))
  return {
    care: cautiousCare(heard.at(-1) ?? null, rulings.at(-1) ?? null, near) ?? riskCare(risks),
    support: supportFor(heard.at(-1) ?? null, near),
    conditions,
    newConditions: conditions.filter((condition) => !earlier.includes(condition)),
    isBarred: (fit) =>
      (hasEating && isAboutWeight(fit)) ||
      (hasMedication && hazardsOf(fit).includes('herbs')) ||
      isRisky(fit.candidate, conditions),
    turns: withoutRuledOut(turns, rulings, risks),
  }
}

/** Returns for each turn the earlier care topic that rules out its request; null if none does. */
function rulingsFor(
  said: readonly string[],
  heard: readonly (Detection | FaintSign | null)[],
): (Ruling | null)[] {
  return said.map((text, at) => {
    const before = heard.slice(0, at).flatMap((each) => (each?.kind === 'topic' ? each.topic : []))
    const isRuledOut = (topic: Ruling) => before.includes(topic) && RULED_OUT[topic](text)
    return RULINGS.find(isRuledOut) ?? null
  })
}

function withoutRuledOut(
  turns: readonly ChatTurn[],
  rulings: readonly (Ruling | null)[],
  risks: readonly (readonly Condition[])[],
): ChatTurn[] {
  let at = -1
  return turns.flatMap((turn) => {
    if (turn.role !== 'user') return [turn]
    at++
    if (rulings[at]) return []
    const risk = risks[at] ?? []
    return [risk.length > 0 ? { ...turn, content: withoutRisks(turn.content, risk) } : turn]
  })
}

/** Returns the care answer if the newest turn requests something risky with a stated condition. */
function riskCare(risks: readonly (readonly Condition[])[]): Care | null {
  const newest = risks.at(-1) ?? []
  return newest.length > 0 ? { text: riskText(newest), helplines: [] } : null
}

/** Returns the guard after danger: nothing is searched, so no conditions are needed. */
function closed(turns: readonly ChatTurn[], care: Care): Guard {
  return {
    care,
    support: null,
    conditions: [],
    newConditions: [],
    isBarred: () => true,
    turns: [...turns],
  }
}

function careFor({ danger, isNew, isCertain }: DetectedDanger, country: string | null): Care {
  if (!isCertain) return isNew ? careAnswer(danger, country) : checkInAnswer(country)
  const answer = isNew ? careAnswer(danger, country) : afterDangerAnswer(danger, country)
  return { ...answer, danger }
}

/** Returns the fixed answer if no danger is known; null if none is needed. */
function cautiousCare(
  newest: Detection | FaintSign | null,
  ruling: Ruling | null,
  country: string | null,
): Care | null {
  if (newest && newest.kind !== 'faint') return careAnswerFor(newest, country)
  return ruling && { text: careTopicTextAgain(ruling), helplines: [] }
}

function supportFor(newest: Detection | FaintSign | null, country: string | null): string | null {
  return newest?.kind === 'faint' ? supportText(newest.alarm, country) : null
}

const ABOUT_WEIGHT =
  /\b(?:weight|slim\w*|fast(?:ing|s)?|detox\w*|diet\w*|calori\w*|cleanse|lean|fat)\b/i

function isAboutWeight({ candidate }: Fit): boolean {
  const { title, type, tags, description } = candidate
  return ABOUT_WEIGHT.test([title, type, ...tags, description].join(' '))
}

/**
 * Returns the cautions of an answer with these listings: once in a conversation, and again only for
 * listings not shown before.
 *
 * @param isFollowUp the newest turn is about listings shown ("can I lie down?"): a faint sign in it means nothing
 */
export function cautionsFor(
  { guard, known }: { guard: Guard; known: ReadonlyMap<string, unknown> },
  shown: readonly Fit[],
  isFollowUp = false,
): string[] {
  const fresh = shown
    .filter(({ candidate }) => !known.has(candidate.id))
    .map((fit) => ({ title: fit.candidate.title, hazards: hazardsOf(fit) }))
    .filter(({ hazards }) => hazards.length > 0)
  const { conditions, newConditions, support } = guard
  const isKnown = conditions.length > 0 && fresh.length === 0
  const cautions = isKnown ? cautionTexts(newConditions, []) : cautionTexts(conditions, fresh)
  return support && !isFollowUp ? [support, ...cautions] : cautions
}

function hazardsOf({ candidate: { title, type, tags, amenities } }: Fit): Hazard[] {
  return hazardsIn([title, type, ...tags, ...amenities].join(' '))
}
