import { FACT_TITLES, FactLabel } from '#app/features/saved/compare/compared-fact.tsx'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { comparisonOf } from '#domain/listing/comparison.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { findListed } from '../api/find-listed.ts'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { ReviewQuotes } from './review-quotes.tsx'

const REVIEWS = 10

/** The page of a listing: every fact that it states, questions and newest reviews. */
export async function listingPage(
  slug: string,
  contentType: Listing['contentType'],
  { catalogue, origin }: MarkdownDeps,
): Promise<MarkdownPage> {
  const listing = await findListed(catalogue, slug)
  if (listing?.contentType !== contentType) return null
  const path = listingPath(listing)
  return { path, body: <ListingText listing={listing} url={pageUrl(origin, path)} /> }
}

function ListingText({ listing, url }: { listing: Listing; url: string }) {
  const { title, description, longDescription, sample, faqs, reviewList } = listing
  return (
    <>
      <h1>{title}</h1>
      <p>
        <a href={url}>{url}</a>
      </p>
      <p>
        <em>{m.listings_provider_text()}</em>
      </p>
      {sample && <p>{m.shell_sample_data()}</p>}
      <blockquote>
        <p>{description}</p>
        {/* Sanitised when written. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when written */}
        <div dangerouslySetInnerHTML={{ __html: longDescription }} />
      </blockquote>
      <h2>{m.detail_tab_overview()}</h2>
      <Facts listing={listing} />
      {faqs.length > 0 && <h2>{m.detail_tab_faq()}</h2>}
      {faqs.map(({ question, answer }) => (
        <blockquote key={question}>
          <p>
            <strong>{question}</strong>
          </p>
          <p>{answer}</p>
        </blockquote>
      ))}
      <ReviewQuotes title={m.detail_tab_reviews()} reviews={reviewList.slice(0, REVIEWS)} />
    </>
  )
}

/** The facts that a comparison shows. */
function Facts({ listing }: { listing: Listing }) {
  const { same } = comparisonOf(listing.contentType, [listing], new Date())
  return (
    <ul>
      {same.map(({ name, facts: [fact = null] }) => (
        <li key={name}>
          <strong>{FACT_TITLES[name]()}:</strong> <FactLabel fact={fact} words={listing.words} />
        </li>
      ))}
    </ul>
  )
}
