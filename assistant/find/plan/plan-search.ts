import { CONCEPTS, type ConceptName, DECISIVE } from '#domain/concepts/concepts.ts'
import { matchConcepts } from '#domain/concepts/match-concepts.ts'
import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { takesPets } from '#domain/need/constraints.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { USUAL_NIGHTS } from '#domain/need/need-total.ts'
import { isAvailableAnywhere } from '#domain/place/journey.ts'
import { fold, wordsOf } from '#domain/text/text.ts'
import type { Barred } from '../../guard/guard.ts'
import type { ChatSurroundings } from '../../surroundings.ts'
import type { Wishes } from '../../understand/need/wishes.ts'
import { findFor } from '../find.ts'

/** Words of a plan request that state nothing about its content. */
const PLAN_WORDS =
  /^(?:plan|routine|programmes?|programs?|package|bundle|kit|schedule|travel|full|complete|reset|thing|love|like|category|cosa|categoria|kategorie|chose|categorie)$/
/** Personal circumstances: listings for them require a need that names one. */
const LIVED: readonly ConceptName[] = DECISIVE.filter(
  (name) => !['jetLag', 'travelNerves', 'burnout', 'gift'].includes(name),
)
const TELLING_TAGS = 2

/** What a plan is chosen for, and from. */
export type PlanScope = {
  wishes: Wishes
  /** The need for every content type, with the budget as the only price limit. */
  wanted: Need
  kinds: ContentType[]
  /** For the whole party and length, in minor units. */
  budget: number | null
  nights: number
  isOut: Barred
  around: ChatSurroundings
}

type Find = (need: Need) => Promise<Fit[]>

export function planScope(
  wishes: Wishes,
  around: ChatSurroundings,
  nights: number,
  isBarred?: Barred,
): PlanScope {
  const { need } = wishes
  const budget = need.totalMinor ?? need.maxMinor
  const kinds = (need.contentTypes.length > 1 ? need.contentTypes : CONTENT_TYPES).filter(
    (kind) => !wishes.withoutKinds.includes(kind),
  )
  // Home visits are local, so without a place only listings available anywhere qualify.
  const mustReach = need.online && need.place === null
  const isNamed = need.concepts.some((name) => LIVED.includes(name))
  const isOut: Barred = (fit) =>
    (isBarred?.(fit) ?? false) ||
    (mustReach && !isAvailableAnywhere(fit.candidate)) ||
    (!isNamed && isForLived(fit.candidate)) ||
    (need.petFriendly && !takesPets(fit.candidate) && !isAvailableAnywhere(fit.candidate))
  return { wishes, wanted: wantedIn(need, budget), kinds, budget, nights, isOut, around }
}

/** Fits of one content type, with inapplicable or unmatched parts of the need relaxed. */
export async function fitsOf(kind: ContentType, scope: PlanScope): Promise<Fit[]> {
  const { wanted } = scope
  const find: Find = async (each) => {
    const wishes = { ...scope.wishes, need: each, isFresh: false }
    const { fits, gaveUp } = await findFor(wishes, 'all', scope.around, scope.isOut)
    return gaveUp === null || gaveUp.limit === 'quality' ? fits : []
  }
  const ofKind = needFor(kind, wanted)
  if (kind === 'escape') return staysOf(ofKind, scope.nights, find)
  const bare = bareNeed(ofKind)
  const all = await firstFound([ofKind, { ...ofKind, words: [] }, bare], find)
  // Online listings combine with any stay.
  const isOpen = !wanted.online && !wanted.inPerson && wanted.place === null
  const remote = isOpen ? await find({ ...bare, online: true, remote: 'online' }) : []
  const known = new Set(all.map(({ candidate }) => candidate.id))
  return [...all, ...remote.filter(({ candidate }) => !known.has(candidate.id))]
}

/** The parts of a need that apply to one content type. */
export function needFor(kind: ContentType, wanted: Need): Need {
  return {
    ...wanted,
    contentTypes: [kind],
    // What is sent by post is used anywhere.
    place: kind === 'essential' ? null : wanted.place,
    conditions: conditionsFor(kind, wanted),
    // Products neither accept pets nor meet anybody in person.
    petFriendly: wanted.petFriendly && kind === 'escape',
    inPerson: wanted.inPerson && kind !== 'essential',
  }
}

/** The length of the plan applies to the stay only. */
function conditionsFor(kind: ContentType, { conditions }: Need): Need['conditions'] {
  return conditions.filter((each) => kind === 'escape' || each.kind !== 'days')
}

/** The need without words, and without what applies to stays alone. */
function bareNeed(need: Need): Need {
  return withoutConcepts({ ...need, words: [] }, isOfStay)
}

/** Whether the title or the first tags name a personal circumstance (grief, pregnancy). */
function isForLived({ title, tags }: Candidate): boolean {
  return [title, ...tags.slice(0, TELLING_TAGS)].some((said) =>
    matchConcepts(wordsOf(fold(said))).some(
      ({ name, implied }) => !implied && LIVED.includes(name),
    ),
  )
}

function wantedIn(need: Need, budget: number | null): Need {
  // Without a concept only words of the plan remain ("well-being", "two"), in no listing.
  const words = need.concepts.length > 0 ? need.words.filter((word) => !PLAN_WORDS.test(word)) : []
  const prices = { minMinor: null, maxMinor: budget, maxPer: null, totalMinor: null }
  return withoutConcepts({ ...need, ...prices, priceBands: [], words }, isLength)
}

/** A weekend is a length of stay, counted in nights. */
const isLength = (name: ConceptName) => name === 'weekend' || name === 'budgetTravel'
/** Setting and company apply to stays; a tea does not fit better for them. */
const isOfStay = (name: ConceptName) =>
  ['place', 'people', 'occasion'].includes(CONCEPTS[name].group) && !DECISIVE.includes(name)

function withoutConcepts(need: Need, isGone: (name: ConceptName) => boolean): Need {
  return {
    ...need,
    asked: need.asked.filter(({ name }) => !isGone(name)),
    concepts: need.concepts.filter((name) => !isGone(name)),
  }
}

/**
 * Stays affordable for all nights; as a fallback, for part of them. Those for the topic come first; the
 * others are there to swap to.
 */
async function staysOf(need: Need, nights: number, find: Find): Promise<Fit[]> {
  const { maxMinor } = need
  const priced = [nights, USUAL_NIGHTS].map((count) => ({
    ...need,
    maxMinor: maxMinor && Math.floor(maxMinor / count),
  }))
  const tries = priced.flatMap((each) => [each, { ...each, words: [] }])
  const found = await firstFound([...tries, { ...need, words: [] }], find)
  if (need.asked.length === 0) return found
  const others = await firstFound(
    priced.map((each) => ({ ...each, words: [], asked: [], concepts: [] })),
    find,
  )
  const known = new Set(found.map(({ candidate }) => candidate.id))
  return [...found, ...others.filter(({ candidate }) => !known.has(candidate.id))]
}

async function firstFound(needs: readonly Need[], find: Find): Promise<Fit[]> {
  for (const need of needs) {
    const fits = await find(need)
    if (fits.length > 0) return fits
  }
  return []
}
