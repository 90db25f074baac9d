import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REQUEST_STATES, type RequestState } from './booking-api.ts'
import { expiryOf, nextState, REQUEST_EVENTS, type RequestEvent, stateAt } from './request-state.ts'

const EVENTS = Object.keys(REQUEST_EVENTS) as RequestEvent[]
const FINAL: RequestState[] = ['declined', 'expired', 'cancelled', 'completed']

test('every valid transition, and no other', () => {
  const steps = REQUEST_STATES.flatMap((state) =>
    EVENTS.flatMap((event) => {
      const next = nextState(state, event)
      return next ? [`${state} ${event} ${next}`] : []
    }),
  )
  expect(steps).toEqual([
    'draft confirm sent',
    'draft cancel cancelled',
    'draft expire expired',
    'sent accept accepted',
    'sent decline declined',
    'sent cancel cancelled',
    'sent expire expired',
    'accepted cancel cancelled',
    'accepted complete completed',
  ])
})

test('no sequence of events leaves a final state or returns to draft', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
      let state: RequestState = 'draft'
      let ended: RequestState | null = null
      for (const event of events) {
        state = nextState(state, event) ?? state
        if (ended) expect(state).toBe(ended)
        if (FINAL.includes(state)) ended = state
        if (state !== 'draft') expect(nextState(state, 'confirm')).toBeNull()
      }
    }),
  )
})

test('time expires unanswered requests after 48 hours, and completes past stays', () => {
  const sentAt = new Date('2026-12-01T10:00:00Z')
  const expiresAt = expiryOf(sentAt)
  const endsAt = new Date('2026-12-24T12:00:00Z')
  expect(expiresAt).toEqual(new Date('2026-12-03T10:00:00Z'))
  const at = (state: RequestState, now: string) =>
    stateAt({ state, expiresAt, endsAt }, new Date(now))
  expect(at('sent', '2026-12-03T09:59:59.999Z')).toBe('sent')
  expect(at('sent', '2026-12-03T10:00:00Z')).toBe('expired')
  expect(at('draft', '2026-12-03T10:00:00Z')).toBe('expired')
  expect(at('accepted', '2026-12-24T11:59:59Z')).toBe('accepted')
  expect(at('accepted', '2026-12-24T12:00:00Z')).toBe('completed')
  for (const state of FINAL) expect(at(state, '2030-01-01T00:00:00Z')).toBe(state)
})
