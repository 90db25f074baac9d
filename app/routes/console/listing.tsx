import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { ListingView } from '#app/features/console/listings/listing-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/listing'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_listing(), matches[0].loaderData?.site)
}

export default function ListingPage({ params }: Route.ComponentProps) {
  return (
    <ConsolePage page="listings">
      {({ id }) => <ListingView key={params.id} id={params.id} editorId={id} />}
    </ConsolePage>
  )
}
