import type { Plugin } from 'vite'

/** What a server reads from its sources when it starts; the router, and what needs it, is in the bundle alone. */
export const SHARED = /^#(?:(?:domain|search)\/(?!context\.ts$)|data\/db\/locale-context\.ts$)/

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
