import sharp from 'sharp'
import { expectAccessible, test } from '../account/account.ts'
import { expect, open } from '../pages.ts'
import { signUpInDialog, startConsoleSite, UNSAVED } from './console.ts'

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

test.describe('photos of listings in the console', () => {
  const site = startConsoleSite({ desktop: 10, phone: 11 })

  test('an editor adds photos, describes and orders them, and visitors see them', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/listings/3`)
    await signUpInDialog(page, 'photos@example.com')
    await site.giveRole({ email: 'photos@example.com', role: 'editor' })
    await page.reload()
    const photos = page.getByRole('region', { name: 'Photos' })
    const save = photos.getByRole('button', { name: 'Save photos' })
    await photos.getByLabel('Add photos').setInputFiles([
      { name: 'lake.jpg', mimeType: 'image/jpeg', buffer: await picture('#336699') },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
      { name: 'bath.jpg', mimeType: 'image/jpeg', buffer: await picture('#996633') },
    ])
    await expect(photos.getByText('notes.jpg: not a picture that can be read.')).toBeVisible()
    await expect(photos.getByRole('listitem')).toHaveCount(2)
    await save.click()
    await expect(photos.getByText('Each photo needs an alternative text.')).toBeVisible()
    await expectAccessible(page)
    const texts = photos.getByLabel('Alternative text')
    await texts.nth(0).fill('The lake at dawn')
    await texts.nth(1).fill('The bath house')
    await expect(photos.getByText('Your changes are stored and wait here')).toBeVisible()
    await page.reload()
    await expect(page.getByText('that were not saved are here again.')).toBeVisible()
    await expect(texts.nth(0)).toHaveValue('The lake at dawn')
    await expect(texts.nth(1)).toHaveValue('The bath house')

    await photos.getByRole('button', { name: 'Move up photo 2' }).press('Enter')
    await expect(texts.first()).toHaveValue('The bath house')
    const fromTop = photos.getByLabel('From the top').first()
    await fromTop.press('End')
    await expect(fromTop).toHaveValue('100')
    await photos
      .getByRole('img')
      .nth(1)
      .click({ position: { x: 10, y: 10 } })
    await save.click()
    await expect(photos.getByText(UNSAVED)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show changes of version 2' }).click()
    await expect(page.locator('.console-changes')).toContainText('The bath house')
    await expectAccessible(page)

    const host = page.getByRole('group', { name: 'Host', exact: true })
    await host
      .getByLabel('Choose a portrait')
      .setInputFiles([{ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') }])
    await expect(host.getByText('notes.jpg: not a picture that can be read.')).toBeVisible()
    const pasted = (await picture('#663399')).toString('base64')
    await host.getByLabel('Choose a portrait').evaluate((input, bytes) => {
      const clipboardData = new DataTransfer()
      const file = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      clipboardData.items.add(new File([file], 'ada.jpg', { type: 'image/jpeg' }))
      const options = { clipboardData, bubbles: true, cancelable: true }
      input.dispatchEvent(new ClipboardEvent('paste', options))
    }, pasted)
    await expect(host.getByLabel('Portrait (web address)')).toHaveValue(/^\/photos\/.+\.webp$/)
    await expect(photos.getByRole('listitem'), 'no photo of the listing').toHaveCount(2)
    const saveFields = page.getByRole('button', { name: 'Save', exact: true })
    await saveFields.click()
    await expect(host.getByText('it is needed.')).toBeVisible()
    await host.getByLabel('Description of the portrait').fill('Ada at the loom')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Preview: desktop' }).click()
    const preview = page.frameLocator('iframe')
    await preview.getByRole('tab', { name: 'Instructor' }).click()
    await expect(preview.getByRole('img', { name: 'Ada at the loom' })).toHaveAttribute(
      'src',
      /^\/photos\//,
    )
    await page.getByRole('button', { name: 'Preview: desktop' }).click()
    await saveFields.click()
    await expect(page.getByText(UNSAVED)).toHaveCount(0)

    const visitor = await page.context().newPage()
    await visitor.goto(`${site.url()}/directory/escapes/3?tab=instructor`)
    const portrait = visitor.getByRole('img', { name: 'Ada at the loom' })
    await expect(portrait).toHaveAttribute('src', /^\/pictures\/yukitani-ryokan-host-/)
    const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth
    await expect.poll(() => portrait.evaluate(widthOf)).toBeGreaterThan(0)
    await visitor.goto(`${site.url()}/escapes/3`)
    const gallery = visitor.getByRole('region', { name: 'Photos' })
    await expect(gallery.getByRole('link', { name: /^Photo \d of 2/ })).toHaveCount(2)
    const shown = await gallery.locator('img').first().getAttribute('src')
    const answer = await page.request.get(`${site.url()}${shown}`)
    expect(answer.headers()['content-type']).toBe('image/webp')
    const share = await page.request.get(`${site.url()}/og/yukitani-ryokan.png`)
    expect(share.headers()['content-type']).toBe('image/jpeg')
    await visitor.goto(`${site.url()}/escapes`)
    await expect(
      visitor.locator('img[src*="/pictures/yukitani-ryokan-cover"]').first(),
    ).toBeAttached()
    await visitor.close()

    // Another tab changes the photos first.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Alternative text', { exact: true }).first().fill('The other text')
    await other.getByRole('button', { name: 'Save photos' }).click()
    await expect(other.getByText(UNSAVED)).toHaveCount(0)
    await other.close()
    await photos.getByRole('button', { name: 'Remove photo 2' }).click()
    await save.click()
    await expect(
      photos.getByRole('alert').getByRole('img', { name: 'The other text' }),
    ).toBeVisible()
    await expectAccessible(page)
    await photos.getByRole('button', { name: 'Save mine over it' }).click()
    await expect(photos.getByRole('listitem')).toHaveCount(1)
    await expect(photos.getByText('Somebody else changed the photos meanwhile')).toHaveCount(0)
  })
  test('two tabs of one editor show the same unsaved changes', async ({ page }) => {
    await page.goto(`${site.url()}/console/listings/4`)
    await signUpInDialog(page, 'tabs@example.com')
    await site.giveRole({ email: 'tabs@example.com', role: 'editor' })
    await page.reload()
    const title = page.getByLabel('Title', { exact: true })
    const photos = page.getByRole('region', { name: 'Photos' })
    await expect(title).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Title', { exact: true }).fill('Of the other tab')
    await expect(title).toHaveValue('Of the other tab')
    const buffer = await picture('#336699')
    await photos
      .getByLabel('Add photos')
      .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer })
    await photos.getByLabel('Alternative text').fill('The lake')
    await expect(other.getByLabel('Alternative text', { exact: true })).toHaveValue('The lake')
    await other.close()
    await expect(photos.getByText('Your changes are stored and wait here')).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue('Of the other tab')
    await expect(photos.getByLabel('Alternative text')).toHaveValue('The lake')
    await page.getByRole('button', { name: 'Discard them' }).click()
    await expect(page.getByText(UNSAVED)).toHaveCount(0)
    await expect(photos.getByRole('listitem')).toHaveCount(0)
  })

  test('a draft is previewed with what is not saved, as a phone and as a desktop page', async ({
    page,
  }) => {
    test.slow()
    await open(page, `${site.url()}/console/listings`)
    await signUpInDialog(page, 'preview@example.com')
    await site.giveRole({ email: 'preview@example.com', role: 'editor' })
    await open(page, `${site.url()}/console/listings`)
    await page.getByRole('button', { name: 'New listing' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Brindle Mill')
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await page.getByLabel('Short description').fill('Six rooms beside a weir.')
    const photos = page.getByRole('region', { name: 'Photos' })
    const buffer = await picture('#336699')
    await photos
      .getByLabel('Add photos')
      .setInputFiles({ name: 'weir.jpg', mimeType: 'image/jpeg', buffer })
    await photos.getByLabel('Alternative text').fill('The weir')

    await page.getByRole('button', { name: 'Preview: phone' }).click()
    const frame = page.frameLocator('iframe[title="Preview of “Brindle Mill”"]')
    const title = frame.getByRole('heading', { level: 1, name: 'Brindle Mill' })
    await expect(title).toBeVisible()
    await expect(frame.getByText('Six rooms beside a weir.').first()).toBeVisible()
    const photo = frame.getByRole('region', { name: 'Photos' }).locator('img').first()
    const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth
    await expect.poll(() => photo.evaluate(widthOf)).toBe(900)
    const isCompact = () =>
      title.evaluate(({ ownerDocument }) => (ownerDocument.defaultView?.innerWidth ?? 0) < 400)
    expect(await isCompact()).toBe(true)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Preview: desktop' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('data-device', 'desktop')
    expect(await isCompact()).toBe(false)
    await page.getByLabel('Title', { exact: true }).fill('Brindle House')
    await expect(frame.getByRole('heading', { level: 1, name: 'Brindle House' })).toBeVisible()
    await frame.getByRole('tab', { name: 'Details' }).click()
    await expect(frame.getByRole('tabpanel', { name: 'Details' })).toBeVisible()
    await frame.getByRole('link', { name: 'Back to Escapes' }).click()
    await expect(frame.getByRole('heading', { level: 1, name: 'Brindle House' })).toBeVisible()
    await page.getByLabel('Country code').fill('Japan')
    await expect(page.getByText('The preview needs fields that can be saved.')).toBeVisible()
    const visited = await page.request.get(`${site.url()}/directory/escapes/brindle-mill`)
    expect(await visited.text()).not.toContain('Six rooms beside a weir.')
  })
})
