import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { meetsConstraints } from '#domain/need/constraints.ts'
import { readNeed } from '#domain/need/need.ts'
import type { Hit } from '../port.ts'
import { idsOf, LISTINGS, type Subject } from './subject.ts'

/** Best of each kind, similar listings, and retrieval by need. */
export function testKinds({ listings, open }: Subject): void {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))

  test('the best of each kind, with totals of all', async () => {
    const port = await open()
    const query = { ...everything(), q: 'yoga' }
    const all = await port.search(query, { page: 1, perPage: LISTINGS })
    const best = await port.search(query, { perContentType: 2 })
    for (const kind of CONTENT_TYPES) {
      const ofKind = (hits: Hit[]) => idsOf(hits).filter((id) => byId.get(id)?.contentType === kind)
      expect(ofKind(best.hits)).toEqual(ofKind(all.hits).slice(0, 2))
      expect(best.totals[kind]).toBe(ofKind(all.hits).length)
    }
    expect(best.facets).toEqual(all.facets)
  })

  test('similar listings are of the same kind, never the listing itself', async () => {
    const port = await open()
    for (const listing of listings.filter(({ listed }) => listed).slice(0, 10)) {
      const others = idsOf(await port.similar(listing.id, 6))
      expect(others).not.toContain(listing.id)
      for (const id of others) expect(byId.get(id)?.contentType).toBe(listing.contentType)
    }
    expect(await port.similar('nobody', 6)).toEqual([])
  })

  test('retrieval meets every constraint', async () => {
    const port = await open()
    for (const text of [
      'yoga under $30',
      'quiet sauna in Japan',
      'sleep online',
      'massage with my dog',
    ]) {
      const need = readNeed(text)
      const fits = await port.retrieve(need, { limit: 8 })
      for (const { candidate } of fits) expect(meetsConstraints(need, candidate), text).toBe(true)
      expect(fits.length).toBeLessThanOrEqual(8)
    }
    const only = await port.retrieve(readNeed('yoga'), { contentTypes: ['escape'], limit: 8 })
    expect(only.length).toBeGreaterThan(0)
    for (const { candidate } of only) expect(candidate.contentType).toBe('escape')
  })
}
