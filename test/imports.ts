import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

export const ROOT = normalize(join(import.meta.dirname, '..'))

/** One import of one module by another, including types. */
export type Import = { from: string; to: string; names: string[] }

const SOURCE = /\.tsx?$/
const SKIPPED = /(^|\/)(node_modules|build|\.[^/]+)(\/|$)|domain\/messages\/|\.d\.ts$/

/** Every source file below the named folders, as paths from the root. */
export function listSources(folders: readonly string[]): string[] {
  // An empty folder is missing in a clone.
  return folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
        .filter((path) => !SKIPPED.test(path)),
    )
}

/** The imports of a source file: first-party ones as paths from the root, packages by name. */
export function importsOf(path: string): Import[] {
  const program = parseAst(readFileSync(join(ROOT, path), 'utf8'), {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    astType: 'ts',
  })
  const found: Import[] = []
  visit(program, (node) => {
    const source = node['source']
    if (!isNode(source) || typeof source['value'] !== 'string') return
    const names = Array.isArray(node['specifiers']) ? node['specifiers'].flatMap(importedName) : []
    found.push({ from: path, to: resolve(path, source['value']), names })
  })
  return found
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  if (!isNode(value) || Array.isArray(value)) return
  if (typeof value['type'] === 'string' && /^(Import|Export)/.test(value['type'])) see(value)
  for (const child of Object.values(value)) visit(child, see)
}

function importedName(specifier: unknown): string[] {
  if (!isNode(specifier) || !isNode(specifier['imported'])) return []
  const name = specifier['imported']['name']
  return typeof name === 'string' ? [name] : []
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return specifier
}
