import { LRUCache } from 'lru-cache'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import type { Facet } from '#domain/listing/listing-query.ts'
import { FIELD_WEIGHTS } from '#domain/listing/ranking.ts'
import { requestsRetreat } from '#domain/listing/retreat.ts'
import {
  OPPOSITES,
  type StatedCondition,
  type Verdict,
  verdictOf,
} from '#domain/need/conditions/condition.ts'
import { factsOf, UNSTATED } from '#domain/need/conditions/listing-facts.ts'
import { kindsAlone } from '#domain/need/constraints.ts'
import { countsAnywhere, formsOf } from '#domain/need/excluded-things.ts'
import { mentions } from '#domain/need/mentions.ts'
import type { Need } from '#domain/need/need.ts'
import { isInArea } from '#domain/place/areas.ts'
import { fold, stemOf } from '#domain/text/text.ts'
import { FLAGS, kindCode, unitCode } from '../index/columns.ts'
import { placeOf } from '../index/dictionary.ts'
import { valueKey } from '../index/facet-values.ts'
import { readFacts } from '../index/facts.ts'
import { impactOf, substanceTerm } from '../index/fields.ts'
import { pointOf } from '../index/points.ts'
import { walkList } from '../index/postings.ts'
import { wordsOf } from '../index/tokenize.ts'
import type { Part } from '../parts.ts'
import { textOf } from './document-text.ts'

/** Number of constraints of a need that a document violates. */
export type BrokenConstraints = (document: number) => number

/**
 * Checks the constraints of a need that columns can decide: price, place, pets, step-free access, delivery,
 * exclusions. A listing without a price violates no price constraint. Null without constraints.
 */
export function createConstraintCheck(need: Need, part: Part): BrokenConstraints | null {
  const checks = [
    flagCheck(need, part),
    remoteCheck(need, part),
    inPersonCheck(need, part),
    kindCheck(need, part),
    priceCheck(need, part),
    placeCheck(need.place, part),
    elsewhereCheck(need, part),
    exclusionCheck(need, part),
    ...conditionChecks(need, part),
  ]
  const active = checks.filter((check) => check !== null)
  if (active.length === 0) return null
  return (document) => {
    let broken = 0
    for (const breaks of active) if (breaks(document)) broken += 1
    return broken
  }
}

/** The check for a kind that was named alone, regardless of other constraints. */
export function createKindCheck(need: Need, part: Part): BrokenConstraints | null {
  const breaks = kindCheck(need, part)
  return breaks && ((document) => Number(breaks(document)))
}

/** The stated conditions that a document neither meets nor breaks; null without conditions. */
export function createUnknownCheck(
  { conditions }: Need,
  part: Part,
): ((document: number) => StatedCondition[]) | null {
  if (conditions.length === 0) return null
  const verdicts = conditions.map((condition) => createVerdict(condition, part))
  return (document) => conditions.filter((_, at) => verdicts[at]?.(document) === 'unknown')
}

type Breaks = (document: number) => boolean

function conditionChecks({ conditions }: Need, part: Part): Breaks[] {
  return conditions.map((condition) => {
    const verdict = createVerdict(condition, part)
    return (document) => verdict(document) === 'broken'
  })
}

function createVerdict(condition: StatedCondition, part: Part): (document: number) => Verdict {
  const { segment } = part
  const facts = factsOf(UNSTATED)
  const isAmenity = condition.kind === 'amenity'
  const slugs = isAmenity ? [condition.amenity, OPPOSITES[condition.amenity] ?? []].flat() : []
  const stated = slugs.map((slug) => ({ slug, isIn: valueCheck('amenity', [slug], part) }))
  return (document) => {
    readFacts(segment, document, facts)
    const rating = segment.rating[document] as number
    // The column has single precision: 4.6 is less there.
    facts.rating = Number.isNaN(rating) ? null : Math.round(rating * 100) / 100
    facts.contentType = CONTENT_TYPES[segment.kind[document] as number] ?? facts.contentType
    facts.verified = ((segment.flags[document] as number) & FLAGS.verified) !== 0
    facts.isMonthly = (segment.amount[document] as number) < 0 ? null : isMonthly(segment, document)
    if (isAmenity)
      facts.amenities = stated.flatMap(({ slug, isIn }) => (isIn(document) ? [slug] : []))
    return verdictOf(condition, facts)
  }
}

function isMonthly({ amount, unit }: Part['segment'], document: number): boolean {
  return (amount[document] as number) > 0 && unit[document] === unitCode('month')
}

function flagCheck(
  { petFriendly, withoutPets, wheelchair }: Need,
  { segment }: Part,
): Breaks | null {
  const wanted = (petFriendly ? FLAGS.pets : 0) | (wheelchair ? FLAGS.stepFree : 0)
  const unwanted = withoutPets ? FLAGS.pets : 0
  if ((wanted | unwanted) === 0) return null
  return (document) => ((segment.flags[document] as number) & (wanted | unwanted)) !== wanted
}

/** A mere preference affects order only. */
function remoteCheck({ online, remote }: Need, part: Part): Breaks | null {
  const { flags, locations, location } = part.segment
  if (!online || remote === null) return null
  if (remote === 'home') return (document) => ((flags[document] as number) & FLAGS.remote) === 0
  const delivers = valueCheck('delivery', [remote === 'visit' ? 'at-home' : 'online'], part)
  const isOnline = locations.map((each) => remote === 'online' && /^online/i.test(each))
  return (document) => isOnline[location[document] as number] !== true && !delivers(document)
}

/** Online, app and mail-order offers are excluded when something in person is needed. */
function inPersonCheck({ inPerson, remote }: Need, part: Part): Breaks | null {
  if (!inPerson) return null
  const { flags } = part.segment
  const isAway = remote === 'away'
  const unmet = isAway ? FLAGS.remote : FLAGS.comesToYou
  const isMet = valueCheck('delivery', isAway ? ['on-site'] : ['on-site', 'at-home'], part)
  return (document) => ((flags[document] as number) & unmet) !== 0 && !isMet(document)
}

/** A kind that was named alone is a constraint; a retreat is a stay, or an event tagged as one. */
function kindCheck(need: Need, { segment }: Part): Breaks | null {
  const kinds = kindsAlone(need)?.map(kindCode)
  if (!kinds) return null
  const { kind, flags } = segment
  const event = requestsRetreat([need.said.kind ?? '']) ? kindCode('experience') : -1
  return (document) => {
    const own = kind[document] as number
    return (
      !kinds.includes(own) || (own === event && ((flags[document] as number) & FLAGS.retreat) === 0)
    )
  }
}

function priceCheck({ minMinor, maxMinor, maxPer }: Need, { segment }: Part): Breaks | null {
  if (minMinor === null && maxMinor === null) return null
  const stay = kindCode('escape')
  const [least, most] = [minMinor ?? 0, maxMinor ?? Number.POSITIVE_INFINITY]
  const unit = maxPer === 'night' || maxPer === 'month' ? unitCode(maxPer) : 0
  return (document) => {
    const minor = segment.amount[document] as number
    // Only stays are sold by the night.
    if (minor < 0) return maxPer === 'night' && segment.kind[document] !== stay
    return minor < least || minor > most || (unit !== 0 && segment.unit[document] !== unit)
  }
}

/** Violated by listings in the excluded place. */
function elsewhereCheck({ elsewhere }: Need, part: Part): Breaks | null {
  const isAway = placeCheck(elsewhere, part)
  return isAway && ((document) => !isAway(document))
}

function placeCheck(place: Need['place'], part: Part): Breaks | null {
  if (!place) return null
  const { segment } = part
  const { countries, words, area } = place
  const named = words === null ? null : fold(words)
  const holds = named === null ? [] : segment.locations.map((each) => fold(each).includes(named))
  const isThere = valueCheck('country', countries, part)
  const isInCountry = valueCheck('country', area?.countries ?? [], part)
  const isInside = (document: number) => {
    const point = area && pointOf(segment, document)
    return point ? isInArea(point, area) && isInCountry(document) : isThere(document)
  }
  const elsewhereToo = place.orOnline ? FLAGS.comesToYou : 0
  return (document) =>
    ((segment.flags[document] as number) & elsewhereToo) === 0 &&
    holds[segment.location[document] as number] !== true &&
    !isInside(document)
}

/** Whether a document has one of some values of a facet. */
function valueCheck(
  facet: Facet,
  values: readonly string[],
  { segment }: Part,
): (document: number) => boolean {
  if (values.length === 0) return () => false
  // Uint8Array.from with a function takes ten times as long.
  const isWanted = new Uint8Array(segment.values.length)
  for (const value of values) {
    const at = segment.values.indexOf(valueKey(facet, value))
    if (at >= 0) isWanted[at] = 1
  }
  return (document) => {
    const end = segment.valueOffsets[document + 1] as number
    for (let at = segment.valueOffsets[document] as number; at < end; at++)
      if (isWanted[segment.docValues[at] as number] === 1) return true
    return false
  }
}

/** From this impact on, a word occurs in the title, the type or a tag. */
const SALIENT_IMPACT = impactOf(FIELD_WEIGHTS.withinTag)

function exclusionCheck({ avoided }: Need, part: Part): Breaks | null {
  if (avoided.length === 0) return null
  const checks = avoided.map((phrase) => unwantedCheck(phrase, part))
  return (document) => checks.some((isUnwanted) => isUnwanted(document))
}

/** Sets of documents that mention a phrase. Visitors choose the phrases, so only recent ones are cached. */
const MENTIONS_CACHED = 50
const mentioning = new WeakMap<Part, LRUCache<string, ReadonlySet<number>>>()

/** A setting counts in a prominent field, anything else wherever the listing mentions it. */
function unwantedCheck(phrase: string, part: Part): Breaks {
  const cache =
    mentioning.get(part) ?? new LRUCache<string, ReadonlySet<number>>({ max: MENTIONS_CACHED })
  mentioning.set(part, cache)
  // A query creates several checks, and texts are slow to decode.
  const unwanted = cache.get(phrase) ?? documentsThatMention(phrase, part)
  cache.set(phrase, unwanted)
  return (document) => unwanted.has(document)
}

function documentsThatMention(phrase: string, part: Part): ReadonlySet<number> {
  const least = countsAnywhere(phrase) ? 1 : SALIENT_IMPACT
  const mentioned = formsOf(phrase).flatMap((form) =>
    [...documentsWith(form, part, least)].filter((document) =>
      mentions(textOf(part, document), form),
    ),
  )
  return new Set([...mentioned, ...documentsStating(phrase, part)])
}

/** Documents whose lists state a substance. */
function documentsStating(substance: string, { segment }: Part): number[] {
  const documents: number[] = []
  const list = placeOf(segment.terms, stemOf(substanceTerm(substance)))
  if (list < 0) return documents
  walkList(segment.body, list, (document) => {
    documents.push(document)
    return false
  })
  return documents
}

/** Documents with every word of a phrase in a field of at least an impact. */
function documentsWith(phrase: string, { segment }: Part, least: number): Set<number> {
  const perWord = wordsOf(phrase).map((word) => {
    const documents = new Set<number>()
    const list = placeOf(segment.terms, stemOf(word))
    if (list < 0) return documents
    walkList(segment.main, list, (document, impact) => {
      if (impact >= least) documents.add(document)
      return false
    })
    return documents
  })
  const [first = new Set<number>(), ...others] = perWord
  return new Set([...first].filter((document) => others.every((each) => each.has(document))))
}
