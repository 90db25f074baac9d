import { pageUrl } from '#app/lib/seo/page-url.ts'
import { instructorPath } from '#app/paths.ts'
import { listByHost } from '#data/catalogue/directory.ts'
import type { BrowsePage } from '#domain/listing/browse-page.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { findListed } from '../api/find-listed.ts'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { ItemList } from './list-text.tsx'
import { ReviewQuotes } from './review-quotes.tsx'
import { markdownPath } from './to-markdown.ts'

const LED = 12
const REVIEWS = 3

/** The profile of the host of an escape or experience; null for a listing without one. */
export async function hostPage(
  slug: string,
  contentType: BrowsePage['contentType'],
  { catalogue, origin }: MarkdownDeps,
): Promise<MarkdownPage> {
  const listing = await findListed(catalogue, slug)
  if (listing?.contentType !== contentType || !listing.host) return null
  const { host, title, certification, location, sample, reviewList } = listing
  const led = await listByHost(catalogue, host, LED)
  const facts = [host.role, certification, location].filter(Boolean).join(' · ')
  return {
    path: instructorPath(listing),
    body: (
      <>
        <h1>{host.name}</h1>
        <p>{facts}</p>
        <p>
          <em>{m.listings_provider_text()}</em>
        </p>
        {sample && <p>{m.shell_sample_data()}</p>}
        <blockquote>
          <p>{host.bio}</p>
        </blockquote>
        <p>
          <a href={pageUrl(origin, markdownPath(listingPath(listing)))}>{title}</a>
        </p>
        <h2>{m.detail_led_by({ name: host.name })}</h2>
        <ItemList items={led} origin={origin} />
        <ReviewQuotes title={m.detail_said_of({ title })} reviews={reviewList.slice(0, REVIEWS)} />
      </>
    ),
  }
}
