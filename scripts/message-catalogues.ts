import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../domain/language/language.ts'

/** A message with variants, in the terms of the message format. */
type Variants = {
  declarations?: string[]
  selectors?: string[]
  match: Record<string, string>
}
type Message = string | Variants[]
type Catalogue = Record<string, Message>

/** The catalogues by name ("shell", "home", ...). */
export function listCatalogues(folder: string): string[] {
  return readdirSync(join(folder, BASE_LANGUAGE)).map((file) => file.replace(/\.json$/, ''))
}

/**
 * Faults in the translations of a catalogue: missing or extra messages, missing or unknown parameters,
 * missing plural forms.
 *
 * @param folder with one folder of catalogues per language
 */
export function faultsOf(folder: string, name: string): string[] {
  const base = readCatalogue(folder, BASE_LANGUAGE, name)
  return LANGUAGES.filter((language) => language !== BASE_LANGUAGE).flatMap((language) => {
    const translations = readCatalogue(folder, language, name)
    const missing = Object.keys(base).filter((key) => !translations[key])
    const unasked = Object.keys(translations).filter((key) => !base[key])
    const wrong = Object.entries(base).flatMap(([key, message]) => {
      const own = translations[key]
      return own ? messageFaults(language, message, own).map((fault) => `${key} ${fault}`) : []
    })
    return [
      ...missing.map((key) => `${key} is missing`),
      ...unasked.map((key) => `${key} is not in English`),
      ...wrong,
    ].map((fault) => `${language}/${name}.json: ${fault}`)
  })
}

function readCatalogue(folder: string, language: Language, name: string): Catalogue {
  const path = join(folder, language, `${name}.json`)
  if (!existsSync(path)) return {}
  const { $schema: _schema, ...messages } = JSON.parse(readFileSync(path, 'utf8'))
  return messages as Catalogue
}

function messageFaults(language: Language, base: Message, own: Message): string[] {
  const asked = valuesOf(base)
  const parameters = valuesOf(own)
  const known = new Set([...inputsOf(base), ...localsOf(own)])
  return [
    ...(textsOf(own).some((text) => text.trim() === '') ? ['is empty'] : []),
    ...[...asked].filter((name) => !parameters.has(name)).map((name) => `does not say {${name}}`),
    ...[...parameters]
      .filter((name) => !known.has(name))
      .map((name) => `says an unknown {${name}}`),
    ...(typeof own === 'string' ? [] : own.flatMap((variants) => formFaults(language, variants))),
  ]
}

/** Each plural form of the language needs a variant, or the wildcard ("p=*"). */
function formFaults(language: Language, { declarations = [], match }: Variants): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return declarations.flatMap((declared) => {
    const name = /^local (\w+) = \w+: plural$/.exec(declared)?.[1]
    if (!name) return []
    const conditions = Object.keys(match).map((key) =>
      new RegExp(`\\b${name}=(\\w+|\\*)`).exec(key),
    )
    const given = new Set(conditions.map((found) => found?.[1] ?? '*'))
    if (given.has('*')) return []
    return forms
      .filter((form) => !given.has(form))
      .map((form) => `has no words for ${name}=${form}`)
  })
}

function textsOf(message: Message): string[] {
  if (typeof message === 'string') return [message]
  return message.flatMap(({ match }) => Object.values(match))
}

function valuesOf(message: Message): Set<string> {
  return new Set(
    textsOf(message).flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    ),
  )
}

/** The parameters of a message: declared, or used in a plain text. */
function inputsOf(message: Message): string[] {
  if (typeof message === 'string') return [...valuesOf(message)]
  return message.flatMap(({ declarations = [] }) => declaredAs('input', declarations))
}

function localsOf(message: Message): string[] {
  if (typeof message === 'string') return []
  return message.flatMap(({ declarations = [] }) => declaredAs('local', declarations))
}

function declaredAs(kind: 'input' | 'local', declarations: readonly string[]): string[] {
  return declarations.flatMap((declared) => new RegExp(`^${kind} (\\w+)`).exec(declared)?.[1] ?? [])
}
