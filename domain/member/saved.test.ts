import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeSaved,
  listKey,
  NOTHING_SAVED,
  SAVED_LIMIT,
  type SavedState,
  toChanges,
} from './saved.ts'

const timeOf = (minute: number) => new Date(Date.UTC(2026, 4, 1, 0, minute)).toISOString()
const times = fc.integer({ min: 0, max: 5 }).map(timeOf)
const names = fc.constantFrom('Japan', ' japan ', 'JAPAN', 'For Mum', 'Été', 'ete')
const listingIds = fc.constantFrom('1', '2', '3', '4', '5')

/** Collections with unique lists; each id begins with the mark. */
function collections(mark: string): fc.Arbitrary<SavedState> {
  const lists = fc
    .uniqueArray(fc.record({ name: names, at: times }), {
      selector: ({ name }) => listKey(name),
    })
    .map((made) =>
      made.map(({ name, at }, place) => ({ id: `${mark}${place}`, name, at, namedAt: at })),
    )
  return lists.chain((made) =>
    fc
      .uniqueArray(
        fc.record({
          id: listingIds,
          at: times,
          noted: fc.option(fc.record({ note: fc.constantFrom('a', 'b', ''), notedAt: times })),
          lists: fc.subarray(made.map(({ id }) => id)),
        }),
        { selector: ({ id }) => id },
      )
      .map((items) =>
        changeSaved(
          NOTHING_SAVED,
          toChanges({
            lists: made,
            items: items.map(({ noted, ...item }) => ({ ...item, ...noted })),
          }),
        ),
      ),
  )
}

const merge = (...states: SavedState[]) =>
  states.reduce((merged, state) => changeSaved(merged, toChanges(state)), NOTHING_SAVED)

/** Without the bookkeeping of removals. */
const shown = ({ items, lists }: SavedState) => ({ items, lists })
const idsOf = (state: SavedState) => new Set(state.items.map(({ id }) => id))
const namesOf = (state: SavedState) => new Set(state.lists.map(({ name }) => listKey(name)))
/** All pairs of a listing and a list name. */
function entriesOf({ items, lists }: SavedState): Set<string> {
  const keys = new Map(lists.map(({ id, name }) => [id, listKey(name)]))
  return new Set(
    items.flatMap((item) => (item.lists ?? []).map((id) => `${item.id} ${keys.get(id)}`)),
  )
}
const union = <T>(...sets: Set<T>[]) => new Set(sets.flatMap((set) => [...set]))

describe('merging collections', () => {
  const three = [collections('a'), collections('b'), collections('c')] as const

  test('loses nothing: every item, every name, every list entry', () => {
    fc.assert(
      fc.property(...three, (a, b, c) => {
        const merged = merge(a, b, c)
        expect(idsOf(merged)).toEqual(union(idsOf(a), idsOf(b), idsOf(c)))
        expect(namesOf(merged)).toEqual(union(namesOf(a), namesOf(b), namesOf(c)))
        expect(merged.lists.length).toBe(namesOf(merged).size)
        expect(entriesOf(merged)).toEqual(union(entriesOf(a), entriesOf(b), entriesOf(c)))
      }),
    )
  })

  test('does not depend on the order', () => {
    fc.assert(
      fc.property(...three, (a, b, c) => {
        const first = shown(merge(a, b, c))
        const orders: SavedState[][] = [
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ]
        for (const order of orders) expect(shown(merge(...order))).toEqual(first)
      }),
    )
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(three[0], three[1], (a, b) => {
        const once = merge(a, b)
        expect(shown(changeSaved(once, toChanges(b)))).toEqual(shown(once))
        expect(shown(changeSaved(once, toChanges(once)))).toEqual(shown(once))
      }),
    )
  })

  test('keeps the newest note and the first time of saving', () => {
    fc.assert(
      fc.property(...three, (...states) => {
        for (const item of merge(...states).items) {
          const met = states.flatMap(({ items }) => items.filter(({ id }) => id === item.id))
          expect(item.at).toBe(met.map(({ at }) => at).sort()[0])
          expect(item.notedAt ?? '').toBe(
            met
              .map(({ notedAt }) => notedAt ?? '')
              .sort()
              .at(-1),
          )
        }
      }),
    )
  })
})

const list = (id: string, name: string, at = timeOf(0)) => ({ id, name, at, namedAt: at })
const item = (id: string, more = {}) => ({ id, at: timeOf(0), ...more })

test('a removal overrides older changes, and newer changes restore the item', () => {
  const saved = changeSaved(NOTHING_SAVED, [
    { kind: 'list', list: list('x', 'Japan') },
    { kind: 'save', item: item('1', { lists: ['x'], note: 'n', notedAt: timeOf(1) }) },
    { kind: 'remove', id: '1', when: timeOf(3) },
  ])
  expect(saved.items).toEqual([])
  expect(changeSaved(saved, [{ kind: 'save', item: item('1'), when: timeOf(2) }]).items).toEqual([])
  const back = item('1', { lists: ['x'], note: 'n', notedAt: timeOf(1) })
  expect(changeSaved(saved, [{ kind: 'save', item: back, when: timeOf(4) }]).items).toEqual([back])
})

test('a deleted list stays deleted, and undo restores it with its entries', () => {
  const made = list('x', 'Japan')
  const deleted = changeSaved(NOTHING_SAVED, [
    { kind: 'list', list: made },
    { kind: 'save', item: item('1', { lists: ['x'] }) },
    { kind: 'unlist', id: 'x', when: timeOf(3) },
  ])
  expect(shown(deleted)).toEqual({ items: [item('1')], lists: [] })
  const late = changeSaved(deleted, [
    { kind: 'list', list: { ...made, name: 'Nippon', namedAt: timeOf(2) }, when: timeOf(2) },
    { kind: 'file', id: '1', list: 'x', when: timeOf(2) },
  ])
  expect(shown(late)).toEqual(shown(deleted))
  const undone = changeSaved(deleted, [
    { kind: 'list', list: made, when: timeOf(4) },
    { kind: 'file', id: '1', list: 'x', when: timeOf(4) },
  ])
  expect(shown(undone)).toEqual({ items: [item('1', { lists: ['x'] })], lists: [made] })
})

test('a merged list accepts changes under its old id', () => {
  const joined = changeSaved(NOTHING_SAVED, [
    { kind: 'list', list: list('x', 'Japan') },
    { kind: 'save', item: item('1') },
    { kind: 'list', list: list('y', 'Nippon', timeOf(1)) },
    { kind: 'list', list: { ...list('y', 'japan', timeOf(1)), namedAt: timeOf(2) } },
    { kind: 'file', id: '1', list: 'y', when: timeOf(3) },
  ])
  expect(joined.lists).toEqual([{ ...list('x', 'japan'), namedAt: timeOf(2) }])
  expect(joined.items).toEqual([item('1', { lists: ['x'] })])
})

test('an entry removed on one device is not restored by an older change of another', () => {
  const unfiled = changeSaved(NOTHING_SAVED, [
    { kind: 'list', list: list('x', 'Japan') },
    { kind: 'save', item: item('1', { lists: ['x'] }) },
    { kind: 'unfile', id: '1', list: 'x', when: timeOf(3) },
    { kind: 'file', id: '1', list: 'x', when: timeOf(2) },
  ])
  expect(unfiled.items).toEqual([item('1')])
})

test('the oldest beyond the limit are dropped; unknown names change nothing', () => {
  const many = Array.from({ length: SAVED_LIMIT + 2 }, (_, place) => ({
    kind: 'save' as const,
    item: { id: String(place), at: timeOf(place) },
  }))
  const full = changeSaved(NOTHING_SAVED, many)
  expect(full.items).toHaveLength(SAVED_LIMIT)
  expect(full.items.at(-1)?.id).toBe('2')
  expect(
    shown(
      changeSaved(full, [
        { kind: 'remove', id: 'nope' },
        { kind: 'unlist', id: 'nope' },
        { kind: 'file', id: '5', list: 'nope' },
        { kind: 'unfile', id: '5', list: 'nope' },
      ]),
    ),
  ).toEqual(shown(full))
})
