import { dbContext } from '#data/context.ts'
import { listCardsById } from '#data/listings.ts'
import type { Route } from './+types/listings'

const IDS_LIMIT = 200

/** The cards of the listings named by repeated `id` parameters, in their order; unknown ids are left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll('id').filter((id) => id.length <= 200)
  const items = await listCardsById(context.get(dbContext), [...new Set(ids)].slice(0, IDS_LIMIT))
  return Response.json({ items })
}
