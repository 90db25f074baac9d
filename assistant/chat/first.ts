import type { CurrentPage } from '#domain/assistant.ts'
import { CATEGORIES, type ContentType } from '#domain/category.ts'
import { fitOf } from '#domain/fit.ts'
import { everything, plainText } from '#domain/listing-query.ts'
import {
  allowedKinds,
  type Barred,
  type Found,
  findFor,
  forMatter,
  isShowable,
  withoutLimitWords,
} from './find.ts'
import type { ChatSurroundings } from './surroundings.ts'
import { SORT_OF, wordsFor } from './understood.ts'
import type { Wishes } from './wishes.ts'

/** Of so many that come first, those are shown that no answer of the conversation bars. */
const LOOKED_AT = 96

/**
 * What comes first of the whole catalogue by what the wishes are ordered by, every limit kept: the list of results
 * in that order. Where nothing keeps to the limits, the nearest as ever.
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
  const kinds: ContentType[] = allowedKinds(wishes, onPage ?? need.contentTypes) ?? []
  const query = everything()
  const { hits } = await around.search.search(
    {
      ...query,
      q: plainText(wordsFor(withoutLimitWords(need))),
      facets: { ...query.facets, contentType: kinds },
      sort: order === null ? 'relevance' : SORT_OF[order],
    },
    { page: 1, perPage: LOOKED_AT },
    { facets: false },
  )
  around.signal.throwIfAborted()
  const stored = await around.readCandidates(hits.map(({ id }) => id))
  const byId = new Map(stored.map((candidate) => [candidate.id, candidate]))
  const fits = hits
    .flatMap(({ id }) => byId.get(id) ?? [])
    .filter(({ amount, rating }) => (order === 'price' || order === 'dearest' ? amount : rating))
    .map((candidate) => fitOf(need, candidate))
    .filter((fit) => isShowable(fit, wishes, isBarred))
  const found = forMatter({ need, fits, gaveUp: null })
  if (fits.length === 0 || found.gaveUp || order === null)
    return findFor(wishes, page, around, isBarred)
  return { ...found, order }
}
