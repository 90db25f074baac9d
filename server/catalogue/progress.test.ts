import { afterEach, expect, test, vi } from 'vitest'
import type { ImportEvent } from './import.ts'
import { createReporter } from './progress.ts'
import type { CatalogueRow } from './rows.ts'

afterEach(() => vi.restoreAllMocks())

const NONE = { read: 0, refused: 0, added: 0, changed: 0, unchanged: 0 }

async function told(isTerminal: boolean, size: number | null): Promise<string> {
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

test('a terminal sees a bar as far as the file was read', async () => {
  const all = await told(true, 1_000)
  expect(all).toContain(`${'█'.repeat(15)}${'░'.repeat(15)} 50 rows`)
  expect(all).toContain('line 7 (x): title: missing\n')
})

test('where the size is not known, the rows are told; where nobody looks, no bar is drawn', async () => {
  expect(await told(true, null)).toContain('50 rows')
  expect(await told(false, 1_000)).toBe('line 7 (x): title: missing\n')
})

test('names of fields that are not read, and characters that are not kept, are told', async () => {
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
    yield { type: 'done', ...NONE, read: 3 }
  }
  await reporter.follow(done())
  expect(all.split('\n').filter(Boolean)).toEqual([
    'line 2: title: NUL characters were removed and broken ones (half a surrogate pair) replaced',
    'line 3: faqs: NUL characters were removed and broken ones (half a surrogate pair) replaced',
    'fields not read, for no listing has them: stars',
  ])
})
