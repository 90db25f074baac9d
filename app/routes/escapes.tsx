import { countryName } from '#app/features/listings/card/country-name.ts'
import { SearchForm } from '#app/features/listings/filters/search-form.tsx'
import { ListBar } from '#app/features/listings/list/list-bar.tsx'
import { listPageMeta } from '#app/features/listings/list/list-meta.ts'
import { ListingResults } from '#app/features/listings/list/listing-results.tsx'
import { isSearched, PageHero } from '#app/features/listings/list/page-hero.tsx'
import { reloadsList, useList } from '#app/features/listings/list/use-list.ts'
import { useNavigationSearch } from '#app/features/listings/list/use-navigation-search.ts'
import { Brand } from '#app/features/shell/brand.tsx'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { type CatalogueStats, catalogueStats } from '#data/catalogue/listings.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { SUBCATEGORIES } from '#domain/language/subcategory-words.ts'
import { CATEGORIES } from '#domain/listing/category.ts'
import { PAGE_SIZE, readListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { isNearMeRequest } from '#domain/place/near-me.ts'
import { finderIn } from '#search/context.ts'
import { findPage } from '#search/search-page.ts'
import { unitOf, withDistances } from '../page-parts/with-distances.ts'
import { withPrices } from '../page-parts/with-prices.ts'
import type { Route } from './+types/escapes'

const FILTERS = ['type', 'category', 'price', 'country', 'amenity', 'tag'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListingQuery(new URL(request.url).searchParams)
  const db = context.get(catalogueContext)
  const scope = { contentType: 'escape', perPage: PAGE_SIZE, match: 'substring' } as const
  const [found, stats] = await Promise.all([
    findPage(finderIn(context), query, scope),
    context.get(onceContext)('stats of escapes', () => catalogueStats(db, 'escape')),
  ])
  // Substring matching takes the text literally, so no need is parsed.
  const { need: _, why: __, ...list } = found
  const unit = unitOf(request)
  const items = withPrices(await withDistances(db, query, list.items, unit))
  return { list: { ...list, items, unit }, needsPlace: isNearMeRequest(query.q), stats, query }
}

export const shouldRevalidate = reloadsList

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listPageMeta({
    site: matches[0].loaderData?.site,
    title: m.listings_escapes_title(),
    description: m.listings_escapes_lead(),
    path: CATEGORIES.escapes.path,
    ...loaderData,
  })

export default function Escapes({ loaderData }: Route.ComponentProps) {
  const { list, needsPlace, stats } = loaderData
  useNavigationSearch()
  const { query } = useList()
  const [country, ...others] = query.facets.country
  return (
    <div className="wrap">
      <PageHero
        title={m.listings_escapes_title()}
        description={m.listings_escapes_lead()}
        picture={scenePrintUrl('lake', 'restore', 'hero', false, { house: 'cabin' })}
        brief={isSearched(query, list)}
        location={country && others.length === 0 ? countryName(country) : null}
        stats={statTiles(stats)}
        categories={SUBCATEGORIES.escapes.map((title) => title())}
      >
        <SearchForm placeholder={m.listings_escapes_placeholder()} />
      </PageHero>
      <ListBar
        list={list}
        needsPlace={needsPlace}
        offered={FILTERS}
        found={m.listings_escapes_found({ n: list.total })}
        loading={m.listings_escapes_loading()}
      />
      <ListingResults list={list} brand={<Brand className="feed-brand" />} />
    </div>
  )
}

function statTiles({ listings, countries, types }: CatalogueStats) {
  return [
    { count: listings, label: m.listings_stat_properties({ n: listings }) },
    { count: countries, label: m.listings_stat_countries({ n: countries }) },
    { count: types, label: m.listings_stat_categories({ n: types }) },
  ]
}
