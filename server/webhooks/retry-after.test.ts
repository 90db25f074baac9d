import { afterEach, expect, test } from 'vitest'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import { listDeliveries } from '#data/webhooks/delivery-log.ts'
import { disableWebhook, enableWebhook } from '#data/webhooks/subscriptions.ts'
import { testDatabase } from '#test/database.ts'
import { secondsToWait } from './post-webhook.ts'
import { openWebhooks } from './webhooks.test-kit.ts'

const database = testDatabase()

afterEach(async () => {
  await database.pool.query('delete from webhook_subscriptions')
})

let edits = 0
async function edit(id: string): Promise<void> {
  const listing = await findListing(database.db, id)
  if (listing) await saveListings(database.db, [{ ...listing, description: `Wait ${++edits}` }])
}

test.each([429, 503])('%i with Retry-After pauses all events of the receiver', async (status) => {
  const { subscribe, answerWith, received, pass } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  answerWith(() => ({ status, retryAfterS: 600 }))
  await edit('1')
  await pass(5)
  await edit('2')
  await pass(590)
  expect(received).toHaveLength(1)
  answerWith(() => ({ status: 200 }))
  await pass(15)
  expect(received.map(({ listing }) => listing).toSorted()).toEqual(['1', '1', '2'])
  expect(await listDeliveries(database.db, id, 10)).toMatchObject([
    { state: 'delivered', tries: 1 },
    { state: 'delivered', tries: 2 },
  ])
})

test('another receiver is not paused', async () => {
  const { subscribe, answerWith, received, pass } = openWebhooks(database.db)
  const { url } = await subscribe(['listing.changed'])
  await subscribe(['listing.changed'])
  answerWith((request) =>
    request.url === url ? { status: 503, retryAfterS: 3_600 } : { status: 200 },
  )
  for (const listing of ['1', '2', '3']) await edit(listing)
  await pass(60)
  expect(received.filter((one) => one.url === url)).toHaveLength(1)
  expect(received).toHaveLength(4)
})

test('a year is a day, and no longer once staff turn the webhook on again', async () => {
  const { subscribe, answerWith, received, pass, now } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  answerWith(() => ({ status: 503, retryAfterS: 31_536_000 }))
  await edit('1')
  await pass(5)
  const [waiting] = await listDeliveries(database.db, id, 1)
  expect(Date.parse(waiting?.nextAt ?? '') - now().getTime()).toBe(24 * 3_600_000)
  await pass(24 * 3_600, 3_600)
  expect(received).toHaveLength(2)
  await disableWebhook(database.db, id, 'staff', now())
  await enableWebhook(database.db, id)
  await edit('2')
  await pass(5)
  expect(received).toHaveLength(3)
})

test('a Retry-After shorter than the back-off, or of another error, shortens and pauses nothing', async () => {
  const { subscribe, answerWith, received, pass } = openWebhooks(database.db)
  await subscribe(['listing.changed'])
  answerWith(() => ({ status: 503, retryAfterS: 1 }))
  await edit('1')
  await pass(10)
  expect(received).toHaveLength(2)
  await pass(240)
  expect(received).toHaveLength(2)
  answerWith(() => ({ status: 500, retryAfterS: 3_600 }))
  await edit('2')
  await edit('3')
  await pass(5)
  expect(received).toHaveLength(4)
})

test('retries are spread over a tenth of their delay', async () => {
  const { subscribe, answerWith, pass, setRandom, now } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  answerWith(() => ({ status: 500 }))
  const waits: number[] = []
  for (const random of [0, 0.5, 0.999]) {
    setRandom(random)
    await edit('4')
    await pass(5)
    const [newest] = await listDeliveries(database.db, id, 1)
    waits.push(Math.round((Date.parse(newest?.nextAt ?? '') - now().getTime()) / 100))
    await database.pool.query('delete from webhook_deliveries')
  }
  expect(waits).toEqual([50, 53, 55])
})

test.each([
  ['120', 120],
  ['0', 0],
  ['Sun, 01 Nov 2026 12:00:30 GMT', 30],
  ['Sun, 01 Nov 2026 11:00:00 GMT', 0],
  ...['', '-1', '1.5', '1e9', 'soon', '2026-11-01', '99999999999'].map(
    (text) => [text, null] as const,
  ),
] as const)('Retry-After "%s" is %s seconds', (header, seconds) => {
  expect(secondsToWait(header, new Date('2026-11-01T12:00:00Z'))).toBe(seconds)
})
