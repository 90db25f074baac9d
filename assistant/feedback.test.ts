import { expect, test } from 'vitest'
import { chatFeedback } from '#data/db/schema.ts'
import { testDatabase } from '#test/database.ts'
import { assistantOn, post } from './http.test-kit.ts'

const database = testDatabase()
const FEEDBACK = {
  operation: 'feedback',
  answer: 'abcdef0123456789abcdef01',
  verdict: 'down',
  complaints: ['unsafe'],
  outcome: 'found',
  cards: ['5'],
}
const stored = () => database.db.select().from(chatFeedback)

test('what is thought of an answer is stored, replaced and taken back, under the name of the answer', async () => {
  expect((await post(database.db, FEEDBACK)).status).toBe(204)
  expect(await stored()).toMatchObject([
    { answer: FEEDBACK.answer, verdict: 'down', complaints: ['unsafe'], cards: ['5'] },
  ])
  await post(database.db, { ...FEEDBACK, verdict: 'up', complaints: [] })
  expect(await stored()).toMatchObject([{ verdict: 'up', complaints: [] }])
  await post(database.db, { ...FEEDBACK, verdict: null })
  expect(await stored()).toEqual([])
})

test('no word of a conversation is stored or logged, even when it is sent along', async () => {
  const { app, logged } = assistantOn(database.db)
  const body = { ...FEEDBACK, messages: [{ role: 'user', content: 'secret' }], text: 'secret' }
  const response = await app.request('/anthropic-ai', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(204)
  expect(JSON.stringify([await stored(), logged])).not.toContain('secret')
  expect(logged).toMatchObject([{ operation: 'feedback', outcome: 'unsafe' }])
})

test('a comment and the turn are stored where they are sent, and stay when only the rating changes', async () => {
  const turn = { question: 'Something for sleep', answer: 'A tea.\0' }
  const sent = { ...FEEDBACK, answer: 'bbcdef0123456789abcdef01', comment: ' Too vague ', turn }
  expect((await post(database.db, sent)).status).toBe(204)
  const words = { comment: 'Too vague', turn: { ...turn, answer: 'A tea.' } }
  const storedOne = async () => (await stored()).filter(({ answer }) => answer === sent.answer)
  expect(await storedOne()).toMatchObject([words])
  await post(database.db, { ...FEEDBACK, answer: sent.answer, complaints: [] })
  expect(await storedOne()).toMatchObject([{ complaints: [], ...words }])
  await post(database.db, { ...FEEDBACK, answer: sent.answer, verdict: null })
  expect(await storedOne(), 'taken back with its words').toEqual([])
})

test.each([
  [{ comment: 'x'.repeat(501) }, 'comment'],
  [{ turn: { question: 'x' } }, 'turn.answer'],
  [{ answer: 'short' }, 'answer'],
  [{ answer: undefined }, 'answer'],
  [{ verdict: 'meh' }, 'verdict'],
  [{ complaints: ['rude'] }, 'complaints.0'],
  [{ cards: ['\0'] }, 'cards.0'],
  [{ cards: Array.from({ length: 25 }, String) }, 'cards'],
])('%j is refused, naming "%s"', async (body, field) => {
  const response = await post(database.db, { ...FEEDBACK, ...body })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ field })
})
