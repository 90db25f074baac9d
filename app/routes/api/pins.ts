import { readBrowsePath } from '#app/features/directory/browse/browse-path.ts'
import type { MapPin } from '#app/features/listings/map/pins.ts'
import { formatMoney } from '#app/lib/i18n/format.ts'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { listCoordinates } from '#data/catalogue/places/coordinates.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { readLanguage } from '#domain/language/accepted-language.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { browseQuery } from '#domain/listing/browse-page.ts'
import { findBrowsePageWith } from '#domain/listing/directory-entry.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { type ListingQuery, readListingQuery } from '#domain/listing/listing-query.ts'
import type { Point } from '#domain/place/public-place.ts'
import { findBrowsePageItems } from '#search/browse-page.ts'
import { cardsContext, finderIn } from '#search/context.ts'
import type { SearchScope } from '#search/port.ts'
import type { Route } from './+types/pins'

/** The best of a longer list are on the map; its other places appear when an area is searched. */
const PINS_LIMIT = 500
const ID_LIMIT = 200

/** How the lists with a map search (their loaders). */
const SCOPES: Record<string, SearchScope> = {
  '/escapes': { contentType: 'escape', match: 'substring' },
  '/experiences': { contentType: 'experience' },
  '/essentials': { contentType: 'essential' },
  '/enhancements': { contentType: 'enhancement' },
  '/search-results': {},
}

/**
 * The listings of a list that have a place, best first, with public coordinates. The parameters are those of
 * the list; `list` is its path and `lang` the language of prices. 404 for a list without a map. With repeated
 * `id` parameters instead the listings are those.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const cards = await listCards(searchParams, context)
  if (!cards) return Response.json({ error: 'This list has no map.' }, { status: 404 })
  const points = await listCoordinates(
    context.get(catalogueContext),
    cards.map(({ id }) => id),
  )
  const language = readLanguage(searchParams.get('lang')) ?? BASE_LANGUAGE
  const pins = runWithLocale(language, () =>
    cards.flatMap((card) => {
      const point = points.get(card.id)
      return point ? [toPin(card, point)] : []
    }),
  )
  return Response.json({ pins })
}

type Context = Route.LoaderArgs['context']

async function listCards(params: URLSearchParams, context: Context) {
  const ids = new Set(params.getAll('id').filter((id) => id.length <= ID_LIMIT))
  if (ids.size > 0) return context.get(cardsContext)([...ids].slice(0, PINS_LIMIT))
  const path = params.get('list') ?? ''
  const query = readListingQuery(params)
  const finder = finderIn(context)
  const scope = Object.hasOwn(SCOPES, path) ? SCOPES[path] : undefined
  if (!scope) return listBrowsePageCards(path, query, context)
  const slice = { page: 1, perPage: PINS_LIMIT }
  const answer = await finder.search.search(query, slice, { ...scope, facets: false })
  return finder.readCards(answer.hits.map(({ id }) => id))
}

/** The listings of a browse page of the directory; null for another path. */
async function listBrowsePageCards(path: string, query: ListingQuery, context: Context) {
  const asked = readBrowsePath(path)
  if (!asked) return null
  const db = context.get(catalogueContext)
  const entries = await context.get(onceContext)('directory entries', () =>
    listDirectoryEntries(db),
  )
  const page = findBrowsePageWith(entries, asked)
  if (!page) return null
  const limits = browseQuery({ ...query, view: 'map', page: 1 })
  const finder = { db, ...finderIn(context) }
  return (await findBrowsePageItems(finder, page, limits, new Date(), PINS_LIMIT)).items
}

function toPin({ id, title, amount, wellnessTag }: ListingCard, { lat, lng }: Point): MapPin {
  return {
    id,
    title,
    lat,
    lng,
    price: amount ? formatMoney(amount.minor, amount.currency) : null,
    hour: wellnessTag,
  }
}
