import type { Plugin } from 'vite'
import { toAscii } from '../ascii.ts'

/** What a server reads from its sources when it starts; the router, and what needs it, is in the bundle alone. */
export const SHARED = /^#(?:(?:domain|search)\/(?!context\.ts$)|data\/said-in\.ts$)/

/**
 * Leaves the domain and the search out of the server's bundle: a bundled copy would hold all words, dictionaries
 * and messages a second time.
 */
export function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: {
      filter: { id: SHARED },
      handler: (id) => ({ id, external: true }),
    },
  }
}

/** Writes the server's bundle in ASCII (`toAscii`). */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    // Once everything is written: the printer would spell escapes out again.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = toAscii(file.code)
      },
    },
  }
}
