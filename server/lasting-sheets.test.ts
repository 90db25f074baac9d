import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { withLastingSheets } from './lasting-sheets.ts'

test("the root's sheets lose the mark everywhere, those of a page that may leave keep it", () => {
  const route = (id: string, css: string[]) => ({ id, css, module: `/assets/${id}.js` })
  const buildOf = (root: string[], page: string[]) =>
    ({
      assets: { routes: { root: route('root', root), page: route('page', page) } },
    }) as unknown as ServerBuild
  const marked = buildOf(['/shell.css#', '/font.css'], ['/shell.css#', '/card.css#'])
  expect(withLastingSheets(marked)).toEqual(
    buildOf(['/shell.css', '/font.css'], ['/shell.css', '/card.css#']),
  )
})
