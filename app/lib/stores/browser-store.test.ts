import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserStore } from './browser-store.ts'

const KEY = 'words'
const EMPTY: readonly string[] = []
const read = (text: string | null): readonly string[] => (text ? JSON.parse(text) : EMPTY)
const createWords = () => createBrowserStore(KEY, read, EMPTY)

let items: Map<string, string>
let tab: EventTarget

beforeEach(() => {
  items = new Map()
  tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a stored value is available at once, but not during hydration', () => {
  items.set(KEY, '["a"]')
  const store = createWords()
  expect(store.current()).toEqual(['a'])
  const Words = () => createElement('p', null, store.use().length)
  expect(renderToString(createElement(Words))).toBe('<p>0</p>')
})

test('a new value is stored and published; null removes it', () => {
  const store = createWords()
  const listener = vi.fn()
  store.subscribe(listener)
  store.replace(['a'])
  expect(items.get(KEY)).toBe('["a"]')
  store.replace(null)
  expect(items.has(KEY)).toBe(false)
  expect(store.current()).toBe(EMPTY)
  expect(listener).toHaveBeenCalledTimes(2)
})

test.each(['storage', 'pageshow'])(
  'the change of another tab is published on %s, once',
  (event) => {
    const store = createWords()
    const listener = vi.fn()
    store.subscribe(listener)
    items.set(KEY, '["b"]')
    tab.dispatchEvent(new Event(event))
    tab.dispatchEvent(new Event(event))
    expect(listener).toHaveBeenCalledOnce()
    expect(store.current()).toEqual(['b'])
  },
)

test('the change of another tab is read before its event arrives', () => {
  const store = createWords()
  items.set(KEY, '["b"]')
  expect(store.current()).toEqual(['b'])
})

test('the same value is returned until it changes', () => {
  items.set(KEY, '["a"]')
  const store = createWords()
  expect(store.current()).toBe(store.current())
})

test.each(['full', 'forbidden'])('when storage is %s a value lasts as long as the page', (how) => {
  const store = createWords()
  const fail = () => {
    throw new DOMException(how)
  }
  window.localStorage.setItem = fail
  if (how === 'forbidden') window.localStorage.getItem = fail
  store.replace(['a'])
  expect(store.current()).toEqual(['a'])
})
