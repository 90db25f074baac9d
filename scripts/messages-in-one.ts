import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FROM = 'domain/messages'
/** Not inside of the other, which its compiler empties. */
const TO = 'domain/messages-in-one'
/** Imports, and the type that every file names anew. */
const REPEATED =
  /^import [^\n]*\n|^\/\*\* @typedef \{import\('\.\.\/runtime\.js'\)\.LocalizedString\}[^\n]*\n/gm
const HEAD = `import * as compiled from '../messages/registry.js'
import { getLocale, experimentalStaticLocale } from '../messages/runtime.js'

/** @typedef {import('../messages/runtime.js').LocalizedString} LocalizedString */

const plurals = new Map()
const registry = {
  ...compiled,
  /** @type {typeof compiled.plural} */
  plural(locale, input, options) {
    const key = locale + JSON.stringify(options)
    const rules = plurals.get(key) ?? new Intl.PluralRules(locale, options)
    plurals.set(key, rules)
    return rules.select(Number(input))
  },
}
`

/**
 * Writes the compiled messages, one file each, into a single one for everybody but the browser build, which
 * needs them apart: two thousand files are two seconds of every start.
 */
function writeInOne(): void {
  const messages = join(FROM, 'messages')
  const texts = readdirSync(messages)
    .filter((file) => file.endsWith('.js') && file !== '_index.js')
    .map((file) => readFileSync(join(messages, file), 'utf8').replaceAll(REPEATED, ''))
  const body = texts
    .join('\n')
    .replaceAll("import('../runtime.js')", "import('../messages/runtime.js')")
  mkdirSync(TO, { recursive: true })
  writeFileSync(join(TO, 'every.js'), HEAD + body)
  writeFileSync(
    join(TO, 'messages.js'),
    "export * from './every.js'\nexport * as m from './every.js'\n",
  )
}

writeInOne()
