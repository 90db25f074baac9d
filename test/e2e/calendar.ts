import type { Locator, Page } from '@playwright/test'

/** The ISO day a number of days from now. */
export const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The calendar opened by a date field. */
export const calendar = (page: Page) =>
  page.getByRole('dialog', { name: /^Choose (dates|a date)$/ })

/** The calendar's label of an ISO day. */
export const dayLabel = (isoDay: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(isoDay))

/** Opens the calendar of a field and chooses days in it (ISO days), in this order. */
export async function chooseDays(page: Page, field: Locator, ...days: string[]) {
  await field.click()
  for (const isoDay of days) {
    const day = calendar(page).getByRole('button', { name: dayLabel(isoDay) })
    await calendar(page).getByRole('grid').first().waitFor()
    while ((await day.count()) === 0)
      await calendar(page).getByRole('button', { name: 'Next month' }).click()
    await day.click()
  }
}
