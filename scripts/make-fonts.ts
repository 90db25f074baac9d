import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Subsets the fonts of the packages to the files that app/styles/fonts.css names, with its weights and
 * characters. Needs fonttools with brotli (`pip install fonttools brotli`). Run it only when that sheet
 * or a package changes: the site serves the files.
 */
const ROOT = join(import.meta.dirname, '..')
const STYLES = join(ROOT, 'app', 'styles')
const PACKAGES = join(ROOT, 'node_modules', '@fontsource-variable')
const FACE =
  /font-weight: (?<weight>[^;]+);[^}]*"\.\/fonts\/(?<file>[^"]+)"[^}]*unicode-range:\s+(?<range>[^;]+);/g
/** Standard text features, and tabular figures; fractions and the like are unused. */
const FEATURES = 'kern,liga,calt,ccmp,locl,mark,mkmk,rvrn,rlig,tnum,pnum'
/** Copyright and licence, which every copy must include. */
const NAMES = '0,13,14'

function makeFont(file: string, weight: string, range: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-fonts-'))
  const instance = join(folder, 'instance.ttf')
  try {
    const source = join(packageOf(file), 'files', file)
    const axis = `wght=${weight.replace(' ', ':')}`
    execFileSync('fonttools', [
      'varLib.instancer',
      '-q',
      '--no-recalc-timestamp',
      source,
      axis,
      '-o',
      instance,
    ])
    execFileSync('fonttools', [
      'subset',
      instance,
      `--unicodes=${range.replaceAll(/\s/g, '')}`,
      `--layout-features=${FEATURES}`,
      `--name-IDs=${NAMES}`,
      ...(isDisplay(file) ? ['--no-hinting'] : []),
      '--flavor=woff2',
      `--output-file=${join(STYLES, 'fonts', file)}`,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Hints are a third of its size, and it is only used for large text; those of the other font take seven
 * bytes.
 */
const isDisplay = (file: string) => file.startsWith('petrona')

const packageOf = (file: string) => join(PACKAGES, isDisplay(file) ? 'petrona' : 'hanken-grotesk')

const sheet = readFileSync(join(STYLES, 'fonts.css'), 'utf8')
for (const { groups = {} } of sheet.matchAll(FACE)) {
  const { file = '', weight = '', range = '' } = groups
  makeFont(file, weight, range)
  process.stdout.write(`${file}\n`)
}
