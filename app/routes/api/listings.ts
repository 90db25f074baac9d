import { listCardsById, listSchedules } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import { readLanguage } from '#domain/language/accepted-language.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { withPrice } from '../../page-parts/with-prices.ts'
import type { Route } from './+types/listings'

const IDS_LIMIT = 200

/**
 * The cards of the listings given by repeated `id` parameters, in that order; unknown ids are left out.
 * `lang` is the language of their labels, English by default. `dates` maps ids of scheduled listings to their next date.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const { searchParams } = new URL(request.url)
  const language = readLanguage(searchParams.get('lang')) ?? BASE_LANGUAGE
  const asked = searchParams.getAll('id').filter((id) => id.length <= 200)
  const ids = [...new Set(asked)].slice(0, IDS_LIMIT)
  const items = await runWithLocale(language, async () =>
    (await listCardsById(db, ids)).map(withPrice),
  )
  const schedules = await listSchedules(
    db,
    items.map(({ id }) => id),
  )
  const now = new Date()
  const dates = [...schedules].flatMap(([id, schedule]) =>
    nextOccurrences(schedule, now, 1).map((next) => [id, { ...next, timeZone: schedule.timeZone }]),
  )
  return Response.json({ items, dates: Object.fromEntries(dates) })
}
