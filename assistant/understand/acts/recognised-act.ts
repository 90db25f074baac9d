import type { Candidate } from '#domain/need/candidate.ts'
import { hasConstraints } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'
import { fold, wordsOf } from '#domain/text/text.ts'
import type { Act } from '../act.ts'
import { ANY_PRICE } from '../need/lifted-constraints.ts'
import { isTopical } from '../need/topical.ts'
import { parseMeasure } from '../order-request.ts'
import { oneByNoun } from '../references/described-one.ts'
import type { Referents } from '../references/referents.ts'
import { OF_THOSE } from '../references/turn-of-list.ts'
import { POINTING, QUESTION } from '../shown-question.ts'
import { pointedAt } from '../shown-request.ts'
import type { SiteQuestion } from '../site-question.ts'
import type { ActName } from './act-name.ts'
import { recogniseActs } from './recognise-acts.ts'

/** Least chance of an act, by the number of parts of a wish that the turn states; with more parts it is a wish. */
const LIKELY = [0.5, 0.6, 0.9]
/** The same for acts about listings shown. */
const LIKELY_OF_SHOWN = [0.5, 0.75, 0.9]

/** The same for plans: "in the evening" alone is a limit. */
const LIKELY_PLAN = [0.5, 0.9, 0.9]

/** Acts about listings that were shown; without any, the turn is something else. */
const OF_SHOWN: ReadonlySet<ActName> = new Set<ActName>([
  'tell',
  'compare',
  'best',
  'choose',
  'similar',
  'other',
  'cheaper',
  'why',
])

const FEW_WORDS = 2

/** Small talk and other matters state no wish. */
const TALK: ReadonlySet<ActName> = new Set<ActName>([
  'offTopic',
  'about',
  'abilities',
  'thanks',
  'greeting',
  'bye',
  'howAreYou',
  'complaint',
  'notMeant',
])

const SITE: Partial<Record<ActName, SiteQuestion>> = {
  siteMoney: 'money',
  siteReviews: 'reviews',
  siteRanking: 'ranking',
  siteHuman: 'human',
  siteEvidence: 'evidence',
  siteData: 'stored',
  siteUse: 'use',
  siteBooking: 'requests',
  siteReport: 'report',
  medical: 'medical',
}

/**
 * The act that a turn is recognised as from its words (docs/decisions/026); null for a wish, or where no act is likely.
 * Never throws.
 */
export function recognisedAct(text: string, need: Need, referents: Referents): Act | null {
  const isShown = referents.list.length > 0
  const [best] = recogniseActs(text, isShown).filter(({ name }) => isShown || !OF_SHOWN.has(name))
  if (!best || best.name === 'seek') return null
  const parts = statedParts(need)
  // Before anything was shown, a turn of several parts is a wish.
  if (!isShown && parts > 1) return null
  if (parts > 0 && TALK.has(best.name)) return null
  // "Any with four stars, verified": a limit, no question about reviews.
  if (SITE[best.name] && need.conditions.length > 0) return null
  // "Which of these would let a child bathe?" is about them, whatever it names.
  const counted = OF_THOSE.test(fold(text)) ? 0 : parts
  if (best.chance < (likelyOf(best.name)[counted] ?? 1)) return null
  // "Free?" beside listings is about those.
  if (isShown && parts === 0 && SITE[best.name] && wordsOf(text).length <= FEW_WORDS)
    return actOf('tell', fold(text), referents)
  // "And for my friend? She loves drumming": a wish, unless it points at a listing.
  const isWish = parts > 0 && pointedAt(fold(text), referents.list).length === 0
  if (best.name === 'book' && isWish) return null
  // "Is there something in Austria too?" is about another place, not about those shown.
  if (best.name === 'tell' && need.place !== null && isWish && !POINTING.test(fold(text)))
    return null
  if (best.name === 'cheaper' && ANY_PRICE.test(fold(text))) return null
  // "Anything similar, but in Canada": the same wish with a new limit, or the same as the one discussed.
  const [discussed] = referents.focus
  if (best.name === 'similar' && hasConstraints(need))
    return discussed ? { kind: 'similar', to: discussed } : { kind: 'refine' }
  // "I have a heart condition" is a circumstance of a wish.
  if (best.name === 'medical' && !QUESTION.test(fold(text))) return null
  return actOf(best.name, fold(text), referents)
}

function likelyOf(name: ActName): readonly number[] {
  if (name === 'plan') return LIKELY_PLAN
  return OF_SHOWN.has(name) ? LIKELY_OF_SHOWN : LIKELY
}

/** How many parts a wish states: a topic, another concept, a kind, a price, a place, conditions, exclusions. */
function statedParts(need: Need): number {
  const { asked, contentTypes, minMinor, maxMinor, place, conditions, avoided, time } = need
  const isPriced = minMinor !== null || maxMinor !== null
  const concepts = asked.filter(({ implied }) => !implied).length
  const parts = [isTopical(need), concepts > (isTopical(need) ? 1 : 0), contentTypes.length > 0]
  const limits = [
    isPriced,
    time !== null,
    place !== null,
    conditions.length > 0,
    avoided.length > 0,
  ]
  return [...parts, ...limits, need.online || need.inPerson].filter(Boolean).length
}

function actOf(name: ActName, plain: string, { shown, list, focus }: Referents): Act | null {
  // "Is it safe for me?" is about a listing, which may have a caution.
  const isOfOne = name === 'medical' && list.length > 0 && POINTING.test(plain)
  const ask = isOfOne ? null : SITE[name]
  if (ask) return { kind: 'site', ask }
  const named = pointedAt(plain, list)
  const pointed = named.length > 0 ? named : oneByNoun(plain, list)
  const about = pointed.length > 0 ? pointed : focus.length > 0 ? focus.slice(0, 1) : [...shown]
  switch (name) {
    case 'tell':
    case 'why':
      return { kind: name, about }
    case 'medical':
      return { kind: 'tell', about }
    case 'choose':
      return about.length === 1 ? { kind: 'tell', about } : null
    case 'book':
      return { kind: 'book', about: about.length === 1 ? about : [] }
    case 'compare':
    case 'best':
      return ranked(name, plain, pointed.length > 1 ? pointed : [...list])
    case 'similar':
      return about[0] ? { kind: 'similar', to: about[0] } : null
    case 'other':
    case 'cheaper':
    case 'plan':
    case 'restart':
      return { kind: name }
    case 'about':
    case 'abilities':
    case 'thanks':
    case 'greeting':
    case 'bye':
    case 'howAreYou':
    case 'complaint':
    case 'notMeant':
    case 'offTopic':
      return { kind: name }
    default:
      return null
  }
}

/** "Cheapest" and "best rated" are figures to compare by, other qualities are looked up. */
function ranked(name: 'compare' | 'best', plain: string, about: readonly Candidate[]): Act | null {
  if (about.length < 2) return { kind: 'onlyShown', about: [...about] }
  const by = parseMeasure(plain)
  return name === 'best' && by === null
    ? { kind: 'best', about: [...about] }
    : { kind: 'compare', by, about: [...about] }
}
