import type { CurrentPage } from '#domain/chat/assistant.ts'
import { CATEGORIES, type ContentType } from '#domain/listing/category.ts'
import { everything, plainText } from '#domain/listing/listing-query.ts'
import { qualityFactor } from '#domain/listing/ranking.ts'
import { type Fit, fitOf } from '#domain/need/fit.ts'
import type { Barred } from '../guard/guard.ts'
import type { ChatSurroundings } from '../surroundings.ts'
import type { Order } from '../understand/act.ts'
import { withoutConstraintWords } from '../understand/need/constraint-words.ts'
import type { Wishes } from '../understand/need/wishes.ts'
import { findFor, forMatter } from './find.ts'
import { allowedKinds, createFinder } from './finder.ts'
import type { Found } from './found.ts'
import { needWords, SORT_OF } from './results-query.ts'
import { isShowable } from './showable.ts'

/** Number of sorted listings that are filtered for those that may be shown. */
const LOOKED_AT = 96

/**
 * Listings in the sort order of the wishes, every constraint met: of the whole catalogue if only
 * kinds and constraints were named, otherwise of those about the topic. If none meets the
 * constraints, falls back to `findFor`.
 */
export async function findFirst(
  wishes: Wishes,
  page: CurrentPage,
  around: ChatSurroundings,
  isBarred: Barred = () => false,
): Promise<Found> {
  const { need, order } = wishes
  const onPage =
    page === 'all' || need.contentTypes.length > 0 ? null : [CATEGORIES[page].contentType]
  const kinds = allowedKinds(wishes, onPage ?? need.contentTypes)
  const { words, concepts, place } = withoutConstraintWords(need)
  // A loosely related listing does not answer "the cheapest massage", however cheap it is.
  const isMatter = words.length + concepts.length > 0 || place?.isNear
  const looked = isMatter
    ? await createFinder(wishes, around, isBarred)(need, kinds, wishes.isFresh, true)
    : await listed(wishes, kinds, around, isBarred)
  const found = forMatter({
    need,
    fits: looked.filter((fit) => hasFigure(order, fit)),
    gaveUp: null,
  })
  if (found.fits.length === 0 || found.gaveUp || order === null)
    return findFor(wishes, page, around, isBarred)
  const fits = isMatter ? found.fits.toSorted((a, b) => BEFORE[order](a, b)) : found.fits
  return { need, fits, gaveUp: null, order }
}

/** Listings of the results page in the same order. */
async function listed(
  wishes: Wishes,
  kinds: readonly ContentType[] | null,
  { search, readCandidates, signal }: ChatSurroundings,
  isBarred: Barred,
): Promise<Fit[]> {
  const { need, order } = wishes
  const query = everything()
  const { hits } = await search.search(
    {
      ...query,
      q: plainText(needWords(withoutConstraintWords(need))),
      facets: { ...query.facets, contentType: [...(kinds ?? [])] },
      sort: order === null ? 'relevance' : SORT_OF[order],
    },
    { page: 1, perPage: LOOKED_AT },
    { facets: false },
  )
  signal.throwIfAborted()
  const stored = await readCandidates(hits.map(({ id }) => id))
  const byId = new Map(stored.map((candidate) => [candidate.id, candidate]))
  return hits
    .flatMap(({ id }) => byId.get(id) ?? [])
    .map((candidate) => fitOf(need, candidate))
    .filter((fit) => isShowable(fit, wishes, isBarred))
}

function hasFigure(order: Order | null, { candidate: { amount, rating } }: Fit): boolean {
  return order === 'price' || order === 'dearest' ? amount !== null : rating !== null
}

const minorOf = ({ candidate }: Fit) => candidate.amount?.minor ?? 0
const qualityOf = ({ candidate: { rating, reviews } }: Fit) => qualityFactor(rating, reviews)
const byRating = (a: Fit, b: Fit) => qualityOf(b) - qualityOf(a)

const BEFORE: Record<Order, (a: Fit, b: Fit) => number> = {
  price: (a, b) => minorOf(a) - minorOf(b),
  dearest: (a, b) => minorOf(b) - minorOf(a),
  rating: byRating,
  popular: byRating,
}
