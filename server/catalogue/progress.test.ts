import { afterEach, expect, test, vi } from 'vitest'
import type { ImportEvent } from './import.ts'
import { createReporter } from './progress.ts'
import type { CatalogueRow } from './rows.ts'

afterEach(() => vi.restoreAllMocks())

const NONE = { read: 0, refused: 0, added: 0, changed: 0, unchanged: 0 }

async function report(isTerminal: boolean, size: number | null): Promise<string> {
  let all = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    all += String(text)
    return true
  })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const before = process.stderr.isTTY
  process.stderr.isTTY = isTerminal
  try {
    async function* events(): AsyncGenerator<ImportEvent> {
      yield { type: 'progress', ...NONE, read: 50 }
      yield { type: 'refused', line: 7, id: 'x', reason: 'title: missing' }
      yield { type: 'done', ...NONE, read: 100 }
    }
    await createReporter({ size, read: () => 500, dryRun: false }).follow(events())
  } finally {
    process.stderr.isTTY = before
  }
  return all
}

test('a terminal shows a progress bar', async () => {
  const all = await report(true, 1_000)
  expect(all).toContain(`${'█'.repeat(15)}${'░'.repeat(15)} 50 rows`)
  expect(all).toContain('line 7 (x): title: missing\n')
})

test('without a size only rows are shown; without a terminal there is no bar', async () => {
  expect(await report(true, null)).toContain('50 rows')
  expect(await report(false, 1_000)).toBe('line 7 (x): title: missing\n')
})

test('unknown fields are reported with line and count, and characters that are replaced by line', async () => {
  let all = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    all += String(text)
    return true
  })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  async function* rows(): AsyncGenerator<CatalogueRow> {
    yield { line: 1, item: ['a', 'b'] }
    yield { line: 2, item: { id: 'x', title: 'A\0B', stars: 5 } }
    yield {
      line: 3,
      item: { id: 'y', title: 'Plain', faqs: [{ question: '\ud83d', answer: '😴' }] },
    }
  }
  const reporter = createReporter({ size: null, read: () => 0, dryRun: false })
  for await (const _ of reporter.watched(rows()));
  async function* done(): AsyncGenerator<ImportEvent> {
    yield { type: 'unknown', field: 'stars', line: 2, count: 3 }
    yield { type: 'unknown', field: 'stars', line: 1_002, count: 1 }
    yield { type: 'unknown', field: 'reviews.avatar', line: 7, count: 1 }
    yield { type: 'done', ...NONE, read: 3 }
  }
  await reporter.follow(done())
  expect(all.split('\n').filter(Boolean)).toEqual([
    'line 2: title: control and unseen characters were removed and broken ones (half a surrogate pair) replaced',
    'line 3: faqs: control and unseen characters were removed and broken ones (half a surrogate pair) replaced',
    'warning: field "stars" is unknown and was not imported: 4 rows, first on line 2',
    'warning: field "reviews.avatar" is unknown and was not imported: 1 row, first on line 7',
  ])
})
