import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock'
import { failing, foundIn, saying } from '#assistant/model/answers.test-kit.ts'
import { NO_REPLY, takeChatParts, withChatPart } from '#domain/chat/chat-reply.ts'
import { newDataFolder, type OwnSite, startOwnSite } from '../own-site.ts'
import { expect, open, test } from '../pages.ts'
import { composerOf } from './assistant.ts'

/** A site with a key, and a mock of the API. */
const KEY = 'sk-ant-never-in-a-log'
const peer = new LLMock({ port: 0, chunkSize: 8 })
let site: OwnSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  await peer.start()
  site = await startOwnSite(newDataFolder(), {
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: peer.url,
    // Long enough for a local mock, short enough to wait for.
    ANTHROPIC_SILENCE_MS: '2500',
  })
})
test.beforeEach(() => {
  peer.reset()
})
test.afterAll(async () => {
  if (!site) return
  await site.stop()
  await peer.stop()
})

async function chat(message: string, accept = 'text/event-stream') {
  const response = await fetch(`${site.url}/functions/v1/anthropic-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ operation: 'chat', messages: [{ role: 'user', content: message }] }),
  })
  expect(response.status).toBe(200)
  return takeChatParts(await response.text()).parts.reduce(withChatPart, NO_REPLY)
}

test('with a key the model answers, and without it the built-in engine', async () => {
  peer.on({}, (request) =>
    saying({ listings: [foundIn(request)[1]?.id ?? ''], text: 'A quiet one. It cures all.' }),
  )
  const answered = await chat('help with sleep')
  expect(answered).toMatchObject({ text: 'A quiet one.', outcome: 'found' })
  expect(answered.cards?.cards).toHaveLength(1)
  peer.clearFixtures()
  peer.on({}, () => failing(529))
  const continued = await chat('my secret insomnia')
  expect(continued.outcome).toBe('found')
  expect(continued.text.length).toBeGreaterThan(40)
  await expect.poll(site.output).toContain('"outcome":"overloaded"')
  expect(site.output()).toContain('"outcome":"answered"')
  expect(site.output()).not.toMatch(new RegExp(`${KEY}|secret insomnia|A quiet one`))
})

test('suggestions as you type contain the model’s words, and the built-in ones when it fails', async ({
  page,
}) => {
  peer.on({}, (request) =>
    saying({ listings: [foundIn(request)[0]?.id ?? ''], text: 'Early nights and warm water.' }),
  )
  await open(page, `${site.url}/saved`)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('help with sleep')
  await expect(page.getByRole('dialog').getByText('Early nights and warm water.')).toBeVisible()
  peer.clearFixtures()
  peer.on({}, () => failing(500))
  await field.fill('help with stress')
  await expect(page.getByRole('dialog').getByText('Early nights')).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await expect(page.locator('.toast-danger')).toBeHidden()
})

/** Faults of the model, by their log names, and how the mock produces them. */
const CUT = 'Half a sentence that nobody will ever hear the end of.'
const FAULTS = {
  'too much asked, and silence': [
    ['rate limited', 'help with sleep', () => failing(429, 60), {}],
    ['overloaded', 'meditation for grief', () => failing(529), {}],
    ['slow', 'tea for a calm evening', () => saying({}), { streamingProfile: { ttft: 60_000 } }],
  ],
  'faults and refusals': [
    ['failed', 'pilates for posture', () => failing(500), {}],
    ['refused', 'yoga for back pain', () => saying({}, { finishReason: 'refusal' }), {}],
  ],
  'answers that are none': [
    ['broken off', 'something for stress', () => saying({ text: CUT }), { truncateAfterChunks: 4 }],
    [
      'cut short',
      'a retreat by the sea',
      () => ({ content: '{"care":"no', finishReason: 'length' }),
      {},
    ],
    ['answered', 'an app for focus', () => ({ content: 'Sure! I would go to a spa.' }), {}],
  ],
} as const

for (const [kind, faults] of Object.entries(FAULTS)) {
  test(`whatever the model does wrong, the built-in engine answers: ${kind}`, async ({ page }) => {
    // Resets the count of failures, which would open the circuit breaker.
    peer.on({}, backAgain)
    await chat('a walk in the woods')
    await open(page, `${site.url}/?tab=chat`)
    const log = page.getByRole('log')
    const cards = log.locator('.chat-rec')
    let shown = 0
    for (const [at, [outcome, question, answer, options]] of faults.entries()) {
      peer.clearFixtures()
      peer.on({}, answer, options)
      const before = timesLogged(outcome)
      await composerOf(page).fill(question)
      await composerOf(page).press('Enter')
      await expect(log.locator('.chat-bubble-own')).toHaveCount(at + 1)
      await expect(cards.nth(shown)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
      await expect.poll(() => timesLogged(outcome)).toBeGreaterThan(before)
      shown = await cards.count()
    }
    for (const [, question] of faults) await expect(log).toContainText(question)
    await expect(log).not.toContainText(/Half a sentence|I would go to a spa/)
    await expect(page.locator('.toast-danger')).toHaveCount(0)
    peer.clearFixtures()
    peer.on({}, backAgain)
    await composerOf(page).fill('a massage in Athens')
    await composerOf(page).press('Enter')
    await expect(log).toContainText('The model is back.')
  })
}

const backAgain = (request: ChatCompletionRequest) =>
  saying({ listings: [foundIn(request)[0]?.id ?? ''], text: 'The model is back.' })

const timesLogged = (outcome: string) => site.output().split(`"outcome":"${outcome}"`).length - 1
