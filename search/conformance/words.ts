import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything } from '#domain/listing/listing-query.ts'
import { WORDS } from '#test/random-listings.ts'
import { idsOf, LISTINGS, RUNS, SEED, type Subject, sum, walk } from './subject.ts'

/** What words, names and slips of the keys lead to. */
export function testWords({ listings, open }: Subject): void {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))

  test('words find what has them, the telling one first, and say which', async () => {
    const port = await open()
    const answer = await port.search(
      { ...everything(), q: 'magnesium flakes' },
      { page: 1, perPage: 5 },
    )
    expect(answer.hits[0]).toMatchObject({
      id: 'id-0',
      why: { words: expect.arrayContaining(['magnesium']) },
    })
    expect(answer.understood?.words).toContain('magnesium')
  })

  test.each([
    'The Dog-Friendly Yoga by the Sea',
    'dog friendly yoga by sea',
    'is the dog-friendly YÓGA by the sea open under $20',
  ])('a title leads to its listing: %s', async (q) => {
    const port = await open()
    const query = { ...everything(), q }
    const paged = await port.search(query, { page: 1, perPage: 5 })
    expect(paged.hits[0]?.id).toBe('id-1')
    const whole = await walk(port, query, 3)
    expect(whole[0]?.id).toBe('id-1')
    expect(new Set(idsOf(whole)).size).toBe(paged.total)
    const best = await port.search(query, { perContentType: 2 })
    const classes = best.hits.filter(({ id }) => byId.get(id)?.contentType === 'experience')
    expect(classes[0]?.id).toBe('id-1')
    const classy = await port.search(query, { page: 1, perPage: 5 }, { contentType: 'experience' })
    expect(classy.hits[0]?.id).toBe('id-1')
  })

  test.each(['dog friendly', 'The Dog-Friendly Yoga b'])(
    'so does its beginning, of two words or more: %s',
    async (q) => {
      const port = await open()
      const query = { ...everything(), q }
      const { hits, total } = await port.search(query, { page: 1, perPage: LISTINGS })
      expect(hits[0]?.id).toBe('id-1')
      expect(new Set(idsOf(hits)).size).toBe(total)
      expect(idsOf(await walk(port, query, 3))).toEqual(idsOf(hits))
      expect((await port.suggest(q, 5)).hits[0]?.id).toBe('id-1')
    },
  )

  test('part of a title is no name', async () => {
    const port = await open()
    const { hits } = await port.search({ ...everything(), q: 'yoga' }, { page: 1, perPage: 1 })
    expect(hits[0]?.id).not.toBe('id-1')
  })

  test('a slip of the keys finds the same', async () => {
    const port = await open()
    const slipped = await port.search({ ...everything(), q: 'magnseium' }, { page: 1, perPage: 5 })
    expect(slipped.hits[0]?.id).toBe('id-0')
  })

  test('suggests what is being typed, slips mended', async () => {
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
