import { DETAILS } from './topics/details.ts'
import { OFFERS } from './topics/offers.ts'
import { STAYS } from './topics/stays.ts'
import type { Topic } from './topics/topic.ts'

/**
 * Topics visitors ask about beyond the fields of every listing, the more specific first: a match
 * hides the wider topics in `HIDDEN`.
 */
const TOPICS = { ...STAYS, ...OFFERS, ...DETAILS }

export type TopicName = keyof typeof TOPICS

const NAMES = Object.keys(TOPICS) as TopicName[]

/** Wider topics, hidden by a match of the more specific topic. */
const HIDDEN: Partial<Record<TopicName, readonly TopicName[]>> = {
  arrival: ['dates'],
  breakfast: ['included', 'meals'],
  diet: ['meals'],
  meals: ['included'],
  pool: ['included'],
  spa: ['included'],
  material: ['included'],
  transfer: ['nature'],
  hotTub: ['spa', 'bathroom'],
  springs: ['spa'],
  discount: ['price'],
  live: ['dates'],
  beds: ['party'],
}

const PATTERNS = new Map(
  NAMES.map((name) => [
    name,
    new RegExp(`\\b(?:${Object.values(TOPICS[name].asked).join('|')})\\b`),
  ]),
)

/** Returns the topics that a folded question asks about. */
export function topicsIn(plain: string): TopicName[] {
  // French hyphenates "faut-il" and "petit-déjeuner".
  const spaced = plain.replace(/-/g, ' ')
  const asked = NAMES.filter((name) => PATTERNS.get(name)?.test(spaced))
  // No page can state that something is safe for a visitor.
  if (asked.includes('safety')) return ['safety']
  const hidden = new Set(asked.flatMap((name) => HIDDEN[name] ?? []))
  return asked.filter((name) => !hidden.has(name))
}

/** Whether a folded text asks about a single detail that only pages of listings can state. */
export function isDetailQuestion(plain: string): boolean {
  return topicsIn(plain).some((name) => Object.hasOwn(DETAILS, name))
}

/** Returns the pattern of a topic on pages; null if its answer is no quotation. */
export function pagePattern(name: TopicName): RegExp | null {
  const topic: Topic = TOPICS[name]
  return topic.page ?? null
}
