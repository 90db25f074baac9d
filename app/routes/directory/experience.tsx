import { Suspense } from 'react'
import { data, href, redirect } from 'react-router'
import { BookingHost } from '#app/features/booking/booking-host.tsx'
import { DetailColumns } from '#app/features/detail/detail-columns.tsx'
import { detailMeta } from '#app/features/detail/detail-meta.ts'
import { DetailTabs } from '#app/features/detail/detail-tabs.tsx'
import { Details } from '#app/features/detail/details.tsx'
import { ExperienceCard } from '#app/features/detail/experience-card.tsx'
import { Instructor } from '#app/features/detail/instructor.tsx'
import { Overview } from '#app/features/detail/panels/overview.tsx'
import { REVIEWS_LINK, Reviews } from '#app/features/detail/panels/reviews.tsx'
import { ExperienceMedia } from '#app/features/detail/photos/experience-media.tsx'
import { revalidatesListing } from '#app/features/detail/revalidate.ts'
import { experienceOf } from '#app/features/detail/structured-data.ts'
import { TitleBlock } from '#app/features/detail/title-block.tsx'
import { Similar } from '#app/features/listings/card/similar.tsx'
import { ReportButton } from '#app/features/report/report-button.tsx'
import { lazy, lazyComponent } from '#app/lib/loading/lazy.ts'
import { portraitOf } from '#app/lib/pictures.ts'
import { sectionCrumbs } from '#app/lib/seo/structured-data.ts'
import { aroundOf } from '#app/page-parts/around.ts'
import { DetailError, detailErrorTitle } from '#app/page-parts/detail-error.tsx'
import { findPageListing } from '#app/page-parts/find-page-listing.ts'
import { withdrawn } from '#app/page-parts/withdrawn.ts'
import { findColours } from '#data/catalogue/pictures.ts'
import { catalogueContext } from '#data/context.ts'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { listSimilarCards } from '../../page-parts/similar-cards.ts'
import type { Route } from './+types/experience'

/** Behind a tab that few open. */
const Place = /* @__PURE__ */ lazyComponent(
  lazy(async () => (await import('#app/features/detail/place.tsx')).Place),
)

const DATES = 4
const TABS = {
  overview: m.detail_tab_overview,
  details: m.detail_tab_details,
  instructor: m.detail_tab_instructor,
  reviews: m.detail_tab_reviews,
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const listing = await findPageListing(context, params.id)
  if (listing?.contentType !== 'experience') throw data(null, { status: 404 })
  if (!listing.listed) throw await withdrawn(context, listing.id)
  if (listing.slug !== params.id) {
    throw redirect(listingPath(listing) + new URL(request.url).search, 301)
  }
  return {
    listing,
    around: await aroundOf(listing),
    colours: await findColours(db, listing),
    occurrences: listing.schedule ? nextOccurrences(listing.schedule, new Date(), DATES) : [],
    similar: await listSimilarCards(context, listing.id),
  }
}

export const shouldRevalidate = revalidatesListing

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  detailMeta(
    loaderData
      ? {
          listing: loaderData.listing,
          path: listingPath(loaderData.listing),
          above: sectionCrumbs(m.directory_crumb_experiences(), href('/directory/experiences')),
          structured: import.meta.env.SSR
            ? (at) => experienceOf(loaderData.listing, loaderData.occurrences, at)
            : null,
        }
      : null,
    matches[0].loaderData?.site,
    detailErrorTitle(error, m.detail_experience_missing_title()),
  )

export default function ExperiencePage({ loaderData }: Route.ComponentProps) {
  const { listing, around, colours, occurrences, similar } = loaderData
  const { title } = listing
  return (
    <div className="wrap">
      <TitleBlock
        listing={listing}
        back={{ to: href('/experiences'), label: m.detail_back_to_experiences() }}
        verifiedLabel={m.detail_verified()}
        reviewsTo={REVIEWS_LINK}
      />
      <DetailColumns
        aside={
          <ExperienceCard
            listing={listing}
            path={listingPath(listing)}
            next={occurrences[0] ?? null}
          />
        }
      >
        <ExperienceMedia key={listing.id} listing={listing} colours={colours} />
        <div className="mt-7.5">
          <DetailTabs
            title={title}
            tabs={TABS}
            panels={{
              overview: <Overview listing={listing} tagged />,
              details: (
                <Details
                  listing={listing}
                  occurrences={occurrences}
                  place={
                    <Suspense>
                      <Place listing={listing} around={around} />
                    </Suspense>
                  }
                />
              ),
              instructor: <Instructor listing={listing} picture={portraitOf(listing)} />,
              reviews: <Reviews listing={listing} />,
            }}
          />
        </div>
      </DetailColumns>
      <div className="mt-4 -ml-3.5">
        <ReportButton listingId={listing.id} />
      </div>
      <Similar title={m.detail_similar_experiences()} items={similar} />
      <BookingHost key={listing.id} listing={listing} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const back = { to: href('/experiences'), label: m.detail_back_to_experiences() }
  return (
    <DetailError
      error={error}
      back={back}
      notFound={m.detail_experience_not_found()}
      similar={m.detail_similar_experiences()}
    />
  )
}
