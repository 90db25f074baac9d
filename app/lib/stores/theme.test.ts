// @vitest-environment node
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readTheme, THEME_COLOURS, THEME_SCRIPT } from './theme.ts'

/** Runs the script of the head in a page that knows only what it may use. */
function headOf({
  stored,
  systemIsDark,
}: {
  stored: string | null | Error
  systemIsDark: boolean
}) {
  const dataset: Record<string, string> = {}
  const metas: { name?: string; content?: string }[] = []
  runInNewContext(THEME_SCRIPT, {
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: (meta: object) => metas.push(meta) },
    },
    localStorage: {
      getItem() {
        if (stored instanceof Error) throw stored
        return stored
      },
    },
    matchMedia: () => ({ matches: systemIsDark }),
  })
  return { theme: dataset['theme'], paper: metas[0]?.content, name: metas[0]?.name }
}

test.each([
  [null, true, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['sepia', true, 'light'],
  [new Error('storage is shut'), true, 'light'],
] as const)('%s on a device that is dark: %s, paints %s at once', (stored, systemIsDark, theme) => {
  expect(headOf({ stored, systemIsDark })).toEqual({
    theme,
    paper: THEME_COLOURS[theme],
    name: 'theme-color',
  })
})

test('invalid stored values count as light', () => {
  expect(['dark', 'system', 'nonsense', null].map(readTheme)).toEqual([
    'dark',
    'system',
    'light',
    'light',
  ])
})

test('the theme colours match the style sheet', () => {
  const sheet = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
  const papers = [...sheet.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour)
  expect(papers).toEqual([THEME_COLOURS.light, THEME_COLOURS.dark])
})
