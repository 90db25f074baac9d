import { expect, test } from 'vitest'
import { toError } from './to-error.ts'

test('a failed query is reported by its cause, without the visitor’s input', () => {
  const cause = new Error('invalid byte sequence')
  const error = new Error('Failed query: select 1 params: my private words', { cause })
  expect(JSON.stringify(toError(error))).not.toContain('private words')
  expect(toError(error).message).toBe('invalid byte sequence')
})

test('any other thrown value is reported by type only', () => {
  expect(toError(new TypeError('no'))).toMatchObject({ name: 'TypeError', message: 'no' })
  expect(toError({ private: 'words' })).toEqual({ name: 'object', message: 'not an Error' })
})
