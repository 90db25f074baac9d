import type { Understanding } from '#app/features/listings/results/parsed-need-row.tsx'
import { formatMoney } from '#app/lib/i18n/format.ts'
import { listFormat } from '#app/lib/i18n/intl.ts'
import { countText } from '#app/lib/i18n/number-labels.ts'
import { isConceptName } from '#domain/concepts/concepts.ts'
import { isHelpedWith } from '#domain/concepts/helped-by.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CONTENT_TYPES, categoryOf } from '#domain/listing/category.ts'
import { type ListingQuery, PAGE_SIZE } from '#domain/listing/listing-query.ts'
import { NOT_RATING, parseRating } from '#domain/listing/rating-parser.ts'
import { m } from '#domain/messages/messages.js'
import { hasConstraints, limitsOnlyTheWay } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'
import { dropNameOf, isShownByFilter } from '#domain/need/need-edit.ts'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { isLimit, type NeedPart, needParts } from '#domain/need/need-parts.ts'
import { isTitle } from '#domain/text/named-title.ts'
import { withinSentence } from '#domain/text/within-sentence.ts'
import { CONCEPT_LABELS } from '#domain/thesaurus/labels.ts'
import type { SearchPort, SearchScope, Why } from '#search/port.ts'
import { type Finder, findPage } from '#search/search-page.ts'

/** What a search asks in prices is read in the default currency. */
const CURRENCY = 'USD'
const NOTED = 3

type Read = {
  need: (Need & { relaxed: boolean }) | null
  total: number
  items: readonly { title: string }[]
}

/**
 * What was read from the words of a list, ready to be shown; null when there were none. Words that are
 * the title of one of its items were understood as that, and as nothing else, on whichever page it stands.
 */
export async function findUnderstanding(
  finder: Finder,
  query: ListingQuery,
  { need, total, items }: Read,
  scope: SearchScope = {},
): Promise<Understanding | null> {
  const rating = ratingParts(query)
  if (!need) return onlyRating(rating)
  const { search } = finder
  const first = isFirst(query) ? [] : await findFirst(finder, query, scope)
  if ([...items, ...first].some(({ title }) => isTitle(query.q, title)))
    return { parts: [], repair: null, unmet: [], remarks: [], order: orderOf([]) }
  const all = needParts(need)
  const parts = all
    .filter((part) => part.kind !== 'repair' && !isShownByFilter(part, query))
    .filter(isSaidOnce)
  const repairs = all.filter((part) => part.kind === 'repair')
  const musts = parts.filter(isLimit).map(labelOf)
  const isFar = need.relaxed && !limitsOnlyTheWay(need)
  const isNothing = total > 0 && (await isNothingFitting(search, query, need))
  const isUnmet = total > 0 && (isFar || isNothing)
  // What keeps to the limits alone is in the order of its rating.
  const isPlain = rating.isOrder || (isFar && !isNothing)
  return {
    parts: [
      ...parts.map((part) => ({ label: labelOf(part), drop: dropNameOf(part) })),
      ...rating.parts,
    ],
    repair:
      repairs.length > 0
        ? {
            typed: repairs.map(({ said }) => said).join(' '),
            meant: repairs.map(({ meant }) => meant).join(' '),
          }
        : null,
    unmet: isUnmet ? musts : [],
    remarks: total > 0 && !isUnmet ? remarksOn(need, musts) : [],
    order: isPlain ? m.results_order_plain() : orderOf(parts),
  }
}

/** What else a visitor should know of how the limits were kept. */
function remarksOn(need: Need & { relaxed: boolean }, musts: readonly string[]): string[] {
  return [
    ...(need.relaxed && limitsOnlyTheWay(need) ? [m.results_few({ musts: musts.join(', ') })] : []),
    ...(need.withoutPets && !need.relaxed ? [m.results_pets_unsaid()] : []),
  ]
}

/** Whether a page shows what stands first for the words themselves. */
function isFirst({ page, sort }: ListingQuery): boolean {
  return page === 1 && sort === 'relevance'
}

async function findFirst(finder: Finder, query: ListingQuery, scope: SearchScope) {
  const best = { ...query, page: 1, sort: 'relevance' as const }
  return (await findPage(finder, best, { ...scope, perPage: 1, facets: false })).items
}

/** A page of a list with the need parsed from its words; cards need the list alone. */
export async function findPageWithNeed(finder: Finder, query: ListingQuery, scope: SearchScope) {
  const found = await findPage(finder, query, { ...scope, perPage: PAGE_SIZE })
  const { need, why, ...list } = found
  return {
    list,
    understanding: await findUnderstanding(finder, query, { need, ...list }, scope),
    notes: notesOf(why, need),
  }
}

/** A line for each hit that says what of the question it meets. */
export function notesOf(
  why: Readonly<Record<string, Why>>,
  need: Need | null,
): Record<string, string> {
  if (!need) return {}
  const said = new Set<string>(need.asked.flatMap((a) => (a.implied ? [] : [a.name])))
  const notes = Object.entries(why).map(([id, reason]) => [id, noteOf(reason, said)] as const)
  return Object.fromEntries(notes.filter(([, note]) => note !== ''))
}

function noteOf({ words, concepts }: Why, said: ReadonlySet<string>): string {
  const named = concepts.filter(isConceptName)
  // What was said stands before what was meant along with it.
  const met = [
    ...named.filter((name) => said.has(name)),
    ...named.filter((name) => !said.has(name)),
  ].slice(0, NOTED)
  const helped = met.filter(isHelpedWith)
  const shown = (helped.length > 0 ? helped : met).map((name) => CONCEPT_LABELS[name]())
  if (helped.length > 0) return m.results_helps({ needs: shown.join(', ') })
  if (shown.length > 0) return m.results_fits({ needs: shown.join(', ') })
  return words.length > 0 ? m.results_mentions({ words: words.slice(0, NOTED).join(', ') }) : ''
}

/** Whether nothing at all keeps to what was a must; what does is shown before what only fits the words. */
async function isNothingFitting(
  search: SearchPort,
  { facets }: ListingQuery,
  need: Need,
): Promise<boolean> {
  if (!hasConstraints(need)) return false
  const contentTypes = CONTENT_TYPES.filter((type) => facets.contentType.includes(type))
  const [best] = await search.retrieve(need, {
    ...(contentTypes.length > 0 && { contentTypes }),
    limit: 1,
  })
  return best === undefined
}

type RatingParts = { parts: Understanding['parts']; isOrder: boolean }

/** What the words say of ratings, where neither is chosen otherwise. */
function ratingParts({ q, not, minRating, sort }: ListingQuery): RatingParts {
  const said = not.includes(NOT_RATING) ? null : parseRating(q)
  const least = minRating === null ? (said?.minRating ?? null) : null
  const isOrder = said?.isBestFirst === true && sort === 'relevance'
  const labels = [
    ...(least === null ? [] : [leastLabel(least)]),
    ...(isOrder ? [m.directory_sort_rating()] : []),
  ]
  return { parts: labels.map((label) => ({ label, drop: NOT_RATING })), isOrder }
}

function leastLabel(least: number): string {
  const value = countText(least)
  return `${m.listings_facet_rating()}: ${m.listings_rating_from({ value })}`
}

/** Words that said nothing but a rating leave nothing else to be understood. */
function onlyRating({ parts }: RatingParts): Understanding | null {
  if (parts.length === 0) return null
  return { parts, repair: null, unmet: [], remarks: [], order: m.results_order_plain() }
}

function orderOf(parts: readonly NeedPart[]): string {
  const concepts = parts.filter(({ kind }) => kind === 'concept').map(labelOf)
  const wants = parts
    .filter((part) => part.kind !== 'concept' && dropNameOf(part) !== null)
    .map(labelOf)
    .join(', ')
  const needs = listFormat().format(concepts)
  if (needs && wants) return m.results_order_needs_wants({ needs, wants })
  if (needs) return m.results_order_needs({ needs })
  return wants ? m.results_order_wants({ wants }) : m.results_order_said()
}

/** "For two" is not told as couples and as company. */
function isSaidOnce(part: NeedPart, _: number, parts: readonly NeedPart[]): boolean {
  if (part.kind !== 'company' && part.kind !== 'duration') return true
  return !parts.some(({ kind, said }) => kind === 'concept' && said.includes(part.said))
}

function labelOf(part: NeedPart): string {
  if (part.kind === 'contentTypes')
    return part.values.map((type) => withinSentence(CATEGORY_TITLES[categoryOf(type)]())).join(', ')
  return needPartLabel(part, (minor) => formatMoney(minor, CURRENCY))
}
