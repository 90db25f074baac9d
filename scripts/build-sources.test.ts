import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, ROOT } from '#test/imports.ts'

const SOURCES: string[] = JSON.parse(readFileSync(join(ROOT, 'scripts/build-sources.json'), 'utf8'))
const isNamed = (path: string) => SOURCES.some((of) => path === of || path.startsWith(`${of}/`))

test('a change of any import of the build configuration makes a build stale', () => {
  const reached = new Set(['vite.config.ts', 'react-router.config.ts'])
  for (const path of reached)
    for (const { to } of importsOf(path))
      if (/\.tsx?$/.test(to) && existsSync(join(ROOT, to))) reached.add(to)
  expect(reached.size).toBeGreaterThan(5)
  expect([...reached].filter((path) => !isNamed(path))).toEqual([])
})

test.each(['package.json', 'package-lock.json', 'tsconfig.json'])('so does %s', (path) => {
  expect(isNamed(path)).toBe(true)
})
