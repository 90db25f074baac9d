import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, ROOT } from '#test/imports.ts'

const FOLDER = 'app/routes/console'
const names = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.tsx'))

describe('a page of the console', () => {
  test('is a route of its own', () => {
    const routes = readFileSync(join(ROOT, 'app/routes.ts'), 'utf8')
    expect(names.length).toBeGreaterThanOrEqual(8)
    for (const name of names) expect(routes).toContain(`'routes/console/${name}'`)
  })

  test.each(names)('%s is the same for everybody, private and not indexed', (name) => {
    const text = readFileSync(join(ROOT, FOLDER, name), 'utf8')
    expect(text, 'holds no data').not.toMatch(/\b(?:loader|clientLoader|action)\b/)
    expect(text).toContain('export const headers = () => CONSOLE_HEADERS')
    expect(text).toContain('return consoleMeta(')
  })

  test('no other page imports a part of it', () => {
    const pages = readdirSync(join(ROOT, 'app/routes'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.startsWith('console'))
      .map((path) => `app/routes/${path}`)
    const importers = [...pages, 'app/root.tsx'].filter((page) =>
      importsOf(page).some(({ to }) => to.includes('features/console/')),
    )
    expect(importers).toEqual([])
  })
})
