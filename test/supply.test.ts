import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './imports.ts'

type Locked = {
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
  integrity?: string
  /** Bundled in another package, whose digest covers it. */
  inBundle?: boolean
  link?: boolean
  /** Of a link the path of its folder. */
  resolved?: string
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
type Manifest = Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>
const manifest = JSON.parse(read('package.json')) as Manifest & { workspaces: string[] }
const client = JSON.parse(read('clients/typescript/package.json')) as Manifest
/** The packages of this repository: the site and its client. */
const OWN = ['', ...manifest.workspaces]
const locked = Object.entries(packages).filter(
  ([path, { link, resolved }]) => !OWN.includes(link ? (resolved ?? '') : path),
)

/** Permissive licences, and weak copyleft for files or linked libraries. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT License',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])
/** Exceptions, with the reason that makes each usable. */
const EXCEPTIONS: Record<string, string> = {
  '@img/sharp-': 'LGPL: libvips is loaded as a library of its own and can be replaced',
  argparse: 'Python-2.0: permissive, the licence of Python; builds only',
  '@inlang/plugin-message-format':
    'says nothing in its manifest; its repository is Apache-2.0; builds only',
  esprima: 'its manifest has the older form; BSD-2-Clause; tests only',
  nub: 'MIT/X11, another name of MIT; tests only',
  uritemplate: 'its manifest has the older form; MIT; tests only',
  'sqlite-wasm-kysely': 'says nothing in its manifest; its repository is MIT; builds only',
}
/** Packages whose install scripts may run: none needs one. */
const MAY_RUN_AT_INSTALL: string[] = []

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

test('every package has a licence that allows distribution with the site', () => {
  const wrong = locked.filter(([path, { license = '' }]) => {
    const name = nameOf(path)
    if (Object.keys(EXCEPTIONS).some((prefix) => name.startsWith(prefix))) return false
    const parts = license.replace(/[()]/g, '').split(/ (?:AND|OR) /)
    return !parts.every((part) => LICENCES.has(part))
  })
  expect(wrong.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([])
})

test('no install script runs', () => {
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(running.map(([path]) => nameOf(path))).toEqual(MAY_RUN_AT_INSTALL)
})

test('every package is pinned by its digest', () => {
  const loose = locked.filter(
    ([, { integrity, link, inBundle }]) => !integrity && !link && !inBundle,
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

test('every direct dependency has its reason, and no reason is obsolete', () => {
  const direct = [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.devDependencies),
    ...Object.keys(manifest.optionalDependencies),
    ...Object.keys(client.dependencies),
    // Two compilers with one name: the row says why.
    ...Object.keys(client.devDependencies).filter((name) => name !== 'typescript'),
  ]
  const page = read('docs/dependencies.md')
  const explained = [...page.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name)
  expect(explained.toSorted()).toEqual(direct.toSorted())
  expect(page).toContain(`${Object.keys(manifest.dependencies).length} at run time`)
})
