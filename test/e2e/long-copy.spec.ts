import { languagePath } from '#domain/language-path.ts'
import { openAccountMenu } from './account.ts'
import { lengthen, misfits } from './long-copy.ts'
import { expect, open, PAGES, test } from './pages.ts'

/** Pages that show what others show. */
const SAME = new Set<string>([
  'escapes as a feed',
  'search results of a concern',
  'escapes of a location',
  'escapes with an amenity',
  'escapes by a rule',
  'experience not found',
  'directory escape not found',
])
const OWN = { 'sign in': '/sign-in', 'sign up': '/sign-up', profile: '/profile' }
const PLACES = Object.entries({ ...PAGES, ...OWN }).filter(([name]) => !SAME.has(name))
/** In as many tests as can run beside each other. */
const PARTS = [0, 1, 2, 3, 4, 5, 6, 7]

for (const part of PARTS) {
  test(`words that are longer by two fifths fit on every page · ${part + 1} of ${PARTS.length}`, async ({
    page,
  }, { project }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [name, path] of PLACES.filter((_, at) => at % PARTS.length === part)) {
      // In German, where a listing's own text is marked and stays as it is.
      await open(page, languagePath('de', path))
      await lengthen(page)
      await page.screenshot({ path: `.cache/long-copy/${project.name}/${name}.png` })
      expect.soft(await misfits(page), name).toEqual([])
    }
  })
}

test('longer words fit into what opens over a page', async ({ page, isMobile }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  async function look(name: string) {
    await lengthen(page)
    await page.screenshot({ path: `.cache/long-copy/${project.name}/${name}.png` })
    expect.soft(await misfits(page), name).toEqual([])
  }
  await open(page, '/escapes')
  await openAccountMenu(page, isMobile)
  await look(isMobile ? 'drawer with menu' : 'account menu')
  await page.keyboard.press('Escape')
  await open(page, '/escapes')
  await page.getByRole('button', { name: 'Open chat with Willow' }).click()
  await expect(page.getByRole('region', { name: 'Chat with Willow' })).toBeVisible()
  await look('chat')
  await open(page, '/escapes/3')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeVisible()
  await look('search panel')

  // What is looked for would be seen.
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
