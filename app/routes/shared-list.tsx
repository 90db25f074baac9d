import { data, Link } from 'react-router'
import { ListingCard } from '#app/features/listings/card/listing-card.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { listCardsById } from '#data/catalogue/listings.ts'
import { catalogueContext, dbContext } from '#data/context.ts'
import { findSharedListings } from '#data/members/saved-shares.ts'
import { m } from '#domain/messages/messages.js'
import { withPrices } from '../page-parts/with-prices.ts'
import type { Route } from './+types/shared-list'

/** A revoked link must not stay in any cache. */
const NO_STORE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ids = await findSharedListings(context.get(dbContext), params.token)
  if (!ids) throw data(null, { status: 404, headers: NO_STORE })
  return data(
    { cards: withPrices(await listCardsById(context.get(catalogueContext), ids)) },
    { headers: NO_STORE },
  )
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.account_shared_title(), matches[0].loaderData?.site) },
    { name: 'description', content: m.account_shared_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function SharedList({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-9 pb-16">
      <h1>{m.account_shared_title()}</h1>
      <p className="text-ink-2">{m.saved_count({ n: cards.length })}</p>
      <ul className="listing-grid mt-7">
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard listing={card} />
          </li>
        ))}
      </ul>
      <Link to="/" className={`${buttonClass('secondary')} mt-9`}>
        {m.saved_explore()}
      </Link>
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="wrap pt-9 pb-16">
      <h1 className="sr-only">{m.account_shared_title()}</h1>
      <Alert title={m.account_shared_gone_title()} back={{ to: '/', label: m.saved_explore() }}>
        {m.account_shared_gone()}
      </Alert>
    </div>
  )
}
