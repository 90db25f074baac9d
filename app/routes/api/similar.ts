import { listCardsById } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { searchContext } from '#search/context.ts'
import type { SearchPort } from '#search/port.ts'
import type { Route } from './+types/similar'

/** More than the page shows: some may already be saved. */
const SHOWN = 8
const WORDS_LIMIT = 60
const TAGS_LIMIT = 6

/**
 * Listings similar to a removed one, by its stored facts: `contentType`, `type` and repeated `tag`. Ordered by
 * shared tag, then type, then the best of the category.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const contentType = CONTENT_TYPES.find((known) => known === params.get('contentType'))
  if (!contentType) return Response.json({ items: [] })
  const words = (name: string) =>
    params.getAll(name).filter((word) => word && word.length <= WORDS_LIMIT && !word.includes('\0'))
  const ids = await similarIds(context.get(searchContext), {
    contentType,
    type: words('type')[0] ?? null,
    tags: words('tag').slice(0, TAGS_LIMIT),
  })
  const items = await listCardsById(context.get(catalogueContext), ids)
  return Response.json({ items })
}

type Facts = { contentType: ContentType; type: string | null; tags: string[] }

async function similarIds(search: SearchPort, { contentType, type, tags }: Facts) {
  const { facets } = everything()
  const attempts = [
    ...(type && tags.length > 0 ? [{ ...facets, type: [type], tag: tags }] : []),
    ...(tags.length > 0 ? [{ ...facets, tag: tags }] : []),
    ...(type ? [{ ...facets, type: [type] }] : []),
    facets,
  ]
  const found = new Set<string>()
  for (const facets of attempts) {
    const query = { ...everything(), facets: facets, sort: 'rating' as const }
    const scope = { contentType, facets: false }
    const { hits } = await search.search(query, { page: 1, perPage: SHOWN }, scope)
    for (const { id } of hits) found.add(id)
    if (found.size >= SHOWN) break
  }
  return [...found].slice(0, SHOWN)
}
