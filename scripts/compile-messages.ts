import fs, { readFileSync, writeFileSync } from 'node:fs'
import { type CompilerOptions, compile } from '@inlang/paraglide-js'

/**
 * The compiler's own registry creates an `Intl` formatter on each call, 0.03 to 0.08 ms; this one caches
 * them.
 */
const registry = readFileSync(new URL('./message-registry.js', import.meta.url), 'utf8')
const { baseLocale, locales } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'))

/** For Node, without a bundler: one module per language. */
export const SERVER_MESSAGES: CompilerOptions = {
  project: './project.inlang',
  outdir: './domain/messages',
  strategy: ['globalVariable', 'baseLocale'],
  outputStructure: 'locale-modules',
  emitReadme: false,
  additionalFiles: { 'registry.js': registry },
}

/**
 * For the browser build, which needs one module per message to put each message into the chunks that use
 * it.
 */
export const BROWSER_MESSAGES: CompilerOptions = {
  ...SERVER_MESSAGES,
  outdir: './domain/messages-browser',
  outputStructure: 'message-modules',
  additionalFiles: {
    'registry.js': registry,
    // A constant in the build (scripts/vite/language-files.ts); the compiler's own runtime detects
    // a language.
    'runtime.js': [
      `export const baseLocale = ${JSON.stringify(baseLocale)}`,
      `export const locales = ${JSON.stringify(locales)}`,
      'export const experimentalStaticLocale = undefined',
      "export const getLocale = () => (typeof __LANGUAGE__ === 'undefined' ? document.documentElement.lang : __LANGUAGE__)",
    ].join('\n'),
  },
  // The compiler opens all 2,300 files at once and silently drops those beyond the limit of open files.
  fs: {
    ...fs,
    promises: {
      ...fs.promises,
      writeFile: async (...args: Parameters<typeof writeFileSync>) => writeFileSync(...args),
    },
  },
}

if (import.meta.main) await compile(SERVER_MESSAGES)
