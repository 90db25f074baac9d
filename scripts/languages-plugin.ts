import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { minifySync, type Plugin, parseSync } from 'vite'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../domain/language/language.ts'
import { faultsOf, listCatalogues } from './message-catalogues.ts'

/** What stands in the browser build where a language makes a difference, until the build is written. */
const TEXT = '__LANGUAGE_TEXT__'
const LOCALE = '__LANGUAGE__'

/** A function that says a message, as source text; those that count take what counts first. */
type Texts = Record<Language, string>

const CATALOGUES = 'messages'
const MESSAGE = /\/domain\/messages\/messages\/(?!_index)[^/]+\.js$/
/** What is said to somebody in danger is at hand in every language: offline too, and whatever the page is in. */
const IN_EVERY_LANGUAGE = /\/assistant_danger_\w+\.js$/
const RUNTIME = /\/domain\/messages\/runtime\.js$/
const LAST_RESORT = /if \(\w+ === "other"\) (return .*;)\n\s*return .*\("(\w+)"\);/
const TEXTS_IN_CHUNK = new RegExp(`${TEXT}\\((["'\`])(\\w+):\\w+\\1(\\)|,)`, 'g')

/**
 * One browser build per language, out of one bundle: while it is bundled, each message is a mark with a
 * digest of its texts (so that a file's name changes with them); when it is written, English takes the
 * marks' places, and for every other language the files that say something, or lead to one that does,
 * are written once more into a folder of its own (docs/decisions/010-languages.md).
 */
export function browserLanguages(): Plugin {
  const said = new Map<string, Texts>()
  return {
    name: 'browser-languages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const faults = listCatalogues(CATALOGUES).flatMap((name) => faultsOf(CATALOGUES, name))
      if (faults.length > 0) this.error(`the messages do not say the same:\n${faults.join('\n')}`)
    },
    transform: {
      filter: { id: [MESSAGE, RUNTIME] },
      handler(code, id) {
        if (RUNTIME.test(id)) return { code: runtimeModule(), map: null }
        if (IN_EVERY_LANGUAGE.test(id)) return null
        const { key, texts, counts } = readMessage(basename(id), code)
        said.set(key, texts)
        return { code: markedModule(key, texts, counts), map: null }
      },
    },
    writeBundle: {
      order: 'pre',
      handler({ dir = '' }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const speaking = speakingFiles(chunks)
        for (const file of speaking) {
          const marked = readFileSync(join(dir, file), 'utf8')
          for (const language of LANGUAGES) {
            const own = saidIn(language, marked, said)
            const path = fileIn(language, file)
            const code = language === BASE_LANGUAGE ? own : linked(own, language, speaking)
            if (/__LANGUAGE_/.test(code)) this.error(`${path} has a message that was not found`)
            mkdirSync(join(dir, path, '..'), { recursive: true })
            writeFileSync(join(dir, path), code)
          }
        }
      },
    },
  }
}

/** In development every text is at hand; the page says which language it is in. */
export function pageLanguage(): Plugin {
  return {
    name: 'page-language',
    apply: 'serve',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: RUNTIME },
      handler: (code) => ({
        code: `${code}\noverwriteGetLocale(() => document.documentElement.lang)\n`,
        map: null,
      }),
    },
  }
}

/** Where the browser build keeps a file for a language: "assets/x.js" is English, "assets/es/x.js" Spanish. */
function fileIn(language: Language, file: string): string {
  return language === BASE_LANGUAGE ? file : file.replace(/^assets\//, `assets/${language}/`)
}

function runtimeModule(): string {
  return [
    `export const baseLocale = ${JSON.stringify(BASE_LANGUAGE)}`,
    `export const locales = ${JSON.stringify(LANGUAGES)}`,
    'export const experimentalStaticLocale = undefined',
    `export const getLocale = () => ${LOCALE}`,
  ].join('\n')
}

function markedModule(key: string, texts: Texts, counts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)
  const given = [JSON.stringify(`${key}:${digest}`), ...counts.map((name) => `registry.${name}`)]
  return [
    "import * as registry from '../registry.js'",
    `export const ${key} = /* @__PURE__ */ ${TEXT}(${given.join(', ')})`,
  ].join('\n')
}

/**
 * Takes a compiled message apart: `const en_<key> = (inputs) => ...` per language, or the name of another.
 *
 * @throws Error where the compiler writes something else
 */
function readMessage(file: string, code: string): { key: string; texts: Texts; counts: string[] } {
  const values = new Map<string, string>()
  let key = ''
  for (const node of parseSync(file, code).program.body) {
    const isExport = node.type === 'ExportNamedDeclaration'
    const declared = isExport ? node.declaration : node
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      if (isExport) key = id.name
      values.set(id.name, code.slice(init.start, init.end))
    }
  }
  const counts = [
    ...new Set([...code.matchAll(/\bregistry\.(\w+)\(/g)].map((found) => found[1] ?? '')),
  ]
  const textIn = (language: Language) => {
    let text = values.get(`${language}_${key}`)
    for (let same = text && values.get(text); same; same = values.get(text ?? '')) text = same
    if (!key || !text)
      throw new Error(`${file} is not written as messages are: no ${language} text`)
    return functionOf(
      withoutLastResort(text, key).replaceAll(/\bregistry\.(\w+)\(/g, '$1('),
      counts,
    )
  }
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)]))
  return { key, texts: texts as Texts, counts }
}

/** A number that is none of the cases before is "other": what the compiler says for one beyond, the key, is never said. */
function withoutLastResort(source: string, key: string): string {
  return source.replace(LAST_RESORT, (whole, other: string, said: string) =>
    said === key ? other : whole,
  )
}

/** The smallest spelling of a function, made to be called with what it counts with. */
function functionOf(source: string, counts: readonly string[]): string {
  const made = counts.length > 0 ? `(${counts.join(', ')}) => ${source}` : source
  const { code, errors } = minifySync('message.js', `say = ${made}`)
  const text = /^say=([\s\S]*?);?\s*$/.exec(code)?.[1]
  if (!text || errors.length > 0) throw new Error(`a message cannot be made smaller: ${source}`)
  return `(${text})`
}

function saidIn(language: Language, marked: string, said: ReadonlyMap<string, Texts>): string {
  return marked
    .replace(TEXTS_IN_CHUNK, (whole, _quote, key: string, end: string, at: number) => {
      const text = said.get(key)?.[language]
      if (!text) return whole
      if (end === ',') return `${text}(`
      // What is only given a name needs no brackets.
      const isNamed = marked[at - 1] === '=' && /[,;]/.test(marked.charAt(at + whole.length))
      return isNamed ? text.slice(1, -1) : text
    })
    .replaceAll(new RegExp(`\\b${LOCALE}\\b`, 'g'), JSON.stringify(language))
}

type Chunk = { fileName: string; code: string; imports: string[]; dynamicImports: string[] }

/** The files that say something, and those that lead to one of them. */
function speakingFiles(chunks: readonly Chunk[]): Set<string> {
  const speaking = new Set(
    chunks.filter(({ code }) => code.includes('__LANGUAGE_')).map(({ fileName }) => fileName),
  )
  for (let before = -1; before !== speaking.size; ) {
    before = speaking.size
    for (const { fileName, imports, dynamicImports } of chunks)
      if ([...imports, ...dynamicImports].some((file) => speaking.has(file))) speaking.add(fileName)
  }
  return speaking
}

/** Leads from a language's folder to its own files and to those that all languages share. */
function linked(code: string, language: Language, speaking: ReadonlySet<string>): string {
  return code.replace(
    /(["'`])(\.\/|\/?assets\/)([\w.-]+\.js)\1/g,
    (whole, quote: string, folder: string, name: string) => {
      const isOwn = speaking.has(`assets/${name}`)
      if (folder === './') return isOwn ? whole : `${quote}../${name}${quote}`
      return isOwn ? `${quote}${folder}${language}/${name}${quote}` : whole
    },
  )
}
