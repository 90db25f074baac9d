import type { MapPin } from '#app/features/listings/map/pins.ts'
import { formatMoney } from '#app/lib/i18n/format.ts'
import { listCoordinates } from '#data/catalogue/coordinates.ts'
import { catalogueContext } from '#data/context.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { readLanguage } from '#domain/language/accepted-language.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import type { Point } from '#domain/place/public-place.ts'
import { cardsContext, searchContext } from '#search/context.ts'
import type { SearchScope } from '#search/port.ts'
import type { Route } from './+types/pins'

/** The best of a longer list are on the map; its other places appear when an area is searched. */
const PINS_LIMIT = 500

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
 * the list; `list` is its path and `lang` the language of prices. 404 for a list without a map.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const path = searchParams.get('list') ?? ''
  const scope = Object.hasOwn(SCOPES, path) ? SCOPES[path] : undefined
  if (!scope) return Response.json({ error: 'This list has no map.' }, { status: 404 })
  const query = readListingQuery(searchParams)
  const slice = { page: 1, perPage: PINS_LIMIT }
  const answer = await context.get(searchContext).search(query, slice, { ...scope, facets: false })
  const ids = answer.hits.map(({ id }) => id)
  const [cards, points] = await Promise.all([
    context.get(cardsContext)(ids),
    listCoordinates(context.get(catalogueContext), ids),
  ])
  const language = readLanguage(searchParams.get('lang')) ?? BASE_LANGUAGE
  const pins = runWithLocale(language, () =>
    cards.flatMap((card) => {
      const point = points.get(card.id)
      return point ? [toPin(card, point)] : []
    }),
  )
  return Response.json({ pins })
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
