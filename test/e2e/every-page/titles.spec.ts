import { expect, test } from '../pages.ts'

const TITLES: [path: string, title: string][] = [
  ['/escapes', 'Wellness Escapes'],
  ['/directory/escapes', 'Wellness Escapes Directory'],
  ['/experiences', 'Wellness Experiences'],
  ['/directory/experiences', 'Wellness Experiences Directory'],
  ['/escapes/11', 'Escape listing not found'],
  ['/directory/experiences/nope', 'Experience not found'],
  ['/nope', 'Page not found'],
]

test('each page has a title of its own', { tag: '@desktop' }, async ({ request }) => {
  for (const [path, title] of TITLES) {
    const html = await (await request.get(path)).text()
    const [, shown] = /<title>(.*?)<\/title>/.exec(html) ?? []
    expect(shown?.split(/ [-–—|·] /)[0], path).toBe(title)
  }
})
