import type { Page } from '@playwright/test'
import {
  deleteAccount,
  expectAccessible,
  newPerson,
  openAccountMenu,
  signIn,
  signUp,
  test,
} from '../account/account.ts'
import { answerAssistant, chatOf, composerOf } from '../chat/assistant.ts'
import { expect, open } from '../pages.ts'

type StoredMessage = { id: string; content: string; isUser: boolean }

function thread(id: number, question: string, answer: string, more: object = {}) {
  const messages: StoredMessage[] = [
    { id: String(id), content: question, isUser: true },
    { id: String(id + 1), content: answer, isUser: false },
  ]
  return { id: String(id), name: null, messages, danger: null, updatedAt: id, ...more }
}

const NOW = Date.now()
const TEA = thread(NOW - 9_000, 'a calming tea', 'Lemon balm is one to begin with.')
const SEA = thread(NOW - 60_000, 'a house by the sea', 'Two of them take dogs.')
const GRAVE = thread(NOW - 90_000, 'I want to die', 'Call somebody.', { danger: 'self-harm' })

const store = (page: Page, threads: object[]) =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'once')
    localStorage.setItem('wellness-chats', JSON.stringify(stored))
  }, threads)

const entry = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })
const actions = (page: Page, title: string) =>
  page.getByRole('group', { name: `Actions for ${title}` })

/** The account has all changes that this browser may send. */
const expectSent = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { versions = {}, deleted = {} } = JSON.parse(
          localStorage.getItem('seekwell-threads') ?? '{}',
        )
        const threads = JSON.parse(localStorage.getItem('wellness-chats') ?? '[]')
        const isSent = (each: { id: string; updatedAt: number; danger: string | null }) =>
          each.danger !== null || versions[each.id] === each.updatedAt
        return Object.keys(deleted).length === 0 && threads.every(isSent)
      }),
    )
    .toBe(true)

test('a guest searches, reopens, renames, exports and deletes conversations', async ({
  page,
  isMobile,
}) => {
  await store(page, [TEA, SEA, GRAVE])
  await open(page, '/escapes')
  await openAccountMenu(page, isMobile)
  await page.getByRole('menuitem', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await expect(page.getByText('3 conversations')).toBeVisible()
  await expect(page.getByText('Kept in this browser only.')).toBeVisible()
  await expect(page.getByText(/want to die|Call somebody/)).toHaveCount(0)

  const search = page.getByRole('searchbox', { name: 'Search your conversations' })
  await search.fill('DOGS sea')
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible()
  await actions(page, 'a house by the sea').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name of the conversation' }).fill('By the sea')
  await page.keyboard.press('Enter')
  await expect(actions(page, 'By the sea').getByRole('button', { name: 'Rename' })).toBeFocused()
  await search.fill('')
  const renamed = page.getByRole('listitem').filter({ has: entry(page, 'By the sea') })
  await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText('By the sea')
  await expect(renamed.getByRole('time')).toHaveAttribute(
    'datetime',
    new Date(SEA.updatedAt + 1).toISOString(),
  )
  await search.fill('no such words')
  await expect(page.getByText('No conversation has these words.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()

  const one = page.waitForEvent('download')
  await actions(page, 'By the sea').getByRole('button', { name: 'Export as text' }).click()
  const text = (await (await (await one).createReadStream()).toArray()).join('')
  expect(text).toContain('By the sea\n\nYou: a house by the sea\n\nWillow: Two of them take dogs.')
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all' }).click()
  const file = (await (await (await all).createReadStream()).toArray()).join('')
  expect((JSON.parse(file) as { conversations: unknown[] }).conversations).toHaveLength(3)

  await actions(page, 'a calming tea').getByRole('button', { name: 'Delete' }).click()
  await expect(entry(page, 'a calming tea')).toHaveCount(0)
  await expect(page.getByText('2 conversations')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await entry(page, 'a calming tea').click()
  await expect(chatOf(page).getByRole('log')).toContainText('Lemon balm is one to begin with.')
  await chatOf(page).getByRole('button', { name: 'Minimize chat' }).click()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Booking requests' }).click()
  await expect(page).toHaveURL(/\/messages\?tab=requests$/)
  await expect(page.getByText('The mail about your request has a link to it.')).toBeVisible()
})

test("a member's conversations are synced to all their devices, and to nobody else's", async ({
  page,
  browser,
  isMobile,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await store(page, [TEA, SEA, GRAVE])
  await signUp(page, email, '/messages')
  await expect(page.getByText('Kept in your account, on all your devices.')).toBeVisible()
  await expectSent(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await newPerson(other, project.name)
  await store(other, [thread(NOW - 5_000, 'warm socks', 'Wool, then.')])
  await signIn(other, email, '/messages')
  await expect(other.getByText('3 conversations')).toBeVisible()
  await expect(entry(other, 'a house by the sea')).toBeVisible()
  await actions(other, 'a house by the sea').getByRole('button', { name: 'Delete' }).click()
  await expectSent(other)
  const stored = await other.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toMatch(/want to die|Call somebody/)

  // The first device was offline: deletions are synced to it, and new conversations come back.
  await page.reload()
  await expect(entry(page, 'warm socks')).toBeVisible()
  await expect(entry(page, 'a house by the sea')).toHaveCount(0)
  await expect(entry(page, 'a calming tea')).toBeVisible()

  await openAccountMenu(other, isMobile)
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other.getByText('No conversations yet')).toBeVisible()
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('socks')
  await signUp(other, await newPerson(other, project.name), '/messages')
  await expect(other.getByText('No conversations yet')).toBeVisible()
  await elsewhere.close()
})

const request = (id: string, state: string, more: object = {}) => ({
  id,
  listing: { id: '3', title: `House ${id}`, thumbnail: null, path: '/directory/escapes/house' },
  state,
  term: { kind: 'stay', checkIn: '2027-03-05', checkOut: '2027-03-08' },
  guests: 2,
  total: { minor: 84_000, currency: 'USD' },
  updatedAt: '2026-11-20T10:00:00.000Z',
  unread: false,
  ...more,
})

test('booking requests: state, dates, total, the badge of the menu, and errors', async ({
  page,
  isMobile,
}, { project }) => {
  let answer: object | null = null
  await page.route('**/booking/v1/requests', (route) =>
    answer ? route.fulfill({ json: answer }) : route.abort(),
  )
  await signUp(page, await newPerson(page, project.name), '/messages?tab=requests')
  await expect(page.getByText('Your booking requests could not be loaded.')).toBeVisible()
  answer = { requests: [] }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Browse escapes' })).toBeVisible()
  const requests = [
    request('north', 'accepted', { unread: true }),
    request('south', 'sent', { total: null, guests: 1, term: { kind: 'day', day: '2027-04-01' } }),
    { nonsense: true },
  ]
  answer = { requests }
  await page.reload()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(
    /New.*Mar 5 – 8, 2027.*2 guests.*\$840 in all.*Accepted/s,
  )
  await expect(rows.last()).toContainText(/Apr 1, 2027.*1 guest.*Waiting for an answer/s)
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', '/messages/requests/north')
  await page.getByRole('button', { name: 'Waiting for an answer' }).click()
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  const tab = page.getByRole('tab', { name: 'Booking requests' })
  await expect(tab).toHaveAccessibleName('Booking requests 1 unread message')
  if (isMobile) {
    const menu = page.getByRole('button', { name: 'Open menu' })
    await expect(menu).toHaveAccessibleDescription('1 unread message')
    await menu.click()
  }
  const account = page.getByRole('button', { name: 'Account' })
  await expect(account).toHaveAccessibleDescription('1 unread message')
  await account.click()
  await expect(page.getByRole('menuitem', { name: /^Messages/ })).toContainText('1 unread message')
})

test(
  'enabled parts of the profile are sent with a question, and merged into the account',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const asked = await answerAssistant(page, { suggestions: ['Tea'], explanation: 'try this' })
    const lastProfile = async (question: string) => {
      const before = asked.length
      await composerOf(page).fill(question)
      await composerOf(page).press('Enter')
      await expect.poll(() => asked.length).toBe(before + 1)
      return (asked.at(-1) as { profile?: object }).profile
    }
    const email = await newPerson(page, project.name)
    await open(page, '/profile')
    await expect(page.getByText('Kept in this browser only.')).toBeVisible()
    const budget = page.getByLabel('Most you would pay for one thing, in US dollars')
    await budget.fill('much')
    await budget.blur()
    await expect(budget).toHaveAccessibleDescription(/whole number from 1 to 100,000/)
    await expect(budget).toHaveValue('much')
    await budget.fill('80')
    await budget.blur()
    await page.getByRole('button', { name: 'Stress' }).click()
    const goals = page.getByRole('textbox', { name: 'Goals' })
    await goals.fill('I want to die')
    await goals.blur()
    await expect(page.getByRole('region', { name: 'Goals' })).toContainText('988')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('to die')
    const many = Array.from({ length: 7 }, (_, at) => `goal ${at}`).join('\n')
    await goals.fill(many)
    await goals.blur()
    await expect(page.getByText('Not kept yet: at most 6')).toBeVisible()
    await expect(goals).toHaveValue(many)
    await goals.fill('')
    await goals.blur()
    await page.getByRole('textbox', { name: 'Things to avoid' }).fill('yoga, gongs')
    await page.getByRole('textbox', { name: 'Things to avoid' }).blur()
    await expectAccessible(page)

    await open(page, '/?tab=chat')
    expect(await lastProfile('a calm evening'), 'off until it is switched on').toBeUndefined()
    await open(page, '/profile')
    await page.getByRole('switch', { name: 'Use in recommendations: Budget' }).check()
    await page.getByRole('switch', { name: 'Use in recommendations: Things to avoid' }).check()
    await open(page, '/?tab=chat')
    expect(await lastProfile('a calmer evening')).toEqual({
      budgetMinor: 8_000,
      avoid: ['yoga', 'gongs'],
    })

    await signUp(page, email, '/profile')
    await expect(page.getByText('Kept in your account.')).toBeVisible()
    await expect(budget).toHaveValue('80')
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage['seekwell-wellness'] ?? '{}').owner))
      .toEqual(expect.any(String))
    await deleteAccount(page)
    await signIn(page, email, '/profile')
    await expect(budget).toHaveValue('80')
    await expect(page.getByRole('button', { name: 'Stress' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('switch', { name: 'Use in recommendations: Budget' })).toBeChecked()
  },
)

test('spec 1 · product · theme · the theme: light, dark or as the device has it, at once in every tab', async ({
  page,
  context,
  isMobile,
}) => {
  const shown = (where: Page) =>
    where.evaluate(() => [
      document.documentElement.dataset['theme'],
      document.querySelectorAll('meta[name="theme-color"]').length,
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
      getComputedStyle(document.documentElement).colorScheme,
    ])
  const LIGHT = ['light', 1, '#f5f7f3', 'light']
  const DARK = ['dark', 1, '#0e1a1d', 'dark']
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/profile')
  expect(await shown(page), 'light by default').toEqual(LIGHT)
  const second = await context.newPage()
  await open(second, '/saved')
  await page.getByRole('main').getByRole('radio', { name: 'System' }).check()
  await expect.poll(() => shown(page)).toEqual(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => shown(page), 'the device changes').toEqual(LIGHT)
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('contentinfo')
  await place.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => shown(page)).toEqual(DARK)
  await expect.poll(() => shown(second), 'the other tab').toEqual(DARK)
  // Without any script: the first paint must have the theme.
  await second.route('**/assets/*.js', (route) => route.abort())
  await second.goto('/saved', { waitUntil: 'commit' })
  await second.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  expect(await shown(second), 'no flash').toEqual(DARK)
  await second.close()
})

test('a typed address is taken along; the header shows the photo of the member', async ({
  page,
  isMobile,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await open(page, '/sign-in?next=%2Fprofile')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await signUp(page, email, '/profile')
  const red = { width: 300, height: 300, channels: 3 as const, background: 'red' }
  const { default: sharp } = await import('sharp')
  const photo = await sharp({ create: red }).png().toBuffer()
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByText(/photo has been/i)).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  const shown = page.getByRole('button', { name: 'Account' }).locator('img')
  await expect(shown).toHaveJSProperty('naturalWidth', 96)
  if (isMobile) await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('button', { name: 'Remove the photo' }).click()
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(shown).toHaveCount(0)
})
