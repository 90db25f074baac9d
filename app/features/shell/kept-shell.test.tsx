import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { keepMarkup, type SharedMarkup } from '#app/lib/kept-markup.server.ts'
import { KeeperContext, MARK, type MarkupKeeper } from '#app/lib/kept-markup.tsx'
import { sayIn } from '#data/said-in.ts'
import type { Language } from '#domain/language.ts'
import { languagePath, languagePrefix } from '#domain/language-path.ts'
import { Shell } from './shell.tsx'

const SITE = { name: 'Stillwater', assistant: 'Fern', origin: '', anonKey: '', apiUrl: '' }

type Drawn = { keeper?: MarkupKeeper | null; language?: Language; site?: typeof SITE }

/** What surrounds the page at a path, as React writes it. */
function drawn(path: string, { keeper = null, language = 'en', site = SITE }: Drawn = {}): string {
  return sayIn(language, () => {
    const router = createMemoryRouter(
      [
        {
          id: 'root',
          path: '*',
          loader: () => null,
          element: <Shell search={<a href="/search-results">Search</a>}>page</Shell>,
        },
      ],
      {
        initialEntries: [languagePath(language, path)],
        basename: languagePrefix(language) || '/',
        hydrationData: { loaderData: { root: { site } } },
      },
    )
    return renderToString(
      <KeeperContext value={keeper}>
        <RouterProvider router={router} />
      </KeeperContext>,
    )
  })
}

/** A page as it is sent. */
const finished = (shared: SharedMarkup, html: string) =>
  shared.fill(shared.keep(html, true)).toString()

test.each(['en', 'fr'] as const)('in %s it is from memory what React writes', (language) => {
  const { share } = keepMarkup(1_000_000)
  for (const path of ['/', '/escapes', '/escapes/3', '/essentials', '/directory/escapes', '/saved'])
    for (const nonce of ['one', 'two']) {
      const shared = share(language, nonce)
      const written = drawn(path, { keeper: shared, language })
      expect(finished(shared, written), path).toBe(drawn(path, { language }))
      if (nonce === 'two') expect(written).not.toContain(MARK)
    }
})

test('a site of another name has a header of its own', () => {
  const { share } = keepMarkup(1_000_000)
  const first = share('en', 'one')
  finished(first, drawn('/escapes', { keeper: first }))
  const renamed = { ...SITE, name: 'Quiet House' }
  const next = share('en', 'two')
  const other = drawn('/escapes', { keeper: next, site: renamed })
  expect(finished(next, other)).toBe(drawn('/escapes', { site: renamed }))
})
