import { describe, expect, test } from 'vitest'
import type { SearchReply } from '#domain/chat/assistant.ts'
import { type Hit, readCompletions, readHits } from './hits.ts'
import { linkOf, resultsLink } from './row-link.ts'
import { opensSearch } from './search-shortcut.ts'
import {
  EMPTY_SEARCH,
  hasReply,
  isLookingUp,
  isWaiting,
  rowsOf,
  type SearchEvent,
  searchReducer,
} from './search-state.ts'

const stateAfter = (...events: SearchEvent[]) => events.reduce(searchReducer, EMPTY_SEARCH)
const type = (text: string): SearchEvent => ({ type: 'typed', text })
const find = (query: string, ...slugs: string[]): SearchEvent => ({
  type: 'hits-found',
  query,
  hits: slugs.map(hit),
  completions: [],
})
const answer = (query: string, ...suggestions: string[]): SearchEvent => ({
  type: 'answered',
  query,
  reply: reply(...suggestions),
})
const DOWN: SearchEvent = { type: 'moved', by: 1 }
const UP: SearchEvent = { type: 'moved', by: -1 }

function hit(slug: string): Hit {
  return {
    id: slug,
    slug,
    title: slug,
    contentType: 'escape',
    location: null,
    tags: [],
    thumbnail: null,
  }
}

function reply(...suggestions: string[]): SearchReply {
  return { suggestions, explanation: 'Because.', processedQuery: '', searchQuery: '' }
}

const kinds = (events: SearchEvent[]) => rowsOf(stateAfter(...events)).map(({ kind }) => kind)

describe('the rows', () => {
  test('are hits until suggestions have loaded, then suggestions', () => {
    expect(kinds([type('lake'), find('lake', 'a', 'b')])).toEqual(['hit', 'hit'])
    expect(kinds([type('lake'), find('lake', 'a'), answer('lake', 'x', 'y')])).toEqual([
      'suggestion',
      'suggestion',
    ])
  })

  test('start with the listing whose title contains the typed words', () => {
    const state = stateAfter(
      type('spring lake'),
      find('spring lake', 'Still River Cabin', 'Lake-of-Springs'),
      answer('spring lake', 'a lake retreat'),
    )
    expect(rowsOf(state).map(({ kind }) => kind)).toEqual(['open', 'suggestion'])
    const [first] = rowsOf(state)
    expect(first && linkOf(first, 'all')).toEqual({
      to: '/directory/escapes/Lake-of-Springs',
      state: null,
    })
  })

  test('start with the first suggested listing when no title contains the typed words', () => {
    const listing = { ...hit('pine-hall'), listingType: 'Lodge' }
    const suggestions = [{ category: 'escapes', item: 'Pine Hall', listing }]
    const state = stateAfter(type('cannot sleep'), {
      type: 'answered',
      query: 'cannot sleep',
      reply: { ...reply(), suggestions },
    })
    expect(rowsOf(state).map(({ kind }) => kind)).toEqual(['open', 'suggestion'])
  })

  test('remain hits when the request fails or suggests nothing', () => {
    const found = [type('lake'), find('lake', 'a')]
    expect(kinds([...found, { type: 'failed', query: 'lake' }])).toEqual(['hit'])
    expect(kinds([...found, answer('lake')])).toEqual(['hit'])
  })

  test('are cleared when the service recommends nothing', () => {
    const nothing = { ...reply(), recommendations: [] }
    const care: SearchEvent = { type: 'answered', query: 'lake', reply: nothing }
    expect(kinds([type('lake'), find('lake', 'a'), care])).toEqual([])
  })

  test('keep the hits while a row is highlighted', () => {
    const state = stateAfter(type('lake'), find('lake', 'a'), DOWN, answer('lake', 'x'))
    expect(rowsOf(state).map(({ kind }) => kind)).toEqual(['hit', 'suggestion'])
    expect(state.active).toBe(0)
  })

  test('are at most six of each kind', () => {
    expect(kinds([type('lake'), find('lake', ...'abcdefgh')])).toHaveLength(6)
    expect(kinds([type('lake'), answer('lake', ...'abcdefgh')])).toHaveLength(6)
  })

  test('are cleared when the query becomes too short', () => {
    const state = stateAfter(type('lake'), find('lake', 'a'), answer('lake', 'x'), type('la'))
    expect(rowsOf(state).map(({ kind }) => kind)).toEqual(['hit'])
    expect(rowsOf(searchReducer(state, type('l')))).toEqual([])
    expect(state.explanation).toBe('')
  })
})

describe('a stale response', () => {
  const newer = [type('lake'), answer('lake', 'x'), type('lakes')]

  test('never overwrites results of a newer query', () => {
    const state = stateAfter(...newer)
    expect(searchReducer(state, answer('lake', 'old'))).toBe(state)
    expect(searchReducer(state, find('lake', 'old'))).toBe(state)
    expect(searchReducer(state, { type: 'failed', query: 'lake' })).toBe(state)
  })

  test('does not end the waiting state of the newer query', () => {
    expect(isLookingUp(stateAfter(...newer, answer('lake', 'old')))).toBe(true)
    expect(isLookingUp(stateAfter(...newer, answer('lakes', 'new')))).toBe(false)
  })
})

describe('looking up', () => {
  test('needs three characters, not counting surrounding blanks', () => {
    expect(isLookingUp(stateAfter(type(' la ')))).toBe(false)
    expect(isLookingUp(stateAfter(type(' lak ')))).toBe(true)
  })

  test('also ends with a failure', () => {
    expect(isLookingUp(stateAfter(type('lake'), { type: 'failed', query: 'lake' }))).toBe(false)
  })

  test('does not restart for trailing blanks', () => {
    expect(isLookingUp(stateAfter(type('lake'), answer('lake', 'x'), type('lake ')))).toBe(false)
  })
})

describe('waiting', () => {
  test('lasts until the hits of this query have loaded, also for two letters', () => {
    expect(isWaiting(stateAfter(type('l')))).toBe(false)
    expect(isWaiting(stateAfter(type('la')))).toBe(true)
    expect(isWaiting(stateAfter(type('la'), find('la')))).toBe(false)
    expect(isWaiting(stateAfter(type('la'), find('la', 'a'), type('lab')))).toBe(true)
    expect(isWaiting(stateAfter(type('la'), find('la', 'a'), type('l'), type('la')))).toBe(true)
  })

  test("does not end with the assistant's reply alone", () => {
    const answered = [type('lake'), answer('lake', 'x')]
    expect(isWaiting(stateAfter(...answered))).toBe(true)
    expect(isWaiting(stateAfter(...answered, find('lake')))).toBe(false)
  })
})

test('hasReply is true once the assistant has replied to the current query', () => {
  const asked = [type('lake'), answer('lake', 'x')]
  expect(hasReply(stateAfter(...asked))).toBe(true)
  expect(hasReply(stateAfter(...asked, type('lakes')))).toBe(false)
  expect(hasReply(stateAfter(type('lake'), { type: 'failed', query: 'lake' }))).toBe(false)
})

describe('the highlight', () => {
  const two = [type('lake'), find('lake', 'a', 'b')]

  test('is on no row until it is moved', () => {
    expect(stateAfter(...two).active).toBe(-1)
  })

  test('cycles through the rows and the field', () => {
    expect(stateAfter(...two, DOWN).active).toBe(0)
    expect(stateAfter(...two, DOWN, DOWN).active).toBe(1)
    expect(stateAfter(...two, DOWN, DOWN, DOWN).active).toBe(-1)
    expect(stateAfter(...two, UP).active).toBe(1)
    expect(stateAfter(UP).active).toBe(-1)
  })

  test('jumps to either end and is cleared when the query changes', () => {
    const last: SearchEvent = { type: 'jumped', to: 'last' }
    expect(stateAfter(...two, last).active).toBe(1)
    expect(stateAfter(...two, last, { type: 'jumped', to: 'first' }).active).toBe(0)
    expect(stateAfter(...two, last, type('lakes')).active).toBe(-1)
    expect(stateAfter(last).active).toBe(-1)
  })

  test('is cleared with its row', () => {
    expect(stateAfter(...two, UP, find('lake', 'a')).active).toBe(-1)
  })
})

describe('a row links', () => {
  test('to the listing when it is a hit', () => {
    expect(linkOf({ kind: 'hit', hit: hit('stillwater') }, 'all')).toEqual({
      to: '/directory/escapes/stillwater',
      state: null,
    })
  })

  test('to results with the assistant when it is a suggestion', () => {
    const suggestion = { category: 'escapes', text: 'warm water' } as const
    expect(linkOf({ kind: 'suggestion', suggestion }, 'escapes')).toEqual({
      to: '/search-results?q=warm+water&from=escapes&ai=1',
      state: { searchQuery: 'warm water', currentPage: 'escapes', aiEnhanced: true },
    })
  })

  test('and so does a query that the assistant has replied to', () => {
    expect(resultsLink('lake', 'all', true)).toEqual({
      to: '/search-results?q=lake&ai=1',
      state: { searchQuery: 'lake', currentPage: 'all', aiEnhanced: true },
    })
  })

  test('a query alone links to plain results', () => {
    expect(resultsLink('lake', 'all', false)).toEqual({
      to: '/search-results?q=lake',
      state: { searchQuery: 'lake', currentPage: 'all' },
    })
  })
})

describe('completions', () => {
  const complete = (query: string, ...completions: string[]): SearchEvent => ({
    type: 'hits-found',
    query,
    hits: [hit('a')],
    completions,
  })

  test('come before the hits, at most three, without the query itself', () => {
    const state = stateAfter(type('sleep'), complete('sleep', 'Sleep', 'b', 'c', 'd', 'e'))
    expect(rowsOf(state).map((row) => (row.kind === 'completion' ? row.text : row.kind))).toEqual([
      'b',
      'c',
      'd',
      'hit',
    ])
  })

  test('link to results, and are cleared with the query', () => {
    expect(linkOf({ kind: 'completion', text: 'sleep aid' }, 'all').to).toBe(
      '/search-results?q=sleep+aid',
    )
    expect(rowsOf(stateAfter(type('sl'), complete('sl', 'sleep'), type('s')))).toEqual([])
  })

  test('are parsed from any response', () => {
    expect(readCompletions({ completions: ['sleep', 7, ' ', null] })).toEqual(['sleep'])
    for (const answered of [null, 7, {}, { completions: 'x' }])
      expect(readCompletions(answered)).toEqual([])
  })
})

test("hits are grouped by category, the best hit's first", () => {
  const mixed = (['escape', 'essential', 'escape'] as const).map((contentType, place) => ({
    ...hit(`${place}`),
    contentType,
  }))
  const found: SearchEvent = { type: 'hits-found', query: 'lake', hits: mixed, completions: [] }
  expect(stateAfter(type('lake'), found).hits.map(({ slug }) => slug)).toEqual(['0', '2', '1'])
})

test('hits that cannot be linked or named are left out', () => {
  const good = { ...hit('a'), type: 'Cabin', description: 'x' }
  const bad = [
    7,
    null,
    { ...good, slug: 1 },
    { ...good, title: ' ' },
    { ...good, contentType: 'x' },
  ]
  expect(readHits({ items: [good, ...bad] })).toEqual([hit('a')])
  for (const answered of [null, 7, {}, { items: 1 }]) expect(readHits(answered)).toEqual([])
})

test('the search opens with Ctrl+K and ⌘K anywhere, and with "/" outside of text', () => {
  const key = (pressed: string, modifier = {}) => ({
    key: pressed,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...modifier,
  })
  expect(opensSearch(key('/'), false)).toBe(true)
  expect(opensSearch(key('/'), true)).toBe(false)
  expect(opensSearch(key('/', { ctrlKey: true }), false)).toBe(false)
  expect(opensSearch(key('k', { ctrlKey: true }), true)).toBe(true)
  expect(opensSearch(key('K', { metaKey: true }), false)).toBe(true)
  expect(opensSearch(key('k'), false)).toBe(false)
  expect(opensSearch(key('k', { ctrlKey: true, altKey: true }), false)).toBe(false)
})
