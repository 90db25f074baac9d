import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import {
  type AuthJs,
  codeOf,
  freshEmail,
  KEYS,
  openService,
  type Service,
} from './service.test-kit.ts'

const database = testDatabase()
const OWNER = 'an owner by the lake 4'
const STRANGER = 'a stranger in the wood 9'
const CHOSEN = 'chosen afterwards 12'
const MAIL_SENTENCE = 'not always with the same password'

type Scene = { service: Service; email: string; owner: AuthJs; stranger: AuthJs }
type Step = (scene: Scene) => Promise<unknown>

const ownerSignsUp: Step = ({ owner, email }) =>
  owner.signUp({ email, password: OWNER, options: { data: { name: 'owner' } } })
const strangerSignsUp: Step = ({ stranger, email }) =>
  stranger.signUp({ email, password: STRANGER, options: { data: { name: 'stranger' } } })
const strangerAsksForMail: Step = ({ stranger, email }) =>
  stranger.signInWithOtp({ email, options: { data: { name: 'stranger' } } })
const ownerAsksForMail: Step = ({ owner, email }) => owner.signInWithOtp({ email })
const ownerRecovers: Step = ({ owner, email }) => owner.resetPasswordForEmail(email)
const ownerAsksAgain: Step = ({ owner, email }) => owner.resend({ type: 'signup', email })
const bothAtOnce: Step = (scene) => Promise.all([ownerSignsUp(scene), strangerSignsUp(scene)])
const admin =
  (path: string, body: object): Step =>
  ({ service, email }) =>
    service.ask('POST', path, { email, ...body }, KEYS.service)
const adminCreates = admin('/admin/users', { password: OWNER, user_metadata: { name: 'owner' } })
const adminInvites = admin('/invite', { data: { name: 'owner' } })

/** A gap of 60 seconds suppresses every mail of a kind but the first. */
const ORDERS: [title: string, gapS: 0 | 60, steps: Step[]][] = [
  ['owner, stranger', 0, [ownerSignsUp, strangerSignsUp]],
  ['stranger, owner', 0, [strangerSignsUp, ownerSignsUp]],
  ['owner, stranger within a minute', 60, [ownerSignsUp, strangerSignsUp]],
  ['stranger, owner within a minute', 60, [strangerSignsUp, ownerSignsUp]],
  ['owner, stranger, owner', 0, [ownerSignsUp, strangerSignsUp, ownerSignsUp]],
  ['stranger, owner, stranger', 0, [strangerSignsUp, ownerSignsUp, strangerSignsUp]],
  ['both at once', 0, [bothAtOnce]],
  ['both at once, one mail', 60, [bothAtOnce]],
  ['stranger, owner, the mail again', 0, [strangerSignsUp, ownerSignsUp, ownerAsksAgain]],
  [
    'stranger, owner within a minute, the mail again',
    60,
    [strangerSignsUp, ownerSignsUp, ownerAsksAgain],
  ],
  ['stranger, owner by mail alone', 0, [strangerSignsUp, ownerAsksForMail]],
  ['stranger by mail alone, owner', 0, [strangerAsksForMail, ownerSignsUp]],
  ['both by mail alone', 0, [strangerAsksForMail, ownerAsksForMail]],
  ['both by mail alone, within a minute', 60, [strangerAsksForMail, ownerAsksForMail]],
  ['stranger, owner recovers', 0, [strangerSignsUp, ownerRecovers]],
  ['stranger by mail alone, owner recovers', 0, [strangerAsksForMail, ownerRecovers]],
  [
    'account by an administrator, stranger, the mail again',
    0,
    [adminCreates, strangerSignsUp, ownerAsksAgain],
  ],
  ['invitation, stranger', 0, [adminInvites, strangerSignsUp]],
  ['stranger, invitation', 0, [strangerSignsUp, adminInvites]],
]

const signsIn = async ({ service, email }: Scene, password: string) =>
  (await service.client().signInWithPassword({ email, password })).error === null

async function openScene(gapS: number, flows: ('implicit' | 'pkce')[]): Promise<Scene> {
  const service = openService(database.db, { mailGapS: gapS })
  return {
    service,
    email: freshEmail('contested'),
    owner: service.client('2.69.1', flows[0] && { flow: flows[0] }),
    stranger: service.client('2.119.0', flows[1] && { flow: flows[1] }),
  }
}

/** What the owner does with a mail; false where it no longer signs anybody in. */
const WAYS: Record<string, (scene: Scene, at: number) => Promise<boolean>> = {
  async link({ service, owner, email }, at) {
    const landed = await service.open(mails(service, email).at(at)?.link ?? '')
    const tokens = new URLSearchParams(landed.hash.slice(1))
    const code = landed.searchParams.get('code')
    if (code) return (await owner.exchangeCodeForSession(code)).error === null
    const [access_token, refresh_token] = [tokens.get('access_token'), tokens.get('refresh_token')]
    if (!access_token || !refresh_token) return false
    return (await owner.setSession({ access_token, refresh_token })).error === null
  },
  async code({ service, owner, email }, at) {
    const letter = mails(service, email).at(at)
    const type = new URL(letter?.link ?? '').searchParams.get('type') as 'signup'
    const token = letter ? codeOf(letter) : ''
    return (await owner.verifyOtp({ email, token, type })).error === null
  },
  async hash({ service, owner, email }, at) {
    const { searchParams } = new URL(mails(service, email).at(at)?.link ?? '')
    const type = searchParams.get('type') as 'signup'
    const token_hash = searchParams.get('token') ?? ''
    return (await owner.verifyOtp({ token_hash, type })).error === null
  },
}
const mails = (service: Service, email: string) =>
  service.mails.filter(({ to, link }) => to === email && link?.includes('/verify?'))

async function expectOwners(scene: Scene) {
  const { service, owner, email } = scene
  expect(await signsIn(scene, STRANGER)).toBe(false)
  expect(await signsIn(scene, OWNER)).toBe(false)
  const { data } = await owner.getUser()
  expect(data.user?.email).toBe(email)
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect(data.user?.user_metadata['name']).not.toBe('stranger')
  await owner.updateUser({ password: CHOSEN })
  expect(await signsIn(scene, CHOSEN)).toBe(true)
  expect((await owner.getUser()).data.user?.app_metadata['password_dropped']).toBeUndefined()
  expect(service.faults).toEqual([])
}

describe.each(ORDERS)('%s', (_, gapS, steps) => {
  for (const way of Object.keys(WAYS))
    for (const at of [-1, 0])
      test(`the ${at === 0 ? 'first' : 'newest'} mail, by ${way}`, async () => {
        const scene = await openScene(gapS, [])
        for (const step of steps) await step(scene)
        const isIn = await WAYS[way]?.(scene, at)
        if (!isIn) {
          // Two mails of the same moment may leave in the other order than their tokens were stored.
          if (!steps.includes(bothAtOnce)) expect(at, 'the newest mail always works').toBe(0)
          expect(await signsIn(scene, STRANGER)).toBe(false)
          expect(await signsIn(scene, OWNER)).toBe(false)
          expect(await WAYS[way]?.(scene, at === 0 ? -1 : 0)).toBe(true)
        }
        await expectOwners(scene)
      })
})

describe.each([
  ['owner', 'pkce', 'implicit'],
  ['stranger', 'implicit', 'pkce'],
  ['both', 'pkce', 'pkce'],
] as const)('PKCE of %s', (_, owners, strangers) => {
  test.each([
    ['owner last', [strangerSignsUp, ownerSignsUp]],
    ['stranger last', [ownerSignsUp, strangerSignsUp]],
  ])('%s', async (_, steps) => {
    const scene = await openScene(0, [owners, strangers])
    for (const step of steps) await step(scene)
    // The link of a stranger's PKCE leads to a code that no other browser can exchange.
    if (!(await WAYS['link']?.(scene, -1))) {
      expect(await signsIn(scene, STRANGER)).toBe(false)
      await scene.owner.signInWithOtp({ email: scene.email })
      expect(await WAYS['link']?.(scene, -1)).toBe(true)
    }
    await expectOwners(scene)
  })
})

test('every mail after a second sign-up says that there was one, and the account that a password is missing', async () => {
  const scene = await openScene(0, [])
  const { service, email, owner } = scene
  const text = () => mails(service, email).at(-1)?.text
  await ownerSignsUp(scene)
  expect(text()).not.toContain(MAIL_SENTENCE)
  await strangerSignsUp(scene)
  expect(text()).toContain(MAIL_SENTENCE)
  for (const step of [ownerAsksAgain, ownerAsksForMail, ownerRecovers]) {
    await step(scene)
    expect(text()).toContain(MAIL_SENTENCE)
  }
  await WAYS['code']?.(scene, -1)
  expect((await owner.getUser()).data.user?.app_metadata).toMatchObject({ password_dropped: true })
})

test('signing up again with the same password is no difference, and its data count', async () => {
  const scene = await openScene(0, [])
  const { service, email, owner } = scene
  await ownerSignsUp(scene)
  await owner.signUp({ email, password: OWNER, options: { data: { name: 'owner again' } } })
  expect(mails(service, email).at(-1)?.text).not.toContain(MAIL_SENTENCE)
  await WAYS['link']?.(scene, -1)
  const { data } = await owner.getUser()
  expect(data.user?.user_metadata).toMatchObject({ name: 'owner again' })
  expect(data.user?.app_metadata).not.toHaveProperty('password_dropped')
  expect(await signsIn(scene, OWNER)).toBe(true)
})

test('a spent budget of mails does not save the password of whoever came first', async () => {
  const scene = await openScene(0, [])
  await strangerSignsUp(scene)
  const spent = openService(database.db, { mailPerHour: 0 })
  const refused = await spent.client().signUp({ email: scene.email, password: OWNER })
  expect(refused.error?.code).toBe('over_email_send_rate_limit')
  await WAYS['link']?.(scene, -1)
  await expectOwners(scene)
})

test('an administrator’s link, and confirming by an administrator, drop the passwords', async () => {
  for (const path of ['magiclink', 'recovery'] as const) {
    const scene = await openScene(0, [])
    await strangerSignsUp(scene)
    await admin('/admin/generate_link', { type: path })(scene)
    await WAYS['link']?.(scene, -1)
    await expectOwners(scene)
  }
})

test('the answer to a sign-up does not say whether the address was asked for before', async () => {
  const service = openService(database.db)
  const data = { name: 'asker' }
  const ask = async (email: string, password: string) => {
    const answer = await service.ask('POST', '/signup', { email, password, data })
    const body = JSON.stringify(await answer.json())
      .replaceAll(email, '(address)')
      .replace(/"[0-9a-f-]{36}"/g, '"(id)"')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)')
    return [answer.status, body]
  }
  const fresh = await ask(freshEmail(), STRANGER)
  const asked = freshEmail()
  await ask(asked, OWNER)
  expect(await ask(asked, OWNER)).toEqual(fresh)
  expect(await ask(asked, STRANGER)).toEqual(fresh)
  expect(await ask(asked, STRANGER)).toEqual(fresh)
  const invited = freshEmail()
  await service.ask('POST', '/invite', { email: invited, data: { team: 'a' } }, KEYS.service)
  expect(await ask(invited, STRANGER)).toEqual(fresh)
  const early = await service.ask('POST', '/signup', { email: asked, password: OWNER, data })
  const { created_at } = (await early.json()) as { created_at: string }
  expect(Date.parse(created_at)).toBeGreaterThan(Date.now() - 30_000)
})

test('with confirmation off, a sign-up changes nothing of an account that exists', async () => {
  const service = openService(database.db, { confirmEmail: false })
  const scene = {
    ...(await openScene(0, [])),
    service,
    owner: service.client(),
    stranger: service.client(),
  }
  await strangerAsksForMail(scene)
  const { error } = await scene.owner.signUp({ email: scene.email, password: OWNER })
  expect(error?.code).toBe('user_already_exists')
  await ownerAsksForMail(scene)
  await WAYS['link']?.(scene, -1)
  await expectOwners(scene)
})
