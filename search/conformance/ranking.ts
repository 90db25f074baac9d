import { expect, test } from 'vitest'
import { everything } from '#domain/listing/listing-query.ts'
import { idsOf, LISTINGS, type Subject, walk } from './subject.ts'

/** Ranking of words and titles: core only; the plain fallback has a simpler order. */
export function testRanking({ listings, open }: Subject): void {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))

  test('words match listings that contain them, the most specific first, and are reported', async () => {
    const port = await open()
    const answer = await port.search(
      { ...everything(), q: 'magnesium flakes' },
      { page: 1, perPage: 5 },
    )
    expect(answer.hits[0]).toMatchObject({
      id: 'id-0',
      why: { words: expect.arrayContaining(['magnesium']) },
    })
    expect(answer.need?.words).toContain('magnesium')
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
    'so does its prefix of two words or more: %s',
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

  test('a single word of a title is not a title match', async () => {
    const port = await open()
    const { hits } = await port.search({ ...everything(), q: 'yoga' }, { page: 1, perPage: 1 })
    expect(hits[0]?.id).not.toBe('id-1')
  })
}
