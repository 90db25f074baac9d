import { Suspense } from 'react'
import { data, href, redirect } from 'react-router'
import { BookingHost } from '#app/features/booking/booking-host.tsx'
import { EscapeBooking } from '#app/features/detail/booking/escape-booking.tsx'
import { DetailColumns } from '#app/features/detail/detail-columns.tsx'
import { detailMeta } from '#app/features/detail/detail-meta.ts'
import { DetailTabs } from '#app/features/detail/detail-tabs.tsx'
import { Amenities } from '#app/features/detail/panels/amenities.tsx'
import { Benefits } from '#app/features/detail/panels/benefits.tsx'
import { Inclusions } from '#app/features/detail/panels/inclusions.tsx'
import { Overview } from '#app/features/detail/panels/overview.tsx'
import { REVIEWS_LINK } from '#app/features/detail/panels/reviews.tsx'
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
import { sectionCrumbs } from '#app/lib/seo/structured-data.ts'
import { aroundOf } from '#app/page-parts/around.ts'
import { DetailError, detailErrorTitle } from '#app/page-parts/detail-error.tsx'
import { withdrawn } from '#app/page-parts/withdrawn.ts'
import { findListing } from '#data/catalogue/listings.ts'
import { findColours } from '#data/catalogue/pictures.ts'
import { catalogueContext } from '#data/context.ts'
import { briefOf, type ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { listSimilarCards } from '../page-parts/similar-cards.ts'
import type { Route } from './+types/escape'

/** Behind a tab that few open. */
const LocationLater = /* @__PURE__ */ lazyComponent(
  lazy(async () => (await import('#app/features/detail/panels/location-later.tsx')).LocationLater),
)

const TABS = {
  overview: m.detail_tab_overview,
  benefits: m.detail_tab_benefits,
  amenities: m.detail_tab_amenities,
  location: m.detail_tab_location,
}

const escapePath = (id: string) => href('/escapes/:id', { id })
const toEscape = ({ id }: Pick<ListingCard, 'id'>) => ({ to: escapePath(id) })

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const listing = await findListing(db, params.id)
  if (listing?.contentType !== 'escape') throw data(null, { status: 404 })
  if (!listing.listed) throw await withdrawn(context, listing.id)
  if (listing.id !== params.id) {
    throw redirect(escapePath(listing.id) + new URL(request.url).search, 301)
  }
  return {
    listing: briefOf(listing),
    around: await aroundOf(listing),
    colours: await findColours(db, listing),
    similar: await listSimilarCards(context, listing.id),
  }
}

export const shouldRevalidate = revalidatesListing

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  const listing = loaderData?.listing
  return detailMeta(
    listing
      ? {
          listing,
          path: escapePath(listing.id),
          above: sectionCrumbs(m.directory_crumb_escapes(), href('/escapes')),
          structured: import.meta.env.SSR ? (at) => lodgingOf(listing, at) : null,
        }
      : null,
    matches[0].loaderData?.site,
    detailErrorTitle(error, m.detail_escape_missing_title()),
  )
}

export default function EscapePage({ loaderData }: Route.ComponentProps) {
  const { listing, around, colours, similar } = loaderData
  const { title } = listing
  return (
    <div className="wrap">
      <TitleBlock
        listing={listing}
        back={{ to: href('/escapes'), label: m.detail_back_to_escapes() }}
        verifiedLabel={m.detail_verified_wellness()}
        reviewsTo={listingPath(listing) + REVIEWS_LINK}
        actions={
          <>
            <ShareButton title={title} path={escapePath(listing.id)} />
            <SaveButton listing={listing} />
          </>
        }
      />
      <Gallery title={title} photos={photosOf(listing, colours)} />
      <DetailColumns className="mt-6.5 md:mt-10" aside={<EscapeBooking listing={listing} />}>
        <DetailTabs
          title={title}
          tabs={TABS}
          panels={{
            overview: (
              <Overview listing={listing} tagged>
                <Amenities listing={listing} />
              </Overview>
            ),
            benefits: <Benefits benefits={listing.benefits} />,
            amenities: (
              <>
                <Amenities listing={listing} />
                <Inclusions listing={listing} />
              </>
            ),
            location: (
              <Suspense>
                <LocationLater listing={listing} around={around} />
              </Suspense>
            ),
          }}
        />
      </DetailColumns>
      <div className="mt-4 -ml-3.5">
        <ReportButton listingId={listing.id} />
      </div>
      <Similar title={m.detail_similar_escapes()} items={similar} linkTo={toEscape} />
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
      similar={m.detail_similar_escapes()}
    />
  )
}
