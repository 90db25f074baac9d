import { expect, test } from 'vitest'
import { faultOf } from './fault.ts'

test('a failed query is told by its cause, without what was typed', () => {
  const cause = new Error('invalid byte sequence')
  const error = new Error('Failed query: select 1 params: my private words', { cause })
  expect(JSON.stringify(faultOf(error))).not.toContain('private words')
  expect(faultOf(error).message).toBe('invalid byte sequence')
})

test('whatever else is thrown is named, not quoted', () => {
  expect(faultOf(new TypeError('no'))).toMatchObject({ name: 'TypeError', message: 'no' })
  expect(faultOf({ private: 'words' })).toEqual({ name: 'object', message: 'not an Error' })
})
