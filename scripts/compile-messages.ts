import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompilerOptions, compile } from '@inlang/paraglide-js'
import { minifySync } from 'vite'

/**
 * The compiler opens all two thousand files at once and drops, without a word, those beyond the limit of open
 * files, which is 1,024 in many containers: so it is given a file system that writes one after the other.
 */
const ONE_BY_ONE = {
  ...fs,
  promises: {
    ...fs.promises,
    writeFile: async (...args: Parameters<typeof writeFileSync>) => writeFileSync(...args),
  },
} as typeof fs

/** How the catalogues become code: a module a message, which the browser build picks from. */
export const MESSAGES: CompilerOptions = {
  project: './project.inlang',
  outdir: './domain/messages',
  strategy: ['globalVariable', 'baseLocale'],
  outputStructure: 'message-modules',
  emitReadme: false,
  fs: ONE_BY_ONE,
}

const FROM = 'domain/messages'
/** Not inside of the other, which its compiler empties. */
const TO = 'domain/messages-in-one'
const INDEX = '_index.js'
/** Imports, and the type that every file names anew. */
const REPEATED =
  /^import [^\n]*\n|^\/\*\* @typedef \{import\('\.\.\/runtime\.js'\)\.LocalizedString\}[^\n]*\n/gm
const HEAD = `import * as compiled from '../messages/registry.js'
import { getLocale, experimentalStaticLocale } from '../messages/runtime.js'

/** @typedef {import('../messages/runtime.js').LocalizedString} LocalizedString */

const plurals = new Map()
const numbers = new Map()
const registry = {
  ...compiled,
  /** @type {typeof compiled.plural} */
  plural(locale, input, options) {
    const key = locale + JSON.stringify(options)
    const rules = plurals.get(key) ?? new Intl.PluralRules(locale, options)
    plurals.set(key, rules)
    return rules.select(Number(input))
  },
  /** @type {typeof compiled.number} */
  number(locale, input, options) {
    const key = locale + JSON.stringify(options)
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
    numbers.set(key, format)
    return format.format(Number(input))
  },
}
`

/** In the order in which compiled messages look for the one that is asked for; whoever asks for none gets the last. */
const { locales: LANGUAGES } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8')) as {
  locales: string[]
}
const PLAIN_HEAD = `
const plain = (${LANGUAGES.join(', ')}) => (inputs, options) => {
  const locale = experimentalStaticLocale ?? options?.locale ?? getLocale()
  ${LANGUAGES.map((language) => `if (locale === '${language}') return ${language}`).join('\n  ')}
  return ${LANGUAGES.at(-1)}
}
`
/** What a message says in one language, with nothing to put in. */
const TEXT = /^const (\w\w)_\w+ = .* \(\) => \{\n\treturn [^`\n]*(`(?:[^`\\$]|\\.)*`)\)\n\};$/gm
const EXPORTED = /^export const (\w+) = /m

/**
 * Writes the compiled messages, one file each, into a single one for everybody but the browser build, which
 * needs them apart: two thousand files are two seconds of every start.
 */
function writeInOne(): void {
  const messages = join(FROM, 'messages')
  const files = readdirSync(messages).filter((file) => file.endsWith('.js') && file !== INDEX)
  const named = readFileSync(join(messages, INDEX), 'utf8').match(/^export \* from/gm)?.length
  if (files.length !== named)
    throw new Error(`${named} messages, but ${files.length} files of them`)
  const texts = files.map((file) =>
    readFileSync(join(messages, file), 'utf8').replaceAll(REPEATED, ''),
  )
  const body = texts
    .join('\n')
    .replaceAll("import('../runtime.js')", "import('../messages/runtime.js')")
  mkdirSync(TO, { recursive: true })
  const run = [HEAD, PLAIN_HEAD, ...texts.map(toPlain)].join('\n')
  const { code, errors } = minifySync('every.js', run)
  if (errors.length > 0) throw new Error(`messages cannot be made smaller: ${errors[0]?.message}`)
  // A server holds the text of what it runs; types are two thirds of it.
  writeFileSync(join(TO, 'every.js'), code)
  writeFileSync(join(TO, 'typed.js'), HEAD + body)
  writeFileSync(join(TO, 'every.d.ts'), "export * from './typed.js'\n")
  writeFileSync(
    join(TO, 'messages.js'),
    "export * from './every.js'\nexport * as m from './every.js'\n",
  )
}

/** Of a message without anything to put in, one function that holds its texts: five that say them are six times as large. */
function toPlain(message: string): string {
  const texts = new Map([...message.matchAll(TEXT)].map(([, language, text]) => [language, text]))
  const [, name] = EXPORTED.exec(message) ?? []
  if (!name || !LANGUAGES.every((language) => texts.has(language))) return message
  return `export const ${name} = plain(${LANGUAGES.map((language) => texts.get(language)).join(', ')})`
}

if (import.meta.main) {
  await compile(MESSAGES)
  writeInOne()
}
