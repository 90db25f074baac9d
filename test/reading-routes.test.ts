import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, ROOT } from './imports.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const isFile = (stop: string) => /^[a-z]+\/.*\.tsx?$/.test(stop)

/** The routes of the README, each the stops between its arrows. */
const ROUTES = [...read('README.md').matchAll(/`[^`\n]+`(?:\s+→\s+`[^`\n]+`)+/g)].map(([route]) =>
  [...route.matchAll(/`([^`]+)`/g)].map(([, stop = '']) => stop),
)
const HOPS = ROUTES.flatMap((stops) => stops.slice(1).map((to, at) => [stops[at] ?? '', to]))

/** Whether a file imports another, a package or (the table of addresses) names it. */
function leadsTo(from: string, to: string): boolean {
  if (from === 'app/routes.ts') return read(from).includes(`'${to.replace('app/', '')}'`)
  return importsOf(from).some((one) => one.to === to)
}

/** Whether a file mentions the end of an address (who calls it) or its beginning (who mounts it). */
const mentions = (file: string, part: string | undefined) =>
  part !== undefined && read(file).includes(part)

describe('the reading routes of the README', () => {
  test('are three requests', () => {
    expect(ROUTES.length).toBeGreaterThanOrEqual(3)
  })

  test.each(HOPS)('%s leads to %s', (from, to) => {
    if (isFile(from) && to.startsWith('/')) expect(mentions(from, to.split('/').at(-1))).toBe(true)
    else if (isFile(from)) expect(leadsTo(from, to)).toBe(true)
    else if (from.startsWith('/'))
      expect(mentions(to, from.split('/').slice(0, 3).join('/'))).toBe(true)
    // Which address a package calls cannot be read from its imports.
    else expect(to.startsWith('/')).toBe(true)
  })
})
