import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { keepMarkup } from '#app/lib/kept-markup.server.ts'
import { KeeperContext, MARK, type MarkupKeeper } from '#app/lib/kept-markup.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { sayIn } from '#data/said-in.ts'
import type { Language } from '#domain/language.ts'
import { languagePath, languagePrefix } from '#domain/language-path.ts'
import { UNCOUNTED } from '#domain/listing-query.ts'
import { ListBar } from './list-bar.tsx'
import { PageHero } from './page-hero.tsx'
import { ResultTabs } from './result-tabs.tsx'
import { useList } from './use-list.ts'

const COUNTS = { ...UNCOUNTED, contentType: [{ value: 'escape', count: 30 }] }

/** What stands around the cards of a list that has three pages. */
function Controls() {
  const { query, hrefOf } = useList()
  return (
    <>
      <PageHero
        title="List"
        description="All"
        picture="/art/a-hero.svg"
        categories={['Spa & Bath']}
      />
      <ListBar
        list={{ total: 60, facets: COUNTS }}
        offered={['contentType']}
        found="60"
        loading="…"
      />
      <ResultTabs counts={COUNTS.contentType} />
      <Pagination
        page={query.page}
        pages={3}
        hrefOf={(page) => hrefOf({ ...query, page })}
        label="Pages"
      />
    </>
  )
}

/** The controls at an address, as React writes them. */
function drawn(address: string, language: Language, keeper: MarkupKeeper | null = null): string {
  return sayIn(language, () => {
    const router = createMemoryRouter([{ path: '*', element: <Controls /> }], {
      initialEntries: [languagePath(language, address)],
      basename: languagePrefix(language) || '/',
    })
    return renderToString(
      <KeeperContext value={keeper}>
        <RouterProvider router={router} />
      </KeeperContext>,
    )
  })
}

const ADDRESSES = [
  '/escapes',
  '/escapes?page=2',
  '/escapes?page=3&view=list',
  '/escapes?view=list',
  '/escapes?sort=rating',
  '/escapes?hour=calm&hour=focus',
  '/escapes?hour=calm&sort=newest&contentType=escape',
  '/essentials?q=a%20%22b%22%20%26%20c',
  '/essentials?q=a&from=escapes',
]

test.each(['en', 'de'] as const)(
  'in %s, controls from memory are what React writes',
  (language) => {
    const { share } = keepMarkup(1_000_000)
    for (const nonce of ['first', 'second'])
      for (const address of ADDRESSES) {
        const shared = share(language, nonce)
        const written = drawn(address, language, shared)
        expect(shared.fill(shared.keep(written, true)).toString(), address).toBe(
          drawn(address, language),
        )
        if (nonce === 'second') expect(written, address).not.toContain(MARK)
      }
  },
)
