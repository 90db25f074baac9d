import { AppliedFilters } from '#app/features/listings/applied-filters.tsx'
import { ExperienceTiles } from '#app/features/listings/experience-tiles.tsx'
import { FilterRow } from '#app/features/listings/filter-row.tsx'
import { FiltersButton } from '#app/features/listings/filters-button.tsx'
import { listPageMeta } from '#app/features/listings/list-meta.ts'
import { ListingResults } from '#app/features/listings/listing-results.tsx'
import { PageHero } from '#app/features/listings/page-hero.tsx'
import { ResultHeading } from '#app/features/listings/result-heading.tsx'
import { SearchForm } from '#app/features/listings/search-form.tsx'
import { SortSelect } from '#app/features/listings/sort-select.tsx'
import { reloadsList } from '#app/features/listings/use-list.ts'
import { useNavigationAsk } from '#app/features/listings/use-navigation-ask.ts'
import { Brand } from '#app/features/shell/brand.tsx'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { dbContext } from '#data/context.ts'
import { countCategories } from '#data/listings.ts'
import { CATEGORIES } from '#domain/category.ts'
import { PAGE_SIZE, readListingQuery } from '#domain/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { SUBCATEGORIES } from '#domain/words.ts'
import { searchContext } from '#search/context.ts'
import { findPage } from '#search/found.ts'
import type { Route } from './+types/experiences'

const FILTERS = ['category', 'type', 'price', 'country', 'tag'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListingQuery(new URL(request.url).searchParams)
  const db = context.get(dbContext)
  const finder = { db, search: context.get(searchContext) }
  const [list, counts] = await Promise.all([
    findPage(finder, query, { contentType: 'experience', perPage: PAGE_SIZE }),
    countCategories(db, 'experience'),
  ])
  return { list, counts, query }
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

export default function Experiences({ loaderData: { list, counts } }: Route.ComponentProps) {
  useNavigationAsk()
  return (
    <div className="wrap">
      <PageHero
        title={m.listings_experiences_title()}
        description={m.listings_experiences_lead()}
        picture={scenePrintUrl('bowls', 'energize', 'hero')}
        categories={SUBCATEGORIES.experiences.map((title) => title())}
      >
        <SearchForm placeholder={m.listings_experiences_placeholder()} />
      </PageHero>
      <hr className="border-line border-t" />
      <ExperienceTiles counts={counts} />
      <FilterRow
        className="mt-13 mb-7 md:mt-19"
        filters={<FiltersButton facets={list.facets} offered={FILTERS} total={list.total} />}
      />
      <AppliedFilters except="hour" className="mb-6" />
      <ResultHeading
        found={m.listings_experiences_found({ n: list.total })}
        loading={m.listings_experiences_loading()}
      >
        <SortSelect />
      </ResultHeading>
      <ListingResults list={list} brand={<Brand className="feed-brand" />} />
    </div>
  )
}
