import { data, href, redirect } from 'react-router'
import { detailMeta } from '#app/features/detail/detail-meta.ts'
import { Profile } from '#app/features/detail/profile.tsx'
import { profileOf } from '#app/features/detail/structured-data.ts'
import { ListingGrid } from '#app/features/listings/card/listing-grid.tsx'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { errorTitle } from '#app/lib/error-title.ts'
import { portraitOf } from '#app/lib/pictures.ts'
import { instructorPath } from '#app/paths.ts'
import { listByHost } from '#data/catalogue/directory.ts'
import { findListing } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { readLanguagePath } from '#domain/language/language-path.ts'
import { SAMPLE_RETREAT_ID } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { withPrices } from '../../page-parts/with-prices.ts'
import type { Route } from './+types/instructor'

const LED = 12

/** The full profile of the host of an experience or escape. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const listing = await findListing(db, params.slug)
  const contentType = readLanguagePath(new URL(request.url).pathname).path.startsWith(
    href('/directory/escapes'),
  )
    ? 'escape'
    : 'experience'
  if (listing?.contentType !== contentType || !listing.host) throw data(null, { status: 404 })
  if (!listing.listed && listing.id !== SAMPLE_RETREAT_ID) throw data(null, { status: 404 })
  if (listing.slug !== params.slug) throw redirect(instructorPath(listing), 301)
  const { host } = listing
  const led = await listByHost(db, host, LED)
  return { host, listing, led: withPrices(led.length > 0 ? led : [listing]) }
}

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  detailMeta(
    loaderData
      ? {
          listing: loaderData.listing,
          title: m.detail_profile_title(loaderData.host),
          description: loaderData.host.bio,
          path: instructorPath(loaderData.listing),
          above: [{ name: loaderData.listing.title, path: listingPath(loaderData.listing) }],
          structured: import.meta.env.SSR ? (at) => profileOf(loaderData.host, at) : null,
        }
      : null,
    matches[0].loaderData?.site,
    errorTitle(error, m.detail_profile_missing_title()),
  )

export default function InstructorPage({ loaderData }: Route.ComponentProps) {
  const { host, listing, led } = loaderData
  return (
    <Profile host={host} listing={listing} picture={portraitOf(listing, 'hero')}>
      <ListingGrid below items={led} />
    </Profile>
  )
}

export function ErrorBoundary() {
  return (
    <ErrorPage back={{ to: href('/directory'), label: m.detail_back_to_directory() }}>
      {m.detail_profile_not_found()}
    </ErrorPage>
  )
}
