import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes the font files that app/styles/fonts.css names from the whole ones of the packages: with its weights
 * and characters only. Needs fonttools with brotli (`pip install fonttools brotli`), and is
 * only run when that sheet or a package changes: the site serves the files.
 */
const ROOT = join(import.meta.dirname, '..')
const STYLES = join(ROOT, 'app', 'styles')
const PACKAGES = join(ROOT, 'node_modules', '@fontsource-variable')
const FACE =
  /font-weight: (?<weight>[^;]+);[^}]*"\.\/fonts\/(?<file>[^"]+)"[^}]*unicode-range:\s+(?<range>[^;]+);/g
/** What text needs, and figures of one width; fractions and the like are not set anywhere. */
const FEATURES = 'kern,liga,calt,ccmp,locl,mark,mkmk,rvrn,rlig,tnum,pnum'
/** Whose it is and under which licence, which has to go with every copy. */
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

/** Its hints are a third of it, and it is only used where text is large; the other one's are seven bytes. */
const isDisplay = (file: string) => file.startsWith('petrona')

const packageOf = (file: string) => join(PACKAGES, isDisplay(file) ? 'petrona' : 'hanken-grotesk')

const sheet = readFileSync(join(STYLES, 'fonts.css'), 'utf8')
for (const { groups = {} } of sheet.matchAll(FACE)) {
  const { file = '', weight = '', range = '' } = groups
  makeFont(file, weight, range)
  process.stdout.write(`${file}\n`)
}
