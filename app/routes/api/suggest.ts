import { plainText } from '#domain/listing-query.ts'
import { cardsContext, searchContext } from '#search/context.ts'
import { findSuggested } from '#search/found.ts'
import type { Route } from './+types/suggest'

const SHOWN = 8

/** As-you-type hits from the catalogue: { items, completions }, at most eight items; none for a blank question. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = plainText(new URL(request.url).searchParams.get('q'))
  const finder = { readCards: context.get(cardsContext), search: context.get(searchContext) }
  const found = await findSuggested(finder, asked, SHOWN)
  return Response.json(found, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
