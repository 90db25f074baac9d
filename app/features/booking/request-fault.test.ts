import { expect, test } from 'vitest'
import { AccountError } from '#app/lib/session/account-api.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { type Draft, draftOf } from './draft.ts'
import { changedState, correctedTotal, toRequestError, validateDraft } from './request-fault.ts'
import { newSubmission } from './submission.ts'

const now = new Date('2026-11-21T12:00:00Z')
const cabin = { contentType: 'escape', schedule: null, sleeps: 2 } as Listing
const empty = draftOf(cabin, { checkIn: null, checkOut: null, guests: 4 }, 'Ada')
const whole: Draft = {
  ...empty,
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  email: 'ada@example.com',
}
const errorsOf = (draft: Partial<Draft>, asGuest = true, listing = cabin) =>
  validateDraft(listing, { ...whole, ...draft }, now, asGuest).map(({ field }) => field)

test("starts with the card's choices, and no more guests than the limit", () => {
  expect(empty).toMatchObject({ guests: 2, name: 'Ada', checkIn: '' })
})

test('reports all errors at once, by field and in field order', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({ checkIn: '', checkOut: '', name: ' ', email: 'ada@' })).toEqual([
    'checkIn',
    'checkOut',
    'name',
    'email',
  ])
  expect(errorsOf({ checkOut: '' })).toEqual(['checkOut'])
  expect(errorsOf({ checkIn: '2026-12-03' }), 'leaves on the day of arrival').toEqual(['checkOut'])
  expect(errorsOf({ checkIn: '2026-11-01' }), 'arrives in the past').toEqual(['checkIn'])
  expect(errorsOf({ checkOut: '2099-01-01' }), 'leaves too late').toEqual(['checkOut'])
  expect(errorsOf({ email: '' })).toEqual(['email'])
  expect(errorsOf({ email: '' }, false), 'a member has an address').toEqual([])
  const lesson = { contentType: 'experience', schedule: null } as Listing
  expect(errorsOf({ day: '' }, true, lesson)).toEqual(['day'])
})

test('server errors are shown at their field', () => {
  const rejected = (status: number, code: string, body: unknown = null) =>
    toRequestError(new AccountError(status, code, body), 'USD', 'checkIn')
  expect(rejected(400, 'validation_failed', { field: 'guests' }).field).toBe('guests')
  expect(rejected(400, 'validation_failed', { field: 'term' }).field).toBe('checkIn')
  expect(rejected(400, 'validation_failed', { field: 'toString' }).field).toBe('form')
  expect(rejected(400, 'validation_failed', 'nonsense').field).toBe('form')
  expect(rejected(409, 'price_changed', { total: 90_000 }).text).toContain('$900')
  expect(rejected(429, 'over_request_rate_limit').text).toMatch(/Wait/)
  expect(rejected(401, 'session_not_found').text).toMatch(/signed out/)
  expect(toRequestError(new TypeError('fetch failed'), 'USD').text).toMatch(/connection/)
})

test('reads the data of an error response safely', () => {
  const changed = (body: unknown) => changedState(new AccountError(409, 'state_changed', body))
  expect(changed({ state: 'cancelled' })).toBe('cancelled')
  expect(changed({ state: 'odd' })).toBeNull()
  expect(changed(null)).toBeNull()
  const total = (body: unknown) => correctedTotal(new AccountError(409, 'price_changed', body))
  expect(total({ total: 5 })).toBe(5)
  expect(total({ total: null })).toBeNull()
  expect(total('odd')).toBeUndefined()
})

test('each form has a unique key', () => {
  const one = newSubmission()
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newSubmission()).not.toBe(one)
})
