import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { testDatabase } from '#test/database.ts'
import { followChanges } from '../db/follow-changes.ts'
import { type ListingChange, listChanges, pruneChanges, readMark } from './changes.ts'
import { findListing, saveListings } from './listings.ts'

const database = testDatabase()
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function listingOf(id: string): Promise<Listing> {
  const known = await findListing(database.db, '1')
  if (!known) throw new Error('listing 1 is missing')
  return { ...known, id, slug: `changed-${id}`, title: 'Before' }
}

/** Subscribes now; records changes as "op id title". */
async function follow() {
  const got: string[] = []
  const faults: unknown[] = []
  const restart = vi.fn(() => readMark(database.db))
  const { stop } = followChanges(database.opened, await readMark(database.db), {
    take: async (changes) => void got.push(...changes.map(spoken)),
    restart,
    onFault: (error) => void faults.push(error),
  })
  stops.push(stop)
  return { got, faults, restart, stop }
}

const spoken = (change: ListingChange) =>
  change.op === 'save' ? `save ${change.listing.id} ${change.listing.title}` : `delete ${change.id}`

describe('changes', () => {
  test('are recorded in order, with effective changes only', async () => {
    const mark = await readMark(database.db)
    const listing = await listingOf('c1')
    await saveListings(database.db, [listing])
    await saveListings(database.db, [listing, { ...listing, id: 'c2', slug: 'changed-c2' }])
    await saveListings(database.db, [{ ...listing, updatedAt: new Date() }])
    const undone = database.db.transaction(async (tx) => {
      await saveListings(tx, [{ ...listing, id: 'c3', slug: 'changed-c3' }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await saveListings(database.db, [{ ...listing, title: 'After' }])
    await database.pool.query("delete from listings where id = 'c2'")
    expect((await listChanges(database.db, mark))?.map(spoken)).toEqual([
      'save c1 After',
      'delete c2',
    ])
    const rows = await database.pool.query('select op from listing_changes where seq > $1', [
      mark.seq,
    ])
    expect(rows.rowCount).toBe(4)
  })

  test('of many listings in one statement are recorded individually, unchanged ones are not', async () => {
    const listing = await listingOf('s0')
    const ids = ['s1', 's2', 's3', 's4']
    await saveListings(
      database.db,
      ids.map((id) => ({ ...listing, id, slug: `changed-${id}` })),
    )
    const mark = await readMark(database.db)
    const change = (statement: string) => database.pool.query(statement, [ids])
    await change("update listings set title = 'Before' where id = any($1)")
    expect(await listChanges(database.db, mark)).toEqual([])
    await change("update listings set title = id, id = replace(id, 's4', 's5') where id = any($1)")
    await change("delete from listings where id = any($1) and id <> 's3'")
    const recorded = await database.pool.query<{ told: string }>(
      "select op || ' ' || listing_id as told from listing_changes where seq > $1 order by seq",
      [mark.seq],
    )
    const told = recorded.rows.map((row) => row.told)
    expect(told[0]).toBe('delete s4')
    expect(told.slice(1, 5).toSorted()).toEqual(['save s1', 'save s2', 'save s3', 'save s5'])
    expect(told.slice(5).toSorted()).toEqual(['delete s1', 'delete s2'])
    expect((await listChanges(database.db, mark))?.map(spoken).toSorted()).toEqual([
      'delete s1',
      'delete s2',
      'delete s4',
      'save s3 s3',
      'save s5 s4',
    ])
  })

  test('reach subscribers, also from other connections', async () => {
    const { got, faults } = await follow()
    await saveListings(database.db, [await listingOf('f1')])
    await expect.poll(() => got).toEqual(['save f1 Before'])
    await database.pool.query("update listings set title = 'Renamed' where id = 'f1'")
    await database.pool.query("delete from listings where id = 'f1'")
    await expect.poll(() => got.at(-1)).toBe('delete f1')
    expect(faults).toEqual([])
  })

  test('are caught up with after a connection failure', async () => {
    const { got } = await follow()
    await saveListings(database.db, [await listingOf('r1')])
    await expect.poll(() => got).toContain('save r1 Before')
    await database.breakListeners()
    await saveListings(database.db, [await listingOf('r2')])
    await expect.poll(() => got).toContain('save r2 Before')
    await saveListings(database.db, [await listingOf('r3')])
    await expect.poll(() => got).toContain('save r3 Before')
  })

  test('that are pruned make subscribers restart', async () => {
    const mark = await readMark(database.db)
    await saveListings(database.db, [await listingOf('p1')])
    const now = await readMark(database.db)
    expect(await listChanges(database.db, mark)).toHaveLength(1)
    expect(await pruneChanges(database.db, new Date(Date.now() + 60_000))).toBeGreaterThan(0)
    expect(await listChanges(database.db, mark)).toBeNull()
    expect(await listChanges(database.db, now)).toEqual([])
    expect(await readMark(database.db)).toEqual(now)
    expect(await listChanges(database.db, { ...now, catalogue: 'another' })).toBeNull()
    expect(await listChanges(database.db, { ...now, seq: now.seq + 1 })).toBeNull()

    const restart = vi.fn(() => readMark(database.db))
    const { stop } = followChanges(database.opened, mark, {
      take: async () => {},
      restart,
      onFault: () => {},
    })
    stops.push(stop)
    await expect.poll(() => restart.mock.calls.length).toBe(1)
  })

  test('are numbered in commit order', async () => {
    const mark = await readMark(database.db)
    const listing = await listingOf('o0')
    const many = Array.from({ length: 8 }, (_, index) =>
      saveListings(database.db, [{ ...listing, id: `o${index}`, slug: `changed-o${index}` }]),
    )
    const seen: number[] = []
    const reads = many.map((saved) =>
      saved.then(async () => seen.push((await listChanges(database.db, mark))?.length ?? 0)),
    )
    await Promise.all(reads)
    // After a commit up to n, no smaller number may appear later.
    expect(seen.toSorted((a, b) => a - b).at(-1)).toBe(8)
    const all = (await listChanges(database.db, mark))?.map((change) => change.seq) ?? []
    expect(all).toEqual(all.toSorted((a, b) => a - b))
  })
})
