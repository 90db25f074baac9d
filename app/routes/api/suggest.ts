import { runWithLocale } from '#data/db/locale-context.ts'
import { readLanguage } from '#domain/language/accepted-language.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { plainText } from '#domain/listing/listing-query.ts'
import { finderIn } from '#search/context.ts'
import { findSuggested } from '#search/suggestions.ts'
import type { Route } from './+types/suggest'

const SHOWN = 8

/**
 * As-you-type hits from the catalogue: { items, completions }, at most eight items; none for a blank
 * query. `lang` is the language of their labels, English by default.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = plainText(searchParams.get('q'))
  const language = readLanguage(searchParams.get('lang')) ?? BASE_LANGUAGE
  const found = await runWithLocale(language, () => findSuggested(finderIn(context), asked, SHOWN))
  return Response.json(found, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
