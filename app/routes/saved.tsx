import { ListingCard } from '#app/features/listings/card/listing-card.tsx'
import { SavedList } from '#app/features/saved/saved-list.tsx'
import { lazy } from '#app/lib/loading/lazy.ts'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/saved'

const map = lazy(async () => (await import('#app/page-parts/saved-map.tsx')).SavedMap)

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.saved_title(), matches[0].loaderData?.site) },
    { name: 'description', content: m.saved_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Saved() {
  return (
    <div className="wrap min-h-dvh pt-9 pb-16">
      <SavedList
        map={map}
        renderCard={(card, action) => (
          <ListingCard listing={card} headingLevel={2}>
            {action}
          </ListingCard>
        )}
      />
    </div>
  )
}
