import { readStories } from '#app/page-parts/read-story.ts'
import { catalogueContext } from '#data/context.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { readLanguage } from '#domain/language/accepted-language.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import type { Route } from './+types/collections'

/** The featured collections, in their order; `lang` is their language, English by default. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const language = readLanguage(searchParams.get('lang')) ?? BASE_LANGUAGE
  const entries = await runWithLocale(language, () =>
    readStories(context.get(catalogueContext), 'featured'),
  )
  return Response.json({ entries })
}
