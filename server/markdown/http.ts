import { type Context, Hono } from 'hono'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { languagePath, readLanguagePath } from '#domain/language/language-path.ts'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { llmsText } from './llms.ts'
import { hasMarkdown, pageAt } from './pages.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { markdownPath, toMarkdown } from './to-markdown.ts'

const CACHE = 'public, max-age=300'
const TYPE = 'text/markdown; charset=utf-8'

/**
 * Markdown versions of public pages at their path with ".md", and /llms.txt. A request of a page that prefers
 * Markdown is redirected there, so that caches store one representation for each address.
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
    if (!hasMarkdown(path, searchParams)) return next()
    if (!prefersMarkdown(c.req.header('accept'))) {
      await next()
      c.header('Vary', 'Accept', { append: true })
      return
    }
    const target = languagePath(language, markdownPath(path + search))
    return c.body(null, 302, { Location: target, Vary: 'Accept', 'Cache-Control': 'no-store' })
  })
  return app
}

function send(c: Context, page: MarkdownPage, { origin }: MarkdownDeps): Response {
  if (!page) return missingFile()
  return c.body(toMarkdown(page.body), 200, {
    'Content-Type': TYPE,
    'Cache-Control': CACHE,
    Link: `<${pageUrl(origin, page.path)}>; rel="canonical"`,
  })
}
