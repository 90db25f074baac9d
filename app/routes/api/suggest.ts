import { dbContext } from '#data/context.ts'
import { suggestListings } from '#data/suggest.ts'
import { plainText } from '#domain/listing-query.ts'
import type { Route } from './+types/suggest'

/** As-you-type hits from the catalogue: { items }, at most eight; none for a blank question. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = plainText(new URL(request.url).searchParams.get('q'))
  const items = await suggestListings(context.get(dbContext), asked)
  return Response.json({ items }, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
