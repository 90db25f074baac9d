import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './imports.ts'
import { SPECIFICATION_LINES, type SpecificationLine } from './specification-lines.ts'

const FOLDERS = ['app', 'assistant', 'auth', 'data', 'domain', 'search', 'server', 'test']

/** Test files whose titles carry each line's key, browser tests first. */
export function testsByLine(): Map<string, string[]> {
  const files = FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length)),
  )
  const texts = files
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
    .sort((a, b) => order(a.file).localeCompare(order(b.file)))
  const carries = ({ key }: SpecificationLine, text: string) =>
    new RegExp(`['"\`]${key.replaceAll('.', '\\.')}(?=['"\`]| ·)`).test(text)
  return new Map(
    SPECIFICATION_LINES.map((line) => [
      line.key,
      texts.filter(({ text }) => carries(line, text)).map(({ file }) => file),
    ]),
  )
}

/** docs/specification.md: every line of the specification with its tests. */
export function specificationPage(): string {
  const tests = testsByLine()
  const rows = SPECIFICATION_LINES.map(
    ({ key, says, deviates, untested }) =>
      `| ${key} | ${says.replaceAll('|', '\\|')} | ${deviates ? `deviates, because ${deviates}` : 'holds'} | ${(tests.get(key) ?? []).map((file) => `\`${file}\``).join('<br>') || `none: ${untested}`} |`,
  )
  return [
    '# The specification, line by line',
    '',
    'Each line of sections 1 to 9, with the tests that carry its name. Written by',
    '`node_modules/.bin/node test/write-specification.ts`; a test keeps it in step.',
    '',
    '| line | what it says | verdict | shown by |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function order(file: string): string {
  return `${file.startsWith('test/e2e/') ? 0 : 1}${file}`
}
