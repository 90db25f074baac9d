import { Link } from 'react-router'
import { AssistantLogo } from '#app/features/chat/panel/assistant-logo.tsx'
import { FeaturedStories } from '#app/features/collections/featured-stories.tsx'
import { directoryCrumb } from '#app/features/directory/crumbs.ts'
import { toEventRows } from '#app/features/directory/event/event-row.ts'
import { EventRows } from '#app/features/directory/event/event-rows.tsx'
import { CategoryGrid } from '#app/features/directory/home/category-grid.tsx'
import { Feelings } from '#app/features/directory/home/feelings.tsx'
import { breadcrumbData, collectionData, pageMeta } from '#app/features/directory/page-meta.ts'
import { ResultGroups } from '#app/features/directory/result-groups.tsx'
import { DirectorySearch } from '#app/features/directory/search/directory-search.tsx'
import { ListingGrid } from '#app/features/listings/card/listing-grid.tsx'
import { NoContent } from '#app/features/listings/list/no-content.tsx'
import { ExplanationPart, explanation } from '#app/features/listings/results/explanation-part.tsx'
import { preloadBeforeHydration } from '#app/lib/loading/lazy.ts'
import { searchResultsPath } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Section } from '#app/ui/section.tsx'
import { countContentTypes, listNewest } from '#data/catalogue/directory.ts'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import { CONCERNS } from '#domain/concepts/concern-names.ts'
import { categoriesFor } from '#domain/listing/category-order.ts'
import { everything, plainText } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { calendarContext, finderIn } from '#search/context.ts'
import { countConcerns, findBestOfEach } from '#search/search-page.ts'
import '#app/styles/directory.css'
import { listCardsOnce } from '../../page-parts/cards-once.ts'
import { listUpcoming } from '../../page-parts/upcoming.ts'
import { withPrices } from '../../page-parts/with-prices.ts'
import type { Route } from './+types/home'

const BEST_OF_EACH = 4
const DATES_SHOWN = 4
const NEWEST_SHOWN = 4

preloadBeforeHydration(explanation, (params) => params.has('q'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = plainText(new URL(request.url).searchParams.get('q'))
  if (!asked) return { asked, overview: await overviewOf(context) }
  const query = { ...everything(), q: asked }
  const { total, groups } = await findBestOfEach(finderIn(context), query, BEST_OF_EACH)
  const order = categoriesFor(asked, groups)
  for (const group of Object.values(groups)) group.items = withPrices(group.items)
  return { asked, results: { total, groups, order } }
}

async function overviewOf(context: Route.LoaderArgs['context']) {
  const db = context.get(catalogueContext)
  const once = context.get(onceContext)
  const { readCards, search } = finderIn(context)
  const readCalendar = context.get(calendarContext)
  const [entries, counts, concerns, upcoming, newest] = await Promise.all([
    once('directory entries', () => listDirectoryEntries(db)),
    once('content types', () => countContentTypes(db)),
    once('concerns', () => countConcerns(search, CONCERNS)),
    listUpcoming({ readCalendar, limit: DATES_SHOWN }, new Date()),
    listCardsOnce({ once, readCards, name: 'newest', list: () => listNewest(db, NEWEST_SHOWN) }),
  ])
  const feelings = CONCERNS.flatMap((concern) => {
    const parts = concerns.find((counted) => counted.concern === concern)?.parts
    return parts ? [{ concern, parts }] : []
  })
  return { entries, counts, feelings, dates: toEventRows(upcoming), newest: withPrices(newest) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site
  const { asked = '', overview } = loaderData ?? {}
  const items = overview?.newest ?? []
  const name = m.directory_home_title()
  const description = m.directory_home_description()
  const path = '/directory'
  return pageMeta({
    site,
    title: asked ? m.directory_results_for({ query: asked }) : name,
    description,
    path,
    image: items[0] && shareImageUrl(items[0].slug),
    index: !asked,
    linkedData:
      import.meta.env.SSR && overview
        ? [
            collectionData({ site, name, description, path, items }),
            breadcrumbData(site, [directoryCrumb()]),
          ]
        : [],
  })
}

type Loaded = Route.ComponentProps['loaderData']

/** Specification section 2, Directory home. */
export default function DirectoryHome({
  loaderData: { asked, results, overview },
}: Route.ComponentProps) {
  return (
    <div className="wrap">
      <div className="dir-head">
        <Breadcrumb label={m.directory_crumbs()} items={[directoryCrumb()]} />
        <h1 className="wrap-anywhere">
          {asked ? m.directory_results_for({ query: asked }) : m.directory_home_title()}
        </h1>
        {!asked && <p className="text-lead text-ink-2">{m.directory_home_lead()}</p>}
        <DirectorySearch asked={asked} />
      </div>
      {results && <Results asked={asked} results={results} />}
      {overview && <Overview overview={overview} />}
    </div>
  )
}

function Results({
  asked,
  results: { total, groups, order },
}: {
  asked: string
  results: NonNullable<Loaded['results']>
}) {
  if (total === 0) return <NoContent />
  const found = Object.values(groups).flatMap(({ items }) => items)
  return (
    <>
      <p className="mb-6.5 flex flex-wrap items-center gap-x-4 text-ink-2">
        <span role="status">{m.directory_results_found({ n: total })}</span>
        <Link to={searchResultsPath({ q: asked })} className="link">
          {m.directory_results_all({ n: total })}
        </Link>
      </p>
      <ExplanationPart
        prompt={asked}
        asked={asked}
        page="all"
        found={found}
        mark={<AssistantLogo />}
      />
      <ResultGroups
        asked={asked}
        groups={groups}
        order={order}
        cards={(items) => <ListingGrid items={items} columns={4} below />}
      />
    </>
  )
}

function Overview({ overview }: { overview: NonNullable<Loaded['overview']> }) {
  const { entries, counts, feelings, dates, newest } = overview
  return (
    <>
      <CategoryGrid counts={counts} entries={entries} priority />
      <Section title={m.directory_feel_title()}>
        <Feelings feelings={feelings} />
      </Section>
      <Section title={m.directory_new_title()}>
        {dates.length > 0 && (
          <>
            <h3 className="mb-4">{m.directory_new_dates()}</h3>
            <EventRows rows={dates} headingLevel={4} />
          </>
        )}
        <h3 className="mt-10 mb-5">{m.directory_new_listed()}</h3>
        <ListingGrid items={newest} columns={4} below />
      </Section>
      <FeaturedStories />
    </>
  )
}
