import type { Locator, Page } from '@playwright/test'

/** The ISO day so many days from now. */
export const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The calendar that a date field opens. */
export const calendar = (page: Page) =>
  page.getByRole('dialog', { name: /^Choose (dates|a date)$/ })

/** An ISO day as the calendar labels it. */
export const dayLabel = (isoDay: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(isoDay))

/** Opens the calendar of a field and chooses days in it (ISO days), the first of them first. */
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
