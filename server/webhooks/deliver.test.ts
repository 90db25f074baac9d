import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import { listDeliveries } from '#data/webhooks/delivery-log.ts'
import { claimDelivery, deleteOldDeliveries } from '#data/webhooks/delivery-queue.ts'
import { disableWebhook, enableWebhook, rotateSecret } from '#data/webhooks/subscriptions.ts'
import { testDatabase } from '#test/database.ts'
import { deliverDue, RETRY_DELAYS_MS } from './deliver.ts'
import { createSecret, sealSecret } from './signature.ts'
import { openWebhooks, type Received } from './webhooks.test-kit.ts'

const database = testDatabase()
const HOUR_S = 3_600
const IDS = ['1', '2', '3', '4', '5']

afterEach(async () => {
  vi.useRealTimers()
  await database.pool.query('delete from webhook_subscriptions')
})

let edits = 0
/** Changes a listing; its new description is unique. */
async function edit(id: string): Promise<void> {
  const listing = await findListing(database.db, id)
  if (listing) await saveListings(database.db, [{ ...listing, description: `Edit ${++edits}` }])
}

/** Numbers of the events by id. */
async function seqsById(): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ id: string; seq: string }>(
    'select id, seq from webhook_deliveries',
  )
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]))
}

test('a receiver killed and slow for an hour gets every event, in order for each listing', async () => {
  const { subscribe, answerWith, pass } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  // A fixed sequence of dead, overloaded, slow and healthy minutes.
  let random = 7
  const roll = () => {
    random = (random * 16_807) % 2_147_483_647
    return random / 2_147_483_647
  }
  const accepted: Received[] = []
  answerWith((request) => {
    const chance = roll()
    if (chance < 0.3) return { fault: 'unreachable' }
    // Slow: it has the event, but its answer does not come in time.
    if (chance < 0.5) {
      accepted.push(request)
      return { fault: 'timeout' }
    }
    if (chance < 0.6) return { status: 503 }
    if (chance < 0.7) return { status: 500 }
    accepted.push(request)
    return { status: 200 }
  })
  for (let minute = 0; minute < 60; minute++) {
    for (const listing of IDS) if (roll() < 0.4) await edit(listing)
    await pass(60, 20)
  }
  answerWith((request) => {
    accepted.push(request)
    return { status: 200 }
  })
  await pass(40 * HOUR_S, 600)

  const { rows } = await database.pool.query(
    'select id from webhook_deliveries where subscription_id = $1',
    [id],
  )
  expect(rows.length).toBeGreaterThan(80)
  expect(new Set(accepted.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set(rows.map((row: { id: string }) => row.id)),
  )
  const log = await listDeliveries(database.db, id, 1_000)
  expect(log.filter(({ state }) => state !== 'delivered')).toEqual([])
  const seqs = await seqsById()
  for (const listing of IDS) {
    const order = accepted
      .filter((one) => one.listing === listing)
      .map(({ headers }) => seqs.get(headers['webhook-id'] ?? '') ?? 0)
    expect(order, listing).toEqual(order.toSorted((a, b) => a - b))
  }
})

test('each try is signed at its own time over the same body', async () => {
  const { subscribe, answerWith, received, pass, now } = openWebhooks(database.db)
  const { secret, url } = await subscribe(['listing.changed'])
  answerWith(() => ({ status: 500 }))
  await edit('3')
  await pass(60)
  expect(received).toHaveLength(2)
  vi.useFakeTimers({ now: now(), toFake: ['Date'] })
  const listing = await findListing(database.db, '3')
  for (const one of received) {
    expect(one).toMatchObject({ url, body: received[0]?.body })
    expect(new Webhook(secret).verify(one.body, one.headers)).toMatchObject({
      type: 'listing.changed',
      data: {
        listing: {
          id: '3',
          contentType: 'escape',
          url: `https://seekwell.example/directory/escapes/${listing?.slug}`,
        },
      },
    })
  }
  expect(received[0]?.headers['webhook-timestamp']).not.toBe(
    received[1]?.headers['webhook-timestamp'],
  )
})

test('after 410 nothing is sent, and what waited is given up', async () => {
  const { subscribe, answerWith, received, deliver, pass, warnings } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  answerWith(() => ({ status: 410 }))
  for (const listing of IDS) await edit(listing)
  await pass(10)
  await edit('1')
  await pass(HOUR_S, 60)
  expect(received).toHaveLength(1)
  expect(warnings).toHaveLength(1)
  const log = await listDeliveries(database.db, id, 100)
  expect(log).toHaveLength(IDS.length)
  expect(log.every(({ state }) => state === 'failed')).toBe(true)
  await enableWebhook(database.db, id)
  await deliver()
  expect(received).toHaveLength(1)
})

test('an event is given up after three days, and the one behind it then goes', async () => {
  const { subscribe, answerWith, received, pass } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  await edit('4')
  await edit('4')
  const [, first] = await listDeliveries(database.db, id, 10)
  answerWith(({ headers }) => ({ status: headers['webhook-id'] === first?.id ? 500 : 200 }))
  await pass(71 * HOUR_S, 300)
  expect(received.every(({ headers }) => headers['webhook-id'] === first?.id)).toBe(true)
  const [waiting] = await listDeliveries(database.db, id, 10)
  expect(waiting).toMatchObject({ state: 'waiting', isBehind: true, tries: 0 })
  await pass(7 * HOUR_S, 300)
  const [second, givenUp] = await listDeliveries(database.db, id, 10)
  expect(givenUp).toMatchObject({ state: 'failed', tries: RETRY_DELAYS_MS.length + 1, status: 500 })
  expect(second).toMatchObject({ state: 'delivered', status: 200, nextAt: null })
})

test('two servers never send one event at once, and a killed one loses none', async () => {
  const { subscribe, now, pass, received } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  await edit('1')
  await edit('1')
  await edit('2')
  const at = new Date(now().getTime() + 2_000)
  const claimed = await Promise.all(
    Array.from({ length: 4 }, () => claimDelivery(database.db, id, at)),
  )
  const ids = claimed.flatMap((one) => one?.id ?? [])
  // The second change of listing 1 waits for the first.
  expect(new Set(ids).size).toBe(2)
  expect(ids).toHaveLength(2)
  await pass(30)
  expect(received).toHaveLength(0)
  await pass(60)
  expect(received).toHaveLength(3)
})

test('four servers at once send each event once, in order for each listing', async () => {
  const { subscribe, now, deps, accept } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  for (let round = 0; round < 6; round++) for (const listing of IDS) await edit(listing)
  const accepted: Received[] = []
  const post = async (request: Parameters<typeof deps.post>[0]) => {
    await new Promise((resolve) => setTimeout(resolve, accepted.length % 3))
    accepted.push(accept(request))
    return { status: 200 }
  }
  const at = new Date(now().getTime() + 60_000)
  const auth = { ...deps.auth, now: () => at }
  // A run ends where every due event is claimed or behind a claimed one.
  for (let run = 0; run < 10; run++)
    await Promise.all(Array.from({ length: 4 }, () => deliverDue({ ...deps, auth, post })))
  expect(accepted).toHaveLength(6 * IDS.length)
  const seqs = await seqsById()
  for (const listing of IDS) {
    const order = accepted
      .filter((one) => one.listing === listing)
      .map(({ headers }) => seqs.get(headers['webhook-id'] ?? '') ?? 0)
    expect(order, listing).toEqual(order.toSorted((a, b) => a - b))
  }
  expect(await listDeliveries(database.db, id, 1)).toMatchObject([{ state: 'delivered', tries: 1 }])
})

test('the secret before a rotation signs for 24 hours', async () => {
  const { subscribe, received, pass, auth, now } = openWebhooks(database.db)
  const { id, secret } = await subscribe(['listing.changed'])
  const next = createSecret()
  await rotateSecret(database.db, id, sealSecret(auth, next), now())
  const signaturesOf = () => received.at(-1)?.headers['webhook-signature']?.split(' ').length
  const isSignedBy = (one: string) => {
    vi.useFakeTimers({ now: now(), toFake: ['Date'] })
    const { body = '', headers = {} } = received.at(-1) ?? {}
    try {
      new Webhook(one).verify(body, headers)
      return true
    } catch {
      return false
    } finally {
      vi.useRealTimers()
    }
  }
  await edit('2')
  await pass(5)
  expect(signaturesOf()).toBe(2)
  expect([isSignedBy(secret), isSignedBy(next)]).toEqual([true, true])
  await pass(24 * HOUR_S, HOUR_S)
  await edit('2')
  await pass(5)
  expect(signaturesOf()).toBe(1)
  expect([isSignedBy(secret), isSignedBy(next)]).toEqual([false, true])
})

test('a secret that cannot be read is a fault of the delivery', async () => {
  const { subscribe, pass } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  await database.pool.query("update webhook_subscriptions set sealed_secret = 'nonsense'")
  await edit('2')
  await pass(5)
  const [delivery] = await listDeliveries(database.db, id, 1)
  expect(delivery).toMatchObject({ state: 'waiting', fault: 'secret', tries: 1 })
})

test('old entries leave the log, but for events that wait', async () => {
  const { subscribe, pass, answerWith, now } = openWebhooks(database.db)
  const { id } = await subscribe(['listing.changed'])
  await edit('2')
  await pass(5)
  answerWith(() => ({ status: 500 }))
  await edit('3')
  await pass(5)
  await deleteOldDeliveries(database.db, new Date(now().getTime() + 1))
  expect(await listDeliveries(database.db, id, 10)).toMatchObject([{ subjectId: '3' }])
  await disableWebhook(database.db, id, 'staff', now())
  await deleteOldDeliveries(database.db, new Date(now().getTime() + 1))
  expect(await listDeliveries(database.db, id, 10)).toEqual([])
})
