import { type Context, Hono } from 'hono'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { languagePath, readLanguagePath } from '#domain/language/language-path.ts'
import { CATEGORIES, isCategory } from '#domain/listing/category.ts'
import { categoryPage } from './category-page.tsx'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { infoPage, isInfoPath } from './info-page.tsx'
import { listingPage } from './listing-page.tsx'
import { llmsText } from './llms.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { markdownPath, toMarkdown } from './to-markdown.ts'

const CACHE = 'public, max-age=300'
const TYPE = 'text/markdown; charset=utf-8'

/**
 * Markdown versions of public pages at their path with ".md", and /llms.txt. A request of a page that prefers
 * Markdown is redirected there, so that caches have one representation for each address.
 */
export function markdownRoutes(deps: MarkdownDeps): Hono {
  const app = new Hono()
  app.get('/llms.txt', (c) =>
    c.body(llmsText(deps), 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE,
    }),
  )
  app.get('*', async (c, next) => {
    const { pathname, search, searchParams } = new URL(c.req.url)
    const { language, path } = readLanguagePath(pathname)
    if (path.endsWith('.md')) {
      const page = path.slice(0, -'.md'.length)
      return runWithLocale(language, async () =>
        send(c, await pageAt(page, searchParams, deps), deps),
      )
    }
    if (!prefersMarkdown(c.req.header('accept')) || !hasMarkdown(path)) return next()
    const target = path === '/' ? '/llms.txt' : languagePath(language, markdownPath(path + search))
    return c.body(null, 302, { Location: target, Vary: 'Accept', 'Cache-Control': 'no-store' })
  })
  return app
}

/** The search page of the directory has an address like that of a listing. */
const LISTING = /^\/(?:directory\/(escapes|experiences)|(escapes))\/(?!search$)([^/]+)$/
const CATEGORY = /^\/([a-z]+)$/

function hasMarkdown(path: string): boolean {
  return (
    path === '/' || LISTING.test(path) || isCategory(CATEGORY.exec(path)?.[1]) || isInfoPath(path)
  )
}

async function pageAt(
  path: string,
  params: URLSearchParams,
  deps: MarkdownDeps,
): Promise<MarkdownPage> {
  const [, inDirectory, inEscapes, slug] = LISTING.exec(path) ?? []
  const list = inDirectory ?? inEscapes
  if (slug && isCategory(list))
    return listingPage(decoded(slug), CATEGORIES[list].contentType, deps)
  const category = CATEGORY.exec(path)?.[1]
  if (!isCategory(category)) return infoPage(path, deps)
  const item = params.get('item')
  return item
    ? listingPage(item, CATEGORIES[category].contentType, deps)
    : categoryPage(category, params, deps)
}

function send(c: Context, page: MarkdownPage, { origin }: MarkdownDeps): Response {
  if (!page) return missingFile()
  return c.body(toMarkdown(page.body), 200, {
    'Content-Type': TYPE,
    'Cache-Control': CACHE,
    Link: `<${pageUrl(origin, page.path)}>; rel="canonical"`,
  })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
