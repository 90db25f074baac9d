import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const STYLES = import.meta.dirname
const ROOT = join(STYLES, '..', '..')
const sheet = readFileSync(join(STYLES, 'fonts.css'), 'utf8')

/** What a face says of itself, by the name of what it says. */
type Face = Record<string, string>

const faces = [...sheet.matchAll(/@font-face \{([^}]+)\}/g)].map(
  ([, rules = '']): Face =>
    Object.fromEntries(rules.split(';').map((rule) => rule.trim().split(/:\s*(.*)/s))),
)
const files = faces.flatMap(({ src = '' }) => /"\.\/(fonts\/[^"]+)"/.exec(src)?.[1] ?? [])
const isLatin = ({ src = '' }: Face) => src.includes('-latin-wght-')

function has({ 'unicode-range': ranges = '' }: Face, char: string): boolean {
  const code = char.codePointAt(0) ?? 0
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from = '', to = from]) =>
      code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
  )
}

test('the font files are exactly those in the style sheet', () => {
  expect(files.filter((file) => !existsSync(join(STYLES, file)))).toEqual([])
  expect(globSync('fonts/*.woff2', { cwd: STYLES }).toSorted()).toEqual(files.toSorted())
})

test('the texts of every language need the latin files only', () => {
  const written = globSync('messages/*/*.json', { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('')
  const beyond = [...new Set(written)].filter((char) => char >= ' ' && !isPictogram(char))
  for (const face of faces.filter(isLatin))
    expect(beyond.filter((char) => !has(face, char))).toEqual([])
})

const isPictogram = (char: string) => /\p{Extended_Pictographic}/u.test(char)

test('no rule uses a weight that the files lack', () => {
  const asked = globSync('app/**/*.{css,tsx}', { cwd: ROOT })
    .filter((file) => !file.endsWith('fonts.css'))
    .flatMap((file) => [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /font(?:-weight)?: [^;]*?\b([1-9]\d\d)\b(?![.\d])|\bfont-\[(\d{3})\]/g,
      ),
    ])
    .map(([, inRule, inClass]) => Number(inRule ?? inClass))
  expect(asked.length).toBeGreaterThan(50)
  expect([Math.min(...asked), Math.max(...asked)]).toEqual([340, 600])
})
