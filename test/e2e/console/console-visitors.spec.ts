import { readFile } from 'node:fs/promises'
import type { ConsoleRequests, RequestWords } from '#domain/console/console-api.ts'
import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { openPage, signUpInDialog, startConsoleSite } from './console.ts'

const TURN = { question: 'Something for sleep', answer: 'A tea before bed.' }
const SINCE = '2030-01-01T09:00:00.000Z'
const REQUEST = {
  id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  listing: { id: '3', title: 'Yukitani Ryokan', thumbnail: null, path: '/escapes/yukitani-ryokan' },
  term: { kind: 'stay', checkIn: '2030-05-01', checkOut: '2030-05-03' },
  guests: 2,
  state: 'sent',
  createdAt: SINCE,
  waiting: { since: SINCE, until: '2030-01-08T09:00:00.000Z' },
} satisfies ConsoleRequests['requests'][number]

test.describe('what visitors think and ask for, in the console', () => {
  const site = startConsoleSite({ desktop: 32, phone: 33 })

  test('a rating is shown with what the visitor sent, annotated and exported', async ({ page }) => {
    test.slow()
    const rate = (body: object) =>
      page.request.post(`${site.url()}/functions/v1/anthropic-ai`, {
        data: { operation: 'feedback', verdict: 'down', outcome: 'found', cards: ['3'], ...body },
      })
    await rate({ answer: 'a'.repeat(24), complaints: ['off-topic'] })
    const sent = await rate({ answer: 'b'.repeat(24), comment: 'Too vague', turn: TURN })
    expect(sent.status()).toBe(204)

    await page.goto(`${site.url()}/console/answers`)
    await signUpInDialog(page, 'ratings@example.com')
    await site.giveRole({ email: 'ratings@example.com', role: 'editor' })
    await page.reload()
    const rating = page.getByRole('listitem').filter({ hasText: 'Too vague' }).first()
    await expect(rating.getByText(TURN.question)).toBeVisible()
    await expect(rating.getByText(TURN.answer)).toBeVisible()
    await rating.locator('summary').click()
    await rating.getByLabel('Note for staff').fill('It should ask back')
    await rating.getByLabel('Dealt with').check()
    await expectAccessible(page)
    await rating.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Note saved').first()).toBeVisible()
    await page.reload()
    await expect(rating.getByText('It should ask back').first()).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as test cases' }).click()
    const cases = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
    expect(cases.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ turns: [TURN.question], note: 'It should ask back' }),
    ])
  })

  test('a request is answered with the words of its visitor in view', async ({ page }) => {
    await page.goto(`${site.url()}/console`)
    await signUpInDialog(page, 'answers@example.com')
    await site.giveRole({ email: 'answers@example.com', role: 'moderator' })
    await page.reload()
    // A site without mail takes no requests: reading.test.ts has the server's part.
    let answered: object | null = null
    const words: RequestWords = { name: 'Grace', message: 'We come late.' }
    await page.route(/\/console\/v1\/requests\?/, (route) =>
      route.fulfill({ json: { requests: answered ? [] : [REQUEST], page: 1, pages: 1 } }),
    )
    await page.route(/\/console\/v1\/requests\/[^/]+$/, (route) => route.fulfill({ json: words }))
    await page.route(/\/console\/v1\/requests\/[^/]+\/answer$/, (route) => {
      answered = route.request().postDataJSON()
      return route.fulfill({ status: 204 })
    })
    await openPage(page, 'Booking requests')
    await page.getByRole('button', { name: 'Answer the request for Yukitani Ryokan' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('We come late.')).toBeVisible()
    await dialog.getByRole('textbox').fill('The key is under the stone.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('No booking request matches.')).toBeVisible()
    expect(answered).toEqual({
      answer: 'accept',
      note: 'The key is under the stone.',
      basedOn: SINCE,
    })
  })
})
