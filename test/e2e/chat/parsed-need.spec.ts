import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, open, test } from '../pages.ts'
import { answerAssistant } from './assistant.ts'

const REPLY = { suggestions: ['A silent retreat'], explanation: 'rest first' }

const DOG = '/search-results?q=quiet+cabin+with+my+dog+in+Portugal+under+150+a+night'
const rowOf = (page: Page) => page.getByRole('navigation', { name: 'Understood as' })
const chip = (page: Page, part: string) =>
  rowOf(page).getByRole('link', { name: `Do not read it as: ${part}`, exact: true })
const articlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

test('parsed parts are removed one by one, and Back restores them', async ({ page }) => {
  await open(page, DOG)
  for (const part of ['quiet', 'in Portugal', 'up to $150 a night', 'pets welcome'])
    await expect(chip(page, part)).toBeVisible()
  await expect(
    page.getByText(/^Ordered by how well each meets .*quiet.*in Portugal.*pets welcome/),
  ).toBeVisible()
  const before = await articlesOf(page)
  await chip(page, 'in Portugal').click()
  await expect(page).toHaveURL(/q=quiet.*not=place/)
  await expect(chip(page, 'in Portugal')).toHaveCount(0)
  await expect(chip(page, 'pets welcome')).toBeVisible()
  await expect(page.getByText(/^Ordered by .*in Portugal/)).toHaveCount(0)
  await expect.poll(() => articlesOf(page)).not.toEqual(before)
  await page.goBack()
  await expect(chip(page, 'in Portugal')).toBeVisible()
  await page.goForward()
  await rowOf(page).getByRole('link', { name: 'Read it all again' }).click()
  await expect(chip(page, 'in Portugal')).toBeVisible()
  await expect(page).not.toHaveURL(/not=/)
})

test('a filter of the list replaces a parsed part', { tag: '@desktop' }, async ({ page }) => {
  await open(page, `${DOG}&contentType=escape&price=%24&amenity=pet-friendly`)
  await expect(chip(page, 'quiet')).toBeVisible()
  // A price band narrows the stated price.
  await expect(chip(page, 'up to $150 a night')).toBeVisible()
  for (const part of ['escapes', 'pets welcome']) await expect(chip(page, part)).toHaveCount(0)
})

test('a title leads to its listing, and is not parsed as anything else', async ({ page }) => {
  await open(page, '/search-results?q=small+hours')
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Small Hours')
  await expect(rowOf(page)).toHaveCount(0)
})

test('a spelling correction is shown, and the words can be searched for as typed', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/search-results?q=inomnia')
  await expect(page.getByText('Showing results for “insomnia” instead of “inomnia”.')).toBeVisible()
  await expect(page.getByText(/^Helps with: insomnia/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Search for “inomnia” exactly' }).click()
  await expect(page).toHaveURL(/not=spelling/)
  await expect(page.getByText('No content found')).toBeVisible()
  await expect(page.getByText(/^Showing results for/)).toHaveCount(0)
})

test('an unmet constraint is stated, and no other country is shown instead', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/search-results?q=sleep+retreat+in+Belgium+with+my+dog+under+2+a+night')
  await expect(
    page.getByText(/^Nothing that fits keeps to all of this: .*in Belgium/),
  ).toBeVisible()
  await expect(page.getByText(/^Showing results for/)).toHaveCount(0)
})

test('lists of one category show parsed parts too; the escapes page keeps its plain rule', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/essentials?q=tea+for+insomnia')
  await expect(chip(page, 'insomnia')).toBeVisible()
  await expect(page.getByText(/^Helps with: insomnia/).first()).toBeVisible()
  await open(page, '/escapes?q=quiet')
  await expect(rowOf(page)).toHaveCount(0)
})

test('axe finds nothing on parsed parts', async ({ page }) => {
  await open(page, DOG.replace('quiet', 'qiuet'))
  expect(await faultsOf(page)).toEqual([])
})

test('catalogue words complete the typed text by keyboard', { tag: '@desktop' }, async ({
  page,
}) => {
  await answerAssistant(page, REPLY)
  await open(page, '/search')
  await page.getByRole('searchbox').first().fill('sleep ai')
  await page.getByRole('link', { name: 'sleep aid', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/search-results\?q=sleep\+aid$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('chips are links', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(DOG)
    await chip(page, 'pets welcome').click()
    await expect(page).toHaveURL(/not=pets/)
    await expect(chip(page, 'pets welcome')).toHaveCount(0)
  })
})
