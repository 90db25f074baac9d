import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  countOutcomes,
  freshAddress,
  freshEmail,
  KEYS,
} from '#auth/conformance/service.test-kit.ts'
import { findRequest } from '#data/booking/booking-requests.ts'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import { bookingRequest, bookingRequestList } from '#domain/booking/booking-request.ts'
import { testDatabase } from '#test/database.ts'
import { OPERATOR, openBookings, tokenIn } from './booking.test-kit.ts'

const database = testDatabase()
const open = () => openBookings(database.db)

beforeEach(async () => {
  await database.db.execute('delete from booking_requests')
})

test('a guest submits and confirms by mail, the operator accepts, the guest is notified', async () => {
  const { call, post, guest } = open()
  const { token, status, mail, email } = await guest()
  expect(status).toBe(201)
  expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('Confirm') })
  expect(await post(), 'nobody else is told of a draft').toEqual([])

  const confirmed = await call('POST', `/guest/${token}/confirm`, { body: {} })
  expect(await confirmed.json()).toMatchObject({
    request: { state: 'sent', guests: 2, total: { minor: 84_000, currency: 'USD' } },
  })
  const [response, sent] = await post()
  expect(response).toMatchObject({ to: OPERATOR })
  expect(response?.text).toMatch(/Ada asks to book[\s\S]*\$840[\s\S]*We come late\./)
  expect(response?.text, 'an address is for hosts who accept').not.toContain(email)
  expect(sent?.to).toBe(email)

  const answer = await call('POST', `/answer/${tokenIn(response)}`, {
    body: { answer: 'accept', note: 'The key is under the stone.' },
  })
  expect(await answer.json()).toEqual({ state: 'accepted' })
  const mails = await post()
  const accepted = mails.find(({ to }) => to === email)
  expect(accepted?.text).toContain('The key is under the stone.')
  expect(accepted?.attachments?.[0]?.content).toMatch(
    /DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE/,
  )
  expect(mails.find(({ to }) => to === OPERATOR)?.text).toContain(email)
  const again = await call('POST', `/answer/${tokenIn(response)}`, {
    body: { answer: 'decline', note: '' },
  })
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ error_code: 'state_changed', state: 'accepted' })
  expect(await post()).toEqual([])
})

test('only its member can read, cancel or mark a request', async () => {
  const { call, member, guest } = open()
  const [one, other] = [await member(), await member()]
  const stranger = await guest()
  const { id, status, state } = await one.ask()
  expect([status, state]).toEqual([201, 'sent'])

  const whole = bookingRequest.parse(await one.read(id))
  expect(whole).toMatchObject({ name: 'Ada', message: 'We come late.', unread: false })
  const list = await (await call('GET', '/requests', { token: one.token })).json()
  expect(bookingRequestList.parse(list).requests.map((request) => request.id)).toEqual([id])
  expect(JSON.stringify(list)).not.toMatch(/Ada|late|@/)

  const calls: [string, string][] = [
    ['GET', `/requests/${id}`],
    ['POST', `/requests/${id}/cancel`],
    ['POST', `/requests/${id}/read`],
  ]
  for (const [method, path] of calls) {
    const asOther = await call(method, path, { token: other.token })
    expect(asOther.status, `${method} ${path}`).toBe(404)
    const missing = await call(method, path.replace(id, randomUUID()), { token: other.token })
    expect(await asOther.json(), 'as one that is not there').toEqual(await missing.json())
    for (const token of [undefined, KEYS.anon, 'nonsense', stranger.token])
      expect((await call(method, path, { ...(token && { token }) })).status).toBeOneOf([401, 403])
  }
  expect(await (await call('GET', '/requests', { token: other.token })).json()).toEqual({
    requests: [],
  })
  for (const token of [id, stranger.id, 'x', '\0', stranger.token.toUpperCase(), 'f'.repeat(64)])
    for (const path of [`/guest/${encodeURIComponent(token)}/cancel`, `/guest/${token}/confirm`])
      expect((await call('POST', path.replace('\0', '%00'), { body: {} })).status).toBe(404)
  // A guest's link cannot accept, an operator's link cannot read.
  const body = { answer: 'accept', note: '' }
  expect((await call('POST', `/answer/${stranger.token}`, { body })).status).toBe(404)
  expect((await one.read(id)).state, 'nothing came of it').toBe('sent')
})

test('a repeated submission is one request, invisible to others by its key', async () => {
  const { call, wish, member, post } = open()
  const [one, other] = [await member(), await member()]
  const body = wish()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => call('POST', '/requests', { token: one.token, body })),
  )
  expect(countOutcomes(answers.map(({ status }) => String(status)))).toEqual({ 200: 5, 201: 1 })
  const ids = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())))
  expect(new Set(ids).size).toBe(1)
  expect((await post()).filter(({ to }) => to === OPERATOR)).toHaveLength(1)
  expect((await call('POST', '/requests', { token: other.token, body })).status).toBe(409)
  const asGuest = { ...body, email: freshEmail() }
  expect((await call('POST', '/requests', { body: asGuest })).status).toBe(409)
  const draft = wish({ email: freshEmail() })
  const first = await call('POST', '/requests', { body: draft })
  const second = await call('POST', '/requests', { body: draft })
  expect([first.status, second.status]).toEqual([201, 200])
})

test('of concurrent accept and cancel, one wins and the other gets a conflict', async () => {
  const { call, member, post } = open()
  for (let round = 0; round < 8; round++) {
    const one = await member()
    const { id } = await one.ask()
    const link = tokenIn((await post()).find(({ to }) => to === OPERATOR))
    const accept = () =>
      call('POST', `/answer/${link}`, { body: { answer: 'accept', note: 'Welcome' } })
    const decline = () =>
      call('POST', `/answer/${link}`, { body: { answer: 'decline', note: 'Full' } })
    const [yes, no] = await Promise.all([accept(), decline()])
    expect([yes.status, no.status].sort()).toEqual([200, 409])
    const told = (await (yes.status === 409 ? yes : no).json()) as { state: string }
    const { state, note } = await one.read(id)
    expect(told.state).toBe(state)
    expect(note).toBe(state === 'accepted' ? 'Welcome' : 'Full')
    const mails = (await post()).filter(({ to }) => to === one.email)
    expect(mails, 'one answer, one mail').toHaveLength(1)
  }
  const one = await member()
  const { id } = await one.ask()
  const link = tokenIn((await post()).find(({ to }) => to === OPERATOR))
  expect((await call('POST', `/requests/${id}/cancel`, { token: one.token })).status).toBe(200)
  const late = await call('POST', `/answer/${link}`, { body: { answer: 'accept', note: '' } })
  expect(await late.json()).toMatchObject({ state: 'cancelled' })
  const twice = await call('POST', `/requests/${id}/cancel`, { token: one.token })
  expect(await twice.json()).toMatchObject({ error_code: 'state_changed', state: 'cancelled' })
  expect((await post()).map(({ to }) => to).sort()).toEqual([one.email, OPERATOR].sort())
})

test('a request expires after 48 hours, with one mail from several servers', async () => {
  const { call, member, post, advance } = open()
  const one = await member()
  const { id } = await one.ask()
  const link = tokenIn((await post()).find(({ to }) => to === OPERATOR))
  advance(48 * 3_600 - 60)
  expect((await one.client.refreshSession()).error).toBeNull()
  expect(await post()).toEqual([])
  advance(61)
  const token = (await one.client.refreshSession()).data.session?.access_token ?? ''
  const seen = await (await call('GET', '/requests', { token })).json()
  expect(seen).toMatchObject({ requests: [{ state: 'expired', unread: true }] })
  const late = await call('POST', `/answer/${link}`, { body: { answer: 'accept', note: '' } })
  expect(await late.json()).toMatchObject({ state: 'expired' })
  const mails = (await Promise.all([post(), post(), post()])).flat()
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect(mails[0]).toMatchObject({ to: one.email, subject: expect.stringContaining('expired') })
  expect(await post()).toEqual([])
  expect((await call('POST', `/requests/${id}/read`, { token })).status).toBe(204)
  const read = await (await call('GET', '/requests', { token })).json()
  expect(read).toMatchObject({ requests: [{ unread: false }] })
})

test('a failed mail is retried', async () => {
  const { member, post, deps, mails, advance, faults } = open()
  await (await member()).ask()
  const { mailer } = deps
  const working = mailer.post
  mailer.post = async () => {
    throw new Error('the mail server is away')
  }
  expect(await post()).toEqual([])
  expect(faults).toHaveLength(2)
  expect(JSON.stringify(faults)).not.toContain('@')
  mailer.post = working
  expect(await post(), 'not at once').toEqual([])
  advance(120)
  expect(await post()).toHaveLength(2)
  advance(10_000)
  expect(await post()).toEqual([])
  expect(mails.filter(({ to }) => to === OPERATOR)).toHaveLength(1)
})

test('invalid input is rejected, naming its field', async () => {
  const { call, wish, day, member } = open()
  const { token } = await member()
  const ask = async (more: object) => {
    const answer = await call('POST', '/requests', { token, body: { ...wish(), ...more } })
    const told = (await answer.json()) as { field?: string; error_code: string; total?: number }
    return [answer.status, told.field ?? told.error_code]
  }
  const stay = (from: number, to: number) => ({
    term: { kind: 'stay', checkIn: day(from), checkOut: day(to) },
  })
  expect(await ask(stay(-3, 2))).toEqual([400, 'term'])
  expect(await ask(stay(5, 5))).toEqual([400, 'term'])
  expect(await ask({ term: { kind: 'stay', checkIn: '2027-02-30', checkOut: day(99) } })).toEqual([
    400,
    'term',
  ])
  expect(await ask({ guests: 0 })).toEqual([400, 'guests'])
  expect(await ask({ guests: 16 })).toEqual([400, 'guests'])
  expect(await ask({ guests: 1.5 })).toEqual([400, 'guests'])
  expect(await ask({ message: 'x'.repeat(1_001) })).toEqual([400, 'message'])
  expect(await ask({ message: 'a\0b' })).toEqual([400, 'message'])
  expect(await ask({ name: ' ' })).toEqual([400, 'name'])
  expect(await ask({ name: '\u202e\u200b\r\n' })).toEqual([400, 'name'])
  expect(await ask({ name: 'half \ud83d' })).toEqual([400, 'name'])
  expect(await ask({ listingId: 'nowhere' })).toEqual([404, 'listing_not_found'])
  expect(await ask({ listingId: 'a\0' })).toEqual([400, 'listingId'])
  expect(await ask({ total: 100 })).toEqual([409, 'price_changed'])
  expect(await ask({ total: null })).toEqual([409, 'price_changed'])
  expect(await ask({ key: 'again' })).toEqual([400, 'key'])
  const guest = await call('POST', '/requests', { body: wish({ email: 'nobody' }) })
  expect([guest.status, await guest.json()]).toMatchObject([400, { field: 'email' }])
  const huge = await call('POST', '/requests', { token, body: { pad: 'x'.repeat(20_000) } })
  expect(huge.status).toBe(413)
  const list = await (await call('GET', '/requests', { token })).json()
  expect(list).toEqual({ requests: [] })
})

test.each([
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
  ['\nAda\tLovelace\0\n', 'Ada Lovelace'],
  ['Ada\u2028Lovelace\u0085', 'Ada Lovelace'],
  ['Ada \u202eecalevoL\u202c\u2066', 'Ada ecalevoL'],
])('the name %j is one visible line in the response and in every mail', async (name, line) => {
  const { call, member, post, guest } = open()
  const one = await member()
  const { id, status } = await one.ask({ name })
  expect([status, (await one.read(id)).name]).toEqual([201, line])
  const mails = await post()
  const { token } = await guest(freshEmail(), { name })
  expect((await call('POST', `/guest/${token}/confirm`, { body: {} })).status).toBe(200)
  mails.push(...(await post()))
  const response = mails.filter(({ text }) => text.includes(`${line} asks to book`))
  expect(response.map(({ to }) => to)).toEqual([OPERATOR, OPERATOR])
  for (const { subject, text, html } of mails) {
    expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
    expect(text + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  }
})

test('a listing title with markup or line breaks changes neither markup nor headers', async () => {
  const { member, post } = open()
  const cabin = await findListing(database.db, '3')
  if (!cabin) throw new Error('the cabin is in the catalogue')
  const title = 'Hut <img src=x onerror=alert(1)>\r\nBcc: all@example.com'
  const odd = { ...cabin, id: 'odd-hut', slug: 'odd-hut', title, cancellation: '<b>Free</b>' }
  await saveListings(database.db, [odd])
  await (await member()).ask({ listingId: 'odd-hut', message: '<script>1</script>' })
  const mails = await post()
  expect(mails).toHaveLength(2)
  for (const { subject, html } of mails) {
    expect(subject).not.toMatch(/[\r\n]/)
    const [ownPicture, ...others] = html.match(/<img [^>]*>/g) ?? []
    expect(ownPicture).toMatch(
      / src="http:\/\/localhost:\d+\/og\/odd-hut\.png\?v=\d+" alt="[^"<>]+" /,
    )
    expect(others.filter((img) => !/ src="[^"]+\/map\/picture\//.test(img))).toEqual([])
    expect(html).not.toMatch(/<(script|b)[ >]/)
  }
})

test('mails are limited by visitor and by address', async () => {
  const { call, wish, member } = open()
  const ip = freshAddress()
  const statuses: number[] = []
  for (let at = 0; at < 11; at++)
    statuses.push(
      (await call('POST', '/requests', { body: wish({ email: freshEmail() }), ip })).status,
    )
  expect(countOutcomes(statuses.map(String))).toEqual({ 201: 10, 429: 1 })
  const elsewhere = await call('POST', '/requests', { body: wish({ email: freshEmail() }) })
  expect(elsewhere.status).toBe(201)
  const one = await member()
  for (let at = 0; at < 10; at++) expect((await one.ask()).status).toBe(201)
  expect((await one.ask()).status).toBe(429)
})

test('without mail, requests are rejected', async () => {
  const { call, wish } = openBookings(database.db, { canSend: false })
  const answer = await call('POST', '/requests', { body: wish({ email: freshEmail() }) })
  expect(answer.status).toBe(503)
})

test('a form of another site is rejected', async () => {
  const { booking, guest } = open()
  const { token, id } = await guest()
  const { bookingRoutes } = await import('./http.ts')
  const app = bookingRoutes(booking, () => {})
  const plain = await app.request(`/guest/${token}/cancel`, { method: 'POST', body: '{}' })
  expect(plain.status).toBe(415)
  expect(plain.headers.get('access-control-allow-origin')).toBeNull()
  expect((await findRequest(database.db, { id }, new Date()))?.state).toBe('draft')
})

test('the link in a mail has the language of the request', async () => {
  const { call, wish, post } = open()
  await call('POST', '/requests', { body: wish({ email: freshEmail() }), language: 'de-AT, en' })
  const [mail] = await post()
  expect(mail?.link).toMatch(/:18380\/de\/requests\/[0-9a-f]{64}$/)
  expect(mail?.html).toContain('<html lang="de">')
})
