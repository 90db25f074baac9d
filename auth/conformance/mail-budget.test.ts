import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freshAddress, freshEmail, KEYS, openService, PASSWORD } from './service.test-kit.ts'

const database = testDatabase()

/** A service whose strangers have used up what they may. */
async function drained() {
  const rich = openService(database.db)
  const { email } = await rich.signedIn()
  const service = openService(database.db, { mailPerHour: 6 })
  const signUp = (to: string) => service.ask('POST', '/signup', { email: to, password: PASSWORD })
  for (let n = 0; n < 4; n++) expect((await signUp(freshEmail('stranger'))).status).toBe(200)
  return { service, email, signUp }
}

test('strangers’ sign-ups leave mails for accounts that exist', async () => {
  const { service, email, signUp } = await drained()
  for (const address of [freshEmail('stranger'), email]) {
    const refused = await signUp(address)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'over_email_send_rate_limit' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await service.ask('POST', '/recover', { email })).status).toBe(200)
  expect(service.lastLetter(email).subject).toBe('Choose a new password for Seekwell')
  expect((await service.ask('POST', '/otp', { email })).status).toBe(200)
  expect(service.lastLetter(email).subject).toBe('Your sign-in link for Seekwell')
  expect((await service.ask('POST', '/recover', { email })).status).toBe(429)
})

test('that strangers’ mails are used up does not tell who has an account', async () => {
  const { service, email } = await drained()
  const answersFor = async (address: string) => {
    const answers = []
    for (const path of ['/recover', '/otp']) {
      const answer = await service.ask('POST', path, { email: address })
      answers.push([answer.status, await answer.json()])
    }
    return answers
  }
  const sent = service.mails.length
  expect(await answersFor(freshEmail('nobody'))).toEqual([
    [200, {}],
    [200, {}],
  ])
  expect(service.mails).toHaveLength(sent)
  expect(await answersFor(email)).toEqual([
    [200, {}],
    [200, {}],
  ])
  expect(service.mails).toHaveLength(sent + 2)
})

test('one client, and mails to one address, have bounds of their own', async () => {
  const service = openService(database.db, { mailPerHour: 20 })
  const ip = freshAddress()
  const recover = (email: string, from: string) =>
    service.ask('POST', '/recover', { email }, KEYS.anon, from)
  for (let n = 0; n < 10; n++) expect((await recover(freshEmail(), ip)).status).toBe(200)
  expect((await recover(freshEmail(), ip)).status).toBe(429)
  expect((await recover(freshEmail(), freshAddress())).status).toBe(200)
  const email = freshEmail('flooded')
  for (let n = 0; n < 10; n++) expect((await recover(email, freshAddress())).status).toBe(200)
  expect((await recover(email, freshAddress())).status).toBe(429)
})

test('many sign-ups at once send no more than their share', async () => {
  const service = openService(database.db, { mailPerHour: 6 })
  await Promise.all(
    Array.from({ length: 20 }, () =>
      service.ask('POST', '/signup', { email: freshEmail(), password: PASSWORD }),
    ),
  )
  expect(service.mails).toHaveLength(4)
})

test('notices of what was done are not paid by the mails that people wait for', async () => {
  const service = openService(database.db, { mailPerHour: 3 })
  const { auth, email } = await service.signedIn()
  for (let n = 0; n < 5; n++) await auth.updateUser({ password: `a new stone ${n} 99` })
  const notices = service.mails.filter(({ subject }) => subject.startsWith('Your password'))
  expect(notices).toHaveLength(3)
  expect((await service.ask('POST', '/recover', { email })).status).toBe(200)
  expect(service.lastLetter(email).subject).toBe('Choose a new password for Seekwell')
})
