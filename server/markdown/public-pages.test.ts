import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as sitemapPart } from '#app/routes/seo/sitemap-part.ts'
import { catalogueContext, siteContext } from '#data/context.ts'
import type { Language } from '#domain/language/language.ts'
import { languagePrefix } from '#domain/language/language-path.ts'
import { testDatabase } from '#test/database.ts'
import { markdownSite, ORIGIN } from './markdown.test-kit.ts'

const database = testDatabase()
/** Every kind of page comes often among those of listings, so that one of a few is enough. */
const EVERY_NTH = 7

/** The pages of the sitemap in a language. */
async function publicPages(part: string, language: Language): Promise<string[]> {
  const context = new RouterContextProvider()
  context.set(catalogueContext, database.db)
  context.set(siteContext, { origin: ORIGIN } as never)
  const response = await sitemapPart({ params: { part }, context } as never)
  const start = `${ORIGIN}${languagePrefix(language)}/`
  return [...(await response.text()).matchAll(/<loc>(.+?)<\/loc>/g)]
    .map(([, url = '']) => url.replaceAll('&amp;', '&'))
    .filter((url) => url.startsWith(start) || url === start.slice(0, -1))
    .filter((url) => language !== 'en' || !/^\/(es|de|fr)(\/|$)/.test(url.slice(ORIGIN.length)))
    .map((url) => url.slice(ORIGIN.length))
}

test.each(['en', 'de'] as const)(
  'every public page has its Markdown in %s',
  async (language) => {
    const listings = await publicPages('1.xml', language)
    const pages = [
      ...(await publicPages('pages.xml', language)),
      ...listings.filter((_, at) => at % EVERY_NTH === 0),
    ]
    expect(pages.length).toBeGreaterThan(200)
    const app = markdownSite(database.db)
    const faults: string[] = []
    for (const page of pages) {
      const redirect = await app.request(page, { headers: { accept: 'text/markdown' } })
      const target = redirect.headers.get('location') ?? ''
      const response = target ? await app.request(target) : redirect
      const type = response.headers.get('content-type')
      const isOwn = target.startsWith(`${languagePrefix(language)}/`) && /\.md($|\?)/.test(target)
      const isHeaded = /^# \S/.test(await response.text())
      if (!isOwn || !isHeaded || type !== 'text/markdown; charset=utf-8')
        faults.push(`${page}: ${response.status} ${target}`)
    }
    expect(faults).toEqual([])
  },
  60_000,
)
