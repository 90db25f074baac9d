import type { Page } from '@playwright/test'
import { CARD_HTML } from '../../../server/mcp/card/register-card.ts'
import { colourFaultsOf, faultsOf } from '../axe.ts'
import { expect, test } from '../pages.ts'

const PLANTED = `<img src=x onerror="parent.postMessage('hacked', '*')"><script>parent.postMessage('hacked', '*')</script>`

const listing = {
  title: `Quiet cabin ${PLANTED}`,
  type: `Cabin ${PLANTED}`,
  location: `Kyoto ${PLANTED}`,
  rating: 4.5,
  reviews: 12,
  sample: true,
  amount: { minor: 42_000, currency: 'USD', per: 'night' },
}
const limits = [{ limit: 'pets', label: `pets ${PLANTED}`, status: 'not stated' }]

/** A client that shows the card in a frame, as the extension says, and records what the frame sends. */
async function openClient(page: Page, structuredContent: object): Promise<void> {
  await page.route('**/card-client', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Client</title>' }),
  )
  await page.goto('/card-client')
  await page.evaluate(
    ({ html, result }) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.title = 'Card'
      const sent: unknown[] = []
      Object.assign(window, { sent })
      window.addEventListener('message', ({ data }) => {
        sent.push(data)
        const reply = (message: object) =>
          frame.contentWindow?.postMessage({ jsonrpc: '2.0', ...message }, '*')
        if (data.method === 'ui/initialize')
          reply({ id: data.id, result: { hostContext: { theme: 'dark', locale: 'en-US' } } })
        if (data.method === 'ui/notifications/initialized')
          reply({ method: 'ui/notifications/tool-result', params: result })
      })
      frame.srcdoc = html
      document.body.append(frame)
    },
    { html: CARD_HTML, result: { structuredContent } },
  )
}

const sentBy = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(window, 'sent')))

test('a client shows listings as cards, and planted script stays text', async ({ page }) => {
  const items = [
    { listing, url: 'https://seekwell.example/escapes/3', limits },
    {
      listing: { ...listing, title: 'Second' },
      url: 'javascript:parent.postMessage("hacked","*")',
    },
  ]
  await openClient(page, { items })
  const card = page.frameLocator('iframe')
  await expect(card.getByRole('heading')).toHaveText([listing.title, 'Second'])
  await expect(card.getByText('$420.00 per night').first()).toBeVisible()
  await expect(card.getByText('Not stated: pets').first()).toBeVisible()
  await expect(card.locator('img, script:not(body > script)')).toHaveCount(0)
  await expect(card.getByRole('link')).toHaveCount(1)
  await card.getByRole('link').click()
  await expect.poll(() => sentBy(page)).toContain('"ui/open-link"')
  const sent = await sentBy(page)
  expect(sent).toContain('ui/notifications/size-changed')
  expect(sent).not.toContain('hacked')
})

test('care takes the place of listings', async ({ page }) => {
  await openClient(page, { care: { text: 'Please call 988.', helplines: [] }, items: [] })
  const card = page.frameLocator('iframe')
  await expect(card.getByText('Please call 988.')).toBeVisible()
  await expect(card.getByRole('heading')).toHaveCount(0)
})

test('the card has no fault that axe finds, in both themes', async ({ page }) => {
  await page.setContent(CARD_HTML)
  await page.evaluate(
    (found) => {
      window.postMessage(
        { jsonrpc: '2.0', method: 'ui/notifications/tool-result', params: found },
        '*',
      )
    },
    { structuredContent: { listing, url: 'https://seekwell.example/escapes/3' } },
  )
  await expect(page.getByRole('heading')).toContainText('Quiet cabin')
  const faults = await faultsOf(page)
  expect(faults.filter((fault) => !fault.startsWith('page-has-heading-one'))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourFaultsOf(page)).toEqual([])
})
