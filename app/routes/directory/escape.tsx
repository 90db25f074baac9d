import { Suspense } from 'react'
import { data, href, redirect } from 'react-router'
import { BookingHost } from '#app/features/booking/booking-host.tsx'
import { RetreatCard } from '#app/features/detail/booking/retreat-card.tsx'
import { DetailColumns } from '#app/features/detail/detail-columns.tsx'
import { detailMeta } from '#app/features/detail/detail-meta.ts'
import { DetailTabs } from '#app/features/detail/detail-tabs.tsx'
import { Details } from '#app/features/detail/details.tsx'
import { Instructor } from '#app/features/detail/instructor.tsx'
import { Notice } from '#app/features/detail/notice.tsx'
import { Overview } from '#app/features/detail/panels/overview.tsx'
import { Questions } from '#app/features/detail/panels/questions.tsx'
import { REVIEWS_LINK, Reviews } from '#app/features/detail/panels/reviews.tsx'
import { Gallery } from '#app/features/detail/photos/gallery.tsx'
import { photosOf } from '#app/features/detail/photos/listing-photos.ts'
import { revalidatesListing } from '#app/features/detail/revalidate.ts'
import { SaveButton } from '#app/features/detail/save-button.tsx'
import { ShareButton } from '#app/features/detail/share-button.tsx'
import { lodgingOf } from '#app/features/detail/structured-data.ts'
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
import { findListing } from '#data/catalogue/listings.ts'
import { findColours } from '#data/catalogue/pictures.ts'
import { catalogueContext } from '#data/context.ts'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import { SAMPLE_RETREAT_ID } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { listSimilarCards } from '../../page-parts/similar-cards.ts'
import type { Route } from './+types/escape'

/** Behind a tab that few open. */
const StayArea = /* @__PURE__ */ lazyComponent(
  lazy(async () => (await import('#app/features/detail/panels/stay-area.tsx')).StayArea),
)

const DEPARTURES = 4
const TABS = {
  overview: m.detail_tab_overview,
  details: m.detail_tab_details,
  instructor: m.detail_tab_instructor,
  reviews: m.detail_tab_reviews,
  faq: m.detail_tab_faq,
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const asked = await findPageListing(context, params.slug)
  const found = asked?.contentType === 'escape' ? asked : null
  if (found && !found.listed && found.id !== SAMPLE_RETREAT_ID)
    throw await withdrawn(context, found.id)
  if (found && found.slug !== params.slug) {
    throw redirect(listingPath(found) + new URL(request.url).search, 301)
  }
  const listing = found ?? (await findListing(db, SAMPLE_RETREAT_ID))
  if (!listing) throw data(null, { status: 404 })
  const page = {
    listing,
    around: await aroundOf(listing),
    colours: await findColours(db, listing),
    isPlaceholder: !found,
    occurrences: listing.schedule ? nextOccurrences(listing.schedule, new Date(), DEPARTURES) : [],
    similar: await listSimilarCards(context, listing.id),
  }
  return data(page, { status: found ? 200 : 404 })
}

export const shouldRevalidate = revalidatesListing

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  return detailMeta(
    loaderData
      ? {
          listing: loaderData.listing,
          path: listingPath(loaderData.listing),
          above: sectionCrumbs(m.directory_crumb_escapes(), href('/directory/escapes')),
          isPlaceholder: loaderData.isPlaceholder,
          structured: import.meta.env.SSR ? (at) => lodgingOf(loaderData.listing, at) : null,
        }
      : null,
    matches[0].loaderData?.site,
    detailErrorTitle(error, m.detail_escape_missing_title()),
  )
}

export default function RetreatPage({ loaderData }: Route.ComponentProps) {
  const { listing, around, colours, isPlaceholder, occurrences, similar } = loaderData
  const { title } = listing
  return (
    <div className="wrap">
      {isPlaceholder && <Notice>{m.detail_sample_notice()}</Notice>}
      <TitleBlock
        full
        listing={listing}
        back={{ to: href('/escapes'), label: m.detail_back_to_escapes() }}
        verifiedLabel={m.detail_verified_listing()}
        reviewsTo={REVIEWS_LINK}
        actions={
          <>
            <ShareButton title={title} path={listingPath(listing)} />
            <SaveButton listing={listing} />
          </>
        }
      />
      <Gallery title={title} photos={photosOf(listing, colours)} arrangement="three" />
      <DetailColumns
        className="mt-6.5 md:mt-10"
        aside={<RetreatCard listing={listing} occurrences={occurrences} />}
      >
        <DetailTabs
          title={title}
          tabs={TABS}
          panels={{
            overview: <Overview listing={listing} />,
            details: (
              <Details
                listing={listing}
                place={
                  <Suspense>
                    <StayArea listing={listing} around={around} />
                  </Suspense>
                }
              />
            ),
            instructor: <Instructor listing={listing} picture={portraitOf(listing)} />,
            reviews: <Reviews listing={listing} />,
            faq: <Questions faqs={listing.faqs} />,
          }}
        />
      </DetailColumns>
      {!isPlaceholder && (
        <div className="mt-4 -ml-3.5">
          <ReportButton listingId={listing.id} />
        </div>
      )}
      <Similar title={m.detail_similar_retreats()} items={similar} />
      <BookingHost key={listing.id} listing={listing} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const back = { to: href('/escapes'), label: m.detail_back_to_escapes() }
  return (
    <DetailError
      error={error}
      back={back}
      notFound={m.detail_escape_not_found()}
      similar={m.detail_similar_retreats()}
    />
  )
}
