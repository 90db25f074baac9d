import { expect, test } from 'vitest'
import { readNeed } from './need.ts'

test.each([
  'a cabin, our teenager refuses to go without wifi',
  'I cannot live without wifi',
  'eine Hütte, ich kann nicht ohne WLAN',
  'una cabaña, no puedo estar sin wifi',
  'une cabane, jamais sans wifi',
])('%s: wi-fi is wanted', (text) => {
  const { conditions } = readNeed(text)
  expect(conditions).not.toContainEqual(expect.objectContaining({ amenity: 'no-wifi' }))
})

test.each(['a cabin without wifi', 'not yoga, and a place without wifi', 'eine Hütte ohne WLAN'])(
  '%s: no wi-fi is wanted',
  (text) => {
    const { conditions } = readNeed(text)
    expect(conditions).toContainEqual(expect.objectContaining({ amenity: 'no-wifi' }))
  },
)
