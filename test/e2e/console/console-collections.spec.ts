import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { signUpInDialog, startConsoleSite } from './console.ts'

const FOUND = ['Hinoki Candle', 'Yukitani Ryokan', 'Tanigumo Ryokan', 'Room Tone']

test.describe('collections in the console', () => {
  const site = startConsoleSite({ desktop: 18, phone: 19 })

  test('an editor writes a story, orders it, looks at it, publishes it, and withdraws it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/collections`)
    await signUpInDialog(page, 'stories@example.com')
    await site.giveRole({ email: 'stories@example.com', role: 'editor' })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Dark enough to see' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'New collection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Quiet rooms')
    await expect(dialog.getByLabel('Address')).toHaveValue('quiet-rooms')
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByRole('heading', { name: 'Quiet rooms' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()

    await page.getByLabel('Introduction').fill('Four places where little happens.')
    await page.getByRole('button', { name: 'Add a paragraph' }).click()
    await page.getByLabel('1. Paragraph').fill('Begin with the candle.')
    for (const title of FOUND) {
      await page.getByLabel('Find a listing').fill(title)
      await page.getByLabel('Find a listing').press('Enter')
      await page.getByRole('button', { name: `Add ${title}` }).click()
    }
    const parts = page.getByRole('group', { name: 'Story' }).getByRole('listitem')
    await page.getByRole('button', { name: 'Move part 5 up' }).press('Enter')
    await expect(parts.nth(3)).toContainText('Room Tone')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('There are changes that are not saved.')).toHaveCount(0)

    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText('Begin with the candle.').last()).toBeVisible()
    expect((await page.request.get(`${site.url()}/collections/quiet-rooms`)).status()).toBe(404)

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('link', { name: 'Open its page' })).toBeVisible()
    const story = await page.request.get(`${site.url()}/collections/quiet-rooms`)
    expect(await story.text()).toContain('Begin with the candle.')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Only the console shows this draft.')).toBeVisible()

    // The longest words.
    await page.goto(`${site.url()}/de/console/collections/quiet-rooms`)
    await expect(page.getByRole('button', { name: 'Absatz hinzufügen' })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`${site.url()}/console/collections/quiet-rooms`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: /^Really delete/ }).click()
    await expect(page.getByRole('heading', { name: 'Deleted collections' })).toBeVisible()
    await expectAccessible(page)
    const address = `${site.url()}/collections/quiet-rooms`
    // The page cache sends the old page for ten seconds, and once more.
    const statusOf = async () => (await page.request.get(address)).status()
    await expect.poll(statusOf, { timeout: 20_000 }).toBe(410)
    await page.getByRole('button', { name: /^Restore as a draft/ }).click()
    await expect(page.getByRole('heading', { name: 'Deleted collections' })).toHaveCount(0)
    await expect.poll(statusOf, { timeout: 20_000 }).toBe(404)
  })
})
