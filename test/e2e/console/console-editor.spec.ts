import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { signUpInDialog, startConsoleSite } from './console.ts'

const UNSAVED = /^(?:Not saved yet|There are changes)/

test.describe('the editor of a listing', () => {
  const site = startConsoleSite({ desktop: 30, phone: 31 })

  test('price, host, schedule and questions are edited, with faults at their parts', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/listings/3`)
    await signUpInDialog(page, 'editor@example.com')
    await site.giveRole({ email: 'editor@example.com', role: 'editor' })
    await page.reload()
    const group = (name: string) => page.getByRole('group', { name, exact: true })
    await group('Price').getByLabel('Amount').fill('much')
    await group('Price').getByLabel('Currency').selectOption('CHF')
    await group('Price').getByLabel('Unit').selectOption('per night')
    await group('Host').getByLabel('Name').fill('Ada of the Lake')
    await group('Schedule').getByLabel('How often').selectOption('Monthly')
    await group('Schedule').getByLabel('Date, or one of the dates').fill('2030-01-31')
    await group('Schedule').getByLabel('Begins at').fill('18:30')
    await group('Schedule').getByLabel('Minutes').fill('90')
    await group('Schedule').getByLabel('Time zone').fill('Europe/Zurich')
    await group('Schedule').getByLabel('Seats').fill('8')
    await group('Schedule').getByLabel('Venue').fill('Boat house')
    const questions = group('Questions and answers')
    const asked = await questions.getByLabel('Question').count()
    await questions.getByRole('button', { name: 'Add an entry' }).click()
    await questions.getByLabel('Question').last().fill('Is there a boat?')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(group('Price').getByText('this is not a value of the field.')).toBeVisible()
    await expect(questions.getByText('it is needed.')).toBeVisible()
    await expectAccessible(page)

    await group('Price').getByLabel('Amount').fill('412.50')
    await questions.getByLabel('Answer').last().fill('Two, for guests.')
    await questions.getByRole('button', { name: `Move entry ${asked + 1} up` }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(UNSAVED)).toHaveCount(0)
    await page.getByLabel('Short description').fill('It cures insomnia. A quiet house by the lake.')
    await expect(page.getByRole('status').getByText('It cures insomnia.')).toBeVisible()
    await expect(page.getByText('Short description of at least 60 characters')).toBeVisible()
    const long = page.getByRole('textbox', { name: 'Long description' })
    await long.fill('It cures insomnia at night.')
    await expect(page.getByRole('status').getByText('at night.')).toBeVisible()
    await long.press('ControlOrMeta+a')
    await long.press('Delete')
    await long.pressSequentially('The lake')
    const tools = page.getByRole('toolbar', { name: 'Formatting: Long description' })
    await tools.getByRole('button', { name: 'Heading', exact: true }).click()
    await long.press('Enter')
    await long.press('Shift+Tab')
    await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.press('Tab')
    await page.keyboard.type('Cold')
    await long.press('ControlOrMeta+b')
    await long.pressSequentially(' & deep.')
    await long.press('Enter')
    await long.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<ul><li style="color:red"><a href="https://a.example">One <i>boat</i></a></li></ul><script>x()</script>',
      )
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(long.getByRole('listitem')).toHaveText(['One boat'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(UNSAVED)).toHaveCount(0)
    await page.reload()
    await expect(long.getByRole('listitem')).toHaveText(['One boat'])
    await expect(page.getByText(UNSAVED)).toHaveCount(0)
    await expect(group('Price').getByLabel('Amount')).toHaveValue('412.5')
    await expect(questions.getByLabel('Question').nth(asked - 1)).toHaveValue('Is there a boat?')
    const shown = await page.context().newPage()
    await shown.goto(`${site.url()}/directory/escapes/3?tab=faq`)
    await expect(shown.getByText('Is there a boat?')).toBeVisible()
    const text = await page.request.get(`${site.url()}/directory/escapes/3`)
    expect(await text.text()).toContain(
      '<h3>The lake</h3><p><strong>Cold</strong> &amp; deep.</p><ul><li>One <em>boat</em></li></ul>',
    )
    await shown.close()
  })

  test('what is typed survives a reload, a lost connection and another editor', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/listings/4`)
    await signUpInDialog(page, 'typist@example.com')
    await site.giveRole({ email: 'typist@example.com', role: 'editor' })
    await page.reload()
    const description = page.getByLabel('Short description')
    const before = await description.inputValue()
    await description.fill('Typed and not saved')
    await expect(page.getByText('Your changes are stored and wait here')).toBeVisible()
    await page.reload()
    await expect(description).toHaveValue('Typed and not saved')
    await expect(page.getByText('that were not saved are here again.')).toBeVisible()
    await expectAccessible(page)

    await page.context().setOffline(true)
    await description.fill('Typed without a connection')
    await expect(page.getByText('your changes are stored in this browser.')).toBeVisible()
    const address = page.url()
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto('about:blank')
    await page.context().setOffline(false)
    await page.goto(address)
    await expect(description).toHaveValue('Typed without a connection')

    // Somebody else saves while the changes wait.
    await expect(page.getByText('Your changes are stored and wait here')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(address)
    await other.getByRole('button', { name: 'Discard them' }).click()
    await expect(other.getByLabel('Short description')).toHaveValue(before)
    await other.getByLabel('Short description').fill('Of somebody else')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText(UNSAVED)).toHaveCount(0)
    await other.close()
    await description.fill('Mine, at last')
    await expect(page.getByText('Your changes are stored and wait here')).toBeVisible()
    await page.reload()
    const conflict = page.getByRole('alert')
    await expect(conflict.getByText('Of somebody else')).toBeVisible()
    await expect(conflict.getByText('Mine, at last')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save mine over it' }).click()
    await expect(page.getByText(UNSAVED)).toHaveCount(0)
    await page.reload()
    await expect(description).toHaveValue('Mine, at last')
  })

  test('a draft is published at its time', async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(`${site.url()}/console/listings`)
    await signUpInDialog(page, 'planner@example.com')
    await site.giveRole({ email: 'planner@example.com', role: 'editor' })
    await page.reload()
    await page.getByRole('button', { name: 'New listing' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('The Morning House')
    await page.getByRole('button', { name: 'Create draft' }).click()
    const plan = async (time: string) => {
      const field = page.getByLabel(/^Date and time/)
      if (!(await field.isVisible())) await page.getByText('Publish at a time').click()
      await field.fill(time)
      await page.getByRole('button', { name: 'Plan it' }).click()
    }
    await plan('2020-01-01T09:00')
    await expect(page.getByText('This time is past.')).toBeVisible()
    await plan('2199-01-01T09:00')
    await expect(page.getByText(/It is published on .*2199, 9:00/)).toBeVisible()
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()

    // In the browser's local time, which the field takes: the next minute.
    const soon = await page.evaluate(() => {
      const at = new Date(Date.now() + 65_000)
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
    })
    await plan(soon)
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
    const address = `${site.url()}/escapes/the-morning-house`
    const status = async () => (await page.request.get(address)).status()
    await expect.poll(status, { timeout: 90_000 }).toBe(200)
    await page.reload()
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  })
})
