import type { ParsedNeedSummary } from '#app/features/listings/results/parsed-need-row.tsx'
import { formatMoney } from '#app/lib/i18n/format.ts'
import { listFormat } from '#app/lib/i18n/intl.ts'
import { isConceptName } from '#domain/concepts/concepts.ts'
import { isHelpedWith } from '#domain/concepts/helped-by.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { NOT_BEST_RATED, withoutBestRated } from '#domain/listing/best-rated.ts'
import { CONTENT_TYPES, categoryOf } from '#domain/listing/category.ts'
import { type ListingQuery, PAGE_SIZE } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { conditionKey } from '#domain/need/conditions/condition.ts'
import { conditionLabel } from '#domain/need/conditions/condition-label.ts'
import { hasConstraints, limitsOnlyTheWay } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'
import { dropNameOf, isShownByFilter } from '#domain/need/need-edit.ts'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { isLimit, type NeedPart, needParts } from '#domain/need/need-parts.ts'
import { isTitle } from '#domain/text/named-title.ts'
import { withinSentence } from '#domain/text/within-sentence.ts'
import { CONCEPT_LABELS } from '#domain/thesaurus/labels.ts'
import type { SearchAnswer, SearchPort, SearchScope, Why } from '#search/port.ts'
import { type Finder, findPage } from '#search/search-page.ts'
import { withPrices } from './with-prices.ts'

/** Prices in a search are taken to be in the default currency. */
const CURRENCY = 'USD'
const REASONS_SHOWN = 3

type FoundItems = {
  need: (Need & { relaxed: boolean }) | null
  total: number
  items: readonly { title: string }[]
}

/**
 * The parsed need of a list's search text, ready for display; null without any. Text that equals the title of a
 * found item counts as that title only, on every page of the list.
 */
export async function findParsedNeed(
  finder: Finder,
  query: ListingQuery,
  { need, total, items }: FoundItems,
  scope: SearchScope = {},
): Promise<ParsedNeedSummary | null> {
  const isBestFirst = isBestRatedFirst(query)
  if (!need) return isBestFirst ? onlyBestRated() : null
  const { search } = finder
  const first = isFirstByRelevance(query) ? [] : await findFirstByRelevance(finder, query, scope)
  if ([...items, ...first].some(({ title }) => isTitle(query.q, title)))
    return { parts: [], repair: null, unmet: [], remarks: [], order: orderOf([]), answer: null }
  const all = needParts(need)
  const parts = all
    .filter((part) => part.kind !== 'repair' && !isShownByFilter(part, query))
    .filter(isNotRepeated)
  const repairs = all.filter((part) => part.kind === 'repair')
  const constraints = parts.filter(isLimit).map(labelOf)
  const isFar = need.relaxed && !limitsOnlyTheWay(need)
  const isNothing = total > 0 && (await hasNoMatch(search, query, need))
  const isUnmet = total > 0 && (isFar || isNothing)
  // Listings that only satisfy the constraints are ordered by rating.
  const isPlain = isBestFirst || (isFar && !isNothing)
  return {
    parts: [
      ...parts.map((part) => ({ label: labelOf(part), drop: dropNameOf(part) })),
      ...(isBestFirst ? [bestRatedPart()] : []),
    ],
    repair:
      repairs.length > 0
        ? {
            typed: repairs.map(({ said }) => said).join(' '),
            meant: repairs.map(({ meant }) => meant).join(' '),
          }
        : null,
    unmet: isUnmet ? constraints : [],
    remarks: total > 0 && !isUnmet ? remarksOn(need, constraints) : [],
    order: isPlain ? m.results_order_plain() : orderOf(parts),
    answer: isUnmet || isPlain || !isFirstByRelevance(query) ? null : answerOf(parts),
  }
}

/** Remarks on how the constraints were applied. */
function remarksOn(need: Need & { relaxed: boolean }, constraints: readonly string[]): string[] {
  return [
    ...(need.relaxed && limitsOnlyTheWay(need)
      ? [m.results_few({ musts: constraints.join(', ') })]
      : []),
    ...(need.withoutPets && !need.relaxed ? [m.results_pets_unsaid()] : []),
  ]
}

/** Whether this page shows the most relevant hits. */
function isFirstByRelevance({ page, sort }: ListingQuery): boolean {
  return page === 1 && sort === 'relevance'
}

async function findFirstByRelevance(finder: Finder, query: ListingQuery, scope: SearchScope) {
  const best = { ...query, page: 1, sort: 'relevance' as const }
  return (await findPage(finder, best, { ...scope, perPage: 1, facets: false })).items
}

/** A page of a list, with its parsed need and a note per hit. */
export async function findPageWithNeed(finder: Finder, query: ListingQuery, scope: SearchScope) {
  const found = await findPage(finder, query, { ...scope, perPage: PAGE_SIZE })
  const { need, why, ...list } = found
  return {
    list: { ...list, items: withPrices(list.items) },
    parsedNeed: await findParsedNeed(finder, query, { need, ...list }, scope),
    notes: notesOf(why, need),
  }
}

/**
 * For each hit, a line that says whether a rule of the site moved it up, and names the parts of the need it matches, the
 * limits it keeps to, and those that it does not state.
 */
export function notesOf(
  why: Readonly<Record<string, Why>>,
  need: SearchAnswer['need'],
): Record<string, string> {
  const stated = new Set<string>(need?.asked.flatMap((a) => (a.implied ? [] : [a.name])))
  const limits = need && !need.relaxed ? needParts(need).filter(isShownLimit) : []
  const notes = Object.entries(why).map(([id, reason]) => {
    const picked = reason.picked ? m.results_picked() : ''
    const kept = limits.filter((limit) => !isUnknown(limit, reason)).map(labelOf)
    const parts = need
      ? [picked, noteOf(reason, stated), kept.join(', '), unknownNote(reason, need)]
      : [picked]
    return [id, parts.filter((part) => part !== '').join(' · ')] as const
  })
  return Object.fromEntries(notes.filter(([, note]) => note !== ''))
}

/** The place of a card stands above it. */
function isShownLimit(part: NeedPart): boolean {
  return isLimit(part) && part.kind !== 'place' && part.kind !== 'elsewhere'
}

function isUnknown(limit: NeedPart, { unknown = [] }: Why): boolean {
  return limit.kind === 'condition' && unknown.includes(conditionKey(limit.value))
}

/** The stated conditions that a listing leaves open. */
function unknownNote({ unknown = [] }: Why, { conditions }: Need): string {
  const labels = conditions
    .filter((condition) => unknown.includes(conditionKey(condition)))
    .map(conditionLabel)
  return labels.length > 0 ? m.results_not_stated({ conditions: labels.join(', ') }) : ''
}

function noteOf({ words, concepts }: Why, stated: ReadonlySet<string>): string {
  const known = concepts.filter(isConceptName)
  // Stated concepts come before implied ones.
  const matched = [
    ...known.filter((name) => stated.has(name)),
    ...known.filter((name) => !stated.has(name)),
  ].slice(0, REASONS_SHOWN)
  const matchedConcerns = matched.filter(isHelpedWith)
  const shown = (matchedConcerns.length > 0 ? matchedConcerns : matched).map((name) =>
    CONCEPT_LABELS[name](),
  )
  if (matchedConcerns.length > 0) return m.results_helps({ needs: shown.join(', ') })
  if (shown.length > 0) return m.results_fits({ needs: shown.join(', ') })
  return words.length > 0
    ? m.results_mentions({ words: words.slice(0, REASONS_SHOWN).join(', ') })
    : ''
}

/** Whether no listing satisfies the constraints; listings that do would be shown first. */
async function hasNoMatch(
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

/** Whether the text orders by rating, and no other order is set. */
function isBestRatedFirst({ q, not, sort }: ListingQuery): boolean {
  return sort === 'relevance' && !not.includes(NOT_BEST_RATED) && withoutBestRated(q) !== null
}

function bestRatedPart(): ParsedNeedSummary['parts'][number] {
  return { label: m.directory_sort_rating(), drop: NOT_BEST_RATED }
}

/** The parsed need of a text that states only this order. */
function onlyBestRated(): ParsedNeedSummary {
  return {
    parts: [bestRatedPart()],
    repair: null,
    unmet: [],
    remarks: [],
    order: m.results_order_plain(),
    answer: null,
  }
}

/** The need in one sentence, over the listings that answer it; null without a part that orders or limits them. */
function answerOf(parts: readonly NeedPart[]): string | null {
  // The kind stands in the tabs.
  const named = parts.filter(({ kind }) => kind !== 'contentTypes')
  const { needs, wants } = needsAndWants(named)
  const need = [needs, wants].filter(Boolean).join(' · ')
  return need === '' ? null : m.results_answer({ need })
}

function needsAndWants(parts: readonly NeedPart[]): { needs: string; wants: string } {
  const concepts = parts.filter(({ kind }) => kind === 'concept').map(labelOf)
  const wants = parts
    .filter((part) => part.kind !== 'concept' && dropNameOf(part) !== null)
    .map(labelOf)
    .join(', ')
  return { needs: listFormat().format(concepts), wants }
}

function orderOf(parts: readonly NeedPart[]): string {
  const { needs, wants } = needsAndWants(parts)
  if (needs && wants) return m.results_order_needs_wants({ needs, wants })
  if (needs) return m.results_order_needs({ needs })
  return wants ? m.results_order_wants({ wants }) : m.results_order_said()
}

/** Leaves out a part whose words a concept already covers: "for two" is not shown as couples and as company. */
function isNotRepeated(part: NeedPart, _: number, parts: readonly NeedPart[]): boolean {
  if (part.kind !== 'company' && part.kind !== 'duration') return true
  return !parts.some(({ kind, said }) => kind === 'concept' && said.includes(part.said))
}

function labelOf(part: NeedPart): string {
  if (part.kind === 'contentTypes')
    return part.values.map((type) => withinSentence(CATEGORY_TITLES[categoryOf(type)]())).join(', ')
  return needPartLabel(part, (minor) => formatMoney(minor, CURRENCY))
}
