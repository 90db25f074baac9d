import { expect, type Page, test } from '@playwright/test'
import { open } from '../pages.ts'

/** The groups that the next view transition animates. */
async function transitionOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const animated = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const transition = start(update)
          const groups = () =>
            document.getAnimations().flatMap(({ effect }) => {
              const name = (effect as KeyframeEffect).pseudoElement
              return name?.startsWith('::view-transition-group') ? [name] : []
            })
          transition.ready.then(() => resolve(groups()))
          return transition
        }
      }),
  )
  await act()
  return animated
}

test('the sun travels to the next tab', async ({ page }) => {
  await open(page, '/search-results?q=sleep')
  const places = page.locator('.tabs').evaluate(
    (tabs) =>
      new Promise<number>((resolve) => {
        const seen = new Set<string>()
        tabs.addEventListener('transitionend', (event) => {
          if ((event as TransitionEvent).pseudoElement === '::after') resolve(seen.size)
        })
        const look = () => {
          seen.add(getComputedStyle(tabs, '::after').left)
          requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.getByRole('tab').nth(2).click()
  expect(await places).toBeGreaterThan(2)
})

test('cards that stay move to their new places when a list is sorted', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/escapes?hour=calm')
  // A slow response would show placeholders in between.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const sort = page.locator('select[name=sort]')
  const groups = await transitionOf(page, () => sort.selectOption('price-low'))
  expect(groups).toContain('::view-transition-group(match-element)')
})

test('the print of a card grows into that of its page', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/escapes')
  const card = page.locator('.listing-card-title a').first()
  expect(await transitionOf(page, () => card.click())).toContain(
    '::view-transition-group(chosen-print)',
  )
})

test('nothing moves on phones, nor where reduced motion is preferred', async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/escapes?hour=calm')
  const sort = page.locator('select[name=sort]')
  expect(await transitionOf(page, () => sort.selectOption('price-low'))).toEqual([])
})
