import { expect, test } from 'vitest'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { detect } from '#domain/safety/detect.ts'
import { testDatabase } from '#test/database.ts'
import { post } from '../http.test-kit.ts'

const database = testDatabase()

const FAINT = [
  'maybe everyone is better off when i go quiet for a while',
  'my boyfriend reads all my messages before bed',
  'i feel so numb lately and nothing matters much any more',
  'my mother forgets her tablets and sleeps all day long',
]

async function talk(turns: string[]) {
  const messages = turns.flatMap((content, at) => [
    ...(at > 0 ? [{ role: 'assistant', content: 'Here are some places.' }] : []),
    { role: 'user', content },
  ])
  const response = await post(database.db, { operation: 'chat', messages })
  return readChatReply(await response.json())
}

test('a faint sign of danger gets the usual answer, with a line on how to find help', async () => {
  const faint = FAINT.find((text) => detect(text)?.kind === 'faint')
  if (!faint) throw new Error('none of these is a faint sign: find another')
  const reply = await talk([faint])
  expect(reply.outcome).not.toBe('care')
  expect(reply.notices.some(({ text }) => /\d{3}|findahelpline|doctor/.test(text))).toBe(true)
  const next = await talk([faint, 'a yoga class'])
  expect(next.cards?.cards.length).toBeGreaterThan(0)
})
