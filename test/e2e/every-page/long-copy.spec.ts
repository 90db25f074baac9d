import { languagePath } from '#domain/language/language-path.ts'
import { openAccountMenu } from '../account/account.ts'
import { expect, open, PAGES, test } from '../pages.ts'
import { lengthen, misfits } from './long-copy.ts'

const OWN = { 'sign up': '/sign-up', profile: '/profile' }
/** One of each kind of page: the others consist of the same parts. */
const KINDS = [
  'home, explore',
  'escapes',
  'escapes as a list',
  'escape detail',
  'essential dialog',
  'experience detail',
  'instructor profile',
  'search results',
  'directory, asked',
  'event',
  'saved',
  'page not found',
] as const
const PLACES = [...KINDS.map((kind) => [kind, PAGES[kind]] as const), ...Object.entries(OWN)]
/** One part for each parallel worker. */
const PARTS = [0, 1, 2]

for (const part of PARTS) {
  test(
    `words longer by two fifths fit on every kind of page · ${part + 1} of ${PARTS.length}`,
    {
      tag: '@phone',
    },
    async ({ page }, { project }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [name, path] of PLACES.filter((_, at) => at % PARTS.length === part)) {
        // In German, where a listing's own text is marked and excluded.
        await open(page, languagePath('de', path))
        await lengthen(page)
        await page.screenshot({ path: `.cache/long-copy/${project.name}/${name}.png` })
        expect.soft(await misfits(page), name).toEqual([])
      }
    },
  )
}

test('longer words fit into dialogs and menus', async ({ page, isMobile }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  async function check(name: string) {
    await lengthen(page)
    await page.screenshot({ path: `.cache/long-copy/${project.name}/${name}.png` })
    expect.soft(await misfits(page), name).toEqual([])
  }
  await open(page, '/escapes')
  await openAccountMenu(page, isMobile)
  await check(isMobile ? 'drawer with menu' : 'account menu')
  await page.keyboard.press('Escape')
  await open(page, '/escapes')
  await page.getByRole('button', { name: 'Open chat with Willow' }).click()
  await expect(page.getByRole('region', { name: 'Chat with Willow' })).toBeVisible()
  await check('chat')
  await open(page, '/escapes/3')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeVisible()
  await check('search panel')

  // Confirms that the check detects a misfit.
  await page
    .getByRole('dialog')
    .getByRole('button')
    .first()
    .evaluate((button) => {
      button.textContent = 'Einverständniserklärung '.repeat(20)
      button.style.whiteSpace = 'nowrap'
      button.style.width = '44px'
    })
  expect(await misfits(page)).not.toEqual([])
})
