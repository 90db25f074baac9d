import { previewStory } from '#app/page-parts/read-story.ts'
import { findAny } from '#data/collections/edited-collections.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { readLanguage } from '#domain/language/accepted-language.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { type ConsoleCall, notFound } from '../endpoint.ts'
import { slugOf } from './stored-collection.ts'

/** The story as its page shows it, also of a draft; `lang` is its language, English by default. */
export async function previewCollection({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  const language = readLanguage(c.req.query('lang') ?? null) ?? BASE_LANGUAGE
  const collection = await findAny(auth.db, slugOf(c))
  const story =
    collection && (await runWithLocale(language, () => previewStory(auth.db, collection)))
  if (!story) throw notFound()
  return c.json({ story })
}
