import { expect, test } from 'vitest'
import { type ChatTurn, TURNS_LIMIT } from './chat.ts'
import { chatRequest } from './chat-request.ts'
import { recentTurns } from './chat-turns.ts'

const user = (content: string): ChatTurn => ({ role: 'user', content })

/** As validated by the endpoint. */
function isAccepted(messages: ChatTurn[]): boolean {
  const body = { operation: 'chat', messages }
  return chatRequest.safeParse(body).success && JSON.stringify(body).length < 64 * 1024
}

test('a short conversation is sent in full', () => {
  const turns = [
    user('help with sleep'),
    { role: 'assistant' as const, content: 'Here.', cards: ['1'] },
    user('cheaper'),
  ]
  expect(recentTurns(turns)).toEqual(turns)
})

test("of a long one the newest turns are sent, up to the endpoint's limit", () => {
  const many = Array.from({ length: 500 }, (_, at) => user(`turn ${at}`))
  const sent = recentTurns(many)
  expect(sent.length).toBeGreaterThan(TURNS_LIMIT / 2)
  expect(sent.at(-1)).toEqual(user('turn 499'))
  expect(isAccepted(sent)).toBe(true)
  expect(isAccepted(recentTurns(Array.from({ length: 60 }, () => user('ж'.repeat(9_000)))))).toBe(
    true,
  )
})

test('a turn with danger is sent along, however long ago', () => {
  const turns = [user('I want to die'), ...Array.from({ length: 300 }, () => user('a spa'))]
  const sent = recentTurns(turns)
  expect(sent[0]).toEqual(user('I want to die'))
  expect(isAccepted(sent)).toBe(true)
})
