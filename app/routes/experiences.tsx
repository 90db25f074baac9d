import { ExperienceTiles } from '#app/features/listings/card/experience-tiles.tsx'
import { SearchForm } from '#app/features/listings/filters/search-form.tsx'
import { ListBar } from '#app/features/listings/list/list-bar.tsx'
import { listPageMeta } from '#app/features/listings/list/list-meta.ts'
import { ListingResults } from '#app/features/listings/list/listing-results.tsx'
import { isSearched, PageHero } from '#app/features/listings/list/page-hero.tsx'
import { reloadsList, useList } from '#app/features/listings/list/use-list.ts'
import { useNavigationSearch } from '#app/features/listings/list/use-navigation-search.ts'
import { ParsedNeedRow } from '#app/features/listings/results/parsed-need-row.tsx'
import { Brand } from '#app/features/shell/brand.tsx'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { countCategories } from '#data/catalogue/listings.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { SUBCATEGORIES } from '#domain/language/subcategory-words.ts'
import { CATEGORIES } from '#domain/listing/category.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { isNearMeRequest } from '#domain/place/near-me.ts'
import { finderIn } from '#search/context.ts'
import { findPageWithNeed } from '../page-parts/find-with-need.ts'
import { unitOf, withDistances } from '../page-parts/with-distances.ts'
import type { Route } from './+types/experiences'

const FILTERS = ['category', 'type', 'price', 'country', 'tag'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListingQuery(new URL(request.url).searchParams)
  const db = context.get(catalogueContext)
  const [loaded, counts] = await Promise.all([
    findPageWithNeed(finderIn(context), query, { contentType: 'experience' }),
    context.get(onceContext)('categories of experience', () => countCategories(db, 'experience')),
  ])
  const unit = unitOf(request)
  const items = await withDistances(db, query, loaded.list.items, unit)
  const list = { ...loaded.list, items, unit }
  return { ...loaded, list, needsPlace: isNearMeRequest(query.q), counts, query }
}

export const shouldRevalidate = reloadsList

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listPageMeta({
    site: matches[0].loaderData?.site,
    title: m.listings_experiences_title(),
    description: m.listings_experiences_lead(),
    path: CATEGORIES.experiences.path,
    ...loaderData,
  })

export default function Experiences({ loaderData }: Route.ComponentProps) {
  const { list, needsPlace, counts, parsedNeed, notes } = loaderData
  useNavigationSearch()
  const searched = isSearched(useList().query, list)
  return (
    <div className="wrap">
      <PageHero
        title={m.listings_experiences_title()}
        description={m.listings_experiences_lead()}
        picture={scenePrintUrl('yoga-seated', 'energize', 'hero')}
        brief={searched}
        categories={SUBCATEGORIES.experiences.map((title) => title())}
      >
        <SearchForm placeholder={m.listings_experiences_placeholder()} />
      </PageHero>
      <hr className="border-line border-t" />
      {!searched && <ExperienceTiles counts={counts} />}
      <ListBar
        className={searched ? 'mt-7 mb-7' : 'mt-7 mb-7 md:mt-19'}
        list={list}
        needsPlace={needsPlace}
        offered={FILTERS}
        found={m.listings_experiences_found({ n: list.total })}
        loading={m.listings_experiences_loading()}
      />
      {parsedNeed && <ParsedNeedRow {...parsedNeed} className="mb-7" />}
      <ListingResults list={list} notes={notes} brand={<Brand className="feed-brand" />} />
    </div>
  )
}
