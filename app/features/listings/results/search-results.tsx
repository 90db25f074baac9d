import { type ReactNode, Suspense } from 'react'
import { lazy, lazyComponent } from '#app/lib/loading/lazy.ts'
import { TabPanel } from '#app/ui/tabs.tsx'
import type { CurrentPage } from '#domain/chat/assistant.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import {
  type AppliedFilter,
  type Facet,
  type FacetCounts,
  RESULTS_PAGE_SIZE,
} from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { DistanceUnit } from '#domain/place/distance-unit.ts'
import { ListingSkeletons } from '../card/listing-skeletons.tsx'
import type { Notes } from '../card/result-note.ts'
import { AppliedFiltersPart } from '../filters/applied-filters-part.tsx'
import { FacetAside } from '../filters/facet-aside.tsx'
import { FiltersButton } from '../filters/filters-button.tsx'
import { SearchForm } from '../filters/search-form.tsx'
import { SortSelect } from '../filters/sort-select.tsx'
import { ListingResults, type ListPage } from '../list/listing-results.tsx'
import { useList, useListLoading } from '../list/use-list.ts'
import { ViewSwitch } from '../list/view-switch.tsx'
import { MapPart } from '../map/map-part.tsx'
import { BestMatches } from './best-matches.tsx'
import { ExplanationPart } from './explanation-part.tsx'
import { ParsedNeedRow, type ParsedNeedSummary } from './parsed-need-row.tsx'
import { ResultHeading } from './result-heading.tsx'
import { promptOf, queryLabel } from './result-labels.ts'
import { ResultTabs, tabOf } from './result-tabs.tsx'

const NothingFound = /* @__PURE__ */ lazyComponent(
  lazy(async () => (await import('../list/nothing-found.tsx')).NothingFound),
)

const FILTERS: readonly Facet[] = [
  'contentType',
  'hour',
  'price',
  'category',
  'type',
  'country',
  'tag',
]

export type SearchResult = {
  total: number
  facets: FacetCounts
  /** The parsed need; null without a text. */
  parsedNeed: ParsedNeedSummary | null
  /** Whether the words ask for what is near by. */
  needsPlace: boolean
  /** The parts of the need that each listing matches, by id. */
  notes: Notes
  /** Explains the order of the listings. */
  orderText: string
  /** The page of the list, and the unit of its distances. */
  list: ListPage & { unit: DistanceUnit }
  /** Set when nothing was found: the filter to remove, and the nearest results. */
  drop: (Pick<AppliedFilter, 'without'> & { words: string }) | null
  nearest: ListingCard[]
}

type SearchResultsProps = {
  found: SearchResult
  /** The page that the query came from. */
  page: CurrentPage
  /** Whether to show the assistant's explanation. */
  explained: boolean
  /** The assistant's logo. */
  mark: ReactNode
  brand: ReactNode
}

/** The best match and two more. */
const ANSWERS = 3

/** The search results page: search form, filters, explanation and results. */
export function SearchResults({ found, page, explained, mark, brand }: SearchResultsProps) {
  const { query } = useList()
  const { facets } = found
  const asked = queryLabel(query)
  const tab = tabOf(query.facets.contentType)
  return (
    <div className="wrap">
      <h1 className="sr-only">{asked ? m.results_title_for({ asked }) : m.results_title()}</h1>
      <SearchForm fresh placeholder={m.results_placeholder()} className="mt-7" />
      <div className="with-facets">
        <FacetAside facets={facets} offered={FILTERS} />
        <div className="min-w-0">
          {explained && asked && (
            <ExplanationPart
              prompt={promptOf(query)}
              asked={asked}
              page={page}
              found={found.list.items}
              mark={mark}
            />
          )}
          {found.parsedNeed && (
            <ParsedNeedRow {...found.parsedNeed} className="mb-2 not-first:mt-6" />
          )}
          {facets.contentType.some(({ count }) => count > 0) ? (
            <>
              <ResultTabs counts={facets.contentType} />
              <TabPanel id={tab} current={tab}>
                <ResultPanel found={found} brand={brand} />
              </TabPanel>
            </>
          ) : (
            <ResultPanel found={found} brand={brand} />
          )}
        </div>
      </div>
    </div>
  )
}

type ResultPanelProps = { found: SearchResult; brand: ReactNode }

/** Applied filters, count, order and the results themselves. */
function ResultPanel({ found, brand }: ResultPanelProps) {
  const { query } = useList()
  const { total, facets } = found
  const asked = queryLabel(query)
  return (
    <div className="flex flex-col">
      <AppliedFiltersPart
        words={facets.words}
        needsPlace={found.needsPlace}
        unit={found.list.unit}
        className="mt-6 min-w-0"
      />
      <div className="mt-4">
        <ResultHeading
          found={asked ? m.results_count_for({ n: total, asked }) : m.results_count({ n: total })}
          loading={m.results_loading()}
        >
          <div className="min-w-0 max-md:order-first max-md:w-full">
            <div className="scroll-x flex items-center gap-3">
              <FiltersButton
                facets={facets}
                offered={FILTERS}
                total={total}
                className="filters-opener"
              />
              {total > 0 && (
                <>
                  <SortSelect />
                  <ViewSwitch />
                </>
              )}
            </div>
          </div>
        </ResultHeading>
      </div>
      {total > 0 && (
        <p className="mb-6 text-small text-ink-3 max-md:order-last">{found.orderText}</p>
      )}
      <div className="min-w-0">
        <Results found={found} brand={brand} />
      </div>
    </div>
  )
}

function Results({ found, brand }: ResultPanelProps) {
  const { query } = useList()
  const waits = useListLoading()
  if (waits && query.view !== 'feed' && query.view !== 'map') return <ListingSkeletons />
  if (found.total === 0) {
    const { drop, nearest } = found
    return (
      <MapPart items={nearest}>
        <Suspense>
          <NothingFound drop={drop} nearest={nearest} helpText={promptOf(query)} />
        </Suspense>
      </MapPart>
    )
  }
  const { parsedNeed, list, notes } = found
  const isOverMore = list.items.length > ANSWERS && (query.view === 'grid' || query.view === 'list')
  const answer = isOverMore ? (parsedNeed?.answer ?? null) : null
  const answers = answer === null ? 0 : ANSWERS
  return (
    <>
      {answer !== null && (
        <BestMatches title={answer} items={list.items.slice(0, answers)} notes={notes} />
      )}
      <ListingResults
        list={{ ...list, items: list.items.slice(answers) }}
        perPage={RESULTS_PAGE_SIZE}
        notes={notes}
        brand={brand}
      />
    </>
  )
}
