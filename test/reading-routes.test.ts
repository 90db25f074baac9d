import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, ROOT } from './imports.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const isFile = (stop: string) => /^[a-z]+\/.*\.tsx?$/.test(stop)

/** The reading routes of the README, each as its files and addresses in order. */
const ROUTES = [...read('README.md').matchAll(/`[^`\n]+`(?:\s+→\s+`[^`\n]+`)+/g)].map(([route]) =>
  [...route.matchAll(/`([^`]+)`/g)].map(([, stop = '']) => stop),
)
const HOPS = ROUTES.flatMap((stops) => stops.slice(1).map((to, at) => [stops[at] ?? '', to]))

/** Whether a file refers to another: by import, through a package, or by the table of addresses. */
function leadsTo(from: string, to: string): boolean {
  if (from === 'app/routes.ts') return read(from).includes(`'${to.replace('app/', '')}'`)
  return importsOf(from).some((one) => one.to === to)
}

/** Whether a file contains the end of an address (callers) or its beginning (mounts). */
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
    // The addresses that a package calls are not in its imports.
    else expect(to.startsWith('/')).toBe(true)
  })
})
