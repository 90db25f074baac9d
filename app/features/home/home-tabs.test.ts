import { expect, test } from 'vitest'
import { chatTabPath, homeTabPath, readHomeTab } from './home-tabs.ts'

const read = (path: string) => readHomeTab(new URL(path, 'http://site').searchParams)

test('each tab has an address, and Explore is the plain one', () => {
  expect(read(homeTabPath('explore'))).toEqual({ tab: 'explore', helpText: null })
  expect(homeTabPath('explore')).toBe('/')
  expect(read(homeTabPath('heal')).tab).toBe('heal')
})

test('help text leads to Chat, also without the tab', () => {
  expect(read(chatTabPath('I need help with sleep'))).toEqual({
    tab: 'chat',
    helpText: 'I need help with sleep',
  })
  expect(read('/?help=sleep').tab).toBe('chat')
})

test('an unknown tab is Explore; blank or endless help text does no harm', () => {
  expect(read('/?tab=nope').tab).toBe('explore')
  expect(read('/?tab=heal&help=%20').helpText).toBeNull()
  expect(read(`/?help=${'x'.repeat(9_999)}`).helpText).toHaveLength(300)
})
