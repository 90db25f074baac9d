import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything } from '#domain/listing/listing-query.ts'
import { WORDS } from '#test/random-listings.ts'
import { idsOf, RUNS, SEED, type Subject, sum } from './subject.ts'

/** Matching of any text, misspelt or not. */
export function testWords({ open }: Subject): void {
  test('a typo finds the same', async () => {
    const port = await open()
    const slipped = await port.search({ ...everything(), q: 'magnseium' }, { page: 1, perPage: 5 })
    expect(slipped.hits[0]?.id).toBe('id-0')
  })

  test.each([
    ['Magnesium Bath Flakes', ['id-0']],
    ['the magnesium bath flakes!', ['id-0']],
    ['dog friendly yoga by the sea', ['id-1']],
    ['magnesium bath', []],
    ['magnesium bath flakes for two', []],
    ['the', []],
    ['', []],
  ])('"%s" is the whole title of %j', async (text, ids) => {
    const port = await open()
    expect(await port.titled(text)).toEqual(ids)
  })

  test('suggests as you type, with typos repaired', async () => {
    const port = await open()
    for (const typed of ['m', 'Magn', 'magnesium ba', 'mangesium', 'bath fl']) {
      const { hits } = await port.suggest(typed, 5)
      expect(idsOf(hits), typed).toContain('id-0')
      expect(hits.length).toBeLessThanOrEqual(5)
    }
    expect((await port.suggest('   ', 5)).hits).toEqual([])
  })

  test('any text has an answer', async () => {
    const port = await open()
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .array(
          fc.constantFrom(
            ...WORDS,
            '&',
            '|',
            '!',
            '(',
            ':*',
            '"',
            '%',
            "'",
            '\0',
            '\n',
            '--',
            '日本',
            'сон',
            '😴',
          ),
        )
        .map((all) => all.join(' ')),
      fc.constantFrom(
        '',
        ' ',
        'a',
        'and the',
        'x'.repeat(10_000),
        'yoga '.repeat(2_000),
        '\0',
        '\u202e',
      ),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (q) => {
        const answer = await port.search({ ...everything(), q }, { page: 1, perPage: 10 })
        expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length)
        expect(sum(Object.values(answer.totals))).toBe(answer.total)
        expect((await port.suggest(q, 5)).hits.length).toBeLessThanOrEqual(5)
        const after = await port.search(everything(), { after: q, limit: 3 })
        expect(after.hits.length).toBeLessThanOrEqual(3)
      }),
      { seed: SEED, numRuns: RUNS / 2 },
    )
  })
}
