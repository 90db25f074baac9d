import { test as offline, type Page } from '@playwright/test'
import { expect, expectFetched, goOffline, open } from '../pages.ts'
import { expectAccessible, newPerson, signIn, signUp, test } from './account.ts'

const JAPAN = 'a'.repeat(32)
const GIFTS = 'b'.repeat(32)
const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T10:00:00.000Z`
const listOf = (id: string, name: string) => ({ id, name, at: at(1), namedAt: at(1) })

/** Listings of the sample catalogue. */
const CANDLE = 'ess-25'
const BATH = 'exp-9'
const ITEMS = [
  { id: '1', at: at(5), lists: [JAPAN] },
  { id: '3', at: at(9), lists: [JAPAN, GIFTS], note: 'ask for June', notedAt: at(9) },
  { id: CANDLE, at: at(7), lists: [GIFTS] },
]

/** Writes saved items to the browser's storage. */
async function store(page: Page, items: object[], lists: object[] = []) {
  await open(page, '/saved')
  await page.evaluate(
    ([savedItems, savedLists]) => {
      localStorage.setItem('seekwell-saved', JSON.stringify(savedItems))
      localStorage.setItem('seekwell-saved-lists', JSON.stringify(savedLists))
    },
    [items, lists],
  )
}

const toast = (page: Page) => page.locator('[data-slot="toast"]')
const chips = (page: Page) => page.getByRole('navigation', { name: 'Lists' })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

async function makeList(page: Page, name: string) {
  await chips(page).getByRole('button', { name: 'New list' }).click()
  await page.getByRole('dialog').getByLabel('Name of the list').fill(name)
  await page.getByRole('button', { name: 'Make the list' }).click()
}

test('a guest sorts saved items into lists, in two tabs, and an undo loses nothing', async ({
  page,
  context,
}) => {
  await open(page, '/escapes/3')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(toast(page)).toContainText('Added to wishlist')
  await toast(page).getByRole('button', { name: 'Add to a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to a list' })
  await dialog.getByRole('button', { name: 'New list' }).click()
  await dialog.getByRole('button', { name: 'Make the list' }).click()
  await expect(dialog.getByLabel('Name of the list')).toHaveAccessibleDescription(
    /Give the list a name\./,
  )
  await expect(dialog.getByLabel('Name of the list')).toBeFocused()
  await dialog.getByLabel('Name of the list').fill(`x${'y'.repeat(60)}`)
  await dialog.getByRole('button', { name: 'Make the list' }).click()
  await expect(dialog.getByText('A name has room for 60 characters.')).toBeVisible()
  await expect(dialog.getByLabel('Name of the list')).toHaveValue(`x${'y'.repeat(60)}`)
  await dialog.getByLabel('Name of the list').fill('Spring in Japan')
  await dialog.getByRole('button', { name: 'Make the list' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Spring in Japan' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await open(page, '/saved')
  const tab = await context.newPage()
  await open(tab, '/saved')
  await chips(tab).getByRole('link', { name: 'Spring in Japan (1)' }).click()
  await expect(tab).toHaveURL(/\?list=[0-9a-f]{32}$/)
  await makeList(page, ' spring in JAPAN ')
  await expect(page.getByRole('dialog')).toContainText('You already have a list with this name.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Add a note to/ }).click()
  await page.getByLabel(/^Note on/).fill('ask for June')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(tab.getByText('ask for June')).toBeVisible()

  await tab.getByRole('button', { name: 'Rename the list' }).click()
  await tab.getByLabel('Name of the list').fill('Japan')
  await tab.getByRole('button', { name: 'Save the name' }).click()
  await expect(chips(page).getByRole('link', { name: 'Japan (1)' })).toBeVisible()
  await tab.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await toast(tab).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('In Japan')).toBeVisible()
  await expect(page.getByText('ask for June')).toBeVisible()

  await tab.getByRole('button', { name: 'Delete the list' }).click()
  await expect(chips(page).getByRole('link')).toHaveText(['All saved (1)'])
  await toast(tab).getByRole('button', { name: 'Undo' }).click()
  await expect(chips(page).getByRole('link', { name: 'Japan (1)' })).toBeVisible()
})

test('saved items are filtered and sorted by the address, and an empty filter result leads back', {
  tag: '@desktop',
}, async ({ page }) => {
  await store(page, ITEMS, [listOf(JAPAN, 'Japan'), listOf(GIFTS, 'Gifts')])
  await open(page, '/saved')
  await expect(titles(page)).toHaveText(['Yukitani Ryokan', 'Hinoki Candle', 'Cedar & Tide Cabins'])
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
  await expect(titles(page)).toHaveText(['Cedar & Tide Cabins', 'Hinoki Candle', 'Yukitani Ryokan'])
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
  await expect(titles(page)).toHaveText(['Hinoki Candle', 'Cedar & Tide Cabins', 'Yukitani Ryokan'])
  const categories = page.getByRole('navigation', { name: 'Category' })
  await categories.getByRole('link', { name: 'Escapes (2)' }).click()
  await chips(page).getByRole('link', { name: 'Gifts (2)' }).click()
  await expect(titles(page)).toHaveText(['Yukitani Ryokan'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Yukitani Ryokan'])
  await open(page, `/saved?list=${JAPAN}&category=essentials`)
  await expect(titles(page)).toHaveText(['Nothing here'])
  await page.getByRole('link', { name: 'Show everything saved' }).click()
  await expect(titles(page)).toHaveCount(3)
})

test('up to four of one category are compared, differences first', async ({ page }) => {
  await store(
    page,
    ['1', '2', '3', CANDLE].map((id, day) => ({ id, at: at(9 - day) })),
  )
  await open(page, '/saved')
  const choose = (title: string) => page.getByRole('checkbox', { name: `Compare ${title}` }).check()
  await choose('Cedar & Tide Cabins')
  await choose('Hinoki Candle')
  const bar = page.getByRole('region', { name: 'Compare' })
  await expect(bar).toContainText('You have chosen from several: Escapes and Essentials.')
  await expect(bar.getByRole('link')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Compare Hinoki Candle' }).uncheck()
  await choose('Yukitani Ryokan')
  await bar.getByRole('link', { name: 'Compare 2 listings' }).click()
  await expect(page).toHaveURL('/saved/compare?ids=1,3')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const table = page.getByRole('table').first()
  await expect(table.getByRole('rowheader').first()).toHaveText('Price')
  await expect(table.getByRole('row', { name: /^Price / }).first()).toContainText('$295 per night')
  await page.getByRole('link', { name: 'Add Moss Hollow Lodge' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('row', { name: /^Nature nearby/ })).toContainText('Not stated')
  const same = page.getByText(/^What is the same/).first()
  await same.click()
  await expect(
    page.getByRole('row', { name: 'Verified Yes Sample Yes Sample Yes Sample' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Remove Cedar & Tide Cabins' }).click()
  await expect(page).toHaveURL('/saved/compare?ids=3,2')
  await expectAccessible(page)
  // The first column stays in view while the table scrolls.
  const stays = await page
    .locator('.compare-scroll')
    .first()
    .evaluate((box) => {
      const left = () => box.querySelector('tbody th')?.getBoundingClientRect().left ?? 0
      const before = left()
      box.scrollLeft = 120
      return Math.abs(left() - before) < 2
    })
  expect(stays).toBe(true)
  await open(page, `/saved/compare?ids=1,${CANDLE},nope`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('These cannot be compared')
  await expect(page.getByText('1 of the listings is no longer listed')).toBeVisible()
  await page.getByRole('link', { name: 'Compare only Escapes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Escapes')
})

test('dates are exported as one calendar file, and a removed listing is shown with similar ones', async ({
  page,
}) => {
  const facts = { title: 'Old Mill', contentType: 'escape', type: 'Cabin', tags: ['sauna'] }
  await store(page, [
    { id: BATH, at: at(9) },
    { id: 'gone-for-good', at: at(8), kept: facts, note: 'was lovely', notedAt: at(8) },
  ])
  await open(page, '/saved')
  const loaded = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add 1 date to my calendar' }).click()
  expect((await loaded).suggestedFilename()).toBe('deep-listening-sound-bath.ics')
  const file = await (await page.request.get(`/saved/calendar.ics?id=${BATH}&id=3&id=nope`)).text()
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  const uid = /UID:(.+)\r\n/.exec(file)?.[1] ?? ''
  const [, day = ''] = /-(\d{4}-\d\d-\d\d)@/.exec(uid) ?? []
  const own = await page.request.get(
    `/directory/experiences/sound-healing/deep-listening-sound-bath/calendar.ics?on=${day}`,
  )
  expect(await own.text(), 'the same date is the same entry').toContain(`UID:${uid}`)

  const removed = page.getByRole('article').filter({ hasText: 'Old Mill' })
  await expect(removed).toContainText('No longer listed')
  await expect(removed.getByRole('list').getByRole('link')).toHaveCount(3)
  await expect(page.getByText('was lovely')).toBeVisible()
  await expectAccessible(page)
  await removed.getByRole('button', { name: 'Remove Old Mill' }).click()
  await expect(removed).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('was lovely')).toBeVisible()
})

const waiting = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('seekwell-saved-pending') ?? '{}').changes?.length,
  )

// Chromium logs the missing network, so this test does not check the console.
offline(
  'lists of one name are merged in the account; offline changes are synced; a link shows one list',
  async ({ page, context, browser }, { project }) => {
    // Three people, two of them with an account
    offline.slow()
    const email = await newPerson(page, project.name)
    await store(page, [{ id: '3', at: at(1), lists: [JAPAN] }], [listOf(JAPAN, 'Kyoto plans')])
    await signUp(page, email)
    await expect(chips(page).getByRole('link', { name: 'Kyoto plans (1)' })).toBeVisible()
    await expect.poll(() => waiting(page)).toBe(0)

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await newPerson(other, project.name)
    await store(other, [{ id: '1', at: at(2), lists: [GIFTS] }], [listOf(GIFTS, 'kyoto PLANS ')])
    await signIn(other, email)
    await expect(chips(other).getByRole('link')).toHaveText([
      'All saved (2)',
      /^kyoto plans \(2\)$/i,
    ])

    await open(page, '/saved')
    await chips(page)
      .getByRole('link', { name: /kyoto plans \(2\)/i })
      .click()
    await page.getByRole('button', { name: /^Share kyoto/i }).click()
    const link = await page.getByLabel(/what is in this list/).inputValue()
    await expectFetched(page, ['list-picker', 'list-name-dialog'])
    await goOffline(page)
    await page.getByRole('button', { name: 'Lists of Cedar & Tide Cabins' }).click()
    await page.getByRole('checkbox', { name: /kyoto plans/i }).uncheck()
    await page.getByRole('button', { name: 'Done' }).click()
    await makeList(page, 'Made offline')
    await expect.poll(() => waiting(page)).toBe(2)
    await context.setOffline(false)
    await expect.poll(() => waiting(page)).toBe(0)
    await open(other, '/saved')
    await expect(chips(other).getByRole('link')).toHaveText([
      'All saved (2)',
      /^kyoto plans \(1\)$/i,
      'Made offline (0)',
    ])

    const stranger = await (await browser.newContext()).newPage()
    await open(stranger, link)
    await expect(stranger.getByRole('article')).toHaveCount(1)
    await expect(stranger.getByRole('article')).toContainText('Yukitani Ryokan')
    expect(await stranger.content()).not.toMatch(/kyoto plans|Made offline/i)
    await chips(other)
      .getByRole('link', { name: /kyoto plans/i })
      .click()
    await other.getByRole('button', { name: 'Delete the list' }).click()
    await expect.poll(() => waiting(other)).toBe(0)
    expect((await stranger.goto(link))?.status()).toBe(404)
    await open(page, '/saved')
    await expect(chips(page).getByRole('link')).toHaveText(['All saved (2)', 'Made offline (0)'])
    await stranger.context().close()
    await elsewhere.close()
  },
)
