import { careText } from '#domain/care.ts'
import {
  type Condition,
  careTopicText,
  cautionTexts,
  hazardsIn,
  readCareTopic,
  readConditions,
} from '#domain/caution.ts'
import type { ChatTurn } from '#domain/chat.ts'
import type { Fit } from '#domain/fit.ts'
import { m } from '#domain/messages/messages.js'
import { readDanger } from '#domain/safety.ts'
import type { Barred } from './find.ts'

/** What a conversation asks for before any listing. */
export type Watch = {
  /** The fixed answer, instead of any other; null when there is nothing to fear. */
  care: string | null
  conditions: Condition[]
  isBarred: Barred
}

/**
 * Looks over everything the visitor said. Danger stays for the rest of the conversation; a question of
 * medicine is answered once; after one of disordered eating nothing about weight is shown any more.
 */
export function watch(turns: readonly ChatTurn[], country: string | null): Watch {
  const said = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const topics = said.map(readCareTopic)
  const topic = topics.at(-1) ?? null
  const hasEating = topics.includes('eating')
  return {
    care: dangerCare(said, country) ?? (topic && careTopicText(topic)),
    conditions: readConditions(said.join('\n')),
    isBarred: (fit) => hasEating && isAboutWeight(fit),
  }
}

function dangerCare(said: readonly string[], country: string | null): string | null {
  const newest = readDanger(said.at(-1) ?? '')
  if (newest) return careText(newest, country)
  const earlier = said.map(readDanger).find((danger) => danger !== null)
  return earlier ? m.chat_after_danger({ care: careText(earlier, country) }) : null
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
