import { expect, test } from 'vitest'
import { freshEmail } from '#auth/conformance/service.test-kit.ts'
import { listFullById } from '#data/catalogue/listings.ts'
import { testDatabase } from '#test/database.ts'
import { openBookings, tokenIn } from '../booking/booking.test-kit.ts'
import { connect, mcpSite } from './mcp.test-kit.ts'
import { requestBookingOutput } from './tools/request-booking.ts'

const database = testDatabase()

async function openAgent() {
  const bookings = openBookings(database.db)
  const booking = { ...bookings.booking, nudge: () => {} }
  const { app, errors } = mcpSite(database.opened, undefined, undefined, booking)
  const client = await connect(app)
  const email = freshEmail('traveller')
  const wish = (more: object = {}) => ({
    id: '3',
    term: { kind: 'stay', checkIn: bookings.day(40), checkOut: bookings.day(42) },
    guests: 2,
    name: 'Ada',
    email,
    ...more,
  })
  const prepare = (more: object = {}) =>
    client.call('request_booking', wish(more), requestBookingOutput)
  return { ...bookings, errors, client, email, wish, prepare }
}

test('a request is priced, prepared, and sent only when the person opens the link', async () => {
  const { prepare, post, call, email, booking } = await openAgent()
  const quote = await prepare()
  expect(quote).toMatchObject({ state: 'not sent', total: { minor: 84_000, currency: 'USD' } })
  expect(await post(), 'a price costs no mail').toEqual([])

  const sent = await prepare({ acceptedTotal: 84_000, language: 'de' })
  expect(sent.state).toBe('mail sent')
  const [mail, ...others] = await post()
  expect(others).toEqual([])
  expect(mail?.to).toBe(email)
  expect(mail?.link).toContain('/de/')
  expect(sent.text, 'the agent never gets the link').not.toContain(tokenIn(mail))

  const confirmed = await call('POST', `/guest/${tokenIn(mail)}/confirm`, { body: {} })
  expect(await confirmed.json()).toMatchObject({ request: { state: 'sent' } })
  expect((await post()).map(({ to }) => to)).toContain(booking.operator)
})

test('a call that is repeated sends one mail', async () => {
  const { prepare, post } = await openAgent()
  for (let n = 0; n < 3; n++)
    expect((await prepare({ acceptedTotal: 84_000 })).state).toBe('mail sent')
  expect(await post()).toHaveLength(1)
})

test.each([
  ['a price that is not the current one', { acceptedTotal: 1 }, 'not the current one'],
  ['no price where there is one', { acceptedTotal: null }, 'not the current one'],
  ['an address that is none', { email: 'ada', acceptedTotal: 84_000 }, 'email address'],
  ['a departure of a stay', { term: { kind: 'day', day: '2027-01-01' } }, 'another kind of term'],
  [
    'a past stay',
    { term: { kind: 'stay', checkIn: '2020-01-01', checkOut: '2020-01-02' } },
    'past',
  ],
  ['an unknown listing', { id: 'nowhere' }, 'No listing'],
])('%s is explained and sends nothing', async (_what, more, message) => {
  const { client, wish, post, errors } = await openAgent()
  expect(await client.fail('request_booking', wish(more))).toContain(message)
  expect(await post()).toEqual([])
  expect(errors).toEqual([])
})

test.each([{}, { acceptedTotal: 84_000 }])('more guests than a stay takes: %j', async (more) => {
  const { client, wish, post } = await openAgent()
  const [listing] = await listFullById(database.db, ['3'])
  const limit = listing?.sleeps ?? 0
  expect(await client.fail('request_booking', wish({ ...more, guests: limit + 1 }))).toContain(
    `takes at most ${limit} guests`,
  )
  expect(await post()).toEqual([])
})

test('words that indicate danger get care, and nothing is sent', async () => {
  const { prepare, post } = await openAgent()
  const answer = await prepare({ message: 'I want to kill myself there', acceptedTotal: 84_000 })
  expect(answer).toMatchObject({ state: 'not sent', listing: null })
  expect(answer.care?.helplines.length).toBeGreaterThan(0)
  expect(await post()).toEqual([])
})

test('one network cannot have mails sent without end', async () => {
  const { client, wish } = await openAgent()
  let message = ''
  for (let n = 0; n < 30 && message === ''; n++) {
    const args = wish({ email: freshEmail('victim'), acceptedTotal: 84_000 })
    const { isError, content } = await client.client.callTool({
      name: 'request_booking',
      arguments: args,
    })
    const [part] = content
    if (isError && part?.type === 'text') message = part.text
  }
  expect(message).toContain('Too many requests')
})

test('a site that sends no mail has no such tool', async () => {
  const { client } = await connect(mcpSite(database.opened).app)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).not.toContain('request_booking')
})
