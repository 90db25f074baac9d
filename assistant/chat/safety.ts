import { afterDangerText, careText } from '#domain/care.ts'
import { type Condition, cautionTexts, hazardsIn, readConditions } from '#domain/caution.ts'
import type { ChatTurn } from '#domain/chat.ts'
import type { Fit } from '#domain/fit.ts'
import { heardCareText } from '#domain/heard-care.ts'
import { affirms } from '#domain/safety/affirms.ts'
import { type Heard, hear } from '#domain/safety/hear.ts'
import type { Danger } from '#domain/safety/phrases.ts'
import type { Barred } from './find.ts'

/** A fixed answer; with a danger the conversation is closed to all that could be sold. */
export type Care = { text: string; danger?: Danger }

/** What a conversation asks for before any listing. */
export type Watch = {
  /** The fixed answer, instead of any other; null when there is nothing to fear. */
  care: Care | null
  conditions: Condition[]
  isBarred: Barred
}

/**
 * Looks over everything the visitor said. Danger stays for the rest of the conversation; a suspicion and
 * a question of medicine are answered once; after one of disordered eating nothing about weight is shown
 * any more.
 */
export function watch(turns: readonly ChatTurn[], country: string | null): Watch {
  const said = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const heard = heardIn(said)
  const hasEating = heard.some((each) => each?.kind === 'topic' && each.topic === 'eating')
  return {
    care: careFor(heard, country),
    conditions: readConditions(said.join('\n')),
    isBarred: (fit) => hasEating && isAboutWeight(fit),
  }
}

/** What each turn was heard as; a yes to the question whether somebody is in danger is danger. */
function heardIn(said: readonly string[]): (Heard | null)[] {
  return said.reduce<(Heard | null)[]>((before, text) => {
    const heard = hear(text)
    const wasAsked = before.at(-1)?.kind === 'unsure'
    const isYes = wasAsked && heard?.kind !== 'danger' && affirms(text)
    before.push(isYes ? { kind: 'danger', danger: 'self-harm' } : heard)
    return before
  }, [])
}

function careFor(heard: readonly (Heard | null)[], country: string | null): Care | null {
  const newest = heard.at(-1) ?? null
  if (newest?.kind === 'danger')
    return { text: careText(newest.danger, country), danger: newest.danger }
  const earlier = heard.find((each) => each?.kind === 'danger')
  if (earlier) return { text: afterDangerText(earlier.danger, country), danger: earlier.danger }
  return newest && { text: heardCareText(newest, country) }
}

const ABOUT_WEIGHT =
  /\b(?:weight|slim\w*|fast(?:ing|s)?|detox\w*|diet\w*|calori\w*|cleanse|lean|fat)\b/i

function isAboutWeight({ candidate }: Fit): boolean {
  const { title, type, tags, description } = candidate
  return ABOUT_WEIGHT.test([title, type, ...tags, description].join(' '))
}

/** The cautions beside an answer that shows these. */
export function cautionsFor({ conditions }: Watch, shown: readonly Fit[]): string[] {
  const hazards = shown.flatMap(({ candidate: { title, type, tags, amenities } }) =>
    hazardsIn([title, type, ...tags, ...amenities].join(' ')),
  )
  return cautionTexts(conditions, hazards)
}
