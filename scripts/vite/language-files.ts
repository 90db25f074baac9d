import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { BASE_LANGUAGE, LANGUAGES } from '../../domain/language/language.ts'
import { faultsOf, listCatalogues } from '../message-catalogues.ts'

const CATALOGUES = 'messages'
const MESSAGE = /\/domain\/messages-browser\/messages\/(?!_index)[^/]+\.js$/
/** Emergency texts may be needed in another language than the page's, also offline. */
const IN_EVERY_LANGUAGE = /\/assistant_danger_\w+\.js$/
/** The exported function of a compiled message, which selects a language on each call. */
const CHOICE = /^export const (\w+) = [\s\S]*/m
/** A free identifier in the bundle, replaced with the language of the folder. */
const LANGUAGE = '__LANGUAGE__'
const BEFORE_SCRIPT_NAME = /(?<=["'`]\/?assets\/)(?=[\w.-]+\.js["'`])/g

/**
 * Writes each chunk once per language, minified with the language as a constant: English under `assets/`,
 * the others under `assets/<language>/` (docs/decisions/010-languages.md).
 */
export function languageFiles(): Plugin {
  return {
    name: 'language-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const faults = listCatalogues(CATALOGUES).flatMap((name) => faultsOf(CATALOGUES, name))
      if (faults.length > 0) this.error(`the catalogues differ:\n${faults.join('\n')}`)
    },
    transform: {
      filter: { id: { include: MESSAGE, exclude: IN_EVERY_LANGUAGE } },
      handler(code, id) {
        const [, name] = CHOICE.exec(code) ?? []
        if (!name) this.error(`${id} is not a compiled message`)
        const choice = LANGUAGES.map(
          (language) => `${LANGUAGE} === '${language}' ? ${language}_${name} : `,
        )
        return {
          code: code.replace(CHOICE, `export const ${name} = ${choice.join('')}null`),
          map: null,
        }
      },
    },
    writeBundle: {
      order: 'pre',
      handler({ dir = '' }, bundle) {
        for (const language of LANGUAGES) {
          const folder = language === BASE_LANGUAGE ? '' : `${language}/`
          mkdirSync(join(dir, 'assets', folder), { recursive: true })
          for (const chunk of Object.values(bundle)) {
            if (!chunk.fileName.endsWith('.js')) continue
            const path = chunk.fileName.replace(/^assets\//, `assets/${folder}`)
            // The script of a worker.
            if (chunk.type !== 'chunk') {
              writeFileSync(join(dir, path), chunk.source)
              continue
            }
            const own = chunk.code
              .replaceAll(LANGUAGE, JSON.stringify(language))
              .replace(BEFORE_SCRIPT_NAME, folder)
            const { code, errors } = minifySync(path, own, { module: true })
            if (errors[0]) this.error(`${path}: ${errors[0].message}`)
            writeFileSync(join(dir, path), code)
          }
        }
      },
    },
  }
}
