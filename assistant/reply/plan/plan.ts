import type { ChatPartOf, PlanItem } from '#domain/chat/chat.ts'
import { swapsFor, withSwap } from '#domain/chat/chat-plan.ts'
import { requestsCheaper, slotMeant } from '#domain/chat/plan-swap.ts'
import { CONCEPTS, type ConceptName, DECISIVE } from '#domain/concepts/concepts.ts'
import { matchConcepts } from '#domain/concepts/match-concepts.ts'
import { CONTENT_TYPES, type ContentType, categoryOf } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { takesPets } from '#domain/need/constraints.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { nightsOf, peopleIn, USUAL_NIGHTS, unitsOf } from '#domain/need/need-total.ts'
import { isAvailableAnywhere } from '#domain/place/journey.ts'
import { fold, wordsOf } from '#domain/text/text.ts'
import { findFor } from '../../find/find.ts'
import { alternativesTo, bestTogether, type Option } from '../../find/plan/plan-choice.ts'
import { type Site, sitesOf } from '../../find/plan/plan-places.ts'
import type { Barred } from '../../guard/guard.ts'
import type { ChatSurroundings } from '../../surroundings.ts'
import type { Wishes } from '../../understand/need/wishes.ts'
import { toCard } from '../cards.ts'

const ALTERNATIVES = 2
const CURRENCY = 'USD'
/** Maximum number of options: available anywhere, at a place, and stays. */
const OPTIONS = { anywhere: 5, placed: 7, stays: 10 }
/** Words of a plan request that state nothing about its content. */
const PLAN_WORDS =
  /^(?:plan|routine|programmes?|programs?|package|bundle|kit|schedule|travel|full|complete|reset|thing|love|like|category|cosa|categoria|kategorie|chose|categorie)$/
/** Personal circumstances: listings for them require a need that names one. */
const LIVED: readonly ConceptName[] = DECISIVE.filter(
  (name) => !['jetLag', 'travelNerves', 'burnout', 'gift'].includes(name),
)
const TELLING_TAGS = 2

/**
 * A plan: at most one listing of each category, together within the budget and usable by one
 * person, since those at a place lie in one neighbourhood. As many categories as possible, then the
 * best fits. Null if no listing qualifies.
 */
export async function planFor(
  wishes: Wishes,
  around: ChatSurroundings,
  isBarred?: Barred,
): Promise<ChatPartOf<'plan'> | null> {
  const { need } = wishes
  const budget = need.totalMinor ?? need.maxMinor
  const most = budget ?? Number.POSITIVE_INFINITY
  const wanted = wantedIn(need, budget)
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
  const find: Find = async (each) => {
    const { fits, gaveUp } = await findFor(
      { ...wishes, need: each, isFresh: false },
      'all',
      around,
      isOut,
    )
    return gaveUp === null || gaveUp.limit === 'quality' ? fits : []
  }
  const fitsPerKind = await Promise.all(kinds.map((kind) => fitsOf(kind, wanted, find)))
  const sites = await sitesOf(fitsPerKind.flat(), need, around)
  const perKind = kinds.map((kind, at) =>
    optionsOf(fitsPerKind[at] ?? [], kind, need, { most, sites }),
  )
  const chosen = bestTogether(perKind, most, need.place !== null)
  if (chosen.length === 0) return null
  const others = alternativesTo(chosen, perKind, most, ALTERNATIVES)
  const slots = chosen.map((option, at) => ({
    category: categoryOf(option.contentType),
    chosen: toItem(wanted, option),
    alternatives: (others[at] ?? []).map((other) => toItem(wanted, other)),
  }))
  const totalMinor = sumOf(chosen)
  return { type: 'plan', slots, totalMinor, currency: CURRENCY, budgetMinor: budget }
}

/** Notes on how a plan was counted: nights not covered, and prices per person. */
export function notesOn({ slots }: ChatPartOf<'plan'>, need: Need): string[] {
  const nights = nightsOf(need.duration) ?? 0
  const stay = slots.find(({ chosen }) => chosen.card.amount?.per === 'night')?.chosen
  const people = peopleIn(need)
  const isPerPerson = slots.some(({ chosen }) => chosen.card.amount?.per === 'person')
  return [
    ...(stay && stay.count < nights
      ? [m.assistant_plan_nights({ count: stay.count, nights })]
      : []),
    ...(people > 1 && isPerPerson ? [m.assistant_plan_people({ count: people })] : []),
  ]
}

/** Whether the title or the first tags name a personal circumstance (grief, pregnancy). */
function isForLived({ title, tags }: Candidate): boolean {
  return [title, ...tags.slice(0, TELLING_TAGS)].some((said) =>
    matchConcepts(wordsOf(fold(said))).some(
      ({ name, implied }) => !implied && LIVED.includes(name),
    ),
  )
}

type Find = (need: Need) => Promise<Fit[]>

/** The need for all content types, with the budget as the only price limit. */
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

/** Fits of one content type, with inapplicable or unmatched parts of the need relaxed. */
async function fitsOf(kind: ContentType, wanted: Need, find: Find): Promise<Fit[]> {
  const ofKind = {
    ...wanted,
    contentTypes: [kind],
    // The length of the plan applies to the stay only.
    conditions: wanted.conditions.filter((each) => kind === 'escape' || each.kind !== 'days'),
    // Products neither accept pets nor meet anybody in person.
    petFriendly: wanted.petFriendly && kind === 'escape',
    inPerson: wanted.inPerson && kind !== 'essential',
  }
  if (kind === 'escape') return staysOf(ofKind, find)
  const bare = withoutConcepts({ ...ofKind, words: [] }, isOfStay)
  const all = await firstFound([ofKind, { ...ofKind, words: [] }, bare], find)
  // Online listings combine with any stay.
  const isOpen = !wanted.online && !wanted.inPerson && wanted.place === null
  const remote = isOpen ? await find({ ...bare, online: true, remote: 'online' }) : []
  const known = new Set(all.map(({ candidate }) => candidate.id))
  return [...all, ...remote.filter(({ candidate }) => !known.has(candidate.id))]
}

/** Stays affordable for all nights; as a fallback, for part of them. */
async function staysOf(need: Need, find: Find): Promise<Fit[]> {
  const nights = nightsOf(need.duration) ?? USUAL_NIGHTS
  const { maxMinor } = need
  const tries = [nights, USUAL_NIGHTS].flatMap((count) => {
    const priced = { ...need, maxMinor: maxMinor && Math.floor(maxMinor / count) }
    return [priced, { ...priced, words: [] }]
  })
  return firstFound([...tries, { ...need, words: [] }], find)
}

async function firstFound(needs: readonly Need[], find: Find): Promise<Fit[]> {
  for (const need of needs) {
    const fits = await find(need)
    if (fits.length > 0) return fits
  }
  return []
}

/** The plan with the swaps of earlier turns, detected from the listings on show. */
export function asShown(plan: ChatPartOf<'plan'>, shown: ReadonlySet<string>): ChatPartOf<'plan'> {
  return plan.slots.reduce((made, { alternatives }, at) => {
    const swaps = [made]
    for (const _ of alternatives) swaps.push(withSwap(swaps.at(-1) ?? made, at))
    return swaps.find(({ slots }) => shown.has(slots[at]?.chosen.card.id ?? '')) ?? made
  }, plan)
}

/** The plan after the swap that a turn requests, and a message; null without a swap request. */
export function swapped(
  plan: ChatPartOf<'plan'>,
  text: string,
): { made: ChatPartOf<'plan'>; news: string | null } {
  const plain = fold(text)
  const at = slotMeant(plan, plain)
  const isCheaper = requestsCheaper(plain)
  const old = at === null ? undefined : plan.slots[at]?.chosen.card.title
  if (at === null || old === undefined) return { made: plan, news: null }
  const [next] = swapsFor(plan, at, isCheaper)
  const news = next
    ? m.chat_swapped({ old, title: next.card.title })
    : m.chat_swap_none({ title: old })
  return { made: withSwap(plan, at, isCheaper), news }
}

type Within = { most: number; sites: ReadonlyMap<string, Site> }

/** Affordable options of a content type; stays for all nights, if one is affordable. */
function optionsOf(
  fits: readonly Fit[],
  contentType: ContentType,
  need: Need,
  { most, sites }: Within,
): Option[] {
  const counted = (isWhole: boolean) =>
    fits.flatMap((fit): Option[] => {
      const { amount, id } = fit.candidate
      if (amount?.currency !== CURRENCY || fit.candidate.contentType !== contentType) return []
      const count = unitsOf(amount, need, isWhole)
      const subtotalMinor = count * amount.minor
      const site = sites.get(id) ?? null
      return subtotalMinor <= most ? [{ contentType, fit, count, subtotalMinor, site }] : []
    })
  const whole = counted(true)
  const options = whole.length > 0 ? whole : counted(false)
  if (contentType === 'escape') return options.slice(0, OPTIONS.stays)
  const kept = new Set([
    ...options.filter(({ site }) => site === null).slice(0, OPTIONS.anywhere),
    ...options.filter(({ site }) => site !== null).slice(0, OPTIONS.placed),
  ])
  return options.filter((option) => kept.has(option))
}

function sumOf(options: readonly Option[]): number {
  return options.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, 0)
}

function toItem(need: Need, { fit, count, subtotalMinor }: Option): PlanItem {
  return { card: toCard(need, fit), count, subtotalMinor }
}
