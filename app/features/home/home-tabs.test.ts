import { expect, test } from 'vitest'
import { chatTabPath, homeTabPath, readHomeTab } from './home-tabs.ts'

const read = (path: string) => readHomeTab(new URL(path, 'http://site').searchParams)

test('each tab has a URL, and Explore is the default', () => {
  expect(read(homeTabPath('explore'))).toEqual({ tab: 'explore', helpText: null })
  expect(homeTabPath('explore')).toBe('/')
  expect(read(homeTabPath('heal')).tab).toBe('heal')
})

test('help text opens Chat, also without the tab parameter', () => {
  expect(read(chatTabPath('I need help with sleep'))).toEqual({
    tab: 'chat',
    helpText: 'I need help with sleep',
  })
  expect(read('/?help=sleep').tab).toBe('chat')
})

test('an unknown tab is Explore; blank or long help text is handled', () => {
  expect(read('/?tab=nope').tab).toBe('explore')
  expect(read('/?tab=heal&help=%20').helpText).toBeNull()
  expect(read(`/?help=${'x'.repeat(9_999)}`).helpText).toHaveLength(300)
})
